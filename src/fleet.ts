// Entry of a fleet's three steps, for .github/actions/fleet: wiring, and the one catch.
import { dirname, join } from 'node:path'
import { exceptionOf } from './errors/failure-text.ts'
import { planStep } from './fleet-steps/plan-step.ts'
import { reportStep } from './fleet-steps/report-step.ts'
import { readStepInput, type Stage } from './fleet-steps/stage.ts'
import { visitStep } from './fleet-steps/visit-step.ts'
import { createLog } from './log.ts'
import { listenForStop } from './runner/stop.ts'
import { safe } from './text/safe-text.ts'

const write = (text: string) => void process.stdout.write(text)
const stage: Stage = {
  env: process.env,
  log: createLog(write),
  write,
  now: Date.now,
  stop: listenForStop(process, (code) => process.exit(code)),
  action: [process.execPath, join(dirname(process.argv[1] ?? ''), '../dist/index.js')],
}
const steps: ReadonlyMap<string, (stage: Stage) => Promise<number>> = new Map([
  ['plan', planStep],
  ['visit', visitStep],
  ['report', reportStep],
])

async function main(): Promise<number> {
  const step = steps.get(readStepInput(stage, 'step'))
  if (step !== undefined) return step(stage)
  stage.log.error(safe`\`step\` must be \`plan\`, \`visit\` or \`report\`.`)
  return 1
}

function fail(error: unknown): void {
  const { what, remedy } = exceptionOf(error)
  stage.log.error(safe`${what} ${remedy}`)
  process.exit(stage.stop.code ?? 1)
}

// Node would print message and stack directly, unescaped.
process.on('uncaughtException', fail)
main().then((code) => process.exit(stage.stop.code ?? code), fail)
