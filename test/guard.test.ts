// Which Node is too old: the guard in front of every command says the same as the manifest; and that nothing is installed.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from './support/folder.ts'

/** On a Node that takes itself for another version. */
function start(script: string, version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, script], {
    encoding: 'utf8',
  })
}

test.each(['20.19.0', '23.11.1'])('Node %s is too old', (version) => {
  for (const script of ['scripts/guard.js', 'scripts/feedback-service.js']) {
    const { status, stdout, stderr } = start(script, version)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      new RegExp(`^feedback-to-fix needs Node 24 or newer, and this is Node ${version}: .* for \`npm run\` .*\\n$`),
    )
  }
})

test.each(['24.0.0', '26.1.0'])('Node %s is not', (version) => {
  expect(start('scripts/guard.js', version)).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('a clone without its packages', () => {
  const clone = createFolder()
  for (const name of ['package.json', 'scripts']) cpSync(name, join(clone, name), { recursive: true })
  mkdirSync(join(clone, 'src'))
  const run = (name: string) => start(join(clone, 'scripts', name), process.versions.node)
  const stderr = 'The packages of feedback-to-fix are not installed: run `npm ci` in its folder.\n'
  expect(run('feedback-service.js')).toMatchObject({ status: 1, stdout: '', stderr })
  mkdirSync(join(clone, 'node_modules'))
  const without = 'The development packages are not installed: run `npm ci` without `--omit=dev`.\n'
  expect(run('guard.js')).toMatchObject({ status: 1, stdout: '', stderr: without })
  expect(run('feedback-service.js').stderr).not.toBe(without)
})

test('package.json asks for the same', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines).toEqual({ node: '>=24' })
})
