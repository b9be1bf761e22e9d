export const id = 424;
export const ids = [424,381];
export const modules = {

/***/ 1869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ parsePullLink),
/* harmony export */   i: () => (/* binding */ readPullAddress)
/* harmony export */ });
/* harmony import */ var _issue_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2032);
/* harmony import */ var _repository_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9763);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7342);
// Tells whether a link that the service gave is a pull request of the GitHub in use. Nothing else is ever shown as a link.



const path = /^\/([^/]{1,39})\/([^/]{1,100})\/pull\/([^/]{1,10})$/;
/**
 * Accepts `serverUrl/{owner}/{repo}/pull/{number}` in exactly one form, on https or, where that server is a loopback host, http.
 * The form is compared as text, not parsed: what a browser would repair or decode is refused.
 */
function parsePullLink(link, serverUrl) {
    const server = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseServerUrl */ .Ep)(serverUrl);
    if (server === undefined || !link.startsWith(`${server}/`))
        return undefined;
    const [, owner = '', repo = '', digits = ''] = path.exec(link.slice(server.length)) ?? [];
    const repository = (0,_repository_name_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryName */ .$)(`${owner}/${repo}`);
    const number = (0,_issue_number_js__WEBPACK_IMPORTED_MODULE_2__/* .parseIssueNumber */ .i)(digits);
    if (repository === undefined || number === undefined)
        return undefined;
    return { owner, repo, repository, number, url: link };
}
/** The address that GitHub gave for one of its pull requests, if it has the form; else the one that it must have. */
function readPullAddress(given, known) {
    const { serverUrl, repository, number } = known;
    const pull = parsePullLink(given, serverUrl);
    return pull?.number === number ? pull.url : `${serverUrl}/${repository}/pull/${number}`;
}


/***/ }),

/***/ 9763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseRepositoryName),
/* harmony export */   A: () => (/* binding */ parseRepositoryAddress)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7342);
// Repositories of the GitHub in use: `owner/name`, which stands in paths of its API and in links.

// Owners of today have no double or last hyphen, but some old accounts do, and managed users have an underscore.
const form = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
/** Exactly `owner/name`, by GitHub's rules for both. */
function parseRepositoryName(text) {
    if (!form.test(text) || /\/\.{1,2}$|\.git$/i.test(text))
        return undefined;
    return text;
}
/**
 * A repository as a service may name it: `owner/name`, or its address on the GitHub in use, by https or ssh, with or without `.git`.
 * An address elsewhere names none: its last two segments would be anybody's.
 *
 * @param serverUrl `GITHUB_SERVER_URL`
 */
function parseRepositoryAddress(text, serverUrl) {
    const server = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseServerUrl */ .Ep)(serverUrl);
    if (server === undefined)
        return undefined;
    const { hostname } = new URL(server);
    const starts = [`${server}/`, `git@${hostname}:`, `ssh://git@${hostname}/`];
    const start = starts.find((known) => text.startsWith(known)) ?? '';
    const rest = text.slice(start.length).replace(/\/$/, '');
    return parseRepositoryName(rest.replace(/\.git$/, ''));
}


/***/ }),

/***/ 3244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ mixBits),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   yX: () => (/* binding */ hashName)
/* harmony export */ });
// Small, quick hashes for names and signatures; none of them keeps a secret.
/** 32 bits of a text (FNV-1a over UTF-16 units, then murmur's final mix). */
function hashText(text, seed = 0) {
    let hash = (0x811c9dc5 ^ seed) >>> 0;
    for (let index = 0; index < text.length; index += 1) {
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    return mixBits(hash);
}
/** Spreads 32 bits so that each of them depends on all. */
function mixBits(value) {
    let bits = value;
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 16)) >>> 0;
}
/** 12 hex digits (48 bits) by which a page or an entry is named in a key. */
function hashName(text) {
    const high = hashText(text, 0x9e3779b9);
    const low = hashText(text, 0x7f4a7c15);
    return high.toString(16).padStart(8, '0') + (low >>> 16).toString(16).padStart(4, '0');
}


/***/ }),

/***/ 1347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ parseAddress),
  N: () => (/* binding */ parsePage)
});

// EXTERNAL MODULE: ./build/clusters/hash.js
var hash = __webpack_require__(3244);
// EXTERNAL MODULE: ./build/text/emails.js
var emails = __webpack_require__(5153);
// EXTERNAL MODULE: ./build/text/redact.js + 5 modules
var redact = __webpack_require__(6771);
// EXTERNAL MODULE: ./build/text/secrets.js + 7 modules
var secrets = __webpack_require__(3783);
// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(4252);
;// CONCATENATED MODULE: ./build/feedback/page/file-name.js
// What a file's name adds to the page that it holds: an extension, and the name of a folder's own page.
/**
 * Sources of pages and what is built of them. Left out on purpose: `.php`, `.txt`, `.json` and the like, which are as often what
 * a page is about (`/reference/wp-config.php`).
 */
const extension = /\.(?:mdx?|markdown|mdoc|html?|rst|adoc|asciidoc|ipynb)$/iu;
/** `index`, Hugo's `_index`, and the `README` that a repository shows for a folder. */
const folderPage = /^(?:_?index|README)$/u;
/** Without its extension `readme` may be a page about such files; with it, generators take any case for the folder's page. */
const readmeFile = /^readme$/iu;
/** Takes extensions from the last segment, and the segment itself where it only says that it is its folder's page. */
function dropFileName(segments) {
    const rest = segments.slice(0, -1);
    const name = segments.at(-1);
    if (name === undefined)
        return [];
    const stem = dropExtensions(name);
    const isFolderPage = folderPage.test(stem) || (stem !== name && readmeFile.test(stem));
    return isFolderPage ? dropFileName(rest) : [...rest, stem];
}
function dropExtensions(name) {
    const found = extension.exec(name);
    if (found === null)
        return name;
    const stem = name.slice(0, found.index).trimEnd();
    return /[^.]/u.test(stem) ? dropExtensions(stem) : name;
}

;// CONCATENATED MODULE: ./build/feedback/page/locale.js
// Which folders of a site are translations of it.
/**
 * Languages that sites write without a region. Missing are codes that more often mean something else in a path: `cs` (C#),
 * `ts`, `sh`, `ml` (machine learning), `is`, `my` (account), `be` (back end), `ca` (certificates), `hr` (human resources),
 * `ms` (Microsoft), `uk` (the country), `eu` (the region), `gl` (graphics), `nn` (neural networks), `sw` (software), `am`, `as`,
 * `ga`, `in`, `or`, `so`, `to`. Countries (`us`, `br`, `jp`, `cn`) are no languages: their pages say other things.
 */
const languages = listWords('bg bn da de el en es et fa fi fr he hi hu ja ko lt lv nl pl pt ro ru sk sl sr sv th tr zh');
/** Pages bear these names too (IT, ids, augmented reality, the editor): only what lies in such a folder is a translation. */
const languagesOfFolders = listWords('ar id it nb no vi');
/** With its region a language is a locale, also where alone it is none. No other pair is: `ci-cd`, `to-do`, `ar-vr`, `no-op`. */
const regions = new Map(Object.entries({
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
}).map(([language, list]) => [language, listWords(list)]));
const scripts = new Map([
    ['sr', listWords('cyrl latn')],
    ['uz', listWords('cyrl latn')],
    ['zh', listWords('chs cht hans hant')],
]);
const locale_form = /^([a-z]{2,3})(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/;
/** `es`, `pt-BR`, `zh_Hans_CN` in any case. `isLast`: nothing follows, so it may be a page's own name. */
function isLocale(segment, isLast) {
    const [, language = '', script, region] = locale_form.exec(segment.toLowerCase()) ?? [];
    if (script === undefined && region === undefined)
        return languages.has(language) || (!isLast && languagesOfFolders.has(language));
    const isScript = script === undefined || scripts.get(language)?.has(script) === true;
    return isScript && (region === undefined || regions.get(language)?.has(region) === true);
}
function listWords(words) {
    return new Set(words.split(' '));
}

;// CONCATENATED MODULE: ./build/feedback/page/version.js
// Which folders of a site are versions of it.
/**
 * `v2`, `v1.4.x`, `1.4`, `2.x`, `2024.1`. A bare whole number is none (a chapter, a year, an id), nor is a date (`2024.01.15`),
 * an address of four numbers, or `release-1.4`, which is a page of news.
 */
const number = /^(?:v\d{1,4}(?:\.(?:\d{1,4}|x)){0,3}|\d{1,3}(?:\.(?:\d{1,3}|x)){1,2}|20\d\d\.\d{1,2})$/;
/** What may follow a number: `3.0.0-beta.1`, `v2-alpha`, `2.0rc1`. */
const stage = /[-.]?(?:alpha|beta|rc|pre|preview|dev|next|canary|nightly|snapshot|lts|release|final)(?:[-.]?\d{1,4})?$/;
const names = new Set(['latest', 'stable']);
/**
 * Pages bear these names too, so only what lies in such a folder is of another version. None are `dev`, `main`, `master`, `edge`,
 * `beta` and `preview`: they name parts of a site as often (for developers, of a main product), and two pages would become one.
 */
const namesOfFolders = new Set(['next', 'current', 'canary', 'nightly']);
/** `isLast`: nothing follows, so it may be a page's own name. */
function isVersion(segment, isLast) {
    const name = segment.toLowerCase();
    return number.test(name.replace(stage, '')) || names.has(name) || (!isLast && namesOfFolders.has(name));
}

;// CONCATENATED MODULE: ./build/feedback/page/folders.js
// The folders at the front of a path that tell translations and versions of one page apart.


/** The folder of all documentation; what follows it is judged as if it came first. */
const roots = new Set(['docs', 'doc', 'documentation', 'help', 'manual']);
/**
 * Leaves out one locale and one version, in either order, before or after one root. Of two of a kind at least one means
 * something else (`/latest/v1/users` is about an API's first version), so both stay. Dropping twice is dropping once.
 */
function dropFolders(segments) {
    const front = readFront(segments);
    const isDropped = (index) => {
        const kind = front[index];
        return kind !== undefined && kind !== 'root' && front.indexOf(kind) === front.lastIndexOf(kind);
    };
    const kept = segments.filter((_segment, index) => !isDropped(index));
    // Only the whole front is judged at once: what comes last now may be a page's name (`/canary/next/es`).
    return kept.length === segments.length ? kept : dropFolders(kept);
}
/** What the first segments are, up to the first that is none of these. */
function readFront(segments) {
    const front = [];
    for (const [index, segment] of segments.entries()) {
        const isLast = index === segments.length - 1;
        if (isLocale(segment, isLast))
            front.push('locale');
        else if (isVersion(segment, isLast))
            front.push('version');
        else if (roots.has(segment.toLowerCase()) && !front.includes('root'))
            front.push('root');
        else
            break;
    }
    return front;
}

;// CONCATENATED MODULE: ./build/feedback/page.js
// The one form of a page's name, whatever the service calls its `path`.







/** In UTF-16 units. What is read of a path at all, and how long a page's name may get. */
const longestPath = 2_000;
const longestPage = 300;
/** What was encoded, cut or blotted out may look like a key or a number to a second look; nothing else does. */
const changed = /[%~]|secret|e-mail|phone|card/i;
/** No path of a reader needs as many. */
const mostLooks = 6;
/**
 * A path or address in its normal form: `/guide/setup` for `https://docs.example.com/es/v2/guide//setup/index.md?x#y`.
 * Translations and versions of a page are one page, so that one change answers all who read it. Never throws. The result
 * starts with a slash, is at most 300 units long and holds letters, numbers, `-._~+:,` and percent escapes only, so it is safe
 * in logs and Markdown; e-mail addresses are blotted out. Normal forms are their own normal form.
 */
function parsePage(path) {
    return settle(path, (text) => renderSegments(dropFolders(parseSegments(text))));
}
/**
 * The same with its locale and version: what a reader had before them. What is said of the normal form holds for it too, and
 * unless it had to be shortened, its page is the page of the path.
 */
function parseAddress(path) {
    return settle(path, (text) => renderSegments(parseSegments(text)));
}
/** The ledger's pages are read in their normal form again: another one would be another page. */
function settle(path, look) {
    let page = look(path);
    for (let looks = 1; looks < mostLooks && changed.test(page); looks += 1) {
        const again = look(page);
        if (again === page)
            break;
        page = again;
    }
    return page;
}
function parseSegments(path) {
    const origin = /^\s*[a-z][a-z0-9+.-]*:[/\\]{2}[^/\\?#]*/iu;
    // A key may hold slashes and lines, so it goes before anything is parted.
    const local = blotNames((0,visible/* dropUnseen */.Y)(path.slice(0, longestPath)))
        .replace(origin, '')
        .replace(/[?#].*$/su, '');
    return dropFileName(resolveDots(local.split(/[/\\]/u).map((segment) => cleanSegment(segment))));
}
function renderSegments(segments) {
    const parts = segments.map((segment) => blot(blotMail(segment)));
    // A key may hold slashes.
    const whole = blotNames(parts.join('/'));
    const shown = whole === parts.join('/') ? parts : whole.split('/').filter((segment) => segment !== '');
    return shorten(`/${shown.map(encodeSegment).join('/')}`);
}
/**
 * The ledger and the issue hold pages: nothing that is redacted elsewhere may come with one. A long unbroken number is how a
 * help centre names a page, and two pages must not become one.
 */
function blot(segment) {
    return /^\d{12,}(?:-|$)/.test(segment) ? blotNames(segment) : (0,redact/* redact */.E)(segment).text.replace(redact/* placeholder */.q, '$1');
}
function blotNames(text) {
    return (0,emails/* blotEmails */.j)((0,secrets/* blotSecrets */.J)(text).text).text.replace(redact/* placeholder */.q, '$1');
}
/** Decoded as often as it was encoded, so that every spelling of a page meets in one form. */
function cleanSegment(segment) {
    let text = segment;
    for (let before = ''; before !== text;) {
        before = text;
        text = text.replace(/(?:%[0-9a-f]{2})+/giu, decodeRun);
    }
    return (0,visible/* dropUnseen */.Y)(text).replace(/\s+/gu, ' ').trim().normalize('NFC');
}
function decodeRun(run) {
    try {
        return decodeURIComponent(run);
    }
    catch {
        return run;
    }
}
function resolveDots(segments) {
    const resolved = [];
    for (const segment of segments) {
        if (segment === '..')
            resolved.pop();
        else if (segment !== '.' && segment !== '')
            resolved.push(segment);
    }
    return resolved;
}
const mail = /[\p{L}\p{M}\p{N}.!$&'*=^`{|}_%+-]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}]+/gu;
function blotMail(segment) {
    const blotted = segment.includes('@') ? segment.replace(mail, 'e-mail') : segment;
    return blotted === segment ? segment : blotMail(blotted);
}
/** A mark goes only with the letter that bears it, and at most three do, lest a name grow over its neighbours. */
function encodeSegment(segment) {
    return segment.replace(/([\p{L}\p{N}]\p{M}{0,3}|[-._~+:,])|[\s\S]/gu, (found, safe) => safe === undefined ? percentEncode(found) : found);
}
function percentEncode(character) {
    const plain = encodeURIComponent(character);
    return plain === character ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : plain;
}
/** What is too long ends in a hash of the whole, so that two long pages do not become one. */
function shorten(page) {
    if (page.length <= longestPage)
        return page;
    const head = page
        .slice(1, longestPage - 20)
        .replace(/(?:%[0-9A-F]{2})*(?:%[0-9A-F]?)?$/, '')
        .replace(/[\uD800-\uDBFF]$/, '');
    return `/${head}~${(0,hash/* hashName */.yX)(page)}`;
}


/***/ }),

/***/ 4038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ readRetryAfter),
/* harmony export */   dq: () => (/* binding */ pollInterval),
/* harmony export */   fu: () => (/* binding */ backOff)
/* harmony export */ });
/* unused harmony export parseRetryAfter */
/* harmony import */ var _http_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4502);
// When to ask again: waits after a fault, waits that a service asks for, intervals between two polls. Times are milliseconds.

/**
 * Wait before the next try: exponential with full jitter, so that many clients do not come back together.
 * `attempt` is 0 after the first failure; `random` is from 0 to 1.
 */
function backOff(attempt, random, { base, cap }) {
    return Math.round(random * Math.min(cap, base * 2 ** Math.max(0, attempt)));
}
const GROWTH = 1.5;
const WIDEST = 8;
/**
 * Interval before poll `step` of one job (0 is the first): `shortest` at first, then somewhere between the step before and this one,
 * each 1.5 times the last. Never under `shortest`, never over eight times `shortest`.
 */
function pollInterval(step, shortest, random) {
    if (!(step > 0))
        return shortest;
    const target = Math.min(shortest * WIDEST, shortest * GROWTH ** step);
    const jittered = target / GROWTH + random * (target - target / GROWTH);
    return Math.min(Math.max(Math.round(jittered), shortest), shortest * WIDEST);
}
/**
 * Milliseconds that an answer's `Retry-After` asks to wait, from seconds or an HTTP date; undefined when there is none, it is nonsense,
 * or its date is over (a clock that differs must not turn into "at once").
 */
function readRetryAfter(headers, now) {
    return parseRetryAfter(headers['retry-after'], (0,_http_date_js__WEBPACK_IMPORTED_MODULE_0__/* .answeredAt */ .F7)(headers, now));
}
/** @param now the time of the answer that bears it */
function parseRetryAfter(value, now) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
    const wait = (0,_http_date_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHttpDate */ .m6)(text) - now;
    return wait >= 0 ? wait : undefined;
}


/***/ }),

/***/ 3785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ parseErrorCode)
/* harmony export */ });
const longest = 48;
/** errno names, Node's and undici's own, HTTP parsing, and the certificate faults of OpenSSL. */
const shapes = new RegExp(`^(?:${[
    'E(?:[A-Z][A-Z0-9]{1,19}|2BIG|AI_[A-Z]{2,12})',
    '(?:UND_ERR|ERR|HPE)(?:_[A-Z0-9]{1,24}){1,8}',
    'CERT(?:_[A-Z]{1,24}){1,5}',
    'CRL(?:_[A-Z]{1,24}){1,5}',
    '(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?',
    'UNABLE_TO(?:_[A-Z]{1,24}){1,6}',
    'HOSTNAME_MISMATCH',
    'INVALID_(?:CA|PURPOSE)',
    'PATH_LENGTH_EXCEEDED',
].join('|')})$`);
/** The code when it has one of the known shapes; undefined for anything that might be somebody's text. */
function parseErrorCode(code) {
    return typeof code === 'string' && code.length <= longest && shapes.test(code) ? code : undefined;
}


/***/ }),

