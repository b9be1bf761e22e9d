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
  markdoc: 'markdown',
  md: 'markdown',
  mdoc: 'markdown',
  mdown: 'markdown',
  mdx: 'mdx',
  mkd: 'markdown',
  org: 'text',
  pod: 'text',
  qmd: 'markdown',
  rdoc: 'text',
  rest: 'restructuredtext',
  rmd: 'markdown',
  rst: 'restructuredtext',
  textile: 'text',
  txt: 'text',
  wiki: 'text',
}

/** Data that pages are built from. */
const data: ReadonlySet<string> = new Set([
  ...[
    'csv',
    'json',
    'json5',
    'jsonc',
    'po',
    'pot',
    'properties',
    'puml',
    'mmd',
    'tex',
    'toml',
    'tsv',
    'typ',
    'xlf',
    'xliff',
    'xml',
  ],
  ...['yaml', 'yml'],
])

/** No page, but texts, commands and addresses of pages may come from it. */
export function isData(path: string): boolean {
  return data.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase())
}

/** Undefined for a file that is not a page. */
export function readFormat(path: string): Format | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (name === 'readme') return 'text'
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return extension !== name && Object.hasOwn(formats, extension) ? formats[extension] : undefined
}
