// Generated pages and pages with examples are as the code is: inputs, review, service, self-hosting, clustering.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import { patterns } from '../../src/inputs/forms.ts'
import { inputTable } from '../../src/inputs/inputs.ts'
import { renderFindingsOutput } from '../../src/outputs/outputs.ts'
import { createScope } from '../../src/pages/scope.ts'
import { kinds } from '../../src/review/judge/result.ts'
import { getOption, type OptionName, optionNames } from '../../src/service/cli/options.ts'
import { parseCommand } from '../../src/service/cli/parse-command.ts'
import { defaultLimits, statuses, widgetLimits } from '../../src/service/http/choices.ts'
import { createFeedbackRoute } from '../../src/service/http/routes.ts'
import { voicesOn } from '../clusters/entries.ts'
import { createFinding } from '../review/review-cases.ts'
import { inputsPage, renderAction, renderInputsPage } from './inputs-tables.ts'
import { renderReviewPage, reviewPage } from './review-kinds.ts'

const page = readFileSync(inputsPage, 'utf8')

test('both are as `npm run docs` writes them', () => {
  const written = readFileSync('action.yml', 'utf8')
  expect(written).toBe(renderAction(written))
  expect(page).toBe(renderInputsPage(page))
})

test('the example of patterns comes out as its table says', () => {
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? []
  const given = parse(yaml) as Record<'include' | 'exclude', string>
  const [include, exclude] = [patterns.parse(given.include), patterns.parse(given.exclude)]
  if (!include || !exclude) throw new Error('The example is no valid input.')
  const scope = createScope(include, exclude)
  const rows = [...page.matchAll(/^\| ((?:`\/[^`]*`(?:, )?)+) \| (in|out of) scope/gm)]
  const pages = rows.flatMap(([, names = '', kind]) => names.split(', ').map((name) => [name.slice(1, -1), kind]))
  expect(pages).toHaveLength(5)
  for (const [name = '', kind] of pages) expect([name, scope.holds(name)]).toEqual([name, kind === 'in'])
})

test('its links lead to headings and files that exist', () => {
  const toAnchor = (title: string) => title.replace(/[^\w -]/g, '').replaceAll(' ', '-')
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => toAnchor(title.toLowerCase()))
  const anchors = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
  expect(anchors.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([])
})

test.each(Object.entries(inputTable))('%s is described in a sentence or a few, its samples are true', (_, input) => {
  expect(input.about).toMatch(/^[A-Z`].{20,320}\.$/)
  expect(input.parse(input.good)).toBeDefined()
  if (input.bad !== undefined) expect(input.parse(input.bad)).toBeUndefined()
})

describe('review', () => {
  const page = readFileSync(reviewPage, 'utf8')

  test('its kinds are those of the table; `npm run docs` writes them', () => {
    expect(page).toBe(renderReviewPage(page))
  })

  test.each(Object.entries(kinds))('%s: a name, a noun phrase and a sentence', (id, { severity, detects, message }) => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(detects).toMatch(severity === 'block' ? /^[a-z`<].{3,200}[^.]$/ : /^$/)
    expect(message).toMatch(/^[A-Z`].{20,220}\.$/)
  })

  test('it names the fields of the output `findings`', () => {
    const [finding] = JSON.parse(renderFindingsOutput([createFinding({})]))
    const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    expect(named.slice(-Object.keys(finding).length)).toEqual(Object.keys(finding))
  })
})

const [, open = '', widget = ''] = readFileSync('docs/service.md', 'utf8').split(
  /## (?:What the specification leaves open|Feedback from pages, an extension)/,
)
const rows = open.split('\n').filter((line) => /^\| (?!question|---)/.test(line))
const numbers = new Set(rows.flatMap((row) => [...row.matchAll(/\d[\d,]*/g)].map(([digits]) => digits)))

test('every status that the service chose has its row, and the rows name no other', () => {
  const named = [...numbers].filter((digits) => /^[2-5]\d\d$/.test(digits))
  // 500 is the specification's.
  expect(named.toSorted()).toEqual([...new Set([...Object.values(statuses), 500].map(String))].toSorted())
})

