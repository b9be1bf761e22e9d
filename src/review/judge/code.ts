// Samples and commands: what changed in them, and whether a reader's complaint names the change.

import type { PageChange } from '../pages/page.ts'
import { isAsked } from './asked.ts'
import { splitCode } from './base.ts'
import { listCommands, programOf } from './commands.ts'
import type { Context } from './context.ts'
import { isSlip } from './prose.ts'
import type { Found, Kind } from './result.ts'

interface Block {
  readonly text: string
  readonly lang: string
  readonly line: number
}

/** Languages of commands; a sample without one is taken for them too. */
const shell =
  /^(?:|ba?sh|bat|cmd|console|fish|posh|powershell|ps1?|pwsh|sh|shell|shell-?session|terminal|text|txt|zsh)$/i

export function findInCode(context: Context, page: PageChange): Found[] {
  const { path } = page
  const list = (parts: PageChange['added']): Block[] =>
    parts.flatMap((part) => (part.kind === 'code' ? [{ text: part.value, lang: part.lang, line: part.line }] : []))
  const gone = list(page.removed)
  const found: Found[] = []
  for (const block of list(page.added)) {
    const at = findLikest(block, gone)
    const [old] = at < 0 ? [] : gone.splice(at, 1)
    if (old === undefined) found.push({ kind: 'code-new', path, line: block.line, subject: firstLine(block.text) })
    else for (const one of judgeChanged(context, path, old, block)) found.push(one)
  }
  return [
    ...found,
    ...gone.map(({ text, line }): Found => ({ kind: 'code-removed', path, baseLine: line, subject: firstLine(text) })),
    ...findMoved(page),
  ]
}

const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, 200)
const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The index of the block with the most lines or words in common. */
function findLikest({ text, lang }: Block, gone: readonly Block[]): number {
  const words = new Set(splitCode(text))
  const shares = gone.map((other) => {
    const own = splitCode(other.text)
    return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / Math.max(own.length, words.size)
  })
  const most = shares.reduce((best, share) => Math.max(best, share), 0)
  if (most >= 0.3) return shares.indexOf(most)
  return gone.length === 1 && gone[0]?.lang === lang && most > 0 ? 0 : -1
}

function judgeChanged(context: Context, path: string, old: Block, now: Block): Found[] {
  const [before, after] = [old.text, now.text].map((text) =>
    text
      .split('\n')
      .map(squeeze)
      .filter((line) => line !== ''),
  )
  const [gone, come] = [subtract(before ?? [], after ?? []), subtract(after ?? [], before ?? [])]
  if (gone.length === 0 && come.length === 0) {
    // Only blanks differ, or the order of the lines.
    const isMoved = before?.join('\n') !== after?.join('\n')
    return isMoved ? [{ kind: 'command-changed', path, line: now.line, subject: firstLine(now.text) }] : []
  }
  const [lost, named] = [
    subtract(gone.flatMap(splitCode), come.flatMap(splitCode)),
    subtract(come.flatMap(splitCode), gone.flatMap(splitCode)),
  ]
  const isSameOrder = lost.length > 0 || named.length > 0
  const isTypo =
    lost.length === 1 &&
    named.length === 1 &&
    isSlip(lost[0] ?? '', named[0] ?? '') &&
    context.base.code.has(named[0] ?? '') &&
    /^[a-z]+$/i.test(named[0] ?? '')
  if (isSameOrder && gone.length === come.length && (isTypo || isAsked(context, lost, named))) return []
  const subject = firstLine(come[0] ?? gone[0] ?? '')
  return [
    {
      kind: kindOf(now, gone, come, lost, named),
      path,
      line: now.line + 1 + now.text.split('\n').findIndex((line) => squeeze(line) === (come[0] ?? '')),
      subject,
    },
  ]
}

function kindOf(
  { lang }: Block,
  gone: readonly string[],
  come: readonly string[],
  lost: readonly string[],
  named: readonly string[],
): Kind {
  const isName = (word: string) => /\d|@|\/|\.\w/.test(word)
  if (gone.length === come.length && lost.length === named.length && lost.some(isName)) return 'identity-replaced'
  if (gone.length > come.length && come.length === 0) return 'code-removed'
  const programs = [...gone, ...come]
    .flatMap((text) => listCommands({ text, line: 1 }))
    .map(({ words }) => programOf(words))
  return shell.test(lang) && programs.length > 0 ? 'command-changed' : 'code-changed'
}

function subtract(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of other) counts.set(word, (counts.get(word) ?? 0) + 1)
  return one.filter((word) => {
    const count = counts.get(word) ?? 0
    if (count > 0) counts.set(word, count - 1)
    return count === 0
  })
}

/** Samples that stand in another order than before. */
function findMoved({ path, before, after }: PageChange): Found[] {
  const [old, now] = [before, after].map((parts) => parts.flatMap((part) => (part.kind === 'code' ? [part] : [])))
  const kept = new Set(now?.map(({ value }) => value))
  const was = new Set(old?.map(({ value }) => value))
  const order = (old ?? []).filter(({ value }) => kept.has(value))
  const other = (now ?? []).filter(({ value }) => was.has(value))
  const moved = order.length === other.length ? other.find(({ value }, at) => order[at]?.value !== value) : undefined
  return moved === undefined ? [] : [{ kind: 'step-removed', path, line: moved.line, subject: firstLine(moved.value) }]
}
