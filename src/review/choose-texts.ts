// Which files of a pull request are read in full: documentation pages first, within a budget of files and bytes.

import type { TreeFile, WantedBlob } from '../github/pulls/pull-change.ts'
import { isPictureName } from './judge/machinery.ts'
import type { Unread } from './pages/change.ts'
import { readFormat } from './pages/formats.ts'
import type { Pair } from './pair-files.ts'

const mostWhole = 300
const mostBytes = 20_000_000
/** Per side of a file, in bytes: for a page, and for anything else. */
const largestPage = 6_000_000
const largestOther = 1_000_000
const mostPictures = 10
const largestPicture = 2_000_000
const submodule = '160000'

export interface Choice {
  readonly blobs: readonly WantedBlob[]
  readonly unread: ReadonlyMap<string, Unread['reason']>
  /** Why a binary is not checked to be the picture that its name claims, by path. */
  readonly unseen: ReadonlyMap<string, Unread['reason']>
}

export function chooseTexts(pairs: readonly Pair[]): Choice {
  const blobs = new Map<string, WantedBlob>()
  const unread = new Map<string, Unread['reason']>()
  const { pictures, unseen } = choosePictures(pairs)
  let [files, bytes] = [0, 0]
  const pages = pairs.filter(({ path }) => readFormat(path) !== undefined)
  const others = pairs.filter(({ path }) => readFormat(path) === undefined)
  for (const pair of [...pages, ...others]) {
    const largest = readFormat(pair.path) === undefined ? largestOther : largestPage
    const sides = listBlobs(pair)
    const fresh = sides.filter(({ sha }) => blobs.get(sha)?.text !== true)
    const size = fresh.reduce((sum, side) => sum + (side.size ?? 0), 0)
    const reason = pair.isUnseen
      ? 'unreadable'
      : files === mostWhole
        ? 'too-many-files'
        : bytes + size > mostBytes || sides.some((side) => (side.size ?? 0) > largest)
          ? 'too-large'
          : undefined
    if (reason !== undefined) unread.set(pair.path, reason)
    else {
      files += 1
      bytes += size
    }
    // A large file is recognised as binary without reading it.
    const isAsked = reason === undefined || (reason === 'too-large' && blobs.size < 2 * mostWhole)
    for (const { sha, size } of isAsked ? fresh : [])
      blobs.set(sha, { sha, size, text: reason === undefined, picture: pictures.has(sha) })
  }
  return { blobs: [...blobs.values()], unread, unseen }
}

function choosePictures(pairs: readonly Pair[]) {
  const pictures = new Set<string>()
  const unseen = new Map<string, Unread['reason']>()
  for (const pair of pairs) {
    const { after } = pair
    if (after === undefined || !claimsPicture(pair) || pictures.has(after.sha)) continue
    if ((after.size ?? 0) > largestPicture) unseen.set(pair.path, 'too-large')
    else if (pictures.size === mostPictures) unseen.set(pair.path, 'too-many-pictures')
    else pictures.add(after.sha)
  }
  return { pictures, unseen }
}

/** A file that is named like a picture, unless it was one with the same content before. */
export function claimsPicture({ path, previousPath = path, before, after }: Pair): boolean {
  return isPictureName(path) && !(isPictureName(previousPath) && before?.sha === after?.sha)
}

export function listBlobs({ before, after }: Pair): TreeFile[] {
  const sides = [before, ...(before?.sha === after?.sha ? [] : [after])]
  return sides.filter((side) => side !== undefined && side.mode !== submodule && side.sha !== '') as TreeFile[]
}
