// Whole files: what they are, whose they are, and what was not read.

import { parseDocPath } from '../../pages/doc-path.ts'
import type { FileChange } from '../pages/change.ts'
import { findFiles, fitPage } from '../pages/fit-page.ts'
import { readFormat } from '../pages/formats.ts'
import { isOddPath } from './characters.ts'
import type { Context } from './context.ts'
import { arrangesPages, isMachinery, isPictureName, runsCommands } from './machinery.ts'
import { compile } from './patterns.ts'
import type { Found, Kind } from './result.ts'

const link = '120000'
const submodule = '160000'
const executable = '100755'
/** What a drawing may not hold: code, other documents, and addresses of other hosts. */
const active = new RegExp(
  '<(?:\\w+:)?(?:script|foreignobject|iframe|object|embed|link|meta|base|handler|listener|html|audio|video)\\b|\\son\\w+\\s*=|' +
    '<!ENTITY|<\\?xml-stylesheet|javascript:|vbscript:|data:text|data:image/svg|@import|' +
    'url\\(\\s*["\']?(?:https?:)?//|=\\s*["\'][^"\'<>]*&#|' +
    '<(?!a\\b)[^<>]*href\\s*=\\s*["\']?\\s*(?!#|data:image)|attributename\\s*=\\s*["\']?(?:xlink:)?(?:href|on)',
  'i',
)
const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n/

export function findInFiles(context: Context): Found[] {
  const { change } = context
  return [
    ...change.files.flatMap((file) => findInFile(context, file)),
    ...findUntouched(context),
    ...findUnread(context),
  ]
}

function findInFile(context: Context, file: FileChange): Found[] {
  const { path, previousPath, before, after } = file
  const kinds: Kind[] = []
  const isMoved = previousPath !== undefined
  const ends = isMoved ? [path, previousPath] : [path]
  const hasMode = (mode: string) => before?.mode === mode || after?.mode === mode
  if (hasMode(link) || hasMode(submodule) || (after?.mode === executable && before?.mode !== executable))
    kinds.push('file-mode')
  if ((ends.some(isMachinery) && !arrangesPages(file)) || runsCommands(file)) kinds.push('machinery')
  const isPicture = isPictureName(path)
  const isFalse = isPicture && (after?.isPicture === false || holdsWords(path, after?.text ?? ''))
  const isOdd = after !== undefined && (before === undefined || isMoved) && isOddPath(path)
  if (isFalse || isOdd || (after?.isBinary === true && !isPicture)) kinds.push('unreadable-file')
  if (/\.svgz?$/i.test(path) && active.test(after?.text ?? '') && !active.test(before?.text ?? '')) kinds.push('script')
  if (after === undefined || isMoved) kinds.push('page-gone')
  const isOwnPicture = isPicture && after?.isBinary === true
  if (isOwnPicture && before !== undefined && !isAskedFor(context, path)) kinds.push('picture-replaced')
  const format = readFormat(path)
  if (!isOwnPicture && !isOfFix(file, context)) kinds.push('other-file')
  else if (!isOwnPicture && format !== 'markdown' && format !== 'mdx') kinds.push('other-format')
  return kinds.map((kind) => ({ kind, path, accepts: { what: 'file', name: path } }))
}

function holdsWords(path: string, text: string): boolean {
  return text !== '' && !/\.svg$/i.test(path) && !pointer.test(text)
}

const picture = compile('picture', 'i')

function isAskedFor({ entries, readers }: Context, path: string): boolean {
  return readers.find(path.replace(/^.*\//, '')).length > 0 || entries.some(({ text }) => picture.test(text))
}

/** Front matter keys in which a page sets its own address. They are read at the base, because the pull request may change the head. */
const addressKeys: ReadonlySet<string> = new Set(['slug', 'permalink', 'url', 'id'])

function listPaths({ path, previousPath }: FileChange, { pages }: Context): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const page = pages.find((one) => one.path === path)
  const named = (page?.before ?? []).flatMap((part) =>
    part.kind === 'front-matter' && addressKeys.has(part.key.toLowerCase()) ? [parseDocPath(part.value)] : [],
  )
  return [
    path,
    ...(previousPath === undefined ? [] : [previousPath]),
    ...named.map((name) => `${folder}${name.replace(/^.*\/(?=[^/])/, '')}`),
  ]
}

export function isOfFix(file: FileChange, context: Context): boolean {
  return listPaths(file, context).some((path) => context.fix.pages.some((page) => fitPage(path, page) !== undefined))
}

function findUntouched(context: Context): Found[] {
  const { change, fix } = context
  // A picture's path does not show which page it belongs to.
  if (change.files.length > 0 && change.files.every(({ path }) => isPictureName(path))) return []
  const touched = change.files.flatMap((file) => listPaths(file, context))
  return fix.pages
    .filter((page) => findFiles(page, touched) === undefined)
    .map((page) => ({ kind: 'untouched-page', subject: page }))
}

function findUnread({ change, pages }: Context): Found[] {
  const unread = change.unread.map(({ path, reason }): Found => ({ kind: 'not-read', path, subject: reason }))
  const unparsed = pages.filter(({ isParsed }) => !isParsed).map(({ path }): Found => ({ kind: 'not-parsed', path }))
  const open = pages.flatMap(({ path, added }) =>
    added.flatMap((part): Found[] =>
      part.kind === 'code' && part.isOpen === true ? [{ kind: 'not-parsed', path, line: part.line }] : [],
    ),
  )
  return [...unread, ...unparsed, ...open]
}
