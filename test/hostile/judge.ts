// All judges on all sinks: what came of the texts, effect by effect.
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
  return [...unique.values()].flatMap((sink) =>
    judgeOf(sink, control).map((what) => ({ judge: sink.kind, sink: sink.name, what })),
  )
}

function judgeOf({ kind, text, name }: Sink, { manners, outside }: Control): string[] {
  switch (kind) {
    case 'log':
      return judgeLog(text)
    case 'message':
      return judgeMoving(text)
    case 'outputs':
      return judgeOutputs(text)
    case 'other-files':
      return text === '' ? [] : ['something was written to the environment, the path or the state']
    case 'markdown':
      return [
        ...judgeMarkdown(text, manners),
        ...(name.endsWith(': markdown') || !isTooLong(text) ? [] : ['longer than GitHub takes']),
      ]
    case 'title':
      return [...judgeText(text), ...judgeHidden(text)]
    case 'prompt':
      return judgePrompt(text, outside)
    case 'ledger':
      return judgeLedger(text)
    case 'ledger-path':
      return judgeLedgerPath(text)
    case 'commit':
      return judgeCommit(text)
    case 'ref':
      return judgeRef(text)
    case 'github-address':
      return judgeGitHubAddress(text)
    case 'service-address':
      return judgeServiceAddress(text)
    case 'report':
      return judgeReport(text)
    case 'field':
      return /^[\w .:/@[\]{}-]{0,200}$/.test(text) ? [] : ['a field of another form']
  }
}

function judgeReport(text: string): string[] {
  const parsed = reportSchema.safeParse(JSON.parse(text))
  return parsed.success ? [] : ['not as the schema says']
}

interface Needle {
  /** Whose it is. */
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
