// Code that evaluates or starts a response from another machine, in two lines or more.

import { compilePattern } from '../subject/pattern.ts'
import type { LogicalLine } from '../subject/snippets.ts'
import data from './downloads.json' with { type: 'json' }

/** Code that evaluates or starts something. */
export const evaluating = `(?:${data.evaluating.join('|')})`
/** Code that sends a request to another machine. */
export const requesting = `(?:${data.requesting.join('|')})`

const asked = compilePattern(requesting, 'i')
const run = compilePattern(evaluating, 'i')
/** The variable that the response is assigned to. */
const taken = /^\s{0,80}(?:(?:const|let|var|my|local|auto|val)\s{1,9})?[$@]?([A-Za-z_]\w{0,60})\s{0,9}:?=(?!=)/
const nearby = 12

const name = /(?<![\w.])[A-Za-z_]\w*/g

/** `suspects`: the lines that may send a request. */
export function findEvaluated(suspects: readonly LogicalLine[], lines: readonly LogicalLine[]): LogicalLine[] {
  const answers = suspects.flatMap(({ text, line }) => {
    const variable = asked.test(text) ? taken.exec(text)?.[1] : undefined
    return variable === undefined ? [] : [{ text, line, variable }]
  })
  if (answers.length === 0) return []
  const byLine = Map.groupBy(answers, ({ line }) => line)
  return lines
    .filter(({ text }) => run.test(text))
    .flatMap(({ text, line }) => {
      const used: ReadonlySet<string> = new Set(text.match(name))
      const before = Array.from({ length: nearby }, (_, at) => byLine.get(line - nearby + at) ?? []).flat()
      const answer = before.find(({ variable }) => used.has(variable))
      return answer === undefined ? [] : [{ text: `${answer.text.trim()} && ${text.trim()}`, line }]
    })
}
