// Letters of one script that look like letters of another, so that readers and machines read different words.
import table from '../../triage/injection/look-alikes.json' with { type: 'json' }

const latinOf: ReadonlyMap<string, string> = new Map(
  Object.entries(table).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)
const foreign = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u
/** Letters outside Latin. */
const unlike = /(?!\p{sc=Latn})\p{L}/u
const latin = /\p{sc=Latn}/u
/** Formulas and units have a Greek letter at one end of a word: `μm`, `kΩ`, `Δt`. `twin`: Greek letters that look Latin. */
const formula = /^\p{sc=Grek}?[\p{sc=Latn}\p{N}]*\p{sc=Grek}?$/u
const twin = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/
/** Plain, boxed, circled or mathematical letters; NFKC maps most of them. */
const styled = /[\u{1d400}-\u{1d6a3}\u{1d6a4}\u{1d6a5}\u{1f110}-\u{1f189}\u24b6-\u24e9\u249c-\u24b5]/gu
const wide = /[\uff21-\uff3a\uff41-\uff5a]/gu
const wideScripts = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
const phonetic = /[ɑɡɩǀǃɪɴʀʏʙʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱꭇꭱ]/u

/** Scripts that are not used in code. */
const rare = /[\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}\p{sc=Dsrt}\p{sc=Osge}]/u

function passes(letter: string): boolean {
  return latinOf.has(letter.toLowerCase()) || (letter.length === 1 && twin.test(letter))
}

/** Whether a run of letters mixes scripts so that it looks like one Latin word. */
export function isMixedScript(run: string): boolean {
  if (!foreign.test(run) || !latin.test(run)) return false
  if (formula.test(run) && !twin.test(run)) return false
  const others = Array.from(run).filter((letter) => foreign.test(letter))
  return others.every(passes)
}

/** Whether all letters of a run are from another script and look like Latin ones, which alone proves nothing. */
export function isWholeScript(run: string): boolean {
  return run.length > 2 && !latin.test(run) && Array.from(run).every((letter) => foreign.test(letter) && passes(letter))
}

export function hasForeignLetters(text: string): boolean {
  return foreign.test(text)
}

/** Whether a text has at least `fewest` words in other scripts that cannot be mistaken for Latin ones. */
export function isWrittenForeign(text: string, fewest = 3): boolean {
  let found = 0
  // One by one: a long text has a million words.
  for (const [word] of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
    if (unlike.test(word) && !latin.test(word) && !isWholeScript(word)) found += 1
    if (found >= fewest) return true
  }
  return false
}

/** Mathematical, boxed or full-width letters that spell a word. */
export function isStyled(word: string, line: string): boolean {
  if ((word.match(styled)?.length ?? 0) > 2) return true
  return (word.match(wide)?.length ?? 0) > 1 && !wideScripts.test(line)
}

/** Characters that look like the hyphen of an option, before or between letters of a command. */
const hyphens = /(?:^|[\w-])[\u2010\u2011\u2043\u2212\ufe63\uff0d]+(?=[A-Za-z])/u
/** Letters and digits that a lenient program reads as plain ones, except the raised letters of ordinals. */
const letter = /(?![ªº])[\p{L}\p{Nd}\p{Nl}\uff01-\uff5e]/gu

function isFolded(word: string): boolean {
  return (word.match(letter) ?? []).some((one) => one > '~' && /^[!-~]+$/.test(one.normalize('NFKC')))
}

/** Characters that look like slashes, full stops and colons between letters. */
const signs = /\w[\u2215\u2044\u29f8\u2024\ua789\u02d0\ufe52\ufe55\uff0e](?=\w)/u

/** Whether a word of a command or an address contains a look-alike; a single one is enough. */
export function isDisguisedCode(word: string): boolean {
  if (!/[^\n -~]/.test(word) || !/[A-Za-z]/.test(word)) return false
  if (signs.test(word) || hyphens.test(word) || (/[A-Za-z]\p{Mn}/u.test(word) && word.normalize('NFC') === word))
    return true
  return isFolded(word) || phonetic.test(word) || rare.test(word)
}

/** A foreign name with a Russian case ending: `GitHubа`. */
export function isDeclined(run: string): boolean {
  return /^[A-Za-z]{3,}\p{sc=Cyrl}{1,3}$/u.test(run)
}
