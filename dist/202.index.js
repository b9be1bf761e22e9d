export const id = 202;
export const ids = [202];
export const modules = {

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


/***/ })

};
