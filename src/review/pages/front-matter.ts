// Front matter parsed key by key: YAML as a tree, TOML by lines.
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { splitLines } from './lines.ts'
import type { Part } from './page.ts'

/** In UTF-16 units. Anything longer is not front matter that a person wrote. */
const longest = 50_000

/** `line`: of the opening fence. */
export function parseFrontMatter(value: string, language: 'yaml' | 'toml', line: number): Part[] {
  const keys = (language === 'yaml' && value.length <= longest && parseYaml(value)) || readKeys(value)
  return keys.flatMap((key) => listParts({ ...key, line: key.line + line }))
}

interface Key {
  readonly key: string
  readonly value: string
  /** From 1. */
  readonly line: number
}

const picture = /(?:^|[._-])(?:image|img|cover|thumbnail|banner|logo|icon|avatar)(?:$|[._-]|url$)/i
const address = /^(?:[a-z][a-z0-9+.-]{0,30}:\/\/|\/\/|(?:javascript|data|vbscript|mailto):)\S*$/i

function listParts({ key, value, line }: Key): Part[] {
  const whole: Part = { kind: 'front-matter', key, value, line }
  const urls = [value, ...(value.includes(',') ? value.split(',') : [])].filter((url) => address.test(url.trim()))
  return [
    whole,
    ...urls.map((url): Part => ({ kind: picture.test(key) ? 'image' : 'link', url: url.trim(), text: '', line })),
  ]
}

/** Undefined when the text is not YAML. */
function parseYaml(text: string): Key[] | undefined {
  const lines = new LineCounter()
  const keys: Key[] = []
  try {
    const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' })
    if (document.errors.length > 0) return undefined
    const steps: { readonly node: unknown; readonly key: string; readonly line: number }[] = [
      { node: document.contents, key: '', line: 1 },
    ]
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      const { node, key } = step
      const offset = isNode(node) ? node.range?.[0] : undefined
      const line = key !== '' || offset === undefined ? step.line : lines.linePos(offset).line
      if (isMap(node) && node.items.length > 0) {
        for (const pair of node.items.toReversed()) {
          const name = key === '' ? show(pair.key) : `${key}.${show(pair.key)}`
          const from = isNode(pair.key) ? pair.key.range?.[0] : undefined
          steps.push({ node: pair.value, key: name, line: from === undefined ? line : lines.linePos(from).line })
        }
      } else if (isSeq(node) && node.items.some((item) => isMap(item) || isSeq(item))) {
        for (const item of node.items.toReversed()) steps.push({ node: item, key, line })
      } else if (isSeq(node)) keys.push({ key, value: tagOf(node) + node.items.map(show).join(','), line })
      else if (key !== '' || node !== null) keys.push({ key, value: tagOf(node) + show(node), line })
    }
  } catch {
    return undefined
  }
  return keys
}

/** YAML's standard tags are harmless; others may build an object (`!!python/object`). */
function tagOf(node: unknown): string {
  const tag = isNode(node) && 'tag' in node && typeof node.tag === 'string' ? node.tag : ''
  const name = tag.replace(/^tag:yaml\.org,2002:/, '!!')
  return name === '' || /^!!(?:binary|bool|float|int|map|null|omap|seq|set|str|timestamp)$/.test(name) ? '' : `${name} `
}

function show(node: unknown): string {
  if (isScalar(node)) return node.value === null ? '' : String(node.value)
  if (isAlias(node)) return `*${node.source}`
  if (isPair(node)) return show(node.key)
  return ''
}

/** `key: value` and `key = value`, under the preceding `[table]`; anything else continues the key above. */
function readKeys(text: string): Key[] {
  const keys: { key: string; value: string; line: number }[] = []
  let table = ''
  for (const [index, line] of splitLines(text).entries()) {
    const name = /^\s*\[{1,2}([^[\]]+)\]{1,2}\s*(?:#.*)?$/.exec(line)?.[1]
    const [, key, value = ''] = /^\s*(?:- )?["']?([\w.-]+)["']?\s*[:=]\s*(.*)$/.exec(line) ?? []
    const last = keys.at(-1)
    if (name !== undefined) table = `${name.trim()}.`
    else if (key !== undefined) keys.push({ key: `${table}${key}`, value: unquote(value.trim()), line: index + 1 })
    else if (line.trim() !== '' && !/^\s*#/.test(line)) {
      if (last === undefined) keys.push({ key: '', value: line.trim(), line: index + 1 })
      else last.value += last.value === '' ? line.trim() : ` ${line.trim()}`
    }
  }
  return keys
}

function unquote(value: string): string {
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value
}
