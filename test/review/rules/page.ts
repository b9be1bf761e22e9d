// A changed page with little written down.
import type { PageChange } from '../../../src/changes/page.ts'

export function pageOf(parts: Partial<PageChange> = {}): PageChange {
  const empty = { before: [], after: [], added: [], removed: [], addedLines: [], removedLines: [], hunks: [] }
  return { path: 'docs/setup.md', format: 'markdown', isParsed: true, ...empty, ...parts }
}
