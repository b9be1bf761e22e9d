// Code that evaluates or starts what another machine answered, in two lines or more.
import data from './downloads.json' with { type: 'json' }
import { compilePattern } from './pattern.ts'
import type { LogicalLine } from './snippets.ts'

/** Code that evaluates or starts something. */
export const evaluating = `(?:${data.evaluating.join('|')})`
/** Code that asks another machine. */
export const answering = `(?:${data.answering.join('|')})`

const asked = compilePattern(answering, 'i')
const run = compilePattern(evaluating, 'i')
/** The variable that takes the answer. */
const taken = /^\s{0,80}(?:(?:const|let|var|my|local|auto|val)\s{1,9})?[$@]?([A-Za-z_]\w{0,60})\s{0,9}:?=(?!=)/
const nearby = 12

/** `suspects`: the lines that may ask. */
export function findEvaluated(suspects: readonly LogicalLine[], lines: readonly LogicalLine[]): LogicalLine[] {
  const answers = suspects.flatMap(({ text, line }) => {
    const name = asked.test(text) ? taken.exec(text)?.[1] : undefined
    return name === undefined ? [] : [{ text, line, use: new RegExp(`(?<![\\w.])${name}(?!\\w)`) }]
  })
  if (answers.length === 0) return []
  return lines
    .filter(({ text }) => run.test(text))
    .flatMap(({ text, line }) => {
      const answer = answers.find((one) => line > one.line && line - one.line <= nearby && one.use.test(text))
      return answer === undefined ? [] : [{ text: `${answer.text.trim()} && ${text.trim()}`, line }]
    })
}
