export const id = 949;
export const ids = [949];
export const modules = {

/***/ 1869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wu: () => (/* binding */ listJobRepositories),
/* harmony export */   dt: () => (/* binding */ parsePullLink),
/* harmony export */   ip: () => (/* binding */ readPullAddress)
/* harmony export */ });
/* harmony import */ var _issue_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2032);
/* harmony import */ var _repository_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9763);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2704);
// Pull requests of the GitHub in use, parsed where their addresses come in. Nothing else is ever shown as a link.



const path = /^\/([^/]{1,39}\/[^/]{1,100})\/pull\/([^/]{1,10})$/;
/**
 * Accepts `serverUrl/{owner}/{repo}/pull/{number}` in exactly one form, on https or, where that server is a loopback host, http.
 * The form is compared as text, not parsed: what a browser would repair or decode is refused.
 */
function parsePullLink(link, serverUrl) {
    const server = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseServerUrl */ .Ep)(serverUrl);
    if (server === undefined || !link.startsWith(`${server}/`))
        return undefined;
    const [, name = '', digits = ''] = path.exec(link.slice(server.length)) ?? [];
    const repository = (0,_repository_name_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryName */ .$M)(name);
    const number = (0,_issue_number_js__WEBPACK_IMPORTED_MODULE_2__/* .parseIssueNumber */ .i)(digits);
    return repository && number ? { url: link, repository, number } : undefined;
}
/** The address that GitHub gives one of its pull requests if it is well-formed; otherwise one built from its parts. */
function readPullAddress(given, known) {
    const { serverUrl, repository, number } = known;
    const pull = parsePullLink(given, serverUrl);
    return pull?.number === number ? pull : { url: `${serverUrl}/${repository}/pull/${number}`, repository, number };
}
/** The repositories of the GitHub in use that a job names: its source and that of its pull request. */
function listJobRepositories({ source, prLink }, serverUrl) {
    const from = (0,_repository_name_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryAddress */ .A5)(source?.repository ?? '', serverUrl);
    const to = parsePullLink(prLink ?? '', serverUrl)?.repository;
    return [...new Set([from, to].filter((name) => name !== undefined))];
}


/***/ }),

/***/ 9763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ parseRepositoryName),
/* harmony export */   A5: () => (/* binding */ parseRepositoryAddress),
/* harmony export */   pT: () => (/* binding */ parseMovedList)
/* harmony export */ });
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2704);
// Repositories of the GitHub in use: `owner/name`, which stands in paths of its API and in links.

// New owners have no double or trailing hyphen, but some old accounts do, and managed users have an underscore.
const form = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
/** Exactly `owner/name`, by GitHub's rules for both. */
function parseRepositoryName(text) {
    if (!form.test(text) || /\/\.{1,2}$|\.git$/i.test(text))
        return undefined;
    return text;
}
/**
 * A repository as a service may name it: `owner/name`, or its address on the GitHub in use, by https or ssh, with or without `.git`.
 * Addresses on other hosts are refused: their last two segments could be anyone's.
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
// Only the path is used, on the API in use; so the host, which differs behind a proxy, does not matter.
const movedList = /^(?:https?:\/\/[A-Za-z0-9.:[\]-]{1,260}(?:\/api\/v3)?)?(\/repositories\/[1-9][0-9]{0,15}\/pulls)(?:\?[\x21\x24-\x7e]*)?$/;
/** The path of a renamed repository's list of pull requests, from the `location` of a permanent redirect. */
function parseMovedList(location) {
    return location.length > 2000 ? undefined : movedList.exec(location)?.[1];
}


/***/ }),

/***/ 8200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ parseAddress),
  p: () => (/* binding */ parseDocPath)
});

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/text/redact.js + 8 modules
var redact = __webpack_require__(6141);
// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(4252);
;// CONCATENATED MODULE: ./build/feedback/locales.json
const locales_namespaceObject = /*#__PURE__*/JSON.parse('{"eo":["bg","bn","da","de","el","en","es","et","fa","fi","fr","he","hi","hu","ja","ko","lt","lv","nl","pl","pt","ro","ru","sk","sl","sr","sv","th","tr","zh"],"uP":["ar","id","it","nb","no","vi"],"Ei":{"af":["za"],"am":["et"],"ar":["001","ae","bh","dz","eg","iq","jo","kw","lb","ly","ma","om","qa","sa","sy","tn","ye"],"az":["az"],"be":["by"],"bg":["bg"],"bn":["bd","in"],"bs":["ba"],"ca":["ad","es"],"cs":["cz"],"cy":["gb"],"da":["dk"],"de":["at","be","ch","de","li","lu"],"el":["cy","gr"],"en":["001","150","au","ca","gb","hk","ie","in","nz","ph","sg","uk","us","za"],"es":["419","ar","bo","cl","co","cr","do","ec","es","gt","hn","la","mx","ni","pa","pe","pr","py","sv","us","uy","ve","xl"],"et":["ee"],"eu":["es"],"fa":["ir"],"fi":["fi"],"fil":["ph"],"fr":["be","ca","ch","fr","lu"],"ga":["ie"],"gl":["es"],"gu":["in"],"he":["il"],"hi":["in"],"hr":["hr"],"hu":["hu"],"hy":["am"],"id":["id"],"is":["is"],"it":["ch","it"],"ja":["jp"],"ka":["ge"],"kk":["kz"],"km":["kh"],"kn":["in"],"ko":["kr"],"lt":["lt"],"lv":["lv"],"mk":["mk"],"ml":["in"],"mn":["mn"],"mr":["in"],"ms":["my"],"mt":["mt"],"my":["mm"],"nb":["no"],"ne":["np"],"nl":["be","nl"],"nn":["no"],"no":["no"],"pa":["in"],"pl":["pl"],"pt":["br","pt"],"ro":["ro"],"ru":["ru"],"si":["lk"],"sk":["sk"],"sl":["si"],"sq":["al"],"sr":["rs"],"sv":["fi","se"],"sw":["ke","tz"],"ta":["in"],"te":["in"],"th":["th"],"tr":["tr"],"uk":["ua"],"ur":["pk"],"uz":["uz"],"vi":["vn"],"zh":["cn","hk","mo","sg","tw"]},"Pm":{"sr":["cyrl","latn"],"uz":["cyrl","latn"],"zh":["chs","cht","hans","hant"]}}');
;// CONCATENATED MODULE: ./build/feedback/folders.js
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
/**
 * Languages that sites write without a region. Missing are codes that more often mean something else in a path: `cs` (C#),
 * `ts`, `sh`, `ml` (machine learning), `is`, `my` (account), `be` (back end), `ca` (certificates), `hr` (human resources),
 * `ms` (Microsoft), `uk` (the country), `eu` (the region), `gl` (graphics), `nn` (neural networks), `sw` (software), `am`, `as`,
 * `ga`, `in`, `or`, `so`, `to`. Countries (`us`, `br`, `jp`, `cn`) are no languages: their pages say other things.
 */
const languages = new Set(locales_namespaceObject.eo);
/** Pages bear these names too (IT, ids, augmented reality, the editor): only what lies in such a folder is a translation. */
const languagesOfFolders = new Set(locales_namespaceObject.uP);
/** With its region a language is a locale, also where alone it is none. No other pair is: `ci-cd`, `to-do`, `ar-vr`, `no-op`. */
const regions = new Map(Object.entries(locales_namespaceObject.Ei));
const scripts = new Map(Object.entries(locales_namespaceObject.Pm));
const folders_form = /^([a-z]{2,3})(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/;
/** `es`, `pt-BR`, `zh_Hans_CN` in any case. `isLast`: nothing follows, so it may be a page's own name. */
function isLocale(segment, isLast) {
    const [, language = '', script, region] = folders_form.exec(segment.toLowerCase()) ?? [];
    if (script === undefined && region === undefined)
        return languages.has(language) || (!isLast && languagesOfFolders.has(language));
    const isScript = script === undefined || scripts.get(language)?.includes(script) === true;
    return isScript && (region === undefined || regions.get(language)?.includes(region) === true);
}
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

;// CONCATENATED MODULE: ./build/feedback/doc-path.js
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
function parseDocPath(path) {
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
    return /^\d{12,}(?:-|$)|^\d{1,3}(?:\.\d{1,3}){3}$/.test(segment)
        ? blotNames(segment)
        : (0,redact/* redact */.E$)(segment).text.replace(redact/* placeholder */.qf, '$1');
}
function blotNames(text) {
    return (0,redact/* redactName */.bq)(text).text.replace(redact/* placeholder */.qf, '$1');
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


/***/ }),

/***/ 4169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseTime)
/* harmony export */ });
// When an entry was left.
/** Epoch milliseconds; null without a date, or with one that cannot be read. */
function parseTime(createdAt) {
    const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
    return Number.isFinite(time) ? time : null;
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
// Retry timing as pure functions: back-off, `Retry-After`, poll intervals. All times are milliseconds.

/**
 * Exponential back-off with full jitter, so that many clients do not retry in step.
 * `attempt` is 0 after the first failure; `random` is from 0 to 1.
 */
function backOff(attempt, random, { base, cap }) {
    return Math.round(random * Math.min(cap, base * 2 ** Math.max(0, attempt)));
}
const GROWTH = 1.5;
const WIDEST = 8;
/**
 * Interval before poll `step` (0 is the first): grows by half each time, with jitter, from `shortest` to at most eight times that.
 */
function pollInterval(step, shortest, random) {
    if (!(step > 0))
        return shortest;
    const target = Math.min(shortest * WIDEST, shortest * GROWTH ** step);
    const jittered = target / GROWTH + random * (target - target / GROWTH);
    return Math.min(Math.max(Math.round(jittered), shortest), shortest * WIDEST);
}
/**
 * The wait that a response's `Retry-After` asks for, from seconds or an HTTP date; undefined when it is missing, malformed or in the
 * past (clock skew must not turn into "at once").
 */
function readRetryAfter(headers, now) {
    return parseRetryAfter(headers['retry-after'], (0,_http_date_js__WEBPACK_IMPORTED_MODULE_0__/* .answeredAt */ .F7)(headers, now));
}
/** @param now when the response was made */
function parseRetryAfter(value, now) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
    const wait = (0,_http_date_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHttpDate */ .m6)(text) - now;
    return wait >= 0 ? wait : undefined;
}


/***/ }),

