export const id = 587;
export const ids = [587];
export const modules = {
	3307: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { ok: () => ok });
		function ok() {}
	}),
	7800: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => gfmTableFromMarkdown,
			d: () => gfmTableToMarkdown
		});
		var lib_default = __webpack_require__(3307);
		function defaultStringLength(value) {
			return value.length;
		}
		function markdownTable(table, options) {
			let settings = options || {};
			let align = (settings.align || []).concat();
			let stringLength = settings.stringLength || defaultStringLength;
			let alignments = [];
			let cellMatrix = [];
			let sizeMatrix = [];
			let longestCellByColumn = [];
			let mostCellsPerRow = 0;
			let rowIndex = -1;
			for (; ++rowIndex < table.length;) {
				let row = [];
				let sizes = [];
				let columnIndex = -1;
				table[rowIndex].length > mostCellsPerRow && (mostCellsPerRow = table[rowIndex].length);
				for (; ++columnIndex < table[rowIndex].length;) {
					let cell = serialize(table[rowIndex][columnIndex]);
					if (settings.alignDelimiters !== !1) {
						let size = stringLength(cell);
						sizes[columnIndex] = size;
						(longestCellByColumn[columnIndex] === void 0 || size > longestCellByColumn[columnIndex]) && (longestCellByColumn[columnIndex] = size);
					}
					row.push(cell);
				}
				cellMatrix[rowIndex] = row;
				sizeMatrix[rowIndex] = sizes;
			}
			let columnIndex = -1;
			if (typeof align == "object" && "length" in align) for (; ++columnIndex < mostCellsPerRow;) alignments[columnIndex] = toAlignment(align[columnIndex]);
			else {
				let code = toAlignment(align);
				for (; ++columnIndex < mostCellsPerRow;) alignments[columnIndex] = code;
			}
			columnIndex = -1;
			let row = [];
			let sizes = [];
			for (; ++columnIndex < mostCellsPerRow;) {
				let code = alignments[columnIndex];
				let before = "";
				let after = "";
				if (code === 99) {
					before = ":";
					after = ":";
				} else code === 108 ? before = ":" : code === 114 && (after = ":");
				let size = settings.alignDelimiters === !1 ? 1 : Math.max(1, longestCellByColumn[columnIndex] - before.length - after.length);
				let cell = before + "-".repeat(size) + after;
				if (settings.alignDelimiters !== !1) {
					size = before.length + size + after.length;
					size > longestCellByColumn[columnIndex] && (longestCellByColumn[columnIndex] = size);
					sizes[columnIndex] = size;
				}
				row[columnIndex] = cell;
			}
			cellMatrix.splice(1, 0, row);
			sizeMatrix.splice(1, 0, sizes);
			rowIndex = -1;
			let lines = [];
			for (; ++rowIndex < cellMatrix.length;) {
				let row = cellMatrix[rowIndex];
				let sizes = sizeMatrix[rowIndex];
				let cellsInRow = settings.fillRows === !1 ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
				columnIndex = -1;
				let line = [];
				for (; ++columnIndex < cellsInRow;) {
					let cell = row[columnIndex] || "";
					let before = "";
					let after = "";
					if (settings.alignDelimiters !== !1) {
						let size = longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0);
						let code = alignments[columnIndex];
						if (code === 114) before = " ".repeat(size);
						else if (code === 99) {
							let half = size / 2;
							if (size % 2) {
								before = " ".repeat(half + .5);
								after = " ".repeat(half - .5);
							} else {
								before = " ".repeat(half);
								after = before;
							}
						} else after = " ".repeat(size);
					}
					settings.delimiterStart !== !1 && !columnIndex && line.push("|");
					settings.padding === !1 || settings.alignDelimiters === !1 && cell === "" || settings.delimiterStart === !1 && !columnIndex || line.push(" ");
					settings.alignDelimiters !== !1 && line.push(before);
					line.push(cell);
					settings.alignDelimiters !== !1 && line.push(after);
					settings.padding !== !1 && line.push(" ");
					(settings.delimiterEnd !== !1 || columnIndex !== cellsInRow - 1) && line.push("|");
				}
				lines.push(settings.delimiterEnd === !1 ? line.join("").replace(/ +$/, "") : line.join(""));
			}
			return lines.join("\n");
		}
		function serialize(value) {
			return value == null ? "" : String(value);
		}
		function toAlignment(value) {
			let code = typeof value == "string" ? value.codePointAt(0) : 0;
			return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
		}
		var handle = __webpack_require__(4424);
		var lib = __webpack_require__(4946);
		var unist_util_visit_lib = __webpack_require__(3262);
		var unist_util_visit_parents_lib = __webpack_require__(4989);
		function gfmTableFromMarkdown() {
			return {
				enter: {
					table: enterTable,
					tableData: enterCell,
					tableHeader: enterCell,
					tableRow: enterRow
				},
				exit: {
					codeText: exitCodeText,
					table: exitTable,
					tableData: exit,
					tableHeader: exit,
					tableRow: exit
				}
			};
		}
		function enterTable(token) {
			let align = token._align;
			(0, lib_default.ok)(align, "expected `_align` on table");
			this.enter({
				type: "table",
				align: align.map(function(d) {
					return d === "none" ? null : d;
				}),
				children: [],
				position: void 0
			}, token);
			this.data.inTable = !0;
		}
		function exitTable(token) {
			this.exit(token);
			this.data.inTable = void 0;
		}
		function enterRow(token) {
			this.enter({
				type: "tableRow",
				children: [],
				position: void 0
			}, token);
		}
		function exit(token) {
			this.exit(token);
		}
		function enterCell(token) {
			this.enter({
				type: "tableCell",
				children: [],
				position: void 0
			}, token);
		}
		function exitCodeText(token) {
			let value = this.resume();
			this.data.inTable && (value = value.replace(/\\([\\|])/g, replace));
			let node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "inlineCode");
			node.value = value;
			this.exit(token);
		}
		function replace($0, $1) {
			return $1 === "|" ? $1 : $0;
		}
		function gfmTableToMarkdown(options) {
			let { tableCellPadding: padding, tablePipeAlign: alignDelimiters, stringLength } = options || {};
			let around = padding ? " " : "|";
			return {
				handlers: {
					inlineCode: inlineCodeWithTable,
					table: handleTable,
					tableCell: handleTableCell,
					tableRow: handleTableRow
				},
				join: [joinTable],
				unsafe: [
					{
						character: "\r",
						inConstruct: "tableCell"
					},
					{
						character: "\n",
						inConstruct: "tableCell"
					},
					{
						atBreak: !0,
						character: "|",
						after: "[	 :-]"
					},
					{
						character: "|",
						inConstruct: "tableCell"
					},
					{
						atBreak: !0,
						character: ":",
						after: "-"
					},
					{
						atBreak: !0,
						character: "-",
						after: "[:|-]"
					}
				]
			};
			function handleTable(node, _, state, info) {
				let matrix = handleTableAsData(node, state, info);
				let head = matrix[0];
				if (head) {
					let columns = node.align ? node.align.length : 0;
					let index = -1;
					if (!columns) for (; ++index < matrix.length;) matrix[index].length > columns && (columns = matrix[index].length);
					for (; head.length < columns;) head.push("");
				}
				return serializeData(matrix, node.align);
			}
			function handleTableRow(node, _, state, info) {
				let value = serializeData([handleTableRowAsData(node, state, info)]);
				return value.slice(0, value.indexOf("\n"));
			}
			function handleTableCell(node, _, state, info) {
				let exit = state.enter("tableCell");
				let subexit = state.enter("phrasing");
				let value = state.containerPhrasing(node, {
					...info,
					before: around,
					after: around
				});
				subexit();
				exit();
				return value;
			}
			function serializeData(matrix, align) {
				return markdownTable(matrix, {
					align,
					alignDelimiters,
					fillRows: !1,
					padding,
					stringLength
				});
			}
			function handleTableAsData(node, state, info) {
				let { children } = node;
				let index = -1;
				let result = [];
				let subexit = state.enter("table");
				for (; ++index < children.length;) result[index] = handleTableRowAsData(children[index], state, info);
				subexit();
				return result;
			}
			function handleTableRowAsData(node, state, info) {
				let { children } = node;
				let index = -1;
				let result = [];
				let subexit = state.enter("tableRow");
				for (; ++index < children.length;) result[index] = handleTableCell(children[index], node, state, info);
				subexit();
				return result;
			}
			function inlineCodeWithTable(node, parent, state) {
				let value = handle.p.inlineCode(node, parent, state);
				if (!state.stack.includes("tableCell")) return value;
				let result = [];
				let start = 0;
				let index = value.indexOf("|");
				for (; index !== -1;) {
					let before = index;
					for (; before > start && value.charCodeAt(before - 1) === 92;) before--;
					result.push(value.slice(start, index));
					(index - before) % 2 == 0 && result.push("\\");
					start = index;
					index = value.indexOf("|", index + 1);
				}
				result.push(value.slice(start));
				return result.join("");
			}
		}
		function joinTable(left, right, parent, state) {
			if (left.type === "table" && parent.type === "listItem" && parent.spread === !1 && (right.type === "definition" || right.type === "heading" && formatHeadingAsSetext(right, state) || right.type === "paragraph" || right.type === "table")) return 1;
		}
		function formatHeadingAsSetext(node, state) {
			let literalWithBreak = !1;
			(0, unist_util_visit_lib.YR)(node, function(node) {
				if (node.type === "break" || "value" in node && /\r?\n|\r/.test(node.value)) {
					literalWithBreak = !0;
					return unist_util_visit_parents_lib.dc;
				}
			});
			return !!((!node.depth || node.depth < 3) && (0, lib.d)(node) && (state.options.setext || literalWithBreak));
		}
	}),
	6843: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => phrasing });
		let phrasing = (0, __webpack_require__(3163).C)([
			"break",
			"delete",
			"emphasis",
			"footnote",
			"footnoteReference",
			"image",
			"imageReference",
			"inlineCode",
			"inlineMath",
			"link",
			"linkReference",
			"mdxJsxTextElement",
			"mdxTextExpression",
			"strong",
			"text",
			"textDirective"
		]);
	}),
	4424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => handle });
		function blockquote(node, _, state, info) {
			let exit = state.enter("blockquote");
			let tracker = state.createTracker(info);
			tracker.move("> ");
			tracker.shift(2);
			let value = state.indentLines(state.containerFlow(node, tracker.current()), map);
			exit();
			return value;
		}
		function map(line, _, blank) {
			return ">" + (blank ? "" : " ") + line;
		}
		var pattern_in_scope = __webpack_require__(4308);
		function hardBreak(_, _1, state, info) {
			let index = -1;
			for (; ++index < state.unsafe.length;) {
				let pattern = state.unsafe[index];
				if (pattern.character === "\n" && !pattern.before && !pattern.after && (0, pattern_in_scope.q)(state.stack, pattern)) return /[\t ]/.test(info.before) ? "" : " ";
			}
			return "\\\n";
		}
		function longestStreak(value, substring) {
			let source = String(value);
			let index = source.indexOf(substring);
			let expected = index;
			let count = 0;
			let max = 0;
			if (typeof substring != "string") throw TypeError("Expected substring");
			for (; index !== -1;) {
				index === expected ? ++count > max && (max = count) : count = 1;
				expected = index + substring.length;
				index = source.indexOf(substring, expected);
			}
			return max;
		}
		var format_code_as_indented = __webpack_require__(3893);
		function checkFence(state) {
			let marker = state.options.fence || "`";
			if (marker !== "`" && marker !== "~") throw Error("Cannot serialize code with `" + marker + "` for `options.fence`, expected `` ` `` or `~`");
			return marker;
		}
		function code(node, _, state, info) {
			let marker = checkFence(state);
			let raw = node.value || "";
			if ((0, format_code_as_indented.m)(node, state)) {
				let exit = state.enter("codeIndented");
				let value = state.indentLines(raw, code_map);
				exit();
				return value;
			}
			let tracker = state.createTracker(info);
			let sequence = marker.repeat(Math.max(longestStreak(raw, marker) + 1, 3));
			let exit = state.enter("codeFenced");
			let suffix = marker === "`" ? "GraveAccent" : "Tilde";
			let value = tracker.move(sequence);
			if (node.lang) {
				let subexit = state.enter(`codeFencedLang${suffix}`);
				value += tracker.move(state.safe(node.lang, {
					before: value,
					after: " ",
					encode: ["`"],
					...tracker.current()
				}));
				subexit();
			}
			if (node.lang && node.meta) {
				let subexit = state.enter(`codeFencedMeta${suffix}`);
				value += tracker.move(" ");
				value += tracker.move(state.safe(node.meta, {
					before: value,
					after: "\n",
					encode: ["`"],
					...tracker.current()
				}));
				subexit();
			}
			value += tracker.move("\n");
			raw && (value += tracker.move(raw + "\n"));
			value += tracker.move(sequence);
			exit();
			return value;
		}
		function code_map(line, _, blank) {
			return (blank ? "" : "    ") + line;
		}
		function checkQuote(state) {
			let marker = state.options.quote || "\"";
			if (marker !== "\"" && marker !== "'") throw Error("Cannot serialize title with `" + marker + "` for `options.quote`, expected `\"`, or `'`");
			return marker;
		}
		function definition(node, _, state, info) {
			let quote = checkQuote(state);
			let suffix = quote === "\"" ? "Quote" : "Apostrophe";
			let exit = state.enter("definition");
			let subexit = state.enter("label");
			let tracker = state.createTracker(info);
			let value = tracker.move("[");
			value += tracker.move(state.safe(state.associationId(node), {
				before: value,
				after: "]",
				...tracker.current()
			}));
			value += tracker.move("]: ");
			subexit();
			if (!node.url || /[\0- \u007F]/.test(node.url)) {
				subexit = state.enter("destinationLiteral");
				value += tracker.move("<");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: ">",
					...tracker.current()
				}));
				value += tracker.move(">");
			} else {
				subexit = state.enter("destinationRaw");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: node.title ? " " : "\n",
					...tracker.current()
				}));
			}
			subexit();
			if (node.title) {
				subexit = state.enter(`title${suffix}`);
				value += tracker.move(" " + quote);
				value += tracker.move(state.safe(node.title, {
					before: value,
					after: quote,
					...tracker.current()
				}));
				value += tracker.move(quote);
				subexit();
			}
			exit();
			return value;
		}
		function checkEmphasis(state) {
			let marker = state.options.emphasis || "*";
			if (marker !== "*" && marker !== "_") throw Error("Cannot serialize emphasis with `" + marker + "` for `options.emphasis`, expected `*`, or `_`");
			return marker;
		}
		var container_phrasing = __webpack_require__(5018);
		emphasis.attention = attention;
		emphasis.peek = peek;
		function emphasis(node, _, state, info) {
			let exit = state.enter("phrasing");
			let item = (0, container_phrasing.mx)(node, attention, state, state.createTracker(info));
			let value = item ? (0, container_phrasing.lK)([item], info.before, info.after) : "";
			exit();
			return value;
		}
		function attention(_, state) {
			return {
				construct: "emphasis",
				markers: checkEmphasis(state) === "*" ? ["*", "_"] : ["_", "*"],
				sizes: [1]
			};
		}
		function peek(_, _1, state) {
			return state.options.emphasis || "*";
		}
		var encode_character_reference = __webpack_require__(6523);
		var format_heading_as_setext = __webpack_require__(9174);
		function heading(node, _, state, info) {
			let rank = Math.max(Math.min(6, node.depth || 1), 1);
			let tracker = state.createTracker(info);
			if ((0, format_heading_as_setext.f)(node, state)) {
				let exit = state.enter("headingSetext");
				let subexit = state.enter("phrasing");
				let value = state.containerPhrasing(node, {
					...tracker.current(),
					before: "\n",
					after: "\n"
				});
				subexit();
				exit();
				return value + "\n" + (rank === 1 ? "=" : "-").repeat(value.length - (Math.max(value.lastIndexOf("\r"), value.lastIndexOf("\n")) + 1));
			}
			let sequence = "#".repeat(rank);
			let exit = state.enter("headingAtx");
			let subexit = state.enter("phrasing");
			tracker.move(sequence + " ");
			let value = state.containerPhrasing(node, {
				before: "# ",
				after: "\n",
				...tracker.current()
			});
			let head = value.charCodeAt(0);
			(head === 9 || head === 32) && (value = (0, encode_character_reference.T)(head) + value.slice(1));
			value = value ? sequence + " " + value : sequence;
			state.options.closeAtx && (value += " " + sequence);
			subexit();
			exit();
			return value;
		}
		html.peek = htmlPeek;
		function html(node) {
			return node.value || "";
		}
		function htmlPeek() {
			return "<";
		}
		image_image.peek = imagePeek;
		function image_image(node, _, state, info) {
			let quote = checkQuote(state);
			let suffix = quote === "\"" ? "Quote" : "Apostrophe";
			let exit = state.enter("image");
			let subexit = state.enter("label");
			let tracker = state.createTracker(info);
			let value = tracker.move("![");
			value += tracker.move(state.safe(node.alt, {
				before: value,
				after: "]",
				...tracker.current()
			}));
			value += tracker.move("](");
			subexit();
			if (!node.url && node.title || /[\0- \u007F]/.test(node.url)) {
				subexit = state.enter("destinationLiteral");
				value += tracker.move("<");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: ">",
					...tracker.current()
				}));
				value += tracker.move(">");
			} else {
				subexit = state.enter("destinationRaw");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: node.title ? " " : ")",
					...tracker.current()
				}));
			}
			subexit();
			if (node.title) {
				subexit = state.enter(`title${suffix}`);
				value += tracker.move(" " + quote);
				value += tracker.move(state.safe(node.title, {
					before: value,
					after: quote,
					...tracker.current()
				}));
				value += tracker.move(quote);
				subexit();
			}
			value += tracker.move(")");
			exit();
			return value;
		}
		function imagePeek() {
			return "!";
		}
		imageReference.peek = imageReferencePeek;
		function imageReference(node, _, state, info) {
			let type = node.referenceType;
			let exit = state.enter("imageReference");
			let subexit = state.enter("label");
			let tracker = state.createTracker(info);
			let value = tracker.move("![");
			let alt = state.safe(node.alt, {
				before: value,
				after: "]",
				...tracker.current()
			});
			value += tracker.move(alt + "][");
			subexit();
			let stack = state.stack;
			state.stack = stack.filter(function(d) {
				return d !== "phrasing";
			});
			subexit = state.enter("reference");
			let reference = state.safe(state.associationId(node), {
				before: value,
				after: "]",
				...tracker.current()
			});
			subexit();
			state.stack = stack;
			exit();
			type === "full" || !alt || alt !== reference ? value += tracker.move(reference + "]") : type === "shortcut" ? value = value.slice(0, -1) : value += tracker.move("]");
			return value;
		}
		function imageReferencePeek() {
			return "!";
		}
		inlineCode.peek = inlineCodePeek;
		function inlineCode(node, _, state) {
			let value = node.value || "";
			let sequence = "`";
			let index = -1;
			for (; RegExp("(^|[^`])" + sequence + "([^`]|$)").test(value);) sequence += "`";
			/[^\n\r ]/.test(value) && (/^[\n\r ]/.test(value) && /[\n\r ]$/.test(value) || /^`|`$/.test(value)) && (value = " " + value + " ");
			for (; ++index < state.unsafe.length;) {
				let pattern = state.unsafe[index];
				let expression = state.compilePattern(pattern);
				if (!pattern.atBreak) continue;
				let match;
				for (; match = expression.exec(value);) {
					let position = match.index;
					value.charCodeAt(position) === 10 && value.charCodeAt(position - 1) === 13 && position--;
					value = value.slice(0, position) + " " + value.slice(match.index + 1);
				}
			}
			return sequence + value + sequence;
		}
		function inlineCodePeek() {
			return "`";
		}
		var lib = __webpack_require__(4946);
		function formatLinkAsAutolink(node, state) {
			let raw = (0, lib.d)(node);
			return !(state.options.resourceLink || !node.url || node.title || !node.children || node.children.length !== 1 || node.children[0].type !== "text" || raw !== node.url && "mailto:" + raw !== node.url || !/^[a-z][+\-.a-z]+:/i.test(node.url) || /[\0- <>\u007F]/.test(node.url));
		}
		link_link.peek = linkPeek;
		function link_link(node, _, state, info) {
			let quote = checkQuote(state);
			let suffix = quote === "\"" ? "Quote" : "Apostrophe";
			let tracker = state.createTracker(info);
			if (formatLinkAsAutolink(node, state)) {
				let stack = state.stack;
				state.stack = stack.filter(function(d) {
					return d !== "phrasing";
				});
				let exit = state.enter("autolink");
				let value = tracker.move("<");
				value += tracker.move(state.containerPhrasing(node, {
					before: value,
					after: ">",
					...tracker.current()
				}));
				value += tracker.move(">");
				exit();
				state.stack = stack;
				return value;
			}
			let exit = state.enter("link");
			let subexit = state.enter("label");
			let value = tracker.move("[");
			let text = state.containerPhrasing(node, {
				before: value,
				after: "](",
				...tracker.current()
			});
			value += tracker.move(text);
			subexit();
			value += tracker.move("](");
			let enclose = /[\0- \u007F]/.test(node.url);
			let last = info.before.charAt(info.before.length - 1);
			let title = node.title || void 0;
			if (!title && !enclose && (last === "\n" || last === "\r")) {
				let index = 0;
				for (; index < text.length && text.charCodeAt(index) !== 93;) index += text.charCodeAt(index) === 92 ? 2 : 1;
				text.charCodeAt(index + 1) === 58 && (title = "");
			}
			if (!node.url && typeof title == "string" || enclose) {
				subexit = state.enter("destinationLiteral");
				value += tracker.move("<");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: ">",
					...tracker.current()
				}));
				value += tracker.move(">");
			} else {
				subexit = state.enter("destinationRaw");
				value += tracker.move(state.safe(node.url, {
					before: value,
					after: typeof title == "string" ? " " : ")",
					...tracker.current()
				}));
			}
			subexit();
			if (typeof title == "string") {
				subexit = state.enter(`title${suffix}`);
				value += tracker.move(" " + quote);
				value += tracker.move(state.safe(title, {
					before: value,
					after: quote,
					...tracker.current()
				}));
				value += tracker.move(quote);
				subexit();
			}
			value += tracker.move(")");
			exit();
			return value;
		}
		function linkPeek(node, _, state) {
			return formatLinkAsAutolink(node, state) ? "<" : "[";
		}
		linkReference.peek = linkReferencePeek;
		function linkReference(node, _, state, info) {
			let type = node.referenceType;
			let exit = state.enter("linkReference");
			let subexit = state.enter("label");
			let tracker = state.createTracker(info);
			let value = tracker.move("[");
			let text = state.containerPhrasing(node, {
				before: value,
				after: "]",
				...tracker.current()
			});
			value += tracker.move(text + "][");
			subexit();
			let stack = state.stack;
			state.stack = stack.filter(function(d) {
				return d !== "phrasing";
			});
			subexit = state.enter("reference");
			let reference = state.safe(state.associationId(node), {
				before: value,
				after: "]",
				...tracker.current()
			});
			subexit();
			state.stack = stack;
			exit();
			type === "full" || !text || text !== reference ? value += tracker.move(reference + "]") : type === "shortcut" ? value = value.slice(0, -1) : value += tracker.move("]");
			return value;
		}
		function linkReferencePeek() {
			return "[";
		}
		function checkBullet(state) {
			let marker = state.options.bullet || "*";
			if (marker !== "*" && marker !== "+" && marker !== "-") throw Error("Cannot serialize items with `" + marker + "` for `options.bullet`, expected `*`, `+`, or `-`");
			return marker;
		}
		function checkBulletOther(state) {
			let bullet = checkBullet(state);
			let bulletOther = state.options.bulletOther;
			if (!bulletOther) return bullet === "*" ? "-" : "*";
			if (bulletOther !== "*" && bulletOther !== "+" && bulletOther !== "-") throw Error("Cannot serialize items with `" + bulletOther + "` for `options.bulletOther`, expected `*`, `+`, or `-`");
			if (bulletOther === bullet) throw Error("Expected `bullet` (`" + bullet + "`) and `bulletOther` (`" + bulletOther + "`) to be different");
			return bulletOther;
		}
		function checkBulletOrdered(state) {
			let marker = state.options.bulletOrdered || ".";
			if (marker !== "." && marker !== ")") throw Error("Cannot serialize items with `" + marker + "` for `options.bulletOrdered`, expected `.` or `)`");
			return marker;
		}
		var check_rule = __webpack_require__(2746);
		function list(node, parent, state, info) {
			let exit = state.enter("list");
			let bulletCurrent = state.bulletCurrent;
			let bullet = node.ordered ? checkBulletOrdered(state) : checkBullet(state);
			let bulletOther = node.ordered ? bullet === "." ? ")" : "." : checkBulletOther(state);
			let useDifferentMarker = parent && state.bulletLastUsed ? bullet === state.bulletLastUsed : !1;
			if (!node.ordered) {
				let firstListItem = node.children ? node.children[0] : void 0;
				bullet !== "*" && bullet !== "-" || !firstListItem || firstListItem.children && firstListItem.children[0] || state.stack[state.stack.length - 1] !== "list" || state.stack[state.stack.length - 2] !== "listItem" || state.stack[state.stack.length - 3] !== "list" || state.stack[state.stack.length - 4] !== "listItem" || state.indexStack[state.indexStack.length - 1] !== 0 || state.indexStack[state.indexStack.length - 2] !== 0 || state.indexStack[state.indexStack.length - 3] !== 0 || (useDifferentMarker = !0);
				if ((0, check_rule.T)(state) === bullet && firstListItem) {
					let index = -1;
					for (; ++index < node.children.length;) {
						let item = node.children[index];
						if (item && item.type === "listItem" && item.children && item.children[0] && item.children[0].type === "thematicBreak") {
							useDifferentMarker = !0;
							break;
						}
					}
				}
			}
			useDifferentMarker && (bullet = bulletOther);
			state.bulletCurrent = bullet;
			let value = state.containerFlow(node, info);
			state.bulletLastUsed = bullet;
			state.bulletCurrent = bulletCurrent;
			exit();
			return value;
		}
		function checkListItemIndent(state) {
			let style = state.options.listItemIndent || "one";
			if (style !== "tab" && style !== "one" && style !== "mixed") throw Error("Cannot serialize items with `" + style + "` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`");
			return style;
		}
		function listItem(node, parent, state, info) {
			let listItemIndent = checkListItemIndent(state);
			let bullet = state.bulletCurrent || checkBullet(state);
			parent && parent.type === "list" && parent.ordered && (bullet = (typeof parent.start == "number" && parent.start > -1 ? parent.start : 1) + (state.options.incrementListMarker === !1 ? 0 : parent.children.indexOf(node)) + bullet);
			let size = bullet.length + 1;
			(listItemIndent === "tab" || listItemIndent === "mixed" && (parent && parent.type === "list" && parent.spread || node.spread)) && (size = Math.ceil(size / 4) * 4);
			let tracker = state.createTracker(info);
			tracker.move(bullet + " ".repeat(size - bullet.length));
			tracker.shift(size);
			let exit = state.enter("listItem");
			let value = state.indentLines(state.containerFlow(node, tracker.current()), map);
			exit();
			return value;
			function map(line, index, blank) {
				if (index) return (blank ? "" : " ".repeat(size)) + line;
				return (blank ? bullet : bullet + " ".repeat(size - bullet.length)) + line;
			}
		}
		function paragraph(node, _, state, info) {
			let exit = state.enter("paragraph");
			let subexit = state.enter("phrasing");
			let value = state.containerPhrasing(node, info);
			subexit();
			exit();
			return value;
		}
		var mdast_util_phrasing_lib = __webpack_require__(6843);
		function root(node, _, state, info) {
			if (!node.children.some(function(d) {
				return (0, mdast_util_phrasing_lib.f)(d);
			})) return state.containerFlow(node, info);
			let exit = state.enter("phrasing");
			let value = state.containerPhrasing(node, info);
			exit();
			return value;
		}
		function checkStrong(state) {
			let marker = state.options.strong || "*";
			if (marker !== "*" && marker !== "_") throw Error("Cannot serialize strong with `" + marker + "` for `options.strong`, expected `*`, or `_`");
			return marker;
		}
		strong.attention = strong_attention;
		strong.peek = strong_peek;
		function strong(node, _, state, info) {
			let exit = state.enter("phrasing");
			let item = (0, container_phrasing.mx)(node, strong_attention, state, state.createTracker(info));
			let value = item ? (0, container_phrasing.lK)([item], info.before, info.after) : "";
			exit();
			return value;
		}
		function strong_attention(_, state) {
			return {
				construct: "strong",
				markers: checkStrong(state) === "*" ? ["*", "_"] : ["_", "*"],
				sizes: [2]
			};
		}
		function strong_peek(_, _1, state) {
			return state.options.strong || "*";
		}
		function text_text(node, parent, state, info) {
			let siblings = parent ? parent.children : [];
			let index = state.indexStack[state.indexStack.length - 1];
			return state.safe(node.value, {
				...info,
				afterNode: siblings[index + 1],
				beforeNode: siblings[index - 1]
			});
		}
		function checkRuleRepetition(state) {
			let repetition = state.options.ruleRepetition || 3;
			if (repetition < 3) throw Error("Cannot serialize rules with repetition `" + repetition + "` for `options.ruleRepetition`, expected `3` or more");
			return repetition;
		}
		function thematicBreak(_, _1, state) {
			let value = ((0, check_rule.T)(state) + (state.options.ruleSpaces ? " " : "")).repeat(checkRuleRepetition(state));
			return state.options.ruleSpaces ? value.slice(0, -1) : value;
		}
		let handle = {
			blockquote,
			break: hardBreak,
			code,
			definition,
			emphasis,
			hardBreak,
			heading,
			html,
			image: image_image,
			imageReference,
			inlineCode,
			link: link_link,
			linkReference,
			list,
			listItem,
			paragraph,
			root,
			strong,
			text: text_text,
			thematicBreak
		};
	}),
	4614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => toMarkdown });
		var lib = __webpack_require__(6843);
		let own = {}.hasOwnProperty;
		function zwitch(key, options) {
			let settings = options || {};
			function one(value, ...parameters) {
				let fn = one.invalid;
				let handlers = one.handlers;
				if (value && own.call(value, key)) {
					let id = String(value[key]);
					fn = own.call(handlers, id) ? handlers[id] : one.unknown;
				}
				if (fn) return fn.call(this, value, ...parameters);
			}
			one.handlers = settings.handlers || {};
			one.invalid = settings.invalid;
			one.unknown = settings.unknown;
			return one;
		}
		let configure_own = {}.hasOwnProperty;
		function configure(base, extension) {
			let index = -1;
			let key;
			if (extension.extensions) for (; ++index < extension.extensions.length;) configure(base, extension.extensions[index]);
			for (key in extension) if (configure_own.call(extension, key)) switch (key) {
				case "extensions": break;
				case "unsafe":
					list(base[key], extension[key]);
					break;
				case "join":
					list(base[key], extension[key]);
					break;
				case "handlers":
					map(base[key], extension[key]);
					break;
				default: base.options[key] = extension[key];
			}
			return base;
		}
		function list(left, right) {
			right && left.push(...right);
		}
		function map(left, right) {
			right && Object.assign(left, right);
		}
		var handle = __webpack_require__(4424);
		var check_rule = __webpack_require__(2746);
		var format_code_as_indented = __webpack_require__(3893);
		var format_heading_as_setext = __webpack_require__(9174);
		var html_kind = __webpack_require__(2525);
		let join = [joinDefaults];
		function joinDefaults(left, right, parent, state) {
			if (right.type === "code" && (0, format_code_as_indented.m)(right, state) && (left.type === "list" || left.type === right.type && (0, format_code_as_indented.m)(left, state))) return !1;
			if ("spread" in parent && typeof parent.spread == "boolean") {
				if (parent.spread) return 1;
				if (left.type === "html") {
					let kind = (0, html_kind.C)(left.value);
					if (kind === void 0 || kind === 6 || kind === 7) return 1;
				}
				if (left.type === "blockquote" && right.type === "blockquote") return 1;
				if ((left.type === "definition" || left.type === "paragraph") && right.type === "list" && (right.ordered && typeof right.start == "number" && right.start !== 1 || right.children.length > 0 && right.children[0].children.length === 0)) return 1;
				if (left.type === "paragraph" && right.type === "thematicBreak" && (0, check_rule.T)(state) === "-" && !state.options.ruleSpaces) return 1;
				let tail = left;
				for (; (tail.type === "blockquote" || tail.type === "list" || tail.type === "listItem") && tail.children.length > 0;) tail = tail.children[tail.children.length - 1];
				if (tail.type !== "definition" && tail.type !== "paragraph") return 0;
				if (right.type === "code" && (0, format_code_as_indented.m)(right, state)) return 1;
				if (right.type === "html") {
					let kind = (0, html_kind.C)(right.value);
					if (kind === void 0 || kind === 7) return 1;
				}
				if ((left.type === "paragraph" || left !== tail) && (right.type === "definition" || right.type === "heading" && (0, format_heading_as_setext.f)(right, state) || right.type === "paragraph")) return 1;
				return 0;
			}
		}
		let fullPhrasingSpans = [
			"autolink",
			"destinationLiteral",
			"destinationRaw",
			"reference",
			"titleQuote",
			"titleApostrophe"
		];
		let unsafe = [
			{
				character: "	",
				after: "[\\r\\n]",
				inConstruct: "phrasing"
			},
			{
				character: "	",
				before: "[\\r\\n]",
				inConstruct: "phrasing"
			},
			{
				character: "	",
				inConstruct: ["codeFencedLangGraveAccent", "codeFencedLangTilde"]
			},
			{
				character: "\r",
				inConstruct: [
					"codeFencedLangGraveAccent",
					"codeFencedLangTilde",
					"codeFencedMetaGraveAccent",
					"codeFencedMetaTilde",
					"destinationLiteral",
					"headingAtx"
				]
			},
			{
				character: "\n",
				inConstruct: [
					"codeFencedLangGraveAccent",
					"codeFencedLangTilde",
					"codeFencedMetaGraveAccent",
					"codeFencedMetaTilde",
					"destinationLiteral",
					"headingAtx"
				]
			},
			{
				character: "\r",
				before: "[\\r\\n]",
				inConstruct: "phrasing"
			},
			{
				character: "\r",
				after: "\\r",
				inConstruct: "phrasing"
			},
			{
				character: "\n",
				before: "\\n",
				inConstruct: "phrasing"
			},
			{
				character: "\n",
				after: "[\\r\\n]",
				inConstruct: "phrasing"
			},
			{
				character: " ",
				after: "[\\r\\n]",
				inConstruct: "phrasing"
			},
			{
				character: " ",
				before: "[\\r\\n]",
				inConstruct: "phrasing"
			},
			{
				character: " ",
				inConstruct: ["codeFencedLangGraveAccent", "codeFencedLangTilde"]
			},
			{
				character: "!",
				after: "\\[",
				inConstruct: "phrasing",
				notInConstruct: fullPhrasingSpans
			},
			{
				character: "\"",
				inConstruct: "titleQuote"
			},
			{
				atBreak: !0,
				character: "#"
			},
			{
				character: "#",
				inConstruct: "headingAtx",
				after: "(?:[\r\n]|$)"
			},
			{
				character: "&",
				after: "[#A-Za-z]",
				inConstruct: [
					"codeFencedLangGraveAccent",
					"codeFencedLangTilde",
					"codeFencedMetaGraveAccent",
					"codeFencedMetaTilde",
					"destinationLiteral",
					"destinationRaw",
					"phrasing",
					"titleApostrophe",
					"titleQuote"
				]
			},
			{
				character: "'",
				inConstruct: "titleApostrophe"
			},
			{
				character: "(",
				inConstruct: "destinationRaw"
			},
			{
				before: "\\]",
				character: "(",
				inConstruct: "phrasing",
				notInConstruct: fullPhrasingSpans
			},
			{
				atBreak: !0,
				before: "\\d+",
				character: ")"
			},
			{
				character: ")",
				inConstruct: "destinationRaw"
			},
			{
				atBreak: !0,
				character: "*",
				after: "(?:[ 	\r\n*])"
			},
			{
				character: "*",
				inConstruct: "phrasing",
				notInConstruct: fullPhrasingSpans
			},
			{
				atBreak: !0,
				character: "+",
				after: "(?:[ 	\r\n])"
			},
			{
				atBreak: !0,
				character: "-",
				after: "(?:[ 	\r\n-])"
			},
			{
				atBreak: !0,
				before: "\\d+",
				character: ".",
				after: "(?:[ 	\r\n]|$)"
			},
			{
				atBreak: !0,
				character: "<",
				after: "[!/?A-Za-z]"
			},
			{
				character: "<",
				after: "[!/?A-Za-z]",
				inConstruct: "phrasing",
				notInConstruct: fullPhrasingSpans
			},
			{
				character: "<",
				inConstruct: "destinationLiteral"
			},
			{
				atBreak: !0,
				character: "="
			},
			{
				atBreak: !0,
				character: ">"
			},
			{
				character: ">",
				inConstruct: "destinationLiteral"
			},
			{
				atBreak: !0,
				character: "["
			},
			{
				character: "[",
				inConstruct: "phrasing",
				notInConstruct: fullPhrasingSpans
			},
			{
				character: "[",
				inConstruct: ["label", "reference"]
			},
			{
				character: "\\",
				after: "[\\r\\n]",
				inConstruct: "phrasing"
			},
			{
				character: "]",
				inConstruct: ["label", "reference"]
			},
			{
				atBreak: !0,
				character: "_"
			},
			{
				character: "_",
				inConstruct: "phrasing",
				notInConstruct: fullPhrasingSpans
			},
			{
				atBreak: !0,
				character: "`"
			},
			{
				character: "`",
				inConstruct: ["codeFencedLangGraveAccent", "codeFencedMetaGraveAccent"]
			},
			{
				character: "`",
				inConstruct: "phrasing",
				notInConstruct: fullPhrasingSpans
			},
			{
				atBreak: !0,
				character: "~"
			},
			{
				character: "<",
				inConstruct: "autolink"
			},
			{
				character: ">",
				inConstruct: "autolink"
			},
			{
				character: "",
				inConstruct: "autolink"
			}
		];
		let code = -1;
		for (; ++code < 33;) unsafe.push({
			character: String.fromCharCode(code),
			inConstruct: "autolink"
		});
		var micromark_util_decode_string = __webpack_require__(885);
		function association(node) {
			if (node.label || !node.identifier) return node.label || "";
			return (0, micromark_util_decode_string.s)(node.identifier);
		}
		function compilePattern(pattern) {
			if (!pattern._compiled) {
				let before = (pattern.atBreak ? "[\\r\\n][\\t ]*" : "") + (pattern.before ? "(?:" + pattern.before + ")" : "");
				pattern._compiled = RegExp((pattern.beforeNode ? "^" : before ? "(" + before + ")" : "") + (/[$()*+.?[\\\]^{|}]/.test(pattern.character) ? "\\" : "") + pattern.character + (pattern.afterNode ? "$" : pattern.after ? "(?:" + pattern.after + ")" : ""), pattern.unicode ? "gu" : "g");
			}
			return pattern._compiled;
		}
		var container_phrasing = __webpack_require__(5018);
		function containerFlow(parent, state, info) {
			let indexStack = state.indexStack;
			let children = parent.children || [];
			let tracker = state.createTracker(info);
			let results = [];
			let index = -1;
			indexStack.push(-1);
			for (; ++index < children.length;) {
				let child = children[index];
				indexStack[indexStack.length - 1] = index;
				results.push(tracker.move(state.handle(child, parent, state, {
					before: "\n",
					after: "\n",
					...tracker.current()
				})));
				child.type !== "list" && (state.bulletLastUsed = void 0);
				index < children.length - 1 && results.push(tracker.move(between(child, children[index + 1], parent, state)));
			}
			indexStack.pop();
			return results.join("");
		}
		function between(left, right, parent, state) {
			let index = state.join.length;
			for (; index--;) {
				let result = state.join[index](left, right, parent, state);
				if (result === !0 || result === 1) break;
				if (typeof result == "number") return "\n".repeat(1 + result);
				if (result === !1) return "\n\n<!---->\n\n";
			}
			return "\n\n";
		}
		let eol = /\r?\n|\r/g;
		function indentLines(value, map) {
			let result = [];
			let start = 0;
			let line = 0;
			let match;
			for (; match = eol.exec(value);) {
				one(value.slice(start, match.index));
				result.push(match[0]);
				start = match.index + match[0].length;
				line++;
			}
			one(value.slice(start));
			return result.join("");
			function one(value) {
				result.push(map(value, line, !value));
			}
		}
		var micromark_util_classify_character = __webpack_require__(3135);
		var encode_character_reference = __webpack_require__(6523);
		var pattern_in_scope = __webpack_require__(4308);
		let safe_own = {}.hasOwnProperty;
		function safe(state, input, config) {
			let value = (config.before || "") + (input || "") + (config.after || "");
			let positions = [];
			let result = [];
			let infos = {};
			let percentEncode = state.stack.includes("autolink");
			let offset = config.before ? config.before.length : 0;
			let end = value.length - (config.after ? config.after.length : 0);
			let index = -1;
			for (; ++index < state.unsafe.length;) {
				let pattern = state.unsafe[index];
				if (!(0, pattern_in_scope.q)(state.stack, pattern) || !nodeInScope(pattern.beforeNode, config.beforeNode) || !nodeInScope(pattern.afterNode, config.afterNode)) continue;
				let expression = state.compilePattern(pattern);
				let from = pattern.beforeNode ? offset : 0;
				let subject = value.slice(from, pattern.afterNode ? end : void 0);
				let match;
				for (; match = expression.exec(subject);) {
					let before = !!(pattern.before || pattern.atBreak);
					let after = !!pattern.after;
					let position = from + match.index + (before ? match[1].length : 0);
					if (safe_own.call(infos, position)) {
						infos[position].before && !before && (infos[position].before = !1);
						infos[position].after && !after && (infos[position].after = !1);
					} else {
						positions.push(position);
						infos[position] = {
							before,
							after
						};
					}
				}
			}
			positions.sort(numerical);
			let start = offset;
			index = -1;
			for (; ++index < positions.length;) {
				let position = positions[index];
				if (position < start || position >= end) continue;
				if (value.charAt(position) === "_" && position > 0 && (0, micromark_util_classify_character.S)(value.charCodeAt(position - 1)) === void 0 && !safe_own.call(infos, position - 1) && !(position - 1 === offset && /[*_]/.test(value.charAt(offset - 1)))) {
					let sequenceEnd = position + 1;
					for (; sequenceEnd < end && value.charAt(sequenceEnd) === "_";) sequenceEnd++;
					let skip = sequenceEnd - position - 1;
					if (positions[index + skip] === sequenceEnd - 1 && sequenceEnd < value.length && (0, micromark_util_classify_character.S)(value.charCodeAt(sequenceEnd)) === void 0 && !safe_own.call(infos, sequenceEnd) && !(sequenceEnd === end - 1 && /[*_]/.test(value.charAt(end)))) {
						index += skip;
						continue;
					}
				}
				if (position + 1 < end && positions[index + 1] === position + 1 && infos[position].after && !infos[position + 1].before && !infos[position + 1].after || position - 1 >= offset && positions[index - 1] === position - 1 && infos[position].before && !infos[position - 1].before && !infos[position - 1].after) continue;
				if (start !== position) {
					let slice = value.slice(start, position);
					result.push(percentEncode ? slice : escapeBackslashes(slice, "\\"));
				}
				start = position + 1;
				percentEncode ? result.push("%" + value.charCodeAt(position).toString(16).toUpperCase().padStart(2, "0")) : /[!-/:-@[-`{-~]/.test(value.charAt(position)) && (!config.encode || !config.encode.includes(value.charAt(position))) ? result.push("\\" + value.charAt(position)) : result.push((0, encode_character_reference.T)(value.charCodeAt(position)));
			}
			let rest = value.slice(start, end);
			result.push(percentEncode ? rest : escapeBackslashes(rest, config.after));
			return result.join("");
		}
		function nodeInScope(types, node) {
			if (!types) return !0;
			if (!node) return !1;
			return typeof types == "string" ? types === node.type : types.includes(node.type);
		}
		function numerical(a, b) {
			return a - b;
		}
		function escapeBackslashes(value, after) {
			let expression = /\\(?=[!-/:-@[-`{-~])/g;
			let positions = [];
			let results = [];
			let whole = value + after;
			let index = -1;
			let start = 0;
			let match;
			for (; match = expression.exec(whole);) positions.push(match.index);
			for (; ++index < positions.length;) {
				start !== positions[index] && results.push(value.slice(start, positions[index]));
				results.push("\\");
				start = positions[index];
			}
			results.push(value.slice(start));
			return results.join("");
		}
		function track(config) {
			let options = config || {};
			let now = options.now || {};
			let lineShift = options.lineShift || 0;
			let line = now.line || 1;
			let column = now.column || 1;
			return {
				move,
				current,
				shift
			};
			function current() {
				return {
					now: {
						line,
						column
					},
					lineShift
				};
			}
			function shift(value) {
				lineShift += value;
			}
			function move(input) {
				let value = input || "";
				let chunks = value.split(/\r?\n|\r/g);
				let tail = chunks[chunks.length - 1];
				line += chunks.length - 1;
				column = chunks.length === 1 ? column + tail.length : 1 + tail.length + lineShift;
				return value;
			}
		}
		function toMarkdown(tree, options) {
			let settings = options || {};
			let state = {
				associationId: association,
				bulletCurrent: void 0,
				bulletLastUsed: void 0,
				containerPhrasing: containerPhrasingBound,
				containerFlow: containerFlowBound,
				createTracker: track,
				compilePattern,
				enter,
				handlers: { ...handle.p },
				handle: void 0,
				indentLines,
				indexStack: [],
				join: [...join],
				options: {},
				safe: safeBound,
				stack: [],
				unsafe: [...unsafe]
			};
			configure(state, settings);
			state.options.tightDefinitions && state.join.push(joinDefinition);
			state.handle = zwitch("type", {
				invalid,
				unknown,
				handlers: state.handlers
			});
			let result = state.handle((0, lib.f)(tree) ? {
				type: "root",
				children: [tree]
			} : tree, void 0, state, {
				before: "\n",
				after: "\n",
				now: {
					line: 1,
					column: 1
				},
				lineShift: 0
			});
			result && result.charCodeAt(result.length - 1) !== 10 && result.charCodeAt(result.length - 1) !== 13 && (result += "\n");
			return result;
			function enter(name) {
				state.stack.push(name);
				return exit;
				function exit() {
					state.stack.pop();
				}
			}
		}
		function invalid(value) {
			throw Error("Cannot handle value `" + value + "`, expected node");
		}
		function unknown(value) {
			throw Error("Cannot handle unknown node `" + value.type + "`");
		}
		function joinDefinition(left, right) {
			if (left.type === "definition" && left.type === right.type) return 0;
		}
		function containerPhrasingBound(parent, info) {
			return (0, container_phrasing.UA)(parent, this, info);
		}
		function containerFlowBound(parent, info) {
			return containerFlow(parent, this, info);
		}
		function safeBound(value, config) {
			return safe(this, value, config);
		}
	}),
	2746: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => checkRule });
		function checkRule(state) {
			let marker = state.options.rule || "*";
			if (marker !== "*" && marker !== "-" && marker !== "_") throw Error("Cannot serialize rules with `" + marker + "` for `options.rule`, expected `*`, `-`, or `_`");
			return marker;
		}
	}),
	5018: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			mx: () => attentionItem,
			UA: () => containerPhrasing,
			lK: () => serialize
		});
		var micromark_util_character = __webpack_require__(6122);
		var micromark_util_classify_character = __webpack_require__(3135);
		function firstCharacter(value) {
			let code = value.codePointAt(0);
			return code === void 0 ? "" : String.fromCodePoint(code);
		}
		function lastCharacter(value) {
			let code = value.codePointAt(value.length - 2);
			return code !== void 0 && code > 65535 ? value.slice(-2) : value.slice(-1);
		}
		var encode_character_reference = __webpack_require__(6523);
		function encodeInfo(outside, inside, marker) {
			let outsideKind = (0, micromark_util_classify_character.S)(outside);
			let insideKind = (0, micromark_util_classify_character.S)(inside);
			if (outsideKind === void 0) return insideKind === void 0 ? marker === "_" ? {
				inside: !0,
				outside: !0
			} : {
				inside: !1,
				outside: !1
			} : insideKind === 1 ? {
				inside: !0,
				outside: !0
			} : {
				inside: !1,
				outside: !0
			};
			if (outsideKind === 1) return insideKind === void 0 ? {
				inside: !1,
				outside: !1
			} : insideKind === 1 ? {
				inside: !0,
				outside: !0
			} : {
				inside: !1,
				outside: !1
			};
			return insideKind === void 0 ? {
				inside: !1,
				outside: !1
			} : insideKind === 1 ? {
				inside: !0,
				outside: !1
			} : {
				inside: !1,
				outside: !1
			};
		}
		var html_kind = __webpack_require__(2525);
		let builtins = new Map([["*", !1], ["_", !0]]);
		function candidates(tokens, involved, runOf) {
			let related = new Set();
			for (let token of tokens) {
				let siblings = runOf.get(token);
				if (siblings && token.attention && involved.some((d) => d.attention === token.attention)) for (let sibling of siblings.tokens) related.add(sibling.attention);
			}
			let ordered = [];
			for (let token of tokens) token.attention && related.delete(token.attention) && ordered.push(token.attention);
			ordered.reverse();
			return ordered;
		}
		function check(tokens, before, after) {
			let runs = [];
			let wrong = new Map();
			let runOf = new Map();
			let index = 0;
			for (; index < tokens.length;) {
				if (!tokens[index].attention) {
					index++;
					continue;
				}
				let marker = tokens[index].value.charAt(0);
				let strict = builtins.get(marker);
				let end = index + 1;
				for (; end < tokens.length && tokens[end].attention && tokens[end].value.charAt(0) === marker;) end++;
				let head = index ? tokens[index - 1].value : before;
				let previous = (0, micromark_util_classify_character.S)(head.charCodeAt(head.length - 1));
				let next = (0, micromark_util_classify_character.S)((end < tokens.length ? tokens[end].value : after).charCodeAt(0));
				let open = !next || next === 2 && !!previous;
				let close = !previous || previous === 2 && !!next;
				let run = {
					tokens: tokens.slice(index, end),
					markers: [],
					start: 0,
					end: 0,
					open: strict ? open && (!!previous || !close) : open,
					close: strict ? close && (!!next || !open) : close,
					split: strict !== void 0
				};
				for (let token of run.tokens) {
					wrong.set(token, [...run.tokens]);
					runOf.set(token, run);
					let size = token.value.length;
					for (; size--;) run.markers.push(token);
				}
				run.end = run.markers.length;
				runs.push(run);
				index = end;
			}
			pair(runs, wrong);
			index = -1;
			for (; ++index < tokens.length;) {
				let involved = wrong.get(tokens[index]);
				if (involved) return {
					attention: candidates(tokens, involved, runOf),
					index
				};
			}
		}
		function containerPhrasing(parent, state, info) {
			return serialize(phrasing(parent, state, info), info.before, info.after);
		}
		function encode(tokens, start) {
			let token = tokens[start ? 0 : tokens.length - 1];
			if (!token || token.attention) return;
			let character = start ? firstCharacter(token.value) : lastCharacter(token.value);
			let reference = (0, encode_character_reference.T)(character.codePointAt(0));
			if (start) token.value = reference + token.value.slice(character.length);
			else {
				let value = token.value.slice(0, token.value.length - character.length);
				let escapes = 0;
				for (; value.charCodeAt(value.length - 1 - escapes) === 92;) escapes++;
				escapes % 2 && (value += "\\");
				token.value = value + reference;
			}
		}
		function improve(items, chosen, mistake, before, after) {
			for (let attention of mistake.attention) {
				let current = chosen.get(attention) || attention.sequences[0];
				for (let sequence of attention.sequences) {
					if (sequence === current) continue;
					let trial = new Map(chosen);
					trial.set(attention, sequence);
					let tokens = render(items, trial, before, after);
					let next = check(tokens, before, after);
					if (!next || next.index > mistake.index) return {
						chosen: trial,
						mistake: next,
						tokens
					};
				}
			}
		}
		function pair(runs, wrong) {
			let openersByMarker = new Map();
			for (let closer of runs) {
				let marker = closer.tokens[0].value.charAt(0);
				let openers = openersByMarker.get(marker);
				if (!openers) {
					openers = [];
					openersByMarker.set(marker, openers);
				}
				let open = closer.close ? openers.length : 0;
				for (; open-- && closer.start < closer.end;) {
					let opener = openers[open];
					let openerSize = opener.end - opener.start;
					let closerSize = closer.end - closer.start;
					if (closer.split ? (opener.close || closer.open) && closerSize % 3 && !((openerSize + closerSize) % 3) : openerSize !== opener.markers.length || openerSize !== closerSize) continue;
					let size = closer.split ? openerSize > 1 && closerSize > 1 ? 2 : 1 : closerSize;
					let opening = opener.markers.slice(opener.end - size, opener.end);
					let closing = closer.markers.slice(closer.start, closer.start + size);
					let openToken = opening[0];
					let closeToken = closing[0];
					if (openToken === opening[size - 1] && openToken.value.length === size && closeToken === closing[size - 1] && closeToken.value.length === size && openToken.attention === closeToken.attention) {
						wrong.delete(openToken);
						wrong.delete(closeToken);
					} else {
						let involved = [...new Set([...opening, ...closing])];
						for (let token of involved) {
							let list = wrong.get(token);
							list && list.push(...involved);
						}
					}
					opener.end -= size;
					closer.start += size;
					opener.start === opener.end && openers.splice(open, 1);
					open = openers.length;
				}
				closer.open && closer.start < closer.end && openers.push(closer);
			}
		}
		function attentionSequences(type, markers, sizes) {
			if (markers.length === 0) throw Error("Cannot serialize `" + type + "` as attention without markers, expected one or more markers");
			if (sizes.length === 0) throw Error("Cannot serialize `" + type + "` as attention without sizes, expected one or more sizes");
			for (let size of sizes) if (!Number.isSafeInteger(size) || size < 1) throw Error("Cannot serialize `" + type + "` as attention with `" + size + "` as size, expected positive integer");
			let sequences = [];
			for (let marker of markers) {
				if (marker.length !== 1) throw Error("Cannot serialize `" + type + "` as attention with `" + marker + "` as marker, expected a single ascii character");
				if (!(0, micromark_util_character.ol)(marker.charCodeAt(0))) throw Error("Cannot serialize `" + type + "` as attention with `" + marker + "` as marker, expected ascii punctuation");
				for (let size of sizes) sequences.push(marker.repeat(size));
			}
			return sequences;
		}
		function phrasing(parent, state, info) {
			let indexStack = state.indexStack;
			let children = parent.children || [];
			let results = [];
			let index = -1;
			let before = info.before;
			indexStack.push(-1);
			let tracker = state.createTracker(info);
			for (; ++index < children.length;) {
				let child = children[index];
				let after;
				indexStack[indexStack.length - 1] = index;
				if (index + 1 < children.length) {
					let handle = state.handle.handlers[children[index + 1].type];
					handle && handle.peek && (handle = handle.peek);
					after = handle ? firstCharacter(handle(children[index + 1], parent, state, {
						before: "",
						after: "",
						...tracker.current()
					})) : "";
				} else after = info.after;
				let previous = results[results.length - 1];
				if (typeof previous == "string" && (before === "\r" || before === "\n") && child.type === "html" && (0, html_kind.C)(child.value) !== 7) {
					results[results.length - 1] = previous.replace(/(\r?\n|\r)$/, " ");
					before = " ";
					tracker = state.createTracker(info);
					tracker.move(serialize(results, info.before, info.after));
				}
				let handle = state.handle.handlers[child.type];
				if (handle && handle.attention) {
					let item = attentionItem(child, handle.attention, state, tracker);
					if (!item) continue;
					results.push(item);
					before = lastCharacter(item.sequences[0]);
				} else {
					let value = state.handle(child, parent, state, {
						...tracker.current(),
						after,
						before
					});
					if (!value) continue;
					tracker.move(value);
					results.push(value);
					before = lastCharacter(value);
				}
			}
			indexStack.pop();
			return results;
		}
		function attentionItem(node, attention, state, tracker) {
			let { construct, markers, sizes } = attention(node, state);
			let sequences = attentionSequences(node.type, markers, sizes);
			let sequence = sequences[0];
			let exit = state.enter(construct);
			let inside = state.createTracker(tracker.current());
			inside.move(sequence);
			let children = phrasing(node, state, {
				...inside.current(),
				before: sequence,
				after: sequence
			});
			exit();
			if (children.length === 0) return;
			tracker.move(sequence);
			tracker.move(serialize(children, sequence, sequence));
			tracker.move(sequence);
			return {
				children,
				sequences
			};
		}
		function fix(items, chosen, before, after) {
			let tokens = render(items, chosen, before, after);
			let mistake = check(tokens, before, after);
			for (; mistake;) {
				let next = improve(items, chosen, mistake, before, after);
				if (!next) return;
				chosen = next.chosen;
				tokens = next.tokens;
				mistake = next.mistake;
			}
			return tokens;
		}
		function guess(items, chosen, before, after) {
			let previous = before;
			let index = -1;
			for (; ++index < items.length;) {
				let item = items[index];
				if (typeof item == "string") {
					previous = "";
					continue;
				}
				let next = index === items.length - 1 ? after : "";
				let sequence = item.sequences.find(function(value) {
					let marker = value.charAt(0);
					return marker !== previous.charAt(0) && marker !== next.charAt(0) || items.length === 1 && builtins.has(marker) && value.length > before.length;
				}) || item.sequences[0];
				sequence !== item.sequences[0] && chosen.set(item, sequence);
				guess(item.children, chosen, sequence, sequence);
				previous = sequence;
			}
		}
		function render(items, chosen, before, after) {
			let tokens = [];
			let encodeAfter;
			let previous = lastCharacter(before);
			let index = -1;
			for (; ++index < items.length;) {
				let item = items[index];
				if (typeof item == "string") {
					let token = {
						value: item,
						attention: void 0
					};
					encodeAfter && encodeAfter === firstCharacter(item) && encode([token], !0);
					encodeAfter = void 0;
					tokens.push(token);
					token.value && (previous = lastCharacter(token.value));
					continue;
				}
				let sequence = chosen.get(item) || item.sequences[0];
				let marker = sequence.charAt(0);
				let next = items[index + 1];
				let outsideBefore = previous;
				let outsideAfter = firstCharacter(next === void 0 ? after : typeof next == "string" ? next : chosen.get(next) || next.sequences[0]);
				let inside = render(item.children, chosen, sequence, sequence);
				let head = inside[0].value;
				let open = encodeInfo(outsideBefore.charCodeAt(outsideBefore.length - 1), head.charCodeAt(0), marker);
				open.inside && encode(inside, !0);
				let tail = lastCharacter(inside[inside.length - 1].value);
				let close = encodeInfo(outsideAfter.charCodeAt(0), tail.charCodeAt(tail.length - 1), marker);
				close.inside && encode(inside, !1);
				open.outside && outsideBefore !== "\n" && outsideBefore !== "\r" && encode(tokens, !1);
				close.outside && (encodeAfter = outsideAfter);
				tokens.push({
					value: sequence,
					attention: item
				}, ...inside, {
					value: sequence,
					attention: item
				});
				previous = sequence.charAt(sequence.length - 1);
			}
			return tokens;
		}
		function serialize(items, before, after) {
			let guessed = new Map();
			guess(items, guessed, before, after);
			let tokens = (guessed.size > 0 ? fix(items, guessed, before, after) : void 0) || fix(items, new Map(), before, after) || render(items, new Map(), before, after);
			let result = "";
			for (let token of tokens) result += token.value;
			return result;
		}
	}),
	6523: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => encodeCharacterReference });
		function encodeCharacterReference(code) {
			return "&#x" + code.toString(16).toUpperCase() + ";";
		}
	}),
	3893: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => formatCodeAsIndented });
		function formatCodeAsIndented(node, state) {
			return !(state.options.fences !== !1 || !node.value || node.lang || !/[^\n\r ]/.test(node.value) || /^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(node.value));
		}
	}),
	9174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => formatHeadingAsSetext });
		var unist_util_visit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3262);
		var unist_util_visit__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4989);
		var mdast_util_to_string__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4946);
		function formatHeadingAsSetext(node, state) {
			let literalWithBreak = !1;
			(0, unist_util_visit__WEBPACK_IMPORTED_MODULE_0__.YR)(node, function(node) {
				if ("value" in node && /\r?\n|\r/.test(node.value) || node.type === "break") {
					literalWithBreak = !0;
					return unist_util_visit__WEBPACK_IMPORTED_MODULE_1__.dc;
				}
			});
			return !!((!node.depth || node.depth < 3) && (0, mdast_util_to_string__WEBPACK_IMPORTED_MODULE_2__.d)(node) && (state.options.setext || literalWithBreak));
		}
	}),
	2525: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => htmlKind });
		var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6122);
		var micromark_util_html_tag_name__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7265);
		function htmlKind(value) {
			if (value.charCodeAt(0) !== 60) return;
			let next = value.charCodeAt(1);
			if (next === 33) {
				let code = value.charCodeAt(2);
				if (code === 45) return 2;
				if (code === 91) return 5;
				if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(code)) return 4;
				return;
			}
			if (next === 63) return 3;
			let closing = next === 47;
			let start = closing ? 2 : 1;
			let end = start;
			let code = value.charCodeAt(end);
			if (!(0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.CW)(code)) return;
			for (; code === 45 || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.lV)(code);) code = value.charCodeAt(++end);
			let name = value.slice(start, end).toLowerCase();
			if (!closing && code !== 47 && micromark_util_html_tag_name__WEBPACK_IMPORTED_MODULE_1__.y.includes(name)) return 1;
			return micromark_util_html_tag_name__WEBPACK_IMPORTED_MODULE_1__.T.includes(name) ? 6 : 7;
		}
	}),
	4308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => patternInScope });
		function patternInScope(stack, pattern) {
			return listInScope(stack, pattern.inConstruct, !0) && !listInScope(stack, pattern.notInConstruct, !1);
		}
		function listInScope(stack, list, none) {
			typeof list == "string" && (list = [list]);
			if (!list || list.length === 0) return none;
			let index = -1;
			for (; ++index < list.length;) if (stack.includes(list[index])) return !0;
			return !1;
		}
	}),
	4946: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => toString });
		let emptyOptions = {};
		function toString(value, options) {
			let settings = options || emptyOptions;
			return one(value, typeof settings.includeImageAlt != "boolean" || settings.includeImageAlt, typeof settings.includeHtml != "boolean" || settings.includeHtml);
		}
		function one(value, includeImageAlt, includeHtml) {
			if (node(value)) {
				if ("value" in value) return value.type === "html" && !includeHtml ? "" : value.value;
				if (includeImageAlt && "alt" in value && value.alt) return value.alt;
				if ("children" in value) return all(value.children, includeImageAlt, includeHtml);
			}
			if (Array.isArray(value)) return all(value, includeImageAlt, includeHtml);
			return "";
		}
		function all(values, includeImageAlt, includeHtml) {
			let result = [];
			let index = -1;
			for (; ++index < values.length;) result[index] = one(values[index], includeImageAlt, includeHtml);
			return result.join("");
		}
		function node(value) {
			return !!(value && typeof value == "object");
		}
	}),
	6122: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BM: () => asciiDigit,
			CW: () => asciiAlpha,
			Ee: () => markdownLineEndingOrSpace,
			HP: () => markdownLineEnding,
			JQ: () => asciiControl,
			Ny: () => unicodeWhitespace,
			On: () => markdownSpace,
			cx: () => asciiAtext,
			es: () => unicodePunctuation,
			lV: () => asciiAlphanumeric,
			ok: () => asciiHexDigit,
			ol: () => asciiPunctuation
		});
		let asciiAlpha = regexCheck(/[A-Za-z]/);
		let asciiAlphanumeric = regexCheck(/[\dA-Za-z]/);
		let asciiAtext = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
		function asciiControl(code) {
			return code !== null && (code < 32 || code === 127);
		}
		let asciiDigit = regexCheck(/\d/);
		let asciiHexDigit = regexCheck(/[\dA-Fa-f]/);
		let asciiPunctuation = regexCheck(/[!-/:-@[-`{-~]/);
		function markdownLineEnding(code) {
			return code !== null && code < -2;
		}
		function markdownLineEndingOrSpace(code) {
			return code !== null && (code < 0 || code === 32);
		}
		function markdownSpace(code) {
			return code === -2 || code === -1 || code === 32;
		}
		let unicodePunctuation = regexCheck(/\p{P}|\p{S}/u);
		let unicodeWhitespace = regexCheck(/\s/);
		function regexCheck(regex) {
			return check;
			function check(code) {
				return code !== null && code > -1 && regex.test(String.fromCharCode(code));
			}
		}
	}),
	3135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => classifyCharacter });
		var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6122);
		function classifyCharacter(code) {
			if (code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code) || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ny)(code)) return 1;
			if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.es)(code)) return 2;
		}
	}),
	297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => decodeNumericCharacterReference });
		function decodeNumericCharacterReference(value, base) {
			let code = Number.parseInt(value, base);
			if (code < 9 || code === 11 || code > 13 && code < 32 || code > 126 && code < 160 || code > 55295 && code < 57344 || code > 64975 && code < 65008 || (code & 65535) == 65535 || (code & 65535) == 65534 || code > 1114111) return "�";
			return String.fromCodePoint(code);
		}
	}),
	885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => decodeString });
		var decode_named_character_reference__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1503);
		var micromark_util_decode_numeric_character_reference__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(297);
		let characterEscapeOrReference = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;
		function decodeString(value) {
			return value.replace(characterEscapeOrReference, decode);
		}
		function decode($0, $1, $2) {
			if ($1) return $1;
			if ($2.charCodeAt(0) === 35) {
				let head = $2.charCodeAt(1);
				let hex = head === 120 || head === 88;
				return (0, micromark_util_decode_numeric_character_reference__WEBPACK_IMPORTED_MODULE_0__.C)($2.slice(hex ? 2 : 1), hex ? 16 : 10);
			}
			return (0, decode_named_character_reference__WEBPACK_IMPORTED_MODULE_1__.s)($2) || $0;
		}
	}),
	7265: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => htmlBlockNames,
			y: () => htmlRawNames
		});
		let htmlBlockNames = "address.article.aside.base.basefont.blockquote.body.caption.center.col.colgroup.dd.details.dialog.dir.div.dl.dt.fieldset.figcaption.figure.footer.form.frame.frameset.h1.h2.h3.h4.h5.h6.head.header.hr.html.iframe.legend.li.link.main.menu.menuitem.nav.noframes.ol.optgroup.option.p.param.search.section.summary.table.tbody.td.tfoot.th.thead.title.tr.track.ul".split(".");
		let htmlRawNames = [
			"pre",
			"script",
			"style",
			"textarea"
		];
	}),
	3163: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => convert });
		let convert = (function(test) {
			if (test == null) return ok;
			if (typeof test == "function") return castFactory(test);
			if (typeof test == "object") return Array.isArray(test) ? anyFactory(test) : propertiesFactory(test);
			if (typeof test == "string") return typeFactory(test);
			throw Error("Expected function, string, or object as test");
		});
		function anyFactory(tests) {
			let checks = [];
			let index = -1;
			for (; ++index < tests.length;) checks[index] = convert(tests[index]);
			return castFactory(any);
			function any(...parameters) {
				let index = -1;
				for (; ++index < checks.length;) if (checks[index].apply(this, parameters)) return !0;
				return !1;
			}
		}
		function propertiesFactory(check) {
			let checkAsRecord = check;
			return castFactory(all);
			function all(node) {
				let nodeAsRecord = node;
				let key;
				for (key in check) if (nodeAsRecord[key] !== checkAsRecord[key]) return !1;
				return !0;
			}
		}
		function typeFactory(check) {
			return castFactory(type);
			function type(node) {
				return node && node.type === check;
			}
		}
		function castFactory(testFunction) {
			return check;
			function check(value, index, parent) {
				return !!(looksLikeANode(value) && testFunction.call(this, value, typeof index == "number" ? index : void 0, parent || void 0));
			}
		}
		function ok() {
			return !0;
		}
		function looksLikeANode(value) {
			return typeof value == "object" && !!value && "type" in value;
		}
	}),
	4989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dc: () => EXIT,
			_Z: () => SKIP,
			VG: () => visitParents
		});
		var lib = __webpack_require__(3163);
		function color(d) {
			return "\x1B[33m" + d + "\x1B[39m";
		}
		let empty = [];
		let EXIT = !1;
		let SKIP = "skip";
		function visitParents(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, reverse) {
			if (!tree || typeof tree != "object") throw Error("Unexpected value `" + tree + "` for `tree`, expected node");
			let preorder = !0;
			let check;
			let visitors;
			let enter;
			let exit;
			if (typeof enterOrVisitorsOrReverse == "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse == "object") {
				check = testOrEnterOrVisitors;
				visitors = enterOrVisitorsOrReverse;
				reverse && (preorder = !1);
			} else {
				visitors = testOrEnterOrVisitors;
				enterOrVisitorsOrReverse && (preorder = !1);
			}
			if (typeof visitors == "function") enter = visitors;
			else if (visitors && typeof visitors == "object") {
				if (visitors.enter !== null && visitors.enter !== void 0) {
					if (typeof visitors.enter == "function") enter = visitors.enter;
					else throw Error("Unexpected value `" + visitors.enter + "` for `visitors.enter`, expected optional visitor");
				}
				if (typeof visitors.exit == "function") exit = visitors.exit;
				else throw Error("Unexpected value `" + visitors.exit + "` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)");
			} else throw Error("Unexpected value `" + visitors + "` for `enter` or `visitors`, expected visitor or object with visitors");
			let is = (0, lib.C)(check);
			let step = preorder ? 1 : -1;
			factory(tree, void 0, [])();
			function factory(node, index, parents) {
				let value = node && typeof node == "object" ? node : {};
				if (typeof value.type == "string") {
					let name = typeof value.tagName == "string" ? value.tagName : typeof value.name == "string" ? value.name : void 0;
					Object.defineProperty(visit, "name", { value: "node (" + color(node.type + (name ? "<" + name + ">" : "")) + ")" });
				}
				return visit;
				function visit() {
					let matches = !check || is(node, index, parents[parents.length - 1] || void 0);
					let result = empty;
					if (enter && matches) {
						result = toResult(enter(node, parents, index));
						if (result[0] === !1) return result;
					}
					if ("children" in node && node.children) {
						let nodeAsParent = node;
						if (nodeAsParent.children && result[0] !== SKIP) {
							let offset = (preorder ? -1 : nodeAsParent.children.length) + step;
							let grandparents = [...parents, nodeAsParent];
							for (; offset > -1 && offset < nodeAsParent.children.length;) {
								let child = nodeAsParent.children[offset];
								let subresult = factory(child, offset, grandparents)();
								if (subresult[0] === !1) return subresult;
								offset = typeof subresult[1] == "number" ? subresult[1] : offset + step;
							}
						}
					}
					if (exit && matches) {
						let exitResult = toResult(exit(node, parents, index));
						if (exitResult[0] === SKIP) throw Error("Unexpected value `" + exitResult[0] + "` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing");
						if (exitResult[0] === !1 || typeof exitResult[1] == "number") return exitResult;
					}
					return result;
				}
			}
		}
		function toResult(value) {
			if (Array.isArray(value)) return value;
			if (typeof value == "number") return [!0, value];
			return value == null ? empty : [value];
		}
	}),
	3262: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { YR: () => visit });
		var unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4989);
		function visit(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, maybeReverse) {
			let check;
			let visitors;
			let reverse;
			if (typeof enterOrVisitorsOrReverse == "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse == "object") {
				check = testOrEnterOrVisitors;
				visitors = enterOrVisitorsOrReverse;
				reverse = maybeReverse;
			} else {
				visitors = testOrEnterOrVisitors;
				reverse = enterOrVisitorsOrReverse;
			}
			typeof visitors == "function" ? (0, unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__.VG)(tree, check, wrap(visitors), reverse) : (0, unist_util_visit_parents__WEBPACK_IMPORTED_MODULE_0__.VG)(tree, check, wrapVisitors(visitors), reverse);
		}
		function wrapVisitors(visitors) {
			if (!visitors || typeof visitors != "object") return visitors;
			return {
				enter: typeof visitors.enter == "function" ? wrap(visitors.enter) : visitors.enter,
				exit: typeof visitors.exit == "function" ? wrap(visitors.exit) : visitors.exit
			};
		}
		function wrap(visitor) {
			return overload;
			function overload(node, parents, index) {
				return visitor(node, index, parents[parents.length - 1]);
			}
		}
	})
};
