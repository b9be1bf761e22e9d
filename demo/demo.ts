// The demo: the whole loop on this machine, against an emulated GitHub and the reference service. Started by `npm run demo`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createChecks } from './check.ts'
import { listAddresses } from './keep.ts'
import { createPaint } from './paint.ts'
import { createScreen } from './screen.ts'
import { openStage } from './stage.ts'
import { tellStory } from './story.ts'

const options = process.argv.slice(2)
const stop = Promise.withResolvers<number>()
process.once('SIGINT', () => stop.resolve(130))
process.once('SIGTERM', () => stop.resolve(143))

const paint = createPaint(process.stdout.isTTY === true && !process.env.NO_COLOR)
const screen = createScreen({
  write: (text) => void process.stdout.write(text),
  paint,
  width: Math.max(60, Math.min(100, process.stdout.columns ?? 100)),
  verbose: options.includes('--verbose'),
})

process.exitCode = await main()

async function main(): Promise<number> {
  if (options.some((option) => option !== '--keep' && option !== '--verbose'))
    return fail('Usage: npm run demo -- [--keep] [--verbose]')
  if (!existsSync(join(import.meta.dirname, '../dist/index.js')))
    return fail('dist/index.js is missing: run `npm run build` first.')
  const began = performance.now()
  const stage = await openStage(Date.now)
  const checks = createChecks(screen)
  screen.say('feedback-to-fix: readers say what is wrong, an agent fixes it, the team decides.', 'bold')
  screen.say(
    `A documentation repository, ${stage.entries.length} feedback entries, a scripted agent and an emulated GitHub, all on this machine.`,
  )
  try {
    const end = await Promise.race([tellStory({ stage, screen, checks }), stop.promise])
    if (typeof end === 'number') return end
    const seconds = Math.round((performance.now() - began) / 1000)
    screen.say(`\nAll as it should be: ${checks.count} checks, ${seconds} s.`, ['bold', 'green'])
    if (!options.includes('--keep')) return 0
    for (const line of listAddresses(stage, end.view)) screen.say(line)
    await stop.promise
    return 0
  } catch (error) {
    return fail(
      error instanceof Error ? (error.name === 'Unfulfilled' ? error.message : (error.stack ?? '')) : String(error),
    )
  } finally {
    await stage.close()
  }
}

function fail(message: string): number {
  process.stderr.write(`\n${message}\n`)
  return 1
}
