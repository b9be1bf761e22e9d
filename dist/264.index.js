export const id = 264;
export const ids = [264];
export const modules = {

/***/ 3264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadContext: () => (/* binding */ loadContext),
/* harmony export */   parsePayload: () => (/* binding */ parsePayload)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
/* harmony import */ var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1451);



const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Re-run the workflow; if the problem persists, check whether a step changes the event’s file.`;
async function loadContext() {
    try {
        return (await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722))).context;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The file that \`GITHUB_EVENT_PATH\` names is not JSON.`, remedy);
    }
}
function parsePayload(schema, payload, name) {
    const { success, data, error } = schema.safeParse(payload);
    if (success)
        return data;
    const paths = error.issues.map(({ path }) => path.map(String).join('.')).filter((path) => path !== '');
    const where = paths.length === 0 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `: \`${(0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._)([...new Set(paths)].slice(0, 3).join('`, `'), 200)}\``;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The event is not a \`${(0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._)(name)}\` event as GitHub describes it${where}.`, remedy);
}


/***/ })

};
