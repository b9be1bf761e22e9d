// The tracking issue as this run last read or wrote it; its body is kept a projection of the ledger.

import { unlessStopped } from '../errors/failure.ts'
import type { Issue } from '../github/tracking-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { leaseLength, leaseReserve } from '../ledger/limits.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { renderIssueTitle } from '../report/comment.ts'
import { renderDashboard } from '../report/dashboard.ts'
import { isSameBody, parseHiddenLine } from '../report/hidden-line.ts'
import type { Links } from '../report/links.ts'
import { longestBody, type Markdown, putBelow } from '../report/markdown/markdown.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { World } from '../world.ts'

export class TrackingSession {
  readonly #world: World
  readonly #session: LedgerSession
  readonly #branch: string
  #issue: Issue | undefined
  /** Our own name on GitHub, once this run has created the issue. */
  #author: string | undefined

  constructor(world: World, session: LedgerSession, branch: string, issue: Issue | undefined) {
    this.#world = world
    this.#session = session
    this.#branch = branch
    this.#issue = issue
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

  /** What the next checkpoint has to say of the issue: nothing once the ledger knows it. */
  get unrecorded(): readonly LedgerCommand[] {
    const known = this.#session.ledger.tracking
    if (this.#issue === undefined) return []
    if (known.issue === this.#issue.number && known.intent === undefined) return []
    return [{ type: 'issue-found', issue: this.#issue.number, author: this.#author }]
  }

  /**
   * Creates the issue, written ahead.
   * @param commands go with the intent's checkpoint
   * @returns `false` while another run creates it, or when the run is told to stop
   */
  async create(commands: readonly LedgerCommand[]): Promise<boolean> {
    const { world, nonce } = { world: this.#world, nonce: this.#world.name() }
    const intent = { nonce, run: this.#session.run, at: world.now(), lease: world.now() + leaseLength }
    const accepted = await this.#session.record([{ type: 'issue-intended', intent }, ...commands])
    if (!accepted.some((command) => command.type === 'issue-intended')) return false
    const late = (this.#session.ledger.tracking.intent?.lease ?? 0) - world.now() < leaseReserve
    const body = this.#render(nonce, longestBody)
    const fields = { title: renderIssueTitle(this.#session.ledger.project), body }
    const issue = late || world.stop.aborted ? undefined : await unlessStopped(world.tracking.createIssue(fields))
    if (issue === undefined) {
      await this.#session.record([{ type: 'issue-intent-dropped', nonce }])
      return false
    }
    this.#issue = issue
    this.#author = issue.author
    world.log.info(safe`Created the tracking issue: ${toSafeText(issue.url)}`)
    return true
  }

  /** Takes up an issue that another run created and recorded after this one had looked. */
  async catchUp(): Promise<void> {
    const { issue: number } = this.#session.ledger.tracking
    if (this.#issue !== undefined || number === undefined) return
    const read = await this.#world.tracking.getIssue(number)
    if (read.kind === 'issue') this.#issue = read.issue
  }

  /** Brings the issue's body up to date; nothing is sent when it says the same already. */
  async publish(): Promise<void> {
    await this.catchUp()
    const issue = this.#issue
    if (issue === undefined) return
    const own = this.#ownPart(issue)
    const preface = issue.body.slice(0, issue.body.length - own.length).trimEnd()
    const nonce = parseHiddenLine(own)?.nonce ?? this.#session.run
    const body = this.#render(nonce, longestBody - [...preface].length - 2)
    if (isSameBody(own, body)) return
    const whole = putBelow(preface, body)
    const held = await this.#world.tracking.updateIssue(issue.number, whole)
    this.#issue = { ...issue, body: held }
    if (!isSameBody(held, whole))
      this.#world.log.warning(safe`GitHub kept the tracking issue’s old text; the next run tries again.`)
  }

  #render(nonce: string, longest: number): Markdown {
    const { ledger, snapshot } = this.#session
    const { sequence } = ledger
    const { links, paused } = this
    const now = this.#world.now()
    return renderDashboard(ledger, { commit: snapshot?.commit ?? '', sequence, paused, links, now, nonce, longest })
  }

  /** People's own text above our part stays: theirs is the issue that they opened and named by `tracking-issue`. */
  #ownPart({ body, author }: Issue): string {
    const start = body.indexOf('<!-- feedback-to-fix project=')
    if (start >= 0) return body.slice(start)
    const ours = this.#session.ledger.tracking.author
    return ours !== undefined && author === ours ? body : ''
  }
}
