// Rules about where the change is: files outside the fix, and pages of the fix that the change does not touch.
import type { FileChange } from '../../../changes/change.ts'
import { findFiles, fitPage } from '../../../changes/fit-page.ts'
import { parseDocPath } from '../../../feedback/doc-path.ts'
import { perSubject } from '../subject/memo.ts'
import type { Rule, Subject } from '../subject/rule.ts'
import { isPictureName } from './machinery.ts'

/** Front matter keys in which a page sets its own address. They are read at the base, because the pull request may change the head. */
const addressKeys: ReadonlySet<string> = new Set(['slug', 'permalink', 'url', 'id'])

const listAddresses = perSubject(
  ({ pages }) =>
    new Map(
      pages.map(({ path, before }) => [
        path,
        before.flatMap((part) =>
          part.kind === 'front-matter' && addressKeys.has(part.key.toLowerCase()) ? [parseDocPath(part.value)] : [],
        ),
      ]),
    ),
)

function listPaths({ path, previousPath }: FileChange, subject: Subject): string[] {
  const named = listAddresses(subject).get(path) ?? []
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return [
    path,
    ...(previousPath === undefined ? [] : [previousPath]),
    ...named.map((name) => `${folder}${name.replace(/^.*\/(?=[^/])/, '')}`),
  ]
}

function isOfFix(file: FileChange, subject: Subject): boolean {
  return listPaths(file, subject).some((path) => subject.fix.pages.some((page) => fitPage(path, page) !== undefined))
}

export const outsideRules: readonly Rule[] = [
  {
    id: 'other-file',
    severity: 'look',
    detects: 'files other than the fix’s pages and images',
    message: 'The feedback behind this fix is not about this file; check why it was changed.',
    find: (subject) =>
      subject.change.files
        .filter((file) => !isOfFix(file, subject) && !(file.after?.isBinary === true && isPictureName(file.path)))
        .map(({ path }) => ({ path })),
  },
  {
    id: 'untouched-page',
    severity: 'look',
    detects: 'pages of the fix that the pull request does not change',
    message: 'Readers complained about this page, but the pull request does not change it.',
    find: (subject) => {
      const { change, fix } = subject
      // A picture's path does not show which page it belongs to.
      if (change.files.length > 0 && change.files.every(({ path }) => isPictureName(path))) return []
      const touched = change.files.flatMap((file) => listPaths(file, subject))
      return fix.pages.filter((page) => findFiles(page, touched) === undefined).map((page) => ({ subject: page }))
    },
  },
]
