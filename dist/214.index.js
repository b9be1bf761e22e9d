export const id = 214;
export const ids = [214, 202];
export const modules = {
	5202: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	}),
	214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			renderFindingsOutput: () => renderFindingsOutput,
			writeReviewOutputs: () => writeReviewOutputs,
			writeSummary: () => writeSummary,
			writeSyncOutputs: () => writeSyncOutputs
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var _errors_failure_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5202);
		var _report_file_report_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8229);
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5069);
		var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1451);
		function put(core, name, value) {
			core.setOutput(name, value);
		}
		function writeReviewOutputs(core, { verdict, findings }) {
			put(core, "verdict", verdict);
			put(core, "findings", renderFindingsOutput(findings));
		}
		function renderFindingsOutput(findings) {
			let rows = [];
			let left = 1e5;
			for (let finding of findings.slice(0, 200)) {
				let row = JSON.stringify(toOutput(finding));
				left -= Buffer.byteLength(row) + 1;
				if (left < 1) break;
				rows.push(row);
			}
			return `[${rows.join(",")}]`;
		}
		function toOutput({ rule, severity, path, line, subject, from = [] }) {
			return {
				rule: (0, _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__._)(rule),
				severity,
				path: path === void 0 ? null : (0, _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__._)(path, 400),
				line: line ?? null,
				subject: subject === void 0 ? null : (0, _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__._)(subject.slice(0, longestSubject)),
				from: from.slice(0, 20).map((id) => (0, _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_5__._)(id, 100))
			};
		}
		let longestSubject = 2e3;
		async function writeSyncOutputs(core, env, outputs, report) {
			put(core, "entries", outputs.entries);
			put(core, "clusters", outputs.clusters);
			put(core, "jobs-created", outputs.jobsCreated);
			put(core, "jobs-active", outputs.jobsActive);
			put(core, "jobs-failed", outputs.jobsFailed);
			put(core, "pull-requests", listLinks(outputs.pullRequests));
			put(core, "tracking-issue-url", readAddress(outputs.issueUrl));
			let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `feedback-to-fix-${report.run}.json`);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, (0, _report_file_report_file_js__WEBPACK_IMPORTED_MODULE_4__.B)(report), {
				mode: 384,
				flag: "wx"
			});
			put(core, "report", path);
		}
		function listLinks(pullRequests) {
			return JSON.stringify([...new Set(pullRequests.map(({ url }) => url))]);
		}
		function readAddress(url) {
			return url !== void 0 && /^https?:\/\/[!-~]+$/.test(url) ? url : "";
		}
		async function writeSummary(core, env, text, log) {
			if (!env.GITHUB_STEP_SUMMARY) return;
			try {
				await core.summary.addRaw(text, !0).write();
			} catch (error) {
				log.warning((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__.gB)`The job summary could not be written: ${(0, _errors_failure_text_js__WEBPACK_IMPORTED_MODULE_3__.nameError)(error)}.`);
			}
		}
	}),
	8229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => renderReport,
			_: () => buildReportFix
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5666);
		var _wording_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9809);
		var _wording_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9797);
		function buildReportFix(fix) {
			let { id, state, attempt, entryIds, pages, prLink, rejectedLink } = fix;
			let reason = fix.reason === void 0 ? null : (0, _wording_reasons_js__WEBPACK_IMPORTED_MODULE_1__.Lq)(fix.reason);
			let [at, since] = [(0, _wording_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(fix.at), (0, _wording_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(fix.since)];
			return {
				id,
				state,
				reason,
				attempt,
				at,
				since,
				entryIds,
				pages,
				job: fix.job === void 0 ? null : {
					id: fix.job.id,
					status: fix.job.status
				},
				returns: fix.returns === void 0 ? null : {
					...fix.returns,
					prLink: fix.returns.prLink?.url ?? null
				},
				prLink,
				rejectedLink
			};
		}
		function* renderReport(report) {
			let fixes = report.fixes.map(({ prLink, rejectedLink, ...fix }) => ({
				...fix,
				prLink: prLink?.url ?? rejectedLink ?? null
			}));
			let [head = "", tail = ""] = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_2__.h)({
				...report,
				fixes,
				clusters: []
			}, 2).split("\n  \"clusters\": []");
			let piece = `${head}\n  "clusters": [`;
			for (let [index, cluster] of report.clusters.entries()) {
				piece += `${index === 0 ? "" : ","}\n    ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_2__.h)(cluster, 2).replaceAll("\n", "\n    ")}`;
				if (piece.length < 1e6) continue;
				yield piece;
				piece = "";
			}
			yield `${piece}${report.clusters.length === 0 ? "" : "\n  "}]${tail}\n`;
		}
	}),
	9809: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BV: () => omitZeros,
			HL: () => enumerate,
			UL: () => formatMonth,
			Ul: () => formatDayOfYear,
			Yi: () => formatMinute,
			fN: () => toInstant,
			im: () => formatDay,
			zE: () => renderClockWarning
		});
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5069);
		let months = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		];
		function formatDayOfYear(time) {
			let date = new Date(time);
			return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""}`;
		}
		function formatDay(time) {
			let year = new Date(time).getUTCFullYear();
			return Number.isNaN(year) ? (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`unknown` : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${formatDayOfYear(time)} ${year}`;
		}
		function formatMonth(month) {
			let date = new Date(/^\d{4}-\d{2}$/.test(month) ? `${month}-01T00:00:00Z` : NaN);
			let year = date.getUTCFullYear();
			return Number.isNaN(year) ? (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`an unknown month` : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${months[date.getUTCMonth()] ?? ""} ${year}`;
		}
		function formatMinute(time) {
			let date = new Date(time);
			let pad = (number) => (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${number < 10 ? "0" : ""}${number}`;
			if (Number.isNaN(date.getTime())) return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`unknown`;
			return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${formatDay(time)}, ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())} UTC`;
		}
		function toInstant(time) {
			let date = new Date(time);
			return Number.isNaN(date.getTime()) ? "unknown" : date.toISOString();
		}
		function enumerate(parts) {
			if (parts.length < 2) return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.cT)(parts, "");
			return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.cT)(parts.slice(0, -1), ", ")} and ${parts.at(-1) ?? ""}`;
		}
		function omitZeros(...texts) {
			return texts.filter(([number]) => number > 0).map(([, text]) => text);
		}
		let minute = 6e4;
		let hour = 60 * minute;
		let day = 24 * hour;
		function renderClockWarning(skew) {
			let off = Math.abs(skew);
			if (off <= 2 * minute) return;
			let [unit, name] = off < 2 * hour ? [minute, (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`minute`] : off < 2 * day ? [hour, (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`hour`] : [day, (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`day`];
			let way = skew > 0 ? "ahead of" : "behind";
			return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`This runner’s clock is ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.U9)(Math.round(off / unit), name)} ${way} GitHub’s; GitHub’s time is used.`;
		}
	}),
	9797: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lq: () => describeFixReason,
			Ng: () => describeWait,
			a2: () => describeRefusal
		});
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
		var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9809);
		let unreadable = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`no repository that receives its pull requests could be read.`;
		let fixReasons = {
			"run-ended": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The run that sent it ended before it could record the response.`,
			"rejected-link": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The service returned a URL that is not a pull request on this GitHub server.`,
			archived: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The service archived the job.`,
			"agent-failed": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The agent reported an error.`,
			"no-change": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The job completed without reporting a pull request.`,
			"pull-unreadable": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`This \`github-token\` cannot read its pull request.`,
			"pull-lost": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Its pull request could not be read for three months.`,
			"never-seen": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`There is no sign that the service ever accepted it; its entries will be retried.`,
			unsettled: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`It could not be confirmed within seven days that the service accepted it: ${unreadable}`,
			"by-person": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Someone ticked “Give up” on the tracking issue.`,
			dismissed: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`This topic was dismissed on the tracking issue.`
		};
		let waitReasons = {
			"page-open": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`This page already has an open fix; each page gets one at a time.`,
			"page-next": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Another fix for this page goes first; each page gets one at a time.`,
			paused: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The tracking issue is closed, so no jobs are created.`,
			"paused-by-person": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Paused on the tracking issue, so no jobs are created.`,
			"not-asked": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`This run sends only what was requested on the tracking issue.`,
			"last-attempt": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Its last attempt just failed; whether that attempt counts is decided when this run ends.`,
			"no-contact": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`No job of this project has been retrieved yet, so no more are created.`,
			"job-path": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The first job was created but cannot be retrieved, so no more are created.`,
			cautious: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Every job in the last run failed, so a single job is sent first; it has not succeeded yet.`,
			"issue-intended": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Another run is creating the tracking issue.`,
			unanswered: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The service did not respond to a request to create a job.`,
			"out-of-time": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The run ran out of time before creating all jobs.`,
			stopped: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The run was stopped.`,
			"broken-off": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The run ended unexpectedly before sending it.`
		};
		let refusals = {
			recorded: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`another run recorded it`,
			"entry-taken": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`another run claimed one of its entries`,
			"page-open": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`another run opened a fix for its page`,
			declined: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`a pull request for its page was declined`,
			"max-open": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`max-open\` was reached`,
			"others-creating": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`another run is creating jobs`,
			"hourly-limit": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`the limit of 100 job creations per hour was reached`,
			"monthly-limit": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`max-jobs-per-month\` was reached`,
			"service-pause": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`the service’s rate limit was reached`,
			"no-contact": (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`no job of this project has been retrieved yet`,
			paused: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`someone paused the project`,
			dismissed: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`someone dismissed it`
		};
		function describeFixReason(reason) {
			if ("text" in reason) return reason.text;
			if (reason.code === "unclear-pull") {
				let also = reason.claimed ? (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`but belongs to another` : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`and others`;
				return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Pull request ${reason.number} in ${reason.repository} names this fix ${also}.`;
			}
			if (!("error" in reason)) return fixReasons[reason.code];
			return reason.code === "job-lost" ? (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Its job could not be read for seven days. ${reason.error}` : reason.error;
		}
		function sayAgain(entries) {
			return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(entries, "new entry reports", "new entries report")} the same`;
		}
		function describeWait(reason) {
			switch (reason.code) {
				case "max-open": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`max-open\` (${reason.limit}) reached.`;
				case "max-jobs": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`max-jobs\` (${reason.limit}) reached.`;
				case "max-attempts": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`max-attempts\` (${reason.limit}) reached: all its jobs failed.`;
				case "hourly-limit": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The limit of ${reason.limit} job creations per hour is reached.`;
				case "monthly-limit": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`max-jobs-per-month\` (${reason.limit}) reached; job creation resumes on ${(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.im)(reason.until)}.`;
				case "refused-in-row": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The service rejected ${reason.limit} prompts in a row.`;
				case "min-cluster-size": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Fewer comments (${reason.comments}) than \`min-cluster-size\` (${reason.limit}).`;
				case "declined": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`A pull request for this was declined; it will be retried once ${sayAgain(reason.after)}.`;
				case "service-pause": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The service’s rate limit was reached; job creation resumes after ${(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.Yi)(reason.until)}.`;
				case "overtaken": return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Meanwhile, ${refusals[reason.by]}.`;
				case "service": return reason.error;
				case "creation-refused": return describeRefusal(reason.status).what;
				case "other": return reason.text;
				default: return waitReasons[reason.code];
			}
		}
		let agent = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`the agent is enabled and its GitHub app installed on the documentation’s repository`;
		let credits = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`add credits or change the plan in the service’s dashboard, or wait until the credits are renewed`;
		let rights = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`is allowed to create jobs, that the plan includes the agent`;
		let remedies = {
			401: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Check that \`api-key\` is an admin key of the project that \`project-id\` names, and has been neither revoked nor expired.`,
			402: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The project’s credits are used up, or its plan does not include the agent: ${credits}.`,
			403: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Check that \`api-key\` ${rights}, that ${agent}, and that no IP allow list blocks the runner.`,
			404: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Check \`base-url\` (with its path prefix if it has one) and \`project-id\`, and that ${agent}.`,
			405: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Set \`base-url\` to the URL of the service’s API; the current URL, perhaps that of a website, does not accept jobs.`
		};
		let redirect = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Redirects are never followed: set \`base-url\` to the service’s own URL.`;
		let other = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`Ask the operator of the service why it refuses to create jobs for this project.`;
		function describeRefusal(status) {
			return {
				what: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The service refused to create a job: it returned ${status}.`,
				remedy: remedies[status] ?? (status < 400 ? redirect : other)
			};
		}
	}),
	5666: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => renderJson });
		let moving = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;
		function renderJson(value, indent) {
			return JSON.stringify(value, null, indent).replace(moving, (character) => character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`));
		}
	}),
	1451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => toSafeText });
		var _cap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3858);
		var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		function toSafeText(text, max = 200) {
			return (0, _cap_js__WEBPACK_IMPORTED_MODULE_1__.y)((0, _sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(text).replace(/:(?=:)/g, ": ").replace(/#(?=[#[])/g, "# "), max);
		}
	})
};
