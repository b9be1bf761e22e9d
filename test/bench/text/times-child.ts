// How long the tree in a folder takes to clean, redact and sanitise a megabyte of each shape, and half of one; printed as JSON.
// Usage: node times-child.ts FOLDER MEGABYTES
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fill, shapes } from './shapes.ts'

type Step = (text: string) => unknown

const [folder = '', megabytes = '1'] = process.argv.slice(2)
const load = (file: string) => import(pathToFileURL(join(folder, 'src/text', file)).href)
const length = Number(megabytes) * 1_000_000
const rounds = 3
/** What grows more is measured again, lest a busy machine be taken for slow code: what is superlinear is so every time. */
const most = 3
const mostTries = 6

const steps: readonly Step[] = [
  (await load('unicode/clean.ts')).cleanText,
  (await load('redaction/redact.ts')).redact,
  (await load('sanitise.ts')).sanitise,
]

/** Milliseconds of CPU time, the best of some rounds. */
function measure(step: Step, text: string): number {
  const times = Array.from({ length: rounds }, () => {
    const began = process.cpuUsage()
    step(text)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

function measureBoth(step: Step, half: string, whole: string) {
  let times = { half: 0, whole: Number.POSITIVE_INFINITY }
  for (let tries = 0; tries < mostTries && times.whole > times.half * most; tries += 1) {
    const again = { half: measure(step, half), whole: measure(step, whole) }
    times = { half: Math.max(times.half, again.half), whole: Math.min(times.whole, again.whole) }
  }
  return times
}

const found = shapes.map((shape) => {
  const [half, whole] = [fill(shape, length / 2), fill(shape, length)]
  return { shape, times: steps.map((step) => measureBoth(step, half, whole)) }
})
console.log(JSON.stringify(found))
