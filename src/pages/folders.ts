// The leading folders of a path that distinguish translations and versions of a page.
import locales from './locales.json' with { type: 'json' }

/** The root folder of all documentation; what follows it is judged as if it came first. */
const roots = new Set(['docs', 'doc', 'documentation', 'help', 'manual'])

/**
 * Drops one locale and one version, in either order, before or after one root. If there are two of a kind, at least one means
 * something else (`/latest/v1/users` is about an API's first version), so both stay. Idempotent.
 */
export function dropFolders(segments: readonly string[]): readonly string[] {
  const front = readFront(segments)
  const isDropped = (index: number) => {
    const kind = front[index]
    return kind !== undefined && kind !== 'root' && front.indexOf(kind) === front.lastIndexOf(kind)
  }
  const kept = segments.filter((_segment, index) => !isDropped(index))
  // Only the whole front is judged at once: its last segment may now be a page's name (`/canary/next/es`).
  return kept.length === segments.length ? kept : dropFolders(kept)
}

function readFront(segments: readonly string[]): ('root' | 'locale' | 'version')[] {
  const front: ('root' | 'locale' | 'version')[] = []
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    if (isLocale(segment, isLast)) front.push('locale')
    else if (isVersion(segment, isLast)) front.push('version')
    else if (roots.has(segment.toLowerCase()) && !front.includes('root')) front.push('root')
    else break
  }
  return front
}

/**
 * Languages that sites write without a region. Missing are codes that more often mean something else in a path: `cs` (C#),
 * `ts`, `sh`, `ml` (machine learning), `is`, `my` (account), `be` (back end), `ca` (certificates), `hr` (human resources),
 * `ms` (Microsoft), `uk` (the country), `eu` (the region), `gl` (graphics), `nn` (neural networks), `sw` (software), `am`, `as`,
 * `ga`, `in`, `or`, `so`, `to`. Countries (`us`, `br`, `jp`, `cn`) are no languages: their pages say other things.
 */
const languages = new Set(locales.languages)

/** Also names of pages (IT, ids, augmented reality, the editor): only what is inside such a folder is a translation. */
const languagesOfFolders = new Set(locales.languagesOfFolders)

/** With one of these regions or scripts a language is a locale, even if not alone. No other pair is: `ci-cd`, `to-do`, `ar-vr`. */
const pairs = new Set(locales.pairs.flat())

const form = /^([a-z]{2,3})(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/

/** `es`, `pt-BR`, `zh_Hans_CN` in any case. `isLast`: nothing follows, so it may be a page's own name. */
function isLocale(segment: string, isLast: boolean): boolean {
  const [, language = '', script, region] = form.exec(segment.toLowerCase()) ?? []
  if (script === undefined && region === undefined)
    return languages.has(language) || (!isLast && languagesOfFolders.has(language))
  return [script, region].every((part) => part === undefined || pairs.has(`${language}-${part}`))
}

/**
 * `v2`, `v1.4.x`, `1.4`, `2.x`, `2024.1`. Not a bare whole number (a chapter, a year, an id), a date (`2024.01.15`), an address of
 * four numbers, or `release-1.4`, which is a news page.
 */
const number = /^(?:v\d{1,4}(?:\.(?:\d{1,4}|x)){0,3}|\d{1,3}(?:\.(?:\d{1,3}|x)){1,2}|20\d\d\.\d{1,2})$/

/** What may follow a number: `3.0.0-beta.1`, `v2-alpha`, `2.0rc1`. */
const stage = /[-.]?(?:alpha|beta|rc|pre|preview|dev|next|canary|nightly|snapshot|lts|release|final)(?:[-.]?\d{1,4})?$/

const names = new Set(['latest', 'stable'])

/**
 * Also names of pages, so only what is inside such a folder is another version. `dev`, `main`, `master`, `edge`, `beta` and
 * `preview` are not listed: they name parts of a site as often (for developers, of a main product), and two pages would become one.
 */
const namesOfFolders = new Set(['next', 'current', 'canary', 'nightly'])

/** `isLast`: nothing follows, so it may be a page's own name. */
function isVersion(segment: string, isLast: boolean): boolean {
  const name = segment.toLowerCase()
  return number.test(name.replace(stage, '')) || names.has(name) || (!isLast && namesOfFolders.has(name))
}
