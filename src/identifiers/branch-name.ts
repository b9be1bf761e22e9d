// The name of the ledger's branch.

declare const brand: unique symbol

export type BranchName = string & { readonly [brand]: 'branch' }

const form = /^[A-Za-z0-9._/+=,-]{1,200}$/
/** Git and GitHub's API would resolve these to something other than a branch of this name. */
const ambiguous = /^(?:HEAD|[0-9a-f]{40}|[0-9a-f]{64})$|^(?:refs|heads|tags|remotes)(?:\/|$)/i

/** The rules of `git check-ref-format` for these characters, without ambiguous names. */
export function parseBranchName(text: string): BranchName | undefined {
  if (!form.test(text) || text.includes('..') || text.startsWith('-') || ambiguous.test(text)) return undefined
  const isPlain = (part: string) => !/^$|^\.|\.$|\.lock$/i.test(part)
  return text.split('/').every(isPlain) ? (text as BranchName) : undefined
}
