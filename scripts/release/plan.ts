// What a release may move: the major tag, and the mark "Latest". A patch of an older line moves neither backwards.
import { compareVersions, parseVersion, type Version } from './version.ts'

export interface Plan {
  /** `v1` for `v1.2.3`. */
  readonly majorTag: string
  /** No release of its major version is higher, so the major tag may point to it. */
  readonly isHighestOfMajor: boolean
  /** No release at all is higher. */
  readonly isLatest: boolean
}

/**
 * Throws when the tag names no version.
 * @param published tags of the releases that are public, whether or not the planned one is among them. A tag whose release failed is none.
 */
export function planRelease(tag: string, published: readonly string[]): Plan {
  const version = parseVersion(tag)
  if (version === undefined)
    throw new Error(`\`${tag}\` is no version: write v, then three numbers with dots between them, as in v1.2.3.`)
  const others = published.map(parseVersion).filter((other) => other !== undefined)
  const isHighest = (among: readonly Version[]) => among.every((other) => compareVersions(other, version) <= 0)
  return {
    majorTag: `v${version.major}`,
    isHighestOfMajor: isHighest(others.filter(({ major }) => major === version.major)),
    isLatest: isHighest(others),
  }
}
