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
