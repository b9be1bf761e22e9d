// Whether a sentence names something only to warn of it.

/** Words of a warning, shortly before what they warn about. */
const warning = new RegExp(
  String.raw`\b(?:never|do not|don['’]t|must not|should not|avoid|instead of|rather than|(?:and|but) not (?:by|via|with)|` +
    String.raw`not recommended|unsafe)\b[^.]{0,80}$`,
  'i',
)

/** What is said of it right afterwards, where it is named only to say that it does not work. */
const refusal = new RegExp(
  String.raw`^[^.,;]{0,60}?\b(?:is|are|was|were|will be|gets?)\s(?:now\s|always\s|never\s)?` +
    String.raw`(?:refused|rejected|blocked|denied|disallowed|forbidden|not (?:accepted|allowed|supported))\b`,
  'i',
)

/** `at` and `length`: where the text has it, in UTF-16 units. */
export function warns(text: string, at: number, length: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 160), Math.max(0, at)), text.slice(Math.max(0, at) + length)]
  return warning.test(before) || refusal.test(after.slice(0, 160))
}
