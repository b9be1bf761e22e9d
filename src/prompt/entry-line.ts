// The line that says which entries a prompt is about, for a service that resolves them once its change is merged.

/** In characters: some 500 ids of the usual length. */
const longestLine = 20_000

/** An id comes from outside and stands among our own words: nothing that could be read as a sentence, or as two ids. */
const plainId = /^[\w.:-]{1,64}$/

/** As many ids as fit, in their order; empty if there is none that can stand there. */
export function renderEntryLine(ids: readonly string[]): string {
  let line = 'feedback-entries: '
  const start = line.length
  for (const id of ids) {
    if (!plainId.test(id) || line.length + id.length + 1 > longestLine) continue
    line += line.length === start ? id : `,${id}`
  }
  return line.length === start ? '' : line
}
