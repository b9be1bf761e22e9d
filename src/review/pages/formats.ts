// Which files are documentation pages, and in what format, by their names.
import extensions from './formats.json' with { type: 'json' }
import type { Format } from './page.ts'

const formats = new Map(Object.entries(extensions.pages)) as ReadonlyMap<string, Format>
/** File extensions of data that pages are built from. */
const data: ReadonlySet<string> = new Set(extensions.data)

/** Whether it is not a page, but a data file that may supply texts, commands and addresses to pages. */
export function isData(path: string): boolean {
  return data.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase())
}

/** Undefined for a file that is not a page. */
export function readFormat(path: string): Format | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (name === 'readme') return 'text'
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return extension === name ? undefined : formats.get(extension)
}
