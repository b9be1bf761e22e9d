// Versions of releases: three numbers. Pre-releases are not made.

export interface Version {
  readonly major: number
  readonly minor: number
  readonly patch: number
}

const pattern = /^v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** Undefined when the tag names no version, as the moving tag `v1` does not. */
export function parseVersion(tag: string): Version | undefined {
  const [, major, minor, patch] = pattern.exec(tag) ?? []
  if (major === undefined) return undefined
  return { major: Number(major), minor: Number(minor), patch: Number(patch) }
}

/** Negative when the first is the lower one. */
export function compareVersions(one: Version, other: Version): number {
  return one.major - other.major || one.minor - other.minor || one.patch - other.patch
}
