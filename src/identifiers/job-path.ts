// The template of the path at which a job is retrieved.
import type { Segment } from './project-id.ts'

declare const brand: unique symbol

/** Begins with a slash and contains `{id}`, optionally `{projectId}`. */
export type JobPath = string & { readonly [brand]: 'job-path' }

const longest = 500
const placeholder = /\{(projectId|id)\}/g
/** Unreserved characters, sub-delimiters, `:` and `@` (RFC 3986, section 3.3); no percent encoding, and no empty segment. */
const form = /^(?:\/[A-Za-z0-9._~!$&'()*+,;=:@-]+)+\/?$/

/** Relative to `base-url` and unable to leave it. The leading slash may be missing. */
export function parseJobPath(given: string): JobPath | undefined {
  if (given.length > longest) return undefined
  const text = given.startsWith('/') ? given : `/${given}`
  const filled = text.replace(placeholder, 'x')
  const climbs = /\/\.{1,2}(?:\/|$)/.test(filled)
  return text.includes('{id}') && form.test(filled) && !climbs ? (text as JobPath) : undefined
}

export function fillJobPath(path: JobPath, values: { readonly projectId: Segment; readonly id: string }): string {
  return path.replace(placeholder, (_, name: 'projectId' | 'id') => values[name])
}