/***/ 4502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ answeredAt),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   nY: () => (/* binding */ parseFixdate)
/* harmony export */ });
// Times in HTTP's headers (RFC 9110, section 5.6.7). All are epoch milliseconds of whole seconds.
// Date.parse alone would take "1.5" for a day in January.
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const TIME = '\\d{2}:\\d{2}:\\d{2}';
const IMF_FIXDATE = new RegExp(`^[A-Z][a-z]{2}, \\d{2} ${MONTH} \\d{4} ${TIME} GMT$`);
const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-${MONTH}-\\d{2} ${TIME} GMT$`);
const ASCTIME = new RegExp(`^[A-Z][a-z]{2} ${MONTH} [ \\d]\\d ${TIME} \\d{4}$`);
/** Any of the three forms; NaN for what is none. */
function parseHttpDate(text) {
    if (IMF_FIXDATE.test(text) || RFC_850.test(text))
        return Date.parse(text);
    return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : Number.NaN;
}
/** `Sat, 21 Nov 2026 12:00:00 GMT`, and no other form: just what a date is rendered as. */
function parseFixdate(text = '') {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : undefined;
}
/** When an answer was made, by its server's own clock: what it says about times is meant by that one. */
function answeredAt(headers, now) {
    return parseFixdate(headers.date) ?? now;
}


/***/ }),

/***/ 1534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iR: () => (/* binding */ shouldBeListed),
/* harmony export */   ig: () => (/* binding */ isMarkedFor),
/* harmony export */   vt: () => (/* binding */ settleUncertain),
/* harmony export */   xW: () => (/* binding */ listRepositories)
/* harmony export */ });
/* harmony import */ var _addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1869);
/* harmony import */ var _prompt_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1321);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8194);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6986);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5670);
// Fixes whose creation got no answer: looked for by their marker among recent pull requests, then freed, or given up in the open.





/** GitHub's lists may lag, and clocks differ a little. */
const overlap = 60 * 60_000;
const clockSkew = 60_000;
/** Which repositories' pull requests must be listed, and back to when. */
function listRepositories(ledger, tracking, serverUrl) {
    const wanted = new Map();
    const want = (name, time) => {
        const key = name.toLowerCase();
        const known = wanted.get(key);
        wanted.set(key, { name: known?.name ?? name, since: Math.min(known?.since ?? time, time) });
    };
    for (const fix of ledger.fixes) {
        const pull = (0,_addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePullLink */ .d)(fix.prLink ?? '', serverUrl);
        if (pull === undefined || (fix.state !== 'proposed' && fix.state !== 'declined'))
            continue;
        want(pull.repository, lookBack(ledger, fix, pull.repository));
    }
    const uncertain = ledger.fixes.filter((fix) => fix.state === 'uncertain');
    for (const fix of uncertain)
        for (const name of [tracking, ...(0,_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .listReceiving */ .vD)(ledger)])
            want(name, fix.at - clockSkew);
    return [...wanted.values()];
}
/** A link younger than the last list was not looked for in it. */
function lookBack(ledger, fix, repository) {
    const readTo = fix.unreadableSince === undefined ? ledger.repositories[repository]?.readTo : undefined;
    return readTo !== undefined && fix.since <= readTo - overlap ? readTo - overlap : fix.at - overlap;
}
/** A list that goes back to the sending of a fix would hold its pull request, if there were one. */
function shouldBeListed(ledger, fix, repository) {
    return lookBack(ledger, fix, repository) === fix.at - overlap;
}
/** A pull request bears a fix's marker, and is not older than its sending: a marker may be copied from elsewhere. */
function isMarkedFor(fix, pull) {
    return pull.createdAt >= fix.at - clockSkew && (0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarkers */ .Xh)(pull.body).includes(fix.id);
}
/** @param lists by `owner/name` in lower case */
function settleUncertain(ledger, lists, adoptWithin, now) {
    return ledger.fixes
        .filter((fix) => fix.state === 'uncertain')
        .flatMap((fix) => settleOne(ledger, fix, lists, adoptWithin, now));
}
function settleOne(ledger, fix, lists, adoptWithin, now) {
    for (const [repository, list] of lists) {
        const pulls = list.kind === 'pulls' ? list.pulls : [];
        const found = pulls.find((pull) => pull.own && isMarkedFor(fix, pull));
        if (found !== undefined)
            return [{ type: 'pull-adopted', fixId: fix.id, prLink: found.url, repository, now }];
    }
    if (now - fix.at < adoptWithin)
        return [];
    const receiving = (0,_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .listReceiving */ .vD)(ledger);
    const whole = (list) => list?.kind === 'pulls' && list.complete;
    if (receiving.length > 0 &&
        [...lists.values()].every(whole) &&
        receiving.every((name) => whole(lists.get(name.toLowerCase()))))
        return [{ type: 'fix-freed', fixId: fix.id, now }];
    if (now - fix.at < _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableFor */ .LJ)
        return [];
    const reason = (0,_text_line_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `Whether the service took it up could not be found out for seven days: no repository that receives its pull requests could be read.`;
    return [{ type: 'fix-given-up', fixId: fix.id, reason, now }];
}


/***/ }),

/***/ 332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  np: () => (/* binding */ advance),
  gW: () => (/* binding */ pruneFixes),
  yh: () => (/* binding */ questionedIds)
});

// EXTERNAL MODULE: ./build/text/line.js
var line = __webpack_require__(8194);
// EXTERNAL MODULE: ./build/ledger/change.js
var ledger_change = __webpack_require__(1954);
// EXTERNAL MODULE: ./build/ledger/creating.js
var creating = __webpack_require__(1445);
// EXTERNAL MODULE: ./build/ledger/entries.js
var entries = __webpack_require__(8252);
// EXTERNAL MODULE: ./build/ledger/fix.js
var ledger_fix = __webpack_require__(4187);
// EXTERNAL MODULE: ./build/addresses/repository-name.js
var repository_name = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
// EXTERNAL MODULE: ./build/ledger/repositories.js
var repositories = __webpack_require__(5670);
// EXTERNAL MODULE: ./build/ledger/rounds.js
var rounds = __webpack_require__(8459);
;// CONCATENATED MODULE: ./build/ledger/following.js
// Events that jobs and pull requests bring: what was read, and what it means for the fix.







function readJob(before, event) {
    const found = (0,ledger_fix/* findFix */.DF)(before, event.fixId);
    if (found?.state !== 'active')
        return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `its job is no longer followed`);
    const { job, now, run } = event;
    const ledger = { ...(0,repositories/* learnRepositories */.hw)(before, event.repositories ?? []), contact: true };
    const reason = found.unreadableSince === undefined ? found.reason : undefined;
    const fix = { ...found, job: { id: job.id, status: job.status }, unreadableSince: undefined, reason };
    if (event.link !== undefined) {
        // One that was merged for another fix may be older than this one, and missing in the lists that look back to it.
        const isMerged = ledger.fixes.some((other) => other.prLink === event.link && other.state === 'merged');
        const patch = { prLink: event.link, reason: undefined };
        return (0,ledger_change/* moveFix */.BR)((0,rounds/* succeedInRound */.gl)(ledger, run, now), fix, isMerged ? 'merged' : 'proposed', now, patch);
    }
    if (event.badLink !== undefined) {
        const reason = (0,line/* line */.n8) `The service gave an address that is not a pull request of this GitHub.`;
        return (0,ledger_change/* moveFix */.BR)((0,rounds/* succeedInRound */.gl)(ledger, run, now), fix, 'unchanged', now, { prLink: event.badLink, reason });
    }
    switch (job.status) {
        case 'active':
            return same(found, fix) && before.contact ? (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `nothing has changed`) : (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, fix));
        case 'archived':
            return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'archived', now, { reason: (0,line/* line */.n8) `The service archived the job.` });
        case 'failed': {
            const change = (0,ledger_change/* moveFix */.BR)(ledger, fix, 'failed', now, { reason: (0,line/* line */.n8) `The agent reported an error.` });
            return { ...change, ledger: (0,rounds/* failInRound */.it)(change.ledger, run, fix.entryIds, now) };
        }
        case 'completed': {
            if (fix.completedAt === undefined)
                return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, completedAt: now }));
            if (now - fix.completedAt < limits/* secondLook */.Qy)
                return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `it is read once more a minute after it completed`);
            const reason = (0,line/* line */.n8) `The agent finished and saw nothing to change.`;
            return (0,ledger_change/* moveFix */.BR)((0,rounds/* succeedInRound */.gl)(ledger, run, now), fix, 'unchanged', now, { reason });
        }
    }
}
function same(a, b) {
    return a.job?.status === b.job?.status && a.unreadableSince === b.unreadableSince;
}
/** A job that cannot be read is polled on and shown; after seven days its fix is given up. */
function missJob(before, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(before, event.fixId);
    if (fix?.state !== 'active')
        return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `its job is no longer followed`);
    // A job in an unknown state shows all the same that `job-path` is right.
    const ledger = event.found ? { ...before, contact: true } : before;
    const since = fix.unreadableSince;
    if (since === undefined)
        return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, unreadableSince: event.now, reason: event.reason }));
    if (event.now - since <= limits/* unreadableFor */.LJ)
        return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `it is shown already`);
    return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, {
        reason: (0,line/* line */.n8) `Its job could not be read for seven days. ${event.reason}`,
    });
}
/** The state of a pull request, for every fix that it belongs to. */
function readPull(ledger, event) {
    let next = (0,ledger_change/* applied */.Ic)(ledger);
    let changed = false;
    for (const fix of ledger.fixes.filter((other) => other.prLink === event.prLink)) {
        const change = followPull(next.ledger, fix, event);
        if (change === undefined)
            continue;
        changed = true;
        next = (0,ledger_change/* applied */.Ic)(change.ledger, {
            handled: { ...next.handled, ...change.handled },
            closed: [...next.closed, ...change.closed],
        });
    }
    return changed ? next : (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `its pull request is where it was`);
}
function followPull(ledger, fix, event) {
    const { state } = event;
    // It is where it is since its pull request was closed, not since somebody looked.
    const now = Math.min(event.now, event.closedAt ?? event.now);
    if (state === 'merged' && (fix.state === 'proposed' || fix.state === 'declined'))
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'merged', now);
    if (state === 'closed' && fix.state === 'proposed')
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'declined', now);
    if (fix.state !== 'proposed' || fix.unreadableSince === undefined)
        return undefined;
    return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, unreadableSince: undefined, reason: undefined }));
}
function missPull(ledger, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(ledger, event.fixId);
    if (fix?.state !== 'proposed')
        return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `its pull request is no longer followed`);
    const since = fix.unreadableSince ?? event.now;
    if (event.now - since > limits/* forgetUnreadable */.ZN) {
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, {
            reason: (0,line/* line */.n8) `Its pull request could not be read for three months.`,
        });
    }
    if (fix.unreadableSince !== undefined)
        return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `it is shown already`);
    const reason = (0,line/* line */.n8) `Its pull request cannot be read with this github-token.`;
    return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, unreadableSince: event.now, reason }));
}
function adoptPull(ledger, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(ledger, event.fixId);
    if (fix?.state !== 'uncertain')
        return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `it is no longer looked for`);
    const name = (0,repository_name/* parseRepositoryName */.$)(event.repository);
    return (0,ledger_change/* moveFix */.BR)((0,repositories/* learnRepositories */.hw)(ledger, name === undefined ? [] : [name]), fix, 'proposed', event.now, {
        prLink: event.prLink,
        reason: undefined,
    });
}
function freeFix(ledger, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(ledger, event.fixId);
    if (fix?.state !== 'uncertain')
        return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `it is no longer looked for`);
    const reason = (0,line/* line */.n8) `Nothing shows that the service ever took it up; its entries are free again.`;
    return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'freed', event.now, { reason });
}
function giveUpFix(ledger, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(ledger, event.fixId);
    if (fix?.state !== 'uncertain')
        return (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `it is no longer looked for`);
    return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, { reason: event.reason });
}

// EXTERNAL MODULE: ./build/ledger/tracking.js
var tracking = __webpack_require__(2359);
;// CONCATENATED MODULE: ./build/ledger/advance.js
// ledger × event → ledger: the one place that knows which rule judges which event.










/**
 * Judges an event on the state that it meets. One that no longer fits is dropped with its reason, and nothing may be sent for it.
 * `isHandled` answers from the shards for the ids that the event names.
 */
function advance(ledger, event, isHandled) {
    switch (event.type) {
        case 'fix-submitted':
            return (0,creating/* submitFix */.mY)(ledger, event, isHandled);
        case 'fix-withdrawn':
            return (0,creating/* withdrawFix */.AI)(ledger, event);
        case 'job-created':
            return (0,creating/* createdJob */.eJ)(ledger, event);
        case 'job-unanswered':
            return (0,creating/* unansweredJob */.o9)(ledger, event);
        case 'job-refused':
            return (0,creating/* refusedJob */.kg)(ledger, event);
        case 'service-limited':
            return (ledger.notBefore ?? 0) >= event.notBefore
                ? (0,ledger_change/* dropped */.p)((0,line/* line */.n8) `the wait is recorded already`)
                : (0,ledger_change/* applied */.Ic)({ ...ledger, notBefore: event.notBefore });
        case 'lease-expired':
            return (0,creating/* expireLease */.qW)(ledger, event);
        case 'job-read':
            return readJob(ledger, event);
        case 'job-unreadable':
            return missJob(ledger, event);
        case 'pull-read':
            return readPull(ledger, event);
        case 'pull-unreadable':
            return missPull(ledger, event);
        case 'pull-adopted':
            return adoptPull(ledger, event);
        case 'fix-freed':
            return freeFix(ledger, event);
        case 'fix-given-up':
            return giveUpFix(ledger, event);
        case 'repository-read':
            return (0,repositories/* readRepository */.Nu)(ledger, event);
        case 'round-closed':
            return (0,rounds/* closeRound */.Pl)(ledger, event);
        case 'entries-set-aside':
            return (0,entries/* setAside */.Fi)(ledger, event, isHandled);
        case 'entries-released':
            return (0,entries/* releaseEntries */.u5)(ledger, event, isHandled);
        case 'entries-given-up':
            return (0,entries/* giveUpEntries */.H_)(ledger, event);
        case 'decisions-scanned':
            return (0,entries/* scanDecisions */.nK)(ledger, event);
        case 'scan-completed':
            return (0,entries/* completeScan */.nm)(ledger, event);
        case 'feedback-counted':
            return (0,ledger_change/* applied */.Ic)({ ...ledger, tally: event.tally });
        case 'votes-kept':
            return (0,ledger_change/* applied */.Ic)({ ...ledger, votes: event.votes });
        case 'waiting-listed':
            return (0,entries/* listWaiting */.Ki)(ledger, event);
        case 'issue-intended':
            return tracking/* intendIssue */.oe(ledger, event);
        case 'issue-found':
            return tracking/* findIssue */.Ry(ledger, event);
        case 'issue-intent-dropped':
            return tracking/* dropIssueIntent */.rD(ledger, event);
        case 'comment-intended':
            return tracking/* intendComment */.wn(ledger, event);
        case 'comment-posted':
            return tracking/* postComment */.Gy(ledger, event);
        case 'comment-intent-dropped':
            return tracking/* dropCommentIntent */.Fj(ledger, event);
        case 'review-intended':
            return tracking/* intendReview */.PG(ledger, event);
        case 'review-posted':
            return tracking/* postReview */.Xc(ledger, event);
    }
}
/** Ids of an event whose place in the shards must be known before it is judged. */
function questionedIds(event) {
    if (event.type === 'fix-submitted')
        return event.fix.entryIds;
    if (event.type === 'entries-set-aside' || event.type === 'entries-released')
        return event.entries.map((entry) => entry.id);
    return [];
}
/** Closed fixes beyond the latest few leave `ledger.json` (the history has them), unless a comment still owes them a word. */
function pruneFixes(ledger) {
    const owed = new Set((0,ledger_fix/* pendingNews */.dn)(ledger).map((item) => item.fixId));
    const intended = new Set(ledger.tracking.commentIntent?.news.map((item) => item.fixId));
    const closed = ledger.fixes.filter((fix) => (0,ledger_fix/* isClosed */.Lx)(fix)).sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1));
    const old = new Set(closed.slice(limits/* recentFixes */.tw).map((fix) => fix.id));
    const keep = (id) => !old.has(id) || owed.has(id) || intended.has(id);
    return { ...ledger, fixes: ledger.fixes.filter((fix) => keep(fix.id)) };
}


/***/ }),

/***/ 5143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ Book)
});

// EXTERNAL MODULE: ./build/http/back-off.js
var back_off = __webpack_require__(4038);
// EXTERNAL MODULE: ./build/text/line.js
var line = __webpack_require__(8194);
// EXTERNAL MODULE: ./build/text/to-line.js
var to_line = __webpack_require__(6616);
// EXTERNAL MODULE: ./build/ledger/advance.js + 1 modules
var advance = __webpack_require__(332);
// EXTERNAL MODULE: ./build/ledger/creating.js
var creating = __webpack_require__(1445);
// EXTERNAL MODULE: ./build/ledger/ends.js
var ledger_ends = __webpack_require__(9316);
;// CONCATENATED MODULE: ./build/ledger/event.js
// Everything that can happen to a ledger. An event is judged on the state that it meets, and again after a lost race.
/** What is recorded only because an effect is to follow. */
function isIntent({ type }) {
    return ['fix-submitted', 'issue-intended', 'comment-intended', 'review-intended'].includes(type);
}

// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
;// CONCATENATED MODULE: ./build/ledger/file.js
// The ledger's files as text: the only text that its branch takes.

/** By id: what ended an entry, or a fix as it ended. One row per line, so that a commit's diff shows what has changed. */
function renderRows(rows) {
    const lines = [...rows]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, value]) => `${(0,json/* renderJson */.h)(id)}: ${(0,json/* renderJson */.h)(value)}`);
    return `{\n${lines.join(',\n')}\n}\n`;
}
/** Keys of objects are sorted, so that a commit's diff shows what has changed and nothing else. */
function renderLedger(ledger) {
    return `${(0,json/* renderJson */.h)(sortKeys(ledger), 1)}\n`;
}
/** The page for people beside them. */
function renderNotice(text) {
    return text;
}
function sortKeys(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(sortKeys);
    const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, part]) => [key, sortKeys(part)]));
}

;// CONCATENATED MODULE: ./build/ledger/judge.js


/** Each event meets what those before it have made of the ledger. `isHandled` answers from the shards. */
function judgeEvents(before, events, isHandled) {
    const accepted = [];
    const dropped = new Map();
    const done = new Map();
    const closed = [];
    let ledger = before;
    for (const event of events) {
        const next = (0,advance/* advance */.np)(ledger, event, (id) => (done.has(id) ? (0,ledger_ends/* readEnd */.s)(done.get(id)) : isHandled(id)));
        if (next.kind === 'dropped') {
            dropped.set(event, next.reason);
            continue;
        }
        ledger = next.ledger;
        accepted.push(event);
        closed.push(...next.closed);
        for (const [id, end] of Object.entries(next.handled))
            done.set(id, end);
    }
    return { ledger: { ...(0,advance/* pruneFixes */.gW)(ledger), sequence: before.sequence + 1 }, accepted, dropped, done, closed };
}

;// CONCATENATED MODULE: ./build/ledger/ledger-readme.js
// What people find when they open the ledger's branch.


const ledgerReadme = renderNotice((0,line/* line */.n8) `# The ledger of feedback-to-fix

This branch is written by the Action \`feedback-to-fix\`. It records which feedback entries became which fix, so that none is lost
and none is sent twice. It holds ids, hashes, counts, times and links: no reader's words, no e-mail address, no secret.

Do not delete or edit it: the documentation service never learns what was fixed, so this branch is the only memory. A run that
misses it stops and says how to restore it.

Each folder is one project:

| file | what it holds |
| --- | --- |
| \`ledger.json\` | open and latest fixes, job creations of the last hour, the tracking issue, how far the export was read |
| \`handled/0.json\` … \`f.json\` | ids of entries that are done with, by the first hex digit of their SHA-256, each with the fix or the reason |
| \`history/YYYY-MM.json\` | closed fixes, by the month in which they were sent |

Times are milliseconds since 1970-01-01 UTC.
`);

// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(9874);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/feedback/page.js + 4 modules
var feedback_page = __webpack_require__(1347);
;// CONCATENATED MODULE: ./build/ledger/keyed.js
// Objects of the ledger's file whose keys are somebody's: ids, pages, names.


/**
 * Whatever the keys are, the names of properties that all objects have included: zod's own record leaves out `__proto__`,
 * and with it what the ledger knows of an entry of this id.
 */
function keyed(value) {
    return pairsOf(value).transform((pairs) => Object.fromEntries(pairs));
}
/** By page. A ledger of an earlier version may hold names that are one page today: `join` makes one value of theirs. */
function keyedByPage(value, join) {
    return pairsOf(value).transform((pairs) => {
        const values = new Map();
        for (const [key, read] of pairs) {
            const page = (0,feedback_page/* parsePage */.N)(key);
            const known = values.get(page);
            values.set(page, known === undefined ? read : join(known, read));
        }
        return Object.fromEntries(values);
    });
}
function pairsOf(value) {
    return schemas/* custom */.IeY((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
        .transform((given, context) => {
        const pairs = [];
        for (const [key, raw] of Object.entries(given)) {
            const parsed = value.safeParse(raw);
            if (parsed.success)
                pairs.push([key, parsed.data]);
            else
                context.addIssue({ code: 'custom', message: 'a value is not as it should be' });
        }
        return pairs;
    });
}

// EXTERNAL MODULE: ./build/ledger/fix-record.js
var fix_record = __webpack_require__(8453);
;// CONCATENATED MODULE: ./build/ledger/parse.js
// The ledger as text: parsed strictly, since a ledger that is half understood would send work twice.





const time = schemas/* number */.aig();
/** Of an issue or a comment: it stands in addresses. */
const id = schemas/* number */.aig().int().positive();
/** Ours, but anyone who may write the branch can have changed it. */
const reason = schemas/* string */.YjP().transform((text) => (0,to_line/* toLine */.S)(text, 300));
/** As above; and a ledger of an earlier version may hold names that are folded further today. */
const pages = schemas/* array */.YOg(schemas/* string */.YjP()).transform((names) => [...new Set(names.map(feedback_page/* parsePage */.N))]);
const news = schemas/* enum */.k5n(['pull-request', 'given-up', 'needs-person']);
const pageCount = schemas/* object */.Ikc({ voices: schemas/* number */.aig(), up: schemas/* number */.aig(), down: schemas/* number */.aig(), silent: schemas/* number */.aig() });
const intent = { nonce: schemas/* string */.YjP(), run: schemas/* string */.YjP(), at: time, lease: time };
const fixSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    key: schemas/* string */.YjP(),
    attempt: schemas/* number */.aig(),
    state: schemas/* enum */.k5n(fix_record/* fixStates */.s),
    pages,
    entryIds: schemas/* array */.YOg(schemas/* string */.YjP()),
    voices: schemas/* number */.aig(),
    votes: schemas/* number */.aig(),
    oldest: time.nullable(),
    topics: schemas/* array */.YOg(schemas/* array */.YOg(schemas/* string */.YjP())),
    run: schemas/* string */.YjP(),
    at: time,
    since: time,
    lease: time.optional(),
    job: schemas/* object */.Ikc({ id: schemas/* string */.YjP(), status: schemas/* string */.YjP() }).optional(),
    completedAt: time.optional(),
    unreadableSince: time.optional(),
    prLink: schemas/* string */.YjP().optional(),
    reason: reason.optional(),
    told: schemas/* array */.YOg(news),
    review: schemas/* object */.Ikc({ nonce: schemas/* string */.YjP(), at: time, comment: id.optional() }).optional(),
});
const ledgerSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz(1),
    project: schemas/* string */.YjP(),
    sequence: schemas/* number */.aig().int(),
    fixes: schemas/* array */.YOg(fixSchema),
    creations: schemas/* array */.YOg(time),
    notBefore: time.optional(),
    contact: schemas/* boolean */.zMY(),
    cautious: schemas/* boolean */.zMY(),
    rounds: keyed(schemas/* object */.Ikc({ at: time, failed: schemas/* array */.YOg(schemas/* string */.YjP()), succeeded: schemas/* boolean */.zMY() })),
    attempts: keyed(schemas/* number */.aig()),
    repositories: keyed(schemas/* object */.Ikc({ receives: schemas/* boolean */.zMY(), readTo: time.optional() })),
    declined: schemas/* array */.YOg(schemas/* object */.Ikc({
        fixId: schemas/* string */.YjP(),
        prLink: schemas/* string */.YjP().optional(),
        at: time,
        pages,
        signatures: schemas/* array */.YOg(schemas/* string */.YjP()),
        before: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    })),
    tracking: schemas/* object */.Ikc({
        issue: id.optional(),
        author: schemas/* string */.YjP().optional(),
        intent: schemas/* object */.Ikc(intent).optional(),
        commentIntent: schemas/* object */.Ikc({ ...intent, news: schemas/* array */.YOg(schemas/* object */.Ikc({ fixId: schemas/* string */.YjP(), news })) }).optional(),
        newestComment: id.optional(),
        comments: schemas/* number */.aig(),
    }),
    scans: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        complete: time.optional(),
        undated: time.optional(),
        undatedPages: schemas/* number */.aig().optional(),
        oldestWaiting: time.optional(),
        reopened: schemas/* strictObject */.rej({ at: time, oldest: time }).optional(),
        done: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
    tally: schemas/* object */.Ikc({
        countedTo: time,
        pages: keyedByPage(pageCount, (a, b) => ({
            voices: a.voices + b.voices,
            up: a.up + b.up,
            down: a.down + b.down,
            silent: a.silent + b.silent,
        })),
        weeks: keyed(schemas/* object */.Ikc({ voices: schemas/* number */.aig(), votes: schemas/* number */.aig() })),
    }),
    votes: keyedByPage(schemas/* array */.YOg(schemas/* string */.YjP()), (a, b) => [...new Set([...a, ...b])]),
    waiting: schemas/* object */.Ikc({
        at: time,
        clusters: schemas/* array */.YOg(schemas/* object */.Ikc({
            key: schemas/* string */.YjP(),
            pages,
            entries: schemas/* number */.aig(),
            voices: schemas/* number */.aig(),
            votes: schemas/* number */.aig(),
            oldest: time.nullable(),
            decision: schemas/* enum */.k5n(['deferred', 'too-small', 'open-fix', 'declined']),
            reason,
        })),
        entries: schemas/* number */.aig(),
        oldest: time.nullable(),
        more: schemas/* number */.aig(),
    }),
    setAside: keyed(schemas/* number */.aig()),
    outcomes: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(fix_record/* fixStates */.s), schemas/* number */.aig()),
    handled: keyed(schemas/* number */.aig()),
});
function createLedger(project) {
    return {
        schema: 1,
        project,
        sequence: 0,
        fixes: [],
        creations: [],
        contact: false,
        cautious: false,
        rounds: {},
        attempts: {},
        repositories: {},
        declined: [],
        tracking: { comments: 0 },
        scans: {},
        tally: { countedTo: 0, pages: {}, weeks: {} },
        votes: {},
        waiting: { at: 0, clusters: [], entries: 0, oldest: null, more: 0 },
        setAside: {},
        outcomes: {},
        handled: {},
    };
}
/** The folder is the project's, but the ledger in it is another's. */
class ForeignLedger extends Error {
}
/** @throws Error naming what is wrong with the text; the caller knows the commit and the remedy. */
function parseLedger(text, project) {
    const ledger = ledgerSchema.parse(JSON.parse(text));
    if (ledger.project !== project)
        throw new ForeignLedger('ledger.json names another project');
    return ledger;
}

;// CONCATENATED MODULE: ./build/ledger/read-ledger.js
// A snapshot of the branch as a ledger, or why it is none.




