// Keys and tokens that their issuers made recognisable: `tokens.json` has a row for each family.
import rows from './tokens.json' with { type: 'json' }

/** Not within a longer word, unless the prefix is odd enough for that. */
const forms = rows.map(({ pattern, inside }) => (inside ? pattern : `(?<![A-Za-z0-9])${pattern}`))

/** All of the run goes, so that nothing left of it can look like the start of another token. */
export const token = new RegExp(`(?:${forms.join('|')})[A-Za-z0-9_-]*`, 'g')

/** No token is shorter, and most texts have nothing as long. */
const long = /(?<![A-Za-z0-9_.~+/=:$-])[A-Za-z0-9_.~+/=:$-]{16}/

/** Letters and digits in full width, or of the mathematical alphabets. */
const disguised = /[!-~\uff01-\uff5e\u{1d400}-\u{1d7ff}]{16,}/gu

/** Tokens replaced by what `blot` returns, also those written in letters of another width or style. */
export function blotTokens(text: string, blot: () => string): string {
  const plain = long.test(text) ? text.replace(token, blot) : text
  if (!/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u.test(plain)) return plain
  return plain.replace(disguised, (run) => {
    const folded = run.normalize('NFKC')
    return folded !== run && folded.search(token) >= 0 ? blot() : run
  })
}
