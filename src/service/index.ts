// The program `feedback-service`: the process around its commands.
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { userInfo } from 'node:os'
import { exitCodes } from './cli/exit-codes.ts'
import { explain } from './cli/explain.ts'
import { runCommand } from './cli/run-command.ts'
import { takeSecrets } from './cli/take-secrets.ts'

/** A second signal within this many milliseconds is the same one, passed on by npm or a shell. */
const echo = 1000
/** How long ending may take after the command is over, in milliseconds: then a connection hangs. */
const maxEnd = 1500

const listeners = new Set<() => void>()
let stopped = 0
const stop = () => {
  if (Date.now() - stopped < echo) return
  stopped = Date.now()
  const waiting = [...listeners]
  listeners.clear()
  for (const listener of waiting) listener()
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // EPIPE: whoever read it, `head` for one, has enough.
  if (code !== 'EPIPE') process.stderr.write(`Cannot write the output: ${message}\n`)
  process.exit(1)
})
// A full disk, or a reader of the log that has gone, is no reason to stop serving.
process.stderr.on('error', () => undefined)

/** In a container no variable names it, and there may be no entry for its number. */
function readAccount(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

const restart = (environment: NodeJS.ProcessEnv) => {
  // It would warn that this is an experiment.
  process.removeAllListeners('warning')
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], environment)
}
const openEnvironment = () => {
  try {
    return takeSecrets(process.env, process.argv[2], process.execve && restart)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(exitCodes.failed.code)
  }
}

process.exitCode = await runCommand(
  process.argv.slice(2),
  {
    environment: openEnvironment(),
    input: process.stdin,
    now: Date.now,
    steady: () => performance.now(),
    id: randomUUID,
    secret: () => randomBytes(24).toString('base64url'),
    isRoot: process.getuid?.() === 0,
    account: readAccount(),
    memoryBytes: () => process.memoryUsage.rss(),
    later(ms, task) {
      const timer = setTimeout(task, ms)
      return () => clearTimeout(timer)
    },
    print: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
    report: (text) => void process.stderr.write(`${text}\n`),
    onStop(listener) {
      // Until somebody listens, a signal ends the process, as usual.
      if (stopped === 0 && listeners.size === 0) for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
      listeners.add(listener)
    },
  },
  process.stderr,
)
setTimeout(() => process.exit(), maxEnd).unref()
