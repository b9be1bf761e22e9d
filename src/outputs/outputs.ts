// Outputs, report file and job summary.
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameError } from '../errors/failure-text.ts'
import type { Log } from '../log/log.ts'
import type { Finding, Judgement, Verdict } from '../review/judge/result.ts'
import { type Markdown, type OutputText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import type { conclude } from './conclude.ts'
import { renderReport } from './report.ts'

type Core = typeof import('@actions/core')

const put = (core: Core, name: string, value: number | OutputText | Verdict) => core.setOutput(name, value)

export function writeReviewOutputs(
  core: Core,
  { verdict, findings, head }: Pick<Judgement, 'verdict' | 'findings'> & { readonly head: string },
) {
  put(core, 'verdict', verdict)
  put(core, 'reviewed-commit', (/^[0-9a-f]{40,64}$/.test(head) ? head : '') as OutputText)
  put(core, 'findings', renderFindingsOutput(findings))
}

const maxFindings = 200
const maxFindingsLength = 100_000
const maxEntries = 20
/** UTF-16 units; ten times what cleaning keeps. */
const maxSubject = 2_000

export function renderFindingsOutput(findings: readonly Finding[]): OutputText {
  const rows: string[] = []
  let left = maxFindingsLength
  for (const finding of findings.slice(0, maxFindings)) {
    const row = JSON.stringify(toOutput(finding))
    left -= Buffer.byteLength(row) + 1
    if (left < 1) break
    rows.push(row)
  }
  return `[${rows.join(',')}]` as OutputText
}

function toOutput({ rule, severity, path, line, subject, from = [] }: Finding) {
  return {
    rule: toSafeText(rule),
    severity,
    path: path === undefined ? null : toSafeText(path, 400),
    line: line ?? null,
    subject: subject === undefined ? null : toSafeText(subject.slice(0, maxSubject)),
    from: from.slice(0, maxEntries).map((id) => toSafeText(id, 100)),
  }
}

type Concluded = Pick<ReturnType<typeof conclude>, 'outputs' | 'report'>

export async function writeSyncOutputs(core: Core, env: NodeJS.ProcessEnv, { outputs, report }: Concluded) {
  for (const [name, number] of Object.entries(outputs.numbers)) put(core, name, number)
  const links = [...new Set(outputs.pullRequests.map(({ url }) => url))]
  put(core, 'pull-requests', JSON.stringify(links) as OutputText)
  const issueUrl = report.tracking.issueUrl ?? ''
  put(core, 'tracking-issue-url', (/^https?:\/\/[!-~]+$/.test(issueUrl) ? issueUrl : '') as OutputText)
  const path = join(env.RUNNER_TEMP || tmpdir(), `feedback-to-fix-${report.run}.json`)
  // Whole prompts: private to this user, and no file is overwritten.
  await writeFile(path, renderReport(report), { mode: 0o600, flag: 'wx' })
  put(core, 'report', path as OutputText)
}

export async function writeSummary(core: Core, env: NodeJS.ProcessEnv, text: Markdown, log: Log) {
  if (!env.GITHUB_STEP_SUMMARY) return
  try {
    await core.summary.addRaw(text, true).write()
  } catch (error) {
    log.warning(safe`The job summary could not be written: ${nameError(error)}.`)
  }
}
