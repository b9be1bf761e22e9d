// How actions/runner reads what an action writes: the files it is handed, and commands in its output.
// Ported from FileCommandManager.cs and ActionCommand.cs, so that tests do not trust the toolkit that wrote them.

/** NAME=VALUE, or NAME<<DELIMITER and the value's lines up to a line that equals the delimiter. */
export function parseFileCommands(text: string): Record<string, string> {
  const lines = readLines(text)
  const pairs = Object.create(null) as Record<string, string>
  for (let at = 0; at < lines.length; at++) {
    const { line } = lines[at] ?? { line: '' }
    if (line === '') continue
    const [equals, heredoc] = [line.indexOf('='), line.indexOf('<<')]
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`)
      pairs[line.slice(0, equals)] = line.slice(equals + 1)
    } else if (heredoc >= 0) {
      const [name, delimiter] = [line.slice(0, heredoc), line.slice(heredoc + 2)]
      if (name === '' || delimiter === '')
        throw new Error(`Invalid format '${line}'. Name and delimiter must not be empty`)
      const end = lines.findIndex((each, index) => index > at && each.line === delimiter)
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
      const value = lines.slice(at + 1, end)
      pairs[name] = value.map((each, index) => each.line + (index < value.length - 1 ? each.ending : '')).join('')
      at = end
    } else throw new Error(`Invalid format '${line}'`)
  }
  return pairs
}

const commandNames = new Set(
  `set-env set-output save-state add-path add-mask add-matcher remove-matcher debug warning notice error echo group
   endgroup stop-commands internal-set-repo-path`.split(/\s+/),
)

/** Every command that the runner would obey in an output; between stop-commands and its token there is none. */
export function parseCommands(output: string) {
  const commands: NonNullable<ReturnType<typeof parseFirstSyntax>>[] = []
  let stop: string | undefined
  for (const { line } of readLines(output)) {
    if (stop !== undefined) {
      if (line.trimStart().toLowerCase().startsWith(`::${stop}::`)) stop = undefined
      continue
    }
    const command = parseSecondSyntax(line) ?? parseFirstSyntax(line)
    if (!command) continue
    commands.push(command)
    if (command.name === 'stop-commands') stop = command.data.toLowerCase()
  }
  return commands
}

/** `::name key=value,key=value::data` at the start of a line, after white space. */
function parseSecondSyntax(line: string) {
  const text = line.replace(/^[\s\u0085]+/, '')
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1
  if (end < 0) return undefined
  const read = parseInfo(text.slice(2, end), ',', ['%0D', '%0A', '%3A', '%2C', '%25'])
  return read && { ...read, data: decode(text.slice(end + 2), ['%0D', '%0A', '%25']) }
}

/** `##[name key=value;key=value]data` anywhere in a line; only the first `##[` counts. */
function parseFirstSyntax(line: string) {
  const start = line.indexOf('##[')
  const end = start < 0 ? -1 : line.indexOf(']', start)
  if (end < 0) return undefined
  const escapes = ['%3B', '%0D', '%0A', '%5D', '%25']
  const read = parseInfo(line.slice(start + 3, end), ';', escapes)
  return read && { ...read, data: decode(line.slice(end + 1), escapes) }
}

function parseInfo(info: string, separator: string, escapes: readonly string[]) {
  const space = info.indexOf(' ')
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase()
  if (!commandNames.has(name)) return undefined
  const pairs = space < 0 ? [] : info.slice(space + 1).split(separator)
  const properties = pairs.flatMap((pair) => {
    const [, key, value] = /^=*([^=]+)=+([\s\S]+)$/.exec(pair.trim()) ?? []
    return key === undefined || value === undefined ? [] : [[key, decode(value, escapes)] as const]
  })
  return { name, properties: Object.fromEntries(properties) }
}

/** In this order, so that `%250A` is `%0A`. */
function decode(text: string, escapes: readonly string[]): string {
  return escapes.reduce((so, code) => so.replaceAll(code, decodeURIComponent(code)), text)
}

/** As .NET reads lines: a lone carriage return ends one too. */
function readLines(text: string): { line: string; ending: string }[] {
  const found = [...text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)]
  const lines = found.map(([, line = '', ending = '']) => ({ line, ending }))
  return lines.filter(({ line, ending }) => line !== '' || ending !== '')
}
