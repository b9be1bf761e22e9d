// A ledger that is moved by the very commands of docs/operations.md: the runs after it go on, and send nothing twice.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/log/log.ts'
import { finishRun } from '../../src/outputs/conclude.ts'
import { run } from '../../src/run.ts'
import { fillIn, listBlocks, onBranch, readOperations, runShell } from '../docs/operations-page.ts'
import { placeOf } from '../support/addresses.ts'
import { createChance } from '../support/chance.ts'
import { createFakeGitHub, type FakeGitHub } from '../support/fake-github.ts'
import { hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { createFolder } from '../support/folder.ts'
import { countMentions, findCreations, listStates } from '../support/observe.ts'
import { assembleWorld } from '../support/virtual-connections.ts'
import { type InputTexts, readInputs } from '../support/virtual-inputs.ts'
import type { VirtualService } from '../support/virtual-service.ts'
import { createStage, ledgerBranch, type SeenRequest, type Stage } from '../support/virtual-world.ts'

type Files = Record<string, string | null>

const feedback = pagesWithOneComplaint(3)
const late = pagesWithOneComplaint(2, { from: 50 })
let folder = ''
beforeEach(() => {
  folder = createFolder()
})

/** The nth block of commands under a heading, with what stands in angle brackets filled in. */
function findCommands(heading: string, nth: number, values: Record<string, string>): string {
  const [, after = ''] = readOperations().split(`\n### ${heading}\n`)
  const block = listBlocks(after.split(/\n##+ /)[0] ?? '')[nth] ?? 'false'
  return fillIn(onBranch(block), values)
}

const sh = (cwd: string, commands: string) => runShell(join(folder, cwd), commands)

/** Lays the ledger's branch into a repository of git's own, `origin.git`, of which `clone` is a clone. */
function layOut(github: FakeGitHub): void {
  sh('.', 'git init --quiet --bare origin.git && git init --quiet --bare new.git && git clone --quiet origin.git clone')
  sh('clone', 'git checkout --quiet --orphan start')
  for (const path of listFiles(github)) {
    const file = join(folder, 'clone', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, github.readFile(ledgerBranch, path) ?? '')
  }
  sh('clone', `git add . && git commit --quiet -m ledger && git push --quiet origin HEAD:refs/heads/${ledgerBranch}`)
  sh('clone', 'git rm -r --quiet . && git commit --quiet -m work')
}

const listFiles = (github: FakeGitHub) => github.listFiles(ledgerBranch, '')

function readBranch(repository: string, branch: string): Files {
  sh(repository, `git worktree add --quiet --detach ../read ${branch}`)
  const root = join(folder, 'read')
  const files = readdirSync(root, { withFileTypes: true, recursive: true }).filter((item) => item.isFile())
  const paths = files.map((file) => relative(root, join(file.parentPath, file.name))).filter((path) => path !== '.git')
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

interface Elsewhere {
  readonly github?: FakeGitHub
  readonly repository?: string
  readonly service?: VirtualService
  readonly inputs?: InputTexts
}

async function runElsewhere(stage: Stage, where: Elsewhere) {
  const { github = stage.github, repository = 'acme/docs', service = stage.service } = where
  const inputs = readInputs(where.inputs ?? {})
  const seen: SeenRequest[] = []
  const lines: string[] = []
  const log = createLog((line) => void lines.push(line))
  const place = placeOf(repository)
  const life = { clock: stage.clock, github, service, chance: createChance('elsewhere'), place, log, inputs, seen }
  const { world } = assembleWorld({ ...life, stop: new AbortController().signal, token: 'sync' })
  const name = world.name()
  const living = finishRun(name, run(inputs, undefined, world, name), (error) => {
    throw error
  })
  await stage.clock.drive(living)
  return { requests: seen, log: lines.join('') }
}

/** Three pages that have their pull requests, of which one is merged; then two more complaints. */
async function startStage() {
  const stage = createStage({ feedback })
  expect(findCreations(await stage.run())).toHaveLength(3)
  stage.github.mergePull(2)
  await stage.pass(hour)
  stage.addFeedback(late)
  return stage
}

/** Git moves the commits themselves; in the fakes the files were laid out anew, under commits of another name. */
function keepCommits(github: FakeGitHub): void {
  github.intercept(({ path }) => (path.includes('/compare/') ? { status: 200, body: { status: 'ahead' } } : undefined))
}

function listSent({ requests }: { requests: readonly SeenRequest[] }): string[] {
  const prompts = findCreations({ requests }).map(({ body }) => (body as { prompt: string }).prompt)
  return prompts.map((prompt) => /^- `([^`]+)`/m.exec(prompt)?.[1] ?? '').sort()
}
const latePages = late.map(({ path }) => path).sort()

const inputs = { 'ledger-branch': 'notes/ledger' }

test('to another branch: the run goes on there, and sends only what is new', async () => {
  const stage = await startStage()
  layOut(stage.github)
  sh('clone', findCommands('To another branch', 0, { 'new branch': 'notes/ledger' }))
  stage.github.commitSigned('notes/ledger', readBranch('origin.git', 'notes/ledger'))
  sh('clone', findCommands('To another branch', 1, {}))
  expect(sh('origin.git', 'git branch --format="%(refname:short)"')).toBe('notes/ledger')
  stage.github.deleteBranch(ledgerBranch)
  keepCommits(stage.github)
  const moved = await stage.run({ inputs })
  expect([moved.failure, listSent(moved), moved.issues.length]).toEqual([undefined, latePages, 1])
  expect(Object.values(countMentions(stage))).toEqual([1, 1, 1, 1, 1])
  expect([/^- merged /m.test(moved.issue), stage.github.branchTip(ledgerBranch)]).toEqual([true, undefined])
  expect((await stage.run({ inputs })).report.end).toBe('nothing-new')
})

test('to another project id: the run goes on under its new name, on the same issue, and sends only what is new', async () => {
  const stage = await startStage()
  layOut(stage.github)
  const before = listFiles(stage.github)
  const values = { 'old folder': 'docs', 'new folder': 'acme~2Fhandbook', 'new id': 'acme/handbook' }
  sh('clone', findCommands('To another project id', 0, values))
  const gone: Files = Object.fromEntries(before.map((path) => [path, null]))
  stage.github.commit(ledgerBranch, { ...gone, ...readBranch('origin.git', ledgerBranch) }, '', { author: 'writer' })
  stage.github.setPermission('writer', 'write')
  stage.github.commitSigned(ledgerBranch, { 'README.md': 'Confirmed.' }, '', 'writer')
  expect(listFiles(stage.github)).toContain('acme~2Fhandbook/ledger.json')
  // The service knows its project by the new name.
  const send: VirtualService['send'] = (exchange, note) =>
    stage.service.send({ ...exchange, url: exchange.url.replace('/acme%2Fhandbook/', '/docs/') }, note)
  const inputs = { 'project-id': 'acme/handbook' }
  const moved = await runElsewhere(stage, { service: { ...stage.service, send }, inputs })
  expect([listSent(moved), stage.look().issues.length]).toEqual([latePages, 1])
  expect(stage.look().issue).toContain('<!-- feedback-to-fix project=acme%2Fhandbook ')
  expect(Object.values(countMentions(stage))).toEqual([1, 1, 1, 1, 1])
  expect(listFiles(stage.github).filter((path) => path.startsWith('docs/'))).toEqual([])
})

function createNew(stage: Stage): FakeGitHub {
  const github = createFakeGitHub({ now: stage.clock.now, repository: 'acme/handbook' })
  github.openIssue({ title: 'Somebody else’s', body: 'Not ours.' })
  github.openPull({ head: 'typo', title: 'Somebody else’s' })
  return github
}

async function move(stage: Stage) {
  for (const number of [3, 4]) stage.github.mergePull(number)
  stage.github.closeIssue(1)
  expect(listSent(await stage.run())).toEqual([])
  stage.github.reopenIssue(1)
  layOut(stage.github)
  const address = join(folder, 'new.git')
  sh('clone', findCommands('To another repository', 0, { 'address of the new repository': address }))
  const github = createNew(stage)
  github.commitSigned(ledgerBranch, readBranch('new.git', ledgerBranch))
  keepCommits(github)
  return github
}

test.each([
  ['a new one', (github: FakeGitHub) => github.openIssue({ title: 'Reader feedback → fixes' })],
  [
    'the old one, transferred',
    (github: FakeGitHub, { body }: { body: string | null }) =>
      github.openIssue({ title: 'Feedback', body, labels: ['feedback-to-fix'] }, 'github-actions[bot]'),
  ],
])('to another repository: on %s the run goes on, and sends only what is new', async (_, openIssue) => {
  const stage = await startStage()
  const github = await move(stage)
  const number = openIssue(github, stage.github.getIssue(1))
  const where = { github, repository: 'acme/handbook', inputs: { 'tracking-issue': String(number) } }
  const moved = await runElsewhere(stage, where)
  expect(listSent(moved)).toEqual(latePages)
  expect([github.getIssue(1).body, github.listIssues().length]).toEqual(['Not ours.', 2])
  expect(github.getIssue(number).body).toContain('**2 pull requests to review.')
  expect(github.listComments(number)).toHaveLength(1)
  expect(listSent(await runElsewhere(stage, where))).toEqual([])
})

/** The same repository under its new name; its old addresses lead to it by its number, as GitHub's do. */
function rename(github: FakeGitHub): FakeGitHub {
  const send: FakeGitHub['send'] = async (request, stale) => {
    const location = `https://api.github.com${request.path.replace('/repos/acme/docs', '/repositories/9')}?page=1`
    const path = request.path.replace(/^\/(repos\/acme\/handbook|repositories\/9)/, '/repos/acme/docs')
    const answer = await github.send({ ...request, path }, stale)
    if (request.path.startsWith('/repos/acme/docs')) return { status: 301, headers: { location }, body: '' }
    // The ledger holds the old name.
    return /\/git\/|\/contents\//.test(path)
      ? answer
      : { ...answer, body: answer.body.replaceAll('acme/docs', 'acme/handbook') }
  }
  return { ...github, send }
}

test('with a repository that was renamed: its pull requests are followed on, and nothing is sent twice', async () => {
  const stage = await startStage()
  stage.github.closeIssue(1)
  await stage.run()
  stage.github.reopenIssue(1)
  // One is merged on record; another is closed without merging, and nobody has recorded it.
  expect(Object.values(listStates(stage)).flat().sort()).toEqual(['merged', 'proposed', 'proposed'])
  stage.github.closePull(3)
  const where = { github: rename(stage.github), repository: 'acme/handbook' }
  const moved = await runElsewhere(stage, where)
  expect([listSent(moved), stage.look().issues.length]).toEqual([latePages, 1])
  const states = Object.values(listStates(stage)).flat().sort()
  expect(states).toEqual(['declined', 'merged', 'proposed', 'proposed', 'proposed'])
  expect(listSent(await runElsewhere(stage, where))).toEqual([])
  const { fixes, repositories } = stage.readLedger() as { fixes: { prLink: string }[]; repositories: object }
  expect(fixes.filter(({ prLink }) => !prLink.startsWith('https://github.com/acme/handbook/pull/'))).toEqual([])
  expect(repositories).toMatchObject({ 'acme/docs': { receives: false }, 'acme/handbook': { receives: true } })
})
