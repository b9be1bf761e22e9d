// A fleet's run as the workflow makes it: plan, visits, report, each step a process, against the served GitHub and the service.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describeVisits, startSteps } from './steps.ts'

interface Workflow {
  readonly jobs: Record<string, { steps: { uses?: string; with?: Record<string, unknown> }[] }>
}
const workflow = parse(readFileSync('.github/workflows/fleet.yml', 'utf8')) as Workflow

test('one project fails, the other gets its pull request, and one summary says both', async () => {
  await using fleet = await startSteps()
  const projects = [
    { 'project-id': 'docs', wait: 'PT30S', 'poll-interval': 'PT1S' },
    { 'project-id': 'search', key: 'MISSING' },
    { 'project-id': 'gone', wait: 'PT0S' },
  ]
  writeFileSync(join(fleet.home, 'projects.json'), JSON.stringify({ defaults: fleet.defaults, projects }))

  const plan = await fleet.step('plan', { 'projects-file': 'projects.json' })
  expect(plan).toMatchObject({ code: 0, outputs: { jobs: '[{"batch":0,"repositories":"docs"}]' } })
  const visit = await fleet.step('visit', { batch: '0', results: 'results/0.json', ...fleet.secrets })
  expect(visit.code).toBe(0)
  const report = await fleet.step('report', { results: 'results' })
  expect(report.code).toBe(1)

  expect((await fleet.github.listPulls()).length).toBe(1)
  expect(describeVisits(fleet.home)).toEqual([
    ['docs', 'done', 1, 1, 1],
    ['gone', 'failed', 0, 0, 0],
    ['search', 'failed', 0, 0, 0],
  ])
  expect(report.summary).toContain('3 of 3 projects visited: 1 new entry, 1 job, 1 open pull request, 2 failures.')
  await expect(report.summary.replaceAll(fleet.github.url, 'http://github')).toMatchFileSnapshot('golden/roll-up.md')

  // What leaves the runner: no word of a reader, no key, no token.
  const texts = readdirSync(fleet.home, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
  for (const text of [...texts, plan.output, report.output, report.summary])
    for (const secret of fleet.words) expect(text.includes(secret), secret).toBe(false)

  const again = await fleet.step('plan', { 'projects-file': 'projects.json' })
  expect(again.output).toContain('This run: 0 visits')
  expect(again.outputs).toEqual({ jobs: '[]' })
})

test('a wrong list stops before anything starts, with the remedy in log and summary', async () => {
  await using fleet = await startSteps()
  const plan = await fleet.step('plan', { projects: '["docs", {"project-id": "docs"}]' })
  expect(plan.code).toBe(1)
  expect(plan.output).toContain('is listed twice, first as `projects[0]`: remove one')
  expect(plan.summary).toContain('is listed twice')
  expect((await fleet.step('plan', {})).output).toContain('There is no list of projects')
  expect(fleet.github.requests).toEqual([])
})

test('the steps of the workflow have the inputs that they are tested with', () => {
  const named = Object.entries(workflow.jobs).flatMap(([job, { steps }]) =>
    steps.filter(({ uses }) => uses === '$/.github/actions/fleet').map((step) => [job, step.with?.step]),
  )
  expect(named).toEqual([
    ['plan', 'plan'],
    ['visit', 'visit'],
    ['report', 'report'],
  ])
  const action = parse(readFileSync('.github/actions/fleet/action.yml', 'utf8')) as { inputs: object; runs: object }
  const given = Object.values(workflow.jobs).flatMap(({ steps }) =>
    steps.filter(({ uses }) => uses?.startsWith('$/')).flatMap((step) => Object.keys(step.with ?? {})),
  )
  expect([...new Set(given)].toSorted()).toEqual(Object.keys(action.inputs).toSorted())
  expect(action.runs).toEqual({ using: 'node24', main: '../../../dist/index.js' })
})

test('a step that does not exist is refused', () => {
  const home = mkdtempSync(join(tmpdir(), 'fleet-'))
  const env = { PATH: process.env.PATH ?? '', INPUT_STEP: 'other', RUNNER_TEMP: home }
  const { status, stdout } = spawnSync(process.execPath, ['src/main.ts'], { env, encoding: 'utf8' })
  rmSync(home, { recursive: true })
  expect([status, stdout]).toEqual([1, '::error::`step` must be `plan`, `visit` or `report`.\n'])
})
