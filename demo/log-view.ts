// An action's log as the runner shows it: groups as blocks, errors and warnings as such, masked values hidden.
import { parseCommands } from '../test/support/runner-files.ts'
import { cut } from './layout.ts'
import type { Paint, Style } from './paint.ts'

export interface LogView {
  /** What a line of the action's output adds to the screen. */
  push(line: string): string[]
  /** What is still held back when the output ends. */
  end(): string[]
}

/** Beyond so many lines of a group only its last one is shown. */
const linesShown = 8
const annotations: Readonly<Record<string, Style>> = { error: ['bold', 'red'], warning: 'yellow', notice: 'cyan' }

/** @param whole shows every line, whole; otherwise long groups are shortened, and lines cut to `width` */
export function createLogView({ paint, width, whole }: { paint: Paint; width: number; whole: boolean }): LogView {
  const masks: string[] = []
  let grouped = false
  let shown = 0
  let held: string[] = []

  const show = (line: string): string[] => {
    if (++shown <= linesShown || whole) return [line]
    held.push(line)
    return []
  }
  const flush = (): string[] => {
    const [last, left] = [held.slice(-1), held.length - 1]
    const lines = left < 2 ? held : [paint('dim', `    … ${left} more lines (--verbose shows them)`), ...last]
    shown = 0
    held = []
    return lines
  }
  const lay = (text: string, style?: Style): string => {
    const hidden = masks.reduce((line, mask) => line.replaceAll(mask, '***'), text)
    const indent = grouped ? '    ' : ''
    const line = whole ? hidden : cut(hidden, width - indent.length)
    return indent + (style === undefined ? line : paint(style, line))
  }

  return {
    push(line) {
      const [command] = parseCommands(line)
      if (command === undefined) return line.trim() === '' ? [] : show(lay(line))
      switch (command.name) {
        case 'add-mask':
          masks.push(command.data)
          return []
        case 'group': {
          const before = flush()
          grouped = false
          const title = lay(command.data, 'bold')
          grouped = true
          return [...before, `▾ ${title}`]
        }
        case 'endgroup':
          grouped = false
          return flush()
        default: {
          const style = annotations[command.name]
          if (style === undefined) return []
          const name = command.name.replace(/^./, (letter) => letter.toUpperCase())
          return [...flush(), lay(`${name}: ${command.data}`, style)]
        }
      }
    },
    end: flush,
  }
}