/***/ 4502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ answeredAt),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   nY: () => (/* binding */ parseFixdate)
/* harmony export */ });
// Dates in HTTP headers (RFC 9110, section 5.6.7), as epoch milliseconds.
// Date.parse alone would accept "1.5" as a day in January.
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const TIME = '\\d{2}:\\d{2}:\\d{2}';
const IMF_FIXDATE = new RegExp(`^[A-Z][a-z]{2}, \\d{2} ${MONTH} \\d{4} ${TIME} GMT$`);
const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-${MONTH}-\\d{2} ${TIME} GMT$`);
const ASCTIME = new RegExp(`^[A-Z][a-z]{2} ${MONTH} [ \\d]\\d ${TIME} \\d{4}$`);
/** Any of the three forms; NaN otherwise. */
function parseHttpDate(text) {
    if (IMF_FIXDATE.test(text) || RFC_850.test(text))
        return Date.parse(text);
    return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : Number.NaN;
}
/** `Sat, 21 Nov 2026 12:00:00 GMT` only. */
function parseFixdate(text = '') {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : undefined;
}
/** When a response was made, by its server's clock: other times in it are relative to that clock. */
function answeredAt(headers, now) {
    return parseFixdate(headers.date) ?? now;
}


/***/ }),

/***/ 1954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ moveFix),
/* harmony export */   IY: () => (/* binding */ rememberDone),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   LG: () => (/* binding */ mapValues),
/* harmony export */   gH: () => (/* binding */ reopenWindow),
/* harmony export */   w9: () => (/* binding */ patchFix),
/* harmony export */   zS: () => (/* binding */ forFix)
/* harmony export */ });
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4187);
/* harmony import */ var _fix_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8453);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
// What one command makes of a ledger, and the one way in which a fix changes its state.



function applied(ledger, handled = {}, closed = []) {
    return { ledger, handled, closed };
}
/** A rule for a fix in one of these states; in any other the command comes too late. */
function forFix(from, rule) {
    return (ledger, command) => {
        const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .findFix */ .DF)(ledger, command.fixId);
        return fix !== undefined && from.includes(fix.state) ? rule(ledger, fix, command) : 'stale';
    };
}
function patchFix(ledger, fix, patch = {}) {
    return applied({
        ...ledger,
        fixes: ledger.fixes.map((other) => (other.id === fix.id ? { ...fix, ...patch } : other)),
    });
}
/** Brings a fix into another state with all that hangs on it: outcomes, ids done with, windows, declined topics. */
function moveFix(ledger, fix, state, now, patch = {}) {
    const forgotten = { completedAt: undefined, unreadableSince: undefined, lease: undefined };
    const moved = shareNotice(ledger, { ...fix, ...forgotten, ...patch, state, since: now });
    if (!(0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosed */ .Lx)(moved))
        return patchFix(ledger, moved);
    // What a closed fix was about is remembered only if it was declined, and then on its own.
    const next = patchFix(ledger, moved, { topics: [] }).ledger;
    const counted = countOutcome(rememberDecision(next, moved), fix, state);
    if (!_fix_record_js__WEBPACK_IMPORTED_MODULE_1__/* .states */ .xP[state].holdsEntries)
        return applied(reopenWindow(counted, moved, now), {}, [moved]);
    const handled = Object.fromEntries(moved.entryIds.map((id) => [id, { fix: moved.id }]));
    return applied(rememberDone(counted, moved.entryIds), handled, [moved]);
}
/** A pull request is reported once, for whichever of its fixes: recorded with each, since the others may leave the ledger. */
function shareNotice(ledger, fix) {
    const { prLink, notified } = fix;
    if (prLink === undefined || notified.includes('pull-request'))
        return fix;
    const reported = ledger.fixes.filter((other) => other.notified.includes('pull-request'));
    const isKnown = reported.some((other) => other.prLink?.url === prLink.url);
    return isKnown ? { ...fix, notified: [...notified, 'pull-request'] } : fix;
}
function countOutcome(ledger, before, state) {
    const outcomes = { ...ledger.outcomes, [state]: (ledger.outcomes[state] ?? 0) + 1 };
    if ((0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosed */ .Lx)(before))
        outcomes[before.state] = Math.max(0, (outcomes[before.state] ?? 0) - 1);
    return { ...ledger, outcomes };
}
/** Entries that are new again must be inside the next window, also if a scan that saw them held is recorded after this. */
function reopenWindow(ledger, fix, at) {
    const { oldest } = fix;
    if (oldest === null)
        return ledger;
    const reopen = (scan) => ({
        ...scan,
        oldestWaiting: Math.min(scan.oldestWaiting ?? oldest, oldest),
        reopened: { at, oldest: Math.min(scan.reopened?.oldest ?? oldest, oldest) },
    });
    return { ...ledger, scans: mapValues(ledger.scans, reopen) };
}
/** Ids done with are kept beside each scan, so that the next window can tell them without reading a shard. */
function rememberDone(ledger, ids) {
    if (ids.length === 0)
        return ledger;
    const done = new Set(ids);
    const isLeft = (id) => !done.has(id);
    const votes = mapValues(ledger.votes, (kept) => kept.filter(isLeft));
    return {
        ...ledger,
        openRuns: mapValues(ledger.openRuns, (run) => ({ ...run, failed: run.failed.filter(isLeft) })),
        scans: mapValues(ledger.scans, (scan) => ({ ...scan, done: [...new Set([...scan.done, ...ids])].sort() })),
        attempts: Object.fromEntries(Object.entries(ledger.attempts).filter(([id]) => isLeft(id))),
        votes: Object.fromEntries(Object.entries(votes).filter(([, kept]) => kept.length > 0)),
    };
}
function mapValues(values, change) {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
function rememberDecision(ledger, fix) {
    const others = ledger.declined.filter((topic) => topic.fixId !== fix.id);
    if (fix.state !== 'declined')
        return { ...ledger, declined: others };
    const topics = fix.topics.map((signatures) => ({ fixId: fix.id, at: fix.since, pages: fix.pages, signatures }));
    return { ...ledger, declined: [...topics, ...others].slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .recentDeclined */ .gd) };
}


/***/ }),

/***/ 5743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ listLinked),
/* harmony export */   ig: () => (/* binding */ isMarkedFor),
/* harmony export */   mX: () => (/* binding */ findClaim),
/* harmony export */   nW: () => (/* binding */ clockSkew)
/* harmony export */ });
/* harmony import */ var _prompt_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1321);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4187);


/** Clocks differ a little. */
const clockSkew = 60_000;
/** A pull request that is older than the sending may bear a marker that was copied from elsewhere. */
function isMarkedFor(fix, { own, createdAt, body }) {
    return own && createdAt >= fix.at - clockSkew && (0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarkers */ .Xh)(body).includes(fix.id);
}
/** A marker can be copied, a recorded link cannot: what is linked to one fix belongs to no other. */
function findClaim(ledger, pull) {
    const linked = pull.own ? listLinked(ledger, pull.link) : [];
    // A pull request of several fixes has one comment: it goes with the fix that it was written for.
    const first = linked.find(({ review }) => review?.number === pull.link.number) ?? linked[0];
    if (first !== undefined)
        return { kind: 'linked', fix: first };
    const fix = ledger.fixes.find((each) => isMarkedFor(each, pull));
    const isAlone = (0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarkers */ .Xh)(pull.body).length === 1;
    // Whoever can edit a description could else take a pull request out of its review, or into that of a second fix.
    const reviewed = pull.own ? ledger.fixes.find((each) => isReviewedOn(each, pull.link)) : undefined;
    if (reviewed !== undefined) {
        const isMarked = isAlone && reviewed === fix && !(0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosed */ .Lx)(fix);
        return { kind: isMarked ? 'marked' : 'reviewed', fix: reviewed };
    }
    if (fix === undefined)
        return { kind: 'none' };
    if (!isAlone)
        return { kind: 'unclear', why: 'several-markers' };
    if (fix.prLink !== undefined || fix.review?.number !== undefined)
        return { kind: 'unclear', why: 'other-pull' };
    return (0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosed */ .Lx)(fix) ? { kind: 'unclear', why: 'ended' } : { kind: 'marked', fix };
}
/** Its job has named no pull request, and our comment is on this one. */
function isReviewedOn({ prLink, review }, { number }) {
    return prLink === undefined && review?.number === number;
}
function listLinked({ fixes }, { url }) {
    return fixes.filter(({ prLink }) => prLink?.url.toLowerCase() === url.toLowerCase());
}


/***/ }),

/***/ 461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VK: () => (/* binding */ applyBatch),
  jm: () => (/* binding */ isIntent),
  yh: () => (/* binding */ questionedIds)
});

// UNUSED EXPORTS: applyCommand, pruneFixes

// EXTERNAL MODULE: ./build/ledger/creating.js
var creating = __webpack_require__(1445);
// EXTERNAL MODULE: ./build/ledger/change.js
var ledger_change = __webpack_require__(1954);
// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
// EXTERNAL MODULE: ./build/ledger/open-runs.js
var open_runs = __webpack_require__(1469);
// EXTERNAL MODULE: ./build/ledger/record-scan.js
var record_scan = __webpack_require__(8441);
;// CONCATENATED MODULE: ./build/ledger/entries.js
// Commands about entries: filtered out, released, given up, scanned, counted, waiting.




const entryRules = {
    'entries-filtered': (ledger, { entries }, stateOf) => {
        const fresh = entries.filter(({ id }) => stateOf(id) === 'new');
        if (fresh.length === 0)
            return 'known';
        const ids = fresh.map(({ id }) => id);
        const next = (0,ledger_change/* rememberDone */.IY)({ ...ledger, filteredCounts: count(ledger, fresh, 1) }, ids);
        return (0,ledger_change/* applied */.Ic)(next, Object.fromEntries(fresh.map(({ id, reason }) => [id, { filtered: reason }])));
    },
    /** A person read them and found no prompt injection: they are new again. What is done with otherwise by now stays so. */
    'entries-released': (ledger, { entries }, stateOf) => {
        const released = entries.filter(({ id, reason }) => stateOf(id) === 'flagged' || (reason === undefined && stateOf(id) === 'new'));
        if (released.length === 0)
            return 'known';
        const ids = new Set(released.map(({ id }) => id));
        // A scan without dates that is on its way may be past them, and no window need reach back to them.
        const anew = released.some(({ reason }) => reason !== undefined)
            ? { undated: undefined, undatedWalk: undefined }
            : {};
        const scans = (0,ledger_change/* mapValues */.LG)(ledger.scans, (scan) => ({
            ...scan,
            ...anew,
            done: scan.done.filter((id) => !ids.has(id)),
        }));
        const handled = Object.fromEntries([...ids].map((id) => [id, 'released']));
        return (0,ledger_change/* applied */.Ic)({ ...ledger, filteredCounts: count(ledger, released, -1), scans }, handled);
    },
    'entries-given-up': (ledger, { entryIds, now }) => (0,open_runs/* giveUp */.Ht)(ledger, entryIds, now),
    'run-closed': open_runs/* closeRun */.Ql,
    /** Per declined fix that no scan has seen yet: new entries of its pages that were there at the decision. */
    'decisions-scanned': (ledger, event) => {
        const unseen = ({ before, fixId }) => before === undefined && Object.hasOwn(event.before, fixId);
        if (!ledger.declined.some(unseen))
            return 'known';
        const see = (topic) => unseen(topic) ? { ...topic, before: event.before[topic.fixId] ?? [] } : topic;
        return (0,ledger_change/* applied */.Ic)({ ...ledger, declined: ledger.declined.map(see) });
    },
    'scan-read': record_scan/* recordScan */.zf,
    'export-limited': (ledger, { notBefore }) => (ledger.exportNotBefore ?? 0) >= notBefore ? 'known' : (0,ledger_change/* applied */.Ic)({ ...ledger, exportNotBefore: notBefore }),
    'feedback-counted': (ledger, { tally }) => (0,ledger_change/* applied */.Ic)({ ...ledger, tally }),
    'votes-kept': (ledger, { votes }) => (0,ledger_change/* applied */.Ic)({ ...ledger, votes }),
    'waiting-listed': (ledger, { clusters, now }) => {
        const waiting = {
            at: now,
            clusters: clusters.slice(0, limits/* waitingShown */.P1),
            entries: clusters.reduce((sum, cluster) => sum + cluster.entries, 0),
            oldest: (0,record_scan/* earliest */.Qd)(clusters.map((cluster) => cluster.oldest)) ?? null,
            more: Math.max(0, clusters.length - limits/* waitingShown */.P1),
        };
        const isSame = JSON.stringify({ ...waiting, at: 0 }) === JSON.stringify({ ...ledger.waiting, at: 0 });
        return isSame ? 'known' : (0,ledger_change/* applied */.Ic)({ ...ledger, waiting });
    },
};
function count({ filteredCounts }, entries, step) {
    const counts = { ...filteredCounts };
    for (const { reason } of entries)
        if (reason !== undefined)
            counts[reason] = Math.max(0, (counts[reason] ?? 0) + step);
    return counts;
}

// EXTERNAL MODULE: ./build/ledger/fix.js
var ledger_fix = __webpack_require__(4187);
// EXTERNAL MODULE: ./build/addresses/repository-name.js
var repository_name = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
// EXTERNAL MODULE: ./build/ledger/claims.js
var claims = __webpack_require__(5743);
// EXTERNAL MODULE: ./build/ledger/repositories.js
var ledger_repositories = __webpack_require__(5670);
;// CONCATENATED MODULE: ./build/ledger/following.js







const followingRules = {
    'job-read': (0,ledger_change/* forFix */.zS)(['active'], readJob),
    'job-unreadable': (0,ledger_change/* forFix */.zS)(['active'], (before, fix, { error, found, now }) => {
        // A job in an unknown state shows all the same that `job-path` is right.
        const ledger = found ? { ...before, contact: true } : before;
        return miss(ledger, fix, now, limits/* unreadableFor */.LJ, { code: 'job-unreadable', error }, { code: 'job-lost', error });
    }),
    /** For every fix that the pull request belongs to. */
    'pull-read': (ledger, event) => {
        const fixes = ledger.fixes.filter((fix) => fix.prLink?.url === event.prLink.url);
        const change = fixes.reduce((before, fix) => {
            const next = followPull(before.ledger, fix, event);
            if (next === undefined)
                return before;
            return (0,ledger_change/* applied */.Ic)(next.ledger, { ...before.handled, ...next.handled }, [...before.closed, ...next.closed]);
        }, (0,ledger_change/* applied */.Ic)(ledger));
        return change.ledger === ledger ? 'known' : change;
    },
    'pull-unreadable': (0,ledger_change/* forFix */.zS)(['proposed'], (ledger, fix, { now }) => miss(ledger, fix, now, limits/* forgetUnreadable */.ZN, { code: 'pull-unreadable' }, { code: 'pull-lost' })),
    'pull-adopted': (0,ledger_change/* forFix */.zS)(['uncertain'], (ledger, fix, { prLink, repository, now }) => {
        if ((0,claims/* listLinked */.Cm)(ledger, prLink).length > 0)
            return 'stale';
        const name = (0,repository_name/* parseRepositoryName */.$M)(repository);
        const learned = (0,ledger_repositories/* learnRepositories */.h)(ledger, name === undefined ? [] : [name]);
        return (0,ledger_change/* moveFix */.BR)(learned, fix, 'proposed', now, { prLink, reason: undefined });
    }),
    /** It bears the markers of several fixes, or belongs to another one. */
    'pull-unclear': (0,ledger_change/* forFix */.zS)(['uncertain'], (ledger, fix, { prLink }) => {
        const { number } = prLink;
        const repository = (0,to_safe_text/* toSafeText */._)(prLink.repository);
        const claimed = (0,claims/* listLinked */.Cm)(ledger, prLink).length > 0 || undefined;
        const { reason } = fix;
        const isKnown = reason?.code === 'unclear-pull' && reason.number === number && reason.repository === repository;
        if (isKnown && reason.claimed === claimed)
            return 'known';
        return (0,ledger_change/* patchFix */.w9)(ledger, fix, { reason: { code: 'unclear-pull', repository, number, claimed } });
    }),
    'fix-freed': (0,ledger_change/* forFix */.zS)(['uncertain'], (ledger, fix, { now }) => (0,ledger_change/* moveFix */.BR)(ledger, fix, 'freed', now, { reason: { code: 'never-seen' } })),
    'fix-given-up': (0,ledger_change/* forFix */.zS)(['uncertain'], (ledger, fix, { now }) => (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', now, {
        reason: fix.reason?.code === 'unclear-pull' ? fix.reason : { code: 'unsettled' },
    })),
    'repository-read': (ledger, { name, readTo }) => {
        const known = ledger.repositories[name];
        if ((known?.readTo ?? 0) >= readTo)
            return 'known';
        const repository = { receives: known?.receives ?? false, readTo };
        return (0,ledger_change/* applied */.Ic)({ ...ledger, repositories: { ...ledger.repositories, [name]: repository } });
    },
};
function readJob(before, found, { job, repositories, prLink, rejectedLink, run, now }) {
    const ledger = { ...(0,ledger_repositories/* learnRepositories */.h)(before, repositories ?? []), contact: true };
    const reason = found.unreadableSince === undefined ? found.reason : undefined;
    const fix = { ...found, job: { id: job.id, status: job.status }, unreadableSince: undefined, reason };
    const succeed = (state, patch) => (0,ledger_change/* moveFix */.BR)((0,open_runs/* succeedInRun */.Lh)(ledger, run, now), fix, state, now, patch);
    if (prLink !== undefined) {
        // One that was merged for another fix may be older than this one, and missing in the lists that look back to it.
        const isMerged = ledger.fixes.some((other) => other.prLink?.url === prLink.url && other.state === 'merged');
        return succeed(isMerged ? 'merged' : 'proposed', { prLink, reason: undefined });
    }
    if (rejectedLink !== undefined)
        return succeed('unchanged', { rejectedLink, reason: { code: 'rejected-link' } });
    switch (job.status) {
        case 'active': {
            const isSame = found.job?.status === 'active' && found.unreadableSince === undefined;
            return isSame && before.contact ? 'known' : (0,ledger_change/* patchFix */.w9)(ledger, fix);
        }
        case 'archived':
            return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'archived', now, { reason: { code: 'archived' } });
        case 'failed':
            return (0,open_runs/* failFix */.m_)(ledger, fix, { code: 'agent-failed' }, run, now);
        case 'completed':
            if (fix.completedAt === undefined)
                return (0,ledger_change/* patchFix */.w9)(ledger, fix, { completedAt: now });
            return now - fix.completedAt < limits/* secondLook */.Qy ? 'stale' : succeed('unchanged', { reason: { code: 'no-change' } });
    }
}
/** What cannot be read is asked for again and shown; after a time its fix is given up. */
function miss(ledger, fix, now, longest, first, last) {
    const since = fix.unreadableSince;
    if (since === undefined)
        return (0,ledger_change/* patchFix */.w9)(ledger, fix, { unreadableSince: now, reason: first });
    return now - since <= longest ? 'known' : (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', now, { reason: last });
}
function followPull(ledger, fix, { state, closedAt, now }) {
    // A fix is where it is since its pull request was closed, not since somebody looked.
    const since = Math.min(now, closedAt ?? now);
    const isProposed = fix.state === 'proposed';
    if (state === 'merged' && (isProposed || fix.state === 'declined'))
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'merged', since);
    if (state === 'closed' && isProposed)
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'declined', since);
    if (!isProposed || fix.unreadableSince === undefined)
        return undefined;
    return (0,ledger_change/* patchFix */.w9)(ledger, fix, { unreadableSince: undefined, reason: undefined });
}

// EXTERNAL MODULE: ./build/ledger/reason.js
var reason = __webpack_require__(8486);
// EXTERNAL MODULE: ./build/ledger/tracking.js
var tracking = __webpack_require__(2359);
;// CONCATENATED MODULE: ./build/ledger/trouble.js
// Commands about what keeps runs from doing their work: recorded by the run that meets it, cleared by one that ends well.

const troubleRules = {
    /** Once per run. The same reason goes on counting; another begins anew. */
    'run-troubled': (ledger, { code, status, run, workflowRun, now }) => {
        const { trouble } = ledger;
        const isSame = trouble?.code === code && trouble.status === status;
        if (isSame && trouble.run === run)
            return 'known';
        const { since, times } = isSame ? trouble : { since: now, times: 0 };
        return (0,ledger_change/* applied */.Ic)({ ...ledger, trouble: { code, status, since, times: times + 1, run, workflowRun } });
    },
    /** A run that met the trouble itself clears nothing. */
    'run-succeeded': (ledger, { run }) => {
        if (ledger.trouble === undefined)
            return 'known';
        return ledger.trouble.run === run ? 'stale' : (0,ledger_change/* applied */.Ic)({ ...ledger, trouble: undefined });
    },
};

;// CONCATENATED MODULE: ./build/ledger/command.js








const rules = { ...creating/* creatingRules */.lW, ...followingRules, ...entryRules, ...tracking/* trackingRules */.bS, ...troubleRules };
/** One that no longer fits is dropped with its reason, and nothing may be sent for it. */
function applyCommand(ledger, command, stateOf) {
    const rule = rules[command.type];
    return rule(ledger, command, stateOf);
}
/** Ids whose place in the shards must be known before the command is judged. */
function questionedIds(command) {
    if (command.type === 'fix-submitted')
        return command.fix.entryIds;
    const asks = command.type === 'entries-filtered' || command.type === 'entries-released';
    return asks ? command.entries.map(({ id }) => id) : [];
}
/** What is recorded only because an effect is to follow. */
function isIntent({ type }) {
    return ['fix-submitted', 'issue-intended', 'comment-intended', 'review-intended'].includes(type);
}
/** Commands in a row: each meets what those before it have made of the ledger. `stateOf` answers from the shards. */
function applyBatch(before, commands, stateOf) {
    const accepted = [];
    const dropped = new Map();
    const resolved = new Map();
    const closed = [];
    const stateNow = (id) => (resolved.has(id) ? (0,reason/* judgeResolution */.Es)(resolved.get(id)) : stateOf(id));
    let ledger = before;
    for (const command of commands) {
        const next = applyCommand(ledger, command, stateNow);
        if (typeof next === 'string') {
            dropped.set(command, next);
            continue;
        }
        ledger = next.ledger;
        accepted.push(command);
        for (const fix of next.closed)
            closed.push(fix);
        for (const [id, resolution] of Object.entries(next.handled))
            resolved.set(id, resolution);
    }
    return { ledger: { ...pruneFixes(ledger), sequence: before.sequence + 1 }, accepted, dropped, resolved, closed };
}
/**
 * Closed fixes beyond the latest few leave `ledger.json` (the history has them), unless a comment has yet to report them, or they
 * are shown for a while because they ended without a pull request.
 */
function pruneFixes(ledger) {
    const news = [...(0,ledger_fix/* pendingNews */.dn)(ledger), ...(ledger.tracking.commentIntent?.news ?? [])];
    const latest = (fixes, most) => [...fixes].sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1)).slice(0, most);
    const shown = latest((0,ledger_fix/* listWithoutPull */.Sw)(ledger), limits/* recentWithoutPull */.LR);
    const recent = latest(ledger.fixes.filter(ledger_fix/* isClosed */.Lx), limits/* recentFixes */.tw);
    const stay = new Set([...news.map(({ fixId }) => fixId), ...[...recent, ...shown].map(({ id }) => id)]);
    return { ...ledger, fixes: ledger.fixes.filter((fix) => !(0,ledger_fix/* isClosed */.Lx)(fix) || stay.has(fix.id)) };
}


/***/ }),

/***/ 1445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ recentCreations),
/* harmony export */   lW: () => (/* binding */ creatingRules),
/* harmony export */   nh: () => (/* binding */ renewLeases)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
/* harmony import */ var _open_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1469);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5670);





/** Whether the job exists is known only when its creation has been answered. */
const sent = ['submitting', 'uncertain'];
const creatingRules = {
    'fix-submitted': (ledger, submission, stateOf) => {
        const reason = refuse(ledger, submission, stateOf);
        if (reason !== undefined)
            return reason;
        const { fix } = submission;
        const jobCreations = [...recentCreations(ledger, fix.at), fix.at];
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, fixes: [fix, ...ledger.fixes], jobCreations });
    },
    /** The request provably never was accepted: as if it had not been decided. */
    'fix-withdrawn': (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(sent, (ledger, fix) => {
        const index = ledger.jobCreations.indexOf(fix.at);
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
            ...(0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .reopenWindow */ .gH)(ledger, fix, fix.lease ?? fix.at),
            fixes: ledger.fixes.filter((other) => other.id !== fix.id),
            jobCreations: ledger.jobCreations.filter((_, position) => position !== index),
        });
    }),
    'job-created': (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(sent, (ledger, fix, event) => {
        const job = { id: event.job.id, status: event.job.status };
        const learned = (0,_repositories_js__WEBPACK_IMPORTED_MODULE_4__/* .learnRepositories */ .h)(ledger, event.repositories ?? []);
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(learned, fix, 'active', event.now, { job, reason: undefined });
    }),
    'job-unanswered': (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(['submitting'], (ledger, fix, { error, now }) => (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'uncertain', now, { reason: { code: 'unanswered', error } })),
    'job-refused': (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(sent, (ledger, fix, { error, run, now }) => (0,_open_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .failFix */ .m_)(ledger, fix, { code: 'refused', error }, run, now)),
    'service-limited': (ledger, { notBefore }) => (ledger.notBefore ?? 0) >= notBefore ? 'known' : (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, notBefore }),
    /** Whoever finds an expired lease calls the fix `uncertain`: it may or may not have been sent. */
    'lease-expired': (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(['submitting'], (ledger, fix, { now }) => (fix.lease ?? 0) > now ? 'stale' : (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'uncertain', now, { reason: { code: 'run-ended' } })),
};
function refuse(ledger, { fix, maxOpen, declines }, stateOf) {
    const open = ledger.fixes.filter((other) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(other, fix.at));
    const held = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .heldEntries */ .iR)(ledger);
    const sharesPage = (other) => other.pages.some((page) => fix.pages.includes(page));
    if ((0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, fix.id) !== undefined)
        return 'recorded';
    if (fix.entryIds.some((id) => held.has(id) || stateOf(id) !== 'new'))
        return 'entry-taken';
    if (open.some(sharesPage))
        return 'page-open';
    if (ledger.declined.some((topic) => !declines.includes(topic.fixId) && sharesPage(topic)))
        return 'declined';
    if (open.length >= maxOpen)
        return 'max-open';
    if (open.filter((other) => other.state === 'submitting').length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .submittingAtOnce */ .nT)
        return 'others-creating';
    if (recentCreations(ledger, fix.at).length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .creationsPerHour */ .yH)
        return 'hourly-limit';
    if ((ledger.notBefore ?? 0) > fix.at)
        return 'service-pause';
    if (!ledger.contact && open.some((other) => other.state !== 'proposed'))
        return 'no-contact';
    return undefined;
}
function recentCreations(ledger, now) {
    return ledger.jobCreations.filter((at) => now - at < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .creationWindow */ .MB);
}
/** Every checkpoint of a run renews its leases. */
function renewLeases(ledger, run, lease) {
    const renew = (fix) => (fix.state === 'submitting' && fix.run === run ? { ...fix, lease } : fix);
    return { ...ledger, fixes: ledger.fixes.map(renew) };
}


/***/ }),

/***/ 8453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ pages),
/* harmony export */   P3: () => (/* binding */ storeFix),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   eo: () => (/* binding */ readFix),
/* harmony export */   jN: () => (/* binding */ newsKinds),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   pV: () => (/* binding */ fixSchema),
/* harmony export */   sQ: () => (/* binding */ fixStates),
/* harmony export */   xP: () => (/* binding */ states)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1869);
/* harmony import */ var _feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8200);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8486);
// A fix as the ledger records it: one attempt at a cluster, given to the agent once, with what became of it.




/** What a comment on the tracking issue reports of a fix. */
const newsKinds = ['pull-request', 'given-up', 'needs-person'];
const open = { open: true, holdsEntries: true, hasPull: false, section: 'open' };
const done = { open: false, holdsEntries: true, hasPull: false, news: undefined, section: 'done' };
const pull = { hasPull: true, news: 'pull-request' };
const released = { ...done, holdsEntries: false, section: 'given-up' };
const states = {
    /** Recorded ahead; the job is sent while the lease lasts. */
    submitting: { ...open, news: undefined },
    active: { ...open, news: undefined },
    /** The creation got no answer: looked for, and not sent again before `adopt-within` has passed. */
    uncertain: { ...open, news: 'needs-person' },
    proposed: { ...open, ...pull },
    merged: { ...done, ...pull },
    /** Its pull request was closed unmerged; it may still be merged. */
    declined: { ...done, ...pull },
    /** The job completed without a pull request of this GitHub. */
    unchanged: done,
    failed: released,
    archived: done,
    /** No trace of it was found: its entries are new again. */
    freed: released,
    'given-up': { ...done, news: 'given-up', section: 'given-up' },
};
const fixStates = Object.keys(states);
/** Epoch milliseconds. */
const time = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
/** Of an issue or a comment: becomes part of addresses. */
const number = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive();
/** Normalised as of today: an older ledger may hold names that are folded further now. */
const pages = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).transform((names) => [...new Set(names.map(_feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .p))]);
/** What the last review of a pull request found. */
const judgedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['clear', 'look', 'block']),
    /** The commit that was judged. */
    head: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** What the readers asked for, and how many of these topics no hunk of the change touches. */
    topics: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative().optional(),
    unanswered: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative().optional(),
});
/** Our comment on its pull request: written and edited on the one of this number only. */
const reviewSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    nonce: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    at: time,
    /** Missing in older ledgers: the one that the fix's link names. */
    number: number.optional(),
    comment: number.optional(),
    judged: judgedSchema.optional(),
});
const fixSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(fixStates),
    pages,
    entryIds: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Of those who wrote something; `votes`: wordless downvotes of its pages. */
    distinctReaders: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    votes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    /** Creation time of its oldest dated entry: where the next window must begin if its entries become new again. */
    oldest: time.nullable(),
    /** One list of entry signatures per topic, by which a declined topic is recognised; emptied once it is closed. */
    topics: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    /** Nonce of the run that sent it. */
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** When its intent was recorded, and when it came into its present state. */
    at: time,
    since: time,
    /** Until when a `submitting` fix belongs to its run. */
    lease: time.optional(),
    job: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** When the job was first seen `completed` without a pull request. */
    completedAt: time.optional(),
    /** Of the job, or of its pull request. */
    unreadableSince: time.optional(),
    prLink: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** What was given as link and is no pull request of this GitHub: shown as code, never requested. */
    rejectedLink: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    reason: _reason_js__WEBPACK_IMPORTED_MODULE_1__/* .fixReasonSchema */ .dp.optional(),
    notified: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(newsKinds)),
    review: reviewSchema.optional(),
});
/** Whoever may write the branch can have changed a link, so it is judged like one that the service gives. */
function readFix({ prLink, ...fix }, serverUrl) {
    if (prLink === undefined)
        return fix;
    const pull = (0,_addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePullLink */ .dt)(prLink, serverUrl);
    return pull === undefined ? { ...fix, rejectedLink: prLink } : { ...fix, prLink: pull };
}
/**
 * A bad link of the service makes a fix `unchanged`; that of any other was stored under another server address than it was
 * read under, and stays where it was stored, so that the right address finds it again.
 */
function storeFix({ prLink, rejectedLink, ...fix }) {
    if (prLink !== undefined)
        return { ...fix, prLink: prLink.url };
    return fix.state === 'unchanged' ? { ...fix, rejectedLink } : { ...fix, prLink: rejectedLink };
}


/***/ }),

/***/ 4187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ findFix),
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   Sw: () => (/* binding */ listWithoutPull),
/* harmony export */   ZV: () => (/* binding */ latestTime),
/* harmony export */   dn: () => (/* binding */ pendingNews),
/* harmony export */   iR: () => (/* binding */ heldEntries),
/* harmony export */   n0: () => (/* binding */ holdsEntries),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _fix_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8453);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6986);
// What the state of a fix means, and what is asked of all of them.


/** Open fixes hold their pages and count towards `max-open`; a pull request unreadable for seven days no longer does. */
function isOpen({ state, unreadableSince }, now) {
    const isLost = state === 'proposed' && unreadableSince !== undefined && now - unreadableSince > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableFor */ .LJ;
    return _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .states */ .xP[state].open && !isLost;
}
function holdsEntries(fix) {
    return _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .states */ .xP[fix.state].holdsEntries;
}
/** It ended, and will not be followed again (a declined pull request may still be merged). */
function isClosed(fix) {
    return !_fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .states */ .xP[fix.state].open;
}
function findFix(ledger, id) {
    return ledger.fixes.find((fix) => fix.id === id);
}
function heldEntries(ledger) {
    return new Set(ledger.fixes.filter(holdsEntries).flatMap((fix) => fix.entryIds));
}
/**
 * The newest time that the ledger knows. What is shown for a while is measured by it: by the clock, a text would change while
 * the ledger stays as it is.
 */
function latestTime({ fixes, scans }) {
    const scanned = Object.values(scans).flatMap(({ complete }) => complete ?? []);
    return [...fixes.map(({ since }) => since), ...scanned].reduce((latest, time) => Math.max(latest, time), 0);
}
/** Those that ended lately without a pull request: nothing of them is open, but people may wonder why. */
function listWithoutPull(ledger) {
    const latest = latestTime(ledger);
    return ledger.fixes.filter(({ state, since }) => state === 'unchanged' && latest - since <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPullShown */ .zx);
}
/** What no comment has reported yet; a pull request of several fixes once. */
function pendingNews({ fixes }) {
    const reported = new Set(fixes.filter((fix) => fix.notified.includes('pull-request')).map((fix) => fix.prLink?.url));
    return fixes.flatMap((fix) => {
        const { news } = _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .states */ .xP[fix.state];
        if (news === undefined || fix.notified.includes(news))
            return [];
        if (news === 'pull-request') {
            const link = fix.prLink?.url;
            if (link !== undefined && reported.has(link))
                return [];
            reported.add(link);
        }
        return [{ fixId: fix.id, news }];
    });
}


/***/ }),

/***/ 1826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ keyed),
/* harmony export */   fq: () => (/* binding */ pairsOf),
/* harmony export */   oH: () => (/* binding */ keyedBy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
// Objects of the ledger's files whose keys are somebody's: ids, pages, names.

/** Pairs, since an id such as `__proto__` is an id like any other: zod's own record leaves it out. */
function pairsOf(value) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
        .transform((given) => Object.entries(given))
        .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), value])));
}
function keyed(value) {
    return pairsOf(value).transform((pairs) => Object.fromEntries(pairs));
}
/** An older ledger may hold several names for what is one key today: `join` makes one value of theirs. */
function keyedBy(read, value, join) {
    return pairsOf(value).transform((pairs) => {
        const values = new Map();
        for (const [name, given] of pairs) {
            const key = read(name);
            const known = values.get(key);
            values.set(key, known === undefined ? given : join(known, given));
        }
        return Object.fromEntries(values);
    });
}


/***/ }),

/***/ 6986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ listLag),
/* harmony export */   JG: () => (/* binding */ leaseLength),
/* harmony export */   KH: () => (/* binding */ manyPages),
/* harmony export */   Ku: () => (/* binding */ mostRemembered),
/* harmony export */   LJ: () => (/* binding */ unreadableFor),
/* harmony export */   LR: () => (/* binding */ recentWithoutPull),
/* harmony export */   MB: () => (/* binding */ creationWindow),
/* harmony export */   P1: () => (/* binding */ waitingShown),
/* harmony export */   P3: () => (/* binding */ undatedPauses),
/* harmony export */   QU: () => (/* binding */ forgetScans),
/* harmony export */   Qy: () => (/* binding */ secondLook),
/* harmony export */   SN: () => (/* binding */ declinedReturns),
/* harmony export */   Wd: () => (/* binding */ fewestSteps),
/* harmony export */   ZN: () => (/* binding */ forgetUnreadable),
/* harmony export */   _L: () => (/* binding */ patience),
/* harmony export */   gd: () => (/* binding */ recentDeclined),
/* harmony export */   j6: () => (/* binding */ leaseReserve),
/* harmony export */   l0: () => (/* binding */ pauseAfter),
/* harmony export */   nT: () => (/* binding */ submittingAtOnce),
/* harmony export */   oR: () => (/* binding */ windowOverlap),
/* harmony export */   qz: () => (/* binding */ tallyWeeks),
/* harmony export */   so: () => (/* binding */ votesPerPage),
/* harmony export */   tw: () => (/* binding */ recentFixes),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   vq: () => (/* binding */ tallyPages),
/* harmony export */   yH: () => (/* binding */ creationsPerHour),
/* harmony export */   zx: () => (/* binding */ withoutPullShown)
/* harmony export */ });
// The numbers that bind the ledger. Times in milliseconds.
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long a fix in `submitting`, or an intent, belongs to its run. */
const leaseLength = 10 * minute;
/** No creation starts with less lease left than this. */
const leaseReserve = 2 * minute;
/** Fixes of a ledger that are in `submitting` at a time, at most. */
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
/** Without a usable `Retry-After`, creating and reading pause for the first; a longer one counts as the second. */
const pauseWithoutHint = 15 * minute;
const longestPause = day;
/** Before this has passed since an intent, its absence in a list decides nothing. */
const listLag = minute;
const windowOverlap = day;
/** Between two scans without dates: while they find something, and after ever more of them that found nothing. */
const undatedPauses = [day, 7 * day, 30 * day];
/** One that takes more pages than this comes at most weekly. */
const manyPages = 50;
/** What was scanned with filters that were not used for so long is forgotten. */
const forgetScans = 30 * day;
/** New entries of a declined topic before it is proposed again. */
const declinedReturns = 3;
/** Closed fixes that stay in `ledger.json` for the tracking issue. */
const recentFixes = 40;
/** What ended without a pull request is shown for so long; beyond those, the latest few of that time stay there too. */
const withoutPullShown = 30 * day;
const recentWithoutPull = 200;
const recentDeclined = 200;
const waitingShown = 50;
/** Runs in a row in which a walk over the export lives on what others leave of the budget, before half of it is its own. */
const patience = 3;
/** So many creation times in a row come in one direction by chance once in forty million times. */
const fewestSteps = 10;
/** Ids done with that a scan keeps in `ledger.json`. */
const mostRemembered = 5000;
const tallyPages = 500;
const tallyWeeks = 26;
const votesPerPage = 200;
/** How long the service wants to be left alone. @param retryAfter what it asked for, in milliseconds */
function pauseAfter(retryAfter) {
    return Math.min(retryAfter ?? pauseWithoutHint, longestPause);
}


/***/ }),

/***/ 6351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _r: () => (/* binding */ migrate),
  wr: () => (/* binding */ readCode),
  zK: () => (/* binding */ readRow)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/ledger/keyed.js
var keyed = __webpack_require__(1826);
;// CONCATENATED MODULE: ./build/ledger/version-1.json
const version_1_namespaceObject = /*#__PURE__*/JSON.parse('{"a try-out of the form":"test-submission","advertising":"advertising","asks for access":"access","asks for help with an account, a bill or an order":"support-request","asks for its prompt":"prompt-disclosure","asks for secrets":"secrets","asks to change what is no documentation":"changes-machinery","brings in code from elsewhere":"foreign-code","claims to be in charge":"claims-authority","dictates its pull request":"dictates-pull-request","disguises them":"disguised-instructions","forges a message of the system":"forged-message","forges the end of what it quotes":"forged-end","gets round a review or a check":"skips-checks","given up: every attempt at it failed":"given-up","gives it another role":"role-change","hides text from sight":"hidden-text","hides them from sight":"hidden-instructions","is addressed to it":"addresses-agent","no words that say anything":"no-usable-text","only links or addresses":"links-only","placeholder text":"placeholder-text","praise without a wish":"praise-only","puts them where a name belongs":"instructions-in-names","sends away what is not public":"exfiltration","sends it to orders elsewhere":"indirect-instructions","shows several signs of them":"several-signs","tells it to drop its instructions":"override","tells it to hide what it does":"concealment"}');
;// CONCATENATED MODULE: ./build/ledger/migrate.js
// Version 1 stored sentences where today's ledger has codes. It is carried over as it is read; the next commit writes version 2.



const codes = new Map(Object.entries(version_1_namespaceObject));
const flag = /^(?:possible prompt injection: |looks like orders to the agent, not feedback: )/;
/** Of why an entry was filtered out: the code of a sentence; anything else as it is. */
function readCode(text) {
    if (typeof text !== 'string')
        return text;
    const sign = text.replace(flag, '');
    // A flag that was reworded since can be taken back by a person all the same.
    return codes.get(sign) ?? (sign === text ? text : 'several-signs');
}
/** A shard's row of version 1 was the id of a fix, or a sentence. */
function readRow(row) {
    if (typeof row !== 'string' || row === 'given-up' || row === 'released')
        return row;
    const code = readCode(row);
    if (code !== row || row === 'advertising')
        return { filtered: code };
    return row.includes(' ') ? { filtered: 'other', text: row } : { fix: row };
}
const readers = schemas/* looseObject */._H3({ voices: schemas/* unknown */.L5J() });
const renamedCount = readers.transform(({ voices, ...counts }) => ({ ...counts, comments: voices }));
const other = schemas/* string */.YjP().transform((text) => ({ code: 'other', text }));
const version1 = schemas/* looseObject */._H3({
    fixes: schemas/* array */.YOg(readers.extend({ told: schemas/* unknown */.L5J(), prLink: schemas/* unknown */.L5J().optional(), reason: other.optional() })),
    creations: schemas/* unknown */.L5J(),
    rounds: schemas/* unknown */.L5J(),
    tally: schemas/* looseObject */._H3({ pages: (0,keyed/* keyed */.Dh)(renamedCount), weeks: (0,keyed/* keyed */.Dh)(renamedCount) }),
    waiting: schemas/* looseObject */._H3({ clusters: schemas/* array */.YOg(readers.extend({ reason: other })) }),
    setAside: schemas/* unknown */.L5J(),
});
const rejected = 'The service gave an address that is not a pull request of this GitHub.';
/** Reasons of fixes and clusters are only shown, so their sentences stay. The schema of today judges the result. */
function migrate(json) {
    const { fixes, creations, rounds, waiting, setAside, ...same } = version1.parse(json);
    return {
        ...same,
        schema: 2,
        fixes: fixes.map(({ voices, told, prLink, ...fix }) => ({
            ...fix,
            ...(fix.reason?.text === rejected ? { rejectedLink: prLink } : { prLink }),
            distinctReaders: voices,
            notified: told,
        })),
        jobCreations: creations,
        openRuns: rounds,
        waiting: {
            ...waiting,
            clusters: waiting.clusters.map(({ voices, ...cluster }) => ({ ...cluster, distinctReaders: voices })),
        },
        filteredCounts: setAside,
    };
}


/***/ }),

/***/ 1469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ countPending),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Lh: () => (/* binding */ succeedInRun),
/* harmony export */   Ql: () => (/* binding */ closeRun),
/* harmony export */   m_: () => (/* binding */ failFix),
/* harmony export */   xL: () => (/* binding */ countFailures)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
// Attempts: failures count per entry, but not those of a run in which no job succeeded, so they wait until the run is closed.



/** A fix whose job failed, in the account of the run that saw it. */
function failFix(ledger, fix, reason, run, now) {
    const change = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'failed', now, { reason });
    const { openRuns } = change.ledger;
    const results = openRuns[run] ?? { at: now, failed: [], succeeded: false };
    const account = { ...results, failed: [...results.failed, ...fix.entryIds] };
    return { ...change, ledger: { ...change.ledger, openRuns: { ...openRuns, [run]: account } } };
}
/** A job that succeeded shows that the service works: caution ends. */
function succeedInRun(ledger, run, now) {
    const results = ledger.openRuns[run] ?? { at: now, failed: [], succeeded: true };
    return { ...ledger, cautious: false, openRuns: { ...ledger.openRuns, [run]: { ...results, succeeded: true } } };
}
/** Closes the run's account, and those that crashed runs left open a day ago. */
function closeRun(ledger, event) {
    const open = new Map(Object.entries(ledger.openRuns));
    const attempts = new Map(Object.entries(ledger.attempts));
    let { cautious } = ledger;
    for (const [run, { at, failed, succeeded }] of Object.entries(ledger.openRuns)) {
        if (run !== event.run && event.now - at <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd)
            continue;
        open.delete(run);
        if (succeeded)
            for (const id of failed)
                attempts.set(id, (attempts.get(id) ?? 0) + 1);
        else if (run === event.run && failed.length > 0)
            cautious = true;
    }
    if (open.size === Object.keys(ledger.openRuns).length)
        return 'known';
    const exhausted = [...attempts].filter(([, count]) => count >= event.maxAttempts).map(([id]) => id);
    const counts = { openRuns: Object.fromEntries(open), attempts: Object.fromEntries(attempts), cautious };
    return giveUp({ ...ledger, ...counts }, exhausted, event.now);
}
/** Failed jobs of an entry, whose id may be the name of what every object has. */
function countFailures({ attempts }, id) {
    return Object.hasOwn(attempts, id) ? (attempts[id] ?? 0) : 0;
}
/** Failures whose run has not closed its account: whether they count is not known yet. */
function countPending(ledger, id) {
    return Object.values(ledger.openRuns).flatMap(({ failed }) => failed.filter((other) => other === id)).length;
}
/**
 * Entries whose attempts are used up are done with, unless another fix holds them. The latest failed fix shows it
 * when it holds nothing else; what no fix shows is counted.
 */
function giveUp(ledger, entryIds, now) {
    const held = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .heldEntries */ .iR)(ledger);
    const spent = new Set(entryIds.filter((id) => !held.has(id)));
    if (spent.size === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(ledger);
    const shown = new Set();
    const closed = [];
    let next = ledger;
    for (const fix of [...ledger.fixes].sort((a, b) => b.since - a.since || b.at - a.at)) {
        if (fix.state !== 'failed' || !fix.entryIds.every((id) => spent.has(id) && !shown.has(id)))
            continue;
        for (const id of fix.entryIds)
            shown.add(id);
        const change = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(next, fix, 'given-up', now);
        next = change.ledger;
        for (const one of change.closed)
            closed.push(one);
    }
    const unshown = spent.size - shown.size;
    const counts = next.filteredCounts;
    const filteredCounts = unshown === 0 ? counts : { ...counts, 'given-up': (counts['given-up'] ?? 0) + unshown };
    const handled = Object.fromEntries([...spent].map((id) => [id, 'given-up']));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)({ ...next, filteredCounts }, [...spent]), handled, closed);
}


/***/ }),

/***/ 8486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ judgeResolution),
/* harmony export */   Fj: () => (/* binding */ waitReasonSchema),
/* harmony export */   dp: () => (/* binding */ fixReasonSchema),
/* harmony export */   yC: () => (/* binding */ resolutionSchema),
/* harmony export */   yf: () => (/* binding */ parseCounted)
/* harmony export */ });
/* unused harmony export refusals */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8816);
/* harmony import */ var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1451);
/* harmony import */ var _triage_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2377);
/* harmony import */ var _migrate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
// Reasons as codes with parameters; `report/reason-sentences.ts` has their sentences.




/** Whoever may write the branch can have changed them. */
const words = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().transform((text) => (0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSafeText */ ._)(text, 300));
const limit = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig();
/** A sentence of version 1. */
const other = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('other'), text: words });
/** Why a fix is in its state. */
const fixReasonSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('code', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
            'run-ended',
            'rejected-link',
            'archived',
            'agent-failed',
            'no-change',
            'pull-unreadable',
            'pull-lost',
            // No pull request bears its marker; no list could be read that might hold one.
            'never-seen',
            'unsettled',
        ]),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['unanswered', 'refused', 'job-unreadable', 'job-lost']), error: words }),
    // A pull request bears its marker, and others beside it; `claimed`: it belongs to another fix.
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('unclear-pull'),
        repository: words,
        number: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
        claimed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    }),
    other,
]);
/** Why a `fix-submitted` was refused by the ledger that it met. */
const refusals = [
    'recorded',
    'entry-taken',
    'page-open',
    'declined',
    'max-open',
    'others-creating',
    'hourly-limit',
    'service-pause',
    'no-contact',
];
/** Why a cluster gets no job now. */
const waitReasonSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('code', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
            'page-open',
            // Another cluster of the page goes first in this run.
            'page-next',
            'paused',
            // Its last attempt failed in this run, and whether that counts is not known yet.
            'last-attempt',
            'no-contact',
            'job-path',
            'cautious',
            // Creating ended: another run creates the issue, a creation got no answer, leases ran out, SIGTERM, a fault.
            'issue-intended',
            'unanswered',
            'out-of-time',
            'stopped',
            'broken-off',
        ]),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['max-open', 'max-jobs', 'max-attempts', 'hourly-limit', 'refused-in-row']), limit }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('min-cluster-size'), comments: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), limit }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('declined'), after: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('service-pause'), until: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('overtaken'), by: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(refusals) }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('service'), error: words }),
    // It creates no job at all, whatever the prompt.
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('creation-refused'), status: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }),
    other,
]);
const countedCodes = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([..._triage_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .filterCodes */ .HQ, ..._triage_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .flagCodes */ .vm, 'other', 'given-up']);
/** Entries that no fix shows are counted by these. `given-up`: every attempt failed; `other`: not known to this version. */
const countedReason = zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(_migrate_js__WEBPACK_IMPORTED_MODULE_2__/* .readCode */ .wr, countedCodes).catch('other');
const parseCounted = (code) => countedReason.parse(code);
/**
 * What became of an entry, as the shards record it: its fix, why it was filtered out, that its attempts were used up, or that
 * a person released it, so that it is new again and triage lets it pass.
 */
const resolution = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['given-up', 'released']),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ fix: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        filtered: zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(_migrate_js__WEBPACK_IMPORTED_MODULE_2__/* .readCode */ .wr, countedCodes.exclude(['given-up'])).catch('other'),
        text: words.optional(),
    }),
]);
const resolutionSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(_migrate_js__WEBPACK_IMPORTED_MODULE_2__/* .readRow */ .zK, resolution);
function judgeResolution(resolution) {
    if (resolution === undefined || resolution === 'released')
        return 'new';
    const code = typeof resolution === 'object' && 'filtered' in resolution ? resolution.filtered : 'other';
    return code !== 'other' && (0,_triage_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .isFlagged */ .Hd)(code) ? 'flagged' : 'done';
}


/***/ }),

/***/ 8441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qd: () => (/* binding */ earliest),
/* harmony export */   x7: () => (/* binding */ latestScan),
/* harmony export */   zf: () => (/* binding */ recordScan)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5355);
// What a run has read of the export: how far each walk has come, and what the next window has to ask for again.




function recordScan(ledger, { scan }) {
    const before = ledger.scans[scan.filters] ?? { done: [] };
    const reads = new Map(scan.walks.map((read) => [read.walk.kind, read]));
    const dated = recordDated(ledger, before, scan, reads);
    const record = { ...dated, ...recordUndated(before, reads.get('undated'), scan) };
    // Filters that nobody uses any more are forgotten: using them again begins at `max-age`.
    const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - lastUse(other) < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .forgetScans */ .QU);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, scans: { ...Object.fromEntries(used), [scan.filters]: record } });
}
function recordDated(ledger, before, scan, reads) {
    const { undated: _, undatedPages: _pages, fruitless: _fruitless, undatedWalk: _walk, ...dated } = before;
    const { backlog, newest, readTo, ...settled } = dated;
    const main = reads.get('backlog') ?? reads.get('window');
    if (main === undefined || isOvertaken(main, backlog))
        return keepWaiting(dated, scan.oldestWaiting);
    const { walk, end } = main;
    const latest = reads.get('newest');
    const read = Math.max(walk.start, readTo ?? 0, latest?.end === 'ended' ? latest.walk.start : 0);
    // A window that was read whole says nothing of what other runs have read beyond it meanwhile.
    const complete = walk.kind === 'window' ? walk.start : read;
    if (end === 'ended')
        return completeScan(ledger, settled, scan, main, { complete, oldest: backlog?.oldestWaiting });
    const record = {
        ...settled,
        done: rememberIds(before.done, keptIds(scan, walk.from ?? 0)),
        readTo: read,
        // One that ended early continues with the rest of its window, or requests all of it again.
        backlog: { ...toRecord(walk), oldestWaiting: backlog?.oldestWaiting },
        // What is newest must not wait for a walk that leads nowhere.
        ...(latest?.end === 'paused' ? { newest: toRecord(latest.walk) } : {}),
    };
    return keepWaiting(record, scan.oldestWaiting);
}
/** Another run has finished that backlog, or begun one, meanwhile: what this one has read is asked for again. */
function isOvertaken({ walk, end }, backlog) {
    if (walk.kind === 'backlog')
        return walk.start !== backlog?.start;
    // Nothing was asked for: the next run begins with a window of its own.
    return end !== 'ended' && (backlog !== undefined || walk.pages === 0);
}
function keepWaiting(record, time) {
    const { backlog } = record;
    if (time === undefined)
        return record;
    if (backlog === undefined)
        return { ...record, oldestWaiting: earliest([record.oldestWaiting, time]) };
    return { ...record, backlog: { ...backlog, oldestWaiting: earliest([backlog.oldestWaiting, time]) } };
}
function completeScan(ledger, before, scan, { walk }, { complete, oldest }) {
    // What came free while the scan ran, or just before and unknown to it, it took for held.
    const since = walk.start - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .leaseLength */ .JG;
    const reopened = (before.reopened?.at ?? 0) >= since ? before.reopened : undefined;
    // Filters that are used for the first time had no record yet in which that could stand.
    const released = ledger.fixes.filter((fix) => !(0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsEntries */ .n0)(fix) && fix.since >= since).map((fix) => fix.oldest);
    const oldestWaiting = earliest([scan.oldestWaiting, oldest, reopened?.oldest, ...released]);
    const from = (0,_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .windowStart */ .Nf)({ complete, oldestWaiting });
    const kept = keptIds(scan, from);
    // Of a walk over several runs, only the last part is at hand to tell which ids the next window still returns.
    const known = new Set(walk.kind === 'window' ? scan.window.filter(({ at }) => at >= from).map(({ id }) => id) : before.done);
    const remembered = before.done.filter((id) => known.has(id));
    return { complete, oldestWaiting, reopened, done: rememberIds(remembered, kept) };
}
/** They only spare questions to the shards, so too many of them are forgotten. */
function rememberIds(before, ids) {
    const all = [...new Set([...before, ...ids])];
    return (all.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .mostRemembered */ .Ku ? ids.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .mostRemembered */ .Ku) : all).toSorted();
}
/** Ids done with that a window from there on returns. */
function keptIds(scan, from) {
    const inside = new Set(scan.window.filter(({ at }) => at >= from).map(({ id }) => id));
    return scan.done.filter((id) => inside.has(id));
}
function recordUndated(before, read, scan) {
    const { undated = Number.NEGATIVE_INFINITY, undatedPages, fruitless = 0, undatedWalk } = before;
    // Without one, or another run has brought it to its end meanwhile.
    if (read === undefined || undated >= read.walk.start)
        return { undated: before.undated, undatedPages, fruitless: before.fruitless, undatedWalk };
    const { start, pages } = read.walk;
    const found = scan.found || (undatedWalk?.start === start && undatedWalk.found);
    if (read.end === 'ended')
        return { undated: start, undatedPages: pages, fruitless: found ? 0 : fruitless + 1 };
    // Where it stood is not known, so another one begins anew tomorrow.
    if (read.end === 'broken')
        return { undated: start, fruitless: 0 };
    const walk = { ...toRecord(read.walk), found, tally: scan.tally };
    return { undated: before.undated, undatedPages, fruitless: before.fruitless, undatedWalk: walk };
}
function toRecord({ kind: _, ...walk }) {
    return walk;
}
/** With the filters that were used last. */
function latestScan({ scans }) {
    return Object.values(scans).toSorted((a, b) => lastUse(b) - lastUse(a))[0];
}
function lastUse({ complete = 0, readTo = 0, backlog }) {
    return Math.max(complete, readTo, backlog?.start ?? 0);
}
function earliest(times) {
    const known = times.filter((time) => typeof time === 'number');
    return known.length === 0 ? undefined : known.reduce((a, b) => Math.min(a, b));
}


/***/ }),

/***/ 5670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ learnRepositories),
/* harmony export */   v: () => (/* binding */ listReceiving)
/* harmony export */ });
/* harmony import */ var _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9763);
// Repositories that this project's pull requests come from: learned from jobs and links.

/** More than any project has. */
const mostRepositories = 20;
/** Where jobs come from is where their pull requests are looked for. GitHub does not tell upper from lower case. */
function learnRepositories(ledger, names) {
    const repositories = new Map(Object.entries(ledger.repositories));
    for (const name of names) {
        const known = [...repositories.keys()].find((other) => other.toLowerCase() === name.toLowerCase());
        if (known === undefined && repositories.size >= mostRepositories)
            continue;
        repositories.set(known ?? name, { ...repositories.get(known ?? name), receives: true });
    }
    return { ...ledger, repositories: Object.fromEntries(repositories) };
}
/**
 * Until a job's source or link has named one, the tracking repository counts as the one that receives pull requests.
 * Whoever can write the ledger's branch may have put any name there.
 */
function listReceiving(ledger, tracking) {
    const learned = Object.keys(ledger.repositories)
        .filter((name) => ledger.repositories[name]?.receives)
        .map(_addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRepositoryName */ .$M)
        .filter((name) => name !== undefined);
    return learned.length === 0 ? [tracking] : learned;
}


/***/ }),

/***/ 5355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ beginWalk),
/* harmony export */   Nf: () => (/* binding */ windowStart),
/* harmony export */   hn: () => (/* binding */ planScan)
/* harmony export */ });
/* unused harmony exports nameFilters, listStreams */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6986);

const allSources = 4;
function nameFilters(filters) {
    const list = (values) => [...new Set(values)].sort().join(',');
    return `sources=${list(filters.sources)} statuses=${list(filters.statuses)}`;
}
/**
 * @param maxAge milliseconds; undefined: no limit
 * @param undated a scan without dates is made whether it is due or not; `anew`: also if one is on its way
 */
function planScan(ledger, filters, { maxAge, now, undated }) {
    const name = nameFilters(filters);
    const record = ledger.scans[name] ?? { done: [] };
    const begin = (kind, from) => beginWalk(filters, kind, now, from);
    const walks = [];
    if (record.backlog === undefined)
        walks.push(begin('window', windowFrom(record, maxAge, now)));
    else {
        const seen = record.readTo ?? record.backlog.start;
        walks.push(record.newest === undefined ? begin('newest', seen - _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .windowOverlap */ .oR) : { kind: 'newest', ...record.newest });
        const { oldestWaiting: _, ...backlog } = record.backlog;
        walks.push({ kind: 'backlog', ...backlog });
    }
    const whole = planUndated(record, () => begin('undated'), undated ?? (isUndatedDue(record, now) ? 'now' : undefined));
    // Once all that bears a date has been read, half of each run's budget is its own.
    const share = record.complete === undefined ? 0 : _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .patience */ ._L;
    if (whole !== undefined)
        walks.push({ ...whole, waited: Math.max(whole.waited, share) });
    return { filters: name, start: now, walks };
}
function planUndated({ undatedWalk }, begin, wanted) {
    if (undatedWalk === undefined || wanted === 'anew')
        return wanted && begin();
    const { found: _, tally: _tally, ...walk } = undatedWalk;
    return { kind: 'undated', ...walk };
}
function beginWalk(filters, kind, start, from) {
    const streams = listStreams(filters).map((source) => (source === undefined ? {} : { source }));
    return { kind, start, ...(from === undefined ? {} : { from: Math.max(0, from) }), streams, pages: 0, waited: 0 };
}
function windowFrom(record, maxAge, now) {
    const reach = maxAge === undefined ? undefined : now - maxAge;
    const wanted = record.complete === undefined ? undefined : windowStart(record);
    return wanted === undefined ? reach : Math.max(wanted, reach ?? wanted);
}
/** Where the next window begins: the earlier of the last complete scan and the oldest entry not done with, minus a day. */
function windowStart(record) {
    return Math.min(record.complete ?? 0, record.oldestWaiting ?? Number.POSITIVE_INFINITY) - _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .windowOverlap */ .oR;
}
function isUndatedDue({ undated, undatedPages = 0, fruitless = 0 }, now) {
    if (undated === undefined)
        return true;
    const [, weekly] = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedPauses */ .P3;
    const pause = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedPauses */ .P3[Math.min(Math.max(0, fruitless - 1), _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedPauses */ .P3.length - 1)] ?? _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .day */ .vd;
    return now - undated >= (undatedPages > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .manyPages */ .KH ? Math.max(pause, weekly) : pause);
}
/** The service filters by one source or none: some but not all sources are one stream each. */
function listStreams(filters) {
    const sources = [...new Set(filters.sources)];
    return sources.length === allSources ? [undefined] : sources;
}


/***/ }),

/***/ 1605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ LedgerSession)
});

// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
// EXTERNAL MODULE: ./build/ledger/command.js + 3 modules
var ledger_command = __webpack_require__(461);
// EXTERNAL MODULE: ./build/ledger/creating.js
var creating = __webpack_require__(1445);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/ledger/fix-record.js
var fix_record = __webpack_require__(8453);
// EXTERNAL MODULE: ./build/docs-api/vocabulary.js
var vocabulary = __webpack_require__(8595);
// EXTERNAL MODULE: ./build/feedback/doc-path.js + 2 modules
var doc_path = __webpack_require__(8200);
// EXTERNAL MODULE: ./build/ledger/keyed.js
var keyed = __webpack_require__(1826);
// EXTERNAL MODULE: ./build/ledger/reason.js
var reason = __webpack_require__(8486);
// EXTERNAL MODULE: ./build/ledger/trouble-record.js
var trouble_record = __webpack_require__(4773);
;// CONCATENATED MODULE: ./build/ledger/ledger.js
// `ledger.json`: ids, hashes, counts, times and links, never a reader's words. The types are what the schema reads.








/** Recorded before an effect on GitHub: only its run acts on it until `lease`; later runs look for the nonce. */
const intent = schemas/* object */.Ikc({ nonce: schemas/* string */.YjP(), run: schemas/* string */.YjP(), at: fix_record/* time */.kB, lease: fix_record/* time */.kB });
/** What a comment reports. */
const newsSchema = schemas/* object */.Ikc({ fixId: schemas/* string */.YjP(), news: schemas/* enum */.k5n(fix_record/* newsKinds */.jN) });
/** How far one stream of the export has been read, in the order in which the service gives it. */
const stream = schemas/* object */.Ikc({
    source: schemas/* enum */.k5n(vocabulary/* feedbackSources */.um).optional(),
    /** Of the next page; absent: the first page of what is left of the window. */
    cursor: schemas/* string */.YjP().optional(),
    /** How creation times have run so far, over how many steps, and the last of them. */
    order: schemas/* enum */.k5n(['newest-first', 'oldest-first', 'mixed']).optional(),
    steps: schemas/* number */.aig().optional(),
    last: fix_record/* time */.kB.optional(),
    /** What is left of the walk's window, once the service has dropped a cursor. */
    from: fix_record/* time */.kB.optional(),
    to: fix_record/* time */.kB.optional(),
});
/** A walk over the export that may go on in a later run. */
const walk = schemas/* object */.Ikc({
    /** The frozen end of its window; of a walk without dates, when it began. */
    start: fix_record/* time */.kB,
    /** The start of its window; absent: from the beginning, or without dates. */
    from: fix_record/* time */.kB.optional(),
    /** Streams that have not come to their end. */
    streams: schemas/* array */.YOg(stream),
    /** Read so far. */
    pages: schemas/* number */.aig(),
    /** Runs in a row in which it lived on what other walks left of the budget. */
    waited: schemas/* number */.aig(),
});
const pageCount = schemas/* object */.Ikc({ comments: schemas/* number */.aig(), up: schemas/* number */.aig(), down: schemas/* number */.aig(), silent: schemas/* number */.aig() });
/** Counted afresh by each scan without dates, added to by the windows between. */
const tally = schemas/* object */.Ikc({
    /** Entries created before this time are in the counts. */
    countedTo: fix_record/* time */.kB,
    pages: (0,keyed/* keyedBy */.oH)(doc_path/* parseDocPath */.p, pageCount, (a, b) => ({
        comments: a.comments + b.comments,
        up: a.up + b.up,
        down: a.down + b.down,
        silent: a.silent + b.silent,
    })),
    /** By the Monday (YYYY-MM-DD, UTC) of the week of submission: entries with words, wordless votes. */
    weeks: (0,keyed/* keyed */.Dh)(schemas/* object */.Ikc({ comments: schemas/* number */.aig(), votes: schemas/* number */.aig() })),
});
/** By the text of the filters. */
const scan = schemas/* object */.Ikc({
    /** Start of the last complete scan of a window. */
    complete: fix_record/* time */.kB.optional(),
    /** Creation time of the oldest entry that is not done with. */
    oldestWaiting: fix_record/* time */.kB.optional(),
    /** The rest of a window that was too much for one run, and the oldest entry not done with in what was read of it. */
    backlog: walk.extend({ oldestWaiting: fix_record/* time */.kB.optional() }).optional(),
    /** While there is a backlog: up to when newer entries have been read, and the walk that is on its way beyond. */
    readTo: fix_record/* time */.kB.optional(),
    newest: walk.optional(),
    /** Start of the last complete scan without dates, and how many pages it took. */
    undated: fix_record/* time */.kB.optional(),
    undatedPages: schemas/* number */.aig().optional(),
    /** Such scans in a row that found nothing that a window would not have brought. */
    fruitless: schemas/* number */.aig().optional(),
    undatedWalk: walk.extend({ found: schemas/* boolean */.zMY(), tally: tally.optional() }).optional(),
    /** When entries of a fix last became new again, and the creation time of the oldest of them. */
    reopened: schemas/* strictObject */.rej({ at: fix_record/* time */.kB, oldest: fix_record/* time */.kB }).optional(),
    /** Done ids that the next window still returns, so that it need not read the shards. */
    done: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const waiting = schemas/* object */.Ikc({
    key: schemas/* string */.YjP(),
    pages: fix_record/* pages */.Bd,
    entries: schemas/* number */.aig(),
    distinctReaders: schemas/* number */.aig(),
    votes: schemas/* number */.aig(),
    oldest: fix_record/* time */.kB.nullable(),
    decision: schemas/* enum */.k5n(['deferred', 'too-small', 'open-fix', 'declined']),
    reason: reason/* waitReasonSchema */.Fj,
});
const declinedTopic = schemas/* object */.Ikc({
    fixId: schemas/* string */.YjP(),
    /** When its pull request was closed. */
    at: fix_record/* time */.kB,
    pages: fix_record/* pages */.Bd,
    signatures: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** New entries of its pages that were there at the decision, as the first scan after it saw them. */
    before: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const ledgerSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz(2),
    project: schemas/* string */.YjP(),
    sequence: schemas/* number */.aig().int(),
    /** Newest first: those that are open, and the latest that are closed (`recentFixes`). */
    fixes: schemas/* array */.YOg(fix_record/* fixSchema */.pV),
    /** Those of the last hour, counted from the intent. */
    jobCreations: schemas/* array */.YOg(fix_record/* time */.kB),
    /** No job is created before this time (the service's `Retry-After`). */
    notBefore: fix_record/* time */.kB.optional(),
    /** Nothing is asked of the export before this time, likewise. */
    exportNotBefore: fix_record/* time */.kB.optional(),
    /** A job of this project has been retrieved once. */
    contact: schemas/* boolean */.zMY(),
    /** The last run that saw jobs end saw none succeed: the next one sends one first. */
    cautious: schemas/* boolean */.zMY(),
    /** Per run that is not closed: entries of fixes that failed, and whether any job succeeded. */
    openRuns: (0,keyed/* keyed */.Dh)(schemas/* object */.Ikc({ at: fix_record/* time */.kB, failed: schemas/* array */.YOg(schemas/* string */.YjP()), succeeded: schemas/* boolean */.zMY() })),
    /** Failed jobs per entry, for entries that are not done with. */
    attempts: (0,keyed/* keyed */.Dh)(schemas/* number */.aig()),
    /** By `owner/name`: whether pull requests of this project come from there, and how far their list was read. */
    repositories: (0,keyed/* keyed */.Dh)(schemas/* object */.Ikc({ receives: schemas/* boolean */.zMY(), readTo: fix_record/* time */.kB.optional() })),
    declined: schemas/* array */.YOg(declinedTopic),
    tracking: schemas/* object */.Ikc({
        issue: fix_record/* number */.ai.optional(),
        author: schemas/* string */.YjP().optional(),
        intent: intent.optional(),
        commentIntent: intent.extend({ news: schemas/* array */.YOg(newsSchema) }).optional(),
        newestComment: fix_record/* number */.ai.optional(),
        comments: schemas/* number */.aig(),
    }),
    scans: schemas/* record */.g1P(schemas/* string */.YjP(), scan),
    tally,
    /** Ids of wordless downvotes per page that count towards `min-votes`; kept only while that is set. */
    votes: (0,keyed/* keyedBy */.oH)(doc_path/* parseDocPath */.p, schemas/* array */.YOg(schemas/* string */.YjP()), (a, b) => [...new Set([...a, ...b])]),
    waiting: schemas/* object */.Ikc({
        at: fix_record/* time */.kB,
        clusters: schemas/* array */.YOg(waiting),
        entries: schemas/* number */.aig(),
        oldest: fix_record/* time */.kB.nullable(),
        /** Clusters beyond those. */
        more: schemas/* number */.aig(),
    }),
    /** Entries filtered out so far, by reason, and those that were given up without a fix that shows it. */
    filteredCounts: (0,keyed/* keyedBy */.oH)(reason/* parseCounted */.yf, schemas/* number */.aig(), (a, b) => a + b),
    trouble: trouble_record/* troubleSchema */.fE.optional(),
    outcomes: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(fix_record/* fixStates */.sQ), schemas/* number */.aig()),
    /** How many ids each shard of `handled/` holds, so that an empty one is never asked for. */
    handled: (0,keyed/* keyed */.Dh)(schemas/* number */.aig()),
});
function createLedger(project) {
    return {
        schema: 2,
        project,
        sequence: 0,
        fixes: [],
        jobCreations: [],
        contact: false,
        cautious: false,
        openRuns: {},
        attempts: {},
        repositories: {},
        declined: [],
        tracking: { comments: 0 },
        scans: {},
        tally: { countedTo: 0, pages: {}, weeks: {} },
        votes: {},
        waiting: { at: 0, clusters: [], entries: 0, oldest: null, more: 0 },
        filteredCounts: {},
        outcomes: {},
        handled: {},
    };
}

// EXTERNAL MODULE: ./build/ledger/migrate.js + 1 modules
var migrate = __webpack_require__(6351);
;// CONCATENATED MODULE: ./build/ledger/file.js
// The ledger's files as text: `ledger.json` read strictly, since a ledger that is half understood would send work twice,
// and the only text that the branch takes.








/** Another project's ledger stands in this project's folder. */
class ForeignLedger extends Error {
}
const version = schemas/* looseObject */._H3({ schema: schemas/* number */.aig() });
/** @throws Error naming what is wrong with the text; the caller knows the commit and the remedy. */
function parseLedger(text, project, serverUrl) {
    const json = JSON.parse(text);
    const ledger = ledgerSchema.parse(version.parse(json).schema === 1 ? (0,migrate/* migrate */._r)(json) : json);
    if (ledger.project !== project)
        throw new ForeignLedger('ledger.json names another project');
    return { ...ledger, fixes: ledger.fixes.map((fix) => (0,fix_record/* readFix */.eo)(fix, serverUrl)) };
}
function readLedger(snapshot, project, serverUrl) {
    if (snapshot?.text === undefined)
        return createLedger(project);
    try {
        return parseLedger(snapshot.text, project, serverUrl);
    }
    catch (cause) {
        const commit = (0,to_safe_text/* toSafeText */._)(snapshot.commit);
        if (cause instanceof ForeignLedger) {
            const where = (0,safe_text/* safe */.gB) `The ledger in this project’s folder, at commit ${commit},`;
            const what = (0,safe_text/* safe */.gB) `${where} belongs to a project other than ${(0,to_safe_text/* toSafeText */._)(JSON.stringify(project))}.`;
            const moved = (0,safe_text/* safe */.gB) `If the project’s id has changed, see “Moving the ledger” in docs/operations.md`;
            throw new failure/* Failure */.HR(what, (0,safe_text/* safe */.gB) `${moved}; otherwise restore the file.`, { cause });
        }
        const what = (0,safe_text/* safe */.gB) `The ledger at commit ${commit} cannot be read by this version.`;
        const restore = (0,safe_text/* safe */.gB) `restore the file from the branch’s history with a new commit (git revert; see docs/operations.md)`;
        throw new failure/* Failure */.HR(what, (0,safe_text/* safe */.gB) `Use the version of the Action that wrote it, or ${restore}.`, { cause });
    }
}
/** By id: what became of an entry, or a fix as it ended. One row per line, so that a commit's diff shows what has changed. */
function renderRows(rows) {
    const lines = [...rows]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, value]) => `${(0,json/* renderJson */.h)(id)}: ${(0,json/* renderJson */.h)(value)}`);
    return `{\n${lines.join(',\n')}\n}\n`;
}
/** Keys are sorted for the same reason. */
function renderLedger(ledger) {
    return `${(0,json/* renderJson */.h)(sortKeys({ ...ledger, fixes: ledger.fixes.map(fix_record/* storeFix */.P3) }), 1)}\n`;
}
function sortKeys(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(sortKeys);
    const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, part]) => [key, sortKeys(part)]));
}
/** What people find when they open the branch. */
const ledgerReadme = (0,safe_text/* safe */.gB) `# The ledger of feedback-to-fix

