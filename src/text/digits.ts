// Runs of digits in a text: groups with little between them, as telephone and card numbers are written.

export interface Run {
  /** The text in ASCII digits and signs, unit by unit. */
  readonly text: string
  /** Start and end of each group of digits. */
  readonly groups: readonly (readonly [start: number, end: number])[]
}

const between = new Set([...' .-/()_'].map((sign) => sign.charCodeAt(0)))
const widest = 3
/** Fewest digits of any number that is looked for. */
const fewest = 6

const foreign = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef\u0e50-\u0e59\uff10-\uff19]+/g
const firstDigits = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xff10]

/** Digits of other scripts, full-width signs, dashes and blanks as those of ASCII; each unit stays where it is. */
export function toAscii(text: string): string {
  if (!/[^\n-~]/.test(text)) return text
  return text
    .replace(foreign, toAsciiDigits)
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/\uff0b/g, '+')
    .replace(/\uff08/g, '(')
    .replace(/\uff09/g, ')')
    .replace(/[\uff0e\u00b7\u30fb]/g, '.')
}

function toAsciiDigits(run: string): string {
  let digits = ''
  for (let at = 0; at < run.length; at += 1) {
    const code = run.charCodeAt(at)
    digits += code - (firstDigits.findLast((first) => first <= code) ?? code)
  }
  return digits
}

/** Runs that hold enough digits. */
export function findRuns(text: string): readonly Run[] {
  const runs: Run[] = []
  let groups: [number, number][] = []
  let digits = 0
  const close = () => {
    if (digits >= fewest) runs.push({ text, groups })
    if (groups.length > 0) groups = []
    digits = 0
  }
  let end = 0
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text.charCodeAt(at))) {
      if (digits > 0 && (at - end >= widest || !between.has(text.charCodeAt(at)))) close()
      continue
    }
    const start = at
    while (isDigit(text.charCodeAt(at + 1))) at += 1
    end = at + 1
    groups.push([start, end])
    digits += end - start
  }
  close()
  return runs
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}
