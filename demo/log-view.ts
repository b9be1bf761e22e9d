// An action's log as the runner shows it: groups as blocks, errors and warnings as such, masked values hidden.
import { parseCommands } from '../test/support/runner-files.ts'
import { cut, measure, wrap } from './layout.ts'
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

/** @param whole shows every line, whole; otherwise long groups are shortened, and lines cut to `width` unless they hold an address */
export function createLogView({ paint, width, whole }: { paint: Paint; width: number; whole: boolean }): LogView {
  const masks: string[] = []
  let grouped = false
  let shown = 0
  let held: string[][] = []

  const show = (lines: string[]): string[] => {
    if (++shown <= linesShown || whole) return lines
    held.push(lines)
    return []
  }
  const flush = (): string[] => {
    const [last = [], left] = [held.at(-1), held.length - 1]
    const note = paint('dim', `    … ${left} more lines (--verbose shows them)`)
    const lines = left < 2 ? held.flat() : [note, ...last]
    shown = 0
    held = []
    return lines
  }
  const lay = (text: string, style?: Style): string[] => {
    const hidden = masks.reduce((line, mask) => line.replaceAll(mask, '***'), text)
    const indent = grouped ? '    ' : ''
    const room = width - indent.length
    const fits = whole || measure(hidden) <= room
    const lines = fits ? [hidden] : hidden.includes('://') ? wrap(hidden, room - 2) : [cut(hidden, room)]
    return lines.map((line, at) => {
      const [before, shown] = [at === 0 ? indent : `${indent}  `, style === undefined ? line : paint(style, line)]
      return before + shown
    })
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
          grouped = true
          return [...before, `▾ ${paint('bold', cut(command.data, width - 2))}`]
        }
        case 'endgroup':
          grouped = false
          return flush()
        default: {
          const style = annotations[command.name]
          if (style === undefined) return []
          const name = command.name.replace(/^./, (letter) => letter.toUpperCase())
          return [...flush(), ...lay(`${name}: ${command.data}`, style)]
        }
      }
    },
    end: flush,
  }
}
