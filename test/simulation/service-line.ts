// The line from one process to the documentation service: every request takes its time, meets its fault, and is watched.
import { type Answer, type Exchange, type Send, SendError } from '../../src/http/send.ts'
import { holdOf } from './fault-kinds.ts'
import type { Harness } from './harness.ts'
import { cutOff, type Process, setOut } from './process.ts'
import type { Fault, ServiceTarget } from './story.ts'

/** A cursor that leads to the page that was asked for before. */
const again = 'again-'

export function connectService(harness: Harness, process: Process): Send {
  return async (exchange) => {
    if (exchange.signal?.aborted) throw new SendError('stopped')
    const target = kindOf(exchange)
    const fault = process.meet('service', ['any', target])
    if (fault !== undefined) harness.count(fault.kind)
    const pace = harness.watch.pace(process)
    pace.startService(target)
    if (target === 'export') process.exports += 1
    if (target === 'creation' && process.unanswered)
      harness.watch.breach(`run ${process.number} sent a job after one that got no answer`)
    if (target === 'creation' && process.stop.aborted)
      harness.watch.breach(`run ${process.number} sent a job after it was told to stop`)
    const call = talk(harness, process, exchange, fault)
    const { timeout, signal } = exchange
    const deadline = isQuick(fault) ? undefined : process.wait(timeout)
    return deadline === undefined && signal === undefined ? call : cutOff(call, { signal, deadline })
  }
}

const isQuick = (fault: Fault | undefined) => fault?.kind !== 'slow' && fault?.kind !== 'freeze'

async function talk(harness: Harness, process: Process, exchange: Exchange, fault: Fault | undefined): Promise<Answer> {
  const { clock } = harness
  const target = kindOf(exchange)
  const name = `${exchange.method} ${target}${target === 'job' ? ` ${exchange.url.split('/').at(-1)}` : ''}`
  await setOut(clock, process, fault, { jitter: 150, slowest: 100 })
  const refused = refusalOf(fault, target, clock.now())
  if (refused === undefined && target === 'export' && hasExpired(harness, exchange.url))
    return { status: 400, headers: {}, body: '{"error":"The cursor has expired"}' }
  if (refused !== undefined) {
    harness.note(process, `${name} → ${refused.answer?.status ?? refused.fault} (${fault?.kind}${refused.note ?? ''})`)
    const until = clock.now() + (refused.wait ?? 0)
    await process.wait(5 + process.dice.below(60))
    if (target === 'creation') {
      if (refused.fault === 'no-answer' || (refused.answer?.status ?? 0) >= 500) process.unanswered = true
      if (refused.answer?.status === 429)
        process.limitedUntil = clock.now() + Math.min(refused.wait ?? 900_000, 86_400_000)
    }
    if (refused.wait !== undefined)
      harness.watch.pace(process).holdService(target, until, refused.answer?.status === 503)
    if (refused.answer === undefined) throw new SendError(refused.fault ?? 'no-answer', 'ECONNRESET')
    return refused.answer
  }
  const long = target === 'creation' ? refuseLong(harness, exchange) : undefined
  if (long !== undefined) {
    harness.count(`too long: ${long.status}`)
    harness.note(process, `${name} → ${long.status} (too long)`)
    return long
  }
  const answer = await harness.serve(process, { ...exchange, url: askAgain(exchange.url) })
  harness.note(process, `${name} → ${answer.status}${fault === undefined ? '' : ` (${fault.kind})`}`)
  if (fault?.kind === 'die-after') process.kill()
  await process.wait(5 + process.dice.below(150))
  if (target === 'creation' && (fault?.kind === 'lost-answer' || fault?.kind === '500-applied'))
    process.unanswered = true
  if (fault?.kind === 'lost-answer') throw new SendError('no-answer', 'ECONNRESET')
  if (fault?.kind === '500-applied') return { status: 500, headers: {}, body: '{"error":"Oops"}' }
  if (target === 'export') noteCursor(harness, answer.body)
  if (fault?.kind === 'odd-page' && target === 'export')
    return { ...answer, body: oddPage(answer.body, exchange.url, fault.size) }
  return fault?.kind === 'broken-body' ? { ...answer, body: breakBody(answer.body, fault.size) } : answer
}

