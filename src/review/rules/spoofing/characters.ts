// Rules about characters in added words, commands and addresses.
import type { Part } from '../../../changes/page.ts'
import { listNew } from '../subject/lines.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { isOddHost, showsOtherHost } from './deceptive-hosts.ts'
import { findHidden, nameOf, splitWords } from './hidden-characters.ts'
import {
  hasForeignLetters,
  isDeclined,
  isDisguisedCode,
  isMixedScript,
  isStyled,
  isWholeScript,
  isWrittenForeign,
} from './homoglyphs.ts'
import { type Added, beyondAscii, listTexts, textOf } from './texts.ts'

/** Words of the lines as they were: a typo next to an odd word that already existed is no reason to stop. */
function listOld({ change, pages }: Subject): ReadonlySet<string> {
  const old = new Set<string>()
  const add = (text: string) => {
    if (beyondAscii.test(text)) for (const word of splitWords(text)) old.add(word)
  }
  for (const { removedLines } of pages) for (const { text } of removedLines) add(text)
  for (const { before, after } of change.files) for (const { text } of listNew(after?.text, before?.text)) add(text)
  return old
}

/** One finding per line and subject. */
function findWords(subject: Subject, judge: (word: string, added: Added) => string | undefined): Finding[] {
  const old = listOld(subject)
  const found = new Map<string, Finding>()
  for (const added of listTexts(subject))
    for (const word of splitWords(added.line === 1 ? added.text.replace(/^\ufeff/, '') : added.text)) {
      const thing = beyondAscii.test(word) && !old.has(word) ? judge(word, added) : undefined
      const { path, line } = added
      if (thing !== undefined) found.set(`${path}\n${line}\n${thing}`, { path, line, subject: thing })
    }
  return [...found.values()]
}

/** Files written in another script: a page in Russian has words that look like Latin ones. */
function listForeign({ change, pages }: Subject): ReadonlySet<string> {
  const written = new Set<string>()
  for (const { path, after } of change.files) if (isWrittenForeign(after?.text ?? '')) written.add(path)
  for (const { path, after } of pages) if (isWrittenForeign(after.map(textOf).join('\n'))) written.add(path)
  return written
}

/** Lines that show words of several scripts, as `path:line`. */
function listMixed({ pages }: Subject): ReadonlySet<string> {
  const lines = pages.flatMap(({ path, addedLines }) => addedLines.map((added) => ({ ...added, path })))
  const mixed = lines.filter(({ text }) => beyondAscii.test(text) && isWrittenForeign(text, 2))
  return new Set(mixed.map(({ path, line }) => `${path}:${line}`))
}

/** Hidden characters in the title, the description and the commit messages. */
function findSaid({ change }: Subject): Finding[] {
  const said = [change.title, change.description, ...change.commits.map(({ message }) => message)]
  return said
    .flatMap((text) =>
      beyondAscii.test(text)
        ? text.split('\n').flatMap((line) => splitWords(line).flatMap((word) => findHidden(word, line) ?? []))
        : [],
    )
    .map((subject) => ({ subject }))
}

const wideBlank = /\S([\u00a0\u2007\u202f\u3000])\S/

/** Blanks in commands that a shell takes for a letter. */
function findBlanks({ pages }: Subject): Finding[] {
  return pages.flatMap(({ path, added, removed }) => {
    const isOld = removed.some((part) => isCommand(part) && wideBlank.test(textOf(part)))
    return added.flatMap((part) => {
      const blank = isOld || !isCommand(part) ? undefined : wideBlank.exec(textOf(part))?.[1]
      return blank === undefined ? [] : [{ path, line: part.line, subject: nameOf(blank) }]
    })
  })
}

const isCommand = ({ kind }: Part): boolean => kind === 'code' || kind === 'inline-code'

/** Entities that AsciiDoc passes through unchanged. */
const entity =
  /&(?:zerowidthspace|zwn?j|nobreak|lrm|rlm|invisible(?:times|comma)|applyfunction|negative\w{3,9}space|#(x?[\da-f]{2,6}));/gi

function findNamed({ pages }: Subject): Finding[] {
  return pages.flatMap(({ path, format, addedLines }) =>
    format !== 'asciidoc'
      ? []
      : addedLines.flatMap(({ line, text }) =>
          [...text.matchAll(entity)]
            .filter(([, code]) => code === undefined || findHidden(decode(code)) !== undefined)
            .map(([subject]) => ({ path, line, subject })),
        ),
  )
}

function decode(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 10)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

function findLookAlikes(subject: Subject): Finding[] {
  const [foreign, mixed] = [listForeign(subject), listMixed(subject)]
  return findWords(subject, (word, { path, line, text, isCode }) => {
    const runs = hasForeignLetters(word) ? word.split(/[^\p{L}\p{M}]+/u) : []
    const isForeign = foreign.has(path)
    const isName = !isForeign && !mixed.has(`${path}:${line}`)
    const isAlike = runs.some(
      (run) => (isMixedScript(run) && !(isForeign && !isCode && isDeclined(run))) || (isName && isWholeScript(run)),
    )
    return isAlike || isStyled(word, text) || (isCode && isDisguisedCode(word)) ? word : undefined
  })
}

const address =
  /[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>`()]+|\bxn--[a-z0-9-]{1,63}\.[^\s"'<>`()]+|[\w.+-]{1,64}@[\p{L}\p{N}.-]{3,253}/giu

/** Disguised hosts in links and in commands. */
function findOddHosts({ pages }: Subject): Finding[] {
  return pages.flatMap(({ path, added, before, addedLines, removedLines }) => {
    const old = new Set([...before.map(textOf), ...removedLines.flatMap(({ text }) => listAddresses(text))])
    const links = added
      .filter((part) => part.kind === 'link' || part.kind === 'image')
      .map(({ line, url }) => ({ path, line, subject: url }))
    const words = addedLines.flatMap(({ line, text }) =>
      listAddresses(text).map((subject) => ({ path, line, subject })),
    )
    const posed = added
      .filter((part) => part.kind === 'link')
      .filter(({ text, url }) => showsOtherHost(text, url))
      .map(({ line, text }) => ({ path, line, subject: text }))
    return [...posed, ...[...links, ...words].filter(({ subject }) => !old.has(subject) && isOddHost(subject))]
  })
}

function listAddresses(text: string): string[] {
  return (text.match(address) ?? []).map((url) =>
    /^xn--|^[^/]*@/i.test(url) ? `//${url.replace(/^[^/]*@/, '')}` : url,
  )
}

export const characterRules: readonly Rule[] = [
  {
    id: 'hidden-character',
    severity: 'block',
    detects: 'invisible, bidirectional, tag, variation-selector and private-use characters in added text',
    message: 'This change adds an invisible character, which can hide text or make a command differ from what you see.',
    find: (subject) => [
      ...findWords(subject, (word, { text }) => findHidden(word, text)),
      ...findSaid(subject),
      ...findBlanks(subject),
      ...findNamed(subject),
    ],
  },
  {
    id: 'look-alike',
    severity: 'block',
    detects: 'look-alike letters from other scripts in added words, commands and URLs',
    message: 'This word mixes look-alike letters from different scripts, so it is not the word it seems to be.',
    find: findLookAlikes,
  },
  {
    id: 'disguised-host',
    severity: 'block',
    detects: 'hosts in URLs that are written in Punycode or with look-alike letters',
    message: 'The host in this URL is not the one it seems to be, and may belong to someone else.',
    find: findOddHosts,
  },
]
