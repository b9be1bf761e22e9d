// Every sum that the tracking issue, a summary, a run's comment, a log or a review shows is the sum of what is listed below it: in all golden files.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = globSync([
  'test/scenarios/golden/*.md',
  'test/{issue,run,effect}/golden/*.md',
  'test/review/comment/golden/*.md',
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

/** `said` in its first group, followed by all that it sums up; `count` reads that. */
function find(
  text: string,
  rule: string,
  said: RegExp,
  count: (rest: string, whole: string) => number | undefined,
): Sum[] {
  return [...text.matchAll(new RegExp(said, 'gmd'))].flatMap((match) => {
    const [from = 0, to = 0] = match.indices?.[1] ?? []
    const counted = count(text.slice(match.index + match[0].length), match[0])
    return from === to || counted === undefined
      ? []
      : [{ rule, at: from, said: toNumber(text.slice(from, to)), counted }]
  })
}

const folded = (rest: string) => rest.split('\n</details>')[0] ?? ''
/** A dashboard, a summary or a comment ends where a golden file's next one begins. */
const documentOf = (rest: string) => rest.split(/^# /m)[0] ?? ''
const first = (rest: string) => rest.split(/^(?:#{2,3} |---$|<details>)/m)[0] ?? ''
/** Groups that wait for approval are folded by tens, on pages; undefined where none do. */
const unapprovedIn = (rest: string): number | undefined => {
  const text = documentOf(rest)
    .split(/^## Waiting for your approval$/m)[1]
    ?.split(/^## |^<details><summary>Done/m)[0]
  const more = numbersIn(text ?? '', /^([\d,]+) groups? more, not/gm)
  return text === undefined ? undefined : (text.match(/^- \*\*/gm) ?? []).length + sum(more)
}
const groupsOf = (rest: string) => sectionOf(documentOf(rest), 'Groups')
const complaintsOf = (text: string) => sum(numbersIn(text, /^ {2}([\d,]+) complaints? ·/gm))

function listSums(text: string): Sum[] {
  return [
    ...find(text, 'entries read', /^([\d,]+) entr(?:y|ies) read: .*\.$/, (_, line) =>
      sum(numbersIn(line, /(?<=[:,] )([\d,]+)(?= (?:new|compl|vote|filt))/g)),
    ),
    ...find(text, 'pull requests to review', /^\*\*.*?([\d,]+) pull requests? to review.*\*\*$/, (rest) =>
      pulls(sectionOf(documentOf(rest), 'Action needed')),
    ),
    ...find(text, 'fixes that need attention', /^\*\*.*?([\d,]+) fix(?:es)? needs? attention.*\*\*$/, (rest) => {
      return countItems(sectionOf(documentOf(rest), 'Problems'), /^ {2}\*\*(?:Unconfirmed|Unreadable|Given up)/)
    }),
    ...find(text, 'fixes in progress', /^\*\*.*?([\d,]+) fix(?:es)? in progress.*\*\*$/, (rest) =>
      countItems(sectionOf(documentOf(rest), 'In progress')),
    ),
    ...find(
      text,
      'groups queued',
      /^\*\*.*?([\d,]+) groups? (?:queued|to approve).*\*\*$/,
      (rest) => unapprovedIn(rest) ?? countItems(sectionOf(documentOf(rest), 'Queued')),
    ),
    ...find(text, 'groups of complaints', /^[\d,]+ complaints? in ([\d,]+) groups?/, (rest) =>
      rest.includes('Nothing is sent unless someone ticks it here') ? undefined : countItems(first(rest)),
    ),
    ...find(
      text,
      'done',
      /<summary>Done in the last 30 days: ([\d,]+) (?:merged|closed|other).*<\/summary>/,
      (rest, line) => {
        const others = sum(numbersIn(line, /, ([\d,]+)/g))
        return countItems(folded(rest)) - others
      },
    ),
    ...find(text, 'filtered out', /<summary>Filtered out: ([\d,]+) entr(?:y|ies)<\/summary>/, (rest) =>
      sum(numbersIn(folded(rest), /^- [^\n]* · ([\d,]+)$/gm)),
    ),
    ...find(text, 'to resolve', /<summary>Mark as resolved in the service: ([\d,]+) entr.*<\/summary>/, (rest) =>
      sum(numbersIn(folded(rest), /: ([\d,]+) entr(?:y|ies)$/gm)),
    ),
    ...find(
      text,
      'ids to resolve',
      /^\[PR .*: ([\d,]+) entr(?:y|ies)$/,
      (rest) => (/^```\n([\s\S]*?)\n```/m.exec(rest)?.[1] ?? '').split('\n').length,
    ),
    ...find(text, 'after the merge', /<summary>After the merge: ([\d,]+) fix(?:es)?<\/summary>/, (rest) =>
      countItems(folded(rest)),
    ),
    ...find(
      text,
      'without a pull request',
      /<summary>([\d,]+) jobs? ended without a pull request.*<\/summary>/,
      (rest) => countItems(folded(rest).split('The jobs:')[1] ?? ''),
    ),
    ...find(text, 'new pull requests', /^\*\*.*?([\d,]+) new pull requests?.*\*\*$/, (rest) =>
      pulls(first(documentOf(rest))),
    ),
    ...find(text, 'fixes given up', /^\*\*.*?([\d,]+) fix(?:es)? given up.*\*\*$/, (rest) =>
      countItems(sectionOf(documentOf(rest), 'Given up')),
    ),
    ...find(text, 'unconfirmed fixes', /^\*\*.*?([\d,]+) unconfirmed fix(?:es)?.*\*\*$/, (rest) =>
      countItems(sectionOf(documentOf(rest), 'Action needed')),
    ),
    ...find(text, 'pull requests still open', /^\*\*.*?([\d,]+) pull requests? still open.*\*\*$/, (rest) =>
      pulls(sectionOf(documentOf(rest), 'Still awaiting a decision')),
    ),
    ...find(text, 'groups of a summary', /^\| Groups \| ([\d,]+) \|$/, (rest) => countItems(groupsOf(rest))),
    ...find(text, 'groups sent', /^\| Groups sent \| ([\d,]+) \|$/, (rest) =>
      countItems(groupsOf(rest), /^- .* · sent\b/),
    ),
    ...find(text, 'complaints by group', /^[\d,]+ entr(?:y|ies) read: ([\d,]+) new complaints?.*$/, (rest) =>
      groupsOf(rest) === '' ? undefined : complaintsOf(groupsOf(rest)),
    ),
    ...find(text, 'planned', /^\*\*([\d,]+) pull requests?[^*]*\.\*\* A real run/, (rest) =>
      countItems(groupsOf(rest), /^- .* · would be sent/),
    ),
    ...find(text, 'left out', /([\d,]+) complaints? (?:is|are) left out: [\d,]+ \(.*\. Nothing/, (_, line) =>
      sum(numbersIn(line, /(?:out:|,) ([\d,]+) \(/g)),
    ),
    ...find(text, 'filtered out of a summary', /^[\d,]+ entr(?:y|ies) read: .*?([\d,]+) filtered out\.$/, (rest) => {
      const listed = sectionOf(documentOf(rest), 'Filtered out')
      return listed === '' ? undefined : sum(numbersIn(listed, / · ([\d,]+) entr(?:y|ies)/g))
    }),
    ...find(
      text,
      'topics of a review',
      /<summary>Matching changes for [\d,]+ of ([\d,]+) topics?<\/summary>/,
      (rest) => numbersIn(folded(rest), /^\*\*([\d,]+) (?:reader|AI)/gm).length,
    ),
    ...find(text, 'topics answered', /<summary>Matching changes for ([\d,]+) of [\d,]+ topics?<\/summary>/, (rest) => {
      const topics = folded(rest).match(/^\*\*[\d,]+ (?:reader|AI).*$/gm) ?? []
      return topics.filter((line) => !line.includes('no matching change')).length
    }),
  ]
}

const all = [...texts].flatMap(([file, text]) => listSums(text).map((found) => ({ ...found, file })))

describe('sums in the golden files', () => {
  test.each([...texts])('%s', (_, text) => {
    expect(listSums(text).filter(({ said, counted }) => said !== counted)).toEqual([])
  })

  const rules = [...new Set(all.map(({ rule }) => rule))]
  test('every rule finds something to add up', () => {
    expect(rules.length).toBeGreaterThanOrEqual(22)
    expect(all.length).toBeGreaterThan(180)
  })

  test.each(rules)('a wrong number is noticed: %s', (rule) => {
    const { file, at, said } = all.find((found) => found.rule === rule) ?? { file: '', at: 0, said: 0 }
    const text = texts.get(file) ?? ''
    const wrong = text.slice(0, at) + text.slice(at).replace(/^[\d,]+/, String(said + 1))
    expect(listSums(wrong).filter((found) => found.rule === rule && found.said !== found.counted)).not.toEqual([])
  })
})
