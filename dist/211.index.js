export const id = 211;
export const ids = [211,202];
export const modules = {

/***/ 5202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exceptionOf: () => (/* binding */ exceptionOf),
/* harmony export */   nameError: () => (/* binding */ nameError),
/* harmony export */   parseErrorCode: () => (/* binding */ parseErrorCode)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5069);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(728);


function exceptionOf(error) {
    if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E)
        return error;
    const frames = listFrames(error);
    const where = frames.length === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ` at ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .cT)(frames, ', ')}`;
    const causes = listCauses(error);
    const because = causes.length === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ` Cause: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .cT)(causes, ', from ')}.`;
    const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `This should not happen. Please report it at ${_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .home */ .iR}/issues, with this log.${because}`;
    return { what: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Unexpected error: ${nameError(error)}${where}.`, remedy };
}
const className = /^(?:(?:[A-Z][A-Za-z]{1,40})?Error|Failure)$/;
const deepest = 5;
const maxFrames = 4;
const frame = /^ {4}at (?:.*[/\\(])?((?:\d{1,4}\.)?index\.js|[a-z]+(?:-[a-z]+){0,3}\.ts):(\d{1,7}):(\d{1,7})\)?$/;
function nameError(error) {
    const name = readPart(error, 'name');
    const code = parseErrorCode(readPart(error, 'code'));
    const unnamed = error instanceof Error ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Error` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `a value that is not an Error`;
    const kind = typeof name === 'string' && className.test(name) ? name : unnamed;
    return code ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${kind} (${code})` : kind;
}
function listCauses(error) {
    const seen = new Set([error]);
    let cause = readPart(error, 'cause');
    while (typeof cause === 'object' && cause !== null && !seen.has(cause) && seen.size <= deepest) {
        seen.add(cause);
        cause = readPart(cause, 'cause');
    }
    return Array.from(seen, nameError).slice(1);
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
    return lines.flatMap((line) => renderFrame(line) ?? []).slice(0, maxFrames);
}
function renderFrame(line) {
    const [, file, row, column] = (line.length <= 500 && frame.exec(line)) || [];
    return file ? `${file}:${row}:${column}` : undefined;
}
function readPart(error, key) {
    return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
}
const maxCode = 48;
const shape = /^(?:E[A-Z2][A-Z0-9]{1,19}|[A-Z]{3,12}(?:_[A-Z]{1,24}\d{0,2}){1,8})$/;
function parseErrorCode(code) {
    return typeof code === 'string' && code.length <= maxCode && shape.test(code) ? code : undefined;
}


/***/ }),

/***/ 3804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: () => (/* binding */ findRemedy),
/* harmony export */   Nm: () => (/* binding */ network),
/* harmony export */   eq: () => (/* binding */ mendService)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5069);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(728);


const own = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Check that \`api-key\` is an admin key of the project that \`project-id\` names`;
const expiry = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `and that it has neither been revoked nor expired (Mintlify keys expire after 90 days by default)`;
const agent = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `that the agent is enabled and its GitHub app installed on the documentation’s repository`;
const credits = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `add credits or change the plan in the service’s dashboard, or wait until the credits are renewed`;
const address = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Check \`base-url\` (the service’s URL, with its path prefix if it has one) and \`project-id\``;
const network = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the runner’s network (\`https_proxy\`, \`no_proxy\`, \`NODE_EXTRA_CA_CERTS\`)`;
const mendService = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Check \`base-url\`, that the service is up, and ${network}; the next run will try again.`;
function findRemedy(status, toAgent = false) {
    const forAgent = toAgent ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `, ${agent}` : '';
    if (status === 400 && !toAgent)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Check \`sources\`, \`statuses\` and \`max-age\`.`;
    if (status >= 300 && status < 400)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Redirects are never followed: set \`base-url\` to the service’s own URL.`;
    switch (status) {
        case 401:
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${own}, ${expiry}. ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .see */ .oZ)('the-key')}`;
        case 402:
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `The project’s credits are used up, or its plan does not include the agent: ${credits}. ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .see */ .oZ)('the-service')}`;
        case 403:
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${own}, that the plan includes this${forAgent}, and that no IP allow list blocks this runner. ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .see */ .oZ)('the-key')}`;
        case 404:
        case 405:
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${address}${toAgent ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `, and ${agent}` : ''}. ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .see */ .oZ)('the-service')}`;
        default:
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Ask the operator of the service why it refuses this request.`;
    }
}


