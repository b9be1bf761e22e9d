// The log, with workflow commands escaped.
import type { SafeText } from '../text/safe-text.ts'

export type Log = ReturnType<typeof createLog>

export type Place = Readonly<{
  title?: SafeText
  file?: SafeText
  line?: number
}>

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

/** The runner executes `::name::` at a line's start and `##[name]` anywhere. */
function plain(line: string) {
  return line
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ')
}

/** As @actions/core does. */
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

/** Shorter ones would blank out parts of words. */
const shortest = 4

/** The runner also masks their base64, JSON, URL and XML forms. */
export function maskSecrets(core: Pick<typeof import('@actions/core'), 'setSecret'>, secrets: readonly string[]) {
  const texts = secrets.flatMap((secret) => [secret, ...secret.split(/[\r\n]/)]).map((text) => text.trim())
  for (const text of new Set(texts.filter(({ length }) => length >= shortest))) {
    core.setSecret(text)
    core.setSecret(Buffer.from(text).toString('hex'))
    core.setSecret(Buffer.from(text).toString('base64url'))
  }
}
