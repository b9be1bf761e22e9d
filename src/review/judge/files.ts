// Whole files: kind, owner, and what was not read.
import { parseDocPath } from '../../pages/doc-path.ts'
import { findFiles, fitPage } from '../../pages/fit-page.ts'
import { isTree, readFormat } from '../../pages/formats.ts'
import { dropUnseen } from '../../text/unicode/invisible.ts'
import type { FileChange } from '../diff/change.ts'
import { listNew } from '../diff/diff-lines.ts'
import { isOddPath } from './characters.ts'
import type { Context } from './context.ts'
import data from './machinery.json' with { type: 'json' }
import { compile, setOf, unpack } from './patterns.ts'
import type { Found, Kind } from './result.ts'

const formOf = (names: readonly string[]) =>
  new RegExp(`^(?:${unpack(names).join('|').replaceAll('.', '\\.').replaceAll('*', '[^/]*')})$`)

const folders = setOf(data.folders)
const plainFolders = setOf(data.plainFolders)
const plainNames = setOf(data.plainNames)
const known = setOf(data.data)
const rootSubjects = setOf(data.rootSubjects)
const settingNames = formOf(data.settingNames)
const textNames = formOf(data.textNames)
const agentNames = formOf(data.agentNames)
const navigation = formOf(data.navigation)
const runningKeys = setOf(data.runningKeys)
const settings = /^(?:json[5c]?|toml|xml|ya?ml)$/
const picture = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|svg|apng|tiff?|heic)$/

/** As lenient file systems read it. */
function foldPath(path: string) {
  return dropUnseen(path)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[/\\]/)
    .map((segment) => segment.trimStart().replace(/(?<![\s.])[\s.]+$/, ''))
    .filter((segment) => segment !== '')
    .join('/')
}

export const isPictureName = (path: string) => picture.test(foldPath(path))

/** May control what is built, run or followed; what is not known as plain does. */
function isMachinery(path: string) {
  const segments = foldPath(path).split('/')
  const name = segments.at(-1) ?? ''
  const [, stem = '', extension = ''] = /^(.+)\.([^.]*)$/.exec(name) ?? []
  const format = readFormat(name)
  const [isPage, isPicture] = [format !== undefined && format !== 'html', picture.test(name)]
  if (extension === 'md' && agentNames.test(stem) && isForAgents(path, segments.length === 1)) return true
  if (textNames.test(name)) return true
  for (const folder of segments.slice(0, -1)) {
    if (isPicture) continue
    if (folder.startsWith('.') && !plainFolders.has(folder) && !(folder === '.vitepress' && isPage)) return true
    if (folders.has(folder) && (!isPage || /^_(?!includes$|partials$)/.test(folder))) return true
  }
  if (format !== undefined || isPicture) return false
  if (stem === '') return !plainNames.has(name) && !/^\.[\w-]*ignore$/.test(name)
  if (!settings.test(extension)) return !known.has(extension) && !/^\d$/.test(extension)
  const isSubject = segments.length > 1 || stem.split(/[^a-z]+/).some((word) => rootSubjects.has(word))
  return settingNames.test(stem) || !isSubject
}

/** Agents look for `CLAUDE.md`, at the root in any case; `docs/models/claude.md` is a page. */
function isForAgents(path: string, isAtRoot: boolean) {
  return isAtRoot || !/^[a-z][a-z_-]*\.md$/.test(path.split(/[/\\]/).at(-1) ?? '')
}

const running = compile('commandKeys')

function runsCommands({ path, before, after }: FileChange) {
  if (after?.text?.startsWith('#!') === true) return true
  const isData = /\.(?:ya?ml|json[5c]?|toml|xml)$/i.test(path)
  return isData && listNew(before?.text, after?.text).filter(({ text }) => running.test(text)).length > 1
}

