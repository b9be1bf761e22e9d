// Addresses that a run asks: its own operations, with one segment where an id stands.

const github = [
  /^POST \/graphql$/,
  /^GET \/repos\/acme\/docs$/,
  /^POST \/repos\/acme\/docs\/labels$/,
  // A dry run asks for each permission, and for the rules of the ledger's branch.
  /^POST \/repos\/acme\/docs\/pulls$/,
  /^GET \/repos\/acme\/docs\/rules\/branches\/feedback-to-fix%2Fledger$/,
  /^(?:GET|POST|PATCH) \/repos\/acme\/docs\/(?:issues|git|commits|contents|comments)(?:[/?].*)?$/,
  /^GET \/repos\/acme\/docs\/pulls\/\d+(?:\/(?:files|commits)\?[\w=&]*)?$/,
  /^GET \/repos\/acme\/docs\/compare\/[\w.%-]+\.\.\.[\da-f]{40}(?:\?[\w=&]*)?$/,
  /^PUT \/repos\/acme\/docs\/contents\/docs\/ledger\.json$/,
  /^DELETE \/repos\/acme\/docs\/issues\/\d+\/labels\/feedback-to-fix%3A(?:clear|look|block)$/,
  /^GET \/repos\/[A-Za-z\d-]{1,39}\/(?!\.+\/)[\w.-]{1,100}\/pulls\?[\w=&-]*$/,
]
const service = [
  /^GET \/v1\/analytics\/docs\/feedback\?[\w=&.%,~*+-]*$/,
  /^POST \/v2\/agent\/docs\/job$/,
  /^GET \/v2\/agent\/docs\/job\/(?!\.{1,2}$)(?!(?:%2e)+$)[\w.~!*'()%-]+$/i,
]
/** A step up, or a character that an address encodes. */
const odd = /(?:^|\/)\.{1,2}(?:[/?]|$)|[\s\\<>"{}|^`#]|[^\x20-\x7e]/

export const judgeGitHubAddress = (text: string): string[] => judge(text, github)
export const judgeServiceAddress = (text: string): string[] => judge(text, service)

function judge(text: string, forms: readonly RegExp[]): string[] {
  const path = text.slice(text.indexOf(' ') + 1)
  if (odd.test(path)) return ['an address with a step up or a character that does not belong there']
  return forms.some((form) => form.test(text)) ? [] : ['an address that no step of ours has']
}
