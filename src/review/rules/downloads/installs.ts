// Commands that download from an address and run or install the result in one step.
import { type Command, dropPrefixes, programOf } from '../code/commands.ts'
import forms from '../packages/package-forms.json' with { type: 'json' }
import { isManager } from '../packages/packages.ts'
import data from './downloads.json' with { type: 'json' }
import { isModule, isReference } from './fetches.ts'

const appliers: ReadonlySet<string> = new Set(data.appliers)
const applied: ReadonlySet<string> = new Set(data.applied)
/** Options that take a value, often an address. */
const valued: ReadonlySet<string> = new Set([...forms.valued, ...data.addressed])
const launchers = data.launchers.map((phrase) => phrase.split(' '))

/** `direct`: a launcher runs a URL. `unpacked`: it runs another reference, such as a repository. `installed`: a manager installs it. */
export function methodOf({ words }: Command): 'direct' | 'installed' | 'unpacked' | undefined {
  const rest = dropPrefixes(words)
  const program = programOf(words)
  const isLauncher = launchers.some(
    ([name, ...verb]) => name === program && verb.every((one, at) => rest[at + 1] === one),
  )
  if (!isLauncher && !isManager(program) && !appliers.has(program)) return undefined
  // `helm repo add` and `npm config set` name a source, which another rule judges.
  if (words.includes('repo') || words.includes('config')) return undefined
  const named = rest.find((word, at) => at > 0 && isUsed(word, rest[at - 1] ?? '', isLauncher && program === 'go'))
  if (named === undefined) return undefined
  return !isLauncher
    ? 'installed'
    : /^https?:/i.test(named.replace(assigned, '')) || /["'(]/.test(named)
      ? 'direct'
      : 'unpacked'
}

/** `--package=` of npm, `-from-module=` of Terraform, `source(` of R. */
const assigned = /^(?:--?[a-z][\w-]{0,40}=|[\w.:]{1,40}\(["']?)/i
/** After any option, such a word can only be what is installed. */
const certain = /^git\+|\.(?:git|whl|tgz|tar\.gz|zip|deb|rpm|vsix)$/i

function isUsed(word: string, before: string, mayBeModule: boolean): boolean {
  const option = /^(--?[a-z][\w-]{0,40})=/i.exec(word)?.[1]
  const value = word.replace(assigned, '')
  if (!(isReference(value) || (mayBeModule && isModule(value)))) return false
  if (option !== undefined) return applied.has(option)
  return applied.has(before) || !valued.has(before) || certain.test(value)
}
