export const id = 214;
export const ids = [214,202];
export const modules = {

/***/ 5202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exceptionOf: () => (/* binding */ exceptionOf),
/* harmony export */   nameError: () => (/* binding */ nameError),
/* harmony export */   parseErrorCode: () => (/* binding */ parseErrorCode)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);


function exceptionOf(error) {
    const { what, remedy } = tell(error);
    return { what, remedy: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${remedy}${renderCauses(error, what)}` };
}
function tell(error) {
    if (isError(error) && error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E)
        return { what: error.what, remedy: error.remedy };
    const frames = listFrames(error);
    const where = frames.length === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) ` at ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinLines */ .cT)(frames, ', ')}`;
    const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `This should not happen. Please report it and include this log.`;
    return { what: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Unexpected error: ${nameError(error)}${where}.`, remedy };
}
function renderCauses(error, what) {
    const causes = listCauses(error);
    const isTold = causes.some((cause) => /\(.*\)$/.test(cause) && what.includes(cause.replace(/^.* /, '')));
    if (isTold || causes.every((cause) => cause === 'Error'))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) ``;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) ` Cause: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinLines */ .cT)(causes, ', from ')}.`;
}
const names = new Set(`AggregateError Error EvalError RangeError ReferenceError SyntaxError TypeError URIError AbortError AssertionError
  DataCloneError SystemError TimeoutError ZodError HttpError RequestError BodyTimeoutError ConnectTimeoutError
  HeadersOverflowError HeadersTimeoutError HTTPParserError InformationalError RequestAbortedError
  ResponseExceededMaxSizeError SecureProxyConnectionError SocketError Failure GitHubError SendError ServiceError`.split(/\s+/));
const deepest = 5;
const mostFrames = 4;
const frame = /^ {4}at (?:.*[/\\(])?((?:\d{1,4}\.)?index\.js|[a-z]+(?:-[a-z]+){0,3}\.ts):(\d{1,7}):(\d{1,7})\)?$/;
function nameError(error) {
    const name = readPart(error, 'name');
    const code = parseErrorCode(readPart(error, 'code'));
    const unnamed = isError(error) ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Error` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `something that is not an error`;
    const kind = typeof name === 'string' && names.has(name) ? name : unnamed;
    return code === undefined ? kind : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${kind} (${code})`;
}
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
function listFrames(error) {
    const stack = readPart(error, 'stack');
    const message = readPart(error, 'message');
    if (typeof stack !== 'string' || typeof message !== 'string')
        return [];
    const start = stack.indexOf(message);
    if (start < 0)
        return [];
    const end = start + message.length;
    const [, ...lines] = stack.slice(end, end + 20_000).split('\n');
    return lines.flatMap((line) => renderFrame(line) ?? []).slice(0, mostFrames);
}
function renderFrame(line) {
    const [, file, row, column] = (line.length <= 500 && frame.exec(line)) || [];
    return file === undefined ? undefined : `${file}:${row}:${column}`;
}
function isError(error) {
    try {
        return error instanceof Error;
    }
    catch {
        return false;
    }
}
function readPart(error, key) {
    try {
        return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
    }
    catch {
        return undefined;
    }
}
const longestCode = 48;
const codes = [
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
const shape = new RegExp(`^(?:${codes.join('|')})$`);
function parseErrorCode(code) {
    return typeof code === 'string' && code.length <= longestCode && shape.test(code) ? code : undefined;
}


/***/ }),

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderFindingsOutput: () => (/* binding */ renderFindingsOutput),
/* harmony export */   writeReviewOutputs: () => (/* binding */ writeReviewOutputs),
/* harmony export */   writeSummary: () => (/* binding */ writeSummary),
/* harmony export */   writeSyncOutputs: () => (/* binding */ writeSyncOutputs)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_failure_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5202);
/* harmony import */ var _report_report_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4452);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5069);
/* harmony import */ var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1451);







