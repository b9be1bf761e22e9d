// Checks at the end of a dry run what a real run needs.
import { z } from 'zod'
import { ignoreKnown, see } from '../errors/failure.ts'
import type { Collected } from '../feedback/collect.ts'
import { isProven } from '../fixes/queries.ts'
import type { Access, PermissionName } from '../github/repository-setup.ts'
import { linkHelp } from '../issue/report-links.ts'
import type { Planned } from '../queue/plan-clusters.ts'
import { reviewedActions } from '../review/find-fix.ts'
import type { Context } from '../step-context.ts'
import { phrase, prose } from '../text/markdown/blocks.ts'
import { count, formatNumber, joinLines, omitZeros, type SafeText, safe } from '../text/safe-text.ts'
import { listCodes, toCode } from '../text/sanitise.ts'

const createCheck = (mark: '✗' | '✓' | '–') => (what: SafeText, remedy?: SafeText) => {
  const words = phrase`${mark} ${prose(what, 400)}${remedy ? phrase` ${linkHelp(remedy)}` : []}`
  return { isBad: Number(mark === '✗'), words }
}
const ok = createCheck('✓')
const bad = createCheck('✗')
const unseen = createCheck('–')

/** At most six requests, none of which changes anything. @returns what a person has to mend first */
export async function checkSetup(context: Context, collected: Collected, planned: Planned) {
  const { world, inputs } = context
  const { place, setup } = world
  const repository = await setup.readRepository().catch(ignoreKnown)
  const rules = await setup.listRules(inputs['ledger-branch']).catch(ignoreKnown)
  const text = place.workflow && (await setup.readWorkflow(place.workflow).catch(ignoreKnown))
  const file = text ? await parseWorkflow(text) : undefined
  const given = await setup.checkPermissions().catch(ignoreKnown)
  const checks = [
    ...checkService(context, collected, planned),
    ...setup.permissionNames.map((name) => checkPermission(name, given?.get(name))),
    checkBranch(context, rules),
    checkIssues(context, repository?.has_issues),
    ...checkWorkflow(file),
  ]
  return checks.sort((a, b) => b.isBad - a.isBad).map(({ words }) => words)
}

function checkService({ session, inputs }: Context, collected: Collected, { filtered }: Planned) {
  const { votes, count: all, outOfScope, undated, unread } = collected
  const left = new Set(filtered.map(({ id }) => id))
  const complaints = collected.fresh.filter(({ id }) => !left.has(id))
  const agents = complaints.filter(({ source }) => source === 'agent').length
  const kinds = omitZeros(
    count(complaints.length - agents, 'complaint by a reader', 'complaints by readers'),
    count(agents, 'complaint by an AI agent', 'complaints by AI agents'),
    count(votes.length, 'vote'),
    safe`${formatNumber(outOfScope.length)} out of scope`,
  )
  const isKnown = isProven(session.ledger)
  // Later runs read only what came lately.
  const isMissing = all === 0 && undated !== undefined && !isKnown
  const read = [
    ok(
      safe`\`api-key\` reads the feedback of the project ${toCode(inputs['project-id'], 80)}.`,
      safe`Its expiry date is not visible from here; Mintlify keys expire after 90 days by default.`,
    ),
    isMissing
      ? bad(safe`No feedback was read.`, safe`Switch it on in the service’s dashboard. ${see('no-feedback')}`)
      : ok(safe`Feedback: ${joinLines(kinds, ', ') || 'none to send'}.`),
  ]
  return [
    ...(all === 0 && unread ? [unseen(unread.text)] : read),
    isKnown
      ? ok(safe`The agent accepts jobs and opens pull requests.`)
      : unseen(
          safe`Only the first job shows whether the key may create jobs, the plan includes the agent, and the agent opens pull requests.`,
          safe`In the service’s dashboard, set the agent to open pull requests instead of pushing to the published branch.`,
        ),
  ]
}

function checkPermission(name: PermissionName, access: Access | undefined) {
  const named = safe`\`${name as string as SafeText}\``
  if (access === 'given') return ok(safe`The token has ${named}.`)
  if (access === 'lacking')
    return bad(safe`The token lacks ${named}.`, safe`Add ${named} to the job’s \`permissions\`. ${see('permissions')}`)
  return unseen(safe`GitHub does not say whether the token has ${named}.`, see('permissions'))
}

