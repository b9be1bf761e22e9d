// Rules over where the change is: files beside the pages of the fix, and pages of the fix that nothing touches.
import { findFiles, fitPage } from '../../changes/fit-page.ts'
import { isPictureName } from './machinery.ts'
import type { Rule, Subject } from './rule.ts'

function isOfFix(path: string, { fix }: Subject): boolean {
  return fix.pages.some((page) => fitPage(path, page) !== undefined)
}

export const outsideRules: readonly Rule[] = [
  {
    id: 'other-file',
    grade: 'look',
    finds: 'files other than the fix’s pages and images',
    says: 'The feedback behind this fix is not about this file; check why it was changed.',
    find: (subject) =>
      subject.change.files
        .filter(({ path, after }) => !isOfFix(path, subject) && !(after?.isBinary === true && isPictureName(path)))
        .map(({ path }) => ({ path })),
  },
  {
    id: 'untouched-page',
    grade: 'look',
    finds: 'pages of the fix that the pull request does not change',
    says: 'Readers complained about this page, but the pull request does not change it.',
    find: ({ change, fix }) => {
      const touched = change.files.flatMap(({ path, previousPath = path }) => [path, previousPath])
      return fix.pages.filter((page) => findFiles(page, touched) === undefined).map((page) => ({ subject: page }))
    },
  },
]
