// The verdict: everything is a `look` unless known to be harmless.
import { matchGlob } from '../../text/glob.ts'
import { subtract } from '../diff/diff-lines.ts'
import { type PageChange, type Part, squeeze, textOf } from '../diff/page.ts'
import { findHosts, findInCommands, findInWords, findSaid } from './characters.ts'
import { findInCode } from './code.ts'
import { type Context, narrow, readWhole } from './context.ts'
import { findInDescription, listMessages } from './description.ts'
import { findInFiles, findUnparsed, findUnread, findUntouched } from './files.ts'
import table from './kinds.json' with { type: 'json' }
import { findInLinks } from './links.ts'
import { box, display, findInLines, findMarkup, listCodeLines } from './markup.ts'
import { findNames } from './names.ts'
import { findInProse } from './prose.ts'
import {
  type Acceptable,
  type Acceptance,
  type Finding,
  type Found,
  type JudgeInput,
  type Judgement,
  type Kind,
  kinds,
  riskOf,
} from './result.ts'
import { findReaderCommands, findRunning } from './running.ts'
import { findSecrets } from './secrets.ts'
import { dropSecrets, showLines } from './show-lines.ts'

const [maxOfKind, maxAccepted, maxShown, maxOfPage] = [20, 100, 200, 1_000]
const nobody: Acceptance = { isAccepted: () => false, allow: [] }

export interface Judging {
  readonly acceptance?: Acceptance
  readonly answersOf?: (path: string, line: number) => readonly string[]
}

/** Independent of the order of files, pages and readers. */
export function judge(subject: JudgeInput, { acceptance = nobody, answersOf = () => [] }: Judging = {}): Judgement {
  const pages = new Map(subject.pages.map((page) => [page.path, page]))
  const isOut = (found: Found) =>
    acceptance.isAccepted(acceptsOf(found), found.kind) || isAllowed(found, acceptance.allow)
  const all = listOnce(findAll(subject, isOut)).sort(byRisk)
  const show = (found: Found): Finding => {
    const { kind, path, subject, from } = found
    const { severity, message } = kinds[kind]
    const { hunk, ...shown } = showLines(pages.get(path ?? ''), found)
    const answers = path === undefined || hunk === undefined ? [] : answersOf(path, hunk.line)
    const said = { path, subject: subject && dropSecrets(subject), from, answers, accepts: acceptsOf(found) }
    return { rule: kind, severity, message, ...said, ...shown }
  }
  const open = all.filter((found) => !isOut(found))
  const rest: Found[] = []
  const left: Record<string, number> = {}
  const counted = new Set<string>()
  const spotOf = (one: Found) => (one.path === undefined ? keyOf(one) : `${one.line} ${one.baseLine} ${one.path}`)
  const findings = [...Map.groupBy(open, ({ kind }) => kind).values()].flatMap((found) => {
    const shown = new Map<string, Finding>()
    for (const [at, one] of found.entries()) {
      if (shown.size === maxOfKind || at >= maxShown) {
        rest.push(one)
        continue
      }
      counted.add(spotOf(one))
      const finding = show(one)
      if (!shown.has(keyOf(finding))) shown.set(keyOf(finding), finding)
    }
    return [...shown.values()].sort(byPlace)
  })
  for (const one of rest) {
    if (!counted.has(spotOf(one))) left[one.kind] = (left[one.kind] ?? 0) + 1
    counted.add(spotOf(one))
  }
  const isBlocked = open.some(({ kind }) => kinds[kind].severity === 'block')
  const verdict = isBlocked ? 'block' : open.length > 0 ? 'look' : 'clear'
  // Each box is told, but not each place of many.
  const keyOfAccepted = (found: Found, at: number) =>
    found.accepts?.what === 'file' || at >= maxAccepted ? JSON.stringify([found.kind, acceptsOf(found)]) : at
  const accepted = [...Map.groupBy(all.filter(isOut), keyOfAccepted).values()].flatMap(([first]) => first ?? [])
  return { verdict, findings, accepted: accepted.map(show), left }
}

