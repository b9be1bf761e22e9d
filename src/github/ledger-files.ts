// Files on the ledger's branch: a project's folder, and a file's text from an answer.

import { z } from 'zod'
import { parseJson } from '../http/parse-json.ts'

const contentSchema = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() })

/** From the raw text or, if a server ignores the raw media type, from JSON and base64. */
export function fileText(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined
  const wrapped = contentSchema.safeParse(parseJson(data))
  return wrapped.success ? Buffer.from(wrapped.data.content, 'base64').toString('utf8') : data
}

/**
 * The project's id, with every byte that is unsafe in a file name written as `~XX`. Injective; ids that differ only in case collide
 * in a checkout on a case-insensitive file system, but not in git.
 */
export function folderOf(projectId: string): string {
  const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~')
  // The branch's own README.md is beside the folders.
  if (/^readme\.md$/i.test(encoded)) return encoded.replace('.', '~2E')
  return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
