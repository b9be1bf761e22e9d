// How long it takes to clean, redact, sanitise and filter a megabyte of each shape, and half of one; printed as JSON. The shapes are hard on
// whoever reads a text sign by sign: each piece, over and over. Usage: node times-child.ts MEGABYTES
import { redact } from '../../../src/text/redaction/redact.ts'
import { sanitise } from '../../../src/text/sanitise.ts'
import { cleanText } from '../../../src/text/unicode/clean.ts'
import { triage } from '../../../src/triage/triage.ts'
import { entry } from '../../support/feedback.ts'
import plainShapes from './shapes.json' with { type: 'json' }

const begin = ['-----BEGIN', ' PRIVATE KEY-----'].join('')
const end = ['-----END', ' PRIVATE KEY-----'].join('')

/** With those that need more room than a row of the file. */
const shapes: readonly string[] = [
  ...plainShapes,
  `\u001b[8m${'.'.repeat(1990)}`,
  `a${' '.repeat(2001)}`,
  `<!-- ${'x'.repeat(2000)} -->a `,
  `<!-- ${'x'.repeat(2000)} `,
  `${'a'.repeat(64)}@`,
  ...[begin, `${begin}\nMIIEabc1 `, `MIIE${'a1B2'.repeat(6)}\n${end}`, end, `${begin}${end}`],
]

/** Whole pieces, lest half a one at the end make a longer text take another round. */
const fill = (shape: string, length: number): string => shape.repeat(length / shape.length)

type Step = (text: string) => unknown

const length = Number(process.argv[2] ?? '1') * 1_000_000
const rounds = 3
/** What grows more is measured again, lest a busy machine be taken for slow code: what is superlinear is so every time. */
const most = 3
const maxTries = 6

/** UTF-16 units: the longest comment that is read. */
const comment = 20_000
const filter: Step = (text) => {
  for (let at = 0; at < text.length; at += comment) triage(entry('a', '/a', { comment: text.slice(at, at + comment) }))
}

const steps: Readonly<Record<string, Step>> = { clean: cleanText, redact, sanitise, filter }

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
  for (let tries = 0; tries < maxTries && times.whole > times.half * most; tries += 1) {
    const again = { half: measure(step, half), whole: measure(step, whole) }
    times = { half: Math.max(times.half, again.half), whole: Math.min(times.whole, again.whole) }
  }
  return times
}

const found = shapes.map((shape) => {
  const [half, whole] = [fill(shape, length / 2), fill(shape, length)]
  const times = Object.entries(steps).map(([name, step]) => [name, measureBoth(step, half, whole)])
  return { shape, times: Object.fromEntries(times) }
})
console.log(JSON.stringify(found))
