// Trouble of runs, recorded and shown.
import { see } from '../errors/failure.ts'
import { findRemedy, mendService } from '../errors/remedies.ts'
import { type Advance, applied } from '../fixes/change-fix.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { caution, phrase, strong } from '../text/markdown/blocks.ts'
import { formatMinute, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { type Links, linkHelp, linkRun } from './report-links.ts'
import { isLasting, type Trouble } from './trouble-record.ts'

type FailedRun = Omit<Trouble, 'since' | 'times'> & { now: number }

export const troubleRules = {
  'run-failed': (ledger: Ledger, { code, status, run, workflowRun, now }: FailedRun): Advance => {
    const { trouble } = ledger
    const isSame = trouble?.code === code && trouble.status === status
    if (isSame && trouble.run === run) return 'known'
    const { since, times } = isSame ? trouble : { since: now, times: 0 }
    return applied({ ...ledger, trouble: { code, status, since, times: times + 1, run, workflowRun } })
  },

  'run-succeeded': (ledger: Ledger, { run }: { run: string }): Advance => {
    if (!ledger.trouble) return 'known'
    return ledger.trouble.run === run ? 'stale' : applied({ ...ledger, trouble: undefined })
  },
}

export const nothingLost = safe`Feedback stays in the service; nothing is lost.`

/** Unless it creates no jobs, one run may fail. */
export function buildTrouble(trouble: Trouble | undefined, links: Links) {
  if (!isLasting(trouble) && !isJobRefusal(trouble)) return []
  const { times, since, workflowRun, status } = trouble
  const [what, remedy] = causes[trouble.code](status ?? 0)
  const said = status === undefined ? '' : safe` (status ${status})`
  const when = formatMinute(since)
  const runs = safe`The last ${formatNumber(times)} runs failed for the same reason, the first on ${when}.`
  const failed = strong(phrase`${times > 1 ? runs : safe`Since ${when}:`}`)
  const last = workflowRun === undefined ? [] : phrase` ${linkRun(links, workflowRun, phrase`See the most recent run`)}`
  return caution(phrase`${failed} ${what}${said}. ${linkHelp(remedy)} ${nothingLost}${last}`)
}

export const isJobRefusal = (trouble: Trouble | undefined): trouble is Trouble => trouble?.code === 'creation-refused'

const blocked = safe`that the tracking issue is not locked and that no repository or organisation rule blocks the request`

const causes: Readonly<Record<Trouble['code'], (status: number) => readonly [what: SafeText, remedy: SafeText]>> = {
  'creation-refused': (status) => [safe`The service is refusing to create jobs`, findRemedy(status, true)],
  'service-refused': (status) => [safe`The service is refusing requests`, findRemedy(status)],
  'service-unreachable': () => [safe`The service cannot be reached or returns no usable response`, mendService],
  'job-path': () => [
    safe`The first job was created but cannot be retrieved`,
    safe`Set \`job-path\` to the path at which the service returns a job.`,
  ],
  'github-refused': (status) =>
    status === 401
      ? [safe`GitHub rejects the token`, safe`Renew \`github-token\`, or leave it out.`]
      : [
          safe`GitHub refuses a request that every run makes`,
          safe`Check the job’s permissions, ${blocked}. ${see('permissions')}`,
        ],
  'github-unreachable': () => [
    safe`GitHub cannot be reached or returns no usable response`,
    safe`See githubstatus.com.`,
  ],
  'github-limited': () => [
    safe`GitHub’s rate limit is used up`,
    safe`Run less often, or use a token with a higher limit.`,
  ],
}