const harmless = /^(?:deletion|non_fast_forward|required_linear_history|required_signatures|copilot_code_review)$/
const forbidding =
  /^(?:creation|update|pull_request|merge_queue|workflows|code_scanning|required_status_checks|required_deployments)$/

function checkBranch({ world, session, inputs }: Context, rules: readonly string[] | undefined) {
  const branch = toCode(inputs['ledger-branch'], 80)
  // A person's token does not sign.
  const isUnsigned = (rule: string) => rule === 'required_signatures' && !world.tracking.isInstallation
  const found = rules?.filter((rule) => forbidding.test(rule) || isUnsigned(rule)) ?? []
  if (found.length > 0) {
    const what = safe`Rules forbid writing to the ledger’s branch ${branch}: ${listCodes(found, 40)}.`
    return bad(
      what,
      safe`Exclude it from the ruleset, or use a token of an app that may bypass it. ${see('the-ledgers-branch')}`,
    )
  }
  const state = session.exists ? safe`exists` : safe`does not exist yet; the first run creates it`
  const unclear = rules?.filter((rule) => !harmless.test(rule))
  if (unclear?.length !== 0) {
    const which = unclear ? safe`: ${listCodes(unclear, 40)}` : ''
    return unseen(safe`It cannot be checked whether a rule forbids writing to the ledger’s branch ${branch}${which}.`)
  }
  return ok(safe`The ledger’s branch ${branch} ${state}, and no rule forbids writing to it.`)
}

function checkIssues({ tracked: { issue }, session, inputs }: Context, enabled: boolean | undefined) {
  if (issue) return ok(safe`The tracking issue is number ${issue.number}.`)
  if (enabled === false)
    return bad(
      safe`Issues are disabled in this repository.`,
      safe`Enable them in its settings. ${see('issues-are-disabled')}`,
    )
  const number = inputs['tracking-issue'] ?? session.ledger.tracking.issue
  if (!number) return ok(safe`The first run opens the tracking issue.`)
  return bad(safe`The tracking issue (${number}) could not be read.`, see('permissions'))
}

function checkWorkflow(file: Awaited<ReturnType<typeof parseWorkflow>>) {
  if (!file) return [unseen(safe`The workflow file could not be read, so its events are unknown.`)]
  const { crons, pullTypes, isTickable } = file
  const missing = reviewedActions.filter((type) => !pullTypes.includes(type))
  const lacks = safe`The workflow does not start a review on all events: its \`pull_request\` lacks ${listCodes(missing, 40)}.`
  const deaf = safe`A tick on the issue waits for the next run: the workflow does not listen to \`issues: [edited]\`.`
  return [
    missing.length === 0 ? ok(safe`The review runs on every event that it needs.`) : bad(lacks, see('the-event')),
    isTickable ? ok(safe`A tick on the issue starts a run.`) : unseen(deaf, see('the-event')),
    crons.length === 0
      ? unseen(safe`No schedule starts a run.`, safe`Add \`schedule\` to \`on:\`, or run it by hand.`)
      : ok(safe`The schedule that starts runs: ${listCodes(crons, 40)}.`),
  ]
}

const namesSchema = z.union([z.string().transform((name) => [name]), z.array(z.string())])
const typesSchema = z.object({ types: namesSchema.optional() }).nullish()
const eventsSchema = z.object({
  schedule: z.array(z.object({ cron: z.string() })).nullish(),
  pull_request: typesSchema,
  issues: typesSchema,
})
const fileSchema = z.object({ on: z.union([namesSchema, eventsSchema]) })

async function parseWorkflow(text: string) {
  const { parse } = await import('yaml')
  let written: z.output<typeof fileSchema>['on']
  try {
    written = fileSchema.parse(parse(text)).on
  } catch {
    return undefined
  }
  const on = Array.isArray(written)
    ? eventsSchema.parse(Object.fromEntries(written.map((name) => [name, null])))
    : written
  return {
    crons: on.schedule?.map(({ cron }) => cron) ?? [],
    pullTypes: 'pull_request' in on ? (on.pull_request?.types ?? ['opened', 'synchronize', 'reopened']) : [],
    isTickable: 'issues' in on && (on.issues?.types ?? ['edited']).includes('edited'),
  }
}
