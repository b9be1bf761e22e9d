// Lines that set where a package manager downloads from: an option, variable, setting or command, with an address.
import { type Address, listAddresses } from '../spoofing/hosts.ts'
import { compilePattern } from '../subject/pattern.ts'
import data from './package-sources.json' with { type: 'json' }

const target = String.raw`(?:sparse\+|git\+)?https?://[^\s"'\`)>]{3,300}`
/** What separates a name from its value in shells and settings files. */
const is = String.raw`(?:["'\]]{0,3}\s{0,3}(?:=>|[=:,])\s{0,3}|\s{1,3})[[({"']{0,3}`
const commands = data.commands.map((words) => words.replaceAll(' ', String.raw`\s{1,3}`))

const forms = compilePattern(
  [
    `(?:^|\\s)--?(?:${data.options.join('|')})${is}${target}`,
    `\\b(?:${data.settings.join('|')})${is}${target}`,
    `\\b(?:${commands.join('|')})\\s[^\\n]{0,100}?${target}`,
    ...data.forms,
  ],
  'i',
)

/** Matched with case, because keys of the same name in lower case are other settings. */
const variables = new RegExp(`\\b\\w{0,40}(?:${data.variables.join('|')})${is}(?:[^\\s,]{1,100},)?${target}`)

/** The addresses on the line that packages are downloaded from. */
export function listSources(line: string): Address[] {
  const found = (forms.exec(line) ?? variables.exec(line))?.[0]
  return found === undefined ? [] : listAddresses(found)
}