This branch is written by the Action \`feedback-to-fix\`. It records which feedback entries became which fix, so that none is lost
and none is sent twice. It holds ids, hashes, counts, times and links: no reader's words, no e-mail address, no secret.

Do not delete or edit it: the documentation service never learns what was fixed, so this branch is the only record. A run that
cannot find it stops and says how to restore it.

Each folder is one project:

| file | what it holds |
| --- | --- |
| \`ledger.json\` | open and latest fixes, job creations of the last hour, the tracking issue, how far the export was read |
| \`handled/0.json\` … \`f.json\` | ids of settled entries, by the first hex digit of their SHA-256, \
each with the fix or the reason |
| \`history/YYYY-MM.json\` | closed fixes, by the month in which they were sent |

Times are milliseconds since 1970-01-01 UTC.
`;

// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/ledger/shards.js
// The files beside `ledger.json`: ids done with, in sixteen shards, and the history of closed fixes. Read when asked for.









/** @param read a file of the project's folder at the commit in use */
function openShards(read) {
    const shards = openRows(reason/* resolutionSchema */.yC, read);
    /** Whatever stands there is written again as it is. */
    const history = openRows(schemas/* unknown */.L5J(), read);
    async function getShard(digit, counts) {
        return counts[digit] ? shards.get(nameShard(digit)) : new Map();
    }
    return {
        /** What became of the ids that they know. */
        async find(ids, counts) {
            const found = new Map();
            for (const id of ids) {
                const resolution = (await getShard(digitOf(id), counts)).get(id);
                if (resolution !== undefined)
                    found.set(id, resolution);
            }
            return found;
        },
        /** The shards that hold the given ids, as files, with their new counts. */
        async add(resolved, counts) {
            const files = {};
            const grown = {};
            for (const [digit, entries] of Map.groupBy(resolved, ([id]) => digitOf(id))) {
                const shard = new Map([...(await getShard(digit, counts)), ...entries]);
                files[nameShard(digit)] = renderRows(shard);
                grown[digit] = shard.size;
            }
            return { files, counts: grown };
        },
        async addHistory(closed) {
            const files = {};
            for (const [month, fixes] of Map.groupBy(closed, (fix) => new Date(fix.at).toISOString().slice(0, 7))) {
                const name = `history/${month}.json`;
                const ended = fixes.map((fix) => [fix.id, (0,fix_record/* storeFix */.P3)(fix)]);
                files[name] = renderRows(new Map([...(await history.get(name, '{}')), ...ended]));
            }
            return files;
        },
        /** After a commit, what was written is what stands there. */
        keep(files) {
            for (const [name, text] of Object.entries(files)) {
                if (name.startsWith('handled/'))
                    shards.keep(name, text);
                if (name.startsWith('history/'))
                    history.keep(name, text);
            }
        },
    };
}
/** Files of one kind, each read once. */
function openRows(row, read) {
    const schema = (0,keyed/* pairsOf */.fq)(row);
    const files = new Map();
    function keep(name, text) {
        const rows = new Map(schema.parse(JSON.parse(text)));
        files.set(name, rows);
        return rows;
    }
    /** @param missing what a missing file stands for; without a shard its entries would be sent again */
    async function get(name, missing = '') {
        const known = files.get(name);
        if (known !== undefined)
            return known;
        const text = (await read(name)) ?? missing;
        try {
            return keep(name, text);
        }
        catch (cause) {
            const remedy = (0,safe_text/* safe */.gB) `Restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`;
            throw new failure/* Failure */.HR((0,safe_text/* safe */.gB) `The ledger’s file ${(0,to_safe_text/* toSafeText */._)(name)} is missing or damaged.`, remedy, { cause });
        }
    }
    return { get, keep };
}
function nameShard(digit) {
    return `handled/${digit}.json`;
}
/** Only the id decides, and SHA-256 spreads any ids evenly. */
function digitOf(id) {
    return (0,external_node_crypto_.hash)('sha256', id).slice(0, 1);
}

