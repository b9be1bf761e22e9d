import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 6609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ projectSegment),
/* harmony export */   G2: () => (/* binding */ fillJobPath),
/* harmony export */   as: () => (/* binding */ parseProjectId),
/* harmony export */   sP: () => (/* binding */ parseJobPath),
/* harmony export */   ug: () => (/* binding */ encodeSegment)
/* harmony export */ });
const maxSegment = 512;
const maxProject = 200;
function encodeSegment(text) {
    if (/^\.{0,2}$/.test(text) || text.length > maxSegment || !text.isWellFormed())
        return undefined;
    return encodeURIComponent(text);
}
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
function parseProjectId(text) {
    if (text.length > maxProject || hidden.test(text) || text.trim() !== text)
        return undefined;
    return encodeSegment(text) === undefined ? undefined : text;
}
function projectSegment(id) {
    return encodeURIComponent(id);
}
const longest = 500;
const placeholder = /\{(projectId|id)\}/g;
const form = /^(?:\/[A-Za-z0-9._~!$&'()*+,;=:@-]+)+\/?$/;
function parseJobPath(given) {
    if (given.length > longest)
        return undefined;
    const text = given.startsWith('/') ? given : `/${given}`;
    const filled = text.replace(placeholder, 'x');
    const climbs = /\/\.{1,2}(?:\/|$)/.test(filled);
    return text.includes('{id}') && form.test(filled) && !climbs ? text : undefined;
}
function fillJobPath(path, values) {
    return path.replace(placeholder, (_, name) => values[name]);
}


/***/ }),

/***/ 8595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   sH: () => (/* binding */ feedbackStatuses),
/* harmony export */   ub: () => (/* binding */ jobStatuses),
/* harmony export */   um: () => (/* binding */ feedbackSources)
/* harmony export */ });
const feedbackSources = ['code_snippet', 'contextual', 'agent', 'thumbs_only'];
const feedbackStatuses = ['pending', 'in_progress', 'resolved', 'dismissed'];
const jobStatuses = ['active', 'completed', 'archived', 'failed'];


/***/ }),

/***/ 728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ KnownError),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   OO: () => (/* binding */ unlessStopped),
/* harmony export */   Sd: () => (/* binding */ ignoreKnown),
/* harmony export */   _S: () => (/* binding */ asKnown),
/* harmony export */   fr: () => (/* binding */ ignoreRefused),
/* harmony export */   iR: () => (/* binding */ home),
/* harmony export */   oZ: () => (/* binding */ see),
/* harmony export */   qj: () => (/* binding */ helpFolder)
/* harmony export */ });
/* unused harmony export helpSections */
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5069);

class KnownError extends Error {
    what;
    remedy;
    constructor(what, remedy, options) {
        super(remedy === '' ? what : `${what} ${remedy}`, options);
        this.what = what;
        this.remedy = remedy;
    }
}
function asKnown(error) {
    if (error instanceof KnownError)
        return error;
    throw error;
}
function ignoreKnown(error) {
    asKnown(error);
}
class RequestError extends KnownError {
    kind;
    status;
    constructor(kind, what, remedy, { status, cause } = {}) {
        super(what, remedy, { cause });
        this.kind = kind;
        this.status = status;
    }
}
class Failure extends KnownError {
    name = 'Failure';
}
function ignoreRefused(error) {
    if (!(error instanceof RequestError && error.kind === 'refused'))
        throw error;
}
async function unlessStopped(creation, undo) {
    return creation.catch(async (error) => {
        const kind = error instanceof RequestError ? error.kind : undefined;
        if (kind === 'stopped')
            return undefined;
        if (kind === 'refused')
            await undo?.().catch(ignoreKnown);
        throw error;
    });
}
const helpSections = {
    operations: [
        ...['to-another-branch', 'to-another-project-id', 'labels'],
        ...['the-ledger-is-lost-or-was-rolled-back', 'the-ledger-is-damaged'],
    ],
    troubleshooting: [
        ...['the-project-id', 'the-key', 'the-event', 'no-feedback', 'only-votes', 'no-page-is-in-scope', 'the-service'],
        ...['permissions', 'issues-are-disabled', 'another-repository', 'the-ledgers-branch'],
    ],
};
const home = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `https://github.com/feedback-to-fix/feedback-to-fix`;
const helpFolder = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${home}/blob/main/docs/`;
function see(section) {
    const isAboutUse = helpSections.operations.some((one) => one === section);
    const page = isAboutUse ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `operations` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `troubleshooting`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `See ${helpFolder}${page}.md#${section}`;
}


/***/ }),

