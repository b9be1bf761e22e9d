// Arrows run one way, and effects live in few files: read from the import lines and the code of src/.
import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type CallExpression, parse } from 'acorn'
import { describe, expect, test } from 'vitest'
import { words } from './support/words.ts'

interface Source {
  readonly path: string
  readonly room: string
  readonly text: string
  readonly code: string
  readonly imports: readonly string[]
}

/** Rooms, and files of rooms, that every feature may import. */
const shared = words(`
  github/github-names docs-api/service-paths docs-api/contract http/web-address errors text text/markdown text/redaction
  triage/classifier triage/reading
`)

/** A folder of src/, or a file on top; some files are what others share of their folder. */
function findRoom(path: string): string {
  if (shared.includes(path.replace(/\.ts$/, ''))) return path.replace(/\.ts$/, '')
  if (path === 'docs-api/vocabulary.ts') return 'docs-api/contract'
  const inner = /^((?:review|service|text|triage)\/\w+(?=\/))\//.exec(path)?.[1]
  return inner ?? path.split('/')[0] ?? path
}

function findTarget(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative('src', join('src', dirname(path), specifier))
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const importLine = /^(?:import|export)\s+(?<type>type\s)?(?:[^'"();]*?\sfrom\s+)?['"](?<from>[^'"]+)['"]/gm

function parseImports(path: string, code: string): string[] {
  const fixed = code.matchAll(importLine)
  const dynamic = code.matchAll(/\bimport\(\s*['"](?<from>[^'"]+)['"]\s*\)/g)
  return [...fixed, ...dynamic].map((found) => findTarget(path, found.groups?.from ?? ''))
}

function readSource(path: string): Source {
  const text = readFileSync(join('src', path), 'utf8')
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/(^|\s)\/\/ .*$/gm, '')
  return { path, room: findRoom(path), text, code, imports: parseImports(path, code) }
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function listNodes(value: unknown, found: SyntaxNode[] = []): SyntaxNode[] {
  if (typeof value !== 'object' || value === null) return found
  if (isNode(value)) found.push(value)
  for (const inner of Object.values(value)) listNodes(inner, found)
  return found
}

function findSpreads({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const code = stripTypeScriptTypes(text)
  return listNodes(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).flatMap((node) => {
    const { type, arguments: given, callee } = node as unknown as Partial<CallExpression>
    if ((type !== 'CallExpression' && type !== ('NewExpression' as string)) || given === undefined) return []
    const isApply =
      callee?.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'apply'
    const spreads = given.some((argument) => argument.type === 'SpreadElement')
    return spreads || isApply ? [`${path}: ${code.slice(node.start, node.end)}`] : []
  })
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .sort()
  .map(readSource)

/**
 * The features: what each stores, its rules, its steps and its sections of the issue lie together. They know each other's types and rules,
 * but only the flow of a run calls their steps; `ledger`, `issue` and `checkboxes` are what they share.
 */
const features = words(
  'feedback triage queue fixes after-merge preflight review checkboxes ledger issue step-context.ts',
)

/** What features share; of the others, the ledger itself knows the fixes, and their slices and commands where it registers them. */
const mechanisms = ['ledger', 'issue', 'checkboxes', 'step-context.ts']

const feature = (others: string) => [...shared, ...features, ...words(others)]

/**
 * What each room may import beside itself: rooms above it in this table, and packages; features also each other. A file on top of src/ is a
 * room of its own. Rooms that only compute come first, up to `review/judge`; then what reaches the outside, the features, and a run.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'text/unicode': words('decode-named-character-reference'),
  'text/redaction': words('text/unicode'),
  text: words('text/redaction text/unicode'),
  'text/markdown': words('mdast mdast-util-to-markdown text text/unicode'),
  errors: words('text'),
  'docs-api/service-paths': words('text'),
  'http/web-address': words('text'),
  'github/github-names': words('http/web-address text'),
  'docs-api/contract': words('zod'),
  'triage/reading': words('docs-api/contract text/unicode'),
  'triage/classifier': words('node:fs node:zlib text'),
  'triage/injection': words('text text/unicode triage/classifier triage/reading'),
  pages: words('text text/redaction text/unicode'),
  clusters: words('docs-api/contract pages text text/redaction text/unicode'),
  prompt: words('clusters docs-api/contract pages text text/redaction'),
  'review/diff': words(`
    acorn acorn-jsx diff mdast mdast-util-from-markdown mdast-util-frontmatter mdast-util-gfm mdast-util-mdx
    micromark-extension-frontmatter micromark-extension-gfm micromark-extension-mdxjs pages parse5 docs-api/contract
  `),
  'review/coverage': words('clusters pages review/diff text text/redaction'),
  'review/judge': words('pages review/diff text text/redaction text/unicode triage/injection triage/reading'),

  http: words('errors node:diagnostics_channel node:stream node:zlib text undici'),
  'docs-api': words(`
    docs-api/contract docs-api/service-paths errors http http/web-address text text/unicode zod
  `),
  github: words(
    '@octokit/rest docs-api/service-paths errors github/github-names http http/web-address node:buffer pages review/diff text zod',
  ),
  log: words('@actions/core text'),
  inputs: words(`
    docs-api/contract docs-api/service-paths errors github/github-names http/web-address log node:fs node:fs/promises node:path prompt text
  `),
  'version.ts': [],
  'world.ts': words(`
    docs-api github github/github-names http http/web-address inputs log node:crypto node:timers/promises node:v8 node:vm
  `),

  ledger: feature('github node:crypto pages world.ts zod'),
  issue: feature('clusters docs-api github inputs world.ts zod'),
  checkboxes: feature('github text/unicode world.ts zod'),
  'step-context.ts': feature('github inputs world.ts'),
  feedback: feature('docs-api inputs pages world.ts zod'),
  triage: feature('pages triage/injection zod'),
  queue: feature('clusters inputs pages prompt world.ts zod'),
  fixes: feature('clusters docs-api github inputs pages prompt zod'),
  'after-merge': feature('clusters pages zod'),
  preflight: feature('github yaml zod'),
  review: feature(
    'docs-api github inputs node:crypto node:path pages review/coverage review/judge review/diff world.ts',
  ),
  outputs: feature(`
    @actions/core github inputs log node:fs/promises node:os docs-api node:path pages
    prompt review/judge version.ts world.ts zod
  `),
  'review.ts': feature('github inputs review/judge world.ts'),
  'run.ts': feature('inputs outputs review.ts world.ts'),
  runner: feature(`
    @actions/core @actions/github github inputs log node:fs/promises prompt review.ts review/judge outputs run.ts world.ts zod
  `),
  'main.ts': words('errors log runner text'),

  'service/agents': words(`
    @octokit/rest node:child_process node:crypto node:fs/promises node:http node:net node:os node:path
    node:timers/promises node:util zod
  `),
  'service/data': words('docs-api/contract kysely node:crypto node:sqlite node:timers/promises pg'),
  'service/worker': words('kysely node:timers/promises pg-boss service/agents service/data'),
  'service/import': words('csv-parse docs-api/contract node:crypto node:stream service/data'),
  'service/http': words(`
    kysely @hono/zod-openapi docs-api/contract hono node:crypto node:http node:net node:stream/promises service/data
    service/import zod
  `),
  'service/pages': words('@hono/zod-openapi docs-api/contract hono node:crypto service/data service/http zod'),
  'service/merges': words('service/data zod'),
  'service/cli': words(`
    docs-api/contract node:fs node:fs/promises node:os node:path node:stream node:util pino service/agents
    service/data service/http service/import service/merges service/pages service/worker version.ts
  `),
  service: words('node:crypto node:events node:os service/cli'),
}
const rooms = Object.keys(allowed)

/** Rooms that compute: no await, clock, randomness or I/O, but for the weights that the classifier reads when it is loaded. */
const pure = [
  ...shared.filter((room) => room !== 'errors'),
  ...words('clusters after-merge pages prompt triage'),
  ...rooms.filter((room) => /^(?:review\/(?:coverage|diff|judge)|text|triage)\b/.test(room)),
]

const waits = /\b(?:await|async|Promise)\b/

function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]): string[] => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return []
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...way, node])
      if (circle.length > 0) return circle
    }
    done.add(node)
    return []
  }
  return [...graph.keys()].map((node) => visit(node, [])).find((circle) => circle.length > 0) ?? []
}

