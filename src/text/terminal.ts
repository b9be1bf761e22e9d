// Commands to a terminal inside a text: control characters, and what follows them up to the end of the command.
import type { Kept } from './invisible.ts'

/** The state of a scan. */
export interface Scan extends Kept {
  /** Where each open comment began in the kept text, outermost first. */
  readonly comments: number[]
  /** Where a string command (OSC and its kind) began, and inside how many comments. */
  command: { readonly at: number; readonly depth: number } | undefined
  /** After ESC; inside a control sequence (CSI) or a choice of character set that began at `at`. */
  sequence: { readonly kind: 'escape' | 'control' | 'charset'; readonly at: number } | undefined
  /** Whether the text holds any `&`. */
  readonly mayRefer: boolean
}

const strings = [0x90, 0x98, 0x9d, 0x9e, 0x9f]

/** Whether a control character begins a command. */
export function isOpening(point: number): boolean {
  return point === 0x1b || point === 0x9b || strings.includes(point)
}

/** A control character is never kept; some begin or end a command to a terminal. */
export function control(state: Scan, point: number): void {
  const at = state.length
  if (point === 0x1b) state.sequence = { kind: 'escape', at }
  else if (point === 0x9b) state.sequence = { kind: 'control', at }
  else if (point === 0x07 || point === 0x9c) endCommand(state)
  else if (strings.includes(point)) state.command = { at, depth: state.comments.length }
}

function endCommand(state: Scan): void {
  if (!state.command) return
  state.length = Math.min(state.length, state.command.at)
  state.comments.length = Math.min(state.comments.length, state.command.depth)
  state.command = undefined
}

/**
 * Whether a character ends a sequence, and so goes with it. What belongs to a sequence is kept until it is complete, and stays as
 * text when it never is.
 */
export function consume(state: Scan, sequence: NonNullable<Scan['sequence']>, point: number): boolean {
  const unit = point < 0x80 ? String.fromCharCode(point) : ''
  state.sequence = undefined
  if (sequence.kind === 'escape') {
    if (unit === '\\' && state.command) {
      endCommand(state)
      return true
    }
    if (unit === '[') state.sequence = { kind: 'control', at: sequence.at }
    else if (/[()*+]/.test(unit)) state.sequence = { kind: 'charset', at: sequence.at }
    else if (/[\]PX^_]/.test(unit)) state.command = { at: sequence.at, depth: state.comments.length }
    return false
  }
  if (state.length < sequence.at) return false
  if (sequence.kind === 'control' && /[\d:;=?>!"$' ]/.test(unit)) {
    state.sequence = sequence
    return false
  }
  // U+009B alone before a letter is a stray control, not a sequence.
  if (!(sequence.kind === 'charset' ? /[\dA-Za-z]/ : /[@-~]/).test(unit) || state.length === sequence.at) return false
  state.length = sequence.at
  return true
}
