// Where the words, names and numbers of a text are.

const run = String.raw`[\p{L}\p{M}\p{N}_]+`
const joint = String.raw`(?:::|->|[._\/\\@'’:])`
/** In this order: addresses, numbers in groups (`4600 0000 0000`), languages that are spelled with signs, numbers with commas, flags (`--force`), scoped packages, everything else that is joined. */
const scanner = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>"'` +
    '`' +
    String.raw`)\]]+|(?<!\d)\d{4}(?:[ \u00A0]\d{4}){2,}(?!\d)|(?<![\p{L}\p{N}_.])(?:[CF]#|C\+\+|\.NET)(?![\p{L}\p{N}])|\d+(?:,\d+)+(?![\p{L}\p{N}_.])|(?<![\p{L}\p{N}])--?[a-zA-Z][\w-]+|@[\w-]+\/[\w.-]+|${run}(?:${joint}${run})*(?:\(\))?`,
  'gu',
)

/** The pieces of a text in their order, as they stand. */
export function scanWords(text: string): readonly string[] {
  return text.match(scanner) ?? []
}

/** Words, names and numbers are compared in different ways; an e-mail address never is. */
export type PieceKind = 'word' | 'words' | 'name' | 'number' | 'address' | 'mail'

const numeric = /^v?\d+(?:[.,]\d+|\.x)*(?:ms|s|m|h|d|kb|mb|gb|tb|kib|mib|gib|px|k|x)?$/iu
const grouped = /^[\d \u00A0]+$/u
const plain = /^[\p{L}\p{M}]+$/u
const apostrophe = /^\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)+$/u
const mail = /^[^@\s]+@[^@\s]+\.[^@\s]+$/u
/** `either/or`, `Request:Response`: two words, not a name. */
const twoWords = /^\p{L}[\p{L}\p{M}]*[/:][\p{L}\p{M}]+$/u
const camel = /\p{Ll}\p{Lu}/u

/** What a piece is, judged by itself alone. */
export function classify(piece: string): PieceKind {
  if (plain.test(piece)) return camel.test(piece) ? 'name' : 'word'
  if (numeric.test(piece) || grouped.test(piece)) return 'number'
  if (apostrophe.test(piece)) return 'word'
  if (/^(?:https?:\/\/|www\.)/iu.test(piece)) return 'address'
  if (piece.includes('@') && mail.test(piece)) return 'mail'
  if (twoWords.test(piece)) return 'words'
  return /^[\p{L}\p{M}\p{N}]+$/u.test(piece) ? 'word' : 'name'
}

/** The words that a name is made of: `maxRetries`, `cache.size`, `ERR_REQUIRE_ESM`, `--no-cache`. */
export function splitName(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length > 1)
}
