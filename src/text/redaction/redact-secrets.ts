// Keys, tokens and passwords: recognised by their form (`redact-tokens.ts`), or by the words before them (`assignments.json`).

import { hasAny, traits } from '../unicode/traits.ts'
import assignments from './assignments.json' with { type: 'json' }
import { hasVariety, isOdd, isPassword, isStrong } from './plausible-secret.ts'
import { redactPrivateKeys } from './private-keys.ts'
import { redactTokens } from './redact-tokens.ts'

export function redactSecrets(text: string, mask: () => string): string {
  return redactAssignments(redactTokens(redactPrivateKeys(text, mask), mask), mask)
}

// In the rows of assignments, a name in braces stands for one of its words.
const words = new Map(Object.entries(assignments.words))
const values: Readonly<Record<string, (least: number) => string>> = {
  value: (least) => `[A-Za-z0-9._~+/=:$!%^*@#?-]{${least},}`,
  rest: (least) => `[^\\s"'\`<>,;&|]{${least},}`,
  login: (least) => `[^\\s/?#[]{${least},100}(?=@)`,
}
const tests: Readonly<Record<string, (secret: string) => boolean>> = {
  any: (secret) => !secret.startsWith('[secret]'),
  odd: isOdd,
  password: isPassword,
  strong: isStrong,
  varied: hasVariety,
}

const assignmentForms = assignments.rows.map(({ before, value, least, accepts }) => ({
  pattern: new RegExp(`(${expand(before)})(${values[value]?.(least)})`, 'gi'),
  accepts: tests[accepts] ?? isOdd,
}))

function expand(pattern: string): string {
  return pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${words.get(name)?.join('|')})`)
}

/** Every form needs one of these or a sign of an assignment; most texts have none. */
const cue = compileCue(words.get('password') ?? [])
const asciiCue = compileCue(
  (words.get('password') ?? []).filter((word) => !/[^ -~]/.test(word.replace(/\[.*?\]/g, ''))),
)

function compileCue(passwords: readonly string[]): RegExp {
  return new RegExp(`[：＝]|--|-u[ \\t]|bearer|token|key|secret|credential|${passwords.join('|')}`, 'i')
}

function mayAssign(text: string): boolean {
  return hasAny(text, traits.assign | traits[':']) || (hasAny(text, traits.other) ? cue : asciiCue).test(text)
}

/** Replaces each secret with what `mask` returns; the words before it stay. */
function redactAssignments(text: string, mask: () => string): string {
  if (!mayAssign(text)) return text
  return assignmentForms.reduce(
    (rest, { pattern, accepts }) =>
      rest.replace(pattern, (match: string, before: string, secret: string) =>
        accepts(secret) ? `${before}${mask()}` : match,
      ),
    text,
  )
}
