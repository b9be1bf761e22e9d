// Jobs. A lost response may hide that a prompt was accepted.
import { z } from 'zod'
import { findRemedy } from '../errors/remedies.ts'
import { readRetryAfter } from '../http/clock.ts'
import { createGrace, repeat } from '../http/retry.ts'
import { type Answer, SendError } from '../http/send.ts'
import { type Prompt, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { cleanText } from '../text/unicode/clean.ts'
import { type ReceivedJob, receivedJobSchema } from './contract.ts'
import { jobStatuses } from './vocabulary.ts'
import { explain, type FailedTry, getAnswer, listErrorTexts, maxError, parseJob, sayErrors, type Wire } from './wire.ts'

/** `words`: the service's, unless they repeat readers'. */
export type Creation =
  | { kind: 'created'; job: ReceivedJob }
  /** Because of this prompt; 413: too long. */
  | { kind: 'refused'; status: number; reason: SafeText; words: SafeText | undefined }
  /** Because of the key, the plan, the project or the address. */
  | { kind: 'ended'; status: number; words: SafeText | undefined }
  | Unsent

type Unsent =
  /** Milliseconds. */
  | { kind: 'limited'; retryAfter: number | undefined }
  | { kind: 'not-sent'; reason: SafeText }
  /** It may have been accepted. */
  | { kind: 'unanswered'; reason: SafeText }
  | { kind: 'stopped' }

const timeout = 60_000
/** The last try ends within `leaseReserve`. */
const retryLimits = { deadline: 30_000, tries: 3 }
const grace = 1_500

export async function createJob(wire: Wire, prompt: Prompt): Promise<Creation> {
  const url = wire.addresses.createJob
  return postPrompt<Creation>(wire, url, url.pathname, prompt, ({ status, body }, call) => {
    if (status < 300) {
      const parsed = parseJob(body, createdJobSchema)
      return 'value' in parsed
        ? { kind: 'created', job: parsed.value }
        : { kind: 'unanswered', reason: safe`the service returned ${status}, but ${parsed.error} ${call}` }
    }
    const words = findWords(body, prompt, wire.apiKey)
    if (!aboutPrompt.includes(status)) return isRefusal(status) ? { kind: 'ended', status, words } : undefined
    const why = status === 413 ? safe` as too large` : ''
    return { kind: 'refused', status, reason: safe`the service rejected the prompt${why}: ${status} ${call}`, words }
  })
}

/** Retried only if no connection was made. `parse`: undefined if perhaps accepted. */
async function postPrompt<T>(
  wire: Wire,
  url: URL,
  path: string,
  prompt: Prompt,
  parse: (answer: Answer, call: SafeText) => T | undefined,
): Promise<T | Unsent> {
  const call = safe`(POST ${toSafeText(path)})`
  const type = 'application/json'
  const headers = { authorization: `Bearer ${wire.apiKey}`, accept: type, 'content-type': type }
  const exchange = { url: url.href, headers, body: JSON.stringify({ prompt }), timeout }
  const outcome = await repeat<T | Unsent, FailedTry>(wire, retryLimits, async () => {
    const { signal, release } = createGrace(wire, grace)
    try {
      const answer = await wire.send({ method: 'POST', ...exchange, signal })
      const { status } = answer
      if (status === 429) return { value: { kind: 'limited', retryAfter: readRetryAfter(answer.headers, wire.now()) } }
      const reason = safe`the service returned ${status} ${call}`
      return { value: parse(answer, call) ?? { kind: 'unanswered', reason } }
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      if (error.kind === 'not-sent') return { failure: { reason: error.what } }
      return { value: { kind: 'unanswered', reason: safe`${error.what} ${call}` } }
    } finally {
      release()
    }
  })
  if ('value' in outcome) return outcome.value
  if (outcome.kind === 'stopped') return outcome
  return { kind: 'not-sent', reason: safe`${explain(outcome).reason} ${call}` }
}

/** What was just created, or has a pull request, exists whatever its status. */
const createdJobSchema = receivedJobSchema.extend({
  status: z.string().min(1).pipe(z.enum(jobStatuses).catch('active')),
})

const aboutPrompt = [400, 413, 422]

/** 303 means "done, see elsewhere"; 408 and 425 say nothing. */
const isRefusal = (status: number) => status < 500 && ![303, 408, 425].includes(status)

function findWords(body: string, prompt: string, apiKey: string) {
  // What readers wrote, and names; an error may well use our words.
  const theirs = prompt.match(/^\|.*|`.*`/gm)?.join() ?? ''
  const texts = listErrorTexts(body)
  const text = texts.join('; ')
  // A quotation may be split.
  if (text.length > maxError || [text, ...texts].some((said) => repeats(said, theirs))) return undefined
  return sayErrors(texts, apiKey)
}

function repeats(text: string, theirs: string) {
  const [said, sent] = [lettersOf(text), lettersOf(theirs)]
  const stretch = 8
  for (let start = 0; start === 0 || start + stretch <= said.length; start++)
    if (sent.includes(said.slice(start, start + stretch))) return true
  return false
}

/** In bytes: three characters may say as much as eight letters. */
function lettersOf(text: string) {
  const letters = cleanText(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return Buffer.from(letters).toString('latin1')
}

export type Sending = { kind: 'sent' } | { kind: 'unsupported' | 'refused'; status: number } | Unsent

export async function sendMessage(wire: Wire, jobId: string, prompt: Prompt): Promise<Sending> {
  const { label, of } = wire.addresses.message
  const url = of(jobId)
  if (url === undefined) return { kind: 'unsupported', status: 404 }
  return postPrompt<Sending>(wire, url, label, prompt, ({ status }) => {
    if (status < 300) return { kind: 'sent' }
    const kind = status === 404 || status === 405 ? 'unsupported' : 'refused'
    return isRefusal(status) ? { kind, status } : undefined
  })
}

type JobRead =
  | { kind: 'job'; job: ReceivedJob }
  /** `found`: it exists, with an unknown status. */
  | { kind: 'unreadable'; reason: SafeText; found?: true }
  | { kind: 'refused'; status: number; reason: SafeText; remedy: SafeText }
  | { kind: 'stopped' }

const readLimits = { deadline: 30_000, tries: 8 }

export async function getJob(wire: Wire, id: string): Promise<JobRead> {
  const url = wire.addresses.job.of(id)
  if (url === undefined) return { kind: 'unreadable', reason: safe`the job’s ID cannot be used in a URL` }
  const limits = { ...readLimits, least: wire.pollInterval, gate: wire.gates.jobs }
  const outcome = await repeat(wire, limits, (left) => getAnswer(wire, wire.gates.jobs, url, left))
  const call = safe`(GET ${toSafeText(wire.addresses.job.label)})`
  const fail = (why: SafeText, found?: true): JobRead => {
    return { kind: 'unreadable', reason: safe`${why} ${call}`, found }
  }
  if (!('value' in outcome)) return outcome.kind === 'stopped' ? outcome : fail(explain(outcome).reason)
  if (outcome.value === 'too-large') return fail(safe`the response is too large for a job`)
  const { status, body } = outcome.value
  if (status === 401 || status === 403)
    return { kind: 'refused', status, reason: safe`the service returned ${status} ${call}`, remedy: findRemedy(status) }
  if (status >= 300) return fail(safe`the service returned ${status}`)
  const read = parseJob(body, createdJobSchema)
  if ('error' in read) return fail(read.error)
  const { value: job } = read
  if (job.id !== id) return fail(safe`the response is for another job`)
  const known = job.prLink ? read : parseJob(body)
  return 'error' in known ? fail(known.error, true) : { kind: 'job', job }
}