const quoted = String.raw`"[^"\\\n]{0,300}"|'[^'\\\n]{0,300}'|\x60[^\x60\\$\n]{0,300}\x60`
const key = `["']?(?:${unpack(data.entryKeys).join('|')})["']?\\s{0,9}[:=]\\s{0,9}`
const entry = new RegExp(
  `^(?:[\\s{}[\\],;]|${key}|${quoted}|\\[\\[?[\\w.-]{1,60}\\]?\\]|true|false|\\d{1,6})*(?://[^\\u2028\\u2029]*|#.*)?$`,
)
const category = /^\s*["']?\w[\w -]{0,60}["']?:(?=\s*\[)/
const row = /^\s*(?:#.*|(?:-\s+)?(?:["']?[^"'`<>!&*{}]{1,120}["']?:)?\s*["']?[^"'`<>!&*{}:]{0,300}["']?)$/
const active = /[<`]|!!|!ruby|\b(?:javascript|data|vbscript)\s*:/i

function arrangesPages({ path, before, after }: FileChange) {
  if (before?.text === undefined || after?.text === undefined) return false
  const segments = foldPath(path).split('/')
  const name = segments.at(-1) ?? ''
  if (segments.slice(0, -1).some((folder) => folder.startsWith('.') && folder !== '.vitepress')) return false
  if (!navigation.test(name)) return false
  const lines = [...listNew(before.text, after.text), ...listNew(after.text, before.text)].map(({ text }) => text)
  if (lines.some((text) => active.test(text) && !/^\s*["']?\/[^<`]*$/.test(text))) return false
  // In a sidebar, any other name is a category's.
  const bare = lines.map((text) => (/sidebar/.test(name) ? text.replace(category, '') : text))
  if (!/\.(?:ya?ml|csv|txt|map)$|^[._]?[^.]+$/.test(name)) return bare.every((text) => entry.test(text))
  const [old, now] = [listBlocks(before.text), listBlocks(after.text)]
  const isChanged = (key: string) => String(old.get(key)) !== String(now.get(key))
  return lines.every((text) => row.test(text)) && !runningKeys.values().some(isChanged)
}

