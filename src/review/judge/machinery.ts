// Which files are documentation, by their paths and, for lists of pages, by what changes in them (`machinery.json`).

import { dropUnseen } from '../../text/unicode/visible.ts'
import type { FileChange } from '../pages/change.ts'
import { listNew } from '../pages/diff-lines.ts'
import data from './machinery.json' with { type: 'json' }
import { compile, setOf, unpack } from './patterns.ts'

const formOf = (names: readonly string[]): RegExp =>
  new RegExp(`^(?:${unpack(names).join('|').replaceAll('.', '\\.').replaceAll('*', '[^/]*')})$`)

const folders = setOf(data.folders)
const plainFolders = setOf(data.plainFolders)
const plainNames = setOf(data.plainNames)
const known = new Set([...unpack(data.data), ...unpack(data.media)])
const rootSubjects = setOf(data.rootSubjects)
const dataNames = formOf(data.dataNames)
const textNames = formOf(data.textNames)
const agentNames = formOf(data.agentNames)
const navigation = formOf(data.navigation)
const runningKeys = setOf(data.runningKeys)

const markup = /\.(?:md|mdx|markdown|mdoc|rst|adoc|asciidoc|ipynb|txt)$/
const picture = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|svg|apng|tiff?|heic)$/

/** A path as a lenient file system reads it: without case, width, invisible characters, and trailing dots or blanks. */
export function foldPath(path: string): string {
  const plain = dropUnseen(path).normalize('NFKC').toLowerCase().replaceAll('\\', '/')
  return plain
    .split('/')
    .map((segment) => segment.trimStart().replace(/(?<![\s.])[\s.]+$/, ''))
    .filter((segment) => segment !== '')
    .join('/')
}

export const isPictureName = (path: string): boolean => picture.test(foldPath(path))

/** Whether a file may control what is built, run or followed, judged by its path alone. Whatever is not known to be plain counts. */
export function isMachinery(path: string): boolean {
  const folded = foldPath(path)
  const segments = folded.split('/')
  const name = segments.at(-1) ?? ''
  const [isPage, isPicture] = [markup.test(name), picture.test(name)]
  if (agentNames.test(name) && isForAgents(path, segments.length === 1)) return true
  if (textNames.test(name) || (!isPage && dataNames.test(name))) return true
  for (const folder of segments.slice(0, -1)) {
    if (isPicture) continue
    if (folder.startsWith('.') && !plainFolders.has(folder) && !(folder === '.vitepress' && isPage)) return true
    // A folder with an ordinary name may also hold pages and pictures.
    if (folders.has(folder) && (!isPage || /^_(?!includes$|partials$)/.test(folder))) return true
  }
  if (isPage || isPicture) return false
  const dot = name.lastIndexOf('.')
  if (dot <= 0) return !plainNames.has(name) && !/^\.[\w-]*ignore$/.test(name)
  const extension = name.slice(dot + 1)
  if (segments.length === 1 && /^(?:json[5c]?|toml|xml|ya?ml)$/.test(extension))
    return !name.split(/[^a-z]+/).some((word) => rootSubjects.has(word))
  return !known.has(extension) && !/^\d$/.test(extension)
}

/** `docs/models/claude.md` is a page about a model; agents look for `CLAUDE.md`, and at the root for any spelling of it. */
function isForAgents(path: string, isAtRoot: boolean): boolean {
  return isAtRoot || !/^[a-z][a-z_-]*\.md$/.test(path.split(/[/\\]/).at(-1) ?? '')
}

const running = compile('commandKeys')

/** Whether a file runs something whatever its name: a script, or settings that name commands. */
export function runsCommands({ path, before, after }: FileChange): boolean {
  if (after?.text?.startsWith('#!') === true) return true
  const isData = /\.(?:ya?ml|json[5c]?|toml|xml)$/i.test(path)
  return isData && listNew(before?.text, after?.text).filter(({ text }) => running.test(text)).length > 1
}

const quoted = String.raw`"[^"\\\n]{0,300}"|'[^'\\\n]{0,300}'|\x60[^\x60\\$\n]{0,300}\x60`
const key = `["']?(?:${unpack(data.entryKeys).join('|')})["']?\\s{0,9}[:=]\\s{0,9}`
/** A line of entries, texts, brackets and comments only, in JSON, JavaScript or TOML. */
const entry = new RegExp(
  `^(?:[\\s{}[\\],;]|${key}|${quoted}|\\[\\[?[\\w.-]{1,60}\\]?\\]|true|false|\\d{1,6})*(?://[^\\u2028\\u2029]*|#.*)?$`,
)
/** In YAML: a title and a page. */
const row = /^\s*(?:#.*|(?:-\s+)?(?:["']?[^"'`<>!&*{}]{1,120}["']?:)?\s*["']?[^"'`<>!&*{}:]{0,300}["']?)$/
const active = /[<`]|!!|!ruby|\b(?:javascript|data|vbscript)\s*:/i

export function arrangesPages({ path, before, after }: FileChange): boolean {
  if (before?.text === undefined || after?.text === undefined) return false
  const folded = foldPath(path)
  const segments = folded.split('/')
  const name = segments.at(-1) ?? ''
  if (segments.slice(0, -1).some((folder) => folder.startsWith('.') && folder !== '.vitepress')) return false
  const isCode = /^(?:[a-z_-]*sidebars?|_meta|navigation|redirects|config)\.[cm]?[jt]sx?$/.test(name)
  if (!navigation.test(name) && !isCode) return false
  const lines = [...listNew(before.text, after.text), ...listNew(after.text, before.text)].map(({ text }) => text)
  if (lines.some((text) => active.test(text) && !/^\s*["']?\/[^<`]*$/.test(text))) return false
  const isYaml = /\.ya?ml$|^\.?(?:pages|order|nav)$|\.(?:csv|txt|map)$|^_redirects$/.test(name)
  if (!isYaml) return lines.every((text) => entry.test(text))
  const [old, now] = [groupByKey(before.text), groupByKey(after.text)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((one) => old.get(one) !== now.get(one))
  return lines.every((text) => row.test(text)) && !changed.some((one) => runningKeys.has(one.toLowerCase()))
}

function groupByKey(text: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string>()
  let at = ''
  for (const line of text.split('\n')) {
    at = /^["']?([\w-]{1,100})["']?\s*:/.exec(line)?.[1] ?? at
    if (line.trim() !== '' && !/^\s*#/.test(line)) groups.set(at, `${groups.get(at) ?? ''}\n${line}`)
  }
  return groups
}
