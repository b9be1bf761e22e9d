// What a pull request changes, read at one head; and whether that is still the head.

import type { Blob, Tree, TreeFile } from '../github/pulls/pull-change.ts'
import type { Pull } from '../github/pulls/pull-requests.ts'
import { count, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { chooseTexts, claimsPicture, listBlobs } from './choose-texts.ts'
import type { Change, FileChange, FileSide, Unread } from './pages/change.ts'
import { readFormat } from './pages/formats.ts'
import { type Pair, pairFiles } from './pair-files.ts'

export interface ChangeRead {
  readonly change: Change
  /** Of the commit that the change starts from: where other files are looked up. Undefined when it could not be read. */
  readonly base: Tree | undefined
}

const mostFiles = 3_000
/** Where GraphQL answers, only the texts that it cuts are read one by one. */
const mostSingly = 200
/** GitHub may answer from a replica that is a moment behind. */
const lag = 5_000

/** @throws GitHubError when GitHub is out of reach; what it refuses is left out and listed in `unread` */
export async function readChange(world: Pick<World, 'changes' | 'log'>, pull: Pull): Promise<ChangeRead> {
  const { changes } = world
  const comparison = await changes.compare(pull.base, pull.head)
  const base = comparison && (await changes.readTree(comparison.mergeBase))
  const head = await changes.readTree(pull.head)
  const list = mayRename(base, head) ? await changes.listFiles(pull.number) : { files: [], isWhole: false }

  const all = pairFiles(list, base, head)
  const pairs = cap(all)
  const choice = chooseTexts(pairs)
  const blobs = await changes.readBlobs(choice.blobs, mostSingly)
  const unread: Unread[] = []
  const isCut = pairs.length < all.length || (!(base?.isWhole && head?.isWhole) && !list.isWhole)
  if (isCut || head?.isWhole !== true || base?.isWhole !== true) unread.push({ reason: 'list-cut' })
  if (comparison?.isWhole !== true) unread.push({ reason: 'commits-cut' })
  for (const pair of pairs) {
    const { path } = pair
    const reason = choice.unread.get(path) ?? 'unreadable'
    if (pair.isUnseen || !isRead(pair, blobs)) unread.push({ path, reason })
    else if (lacksPicture(pair, blobs)) unread.push({ path, reason: choice.unseen.get(path) ?? reason })
  }
  const files = pairs.map((pair) => toFileChange(pair, blobs))
  world.log.info(
    safe`Read ${count(files.length, 'changed file')}${unread.length > 0 ? safe`, but not everything in the change` : safe``}.`,
  )
  const { title, body: description } = pull
  const paths = head?.isWhole ? new Set(head.files.keys()) : undefined
  const commits = comparison?.commits ?? []
  return { change: { head: pull.head, title, description, commits, files, paths, unread }, base }
}

/** Where both trees are whole, the list of files only tells which of them were renamed. */
function mayRename(base: Tree | undefined, head: Tree | undefined): boolean {
  if (base?.isWhole !== true || head?.isWhole !== true) return true
  return [...base.files.keys()].some((path) => !head.files.has(path))
}

/** Whether nobody has pushed since: the comment must be about what was judged. */
export async function isStillHead(world: Pick<World, 'changes' | 'sleep'>, pull: Pull): Promise<boolean> {
  const read = async () => (await world.changes.readPull(pull.number))?.head === pull.head
  if (await read()) return true
  await world.sleep(lag)
  return read()
}

/** Of too many files, those that are not pages are kept: whether a change contains a workflow matters more than one page of thousands. */
function cap(pairs: readonly Pair[]): readonly Pair[] {
  if (pairs.length <= mostFiles) return pairs
  const isPage = ({ path }: Pair) => readFormat(path) !== undefined
  const kept = new Set([...pairs.filter((pair) => !isPage(pair)), ...pairs.filter(isPage)].slice(0, mostFiles))
  return pairs.filter((pair) => kept.has(pair))
}

function isRead(pair: Pair, blobs: ReadonlyMap<string, Blob>): boolean {
  return listBlobs(pair).every(({ sha }) => {
    const blob = blobs.get(sha)
    return blob?.isBinary === true || blob?.text !== undefined
  })
}

/** A binary named like a picture that nobody has checked to be one. */
function lacksPicture(pair: Pair, blobs: ReadonlyMap<string, Blob>): boolean {
  const blob = blobs.get(pair.after?.sha ?? '')
  return blob?.isBinary === true && blob.isPicture === undefined && claimsPicture(pair)
}

function toFileChange({ path, previousPath, before, after }: Pair, blobs: ReadonlyMap<string, Blob>): FileChange {
  const toSide = ({ mode, sha }: TreeFile): FileSide => ({ mode, text: undefined, isBinary: false, ...blobs.get(sha) })
  return { path, previousPath, before: before && toSide(before), after: after && toSide(after) }
}
