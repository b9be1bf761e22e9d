// The demo: the whole loop on this machine, against an emulated GitHub and the service with its database. Started by `npm run demo`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { createChecks, Unfulfilled } from './check.ts'
import { renderAddresses } from './keep.ts'
import { savePage } from './page/save-page.ts'
import { createPaint } from './paint.ts'
import { createScreen } from './screen.ts'
import { openStage } from './stage.ts'
import { tellStory } from './story.ts'

const options = process.argv.slice(2)
const stop = Promise.withResolvers<number>()
let stopped = false
process.once('SIGINT', () => stop.resolve(130))
process.once('SIGTERM', () => stop.resolve(143))
// Whoever reads the output has gone.
process.stdout.once('error', () => stop.resolve(1))
stop.promise.then(() => {
  stopped = true
})

const paint = createPaint(process.stdout.isTTY === true && !process.env.NO_COLOR)
const screen = createScreen({
  write(text) {
    if (!stopped) process.stdout.write(text)
  },
  paint,
  width: Math.max(60, Math.min(100, process.stdout.columns ?? 100)),
  verbose: options.includes('--verbose'),
})

process.exitCode = await main()

async function main(): Promise<number> {
  const known = /^--(?:keep|verbose|html(?:=.+)?)$/
  if (!options.every((option) => known.test(option)))
    return fail('Usage: npm run demo -- [--html[=<file>]] [--keep] [--verbose]')
  if (!existsSync(join(import.meta.dirname, '../dist/index.js')))
    return fail('dist/index.js is missing: run `npm run build` first.')
  const began = performance.now()
  const stage = await openStage(Date.now)
  const checks = createChecks(screen)
  screen.say('feedback-to-fix: readers say what is wrong, an agent fixes it, the team decides.', 'bold')
  const feedback = `${stage.entries.length} feedback entries`
  screen.say(
    `A documentation repository, ${feedback} in the service’s database, a scripted agent, and an emulated GitHub.`,
  )
  try {
    const end = await Promise.race([tellStory({ stage, screen, checks }), stop.promise])
    if (typeof end === 'number') return end
    const seconds = Math.round((performance.now() - began) / 1000)
    screen.say(`\nAll as it should be: ${checks.count} checks, ${seconds} s.`, ['bold', 'green'])
    const file = findPageFile()
    if (file !== undefined) screen.say(`As GitHub shows it: ${savePage(file, stage, end)}`)
    if (!options.includes('--keep')) return 0
    process.stdout.write(renderAddresses(stage, end.view))
    await stop.promise
    return 0
  } catch (error) {
    return fail(error instanceof Unfulfilled ? error.message : inspect(error))
  } finally {
    await stage.close()
  }
}

/** Where the page is to be saved; undefined: nowhere. */
function findPageFile(): string | undefined {
  const option = options.find((each) => each.startsWith('--html'))
  return option === '--html' ? join(import.meta.dirname, '../.demo/index.html') : option?.slice('--html='.length)
}

function fail(message: string): number {
  process.stderr.write(`\n${message}\n`)
  return 1
}
