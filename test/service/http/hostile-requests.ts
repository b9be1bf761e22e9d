// Requests that nobody sends in good faith, and some that somebody could.
import fc from 'fast-check'

/** Whose pages may send feedback to `docs`. */
export const site = 'https://docs.example.com'

/** What breaks parsers, databases and addresses. */
const nasty = fc.oneof(
  fc.constantFrom(
    ...['', '.', '..', '/', '%', '%00', '\0', '\ud800', 'NaN', '-0', '1e309', '9'.repeat(400), 'null', '__proto__'],
    ...["'; drop table job; --", '" or 1=1', '$1', '${x}', '[]', '{}', 'constructor', '\r\nx: y', '\u202e', 'é'],
    ...['0001-01-01', '9999-12-31T23:59:59.999Z', '-271821-04-20', '275760-09-13', '2026-02-30', '2026-11-21T12:00'],
    ...['contextual', 'pending,resolved', '1', '100', '101', 'docs', 'team/wiki', 'job-of-wiki', 'x'.repeat(5000)],
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
const segment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('docs', 'docs', 'docs', 'team%2Fwiki', 'job-of-wiki', 'feedback', 'job') },
  { weight: 2, arbitrary: nasty.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%E0%A4', '%2e%2e', '%25', '%2525', 'a%00b', ';', '*') },
)
const path = fc.oneof(
  segment.map((project) => `/v1/analytics/${project}/feedback`),
  segment.map((project) => `/v2/agent/${project}/job`),
  segment.map((project) => `/v2/agent/${project}/job`),
  segment.map((project) => `/widget/${project}/feedback`),
  segment.map((project) => `/widget/${project}/feedback`),
  fc.tuple(segment, segment).map(([project, job]) => `/v2/agent/${project}/job/${job}`),
  fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
)
const name = fc.constantFrom(
  'dateFrom',
  'dateTo',
  'source',
  'status',
  'limit',
  'cursor',
  '__proto__',
  'constructor',
  'a[]',
)
const query = fc.oneof(
  fc.array(fc.tuple(name, nasty), { maxLength: 4 }).map((pairs) => {
    return new URLSearchParams(pairs.map(([key, value]): [string, string] => [key, value.toWellFormed()])).toString()
  }),
  fc.constantFrom('limit=%', 'cursor=%ff&cursor=%ff', '&&==&', 'limit', '?limit=1', 'limit=1#'),
)
const forwardedFor = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.constantFrom(',', '::', '[::1]:9, x', '%00', '1.1.1.1, , 2.2.2.2', ':'.repeat(500), 'fe80::1%a%b'),
)
const headers = fc.record(
  {
    authorization: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('Bearer key-docs', 'Bearer key-docs', 'Bearer key-wiki') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('Bearer', 'Basic key-docs', 'Bearer key-docs, Bearer key-wiki', 'bearer  x', ''),
      },
    ),
    'content-type': fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('application/json', 'Application/JSON; charset=utf-16') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', ';', 'a/b') },
    ),
    origin: fc.oneof(
      { weight: 4, arbitrary: fc.constant(site) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('null', '', `${site}/`, `${site}.evil.example`, 'https://wiki.example.com'),
      },
    ),
    'x-forwarded-for': forwardedFor,
    'access-control-request-method': fc.constantFrom('POST', 'DELETE', ''),
    'content-length': fc.constantFrom('-1', '99999999', 'NaN'),
    accept: fc.constantFrom('*/*', 'text/html', ''),
    'x-http-method-override': fc.constant('DELETE'),
  },
  { requiredKeys: ['authorization', 'content-type'] },
)
const often = <T>(value: T) => fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: nasty })
const words = fc.oneof(fc.lorem(), nasty)
const optional = { id: fc.oneof(fc.uuid(), fc.constant('e1')), status: fc.constant('resolved'), a: nasty }
const submission = fc.oneof(
  fc.record({ source: often('contextual'), path: often('/a'), helpful: often(true), comment: words }),
  fc.record({ source: often('code_snippet'), path: often('/a'), code: words, lang: words }),
  fc.record({ source: often('contextual'), path: often('/a'), helpful: often(true), contact: words, ...optional }),
)
const body = fc.oneof(
  { weight: 3, arbitrary: nasty.map((prompt) => JSON.stringify({ prompt })) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: submission.map((entry) => JSON.stringify(entry)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{"prompt":"\\u0000"}',
      '{"__proto__":{"prompt":"a"}}',
      '['.repeat(50_000),
      '{"prompt":["a"]}',
      '\ufeff{}',
    ),
  },
)
const method = fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD')
const wild = fc.record({ method, path, query, headers, body })
/** What a page could send, but for one or two fields. */
const nearly = fc.record({
  method: fc.constant('POST'),
  path: fc.constant('/widget/docs/feedback'),
  query,
  headers: fc.record({
    ...{ authorization: fc.constant(''), 'content-type': fc.constant('application/json'), origin: fc.constant(site) },
    'x-forwarded-for': forwardedFor,
  }),
  body: submission.map((entry) => JSON.stringify(entry)),
})
export const hostile = fc.oneof({ weight: 9, arbitrary: wild }, { weight: 1, arbitrary: nearly })
