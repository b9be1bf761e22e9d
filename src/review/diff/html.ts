// HTML as tokens, not a tree: a stray `<tr>` or `<body>` counts.
import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { type Part, squeeze, type Tag } from './page.ts'

type Draft<T> = { -readonly [K in keyof T]: T[K] }
const raw = new Set('iframe noembed noframes script style textarea title xmp'.split(' '))

export function parseHtml(source: string, first: number, isOutermost = true): Part[] {
  const parts: Part[] = []
  let open: Draft<Tag> | undefined
  let words = ''
  let wordsLine = first
  let heading: Readonly<{ depth: number; id: string | undefined; line: number }> | undefined
  let isPre = false
  const lineOf = (token: { location: { startLine: number } | null }) => first + (token.location?.startLine ?? 1) - 1

  const endText = () => {
    const value = words
    words = ''
    if (value.trim() === '') return
    if (isPre) parts.push({ kind: 'code', lang: '', meta: '', value, line: wordsLine })
    else if (heading !== undefined) parts.push({ kind: 'heading', ...heading, text: squeeze(value) })
    else parts.push({ kind: 'text', value: squeeze(value), line: wordsLine })
  }

  const endRaw = (tag: Draft<Tag>) => {
    tag.content = words
    open = undefined
    words = ''
    for (const part of parseHtml(tag.content, tag.line, false)) parts.push(part)
  }

  const addText: TokenHandler['onCharacter'] = (token) => {
    if (words === '') wordsLine = lineOf(token)
    words += token.chars
  }

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment(token) {
        endText()
        parts.push({ kind: 'comment', value: token.data.trim(), line: lineOf(token) })
      },
      onDoctype() {},
      onStartTag(token) {
        const name = token.tagName
        if (!inline.has(name)) endText()
        const attributes = Object.fromEntries(token.attrs.map((attribute) => [attribute.name, attribute.value]))
        const tag: Draft<Tag> = { kind: 'tag', name, attributes, isJsx: false, line: lineOf(token) }
        parts.push(tag)
        for (const part of listTagAddresses(tag)) parts.push(part)
        if (isOutermost && raw.has(name)) {
          endText()
          open = tag
          tokenizer.state = TokenizerMode.RAWTEXT
          tokenizer.lastStartTagName = name
        }
        if (/^h[1-6]$/.test(name)) heading = { depth: Number(name[1]), id: attributes.id, line: tag.line }
        if (name === 'pre') isPre = true
      },
      onEndTag(token) {
        if (open) endRaw(open)
        else if (!inline.has(token.tagName)) endText()
        if (/^h[1-6]$/.test(token.tagName)) heading = undefined
        if (token.tagName === 'pre') isPre = false
      },
      onEof() {
        if (open) endRaw(open)
        else endText()
      },
      onCharacter: addText,
      onNullCharacter: addText,
      onWhitespaceCharacter: addText,
    },
  )
  tokenizer.write(source, true)
  return parts
}

const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
)

const addressed = new Set(
  'action background cite data formaction href longdesc manifest ping poster src srcset to xlink:href'.split(' '),
)

const pictures = new Set(['image', 'img', 'input', 'picture'])

export function listTagAddresses(tag: Tag): Part[] {
  return Object.entries(tag.attributes).flatMap(([name, value]) => {
    if (!addressed.has(name) || (name === 'to' && !tag.isJsx)) return []
    const isPicture =
      (pictures.has(tag.name.toLowerCase()) && name !== 'href') || /^(?:srcset|poster|background)$/.test(name)
    const url = readLiteral(value)
    const urls = name === 'srcset' ? url.split(/,\s/).map((one) => one.trim().split(/\s/)[0] ?? '') : [url]
    const text = (isPicture ? tag.attributes.alt : tag.isJsx ? tag.attributes.title : undefined) ?? ''
    return urls.flatMap((url): Part[] =>
      url === '' ? [] : [{ kind: isPicture ? 'image' : 'link', url, text, line: tag.line }],
    )
  })
}

function readLiteral(value: string) {
  if (!value.startsWith('{')) return value.trim()
  return /^\{\s*(['"`])([^'"`$\\]*)\1\s*\}$/.exec(value)?.[2]?.trim() ?? ''
}