describe('arrows run one way', () => {
  test('to what the table allows', () => {
    const forbidden = sources.flatMap(({ path, room, imports }) =>
      imports.flatMap((target) => {
        const to = /\.(ts|json)$/.test(target) ? findRoom(target) : target
        return to === room || allowed[room]?.includes(to) ? [] : [`${path}: ${target}`]
      }),
    )
    expect(forbidden).toEqual([])
  })

  test('up only, so there is no circle of rooms but among features', () => {
    const down = rooms.flatMap((room, at) => {
      const known = [...rooms.slice(0, at), ...features]
      return allowed[room]
        ?.filter((name) => rooms.includes(name) && !known.includes(name))
        .map((to) => `${room}: ${to}`)
    })
    expect(down).toEqual([])
  })

  test('only the flow of a run calls the steps of a feature', () => {
    const steps = new Map(sources.filter(({ code }) => waits.test(code)).map(({ path, room }) => [path, room]))
    const found = sources
      .filter(({ room }) => features.includes(room))
      .flatMap(({ path, room, code }) => {
        const values = [...code.matchAll(importLine)].filter(({ groups }) => groups?.type === undefined)
        return values
          .map(({ groups }) => findTarget(path, groups?.from ?? ''))
          .filter((target) => {
            const to = steps.get(target)
            return to !== undefined && to !== room && features.includes(to) && !mechanisms.includes(to)
          })
          .map((target) => `${path}: ${target}`)
      })
    expect(found).toEqual([])
  })

  test('the ledger names features only where they are registered', () => {
    const others = features.filter((room) => room !== 'ledger' && room !== 'fixes')
    const found = sources
      .filter(({ path }) => path.startsWith('ledger/') && !/^ledger\/(?:command|ledger|resolution)\.ts$/.test(path))
      .flatMap(({ path, imports }) =>
        imports.filter((target) => others.includes(findRoom(target))).map((target) => `${path}: ${target}`),
      )
    expect(found).toEqual([])
  })

  test('no file imports itself by way of others, not even for a type', () => {
    const graph = new Map(sources.map(({ path, imports }) => [path, imports]))
    expect(findCircle(graph)).toEqual([])
  })

  test('steps know the world by its types alone: what they can do is what they are given', () => {
    const effectful =
      /from '[^']*(?:world\.ts|github\/(?!github-names)[\w-]+\.ts|docs-api\/(?!contract|service-paths|vocabulary)[\w-]+\.ts)'$/
    const found = sources
      .filter(({ path }) => [...features, 'outputs'].includes(path.split('/')[0] ?? ''))
      .flatMap(({ path, code }) =>
        (code.match(/^import (?!type)[^;]*?from '[^']+'$/gm) ?? [])
          .filter((line) => effectful.test(line))
          .map((line) => `${path}: ${line}`),
      )
    expect(found).toEqual([])
  })

  test('a circle would be found', () => {
    const graph = Object.entries({ a: ['b'], b: ['c', 'd'], c: [], d: ['e', 'c'], e: ['b'] })
    expect(findCircle(new Map(graph))).toEqual(['b', 'd', 'e', 'b'])
  })

  test('the reader of import lines sees every form', () => {
    const code = `import { a } from './a.ts'\nimport type { B } from '../docs-api/contract.ts'\nimport 'node:fs'\nexport * from '@octokit/rest'
import {\n  c,\n} from '../docs-api/docs-api-client.ts'\nconst d = await import('undici')\nlet e: typeof import('zod')\nlet f: import('../github/x.ts').F\n`
    expect(parseImports('text/x.ts', code).join(' ')).toBe(
      'text/a.ts docs-api/contract.ts node:fs @octokit/rest docs-api/docs-api-client.ts undici zod github/x.ts',
    )
  })
})

