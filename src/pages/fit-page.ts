// Which file a page is built from.
import { type DocPath, parseDocPath, splitPage } from './doc-path.ts'
import { readFormat } from './formats.ts'

/** `page`: no contradiction. `name`: only the ends match, as they may for other pages. */
type Fit = 'page' | 'name'

/** Folders missing from addresses; a page directly below one is only matched by name. */
const container =
  /^(?:(?:versioned_|website|site)?-?docs?|content|documentation|manual|pages|source|src|site|website)$/i
const version = /^(?:version-)?v?\d+(?:\.(?:\d+|x))*$|^(?:current|latest|next|stable)$/i

const module = /(^|\/)modules\/(?:ROOT\/|([^/]{1,100}\/))pages\//
const order = /(^|\/)\d{1,3}[-_.]{1,3}(?=[^\d/])/g

/** @param given untrusted, from the root */
export function fitPage(given: string, page: DocPath): Fit | undefined {
  const path = given.replace(/[?#]/g, encodeURIComponent)
  if (parseDocPath(path) === page) return 'page'
  const plain = path.replace(module, '$1$2')
  const stem = readFormat(path) === undefined ? plain : plain.replace(/\.[^./]+$/, '')
  const fits = [stem, stem.replace(order, '$1')].map((file) => fitFile(splitPage(parseDocPath(file)), page))
  return fits.find((fit) => fit === 'page') ?? fits.find((fit) => fit !== undefined)
}

function fitFile(file: readonly string[], page: DocPath): Fit | undefined {
  const address = splitPage(page)
  const wanted = address.filter((part, index) => index > 0 || !container.test(part))
  if (wanted.length === 0)
    return file.every(isContainer) && (file.length < 2 || file.at(-1) === address[0]) ? 'page' : undefined
  const common = countCommonEnd(wanted, file)
  if (common === 0) return file.every(isContainer) && version.test(wanted.at(-1) ?? '') ? 'name' : undefined
  const isWhole = common === wanted.length
  const isBare = file.slice(0, -common).every(isContainer)
  return (isWhole && isBare) || (common > 1 && (isWhole || isBare)) ? 'page' : 'name'
}

export interface Fitting {
  readonly fit: Fit
  readonly paths: readonly string[]
}

export function findFiles(page: DocPath, paths: Iterable<string>): Fitting | undefined {
  const { page: own, name } = Object.groupBy(paths, (path) => fitPage(path, page) ?? 'other')
  return own ? { fit: 'page', paths: own } : name && { fit: 'name', paths: name }
}

function isContainer(folder: string) {
  return container.test(folder) || version.test(folder)
}

function countCommonEnd(one: readonly string[], other: readonly string[]) {
  let common = 0
  while (common < one.length && common < other.length && one.at(-1 - common) === other.at(-1 - common)) common += 1
  return common
}
