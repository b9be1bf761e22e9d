export const id = 330;
export const ids = [330];
export const modules = {
	8183: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => paragraph,
			Hu: () => rule,
			R: () => hidden,
			Vj: () => encodeHidden,
			YB: () => columns,
			e5: () => bullets,
			hD: () => quote,
			iA: () => shownPrompt,
			ig: () => taskList,
			kh: () => copyable,
			ld: () => items,
			lm: () => notice,
			o2: () => introduce,
			oY: () => listWithin,
			tp: () => table,
			uL: () => caution,
			uW: () => section,
			v3: () => bulletsWithin,
			zH: () => details
		});
		var _text_cap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3858);
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
		var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);
		function paragraph(words) {
			return words.length === 0 ? [] : make(toParagraph(words));
		}
		function section(depth, heading, ...parts) {
			let below = parts.flat();
			return below.length === 0 ? [] : [...make({
				type: "heading",
				depth,
				children: [...(0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.cv)(heading)]
			}), ...below];
		}
		function introduce(words, below) {
			return below.length === 0 ? [] : [...paragraph(words), ...below];
		}
		let listItem = {
			type: "listItem",
			spread: !1
		};
		function items(all, budget = all.length, beyond = 0) {
			let shown = all.slice(0, budget);
			let more = all.length - shown.length + beyond;
			let rest = more === 0 ? [] : [{ words: (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`and ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(more)} more` }];
			let children = [...shown, ...rest].map(({ words, inside = [] }) => ({
				...listItem,
				children: [toParagraph(words), ...inside]
			}));
			return children.length === 0 ? [] : make({
				type: "list",
				spread: !1,
				children
			});
		}
		function bullets(all) {
			return bulletsWithin(all, all.length);
		}
		function bulletsWithin(all, budget, beyond = 0) {
			return items(all.map((words) => ({ words })), budget, beyond);
		}
		function taskList(tasks) {
			let children = tasks.map(({ tick, words }) => {
				let box = {
					type: "html",
					value: `[ ] <!-- feedback-to-fix tick=${tick.map((part) => encodeHidden(String(part))).join("/")} -->`
				};
				return {
					...listItem,
					children: [{
						type: "paragraph",
						children: [box, ...words]
					}]
				};
			});
			return tasks.length === 0 ? [] : make({
				type: "list",
				spread: !1,
				children
			});
		}
		function notice(words) {
			return make({
				type: "blockquote",
				children: [toParagraph(words)]
			});
		}
		function caution(words) {
			return make({
				type: "blockquote",
				children: [{
					type: "paragraph",
					children: [{
						type: "html",
						value: "[!CAUTION]\n"
					}, ...words]
				}]
			});
		}
		function rule() {
			return make({ type: "thematicBreak" });
		}
		function quote(raw, max = 200) {
			let words = (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.tB)(raw).replace(/\n\s*\n/g, "\n\n");
			return make({
				type: "code",
				value: (0, _text_cap_js__WEBPACK_IMPORTED_MODULE_3__.y)(words.trim(), max) || "(no words)"
			});
		}
		function copyable(names) {
			return make({
				type: "code",
				value: names.map((name) => (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(name, 200) || "(empty)").join("\n")
			});
		}
		function shownPrompt(prompt) {
			return make({
				type: "code",
				value: prompt.toWellFormed()
			});
		}
		function columns(lines) {
			return lines.length === 0 ? [] : make({
				type: "code",
				value: lines.join("\n")
			});
		}
		function details(summary, inside) {
			return [
				...make({
					type: "html",
					value: `<details><summary>${summary.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</summary>`
				}),
				...inside,
				...make({
					type: "html",
					value: "</details>"
				})
			];
		}
		function hidden(fields) {
			return make({
				type: "html",
				value: `<!-- feedback-to-fix ${Object.entries(fields).map(([name, value]) => `${name}=${encodeHidden(value)}`).join(" ")} -->`
			});
		}
		function encodeHidden(value) {
			return encodeURIComponent(value.toWellFormed()).replaceAll("--", "%2D%2D");
		}
		function listWithin(items, build, most) {
			let shown = (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.p_)(items.slice(0, most).map((item) => build(item)));
			return items.length > most ? (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`${shown} and ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(items.length - most)} more` : shown;
		}
		function table(items, toRow, budget = items.length, beyond = 0) {
			let rows = items.slice(0, budget).map((item) => Object.entries(toRow(item)));
			let more = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(items.length - rows.length + beyond);
			let [first] = rows;
			if (first === void 0) return more === "0" ? [] : paragraph((0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`${more} in all, not listed here.`);
			let children = [first.map(([head]) => (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(head)), ...rows.map((row) => row.map(([, cell]) => toPhrase(cell)))].map((row) => ({
				type: "tableRow",
				children: row.map((cell) => ({
					type: "tableCell",
					children: cell.map(withoutBars)
				}))
			}));
			return [...make({
				type: "table",
				align: first.map(([, cell]) => typeof cell == "number" ? "right" : null),
				children
			}), ...more === "0" ? [] : paragraph((0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`… and ${more} more`)];
		}
		function toPhrase(cell) {
			if (typeof cell == "number") return (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.cv)((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(cell));
			return typeof cell == "string" ? (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.cv)(cell) : cell;
		}
		function withoutBars(node) {
			return node.type === "inlineCode" ? {
				...node,
				value: node.value.replaceAll("|", "¦")
			} : node;
		}
		function toParagraph(words) {
			return {
				type: "paragraph",
				children: [...words]
			};
		}
		function make(node) {
			return [node];
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
	984: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bs: () => dotted,
			CS: () => prose,
			EX: () => small,
			MZ: () => phrase,
			Mn: () => lines,
			Qq: () => text,
			aY: () => code,
			cv: () => say,
			ko: () => strong,
			nf: () => link,
			p_: () => list
		});
		var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		function phrase(words, ...values) {
			return join(words.flatMap((part, index) => [...write(part), ...write(values[index] ?? "")]));
		}
		let say = write;
		function text(raw, max = 200) {
			return write((0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(raw, max));
		}
		function prose(raw, max = 200) {
			return join((0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(raw, max).split(/(?<!`)`([^`]+)`(?!`)/).flatMap((part, index) => index % 2 == 0 ? write(part) : code(part, max)));
		}
		function code(raw, max = 72) {
			let whole = (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(raw);
			let characters = [...whole];
			let start = characters.slice(0, Math.floor(max / 2)).join("");
			let end = characters.slice(1 + Math.floor(max / 2) - max).join("");
			return make({
				type: "inlineCode",
				value: (characters.length > max ? (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(`${start}…${end}`) : whole) || "(empty)"
			});
		}
		function strong(words) {
			return words.length === 0 ? [] : make({
				type: "strong",
				children: [...words]
			});
		}
		function small(words) {
			return [
				...make({
					type: "html",
					value: "<sub>"
				}),
				...words,
				...make({
					type: "html",
					value: "</sub>"
				})
			];
		}
		function link(server, path, words, line) {
			let parts = path.map((part) => encodeURIComponent(String(part).toWellFormed()));
			let place = line === void 0 ? "" : `?plain=1#L${line}`;
			return make({
				type: "link",
				url: `${server.replace(/\/$/, "")}/${parts.join("/")}${place}`,
				children: [...words]
			});
		}
		function list(phrases) {
			return putBetween(write(", "), phrases);
		}
		function dotted(phrases) {
			return putBetween(write(" · "), phrases);
		}
		function lines(phrases) {
			return putBetween(make({ type: "break" }), phrases);
		}
		function putBetween(between, phrases) {
			return join(phrases.filter((one) => one.length > 0).flatMap((one, index) => index === 0 ? one : [...between, ...one]));
		}
		function join(pieces) {
			let all = [];
			for (let node of pieces) {
				let last = all.at(-1);
				node.type !== "text" || last?.type !== "text" ? all.push(node) : all[all.length - 1] = {
					...last,
					value: last.value + node.value
				};
			}
			return all;
		}
		function make(node) {
			return [node];
		}
		function write(words) {
			if (typeof words == "object") return words;
			return words === "" ? [] : make({
				type: "text",
				value: String(words)
			});
		}
	}),
	7330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { renderInputErrors: () => renderInputErrors });
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
		var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8183);
		var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8182);
		var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);
		function renderInputErrors(errors) {
			let which = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(errors.length, "input is", "inputs are");
			let what = (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`${(0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.ko)((0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`Failed.`)} Nothing was done: ${which} invalid.`;
			let list = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.e5)(errors.map((error) => (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.CS)(error, 1e3)));
			return (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__.GY)((0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.uW)(2, (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.gB)`Reader feedback`, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(what), list));
		}
	})
};
