// Rules over other sites that a page shows inside itself.
import type { Tag } from '../../changes/page.ts'
import { listEmbedded } from './known.ts'
import type { Finding, Rule, Subject } from './rule.ts'
import { addressOf, listNewTags, localName, showTag } from './tags.ts'

const frames: ReadonlySet<string> = new Set(
  'applet embed fencedframe frame frameset iframe include-fragment object portal turbo-frame webview'.split(' '),
)

/** With its scheme, as other frames have it. */
function hostOf({ attributes }: Tag): string | undefined {
  const url = attributes.src ?? attributes.data ?? ''
  return /^\{?\s*["'`]?((?:https?:)?\/\/[^/\\?#\s"'`@]+)\//i.exec(url)?.[1]?.toLowerCase()
}

function listFrames(subject: Subject, isKnown: boolean): Finding[] {
  const found = subject.pages.flatMap((page) =>
    listNewTags(page)
      .filter((tag) => frames.has(localName(tag)))
      .map((tag) => ({ path: page.path, tag })),
  )
  const embedded = found.length === 0 ? new Set<string>() : listEmbedded(subject)
  return found
    .filter(({ tag }) => isKnown === (tag.attributes.srcdoc === undefined && embedded.has(hostOf(tag) ?? '')))
    .map(({ path, tag }) => ({ path, line: tag.line, subject: showTag(tag, addressOf(tag)) }))
}

export const frameRules: readonly Rule[] = [
  {
    id: 'embed',
    grade: 'block',
    finds: 'frames, objects and embeds from hosts that no other page embeds',
    says: 'This embeds content from a host that no other page embeds, and that host decides what readers see.',
    find: (subject) => listFrames(subject, false),
  },
  {
    id: 'known-embed',
    grade: 'look',
    finds: 'frames, objects and embeds from hosts that other pages embed too',
    says: 'This embeds content from another site, which other pages embed too; check that this page needs it.',
    find: (subject) => listFrames(subject, true),
  },
]
