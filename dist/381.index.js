export const id = 381;
export const ids = [381];
export const modules = {

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


/***/ })

};
