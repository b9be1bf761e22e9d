export const id = 328;
export const ids = [328,202];
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
// Pull requests of the GitHub in use, parsed where their addresses come in. Nothing else is ever shown as a link.



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
    return { url: link, repository, number };
}
/** The address that GitHub gives one of its pull requests if it is well-formed; otherwise one built from its parts. */
function readPullAddress(given, known) {
    const { serverUrl, repository, number } = known;
    const pull = parsePullLink(given, serverUrl);
    return pull?.number === number ? pull : { url: `${serverUrl}/${repository}/pull/${number}`, repository, number };
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


/***/ }),

/***/ 1476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ parseErrorCode)
/* harmony export */ });
const longest = 48;
/** errno names, Node's and undici's own, HTTP parsing, and the certificate faults of OpenSSL. */
const names = [
    'E(?:[A-Z][A-Z0-9]{1,19}|2BIG|AI_[A-Z]{2,12})',
    '(?:UND_ERR|ERR|HPE)(?:_[A-Z0-9]{1,24}){1,8}',
    'CERT(?:_[A-Z]{1,24}){1,5}',
    'CRL(?:_[A-Z]{1,24}){1,5}',
    '(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?',
    'UNABLE_TO(?:_[A-Z]{1,24}){1,6}',
    'HOSTNAME_MISMATCH',
    'INVALID_(?:CA|PURPOSE)',
    'PATH_LENGTH_EXCEEDED',
];
const shapes = new RegExp(`^(?:${names.join('|')})$`);
/** Undefined for anything that does not look like one of them and might be a stranger's text. */
function parseErrorCode(code) {
    return typeof code === 'string' && code.length <= longest && shapes.test(code) ? code : undefined;
}


/***/ }),

/***/ 1135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ listFrames),
/* harmony export */   Nm: () => (/* binding */ listCauses),
/* harmony export */   bJ: () => (/* binding */ isError),
/* harmony export */   eA: () => (/* binding */ nameError)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
/* harmony import */ var _error_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1476);
// The parts of a foreign error that are safe to show: name, code and location in our code. Its message may quote anything.


/** Maximum depth of the chain of causes. */
const deepest = 5;
const mostFrames = 4;
const names = [
    ...[(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `AggregateError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Error`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `EvalError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `RangeError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `ReferenceError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `SyntaxError`],
    ...[(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `TypeError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `URIError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `AbortError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `AssertionError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `DataCloneError`],
    ...[(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `SystemError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `TimeoutError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `ZodError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `HttpError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `RequestError`],
    ...[(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `BodyTimeoutError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `ConnectTimeoutError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `HeadersOverflowError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `HeadersTimeoutError`],
    ...[(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `HTTPParserError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `InformationalError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `RequestAbortedError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `ResponseExceededMaxSizeError`],
    ...[(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `SecureProxyConnectionError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `SocketError`],
    ...[(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Failure`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `GitHubError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `SendError`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `ServiceError`],
];
/** Files of the bundle, and of the source; of a path, only the last part. */
const frame = /^ {4}at (?:.*[/\\(])?((?:\d{1,4}\.)?index\.js|[a-z]+(?:-[a-z]+){0,3}\.ts):(\d{1,7}):(\d{1,7})\)?$/;
/** `TypeError (ECONNRESET)`, for anything that can be thrown. */
function nameError(error) {
    const name = readPart(error, 'name');
    const code = (0,_error_code_js__WEBPACK_IMPORTED_MODULE_0__/* .parseErrorCode */ .f)(readPart(error, 'code'));
    const known = names.find((other) => other === name);
    const kind = known ?? (isError(error) ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Error` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `something that is no error`);
    return code === undefined ? kind : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${kind} (${code})`;
}
/** Causes by name and code, nearest first; cycles are cut. */
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
/** Stack frames in our own code, as `index.js:12:34`. */
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
    // The pattern admits only names of our own files and numbers.
    return file === undefined ? undefined : `${file}:${row}:${column}`;
}
/** A thrown proxy may throw on any access. */
function isError(error) {
    try {
        return error instanceof Error;
    }
    catch {
        return false;
    }
}
/** A property may be a throwing getter. */
function readPart(error, key) {
    try {
        return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exceptionOf: () => (/* binding */ exceptionOf)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
/* harmony import */ var _error_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1135);
/* harmony import */ var _known_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5602);
// Renders an exception for the log: our own errors verbatim, others by name, code and location.



/** Never contains a header, a body or the message of a foreign error, which may quote anything. Never throws. */
function exceptionOf(error) {
    const { what, remedy } = tell(error);
    return { what, remedy: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${remedy}${renderCauses(error, what)}` };
}
function tell(error) {
    if ((0,_error_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .isError */ .bJ)(error) && error instanceof _known_error_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E)
        return { what: error.what, remedy: error.remedy };
    const frames = (0,_error_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .listFrames */ .JH)(error);
    const where = frames.length === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) ` at ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)(frames, ', ')}`;
    const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `This should not happen: please report it, with this log.`;
    return { what: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The run broke off. ${(0,_error_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .nameError */ .eA)(error)}${where}.`, remedy };
}
/** Empty when the text already shows the cause's code, or when the causes add nothing. */
function renderCauses(error, what) {
    const causes = (0,_error_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .listCauses */ .Nm)(error);
    const isTold = causes.some((cause) => /\(.*\)$/.test(cause) && what.includes(cause.replace(/^.* /, '')));
    if (isTold || causes.every((cause) => cause === 'Error'))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) ``;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) ` Cause: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)(causes, ', from ')}.`;
}


/***/ }),

/***/ 8691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ parseAddress),
  p: () => (/* binding */ parseDocPath)
});

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/text/redact.js + 12 modules
var redact = __webpack_require__(8978);
// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(4252);
;// CONCATENATED MODULE: ./build/feedback/file-name.js
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

;// CONCATENATED MODULE: ./build/feedback/locales.json
const locales_namespaceObject = /*#__PURE__*/JSON.parse('{"eo":["bg","bn","da","de","el","en","es","et","fa","fi","fr","he","hi","hu","ja","ko","lt","lv","nl","pl","pt","ro","ru","sk","sl","sr","sv","th","tr","zh"],"uP":["ar","id","it","nb","no","vi"],"Ei":{"af":["za"],"am":["et"],"ar":["001","ae","bh","dz","eg","iq","jo","kw","lb","ly","ma","om","qa","sa","sy","tn","ye"],"az":["az"],"be":["by"],"bg":["bg"],"bn":["bd","in"],"bs":["ba"],"ca":["ad","es"],"cs":["cz"],"cy":["gb"],"da":["dk"],"de":["at","be","ch","de","li","lu"],"el":["cy","gr"],"en":["001","150","au","ca","gb","hk","ie","in","nz","ph","sg","uk","us","za"],"es":["419","ar","bo","cl","co","cr","do","ec","es","gt","hn","la","mx","ni","pa","pe","pr","py","sv","us","uy","ve","xl"],"et":["ee"],"eu":["es"],"fa":["ir"],"fi":["fi"],"fil":["ph"],"fr":["be","ca","ch","fr","lu"],"ga":["ie"],"gl":["es"],"gu":["in"],"he":["il"],"hi":["in"],"hr":["hr"],"hu":["hu"],"hy":["am"],"id":["id"],"is":["is"],"it":["ch","it"],"ja":["jp"],"ka":["ge"],"kk":["kz"],"km":["kh"],"kn":["in"],"ko":["kr"],"lt":["lt"],"lv":["lv"],"mk":["mk"],"ml":["in"],"mn":["mn"],"mr":["in"],"ms":["my"],"mt":["mt"],"my":["mm"],"nb":["no"],"ne":["np"],"nl":["be","nl"],"nn":["no"],"no":["no"],"pa":["in"],"pl":["pl"],"pt":["br","pt"],"ro":["ro"],"ru":["ru"],"si":["lk"],"sk":["sk"],"sl":["si"],"sq":["al"],"sr":["rs"],"sv":["fi","se"],"sw":["ke","tz"],"ta":["in"],"te":["in"],"th":["th"],"tr":["tr"],"uk":["ua"],"ur":["pk"],"uz":["uz"],"vi":["vn"],"zh":["cn","hk","mo","sg","tw"]},"Pm":{"sr":["cyrl","latn"],"uz":["cyrl","latn"],"zh":["chs","cht","hans","hant"]}}');
;// CONCATENATED MODULE: ./build/feedback/locale.js
// Which folders of a site are translations of it.

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
const locale_form = /^([a-z]{2,3})(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/;
/** `es`, `pt-BR`, `zh_Hans_CN` in any case. `isLast`: nothing follows, so it may be a page's own name. */
function isLocale(segment, isLast) {
    const [, language = '', script, region] = locale_form.exec(segment.toLowerCase()) ?? [];
    if (script === undefined && region === undefined)
        return languages.has(language) || (!isLast && languagesOfFolders.has(language));
    const isScript = script === undefined || scripts.get(language)?.includes(script) === true;
    return isScript && (region === undefined || regions.get(language)?.includes(region) === true);
}

;// CONCATENATED MODULE: ./build/feedback/version.js
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
    return /^\d{12,}(?:-|$)/.test(segment) ? blotNames(segment) : (0,redact/* redact */.E$)(segment).text.replace(redact/* placeholder */.qf, '$1');
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

/***/ 1534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iR: () => (/* binding */ shouldBeListed),
/* harmony export */   ig: () => (/* binding */ isMarkedFor),
/* harmony export */   vt: () => (/* binding */ settleUncertain),
/* harmony export */   xW: () => (/* binding */ listRepositories)
/* harmony export */ });
/* harmony import */ var _prompt_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1321);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6986);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5670);
// Fixes whose creation got no answer: looked for by their marker among recent pull requests, then freed, or given up in the open.



/** GitHub's lists may lag, and clocks differ a little. */
const overlap = 60 * 60_000;
const clockSkew = 60_000;
/** Which repositories' pull requests must be listed, and back to when. */
function listRepositories(ledger, tracking) {
    const wanted = new Map();
    const want = (name, time) => {
        const key = name.toLowerCase();
        const known = wanted.get(key);
        wanted.set(key, { name: known?.name ?? name, since: Math.min(known?.since ?? time, time) });
    };
    for (const fix of ledger.fixes) {
        const { prLink } = fix;
        if (prLink === undefined || (fix.state !== 'proposed' && fix.state !== 'declined'))
            continue;
        want(prLink.repository, lookBack(ledger, fix, prLink.repository));
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
    return pull.createdAt >= fix.at - clockSkew && (0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .findMarkers */ .Xh)(pull.body).includes(fix.id);
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
            return [{ type: 'pull-adopted', fixId: fix.id, prLink: found.link, repository, now }];
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
    return [{ type: 'fix-given-up', fixId: fix.id, now }];
}


/***/ }),

/***/ 2586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sz: () => (/* binding */ applyCommand),
  gW: () => (/* binding */ pruneFixes),
  yh: () => (/* binding */ questionedIds)
});

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
// EXTERNAL MODULE: ./build/ledger/open-runs.js
var open_runs = __webpack_require__(1469);
// EXTERNAL MODULE: ./build/ledger/repositories.js
var repositories = __webpack_require__(5670);
;// CONCATENATED MODULE: ./build/ledger/following.js
// Events that jobs and pull requests bring: what was read, and what it means for the fix.





const readJob = (0,ledger_change/* forFix */.zS)(['active'], (before, found, event) => {
    const { job, now, run } = event;
    const ledger = { ...(0,repositories/* learnRepositories */.hw)(before, event.repositories ?? []), contact: true };
    const reason = found.unreadableSince === undefined ? found.reason : undefined;
    const fix = { ...found, job: { id: job.id, status: job.status }, unreadableSince: undefined, reason };
    const { prLink, rejectedLink } = event;
    if (prLink !== undefined) {
        // One that was merged for another fix may be older than this one, and missing in the lists that look back to it.
        const isMerged = ledger.fixes.some((other) => other.prLink?.url === prLink.url && other.state === 'merged');
        const patch = { prLink, reason: undefined };
        return (0,ledger_change/* moveFix */.BR)((0,open_runs/* succeedInRun */.Lh)(ledger, run, now), fix, isMerged ? 'merged' : 'proposed', now, patch);
    }
    if (rejectedLink !== undefined) {
        const patch = { rejectedLink, reason: { code: 'rejected-link' } };
        return (0,ledger_change/* moveFix */.BR)((0,open_runs/* succeedInRun */.Lh)(ledger, run, now), fix, 'unchanged', now, patch);
    }
    switch (job.status) {
        case 'active':
            return same(found, fix) && before.contact ? (0,ledger_change/* dropped */.p)('known') : (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, fix));
        case 'archived':
            return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'archived', now, { reason: { code: 'archived' } });
        case 'failed': {
            const change = (0,ledger_change/* moveFix */.BR)(ledger, fix, 'failed', now, { reason: { code: 'agent-failed' } });
            return { ...change, ledger: (0,open_runs/* failInRun */.H6)(change.ledger, run, fix.entryIds, now) };
        }
        case 'completed': {
            if (fix.completedAt === undefined)
                return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, completedAt: now }));
            if (now - fix.completedAt < limits/* secondLook */.Qy)
                return (0,ledger_change/* dropped */.p)('stale');
            return (0,ledger_change/* moveFix */.BR)((0,open_runs/* succeedInRun */.Lh)(ledger, run, now), fix, 'unchanged', now, { reason: { code: 'no-change' } });
        }
    }
});
function same(a, b) {
    return a.job?.status === b.job?.status && a.unreadableSince === b.unreadableSince;
}
/** A job that cannot be read is polled on and shown; after seven days its fix is given up. */
const missJob = (0,ledger_change/* forFix */.zS)(['active'], (before, fix, event) => {
    // A job in an unknown state shows all the same that `job-path` is right.
    const ledger = event.found ? { ...before, contact: true } : before;
    const since = fix.unreadableSince;
    const reason = { code: 'job-unreadable', error: event.error };
    if (since === undefined)
        return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, unreadableSince: event.now, reason }));
    if (event.now - since <= limits/* unreadableFor */.LJ)
        return (0,ledger_change/* dropped */.p)('known');
    return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, { reason: { code: 'job-lost', error: event.error } });
});
/** The state of a pull request, for every fix that it belongs to. */
function readPull(ledger, event) {
    let next = (0,ledger_change/* applied */.Ic)(ledger);
    let changed = false;
    for (const fix of ledger.fixes.filter((other) => other.prLink?.url === event.prLink.url)) {
        const change = followPull(next.ledger, fix, event);
        if (change === undefined)
            continue;
        changed = true;
        next = (0,ledger_change/* applied */.Ic)(change.ledger, {
            handled: { ...next.handled, ...change.handled },
            closed: [...next.closed, ...change.closed],
        });
    }
    return changed ? next : (0,ledger_change/* dropped */.p)('known');
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
const missPull = (0,ledger_change/* forFix */.zS)(['proposed'], (ledger, fix, event) => {
    const since = fix.unreadableSince ?? event.now;
    if (event.now - since > limits/* forgetUnreadable */.ZN)
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, { reason: { code: 'pull-lost' } });
    if (fix.unreadableSince !== undefined)
        return (0,ledger_change/* dropped */.p)('known');
    return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, unreadableSince: event.now, reason: { code: 'pull-unreadable' } }));
});
const adoptPull = (0,ledger_change/* forFix */.zS)(['uncertain'], (ledger, fix, event) => {
    const name = (0,repository_name/* parseRepositoryName */.$)(event.repository);
    const learned = (0,repositories/* learnRepositories */.hw)(ledger, name === undefined ? [] : [name]);
    return (0,ledger_change/* moveFix */.BR)(learned, fix, 'proposed', event.now, { prLink: event.prLink, reason: undefined });
});
const freeFix = (0,ledger_change/* forFix */.zS)(['uncertain'], (ledger, fix, event) => (0,ledger_change/* moveFix */.BR)(ledger, fix, 'freed', event.now, { reason: { code: 'never-seen' } }));
const giveUpFix = (0,ledger_change/* forFix */.zS)(['uncertain'], (ledger, fix, event) => (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, { reason: { code: 'unsettled' } }));

