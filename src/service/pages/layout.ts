// The frame of every page: head, navigation, and the policy that lets nothing but the style sheet in.
import { html } from 'hono/html'

/** What `html` makes: text in which everything was escaped that it did not write itself. */
export type Markup = ReturnType<typeof html>

export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

export interface Frame {
  readonly title: string
  readonly body: Markup
  /** Of the session's forms; without one, nobody is signed in. */
  readonly token?: string
  /** The project that the page is about, and which of its pages this is. */
  readonly project?: string
  readonly current?: 'Overview' | 'Feedback' | 'Jobs'
  /** What the last form did. */
  readonly notice?: string
}

export function renderPage({ title, body, token, project, current, notice }: Frame): Markup {
  const links = project === undefined ? [] : listLinks(project)
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}${project === undefined || title === project ? '' : ` · ${project}`} · feedback-service</title>
<link rel="stylesheet" href="/pages.css"><link rel="icon" href="/pages.svg" type="image/svg+xml"></head>
<body><a class="skip" href="#main">Skip to content</a>
<header><div><a class="brand" href="/">feedback-service</a>${project === undefined ? '' : html`<span class="project">${project}</span>`}
${
  links.length === 0
    ? ''
    : html`<nav aria-label="Project"><ul>${links.map(
        ([name, href]) => html`<li>
<a href="${href}"${name === current ? html` aria-current="page"` : ''}>${name}</a></li>`,
      )}</ul></nav>`
}
${
  token === undefined
    ? ''
    : html`<form method="post" action="/sign-out"><input type="hidden" name="token" value="${token}">
<button class="plain">Sign out</button></form>`
}</div></header>
<main id="main" tabindex="-1">${notice === undefined ? '' : html`<p role="status" class="notice">${notice}</p>`}${body}</main>
</body></html>`
}

function listLinks(project: string): (readonly [NonNullable<Frame['current']>, string])[] {
  const base = linkProject(project)
  return [
    ['Overview', base],
    ['Feedback', `${base}/feedback`],
    ['Jobs', `${base}/jobs`],
  ]
}

export function linkProject(project: string): string {
  return `/projects/${encodeURIComponent(project)}`
}

/** A query without what is empty. */
export function buildQuery(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export function renderTime(time: string | null): Markup {
  if (time === null) return html`<span>no date</span>`
  const at = new Date(time)
  const isRead = !Number.isNaN(at.getTime())
  return isRead
    ? html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')}</time>`
    : html`<span>${time.slice(0, 40)}</span>`
}
