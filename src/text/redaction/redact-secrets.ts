// Keys, tokens and passwords: recognised by their form (`redact-tokens.ts`), or by the words before them (`assignments.json`).
import assignments from './assignments.json' with { type: 'json' }
import { hasVariety, isOdd, isPassword, isStrong } from './plausible-secret.ts'
import { redactPrivateKeys } from './private-keys.ts'
import { redactTokens } from './redact-tokens.ts'

export function redactSecrets(text: string, mask: () => string): string {
  return redactAssignments(redactTokens(redactPrivateKeys(text, mask), mask), mask)
}

// In the rows of assignments, a name in braces stands for one of its words.
const words = new Map(
  Object.entries(assignments.words).map(([name, list]) => [name, `(?:${list.flat().join('|')})`] as const),
)
const values: Readonly<Record<string, string>> = {
  value: '[A-Za-z0-9._~+/=:$!%^*@#?-]{least,}',
  rest: '[^\\s"\'`<>,;&|]{least,}',
  login: '[^\\s/?#[]{least,100}(?=@)',
}
const tests: Readonly<Record<string, (secret: string) => boolean>> = {
  any: (secret) => !secret.startsWith('[secret]'),
  odd: isOdd,
  password: isPassword,
  strong: isStrong,
  varied: hasVariety,
}
const forms = assignments.rows.map(({ before, value, least, accepts }) => {
  const front = before.replace(/\{([a-z]+)\}/g, (_, name: string) => words.get(name) ?? '')
  return {
    pattern: new RegExp(`(${front})(${values[value]?.replace('least', String(least))})`, 'gi'),
    accepts: tests[accepts] ?? isOdd,
  }
})
/** Every form needs one of these; most texts have none. */
const cue = new RegExp(`[=>|:：＝]|--|-u[ \\t]|bearer|token|key|secret|credential|${words.get('password')}`, 'i')

function redactAssignments(text: string, mask: () => string): string {
  if (!cue.test(text)) return text
  return forms.reduce(
    (rest, { pattern, accepts }) =>
      rest.replace(pattern, (match: string, before: string, secret: string) =>
        accepts(secret) ? `${before}${mask()}` : match,
      ),
    text,
  )
}
