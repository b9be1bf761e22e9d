// Every sum that the tracking issue, a summary, a run's comment, a log or a review shows is the sum of what is listed below it: in all golden files.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = globSync([
  'test/scenarios/golden/*.md',
  'test/{issue,outputs,after-merge}/golden/*.md',
  'test/review/golden/*.md',
])
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** A number that the text says, where it stands, and what is counted in its place. */
interface Sum {
  readonly rule: string
  readonly at: number
  readonly said: number
  readonly counted: number
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''))
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number = '0']) => toNumber(number))

/** Top-level items of a list, and how many its end says are left out. */
function countItems(text: string, item: RegExp = /^- (?!and [\d,]+ more)/): number {
  const lines = text.split('\n')
  return lines.filter((line) => item.test(line)).length + sum(numbersIn(text, /^- and ([\d,]+) more$/gm))
}

/** The part of a text from a heading to the next of its level or above, or to the end of the document. */
function sectionOf(text: string, heading: string): string {
  const [, level = '', rest = ''] = new RegExp(`^(#+) ${heading}\\n([\\s\\S]*)`, 'm').exec(text) ?? []
  return rest.split(new RegExp(`^(?:#{1,${level.length || 1}} |---$|<details>)`, 'm'))[0] ?? ''
}

const pulls = (text: string) =>
  countItems(text, /^- \*\*\[PR /) + (/^Also (.*)$/m.exec(text)?.[1]?.match(/\[PR /g)?.length ?? 0)

const folded = (rest: string) => rest.split('\n</details>')[0] ?? ''
/** A dashboard, a summary or a comment ends where a golden file's next one begins. */
const documentOf = (rest: string) => rest.split(/^# /m)[0] ?? ''
const partOf = (rest: string, heading: string) => sectionOf(documentOf(rest), heading)
const first = (rest: string) => rest.split(/^(?:#{2,3} |---$|<details>)/m)[0] ?? ''
/** Groups that wait for approval are folded by tens, on pages; undefined where none do. */
const unapprovedIn = (rest: string): number | undefined => {
  const text = documentOf(rest)
    .split(/^## Waiting for your approval$/m)[1]
    ?.split(/^## |^<details><summary>Done/m)[0]
  const more = numbersIn(text ?? '', /^([\d,]+) more groups? (?:is|are) not/gm)
  return text === undefined ? undefined : (text.match(/^- \*\*/gm) ?? []).length + sum(more)
}
const complaintsOf = (text: string) => sum(numbersIn(text, /^ {2}([\d,]+) complaints? ·/gm))

type Count = (rest: string, line: string) => number | undefined
function items(heading: string, item?: RegExp): Count {
  return (rest) => countItems(partOf(rest, heading), item)
}
function pullsOf(heading: string): Count {
  return (rest) => pulls(partOf(rest, heading))
}
function listed(pattern: RegExp): Count {
  return (rest) => sum(numbersIn(folded(rest), pattern))
}
/** Of the line itself. */
function parts(pattern: RegExp): Count {
  return (_, line) => sum(numbersIn(line, pattern))
}
/** A pattern with the number where `#` stands. */
const say = (text: string) => new RegExp(text.replace('#', '([\\d,]+)'), 'gmd')
const bold = (text: string) => say(`^\\*\\*.*?# ${text}.*\\*\\*$`)
const fold = (text: string) => say(`<summary>${text}</summary>`)

/** What a text says, and what is counted in all that follows; undefined where nothing can be. */
const sums: Readonly<Record<string, readonly [said: RegExp, count: Count]>> = {
  'entries read': [say('^# entr(?:y|ies) read: .*\\.$'), parts(/(?<=[:,] )([\d,]+)(?= (?:new|alrea|vote|filt))/g)],
  'pull requests to review': [bold('pull requests? to review'), pullsOf('Action needed')],
  'fixes that need attention': [
    bold('fix(?:es)? needs? attention'),
    items('Problems', /^ {2}\*\*(?:Unconfirmed|Unreadable|Given up)/),
  ],
  'fixes in progress': [bold('fix(?:es)? in progress'), items('In progress')],
  'groups queued': [
    bold('groups? (?:queued|to approve)'),
    (rest) => unapprovedIn(rest) ?? countItems(partOf(rest, 'Queued')),
  ],
  'groups of complaints': [
    say('^# groups? with [\\d,]+ complaints?'),
    (rest) => (rest.includes('Nothing is sent unless someone ticks it here') ? undefined : countItems(first(rest))),
  ],
  done: [
    fold('Done in the last 30 days: # (?:merged|closed|other).*'),
    (rest, line) => countItems(folded(rest)) - sum(numbersIn(line, /, ([\d,]+)/g)),
  ],
  'filtered out': [fold('Filtered out: # entr(?:y|ies)'), listed(/^- [^\n]* · ([\d,]+)$/gm)],
  'to resolve': [fold('Mark as resolved in the service: # entr.*'), listed(/: ([\d,]+) entr(?:y|ies)$/gm)],
  'ids to resolve': [
    say('^\\[PR .*: # entr(?:y|ies)$'),
    (rest) => (/^```\n([\s\S]*?)\n```/m.exec(rest)?.[1] ?? '').split('\n').length,
  ],
  'after the merge': [fold('After the merge: # fix(?:es)?'), (rest) => countItems(folded(rest))],
  'without a pull request': [
    fold('# jobs? ended without a pull request.*'),
    (rest) => countItems(folded(rest).split('The jobs:')[1] ?? ''),
  ],
  'new pull requests': [bold('new pull requests?'), (rest) => pulls(first(documentOf(rest)))],
  'fixes given up': [bold('fix(?:es)? given up'), items('Given up')],
  'unconfirmed fixes': [bold('unconfirmed fix(?:es)?'), items('Action needed')],
  'pull requests still open': [bold('pull requests? still open'), pullsOf('Still awaiting a decision')],
  'groups of a summary': [say('^- Groups: #$'), items('Groups')],
  'groups sent': [say('^- Groups sent: #$'), items('Groups', /^- .* · sent\b/)],
  'complaints by group': [
    say('^[\\d,]+ entr(?:y|ies) read: # new complaints?.*$'),
    (rest) => (partOf(rest, 'Groups') === '' ? undefined : complaintsOf(partOf(rest, 'Groups'))),
  ],
  planned: [say('^\\*\\*# pull requests?[^*]*\\.\\*\\* A real run'), items('Groups', /^- .* · would be sent/)],
  'left out': [say('# complaints? (?:is|are) left out: [\\d,]+ \\(.*\\. Nothing'), parts(/(?:out:|,) ([\d,]+) \(/g)],
  'filtered out of a summary': [
    say('^[\\d,]+ entr(?:y|ies) read: .*?# filtered out\\.$'),
    (rest) => {
      const all = partOf(rest, 'Filtered out')
      return all === '' ? undefined : sum(numbersIn(all, / · ([\d,]+) entr(?:y|ies)/g))
    },
  ],
  'topics of a review': [
    fold('Matching changes for [\\d,]+ of # topics?'),
    (rest) => numbersIn(folded(rest), /^\*\*([\d,]+) (?:reader|AI)/gm).length,
  ],
  'topics answered': [
    fold('Matching changes for # of [\\d,]+ topics?'),
    (rest) => folded(rest).match(/^\*\*[\d,]+ (?:reader|AI)(?!.*no matching change).*$/gm)?.length ?? 0,
  ],
}

const listSums = (text: string): Sum[] =>
  Object.entries(sums).flatMap(([rule, [said, count]]) =>
    [...text.matchAll(said)].flatMap((match) => {
      const [from = 0, to = 0] = match.indices?.[1] ?? []
      const counted = count(text.slice(match.index + match[0].length), match[0])
      if (from === to || counted === undefined) return []
      return [{ rule, at: from, said: toNumber(text.slice(from, to)), counted }]
    }),
  )

const all = [...texts].flatMap(([file, text]) => listSums(text).map((found) => ({ ...found, file })))

describe('sums in the golden files', () => {
  test.each([...texts])('%s', (_, text) => {
    expect(listSums(text).filter(({ said, counted }) => said !== counted)).toEqual([])
  })

  const rules = [...new Set(all.map(({ rule }) => rule))]
  test('every rule finds something to add up', () => {
    expect(rules.length).toBeGreaterThanOrEqual(22)
    expect(all.length).toBeGreaterThan(100)
  })

  test.each(rules)('a wrong number is noticed: %s', (rule) => {
    const { file, at, said } = all.find((found) => found.rule === rule) ?? { file: '', at: 0, said: 0 }
    const text = texts.get(file) ?? ''
    const wrong = text.slice(0, at) + text.slice(at).replace(/^[\d,]+/, String(said + 1))
    expect(listSums(wrong).filter((found) => found.rule === rule && found.said !== found.counted)).not.toEqual([])
  })
})
