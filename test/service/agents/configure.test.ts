// The agent's configuration: what a file may say, what is said of one with mistakes, and the examples of the documentation.
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

test.each([
  ['{', 'The configuration of the agent is not JSON: check its commas and quotes.'],
  [{ agent: 'other' }, 'agent: '],
  [{ agent: 'command', command: [] }, 'command: '],
  [{ agent: 'command', command: 'fix-docs' }, 'command: '],
  [{ agent: 'command', command: ['x'], limit: {} }, 'the file: Unrecognized key: "limit"'],
  [{ agent: 'command', command: ['x'], limits: { minutes: 721, changedFiles: 0 } }, 'limits.changedFiles: '],
  [{ agent: 'command', command: ['x'], remote: 'https://github.com/acme/docs.git' }, 'remote: '],
  [{ agent: 'command', command: ['x'], variables: ['LEAK'] }, "The agent would see the service's token in LEAK"],
])('%j is refused', (config, message) => {
  expect(() => create(config)).toThrow(message)
})

describe('the examples of the documentation', () => {
  const text = readFileSync('docs/self-hosting.md', 'utf8')
  const examples = [...text.matchAll(/```json\n(\{\n {2}"agent": [\s\S]*?)```/g)].map(([, code]) => code ?? '')

  test('can be used as they are', () => {
    expect(examples.map((code) => create(code).model)).toEqual(['fix-docs', 'claude-code', 'codex', 'aider'])
  })
})
