// Fenced code blocks.

/** A fenced block that nothing in the text can end. Put it at the margin: in a list item, a line of the text may end the item. */
export function fence(text: string, info = ''): string {
  const runs = text.match(/`+|~+/g) ?? []
  const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3))
  const language = /^[A-Za-z0-9+#-]{0,20}$/.test(info) ? info : ''
  return `${ticks}${language}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`
}
