// Secrets that only the words before them give away: assignments, headers, options, addresses with a password.
// `assignments.json` has a row for each form; a name in braces stands for one of its words.
import data from './assignments.json' with { type: 'json' }
import { hasVariety, isOdd, isPassword } from './variety.ts'

const words = new Map(Object.entries(data.words))
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

const forms = data.rows.map(({ before, value, least, accepts }) => ({
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
export function blotAssignments(text: string, blot: () => string): string {
  if (!sign.test(text)) return text
  return forms.reduce(
    (rest, { pattern, accepts }) =>
      rest.replace(pattern, (match: string, before: string, secret: string) =>
        accepts(secret) ? `${before}${blot()}` : match,
      ),
    text,
  )
}
