// Which event starts which run, whoever sent it: the `if` of the workflow to copy, and the Action's own check before any request.
import { readFileSync } from 'node:fs'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEdited } from '../../src/checkboxes/edited-issue.ts'
import { parseIssueEvent } from '../../src/runner/workflow-event.ts'

const { jobs } = parse(readFileSync('.github/workflows/feedback-to-fix.yml', 'utf8')) as {
  jobs: Record<'sync' | 'review', { if: string; steps: { with: Record<string, string> }[] }>
}
const contexts = ['vars', 'secrets', 'github']

/** What GitHub makes of an expression, by its own package. */
function evaluate(expression: string, values: object): string {
  const context = JSON.parse(JSON.stringify(values), data.reviver) as data.Dictionary
  const parsed = new Parser(new Lexer(expression).lex().tokens, contexts, []).parse()
  return new Evaluator(parsed, context).evaluate().coerceString()
}

function isStarted(job: 'sync' | 'review', event_name: string, event: object): boolean {
  return evaluate(jobs[job].if, { vars: {}, secrets: {}, github: { event_name, event } }) === 'true'
}

const listStarted = (event: string, payload: object) =>
  (['sync', 'review'] as const).filter((job) => isStarted(job, event, payload))

const ours = '<!-- feedback-to-fix project=docs ledger=3 commit=abc nonce=n1 -->'
const ticked = `${ours}\n- [x] <!-- feedback-to-fix tick=pause/project/0 -->`
const senders = {
  'a person': { login: 'ann', type: 'User' },
  'an App': { login: 'docs-app[bot]', type: 'Bot' },
  'a workflow’s own token': { login: 'github-actions[bot]', type: 'Bot' },
  'an organisation': { login: 'acme', type: 'Organization' },
  nobody: null,
}
const authors = {
  'a bot': { user: { login: 'github-actions[bot]', type: 'Bot' }, author_association: 'NONE' },
  ...Object.fromEntries(
    ['OWNER', 'MEMBER', 'COLLABORATOR', 'CONTRIBUTOR', 'FIRST_TIME_CONTRIBUTOR', 'NONE'].map((association) => [
      association,
      { user: { login: 'bob', type: 'User' }, author_association: association },
    ]),
  ),
}
const labels = { ours: ['feedback-to-fix'], 'a verdict’s': ['feedback-to-fix:look'], none: [] }

test.each([
  ['schedule', 'sync'],
  ['workflow_dispatch', 'sync'],
  ['repository_dispatch', 'sync'],
  ['pull_request', 'review'],
  ['merge_group', 'review'],
])('%s starts the job “%s”, whoever caused it', (event, job) => {
  for (const sender of Object.values(senders)) expect(listStarted(event, { action: 'x', sender })).toEqual([job])
})

const edits = Object.keys(senders).flatMap((sender) =>
  Object.keys(authors).flatMap((author) => Object.keys(labels).map((label) => [sender, author, label] as const)),
)
const trusted = ['a bot', 'OWNER', 'MEMBER', 'COLLABORATOR']

test.each(edits)('issues: edited by %s, opened by %s, label %s', (sender, author, label) => {
  const issue = {
    number: 1,
    body: ticked,
    ...authors[author as keyof typeof authors],
    labels: labels[label as keyof typeof labels].map((name) => ({ name })),
  }
  const payload = { action: 'edited', issue, changes: { body: { from: ours } }, sender: senders[sender as 'nobody'] }
  const starts = sender === 'a person' && trusted.includes(author) && label === 'ours'
  expect([listStarted('issues', payload), 'edited' in readEdited(parseIssueEvent(payload), 'docs')]).toEqual([
    starts ? ['sync'] : [],
    starts,
  ])
})

test.each([
  ['a variable', { DOCS_PROJECT_ID: 'docs' }, {}, 'docs'],
  ['a secret', {}, { DOCS_PROJECT_ID: 'docs' }, 'docs'],
  ['neither: a run starts all the same, so that the Action says what is missing', {}, {}, ''],
])('the project ID kept as %s', (_, vars, secrets, read) => {
  const given = Object.values(jobs).map(({ steps }) => steps.at(-1)?.with['project-id']?.replace(/^\$\{\{|\}\}$/g, ''))
  expect(given.map((expression) => evaluate(expression ?? '', { vars, secrets, github: {} }))).toEqual([read, read])
})