function readLedger(snapshot, project) {
    if (snapshot?.text === undefined)
        return createLedger(project);
    try {
        return parseLedger(snapshot.text, project);
    }
    catch (cause) {
        if (cause instanceof ForeignLedger)
            throw foreignLedger(snapshot.commit, project, cause);
        const what = (0,line/* line */.n8) `The ledger at commit ${(0,to_line/* toLine */.S)(snapshot.commit)} is not one that this version can read.`;
        const remedy = (0,line/* line */.n8) `Use the version of the Action that wrote it, or restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`;
        throw new failure/* Failure */.H(what, remedy, { cause });
    }
}
function foreignLedger(commit, project, cause) {
    const what = (0,line/* line */.n8) `The ledger in this project’s folder, at commit ${(0,to_line/* toLine */.S)(commit)}, says that it belongs to another project than ${(0,to_line/* toLine */.S)(JSON.stringify(project))}.`;
    const remedy = (0,line/* line */.n8) `If the project’s id has changed, see “Moving the ledger” in docs/operations.md; else restore the file.`;
    return new failure/* Failure */.H(what, remedy, { cause });
}
function lostMeanwhile(project) {
    const remedy = (0,line/* line */.n8) `See “The ledger is lost” in docs/operations.md.`;
    return new failure/* Failure */.H((0,line/* line */.n8) `The ledger of project ${(0,to_line/* toLine */.S)(JSON.stringify(project))} vanished while this run used it.`, remedy);
}
function lostRaces() {
    const remedy = (0,line/* line */.n8) `Let fewer runs of this project overlap; nothing is lost, the next run goes on.`;
    return new failure/* Failure */.H((0,line/* line */.n8) `Other runs moved the ledger again and again, so this run could not record what it knows.`, remedy);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/ledger/shards.js
// The files beside `ledger.json`: ids done with, in sixteen shards, and the history of closed fixes. Read when asked for.






const shardSchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP()]));
/** Whatever stands there is written again as it is. */
const historySchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* custom */.IeY()]));
const objectSchema = schemas/* looseObject */._H3({});
class Shards {
    #read;
    #shards = new Map();
    #history = new Map();
    /** @param read a file of the project's folder at the commit in use */
    constructor(read) {
        this.#read = read;
    }
    /** What ended each of the ids, where they know one. */
    async find(ids, counts) {
        const found = new Map();
        for (const id of ids) {
            const end = (await this.#shard(digitOf(id), counts)).get(id);
            if (end !== undefined)
                found.set(id, end);
        }
        return found;
    }
    /** The shards that hold the given ids (each with the fix or the reason that ended it), as files, with their new counts. */
    async add(done, counts) {
        const files = {};
        const grown = {};
        const byDigit = Map.groupBy(done, ([id]) => digitOf(id));
        for (const [digit, entries] of byDigit) {
            const shard = new Map([...(await this.#shard(digit, counts)), ...entries]);
            files[`handled/${digit}.json`] = renderRows(shard);
            grown[digit] = shard.size;
        }
        return { files, counts: grown };
    }
    async addHistory(closed) {
        const files = {};
        const byMonth = Map.groupBy(closed, (fix) => new Date(fix.at).toISOString().slice(0, 7));
        for (const [month, fixes] of byMonth) {
            const name = `history/${month}.json`;
            const known = this.#history.get(name) ?? (await this.#readHistory(name));
            files[name] = renderRows(new Map([...known, ...fixes.map((fix) => [fix.id, fix])]));
        }
        return files;
    }
    /** After a commit, what was written is what stands there. */
    keep(files) {
        for (const [name, text] of Object.entries(files)) {
            const digit = /^handled\/([0-9a-f])\.json$/.exec(name)?.[1];
            if (digit !== undefined)
                this.#shards.set(digit, readEnds(parseMap(shardSchema, text)));
            if (name.startsWith('history/'))
                this.#history.set(name, parseMap(historySchema, text));
        }
    }
    async #shard(digit, counts) {
        const known = this.#shards.get(digit);
        if (known !== undefined)
            return known;
        const shard = counts[digit] ? await this.#readShard(`handled/${digit}.json`) : new Map();
        this.#shards.set(digit, shard);
        return shard;
    }
    async #readHistory(name) {
        const text = await this.#read(name);
        try {
            return parseMap(historySchema, text);
        }
        catch (cause) {
            throw damaged(name, cause);
        }
    }
    async #readShard(name) {
        const text = await this.#read(name);
        try {
            if (text !== undefined)
                return readEnds(parseMap(shardSchema, text));
        }
        catch (cause) {
            throw damaged(name, cause);
        }
        throw damaged(name);
    }
}
/** A shard may have ten thousands of rows, but has few ends. */
function readEnds(rows) {
    const lines = new Map();
    return new Map([...rows].map(([id, end]) => {
        const shown = lines.get(end) ?? (0,to_line/* toLine */.S)(end);
        lines.set(end, shown);
        return [id, shown];
    }));
}
/** Without a shard its entries would be sent again. */
function damaged(name, cause) {
    const remedy = (0,line/* line */.n8) `Restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`;
    return new failure/* Failure */.H((0,line/* line */.n8) `The ledger’s file ${(0,to_line/* toLine */.S)(name)} is missing or damaged.`, remedy, { cause });
}
/** The shard of an id: only the id decides, and SHA-256 spreads any ids evenly. */
function digitOf(id) {
    return (0,external_node_crypto_.hash)('sha256', id).slice(0, 1);
}
/** Pairs rather than an object: an id such as `__proto__` is an id like any other. */
function parseMap(schema, text) {
    if (text === undefined)
        return new Map();
    const object = JSON.parse(text);
    objectSchema.parse(object);
    return new Map(schema.parse(Object.entries(object ?? {})));
}

;// CONCATENATED MODULE: ./build/ledger/book.js
// The ledger in use: read once, then moved by events; each commit is a checkpoint, and a lost race is judged anew.













const tries = 20;
class Book {
    #world;
    /** Nonce of this run, in each of its commits. */
    run;
    #ledger;
    #snapshot;
    #shards;
    #reasons = new WeakMap();
    #recordedAfterStop = false;
    #turn = Promise.resolve();
    constructor(world, project, run, snapshot) {
        this.#world = world;
        this.run = run;
        this.#snapshot = snapshot;
        this.#ledger = readLedger(snapshot, project);
        this.#shards = new Shards((name) => this.#readFile(name));
    }
    static async open(world, project, run) {
        return new Book(world, project, run, await world.ledger.read());
    }
    get ledger() {
        return this.#ledger;
    }
    /** As the ledger was read, or last written; undefined while there is no branch. */
    get snapshot() {
        return this.#snapshot;
    }
    /** Whether this project has a ledger at all. */
    get exists() {
        return this.#snapshot?.text !== undefined;
    }
    /** Something was recorded after the stop signal: five seconds are too short for more. */
    get recordedAfterStop() {
        return this.#recordedAfterStop;
    }
    async reload() {
        this.#snapshot = await this.#world.ledger.read();
        this.#ledger = readLedger(this.#snapshot, this.#ledger.project);
        this.#shards = new Shards((name) => this.#readFile(name));
    }
    /** Why an event was dropped when it was last judged. */
    reasonOf(event) {
        return this.#reasons.get(event) ?? (0,line/* line */.n8) ``;
    }
    /** What ended each of the ids, where the shards know it (`readEnd` tells what that means). */
    async ends(ids) {
        return this.#shards.find(ids, this.#ledger.handled);
    }
    /**
     * Records what fits, in one commit, and returns it; events that no longer fit the fresh state are dropped.
     * Nothing may be sent for an event that is not among those returned.
     */
    record(events) {
        const result = this.#turn.then(() => this.#record(events));
        this.#turn = result.catch(() => undefined);
        return result;
    }
    async #record(events) {
        const { stop, ledger: branch } = this.#world;
        for (let count = 0; count < tries; count++) {
            const judged = await this.#judge(events);
            if (judged.accepted.length === 0)
                return [];
            const files = await this.#buildFiles(judged);
            const { sequence, project } = judged.ledger;
            const message = (0,line/* line */.n8) `ledger ${sequence} of ${(0,to_line/* toLine */.S)(project)}\n\nrun ${(0,to_line/* toLine */.S)(this.run)} [skip ci]`;
            // An intent that is not recorded when the run is told to stop would only have to be taken back; answers still count.
            const goesOn = () => !(stop.aborted && judged.accepted.some(isIntent));
            const written = await branch.write(this.#snapshot, files, message, goesOn);
            if (written === 'abandoned')
                return this.#record(events.filter((event) => !isIntent(event) && 'fixId' in event));
            if (written !== 'lost') {
                this.#snapshot = written;
                this.#recordedAfterStop ||= stop.aborted;
                this.#ledger = judged.ledger;
                this.#shards.keep(files);
                return [...judged.accepted];
            }
            await this.#reloadAfterLoss(count);
        }
        throw lostRaces();
    }
    async #judge(events) {
        const ends = await this.ends(events.flatMap(advance/* questionedIds */.yh));
        const judged = judgeEvents(this.#ledger, events, (id) => (0,ledger_ends/* readEnd */.s)(ends.get(id)));
        for (const [event, reason] of judged.dropped)
            this.#reasons.set(event, reason);
        return { ...judged, ledger: (0,creating/* renewLeases */.nh)(judged.ledger, this.run, this.#world.now() + limits/* leaseLength */.JG) };
    }
    async #buildFiles(judged) {
        const shards = await this.#shards.add(judged.done, judged.ledger.handled);
        const files = { ...shards.files, ...(await this.#shards.addHistory(judged.closed)) };
        judged.ledger = { ...judged.ledger, handled: { ...judged.ledger.handled, ...shards.counts } };
        files['ledger.json'] = renderLedger(judged.ledger);
        if (!this.exists)
            files['README.md'] = ledgerReadme;
        return files;
    }
    /** GitHub may serve an older commit for a while; a ledger that is behind what this run knows is read again. */
    async #reloadAfterLoss(count) {
        const known = this.#ledger.sequence;
        const existed = this.exists;
        const { random } = this.#world;
        for (let again = count;; again++) {
            await this.#world.sleep(500 + (0,back_off/* backOff */.fu)(again, random(), { base: 1000, cap: 15_000 }));
            await this.reload();
            if (existed && !this.exists)
                throw lostMeanwhile(this.#ledger.project);
            if (this.#ledger.sequence >= known)
                return;
            if (again >= tries)
                throw lostMeanwhile(this.#ledger.project);
        }
    }
    async #readFile(name) {
        return this.#snapshot === undefined ? undefined : this.#world.ledger.readFile(this.#snapshot, name);
    }
}


/***/ }),

/***/ 1954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ moveFix),
/* harmony export */   IY: () => (/* binding */ rememberDone),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   gH: () => (/* binding */ reopenWindow),
/* harmony export */   g_: () => (/* binding */ replaceFix),
/* harmony export */   p: () => (/* binding */ dropped)
/* harmony export */ });
/* harmony import */ var _text_to_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6616);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);



function applied(ledger, extra = {}) {
    return { kind: 'applied', ledger, handled: extra.handled ?? {}, closed: extra.closed ?? [] };
}
function dropped(reason) {
    return { kind: 'dropped', reason };
}
function replaceFix(ledger, fix) {
    return { ...ledger, fixes: ledger.fixes.map((other) => (other.id === fix.id ? fix : other)) };
}
/** Brings a fix into another state with all that hangs on it: outcomes, ids done with, windows, declined topics. */
function moveFix(ledger, fix, state, now, patch = {}) {
    const moved = knowTold(ledger, {
        ...fix,
        completedAt: undefined,
        unreadableSince: undefined,
        ...patch,
        state,
        since: now,
        lease: undefined,
    });
    if (!(0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .isClosed */ .Lx)(moved))
        return applied(replaceFix(ledger, moved));
    // What a closed fix was about is remembered only if it was declined, and then on its own.
    const next = replaceFix(ledger, { ...moved, topics: [] });
    const counted = countOutcome(rememberDecision(next, moved), fix, state);
    if (state === 'failed' || state === 'freed')
        return applied(reopenWindow(counted, moved, now), { closed: [moved] });
    const end = (0,_text_to_line_js__WEBPACK_IMPORTED_MODULE_0__/* .toLine */ .S)(moved.id);
    const handled = Object.fromEntries(moved.entryIds.map((id) => [id, end]));
    return applied(rememberDone(counted, moved.entryIds), { handled, closed: [moved] });
}
/** A pull request that a comment has told of already, for another of its fixes, is known from now on, even when that one has left. */
function knowTold(ledger, fix) {
    const { prLink, told } = fix;
    if (prLink === undefined || told.includes('pull-request'))
        return fix;
    const known = ledger.fixes.some((other) => other.prLink === prLink && other.told.includes('pull-request'));
    return known ? { ...fix, told: [...told, 'pull-request'] } : fix;
}
function countOutcome(ledger, before, state) {
    const outcomes = { ...ledger.outcomes, [state]: (ledger.outcomes[state] ?? 0) + 1 };
    if ((0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .isClosed */ .Lx)(before))
        outcomes[before.state] = Math.max(0, (outcomes[before.state] ?? 0) - 1);
    return { ...ledger, outcomes };
}
/**
 * Entries that are new again must be inside the next window, also when a scan that saw them held is recorded after this:
 * so it is kept when they came free, or not long before.
 */
function reopenWindow(ledger, fix, at) {
    const { oldest } = fix;
    if (oldest === null)
        return ledger;
    const scans = Object.entries(ledger.scans).map(([filters, scan]) => {
        const reopened = { at, oldest: Math.min(scan.reopened?.oldest ?? oldest, oldest) };
        return [filters, { ...scan, oldestWaiting: Math.min(scan.oldestWaiting ?? oldest, oldest), reopened }];
    });
    return { ...ledger, scans: Object.fromEntries(scans) };
}
/** Ids done with are kept beside each scan, so that the next window can tell them without reading a shard. */
function rememberDone(ledger, ids) {
    if (ids.length === 0)
        return ledger;
    const scans = Object.entries(ledger.scans).map(([filters, scan]) => [
        filters,
        { ...scan, done: [...new Set([...scan.done, ...ids])].sort() },
    ]);
    const done = new Set(ids);
    const attempts = Object.entries(ledger.attempts).filter(([id]) => !done.has(id));
    const votes = Object.entries(ledger.votes)
        .map(([page, kept]) => [page, kept.filter((id) => !done.has(id))])
        .filter(([, kept]) => kept.length > 0);
    const rounds = Object.entries(ledger.rounds).map(([run, round]) => [
        run,
        { ...round, failed: round.failed.filter((id) => !done.has(id)) },
    ]);
    return {
        ...ledger,
        rounds: Object.fromEntries(rounds),
        scans: Object.fromEntries(scans),
        attempts: Object.fromEntries(attempts),
        votes: Object.fromEntries(votes),
    };
}
function rememberDecision(ledger, fix) {
    const others = ledger.declined.filter((topic) => topic.fixId !== fix.id);
    if (fix.state !== 'declined')
        return { ...ledger, declined: others };
    const topics = fix.topics.map((signatures) => ({
        fixId: fix.id,
        prLink: fix.prLink,
        at: fix.since,
        pages: fix.pages,
        signatures,
    }));
    return { ...ledger, declined: [...topics, ...others].slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .recentDeclined */ .gd) };
}


/***/ }),

/***/ 1445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ withdrawFix),
/* harmony export */   Al: () => (/* binding */ recentCreations),
/* harmony export */   eJ: () => (/* binding */ createdJob),
/* harmony export */   kg: () => (/* binding */ refusedJob),
/* harmony export */   mY: () => (/* binding */ submitFix),
/* harmony export */   nh: () => (/* binding */ renewLeases),
/* harmony export */   o9: () => (/* binding */ unansweredJob),
/* harmony export */   qW: () => (/* binding */ expireLease)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8194);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5670);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8459);
// Events around the creation of a job: the intent comes first, the answer after.






/** In UTF-16 units: longer than what an address takes. */
const longestJobId = 600;
/**
 * Takes a fix into `submitting`, if every promise still holds on this very state.
 * `isHandled` tells whether the shards know an entry as done with.
 */
function submitFix(ledger, event, isHandled) {
    const reason = refusal(ledger, event, isHandled);
    if (reason !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)(reason);
    const { fix } = event;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...ledger,
        fixes: [fix, ...ledger.fixes],
        creations: [...recentCreations(ledger, fix.at), fix.at],
    });
}
function refusal(ledger, event, isHandled) {
    const { fix, maxOpen, declines } = event;
    const open = ledger.fixes.filter((other) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(other, fix.at));
    const held = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .heldEntries */ .iR)(ledger);
    if ((0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, fix.id) !== undefined)
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `it is recorded already`;
    if (fix.entryIds.some((id) => held.has(id) || isHandled(id)))
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `another run took up one of its entries`;
    if (open.some((other) => other.pages.some((page) => fix.pages.includes(page))))
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `another run opened a fix of its page`;
    if (ledger.declined.some((topic) => !declines.includes(topic.fixId) && topic.pages.some((page) => fix.pages.includes(page))))
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `a pull request of its page was declined meanwhile`;
    if (open.length >= maxOpen)
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `as many fixes are open as max-open allows`;
    if (open.filter((other) => other.state === 'submitting').length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .submittingAtOnce */ .nT)
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `another run is creating jobs`;
    if (recentCreations(ledger, fix.at).length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .creationsPerHour */ .yH)
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `the hour’s 100 job creations are used up`;
    if ((ledger.notBefore ?? 0) > fix.at)
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `the service asked to wait`;
    if (!ledger.contact && open.some((other) => other.state !== 'proposed'))
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `no job of this project could be retrieved so far`;
    return undefined;
}
/** Intents of the last hour; the service allows 100 creations per hour and project. */
function recentCreations(ledger, now) {
    return ledger.creations.filter((at) => now - at < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .creationWindow */ .MB);
}
/** The request provably never was accepted: as if it had not been decided. */
function withdrawFix(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting' && fix?.state !== 'uncertain')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `it is no longer being sent`);
    const index = ledger.creations.indexOf(fix.at);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...(0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .reopenWindow */ .gH)(ledger, fix, fix.lease ?? fix.at),
        fixes: ledger.fixes.filter((other) => other.id !== fix.id),
        creations: ledger.creations.filter((_, position) => position !== index),
    });
}
function createdJob(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting' && fix?.state !== 'uncertain')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `it is no longer being sent`);
    // A longer one stands in no address, and is unreadable just as well when it is cut.
    const job = { id: event.job.id.slice(0, longestJobId), status: event.job.status };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)((0,_repositories_js__WEBPACK_IMPORTED_MODULE_3__/* .learnRepositories */ .hw)(ledger, event.repositories ?? []), fix, 'active', event.now, {
        job,
        reason: undefined,
    });
}
function unansweredJob(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `it is no longer being sent`);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'uncertain', event.now, { reason: event.reason });
}
function refusedJob(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting' && fix?.state !== 'uncertain')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `it is no longer being sent`);
    const change = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'failed', event.now, { reason: event.reason });
    return { ...change, ledger: (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .failInRound */ .it)(change.ledger, event.run, fix.entryIds, event.now) };
}
/** Whoever finds an expired lease calls the fix `uncertain`: it may or may not have been sent. */
function expireLease(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting' || (fix.lease ?? 0) > event.now)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `it still belongs to its run`);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'uncertain', event.now, {
        reason: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8) `The run that sent it ended before it could record the answer.`,
    });
}
/** Every checkpoint of a run renews its leases. */
function renewLeases(ledger, run, lease) {
    const renew = (fix) => (fix.state === 'submitting' && fix.run === run ? { ...fix, lease } : fix);
    return { ...ledger, fixes: ledger.fixes.map(renew) };
}


/***/ }),

/***/ 9316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readEnd),
/* harmony export */   w: () => (/* binding */ released)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);
/* harmony import */ var _triage_suspicion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7330);
// What ended an entry, as the shards record it: a fix, a reason for setting it aside, or a person who takes that back.


/** In the place of the reason, once a person has said that the entry is no attack: it is new again, and triage lets it pass. */
const released = (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `released`;
function readEnd(end) {
    if (end === undefined || end === released)
        return false;
    return (0,_triage_suspicion_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuspicion */ .Uf)(end) ? 'suspect' : true;
}


/***/ }),

/***/ 8252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ setAside),
/* harmony export */   H_: () => (/* binding */ giveUpEntries),
/* harmony export */   Ki: () => (/* binding */ listWaiting),
/* harmony export */   Nf: () => (/* binding */ windowStart),
/* harmony export */   nK: () => (/* binding */ scanDecisions),
/* harmony export */   nm: () => (/* binding */ completeScan),
/* harmony export */   u5: () => (/* binding */ releaseEntries)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8194);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _ends_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9316);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8459);
// Events about entries: set aside, given up, scanned, counted, waiting.





function setAside(ledger, event, isHandled) {
    const entries = event.entries.filter((entry) => !isHandled(entry.id));
    if (entries.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `they are set aside already`);
    const counts = { ...ledger.setAside };
    for (const { reason } of entries)
        counts[reason] = (counts[reason] ?? 0) + 1;
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)({ ...ledger, setAside: counts }, entries.map((entry) => entry.id));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, { handled: Object.fromEntries(entries.map((entry) => [entry.id, entry.reason])) });
}
/** A person read them and found no attack: they are new again. What is done with otherwise by now stays so. */
function releaseEntries(ledger, event, isHandled) {
    const entries = event.entries.filter(({ id, reason }) => isHandled(id) === 'suspect' || (reason === undefined && isHandled(id) === false));
    if (entries.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `they are released already`);
    const counts = { ...ledger.setAside };
    for (const { reason } of entries)
        if (reason !== undefined)
            counts[reason] = Math.max(0, (counts[reason] ?? 0) - 1);
    const ids = new Set(entries.map(({ id }) => id));
    const scans = Object.entries(ledger.scans).map(([filters, scan]) => [
        filters,
        { ...scan, done: scan.done.filter((id) => !ids.has(id)) },
    ]);
    const next = { ...ledger, setAside: counts, scans: Object.fromEntries(scans) };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, { handled: Object.fromEntries([...ids].map((id) => [id, _ends_js__WEBPACK_IMPORTED_MODULE_1__/* .released */ .w])) });
}
function giveUpEntries(ledger, event) {
    return (0,_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .giveUp */ .Ht)(ledger, event.entryIds, event.now);
}
function completeScan(ledger, { scan }) {
    const before = ledger.scans[scan.filters];
    // What came free while the scan ran, or just before and unknown to it, it took for held.
    const reopened = (before?.reopened?.at ?? 0) >= scan.start - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .leaseLength */ .JG ? before?.reopened : undefined;
    const failed = reopenedSince(ledger, scan.start - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .leaseLength */ .JG);
    const oldestWaiting = earliest([scan.oldestWaiting, reopened?.oldest, failed]);
    const from = windowStart({ complete: scan.start, oldestWaiting });
    const kept = new Set(scan.window.filter(({ at }) => at >= from).map(({ id }) => id));
    const done = [...new Set([...(before?.done ?? []), ...scan.done])].filter((id) => kept.has(id)).sort();
    const undated = scan.undatedPages === undefined
        ? { undated: before?.undated, undatedPages: before?.undatedPages }
        : { undated: scan.start, undatedPages: scan.undatedPages };
    const record = { complete: scan.start, oldestWaiting, reopened, done, ...undated };
    // Filters that nobody uses any more are forgotten: using them again begins at `max-age`.
    const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - (other.complete ?? 0) < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .forgetScans */ .QU);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, scans: { ...Object.fromEntries(used), [scan.filters]: record } });
}
/** Filters that are used for the first time have no record yet in which it could stand. */
function reopenedSince(ledger, start) {
    const reopened = ledger.fixes.filter((fix) => (fix.state === 'failed' || fix.state === 'freed') && fix.since >= start);
    return earliest(reopened.map((fix) => fix.oldest ?? undefined));
}
function earliest(times) {
    const known = times.filter((time) => time !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
}
/** Where the next window begins: the earlier of the last complete scan and the oldest entry not done with, minus a day. */
function windowStart(record) {
    return Math.min(record.complete ?? 0, record.oldestWaiting ?? Number.POSITIVE_INFINITY) - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .windowOverlap */ .oR;
}
function scanDecisions(ledger, event) {
    const unseen = (topic) => topic.before === undefined && Object.hasOwn(event.before, topic.fixId);
    if (!ledger.declined.some(unseen))
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `a scan has seen them already`);
    const declined = ledger.declined.map((topic) => unseen(topic) ? { ...topic, before: event.before[topic.fixId] ?? [] } : topic);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, declined });
}
function listWaiting(ledger, event) {
    const oldest = event.clusters.map((cluster) => cluster.oldest).filter((time) => time !== null);
    const waiting = {
        at: event.now,
        clusters: event.clusters.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .waitingShown */ .P1),
        entries: event.clusters.reduce((sum, cluster) => sum + cluster.entries, 0),
        oldest: oldest.length === 0 ? null : Math.min(...oldest),
        more: Math.max(0, event.clusters.length - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .waitingShown */ .P1),
    };
    const unchanged = JSON.stringify({ ...waiting, at: 0 }) === JSON.stringify({ ...ledger.waiting, at: 0 });
    return unchanged ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `the same clusters wait`) : (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, waiting });
}


