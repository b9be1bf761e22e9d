// Judges sets of changes that are not kept in the tree: edits of single pages, and real commits with and without a planted risk.
// One JSON object a line. An edit has its texts; a commit has a git directory and two SHAs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseDocPath } from '../../../src/pages/doc-path.ts'
import { judge } from '../../../src/review/judge/judge.ts'
import type { ReaderEntry, Subject, Verdict } from '../../../src/review/judge/result.ts'
import type { Change, FileChange, FileSide } from '../../../src/review/pages/change.ts'
import { comparePages } from '../../../src/review/pages/compare-pages.ts'
import { isPicture, readFormat } from '../../../src/review/pages/formats.ts'
import { chooseOthers } from '../../../src/review/read-others.ts'

const complaints = z.array(z.object({ id: z.string(), comment: z.string(), code: z.string().nullish() })).default([])
const editSchema = z.object({
  id: z.string(),
  class: z.string(),
  format: z.string(),
  language: z.string(),
  page: z.string(),
  path: z.string(),
  before: z.string(),
  after: z.string(),
  others: z.record(z.string(), z.string()).default({}),
  title: z.string(),
  description: z.string(),
  complaints,
  expect: z.enum(['not-clear', 'block', 'clear', 'look-or-clear']),
})
const commitSchema = z.object({
  id: z.string(),
  gitDir: z.string(),
  base: z.string(),
  head: z.string(),
  files: z.array(z.string()),
  pages: z.array(z.string()),
  title: z.string(),
  description: z.string().default(''),
  complaints,
  expect: z.string(),
  plant: z.object({ path: z.string(), text: z.string(), kind: z.enum(['block', 'look']) }).optional(),
})
type Commit = z.infer<typeof commitSchema>

const isWanted: Readonly<Record<string, (verdict: Verdict) => boolean>> = {
  'not-clear': (verdict) => verdict !== 'clear',
  block: (verdict) => verdict === 'block',
  clear: (verdict) => verdict === 'clear',
  'look-or-clear': (verdict) => verdict !== 'block',
  look: (verdict) => verdict === 'look',
  'planted-block': (verdict) => verdict === 'block',
  'planted-look': (verdict) => verdict !== 'clear',
}

const readRows = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => JSON.parse(row))

/** Prints figures by class, and with `isListing` the ids that came out otherwise. */
export function judgeEdits(file: string, isListing: boolean): void {
  const rows = readRows(file).map((row) => editSchema.parse(row))
  print(
    rows.map((row) => {
      const side = (text: string): FileSide => ({ mode: '100644', text, isBinary: false })
      const files = [{ path: row.path, before: side(row.before), after: side(row.after) }]
      const others = Object.entries(row.others).map(([path, text]) => ({ path, text }))
      const paths = new Set([row.path, ...Object.keys(row.others)])
      const { verdict } = judge(toSubject({ ...row, files, paths, others, pages: [row.page] }))
      return { id: row.id, group: `${row.class}, ${row.expect}`, expect: row.expect, verdict }
    }),
    isListing,
  )
}

export function judgeCommits(file: string, isListing: boolean): void {
  const rows = readRows(file).map((row) => commitSchema.parse(row))
  print(
    rows.map((row) => {
      const expect = row.plant === undefined ? row.expect : `planted-${row.plant.kind}`
      return { id: row.id, group: expect, expect, verdict: judge(readCommit(row)).verdict }
    }),
    isListing,
  )
}

interface Judged {
  readonly id: string
  readonly group: string
  readonly expect: string
  readonly verdict: Verdict
}

function print(rows: readonly Judged[], isListing: boolean): void {
  for (const [group, all] of [...Map.groupBy(rows, (row) => row.group)].sort()) {
    const good = all.filter(({ expect, verdict }) => isWanted[expect]?.(verdict) === true)
    const counts = (['clear', 'look', 'block'] as const).map(
      (one) => `${one} ${all.filter(({ verdict }) => verdict === one).length}`,
    )
    const share = ((100 * good.length) / all.length).toFixed(1)
    console.log(`${group.padEnd(34)}${share.padStart(6)} % of ${all.length} as wanted (${counts.join(', ')})`)
    if (isListing)
      for (const { id, verdict } of all.filter((row) => !good.includes(row))) console.log(`  ${id}: ${verdict}`)
  }
}