;// CONCATENATED MODULE: ./build/ledger/session.js
// The ledger in use: read once, then moved by commands. Each commit is a checkpoint; after a lost race all is judged anew.









const tries = 20;
class LedgerSession {
    #world;
    run;
    #ledger;
    #snapshot;
    #shards;
    #refusals = new WeakMap();
    checkpoints = [];
    #turn = Promise.resolve();
    constructor(world, project, run, snapshot) {
        this.#world = world;
        this.run = run;
        this.#snapshot = snapshot;
        this.#ledger = readLedger(snapshot, project, world.place.serverUrl);
        this.#shards = this.#openShards();
    }
    static async open(world, project, run) {
        return new LedgerSession(world, project, run, await world.ledger.read());
    }
    get ledger() {
        return this.#ledger;
    }
    /** As the ledger was read, or last written; undefined while there is no branch. */
    get snapshot() {
        return this.#snapshot;
    }
    get exists() {
        return this.#snapshot?.text !== undefined;
    }
    async reload() {
        this.#snapshot = await this.#world.ledger.read();
        this.#ledger = readLedger(this.#snapshot, this.#ledger.project, this.#world.place.serverUrl);
        this.#shards = this.#openShards();
    }
    /** Why a `fix-submitted` was refused when it was last judged. */
    refusalOf(command) {
        const reason = this.#refusals.get(command);
        return reason === 'known' || reason === 'stale' ? undefined : reason;
    }
    async resolutions(ids) {
        return this.#shards.find(ids, this.#ledger.handled);
    }
    /** Records what still fits, in one commit, and returns it: nothing may be sent for any other command. */
    record(commands) {
        const result = this.#turn.then(() => this.#record(commands));
        this.#turn = result.catch(() => undefined);
        return result;
    }
    async #record(commands) {
        const { stop } = this.#world;
        for (let count = 0; count < tries; count++) {
            const { accepted, ledger, files } = await this.#prepare(commands);
            if (accepted.length === 0)
                return [];
            const where = (0,safe_text/* safe */.gB) `ledger ${ledger.sequence} of ${(0,to_safe_text/* toSafeText */._)(ledger.project)}`;
            const message = (0,safe_text/* safe */.gB) `${where}\n\nrun ${(0,to_safe_text/* toSafeText */._)(this.run)} [skip ci]`;
            // An intent that is not recorded when the run is told to stop would only have to be taken back; answers still count.
            const goesOn = () => !(stop.aborted && accepted.some(ledger_command/* isIntent */.jm));
            const written = await this.#world.ledger.write(this.#snapshot, files, message, goesOn);
            if (written === 'abandoned')
                return this.#record(commands.filter((command) => !(0,ledger_command/* isIntent */.jm)(command) && 'fixId' in command));
            if (written !== 'lost') {
                // Between the two lies no ledger of this project, but perhaps a shard that a person has put right.
                if (written.history[1] !== this.#snapshot?.commit)
                    this.#shards = this.#openShards();
                this.#snapshot = written;
                this.#ledger = ledger;
                this.checkpoints.push({ accepted, ledger, afterStop: stop.aborted });
                this.#shards.keep(files);
                return accepted;
            }
            await this.#reloadAfterLoss(count);
        }
        const what = (0,safe_text/* safe */.gB) `Other runs kept updating the ledger, so this run could not record its results.`;
        throw new failure/* Failure */.HR(what, (0,safe_text/* safe */.gB) `Let fewer runs of this project overlap. Nothing is lost: the next run continues.`);
    }
    /** What still fits, and the files of its commit. */
    async #prepare(commands) {
        const known = await this.resolutions(commands.flatMap(ledger_command/* questionedIds */.yh));
        const judged = (0,ledger_command/* applyBatch */.VK)(this.#ledger, commands, (id) => (0,reason/* judgeResolution */.Es)(known.get(id)));
        for (const [command, reason] of judged.dropped)
            this.#refusals.set(command, reason);
        const renewed = (0,creating/* renewLeases */.nh)(judged.ledger, this.run, this.#world.now() + limits/* leaseLength */.JG);
        const shards = await this.#shards.add(judged.resolved, renewed.handled);
        const ledger = { ...renewed, handled: { ...renewed.handled, ...shards.counts } };
        const files = {
            ...shards.files,
            ...(await this.#shards.addHistory(judged.closed)),
            'ledger.json': renderLedger(ledger),
            ...(this.exists ? {} : { 'README.md': ledgerReadme }),
        };
        return { accepted: judged.accepted, ledger, files };
    }
    /** GitHub may serve an older commit for a while; a ledger that is behind what this run knows is read again. */
    async #reloadAfterLoss(count) {
        const { sequence, project } = this.#ledger;
        const existed = this.exists;
        for (let again = count; again <= tries; again++) {
            await this.#world.sleep(500 + Math.round(this.#world.random() * Math.min(15_000, 1000 * 2 ** again)));
            await this.reload();
            if (existed && !this.exists)
                break;
            if (this.#ledger.sequence >= sequence)
                return;
        }
        const what = (0,safe_text/* safe */.gB) `The ledger of project ${(0,to_safe_text/* toSafeText */._)(JSON.stringify(project))} disappeared while this run was using it.`;
        throw new failure/* Failure */.HR(what, (0,safe_text/* safe */.gB) `See “The ledger is lost” in docs/operations.md.`);
    }
    #openShards() {
        return openShards(async (name) => this.#snapshot && this.#world.ledger.readFile(this.#snapshot, name));
    }
}


/***/ }),

/***/ 2359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ reviewedNumber),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   bS: () => (/* binding */ trackingRules)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _fix_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8453);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6986);
// The tracking issue, our comments on it and on pull requests: each is recorded ahead as an intent with a nonce.




/** Until its lease ends, only its run acts on an intent. */
function isAlive(intent, now) {
    return intent !== undefined && intent.lease > now;
}
function track(ledger, part) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, ...part } });
}
const trackingRules = {
    'issue-intended': (ledger, { intent }) => ledger.tracking.issue === undefined && ledger.tracking.intent === undefined ? track(ledger, { intent }) : 'stale',
    'issue-found': (ledger, { issue, author }) => {
        const { tracking } = ledger;
        const same = tracking.issue === issue;
        if (same && tracking.intent === undefined)
            return 'known';
        const comments = same ? {} : { newestComment: undefined, comments: 0 };
        return track(ledger, { issue, author: author ?? tracking.author, intent: undefined, ...comments });
    },
    'issue-intent-dropped': (ledger, { nonce }) => ledger.tracking.intent?.nonce === nonce ? track(ledger, { intent: undefined }) : 'stale',
    /** The comment tells what no other has told yet, as the ledger stands then. */
    'comment-intended': (ledger, { intent }) => {
        if (ledger.tracking.commentIntent !== undefined)
            return 'stale';
        const news = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingNews */ .dn)(ledger);
        return news.length === 0 ? 'known' : track(ledger, { commentIntent: { ...intent, news } });
    },
    'comment-posted': (ledger, { nonce, comment, author }) => {
        const { commentIntent: intent, newestComment, comments, ...tracking } = ledger.tracking;
        if (intent?.nonce !== nonce)
            return 'known';
        const told = intent.news.filter(({ news }) => news === 'pull-request');
        const links = new Set(told.map(({ fixId }) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, fixId)?.prLink?.url));
        const notify = (fix) => {
            const own = intent.news.filter(({ fixId }) => fixId === fix.id).map(({ news }) => news);
            const news = fix.prLink !== undefined && links.has(fix.prLink.url) ? [...own, 'pull-request'] : own;
            return news.length === 0 ? fix : { ...fix, notified: [...new Set([...fix.notified, ...news])] };
        };
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
            ...ledger,
            fixes: ledger.fixes.map(notify),
            tracking: {
                ...tracking,
                author: author ?? tracking.author,
                newestComment: comment,
                comments: comments + (newestComment === comment ? 0 : 1),
            },
        });
    },
    'comment-intent-dropped': (ledger, { nonce }) => ledger.tracking.commentIntent?.nonce === nonce ? track(ledger, { commentIntent: undefined }) : 'stale',
    /**
     * Once per pull request; again when the run that intended it did not live to write it, or when a person deleted that comment. Another
     * pull request than the one that was reviewed takes its place only where the fix's link says so.
     */
    'review-intended': (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(_fix_record_js__WEBPACK_IMPORTED_MODULE_2__/* .fixStates */ .sQ, (ledger, fix, { number, nonce, deleted, judged, now }) => {
        const { review } = fix;
        const isElsewhere = review !== undefined && reviewedNumber(fix) !== number;
        const isLost = review?.comment === undefined ? now - (review?.at ?? 0) >= _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .leaseLength */ .JG : review.comment === deleted;
        const isFree = isElsewhere ? fix.prLink?.number === number : isLost;
        return isFree ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .patchFix */ .w9)(ledger, fix, { review: { nonce, at: now, number, judged } }) : 'stale';
    }),
    'review-judged': (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(_fix_record_js__WEBPACK_IMPORTED_MODULE_2__/* .fixStates */ .sQ, (ledger, fix, { nonce, comment, number, judged }) => {
        const { review } = fix;
        if (review?.nonce !== nonce || reviewedNumber(fix) !== number)
            return 'stale';
        const isKnown = review.comment === comment && review.number === number;
        if (isKnown && judgedFields.every((field) => review.judged?.[field] === judged[field]))
            return 'known';
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .patchFix */ .w9)(ledger, fix, { review: { ...review, number, comment, judged } });
    }),
};
const judgedFields = ['verdict', 'head', 'topics', 'unanswered'];
/** Of the pull request that bears our comment, or is about to. */
function reviewedNumber({ review, prLink }) {
    return review?.number ?? (review && prLink?.number);
}


/***/ }),

/***/ 4773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dJ: () => (/* binding */ isLasting),
/* harmony export */   fE: () => (/* binding */ troubleSchema)
/* harmony export */ });
/* unused harmony export troubleCodes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _fix_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8453);
// What kept the last runs, all for the same reason, from doing their work, as the ledger records it.


/** `report/` has the sentences. */
const troubleCodes = [
    // The service refuses to create any job, whatever the prompt; `status` tells why.
    'creation-refused',
    'service-refused',
    'service-unreachable',
    // The first job cannot be retrieved.
    'job-path',
    'github-refused',
    'github-unreachable',
    'github-limited',
];
const troubleSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(troubleCodes),
    /** The HTTP status of the refusal. */
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    /** When the first of these runs met it, and how many there were in a row. */
    since: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    times: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    /** Nonce of the last of them, and its number on GitHub (`/actions/runs/{number}`). */
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    workflowRun: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai.optional(),
});
/** It kept more than one run in a row from its work. */
function isLasting(trouble) {
    return trouble !== undefined && trouble.times > 1;
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

/***/ 257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ groupByPull),
/* harmony export */   Ju: () => (/* binding */ groupCells),
/* harmony export */   SN: () => (/* binding */ pullTable),
/* harmony export */   a_: () => (/* binding */ showPages),
/* harmony export */   ll: () => (/* binding */ newestFirst)
/* harmony export */ });
/* unused harmony export explainOnePr */
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1006);
/* harmony import */ var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8183);
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);




/** In characters: about 400 links, and less than half of a body. */
const roomForLinks = 30_000;
/** Newest first. A fix without a pull request is a group of its own. */
function groupByPull(fixes) {
    const groups = Map.groupBy(newestFirst(fixes), (fix) => fix.prLink?.url ?? fix);
    return [...groups.values()].map((group) => {
        const [newest] = group;
        const pages = [...new Set(group.flatMap((fix) => fix.pages))];
        const distinctReaders = group.reduce((sum, fix) => sum + fix.distinctReaders, 0);
        return { ...newest, pages, distinctReaders, votes: group.reduce((sum, fix) => sum + fix.votes, 0), fixes: group };
    });
}
/** Those of one time by page. */
function newestFirst(fixes) {
    return [...fixes].sort((a, b) => compare(b.since, a.since) || compare(a.pages[0] ?? '', b.pages[0] ?? '') || compare(a.id, b.id));
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}
function showPages(pages) {
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .listWithin */ .oY)(pages, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY, 2);
}
function groupCells({ pages, fixes, distinctReaders, votes }) {
    const why = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinLines */ .cT)([...new Set(fixes.map(explainOnePr))], '; ');
    return { Page: showPages(pages), 'Why one PR': why, Readers: distinctReaders, '👎': votes };
}
/** Those beyond the budget are listed below by their links alone: none may be missing while there is room at all. */
function pullTable(groups, last, links, budget) {
    const show = (group) => (0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .linkPull */ .IA)(group, links);
    const toRow = (group) => ({ 'Pull request': show(group), ...groupCells(group), ...last(group) });
    const beyond = groups.slice(budget).map(show);
    let room = roomForLinks;
    const shown = beyond.filter((words) => {
        for (const node of words)
            room -= 'url' in node ? node.url.length + 14 : 'value' in node ? node.value.length + 2 : 0;
        return room >= 0;
    });
    const more = beyond.length - shown.length;
    const rest = more === 0 ? [] : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(more)} more`;
    const also = beyond.length === 0 ? [] : (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Also ${(0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(shown)}${rest}`);
    return [...(0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(groups, toRow, budget), ...also];
}
/** Why the entries of a fix are one pull request, without readers' words: `clusters/drafts.ts` makes the key. */
function explainOnePr({ key, pages, topics }) {
    if (key.startsWith('shared-'))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `the same complaint on ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(pages.length, 'page')}`;
    if (topics.length === 0)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `votes only`;
    const isPart = /^page-[0-9a-f]{12}-/.test(key);
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(topics.length, 'topic')}${isPart ? ', part of the page' : ''}`;
}


/***/ }),

/***/ 6774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ik: () => (/* binding */ parseHiddenLine),
/* harmony export */   Ue: () => (/* binding */ hasNonce),
/* harmony export */   ZP: () => (/* binding */ isSameBody),
/* harmony export */   du: () => (/* binding */ buildHiddenLine),
/* harmony export */   f6: () => (/* binding */ parseHiddenLines),
/* harmony export */   qG: () => (/* binding */ buildLedgerLine)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1006);
/* harmony import */ var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8183);
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);
// The hidden line that marks our issue and comments, and shows that a ledger was lost.




const word = "[\\w.~!*'()%-]*";
const hiddenLine = new RegExp(`^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`, 'm');
const nonceLine = new RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, 'gm');
const ledgerLine = /^<sub>Ledger number [\d,]+(?:, commit \[[0-9a-f]*\]\(\S*?\))?,/;
function buildHiddenLine({ project, sequence, commit, nonce }) {
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R)({ project, ledger: String(sequence), commit, nonce });
}
/** The first such line, wherever a person may have moved it. Only what our own author wrote counts. */
function parseHiddenLine(body) {
    return readLine(hiddenLine.exec(body) ?? []);
}
/** All of them: whoever opened the issue may have put one of his own above ours. */
function parseHiddenLines(body) {
    return [...body.matchAll(new RegExp(hiddenLine, 'gm'))].flatMap((found) => readLine(found) ?? []);
}
function readLine([, project, sequence, commit = '', nonce = '']) {
    if (project === undefined)
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
/** In either kind of line; one comment may bear the nonces of several runs. */
function hasNonce(body, nonce) {
    const bears = [...body.matchAll(nonceLine)].some(([, found]) => found === (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeHidden */ .Vj)(nonce));
    return bears || parseHiddenLine(body)?.nonce === nonce;
}
/** The visible twin of the hidden line. */
function buildLedgerLine(links, sequence, commit) {
    const where = commit === '' ? [] : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `, commit ${(0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .linkCommit */ .iu)(links, commit)}`;
    const branch = (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(links.ledgerBranch, 300);
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .small */ .EX)((0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Ledger number ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(sequence)}${where}, on the branch ${branch}.`));
}
/** Equal but for the ledger's number and commit, line ends and trailing white space, which are not worth a request. */
function isSameBody(a, b) {
    return normalise(a) === normalise(b);
}
function normalise(body) {
    return body
        .split(/\r\n|\r|\n/)
        .map((line) => line.replace(hiddenLine, '$1 $4').replace(ledgerLine, '<sub>Ledger,').trimEnd())
        .join('\n')
        .trimEnd();
}