/** By the keys at the margin, without redirects (`old.md: new.md`). */
function listBlocks(text: string) {
  const rows = text.split('\n').filter((line) => !/^\s*(?:#|$|["']?[\w./-]+\.md["']?:\s)/.test(line))
  const blocks = rows.join('\n').split(/\n(?=["']?[\w-]{1,100}["']?\s*:)/)
  return Map.groupBy(blocks, (block) => /^["']?([\w-]+)/.exec(block)?.[1]?.toLowerCase())
}

const link = '120000'
const submodule = '160000'
const executable = '100755'
export const activeDrawing = new RegExp(
  '<(?:\\w+:)?(?:script|foreignobject|iframe|object|embed|link|meta|base|handler|listener|html|audio|video)\\b|\\son\\w+\\s*=|' +
    '<!ENTITY|<\\?xml-stylesheet|javascript:|vbscript:|data:text|data:image/svg|@import|' +
    'url\\(\\s*["\']?(?:https?:)?//|=\\s*["\'][^"\'<>]*&#|' +
    '<(?!a\\b)[^<>]*href\\s*=\\s*["\']?\\s*(?!#|data:image)|attributename\\s*=\\s*["\']?(?:xlink:)?(?:href|on)',
  'i',
)
const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n/

export const findInFiles = (context: Context): Found[] =>
  context.change.files.flatMap((file) => findInFile(context, file))

function findInFile(context: Context, file: FileChange): Found[] {
  const { path, previousPath, before, after } = file
  const kinds: Kind[] = []
  const isMoved = previousPath !== undefined
  const hasMode = (mode: string) => before?.mode === mode || after?.mode === mode
  if (hasMode(link) || hasMode(submodule) || (after?.mode === executable && before?.mode !== executable))
    kinds.push('file-mode')
  if (([path, previousPath ?? path].some(isMachinery) && !arrangesPages(file)) || runsCommands(file))
    kinds.push('machinery')
  const isPicture = isPictureName(path)
  const text = after?.text ?? ''
  const isText = text !== '' && !/\.svg$/i.test(path) && !pointer.test(text)
  const isFalse = isPicture && (after?.isPicture === false || isText)
  const isOdd = after !== undefined && (before === undefined || isMoved) && isOddPath(path)
  if (isFalse || isOdd || (after?.isBinary === true && !isPicture)) kinds.push('unreadable-file')
  if (/\.svgz?$/i.test(path) && activeDrawing.test(text) && !activeDrawing.test(before?.text ?? ''))
    kinds.push('script')
  if (after === undefined || isMoved) kinds.push('page-gone')
  const isOwnPicture = isPicture && after?.isBinary === true
  if (isOwnPicture && before !== undefined && !isAskedFor(context, path)) kinds.push('picture-replaced')
  const isOther = !isOwnPicture && !isOfFix(file, context)
  // Whoever accepts another finding accepts the file.
  if (isOther && kinds.length === 0) kinds.push('other-file')
  else if (!isOther && !isOwnPicture && !isTree(readFormat(path))) kinds.push('other-format')
  return kinds.flatMap((kind) =>
    listPlaces(context, path, kind).map((place) => ({ kind, path, ...place, accepts: { what: 'file', name: path } })),
  )
}

/** Each change of a format that nothing else judges, otherwise the first. */
function listPlaces({ pages }: Context, path: string, kind: Kind): Pick<Found, 'line' | 'baseLine'>[] {
  const { hunks = [] } = pages.find((page) => page.path === path) ?? {}
  if (hunks.length === 0 || kind === 'page-gone') return [{}]
  return hunks
    .slice(0, kind === 'other-format' ? undefined : 1)
    .map(({ added, line, baseLine }) => (added.length > 0 ? { line } : { baseLine }))
}

const aboutPictures = compile('picture', 'i')

function isAskedFor({ entries, readers }: Context, path: string) {
  return readers.find(path.replace(/^.*\//, '')).length > 0 || entries.some(({ text }) => aboutPictures.test(text))
}

/** A page's own address, read at the base: the head is untrusted. */
const addressKeys: ReadonlySet<string> = new Set(['slug', 'permalink', 'url', 'id'])

function listPaths({ path, previousPath }: FileChange, { pages }: Context) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const page = pages.find((one) => one.path === path)
  const named = (page?.before ?? []).flatMap((part) =>
    part.kind === 'front-matter' && addressKeys.has(part.key.toLowerCase()) ? [parseDocPath(part.value)] : [],
  )
  return [path, previousPath ?? path, ...named.map((name) => `${folder}${name.replace(/^.*\/(?=[^/])/, '')}`)]
}

function isOfFix(file: FileChange, context: Context) {
  return listPaths(file, context).some((path) => context.fix.pages.some((page) => fitPage(path, page) !== undefined))
}

export function findUntouched(context: Context): Found[] {
  const { change, fix } = context
  if (change.files.length > 0 && change.files.every(({ path }) => isPictureName(path))) return []
  const touched = change.files.flatMap((file) => listPaths(file, context))
  return fix.pages
    .filter((page) => findFiles(page, touched) === undefined)
    .map((page) => ({ kind: 'untouched-page', subject: page }))
}

export const findUnread = ({ change }: Context) =>
  change.unread.map(({ path, reason }): Found => ({ kind: 'not-read', path, subject: reason }))

export const findUnparsed = ({ pages }: Context): Found[] =>
  pages.flatMap(({ path, isParsed, added, hunks }) => {
    const open = added.filter((part) => part.kind === 'code' && part.isOpen === true)
    const lines = [...(isParsed ? [] : [hunks[0]?.line]), ...open.map(({ line }) => line)]
    return lines.map((line): Found => ({ kind: 'not-parsed', path, line }))
  })
