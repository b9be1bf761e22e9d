// Path patterns, in time proportional to pattern times path.

/** `**`: any number of segments, even none; `*` and `?`: within one. */
export function matchGlob(pattern: readonly string[], path: readonly string[]) {
  return matchStars(pattern, path, (part) => part === '**', matchSegment)
}

export function matchSegment(pattern: string, segment: string) {
  const fits = (part: string, character: string) => part === '?' || part === character
  return matchStars([...pattern], [...segment], (part) => part === '*', fits)
}

/** Only the last star ever needs to take more. */
function matchStars<T>(
  pattern: readonly T[],
  items: readonly T[],
  isStar: (part: T) => boolean,
  fits: (part: T, item: T) => boolean,
) {
  let [at, index, afterStar, taken] = [0, 0, -1, 0]
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
