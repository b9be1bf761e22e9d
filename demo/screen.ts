// What the demo prints: steps, the runner's log, pull requests, Markdown, and what was checked.
import { cut, wrap } from './layout.ts'
import { createLogView } from './log-view.ts'
import type { Paint, Style } from './paint.ts'
import type { Pull } from './repository-view.ts'
import { renderMarkdown } from './terminal.ts'

export interface Screen {
  /** A heading with the sentences that say what the team does. */
  step(title: string, ...sentences: readonly string[]): void
  say(text?: string, style?: Style): void
  /** Gets an action's output line by line. */
  openLog(title: string): { push(line: string): void; end(): void }
  markdown(text: string): void
  /** A job summary's counts and first clusters, unless everything is to be shown. */
  summary(text: string): void
  pulls(pulls: readonly Pull[]): void
  /** The change of the smallest one, or every change if everything is to be shown. */
  patches(pulls: readonly Pull[]): void
  checked(sentence: string): void
}

/** Lines of a patch that are shown, unless everything is. */
const patchLines = 24
/** Rows of a summary's tables that are shown. */
const summaryRows = 6
const states = { open: ['green', 'open'], merged: ['magenta', 'merged'], declined: ['red', 'declined'] } as const

export function createScreen(options: {
  write(text: string): void
  paint: Paint
  width: number
  /** Shows everything, whole. */
  verbose: boolean
}): Screen {
  const { write, paint, width, verbose } = options
  const say: Screen['say'] = (text = '', style) => {
    for (const line of wrap(text, width)) write(`${style === undefined ? line : paint(style, line)}\n`)
  }
  const indent = (lines: readonly string[]) => write(lines.map((line) => `${`  ${line}`.trimEnd()}\n`).join(''))
  const markdown = (text: string, rows?: number) => {
    const look = { width: width - 2, paint, whole: verbose, ...(rows !== undefined && { rows }) }
    write('\n')
    indent(renderMarkdown(text, look).split('\n'))
  }

  return {
    say,
    step(title, ...sentences) {
      write(
        `\n\n${paint(['bold', 'cyan'], title)} ${paint('cyan', '━'.repeat(Math.max(0, width - title.length - 1)))}\n`,
      )
      if (sentences.length > 0) say(sentences.join(' '))
    },
    openLog(title) {
      const bar = paint('dim', '│')
      const view = createLogView({ paint, width: width - 4, whole: verbose })
      const print = (lines: readonly string[]) => write(lines.map((line) => `${bar} ${line}\n`).join(''))
      write(`\n${paint('dim', `┌ ${title}`)}\n`)
      return {
        push: (line) => print(view.push(line)),
        end: () => {
          print(view.end())
          write(`${paint('dim', '└')}\n`)
        },
      }
    },
    markdown: (text) => markdown(text),
    summary(text) {
      const [head = ''] = text.split(/^### (?:Filtered out|Prompts)/m)
      markdown(verbose ? text : head, verbose ? undefined : summaryRows)
    },
    pulls(pulls) {
      write('\n')
      for (const { number, title, state, changes } of pulls) {
        const [style, word] = states[state]
        const { additions, deletions } = sumUp(changes)
        const counts = `${paint('green', `+${additions}`)} ${paint('red', `−${deletions}`)}`
        write(`  ${paint(style, word.padEnd(8))}  PR ${String(number).padEnd(2)}  ${title.padEnd(46)}  ${counts}\n`)
      }
    },
    patches(pulls) {
      const ordered = pulls.toSorted((one, other) => countLines(one) - countLines(other))
      for (const { number, changes } of verbose ? ordered : ordered.slice(0, 1)) {
        const lines = changes.flatMap(({ file, patch }) => [`PR ${number} changes ${file}`, ...patch.split('\n')])
        const shown = verbose ? lines : lines.slice(0, patchLines)
        const left = lines.length - shown.length
        write('\n')
        indent(shown.map((line) => paint(patchStyle(line), cut(line, width - 2))))
        if (left > 0) indent([paint('dim', `… ${left} more lines (--verbose shows them)`)])
      }
    },
    checked: (sentence) => write(`${paint('green', '✓')} ${wrap(sentence, width - 2).join('\n  ')}\n`),
  }
}

function sumUp(changes: Pull['changes']) {
  const sum = (of: 'additions' | 'deletions') => changes.reduce((total, change) => total + change[of], 0)
  return { additions: sum('additions'), deletions: sum('deletions') }
}

function countLines({ changes }: Pull): number {
  return changes.reduce((total, { patch }) => total + patch.split('\n').length, 0)
}

function patchStyle(line: string): Style {
  if (line.startsWith('+')) return 'green'
  if (line.startsWith('-')) return 'red'
  return line.startsWith('@@') ? 'cyan' : line.startsWith('PR ') ? 'bold' : 'dim'
}
