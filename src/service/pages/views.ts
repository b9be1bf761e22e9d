// The pages, from what the service's operations answered. Readers' words are text here, and nothing else.
import { html } from 'hono/html'
import type { z } from 'zod'
import type { FeedbackEntry, Job } from '../../docs-api/contract.ts'
import { feedbackSources, feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { type jobLogSchema, type jobsSchema, listed, type summarySchema } from '../http/browsing-schemas.ts'
import { renderShare, renderWeeks } from './chart.ts'
import { buildQuery, linkProject, type Markup, renderTime } from './layout.ts'

export type Summary = z.output<typeof summarySchema>
export type Jobs = z.output<typeof jobsSchema>
export type JobLog = z.output<typeof jobLogSchema>
export interface FeedbackPage {
  readonly feedback: readonly FeedbackEntry[]
  readonly nextCursor: string | null
}

/** One that the session may see, and what stands on its card. */
export interface Card {
  readonly id: string
  readonly access: 'read' | 'write'
  readonly summary: Summary
  readonly jobs: Jobs
}

const words: Readonly<Record<string, string>> = {
  pending: 'Pending',
  in_progress: 'In progress',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
  code_snippet: 'Code block',
  contextual: 'Page',
  agent: 'Agent',
  thumbs_only: 'Vote',
}
const nameOf = (code: string) => words[code] ?? code
const weekChoices = ['4', '12', '26', '52']

/** @param describedBy what it belongs to, where there are several of a name */
function select(
  label: string,
  name: string,
  values: readonly string[],
  chosen: string | undefined,
  describedBy?: string,
): Markup {
  const about = describedBy === undefined ? '' : html` aria-describedby="${describedBy}"`
  const options = values.map((value) => {
    const selected = value === chosen ? html` selected` : ''
    return html`<option value="${value}"${selected}>${value === '' ? 'All' : nameOf(value)}</option>`
  })
  return html`<label>${label}<select name="${name}"${about}>${options}</select></label>`
}

interface SignIn {
  readonly token: string
  readonly error?: string
  readonly later?: string
}

/** @param later where to go on for somebody whom a link of another site has brought here */
export function renderSignIn({ token, error, later }: SignIn): Markup {
  return html`<h1>Sign in</h1>
${
  later === undefined
    ? ''
    : html`<p>You came from another site. If you are signed in already,
<a href="${later}">go on to the page</a>.</p>`
}
${renderKeyForm(token, error, 'Sign in')}
<p class="quiet">Create a key with <code>feedback-service keys create &lt;name&gt;</code>. 
A key with <code>--access read</code> can look, and change nothing.</p>`
}

function renderKeyForm(token: string, error: string | undefined, label: string): Markup {
  return html`<form method="post" action="/sign-in" class="sign-in"><input type="hidden" name="token" value="${token}">
<label for="key">API key of a project</label><input id="key" name="key"
type="password" required autocomplete="current-password"
spellcheck="false"${error === undefined ? '' : html` aria-invalid="true" aria-describedby="key-error"`}>
${error === undefined ? '' : html`<p class="error" id="key-error" role="alert">${error}</p>`}
<button class="main">${label}</button></form>`
}

export function renderProjects(cards: readonly Card[], token: string): Markup {
  return html`<h1>Projects</h1>
${cards.length === 0 ? html`<div class="empty"><p>No key of this session is valid any more. Sign in with another one.</p></div>` : ''}
<ul class="cards">${cards.map(({ id, access, summary, jobs }) => {
    const week = summary.weeks.at(-1)
    const open = summary.statuses.pending + summary.statuses.in_progress
    const active = jobs.jobs.filter(({ status }) => status === 'active').length
    return html`<li><a href="${linkProject(id)}">${id}</a>
<p>Entries: ${week === undefined ? 0 : week.helpful + week.notHelpful + week.other} this week, ${open} open</p>
<p class="quiet">${active === 0 ? 'No job is active' : `${active} of the latest jobs active`}${access === 'read' ? '; read-only' : ''}</p>
</li>`
  })}</ul>
<details><summary>Add a project</summary>${renderKeyForm(token, undefined, 'Add the project of this key')}</details>`
}

export function renderOverview(project: string, summary: Summary, jobs: Jobs, weeks: number, offset: number): Markup {
  const base = linkProject(project)
  const { statuses, pages } = summary
  const total = summary.weeks.reduce((sum, week) => sum + week.helpful + week.notHelpful + week.other, 0)
  const largest = pages.reduce((most, page) => Math.max(most, page.total), 1)
  const link = (query: Parameters<typeof buildQuery>[0]) => `${base}${buildQuery(query)}`
  return html`<h1>${project}</h1>
<form method="get" action="${base}" class="row">${select('Weeks', 'weeks', weekChoices, String(weeks))}<button>Show</button></form>
<h2>Feedback by week</h2>
${
  total === 0
    ? html`<div class="empty"><p>No feedback in the last ${weeks} weeks.</p>
<p>Bring some with <code>feedback-service import</code>, with the widget on your pages, or with a request.</p></div>`
    : html`<dl class="numbers"><div><dt>Entries</dt><dd>${total}</dd></div>${feedbackStatuses.map(
        (status) =>
          html`<div><dt>${nameOf(status)}</dt>
<dd><a href="${base}/feedback${buildQuery({ status, weeks })}">${statuses[status]}</a></dd></div>`,
      )}</dl>${renderWeeks(summary.weeks)}
<h2>Feedback by page</h2>
<div class="wide" tabindex="0" role="region" aria-label="Feedback by page"><table><thead><tr><th scope="col">Page</th>
<th scope="col" class="spare">Share</th><th scope="col" class="number">Entries</th><th scope="col" class="number">Not helpful</th>
<th scope="col" class="number spare">With words</th><th scope="col" class="number">Open</th></tr></thead>
<tbody>${pages.map(
        (page) =>
          html`<tr><th scope="row" class="path"><a href="${base}/feedback${buildQuery({ path: page.path, weeks })}">${page.path}</a></th>
<td class="spare">${renderShare(page.total, page.notHelpful, largest)}</td><td class="number">${page.total}</td>
<td class="number">${page.notHelpful}</td><td class="number spare">${page.comments}</td><td class="number">${page.open}</td></tr>`,
      )}</tbody></table></div>
${renderPaging(
  offset > 0 ? link({ weeks, offset: Math.max(0, offset - listed) }) : undefined,
  summary.morePages ? link({ weeks, offset: offset + listed }) : undefined,
)}`
}
<h2>Latest jobs</h2>${renderJobTable(project, jobs.jobs.slice(0, 5))}
${jobs.jobs.length > 5 ? html`<p><a href="${base}/jobs">All jobs</a></p>` : ''}`
}

interface FeedbackChoice {
  readonly status?: string
  readonly source?: string
  readonly path?: string
  readonly weeks?: string
  readonly cursor?: string
}

export function renderFeedback(
  project: string,
  page: FeedbackPage,
  choice: FeedbackChoice,
  token: string | undefined,
): Markup {
  const base = `${linkProject(project)}/feedback`
  const { status, source, path, weeks, cursor } = choice
  return html`<h1>Feedback</h1>
<form method="get" action="${base}" class="row">
${select('Status', 'status', ['', ...feedbackStatuses], status)}
${select('Kind', 'source', ['', ...feedbackSources], source)}
<label>Page<input name="path" value="${path ?? ''}" placeholder="/install"></label>
${select('Weeks', 'weeks', ['', ...weekChoices], weeks)}
<button>Show</button></form>
${
  page.feedback.length === 0
    ? html`<div class="empty">
<p>No feedback ${status || source || path || weeks ? 'fits this choice' : 'yet'}.</p></div>`
    : ''
}
${page.feedback.map((entry, at) => renderEntry(project, entry, at, buildQuery({ ...choice }), token))}
${renderPaging(
  cursor === undefined || cursor === '' ? undefined : `${base}${buildQuery({ status, source, path, weeks })}`,
  page.nextCursor === null ? undefined : `${base}${buildQuery({ ...choice, cursor: page.nextCursor })}`,
  'Newest',
  'Older',
)}`
}

function renderEntry(
  project: string,
  entry: FeedbackEntry,
  at: number,
  back: string,
  token: string | undefined,
): Markup {
  const vote =
    entry.source === 'contextual' ? (entry.helpful ? 'helpful' : 'not helpful') : nameOf(entry.source).toLowerCase()
  return html`<article class="entry" aria-labelledby="entry-${at}"><h2 id="entry-${at}">${entry.path}</h2>
<p class="quiet small">${renderTime(entry.createdAt)} · ${vote} · <span class="tag">${nameOf(entry.status)}</span></p>
${entry.comment ? html`<blockquote>${entry.comment}</blockquote>` : html`<p class="quiet">Without words.</p>`}
${entry.source === 'code_snippet' ? html`<details><summary>The code</summary><pre tabindex="0">${entry.code}</pre></details>` : ''}
${
  token === undefined
    ? ''
    : html`<form method="post" action="${linkProject(project)}/feedback" class="row"><input type="hidden" name="token" value="${token}">
<input type="hidden" name="id" value="${entry.id}"><input type="hidden" name="back" value="${back}">
${select('New status', 'status', feedbackStatuses, entry.status, `entry-${at}`)}<button aria-describedby="entry-${at}">Set</button></form>`
}</article>`
}

export function renderJobs(project: string, { jobs, hasMore }: Jobs, before: string | undefined): Markup {
  const base = `${linkProject(project)}/jobs`
  const [newest, older] = [before === undefined ? undefined : base, jobs.at(-1)?.id]
  return html`<h1>Jobs</h1>${renderJobTable(project, jobs)}
${renderPaging(newest, hasMore ? `${base}${buildQuery({ before: older })}` : undefined, 'Newest', 'Older')}`
}

function renderJobTable(project: string, jobs: readonly Job[]): Markup {
  if (jobs.length === 0)
    return html`<div class="empty"><p>No jobs yet. The Action creates them, or <code>feedback-service jobs create</code>.</p></div>`
  return html`<div class="wide" tabindex="0" role="region" aria-label="Jobs"><table><thead><tr><th scope="col">Created (UTC)</th>
<th scope="col">State</th><th scope="col">Job</th><th scope="col">Pull request</th></tr></thead>
<tbody>${jobs.map(
    (job) =>
      html`<tr><td>${renderTime(job.createdAt)}</td><td>${renderState(job.status)}</td><th scope="row">
<a href="${linkProject(project)}/jobs/${encodeURIComponent(job.id)}">${shorten(job.id)}</a></th><td>${renderPullRequest(job)}</td></tr>`,
  )}</tbody></table></div>`
}

/** @param log undefined for a session that may only read */
export function renderJob(project: string, job: Job, log: JobLog | undefined, token: string | undefined): Markup {
  const isActive = job.status === 'active'
  const at = `${linkProject(project)}/jobs/${encodeURIComponent(job.id)}`
  return html`<h1>Job ${job.id}</h1>
<dl class="facts"><dt>State</dt><dd>${renderState(job.status)}</dd><dt>Pull request</dt><dd>${renderPullRequest(job)}</dd>
<dt>Repository</dt><dd>${job.source.repository}, branch ${job.source.ref}</dd><dt>Model</dt><dd>${job.model}</dd>
<dt>Created (UTC)</dt><dd>${renderTime(job.createdAt)}</dd>${
    job.archivedAt === null
      ? ''
      : html`<dt>Archived (UTC)</dt>
<dd>${renderTime(job.archivedAt)}</dd>`
  }
${log === undefined ? '' : html`<dt>Started</dt><dd>${countStarts(log.attempts)}</dd>`}
${log?.failure ? html`<dt>Reason</dt><dd>${log.failure}</dd>` : ''}</dl>
${
  isActive
    ? html`<div class="row"><p class="quiet small">
<a href="${at}">Reload</a> to see how it goes on.</p>${
        token === undefined
          ? ''
          : html`<form method="post" action="${at}/cancel">
<input type="hidden" name="token" value="${token}"><button class="danger">Cancel the job</button></form>`
      }</div>`
    : ''
}
${
  log === undefined
    ? html`<p class="quiet">Prompt and log need a key with write access.</p>`
    : html`<h2>Log</h2>${
        log.output === ''
          ? html`<div class="empty">
<p>The agent’s program has printed nothing${isActive ? ' yet' : ''}.</p></div>`
          : html`<pre tabindex="0">${log.output}</pre>`
      }
${log.message === null ? '' : html`<h2>Latest follow-up</h2><pre tabindex="0">${log.message}</pre>`}
<h2>Prompt</h2>${
        log.prompt === ''
          ? html`<div class="empty"><p>It was deleted with the feedback that it quoted.</p>
</div>`
          : html`<pre tabindex="0">${log.prompt}</pre>`
      }`
}`
}

export function renderProblem(title: string, sentence: string): Markup {
  return html`<h1>${title}</h1><p>${sentence}</p><p><a href="/">All projects</a></p>`
}

function countStarts(attempts: number): string {
  if (attempts === 0) return 'not yet'
  return attempts === 1 ? 'once' : `${attempts} times`
}

/** The beginning of a UUID is enough to know it by; its page has all of it. */
function shorten(id: string): string {
  return /^([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(id)?.[1] ?? id
}

function renderState(status: Job['status']): Markup {
  return html`<span class="tag ${status}">${status}</span>`
}

/** A link only to what is one: an agent may have written it. */
function renderPullRequest({ prLink: link, status }: Job): Markup {
  if (link === null) return html`<span class="quiet">${status === 'active' ? 'not yet' : 'none'}</span>`
  const number = /^https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+\/pull\/(\d+)$/.exec(link)?.[1]
  return number === undefined ? html`<code>${link}</code>` : html`<a href="${link}" rel="noreferrer">#${number}</a>`
}

function renderPaging(back: string | undefined, on: string | undefined, first = 'Previous', second = 'Next'): Markup {
  if (back === undefined && on === undefined) return html``
  return html`<nav aria-label="Paging" class="paging">${
    back === undefined
      ? ''
      : html`<a href="${back}"
rel="prev">${first}</a>`
  }${on === undefined ? '' : html`<a href="${on}" rel="next">${second}</a>`}</nav>`
}
