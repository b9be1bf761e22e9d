// Whether a sentence mentions something only to warn about it.

/** A warning shortly before its subject. */
const warning = new RegExp(
  String.raw`\b(?:never|do not|don['’]t|must not|should not|avoid|instead of|rather than|(?:and|but) not (?:by|via|with)|` +
    String.raw`not recommended|unsafe)\b[^.]{0,80}$`,
  'i',
)

/** A remark right after the subject that it does not work. */
const refusal = new RegExp(
  String.raw`^[^.,;]{0,60}?\b(?:is|are|was|were|will be|gets?)\s(?:now\s|always\s|never\s)?` +
    String.raw`(?:refused|rejected|blocked|denied|disallowed|forbidden|not (?:accepted|allowed|supported))\b`,
  'i',
)

/** `at` and `length`: position of the subject in the text, in UTF-16 units. */
export function warns(text: string, at: number, length: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 160), Math.max(0, at)), text.slice(Math.max(0, at) + length)]
  return warning.test(before) || refusal.test(after.slice(0, 160))
}
