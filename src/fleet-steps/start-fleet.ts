// One step of a fleet: which one it is, and what it has to work with.
import type { Log } from '../log.ts'
import type { Stop } from '../runner/stop.ts'
import { safe } from '../text/safe-text.ts'
import { planStep } from './plan-step.ts'
import { reportStep } from './report-step.ts'
import { readStepInput, type Stage } from './stage.ts'
import { visitStep } from './visit-step.ts'

const steps: ReadonlyMap<string, (stage: Stage) => Promise<number>> = new Map([
  ['plan', planStep],
  ['visit', visitStep],
  ['report', reportStep],
])

/** @returns the exit code */
export async function startFleet(process: NodeJS.Process, log: Log, stop: Stop): Promise<number> {
  const write = (text: string) => void process.stdout.write(text)
  const action = [process.execPath, process.argv[1] ?? ''] as const
  const stage: Stage = { env: process.env, log, write, now: Date.now, stop, action }
  const step = steps.get(readStepInput(stage, 'step'))
  if (step !== undefined) return step(stage)
  log.error(safe`\`step\` must be \`plan\`, \`visit\` or \`report\`.`)
  return 1
}