test('each source has a file name of its own', () => {
  const names = Map.groupBy(sources, ({ path }) => path.split('/').at(-1))
  expect([...names.values()].filter(({ length }) => length > 1).map((same) => same.map(({ path }) => path))).toEqual([])
})

test('no line has more than 140 characters, and so no pattern has', () => {
  const long = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (line.length > 140 ? [`${path}:${index + 1}`] : [])),
  )
  expect(long).toEqual([])
})

const data = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))

test('a source imports each data file', () => {
  const imported = new Set(sources.flatMap(({ imports }) => imports))
  expect(data.filter((path) => !imported.has(path))).toEqual([])
})

test('no pattern in the data has more than 160 characters', () => {
  const findPatterns = (value: unknown): string[] => {
    if (typeof value === 'string') return /\\[a-zA-Z.]|\(\?[:=!<]/.test(value) ? [value] : []
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(findPatterns) : []
  }
  const found = data.flatMap((path) => findPatterns(JSON.parse(readFileSync(join('src', path), 'utf8'))))
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter((pattern) => pattern.length > 160)).toEqual([])
})

describe('a run that says what is wrong with its inputs', () => {
  /** What is loaded before anything else is: from main.ts, by imports that are neither dynamic nor of types. */
  function listLoaded(path: string, loaded = new Set<string>()): Set<string> {
    if (loaded.has(path)) return loaded
    loaded.add(path)
    const code = sources.find((source) => source.path === path)?.code ?? ''
    for (const { groups: { type, from = '' } = {} } of code.matchAll(importLine))
      if (type === undefined) listLoaded(from.startsWith('.') ? join(dirname(path), from) : from, loaded)
    return loaded
  }
  const loaded = [...listLoaded('main.ts')]

  test('loads what it needs', () => {
    expect(loaded).toEqual(expect.arrayContaining(['inputs/inputs.ts', 'log/log.ts', 'text/safe-text.ts']))
  })

  // Zod, tables of phone numbers and patterns for addresses take longer than all the rest of the start (`npm run bench -- start-up`).
  test('loads no package, and nothing that cleans text', () => {
    expect(loaded.filter((name) => !name.endsWith('.ts') && !name.startsWith('node:'))).toEqual([])
    expect(loaded.filter((name) => name.startsWith('text/')).sort()).toEqual(['text/safe-text.ts'])
  })
})

