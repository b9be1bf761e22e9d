// The packed service: what it holds, and that it runs in an empty folder, without a network and without this repository. It takes long to
// build: in `.ci/run` alone.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playsAll } from '../support/strength.ts'

const folder = playsAll ? mkdtempSync(join(tmpdir(), 'package-')) : ''
const copy = join(folder, 'copy')
const empty = join(folder, 'empty')
// npm of whichever Node, and this Node for what it starts.
const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) }
const npm = (cwd: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

describe.runIf(playsAll)('the package', () => {
  let packed: { filename: string; files: { path: string }[] }
  beforeAll(() => {
    // In a copy, so that tests beside it may build too.
    mkdirSync(copy)
    for (const part of ['package.json', 'tsconfig.json', 'README.md', 'LICENSE', 'scripts', 'src'])
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    npm(copy, 'run', 'build', '--', '--service')
    const answer = JSON.parse(npm(copy, 'pack', '--json', './build/package')) as Record<string, typeof packed>
    packed = Object.values(answer)[0] as typeof packed
    mkdirSync(empty)
    writeFileSync(join(empty, 'package.json'), '{}')
    npm(empty, 'install', '--offline', '--omit=optional', '--no-audit', '--no-fund', join(copy, packed.filename))
  }, 600_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('it holds what runs the service, and no sources or tests', () => {
    const outside = packed.files.filter(({ path }) => !path.startsWith('build/service/')).map(({ path }) => path)
    expect(outside.sort()).toEqual([
      ...['LICENSE', 'README.md', 'package.json', 'scripts/feedback-service.js', 'scripts/guard.js'],
    ])
    const bundle = packed.files.map(({ path }) => path).filter((path) => path.startsWith('build/service/'))
    expect(bundle).toEqual(expect.arrayContaining(['build/service/index.js', 'build/service/bridge.js']))
    expect(bundle.filter((path) => path.endsWith('.ts'))).toEqual([])
  })

  test('it needs no other package', () => {
    expect(readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'feedback-to-fix',
    ])
  })

  test('npx starts it, with a database of its own', { timeout: 120_000 }, async () => {
    const run = (...words: string[]) => npm(empty, 'exec', '--offline', '--', 'feedback-service', ...words)
    expect(run('--version')).toMatch(/^feedback-service \d+\.\d+\.\d+\n$/)
    run('projects', 'add', 'docs', '--repository', 'acme/docs')
    const program = join(empty, 'node_modules/.bin/feedback-service')
    const child = spawn(process.execPath, [program, 'serve', '--port', '0'], { cwd: empty, env })
    const lines = createInterface(child.stderr)[Symbol.asyncIterator]()
    const { url } = JSON.parse((await lines.next()).value ?? '{}')
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(url)).text()).toContain('Sign in')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
