// Rules about other sites that a page embeds.
import type { Tag } from '../../../changes/page.ts'
import { listEmbedded } from '../subject/known.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listKnown } from '../subject/snippets.ts'
import { addressOf, listNewTags, localName, showTag } from './tags.ts'

const frames: ReadonlySet<string> = new Set(
  'applet embed fencedframe frame frameset iframe include-fragment object portal turbo-frame webview'.split(' '),
)

/** The host with its scheme, as in `listEmbedded`. */
function hostOf({ attributes }: Tag): string | undefined {
  const url = attributes.src ?? attributes.data ?? ''
  return /^\{?\s*["'`]?((?:https?:)?\/\/[^/\\?#\s"'`@]+)\//i.exec(url)?.[1]?.toLowerCase()
}

/** An SVG element that loads a part of another file. */
function isForeignUse(tag: Tag): boolean {
  const { href = '', 'xlink:href': linked = '' } = tag.attributes
  return /^(?:feimage|use)$/i.test(localName(tag)) && /^\s*(?:https?:)?\/\//i.test(href || linked)
}

/** Video players that a page embeds with special markup. */
const player = /\b(?:peertube|vimeo|wistia|youtube)\b/i

function listPlayers(subject: Subject): Finding[] {
  return subject.pages.flatMap(({ path, added }) =>
    added.flatMap((part) => {
      const isVideo = part.kind === 'directive' && (part.name === 'video' || player.test(part.name))
      const name = isVideo ? player.exec(`${part.name} ${part.value}`)?.[0] : undefined
      if (name === undefined) return []
      const form = new RegExp(`video::\\S{1,200}\\[[^\\]]{0,200}${name}|\\.\\. ${name}::|\\{\\{[<%] ${name}\\b`, 'i')
      const isKnown = listKnown(subject).some((text) => form.test(text))
      return isKnown ? [] : [{ path, line: part.line, subject: name }]
    }),
  )
}

function listFrames(subject: Subject): Finding[] {
  const found = subject.pages.flatMap((page) =>
    listNewTags(page)
      .filter((tag) => frames.has(localName(tag)) || isForeignUse(tag))
      .map((tag) => ({ path: page.path, tag })),
  )
  const embedded = found.length === 0 ? new Set<string>() : listEmbedded(subject)
  return found
    .filter(({ tag }) => tag.attributes.srcdoc !== undefined || !embedded.has(hostOf(tag) ?? ''))
    .map(({ path, tag }) => ({ path, line: tag.line, subject: showTag(tag, addressOf(tag)) }))
}

export const frameRules: readonly Rule[] = [
  {
    id: 'embed',
    severity: 'block',
    detects: 'frames, objects and embeds from hosts that no other page embeds',
    message: 'This embeds content from a host that no other page embeds, and that host decides what readers see.',
    find: (subject) => [...listFrames(subject), ...listPlayers(subject)],
  },
]
