// The tracking issue in use: found or created once, its body kept a projection of the ledger.

import type { Issue } from '../github/tracking-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { leaseLength, leaseReserve } from '../ledger/limits.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { renderIssueTitle } from '../report/comment.ts'
import { renderDashboard } from '../report/dashboard.ts'
import { isSameBody, parseHiddenLine } from '../report/hidden-line.ts'
import type { Links } from '../report/links.ts'
import { type Markdown, putBelow } from '../report/markdown/markdown.ts'
import { longestBody } from '../report/markdown/table.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { World } from '../world.ts'
import { unlessStopped } from './unless-stopped.ts'

export class Tracking {
  readonly #world: World
  readonly #session: LedgerSession
  readonly #branch: string
  #issue: Issue | undefined
  /** To be recorded with the next checkpoint. */
  #found: LedgerCommand | undefined

  constructor(world: World, session: LedgerSession, branch: string, issue: Issue | undefined) {
    this.#world = world
    this.#session = session
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
  get events(): LedgerCommand[] {
    return this.#found === undefined ? [] : [this.#found]
  }

  /** Creates the issue, written ahead; `false` while another run creates it, or when the run is told to stop. `events` go with the intent's checkpoint. */
  async create(events: readonly LedgerCommand[]): Promise<boolean> {
    const { world, nonce } = { world: this.#world, nonce: this.#world.name() }
    const intent = { nonce, run: this.#session.run, at: world.now(), lease: world.now() + leaseLength }
    const accepted = await this.#session.record([{ type: 'issue-intended', intent }, ...events])
    if (!accepted.some((event) => event.type === 'issue-intended')) return false
    const late = (this.#session.ledger.tracking.intent?.lease ?? 0) - world.now() < leaseReserve
    const body = this.#render(nonce, false, longestBody)
    const fields = { title: renderIssueTitle(this.#session.ledger.project), body }
    const issue = late || world.stop.aborted ? undefined : await unlessStopped(world.tracking.createIssue(fields))
    if (issue === undefined) {
      await this.#session.record([{ type: 'issue-intent-dropped', nonce }])
      return false
    }
    this.#take(issue, issue.author)
    world.log.info(safe`Created the tracking issue: ${toSafeText(issue.url)}`)
    return true
  }

  /** Takes up an issue that another run created and recorded after this one had looked. */
  async catchUp(): Promise<void> {
    const { issue: number } = this.#session.ledger.tracking
    if (this.#issue !== undefined || number === undefined) return
    const read = await this.#world.tracking.getIssue(number)
    if (read.kind === 'issue') this.#take(read.issue, undefined)
  }

  /** Brings the issue's body up to date; nothing is sent when it says the same already. */
  async publish(): Promise<void> {
    await this.catchUp()
    const issue = this.#issue
    if (issue === undefined) return
    const own = this.#ownPart(issue.body)
    const preface = issue.body.slice(0, issue.body.length - own.length).trimEnd()
    const nonce = parseHiddenLine(own)?.nonce ?? this.#session.run
    const body = this.#render(nonce, this.paused, longestBody - [...preface].length - 2)
    if (isSameBody(own, body)) return
    const whole = putBelow(preface, body)
    const held = await this.#world.tracking.updateIssue(issue.number, whole)
    this.#issue = { ...issue, body: held }
    if (!isSameBody(held, whole))
      this.#world.log.warning(safe`GitHub kept the tracking issue’s old text; the next run tries again.`)
  }

  #render(nonce: string, paused: boolean, longest: number): Markdown {
    const { ledger, snapshot } = this.#session
    const view = {
      commit: snapshot?.commit ?? '',
      sequence: ledger.sequence,
      paused,
      links: this.links,
      now: this.#world.now(),
      nonce,
      longest,
    }
    return renderDashboard(ledger, view)
  }

  /** People's own text above our part stays: theirs is the issue that they opened and named by `tracking-issue`. */
  #ownPart(body: string): string {
    const start = body.indexOf('<!-- feedback-to-fix project=')
    if (start >= 0) return body.slice(start)
    return this.#isOurs() ? body : ''
  }

  #isOurs(): boolean {
    const { author } = this.#session.ledger.tracking
    return author !== undefined && this.#issue?.author === author
  }

  #take(issue: Issue, author: string | undefined): void {
    this.#issue = issue
    const { tracking } = this.#session.ledger
    const known = tracking.issue === issue.number && tracking.intent === undefined
    this.#found = known ? undefined : { type: 'issue-found', issue: issue.number, author }
  }
}
