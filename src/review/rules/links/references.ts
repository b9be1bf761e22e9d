// References to other pages in a site generator's markup: `:doc:`, `xref:`, `relref`.
import type { PageChange } from '../../../changes/page.ts'
import { listCodeLines } from '../subject/code-lines.ts'
import type { Finding, Subject } from '../subject/rule.ts'
import { listEnds, listTargets, resolve, toPage } from '../subject/targets.ts'
import references from './references.json' with { type: 'json' }

interface Reference {
  readonly pattern: RegExp
  /** Whether it is relative to the page's folder; otherwise, it is relative to a root that depends on the site. */
  readonly isRelative: boolean
}

const referencesOf = new Map(
  Object.entries(references).map(([format, rows]): [string, readonly Reference[]] => [
    format,
    (rows as readonly { pattern: string; isRelative?: boolean }[]).map(({ pattern, isRelative = false }) => {
      return { pattern: new RegExp(pattern, 'g'), isRelative }
    }),
  ]),
)

/** References that lead to no file. */
export function findUnresolved(subject: Subject): Finding[] {
  const targets = listTargets(subject)
  if (targets === undefined) return []
  return subject.pages.flatMap((page) => {
    const folder = page.path.toLowerCase().split('/').slice(0, -1)
    return (referencesOf.get(page.format) ?? []).flatMap(({ pattern, isRelative }) =>
      listNamed(page, pattern)
        .filter(({ name }) => {
          const local = toPage(name.toLowerCase().replace(/^(?:\.?\/)+/, ''))
          const isHere = isRelative && !name.startsWith('/')
          return isHere ? !targets.has(toPage(resolve(folder, local) ?? '?')) : !listEnds(subject).has(local)
        })
        .map(({ line, name }) => ({ path: page.path, line, subject: name })),
    )
  })
}

function listNamed(page: PageChange, pattern: RegExp): { line: number; name: string }[] {
  const found = page.addedLines.flatMap(({ line, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ line, name: name.trim() })),
  )
  const code = found.length === 0 ? new Set<number>() : listCodeLines(page)
  return found.filter(({ line }) => !code.has(line))
}