/***/ 3474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ parseRepositoryName),
/* harmony export */   DP: () => (/* binding */ isIssueNumber),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   Wu: () => (/* binding */ listJobRepositories),
/* harmony export */   Z5: () => (/* binding */ parseJobLink),
/* harmony export */   cC: () => (/* binding */ issueLabel),
/* harmony export */   dt: () => (/* binding */ parsePullLink),
/* harmony export */   f7: () => (/* binding */ verdictLabels),
/* harmony export */   id: () => (/* binding */ parseIssueNumber),
/* harmony export */   ip: () => (/* binding */ readPullAddress),
/* harmony export */   nw: () => (/* binding */ isHere),
/* harmony export */   pD: () => (/* binding */ parseBranchName),
/* harmony export */   pT: () => (/* binding */ parseMovedList),
/* harmony export */   ux: () => (/* binding */ maxEdits)
/* harmony export */ });
/* unused harmony export parseRepositoryAddress */
const pullForm = /^\/([^/]{1,39}\/[^/]{1,100})\/pull\/([^/]{1,10})$/;
function parsePullLink(link, serverUrl) {
    if (!link.startsWith(`${serverUrl}/`))
        return undefined;
    const [, name = '', digits = ''] = pullForm.exec(link.slice(serverUrl.length)) ?? [];
    const repository = parseRepositoryName(name);
    const number = parseIssueNumber(digits);
    return repository && number ? { url: link, repository, number } : undefined;
}
function readPullAddress(given, { serverUrl, repository, number }) {
    const pull = parsePullLink(given, serverUrl);
    return pull?.number === number ? pull : { url: `${serverUrl}/${repository}/pull/${number}`, repository, number };
}
function parseJobLink(link, { serverUrl, repository }) {
    const named = parsePullLink(link.replace(/(?<=\/pull\/\d{1,10})\/?(?:[?#][\x21-\x7e]*)?$/, ''), serverUrl);
    return named && isHere(named, repository) ? readPullAddress('', { ...named, serverUrl, repository }) : named;
}
function listJobRepositories({ source, prLink }, place) {
    const from = parseRepositoryAddress(source?.repository ?? '', place.serverUrl);
    const to = parseJobLink(prLink ?? '', place)?.repository;
    return [...new Set([from ?? [], to ?? []].flat())];
}
function isHere({ repository }, here) {
    return repository.toLowerCase() === here.toLowerCase();
}
const repositoryForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
function parseRepositoryName(text) {
    if (!repositoryForm.test(text) || /\/\.{1,2}$|\.git$/i.test(text))
        return undefined;
    return text;
}
function parseRepositoryAddress(text, serverUrl) {
    const { hostname } = new URL(serverUrl);
    const starts = [`${serverUrl}/`, `git@${hostname}:`, `ssh://git@${hostname}/`];
    const start = starts.find((known) => text.startsWith(known)) ?? '';
    const rest = text.slice(start.length).replace(/\/$/, '');
    return parseRepositoryName(rest.replace(/\.git$/, ''));
}
const movedList = /^(?:https?:\/\/[A-Za-z0-9.:[\]-]{1,260}(?:\/api\/v3)?)?(\/repositories\/[1-9][0-9]{0,15}\/pulls)(?:\?[\x21\x24-\x7e]*)?$/;
function parseMovedList(location) {
    return location.length > 2000 ? undefined : movedList.exec(location)?.[1];
}
const highest = 2 ** 31;
function isIssueNumber(number) {
    return Number.isInteger(number) && number >= 1 && number <= highest;
}
function parseIssueNumber(text) {
    const number = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : 0;
    return isIssueNumber(number) ? number : undefined;
}
const isTrusted = (association) => ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(association ?? '');
const branchForm = /^[A-Za-z0-9._/+=,-]{1,200}$/;
const ambiguous = /^(?:HEAD|[0-9a-f]{40}|[0-9a-f]{64})$|^(?:refs|heads|tags|remotes)(?:\/|$)/i;
function parseBranchName(text) {
    if (!branchForm.test(text) || text.includes('..') || text.startsWith('-') || ambiguous.test(text))
        return undefined;
    const isPlain = (part) => !/^$|^\.|\.$|\.lock$/i.test(part);
    return text.split('/').every(isPlain) ? text : undefined;
}
const maxEdits = 50;
const issueLabel = 'feedback-to-fix';
const verdictLabels = {
    clear: label('clear', '0e8a16', 'Every difference is of a harmless kind or was accepted'),
    look: label('look', 'fbca04', 'A person should read the places that the review names'),
    block: label('block', 'd93f0b', 'Contains something that no documentation fix may contain'),
};
function label(verdict, color, description) {
    return { name: `${issueLabel}:${verdict}`, color, description };
}


/***/ }),

/***/ 4726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ parseSiteUrl),
/* harmony export */   Ep: () => (/* binding */ parseServerUrl),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   nV: () => (/* binding */ parseApiUrl)
/* harmony export */ });
const longest = 2000;
const form = /^https?:\/\/(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)(?::[1-9]\d{0,4})?((?:\/[a-z0-9._~!$&'()*+,;=:-]+)*)\/*$/i;
const parseBaseUrl = parseAddress;
const parseApiUrl = parseAddress;
const parseSiteUrl = parseAddress;
function parseServerUrl(text) {
    const address = parseAddress(text);
    return address?.split('/').length === 3 ? address : undefined;
}
function parseAddress(text) {
    const path = text.length <= longest ? form.exec(text)?.[1] : undefined;
    if (path === undefined || !URL.canParse(text))
        return undefined;
    const { protocol, hostname, origin } = new URL(text);
    if (!loopback.test(hostname) && (protocol !== 'https:' || isForbidden(hostname)))
        return undefined;
    return hostname.includes('..') || /\/\.{1,2}(?:\/|$)/.test(path) ? undefined : origin + path;
}
const loopback = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
const metadata = `metadata metadata.goog metadata.google.internal instance-data instance-data.ec2.internal
  168.63.129.16 100.100.100.200 192.0.0.192 [fd00:ec2::254] [fd20:ce::254]`.split(/\s+/);
const special = [/^(?:0|169\.254|22[4-9]|2[3-5]\d)\.[\d.]+$/, /^\[(?:::|64:ff9b:|fe[89ab][\da-f]:|ff[\da-f]{2}:)/];
function isForbidden(host) {
    return metadata.includes(host) || special.some((range) => range.test(host));
}


/***/ }),

/***/ 6600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ readPromptTemplate),
/* harmony export */   mt: () => (/* binding */ reportInputErrors)
/* harmony export */ });
/* unused harmony export renderInputErrors */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5069);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4084);




