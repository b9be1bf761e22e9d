// The forms that inputs may have: each turns text into its normal form, or says what to write instead.
import { z } from 'zod'
import { parseDuration } from '../domain/duration.ts'

export function required(what: string, form = /^[^\p{Cc}]+$/u) {
  return z.string().min(1, `is required: ${what}`).max(1000, 'is too long').regex(form, `must be ${what}`)
}

/** `parse` gives undefined for what it refuses. */
function form<T>(parse: (text: string) => T | undefined, remedy: string) {
  return z.string().transform((text, context): T => {
    const value = parse(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: remedy })
    return z.NEVER
  })
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Without a trailing slash. The key goes to this origin only, so plain http is for loopback hosts. */
export const parseBaseUrl = form((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || /[\s\\]/.test(text)) return undefined
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname))
  if (!secure || url.username !== '' || url.password !== '' || /[?#@]/.test(text)) return undefined
  return url.href.replace(/\/+$/, '')
}, 'must be the service’s address, such as `https://api.example.com`: https (http on a loopback host only), no user info, query or fragment')

export function parseCount(least: number, most: number) {
  return form((text) => {
    const value = /^\d{1,7}$/.test(text) ? Number(text) : -1
    return value >= least && value <= most ? value : undefined
  }, `must be a whole number from ${least} to ${most}`)
}

export const parseIssueNumber = form(
  (text) => (text === '' ? null : /^#?[1-9]\d{0,9}$/.test(text) ? Number(text.replace('#', '')) : undefined),
  'must be the number of an issue of this repository, such as `12`, or left out',
)

const mostIds = 100

/** Ids of entries, as the service gives them; an id may hold anything but a comma or a line break. */
export const parseIds = form((text) => {
  const ids = text.split(/[,\r\n]/).map((id) => id.trim())
  const named = [...new Set(ids.filter((id) => id !== ''))]
  return named.length <= mostIds ? named : undefined
}, `must be the ids of at most ${mostIds} entries, separated by commas`)

/** YAML 1.2's spellings of true and false, as @actions/core reads them. */
export const parseSwitch = form(
  (text) => (/^(true|True|TRUE)$/.test(text) ? true : /^(false|False|FALSE)$/.test(text) ? false : undefined),
  'must be `true` or `false`',
)

export function parseList<const T extends readonly string[]>(values: T) {
  return form(
    (text): T[number][] | undefined => {
      const parts = text.split(',').map((part) => part.trim())
      const known = values.filter((value) => parts.includes(value))
      return known.length > 0 && parts.every((part) => values.includes(part)) ? known : undefined
    },
    `must be a comma-separated list of ${values.map((value) => `\`${value}\``).join(', ')}`,
  )
}

const century = 36_525 * 86_400_000

function parseTime(text: string): number | undefined {
  const time = parseDuration(text)
  return time !== undefined && time <= century ? time : undefined
}

const durationForm = 'a duration such as `PT15S`, `PT30M`, `P1D`, or plain seconds such as `15`'

/** @param least milliseconds */
export function parseDurationInput(least: number) {
  const bound = least === 0 ? '' : `, at least ${least / 1000} second`
  return form((text) => {
    const time = parseTime(text)
    return time !== undefined && time >= least ? time : undefined
  }, `must be ${durationForm}${bound}`)
}

/** `time` is undefined for `all`. */
export const parseMaxAge = form(
  (text): { readonly text: string; readonly time: number | undefined } | undefined => {
    if (text === 'all') return { text, time: undefined }
    const time = parseTime(text)
    return time !== undefined && time > 0 ? { text, time } : undefined
  },
  `must be ${durationForm.replace('PT15S', 'P90D')}, or \`all\` for no limit`,
)

/** Relative to `base-url`: nothing in it may lead to another place. */
export const parseJobPath = form((given) => {
  const text = given.startsWith('/') ? given : `/${given}`
  const placeholders: readonly string[] = text.match(/\{[^{}]*\}/g) ?? []
  const known = placeholders.every((name) => name === '{projectId}' || name === '{id}')
  const rest = text.replaceAll('{projectId}', 'p').replaceAll('{id}', 'i')
  const clean =
    /^(\/[A-Za-z0-9._~!$&'()*+,;=:@-]+)+\/?$/.test(rest) &&
    !rest.split('/').some((part) => part === '.' || part === '..')
  return known && placeholders.includes('{id}') && clean ? text : undefined
}, 'must be a path such as `/v2/agent/{projectId}/job/{id}`, with `{id}` for the job')

/** The rules of `git check-ref-format`, as far as they matter for a branch. */
export const parseBranch = form((text) => {
  const parts = text.split('/')
  const fine = parts.every(
    (part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock') && !part.endsWith('.'),
  )
  const clean = /^[A-Za-z0-9._/+=,-]{1,200}$/.test(text) && !text.includes('..') && !text.startsWith('-')
  return fine && clean && parts[0] !== 'refs' ? text : undefined
}, 'must be a branch’s name such as `feedback-to-fix/ledger` (letters, digits, `.`, `_`, `-`, `/`)')