// EXTERNAL MODULE: ./build/ledger/tracking.js
var tracking = __webpack_require__(2359);
;// CONCATENATED MODULE: ./build/ledger/apply-command.js
// Ledger × command → ledger: which rule judges which command.









const rules = {
    'fix-submitted': creating/* submitFix */.mY,
    'fix-withdrawn': creating/* withdrawFix */.AI,
    'job-created': creating/* createdJob */.eJ,
    'job-unanswered': creating/* unansweredJob */.o9,
    'job-refused': creating/* refusedJob */.kg,
    'service-limited': (ledger, { notBefore }) => (ledger.notBefore ?? 0) >= notBefore ? (0,ledger_change/* dropped */.p)('known') : (0,ledger_change/* applied */.Ic)({ ...ledger, notBefore }),
    'lease-expired': creating/* expireLease */.qW,
    'job-read': readJob,
    'job-unreadable': missJob,
    'pull-read': readPull,
    'pull-unreadable': missPull,
    'pull-adopted': adoptPull,
    'fix-freed': freeFix,
    'fix-given-up': giveUpFix,
    'repository-read': repositories/* readRepository */.Nu,
    'run-closed': open_runs/* closeRun */.Ql,
    'entries-filtered': entries/* filterEntries */.J2,
    'entries-released': entries/* releaseEntries */.u5,
    'entries-given-up': entries/* giveUpEntries */.H_,
    'decisions-scanned': entries/* scanDecisions */.nK,
    'scan-completed': entries/* completeScan */.nm,
    'feedback-counted': (ledger, { tally }) => (0,ledger_change/* applied */.Ic)({ ...ledger, tally }),
    'votes-kept': (ledger, { votes }) => (0,ledger_change/* applied */.Ic)({ ...ledger, votes }),
    'waiting-listed': entries/* listWaiting */.Ki,
    'issue-intended': tracking/* intendIssue */.oe,
    'issue-found': tracking/* findIssue */.Ry,
    'issue-intent-dropped': tracking/* dropIssueIntent */.rD,
    'comment-intended': tracking/* intendComment */.wn,
    'comment-posted': tracking/* postComment */.Gy,
    'comment-intent-dropped': tracking/* dropCommentIntent */.Fj,
    'review-intended': tracking/* intendReview */.PG,
    'review-posted': tracking/* postReview */.Xc,
};
/**
 * Judges a command on the state that it meets. One that no longer fits is dropped with its reason, and nothing may be sent for it.
 * `stateOf` answers from the shards for the ids that the command names.
 */
function applyCommand(ledger, command, stateOf) {
    const rule = rules[command.type];
    return rule(ledger, command, stateOf);
}
/** Ids of an event whose place in the shards must be known before it is judged. */
function questionedIds(event) {
    if (event.type === 'fix-submitted')
        return event.fix.entryIds;
    if (event.type === 'entries-filtered' || event.type === 'entries-released')
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

/***/ 1954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ moveFix),
/* harmony export */   IY: () => (/* binding */ rememberDone),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   LG: () => (/* binding */ mapValues),
/* harmony export */   gH: () => (/* binding */ reopenWindow),
/* harmony export */   g_: () => (/* binding */ replaceFix),
/* harmony export */   p: () => (/* binding */ dropped),
/* harmony export */   zS: () => (/* binding */ forFix)
/* harmony export */ });
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6986);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5456);
// What one event makes of a ledger, and the one way in which a fix changes its state.



function applied(ledger, extra = {}) {
    return { kind: 'applied', ledger, handled: extra.handled ?? {}, closed: extra.closed ?? [] };
}
function dropped(reason) {
    return { kind: 'dropped', reason };
}
/** A rule for a fix in one of these states; in any other the command comes too late. */
function forFix(from, rule) {
    return (ledger, command) => {
        const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .findFix */ .DF)(ledger, command.fixId);
        return fix !== undefined && from.includes(fix.state) ? rule(ledger, fix, command) : dropped('stale');
    };
}
function replaceFix(ledger, fix) {
    return { ...ledger, fixes: ledger.fixes.map((other) => (other.id === fix.id ? fix : other)) };
}
/** Brings a fix into another state with all that hangs on it: outcomes, ids done with, windows, declined topics. */
function moveFix(ledger, fix, state, now, patch = {}) {
    const moved = shareNotice(ledger, {
        ...fix,
        completedAt: undefined,
        unreadableSince: undefined,
        ...patch,
        state,
        since: now,
        lease: undefined,
    });
    if (!(0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosed */ .Lx)(moved))
        return applied(replaceFix(ledger, moved));
    // What a closed fix was about is remembered only if it was declined, and then on its own.
    const next = replaceFix(ledger, { ...moved, topics: [] });
    const counted = countOutcome(rememberDecision(next, moved), fix, state);
    if (!_states_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].holdsEntries)
        return applied(reopenWindow(counted, moved, now), { closed: [moved] });
    const handled = Object.fromEntries(moved.entryIds.map((id) => [id, { fix: moved.id }]));
    return applied(rememberDone(counted, moved.entryIds), { handled, closed: [moved] });
}
/** Of a pull request that a comment reported for another fix people are notified, even when that fix has left the ledger. */
function shareNotice(ledger, fix) {
    const { prLink, notified } = fix;
    if (prLink === undefined || notified.includes('pull-request'))
        return fix;
    const known = ledger.fixes.some((other) => other.prLink?.url === prLink.url && other.notified.includes('pull-request'));
    return known ? { ...fix, notified: [...notified, 'pull-request'] } : fix;
}
function countOutcome(ledger, before, state) {
    const outcomes = { ...ledger.outcomes, [state]: (ledger.outcomes[state] ?? 0) + 1 };
    if ((0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosed */ .Lx)(before))
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
    const scans = mapValues(ledger.scans, (scan) => {
        const reopened = { at, oldest: Math.min(scan.reopened?.oldest ?? oldest, oldest) };
        return { ...scan, oldestWaiting: Math.min(scan.oldestWaiting ?? oldest, oldest), reopened };
    });
    return { ...ledger, scans };
}
/** Ids done with are kept beside each scan, so that the next window can tell them without reading a shard. */
function rememberDone(ledger, ids) {
    if (ids.length === 0)
        return ledger;
    const done = new Set(ids);
    const votes = Object.entries(ledger.votes)
        .map(([page, kept]) => [page, kept.filter((id) => !done.has(id))])
        .filter(([, kept]) => kept.length > 0);
    return {
        ...ledger,
        openRuns: mapValues(ledger.openRuns, (run) => ({ ...run, failed: run.failed.filter((id) => !done.has(id)) })),
        scans: mapValues(ledger.scans, (scan) => ({ ...scan, done: [...new Set([...scan.done, ...ids])].sort() })),
        attempts: Object.fromEntries(Object.entries(ledger.attempts).filter(([id]) => !done.has(id))),
        votes: Object.fromEntries(votes),
    };
}
function mapValues(values, change) {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
function rememberDecision(ledger, fix) {
    const others = ledger.declined.filter((topic) => topic.fixId !== fix.id);
    if (fix.state !== 'declined')
        return { ...ledger, declined: others };
    const topics = fix.topics.map((signatures) => ({
        fixId: fix.id,
        at: fix.since,
        pages: fix.pages,
        signatures,
    }));
    return { ...ledger, declined: [...topics, ...others].slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .recentDeclined */ .gd) };
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
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
/* harmony import */ var _open_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1469);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5670);
// Events around the creation of a job: the intent comes first, the answer after.





/** Whether the job exists is known only when its creation has been answered. */
const sent = ['submitting', 'uncertain'];
/** In UTF-16 units: longer than what an address takes. */
const longestJobId = 600;
/**
 * Takes a fix into `submitting`, if every promise still holds on this very state.
 * `stateOf` answers from the shards.
 */
function submitFix(ledger, event, stateOf) {
    const reason = refuse(ledger, event, stateOf);
    if (reason !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)(reason);
    const { fix } = event;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...ledger,
        fixes: [fix, ...ledger.fixes],
        jobCreations: [...recentCreations(ledger, fix.at), fix.at],
    });
}
function refuse(ledger, event, stateOf) {
    const { fix, maxOpen, declines } = event;
    const open = ledger.fixes.filter((other) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(other, fix.at));
    const held = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .heldEntries */ .iR)(ledger);
    if ((0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, fix.id) !== undefined)
        return 'recorded';
    if (fix.entryIds.some((id) => held.has(id) || stateOf(id) !== 'new'))
        return 'entry-taken';
    if (open.some((other) => other.pages.some((page) => fix.pages.includes(page))))
        return 'page-open';
    if (ledger.declined.some((topic) => !declines.includes(topic.fixId) && topic.pages.some((page) => fix.pages.includes(page))))
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
/** Intents of the last hour; the service allows 100 creations per hour and project. */
function recentCreations(ledger, now) {
    return ledger.jobCreations.filter((at) => now - at < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .creationWindow */ .MB);
}
/** The request provably never was accepted: as if it had not been decided. */
const withdrawFix = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(sent, (ledger, fix) => {
    const index = ledger.jobCreations.indexOf(fix.at);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...(0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .reopenWindow */ .gH)(ledger, fix, fix.lease ?? fix.at),
        fixes: ledger.fixes.filter((other) => other.id !== fix.id),
        jobCreations: ledger.jobCreations.filter((_, position) => position !== index),
    });
});
const createdJob = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(sent, (ledger, fix, event) => {
    // A longer one stands in no address, and is unreadable just as well when it is cut.
    const job = { id: event.job.id.slice(0, longestJobId), status: event.job.status };
    const learned = (0,_repositories_js__WEBPACK_IMPORTED_MODULE_4__/* .learnRepositories */ .hw)(ledger, event.repositories ?? []);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(learned, fix, 'active', event.now, { job, reason: undefined });
});
const unansweredJob = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(['submitting'], (ledger, fix, event) => (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'uncertain', event.now, { reason: { code: 'unanswered', error: event.error } }));
const refusedJob = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(sent, (ledger, fix, event) => {
    const change = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'failed', event.now, { reason: { code: 'refused', error: event.error } });
    return { ...change, ledger: (0,_open_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .failInRun */ .H6)(change.ledger, event.run, fix.entryIds, event.now) };
});
/** Whoever finds an expired lease calls the fix `uncertain`: it may or may not have been sent. */
const expireLease = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(['submitting'], (ledger, fix, { now }) => (fix.lease ?? 0) > now ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('stale') : (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'uncertain', now, { reason: { code: 'run-ended' } }));
/** Every checkpoint of a run renews its leases. */
function renewLeases(ledger, run, lease) {
    const renew = (fix) => (fix.state === 'submitting' && fix.run === run ? { ...fix, lease } : fix);
    return { ...ledger, fixes: ledger.fixes.map(renew) };
}


/***/ }),

/***/ 8252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ giveUpEntries),
/* harmony export */   J2: () => (/* binding */ filterEntries),
/* harmony export */   Ki: () => (/* binding */ listWaiting),
/* harmony export */   Nf: () => (/* binding */ windowStart),
/* harmony export */   nK: () => (/* binding */ scanDecisions),
/* harmony export */   nm: () => (/* binding */ completeScan),
/* harmony export */   u5: () => (/* binding */ releaseEntries)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
/* harmony import */ var _open_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1469);
// Commands about entries: filtered out, released, given up, scanned, counted, waiting.




function filterEntries(ledger, event, stateOf) {
    const entries = event.entries.filter((entry) => stateOf(entry.id) === 'new');
    if (entries.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
    const counts = { ...ledger.filteredCounts };
    for (const { reason } of entries)
        counts[reason] = (counts[reason] ?? 0) + 1;
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)({ ...ledger, filteredCounts: counts }, entries.map((entry) => entry.id));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, { handled: Object.fromEntries(entries.map((entry) => [entry.id, { filtered: entry.reason }])) });
}
/** A person read them and found no prompt injection: they are new again. What is done with otherwise by now stays so. */
function releaseEntries(ledger, event, stateOf) {
    const entries = event.entries.filter(({ id, reason }) => stateOf(id) === 'flagged' || (reason === undefined && stateOf(id) === 'new'));
    if (entries.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
    const counts = { ...ledger.filteredCounts };
    for (const { reason } of entries)
        if (reason !== undefined)
            counts[reason] = Math.max(0, (counts[reason] ?? 0) - 1);
    const ids = new Set(entries.map(({ id }) => id));
    const scans = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .mapValues */ .LG)(ledger.scans, (scan) => ({ ...scan, done: scan.done.filter((id) => !ids.has(id)) }));
    const next = { ...ledger, filteredCounts: counts, scans };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, { handled: Object.fromEntries([...ids].map((id) => [id, 'released'])) });
}
function giveUpEntries(ledger, event) {
    return (0,_open_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .giveUp */ .Ht)(ledger, event.entryIds, event.now);
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
    const reopened = ledger.fixes.filter((fix) => !(0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsEntries */ .n0)(fix) && fix.since >= start);
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
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
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
    return unchanged ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known') : (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, waiting });
}


/***/ }),

/***/ 8453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ pages),
/* harmony export */   P3: () => (/* binding */ storeFix),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   eo: () => (/* binding */ readFix),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   pV: () => (/* binding */ fixSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8816);
/* harmony import */ var _addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1869);
/* harmony import */ var _feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8691);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8486);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5456);
// A fix as the ledger records it: one attempt at a cluster, given to the agent once, with all that became of it.





/** Epoch milliseconds. */
const time = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig();
/** Of an issue or a comment: it stands in addresses. */
const number = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().positive();
/** In their normal form of today: an older ledger may hold names that are folded further now. */
const pages = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).transform((names) => [...new Set(names.map(_feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .p))]);
const fixSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Of the cluster that it answers. */
    key: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_states_js__WEBPACK_IMPORTED_MODULE_2__/* .fixStates */ .sQ),
    pages,
    entryIds: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Of those who wrote something; wordless votes that its pages did not help. */
    distinctReaders: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    votes: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    /** Creation time of its oldest dated entry: where the next window must begin if its entries become new again. */
    oldest: time.nullable(),
    /** One list of entry signatures per topic, by which a declined topic is recognised; empty once it is closed. */
    topics: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** Nonce of the run that sent it. */
    run: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** When its intent was recorded, and when it came into its present state. */
    at: time,
    since: time,
    /** While `submitting`: until when it belongs to its run. */
    lease: time.optional(),
    job: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).optional(),
    /** When the job was first seen `completed` without a pull request; it is read once more a minute later. */
    completedAt: time.optional(),
    /** Since when the job, or its pull request, cannot be read. */
    unreadableSince: time.optional(),
    /** The URL; `readFix` parses it. */
    prLink: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** What stood there that is no pull request of this GitHub: shown as code, never requested. */
    rejectedLink: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    reason: _reason_js__WEBPACK_IMPORTED_MODULE_1__/* .fixReasonSchema */ .dp.optional(),
    /** What comments on the tracking issue have reported of it. */
    notified: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_states_js__WEBPACK_IMPORTED_MODULE_2__/* .newsKinds */ .jN)),
    /** Our comment on its pull request. */
    review: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nonce: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), at: time, comment: number.optional() }).optional(),
});
/** Anyone who may write the branch can have changed a link, so it is judged like one that the service gives. */
function readFix({ prLink, ...fix }, serverUrl) {
    if (prLink === undefined)
        return fix;
    const pull = (0,_addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePullLink */ .d)(prLink, serverUrl);
    return pull === undefined ? { ...fix, rejectedLink: prLink } : { ...fix, prLink: pull };
}
function storeFix({ prLink, ...fix }) {
    return prLink === undefined ? fix : { ...fix, prLink: prLink.url };
}


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
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);


