// Keys, tokens and passwords: recognisable by themselves (`tokens.json`), or by the words before them (`assignments.json`).
import assignments from './assignments.json' with { type: 'json' }
import { blotPrivateKeys } from './private-keys.ts'
import tokens from './tokens.json' with { type: 'json' }
import { hasVariety, isOdd, isPassword } from './variety.ts'

/** Secrets replaced by what `blot` returns. */
export function blotSecrets(text: string, blot: () => string): string {
  return blotAssignments(blotTokens(blotPrivateKeys(text, blot), blot), blot)
}

/** Not within a longer word, unless the prefix is odd enough for that. */
const tokenForms = tokens.map(({ pattern, inside }) => (inside ? pattern : `(?<![A-Za-z0-9])${pattern}`))

/** All of the run goes, so that nothing left of it can look like the start of another token. */
const token = new RegExp(`(?:${tokenForms.join('|')})[A-Za-z0-9_-]*`, 'g')

/** No token is shorter, and most texts have nothing as long. */
const long = /(?<![A-Za-z0-9_.~+/=:$-])[A-Za-z0-9_.~+/=:$-]{16}/

/** Letters and digits in full width, or of the mathematical alphabets. */
const disguised = /[!-~\uff01-\uff5e\u{1d400}-\u{1d7ff}]{16,}/gu

/** Tokens replaced by what `blot` returns, also those written in letters of another width or style. */
function blotTokens(text: string, blot: () => string): string {
  const plain = long.test(text) ? text.replace(token, blot) : text
  if (!/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u.test(plain)) return plain
  return plain.replace(disguised, (run) => {
    const folded = run.normalize('NFKC')
    return folded !== run && folded.search(token) >= 0 ? blot() : run
  })
}

// In the rows of assignments a name in braces stands for one of its words.
const words = new Map(Object.entries(assignments.words))
const values: Readonly<Record<string, (least: number) => string>> = {
  value: (least) => `[A-Za-z0-9._~+/=:$!%^*@#?-]{${least},}`,
  rest: (least) => `[^\\s"'\`<>,;&|]{${least},}`,
  login: (least) => `[^\\s/?#[]{${least},100}(?=@)`,
}
const tests: Readonly<Record<string, (secret: string) => boolean>> = {
  any: () => true,
  odd: isOdd,
  password: isPassword,
  varied: hasVariety,
}

const assignmentForms = assignments.rows.map(({ before, value, least, accepts }) => ({
  pattern: new RegExp(`(${expand(before)})(${values[value]?.(least)})`, 'gi'),
  accepts: tests[accepts] ?? isOdd,
}))

function expand(pattern: string): string {
  return pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${words.get(name)?.join('|')})`)
}

/** What every form needs; most texts have none of it. */
const sign = new RegExp(
  `[:=：＝>|]|--|-u[ \\t]|bearer|token|key|secret|credential|${words.get('password')?.join('|')}`,
  'i',
)

/** Each secret replaced by what `blot` returns; the words before it stay. */
function blotAssignments(text: string, blot: () => string): string {
  if (!sign.test(text)) return text
  return assignmentForms.reduce(
    (rest, { pattern, accepts }) =>
      rest.replace(pattern, (match: string, before: string, secret: string) =>
        accepts(secret) ? `${before}${blot()}` : match,
      ),
    text,
  )
}
