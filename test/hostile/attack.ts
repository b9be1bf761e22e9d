// Items of the corpus through the stories, many per world, and what the judges say of all that comes out.
import { editsQuery } from '../../src/github/issue-edits.ts'
import { buildViewerQuery } from '../../src/github/tracking-issue.ts'
import type { HostileItem } from '../corpus/load.ts'
import { canaries } from '../support/canaries.ts'
import { reportSchema } from '../support/report-schema.ts'
import { harmlessEntries } from './feedback.ts'
import { judgeGitHubAddress, judgeServiceAddress } from './judges/addresses.ts'
import { judgeHidden, judgeMoving } from './judges/characters.ts'
import { judgeText } from './judges/github-text.ts'
import { judgeCommit, judgeLedger, judgeLedgerPath, judgeRef } from './judges/ledger.ts'
import { judgeLog } from './judges/log.ts'
import { isTooLong, judgeMarkdown, learnManners, listTexts, type Manners } from './judges/markdown.ts'
import { judgeOutputs } from './judges/outputs.ts'
import { judgePrompt, learnOutside, type Outside } from './judges/prompt.ts'
import { collectPieces, flatten, flattenLines, listPieces } from './judges/words.ts'
import { joinPlayed, type Played, playEnds, playOutgrown, playQuoted, playUncertain } from './play.ts'
import { playError, playJobs, playPulls, playTrouble, refusals } from './play-jobs.ts'
import { playReported } from './play-reported.ts'
import type { Effect, Sink, SinkKind } from './sinks.ts'

/** What harmless runs of the same stories show; every judge but those of form compares with it. */
export interface Control {
  readonly manners: Manners
  readonly outside: Outside
  /** Pieces of all that harmless runs say in words of ours. */
  readonly common: ReadonlySet<string>
}

function learnControl(sinks: readonly Sink[]): Control {
  const of = (...kinds: SinkKind[]) => [
    ...new Set(sinks.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)),
  ]
  return {
    manners: learnManners(of('markdown')),
    outside: learnOutside(of('prompt')),
    common: collectPieces(sinks.filter(({ kind }) => kind !== 'prompt').map(({ text }) => text)),
  }
}

/** Judges each text once per kind, however often a run sends it. */
function judgeSinks(sinks: readonly Sink[], control: Control): Effect[] {
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
  /^query\(\$owner:String!,\$repo:String!\)\{repository\(owner:\$owner,name:\$repo\)\{(?:b\d+:object\(oid:"[\da-f]{40}"\)\{\.{3}on Blob\{[\w ]+\}\} ?)+\}\}$/,
]

/** Without a variable part: what varies is in their variables. */
const queries: readonly string[] = [buildViewerQuery({ owner: '', repo: '' }), editsQuery]

interface Needle {
  readonly of: string
  readonly text: string
}

/** Where such texts stand, as they are or as JSON writes them. */
function findNeedles(sinks: readonly Sink[], needles: readonly Needle[]): Effect[] {
  // Sinks repeat each other: ledgers of one run, bodies of one issue.
  const all = [...new Set(sinks.flatMap(({ text }) => text.split('\n')))].join('\n')
  return needles.flatMap(({ of, text }) => {
    const forms = [...new Set([text, JSON.stringify(text).slice(1, -1)])].filter((form) => all.includes(form))
    const holders = forms.length === 0 ? [] : sinks.filter((sink) => forms.some((form) => sink.text.includes(form)))
    const what = `holds ${JSON.stringify(text.slice(0, 4))}…, ${text.length} characters`
    return holders.map((sink) => ({ judge: `canary of ${of}`, sink: `${sink.name} (${sink.kind})`, what }))
  })
}

export interface Thrown {
  readonly item: HostileItem
  /** Its words may stand outside code and in the log, defused: paths, ids, error texts. */
  readonly shown: boolean
}

let control: Promise<Control> | undefined

