// What Unicode says of a character, as far as cleaning asks. Each is looked up once: regular expressions per character are slow.

export const invisible = 1
export const mark = 2
export const emoji = 4
export const pictograph = 8
export const emojiEnd = 16
/** Letters of Mongolian, which has variation selectors of its own. */
export const mongolian = 32
/** Letters of scripts that are written with joiners and non-joiners. */
export const joining = 64
const known = 128

const patterns: readonly (readonly [number, RegExp])[] = [
  // Signs for formats that are drawn (of numbers in Arabic, of verses) go too; noncharacters are no text at all.
  [invisible, /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Noncharacter_Code_Point}]/u],
  [mark, /\p{M}/u],
  [emoji, /\p{Emoji}/u],
  [pictograph, /\p{Extended_Pictographic}/u],
  [emojiEnd, /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u],
  [mongolian, /[\u1820-\u18aa]/u],
  [
    joining,
    /(?=\p{L})[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Mong}\p{scx=Phag}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}]/u,
  ],
]

const kinds = new Uint8Array(0x110000)

/** Whether a code point is of a kind; a negative one (nothing there) is of none. */
export function isKind(point: number, kind: number): boolean {
  if (point < 0) return false
  if (kinds[point] === 0) kinds[point] = known + classify(String.fromCodePoint(point))
  return ((kinds[point] ?? 0) & kind) !== 0
}

function classify(character: string): number {
  return patterns.reduce((sum, [kind, pattern]) => (pattern.test(character) ? sum + kind : sum), 0)
}
