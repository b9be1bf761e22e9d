// Redacts tokens with a known form (`tokens.json`), even in full-width letters or broken across lines.
import { hasAny, traits } from '../unicode/traits.ts'
import tokens from './tokens.json' with { type: 'json' }

interface Row {
  readonly pattern: string
  readonly inside?: boolean
}

/** Not inside a longer word, unless the prefix is unusual. Matches the whole run, because the rest could look like a token again. */
function compile(rows: readonly Row[]): RegExp {
  const forms = rows.map(({ pattern, inside }) => (inside ? pattern : `(?<![A-Za-z0-9])${pattern}`))
  return new RegExp(`(?:${forms.join('|')})[A-Za-z0-9_-]*`, 'g')
}

const token = compile(tokens)
/** Only known issuers: with any other, two lines of code would be a token. */
const issued = compile(tokens.filter(({ name }) => name !== 'live and test keys' && name !== 'any other issuer'))

/** Full-width or mathematical letters and digits. */
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
  if (!text.includes('\n')) return text
  const wraps = [...text.matchAll(wrap)]
  if (wraps.length === 0) return text
  const joined = text.replace(wrap, '')
  let kept = ''
  let from = 0
  let [passed, removed] = [0, 0]
  // For a place in the joined text: whether a wrap lies after `start`, and how much all wraps before the place removed.
  const advance = (to: number): number => {
    for (let next = wraps[passed]; next !== undefined && next.index - removed < to; next = wraps[++passed])
      removed += next[0].length
    return removed
  }
  for (const { index, 0: found } of joined.matchAll(issued)) {
    const start = index + advance(index + 1)
    const end = index + found.length + advance(index + found.length)
    if (end - start === found.length) continue
    kept += text.slice(from, start) + mask()
    from = end
  }
  return kept + text.slice(from)
}
