// What is said of an agent's file with mistakes: each one, where it is, and what to write instead.
import { expect, test } from 'vitest'
import { parseAgentFile } from '../../../src/service/agents/agent-file.ts'

const program = { agent: 'command', command: ['fix-docs'] }
const listed = 'an array of strings, the program and then each argument, such as ["fix-docs", "--quick"]'
const settings =
  'agent, command, model, variables, exclude, remote, github, isolation, readable, paths, draft, labels, author'
const whole = 'It must be an object, such as {"agent": "command", "command": ["fix-docs"]}'

test.each<[unknown, string]>([
  [[], whole],
  [null, whole],
  ['command', whole],
  [{}, '`agent` is missing: it must be "command" or "scripted"'],
  [{ agent: 'other' }, '`agent` must be "command" or "scripted"'],
  [{ agent: 'command' }, `\`command\` is missing: it must be ${listed}`],
  [{ agent: 'command', command: [] }, `\`command\` must be ${listed}`],
  [{ agent: 'command', command: 'fix-docs --quick' }, `\`command\` must be ${listed}`],
  [{ agent: 'command', command: ['fix-docs', 1, ''] }, `\`command\` must be ${listed}`],
  [{ ...program, model: '' }, '`model` must be a name of 1 to 100 characters'],
  [
    { ...program, variables: ['MODEL KEY'] },
    '`variables` must be an array of environment variable names, such as ["MODEL_KEY"]',
  ],
  [{ ...program, exclude: '*.log' }, '`exclude` must be an array of .gitignore patterns, such as ["build/"]'],
  [
    { ...program, remote: 'https://github.com/acme/docs.git' },
    '`remote` must be a URL with {repository} in it, such as "https://github.com/{repository}.git"',
  ],
  [
    { ...program, github: 'api.github.com' },
    '`github` must be the URL of a REST API, such as "https://api.github.com"',
  ],
  [{ ...program, isolation: 'container' }, '`isolation` must be "auto", "bubblewrap" or "none"'],
  [{ ...program, author: { name: 'Docs' } }, '`author` must be an object with "name" and "email", both strings'],
  [{ ...program, limits: 10 }, '`limits` must be an object, such as {"minutes": 10}'],
  [
    { ...program, limits: { minutes: 721, changedFiles: 0 } },
    '`limits.minutes` must be a number above 0 and at most 720. `limits.changedFiles` must be a whole number, 1 or more',
  ],
  [
    { ...program, limit: {} },
    `\`limit\` is not a setting of the agent "command", which has ${settings}, limits, limits.minutes, limits.outputBytes, limits.changedFiles, limits.changedBytes, limits.memoryBytes, limits.processes, limits.diskBytes`,
  ],
  [
    { agent: 'scripted', command: ['x'], delaySeconds: -1 },
    '`delaySeconds` must be a number from 0 to 3600. `command` is not a setting of the agent "scripted", which has agent, github, delaySeconds',
  ],
])('%j', (file, mistakes) => {
  const message = `The agent configuration is invalid. ${mistakes}.`
  expect(() => parseAgentFile(JSON.stringify(file))).toThrow(new Error(message))
})

test.each([
  ['{', 'at line 1, column 2'],
  ['', 'at its end'],
  ['{"agent": "command",\n "command": ["secret-word" "x"]}', 'at line 2, column 28'],
])('%j is not JSON', (text, place) => {
  const message = `The agent configuration is not valid JSON: check commas, quotes and brackets ${place}.`
  expect(() => parseAgentFile(text)).toThrow(new Error(message))
})
