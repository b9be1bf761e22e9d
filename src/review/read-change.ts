// Reads a change at one head within a budget, pages first.
import { posix } from 'node:path'
import type { Pull } from '../github/pull.ts'
import type { Blob, ListedFile, Tree, TreeFile, WantedBlob } from '../github/pull-change.ts'
import { readFormat } from '../pages/formats.ts'
import { memoise } from '../text/memoise.ts'
import { count, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import type { FileChange, FileSide, Unread } from './diff/change.ts'
import { splitLines } from './diff/page.ts'
import { isPictureName } from './judge/files.ts'

type Pair = Readonly<{
  path: string
  previousPath: string | undefined
  before: TreeFile | undefined
  after: TreeFile | undefined
}>

const isPage = ({ path }: Pick<Pair, 'path'>) => readFormat(path) !== undefined
const pagesFirst = (one: Pair, other: Pair) => Number(isPage(other)) - Number(isPage(one))

const unseen: TreeFile = { mode: '', sha: '' }
const isUnseen = ({ before, after }: Pair) => before === unseen || after === unseen

/** The list may be of a newer head: it only adds renames. */
function compareTrees(list: readonly ListedFile[], base: Tree, head: Tree): Pair[] {
  const renames = new Map<string, string>()
  const isOnlyIn = (one: Tree, other: Tree, path: string) => one.files.has(path) && !other.files.has(path)
  for (const { path, previousPath, status } of list) {
    if (status !== 'renamed' || previousPath === undefined) continue
    if (isOnlyIn(base, head, previousPath) && isOnlyIn(head, base, path)) renames.set(path, previousPath)
  }
  const left = new Set(renames.values())
  return [...new Set([...head.files.keys(), ...base.files.keys()])].flatMap((path) => {
    const previousPath = renames.get(path)
    const [before, after] = [base.files.get(previousPath ?? path), head.files.get(path)]
    const isSame = previousPath === undefined && before?.sha === after?.sha && before?.mode === after?.mode
    return isSame || left.has(path) ? [] : [{ path, previousPath, before, after }]
  })
}

function pairListed(list: readonly ListedFile[], base: Tree | undefined, head: Tree | undefined): Pair[] {
  const pairs = list.map(({ path, previousPath: from, status }): Pair => {
    const previousPath = status === 'renamed' ? from : undefined
    const isNew = status === 'added' || status === 'copied'
    const before = isNew ? undefined : (base?.files.get(previousPath ?? path) ?? unseen)
    const after = status === 'removed' ? undefined : (head?.files.get(path) ?? unseen)
    return { path, previousPath, before, after }
  })
  return [...new Map(pairs.map((pair) => [pair.path, pair])).values()]
}

const maxWhole = 300
const maxBytes = 20_000_000
/** Bytes per side: a page, another file. */
const maxPage = 6_000_000
const maxOther = 1_000_000
const maxPictures = 10
const maxPicture = 2_000_000
const submodule = '160000'

function chooseTexts(pairs: readonly Pair[]) {
  const blobs = new Map<string, WantedBlob>()
  const reasons = new Map<string, Unread['reason']>()
  let [files, bytes] = [0, 0]
  for (const pair of pairs.toSorted(pagesFirst)) {
    const largest = isPage(pair) ? maxPage : maxOther
    const sides = listBlobs(pair)
    const fresh = sides.filter(({ sha }) => blobs.get(sha)?.text !== true)
    const size = fresh.reduce((sum, side) => sum + (side.size ?? 0), 0)
    const reason = isUnseen(pair)
      ? 'unreadable'
      : files === maxWhole
        ? 'too-many-files'
        : bytes + size > maxBytes || sides.some((side) => (side.size ?? 0) > largest)
          ? 'too-large'
          : undefined
    if (reason !== undefined) reasons.set(pair.path, reason)
    else {
      files += 1
      bytes += size
    }
    const isAsked = reason === undefined || (reason === 'too-large' && blobs.size < 2 * maxWhole)
    for (const { sha, size } of isAsked ? fresh : []) blobs.set(sha, { sha, size, text: reason === undefined })
  }
  let pictures = 0
  for (const { path, after } of pairs.filter(claimsPicture)) {
    const wanted = blobs.get(after?.sha ?? '')
    if (!wanted || wanted.picture) continue
    if ((wanted.size ?? 0) > maxPicture) reasons.set(path, 'too-large')
    else if (pictures === maxPictures) reasons.set(path, 'too-many-pictures')
    else {
      pictures += 1
      blobs.set(wanted.sha, { ...wanted, picture: true })
    }
  }
  return { blobs: [...blobs.values()], reasons }
}

function claimsPicture({ path, previousPath = path, before, after }: Pair) {
  return isPictureName(path) && !(isPictureName(previousPath) && before?.sha === after?.sha)
}

function listBlobs({ before, after }: Pair): TreeFile[] {
  const sides = [before, ...(before?.sha === after?.sha ? [] : [after])]
  return sides.filter((side) => side !== undefined && side.mode !== submodule && side.sha !== '') as TreeFile[]
}

const maxFiles = 3_000
const maxSingly = 200
/** GitHub's replicas may be a moment behind. */
const lag = 5_000

/** @throws GitHubError when GitHub is out of reach; what it refuses is in `unread` */
export async function readChange({ changes, log }: Pick<World, 'changes' | 'log'>, pull: Pull) {
  const comparison = await changes.compare(pull)
  const base = comparison && (await changes.readTree(comparison.mergeBase))
  const head = await changes.readTree(pull.head)
  const isSeen = base?.isWhole === true && head?.isWhole === true
  const mayRename = !isSeen || [...base.files.keys()].some((path) => !head.files.has(path))
  const list = mayRename ? await changes.listFiles(pull.number) : []

  const all = isSeen ? compareTrees(list, base, head) : pairListed(list, base, head)
  const pairs = cap(all.sort((one, other) => (one.path < other.path ? -1 : 1)))
  const { blobs: wanted, reasons } = chooseTexts(pairs)
  const beside = base ? chooseOthers(base, pairs) : []
  const most = Math.min(maxSingly, wanted.length + maxOthersSingly)
  const blobs = await changes.readBlobs([...wanted, ...beside], most)
  const unread: Unread[] = []
  if (!isSeen || pairs.length < all.length) unread.push({ reason: 'list-cut' })
  if (comparison?.isWhole !== true) unread.push({ reason: 'commits-cut' })
  for (const pair of pairs)
    if (isUnseen(pair) || !isRead(pair, blobs) || lacksPicture(pair, blobs))
      unread.push({ path: pair.path, reason: reasons.get(pair.path) ?? 'unreadable' })
  const files = treatHugeAsBinary(pairs.map((pair) => toFileChange(pair, blobs)))
  log.info(
    safe`Read ${count(files.length, 'changed file')}${unread.length > 0 ? safe`, but not everything in the change` : ''}.`,
  )
  const { title, body: description } = pull
  const paths = head?.isWhole ? new Set(head.files.keys()) : undefined
  const commits = comparison?.commits ?? []
  /** Texts at the merge base: what is not new. */
  const others = beside.flatMap(({ path, sha }) => {
    const text = blobs.get(sha)?.text
    return text === undefined ? [] : [{ path, text }]
  })
  return { change: { head: pull.head, title, description, commits, files, paths, unread }, others }
}

/** The comment must be about what was judged. */
export async function isStillHead(world: Pick<World, 'changes' | 'sleep'>, pull: Pull) {
  const read = async () => (await world.changes.readPull(pull.number))?.head === pull.head
  if (await read()) return true
  await world.sleep(lag)
  return read()
}

/** Drops pages first: one workflow matters more. */
function cap(pairs: readonly Pair[]): readonly Pair[] {
  if (pairs.length <= maxFiles) return pairs
  const kept = new Set(pairs.toSorted((one, other) => pagesFirst(other, one)).slice(0, maxFiles))
  return pairs.filter((pair) => kept.has(pair))
}

function isRead(pair: Pair, blobs: ReadonlyMap<string, Blob>) {
  const sides = listBlobs(pair).map(({ sha }) => blobs.get(sha))
  return sides.every((blob) => blob?.isBinary === true || blob?.text !== undefined)
}

function lacksPicture(pair: Pair, blobs: ReadonlyMap<string, Blob>) {
  const blob = blobs.get(pair.after?.sha ?? '')
  return blob?.isBinary === true && blob.isPicture === undefined && claimsPicture(pair)
}

function toFileChange({ path, previousPath, before, after }: Pair, blobs: ReadonlyMap<string, Blob>): FileChange {
  const toSide = ({ mode, sha }: TreeFile): FileSide => ({ mode, text: undefined, isBinary: false, ...blobs.get(sha) })
  return { path, previousPath, before: before && toSide(before), after: after && toSide(after) }
}

/** Lines that a change and a file may grow by; UTF-16 units beside the longest line. */
const [maxLines, maxGrown, maxLonger] = [200_000, 50_000, 500_000]

/** Nobody reviews more. */
export function treatHugeAsBinary(files: readonly FileChange[]): FileChange[] {
  let left = maxLines
  return files.map((file) => {
    const [before = '', after = ''] = [file.before?.text, file.after?.text]
    const rows = splitLines(after)
    const lines = Math.max(0, rows.length - splitLines(before).length)
    const longest = rows.reduce((most, row) => Math.max(most, row.length), 0)
    const isLonger = after.length - before.length - longest > maxLonger && readFormat(file.path) !== 'notebook'
    if (file.after && (lines > Math.min(left, maxGrown) || isLonger))
      return { ...file, after: { ...file.after, text: undefined, isBinary: true } }
    left -= lines
    return file
  })
}

const maxOthers = 60
const maxOtherBytes = 2_000_000
const maxOfOthers = 200_000
const maxOthersSingly = 10
const maxFolders = 20

const common =
  /^(?:readme\.(?:mdx?|rst|adoc)|package\.json|pyproject\.toml|requirements\.txt|cargo\.toml|go\.mod|gemfile|docs\.json|mint\.json)$/i

/** Files that the whole repository shares, then pages near the changed ones. */
export function chooseOthers({ files }: Tree, pairs: readonly Pair[]) {
  const changed = pairs.flatMap(({ path, previousPath }) => [path, previousPath ?? path])
  const own = new Set(changed)
  const folders = [...new Set(changed.filter((path) => isPage({ path })).map(folderOf))].slice(0, maxFolders)
  const measure = memoise((folder) =>
    folders.reduce((least, other) => Math.min(least, posix.relative(folder, `${other}/x`).split('/').length), 1_000),
  )
  const distanceOf = (path: string) => (common.test(path) ? -1 : measure(folderOf(path)))
  const near = [...files]
    .filter(([path, { mode, size = 0 }]) => !own.has(path) && /^100/.test(mode) && size <= maxOfOthers)
    .filter(([path]) => common.test(path) || isPage({ path }))
    .map(([path, { sha, size }]) => ({ path, sha, size, distance: distanceOf(path) }))
    .sort((one, other) => one.distance - other.distance || (one.path < other.path ? -1 : 1))
  const known = new Set(pairs.flatMap(listBlobs).map(({ sha }) => sha))
  const chosen = new Map<string, WantedBlob & { readonly path: string }>()
  let bytes = 0
  for (const { path, sha, size } of near) {
    bytes += size ?? 0
    if (chosen.size === maxOthers || bytes > maxOtherBytes) break
    if (!known.has(sha) && !chosen.has(sha)) chosen.set(sha, { path, sha, size, text: true })
  }
  return [...chosen.values()]
}

const folderOf = (path: string) => posix.dirname(`/${path}`)
