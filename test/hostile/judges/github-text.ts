// What GitHub makes of plain text after it has rendered the Markdown: mentions, references, links, emoji, mathematics.

const patterns: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['mention', /(?<![\w`])@[\p{L}\p{N}]/u],
  ['email address', /[\w.+-]+@[\w-]+\.[\w.-]+/],
  ['reference', /#\d/],
  ['reference', /\bGH-\d/i],
  ['reference to a commit', /(?<![\da-z])[\da-f]{7,64}(?![\da-z])/i],
  ['advisory', /\b(?:GHSA(?:-[\da-z]{4}){3}|CVE-\d{4}-\d{4,})/i],
  ['automatic link', /\b(?:https?|ftp|file|ssh|git):\/{1,2}[\w/]/i],
  ['automatic link', /\b(?:mailto|xmpp|javascript|data):\/{0,2}[\w/]/i],
  ['automatic link', /(?<![\w.-])www\.[\w-]/i],
  ['emoji', /(?<!\d):[a-z][a-z0-9_+-]*:/i],
]

export function judgeText(text: string): string[] {
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
  return [...new Set(found)]
}

export function judgeBeginning(text: string): string[] {
  if (/^\s*\/[a-z]/i.test(text)) return ['slash command']
  return /^\s*\[[ xX]\]\s/.test(text) ? ['task'] : []
}

/** Mathematics begins in the source: a dollar sign that no backslash precedes, twice in a block. */
export function judgeMathematics(source: string): string[] {
  return (source.match(/(?<!\\)\$/g) ?? []).length > 1 ? ['mathematics'] : []
}