const acceptsOf = ({ accepts, path = '' }: Found): Acceptable => accepts ?? { what: 'place', name: path }
const ofChange = [findSecrets, findInFiles, findUntouched, findUnread, findInDescription, findSaid, findCopied]
const ofPages = [findInWords, findNames, findRunning, findReaderCommands, findMatches, findUnparsed]
const ofPage = [findMarkup, findInLines, findInCommands, findHosts, findInLinks, findInProse, findInCode, findTakenOut]

function findAll(subject: JudgeInput, isOut: (found: Found) => boolean): Found[] {
  const [whole, { change }] = [readWhole(subject), subject]
  const files = new Map(change.files.map((file) => [file.path, file]))
  const listFirst = (context: Context, most: number) => {
    const alike = Map.groupBy(findInPages(context), (one) => `${isOut(one)} ${one.kind} ${one.path}`)
    return [...alike.values()].flatMap((found) => found.slice(0, most))
  }
  const inRest: Found[] = []
  for (const pages of subject.rest ?? []) {
    const own = pages.flatMap(({ path }) => files.get(path) ?? [])
    for (const { path } of own) files.delete(path)
    for (const found of listFirst(narrow(whole, pages, own), maxOfKind)) inRest.push(found)
  }
  const first = narrow(whole, subject.pages, [...files.values()])
  return [...ofChange.flatMap((find) => find({ ...first, change })), ...listFirst(first, maxOfPage), ...inRest]
}

function findInPages(context: Context): Found[] {
  // Of a page that is gone, nothing is left to read.
  const inPages = context.pages.flatMap((page) =>
    (page.isGone ? [] : ofPage).flatMap((find) => find(context, page)).map((found) => ({ ...found, path: page.path })),
  )
  return [...ofPages.flatMap((find) => find(context)), ...inPages]
}

const guarding = /(?<![\w-])(?:warning|danger|caution|important|attention|alert)(?![\w-])/gi
/** What a component is given may be a fact, as the type or the default of an option. */
function shapeOf(part: Part) {
  if (part.kind === 'directive' && /=|^[\w.-]+$/.test(part.value) && !/^(?:(?:rel)?ref|link)$/.test(part.name))
    return `${part.name} ${part.value}`
  if (part.kind !== 'tag') return `${part.kind} ${'name' in part ? part.name : ''}`
  const given = Object.entries(part.attributes).filter(([key]) => part.isJsx && !display.has(key))
  return JSON.stringify([part.name, given.sort()])
}
/** What shows more than its own text. */
const isShown = (part: Part) =>
  part.kind === 'image' ||
  (part.kind === 'directive' && !box.test(part.name)) ||
  (part.kind === 'tag' && /^(?:[A-Z]|iframe|video|audio|embed|object)/.test(part.name))

function findTakenOut(_: Context, { added, removed, isParsed }: PageChange): Found[] {
  const listBoxes = (parts: readonly Part[]) =>
    parts.flatMap((part) =>
      Array.from('name' in part ? `${part.name} ${textOf(part)}`.matchAll(guarding) : [], () => part),
    )
  // Of MDX that does not parse, components are read as HTML.
  const gone = new Set(isParsed ? subtract(removed.filter(isShown), added, shapeOf) : [])
  const keys = new Set(added.map((part) => part.kind === 'front-matter' && part.key))
  const idOf = (part: Part) => ('id' in part ? part.id : part.kind === 'tag' ? part.attributes.id : undefined)
  const ids = new Set(added.map(idOf))
  const boxes = new Set(listBoxes(removed).slice(listBoxes(added).length))
  const kindOf = (part: Part): Kind | undefined => {
    if (boxes.has(part)) return 'protection-changed'
    if (gone.has(part)) return 'text-removed'
    if (part.kind === 'esm' || part.kind === 'expression') return 'markup-unusual'
    if (part.kind === 'front-matter') return keys.has(part.key) ? undefined : 'front-matter-changed'
    return ids.has(idOf(part)) || idOf(part) === undefined ? undefined : 'link-broken'
  }
  return removed.flatMap((part) => {
    const kind = kindOf(part)
    return kind === undefined ? [] : [{ kind, baseLine: part.line }]
  })
}

