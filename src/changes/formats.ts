// Which files are documentation pages, and in what format, by their names.
import type { Format } from './page.ts'

const formats: Readonly<Record<string, Format>> = {
  adoc: 'asciidoc',
  asc: 'asciidoc',
  asciidoc: 'asciidoc',
  htm: 'html',
  html: 'html',
  ipynb: 'notebook',
  markdown: 'markdown',
  md: 'markdown',
  mdown: 'markdown',
  mdx: 'mdx',
  mkd: 'markdown',
  rest: 'restructuredtext',
  rst: 'restructuredtext',
  txt: 'text',
}

/** Undefined for a file that is not a page. */
export function readFormat(path: string): Format | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (name === 'readme') return 'text'
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return extension !== name && Object.hasOwn(formats, extension) ? formats[extension] : undefined
}
