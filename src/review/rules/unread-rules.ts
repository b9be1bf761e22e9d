// Rules over what could not be read or taken apart: nobody can call it clear.
import type { Rule } from './rule.ts'

export const unreadRules: readonly Rule[] = [
  {
    id: 'not-read',
    grade: 'look',
    finds: 'files, or parts of the list of files or commits, that were not read: too many, too large, or cut by GitHub',
    says: 'This part of the change was not read, so nothing is said about it.',
    find: ({ change }) => change.unread.map(({ path, reason }) => ({ path, subject: reason })),
  },
  {
    id: 'not-parsed',
    grade: 'look',
    finds: 'pages that the parser refused, so that only their lines were judged',
    says: 'This page does not parse, so only its lines were judged, and the site may fail to build.',
    find: ({ pages }) => pages.filter(({ isParsed }) => !isParsed).map(({ path }) => ({ path })),
  },
]
