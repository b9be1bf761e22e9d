// Drops invisible characters, except where genuine text needs them.

/** No language needs more, and NFC sorts a run in quadratic time. */
const heapedMarks = /(\p{M}{10})\p{M}+/gu

export function cutMarks(text: string) {
  return text.replace(heapedMarks, '$1')
}

const joiningScripts =
  'Arab Syrc Mand Nkoo Adlm Rohg Mong Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Bali Java'
const joining = `(?=\\p{L})[${joiningScripts.replace(/(\w+) ?/g, '\\p{scx=$1}')}]`
const flags = ['gbeng', 'gbsct', 'gbwls'].map((name) =>
  name.replace(/./g, (letter) => `\\u{e00${letter.charCodeAt(0).toString(16)}}`),
)

const flag = `\\u{1f3f4}(?:${flags.join('|')})\\u{e007f}`
const genuine = [
  `${joining}\\p{M}{0,10}[\\u200c\\u200d]`,
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]\\u200d(?=\\p{Extended_Pictographic})',
  // Without a keycap, a digit, `#` or `*` is no emoji.
  '(?=[^\\0-\\x7f])\\p{Emoji}\\ufe0f',
  '[#*\\d]\\ufe0f(?=\\u20e3)',
  // Mongolian has its own selectors.
  '[\\u1820-\\u18aa][\\u180b-\\u180f]',
]
// Also visible ones (signs of Arabic numbers and verses), and noncharacters.
const hidden = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Noncharacter_Code_Point}]'
const invisible = new RegExp(`(${flag})|${hidden}(?<!${genuine.join('|')})`, 'gu')

/** Not between other Braille characters. */
const strayBraille = /(?<![\u2800-\u28ff])\u2800+/g

export function dropInvisible(text: string) {
  return text.replace(invisible, '$1').replace(strayBraille, (run) => ' '.repeat(run.length))
}

/** Controls but white space, format characters, fillers, variation selectors, private use. */
const unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu

export function dropUnseen(text: string) {
  return cutMarks(text.replace(unseen, ''))
}
