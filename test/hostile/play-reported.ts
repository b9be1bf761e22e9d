// What a review says of a change whose texts a stranger picked: the comment, the summary, the log with its annotations, the outputs.
import { parseDocPath } from '../../src/pages/doc-path.ts'
import { createAcceptance } from '../../src/review/acceptance.ts'
import { type ReviewInput, renderReview } from '../../src/review/review-comment.ts'
import { createFinding, judged } from '../review/review-cases.ts'
import { commit, createFix, links } from '../support/report-fixtures.ts'
import type { Played } from './play.ts'
import { runReport } from './report.ts'
import { collectSinks, type Sink } from './sinks.ts'

/** Which texts of a review are the stranger's; the others are harmless. */
export interface Told {
  readonly path?: string
  /** What a finding is about, an entry's id and words, terms of a topic. */
  readonly words?: string
}

const harmless = 'docs/guide/install.md'

/** Many in one review, as a change may hold many of them. */
export async function playReported(all: readonly Told[]): Promise<Played> {
  const sinks: Sink[] = []
  for (const [at, group] of inGroups(all).entries()) {
    const input = buildInput(group)
    const quiet = { ...input, nonce: 'n-1', quotes: undefined, coverage: { ...input.coverage, topics: undefined } }
    sinks.push({ kind: 'markdown', name: `comment ${at}`, text: renderReview({ ...input, nonce: 'n-1' }) })
    const left = await runReport(input.judgement)
    sinks.push(...collectSinks(`review ${at}`, { summary: renderReview(quiet), ...left }))
  }
  return { sinks, runs: [] }
}

/** So few that no list of a review is cut: a text that a fold leaves out would prove nothing. */
const perReview = 4

function inGroups(all: readonly Told[]): Told[][] {
  return [...Map.groupBy(all.entries(), ([at]) => Math.floor(at / perReview)).values()].map((group) =>
    group.map(([, reported]) => reported),
  )
}

function buildInput(all: readonly Told[]): ReviewInput {
  const parts = all.map(buildParts)
  const removed = { path: 'docs/old.md', before: undefined, after: undefined }
  const removal = createFinding({ path: removed.path, line: 3 })
  const own = parts.flatMap(({ findings }) => findings)
  const findings = [
    ...own.filter(({ severity }) => severity === 'block'),
    removal,
    ...own.filter(({ severity }) => severity === 'look'),
  ]
  const change = {
    title: findings[0]?.subject ?? '',
    description: '',
    commits: [],
    head: commit,
    files: [removed],
    unread: [{ reason: 'list-cut' }, ...parts.map(({ path }) => ({ path, reason: 'too-large' as const }))],
  } as const
  return {
    fix: createFix({ pages: parts.map(({ page }) => page), votes: 2, attempt: 2, oldest: 0 }),
    links,
    judgement: judged(findings),
    change,
    acceptance: createAcceptance({}, {}, change, [], { by: new Map() }, 0),
    coverage: {
      topics: parts.flatMap(({ topics }) => topics),
      pagesTouched: parts.flatMap(({ touched }) => touched),
      pagesUntouched: parts.map(({ page }) => page),
      unanswered: 1,
    },
    quotes: new Map(parts.map(({ words }) => [words, words])),
  }
}

function buildParts({ path = harmless, words = 'https://example.com/install' }: Told) {
  const from = ['fb_0', words, words, words]
  const page = parseDocPath(path)
  const hunks = [1, 2].map((line) => ({ path, line }))
  const topic = {
    pages: [page, page, page],
    entryIds: [words],
    distinctReaders: 1,
    agents: 0,
    since: 0,
    terms: [words],
    hunks,
  }
  return {
    path,
    words,
    page,
    findings: [
      createFinding({ severity: 'block', rule: 'script', subject: words, path, from: [words] }),
      createFinding({ path, line: 2, subject: words, from, accepts: { what: 'host', name: words } }),
      createFinding({ subject: words, before: [words], after: [words, path] }),
      createFinding({}),
    ],
    topics: [topic, { ...topic, hunks: [], terms: [] }],
    touched: [{ page, fit: 'name', paths: [path, path, path, harmless] }] as const,
  }
}