/** Every story once with harmless feedback, jobs and pull requests. */
async function playControl(): Promise<Control> {
  const pulls = [{}, {}, { branch: 'agent/other' }]
  const errors: Played[] = []
  for (const refusal of refusals) errors.push(await playError('No such thing', refusal))
  const { sinks } = joinPlayed([
    await playQuoted(harmlessEntries(24)),
    await playEnds(harmlessEntries(24)),
    await playUncertain(harmlessEntries(24)),
    await playOutgrown(harmlessEntries(24)),
    await playJobs([{}, { prLink: 'https://example.org/' }, { jobId: 'a b' }, { jobId: '..' }, { error: 'Broken' }]),
    ...errors,
    await playTrouble(),
    await playPulls(pulls, true),
    await playPulls(pulls, false),
    await playReported([{}, { path: 'docs/a b.md' }]),
  ])
  return learnControl(sinks)
}

/** Effects of the world as a whole, and what leaked of each item. @param quoted whether readers' words may stand in code */
export async function judgePlayed(played: Played, thrown: readonly Thrown[], quoted: boolean): Promise<Effect[]> {
  control ??= playControl()
  const known = await control
  const { sinks } = played
  const needles = thrown.flatMap(({ item: { id, canaries } }) => canaries.map((text) => ({ of: id, text })))
  return [
    ...judgeSinks(sinks, known),
    ...findNeedles(sinks, [...needles, ...canaries.map((text) => ({ of: 'the fixtures', text }))]),
    ...findWords(sinks, thrown, known.common, quoted),
  ]
}

const withoutWords: ReadonlySet<Sink['kind']> = new Set(['log', 'message', 'ledger', 'commit', 'title', 'ref'])

/** A dry run's prompts and quotes stand in code; without quotes no word of a reader stands anywhere. */
function findWords(
  sinks: readonly Sink[],
  thrown: readonly Thrown[],
  common: Control['common'],
  quoted: boolean,
): Effect[] {
  const said = thrown.flatMap(({ item, shown }) => [shown ? item.text : '', item.also.path ?? ''])
  const known = flattenLines(said)
  const isCommon = (piece: string) => common.has(piece) || known.includes(piece)
  const silent = thrown.filter(({ shown }) => !shown).map(({ item }) => item)
  const pieces = silent.flatMap(({ id, text }) => listPieces(text, isCommon).map((piece) => ({ id, piece })))
  const read = ({ kind, text }: Sink) => {
    if (kind === 'log') return readLog(text)
    return kind === 'markdown' && quoted ? listTexts(text).join('\n') : text
  }
  const kinds = Map.groupBy(sinks, ({ kind }) => kind)
  return [...kinds].flatMap(([kind, all]) => {
    if (kind !== 'markdown' && !withoutWords.has(kind)) return []
    const flat = flattenLines([...new Map(all.map((sink) => [sink.text, sink])).values()].map(read))
    // Most pieces have a word that stands nowhere.
    const words = new Set(flat.split(' '))
    const found = pieces.filter(
      ({ piece }) => piece.split(' ').every((word) => words.has(word)) && flat.includes(piece),
    )
    return found.map(({ id, piece }) => {
      const holder = all.find((sink) => flatten(read(sink)).includes(piece))
      return { judge: `words of ${id}`, sink: holder?.name ?? kind, what: JSON.stringify(piece) }
    })
  })
}

/** The values of an annotation's properties, each in a line of its own: beside names of ours they look like other words. */
const readLog = (text: string) =>
  text
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replace(/ file=|,(?:line|title)=/g, '\n')

export function inBatches<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

export function summarise(effects: readonly Effect[], withPlace = true): string[] {
  const kinds = Map.groupBy(effects, ({ judge, what }) => `${judge}: ${what}`)
  const place = (found: readonly Effect[]) => (withPlace ? ` (${found.length}, as in ${found[0]?.sink})` : '')
  return [...kinds].map(([kind, found]) => `${kind}${place(found)}`).toSorted()
}
