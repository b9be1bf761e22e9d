// Runs the bundled Action in a process of its own, as actions/runner does, and gathers all that it leaves behind.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { forbidCanaries } from './canaries.ts'
import { buildEnvironment, prepareFiles, type RunnerFiles, root } from './runner-environment.ts'
import { parseFileCommands } from './runner-files.ts'

export interface ActionOptions {
  readonly inputs: Readonly<Record<string, string>>
  readonly github: { readonly url: string; readonly tokens: { readonly bot: string } }
  readonly event?: { readonly name: string; readonly payload: object }
  /** Beside what the runner sets; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly files?: Readonly<Record<string, string>>
  /** What node runs; by default the bundle. */
  readonly script?: string
  readonly timeout?: number
  readonly onLine?: (line: string, stream: 'stdout' | 'stderr') => void
  /** Sends a signal when a line of stdout matches. */
  readonly signalAfter?: { readonly signal: NodeJS.Signals; readonly line: RegExp }
}

export interface ActionResult {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly timedOut: boolean
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Record<string, string>
  /** The output file as it was written, and what stands in the files for environment, path and state. */
  readonly written: { readonly output: string; readonly others: string }
  readonly summary: string
  /** The file that the output `report` names, parsed; undefined when there is none. */
  readonly report?: unknown
  readonly ms: number
}

export type StartedAction = ReturnType<typeof startAction>

export const runAction = (options: ActionOptions): Promise<ActionResult> => startAction(options).done

export function startAction(options: ActionOptions) {
  const home = mkdtempSync(join(tmpdir(), 'action-'))
  const files = prepareFiles(home, options)
  const env = buildEnvironment(files, options)
  const began = performance.now()
  const child = spawn(process.execPath, [options.script ?? join(root, 'dist/index.js')], { cwd: files.workspace, env })
  const output = { stdout: '', stderr: '' }
  let timedOut = false

  const kill = (signal: NodeJS.Signals) => void child.kill(signal)
  const { signalAfter } = options
  const giveUp = () => {
    timedOut = true
    kill('SIGKILL')
  }
  const timer = setTimeout(giveUp, options.timeout ?? 60_000)

  let waitsForLine = signalAfter !== undefined
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      output[stream] += chunk
    })
    createInterface(child[stream]).on('line', (line) => {
      options.onLine?.(line, stream)
      if (waitsForLine && stream === 'stdout' && signalAfter?.line.test(line)) {
        waitsForLine = false
        kill(signalAfter.signal)
      }
    })
  }

  const done = new Promise<ActionResult>((fulfil, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      try {
        const results = readResults(files)
        forbidCanaries('the Action', [output, results])
        fulfil({ code, signal, timedOut, ...output, ...results, ms: performance.now() - began })
      } catch (error) {
        reject(
          new Error(`The runner could not read what the Action wrote; its log:\n${output.stdout}`, { cause: error }),
        )
      } finally {
        rmSync(home, { recursive: true, force: true })
      }
    })
  })
  return { child, kill, done }
}

function readResults(files: RunnerFiles): Pick<ActionResult, 'outputs' | 'written' | 'summary' | 'report'> {
  const [output = '', ...others] = [files.output, files.env, files.path, files.state].map((path) =>
    readFileSync(path, 'utf8'),
  )
  const outputs = parseFileCommands(output)
  const written = { output, others: others.join('') }
  const summary = readFileSync(files.summary, 'utf8')
  return {
    outputs,
    written,
    summary,
    ...(outputs.report && { report: JSON.parse(readFileSync(outputs.report, 'utf8')) }),
  }
}
