// The tracking issue in use: found or created once, its body kept a projection of the ledger.

import type { LedgerEvent } from '../domain/ledger/event.ts'
import { leaseLength, listLag } from '../domain/ledger/limits.ts'
import { isAlive } from '../domain/ledger/tracking.ts'
import { renderIssueTitle } from '../domain/report/comment.ts'
import { isSameBody, renderDashboard } from '../domain/report/dashboard.ts'
import { parseHiddenLine } from '../domain/report/hidden-line.ts'
import type { Links } from '../domain/report/links.ts'
import type { Issue } from '../github/tracking-issue.ts'
import type { Inputs } from '../inputs.ts'
import type { World } from '../world.ts'
import type { Book } from './book.ts'
import { Failure } from './failure.ts'

export class Tracking {
  readonly #world: World
  readonly #book: Book
  readonly #branch: string
  #issue: Issue | undefined
  /** To be recorded with the next checkpoint. */
  #found: LedgerEvent | undefined

  constructor(world: World, book: Book, branch: string, issue: Issue | undefined) {
    this.#world = world
    this.#book = book
    this.#branch = branch
    if (issue !== undefined) this.#take(issue, undefined)
  }

  get issue(): Issue | undefined {
    return this.#issue
  }

  get paused(): boolean {
    return this.#issue?.state === 'closed'
  }

