// Files of the ledger's branch: where a project's lie, and their text from what the client hands out.
import { z } from 'zod'

const contentSchema = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() })

/** The bytes as asked for; or, from a server that does not know raw, the file wrapped in JSON and base64. */
export function fileText(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined
  const wrapped = contentSchema.safeParse(parseJson(data))
  return wrapped.success ? Buffer.from(wrapped.data.content, 'base64').toString('utf8') : data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A project's folder: its id where that is a plain name, else with every other byte written as `~XX`. Two ids have two folders, though
 * those of ids that differ in case do so too: git tells them apart, and only a checkout on some file systems does not.
 */
export function folderOf(projectId: string): string {
  const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~')
  // The branch's own README.md lies beside the folders.
  if (/^readme\.md$/i.test(encoded)) return encoded.replace('.', '~2E')
  return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
