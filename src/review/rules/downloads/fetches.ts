// What a command downloads: its addresses, in any form, and the files that it writes.
import { type Command, downloaders, dropPrefixes, programOf } from '../code/commands.ts'
import { type Address, listAddresses, listBareAddresses } from '../spoofing/hosts.ts'
import { compilePattern } from '../subject/pattern.ts'
import data from './downloads.json' with { type: 'json' }

/** Programs that copy between machines and also between local folders. */
const copiers: ReadonlySet<string> = new Set(data.copiers)
const forges: ReadonlyMap<string, string> = new Map(Object.entries(data.forges))

const forge = new RegExp(`(?<![\\w.-])(${[...forges.keys()].join('|')}):(?=[\\w.-]{1,100}/[\\w.-])`, 'gi')
/** `host:path` as in scp, but not a Windows drive. */
const remotePath = /^[\w.@-]{2,100}:[^\\:]/
const reference = compilePattern([...data.references, `^(?:${[...forges.keys()].join('|')}):[\\w.-]+/[\\w.-]`], 'i')
const module = /^[a-z\d][\w-]*(?:\.[\w-]+)*\.[a-z]{2,24}\/\S/i

/** An address with a path, or a short form of one. A host alone is a source of packages. */
export const isReference = (word: string): boolean => reference.test(word)

/** A Go module, whose name begins with its host. */
export const isModule = (word: string): boolean => module.test(word)

/** Addresses with a scheme; if there is none, those without. */
export function listRemotes(text: string): Address[] {
  const plain = text.replace(forge, (_, name: string) => `https://${forges.get(name.toLowerCase())}/`)
  const named = listAddresses(plain)
  return named.length > 0 ? named : listBareAddresses(plain)
}

/** Code that is only an address: the text around it tells the reader to download it. */
const isAddress = ({ words }: Command): boolean => words.length === 1 && /^https?:\/\/\S+\/\S+$/i.test(words[0] ?? '')

export function fetches(command: Command): boolean {
  const { words } = command
  if (copiers.has(programOf(words))) return words.some((word) => isReference(word) || remotePath.test(word))
  return words.some((word) => downloaders.has(word.toLowerCase())) || isAddress(command)
}

/** Whether the command downloads a whole folder. */
export function fetchesTree(command: Command): boolean {
  const { words } = command
  const isTree = words.some((word) => /^(?:sync|mirror|--recursive|--archive|--mirror|-\w?[ar]\w{0,3})$/.test(word))
  return (
    isTree && fetches(command) && (copiers.has(programOf(words)) || words.some((word) => data.buckets.includes(word)))
  )
}

/** Names of the files that a download may write, itself or through commands that its output is piped to (`receivesDownload`). */
export function listFiles(command: Command, receivesDownload: boolean): string[] {
  const isFetch = fetches(command)
  const isWriter =
    receivesDownload && (/^(?:tee|sponge|dd)$/.test(programOf(command.words)) || command.words.some(isRedirect))
  if (!isFetch && !isWriter) return []
  const words = dropPrefixes(command.words)
  const named = words.flatMap((word, at) => {
    const name = word.replace(/^(?:--?[\w-]{1,40}=|of=|>{1,2})/, '')
    // A plain word may be part of a sentence.
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
