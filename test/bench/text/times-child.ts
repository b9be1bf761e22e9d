// How long it takes to clean, redact and sanitise a megabyte of each shape, and half of one; printed as JSON. The shapes are hard on
// whoever reads a text sign by sign: each piece, over and over. Usage: node times-child.ts MEGABYTES
import { redact } from '../../../src/text/redaction/redact.ts'
import { sanitise } from '../../../src/text/sanitise.ts'
import { cleanText } from '../../../src/text/unicode/clean.ts'
import { words } from '../../support/words.ts'

const begin = ['-----BEGIN', ' PRIVATE KEY-----'].join('')
const end = ['-----END', ' PRIVATE KEY-----'].join('')

const tricks = [
  `\u001b[8m${'.'.repeat(1990)}`,
  'a\n\n\n',
  'const a = 1\n',
  `a${' '.repeat(2001)}`,
  `<!-- ${'x'.repeat(2000)} -->a `,
  `<!-- ${'x'.repeat(2000)} `,
  'e\u00adv\u00ade\u00adr\u00ady \u00adw\u00ado\u00adr\u00add ',
  '2 (',
  '1-1 ',
  'a@b.',
  'a AT b DOT c ',
]

const shapes: readonly string[] = [
  ...tricks,
  ...['words of a text, ', 'a b c. ', 'é', '日本語', 'Ünïcödé ', '\n', 'a\u0301\u0323', '\u0301'],
  ...words('& &amp; &amp &#38; &#38 &#x26 &lt &#0000 &a &semi'),
  ...words('< <!-- <!--\u001b] --> --!> \u001b[ \u001b[31m \u001b] \u001b]x\u0007 \u009d'),
  ...['<!-- -->', '<b hidden>', '\u200b', '\u{e0061}', '🏴\u{e0067}', 'م\u200c', '😀\u200d', '1\ufe0f', '\u2800'],
  ...['ᠠ\u180b', '\ud800', 'a @ ', 'a (at) ', 'a AT b DOT ', 'a.b at c dot ', `${'a'.repeat(64)}@`, 'a at b', 'a at '],
  ...['a.bc at d.com ', 'a at b dot ', 'a arroba b punto ', 'x собака ', 'a chez b point ', '1.2.3.', '84.123.1.9 '],
  ...['ffff:', '2a02:1:', '2a02::', '4 2 ', 'a1b2\n', 'ghp_a1b2\n', 'ghp_a1B2c3D4e5F6a1B2\n> a1 ', 'password aB1'],
  ...['password a1B2c3', 'machine a login b password ', 'machine a ', '"d":"', 'token aB1 '],
  ...words('@ a@ @a. a@a. a@a.co (at) "@ ＠ %40'),
  ...['1 ', '12 34 ', '0 1 ', '00 1 ', '4 1 1 2 ', '41 ', '4000 0000 0000 000', '4111 1111 1111 1111,'],
  ...['0123456789', '+', '+1 555 ', '+1 555 010 0100 '],
  ...['030 23125017 ', '(030) 23125017 ', 'tel 123456 ', 'tel ', 'DE89 ', 'AB12CDEF', '٠١٢٣٤٥', '-', '.', '('],
  ...['-----BEGIN', begin, `${begin}\nMIIEabc1 `, `MIIE${'a1B2'.repeat(6)}\n${end}`, end, `${begin}${end}`],
  ...['PuTTY-User-Key-File-2', `eyJ${'a'.repeat(12)}.`],
  ...words('sk- sk_ ghp_ eyJ eyJa. AKIA a- a_ a1 A ａ xoxb- hvs. sl. key-0 1/ dp.'),
  ...words('= : :// ://a: a://b:c@ password= Key= --a- "d":" &sig= xxxx a-1. a=1&'),
  ...['password= ab1 ', 'password is ', 'token: ', 'token a1b2c3d4', 'bearer ', 'bearer a1', 'authorization: '],
  ...['cookie: a=', 'cookie: a=b;', 'machine a login ', '--token ', ' -u a:'],
]

/** Whole pieces, lest half a one at the end make a longer text take another round. */
const fill = (shape: string, length: number): string => shape.repeat(length / shape.length)

type Step = (text: string) => unknown

const length = Number(process.argv[2] ?? '1') * 1_000_000
const rounds = 3
/** What grows more is measured again, lest a busy machine be taken for slow code: what is superlinear is so every time. */
const most = 3
const maxTries = 6

const steps: readonly Step[] = [cleanText, redact, sanitise]

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
  return { shape, times: steps.map((step) => measureBoth(step, half, whole)) }
})
console.log(JSON.stringify(found))