/***/ }),

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ linkRun),
/* harmony export */   IA: () => (/* binding */ linkPull),
/* harmony export */   TG: () => (/* binding */ linkFile),
/* harmony export */   iu: () => (/* binding */ linkCommit),
/* harmony export */   mS: () => (/* binding */ linkIssue)
/* harmony export */ });
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);


function linkIssue({ serverUrl, repository, issue }, words) {
    return issue === undefined ? words : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(serverUrl, [...repository.split('/'), 'issues', issue], words);
}
function linkCommit({ serverUrl, repository }, commit) {
    return (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(serverUrl, [...repository.split('/'), 'commit', commit], (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(commit.slice(0, 7)));
}
function linkRun({ serverUrl, repository }, run, words) {
    return (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(serverUrl, [...repository.split('/'), 'actions', 'runs', run], words);
}
/** A plain path that no reader of an address takes for another; every file of documentation has one. */
const plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\w./-]{1,200}$/;
/** A file at a commit, and a line of it; as code alone where there is no commit, or where the path is unusual. */
function linkFile({ serverUrl, repository }, commit, path, line) {
    const words = (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(line === undefined ? path : `${path}:${line}`, 120);
    // What is redacted in the words must not stand in the address.
    if (!/^[0-9a-f]{40,64}$/.test(commit) || !plainPath.test(path) || (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(path) !== path)
        return words;
    return (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(serverUrl, [...repository.split('/'), 'blob', commit, ...path.split('/')], words, line);
}
/** A rejected link is shown as code, which is never clickable. */
function linkPull({ prLink, rejectedLink }, links) {
    if (prLink === undefined)
        return rejectedLink === undefined ? (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `–` : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rejectedLink);
    const { repository, number } = prLink;
    // Never `#12`: that would be a cross reference of its own.
    const shown = (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(links.serverUrl, [...repository.split('/'), 'pull', number], (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `PR ${number}`);
    return repository.toLowerCase() === links.repository.toLowerCase() ? shown : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${shown} in ${(0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(repository)}`;
}


/***/ }),

/***/ 8183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Hu: () => (/* binding */ rule),
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   Vj: () => (/* binding */ encodeHidden),
/* harmony export */   bW: () => (/* binding */ chart),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   iA: () => (/* binding */ shownPrompt),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   o2: () => (/* binding */ introduce),
/* harmony export */   oY: () => (/* binding */ listWithin),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   v3: () => (/* binding */ bulletsWithin),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _text_cap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3858);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);




/** Nothing where there are no words. */
function paragraph(words) {
    return words.length === 0 ? [] : make(toParagraph(words));
}
/** Nothing where nothing stands below the heading. */
function section(depth, heading, ...parts) {
    const below = parts.flat();
    return below.length === 0 ? [] : [...make({ type: 'heading', depth, children: [...(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)(heading)] }), ...below];
}
/** Nothing where nothing stands below the words. */
function introduce(words, below) {
    return below.length === 0 ? [] : [...paragraph(words), ...below];
}
const listItem = { type: 'listItem', spread: false };
function bullets(items) {
    const children = items.map((item) => ({ ...listItem, children: [toParagraph(item)] }));
    return items.length === 0 ? [] : make({ type: 'list', spread: false, children });
}
/** At most `budget` of them, and how many more there are, plus `beyond`. */
function bulletsWithin(items, budget, beyond = 0) {
    const shown = items.slice(0, budget);
    const more = items.length - shown.length + beyond;
    return bullets(more === 0 ? shown : [...shown, (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} more`]);
}
function notice(words) {
    return make({ type: 'blockquote', children: [toParagraph(words)] });
}
/** GitHub draws it in red. */
function caution(words) {
    const head = { type: 'html', value: '[!CAUTION]\n' };
    return make({ type: 'blockquote', children: [{ type: 'paragraph', children: [head, ...words] }] });
}
function rule() {
    return make({ type: 'thematicBreak' });
}
/** A reader's words: at most `max` code points, no empty lines in a row. */
function quote(raw, max = 200) {
    const words = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitise */ .tB)(raw).replace(/\n\s*\n/g, '\n\n');
    return make({ type: 'code', value: (0,_text_cap_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .y)(words.trim(), max) || '(no words)' });
}
/** Exactly as it is sent, so that nothing in it is hidden from people; strangers' words in it are clean already. */
function shownPrompt(prompt) {
    return make({ type: 'code', value: prompt.toWellFormed() });
}
function chart(lines) {
    return make({ type: 'code', lang: 'mermaid', value: lines.join('\n') });
}
/** Folded away. */
function details(summary, inside) {
    const words = summary.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return [
        ...make({ type: 'html', value: `<details><summary>${words}</summary>` }),
        ...inside,
        ...make({ type: 'html', value: '</details>' }),
    ];
}
/** An HTML comment. Its bytes stay as they are: issues and comments of earlier versions hold it. */
function hidden(fields) {
    const parts = Object.entries(fields).map(([name, value]) => `${name}=${encodeHidden(value)}`);
    return make({ type: 'html', value: `<!-- feedback-to-fix ${parts.join(' ')} -->` });
}
/** Nothing in here can end the comment: `>` becomes `%3E`, a double hyphen `%2D%2D`. */
function encodeHidden(value) {
    return encodeURIComponent(value.toWellFormed()).replaceAll('--', '%2D%2D');
}
/** Long lists end in `and 7 more`. */
function listWithin(items, build, most) {
    const shown = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(items.slice(0, most).map((item) => build(item)));
    return items.length > most ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${shown} and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(items.length - most)} more` : shown;
}
/** At most `budget` rows, and below them how many more there are, plus `beyond`. */
function table(items, toRow, budget = items.length, beyond = 0) {
    const rows = items.slice(0, budget).map((item) => Object.entries(toRow(item)));
    const more = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(items.length - rows.length + beyond);
    const [first] = rows;
    if (first === undefined)
        return more === '0' ? [] : paragraph((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${more} in all, not listed here.`);
    const cells = [first.map(([head]) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(head)), ...rows.map((row) => row.map(([, cell]) => toPhrase(cell)))];
    const children = cells.map((row) => ({
        type: 'tableRow',
        children: row.map((cell) => ({ type: 'tableCell', children: cell.map(withoutBars) })),
    }));
    const align = first.map(([, cell]) => (typeof cell === 'number' ? 'right' : null));
    return [...make({ type: 'table', align, children }), ...(more === '0' ? [] : paragraph((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `… and ${more} more`))];
}
function toPhrase(cell) {
    if (typeof cell === 'number')
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(cell));
    return typeof cell === 'string' ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)(cell) : cell;
}
/** A bar ends a cell even inside code, and parsers differ on an escaped one there. */
function withoutBars(node) {
    return node.type === 'inlineCode' ? { ...node, value: node.value.replaceAll('|', '¦') } : node;
}
function toParagraph(words) {
    return { type: 'paragraph', children: [...words] };
}
function make(node) {
    return [node];
}


/***/ }),

/***/ 3889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zV: () => (/* binding */ fitRows),
  UO: () => (/* binding */ isWithin),
  Pj: () => (/* binding */ longestBody),
  Mr: () => (/* binding */ putAfter),
  Hm: () => (/* binding */ putBelow),
  GY: () => (/* binding */ serialise),
  Gn: () => (/* binding */ writeTitle)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 10 modules
var mdast_util_to_markdown_lib = __webpack_require__(1286);
// EXTERNAL MODULE: ./build/text/clean.js
var clean = __webpack_require__(3039);
;// CONCATENATED MODULE: ./build/text/markdown.js
// The one mark of Markdown that prompts and reports share. What GitHub renders is made in `report/markdown/`.
/** A fenced block that nothing in the text can end. It belongs at the margin: in a list item, a line of the text may end the item. */
function fence(text, info = '') {
    const runs = text.match(/`+|~+/g) ?? [];
    const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3));
    const language = /^[A-Za-z0-9+#-]{0,20}$/.test(info) ? info : '';
    return `${ticks}${language}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`;
}

;// CONCATENATED MODULE: ./build/report/markdown/markdown.js




/** A zero-width space: invisible, kept by GitHub, and no reference spans it. */
const gap = '\u200b';
/** GitHub acts on these in rendered text, where escapes are gone, but not in code and links. A gap follows each match. */
const active = [
    // A person, a team, a commit of a repository, an e-mail address.
    /@/,
    // `#1`, `owner/name#1`; a keycap is an emoji.
    /#(?!\ufe0f?\u20e3)/,
    // `https://`, and every other scheme; one slash is enough for some.
    /:(?=\/)/,
    // Schemes without a slash, which some parsers link too.
    /\b(?:data|javascript|mailto|xmpp):(?=\w)/,
    /www(?=\.)/,
    // `:name:` of an emoji.
    /:(?=[\w+-]+:)/,
    // `GH-1`, `CVE-2024-1`, a repository's own kind of reference.
    /(?<=[a-z])-(?=\d)/,
    /(?<=ghsa)-/,
];
const anyActive = new RegExp(active.map(({ source }) => source).join('|'), 'gi');
/** Seven digits at least. */
const commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi;
/** Parsers differ on punctuation beyond the first plane, and so on what is italic after it. */
const low = /(?<=[\ud800-\udfff])_/g;
function defuse(text) {
    return (text
        .replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, `$&${gap}`))
        .replace(anyActive, `$&${gap}`)
        .replace(low, `${gap}_`)
        // No formula begins or ends at a dollar with a gap on both sides.
        .replace(/\$/g, `${gap}$$${gap}`));
}
const options = {
    extensions: [(0,lib/* gfmTableToMarkdown */.d)({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    resourceLink: true,
    handlers: {
        // Longer than tildes inside too, unlike the library's.
        code: ({ value, lang }) => fence(value, lang ?? ''),
        text: ({ value }, _parent, state, info) => state.safe(state.stack.includes('link') ? value : defuse(value), { ...info, encode: ['$'] }),
    },
    // A gap becomes `&#x200B;`, which can be seen in the source. Tildes are GitHub's strike-through.
    unsafe: [gap, '$', '~'].map((character) => ({ character, inConstruct: 'phrasing' })),
};
function serialise(blocks) {
    return (0,mdast_util_to_markdown_lib/* toMarkdown */.l)({ type: 'root', children: [...blocks] }, options).replace(/\n$/, '');
}
/** GitHub refuses bodies of more than 65,536 characters. */
const longestBody = 65_000;
/** Renders with fewer and fewer rows until the text fits; without any it has to. */
function fitRows(build, longest = longestBody) {
    let text = serialise([]);
    for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
        text = serialise(build(budget));
        if (isWithin(text, longest))
            break;
    }
    return text;
}
/** In code points, as GitHub counts. */
function isWithin(text, longest) {
    return text.length <= longest || [...text].length <= longest;
}
/** Ours below the text of the person who opened the issue, which stays exactly as GitHub holds it. */
function putBelow(preface, own) {
    return (preface === '' ? own : `${preface}\n\n${own}`);
}
/** Below the body of a comment that we wrote ourselves, as GitHub holds it. */
function putAfter(held, added) {
    return `${held}\n\n---\n\n${added}`;
}
/** Words of ours, and in brackets the letters and digits of a name, if it has any. */
function writeTitle(words, name = '') {
    const letters = (0,clean/* cleanText */.X)(name)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const title = letters === '' ? words : `${words} (${[...letters].slice(0, 60).join('')})`;
    return title;
}


/***/ }),

/***/ 6076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPlace)
/* harmony export */ });
/* unused harmony export findDefaultBranch */
/* harmony import */ var _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2704);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
// Where the workflow runs, from the runner's environment.




const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The runner sets it; check whether a step or the runner’s settings override it.`;
const loopback = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `(https, or http on a loopback host)`;
/** @throws Failure when the runner's variables name no GitHub that a token may be sent to; their values are not repeated */
async function readPlace() {
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722));
    const serverUrl = (0,_addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServerUrl */ .Ep)(context.serverUrl);
    const apiUrl = (0,_addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseApiUrl */ .nV)(context.apiUrl);
    const repository = (0,_addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRepositoryName */ .$M)(findRepository(context));
    if (serverUrl === undefined)
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `\`GITHUB_SERVER_URL\` is not an address such as https://github.com ${loopback}.`, remedy);
    if (apiUrl === undefined)
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `\`GITHUB_API_URL\` is not an address such as https://api.github.com ${loopback}.`, remedy);
    if (repository === undefined)
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `\`GITHUB_REPOSITORY\` is not a name such as owner/name.`, remedy);
    const workflowRun = context.runId > 0 ? context.runId : undefined;
    return { serverUrl, apiUrl, repository, defaultBranch: findDefaultBranch(context), workflowRun };
}
/** A schedule's event does not tell of the repository, but runs on its default branch. */
function findDefaultBranch({ payload, eventName, ref }) {
    const told = payload.repository?.default_branch;
    if (typeof told === 'string' && told !== '')
        return told;
    return eventName === 'schedule' ? /^refs\/heads\/(.+)$/.exec(ref)?.[1] : undefined;
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


/***/ }),

/***/ 9349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ maskSecrets)
/* harmony export */ });
/* unused harmony export listSecretForms */
// Masks secrets in every form in which they might be printed.
/** Masking shorter texts would blank out ordinary words of the log. The first limit is for secrets, the second for derived forms. */
const shortestSecret = 4;
const shortest = 8;
/** To be called before anything is logged. */
function maskSecrets(core, secrets) {
    for (const form of new Set(secrets.flatMap(listSecretForms)))
        core.setSecret(form);
}
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
        // Form encoding also escapes what encodeURIComponent leaves alone.
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
/** The base64 of the bytes inside a longer text, per alignment: the characters that no neighbouring byte affects. */
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


/***/ }),

/***/ 9952:
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

/***/ 9130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ holdsPrivate)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6141);
/* harmony import */ var _redactions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1794);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5610);
// Whether a stranger's identifier may be kept to the letter, in public where the repository is.



const plain = /^[\w.:~-]+$/;
/** E-mail addresses, numbers of persons, keys. Numbers in a plain identifier are no person's. */
function holdsPrivate(id) {
    const { redactions } = plain.test(id) ? (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactName */ .bq)(id) : (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitiseAndCount */ .bI)(id);
    return (0,_redactions_js__WEBPACK_IMPORTED_MODULE_1__/* .sumRedactions */ .i)(redactions) > 0;
}


/***/ }),

/***/ 4252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ foldText),
/* harmony export */   Y: () => (/* binding */ dropUnseen)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4949);
// Text as a reader sees it, for comparing and judging; nothing of it is shown again.

/** Controls other than white space, formats (zero-width, bidi, tags), fillers and variation selectors, private use. */
const unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu;
/** The text without characters that cannot be seen and without heaps of marks; white space stays as it is. */
function dropUnseen(text) {
    return /[^\t\n\v\f\r -~\u00a0-\u00ac\u00ae-\u02ff]/.test(text) ? (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMarks */ .Z)(text.replace(unseen, '')) : text;
}
const longest = 8_000;
/** As texts are compared: the first 8,000 units, compatibility forms folded, lower case, white space single. */
function foldText(text) {
    const folded = dropUnseen(text.slice(0, longest)).normalize('NFKC').toLowerCase();
    return folded.replace(/\s+/gu, ' ').trim();
}


/***/ }),

/***/ 2377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ filterCodes),
/* harmony export */   Hd: () => (/* binding */ isFlagged),
/* harmony export */   vm: () => (/* binding */ flagCodes)
/* harmony export */ });
// Why an entry is filtered out: codes, which are stored and counted; the report has their sentences.
/** Filtered out for good: nothing in it that a change of a page could answer. */
const filterCodes = [
    'links-only',
    'no-usable-text',
    'test-submission',
    'placeholder-text',
    'advertising',
    'support-request',
    'praise-only',
];
/** Flagged as possible prompt injection: a person may read it and have it sent. */
const flagCodes = [
    'oversized',
    'hidden-instructions',
    'hidden-text',
    'disguised-instructions',
    'encoded-instructions',
    'instructions-in-names',
    'forged-message',
    'forged-end',
    'override',
    'indirect-instructions',
    'role-change',
    'addresses-agent',
    'prompt-disclosure',
    'secrets',
    'exfiltration',
    'foreign-code',
    'changes-machinery',
    'skips-checks',
    'deletes-content',
    'inserts-payload',
    'access',
    'claims-authority',
    'concealment',
    'dictates-pull-request',
    'several-signs',
    'order',
];
const flags = new Set(flagCodes);
function isFlagged(code) {
    return flags.has(code);
}


/***/ }),

/***/ 5713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createWorld)
});

// UNUSED EXPORTS: unasked

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
// EXTERNAL MODULE: ./build/http/back-off.js
var back_off = __webpack_require__(4038);
;// CONCATENATED MODULE: ./build/http/retry.js
// The retry loop of both clients: back-off with jitter, or exactly the wait that the server asks for.

function createGate() {
    return { until: Number.NEGATIVE_INFINITY };
}
/** A later, shorter pause does not reopen it early. */
function closeGate(gate, until, status) {
    if (until > gate.until)
        Object.assign(gate, { until, status });
}
const WAITS = { base: 1_000, cap: 10_000 };
/** Calls `attempt` with the time left until it is done, the limits are reached or the run is stopped. */
async function repeat(patience, limits, attempt) {
    const { steady, random, stop } = patience;
    const { tries, deadline = Number.POSITIVE_INFINITY, longestWait = deadline, least = 0, gate = createGate() } = limits;
    const end = steady() + deadline;
    const isTooLong = (wait) => wait > longestWait || steady() + wait >= end;
    for (let tried = 1; !stop.aborted; tried++) {
        // While one request waits, another's response may extend the pause.
        for (let wait = gate.until - steady(); wait > 0 && !stop.aborted; wait = gate.until - steady()) {
            if (isTooLong(wait))
                return { kind: 'closed', wait, status: gate.status };
            await sleepUnlessStopped(patience, wait);
        }
        if (stop.aborted)
            break;
        const outcome = await attempt(end - steady());
        if (outcome.kind === 'done')
            return outcome;
        if (stop.aborted)
            break;
        const { fault, retryAfter } = outcome;
        const wait = Math.max(least, retryAfter ?? (0,back_off/* backOff */.fu)(tried - 1, random(), limits.backOff ?? WAITS));
        if (tried >= tries || isTooLong(wait))
            return { kind: 'given-up', fault, retryAfter };
        await sleepUnlessStopped(patience, wait);
    }
    return { kind: 'stopped' };
}
async function sleepUnlessStopped({ sleep, stop }, wait) {
    if (stop.aborted)
        return;
    const stopped = Promise.withResolvers();
    const wake = () => stopped.resolve();
    stop.addEventListener('abort', wake, { once: true });
    await Promise.race([sleep(wait), stopped.promise]);
    stop.removeEventListener('abort', wake);
}
/** A signal that fires `ms` after the stop signal, so that a response in flight can still arrive. */
function createGrace({ stop, sleep }, ms) {
    const controller = new AbortController();
    const start = () => void sleep(ms).then(() => controller.abort());
    stop.addEventListener('abort', start, { once: true });
    return { signal: controller.signal, release: () => stop.removeEventListener('abort', start) };
}

// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/errors/failure-text.js
var failure_text = __webpack_require__(5202);
// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
;// CONCATENATED MODULE: ./build/http/send.js
// The one HTTP transport, over undici: proxies, a deadline for the whole exchange, a size cap; no redirects, no retries.