  get links(): Links {
    const { serverUrl, repository } = this.#world.place
    return { serverUrl, repository, ledgerBranch: this.#branch, issue: this.#issue?.number }
  }

  /** What the next checkpoint records of the issue. */
  get events(): LedgerEvent[] {
    return this.#found === undefined ? [] : [this.#found]
  }

  /** Makes sure that there is an issue; `false` while another run creates it. `events` go with the intent's checkpoint. */
  async ensure(events: readonly LedgerEvent[]): Promise<boolean> {
    if (this.#issue !== undefined) {
      await this.#book.record([...this.events, ...events])
      return true
    }
    const { world, nonce } = { world: this.#world, nonce: this.#world.name() }
    const intent = { nonce, run: this.#book.run, at: world.now(), lease: world.now() + leaseLength }
    const accepted = await this.#book.record([{ type: 'issue-intended', intent }, ...events])
    if (!accepted.some((event) => event.type === 'issue-intended')) return false
    const body = this.#render(nonce, false)
    const issue = await world.tracking.createIssue({ title: renderIssueTitle(this.#book.ledger.project), body })
    this.#take(issue, issue.author)
    world.log.info(`Created the tracking issue: ${issue.url}`)
    return true
  }

  /** Brings the issue's body up to date; nothing is sent when it says the same already. */
  async publish(): Promise<void> {
    const issue = this.#issue
    if (issue === undefined) return
    const own = this.#ownPart(issue.body)
    const nonce = parseHiddenLine(own)?.nonce ?? this.#book.run
    const body = this.#render(nonce, this.paused)
    if (isSameBody(own, body)) return
    const whole = joinText(issue.body.slice(0, issue.body.length - own.length), body)
    const held = await this.#world.tracking.updateIssue(issue.number, whole)
    this.#issue = { ...issue, body: held }
    if (!isSameBody(held, whole))
      this.#world.log.warning('GitHub kept the tracking issue’s old text; the next run tries again.')
  }

  #render(nonce: string, paused: boolean): string {
    const { ledger, commit = '' } = this.#book
    const view = { commit, sequence: ledger.sequence, paused, links: this.links, now: this.#world.now(), nonce }
    return renderDashboard(ledger, view)
  }

  /** People's own text above our part stays, in an issue that a person opened and named by `tracking-issue`. */
  #ownPart(body: string): string {
    const start = body.indexOf('<!-- feedback-to-fix project=')
    if (start >= 0) return this.#isOurs() ? body : body.slice(start)
    return this.#isOurs() ? body : ''
  }

  #isOurs(): boolean {
    const { author } = this.#book.ledger.tracking
    return author !== undefined && this.#issue?.author === author
  }

  #take(issue: Issue, author: string | undefined): void {
    this.#issue = issue
    const { tracking } = this.#book.ledger
    const known = tracking.issue === issue.number && tracking.intent === undefined
    this.#found = known ? undefined : { type: 'issue-found', issue: issue.number, author }
  }
}

function joinText(text: string, body: string): string {
  if (text.trim() === '') return body
  const whole = `${text.trimEnd()}\n\n${body}`
  if ([...whole].length <= 65_000) return whole
  throw new Failure(
    'The tracking issue’s own text leaves no room for the overview.',
    'Shorten it, or name another issue in `tracking-issue`.',
  )
}

/** Finds the tracking issue, and tells a lost ledger from a first run. */
export async function openTracking(world: World, book: Book, inputs: Inputs): Promise<Tracking> {
  const number = inputs['tracking-issue'] ?? book.ledger.tracking.issue
  const issue = number === undefined ? await findIntended(world, book) : await getIssue(world, number)
  await refuseLostLedger(world, book, issue)
  return new Tracking(world, book, inputs['ledger-branch'], issue)
}

async function getIssue(world: World, number: number): Promise<Issue> {
  const read = await world.tracking.getIssue(number)
  const choose = 'Name another issue in `tracking-issue`'
  switch (read.kind) {
    case 'issue':
      return read.issue
    case 'pull-request':
      throw new Failure(`Number ${number} is a pull request, not an issue.`, `${choose}, or leave it out.`)
    case 'gone':
      throw new Failure(
        `The tracking issue ${number} was deleted, or issues are disabled.`,
        `${choose} (a new, empty one will do), or enable issues.`,
      )
    case 'transferred':
      throw new Failure(
        `The tracking issue ${number} was transferred to another repository.`,
        `${choose} (a new, empty one will do).`,
      )
  }
}

/** An issue that a run intended to create, when that run's lease is over: found by its nonce under our own author. */
async function findIntended(world: World, book: Book): Promise<Issue | undefined> {
  const { intent } = book.ledger.tracking
  if (intent === undefined || isAlive(intent, world.now())) return undefined
  const wait = intent.at + listLag - world.now()
  if (wait > 0) await world.sleep(wait)
  const author = await world.tracking.getAuthor()
  const issues = await world.tracking.listIssues(intent.at - listLag)
  const found = issues.find((issue) => issue.author === author && parseHiddenLine(issue.body)?.nonce === intent.nonce)
  if (found === undefined) await book.record([{ type: 'issue-intent-dropped', nonce: intent.nonce }])
  return found
}

/** The issue shows the ledger's number: none, or a lower one, means that the branch vanished or was rolled back. */
async function refuseLostLedger(world: World, book: Book, known: Issue | undefined): Promise<void> {
  const { project } = book.ledger
  const issues = known !== undefined || book.exists ? [known] : await listOurs(world, project)
  const shown = issues.map((issue) => parseHiddenLine(issue?.body ?? '')).filter((line) => line?.project === project)
  for (const line of shown) {
    if (line === undefined) continue
    // GitHub may serve an older state of the branch for a while.
    for (const pause of [2000, 5000, 10_000]) {
      if (book.exists && book.ledger.sequence >= line.sequence) break
      await world.sleep(pause)
      await book.reload()
    }
    if (book.exists && book.ledger.sequence >= line.sequence) continue
    throw lostLedger(line, book, issues.find((issue) => issue !== undefined)?.url ?? '')
  }
}

async function listOurs(world: World, project: string): Promise<Issue[]> {
  const issues = (await world.tracking.listIssues()).filter((issue) => parseHiddenLine(issue.body)?.project === project)
  if (issues.length === 0) return []
  const author = await world.tracking.getAuthor()
  return issues.filter((issue) => issue.author === author)
}

function lostLedger(line: { sequence: number; commit: string }, book: Book, url: string): Failure {
  const state = book.exists ? `was rolled back to number ${book.ledger.sequence}` : 'is gone'
  const what = `The ledger ${state}, but the tracking issue ${url} shows number ${line.sequence} at commit ${line.commit}. Nothing was created: without it, feedback that was fixed already would be sent again.`
  const remedy = `To restore it: create the ledger’s branch again at commit ${line.commit} (git push origin ${line.commit}:refs/heads/<ledger-branch>). To start over on purpose: delete the ledger’s branch and remove the label \`feedback-to-fix\` from that issue.`
  return new Failure(what, remedy)
}
