// Runs an agent's program within limits, and ends it with all that it started.
import { spawn } from 'node:child_process'
import { endAll } from './end-all.ts'
import { findStragglers } from './stragglers.ts'

export interface ProgramLimits {
  readonly milliseconds: number
  /** Of both outputs together. */
  readonly outputBytes: number
}
export type Ending =
  | { readonly kind: 'exited'; readonly code: number | null; readonly signal: string | null }
  | { readonly kind: 'timed-out' | 'flooded' | 'stopped' | 'unended' }
interface Program {
  readonly command: readonly string[]
  readonly folder: string
  /** A path that what belongs to the program has in its environment, or stands in. */
  readonly scratch: string
  readonly environment: Readonly<Record<string, string>>
  readonly input: string
  readonly limits: ProgramLimits
  readonly signal: AbortSignal
  /** Gets what the program writes, both outputs mixed, up to the limit. */
  readonly onOutput?: (chunk: Buffer) => void
}

/**
 * The shell waits for the program, and beside it for the end of file descriptor 3, whose other end is ours: should the service be
 * killed, the kernel closes it, and the group ends itself. So no agent works on after another worker has taken over its job.
 */
const guarded = '{ read -r gone <&3; kill -9 0; } & exec 3<&-; "$@"'

export async function runProgram(program: Program): Promise<Ending> {
  const { command, folder, environment, limits, signal, onOutput } = program
  const deadline = AbortSignal.timeout(limits.milliseconds)
  const child = spawn('/bin/sh', ['-c', guarded, 'agent', ...command], {
    cwd: folder,
    env: environment,
    // A process group of its own.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  const [input, output, errors, lifeline] = child.stdio
  for (const stream of [input, output, errors, lifeline]) stream?.on('error', () => {})
  try {
    const ending = await new Promise<Ending>((resolve, reject) => {
      let bytes = 0
      const take = (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > limits.outputBytes) resolve({ kind: 'flooded' })
        else onOutput?.(chunk)
      }
      output?.on('data', take)
      errors?.on('data', take)
      child.once('error', reject)
      // Not `close`: what the program left running may hold its outputs open for ever.
      child.once('exit', (code, ended) => resolve({ kind: 'exited', code, signal: ended }))
      deadline.addEventListener('abort', () => resolve({ kind: 'timed-out' }), { once: true })
      if (signal.aborted) resolve({ kind: 'stopped' })
      signal.addEventListener('abort', () => resolve({ kind: 'stopped' }), { once: true })
      child.stdin.end(program.input)
    })
    const isEnded = child.pid === undefined || (await endAll(child.pid, () => findStragglers(program.scratch)))
    return isEnded ? ending : { kind: 'unended' }
  } finally {
    for (const stream of [input, output, errors, lifeline]) stream?.destroy()
  }
}