async function readPromptTemplate(env) {
    const path = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)(env, 'prompt-template');
    if (path === '')
        return { errors: [] };
    const { readFile, realpath } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 1455, 19));
    const workspace = env.GITHUB_WORKSPACE || '.';
    const paths = [workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path)].map((each) => realpath(each));
    const [root = '', file = ''] = await Promise.all(paths).catch(() => []);
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file);
    const isOutside = inside === '' || inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
    const text = isOutside ? undefined : await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) {
        const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `check the path and make sure that a checkout step runs first`;
        const missing = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `\`prompt-template\` must be the path of a file inside the workspace; ${remedy}.`;
        return { errors: [missing] };
    }
    const { checkTemplate } = await Promise.all(/* import() */[__nccwpck_require__.e(126), __nccwpck_require__.e(610), __nccwpck_require__.e(361)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6361));
    return { template: text, errors: checkTemplate(text).map((error) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `\`prompt-template\`: ${error}`) };
}
function reportInputErrors(env, errors, log) {
    const which = errors.length === 1 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `an input is` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${errors.length} inputs are`;
    const lines = errors.map((error) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `- ${error}`);
    log.error((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Nothing was done: ${which} invalid.\n${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)(lines, '\n')}`);
    if (!env.GITHUB_STEP_SUMMARY)
        return 1;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(env.GITHUB_STEP_SUMMARY, `${renderInputErrors(errors)}\n`);
    }
    catch {
        log.warning((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The job summary could not be written.`);
    }
    return 1;
}
function renderInputErrors(errors) {
    const which = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(errors.length, 'input is', 'inputs are');
    const lines = errors.map((error) => `- ${error.replace(/\s+/g, ' ')}`).join('\n');
    const longest = [...lines.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    const what = `**Failed.** Nothing was done: ${which} invalid.`;
    return `## Reader feedback\n\n${what}\n\n${fence}text\n${lines}\n${fence}`;
}


/***/ }),

/***/ 4084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  tg: () => (/* binding */ checkPrompt),
  TL: () => (/* binding */ parseInputs),
  R5: () => (/* binding */ readInput)
});

// UNUSED EXPORTS: advanced, inputNames, inputTable

// EXTERNAL MODULE: ./build/docs-api/service-paths.js
var service_paths = __nccwpck_require__(6609);
// EXTERNAL MODULE: ./build/docs-api/vocabulary.js
var vocabulary = __nccwpck_require__(8595);
// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __nccwpck_require__(728);
// EXTERNAL MODULE: ./build/github/github-names.js
var github_names = __nccwpck_require__(3474);
// EXTERNAL MODULE: ./build/http/web-address.js
var web_address = __nccwpck_require__(4726);
// EXTERNAL MODULE: ./build/prompt/marker.js
var marker = __nccwpck_require__(1321);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __nccwpck_require__(5069);
;// CONCATENATED MODULE: ./build/inputs/forms.js

