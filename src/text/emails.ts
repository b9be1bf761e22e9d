// E-mail addresses, also where their signs are written out or spaced apart.

/** Both halves are bounded, and looked for around a sign only, so that time stays linear. */
const sign = /%(?:25){0,2}40|\\{1,4}u0040|\\{1,4}x40|\\{0,4}[@\uff20\ufe6b]/gi
/** A quick look, since a text may hold nothing but signs. */
const noName = /[\s\\@＠,;:()[\]<>{}]/
const noHost = /[\s@＠%.,;:()<>{}"']/
const longestLocal = 64

const localPart = /(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}\p{Join_Control}.．!#$%&'*+_~-]{0,63}|"[^"\n]{1,62}")$/u
/** The last label is of ASCII letters alone or of others alone: text without blanks may follow. */
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\p{Join_Control}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
const dot = '(?:[.．｡]|。(?=[A-Za-z]))'
const last =
  '(?:xn--[a-z\\d-]{2,59}|[a-z]{2,63}(?![a-z\\d]|-[a-z\\d])|[\\uff41-\\uff5a]{2,63}|(?=[^\\x00-\\x7f])\\p{L}[\\p{L}\\p{M}]{1,62})'
const domain = new RegExp(
  `(?:(?:${label}${dot}){1,8}${last}|\\[(?:\\d{1,3}(?:\\.\\d{1,3}){3}|IPv6:[\\da-f:.]{2,45})\\])`,
  'iuy',
)

const common =
  'com|org|net|edu|gov|info|biz|dev|app|io|me|co|eu|mail|example|test|invalid|de|fr|es|it|nl|uk|ch|at|be|pl|ru|jp|cn|in|br|se|no|dk|fi|cz|pt|us|ca|au'
const name = "[\\p{L}\\p{N}_](?:[\\p{L}\\p{M}\\p{N}.+_'-]{0,62}[\\p{L}\\p{N}_])?"
const plainLabel = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const open = '[ \\t]{0,3}[(\\[{<]{1,2}[ \\t]{0,2}'
const close = '[ \\t]{0,2}[)\\]}>]{1,2}[ \\t]{0,3}'
const atWord = '(?:at|ät|@|arroba|arobase|chiocciola|kukac|zavináč|małpa|собака)'
const dotWord = '(?:dot|\\.|punkt|point|punto|ponto|pkt|tečka|kropka|точка)'
const bracketDot = `(?:\\.|${open}${dotWord}${close}|[ \\t]{1,3}(?:dot|punkt|point|punto|ponto)[ \\t]{1,3})`
/** Not inside a longer word: the name is bounded, so nothing is gained by starting later. */
const start = "(?<![\\p{L}\\p{M}\\p{N}.+_'-])"

/** `name (at) example (dot) org`, `name [at] example.org`. */
const bracketed = new RegExp(
  `${start}${name}${open}${atWord}${close}(?:${plainLabel}${bracketDot}){1,5}\\p{L}{2,24}`,
  'giu',
)
/** `name AT example DOT org`; in small letters only for a name that no sentence has, so that `look at example dot org` stays. */
const shouted = new RegExp(
  `${start}${name}[ \\t]{1,3}AT[ \\t]{1,3}(?:${plainLabel}[ \\t]{1,3}DOT[ \\t]{1,3}){1,5}\\p{L}{2,24}`,
  'gu',
)
const spoken = new RegExp(
  `${start}(?=[\\p{L}\\p{M}'-]{0,62}[\\d._+])${name}[ \\t]{1,3}at[ \\t]{1,3}(?:${plainLabel}[ \\t]{1,3}dot[ \\t]{1,3}){1,5}\\p{L}{2,24}`,
  'gu',
)
/** `first.last at gmail.com`; elsewhere only in capitals, `first.last AT example.com`, since `index.html at example.com` is a sentence. */
const mailboxes =
  'gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|aol|proton|protonmail|gmx|web|mail|fastmail|posteo|zoho|yandex|qq|163|126'
const dotOrWord = '(?:\\.|[ \\t]{1,3}dot[ \\t]{1,3})'
const atMailbox = new RegExp(
  `${start}(?=[\\p{L}\\p{M}'-]{0,62}[\\d._+])${name}[ \\t]{1,3}(?:at|AT|At)[ \\t]{1,3}(?:${mailboxes})${dotOrWord}(?:${common})(?![\\p{L}\\p{N}-])`,
  'gu',
)
const atHost = new RegExp(
  `${start}(?=[\\p{L}\\p{M}'-]{0,62}[\\d._+])${name}[ \\t]{1,3}AT[ \\t]{1,3}(?:${plainLabel}\\.){1,5}(?:${common})(?![\\p{L}\\p{N}-])`,
  'gu',
)
/** `name @ example . org`, and `first.last @ example.org`; not `lunch @ example.org`, nor `a.weight @ b.t(x)`. */
const spaced = new RegExp(
  `${start}(?:${name}[ \\t]{0,3}[@＠][ \\t]{0,3}(?:${plainLabel}[ \\t]{1,3}\\.[ \\t]{1,3}){1,5}` +
    `|${name}[@＠][ \\t]{1,3}(?:${plainLabel}\\.){1,5}` +
    `|(?=[\\p{L}\\p{M}'-]{0,62}[\\d._+])${name}[ \\t]{1,3}[@＠][ \\t]{0,3}(?:${plainLabel}\\.){1,5})(?:${common})(?![\\p{L}\\p{N}(\\[.-])`,
  'giu',
)
const disguises: readonly (readonly [sign: RegExp, form: RegExp])[] = [
  [/[)\]}>]/, bracketed],
  [/ AT /, shouted],
  [/ at /i, atMailbox],
  [/ AT /, atHost],
  [/ dot /, spoken],
  [/\s[@＠]|[@＠]\s/, spaced],
]