/***/ }),

/***/ 8453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ fixStates)
/* harmony export */ });
const fixStates = [
    'submitting',
    'active',
    'uncertain',
    'proposed',
    'merged',
    'declined',
    'unchanged',
    'failed',
    'archived',
    'freed',
    'given-up',
];


/***/ }),

/***/ 4187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ findFix),
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   dn: () => (/* binding */ pendingNews),
/* harmony export */   iR: () => (/* binding */ heldEntries),
/* harmony export */   n0: () => (/* binding */ holdsEntries),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6986);

const openStates = ['submitting', 'active', 'uncertain', 'proposed'];
/** Open fixes hold their pages and count towards `max-open`; a pull request unreadable for seven days no longer does. */
function isOpen(fix, now) {
    if (!openStates.includes(fix.state))
        return false;
    const lost = fix.state === 'proposed' && fix.unreadableSince !== undefined && now - fix.unreadableSince > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableFor */ .LJ;
    return !lost;
}
/** Its entries are done with: in a fix that is neither failed nor freed. */
function holdsEntries(fix) {
    return fix.state !== 'failed' && fix.state !== 'freed';
}
/** It ended, and will not be followed again (a declined pull request may still be merged). */
function isClosed(fix) {
    return !openStates.includes(fix.state);
}
function findFix(ledger, id) {
    return ledger.fixes.find((fix) => fix.id === id);
}
/** Ids that open and recently closed fixes hold. */
function heldEntries(ledger) {
    return new Set(ledger.fixes.filter(holdsEntries).flatMap((fix) => fix.entryIds));
}
/**
 * What no comment has told yet: a pull request (one link of several fixes once), a fix given up, one that needs a person.
 */
function pendingNews(ledger) {
    const toldLinks = new Set(ledger.fixes.filter((fix) => fix.told.includes('pull-request')).map((fix) => fix.prLink));
    const pending = [];
    for (const fix of ledger.fixes) {
        const news = newsOf(fix);
        if (news === undefined || fix.told.includes(news))
            continue;
        if (news === 'pull-request') {
            if (toldLinks.has(fix.prLink))
                continue;
            toldLinks.add(fix.prLink);
        }
        pending.push({ fixId: fix.id, news });
    }
    return pending;
}
function newsOf(fix) {
    switch (fix.state) {
        case 'proposed':
        case 'merged':
        case 'declined':
            return 'pull-request';
        case 'given-up':
            return 'given-up';
        case 'uncertain':
            return 'needs-person';
        case 'submitting':
        case 'active':
        case 'unchanged':
        case 'failed':
        case 'archived':
        case 'freed':
            return undefined;
    }
}


/***/ }),

/***/ 6986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ listLag),
/* harmony export */   JG: () => (/* binding */ leaseLength),
/* harmony export */   LJ: () => (/* binding */ unreadableFor),
/* harmony export */   MB: () => (/* binding */ creationWindow),
/* harmony export */   P1: () => (/* binding */ waitingShown),
/* harmony export */   QU: () => (/* binding */ forgetScans),
/* harmony export */   Qy: () => (/* binding */ secondLook),
/* harmony export */   SN: () => (/* binding */ declinedReturns),
/* harmony export */   Tp: () => (/* binding */ longestPause),
/* harmony export */   ZN: () => (/* binding */ forgetUnreadable),
/* harmony export */   gd: () => (/* binding */ recentDeclined),
/* harmony export */   j6: () => (/* binding */ leaseReserve),
/* harmony export */   nT: () => (/* binding */ submittingAtOnce),
/* harmony export */   oR: () => (/* binding */ windowOverlap),
/* harmony export */   of: () => (/* binding */ historySeen),
/* harmony export */   qz: () => (/* binding */ tallyWeeks),
/* harmony export */   sk: () => (/* binding */ pauseWithoutHint),
/* harmony export */   tw: () => (/* binding */ recentFixes),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   vq: () => (/* binding */ tallyPages),
/* harmony export */   yH: () => (/* binding */ creationsPerHour)
/* harmony export */ });
// The numbers of the design that bind the ledger, each in one place. Times in milliseconds.
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long a fix in `submitting`, or an intent, belongs to its run. */
const leaseLength = 10 * minute;
/** No creation starts with less lease left than this. */
const leaseReserve = 2 * minute;
/** At most so many fixes of a ledger are in `submitting` at a time. */
const submittingAtOnce = 5;
/** The service's limit: job creations per rolling hour and project. */
const creationsPerHour = 100;
const creationWindow = hour;
/** A job that completed without a pull request is read once more after this. */
const secondLook = minute;
/** What cannot be read for so long no longer counts as open. */
const unreadableFor = 7 * day;
/** A pull request that cannot be read for so long is no longer followed. */
const forgetUnreadable = 90 * day;
/** Without a usable `Retry-After`, creating pauses for the first; a longer one counts as the second. */
const pauseWithoutHint = 15 * minute;
const longestPause = day;
/** Before this has passed since an intent, its absence in a list decides nothing. */
const listLag = minute;
/** Windows overlap by this much. */
const windowOverlap = day;
/** Scans with filters that were not used for so long are forgotten. */
const forgetScans = 30 * day;
/** New entries of a declined topic before it is proposed again. */
const declinedReturns = 3;
/** Closed fixes that stay in `ledger.json` for the tracking issue. */
const recentFixes = 40;
const recentDeclined = 200;
const waitingShown = 50;
const tallyPages = 500;
const tallyWeeks = 26;
/** So many commits of the branch are seen with each reading of the ledger. */
const historySeen = 30;


/***/ }),

/***/ 5670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   hw: () => (/* binding */ learnRepositories),
/* harmony export */   vD: () => (/* binding */ listReceiving)
/* harmony export */ });
/* harmony import */ var _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9763);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
// Repositories that pull requests come from: learned from jobs and links, and how far their lists were read.



/** A project with more repositories than this is none that anybody has. */
const mostRepositories = 20;
/** Where jobs come from is where their pull requests are looked for. Upper and lower case are one to GitHub. */
function learnRepositories(ledger, names) {
    return names.reduce(learnRepository, ledger);
}
function learnRepository(ledger, name) {
    const known = Object.keys(ledger.repositories);
    const key = known.find((other) => other.toLowerCase() === name.toLowerCase()) ?? name;
    if (ledger.repositories[key]?.receives || (known.length >= mostRepositories && !known.includes(key)))
        return ledger;
    return {
        ...ledger,
        repositories: { ...ledger.repositories, [key]: { ...ledger.repositories[key], receives: true } },
    };
}
function readRepository(ledger, event) {
    const known = ledger.repositories[event.name];
    if ((known?.readTo ?? 0) >= event.readTo)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `it was read further already`);
    const repository = { receives: known?.receives ?? false, readTo: event.readTo };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, repositories: { ...ledger.repositories, [event.name]: repository } });
}
/** Where this project's pull requests are known to come from. Whoever may write the ledger's branch may have put anything there. */
function listReceiving(ledger) {
    return Object.keys(ledger.repositories)
        .filter((name) => ledger.repositories[name]?.receives)
        .map(_addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRepositoryName */ .$)
        .filter((name) => name !== undefined);
}


/***/ }),

/***/ 8459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ countPending),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Pl: () => (/* binding */ closeRound),
/* harmony export */   gl: () => (/* binding */ succeedInRound),
/* harmony export */   it: () => (/* binding */ failInRound),
/* harmony export */   xL: () => (/* binding */ countFailures)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8194);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
// Attempts: failures count per entry, but not those of a run in which no job succeeded.




function failInRound(ledger, run, entryIds, now) {
    const round = ledger.rounds[run] ?? { at: now, failed: [], succeeded: false };
    return { ...ledger, rounds: { ...ledger.rounds, [run]: { ...round, failed: [...round.failed, ...entryIds] } } };
}
/** A job that succeeded shows that the service works: caution ends. */
function succeedInRound(ledger, run, now) {
    const round = ledger.rounds[run] ?? { at: now, failed: [], succeeded: true };
    return { ...ledger, cautious: false, rounds: { ...ledger.rounds, [run]: { ...round, succeeded: true } } };
}
/** Closes the run's account, and those that crashed runs left open a day ago. */
function closeRound(ledger, event) {
    const due = Object.entries(ledger.rounds).filter(([run, round]) => run === event.run || event.now - round.at > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd);
    if (due.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `no job ended in this run`);
    let next = ledger;
    for (const [run, round] of due) {
        const { [run]: _, ...rounds } = next.rounds;
        next = { ...next, rounds };
        if (round.failed.length === 0)
            continue;
        if (round.succeeded)
            next = countAttempts(next, round.failed);
        else if (run === event.run)
            next = { ...next, cautious: true };
    }
    return giveUpExhausted(next, event.maxAttempts, event.now);
}
function countAttempts(ledger, failed) {
    const attempts = new Map(Object.entries(ledger.attempts));
    for (const id of failed)
        attempts.set(id, (attempts.get(id) ?? 0) + 1);
    return { ...ledger, attempts: Object.fromEntries(attempts) };
}
/** Failed jobs of an entry; whatever its id is, also the name of something that every object has. */
function countFailures(ledger, id) {
    return Object.hasOwn(ledger.attempts, id) ? (ledger.attempts[id] ?? 0) : 0;
}
/** Failures whose run has not closed its account: whether they count is not known yet. */
function countPending(ledger, id) {
    return Object.values(ledger.rounds).reduce((sum, round) => sum + round.failed.filter((other) => other === id).length, 0);
}
function giveUpExhausted(ledger, maxAttempts, now) {
    return giveUp(ledger, Object.keys(ledger.attempts).filter((id) => countFailures(ledger, id) >= maxAttempts), now);
}
/**
 * Entries whose attempts are used up are done with, unless another fix holds them. The latest failed fix shows it
 * when it holds nothing else; what no fix shows is counted among what was set aside.
 */
function giveUp(ledger, entryIds, now) {
    const held = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .heldEntries */ .iR)(ledger);
    const spent = new Set(entryIds.filter((id) => !held.has(id)));
    if (spent.size === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(ledger);
    const shown = new Set();
    const closed = [];
    const newestFirst = [...ledger.fixes].sort((a, b) => b.since - a.since || b.at - a.at);
    for (const fix of newestFirst) {
        const whole = fix.state === 'failed' && fix.entryIds.every((id) => spent.has(id) && !shown.has(id));
        if (!whole)
            continue;
        for (const id of fix.entryIds)
            shown.add(id);
        closed.push({ ...fix, state: 'given-up', since: now });
    }
    const fixes = ledger.fixes.map((fix) => closed.find((other) => other.id === fix.id) ?? fix);
    const { failed = 0, 'given-up': given = 0 } = ledger.outcomes;
    const outcomes = {
        ...ledger.outcomes,
        failed: Math.max(0, failed - closed.length),
        'given-up': given + closed.length,
    };
    const unshown = spent.size - shown.size;
    const setAside = unshown === 0 ? ledger.setAside : { ...ledger.setAside, [usedUp]: (ledger.setAside[usedUp] ?? 0) + unshown };
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)({ ...ledger, fixes, outcomes, setAside }, [...spent]);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, { handled: Object.fromEntries([...spent].map((id) => [id, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `given-up`])), closed });
}
const usedUp = 'given up: every attempt at it failed';


/***/ }),

/***/ 2359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ dropCommentIntent),
/* harmony export */   Gy: () => (/* binding */ postComment),
/* harmony export */   PG: () => (/* binding */ intendReview),
/* harmony export */   Ry: () => (/* binding */ findIssue),
/* harmony export */   Xc: () => (/* binding */ postReview),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   oe: () => (/* binding */ intendIssue),
/* harmony export */   rD: () => (/* binding */ dropIssueIntent),
/* harmony export */   wn: () => (/* binding */ intendComment)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8194);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
// Events around the tracking issue and our comments: each is written ahead as an intent with a nonce.




/** An intent is alive while its lease lasts: only its run acts on it. */
function isAlive(intent, now) {
    return intent !== undefined && intent.lease > now;
}
function intendIssue(ledger, { intent }) {
    if (ledger.tracking.issue !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `there is a tracking issue already`);
    if (ledger.tracking.intent !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `another run is creating the tracking issue`);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, intent } });
}
function findIssue(ledger, event) {
    const { issue, author } = event;
    const { tracking } = ledger;
    if (tracking.issue === issue && tracking.intent === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `it is recorded already`);
    const same = tracking.issue === issue;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...ledger,
        tracking: {
            ...tracking,
            issue,
            author: author ?? tracking.author,
            intent: undefined,
            newestComment: same ? tracking.newestComment : undefined,
            comments: same ? tracking.comments : 0,
        },
    });
}
function dropIssueIntent(ledger, event) {
    if (ledger.tracking.intent?.nonce !== event.nonce)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `it is settled already`);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, intent: undefined } });
}
function intendComment(ledger, event) {
    if (ledger.tracking.commentIntent !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `another comment is being written`);
    const news = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingNews */ .dn)(ledger);
    if (news.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `there is nothing to tell`);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, commentIntent: { ...event.intent, news } } });
}
function postComment(ledger, event) {
    const { tracking } = ledger;
    const intent = tracking.commentIntent;
    if (intent?.nonce !== event.nonce)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `it is recorded already`);
    const links = new Set(intent.news.filter((item) => item.news === 'pull-request').map((item) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, item.fixId)?.prLink));
    const told = (fix) => {
        const own = intent.news.filter((item) => item.fixId === fix.id).map((item) => item.news);
        const news = fix.prLink !== undefined && links.has(fix.prLink) ? [...own, 'pull-request'] : own;
        return news.length === 0 ? fix : { ...fix, told: [...new Set([...fix.told, ...news])] };
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...ledger,
        fixes: ledger.fixes.map(told),
        tracking: {
            ...tracking,
            author: event.author ?? tracking.author,
            commentIntent: undefined,
            newestComment: event.comment,
            comments: tracking.newestComment === event.comment ? tracking.comments : tracking.comments + 1,
        },
    });
}
function dropCommentIntent(ledger, event) {
    if (ledger.tracking.commentIntent?.nonce !== event.nonce)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `it is settled already`);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, commentIntent: undefined } });
}
/** Once per fix; again when the run that intended it did not live to write it, or when a person deleted the comment. */
function intendReview(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `its fix is not in the ledger`);
    const { review } = fix;
    const expired = review?.comment === undefined && event.now - (review?.at ?? 0) >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .leaseLength */ .JG;
    const deleted = review?.comment !== undefined && review.comment === event.deleted;
    if (review !== undefined && !expired && !deleted)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `its comment is written ahead already`);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFix */ .g_)(ledger, { ...fix, review: { nonce: event.nonce, at: event.now } }));
}
function postReview(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.review?.nonce !== event.nonce || fix.review.comment === event.comment)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)((0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8) `it is recorded already`);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFix */ .g_)(ledger, { ...fix, review: { ...fix.review, comment: event.comment } }));
}


/***/ }),

/***/ 1461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QU: () => (/* binding */ maskSecrets),
  Sy: () => (/* binding */ writeSummary),
  DQ: () => (/* binding */ writeSyncOutputs),
  P1: () => (/* binding */ writeVerdict)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/addresses/pull-link.js
var pull_link = __webpack_require__(1869);
// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/runner/error-parts.js
var error_parts = __webpack_require__(9806);
;// CONCATENATED MODULE: ./build/runner/secret-forms.js
// Every form in which a secret could come to be printed, so that the runner masks each of them.
/** Shorter ones stand in other words too, and masking them would blind the log: of the secret itself, of what derives from it. */
const shortestSecret = 4;
const shortest = 8;
/**
 * The secret itself; percent-encoded, JSON-escaped and HTML-escaped; in hex; in base64 of both alphabets, alone, inside a longer text
 * and as the credentials of basic authentication; each line of one with several.
 */
function listSecretForms(secret) {
    const whole = secret.trim();
    const lines = whole.split(/\r\n|\r|\n/).map((line) => line.trim());
    const texts = lines.length > 1 ? [whole, ...lines] : lines;
    const known = texts.filter((text) => text.length >= shortestSecret);
    const derived = known.flatMap(listDerived).filter((form) => form.length >= shortest);
    return [...new Set([...known, ...derived])];
}
function listDerived(text) {
    const bytes = Buffer.from(text);
    const json = JSON.stringify(text).slice(1, -1);
    const percent = encodeURIComponent(text.toWellFormed());
    const credentials = [`x-access-token:${text}`, `${text}:`, `${text}:x-oauth-basic`, `:${text}`].map((pair) => Buffer.from(pair));
    const encoded = [bytes, ...credentials].map((part) => part.toString('base64'));
    return [
        percent,
        percent.replace(/%../g, (code) => code.toLowerCase()),
        // As forms encode: also what encodeURIComponent leaves.
        new URLSearchParams([['', text.toWellFormed()]]).toString().slice(1),
        encodeURI(text.toWellFormed()),
        json,
        JSON.stringify(json).slice(1, -1),
        ...listHtml(text),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...[...encoded, ...listCores(bytes)].flatMap((base64) => [
            base64,
            base64.replace(/=+$/, ''),
            toUrlAlphabet(base64),
        ]),
    ];
}
/** What base64 makes of the bytes inside a longer text, by how many bytes stand before them: the signs that no neighbour changes. */
function listCores(bytes) {
    return [0, 1, 2].map((before) => {
        const padded = Buffer.concat([Buffer.alloc(before), bytes]);
        const first = Math.ceil((before * 4) / 3);
        const whole = Math.floor((padded.length * 4) / 3);
        return padded.toString('base64').slice(first, whole);
    });
}
function toUrlAlphabet(base64) {
    return base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
}
function listHtml(text) {
    const angled = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const quoted = angled.replaceAll('"', '&quot;');
    return [angled, quoted, quoted.replaceAll("'", '&#39;'), quoted.replaceAll("'", '&#x27;')];
}

// EXTERNAL MODULE: ./build/text/line.js
var line = __webpack_require__(8194);
;// CONCATENATED MODULE: ./build/outputs.js
// Outputs, report file and job summary, through @actions/core (loaded on demand).








/** The one way to an output: the toolkit's own, and none of a stranger's text. */
function put(core, name, value) {
    core.setOutput(name, value);
}
function writeVerdict(core, verdict) {
    put(core, 'verdict', verdict);
}
/** Secrets never reach the log, in none of the forms that anything might print. To be called before anything else is. */
function maskSecrets(core, secrets) {
    for (const form of new Set(secrets.flatMap(listSecretForms)))
        core.setSecret(form);
}
async function writeSyncOutputs(core, env, account, report) {
    const active = account.sync?.book.ledger.fixes.filter((fix) => fix.state === 'active').length ?? 0;
    put(core, 'entries', account.fresh);
    put(core, 'clusters', report.clusters.length);
    put(core, 'jobs-created', account.jobsCreated.size);
    put(core, 'jobs-active', active);
    put(core, 'jobs-failed', account.jobsFailed.size);
    put(core, 'pull-requests', listLinks(account));
    put(core, 'tracking-issue-url', readAddress(account.issueUrl));
    const path = (0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), `feedback-to-fix-${account.run}.json`);
    // It holds whole prompts: for this job's own user, and never over a file that is there already.
    await (0,promises_.writeFile)(path, (0,run_report/* renderReport */.B)(report), { mode: 0o600, flag: 'wx' });
    put(core, 'report', path);
}
/** Whatever the ledger may hold, a link is an address of a pull request on the GitHub in use. */
function listLinks({ pullRequests, sync }) {
    const serverUrl = sync?.world.place.serverUrl ?? '';
    const links = [...new Set(pullRequests)].filter((link) => (0,pull_link/* parsePullLink */.d)(link, serverUrl) !== undefined);
    return JSON.stringify(links);
}
/** Nothing but an address; empty where there is none. */
function readAddress(url) {
    return (url !== undefined && /^https?:\/\/[!-~]+$/.test(url) ? url : '');
}
/** A runner without a summary file, or with a full disk, loses the summary, not the run. */
async function writeSummary(core, env, text, log) {
    if (!env.GITHUB_STEP_SUMMARY)
        return;
    try {
        await core.summary.addRaw(text, true).write();
    }
    catch (error) {
        log.warning((0,line/* line */.n8) `The job summary could not be written: ${(0,error_parts/* nameError */.eA)(error)}.`);
    }
}


/***/ }),

/***/ 1321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ defuseMarkers),
/* harmony export */   Xh: () => (/* binding */ findMarkers),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
// The line by which a pull request says which fix it is: the agent is asked to write it, and a fix that got no answer is found by it.
const key = 'feedback-to-fix:';
const fixId = /^[a-z0-9-]{8,40}$/;
// Agents like to dress a line up; the words on it have to be ours alone.
const line = /^[*_`]{0,4}[Ff]eedback-to-fix:[*_`]{0,4}\s{0,9}[*_`]{0,4}([a-z0-9-]{8,40})[*_`]{0,4}$/;
/** The line for a fix. */
function marker(id) {
    if (!fixId.test(id))
        throw new Error('A fix id has 8 to 40 characters of a-z, 0-9 and "-"; make a new one.');
    return `${key} ${id}`;
}
/** The ids of all marker lines in a pull request's description, each once. A line with anything else on it is none. */
function findMarkers(text) {
    const ids = text.split(/[\r\n]+/).map((row) => line.exec(row.trim())?.[1]);
    return [...new Set(ids.filter((id) => id !== undefined))];
}
/** Takes the colon from a marker in a reader's words, so that nobody who copies them makes one. */
function defuseMarkers(text) {
    return text.replace(/(feedback-to-fix)[*_`\s]{0,20}[:\uff1a][*_`\s:\uff1a]*/gi, '$1 ');
}


/***/ }),

/***/ 6774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ik: () => (/* binding */ parseHiddenLine),
/* harmony export */   Ue: () => (/* binding */ hasNonce),
/* harmony export */   ZP: () => (/* binding */ isSameBody),
/* harmony export */   du: () => (/* binding */ buildHiddenLine),
/* harmony export */   qG: () => (/* binding */ buildLedgerLine),
/* harmony export */   s9: () => (/* binding */ buildNonceLine)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8194);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8625);
/* harmony import */ var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8183);
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);
// The line that nobody sees: by it our issue and our comments are recognised, and a lost ledger is noticed.




