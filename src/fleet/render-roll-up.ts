// The one summary of a fleet's run: how many projects, what came of them, and what needs a person.
import { parsePullLink } from '../addresses/pull-link.ts'
import { type Blocks, bullets, bulletsWithin, paragraph, section, table } from '../report/markdown/blocks.ts'
import { fitRows, type Markdown } from '../report/markdown/markdown.ts'
import { code, link, list, type Phrase, phrase, prose, say, strong, text } from '../report/markdown/phrase.ts'
import { count, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { formatRound } from './format-round.ts'
import type { FleetLimits } from './plan.ts'
import type { PlanFile } from './plan-file.ts'
import { listShortages, nameOrganisation } from './render-plan.ts'
import type { RollUp } from './roll-up.ts'
import type { VisitResult } from './visit-result.ts'

export interface RollUpContext {
  readonly plan: PlanFile
  readonly limits: FleetLimits
  /** `GITHUB_SERVER_URL`: only its pull requests and issues are linked. */
  readonly serverUrl: string
}

/** In code points: a summary may have a megabyte, and a code point takes four bytes at most. */
const longest = 240_000

export function renderRollUp(sum: RollUp, context: RollUpContext): Markdown {
  return fitRows((budget) => build(sum, context, budget), longest)
}

/** The same in one line, for the log. */
export function describeRollUp(sum: RollUp, { plan }: Pick<RollUpContext, 'plan'>): SafeText {
  const all = plan.organisations.reduce((total, { projects }) => total + projects, 0)
  const failures = sum.failed.length + sum.missing.length
  return safe`${formatNumber(sum.results.length - sum.waiting.length)} of ${count(all, 'project')} visited: \
${count(sum.newEntries, 'new entry', 'new entries')}, ${count(sum.jobs, 'job')}, \
${count(sum.pullRequests.length, 'open pull request')}, ${count(failures, 'failure')}.`
}

function build(sum: RollUp, context: RollUpContext, budget: number): Blocks {
  const { plan, limits } = context
  const shortages = plan.organisations.flatMap((organisation) => listShortages(organisation, limits))
  const news = sum.results.filter(({ newEntries, jobs, pullRequests }) => newEntries + jobs + pullRequests.length > 0)
  return section(
    2,
    safe`Reader feedback of all projects${plan.dryRun ? ' (dry run)' : ''}`,
    paragraph(strong(say(describeRollUp(sum, context)))),
    bullets(shortages.map(say)),
    section(3, safe`Failures`, buildFailures(sum, context, budget)),
    section(
      3,
      safe`Not started`,
      bulletsWithin(
        sum.waiting.map((result) => phrase`${nameProject(result, context)}: ${explain(result)}`),
        budget,
      ),
    ),
    section(
      3,
      safe`New feedback and open pull requests`,
      table(news, (result) => toRow(result, context), budget),
    ),
    section(3, safe`Budget`, buildBudget(sum, context)),
  )
}

function buildFailures({ failed, missing }: RollUp, context: RollUpContext, budget: number): Blocks {
  const rows = failed.map((result) => phrase`${nameProject(result, context)}: ${explain(result)}`)
  const lost = phrase`its job produced no result (it was cancelled, timed out, or lost its runner). The next run starts with it.`
  return bulletsWithin([...rows, ...missing.map((id) => phrase`${code(id)}: ${lost}`)], budget)
}

function explain({ fault, code: exit }: VisitResult): Phrase {
  if (fault !== null) return prose(fault, 500)
  return exit === null
    ? phrase`its process was killed.`
    : phrase`its process ended with exit code ${exit}; see the log.`
}

function toRow(result: VisitResult, context: RollUpContext) {
  const pulls = result.pullRequests.map((url) => linkPull(url, context))
  return {
    Project: nameProject(result, context),
    'New entries': result.newEntries,
    Jobs: result.jobs,
    'Active jobs': result.active,
    'Open pull requests': list(pulls),
  }
}

function linkPull(url: string, { serverUrl }: RollUpContext): Phrase {
  const pull = parsePullLink(url, serverUrl)
  if (pull === undefined) return code(url)
  const path = [...pull.repository.split('/'), 'pull', pull.number]
  return link(serverUrl, path, text(`${pull.repository}#${pull.number}`))
}

/** Linked to its tracking issue, if that is one of this GitHub. */
function nameProject({ project, issueUrl }: VisitResult, { serverUrl }: RollUpContext): Phrase {
  const issue = parsePullLink((issueUrl ?? '').replace(/\/issues\/(\d+)$/, '/pull/$1'), serverUrl)
  const name = code(project)
  return issue === undefined ? name : link(serverUrl, [...issue.repository.split('/'), 'issues', issue.number], name)
}

function buildBudget({ results }: RollUp, { plan, limits }: RollUpContext): Blocks {
  return table(plan.organisations, ({ name, projects, round, visits, left, requests, spent }) => {
    const own = results.filter(({ organisation }) => organisation === name)
    const used = own.reduce((total, result) => total + result.requests, 0)
    return {
      Organisation: say(nameOrganisation(name)),
      Projects: projects,
      'Visited every': say(formatRound(round)),
      Planned: visits,
      Waiting: left,
      'Export requests': phrase`${formatNumber(used)} of ${formatNumber(requests)}`,
      'Sent in the last hour': phrase`${formatNumber(spent)} of ${formatNumber(limits.requestsPerHour)}`,
    }
  })
}