function put(core, name, value) {
    core.setOutput(name, value);
}
function writeReviewOutputs(core, { verdict, findings }) {
    put(core, 'verdict', verdict);
    put(core, 'findings', renderFindingsOutput(findings));
}
const mostFindings = 200;
const longestFindings = 100_000;
function renderFindingsOutput(findings) {
    const rows = [];
    let left = longestFindings;
    for (const finding of findings.slice(0, mostFindings)) {
        const row = JSON.stringify(toOutput(finding));
        left -= Buffer.byteLength(row) + 1;
        if (left < 1)
            break;
        rows.push(row);
    }
    return `[${rows.join(',')}]`;
}
const mostEntries = 20;
function toOutput({ rule, grade, path, line, subject, from = [] }) {
    return {
        rule: (0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._)(rule),
        grade,
        path: path === undefined ? null : (0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._)(path, 400),
        line: line ?? null,
        subject: subject === undefined ? null : (0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._)(subject.slice(0, longestSubject)),
        from: from.slice(0, mostEntries).map((id) => (0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._)(id, 100)),
    };
}
const longestSubject = 2_000;
async function writeSyncOutputs(core, env, outputs, report) {
    put(core, 'entries', outputs.entries);
    put(core, 'clusters', outputs.clusters);
    put(core, 'jobs-created', outputs.jobsCreated);
    put(core, 'jobs-active', outputs.jobsActive);
    put(core, 'jobs-failed', outputs.jobsFailed);
    put(core, 'pull-requests', listLinks(outputs.pullRequests));
    put(core, 'tracking-issue-url', readAddress(outputs.issueUrl));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `feedback-to-fix-${report.run}.json`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, (0,_report_report_file_js__WEBPACK_IMPORTED_MODULE_4__/* .renderReport */ .B)(report), { mode: 0o600, flag: 'wx' });
    put(core, 'report', path);
}
function listLinks(pullRequests) {
    return JSON.stringify([...new Set(pullRequests.map(({ url }) => url))]);
}
function readAddress(url) {
    return (url !== undefined && /^https?:\/\/[!-~]+$/.test(url) ? url : '');
}
async function writeSummary(core, env, text, log) {
    if (!env.GITHUB_STEP_SUMMARY)
        return;
    try {
        await core.summary.addRaw(text, true).write();
    }
    catch (error) {
        log.warning((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `The job summary could not be written: ${(0,_errors_failure_text_js__WEBPACK_IMPORTED_MODULE_3__.nameError)(error)}.`);
    }
}


/***/ }),

/***/ 2214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ describeRefusal)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5069);