/** Cap on the decompressed size; a page of 100 entries with long snippets is far below. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The only coding that requests accept. */
const CODING = 'gzip';
const WORDS = {
    'not-sent': (0,safe_text/* safe */.gB) `no connection could be made`,
    'no-answer': (0,safe_text/* safe */.gB) `no complete response arrived`,
    'too-large': (0,safe_text/* safe */.gB) `the response is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
    stopped: (0,safe_text/* safe */.gB) `the run was stopped`,
};
/**
 * `not-sent`: no connection was made, so the request provably was not accepted. `no-answer`: it may have been.
 * It has no cause: undici's errors carry parts of bodies, and TLS errors quote foreign certificates.
 */
class SendError extends Error {
    name = 'SendError';
    kind;
    what;
    code;
    constructor(kind, { code } = {}) {
        const shown = code === undefined ? undefined : (0,to_safe_text/* toSafeText */._)(code, 60);
        const what = shown === undefined ? WORDS[kind] : (0,safe_text/* safe */.gB) `${WORDS[kind]} (${shown})`;
        super(what);
        this.what = what;
        this.kind = kind;
        this.code = shown;
    }
}
/** Proxies come from `https_proxy` and `no_proxy`; undici is loaded with the first exchange. */
function createSend() {
    const connectFaults = collectConnectFaults();
    let wires;
    return async (exchange) => {
        if (exchange.signal?.aborted)
            throw new SendError('stopped');
        wires ??= createWires();
        const { request, reads, writes } = await wires;
        const cut = createCut(exchange);
        const { method, url, body = null } = exchange;
        const headers = { ...exchange.headers, 'accept-encoding': CODING, 'user-agent': 'feedback-to-fix' };
        const dispatcher = method === 'GET' ? reads : writes;
        try {
            return await readAnswer(await request(url, { method, headers, body, dispatcher, signal: cut.signal }));
        }
        catch (error) {
            throw parseFault(error, exchange, cut.signal, connectFaults);
        }
        finally {
            cut.release();
        }
    };
}
/** Undici reports on this channel errors from before a connection was up, through a proxy too: proof that nothing was sent. */
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
    const { EnvHttpProxyAgent, request } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    // Plain http is for loopback hosts only and never goes through a proxy, which would see the key unencrypted.
    // No HTTP/2: undici may resend a request on its own when the server refuses a stream.
    const options = { httpProxy: '', allowH2: false };
    try {
        // Each write gets a fresh connection: the server may be closing an idle one, and the response would be lost.
        const writes = new EnvHttpProxyAgent({ ...options, pipelining: 0 });
        return { request, reads: new EnvHttpProxyAgent(options), writes };
    }
    catch {
        throw new SendError('not-sent', { code: 'INVALID_PROXY' });
    }
}
async function readAnswer({ statusCode: status, headers, body }) {
    try {
        const isEmpty = (status >= 300 && status < 400) || status === 204 || status === 205;
        const coding = headers['content-encoding'] ?? 'identity';
        if (coding !== 'identity' && coding !== CODING)
            throw new SendError('no-answer', { code: 'CONTENT_ENCODING' });
        const text = isEmpty ? '' : await readBody(body, String(coding));
        if (text === undefined)
            throw new SendError('too-large');
        return { status, headers: parseHeaders(headers), body: text };
    }
    finally {
        // Closes the connection if part of the body was not read.
        body.on('error', () => { }).destroy();
    }
}
/** Undefined when the body exceeds the cap; bytes are counted as they arrive. */
async function readBody(body, coding) {
    // A failing pipeline destroys its last stream, which rejects the iteration below.
    const bytes = coding === CODING ? (0,external_node_stream_.pipeline)(body, (0,external_node_zlib_.createGunzip)(), () => { }) : body;
    const decoder = new TextDecoder();
    const parts = [];
    let size = 0;
    for await (const chunk of bytes) {
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES)
            return undefined;
        parts.push(decoder.decode(chunk, { stream: true }));
    }
    return parts.join('') + decoder.decode();
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
    const code = 'code' in error ? (0,failure_text.parseErrorCode)(error.code) : undefined;
    return new SendError(connectFaults.has(error) ? 'not-sent' : 'no-answer', { code });
}
/** Combines deadline and caller's signal; not AbortSignal.any, which may be garbage-collected before it fires. */
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

// EXTERNAL MODULE: ./build/text/clean.js
var clean = __webpack_require__(3039);
// EXTERNAL MODULE: ./build/docs-api/vocabulary.js
var vocabulary = __webpack_require__(8595);
;// CONCATENATED MODULE: ./build/docs-api/contract.js
// What the documentation service and its clients say to each other: `service-spec.md` as schemas.
// Fields that the specification does not name are ignored, so a service may grow.


/** In UTF-16 units. Identifiers are ledger keys and never truncated; all else is. A prompt shows a tenth of such a comment at most. */
const longestId = 512;
const longestName = 4096;
const longestWords = 20_000;
/** Copied, because a slice would keep the whole text in memory. */
function cut(most) {
    return schemas/* string */.YjP()
        .transform((text) => (text.length > most ? Buffer.from(text.slice(0, most), 'utf16le').toString('utf16le') : text));
}
/** The ledger keeps identifiers, and tells by them what is done with, so they must be a single line of well-formed text. */
const identifier = schemas/* string */.YjP()
    .min(1)
    .max(longestId)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u);
const base = {
    id: identifier,
    /** Path or address of the source document, as the service has it. */
    path: cut(longestName),
    comment: cut(longestWords).nullable(),
    /** Time of submission; may be null, format unspecified. */
    createdAt: cut(longestName).nullable(),
    status: schemas/* enum */.k5n(vocabulary/* feedbackStatuses */.sH),
};
const feedbackEntrySchema = schemas/* discriminatedUnion */.gMt('source', [
    schemas/* object */.Ikc({ ...base, source: schemas/* literal */.euz('contextual'), helpful: schemas/* boolean */.zMY(), contact: cut(longestName).nullable() }),
    schemas/* object */.Ikc({
        ...base,
        source: schemas/* literal */.euz('code_snippet'),
        code: cut(longestWords),
        filename: cut(longestName).nullable(),
        lang: cut(longestName).nullable(),
    }),
    schemas/* object */.Ikc({ ...base, source: schemas/* literal */.euz('agent') }),
    schemas/* object */.Ikc({ ...base, source: schemas/* literal */.euz('thumbs_only') }),
]);
/** A page of the export; its entries are parsed one by one. */
const feedbackPageSchema = schemas/* object */.Ikc({
    feedback: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    /** Missing means null. */
    nextCursor: schemas/* string */.YjP().nullish(),
    hasMore: schemas/* boolean */.zMY(),
});
const jobRequestSchema = schemas/* object */.Ikc({ prompt: schemas/* string */.YjP().min(1) });
/** A job as the specification shows it: what the reference service answers. */
const jobSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().min(1),
    status: schemas/* enum */.k5n(vocabulary/* jobStatuses */.ub),
    source: schemas/* object */.Ikc({ repository: schemas/* string */.YjP(), ref: schemas/* string */.YjP() }),
    model: schemas/* string */.YjP(),
    prLink: schemas/* string */.YjP().nullable(),
    createdAt: schemas/* string */.YjP(),
    archivedAt: schemas/* string */.YjP().nullable(),
});
/** A job as the client accepts it: only `id` and `status` are required. */
const receivedJobSchema = schemas/* object */.Ikc({
    id: identifier,
    status: schemas/* enum */.k5n(vocabulary/* jobStatuses */.ub),
    source: schemas/* object */.Ikc({ repository: schemas/* string */.YjP().nullish().catch(null), ref: schemas/* string */.YjP().nullish().catch(null) })
        .nullish()
        .catch(null),
    prLink: schemas/* string */.YjP().nullish().catch(null),
});
const errorBodySchema = schemas/* object */.Ikc({
    error: schemas/* string */.YjP(),
    details: schemas/* array */.YOg(schemas/* object */.Ikc({ message: schemas/* string */.YjP() })).optional(),
});

// EXTERNAL MODULE: ./build/text/holds-private.js
var holds_private = __webpack_require__(9130);
;// CONCATENATED MODULE: ./build/http/parse-json.js
// JSON from others.
const [quote, backslash, comma, bracket, brace] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));
/** Whether a text holds more values than `most`, judged by its signs: a parser would need a hundred bytes for each to find out. */
function hasMoreValues(text, most) {
    let values = 1;
    for (let at = 0; at < text.length; at += 1) {
        const sign = text.charCodeAt(at);
        if (sign === quote)
            at = findEnd(text, at);
        else if ((sign === comma || sign === bracket || sign === brace) && ++values > most)
            return true;
    }
    return false;
}
/** Where the string that begins at `start` ends. */
function findEnd(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        const sign = text.charCodeAt(at);
        if (sign === quote)
            return at;
        if (sign === backslash)
            at += 1;
    }
    return text.length;
}
/** Undefined when it is not JSON: the parser's own message would quote it. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/docs-api/parse-body.js
// Parses response bodies by schema; faults are described in our own words and never quote the body.





/** Of any answer; a page of a thousand entries has a tenth of it. */
const mostValues = 100_000;
/** @param what the body should be, such as `a job` */
function parseBody(schema, body, what) {
    if (hasMoreValues(body, mostValues))
        return { fault: (0,safe_text/* safe */.gB) `the response is too large for ${what}` };
    const json = parseJson(body);
    if (json === undefined)
        return { fault: (0,safe_text/* safe */.gB) `the response is not JSON` };
    const parsed = schema.safeParse(json);
    return parsed.success
        ? { value: parsed.data }
        : { fault: (0,safe_text/* safe */.gB) `the response is not ${what}: ${renderIssues(parsed.error)}` };
}
/** The messages of an error body: the service's words, which may quote anything it was sent. */
function listErrorTexts(body) {
    const parsed = errorBodySchema.safeParse(hasMoreValues(body, mostValues) ? undefined : parseJson(body));
    if (!parsed.success)
        return [];
    return [parsed.data.error, ...(parsed.data.details ?? []).map(({ message }) => message)];
}
/** Names fields and expectations, never the value found. */
function renderIssues({ issues }) {
    const texts = issues.map((issue) => {
        const field = (0,to_safe_text/* toSafeText */._)(issue.path.map(String).join('.') || 'the whole');
        return (0,safe_text/* safe */.gB) `${field} should be ${renderExpectation(issue)}`;
    });
    return (0,safe_text/* joinLines */.cT)(texts, '; ');
}
function renderExpectation(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return (0,safe_text/* safe */.gB) `of type ${(0,to_safe_text/* toSafeText */._)(issue.expected)}`;
        case 'invalid_value':
            return (0,safe_text/* safe */.gB) `one of ${(0,to_safe_text/* toSafeText */._)(issue.values.map(String).join(', '))}`;
        case 'invalid_union':
            return (0,safe_text/* safe */.gB) `one of ${(0,to_safe_text/* toSafeText */._)(vocabulary/* feedbackSources */.um.join(', '))}`;
        case 'too_small':
            return (0,safe_text/* safe */.gB) `not empty`;
        case 'too_big':
            return (0,safe_text/* safe */.gB) `at most ${Number(issue.maximum)} characters long`;
        case 'invalid_format':
            return (0,safe_text/* safe */.gB) `a single line of valid Unicode`;
        default:
            return (0,safe_text/* safe */.gB) `as specified`;
    }
}

;// CONCATENATED MODULE: ./build/docs-api/job-body.js




const privateId = (0,safe_text/* safe */.gB) `id must not contain an e-mail address, a personal number or a key`;
function parseJob(body, schema = receivedJobSchema) {
    const parsed = parseBody(schema, body, (0,safe_text/* safe */.gB) `a job`);
    if ('fault' in parsed || !(0,holds_private/* holdsPrivate */._)(parsed.value.id))
        return parsed;
    return { fault: (0,safe_text/* safe */.gB) `the response is not a job: ${privateId}` };
}

// EXTERNAL MODULE: ./build/addresses/job-path.js
var job_path = __webpack_require__(5798);
// EXTERNAL MODULE: ./build/addresses/project-id.js
var project_id = __webpack_require__(8442);
;// CONCATENATED MODULE: ./build/docs-api/wire.js
// What the calls to the service share: addresses, connection settings, one GET with its retry rules, and why it was given up.






function createAddresses(options) {
    const project = (0,project_id/* projectSegment */.$W)(options.projectId);
    // Joined as text behind the origin and a slash, so that no path can name another host.
    const at = (path) => new URL(options.baseUrl + path);
    const fill = (id) => (0,job_path/* fillJobPath */.G)(options.jobPath, { projectId: project, id });
    return {
        feedback: at(`/v1/analytics/${project}/feedback`),
        createJob: at(`/v2/agent/${project}/job`),
        /** Where a job is read; undefined when its id cannot stand in an address. */
        getJob(id) {
            const segment = (0,project_id/* encodeSegment */.ug)(id);
            return segment === undefined ? undefined : at(fill(segment));
        },
        /** The path of `getJob` for messages: a job's id is the service's text. */
        getJobLabel: at(fill('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
    };
}
const LONGEST_TRY = 30_000;
/**
 * Retries on 429, 5xx and network faults.
 * `Retry-After` is about more than the one request (RFC 9110, section 10.2.3; RFC 6585): with 429 it closes the gate for reads
 * of this kind, with 503 for all.
 *
 * @param left milliseconds to the caller's deadline
 */
async function ask(wire, gate, url, left) {
    const { send, apiKey, gates, now, steady, stop } = wire;
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    const timeout = Math.max(1, Math.min(LONGEST_TRY, left));
    try {
        const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop });
        const { status } = answer;
        if (status !== 429 && status < 500)
            return { kind: 'done', value: answer };
        const retryAfter = (0,back_off/* readRetryAfter */.D$)(answer.headers, now());
        const closing = status === 429 ? [gate] : status === 503 ? Object.values(gates) : [];
        if (retryAfter !== undefined)
            for (const each of closing)
                closeGate(each, steady() + retryAfter, status);
        return { kind: 'again', fault: { reason: (0,safe_text/* safe */.gB) `the service returned ${status}`, status }, retryAfter };
    }
    catch (cause) {
        if (!(cause instanceof SendError))
            throw cause;
        if (cause.kind === 'too-large')
            return { kind: 'done', value: 'too-large' };
        // If the run was stopped, the retry loop notices before the next try.
        return { kind: 'again', fault: { reason: cause.what, cause } };
    }
}
/** Why asking was given up. */
function explain(outcome) {
    if (outcome.kind === 'closed')
        return { reason: (0,safe_text/* safe */.gB) `the service asked for a wait of ${seconds(outcome.wait)} s`, status: outcome.status };
    const { fault, retryAfter } = outcome;
    if (retryAfter === undefined)
        return fault;
    return { ...fault, reason: (0,safe_text/* safe */.gB) `${fault.reason}, and asks for a wait of ${seconds(retryAfter)} s` };
}
function seconds(ms) {
    return Math.ceil(ms / 1000);
}

;// CONCATENATED MODULE: ./build/docs-api/create-job.js
// Creates one job. A lost response may hide a job that was created, so nothing that may have been accepted is sent twice.












const TIMEOUT = 60_000;
/** No try starts later, so that the whole call ends well within the two minutes of lease that a POST needs. */
const LIMITS = { deadline: 30_000, tries: 3 };
/** How long to wait for a response in flight after the run was stopped. */
const GRACE = 1_500;
async function createJob(wire, prompt) {
    const call = (0,safe_text/* safe */.gB) `(POST ${(0,to_safe_text/* toSafeText */._)(wire.addresses.createJob.pathname)})`;
    const outcome = await repeat(wire, LIMITS, () => post(wire, prompt, call));
    if (outcome.kind === 'done')
        return outcome.value;
    if (outcome.kind === 'stopped')
        return outcome;
    return { kind: 'not-sent', reason: (0,safe_text/* safe */.gB) `${explain(outcome).reason} ${call}` };
}
async function post(wire, prompt, call) {
    const grace = createGrace(wire, GRACE);
    try {
        const answer = await wire.send({ ...buildExchange(wire, prompt), signal: grace.signal });
        return { kind: 'done', value: parseCreation(answer, wire, prompt, call) };
    }
    catch (error) {
        if (!(error instanceof SendError))
            throw error;
        if (error.kind === 'not-sent')
            return { kind: 'again', fault: { reason: error.what } };
        return { kind: 'done', value: { kind: 'unanswered', reason: (0,safe_text/* safe */.gB) `${error.what} ${call}` } };
    }
    finally {
        grace.release();
    }
}
function buildExchange({ addresses, apiKey }, prompt) {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'content-type': 'application/json' };
    return { method: 'POST', url: addresses.createJob.href, headers, body: JSON.stringify({ prompt }), timeout: TIMEOUT };
}
function parseCreation({ status, headers, body }, wire, prompt, call) {
    if (status === 429)
        return { kind: 'limited', retryAfter: (0,back_off/* readRetryAfter */.D$)(headers, wire.now()) };
    if (status < 200 || status >= 300)
        return parseRefusal(status, findWords(body, prompt, wire.apiKey), call);
    const parsed = parseJob(body, createdJobSchema);
    return 'value' in parsed
        ? { kind: 'created', job: parsed.value }
        : { kind: 'unanswered', reason: (0,safe_text/* safe */.gB) `the service returned ${status}, but ${parsed.fault} ${call}` };
}
/** A job that was just created exists, whatever its status says; the next read will tell. */
const createdJobSchema = receivedJobSchema.extend({
    status: schemas/* string */.YjP().min(1).pipe(schemas/* enum */.k5n(vocabulary/* jobStatuses */.ub).catch('active')),
});
const REFUSALS = {
    400: (0,safe_text/* safe */.gB) `as invalid`,
    413: (0,safe_text/* safe */.gB) `as too large`,
    422: (0,safe_text/* safe */.gB) `as unprocessable`,
};
/** They say nothing of what became of the request: it timed out, or was to come again. */
const UNANSWERED = [408, 425];
function parseRefusal(status, words, call) {
    const refusal = REFUSALS[status];
    if (refusal !== undefined)
        return { kind: 'refused', reason: (0,safe_text/* safe */.gB) `the service rejected the prompt ${refusal}: ${status} ${call}`, words };
    // 303 means "done, see elsewhere": the job may exist.
    const isAnswered = status >= 300 && status < 500 && status !== 303 && !UNANSWERED.includes(status);
    return isAnswered
        ? { kind: 'ended', status, words }
        : { kind: 'unanswered', reason: (0,safe_text/* safe */.gB) `the service returned ${status} ${call}` };
}
const create_job_longestWords = 4000;
/** The service's message, cleaned. */
function findWords(body, prompt, apiKey) {
    const texts = listErrorTexts(body);
    const text = texts.join('; ');
    // One by one, for short ones; and together, since it may be cut in pieces.
    if (text.length > create_job_longestWords || [text, ...texts].some((said) => repeats(said, prompt)))
        return undefined;
    return (0,to_safe_text/* toSafeText */._)(text.replaceAll(apiKey, '[key]'), 300);
}
/** Whether the prompt has a stretch of the text, or all of a shorter one, whatever the case, the marks and the spaces. */
function repeats(text, prompt) {
    const [said, sent] = [lettersOf(text), lettersOf(prompt)];
    const stretch = 8;
    for (let start = 0; start === 0 || start + stretch <= said.length; start++)
        if (sent.includes(said.slice(start, start + stretch)))
            return true;
    return false;
}
/** As bytes, since three signs of some scripts say as much as eight letters. */
function lettersOf(text) {
    const letters = (0,clean/* cleanText */.X)(text)
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '');
    return Buffer.from(letters).toString('latin1');
}

// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
;// CONCATENATED MODULE: ./build/docs-api/errors.js
// Why the documentation service could not be used, with what to do about it.


/** The message names what happened, the call and the remedy; never the key, a header, a body or a reader's text. */
class ServiceError extends failure/* KnownError */.E {
    name = 'ServiceError';
    kind;
    status;
    constructor(fault) {
        const { kind, what, call, remedy, status, cause } = fault;
        super(call === undefined ? (0,safe_text/* safe */.gB) `${what}.` : (0,safe_text/* safe */.gB) `${what} (${call}).`, remedy, { cause });
        this.kind = kind;
        this.status = status;
    }
}
const KEY = (0,safe_text/* safe */.gB) `Check that \`api-key\` is an admin key of the project that \`project-id\` names, and that it has not been revoked.`;
const ADDRESS = (0,safe_text/* safe */.gB) `Check \`base-url\` (the service's address, with its path prefix if it has one) and \`project-id\`.`;
const htmlType = /^text\/html\b/i;
const htmlStart = /^\s*<(?:!doctype html|html)\b/i;
/** A web page where JSON was asked for. Behind another refusal it may be a firewall's. */
function refuseWebPage({ status, headers, body }, call) {
    const isPage = htmlType.test(headers['content-type'] ?? '') || htmlStart.test(body.slice(0, 200));
    if (!isPage || (status >= 300 && status !== 404 && status !== 405))
        return undefined;
    const what = (0,safe_text/* safe */.gB) `The service returned ${status} and a web page: this looks like the website, not the API`;
    const there = (0,safe_text/* safe */.gB) `the address of the service’s API, such as \`https://api.mintlify.com\``;
    const remedy = (0,safe_text/* safe */.gB) `Set \`base-url\` to ${there}, which is the default.`;
    return new ServiceError({ kind: 'refused', what, call, status, remedy });
}
/** What to do about a status that a retry would not change. */
function findRemedy(status) {
    if (status === 401 || status === 403)
        return KEY;
    if (status === 404 || status === 405)
        return ADDRESS;
    if (status >= 300 && status < 400)
        return (0,safe_text/* safe */.gB) `Redirects are never followed: set \`base-url\` to the service’s own address.`;
    if (status === 400)
        return (0,safe_text/* safe */.gB) `Check \`sources\`, \`statuses\` and \`max-age\`.`;
    return (0,safe_text/* safe */.gB) `Ask whoever runs the service why it refuses this request.`;
}

;// CONCATENATED MODULE: ./build/docs-api/get-feedback.js
// Reads one page of the feedback export; entries are parsed one by one, so that a bad one only loses itself.










const get_feedback_LIMITS = { deadline: 120_000, tries: 6 };
/** Answers to a request with a cursor that say nothing against the same request without one. */
const cursorRefusals = [400, 404, 409, 410, 422];
async function getFeedback(wire, query, spend) {
    const url = buildUrl(wire.addresses.feedback, query);
    const call = (0,safe_text/* safe */.gB) `GET ${(0,to_safe_text/* toSafeText */._)(url.pathname)}`;
    const gate = wire.gates.export;
    const outcome = await repeat(wire, { ...get_feedback_LIMITS, gate }, async (left) => spend() ? readPage(wire, url, call, left) : { kind: 'done', value: { kind: 'spent' } });
    if (outcome.kind === 'done')
        return outcome.value;
    if (outcome.kind === 'stopped')
        throw new ServiceError({ kind: 'stopped', what: (0,safe_text/* safe */.gB) `The run was stopped`, call, remedy: (0,safe_text/* safe */.gB) `` });
    if (outcome.kind === 'closed' && outcome.status === 429)
        return { kind: 'limited', retryAfter: outcome.wait };
    if (outcome.kind === 'given-up' && outcome.fault.status === 429)
        return { kind: 'limited', retryAfter: outcome.retryAfter };
    const { reason, ...rest } = explain(outcome);
    const what = (0,safe_text/* safe */.gB) `The documentation service could not be read: ${reason}`;
    const remedy = (0,safe_text/* safe */.gB) `Check \`base-url\` and that the service is up; the next run tries again.`;
    throw new ServiceError({ kind: 'unreachable', what, call, remedy, ...rest });
}
async function readPage(wire, url, call, left) {
    const asked = await ask(wire, wire.gates.export, url, left);
    if (asked.kind === 'again')
        return asked;
    if (asked.value === 'too-large')
        throw refuseLarge(call, (0,safe_text/* safe */.gB) `it cannot be read`);
    const { status, body } = asked.value;
    const refusal = refuseWebPage(asked.value, call);
    if (refusal !== undefined)
        throw refusal;
    if (url.searchParams.has('cursor') && cursorRefusals.includes(status))
        return { kind: 'done', value: { kind: 'cursor-refused' } };
    if (status < 200 || status >= 300) {
        const what = (0,safe_text/* safe */.gB) `The service returned ${status}${status === 400 ? renderErrorTexts(body, wire.apiKey) : ''}`;
        throw new ServiceError({ kind: 'refused', what, call, status, remedy: findRemedy(status) });
    }
    const parsed = parseFeedbackPage(body);
    if ('excess' in parsed)
        throw refuseLarge(call, parsed.excess);
    if ('fault' in parsed)
        return { kind: 'again', fault: { reason: parsed.fault, status } };
    return { kind: 'done', value: { kind: 'page', page: parsed.value } };
}
/** Not asked for again: a service that sends such a page would send it every time. */
function refuseLarge(call, excess) {
    const what = (0,safe_text/* safe */.gB) `The service returned a page of feedback far larger than requested: ${excess}`;
    const smaller = (0,safe_text/* safe */.gB) `If the page contains every match, a shorter \`max-age\` or fewer \`sources\` make it smaller.`;
    const remedy = (0,safe_text/* safe */.gB) `Ask whoever runs the service to make its export respect \`limit\`. ${smaller}`;
    return new ServiceError({ kind: 'refused', what, call, remedy });
}
function buildUrl(address, { dateFrom, dateTo, source, statuses, limit, cursor }) {
    const url = new URL(address);
    const status = statuses.join(',') || undefined;
    for (const [name, value] of Object.entries({ dateFrom, dateTo, source, status, limit, cursor })) {
        if (value !== undefined)
            url.searchParams.set(name, String(value));
    }
    return url;
}
/** The service's explanation of a bad query, cleaned; it may echo the request, key included. */
function renderErrorTexts(body, apiKey) {
    const texts = listErrorTexts(body).slice(0, 4);
    // Again after cleaning, which may have joined the pieces of a split key.
    const safeTexts = texts.map((text) => (0,to_safe_text/* toSafeText */._)((0,to_safe_text/* toSafeText */._)(text.replaceAll(apiKey, '***')).replaceAll(apiKey, '***')));
    return texts.length === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) `: ${(0,safe_text/* joinLines */.cT)(safeTexts, '; ')}`;
}
/** No server accepts a longer one in a query string. */
const longestCursor = 4096;
/** Ten times what a run asks for. */
const mostEntries = 1_000;
/** `excess`: how it is larger than any page should be; its entries are not looked at. */
function parseFeedbackPage(body) {
    if (hasMoreValues(body, mostValues))
        return { excess: (0,safe_text/* safe */.gB) `it contains more than ${(0,safe_text/* formatNumber */.ZV)(mostValues)} values` };
    const parsed = parseBody(feedbackPageSchema, body, (0,safe_text/* safe */.gB) `a page of feedback`);
    if ('fault' in parsed)
        return parsed;
    const { feedback, nextCursor, hasMore } = parsed.value;
    if (feedback.length > mostEntries)
        return {
            excess: (0,safe_text/* safe */.gB) `it has ${(0,safe_text/* formatNumber */.ZV)(feedback.length)} entries, but at most ${(0,safe_text/* formatNumber */.ZV)(mostEntries)} are read`,
        };
    const cursor = nextCursor != null && nextCursor.length <= longestCursor ? nextCursor : null;
    const page = { entries: [], skipped: [], nextCursor: cursor, hasMore };
    for (const [index, raw] of feedback.entries()) {
        const place = (0,safe_text/* safe */.gB) `entry ${index + 1} of page`;
        const entry = feedbackEntrySchema.safeParse(raw);
        if (!entry.success)
            page.skipped.push({ id: findPlainId(raw) ?? place, reason: renderIssues(entry.error) });
        else if ((0,holds_private/* holdsPrivate */._)(entry.data.id))
            page.skipped.push({ id: place, reason: privateId });
        else
            page.entries.push(entry.data);
    }
    return { value: page };
}
/** An id that is safe in any log or table; anything else might be a workflow command or a mention. */
function findPlainId(raw) {
    if (typeof raw !== 'object' || raw === null || !('id' in raw) || typeof raw.id !== 'string')
        return undefined;
    return /^[A-Za-z0-9](?:[\w.+=~-]|:(?!:)){0,127}$/.test(raw.id) ? raw.id : undefined;
}

;// CONCATENATED MODULE: ./build/docs-api/get-job.js
// Reads one job, at the address that `job-path` gives.








const get_job_LIMITS = { deadline: 30_000, tries: 8 };
async function getJob(wire, id) {
    const url = wire.addresses.getJob(id);
    if (url === undefined)
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `the job’s id cannot be used in an address` };
    const limits = { ...get_job_LIMITS, least: wire.pollInterval, gate: wire.gates.jobs };
    const outcome = await repeat(wire, limits, (left) => ask(wire, wire.gates.jobs, url, left));
    if (outcome.kind === 'stopped')
        return outcome;
    const call = (0,safe_text/* safe */.gB) `(GET ${(0,to_safe_text/* toSafeText */._)(wire.addresses.getJobLabel)})`;
    if (outcome.kind !== 'done')
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `${explain(outcome).reason} ${call}` };
    if (outcome.value === 'too-large')
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `the response is too large for a job ${call}` };
    const { status, body } = outcome.value;
    if (status >= 200 && status < 300)
        return parseRead(body, id, call);
    const reason = (0,safe_text/* safe */.gB) `the service returned ${status} ${call}`;
    return status === 401 || status === 403
        ? { kind: 'refused', status, reason, remedy: findRemedy(status) }
        : { kind: 'unreadable', reason };
}
function parseRead(body, id, call) {
    const parsed = parseJob(body);
    if ('fault' in parsed) {
        const sameJob = schemas/* object */.Ikc({ id: schemas/* literal */.euz(id), status: schemas/* string */.YjP().min(1) });
        const found = 'value' in parseBody(sameJob, body, (0,safe_text/* safe */.gB) `a job`);
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `${parsed.fault} ${call}`, ...(found ? { found } : {}) };
    }
    // The pull request of another job must not be taken for this one's.
    return parsed.value.id === id
        ? { kind: 'job', job: parsed.value }
        : { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `the response is for another job ${call}` };
}

;// CONCATENATED MODULE: ./build/docs-api/client.js







/** @throws ServiceError when the key cannot be sent in a header */
function createService(options) {
    if (!/^[\x21-\x7e]+$/.test(options.apiKey)) {
        const what = (0,safe_text/* safe */.gB) `The key contains characters that an HTTP header cannot carry`;
        throw new ServiceError({
            kind: 'refused',
            what,
            remedy: (0,safe_text/* safe */.gB) `Check \`api-key\` for spaces, line breaks and quotes.`,
        });
    }
    const gates = { export: createGate(), jobs: createGate() };
    const wire = { ...options, addresses: createAddresses(options), gates };
    return {
        /** One page of the export. @throws ServiceError when it is refused, or unavailable after retries */
        getFeedback: (query, spend) => getFeedback(wire, query, spend),
        /** Sent once; retried only when it provably was not accepted. */
        createJob: (prompt) => createJob(wire, prompt),
        /** A job that cannot be read is a value, not an exception. */
        getJob: (id) => getJob(wire, id),
    };
}

// EXTERNAL MODULE: ./build/http/http-date.js
var http_date = __webpack_require__(4502);
;// CONCATENATED MODULE: ./build/github/errors.js




