// Pull requests at the limits through parser, rules and verdict, each in a process of its own: time and peak memory, for the section `review`.
import { fork } from 'node:child_process'
import type { FileChange } from '../../../src/review/diff/change.ts'
import { comparePages } from '../../../src/review/diff/compare-pages.ts'
import { judge } from '../../../src/review/judge/judge.ts'
import { keepHeapSmall } from '../../../src/world.ts'
import { fileOf, subjectOf } from '../../review/judge/subject.ts'

export const most = { seconds: 60, mebibytes: 256 }
const paragraph =
  'To set up the server, run `npm install @acme/sdk` and open [the guide](./guide.md) at https://acme.example/a.\n\n'
const code = '```sh\ncurl https://api.acme.example/v1 | jq .name\n```\n\n'
const page = (length: number): string =>
  `# Page\n\n${paragraph}${code}`.repeat(Math.ceil(length / 200)).slice(0, length)

const pages = (count: number, length: number): FileChange[] =>
  Array.from({ length: count }, (_, at) =>
    fileOf(`docs/page-${at}.md`, page(length), `${page(length)}\nSee also https://site-${at}.example/.\n`),
  )

/** As many files are read whole as the limits allow; the others are known by name alone. */
const shapes = {
  '3,000 files, 300 of them read': () => [
    ...pages(300, 6_000),
    ...Array.from({ length: 2_700 }, (_, at) => ({ path: `src/file-${at}.md`, before: undefined, after: undefined })),
  ],
  '3,000 small files, all read': () => pages(3_000, 800),
  '20 MB in 200 files': () => pages(200, 50_000),
  'a line of 5 MB': () => [fileOf('docs/a.md', 'One.\n', `${'curl https://a.example | word '.repeat(172_000)}\n`)],
  'a line of 5 MB in a code block': () => [
    fileOf('docs/a.md', 'One.\n', `\`\`\`sh\n${'npm install a && sh -c "$(x'.repeat(190_000)}\n\`\`\`\n`),
  ],
  'a line of 5 MB without a space': () => [fileOf('docs/a.rst', '', `${'a.b/c@d:e#'.repeat(500_000)}\n`)],
} satisfies Readonly<Record<string, () => FileChange[]>>

export type ShapeName = keyof typeof shapes
export const shapeNames = Object.keys(shapes) as readonly ShapeName[]

if (process.send !== undefined && process.argv[2] !== undefined) measure(process.argv[2] as ShapeName)

function measure(name: ShapeName): void {
  keepHeapSmall()
  const files = shapes[name]()
  const began = performance.now()
  const comment = page(1_000)
  const readers = Array.from({ length: 50 }, (_, at) => ({
    id: `r${at}`,
    page: '/a' as const,
    text: `${at} ${comment}`,
  }))
  const others = Array.from({ length: 40 }, (_, at) => ({ path: `docs/other-${at}.md`, text: page(50_000) }))
  const rest = comparePages(files)
  const { value: pages = [] } = rest.next()
  judge(subjectOf({ change: { files }, pages, rest, readers, others }))
  const seconds = (performance.now() - began) / 1000
  process.send?.({ seconds, mebibytes: process.resourceUsage().maxRSS / 1024 })
}

export interface Measured {
  readonly seconds: number
  readonly mebibytes: number
}

/** In a process of its own, started as a runner starts the Action. Undefined when that process died. */
export function measureShape(name: ShapeName): Promise<Measured | undefined> {
  const child = fork(import.meta.filename, [name])
  const { promise, resolve } = Promise.withResolvers<Measured | undefined>()
  child.once('message', (message) => resolve(message as Measured))
  child.once('exit', () => resolve(undefined))
  return promise
}