const agent = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the agent is enabled and its GitHub app installed on the documentation’s repository`;
const credits = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `add credits or change the plan in the service’s dashboard, or wait until the credits are renewed`;
const rights = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `is allowed to create jobs, that the plan includes the agent`;
const remedies = {
    401: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Check that \`api-key\` is an admin key of the project that \`project-id\` names, and has been neither revoked nor expired.`,
    402: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `The project’s credits are used up, or its plan does not include the agent: ${credits}.`,
    403: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Check that \`api-key\` ${rights}, that ${agent}, and that no IP allow list blocks the runner.`,
    404: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Check \`base-url\` (with its path prefix if it has one) and \`project-id\`, and that ${agent}.`,
    405: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Set \`base-url\` to the address of the service’s API; the current address, perhaps that of a website, does not accept jobs.`,
};
const redirect = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Redirects are never followed: set \`base-url\` to the service’s own address.`;
const other = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Ask whoever runs the service why it refuses to create jobs for this project.`;
function describeRefusal(status) {
    const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `The service refused to create a job: it returned ${status}.`;
    return { what, remedy: remedies[status] ?? (status < 400 ? redirect : other) };
}


/***/ }),

/***/ 2772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ omitZeros),
/* harmony export */   HL: () => (/* binding */ enumerate),
/* harmony export */   UL: () => (/* binding */ formatMonth),
/* harmony export */   Ul: () => (/* binding */ formatDayOfYear),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   fN: () => (/* binding */ toInstant),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   zE: () => (/* binding */ renderClockWarning)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5069);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function formatDayOfYear(time) {
    const date = new Date(time);
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`;
}
function formatDay(time) {
    const year = new Date(time).getUTCFullYear();
    return Number.isNaN(year) ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `unknown` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${formatDayOfYear(time)} ${year}`;
}
function formatMonth(month) {
    const date = new Date(/^\d{4}-\d{2}$/.test(month) ? `${month}-01T00:00:00Z` : Number.NaN);
    const year = date.getUTCFullYear();
    return Number.isNaN(year) ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `an unknown month` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${months[date.getUTCMonth()] ?? ''} ${year}`;
}
function formatMinute(time) {
    const date = new Date(time);
    const pad = (number) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${number < 10 ? '0' : ''}${number}`;
    if (Number.isNaN(date.getTime()))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `unknown`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${formatDay(time)}, ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())} UTC`;
}
function toInstant(time) {
    const date = new Date(time);
    return Number.isNaN(date.getTime()) ? 'unknown' : date.toISOString();
}
function enumerate(parts) {
    if (parts.length < 2)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .cT)(parts, '');
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .cT)(parts.slice(0, -1), ', ')} and ${parts.at(-1) ?? ''}`;
}
function omitZeros(...texts) {
    return texts.filter(([number]) => number > 0).map(([, text]) => text);
}
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
function renderClockWarning(skew) {
    const off = Math.abs(skew);
    if (off <= 2 * minute)
        return undefined;
    const [unit, name] = off < 2 * hour ? [minute, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `minute`] : off < 2 * day ? [hour, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `hour`] : [day, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `day`];
    const way = skew > 0 ? 'ahead of' : 'behind';
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `This runner’s clock is ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(Math.round(off / unit), name)} ${way} GitHub’s; GitHub’s time is used.`;
}


/***/ }),

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);

function phrase(words, ...values) {
    return join(words.flatMap((part, index) => [...write(part), ...write(values[index] ?? '')]));
}
const say = write;
function text(raw, max = 200) {
    return write((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw, max));
}
function prose(raw, max = 200) {
    const parts = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw, max).split(/(?<!`)`([^`]+)`(?!`)/);
    return join(parts.flatMap((part, index) => (index % 2 === 0 ? write(part) : code(part, max))));
}
function code(raw, max = 72) {
    const whole = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw);
    const characters = [...whole];
    const start = characters.slice(0, Math.floor(max / 2)).join('');
    const end = characters.slice(1 + Math.floor(max / 2) - max).join('');
    const value = characters.length > max ? (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(`${start}…${end}`) : whole;
    return make({ type: 'inlineCode', value: value || '(empty)' });
}
function strong(words) {
    return words.length === 0 ? [] : make({ type: 'strong', children: [...words] });
}
function small(words) {
    return [...make({ type: 'html', value: '<sub>' }), ...words, ...make({ type: 'html', value: '</sub>' })];
}
function link(server, path, words, line) {
    const parts = path.map((part) => encodeURIComponent(String(part).toWellFormed()));
    const place = line === undefined ? '' : `?plain=1#L${line}`;
    return make({ type: 'link', url: `${server.replace(/\/$/, '')}/${parts.join('/')}${place}`, children: [...words] });
}
function list(phrases) {
    return putBetween(write(', '), phrases);
}
function dotted(phrases) {
    return putBetween(write(' · '), phrases);
}
function lines(phrases) {
    return putBetween(make({ type: 'break' }), phrases);
}
function putBetween(between, phrases) {
    const shown = phrases.filter((one) => one.length > 0);
    return join(shown.flatMap((one, index) => (index === 0 ? one : [...between, ...one])));
}
function join(pieces) {
    const all = [];
    for (const node of pieces) {
        const last = all.at(-1);
        if (node.type !== 'text' || last?.type !== 'text')
            all.push(node);
        else
            all[all.length - 1] = { ...last, value: last.value + node.value };
    }
    return all;
}
function make(node) {
    return [node];
}
function write(words) {
    if (typeof words === 'object')
        return words;
    return words === '' ? [] : make({ type: 'text', value: String(words) });
}


/***/ }),

/***/ 3196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Lq: () => (/* binding */ describeFixReason),
/* harmony export */   Ng: () => (/* binding */ describeWait)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _creation_refusals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2214);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2772);
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);




