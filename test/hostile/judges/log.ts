// The log, as the runner reads it: only our own commands, no control character, no second line.
import { parseCommands } from '../../support/runner-files.ts'
import { judgeMoving } from './characters.ts'

const allowed = new Set(['group', 'endgroup', 'warning', 'error', 'debug'])
/** .NET compares by culture, and so passes over characters without width inside `::` and `##[`. */
const weightless = /(?![\n\r\t])[\p{Cc}\p{Cf}\p{DI}]/gu

export function judgeLog(text: string): string[] {
  const asRead = [text, text.replace(weightless, '')]
  return [...new Set(asRead.flatMap(judgeReading))]
}

function judgeReading(text: string): string[] {
  const commands = parseCommands(text)
  const masks = commands.findIndex(({ name }) => name !== 'add-mask')
  const later = commands.slice(masks < 0 ? commands.length : masks)
  const faults = later.flatMap(({ name, properties, data }) => [
    ...(allowed.has(name) ? [] : [`command ${name}`]),
    ...judgeProperties(name, properties),
    // What the runner prints of a command is not read again; but a log may be kept, and shown by another runner.
    ...parseCommands(data).map((inner) => `command ${inner.name} inside ${name}`),
    ...(/##\[/.test(data) ? [`\`##[\` inside ${name}`] : []),
    ...judgeMoving(data),
  ])
  const lines = text.split('\n').filter((line) => !line.startsWith('::'))
  const open = lines.filter((line) => /##\[/.test(line)).map(() => '`##[` in a line')
  return [...faults, ...open, ...judgeMoving(text)]
}

/** Of an annotation; a path there is a stranger's, and still one line that moves nothing. */
const forms: Readonly<Record<string, RegExp>> = {
  file: /^(?!.*(?:::|##\[))[^\p{Cc}\u2028\u2029]{1,400}$/u,
  line: /^\d+$/,
  title: /^feedback-to-fix: [a-z-]+$/,
}

function judgeProperties(name: string, properties: Readonly<Record<string, string>>): string[] {
  const isOurs = Object.keys(properties).length === 0 || properties.title !== undefined
  const faults = Object.entries(properties).flatMap(([key, value]) => [
    ...(/^(?:error|warning)$/.test(name) && forms[key]?.test(value)
      ? []
      : [`command ${name} with the property ${key}`]),
    ...judgeMoving(value),
  ])
  return isOurs ? faults : [...faults, `command ${name} with properties and without a title of ours`]
}
