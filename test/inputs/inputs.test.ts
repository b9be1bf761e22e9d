// Every input with what it takes and what it refuses; all errors of a run are told together.
import { describe, expect, test } from 'vitest'
import {
  checkPrompt,
  type InputName,
  type Inputs,
  inputNames,
  inputTable,
  parseInputs,
} from '../../src/inputs/inputs.ts'
import { readAction } from '../docs/inputs-tables.ts'

const minute = 60_000
const day = 86_400_000
const base: Partial<Record<InputName, string>> = {
  'project-id': 'docs',
  'api-key': 'key_1234',
  'base-url': 'https://api.example.com',
  'github-token': 'ghs_abcd',
}
const envOf = (inputs: Partial<Record<InputName, string>>) =>
  Object.fromEntries(Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]))
const read = (inputs: Partial<Record<InputName, string>>, needsKey = true) =>
  parseInputs(envOf({ ...base, ...inputs }), needsKey)

test('the defaults are those of action.yml', () => {
  const texts = Object.entries(readAction().inputs).map(([name, { default: text = '' }]) => [name, text])
  expect(read({ ...Object.fromEntries(texts), ...base })).toEqual(read({}))
  const { inputs } = read({}) as { inputs: Inputs }
  expect(inputs).toMatchObject({
    ...{ 'tracking-issue': null, 'job-cost': null, 'site-url': null, include: [], approve: false, quotes: 'auto' },
    ...{ sources: ['code_snippet', 'contextual', 'agent', 'thumbs_only'], statuses: ['pending'] },
    ...{ 'max-age': { text: 'P90D', time: 90 * day }, wait: 30 * minute, 'poll-interval': 15_000, 'adopt-within': day },
    ...{ 'max-jobs': 5, 'max-open': 5, 'max-attempts': 2, 'max-export-requests': 60, 'max-prompt': 60_000 },
    ...{ 'max-jobs-per-month': 0, 'min-votes': 0, 'min-cluster-size': 1, 'remind-after': 14 * day, 'fail-on': 'never' },
    ...{ 'job-path': '/v2/agent/{projectId}/job/{id}', 'ledger-branch': 'feedback-to-fix/ledger', 'dry-run': false },
  })
})

test('a text that is empty or blank stands for the default', () => {
  const blank = Object.fromEntries(inputNames.filter((name) => !(name in base)).map((name) => [name, ' \n']))
  expect(read(blank)).toEqual(read({}))
})

const valid: [name: InputName, text: string, value: unknown][] = [
  ['project-id', 'team/docs site', 'team/docs site'],
  ['api-key', 'admin_!~', 'admin_!~'],
  ['base-url', 'https://api.example.com/', 'https://api.example.com'],
  ['base-url', '', 'https://api.mintlify.com'],
  ['base-url', 'https://api.example.com/v1beta', 'https://api.example.com/v1beta'],
  ['base-url', 'http://localhost:3000', 'http://localhost:3000'],
  ['github-token', 'github_pat_1', 'github_pat_1'],
  ['tracking-issue', '12', 12],
  ['tracking-issue', '#12', 12],
  ['sources', 'agent', ['agent']],
  ['sources', ' thumbs_only , agent,agent', ['agent', 'thumbs_only']],
  ['statuses', 'dismissed,pending,resolved,in_progress', ['pending', 'in_progress', 'resolved', 'dismissed']],
  ['max-age', 'all', { text: 'all', time: undefined }],
  ['max-age', 'P1W', { text: 'P1W', time: 7 * day }],
  ['max-age', '3600', { text: '3600 seconds', time: 60 * minute }],
  ['remind-after', '90', 90_000],
  ['include', '/guides/**, /api/*\n/changelog', ['/guides/**', '/api/*', '/changelog']],
  ['include', `/${'x'.repeat(199)}`, [`/${'x'.repeat(199)}`]],
  ['exclude', 'v?/**,,v?/**', ['v?/**']],
  ['exclude', Array.from({ length: 100 }, (_, index) => `/${index}`).join('\n'), expect.arrayContaining(['/0', '/99'])],
  ['max-jobs-per-month', '40', 40],
  ['max-prompt', '20000', 20_000],
  ['job-cost', '0.5 USD', { amount: 0.5, decimals: 1, unit: 'USD', isUnitFirst: false }],
  ['job-cost', '0.50€', { amount: 0.5, decimals: 2, unit: '€', isUnitFirst: false }],
  ['job-cost', '$0.25', { amount: 0.25, decimals: 2, unit: '$', isUnitFirst: true }],
  ['job-cost', 'USD 2', { amount: 2, decimals: 0, unit: 'USD', isUnitFirst: true }],
  ['site-url', 'https://example.com/docs', 'https://example.com/docs'],
  ['labels', 'documentation, good first issue,,documentation', ['documentation', 'good first issue']],
  ['labels', 'área: docs 📚', ['área: docs 📚']],
  ['assignees', '@octocat, mona-lisa,ada_acme', ['octocat', 'mona-lisa', 'ada_acme']],
  [
    'reviewers',
    'CODEOWNERS, octocat, @acme/docs-team',
    [{ kind: 'codeowners' }, { kind: 'user', name: 'octocat' }, { kind: 'team', name: 'docs-team' }],
  ],
  ['remind-after', '0', 0],
  ['approve', 'true', true],
  ['max-jobs', '1', 1],
  ['max-jobs', '100', 100],
  ['max-open', '1000', 1000],
  ['instructions', 'x'.repeat(20_000), 'x'.repeat(20_000)],
  ['quotes', 'never', 'never'],
  ['dry-run', 'true', true],
  ['dry-run', 'TRUE', true],
  ['dry-run', 'False', false],
  ['fail-on', 'risk', 'risk'],
  ['min-cluster-size', '3', 3],
  ['min-votes', '10', 10],
  ['max-attempts', '1', 1],
  ['send-anyway', 'fb_1, fb 2 ,,fb_1\nfb_3', ['fb_1', 'fb 2', 'fb_3']],
  ['wait', 'PT0S', 0],
  ['adopt-within', '36h', 1.5 * day],
  ['poll-interval', '1', 1000],
  ['adopt-within', 'PT0S', 0],
  ['prompt-template', '.github/prompt.md', '.github/prompt.md'],
  ['job-path', '/jobs/{id}', '/jobs/{id}'],
  ['ledger-branch', 'bots/feedback-1.0', 'bots/feedback-1.0'],
]
test.each(valid)('%s: %j is taken', (name, text, value) => {
  const result = read({ [name]: text })
  expect(result.inputs?.[name]).toEqual(value)
})

