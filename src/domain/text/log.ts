// Text from strangers on its way to the log, where the runner obeys `::name::` at the start of a line and `##[name]` anywhere.
import { capText } from './clean.ts'
import { sanitise } from './sanitise.ts'

/** One line of at most `max` code points: cleaned, redacted, line ends and tabs written as `\n` and `\t`, no workflow command. */
export function forLog(text: string, max = 200): string {
  const line = sanitise(text).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t')
  return capText(line.replace(/:(?=:)/g, ': ').replace(/#(?=[#[])/g, '# '), max)
}
