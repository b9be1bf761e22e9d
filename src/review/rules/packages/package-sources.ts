// Lines that say where a package manager loads from: an option, a variable, a setting or a command, and an address.
import { type Address, listAddresses } from '../names/hosts.ts'
import { compilePattern } from '../subject/pattern.ts'
import data from './package-sources.json' with { type: 'json' }

const target = String.raw`(?:sparse\+|git\+)?https?://[^\s"'\`)>]{3,300}`
/** Between a name and its value, in shells and in files of settings. */
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

/** Variables are in capitals; keys of the same name belong to other settings. */
const variables = new RegExp(`\\b\\w{0,40}(?:${data.variables.join('|')})${is}(?:[^\\s,]{1,100},)?${target}`)

/** The address on the line that packages come from, if there is one. */
export function listSources(line: string): Address[] {
  const found = (forms.exec(line) ?? variables.exec(line))?.[0]
  return found === undefined ? [] : listAddresses(found)
}
