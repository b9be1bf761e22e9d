// What a review reports to the runner: outputs, summary, annotations on the lines of its findings, and the exit code.
import type { Inputs } from '../inputs.ts'
import type { Log } from '../log.ts'
import { listAnnotations } from '../review/comment/annotations.ts'
import type { Judgement } from '../review/judge/result.ts'
import { writeReviewOutputs, writeSummary } from '../run/outputs.ts'
import type { Markdown } from '../text/markdown/github-markdown.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'

export interface ReviewEnd extends Pick<Judgement, 'verdict' | 'findings'> {
  readonly summary: Markdown
  readonly head: string
  /** Somebody pushed during the review. */
  readonly isStale: boolean
  readonly failOn: Inputs['fail-on']
}

export async function reportReview(
  core: typeof import('@actions/core'),
  env: NodeJS.ProcessEnv,
  { verdict, findings, head, isStale, summary, failOn }: ReviewEnd,
  log: Log,
): Promise<number> {
  writeReviewOutputs(core, { verdict, findings, head })
  await writeSummary(core, env, summary, log)
  for (const { kind, text, ...place } of listAnnotations(findings)) log[kind](text, place)
  const commit = toSafeText(head.slice(0, 7))
  log.info(safe`Verdict on commit ${commit}: ${verdict}.`)
  const isHeld = failOn === 'risk'
  if (isStale) {
    const what = safe`This verdict is stale: commit ${commit} is no longer the pull request’s head, or GitHub did not confirm that it is.`
    const remedy = safe`The run for the newest commit counts; if none starts, re-run this one, which reviews the present head.`
    log[isHeld ? 'error' : 'warning'](safe`${what} ${remedy}`)
    return isHeld ? 1 : 0
  }
  if (!isHeld || verdict !== 'block') return 0
  log.error(safe`The run fails because the verdict on commit ${commit} is \`block\` and \`fail-on\` is \`risk\`.`)
  return 1
}

export interface UnclearEnd extends Pick<ReviewEnd, 'summary' | 'failOn'> {
  readonly reason: SafeText
  readonly remedy: SafeText
}

/** A second marker must not be a way around a required check, so that check waits for the person too. @returns the exit code */
export async function reportUnclear(
  core: typeof import('@actions/core'),
  env: NodeJS.ProcessEnv,
  { reason, remedy, summary, failOn }: UnclearEnd,
  log: Log,
): Promise<number> {
  const isHeld = failOn === 'risk'
  log[isHeld ? 'error' : 'warning'](safe`This pull request needs human review: ${reason}. ${remedy}`)
  await writeSummary(core, env, summary, log)
  return isHeld ? 1 : 0
}
