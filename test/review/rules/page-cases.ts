// Cases of a rule over pages: what a page is after the change, and what it takes the place of.
import { describe, expect, test } from 'vitest'
import type { FileChange, FileSide } from '../../../src/changes/change.ts'
import { comparePages } from '../../../src/changes/compare-pages.ts'
import { readAnchors } from '../../../src/review/judge-change.ts'
import { listLinked } from '../../../src/review/rules/links/anchors.ts'
import type { Finding, Subject } from '../../../src/review/rules/subject/rule.ts'
import { rules } from '../../../src/review/rules/table.ts'
import { subjectOf } from './subject.ts'

export interface PageCase {
  readonly after: string
  readonly before?: string
  readonly path?: string
  /** Comments of readers, with the ids `r1`, `r2` and so on. */
  readonly readers?: readonly string[]
  readonly others?: readonly string[]
  /** Unchanged pages that links may name anchors of. */
  readonly linked?: Readonly<Record<string, string>>
  /** Paths at the head beside the page's own. */
  readonly paths?: readonly string[]
}

const sideOf = (text: string): FileSide => ({ mode: '100644', text, isBinary: false })

export function subjectFrom({ after, before = '', path = 'docs/setup.md', ...rest }: PageCase): Subject {
  const files: FileChange[] = [{ path, before: sideOf(before), after: sideOf(after) }]
  const linked = Object.entries(rest.linked ?? {}).map(([name, text]) => ({ path: name, text }))
  const named = rest.paths ?? (rest.linked && Object.keys(rest.linked))
  const paths = named && new Set([path, ...named])
  const readers = (rest.readers ?? []).map((text, at) => ({ id: `r${at + 1}`, page: '/setup' as const, text }))
  const pages = comparePages(files)
  const anchors = readAnchors(linked, listLinked(pages, paths ?? new Set()))
  return subjectOf({ change: { files, paths }, pages, readers, others: rest.others ?? [], anchors })
}

export function findBy(id: string, subject: Subject): readonly Finding[] {
  const rule = rules.find((one) => one.id === id)
  if (rule === undefined) throw new Error(`no rule ${id}`)
  return rule.find(subject)
}

/** A fence of shell commands. */
export const sh = (...lines: string[]): string => ['```sh', ...lines, '```', ''].join('\n')
export const block = (lang: string, ...lines: string[]): string => [`\`\`\`${lang}`, ...lines, '```', ''].join('\n')

type Written = string | PageCase

export function testRule(id: string, fires: readonly Written[], not: readonly Written[]): void {
  const toCase = (written: Written): PageCase => (typeof written === 'string' ? { after: written } : written)
  describe(id, () => {
    test.each(fires.map(toCase))('fires on %j', (one) => {
      expect(findBy(id, subjectFrom(one))).not.toEqual([])
    })
    test.each(not.map(toCase))('does not fire on %j', (one) => {
      expect(findBy(id, subjectFrom(one))).toEqual([])
    })
  })
}
