// What was meant by a word that is not known.

/** The known word that is nearest to what was written: two letters away, or a third of a long word; undefined if none is. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((word) => ({ word, distance: countEdits(written.slice(0, 40), word) }))
    .filter(({ word, distance }) => distance <= Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3)))
    .sort((one, other) => one.distance - other.distance)
  return nearest?.word
}

/** Letters to insert, remove or replace, to get from one to the other (Levenshtein). */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let index = 0; index < other.length; index += 1) {
      const replaced = (row[index] ?? 0) + (other[index] === letter ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
