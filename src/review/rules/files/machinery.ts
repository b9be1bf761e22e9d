// Which files run something or steer those who work on the repository, by their paths (`machinery.json`).
import { dropUnseen } from '../../../text/unicode/visible.ts'
import rows from './machinery.json' with { type: 'json' }
import plain from './plain-files.json' with { type: 'json' }

export type Machinery = keyof typeof rows

const kinds = (Object.keys(rows) as Machinery[]).map((kind) => {
  const { folders, names } = rows[kind]
  const starred = names.filter((name) => name.includes('*')).map((name) => name.split('*'))
  return { kind, folders: new Set<string>(folders), names: new Set<string>(names), starred }
})

/** A path as a lenient file system reads it: without case, width, invisible characters, and trailing dots or blanks. */
export function foldPath(path: string): string {
  const plain = dropUnseen(path).normalize('NFKC').toLowerCase().replaceAll('\\', '/')
  return plain
    .split('/')
    .map((segment) => segment.trimStart().replace(/(?<![\s.])[\s.]+$/, ''))
    .filter((segment) => segment !== '')
    .join('/')
}

/** The first kind that matches the path; for an unknown path, a guess. */
export function findMachinery(path: string): Machinery | undefined {
  return findNamed(path) ?? guessMachinery(foldPath(path))
}

const data: ReadonlySet<string> = new Set(plain.data)
const dots: ReadonlySet<string> = new Set(plain.dots)
const plainNames: ReadonlySet<string> = new Set(plain.names)
const subjects: ReadonlySet<string> = new Set(plain.subjects)
const settings: ReadonlySet<string> = new Set(plain.settings)

/** Tools keep settings in dotfiles or at the root; any file that is not a page, a picture or data is for a machine. */
function guessMachinery(folded: string): Machinery | undefined {
  if (picture.test(folded)) return undefined
  const segments = folded.split('/')
  const isPage = markup.test(folded)
  if (
    segments.some(
      (one, at) =>
        one.startsWith('.') &&
        !(isPage && at === segments.length - 1) &&
        !dots.has(one) &&
        !/^\.[\w-]*ignore$/.test(one),
    )
  )
    return 'tools'
  const name = segments.at(-1) ?? ''
  const dot = name.lastIndexOf('.')
  if (dot <= 0) return dot === 0 || plainNames.has(name) ? undefined : 'tools'
  const extension = name.slice(dot + 1)
  if (segments.length === 1 && settings.has(extension))
    return name.split(/[^a-z]+/).some((word) => subjects.has(word)) ? undefined : 'tools'
  return data.has(extension) || markup.test(name) || media.test(name) || /^\d$/.test(extension) ? undefined : 'tools'
}

function findNamed(path: string): Machinery | undefined {
  const folded = foldPath(path)
  const segments = folded.split('/')
  const name = segments.at(-1) ?? ''
  const folders = segments.slice(0, -1)
  return kinds.find(
    (row) =>
      ((row.names.has(name) ||
        row.starred.some(([start = '', end = '']) => fits(name, start, end) && (end !== '' || !markup.test(name)))) &&
        (row.kind !== 'agents' || isForAgents(path, segments.length === 1))) ||
      folders.some((folder) => row.folders.has(folder) && isInside(folder, row.kind, folded)),
  )?.kind
}

function fits(name: string, start: string, end: string): boolean {
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end)
}

/** `docs/models/claude.md` is a page about a model; agents look for `CLAUDE.md`, and at the root for any spelling of it. */
function isForAgents(path: string, isAtRoot: boolean): boolean {
  const name = path.split(/[/\\]/).at(-1) ?? ''
  return isAtRoot || !/^[a-z][a-z_-]*\.md$/.test(name)
}

/** A folder whose name has no leading dot may also hold pages (`docs/themes/dark.md`); a site folder may also hold pictures. */
function isInside(folder: string, kind: Machinery, folded: string): boolean {
  if (!/^[._]/.test(folder) || /^_(?:includes|partials)$/.test(folder))
    return !markup.test(folded) && !picture.test(folded)
  return (kind !== 'site' && kind !== 'tools') || !picture.test(folded)
}

const markup = /\.(?:md|mdx|markdown|mdoc|rst|adoc|asciidoc|ipynb|txt)$/
const picture = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|svg|apng|tiff?|heic)$/

/** Media that are not pictures; the rule `binary-file` reports them. */
const media = /\.(?:pdf|mp[34]|m4[av]|mov|webm|og[gv]|wav|docx?|xlsx?|pptx?|od[tsp]|epub|woff2?|[ot]tf|eot)$/

export function isPictureName(path: string): boolean {
  return picture.test(foldPath(path))
}

/** A page, or a plain text file. */
export function isPageName(path: string): boolean {
  return /\.html?$/.test(foldPath(path)) || markup.test(foldPath(path))
}