/** Puts `[e-mail]` in the place of addresses. */
export function blotEmails(text: string): { readonly text: string; readonly count: number } {
  const plain = blotPlain(text)
  let count = plain.count
  const whole = disguises.reduce((rest, [needed, form]) => {
    if (!needed.test(rest)) return rest
    return rest.replace(form, () => {
      count += 1
      return '[e-mail]'
    })
  }, plain.text)
  return { text: whole, count }
}

/** In UTF-16 units: no host is longer before its first dot, marks included. */
const longestLabel = 260

/** Whether a dot, or the bracket of a literal address, comes soon; asked from left to right, each sign of a text is looked at once. */
function lookForDots(text: string): (from: number) => boolean {
  const dots = /[.．｡。[]/g
  let next = -1
  return (from) => {
    if (next < from) {
      dots.lastIndex = from
      next = dots.exec(text)?.index ?? Number.POSITIVE_INFINITY
    }
    return next - from <= longestLabel
  }
}

function blotPlain(text: string): { readonly text: string; readonly count: number } {
  const kept: string[] = []
  const mayBeHost = lookForDots(text)
  let from = 0
  for (const { index, 0: at } of text.matchAll(sign)) {
    const end = index + at.length
    if (!mayBeHost(end) || noName.test(text[index - 1] ?? ' ') || noHost.test(text[end] ?? ' ')) continue
    const local = localPart.exec(text.slice(startOfName(text, from, index), index))?.[0]
    if (!local) continue
    domain.lastIndex = end
    const host = domain.exec(text)?.[0]
    // `git@host:` names a repository, not a person.
    if (!host || (local === 'git' && /^[:/]/.test(text.slice(end + host.length, end + host.length + 1)))) continue
    kept.push(text.slice(from, index - local.length), '[e-mail]')
    from = end + host.length
  }
  return { text: kept.join('') + text.slice(from), count: kept.length / 2 }
}

/** Where what may be a name begins, so that the pattern has little to try; a quoted one may hold anything. */
function startOfName(text: string, from: number, end: number): number {
  const lowest = Math.max(from, end - longestLocal)
  if (text[end - 1] === '"') return lowest
  let start = end
  while (start > lowest && !noName.test(text[start - 1] ?? ' ')) start -= 1
  return start
}