/***/ }),

/***/ 8831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ saysPermission),
/* harmony export */   OG: () => (/* binding */ parseBody),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   ct: () => (/* binding */ account),
/* harmony export */   hW: () => (/* binding */ sha),
/* harmony export */   l3: () => (/* binding */ labelNames),
/* harmony export */   os: () => (/* binding */ unexpected),
/* harmony export */   qx: () => (/* binding */ ifUnanswered),
/* harmony export */   sb: () => (/* binding */ ifStatus),
/* harmony export */   tI: () => (/* binding */ ifUnreadable),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8816);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _errors_remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3804);
/* harmony import */ var _http_send_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2307);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5666);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5610);







class GitHubError extends _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI {
    name = 'GitHubError';
    said = '';
    static refused(name, answer, wasAccepted) {
        const { status } = answer;
        const said = messageOf(answer.body);
        const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub refused ${name} (status ${status}).`;
        const error = new GitHubError('refused', what, remedyOf(answer, said, wasAccepted), { status });
        error.said = said;
        return error;
    }
    static unanswered(name, failure) {
        const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub returned no usable response to ${name}${detail(failure)}.`;
        return new GitHubError('unanswered', what, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The next run will find out whether it took effect.`, failure);
    }
    static stopped(name, isRead) {
        const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${name} ${isRead ? 'was cancelled' : 'was not sent'}: the run was stopped.`;
        return new GitHubError('stopped', what, lost);
    }
    static gaveUp(name, isRead, failure, limit) {
        if (limit !== undefined) {
            const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub’s rate limit requires a wait of ${Math.ceil(limit / 1000)} s before ${name}.`;
            return new GitHubError('limited', what, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${lost} Run less often, or use a token with a higher limit.`, failure);
        }
        const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub could not be reached for ${name}${detail(failure)}.`;
        const kind = isRead ? 'unreachable' : 'unanswered';
        const check = failure.status === undefined ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Check ${_errors_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .network */ .Nm}, or see` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `See`;
        return new GitHubError(kind, what, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${lost} ${check} githubstatus.com.`, failure);
    }
}
function unusable(what, remedy, failure) {
    return new GitHubError('unusable', what, remedy, failure);
}
function detail({ status, cause }) {
    if (status !== undefined)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) ` (status ${status})`;
    const code = cause instanceof _http_send_js__WEBPACK_IMPORTED_MODULE_2__/* .SendError */ .v ? cause.code : undefined;
    return code === undefined ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) ` (${code})`;
}
const reasons = [
    [/\blocked\b/i, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Unlock the issue (“Unlock conversation” in its sidebar); the next run will post its updates.`],
    [/\barchived\b/i, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The repository is archived: unarchive it, or disable this workflow.`],
    [/\bmore than \d+ comments/i, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub accepts no more comments there: name a new issue in \`tracking-issue\`.`],
    [
        /IP allow list/i,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Add the runner’s addresses to the organisation’s IP allow list, or run this on a self-hosted runner that is on it.`,
    ],
];
function remedyOf({ status, headers }, said, wasAccepted) {
    const known = reasons.find(([pattern]) => pattern.test(said));
    if (known)
        return known[1];
    if (status === 401)
        return wasAccepted ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${expired} ${lost}` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Check \`github-token\`: it is missing, expired or revoked.`;
    if (/\brequired\b/.test(headers['x-github-sso'] ?? ''))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The organisation requires single sign-on: authorise \`github-token\` for it.`;
    if ([301, 307, 308].includes(status))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The repository was renamed or transferred since this run began. Run the workflow again.`;
    if (![403, 404].includes(status))
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Check \`github-token\` and that the repository allows this.`;
    const lacking = saysPermission(said) && findNeeded(headers['x-accepted-github-permissions']);
    const give = lacking
        ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The token lacks ${lacking}: give the job ${permissions}.`
        : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Give the job ${permissions}, and check that no repository or organisation rule forbids it.`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${give} ${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .see */ .oZ)('permissions')}`;
}
function findNeeded(accepted = '') {
    const found = accepted.matchAll(/(?<=^|; ?)(contents|issues|pull_requests)=(read|write)(?=;|$)/g);
    const names = Array.from(found, ([, name = '', level]) => `\`${name.replace('_', '-')}: ${level}\``);
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinLines */ .cT)(names, ' or ');
}
const permissions = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `\`permissions: { contents: write, issues: write, pull-requests: write }\` (a review: \`issues: read\`)`;
const expired = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The token expired or was revoked during this run: a GitHub App token lasts one hour, so keep \`wait\` shorter.`;
const lost = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Nothing is lost: re-run this later, or wait for the next run.`;
function unless(...kinds) {
    return (error) => {
        if (!(error instanceof GitHubError) || !kinds.includes(error.kind))
            throw error;
    };
}
const ifUnreadable = unless('refused', 'unusable');
const ifUnanswered = unless('refused', 'unanswered', 'unreachable', 'unusable');
function ifStatus(...statuses) {
    return (error) => {
        if (!isRefusal(error) || !statuses.includes(error.status ?? 0))
            throw error;
    };
}
function isRefusal(error) {
    return error instanceof GitHubError && error.kind === 'refused';
}
function parseBody(schema, { data, url }) {
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    throw unexpected(url);
}
function unexpected(url) {
    const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub’s response to ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._J)(url, 320)} has an unexpected form.`;
    const check = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `check that \`GITHUB_API_URL\` is a GitHub API and that no proxy alters its responses`;
    return unusable(what, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Run again; if the problem persists, ${check}.`);
}
async function readBody(schema, request, ifFailed = _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreRefused */ .fr) {
    const answer = await request.catch(ifFailed);
    return answer && schema.safeParse(answer.data).data;
}
const account = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(), type: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish() }).nullish().catch(undefined);
const labelNames = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish() }).transform(({ name }) => name ?? '')]))
    .nullish()
    .catch(undefined);
const sha = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
function messageOf(body) {
    return zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }).safeParse((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body)).data?.message ?? '';
}
function saysPermission(said) {
    return /not accessible by|do not have permission|must have \w+ access/i.test(said);
}


/***/ }),

/***/ 9719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vl: () => (/* binding */ toPull),
/* harmony export */   hl: () => (/* binding */ listedSchema),
/* harmony export */   lW: () => (/* binding */ pullSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8831);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3474);



const repo = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), private: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish() }).nullish();
const fields = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().refine(_github_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isIssueNumber */ .DP),
    html_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['open', 'closed'])),
    merged: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish().catch(undefined),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    mergeable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish().catch(undefined),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    user: _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .account */ .ct,
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    closed_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    labels: _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .labelNames */ .l3,
    head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), repo }),
    base: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().catch(''), sha: _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW.catch(''), repo }),
});
const listedSchema = fields.extend({ updated_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const pullSchema = fields
    .extend({ head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW, repo }), base: fields.shape.base.extend({ ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1) }) })
    .transform(toPull);
function toPull(pull) {
    const isMerged = pull.merged === true || pull.merged_at != null;
    return {
        number: pull.number,
        url: pull.html_url,
        state: isMerged ? 'merged' : pull.state,
        title: pull.title ?? '',
        body: pull.body ?? '',
        author: pull.user?.login?.toLowerCase() ?? '',
        isByPerson: pull.user?.type === 'User',
        head: pull.head.sha,
        base: pull.base.ref,
        baseSha: pull.base.sha,
        labels: pull.labels ?? [],
        isPrivate: pull.base.repo?.private === true,
        own: pull.head.repo != null && pull.head.repo.full_name === pull.base.repo?.full_name,
        hasConflict: pull.mergeable === false,
        createdAt: Date.parse(pull.created_at),
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
    };
}


/***/ }),

/***/ 2307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ createSend),
/* harmony export */   v: () => (/* binding */ SendError)
/* harmony export */ });
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3053);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _errors_failure_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5202);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5610);






const maxBodyMiB = 32;
const ourCoding = 'gzip';
const endings = {
    'not-sent': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `no connection could be made`,
    'no-answer': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `no complete response arrived`,
    'too-large': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `the response is larger than ${maxBodyMiB} MiB`,
    stopped: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `the run was stopped`,
};
class SendError extends Error {
    name = 'SendError';
    kind;
    what;
    code;
    constructor(kind, code) {
        const shown = code === undefined ? undefined : (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._J)(code, 60);
        const what = shown === undefined ? endings[kind] : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${endings[kind]} (${shown})`;
        super(what);
        this.what = what;
        this.kind = kind;
        this.code = shown;
    }
}
function createSend() {
    const connectErrors = collectConnectErrors();
    let wires;
    return async (exchange) => {
        if (exchange.signal?.aborted)
            throw new SendError('stopped');
        wires ??= createWires();
        const { reads, writes } = await wires;
        const { method, url, body = null, signal, timeout } = exchange;
        const cut = AbortSignal.any([AbortSignal.timeout(Math.ceil(timeout)), ...(signal ? [signal] : [])]);
        const headers = { ...exchange.headers, 'accept-encoding': ourCoding, 'user-agent': 'feedback-to-fix' };
        const dispatcher = method === 'GET' ? reads : writes;
        try {
            const { origin, pathname, search } = new URL(url);
            const target = { origin, path: `${pathname}${search}`, method, headers, body };
            return await readAnswer(await dispatcher.request({ ...target, signal: cut }));
        }
        catch (error) {
            if (error instanceof SendError)
                throw error;
            if (signal?.aborted)
                throw new SendError('stopped');
            if (cut.aborted)
                throw new SendError('no-answer', 'DEADLINE');
            if (typeof error !== 'object' || error === null)
                throw error;
            const code = 'code' in error ? (0,_errors_failure_text_js__WEBPACK_IMPORTED_MODULE_3__.parseErrorCode)(error.code) : undefined;
            const isUnsent = connectErrors.has(error) || code === 'ERR_INVALID_URL' || code === 'UND_ERR_INVALID_ARG';
            throw new SendError(isUnsent ? 'not-sent' : 'no-answer', code);
        }
    };
}
function collectConnectErrors() {
    const errors = new WeakSet();
    (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)('undici:client:connectError', (message) => {
        const { error } = message;
        if (typeof error === 'object' && error !== null)
            errors.add(error);
    });
    return errors;
}
async function createWires() {
    const { EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    const options = { httpProxy: '', allowH2: false };
    try {
        const writes = new EnvHttpProxyAgent({ ...options, pipelining: 0 });
        return { reads: new EnvHttpProxyAgent(options), writes };
    }
    catch {
        throw new SendError('not-sent', 'INVALID_PROXY');
    }
}
async function readAnswer({ statusCode: status, headers, body }) {
    try {
        const isEmpty = (status >= 300 && status < 400) || status === 204 || status === 205;
        const coding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
        if (coding !== 'identity' && coding !== ourCoding)
            throw new SendError('no-answer', 'CONTENT_ENCODING');
        const text = isEmpty ? '' : await readBody(body, coding);
        if (text === undefined)
            throw new SendError('too-large');
        const read = Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]);
        return { status, headers: Object.fromEntries(read), body: text };
    }
    finally {
        body.on('error', () => { }).destroy();
    }
}
async function readBody(body, coding) {
    const bytes = coding === ourCoding ? (0,node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)(body, (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)(), () => { }) : body;
    const decoder = new TextDecoder();
    const parts = [];
    let size = 0;
    for await (const chunk of bytes) {
        size += chunk.byteLength;
        if (size > maxBodyMiB * 2 ** 20)
            return undefined;
        parts.push(decoder.decode(chunk, { stream: true }));
    }
    return parts.join('') + decoder.decode();
}


