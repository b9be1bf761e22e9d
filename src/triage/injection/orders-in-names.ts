// Instructions in an entry's other fields, and in comments in its code.
import { memoise } from '../../text/memoise.ts'
import { decodePercent } from '../../text/unicode/clean.ts'
import { foldLines, foldSpace, type Reading } from '../reading.ts'
import { runTogether } from './disguised.ts'
import { holdsOrder } from './find-order.ts'

export function instructsInNames({ entry }: Reading) {
  if (pathInstructs(entry.path)) return true
  if (entry.source === 'contextual')
    return entry.contact !== null && /\s/.test(entry.contact) && instructs(entry.contact)
  if (entry.source !== 'code_snippet') return false
  return instructs(entry.filename ?? '') || instructs(entry.lang ?? '') || remarksOf(entry.code).some(isRemark)
}

const isRemark = (text: string) => holdsOrder(text, 'remark')

const pathInstructs = memoise(instructs)

/** A name is one line and no sentence. */
function instructs(name: string) {
  if (!/[\s%\u0085]|ignore|disregard|forget|override/i.test(name)) return false
  const text = foldSpace(name.replace(/(?:%[0-9a-f]{2})+/gi, (run) => decodePercent(run, ' ')))
  const lines = text.split(/[\n\r\u2028\u2029\u0085]/)
  if (lines.slice(1).some((line) => holdsOrder(foldLines(line), 'encoded'))) return true
  if (/\s/.test(text))
    return text
      .split(/[/?=&]/)
      .map(foldLines)
      .some(isRemark)
  const words = foldLines(text.replace(/[-_+/]+/g, ' '))
  return / (?:and|then) /.test(words) && runTogether.test(words.replaceAll(' ', ''))
}

const remark = /(?:(?<!:)\/\/|#|--(?=[ \t])|;|%|\brem\b)[ \t]?([^\n]{4,2000})|\/\*([^*]{4,2000})|<!--([^>]{4,2000})/gi

/** Code may contain curl, secrets and orders of its own. */
function remarksOf(code: string) {
  const remarks = foldSpace(code).matchAll(remark).take(200)
  return Array.from(remarks, ([, line, block, html]) => foldLines(line ?? block ?? html ?? ''))
}
