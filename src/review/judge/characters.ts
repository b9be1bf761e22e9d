// Added characters that are invisible or look like others.
import { decodeEntities } from '../../text/unicode/clean.ts'
import { dropInvisible } from '../../text/unicode/invisible.ts'
import table from '../../triage/injection/look-alikes.json' with { type: 'json' }
import { listNew } from '../diff/diff-lines.ts'
import { type PageChange, type Part, textOf } from '../diff/page.ts'
import { isByLines } from './commands.ts'
import type { Context } from './context.ts'
import { listMessages } from './description.ts'
import { findDomain } from './hosts.ts'
import type { Found } from './result.ts'

const beyondAscii = /[^\t\n\v\f\r -~]/
const mayHide = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\p{Noncharacter_Code_Point}\u2028\u2029\u2800]/u
const never = /^[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]$/u
/** Visible: signs of Arabic, Syriac and Kaithi numbers and verses. */
const drawn = /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u
const directions = /[\u061c\u200e\u200f\u2066-\u2069]/
const rightToLeft = /(?!\u061c)[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u
const withoutBlanks =
  /^[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\p{M}*$/u
const longWord = /^[\p{L}\p{M}\u00ad]{12,}[.,:;!?)]?$/u

/** As `U+200B`; none that the writing system needs. `line`: around `text`. */
function findHidden(text: string, line = text) {
  if (!mayHide.test(text)) return undefined
  const characters = Array.from(text)
  const kept = Array.from(dropInvisible(text))
  let at = 0
  for (const [index, character] of characters.entries()) {
    const isKept = character === kept[at]
    if (isKept || kept[at] === ' ') at += 1
    if (/^[\t\n\v\f\r]$/.test(character) || (isKept && !never.test(character))) continue
    if (!isGenuine(character, characters[index - 1] ?? '', characters[index + 1] ?? '', text, line))
      return nameOf(character)
  }
  return undefined
}

function nameOf(character: string) {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

function isGenuine(character: string, before: string, after: string, text: string, line: string) {
  if (drawn.test(character)) return true
  if (/^[\ufe0e\ufe0f]$/.test(character)) return /^[\p{S}\p{Extended_Pictographic}]$/u.test(before)
  if (/^[\ufe00-\ufe02\u{e0100}-\u{e01ef}]$/u.test(character)) return /^\p{sc=Han}$/u.test(before)
  if (character === '\u200b') return withoutBlanks.test(before) || withoutBlanks.test(after)
  if (directions.test(character)) return rightToLeft.test(line)
  return character === '\u00ad' && longWord.test(text)
}

const lookAlikes = table.flatMap((row) => row.split(' ')).flatMap((group) => Array.from(group).slice(1))
const latinOf: ReadonlySet<string> = new Set(lookAlikes)
const foreign = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u
const latin = /\p{sc=Latn}/u
const twin = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/
const formula = /^\p{sc=Grek}?[\p{sc=Latn}\p{N}]*\p{sc=Grek}?$/u
const declined = /^[A-Za-z]{3,}\p{sc=Cyrl}{1,3}$/u
const styled =
  /(?:[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}\u24b6-\u24e9\u249c-\u24b5].*){3}|(?:[\uff21-\uff3a\uff41-\uff5a].*){2}/u
const wideScripts = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
const looksLatin = (letter: string) => latinOf.has(letter.toLowerCase()) || twin.test(letter)

function isMixedScript(run: string) {
  if (!foreign.test(run) || !latin.test(run) || (formula.test(run) && !twin.test(run))) return false
  return Array.from(run).every((letter) => !foreign.test(letter) || looksLatin(letter))
}

/** Proves nothing in a text of that script. */
function isWholeScript(run: string) {
  return run.length > 2 && Array.from(run).every((letter) => foreign.test(letter) && looksLatin(letter))
}

const disguised = new RegExp(
  '[A-Za-z]\\p{Mn}|' +
    '[ɑɓɗɡɩǀǃɪɴʀʏʙʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱꭇꭱ\\p{sc=Cher}\\p{sc=Copt}\\p{sc=Lisu}]|' +
    '(?:^|[\\w-])[\\u2010\\u2011\\u2043\\u2212\\ufe63\\uff0d]+(?=[A-Za-z])|' +
    '\\w[\\u2215\\u2044\\u29f8\\u2024\\ua789\\u02d0\\ufe52\\ufe55](?=\\w)',
  'u',
)

function isLike(word: string) {
  // Read as plain ones by lenient programs; not the raised letters of ordinals.
  const letters = word.match(/(?![ªº])[\p{L}\p{Nd}\p{Nl}\uff01-\uff5e]/gu) ?? []
  const isWide = letters.some((one) => one > '~' && /^[!-~]+$/.test(one.normalize('NFKC')))
  return isWide || disguised.test(word.normalize('NFC'))
}

function isDisguised(word: string) {
  return /[A-Za-z]/.test(word) && (isLike(word) || word.split(/[^\p{L}\p{M}]+/u).some(isMixedScript))
}

const device = /^(?:aux|con|nul|prn|com\d|lpt\d|\.git|git~\d)(?:\.|$)/i

export function isOddPath(path: string): boolean {
  if (findHidden(path) !== undefined || /[\\:*?"<>|]|%(?:2e|2f|5c|00)/i.test(path)) return true
  const isOdd = (one: string) => /^$|^\.{1,2}$|^\s|[\s.]$/u.test(one) || device.test(one) || isDisguised(one)
  return path.split('/').some(isOdd)
}

const host = /^[a-z][a-z0-9+.-]{0,30}:[/\\]{2}([^/\\?#]*)|^[/\\]{2}([^/\\?#]*)/iu

function isOddHost(url: string) {
  const [, absolute, relative] = host.exec(url.trim()) ?? []
  const authority = absolute ?? relative ?? ''
  if (/^[^@]*\.[^@]*@|[\u2024\u2044\u2215\u29f8\uff0f\uff3c\ufe68]/.test(authority)) return true
  const labels = (authority.split('@').at(-1) ?? '').replace(/:\d*$/, '').split(/[.\u3002\uff0e\uff61]/)
  const isLatin = /^[a-z]{2,}$/i.test(labels.at(-1) ?? '')
  return labels.some(
    (label) =>
      /^xn--/i.test(label) ||
      isDisguised(label) ||
      (isLatin && beyondAscii.test(label) && (/[a-z]/i.test(label) || isWholeScript(label))),
  )
}

function showsOtherHost(text: string, url: string) {
  const form = /^(?:[a-z][a-z0-9+.-]{0,30}:)?\/\/(?:www\.)?([\w.-]+\.[a-z]{2,24})(?=[/:?#]|$)/i
  const readHost = (one: string) => form.exec(one.trim())?.[1]?.toLowerCase()
  const [shown, real] = [readHost(text), readHost(url)]
  return shown !== undefined && real !== undefined && findDomain(shown) !== findDomain(real)
}

const blanks = /[\t-\r \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/
const splitWords = (text: string) => text.split(blanks).filter((word) => word !== '')

function listTexts({ change, pages }: Context) {
  const byLines = new Set(pages.filter(isByLines).map(({ path }) => path))
  const lines = change.files.flatMap(({ path, before, after }) =>
    listNew(before?.text, after?.text).map(({ line, text }) => {
      return { path, line, text: /\.mdx?$/.test(path) ? text : decodeEntities(text), isCode: byLines.has(path) }
    }),
  )
  const parts = pages.flatMap(({ path, added, removed }) => {
    const old = new Set(removed.map(writtenIn))
    return added
      .map((part) => ({ path, line: part.line, text: writtenIn(part), isCode: /code|link|image/.test(part.kind) }))
      .filter(({ text }) => !old.has(text))
  })
  return [...lines, ...parts].filter(({ text }) => beyondAscii.test(text))
}

const writtenIn = (part: Part) => ('url' in part ? part.url : textOf(part))

const [minForeign, maxInLine] = [3, 100]

function isWrittenForeign(text: string) {
  let found = 0
  for (const [word] of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
    if (/(?!\p{sc=Latn})\p{L}/u.test(word) && !latin.test(word) && !isWholeScript(word)) found += 1
    if (found >= minForeign) return true
  }
  return false
}

export function findInWords(context: Context): Found[] {
  const { change, base } = context
  const removed = change.files.flatMap(({ before, after }) => listNew(after?.text, before?.text))
  const old = new Set(removed.flatMap(({ text }) => (beyondAscii.test(text) ? splitWords(text) : [])))
  const texts = listTexts(context)
  const isForeignFile = ({ after }: (typeof change.files)[number]) => isWrittenForeign(after?.text ?? '')
  const foreign = new Set((texts.length > 0 ? change.files : []).filter(isForeignFile).map(({ path }) => path))
  return texts.flatMap(({ path, line, text, isCode }) => {
    const isForeign = foreign.has(path)
    const isWide = wideScripts.test(text)
    const isMixed = (run: string) =>
      (isMixedScript(run) && !(isForeign && declined.test(run))) || (!isForeign && isWholeScript(run))
    const words = splitWords(line === 1 ? text.replace(/^\ufeff/, '') : text)
    const found = words.values().flatMap((word): Found[] => {
      if (!beyondAscii.test(word) || old.has(word)) return []
      const hidden = findHidden(word, text)
      if (hidden !== undefined) {
        const isUsed = hidden === 'U+00AD' && !isCode && base.texts.some((one) => hyphen.test(one))
        return [{ kind: isUsed ? 'known-elsewhere' : 'hidden-character', path, line, subject: hidden }]
      }
      const isAlike = word.split(/[^\p{L}\p{M}]+/u).some(isMixed)
      const isStyled = styled.test(word) && !isWide
      const isCommand = isCode && !isForeign && /[A-Za-z]/.test(word) && isLike(word)
      return isAlike || isStyled || isCommand ? [{ kind: 'look-alike', path, line, subject: word }] : []
    })
    return [...found.take(maxInLine)]
  })
}

const hyphen = /\p{L}(?:\u00ad|&shy;|&#173;)\p{L}/u

export function findSaid({ change }: Context): Found[] {
  const lines = listMessages(change).flatMap(({ text }) => text.split('\n'))
  const hidden = lines.flatMap((line) => splitWords(line).flatMap((word) => findHidden(word, line) ?? []))
  return hidden.map((subject) => ({ kind: 'hidden-character', subject }))
}

const wideBlank = /\S([\u00a0\u2007\u202f\u3000])\S/

export function findInCommands(_: Context, { added, removed }: PageChange): Found[] {
  const find = (part: Part) => (/code/.test(part.kind) ? wideBlank.exec(textOf(part))?.[1] : undefined)
  if (removed.some(find)) return []
  return added.flatMap((part): Found[] => {
    const blank = find(part)
    return blank === undefined ? [] : [{ kind: 'hidden-character', line: part.line, subject: nameOf(blank) }]
  })
}

const address =
  /[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>`()]+|\bxn--[a-z0-9-]{1,63}\.[^\s"'<>`()]+|[\w.+-]{1,64}@[\p{L}\p{N}.-]{3,253}/giu

export function findHosts(_: Context, { added, before, addedLines, removedLines }: PageChange): Found[] {
  const old = new Set([...before.map(writtenIn), ...removedLines.flatMap(({ text }) => listWritten(text))])
  const links = added.filter((part) => 'url' in part)
  const words = addedLines.flatMap(({ line, text }) => listWritten(text).map((subject) => ({ line, subject })))
  const odd = [...links.map(({ line, url }) => ({ line, subject: url })), ...words].filter(
    ({ subject }) => !old.has(subject) && isOddHost(subject),
  )
  const posed = links.filter(({ kind, text, url }) => kind === 'link' && showsOtherHost(text, url))
  const all = [...posed.map(({ line, text }) => ({ line, subject: text })), ...odd]
  return all.map((found): Found => ({ kind: 'look-alike', ...found }))
}

function listWritten(text: string) {
  return (text.match(address) ?? []).map((url) =>
    /^xn--|^[^/]*@/i.test(url) ? `//${url.replace(/^[^/]*@/, '')}` : url,
  )
}
