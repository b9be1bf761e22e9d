// What people find when they open the ledger's branch.

import { safe } from '../text/safe-text.ts'
import { renderNotice } from './file.ts'

export const ledgerReadme = renderNotice(safe`# The ledger of feedback-to-fix

This branch is written by the Action \`feedback-to-fix\`. It records which feedback entries became which fix, so that none is lost
and none is sent twice. It holds ids, hashes, counts, times and links: no reader's words, no e-mail address, no secret.

Do not delete or edit it: the documentation service never learns what was fixed, so this branch is the only memory. A run that
misses it stops and says how to restore it.

Each folder is one project:

| file | what it holds |
| --- | --- |
| \`ledger.json\` | open and latest fixes, job creations of the last hour, the tracking issue, how far the export was read |
| \`handled/0.json\` … \`f.json\` | ids of entries that are done with, by the first hex digit of their SHA-256, \
each with the fix or the reason |
| \`history/YYYY-MM.json\` | closed fixes, by the month in which they were sent |

Times are milliseconds since 1970-01-01 UTC.
`)
