// Which folders of a site are translations of it.
import locales from './locales.json' with { type: 'json' }

/**
 * Languages that sites write without a region. Missing are codes that more often mean something else in a path: `cs` (C#),
 * `ts`, `sh`, `ml` (machine learning), `is`, `my` (account), `be` (back end), `ca` (certificates), `hr` (human resources),
 * `ms` (Microsoft), `uk` (the country), `eu` (the region), `gl` (graphics), `nn` (neural networks), `sw` (software), `am`, `as`,
 * `ga`, `in`, `or`, `so`, `to`. Countries (`us`, `br`, `jp`, `cn`) are no languages: their pages say other things.
 */
const languages = new Set(locales.languages)

/** Pages bear these names too (IT, ids, augmented reality, the editor): only what lies in such a folder is a translation. */
const languagesOfFolders = new Set(locales.languagesOfFolders)

/** With its region a language is a locale, also where alone it is none. No other pair is: `ci-cd`, `to-do`, `ar-vr`, `no-op`. */
const regions = new Map<string, readonly string[]>(Object.entries(locales.regions))
const scripts = new Map<string, readonly string[]>(Object.entries(locales.scripts))

const form = /^([a-z]{2,3})(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/

/** `es`, `pt-BR`, `zh_Hans_CN` in any case. `isLast`: nothing follows, so it may be a page's own name. */
export function isLocale(segment: string, isLast: boolean): boolean {
  const [, language = '', script, region] = form.exec(segment.toLowerCase()) ?? []
  if (script === undefined && region === undefined)
    return languages.has(language) || (!isLast && languagesOfFolders.has(language))
  const isScript = script === undefined || scripts.get(language)?.includes(script) === true
  return isScript && (region === undefined || regions.get(language)?.includes(region) === true)
}
