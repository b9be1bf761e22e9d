// Private keys in PEM, OpenSSH and PGP armour: quoted, indented, on one line with `\n` in it, or truncated.

import { hasAny, traits } from '../unicode/traits.ts'

const dashes = '[-\u2010-\u2015\u2212\uff0d]{1,5}'
const blank = '(?: |%20|\\+)'
const border = new RegExp(
  `${dashes}${blank}?(BEGIN|END)(?:${blank}[A-Z0-9]{1,20}){0,4}${blank}PRIVATE${blank}KEY(?:${blank}BLOCK)?${blank}?(?:${dashes})?`,
  'gi',
)
/** Blanks, line ends (also as `\n` or percent-encoded), and the characters of a quote, a string or a comment. */
const gap = '(?:\\\\[nrt]|%0[AD]|[\\s"\'`,>|*#;\\\\])'
const header = '(?:Proc-Type|DEK-Info|Version|Comment|Hash) ?:[^\\n\\\\]{0,200}'
const body = new RegExp(`(?:${gap}{0,64}(?:${header}|[A-Za-z0-9+/=]{16,}))+`, 'y')
/** In UTF-16 units; a 16,384-bit key takes a fifth of it. */
const longestKey = 65_536

/** Replaces private keys with what `mask` returns. One that is only mentioned in a sentence, or elided with `...`, does not count. */
export function redactPrivateKeys(text: string, mask: () => string): string {
  if (!hasAny(text, traits['-'] | traits.other) || !/private/i.test(text)) return text
  const borders = [...text.matchAll(border)]
  let kept = ''
  let from = 0
  for (const [at, { index, 0: line, 1: side }] of borders.entries()) {
    if (index < from || side?.toUpperCase() !== 'BEGIN') continue
    const start = index + line.length
    body.lastIndex = start
    const lines = body.exec(text)?.[0] ?? ''
    const close = borders[at + 1]
    const isClosed = close?.[1]?.toUpperCase() === 'END' && close.index - start <= longestKey
    const end = isClosed ? close.index + close[0].length : start + lines.length
    if (lines === '' && !(isClosed && end - start > 160)) continue
    kept += text.slice(from, index) + mask()
    from = end
  }
  return kept + text.slice(from)
}
