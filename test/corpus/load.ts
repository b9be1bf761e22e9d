// The hostile corpus as values: every text put together, with the field that it comes from.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const readerFields = ['comment', 'code', 'path', 'filename', 'lang', 'contact', 'entryId'] as const
const jobFields = ['jobId', 'prLink', 'repository', 'error'] as const
const pullFields = ['pullTitle', 'pullBody', 'branch'] as const
const fields = [...readerFields, ...jobFields, ...pullFields] as const
export type Field = (typeof fields)[number]

export interface HostileItem {
  readonly id: string
  readonly family: string
  readonly field: Field
  readonly text: string
  /** Texts of other fields of the same entry, job or pull request. */
  readonly also: Readonly<Partial<Record<Field, string>>>
  readonly attack: boolean
  readonly canaries: readonly string[]
}

const parts = z.object({ parts: z.array(z.string()) })
const itemSchema = z.strictObject({
  id: z.string(),
  note: z.string(),
  field: z.enum(fields).default('comment'),
  text: z.string().optional(),
  parts: parts.shape.parts.optional(),
  repeat: z.object({ text: z.string(), times: z.int() }).optional(),
  // biome-ignore lint/suspicious/noThenProperty: the corpus calls it so
  then: z.string().optional(),
  also: z.partialRecord(z.enum(fields), z.string()).default({}),
  attack: z.boolean().default(false),
  canaries: z.array(z.union([z.string(), parts])).default([]),
})

const folder = join(import.meta.dirname, 'hostile')

export function loadHostile(): HostileItem[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const rows = readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((row) => row !== '')
      return rows.map((row) => readItem(file.replace('.jsonl', ''), JSON.parse(row)))
    })
}

function readItem(family: string, json: unknown): HostileItem {
  const { id, field, also, attack, canaries, ...body } = itemSchema.parse(json)
  const repeated = body.repeat === undefined ? '' : body.repeat.text.repeat(body.repeat.times)
  const text = body.text ?? body.parts?.join('') ?? `${repeated}${body.then ?? ''}`
  const words = canaries.map((canary) => (typeof canary === 'string' ? canary : canary.parts.join('')))
  return { id, family, field, text, also: also as HostileItem['also'], attack, canaries: words }
}

export const isOfReader = ({ field }: HostileItem) => readerFields.some((name) => name === field)
export const isOfJob = ({ field }: HostileItem) => jobFields.some((name) => name === field)
export const isOfPull = ({ field }: HostileItem) => pullFields.some((name) => name === field)
