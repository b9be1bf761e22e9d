// Which files of a repository a prompt is about.

/** A page of the site and the file that holds it. */
export type PageFile = { page: string; path: string }

/** Folders that are left out of a site's addresses. */
const roots = ['', 'docs/', 'content/', 'content/docs/', 'src/content/docs/', 'src/pages/', 'pages/', 'website/docs/']

const bullet = /^([-+#]+|\d+[.)]?)$/
const label = /^(and|&|also|read|as|more|(files?|pages?|paths?|entry|entries|comments?|readers?|votes?):?)$/i

/**
 * The pages that a prompt lists, in its order, as far as the repository has them. Lines that only list pages count before pages
 * that are merely mentioned: a reader's words, quoted further down, may also name a page.
 */
export function findPages(prompt: string, paths: readonly string[]): PageFile[] {
  const files = buildPageIndex(paths)
  const lines = prompt.split(/\r?\n/).map((line) => line.split(/[\s,;`'"<>()[\]|*]+/).filter((word) => word !== ''))
  const listing = lines.filter((words) => hasPage(words, files) && isListing(words))
  const found = (listing.length > 0 ? listing : lines).flat().map((word) => files.get(parsePage(word) ?? ''))
  return [...new Set(found)].filter((file) => file !== undefined)
}

function buildPageIndex(paths: readonly string[]): Map<string, PageFile> {
  const index = new Map<string, PageFile>()
  for (const root of roots) {
    for (const path of paths) {
      if (!path.startsWith(root) || !/\.mdx?$/i.test(path)) continue
      const file = { page: toPage(path.slice(root.length)), path }
      // The whole path comes first: it is the one name that cannot mean another file.
      if (!index.has(file.page)) index.set(file.page, file)
    }
  }
  // A file has several names; report the shortest, which is the one the site uses.
  const shortest = new Map([...index.values()].map((file) => [file.path, file]))
  return new Map([...index].map(([name, { path }]) => [name, shortest.get(path) ?? { page: name, path }]))
}

/** `https://site/guides/install/?a#b`, `guides/install.md`, `/guides/install/index.mdx`: all `/guides/install`. */
function parsePage(word: string): string | null {
  // No page has such a long name, and the patterns below would be slow on it.
  if (word.length > 500) return null
  const path = word
    .replace(/^https?:\/\/[^/]+/i, '/')
    .replace(/[?#].*$/, '')
    .replace(/[.:]+$/, '')
  return path.includes('/') || /\.mdx?$/i.test(path) ? toPage(path) : null
}

function toPage(path: string): string {
  const name = path
    .replace(/\.mdx?$/i, '')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')
  return `/${name.replace(/(^|\/)index$/i, '')}`
}

function hasPage(words: readonly string[], files: ReadonlyMap<string, PageFile>): boolean {
  return words.some((word) => files.has(parsePage(word) ?? ''))
}

/** `- /a`, `Pages: /a, /b and /c`, `1. docs/a.md (3 entries)`, `- /a, also read as /es/a`: only pages and what introduces them. */
function isListing(words: readonly string[]): boolean {
  return words.every((word) => parsePage(word) !== null || bullet.test(word) || label.test(word))
}
