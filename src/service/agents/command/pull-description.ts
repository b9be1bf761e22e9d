// Title and description of a pull request: what the program said about its change, or the files that it changed.
import { constants, open } from 'node:fs/promises'
import { findMarker, removeMarkers } from '../job-marker.ts'

export interface Description {
  readonly title: string
  readonly body: string
}

/** GitHub takes 256 characters and 65,536; nobody reads that much. */
const longest = { title: 120, body: 10_000, paths: 30 }

/**
 * @param said what the program wrote: a title, and below it the rest, like the message of a commit
 * @param prompt the line by which the pull request is found again comes from it, whatever the program wrote
 */
export function buildDescription(said: string, paths: readonly string[], prompt: string): Description {
  const clean = removeMarkers(said.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '')).trim()
  const [first = '', ...rest] = clean.split('\n')
  const title = first.replace(/^#+\s*/, '').trim()
  const body = rest.join('\n').trim()
  const marker = findMarker(prompt)
  return {
    title: cut(title === '' ? nameChange(paths) : title, longest.title),
    body: [cut(body === '' ? listPaths(paths) : body, longest.body), ...(marker ? [marker] : [])].join('\n\n'),
  }
}

function nameChange(paths: readonly string[]): string {
  const others = paths.length - 1
  const more = others <= 0 ? '' : ` and ${others} more ${others === 1 ? 'file' : 'files'}`
  return `docs: change ${(paths[0] ?? '').replace(/[\p{C}]/gu, '?')}${more}`
}

function listPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, longest.paths).map((path) => `- \`${path.replace(/[`\p{C}]/gu, '?')}\``)
  const rest = paths.length - shown.length
  return ['Files changed:', '', ...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

/** Empty if the program wrote none. A link could lead to a secret, and a pipe would never end: only a file counts. */
export async function readDescription(path: string): Promise<string> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => undefined)
  if (!file) return ''
  try {
    if (!(await file.stat()).isFile()) return ''
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024))
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
