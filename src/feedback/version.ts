// Which folders of a site are versions of it.

/**
 * `v2`, `v1.4.x`, `1.4`, `2.x`, `2024.1`. A bare whole number is none (a chapter, a year, an id), nor is a date (`2024.01.15`),
 * an address of four numbers, or `release-1.4`, which is a page of news.
 */
const number = /^(?:v\d{1,4}(?:\.(?:\d{1,4}|x)){0,3}|\d{1,3}(?:\.(?:\d{1,3}|x)){1,2}|20\d\d\.\d{1,2})$/

/** What may follow a number: `3.0.0-beta.1`, `v2-alpha`, `2.0rc1`. */
const stage = /[-.]?(?:alpha|beta|rc|pre|preview|dev|next|canary|nightly|snapshot|lts|release|final)(?:[-.]?\d{1,4})?$/

const names = new Set(['latest', 'stable'])

/**
 * Pages bear these names too, so only what lies in such a folder is of another version. None are `dev`, `main`, `master`, `edge`,
 * `beta` and `preview`: they name parts of a site as often (for developers, of a main product), and two pages would become one.
 */
const namesOfFolders = new Set(['next', 'current', 'canary', 'nightly'])

/** `isLast`: nothing follows, so it may be a page's own name. */
export function isVersion(segment: string, isLast: boolean): boolean {
  const name = segment.toLowerCase()
  return number.test(name.replace(stage, '')) || names.has(name) || (!isLast && namesOfFolders.has(name))
}