const word = "[\\w.~!*'()%-]*";
const hiddenLine = new RegExp(`^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`, 'm');
const nonceLine = new RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, 'gm');
const ledgerLine = /^<sub>Ledger number [\d,]+(?:, commit \[[0-9a-f]*\]\(\S*?\))?,/;
function buildHiddenLine(line) {
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R)(listFields(line));
}
/** The first line of its kind, wherever a person may have moved it. It counts only in what our own author wrote. */
function parseHiddenLine(body) {
    const [, project, sequence, commit, nonce] = hiddenLine.exec(body) ?? [];
    if (project === undefined || commit === undefined || nonce === undefined)
        return undefined;
    try {
        return {
            project: decodeURIComponent(project),
            sequence: Number(sequence),
            commit,
            nonce: decodeURIComponent(nonce),
        };
    }
    catch {
        return undefined;
    }
}
function buildNonceLine(nonce) {
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R)({ nonce });
}
/** Whether an issue's or comment's body bears this nonce, in either kind of line; a comment may hold the words of several runs. */
function hasNonce(body, nonce) {
    const bears = [...body.matchAll(nonceLine)].some(([, found]) => found === (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeHidden */ .Vj)(nonce));
    return bears || parseHiddenLine(body)?.nonce === nonce;
}
/** The visible twin of the hidden line. */
function buildLedgerLine(links, sequence, commit) {
    const where = commit === '' ? [] : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `, commit ${(0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .linkCommit */ .iu)(links, commit)}`;
    const branch = (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(links.ledgerBranch, 300);
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .small */ .EX)((0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Ledger number ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(sequence)}${where}, on the branch ${branch}.`));
}
/** Equal but for the ledger's number and commit, line ends and trailing white space: no request is worth those. */
function isSameBody(a, b) {
    return normalise(a) === normalise(b);
}
function normalise(body) {
    return body
        .split(/\r\n|\r|\n/)
        .map((line) => {
        const found = parseHiddenLine(line);
        if (found !== undefined)
            return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .writeHidden */ ._I)(listFields({ ...found, sequence: 0, commit: '' }));
        return line.replace(ledgerLine, '<sub>Ledger,').trimEnd();
    })
        .join('\n')
        .trimEnd();
}
/** In the order in which they have always stood. */
function listFields({ project, sequence, commit, nonce }) {
    return { project, ledger: String(sequence), commit, nonce };
}


/***/ }),

/***/ 8625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ linkPull),
/* harmony export */   iu: () => (/* binding */ linkCommit),
/* harmony export */   mS: () => (/* binding */ linkIssue)
/* harmony export */ });
/* harmony import */ var _addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1869);
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(984);
// The addresses that reports may link to: our own repository's, and pull requests of the GitHub in use.


function linkIssue(links, words) {
    return links.issue === undefined ? words : linkOwn(links, ['issues', links.issue], words);
}
/** The commit as a link, shortened; nothing while there is none. */
function linkCommit(links, commit) {
    return linkOwn(links, ['commit', commit], (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(commit.slice(0, 7)));
}
/** A link that is no pull request of the GitHub in use is shown as code, and is never clickable. */
function linkPull(prLink, links) {
    if (prLink === undefined || prLink === null)
        return (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `–`;
    const pull = (0,_addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePullLink */ .d)(prLink, links.serverUrl);
    if (pull === undefined)
        return (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(prLink);
    const { owner, repo, number } = pull;
    // Never `#12`: that would be a cross reference of its own.
    const shown = (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(links.serverUrl, [owner, repo, 'pull', number], (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `PR ${number}`);
    const repository = `${owner}/${repo}`;
    return repository.toLowerCase() === links.repository.toLowerCase() ? shown : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${shown} in ${(0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(repository)}`;
}
function linkOwn(links, path, words) {
    return (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(links.serverUrl, [...links.repository.split('/'), ...path], words);
}


/***/ }),

/***/ 8183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Hu: () => (/* binding */ rule),
/* harmony export */   L8: () => (/* binding */ make),
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   Vj: () => (/* binding */ encodeHidden),
/* harmony export */   _I: () => (/* binding */ writeHidden),
/* harmony export */   bW: () => (/* binding */ chart),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   iA: () => (/* binding */ shownPrompt),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(278);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);



/** Nothing where there are no words. */
function paragraph(words) {
    return words.length === 0 ? [] : make({ type: 'paragraph', children: [...words] });
}
/** A heading with what stands below it; nothing where nothing does. */
function section(depth, heading, ...parts) {
    const below = parts.flat();
    return below.length === 0 ? [] : [...make({ type: 'heading', depth, children: [...(0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(heading)] }), ...below];
}
function bullets(items) {
    if (items.length === 0)
        return [];
    const children = items.map((item) => ({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: [...item] }],
    }));
    return make({ type: 'list', ordered: false, spread: false, children });
}
/** A paragraph that stands out. */
function notice(words) {
    return make({ type: 'blockquote', children: [{ type: 'paragraph', children: [...words] }] });
}
function rule() {
    return make({ type: 'thematicBreak' });
}
/** A reader's words: at most `max` code points, no empty lines in a row. */
function quote(raw, max = 200) {
    const words = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .capText */ .y)((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitise */ .tB)(raw)
        .replace(/\n\s*\n/g, '\n\n')
        .trim(), max);
    return make({ type: 'code', value: words || '(no words)' });
}
/** A prompt as it is sent, of which nothing may be hidden from the people who look at it. Strangers' words in it are clean already. */
function shownPrompt(prompt) {
    return make({ type: 'code', value: prompt.toWellFormed() });
}
/** In the language of Mermaid. */
function chart(lines) {
    return make({ type: 'code', lang: 'mermaid', value: lines.join('\n') });
}
/** Folded away below a line of ours. */
function details(summary, inside) {
    const words = summary.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return [
        ...make({ type: 'html', value: `<details><summary>${words}</summary>` }),
        ...inside,
        ...make({ type: 'html', value: '</details>' }),
    ];
}
/** A comment that nobody sees and that we find again. */
function hidden(fields) {
    return make({ type: 'html', value: writeHidden(fields) });
}
/** The bytes of it may not change: issues and comments of former versions hold them. */
function writeHidden(fields) {
    const parts = Object.entries(fields).map(([name, value]) => `${name}=${encodeHidden(value)}`);
    return `<!-- feedback-to-fix ${parts.join(' ')} -->`;
}
/** `>` becomes `%3E`, so that nothing in here can end the comment; a double hyphen is not welcome in one either. */
function encodeHidden(value) {
    return encodeURIComponent(value.toWellFormed()).replaceAll('--', '%2D%2D');
}
/** For this room's own files. */
function make(node) {
    return [node];
}


/***/ }),

/***/ 2464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mr: () => (/* binding */ putAfter),
  Hm: () => (/* binding */ putBelow),
  GY: () => (/* binding */ serialise)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 14 modules
var mdast_util_to_markdown_lib = __webpack_require__(9059);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/report/markdown/defuse.js
/** Nobody sees it, GitHub does not take it out, and no reference goes across it. */
const gap = '\u200b';
/**
 * GitHub looks for these after the Markdown is rendered, where a backslash or an entity is gone again. A gap follows each match.
 * Nothing of it happens inside code or a link.
 */
const active = [
    // A person, a team, a commit of a repository, an e-mail address.
    /@/,
    // `#1`, `owner/name#1`; a keycap is an emoji.
    /#(?!\ufe0f?\u20e3)/,
    // `https://`, and every other scheme; one slash is enough for some.
    /:(?=\/)/,
    /www(?=\.)/,
    // `:name:` of an emoji.
    /:(?=[\w+-]+:)/,
    // `GH-1`, `CVE-2024-1`, a repository's own kind of reference.
    /(?<=[a-z])-(?=\d)/,
    /(?<=ghsa)-/,
];
const anyActive = new RegExp(active.map(({ source }) => source).join('|'), 'gi');
/** A commit has seven digits at least. */
const commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi;
/** Formulas are read in the rendered text too, but not where a gap stands before the dollar, or between it and code. */
const dollar = /\$/g;
/** Parsers differ on what is a sign beyond the first plane, and so on what is italic after one. */
const low = /(?<=[\ud800-\udfff])_/g;
function defuse(text) {
    return text
        .replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, `$&${gap}`))
        .replace(anyActive, `$&${gap}`)
        .replace(low, `${gap}_`)
        .replace(dollar, `${gap}$$${gap}`);
}
/**
 * Most texts: nothing in them is Markdown, as long as they begin with a letter or do not begin a line. The library would find
 * the same, but takes its time.
 */
const plain = /^[\p{L}\p{M}\p{N} ,;:.'"()/%–…’-]*$/u;
function isPlain(value, { before, after }) {
    if (!plain.test(value))
        return false;
    return (before !== '\n' || /^\p{L}/u.test(value)) && (after !== '\n' || !value.endsWith(' '));
}
const defuse_text = (node, _parent, state, info) => {
    const value = state.stack.includes('link') ? node.value : defuse(node.value);
    return isPlain(value, info) ? value : state.safe(value, { ...info, encode: ['$'] });
};
/** For `mdast-util-to-markdown`: written as `&#x200B;`, a gap is there to see in the source. */
const defusing = {
    handlers: { text: defuse_text },
    unsafe: [
        { character: gap, inConstruct: 'phrasing' },
        { character: '$', inConstruct: 'phrasing' },
        // Struck-out text, which GitHub knows beyond plain Markdown.
        { character: '~', inConstruct: 'phrasing' },
    ],
};

;// CONCATENATED MODULE: ./build/report/markdown/markdown.js




const options = {
    extensions: [(0,lib/* gfmTableToMarkdown */.d)({ tablePipeAlign: false }), defusing],
    bullet: '-',
    rule: '-',
    resourceLink: true,
    // Longer than the library's where tildes are inside.
    handlers: { code: ({ value, lang }) => (0,markdown/* fence */.E)(value, lang ?? '') },
};
/** Without a line end at its end. */
function serialise(blocks) {
    return (0,mdast_util_to_markdown_lib/* toMarkdown */.l)({ type: 'root', children: [...blocks] }, options).replace(/\n$/, '');
}
/**
 * People's own text above our part of the issue that they opened. It is put back as GitHub holds it: they wrote it there, what it
 * does it does already, and cleaning it would change their words.
 */
function putBelow(preface, own) {
    return (preface === '' ? own : `${preface}\n\n${own}`);
}
/** New words below those of a comment that we wrote ourselves, which was Markdown then and is put back as GitHub holds it. */
function putAfter(held, added) {
    return `${held}\n\n---\n\n${added}`;
}


/***/ }),

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Zk: () => (/* binding */ joinPhrases),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);

/** The one way to write words of ours: `` phrase`Sent on ${day}: ${text(reason)}` ``. */
function phrase(words, ...values) {
    const between = values;
    const pieces = words.flatMap((part, index) => [...write(part), ...write(between[index] ?? '')]);
    return join(pieces);
}
/** A line of ours, or a number of ours. */
function say(words) {
    return write(words);
}
/** A stranger's text on one line of at most `max` code points; nothing where nothing of it is left to be seen. */
function text(raw, max = 200) {
    const value = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw, max);
    return value === '' ? [] : make({ type: 'text', value });
}
/** A stranger's text as code, on one line of at most `max` code points. Long text keeps its beginning and its end: paths differ there. */
function code(raw, max = 72) {
    // Sanitised before it is cut: half a secret would not be known as one.
    const whole = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw);
    const characters = [...whole];
    const start = characters.slice(0, Math.floor(max / 2)).join('');
    const end = characters.slice(1 + Math.floor(max / 2) - max).join('');
    // Once more, because the cut may part what belongs together in one character.
    const value = characters.length > max ? (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(`${start}…${end}`) : whole;
    return make({ type: 'inlineCode', value: value || '(empty)' });
}
function strong(words) {
    return words.length === 0 ? [] : make({ type: 'strong', children: [...words] });
}
/** Small print. */
function small(words) {
    return [...make({ type: 'html', value: '<sub>' }), ...words, ...make({ type: 'html', value: '</sub>' })];
}
/** A link below `server`, which is our own GitHub: whatever the parts of the path are, it leads nowhere else. */
function link(server, path, words) {
    const parts = path.map((part) => encodeURIComponent(String(part).toWellFormed()));
    return make({ type: 'link', url: `${server.replace(/\/$/, '')}/${parts.join('/')}`, children: [...words] });
}
/** Those that say something, with `between` between two. */
function joinPhrases(phrases, between) {
    const shown = phrases.filter((one) => one.length > 0);
    return join(shown.flatMap((one, index) => (index === 0 ? one : [...write(between), ...one])));
}
/** Characters that it takes up, as long as nothing in it has to be escaped. */
function measure(words) {
    return words.reduce((sum, node) => {
        if (node.type === 'link')
            return sum + measure(node.children) + node.url.length + 4;
        return sum + ('children' in node ? measure(node.children) + 4 : 'value' in node ? node.value.length + 2 : 2);
    }, 0);
}
/** Neighbouring texts become one: what is active together is then seen together. */
function join(pieces) {
    const all = [];
    let text = '';
    for (const node of pieces) {
        if (node.type === 'text')
            text += node.value;
        else {
            if (text !== '')
                all.push(...make({ type: 'text', value: text }));
            text = '';
            all.push(node);
        }
    }
    return text === '' ? all : [...all, ...make({ type: 'text', value: text })];
}
function make(node) {
    return [node];
}
function write(words) {
    return typeof words === 'object' ? words : make({ type: 'text', value: String(words) });
}


/***/ }),

/***/ 8709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pj: () => (/* binding */ longestBody),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zV: () => (/* binding */ fitRows)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8183);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2464);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);



/** GitHub refuses bodies of more than 65,536 characters. */
const longestBody = 65_000;
/** Nothing where there are no rows. */
function table(columns, items) {
    if (items.length === 0)
        return [];
    const rows = [
        columns.map((column) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(column.name)),
        ...items.map((item) => columns.map((column) => column.cell(item))),
    ];
    const node = {
        type: 'table',
        align: columns.map((column) => (column.number ? 'right' : null)),
        children: rows.map((cells) => ({
            type: 'tableRow',
            children: cells.map((cell) => ({ type: 'tableCell', children: cell.map(withoutBars) })),
        })),
    };
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .make */ .L8)(node);
}
/** Renders with fewer and fewer rows until the text fits. Only rows give way, so without any it has to fit. */
function fitRows(build, longest = longestBody) {
    let text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialise */ .GY)([]);
    for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
        text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialise */ .GY)(build(budget));
        if (isWithin(text, longest))
            return text;
    }
    return text;
}
/** Counted in code points, as GitHub does. */
function isWithin(text, longest) {
    return text.length <= longest || [...text].length <= longest;
}
/** A bar ends a cell even inside code, and how an escaped one is read there differs between parsers. */
function withoutBars(node) {
    return node.type === 'inlineCode' ? { ...node, value: node.value.replaceAll('|', '¦') } : node;
}


/***/ }),

/***/ 2065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReport),
/* harmony export */   _: () => (/* binding */ buildReportFix)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5666);

function buildReportFix(fix) {
    const { id, state, attempt, entryIds, pages } = fix;
    const job = fix.job === undefined ? null : { id: fix.job.id, status: fix.job.status };
    return { id, state, attempt, entryIds, pages, job, prLink: fix.prLink ?? null };
}
function renderReport(report) {
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .renderJson */ .h)(report, 2)}\n`;
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ enumerate),
/* harmony export */   Ul: () => (/* binding */ formatDayOfYear),
/* harmony export */   Xu: () => (/* binding */ stateWords),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   _C: () => (/* binding */ decisionWords),
/* harmony export */   im: () => (/* binding */ formatDay)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);
/* harmony import */ var _text_to_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6616);


const stateWords = {
    submitting: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `being sent`,
    active: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `the agent works on it`,
    uncertain: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `sent, no answer`,
    proposed: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `waits for review`,
    merged: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `merged`,
    declined: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `closed, not merged`,
    unchanged: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `ended without a pull request`,
    failed: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `failed`,
    archived: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `archived by the service`,
    freed: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `never seen, free again`,
    'given-up': (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `given up`,
};
const decisionWords = {
    dispatched: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `sent`,
    planned: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `would be sent`,
    deferred: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `waits for its turn`,
    'too-small': (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `too little so far`,
    'open-fix': (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `page has an open fix`,
    declined: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `declined before`,
    'given-up': (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `given up`,
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `21 Nov 2026`, in UTC. Always absolute: a text must not change merely because time passes. */
function formatDay(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `unknown`;
    return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${formatDayOfYear(time)} ${date.getUTCFullYear()}`;
}
/** `21 Nov`, in UTC. */
function formatDayOfYear(time) {
    const date = new Date(time);
    return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`;
}
/** `21 Nov 2026, 09:05 UTC` */
function formatMinute(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `unknown`;
    return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${formatDay(time)}, ${(0,_text_to_line_js__WEBPACK_IMPORTED_MODULE_0__/* .toLine */ .S)(date.toISOString().slice(11, 16))} UTC`;
}
/** `a`, `a and b`, `a, b and c` */
function enumerate(parts) {
    if (parts.length < 2)
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .joinLines */ .cT)(parts, '');
    return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .joinLines */ .cT)(parts.slice(0, -1), ', ')} and ${parts.at(-1) ?? ''}`;
}


/***/ }),

/***/ 9806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ listFrames),
/* harmony export */   Nm: () => (/* binding */ listCauses),
/* harmony export */   bJ: () => (/* binding */ isError),
/* harmony export */   eA: () => (/* binding */ nameError)
/* harmony export */ });
/* harmony import */ var _http_error_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3785);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);
// What of a foreign error may be shown: its kind, its code and where in our own code it was. Never its message, which may quote anything.


/** A chain of causes is followed this far. */
const deepest = 5;
const mostFrames = 4;
const names = [
    ...[(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `AggregateError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Error`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `EvalError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `RangeError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `ReferenceError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `SyntaxError`],
    ...[(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `TypeError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `URIError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `AbortError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `AssertionError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `DataCloneError`],
    ...[(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `SystemError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `TimeoutError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `ZodError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `HttpError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `RequestError`],
    ...[(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `BodyTimeoutError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `ConnectTimeoutError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `HeadersOverflowError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `HeadersTimeoutError`],
    ...[(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `HTTPParserError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `InformationalError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `RequestAbortedError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `ResponseExceededMaxSizeError`],
    ...[(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `SecureProxyConnectionError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `SocketError`],
    ...[(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Failure`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `GitHubError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `SendError`, (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `ServiceError`],
];
/** Files of the bundle, and of the source; of a path, only the last part. */
const frame = /^ {4}at (?:.*[/\\(])?((?:\d{1,4}\.)?index\.js|[a-z]+(?:-[a-z]+){0,3}\.ts):(\d{1,7}):(\d{1,7})\)?$/;
/** `TypeError (ECONNRESET)`: of what is thrown, whatever it is. */
function nameError(error) {
    const name = readPart(error, 'name');
    const code = (0,_http_error_code_js__WEBPACK_IMPORTED_MODULE_0__/* .parseErrorCode */ .f)(readPart(error, 'code'));
    const known = names.find((other) => other === name);
    const kind = known ?? (isError(error) ? (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Error` : (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `something that is no error`);
    return code === undefined ? kind : (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${kind} (${code})`;
}
/** The causes of an error by name and code, nearest first; circles end. */
function listCauses(error) {
    const seen = new Set([error]);
    const causes = [];
    let cause = readPart(error, 'cause');
    while (typeof cause === 'object' && cause !== null && !seen.has(cause) && causes.length < deepest) {
        seen.add(cause);
        causes.push(nameError(cause));
        cause = readPart(cause, 'cause');
    }
    return causes;
}
/** `index.js:12:34`: where it was thrown, and from where that was called, as far as it is our own code. */
function listFrames(error) {
    const stack = readPart(error, 'stack');
    const message = readPart(error, 'message');
    if (typeof stack !== 'string' || typeof message !== 'string')
        return [];
    // The message comes first in the stack, and may look like frames.
    const start = stack.indexOf(message);
    if (start < 0)
        return [];
    const end = start + message.length;
    const frames = stack
        .slice(end, end + 20_000)
        .split('\n')
        .slice(1);
    return frames.flatMap((text) => renderFrame(text) ?? []).slice(0, mostFrames);
}
function renderFrame(text) {
    const [, file, row, column] = (text.length <= 500 && frame.exec(text)) || [];
    // The pattern leaves room for nothing but names of our own files and numbers.
    return file === undefined ? undefined : `${file}:${row}:${column}`;
}
/** What is thrown may be a proxy whose every question throws. */
function isError(error) {
    try {
        return error instanceof Error;
    }
    catch {
        return false;
    }
}
/** A property may be a getter that throws, or lie behind a proxy. */
function readPart(error, key) {
    try {
        return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 3381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exceptionOf: () => (/* binding */ exceptionOf)
/* harmony export */ });
/* harmony import */ var _known_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3504);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8194);
/* harmony import */ var _error_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9806);
// An exception as what happened and what to do: our own words as they are, anything else by name, code and place.



/** Never a header, a body or the message of an error that is not ours: it may quote whatever it met. Never throws. */
function exceptionOf(error) {
    const { what, remedy } = tell(error);
    return { what, remedy: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8) `${remedy}${renderCauses(error, what)}` };
}
function tell(error) {
    if ((0,_error_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .isError */ .bJ)(error) && error instanceof _known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E)
        return { what: error.what, remedy: error.remedy };
    const frames = (0,_error_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .listFrames */ .JH)(error);
    const where = frames.length === 0 ? '' : (0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8) ` at ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)(frames, ', ')}`;
    const remedy = (0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8) `This should not happen: please report it, with this log.`;
    return { what: (0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8) `The run broke off. ${(0,_error_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .nameError */ .eA)(error)}${where}.`, remedy };
}
/** Nothing where the text tells of a cause's code already, or where the causes say nothing. */
function renderCauses(error, what) {
    const causes = (0,_error_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .listCauses */ .Nm)(error);
    const isTold = causes.some((cause) => /\(.*\)$/.test(cause) && what.includes(cause.replace(/^.* /, '')));
    if (isTold || causes.every((cause) => cause === 'Error'))
        return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8) ``;
    return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8) ` Cause: ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)(causes, ', from ')}.`;
}


/***/ }),

/***/ 6076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPlace)
/* harmony export */ });
/* harmony import */ var _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7342);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9874);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8194);
/* harmony import */ var _text_to_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6616);
// Where the workflow runs, from the runner's environment.





/** @throws Failure when the runner's variables name no GitHub that a token may be sent to; what they hold is not repeated */
async function readPlace() {
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(479), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722));
    return {
        serverUrl: demand((0,_addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServerUrl */ .Ep)(context.serverUrl), 'GITHUB_SERVER_URL', 'an address such as https://github.com (https, or http on a loopback host)'),
        apiUrl: demand((0,_addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseApiUrl */ .nV)(context.apiUrl), 'GITHUB_API_URL', 'an address such as https://api.github.com (https, or http on a loopback host)'),
        repository: demand((0,_addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRepositoryName */ .$)(findRepository(context)), 'GITHUB_REPOSITORY', 'a name such as owner/name'),
    };
}
/** Empty when the runner names none, for which the toolkit throws. */
function findRepository(context) {
    try {
        return `${context.repo.owner}/${context.repo.repo}`;
    }
    catch {
        return '';
    }
}
function demand(value, name, form) {
    if (value !== undefined)
        return value;
    const remedy = (0,_text_line_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `The runner sets it; look whether a step or the runner’s own settings change it.`;
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H((0,_text_line_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `\`${(0,_text_to_line_js__WEBPACK_IMPORTED_MODULE_1__/* .toLine */ .S)(name)}\` is not ${(0,_text_to_line_js__WEBPACK_IMPORTED_MODULE_1__/* .toLine */ .S)(form)}.`, remedy);
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unlessStopped),
/* harmony export */   l: () => (/* binding */ toldToStop)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8194);
// What the stop signal ends: a creation on GitHub that it came before, and the word for all of it.

const toldToStop = (0,_text_line_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `The run was told to stop.`;
/** Undefined when it was not sent, because the run was told to stop. */
async function unlessStopped(creation) {
    return creation.catch((error) => {
        if (error instanceof Error && 'kind' in error && error.kind === 'stopped')
            return undefined;
        throw error;
    });
}


/***/ }),

