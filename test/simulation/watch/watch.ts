// Watches a story from outside: after every effect on GitHub and on the service, what must always hold is looked at.
import { readFix } from '../../../src/fixes/fix.ts'
import { isClosed } from '../../../src/fixes/queries.ts'
import { parseHiddenLine } from '../../../src/issue/hidden-line.ts'
import { parseLedger } from '../../../src/ledger/file.ts'
import type { Fix, Ledger } from '../../../src/ledger/ledger.ts'
import { githubUrl } from '../../support/addresses.ts'
import type { GitHubAnswer, GitHubRequest } from '../../support/github-line.ts'
import { project } from '../../support/virtual-service.ts'
import { ledgerBranch } from '../../support/virtual-world.ts'
import type { Harness } from '../harness.ts'
import type { Process } from '../process.ts'
import type { ServiceTarget } from '../story.ts'
import { findUnasked } from '../ticks.ts'
import { findBlindFreeing, findSubmitFaults, findTakings, findUnhandled, judgeMove } from './fix-rules.ts'
import { createJobWatch, type KnownJob } from './job-watch.ts'
import { findLedgerFaults } from './ledger-rules.ts'
import { bodyOf, findMiscounts, findTrackingFaults } from './tracking-rules.ts'

type Pace = ReturnType<typeof createPace>

const betweenNotices = 1000
const notice = /^POST .*\/(?:issues|comments|assignees|requested_reviewers)$/
/** A header names whole seconds. */
const tolerance = 1

function createPace(who: string, now: () => number, breach: (what: string) => void) {
  let busy = 0
  let lastNotice = Number.NEGATIVE_INFINITY
  let github = Number.NEGATIVE_INFINITY
  const held = new Map<ServiceTarget, number>()
  const early = (time: number, what: string) => {
    if (now() + tolerance < time) breach(`${who} sent ${what} ${time - now()} ms before Retry-After was over`)
  }
  return {
    startGitHub(name: string) {
      const isNotice = notice.test(name)
      if (busy > 0) breach(`${who} sent ${name} beside another request to GitHub`)
      busy += 1
      early(github, name)
      if (isNotice && now() - lastNotice < betweenNotices)
        breach(`${who} sent ${name} ${now() - lastNotice} ms after it last notified people`)
    },
    endGitHub(name: string) {
      busy -= 1
      if (notice.test(name)) lastNotice = now()
    },
    /** The process has heard that GitHub asks for silence until then. */
    holdGitHub(until: number) {
      github = Math.max(github, until)
    },
    startService(target: ServiceTarget) {
      early(held.get(target) ?? Number.NEGATIVE_INFINITY, `a ${target}`)
    },
    /** @param all it is about the service, not about requests of this kind (503) */
    holdService(target: ServiceTarget, until: number, all: boolean) {
      const kinds: readonly ServiceTarget[] = all && target !== 'creation' ? ['export', 'job'] : [target]
      for (const kind of kinds) held.set(kind, Math.max(held.get(kind) ?? until, until))
    },
  }
}

export type Watch = ReturnType<typeof createWatch>