const maxCopied = 8

function findCopied({ added, base, entries }: Context): Found[] {
  const listRuns = (text: string, most?: number) => {
    const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most)
    return words.slice(maxCopied - 1).map((_, at) => words.slice(at, at + maxCopied).join(' '))
  }
  const runs = entries.flatMap(({ id, text }) => listRuns(text, 2_000).map((run) => ({ run, id })))
  const written = Map.groupBy(runs, ({ run }) => run)
  const copies = added.flatMap(({ path, line, text, kind }) => {
    const isProse = written.size > 0 && kind !== 'code' && kind !== 'inline-code'
    return isProse ? [{ path, line, own: listRuns(text, 2_000).filter((run) => written.has(run)) }] : []
  })
  const fresh = new Set(copies.flatMap(({ own }) => own))
  for (const text of fresh.size > 0 ? base.texts : []) for (const run of listRuns(text)) fresh.delete(run)
  return copies.flatMap(({ path, line, own }): Found[] => {
    const subject = own.find((run) => fresh.has(run))
    const from = written.get(subject ?? '')?.map(({ id }) => id)
    return subject === undefined ? [] : [{ kind: 'reader-copied', path, line, subject, from }]
  })
}

const matches = Object.entries(table.matches).flatMap(([where, rows]) =>
  Object.entries(rows).map(([kind, forms]) => ({
    where,
    kind: kind as Kind,
    form: new RegExp(forms.map((pieces) => [pieces].flat().join('')).join('|'), 'gim'),
  })),
)

/** Rules that are one pattern, each a row in `kinds.json`. */
function findMatches({ base, change, pages }: Context): Found[] {
  const places = [
    ...listMessages(change).map(({ text }) => ({ where: 'description', text })),
    ...pages.flatMap((page) => {
      const code = listCodeLines(page)
      const said = page.addedLines.filter(({ line }) => !code.has(line))
      return said.map((row) => ({ where: 'text', ...row, path: page.path }))
    }),
  ]
  return places.flatMap(({ where, text: subject, ...place }) =>
    matches.flatMap(({ kind, form, ...of }) =>
      (of.where === where ? (subject.match(form) ?? []) : []).map((found): Found => {
        if (where === 'description') return { kind, subject: squeeze(found) }
        return { kind: base.isUsed(found) ? 'known-elsewhere' : kind, ...place, subject }
      }),
    ),
  )
}

/** In UTF-16 units. */
const maxSubject = 300

const keyOf = ({ kind, path, line, baseLine, subject }: Partial<Found>) =>
  JSON.stringify([kind, path, line, baseLine, subject])

function listOnce(all: readonly Found[]): Found[] {
  const byKey = new Map<string, Found>()
  for (const one of all) {
    const found = one.subject === undefined ? one : { ...one, subject: one.subject.trim().slice(0, maxSubject) }
    const key = keyOf(found)
    const from = [...new Set([...(byKey.get(key)?.from ?? []), ...(found.from ?? [])])].sort()
    byKey.set(key, from.length === 0 ? found : { ...found, from })
  }
  return [...byKey.values()]
}

function isAllowed({ kind, accepts }: Found, allow: readonly string[]) {
  if (kinds[kind].isNeverForProject || accepts === undefined || accepts.what === 'place') return false
  return allow.some((glob) => matchGlob(glob.split('/'), accepts.name.split('/')))
}

const byRisk = (one: Found, other: Found) => riskOf(one.kind) - riskOf(other.kind) || byPlace(one, other)

function byPlace(one: Omit<Found, 'kind'>, other: Omit<Found, 'kind'>) {
  const lineOf = ({ line, baseLine = 0 }: typeof one) => line ?? baseLine
  return (
    compare(one.path ?? '', other.path ?? '') ||
    lineOf(one) - lineOf(other) ||
    compare(one.subject ?? '', other.subject ?? '')
  )
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
