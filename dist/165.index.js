export const id = 165;
export const ids = [165];
export const modules = {
	9414: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => parseTicks });
		var _ledger_records_tick_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5420);
		let ticked = RegExp("^[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[xX]\\][ \\t]+<!-- feedback-to-fix tick=([a-z-]{1,20})/([\\w.~!*'()%-]{1,600})/(\\d{1,9}) -->");
		let fence = /^[ \t]*(`{3,}|~{3,})/;
		function parseTicks(body) {
			let found = new Map();
			let open = "";
			for (let line of body.split(/\r\n|\r|\n/)) {
				let [, mark = ""] = fence.exec(line) ?? [];
				if (open !== "") {
					mark.startsWith(open) && line.trim() === mark && (open = "");
					continue;
				}
				open = mark;
				let tick = readTick(ticked.exec(line) ?? []);
				tick !== void 0 && found.set(`${tick.kind}:${tick.turn}:${tick.target}`, tick);
				if (found.size === 500) break;
			}
			return [...found.values()];
		}
		function readTick([, kind, target, turn]) {
			let known = _ledger_records_tick_js__WEBPACK_IMPORTED_MODULE_0__.p1.find((name) => name === kind);
			if (known === void 0 || target === void 0) return;
			try {
				return {
					kind: known,
					target: decodeURIComponent(target),
					turn: Number(turn)
				};
			} catch {
				return;
			}
		}
	}),
	4733: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => parseIssueEvent });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4394);
		var _addresses_issue_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2032);
		let issueEventSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			action: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			issue: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				number: zod__WEBPACK_IMPORTED_MODULE_0__.aig().refine(_addresses_issue_number_js__WEBPACK_IMPORTED_MODULE_1__.D),
				body: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
				pull_request: zod__WEBPACK_IMPORTED_MODULE_0__.L5J().optional()
			}),
			changes: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ body: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish() }).optional() }).nullish(),
			sender: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				login: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()
			}).nullish()
		});
		function parseIssueEvent(payload) {
			let { action, issue, changes, sender } = issueEventSchema.parse(payload);
			let isBot = sender == null || sender.type === "Bot" || sender.login.endsWith("[bot]");
			return {
				action,
				number: issue.number,
				body: issue.body ?? "",
				isPull: issue.pull_request != null,
				before: changes?.body === void 0 ? void 0 : changes.body.from ?? "",
				editor: isBot ? void 0 : sender.login
			};
		}
	}),
	8165: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readEdited: () => readEdited });
		var _addresses_project_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8442);
		var _report_dashboard_ticks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9414);
		var _report_parts_hidden_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(231);
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);
		var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1451);
		var _issue_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4733);
		async function readEdited(projectId) {
			let { context } = await __webpack_require__.e(740).then(__webpack_require__.bind(__webpack_require__, 740));
			let { action, number, body, isPull, before, editor } = (0, _issue_event_js__WEBPACK_IMPORTED_MODULE_3__.p)(context.payload);
			if (action !== "edited") return { nothing: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.gB)`the event action \`${(0, _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_2__._)(action, 40)}\` is not an edit` };
			let projects = isPull ? [] : (0, _report_parts_hidden_line_js__WEBPACK_IMPORTED_MODULE_1__.f6)(body).map(({ project }) => project);
			if (projects.length === 0) return { nothing: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.gB)`this is not a tracking issue` };
			if ((0, _addresses_project_id_js__WEBPACK_IMPORTED_MODULE_5__.as)(projectId) !== void 0 && !projects.includes(projectId)) return { nothing: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.gB)`this is the tracking issue of another project` };
			if (before === void 0) return { nothing: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.gB)`only its title was edited` };
			if (editor === void 0) return { nothing: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.gB)`it was not edited by a person` };
			return (0, _report_dashboard_ticks_js__WEBPACK_IMPORTED_MODULE_0__.o)(body).length === 0 ? { nothing: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.gB)`no box is ticked` } : { edited: {
				number,
				body,
				before,
				editor
			} };
		}
	})
};