/** Open fixes hold their pages and count towards `max-open`; a pull request unreadable for seven days no longer does. */
function isOpen(fix, now) {
    if (!_states_js__WEBPACK_IMPORTED_MODULE_1__/* .states */ .xP[fix.state].open)
        return false;
    const lost = fix.state === 'proposed' && fix.unreadableSince !== undefined && now - fix.unreadableSince > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableFor */ .LJ;
    return !lost;
}
/** Its entries are done with: in a fix that is neither failed nor freed. */
function holdsEntries(fix) {
    return _states_js__WEBPACK_IMPORTED_MODULE_1__/* .states */ .xP[fix.state].holdsEntries;
}
/** It ended, and will not be followed again (a declined pull request may still be merged). */
function isClosed(fix) {
    return !_states_js__WEBPACK_IMPORTED_MODULE_1__/* .states */ .xP[fix.state].open;
}
function findFix(ledger, id) {
    return ledger.fixes.find((fix) => fix.id === id);
}
/** Ids that open and recently closed fixes hold. */
function heldEntries(ledger) {
    return new Set(ledger.fixes.filter(holdsEntries).flatMap((fix) => fix.entryIds));
}
/**
 * What no comment has reported yet: a pull request (one link of several fixes once), a fix given up, one that needs a person.
 */
function pendingNews(ledger) {
    const reported = new Set(ledger.fixes.filter((fix) => fix.notified.includes('pull-request')).map((fix) => fix.prLink?.url));
    const pending = [];
    for (const fix of ledger.fixes) {
        const { news } = _states_js__WEBPACK_IMPORTED_MODULE_1__/* .states */ .xP[fix.state];
        if (news === undefined || fix.notified.includes(news))
            continue;
        if (news === 'pull-request') {
            const link = fix.prLink?.url;
            if (link !== undefined && reported.has(link))
                continue;
            reported.add(link);
        }
        pending.push({ fixId: fix.id, news });
    }
    return pending;
}


/***/ }),

/***/ 1826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ keyed),
/* harmony export */   F: () => (/* binding */ keyedByPage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8691);
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
            const page = (0,_feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .p)(key);
            const known = values.get(page);
            values.set(page, known === undefined ? read : join(known, read));
        }
        return Object.fromEntries(values);
    });
}
function pairsOf(value) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
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


/***/ }),

/***/ 87:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ ledgerSchema),
/* harmony export */   M5: () => (/* binding */ createLedger),
/* harmony export */   sQ: () => (/* reexport safe */ _states_js__WEBPACK_IMPORTED_MODULE_3__.sQ)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8816);
/* harmony import */ var _fix_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8453);
/* harmony import */ var _keyed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1826);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8486);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5456);
// The record of all fixes and of every entry that is done with, as `ledger.json` holds it: ids, hashes, counts, times and links,
// never a reader's words. The types are what the schema reads.






/** Written ahead of an effect on GitHub: only its run acts on it until `lease`; whoever finds it expired looks for the nonce. */
const intent = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ nonce: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), run: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), at: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB, lease: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB });
/** Per set of filters (sources and statuses). */
const scan = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Start of the last complete scan of a window. */
    complete: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.optional(),
    /** Start of the last complete scan without dates, and how many pages it took. */
    undated: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.optional(),
    undatedPages: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    /** Creation time of the oldest entry that is not done with. */
    oldestWaiting: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.optional(),
    /** Entries of a fix became new again: when, at the latest, and the creation time of the oldest of them. */
    reopened: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ at: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB, oldest: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB }).optional(),
    /** Done ids that the next window still returns, so that it need not read the shards. */
    done: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
/** A cluster that waits, as the tracking issue shows it. */
const waiting = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    key: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    pages: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .pages */ .Bd,
    entries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    distinctReaders: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    votes: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    oldest: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.nullable(),
    decision: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['deferred', 'too-small', 'open-fix', 'declined']),
    reason: _reason_js__WEBPACK_IMPORTED_MODULE_2__/* .waitReasonSchema */ .Fj,
});
const declinedTopic = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    fixId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** When its pull request was closed. */
    at: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    pages: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .pages */ .Bd,
    signatures: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** New entries of its pages that were there at the decision, as the first scan after it saw them; until then undefined. */
    before: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
});
const pageCount = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ comments: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), up: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), down: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), silent: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() });
/** Counted again from nothing by each scan without dates, added to by the windows between. */
const tally = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Entries created before this time are in the counts. */
    countedTo: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    pages: (0,_keyed_js__WEBPACK_IMPORTED_MODULE_1__/* .keyedByPage */ .F)(pageCount, (a, b) => ({
        comments: a.comments + b.comments,
        up: a.up + b.up,
        down: a.down + b.down,
        silent: a.silent + b.silent,
    })),
    /** By the Monday (YYYY-MM-DD, UTC) of the week of submission: entries with words, wordless votes. */
    weeks: (0,_keyed_js__WEBPACK_IMPORTED_MODULE_1__/* .keyed */ .D)(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ comments: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), votes: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() })),
});
const filteredCounts = (0,_keyed_js__WEBPACK_IMPORTED_MODULE_1__/* .keyed */ .D)(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()).transform((counts) => {
    const known = {};
    for (const [code, entries] of Object.entries(counts)) {
        const reason = (0,_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCounted */ .yf)(code);
        known[reason] = (known[reason] ?? 0) + entries;
    }
    return known;
});
const ledgerSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(2),
    project: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** Grows by one with each commit. */
    sequence: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    /** Newest first: those that are open, and the latest that are closed (`recentFixes`). */
    fixes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fixSchema */ .pV),
    /** Intent times of the last hour's job creations. */
    jobCreations: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB),
    /** No job is created before this time (the service's `Retry-After`). */
    notBefore: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.optional(),
    /** A job of this project has been retrieved once. */
    contact: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** The last run that saw jobs end saw none succeed: the next one sends one first. */
    cautious: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** Per run that is not closed: entries of fixes that failed, and whether any job succeeded. */
    openRuns: (0,_keyed_js__WEBPACK_IMPORTED_MODULE_1__/* .keyed */ .D)(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ at: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB, failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()), succeeded: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY() })),
    /** Failed jobs per entry, for entries that are not done with. */
    attempts: (0,_keyed_js__WEBPACK_IMPORTED_MODULE_1__/* .keyed */ .D)(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    /** Repositories (`owner/name`) that this project's pull requests come from; how far their lists were read. */
    repositories: (0,_keyed_js__WEBPACK_IMPORTED_MODULE_1__/* .keyed */ .D)(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ receives: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(), readTo: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.optional() })),
    declined: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(declinedTopic),
    tracking: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        issue: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai.optional(),
        author: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
        intent: intent.optional(),
        /** Of a comment, with what it reports. */
        commentIntent: intent
            .extend({ news: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ fixId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), news: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_states_js__WEBPACK_IMPORTED_MODULE_3__/* .newsKinds */ .jN) })) })
            .optional(),
        newestComment: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai.optional(),
        comments: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    }),
    /** By the text of the filters. */
    scans: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), scan),
    tally,
    /** Ids of wordless downvotes per page that count towards `min-votes`; kept only while that is set. */
    votes: (0,_keyed_js__WEBPACK_IMPORTED_MODULE_1__/* .keyedByPage */ .F)(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()), (a, b) => [...new Set([...a, ...b])]),
    waiting: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        at: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
        clusters: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(waiting),
        entries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        oldest: _fix_record_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.nullable(),
        /** Clusters beyond those listed. */
        more: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    }),
    /** Entries filtered out so far, by reason, and those that were given up without a fix that shows it. */
    filteredCounts,
    /** How many fixes ended how, since the beginning. */
    outcomes: zod__WEBPACK_IMPORTED_MODULE_4__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_states_js__WEBPACK_IMPORTED_MODULE_3__/* .fixStates */ .sQ), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    /** How many ids each shard of `handled/` holds, so that an empty one is never asked for. */
    handled: (0,_keyed_js__WEBPACK_IMPORTED_MODULE_1__/* .keyed */ .D)(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
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


/***/ }),

/***/ 1469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ countPending),
/* harmony export */   H6: () => (/* binding */ failInRun),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Lh: () => (/* binding */ succeedInRun),
/* harmony export */   Ql: () => (/* binding */ closeRun),
/* harmony export */   xL: () => (/* binding */ countFailures)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
// Attempts: failures count per entry, but not those of a run in which no job succeeded, so they wait until the run is closed.



function failInRun(ledger, run, entryIds, now) {
    const results = ledger.openRuns[run] ?? { at: now, failed: [], succeeded: false };
    return {
        ...ledger,
        openRuns: { ...ledger.openRuns, [run]: { ...results, failed: [...results.failed, ...entryIds] } },
    };
}
/** A job that succeeded shows that the service works: caution ends. */
function succeedInRun(ledger, run, now) {
    const results = ledger.openRuns[run] ?? { at: now, failed: [], succeeded: true };
    return { ...ledger, cautious: false, openRuns: { ...ledger.openRuns, [run]: { ...results, succeeded: true } } };
}
/** Closes the run's account, and those that crashed runs left open a day ago. */
function closeRun(ledger, event) {
    const due = Object.entries(ledger.openRuns).filter(([run, results]) => run === event.run || event.now - results.at > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd);
    if (due.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
    let next = ledger;
    for (const [run, results] of due) {
        const { [run]: _, ...openRuns } = next.openRuns;
        next = { ...next, openRuns };
        if (results.failed.length === 0)
            continue;
        if (results.succeeded)
            next = countAttempts(next, results.failed);
        else if (run === event.run)
            next = { ...next, cautious: true };
    }
    const exhausted = Object.keys(next.attempts).filter((id) => countFailures(next, id) >= event.maxAttempts);
    return giveUp(next, exhausted, event.now);
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
    const counts = ledger.filteredCounts;
    const filteredCounts = unshown === 0 ? counts : { ...counts, 'given-up': (counts['given-up'] ?? 0) + unshown };
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)({ ...ledger, fixes, outcomes, filteredCounts }, [...spent]);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, { handled: Object.fromEntries([...spent].map((id) => [id, 'given-up'])), closed });
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1451);
/* harmony import */ var _triage_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1254);
// Reasons as codes with parameters: these are stored, compared and counted. `report/reason-sentences.ts` has their sentences.



/** Words of the outer world: anyone who may write the branch can have changed them. */
const words = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text) => (0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSafeText */ ._)(text, 300));
const limit = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
/** A sentence of version 1 that has no code. */
const other = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('other'), text: words });
/** Why a fix is in its state. */
const fixReasonSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('code', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
            // The run that sent it ended before it could record the answer.
            'run-ended',
            // The job's link is no pull request of this GitHub.
            'rejected-link',
            'archived',
            'agent-failed',
            'no-change',
            // Its pull request cannot be read; could not be read for three months.
            'pull-unreadable',
            'pull-lost',
            // No pull request bears its marker; for seven days no list could be read that might hold one.
            'never-seen',
            'unsettled',
        ]),
    }),
    // The job could not be read for seven days: `job-lost`.
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['unanswered', 'refused', 'job-unreadable', 'job-lost']), error: words }),
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
const waitReasonSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('code', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
            // The page has an open fix, or another cluster of the page goes first in this run.
            'page-open',
            'page-next',
            // The tracking issue is closed.
            'paused',
            // Its last attempt failed in this run, and whether that counts is not known yet.
            'last-attempt',
            // No job was retrieved so far; the first one could not be.
            'no-contact',
            'job-path',
            // Every job of the last run failed, and the first one of this run has not succeeded yet.
            'cautious',
            // Creating ended: another run creates the issue, a creation got no answer, leases ran out, SIGTERM, a fault.
            'issue-intended',
            'unanswered',
            'out-of-time',
            'stopped',
            'broken-off',
        ]),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['max-open', 'max-jobs', 'max-attempts', 'hourly-limit', 'refused-in-row']), limit }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('min-cluster-size'), comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), limit }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('declined'), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    /** The service's `Retry-After`, or our pause in its place: epoch milliseconds. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('service-pause'), until: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    /** Another run was faster. */
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('overtaken'), by: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(refusals) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('service'), error: words }),
    other,
]);
const filterCode = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([..._triage_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .filterCodes */ .HQ, ..._triage_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .flagCodes */ .vm, 'other']);
/**
 * What became of an entry, as the shards record it: its fix, why it was filtered out, that its attempts were used up, or that
 * a person released it, so that it is new again and triage lets it pass.
 */
const resolutionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['given-up', 'released']),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ fix: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ filtered: filterCode.catch('other'), text: words.optional() }),
]);
function judgeResolution(resolution) {
    if (resolution === undefined || resolution === 'released')
        return 'new';
    const code = typeof resolution === 'object' && 'filtered' in resolution ? resolution.filtered : 'other';
    return code !== 'other' && (0,_triage_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .isFlagged */ .Hd)(code) ? 'flagged' : 'done';
}
function parseCounted(code) {
    return code === 'given-up' ? code : filterCode.catch('other').parse(code);
}


/***/ }),

/***/ 5670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   hw: () => (/* binding */ learnRepositories),
/* harmony export */   vD: () => (/* binding */ listReceiving)
/* harmony export */ });
/* harmony import */ var _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9763);
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
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
    const repository = { receives: known?.receives ?? false, readTo: event.readTo };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, repositories: { ...ledger.repositories, [event.name]: repository } });
}
/** Where this project's pull requests are known to come from. Whoever may write the ledger's branch may have put anything there. */
function listReceiving(ledger) {
    return Object.keys(ledger.repositories)
        .filter((name) => ledger.repositories[name]?.receives)
        .map(_addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryName */ .$)
        .filter((name) => name !== undefined);
}


/***/ }),

/***/ 6387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ LedgerSession)
});

// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
// EXTERNAL MODULE: ./build/ledger/apply-command.js + 1 modules
var apply_command = __webpack_require__(2586);
// EXTERNAL MODULE: ./build/ledger/reason.js
var reason = __webpack_require__(8486);
;// CONCATENATED MODULE: ./build/ledger/apply-batch.js
// Events in a row, judged on one ledger: what the next commit holds.