export function createWatch(getHarness: () => Harness) {
  const breaches: string[] = []
  const paces = new Map<number, Pace>()
  /** Each fix as it was last seen; one that was withdrawn is not among them. */
  const fixes = new Map<string, Fix>()
  const commits: { sequence: number; commit: string }[] = []
  const jobs = createJobWatch(
    () => getHarness().clock.now(),
    (id) =>
      getHarness()
        .shelf.get(id)
        ?.entry.comment?.replace(/(?: and more)+$/, '') ?? null,
  )
  const messages = new Map<string, number>()
  let highestShown = 0
  let movedAt = 0
  let tip: string | undefined
  let ledger: Ledger | undefined
  let lost: { readonly ledger: Ledger | undefined; readonly commit: string } | undefined

  const breach = (what: string) => {
    getHarness().note('BROKEN', what)
    breaches.push(what)
  }

  const look = (byHand: boolean, process?: Process) => {
    const { github } = getHarness()
    const now = github.branchTip(ledgerBranch)
    if (now === tip) return
    tip = now
    movedAt = getHarness().clock.now()
    const { lostTip } = getHarness()
    if (byHand && lostTip !== undefined) lost = { ledger, commit: commits.at(-1)?.commit ?? '' }
    const last = ledger
    ledger = readLedger(getHarness(), breach)
    if (ledger === undefined) return
    // A run that still knew the newest commit may put the branch back where it was.
    const healed = !byHand && lostTip !== undefined && github.isAncestor(lost?.commit ?? '', now ?? '')
    const before = healed ? lost?.ledger : last
    if (healed) getHarness().lostTip = undefined
    if (before !== undefined && !byHand && before.sequence !== ledger.sequence) {
      for (const fault of findLedgerFaults(before, ledger)) breach(fault)
      if (process !== undefined) {
        for (const fault of findSubmitFaults(before, ledger, process, getHarness())) breach(fault)
        for (const fault of findUnhandled(before, ledger, getHarness())) breach(fault)
        for (const fault of findBlindFreeing(before, ledger, process)) breach(fault)
        for (const fault of findTakings(before, ledger, process, getHarness())) breach(fault)
        for (const fault of findUnasked(getHarness(), ledger)) breach(fault)
      }
    }
    const isThere = new Set(ledger.fixes.map(({ id }) => id))
    if (!byHand) for (const fix of before?.fixes ?? []) if (!isThere.has(fix.id) && !isClosed(fix)) fixes.delete(fix.id)
    for (const fix of ledger.fixes) {
      if (fix.state !== fixes.get(fix.id)?.state) for (const fault of judgeMove(getHarness(), fix)) breach(fault)
      fixes.set(fix.id, fix)
    }
    commits.push({ sequence: ledger.sequence, commit: now ?? '' })
    if (getHarness().traced) {
      getHarness().note(
        'ledger',
        `${ledger.sequence}: ${ledger.fixes.map((fix) => `${fix.id.slice(0, 8)} ${fix.state}`).join(', ')}`,
      )
    }
  }

  const isOver = (job: KnownJob) => {
    const failed = getHarness().failed.has(job.id)
    const fix = fixes.get(job.fixId)
    return failed || fix?.state === 'freed' || fix?.retried !== undefined
  }

  return {
    breaches,
    jobs,
    fixes,
    commits,
    breach,
    get highestShown(): number {
      return highestShown
    },
    get movedAt(): number {
      return movedAt
    },
    pace(process: Process): Pace {
      const known = paces.get(process.number) ?? createPace(`run ${process.number}`, getHarness().clock.now, breach)
      paces.set(process.number, known)
      return known
    },
    afterGitHub(process: Process, request: GitHubRequest, answer: GitHubAnswer): void {
      if (request.method === 'GET' || answer.status >= 300) return
      if (request.path.includes('/git/refs')) look(false, process)
      if (/\/issues(?:\/\d+)?$/.test(request.path)) {
        highestShown = Math.max(highestShown, shownIn(bodyOf(request)))
        for (const fault of findMiscounts(bodyOf(request))) breach(fault)
      }
      for (const fault of findTrackingFaults(getHarness(), process, request, ledger)) breach(fault)
    },
    afterCreation(process: Process, prompt: string, id: string): void {
      for (const fault of jobs.created({ id, prompt, run: process.run }, fixes, isOver)) breach(fault)
      if (process.stop.aborted && process.isAlive()) getHarness().note(process, 'a creation arrived after the stop')
    },
    /** A follow-up arrived: somebody asked for it, its intent is recorded, and it is one of two at most. */
    afterMessage(job: string): void {
      const fix = [...fixes.values()].find((one) => one.job?.id === job)
      const count = (messages.get(job) ?? 0) + 1
      messages.set(job, count)
      const intended = fix?.messages?.filter(({ state }) => ['sending', 'sent', 'uncertain'].includes(state)) ?? []
      const asked = getHarness().ticks.filter(({ counts, name }) => counts && name === `continue:${fix?.id}`)
      if (count > 2 || count > intended.length)
        breach(`doubled: job ${job} got ${count} follow-ups, and ${intended.length} are recorded`)
      if (count > asked.length) breach(`job ${job} got ${count} follow-ups, and ${asked.length} were asked for`)
    },
    /** People moved the branch by hand: what is there now is where the watching begins again. */
    branchMovedByHand: () => look(true),
  }
}

const shownIn = (text: string): number => parseHiddenLine(text)?.sequence ?? 0

function readLedger({ github }: Harness, breach: (what: string) => void): Ledger | undefined {
  const text = github.readFile(ledgerBranch, `${project}/ledger.json`)
  if (text === undefined) return undefined
  // Every run that reads it parses it strictly, and fails if it is not valid; once in a while it is seen here first.
  if (text.length % 8 > 0) {
    const stored = JSON.parse(text)
    const fixes: Parameters<typeof readFix>[0][] = stored.fixes
    return { ...stored, fixes: fixes.map((fix) => readFix(fix, githubUrl)) }
  }
  try {
    return parseLedger(text, githubUrl)
  } catch (error) {
    breach(`the ledger on the branch is not valid: ${error}`)
    return undefined
  }
}
