// Formats of pages by name; pictures by bytes.

export type Format = 'markdown' | 'mdx' | 'html' | 'notebook' | 'text'
export const isTree = (format: Format | undefined) => format === 'markdown' || format === 'mdx'

const signatures = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  gif: /^474946383[79]/,
  webp: /^52494646.{8}57454250/,
  avif: /^0000.{4}66747970(?:617669(?:66|73)|6865(?:69|76)|6d696631|6d736631)/,
  ico: /^00000100(?!00)..00/,
  bmp: /^424d.{8}0{8}.{8}(?:0c|28|34|38|40|6c|7c)0{6}/,
  tiff: /^(?:49492a00|4d4d002a)/,
}

export function isPicture(bytes: Uint8Array) {
  const start = Array.from(bytes.subarray(0, 32), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return Object.values(signatures).some((signature) => signature.test(start))
}

const extensions: Readonly<Record<Format, string>> = {
  html: 'htm html',
  markdown: 'markdoc markdown md mdoc mdown mkd qmd rmd',
  mdx: 'mdx',
  notebook: 'ipynb',
  text: 'adoc asc asciidoc org pod rdoc rest rst textile txt wiki',
}
const formats = new Map(
  (Object.keys(extensions) as Format[]).flatMap((format) =>
    extensions[format].split(' ').map((name) => [name, format] as const),
  ),
)

export function readFormat(path: string) {
  if (/(?:^|\/)readme$/i.test(path)) return 'text'
  return formats.get(/\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? '')
}
