// The service's pages in Chromium, at two widths and in both themes: judged by axe, and a morning's work by keyboard alone.
import { join } from 'node:path'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { feedbackStatuses } from '../../src/docs-api/vocabulary.ts'
import { openDatabase } from '../../src/service/data/database.ts'
import { saveOutput } from '../../src/service/data/job-output.ts'
import { finishJob } from '../../src/service/data/jobs.ts'
import { addKey } from '../../src/service/data/keys.ts'
import { listen } from '../../src/service/http/listen.ts'
import { createService } from '../../src/service/http/service.ts'
import { addPages } from '../../src/service/pages/pages.ts'
import { addEntries, addJob, addProjects } from '../service/builders.ts'
import { openBrowser } from './browser.ts'

const [axe = '', pictures] = process.argv.slice(2)
const browser = await openBrowser(axe, 'the pages of the service')
const { chromium, evaluate, press, type, until, expectSame } = browser

const now = Date.now()
const HOUR = 3_600_000
const database = await openDatabase(':memory:')
const { queries } = database
await addProjects(database, 'docs', 'handbook')
for (const id of ['docs', 'handbook']) {
  const key = { key: `key-of-${id}`, projectId: id, access: 'write', name: 'browser', expiresAt: null } as const
  await addKey(queries, key, now)
}
const complaints = [
  'The command has a typo: it says instal, and the shell does not know that. I lost half an hour.',
  'Which of the two flags wins if both are given?',
  '<script>alert("read me")</script> & <b>bold</b> words, and-one-very-long-word-without-a-place-to-break-'.padEnd(
    240,
    'x',
  ),
  null,
]
const paths = [
  '/install',
  '/guide/configuration',
  '/api/reference/authentication',
  '/faq',
  `/${'deep/'.repeat(20)}page`,
]
const entries = Array.from({ length: 400 }, (_, at): FeedbackEntry => {
  const base = {
    ...{
      id: `entry-${at}`,
      path: paths[Math.floor(at ** 1.7) % (1 + (at % paths.length))] ?? '/',
      comment: complaints[at % 4] ?? null,
    },
    createdAt: new Date(now - HOUR - (at % 11) ** 2 * 20 * HOUR - at * 60_000).toISOString(),
    status: feedbackStatuses[at % 7 < 4 ? 0 : at % 4] ?? 'pending',
  }
  if (at % 5 === 0) return { ...base, source: 'code_snippet', code: 'npm install acme', filename: null, lang: 'sh' }
  return at % 7 === 0
    ? { ...base, source: 'agent' }
    : { ...base, source: 'contextual', helpful: at % 3 === 0, contact: null }
})
await addEntries(database, 'docs', entries)
const jobIds = [
  '5f0c7a1e-2b1d-4a53-9d0e-6f6f3c1b8a11',
  '0b7c1d9a-8f21-4d52-8d55-2f1f0c9e7a02',
  'c8a54b0e-3c6f-4a0b-9a63-1d2e3f405060',
]
for (const [at, id] of jobIds.entries()) {
  const prompt = `On the page /install, correct the typo in the command.\n\n> ${complaints[0]}`
  await addJob(database, id, { prompt, model: 'claude-code', now: now - (3 - at) * HOUR })
}
await saveOutput(queries, jobIds[2] ?? '', `Reading docs/install.md\n${'Looking for the command.\n'.repeat(4)}`)
await finishJob(queries, jobIds[0] ?? '', { status: 'completed', prLink: 'https://github.com/acme/docs/pull/12' })
await finishJob(queries, jobIds[1] ?? '', {
  status: 'failed',
  reason: 'The agent’s job failed: it exited with code 1.',
})

const service = createService({
  database,
  model: 'claude-code',
  now: Date.now,
  id: () => 'new',
  enqueue: async () => {},
})
addPages(service, { database, trustedProxies: 0, now: Date.now })
const listening = await listen(service, { port: 0, host: '127.0.0.1' })
const at = (path: string) => `${listening.url}${path}`
const heading = (words: string) =>
  `document.querySelector('h1')?.textContent.includes(${JSON.stringify(words)}) === true`

