// All judges on all sinks: what came of the texts, effect by effect.

import { editsQuery } from '../../src/github/issue/issue-edits.ts'
import { viewerQuery } from '../../src/github/issue/tracking-issue.ts'
import { reportSchema } from '../support/report-schema.ts'
import { judgeGitHubAddress, judgeServiceAddress } from './judges/addresses.ts'
import { judgeHidden, judgeMoving } from './judges/characters.ts'
import { judgeText } from './judges/github-text.ts'
import { judgeCommit, judgeLedger, judgeLedgerPath, judgeRef } from './judges/ledger.ts'
import { judgeLog } from './judges/log.ts'
import { isTooLong, judgeMarkdown, learnManners, type Manners } from './judges/markdown.ts'
import { judgeOutputs } from './judges/outputs.ts'
import { judgePrompt, learnOutside, type Outside } from './judges/prompt.ts'
import { flattenLines } from './judges/words.ts'
import type { Effect, Sink, SinkKind } from './sinks.ts'

/** What harmless runs of the same stories show; every judge but those of form compares with it. */
export interface Control {
  readonly manners: Manners
  readonly outside: Outside
  /** All that harmless runs say in words of ours, flattened. */
  readonly common: string
}

export function learnControl(sinks: readonly Sink[]): Control {
  const of = (...kinds: SinkKind[]) => [
    ...new Set(sinks.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)),
  ]
  return {
    manners: learnManners(of('markdown')),
    outside: learnOutside(of('prompt')),
    common: flattenLines(sinks.filter(({ kind }) => kind !== 'prompt').map(({ text }) => text)),
  }
}

/** Judges each text once per kind, however often a run sends it. */
export function judgeSinks(sinks: readonly Sink[], control: Control): Effect[] {
  const unique = new Map(sinks.map((sink) => [`${sink.kind} ${sink.text}`, sink]))
  return [...unique.values()].flatMap(({ kind, text, name }) =>
    judges[kind](text, control, name).map((what) => ({ judge: kind, sink: name, what })),
  )
}

const judges: Readonly<Record<SinkKind, (text: string, control: Control, name: string) => string[]>> = {
  log: judgeLog,
  message: judgeMoving,
  outputs: judgeOutputs,
  'other-files': (text) => (text === '' ? [] : ['something was written to the environment, the path or the state']),
  markdown: (text, { manners }, name) => {
    const isTooMuch = !name.endsWith(': markdown') && isTooLong(text)
    return [...judgeMarkdown(text, manners), ...(isTooMuch ? ['longer than GitHub takes'] : [])]
  },
  title: (text) => [...judgeText(text), ...judgeHidden(text)],
  prompt: (text, { outside }) => judgePrompt(text, outside),
  ledger: judgeLedger,
  'ledger-path': judgeLedgerPath,
  commit: judgeCommit,
  ref: judgeRef,
  'github-address': judgeGitHubAddress,
  'service-address': judgeServiceAddress,
  report: (text) => (reportSchema.safeParse(JSON.parse(text)).success ? [] : ['not as the schema says']),
  query: (text) =>
    queries.includes(text) || fields.some((form) => form.test(text)) ? [] : ['a query of another form'],
  field: (text) => (fields.some((form) => form.test(text)) ? [] : ['a field of another form']),
}

/** Short words of ours, and the one query that is long: blobs by their SHA. */
const fields = [
  /^[\w .:/@[\]{}-]{0,200}$/,
  /^query\(\$owner:String!,\$repo:String!\)\{repository\(owner:\$owner,name:\$repo\)\{(?:b\d+:object\(oid:"[\da-f]{40}"\)\{\.{3}\w+\} ?)+\}\}(?: fragment \w+ on Blob\{[\w ]+\})*$/,
]

/** Without a variable part: what varies is in their variables. */
const queries: readonly string[] = [viewerQuery, editsQuery]

interface Needle {
  readonly of: string
  readonly text: string
}

/** Where such texts stand, as they are or as JSON writes them. */
export function findNeedles(sinks: readonly Sink[], needles: readonly Needle[]): Effect[] {
  // Sinks repeat each other: ledgers of one run, bodies of one issue.
  const all = [...new Set(sinks.flatMap(({ text }) => text.split('\n')))].join('\n')
  return needles.flatMap(({ of, text }) => {
    const forms = [...new Set([text, JSON.stringify(text).slice(1, -1)])].filter((form) => all.includes(form))
    const holders = forms.length === 0 ? [] : sinks.filter((sink) => forms.some((form) => sink.text.includes(form)))
    const what = `holds ${JSON.stringify(text.slice(0, 4))}…, ${text.length} characters`
    return holders.map((sink) => ({ judge: `canary of ${of}`, sink: `${sink.name} (${sink.kind})`, what }))
  })
}
