// The hostile corpus by the fields that its texts come from.
import { readCorpus, type Sample } from '../support/read-corpus.ts'

const readerFields = ['comment', 'code', 'path', 'filename', 'lang', 'contact', 'entryId'] as const
const jobFields = ['jobId', 'prLink', 'repository', 'error'] as const
const pullFields = ['pullTitle', 'pullBody', 'branch'] as const
const fields = [...readerFields, ...jobFields, ...pullFields] as const
export type Field = (typeof fields)[number]

export interface HostileItem extends Sample {
  readonly field: Field
  /** Texts of other fields of the same entry, job or pull request. */
  readonly also: Readonly<Partial<Record<Field, string>>>
}

export function loadHostile(): HostileItem[] {
  return readCorpus('hostile').map((item) => {
    const field = fields.find((name) => name === item.field)
    if (field === undefined) throw new Error(`${item.id}: there is no field ${item.field}`)
    return { ...item, field }
  })
}

export const isOfReader = ({ field }: HostileItem) => readerFields.some((name) => name === field)
export const isOfJob = ({ field }: HostileItem) => jobFields.some((name) => name === field)
export const isOfPull = ({ field }: HostileItem) => pullFields.some((name) => name === field)