/** Walks by Tab to what has this name, and presses Enter. */
async function choose(name: string, { enter = true } = {}): Promise<void> {
  const focused = `(() => { const one = document.activeElement
    return (one?.labels?.[0]?.firstChild ?? one)?.textContent.trim() ?? '' })()`
  for (let tries = 0; tries < 80; tries++) {
    await press('Tab')
    if ((await evaluate<string>(focused)) !== name) continue
    return enter ? press('Enter') : undefined
  }
  browser.problems.push(`By Tab alone, ${name} is not reached`)
}

// Signing in, with a wrong key first.
await browser.visit(at('/'), { width: 1280, theme: 'light', height: 900 })
if (pictures !== undefined) await browser.photograph(join(pictures, 'sign-in-1280-light.png'))
for (const key of ['not-a-key-at-all', 'key-of-handbook']) {
  await choose('API key of a project', { enter: false })
  await type(key)
  await press('Enter')
  if (key === 'not-a-key-at-all') {
    await until('A wrong key', `document.querySelector('[role=alert]') !== null`)
    await browser.judge('a wrong key')
  }
}
await until('The projects', heading('Projects'))
await choose('Add a project')
await choose('API key of a project', { enter: false })
await type('key-of-docs')
await press('Enter')
await until('Both projects', `document.querySelectorAll('.cards li').length === 2`)
const address = await evaluate<string>('location.href + document.documentElement.outerHTML')
expectSame('A key in a page', /key-of-(docs|handbook)/.test(address), false)
expectSame('Cookies that a script can read', await evaluate('document.cookie'), '')

const views = {
  projects: '/',
  overview: '/projects/docs',
  feedback: '/projects/docs/feedback',
  jobs: '/projects/docs/jobs',
  active: `/projects/docs/jobs/${jobIds[2]}`,
  failed: `/projects/docs/jobs/${jobIds[1]}`,
  empty: '/projects/handbook',
  nothing: '/projects/handbook/feedback?status=resolved',
  unknown: '/projects/docs/jobs/none',
}
for (const width of [1280, 400])
  for (const theme of ['light', 'dark'] as const)
    for (const [name, path] of Object.entries(views)) {
      await browser.visit(at(path), { width, theme, height: 1400 })
      await browser.judge(`${name}, ${theme}, ${width}`)
      const overflow = await evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      if (overflow > 0) browser.problems.push(`${name}, ${width}: ${overflow} pixels too wide`)
      if (pictures !== undefined) await browser.photograph(join(pictures, `${name}-${width}-${theme}.png`))
    }

// A morning's work: the worst page, a status, a job that is cancelled, and out.
await chromium.send('Page.navigate', { url: at('/') })
await until('The projects', heading('Projects'))
await choose('docs')
await until('The overview', heading('docs'))
await choose('Feedback')
await until('The feedback', heading('Feedback'))
await choose('New status', { enter: false })
await press('ArrowDown')
await choose('Set')
await until('The status', `document.querySelector('[role=status]')?.textContent === 'The status was set.'`)
await choose('Jobs')
await until('The jobs', heading('Jobs'))
await choose('c8a54b0e')
await until('The job', heading(jobIds[2] ?? ''))
await choose('Cancel the job')
await until('The end of the job', `document.querySelector('.archived') !== null`)
await choose('Sign out')
await until('The way out', heading('Sign in'))
const changes = await queries.selectFrom('audit').select(['actor', 'action']).orderBy('at').execute()
expectSame(
  'The record',
  changes.map(({ actor, action }) => `${actor}: ${action}`),
  [
    ...jobIds.map(() => 'key action: job created'),
    'key browser: status set to in_progress',
    'key browser: job cancelled',
  ],
)

await listening.close()
await database.close()
await browser.close('The pages: 36 views without a violation, and used by keyboard alone.')
