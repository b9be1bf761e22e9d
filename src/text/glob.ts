// Patterns of paths, matched in time that grows with pattern times path, whatever the two are.

/** `*`: any characters of a segment; `?`: one; `**` as a segment of its own: any number of segments, or none. */
export function matchGlob(pattern: readonly string[], path: readonly string[]): boolean {
  return matchStars(pattern, path, (part) => part === '**', matchSegment)
}

export function matchSegment(pattern: string, segment: string): boolean {
  const fits = (part: string, character: string) => part === '?' || part === character
  return matchStars([...pattern], [...segment], (part) => part === '*', fits)
}

/** What the last star takes grows until the rest fits: no star before it need ever be looked at again. */
function matchStars<T>(
  pattern: readonly T[],
  items: readonly T[],
  isStar: (part: T) => boolean,
  fits: (part: T, item: T) => boolean,
): boolean {
  let at = 0
  let index = 0
  let afterStar = -1
  let taken = 0
  while (index < items.length) {
    const part = pattern[at]
    if (part !== undefined && isStar(part)) {
      at += 1
      afterStar = at
      taken = index
    } else if (part !== undefined && fits(part, items[index] as T)) {
      at += 1
      index += 1
    } else if (afterStar >= 0) {
      taken += 1
      at = afterStar
      index = taken
    } else return false
  }
  return pattern.slice(at).every(isStar)
}
