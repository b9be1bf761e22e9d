// What a command fetches from another machine: its addresses, in any form, and the files that it writes.
import { type Command, downloaders, dropPrefixes, programOf } from '../code/commands.ts'
import { type Address, listAddresses, listBareAddresses } from '../names/hosts.ts'
import { compilePattern } from '../subject/pattern.ts'
import data from './downloads.json' with { type: 'json' }

/** They copy from folder to folder as well. */
const copiers: ReadonlySet<string> = new Set(data.copiers)
const forges: ReadonlyMap<string, string> = new Map(Object.entries(data.forges))

const forge = new RegExp(`(?<![\\w.-])(${[...forges.keys()].join('|')}):(?=[\\w.-]{1,100}/[\\w.-])`, 'gi')
/** `host:path`, as ssh and its kin write it, but no drive. */
const far = /^[\w.@-]{2,100}:[^\\:]/
const reference = compilePattern([...data.references, `^(?:${[...forges.keys()].join('|')}):[\\w.-]+/[\\w.-]`], 'i')
const module = /^[a-z\d][\w-]*(?:\.[\w-]+)*\.[a-z]{2,24}\/\S/i

/** An address with a path, or something that a program turns into one: a host alone is a source of packages. */
export const isReference = (word: string): boolean => reference.test(word)

/** Go's modules are named by their host. */
export const isModule = (word: string): boolean => module.test(word)

/** In full, or without a scheme where none has one. */
export function listRemotes(text: string): Address[] {
  const plain = text.replace(forge, (_, name: string) => `https://${forges.get(name.toLowerCase())}/`)
  const named = listAddresses(plain)
  return named.length > 0 ? named : listBareAddresses(plain)
}

/** A line of code that is nothing but an address: the sentence around it says to get it. */
const isAddress = ({ words }: Command): boolean => words.length === 1 && /^https?:\/\/\S+\/\S+$/i.test(words[0] ?? '')

export function fetches(command: Command): boolean {
  const { words } = command
  if (copiers.has(programOf(words))) return words.some((word) => isReference(word) || far.test(word))
  return words.some((word) => downloaders.has(word.toLowerCase())) || isAddress(command)
}

/** It brings a whole folder. */
export function fetchesTree(command: Command): boolean {
  const { words } = command
  const isTree = words.some((word) => /^(?:sync|mirror|--recursive|--archive|--mirror|-\w?[ar]\w{0,3})$/.test(word))
  return (
    isTree && fetches(command) && (copiers.has(programOf(words)) || words.some((word) => data.buckets.includes(word)))
  )
}

/** Names of the files that a download may write: all that it names, and those of the commands that its output goes to. */
export function listFiles(command: Command, isFed: boolean): string[] {
  const isFetch = fetches(command)
  const isWriter = isFed && (/^(?:tee|sponge|dd)$/.test(programOf(command.words)) || command.words.some(isRedirect))
  if (!isFetch && !isWriter) return []
  const words = dropPrefixes(command.words)
  const named = words.flatMap((word, at) => {
    const name = word.replace(/^(?:--?[\w-]{1,40}=|of=|>{1,2})/, '')
    // A plain word may be one of a sentence.
    const isName = name !== word || /^(?:-|>)/.test(words[at - 1] ?? '') || /\w[./\\]\w|^~?[/\\]/.test(name)
    return at > 0 && isName && !/^-|:\/\//.test(name) ? [name] : []
  })
  const remote = isFetch ? listRemotes(command.text).map(({ path }) => path.replace(/[?#].*$/, '')) : []
  return [...named, ...remote].map(baseName).filter((name) => name.length > 1)
}

const isRedirect = (word: string): boolean => word.startsWith('>')

export function baseName(path: string): string {
  return path.replace(/^.*[/\\:]/, '')
}
