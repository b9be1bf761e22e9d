// Normalises accents and contractions to match the list of words.

const negated = /\b(are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)n'?t\b/g
const undecomposed: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', ß: 'ss' }

/** For comparison: "don't" as "do not", without code marks and the accents of Latin, Greek and Cyrillic letters. */
export function foldWords(text: string): string {
  const bare = /[`*\u2018\u2019]/.test(text) ? text.replace(/[`\u2018]|\*\*/g, '').replaceAll('\u2019', "'") : text
  const plain = bare.includes('nt') || bare.includes("n't") ? bare.replace(negated, '$1 not') : bare
  if (!/[^\n -~]/.test(plain)) return plain
  const unaccented = plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return unaccented.replace(/[ıłđøæß]/g, (letter) => undecomposed[letter] ?? letter).normalize('NFC')
}
