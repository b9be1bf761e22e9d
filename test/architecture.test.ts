// Arrows run one way, and effects live in few files: read from the import lines and the code of src/.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Import {
  /** A room (`domain`), a file on top (`run.ts`), the contract, or a package. */
  readonly target: string
  readonly isType: boolean
}
interface Source {
  readonly path: string
  readonly room: string
  readonly lines: number
  /** Without comments. */
  readonly code: string
  readonly imports: readonly Import[]
}
interface Rule {
  readonly values: readonly string[]
  /** What only types may be imported from; values may always be. */
  readonly types: readonly string[]
}

/** A folder of src/, or a file on top. The contract is the one file of `api/` that others share. */
function findRoom(path: string): string {
  return path === 'api/contract.ts' ? 'api/contract' : (path.split('/')[0] ?? path)
}

function findTarget(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return findRoom(relative('src', join('src', dirname(path), specifier)))
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Whether a target is in a list, in which `node:` stands for all of Node's modules. */
function has(list: readonly string[] | undefined, target: string): boolean {
  return list?.some((item) => item === target || (item === 'node:' && target.startsWith(item))) ?? false
}

/** Static, dynamic and type imports, and re-exports. */
function parseImports(path: string, code: string): Import[] {
  const fixed = code.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  const dynamic = code.matchAll(/(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)(\.[A-Z])?/g)
  return [
    ...[...fixed].map(([, type, from]) => ({ isType: type !== undefined, target: findTarget(path, from ?? '') })),
    ...[...dynamic].map(([, type, from, member]) => ({
      isType: type !== undefined || member !== undefined,
      target: findTarget(path, from ?? ''),
    })),
  ]
}

function readSource(path: string): Source {
  const text = readFileSync(join('src', path), 'utf8')
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/(^|\s)\/\/ .*$/gm, '')
  const room = findRoom(path)
  return {
    path,
    room: room === 'api/contract' ? 'api' : room,
    code,
    lines: text.split('\n').length - 1,
    imports: parseImports(path, code),
  }
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .sort()
  .map(readSource)

const types = ['api', 'api/contract', 'github', 'world.ts', 'inputs.ts', 'outputs.ts', 'log.ts']
const story: Rule = { values: ['steps', 'domain'], types }
const edge: Rule = {
  values: ['domain', 'api/contract', 'entry', 'zod', 'node:', '@actions/core', '@actions/github'],
  types: [...types, 'steps'],
}
/** From the runner's environment to a run and back: wiring, like main.ts, but loaded when its way is taken. */
const entry: Rule = {
  values: [
    'entry',
    'run.ts',
    'review.ts',
    'world.ts',
    'inputs.ts',
    'outputs.ts',
    'log.ts',
    'steps',
    ...edge.values,
    'api',
    'github',
  ],
  types,
}
const rules: Readonly<Record<string, Rule>> = {
  domain: {
    values: [
      'domain',
      'zod',
      '@orama/stemmers',
      'mdast-util-to-markdown',
      'mdast-util-gfm-table',
      'libphonenumber-js',
      'node:assert',
      'node:util',
    ],
    types: ['api/contract', 'mdast'],
  },
  api: { values: ['api', 'api/contract', 'domain', 'zod', 'undici', 'node:diagnostics_channel'], types: [] },
  github: { values: ['github', 'domain', '@octokit/rest', 'undici', 'zod'], types: ['api/contract'] },
  service: {
    values: ['service', 'api/contract', 'node:', 'zod', '@octokit/rest'],
    types: [],
  },
  // Of Node's modules only hashing, which is as pure as it is not in `domain/`.
  steps: { values: ['steps', 'domain', 'zod', 'node:crypto'], types },
  'run.ts': story,
  'review.ts': story,
  'world.ts': {
    values: [
      'api',
      'api/contract',
      'github',
      'domain',
      'log.ts',
      'node:',
      'undici',
      '@octokit/rest',
      '@actions/core',
      '@actions/github',
    ],
    types,
  },
  'inputs.ts': edge,
  entry,
  'outputs.ts': edge,
  'log.ts': edge,
}

describe('arrows run one way', () => {
  test.each(sources)('$path', ({ path, room, imports }) => {
    const forbidden = imports.filter(({ target, isType }) => {
      if (path === 'main.ts') return target === 'service'
      const rule = rules[room]
      return !has(rule?.values, target) && !(isType && has(rule?.types, target))
    })
    expect(forbidden).toEqual([])
  })

  test('the reader of import lines sees every form', () => {
    const code = `import { a } from './a.ts'\nimport type { B } from '../api/contract.ts'\nimport 'node:fs'\nexport * from '@octokit/rest'
import {\n  c,\n} from '../api/client.ts'\nconst d = await import('undici')\nlet e: typeof import('zod')\nlet f: import('../github/x.ts').F\n`
    expect(parseImports('domain/x.ts', code)).toEqual([
      { target: 'domain', isType: false },
      { target: 'api/contract', isType: true },
      { target: 'node:fs', isType: false },
      { target: '@octokit/rest', isType: false },
      { target: 'api', isType: false },
      { target: 'undici', isType: false },
      { target: 'zod', isType: true },
      { target: 'github', isType: true },
    ])
  })
})

describe('a run that says what is wrong with its inputs', () => {
  /** What is loaded before anything else is: from main.ts, by imports that are neither dynamic nor of types. */
  function listLoaded(path: string, loaded = new Set<string>()): Set<string> {
    if (loaded.has(path)) return loaded
    loaded.add(path)
    const code = sources.find((source) => source.path === path)?.code ?? ''
    for (const [, type, from = ''] of code.matchAll(
      /^(?:import|export)\s+(type\s)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
    )) {
      if (type === undefined) listLoaded(from.startsWith('.') ? join(dirname(path), from) : from, loaded)
    }
    return loaded
  }
  const loaded = [...listLoaded('main.ts')]

  test('loads what it needs', () => {
    expect(loaded).toEqual(expect.arrayContaining(['inputs.ts', 'log.ts', 'domain/text/line.ts', 'zod']))
  })

  // Tables of phone numbers and patterns for addresses take as long as all the rest of the start (`npm run bench:start-up`).
  test('loads neither another package nor what cleans text', () => {
    expect(loaded.filter((name) => !name.endsWith('.ts') && !name.startsWith('node:'))).toEqual(['zod'])
    expect(loaded.filter((name) => name.startsWith('domain/text/')).sort()).toEqual([
      'domain/text/line.ts',
      'domain/text/own-words.ts',
    ])
  })
})

describe('effects live in few files', () => {
  /** A program of its own, which has its own world. */
  const service = 'service/index.ts'

  test.each([
    ['process.exit', /\bprocess\.exit\(/, ['main.ts']],
    ['console', /\bconsole\./, [service]],
    ['process.env', /\bprocess\.env\b/, ['main.ts', service]],
    ['the clock', /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/, ['world.ts', service]],
    ['randomness', /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b/, ['world.ts', service]],
    [
      'timers',
      /\bset(Timeout|Interval)\b|timers\/promises/,
      ['world.ts', 'entry/stop.ts', service, 'service/listen.ts'],
    ],
  ])('%s', (_, pattern, allowed: readonly string[]) => {
    const found = sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path)
    expect(found.filter((path) => !allowed.includes(path))).toEqual([])
  })

  test('domain/ waits for nothing', () => {
    const waiting = sources.filter(({ room, code }) => room === 'domain' && /\b(await|async|Promise)\b/.test(code))
    // The thesaurus knows the words; it is no code.
    const paths = waiting.map(({ path }) => path).filter((path) => !path.includes('/thesaurus/'))
    expect(paths).toEqual([])
  })
})

describe('files stay readable', () => {
  test('none has more than 150 lines', () => {
    expect(sources.filter(({ lines }) => lines > 150).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
  })

  test('each begins with one comment that says what is in it', () => {
    const texts = sources.map(({ path }) => ({
      path,
      first: readFileSync(join('src', path), 'utf8').split('\n')[0] ?? '',
    }))
    expect(texts.filter(({ first }) => !first.startsWith('// ')).map(({ path }) => path)).toEqual([])
  })

  test.each([
    ['things left to do', /\b(TO-?DO|FIX-?ME|XXX)\b/],
    ['switched-off checks', /@ts-(ignore|expect-error|nocheck)|biome-ignore/],
  ])('%s: none', (_, pattern) => {
    const found = sources.filter(({ path }) => pattern.test(readFileSync(join('src', path), 'utf8')))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('no type is given up', () => {
    const found = sources.filter(({ code }) => /(:|\bas|<|,|=>)\s*any\b\s*(\[\]|[;,)>=|&{\n]|$)/m.test(code))
    expect(found.map(({ path }) => path)).toEqual([])
  })
})