describe('effects live in few files', () => {
  // `service/index.ts` is a program of its own, which has its own world.
  test.each([
    ['process.exit', /\bprocess\.exit\(/, 'main.ts service/index.ts service/agents/command/bridge.ts'],
    ['console', /\bconsole\./, ''],
    ['process.env', /\bprocess\.env\b/, 'main.ts service/index.ts'],
    [
      'the clock',
      /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/,
      'world.ts service/index.ts service/agents/command/sweep.ts',
    ],
    [
      'randomness',
      /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b/,
      'world.ts service/index.ts service/data/database.ts service/pages/page-session.ts',
    ],
    [
      'timers',
      /\bset(Timeout|Interval)\b|timers\/promises/,
      `world.ts runner/stop.ts service/index.ts service/agents/command/retry-refused.ts service/agents/command/run-program.ts
      service/agents/command/sweep.ts service/data/postgres.ts service/data/sqlite.ts service/data/deletion.ts service/data/summary.ts
      service/http/listen.ts service/worker/lease.ts service/worker/worker.ts`,
    ],
  ])('%s', (_, pattern, allowed) => {
    const found = sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path)
    expect(found.filter((path) => !words(allowed).includes(path))).toEqual([])
  })

  test('of the ledger, only the session and what it reads and writes wait', () => {
    const waiting = sources.filter(({ path, code }) => path.startsWith('ledger/') && waits.test(code))
    expect(waiting.map(({ path }) => path)).toEqual(['ledger/file.ts', 'ledger/session.ts'])
  })

  test('rooms that compute wait for nothing', () => {
    const waiting = sources.filter(({ room, code }) => pure.includes(room) && waits.test(code))
    expect(waiting.map(({ path }) => path)).toEqual([])
  })
})

describe('files stay readable', () => {
  test('each begins with one comment that says what is in it', () => {
    expect(sources.filter(({ text }) => !text.startsWith('// ')).map(({ path }) => path)).toEqual([])
  })

  test.each([
    ['things left to do', /\b(TO-?DO|FIX-?ME|XXX)\b/],
    ['switched-off checks', /@ts-(ignore|expect-error|nocheck)|biome-ignore/],
  ])('%s: none', (_, pattern) => {
    const found = sources.filter(({ text }) => pattern.test(text))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('no list is spread into the arguments of a call: a long one ends in a RangeError', () => {
    // As many values as the template has places, or as SQLite takes for one statement.
    const bounded = ['service/data/sqlite.ts']
    const candidates = sources.filter(
      ({ path, code }) => !bounded.includes(path) && /[(,]\s*\.\.\.|\bapply\b/.test(code),
    )
    const found = candidates.flatMap(findSpreads)
    expect(found).toEqual([])
  })

  test.each([
    ['push(...list)', ['push(...list)']],
    ['new Set<string>(first, ...list)', ['new Set        (first, ...list)']],
    ['Math.max.apply(null, list)', ['Math.max.apply(null, list)']],
    ['f([...list], { ...value })', []],
    ['const f = (...args: string[]) => args', []],
  ])('%s: a spread argument is found', (text, found) => {
    expect(findSpreads({ path: '', text }).map((line) => line.replace(/^: /, ''))).toEqual(found)
  })
})