/** Each event meets what those before it have made of the ledger. `stateOf` answers from the shards. */
function applyBatch(before, events, stateOf) {
    const accepted = [];
    const dropped = new Map();
    const resolved = new Map();
    const closed = [];
    let ledger = before;
    for (const event of events) {
        const next = (0,apply_command/* applyCommand */.sz)(ledger, event, (id) => resolved.has(id) ? (0,reason/* judgeResolution */.Es)(resolved.get(id)) : stateOf(id));
        if (next.kind === 'dropped') {
            dropped.set(event, next.reason);
            continue;
        }
        ledger = next.ledger;
        accepted.push(event);
        closed.push(...next.closed);
        for (const [id, resolution] of Object.entries(next.handled))
            resolved.set(id, resolution);
    }
    return { ledger: { ...(0,apply_command/* pruneFixes */.gW)(ledger), sequence: before.sequence + 1 }, accepted, dropped, resolved, closed };
}

;// CONCATENATED MODULE: ./build/ledger/command.js
// Everything that can happen to a ledger. An event is judged on the state that it meets, and again after a lost race.
/** What is recorded only because an effect is to follow. */
function isIntent({ type }) {
    return ['fix-submitted', 'issue-intended', 'comment-intended', 'review-intended'].includes(type);
}

// EXTERNAL MODULE: ./build/ledger/creating.js
var creating = __webpack_require__(1445);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/ledger/fix-record.js
var fix_record = __webpack_require__(8453);
;// CONCATENATED MODULE: ./build/ledger/file.js
// The ledger's files as text: the only text that its branch takes.



/** By id: what became of an entry, or a fix as it ended. One row per line, so that a commit's diff shows what has changed. */
function renderRows(rows) {
    const lines = [...rows]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, value]) => `${(0,json/* renderJson */.h)(id)}: ${(0,json/* renderJson */.h)(value)}`);
    return `{\n${lines.join(',\n')}\n}\n`;
}
/** Keys of objects are sorted, so that a commit's diff shows what has changed and nothing else. */
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

Do not delete or edit it: the documentation service never learns what was fixed, so this branch is the only memory. A run that
misses it stops and says how to restore it.

Each folder is one project:

| file | what it holds |
| --- | --- |
| \`ledger.json\` | open and latest fixes, job creations of the last hour, the tracking issue, how far the export was read |
| \`handled/0.json\` … \`f.json\` | ids of entries that are done with, by the first hex digit of their SHA-256, \
each with the fix or the reason |
| \`history/YYYY-MM.json\` | closed fixes, by the month in which they were sent |

Times are milliseconds since 1970-01-01 UTC.
`;

// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/ledger/ledger.js
var ledger_ledger = __webpack_require__(87);
// EXTERNAL MODULE: ./build/ledger/keyed.js
var keyed = __webpack_require__(1826);
;// CONCATENATED MODULE: ./build/ledger/version-1.json
const version_1_namespaceObject = /*#__PURE__*/JSON.parse('{"mj":{"a try-out of the form":"test-submission","advertising":"advertising","asks for help with an account, a bill or an order":"support-request","hides text from sight":"hidden-text","looks like orders to the agent, not feedback: asks for access":"access","looks like orders to the agent, not feedback: asks for its prompt":"prompt-disclosure","looks like orders to the agent, not feedback: asks for secrets":"secrets","looks like orders to the agent, not feedback: asks to change what is no documentation":"changes-machinery","looks like orders to the agent, not feedback: brings in code from elsewhere":"foreign-code","looks like orders to the agent, not feedback: claims to be in charge":"claims-authority","looks like orders to the agent, not feedback: dictates its pull request":"dictates-pull-request","looks like orders to the agent, not feedback: disguises them":"disguised-instructions","looks like orders to the agent, not feedback: forges a message of the system":"forged-message","looks like orders to the agent, not feedback: forges the end of what it quotes":"forged-end","looks like orders to the agent, not feedback: gets round a review or a check":"skips-checks","looks like orders to the agent, not feedback: gives it another role":"role-change","looks like orders to the agent, not feedback: hides them from sight":"hidden-instructions","looks like orders to the agent, not feedback: is addressed to it":"addresses-agent","looks like orders to the agent, not feedback: puts them where a name belongs":"instructions-in-names","looks like orders to the agent, not feedback: sends away what is not public":"exfiltration","looks like orders to the agent, not feedback: sends it to orders elsewhere":"indirect-instructions","looks like orders to the agent, not feedback: shows several signs of them":"several-signs","looks like orders to the agent, not feedback: tells it to drop its instructions":"override","looks like orders to the agent, not feedback: tells it to hide what it does":"concealment","no words that say anything":"no-usable-text","only links or addresses":"links-only","placeholder text":"placeholder-text","praise without a wish":"praise-only"},"Su":{"Its pull request cannot be read with this github-token.":"pull-unreadable","Its pull request could not be read for three months.":"pull-lost","Nothing shows that the service ever took it up; its entries are free again.":"never-seen","The agent finished and saw nothing to change.":"no-change","The agent reported an error.":"agent-failed","The run that sent it ended before it could record the answer.":"run-ended","The service archived the job.":"archived","The service gave an address that is not a pull request of this GitHub.":"rejected-link","Whether the service took it up could not be found out for seven days: no repository that receives its pull requests could be read.":"unsettled"},"eg":{"A creation got no answer.":"unanswered","A fix of this page is open; one at a time.":"page-open","Another part of this page goes first; one fix at a time.":"page-next","Another run is creating the tracking issue.":"issue-intended","Every job of the last run failed, so one is sent first, and it has not succeeded yet.":"cautious","Its last attempt has just failed; the end of this run tells whether that counts.":"last-attempt","No job of this project could be retrieved so far, so no other is created.":"no-contact","The first job was created, but it cannot be retrieved, so no other is created.":"job-path","The run took too long to create all of them.":"out-of-time","The run was told to stop.":"stopped","The tracking issue is closed, which pauses all creating.":"paused"}}');
;// CONCATENATED MODULE: ./build/ledger/migrate.js
// Ledgers of version 1, which stored sentences: carried over as they are read; the next commit writes version 2.




const byText = (codes) => new Map(Object.entries(codes));
const fixCodes = byText(version_1_namespaceObject.Su);
const waitCodes = byText(version_1_namespaceObject.eg);
const filterCodes = byText(version_1_namespaceObject.mj);
/** Sentences with numbers in them. */
const waitForms = [
    [/^As many fixes are open as max-open \((\d+)\) allows\.$/, (limit) => ({ code: 'max-open', limit })],
    [/^This run creates at most max-jobs \((\d+)\) jobs\.$/, (limit) => ({ code: 'max-jobs', limit })],
    [/^The (\d+) job creations of this hour are used up\.$/, (limit) => ({ code: 'hourly-limit', limit })],
    [
        /^Fewer comments \((\d+)\) than min-cluster-size \((\d+)\)\.$/,
        (comments, limit) => ({ code: 'min-cluster-size', comments, limit }),
    ],
    [/^A pull request for this was declined; /, () => ({ code: 'declined', after: limits/* declinedReturns */.SN })],
];
const readers = schemas/* looseObject */._H3({ voices: schemas/* unknown */.L5J() });
const version1 = schemas/* looseObject */._H3({
    fixes: schemas/* array */.YOg(schemas/* looseObject */._H3({
        state: schemas/* string */.YjP(),
        voices: schemas/* unknown */.L5J(),
        told: schemas/* unknown */.L5J(),
        prLink: schemas/* string */.YjP().optional(),
        reason: schemas/* string */.YjP().optional(),
    })),
    creations: schemas/* unknown */.L5J(),
    rounds: schemas/* unknown */.L5J(),
    tally: schemas/* looseObject */._H3({ pages: (0,keyed/* keyed */.D)(readers), weeks: (0,keyed/* keyed */.D)(readers) }),
    waiting: schemas/* looseObject */._H3({ clusters: schemas/* array */.YOg(schemas/* looseObject */._H3({ voices: schemas/* unknown */.L5J(), reason: schemas/* string */.YjP() })) }),
    setAside: (0,keyed/* keyed */.D)(schemas/* number */.aig()),
});
/** What version 1 called by other names; its reasons by their codes. The schema of today judges the result. */
function migrate(json) {
    const { fixes, creations, rounds, tally, waiting, setAside, ...same } = version1.parse(json);
    return {
        ...same,
        schema: 2,
        fixes: fixes.map(({ voices, told, prLink, reason, ...fix }) => {
            const code = reason === undefined ? undefined : readFixReason(reason, fix.state);
            const link = code?.code === 'rejected-link' ? { rejectedLink: prLink } : { prLink };
            return { ...fix, ...link, distinctReaders: voices, notified: told, reason: code };
        }),
        jobCreations: creations,
        openRuns: rounds,
        tally: { ...tally, pages: renameCounts(tally.pages), weeks: renameCounts(tally.weeks) },
        waiting: {
            ...waiting,
            clusters: waiting.clusters.map(({ voices, reason, ...cluster }) => ({
                ...cluster,
                distinctReaders: voices,
                reason: readWaitReason(reason),
            })),
        },
        filteredCounts: sumCounts(setAside),
    };
}
function renameCounts(counts) {
    return Object.fromEntries(Object.entries(counts).map(([key, { voices, ...rest }]) => [key, { ...rest, comments: voices }]));
}
/** Several sentences of version 1 may have one code. */
function sumCounts(setAside) {
    const sums = new Map();
    for (const [reason, entries] of Object.entries(setAside)) {
        const code = readFilterReason(reason);
        sums.set(code, (sums.get(code) ?? 0) + entries);
    }
    return Object.fromEntries(sums);
}
const jobLost = 'Its job could not be read for seven days. ';
function readFixReason(text, state) {
    const code = fixCodes.get(text);
    if (code !== undefined)
        return { code };
    if (text.startsWith(jobLost))
        return { code: 'job-lost', error: text.slice(jobLost.length) };
    // What is left are the service's own words.
    if (state === 'uncertain')
        return { code: 'unanswered', error: text };
    if (state === 'active')
        return { code: 'job-unreadable', error: text };
    return state === 'failed' || state === 'given-up' ? { code: 'refused', error: text } : { code: 'other', text };
}
function readWaitReason(text) {
    const code = waitCodes.get(text);
    if (code !== undefined)
        return { code };
    for (const [form, read] of waitForms) {
        const found = form.exec(text);
        if (found !== null)
            return read(Number(found[1]), Number(found[2]));
    }
    return { code: 'other', text };
}
function readFilterReason(text) {
    if (text === 'given up: every attempt at it failed')
        return 'given-up';
    return filterCodes.get(text) ?? (isFlagText(text) ? 'several-signs' : 'other');
}
/** What version 1 recorded of an entry in a shard: the id of its fix, or a sentence. */
function migrateResolution(text) {
    if (text === 'given-up' || text === 'released')
        return text;
    const filtered = readFilterReason(text);
    if (filtered !== 'other')
        return { filtered };
    return text.includes(' ') || text === 'advertising' ? { filtered, text } : { fix: text };
}
/** Also one that was reworded between versions can be taken back by a person. */
function isFlagText(text) {
    return /^(?:possible prompt injection: |looks like orders to the agent, not feedback: )/.test(text);
}

;// CONCATENATED MODULE: ./build/ledger/read-ledger.js
// `ledger.json` as a ledger: parsed strictly, since a ledger that is half understood would send work twice.







/** The folder is the project's, but the ledger in it is another's. */
class ForeignLedger extends Error {
}
const version = schemas/* looseObject */._H3({ schema: schemas/* number */.aig() });
/** @throws Error naming what is wrong with the text; the caller knows the commit and the remedy. */
function parseLedger(text, project, serverUrl) {
    const json = JSON.parse(text);
    const ledger = ledger_ledger/* ledgerSchema */.Bx.parse(version.parse(json).schema === 1 ? migrate(json) : json);
    if (ledger.project !== project)
        throw new ForeignLedger('ledger.json names another project');
    return { ...ledger, fixes: ledger.fixes.map((fix) => (0,fix_record/* readFix */.eo)(fix, serverUrl)) };
}
function readLedger(snapshot, project, serverUrl) {
    if (snapshot?.text === undefined)
        return (0,ledger_ledger/* createLedger */.M5)(project);
    try {
        return parseLedger(snapshot.text, project, serverUrl);
    }
    catch (cause) {
        if (cause instanceof ForeignLedger)
            throw foreignLedger(snapshot.commit, project, cause);
        const what = (0,safe_text/* safe */.gB) `The ledger at commit ${(0,to_safe_text/* toSafeText */._)(snapshot.commit)} is not one that this version can read.`;
        const restore = (0,safe_text/* safe */.gB) `restore the file from the branch’s history with a new commit (git revert; see docs/operations.md)`;
        const remedy = (0,safe_text/* safe */.gB) `Use the version of the Action that wrote it, or ${restore}.`;
        throw new failure/* Failure */.H(what, remedy, { cause });
    }
}
function foreignLedger(commit, project, cause) {
    const name = (0,to_safe_text/* toSafeText */._)(JSON.stringify(project));
    const where = (0,safe_text/* safe */.gB) `The ledger in this project’s folder, at commit ${(0,to_safe_text/* toSafeText */._)(commit)},`;
    const what = (0,safe_text/* safe */.gB) `${where} says that it belongs to another project than ${name}.`;
    const remedy = (0,safe_text/* safe */.gB) `If the project’s id has changed, see “Moving the ledger” in docs/operations.md; else restore the file.`;
    return new failure/* Failure */.H(what, remedy, { cause });
}
function lostMeanwhile(project) {
    const remedy = (0,safe_text/* safe */.gB) `See “The ledger is lost” in docs/operations.md.`;
    return new failure/* Failure */.H((0,safe_text/* safe */.gB) `The ledger of project ${(0,to_safe_text/* toSafeText */._)(JSON.stringify(project))} vanished while this run used it.`, remedy);
}
function lostRaces() {
    const remedy = (0,safe_text/* safe */.gB) `Let fewer runs of this project overlap; nothing is lost, the next run goes on.`;
    return new failure/* Failure */.H((0,safe_text/* safe */.gB) `Other runs moved the ledger again and again, so this run could not record what it knows.`, remedy);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/ledger/shards.js
// The files beside `ledger.json`: ids done with, in sixteen shards, and the history of closed fixes. Read when asked for.









/** Rows of version 1 are carried over as they are read. */
const rowSchema = schemas/* preprocess */.vkY((row) => (typeof row === 'string' ? migrateResolution(row) : row), reason/* resolutionSchema */.yC);
const shardSchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), rowSchema]));
/** Whatever stands there is written again as it is. */
const historySchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* unknown */.L5J()]));
class Shards {
    #read;
    #shards = new Map();
    #history = new Map();
    /** @param read a file of the project's folder at the commit in use */
    constructor(read) {
        this.#read = read;
    }
    /** What became of the ids that they know. */
    async find(ids, counts) {
        const found = new Map();
        for (const id of ids) {
            const resolution = (await this.#shard(digitOf(id), counts)).get(id);
            if (resolution !== undefined)
                found.set(id, resolution);
        }
        return found;
    }
    /** The shards that hold the given ids, as files, with their new counts. */
    async add(resolved, counts) {
        const files = {};
        const grown = {};
        const byDigit = Map.groupBy(resolved, ([id]) => digitOf(id));
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
            const known = this.#history.get(name) ?? (await this.#readMap(name, historySchema, '{}'));
            files[name] = renderRows(new Map([...known, ...fixes.map((fix) => [fix.id, (0,fix_record/* storeFix */.P3)(fix)])]));
        }
        return files;
    }
    /** After a commit, what was written is what stands there. */
    keep(files) {
        for (const [name, text] of Object.entries(files)) {
            const digit = /^handled\/([0-9a-f])\.json$/.exec(name)?.[1];
            if (digit !== undefined)
                this.#shards.set(digit, parseMap(shardSchema, text));
            if (name.startsWith('history/'))
                this.#history.set(name, parseMap(historySchema, text));
        }
    }
    async #shard(digit, counts) {
        const known = this.#shards.get(digit);
        if (known !== undefined)
            return known;
        const shard = counts[digit]
            ? await this.#readMap(`handled/${digit}.json`, shardSchema)
            : new Map();
        this.#shards.set(digit, shard);
        return shard;
    }
    /** @param missing what a missing file stands for; without a shard its entries would be sent again */
    async #readMap(name, schema, missing) {
        const text = (await this.#read(name)) ?? missing;
        try {
            return parseMap(schema, text);
        }
        catch (cause) {
            const remedy = (0,safe_text/* safe */.gB) `Restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`;
            throw new failure/* Failure */.H((0,safe_text/* safe */.gB) `The ledger’s file ${(0,to_safe_text/* toSafeText */._)(name)} is missing or damaged.`, remedy, { cause });
        }
    }
}
/** The shard of an id: only the id decides, and SHA-256 spreads any ids evenly. */
function digitOf(id) {
    return (0,external_node_crypto_.hash)('sha256', id).slice(0, 1);
}
/** Pairs rather than an object: an id such as `__proto__` is an id like any other. */
function parseMap(schema, text) {
    const object = JSON.parse(text ?? '');
    schemas/* looseObject */._H3({}).parse(object);
    return new Map(schema.parse(Object.entries(object ?? {})));
}

