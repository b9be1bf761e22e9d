// Files of the ledger's branch: where a project's lie, and their text from what the client hands out.
import { z } from 'zod'

const contentSchema = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() })

/** The bytes as asked for; JSON that the client has parsed already; or, from a server that does not know raw, the file in base64. */
export function fileText(data: unknown): string | undefined {
  if (typeof data === 'string') return data
  const wrapped = contentSchema.safeParse(data)
  if (wrapped.success) return Buffer.from(wrapped.data.content, 'base64').toString('utf8')
  return typeof data === 'object' && data !== null ? JSON.stringify(data) : undefined
}

/** A project's folder: its id where that is a plain name, else with every other byte written as `~XX`. */
export function folderOf(projectId: string): string {
  const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~')
  return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
