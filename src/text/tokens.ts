// Tokens and keys that are known by their form: most by a prefix of their issuer. Where the forms come from: what issuers publish.
// Every form is linear: it starts with a fixed prefix, or at the start of a run of letters and digits, and looks over a bounded stretch.
import { tokensAnywhere, tokensBehindOthers } from './tokens-anywhere.ts'
import { tokensAtStart } from './tokens-at-start.ts'

/** Not inside a longer word. */
const start = '(?<![A-Za-z0-9])'

/** The whole run of token characters is taken, so that nothing left behind can look like the start of another. */
export const token = new RegExp(
  `(?:${[...tokensAnywhere, ...tokensBehindOthers].join('|')}|${start}(?:${tokensAtStart.join('|')}))[A-Za-z0-9_-]*`,
  'g',
)

/** Letters and digits in full width, or of the mathematical alphabets. */
const disguise = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u
const disguised = /[!-~\uff01-\uff5e\u{1d400}-\u{1d7ff}]{16,}/gu

/** No token is shorter, and most texts have nothing as long. */
const long = /[A-Za-z0-9_.~+/=:$-]{16}/

/** Puts what `blot` returns in the place of each token, also of one that is written in the letters of another width or style. */
export function blotTokens(text: string, blot: () => string): string {
  const plain = long.test(text) ? text.replace(token, blot) : text
  if (!disguise.test(plain)) return plain
  return plain.replace(disguised, (run) => (disguise.test(run) && isToken(run.normalize('NFKC')) ? blot() : run))
}

function isToken(text: string): boolean {
  return long.test(text) && text.search(token) >= 0
}
