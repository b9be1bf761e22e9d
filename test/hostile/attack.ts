// Items of the corpus through the stories, many per world, and what the judges say of all that comes out.
import type { HostileItem } from '../corpus/load.ts'
import { canaries } from '../support/canaries.ts'
import { harmlessEntries } from './feedback.ts'
import { type Control, findNeedles, judgeSinks, learnControl } from './judge.ts'
import { listTexts } from './judges/markdown.ts'
import { flatten, flattenLines, listPieces } from './judges/words.ts'
import { joinPlayed, type Played, playEnds, playOutgrown, playQuoted, playUncertain } from './play.ts'
import { playError, playJobs, playPulls, playTrouble, refusals } from './play-jobs.ts'
import { playReported } from './play-reported.ts'
import type { Effect, Sink } from './sinks.ts'

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
function findWords(sinks: readonly Sink[], thrown: readonly Thrown[], common: string, quoted: boolean): Effect[] {
  const said = thrown.flatMap(({ item, shown }) => [shown ? item.text : '', item.also.path ?? ''])
  const known = common + flattenLines(said)
  const silent = thrown.filter(({ shown }) => !shown).map(({ item }) => item)
  const pieces = silent.flatMap(({ id, text }) => listPieces(text, known).map((piece) => ({ id, piece })))
  const read = ({ kind, text }: Sink) => {
    if (kind === 'log') return readLog(text)
    return kind === 'markdown' && quoted ? listTexts(text).join('\n') : text
  }
  const kinds = Map.groupBy(sinks, ({ kind }) => kind)
  return [...kinds].flatMap(([kind, all]) => {
    if (kind !== 'markdown' && !withoutWords.has(kind)) return []
    const flat = flattenLines([...new Set(all)].map(read))
    const found = pieces.filter(({ piece }) => flat.includes(piece))
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
