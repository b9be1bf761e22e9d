// What a service may answer, valid or not: entries, pages, jobs, errors, statuses and headers.
import fc from 'fast-check'
import { contactOf } from '../support/canaries.ts'
import { day, monday } from '../support/feedback.ts'
import type { ServiceFault } from '../support/virtual-service.ts'
import { words } from '../support/words.ts'
import { hostileText } from './texts.ts'

const date = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((days) => new Date(monday - days * day).toISOString()),
  fc.constantFrom(null, '', 'yesterday', '2026-13-45', '0000-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z'),
)
const name = fc.oneof(
  { arbitrary: fc.stringMatching(/^[a-z\d]{1,8}$/), weight: 3 },
  { arbitrary: hostileText, weight: 1 },
)
const page = fc.oneof(fc.stringMatching(/^\/[a-z]{1,3}(\/[a-z]{1,3})?$/), hostileText)
const base = {
  id: name,
  path: page,
  createdAt: date,
  status: fc.constantFrom('pending', 'pending', 'pending', 'resolved'),
}
const comment = fc.oneof({ arbitrary: hostileText, weight: 5 }, { arbitrary: fc.constant(null), weight: 1 })
const contact = fc.oneof(
  fc.constant(null),
  fc.nat(50).map((number) => contactOf(`fuzz${number}`)),
  hostileText,
)

export const entry = fc.oneof(
  fc.record({ ...base, comment, source: fc.constant('contextual'), helpful: fc.boolean(), contact }),
  fc.record({
    ...base,
    comment,
    source: fc.constant('code_snippet'),
    code: hostileText,
    filename: fc.option(hostileText),
    lang: fc.option(hostileText),
  }),
  fc.record({ ...base, comment, source: fc.constantFrom('agent', 'thumbs_only') }),
)

/** Of any type, in the place of what should stand there. */
const wrong = fc.oneof(
  fc.constantFrom(null, 0, -1, 1e308, true, [], {}, ''),
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
)
const fields = words('id path comment source status createdAt prLink hasMore feedback __proto__ constructor toString')
/** Some fields missing, of another type, or with names of an object's own. */
const bent = (good: fc.Arbitrary<object>) =>
  fc
    .tuple(good, fc.dictionary(fc.constantFrom(...fields), wrong, { maxKeys: 3 }))
    .map(([value, changes]) => ({ ...value, ...changes }))

const cursor = fc.oneof(fc.constantFrom(null, '', 'a', 'b', 'c'), hostileText)
const pageBody = fc.record({
  feedback: fc.array(fc.oneof({ arbitrary: entry, weight: 6 }, { arbitrary: bent(entry), weight: 1 }), {
    maxLength: 12,
  }),
  nextCursor: cursor,
  hasMore: fc.boolean(),
})
const link = fc.oneof(
  fc.nat(60).map((number) => `https://github.com/acme/docs/pull/${number}`),
  hostileText,
  fc.constant(null),
)
const repository = fc.oneof(fc.constantFrom('acme/docs', 'acme/other', 'https://github.com/acme/docs.git'), hostileText)
const job = fc.record({
  id: name,
  status: fc.constantFrom('active', 'active', 'completed', 'failed', 'archived', 'paused'),
  source: fc.record({ repository, ref: hostileText }),
  model: hostileText,
  prLink: link,
  createdAt: date,
  archivedAt: date,
  error: hostileText,
})
const errorBody = fc.record({
  error: hostileText,
  details: fc.array(fc.record({ message: hostileText }), { maxLength: 3 }),
})

const deep = fc.integer({ min: 10, max: 20_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)
const broken = (good: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.tuple(good, fc.nat(4_000)).map(([value, end]) => JSON.stringify(value).slice(0, end)),
    hostileText,
    deep,
    fc.constantFrom('', 'null', '[]', '{}', '<html>'),
  )
const bodyOf = (good: fc.Arbitrary<object>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: good, weight: 8 },
    { arbitrary: bent(good), weight: 2 },
    { arbitrary: broken(good), weight: 1 },
    { arbitrary: errorBody, weight: 1 },
    { arbitrary: wrong, weight: 1 },
  )

const dates = ['Mon, 23 Nov 2026 06:00:00 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT']
const wait = fc.oneof(fc.constantFrom(...words('0 1 30 3600 86400 1e9 -1'), '', 'soon', ...dates), hostileText)
const headers = fc.record(
  {
    'retry-after': wait,
    location: fc.oneof(fc.constant('https://evil.example/'), hostileText),
    'content-type': fc.constantFrom('application/json', 'text/html'),
  },
  { requiredKeys: [] },
)
const odd = words('204 301 302 307 308 400 401 403 404 405 409 410 413 422 429 500 502 503').map(Number)
const status = (good: number) =>
  fc.oneof({ arbitrary: fc.constant(good), weight: 8 }, { arbitrary: fc.constantFrom(...odd), weight: 2 })
const answerOf = (good: number, body: fc.Arbitrary<object>): fc.Arbitrary<ServiceFault> =>
  fc.oneof(
    { arbitrary: fc.record({ status: status(good), headers, body: bodyOf(body) }), weight: 9 },
    { arbitrary: fc.constantFrom('refuse', 'reset', 'apply-then-reset', undefined), weight: 1 },
  )

/** Answers by what was asked, in turn; when they are used up the service is a good one. */
export const script = fc.record({
  entries: fc.array(entry, { minLength: 1, maxLength: 25 }),
  pages: fc.array(answerOf(200, pageBody), { maxLength: 6 }),
  creations: fc.array(answerOf(201, job), { maxLength: 8 }),
  readings: fc.array(answerOf(200, job), { maxLength: 8 }),
  quotes: fc.constantFrom('always', 'never'),
  dry: fc.boolean(),
})
export type Script = typeof script extends fc.Arbitrary<infer T> ? T : never
