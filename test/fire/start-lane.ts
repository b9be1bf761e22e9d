// Starts a lane, and gathers what it has to tell.
import { fork } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Message, Order, Outcome } from './lane-work.ts'
import { preload } from './timeline.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The bundle as it is now: a build during the fire must not hurt. */
export function copyBundle(): { readonly script: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fire-'))
  cpSync(here('../../dist'), folder, { recursive: true })
  return { script: join(folder, 'index.js'), remove: () => rmSync(folder, { recursive: true }) }
}

/** @throws Error when the lane broke down */
export function startLane(order: Order, onProgress: (line: string) => void): Promise<readonly Outcome[]> {
  const now = Date.now()
  return new Promise((fulfil, reject) => {
    const lane = fork(here('lane.ts'), [JSON.stringify(order)], {
      execArgv: ['--import', preload],
      env: { ...process.env, FIRE_CLOCK: `${now}:${now}:${order.pace}` },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let said = ''
    for (const stream of [lane.stdout, lane.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk
      })
    }
    let outcomes: readonly Outcome[] | undefined
    lane.on('message', (message: Message) => {
      if ('progress' in message) onProgress(message.progress)
      else outcomes = message.outcomes
    })
    lane.once('error', reject)
    lane.once('close', (code) => {
      if (outcomes !== undefined) fulfil(outcomes)
      else reject(new Error(`Lane ${order.number} (${order.part}, seed ${order.seed}) ended with ${code}:\n${said}`))
    })
  })
}