function forms_text(longest) {
    const parse = (given) => (given.length <= longest ? given : undefined);
    return { parse, expected: (0,safe_text/* safe */.gB) `at most ${longest} characters` };
}
function count(least, most) {
    const parse = (given) => {
        const value = /^\d{1,7}$/.test(given) ? Number(given) : -1;
        return value >= least && value <= most ? value : undefined;
    };
    return { parse, expected: (0,safe_text/* safe */.gB) `a whole number from ${least} to ${most}`, good: String(most), bad: String(least - 1) };
}
const onOrOff = {
    parse: (given) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(given) ? /^t/i.test(given) : undefined),
    expected: (0,safe_text/* safe */.gB) `\`true\` or \`false\``,
    good: 'true',
    bad: 'yes',
};
const describeDuration = (first) => (0,safe_text/* safe */.gB) `a duration such as \`${first}\`, \`36h\` or \`30m\`, an ISO 8601 duration such as \`PT30M\` (no months), or seconds such as \`15\``;
function duration(least) {
    const bound = least === 0 ? '' : (0,safe_text/* safe */.gB) `, at least ${least / 1000} second`;
    const parse = (given) => parseDuration(given, least);
    return { parse, expected: (0,safe_text/* safe */.gB) `${describeDuration((0,safe_text/* safe */.gB) `15s`)}${bound}` };
}
function parseAge(given) {
    const time = given === 'all' ? undefined : parseDuration(given, 1);
    const shown = /^[\d.]+$/.test(given) ? `${given} seconds` : given;
    return given === 'all' || time !== undefined ? { text: shown, time } : undefined;
}
const units = [604_800, 86_400, 3600, 60, 1];
const part = (unit) => `(?:(\\d+(?:\\.\\d+)?)${unit})?`;
const iso = new RegExp(`^P(?=\\d|T\\d)${part('W')}${part('D')}(?:T(?=\\d)${part('H')}${part('M')}${part('S')})?$`, 'i');
const forms_short = new RegExp(`^(?=\\d)${[...'wdhms'].map(part).join('')}$`);
const century = 36_525 * 86_400_000;
function parseDuration(given, least = 0) {
    const parts = (forms_short.exec(given) ?? iso.exec(given))?.slice(1) ?? [];
    const isSeconds = /^\d+(\.\d+)?$/.test(given);
    if (!isSeconds && parts.length === 0)
        return undefined;
    const seconds = isSeconds
        ? Number(given)
        : parts.reduce((sum, number, at) => sum + Number(number ?? 0) * (units[at] ?? 0), 0);
    const time = Math.round(seconds * 1000);
    return time >= least && time <= century ? time : undefined;
}
const after = /^(\d{1,7}(?:\.\d{1,4})?) ?([^\d\s\p{Cc}.,-][^\d\p{Cc}]{0,29})$/u;
const before = /^([^\d\s\p{Cc}.,-][^\d\p{Cc}]{0,9}?) ?(\d{1,7}(?:\.\d{1,4})?)$/u;
function parseCost(given) {
    if (given === '')
        return null;
    const [, ...follows] = after.exec(given) ?? [];
    const [, ...leads] = before.exec(given) ?? [];
    const [number, unit] = follows.length > 0 ? follows : leads.toReversed();
    if (!number || !unit)
        return undefined;
    const decimals = number.split('.')[1]?.length ?? 0;
    return { amount: Number(number), decimals, unit, isUnitFirst: follows.length === 0 };
}
function list(most, parseOne, expected) {
    const parse = (given) => {
        const parts = given.split(/[,\r\n]/).map((one) => one.trim());
        const named = [...new Set(parts.filter((one) => one !== ''))];
        const values = named.map(parseOne).filter((value) => value !== undefined);
        return values.length === named.length && named.length <= most ? values : undefined;
    };
    return { parse, expected };
}
const maxPatterns = 100;
const maxPattern = 200;
const foreign = /^!|:\/\/|[{}[\]\\\p{Cc}]/u;
const patternRules = (0,safe_text/* safe */.gB) `with \`*\`, \`**\` and \`?\` as the only wildcards (no braces, brackets, \`!\` or \`://\`)`;
const patternBounds = (0,safe_text/* safe */.gB) `at most ${maxPatterns}, each at most ${maxPattern} characters`;
const parsePattern = (given) => (given.length <= maxPattern && !foreign.test(given) ? given : undefined);
const patterns = list(maxPatterns, parsePattern, (0,safe_text/* safe */.gB) `paths of pages such as \`/guides/**\`, one per line or separated by commas, ${patternRules}; ${patternBounds}`);
const neverMatches = /^\.{0,2}\/|\/$|:\d|["'#]/;
const allowed = list(maxPatterns, (given) => (/[\p{L}\p{N}]/u.test(given) && !neverMatches.test(given) ? parsePattern(given) : undefined), (0,safe_text/* safe */.gB) `hosts, packages or files such as \`*.example.com\`, \`lodash\` or \`docs/**\`, one per line or separated by commas, \
${patternRules}, each with a letter or digit, and without \`/\` at either end, ports, quotes or \`#\`; ${patternBounds}`);
const login = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]{1,20})?(?:\[bot\])?)$/;
const team = /^@?([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/([A-Za-z0-9._-]{1,100})$/;
const parseLogin = (given) => login.exec(given)?.[1];
function parseReviewer(given) {
    if (/^codeowners$/i.test(given))
        return { kind: 'codeowners' };
    const slug = team.exec(given)?.[2];
    if (slug)
        return { kind: 'team', name: slug };
    const user = parseLogin(given);
    return user ? { kind: 'user', name: user } : undefined;
}
function word(known) {
    const parse = (given) => known.find((one) => one === given);
    return { parse, expected: (0,safe_text/* safe */.gB) `one of ${listWords(known)}` };
}
function words(known) {
    const parse = (given) => {
        const parts = given.split(',').map((one) => one.trim());
        const isKnown = (one) => known.some((name) => name === one);
        return parts.every(isKnown) ? known.filter((name) => parts.includes(name)) : undefined;
    };
    return { parse, expected: (0,safe_text/* safe */.gB) `a comma-separated list of ${listWords(known)}` };
}
const listWords = (known) => (0,safe_text/* joinLines */.cT)(known.map((name) => `\`${name}\``), ', ');

;// CONCATENATED MODULE: ./build/inputs/inputs.js








const minPrompt = 20_000;
const inputs_patterns = { ...patterns, good: '/guides/**', bad: '/{a,b}', more: '#include-and-exclude' };
const refusedParts = (0,safe_text/* safe */.gB) `no credentials, query, fragment or percent sign, no link-local or metadata address`;
const version = /\/v[12](?:\/+(?:agent|analytics)\b.*|\/*)$/i;
const notAlone = /^(?:["'`<]|https?:\/\/|(?:dashboard|app)\.mintlify\.com)|\$\{\{/i;
const secret = /^(?![{["'])[\x21-\x7e]{1,4000}$/;
const parseSecret = (text) => (secret.test(text) ? text : undefined);
const otherKey = /^mint_(?:dsc|us)_/;
const maxLabel = 50;
const maxLabels = 20;
const maxAssignees = 10;
const maxReviewers = 15;
const maxIds = 100;
const basic = {
    'project-id': {
        isRequired: true,
        parse: (text) => (notAlone.test(text) ? undefined : service_paths/* parseProjectId */.as(text)),
        expected: (0,safe_text/* safe */.gB) `the ID alone, from the API keys page of the dashboard: no URL, quotes, brackets, \`\${{\` or invisible characters, \
at most 200 characters. ${(0,failure/* see */.oZ)('the-project-id')}`,
        about: "ID of your documentation project, shown on the API keys page of the project's dashboard.",
        good: 'docs',
        bad: '..',
    },
    'api-key': {
        parse: (text) => (text === '' ? '' : otherKey.test(text) ? undefined : parseSecret(text)),
        expected: (0,safe_text/* safe */.gB) `the key alone: no spaces, line breaks, surrounding quotes or JSON`,
        about: 'Admin key of the documentation service, required for a sync. Store it as a secret: it is masked in the log and sent only ' +
            'to the origin of `base-url`. With it, a review matches the change to complaints and shows which text came from a reader.',
        good: 'key_1234',
        bad: 'two words',
    },
    'base-url': {
        default: 'https://api.mintlify.com',
        parse: (text) => (version.test(text) ? undefined : web_address/* parseBaseUrl */.Q2(text)),
        expected: (0,safe_text/* safe */.gB) `the service’s URL, such as \`https://api.mintlify.com\`: https (http on a loopback host only), ${refusedParts}, \
and no version such as \`/v1\` at its end`,
        about: 'URL of the documentation service: https, or http on a loopback host; no credentials, query, fragment or trailing version. ' +
            'A review with `api-key` reads from it, too.',
        good: 'http://localhost:3000',
        bad: 'http://api.example.com',
    },
    'github-token': {
        isRequired: true,
        parse: parseSecret,
        expected: (0,safe_text/* safe */.gB) `a token; to use the workflow’s own, leave the input out`,
        about: "Token for issues, pull requests and the ledger's branch. It needs `contents: write`, `pull-requests: write` and `issues`: " +
            '`write` for a sync, `read` for a review.',
        good: 'ghs_abcd',
        bad: 'two words',
    },
    'tracking-issue': {
        parse: (text) => (text === '' ? null : github_names/* parseIssueNumber */.id(text.replace(/^#/, ''))),
        expected: (0,safe_text/* safe */.gB) `the number of an issue in this repository, such as \`12\`, or empty`,
        about: 'Number of the issue to report on. By default, the first run that needs one creates it.',
        good: '#12',
        bad: 'twelve',
    },
    sources: {
        default: 'contextual,code_snippet,agent,thumbs_only',
        ...words(vocabulary/* feedbackSources */.um),
        about: 'Sources of feedback to collect, separated by commas: `contextual`, `code_snippet`, `agent`, `thumbs_only`.',
        good: 'agent',
        bad: 'twitter',
    },
    statuses: {
        default: 'pending',
        ...words(vocabulary/* feedbackStatuses */.sH),
        about: 'Feedback statuses to collect, separated by commas: `pending`, `in_progress`, `resolved`, `dismissed`.',
        good: 'pending,resolved',
        bad: 'open',
    },
    'max-age': {
        default: 'P90D',
        parse: parseAge,
        expected: (0,safe_text/* safe */.gB) `${describeDuration((0,safe_text/* safe */.gB) `90d`)}, or \`all\` for no limit`,
        about: 'Maximum age of an entry, such as `90d`; `all` means no limit.',
        good: '90d',
        bad: 'P3M',
    },
    include: {
        ...inputs_patterns,
        about: 'Paths of the pages whose feedback is used, one per line or separated by commas, such as `/guides/**`. All pages by default.',
    },
    exclude: {
        ...inputs_patterns,
        about: 'Paths of pages whose feedback is ignored, in the same format, such as `/changelog/**`. `exclude` overrides `include`.',
    },
    approve: {
        default: 'false',
        ...onOrOff,
        about: 'If `true`, no run creates a job that nobody ticked: groups wait as checkboxes on the tracking issue. With `false`, a manual run ' +
            'with `dry-run` off is itself the approval.',
    },
    'max-jobs': {
        default: '5',
        ...count(1, 100),
        about: 'Maximum number of jobs that one run creates, 1 to 100. The rest are queued for the next run.',
    },
    'max-open': {
        default: '5',
        ...count(1, 1000),
        about: 'Maximum number of open fixes, across all runs: the next one starts with the first run after a pull request is merged or ' +
            'closed.',
    },
    'max-jobs-per-month': {
        default: '0',
        ...count(0, 100_000),
        about: 'Maximum number of jobs created in a calendar month (UTC), across all runs. With `0`, no limit.',
        more: '#max-jobs-per-month-and-job-cost',
    },
    'job-cost': {
        parse: parseCost,
        expected: (0,safe_text/* safe */.gB) `a number and a unit such as \`0.5 USD\` or \`3 credits\`, with a decimal point`,
        about: 'What a job costs you, as a number and a unit, such as `0.5 USD` or `120 credits`, for the totals shown. ' +
            'At Mintlify, 115 credits by default.',
        good: '0.5 USD',
        bad: 'cheap',
        more: '#max-jobs-per-month-and-job-cost',
    },
    instructions: {
        ...forms_text(20_000),
        about: 'Text added to every prompt, such as where to find your style guide and which folders to leave alone.',
        good: 'Follow STYLE.md.',
    },
    quotes: {
        default: 'auto',
        ...word(['auto', 'always', 'never']),
        about: 'Whether readers are quoted in issues, summaries and reviews: `auto` (private repositories only), `always` or `never`, which ' +
            'also hides words that several readers have in common.',
        good: 'never',
        bad: 'sometimes',
    },
    'site-url': {
        parse: (text) => (text === '' ? null : web_address/* parseSiteUrl */.A5(text)),
        expected: (0,safe_text/* safe */.gB) `the URL of the published documentation, such as \`https://docs.example.com\`: https, ${refusedParts}`,
        about: 'URL of the published documentation, such as `https://docs.example.com`, for links from the tracking issue to each page.',
        good: 'https://docs.example.com',
        bad: 'docs.example.com',
    },
    'dry-run': {
        default: 'false',
        ...onOrOff,
        about: "If `true`, the job summary shows all prompts of a sync, or a review's verdict, but nothing is created or written.",
    },
    'fail-on': {
        default: 'never',
        ...word(['never', 'job-failure', 'risk']),
        about: "What fails the run besides errors: `never`, `job-failure` (a job failed during a sync) or `risk` (a review's verdict is " +
            '`block`). Set `risk` to make the review a required check.',
        good: 'risk',
        bad: 'always',
    },
    allow: {
        ...allowed,
        about: 'Hosts, packages and files that a review takes as known, one per line or separated by commas, with `*`, `**` and `?` as ' +
            'wildcards. Never allowed: secrets, look-alikes, hidden text.',
        good: '*.example.com',
        bad: '**',
    },
    labels: {
        ...list(maxLabels, (text) => ([...text].length <= maxLabel && !/\p{Cc}/u.test(text) ? text : undefined), (0,safe_text/* safe */.gB) `label names, separated by commas: at most ${maxLabels}, each at most ${maxLabel} characters`),
        about: "Labels to add to the agent's pull requests, separated by commas. GitHub creates any that do not exist.",
        good: 'good first issue',
        bad: 'x'.repeat(51),
        more: '#labels-assignees-and-reviewers',
    },
    assignees: {
        ...list(maxAssignees, parseLogin, (0,safe_text/* safe */.gB) `GitHub user names such as \`octocat\`, separated by commas, at most ${maxAssignees}`),
        about: "GitHub users to assign to each of the agent's pull requests, separated by commas.",
        good: '@octocat',
        bad: 'two words',
        more: '#labels-assignees-and-reviewers',
    },
    reviewers: {
        ...list(maxReviewers, parseReviewer, (0,safe_text/* safe */.gB) `GitHub user names such as \`octocat\`, teams such as \`my-org/docs-team\`, or \`codeowners\`, \
separated by commas, at most ${maxReviewers}`),
        about: "Reviewers to request on each of the agent's pull requests, separated by commas: GitHub users, teams such as " +
            '`my-org/docs-team`, or `codeowners` for the owners of the changed files.',
        good: 'acme/docs-team',
        bad: '@',
        more: '#labels-assignees-and-reviewers',
    },
    'remind-after': {
        default: 'P14D',
        parse: parseDuration,
        expected: (0,safe_text/* safe */.gB) `${describeDuration((0,safe_text/* safe */.gB) `14d`)}, or \`0\` for never`,
        about: 'How long a pull request may wait for a decision before a comment on the tracking issue reminds you, once. With `0`, never.',
        good: '3d',
        bad: 'soon',
    },
};
const advanced = {
    'min-cluster-size': {
        default: '1',
        ...count(1, 1000),
        about: 'Minimum number of complaints that a group needs to get a job.',
    },
    'min-votes': {
        default: '0',
        ...count(0, 100_000),
        about: 'Minimum number of "not helpful" votes without a comment before a page gets a job of its own. With `0`, never.',
    },
    'max-attempts': {
        default: '2',
        ...count(1, 10),
        about: 'Maximum number of jobs per entry, including the first, if they fail. Failures in a run in which no job succeeded do not count.',
        more: 'decisions/0007-failed-and-declined.md',
    },
    'max-prompt': {
        default: '60000',
        ...count(minPrompt, 1_000_000),
        about: 'Maximum number of characters in a prompt, 20,000 to 1,000,000. Feedback that does not fit stays queued, and is sent once that ' +
            'fix is closed.',
        more: 'prompt-template.md#length',
    },
    'max-export-requests': {
        default: '60',
        ...count(1, 100_000),
        about: 'Maximum number of requests to the feedback export in one run, 1 to 100,000, newest feedback first; the next run ' +
            "continues where this one stopped. A hosted service may allow only 100 an hour for all of an organisation's analytics.",
        more: 'operations.md#limits',
    },
    'send-anyway': {
        ...list(maxIds, (id) => id, (0,safe_text/* safe */.gB) `the IDs of at most ${maxIds} entries, separated by commas`),
        about: 'IDs of entries, separated by commas, that were flagged as possible prompt injection or set aside by a person, but that you ' +
            'have read and want sent. Meant for a single manual run.',
        good: 'fb_1',
        more: 'operations.md#an-entry-was-flagged-as-possible-prompt-injection',
    },
    wait: {
        default: 'PT30M',
        ...duration(0),
        about: 'How long a run follows its jobs; the next run follows those still active. With `PT0S`, it does not wait.',
        good: 'PT0S',
        bad: '-1',
    },
    'poll-interval': {
        default: 'PT15S',
        ...duration(1000),
        about: 'Minimum interval between two polls of one job, at least one second. It grows to at most eight times that.',
        good: '1',
        bad: 'PT0S',
    },
    'adopt-within': {
        default: 'P1D',
        ...duration(0),
        about: 'How long to look for the pull request of an unconfirmed fix, by its marker line, before its feedback may be sent again.',
        good: '36h',
        bad: 'P1M',
        more: 'architecture.md#life-of-a-fix',
    },
    'prompt-template': {
        ...forms_text(4096),
        about: 'Path, inside the workspace, of a template that replaces the built-in prompt. Check out the repository first.',
        good: '.github/prompt.md',
        more: 'prompt-template.md',
    },
    'job-path': {
        default: '/v2/agent/{projectId}/job/{id}',
        parse: service_paths/* parseJobPath */.sP,
        expected: (0,safe_text/* safe */.gB) `a path such as \`/v2/agent/{projectId}/job/{id}\`, with \`{id}\` for the job`,
        about: 'Path for retrieving a job, relative to `base-url`, with `{projectId}` and `{id}` as placeholders.',
        good: '/jobs/{id}',
        bad: '/jobs',
    },
    'ledger-branch': {
        default: 'feedback-to-fix/ledger',
        parse: github_names/* parseBranchName */.pD,
        expected: (0,safe_text/* safe */.gB) `a branch name such as \`feedback-to-fix/ledger\` (letters, digits, \`.\`, \`_\`, \`-\`, \`/\`)`,
        about: 'Branch of this repository for the ledger: what was sent, its outcome, and which feedback is done. It must be neither the ' +
            'default branch nor an existing branch with other content.',
        good: 'bots/feedback-1.0',
        bad: 'a..b',
    },
};
const table = { ...basic, ...advanced };
const inputNames = Object.keys(table);
const inputTable = table;
const readInput = (env, name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
const unset = (0,safe_text/* safe */.gB) `if it comes from a variable or a secret, check that it is set, and read from \`vars\` or \`secrets\` accordingly`;
const others = (0,safe_text/* safe */.gB) `a key for the assistant or the search index (\`mint_dsc_…\`, \`mint_us_…\`)`;
const notAdmin = (0,safe_text/* safe */.gB) `is ${others}: create an admin key on the API keys page of the dashboard. ${(0,failure/* see */.oZ)('the-key')}`;
const keyRemedy = (0,safe_text/* safe */.gB) `store the service’s admin key as a secret, and write \`api-key: \${{ secrets.DOCS_API_KEY }}\`. ${(0,failure/* see */.oZ)('the-key')}`;
function parseInputs(env, needsKey) {
    const errors = [];
    const partial = {};
    for (const name of inputNames) {
        const { parse, expected, isRequired, default: fallback = '' } = inputTable[name];
        const text = readInput(env, name) || fallback;
        const value = parse(text);
        if (value !== undefined) {
            partial[name] = value;
            continue;
        }
        const missing = isRequired && text === '' ? (0,safe_text/* safe */.gB) `is required but empty (${unset}): set it to ${expected}` : undefined;
        const foreign = name === 'api-key' && otherKey.test(text) ? notAdmin : undefined;
        const error = missing ?? foreign ?? (0,safe_text/* safe */.gB) `must be ${expected}`;
        errors.push((0,safe_text/* safe */.gB) `\`${name}\` ${error}${/#[a-z-]+$/.test(error) ? '' : '.'}`);
    }
    if (needsKey && readInput(env, 'api-key') === '')
        errors.push((0,safe_text/* safe */.gB) `\`api-key\` is required but empty (if the workflow reads it from a secret, check that the secret is set): ${keyRemedy}`);
    return { errors, partial: partial, inputs: errors.length > 0 ? undefined : partial };
}
function checkPrompt({ instructions, 'max-prompt': most }, template = '') {
    const texts = { instructions, 'prompt-template': template };
    const own = instructions.length + template.length;
    const least = minPrompt + own;
    const why = (0,safe_text/* safe */.gB) `because \`instructions\` and \`prompt-template\` take ${own} characters`;
    const room = (0,safe_text/* safe */.gB) `\`max-prompt\` must be at least ${least}, ${why}: raise it, or shorten them.`;
    const marked = Object.entries(texts).filter(([, text]) => (0,marker/* findMarkers */.Xh)(text).length > 0);
    const form = (0,safe_text/* safe */.gB) `the marker of a fix, a line such as \`feedback-to-fix: 0123abcd\`: remove it.`;
    return [
        ...(most < least ? [room] : []),
        ...marked.map(([name]) => (0,safe_text/* safe */.gB) `\`${name}\` must not contain ${form}`),
    ];
}


/***/ }),

/***/ 7599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ maskSecrets),
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
function createLog(write) {
    let open = false;
    const endGroup = () => {
        if (open)
            write('::endgroup::\n');
        open = false;
    };
    const command = (name, text, place = {}) => write(`::${name}${writeProperties(place)}::${escapeData(text)}\n`);
    return {
        info: (line) => write(`${plain(line)}\n`),
        group(title) {
            endGroup();
            command('group', plain(title));
            open = true;
        },
        endGroup,
        notice: (line) => command('notice', line),
        warning: (line, place) => command('warning', line, place),
        error: (line, place) => command('error', line, place),
    };
}
function plain(line) {
    return line
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .replaceAll('##[', '## [')
        .replace(/^(\s*):(?=:)/, '$1: ');
}
function escapeData(text) {
    const visible = text.replace(/[^\P{Cc}\r\n]+|[\u2028\u2029]+/gu, ' ');
    return visible.replaceAll('##[', '## [').replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function writeProperties({ file, line, title }) {
    const known = Object.entries({ file, line, title }).filter(([, value]) => value !== undefined);
    const pairs = known.map(([name, value]) => {
        return `${name}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`;
    });
    return pairs.length === 0 ? '' : ` ${pairs.join(',')}`;
}
const shortest = 4;
function maskSecrets(core, secrets) {
    const texts = secrets.flatMap((secret) => [secret, ...secret.split(/[\r\n]/)]).map((text) => text.trim());
    for (const text of new Set(texts.filter(({ length }) => length >= shortest))) {
        core.setSecret(text);
        core.setSecret(Buffer.from(text).toString('hex'));
        core.setSecret(Buffer.from(text).toString('base64url'));
    }
}


/***/ }),

