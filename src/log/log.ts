// The log; both of the runner's forms of workflow commands are escaped.
import type { SafeText } from '../text/safe-text.ts'

export type Log = ReturnType<typeof createLog>

export interface Place {
  readonly title?: SafeText
  readonly file?: SafeText
  readonly line?: number
}

/** `write` takes whole lines, line feed included. */
export function createLog(write: (text: string) => void) {
  let open = false
  const endGroup = () => {
    if (open) write('::endgroup::\n')
    open = false
  }
  const command = (name: string, text: string, place: Place = {}) =>
    write(`::${name}${writeProperties(place)}::${escapeData(text)}\n`)
  return {
    info: (line: SafeText) => write(`${plain(line)}\n`),
    group(title: SafeText) {
      endGroup()
      command('group', plain(title))
      open = true
    },
    endGroup,
    notice: (line: SafeText) => command('notice', line),
    warning: (line: SafeText, place?: Place) => command('warning', line, place),
    error: (line: SafeText, place?: Place) => command('error', line, place),
  }
}

/** The runner executes `::name::` at the start of a line and `##[name]` anywhere in it. */
function plain(line: string) {
  return line
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ')
}

/** As @actions/core escapes a command's data. */
function escapeData(text: string) {
  const visible = text.replace(/[^\P{Cc}\r\n]+|[\u2028\u2029]+/gu, ' ')
  return visible.replaceAll('##[', '## [').replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function writeProperties({ file, line, title }: Place) {
  const known = Object.entries({ file, line, title }).filter(([, value]) => value !== undefined)
  const pairs = known.map(([name, value]) => {
    return `${name}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`
  })
  return pairs.length === 0 ? '' : ` ${pairs.join(',')}`
}
