// How a review ends: whether the run fails, and why.
import type { Inputs } from '../inputs/inputs.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import type { Judgement } from './judge/result.ts'
import { describeStale } from './review-comment.ts'

type End = Readonly<
  | { kind: 'unclear'; reason: SafeText; remedy: SafeText }
  | (Pick<Judgement, 'verdict'> & { kind: 'reviewed'; head: string; isStale: boolean })
>

const newest = safe`The run for the newest commit counts; if none starts, re-run this one, which reviews the present head.`

export function concludeReview(end: End, failOn: Inputs['fail-on']): { fails: boolean; problem?: SafeText } {
  const isHeld = failOn === 'risk'
  // A second marker must not get around a required check.
  if (end.kind === 'unclear')
    return { fails: isHeld, problem: safe`This pull request needs human review: ${end.reason}. ${end.remedy}` }
  if (end.isStale) return { fails: isHeld, problem: safe`${describeStale(end.head)} ${newest}` }
  if (!isHeld || end.verdict !== 'block') return { fails: false }
  const commit = toSafeText(end.head.slice(0, 7))
  const problem = safe`The run fails because the verdict on commit ${commit} is \`block\` and \`fail-on\` is \`risk\`.`
  return { fails: true, problem }
}
