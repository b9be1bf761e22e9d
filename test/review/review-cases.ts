// Three reviewed changes, for the goldens of the comment: clear, worth a look, and blocked.
import type { TopicCoverage } from '../../src/review/coverage/coverage.ts'
import type { Change } from '../../src/review/diff/change.ts'
import { type Finding, type Judgement, kinds } from '../../src/review/judge/result.ts'
import type { ReviewInput } from '../../src/review/review-comment.ts'
import { commit, createFix, links, november } from '../support/report-fixtures.ts'
import { fileOf } from './judge/subject.ts'

export function createChange(paths: readonly string[], part: Partial<Change> = {}): ReviewInput['change'] {
  const files = paths.map((path) => fileOf(path, '', ''))
  return { head: commit, title: 'Document the install on Windows', files, unread: [], ...part }
}

/** As the table of kinds says it, unless told otherwise. */
export function createFinding({ rule = 'name-new', ...part }: Partial<Finding>): Finding {
  const { severity, message } = kinds[rule]
  const accepts = { what: 'place', name: part.path ?? '' } as const
  return { rule, severity, message, before: [], after: [], answers: [], accepts, ...part }
}

export function judged(findings: readonly Finding[], left: Judgement['left'] = {}): Judgement {
  const [verdict = 'clear'] = findings.map(({ severity }) => severity).sort()
  return { verdict, findings, accepted: [], left }
}

export const acceptance: ReviewInput['acceptance'] = {
  boxesOf: ({ rule, line = 0, accepts }) => [
    { kind: 'accept', key: `${rule}-${line}` },
    ...(accepts.what === 'place' ? [] : [{ kind: 'accept-always', key: rule } as const]),
  ],
  whoAccepted: ({ path }) => (path === undefined ? undefined : { by: 'octocat', at: november(4) }),
}

const install = 'docs/guide/install.md'
const windows = 'docs/guide/windows.md'

const onWindows: TopicCoverage = {
  pages: ['/guide/install', '/guide/windows'],
  entryIds: ['fb_1', 'fb_2', 'fb_3'],
  distinctReaders: 3,
  agents: 0,
  since: november(2),
  terms: ['PowerShell', 'windows', 'command'],
  hunks: [
    { path: install, line: 12 },
    { path: windows, line: 4 },
  ],
}
const onProxy: TopicCoverage = {
  ...onWindows,
  entryIds: ['fb_4'],
  distinctReaders: 1,
  since: november(3),
  terms: ['proxy'],
  hunks: [],
}

const touched = [
  { page: '/guide/install', fit: 'page', paths: [install] },
  { page: '/guide/windows', fit: 'name', paths: [windows] },
] as const

const fix = createFix({ oldest: november(2), pages: ['/guide/install'] })
const both = createFix({ oldest: november(2), attempt: 2, votes: 4, pages: ['/guide/install', '/guide/windows'] })

const clear: ReviewInput = {
  fix,
  links,
  nonce: 'n-3',
  judgement: judged([]),
  change: createChange([install]),
  coverage: { topics: undefined, pagesTouched: touched.slice(0, 1), pagesUntouched: [], unanswered: 0 },
  acceptance,
  quotes: undefined,
}

const look: ReviewInput = {
  fix: both,
  links,
  nonce: 'n-3',
  judgement: judged(
    [
      createFinding({
        path: install,
        line: 14,
        subject: 'https://packages.example.net/windows',
        from: ['fb_2'],
      }),
      createFinding({ path: windows, line: 4, subject: 'https://packages.example.net/proxy' }),
      createFinding({ rule: 'not-read', path: 'docs/assets/all-releases.json', subject: 'too-large' }),
    ],
    { 'name-new': 3 },
  ),
  change: createChange([install, windows], {
    unread: [{ path: 'docs/assets/all-releases.json', reason: 'too-large' }],
  }),
  coverage: { topics: [onWindows, onProxy], pagesTouched: touched, pagesUntouched: [], unanswered: 1 },
  acceptance,
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
    createFinding({ rule: 'machinery', path: '.github/workflows/docs.yml' }),
    createFinding({
      rule: 'download-run',
      path: install,
      line: 12,
      subject: 'curl -fsSL https://get.example.net/setup | sh',
      from: ['fb_2', 'fb_3'],
    }),
    createFinding({ rule: 'link-broken', path: 'docs/old page.md', line: 3, subject: '../setup.md' }),
  ]),
  change: createChange([install, '.github/workflows/docs.yml', 'docs/old page.md']),
  coverage: {
    topics: [onWindows, onProxy],
    pagesTouched: touched.slice(0, 1),
    pagesUntouched: ['/guide/windows'],
    unanswered: 1,
  },
  acceptance,
  quotes: undefined,
}

export const reviewCases = { clear, look, block }
