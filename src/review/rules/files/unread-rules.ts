// Rules about what could not be read or parsed and so cannot be judged clear.
import type { Rule } from '../subject/rule.ts'

export const unreadRules: readonly Rule[] = [
  {
    id: 'not-read',
    severity: 'look',
    detects:
      'files, and parts of the list of files or commits, that were not read: too many, too large, or cut off by GitHub',
    message: 'This part of the change was not read; review it yourself.',
    find: ({ change }) => change.unread.map(({ path, reason }) => ({ path, subject: reason })),
  },
  {
    id: 'not-parsed',
    severity: 'look',
    detects: 'pages that could not be parsed and were judged line by line',
    message: 'This page does not parse, so it was judged line by line and may break the site’s build; preview it.',
    find: ({ pages }) => pages.filter(({ isParsed }) => !isParsed).map(({ path }) => ({ path })),
  },
]
