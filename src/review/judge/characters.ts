// Characters in what a change adds that are invisible, or that only look like others.

import { listNew } from '../pages/diff-lines.ts'
import type { Part } from '../pages/page.ts'
import type { Context } from './context.ts'
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
import { compile } from './patterns.ts'
import type { Found } from './result.ts'
import { isByLines } from './snippets.ts'

const beyondAscii = /[^\t\n\v\f\r -~]/

interface Added {
  readonly path: string
  readonly line: number
  readonly text: string
  readonly isCode: boolean
}

export function findCharacters(context: Context): Found[] {
  return [
    ...findInWords(context),
    ...findSaid(context),
    ...findBlanks(context),
    ...findEntities(context),
    ...findHosts(context),
  ]
}

/** Added lines as written, and parts with their entities decoded. */
function listTexts({ change, pages }: Context): Added[] {
  const byLines = new Set(pages.filter(isByLines).map(({ path }) => path))
  const parts = pages.flatMap(({ path, added, removed }) => {
    const old = new Set(removed.map(textOf))
    return added
      .map((part) => ({ path, line: part.line, text: textOf(part), isCode: isCode(part) }))
      .filter(({ text }) => !old.has(text))
  })
  const lines = change.files.flatMap(({ path, before, after }) =>
    listNew(before?.text, after?.text).map(({ line, text }) => ({ path, line, text, isCode: byLines.has(path) })),
  )
  return [...lines, ...parts].filter(({ text }) => beyondAscii.test(text))
}

const isCode = ({ kind }: Part): boolean =>
  kind === 'code' || kind === 'inline-code' || kind === 'link' || kind === 'image'

function textOf(part: Part): string {
  if (part.kind === 'link' || part.kind === 'image') return part.url
  if (part.kind === 'tag') return Object.values(part.attributes).join(' ')
  return 'value' in part ? part.value : part.text
}

function findInWords(context: Context): Found[] {
  const { change, pages } = context
  // A typo next to an odd word that already existed is no reason to stop.
  const old = new Set(
    change.files.flatMap(({ before, after }) =>
      listNew(after?.text, before?.text).flatMap(({ text }) => (beyondAscii.test(text) ? splitWords(text) : [])),
    ),
  )
  const byLines = new Set(pages.filter(isByLines).map((page) => page.path))
  const texts = listTexts(context)
  const foreign = new Set(
    change.files.filter(({ after }) => texts.length > 0 && isWrittenForeign(after?.text ?? '')).map(({ path }) => path),
  )
  const mixed = new Set(
    pages.flatMap(({ path, addedLines }) =>
      addedLines
        .filter(({ text }) => beyondAscii.test(text) && isWrittenForeign(text, 2))
        .map(({ line }) => `${path}:${line}`),
    ),
  )
  return texts.flatMap(({ path, line, text, isCode }) =>
    splitWords(line === 1 ? text.replace(/^\ufeff/, '') : text).flatMap((word): Found[] => {
      if (!beyondAscii.test(word) || old.has(word)) return []
      const hidden = findHidden(word, text)
      if (hidden !== undefined) return [{ kind: 'hidden-character', path, line, subject: hidden }]
      const runs = hasForeignLetters(word) ? word.split(/[^\p{L}\p{M}]+/u) : []
      const isForeign = foreign.has(path)
      const isName = !isForeign && !mixed.has(`${path}:${line}`)
      const isAlike = runs.some(
        (run) => (isMixedScript(run) && !(isForeign && !isCode && isDeclined(run))) || (isName && isWholeScript(run)),
      )
      if (!isAlike && !isStyled(word, text) && !(isCode && (isName || !byLines.has(path)) && isDisguisedCode(word)))
        return []
      return [{ kind: 'look-alike', path, line, subject: word }]
    }),
  )
}

function findSaid({ change }: Context): Found[] {
  const said = [change.title, change.description, ...change.commits.map(({ message }) => message)]
  return said
    .flatMap((text) =>
      beyondAscii.test(text)
        ? text.split('\n').flatMap((line) => splitWords(line).flatMap((word) => findHidden(word, line) ?? []))
        : [],
    )
    .map((subject) => ({ kind: 'hidden-character', subject }))
}

const wideBlank = /\S([\u00a0\u2007\u202f\u3000])\S/

/** Blanks in commands that a shell takes for a letter. */
function findBlanks({ pages }: Context): Found[] {
  return pages.flatMap(({ path, added, removed }) => {
    const isCommand = ({ kind }: Part) => kind === 'code' || kind === 'inline-code'
    const isOld = removed.some((part) => isCommand(part) && wideBlank.test(textOf(part)))
    return added.flatMap((part): Found[] => {
      const blank = isOld || !isCommand(part) ? undefined : wideBlank.exec(textOf(part))?.[1]
      return blank === undefined ? [] : [{ kind: 'hidden-character', path, line: part.line, subject: nameOf(blank) }]
    })
  })
}

/** Entities that formats read by lines pass through unchanged. */
const entity = compile('entity', 'gi')

function findEntities({ pages }: Context): Found[] {
  return pages
    .filter(({ format }) => format !== 'markdown' && format !== 'mdx')
    .flatMap(({ path, addedLines }) =>
      addedLines.flatMap(({ line, text }) =>
        [...text.matchAll(entity)]
          .filter(([, code]) => code === undefined || findHidden(decode(code)) !== undefined)
          .map(([subject]): Found => ({ kind: 'hidden-character', path, line, subject })),
      ),
    )
}

function decode(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 10)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

const address =
  /[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>`()]+|\bxn--[a-z0-9-]{1,63}\.[^\s"'<>`()]+|[\w.+-]{1,64}@[\p{L}\p{N}.-]{3,253}/giu

/** Hosts in Punycode, with look-alike letters, or behind a text that names another host. */
function findHosts({ pages }: Context): Found[] {
  return pages.flatMap(({ path, added, before, addedLines, removedLines }) => {
    const old = new Set([...before.map(textOf), ...removedLines.flatMap(({ text }) => listAddresses(text))])
    const links = added.flatMap((part) =>
      part.kind === 'link' || part.kind === 'image' ? [{ line: part.line, subject: part.url }] : [],
    )
    const words = addedLines.flatMap(({ line, text }) => listAddresses(text).map((subject) => ({ line, subject })))
    const posed = added.flatMap((part) =>
      part.kind === 'link' && showsOtherHost(part.text, part.url) ? [{ line: part.line, subject: part.text }] : [],
    )
    return [...posed, ...[...links, ...words].filter(({ subject }) => !old.has(subject) && isOddHost(subject))].map(
      (found): Found => ({ kind: 'look-alike', path, ...found }),
    )
  })
}

function listAddresses(text: string): string[] {
  return (text.match(address) ?? []).map((url) =>
    /^xn--|^[^/]*@/i.test(url) ? `//${url.replace(/^[^/]*@/, '')}` : url,
  )
}