const minute = 60_000

function noteCursor({ cursors, clock }: Harness, body: string): void {
  const { nextCursor } = JSON.parse(body)
  if (typeof nextCursor === 'string') cursors.set(nextCursor, clock.now())
}

function hasExpired({ story, cursors, clock }: Harness, url: string): boolean {
  const { cursorMinutes } = story.settings
  const issued = cursors.get(new URL(url).searchParams.get('cursor') ?? '')
  return cursorMinutes > 0 && issued !== undefined && clock.now() - issued > cursorMinutes * minute
}

/** The longest prompt that the service takes in a story where it refuses longer ones. */
const maxPrompt = 12_000

/** Each length by a status of its own, so that one prompt is always refused in the same way. */
function refuseLong({ story }: Harness, { body = '{}' }: Exchange): Answer | undefined {
  if (story.settings.prompts !== 'refused') return undefined
  const { length } = JSON.parse(body).prompt
  if (length <= maxPrompt) return undefined
  return { status: [413, 400, 422][length % 3] ?? 413, headers: {}, body: '{"error":"Too long"}' }
}

interface Refusal {
  readonly answer?: Answer
  readonly fault?: 'not-sent' | 'no-answer'
  readonly wait?: number | undefined
  readonly note?: string
}

function refusalOf(fault: Fault | undefined, target: ServiceTarget, now: number): Refusal | undefined {
  const answer = (status: number) => ({ answer: { status, headers: {}, body: '{"error":"Scripted"}' } })
  switch (fault?.kind) {
    case 'refused-connection':
      return { fault: 'not-sent' }
    case 'reset':
      return { fault: 'no-answer' }
    case '500':
      return answer(500)
    case '400':
    case '413':
    case '422':
      // Of a reading these would say that the request is wrong, which no network fault makes it.
      return target === 'creation' ? answer(Number(fault.kind)) : answer(500)
    case '404':
      return target === 'export' ? answer(500) : answer(404)
    case '401':
      return answer(401)
    case '503':
    case 'limited': {
      const { header, wait } = holdOf(fault.size, now)
      const headers = { date: new Date(now).toUTCString(), ...(header === undefined ? {} : { 'retry-after': header }) }
      const status = fault.kind === '503' ? 503 : 429
      // What a creation's 503 asks for is not known to be meant for readings, and ends the creating anyway.
      const asked = fault.kind === '503' && target === 'creation' ? undefined : wait
      return {
        answer: { status, headers, body: '{"error":"Too many"}' },
        wait: asked,
        note: `, ${JSON.stringify(headers)}`,
      }
    }
    default:
      return undefined
  }
}

function askAgain(address: string): string {
  const url = new URL(address)
  const cursor = url.searchParams.get('cursor')
  if (!cursor?.startsWith(again)) return address
  if (cursor === again) url.searchParams.delete('cursor')
  else url.searchParams.set('cursor', cursor.slice(again.length))
  return url.href
}

/** Pages that the specification does not promise away: empty or repeated ones, and cursors that lead nowhere. */
function oddPage(body: string, url: string, size: number): string {
  const page = JSON.parse(body)
  const cursor = new URL(url).searchParams.get('cursor') ?? ''
  switch (size % 4) {
    case 0:
      return JSON.stringify({ feedback: [], nextCursor: `${again}${cursor}`, hasMore: true })
    case 1:
      return JSON.stringify({ ...page, nextCursor: `${again}${cursor}`, hasMore: true })
    case 2:
      return JSON.stringify({ ...page, nextCursor: null, hasMore: true })
    default:
      return JSON.stringify({ ...page, nextCursor: cursor, hasMore: true })
  }
}

function breakBody(body: string, size: number): string {
  return ['', body.slice(0, Math.floor(body.length / 2)), '{}', '<html>', 'null', '[]'][size % 6] ?? ''
}

function kindOf({ method, url }: Exchange): ServiceTarget {
  if (method === 'POST' && !url.endsWith('/message')) return 'creation'
  return url.includes('/feedback') ? 'export' : 'job'
}
