export const id = 9;
export const ids = [9, 202];
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
	4169: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => parseTime });
		function parseTime(createdAt) {
			let time = createdAt === null ? NaN : Date.parse(createdAt);
			return Number.isFinite(time) ? time : null;
		}
	}),
	3196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => applyBatch,
			jm: () => isIntent,
			yh: () => questionedIds
		});
		var attempts = __webpack_require__(44);
		var job_creation = __webpack_require__(9845);
		var repository_name = __webpack_require__(9763);
		var to_safe_text = __webpack_require__(1451);
		var limits = __webpack_require__(7241);
		var fixes_change = __webpack_require__(6854);
		function rememberJobTime(ledger, fix, { activeAt, run, now }) {
			let since = activeAt ?? (fix.run === run ? fix.at : void 0);
			if (fix.completedAt !== void 0 || since === void 0) return ledger;
			let from = toSeconds(since - fix.at);
			let time = {
				from,
				to: Math.max(from, toSeconds(now - fix.at))
			};
			return {
				...ledger,
				jobTimes: [time, ...ledger.jobTimes ?? []].slice(0, limits.UU)
			};
		}
		function toSeconds(ms) {
			return Math.max(0, Math.round(ms / 1e3));
		}
		var match_pull = __webpack_require__(8437);
		var fixes_repositories = __webpack_require__(7466);
		let jobProgressRules = {
			"job-read": (0, fixes_change.zS)(["active"], readJob),
			"job-unreadable": (0, fixes_change.zS)(["active"], (before, fix, { error, found, now }) => miss(found ? {
				...before,
				contact: !0
			} : before, fix, now, limits.LJ, {
				code: "job-unreadable",
				error
			}, {
				code: "job-lost",
				error
			})),
			"pull-read": (ledger, event) => {
				let change = ledger.fixes.filter((fix) => fix.prLink?.url === event.prLink.url).reduce((before, fix) => {
					let next = followPull(before.ledger, fix, event);
					if (next === void 0) return before;
					return (0, fixes_change.Ic)(next.ledger, {
						...before.handled,
						...next.handled
					}, [...before.closed, ...next.closed]);
				}, (0, fixes_change.Ic)(ledger));
				return change.ledger === ledger ? "known" : change;
			},
			"pull-handed-over": (ledger, { prLink, now }) => {
				let isDue = (fix) => fix.prLink?.url === prLink.url && fix.handedOver === void 0;
				if (!ledger.fixes.some(isDue)) return "known";
				return (0, fixes_change.Ic)({
					...ledger,
					fixes: ledger.fixes.map((fix) => isDue(fix) ? {
						...fix,
						handedOver: now
					} : fix)
				});
			},
			"pull-unreadable": (0, fixes_change.zS)(["proposed"], (ledger, fix, { now }) => miss(ledger, fix, now, limits.ZN, { code: "pull-unreadable" }, { code: "pull-lost" })),
			"pull-adopted": (0, fixes_change.zS)(["uncertain"], (ledger, fix, { prLink, repository, now }) => {
				if ((0, match_pull.Cm)(ledger, prLink).length > 0) return "stale";
				let name = (0, repository_name.$M)(repository);
				let updated = (0, fixes_repositories.M)(ledger, name === void 0 ? [] : [name]);
				return (0, fixes_change.BR)(updated, fix, "proposed", now, {
					prLink,
					reason: void 0
				});
			}),
			"pull-unclear": (0, fixes_change.zS)(["uncertain"], (ledger, fix, { prLink }) => {
				let { number } = prLink;
				let repository = (0, to_safe_text._)(prLink.repository);
				let claimed = (0, match_pull.Cm)(ledger, prLink).length > 0 || void 0;
				let { reason } = fix;
				if (reason?.code === "unclear-pull" && reason.number === number && reason.repository === repository && reason.claimed === claimed) return "known";
				return (0, fixes_change.w9)(ledger, fix, { reason: {
					code: "unclear-pull",
					repository,
					number,
					claimed
				} });
			}),
			"fix-freed": (0, fixes_change.zS)(["uncertain"], (ledger, fix, { now }) => (0, fixes_change.BR)(ledger, fix, "freed", now, { reason: { code: "never-seen" } })),
			"fix-given-up": (0, fixes_change.zS)(["uncertain"], (ledger, fix, { now }) => (0, fixes_change.BR)(ledger, fix, "given-up", now, { reason: fix.reason?.code === "unclear-pull" ? fix.reason : { code: "unsettled" } })),
			"repository-read": (ledger, { name, readTo }) => {
				let known = ledger.repositories[name];
				if ((known?.readTo ?? 0) >= readTo) return "known";
				let repository = {
					receives: known?.receives ?? !1,
					readTo
				};
				return (0, fixes_change.Ic)({
					...ledger,
					repositories: {
						...ledger.repositories,
						[name]: repository
					}
				});
			}
		};
		function readJob(before, found, { job, repositories, prLink, rejectedLink, ...seen }) {
			let { run, now, activeAt } = seen;
			let ledger = {
				...(0, fixes_repositories.M)(before, repositories ?? []),
				contact: !0
			};
			let ended = rememberJobTime(ledger, found, {
				activeAt,
				run,
				now
			});
			let reason = found.unreadableSince === void 0 ? found.reason : void 0;
			let fix = {
				...found,
				job: {
					id: job.id,
					status: job.status
				},
				unreadableSince: void 0,
				reason
			};
			let succeed = (state, patch) => (0, fixes_change.BR)((0, attempts.Lh)(ended, run, now), fix, state, now, patch);
			if (prLink !== void 0) return succeed(ledger.fixes.some((other) => other.prLink?.url === prLink.url && other.state === "merged") ? "merged" : "proposed", {
				prLink,
				reason: void 0
			});
			if (rejectedLink !== void 0) return succeed("unchanged", {
				rejectedLink,
				reason: { code: "rejected-link" }
			});
			switch (job.status) {
				case "active": return found.job?.status === "active" && found.unreadableSince === void 0 && before.contact ? "known" : (0, fixes_change.w9)(ledger, fix);
				case "archived": return (0, fixes_change.BR)(ended, fix, "archived", now, { reason: { code: "archived" } });
				case "failed": return (0, attempts.m_)(ended, fix, { code: "agent-failed" }, run, now);
				case "completed":
					if (fix.completedAt === void 0) return (0, fixes_change.w9)(ended, fix, { completedAt: now });
					return now - fix.completedAt < limits.YD ? "stale" : succeed("unchanged", { reason: { code: "no-change" } });
			}
		}
		function miss(ledger, fix, now, longest, first, last) {
			let since = fix.unreadableSince;
			if (since === void 0) return (0, fixes_change.w9)(ledger, fix, {
				unreadableSince: now,
				reason: first
			});
			return now - since <= longest ? "known" : (0, fixes_change.BR)(ledger, fix, "given-up", now, { reason: last });
		}
		function followPull(ledger, fix, { state, closedAt, now }) {
			let since = Math.min(now, closedAt ?? now);
			let isProposed = fix.state === "proposed";
			if (state === "merged" && (isProposed || fix.state === "declined")) return (0, fixes_change.BR)(ledger, fix, "merged", since);
			if (state === "closed" && isProposed) return (0, fixes_change.BR)(ledger, fix, "declined", since);
			if (!isProposed || fix.unreadableSince === void 0) return;
			return (0, fixes_change.w9)(ledger, fix, {
				unreadableSince: void 0,
				reason: void 0
			});
		}
		let mergedRules = {
			"complaints-counted": (ledger, { found }) => {
				let count = (merged) => {
					let more = Object.hasOwn(found, merged.fixId) ? found[merged.fixId] : void 0;
					if (more === void 0) return merged;
					let between = unite(merged.between, more.between);
					let after = unite(merged.after, more.after);
					return between.length === merged.between.length && after.length === merged.after.length ? merged : {
						...merged,
						between,
						after
					};
				};
				return change(ledger, count);
			},
			"entries-resolved": (ledger, { fixIds }) => change(ledger, (merged) => merged.resolved || !fixIds.includes(merged.fixId) ? merged : {
				...merged,
				resolved: !0
			})
		};
		function change(ledger, patch) {
			let merged = ledger.merged.map(patch);
			return merged.every((one, index) => one === ledger.merged[index]) ? "known" : (0, fixes_change.Ic)({
				...ledger,
				merged
			});
		}
		function unite(known, more) {
			return [...new Set([...known, ...more])].slice(0, limits.PT);
		}
		var queries = __webpack_require__(3352);
		var review = __webpack_require__(6810);
		var records_tick = __webpack_require__(5420);
		var offers = __webpack_require__(553);
		var entry_reason = __webpack_require__(9864);
		var record_scan = __webpack_require__(5436);
		let entryRules = {
			"entries-filtered": (ledger, { entries }, stateOf) => {
				let fresh = entries.filter(({ id }) => stateOf(id) === "new");
				if (fresh.length === 0) return "known";
				let ids = fresh.map(({ id }) => id);
				let next = (0, fixes_change.IY)({
					...ledger,
					...listFlagged(ledger, fresh),
					filteredCounts: count(ledger, fresh, 1)
				}, ids);
				return (0, fixes_change.Ic)(next, Object.fromEntries(fresh.map(({ id, reason }) => [id, { filtered: reason }])));
			},
			"entries-released": (ledger, { entries }, stateOf) => {
				let released = entries.filter(({ id, reason }) => stateOf(id) === "flagged" || reason === void 0 && stateOf(id) === "new");
				if (released.length === 0) return "known";
				let ids = new Set(released.map(({ id }) => id));
				let isSeen = released.some(({ reason }) => reason !== void 0);
				let scans = (0, fixes_change.YJ)(ledger, ids, isSeen);
				let handled = Object.fromEntries([...ids].map((id) => [id, "released"]));
				let flagged = ledger.flagged?.filter(({ id }) => !ids.has(id));
				return (0, fixes_change.Ic)({
					...ledger,
					flagged,
					filteredCounts: count(ledger, released, -1),
					scans
				}, handled);
			},
			"decisions-scanned": (ledger, event) => {
				let unseen = ({ before, fixId }) => before === void 0 && Object.hasOwn(event.before, fixId);
				if (!ledger.declined.some(unseen)) return "known";
				let see = (topic) => unseen(topic) ? {
					...topic,
					before: event.before[topic.fixId] ?? []
				} : topic;
				return (0, fixes_change.Ic)({
					...ledger,
					declined: ledger.declined.map(see)
				});
			},
			"scan-read": (ledger, { scan }) => (0, fixes_change.Ic)((0, record_scan.zf)(ledger, scan)),
			"export-limited": (ledger, { notBefore }) => (ledger.exportNotBefore ?? 0) >= notBefore ? "known" : (0, fixes_change.Ic)({
				...ledger,
				exportNotBefore: notBefore
			}),
			"feedback-counted": (ledger, { tally }) => (0, fixes_change.Ic)({
				...ledger,
				tally
			}),
			"votes-kept": (ledger, { votes }) => (0, fixes_change.Ic)({
				...ledger,
				votes
			})
		};
		function listFlagged({ flagged = [] }, entries) {
			let fresh = entries.flatMap(({ id, reason, shown }) => shown && (0, entry_reason.Hd)(reason) ? [{
				id,
				reason,
				...shown
			}] : []);
			return fresh.length === 0 ? {} : { flagged: [...fresh, ...flagged].slice(0, limits.P5) };
		}
		function count({ filteredCounts }, entries, step) {
			let counts = { ...filteredCounts };
			for (let { reason } of entries) reason !== void 0 && (counts[reason] = Math.max(0, (counts[reason] ?? 0) + step));
			return counts;
		}
		let effects = {
			retry: forFix(retryFix),
			"give-up": forFix((ledger, fix, now) => giveUpByHand(ledger, fix, now, "by-person")),
			never: (ledger, target, now, stateOf) => (0, queries.DF)(ledger, target) === void 0 ? (0, fixes_change.Ic)(dismissQueued(ledger, target)) : forFix(dismissFix)(ledger, target, now, stateOf),
			"send-now": (ledger, target) => (0, fixes_change.Ic)({
				...ledger,
				sendNow: keep([...ledger.sendNow ?? [], target])
			}),
			pause: (ledger, _target, now) => (0, fixes_change.Ic)({
				...ledger,
				paused: now
			}),
			resume: (ledger) => (0, fixes_change.Ic)({
				...ledger,
				paused: void 0
			}),
			"send-anyway": releaseFlagged,
			together: (ledger, target) => {
				let { together: first } = ledger;
				if (first === void 0) return {
					...(0, fixes_change.Ic)({
						...ledger,
						together: target
					}),
					outcome: { code: "waits" }
				};
				let next = {
					...ledger,
					together: void 0
				};
				if (first === target) return {
					...(0, fixes_change.Ic)(next),
					outcome: { code: "withdrawn" }
				};
				return (0, fixes_change.Ic)(correct(next, {
					kind: "together",
					a: anchorAt(first),
					b: anchorAt(target)
				}));
			},
			apart: (ledger, target) => (0, fixes_change.Ic)(correct(ledger, {
				kind: "apart",
				a: anchorAt(target)
			}))
		};
		function forFix(effect) {
			return (ledger, target, now) => {
				let fix = (0, queries.DF)(ledger, target);
				return fix === void 0 ? "gone" : effect(ledger, fix, now);
			};
		}
		function retryFix(ledger, fix, now) {
			let ids = new Set(fix.entryIds);
			let isLeft = (id) => !ids.has(id);
			let { ledger: released } = (0, fixes_change.w9)(ledger, fix, { retried: now });
			let next = {
				...released,
				scans: (0, fixes_change.YJ)(released, ids, !0),
				attempts: Object.fromEntries(Object.entries(released.attempts).filter(([id]) => isLeft(id))),
				openRuns: (0, fixes_change.LG)(released.openRuns, (run) => ({
					...run,
					failed: run.failed.filter(isLeft)
				})),
				declined: released.declined.filter(({ fixId }) => fixId !== fix.id),
				dismissedTopics: released.dismissedTopics?.filter(({ of }) => of !== fix.id),
				asked: keep([...released.asked ?? [], ...fix.entryIds])
			};
			let handled = Object.fromEntries(fix.entryIds.map((id) => [id, "reopened"]));
			return (0, fixes_change.Ic)((0, fixes_change.gH)(next, fix, now), handled, [{
				...fix,
				retried: now
			}]);
		}
		function giveUpByHand(ledger, fix, now, code) {
			return (0, fixes_change.BR)(ledger, fix, "given-up", now, {
				reason: { code },
				notified: [...fix.notified, "given-up"]
			});
		}
		function dismissFix(ledger, fix, now) {
			let declined = ledger.declined.filter(({ fixId }) => fixId === fix.id).map(({ signatures }) => signatures);
			let topics = (fix.state === "declined" ? declined : fix.topics).map((signatures) => ({
				of: fix.id,
				pages: fix.pages,
				signatures
			}));
			let dismissed = dismiss({
				...ledger,
				declined: ledger.declined.filter(({ fixId }) => fixId !== fix.id)
			}, topics, now);
			return fix.state === "failed" || fix.state === "freed" ? giveUpByHand(dismissed, fix, now, "dismissed") : (0, fixes_change.Ic)(dismissed);
		}
		function dismissQueued(ledger, key) {
			let dismissed = [...ledger.dismissed ?? [], {
				key,
				before: ledger.waiting.at
			}].slice(-limits.NB);
			return {
				...ledger,
				dismissed,
				sendNow: ledger.sendNow?.filter((other) => other !== key)
			};
		}
		function dismiss(ledger, topics, now) {
			let signed = topics.filter(({ signatures }) => signatures.length > 0).map((topic) => ({
				...topic,
				at: now
			}));
			return {
				...ledger,
				dismissedTopics: [...signed, ...ledger.dismissedTopics ?? []].slice(0, limits.Y0)
			};
		}
		function releaseFlagged(ledger, target, _now, stateOf) {
			let entries = (ledger.flagged ?? []).filter(({ id }) => id === target);
			let change = entryRules["entries-released"](ledger, { entries }, stateOf);
			if (typeof change == "string") return "moved-on";
			return {
				...change,
				ledger: {
					...change.ledger,
					asked: keep([...ledger.asked ?? [], target])
				}
			};
		}
		function correct(ledger, correction) {
			return {
				...ledger,
				corrections: [...ledger.corrections ?? [], correction].slice(-limits.I2)
			};
		}
		function anchorAt(anchor) {
			return {
				anchor,
				signatures: []
			};
		}
		function keep(names) {
			return [...new Set(names)].slice(-limits.NB);
		}
		let tickRules = {
			"box-ticked": (ledger, { tick, refused, now }, stateOf) => {
				if (tick.turn < (0, offers.LQ)(ledger, tick)) return "known";
				let page = findPage(ledger, tick);
				let reply = (next, outcome) => answer(next, {
					tick,
					at: now,
					outcome,
					page
				});
				if (refused !== void 0) {
					let latest = ledger.answers?.find((other) => (0, records_tick.zG)(other.tick) === (0, records_tick.zG)(tick));
					return latest?.outcome.code === refused && latest.tick.turn === tick.turn ? "known" : (0, fixes_change.Ic)(reply(ledger, { code: refused }));
				}
				let why = (0, offers.p6)(ledger, tick);
				let change = why === void 0 ? effects[tick.kind](ledger, tick.target, now, stateOf) : why;
				if (typeof change == "string") return (0, fixes_change.Ic)(ticks_count(reply(ledger, {
					code: "not-possible",
					why: change
				}), tick));
				let { outcome = { code: "obeyed" }, ...rest } = change;
				return {
					...rest,
					ledger: ticks_count(reply(rest.ledger, outcome), tick)
				};
			},
			"topics-dismissed": (ledger, { topics, keys, now }) => {
				let dismissed = (ledger.dismissed ?? []).filter(({ key }) => keys.includes(key));
				if (dismissed.length === 0) return "known";
				let known = new Set(dismissed.map(({ key }) => key));
				let matching = topics.filter(({ of }) => known.has(of));
				let left = (ledger.dismissed ?? []).filter(({ key }) => !known.has(key));
				return (0, fixes_change.Ic)(dismiss({
					...ledger,
					dismissed: left
				}, matching, now));
			},
			"corrections-resolved": (ledger, { resolved }) => {
				let known = new Map(resolved.map((side) => [side.anchor, side]));
				let resolve = (side) => side.pages === void 0 ? known.get(side.anchor) ?? side : side;
				let before = ledger.corrections ?? [];
				let corrections = before.map(({ kind, a, b }) => ({
					kind,
					a: resolve(a),
					...b && { b: resolve(b) }
				}));
				return corrections.some(({ a, b }, at) => a !== before[at]?.a || b !== before[at]?.b) ? (0, fixes_change.Ic)({
					...ledger,
					corrections
				}) : "known";
			}
		};
		function answer(ledger, given) {
			let others = (ledger.answers ?? []).filter((other) => (0, records_tick.zG)(other.tick) !== (0, records_tick.zG)(given.tick));
			return {
				...ledger,
				answers: [given, ...others].slice(0, limits.O2)
			};
		}
		function findPage({ fixes, waiting, flagged = [] }, { target }) {
			let queued = waiting.clusters.find(({ key, topics = [] }) => key === target || topics.some(({ anchor }) => anchor === target));
			let [page] = (fixes.find(({ id }) => id === target) ?? queued)?.pages ?? [];
			return page ?? flagged.find(({ id }) => id === target)?.page;
		}
		function ticks_count(ledger, tick) {
			let name = (0, records_tick.zG)(tick);
			let ticks = {
				...ledger.ticks,
				[name]: Math.max(tick.turn, (0, offers.LQ)(ledger, tick)) + 1
			};
			let turns = Object.entries(ticks);
			if (turns.length <= limits.PK) return {
				...ledger,
				ticks
			};
			let answered = new Set((ledger.answers ?? []).map((other) => (0, records_tick.zG)(other.tick)));
			let isShown = (other) => {
				let known = (0, records_tick.MQ)(other);
				return other === name || answered.has(other) || known !== void 0 && (0, offers.p6)(ledger, known) !== "gone";
			};
			return {
				...ledger,
				ticks: Object.fromEntries(turns.filter(([turn]) => isShown(turn)))
			};
		}
		var tracking = __webpack_require__(1711);
		let troubleRules = {
			"run-failed": (ledger, { code, status, run, workflowRun, now }) => {
				let { trouble } = ledger;
				let isSame = trouble?.code === code && trouble.status === status;
				if (isSame && trouble.run === run) return "known";
				let { since, times } = isSame ? trouble : {
					since: now,
					times: 0
				};
				return (0, fixes_change.Ic)({
					...ledger,
					trouble: {
						code,
						status,
						since,
						times: times + 1,
						run,
						workflowRun
					}
				});
			},
			"run-succeeded": (ledger, { run }) => {
				if (ledger.trouble === void 0) return "known";
				return ledger.trouble.run === run ? "stale" : (0, fixes_change.Ic)({
					...ledger,
					trouble: void 0
				});
			}
		};
		var words = __webpack_require__(7913);
		var reason = __webpack_require__(6841);
		let waitingRules = {
			"waiting-listed": (ledger, { clusters, now }) => {
				let waiting = {
					at: now,
					clusters: clusters.slice(0, limits.P1),
					entries: sumEntries(clusters),
					oldest: (0, record_scan.Qd)(clusters.map((cluster) => cluster.oldest)) ?? null,
					more: Math.max(0, clusters.length - limits.P1)
				};
				return JSON.stringify({
					...waiting,
					at: 0
				}) === JSON.stringify({
					...ledger.waiting,
					at: 0
				}) ? "known" : (0, fixes_change.Ic)({
					...ledger,
					waiting
				});
			},
			"waiting-returned": (ledger, { clusters: returned }) => {
				let { waiting } = ledger;
				let keys = new Set(returned.map(({ key }) => key));
				let same = waiting.clusters.filter(({ key }) => keys.has(key));
				let others = waiting.clusters.filter(({ key }) => !keys.has(key));
				if (JSON.stringify(same) === JSON.stringify(returned)) return "known";
				let clusters = [...returned, ...others];
				return (0, fixes_change.Ic)({
					...ledger,
					waiting: {
						...waiting,
						clusters: clusters.slice(0, limits.P1),
						entries: waiting.entries + sumEntries(returned) - sumEntries(same),
						oldest: (0, record_scan.Qd)([waiting.oldest, ...returned.map(({ oldest }) => oldest)]) ?? null,
						more: waiting.more + Math.max(0, clusters.length - limits.P1)
					}
				});
			}
		};
		function sumEntries(clusters) {
			return clusters.reduce((sum, { entries }) => sum + entries, 0);
		}
		let rules = {
			...job_creation.cv,
			...jobProgressRules,
			...entryRules,
			...waitingRules,
			...mergedRules,
			...tracking.b,
			...review.Q,
			...troubleRules,
			...tickRules,
			...words.G,
			...attempts.V2
		};
		function applyCommand(ledger, command, stateOf) {
			let rule = rules[command.type];
			return rule(ledger, command, stateOf);
		}
		function questionedIds(command) {
			if (command.type === "fix-submitted") return command.fix.entryIds;
			if (command.type === "box-ticked") return command.tick.kind === "send-anyway" ? [command.tick.target] : [];
			return command.type === "entries-filtered" || command.type === "entries-released" ? command.entries.map(({ id }) => id) : [];
		}
		function isIntent({ type }) {
			return [
				"fix-submitted",
				"issue-intended",
				"comment-intended",
				"review-intended"
			].includes(type);
		}
		function applyBatch(before, commands, stateOf) {
			let accepted = [];
			let dropped = new Map();
			let resolved = new Map();
			let closed = [];
			let stateNow = (id) => resolved.has(id) ? (0, reason.Es)(resolved.get(id)) : stateOf(id);
			let ledger = before;
			for (let command of commands) {
				let next = applyCommand(ledger, command, stateNow);
				if (typeof next == "string") {
					dropped.set(command, next);
					continue;
				}
				ledger = next.ledger;
				accepted.push(command);
				for (let fix of next.closed) closed.push(fix);
				for (let [id, resolution] of Object.entries(next.handled)) resolved.set(id, resolution);
			}
			return {
				ledger: {
					...pruneFixes(ledger),
					sequence: before.sequence + 1
				},
				accepted,
				dropped,
				resolved,
				closed
			};
		}
		function pruneFixes(ledger) {
			let news = [...(0, queries.dn)(ledger), ...ledger.tracking.commentIntent?.news ?? []];
			let latest = (fixes, most) => [...fixes].sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1)).slice(0, most);
			let shown = latest((0, queries.Sw)(ledger), limits.LR);
			let recent = latest(ledger.fixes.filter(queries.Lx), limits.tw);
			let stay = new Set([...news.map(({ fixId }) => fixId), ...[...recent, ...shown].map(({ id }) => id)]);
			return {
				...ledger,
				fixes: ledger.fixes.filter((fix) => !(0, queries.Lx)(fix) || stay.has(fix.id))
			};
		}
	}),
	44: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$C: () => countPending,
			Lh: () => succeedInRun,
			V2: () => attemptRules,
			m_: () => failFix,
			xL: () => countFailures
		});
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7241);
		var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6854);
		var _queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3352);
		let attemptRules = {
			"run-closed": closeRun,
			"entries-given-up": (ledger, { entryIds, now }) => giveUp(ledger, entryIds.filter((id) => !ledger.asked?.includes(id)), now)
		};
		function failFix(ledger, fix, reason, run, now) {
			let change = (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.BR)(ledger, fix, "failed", now, { reason });
			let { openRuns } = change.ledger;
			let results = openRuns[run] ?? {
				at: now,
				failed: [],
				succeeded: !1
			};
			let account = {
				...results,
				failed: [...results.failed, ...fix.entryIds]
			};
			return {
				...change,
				ledger: {
					...change.ledger,
					openRuns: {
						...openRuns,
						[run]: account
					}
				}
			};
		}
		function succeedInRun(ledger, run, now) {
			let results = ledger.openRuns[run] ?? {
				at: now,
				failed: [],
				succeeded: !0
			};
			return {
				...ledger,
				cautious: !1,
				openRuns: {
					...ledger.openRuns,
					[run]: {
						...results,
						succeeded: !0
					}
				}
			};
		}
		function closeRun(ledger, event) {
			let open = new Map(Object.entries(ledger.openRuns));
			let attempts = new Map(Object.entries(ledger.attempts));
			let { cautious } = ledger;
			for (let [run, { at, failed, succeeded }] of Object.entries(ledger.openRuns)) {
				if (run !== event.run && event.now - at <= _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.vd) continue;
				open.delete(run);
				if (succeeded) for (let id of failed) attempts.set(id, (attempts.get(id) ?? 0) + 1);
				else run === event.run && failed.length > 0 && (cautious = !0);
			}
			if (open.size === Object.keys(ledger.openRuns).length) return "known";
			let exhausted = [...attempts].filter(([, count]) => count >= event.maxAttempts).map(([id]) => id);
			let counts = {
				openRuns: Object.fromEntries(open),
				attempts: Object.fromEntries(attempts),
				cautious
			};
			return giveUp({
				...ledger,
				...counts
			}, exhausted, event.now);
		}
		function countFailures({ attempts }, id) {
			return Object.hasOwn(attempts, id) ? attempts[id] ?? 0 : 0;
		}
		function countPending(ledger, id) {
			return Object.values(ledger.openRuns).flatMap(({ failed }) => failed.filter((other) => other === id)).length;
		}
		function giveUp(ledger, entryIds, now) {
			let held = (0, _queries_js__WEBPACK_IMPORTED_MODULE_2__.iR)(ledger);
			let spent = new Set(entryIds.filter((id) => !held.has(id)));
			if (spent.size === 0) return (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.Ic)(ledger);
			let shown = new Set();
			let closed = [];
			let next = ledger;
			for (let fix of [...ledger.fixes].sort((a, b) => b.since - a.since || b.at - a.at)) {
				if (fix.state !== "failed" || !fix.entryIds.every((id) => spent.has(id) && !shown.has(id))) continue;
				for (let id of fix.entryIds) shown.add(id);
				let change = (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.BR)(next, fix, "given-up", now);
				next = change.ledger;
				for (let one of change.closed) closed.push(one);
			}
			let unshown = spent.size - shown.size;
			let counts = next.filteredCounts;
			let filteredCounts = unshown === 0 ? counts : {
				...counts,
				"given-up": (counts["given-up"] ?? 0) + unshown
			};
			let handled = Object.fromEntries([...spent].map((id) => [id, "given-up"]));
			return (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.Ic)((0, _change_js__WEBPACK_IMPORTED_MODULE_1__.IY)({
				...next,
				filteredCounts
			}, [...spent]), handled, closed);
		}
	}),
	6854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BR: () => moveFix,
			IY: () => rememberDone,
			Ic: () => applied,
			LG: () => mapValues,
			YJ: () => forgetDone,
			gH: () => reopenWindow,
			w9: () => patchFix,
			zS: () => forFix
		});
		var _records_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3366);
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7241);
		var _queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3352);
		var _remember_merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5996);
		let jobless = [
			"submitting",
			"uncertain",
			"freed"
		];
		let dismissible = [
			"failed",
			"freed",
			"given-up",
			"unchanged"
		];
		function applied(ledger, handled = {}, closed = []) {
			return {
				ledger,
				handled,
				closed
			};
		}
		function forFix(from, rule) {
			return (ledger, command) => {
				let fix = (0, _queries_js__WEBPACK_IMPORTED_MODULE_2__.DF)(ledger, command.fixId);
				return fix !== void 0 && from.includes(fix.state) ? rule(ledger, fix, command) : "stale";
			};
		}
		function patchFix(ledger, fix, patch = {}) {
			return applied({
				...ledger,
				fixes: ledger.fixes.map((other) => other.id === fix.id ? {
					...fix,
					...patch
				} : other)
			});
		}
		function moveFix(ledger, fix, state, now, patch = {}) {
			let forgotten = {
				completedAt: void 0,
				unreadableSince: void 0,
				lease: void 0
			};
			let moved = shareNotice(ledger, {
				...fix,
				...forgotten,
				...patch,
				state,
				since: now
			});
			let rest = jobless.includes(fix.state) && !jobless.includes(state) ? dropWishes(ledger, fix) : ledger;
			if (!(0, _queries_js__WEBPACK_IMPORTED_MODULE_2__.Lx)(moved)) return patchFix(rest, moved);
			let next = patchFix(rest, moved, { topics: keepTopics(moved) }).ledger;
			let counted = countOutcome(rememberDecision((0, _remember_merge_js__WEBPACK_IMPORTED_MODULE_3__.K)(next, moved), moved), fix, state);
			if (!_records_fix_js__WEBPACK_IMPORTED_MODULE_0__.xP[state].holdsEntries) return applied(reopenWindow(counted, moved, now), {}, [moved]);
			let handled = Object.fromEntries(moved.entryIds.map((id) => [id, { fix: moved.id }]));
			return applied(rememberDone(counted, moved.entryIds), handled, [moved]);
		}
		function dropWishes(ledger, { key, entryIds }) {
			return {
				...ledger,
				sendNow: ledger.sendNow?.filter((other) => other !== key),
				asked: ledger.asked?.filter((id) => !entryIds.includes(id))
			};
		}
		function keepTopics({ state, topics }) {
			if (!dismissible.includes(state)) return [];
			return topics.slice(0, _records_limits_js__WEBPACK_IMPORTED_MODULE_1__.VY).map((signatures) => signatures.slice(0, _records_limits_js__WEBPACK_IMPORTED_MODULE_1__.Cb));
		}
		function shareNotice(ledger, fix) {
			let { prLink, notified } = fix;
			if (prLink === void 0 || notified.includes("pull-request")) return fix;
			return ledger.fixes.filter((other) => other.notified.includes("pull-request")).some((other) => other.prLink?.url === prLink.url) ? {
				...fix,
				notified: [...notified, "pull-request"]
			} : fix;
		}
		function countOutcome(ledger, before, state) {
			let outcomes = {
				...ledger.outcomes,
				[state]: (ledger.outcomes[state] ?? 0) + 1
			};
			(0, _queries_js__WEBPACK_IMPORTED_MODULE_2__.Lx)(before) && (outcomes[before.state] = Math.max(0, (outcomes[before.state] ?? 0) - 1));
			return {
				...ledger,
				outcomes
			};
		}
		function reopenWindow(ledger, fix, at) {
			let { oldest } = fix;
			if (oldest === null) return ledger;
			let reopen = (scan) => ({
				...scan,
				oldestWaiting: Math.min(scan.oldestWaiting ?? oldest, oldest),
				reopened: {
					at,
					oldest: Math.min(scan.reopened?.oldest ?? oldest, oldest)
				}
			});
			return {
				...ledger,
				scans: mapValues(ledger.scans, reopen)
			};
		}
		function rememberDone(ledger, ids) {
			if (ids.length === 0) return ledger;
			let done = new Set(ids);
			let isLeft = (id) => !done.has(id);
			let votes = mapValues(ledger.votes, (kept) => kept.filter(isLeft));
			return {
				...ledger,
				openRuns: mapValues(ledger.openRuns, (run) => ({
					...run,
					failed: run.failed.filter(isLeft)
				})),
				scans: mapValues(ledger.scans, (scan) => ({
					...scan,
					done: [...new Set([...scan.done, ...ids])].sort()
				})),
				attempts: Object.fromEntries(Object.entries(ledger.attempts).filter(([id]) => isLeft(id))),
				asked: ledger.asked?.filter(isLeft),
				votes: Object.fromEntries(Object.entries(votes).filter(([, kept]) => kept.length > 0))
			};
		}
		function forgetDone(ledger, ids, restart) {
			let undated = restart ? {
				undated: void 0,
				undatedWalk: void 0
			} : {};
			return mapValues(ledger.scans, (scan) => ({
				...scan,
				...undated,
				done: scan.done.filter((id) => !ids.has(id))
			}));
		}
		function mapValues(values, change) {
			return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
		}
		function rememberDecision(ledger, fix) {
			let others = ledger.declined.filter((topic) => topic.fixId !== fix.id);
			if (fix.state !== "declined") return {
				...ledger,
				declined: others
			};
			let topics = fix.topics.map((signatures) => ({
				fixId: fix.id,
				at: fix.since,
				pages: fix.pages,
				signatures
			}));
			return {
				...ledger,
				declined: [...topics, ...others].slice(0, _records_limits_js__WEBPACK_IMPORTED_MODULE_1__.gd)
			};
		}
	}),
	9845: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Al: () => recentCreations,
			cv: () => jobCreationRules,
			nh: () => renewLeases
		});
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7241);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44);
		var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6854);
		var _months_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8901);
		var _queries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3352);
		var _repositories_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7466);
		let sent = ["submitting", "uncertain"];
		let jobCreationRules = {
			"fix-submitted": (ledger, submission, stateOf) => {
				let reason = refuse(ledger, submission, stateOf);
				if (reason !== void 0) return reason;
				let { fix } = submission;
				let jobCreations = [...recentCreations(ledger, fix.at), fix.at];
				let jobsPerMonth = (0, _months_js__WEBPACK_IMPORTED_MODULE_3__.vO)(ledger, fix.at, 1);
				let rest = takeFromQueue(ledger, fix);
				return (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.Ic)({
					...rest,
					fixes: [fix, ...ledger.fixes],
					jobCreations,
					jobsPerMonth
				});
			},
			"fix-withdrawn": (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.zS)(sent, (ledger, fix) => {
				let index = ledger.jobCreations.indexOf(fix.at);
				return (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.Ic)({
					...(0, _change_js__WEBPACK_IMPORTED_MODULE_2__.gH)(ledger, fix, fix.lease ?? fix.at),
					fixes: ledger.fixes.filter((other) => other.id !== fix.id),
					jobCreations: ledger.jobCreations.filter((_, position) => position !== index),
					jobsPerMonth: (0, _months_js__WEBPACK_IMPORTED_MODULE_3__.vO)(ledger, fix.at, -1)
				});
			}),
			"job-created": (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.zS)(sent, (ledger, fix, event) => {
				let job = {
					id: event.job.id,
					status: event.job.status
				};
				let updated = (0, _repositories_js__WEBPACK_IMPORTED_MODULE_5__.M)(ledger, event.repositories ?? []);
				return (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.BR)(updated, fix, "active", event.now, {
					job,
					reason: void 0
				});
			}),
			"job-unanswered": (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.zS)(["submitting"], (ledger, fix, { error, now }) => (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.BR)(ledger, fix, "uncertain", now, { reason: {
				code: "unanswered",
				error
			} })),
			"job-refused": (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.zS)(sent, (ledger, fix, { error, run, now }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.m_)(ledger, fix, {
				code: "refused",
				error
			}, run, now)),
			"service-limited": (ledger, { notBefore }) => (ledger.notBefore ?? 0) >= notBefore ? "known" : (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.Ic)({
				...ledger,
				notBefore
			}),
			"lease-expired": (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.zS)(["submitting"], (ledger, fix, { now }) => (fix.lease ?? 0) > now ? "stale" : (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.BR)(ledger, fix, "uncertain", now, { reason: { code: "run-ended" } }))
		};
		function refuse(ledger, submission, stateOf) {
			let { fix, maxOpen, maxPerMonth = Infinity, declines } = submission;
			let open = ledger.fixes.filter((other) => (0, _queries_js__WEBPACK_IMPORTED_MODULE_4__.nT)(other, fix.at));
			let held = (0, _queries_js__WEBPACK_IMPORTED_MODULE_4__.iR)(ledger);
			let sharesPage = (other) => other.pages.some((page) => fix.pages.includes(page));
			if ((0, _queries_js__WEBPACK_IMPORTED_MODULE_4__.DF)(ledger, fix.id) !== void 0) return "recorded";
			if (fix.entryIds.some((id) => held.has(id) || stateOf(id) !== "new")) return "entry-taken";
			if (ledger.paused !== void 0) return "paused";
			if (open.some(sharesPage)) return "page-open";
			if (ledger.declined.some((topic) => !declines.includes(topic.fixId) && sharesPage(topic))) return "declined";
			let dismissals = ledger.dismissedTopics ?? [];
			if (ledger.dismissed?.some(({ key }) => key === fix.key) || dismissals.some((topic) => !declines.includes(topic.of) && sharesPage(topic))) return "dismissed";
			let isOutOfTurn = ledger.sendNow?.includes(fix.key) === !0;
			if (open.length >= maxOpen + Number(isOutOfTurn)) return "max-open";
			if (open.filter((other) => other.state === "submitting").length >= _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.nT) return "others-creating";
			if (recentCreations(ledger, fix.at).length >= _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.yH) return "hourly-limit";
			if ((0, _months_js__WEBPACK_IMPORTED_MODULE_3__.uq)(ledger, (0, _months_js__WEBPACK_IMPORTED_MODULE_3__.GS)(fix.at)) >= maxPerMonth) return "monthly-limit";
			if ((ledger.notBefore ?? 0) > fix.at) return "service-pause";
			if (!ledger.contact && open.some((other) => other.state !== "proposed")) return "no-contact";
		}
		function takeFromQueue(ledger, { key }) {
			let sent = ledger.waiting.clusters.find((cluster) => cluster.key === key);
			let clusters = ledger.waiting.clusters.filter((cluster) => cluster !== sent);
			let entries = ledger.waiting.entries - (sent?.entries ?? 0);
			return {
				...ledger,
				waiting: {
					...ledger.waiting,
					clusters,
					entries
				}
			};
		}
		function recentCreations(ledger, now) {
			return ledger.jobCreations.filter((at) => now - at < _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.MB);
		}
		function renewLeases(ledger, run, lease) {
			let renew = (fix) => fix.state === "submitting" && fix.run === run ? {
				...fix,
				lease
			} : fix;
			return {
				...ledger,
				fixes: ledger.fixes.map(renew)
			};
		}
	}),
	8437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cm: () => listLinked,
			Hv: () => matchPull,
			ig: () => isMarkedFor,
			nW: () => clockSkew
		});
		var _prompt_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1321);
		var _queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3352);
		let clockSkew = 6e4;
		function isMarkedFor(fix, { own, createdAt, body }) {
			return own && createdAt >= fix.at - clockSkew && (0, _prompt_marker_js__WEBPACK_IMPORTED_MODULE_1__.Xh)(body).includes(fix.id);
		}
		function matchPull(ledger, pull) {
			let linked = pull.own ? listLinked(ledger, pull.link) : [];
			let first = linked.find(({ review }) => review?.number === pull.link.number) ?? linked[0];
			if (first !== void 0) return {
				kind: "linked",
				fix: first
			};
			let fix = ledger.fixes.find((each) => isMarkedFor(each, pull));
			let isAlone = (0, _prompt_marker_js__WEBPACK_IMPORTED_MODULE_1__.Xh)(pull.body).length === 1;
			let reviewed = pull.own ? ledger.fixes.find((each) => isReviewedOn(each, pull.link)) : void 0;
			if (reviewed !== void 0) return {
				kind: isAlone && reviewed === fix && !(0, _queries_js__WEBPACK_IMPORTED_MODULE_0__.Lx)(fix) ? "marked" : "reviewed",
				fix: reviewed
			};
			if (fix === void 0) return { kind: "none" };
			if (!isAlone) return {
				kind: "unclear",
				why: "several-markers"
			};
			if (fix.prLink !== void 0 || fix.review?.number !== void 0) return {
				kind: "unclear",
				why: "other-pull"
			};
			return (0, _queries_js__WEBPACK_IMPORTED_MODULE_0__.Lx)(fix) ? {
				kind: "unclear",
				why: "ended"
			} : {
				kind: "marked",
				fix
			};
		}
		function isReviewedOn({ prLink, review }, { number }) {
			return prLink === void 0 && review?.number === number;
		}
		function listLinked({ fixes }, { url }) {
			return fixes.filter(({ prLink }) => prLink?.url.toLowerCase() === url.toLowerCase());
		}
	}),
	8901: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GS: () => monthOf,
			p9: () => endOfMonth,
			uq: () => countJobs,
			vO: () => addJob
		});
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7241);
		function monthOf(time) {
			let date = new Date(time);
			return Number.isNaN(date.getTime()) ? "unknown" : date.toISOString().slice(0, 7);
		}
		function endOfMonth(time) {
			let date = new Date(time);
			return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
		}
		function countJobs({ jobsPerMonth, fixes }, month) {
			return jobsPerMonth?.[month] ?? fixes.filter(({ at }) => monthOf(at) === month).length;
		}
		function addJob(ledger, time, by) {
			let month = monthOf(time);
			let jobs = {
				...ledger.jobsPerMonth,
				[month]: Math.max(0, countJobs(ledger, month) + by)
			};
			let latest = Object.entries(jobs).sort(([a], [b]) => a < b ? 1 : -1);
			return Object.fromEntries(latest.slice(0, _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.yZ));
		}
	}),
	3352: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DF: () => findFix,
			Lx: () => isClosed,
			Sw: () => listWithoutPull,
			ZV: () => latestTime,
			dn: () => pendingNews,
			iR: () => heldEntries,
			n0: () => holdsEntries,
			nT: () => isOpen
		});
		var _records_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3366);
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7241);
		function isOpen({ state, unreadableSince }, now) {
			let isLost = state === "proposed" && unreadableSince !== void 0 && now - unreadableSince > _records_limits_js__WEBPACK_IMPORTED_MODULE_1__.LJ;
			return _records_fix_js__WEBPACK_IMPORTED_MODULE_0__.xP[state].open && !isLost;
		}
		function holdsEntries(fix) {
			return _records_fix_js__WEBPACK_IMPORTED_MODULE_0__.xP[fix.state].holdsEntries && fix.retried === void 0;
		}
		function isClosed(fix) {
			return !_records_fix_js__WEBPACK_IMPORTED_MODULE_0__.xP[fix.state].open;
		}
		function findFix(ledger, id) {
			return ledger.fixes.find((fix) => fix.id === id);
		}
		function heldEntries(ledger) {
			return new Set(ledger.fixes.filter(holdsEntries).flatMap((fix) => fix.entryIds));
		}
		function latestTime({ fixes, scans }) {
			let scanned = Object.values(scans).flatMap(({ complete }) => complete ?? []);
			return [...fixes.map(({ since }) => since), ...scanned].reduce((latest, time) => Math.max(latest, time), 0);
		}
		function listWithoutPull(ledger) {
			let latest = latestTime(ledger);
			return ledger.fixes.filter(({ state, since, retried }) => state === "unchanged" && retried === void 0 && latest - since <= _records_limits_js__WEBPACK_IMPORTED_MODULE_1__.zx);
		}
		function pendingNews({ fixes }, remindBefore = -Infinity) {
			let isNewLink = rememberLinks(fixes, "pull-request");
			let isNewReminder = rememberLinks(fixes, "reminder");
			return fixes.flatMap((fix) => {
				let { news } = _records_fix_js__WEBPACK_IMPORTED_MODULE_0__.xP[fix.state];
				let isWaiting = fix.state === "proposed" && fix.unreadableSince === void 0 && fix.since <= remindBefore;
				if (news === void 0) return [];
				if (!fix.notified.includes(news)) return news !== "pull-request" || isNewLink(fix) ? [{
					fixId: fix.id,
					news
				}] : [];
				return isWaiting && isNewReminder(fix) ? [{
					fixId: fix.id,
					news: "reminder"
				}] : [];
			});
		}
		function rememberLinks(fixes, kind) {
			let reported = new Set(fixes.filter(({ notified }) => notified.includes(kind)).map(({ prLink }) => prLink?.url));
			return ({ prLink, notified }) => {
				if (notified.includes(kind) || prLink !== void 0 && reported.has(prLink.url)) return !1;
				reported.add(prLink?.url);
				return !0;
			};
		}
	}),
	5996: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => rememberMerge,
			b: () => pickSignatures
		});
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7241);
		function rememberMerge(ledger, fix) {
			if (fix.state !== "merged") return ledger;
			let { id, at: sent, since: at, pages, prLink, complaints, oldest } = fix;
			let declined = ledger.declined.filter(({ fixId }) => fixId === id).map(({ signatures }) => signatures);
			let merged = {
				fixId: id,
				prLink,
				sent,
				at,
				pages,
				signatures: pickSignatures(fix.topics.length > 0 ? fix.topics : declined),
				since: complaints && findStart(ledger.tally, complaints.since, oldest),
				alike: complaints?.alike,
				between: [],
				after: [],
				votes: sumVotes(ledger.tally, pages),
				votesFrom: Math.max(at, ledger.tally.countedTo)
			};
			let others = ledger.merged.filter(({ fixId }) => fixId !== id);
			return {
				...ledger,
				merged: [merged, ...others].sort((a, b) => b.at - a.at).slice(0, _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.ST)
			};
		}
		function pickSignatures(topics) {
			let picked = new Set();
			let longest = topics.reduce((most, signatures) => Math.max(most, signatures.length), 0);
			for (let index = 0; index < longest; index += 1) for (let signatures of topics) {
				let signature = signatures[index];
				signature !== void 0 && picked.size < _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.sd && picked.add(signature);
			}
			return [...picked];
		}
		function findStart({ weeks }, since, oldest) {
			let mondays = Object.keys(weeks).map((monday) => Date.parse(monday));
			let known = mondays.filter((monday) => Number.isFinite(monday));
			let starts = [since, mondays.length < _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.qz ? known.reduce((a, b) => Math.min(a, b), Infinity) : void 0].filter((start) => start !== void 0 && Number.isFinite(start));
			if (starts.length === 0) return oldest ?? void 0;
			let latest = starts.reduce((a, b) => Math.max(a, b));
			return Math.min(latest, oldest ?? latest);
		}
		function sumVotes({ pages: counts }, pages) {
			return pages.flatMap((page) => Object.hasOwn(counts, page) ? counts[page] ?? [] : []).reduce((sum, { up, down }) => ({
				up: sum.up + up,
				down: sum.down + down
			}), {
				up: 0,
				down: 0
			});
		}
	}),
	7466: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => addRepositories,
			v: () => listReceiving
		});
		var _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9763);
		function addRepositories(ledger, names) {
			let repositories = new Map(Object.entries(ledger.repositories));
			for (let name of names) {
				let known = [...repositories.keys()].find((other) => other.toLowerCase() === name.toLowerCase());
				if (known === void 0 && repositories.size >= 20) continue;
				repositories.set(known ?? name, {
					...repositories.get(known ?? name),
					receives: !0
				});
			}
			return {
				...ledger,
				repositories: Object.fromEntries(repositories)
			};
		}
		function listReceiving(ledger, tracking) {
			let known = Object.keys(ledger.repositories).filter((name) => ledger.repositories[name]?.receives).map(_addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_0__.$M).filter((name) => name !== void 0);
			return known.length === 0 ? [tracking] : known;
		}
	}),
	6810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => reviewedNumber,
			Q: () => reviewRules
		});
		var _records_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3366);
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7241);
		var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6854);
		let reviewRules = {
			"review-intended": (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.zS)(_records_fix_js__WEBPACK_IMPORTED_MODULE_0__.sQ, (ledger, fix, { number, nonce, deleted, judged, now }) => {
				let { review } = fix;
				let isElsewhere = review !== void 0 && reviewedNumber(fix) !== number;
				let isLost = review?.comment === void 0 ? now - (review?.at ?? 0) >= _records_limits_js__WEBPACK_IMPORTED_MODULE_1__.JG : review.comment === deleted;
				return (isElsewhere ? fix.prLink?.number === number : isLost) ? (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.w9)(ledger, fix, { review: {
					nonce,
					at: now,
					number,
					judged
				} }) : "stale";
			}),
			"review-judged": (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.zS)(_records_fix_js__WEBPACK_IMPORTED_MODULE_0__.sQ, (ledger, fix, { nonce, comment, number, judged }) => {
				let { review } = fix;
				if (review?.nonce !== nonce || reviewedNumber(fix) !== number) return "stale";
				if (review.comment === comment && review.number === number && isSameJudged(review.judged, judged)) return "known";
				return (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.w9)(ledger, fix, { review: {
					...review,
					number,
					comment,
					judged
				} });
			})
		};
		function reviewedNumber({ review, prLink }) {
			return review?.number ?? (review && prLink?.number);
		}
		let judgedFields = [
			"verdict",
			"head",
			"topics",
			"unanswered"
		];
		function isSameJudged(one, other) {
			let listFiles = ({ files = {} }) => JSON.stringify(Object.entries(files).toSorted());
			return one !== void 0 && judgedFields.every((field) => one[field] === other[field]) && listFiles(one) === listFiles(other);
		}
	}),
	553: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$y: () => listTopicOffers,
			AS: () => listOffers,
			Jv: () => listQueueOffers,
			LB: () => listProjectOffers,
			LQ: () => turnOf,
			SW: () => listFlagOffers,
			p6: () => judgeTick
		});
		var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3352);
		var _records_tick_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5420);
		let retriable = [
			"failed",
			"given-up",
			"unchanged",
			"archived",
			"declined",
			"freed"
		];
		let released = ["failed", "freed"];
		let remembered = ["given-up", "unchanged"];
		let fixTable = {
			retry: (ledger, fix) => {
				if (!retriable.includes(fix.state) || fix.entryIds.length === 0) return "moved-on";
				if (fix.retried !== void 0) return "already";
				return isTaken(ledger, fix) ? "taken" : void 0;
			},
			never: (ledger, fix) => {
				if (fix.retried !== void 0) return "moved-on";
				if (fix.reason?.code === "dismissed" || (ledger.dismissedTopics ?? []).some(({ of }) => of === fix.id)) return "already";
				if (released.includes(fix.state)) return isTaken(ledger, fix) ? "taken" : void 0;
				let isKnown = remembered.includes(fix.state) && fix.topics.length > 0;
				let isDeclined = fix.state === "declined" && ledger.declined.some(({ fixId }) => fixId === fix.id);
				return isKnown || isDeclined ? void 0 : "moved-on";
			},
			"give-up": (_, { state, unreadableSince }) => {
				let isLost = state === "proposed" && unreadableSince !== void 0;
				if (state === "given-up") return "already";
				return state === "active" || state === "uncertain" || isLost ? void 0 : "moved-on";
			}
		};
		let queueTable = {
			"send-now": (ledger, { key, reason }) => {
				if (isDismissed(ledger, key) || reason.code === "page-open") return "moved-on";
				return ledger.sendNow?.includes(key) ? "already" : void 0;
			},
			never: (ledger, { key }) => isDismissed(ledger, key) ? "already" : void 0
		};
		let topicTable = {
			together: ({ waiting: { clusters } }) => clusters.reduce((sum, { topics = [] }) => sum + topics.length, 0) > 1 ? void 0 : "moved-on",
			apart: ({ corrections = [] }, { waiting: { topics = [] }, anchor }) => {
				if (topics.length < 2) return "moved-on";
				return corrections.findLast(({ a, b }) => a.anchor === anchor || b?.anchor === anchor)?.kind === "apart" ? "already" : void 0;
			}
		};
		let flagTable = { "send-anyway": () => void 0 };
		let projectTable = {
			pause: ({ paused }) => paused === void 0 ? void 0 : "already",
			resume: ({ paused }) => paused === void 0 ? "already" : void 0
		};
		function isTaken({ fixes }, { id, entryIds }) {
			let ids = new Set(entryIds);
			return fixes.some((other) => other.id !== id && (0, _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__.n0)(other) && other.entryIds.some((entry) => ids.has(entry)));
		}
		function isDismissed({ dismissed = [] }, key) {
			return dismissed.some((one) => one.key === key);
		}
		function listOffers(ledger, fix) {
			return list(ledger, fixTable, fix, fix.id);
		}
		function listQueueOffers(ledger, waiting) {
			return list(ledger, queueTable, waiting, waiting.key);
		}
		function listTopicOffers(ledger, waiting, anchor) {
			return list(ledger, topicTable, {
				waiting,
				anchor
			}, anchor);
		}
		function listFlagOffers(ledger, entry) {
			return list(ledger, flagTable, entry, entry.id);
		}
		function listProjectOffers(ledger) {
			return list(ledger, projectTable, void 0, _records_tick_js__WEBPACK_IMPORTED_MODULE_1__.Xh);
		}
		function list(ledger, table, item, target) {
			return Object.keys(table).filter((kind) => table[kind]?.(ledger, item) === void 0).map((kind) => ({
				kind,
				target,
				turn: turnOf(ledger, {
					kind,
					target
				})
			}));
		}
		function turnOf({ ticks = {} }, tick) {
			let name = (0, _records_tick_js__WEBPACK_IMPORTED_MODULE_1__.zG)(tick);
			return Object.hasOwn(ticks, name) ? ticks[name] ?? 0 : 0;
		}
		function judgeTick(ledger, { kind, target }) {
			let judge = (table, item) => kind in table ? table[kind]?.(ledger, item) : "gone";
			let { clusters } = ledger.waiting;
			if (kind in projectTable) return target === _records_tick_js__WEBPACK_IMPORTED_MODULE_1__.Xh ? judge(projectTable, void 0) : "gone";
			let fix = (0, _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__.DF)(ledger, target);
			if (fix !== void 0) return judge(fixTable, fix);
			let entry = ledger.flagged?.find(({ id }) => id === target);
			if (kind in flagTable) return entry === void 0 ? "gone" : judge(flagTable, entry);
			if (kind in topicTable) {
				let waiting = clusters.find(({ topics }) => topics?.some(({ anchor }) => anchor === target));
				return waiting === void 0 ? "gone" : judge(topicTable, {
					waiting,
					anchor: target
				});
			}
			let waiting = clusters.find(({ key }) => key === target);
			return waiting === void 0 ? "gone" : judge(queueTable, waiting);
		}
	}),
	1711: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => isAlive,
			b: () => trackingRules
		});
		var _fixes_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6854);
		var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3352);
		function isAlive(intent, now) {
			return intent !== void 0 && intent.lease > now;
		}
		function track(ledger, part) {
			return (0, _fixes_change_js__WEBPACK_IMPORTED_MODULE_0__.Ic)({
				...ledger,
				tracking: {
					...ledger.tracking,
					...part
				}
			});
		}
		let trackingRules = {
			"issue-intended": (ledger, { intent }) => ledger.tracking.issue === void 0 && ledger.tracking.intent === void 0 ? track(ledger, { intent }) : "stale",
			"issue-found": (ledger, { issue, author }) => {
				let { tracking } = ledger;
				let same = tracking.issue === issue;
				if (same && tracking.intent === void 0) return "known";
				let comments = same ? {} : {
					newestComment: void 0,
					comments: 0
				};
				return track(ledger, {
					issue,
					author: author ?? tracking.author,
					intent: void 0,
					...comments
				});
			},
			"issue-intent-dropped": (ledger, { nonce }) => ledger.tracking.intent?.nonce === nonce ? track(ledger, { intent: void 0 }) : "stale",
			"comment-intended": (ledger, { intent, remindBefore }) => {
				if (ledger.tracking.commentIntent !== void 0) return "stale";
				let news = (0, _fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__.dn)(ledger, remindBefore);
				return news.length === 0 ? "known" : track(ledger, { commentIntent: {
					...intent,
					news
				} });
			},
			"comment-posted": (ledger, { nonce, comment, author }) => {
				let { commentIntent: intent, newestComment, comments, ...tracking } = ledger.tracking;
				if (intent?.nonce !== nonce) return "known";
				let links = intent.news.filter(({ news }) => news === "pull-request" || news === "reminder").map(({ fixId, news }) => ({
					news,
					url: (0, _fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__.DF)(ledger, fixId)?.prLink?.url
				}));
				let notify = (fix) => {
					let own = intent.news.filter(({ fixId }) => fixId === fix.id).map(({ news }) => news);
					let shared = links.filter(({ url }) => url !== void 0 && url === fix.prLink?.url);
					let news = [...own, ...shared.map((one) => one.news)];
					return news.length === 0 ? fix : {
						...fix,
						notified: [...new Set([...fix.notified, ...news])]
					};
				};
				return (0, _fixes_change_js__WEBPACK_IMPORTED_MODULE_0__.Ic)({
					...ledger,
					fixes: ledger.fixes.map(notify),
					tracking: {
						...tracking,
						author: author ?? tracking.author,
						newestComment: comment,
						comments: comments + (newestComment === comment ? 0 : 1)
					}
				});
			},
			"comment-intent-dropped": (ledger, { nonce }) => ledger.tracking.commentIntent?.nonce === nonce ? track(ledger, { commentIntent: void 0 }) : "stale"
		};
	}),
	7913: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => wordRules,
			k: () => hasWords
		});
		var _fixes_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6854);
		function hasWords({ fixes, waiting }) {
			return [
				...fixes,
				...waiting.clusters,
				...waiting.clusters.flatMap(({ topics = [] }) => topics)
			].some(({ words = [] }) => words.length > 0);
		}
		let wordRules = { "words-withdrawn": (ledger, _) => {
			if (!hasWords(ledger)) return "known";
			let clusters = ledger.waiting.clusters.map(({ words: _, topics, ...cluster }) => topics === void 0 ? cluster : {
				...cluster,
				topics: topics.map((topic) => ({
					...topic,
					words: []
				}))
			});
			let fixes = ledger.fixes.map(({ words: _, ...fix }) => fix);
			return (0, _fixes_change_js__WEBPACK_IMPORTED_MODULE_0__.Ic)({
				...ledger,
				fixes,
				waiting: {
					...ledger.waiting,
					clusters
				}
			});
		} };
	}),
	3457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UU: () => findGap,
			W5: () => noteRun,
			fn: () => lastRunSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4394);
		var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3366);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7241);
		let gapSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			since: _fix_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			until: _fix_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			covered: _fix_js__WEBPACK_IMPORTED_MODULE_0__.kB.optional()
		});
		let lastRunSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			at: _fix_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			starts: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(_fix_js__WEBPACK_IMPORTED_MODULE_0__.kB),
			gap: gapSchema.optional()
		});
		let apart = _limits_js__WEBPACK_IMPORTED_MODULE_1__.vd / 2;
		let leastGap = 3.5 * _limits_js__WEBPACK_IMPORTED_MODULE_1__.vd;
		function findGap(lastRun, now, from) {
			if (lastRun === void 0) return;
			let since = lastRun.at;
			if (now - since <= Math.max(leastGap, 3 * usualDistance(lastRun))) return;
			return {
				since,
				until: now,
				...from !== void 0 && from > since ? { covered: from } : {}
			};
		}
		function usualDistance({ starts }) {
			let distances = starts.slice(1).map((start, index) => (starts[index] ?? start) - start);
			return distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
		}
		function noteRun(lastRun, now, gap) {
			let { at, starts, gap: earlier } = lastRun ?? {
				at: now,
				starts: []
			};
			let isApart = starts[0] === void 0 || now - starts[0] >= apart;
			let kept = gap?.since === at ? gap : earlier;
			return {
				at: Math.max(at, now),
				starts: isApart ? [now, ...starts].slice(0, 11) : starts,
				...kept === void 0 ? {} : { gap: kept }
			};
		}
	}),
	7241: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cb: () => signaturesKept,
			DW: () => listLag,
			I2: () => correctionsKept,
			JG: () => leaseLength,
			KH: () => manyPages,
			Ku: () => mostRemembered,
			LJ: () => unreadableFor,
			LR: () => recentWithoutPull,
			MB: () => creationWindow,
			NB: () => askedKept,
			O2: () => answersKept,
			P1: () => waitingShown,
			P3: () => undatedPauses,
			P5: () => flaggedKept,
			PK: () => turnsKept,
			PT: () => complaintsPerFix,
			QU: () => forgetScans,
			SN: () => declinedReturns,
			ST: () => recentMerged,
			UU: () => jobTimesKept,
			VY: () => topicsKept,
			Wd: () => fewestSteps,
			Y0: () => dismissedKept,
			YD: () => secondPoll,
			ZN: () => forgetUnreadable,
			_L: () => patience,
			gd: () => recentDeclined,
			j6: () => leaseReserve,
			l0: () => pauseAfter,
			nT: () => submittingAtOnce,
			oR: () => windowOverlap,
			qz: () => tallyWeeks,
			sd: () => signaturesPerFix,
			so: () => votesPerPage,
			tw: () => recentFixes,
			vd: () => day,
			vq: () => tallyPages,
			yH: () => creationsPerHour,
			yZ: () => monthsKept,
			zx: () => withoutPullShown
		});
		let minute = 6e4;
		let hour = 60 * minute;
		let day = 24 * hour;
		let leaseLength = 10 * minute;
		let leaseReserve = 2 * minute;
		let submittingAtOnce = 5;
		let creationsPerHour = 100;
		let creationWindow = hour;
		let jobTimesKept = 32;
		let monthsKept = 13;
		let secondPoll = minute;
		let unreadableFor = 7 * day;
		let forgetUnreadable = 90 * day;
		let listLag = minute;
		let windowOverlap = day;
		let undatedPauses = [
			day,
			7 * day,
			30 * day
		];
		let manyPages = 50;
		let forgetScans = 30 * day;
		let declinedReturns = 3;
		let recentFixes = 40;
		let withoutPullShown = 30 * day;
		let recentWithoutPull = 200;
		let recentDeclined = 200;
		let topicsKept = 4;
		let signaturesKept = 2;
		let recentMerged = 50;
		let signaturesPerFix = 24;
		let complaintsPerFix = 50;
		let waitingShown = 50;
		let patience = 3;
		let fewestSteps = 10;
		let mostRemembered = 5e3;
		let tallyPages = 500;
		let tallyWeeks = 26;
		let votesPerPage = 200;
		let answersKept = 30;
		let askedKept = 500;
		let flaggedKept = 20;
		let correctionsKept = 100;
		let dismissedKept = 400;
		let turnsKept = 1e3;
		function pauseAfter(retryAfter) {
			return Math.min(retryAfter ?? 9e5, 864e5);
		}
	}),
	8562: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dJ: () => isLasting,
			fE: () => troubleSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4394);
		var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3366);
		let troubleSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			code: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"creation-refused",
				"service-refused",
				"service-unreachable",
				"job-path",
				"github-refused",
				"github-unreachable",
				"github-limited"
			]),
			status: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().optional(),
			since: _fix_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			times: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int(),
			run: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			workflowRun: _fix_js__WEBPACK_IMPORTED_MODULE_0__.ai.optional()
		});
		function isLasting(trouble) {
			return trouble !== void 0 && trouble.times > 1;
		}
	}),
	8954: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jl: () => beginWalk,
			Nf: () => windowStart,
			hn: () => planScan
		});
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7241);
		function nameFilters(filters, scope = "") {
			let list = (values) => [...new Set(values)].sort().join(",");
			let name = `sources=${list(filters.sources)} statuses=${list(filters.statuses)}`;
			return scope === "" ? name : `${name} scope=${scope}`;
		}
		function planScan(ledger, filters, { maxAge, now, undated, scope }) {
			let name = nameFilters(filters, scope);
			let record = ledger.scans[name] ?? { done: [] };
			let begin = (kind, from) => beginWalk(filters, kind, now, from);
			let walks = [];
			if (record.backlog === void 0) walks.push(begin("window", windowFrom(record, maxAge, now)));
			else {
				let seen = record.readTo ?? record.backlog.start;
				walks.push(record.newest === void 0 ? begin("newest", seen - _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.oR) : {
					kind: "newest",
					...record.newest
				});
				let { oldestWaiting: _, ...backlog } = record.backlog;
				walks.push({
					kind: "backlog",
					...backlog
				});
			}
			let whole = planUndated(record, () => begin("undated"), undated ?? (isUndatedDue(record, now) ? "now" : void 0));
			let share = record.complete === void 0 ? 0 : _records_limits_js__WEBPACK_IMPORTED_MODULE_0__._L;
			whole !== void 0 && walks.push({
				...whole,
				waited: Math.max(whole.waited, share)
			});
			return {
				filters: name,
				start: now,
				walks
			};
		}
		function planUndated({ undatedWalk }, begin, wanted) {
			if (undatedWalk === void 0 || wanted === "anew") return wanted && begin();
			let { found: _, tally: _tally, ...walk } = undatedWalk;
			return {
				kind: "undated",
				...walk
			};
		}
		function beginWalk(filters, kind, start, from) {
			let streams = listStreams(filters).map((source) => source === void 0 ? {} : { source });
			return {
				kind,
				start,
				...from === void 0 ? {} : { from: Math.max(0, from) },
				streams,
				pages: 0,
				waited: 0
			};
		}
		function windowFrom(record, maxAge, now) {
			let reach = maxAge === void 0 ? void 0 : now - maxAge;
			let wanted = record.complete === void 0 ? void 0 : windowStart(record);
			return wanted === void 0 ? reach : Math.max(wanted, reach ?? wanted);
		}
		function windowStart(record) {
			return Math.min(record.complete ?? 0, record.oldestWaiting ?? Infinity) - _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.oR;
		}
		function isUndatedDue({ undated, undatedPages = 0, fruitless = 0 }, now) {
			if (undated === void 0) return !0;
			let [, weekly] = _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.P3;
			let pause = _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.P3[Math.min(Math.max(0, fruitless - 1), _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.P3.length - 1)] ?? _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.vd;
			return now - undated >= (undatedPages > _records_limits_js__WEBPACK_IMPORTED_MODULE_0__.KH ? Math.max(pause, weekly) : pause);
		}
		function listStreams(filters) {
			let sources = [...new Set(filters.sources)];
			return sources.length === 4 ? [void 0] : sources;
		}
	}),
	5436: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qd: () => earliest,
			x7: () => latestScan,
			zf: () => recordScan
		});
		var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3352);
		var _records_last_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3457);
		var _records_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7241);
		var _plan_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8954);
		function recordScan(ledger, read) {
			let anew = findReopened(ledger, read.start);
			let scan = {
				...read,
				done: read.done.filter((id) => !anew.ids.has(id))
			};
			let before = ledger.scans[scan.filters] ?? { done: [] };
			let reads = new Map(scan.walks.map((one) => [one.walk.kind, one]));
			let dated = recordDated(ledger, before, scan, reads);
			let whole = recordUndated(before, reads.get("undated"), scan);
			let record = {
				...dated,
				...whole,
				...anew.isRetried ? { undated: void 0 } : {}
			};
			let used = Object.entries(ledger.scans).filter(([, other]) => scan.start - lastUse(other) < _records_limits_js__WEBPACK_IMPORTED_MODULE_2__.QU);
			let scans = {
				...Object.fromEntries(used),
				[scan.filters]: record
			};
			return {
				...ledger,
				scans,
				lastRun: (0, _records_last_run_js__WEBPACK_IMPORTED_MODULE_1__.W5)(ledger.lastRun, scan.start, scan.gap)
			};
		}
		function findReopened({ fixes, asked = [] }, start) {
			let retried = fixes.filter((fix) => (fix.retried ?? 0) >= start);
			return {
				ids: new Set([...asked, ...retried.flatMap(({ entryIds }) => entryIds)]),
				isRetried: retried.length > 0
			};
		}
		function recordDated(ledger, before, scan, reads) {
			let { undated: _, undatedPages: _pages, fruitless: _fruitless, undatedWalk: _walk, ...dated } = before;
			let { backlog, newest, readTo, ...settled } = dated;
			let main = reads.get("backlog") ?? reads.get("window");
			if (main === void 0 || isOvertaken(main, backlog)) return keepWaiting(dated, scan.oldestWaiting);
			let { walk, end } = main;
			let latest = reads.get("newest");
			let read = Math.max(walk.start, readTo ?? 0, latest?.end === "ended" ? latest.walk.start : 0);
			let complete = walk.kind === "window" ? walk.start : read;
			if (end === "ended") return completeScan(ledger, settled, scan, main, {
				complete,
				oldest: backlog?.oldestWaiting
			});
			return keepWaiting({
				...settled,
				done: rememberIds(before.done, keptIds(scan, walk.from ?? 0)),
				readTo: read,
				backlog: {
					...toRecord(walk),
					oldestWaiting: backlog?.oldestWaiting
				},
				...latest?.end === "paused" ? { newest: toRecord(latest.walk) } : {}
			}, scan.oldestWaiting);
		}
		function isOvertaken({ walk, end }, backlog) {
			if (walk.kind === "backlog") return walk.start !== backlog?.start;
			return end !== "ended" && (backlog !== void 0 || walk.pages === 0);
		}
		function keepWaiting(record, time) {
			let { backlog } = record;
			if (time === void 0) return record;
			if (backlog === void 0) return {
				...record,
				oldestWaiting: earliest([record.oldestWaiting, time])
			};
			return {
				...record,
				backlog: {
					...backlog,
					oldestWaiting: earliest([backlog.oldestWaiting, time])
				}
			};
		}
		function completeScan(ledger, before, scan, { walk }, { complete, oldest }) {
			let since = walk.start - _records_limits_js__WEBPACK_IMPORTED_MODULE_2__.JG;
			let reopened = (before.reopened?.at ?? 0) >= since ? before.reopened : void 0;
			let released = ledger.fixes.filter((fix) => !(0, _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__.n0)(fix) && (fix.retried ?? fix.since) >= since).map((fix) => fix.oldest);
			let oldestWaiting = earliest([
				scan.oldestWaiting,
				oldest,
				reopened?.oldest,
				...released
			]);
			let from = (0, _plan_scan_js__WEBPACK_IMPORTED_MODULE_3__.Nf)({
				complete,
				oldestWaiting
			});
			let kept = keptIds(scan, from);
			let known = new Set(walk.kind === "window" ? scan.window.filter(({ at }) => at >= from).map(({ id }) => id) : before.done);
			return {
				complete,
				oldestWaiting,
				reopened,
				done: rememberIds(before.done.filter((id) => known.has(id)), kept)
			};
		}
		function rememberIds(before, ids) {
			let all = [...new Set([...before, ...ids])];
			return (all.length > _records_limits_js__WEBPACK_IMPORTED_MODULE_2__.Ku ? ids.slice(0, _records_limits_js__WEBPACK_IMPORTED_MODULE_2__.Ku) : all).toSorted();
		}
		function keptIds(scan, from) {
			let inside = new Set(scan.window.filter(({ at }) => at >= from).map(({ id }) => id));
			return scan.done.filter((id) => inside.has(id));
		}
		function recordUndated({ undated, undatedPages, fruitless, undatedWalk }, read, scan) {
			let before = {
				undated,
				undatedPages,
				fruitless,
				undatedWalk
			};
			if (read === void 0 || undated !== void 0 && undated >= read.walk.start) return before;
			let { start, pages } = read.walk;
			let found = scan.found || undatedWalk?.start === start && undatedWalk.found;
			if (read.end === "ended") return {
				undated: start,
				undatedPages: pages,
				fruitless: found ? 0 : (fruitless ?? 0) + 1
			};
			if (read.end === "broken") return {
				undated: start,
				fruitless: 0
			};
			return {
				...before,
				undatedWalk: {
					...toRecord(read.walk),
					found,
					tally: scan.tally
				}
			};
		}
		function toRecord({ kind: _, ...walk }) {
			return walk;
		}
		function latestScan({ scans }) {
			return Object.values(scans).toSorted((a, b) => lastUse(b) - lastUse(a))[0];
		}
		function lastUse({ complete = 0, readTo = 0, backlog }) {
			return Math.max(complete, readTo, backlog?.start ?? 0);
		}
		function earliest(times) {
			let known = times.filter((time) => typeof time == "number");
			return known.length === 0 ? void 0 : known.reduce((a, b) => Math.min(a, b));
		}
	}),
	5028: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => LedgerSession });
		var failure = __webpack_require__(728);
		var safe_text = __webpack_require__(5069);
		var to_safe_text = __webpack_require__(1451);
		var ledger_command = __webpack_require__(3196);
		var schemas = __webpack_require__(4394);
		var json = __webpack_require__(5666);
		var records_fix = __webpack_require__(3366);
		var doc_path = __webpack_require__(8200);
		var dictionary = __webpack_require__(2289);
		var last_run = __webpack_require__(3457);
		let votesSchema = schemas.Ikc({
			up: schemas.aig().int().nonnegative(),
			down: schemas.aig().int().nonnegative()
		});
		let mergedSchema = schemas.Ikc({
			fixId: schemas.YjP(),
			prLink: schemas.YjP().optional(),
			sent: records_fix.kB,
			at: records_fix.kB,
			pages: records_fix.Bd,
			signatures: schemas.YOg(schemas.YjP()),
			since: records_fix.kB.optional(),
			alike: schemas.aig().int().nonnegative().optional(),
			between: schemas.YOg(schemas.YjP()),
			after: schemas.YOg(schemas.YjP()),
			votes: votesSchema,
			votesFrom: records_fix.kB,
			resolved: schemas.euz(!0).optional()
		});
		var reason = __webpack_require__(6841);
		var vocabulary = __webpack_require__(8595);
		let stream = schemas.Ikc({
			source: schemas.k5n(vocabulary.um).optional(),
			cursor: schemas.YjP().optional(),
			order: schemas.k5n([
				"newest-first",
				"oldest-first",
				"mixed"
			]).optional(),
			steps: schemas.aig().optional(),
			last: records_fix.kB.optional(),
			from: records_fix.kB.optional(),
			to: records_fix.kB.optional()
		});
		let walk = schemas.Ikc({
			start: records_fix.kB,
			from: records_fix.kB.optional(),
			streams: schemas.YOg(stream),
			pages: schemas.aig(),
			waited: schemas.aig()
		});
		let pageCount = schemas.Ikc({
			comments: schemas.aig(),
			up: schemas.aig(),
			down: schemas.aig(),
			silent: schemas.aig()
		});
		let tallySchema = schemas.Ikc({
			countedTo: records_fix.kB,
			pages: (0, dictionary.Oo)(doc_path.pU, pageCount, (a, b) => ({
				comments: a.comments + b.comments,
				up: a.up + b.up,
				down: a.down + b.down,
				silent: a.silent + b.silent
			})),
			weeks: (0, dictionary.zz)(schemas.Ikc({
				comments: schemas.aig(),
				votes: schemas.aig()
			})),
			sinceMerge: (0, dictionary.zz)(votesSchema).optional()
		});
		let scanSchema = schemas.Ikc({
			complete: records_fix.kB.optional(),
			oldestWaiting: records_fix.kB.optional(),
			backlog: walk.extend({ oldestWaiting: records_fix.kB.optional() }).optional(),
			readTo: records_fix.kB.optional(),
			newest: walk.optional(),
			undated: records_fix.kB.optional(),
			undatedPages: schemas.aig().optional(),
			fruitless: schemas.aig().optional(),
			undatedWalk: walk.extend({
				found: schemas.zMY(),
				tally: tallySchema.optional()
			}).optional(),
			reopened: schemas.rej({
				at: records_fix.kB,
				oldest: records_fix.kB
			}).optional(),
			done: schemas.YOg(schemas.YjP())
		});
		var tick = __webpack_require__(5420);
		var trouble = __webpack_require__(8562);
		let waitingTopic = schemas.Ikc({
			anchor: schemas.YjP(),
			words: records_fix.BA,
			entries: schemas.aig()
		});
		let waitingSchema = schemas.Ikc({
			key: schemas.YjP(),
			pages: records_fix.Bd,
			entries: schemas.aig(),
			distinctReaders: schemas.aig(),
			votes: schemas.aig(),
			oldest: records_fix.kB.nullable(),
			decision: schemas.k5n([
				"deferred",
				"too-small",
				"open-fix",
				"declined"
			]),
			reason: reason.Fj,
			words: records_fix.BA.optional(),
			topics: schemas.YOg(waitingTopic).optional()
		});
		let intent = schemas.Ikc({
			nonce: schemas.YjP(),
			run: schemas.YjP(),
			at: records_fix.kB,
			lease: records_fix.kB
		});
		let newsSchema = schemas.Ikc({
			fixId: schemas.YjP(),
			news: schemas.k5n(records_fix.jN)
		});
		let jobTime = schemas.Ikc({
			from: schemas.aig().int().nonnegative(),
			to: schemas.aig().int().nonnegative()
		});
		let declinedTopic = schemas.Ikc({
			fixId: schemas.YjP(),
			at: records_fix.kB,
			pages: records_fix.Bd,
			signatures: schemas.YOg(schemas.YjP()),
			before: schemas.YOg(schemas.YjP()).optional()
		});
		let ledgerSchema = schemas.rej({
			schema: schemas.euz(2),
			project: schemas.YjP(),
			sequence: schemas.aig().int(),
			fixes: schemas.YOg(records_fix.pV),
			jobCreations: schemas.YOg(records_fix.kB),
			jobsPerMonth: (0, dictionary.zz)(schemas.aig()).optional(),
			jobTimes: schemas.YOg(jobTime).optional(),
			notBefore: records_fix.kB.optional(),
			exportNotBefore: records_fix.kB.optional(),
			contact: schemas.zMY(),
			cautious: schemas.zMY(),
			openRuns: (0, dictionary.zz)(schemas.Ikc({
				at: records_fix.kB,
				failed: schemas.YOg(schemas.YjP()),
				succeeded: schemas.zMY()
			})),
			attempts: (0, dictionary.zz)(schemas.aig()),
			repositories: (0, dictionary.zz)(schemas.Ikc({
				receives: schemas.zMY(),
				readTo: records_fix.kB.optional()
			})),
			declined: schemas.YOg(declinedTopic),
			merged: schemas.YOg(mergedSchema).default([]),
			lastRun: last_run.fn.optional(),
			tracking: schemas.Ikc({
				issue: records_fix.ai.optional(),
				author: schemas.YjP().optional(),
				intent: intent.optional(),
				commentIntent: intent.extend({ news: schemas.YOg(newsSchema) }).optional(),
				newestComment: records_fix.ai.optional(),
				comments: schemas.aig()
			}),
			scans: schemas.g1P(schemas.YjP(), scanSchema),
			tally: tallySchema,
			votes: (0, dictionary.Oo)(doc_path.pU, schemas.YOg(schemas.YjP()), (a, b) => [...new Set([...a, ...b])]),
			waiting: schemas.Ikc({
				at: records_fix.kB,
				clusters: schemas.YOg(waitingSchema),
				entries: schemas.aig(),
				oldest: records_fix.kB.nullable(),
				more: schemas.aig()
			}),
			filteredCounts: (0, dictionary.Oo)(reason.yf, schemas.aig(), (a, b) => a + b),
			trouble: trouble.fE.optional(),
			outcomes: schemas.jgl(schemas.k5n(records_fix.sQ), schemas.aig()),
			handled: (0, dictionary.zz)(schemas.aig()),
			...tick.LO
		});
		function createLedger(project) {
			return {
				schema: 2,
				project,
				sequence: 0,
				fixes: [],
				jobCreations: [],
				contact: !1,
				cautious: !1,
				openRuns: {},
				attempts: {},
				repositories: {},
				declined: [],
				merged: [],
				tracking: { comments: 0 },
				scans: {},
				tally: {
					countedTo: 0,
					pages: {},
					weeks: {}
				},
				votes: {},
				waiting: {
					at: 0,
					clusters: [],
					entries: 0,
					oldest: null,
					more: 0
				},
				filteredCounts: {},
				outcomes: {},
				handled: {}
			};
		}
		var migrate = __webpack_require__(3423);
		class ForeignLedger extends Error {}
		let version = schemas._H3({ schema: schemas.aig() });
		function parseLedger(text, project, serverUrl) {
			let json = JSON.parse(text);
			let ledger = ledgerSchema.parse(version.parse(json).schema === 1 ? (0, migrate._r)(json) : json);
			if (ledger.project !== project) throw new ForeignLedger("ledger.json names another project");
			let fixes = ledger.fixes.map((fix) => (0, records_fix.eo)(fix, serverUrl));
			return {
				...ledger,
				fixes,
				merged: ledger.merged.map((one) => (0, records_fix.XF)(one, serverUrl))
			};
		}
		function readLedger(snapshot, project, serverUrl) {
			if (snapshot?.text === void 0) return createLedger(project);
			try {
				return parseLedger(snapshot.text, project, serverUrl);
			} catch (cause) {
				let commit = (0, to_safe_text._)(snapshot.commit);
				if (cause instanceof ForeignLedger) {
					let where = (0, safe_text.gB)`The ledger in this project’s folder, at commit ${commit},`;
					let what = (0, safe_text.gB)`${where} belongs to a project other than ${(0, to_safe_text._)(JSON.stringify(project))}.`;
					let moved = (0, safe_text.gB)`If the project’s ID has changed, see docs/moving-the-ledger.md`;
					throw new failure.HR(what, (0, safe_text.gB)`${moved}; otherwise restore the file.`, { cause });
				}
				let what = (0, safe_text.gB)`The ledger at commit ${commit} cannot be read by this version.`;
				let restore = (0, safe_text.gB)`restore the file from the branch’s history with a new commit (git revert; see docs/operations.md)`;
				throw new failure.HR(what, (0, safe_text.gB)`Use the version of the Action that wrote it, or ${restore}.`, { cause });
			}
		}
		function renderRows(rows) {
			return `{\n${[...rows].sort(([a], [b]) => a < b ? -1 : 1).map(([id, value]) => `${(0, json.h)(id)}: ${(0, json.h)(value)}`).join(",\n")}\n}\n`;
		}
		function renderLedger(ledger) {
			let stored = {
				...ledger,
				fixes: ledger.fixes.map(records_fix.P3),
				merged: ledger.merged.map(records_fix.KT)
			};
			return `${(0, json.h)(sortKeys(stored), 1)}\n`;
		}
		function sortKeys(value) {
			if (typeof value != "object" || !value) return value;
			if (Array.isArray(value)) return value.map(sortKeys);
			let sorted = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
			return Object.fromEntries(sorted.map(([key, part]) => [key, sortKeys(part)]));
		}
		let ledgerReadme = (0, safe_text.gB)`# The ledger of feedback-to-fix

This branch is written by the Action \`feedback-to-fix\`. It records which feedback entries became which fix, so that none is lost
and none is sent twice. It holds ids, hashes, counts, times, links, and words that at least two readers used independently, while the
issue shows them: nothing that one reader alone wrote, no email address, no secret.

Do not delete or edit it: the documentation service does not know what was fixed, so this branch is the only record. A run that
cannot find it stops and says how to restore it.

Each folder is one project:

| file | what it holds |
| --- | --- |
| \`ledger.json\` | open and latest fixes, job creations of the last hour, the tracking issue, how far the export was read |
| \`handled/0.json\` … \`f.json\` | ids of settled entries, by the first hex digit of their SHA-256, \
each with the fix or the reason |
| \`history/YYYY-MM.json\` | closed fixes, by the month in which they were sent |

Times are milliseconds since 1970-01-01 UTC.
`;
		var job_creation = __webpack_require__(9845);
		var change = __webpack_require__(6854);
		var limits = __webpack_require__(7241);
		function isOnlyProgress(before, after) {
			let daysOf = [before, after].map(({ lastRun }) => Math.floor((lastRun?.at ?? 0) / limits.vd));
			if (daysOf[0] !== daysOf[1] || before.lastRun === void 0) return !1;
			return Object.entries(after.scans).every(([filters, { done }]) => {
				let known = new Set(before.scans[filters]?.done);
				return done.every((id) => known.has(id));
			}) && renderLedger(leaveOutProgress(before)) === renderLedger(leaveOutProgress(after));
		}
		function leaveOutProgress(ledger) {
			let { lastRun, scans, repositories, tally } = ledger;
			return {
				...ledger,
				sequence: 0,
				lastRun: lastRun && {
					...lastRun,
					at: 0,
					starts: []
				},
				tally: {
					...tally,
					countedTo: tally.countedTo && 1
				},
				scans: (0, change.LG)(scans, (scan) => ({
					...scan,
					complete: scan.complete && 1,
					done: []
				})),
				repositories: (0, change.LG)(repositories, (repository) => ({
					...repository,
					readTo: repository.readTo && 1
				}))
			};
		}
		var external_node_crypto_ = __webpack_require__(7598);
		var months = __webpack_require__(8901);
		function openShards(read) {
			let shards = openRows(reason.yC, read);
			let history = openRows(schemas.L5J(), read);
			async function getShard(digit, counts) {
				return counts[digit] ? shards.get(nameShard(digit)) : new Map();
			}
			return {
				async find(ids, counts) {
					let found = new Map();
					for (let id of ids) {
						let resolution = (await getShard(digitOf(id), counts)).get(id);
						resolution !== void 0 && found.set(id, resolution);
					}
					return found;
				},
				async add(resolved, counts) {
					let files = {};
					let grown = {};
					for (let [digit, entries] of Map.groupBy(resolved, ([id]) => digitOf(id))) {
						let shard = new Map([...await getShard(digit, counts), ...entries]);
						files[nameShard(digit)] = renderRows(shard);
						grown[digit] = shard.size;
					}
					return {
						files,
						counts: grown
					};
				},
				async addHistory(closed) {
					let files = {};
					for (let [month, fixes] of Map.groupBy(closed, ({ at }) => (0, months.GS)(at))) {
						let name = `history/${month}.json`;
						let ended = fixes.map((fix) => [fix.id, (0, records_fix.P3)({
							...fix,
							words: void 0
						})]);
						files[name] = renderRows(new Map([...await history.get(name, "{}"), ...ended]));
					}
					return files;
				},
				keep(files) {
					for (let [name, text] of Object.entries(files)) {
						name.startsWith("handled/") && shards.keep(name, text);
						name.startsWith("history/") && history.keep(name, text);
					}
				}
			};
		}
		function openRows(row, read) {
			let schema = (0, dictionary.fq)(row);
			let files = new Map();
			function keep(name, text) {
				let rows = new Map(schema.parse(JSON.parse(text)));
				files.set(name, rows);
				return rows;
			}
			async function get(name, missing = "") {
				let known = files.get(name);
				if (known !== void 0) return known;
				let text = await read(name) ?? missing;
				try {
					return keep(name, text);
				} catch (cause) {
					let remedy = (0, safe_text.gB)`Restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).`;
					throw new failure.HR((0, safe_text.gB)`The ledger’s file ${(0, to_safe_text._)(name)} is missing or damaged.`, remedy, { cause });
				}
			}
			return {
				get,
				keep
			};
		}
		function nameShard(digit) {
			return `handled/${digit}.json`;
		}
		function digitOf(id) {
			return (0, external_node_crypto_.hash)("sha256", id).slice(0, 1);
		}
		class LedgerSession {
			#world;
			run;
			#ledger;
			#snapshot;
			#shards;
			#refusals = new WeakMap();
			checkpoints = [];
			#turn = Promise.resolve();
			#writes = 0;
			constructor(world, project, run, snapshot) {
				this.#world = world;
				this.run = run;
				this.#snapshot = snapshot;
				this.#ledger = readLedger(snapshot, project, world.place.serverUrl);
				this.#shards = this.#openShards();
			}
			static async open(world, project, run) {
				return new LedgerSession(world, project, run, await world.ledger.read());
			}
			get ledger() {
				return this.#ledger;
			}
			get snapshot() {
				return this.#snapshot;
			}
			get exists() {
				return this.#snapshot?.text !== void 0;
			}
			async reload() {
				this.#snapshot = await this.#world.ledger.read();
				this.#ledger = readLedger(this.#snapshot, this.#ledger.project, this.#world.place.serverUrl);
				this.#shards = this.#openShards();
			}
			refusalOf(command) {
				let reason = this.#refusals.get(command);
				return reason === "known" || reason === "stale" ? void 0 : reason;
			}
			async resolutions(ids) {
				return this.#shards.find(ids, this.#ledger.handled);
			}
			async isOnlyProgress(commands) {
				let { ledger, files } = await this.#prepare(commands);
				return Object.keys(files).length === 1 && isOnlyProgress(this.#ledger, ledger);
			}
			record(commands) {
				let result = this.#turn.then(() => this.#record(commands));
				this.#turn = result.catch(() => void 0);
				return result;
			}
			async #record(commands) {
				let { stop } = this.#world;
				for (let count = 0; count < 20; count++) {
					let { accepted, ledger, files } = await this.#prepare(commands);
					if (accepted.length === 0) return [];
					let where = (0, safe_text.gB)`ledger ${ledger.sequence} of ${(0, to_safe_text._)(ledger.project)}`;
					let message = (0, safe_text.gB)`${where}\n\nrun ${(0, to_safe_text._)(this.run)}_${++this.#writes} [skip ci]`;
					let goesOn = () => !(stop.aborted && accepted.some(ledger_command.jm));
					let written = await this.#world.ledger.write(this.#snapshot, files, message, goesOn);
					if (written === "abandoned") return this.#record(commands.filter((command) => !(0, ledger_command.jm)(command) && "fixId" in command));
					if (written !== "lost") {
						written.history[1] !== this.#snapshot?.commit && (this.#shards = this.#openShards());
						this.#snapshot = written;
						this.#ledger = ledger;
						this.checkpoints.push({
							accepted,
							ledger,
							afterStop: stop.aborted
						});
						this.#shards.keep(files);
						return accepted;
					}
					await this.#reloadAfterLoss(count);
				}
				let what = (0, safe_text.gB)`Other runs kept updating the ledger, so this run could not record its results.`;
				throw new failure.HR(what, (0, safe_text.gB)`Let fewer runs of this project overlap. Nothing is lost: the next run continues.`);
			}
			async #prepare(commands) {
				let known = await this.resolutions(commands.flatMap(ledger_command.yh));
				let judged = (0, ledger_command.VK)(this.#ledger, commands, (id) => (0, reason.Es)(known.get(id)));
				for (let [command, reason] of judged.dropped) this.#refusals.set(command, reason);
				let renewed = (0, job_creation.nh)(judged.ledger, this.run, this.#world.now() + limits.JG);
				let shards = await this.#shards.add(judged.resolved, renewed.handled);
				let ledger = {
					...renewed,
					handled: {
						...renewed.handled,
						...shards.counts
					}
				};
				let files = {
					...shards.files,
					...await this.#shards.addHistory(judged.closed),
					"ledger.json": renderLedger(ledger),
					...this.exists ? {} : { "README.md": ledgerReadme }
				};
				return {
					accepted: judged.accepted,
					ledger,
					files
				};
			}
			async #reloadAfterLoss(count) {
				let { sequence, project } = this.#ledger;
				let existed = this.exists;
				for (let again = count; again <= 20; again++) {
					await this.#world.sleep(500 + Math.round(this.#world.random() * Math.min(15e3, 1e3 * 2 ** again)));
					await this.reload();
					if (existed && !this.exists) break;
					if (this.#ledger.sequence >= sequence) return;
				}
				let what = (0, safe_text.gB)`The ledger of project ${(0, to_safe_text._)(JSON.stringify(project))} disappeared while this run was using it.`;
				throw new failure.HR(what, (0, safe_text.gB)`See “The ledger is lost” in docs/operations.md.`);
			}
			#openShards() {
				return openShards(async (name) => this.#snapshot && this.#world.ledger.readFile(this.#snapshot, name));
			}
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
	1321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Um: () => defuseMarkers,
			Xh: () => findMarkers,
			xL: () => marker
		});
		let fixId = /^[a-z0-9-]{8,40}$/;
		let line = /^[*_`]{0,4}[Ff]eedback-to-fix:[*_`]{0,4}\s{0,9}[*_`]{0,4}([a-z0-9-]{8,40})[*_`]{0,4}$/;
		function marker(id) {
			if (!fixId.test(id)) throw Error("A fix ID has 8 to 40 characters of a-z, 0-9 and \"-\": generate a new one.");
			return `feedback-to-fix: ${id}`;
		}
		function findMarkers(text) {
			let ids = text.split(/[\r\n]+/).map((row) => line.exec(row.trim())?.[1]);
			return [...new Set(ids.filter((id) => id !== void 0))];
		}
		function defuseMarkers(text) {
			return text.replace(/(feedback-to-fix)[*_`\s]{0,20}[:\uff1a][*_`\s:\uff1a]*/gi, "$1 ");
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
	8182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			zV: () => fitRows,
			UO: () => isWithin,
			Pj: () => longestBody,
			Mr: () => putAfter,
			Hm: () => putBelow,
			GY: () => serialise,
			Gn: () => writeTitle
		});
		var lib = __webpack_require__(7800);
		var mdast_util_to_markdown_lib = __webpack_require__(4614);
		var clean = __webpack_require__(3767);
		function fence(text, info = "") {
			let runs = text.match(/`+|~+/g) ?? [];
			let ticks = "`".repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3));
			return `${ticks}${/^[A-Za-z0-9+#-]{0,20}$/.test(info) ? info : ""}\n${text.replace(/\r\n?/g, "\n")}\n${ticks}`;
		}
		let anyActive = new RegExp([
			/@/,
			/#(?!\ufe0f?\u20e3)/,
			/:(?=\/)/,
			/\b(?:data|javascript|mailto|xmpp):(?=\w)/,
			/www(?=\.)/,
			/:(?=[\w+-]+:)/,
			/(?<=[a-z])-(?=\d)/,
			/(?<=ghsa)-/
		].map(({ source }) => source).join("|"), "gi");
		let commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi;
		let low = /(?<=[\ud800-\udfff])_/g;
		function defuse(text) {
			return text.replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, "$&​")).replace(anyActive, "$&​").replace(low, "​_").replace(/\$/g, "​$$​");
		}
		let options = {
			extensions: [(0, lib.d)({ tablePipeAlign: !1 })],
			bullet: "-",
			rule: "-",
			resourceLink: !0,
			handlers: {
				code: ({ value, lang }) => fence(value, lang ?? ""),
				text: ({ value }, _parent, state, info) => state.safe(state.stack.includes("link") ? value : defuse(value), {
					...info,
					encode: ["$"]
				})
			},
			unsafe: [
				"​",
				"$",
				"~"
			].map((character) => ({
				character,
				inConstruct: "phrasing"
			}))
		};
		function serialise(blocks) {
			return (0, mdast_util_to_markdown_lib.l)({
				type: "root",
				children: [...blocks]
			}, options).replace(/\n$/, "");
		}
		let longestBody = 65e3;
		function fitRows(build, longest = longestBody) {
			let text = serialise([]);
			for (let budget of [
				500,
				200,
				100,
				50,
				25,
				12,
				6,
				3,
				1,
				0
			]) {
				text = serialise(build(budget));
				if (isWithin(text, longest)) break;
			}
			return text;
		}
		function isWithin(text, longest) {
			return text.length <= longest || [...text].length <= longest;
		}
		function putBelow(preface, own) {
			return preface === "" ? own : `${preface}\n\n${own}`;
		}
		function putAfter(held, added) {
			return `${held}\n\n---\n\n${added}`;
		}
		function writeTitle(words, name = "") {
			let letters = (0, clean.X)(name).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
			return letters === "" ? words : `${words} (${[...letters].slice(0, 60).join("")})`;
		}
	}),
	451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gk: () => describeReason,
			_b: () => describeReturn,
			a_: () => showPages,
			gA: () => explainOnePr,
			h5: () => showJob
		});
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);
		var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8183);
		var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);
		var _wording_reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9797);
		var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5027);
		function showPages(pages) {
			return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.oY)(pages, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.aY, 2);
		}
		function explainOnePr({ fixes, pages, topics }) {
			let isOf = (shape) => fixes.some(({ key }) => key.startsWith(`${shape}-`));
			let isShared = isOf("shared") || isOf("joined");
			let isPart = fixes.every(({ key }) => /^page-[0-9a-f]{12}-/.test(key));
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.Bs)([
				isShared && pages.length > 1 ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`same complaint on ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(pages.length, "page")}` : [],
				isOf("joined") ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`joined by a person` : [],
				isOf("apart") ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`kept apart by a person` : [],
				!isShared && topics.length > 1 ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(topics.length, "topic")}` : [],
				topics.length === 0 ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`votes only` : [],
				isPart ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`part of the page` : []
			]);
		}
		function describeReturn({ fixes }, links) {
			let { returns } = fixes.find((fix) => fix.returns !== void 0) ?? {};
			if (returns === void 0) return [];
			let earlier = returns.prLink === void 0 ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`an earlier fix` : (0, _links_js__WEBPACK_IMPORTED_MODULE_3__.IA)(returns, links);
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`complaint returned after ${earlier}`;
		}
		function describeReason({ reason }) {
			return reason === void 0 ? [] : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.CS)((0, _wording_reasons_js__WEBPACK_IMPORTED_MODULE_2__.Lq)(reason));
		}
		function showJob({ job }) {
			return job === void 0 ? [] : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`job ${(0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.aY)(job.id, 40)}`;
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
	6076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { yI: () => readPlace });
		var _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
		var _addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2704);
		var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
		let remedy = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The runner sets it; check whether a step or the runner’s settings override it.`;
		let loopback = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`(https, or http on a loopback host)`;
		async function readPlace(env) {
			let { context } = await __webpack_require__.e(740).then(__webpack_require__.bind(__webpack_require__, 740));
			let serverUrl = (0, _addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__.Ep)(context.serverUrl);
			let apiUrl = (0, _addresses_web_address_js__WEBPACK_IMPORTED_MODULE_2__.nV)(context.apiUrl);
			let repository = (0, _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_3__.$M)(findRepository(context));
			if (serverUrl === void 0) throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`GITHUB_SERVER_URL\` is not a URL such as https://github.com ${loopback}.`, remedy);
			if (apiUrl === void 0) throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`GITHUB_API_URL\` is not a URL such as https://api.github.com ${loopback}.`, remedy);
			if (repository === void 0) throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`\`GITHUB_REPOSITORY\` is not a name such as owner/name.`, remedy);
			let workflowRun = context.runId > 0 ? context.runId : void 0;
			return {
				serverUrl,
				apiUrl,
				repository,
				defaultBranch: findDefaultBranch(context),
				workflowRun,
				...findOrigin(env)
			};
		}
		function findOrigin(env) {
			return {
				workflow: /^[^@]{1,150}\/\.github\/workflows\/([\w.-]{1,100}\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? "")?.[1],
				action: (0, _addresses_repository_name_js__WEBPACK_IMPORTED_MODULE_3__.$M)(env.GITHUB_ACTION_REPOSITORY ?? "")
			};
		}
		function findDefaultBranch({ payload, eventName, ref }) {
			let named = payload.repository?.default_branch;
			if (typeof named == "string" && named !== "") return named;
			return eventName === "schedule" ? /^refs\/heads\/(.+)$/.exec(ref)?.[1] : void 0;
		}
		function findRepository(context) {
			try {
				return `${context.repo.owner}/${context.repo.repo}`;
			} catch {
				return "";
			}
		}
	}),
	9349: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => maskSecrets });
		function maskSecrets(core, secrets) {
			for (let form of new Set(secrets.flatMap(listSecretForms))) core.setSecret(form);
		}
		function listSecretForms(secret) {
			let whole = secret.trim();
			let lines = whole.split(/\r\n|\r|\n/).map((line) => line.trim());
			let known = (lines.length > 1 ? [whole, ...lines] : lines).filter((text) => text.length >= 4);
			let derived = known.flatMap(listDerived).filter((form) => form.length >= 8);
			return [...new Set([...known, ...derived])];
		}
		function listDerived(text) {
			let bytes = Buffer.from(text);
			let json = JSON.stringify(text).slice(1, -1);
			let percent = encodeURIComponent(text.toWellFormed());
			let encoded = [bytes, ...[
				`x-access-token:${text}`,
				`${text}:`,
				`${text}:x-oauth-basic`,
				`:${text}`
			].map((pair) => Buffer.from(pair))].map((part) => part.toString("base64"));
			return [
				percent,
				percent.replace(/%../g, (code) => code.toLowerCase()),
				new URLSearchParams([["", text.toWellFormed()]]).toString().slice(1),
				encodeURI(text.toWellFormed()),
				json,
				JSON.stringify(json).slice(1, -1),
				...listHtml(text),
				bytes.toString("hex"),
				bytes.toString("hex").toUpperCase(),
				...[...encoded, ...listCores(bytes)].flatMap((base64) => [
					base64,
					base64.replace(/=+$/, ""),
					toUrlAlphabet(base64)
				])
			];
		}
		function listCores(bytes) {
			return [
				0,
				1,
				2
			].map((before) => {
				let padded = Buffer.concat([Buffer.alloc(before), bytes]);
				let first = Math.ceil(before * 4 / 3);
				let whole = Math.floor(padded.length * 4 / 3);
				return padded.toString("base64").slice(first, whole);
			});
		}
		function toUrlAlphabet(base64) {
			return base64.replace(/=+$/, "").replaceAll("+", "-").replaceAll("/", "_");
		}
		function listHtml(text) {
			let angled = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
			let quoted = angled.replaceAll("\"", "&quot;");
			return [
				angled,
				quoted,
				quoted.replaceAll("'", "&#39;"),
				quoted.replaceAll("'", "&#x27;")
			];
		}
	}),
	9130: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => holdsPrivate });
		var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7224);
		var _redaction_redactions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7324);
		var _sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5610);
		let plain = /^[\w.:~-]+$/;
		function holdsPrivate(id) {
			let { redactions } = plain.test(id) ? (0, _redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__.bq)(id) : (0, _sanitise_js__WEBPACK_IMPORTED_MODULE_2__.bI)(id);
			return (0, _redaction_redactions_js__WEBPACK_IMPORTED_MODULE_1__.i)(redactions) > 0;
		}
	}),
	5666: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => renderJson });
		let moving = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;
		function renderJson(value, indent) {
			return JSON.stringify(value, null, indent).replace(moving, (character) => character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`));
		}
	}),
	4192: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			by: () => createWorld,
			p8: () => keepHeapSmall
		});
		var external_node_crypto_ = __webpack_require__(7598);
		var promises_ = __webpack_require__(8500);
		var external_node_v8_ = __webpack_require__(8877);
		var external_node_vm_ = __webpack_require__(714);
		let MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
		let TIME = "\\d{2}:\\d{2}:\\d{2}";
		let IMF_FIXDATE = RegExp(`^[A-Z][a-z]{2}, \\d{2} ${MONTH} \\d{4} ${TIME} GMT$`);
		let RFC_850 = RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-${MONTH}-\\d{2} ${TIME} GMT$`);
		let ASCTIME = RegExp(`^[A-Z][a-z]{2} ${MONTH} [ \\d]\\d ${TIME} \\d{4}$`);
		function parseHttpDate(text) {
			if (IMF_FIXDATE.test(text) || RFC_850.test(text)) return Date.parse(text);
			return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : NaN;
		}
		function parseFixdate(text = "") {
			let time = Date.parse(text);
			return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : void 0;
		}
		function answeredAt(headers, now) {
			return parseFixdate(headers.date) ?? now;
		}
		function backOff(attempt, random, { base, cap }) {
			return Math.round(random * Math.min(cap, base * 2 ** Math.max(0, attempt)));
		}
		function readRetryAfter(headers, now) {
			let text = headers["retry-after"]?.trim() ?? "";
			if (/^\d+$/.test(text)) return Math.min(Number(text) * 1e3, 2 ** 53 - 1);
			let wait = parseHttpDate(text) - answeredAt(headers, now);
			return wait >= 0 ? wait : void 0;
		}
		function createGate() {
			return { until: -Infinity };
		}
		function closeGate(gate, until, status) {
			until > gate.until && Object.assign(gate, {
				until,
				status
			});
		}
		let WAITS = {
			base: 1e3,
			cap: 1e4
		};
		async function repeat(patience, limits, attempt) {
			let { steady, random, stop } = patience;
			let { tries, deadline = Infinity, longestWait = deadline, least = 0, gate = createGate() } = limits;
			let end = steady() + deadline;
			let isTooLong = (wait) => wait > longestWait || steady() + wait >= end;
			for (let tried = 1; !stop.aborted; tried++) {
				for (let wait = gate.until - steady(); wait > 0 && !stop.aborted; wait = gate.until - steady()) {
					if (isTooLong(wait)) return {
						kind: "closed",
						wait,
						status: gate.status
					};
					await sleepUnlessStopped(patience, wait);
				}
				if (stop.aborted) break;
				let outcome = await attempt(end - steady());
				if (outcome.kind === "done") return outcome;
				if (stop.aborted) break;
				let { failure, retryAfter } = outcome;
				let wait = Math.max(least, retryAfter ?? backOff(tried - 1, random(), limits.backOff ?? WAITS));
				if (tried >= tries || isTooLong(wait)) return {
					kind: "given-up",
					failure,
					retryAfter
				};
				await sleepUnlessStopped(patience, wait);
			}
			return { kind: "stopped" };
		}
		async function sleepUnlessStopped({ sleep, stop }, wait) {
			if (stop.aborted) return;
			let stopped = Promise.withResolvers();
			let wake = () => stopped.resolve();
			stop.addEventListener("abort", wake, { once: !0 });
			await Promise.race([sleep(wait), stopped.promise]);
			stop.removeEventListener("abort", wake);
		}
		function createGrace({ stop, sleep }, ms) {
			let controller = new AbortController();
			let start = () => void sleep(ms).then(() => controller.abort());
			stop.addEventListener("abort", start, { once: !0 });
			return {
				signal: controller.signal,
				release: () => stop.removeEventListener("abort", start)
			};
		}
		var safe_text = __webpack_require__(5069);
		var schemas = __webpack_require__(4394);
		var external_node_diagnostics_channel_ = __webpack_require__(3053);
		var external_node_stream_ = __webpack_require__(7075);
		var external_node_zlib_ = __webpack_require__(8522);
		var failure_text = __webpack_require__(5202);
		var to_safe_text = __webpack_require__(1451);
		let MAX_BODY_BYTES = 33554432;
		let CODING = "gzip";
		let WORDS = {
			"not-sent": (0, safe_text.gB)`no connection could be made`,
			"no-answer": (0, safe_text.gB)`no complete response arrived`,
			"too-large": (0, safe_text.gB)`the response is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
			stopped: (0, safe_text.gB)`the run was stopped`
		};
		class SendError extends Error {
			name = "SendError";
			kind;
			what;
			code;
			constructor(kind, { code } = {}) {
				let shown = code === void 0 ? void 0 : (0, to_safe_text._)(code, 60);
				let what = shown === void 0 ? WORDS[kind] : (0, safe_text.gB)`${WORDS[kind]} (${shown})`;
				super(what);
				this.what = what;
				this.kind = kind;
				this.code = shown;
			}
		}
		function createSend() {
			let connectErrors = collectConnectErrors();
			let wires;
			return async (exchange) => {
				if (exchange.signal?.aborted) throw new SendError("stopped");
				wires ??= createWires();
				let { reads, writes } = await wires;
				let cut = createCut(exchange);
				let { method, url, body = null } = exchange;
				let headers = {
					...exchange.headers,
					"accept-encoding": CODING,
					"user-agent": "feedback-to-fix"
				};
				let dispatcher = method === "GET" ? reads : writes;
				try {
					let { origin, pathname, search } = new URL(url);
					let target = {
						origin,
						path: `${pathname}${search}`,
						method,
						headers,
						body
					};
					return await readAnswer(await dispatcher.request({
						...target,
						signal: cut.signal
					}));
				} catch (error) {
					throw toSendError(error, exchange, cut.signal, connectErrors);
				} finally {
					cut.release();
				}
			};
		}
		function collectConnectErrors() {
			let errors = new WeakSet();
			(0, external_node_diagnostics_channel_.subscribe)("undici:client:connectError", (message) => {
				let { error } = message;
				typeof error == "object" && error && errors.add(error);
			});
			return errors;
		}
		async function createWires() {
			let { EnvHttpProxyAgent } = await __webpack_require__.e(723).then(__webpack_require__.t.bind(__webpack_require__, 7723, 19));
			let options = {
				httpProxy: "",
				allowH2: !1
			};
			try {
				let writes = new EnvHttpProxyAgent({
					...options,
					pipelining: 0
				});
				return {
					reads: new EnvHttpProxyAgent(options),
					writes
				};
			} catch {
				throw new SendError("not-sent", { code: "INVALID_PROXY" });
			}
		}
		async function readAnswer({ statusCode: status, headers, body }) {
			try {
				let isEmpty = status >= 300 && status < 400 || status === 204 || status === 205;
				let coding = headers["content-encoding"] ?? "identity";
				if (coding !== "identity" && coding !== CODING) throw new SendError("no-answer", { code: "CONTENT_ENCODING" });
				let text = isEmpty ? "" : await readBody(body, String(coding));
				if (text === void 0) throw new SendError("too-large");
				return {
					status,
					headers: parseHeaders(headers),
					body: text
				};
			} finally {
				body.on("error", () => {}).destroy();
			}
		}
		async function readBody(body, coding) {
			let bytes = coding === CODING ? (0, external_node_stream_.pipeline)(body, (0, external_node_zlib_.createGunzip)(), () => {}) : body;
			let decoder = new TextDecoder();
			let parts = [];
			let size = 0;
			for await (let chunk of bytes) {
				size += chunk.byteLength;
				if (size > MAX_BODY_BYTES) return;
				parts.push(decoder.decode(chunk, { stream: !0 }));
			}
			return parts.join("") + decoder.decode();
		}
		function parseHeaders(headers) {
			return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]));
		}
		function toSendError(error, { signal }, cut, connectErrors) {
			if (error instanceof SendError) return error;
			if (cut.aborted) return signal?.aborted ? new SendError("stopped") : new SendError("no-answer", { code: "DEADLINE" });
			if (typeof error != "object" || !error) return error;
			let code = "code" in error ? (0, failure_text.parseErrorCode)(error.code) : void 0;
			return new SendError(connectErrors.has(error) ? "not-sent" : "no-answer", { code });
		}
		function createCut({ timeout, signal }) {
			let controller = new AbortController();
			let sources = [AbortSignal.timeout(Math.ceil(timeout)), ...signal ? [signal] : []];
			let cut = () => controller.abort();
			for (let source of sources) {
				source.aborted && cut();
				source.addEventListener("abort", cut, { once: !0 });
			}
			let release = () => {
				for (let source of sources) source.removeEventListener("abort", cut);
			};
			return {
				signal: controller.signal,
				release
			};
		}
		var clean = __webpack_require__(3767);
		var vocabulary = __webpack_require__(8595);
		let longestName = 4096;
		let longestWords = 2e4;
		function cut(most) {
			return schemas.YjP().transform((text) => text.length > most ? Buffer.from(text.slice(0, most), "utf16le").toString("utf16le") : text);
		}
		let identifier = schemas.YjP().min(1).max(512).regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u);
		let base = {
			id: identifier,
			path: cut(longestName),
			comment: cut(longestWords).nullable(),
			createdAt: cut(longestName).nullable(),
			status: schemas.k5n(vocabulary.sH)
		};
		let feedbackEntrySchema = schemas.gMt("source", [
			schemas.Ikc({
				...base,
				source: schemas.euz("contextual"),
				helpful: schemas.zMY(),
				contact: cut(longestName).nullable()
			}),
			schemas.Ikc({
				...base,
				source: schemas.euz("code_snippet"),
				code: cut(longestWords),
				filename: cut(longestName).nullable(),
				lang: cut(longestName).nullable()
			}),
			schemas.Ikc({
				...base,
				source: schemas.euz("agent")
			}),
			schemas.Ikc({
				...base,
				source: schemas.euz("thumbs_only")
			})
		]);
		let feedbackPageSchema = schemas.Ikc({
			feedback: schemas.YOg(schemas.L5J()),
			nextCursor: schemas.YjP().nullish(),
			hasMore: schemas.zMY()
		});
		schemas.Ikc({ prompt: schemas.YjP().min(1) });
		schemas.Ikc({
			id: schemas.YjP().min(1),
			status: schemas.k5n(vocabulary.ub),
			source: schemas.Ikc({
				repository: schemas.YjP(),
				ref: schemas.YjP()
			}),
			model: schemas.YjP(),
			prLink: schemas.YjP().nullable(),
			createdAt: schemas.YjP(),
			archivedAt: schemas.YjP().nullable()
		});
		let receivedJobSchema = schemas.Ikc({
			id: identifier,
			status: schemas.k5n(vocabulary.ub),
			source: schemas.Ikc({
				repository: schemas.YjP().nullish().catch(null),
				ref: schemas.YjP().nullish().catch(null)
			}).nullish().catch(null),
			prLink: schemas.YjP().nullish().catch(null)
		});
		let errorBodySchema = schemas.Ikc({
			error: schemas.YjP(),
			details: schemas.YOg(schemas.Ikc({ message: schemas.YjP() })).optional()
		});
		let [quote, backslash, comma, bracket, brace] = [..."\"\\,[{"].map((sign) => sign.charCodeAt(0));
		function hasMoreValues(text, most) {
			let values = 1;
			for (let at = 0; at < text.length; at += 1) {
				let sign = text.charCodeAt(at);
				if (sign === quote) at = findEnd(text, at);
				else if ((sign === comma || sign === bracket || sign === brace) && ++values > most) return !0;
			}
			return !1;
		}
		function findEnd(text, start) {
			for (let at = start + 1; at < text.length; at += 1) {
				let sign = text.charCodeAt(at);
				if (sign === quote) return at;
				sign === backslash && (at += 1);
			}
			return text.length;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		var holds_private = __webpack_require__(9130);
		let mostValues = 1e5;
		function parseBody(schema, body, what) {
			if (hasMoreValues(body, mostValues)) return { error: (0, safe_text.gB)`the response is too large for ${what}` };
			let json = parseJson(body);
			if (json === void 0) return { error: (0, safe_text.gB)`the response is not JSON` };
			let parsed = schema.safeParse(json);
			return parsed.success ? { value: parsed.data } : { error: (0, safe_text.gB)`the response is not ${what}: ${renderIssues(parsed.error)}` };
		}
		let privateId = (0, safe_text.gB)`id must not contain an email address, a personal number or a key`;
		function parseJob(body, schema = receivedJobSchema) {
			let parsed = parseBody(schema, body, (0, safe_text.gB)`a job`);
			if ("error" in parsed || !(0, holds_private._)(parsed.value.id)) return parsed;
			return { error: (0, safe_text.gB)`the response is not a job: ${privateId}` };
		}
		function listErrorTexts(body) {
			let parsed = errorBodySchema.safeParse(hasMoreValues(body, mostValues) ? void 0 : parseJson(body));
			if (!parsed.success) return [];
			return [parsed.data.error, ...(parsed.data.details ?? []).map(({ message }) => message)];
		}
		function renderIssues({ issues }) {
			let texts = issues.map((issue) => {
				let field = (0, to_safe_text._)(issue.path.map(String).join(".") || "the value");
				return (0, safe_text.gB)`${field} should be ${renderExpectation(issue)}`;
			});
			return (0, safe_text.cT)(texts, "; ");
		}
		function renderExpectation(issue) {
			switch (issue.code) {
				case "invalid_type": return (0, safe_text.gB)`of type ${(0, to_safe_text._)(issue.expected)}`;
				case "invalid_value": return (0, safe_text.gB)`one of ${(0, to_safe_text._)(issue.values.map(String).join(", "))}`;
				case "invalid_union": return (0, safe_text.gB)`one of ${(0, to_safe_text._)(vocabulary.um.join(", "))}`;
				case "too_small": return (0, safe_text.gB)`not empty`;
				case "too_big": return (0, safe_text.gB)`at most ${Number(issue.maximum)} characters long`;
				case "invalid_format": return (0, safe_text.gB)`a single line of valid Unicode`;
				default: return (0, safe_text.gB)`as specified`;
			}
		}
		var job_path = __webpack_require__(5798);
		var project_id = __webpack_require__(8442);
		function createAddresses(options) {
			let project = (0, project_id.$W)(options.projectId);
			let at = (path) => new URL(options.baseUrl + path);
			let fill = (id) => (0, job_path.G)(options.jobPath, {
				projectId: project,
				id
			});
			return {
				feedback: at(`/v1/analytics/${project}/feedback`),
				createJob: at(`/v2/agent/${project}/job`),
				getJob(id) {
					let segment = (0, project_id.ug)(id);
					return segment === void 0 ? void 0 : at(fill(segment));
				},
				getJobLabel: at(fill("{id}")).pathname.replaceAll("%7Bid%7D", "{id}")
			};
		}
		async function ask(wire, gate, url, left) {
			let { send, apiKey, gates, now, steady, stop } = wire;
			let headers = {
				authorization: `Bearer ${apiKey}`,
				accept: "application/json"
			};
			let timeout = Math.max(1, Math.min(3e4, left));
			try {
				let answer = await send({
					method: "GET",
					url: url.href,
					headers,
					timeout,
					signal: stop
				});
				let { status } = answer;
				if (status !== 429 && status < 500) return {
					kind: "done",
					value: answer
				};
				let retryAfter = readRetryAfter(answer.headers, now());
				let closing = status === 429 ? [gate] : status === 503 ? Object.values(gates) : [];
				if (retryAfter !== void 0) for (let each of closing) closeGate(each, steady() + retryAfter, status);
				return {
					kind: "again",
					failure: {
						reason: (0, safe_text.gB)`the service returned ${status}`,
						status
					},
					retryAfter
				};
			} catch (cause) {
				if (!(cause instanceof SendError)) throw cause;
				if (cause.kind === "too-large") return {
					kind: "done",
					value: "too-large"
				};
				return {
					kind: "again",
					failure: {
						reason: cause.what,
						cause
					}
				};
			}
		}
		function explain(outcome) {
			if (outcome.kind === "closed") return {
				reason: (0, safe_text.gB)`the service asked for a wait of ${seconds(outcome.wait)} s`,
				status: outcome.status
			};
			let { failure, retryAfter } = outcome;
			if (retryAfter === void 0) return failure;
			return {
				...failure,
				reason: (0, safe_text.gB)`${failure.reason}, and asks for a wait of ${seconds(retryAfter)} s`
			};
		}
		function seconds(ms) {
			return Math.ceil(ms / 1e3);
		}
		let LIMITS = {
			deadline: 3e4,
			tries: 3
		};
		async function createJob(wire, prompt) {
			let call = (0, safe_text.gB)`(POST ${(0, to_safe_text._)(wire.addresses.createJob.pathname)})`;
			let outcome = await repeat(wire, LIMITS, () => post(wire, prompt, call));
			if (outcome.kind === "done") return outcome.value;
			if (outcome.kind === "stopped") return outcome;
			return {
				kind: "not-sent",
				reason: (0, safe_text.gB)`${explain(outcome).reason} ${call}`
			};
		}
		async function post(wire, prompt, call) {
			let grace = createGrace(wire, 1500);
			try {
				return {
					kind: "done",
					value: parseCreation(await wire.send({
						...buildExchange(wire, prompt),
						signal: grace.signal
					}), wire, prompt, call)
				};
			} catch (error) {
				if (!(error instanceof SendError)) throw error;
				if (error.kind === "not-sent") return {
					kind: "again",
					failure: { reason: error.what }
				};
				return {
					kind: "done",
					value: {
						kind: "unanswered",
						reason: (0, safe_text.gB)`${error.what} ${call}`
					}
				};
			} finally {
				grace.release();
			}
		}
		function buildExchange({ addresses, apiKey }, prompt) {
			let headers = {
				authorization: `Bearer ${apiKey}`,
				accept: "application/json",
				"content-type": "application/json"
			};
			return {
				method: "POST",
				url: addresses.createJob.href,
				headers,
				body: JSON.stringify({ prompt }),
				timeout: 6e4
			};
		}
		function parseCreation({ status, headers, body }, wire, prompt, call) {
			if (status === 429) return {
				kind: "limited",
				retryAfter: readRetryAfter(headers, wire.now())
			};
			if (status < 200 || status >= 300) return parseRefusal(status, findWords(body, prompt, wire.apiKey), call);
			let parsed = parseJob(body, createdJobSchema);
			return "value" in parsed ? {
				kind: "created",
				job: parsed.value
			} : {
				kind: "unanswered",
				reason: (0, safe_text.gB)`the service returned ${status}, but ${parsed.error} ${call}`
			};
		}
		let createdJobSchema = receivedJobSchema.extend({ status: schemas.YjP().min(1).pipe(schemas.k5n(vocabulary.ub).catch("active")) });
		let REFUSALS = {
			400: (0, safe_text.gB)`as invalid`,
			413: (0, safe_text.gB)`as too large`,
			422: (0, safe_text.gB)`as unprocessable`
		};
		let UNANSWERED = [408, 425];
		function parseRefusal(status, words, call) {
			let refusal = REFUSALS[status];
			if (refusal !== void 0) return {
				kind: "refused",
				reason: (0, safe_text.gB)`the service rejected the prompt ${refusal}: ${status} ${call}`,
				words
			};
			return status >= 300 && status < 500 && status !== 303 && !UNANSWERED.includes(status) ? {
				kind: "ended",
				status,
				words
			} : {
				kind: "unanswered",
				reason: (0, safe_text.gB)`the service returned ${status} ${call}`
			};
		}
		function findWords(body, prompt, apiKey) {
			let texts = listErrorTexts(body);
			let text = texts.join("; ");
			if (text.length > 4e3 || [text, ...texts].some((said) => repeats(said, prompt))) return;
			return (0, to_safe_text._)(text.replaceAll(apiKey, "[key]"), 300);
		}
		function repeats(text, prompt) {
			let [said, sent] = [lettersOf(text), lettersOf(prompt)];
			for (let start = 0; start === 0 || start + 8 <= said.length; start++) if (sent.includes(said.slice(start, start + 8))) return !0;
			return !1;
		}
		function lettersOf(text) {
			let letters = (0, clean.X)(text).toLowerCase().normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
			return Buffer.from(letters).toString("latin1");
		}
		var failure = __webpack_require__(728);
		class ServiceError extends failure.E {
			name = "ServiceError";
			kind;
			status;
			constructor(failure) {
				let { kind, what, call, remedy, status, cause } = failure;
				super(call === void 0 ? (0, safe_text.gB)`${what}.` : (0, safe_text.gB)`${what} (${call}).`, remedy, { cause });
				this.kind = kind;
				this.status = status;
			}
		}
		let KEY = (0, safe_text.gB)`Check that \`api-key\` is an admin key of the project that \`project-id\` names, and that it has not been revoked.`;
		let ADDRESS = (0, safe_text.gB)`Check \`base-url\` (the service's URL, with its path prefix if it has one) and \`project-id\`.`;
		let htmlType = /^text\/html\b/i;
		let htmlStart = /^\s*<(?:!doctype html|html)\b/i;
		function refuseWebPage({ status, headers, body }, call) {
			if (!(htmlType.test(headers["content-type"] ?? "") || htmlStart.test(body.slice(0, 200))) || status >= 300 && status !== 404 && status !== 405) return;
			let what = (0, safe_text.gB)`The service returned ${status} and a web page: this looks like the website, not the API`;
			let there = (0, safe_text.gB)`the URL of the service’s API, such as \`https://api.mintlify.com\``;
			let remedy = (0, safe_text.gB)`Set \`base-url\` to ${there}, which is the default.`;
			return new ServiceError({
				kind: "refused",
				what,
				call,
				status,
				remedy
			});
		}
		function findRemedy(status) {
			if (status === 401 || status === 403) return KEY;
			if (status === 404 || status === 405) return ADDRESS;
			if (status >= 300 && status < 400) return (0, safe_text.gB)`Redirects are never followed: set \`base-url\` to the service’s own URL.`;
			if (status === 400) return (0, safe_text.gB)`Check \`sources\`, \`statuses\` and \`max-age\`.`;
			return (0, safe_text.gB)`Ask the operator of the service why it refuses this request.`;
		}
		let get_feedback_LIMITS = {
			deadline: 12e4,
			tries: 6
		};
		let cursorRefusals = [
			400,
			404,
			409,
			410,
			422
		];
		async function getFeedback(wire, query, spend) {
			let url = buildUrl(wire.addresses.feedback, query);
			let call = (0, safe_text.gB)`GET ${(0, to_safe_text._)(url.pathname)}`;
			let gate = wire.gates.export;
			let outcome = await repeat(wire, {
				...get_feedback_LIMITS,
				gate
			}, async (left) => spend() ? readPage(wire, url, call, left) : {
				kind: "done",
				value: { kind: "spent" }
			});
			if (outcome.kind === "done") return outcome.value;
			if (outcome.kind === "stopped") throw new ServiceError({
				kind: "stopped",
				what: (0, safe_text.gB)`The run was stopped`,
				call,
				remedy: (0, safe_text.gB)``
			});
			if (outcome.kind === "closed" && outcome.status === 429) return {
				kind: "limited",
				retryAfter: outcome.wait
			};
			if (outcome.kind === "given-up" && outcome.failure.status === 429) return {
				kind: "limited",
				retryAfter: outcome.retryAfter
			};
			let { reason, ...rest } = explain(outcome);
			let what = (0, safe_text.gB)`The documentation service could not be read: ${reason}`;
			let remedy = (0, safe_text.gB)`Check \`base-url\` and that the service is up; the next run tries again.`;
			throw new ServiceError({
				kind: "unreachable",
				what,
				call,
				remedy,
				...rest
			});
		}
		async function readPage(wire, url, call, left) {
			let asked = await ask(wire, wire.gates.export, url, left);
			if (asked.kind === "again") return asked;
			if (asked.value === "too-large") throw refuseLarge(call, (0, safe_text.gB)`it cannot be read`);
			let { status, body } = asked.value;
			let refusal = refuseWebPage(asked.value, call);
			if (refusal !== void 0) throw refusal;
			if (url.searchParams.has("cursor") && cursorRefusals.includes(status)) return {
				kind: "done",
				value: { kind: "cursor-refused" }
			};
			if (status < 200 || status >= 300) {
				let what = (0, safe_text.gB)`The service returned ${status}${status === 400 ? renderErrorTexts(body, wire.apiKey) : ""}`;
				throw new ServiceError({
					kind: "refused",
					what,
					call,
					status,
					remedy: findRemedy(status)
				});
			}
			let parsed = parseFeedbackPage(body);
			if ("excess" in parsed) throw refuseLarge(call, parsed.excess);
			if ("error" in parsed) return {
				kind: "again",
				failure: {
					reason: parsed.error,
					status
				}
			};
			return {
				kind: "done",
				value: {
					kind: "page",
					page: parsed.value
				}
			};
		}
		function refuseLarge(call, excess) {
			let what = (0, safe_text.gB)`The service returned a page of feedback far larger than requested: ${excess}`;
			let smaller = (0, safe_text.gB)`If the page contains every match, a shorter \`max-age\` or fewer \`sources\` make it smaller.`;
			let remedy = (0, safe_text.gB)`Ask the operator of the service to make its export respect \`limit\`. ${smaller}`;
			return new ServiceError({
				kind: "refused",
				what,
				call,
				remedy
			});
		}
		function buildUrl(address, { dateFrom, dateTo, source, statuses, limit, cursor }) {
			let url = new URL(address);
			let status = statuses.join(",") || void 0;
			for (let [name, value] of Object.entries({
				dateFrom,
				dateTo,
				source,
				status,
				limit,
				cursor
			})) value !== void 0 && url.searchParams.set(name, String(value));
			return url;
		}
		function renderErrorTexts(body, apiKey) {
			let texts = listErrorTexts(body).slice(0, 4);
			let safeTexts = texts.map((text) => (0, to_safe_text._)((0, to_safe_text._)(text.replaceAll(apiKey, "***")).replaceAll(apiKey, "***")));
			return texts.length === 0 ? (0, safe_text.gB)`` : (0, safe_text.gB)`: ${(0, safe_text.cT)(safeTexts, "; ")}`;
		}
		let mostEntries = 1e3;
		function parseFeedbackPage(body) {
			if (hasMoreValues(body, mostValues)) return { excess: (0, safe_text.gB)`it contains more than ${(0, safe_text.ZV)(mostValues)} values` };
			let parsed = parseBody(feedbackPageSchema, body, (0, safe_text.gB)`a page of feedback`);
			if ("error" in parsed) return parsed;
			let { feedback, nextCursor, hasMore } = parsed.value;
			if (feedback.length > mostEntries) return { excess: (0, safe_text.gB)`it has ${(0, safe_text.ZV)(feedback.length)} entries, but at most ${(0, safe_text.ZV)(mostEntries)} are read` };
			let page = {
				entries: [],
				skipped: [],
				nextCursor: nextCursor != null && nextCursor.length <= 4096 ? nextCursor : null,
				hasMore
			};
			for (let [index, raw] of feedback.entries()) {
				let place = (0, safe_text.gB)`entry ${index + 1} of page`;
				let entry = feedbackEntrySchema.safeParse(raw);
				entry.success ? (0, holds_private._)(entry.data.id) ? page.skipped.push({
					id: place,
					reason: privateId
				}) : page.entries.push(entry.data) : page.skipped.push({
					id: findPlainId(raw) ?? place,
					reason: renderIssues(entry.error)
				});
			}
			return { value: page };
		}
		function findPlainId(raw) {
			if (typeof raw != "object" || !raw || !("id" in raw) || typeof raw.id != "string") return;
			return /^[A-Za-z0-9](?:[\w.+=~-]|:(?!:)){0,127}$/.test(raw.id) ? raw.id : void 0;
		}
		let get_job_LIMITS = {
			deadline: 3e4,
			tries: 8
		};
		async function getJob(wire, id) {
			let url = wire.addresses.getJob(id);
			if (url === void 0) return {
				kind: "unreadable",
				reason: (0, safe_text.gB)`the job’s ID cannot be used in a URL`
			};
			let outcome = await repeat(wire, {
				...get_job_LIMITS,
				least: wire.pollInterval,
				gate: wire.gates.jobs
			}, (left) => ask(wire, wire.gates.jobs, url, left));
			if (outcome.kind === "stopped") return outcome;
			let call = (0, safe_text.gB)`(GET ${(0, to_safe_text._)(wire.addresses.getJobLabel)})`;
			if (outcome.kind !== "done") return {
				kind: "unreadable",
				reason: (0, safe_text.gB)`${explain(outcome).reason} ${call}`
			};
			if (outcome.value === "too-large") return {
				kind: "unreadable",
				reason: (0, safe_text.gB)`the response is too large for a job ${call}`
			};
			let { status, body } = outcome.value;
			if (status >= 200 && status < 300) return parseRead(body, id, call);
			let reason = (0, safe_text.gB)`the service returned ${status} ${call}`;
			return status === 401 || status === 403 ? {
				kind: "refused",
				status,
				reason,
				remedy: findRemedy(status)
			} : {
				kind: "unreadable",
				reason
			};
		}
		function parseRead(body, id, call) {
			let parsed = parseJob(body);
			if ("error" in parsed) {
				let found = "value" in parseBody(schemas.Ikc({
					id: schemas.euz(id),
					status: schemas.YjP().min(1)
				}), body, (0, safe_text.gB)`a job`);
				return {
					kind: "unreadable",
					reason: (0, safe_text.gB)`${parsed.error} ${call}`,
					...found ? { found } : {}
				};
			}
			return parsed.value.id === id ? {
				kind: "job",
				job: parsed.value
			} : {
				kind: "unreadable",
				reason: (0, safe_text.gB)`the response is for another job ${call}`
			};
		}
		function createService(options) {
			if (!/^[\x21-\x7e]+$/.test(options.apiKey)) {
				let what = (0, safe_text.gB)`The key contains characters that an HTTP header cannot carry`;
				throw new ServiceError({
					kind: "refused",
					what,
					remedy: (0, safe_text.gB)`Check \`api-key\` for spaces, line breaks and quotes.`
				});
			}
			let gates = {
				export: createGate(),
				jobs: createGate()
			};
			let wire = {
				...options,
				addresses: createAddresses(options),
				gates
			};
			return {
				getFeedback: (query, spend) => getFeedback(wire, query, spend),
				createJob: (prompt) => createJob(wire, prompt),
				getJob: (id) => getJob(wire, id)
			};
		}
		function isRead({ method, path, body }) {
			return method === "GET" || path === graphqlPath && !isMutation(body);
		}
		function isMutation(body) {
			return typeof body == "object" && !!body && "query" in body && String(body.query).startsWith("mutation");
		}
		function notifies({ method, path }) {
			return method === "POST" && /\/(?:issues|comments|assignees|requested_reviewers)$/.test(path);
		}
		let graphqlPath = "/graphql";
		class GitHubError extends failure.E {
			name = "GitHubError";
			kind;
			status;
			constructor(kind, what, remedy, { status, cause } = {}) {
				super(what, remedy, { cause });
				this.kind = kind;
				this.status = status;
			}
			static refused(request, { status, data }) {
				let what = (0, safe_text.gB)`GitHub refused ${nameOf(request)} (status ${status}).`;
				return new GitHubError("refused", what, remedyOf(status, messageOf(data)), { status });
			}
			static tooLarge(request, failure) {
				let what = (0, safe_text.gB)`GitHub’s response to ${nameOf(request)} is too large to read.`;
				return new GitHubError("unusable", what, (0, safe_text.gB)`Retrying would return the same response.`, failure);
			}
			static unanswered(request, failure) {
				let what = (0, safe_text.gB)`GitHub returned no usable response to ${nameOf(request)}${detail(failure)}.`;
				return new GitHubError("unanswered", what, (0, safe_text.gB)`The next run finds out whether it took effect.`, failure);
			}
			static stopped(request) {
				let end = isRead(request) ? (0, safe_text.gB)`was cancelled` : (0, safe_text.gB)`was not sent`;
				let what = (0, safe_text.gB)`${nameOf(request)} ${end}: the run was stopped.`;
				return new GitHubError("stopped", what, (0, safe_text.gB)`The next run will continue.`);
			}
			static gaveUp(request, failure, limit) {
				if (limit !== void 0) {
					let what = (0, safe_text.gB)`GitHub’s rate limit requires a wait of ${Math.ceil(limit / 1e3)} s before ${nameOf(request)}.`;
					let remedy = (0, safe_text.gB)`Nothing is lost: the next run continues. Run less often, or use a token with a higher limit.`;
					return new GitHubError("limited", what, remedy, failure);
				}
				let what = (0, safe_text.gB)`GitHub could not be reached for ${nameOf(request)}${detail(failure)}.`;
				let remedy = (0, safe_text.gB)`Nothing is lost: the next run continues. See https://www.githubstatus.com.`;
				return new GitHubError(request.method === "GET" ? "unreachable" : "unanswered", what, remedy, failure);
			}
		}
		function nameOf(request) {
			return (0, safe_text.gB)`${request.method} ${(0, to_safe_text._)(request.path, 300)}`;
		}
		function detail({ status, cause }) {
			if (status !== void 0) return (0, safe_text.gB)` (status ${status})`;
			let code = cause instanceof SendError ? cause.code : void 0;
			return code === void 0 ? (0, safe_text.gB)`` : (0, safe_text.gB)` (${code})`;
		}
		let permissions = (0, safe_text.gB)`\`permissions: contents: write, issues: write, pull-requests: read\` (review: \`pull-requests: write\`)`;
		function remedyOf(status, message) {
			if (/\blocked\b/i.test(message)) return (0, safe_text.gB)`Unlock the issue (“Unlock conversation” in its sidebar); the next run posts its updates.`;
			if (status === 401) return (0, safe_text.gB)`Check \`github-token\`: it is missing, expired or revoked.`;
			if (status === 403) return (0, safe_text.gB)`Give the job ${permissions}, and check that no repository or organisation rule forbids it.`;
			return (0, safe_text.gB)`Check \`github-token\` and that the repository allows this.`;
		}
		function ifRefused(error) {
			if (error instanceof GitHubError && error.kind === "refused") return;
			throw error;
		}
		function ifUnreadable(error) {
			return error instanceof GitHubError && error.kind === "unusable" ? void 0 : ifRefused(error);
		}
		function unexpected(what, { status, data }) {
			let detail = /too long/i.test(messageOf(data)) ? " (the text is too long)" : "";
			let remedy = (0, safe_text.gB)`Check that \`github-token\` has \`contents: write\` and \`issues: write\`.`;
			return new GitHubError("unusable", (0, safe_text.gB)`${what}: GitHub returned status ${status}${detail}.`, remedy);
		}
		function parseAnswer(schema, answer, what, success = 200) {
			if (answer.status !== success) throw unexpected(what, answer);
			let parsed = schema.safeParse(answer.data);
			if (parsed.success) return parsed.data;
			let check = (0, safe_text.gB)`check that \`GITHUB_API_URL\` is a GitHub API and that no proxy alters its responses`;
			let remedy = (0, safe_text.gB)`Run again; if the problem persists, ${check}.`;
			throw new GitHubError("unusable", (0, safe_text.gB)`${what}: GitHub’s response has an unexpected form.`, remedy);
		}
		function messageOf(data) {
			let message = typeof data == "object" && data && "message" in data ? data.message : void 0;
			return typeof message == "string" ? message : "";
		}
		let expected = [
			301,
			302,
			304,
			307,
			404,
			409,
			410,
			422
		];
		let safe = {
			tries: 5,
			longestWait: 12e4,
			backOff: {
				base: 2e3,
				cap: 15e3
			}
		};
		let once = {
			...safe,
			tries: 2,
			longestWait: 6e4
		};
		function createGitHubClient(options) {
			let { send, now, steady, sleep, stop } = options;
			let patience = {
				...options,
				stop: new AbortController().signal
			};
			let gate = createGate();
			let turn = Promise.resolve();
			let lastNotice = -Infinity;
			async function ask(request, kind) {
				let limits = {
					...kind === "safe" ? safe : once,
					gate
				};
				let outcome = await repeat(patience, limits, () => attempt(request, kind));
				if (outcome.kind === "done") return outcome.value;
				if (outcome.kind === "given-up") throw GitHubError.gaveUp(request, outcome.failure, outcome.retryAfter);
				throw GitHubError.gaveUp(request, {}, outcome.kind === "closed" ? outcome.wait : 0);
			}
			async function attempt(request, kind) {
				let result = await exchange(request, kind);
				if ("data" in result && (result.status < 300 || expected.includes(result.status))) return {
					kind: "done",
					value: result
				};
				let limit = "data" in result ? limitOf(result, now()) : void 0;
				if (limit !== void 0) closeGate(gate, steady() + limit, result.status ?? 0);
				else if ("data" in result && result.status < 500) throw GitHubError.refused(request, result);
				else if (isRead(request) && isTooLarge(result)) throw GitHubError.tooLarge(request, result);
				else if (kind === "never") throw GitHubError.unanswered(request, result);
				if (stop.aborted) throw GitHubError.gaveUp(request, result, limit);
				return {
					kind: "again",
					failure: result,
					retryAfter: limit
				};
			}
			async function exchange(request, kind) {
				let pause = lastNotice + 1e3 - steady();
				notifies(request) && pause > 0 && await sleep(pause);
				if (kind === "never" && stop.aborted) throw GitHubError.stopped(request);
				try {
					return await (isRead(request) ? sendUntilStop(request) : send(request));
				} catch (cause) {
					if (cause instanceof SendError && cause.kind === "stopped") throw GitHubError.stopped(request);
					return { cause };
				} finally {
					notifies(request) && (lastNotice = steady());
				}
			}
			function sendUntilStop(request) {
				let { signal, release } = createGrace(options, 1e3);
				return send({
					...request,
					signal
				}).finally(release);
			}
			return { request(request, kind = isRead(request) ? "safe" : "never") {
				let result = turn.then(() => ask(request, kind));
				turn = result.catch(() => void 0);
				return result;
			} };
		}
		function isTooLarge({ cause }) {
			return cause instanceof SendError && cause.kind === "too-large";
		}
		function limitOf({ status, headers, data }, now) {
			if (status !== 403 && status !== 429) return;
			let retryAfter = readRetryAfter(headers, now);
			if (retryAfter !== void 0) return retryAfter;
			let reset = Number(headers["x-ratelimit-reset"]);
			if (headers["x-ratelimit-remaining"] === "0" && reset > 0) return Math.max(1e3, reset * 1e3 - answeredAt(headers, now));
			return status === 429 || /rate limit|abuse detection/i.test(messageOf(data)) ? 6e4 : void 0;
		}
		let errorSchema = schemas.Ikc({
			type: schemas.YjP().optional().catch(void 0),
			message: schemas.YjP().catch(""),
			path: schemas.YOg(schemas.L5J()).catch([])
		});
		let answerSchema = schemas.Ikc({
			data: schemas.L5J().optional(),
			errors: schemas.YOg(errorSchema).default([])
		});
		let graphql_closed = new WeakSet();
		function avoidGraphql(client) {
			graphql_closed.add(client);
		}
		async function queryGraphql(client, body) {
			if (graphql_closed.has(client)) return;
			try {
				return graphql_parseAnswer(client, await client.request({
					method: "POST",
					path: graphqlPath,
					body
				}, "never"));
			} catch (error) {
				if (error instanceof GitHubError) return;
				throw error;
			}
		}
		async function mutateGraphql(client, body) {
			if (graphql_closed.has(client)) return;
			let request = {
				method: "POST",
				path: graphqlPath,
				body
			};
			let answer = await client.request(request, "safe").catch(ifRefused);
			return answer && graphql_parseAnswer(client, answer);
		}
		function graphql_parseAnswer(client, answer) {
			answer.status === 404 && graphql_closed.add(client);
			return answer.status === 200 ? answerSchema.safeParse(answer.data).data : void 0;
		}
		let headers = { "x-github-api-version": "2022-11-28" };
		let quiet = () => void 0;
		let log = {
			debug: quiet,
			info: quiet,
			warn: quiet,
			error: quiet
		};
		function createGitHubSend(options) {
			let { apiUrl, token, send } = options;
			let octokit;
			let load = async () => {
				let { Octokit } = await __webpack_require__.e(51).then(__webpack_require__.bind(__webpack_require__, 9051));
				return new Octokit({
					auth: token,
					baseUrl: apiUrl,
					log
				});
			};
			return async (request) => {
				octokit ??= load();
				let { request: ask } = await octokit;
				let sent = Promise.withResolvers();
				let cancel = request.signal === void 0 ? {} : { signal: request.signal };
				let fetch = async (url, { method, headers, body }) => {
					sent.resolve(send({
						method,
						url,
						headers,
						timeout: 3e4,
						...cancel,
						...body === void 0 ? {} : { body }
					}));
					let { status } = await sent.promise;
					return new Response(null, { status });
				};
				await ask({
					...buildRequest(request, apiUrl),
					request: { fetch }
				}).catch(sent.reject);
				return octokit_readAnswer(await sent.promise, request.raw === !0);
			};
		}
		function buildRequest({ method, path, query, body, raw }, apiUrl) {
			let entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
			let place = path === graphqlPath ? `${apiUrl.replace(/\/api\/v3$/, "/api")}${graphqlPath}` : path;
			let url = entries.length === 0 ? place : `${place}?${new URLSearchParams(entries)}`;
			let accept = raw ? "application/vnd.github.raw+json" : "application/vnd.github+json";
			return {
				method,
				url,
				headers: {
					...headers,
					accept
				},
				...body === void 0 ? {} : { data: body }
			};
		}
		function octokit_readAnswer({ status, headers, body }, raw) {
			if (status >= 400) return {
				status,
				headers,
				data: parseJson(body)
			};
			if (status >= 300) return {
				status,
				headers,
				data: void 0
			};
			return {
				status,
				headers,
				data: raw || body === "" ? body : JSON.parse(body)
			};
		}
		let label = "feedback-to-fix";
		let issueFields = "number title body state updatedAt authorAssociation author{__typename login} comments{totalCount}";
		let newestFirst = "orderBy:{field:UPDATED_AT,direction:DESC}";
		let issueSchema = schemas.Ikc({
			number: schemas.aig(),
			title: schemas.YjP(),
			body: schemas.YjP(),
			state: schemas.k5n(["OPEN", "CLOSED"]),
			updatedAt: schemas.YjP(),
			authorAssociation: schemas.YjP(),
			author: schemas.Ikc({
				__typename: schemas.YjP(),
				login: schemas.YjP()
			}).nullable(),
			comments: schemas.Ikc({ totalCount: schemas.aig() })
		}).transform(({ state, updatedAt, authorAssociation, author, comments, ...issue }) => ({
			...issue,
			state: state.toLowerCase(),
			updated_at: updatedAt,
			author_association: authorAssociation,
			user: author && {
				login: author.__typename === "Bot" ? `${author.login}[bot]` : author.login,
				type: author.__typename
			},
			comments: comments.totalCount
		}));
		let sideSchema = schemas.Ikc({ nameWithOwner: schemas.YjP() }).nullable().transform((repository) => ({ repo: repository && { full_name: repository.nameWithOwner } }));
		let pullSchema = schemas.Ikc({
			number: schemas.aig(),
			url: schemas.YjP(),
			state: schemas.k5n([
				"OPEN",
				"CLOSED",
				"MERGED"
			]),
			body: schemas.YjP(),
			createdAt: schemas.YjP(),
			closedAt: schemas.YjP().nullable(),
			updatedAt: schemas.YjP(),
			mergedAt: schemas.YjP().nullable(),
			headRepository: sideSchema,
			baseRepository: sideSchema
		}).transform(({ number, url, state, body, headRepository, baseRepository, ...times }) => ({
			number,
			html_url: url,
			body,
			state: state === "OPEN" ? "open" : "closed",
			merged_at: times.mergedAt,
			created_at: times.createdAt,
			closed_at: times.closedAt,
			updated_at: times.updatedAt,
			head: headRepository,
			base: baseRepository
		}));
		let repositorySchema = schemas.Ikc({
			isPrivate: schemas.zMY().optional(),
			issue: issueSchema.nullish().catch(void 0),
			issues: listOf(issueSchema),
			pullRequests: listOf(pullSchema)
		});
		function createSideReads({ repository, steady }) {
			let followed;
			let isOn = !1;
			let issues;
			let pulls;
			let isPrivate;
			let issue;
			let openingUntil = -Infinity;
			function forgetIssues() {
				issue = void 0;
				issues = void 0;
			}
			return {
				begin(number) {
					isOn = !0;
					followed = number;
				},
				listFields(isFirst) {
					if (!isOn) return "";
					let one = followed === void 0 ? "" : `issue(number:${followed}){${issueFields}}`;
					if (!isFirst) return one;
					return `isPrivate ${one || `issues(labels:["${label}"],first:5,${newestFirst}){totalCount nodes{${issueFields}}}`} ${`pullRequests(first:20,${newestFirst}){totalCount nodes{number url state body createdAt closedAt updatedAt mergedAt headRepository{nameWithOwner} baseRepository{nameWithOwner}}}`}`;
				},
				keep(answer, isFirst) {
					let { data } = repositorySchema.safeParse(answer);
					let limit = isFirst ? 3e4 : 2e3;
					issue = data?.issue ? {
						read: data.issue,
						until: steady() + limit
					} : void 0;
					if (!isFirst) return;
					openingUntil = steady() + limit;
					issues = data?.issues;
					pulls = data?.pullRequests;
					isPrivate = data?.isPrivate;
				},
				follow(number) {
					followed = number;
				},
				forgetIssues,
				takeIssue(number) {
					let listed = steady() <= openingUntil ? issues?.items.find((one) => one.number === number) : void 0;
					let read = issue !== void 0 && steady() <= issue.until && issue.read.number === number ? issue.read : listed;
					forgetIssues();
					followed = number;
					return read;
				},
				listIssues() {
					return steady() <= openingUntil && issues?.isWhole ? issues.items : void 0;
				},
				takePulls(name) {
					if (name.toLowerCase() !== repository.toLowerCase() || steady() > openingUntil) return;
					let taken = pulls;
					pulls = void 0;
					return taken;
				},
				keepVisibility(value) {
					isPrivate ??= value;
				},
				isPrivate: () => isPrivate
			};
		}
		function listOf(item) {
			return schemas.Ikc({
				totalCount: schemas.aig(),
				nodes: schemas.YOg(item)
			}).transform(({ totalCount, nodes }) => ({
				items: nodes,
				isWhole: nodes.length === totalCount
			})).optional().catch(void 0);
		}
		let editSchema = schemas.Ikc({
			editedAt: schemas.YjP(),
			diff: schemas.YjP().nullish(),
			editor: schemas.Ikc({
				__typename: schemas.YjP(),
				login: schemas.YjP()
			}).nullish()
		});
		let issue_edits_answerSchema = schemas.Ikc({ data: schemas.Ikc({ repository: schemas.Ikc({ issue: schemas.Ikc({ userContentEdits: schemas.Ikc({ nodes: schemas.YOg(editSchema) }) }) }) }) });
		let permissionSchema = schemas.Ikc({ permission: schemas.YjP() });
		let writing = ["admin", "write"];
		function createIssueEdits({ client, repository }) {
			let [owner, name] = repository.split("/");
			return {
				async listEdits(number) {
					let query = `query{repository(owner:"${owner}",name:"${name}"){issue(number:${number}){userContentEdits(first:50){nodes{editedAt diff editor{__typename login}}}}}}`;
					let answer = await client.request({
						method: "POST",
						path: graphqlPath,
						body: { query }
					}).catch(ifRefused);
					return (issue_edits_answerSchema.safeParse(answer?.data).data?.data.repository.issue.userContentEdits.nodes)?.map(({ editedAt, diff, editor }) => ({
						editor: editor?.__typename === "User" ? editor.login : void 0,
						at: Date.parse(editedAt),
						text: diff ?? ""
					})).sort((a, b) => b.at - a.at);
				},
				async mayWrite(login) {
					let path = `/repos/${repository}/collaborators/${encodeURIComponent(login)}/permission`;
					let answer = await client.request({
						method: "GET",
						path
					}).catch(ifRefused);
					let parsed = permissionSchema.safeParse(answer?.data);
					return answer?.status === 200 && parsed.success && writing.includes(parsed.data.permission);
				}
			};
		}
		var issue_number = __webpack_require__(2032);
		async function recogniseOurs(client, token) {
			let login = await findLogin(client, token);
			return login === void 0 ? (item) => item.trusted : (item) => item.author === login;
		}
		let userSchema = schemas.Ikc({ login: schemas.YjP() });
		let viewerSchema = schemas.Ikc({ data: schemas.Ikc({ viewer: userSchema }) });
		let limitedSchema = schemas.Ikc({ errors: schemas.YOg(schemas.Ikc({ type: schemas.euz("RATE_LIMITED") })).nonempty() });
		async function findLogin(client, token) {
			if (!token.startsWith("ghs_")) {
				let answer = await client.request({
					method: "GET",
					path: "/user"
				}).catch(ifRefused);
				let user = userSchema.safeParse(answer?.data);
				if (answer?.status === 200 && user.success) return user.data.login;
			}
			let answer = await client.request({
				method: "POST",
				path: graphqlPath,
				body: { query: "{ viewer { login } }" }
			}).catch(ifRefused);
			let login = viewerSchema.safeParse(answer?.data).data?.data.viewer.login;
			if (login === void 0 && limitedSchema.safeParse(answer?.data).success) {
				let what = (0, safe_text.gB)`The token’s user could not be looked up: GitHub’s rate limit is used up.`;
				throw new GitHubError("unusable", what, (0, safe_text.gB)`The next run will continue.`);
			}
			return login;
		}
		let postSchema = schemas.Ikc({
			body: schemas.YjP().nullish(),
			user: schemas.Ikc({
				login: schemas.YjP(),
				type: schemas.YjP().nullish()
			}).nullish(),
			author_association: schemas.YjP().nullish()
		});
		let commentSchema = postSchema.extend({ id: schemas.aig().int().positive() }).transform((comment) => ({
			id: comment.id,
			...toPost(comment)
		}));
		let tracking_issue_issueSchema = postSchema.extend({
			number: schemas.aig().refine(issue_number.D),
			title: schemas.YjP().nullish(),
			state: schemas.k5n(["open", "closed"]),
			comments: schemas.aig(),
			updated_at: schemas.YjP(),
			pull_request: schemas.L5J().optional()
		}).transform(({ number, title, state, comments, ...issue }) => ({
			number,
			title: title ?? "",
			state,
			comments,
			...toPost(issue),
			isPull: !!issue.pull_request,
			updatedAt: Date.parse(issue.updated_at)
		}));
		function toPost({ body, user, author_association }) {
			let trusted = user?.type === "Bot" || [
				"OWNER",
				"MEMBER",
				"COLLABORATOR"
			].includes(author_association ?? "");
			return {
				body: body ?? "",
				author: user?.login ?? "",
				trusted
			};
		}
		function createTrackingIssue(options) {
			let { client, repository, serverUrl, sideReads } = options;
			let base = `/repos/${repository}/issues`;
			let locate = (issue) => ({
				...issue,
				url: `${serverUrl}/${repository}/issues/${issue.number}`
			});
			async function listAll(item, path, query) {
				let all = [];
				for (let page = 1;; page++) {
					let answer = await client.request({
						method: "GET",
						path,
						query: {
							...query,
							per_page: 100,
							page
						}
					});
					let items = parseAnswer(schemas.YOg(item), answer, (0, safe_text.gB)`GET ${(0, to_safe_text._)(path)}`);
					for (let one of items) all.push(one);
					if (items.length < 100) return all;
				}
			}
			return {
				async getIssue(number) {
					let known = tracking_issue_issueSchema.safeParse(sideReads?.takeIssue(number)).data;
					if (known !== void 0) return {
						kind: "issue",
						issue: locate(known)
					};
					let answer = await client.request({
						method: "GET",
						path: `${base}/${number}`
					});
					if (isGone(answer)) return { kind: "gone" };
					if (answer.status >= 300 && answer.status < 400) return { kind: "transferred" };
					let issue = parseAnswer(tracking_issue_issueSchema, answer, (0, safe_text.gB)`Reading the tracking issue`);
					return issue.isPull ? { kind: "pull-request" } : {
						kind: "issue",
						issue: locate(issue)
					};
				},
				async listIssues(since) {
					let known = since === void 0 ? schemas.YOg(tracking_issue_issueSchema).safeParse(sideReads?.listIssues()).data : void 0;
					if (known !== void 0) return known.map(locate);
					let query = {
						labels: label,
						state: "all",
						sort: "created",
						direction: "desc"
					};
					return (await listAll(tracking_issue_issueSchema, base, since ? {
						...query,
						since: toTime(since)
					} : query)).filter((issue) => !issue.isPull).map(locate);
				},
				async createIssue(issue) {
					sideReads?.forgetIssues();
					let answer = await client.request({
						method: "POST",
						path: base,
						body: {
							...issue,
							labels: [label]
						}
					});
					if (isGone(answer)) throw new GitHubError("unusable", (0, safe_text.gB)`The tracking issue cannot be created: issues are disabled in this repository.`, (0, safe_text.gB)`Enable issues in the repository’s settings, or run the workflow in a repository that has them.`);
					let created = locate(parseAnswer(tracking_issue_issueSchema, answer, (0, safe_text.gB)`Creating the tracking issue`, 201));
					sideReads?.follow(created.number);
					return created;
				},
				async updateIssue(number, body) {
					sideReads?.forgetIssues();
					let answer = await client.request({
						method: "PATCH",
						path: `${base}/${number}`,
						body: { body }
					}, "safe");
					if (answer.status >= 300 && answer.status !== 422) throw new GitHubError("unusable", (0, safe_text.gB)`The tracking issue was deleted or transferred during this run.`, (0, safe_text.gB)`Name another issue in \`tracking-issue\` (a new, empty one will do).`);
					return parseAnswer(tracking_issue_issueSchema, answer, (0, safe_text.gB)`Updating the tracking issue`).body;
				},
				async createComment(number, body) {
					let answer = await client.request({
						method: "POST",
						path: `${base}/${number}/comments`,
						body: { body }
					});
					return parseAnswer(commentSchema, answer, (0, safe_text.gB)`Writing a comment`, 201);
				},
				async updateComment(id, body) {
					let answer = await client.request({
						method: "PATCH",
						path: `${base}/comments/${id}`,
						body: { body }
					}, "safe");
					return isGone(answer) ? void 0 : parseAnswer(commentSchema, answer, (0, safe_text.gB)`Writing a comment`);
				},
				async getComment(id) {
					let answer = await client.request({
						method: "GET",
						path: `${base}/comments/${id}`
					});
					return answer.status === 200 ? parseAnswer(commentSchema, answer, (0, safe_text.gB)`A comment`) : void 0;
				},
				listComments: (number, since) => listAll(commentSchema, `${base}/${number}/comments`, { since: toTime(since) }),
				async addLabel(number, name) {
					let request = {
						method: "POST",
						path: `${base}/${number}/labels`,
						body: { labels: [name] }
					};
					let answer = await client.request(request, "safe").catch(ifRefused);
					let labels = schemas.YOg(schemas.Ikc({ name: schemas.YjP() })).safeParse(answer?.data);
					return answer?.status === 200 ? labels.data?.map((label) => label.name) : void 0;
				},
				async removeLabel(number, name) {
					let path = `${base}/${number}/labels/${encodeURIComponent(name)}`;
					let answer = await client.request({
						method: "DELETE",
						path
					}, "safe").catch(ifRefused);
					return answer?.status === 200 || answer?.status === 404;
				},
				recogniseOurs: () => recogniseOurs(client, options.token)
			};
		}
		function isGone({ status }) {
			return status === 404 || status === 410;
		}
		function toTime(time) {
			return `${new Date(time).toISOString().slice(0, 19)}Z`;
		}
		let contentSchema = schemas.Ikc({
			type: schemas.euz("file"),
			encoding: schemas.euz("base64"),
			content: schemas.YjP()
		});
		let blobSchema = schemas.Ikc({
			text: schemas.YjP().nullish(),
			isBinary: schemas.zMY().nullish(),
			isTruncated: schemas.zMY().nullish(),
			byteSize: schemas.aig()
		});
		function fileText(data) {
			if (typeof data != "string") return;
			let wrapped = contentSchema.safeParse(parseJson(data));
			return wrapped.success ? Buffer.from(wrapped.data.content, "base64").toString("utf8") : data;
		}
		function parseExactText(blob) {
			let { text, isBinary, isTruncated, byteSize } = blobSchema.safeParse(blob).data ?? {};
			if (isBinary !== !1 || isTruncated !== !1 || text == null || Buffer.byteLength(text) !== byteSize) return;
			return text.includes("�") || text.includes("\0") ? void 0 : text;
		}
		let standard = "feedback-to-fix/ledger";
		function isDefaultBranch(branch) {
			let what = (0, safe_text.gB)`\`ledger-branch\` is ${quoted(branch)}, the default branch of this repository. Nothing was written.`;
			let moved = (0, safe_text.gB)`If there is a ledger on it already, see “To another branch” in docs/moving-the-ledger.md.`;
			return new GitHubError("unusable", what, (0, safe_text.gB)`${chooseOther(branch)} ${moved}`);
		}
		function isForeignBranch(branch) {
			let why = (0, safe_text.gB)`an existing branch without a ledger: its first commit is not this Action’s`;
			let what = (0, safe_text.gB)`\`ledger-branch\` is ${quoted(branch)}, ${why}. Nothing was written.`;
			return new GitHubError("unusable", what, chooseOther(branch));
		}
		function chooseOther(branch) {
			let fresh = (0, safe_text.gB)`name a branch that does not exist yet`;
			if (branch === standard) return (0, safe_text.gB)`Rename that branch, or ${fresh}.`;
			return (0, safe_text.gB)`Leave \`ledger-branch\` out (the ledger is then on ${quoted(standard)}), or ${fresh}.`;
		}
		function emptyRepository() {
			let what = (0, safe_text.gB)`The tracking repository is empty: the ledger needs a first commit to start from.`;
			return new GitHubError("unusable", what, (0, safe_text.gB)`Push any commit and run again.`);
		}
		function unreadable() {
			let what = (0, safe_text.gB)`The tracking repository cannot be read: GitHub reports no repository of this name.`;
			let remedy = (0, safe_text.gB)`Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`;
			return new GitHubError("unusable", what, remedy);
		}
		function refused(branch, message) {
			if (/rule|protected|required/i.test(message)) return forbidden(branch);
			let said = (0, to_safe_text._)(message, 120);
			let what = (0, safe_text.gB)`The ledger could not be written: GitHub refused to update the branch ${quoted(branch)} (${said}).`;
			let remedy = (0, safe_text.gB)`Check whether a branch with a similar name is in the way, or name another one in \`ledger-branch\`.`;
			return new GitHubError("unusable", what, remedy);
		}
		function forbidden(branch) {
			let named = quoted(branch);
			let what = (0, safe_text.gB)`The ledger could not be written: a permission or repository rule forbids ${named}.`;
			let ways = (0, safe_text.gB)`exempt ${named} from the rule, or name another branch in \`ledger-branch\`.`;
			return new GitHubError("unusable", what, (0, safe_text.gB)`Give the job \`contents: write\`, ${ways}`, { status: 403 });
		}
		function quoted(branch) {
			return (0, safe_text.gB)`\`${(0, to_safe_text._)(branch)}\``;
		}
		let sha = schemas.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
		let commitSchema = schemas.Ikc({
			oid: sha,
			tree: schemas.Ikc({ oid: sha }),
			message: schemas.YjP()
		}).transform(({ oid, tree, message }) => ({
			sha: oid,
			tree: tree.oid,
			message
		}));
		let targetSchema = schemas.Ikc({
			history: schemas.Ikc({ nodes: schemas.YOg(commitSchema).nonempty() }),
			file: schemas.Ikc({ object: schemas.L5J().optional() }).nullable()
		});
		let read_by_graphql_repositorySchema = schemas.Ikc({
			defaultBranchRef: schemas.Ikc({ name: schemas.YjP() }).nullable(),
			ref: schemas.Ikc({ target: targetSchema }).nullable()
		});
		let read_by_graphql_answerSchema = schemas.Ikc({ repository: read_by_graphql_repositorySchema });
		let rawSchema = schemas.Ikc({ repository: schemas.L5J() });
		let beside = [
			"issue",
			"issues",
			"pullRequests"
		];
		function createGraphqlRead(options) {
			let { client, repository, ref, path, sideReads } = options;
			let [owner, name] = repository.split("/");
			let isFirst = !0;
			return async function read(depth) {
				let fields = isFirst ? sideReads?.listFields(!0) ?? "" : "";
				let query = buildBranchQuery(fields);
				let answer = await queryGraphql(client, {
					query,
					variables: {
						owner,
						name,
						ref,
						path,
						depth
					}
				});
				if (answer === void 0 || answer.errors.some((error) => !beside.includes(error.path[1]))) return;
				let parsed = read_by_graphql_answerSchema.safeParse(answer.data).data?.repository;
				if (parsed === void 0) return;
				fields !== "" && sideReads?.keep(rawSchema.safeParse(answer.data).data?.repository, !0);
				isFirst = !1;
				let target = parsed.ref?.target;
				let branch = target && {
					commits: target.history.nodes,
					text: parseExactText(target.file?.object)
				};
				return {
					defaultBranch: parsed.defaultBranchRef?.name,
					branch
				};
			};
		}
		function buildBranchQuery(beside) {
			return `query(\$owner:String!,\$name:String!,\$ref:String!,\$path:String!,\$depth:Int!){repository(owner:$owner,name:$name){${`defaultBranchRef{name} ref(qualifiedName:$ref){target{...on Commit{history(first:\$depth){nodes{oid message tree{oid}}} file(path:\$path){object{...on Blob{text isBinary isTruncated byteSize}}}}}} ${beside}`}}}`;
		}
		let madeSchema = schemas.Ikc({ createCommitOnBranch: schemas.Ikc({ commit: schemas.Ikc({
			oid: sha,
			tree: schemas.Ikc({ oid: sha }),
			repository: schemas.L5J().optional()
		}) }) });
		function createLedgerCommit(options) {
			let { client, repository, branch, readCommits, sideReads } = options;
			function findOwn(seen, { message, text }) {
				let own = seen?.commits.findIndex((commit) => commit.message.startsWith(message.trim())) ?? -1;
				return own < 0 ? void 0 : toSnapshot(seen?.commits.slice(own) ?? [], text);
			}
			return {
				findOwn,
				async make(from, write) {
					let base = from;
					for (let count = 1;; count++) {
						let answer = await mutateGraphql(client, {
							query: buildCommitMutation(sideReads?.listFields(!1) ?? ""),
							variables: { input: buildInput({
								repository,
								branch,
								head: base.commit
							}, write) }
						});
						let made = madeSchema.safeParse(answer?.data).data?.createCommitOnBranch.commit;
						if (made !== void 0) {
							sideReads?.keep(made.repository, !1);
							return {
								commit: made.oid,
								tree: made.tree.oid,
								history: [made.oid, ...base.history],
								text: write.text
							};
						}
						if (answer === void 0) return "closed";
						if (!isOutdated(answer)) return "undecided";
						let seen = await readCommits(100);
						let own = findOwn(seen, write);
						if (own !== void 0) return own;
						let next = seen && toSnapshot(seen.commits, seen.text);
						let isElsewhere = next !== void 0 && next.commit !== base.commit && next.text === from.text;
						if (!write.isAlone || !isElsewhere || count === 5) return "lost";
						if (!write.goesOn()) return "abandoned";
						base = next;
					}
				}
			};
		}
		function toSnapshot(commits, text) {
			let [newest] = commits;
			return newest && {
				commit: newest.sha,
				tree: newest.tree,
				history: commits.map(({ sha }) => sha),
				text
			};
		}
		function isOutdated({ errors }) {
			return errors.some(({ type, message }) => type === "STALE_DATA" || /expected branch to point to|branch not found|but expected/i.test(message));
		}
		function buildCommitMutation(beside) {
			return `mutation($input:CreateCommitOnBranchInput!){createCommitOnBranch(input:$input){commit{${`oid tree{oid} ${beside === "" ? "" : `repository{${beside}}`}`}}}}`;
		}
		function buildInput(place, { files, message }) {
			let [headline, ...body] = message.split("\n\n");
			return {
				branch: {
					repositoryNameWithOwner: place.repository,
					branchName: place.branch
				},
				expectedHeadOid: place.head,
				message: {
					headline,
					body: body.join("\n\n")
				},
				fileChanges: { additions: Object.entries(files).map(([path, text]) => ({
					path,
					contents: Buffer.from(text).toString("base64")
				})) }
			};
		}
		let activitySchema = schemas.YOg(schemas.Ikc({
			before: schemas.YjP(),
			after: schemas.YjP()
		})).nonempty();
		let ledgerSchema = schemas.Ikc({ sequence: schemas.aig() });
		async function findHeld({ commit, sequence }, activity, readLedger) {
			if (commit === "") return "no";
			let moves = activity?.status === 200 ? activitySchema.safeParse(activity.data).data : void 0;
			if (moves?.every(({ before, after }) => before !== commit && after !== commit)) return "no";
			let text = await readLedger();
			if (text === void 0) return "no";
			let json = parseJson(text);
			if (json === void 0) return "perhaps";
			if (ledgerSchema.safeParse(json).data?.sequence !== sequence) return "no";
			return moves === void 0 ? "perhaps" : "yes";
		}
		function folderOf(projectId) {
			let encoded = encodeURIComponent(projectId).replaceAll("~", "%7E").replaceAll("%", "~");
			if (/^readme\.md$/i.test(encoded)) return encoded.replace(".", "~2E");
			return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`);
		}
		let object = schemas.Ikc({ sha });
		let putSchema = schemas.Ikc({ commit: schemas.Ikc({
			sha,
			tree: object,
			parents: schemas.PVZ([object])
		}) });
		async function putLedger(client, place, from, write) {
			let body = {
				message: write.message,
				content: Buffer.from(write.text).toString("base64"),
				branch: place.branch,
				sha: nameBlob(from.text, from.commit)
			};
			let answer = await client.request({
				method: "PUT",
				path: place.path,
				body
			}, "safe");
			if (answer.status >= 300) return;
			let { commit } = parseAnswer(putSchema, answer, (0, safe_text.gB)`Writing the ledger`);
			let [parent] = commit.parents;
			let before = parent.sha === from.commit ? from.history : [parent.sha];
			return {
				commit: commit.sha,
				tree: commit.tree.sha,
				history: [commit.sha, ...before],
				text: write.text
			};
		}
		function nameBlob(text, commit) {
			let bytes = Buffer.from(text);
			let named = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
			return (0, external_node_crypto_.hash)(commit.length === 64 ? "sha256" : "sha1", named);
		}
		let read_by_rest_commitSchema = schemas.Ikc({
			sha,
			commit: schemas.Ikc({
				tree: schemas.Ikc({ sha }),
				message: schemas.YjP()
			})
		}).transform(({ sha, commit }) => ({
			sha,
			tree: commit.tree.sha,
			message: commit.message
		}));
		let read_by_rest_repositorySchema = schemas.Ikc({
			default_branch: schemas.YjP(),
			private: schemas.zMY().optional().catch(void 0)
		});
		function createRestRead(options) {
			let { client, repository, branch, sideReads } = options;
			let base = `/repos/${repository}`;
			async function askRepository() {
				let answer = await client.request({
					method: "GET",
					path: base
				});
				if (answer.status !== 200) throw unreadable();
				sideReads?.keepVisibility(read_by_rest_repositorySchema.safeParse(answer.data).data?.private);
				return answer;
			}
			return async function read(known, depth) {
				let asked = known === void 0 ? await askRepository() : void 0;
				let defaultBranch = asked ? parseAnswer(read_by_rest_repositorySchema, asked, (0, safe_text.gB)`The repository`).default_branch : known;
				let query = {
					sha: branch,
					per_page: depth
				};
				let answer = await client.request({
					method: "GET",
					path: `${base}/commits`,
					query
				});
				if (answer.status === 422) return {
					defaultBranch,
					branch: void 0
				};
				if (answer.status === 404) {
					asked === void 0 && await askRepository();
					return {
						defaultBranch,
						branch: void 0
					};
				}
				if (answer.status === 409) throw emptyRepository();
				return {
					defaultBranch,
					branch: {
						commits: parseAnswer(schemas.YOg(read_by_rest_commitSchema).nonempty(), answer, (0, safe_text.gB)`The ledger’s branch`),
						text: void 0
					}
				};
			};
		}
		let rootSchema = schemas.Ikc({
			commit: schemas.Ikc({ message: schemas.YjP() }),
			parents: schemas.YOg(schemas.L5J())
		});
		let ownMessage = /^ledger \d+ of .*\n\nrun \w+ \[skip ci\]\s*$/;
		async function findRoot(list, commit) {
			let query = {
				sha: commit,
				per_page: 1
			};
			let parse = (answer) => parseAnswer(schemas.PVZ([rootSchema]), answer, (0, safe_text.gB)`The branch’s first commit`)[0];
			let first = await list(query);
			let [, last] = /[?&]page=(\d{1,9})(?:&[^>]*)?>;\s*rel="last"/.exec(first.headers.link ?? "") ?? [];
			return parse(last === void 0 ? first : await list({
				...query,
				page: last
			}));
		}
		function isOurRoot({ commit, parents }) {
			return parents.length === 0 && ownMessage.test(commit.message);
		}
		let objectSchema = schemas.Ikc({ sha });
		let comparisonSchema = schemas.Ikc({ status: schemas.YjP() });
		function createLedgerBranch(options) {
			let { client, repository, branch, sideReads } = options;
			let { defaultBranch } = options;
			let verified = new Set();
			let base = `/repos/${repository}`;
			let folder = folderOf(options.projectId);
			let ref = `refs/heads/${branch}`;
			let get = (path, query = {}) => client.request({
				method: "GET",
				path: base + path,
				query
			});
			let post = (path, body) => client.request({
				method: "POST",
				path: `${base}/git/${path}`,
				body
			}, "safe");
			let locate = (name) => `${base}/contents/${encodeURIComponent(folder)}/${name}`;
			let readLedger = (commit) => readFile(commit, "ledger.json");
			let readByGraphql = createGraphqlRead({
				client,
				repository,
				ref,
				path: `${folder}/ledger.json`,
				sideReads
			});
			let readByRest = createRestRead({
				client,
				repository,
				branch,
				sideReads
			});
			let ownCommit = createLedgerCommit({
				client,
				repository,
				branch,
				readCommits,
				sideReads
			});
			async function readFile(commit, name) {
				let path = locate(name);
				let answer = await client.request({
					method: "GET",
					path,
					query: { ref: commit },
					raw: !0
				});
				if (answer.status === 404) return;
				let text = answer.status === 200 ? fileText(answer.data) : void 0;
				if (text === void 0) throw unexpected((0, safe_text.gB)`The ledger's file ${(0, to_safe_text._)(name)}`, answer);
				return text;
			}
			function rethrowForbidden(error) {
				throw error instanceof GitHubError && error.kind === "refused" && error.status === 403 ? forbidden(branch) : error;
			}
			async function moveBranch(parent, sha) {
				let path = `${base}/git/${ref.split("/").map(encodeURIComponent).join("/")}`;
				let answer = await (parent === void 0 ? post("refs", {
					ref,
					sha
				}) : client.request({
					method: "PATCH",
					path,
					body: {
						sha,
						force: !1
					}
				}, "safe")).catch(rethrowForbidden);
				if (answer.status < 300) return !0;
				let message = messageOf(answer.data);
				if (!/fast.?forward|already exists|does not exist|not found|at .+ but expected/i.test(message) && answer.status !== 404) throw refused(branch, message);
				return !1;
			}
			async function readBranch(depth) {
				let seen = await readByGraphql(depth) ?? await readByRest(defaultBranch, depth);
				defaultBranch ??= seen.defaultBranch;
				if (branch === defaultBranch) throw isDefaultBranch(branch);
				let [tip] = seen.branch?.commits ?? [];
				if (seen.branch === void 0 || tip === void 0) return seen;
				return {
					...seen,
					branch: {
						...seen.branch,
						text: seen.branch.text ?? await readLedger(tip.sha)
					}
				};
			}
			async function readCommits(depth) {
				return (await readBranch(depth)).branch;
			}
			async function verify({ commit, text }) {
				if (text !== void 0 || verified.has(commit)) return;
				if (!isOurRoot(await findRoot((query) => get("/commits", query), commit))) throw isForeignBranch(branch);
				verified.add(commit);
			}
			async function putAlone(from, write) {
				if (from.text === void 0 || write.text === void 0) return;
				let [before, after] = [{
					...from,
					text: from.text
				}, {
					...write,
					text: write.text
				}];
				let place = {
					path: locate("ledger.json"),
					branch
				};
				let put = await putLedger(client, place, before, after).catch(rethrowForbidden);
				if (put !== void 0) return put;
				let seen = await readCommits(100);
				return ownCommit.findOwn(seen, write) ?? (seen?.commits[0]?.sha === from.commit ? void 0 : "lost");
			}
			return {
				depth: 30,
				verify,
				async read() {
					if (branch === defaultBranch) throw isDefaultBranch(branch);
					let seen = await readBranch(30);
					if (seen.branch === void 0 && seen.defaultBranch === void 0) throw emptyRepository();
					return seen.branch && toSnapshot(seen.branch.commits, seen.branch.text);
				},
				readFile: (snapshot, name) => readFile(snapshot.commit, name),
				async held(shown) {
					return findHeld(shown, await get("/activity", {
						ref,
						per_page: 100
					}).catch(ifRefused), () => readLedger(shown.commit));
				},
				async comesFrom(snapshot, commit) {
					let answer = await get(`/compare/${commit}...${snapshot.commit}`, { per_page: 1 });
					if (answer.status === 404) return !1;
					let { status } = parseAnswer(comparisonSchema, answer, (0, safe_text.gB)`The ledger’s history`);
					return status === "ahead" || status === "identical";
				},
				async write(from, { ...files }, message, goesOn) {
					if (!goesOn()) return "abandoned";
					let { "ledger.json": text = from?.text, ...others } = files;
					let named = Object.entries(files).map(([name, content]) => [name === "README.md" ? name : `${folder}/${name}`, content]);
					if (from !== void 0) {
						await verify(from);
						let isAlone = from.text !== void 0 && Object.keys(others).length === 0;
						let own = {
							files: Object.fromEntries(named),
							message,
							text,
							isAlone,
							goesOn
						};
						let written = await ownCommit.make(from, own);
						if (written !== "undecided" && written !== "closed") return written;
						if (!goesOn()) return "abandoned";
						if (written === "closed" && isAlone) {
							let put = await putAlone(from, {
								text,
								message
							});
							if (put !== void 0) return put;
							if (!goesOn()) return "abandoned";
						}
					}
					let tree = named.map(([path, content]) => ({
						path,
						mode: "100644",
						type: "blob",
						content
					}));
					let made = await post("trees", {
						tree,
						...from && { base_tree: from.tree }
					});
					if (made.status === 409) throw emptyRepository();
					let treeSha = parseAnswer(objectSchema, made, (0, safe_text.gB)`Writing the ledger’s files`, 201).sha;
					if (!goesOn()) return "abandoned";
					let committed = await post("commits", {
						message,
						tree: treeSha,
						parents: from ? [from.commit] : []
					});
					let { sha } = parseAnswer(objectSchema, committed, (0, safe_text.gB)`Writing the ledger’s commit`, 201);
					if (!goesOn()) return "abandoned";
					if (!await moveBranch(from?.commit, sha)) return ownCommit.findOwn(await readCommits(100), {
						message,
						text
					}) ?? "lost";
					return {
						commit: sha,
						tree: treeSha,
						history: [sha, ...from?.history ?? []],
						text
					};
				}
			};
		}
		let codeownersPlaces = [
			".github/CODEOWNERS",
			"CODEOWNERS",
			"docs/CODEOWNERS"
		];
		let labelSchema = schemas.YOg(schemas.Ikc({ name: schemas.YjP() }));
		let assigneeSchema = schemas.Ikc({ assignees: schemas.YOg(schemas.Ikc({ login: schemas.YjP() })) });
		let side = schemas.Ikc({
			ref: schemas.YjP(),
			repo: schemas.Ikc({ full_name: schemas.YjP() }).nullish()
		});
		let hand_over_pullSchema = schemas.Ikc({
			state: schemas.YjP(),
			head: side,
			base: side,
			user: schemas.Ikc({ login: schemas.YjP() }).nullish()
		});
		function createHandOver({ client, repository }) {
			let base = `/repos/${repository}`;
			let post = (path, body) => client.request({
				method: "POST",
				path: `${base}/${path}`,
				body
			}, "safe").catch(ifRefused);
			let get = (path, query = {}, raw = !1) => client.request({
				method: "GET",
				path: `${base}/${path}`,
				query,
				raw
			}).catch(ifRefused);
			async function requestReviews(number, field, names) {
				if (names.length === 0) return [];
				let answer = await post(`pulls/${number}/requested_reviewers`, { [field]: names });
				if (answer !== void 0 && answer.status < 300) return [];
				if (answer?.status !== 422 || names.length === 1) return names;
				let refused = [];
				for (let name of names) for (let one of await requestReviews(number, field, [name])) refused.push(one);
				return refused;
			}
			return {
				async addLabels(number, names) {
					let answer = await post(`issues/${number}/labels`, { labels: names });
					let present = labelSchema.safeParse(answer?.data).data?.map(({ name }) => name) ?? [];
					return answer?.status === 200 ? listMissing(names, present) : names;
				},
				async addAssignees(number, names) {
					let answer = await post(`issues/${number}/assignees`, { assignees: names });
					let present = assigneeSchema.safeParse(answer?.data).data?.assignees.map(({ login }) => login) ?? [];
					return answer !== void 0 && answer.status < 300 ? listMissing(names, present) : names;
				},
				requestReviews,
				async readPull(number) {
					let answer = await get(`pulls/${number}`);
					let pull = answer?.status === 200 ? hand_over_pullSchema.safeParse(answer.data).data : void 0;
					if (pull === void 0) return;
					let { head, base, state, user } = pull;
					let isOwn = head.repo != null && head.repo.full_name === base.repo?.full_name;
					return {
						base: base.ref,
						author: user?.login ?? "",
						isOpen: state === "open",
						isOwn
					};
				},
				async readCodeowners(branch) {
					for (let place of codeownersPlaces) {
						let answer = await get(`contents/${place}`, { ref: branch }, !0);
						let text = answer?.status === 200 ? fileText(answer.data) : void 0;
						if (text !== void 0) return text.length > 3e6 ? void 0 : text;
					}
				}
			};
		}
		function listMissing(wanted, present) {
			let known = new Set(present.map((name) => name.toLowerCase()));
			return wanted.filter((name) => !known.has(name.toLowerCase()));
		}
		let signatures = {
			png: /^89504e470d0a1a0a/,
			jpeg: /^ffd8ff/,
			gif: /^474946383[79]/,
			webp: /^52494646.{8}57454250/,
			avif: /^0000.{4}66747970(?:617669(?:66|73)|6865(?:69|76)|6d696631|6d736631)/,
			ico: /^00000100(?!00)..00/,
			bmp: /^424d.{8}0{8}.{8}(?:0c|28|34|38|40|6c|7c)0{6}/,
			tiff: /^(?:49492a00|4d4d002a)/
		};
		function isPicture(bytes) {
			let start = Array.from(bytes.subarray(0, 32), (byte) => byte.toString(16).padStart(2, "0")).join("");
			return Object.values(signatures).some((signature) => signature.test(start));
		}
		let longestText = 512e3;
		let querySchema = schemas.Ikc({ data: schemas.Ikc({ repository: schemas.g1P(schemas.YjP(), schemas.L5J()) }) });
		let singleSchema = schemas.Ikc({
			encoding: schemas.euz("base64"),
			content: schemas.YjP()
		});
		function createBlobs({ client, repository }) {
			let hasGraphql = !0;
			async function query(batch, tries = 2) {
				let body = { query: buildQuery(repository, batch) };
				try {
					let { status, data } = await client.request({
						method: "POST",
						path: graphqlPath,
						body
					}, "never");
					return status === 200 ? querySchema.safeParse(data).data?.data.repository : void 0;
				} catch (error) {
					if (!(error instanceof GitHubError) || error.kind === "stopped") throw error;
					return error.kind === "unanswered" && tries > 1 ? query(batch, tries - 1) : void 0;
				}
			}
			async function readSingle({ sha }) {
				let path = `/repos/${repository}/git/blobs/${sha}`;
				let answer = await client.request({
					method: "GET",
					path
				}).catch(ifUnreadable);
				let parsed = singleSchema.safeParse(answer?.data);
				return answer?.status === 200 && parsed.success ? decode(Buffer.from(parsed.data.content, "base64")) : void 0;
			}
			return { async readBlobs(wanted, mostSingly) {
				let blobs = new Map();
				for (let batch of hasGraphql ? cutBatches(wanted) : []) {
					if (!hasGraphql) break;
					let answers = await query(batch);
					hasGraphql = answers !== void 0;
					for (let [index, blob] of batch.entries()) {
						let read = parseBlob(blob, answers?.[`b${index}`]);
						read !== void 0 && blobs.set(blob.sha, read);
					}
				}
				let left = wanted.filter((blob) => lacksBytes(blob, blobs.get(blob.sha)));
				for (let blob of left.slice(0, mostSingly)) {
					let read = await readSingle(blob);
					read !== void 0 && blobs.set(blob.sha, read);
				}
				return blobs;
			} };
		}
		function lacksBytes({ text, picture }, read) {
			if (read === void 0) return text || picture === !0;
			return picture === !0 && read.isBinary && read.isPicture === void 0;
		}
		function buildQuery(repository, batch) {
			let [owner, name] = repository.split("/");
			let objects = batch.map((blob, index) => `b${index}:object(oid:"${blob.sha}"){...${isAskedWhole(blob) ? "Whole" : "Kind"}}`);
			let used = ["Kind on Blob{isBinary byteSize}", "Whole on Blob{text isBinary isTruncated byteSize}"].filter((fragment) => objects.some((object) => object.includes(`...${fragment.split(" ")[0]}`)));
			return [`query{repository(owner:"${owner}",name:"${name}"){${objects.join(" ")}}}`, ...used.map((fragment) => `fragment ${fragment}`)].join(" ");
		}
		function isAskedWhole({ size = 0, text }) {
			return text && size <= longestText;
		}
		function cutBatches(wanted) {
			let batches = [];
			let [batch, bytes] = [[], 0];
			for (let blob of wanted) {
				let size = isAskedWhole(blob) ? blob.size ?? longestText : 0;
				(batch.length === 100 || bytes + size > 4e6) && ([batch, bytes] = [[], 0]);
				batch.length === 0 && batches.push(batch);
				batch.push(blob);
				bytes += size;
			}
			return batches;
		}
		function parseBlob(wanted, answer) {
			let { success, data } = blobSchema.safeParse(answer);
			if (!success || data.isBinary == null) return;
			if (data.isBinary) return {
				text: void 0,
				isBinary: !0
			};
			if (!wanted.text) return {
				text: void 0,
				isBinary: !1
			};
			let text = parseExactText(data);
			return text === void 0 ? void 0 : {
				text,
				isBinary: !1
			};
		}
		function decode(bytes) {
			let binary = {
				text: void 0,
				isBinary: !0,
				isPicture: isPicture(bytes)
			};
			if (bytes.includes(0)) return binary;
			try {
				return {
					text: new TextDecoder("utf-8", {
						fatal: !0,
						ignoreBOM: !0
					}).decode(bytes),
					isBinary: !1
				};
			} catch {
				return binary;
			}
		}
		let person = schemas.Ikc({ email: schemas.YjP().nullish() }).nullish();
		let account = schemas.Ikc({ login: schemas.YjP().optional() }).nullish().catch(void 0);
		let commits_commitSchema = schemas.Ikc({
			sha: schemas.YjP(),
			commit: schemas.Ikc({
				message: schemas.YjP(),
				author: person,
				committer: person,
				verification: schemas.Ikc({ verified: schemas.zMY() }).nullish()
			}),
			author: account,
			committer: account,
			parents: schemas.YOg(schemas.Ikc({ sha: schemas.YjP() })).default([])
		});
		function parseCommit(raw, own) {
			let { success, data } = commits_commitSchema.safeParse(raw);
			if (!success) return;
			let { sha, commit, parents } = data;
			let committer = commits_nameOf(data.committer, commit.committer);
			let [, merged] = parents;
			let isMerge = parents.length === 2 && merged !== void 0 && !own.has(merged.sha);
			let isSigned = committer === "web-flow" && commit.verification?.verified === !0;
			let author = commits_nameOf(data.author, commit.author);
			return {
				sha,
				message: commit.message,
				author,
				committer,
				isUpdate: isMerge && isSigned
			};
		}
		function commits_nameOf(account, person) {
			return (account?.login || person?.email || void 0)?.toLowerCase();
		}
		let pull_change_sha = schemas.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
		let list = schemas.YOg(schemas.L5J());
		let fileSchema = schemas.Ikc({
			filename: schemas.YjP().min(1),
			previous_filename: schemas.YjP().nullish(),
			status: schemas.YjP()
		});
		let pull_change_comparisonSchema = schemas.Ikc({
			merge_base_commit: schemas.Ikc({ sha: pull_change_sha }),
			total_commits: schemas.aig(),
			commits: list
		});
		let treeSchema = schemas.Ikc({
			tree: list,
			truncated: schemas.zMY()
		});
		let entrySchema = schemas.Ikc({
			path: schemas.YjP().min(1),
			mode: schemas.YjP(),
			sha: pull_change_sha,
			size: schemas.aig().optional()
		});
		let refSchema = schemas.Ikc({ object: schemas.Ikc({ sha: pull_change_sha }) });
		let pull_change_pullSchema = schemas.Ikc({ head: schemas.Ikc({ sha: pull_change_sha }) });
		function createPullChanges(options) {
			let { client, repository } = options;
			let get = (path, query = {}) => client.request({
				method: "GET",
				path: `/repos/${repository}/${path}`,
				query
			}).catch(ifUnreadable);
			return {
				async readHead(number) {
					return parse(pull_change_pullSchema, await get(`pulls/${number}`))?.head.sha;
				},
				async listFiles(number) {
					let files = [];
					for (let page = 1;; page += 1) {
						let items = parse(list, await get(`pulls/${number}/files`, {
							per_page: 100,
							page
						}));
						if (items === void 0) return {
							files,
							isWhole: !1
						};
						for (let item of items) {
							let { success, data } = fileSchema.safeParse(item);
							if (!success) return {
								files,
								isWhole: !1
							};
							files.push({
								path: data.filename,
								previousPath: data.previous_filename ?? void 0,
								status: data.status
							});
						}
						if (items.length < 100) return {
							files,
							isWhole: !0
						};
						if (files.length >= 3e3) return {
							files,
							isWhole: !1
						};
					}
				},
				async compare(base, head) {
					let place = base.split("/").map(encodeURIComponent).join("/");
					let tip = parse(refSchema, await get(`git/ref/heads/${place}`))?.object.sha;
					if (tip === void 0) return;
					let raw = [];
					for (let page = 1;; page += 1) {
						let query = page === 1 ? { per_page: 100 } : {
							per_page: 100,
							page
						};
						let comparison = parse(pull_change_comparisonSchema, await get(`compare/${tip}...${head}`, query));
						if (comparison === void 0) return;
						for (let item of comparison.commits) raw.push(item);
						if (!(comparison.commits.length < 100 || raw.length >= Math.min(comparison.total_commits, 250))) continue;
						let commits = parseCommits(raw.slice(0, 250));
						let isWhole = commits.length === comparison.total_commits;
						return {
							mergeBase: comparison.merge_base_commit.sha,
							commits,
							isWhole
						};
					}
				},
				async readTree(commit) {
					let read = parse(treeSchema, await get(`git/trees/${commit}`, { recursive: 1 }));
					if (read === void 0) return;
					let files = new Map();
					let isWhole = !read.truncated;
					for (let item of read.tree) {
						let { success, data } = entrySchema.safeParse(item);
						success ? /^0?40000$/.test(data.mode) || files.set(data.path, {
							mode: data.mode,
							sha: data.sha,
							size: data.size
						}) : isWhole = !1;
					}
					return {
						files,
						isWhole
					};
				},
				...createBlobs(options)
			};
		}
		function parse(schema, answer) {
			return answer?.status === 200 ? schema.safeParse(answer.data).data : void 0;
		}
		function parseCommits(raw) {
			let own = new Set(raw.map((item) => schemas.Ikc({ sha: pull_change_sha }).safeParse(item).data?.sha));
			return raw.flatMap((item) => parseCommit(item, own) ?? []);
		}
		var pull_link = __webpack_require__(1869);
		var repository_name = __webpack_require__(9763);
		let repoSchema = schemas.Ikc({ full_name: schemas.YjP() }).nullish();
		let pull_requests_pullSchema = schemas.Ikc({
			number: schemas.aig().refine(issue_number.D),
			html_url: schemas.YjP(),
			state: schemas.k5n(["open", "closed"]),
			merged_at: schemas.YjP().nullish(),
			body: schemas.YjP().nullish(),
			head: schemas.Ikc({ repo: repoSchema }),
			base: schemas.Ikc({ repo: repoSchema }),
			created_at: schemas.YjP(),
			closed_at: schemas.YjP().nullish(),
			updated_at: schemas.YjP()
		});
		function createPullRequests(options) {
			let { client, serverUrl, sideReads } = options;
			let getPage = (path, page) => {
				let query = {
					state: "all",
					sort: "updated",
					direction: "desc",
					per_page: 100,
					page
				};
				return client.request({
					method: "GET",
					path,
					query
				}).catch(ifRefused);
			};
			return {
				async listPulls(repository, since) {
					let parse = (items) => schemas.YOg(pull_requests_pullSchema).safeParse(items).data?.map((pull) => parsePull(pull, serverUrl, repository));
					let known = sideReads?.takePulls(repository);
					let latest = parse(known?.items);
					if (latest !== void 0 && (known?.isWhole || latest.some((pull) => pull.updatedAt < since))) return {
						kind: "pulls",
						pulls: latest.filter((pull) => pull.updatedAt >= since),
						complete: !0
					};
					let pulls = [];
					let path = `/repos/${repository}/pulls`;
					let answer = await getPage(path, 1);
					let moved = answer?.status === 301 ? (0, repository_name.pT)(answer.headers.location ?? "") : void 0;
					if (moved !== void 0) {
						path = moved;
						answer = await getPage(path, 1);
					}
					for (let page = 1;; answer = await getPage(path, ++page)) {
						let read = answer?.status === 200 ? parse(answer.data) : void 0;
						if (read === void 0) return { kind: "unreadable" };
						for (let pull of read) pull.updatedAt >= since && pulls.push(pull);
						let complete = read.length < 100 || read.some((pull) => pull.updatedAt < since);
						if (complete || page === 50) return {
							kind: "pulls",
							pulls,
							complete
						};
					}
				},
				async isPrivate() {
					let known = sideReads?.isPrivate();
					if (known !== void 0) return known;
					let path = `/repos/${options.repository}`;
					let answer = await client.request({
						method: "GET",
						path
					}).catch(() => void 0);
					let parsed = schemas.Ikc({ private: schemas.zMY() }).safeParse(answer?.data);
					return answer?.status === 200 ? parsed.data?.private : void 0;
				}
			};
		}
		function parsePull(pull, serverUrl, repository) {
			let { head, base, number } = pull;
			return {
				link: (0, pull_link.ip)(pull.html_url, {
					serverUrl,
					repository,
					number
				}),
				state: pull.merged_at ? "merged" : pull.state,
				body: pull.body ?? "",
				own: head.repo != null && head.repo.full_name === base.repo?.full_name,
				createdAt: Date.parse(pull.created_at),
				closedAt: pull.closed_at == null ? void 0 : Date.parse(pull.closed_at),
				updatedAt: Date.parse(pull.updated_at)
			};
		}
		let second = 1e3;
		function createClock({ wall, steady: elapsed }) {
			let steady = () => Math.floor(elapsed());
			let anchor = wall() - steady();
			let shift = 0;
			let now = () => anchor + shift + steady();
			return {
				now,
				steady,
				hear(date, sent) {
					let time = parseFixdate(date);
					if (time === void 0) return;
					now() < time ? shift += time - now() : sent > time + second && (shift -= sent - (time + second));
				},
				skew: () => 0 - shift
			};
		}
		function listenToTime(send, clock) {
			return async (request) => {
				let sent = clock.now();
				let answer = await send(request);
				answer.headers.age === void 0 && answer.status < 500 && clock.hear(answer.headers.date, sent);
				return answer;
			};
		}
		function createWorld(options) {
			let { github, place, log, stop } = options;
			let clock = createClock({
				wall: () => Date.now(),
				steady: () => performance.now()
			});
			let { now, steady, skew } = clock;
			let sleep = (ms) => (0, promises_.setTimeout)(Math.max(0, ms), void 0, { signal: stop }).catch(() => void 0);
			let random = () => (0, external_node_crypto_.randomInt)(2 ** 32) / 2 ** 32;
			let { token, projectId, ledgerBranch } = github;
			let transport = createSend();
			let client = createGitHubClient({
				send: createGitHubSend({
					apiUrl: place.apiUrl,
					token,
					send: listenToTime(transport, clock)
				}),
				now,
				steady,
				sleep: (ms) => (0, promises_.setTimeout)(ms),
				random,
				stop
			});
			let { repository, serverUrl, defaultBranch } = place;
			let sideReads = createSideReads({
				repository,
				steady
			});
			let serve = (inputs) => createService({
				send: transport,
				projectId,
				now,
				steady,
				random,
				stop,
				sleep: (ms) => (0, promises_.setTimeout)(ms),
				baseUrl: inputs["base-url"],
				apiKey: inputs["api-key"],
				jobPath: inputs["job-path"],
				pollInterval: inputs["poll-interval"]
			});
			return {
				place,
				now,
				skew,
				sleep,
				random,
				name: () => (0, external_node_crypto_.randomBytes)(16).toString("hex"),
				stop,
				log,
				service: options.service === void 0 ? unasked : serve(options.service),
				asksService: options.service !== void 0,
				sideReads,
				readByGet: () => avoidGraphql(client),
				ledger: createLedgerBranch({
					client,
					repository,
					branch: ledgerBranch,
					projectId,
					defaultBranch,
					sideReads
				}),
				tracking: createTrackingIssue({
					client,
					repository,
					serverUrl,
					token,
					sideReads
				}),
				edits: createIssueEdits({
					client,
					repository
				}),
				pulls: createPullRequests({
					client,
					repository,
					serverUrl,
					sideReads
				}),
				changes: createPullChanges({
					client,
					repository
				}),
				handOver: createHandOver({
					client,
					repository
				}),
				reclaim
			};
		}
		function keepHeapSmall() {
			(0, external_node_v8_.setFlagsFromString)("--heap-growing-percent=10");
		}
		function reclaim() {
			(0, external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
			(0, external_node_v8_.setFlagsFromString)("--expose-gc");
			let collect = (0, external_node_vm_.runInNewContext)("gc");
			typeof collect == "function" && collect();
		}
		let unasked = {
			getFeedback: refuse,
			createJob: refuse,
			getJob: refuse
		};
		async function refuse() {
			throw Error("Without a key, no requests are sent to the service.");
		}
	})
};
