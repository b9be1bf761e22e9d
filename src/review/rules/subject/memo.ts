// Computes once per subject what several rules need.
import type { Subject } from './rule.ts'

export function perSubject<T>(make: (subject: Subject) => T): (subject: Subject) => T {
  const made = new WeakMap<Subject, { readonly value: T }>()
  return (subject) => {
    const known = made.get(subject) ?? { value: make(subject) }
    made.set(subject, known)
    return known.value
  }
}

/** Computes once per subject and key. Beyond `most` keys, nothing more is computed, and the answer is `beyond`. */
export function perKey<Asked, T>(
  { most, beyond, keyOf }: { readonly most: number; readonly beyond: T; readonly keyOf: (asked: Asked) => string },
  make: (subject: Subject, asked: Asked) => T,
): (subject: Subject, asked: Asked) => T {
  const listAnswers = perSubject(() => new Map<string, { readonly value: T }>())
  return (subject, asked) => {
    const answers = listAnswers(subject)
    const key = keyOf(asked)
    if (!answers.has(key) && answers.size < most) answers.set(key, { value: make(subject, asked) })
    return answers.get(key)?.value ?? beyond
  }
}