/***/ }),

/***/ 9211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ readRunContext),
/* harmony export */   loadContext: () => (/* binding */ loadContext),
/* harmony export */   parseIssueEvent: () => (/* binding */ parseIssueEvent),
/* harmony export */   rR: () => (/* binding */ parsePullEvent)
/* harmony export */ });
/* unused harmony export findDefaultBranch */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8816);
/* harmony import */ var _checkboxes_edited_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1405);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(728);
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3474);
/* harmony import */ var _github_pull_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9719);
/* harmony import */ var _http_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5610);








const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Re-run the workflow; if the problem persists, check whether a step changes the event’s file.`;
async function loadContext() {
    try {
        return (await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722))).context;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The file that \`GITHUB_EVENT_PATH\` names is not JSON.`, remedy);
    }
}
function parsePayload(schema, payload, name) {
    const { success, data, error } = schema.safeParse(payload);
    if (success)
        return data;
    const paths = error.issues.map(({ path }) => path.map(String).join('.')).filter((path) => path !== '');
    const where = paths.length === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `: ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_6__/* .toCode */ .Xt)([...new Set(paths)].slice(0, 3).join('`, `'))}`;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The event is not a ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_6__/* .toCode */ .Xt)(name)} event as GitHub describes it${where}.`, remedy);
}
const pullEventSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ action: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), pull_request: _github_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .pullSchema */ .lW });
function parsePullEvent(payload) {
    const { action, pull_request: pull } = parsePayload(pullEventSchema, payload, 'pull_request');
    return { action, ...pull };
}
const parseIssueEvent = (payload) => parsePayload(_checkboxes_edited_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .issueEventSchema */ .V, payload, 'issues');
const loopback = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `(https, or http on a loopback host)`;
const runnerRemedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The runner sets it; check whether a step or the runner’s settings override it.`;
async function readRunContext(env) {
    const context = await loadContext();
    const refuse = (name, what) => {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `\`${name}\` is not a ${what}.`, runnerRemedy);
    };
    const serverUrl = (0,_http_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseServerUrl */ .Ep)(context.serverUrl) ??
        refuse((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `GITHUB_SERVER_URL`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `URL such as https://github.com ${loopback}`);
    const apiUrl = (0,_http_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseApiUrl */ .nV)(context.apiUrl) ?? refuse((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `GITHUB_API_URL`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `URL such as https://api.github.com ${loopback}`);
    const repository = (0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRepositoryName */ .$M)(env.GITHUB_REPOSITORY ?? '') ?? refuse((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `GITHUB_REPOSITORY`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `name such as owner/name`);
    const workflowRun = context.runId > 0 ? context.runId : undefined;
    const file = /^[^@]{1,150}\/\.github\/workflows\/([\w.-]{1,100}\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? '');
    const action = (0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRepositoryName */ .$M)(env.GITHUB_ACTION_REPOSITORY ?? '');
    const defaultBranch = findDefaultBranch(context);
    return { serverUrl, apiUrl, repository, defaultBranch, workflowRun, workflow: file?.[1], action };
}
function findDefaultBranch({ payload, eventName, ref }) {
    const named = payload?.repository?.default_branch;
    if (typeof named === 'string' && named !== '')
        return named;
    return eventName === 'schedule' ? /^refs\/heads\/(.+)$/.exec(ref)?.[1] : undefined;
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hF: () => (/* binding */ renderJson),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   wn: () => (/* binding */ hasMoreValues)
/* harmony export */ });
const moving = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;
function renderJson(value, indent) {
    return JSON.stringify(value, null, indent).replace(moving, (character) => character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}
const [quote, backslash, ...separators] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));
function hasMoreValues(text, most) {
    let [values, isInString] = [1, false];
    for (let at = 0; at < text.length; at += 1) {
        const sign = text.charCodeAt(at);
        if (sign === quote)
            isInString = !isInString;
        else if (isInString)
            at += sign === backslash ? 1 : 0;
        else if (separators.includes(sign) && ++values > most)
            return true;
    }
    return false;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
