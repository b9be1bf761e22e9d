// Rules about markup that hides text of the page.
import type { Tag } from '../../../changes/page.ts'
import { listNewTags, listTags, showTag } from '../markup/tags.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { findHidingAttribute, findHidingClass } from './hiding.ts'
import { listHiddenFormulas, listHidingMarks } from './hiding-marks.ts'

function listHiding({ pages }: Subject, find: (tag: Tag) => string | undefined): Finding[] {
  return pages.flatMap((page) => {
    // A tag that already hid its content and changed in other ways does not count.
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
    severity: 'block',
    detects:
      'elements, styles and attributes that hide text: `display: none`, zero size or opacity, off-screen, masked or animated, ' +
      'in the colour of the background',
    message: 'This element hides its content from readers, but search engines and coding agents still read it.',
    find: (subject) => [
      ...listHiding(subject, findHidingAttribute),
      ...subject.pages.flatMap((page) =>
        listHiddenFormulas(page).map(({ line, text }) => ({
          path: page.path,
          line,
          subject: text.trim().slice(0, 200),
        })),
      ),
    ],
  },
  {
    id: 'hiding-class',
    severity: 'look',
    detects: 'class names that usually hide text (`sr-only`, `hidden`)',
    message: 'This class may hide the element’s content; check what readers see.',
    find: (subject) => [
      ...listHiding(subject, (tag) =>
        findHidingClass(tag) === undefined ? undefined : tag.attributes.class === undefined ? 'classname' : 'class',
      ),
      ...subject.pages.flatMap((page) =>
        listHidingMarks(page).map(({ line, name }) => ({ path: page.path, line, subject: name })),
      ),
    ],
  },
]
