export const id = 202;
export const ids = [202];
export const modules = { 5202: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		exceptionOf: () => exceptionOf,
		nameError: () => nameError,
		parseErrorCode: () => parseErrorCode
	});
	var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
	var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
	function exceptionOf(error) {
		let { what, remedy } = describe(error);
		return {
			what,
			remedy: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`${remedy}${renderCauses(error, what)}`
		};
	}
	function describe(error) {
		if (isError(error) && error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.E) return {
			what: error.what,
			remedy: error.remedy
		};
		let frames = listFrames(error);
		let where = frames.length === 0 ? "" : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)` at ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.cT)(frames, ", ")}`;
		let remedy = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`This should not happen. Please report it and include this log.`;
		return {
			what: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Unexpected error: ${nameError(error)}${where}.`,
			remedy
		};
	}
	function renderCauses(error, what) {
		let causes = listCauses(error);
		if (causes.some((cause) => /\(.*\)$/.test(cause) && what.includes(cause.replace(/^.* /, ""))) || causes.every((cause) => cause === "Error")) return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)``;
		return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)` Cause: ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.cT)(causes, ", from ")}.`;
	}
	let names = new Set("AggregateError Error EvalError RangeError ReferenceError SyntaxError TypeError URIError AbortError AssertionError\n  DataCloneError SystemError TimeoutError ZodError HttpError RequestError BodyTimeoutError ConnectTimeoutError\n  HeadersOverflowError HeadersTimeoutError HTTPParserError InformationalError RequestAbortedError\n  ResponseExceededMaxSizeError SecureProxyConnectionError SocketError Failure GitHubError SendError ServiceError".split(/\s+/));
	let frame = /^ {4}at (?:.*[/\\(])?((?:\d{1,4}\.)?index\.js|[a-z]+(?:-[a-z]+){0,3}\.ts):(\d{1,7}):(\d{1,7})\)?$/;
	function nameError(error) {
		let name = readPart(error, "name");
		let code = parseErrorCode(readPart(error, "code"));
		let unnamed = isError(error) ? (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Error` : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`a value that is not an Error`;
		let kind = typeof name == "string" && names.has(name) ? name : unnamed;
		return code === void 0 ? kind : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`${kind} (${code})`;
	}
	function listCauses(error) {
		let seen = new Set([error]);
		let causes = [];
		let cause = readPart(error, "cause");
		for (; typeof cause == "object" && cause && !seen.has(cause) && causes.length < 5;) {
			seen.add(cause);
			causes.push(nameError(cause));
			cause = readPart(cause, "cause");
		}
		return causes;
	}
	function listFrames(error) {
		let stack = readPart(error, "stack");
		let message = readPart(error, "message");
		if (typeof stack != "string" || typeof message != "string") return [];
		let start = stack.indexOf(message);
		if (start < 0) return [];
		let end = start + message.length;
		let [, ...lines] = stack.slice(end, end + 2e4).split("\n");
		return lines.flatMap((line) => renderFrame(line) ?? []).slice(0, 4);
	}
	function renderFrame(line) {
		let [, file, row, column] = line.length <= 500 && frame.exec(line) || [];
		return file === void 0 ? void 0 : `${file}:${row}:${column}`;
	}
	function isError(error) {
		try {
			return error instanceof Error;
		} catch {
			return !1;
		}
	}
	function readPart(error, key) {
		try {
			return typeof error == "object" && error ? Reflect.get(error, key) : void 0;
		} catch {
			return;
		}
	}
	let shape = RegExp("^(?:E(?:[A-Z][A-Z0-9]{1,19}|2BIG|AI_[A-Z]{2,12})|(?:UND_ERR|ERR|HPE)(?:_[A-Z0-9]{1,24}){1,8}|CERT(?:_[A-Z]{1,24}){1,5}|CRL(?:_[A-Z]{1,24}){1,5}|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?|UNABLE_TO(?:_[A-Z]{1,24}){1,6}|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)|PATH_LENGTH_EXCEEDED)$");
	function parseErrorCode(code) {
		return typeof code == "string" && code.length <= 48 && shape.test(code) ? code : void 0;
	}
}) };
