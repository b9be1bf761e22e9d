// The page that shows what the demo leaves behind: the issue, the pull requests, the summaries of the runs, the prompts.
import { readFileSync } from 'node:fs'
import type { Post, Pull, Thread, Tracking, View } from '../repository-view.ts'
import { renderPatch } from './diff.ts'
import { type Html, html } from './html.ts'
import { type Kind, renderMarkdown } from './markdown.ts'

export interface Shown extends Pick<View, 'issues' | 'pulls'> {
  /** The issue while feedback was queued. */
  readonly earlier?: Tracking | undefined
  /** The repository's page on GitHub. */
  readonly repositoryUrl: string
  readonly summaries: readonly { readonly name: string; readonly markdown: string }[]
  readonly prompts: readonly string[]
}

const sheets = ['colours.css', 'page.css', 'markdown.css', 'diff.css']

/** A whole document, which loads nothing and runs nothing. */
export function buildPage(shown: Shown): string {
  const { issues, earlier, pulls, summaries, prompts } = shown
  const write: Write = (markdown, kind) => renderMarkdown(markdown, kind, (address) => findAnchor(address, shown))
  const content = html`
<section id="issue">${issues.map((issue) => renderThread(issue, issue.state, 'issue', write, 'thread'))}</section>
<section id="earlier">${earlier && renderThread({ ...earlier, comments: [] }, earlier.state, 'issue', write, 'earlier')}</section>
<section id="pulls">${pulls.map((pull) => renderPull(pull, write))}</section>
<section id="runs">${summaries.map((run, index) => renderRun(run, index + 1, write))}</section>
<section id="prompts" class="prompts"><h1>Prompts</h1>${prompts.map(renderPrompt)}</section>`
  const style = sheets.map(read).join('')
  return fill(read('page.html'), {
    style: `<style>
${style}</style>`,
    content: content.text,
  })
}

type Write = (markdown: string, kind: Kind) => Html

/** Other pages of the repository are on no server any more. */
function findAnchor(address: string, { repositoryUrl, issues, pulls }: Shown): string | undefined {
  if (!address.startsWith(repositoryUrl)) return address
  const [, number, rest = ''] = /^\/(?:issues|pull)\/(\d+)(.*)$/.exec(address.slice(repositoryUrl.length)) ?? []
  const isHere = [...issues, ...pulls].some((thread) => String(thread.number) === number)
  return isHere && !rest.startsWith('/') ? `#thread-${number}` : undefined
}

function renderThread(thread: Thread, state: string, kind: string, write: Write, anchor: string, rest?: Html): Html {
  const { number, title, author, at, labels, comments } = thread
  const opened = html`${renderAuthor(author)} opened this ${kind} on ${formatDay(at)}`
  return html`
<article class="thread" id="${anchor}-${number}">
<h1>${title} <span class="number">#${number}</span></h1>
<p class="byline"><span class="state ${state}">${stateNames[state] ?? state}</span>${opened}</p>
<div class="columns">
<div>
${renderPost(thread, 'body', write)}${comments.map((comment) => renderPost(comment, 'comment', write))}${rest}
</div>
<aside class="side"><h2>Labels</h2>${labels.length === 0 ? 'None yet' : labels.map(renderLabel)}</aside>
</div>
</article>`
}

const renderLabel = (label: string) => html`<span class="label">${label}</span> `

const stateNames: Readonly<Record<string, string>> = {
  open: 'Open',
  closed: 'Closed',
  merged: 'Merged',
  declined: 'Closed',
}

function renderPull(pull: Pull, write: Write): Html {
  const files = pull.changes.map(({ file, additions, deletions, patch }) => {
    const head = html`<header>${file} <b>+${additions} −${deletions}</b></header>`
    return html`<div class="file">${head}${renderPatch(patch)}</div>`
  })
  return renderThread(pull, pull.state, 'pull request', write, 'thread', html`${files}`)
}

function renderPost({ author, at, body }: Post, kind: string, write: Write): Html {
  const head = html`${renderAuthor(author)} commented on ${formatDay(at)}`
  return html`<div class="post ${kind}"><header>${head}</header><div class="markdown">${write(body, 'comment')}</div></div>\n`
}

function renderAuthor(login: string): Html {
  const name = login.replace(/\[bot\]$/, '')
  return html`<b>${name}</b>${name === login ? '' : html` <span class="bot">bot</span>`}`
}

function renderRun({ name, markdown }: Shown['summaries'][number], number: number, write: Write): Html {
  const summary = html`<div class="post"><header>feedback summary</header><div class="markdown">${write(markdown, 'summary')}</div></div>`
  return html`<article class="run" id="run-${number}"><h1>${name}</h1>${summary}</article>\n`
}

function renderPrompt(prompt: string, index: number): Html {
  const title = prompt.match(/^- `([^`]*)`/m)?.[1]
  return html`<details><summary>Job ${index + 1}: ${title}</summary><pre>${prompt}</pre></details>\n`
}

function formatDay(at: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(at),
  )
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/** Each place is filled once; what is put in is not looked through. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/<!-- (\w+) -->/g, (_, name: string) => values[name] ?? '')
}
