// Characters that nobody sees, or that move what is seen: in no sink, but for those that genuine writing needs.

const flags =
  /\u{1F3F4}(?:\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073}))\u{E007F}/gu
/** Between a letter (with its marks) or an emoji and another of its kind. */
const joiners =
  /(?<=\p{L}\p{M}*)[\u200C\u200D]|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu
const styles = /(?<=\p{Emoji})\uFE0F|(?<=[\u1820-\u18AA])[\u180B-\u180F]/gu
// Format and control characters, whatever else shows as nothing, line ends that are not `\n`.
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{DI}\p{Cs}\u2028\u2029]/u
const moving = /(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u

/** The first character of a clean text that has no place there, as `the character U+200B`; nothing when all is well. */
export function judgeHidden(text: string): string[] {
  return show(hidden.exec(text.replace(flags, '').replace(joiners, '').replace(styles, '')))
}

/** Controls, and what changes the direction of a line: in a file or body they stay as they are. */
export function judgeMoving(text: string): string[] {
  return show(moving.exec(text))
}

function show(found: RegExpExecArray | null): string[] {
  const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return code === undefined ? [] : [`the character U+${code}`]
}
