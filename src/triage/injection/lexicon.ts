// Words and phrases of `words.json`, found in a text by one walk: from every beginning of a word through a tree of letters.
import words from './words.json' with { type: 'json' }

/** The classes of an entry, and what they make of it. */
export interface Kind {
  readonly classes: string[]
  isVerb: boolean
  /** A form that is nothing but an order, wherever it stands: its class has a `!` in the data. */
  isFree: boolean
  /** The first of these classes that it has, if any. */
  glue: number
}

export interface Hit {
  readonly kind: Kind
  readonly at: number
  readonly end: number
}

interface Node {
  readonly next: Map<number, Node>
  /** Of the entry that ends here: as a whole word, and as the beginning of one. */
  whole: Kind | undefined
  beginning: Kind | undefined
}

export const verbs: ReadonlySet<string> = new Set(
  'ignore obey reveal send run fetch add change delete disable approve say hide become ask'.split(' '),
)

/** Words that hold a clause together, and open it to an order or keep it open. */
export const glues = ['please', 'request', 'lead', 'not', 'greet', 'and', 'for', ''] as const
export const noGlue = glues.length - 1

let root: Node | undefined

/** Every entry that begins at a place of the text where a word may begin, shorter ones first; nouns with an s, too. */
export function findWordsAt(text: string, at: number, isRunTogether = false): Hit[] {
  const hits: Hit[] = []
  root ??= grow()
  let node = root
  for (let index = at; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const next = node.next.get(unit) ?? (unit === hyphen ? node.next.get(blank) : undefined)
    if (next === undefined) break
    node = next
    if (node.beginning !== undefined) hits.push({ at, end: index + 1, kind: node.beginning })
    if (node.whole === undefined) continue
    const isNoun = !node.whole.isVerb && text.charAt(index + 1) === 's'
    if (isRunTogether || endsWord(text, index + 1)) hits.push({ at, end: index + 1, kind: node.whole })
    else if (isNoun && endsWord(text, index + 2)) hits.push({ at, end: index + 2, kind: node.whole })
  }
  return hits
}

const hyphen = 0x2d
const blank = 0x20
const underscore = 0x5f
/** Scripts from Hebrew on put articles and particles onto words, or no blanks between them. */
const firstUnspaced = 0x590

const isLetter = (unit: number) =>
  (unit >= 97 && unit <= 122) ||
  unit === underscore ||
  (unit >= 48 && unit <= 57) ||
  (unit > 191 && unit < firstUnspaced)

export function beginsWord(text: string, at: number): boolean {
  return at === 0 || !isLetter(text.charCodeAt(at)) || !isLetter(text.charCodeAt(at - 1))
}

function endsWord(text: string, end: number): boolean {
  return end >= text.length || !isLetter(text.charCodeAt(end)) || !isLetter(text.charCodeAt(end - 1))
}

const undecomposed: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', ß: 'ss' }

/** As words are compared: without code marks, and without the accents of Latin, Greek and Cyrillic letters. */
export function foldWords(text: string): string {
  const bare = /[`*\u2018\u2019]/.test(text) ? text.replace(/[`\u2018]|\*\*/g, '').replaceAll('\u2019', "'") : text
  if (!/[^\n -~]/.test(bare)) return bare
  const unaccented = bare.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return unaccented.replace(/[ıłđøæß]/g, (letter) => undecomposed[letter] ?? letter).normalize('NFC')
}

function grow(): Node {
  const tree = createNode()
  for (const [name = '', , entries = ''] of words)
    for (const entry of entries.split('; ')) plant(tree, foldWords(entry.normalize('NFKC')), name)
  return tree
}

function plant(tree: Node, entry: string, name: string): void {
  const isBeginning = entry.endsWith('*')
  let node = tree
  for (const sign of (isBeginning ? entry.slice(0, -1) : entry).split('')) {
    const unit = sign.charCodeAt(0)
    const next = node.next.get(unit) ?? createNode()
    node.next.set(unit, next)
    node = next
  }
  if (isBeginning) node.beginning = widen(node.beginning, name)
  else node.whole = widen(node.whole, name)
}

function widen(kind: Kind = { classes: [], isVerb: false, isFree: false, glue: noGlue }, name: string): Kind {
  const plain = name.replace('!', '')
  const glue = (glues as readonly string[]).indexOf(plain)
  kind.classes.push(plain)
  kind.isVerb ||= verbs.has(plain)
  kind.isFree ||= plain !== name
  kind.glue = glue === -1 ? kind.glue : Math.min(glue, kind.glue)
  return kind
}

function createNode(): Node {
  return { next: new Map(), whole: undefined, beginning: undefined }
}
