// How long a text takes to be cleaned, redacted and sanitised at its worst: a megabyte of each shape, and how that grows with its length.
// Usage: npm run bench:text [-- <shape>]. Processor time of this process; fails when twice the length takes more than three times as long.
import { cleanText } from '../../../src/text/clean.ts'
import { redact } from '../../../src/text/redact.ts'
import { sanitise } from '../../../src/text/sanitise.ts'
import { fill, shapes } from './shapes.ts'

const megabyte = 1_000_000
const aim = 150
const most = 3
/** Below this a ratio says more of the machine than of the code, in milliseconds. */
const smallest = 20
const rounds = 3

const steps = { clean: cleanText, redact, sanitise } as const

/** Milliseconds, the best of some rounds. */
function measure(step: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    const began = process.cpuUsage()
    step(text)
    const { user, system } = process.cpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

interface Times {
  readonly half: number
  readonly whole: number
}

const growthOf = ({ half, whole }: Times) => (whole < smallest ? 0 : whole / half)

/** Measured again where a busy machine may have spoilt it: what is superlinear is so every time. */
function measureBoth(step: (text: string) => unknown, half: string, whole: string): Times {
  let times: Times = { half: 0, whole: Number.POSITIVE_INFINITY }
  for (let tries = 0; tries < 6 && growthOf(times) > most; tries += 1) {
    const again = { half: measure(step, half), whole: measure(step, whole) }
    times = { half: Math.max(times.half, again.half), whole: Math.min(times.whole, again.whole) }
  }
  return times
}

const asked = process.argv[2]
const list = asked === undefined ? shapes : [JSON.parse(`"${asked}"`)]
const worst = { time: 0, ratio: 0, over: 0, superlinear: 0 }
console.log(
  `${'a megabyte of'.padEnd(44)}${Object.keys(steps)
    .map((name) => `${name} ms`.padStart(12))
    .join('')}   growth`,
)
for (const shape of list) {
  const [half, whole] = [fill(shape, megabyte / 2), fill(shape, megabyte)]
  const times = Object.values(steps).map((step) => measureBoth(step, half, whole))
  const ratio = Math.max(...times.map(growthOf))
  const time = Math.max(...times.map(({ whole }) => whole))
  worst.time = Math.max(worst.time, time)
  worst.ratio = Math.max(worst.ratio, ratio)
  worst.over += time > aim ? 1 : 0
  worst.superlinear += ratio > most ? 1 : 0
  const name = JSON.stringify(shape.slice(0, 36))
    .replace(/[^ -~]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
    .padEnd(44)
  const note = `${time > aim ? ' slow' : ''}${ratio > most ? ' SUPERLINEAR' : ''}`
  console.log(
    `${name}${times.map(({ whole }) => whole.toFixed(0).padStart(12)).join('')}   ${ratio === 0 ? '-' : ratio.toFixed(2)}${note}`,
  )
}
console.log(
  `\n${list.length} shapes; slowest ${worst.time.toFixed(0)} ms, ${worst.over} over ${aim} ms; greatest growth ${worst.ratio.toFixed(2)} (at most ${most})`,
)
process.exitCode = worst.superlinear > 0 ? 1 : 0