;// CONCATENATED MODULE: ./build/ledger/session.js
// The ledger in use: read once, then moved by events; each commit is a checkpoint, and a lost race is judged anew.











const tries = 20;
class LedgerSession {
    #world;
    run;
    #ledger;
    #snapshot;
    #shards;
    #refusals = new WeakMap();
    #checkpoints = [];
    /** Something was recorded after the stop signal: five seconds are too short for more. */
    #recordedAfterStop = false;
    #turn = Promise.resolve();
    constructor(world, project, run, snapshot) {
        this.#world = world;
        this.run = run;
        this.#snapshot = snapshot;
        this.#ledger = readLedger(snapshot, project, world.place.serverUrl);
        this.#shards = new Shards((name) => this.#readFile(name));
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
    get checkpoints() {
        return this.#checkpoints;
    }
    get recordedAfterStop() {
        return this.#recordedAfterStop;
    }
    async reload() {
        this.#snapshot = await this.#world.ledger.read();
        this.#ledger = readLedger(this.#snapshot, this.#ledger.project, this.#world.place.serverUrl);
        this.#shards = new Shards((name) => this.#readFile(name));
    }
    /** Why a `fix-submitted` was refused when it was last judged. */
    refusalOf(event) {
        const reason = this.#refusals.get(event);
        return reason === 'known' || reason === 'stale' ? undefined : reason;
    }
    /** What became of the ids that the shards know. */
    async resolutions(ids) {
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
            const message = (0,safe_text/* safe */.gB) `ledger ${sequence} of ${(0,to_safe_text/* toSafeText */._)(project)}\n\nrun ${(0,to_safe_text/* toSafeText */._)(this.run)} [skip ci]`;
            // An intent that is not recorded when the run is told to stop would only have to be taken back; answers still count.
            const goesOn = () => !(stop.aborted && judged.accepted.some(isIntent));
            const written = await branch.write(this.#snapshot, files, message, goesOn);
            if (written === 'abandoned')
                return this.#record(events.filter((event) => !isIntent(event) && 'fixId' in event));
            if (written !== 'lost') {
                this.#snapshot = written;
                this.#recordedAfterStop ||= stop.aborted;
                this.#ledger = judged.ledger;
                this.#checkpoints.push({ accepted: judged.accepted, ledger: judged.ledger });
                this.#shards.keep(files);
                return [...judged.accepted];
            }
            await this.#reloadAfterLoss(count);
        }
        throw lostRaces();
    }
    async #judge(events) {
        const known = await this.resolutions(events.flatMap(apply_command/* questionedIds */.yh));
        const judged = applyBatch(this.#ledger, events, (id) => (0,reason/* judgeResolution */.Es)(known.get(id)));
        for (const [event, reason] of judged.dropped)
            this.#refusals.set(event, reason);
        return { ...judged, ledger: (0,creating/* renewLeases */.nh)(judged.ledger, this.run, this.#world.now() + limits/* leaseLength */.JG) };
    }
    async #buildFiles(judged) {
        const shards = await this.#shards.add(judged.resolved, judged.ledger.handled);
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
            await this.#world.sleep(500 + Math.round(random() * Math.min(15_000, 1000 * 2 ** again)));
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

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jN: () => (/* binding */ newsKinds),
/* harmony export */   sQ: () => (/* binding */ fixStates),
/* harmony export */   xP: () => (/* binding */ states)
/* harmony export */ });
/* unused harmony export traitsOf */
// The states of a fix, one row each: whoever asks what a state means reads this table.
/** What a comment reports of a fix. */
const newsKinds = ['pull-request', 'given-up', 'needs-person'];
const open = { open: true, holdsEntries: true, hasPull: false, section: 'open' };
const done = { open: false, holdsEntries: true, hasPull: false, news: undefined, section: 'done' };
const pull = { hasPull: true, news: 'pull-request' };
const released = { ...done, holdsEntries: false, section: 'given-up' };
const states = {
    /** Written ahead; the creation is sent while the lease lasts. */
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
function traitsOf(state) {
    return states[state];
}


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
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1954);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4187);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6986);
// Events around the tracking issue and our comments: each is written ahead as an intent with a nonce.



/** An intent is alive while its lease lasts: only its run acts on it. */
function isAlive(intent, now) {
    return intent !== undefined && intent.lease > now;
}
function intendIssue(ledger, { intent }) {
    if (ledger.tracking.issue !== undefined || ledger.tracking.intent !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('stale');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, intent } });
}
function findIssue(ledger, event) {
    const { issue, author } = event;
    const { tracking } = ledger;
    if (tracking.issue === issue && tracking.intent === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
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
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('stale');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, intent: undefined } });
}
function intendComment(ledger, event) {
    if (ledger.tracking.commentIntent !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('stale');
    const news = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingNews */ .dn)(ledger);
    if (news.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, commentIntent: { ...event.intent, news } } });
}
function postComment(ledger, event) {
    const { tracking } = ledger;
    const intent = tracking.commentIntent;
    if (intent?.nonce !== event.nonce)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
    const links = new Set(intent.news.filter((item) => item.news === 'pull-request').map((item) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, item.fixId)?.prLink?.url));
    const notify = (fix) => {
        const own = intent.news.filter((item) => item.fixId === fix.id).map((item) => item.news);
        const news = fix.prLink !== undefined && links.has(fix.prLink.url) ? [...own, 'pull-request'] : own;
        return news.length === 0 ? fix : { ...fix, notified: [...new Set([...fix.notified, ...news])] };
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...ledger,
        fixes: ledger.fixes.map(notify),
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
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('stale');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, commentIntent: undefined } });
}
/** Once per fix; again when the run that intended it did not live to write it, or when a person deleted the comment. */
function intendReview(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('stale');
    const { review } = fix;
    const expired = review?.comment === undefined && event.now - (review?.at ?? 0) >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .leaseLength */ .JG;
    const deleted = review?.comment !== undefined && review.comment === event.deleted;
    if (review !== undefined && !expired && !deleted)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('stale');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFix */ .g_)(ledger, { ...fix, review: { nonce: event.nonce, at: event.now } }));
}
function postReview(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.review?.nonce !== event.nonce || fix.review.comment === event.comment)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('known');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFix */ .g_)(ledger, { ...fix, review: { ...fix.review, comment: event.comment } }));
}


/***/ }),

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ writeSyncOutputs),
/* harmony export */   P1: () => (/* binding */ writeVerdict),
/* harmony export */   Sy: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_error_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1135);
/* harmony import */ var _report_report_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4452);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5069);
// Outputs, report file and job summary, through @actions/core (loaded on demand).






/** The only place that sets outputs. */
function put(core, name, value) {
    core.setOutput(name, value);
}
function writeVerdict(core, verdict) {
    put(core, 'verdict', verdict);
}
async function writeSyncOutputs(core, env, outputs, report) {
    put(core, 'entries', outputs.entries);
    put(core, 'clusters', outputs.clusters);
    put(core, 'jobs-created', outputs.jobsCreated);
    put(core, 'jobs-active', outputs.jobsActive);
    put(core, 'jobs-failed', outputs.jobsFailed);
    put(core, 'pull-requests', listLinks(outputs.pullRequests));
    put(core, 'tracking-issue-url', readAddress(outputs.issueUrl));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `feedback-to-fix-${report.run}.json`);
    // It contains whole prompts: readable by this user only, and never overwriting a file.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, (0,_report_report_file_js__WEBPACK_IMPORTED_MODULE_4__/* .renderReport */ .B)(report), { mode: 0o600, flag: 'wx' });
    put(core, 'report', path);
}
function listLinks(pullRequests) {
    return JSON.stringify([...new Set(pullRequests.map(({ url }) => url))]);
}
/** Nothing but an address; empty where there is none. */
function readAddress(url) {
    return (url !== undefined && /^https?:\/\/[!-~]+$/.test(url) ? url : '');
}
/** A missing summary file or a full disk costs the summary, not the run. */
async function writeSummary(core, env, text, log) {
    if (!env.GITHUB_STEP_SUMMARY)
        return;
    try {
        await core.summary.addRaw(text, true).write();
    }
    catch (error) {
        log.warning((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The job summary could not be written: ${(0,_errors_error_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .nameError */ .eA)(error)}.`);
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

/***/ 2772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ omitZeros),
/* harmony export */   HL: () => (/* binding */ enumerate),
/* harmony export */   Ul: () => (/* binding */ formatDayOfYear),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   zE: () => (/* binding */ renderClockWarning)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
/* harmony import */ var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1451);
// Dates, lists and durations in words.


const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `21 Nov 2026`, in UTC. Always absolute: a text must not change merely because time passes. */
function formatDay(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `unknown`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${formatDayOfYear(time)} ${date.getUTCFullYear()}`;
}
/** `21 Nov`, in UTC. */
function formatDayOfYear(time) {
    const date = new Date(time);
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`;
}
/** `21 Nov 2026, 09:05 UTC` */
function formatMinute(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `unknown`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${formatDay(time)}, ${(0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSafeText */ ._)(date.toISOString().slice(11, 16))} UTC`;
}
/** `a`, `a and b`, `a, b and c` */
function enumerate(parts) {
    if (parts.length < 2)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinLines */ .cT)(parts, '');
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinLines */ .cT)(parts.slice(0, -1), ', ')} and ${parts.at(-1) ?? ''}`;
}
/** Only texts about numbers that are not zero. */
function omitZeros(...texts) {
    return texts.filter(([number]) => number > 0).map(([, text]) => text);
}
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/**
 * Nothing for up to two minutes, which are common.
 * @param skew milliseconds by which the runner's clock is ahead of GitHub's; negative: behind
 */
function renderClockWarning(skew) {
    const off = Math.abs(skew);
    if (off <= 2 * minute)
        return undefined;
    // In the largest unit of which there are two.
    const [unit, name] = off < 2 * hour ? [minute, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `minute`] : off < 2 * day ? [hour, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `hour`] : [day, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `day`];
    const way = skew > 0 ? 'ahead of' : 'behind';
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `This runner’s clock is ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(Math.round(off / unit), name)} ${way} GitHub’s; GitHub’s time is used.`;
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
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8625);
/* harmony import */ var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8183);
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);
// The hidden line by which our issue and comments are recognised, and a lost ledger is noticed.




const word = "[\\w.~!*'()%-]*";
const hiddenLine = new RegExp(`^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`, 'm');
const nonceLine = new RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, 'gm');
const ledgerLine = /^<sub>Ledger number [\d,]+(?:, commit \[[0-9a-f]*\]\(\S*?\))?,/;
function buildHiddenLine({ project, sequence, commit, nonce }) {
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R)({ project, ledger: String(sequence), commit, nonce });
}
/** The first line of its kind, wherever a person may have moved it. It counts only in what our own author wrote. */
function parseHiddenLine(body) {
    const [, project, sequence, commit, nonce] = hiddenLine.exec(body) ?? [];
    if (project === undefined || commit === undefined || nonce === undefined)
        return undefined;
    try {
        const [name, random] = [decodeURIComponent(project), decodeURIComponent(nonce)];
        return { project: name, sequence: Number(sequence), commit, nonce: random };
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
    return (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .small */ .EX)((0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Ledger number ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(sequence)}${where}, on the branch ${branch}.`));
}
/** Equal but for the ledger's number and commit, line ends and trailing white space: no request is worth those. */
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

/***/ 8625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ linkPull),
/* harmony export */   iu: () => (/* binding */ linkCommit),
/* harmony export */   mS: () => (/* binding */ linkIssue)
/* harmony export */ });
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(984);

