// What all checks of one change share.
import { type Base, readBase } from './base.ts'
import { indexReaders, type Readers } from './readers.ts'
import type { Subject } from './result.ts'
import { listAdded, type Snippet } from './snippets.ts'
import { listTargets, type Targets } from './targets.ts'

export interface Context extends Omit<Subject, 'readers'> {
  readonly base: Base
  readonly readers: Readers
  readonly entries: NonNullable<Subject['readers']>
  readonly targets: Targets | undefined
  readonly added: readonly Snippet[]
}

export function createContext(subject: Subject): Context {
  const entries = subject.readers ?? []
  return {
    ...subject,
    base: readBase(subject),
    readers: indexReaders(subject.readers),
    entries,
    targets: listTargets(subject.change.paths),
    added: listAdded(subject.pages),
  }
}