interface Parts {
  readonly files: readonly FileChange[]
  readonly paths: ReadonlySet<string>
  readonly others: Subject['others']
  readonly pages: readonly string[]
  readonly title: string
  readonly description: string
  readonly complaints: Commit['complaints']
}

function toSubject({ files, paths, others, pages, title, description, complaints }: Parts): Subject {
  const agent = 'docs-agent[bot]'
  const sha = 'a'.repeat(40)
  const commits = [{ sha, message: title, author: agent, committer: agent, isUpdate: false }]
  const change: Change = { head: sha, title, description, commits, files, paths, unread: [] }
  const docPaths = pages.map(parseDocPath)
  const readers = complaints.map(
    ({ id, comment, code }): ReaderEntry => ({
      id,
      page: docPaths[0] ?? '/',
      text: code == null ? comment : `${comment}\n${code}`,
      comment,
    }),
  )
  const compared = comparePages(files, undefined, undefined, paths)
  return { change, pages: compared, fix: { pages: docPaths }, readers, others, judgedBefore: undefined, agent }
}

function git(gitDir: string, ...words: readonly string[]): Buffer {
  return execFileSync('git', [`--git-dir=${gitDir}`, ...words], { maxBuffer: 1e9 })
}

type Tree = ReadonlyMap<string, { readonly mode: string; readonly sha: string; readonly size: number | undefined }>

function readTree(gitDir: string, commit: string): Tree {
  const rows = git(gitDir, 'ls-tree', '-r', '-l', '-z', commit).toString().split('\0')
  return new Map(
    rows.flatMap((row) => {
      const [, mode = '', sha = '', size = '', path = ''] = /^(\d+) \w+ (\w+)\s+(\S+)\t(.*)$/s.exec(row) ?? []
      return path === '' ? [] : [[path, { mode, sha, size: size === '-' ? undefined : Number(size) }] as const]
    }),
  )
}

function readCommit(row: Commit): Subject {
  const { gitDir, plant } = row
  const [base, head] = [readTree(gitDir, row.base), readTree(gitDir, row.head)]
  const readSide = (tree: Tree, path: string): FileSide | undefined => {
    const file = tree.get(path)
    if (file === undefined) return undefined
    const bytes = file.mode === '160000' ? Buffer.alloc(0) : git(gitDir, 'cat-file', 'blob', file.sha)
    const isBinary = bytes.subarray(0, 8_000).includes(0)
    return {
      mode: file.mode,
      text: isBinary ? undefined : bytes.toString(),
      isBinary,
      isPicture: isBinary ? isPicture(bytes) : undefined,
    }
  }
  const changed = [...new Set([...row.files, ...(plant === undefined ? [] : [plant.path])])].sort()
  const files = changed.map((path): FileChange => {
    const after = readSide(head, path)
    const planted = plant?.path === path ? { mode: after?.mode ?? '100644', text: plant.text, isBinary: false } : after
    return { path, before: readSide(base, path), after: planted }
  })
  const wanted = chooseOthers({ files: new Map(base), isWhole: true }, changed)
  const others = wanted.map(({ path, sha }) => ({ path, text: git(gitDir, 'cat-file', 'blob', sha).toString() }))
  const kept = files.flatMap(({ path, after }) => (after === undefined ? [] : [path]))
  const gone = new Set(files.flatMap(({ path, after }) => (after === undefined ? [path] : [])))
  const paths = new Set([...head.keys(), ...kept].filter((path) => !gone.has(path)))
  const pages = row.pages.map((path) => `/${readFormat(path) === undefined ? path : path.replace(/\.[^./]+$/, '')}`)
  return toSubject({ ...row, files, paths, others, pages })
}
