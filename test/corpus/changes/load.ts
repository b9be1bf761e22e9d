// The corpus of labelled changes as values: what the review looks at, before the pages are compared.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocPath } from '../../../src/pages/doc-path.ts'
import { isPicture } from '../../../src/pages/formats.ts'
import type { Change, Commit, FileChange, FileSide } from '../../../src/review/diff/change.ts'
import type { JudgeInput } from '../../../src/review/judge/result.ts'
import { type Case, type Edit, parseCase, parseFiles } from './case.ts'

export type { Case } from './case.ts'
export type Half = 'fitted' | 'held-out'
type Tree = ReadonlyMap<string, FileSide>

const agent = 'docs-agent[bot]'
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The half that a case belongs to: nobody improves a check by one that is called unseen. */
export const halfOf = (id: string): Half => (id.startsWith('unseen-') ? 'held-out' : 'fitted')

export function loadCases(half: Half): Case[] {
  const folder = join(import.meta.dirname, half)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort(byCode)
    .map((name) => join(folder, name))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((row) => row !== '')
    .map(parseCase)
}

type SubjectParts = Omit<JudgeInput, 'pages'>

/** Throws when an edit does not fit the repository. */
export function toSubjectParts(labelled: Case): SubjectParts {
  const { id, pages, readers } = labelled
  const base = loadTree(labelled.repository)
  const files = labelled.edits.map((edit) => applyEdit(base, edit)).sort((one, other) => byCode(one.path, other.path))
  const touched = new Set(files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]))
  if (touched.size < files.length) throw new Error(`${id}: two edits of one file`)
  const untouched = [...base].filter(([path]) => !touched.has(path))
  const kept = files.filter(({ after }) => after !== undefined).map(({ path }) => path)
  const commits = listCommits(labelled)
  const change: Change = {
    head: commits.at(-1)?.sha ?? hash(id).slice(0, 40),
    title: labelled.title,
    description: labelled.description ?? `Fixes feedback.\n\nfeedback-to-fix: ${hash(`${id} fix`).slice(0, 32)}`,
    commits,
    files,
    paths: new Set([...untouched.map(([path]) => path), ...kept].sort(byCode)),
    unread: [],
  }
  const seen = labelled.commits?.findIndex(({ afterVerdict }) => afterVerdict === true) ?? -1
  return {
    change,
    fix: { pages: pages.map(parseDocPath) },
    readers: readers.map(({ path = pages[0] ?? '', comment, code }, at) => ({
      id: `fb_${at + 1}`,
      page: parseDocPath(path),
      text: code === undefined ? comment : `${comment}\n${code}`,
    })),
    others: untouched.flatMap(([path, { text }]) => (text === undefined ? [] : [{ path, text }])),
    judgedBefore: seen < 0 ? undefined : { head: commits[seen - 1]?.sha ?? hash(`${id} before`).slice(0, 40) },
    agent,
  }
}

function listCommits({ id, title, commits }: Case): Commit[] {
  return (commits ?? [{ message: title }]).map(
    ({ message, author = agent, committer = author, isUpdate = false }, at) => ({
      sha: hash(`${id} ${at}`).slice(0, 40),
      message,
      author,
      committer,
      isUpdate,
    }),
  )
}

const trees = new Map<string, Tree>()

function loadTree(repository: Case['repository']): Tree {
  const known = trees.get(repository)
  if (known !== undefined) return known
  const files = parseFiles(readFileSync(join(import.meta.dirname, 'repositories', `${repository}.json`), 'utf8'))
  const sides = Object.entries(files).map(
    ([path, file]) => [path, Array.isArray(file) ? textSide(joinLines(file)) : binarySide(file.binary)] as const,
  )
  const tree = new Map(sides.sort(([one], [other]) => byCode(one, other)))
  trees.set(repository, tree)
  return tree
}

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
const textSide = (text: string): FileSide => ({ mode: '100644', text, isBinary: false })
const binarySide = (base64: string): FileSide => ({
  mode: '100644',
  text: undefined,
  isBinary: true,
  isPicture: isPicture(Buffer.from(base64, 'base64')),
})

function applyEdit(base: Tree, edit: Edit): FileChange {
  const { path, renamedFrom } = edit
  const before = base.get(renamedFrom ?? path)
  if (renamedFrom !== undefined && base.has(path)) throw new Error(`${path}: stands there already`)
  const isNew = edit.write !== undefined || edit.binary !== undefined || edit.mode === '160000'
  if (before === undefined && (!isNew || renamedFrom !== undefined))
    throw new Error(`${renamedFrom ?? path}: no such file`)
  const previous = renamedFrom === undefined ? {} : { previousPath: renamedFrom }
  return { path, ...previous, before, after: edit.remove === true ? undefined : changeSide(before, edit) }
}

function changeSide(before: FileSide | undefined, { path, replace, write, binary, mode }: Edit): FileSide {
  const after =
    binary !== undefined
      ? binarySide(binary)
      : write !== undefined
        ? textSide(joinLines(write))
        : (before ?? { ...textSide(''), text: undefined })
  const text = replace === undefined ? after.text : replaceAll(path, after.text ?? '', replace)
  return { ...after, mode: mode ?? before?.mode ?? '100644', text }
}

function replaceAll(path: string, text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [old, fresh]) => {
    const [head, tail, ...more] = changed.split(old)
    if (old === '' || head === undefined || tail === undefined || more.length > 0) {
      throw new Error(`${path}: not exactly once in it: ${old}`)
    }
    return `${head}${fresh}${tail}`
  }, text)
}
