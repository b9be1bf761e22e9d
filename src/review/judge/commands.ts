// Finds commands anywhere in a text, as pipelines of words, without a shell's full grammar.

import programs from './downloads.json' with { type: 'json' }
import { compile, setOf } from './patterns.ts'
import type { LogicalLine } from './snippets.ts'

export interface Command {
  readonly words: readonly string[]
  readonly text: string
  readonly isPiped: boolean
  readonly line: number
}

/** What precedes a command in documentation: a prompt, or a key or keyword of a file that contains commands. */
const lead = compile('lead')
const keyword = /^\s*(?:-\s+)?(?:(?:RUN|CMD|ENTRYPOINT)\s+|(?:run|script|command|cmd|sh|shell):\s*[|>]?\s*)/

export const downloaders: ReadonlySet<string> = setOf(programs.downloaders)
const prefixes: ReadonlySet<string> = setOf(programs.prefixes)
const separator = /(\|\||&&|;|\|&?|&(?=\s|$))/

export function listCommands(line: LogicalLine): Command[] {
  const bare = line.text.replace(lead, '').replace(keyword, '')
  const pieces = bare.split(separator)
  const commands: Command[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').trim()
    const words = splitWords(text)
    if (words.length > 0) commands.push({ words, text, isPiped: /^\|&?$/.test(pieces[at + 1] ?? ''), line: line.line })
  }
  return commands
}

/** Quotes and brackets around a word are dropped, so commands inside string literals of other languages are found too. */
export function splitWords(text: string): string[] {
  return text
    .split(/\s+|["'`][,\s]+(?=["'`])|(?<=[(=[])(?=["'`])/)
    .map((word) => word.replace(/^(?:\$\(|[("'`[{<])+/, '').replace(/["'`)\],}]+[.,;:!?]*$/, ''))
    .filter((word) => word !== '')
}

/** The words from the program on: after `sudo -E`, `env A=b` and the like. */
export function dropPrefixes(words: readonly string[]): readonly string[] {
  let at = 0
  let isPrefixed = false
  for (; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (prefixes.has(word)) isPrefixed = true
    else if (!(/^\w{1,80}=/.test(word) || (isPrefixed && /^(?:-|\d+[smh]?$)/.test(word)))) break
  }
  return words.slice(at)
}

/** The name of the program in lower case, without its folder and without `.exe`. */
export function programOf(words: readonly string[]): string {
  const name = dropPrefixes(words)[0] ?? ''
  return name
    .replace(/^.*[/\\](?=[^/\\])/, '')
    .replace(/\.exe$/i, '')
    .toLowerCase()
}
