// The texts that the classifier is trained on: all of the corpus but `unseen`, and the labelled sets of the clustering benchmark.
import { readdirSync, readFileSync } from 'node:fs'
import { readEntry } from '../../../src/triage/entry/reading.ts'
import { hidesText } from '../../../src/triage/injection/hidden.ts'
import { rating } from '../../clusters/entries.ts'
import { loadHostile } from '../../corpus/load.ts'
import { loadSet } from '../cluster/load-set.ts'

export type Label = 'keep' | 'praise' | 'support' | 'spam' | 'order'
export interface LabelledText {
  readonly label: Label
  readonly language: string
  readonly text: string
  readonly helpful: boolean | undefined
  /** What the text was made from; texts of one template are never on both sides of a check. */
  readonly template: string
  readonly isTemplate: boolean
  /** Where it comes from: texts of one source are held out together. */
  readonly source: string
}

interface Line {
  readonly text?: string
  readonly parts?: readonly string[]
  readonly template?: string
  /** What is asked for, written between what stands `before` and `after` it in its language. */
  readonly action?: string
  readonly before?: string
  readonly after?: string
  readonly label?: Label
  readonly language?: string
  readonly helpful?: boolean
}

const corpus = new URL('../../corpus/', import.meta.url)
/** Labels of files whose lines have none. */
const labels: Readonly<Record<string, Label>> = {
  praise: 'praise',
  spam: 'spam',
  support: 'support',
  orders: 'order',
  'blind-orders': 'order',
  'varied-orders': 'order',
}
const longest = 3_000

export function loadLabelled(): LabelledText[] {
  const files = ['filters', 'benign', 'orders', 'varied'].flatMap(readFolder)
  return [...readHostile(), ...files, ...readSets()].filter(({ text }) => text !== '' && text.length <= longest)
}

/** What is hidden teaches nothing about words. */
function readHostile(): LabelledText[] {
  return loadHostile()
    .filter(({ attack, field, text }) => attack && field === 'comment' && !hidesText(readEntry(rating('a', text))))
    .map(({ text }) => create('order', text, {}, 'hostile'))
}

function readFolder(folder: string): LabelledText[] {
  const files = readdirSync(new URL(`${folder}/`, corpus)).sort()
  return files.flatMap((file) => {
    const lines = readFileSync(new URL(`${folder}/${file}`, corpus), 'utf8')
      .trim()
      .split('\n')
    const frames = new Map<string | undefined, Line>()
    return lines.flatMap((json) => {
      const line: Line = JSON.parse(json)
      const { language, action } = line
      if (line.before !== undefined) {
        frames.set(language, line)
        return []
      }
      const { before, after } = frames.get(language) ?? {}
      const label = line.label ?? labels[file.replace('.jsonl', '')] ?? 'keep'
      const template = action === undefined ? line.template : `${before}${action}${after}`
      if (template === undefined)
        return create(label, line.text ?? line.parts?.join('') ?? '', line, `${folder}/${file}`)
      return expand(template).map((text) => create(label, text, { ...line, template }, `${folder}/${file}`))
    })
  })
}

function create(label: Label, text: string, { language = '', helpful, template }: Line, source: string): LabelledText {
  return { source, label, language, text, helpful, template: template ?? text, isTemplate: template !== undefined }
}

const versions = 6
const choice = /\{([^{}]*\|[^{}]*)\}/

/** Versions of a template, each with one of the words in `{a|b}`; the same ones every time. */
function expand(template: string): string[] {
  let state = template.length
  for (const sign of template) state = (Math.imul(state, 31) + sign.charCodeAt(0)) >>> 0
  const pick = (words: readonly string[]) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return words[Math.floor((state / 2 ** 32) * words.length)] ?? ''
  }
  const write = () => {
    let text = template
    while (choice.test(text)) text = text.replace(choice, (_, words: string) => pick(words.split('|')))
    return text
  }
  return [...new Set(Array.from({ length: versions }, write))]
}

const kinds = { complaint: 'keep', praise: 'praise', support: 'support', spam: 'spam' } as const

function readSets(): LabelledText[] {
  return [...loadSet('own'), ...loadSet('check')].flatMap(({ kind, entry }) =>
    kind in kinds ? [create(kinds[kind as keyof typeof kinds], entry.comment ?? '', {}, 'sets')] : [],
  )
}