/***/ 1321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ defuseMarkers),
/* harmony export */   Xh: () => (/* binding */ findMarkers),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
const line = /^[*_`]{0,4}[Ff]eedback-to-fix:[*_`]{0,4}\s{0,9}[*_`]{0,4}([a-z0-9-]{8,40})[*_`]{0,4}$/;
const marker = (id) => `feedback-to-fix: ${id}`;
function findMarkers(text) {
    return [...new Set(text.split(/[\r\n]+/).flatMap((row) => line.exec(row.trim())?.[1] ?? []))];
}
function defuseMarkers(text) {
    return text.replace(/(feedback-to-fix)[*_`\s]{0,20}[:\uff1a][*_`\s:\uff1a]*/gi, '$1 ');
}


/***/ }),

/***/ 5069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ omitZeros),
/* harmony export */   HL: () => (/* binding */ enumerate),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UL: () => (/* binding */ formatMonth),
/* harmony export */   Ul: () => (/* binding */ formatDayOfYear),
/* harmony export */   VZ: () => (/* binding */ createTag),
/* harmony export */   We: () => (/* binding */ describeReaders),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   cT: () => (/* binding */ joinLines),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   fN: () => (/* binding */ toInstant),
/* harmony export */   gB: () => (/* binding */ safe),
/* harmony export */   im: () => (/* binding */ formatDay)
/* harmony export */ });
function createTag() {
    return (words, ...values) => words.map((word, at) => `${word}${values[at] ?? ''}`).join('');
}
const safe = createTag();
function joinLines(lines, between) {
    return lines.join(between);
}
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(number, one, many) {
    return `${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}`;
}
function sentence(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.!?]+$/, '')}.`;
}
function format(time, form) {
    const date = /^\w+, 0?(\d+) (\w+) (-?\d+) (\d+:\d+).*$/;
    return new Date(time).toUTCString().replace(date, form).replace('Invalid Date', 'unknown');
}
const formatDayOfYear = (time) => format(time, '$1 $2');
const formatDay = (time) => format(time, '$1 $2 $3');
const formatMinute = (time) => format(time, '$1 $2 $3, $4 UTC');
const formatMonth = (month) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? format(month, '$2 $3') : safe `an unknown month`;
function toInstant(time) {
    const date = new Date(time);
    return (Number.isNaN(date.getTime()) ? 'unknown' : date.toISOString());
}
function enumerate(parts) {
    return new Intl.ListFormat('en-GB').format(parts);
}
function omitZeros(...texts) {
    return texts.filter((text) => /^[1-9]/.test(text));
}
function describeReaders(counts) {
    const { distinctReaders, agents = 0 } = counts;
    const people = distinctReaders - agents;
    return omitZeros(count(people, 'reader'), count(agents, 'AI agent'));
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: ./build/log/log.js
var log = __nccwpck_require__(7599);
// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __nccwpck_require__(728);
// EXTERNAL MODULE: ./build/inputs/input-checks.js
var input_checks = __nccwpck_require__(6600);
// EXTERNAL MODULE: ./build/inputs/inputs.js + 1 modules
var inputs_inputs = __nccwpck_require__(4084);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __nccwpck_require__(5069);
;// CONCATENATED MODULE: ./build/runner/start.js




const syncEvents = (0,safe_text/* safe */.gB) `\`schedule\`, \`workflow_dispatch\`, \`repository_dispatch\``;
const knownEvents = (0,safe_text/* safe */.gB) `${syncEvents}, \`issues\`, \`pull_request\` or \`merge_group\``;
function describeUnknownEvent(name) {
    const why = (0,safe_text/* safe */.gB) ` \`pull_request_target\`: use \`pull_request\`, which runs without secrets for pull requests from forks`;
    const event = name === 'pull_request_target' ? why : '';
    return (0,safe_text/* safe */.gB) `Unsupported event${event}. Trigger the workflow on ${knownEvents}. ${(0,failure/* see */.oZ)('the-event')}`;
}
const notSetUp = (0,safe_text/* safe */.gB) `Nothing was done, because the Action is not set up here: \`project-id\` and \`api-key\` are both empty. \
Add them in the repository’s settings, or disable this workflow. ${(0,failure/* see */.oZ)('the-project-id')}`;
async function start(env, log, stop) {
    switch (env.GITHUB_EVENT_NAME) {
        case 'schedule':
        case 'workflow_dispatch':
        case 'repository_dispatch':
            return sync(env, log, stop);
        case 'issues': {
            const { parseIssueEvent, loadContext } = await Promise.all(/* import() */[__nccwpck_require__.e(126), __nccwpck_require__.e(891), __nccwpck_require__.e(610), __nccwpck_require__.e(405), __nccwpck_require__.e(211)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9211));
            const { readEdited } = await Promise.all(/* import() */[__nccwpck_require__.e(126), __nccwpck_require__.e(891), __nccwpck_require__.e(610), __nccwpck_require__.e(405)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1405));
            const event = parseIssueEvent((await loadContext()).payload);
            const read = readEdited(event, (0,inputs_inputs/* readInput */.R5)(env, 'project-id'));
            if ('edited' in read)
                return sync(env, log, stop, read.edited);
            log.info((0,safe_text/* safe */.gB) `Nothing to do: ${read.nothing}.`);
            return 0;
        }
        case 'pull_request': {
            const { startReview } = await Promise.all(/* import() */[__nccwpck_require__.e(126), __nccwpck_require__.e(891), __nccwpck_require__.e(479), __nccwpck_require__.e(167), __nccwpck_require__.e(610), __nccwpck_require__.e(405), __nccwpck_require__.e(211), __nccwpck_require__.e(289), __nccwpck_require__.e(814), __nccwpck_require__.e(812)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1812));
            return startReview(env, log, stop);
        }
        case 'merge_group':
            log.info((0,safe_text/* safe */.gB) `Nothing to review: a merge queue needs no separate review.`);
            return 0;
        default:
            log.error(describeUnknownEvent(env.GITHUB_EVENT_NAME));
            return 1;
    }
}
async function sync(env, log, stop, edited) {
    const isSetUp = ['project-id', 'api-key'].some((name) => (0,inputs_inputs/* readInput */.R5)(env, name) !== '');
    if (env.GITHUB_EVENT_NAME === 'schedule' && !isSetUp) {
        log.notice(notSetUp);
        return 0;
    }
    const { inputs, errors } = (0,inputs_inputs/* parseInputs */.TL)(env, true);
    const { template, errors: templateErrors } = await (0,input_checks/* readPromptTemplate */.LH)(env);
    const all = [...errors, ...templateErrors, ...(inputs ? (0,inputs_inputs/* checkPrompt */.tg)(inputs, template) : [])];
    if (!inputs || all.length > 0)
        return (0,input_checks/* reportInputErrors */.mt)(env, all, log);
    const { startSync } = await Promise.all(/* import() */[__nccwpck_require__.e(126), __nccwpck_require__.e(891), __nccwpck_require__.e(479), __nccwpck_require__.e(610), __nccwpck_require__.e(405), __nccwpck_require__.e(211), __nccwpck_require__.e(289), __nccwpck_require__.e(433)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6433));
    return startSync(env, inputs, { template, edited }, log, stop);
}

