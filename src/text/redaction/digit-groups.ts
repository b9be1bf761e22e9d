// Groups of digits, as telephone and card numbers are written.

/** Two number arrays, because a text may have half a million groups. */
export interface Groups {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const between = new Set([...' .-/()_'].map((sign) => sign.charCodeAt(0)))
const widestGap = 3
const fewestDigits = 6

export function* findRuns(ascii: string): Generator<Groups> {
  let starts: number[] = []
  let ends: number[] = []
  let digits = 0
  let end = 0
  for (let at = 0; at <= ascii.length; at += 1) {
    const start = at
    while (isDigit(ascii.charCodeAt(at))) at += 1
    if (at > start) {
      end = at
      starts.push(start)
      ends.push(end)
      digits += end - start
    }
    if (digits === 0 || (at - end < widestGap && between.has(ascii.charCodeAt(at)))) continue
    if (digits >= fewestDigits) yield { starts, ends }
    starts = []
    ends = []
    digits = 0
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Digits and signs of other widths and scripts replaced by ASCII ones, position by position. */
export function toAscii(text: string): string {
  if (!/[^\n-~]/.test(text)) return text
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
}
