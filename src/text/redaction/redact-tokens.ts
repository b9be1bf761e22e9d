// Redacts tokens with a known form (`tokens.json`), even in full-width letters or broken across lines.
import { hasAny, traits } from '../unicode/traits.ts'
import tokens from './tokens.json' with { type: 'json' }

/** Those that may be inside a longer word, because their form is unusual, and those that may not. */
const inside = Object.values(tokens.inside)
const alone = (forms: Readonly<Record<string, string>>) => Object.values(forms).map((form) => `(?<![A-Za-z0-9])${form}`)
/** Matches the whole run, because the rest could look like a token again. */
const compile = (forms: readonly string[]) => new RegExp(`(?:${forms.join('|')})[A-Za-z0-9_-]*`, 'g')
const token = compile([...inside, ...alone(tokens.alone), ...alone(tokens['of any issuer'])])
/** Only known issuers: with any other, two lines of code would be a token. */
const issued = compile([...inside, ...alone(tokens.alone)])

const disguised = /[!-~\uff01-\uff5e\u{1d400}-\u{1d7ff}]{16,}/gu

export function redactTokens(text: string, mask: () => string): string {
  const whole = redactBroken(text, mask)
  // No token is shorter than such a run.
  const plain = hasAny(whole, traits.run) ? whole.replace(token, mask) : whole
  if (!hasAny(plain, traits.other) || !/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u.test(plain)) return plain
  return plain.replace(disguised, (run) => {
    const folded = run.normalize('NFKC')
    return folded !== run && folded.search(token) >= 0 ? mask() : run
  })
}

/** A line end inside a token, and the quote mark after it; what follows mixes digits and letters, as no word does. */
const wrap = new RegExp(
  [
    '(?<=[A-Za-z0-9_.-]{3})[ \\t]?\\n[ \\t]{0,8}(?:[>|][ \\t]{0,2}){0,3}',
    '(?=[A-Za-z_-]{0,24}\\d[A-Za-z0-9_-]{0,24}[A-Za-z]|[A-Za-z0-9_-]{0,24}[A-Za-z]\\d)',
  ].join(''),
  'g',
)

/** Tokens that continue after a line end. They are searched for without such line ends, and redacted at their original positions. */
function redactBroken(text: string, mask: () => string): string {
  const wraps = text.includes('\n') ? [...text.matchAll(wrap)] : []
  if (wraps.length === 0) return text
  let kept = ''
  let [from, passed, removed] = [0, 0, 0]
  /** How much all wraps before a place in the joined text removed. */
  const advance = (to: number): number => {
    for (let next = wraps[passed]; next !== undefined && next.index - removed < to; next = wraps[++passed])
      removed += next[0].length
    return removed
  }
  for (const { index, 0: found } of text.replace(wrap, '').matchAll(issued)) {
    const start = index + advance(index + 1)
    const end = index + found.length + advance(index + found.length)
    if (end - start === found.length) continue
    kept += text.slice(from, start) + mask()
    from = end
  }
  return kept + text.slice(from)
}
