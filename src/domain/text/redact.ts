// E-mail addresses and secrets, taken out of a text. Clean it first: a hidden character would split a token.
import { secretPatterns } from './secrets.ts'

export interface Redacted {
  readonly text: string
  /** How many addresses and secrets were taken out. */
  readonly count: number
}

// Both halves are bounded, and looked for around an `@` only, so that time stays linear.
const at = /@|%40|[\uff20\ufe6b]/gi
const localPart = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}.!#$%&'*+_~-]{0,63}$/u
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,8}(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{2,59})/iu

/** Puts `[e-mail]` and `[secret]` in their place. Redacting twice is redacting once. */
export function redact(text: string): Redacted {
  let count = 0
  const withoutSecrets = secretPatterns.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (_match: string, ...groups: unknown[]) => {
        const named = typeof groups[0] === 'string' ? groups[0] : ''
        count += 1
        return `${named}[secret]`
      }),
    text,
  )
  const { text: withoutBoth, count: addresses } = redactAddresses(withoutSecrets)
  return { text: withoutBoth, count: count + addresses }
}

function redactAddresses(text: string): Redacted {
  const kept: string[] = []
  let from = 0
  for (const { index, 0: sign } of text.matchAll(at)) {
    const before = text.slice(Math.max(from, index - 64), index)
    const local = localPart.exec(before)?.[0]
    const host = domain.exec(text.slice(index + sign.length, index + sign.length + 600))?.[0]
    // `git@host:` names a repository, not a person.
    if (!local || !host || (local === 'git' && /^[:/]/.test(text.slice(index + sign.length + host.length)))) continue
    kept.push(text.slice(from, index - local.length), '[e-mail]')
    from = index + sign.length + host.length
  }
  return { text: kept.join('') + text.slice(from), count: kept.length / 2 }
}
