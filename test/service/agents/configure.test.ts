// The agent that a file describes, and the examples of the documentation.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createAgent } from '../../../src/service/agents/configure.ts'

const surroundings = {
  token: 'token-1',
  folder: '/nowhere',
  machine: { PATH: '/bin', MODEL_KEY: 'k', LEAK: 'token-1' },
  later: () => {},
}
const create = (config: object | string) =>
  createAgent(typeof config === 'string' ? config : JSON.stringify(config), surroundings)

test.each([
  [{ agent: 'scripted' }, 'scripted'],
  [{ agent: 'command', command: ['/opt/bin/fix-docs', '--quick'] }, 'fix-docs'],
  [
    { agent: 'command', command: ['fix-docs'], model: 'our-model', variables: ['MODEL_KEY'], limits: { minutes: 5 } },
    'our-model',
  ],
])('%j', (config, model) => {
  expect(create(config).model).toBe(model)
})

test('the agent does not get the token under another name', () => {
  const config = { agent: 'command', command: ['x'], variables: ['LEAK'] }
  expect(() => create(config)).toThrow("The agent would see the service's token in LEAK")
})

test('a variable that is not set is reported, once for all', () => {
  const warnings: string[] = []
  const config = { agent: 'command', command: ['x'], variables: ['MODEL_KEY', 'OTHER_KEY', 'THIRD_KEY'] }
  createAgent(JSON.stringify(config), { ...surroundings, warn: (sentence) => warnings.push(sentence) })
  expect(warnings).toEqual(['Variables that the agent configuration passes on are not set: OTHER_KEY, THIRD_KEY'])
})

test('a file may begin with a byte order mark', () => {
  expect(create('\uFEFF{"agent":"scripted"}').model).toBe('scripted')
})

describe('the examples of the documentation', () => {
  const text = readFileSync('docs/self-hosting.md', 'utf8')
  const examples = [...text.matchAll(/```json\n(\{\n {2}"agent": [\s\S]*?)```/g)].map(([, code]) => code ?? '')

  test('can be used as they are', () => {
    expect(examples.map((code) => create(code).model)).toEqual(['fix-docs', 'claude-code', 'codex', 'aider'])
  })
})