class GitHubError extends failure/* KnownError */.E {
    name = 'GitHubError';
    /** `unanswered`: it may have taken effect; the others: it did not. */
    kind;
    status;
    constructor(kind, what, remedy, { status, cause } = {}) {
        super(what, remedy, { cause });
        this.kind = kind;
        this.status = status;
    }
    static refused(request, { status, data }) {
        const what = (0,safe_text/* safe */.gB) `GitHub refused ${nameOf(request)} (status ${status}).`;
        return new GitHubError('refused', what, remedyOf(status, messageOf(data)), { status });
    }
    static tooLarge(request, fault) {
        const what = (0,safe_text/* safe */.gB) `GitHub’s response to ${nameOf(request)} is too large to read.`;
        return new GitHubError('unusable', what, (0,safe_text/* safe */.gB) `Sending it again would bring the same response.`, fault);
    }
    static unanswered(request, fault) {
        const what = (0,safe_text/* safe */.gB) `GitHub returned no usable response to ${nameOf(request)}${detail(fault)}.`;
        return new GitHubError('unanswered', what, (0,safe_text/* safe */.gB) `The next run finds out whether it took effect.`, fault);
    }
    static stopped(request) {
        const what = (0,safe_text/* safe */.gB) `${nameOf(request)} was not sent: the run was stopped.`;
        return new GitHubError('stopped', what, (0,safe_text/* safe */.gB) `The next run continues.`);
    }
    /** @param limit milliseconds that GitHub asks to wait */
    static gaveUp(request, fault, limit) {
        if (limit !== undefined) {
            const what = (0,safe_text/* safe */.gB) `GitHub’s rate limit requires a wait of ${Math.ceil(limit / 1000)} s before ${nameOf(request)}.`;
            const remedy = (0,safe_text/* safe */.gB) `Nothing is lost: the next run continues. Run less often, or use a token with a higher limit.`;
            return new GitHubError('limited', what, remedy, fault);
        }
        const what = (0,safe_text/* safe */.gB) `GitHub could not be reached for ${nameOf(request)}${detail(fault)}.`;
        const remedy = (0,safe_text/* safe */.gB) `Nothing is lost: the next run continues. See https://www.githubstatus.com.`;
        return new GitHubError(request.method === 'GET' ? 'unreachable' : 'unanswered', what, remedy, fault);
    }
}
function nameOf(request) {
    return (0,safe_text/* safe */.gB) `${request.method} ${(0,to_safe_text/* toSafeText */._)(request.path, 300)}`;
}
function detail({ status, cause }) {
    if (status !== undefined)
        return (0,safe_text/* safe */.gB) ` (status ${status})`;
    const code = cause instanceof SendError ? cause.code : undefined;
    return code === undefined ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) ` (${code})`;
}
const permissions = (0,safe_text/* safe */.gB) `\`permissions: contents: write, issues: write, pull-requests: read\` (review: \`pull-requests: write\`)`;
function remedyOf(status, message) {
    if (/\blocked\b/i.test(message))
        return (0,safe_text/* safe */.gB) `Unlock the issue (“Unlock conversation” in its sidebar); the next run posts its updates.`;
    if (status === 401)
        return (0,safe_text/* safe */.gB) `Check \`github-token\`: it is missing, expired or revoked.`;
    if (status === 403)
        return (0,safe_text/* safe */.gB) `Give the job ${permissions}, and check that no repository or organisation rule forbids it.`;
    return (0,safe_text/* safe */.gB) `Check \`github-token\` and that the repository allows this.`;
}
/** For `catch`: a refusal becomes undefined, any other error is passed on. */
function ifRefused(error) {
    if (error instanceof GitHubError && error.kind === 'refused')
        return undefined;
    throw error;
}
/** @param what the action: the start of a sentence */
function unexpected(what, { status, data }) {
    const detail = /too long/i.test(messageOf(data)) ? ' (the text is too long)' : '';
    const remedy = (0,safe_text/* safe */.gB) `Check that \`github-token\` has \`contents: write\` and \`issues: write\`.`;
    return new GitHubError('unusable', (0,safe_text/* safe */.gB) `${what}: GitHub returned status ${status}${detail}.`, remedy);
}
function parseAnswer(schema, answer, what, success = 200) {
    if (answer.status !== success)
        throw unexpected(what, answer);
    const parsed = schema.safeParse(answer.data);
    if (parsed.success)
        return parsed.data;
    const check = (0,safe_text/* safe */.gB) `check that \`GITHUB_API_URL\` is a GitHub API and that no proxy alters its responses`;
    const remedy = (0,safe_text/* safe */.gB) `Run again; if the problem persists, ${check}.`;
    throw new GitHubError('unusable', (0,safe_text/* safe */.gB) `${what}: GitHub’s response has an unexpected form.`, remedy);
}
/** GitHub's own words for a refusal. */
function messageOf(data) {
    const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined;
    return typeof message === 'string' ? message : '';
}

;// CONCATENATED MODULE: ./build/github/exchange.js
/** Nothing is changed by GraphQL here: it is asked queries only. */
function isRead({ method, path }) {
    return method === 'GET' || path === graphqlPath;
}
/** Stands for the address of GraphQL, which on GitHub Enterprise lies beside the REST API. */
const graphqlPath = '/graphql';

;// CONCATENATED MODULE: ./build/github/client.js
// GitHub's client: one request at a time, a second between writes, rate limits respected, no retry of a write that may have happened.






const expected = [301, 302, 304, 307, 404, 409, 410, 422];
/** Longer waits are left to the next run. */
const safe = { tries: 5, longestWait: 120_000, backOff: { base: 2000, cap: 15_000 } };
/** A creation is covered by a lease in the ledger: it is sent within two minutes, or not at all. */
const once = { ...safe, tries: 2, longestWait: 60_000 };
/** GitHub asks for at least a second between writes (its REST best practices). */
const betweenWrites = 1000;
/** How much of the five seconds after a stop a read in flight may still take. */
const readGrace = 1000;
/** @param options.now GitHub's time in epoch milliseconds, to which its rate limit resets refer */
function createGitHubClient(options) {
    const { send, now, steady, sleep, stop } = options;
    // After a stop, results are still recorded: only creations heed the signal.
    const patience = { ...options, stop: new AbortController().signal };
    const gate = createGate();
    let turn = Promise.resolve();
    let lastWrite = Number.NEGATIVE_INFINITY;
    async function ask(request, kind) {
        const limits = { ...(kind === 'safe' ? safe : once), gate };
        const outcome = await repeat(patience, limits, () => attempt(request, kind));
        if (outcome.kind === 'done')
            return outcome.value;
        if (outcome.kind === 'given-up')
            throw GitHubError.gaveUp(request, outcome.fault, outcome.retryAfter);
        throw GitHubError.gaveUp(request, {}, outcome.kind === 'closed' ? outcome.wait : 0);
    }
    async function attempt(request, kind) {
        const result = await exchange(request, kind);
        if ('data' in result && (result.status < 300 || expected.includes(result.status)))
            return { kind: 'done', value: result };
        const limit = 'data' in result ? limitOf(result, now()) : undefined;
        if (limit !== undefined)
            closeGate(gate, steady() + limit, result.status ?? 0);
        else if ('data' in result && result.status < 500)
            throw GitHubError.refused(request, result);
        // The same answer would come again.
        else if (isRead(request) && isTooLarge(result))
            throw GitHubError.tooLarge(request, result);
        else if (kind === 'never')
            throw GitHubError.unanswered(request, result);
        if (stop.aborted)
            throw GitHubError.gaveUp(request, result, limit);
        return { kind: 'again', fault: result, retryAfter: limit };
    }
    async function exchange(request, kind) {
        const isWrite = !isRead(request);
        const pause = lastWrite + betweenWrites - steady();
        if (isWrite && pause > 0)
            await sleep(pause);
        if (kind === 'never' && stop.aborted)
            throw GitHubError.stopped(request);
        try {
            return await (isWrite ? send(request) : sendUntilStop(request));
        }
        catch (cause) {
            if (cause instanceof SendError && cause.kind === 'stopped')
                throw GitHubError.stopped(request);
            return { cause };
        }
        finally {
            if (isWrite)
                lastWrite = steady();
        }
    }
    /** Once the run is stopped, a read gets little more time. */
    async function sendUntilStop(request) {
        const grace = createGrace(options, readGrace);
        const cut = Promise.withResolvers();
        grace.signal.addEventListener('abort', () => cut.reject(new SendError('stopped')));
        return Promise.race([send(request), cut.promise]).finally(grace.release);
    }
    return {
        request(request, kind = isRead(request) ? 'safe' : 'never') {
            const result = turn.then(() => ask(request, kind));
            turn = result.catch(() => undefined);
            return result;
        },
    };
}
function isTooLarge({ cause }) {
    return cause instanceof SendError && cause.kind === 'too-large';
}
/** Milliseconds that GitHub asks to wait, in its documented order: retry-after, the reset of a used-up limit, a minute. */
function limitOf({ status, headers, data }, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const retryAfter = (0,back_off/* readRetryAfter */.D$)(headers, now);
    if (retryAfter !== undefined)
        return retryAfter;
    const reset = Number(headers['x-ratelimit-reset']);
    if (headers['x-ratelimit-remaining'] === '0' && reset > 0)
        return Math.max(1000, reset * 1000 - (0,http_date/* answeredAt */.F7)(headers, now));
    const isSecondary = status === 429 || /rate limit|abuse detection/i.test(messageOf(data));
    return isSecondary ? 60_000 : undefined;
}

;// CONCATENATED MODULE: ./build/github/ledger-faults.js



const standard = 'feedback-to-fix/ledger';
function isDefaultBranch(branch) {
    const what = (0,safe_text/* safe */.gB) `\`ledger-branch\` is ${quoted(branch)}, the default branch of this repository. Nothing was written.`;
    const moved = (0,safe_text/* safe */.gB) `If there is a ledger on it already, see “To another branch” in docs/operations.md.`;
    return new GitHubError('unusable', what, (0,safe_text/* safe */.gB) `${chooseOther(branch)} ${moved}`);
}
function isForeignBranch(branch) {
    const why = (0,safe_text/* safe */.gB) `an existing branch without a ledger: its first commit is not this Action’s`;
    const what = (0,safe_text/* safe */.gB) `\`ledger-branch\` is ${quoted(branch)}, ${why}. Nothing was written.`;
    return new GitHubError('unusable', what, chooseOther(branch));
}
function chooseOther(branch) {
    const fresh = (0,safe_text/* safe */.gB) `name a branch that does not exist yet`;
    if (branch === standard)
        return (0,safe_text/* safe */.gB) `Rename that branch, or ${fresh}.`;
    return (0,safe_text/* safe */.gB) `Leave \`ledger-branch\` out (the ledger is then on ${quoted(standard)}), or ${fresh}.`;
}
function emptyRepository() {
    const what = (0,safe_text/* safe */.gB) `The tracking repository is empty: the ledger needs a first commit to start from.`;
    return new GitHubError('unusable', what, (0,safe_text/* safe */.gB) `Push any commit and run again.`);
}
function unreadable() {
    const what = (0,safe_text/* safe */.gB) `The tracking repository cannot be read: GitHub reports no repository of this name.`;
    const remedy = (0,safe_text/* safe */.gB) `Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`;
    return new GitHubError('unusable', what, remedy);
}
/** A refusal that is no lost race: a rule, or a branch whose name stands in the way. */
function refused(branch, message) {
    if (/rule|protected|required/i.test(message))
        return forbidden(branch);
    const said = (0,to_safe_text/* toSafeText */._)(message, 120);
    const what = (0,safe_text/* safe */.gB) `The ledger could not be written: GitHub refused to move ${quoted(branch)} (${said}).`;
    const remedy = (0,safe_text/* safe */.gB) `Check whether a branch with a similar name is in the way, or name another one in \`ledger-branch\`.`;
    return new GitHubError('unusable', what, remedy);
}
function forbidden(branch) {
    const named = quoted(branch);
    const what = (0,safe_text/* safe */.gB) `The ledger could not be written: a permission or repository rule forbids ${named}.`;
    const ways = (0,safe_text/* safe */.gB) `exempt ${named} from the rule, or name another branch in \`ledger-branch\`.`;
    return new GitHubError('unusable', what, (0,safe_text/* safe */.gB) `Give the job \`contents: write\`, ${ways}`, { status: 403 });
}
function quoted(branch) {
    return (0,safe_text/* safe */.gB) `\`${(0,to_safe_text/* toSafeText */._)(branch)}\``;
}

;// CONCATENATED MODULE: ./build/github/ledger-files.js
// Files on the ledger's branch: a project's folder, and a file's text from an answer.


const contentSchema = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
/** From the raw text or, where a server ignores the raw media type, from JSON and base64. */
function fileText(data) {
    if (typeof data !== 'string')
        return undefined;
    const wrapped = contentSchema.safeParse(parseJson(data));
    return wrapped.success ? Buffer.from(wrapped.data.content, 'base64').toString('utf8') : data;
}
/**
 * The project's id, with every byte that is unsafe in a file name written as `~XX`. Injective; ids that differ only in case collide
 * in a checkout on a case-insensitive file system, but not in git.
 */
function folderOf(projectId) {
    const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~');
    // The branch's own README.md lies beside the folders.
    if (/^readme\.md$/i.test(encoded))
        return encoded.replace('.', '~2E');
    return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

;// CONCATENATED MODULE: ./build/github/ledger-held.js
// Whether the ledger's branch was ever at a commit that a text names: anybody may write such a text.


const activitySchema = schemas/* array */.YOg(schemas/* object */.Ikc({ before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })).nonempty();
const ledgerSchema = schemas/* object */.Ikc({ sequence: schemas/* number */.aig() });
/**
 * @param activity GitHub's record of the branch's moves
 * @param readLedger the project's ledger at the commit
 */
async function findHeld({ commit, sequence }, activity, readLedger) {
    if (commit === '')
        return 'no';
    const moves = activity?.status === 200 ? activitySchema.safeParse(activity.data).data : undefined;
    if (moves?.every(({ before, after }) => before !== commit && after !== commit))
        return 'no';
    const ledger = ledgerSchema.safeParse(parseJson((await readLedger()) ?? '')).data;
    if (ledger?.sequence !== sequence)
        return 'no';
    return moves === undefined ? 'perhaps' : 'yes';
}

;// CONCATENATED MODULE: ./build/github/ledger-put.js
// The ledger's file alone, committed in one request: GitHub refuses it when the branch no longer holds the text that was read.




/** SHA-1 or SHA-256; goes into paths and links. */
const sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const object = schemas/* object */.Ikc({ sha });
const putSchema = schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ sha, tree: object, parents: schemas/* tuple */.PVZ([object]) }) });
const commitSchema = schemas/* object */.Ikc({ sha, commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP(), tree: object }) });
function createLedgerPut(options) {
    const { client, path, branch, history, readLedger } = options;
    /** Of this very write, if a try was done whose answer was lost: no other has both its message, with the run's nonce, and its text. */
    async function findOwn(text, message) {
        const answer = await history();
        if (answer.status !== 200)
            return {};
        const commits = parseAnswer(schemas/* array */.YOg(commitSchema), answer, (0,safe_text/* safe */.gB) `The ledger’s history`);
        for (const [index, { sha, commit }] of commits.entries()) {
            // Behind the message a repository may have GitHub add who signed it off.
            if (!commit.message.startsWith(message.trim()) || (await readLedger(sha)) !== text)
                continue;
            const own = { commit: sha, tree: commit.tree.sha, history: commits.slice(index).map((each) => each.sha), text };
            return { own };
        }
        return { tip: commits[0]?.sha };
    }
    return {
        findOwn,
        /**
         * Others may have committed other files since then: ours all change the ledger's number, and with it the file that is compared.
         * `undecided`: GitHub refused, and the branch is still where it was; moving it by hand tells why.
         */
        async put(from, text, message) {
            const content = Buffer.from(text).toString('base64');
            const body = { message, content, branch, sha: nameBlob(from.text, from.commit) };
            const answer = await client.request({ method: 'PUT', path, body }, 'safe');
            if (answer.status < 300) {
                const { commit } = parseAnswer(putSchema, answer, (0,safe_text/* safe */.gB) `Writing the ledger`);
                const [parent] = commit.parents;
                const before = parent.sha === from.commit ? from.history : [parent.sha];
                return { commit: commit.sha, tree: commit.tree.sha, history: [commit.sha, ...before], text };
            }
            const { own, tip } = await findOwn(text, message);
            return own ?? (tip === from.commit ? 'undecided' : 'lost');
        },
    };
}
/** As git names a text, in a repository whose commits have names like this one. */
function nameBlob(text, commit) {
    const bytes = Buffer.from(text);
    const named = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
    return (0,external_node_crypto_.hash)(commit.length === 64 ? 'sha256' : 'sha1', named);
}

;// CONCATENATED MODULE: ./build/github/ledger-root.js
// The first commit of a branch, which tells a ledger from somebody's work.



const rootSchema = schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }), parents: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
/** As `ledger/session.ts` writes it. */
const ownMessage = /^ledger \d+ of .*\n\nrun \w+ \[skip ci\]\s*$/;
/** @param list asks for the commits that a commit comes from, newest first */
async function findRoot(list, commit) {
    const query = { sha: commit, per_page: 1 };
    const parse = (answer) => parseAnswer(schemas/* tuple */.PVZ([rootSchema]), answer, (0,safe_text/* safe */.gB) `The branch’s first commit`)[0];
    const first = await list(query);
    const [, last] = /[?&]page=(\d{1,9})(?:&[^>]*)?>;\s*rel="last"/.exec(first.headers.link ?? '') ?? [];
    return parse(last === undefined ? first : await list({ ...query, page: last }));
}
function isOurRoot({ commit, parents }) {
    return parents.length === 0 && ownMessage.test(commit.message);
}

;// CONCATENATED MODULE: ./build/github/ledger-branch.js
// The ledger's branch: read at one commit, moved by one commit at a time, never by force.









const objectSchema = schemas/* object */.Ikc({ sha: sha });
const ledger_branch_commitSchema = schemas/* object */.Ikc({ sha: sha, commit: schemas/* object */.Ikc({ tree: objectSchema }) });
const commitsSchema = schemas/* tuple */.PVZ([ledger_branch_commitSchema], ledger_branch_commitSchema);
const repositorySchema = schemas/* object */.Ikc({ default_branch: schemas/* string */.YjP() });
const comparisonSchema = schemas/* object */.Ikc({ status: schemas/* string */.YjP() });
const depth = 30;
function createLedgerBranch(options) {
    const { client, branch } = options;
    let { defaultBranch } = options;
    const verified = new Set();
    const base = `/repos/${options.repository}`;
    const folder = folderOf(options.projectId);
    const ref = `refs/heads/${branch}`;
    const get = (path, query = {}) => client.request({ method: 'GET', path: base + path, query });
    const post = (path, body) => client.request({ method: 'POST', path: `${base}/git/${path}`, body }, 'safe');
    const locate = (name) => `${base}/contents/${encodeURIComponent(folder)}/${name}`;
    const getHistory = () => get('/commits', { sha: branch, per_page: 100 });
    const readLedger = (commit) => readFile(commit, 'ledger.json');
    const alone = createLedgerPut({ client, path: locate('ledger.json'), branch, history: getHistory, readLedger });
    async function readFile(commit, name) {
        const path = locate(name);
        const answer = await client.request({ method: 'GET', path, query: { ref: commit }, raw: true });
        if (answer.status === 404)
            return undefined;
        const text = answer.status === 200 ? fileText(answer.data) : undefined;
        if (text === undefined)
            throw unexpected((0,safe_text/* safe */.gB) `The ledger's file ${(0,to_safe_text/* toSafeText */._)(name)}`, answer);
        return text;
    }
    function tellForbidden(error) {
        throw error instanceof GitHubError && error.kind === 'refused' && error.status === 403 ? forbidden(branch) : error;
    }
    /** @returns false when another run was first */
    async function moveBranch(parent, sha) {
        const path = `${base}/git/${ref.split('/').map(encodeURIComponent).join('/')}`;
        const move = parent === undefined
            ? post('refs', { ref, sha })
            : client.request({ method: 'PATCH', path, body: { sha, force: false } }, 'safe');
        const answer = await move.catch(tellForbidden);
        if (answer.status < 300)
            return true;
        const message = messageOf(answer.data);
        const isRace = /fast.?forward|already exists|does not exist|not found|at .+ but expected/i.test(message);
        if (!isRace && answer.status !== 404)
            throw refused(branch, message);
        // A try whose answer was lost may have moved it.
        const history = await getHistory();
        if (history.status !== 200)
            return false;
        return parseAnswer(schemas/* array */.YOg(objectSchema), history, (0,safe_text/* safe */.gB) `The ledger’s history`).some((commit) => commit.sha === sha);
    }
    async function askDefaultBranch() {
        const answer = await get('');
        if (answer.status !== 200)
            throw unreadable();
        return parseAnswer(repositorySchema, answer, (0,safe_text/* safe */.gB) `The repository`).default_branch;
    }
    async function verify({ commit, text }) {
        if (text !== undefined || verified.has(commit))
            return;
        if (!isOurRoot(await findRoot((query) => get('/commits', query), commit)))
            throw isForeignBranch(branch);
        verified.add(commit);
    }
    return {
        depth,
        verify,
        async read() {
            const isAsked = defaultBranch === undefined;
            defaultBranch ??= await askDefaultBranch();
            if (branch === defaultBranch)
                throw isDefaultBranch(branch);
            const answer = await get('/commits', { sha: branch, per_page: depth });
            if (answer.status === 422)
                return undefined;
            if (answer.status === 404) {
                // A repository without the branch, or one that this token cannot read at all?
                if (isAsked || (await get('')).status === 200)
                    return undefined;
                throw unreadable();
            }
            if (answer.status === 409)
                throw emptyRepository();
            const commits = parseAnswer(commitsSchema, answer, (0,safe_text/* safe */.gB) `The ledger’s branch`);
            const [{ sha, commit }] = commits;
            const text = await readLedger(sha);
            return { commit: sha, tree: commit.tree.sha, history: commits.map((other) => other.sha), text };
        },
        readFile: (snapshot, name) => readFile(snapshot.commit, name),
        async held(shown) {
            const activity = await get('/activity', { ref, per_page: 100 }).catch(ifRefused);
            return findHeld(shown, activity, () => readLedger(shown.commit));
        },
        async comesFrom(snapshot, commit) {
            const answer = await get(`/compare/${commit}...${snapshot.commit}`, { per_page: 1 });
            // A commit that GitHub does not know is nobody's ancestor.
            if (answer.status === 404)
                return false;
            const { status } = parseAnswer(comparisonSchema, answer, (0,safe_text/* safe */.gB) `The ledger’s history`);
            return status === 'ahead' || status === 'identical';
        },
        async write(from, files, message, goesOn) {
            if (!goesOn())
                return 'abandoned';
            if (from !== undefined)
                await verify(from);
            const { 'ledger.json': text = from?.text, ...others } = files;
            const isAlone = from?.text !== undefined && text !== undefined && Object.keys(others).length === 0;
            if (isAlone) {
                const put = await alone.put({ ...from, text: from.text }, text, message).catch(tellForbidden);
                if (put !== 'undecided')
                    return put;
                if (!goesOn())
                    return 'abandoned';
            }
            const tree = Object.entries(files).map(([name, content]) => ({
                path: name === 'README.md' ? name : `${folder}/${name}`,
                mode: '100644',
                type: 'blob',
                content,
            }));
            const made = await post('trees', { tree, ...(from && { base_tree: from.tree }) });
            if (made.status === 409)
                throw emptyRepository();
            const treeSha = parseAnswer(objectSchema, made, (0,safe_text/* safe */.gB) `Writing the ledger’s files`, 201).sha;
            if (!goesOn())
                return 'abandoned';
            const committed = await post('commits', { message, tree: treeSha, parents: from ? [from.commit] : [] });
            const { sha } = parseAnswer(objectSchema, committed, (0,safe_text/* safe */.gB) `Writing the ledger’s commit`, 201);
            if (!goesOn())
                return 'abandoned';
            if (!(await moveBranch(from?.commit, sha)))
                return (isAlone && (await alone.findOwn(text, message)).own) || 'lost';
            return { commit: sha, tree: treeSha, history: [sha, ...(from?.history ?? [])].slice(0, depth), text };
        },
    };
}

;// CONCATENATED MODULE: ./build/github/octokit.js
// Octokit, loaded on first use, builds and authorises a request; our transport sends it.


const timeout = 30_000;
const headers = { 'x-github-api-version': '2022-11-28' };
const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
function createGitHubSend(options) {
    const { apiUrl, token, send } = options;
    let octokit;
    const load = async () => {
        const { Octokit } = await Promise.all(/* import() */[__webpack_require__.e(479), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 1267));
        return new Octokit({ auth: token, baseUrl: apiUrl, log });
    };
    return async (request) => {
        octokit ??= load();
        const { request: ask } = await octokit;
        // Octokit would read a truncated body as an empty one and keep malformed JSON as text, so it sees no body.
        const sent = Promise.withResolvers();
        const fetch = async (url, { method, headers, body }) => {
            sent.resolve(send({ method, url, headers, timeout, ...(body === undefined ? {} : { body }) }));
            const { status } = await sent.promise;
            return new Response(null, { status });
        };
        // `sent` is settled by now, unless octokit failed before sending.
        await ask({ ...buildRequest(request, apiUrl), request: { fetch } }).catch(sent.reject);
        return octokit_readAnswer(await sent.promise, request.raw === true);
    };
}
function buildRequest({ method, path, query, body, raw }, apiUrl) {
    const entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
    const place = path === graphqlPath ? `${apiUrl.replace(/\/api\/v3$/, '/api')}${graphqlPath}` : path;
    const url = entries.length === 0 ? place : `${place}?${new URLSearchParams(entries)}`;
    const accept = raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json';
    return { method, url, headers: { ...headers, accept }, ...(body === undefined ? {} : { data: body }) };
}
/** @throws SyntaxError when the body should be JSON and is not, which counts as no response */
function octokit_readAnswer({ status, headers, body }, raw) {
    if (status >= 400)
        return { status, headers, data: parseJson(body) };
    if (status >= 300)
        return { status, headers, data: undefined };
    return { status, headers, data: raw || body === '' ? body : JSON.parse(body) };
}

