// Which files are documentation pages, and in what format, by their names.
import type { Format } from './page.ts'

const extensions: Readonly<Record<Format, string>> = {
  asciidoc: 'adoc asc asciidoc',
  html: 'htm html',
  markdown: 'markdoc markdown md mdoc mdown mkd qmd rmd',
  mdx: 'mdx',
  notebook: 'ipynb',
  restructuredtext: 'rest rst',
  text: 'org pod rdoc textile txt wiki',
}
const formats = new Map(
  Object.entries(extensions).flatMap(([format, names]) =>
    names.split(' ').map((name) => [name, format as Format] as const),
  ),
)
const data: ReadonlySet<string> = new Set(
  'csv json json5 jsonc mmd po pot properties puml tex toml tsv typ xlf xliff xml yaml yml'.split(' '),
)

export function isData(path: string): boolean {
  return data.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase())
}

export function readFormat(path: string): Format | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (name === 'readme') return 'text'
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return extension === name ? undefined : formats.get(extension)
}
