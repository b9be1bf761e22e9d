// Which folders of a site are translations of it.

/**
 * Languages that sites write without a region. Missing are codes that more often mean something else in a path: `cs` (C#),
 * `ts`, `sh`, `ml` (machine learning), `is`, `my` (account), `be` (back end), `ca` (certificates), `hr` (human resources),
 * `ms` (Microsoft), `uk` (the country), `eu` (the region), `gl` (graphics), `nn` (neural networks), `sw` (software), `am`, `as`,
 * `ga`, `in`, `or`, `so`, `to`. Countries (`us`, `br`, `jp`, `cn`) are no languages: their pages say other things.
 */
const languages = listWords('bg bn da de el en es et fa fi fr he hi hu ja ko lt lv nl pl pt ro ru sk sl sr sv th tr zh')

/** Pages bear these names too (IT, ids, augmented reality, the editor): only what lies in such a folder is a translation. */
const languagesOfFolders = listWords('ar id it nb no vi')

/** With its region a language is a locale, also where alone it is none. No other pair is: `ci-cd`, `to-do`, `ar-vr`, `no-op`. */
const regions = new Map(
  Object.entries({
    af: 'za',
    am: 'et',
    ar: '001 ae bh dz eg iq jo kw lb ly ma om qa sa sy tn ye',
    az: 'az',
    be: 'by',
    bg: 'bg',
    bn: 'bd in',
    bs: 'ba',
    ca: 'ad es',
    cs: 'cz',
    cy: 'gb',
    da: 'dk',
    de: 'at be ch de li lu',
    el: 'cy gr',
    en: '001 150 au ca gb hk ie in nz ph sg uk us za',
    es: '419 ar bo cl co cr do ec es gt hn la mx ni pa pe pr py sv us uy ve xl',
    et: 'ee',
    eu: 'es',
    fa: 'ir',
    fi: 'fi',
    fil: 'ph',
    fr: 'be ca ch fr lu',
    ga: 'ie',
    gl: 'es',
    gu: 'in',
    he: 'il',
    hi: 'in',
    hr: 'hr',
    hu: 'hu',
    hy: 'am',
    id: 'id',
    is: 'is',
    it: 'ch it',
    ja: 'jp',
    ka: 'ge',
    kk: 'kz',
    km: 'kh',
    kn: 'in',
    ko: 'kr',
    lt: 'lt',
    lv: 'lv',
    mk: 'mk',
    ml: 'in',
    mn: 'mn',
    mr: 'in',
    ms: 'my',
    mt: 'mt',
    my: 'mm',
    nb: 'no',
    ne: 'np',
    nl: 'be nl',
    nn: 'no',
    no: 'no',
    pa: 'in',
    pl: 'pl',
    pt: 'br pt',
    ro: 'ro',
    ru: 'ru',
    si: 'lk',
    sk: 'sk',
    sl: 'si',
    sq: 'al',
    sr: 'rs',
    sv: 'fi se',
    sw: 'ke tz',
    ta: 'in',
    te: 'in',
    th: 'th',
    tr: 'tr',
    uk: 'ua',
    ur: 'pk',
    uz: 'uz',
    vi: 'vn',
    zh: 'cn hk mo sg tw',
  }).map(([language, list]) => [language, listWords(list)]),
)

const scripts = new Map([
  ['sr', listWords('cyrl latn')],
  ['uz', listWords('cyrl latn')],
  ['zh', listWords('chs cht hans hant')],
])

const form = /^([a-z]{2,3})(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/

/** `es`, `pt-BR`, `zh_Hans_CN` in any case. `isLast`: nothing follows, so it may be a page's own name. */
export function isLocale(segment: string, isLast: boolean): boolean {
  const [, language = '', script, region] = form.exec(segment.toLowerCase()) ?? []
  if (script === undefined && region === undefined)
    return languages.has(language) || (!isLast && languagesOfFolders.has(language))
  const isScript = script === undefined || scripts.get(language)?.has(script) === true
  return isScript && (region === undefined || regions.get(language)?.has(region) === true)
}

function listWords(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
