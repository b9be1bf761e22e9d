// Invented addresses, tokens and numbers that stand in the fixtures of all tests, and that no sink of any run may hold.
// None stands in one piece here, so that the search of files for them does not find this one.

/** In no word of any language: every email address and token has it in each of its parts. */
const mark = ['zq', 'canary'].join('')

export function contactOf(id: string): string {
  return `reader-${id.replace(/[^\w]/g, '').slice(0, 30)}.${mark}@${mark}.example`
}

export const canaryToken = ['ghp', `${mark}A1b2C3d4E5f6G7h8I9j0K1l2M3n4`].join('_')
export const canaryEmail = contactOf('writes')
export const canaryPhone = ['+1', '202', '555', '0187'].join('-')
export const canaryCard = ['5200', '8282', '8282', '8210'].join(' ')

// The mark stands in the token and in each contact.
export const canaries: readonly string[] = [mark, canaryPhone, canaryCard]

/** The first canary in a text, or in any text or name inside a value. It is not repeated whole. */
export function findCanary(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const found = canaries.find((canary) => value.includes(canary))
    return found === undefined ? undefined : `${found.slice(0, 4)}…`
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = findCanary(inner) ?? findCanary(key)
    if (found !== undefined) return found
  }
  return undefined
}

/** @throws when anything that got out of a run holds a canary. @param where it was, for the message */
export function forbidCanaries(where: string, value: unknown): void {
  const found = findCanary(value)
  if (found !== undefined) throw new Error(`A canary got out of ${where}: ${found}`)
}
