// Changed samples, and whether a complaint asks for that.
import { findMoved, subtract } from '../diff/diff-lines.ts'
import { type Code, measureIndent, type PageChange, type Part, squeeze } from '../diff/page.ts'
import { type Context, splitCode } from './context.ts'
import { isSlip } from './language.ts'
import { compile } from './patterns.ts'
import type { Found, Kind } from './result.ts'

/** Weakens, widens or destroys: worth a look even if asked for. */
const strong = [compile('strong', 'i'), compile('weak', 'i')]
const weakening = compile('weakening', 'i')
const identity = /\d|@|\/|^[\w-]+\.[\w.-]+$/

const maxCompared = 50
const listCode = (parts: readonly Part[]): Code[] => parts.filter((part) => part.kind === 'code')
/** Elsewhere, a final comma may make a list of a value. */
const commaLanguages = /^(?:json[5c]?|[jt]sx?|javascript|typescript)$/i
const bracketed = /^(?:json[5c]?|[jt]sx?|javascript|typescript|x?html|xml|css|java|go|rust)$/i
const plainRow = (row: string, lang: string) =>
  commaLanguages.test(lang) ? squeeze(row).replace(/,$/, '') : squeeze(row)
const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''

export function findInCode(context: Context, page: PageChange): Found[] {
  const { before, after, added, removed } = page
  const gone = listCode(removed)
  const changed = listCode(added).flatMap((now): Found[] => {
    const at = findLikest(now, gone)
    const [old] = at < 0 ? [] : gone.splice(at, 1)
    if (old !== undefined) return [...judgeChanged(context, page, old, now), ...findRenamed(old, now)]
    const subject = firstLine(now.value)
    return [{ kind: 'code-new', line: findLine(page, now, plainRow(subject, now.lang)), subject }]
  })
  const lost = gone.map(({ value, line: baseLine }): Found => {
    return { kind: 'code-removed', baseLine, subject: firstLine(value) }
  })
  const moved = findMoved(listCode(before), listCode(after), ({ value }) => value)
  const step: Found[] = moved ? [{ kind: 'step-removed', line: moved.line, subject: firstLine(moved.value) }] : []
  return [...changed, ...lost, ...step]
}

/** Above a sample, a title says what it is; other words say which of its lines are marked. */
function findRenamed(old: Code, { meta: subject, line }: Code): Found[] {
  const marks = /\{[^{}]*\}|(?<![\w-])[\w-]{1,80}=["']?[\d\s,-]{1,80}["']?(?=\s|$)/g
  const [was, is] = [old.meta, subject].map((meta) => squeeze(meta.replace(marks, '')))
  return was && is && was !== is ? [{ kind: 'identity-replaced', line, subject }] : []
}

const findLine = ({ addedLines }: PageChange, { line, lang }: Code, text?: string) =>
  addedLines.find((row) => row.line >= line && plainRow(row.text, lang) === text?.trim())?.line ?? line

function findLikest({ value, lang }: Code, gone: readonly Code[]) {
  const words = new Set(splitCode(value))
  const shares = gone.slice(0, maxCompared).map((other) => {
    const own = splitCode(other.value)
    return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / Math.max(own.length, words.size)
  })
  const most = shares.reduce((best, share) => Math.max(best, share), 0)
  if (most >= 0.3) return shares.indexOf(most)
  return gone.length === 1 && gone[0]?.lang === lang && most > 0 ? 0 : -1
}

function judgeChanged(context: Context, page: PageChange, old: Code, now: Code): Found[] {
  const [before, after] = [listRows(old.value, now.lang), listRows(now.value, now.lang)]
  const [gone, come] = [subtract(before, after), subtract(after, before)]
  if (gone.length === 0 && come.length === 0)
    // Some generators take for HTML what is indented less.
    return before.join('\n') === after.join('\n') && !(now.lang === '' && /<[a-z!/]/i.test(now.value))
      ? []
      : [{ kind: 'code-changed', line: now.line, subject: firstLine(now.value) }]
  const [oldWords, newWords] = [gone.flatMap(splitCode), come.flatMap(splitCode)]
  const [lost, named] = [subtract(oldWords, newWords), subtract(newWords, oldWords)]
  const [wrong = '', right = ''] = [lost[0], named[0]]
  const isKnown = context.base.code.has(right) && /^[a-z]+$/i.test(right)
  const isTypo = lost.length === 1 && named.length === 1 && isSlip(wrong, right) && isKnown
  const isIndented = String(before.map(measureIndent)) !== String(after.map(measureIndent))
  const isSameShape = !isIndented && gone.length === come.length && named.length > 0 && lost.length <= named.length
  if (isSameShape && (isTypo || isAsked(context, lost, named))) return []
  const kind = kindOf(gone, come, lost, named)
  return [{ kind, line: findLine(page, now, come[0]), subject: (come[0] ?? gone[0])?.trim() }]
}

/** Indented by depth: in most languages, that has a meaning. */
function listRows(value: string, lang: string) {
  const open: number[] = []
  return value.split('\n').flatMap((row) => {
    const [plain, indent] = [plainRow(row, lang), bracketed.test(lang) ? 0 : measureIndent(row)]
    if (plain === '') return []
    while ((open.at(-1) ?? -1) >= indent) open.pop()
    return ' '.repeat(open.push(indent) - 1) + plain
  })
}

type Words = readonly string[]

function kindOf(gone: Words, come: Words, lost: Words, named: Words): Kind {
  const weakens = (lines: Words) => lines.some((line) => weakening.test(line))
  if (weakens(come) && !weakens(gone)) return 'protection-changed'
  const isName = (word: string) => /\d|@|\/|\.\w/.test(word)
  if (gone.length === come.length && lost.length === named.length && lost.some(isName)) return 'identity-replaced'
  return come.length === 0 ? 'code-removed' : 'code-changed'
}

/** A reader names a part, and all that came is known and harmless. */
export function isAsked({ base, readers }: Context, gone: Words, come: Words): boolean {
  const isHarmless = (word: string) => !strong.some((form) => form.test(word)) && !identity.test(word)
  return (
    [...gone, ...come].some((word) => word.length > 2 && /\p{L}/u.test(word) && readers.find(word).length > 0) &&
    gone.every(isHarmless) &&
    come.every((word) => isHarmless(word) && base.code.has(word))
  )
}
