// One visit: the Action in a process of its own, with this project's inputs, and what it came to.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildVisitEnvironment, type VisitFiles, type VisitSecrets } from '../fleet/child-environment.ts'
import type { FleetProject } from '../fleet/project.ts'
import { createLogReader } from '../fleet/read-log.ts'
import { readVisit, type VisitResult } from '../fleet/visit-result.ts'
import type { Markdown } from '../report/markdown/markdown.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { addSummary, readIfThere } from './files.ts'
import type { Stage } from './stage.ts'

export async function visitProject(
  stage: Stage,
  project: FleetProject,
  secrets: VisitSecrets,
  limits: { readonly granted: number; readonly dryRun: boolean },
): Promise<VisitResult> {
  const home = await mkdtemp(join(stage.env.RUNNER_TEMP || tmpdir(), 'visit-'))
  try {
    const files = await prepareFiles(home)
    const began = stage.now()
    const ended = await runAction(stage, buildVisitEnvironment(stage.env, project, secrets, files, limits))
    stage.log.info(safe`${toSafeText(project.id, 100)}:`)
    // As the Action wrote it: cleaned already, with the commands that the runner is to obey.
    stage.write(ended.output)
    const about = { project: project.id, organisation: project.organisation, milliseconds: stage.now() - began }
    const result = readVisit({ ...about, ...ended, granted: limits.granted }, await readReport(files.temp))
    if (result.end !== 'nothing-new') await copySummary(stage, files.summary)
    return result
  } finally {
    // The report has whole prompts.
    await rm(home, { recursive: true, force: true })
  }
}

async function prepareFiles(home: string): Promise<VisitFiles> {
  const files = { temp: join(home, 'temp'), output: join(home, 'output'), summary: join(home, 'summary') }
  const others = { other: join(home, 'other'), event: join(home, 'event.json') }
  await mkdir(files.temp)
  for (const path of [files.output, files.summary, others.other]) await writeFile(path, '')
  await writeFile(others.event, '{}')
  return { ...files, ...others }
}

interface Ended {
  readonly code: number | null
  readonly output: string
  readonly fault: string | null
  readonly readUntil: number
}

function runAction(stage: Stage, env: Record<string, string | undefined>): Promise<Ended> {
  const [node, script] = stage.action
  return new Promise((fulfil, reject) => {
    const child = spawn(node, [script], { env: env as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'pipe'] })
    const reader = createLogReader()
    const lines: string[] = []
    let readUntil: number | undefined
    const pass = () => child.kill(stage.stop.code === 143 ? 'SIGTERM' : 'SIGINT')
    stage.stop.signal.addEventListener('abort', pass)
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(`${line}\n`)
        if (reader.see(line)) readUntil = stage.now()
      })
    child.once('error', reject)
    child.once('close', (code) => {
      stage.stop.signal.removeEventListener('abort', pass)
      const fault = code === 0 ? null : reader.fault
      fulfil({ code, output: lines.join(''), fault, readUntil: readUntil ?? stage.now() })
    })
  })
}

async function readReport(folder: string): Promise<string | undefined> {
  const name = (await readdir(folder)).find((file) => /^feedback-to-fix-.*\.json$/.test(file))
  return name === undefined ? undefined : readFile(join(folder, name), 'utf8')
}

/** Of one project, so that many fit into the megabyte that GitHub shows of a step. */
const longestSummary = 30_000

/** The Action made it, for the same place. */
async function copySummary(stage: Stage, path: string): Promise<void> {
  const text = (await readIfThere(path)) ?? ''
  if (Buffer.byteLength(text) <= longestSummary) await addSummary(stage, text as Markdown)
}
