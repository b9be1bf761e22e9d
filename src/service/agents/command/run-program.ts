// Runs an agent's program within limits, and ends it with all that it started.
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { endAll, findStragglers } from './end-all.ts'
import { type MachineLimits, watch } from './watchdog.ts'

export interface ProgramLimits extends MachineLimits {
  readonly milliseconds: number
  /** Of both outputs together. */
  readonly outputBytes: number
}
export type Ending =
  | { readonly kind: 'exited'; readonly code: number | null; readonly signal: string | null }
  | { readonly kind: 'timed-out' | 'flooded' | 'stopped' | 'unended' }
  | { readonly kind: 'excessive'; readonly reason: string }
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
  const over = new AbortController()
  const pause = (milliseconds: number) =>
    sleep(milliseconds, true, { signal: over.signal, ref: false }).catch(() => false)
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
      if (child.pid !== undefined)
        watch(child.pid, program.scratch, limits, pause).then(
          (reason) => reason !== undefined && resolve({ kind: 'excessive', reason }),
          reject,
        )
    })
    over.abort()
    const isEnded = child.pid === undefined || (await endAll(child.pid, () => findStragglers(program.scratch)))
    return isEnded ? ending : { kind: 'unended' }
  } finally {
    over.abort()
    for (const stream of [input, output, errors, lifeline]) stream?.destroy()
  }
}