function linkIssue(links, words) {
    return links.issue === undefined ? words : linkOwn(links, ['issues', links.issue], words);
}
/** The commit as a link, shortened; nothing while there is none. */
function linkCommit(links, commit) {
    return linkOwn(links, ['commit', commit], (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(commit.slice(0, 7)));
}
/** A rejected link is shown as code, and is never clickable. */
function linkPull({ prLink, rejectedLink }, links) {
    if (prLink === undefined)
        return rejectedLink === undefined ? (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `–` : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(rejectedLink);
    const { repository, number } = prLink;
    // Never `#12`: that would be a cross reference of its own.
    const shown = (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(links.serverUrl, [...repository.split('/'), 'pull', number], (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `PR ${number}`);
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
/* harmony export */   bW: () => (/* binding */ chart),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   iA: () => (/* binding */ shownPrompt),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _text_cap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3858);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);



/** Nothing where there are no words. */
function paragraph(words) {
    return words.length === 0 ? [] : make({ type: 'paragraph', children: [...words] });
}
/** A heading with what stands below it; nothing where nothing does. */
function section(depth, heading, ...parts) {
    const below = parts.flat();
    return below.length === 0 ? [] : [...make({ type: 'heading', depth, children: [...(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)(heading)] }), ...below];
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
    const words = (0,_text_cap_js__WEBPACK_IMPORTED_MODULE_2__/* .capText */ .y)((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitise */ .tB)(raw)
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
/** An HTML comment. Its bytes and the order of its fields may not change: issues and comments of earlier versions hold them. */
function hidden(fields) {
    const parts = Object.entries(fields).map(([name, value]) => `${name}=${encodeHidden(value)}`);
    return make({ type: 'html', value: `<!-- feedback-to-fix ${parts.join(' ')} -->` });
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
  GY: () => (/* binding */ serialise),
  Gn: () => (/* binding */ writeTitle)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 12 modules
var mdast_util_to_markdown_lib = __webpack_require__(9201);
// EXTERNAL MODULE: ./build/text/clean.js + 1 modules
var clean = __webpack_require__(5176);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/report/markdown/defuse.js
/** A zero-width space: invisible, kept by GitHub, and no reference spans it. */
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
    // Schemes without a slash, of which some parsers make links too.
    /\b(?:data|javascript|mailto|xmpp):(?=\w)/,
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
const defuse_text = (node, _parent, state, info) => {
    const value = state.stack.includes('link') ? node.value : defuse(node.value);
    return state.safe(value, { ...info, encode: ['$'] });
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
/** The text of the person who opened the issue stays above ours, exactly as GitHub holds it. */
function putBelow(preface, own) {
    return (preface === '' ? own : `${preface}\n\n${own}`);
}
/** Below the body of a comment that we wrote ourselves, as GitHub holds it. */
function putAfter(held, added) {
    return `${held}\n\n---\n\n${added}`;
}
/** An issue's title: words of ours, and in brackets the letters and digits of a name, if it has any. GitHub resolves nothing in it. */
function writeTitle(words, name = '') {
    const letters = (0,clean/* cleanText */.X)(name)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const title = letters === '' ? words : `${words} (${[...letters].slice(0, 60).join('')})`;
    return title;
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
/* harmony export */   gR: () => (/* binding */ orDash),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);

/** Words of ours: `` phrase`Sent on ${day}: ${text(reason)}` ``. */
function phrase(words, ...values) {
    return join(words.flatMap((part, index) => [...write(part), ...write(values[index] ?? '')]));
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
/** A stranger's text as code, on one line of at most `max` code points. Long text keeps both its ends, where paths differ. */
function code(raw, max = 72) {
    // Before the cut: half a secret would not be recognised as one.
    const whole = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw);
    const characters = [...whole];
    const start = characters.slice(0, Math.floor(max / 2)).join('');
    const end = characters.slice(1 + Math.floor(max / 2) - max).join('');
    // Again, because the cut may fall within a character.
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
function orDash(words) {
    return words.length === 0 ? phrase `–` : words;
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
/* harmony export */   Eb: () => (/* binding */ pageColumn),
/* harmony export */   Pj: () => (/* binding */ longestBody),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   oY: () => (/* binding */ listWithin),
/* harmony export */   sA: () => (/* binding */ numberColumn),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uG: () => (/* binding */ tableWithin),
/* harmony export */   zV: () => (/* binding */ fitRows)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8183);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2464);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);




const pageColumn = {
    name: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Page`,
    cell: ({ pages }) => listWithin(pages, _phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY, 2),
};
function numberColumn(name, number) {
    return { name, cell: (item) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(number(item))), number: true };
}
/** Long lists end in `and 7 more`. */
function listWithin(items, build, most) {
    const shown = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPhrases */ .Zk)(items.slice(0, most).map((item) => build(item)), ', ');
    return items.length > most ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${shown} and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(items.length - most)} more` : shown;
}
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
/** At most `budget` rows; how many are left out, `beyond` what was passed in, stands below. */
function tableWithin(columns, items, budget, beyond = 0) {
    const shown = items.slice(0, budget);
    const more = items.length - shown.length + beyond;
    if (more === 0)
        return table(columns, shown);
    if (shown.length === 0)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(more)} in all, not listed here.`);
    return [...table(columns, shown), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `… and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(more)} more`)];
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

/***/ 4452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReport),
/* harmony export */   _: () => (/* binding */ buildReportFix)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5666);

function buildReportFix(fix) {
    const { id, state, attempt, entryIds, pages, prLink, rejectedLink } = fix;
    const job = fix.job === undefined ? null : { id: fix.job.id, status: fix.job.status };
    return { id, state, attempt, entryIds, pages, job, prLink, rejectedLink };
}
function renderReport(report) {
    const fixes = report.fixes.map(({ prLink, rejectedLink, ...fix }) => ({
        ...fix,
        prLink: prLink?.url ?? rejectedLink ?? null,
    }));
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .renderJson */ .h)({ ...report, fixes }, 2)}\n`;
}


/***/ }),

/***/ 6076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPlace)
/* harmony export */ });
/* harmony import */ var _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7342);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);
/* harmony import */ var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1451);
// Where the workflow runs, from the runner's environment.





/** @throws Failure when the runner's variables name no GitHub that a token may be sent to; their values are not repeated */
async function readPlace() {
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722));
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
    const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The runner sets it; look whether a step or the runner’s own settings change it.`;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `\`${(0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._)(name)}\` is not ${(0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._)(form)}.`, remedy);
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

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
// JSON without invisible characters: an id is kept to the letter, but nothing in it can move or hide what stands beside it.
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

/***/ 1254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HQ: () => (/* binding */ filterCodes),
  vm: () => (/* binding */ flagCodes),
  Hd: () => (/* binding */ isFlagged)
});

;// CONCATENATED MODULE: ./build/triage/injection/codes.js
// Why an entry is flagged as a possible prompt injection. Stored and counted as these; their sentences are made in `report/`.
const injectionCodes = [
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

;// CONCATENATED MODULE: ./build/triage/reason.js
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
const flagCodes = injectionCodes;
const flags = new Set(flagCodes);
function isFlagged(code) {
    return flags.has(code);
}


/***/ }),

