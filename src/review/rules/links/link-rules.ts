// Rules about relative links, pictures and anchors that point nowhere at the head.
import type { PageChange, Part } from '../../../changes/page.ts'
import { perSubject } from '../subject/memo.ts'
import { findReaders } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listEnds, listTargets, resolve, toPage } from '../subject/targets.ts'
import { findAnchors } from './anchors.ts'
import { findUnresolved } from './references.ts'
import { decode, urlsOf } from './urls.ts'

const isMarkdown = ({ format }: PageChange): boolean => format === 'markdown' || format === 'mdx'

function findBroken(subject: Subject): Finding[] {
  const targets = listTargets(subject)
  if (targets === undefined) return []
  return subject.pages.filter(isMarkdown).flatMap((page) =>
    page.added.flatMap((part) =>
      urlsOf(part)
        .filter((url) => isBroken(subject, targets, page.path, url, part))
        .map((url) => ({ path: page.path, line: part.line, subject: url, from: findReaders(subject, url) })),
    ),
  )
}

function isBroken(subject: Subject, targets: ReadonlySet<string>, page: string, url: string, part: Part): boolean {
  const local = decode(url.replace(/[?#].*$/s, '')).toLowerCase()
  // Addresses, templates and a site generator's aliases cannot be resolved here.
  if (local === '' || /^[a-z][a-z0-9+.-]*:|^\/\/|[{}<>@$~]|^!|\\/.test(local)) return false
  if (local.startsWith('/'))
    return hasClearRoot(subject) && !listEnds(subject).has(toPage(local.slice(1).replace(/\/$/, '')))
  const folder = page.toLowerCase().split('/').slice(0, -1)
  // A page's address may be a folder: `./next` of `guide/setup` then means `guide/setup/next` or `guide/next`. Generators resolve
  // the path of a file themselves, except in HTML.
  const isFile = part.kind !== 'tag' && /\.[a-z]\w{1,4}$/.test(local)
  const others = isFile ? [] : [[...folder, toPage(page.toLowerCase().split('/').at(-1) ?? '')], folder.slice(0, -1)]
  const bases = [folder, ...others]
  return bases.every((base, at) => {
    const path = resolve(base, local.replace(/\/$/, ''))
    return (
      path === undefined || !(targets.has(path) || targets.has(toPage(path))) || (at === 2 && !local.startsWith('../'))
    )
  })
}

/** Whether most root-relative links that the pages had before lead to an existing path. */
const hasClearRoot = perSubject((subject): boolean => {
  const ends = listEnds(subject)
  const urls = subject.pages.flatMap(({ before }) => before.flatMap(urlsOf)).filter((url) => /^\/[^/]/.test(url))
  const found = urls.filter((url) =>
    ends.has(
      toPage(
        decode(url.replace(/[?#].*$/s, ''))
          .toLowerCase()
          .slice(1)
          .replace(/\/$/, ''),
      ),
    ),
  )
  return urls.length > 0 && found.length === urls.length
})

export const linkRules: readonly Rule[] = [
  {
    id: 'link-broken',
    severity: 'look',
    detects: 'new relative links and images whose target is not on the branch',
    message: 'This relative link is broken: its target does not exist on the pull request’s branch.',
    find: (subject) => [...findBroken(subject), ...findUnresolved(subject)],
  },
  {
    id: 'anchor-broken',
    severity: 'look',
    detects: 'links to a heading that does not exist on the target page on the branch',
    message: 'The target page has no heading for this anchor, so the link does not lead where it says.',
    find: findAnchors,
  },
]