const unreadable = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `no repository that receives its pull requests could be read.`;
const fixReasons = {
    'run-ended': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The run that sent it ended before it could record the response.`,
    'rejected-link': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The service returned an address that is not a pull request on this GitHub server.`,
    archived: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The service archived the job.`,
    'agent-failed': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The agent reported an error.`,
    'no-change': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The job completed without naming a pull request.`,
    'pull-unreadable': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Its pull request cannot be read with this github-token.`,
    'pull-lost': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Its pull request could not be read for three months.`,
    'never-seen': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `There is no sign that the service ever accepted it; its entries will be retried.`,
    unsettled: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `For seven days there was no way to tell whether the service accepted it: ${unreadable}`,
    'by-person': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Somebody gave it up on the tracking issue.`,
    dismissed: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Somebody dismissed this topic on the tracking issue.`,
};
const waitReasons = {
    'page-open': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `This page already has an open fix; one at a time.`,
    'page-next': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Another part of this page comes first; one fix at a time.`,
    paused: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The tracking issue is closed, so no jobs are created.`,
    'paused-by-person': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Paused on the tracking issue, so no jobs are created.`,
    'not-asked': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `This run sends only what was asked for on the tracking issue.`,
    'last-attempt': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Its last attempt has just failed; whether that counts is decided at the end of this run.`,
    'no-contact': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `No job of this project has been retrieved yet, so no more are created.`,
    'job-path': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The first job was created but cannot be retrieved, so no more are created.`,
    cautious: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Every job of the last run failed, so a single job is sent first; it has not succeeded yet.`,
    'issue-intended': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Another run is creating the tracking issue.`,
    unanswered: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `A job creation got no response.`,
    'out-of-time': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The run ran out of time before creating all jobs.`,
    stopped: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The run was stopped.`,
    'broken-off': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The run ended unexpectedly before it was sent.`,
};
const refusals = {
    recorded: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `it was recorded`,
    'entry-taken': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `another run claimed one of its entries`,
    'page-open': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `another run opened a fix for its page`,
    declined: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `a pull request for its page was declined`,
    'max-open': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `max-open was reached`,
    'others-creating': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `another run is creating jobs`,
    'hourly-limit': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `the limit of 100 job creations per hour was reached`,
    'monthly-limit': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `max-jobs-per-month was reached`,
    'service-pause': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `the service asked for a pause`,
    'no-contact': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `no job of this project has been retrieved yet`,
    paused: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `somebody paused the project`,
    dismissed: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `somebody dismissed it`,
};
function describeReason({ reason }) {
    const shown = reason === undefined ? [] : (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(describeFixReason(reason));
    return shown.length === 0 ? undefined : shown;
}
function describeFixReason(reason) {
    if ('text' in reason)
        return reason.text;
    if (reason.code === 'unclear-pull') {
        const also = reason.claimed ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `but belongs to another` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `and others`;
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Pull request ${reason.number} in ${reason.repository} names this fix ${also}.`;
    }
    if (!('error' in reason))
        return fixReasons[reason.code];
    return reason.code === 'job-lost' ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Its job could not be read for seven days. ${reason.error}` : reason.error;
}
function sayAgain(entries) {
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(entries, 'new entry says', 'new entries say')} the same`;
}
function describeWait(reason) {
    switch (reason.code) {
        case 'max-open':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `max-open (${reason.limit}) reached.`;
        case 'max-jobs':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `max-jobs (${reason.limit}) reached.`;
        case 'max-attempts':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `max-attempts (${reason.limit}) reached: all its jobs failed.`;
        case 'hourly-limit':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The limit of ${reason.limit} job creations per hour is reached.`;
        case 'monthly-limit':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `max-jobs-per-month (${reason.limit}) reached; job creation resumes on ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(reason.until)}.`;
        case 'refused-in-row':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The service rejected ${reason.limit} prompts in a row.`;
        case 'min-cluster-size':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Fewer comments (${reason.comments}) than min-cluster-size (${reason.limit}).`;
        case 'declined':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `A pull request for this was declined; it will be retried once ${sayAgain(reason.after)}.`;
        case 'service-pause':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The service asked for a pause; job creation resumes after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(reason.until)}.`;
        case 'overtaken':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Meanwhile, ${refusals[reason.by]}.`;
        case 'service':
            return reason.error;
        case 'creation-refused':
            return (0,_creation_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRefusal */ .a)(reason.status).what;
        case 'other':
            return reason.text;
        default:
            return waitReasons[reason.code];
    }
}


/***/ }),

/***/ 4452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReport),
/* harmony export */   _: () => (/* binding */ buildReportFix)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5666);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2772);
/* harmony import */ var _reason_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3196);



function buildReportFix(fix) {
    const { id, state, attempt, entryIds, pages, prLink, rejectedLink } = fix;
    const reason = fix.reason === undefined ? null : (0,_reason_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFixReason */ .Lq)(fix.reason);
    const [at, since] = [(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .toInstant */ .fN)(fix.at), (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .toInstant */ .fN)(fix.since)];
    const job = fix.job === undefined ? null : { id: fix.job.id, status: fix.job.status };
    const returns = fix.returns === undefined ? null : { ...fix.returns, prLink: fix.returns.prLink?.url ?? null };
    return { id, state, reason, attempt, at, since, entryIds, pages, job, returns, prLink, rejectedLink };
}
function renderReport(report) {
    const fixes = report.fixes.map(({ prLink, rejectedLink, ...fix }) => ({
        ...fix,
        prLink: prLink?.url ?? rejectedLink ?? null,
    }));
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .renderJson */ .h)({ ...report, fixes }, 2)}\n`;
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
const moving = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;
function renderJson(value, indent) {
    return JSON.stringify(value, null, indent).replace(moving, (character) => character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}


/***/ }),

/***/ 1451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ toSafeText)
/* harmony export */ });
/* harmony import */ var _cap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3858);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);


function toSafeText(text, max = 200) {
    return (0,_cap_js__WEBPACK_IMPORTED_MODULE_1__/* .capText */ .y)((0,_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(text)
        .replace(/:(?=:)/g, ': ')
        .replace(/#(?=[#[])/g, '# '), max);
}


/***/ })

};
