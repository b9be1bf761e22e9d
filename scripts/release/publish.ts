// Publishes a release by way of a draft, so that it is complete when it becomes immutable; then moves the major tag. Both can be repeated.
import { planRelease } from './plan.ts'

/** GitHub's command line: what it printed. Throws when it fails. */
export type Gh = (...args: readonly string[]) => string

export interface Published {
  /** `owner/name` */
  readonly repository: string
  readonly tag: string
  /** In full. */
  readonly commit: string
}

export interface Contents {
  readonly notesFile: string
  readonly assets: readonly string[]
}

interface Found {
  readonly id: number
  readonly tag: string
  readonly isDraft: boolean
  readonly isImmutable: boolean
}

/** Throws when the release that is public in the end can still be changed. */
export function publishRelease(gh: Gh, { repository, tag }: Published, { notesFile, assets }: Contents): string {
  const releases = listReleases(gh, repository)
  if (releases.some((release) => release.tag === tag && !release.isDraft)) {
    checkImmutable(releases, tag)
    return `${tag} is published already.`
  }
  for (const { id } of releases.filter((release) => release.tag === tag))
    gh('api', '--method', 'DELETE', `repos/${repository}/releases/${id}`)
  const { isLatest } = planRelease(tag, listPublished(releases))
  const where = ['--repo', repository]
  gh(
    'release',
    'create',
    tag,
    ...where,
    '--draft',
    '--verify-tag',
    '--title',
    tag,
    '--notes-file',
    notesFile,
    ...assets,
  )
  gh('release', 'edit', tag, ...where, '--draft=false', `--latest=${isLatest}`)
  checkImmutable(listReleases(gh, repository), tag)
  return `${tag} is published${isLatest ? ' as the latest release' : ''}.`
}

/** Throws when there is a release of the major tag itself. Does nothing when a higher version of the same major version is published. */
export function moveMajorTag(gh: Gh, { repository, tag, commit }: Published): string {
  const published = listPublished(listReleases(gh, repository))
  const { majorTag, isHighestOfMajor } = planRelease(tag, published)
  if (published.includes(majorTag))
    throw new Error(
      `There is a release of \`${majorTag}\`, which locks that tag: it cannot move while that release exists.`,
    )
  if (!isHighestOfMajor) return `${majorTag} stays where it is: a version above ${tag} is published.`
  const refs = `repos/${repository}/git/refs`
  const reference = `refs/tags/${majorTag}`
  // GitHub answers with all references that begin so: v1 finds v1.0.0 as well.
  const found = gh('api', `repos/${repository}/git/matching-refs/tags/${majorTag}`, '--jq', '.[].ref').split('\n')
  if (found.includes(reference))
    gh('api', '--method', 'PATCH', `${refs}/tags/${majorTag}`, '--field', `sha=${commit}`, '--field', 'force=true')
  else gh('api', '--method', 'POST', refs, '--field', `ref=${reference}`, '--field', `sha=${commit}`)
  return `${majorTag} points to ${tag}, ${commit}.`
}

function listReleases(gh: Gh, repository: string): readonly Found[] {
  const fields = '.[] | {id, tag: .tag_name, isDraft: .draft, isImmutable: (.immutable == true)}'
  return gh('api', '--paginate', `repos/${repository}/releases?per_page=100`, '--jq', fields)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Found)
}

const listPublished = (releases: readonly Found[]): readonly string[] =>
  releases.filter(({ isDraft }) => !isDraft).map(({ tag }) => tag)

function checkImmutable(releases: readonly Found[], tag: string): void {
  if (releases.some((release) => release.tag === tag && !release.isDraft && release.isImmutable)) return
  throw new Error(
    `The release ${tag} can still be changed. Under Settings › General › Releases, select "Enable release immutability"; ` +
      'then delete this release (not its tag), and run this workflow again.',
  )
}
