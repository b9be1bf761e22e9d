// New and changed code blocks, each with its text before the change.
import { squeeze } from '../../../changes/lines.ts'
import type { PageChange } from '../../../changes/page.ts'

export interface Block {
  readonly text: string
  readonly lang: string
  readonly line: number
  /** The text that it replaced; undefined for a new block. */
  readonly before: string | undefined
}

/** New and changed code blocks; in a format that is judged by lines, the changed lines. */
export function listBlocks({ format, isParsed, added, removed, hunks }: PageChange): Block[] {
  if (!isParsed || format === 'text' || format === 'html') {
    return hunks.map(({ line, added, removed }) => {
      return { text: added.join('\n'), lang: '', line, before: removed.length > 0 ? removed.join('\n') : undefined }
    })
  }
  const gone = removed.filter((part) => part.kind === 'code').map(({ lang, value }) => ({ lang, value }))
  return added
    .filter((part) => part.kind === 'code')
    .map(({ lang, value, line }) => {
      const at = findLikest(value, gone)
      const [before] = at < 0 ? [] : gone.splice(at, 1)
      return { text: value, lang, line: line + 1, before: before?.value }
    })
}

/** The index of the removed block with the most lines in common, or of the only one in the same language. */
function findLikest(value: string, gone: readonly { lang: string; value: string }[]): number {
  const lines = new Set(value.split('\n').map(squeeze))
  const shares = gone.map(
    (other) => other.value.split('\n').filter((line) => line !== '' && lines.has(squeeze(line))).length,
  )
  const most = shares.reduce((best, share) => (share > best ? share : best), 0)
  return most > 0 ? shares.indexOf(most) : gone.length === 1 ? 0 : -1
}
