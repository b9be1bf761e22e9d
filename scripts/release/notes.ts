// The notes of a release: the commit to pin, how to verify it, and what changed.

export interface Release {
  readonly tag: string
  /** In full. */
  readonly commit: string
  /** `owner/name` */
  readonly repository: string
}

/** What the changelog says of a version; undefined when it has no section, or an empty one. */
export function findChanges(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version)
  const changes = section?.slice(section.indexOf('\n')).trim()
  return changes === '' ? undefined : changes
}

/** Throws when the changelog has nothing on the version. */
export function makeNotes(changelog: string, { tag, commit, repository }: Release): string {
  const changes = findChanges(changelog, tag.replace(/^v/, ''))
  if (changes === undefined)
    throw new Error(`CHANGELOG.md says nothing under "## ${tag.replace(/^v/, '')}": add what changed.`)
  return `Pin this release by its full commit:

\`\`\`yaml
- uses: ${repository}@${commit} # ${tag}
\`\`\`

\`dist/\` in that commit was built again from its sources by the release workflow, compared byte by byte, and attested. To verify it in a
checkout of the commit, and the files below:

\`\`\`sh
gh attestation verify dist/index.js --repo ${repository} \\
  --signer-workflow ${repository}/.github/workflows/release.yml --source-ref refs/tags/${tag}
gh release verify ${tag} --repo ${repository}
\`\`\`

## Changes

${changes}
`
}