/** Beside the sample in the table itself. */
const others: Partial<Record<InputName, readonly string[]>> = {
  'project-id': ['', '"docs"', '<project ID>', '${{ vars.DOCS_PROJECT_ID }}', 'a\nb', 'a\u0000b', 'x'.repeat(201)],
  'api-key': ['two words', 'the key\nkey', 'ключ к сервису', '{"key":"abcdefgh"}', '"key_12345"', '["key_12345"]'],
  // The forms of addresses, numbers, paths and branches that are refused: test/validation.
  'base-url': [
    'https://api.example.com/v1/analytics',
    'https://api.example.com/prefix/V2//',
    'http://api.example.com',
    'ftp://localhost',
  ],
  'github-token': ['', 'two words', 'a\nb', '{"token":"abcdefgh"}'],
  'tracking-issue': ['0', '##1', 'https://github.com/a/b/issues/1'],
  sources: ['contextual,unknown', ',', 'agent,', 'Agent', 'constructor'],
  statuses: ['open', 'pending;resolved', 'all'],
  'max-age': ['0', 'PT0S', 'P1M', 'P1Y', '90 days', '-1', 'ALL', 'P40000D', '9'.repeat(400)],
  include: [
    ...['!/guides', '/{a,b}', '/[ab]', 'https://docs.example.com/guides', '/a\\b', '/a\u0007'],
    ...[`/${'x'.repeat(200)}`, Array.from({ length: 101 }, (_, index) => `/${index}`).join('\n')],
  ],
  exclude: ['/a,!/b', '/v[12]/**'],
  approve: ['yes', 'ask'],
  'max-jobs': ['0', '101', '-1', '5.0', '1e1', 'five', '0x5', '٥', '12345678'],
  'max-open': ['0', '1001', 'all'],
  'max-jobs-per-month': ['-1', '100001', 'none'],
  'job-cost': ['0.5', 'USD', '0,5 €', '-1 €', '1e3 €', '1.23456 €', '12345678 €', '1 \u0007', `1 ${'x'.repeat(31)}`],
  instructions: ['x'.repeat(20_001)],
  quotes: ['yes', 'Auto', 'constructor'],
  'site-url': ['docs.example.com', 'http://docs.example.com', 'https://u:p@docs.example.com', 'https://a.example/?x'],
  'dry-run': ['yes', '1', 'tRue', 'on', 'no'],
  'fail-on': ['always', 'job_failure', 'risk,job-failure'],
  allow: ['*', '**/*', '*.*', '!a.example', 'https://a.example', '/docs/a.md', 'docs/', 'a.example:8080', 'a{b,c}'],
  labels: ['x'.repeat(51), 'a\u0007b', Array.from({ length: 21 }, (_, index) => `l${index}`).join()],
  assignees: [
    'Ada Lovelace',
    '-ada',
    'acme/docs',
    'a'.repeat(40),
    Array.from({ length: 11 }, (_, i) => `u${i}`).join(),
  ],
  reviewers: ['code owners', 'acme/', '/docs', 'a/b/c', Array.from({ length: 16 }, (_, index) => `u${index}`).join()],
  'remind-after': ['-1', 'never', 'P1M'],
  'min-cluster-size': ['0', '1001', 'x'],
  'min-votes': ['-1', '100001', 'x'],
  'max-attempts': ['0', '11', 'x'],
  'max-prompt': ['19999', '1000001', 'all'],
  'max-export-requests': ['0', '100001', 'all'],
  'send-anyway': [Array.from({ length: 101 }, (_, index) => `fb_${index}`).join(',')],
  wait: ['-1', '30M', '30 m', 'PT', 'P1Y', '9'.repeat(400)],
  'poll-interval': ['0', '0.9', 'PT0.999S', 'x'],
  'adopt-within': ['-1', '1D', 'x'],
  'job-path': ['//evil.example/{id}', '/{jobId}'],
  'ledger-branch': ['a.lock', 'refs/heads/a', 'x'.repeat(201)],
}
const listInvalid = (name: InputName) => [...new Set([inputTable[name].bad ?? [], others[name] ?? []].flat())]
test.each(inputNames.flatMap((name) => listInvalid(name).map((text) => [name, text] as const)))(
  '%s: %j is refused, with what to write instead',
  (name, text) => {
    const result = read({ [name]: text })
    expect(result.inputs).toBeUndefined()
    expect(result.errors).toHaveLength(1)
    expect(result.errors[0]).toMatch(/^`[a-z-]+` (must|is required)/)
    expect(result.errors[0]).toContain(`\`${name}\``)
    expect(result.partial).not.toHaveProperty([name])
  },
)