;// CONCATENATED MODULE: ./build/changes/pictures.js
// Whether bytes are those of a picture, whatever their file is called.
/** In hexadecimal; a dot is any digit. */
const signatures = {
    png: /^89504e470d0a1a0a/,
    jpeg: /^ffd8ff/,
    gif: /^474946383[79]/,
    webp: /^52494646.{8}57454250/,
    // AVIF and HEIC: `ftyp`, and the brand.
    avif: /^0000.{4}66747970(?:617669(?:66|73)|6865(?:69|76)|6d696631|6d736631)/,
    ico: /^00000100(?!00)..00/,
    // With each size that its header may have.
    bmp: /^424d.{8}0{8}.{8}(?:0c|28|34|38|40|6c|7c)0{6}/,
    tiff: /^(?:49492a00|4d4d002a)/,
};
function isPicture(bytes) {
    const start = Array.from(bytes.subarray(0, 32), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return Object.values(signatures).some((signature) => signature.test(start));
}

;// CONCATENATED MODULE: ./build/github/blobs.js
// Blobs by their SHA: a hundred in one query of GraphQL, and one by one what that does not give whole.




/** GitHub cuts a blob's text off here, in bytes. */
const longestText = 512_000;
const mostInQuery = 100;
/** Of one query, in bytes: control characters are six bytes of JSON each, and an answer has 32 MiB at most. */
const largestQuery = 4_000_000;
const blobSchema = schemas/* object */.Ikc({
    text: schemas/* string */.YjP().nullish(),
    isBinary: schemas/* boolean */.zMY().nullish(),
    isTruncated: schemas/* boolean */.zMY().nullish(),
    byteSize: schemas/* number */.aig(),
});
const querySchema = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ repository: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }) });
const singleSchema = schemas/* object */.Ikc({ encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
function createBlobs({ client, repository }) {
    /** GitHub Enterprise may keep GraphQL closed, and emulators have none. */
    let hasGraphql = true;
    /** Undefined when GraphQL does not answer as it should: REST does. */
    async function query(batch, tries = 2) {
        const body = { query: buildQuery(repository, batch) };
        try {
            // Two tries, not five: what takes GraphQL too long does so again.
            const { status, data } = await client.request({ method: 'POST', path: graphqlPath, body }, 'never');
            return status === 200 ? querySchema.safeParse(data).data?.data.repository : undefined;
        }
        catch (error) {
            if (!(error instanceof GitHubError) || error.kind === 'stopped')
                throw error;
            return error.kind === 'unanswered' && tries > 1 ? query(batch, tries - 1) : undefined;
        }
    }
    async function readSingle({ sha }) {
        const path = `/repos/${repository}/git/blobs/${sha}`;
        const answer = await client.request({ method: 'GET', path }).catch(ifUnreadable);
        const parsed = singleSchema.safeParse(answer?.data);
        return answer?.status === 200 && parsed.success ? decode(Buffer.from(parsed.data.content, 'base64')) : undefined;
    }
    return {
        /**
         * What could not be read is missing.
         * @param mostSingly how many are read one by one at most
         */
        async readBlobs(wanted, mostSingly) {
            const blobs = new Map();
            for (const batch of hasGraphql ? cutBatches(wanted) : []) {
                if (!hasGraphql)
                    break;
                const answers = await query(batch);
                hasGraphql = answers !== undefined;
                for (const [index, blob] of batch.entries()) {
                    const read = parseBlob(blob, answers?.[`b${index}`]);
                    if (read !== undefined)
                        blobs.set(blob.sha, read);
                }
            }
            const left = wanted.filter((blob) => lacksBytes(blob, blobs.get(blob.sha)));
            for (const blob of left.slice(0, mostSingly)) {
                const read = await readSingle(blob);
                if (read !== undefined)
                    blobs.set(blob.sha, read);
            }
            return blobs;
        },
    };
}
function lacksBytes({ text, picture }, read) {
    if (read === undefined)
        return text || picture === true;
    return picture === true && read.isBinary && read.isPicture === undefined;
}
/** SHAs are hexadecimal, and a repository's name holds no quotes. */
function buildQuery(repository, batch) {
    const [owner, name] = repository.split('/');
    const objects = batch.map((blob, index) => `b${index}:object(oid:"${blob.sha}"){...${isAskedWhole(blob) ? 'Whole' : 'Kind'}}`);
    const fragments = ['Kind on Blob{isBinary byteSize}', 'Whole on Blob{text isBinary isTruncated byteSize}'];
    const used = fragments.filter((fragment) => objects.some((object) => object.includes(`...${fragment.split(' ')[0]}`)));
    const whole = `query{repository(owner:"${owner}",name:"${name}"){${objects.join(' ')}}}`;
    return [whole, ...used.map((fragment) => `fragment ${fragment}`)].join(' ');
}
function isAskedWhole({ size = 0, text }) {
    return text && size <= longestText;
}
function cutBatches(wanted) {
    const batches = [];
    let [batch, bytes] = [[], 0];
    for (const blob of wanted) {
        const size = isAskedWhole(blob) ? (blob.size ?? longestText) : 0;
        if (batch.length === mostInQuery || bytes + size > largestQuery)
            [batch, bytes] = [[], 0];
        if (batch.length === 0)
            batches.push(batch);
        batch.push(blob);
        bytes += size;
    }
    return batches;
}
/** Text that was cut, or decoded from something else than UTF-8, is no text of the file: its bytes are to be looked at. */
function parseBlob(wanted, answer) {
    const { success, data } = blobSchema.safeParse(answer);
    if (!success || data.isBinary == null)
        return undefined;
    if (data.isBinary)
        return { text: undefined, isBinary: true };
    if (!wanted.text)
        return { text: undefined, isBinary: false };
    const { text, isTruncated, byteSize } = data;
    if (text == null || isTruncated !== false || Buffer.byteLength(text) !== byteSize)
        return undefined;
    return text.includes('\ufffd') || text.includes('\0') ? undefined : { text, isBinary: false };
}
function decode(bytes) {
    const binary = { text: undefined, isBinary: true, isPicture: isPicture(bytes) };
    if (bytes.includes(0))
        return binary;
    try {
        return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), isBinary: false };
    }
    catch {
        return binary;
    }
}
/** For reads whose absence is told: what is refused or too large is undefined, what another try may bring is an error. */
function ifUnreadable(error) {
    return error instanceof GitHubError && error.kind === 'unusable' ? undefined : ifRefused(error);
}

;// CONCATENATED MODULE: ./build/github/commits.js
// A commit of a pull request: what it says, and who made it.

const person = schemas/* object */.Ikc({ email: schemas/* string */.YjP().nullish() }).nullish();
const account = schemas/* object */.Ikc({ login: schemas/* string */.YjP().optional() }).nullish().catch(undefined);
const commits_commitSchema = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    commit: schemas/* object */.Ikc({
        message: schemas/* string */.YjP(),
        author: person,
        committer: person,
        verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY() }).nullish(),
    }),
    author: account,
    committer: account,
    parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() })).default([]),
});
/** GitHub itself, for what is done on its pages. */
const webFlow = 'web-flow';
/**
 * @param own SHAs of the pull request's commits: a merge that brings in none but others is one of the base branch
 * @returns undefined for what is no commit
 */
function parseCommit(raw, own) {
    const { success, data } = commits_commitSchema.safeParse(raw);
    if (!success)
        return undefined;
    const { sha, commit, parents } = data;
    const committer = commits_nameOf(data.committer, commit.committer);
    const [, merged] = parents;
    const isMerge = parents.length === 2 && merged !== undefined && !own.has(merged.sha);
    const isSigned = committer === webFlow && commit.verification?.verified === true;
    const author = commits_nameOf(data.author, commit.author);
    return { sha, message: commit.message, author, committer, isUpdate: isMerge && isSigned };
}
function commits_nameOf(account, person) {
    return (account?.login || person?.email || undefined)?.toLowerCase();
}

;// CONCATENATED MODULE: ./build/github/pull-change.js
// What a pull request changes, in as few requests as GitHub needs to tell it: list of files, merge base and commits, trees.



/** GitHub lists no more files of a pull request. */
const mostFiles = 3_000;
const mostCommits = 250;
const perPage = 100;
const pull_change_sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const list = schemas/* array */.YOg(schemas/* unknown */.L5J());
const fileSchema = schemas/* object */.Ikc({
    filename: schemas/* string */.YjP().min(1),
    previous_filename: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP(),
});
const pull_change_comparisonSchema = schemas/* object */.Ikc({ merge_base_commit: schemas/* object */.Ikc({ sha: pull_change_sha }), total_commits: schemas/* number */.aig(), commits: list });
const treeSchema = schemas/* object */.Ikc({ tree: list, truncated: schemas/* boolean */.zMY() });
const entrySchema = schemas/* object */.Ikc({ path: schemas/* string */.YjP().min(1), mode: schemas/* string */.YjP(), sha: pull_change_sha, size: schemas/* number */.aig().optional() });
const refSchema = schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha: pull_change_sha }) });
const pullSchema = schemas/* object */.Ikc({ head: schemas/* object */.Ikc({ sha: pull_change_sha }) });
function createPullChanges(options) {
    const { client, repository } = options;
    const get = (path, query = {}) => client.request({ method: 'GET', path: `/repos/${repository}/${path}`, query }).catch(ifUnreadable);
    return {
        /** SHA of the head as it is now; undefined when the pull request cannot be read. */
        async readHead(number) {
            return parse(pullSchema, await get(`pulls/${number}`))?.head.sha;
        },
        async listFiles(number) {
            const files = [];
            for (let page = 1;; page += 1) {
                const items = parse(list, await get(`pulls/${number}/files`, { per_page: perPage, page }));
                if (items === undefined)
                    return { files, isWhole: false };
                for (const item of items) {
                    const { success, data } = fileSchema.safeParse(item);
                    if (!success)
                        return { files, isWhole: false };
                    files.push({ path: data.filename, previousPath: data.previous_filename ?? undefined, status: data.status });
                }
                if (items.length < perPage)
                    return { files, isWhole: true };
                if (files.length >= mostFiles)
                    return { files, isWhole: false };
            }
        },
        /**
         * Undefined when GitHub does not know one of the two, or nothing that both come from.
         * @param base a branch
         * @param head SHA of a commit
         */
        async compare(base, head) {
            const place = base.split('/').map(encodeURIComponent).join('/');
            // By its SHA: whoever may push could have made a tag of the branch's name, which git takes first.
            const tip = parse(refSchema, await get(`git/ref/heads/${place}`))?.object.sha;
            if (tip === undefined)
                return undefined;
            const raw = [];
            for (let page = 1;; page += 1) {
                const query = page === 1 ? { per_page: perPage } : { per_page: perPage, page };
                const comparison = parse(pull_change_comparisonSchema, await get(`compare/${tip}...${head}`, query));
                if (comparison === undefined)
                    return undefined;
                for (const item of comparison.commits)
                    raw.push(item);
                const isEnd = comparison.commits.length < perPage || raw.length >= Math.min(comparison.total_commits, mostCommits);
                if (!isEnd)
                    continue;
                const commits = parseCommits(raw.slice(0, mostCommits));
                const isWhole = commits.length === comparison.total_commits;
                return { mergeBase: comparison.merge_base_commit.sha, commits, isWhole };
            }
        },
        /** @param commit SHA of a commit */
        async readTree(commit) {
            const read = parse(treeSchema, await get(`git/trees/${commit}`, { recursive: 1 }));
            if (read === undefined)
                return undefined;
            const files = new Map();
            let isWhole = !read.truncated;
            for (const item of read.tree) {
                const { success, data } = entrySchema.safeParse(item);
                if (!success)
                    isWhole = false;
                else if (!/^0?40000$/.test(data.mode))
                    files.set(data.path, { mode: data.mode, sha: data.sha, size: data.size });
            }
            return { files, isWhole };
        },
        ...createBlobs(options),
    };
}
/** Undefined for a refusal, and for what has another form than it should have. */
function parse(schema, answer) {
    return answer?.status === 200 ? schema.safeParse(answer.data).data : undefined;
}
function parseCommits(raw) {
    const own = new Set(raw.map((item) => schemas/* object */.Ikc({ sha: pull_change_sha }).safeParse(item).data?.sha));
    return raw.flatMap((item) => parseCommit(item, own) ?? []);
}

// EXTERNAL MODULE: ./build/addresses/issue-number.js
var issue_number = __webpack_require__(2032);
// EXTERNAL MODULE: ./build/addresses/pull-link.js
var pull_link = __webpack_require__(1869);
// EXTERNAL MODULE: ./build/addresses/repository-name.js
var repository_name = __webpack_require__(9763);
;// CONCATENATED MODULE: ./build/github/pull-requests.js
// Pull requests, one list per repository; and whether the repository is private.





const repoSchema = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish();
const pull_requests_pullSchema = schemas/* object */.Ikc({
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
const pull_requests_perPage = 100;
const mostPages = 50;
function createPullRequests(options) {
    const { client, serverUrl } = options;
    const getPage = (path, page) => {
        const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: pull_requests_perPage, page };
        return client.request({ method: 'GET', path, query }).catch(ifRefused);
    };
    return {
        /** Most recently updated first, back to `since` (epoch milliseconds). */
        async listPulls(repository, since) {
            const pulls = [];
            let path = `/repos/${repository}/pulls`;
            let answer = await getPage(path, 1);
            // A renamed repository's list moves to its number; that is followed once.
            const moved = answer?.status === 301 ? (0,repository_name/* parseMovedList */.pT)(answer.headers.location ?? '') : undefined;
            if (moved !== undefined) {
                path = moved;
                answer = await getPage(path, 1);
            }
            for (let page = 1;; answer = await getPage(path, ++page)) {
                const parsed = schemas/* array */.YOg(pull_requests_pullSchema).safeParse(answer?.data);
                if (answer?.status !== 200 || !parsed.success)
                    return { kind: 'unreadable' };
                const read = parsed.data.map((pull) => parsePull(pull, serverUrl, repository));
                for (const pull of read)
                    if (pull.updatedAt >= since)
                        pulls.push(pull);
                const complete = read.length < pull_requests_perPage || read.some((pull) => pull.updatedAt < since);
                if (complete || page === mostPages)
                    return { kind: 'pulls', pulls, complete };
            }
        },
        /** Undefined when unknown. */
        async isPrivate() {
            const path = `/repos/${options.repository}`;
            const answer = await client.request({ method: 'GET', path }).catch(() => undefined);
            const parsed = schemas/* object */.Ikc({ private: schemas/* boolean */.zMY() }).safeParse(answer?.data);
            return answer?.status === 200 ? parsed.data?.private : undefined;
        },
    };
}
function parsePull(pull, serverUrl, repository) {
    const { head, base, number } = pull;
    return {
        link: (0,pull_link/* readPullAddress */.ip)(pull.html_url, { serverUrl, repository, number }),
        state: pull.merged_at ? 'merged' : pull.state,
        body: pull.body ?? '',
        /** The head branch is in the base repository, not in a fork. */
        own: head.repo != null && head.repo.full_name === base.repo?.full_name,
        /** Epoch milliseconds. */
        createdAt: Date.parse(pull.created_at),
        /** Undefined while it is open. */
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
        updatedAt: Date.parse(pull.updated_at),
    };
}

;// CONCATENATED MODULE: ./build/github/author.js
// Which issues and comments are ours, by author.




/**
 * An installation token (`ghs_`) cannot ask REST who it is, but GraphQL answers. If neither does, anything by a bot or a collaborator
 * counts as ours.
 */
async function recogniseOurs(client, token) {
    const login = await findLogin(client, token);
    return login === undefined ? (item) => item.trusted : (item) => item.author === login;
}
const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const viewerSchema = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: userSchema }) });
/** GraphQL reports rate limits with status 200. */
const limitedSchema = schemas/* object */.Ikc({ errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* literal */.euz('RATE_LIMITED') })).nonempty() });
async function findLogin(client, token) {
    if (!token.startsWith('ghs_')) {
        const answer = await client.request({ method: 'GET', path: '/user' }).catch(ifRefused);
        const user = userSchema.safeParse(answer?.data);
        if (answer?.status === 200 && user.success)
            return user.data.login;
    }
    const body = { query: '{ viewer { login } }' };
    const answer = await client.request({ method: 'POST', path: graphqlPath, body }).catch(ifRefused);
    const login = viewerSchema.safeParse(answer?.data).data?.data.viewer.login;
    if (login === undefined && limitedSchema.safeParse(answer?.data).success) {
        const what = (0,safe_text/* safe */.gB) `The token’s user could not be looked up: GitHub’s rate limit is used up.`;
        throw new GitHubError('unusable', what, (0,safe_text/* safe */.gB) `The next run continues.`);
    }
    return login;
}

;// CONCATENATED MODULE: ./build/github/tracking-issue.js
// Issues and comments, as the tracking issue and our reviews need them.






const postSchema = schemas/* object */.Ikc({
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().nullish() }).nullish(),
    author_association: schemas/* string */.YjP().nullish(),
});
const commentSchema = postSchema
    .extend({ id: schemas/* number */.aig().int().positive() })
    .transform((comment) => ({ id: comment.id, ...toPost(comment) }));
const issueSchema = postSchema
    .extend({
    number: schemas/* number */.aig().refine(issue_number/* isIssueNumber */.D),
    title: schemas/* string */.YjP().nullish(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    comments: schemas/* number */.aig(),
    updated_at: schemas/* string */.YjP(),
    pull_request: schemas/* unknown */.L5J().optional(),
})
    .transform(({ number, title, state, comments, ...issue }) => ({
    ...{ number, title: title ?? '', state, comments, ...toPost(issue) },
    isPull: Boolean(issue.pull_request),
    /** Epoch milliseconds. */
    updatedAt: Date.parse(issue.updated_at),
}));
function toPost({ body, user, author_association }) {
    /** Written by a bot, or by somebody whom the repository trusts. */
    const trusted = user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(author_association ?? '');
    return { body: body ?? '', author: user?.login ?? '', trusted };
}
/** Identifies our issues when the ledger is lost. */
const label = 'feedback-to-fix';
const tracking_issue_perPage = 100;
function createTrackingIssue(options) {
    const { client, repository, serverUrl } = options;
    const base = `/repos/${repository}/issues`;
    /** Its address is built from its number, never taken from an answer. */
    const locate = (issue) => ({
        ...issue,
        url: `${serverUrl}/${repository}/issues/${issue.number}`,
    });
    async function listAll(item, path, query) {
        const all = [];
        for (let page = 1;; page++) {
            const answer = await client.request({ method: 'GET', path, query: { ...query, per_page: tracking_issue_perPage, page } });
            const items = parseAnswer(schemas/* array */.YOg(item), answer, (0,safe_text/* safe */.gB) `GET ${(0,to_safe_text/* toSafeText */._)(path)}`);
            for (const one of items)
                all.push(one);
            if (items.length < tracking_issue_perPage)
                return all;
        }
    }
    return {
        async getIssue(number) {
            const answer = await client.request({ method: 'GET', path: `${base}/${number}` });
            if (isGone(answer))
                return { kind: 'gone' };
            if (answer.status >= 300 && answer.status < 400)
                return { kind: 'transferred' };
            const issue = parseAnswer(issueSchema, answer, (0,safe_text/* safe */.gB) `Reading the tracking issue`);
            return issue.isPull ? { kind: 'pull-request' } : { kind: 'issue', issue: locate(issue) };
        },
        /** All issues (no pull requests) with our label, whatever their state; updated since `since` (epoch milliseconds). */
        async listIssues(since) {
            const query = { labels: label, state: 'all', sort: 'created', direction: 'desc' };
            const issues = await listAll(issueSchema, base, since ? { ...query, since: toTime(since) } : query);
            return issues.filter((issue) => !issue.isPull).map(locate);
        },
        /** Not repeated when no answer came: the next run finds it by its intent. */
        async createIssue(issue) {
            const answer = await client.request({ method: 'POST', path: base, body: { ...issue, labels: [label] } });
            if (isGone(answer))
                throw new GitHubError('unusable', (0,safe_text/* safe */.gB) `The tracking issue cannot be created: issues are disabled in this repository.`, (0,safe_text/* safe */.gB) `Enable issues in the repository’s settings, or run the workflow in a repository that has them.`);
            return locate(parseAnswer(issueSchema, answer, (0,safe_text/* safe */.gB) `Creating the tracking issue`, 201));
        },
        /** @returns the body that GitHub holds now: it refuses some bodies silently */
        async updateIssue(number, body) {
            const answer = await client.request({ method: 'PATCH', path: `${base}/${number}`, body: { body } }, 'safe');
            if (answer.status >= 300 && answer.status !== 422)
                throw new GitHubError('unusable', (0,safe_text/* safe */.gB) `The tracking issue was deleted or transferred during this run.`, (0,safe_text/* safe */.gB) `Name another issue in \`tracking-issue\` (a new, empty one will do).`);
            return parseAnswer(issueSchema, answer, (0,safe_text/* safe */.gB) `Updating the tracking issue`).body;
        },
        async createComment(number, body) {
            const answer = await client.request({ method: 'POST', path: `${base}/${number}/comments`, body: { body } });
            return parseAnswer(commentSchema, answer, (0,safe_text/* safe */.gB) `Writing a comment`, 201);
        },
        /** Undefined when it was deleted. */
        async updateComment(id, body) {
            const answer = await client.request({ method: 'PATCH', path: `${base}/comments/${id}`, body: { body } }, 'safe');
            return isGone(answer) ? undefined : parseAnswer(commentSchema, answer, (0,safe_text/* safe */.gB) `Writing a comment`);
        },
        /** Undefined when it was deleted. */
        async getComment(id) {
            const answer = await client.request({ method: 'GET', path: `${base}/comments/${id}` });
            return answer.status === 200 ? parseAnswer(commentSchema, answer, (0,safe_text/* safe */.gB) `A comment`) : undefined;
        },
        /** Oldest first; updated since `since` (epoch milliseconds). */
        listComments: (number, since) => listAll(commentSchema, `${base}/${number}/comments`, { since: toTime(since) }),
        /** Made where the repository has none of this name. @returns all that the issue then bears; undefined when GitHub refuses */
        async addLabel(number, name) {
            const request = { method: 'POST', path: `${base}/${number}/labels`, body: { labels: [name] } };
            const answer = await client.request(request, 'safe').catch(ifRefused);
            const labels = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).safeParse(answer?.data);
            return answer?.status === 200 ? labels.data?.map((label) => label.name) : undefined;
        },
        /** @returns whether it is gone; false when GitHub refuses */
        async removeLabel(number, name) {
            const path = `${base}/${number}/labels/${encodeURIComponent(name)}`;
            const answer = await client.request({ method: 'DELETE', path }, 'safe').catch(ifRefused);
            return answer?.status === 200 || answer?.status === 404;
        },
        recogniseOurs: () => recogniseOurs(client, options.token),
    };
}
function isGone({ status }) {
    return status === 404 || status === 410;
}
function toTime(time) {
    return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

;// CONCATENATED MODULE: ./build/http/clock.js
// A clock synchronised to a server's: it starts from the runner's, and each response's `date` header corrects it.

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
        skew: () => 0 - shift,
    };
}
/** Feeds every response's `date` to the clock. Requests must be sequential, as GitHub's client sends them. */
function listenToTime(send, clock) {
    return async (request) => {
        const sent = clock.now();
        const answer = await send(request);
        // A response with an age is a cached copy (RFC 9111, section 5.1); a 5xx may come from a gateway with a clock of its own.
        if (answer.headers.age === undefined && answer.status < 500)
            clock.hear(answer.headers.date, sent);
        return answer;
    };
}

;// CONCATENATED MODULE: ./build/world.js
// Every effect of a run as one object: clock, sleep, randomness, log, the service and GitHub.













/** The world of a real run. Nothing is requested yet; HTTP clients are loaded on first use. */
function createWorld(options) {
    const { github, place, log, stop } = options;
    const clock = createClock({ wall: () => Date.now(), steady: () => performance.now() });
    const { now, steady, skew } = clock;
    const sleep = (ms) => (0,promises_.setTimeout)(Math.max(0, ms), undefined, { signal: stop }).catch(() => undefined);
    const random = () => (0,external_node_crypto_.randomInt)(2 ** 32) / 2 ** 32;
    const { token, projectId, ledgerBranch } = github;
    const transport = createSend();
    const send = createGitHubSend({ apiUrl: place.apiUrl, token, send: listenToTime(transport, clock) });
    // Its sleep ignores the stop signal: results are still recorded after it.
    const client = createGitHubClient({ send, now, steady, sleep: (ms) => (0,promises_.setTimeout)(ms), random, stop });
    const { repository, serverUrl, defaultBranch } = place;
    const serve = (inputs) => createService({
        send: transport,
        projectId,
        now,
        steady,
        random,
        stop,
        // The client itself races this with the stop signal.
        sleep: (ms) => (0,promises_.setTimeout)(ms),
        baseUrl: inputs['base-url'],
        apiKey: inputs['api-key'],
        jobPath: inputs['job-path'],
        pollInterval: inputs['poll-interval'],
    });
    return {
        place,
        now,
        skew,
        sleep,
        random,
        name: () => (0,external_node_crypto_.randomBytes)(16).toString('hex'),
        stop,
        log,
        service: options.service === undefined ? unasked : serve(options.service),
        asksService: options.service !== undefined,
        ledger: createLedgerBranch({ client, repository, branch: ledgerBranch, projectId, defaultBranch }),
        tracking: createTrackingIssue({ client, repository, serverUrl, token }),
        pulls: createPullRequests({ client, repository, serverUrl }),
        changes: createPullChanges({ client, repository }),
        reclaim,
    };
}
/** No script may ask for it unless the engine was started so, or is told so now. */
function reclaim() {
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    (0,external_node_v8_.setFlagsFromString)('--expose-gc');
    const collect = (0,external_node_vm_.runInNewContext)('gc');
    if (typeof collect === 'function')
        collect();
}
/** For a review without a key. */
const unasked = { getFeedback: refuse, createJob: refuse, getJob: refuse };
async function refuse() {
    throw new Error('Without a key the service is not asked.');
}


/***/ })

};