;// CONCATENATED MODULE: ./build/runner/stop.js
const codes = { SIGINT: 130, SIGTERM: 143 };
const grace = 4600;
function listenForStop(process, exit) {
    const controller = new AbortController();
    let code;
    for (const [name, number] of Object.entries(codes)) {
        process.on(name, () => {
            if (code)
                return;
            code = number;
            controller.abort();
            setTimeout(() => exit(number), grace).unref();
        });
    }
    return {
        signal: controller.signal,
        get code() {
            return code;
        },
    };
}

;// CONCATENATED MODULE: ./build/main.js




const main_log = (0,log/* createLog */.h)((text) => process.stdout.write(text));
const stop = listenForStop(process, (code) => process.exit(code));
async function fail(error) {
    main_log.endGroup();
    const described = await __nccwpck_require__.e(/* import() */ 202).then(__nccwpck_require__.bind(__nccwpck_require__, 5202))
        .then(({ exceptionOf }) => exceptionOf(error))
        .catch(() => undefined);
    main_log.error(described ? (0,safe_text/* safe */.gB) `${described.what} ${described.remedy}` : (0,safe_text/* safe */.gB) `Unexpected error.`);
    process.exit(stop.code ?? 1);
}
process.on('uncaughtException', (error) => void fail(error));
start(process.env, main_log, stop.signal).then((code) => process.exit(stop.code ?? code), fail);

