export const id = 264;
export const ids = [264];
export const modules = {

/***/ 1770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ pullSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
/* harmony import */ var _identifiers_issue_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5764);


const repo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), private: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish() }).nullish();
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().refine(_identifiers_issue_number_js__WEBPACK_IMPORTED_MODULE_1__/* .isIssueNumber */ .D),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'closed'])),
    merged: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    mergeable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    user: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() }).nullish(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    closed_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).nullish(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha, repo }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), repo }),
})
    .transform((pull) => {
    const isMerged = pull.merged === true || pull.merged_at != null;
    return {
        number: pull.number,
        url: pull.html_url,
        state: isMerged ? 'merged' : pull.state,
        title: pull.title ?? '',
        body: pull.body ?? '',
        author: pull.user?.login.toLowerCase() ?? '',
        isByPerson: pull.user?.type === 'User',
        head: pull.head.sha,
        base: pull.base.ref,
        labels: (pull.labels ?? []).map(({ name }) => name),
        isPrivate: pull.base.repo?.private === true,
        fork: pull.head.repo == null || pull.head.repo.full_name !== pull.base.repo?.full_name,
        hasConflict: pull.mergeable === false,
        createdAt: Date.parse(pull.created_at),
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
    };
});


/***/ }),

/***/ 3264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadContext: () => (/* binding */ loadContext),
/* harmony export */   parsePayload: () => (/* binding */ parsePayload),
/* harmony export */   parsePullEvent: () => (/* binding */ parsePullEvent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8816);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _github_pulls_pull_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1770);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1451);





const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Re-run the workflow; if the problem persists, check whether a step changes the event’s file.`;
async function loadContext() {
    try {
        return (await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722))).context;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The file that \`GITHUB_EVENT_PATH\` names is not JSON.`, remedy);
    }
}
function parsePayload(schema, payload, name) {
    const { success, data, error } = schema.safeParse(payload);
    if (success)
        return data;
    const paths = error.issues.map(({ path }) => path.map(String).join('.')).filter((path) => path !== '');
    const where = paths.length === 0 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `: \`${(0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._)([...new Set(paths)].slice(0, 3).join('`, `'), 200)}\``;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The event is not a \`${(0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._)(name)}\` event as GitHub describes it${where}.`, remedy);
}
const pullEventSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ action: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), pull_request: _github_pulls_pull_js__WEBPACK_IMPORTED_MODULE_1__/* .pullSchema */ .l });
function parsePullEvent(payload) {
    const { action, pull_request: pull } = parsePayload(pullEventSchema, payload, 'pull_request');
    return { action, ...pull };
}


/***/ })

};
