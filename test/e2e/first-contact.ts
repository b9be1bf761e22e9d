// First contact: what a newcomer gets wrong, each with its own message and a link to the section that explains it, in one golden file.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { helpFolder, helpSections } from '../../src/errors/failure.ts'
import type { ActionResult } from '../support/run-action.ts'
import { complaint, fresh, noFormula } from './feedback.ts'
import { listErrors, listWrites, readLog } from './findings.ts'
import { apiKey, type Harness, type HarnessOptions, type RunOptions, withHarness } from './harness.ts'

interface Case {
  readonly harness?: HarnessOptions
  readonly prepare?: (harness: Harness) => unknown
  readonly inputs?: Record<string, string>
  readonly options?: (harness: Harness) => RunOptions
  readonly code?: 0 | 1
}

const votes = Array.from({ length: 30 }, (_, index) =>
  fresh(`v${index}`, '/install', { comment: null, helpful: false }),
)
const one = { entries: [noFormula] }
const asked = { entries: [noFormula, complaint('fb_9', '/guides/send', 'Where do I find the address of the relay?')] }
const dry = { 'dry-run': 'true' }
const scheduled = { name: 'schedule', payload: { schedule: '17 6 * * 1-5' } }
const without =
  (name: 'noContents' | 'noIssues' | 'noPulls') =>
  ({ github }: Harness) => ({ token: github.tokens[name] })

const cases: Readonly<Record<string, Case>> = {
  'no feedback at all': { inputs: dry, code: 0 },
  'only votes': { harness: { entries: votes }, inputs: dry, code: 0 },
  '`include` matches nothing': { harness: asked, inputs: { ...dry, include: '/handbook/**' }, code: 0 },
  'file paths instead of page paths': { harness: asked, inputs: { ...dry, include: 'docs/guides/*.mdx' }, code: 0 },
  'no project id, or one of a kind that the workflow does not read': {
    inputs: { 'project-id': '' },
    options: () => ({ event: scheduled }),
  },
  'a scheduled run before anything is set up': {
    inputs: { 'project-id': '', 'api-key': '' },
    options: () => ({ event: scheduled }),
    code: 0,
  },
  'the address of a dashboard as project id': { inputs: { 'project-id': 'https://dashboard.mintlify.com/acme/docs' } },
  'no key': { inputs: { 'api-key': '' } },
  'a key for the assistant': { inputs: { 'api-key': 'mint_dsc_3wQf7cVtN2bHs9' } },
  'an expired key': { harness: one, prepare: ({ service }) => service.replaceKey(apiKey, Date.now()) },
  'an IP allow list': {
    harness: { ...one, front: () => Response.json({ error: 'IP address is not allowed' }, { status: 403 }) },
  },
  'another project’s id': { harness: { ...one, front: () => Response.json({ error: 'Not found' }, { status: 404 }) } },
  'a token that GitHub does not know': { harness: one, options: () => ({ token: 'ghs_n0b0dyKnowsThisToken' }) },
  'issues are disabled': { harness: one, prepare: ({ github }) => github.setIssuesEnabled(false) },
  'issues are disabled, as a dry run sees it': {
    harness: one,
    prepare: ({ github }) => github.setIssuesEnabled(false),
    inputs: dry,
    code: 0,
  },
  'without `contents: write`': { harness: one, options: without('noContents') },
  'without `issues: write`': { harness: one, options: without('noIssues') },
  'without `pull-requests: write`, as a dry run sees it': {
    harness: one,
    inputs: dry,
    options: without('noPulls'),
    code: 0,
  },
  'a rule forbids to write the ledger’s branch': {
    harness: one,
    prepare: ({ github }) => github.setRules(['pull_request']),
    inputs: dry,
    code: 0,
  },
  'the pull requests of another repository': { harness: { ...one, fates: { '/install': 'elsewhere' } }, code: 0 },
  '`pull_request_target`': { options: () => ({ event: { name: 'pull_request_target', payload: {} } }) },
  'near words': { inputs: { 'fail-on': 'block', 'site-url': 'docs.example.com' } },
}

describe.concurrent('first contact', () => {
  const told = new Map<string, string>()
  test.each(Object.entries(cases))('%s', (name, { harness = {}, prepare, inputs, options, code = 1 }) =>
    withHarness(harness, async (open) => {
      await prepare?.(open)
      const result = await open.run(inputs, options?.(open))
      expect(result).toMatchObject({ code, stderr: '' })
      if (inputs?.['dry-run'] === 'true') expect(listWrites(open)).toEqual([])
      told.set(name, tell(open, result))
    }),
  )

  test('each has a message of its own, in a golden file', async ({ expect }) => {
    await expect.poll(() => told.size, { timeout: 120_000 }).toBe(Object.keys(cases).length)
    const all = Object.keys(cases).map((name) => `## ${name}\n\n${told.get(name)}\n`)
    expect(new Set(told.values()).size).toBe(told.size)
    await expect(all.join('\n')).toMatchFileSnapshot('golden/first-contact.md')
  }, 130_000)
})

function tell({ github, service }: Harness, result: ActionResult): string {
  const warnings = [...readLog(result).matchAll(/^::(?:warning|notice)::(.*)$/gm)].map(([, text]) => text ?? '')
  const lacking = result.summary.split('\n').filter((line) => line.startsWith('- ✗'))
  const issues = github
    .listIssues()
    .flatMap(({ body }) => body?.match(/^.*(?:cannot be read|Unreadable|another repository).*$/gim) ?? [])
  return [...listErrors(result), ...warnings, ...lacking, ...issues]
    .join('\n')
    .replaceAll(github.url, 'https://github.com')
    .replaceAll(service.url, 'https://api.example.com')
    .replaceAll('%0A', '\n')
}

test.each(Object.entries(helpSections))('every section of docs/%s.md that a message names exists', (name, sections) => {
  const page = readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')
  const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-'),
  )
  expect(sections.filter((section) => !anchors.includes(section))).toEqual([])
  expect(helpFolder).toMatch(/\/blob\/main\/docs\/$/)
})