/***/ 9162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ warnOfClock)
});

// EXTERNAL MODULE: ./build/text/line.js
var line = __webpack_require__(8194);
;// CONCATENATED MODULE: ./build/report/clock-warning.js
// What is said of a runner whose clock is wrong.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Less is common, and no reason for a word. */
const tolerated = 2 * minute;
/** @param skew milliseconds by which the runner's clock is ahead of GitHub's; negative: behind */
function renderClockWarning(skew) {
    const off = Math.abs(skew);
    if (off <= tolerated)
        return undefined;
    const way = skew > 0 ? 'ahead of' : 'behind';
    return (0,line/* line */.n8) `This runner’s clock is ${renderLength(off)} ${way} GitHub’s; GitHub’s time is used.`;
}
/** In the largest unit of which there are two. */
function renderLength(length) {
    if (length < 2 * hour)
        return (0,line/* count */.U9)(Math.round(length / minute), 'minute');
    return length < 2 * day ? (0,line/* count */.U9)(Math.round(length / hour), 'hour') : (0,line/* count */.U9)(Math.round(length / day), 'day');
}

;// CONCATENATED MODULE: ./build/sync/warn-of-clock.js
// A runner whose clock is wrong says so once, when GitHub's first answers have told.

function warnOfClock({ skew, log }) {
    const warning = renderClockWarning(skew());
    if (warning !== undefined)
        log.warning(warning);
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
// JSON that shows what it holds: an id is kept to the letter, but nothing in it moves or hides what stands beside it.
/** Controls beyond ASCII's, formats (zero-width, bidi, tags), separators of lines, variation selectors, halves of characters. */
const moving = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;
/** As `JSON.stringify`, with those as escapes; what is parsed from it is the same. */
function renderJson(value, indent) {
    return JSON.stringify(value, null, indent).replace(moving, escapeUnits);
}
function escapeUnits(character) {
    return Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ fence),
/* harmony export */   S: () => (/* binding */ codeSpan)
/* harmony export */ });
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
// The few marks of Markdown in a prompt, which an agent reads as plain text. What GitHub renders is made in `report/markdown/`.

/**
 * Untrusted text in a code span, on one line of at most `max` code points. A pipe is `\|`, as tables need it even in code;
 * outside a table the backslash shows.
 */
function codeSpan(text, max = 300) {
    // An odd number of backslashes before a pipe, because parsers differ on whether `\\|` ends the cell.
    const content = ((0,_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(text, max) || '(empty)').replace(/\\*\|/g, (run) => `${'\\'.repeat(2 * run.length - 1)}|`);
    const ticks = '`'.repeat(longestRun(content, /`+/g) + 1);
    const pad = /^`|`$/.test(content) ? ' ' : '';
    return ticks + pad + content + pad + ticks;
}
/** A fenced block that nothing in the text can end. It belongs at the margin: in a list item, a line of the text may end the item. */
function fence(text, info = '') {
    const ticks = '`'.repeat(Math.max(3, longestRun(text, /`+|~+/g) + 1));
    const language = /^[A-Za-z0-9+#-]{0,20}$/.test(info) ? info : '';
    return `${ticks}${language}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`;
}
function longestRun(text, runs) {
    return (text.match(runs) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 4252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ foldText),
/* harmony export */   Y: () => (/* binding */ dropUnseen)
/* harmony export */ });
// Text as a reader sees it: what cannot be seen is taken out before anything is compared or judged.
/** Controls other than white space, formats (zero-width, bidi, tags), fillers and variation selectors, private use. */
const unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu;
/** No writing needs more marks on a letter, and normalising a long run of them takes quadratic time. */
const heapedMarks = /(\p{M}{10})\p{M}+/gu;
/** What may need a closer look: all but blocks without marks and without anything that cannot be seen. Most texts have none. */
const maybeUnseen = /[^\t\n\v\f\r -~\u00A0-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u0590\u2010-\u2027\u2030-\u205F\u2070-\u209C\u20A0-\u20CF\u2100-\u2BFF\u3000-\u3029\u3030-\u3098\u309B-\u3163\u3165-\uA66E\uAC00-\uD7A3\uFF01-\uFF9F\u{1F000}-\u{1FAFF}]/u;
/** The text without characters that cannot be seen and without heaps of marks; white space stays as it is. */
function dropUnseen(text) {
    return maybeUnseen.test(text) ? text.replace(unseen, '').replace(heapedMarks, '$1') : text;
}
const longest = 8_000;
/** As texts are compared: the first 8,000 units, compatibility forms folded, lower case, white space single. */
function foldText(text) {
    const folded = dropUnseen(text.slice(0, longest)).normalize('NFKC').toLowerCase();
    return folded.replace(/\s+/gu, ' ').trim();
}


/***/ }),

/***/ 7330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ hides),
/* harmony export */   Uf: () => (/* binding */ isSuspicion),
/* harmony export */   mL: () => (/* binding */ suspect)
/* harmony export */ });
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8194);
// The reasons that mean a possible attack: what a person may read and release. Noise, spam and praise are set aside for good.

