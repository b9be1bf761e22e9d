// Rules over what keeps a text of the page from being seen.
import type { Tag } from '../../changes/page.ts'
import { findHidingAttribute, findHidingClass } from './hiding.ts'
import type { Finding, Rule, Subject } from './rule.ts'
import { listNewTags, listTags, showTag } from './tags.ts'

function listHiding({ pages }: Subject, find: (tag: Tag) => string | undefined): Finding[] {
  return pages.flatMap((page) => {
    // A tag that hid before, and of which something else changed, is none.
    const old = new Set(listTags(page.before).map((tag) => shown(tag, find(tag))))
    return listNewTags(page)
      .map((tag) => ({ path: page.path, line: tag.line, subject: shown(tag, find(tag)) }))
      .filter(({ subject }) => subject !== undefined && !old.has(subject))
  })
}

function shown(tag: Tag, attribute: string | undefined): string | undefined {
  return attribute === undefined ? undefined : showTag(tag, attribute === '' ? undefined : attribute)
}

export const hidingRules: readonly Rule[] = [
  {
    id: 'hidden-element',
    grade: 'block',
    finds:
      'styles and attributes that hide text: `display: none`, zero size, no opacity, off the screen, the colour of its ground',
    says: 'This element hides what stands in it: readers do not see it, but search engines and coding agents read it.',
    find: (subject) => listHiding(subject, findHidingAttribute),
  },
  {
    id: 'hiding-class',
    grade: 'look',
    finds: 'classes by which style sheets usually hide text (`sr-only`, `hidden`)',
    says: 'A style sheet may hide what stands in this element.',
    find: (subject) =>
      listHiding(subject, (tag) =>
        findHidingClass(tag) === undefined ? undefined : tag.attributes.class === undefined ? 'classname' : 'class',
      ),
  },
]
