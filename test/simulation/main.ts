// npm run simulate: plays many stories, or one again, or shows that broken rules are caught; `--crashes` plays crash points instead.
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import '../support/spare-collector.ts'
import { addSums, catchVariant, drawStory, type Sum, shrinkSeed } from './seeds.ts'
import { simulate } from './simulate.ts'
import { variants } from './variants.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    replay: { type: 'string' },
    controls: { type: 'boolean', default: false },
    control: { type: 'string' },
    crashes: { type: 'boolean', default: false },
    singles: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
})

/** A broken rule that no story of so many shows is one that nobody tests. */
const maxSeeds = 1000

const workers = parseCount(values.workers, 'workers')

if (values.crashes) {
  const { playCrashes } = await import('./crashes.ts')
  await playCrashes(positionals.map(Number), { ...values, workers })
} else if (values.replay !== undefined) await replay(parseCount(values.replay, 'replay'))
else if (values.controls) await showControls()
else await simulateAll(parseCount(values.seed, 'seed'), parseCount(values.schedules, 'schedules'), workers)

async function simulateAll(first: number, count: number, workers: number): Promise<void> {
  const sums = await Promise.all(
    Array.from({ length: Math.min(workers, count) }, (_, index) => startWorker(first + index, count - index, workers)),
  )
  const { tally, broken, faults } = sums.reduce(addSums)
  for (const { seed, breaches } of broken) {
    console.error(`Seed ${seed}: ${breaches[0]}${breaches.length > 1 ? ` (and ${breaches.length - 1} more)` : ''}`)
    console.error(`  npm run simulate -- --replay ${seed}`)
  }
  console.error(
    `Faults: ${Object.entries(faults)
      .map(([kind, times]) => `${kind} ${times}`)
      .sort()
      .join(', ')}.`,
  )
  const { schedules, runs, crashes, jobs, entries, ticks, lost, doubled } = tally
  console.log(
    `schedules ${schedules}, runs ${runs}, crashes ${crashes}, faults ${tally.faults}, jobs ${jobs}, entries ${entries}, ticks ${ticks}, lost ${lost}, doubled ${doubled}, invariants broken ${tally.broken}`,
  )
  process.exitCode = tally.broken > 0 ? 1 : 0
}

function startWorker(first: number, count: number, step: number): Promise<Sum> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      workerData: { first, count, step },
      // Most of what a story makes is gone with it: a large nursery spares the collector.
      resourceLimits: { maxYoungGenerationSizeMb: 128 },
    })
    worker.once('message', resolve).once('error', reject)
  })
}

async function replay(seed: number): Promise<void> {
  const variant = variants.find(({ name }) => name === values.control)
  const shrunk = await shrinkSeed(seed, variant)
  const story = shrunk ?? drawStory(seed)
  const { trace, breaches } = await simulate(story, { traced: true, variant })
  console.log(`${JSON.stringify(story, null, 1)}\n\n${trace.join('\n')}\n`)
  console.log(
    shrunk === undefined
      ? `Seed ${seed} breaks nothing.`
      : `Seed ${seed} breaks, in the shortest story: ${breaches.join('; ')}`,
  )
  process.exitCode = shrunk === undefined ? 0 : 1
}

async function showControls(): Promise<void> {
  for (const variant of variants) {
    const caught = await catchVariant(variant, maxSeeds)
    const how =
      caught === undefined
        ? `NOT CAUGHT within ${maxSeeds} seeds`
        : `caught by seed ${caught.seed}: ${caught.breaches[0]}`
    console.log(`${variant.name.padEnd(42)} ${how}`)
    if (caught === undefined) process.exitCode = 1
  }
}

function parseCount(text: string, name: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text)
  throw new Error(`--${name} must be a whole number from 1 on, not ${JSON.stringify(text)}.`)
}