/***/ 5638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createWorld)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
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
    const { tries, deadline = Number.POSITIVE_INFINITY, longestWait = deadline, least = 0, gate } = limits;
    const end = steady() + deadline;
    const isTooLong = (wait) => wait > longestWait || steady() + wait >= end;
    for (let tried = 1; !stop.aborted; tried++) {
        // While one request waits, another's response may extend the pause.
        for (let wait = left(gate, steady()); wait > 0 && !stop.aborted; wait = left(gate, steady())) {
            if (isTooLong(wait))
                return { kind: 'closed', wait, status: gate?.status };
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
function left(gate, now) {
    return gate === undefined ? 0 : gate.until - now;
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
// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/http/read-body.js
// Reads a response body as text, decompressed and capped.


/** Cap on the decompressed size; a page of 100 entries with long snippets is far below. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The only coding that requests accept. */
const CODING = 'gzip';
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

;// CONCATENATED MODULE: ./build/http/send-error.js
// Why an HTTP exchange has no response.



const WORDS = {
    'not-sent': (0,safe_text/* safe */.gB) `no connection could be made`,
    'no-answer': (0,safe_text/* safe */.gB) `no whole answer came back`,
    'too-large': (0,safe_text/* safe */.gB) `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
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

// EXTERNAL MODULE: ./build/docs-api/vocabulary.js
var vocabulary = __webpack_require__(8595);
;// CONCATENATED MODULE: ./build/docs-api/contract.js
// What the documentation service and its clients say to each other: `service-spec.md` as schemas.
// Fields that the specification does not name are ignored, so a service may grow.


/** In UTF-16 units. Identifiers are ledger keys and never truncated; paths are. */
const longestId = 512;
const longestPath = 4096;
/** Identifiers decide which entries are done with, so they must be a single line of well-formed text. */
const entryId = schemas/* string */.YjP()
    .min(1)
    .max(longestId)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u);
const base = {
    id: entryId,
    /** Path or address of the source document, as the service has it. */
    path: schemas/* string */.YjP().transform((path) => path.slice(0, longestPath)),
    comment: schemas/* string */.YjP().nullable(),
    /** Time of submission; may be null, format unspecified. */
    createdAt: schemas/* string */.YjP().nullable(),
    status: schemas/* enum */.k5n(vocabulary/* feedbackStatuses */.sH),
};
const feedbackEntrySchema = schemas/* discriminatedUnion */.gMt('source', [
    schemas/* object */.Ikc({ ...base, source: schemas/* literal */.euz('contextual'), helpful: schemas/* boolean */.zMY(), contact: schemas/* string */.YjP().nullable() }),
    schemas/* object */.Ikc({
        ...base,
        source: schemas/* literal */.euz('code_snippet'),
        code: schemas/* string */.YjP(),
        filename: schemas/* string */.YjP().nullable(),
        lang: schemas/* string */.YjP().nullable(),
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
    id: schemas/* string */.YjP().min(1),
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

// EXTERNAL MODULE: ./build/errors/known-error.js
var known_error = __webpack_require__(5602);
;// CONCATENATED MODULE: ./build/docs-api/errors.js
// Why the documentation service could not be used, with what to do about it.


/** The message names what happened, the call and the remedy; never the key, a header, a body or a reader's text. */
class ServiceError extends known_error/* KnownError */.E {
    name = 'ServiceError';
    kind;
    status;
    constructor(fault) {
        const { kind, what, call, remedy, status, cause } = fault;
        super(call === undefined ? (0,safe_text/* safe */.gB) `${what}.` : (0,safe_text/* safe */.gB) `${what} (${call}).`, remedy, cause);
        this.kind = kind;
        this.status = status;
    }
}
const KEY = (0,safe_text/* safe */.gB) `Check that \`api-key\` is an admin key of the project that \`project-id\` names, and that it was not revoked.`;
const ADDRESS = (0,safe_text/* safe */.gB) `Check \`base-url\` (the service's address, with its path prefix if it has one) and \`project-id\`.`;
/** What to do about a status that a retry would not change. */
function findRemedy(status) {
    if (status === 401 || status === 403)
        return KEY;
    if (status === 404 || status === 405)
        return ADDRESS;
    if (status >= 300 && status < 400)
        return (0,safe_text/* safe */.gB) `Redirects are never followed: set \`base-url\` to the address that the service itself has.`;
    if (status === 400)
        return (0,safe_text/* safe */.gB) `Check \`sources\`, \`statuses\` and \`max-age\`.`;
    return (0,safe_text/* safe */.gB) `Ask whoever runs the service why it refuses this request.`;
}

;// CONCATENATED MODULE: ./build/http/parse-json.js
// JSON from others.
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





/** @param what the body should be, such as `a job` */
function parseBody(schema, body, what) {
    const json = parseJson(body);
    if (json === undefined)
        return { fault: (0,safe_text/* safe */.gB) `the answer is not JSON` };
    const parsed = schema.safeParse(json);
    return parsed.success
        ? { value: parsed.data }
        : { fault: (0,safe_text/* safe */.gB) `the answer is not ${what}: ${renderIssues(parsed.error)}` };
}
/** The messages of an error body: the service's words, which may quote anything it was sent. */
function listErrorTexts(body) {
    const parsed = errorBodySchema.safeParse(parseJson(body));
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
            return (0,safe_text/* safe */.gB) `one line of whole characters`;
        default:
            return (0,safe_text/* safe */.gB) `as specified`;
    }
}

// EXTERNAL MODULE: ./build/addresses/job-path.js
var job_path = __webpack_require__(5798);
// EXTERNAL MODULE: ./build/addresses/project-id.js
var project_id = __webpack_require__(8442);
// EXTERNAL MODULE: ./build/addresses/segment.js
var addresses_segment = __webpack_require__(1006);
;// CONCATENATED MODULE: ./build/docs-api/wire.js
// What the calls to the service share: addresses, connection settings, one GET with its retry rules, and why it was given up.







function createAddresses(options) {
    const project = (0,project_id/* projectSegment */.$)(options.projectId);
    // Joined as text behind the origin and a slash, so that no path can name another host.
    const at = (path) => new URL(options.baseUrl + path);
    const fill = (id) => (0,job_path/* fillJobPath */.G)(options.jobPath, { projectId: project, id });
    return {
        feedback: at(`/v1/analytics/${project}/feedback`),
        createJob: at(`/v2/agent/${project}/job`),
        /** Where a job is read; undefined when its id cannot stand in an address. */
        getJob(id) {
            const segment = (0,addresses_segment/* encodeSegment */.u)(id);
            return segment === undefined ? undefined : at(fill(segment));
        },
        /** The path of `getJob` for messages: a job's id is the service's text. */
        getJobLabel: at(fill('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
    };
}
const LONGEST_TRY = 30_000;
/**
 * Retries on 429, 5xx and network faults.
 * `Retry-After` is about the service, not the one request (RFC 9110, section 10.2.3; RFC 6585): it closes the gate for all reads.
 *
 * @param left milliseconds to the caller's deadline
 */
async function ask(wire, url, left) {
    const { send, apiKey, gate, now, steady, stop } = wire;
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    const timeout = Math.max(1, Math.min(LONGEST_TRY, left));
    try {
        const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop });
        const { status } = answer;
        if (status !== 429 && status < 500)
            return { kind: 'done', value: answer };
        const retryAfter = (0,back_off/* readRetryAfter */.D$)(answer.headers, now());
        if (retryAfter !== undefined && (status === 429 || status === 503))
            closeGate(gate, steady() + retryAfter, status);
        return { kind: 'again', fault: { reason: (0,safe_text/* safe */.gB) `the service answered ${status}`, status }, retryAfter };
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
        return { reason: (0,safe_text/* safe */.gB) `the service asked to wait ${seconds(outcome.wait)} s`, status: outcome.status };
    const { fault, retryAfter } = outcome;
    if (retryAfter === undefined)
        return fault;
    return { ...fault, reason: (0,safe_text/* safe */.gB) `${fault.reason}, and asks to wait ${seconds(retryAfter)} s` };
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
        return parseRefusal(status, (0,safe_text/* safe */.gB) `${call}${renderErrorText(body, prompt, wire.apiKey)}`);
    const parsed = parseBody(createdJobSchema, body, (0,safe_text/* safe */.gB) `a job`);
    return 'value' in parsed
        ? { kind: 'created', job: parsed.value }
        : { kind: 'unanswered', reason: (0,safe_text/* safe */.gB) `${status}, but ${parsed.fault} ${call}` };
}
/** A job that was just created exists, whatever its status says; the next read will tell. */
const createdJobSchema = receivedJobSchema.extend({
    status: schemas/* string */.YjP().min(1).pipe(schemas/* enum */.k5n(vocabulary/* jobStatuses */.ub).catch('active')),
});
const REFUSALS = {
    400: (0,safe_text/* safe */.gB) `as not valid`,
    413: (0,safe_text/* safe */.gB) `as too large`,
    422: (0,safe_text/* safe */.gB) `as one it cannot work with`,
};
function parseRefusal(status, call) {
    const refusal = REFUSALS[status];
    if (refusal !== undefined)
        return { kind: 'refused', reason: (0,safe_text/* safe */.gB) `the service refused the prompt ${refusal}: ${status} ${call}` };
    const reason = (0,safe_text/* safe */.gB) `the service answered ${status} ${call}`;
    // 303 means "done, see elsewhere": the job may exist.
    const redirected = status >= 300 && status < 400 && status !== 303;
    const ended = redirected || status === 401 || status === 403 || status === 404 || status === 405;
    return ended ? { kind: 'ended', reason, remedy: findRemedy(status) } : { kind: 'unanswered', reason };
}
/** The service's message, unless it quotes the prompt and thereby readers. */
function renderErrorText(body, prompt, apiKey) {
    const [text] = listErrorTexts(body);
    if (text === undefined || quotes(text, prompt))
        return (0,safe_text/* safe */.gB) ``;
    return (0,safe_text/* safe */.gB) `: ${(0,to_safe_text/* toSafeText */._)(text.replaceAll(apiKey, '[key]'), 200)}`;
}
/** Whether the prompt contains a stretch of the text. */
function quotes(text, prompt) {
    const stretch = 16;
    for (let index = 0; index + stretch <= text.length; index += 4) {
        if (prompt.includes(text.slice(index, index + stretch)))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./build/text/redact.js + 12 modules
var redact = __webpack_require__(8978);
// EXTERNAL MODULE: ./build/text/redactions.js
var text_redactions = __webpack_require__(1794);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
;// CONCATENATED MODULE: ./build/docs-api/get-feedback.js
// Reads one page of the feedback export; entries are parsed one by one, so that a bad one only loses itself.










const get_feedback_LIMITS = { deadline: 120_000, tries: 6 };
async function getFeedback(wire, query) {
    const url = buildUrl(wire.addresses.feedback, query);
    const call = (0,safe_text/* safe */.gB) `GET ${(0,to_safe_text/* toSafeText */._)(url.pathname)}`;
    const outcome = await repeat(wire, { ...get_feedback_LIMITS, gate: wire.gate }, (left) => readPage(wire, url, call, left));
    if (outcome.kind === 'done')
        return outcome.value;
    if (outcome.kind === 'stopped')
        throw new ServiceError({ kind: 'stopped', what: (0,safe_text/* safe */.gB) `The run was stopped`, call, remedy: (0,safe_text/* safe */.gB) `` });
    const { reason, ...rest } = explain(outcome);
    const what = (0,safe_text/* safe */.gB) `The documentation service cannot be read: ${reason}`;
    const remedy = (0,safe_text/* safe */.gB) `Check \`base-url\` and that the service is up; the next run asks again.`;
    throw new ServiceError({ kind: 'unreachable', what, call, remedy, ...rest });
}
async function readPage(wire, url, call, left) {
    const asked = await ask(wire, url, left);
    if (asked.kind === 'again')
        return asked;
    if (asked.value === 'too-large') {
        const what = (0,safe_text/* safe */.gB) `The service answered with a page too large to read`;
        throw new ServiceError({ kind: 'refused', what, call, remedy: (0,safe_text/* safe */.gB) `Narrow \`sources\` or \`max-age\`.` });
    }
    const { status, body } = asked.value;
    if (status < 200 || status >= 300) {
        const what = (0,safe_text/* safe */.gB) `The service answered ${status}${status === 400 ? renderErrorTexts(body, wire.apiKey) : ''}`;
        throw new ServiceError({ kind: 'refused', what, call, status, remedy: findRemedy(status) });
    }
    const parsed = parseFeedbackPage(body);
    if ('fault' in parsed)
        return { kind: 'again', fault: { reason: parsed.fault, status } };
    return { kind: 'done', value: parsed.value };
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
/** The service's explanation of a bad query, cleaned; it may echo the request, key included. */
function renderErrorTexts(body, apiKey) {
    const texts = listErrorTexts(body).slice(0, 4);
    // Again after cleaning, which may have joined the pieces of a split key.
    const safeTexts = texts.map((text) => (0,to_safe_text/* toSafeText */._)((0,to_safe_text/* toSafeText */._)(text.replaceAll(apiKey, '***')).replaceAll(apiKey, '***')));
    return texts.length === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) `: ${(0,safe_text/* joinLines */.cT)(safeTexts, '; ')}`;
}
/** No server accepts a longer one in a query string. */
const longestCursor = 4096;
const plainId = /^[\w.:~-]+$/;
function parseFeedbackPage(body) {
    const parsed = parseBody(feedbackPageSchema, body, (0,safe_text/* safe */.gB) `a page of feedback`);
    if ('fault' in parsed)
        return parsed;
    const { feedback, nextCursor, hasMore } = parsed.value;
    const cursor = nextCursor != null && nextCursor.length <= longestCursor ? nextCursor : null;
    const page = { entries: [], skipped: [], nextCursor: cursor, hasMore };
    for (const [index, raw] of feedback.entries()) {
        const place = (0,safe_text/* safe */.gB) `entry ${index + 1} of page`;
        const entry = feedbackEntrySchema.safeParse(raw);
        if (!entry.success)
            page.skipped.push({ id: findPlainId(raw) ?? place, reason: renderIssues(entry.error) });
        else if (holdsPrivate(entry.data.id))
            page.skipped.push({ id: place, reason: (0,safe_text/* safe */.gB) `id should hold no e-mail address, number of a person or key` });
        else
            page.entries.push(entry.data);
    }
    return { value: page };
}
/** The ledger keeps identifiers to the letter, in public where the repository is. Numbers in a plain identifier are no person's. */
function holdsPrivate(id) {
    const { redactions } = plainId.test(id) ? (0,redact/* redactName */.bq)(id) : (0,sanitise/* sanitiseAndCount */.bI)(id);
    return (0,text_redactions/* sumRedactions */.iD)(redactions) > 0;
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
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `the job's id cannot stand in an address` };
    const limits = { ...get_job_LIMITS, least: wire.pollInterval, gate: wire.gate };
    const outcome = await repeat(wire, limits, (left) => ask(wire, url, left));
    if (outcome.kind === 'stopped')
        return outcome;
    const call = (0,safe_text/* safe */.gB) `(GET ${(0,to_safe_text/* toSafeText */._)(wire.addresses.getJobLabel)})`;
    if (outcome.kind !== 'done')
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `${explain(outcome).reason} ${call}` };
    if (outcome.value === 'too-large')
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `the answer is too large for a job ${call}` };
    const { status, body } = outcome.value;
    if (status >= 200 && status < 300)
        return parseRead(body, id, call);
    const reason = (0,safe_text/* safe */.gB) `the service answered ${status} ${call}`;
    return status === 401 || status === 403
        ? { kind: 'refused', reason, remedy: findRemedy(status) }
        : { kind: 'unreadable', reason };
}
function parseRead(body, id, call) {
    const parsed = parseBody(receivedJobSchema, body, (0,safe_text/* safe */.gB) `a job`);
    if ('fault' in parsed) {
        const sameJob = schemas/* object */.Ikc({ id: schemas/* literal */.euz(id), status: schemas/* string */.YjP().min(1) });
        const found = 'value' in parseBody(sameJob, body, (0,safe_text/* safe */.gB) `a job`);
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `${parsed.fault} ${call}`, ...(found ? { found } : {}) };
    }
    // The pull request of another job must not be taken for this one's.
    return parsed.value.id === id
        ? { kind: 'job', job: parsed.value }
        : { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `the answer is another job ${call}` };
}

;// CONCATENATED MODULE: ./build/docs-api/client.js







/** @throws ServiceError when the key cannot be sent in a header */
function createService(options) {
    if (!/^[\x21-\x7e]+$/.test(options.apiKey)) {
        const what = (0,safe_text/* safe */.gB) `The key holds characters that no header can carry`;
        throw new ServiceError({ kind: 'refused', what, remedy: (0,safe_text/* safe */.gB) `Check \`api-key\` for spaces, line ends and quotes.` });
    }
    const wire = { ...options, addresses: createAddresses(options), gate: createGate() };
    return {
        /** One page of the export. @throws ServiceError when it is refused, or unavailable after retries */
        getFeedback: (query) => getFeedback(wire, query),
        /** Sent once; retried only when it provably was not accepted. */
        createJob: (prompt) => createJob(wire, prompt),
        /** A job that cannot be read is a value, not an exception. */
        getJob: (id) => getJob(wire, id),
    };
}

// EXTERNAL MODULE: ./build/http/http-date.js
var http_date = __webpack_require__(4502);
;// CONCATENATED MODULE: ./build/github/errors.js




class GitHubError extends known_error/* KnownError */.E {
    name = 'GitHubError';
    /** `unanswered`: it may have taken effect; the others: it did not. */
    kind;
    status;
    constructor(kind, what, remedy, { status, cause } = {}) {
        super(what, remedy, cause);
        this.kind = kind;
        this.status = status;
    }
    static refused(request, { status, data }) {
        const what = (0,safe_text/* safe */.gB) `GitHub refused ${errors_name(request)} (status ${status}).`;
        return new GitHubError('refused', what, remedyOf(status, messageOf(data)), { status });
    }
    static unanswered(request, fault) {
        const what = (0,safe_text/* safe */.gB) `GitHub gave no usable answer to ${errors_name(request)}${detail(fault)}.`;
        return new GitHubError('unanswered', what, (0,safe_text/* safe */.gB) `Whether it was done is found out by the next run.`, fault);
    }
    static stopped(request) {
        const what = (0,safe_text/* safe */.gB) `${errors_name(request)} was not sent: the run was told to stop.`;
        return new GitHubError('stopped', what, (0,safe_text/* safe */.gB) `The next run goes on.`);
    }
    /** @param limit milliseconds that GitHub asks to wait */
    static gaveUp(request, fault, limit) {
        if (limit !== undefined) {
            const what = (0,safe_text/* safe */.gB) `GitHub’s rate limit asks to wait ${Math.ceil(limit / 1000)} s before ${errors_name(request)}.`;
            const remedy = (0,safe_text/* safe */.gB) `Nothing is lost: the next run goes on. Run less often, or use a token with a higher limit.`;
            return new GitHubError('limited', what, remedy, fault);
        }
        const what = (0,safe_text/* safe */.gB) `GitHub could not be reached for ${errors_name(request)}${detail(fault)}.`;
        const remedy = (0,safe_text/* safe */.gB) `Nothing is lost: the next run goes on. See https://www.githubstatus.com.`;
        return new GitHubError(request.method === 'GET' ? 'unreachable' : 'unanswered', what, remedy, fault);
    }
    static unusable(request, what, remedy, status) {
        return new GitHubError('unusable', (0,safe_text/* safe */.gB) `${request}: ${what}`, remedy, { status });
    }
}
function errors_name(request) {
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
        return (0,safe_text/* safe */.gB) `Unlock the issue (Lock conversation, in its sidebar); the next run tells its news.`;
    if (status === 401)
        return (0,safe_text/* safe */.gB) `Check \`github-token\`: it is missing, expired or revoked.`;
    if (status === 403)
        return (0,safe_text/* safe */.gB) `Give the job ${permissions}, and check that no repository or organisation rule forbids it.`;
    return (0,safe_text/* safe */.gB) `Check \`github-token\` and that the repository allows this.`;
}
/** @param what the action, as the beginning of a sentence */
function unexpected(what, { status, data }) {
    const detail = /too long/i.test(messageOf(data)) ? ' (the text is too long)' : '';
    const remedy = (0,safe_text/* safe */.gB) `Check that \`github-token\` has \`contents: write\` and \`issues: write\`.`;
    return GitHubError.unusable(what, (0,safe_text/* safe */.gB) `GitHub answered with status ${status}${detail}.`, remedy);
}
/** The data of a successful answer. */
function parseAnswer(schema, answer, what, success = 200) {
    if (answer.status !== success)
        throw unexpected(what, answer);
    const parsed = schema.safeParse(answer.data);
    if (parsed.success)
        return parsed.data;
    const remedy = (0,safe_text/* safe */.gB) `Run again; if it stays so, check that \`GITHUB_API_URL\` is a GitHub and that no proxy changes its answers.`;
    throw GitHubError.unusable(what, (0,safe_text/* safe */.gB) `GitHub’s answer does not have the form that it should have.`, remedy);
}
/** GitHub's own words for a refusal. */
function messageOf(data) {
    const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined;
    return typeof message === 'string' ? message : '';
}

;// CONCATENATED MODULE: ./build/github/client.js
// GitHub's client: one request at a time, a second between writes, rate limits respected, no retry of what may have been done.





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
        const limits = kind === 'safe' ? safe : once;
        const outcome = await repeat(patience, { ...limits, gate }, () => attempt(request, kind));
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
        else if (kind === 'never')
            throw GitHubError.unanswered(request, result);
        if (stop.aborted)
            throw GitHubError.gaveUp(request, result, limit);
        return { kind: 'again', fault: result, retryAfter: limit };
    }
    async function exchange(request, kind) {
        const isWrite = request.method !== 'GET';
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
    /** Once the run is stopped, a read is not awaited for much longer. */
    async function sendUntilStop(request) {
        const grace = createGrace(options, readGrace);
        const cut = Promise.withResolvers();
        grace.signal.addEventListener('abort', () => cut.reject(new SendError('stopped')));
        return Promise.race([send(request), cut.promise]).finally(grace.release);
    }
    return {
        request(request, kind = request.method === 'GET' ? 'safe' : 'never') {
            const result = turn.then(() => ask(request, kind));
            turn = result.catch(() => undefined);
            return result;
        },
    };
}
/** The wait that GitHub asks for (ms), in its documented order: retry-after, the reset of an exhausted limit, a minute. */
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
// What can keep the ledger from being read or written, with the remedy.



function emptyRepository() {
    return GitHubError.unusable((0,safe_text/* safe */.gB) `The tracking repository is empty`, (0,safe_text/* safe */.gB) `a ledger needs a first commit.`, (0,safe_text/* safe */.gB) `Push any commit and run again.`);
}
function unreadable() {
    return GitHubError.unusable((0,safe_text/* safe */.gB) `The tracking repository cannot be read`, (0,safe_text/* safe */.gB) `GitHub says that there is none of this name.`, (0,safe_text/* safe */.gB) `Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`);
}
/** A refusal that is no lost race: a rule, or a branch whose name stands in the way. */
function refusedMove(message, branch) {
    if (/rule|protected|required/i.test(message))
        return toRuleError(branch);
    return GitHubError.unusable((0,safe_text/* safe */.gB) `The ledger could not be written`, (0,safe_text/* safe */.gB) `GitHub refused to move \`${branch}\` (${(0,to_safe_text/* toSafeText */._)(message, 120)}).`, (0,safe_text/* safe */.gB) `Look whether a branch of a similar name stands in the way, or name another one in \`ledger-branch\`.`);
}
function ruleError(cause, branch) {
    const refused = cause instanceof GitHubError && cause.kind === 'refused' && cause.status === 403;
    return refused ? toRuleError(branch) : cause;
}
function toRuleError(branch) {
    return GitHubError.unusable((0,safe_text/* safe */.gB) `The ledger could not be written`, (0,safe_text/* safe */.gB) `a permission or repository rule forbids \`${branch}\`.`, (0,safe_text/* safe */.gB) `Give the job \`contents: write\`, exempt \`${branch}\` from the rule, or name another branch in \`ledger-branch\`.`, 403);
}

;// CONCATENATED MODULE: ./build/github/ledger-files.js
// Files of the ledger's branch: a project's folder, and a file's text from an answer.


const contentSchema = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
/** The raw text; or, from a server that ignores the raw media type, the file wrapped in JSON and base64. */
function fileText(data) {
    if (typeof data !== 'string')
        return undefined;
    const wrapped = contentSchema.safeParse(parseJson(data));
    return wrapped.success ? Buffer.from(wrapped.data.content, 'base64').toString('utf8') : data;
}
/**
 * A project's folder: its id, with every byte that is unsafe in a name written as `~XX`. The mapping is injective; ids that differ only
 * in case collide in a checkout on case-insensitive file systems, but not in git.
 */
function folderOf(projectId) {
    const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~');
    // The branch's own README.md lies beside the folders.
    if (/^readme\.md$/i.test(encoded))
        return encoded.replace('.', '~2E');
    return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

;// CONCATENATED MODULE: ./build/github/ledger-history.js
// The history of the ledger's branch.



const listSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }));
const comparisonSchema = schemas/* object */.Ikc({ status: schemas/* string */.YjP() });
/** @param options.base the repository's path in the API */
function createHistory(options) {
    const { client, base, branch } = options;
    return {
        /** Whether a commit is among the branch's latest, which settles a ref update whose answer was lost. */
        async holds(commit) {
            const query = { sha: branch, per_page: 100 };
            const answer = await client.request({ method: 'GET', path: `${base}/commits`, query });
            if (answer.status !== 200)
                return false;
            return parseAnswer(listSchema, answer, (0,safe_text/* safe */.gB) `The ledger’s history`).some(({ sha }) => sha === commit);
        },
        /** Whether a commit equals `later` or is an ancestor of it. */
        async leadsTo(commit, later) {
            const path = `${base}/compare/${commit}...${later}`;
            const answer = await client.request({ method: 'GET', path, query: { per_page: 1 } });
            // A commit that GitHub does not know is nobody's ancestor.
            if (answer.status === 404)
                return false;
            const { status } = parseAnswer(comparisonSchema, answer, (0,safe_text/* safe */.gB) `The ledger’s history`);
            return status === 'ahead' || status === 'identical';
        },
    };
}

