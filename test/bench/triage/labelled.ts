// The texts that the classifier is trained on: all of the corpus but `unseen`, and the labelled sets of the clustering benchmark.
import { readdirSync, readFileSync } from 'node:fs'
import { hidesText } from '../../../src/triage/injection/hidden.ts'
import { readEntry } from '../../../src/triage/reading.ts'
import { rating } from '../../clusters/entries.ts'
import { loadHostile } from '../../corpus/load.ts'
import { readCorpus } from '../../support/read-corpus.ts'
import { loadSet } from '../cluster/load-set.ts'

export type Label = 'keep' | 'praise' | 'support' | 'spam' | 'order'
export interface LabelledText {
  readonly label: Label
  readonly text: string
  readonly helpful: boolean
  /** What the text was made from; texts of one template are never on both sides of a check. */
  readonly template: string
  /** Where it comes from: texts of one source are held out together. */
  readonly source: string
  /** Of texts under a heading; English if that names none. */
  readonly language: string | undefined
}

/** Says what the lines after it are, until the next one: texts or templates. */
interface Heading {
  readonly label: Label
  readonly language?: string
  /** As the reader voted, where it is not what the label suggests. */
  readonly helpful?: boolean
  readonly templates?: boolean
}

const corpus = new URL('../../corpus/', import.meta.url)
const longest = 3_000

export function loadLabelled(): LabelledText[] {
  const files = ['filters', 'varied'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, corpus))
      .sort()
      .flatMap((file) => readLabelled(`${folder}/${file}`)),
  )
  const genuine = readCorpus('benign').map(({ id, label, text }) =>
    create({ label: label ?? 'keep' }, text, `benign/${id.replace(/:.*/, '')}`),
  )
  return [...readHostile(), ...genuine, ...files, ...readSets()].filter(
    ({ text }) => text !== '' && text.length <= longest,
  )
}

export function readLabelled(file: string): LabelledText[] {
  let heading: Heading = { label: 'keep' }
  const lines = readFileSync(new URL(file, corpus), 'utf8').trim().split('\n')
  return lines.flatMap((json) => {
    const line: Heading | string = JSON.parse(json)
    if (typeof line !== 'string') {
      heading = { language: 'en', ...line }
      return []
    }
    if (heading.templates !== true) return create(heading, line, file)
    return expand(line).map((text) => create(heading, text, file, line))
  })
}

/** What is hidden teaches nothing about words. */
function readHostile(): LabelledText[] {
  return loadHostile()
    .filter(({ attack, field, text }) => attack && field === 'comment' && !hidesText(readEntry(rating('a', text))))
    .map(({ text }) => create({ label: 'order' }, text, 'hostile'))
}

function create(heading: Heading, text: string, source: string, template = text): LabelledText {
  const { label, helpful = label === 'praise', language } = heading
  return { source, label, text, helpful, template, language }
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
    kind in kinds ? [create({ label: kinds[kind as keyof typeof kinds] }, entry.comment ?? '', 'sets')] : [],
  )
}
