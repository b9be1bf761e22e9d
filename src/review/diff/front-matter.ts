// Front matter by its keys at the margin, without a parser.
import { type Part, splitLines } from './page.ts'

const picture = /(?:^|[._-])(?:image|img|cover|thumbnail|banner|logo|icon|avatar)(?:$|[._-]|url$)/i
const address =
  /(?:\b[a-z][a-z0-9+.-]{0,30}:\/\/|(?<![\w:])\/\/|\b(?:javascript|data|vbscript|mailto):)[^\s"'<>\\]*[^\s"'<>\\,;\])}]/gi

export function parseFrontMatter(text: string, line: number): Part[] {
  const keys: { key: string; value: string; line: number }[] = []
  const comments: Part[] = []
  let table = ''
  for (const [index, row] of splitLines(text).entries()) {
    const [, , name, value = ''] = /^(["']?)([\w.:-]+?)\1\s*[:=](?:\s+(.*)|)$/.exec(row) ?? []
    const [, opened] = /^\[{1,2}([^[\]]+)\]{1,2}\s*(?:#.*)?$/.exec(row) ?? []
    const last = keys.at(-1)
    if (opened !== undefined) table = `${opened.trim()}.`
    else if (name !== undefined) keys.push({ key: table + name, value: unquote(value.trim()), line: line + index + 1 })
    else if (last !== undefined && /^(?:\s|-\s|[\]}]|$)/.test(row)) last.value = `${last.value}\n${row}`.trim()
    else if (row.startsWith('#')) comments.push({ kind: 'comment', value: row.slice(1).trim(), line: line + index + 1 })
    else if (row.trim() !== '') keys.push({ key: '', value: row.trim(), line: line + index + 1 })
  }
  const parts = keys.flatMap(({ key, value, line }): Part[] => [
    { kind: 'front-matter', key, value, line },
    ...Array.from(value.matchAll(address), ([url]): Part => {
      return { kind: picture.test(key) ? 'image' : 'link', url, text: '', line }
    }),
  ])
  return [...parts, ...comments]
}

const unquote = (value: string) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value