const orders = (0,_text_line_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `looks like orders to the agent, not feedback`;
const hides = (0,_text_line_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `hides text from sight`;
/** @param why the rest of the reason, in fixed words */
function suspect(why) {
    return (0,_text_line_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${orders}: ${why}`;
}
/** By its form, so that reasons of earlier versions count too. */
function isSuspicion(reason) {
    return reason === hides || reason.startsWith(`${orders}: `);
}


/***/ }),

/***/ 6004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createWorld)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/text/line.js
var line = __webpack_require__(8194);
// EXTERNAL MODULE: ./build/addresses/job-path.js
var job_path = __webpack_require__(5798);
// EXTERNAL MODULE: ./build/addresses/segment.js
var addresses_segment = __webpack_require__(1006);
// EXTERNAL MODULE: ./build/known-error.js
var known_error = __webpack_require__(3504);
;// CONCATENATED MODULE: ./build/docs-api/errors.js
// Why the documentation service could not be used, with what to do about it.


/** The message tells what happened, in which call and the remedy: never the key, a header, a body or a reader's text. */
class ServiceError extends known_error/* KnownError */.E {
    name = 'ServiceError';
    kind;
    status;
    constructor(fault) {
        const { kind, what, call, remedy, status, cause } = fault;
        super(call === undefined ? (0,line/* line */.n8) `${what}.` : (0,line/* line */.n8) `${what} (${call}).`, remedy, cause);
        this.kind = kind;
        this.status = status;
    }
}
const KEY = (0,line/* line */.n8) `Check that \`api-key\` is an admin key of the project that \`project-id\` names, and that it was not revoked.`;
const ADDRESS = (0,line/* line */.n8) `Check \`base-url\` (the service's address, with its path prefix if it has one) and \`project-id\`.`;
/** What to do about a status that asking again does not change. */
function findRemedy(status) {
    if (status === 401 || status === 403)
        return KEY;
    if (status === 404 || status === 405)
        return ADDRESS;
    if (status >= 300 && status < 400)
        return (0,line/* line */.n8) `Redirects are never followed: set \`base-url\` to the address that the service itself has.`;
    if (status === 400)
        return (0,line/* line */.n8) `Check \`sources\`, \`statuses\` and \`max-age\`.`;
    return (0,line/* line */.n8) `Ask whoever runs the service why it refuses this request.`;
}

;// CONCATENATED MODULE: ./build/docs-api/addresses.js
// The addresses of the service's operations; all of them have the origin of `base-url`.




/** Throws when the project's identifier cannot stand in an address. */
function createAddresses({ baseUrl, projectId, jobPath, }) {
    const project = (0,addresses_segment/* encodeSegment */.u)(projectId);
    if (project === undefined) {
        const what = (0,line/* line */.n8) `The project identifier cannot stand in an address`;
        throw new ServiceError({
            kind: 'refused',
            what,
            remedy: (0,line/* line */.n8) `Copy \`project-id\` from the API keys page of the project.`,
        });
    }
    // Joined as text behind the origin and a slash, so that no path can name another host.
    const at = (path) => new URL(baseUrl + path);
    const fill = (id) => (0,job_path/* fillJobPath */.G)(jobPath, { projectId: project, id });
    return {
        feedback: at(`/v1/analytics/${project}/feedback`),
        createJob: at(`/v2/agent/${project}/job`),
        getJob(id) {
            const segment = (0,addresses_segment/* encodeSegment */.u)(id);
            return segment === undefined ? undefined : at(fill(segment));
        },
        getJobLabel: at(fill('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
    };
}

// EXTERNAL MODULE: ./build/http/back-off.js
var back_off = __webpack_require__(4038);
;// CONCATENATED MODULE: ./build/http/retry.js
// Asks again until there is an outcome: back-off with jitter or exactly as long as the service asks for, inside a deadline.


const WAITS = { base: 1_000, cap: 10_000 };
/** Calls `attempt` with the time that is left, until it is done, the limits are met or the run is stopped. */
async function repeat(patience, { deadline, tries, least = 0, gate }, attempt) {
    const end = patience.steady() + deadline;
    for (let tried = 0; !patience.stop.aborted; tried++) {
        const shut = await pass(patience, gate, end);
        if (patience.stop.aborted)
            break;
        if (shut !== undefined)
            return { kind: 'given-up', last: shut };
        const outcome = await attempt(end - patience.steady());
        if (outcome.kind === 'done')
            return outcome;
        if (patience.stop.aborted)
            break;
        const wait = Math.max(least, outcome.retryAfter ?? (0,back_off/* backOff */.fu)(tried, patience.random(), WAITS));
        if (tried + 1 >= tries || patience.steady() + wait >= end)
            return { kind: 'given-up', last: outcome };
        await sleepUnlessStopped(patience, wait);
    }
    return { kind: 'stopped' };
}
/** Waits until the gate is open, or says why it cannot. While one waits, another's answer may close it for longer. */
async function pass(patience, gate, end) {
    while (gate !== undefined && !patience.stop.aborted) {
        const left = gate.until - patience.steady();
        if (left <= 0)
            break;
        const reason = (0,line/* line */.n8) `the service asked to wait ${Math.ceil(left / 1000)} s`;
        if (gate.until >= end)
            return { kind: 'again', reason, status: gate.status };
        await sleepUnlessStopped(patience, left);
    }
    return undefined;
}
async function sleepUnlessStopped({ sleep, stop }, wait) {
    if (stop.aborted)
        return;
    let wake = () => { };
    const stopped = new Promise((resolve) => {
        wake = resolve;
        stop.addEventListener('abort', wake, { once: true });
    });
    await Promise.race([sleep(wait), stopped]);
    stop.removeEventListener('abort', wake);
}

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
// EXTERNAL MODULE: ./build/http/error-code.js
var error_code = __webpack_require__(3785);
;// CONCATENATED MODULE: ./build/http/read-body.js
// Reads an answer's body as text, and never more of it than the cap.
/** Most that one answer may hold: a page of 100 entries with long snippets is far below. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The body as text, or undefined when it is larger than the cap; bytes are counted as they arrive. */
async function readBody(chunks) {
    const decoder = new TextDecoder();
    const parts = [];
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES)
            return undefined;
        parts.push(decoder.decode(chunk, { stream: true }));
    }
    return parts.join('') + decoder.decode();
}

// EXTERNAL MODULE: ./build/text/to-line.js
var to_line = __webpack_require__(6616);
;// CONCATENATED MODULE: ./build/http/send-error.js
// Why an HTTP exchange has no answer.



const WORDS = {
    'not-sent': (0,line/* line */.n8) `no connection could be made`,
    'no-answer': (0,line/* line */.n8) `no whole answer came back`,
    'too-large': (0,line/* line */.n8) `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
    redirect: (0,line/* line */.n8) `the answer is a redirect, which is never followed`,
    stopped: (0,line/* line */.n8) `the run was stopped`,
};
/**
 * `not-sent`: provably never accepted, for no connection came about. `no-answer`: anything after the request may have left.
 * It keeps no cause: undici's errors carry pieces of bodies, and TLS errors quote foreign certificates.
 */
class SendError extends Error {
    name = 'SendError';
    kind;
    what;
    code;
    /** Of a redirect. */
    status;
    constructor(kind, { code, status } = {}) {
        const detail = status ?? (code === undefined ? undefined : (0,to_line/* toLine */.S)(code, 60));
        const what = detail === undefined ? WORDS[kind] : (0,line/* line */.n8) `${WORDS[kind]} (${detail})`;
        super(what);
        this.what = what;
        this.kind = kind;
        this.code = code;
        this.status = status;
    }
}

;// CONCATENATED MODULE: ./build/http/undici.js
// Loads undici on demand, and leaves the runtime's own fetch as it was.
/** Where Node's built-in fetch looks for its dispatcher. */
const builtin = Symbol.for('undici.globalDispatcher.1');
/**
 * Importing undici 8 may replace the dispatcher of Node's own fetch by a plain one: a runner behind a proxy
 * (`NODE_USE_ENV_PROXY`) would lose it. So what was there is put back. What was unset stays set: another copy of undici may lean on it.
 */
async function loadUndici() {
    const before = Reflect.get(globalThis, builtin);
    const undici = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    if (before !== undefined)
        Reflect.set(globalThis, builtin, before);
    return undici;
}

;// CONCATENATED MODULE: ./build/http/send.js
// One HTTP exchange over undici: no redirect, no repetition, a deadline for the whole of it, and a cap on what comes back.






/** Assembles the transport. Proxies come from `https_proxy` and `no_proxy`; undici is loaded with the first exchange. */
function createSend() {
    const connectFaults = collectConnectFaults();
    let wires;
    return async (exchange) => {
        if (exchange.signal?.aborted)
            throw new SendError('stopped');
        wires ??= createWires();
        const { request, agents } = await wires;
        const cut = createCut(exchange);
        try {
            const options = { method: exchange.method, headers: buildHeaders(exchange), signal: cut.signal };
            const dispatcher = agents[exchange.method];
            return await readAnswer(await request(exchange.url, { ...options, dispatcher, body: exchange.body ?? null }));
        }
        catch (error) {
            throw parseFault(error, exchange, cut.signal, connectFaults);
        }
        finally {
            cut.release();
        }
    };
}
/** Undici says on this channel which errors came before a connection stood, through a proxy too: proof that nothing was sent. */
function collectConnectFaults() {
    const faults = new WeakSet();
    (0,external_node_diagnostics_channel_.subscribe)('undici:client:connectError', (message) => {
        const { error } = message;
        if (typeof error === 'object' && error !== null)
            faults.add(error);
    });
    return faults;
}
async function createWires() {
    const { EnvHttpProxyAgent, request } = await loadUndici();
    // Plain http is for loopback hosts only, so it never goes through a proxy: the key would leave the machine unencrypted.
    // No HTTP/2: there undici may send a request again on its own after the server refused a stream.
    const options = { httpProxy: '', allowH2: false };
    try {
        // A POST gets a connection of its own: on one that was idle, the server may be hanging up, and the answer would be lost.
        return {
            request,
            agents: { GET: new EnvHttpProxyAgent(options), POST: new EnvHttpProxyAgent({ ...options, pipelining: 0 }) },
        };
    }
    catch {
        throw new SendError('not-sent', { code: 'INVALID_PROXY' });
    }
}
function buildHeaders({ headers }) {
    return { ...headers, 'accept-encoding': 'identity', 'user-agent': 'feedback-to-fix' };
}
async function readAnswer({ statusCode: status, headers, body }) {
    try {
        if (status >= 300 && status < 400)
            throw new SendError('redirect', { status });
        const coding = headers['content-encoding'] ?? 'identity';
        if (coding !== 'identity')
            throw new SendError('no-answer', { code: 'CONTENT_ENCODING' });
        const text = await readBody(body);
        if (text === undefined)
            throw new SendError('too-large');
        return { status, headers: parseHeaders(headers), body: text };
    }
    finally {
        // Ends the connection when something of the body is left.
        body.on('error', () => { }).destroy();
    }
}
function parseHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
}
function parseFault(error, { signal }, cut, connectFaults) {
    if (error instanceof SendError)
        return error;
    if (cut.aborted)
        return signal?.aborted ? new SendError('stopped') : new SendError('no-answer', { code: 'DEADLINE' });
    if (typeof error !== 'object' || error === null)
        return error;
    const code = 'code' in error ? (0,error_code/* parseErrorCode */.f)(error.code) : undefined;
    return new SendError(connectFaults.has(error) ? 'not-sent' : 'no-answer', { code });
}
/** One signal from the deadline and the caller's own; not AbortSignal.any, which may be collected before it fires. */
function createCut({ timeout, signal }) {
    const controller = new AbortController();
    const sources = [AbortSignal.timeout(Math.ceil(timeout)), ...(signal ? [signal] : [])];
    const cut = () => controller.abort();
    for (const source of sources) {
        if (source.aborted)
            cut();
        source.addEventListener('abort', cut, { once: true });
    }
    const release = () => {
        for (const source of sources)
            source.removeEventListener('abort', cut);
    };
    return { signal: controller.signal, release };
}

// EXTERNAL MODULE: ./build/docs-api/contract.js
var contract = __webpack_require__(5325);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
// EXTERNAL MODULE: ./build/text/secrets.js + 7 modules
var secrets = __webpack_require__(3783);
;// CONCATENATED MODULE: ./build/docs-api/parse-page.js





/** A longer one is none that a server takes back in an address. */
const longestCursor = 4096;
const plainId = /^[\w.:~-]+$/;
/** The page, or why the body is none; the reason never quotes it. */
function parsePage(body) {
    const json = parseJson(body);
    if (json === undefined)
        return { fault: (0,line/* line */.n8) `its answer is not JSON` };
    const parsed = contract/* feedbackPageSchema */.Gv.safeParse(json);
    if (!parsed.success)
        return { fault: (0,line/* line */.n8) `its answer is not a page of feedback: ${renderIssues(parsed.error)}` };
    const { feedback, nextCursor, hasMore } = parsed.data;
    const cursor = nextCursor != null && nextCursor.length <= longestCursor ? nextCursor : null;
    const page = { entries: [], skipped: [], nextCursor: cursor, hasMore };
    for (const [index, raw] of feedback.entries()) {
        const entry = contract/* feedbackEntrySchema */.tY.safeParse(raw);
        if (entry.success && holdsPrivate(entry.data.id))
            page.skipped.push({
                id: (0,line/* line */.n8) `entry ${index + 1} of page`,
                reason: (0,line/* line */.n8) `id should hold no e-mail address, number of a person or key`,
            });
        else if (entry.success)
            page.entries.push(entry.data);
        else
            page.skipped.push({ id: findPlainId(raw) ?? `entry ${index + 1} of page`, reason: renderIssues(entry.error) });
    }
    return { page };
}
/** The ledger keeps identifiers to the letter, in public where the repository is. Numbers are taken for what they are in a plain one. */
function holdsPrivate(id) {
    return (0,secrets/* blotSecrets */.J)(id).count > 0 || (!plainId.test(id) && (0,sanitise/* sanitiseAndCount */.bI)(id).count > 0);
}
/** The value of a JSON text, undefined when it is none: the parser's own message would quote the text. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** What is wrong, in our words: fields and expectations, never the value that was found. */
function renderIssues({ issues }) {
    return (0,line/* joinLines */.cT)(issues.map((issue) => (0,line/* line */.n8) `${(0,to_line/* toLine */.S)(issue.path.map(String).join('.') || 'the whole')} should be ${renderExpectation(issue)}`), '; ');
}
function renderExpectation(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return (0,line/* line */.n8) `of type ${(0,to_line/* toLine */.S)(issue.expected)}`;
        case 'invalid_value':
            return (0,line/* line */.n8) `one of ${(0,to_line/* toLine */.S)(issue.values.map(String).join(', '))}`;
        case 'invalid_union':
            return (0,line/* line */.n8) `one of ${(0,to_line/* toLine */.S)(contract/* feedbackSources */.um.join(', '))}`;
        case 'too_small':
            return (0,line/* line */.n8) `not empty`;
        case 'too_big':
            return (0,line/* line */.n8) `at most ${Number(issue.maximum)} characters long`;
        case 'invalid_format':
            return (0,line/* line */.n8) `one line of whole characters`;
        default:
            return (0,line/* line */.n8) `as specified`;
    }
}
/** An id that any log or table can show as it is: anything else may be an order to the log or a mention. */
function findPlainId(raw) {
    if (typeof raw !== 'object' || raw === null || !('id' in raw) || typeof raw.id !== 'string')
        return undefined;
    return /^[A-Za-z0-9](?:[\w.+=~-]|:(?!:)){0,127}$/.test(raw.id) ? raw.id : undefined;
}

;// CONCATENATED MODULE: ./build/docs-api/parse-job.js
// A job from an answer's body.




/** A job that was just created: it is there whatever word its state bears, and the next reading tells. */
function parseCreatedJob(body) {
    const json = parseJson(body);
    const status = schemas/* object */.Ikc({ status: schemas/* string */.YjP().min(1) }).safeParse(json);
    const known = status.success && contract/* receivedJobSchema */.sW.shape.status.safeParse(status.data.status).success;
    return parseJob(status.success && !known ? JSON.stringify({ ...json, status: 'active' }) : body);
}
/** The job, or why the body is none; the reason never quotes it. */
function parseJob(body) {
    const json = parseJson(body);
    if (json === undefined)
        return { fault: (0,line/* line */.n8) `the answer is not JSON` };
    const parsed = contract/* receivedJobSchema */.sW.safeParse(json);
    return parsed.success ? { job: parsed.data } : { fault: (0,line/* line */.n8) `the answer is not a job: ${renderIssues(parsed.error)}` };
}
/** Whether the body is this very job, though its state is none that the specification knows. */
function hasJob(body, id) {
    return schemas/* object */.Ikc({ id: schemas/* literal */.euz(id), status: schemas/* string */.YjP().min(1) }).safeParse(parseJson(body)).success;
}

;// CONCATENATED MODULE: ./build/docs-api/create-job.js
// Asks the service for one job. A lost answer may hide a job that was created, so nothing is sent twice.









const TIMEOUT = 60_000;
/** No try begins later, so that all of it ends well within the two minutes of lease that a POST needs. */
const LIMITS = { deadline: 30_000, tries: 3 };
/** How long an answer is still waited for after the run was stopped: an answer that is known spares a fix that is uncertain. */
const GRACE = 1_500;
async function createJob(wire, prompt) {
    const call = (0,line/* line */.n8) `(POST ${(0,to_line/* toLine */.S)(wire.addresses.createJob.pathname)})`;
    const outcome = await repeat(wire, LIMITS, () => post(wire, prompt, call));
    switch (outcome.kind) {
        case 'done':
            return outcome.value;
        case 'stopped':
            return outcome;
        case 'given-up':
            return { kind: 'not-sent', reason: (0,line/* line */.n8) `${outcome.last.reason} ${call}` };
    }
}
async function post(wire, prompt, call) {
    const grace = createGrace(wire);
    try {
        const answer = await wire.send({ ...buildExchange(wire, prompt), signal: grace.signal });
        return { kind: 'done', value: parseCreation(answer, wire.now(), call, prompt, wire.apiKey) };
    }
    catch (error) {
        if (!(error instanceof SendError))
            throw error;
        if (error.kind === 'not-sent')
            return { kind: 'again', reason: error.what };
        if (error.kind === 'redirect')
            return { kind: 'done', value: parseStatus(error.status ?? 300, call) };
        return { kind: 'done', value: { kind: 'unanswered', reason: (0,line/* line */.n8) `${error.what} ${call}` } };
    }
    finally {
        grace.release();
    }
}
function buildExchange({ addresses, apiKey }, prompt) {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'content-type': 'application/json' };
    return { method: 'POST', url: addresses.createJob.href, headers, body: JSON.stringify({ prompt }), timeout: TIMEOUT };
}
function parseCreation({ status, headers, body }, now, call, prompt, apiKey) {
    if (status === 429)
        return { kind: 'limited', retryAfter: (0,back_off/* readRetryAfter */.D$)(headers, now) };
    if (status < 200 || status >= 300)
        return parseStatus(status, (0,line/* line */.n8) `${call}${renderError(body, prompt, apiKey)}`);
    const parsed = parseCreatedJob(body);
    return 'job' in parsed
        ? { kind: 'created', job: parsed.job }
        : { kind: 'unanswered', reason: (0,line/* line */.n8) `${status}, but ${parsed.fault} ${call}` };
}
const REFUSALS = {
    400: (0,line/* line */.n8) `as not valid`,
    413: (0,line/* line */.n8) `as too large`,
    422: (0,line/* line */.n8) `as one it cannot work with`,
};
function parseStatus(status, call) {
    const refusal = REFUSALS[status];
    if (refusal !== undefined)
        return { kind: 'refused', reason: (0,line/* line */.n8) `the service refused the prompt ${refusal}: ${status} ${call}` };
    const reason = (0,line/* line */.n8) `the service answered ${status} ${call}`;
    // 303 says "done, the result is elsewhere": the job may be there.
    const redirected = status >= 300 && status < 400 && status !== 303;
    const ended = redirected || status === 401 || status === 403 || status === 404 || status === 405;
    return ended ? { kind: 'ended', reason, remedy: findRemedy(status) } : { kind: 'unanswered', reason };
}
/** The service's own words, if it has any and they are not the prompt's, in which readers speak. */
function renderError(body, prompt, apiKey) {
    const parsed = contract/* errorBodySchema */.ut.safeParse(parseJson(body));
    if (!parsed.success)
        return (0,line/* line */.n8) ``;
    const text = (0,to_line/* toLine */.S)(parsed.data.error.replaceAll(apiKey, '[key]'), 200);
    return quotes(parsed.data.error, prompt) ? (0,line/* line */.n8) `` : (0,line/* line */.n8) `: ${text}`;
}
/** Whether a stretch of the text stands in the prompt too. */
function quotes(text, prompt) {
    const stretch = 16;
    for (let index = 0; index + stretch <= text.length; index += 4) {
        if (prompt.includes(text.slice(index, index + stretch)))
            return true;
    }
    return false;
}
/** A signal that follows the run's stop signal after a short while. */
function createGrace({ stop, sleep }) {
    const controller = new AbortController();
    const start = () => void sleep(GRACE).then(() => controller.abort());
    stop.addEventListener('abort', start, { once: true });
    return { signal: controller.signal, release: () => stop.removeEventListener('abort', start) };
}

;// CONCATENATED MODULE: ./build/docs-api/ask.js
// One GET at the service: its answer, or whether asking again may help.



const LONGEST_TRY = 30_000;
/**
 * `left`: milliseconds to the caller's deadline. 429, 5xx and network faults are worth another try.
 * `Retry-After` speaks of the service, not of the one request (RFC 9110, section 10.2.3; for 429 RFC 6585): it closes the gate to all readings.
 */
async function ask(wire, url, left) {
    const { send, apiKey, gate, now, steady, stop } = wire;
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    const timeout = Math.max(1, Math.min(LONGEST_TRY, left));
    try {
        const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop });
        const { status } = answer;
        if (status === 429 || status >= 500) {
            const retryAfter = (0,back_off/* readRetryAfter */.D$)(answer.headers, now());
            if (retryAfter !== undefined && (status === 429 || status === 503))
                ask_close(gate, steady() + retryAfter, status);
            return { kind: 'again', reason: (0,line/* line */.n8) `the service answered ${status}`, status, retryAfter };
        }
        return { kind: 'done', value: { kind: status >= 200 && status < 300 ? 'answer' : 'status', answer } };
    }
    catch (cause) {
        if (!(cause instanceof SendError))
            throw cause;
        if (cause.kind === 'redirect')
            return { kind: 'done', value: { kind: 'status', answer: { status: cause.status ?? 300, body: '' } } };
        if (cause.kind === 'too-large')
            return { kind: 'done', value: { kind: 'too-large' } };
        // After a stop, the loop sees the signal before it tries again.
        return { kind: 'again', reason: cause.what, cause };
    }
}
/** Who asks for less time later does not open it. */
function ask_close(gate, until, status) {
    if (until > gate.until)
        Object.assign(gate, { until, status });
}

;// CONCATENATED MODULE: ./build/docs-api/get-feedback.js
// Reads one page of the feedback export.







const get_feedback_LIMITS = { deadline: 120_000, tries: 6 };
async function getFeedback(wire, query) {
    const url = buildUrl(wire.addresses.feedback, query);
    const call = (0,line/* line */.n8) `GET ${(0,to_line/* toLine */.S)(url.pathname)}`;
    const outcome = await repeat(wire, { ...get_feedback_LIMITS, gate: wire.gate }, async (left) => {
        const asked = await ask(wire, url, left);
        if (asked.kind === 'again')
            return asked;
        if (asked.value.kind !== 'answer')
            throw createRefusal(wire, call, asked.value);
        const { status, body } = asked.value.answer;
        const parsed = parsePage(body);
        return 'page' in parsed ? { kind: 'done', value: parsed.page } : { kind: 'again', reason: parsed.fault, status };
    });
    switch (outcome.kind) {
        case 'done':
            return outcome.value;
        case 'stopped':
            throw new ServiceError({ kind: 'stopped', what: (0,line/* line */.n8) `The run was stopped`, call, remedy: (0,line/* line */.n8) `` });
        case 'given-up':
            throw createGivenUp(call, outcome.last);
    }
}
function buildUrl(address, { statuses, ...rest }) {
    const url = new URL(address);
    const { dateFrom, dateTo, source, limit, cursor } = rest;
    const status = statuses.length > 0 ? statuses.join(',') : undefined;
    for (const [name, value] of Object.entries({ dateFrom, dateTo, source, status, limit, cursor })) {
        if (value !== undefined)
            url.searchParams.set(name, String(value));
    }
    return url;
}
function createRefusal({ apiKey }, call, refused) {
    if (refused.kind === 'too-large') {
        const what = (0,line/* line */.n8) `The service answered with a page too large to read`;
        return new ServiceError({ kind: 'refused', what, call, remedy: (0,line/* line */.n8) `Narrow \`sources\` or \`max-age\`.` });
    }
    const { status, body } = refused.answer;
    const said = status === 400 ? findErrorText(body, apiKey) : '';
    const what = (0,line/* line */.n8) `The service answered ${status}${said === '' ? '' : (0,line/* line */.n8) `: ${said}`}`;
    return new ServiceError({ kind: 'refused', what, call, status, remedy: findRemedy(status) });
}
/** What the service says is wrong with the query, cleaned; it may echo what it was sent, the key included. */
function findErrorText(body, apiKey) {
    const parsed = contract/* errorBodySchema */.ut.safeParse(parseJson(body));
    if (!parsed.success)
        return (0,line/* line */.n8) ``;
    const { error, details = [] } = parsed.data;
    const texts = [error, ...details.slice(0, 3).map(({ message }) => message)];
    return (0,line/* joinLines */.cT)(
    // Once more after the cleaning, which may bring it together.
    texts.map((text) => (0,to_line/* toLine */.S)((0,to_line/* toLine */.S)(text.replaceAll(apiKey, '***')).replaceAll(apiKey, '***'))), '; ');
}
function createGivenUp(call, { reason, status, retryAfter, cause }) {
    const asks = retryAfter === undefined ? (0,line/* line */.n8) `` : (0,line/* line */.n8) `, and asks to wait ${Math.ceil(retryAfter / 1000)} s`;
    const what = (0,line/* line */.n8) `The documentation service cannot be read: ${reason}${asks}`;
    const remedy = (0,line/* line */.n8) `Check \`base-url\` and that the service is up; the next run asks again.`;
    return new ServiceError({ kind: 'unreachable', what, call, status, remedy, cause });
}

;// CONCATENATED MODULE: ./build/docs-api/get-job.js
// Reads one job, at the address that `job-path` gives.






const get_job_LIMITS = { deadline: 30_000, tries: 8 };
async function getJob(wire, id) {
    const url = wire.addresses.getJob(id);
    if (url === undefined)
        return { kind: 'unreadable', reason: (0,line/* line */.n8) `the job's id cannot stand in an address` };
    const limits = { ...get_job_LIMITS, least: wire.pollInterval, gate: wire.gate };
    const outcome = await repeat(wire, limits, (left) => ask(wire, url, left));
    const call = (0,line/* line */.n8) `(GET ${(0,to_line/* toLine */.S)(wire.addresses.getJobLabel)})`;
    switch (outcome.kind) {
        case 'stopped':
            return outcome;
        case 'given-up':
            return { kind: 'unreadable', reason: (0,line/* line */.n8) `${outcome.last.reason} ${call}` };
        case 'done': {
            const asked = outcome.value;
            if (asked.kind === 'too-large')
                return { kind: 'unreadable', reason: (0,line/* line */.n8) `the answer is too large for a job ${call}` };
            return asked.kind === 'answer' ? parseRead(asked.answer, id, call) : get_job_parseStatus(asked.answer.status, call);
        }
    }
}
function parseRead({ body }, id, call) {
    const parsed = parseJob(body);
    if ('fault' in parsed) {
        const found = hasJob(body, id);
        return { kind: 'unreadable', reason: (0,line/* line */.n8) `${parsed.fault} ${call}`, ...(found ? { found } : {}) };
    }
    // The pull request of another job must not be taken for this one's.
    return parsed.job.id === id
        ? { kind: 'job', job: parsed.job }
        : { kind: 'unreadable', reason: (0,line/* line */.n8) `the answer is another job ${call}` };
}
function get_job_parseStatus(status, call) {
    const reason = (0,line/* line */.n8) `the service answered ${status} ${call}`;
    return status === 401 || status === 403
        ? { kind: 'refused', reason, remedy: findRemedy(status) }
        : { kind: 'unreadable', reason };
}

;// CONCATENATED MODULE: ./build/docs-api/client.js






/** Assembles the client; throws a `ServiceError` when the key or the project's identifier cannot be sent at all. */
function createService(options) {
    const { send, apiKey, pollInterval, now, steady, sleep, random, stop } = options;
    if (!/^[\x21-\x7e]+$/.test(apiKey)) {
        const what = (0,line/* line */.n8) `The key holds characters that no header can carry`;
        throw new ServiceError({ kind: 'refused', what, remedy: (0,line/* line */.n8) `Check \`api-key\` for spaces, line ends and quotes.` });
    }
    const addresses = createAddresses(options);
    const gate = { until: Number.NEGATIVE_INFINITY };
    const wire = { send, apiKey, pollInterval, addresses, gate, now, steady, sleep, random, stop };
    return {
        getFeedback: (query) => getFeedback(wire, query),
        createJob: (prompt) => createJob(wire, prompt),
        getJob: (id) => getJob(wire, id),
    };
}

// EXTERNAL MODULE: ./build/http/http-date.js
var http_date = __webpack_require__(4502);
;// CONCATENATED MODULE: ./build/github/errors.js




class GitHubError extends known_error/* KnownError */.E {
    name = 'GitHubError';
    /** `unanswered`: it may have been done; the others: it was not. */
    kind;
    status;
    constructor(kind, what, options) {
        super(what, options.remedy, options.cause);
        this.kind = kind;
        this.status = options.status;
    }
    static refused(request, answer) {
        const { status } = answer;
        return new GitHubError('refused', (0,line/* line */.n8) `GitHub refused ${errors_name(request)} (status ${status}).`, {
            status,
            remedy: remedyOf(status, messageOf(answer.data)),
        });
    }
    static unanswered(request, outcome) {
        const remedy = (0,line/* line */.n8) `Whether it was done is found out by the next run.`;
        return new GitHubError('unanswered', (0,line/* line */.n8) `GitHub gave no usable answer to ${errors_name(request)}${detail(outcome)}.`, {
            remedy,
            ...rest(outcome),
        });
    }
    static stopped(request, cause) {
        return new GitHubError('stopped', (0,line/* line */.n8) `${errors_name(request)} was not sent: the run was told to stop.`, {
            remedy: (0,line/* line */.n8) `The next run goes on.`,
            cause,
        });
    }
    static gaveUp(request, outcome, limit) {
        if (limit === undefined) {
            const remedy = (0,line/* line */.n8) `Nothing is lost: the next run goes on. See https://www.githubstatus.com.`;
            const kind = request.method === 'GET' ? 'unreachable' : 'unanswered';
            return new GitHubError(kind, (0,line/* line */.n8) `GitHub could not be reached for ${errors_name(request)}${detail(outcome)}.`, {
                remedy,
                ...rest(outcome),
            });
        }
        const seconds = Math.ceil(limit / 1000);
        const remedy = (0,line/* line */.n8) `Nothing is lost: the next run goes on. Run less often, or use a token with a higher limit.`;
        return new GitHubError('limited', (0,line/* line */.n8) `GitHub’s rate limit asks to wait ${seconds} s before ${errors_name(request)}.`, {
            remedy,
            ...rest(outcome),
        });
    }
    static unusable(request, what, remedy, status) {
        return new GitHubError('unusable', (0,line/* line */.n8) `${request}: ${what}`, status === undefined ? { remedy } : { remedy, status });
    }
}
function errors_name(request) {
    return (0,line/* line */.n8) `${request.method} ${(0,to_line/* toLine */.S)(request.path, 300)}`;
}
function detail(outcome) {
    if ('status' in outcome)
        return (0,line/* line */.n8) ` (status ${outcome.status})`;
    const code = findCode(outcome.cause);
    return code === undefined ? (0,line/* line */.n8) `` : (0,line/* line */.n8) ` (${code})`;
}
function findCode(cause) {
    for (let error = cause, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
        const code = 'code' in error ? (0,error_code/* parseErrorCode */.f)(error.code) : undefined;
        if (code !== undefined)
            return code;
    }
    return undefined;
}
function rest(outcome) {
    return 'status' in outcome ? { status: outcome.status } : { cause: outcome.cause };
}
function remedyOf(status, message) {
    if (/\blocked\b/i.test(message))
        return (0,line/* line */.n8) `Unlock the issue (Lock conversation, in its sidebar); the next run tells its news.`;
    if (status === 401)
        return (0,line/* line */.n8) `Check \`github-token\`: it is missing, expired or revoked.`;
    if (status === 403) {
        return (0,line/* line */.n8) `Give the job \`permissions: contents: write, issues: write, pull-requests: read\` (review: \`pull-requests: write\`), and check that no repository or organisation rule forbids it.`;
    }
    return (0,line/* line */.n8) `Check \`github-token\` and that the repository allows this.`;
}
/** An answer in the form that it should have; one that has another is no answer that can be worked with. */
function parseAnswer(schema, data, what) {
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const remedy = (0,line/* line */.n8) `Run again; if it stays so, check that \`GITHUB_API_URL\` is a GitHub and that no proxy changes its answers.`;
    throw GitHubError.unusable(what, (0,line/* line */.n8) `GitHub’s answer does not have the form that it should have.`, remedy);
}
/** GitHub's own words for a refusal. */
function messageOf(data) {
    const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined;
    return typeof message === 'string' ? message : '';
}

;// CONCATENATED MODULE: ./build/github/client.js
// Manners towards GitHub: one request at a time, a second between writes, its limits obeyed, and nothing repeated that may have been done.



const expected = [301, 302, 304, 307, 404, 409, 410, 422];
const tries = 5;
/** What may not be repeated has its owner's lease in the ledger: it is sent within two minutes, or not at all. */
const once = { tries: 2, longestWait: 60_000, once: true };
/** GitHub asks for at least a second between writes (its REST best practices). */
const betweenWrites = 1000;
/** Of the five seconds after a stop, those that a reading under way may still take. */
const readGrace = 1000;
/** A longer wait than this is left to the next run. */
const longestWait = 120_000;
function createGitHubClient(options) {
    const { send, now, steady, sleep, random, stop } = options;
    let turn = Promise.resolve();
    let lastWrite = Number.NEGATIVE_INFINITY;
    let notBefore = Number.NEGATIVE_INFINITY;
    async function exchange(request, { longestWait: longest, once: isOnce }) {
        const write = request.method !== 'GET';
        // What GitHub asked for is never undercut, and never slept through without end either.
        if (notBefore - steady() > longest)
            throw new LimitReached(notBefore - steady());
        const wait = Math.max(notBefore - steady(), write ? lastWrite + betweenWrites - steady() : 0);
        if (wait > 0)
            await sleep(wait);
        // What creates something is not begun any more when the run was told to stop while it waited for its turn.
        if (isOnce && stop.aborted)
            throw new Stopped('the run was told to stop');
        try {
            return await (write ? send(request) : readUntilStop(request));
        }
        finally {
            if (write)
                lastWrite = steady();
        }
    }
    /** An answer that is only read is not waited for much longer once the run was told to stop. */
    async function readUntilStop(request) {
        if (stop.aborted)
            return send(request);
        const cut = Promise.withResolvers();
        const onStop = () => void sleep(readGrace).then(() => cut.reject(new Stopped('the run was told to stop')));
        cut.promise.catch(() => undefined);
        stop.addEventListener('abort', onStop, { once: true });
        return Promise.race([send(request), cut.promise]).finally(() => stop.removeEventListener('abort', onStop));
    }
    async function attempt(request, repeat) {
        const patience = repeat === 'safe' ? { tries, longestWait, once: false } : once;
        for (let count = 1;; count++) {
            const answer = await exchange(request, patience).catch((cause) => {
                if (cause instanceof Stopped)
                    throw GitHubError.stopped(request, cause);
                if (cause instanceof LimitReached)
                    throw GitHubError.gaveUp(request, { cause }, cause.wait);
                return { cause };
            });
            const failed = 'cause' in answer;
            if (!failed && (answer.status < 300 || expected.includes(answer.status)))
                return answer;
            const limit = failed ? undefined : limitOf(answer, now());
            if (!failed && limit === undefined && answer.status < 500)
                throw GitHubError.refused(request, answer);
            if (limit === undefined && repeat === 'never')
                throw GitHubError.unanswered(request, answer);
            const wait = limit ?? (0,back_off/* backOff */.fu)(count, random(), { base: 1000, cap: 15_000 });
            if (limit !== undefined)
                notBefore = Math.max(notBefore, steady() + limit);
            if (count >= patience.tries || wait > patience.longestWait || stop.aborted)
                throw GitHubError.gaveUp(request, answer, limit);
            await sleep(wait);
        }
    }
    return {
        request(request, repeat = request.method === 'GET' ? 'safe' : 'never') {
            const result = turn.then(() => attempt(request, repeat));
            turn = result.catch(() => undefined);
            return result;
        },
    };
}
/** Nothing was sent. */
class Stopped extends Error {
}
/** GitHub's limit outlasts this run's patience; nothing was sent. */
class LimitReached extends Error {
    wait;
    constructor(wait) {
        super('the limit is not over');
        this.wait = wait;
    }
}
/** How long GitHub asks to wait (ms), by its documented order: retry-after, then the reset of a used-up limit, then a minute. */
function limitOf(answer, now) {
    if (answer.status !== 403 && answer.status !== 429)
        return undefined;
    const retryAfter = (0,back_off/* readRetryAfter */.D$)(answer.headers, now);
    if (retryAfter !== undefined)
        return retryAfter;
    const reset = Number(answer.headers['x-ratelimit-reset']);
    if (answer.headers['x-ratelimit-remaining'] === '0' && reset > 0)
        return Math.max(1000, reset * 1000 - (0,http_date/* answeredAt */.F7)(answer.headers, now));
    const secondary = answer.status === 429 || /rate limit|abuse detection/i.test(messageOf(answer.data));
    return secondary ? 60_000 : undefined;
}

;// CONCATENATED MODULE: ./build/github/clock.js
// The one clock that all runs share: GitHub's. The runner's own only starts it, and each answer's `date` header sets it right.

/** Resolution of the header. */
const second = 1000;
/**
 * @param wall the runner's clock, in epoch milliseconds: it is asked once, so that its later jumps have no effect
 * @param steady milliseconds since any moment, of a clock that does not jump
 */
function createClock({ wall, steady: elapsed }) {
    const steady = () => Math.floor(elapsed());
    const anchor = wall() - steady();
    let shift = 0;
    const now = () => anchor + shift + steady();
    return {
        now,
        steady,
        hear(date, sent) {
            const time = (0,http_date/* parseFixdate */.nY)(date);
            if (time === undefined)
                return;
            if (now() < time)
                shift += time - now();
            else if (sent > time + second)
                shift -= sent - (time + second);
        },
        skew: () => (shift === 0 ? 0 : -shift),
    };
}
/** The clock hears of every answer that GitHub gives. Requests must come one at a time, as the client sends them. */
function listenToTime(send, clock) {
    return async (request) => {
        const sent = clock.now();
        const answer = await send(request);
        // With an age it is a cache's copy (RFC 9111, section 5.1); an error of 500 and above may be a gateway's, with that one's time.
        if (answer.headers.age === undefined && answer.status < 500)
            clock.hear(answer.headers.date, sent);
        return answer;
    };
}

// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
;// CONCATENATED MODULE: ./build/github/ledger-faults.js
// What can keep the ledger from being read or written, with the remedy.



function unexpected(what, status) {
    return GitHubError.unusable(what, (0,line/* line */.n8) `GitHub answered with status ${status}.`, (0,line/* line */.n8) `Check that \`github-token\` may read and write this repository.`);
}
function emptyRepository() {
    return GitHubError.unusable((0,line/* line */.n8) `The tracking repository is empty`, (0,line/* line */.n8) `a ledger needs a first commit.`, (0,line/* line */.n8) `Push any commit and run again.`);
}
function unreadable() {
    return GitHubError.unusable((0,line/* line */.n8) `The tracking repository cannot be read`, (0,line/* line */.n8) `GitHub says that there is none of this name.`, (0,line/* line */.n8) `Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`);
}
/** A refusal that is no lost race: a rule, or a branch whose name stands in the way. */
function refusedMove(message, branch) {
    if (/rule|protected|required/i.test(message))
        return toRuleError(branch);
    return GitHubError.unusable((0,line/* line */.n8) `The ledger could not be written`, (0,line/* line */.n8) `GitHub refused to move \`${branch}\` (${(0,to_line/* toLine */.S)(message, 120)}).`, (0,line/* line */.n8) `Look whether a branch of a similar name stands in the way, or name another one in \`ledger-branch\`.`);
}
function ruleError(cause, branch) {
    const refused = cause instanceof GitHubError && cause.kind === 'refused' && cause.status === 403;
    return refused ? toRuleError(branch) : cause;
}
function toRuleError(branch) {
    return GitHubError.unusable((0,line/* line */.n8) `The ledger could not be written`, (0,line/* line */.n8) `a permission or repository rule forbids \`${branch}\`.`, (0,line/* line */.n8) `Give the job \`contents: write\`, exempt \`${branch}\` from the rule, or name another branch in \`ledger-branch\`.`, 403);
}

;// CONCATENATED MODULE: ./build/github/ledger-files.js
// Files of the ledger's branch: where a project's lie, and their text from what the client hands out.

const contentSchema = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
/** The bytes as asked for; or, from a server that does not know raw, the file wrapped in JSON and base64. */
function fileText(data) {
    if (typeof data !== 'string')
        return undefined;
    const wrapped = contentSchema.safeParse(ledger_files_parseJson(data));
    return wrapped.success ? Buffer.from(wrapped.data.content, 'base64').toString('utf8') : data;
}
function ledger_files_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/**
 * A project's folder: its id where that is a plain name, else with every other byte written as `~XX`. Two ids have two folders, though
 * those of ids that differ in case do so too: git tells them apart, and only a checkout on some file systems does not.
 */
function folderOf(projectId) {
    const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~');
    // The branch's own README.md lies beside the folders.
    if (/^readme\.md$/i.test(encoded))
        return encoded.replace('.', '~2E');
    return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

;// CONCATENATED MODULE: ./build/github/ledger-history.js
// The history of the ledger's branch: what has become part of it, and what it comes from.




const listSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }));
const comparisonSchema = schemas/* object */.Ikc({ status: schemas/* string */.YjP() });
/** @param options.base the repository's path in the API */
function createHistory(options) {
    const { client, base, branch } = options;
    return {
        async holds(commit) {
            const query = { sha: branch, per_page: 100 };
            const answer = await client.request({ method: 'GET', path: `${base}/commits`, query });
            if (answer.status !== 200)
                return false;
            return parseAnswer(listSchema, answer.data, (0,line/* line */.n8) `The ledger’s history`).some(({ sha }) => sha === commit);
        },
        async leadsTo(commit, later) {
            const path = `${base}/compare/${commit}...${later}`;
            const answer = await client.request({ method: 'GET', path, query: { per_page: 1 } });
            // A commit that GitHub does not know is none that anything here comes from.
            if (answer.status === 404)
                return false;
            if (answer.status !== 200)
                throw unexpected((0,line/* line */.n8) `The ledger’s history`, answer.status);
            const { status } = parseAnswer(comparisonSchema, answer.data, (0,line/* line */.n8) `The ledger’s history`);
            return status === 'ahead' || status === 'identical';
        },
    };
}

