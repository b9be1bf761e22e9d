// Private keys in their text forms: PEM, OpenSSH, PGP, PuTTY. Quoted, indented, on one line with `\n` in it, or cut short.

const dash = '[-\u2010-\u2015\u2212\uff0d]'
const dashes = '(?:-{2,5}|[\u2010-\u2015\u2212\uff0d]{1,5})'
/** Also in an address. */
const blank = '(?: |%20|\\+)'
const border = new RegExp(
  `${dashes}${blank}?(?:BEGIN|END)(?:${blank}[A-Z0-9]{1,20}){0,4}${blank}PRIVATE${blank}KEY(?:${blank}BLOCK)?${blank}?${dash}{0,5}` +
    '|PuTTY-User-Key-File-[0-9][^\\n]{0,80}|Private-MAC ?: ?[0-9a-f]{8,}',
  'gi',
)

/** What may stand between the parts of a key: blanks, line ends (also as `\n`), marks of a quote, of a string or of a comment. */
const gap = '(?:\\\\[nrt]|[\\s"\'`,+>|*#;\\\\])'
const header =
  '(?:Proc-Type|DEK-Info|Version|Comment|Hash|Encryption|Public-Lines|Private-Lines|Key-Derivation|Argon2-[A-Za-z]+) ?:[^\\n\\\\]{0,200}'
const part = new RegExp(`${gap}{0,64}(?:${header}|[A-Za-z0-9+/=]+)`, 'y')
const inKey = /[A-Za-z0-9+/=\s"'`,>|*#;\\]/
/** No line of a key is shorter, save the last. */
const shortestLine = 16
/** In UTF-16 units; a key of 16,384 bits takes a fifth of it. */
const longestKey = 65_536

/** Spans of private keys, in order: the start and the end of each. */
export function findPrivateKeys(text: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  const borders = [...text.matchAll(border)].map(({ index, 0: line }) => ({ index, end: index + line.length, line }))
  const closes = borders.filter(({ line }) => !isBegin(line))
  let next = 0
  for (const { index, end, line } of borders) {
    const from = found.at(-1)?.[1] ?? 0
    if (index < from) continue
    if (!isBegin(line)) {
      const start = startOfBody(text, from, index)
      if (start < index) found.push([start, end])
      continue
    }
    while ((closes[next]?.index ?? text.length) < index) next += 1
    const body = endOfBody(text, end)
    const close = closes[next]
    const last = close && close.index - end <= longestKey ? close.end : body
    // `-----BEGIN PRIVATE KEY-----` in a sentence, or with `...` below it, is no key.
    if (body > end || last - end > 160) found.push([index, last])
  }
  return found
}

function isBegin(line: string): boolean {
  return /BEGIN|PuTTY/i.test(line)
}

/** Where the lines that look like a key's end. */
function endOfBody(text: string, from: number): number {
  let end = from
  for (;;) {
    part.lastIndex = end
    const found = part.exec(text)?.[0]
    if (found === undefined || end - from > longestKey) return end
    const word = /[A-Za-z0-9+/=:]+$/.exec(found.slice(-40))?.[0] ?? ''
    if (/^(?:[A-Za-z][a-z]{0,19}|[a-z]+)$/.test(word) && !found.includes(':')) return end
    end += found.length
  }
}

/** Where the first long line before the end of a key starts. */
function startOfBody(text: string, from: number, end: number): number {
  const floor = Math.max(from, end - longestKey)
  let start = end
  while (start > floor && inKey.test(text[start - 1] ?? '')) start -= 1
  const line = new RegExp(`[A-Za-z0-9+/=]{${shortestLine},}`).exec(text.slice(start, end))
  return line ? start + line.index : end
}
