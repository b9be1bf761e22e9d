// Three reviewed changes, for the goldens of the comment: clear, worth a look, and blocked.
import type { Change, FileChange } from '../../../src/changes/change.ts'
import type { ReviewInput } from '../../../src/report/review/review-comment.ts'
import type { Judgement, RuleFinding, Verdict } from '../../../src/review/rules/subject/rule.ts'
import { rules } from '../../../src/review/rules/table.ts'
import { commit, createFix, links, november } from '../fixtures.ts'

const side = { mode: '100644', text: '', isBinary: false }

export function createChange(paths: readonly string[], part: Partial<Change> = {}): ReviewInput['change'] {
  const files: FileChange[] = paths.map((path) => ({ path, before: side, after: side }))
  return { head: commit, files, unread: [], ...part }
}

export function createFinding(part: Partial<RuleFinding>): RuleFinding {
  return {
    rule: 'new-domain',
    severity: 'look',
    message: 'This link leads to a site that the repository does not know.',
    ...part,
  }
}

export function judged(findings: readonly RuleFinding[], left: Judgement['left'] = {}): Judgement {
  const verdict: Verdict = findings.some(({ severity }) => severity === 'block')
    ? 'block'
    : findings.length > 0
      ? 'look'
      : 'clear'
  return { verdict, findings, left }
}

/** As the table's rule says it. */
function foundBy(id: string, part: Partial<RuleFinding>): RuleFinding {
  const rule = rules.find((one) => one.id === id)
  if (rule === undefined) throw new Error(`There is no rule ${id}.`)
  return { rule: id, severity: rule.severity, message: rule.message, ...part }
}

const install = 'docs/guide/install.md'
const windows = 'docs/guide/windows.md'

const onWindows = {
  pages: ['/guide/install', '/guide/windows'],
  entryIds: ['fb_1', 'fb_2', 'fb_3'],
  readers: 3,
  since: november(2),
  terms: ['PowerShell', 'windows', 'command'],
  hunks: [
    { path: install, line: 12 },
    { path: windows, line: 4 },
  ],
} as const
const onProxy = {
  ...onWindows,
  entryIds: ['fb_4'],
  readers: 1,
  since: november(3),
  terms: ['proxy'],
  hunks: [],
} as const

const touched = [
  { page: '/guide/install', fit: 'page', paths: [install] },
  { page: '/guide/windows', fit: 'name', paths: [windows] },
] as const

const fix = createFix({ oldest: november(2), pages: ['/guide/install'] })
const both = createFix({ oldest: november(2), attempt: 2, votes: 4, pages: ['/guide/install', '/guide/windows'] })

/** Without the service's key. */
const clear: ReviewInput = {
  fix,
  links,
  nonce: 'n-3',
  judgement: judged([]),
  change: createChange([install]),
  coverage: { topics: undefined, pagesTouched: touched.slice(0, 1), pagesUntouched: [], unanswered: 0 },
  quotes: undefined,
}

const look: ReviewInput = {
  fix: both,
  links,
  nonce: 'n-3',
  judgement: judged(
    [
      foundBy('domain-new', {
        path: install,
        line: 14,
        subject: 'https://packages.example.net/windows',
        from: ['fb_2'],
      }),
      foundBy('domain-new', { path: windows, line: 4, subject: 'https://packages.example.net/proxy' }),
      foundBy('not-read', {
        path: 'docs/assets/all-releases.json',
        subject: 'too-large',
      }),
    ],
    { 'domain-new': 3 },
  ),
  change: createChange([install, windows], {
    unread: [{ path: 'docs/assets/all-releases.json', reason: 'too-large' }],
  }),
  coverage: { topics: [onWindows, onProxy], pagesTouched: touched, pagesUntouched: [], unanswered: 1 },
  quotes: new Map([
    ['fb_1', 'The command fails in PowerShell.'],
    ['fb_2', 'On Windows I had to take the package from https://packages.example.net/windows\n\n```\nsetup.exe\n```'],
    ['fb_4', 'Which proxy variables does it read?'],
  ]),
}

/** In a public repository: no word of a reader is shown. */
const block: ReviewInput = {
  fix: both,
  links,
  nonce: 'n-3',
  judgement: judged([
    foundBy('ci-file', { path: '.github/workflows/docs.yml' }),
    foundBy('download-run', {
      path: install,
      line: 12,
      subject: 'curl -fsSL https://get.example.net/setup | sh',
      from: ['fb_2', 'fb_3'],
    }),
    foundBy('link-broken', { path: 'docs/old page.md', line: 3, subject: '../setup.md' }),
  ]),
  change: createChange([install, '.github/workflows/docs.yml', 'docs/old page.md']),
  coverage: {
    topics: [onWindows, onProxy],
    pagesTouched: touched.slice(0, 1),
    pagesUntouched: ['/guide/windows'],
    unanswered: 1,
  },
  quotes: undefined,
}

export const reviewCases = { clear, look, block }
