// Whether a tag may be released: it says what package.json and the changelog say, and its commit went through review.
import { findChanges } from './notes.ts'
import { planRelease } from './plan.ts'

export interface Tagged {
  /** Of package.json. */
  readonly version: string
  readonly changelog: string
  /** Branches of the repository that hold the commit. */
  readonly branches: readonly string[]
}

/** Throws when it may not. */
export function checkTag(tag: string, { version, changelog, branches }: Tagged): string {
  const { majorTag } = planRelease(tag, [])
  if (tag !== `v${version}`)
    throw new Error(`package.json says ${version}, the tag ${tag}: set both to the same version, and tag that commit.`)
  if (findChanges(changelog, version) === undefined)
    throw new Error(`CHANGELOG.md says nothing under "## ${version}": add what changed.`)
  const line = `${majorTag}.x`
  if (!branches.includes('main') && !branches.includes(line))
    throw new Error(
      `The commit of ${tag} is neither on main nor on ${line}: merge it there first, so that it is reviewed.`,
    )
  return `${tag} may be released.`
}
