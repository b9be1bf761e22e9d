// What a file's name adds to the page that it holds: an extension, and the name of a folder's own page.

/**
 * Sources of pages and what is built of them. Left out on purpose: `.php`, `.txt`, `.json` and the like, which are as often what
 * a page is about (`/reference/wp-config.php`).
 */
const extension = /\.(?:mdx?|markdown|mdoc|html?|rst|adoc|asciidoc|ipynb)$/iu

/** `index`, Hugo's `_index`, and the `README` that a repository shows for a folder. */
const folderPage = /^(?:_?index|README)$/u

/** Without its extension `readme` may be a page about such files; with it, generators take any case for the folder's page. */
const readmeFile = /^readme$/iu

/** Takes extensions from the last segment, and the segment itself where it only says that it is its folder's page. */
export function dropFileName(segments: readonly string[]): string[] {
  const rest = segments.slice(0, -1)
  const name = segments.at(-1)
  if (name === undefined) return []
  const stem = dropExtensions(name)
  const isFolderPage = folderPage.test(stem) || (stem !== name && readmeFile.test(stem))
  return isFolderPage ? dropFileName(rest) : [...rest, stem]
}

function dropExtensions(name: string): string {
  const found = extension.exec(name)
  if (found === null) return name
  const stem = name.slice(0, found.index).trimEnd()
  return /[^.]/u.test(stem) ? dropExtensions(stem) : name
}