test('what is refused is not repeated: it may be a secret in the wrong place', () => {
  for (const name of inputNames) {
    const result = read({ [name]: 'ghp_secret in the wrong place\u0007' })
    expect(result.errors.join()).not.toContain('ghp_secret')
  }
})

test.each<[instructions: string, template: string | undefined, said: readonly string[]]>([
  ['Follow STYLE.md. Explain the line `feedback-to-fix: <id>`.', '{{ marker }}\nfeedback-to-fix: {{ fix-id }}', []],
  [
    'a\nfeedback-to-fix: 0123abcd\n',
    undefined,
    ['`instructions` must not contain the marker of a fix, a line such as'],
  ],
  ['', '**feedback-to-fix: 0123abcd**', ['`prompt-template` must not']],
  ['a'.repeat(19_000), 'b'.repeat(1_001), ['`max-prompt` must be at least 40001']],
])('in prompts: %.40j and %.40j', (instructions, template, said) => {
  const inputs = read({ instructions, 'max-prompt': '40000' }).inputs
  const found = inputs && checkPrompt(inputs, template)
  expect(found).toEqual(said.map((words) => expect.stringContaining(words)))
})

const faultOf = (inputs: Partial<Record<InputName, string>>) => {
  return read(inputs).errors.join(' ')
}

test.each<[InputName, string, string]>([
  ['sources', 'Thumbs-Only', 'must be a comma-separated list of `code_snippet`, `contextual`, `agent`, `thumbs_only`.'],
  ['fail-on', 'hunter2hunter2', 'must be one of `never`, `job-failure`, `risk`.'],
  ['base-url', 'https://api.example.com/v1', 'and no version such as `/v1` at its end.'],
  ['api-key', 'mint_us_1', 'is a key for the assistant or the search index'],
  [
    'project-id',
    '',
    'is required but empty (if it comes from a variable or a secret, check that it is set, and read from `vars` or `secrets` accordingly)',
  ],
  ['api-key', '', 'is required but empty (if the workflow reads it from a secret, check that the secret is set)'],
  ['wait', 'P1M', 'must be a duration such as `15s`, `36h` or `30m`, an ISO 8601 duration such as `PT30M` (no months)'],
])('what to write instead: %s: %j', (name, text, said) => {
  expect(faultOf({ [name]: text })).toContain(said)
})

describe('errors', () => {
  test('all are reported together, in the order of action.yml', () => {
    const names = inputNames.filter((name) => listInvalid(name).length > 0)
    const result = read(
      Object.fromEntries(names.map((name) => [name, listInvalid(name).findLast((text) => text !== '')])),
    )
    expect(result.errors.map((error) => error.match(/^`([a-z-]+)`/)?.[1])).toEqual(names)
  })

  test('a review does without the key', () => {
    expect(read({ 'api-key': '' }, false)).toMatchObject({ errors: [], inputs: { 'api-key': '' } })
    expect(read({ 'api-key': '' }, true)).toMatchObject({
      inputs: undefined,
      errors: [expect.stringMatching(/^`api-key` is required.*secrets\./)],
    })
  })
})
