// The folder of a project on the ledger's branch.

/**
 * The project's id, with every byte that is unsafe in a file name written as `~XX`. Injective; ids that differ only in case collide
 * in a checkout on a case-insensitive file system, but not in git.
 */
export function folderOf(projectId: string): string {
  const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~')
  // The branch's own README.md is beside the folders.
  if (/^readme\.md$/i.test(encoded)) return encoded.replace('.', '~2E')
  return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