;// CONCATENATED MODULE: ./build/github/ledger-branch.js
// The ledger's branch: read at one commit, moved by one commit at a time, never by force.








/** SHA-1 or SHA-256: it stands in paths and links. */
const sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const commitSchema = schemas/* object */.Ikc({ sha, commit: schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha }) }) });
const commitsSchema = schemas/* tuple */.PVZ([commitSchema], commitSchema);
const objectSchema = schemas/* object */.Ikc({ sha });
function createLedgerBranch(options) {
    const { client, branch } = options;
    const base = `/repos/${options.repository}`;
    const folder = folderOf(options.projectId);
    const ref = `heads/${branch}`;
    const history = createHistory({ client, base, branch });
    async function readFile(commit, name) {
        const path = `${base}/contents/${encodeURIComponent(folder)}/${name}`;
        const answer = await client.request({ method: 'GET', path, query: { ref: commit }, raw: true });
        if (answer.status === 404)
            return undefined;
        const text = answer.status === 200 ? fileText(answer.data) : undefined;
        if (text !== undefined)
            return text;
        throw unexpected((0,line/* line */.n8) `The ledger's file ${(0,to_line/* toLine */.S)(name)}`, answer.status);
    }
    async function moveBranch(parent, sha) {
        const update = parent === undefined
            ? { method: 'POST', path: `${base}/git/refs`, body: { ref: `refs/${ref}`, sha } }
            : { method: 'PATCH', path: `${base}/git/refs/${encodePath(ref)}`, body: { sha, force: false } };
        const answer = await client.request(update, 'safe').catch((error) => {
            throw ruleError(error, (0,to_line/* toLine */.S)(branch));
        });
        if (answer.status < 300)
            return true;
        const message = messageOf(answer.data);
        if (!/fast.?forward|already exists|does not exist|not found|at .+ but expected/i.test(message) &&
            answer.status !== 404)
            throw refusedMove(message, (0,to_line/* toLine */.S)(branch));
        // It may have been moved by a try whose answer was lost.
        return history.holds(sha);
    }
    /** A repository without the branch, or one that this token cannot read at all? */
    async function isReadable() {
        return (await client.request({ method: 'GET', path: base })).status === 200;
    }
    return {
        async read() {
            const query = { sha: branch, per_page: limits/* historySeen */.of };
            const answer = await client.request({ method: 'GET', path: `${base}/commits`, query });
            if (answer.status === 422)
                return undefined;
            if (answer.status === 404 && (await isReadable()))
                return undefined;
            if (answer.status === 404)
                throw unreadable();
            if (answer.status === 409)
                throw emptyRepository();
            if (answer.status !== 200)
                throw unexpected((0,line/* line */.n8) `The ledger’s branch`, answer.status);
            const commits = parseAnswer(commitsSchema, answer.data, (0,line/* line */.n8) `The ledger’s branch`);
            const [{ sha, commit }] = commits;
            const text = await readFile(sha, 'ledger.json');
            return { commit: sha, tree: commit.tree.sha, history: commits.map((other) => other.sha), text };
        },
        comesFrom: (snapshot, commit) => history.leadsTo(commit, snapshot.commit),
        readFile: (snapshot, name) => readFile(snapshot.commit, name),
        async write(from, files, message, goesOn) {
            if (!goesOn())
                return 'abandoned';
            const tree = Object.entries(files).map(([name, content]) => ({
                path: name === 'README.md' ? name : `${folder}/${name}`,
                mode: '100644',
                type: 'blob',
                content,
            }));
            const body = { tree, ...(from === undefined ? {} : { base_tree: from.tree }) };
            const made = await client.request({ method: 'POST', path: `${base}/git/trees`, body }, 'safe');
            if (made.status === 409)
                throw emptyRepository();
            if (made.status !== 201)
                throw unexpected((0,line/* line */.n8) `Writing the ledger’s files`, made.status);
            const treeSha = parseAnswer(objectSchema, made.data, (0,line/* line */.n8) `Writing the ledger`).sha;
            if (!goesOn())
                return 'abandoned';
            const commit = { message, tree: treeSha, parents: from === undefined ? [] : [from.commit] };
            const committed = await client.request({ method: 'POST', path: `${base}/git/commits`, body: commit }, 'safe');
            if (committed.status !== 201)
                throw unexpected((0,line/* line */.n8) `Writing the ledger’s commit`, committed.status);
            const { sha } = parseAnswer(objectSchema, committed.data, (0,line/* line */.n8) `Writing the ledger`);
            if (!goesOn())
                return 'abandoned';
            const moved = await moveBranch(from?.commit, sha);
            if (!moved)
                return 'lost';
            const commits = [sha, ...(from?.history ?? [])].slice(0, limits/* historySeen */.of);
            return { commit: sha, tree: treeSha, history: commits, text: files['ledger.json'] ?? from?.text };
        },
    };
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./build/github/octokit.js
const timeout = 30_000;
function createGitHubSend(options) {
    let octokit;
    return async (request) => {
        octokit ??= createOctokit(options);
        const { exchange } = await octokit;
        return exchange(request);
    };
}
async function createOctokit({ apiUrl, token, loadFetch }) {
    const [{ Octokit }, fetch] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(479), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 1267)), loadFetch()]);
    const quiet = () => undefined;
    const octokit = new Octokit({
        auth: token,
        baseUrl: apiUrl,
        userAgent: 'feedback-to-fix',
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: { fetch },
    });
    async function exchange({ method, path, query, body, raw }) {
        const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])).toString();
        const accept = raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json';
        try {
            const answer = await octokit.request({
                method,
                url: search === '' ? path : `${path}?${search}`,
                headers: { accept, 'x-github-api-version': '2022-11-28' },
                ...(body === undefined ? {} : { data: body }),
                request: { redirect: 'manual', signal: AbortSignal.timeout(timeout), parseSuccessResponseBody: false },
            });
            return {
                status: answer.status,
                headers: textHeaders(answer.headers),
                data: await octokit_readBody(answer, raw === true),
            };
        }
        catch (error) {
            const response = responseOf(error);
            if (response === undefined)
                throw error;
            return response;
        }
    }
    return { exchange };
}
/** Octokit throws for answers of 400 and above, and for no answer at all, as one error; only the former carries a response. */
function responseOf(error) {
    if (!(error instanceof Error) || !('response' in error))
        return undefined;
    const { response } = error;
    if (typeof response?.status !== 'number')
        return undefined;
    return { status: response.status, headers: textHeaders(response.headers), data: response.data };
}
function textHeaders(headers) {
    const entries = typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
    return Object.fromEntries(entries.map(([key, value]) => [key.toLowerCase(), String(value)]));
}
/** Octokit would take a body that broke off for an empty one; a body that cannot be read to its end is no answer. */
async function octokit_readBody({ status, data }, raw) {
    const text = await new Response(data).text();
    if (status >= 300)
        return undefined;
    return raw || text === '' ? text : JSON.parse(text);
}

// EXTERNAL MODULE: ./build/addresses/issue-number.js
var issue_number = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/addresses/moved-list.js
// Where GitHub says that a renamed repository's list of pull requests is now.
// Only the number is taken, and it is asked of the API in use: so the host, which differs behind a proxy, does not count.
const moved_list_form = /^(?:https?:\/\/[A-Za-z0-9.:[\]-]{1,260}(?:\/api\/v3)?)?(\/repositories\/[1-9][0-9]{0,15}\/pulls)(?:\?[\x21\x24-\x7e]*)?$/;
/** The path below the API's address, from the `location` of a permanent redirect. */
function parseMovedList(location) {
    return location.length > 2000 ? undefined : moved_list_form.exec(location)?.[1];
}

// EXTERNAL MODULE: ./build/addresses/pull-link.js
var pull_link = __webpack_require__(1869);
;// CONCATENATED MODULE: ./build/github/pull-requests.js
// Pull requests, read by one list per repository; and whether the repository is private.





const repoSchema = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish();
const pullSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig().refine(issue_number/* isIssueNumber */.D),
    html_url: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    merged_at: schemas/* string */.YjP().nullish(),
    body: schemas/* string */.YjP().nullish(),
    head: schemas/* object */.Ikc({ repo: repoSchema }),
    base: schemas/* object */.Ikc({ repo: repoSchema }),
    created_at: schemas/* string */.YjP(),
    closed_at: schemas/* string */.YjP().nullish(),
    updated_at: schemas/* string */.YjP(),
});
const perPage = 100;
const mostPages = 50;
function createPullRequests(options) {
    const { client } = options;
    async function getPage(path, query) {
        return client.request({ method: 'GET', path, query }).catch((error) => {
            if (error instanceof GitHubError && error.kind === 'refused')
                return undefined;
            throw error;
        });
    }
    return {
        async listPulls(repository, since) {
            const pulls = [];
            const first = `/repos/${repository}/pulls`;
            let path = first;
            for (let page = 1; page <= mostPages; page++) {
                const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page };
                const answer = await getPage(path, query);
                // Followed once: a list that moves again is none that can be read.
                const moved = page === 1 && path === first ? findMovedPath(answer) : undefined;
                if (moved !== undefined) {
                    path = moved;
                    page = 0;
                    continue;
                }
                const parsed = schemas/* array */.YOg(pullSchema).safeParse(answer?.data);
                if (answer?.status !== 200 || !parsed.success)
                    return { kind: 'unreadable' };
                const read = parsed.data.map((pull) => parsePull(pull, options.serverUrl, repository));
                pulls.push(...read.filter((pull) => pull.updatedAt >= since));
                if (read.length < perPage || read.some((pull) => pull.updatedAt < since))
                    return { kind: 'pulls', pulls, complete: true };
            }
            return { kind: 'pulls', pulls, complete: false };
        },
        async isPrivate() {
            const answer = await client
                .request({ method: 'GET', path: `/repos/${options.repository}` })
                .catch(() => undefined);
            const parsed = schemas/* object */.Ikc({ private: schemas/* boolean */.zMY() }).safeParse(answer?.data);
            return answer?.status === 200 && parsed.success ? parsed.data.private : undefined;
        },
    };
}
/** Where a renamed repository's list is now: by the repository's number, and asked of the same API. */
function findMovedPath(answer) {
    return answer?.status === 301 ? parseMovedList(answer.headers.location ?? '') : undefined;
}
function parsePull(pull, serverUrl, repository) {
    const { head, base, number } = pull;
    return {
        number,
        url: (0,pull_link/* readPullAddress */.i)(pull.html_url, { serverUrl, repository, number }),
        state: pull.merged_at ? 'merged' : pull.state,
        body: pull.body ?? '',
        own: head.repo != null && head.repo.full_name === base.repo?.full_name,
        createdAt: Date.parse(pull.created_at),
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
        updatedAt: Date.parse(pull.updated_at),
    };
}

;// CONCATENATED MODULE: ./build/github/issue-forms.js
// Issues and comments as GitHub writes them, and as the rest of us reads them.


const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().nullish() }).nullish();
const association = schemas/* string */.YjP().nullish();
const issueSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig().refine(issue_number/* isIssueNumber */.D),
    title: schemas/* string */.YjP().nullish(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    body: schemas/* string */.YjP().nullish(),
    user: userSchema,
    author_association: association,
    comments: schemas/* number */.aig(),
    updated_at: schemas/* string */.YjP(),
    pull_request: schemas/* unknown */.L5J().optional(),
});
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int().positive(),
    body: schemas/* string */.YjP().nullish(),
    user: userSchema,
    author_association: association,
});
function issue_forms_parseIssue(issue, { serverUrl, repository }) {
    return {
        number: issue.number,
        url: `${serverUrl}/${repository}/issues/${issue.number}`,
        title: issue.title ?? '',
        state: issue.state,
        body: issue.body ?? '',
        author: issue.user?.login ?? '',
        trusted: isTrusted(issue),
        comments: issue.comments,
        updatedAt: Date.parse(issue.updated_at),
    };
}
function parseComment(comment) {
    return {
        id: comment.id,
        body: comment.body ?? '',
        author: comment.user?.login ?? '',
        trusted: isTrusted(comment),
    };
}
function isTrusted(item) {
    return item.user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(item.author_association ?? '');
}

;// CONCATENATED MODULE: ./build/github/author.js
// Which issues and comments are ours, by the login that they bear.




/**
 * An installation's token (`ghs_`) may not ask REST who it is; GraphQL tells. Where nothing tells, whatever a bot or somebody
 * with rights here wrote counts as ours: to take a stranger's for ours, or ours for a stranger's, would both do harm.
 */
async function recogniseOurs(client, token) {
    const login = await findLogin(client, token);
    return login === undefined ? (item) => item.trusted : (item) => item.author === login;
}
async function findLogin(client, token) {
    if (!token.startsWith('ghs_')) {
        const answer = await client.request({ method: 'GET', path: '/user' }).catch(ifRefused);
        const user = userSchema.safeParse(answer?.data);
        if (answer?.status === 200 && user.success && user.data)
            return user.data.login;
    }
    const query = { query: '{ viewer { login } }' };
    const answer = await client.request({ method: 'POST', path: '/graphql', body: query }, 'safe').catch(ifRefused);
    const viewer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) }).safeParse(answer?.data);
    if (viewer.success)
        return viewer.data.data.viewer.login;
    if (limited.safeParse(answer?.data).success)
        throw GitHubError.unusable((0,line/* line */.n8) `Asking who this token is`, (0,line/* line */.n8) `GitHub’s rate limit is used up.`, (0,line/* line */.n8) `The next run goes on.`);
    return undefined;
}
/** GraphQL tells of a limit in an answer of status 200. */
const limited = schemas/* object */.Ikc({ errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* literal */.euz('RATE_LIMITED') })).nonempty() });
/** A refusal leaves the question open; a fault that passes must not be taken for one. */
function ifRefused(error) {
    if (error instanceof GitHubError && error.kind === 'refused')
        return undefined;
    throw error;
}

;// CONCATENATED MODULE: ./build/github/issue-faults.js
// What can keep an issue or a comment from being written, with the remedy.


function issueGone() {
    const remedy = (0,line/* line */.n8) `Name another issue in \`tracking-issue\` (a new, empty one will do).`;
    return GitHubError.unusable((0,line/* line */.n8) `The tracking issue`, (0,line/* line */.n8) `it was deleted or transferred while this run went on.`, remedy);
}
function issuesDisabled() {
    const remedy = (0,line/* line */.n8) `Enable issues in the repository’s settings, or run the workflow in a repository that has them.`;
    return GitHubError.unusable((0,line/* line */.n8) `The tracking issue cannot be created`, (0,line/* line */.n8) `issues are disabled in this repository.`, remedy);
}
function issue_faults_unexpected(what, status, message = '') {
    const detail = /too long/i.test(message) ? ' (the text is too long)' : '';
    return GitHubError.unusable(what, (0,line/* line */.n8) `GitHub answered with status ${status}${detail}.`, (0,line/* line */.n8) `Check that \`github-token\` has \`issues: write\`.`);
}

;// CONCATENATED MODULE: ./build/github/tracking-issue.js
// Issues and comments, as far as the tracking issue and our reviews need them.







/** By this label our issues are found when the ledger is lost. */
const label = 'feedback-to-fix';
const tracking_issue_perPage = 100;
function createTrackingIssue(options) {
    const { client } = options;
    const base = `/repos/${options.repository}`;
    const parseIssue = (issue) => issue_forms_parseIssue(issue, options);
    async function listAll(path, query) {
        const all = [];
        for (let page = 1;; page++) {
            const answer = await client.request({ method: 'GET', path, query: { ...query, per_page: tracking_issue_perPage, page } });
            if (answer.status !== 200)
                throw issue_faults_unexpected((0,line/* line */.n8) `GET ${(0,to_line/* toLine */.S)(path)}`, answer.status);
            const items = parseAnswer(schemas/* array */.YOg(schemas/* unknown */.L5J()), answer.data, (0,line/* line */.n8) `GET ${(0,to_line/* toLine */.S)(path)}`);
            all.push(...items);
            if (items.length < tracking_issue_perPage)
                return all;
        }
    }
    return {
        async getIssue(number) {
            const answer = await client.request({ method: 'GET', path: `${base}/issues/${number}` });
            if (answer.status === 404 || answer.status === 410)
                return { kind: 'gone' };
            if (answer.status >= 300 && answer.status < 400)
                return { kind: 'transferred' };
            if (answer.status !== 200)
                throw issue_faults_unexpected((0,line/* line */.n8) `Reading the tracking issue`, answer.status);
            const issue = parseAnswer(issueSchema, answer.data, (0,line/* line */.n8) `Reading the tracking issue`);
            return issue.pull_request ? { kind: 'pull-request' } : { kind: 'issue', issue: parseIssue(issue) };
        },
        async listIssues(since) {
            const query = {
                labels: label,
                state: 'all',
                sort: 'created',
                direction: 'desc',
                ...(since ? { since: toTime(since) } : {}),
            };
            const issues = parseAnswer(schemas/* array */.YOg(issueSchema), await listAll(`${base}/issues`, query), (0,line/* line */.n8) `Listing issues`);
            return issues.filter((issue) => !issue.pull_request).map(parseIssue);
        },
        async createIssue({ title, body }) {
            const answer = await client.request({
                method: 'POST',
                path: `${base}/issues`,
                body: { title, body, labels: [label] },
            });
            if (answer.status === 201)
                return parseIssue(parseAnswer(issueSchema, answer.data, (0,line/* line */.n8) `Creating the tracking issue`));
            if (answer.status === 410 || answer.status === 404)
                throw issuesDisabled();
            throw issue_faults_unexpected((0,line/* line */.n8) `Creating the tracking issue`, answer.status, messageOf(answer.data));
        },
        async updateIssue(number, body) {
            const answer = await client.request({ method: 'PATCH', path: `${base}/issues/${number}`, body: { body } }, 'safe');
            if (answer.status >= 300 && answer.status !== 422)
                throw issueGone();
            if (answer.status !== 200)
                throw issue_faults_unexpected((0,line/* line */.n8) `Updating the tracking issue`, answer.status);
            return parseAnswer(issueSchema, answer.data, (0,line/* line */.n8) `Updating the tracking issue`).body ?? '';
        },
        async createComment(number, body) {
            const answer = await client.request({ method: 'POST', path: `${base}/issues/${number}/comments`, body: { body } });
            if (answer.status === 201)
                return parseComment(parseAnswer(commentSchema, answer.data, (0,line/* line */.n8) `A comment`));
            throw issue_faults_unexpected((0,line/* line */.n8) `Writing a comment`, answer.status, messageOf(answer.data));
        },
        async updateComment(id, body) {
            const answer = await client.request({ method: 'PATCH', path: `${base}/issues/comments/${id}`, body: { body } }, 'safe');
            if (answer.status === 404 || answer.status === 410)
                return undefined;
            if (answer.status === 200)
                return parseComment(parseAnswer(commentSchema, answer.data, (0,line/* line */.n8) `A comment`));
            throw issue_faults_unexpected((0,line/* line */.n8) `Writing a comment`, answer.status);
        },
        async getComment(id) {
            const answer = await client.request({ method: 'GET', path: `${base}/issues/comments/${id}` });
            return answer.status === 200 ? parseComment(parseAnswer(commentSchema, answer.data, (0,line/* line */.n8) `A comment`)) : undefined;
        },
        async listComments(number, since) {
            const comments = await listAll(`${base}/issues/${number}/comments`, { since: toTime(since) });
            return parseAnswer(schemas/* array */.YOg(commentSchema), comments, (0,line/* line */.n8) `Listing comments`).map(parseComment);
        },
        recogniseOurs: () => recogniseOurs(client, options.token),
    };
}
function toTime(time) {
    return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

;// CONCATENATED MODULE: ./build/world.js
// Everything that is not a run itself: clock, sleep, randomness, log, the service and GitHub, as one object.











/** Assembles the world of a real run; nothing is requested yet, and the HTTP clients are loaded when first used. */
function createWorld(options) {
    const { github, place, log, stop } = options;
    const clock = createClock({ wall: () => Date.now(), steady: () => performance.now() });
    const { now, steady, skew } = clock;
    const sleep = (ms) => (0,promises_.setTimeout)(Math.max(0, ms), undefined, { signal: stop }).catch(() => undefined);
    const random = () => (0,external_node_crypto_.randomInt)(2 ** 32) / 2 ** 32;
    const { token, projectId, ledgerBranch } = github;
    const send = listenToTime(createGitHubSend({ apiUrl: place.apiUrl, token, loadFetch }), clock);
    // GitHub's pauses between writes outlast the stop signal: what is known is still recorded.
    const client = createGitHubClient({ send, now, steady, sleep: (ms) => (0,promises_.setTimeout)(ms), random, stop });
    const { repository, serverUrl } = place;
    return {
        place,
        now,
        skew,
        sleep,
        random,
        name: () => (0,external_node_crypto_.randomBytes)(16).toString('hex'),
        stop,
        log,
        service: options.service === undefined ? unasked : serve(options.service, { projectId, now, steady, random, stop }),
        ledger: createLedgerBranch({ client, repository, branch: ledgerBranch, projectId }),
        tracking: createTrackingIssue({ client, repository, serverUrl, token }),
        pulls: createPullRequests({ client, repository, serverUrl }),
    };
}
/** Of a review, which has no key. */
const unasked = { getFeedback: refuse, createJob: refuse, getJob: refuse };
async function refuse() {
    throw new Error('A review asks the service nothing.');
}
function serve(inputs, parts) {
    return createService({
        ...parts,
        send: createSend(),
        // The client races this with the stop signal itself, and grants an answer that is under way a moment more.
        sleep: (ms) => (0,promises_.setTimeout)(ms),
        baseUrl: inputs['base-url'],
        apiKey: inputs['api-key'],
        jobPath: inputs['job-path'],
        pollInterval: inputs['poll-interval'],
    });
}
/** GitHub's requests go through one dispatcher that knows the proxy. */
async function loadFetch() {
    const { EnvHttpProxyAgent, fetch } = await loadUndici();
    const dispatcher = new EnvHttpProxyAgent({ httpProxy: '', allowH2: false });
    return (input, init) => fetch(input, { ...init, dispatcher });
}


/***/ })

};
