// Entry: runs what the event starts; the one catch.
import { createLog } from './log/log.ts'
import { start } from './runner/start.ts'
import { listenForStop } from './runner/stop.ts'
import { safe } from './text/safe-text.ts'

const log = createLog((text) => process.stdout.write(text))
const stop = listenForStop(process, (code) => process.exit(code))

// On demand: it brings the patterns for secrets.
async function fail(error: unknown) {
  log.endGroup()
  const described = await import('./errors/failure-text.ts')
    .then(({ exceptionOf }) => exceptionOf(error))
    .catch(() => undefined)
  log.error(described ? safe`${described.what} ${described.remedy}` : safe`Unexpected error.`)
  process.exit(stop.code ?? 1)
}

// Node would print message and stack unescaped.
process.on('uncaughtException', (error) => void fail(error))
start(process.env, log, stop.signal).then((code) => process.exit(stop.code ?? code), fail)
