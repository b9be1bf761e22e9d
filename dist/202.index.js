export const id = 202;
export const ids = [202];
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


/***/ })

};