test('its limits, and those of the widget', () => {
  const { jobsPerHour, promptLength, bodyBytes } = defaultLimits
  const shown = (limit: number) => limit.toLocaleString('en')
  expect([...numbers]).toEqual(expect.arrayContaining([jobsPerHour, promptLength, bodyBytes].map(shown)))
  const { preflightSeconds, ...limits } = widgetLimits
  for (const limit of Object.values(limits)) expect(widget).toMatch(new RegExp(`\\b${shown(limit)}\\b`))
})

test('each answer of the widget has its row', () => {
  const listed = [...widget.matchAll(/^\| ([2-5]\d\d(?:, [2-5]\d\d)*) \|/gm)].flatMap(([, found = '']) =>
    found.split(', '),
  )
  const described = Object.keys(createFeedbackRoute.responses)
  const common = ['500', '503']
  expect(listed.toSorted()).toEqual([...described.filter((status) => !common.includes(status)), '405'].toSorted())
})

const text = readFileSync('docs/self-hosting.md', 'utf8')
const spans = [...text.matchAll(/```sh\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span ?? '')
const lines = spans.flatMap((span) => span.replaceAll('\\\n', '').split('\n'))
/** What stands behind the name of the program, or of its container. */
const commands = lines.flatMap(
  (line) => /(?:(?<!\/)feedback-service|scripts\/feedback-service\.js) ([a-z][^)>]*)/.exec(line)?.[1] ?? [],
)

test.each(commands)('%s', (line) => {
  expect(parseCommand(line.match(/"[^"]*"|[^ ]+/g) ?? [], {})).toMatchObject({ kind: 'run' })
})

test.each<[OptionName, RegExp]>([
  ['port', /`127\.0\.0\.1`, port (\d+)\./],
  ['grace', /`--grace` seconds \((\d+)\)/],
  ['widget-per-reader', /([\d,]+) entries in an hour \(`--widget-per-reader`\)/],
  ['widget-per-project', /([\d,]+) \(`--widget-per-project`\)/],
])('the default of --%s', (name, sentence) => {
  expect(sentence.exec(text)?.[1]?.replace(',', '')).toBe(getOption(name).fallback)
})

test('each option that it names exists', () => {
  const named = spans.flatMap((span) => /^--([a-z-]+)/.exec(span)?.[1] ?? [])
  expect([commands.length, named.length].map((count) => count > 10)).toEqual([true, true])
  // Of agents' programs, which have options of their own.
  const foreign = ['sandbox', 'no-detect-urls']
  expect(named.filter((name) => ![...optionNames, ...foreign].some((known) => known === name))).toEqual([])
})

describe('clustering', () => {
  const text = readFileSync('docs/clustering.md', 'utf8')
  const examples = [...text.matchAll(/^\| ([^|]+) · ([^|]+) \| (yes|no)\b/gm)].map(([, ...row]) => row)

  test('it has examples of both', () => {
    expect(new Set(examples.map(([, , together]) => together))).toEqual(new Set(['yes', 'no']))
  })

  test.each(examples)('%s · %s: %s', (a = '', b = '', together = '') => {
    const { clusters } = clusterEntries(voicesOn('/a', [a, b]), { minVotes: 0, votes: new Map() })
    expect(clusters[0]?.topics).toHaveLength(together === 'yes' ? 1 : 2)
  })
})

describe('messages that operations and troubleshooting quote', () => {
  const pages = ['docs/operations.md', 'docs/troubleshooting.md'].map((file) => readFileSync(file, 'utf8'))
  const quoted = pages.flatMap((text) => Array.from(text.matchAll(/^> (.*)$/gm), ([, message = '']) => message))
  /** Where code puts a message together, what tests expect of it. */
  const files = globSync(['src/**/*.ts', 'test/{e2e,feedback,issue,scenarios}/**/*.{md,ts}'])
  const texts = files.map((file) =>
    readFileSync(file, 'utf8')
      .replaceAll('\\\n', '')
      .replace(/\\(?=`)|\*\*/g, ''),
  )
  const said = texts.join('\n').replace(/\s+/g, ' ').toLowerCase()
  const listParts = (message: string) =>
    message.split(/[…\d`().,:;]+/).flatMap((part) => (part.trim().length < 8 ? [] : part.trim().toLowerCase()))

  test('there are many', () => {
    expect(quoted.filter((message) => listParts(message).length > 0).length).toBeGreaterThan(35)
  })

  test.each(quoted)('%s', (message) => {
    expect(listParts(message).filter((part) => !said.includes(part))).toEqual([])
  })
})