;// CONCATENATED MODULE: ./build/github/ledger-branch.js
// The ledger's branch: read at one commit, moved by one commit at a time, never by force.







/** SHA-1 or SHA-256; goes into paths and links. */
const sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const commitSchema = schemas/* object */.Ikc({ sha, commit: schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha }) }) });
const commitsSchema = schemas/* tuple */.PVZ([commitSchema], commitSchema);
const depth = 30;
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
        throw unexpected((0,safe_text/* safe */.gB) `The ledger's file ${(0,to_safe_text/* toSafeText */._)(name)}`, answer);
    }
    async function moveBranch(parent, sha) {
        const update = parent === undefined
            ? { method: 'POST', path: `${base}/git/refs`, body: { ref: `refs/${ref}`, sha } }
            : { method: 'PATCH', path: `${base}/git/refs/${encodePath(ref)}`, body: { sha, force: false } };
        const answer = await client.request(update, 'safe').catch((error) => {
            throw ruleError(error, (0,to_safe_text/* toSafeText */._)(branch));
        });
        if (answer.status < 300)
            return true;
        const message = messageOf(answer.data);
        if (!/fast.?forward|already exists|does not exist|not found|at .+ but expected/i.test(message) &&
            answer.status !== 404)
            throw refusedMove(message, (0,to_safe_text/* toSafeText */._)(branch));
        // A try whose answer was lost may have moved it.
        return history.holds(sha);
    }
    return {
        /** How many commits each read looks back. */
        depth,
        /** The branch as it is now; undefined when there is none. */
        async read() {
            const query = { sha: branch, per_page: depth };
            const answer = await client.request({ method: 'GET', path: `${base}/commits`, query });
            if (answer.status === 422)
                return undefined;
            if (answer.status === 404) {
                // A repository without the branch, or one that this token cannot read at all?
                if ((await client.request({ method: 'GET', path: base })).status === 200)
                    return undefined;
                throw unreadable();
            }
            if (answer.status === 409)
                throw emptyRepository();
            const commits = parseAnswer(commitsSchema, answer, (0,safe_text/* safe */.gB) `The ledger’s branch`);
            const [{ sha, commit }] = commits;
            const text = await readFile(sha, 'ledger.json');
            return { commit: sha, tree: commit.tree.sha, history: commits.map((other) => other.sha), text };
        },
        /** Whether a commit is the snapshot's or an ancestor of it. */
        comesFrom: (snapshot, commit) => history.leadsTo(commit, snapshot.commit),
        /** A file of our project's folder at the snapshot's commit. */
        readFile: (snapshot, name) => readFile(snapshot.commit, name),
        /**
         * Commits the files (of our project's folder) on top of `from` and moves the branch there.
         * `lost`: the branch is no longer at `from`. `abandoned`: `goesOn` said no before the branch was moved.
         */
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
            const treeSha = parseAnswer(objectSchema, made, (0,safe_text/* safe */.gB) `Writing the ledger’s files`, 201).sha;
            if (!goesOn())
                return 'abandoned';
            const commit = { message, tree: treeSha, parents: from === undefined ? [] : [from.commit] };
            const committed = await client.request({ method: 'POST', path: `${base}/git/commits`, body: commit }, 'safe');
            const { sha } = parseAnswer(objectSchema, committed, (0,safe_text/* safe */.gB) `Writing the ledger’s commit`, 201);
            if (!goesOn())
                return 'abandoned';
            const moved = await moveBranch(from?.commit, sha);
            if (!moved)
                return 'lost';
            const commits = [sha, ...(from?.history ?? [])].slice(0, depth);
            return { commit: sha, tree: treeSha, history: commits, text: files['ledger.json'] ?? from?.text };
        },
    };
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./build/github/octokit.js
// One request to GitHub: octokit builds and authorises it, our transport sends it. Octokit is loaded on first use.

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
        // Octokit's own parsing is bypassed: it reads a truncated body as an empty one, and keeps malformed JSON as text.
        const sent = Promise.withResolvers();
        const fetch = async (url, { method, headers, body }) => {
            sent.resolve(send({ method, url, headers, timeout, ...(body === undefined ? {} : { body }) }));
            const { status } = await sent.promise;
            return new Response(null, { status });
        };
        // By then `sent` is settled, unless octokit failed before it sent anything.
        await ask({ ...buildRequest(request), request: { fetch } }).catch(sent.reject);
        return readAnswer(await sent.promise, request.raw === true);
    };
}
function buildRequest({ method, path, query, body, raw }) {
    const entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
    const url = entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
    const accept = raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json';
    return { method, url, headers: { ...headers, accept }, ...(body === undefined ? {} : { data: body }) };
}
/** @throws SyntaxError when the body should be JSON and is not, which counts as no response */
function readAnswer({ status, headers, body }, raw) {
    if (status >= 400)
        return { status, headers, data: parseJson(body) };
    if (status >= 300)
        return { status, headers, data: undefined };
    return { status, headers, data: raw || body === '' ? body : JSON.parse(body) };
}

// EXTERNAL MODULE: ./build/addresses/issue-number.js
var issue_number = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/addresses/moved-list.js
// Where a renamed repository's list of pull requests has moved to.
// Only the path is used, on the API in use; so the host, which differs behind a proxy, does not matter.
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
        /** Most recently updated first, back to `since` (epoch milliseconds). */
        async listPulls(repository, since) {
            const pulls = [];
            const first = `/repos/${repository}/pulls`;
            let path = first;
            for (let page = 1; page <= mostPages; page++) {
                const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page };
                const answer = await getPage(path, query);
                // Followed once only.
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
        /** Undefined when unknown. */
        async isPrivate() {
            const answer = await client
                .request({ method: 'GET', path: `/repos/${options.repository}` })
                .catch(() => undefined);
            const parsed = schemas/* object */.Ikc({ private: schemas/* boolean */.zMY() }).safeParse(answer?.data);
            return answer?.status === 200 && parsed.success ? parsed.data.private : undefined;
        },
    };
}
/** The path of a renamed repository's list, by the repository's number. */
function findMovedPath(answer) {
    return answer?.status === 301 ? parseMovedList(answer.headers.location ?? '') : undefined;
}
function parsePull(pull, serverUrl, repository) {
    const { head, base, number } = pull;
    return {
        link: (0,pull_link/* readPullAddress */.i)(pull.html_url, { serverUrl, repository, number }),
        state: pull.merged_at ? 'merged' : pull.state,
        body: pull.body ?? '',
        own: head.repo != null && head.repo.full_name === base.repo?.full_name,
        createdAt: Date.parse(pull.created_at),
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
        updatedAt: Date.parse(pull.updated_at),
    };
}

;// CONCATENATED MODULE: ./build/github/issue-forms.js
// Issues and comments: GitHub's schema, and ours.


const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().nullish() }).nullish();
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int().positive(),
    body: schemas/* string */.YjP().nullish(),
    user: userSchema,
    author_association: schemas/* string */.YjP().nullish(),
});
const issueSchema = commentSchema.omit({ id: true }).extend({
    number: schemas/* number */.aig().refine(issue_number/* isIssueNumber */.D),
    title: schemas/* string */.YjP().nullish(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    comments: schemas/* number */.aig(),
    updated_at: schemas/* string */.YjP(),
    pull_request: schemas/* unknown */.L5J().optional(),
});
/** Its address is built from its number, never taken from an answer. */
function parseIssue(issue, { serverUrl, repository }) {
    return {
        number: issue.number,
        url: `${serverUrl}/${repository}/issues/${issue.number}`,
        title: issue.title ?? '',
        state: issue.state,
        ...parsePost(issue),
        comments: issue.comments,
        updatedAt: Date.parse(issue.updated_at),
    };
}
function parseComment(comment) {
    return { id: comment.id, ...parsePost(comment) };
}
function parsePost({ body, user, author_association }) {
    const trusted = user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(author_association ?? '');
    return { body: body ?? '', author: user?.login ?? '', trusted };
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
        throw GitHubError.unusable((0,safe_text/* safe */.gB) `Asking who this token is`, (0,safe_text/* safe */.gB) `GitHub’s rate limit is used up.`, (0,safe_text/* safe */.gB) `The next run goes on.`);
    return undefined;
}
/** GraphQL reports rate limits with status 200. */
const limited = schemas/* object */.Ikc({ errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* literal */.euz('RATE_LIMITED') })).nonempty() });
/** A refusal leaves the identity unknown; any other error is passed on. */
function ifRefused(error) {
    if (error instanceof GitHubError && error.kind === 'refused')
        return undefined;
    throw error;
}

;// CONCATENATED MODULE: ./build/github/tracking-issue.js
// Issues and comments, as the tracking issue and our reviews need them.






/** Identifies our issues when the ledger is lost. */
const label = 'feedback-to-fix';
const tracking_issue_perPage = 100;
function createTrackingIssue(options) {
    const { client } = options;
    const base = `/repos/${options.repository}`;
    async function listAll(item, path, query) {
        const all = [];
        for (let page = 1;; page++) {
            const answer = await client.request({ method: 'GET', path, query: { ...query, per_page: tracking_issue_perPage, page } });
            const items = parseAnswer(schemas/* array */.YOg(item), answer, (0,safe_text/* safe */.gB) `GET ${(0,to_safe_text/* toSafeText */._)(path)}`);
            all.push(...items);
            if (items.length < tracking_issue_perPage)
                return all;
        }
    }
    return {
        async getIssue(number) {
            const answer = await client.request({ method: 'GET', path: `${base}/issues/${number}` });
            if (isGone(answer))
                return { kind: 'gone' };
            if (answer.status >= 300 && answer.status < 400)
                return { kind: 'transferred' };
            const issue = parseAnswer(issueSchema, answer, (0,safe_text/* safe */.gB) `Reading the tracking issue`);
            return issue.pull_request ? { kind: 'pull-request' } : { kind: 'issue', issue: parseIssue(issue, options) };
        },
        /** All issues (no pull requests) with our label, whatever their state, complete. `since`: updated since, epoch milliseconds. */
        async listIssues(since) {
            const query = { labels: label, state: 'all', sort: 'created', direction: 'desc' };
            const issues = await listAll(issueSchema, `${base}/issues`, since ? { ...query, since: toTime(since) } : query);
            return issues.filter((issue) => !issue.pull_request).map((issue) => parseIssue(issue, options));
        },
        /** Not retried when no answer came: the next run finds it by its intent. */
        async createIssue(issue) {
            const body = { ...issue, labels: [label] };
            const answer = await client.request({ method: 'POST', path: `${base}/issues`, body });
            if (isGone(answer))
                throw GitHubError.unusable((0,safe_text/* safe */.gB) `The tracking issue cannot be created`, (0,safe_text/* safe */.gB) `issues are disabled in this repository.`, (0,safe_text/* safe */.gB) `Enable issues in the repository’s settings, or run the workflow in a repository that has them.`);
            return parseIssue(parseAnswer(issueSchema, answer, (0,safe_text/* safe */.gB) `Creating the tracking issue`, 201), options);
        },
        /** @returns the body that GitHub holds now: it refuses some bodies silently */
        async updateIssue(number, body) {
            const answer = await client.request({ method: 'PATCH', path: `${base}/issues/${number}`, body: { body } }, 'safe');
            if (answer.status >= 300 && answer.status !== 422)
                throw GitHubError.unusable((0,safe_text/* safe */.gB) `The tracking issue`, (0,safe_text/* safe */.gB) `it was deleted or transferred while this run went on.`, (0,safe_text/* safe */.gB) `Name another issue in \`tracking-issue\` (a new, empty one will do).`);
            return parseAnswer(issueSchema, answer, (0,safe_text/* safe */.gB) `Updating the tracking issue`).body ?? '';
        },
        async createComment(number, body) {
            const answer = await client.request({ method: 'POST', path: `${base}/issues/${number}/comments`, body: { body } });
            return parseComment(parseAnswer(commentSchema, answer, (0,safe_text/* safe */.gB) `Writing a comment`, 201));
        },
        /** Undefined when it was deleted. */
        async updateComment(id, body) {
            const path = `${base}/issues/comments/${id}`;
            const answer = await client.request({ method: 'PATCH', path, body: { body } }, 'safe');
            return isGone(answer) ? undefined : parseComment(parseAnswer(commentSchema, answer, (0,safe_text/* safe */.gB) `Writing a comment`));
        },
        /** Undefined when it was deleted. */
        async getComment(id) {
            const answer = await client.request({ method: 'GET', path: `${base}/issues/comments/${id}` });
            return answer.status === 200 ? parseComment(parseAnswer(commentSchema, answer, (0,safe_text/* safe */.gB) `A comment`)) : undefined;
        },
        /** Complete, oldest first. `since`: updated since, epoch milliseconds. */
        async listComments(number, since) {
            const comments = await listAll(commentSchema, `${base}/issues/${number}/comments`, { since: toTime(since) });
            return comments.map(parseComment);
        },
        /** Tells ours from others’. */
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
        skew: () => (shift === 0 ? 0 : -shift),
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

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
// EXTERNAL MODULE: ./build/errors/error-code.js
var error_code = __webpack_require__(1476);
;// CONCATENATED MODULE: ./build/http/send.js
// The one HTTP transport, over undici: proxies, a deadline for the whole exchange, a size cap; no redirects, no retries.





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
        try {
            const options = { method: exchange.method, headers: buildHeaders(exchange), signal: cut.signal };
            const dispatcher = exchange.method === 'GET' ? reads : writes;
            return await send_readAnswer(await request(exchange.url, { ...options, dispatcher, body: exchange.body ?? null }));
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
function buildHeaders({ headers }) {
    return { ...headers, 'accept-encoding': CODING, 'user-agent': 'feedback-to-fix' };
}
async function send_readAnswer({ statusCode: status, headers, body }) {
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
    // Not cut short by the stop signal: results are still recorded after it.
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
        service: options.service === undefined
            ? unasked
            : serve(options.service, { send: transport, projectId, now, steady, random, stop }),
        ledger: createLedgerBranch({ client, repository, branch: ledgerBranch, projectId }),
        tracking: createTrackingIssue({ client, repository, serverUrl, token }),
        pulls: createPullRequests({ client, repository, serverUrl }),
    };
}
/** For a review, which has no key. */
const unasked = { getFeedback: refuse, createJob: refuse, getJob: refuse };
async function refuse() {
    throw new Error('A review asks the service nothing.');
}
function serve(inputs, parts) {
    return createService({
        ...parts,
        // The client itself races this with the stop signal.
        sleep: (ms) => (0,promises_.setTimeout)(ms),
        baseUrl: inputs['base-url'],
        apiKey: inputs['api-key'],
        jobPath: inputs['job-path'],
        pollInterval: inputs['poll-interval'],
    });
}


/***/ })

};
