export const id = 603;
export const ids = [603];
export const modules = { 9603: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		asksForOthers: () => asksForOthers,
		findLinked: () => findLinked,
		judgeChange: () => judgeChange,
		takeApart: () => takeApart
	});
	function listAnchors(parts) {
		let ids = parts.flatMap((part) => {
			if (part.kind === "heading") return [
				part.id ?? "",
				part.text.replace(/\s*\{#[^}]*\}\s*$/, ""),
				part.text
			];
			return part.kind === "tag" ? [
				"id",
				"name",
				"title",
				"label"
			].flatMap((name) => part.attributes[name] ?? []) : [];
		});
		return new Set(ids.map(foldAnchor));
	}
	function foldAnchor(text) {
		return text.normalize("NFKD").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "").replace(/(?<=\p{L})\d$/u, "");
	}
	let inserted = [
		/\{%-?\s*(?:include|render|snippet|capture|for)|\{\{[<%]|\{\{[^}\n]{0,200}\(/,
		/^\s*-+8<-+|<!--\s*@include|^\s*(?::{3,}|[`~]{3,})\s*\{?(?:include|eval-rst|auto\w+)/m,
		/\bfrom\s+["'][^"'\n]{1,300}\.mdx?["']|<(?:Snippet|Include|Partial|Content|Markdown|Readme|\w*Api|Swagger|Redoc)\b/
	];
	let written = /\{[^}\n]{0,200}#([\w.:-]+)/g;
	function listOwnAnchors(text, parts) {
		if (inserted.some((form) => form.test(text))) return;
		return new Set([...listAnchors(parts), ...Array.from(text.matchAll(written), ([, id = ""]) => foldAnchor(id))]);
	}
	var array = __webpack_require__(9455);
	function splitLines(text) {
		return text.split(/\r\n|\n|\r/);
	}
	function measureIndent(line) {
		return line.length - line.trimStart().length;
	}
	function dedent(lines) {
		let indent = lines.filter((line) => line.trim() !== "").map(measureIndent).reduce((least, width) => Math.min(least, width), Infinity);
		let rest = lines.map((line) => line.slice(indent));
		let first = rest.findIndex((line) => line !== "");
		return rest.slice(Math.max(first, 0)).join("\n").trimEnd();
	}
	function* findAll(pattern, text, line) {
		let [from, at] = [0, line];
		for (let found of text.matchAll(pattern)) {
			for (let end = text.indexOf("\n", from); end >= 0 && end < found.index; end = text.indexOf("\n", from)) {
				from = end + 1;
				at += 1;
			}
			yield {
				found,
				at
			};
		}
	}
	let bare = /\b(?:https?|ftp):\/\/[^\s<>"'`[\]()]+/gi;
	function findBareLinks(text, line) {
		return [...findAll(bare, text, line)].map(({ found: [whole], at }) => {
			let url = whole.replace(/[.,;:!?]{1,9}$/, "");
			return {
				kind: "link",
				url,
				text: url,
				line: at
			};
		});
	}
	function squeeze(text) {
		return text.replace(/\s+/g, " ").trim();
	}
	let longestPage = 1e6;
	let longestTree = 12e4;
	let container = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/;
	let delimiter = /[[*~<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
	function isTooLarge(text, format) {
		if (format === "notebook") return text.length > 5e6;
		return text.length > longestPage || splitLines(text).some((line) => line.length > 1e5);
	}
	function isTooHard(text) {
		if (text.length > longestTree) return !0;
		if (text.split("/*").length > 2e3) return !0;
		let [underlines, pairs, before] = [
			0,
			0,
			0
		];
		for (let line of splitLines(text)) {
			let isBlank = line.trim() === "";
			if (measureNesting(line) > 200 || line.split("|").length > 500) return !0;
			!isBlank && /^[-=|:>\s]+$/.test(line) && (underlines += 1);
			let more = 1 + (line.match(delimiter)?.length ?? 0) + countStray(line);
			pairs += more * (2 * before + more) + before * line.length / 8;
			before = isBlank ? 0 : before + more;
			if (underlines > 1e3 || pairs > 4e7) return !0;
		}
		return !1;
	}
	function countStray(line) {
		return Math.max(0, line.split("]").length - line.split("[").length);
	}
	function measureNesting(line) {
		let prefix = container.exec(line)?.[0] ?? "";
		let indent = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
		return line.trim() === "" ? 0 : Math.max(prefix.replace(/[^>.)*+-]/g, "").length, indent / 2);
	}
	function diffLines(before, after) {
		let [old, now] = [listLines(before), listLines(after)];
		let start = 0;
		for (; start < old.length && start < now.length && old[start] === now[start];) start += 1;
		let end = 0;
		for (; end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end);) end += 1;
		let [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
		let runs = (0, array.E)(gone, come, { maxEditLength: 1e3 });
		return (runs === void 0 ? diffBags(gone, come, start) : joinRuns(runs, start)).map(({ line, added, removed }) => ({
			line,
			added: added.map(cut),
			removed: removed.map(cut)
		}));
	}
	function cut({ text, line }) {
		return {
			text: text.slice(0, longestPage),
			line
		};
	}
	function listLines(text) {
		if (text === void 0 || text === "") return [];
		let lines = splitLines(text);
		lines.at(-1) === "" && lines.pop();
		return lines;
	}
	function joinRuns(runs, start) {
		let changes = [];
		let open;
		let [oldLine, line] = [start + 1, start + 1];
		for (let { value, added, removed } of runs) {
			if (!added && !removed) {
				oldLine += value.length;
				line += value.length;
				open = void 0;
				continue;
			}
			if (open === void 0) {
				open = {
					line,
					added: [],
					removed: []
				};
				changes.push(open);
			}
			for (let text of value) added ? open.added.push({
				text,
				line: line++
			}) : open.removed.push({
				text,
				line: oldLine++
			});
		}
		return changes;
	}
	function diffBags(old, now, start) {
		let counts = new Map();
		for (let line of old) counts.set(line, (counts.get(line) ?? 0) + 1);
		let added = subtractLines(now, counts, start);
		counts.clear();
		for (let line of now) counts.set(line, (counts.get(line) ?? 0) + 1);
		let removed = subtractLines(old, counts, start);
		let last = start + now.length + 1;
		return [...group(added).map((lines) => ({
			line: lines[0]?.line ?? last,
			added: lines,
			removed: []
		})), ...group(removed).map((lines) => ({
			line: Math.min(lines[0]?.line ?? last, last),
			added: [],
			removed: lines
		}))].toSorted((one, other) => one.line - other.line);
	}
	function subtractLines(lines, counts, start) {
		let surplus = [];
		for (let [index, text] of lines.entries()) {
			let count = counts.get(text) ?? 0;
			counts.set(text, count - 1);
			count <= 0 && surplus.push({
				text,
				line: start + index + 1
			});
		}
		return surplus;
	}
	function group(lines) {
		let groups = [];
		for (let line of lines) {
			let last = groups.at(-1);
			last?.at(-1)?.line === line.line - 1 ? last.push(line) : groups.push([line]);
		}
		return groups;
	}
	var formats = __webpack_require__(6501);
	var dist = __webpack_require__(1329);
	let attributes = new Set([
		"action",
		"background",
		"cite",
		"data",
		"formaction",
		"href",
		"longdesc",
		"manifest",
		"ping",
		"poster",
		"src",
		"srcset",
		"to",
		"xlink:href"
	]);
	let pictures = new Set([
		"image",
		"img",
		"input",
		"picture"
	]);
	function listAddresses(tag) {
		return Object.entries(tag.attributes).flatMap(([name, value]) => {
			if (!attributes.has(name) || name === "to" && !tag.isJsx) return findRefresh(tag, name, value);
			let isPicture = pictures.has(tag.name.toLowerCase()) && name !== "href" || /^(?:srcset|poster|background)$/.test(name);
			let urls = name === "srcset" ? splitSources(readLiteral(value)) : [readLiteral(value)];
			let text = isPicture ? tag.attributes.alt ?? "" : "";
			return urls.filter((url) => url !== "").map((url) => ({
				kind: isPicture ? "image" : "link",
				url,
				text,
				line: tag.line
			}));
		});
	}
	function findRefresh(tag, name, value) {
		if (tag.name !== "meta" || name !== "content") return [];
		let url = /^[\d.]*\s{0,9}[;,]?\s{0,9}url\s{0,9}=\s{0,9}['"]?([^'"]*)/i.exec(value.trim())?.[1];
		return url === void 0 ? [] : [{
			kind: "link",
			url: url.trim(),
			text: "",
			line: tag.line
		}];
	}
	function splitSources(value) {
		return value.split(/,\s/).map((source) => source.trim().split(/\s/)[0] ?? "");
	}
	function readLiteral(value) {
		if (!value.startsWith("{")) return value.trim();
		return /^\{\s*(['"`])([^'"`$\\]*)\1\s*\}$/.exec(value)?.[2]?.trim() ?? "";
	}
	let raw = {
		iframe: dist.V.RAWTEXT,
		noembed: dist.V.RAWTEXT,
		noframes: dist.V.RAWTEXT,
		script: dist.V.SCRIPT_DATA,
		style: dist.V.RAWTEXT,
		textarea: dist.V.RCDATA,
		title: dist.V.RCDATA,
		xmp: dist.V.RAWTEXT
	};
	function parseHtml(text, line) {
		let parts = [];
		readTokens(text, line, !0, parts);
		return parts;
	}
	function readTokens(source, first, isOutermost, parts) {
		let open;
		let words = "";
		let wordsLine = first;
		let heading;
		let pre;
		let lineOf = (token) => first + (token.location?.startLine ?? 1) - 1;
		let endText = () => {
			let value = words;
			words = "";
			if (value.trim() === "") return;
			pre === void 0 ? heading === void 0 ? parts.push({
				kind: "text",
				value: squeeze(value),
				line: wordsLine
			}) : parts.push({
				kind: "heading",
				...heading,
				text: squeeze(value)
			}) : parts.push({
				kind: "code",
				lang: "",
				meta: "",
				value,
				line: wordsLine
			});
		};
		let endRaw = () => {
			if (open === void 0) return;
			open.content = words;
			let line = open.line;
			let content = words;
			open = void 0;
			words = "";
			isOutermost && readTokens(content, line, !1, parts);
		};
		let addText = (token) => {
			words === "" && (wordsLine = lineOf(token));
			words += token.chars;
		};
		let tokenizer = new dist._({ sourceCodeLocationInfo: !0 }, {
			onComment(token) {
				endText();
				parts.push({
					kind: "comment",
					value: token.data.trim(),
					line: lineOf(token)
				});
			},
			onDoctype() {},
			onStartTag(token) {
				let name = token.tagName;
				inline.has(name) || endText();
				let attributes = Object.fromEntries(token.attrs.map((attribute) => [attribute.name, attribute.value]));
				let tag = {
					kind: "tag",
					name,
					attributes,
					isJsx: !1,
					line: lineOf(token)
				};
				parts.push(tag);
				for (let part of listAddresses(tag)) parts.push(part);
				let mode = isOutermost && Object.hasOwn(raw, name) ? raw[name] : void 0;
				if (mode !== void 0) {
					endText();
					open = tag;
					tokenizer.state = mode;
					tokenizer.lastStartTagName = name;
				}
				let depth = /^h[1-6]$/.test(name) ? Number(name[1]) : void 0;
				depth !== void 0 && (heading = {
					depth,
					id: attributes.id,
					line: tag.line
				});
				name === "pre" && (pre = tag.line);
			},
			onEndTag(token) {
				open === void 0 ? inline.has(token.tagName) || endText() : endRaw();
				/^h[1-6]$/.test(token.tagName) && (heading = void 0);
				token.tagName === "pre" && (pre = void 0);
			},
			onEof() {
				open === void 0 ? endText() : endRaw();
			},
			onCharacter: addText,
			onNullCharacter: addText,
			onWhitespaceCharacter: addText
		});
		tokenizer.write(source, !0);
	}
	let inline = new Set([
		"a",
		"abbr",
		"b",
		"bdi",
		"bdo",
		"cite",
		"code",
		"em",
		"i",
		"kbd",
		"mark",
		"q",
		"s",
		"samp",
		"small",
		"span",
		"strong",
		"sub",
		"sup",
		"u",
		"var",
		"wbr"
	]);
	let pass = /pass:[a-z,]{0,20}\[((?:[^\]\\]|\\.){0,2000})\]|\+{3}([^+]{1,5000})\+{3}|\$\$([^$]{1,5000})\$\$/g;
	let address = /\b((?:https?|ftp|irc):\/\/[^\s<>"'`[\]]{1,2000})\[([^\]]{0,2000})\]/gi;
	let macro = /\b(link|xref|mailto|image|icon|footnote|include):([^\s:[\]][^\s[\]]{0,2000})\[([^\]]{0,2000})\]/g;
	let cross = /<<([^<>,]{1,300})(?:,([^<>]{0,300}))?>>/g;
	let mono = /`\+?([^`]{1,2000}?)\+?`/g;
	function readAsciidocInline(source, line) {
		let parts = [{
			kind: "text",
			value: shown(source),
			line
		}];
		for (let { found, at } of findAll(pass, source, line)) {
			parts.push({
				kind: "directive",
				name: "pass",
				value: found[1] ?? found[2] ?? found[3] ?? "",
				line: at
			});
			for (let part of parseHtml(found[1] ?? found[2] ?? found[3] ?? "", at)) parts.push(part);
		}
		for (let { found, at } of findAll(mono, source, line)) parts.push({
			kind: "inline-code",
			value: found[1] ?? "",
			line: at
		});
		let rest = source.replace(mono, (text) => text.replace(/[^\n]/g, " "));
		for (let { found, at } of findAll(address, rest, line)) parts.push({
			kind: "link",
			url: found[1] ?? "",
			text: label(found[2]),
			line: at
		});
		for (let { found, at } of findAll(macro, rest, line)) {
			let [, name, url = "", text] = found;
			name === "link" || name === "xref" || name === "mailto" ? parts.push({
				kind: "link",
				url: name === "mailto" ? `mailto:${url}` : url,
				text: label(text),
				line: at
			}) : name === "image" ? parts.push({
				kind: "image",
				url,
				text: label(text),
				line: at
			}) : parts.push({
				kind: "directive",
				name: name ?? "",
				value: url,
				line: at
			});
		}
		for (let { found, at } of findAll(cross, rest, line)) {
			let target = found[1] ?? "";
			parts.push({
				kind: "link",
				url: target.includes(".adoc") ? target : `#${target}`,
				text: label(found[2]),
				line: at
			});
		}
		for (let part of findBareLinks(rest.replace(address, (text) => text.replace(/[^\n]/g, " ")), line)) parts.push(part);
		return parts;
	}
	function label(list) {
		return (list ?? "").replace(/\^?(?:,\s*(?:window|role|opts)=.*)?$/s, "").trim();
	}
	function shown(source) {
		return squeeze(source).replace(/^(?:[*.-]{1,5}|\d{1,9}\.|\|) /, "").replace(mono, "$1").replace(address, "$2").replace(macro, "$3").replace(cross, (_, id, text) => text ?? id).replace(/[`*^]|\+{2,3}/g, "");
	}
	let verbatim = /^(?:(-{4,})|(\.{4,})|(\+{4,})|(\/{4,})|(`{3,})(\S*))\s*$/;
	let style = /^\[([^[\]]*)\]\s*$/;
	let asciidoc_anchor = /^\[\[([^\],]{1,200})(?:,[^\]]*)?\]\]\s*$/;
	let title = /^(={1,6}|#{1,6})\s+(\S.*)$/;
	let attribute = /^:(!?[\w][\w-]*!?):(?:\s+(.*))?$/;
	let asciidoc_macro = /^([\w-]{1,80})::([^\s[\]]*)\[(.*)\]\s*$/;
	let asciidoc_frame = /^(?:={4,}|\*{4,}|_{4,}|--|[|,:!]={3,}|'{3,}|<{3,}|\+)\s*$/;
	let item = /^\s*(?:[*.-]{1,5}|\d{1,9}\.|<\d{1,3}>|<\.>)\s+/;
	function parseAsciidoc(text) {
		let lines = splitLines(text.replace(/^\uFEFF/, ""));
		let parts = [];
		let add = (more) => {
			for (let part of more) parts.push(part);
		};
		let [styles, id, from] = [
			"",
			void 0,
			0
		];
		let paragraph = [];
		let endParagraph = () => {
			paragraph.length > 0 && add(readParagraph(paragraph.join("\n"), styles, from + 1));
			paragraph.length > 0 && ([styles, paragraph] = ["", []]);
		};
		for (let index = 0; index < lines.length;) {
			let line = lines[index] ?? "";
			let at = index + 1;
			let block = verbatim.exec(line);
			let [, marks = "", words = ""] = title.exec(line) ?? [];
			let [, name, url = "", list = ""] = asciidoc_macro.exec(line) ?? [];
			let [, key, value = ""] = attribute.exec(line) ?? [];
			(line.trim() === "" || block !== null || asciidoc_frame.test(line) || /^(?:\[|\/\/)/.test(line)) && endParagraph();
			if (block !== null) {
				let end = findEnd(lines, index);
				add(readBlock(block, lines.slice(index + 1, end), end === lines.length, styles, at));
				styles = "";
				index = end + 1;
				continue;
			}
			if (line.startsWith("//")) add([{
				kind: "comment",
				value: line.slice(2).trim(),
				line: at
			}]);
			else if (asciidoc_anchor.test(line)) id = asciidoc_anchor.exec(line)?.[1];
			else if (style.test(line)) {
				styles = [styles, style.exec(line)?.[1] ?? ""].filter((one) => one !== "").join(" ").slice(-500);
				id = /(?:^|,\s{0,9}id=["']?|[^,\s]{0,80})#([\w-]{1,200})/.exec(styles)?.[1] ?? id;
			} else if (marks !== "" && paragraph.length === 0) {
				let inner = /\[\[([^\],]{1,200})[^\]]{0,200}\]\]/.exec(words);
				let shown = words.replace(inner?.[0] ?? "", "").replace(/\s=+$/, "").replace(/[`*]/g, "").trim();
				let heading = {
					kind: "heading",
					depth: marks.length,
					text: shown,
					line: at
				};
				let named = inner?.[1] ?? id;
				add([named === void 0 ? heading : {
					...heading,
					id: named
				}]);
				id = void 0;
				styles = "";
			} else if (key !== void 0 && paragraph.length === 0) add([{
				kind: "front-matter",
				key,
				value: value.trim(),
				line: at
			}]);
			else if (name !== void 0) {
				endParagraph();
				add(readMacro(name, url, list, at));
				styles = "";
			} else if (asciidoc_frame.test(line)) styles = "";
			else if (line.trim() !== "") {
				(item.test(line) || line.startsWith("|")) && endParagraph();
				paragraph.length === 0 && (from = index);
				paragraph.push(line);
			}
			index += 1;
		}
		endParagraph();
		return parts;
	}
	function findEnd(lines, start) {
		let fence = (lines[start] ?? "").trimEnd().replace(/^(`{3,}).*$/, "$1");
		let end = start + 1;
		for (; end < lines.length && lines[end]?.trimEnd() !== fence;) end += 1;
		return end;
	}
	function readBlock(fences, lines, isOpen, styles, line) {
		let [, , , pass, comment, , fenced = ""] = fences;
		let value = lines.join("\n");
		if (comment !== void 0) return [{
			kind: "comment",
			value: value.trim(),
			line
		}];
		if (pass !== void 0 || /(?:^|\s)pass\b/.test(styles)) return [{
			kind: "directive",
			name: "pass",
			value: styles,
			line
		}, ...parseHtml(value, line + 1)];
		let code = {
			kind: "code",
			lang: /(?:^|\s)(?:source)?(?:%[\w-]{1,40})?,\s{0,9}([^,\s]+)/.exec(styles)?.[1] ?? fenced,
			meta: styles,
			value,
			line
		};
		let macros = /\bsubs=/.test(styles) ? readAsciidocInline(value, line + 1).filter(({ kind }) => kind !== "text") : [];
		return [isOpen ? {
			...code,
			isOpen
		} : code, ...macros];
	}
	function readMacro(name, url, list, line) {
		if (name === "image") {
			let link = /(?:^|,)\s{0,9}link=["']?([^"',\]]+)/.exec(list)?.[1];
			let alt = /^(?:"([^"]*)"|([^,=]*)(?:,|$))/.exec(list);
			let image = {
				kind: "image",
				url,
				text: (alt?.[1] ?? alt?.[2] ?? "").trim(),
				line
			};
			return link === void 0 ? [image] : [image, {
				kind: "link",
				url: link,
				text: "",
				line
			}];
		}
		let whole = {
			kind: "directive",
			name,
			value: [url, list].filter((text) => text !== "").join(" "),
			line
		};
		return name === "video" || name === "audio" ? [whole, {
			kind: "link",
			url,
			text: "",
			line
		}] : [whole];
	}
	function readParagraph(text, styles, line) {
		if (/(?:^|\s)pass\b/.test(styles)) return [{
			kind: "directive",
			name: "pass",
			value: styles,
			line
		}, ...parseHtml(text, line)];
		let code = /(?:^|\s)(?:(?:source|listing|literal)(?:%[\w-]{1,40})?(?=[,\s]|$)|(?=,))(?:,\s{0,9}([^,\s]+))?/.exec(styles);
		if (code !== null) return [{
			kind: "code",
			lang: code[1] ?? "",
			meta: styles,
			value: text,
			line
		}];
		return /^\s/.test(text) && !item.test(text) ? [{
			kind: "code",
			lang: "",
			meta: styles,
			value: text,
			line
		}] : readAsciidocInline(text, line);
	}
	function findEsm(paragraph) {
		let isImport = /^import\s*(?:["'{*]|[\w$]+\s*(?:,|\sfrom\b))/.test(paragraph) && /["']/.test(paragraph);
		let isExport = /^export\s*(?:[{*]|(?:default|const|let|var|class|(?:[a-z]+\s+)?function)\b)/.test(paragraph);
		return isImport || isExport ? paragraph : "";
	}
	let braces_verbatim = /<(\w{1,20})(?:\s[^<>]{0,200})?\sv-pre(?:\s[^<>]{0,200})?>[^<]{0,2000}<\/\1>/g;
	function readBraces(text, line) {
		let source = text.includes("v-pre") ? text.replace(braces_verbatim, (found) => found.replaceAll("{", " ")) : text;
		let parts = [];
		let at = line;
		for (let index = 0; index < source.length; index += 1) {
			let sign = source[index];
			if (sign === "\n") at += 1;
			else if (sign === "\\") index += 1;
			else if (sign === "`") index = skipCode(source, index);
			else if (sign === "{") {
				let end = braces_findEnd(source, index);
				let value = source.slice(index + 1, end);
				for (let part of readBrace(value, at)) parts.push(part);
				at += value.split("\n").length - 1;
				index = end;
			}
		}
		return parts;
	}
	function readBrace(value, line) {
		let comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(value)?.[1];
		if (comment !== void 0) return [{
			kind: "comment",
			value: comment.trim(),
			line
		}];
		if (/^(?:%|\{[<%]|\s*$)/.test(value) || /^#[^\s{}"'=]+\s*$/.test(value)) return [];
		if (!/^\s*(?::|[.#][\w-]+(?=[\s}]|$)|[\w:@-]{1,80}\s?=\s?["'])/.test(value)) return [{
			kind: "expression",
			value: value.trim(),
			line
		}];
		let list = value.replace(/^:/, "").replace(/(^|\s)[.#][\w-]+(?=\s|$)/g, "$1");
		return parseHtml(`<x ${list}>`, line).slice(0, list.trim() === "" ? 0 : void 0).map((part) => part.kind === "tag" ? {
			...part,
			name: ""
		} : part);
	}
	function skipCode(source, start) {
		let width = 1;
		for (; source[start + width] === "`";) width += 1;
		let ticks = /`+/g;
		ticks.lastIndex = start + width;
		for (let found = ticks.exec(source); found !== null; found = ticks.exec(source)) if (found[0].length === width) return found.index + width - 1;
		return start + width - 1;
	}
	function braces_findEnd(source, start) {
		let depth = 0;
		for (let index = start; index < source.length; index += 1) {
			source[index] === "{" ? depth += 1 : source[index] === "}" && --depth;
			if (depth === 0) return index;
		}
		return source.length;
	}
	var yaml_dist = __webpack_require__(6582);
	function parseFrontMatter(value, language, line) {
		return (language === "yaml" && value.length <= 5e4 && parseYaml(value) || readKeys(value)).flatMap((key) => listParts({
			...key,
			line: key.line + line
		}));
	}
	let picture = /(?:^|[._-])(?:image|img|cover|thumbnail|banner|logo|icon|avatar)(?:$|[._-]|url$)/i;
	let front_matter_address = /^(?:[a-z][a-z0-9+.-]{0,30}:\/\/|\/\/|(?:javascript|data|vbscript|mailto):)\S*$/i;
	function listParts({ key, value, line }) {
		return [{
			kind: "front-matter",
			key,
			value,
			line
		}, ...[value, ...value.includes(",") ? value.split(",") : []].filter((url) => front_matter_address.test(url.trim())).map((url) => ({
			kind: picture.test(key) ? "image" : "link",
			url: url.trim(),
			text: "",
			line
		}))];
	}
	function parseYaml(text) {
		let lines = new yaml_dist.HN();
		let keys = [];
		try {
			let document = (0, yaml_dist.Tp)(text, {
				lineCounter: lines,
				uniqueKeys: !1,
				logLevel: "silent"
			});
			if (document.errors.length > 0) return;
			let steps = [{
				node: document.contents,
				key: "",
				line: 1
			}];
			for (let step = steps.pop(); step !== void 0; step = steps.pop()) {
				let { node, key } = step;
				let offset = (0, yaml_dist.Ll)(node) ? node.range?.[0] : void 0;
				let line = key !== "" || offset === void 0 ? step.line : lines.linePos(offset).line;
				if ((0, yaml_dist.jh)(node) && node.items.length > 0) for (let pair of node.items.toReversed()) {
					let name = key === "" ? show(pair.key) : `${key}.${show(pair.key)}`;
					let from = (0, yaml_dist.Ll)(pair.key) ? pair.key.range?.[0] : void 0;
					steps.push({
						node: pair.value,
						key: name,
						line: from === void 0 ? line : lines.linePos(from).line
					});
				}
				else if ((0, yaml_dist.oP)(node) && node.items.some((item) => (0, yaml_dist.jh)(item) || (0, yaml_dist.oP)(item))) for (let item of node.items.toReversed()) steps.push({
					node: item,
					key,
					line
				});
				else (0, yaml_dist.oP)(node) ? keys.push({
					key,
					value: tagOf(node) + node.items.map(show).join(","),
					line
				}) : (key !== "" || node !== null) && keys.push({
					key,
					value: tagOf(node) + show(node),
					line
				});
			}
		} catch {
			return;
		}
		return keys;
	}
	function tagOf(node) {
		let name = ((0, yaml_dist.Ll)(node) && "tag" in node && typeof node.tag == "string" ? node.tag : "").replace(/^tag:yaml\.org,2002:/, "!!");
		return name === "" || /^!!(?:binary|bool|float|int|map|null|omap|seq|set|str|timestamp)$/.test(name) ? "" : `${name} `;
	}
	function show(node) {
		if ((0, yaml_dist.jn)(node)) return node.value === null ? "" : String(node.value);
		if ((0, yaml_dist.Vj)(node)) return `*${node.source}`;
		if ((0, yaml_dist.tO)(node)) return show(node.key);
		return "";
	}
	function readKeys(text) {
		let keys = [];
		let table = "";
		for (let [index, line] of splitLines(text).entries()) {
			let name = /^\s*\[{1,2}([^[\]]+)\]{1,2}\s*(?:#.*)?$/.exec(line)?.[1];
			let [, key, value = ""] = /^\s*(?:- )?["']?([\w.-]+)["']?\s*[:=]\s*(.*)$/.exec(line) ?? [];
			let last = keys.at(-1);
			name === void 0 ? key === void 0 ? line.trim() !== "" && !/^\s*#/.test(line) && (last === void 0 ? keys.push({
				key: "",
				value: line.trim(),
				line: index + 1
			}) : last.value += last.value === "" ? line.trim() : ` ${line.trim()}`) : keys.push({
				key: `${table}${key}`,
				value: unquote(value.trim()),
				line: index + 1
			}) : table = `${name.trim()}.`;
		}
		return keys;
	}
	function unquote(value) {
		return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
	}
	function isOpenFence(source) {
		let fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
		if (fence === void 0) return !1;
		let whole = source.trimEnd();
		let end = whole.lastIndexOf("\n");
		let last = end < 0 ? "" : whole.slice(end).replace(/^[\s>]*/, "");
		return !/^(?:`{3,}|~{3,})$/.test(last) || last[0] !== fence[0] || last.length < fence.length;
	}
	let marks = [
		/^\s*:{3,}\s*\{?([\w-]+)\}?[ \t]*(.*)$/,
		/^\s*(?:!!!|\?\?\?\+?)\s+([\w-]+)[ \t]*(.*)$/,
		/^\s*(-{1,2}8<-{1,2})[ \t]*(.*)$/
	];
	let inclusions = [
		/^\s*<<<?\s{0,3}(?:@\/|[./{[(~]|\w{1,60}[/.])([^\n]{1,500})$/,
		/\{\{\s{0,3}#(?:include|rustdoc_include|playground|playpen)\s{1,9}([^{}]{1,500})\}\}/,
		/^\s*(?:!!!?\s?include|[$@]include|!include|@import)\b[\s("']{1,4}([^\n]{1,500})$/,
		/\{!\s{0,3}([^!{}]{1,500})!\}/,
		/\[!(?:INCLUDE|code)[^[\]]{0,80}(?:\[[^[\]]{0,200}\])?\]?\(([^()]{1,500})\)/i,
		/\{\{-?\s{0,3}(?:include|include_raw|import|readFile|os\.ReadFile|includeMarkdown)\b\s{0,3}[("'`]([^{}]{1,500})\}\}/
	];
	let shortcode = /\{(?:%-?(?!\s*(?:raw|verbatim)\b)|\{[<%])\s{0,9}([\w/.-]+)(?![\w/.-])([^{}]*)[%>]\}\}?/g;
	function readDirectives(source, line) {
		let isListed = !1;
		return splitLines(source).flatMap((text, index) => {
			let at = line + index;
			if (/^\s*-{1,2}8<-{1,2}\s*$/.test(text)) isListed = !isListed;
			else if (isListed) return [{
				kind: "directive",
				name: "--8<--",
				value: text.trim(),
				line: at
			}];
			for (let form of inclusions) {
				let value = form.exec(text)?.[1];
				if (value !== void 0) return [{
					kind: "directive",
					name: "include",
					value: value.trim(),
					line: at
				}];
			}
			for (let mark of marks) {
				let [, name, value = ""] = mark.exec(text) ?? [];
				if (name !== void 0) return [{
					kind: "directive",
					name,
					value: value.trim(),
					line: at
				}];
			}
			return [...text.matchAll(shortcode)].map(([, name = "", value = ""]) => ({
				kind: "directive",
				name,
				value: value.replace(/-$/, "").trim(),
				line: at
			}));
		});
	}
	let fence = /^[\s>]*(?:[-+*] +|\d{1,9}[.)] +)*(`{3,}|~{3,})([^`]*)$/;
	let fenceEnd = /^[\s>]*(`{3,}|~{3,})\s*$/;
	let heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
	let inlineLink = /(!?)\[([^[\]]*)\]\(\s{0,9}<?([^\s<>()]*)/g;
	let definition = /^ {0,3}\[[^[\]]+\]:\s*<?([^\s<>]+)/;
	function parseByLines(text, isMarkdown) {
		let parts = [];
		let lines = splitLines(text);
		let prose = [];
		let open;
		let from = isMarkdown ? readMatter(lines, parts) : 0;
		for (let [index, line] of lines.entries()) {
			let at = index + 1;
			let [, mark = "", info = ""] = isMarkdown && index >= from && fence.exec(line) || [];
			let end = fenceEnd.exec(line)?.[1] ?? "";
			let words = "";
			if (open !== void 0 && end[0] === open.mark[0] && end.length >= open.mark.length) {
				parts.push(makeCode(open));
				open = void 0;
			} else if (open !== void 0) open.lines.push(line);
			else if (mark !== "") {
				let [lang = "", ...meta] = info.trim().split(/\s+/);
				open = {
					mark,
					lang,
					meta: meta.join(" "),
					line: at,
					lines: []
				};
			} else index >= from && (words = line);
			prose.push(words);
			for (let part of isMarkdown ? readLine(words, at) : readPlain(words, at)) parts.push(part);
		}
		open !== void 0 && parts.push({
			...makeCode(open),
			isOpen: !0
		});
		if (isMarkdown) for (let part of parseHtml(prose.join("\n"), 1)) part.kind !== "text" && part.kind !== "code" && parts.push(part);
		return parts;
	}
	function makeCode({ lang, meta, line, lines }) {
		return {
			kind: "code",
			lang,
			meta,
			value: lines.join("\n"),
			line
		};
	}
	function readMatter(lines, parts) {
		let mark = lines[0]?.replace(/^\uFEFF/, "").trimEnd();
		if (mark !== "---" && mark !== "+++") return 0;
		let end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === mark);
		if (end < 0) return 0;
		let matter = lines.slice(1, end).join("\n");
		for (let part of parseFrontMatter(matter, mark === "---" ? "yaml" : "toml", 1)) parts.push(part);
		return end + 1;
	}
	function readLine(line, at) {
		if (line.trim() === "") return [];
		let [, marks = "", title = ""] = heading.exec(line) ?? [];
		let found = marks === "" ? [{
			kind: "text",
			value: line.trim(),
			line: at
		}] : [readHeading(marks, title, at)];
		for (let [, picture, text = "", url = ""] of line.matchAll(inlineLink)) found.push({
			kind: picture === "" ? "link" : "image",
			url,
			text,
			line: at
		});
		let target = definition.exec(line)?.[1];
		target !== void 0 && found.push({
			kind: "link",
			url: target,
			text: "",
			line: at
		});
		for (let [, value = ""] of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)) found.push({
			kind: "inline-code",
			value,
			line: at
		});
		findEsm(line) !== "" && found.push({
			kind: "esm",
			value: line.trim(),
			line: at
		});
		return [
			...found,
			...findBareLinks(line, at),
			...readDirectives(line, at),
			...readBraces(line, at)
		];
	}
	function readHeading(marks, title, line) {
		let text = title.replace(/ #+$/, "").trim();
		let found = /\{#([^{}\s]+)[^{}]*\}$/.exec(text);
		let base = {
			kind: "heading",
			depth: marks.length,
			line
		};
		return found === null ? {
			...base,
			text
		} : {
			...base,
			text: text.slice(0, found.index).trim(),
			id: found[1]
		};
	}
	function readPlain(line, at) {
		if (line.trim() === "") return [];
		return [{
			kind: "text",
			value: line.trim(),
			line: at
		}, ...findBareLinks(line, at)];
	}
	var lib = __webpack_require__(1190);
	var mdast_util_frontmatter_lib = __webpack_require__(3281);
	var mdast_util_gfm_lib = __webpack_require__(94);
	var mdast_util_mdx_lib = __webpack_require__(8514);
	var syntax = __webpack_require__(7831);
	var micromark_extension_gfm = __webpack_require__(2061);
	var micromark_extension_mdxjs = __webpack_require__(3466);
	var acorn = __webpack_require__(4950);
	var acorn_jsx = __webpack_require__(2736);
	function makeJavaScriptParser() {
		let parser = acorn.iX.extend(acorn_jsx());
		let left = 2e6;
		let spend = (text) => {
			left -= text.length;
			if (left < 0) throw Object.freeze(Error("Reading the JavaScript of this page takes too long."));
		};
		return {
			parse(text, options) {
				spend(text);
				return parser.parse(text, options);
			},
			parseExpressionAt(text, at, options) {
				spend(text);
				return parser.parseExpressionAt(text, at, options);
			}
		};
	}
	let myst_namespaceObject = JSON.parse("{\"C\":[\"admonition\",\"attention\",\"card\",\"caution\",\"compound\",\"container\",\"danger\",\"deprecated\",\"details\",\"div\",\"dropdown\",\"epigraph\",\"error\",\"exercise\",\"figure\",\"glossary\",\"grid\",\"grid-item\",\"grid-item-card\",\"highlights\",\"hint\",\"image\",\"important\",\"list-table\",\"margin\",\"note\",\"proof\",\"pull-quote\",\"seealso\",\"sidebar\",\"solution\",\"tab\",\"tab-item\",\"tab-set\",\"table\",\"theorem\",\"tip\",\"todo\",\"topic\",\"versionadded\",\"versionchanged\",\"versionremoved\",\"warning\"],\"m\":[\"figure\",\"image\"]}");
	let prose = new Set(myst_namespaceObject.C);
	let myst_pictures = new Set(myst_namespaceObject.m);
	function splitDirective(part, parse) {
		if (part.kind !== "code" || part.isOpen) return [part];
		let name = /^\{([\w-]+)\}$/.exec(part.lang)?.[1];
		if (name === void 0 || !prose.has(name)) return [part];
		let content = parse(part.value).map((inner) => ({
			...inner,
			line: part.line + inner.line
		}));
		return [...readArgument(part, name, parse), ...content];
	}
	function readArgument({ meta, line }, name, parse) {
		if (meta === "") return [];
		if (myst_pictures.has(name)) return [{
			kind: "image",
			url: meta,
			text: "",
			line
		}];
		return parse(meta).map((inner) => ({
			...inner,
			line
		}));
	}
	let matters = ["yaml", "toml"];
	function parseMarkdown(source, isMdx, depth = 0) {
		let text = source.replace(/^\uFEFF/, "");
		let parts = walk(isMdx ? (0, lib.Y)(escapeIds(text), {
			extensions: [
				(0, syntax.v)([...matters]),
				(0, micromark_extension_gfm.T)(),
				(0, micromark_extension_mdxjs.d)({
					acorn: makeJavaScriptParser(),
					addResult: !1
				})
			],
			mdastExtensions: [
				(0, mdast_util_frontmatter_lib.q)([...matters]),
				(0, mdast_util_gfm_lib.C)(),
				(0, mdast_util_mdx_lib.r)()
			]
		}) : (0, lib.Y)(text, {
			extensions: [(0, syntax.v)([...matters]), (0, micromark_extension_gfm.T)()],
			mdastExtensions: [(0, mdast_util_frontmatter_lib.q)([...matters]), (0, mdast_util_gfm_lib.C)()]
		}), isMdx ? escapeIds(text) : text, isMdx);
		if (isMdx || depth === 5) return parts;
		return parts.flatMap((part) => splitDirective(part, (inner) => parseMarkdown(inner, !1, depth + 1)));
	}
	function escapeIds(text) {
		return text.replace(/^(#{1,6} .*\S[ \t]+)\{(#[\w.-]+)\}[ \t]*$/gm, "$1\\{$2}");
	}
	function walk(tree, source, isMdx) {
		let parts = [];
		let definitions = new Map();
		let steps = [{
			node: tree,
			line: 1
		}];
		let references = [];
		for (let step = steps.pop(); step !== void 0; step = steps.pop()) {
			let { node } = step;
			let line = node.position?.start.line ?? step.line;
			node.type === "definition" && !definitions.has(node.identifier) && definitions.set(node.identifier, node);
			(node.type === "linkReference" || node.type === "imageReference") && references.push({
				at: parts.length,
				id: node.identifier
			});
			for (let part of readNode(node, line, source, isMdx)) parts.push(part);
			if ("children" in node) for (let index = node.children.length - 1; index >= 0; --index) {
				let child = node.children[index];
				child !== void 0 && steps.push({
					node: child,
					line
				});
			}
		}
		for (let { at, id } of references) {
			let part = parts[at];
			(part?.kind === "link" || part?.kind === "image") && (parts[at] = {
				...part,
				url: definitions.get(id)?.url ?? ""
			});
		}
		return parts;
	}
	function readNode(node, line, source, isMdx) {
		switch (node.type) {
			case "yaml": return parseFrontMatter(node.value, "yaml", line);
			case "heading": return [markdown_readHeading(node, line), ...readSource(node, line, source, isMdx)];
			case "paragraph":
			case "tableCell": return [{
				kind: "text",
				value: toText(node),
				line
			}, ...readSource(node, line, source, isMdx)];
			case "link": return [{
				kind: "link",
				url: node.url,
				text: toText(node),
				line
			}];
			case "linkReference": return [{
				kind: "link",
				url: "",
				text: toText(node),
				line
			}];
			case "definition": return [{
				kind: "link",
				url: node.url,
				text: "",
				line
			}];
			case "image": return [{
				kind: "image",
				url: node.url,
				text: node.alt ?? "",
				line
			}];
			case "imageReference": return [{
				kind: "image",
				url: "",
				text: node.alt ?? "",
				line
			}];
			case "inlineCode": return [{
				kind: "inline-code",
				value: node.value,
				line
			}];
			case "code": {
				let code = {
					kind: "code",
					lang: node.lang ?? "",
					meta: node.meta ?? "",
					value: node.value,
					line
				};
				return [isOpenFence(slice(node, source)) ? {
					...code,
					isOpen: !0
				} : code];
			}
			case "html": return parseHtml(node.value, line);
			case "mdxJsxFlowElement":
			case "mdxJsxTextElement": return readJsx(node, line);
			case "mdxFlowExpression":
			case "mdxTextExpression": return [readExpression(node.value, line)];
			case "mdxjsEsm": return splitStatements(node.value, line);
			default: return readOther(node, line);
		}
	}
	function readOther(node, line) {
		return node.type === "toml" && typeof node.value == "string" ? parseFrontMatter(node.value, "toml", line) : [];
	}
	function markdown_readHeading(node, line) {
		let text = toText(node);
		let found = /\{#([^{}\s]+)(?: [^{}]*)?\}$/.exec(text);
		let heading = {
			kind: "heading",
			depth: node.depth,
			line
		};
		return found === null ? {
			...heading,
			text
		} : {
			...heading,
			text: text.slice(0, found.index).trim(),
			id: found[1]
		};
	}
	function readSource(node, line, source, isMdx) {
		let text = slice(node, source);
		let directives = readDirectives(text, line);
		if (isMdx) return directives;
		return [
			...splitStatements(node.type === "paragraph" && node.position?.start.column === 1 ? findEsm(text) : "", line),
			...directives,
			...readBraces(text, line)
		];
	}
	function readJsx(node, line) {
		if (node.name === null) return [];
		let attributes = Object.fromEntries(node.attributes.map((attribute) => {
			if (attribute.type === "mdxJsxExpressionAttribute") return [`{${attribute.value}}`, ""];
			let { name, value } = attribute;
			return [name.toLowerCase(), typeof value == "object" && value ? `{${value.value}}` : value ?? ""];
		}));
		let tag = {
			kind: "tag",
			name: node.name,
			attributes,
			isJsx: !0,
			line
		};
		return [tag, ...listAddresses(tag)];
	}
	function readExpression(value, line) {
		let comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(value)?.[1];
		return comment === void 0 || comment.includes("*/") ? {
			kind: "expression",
			value: value.trim(),
			line
		} : {
			kind: "comment",
			value: comment.trim(),
			line
		};
	}
	function splitStatements(value, line) {
		let parts = [];
		let at = line;
		for (let statement of value === "" ? [] : value.split(/\n(?=(?:import|export)\b)/)) {
			parts.push({
				kind: "esm",
				value: statement.trim(),
				line: at
			});
			at += statement.split("\n").length;
		}
		return parts;
	}
	function slice(node, source) {
		return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
	}
	function toText(node) {
		let text = "";
		let nodes = [node];
		for (let next = nodes.pop(); next !== void 0; next = nodes.pop()) {
			next.type === "text" || next.type === "inlineCode" ? text += next.value : next.type === "image" || next.type === "imageReference" ? text += next.alt ?? "" : next.type === "break" && (text += " ");
			if ("children" in next) for (let index = next.children.length - 1; index >= 0; --index) {
				let child = next.children[index];
				child !== void 0 && nodes.push(child);
			}
		}
		return text.replace(/\s+/g, " ").trim();
	}
	function parseNotebook(text, parseCell) {
		let notebook = JSON.parse(text.replace(/^\uFEFF/, ""));
		let cells = get(notebook, "cells");
		if (!Array.isArray(cells)) throw Error("No cells.");
		let lang = toSource(get(get(get(notebook, "metadata"), "language_info"), "name"));
		let parts = [];
		let place = makePlace(text);
		for (let cell of cells) {
			let source = toSource(get(cell, "source"));
			let line = place(get(cell, "source"));
			let kind = get(cell, "cell_type");
			if (kind === "markdown") for (let part of parseCell(source)) parts.push({
				...part,
				line: part.line + line - 1
			});
			else if (kind === "code") parts.push({
				kind: "code",
				lang,
				meta: "",
				value: source,
				line
			});
			else for (let part of parseHtml(source, line)) parts.push(part);
			for (let output of toList(get(cell, "outputs"))) for (let part of readOutput(output, place)) parts.push(part);
		}
		return parts;
	}
	function readOutput(output, place) {
		let data = get(output, "data");
		let texts = [
			get(output, "text"),
			get(data, "text/plain"),
			get(data, "text/markdown")
		].flatMap((source) => {
			let value = squeeze(toSource(source));
			return value === "" ? [] : [{
				kind: "text",
				value,
				line: place(source)
			}];
		});
		let live = ["text/html", "image/svg+xml"].flatMap((type) => {
			let source = get(data, type);
			return source === void 0 ? [] : parseHtml(toSource(source), place(source));
		});
		let script = get(data, "application/javascript");
		if (script === void 0) return [...texts, ...live];
		let tag = {
			kind: "tag",
			name: "script",
			attributes: {},
			isJsx: !1
		};
		return [
			...texts,
			...live,
			{
				...tag,
				content: toSource(script),
				line: place(script)
			}
		];
	}
	function makePlace(text) {
		let [offset, line, misses] = [
			0,
			1,
			0
		];
		return (source) => {
			let first = Array.isArray(source) ? source[0] : source;
			if (typeof first != "string" || misses > 20) return line;
			let at = text.indexOf(JSON.stringify(first), offset);
			if (at < 0) {
				misses += 1;
				return line;
			}
			for (let end = text.indexOf("\n", offset); end >= 0 && end < at; end = text.indexOf("\n", offset)) {
				offset = end + 1;
				line += 1;
			}
			return line;
		};
	}
	function get(value, key) {
		return typeof value == "object" && value ? value[key] : void 0;
	}
	function toList(value) {
		return Array.isArray(value) ? value : [];
	}
	function toSource(value) {
		if (typeof value == "string") return value;
		return toList(value).filter((line) => typeof line == "string").join("");
	}
	let links = new Set([
		"any",
		"doc",
		"download",
		"numref",
		"ref"
	]);
	let literal = /``((?:[^`]|`(?!`)){1,5000})``/g;
	let role = /:([\w.+-]{1,80}(?::[\w.+-]{1,80})?):`([^`]{1,5000})`/g;
	let quoted = /(?<![`:\w])`([^`<]{0,5000})(?:<([^<>`]{1,5000})>)?`(_{0,2})/g;
	let simple = /(?<![\w`])([\w-]{1,200})_(?![\w`])/g;
	function readInline(source, line, targets) {
		let parts = [{
			kind: "text",
			value: restructuredtext_inline_shown(source),
			line
		}];
		for (let { found, at } of findAll(literal, source, line)) parts.push({
			kind: "inline-code",
			value: found[1] ?? "",
			line: at
		});
		let rest = source.replace(literal, (text) => text.replace(/[^\n]/g, " "));
		for (let { found, at } of findAll(role, rest, line)) {
			let [, name = "", value = ""] = found;
			let [, text = "", url = value] = /^([^<>]*)<([^<>]+)>$/.exec(value) ?? [];
			links.has(name) ? parts.push({
				kind: "link",
				url: url.trim(),
				text: text.trim(),
				line: at
			}) : parts.push({
				kind: "inline-code",
				value,
				line: at
			});
			if (/raw|html/i.test(name)) for (let part of parseHtml(value, at)) parts.push(part);
		}
		for (let { found, at } of findAll(quoted, rest, line)) {
			let [, text = "", address, end] = found;
			let url = address ?? targets.get(squeeze(text).toLowerCase());
			end === "" ? parts.push({
				kind: "inline-code",
				value: text,
				line: at
			}) : url !== void 0 && parts.push({
				kind: "link",
				url: squeeze(url),
				text: squeeze(text),
				line: at
			});
		}
		for (let { found, at } of findAll(simple, rest, line)) {
			let url = targets.get((found[1] ?? "").toLowerCase());
			url !== void 0 && parts.push({
				kind: "link",
				url,
				text: found[1] ?? "",
				line: at
			});
		}
		for (let part of findBareLinks(rest.replace(/<[^<>\s]{1,5000}>`_/g, ""), line)) parts.push(part);
		return parts;
	}
	function restructuredtext_inline_shown(source) {
		return squeeze(source).replace(/^(?:[-*+•]|(?:\d{1,9}|#)[.)]) /, "").replace(/ ?<[^<>`]{1,5000}>`_{0,2}/g, "").replace(/:[\w.+-]{1,80}(?::[\w.+-]{1,80})?:`/g, "").replace(/::$/, ":").replace(/`_{0,2}|\*{1,2}/g, "");
	}
	let codes = new Set([
		"code",
		"code-block",
		"doctest",
		"graphviz",
		"highlight",
		"ipython",
		"jupyter-execute",
		"literalinclude",
		"math",
		"mermaid",
		"parsed-literal",
		"plot",
		"productionlist",
		"prompt",
		"sourcecode",
		"testcode",
		"testoutput",
		"testsetup",
		"uml"
	]);
	let plainCodes = new Set([
		"code",
		"code-block",
		"highlight",
		"parsed-literal",
		"prompt",
		"sourcecode"
	]);
	let explicit = /^(?:\s*\.\.(?:\s+|$)|(?=__\s+\S))(.*)$/;
	let nested = /[\s|]\.\.\s{1,9}(?=[A-Za-z|][^\s]{0,200}::(?:\s|$))/;
	let directive = /^(?:\|[^|]{1,200}\|\s+)?([A-Za-z][\w.+-]{0,80}(?::[\w.+-]{1,80})?)::(?:\s+(.*))?$/;
	let target = /^(?:_`([^`]+)`|_((?:\\:|[^:]){1,300})|_()_):(?:\s+(.*))?$|^__\s+(.*)$/;
	let restructuredtext_option = /^\s+:([\w-]+):(?:\s+(.*))?$/;
	let adornment = /^([!-/:-@[-`{-~])\1+\s*$/;
	let restructuredtext_item = /^\s*(?:[-*+•]|(?:\d{1,9}|#|[A-Za-z])[.)]|\(\w{1,9}\))\s+/;
	function parseRestructuredText(text) {
		let lines = splitLines(text.replace(/^\uFEFF/, ""));
		let parts = [];
		let add = (more) => {
			for (let part of more) parts.push(part);
		};
		let targets = readTargets(lines);
		let styles = [];
		let [label, hasContent] = [void 0, !1];
		let paragraph = [];
		let from = 0;
		let endParagraph = () => {
			paragraph.length > 0 && add(readInline(paragraph.join("\n"), from + 1, targets));
			paragraph = [];
		};
		let lineAt = (at) => lines[at] ?? "";
		for (let index = 0; index < lines.length;) {
			let line = lineAt(index);
			let at = index + 1;
			let inner = nested.exec(line);
			let rest = inner === null ? explicit.exec(line)?.[1] : line.slice(inner.index + inner[0].length);
			if (line.trim() === "") {
				endParagraph();
				index += 1;
			} else if (rest !== void 0 || explicit.test(line)) {
				endParagraph();
				let before = line.slice(0, inner?.index ?? 0).replace(/^[\s*+|-]+/, "");
				before !== "" && !explicit.test(line) && add(readInline(before, at, targets));
				let end = restructuredtext_findEnd(lines, index, measureIndent(line));
				let block = lines.slice(index + 1, end);
				let [, name, argument = ""] = directive.exec(rest ?? "") ?? [];
				let found = target.exec(rest ?? "");
				if (name !== void 0) {
					let read = readDirective(name, argument.trim(), block, at);
					add(read.parts);
					index += 1 + read.lines;
				} else if (found !== null) {
					let url = (found[4] ?? found[5] ?? "") + block.map((more) => more.trim()).join("");
					url.trim() === "" ? label = found[1] ?? found[2] : add([{
						kind: "link",
						url: url.trim(),
						text: found[1] ?? found[2] ?? "",
						line: at
					}]);
					index = url.trim() === "" ? index + 1 : end;
				} else if (/^\[[^\]]+\]/.test(rest ?? "")) {
					add(readInline(rest ?? "", at, targets));
					index += 1;
				} else {
					let value = squeeze([rest ?? "", ...block].join(" "));
					value !== "" && add([{
						kind: "comment",
						value,
						line: at
					}]);
					index = Math.max(end, index + 1);
				}
				hasContent = !0;
			} else if (paragraph.length === 0 && readAdornment(lines, index) !== void 0) {
				let { style, title, length } = readAdornment(lines, index) ?? {
					style: "",
					title: "",
					length: 1
				};
				!styles.includes(style) && styles.length < 100 && styles.push(style);
				let heading = {
					kind: "heading",
					depth: styles.indexOf(style) + 1,
					text: strip(title),
					line: at
				};
				add([label === void 0 ? heading : {
					...heading,
					id: label
				}]);
				label = void 0;
				hasContent = !0;
				index += length;
			} else if (!hasContent && /^:[\w -]{1,80}:(?:\s|$)/.test(line)) {
				let [, key = "", value = ""] = /^:([^:]+):\s*(.*)$/.exec(line) ?? [];
				add([{
					kind: "front-matter",
					key,
					value: value.trim(),
					line: at
				}]);
				index += 1;
			} else if (adornment.test(line) || /^[=+|\s-]+$/.test(line)) {
				endParagraph();
				index += 1;
			} else if (/^\s*>>> /.test(line) && paragraph.length === 0) {
				let end = index;
				for (; lineAt(end).trim() !== "";) end += 1;
				add([{
					kind: "code",
					lang: "python",
					meta: "",
					value: dedent(lines.slice(index, end)),
					line: at
				}]);
				index = end;
			} else {
				restructuredtext_item.test(line) && endParagraph();
				paragraph.length === 0 && (from = index);
				paragraph.push(line);
				index += 1;
				if (line.trimEnd().endsWith("::") && lineAt(index).trim() === "") {
					let end = restructuredtext_findEnd(lines, index - 1, measureIndent(lineAt(from)));
					let value = dedent(lines.slice(index, end));
					endParagraph();
					value !== "" && add([{
						kind: "code",
						lang: "",
						meta: "",
						value,
						line: at
					}]);
					index = value === "" ? index : end;
				}
			}
		}
		endParagraph();
		return parts;
	}
	function restructuredtext_findEnd(lines, start, indent) {
		let end = start + 1;
		for (let index = start + 1; index < lines.length; index += 1) {
			let line = lines[index] ?? "";
			if (line.trim() === "") continue;
			if (measureIndent(line) <= indent) break;
			end = index + 1;
		}
		return end;
	}
	function readDirective(name, argument, block, line) {
		let start = block.findIndex((text) => !restructuredtext_option.test(text));
		let count = start < 0 ? block.length : start;
		let options = block.slice(0, count).map((text) => restructuredtext_option.exec(text));
		let get = (key) => options.find((found) => found?.[1] === key)?.[2]?.trim();
		let meta = options.map((found) => `:${found?.[1] ?? ""}: ${found?.[2] ?? ""}`.trim()).join(" ");
		let value = [argument, meta].filter((text) => text !== "").join(" ");
		let content = block.slice(count);
		let whole = {
			kind: "directive",
			name,
			value,
			line
		};
		let link = get("target");
		let links = link === void 0 ? [] : [{
			kind: "link",
			url: link,
			text: "",
			line
		}];
		if (name === "image" || name === "figure") return {
			parts: [{
				kind: "image",
				url: argument,
				text: get("alt") ?? "",
				line
			}, ...links],
			lines: count
		};
		if (name === "raw") return {
			parts: [whole, ...parseHtml(content.join("\n"), line + count + 1)],
			lines: block.length
		};
		if (name === "toctree") return {
			parts: [whole, ...content.map((text, index) => {
				let [, title = "", url = text.trim()] = /^\s*([^<>]*)<([^<>]+)>\s*$/.exec(text) ?? [];
				return {
					kind: "link",
					url,
					text: title.trim(),
					line: line + count + 1 + index
				};
			}).filter((part) => "url" in part && part.url !== "")],
			lines: block.length
		};
		if (codes.has(name)) {
			let code = {
				kind: "code",
				lang: argument,
				meta,
				value: dedent(content),
				line
			};
			return {
				parts: plainCodes.has(name) ? [code] : [whole, code],
				lines: block.length
			};
		}
		return {
			parts: [
				whole,
				...argument === "" ? [] : readInline(argument, line, new Map()),
				...links
			],
			lines: count
		};
	}
	function readTargets(lines) {
		let targets = new Map();
		for (let line of lines) {
			let found = target.exec(explicit.exec(line)?.[1] ?? "");
			let name = found?.[1] ?? found?.[2];
			name !== void 0 && found?.[4] !== void 0 && targets.set(squeeze(name).toLowerCase(), found[4].trim());
		}
		return targets;
	}
	function readAdornment(lines, index) {
		let [one = "", two = "", three = ""] = lines.slice(index, index + 3);
		let over = adornment.exec(one)?.[1];
		let isLong = (title, under) => under.trimEnd().length >= Math.min(title.trim().length, 4);
		if (over !== void 0) return two.trim() !== "" && adornment.exec(three)?.[1] === over && isLong(two, three) ? {
			style: over + over,
			title: two,
			length: 3
		} : void 0;
		let under = adornment.exec(two)?.[1];
		return under !== void 0 && measureIndent(one) === 0 && isLong(one, two) ? {
			style: under,
			title: one,
			length: 2
		} : void 0;
	}
	function strip(title) {
		return squeeze(title.replace(/[`*]/g, ""));
	}
	function parsePage(path, text, mayParse = !0) {
		let format = (0, formats.C)(path);
		if (format === void 0 && !isTooLarge(text, "text")) return whole(parseByLines(text, !0));
		return parseAs(format ?? "text", text, mayParse);
	}
	function parseAs(format, text, mayParse = !0) {
		if (isTooLarge(text, format)) return {
			parts: parseRest(format, text.slice(0, longestPage)),
			isParsed: !1
		};
		try {
			return parsers[format](text, mayParse);
		} catch {
			return {
				parts: parseRest(format, text),
				isParsed: !1
			};
		}
	}
	let parsers = {
		markdown: (text, mayParse) => parseTree(text, !1, mayParse),
		mdx: (text, mayParse) => parseTree(text, !0, mayParse),
		restructuredtext: (text) => whole(parseRestructuredText(text)),
		asciidoc: (text) => whole(parseAsciidoc(text)),
		html: (text) => whole(parseHtml(text, 1)),
		notebook: parseCells,
		text: (text) => whole(parseByLines(text, !1))
	};
	function parseCells(text, mayParse) {
		let [left, isParsed] = [longestTree, !0];
		return {
			parts: parseNotebook(text, (source) => {
				left -= source.length;
				let page = parseTree(source, !1, mayParse && left >= 0);
				isParsed &&= page.isParsed;
				return page.parts;
			}),
			isParsed
		};
	}
	function whole(parts) {
		return {
			parts,
			isParsed: !0
		};
	}
	function parseTree(text, isMdx, mayParse) {
		if (!mayParse || isTooHard(text)) return {
			parts: parseByLines(text, !0),
			isParsed: !1
		};
		try {
			return whole(parseMarkdown(text, isMdx));
		} catch {
			return isMdx ? {
				...parseTree(text, !1, !0),
				isParsed: !1
			} : {
				parts: parseByLines(text, !0),
				isParsed: !1
			};
		}
	}
	function parseRest(format, text) {
		return format === "html" ? parseHtml(text, 1) : parseByLines(text, format !== "text");
	}
	let docusaurus = /(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/;
	function comparePages(files, budget = 12e5, reclaim = () => void 0, paths = new Set()) {
		let isMdx = [...paths].some((path) => docusaurus.test(path));
		let left = budget;
		let read = 0;
		return files.flatMap((file) => {
			let texts = [file.before?.text, file.after?.text];
			let size = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
			if (!isRead(file.path, size) || texts.every((text) => text === void 0)) return [];
			left -= size;
			read += size;
			let page = budget - left <= 3e6 ? comparePage(file, left >= 0, isMdx) : compareChangedLines(file);
			if (read >= (left >= 0 ? 1 : 10) * 1e5) {
				reclaim();
				read = 0;
			}
			return [page];
		});
	}
	function isRead(path, size) {
		return (0, formats.C)(path) !== void 0 || (0, formats.$)(path) && size <= 2e5;
	}
	function compareChangedLines(file) {
		let { path } = file;
		let changes = diffLines(file.before?.text, file.after?.text);
		let addedLines = changes.flatMap(({ added }) => added);
		let removedLines = changes.flatMap(({ removed }) => removed);
		let [before, after] = [parseLines(path, removedLines), parseLines(path, addedLines)];
		let sides = {
			before,
			after,
			added: after,
			removed: before,
			addedLines,
			removedLines
		};
		return {
			path,
			format: (0, formats.C)(path) ?? "text",
			isParsed: !1,
			...sides,
			hunks: listHunks(changes, [])
		};
	}
	function parseLines(path, lines) {
		let { parts } = parsePage(path, lines.map(({ text }) => text).join("\n"), !1);
		return parts.map((part) => ({
			...part,
			line: lines[part.line - 1]?.line ?? part.line
		}));
	}
	function comparePage(file, mayParse = !0, isMdx = !1) {
		let { path } = file;
		let mdx = isMdx && mayParse ? parseAsMdx(file) : void 0;
		let { before, after } = mdx ?? parseSides(file, mayParse);
		let changes = diffLines(file.before?.text, file.after?.text);
		let addedLines = changes.flatMap(({ added }) => added);
		let removedLines = changes.flatMap(({ removed }) => removed);
		return {
			path,
			format: mdx === void 0 ? (0, formats.C)(path) ?? "text" : "mdx",
			isParsed: before.isParsed && after.isParsed,
			before: before.parts,
			after: after.parts,
			added: subtractParts(after.parts, before.parts, new Set(addedLines.map(({ line }) => line))),
			removed: subtractParts(before.parts, after.parts, new Set(removedLines.map(({ line }) => line))),
			addedLines,
			removedLines,
			hunks: listHunks(changes, after.parts)
		};
	}
	function parseSides({ path, previousPath = path, before, after }, mayParse) {
		return {
			before: parsePage((0, formats.C)(previousPath) === void 0 ? path : previousPath, before?.text ?? "", mayParse),
			after: parsePage(path, after?.text ?? "", mayParse)
		};
	}
	function parseAsMdx({ path, previousPath = path, before, after }) {
		if ((0, formats.C)(path) !== "markdown" || (0, formats.C)(previousPath) !== "markdown") return;
		let sides = {
			before: parseAs("mdx", before?.text ?? ""),
			after: parseAs("mdx", after?.text ?? "")
		};
		return sides.before.isParsed && sides.after.isParsed ? sides : void 0;
	}
	function subtractParts(parts, others, changed) {
		let balance = new Map();
		let keys = parts.map(keyOf);
		for (let key of keys) balance.set(key, (balance.get(key) ?? 0) + 1);
		for (let other of others) {
			let key = keyOf(other);
			balance.set(key, (balance.get(key) ?? 0) - 1);
		}
		let taken = new Set();
		let take = (index) => {
			let key = keys[index] ?? "";
			let count = balance.get(key) ?? 0;
			if (count <= 0 || taken.has(index)) return;
			balance.set(key, count - 1);
			taken.add(index);
		};
		for (let [index, part] of parts.entries()) changed.has(part.line) && take(index);
		for (let index = parts.length - 1; index >= 0; --index) take(index);
		return parts.filter((_part, index) => taken.has(index));
	}
	function keyOf({ line: _, ...content }) {
		return JSON.stringify(content);
	}
	function listHunks(changes, parts) {
		let headings = parts.filter((part) => part.kind === "heading").toSorted((one, other) => one.line - other.line);
		let next = 0;
		return changes.map(({ line, added, removed }) => {
			let end = added.length > 0 ? line : line - 1;
			for (; (headings[next]?.line ?? Infinity) <= end;) next += 1;
			return {
				line,
				heading: headings[next - 1]?.text ?? "",
				added: added.map(({ text }) => text),
				removed: removed.map(({ text }) => text)
			};
		});
	}
	var fit_page = __webpack_require__(8765);
	var corpus = __webpack_require__(7376);
	var clusters_signature = __webpack_require__(6632);
	var topics = __webpack_require__(8888);
	var clusters_words = __webpack_require__(5117);
	var redact = __webpack_require__(7224);
	var sanitise = __webpack_require__(5610);
	function foldLine(line) {
		return line.trim().replace(/\s+/g, " ");
	}
	function readWords(text) {
		return (0, clusters_words.vo)(text).flatMap((piece) => {
			let described = (0, clusters_words.Ch)(piece);
			return described.every(({ kind }) => kind !== "name") ? (0, clusters_words.Ch)(piece.toLowerCase()) : described;
		});
	}
	function listStems(words) {
		let distinctive = words.filter(({ kind, isIdentifier }) => kind !== "fault" && (kind !== "number" || isIdentifier));
		let plain = distinctive.flatMap(({ kind, surface }) => kind === "name" ? (0, clusters_words.Ch)(surface.toLowerCase()) : []);
		return new Set([...distinctive, ...plain].flatMap(({ features }) => features.filter((feature) => feature % 2 == 0)));
	}
	function countShared(one, other) {
		let shared = 0;
		for (let stem of one) other.has(stem) && (shared += 1);
		return shared;
	}
	function gatherTopics(signatures, entries) {
		let rows = entries.toSorted((a, b) => (0, corpus.VU)(a.id, b.id)).map(readRow);
		let groups = signatures.map(() => []);
		let unsigned = rows.filter((row) => {
			let at = findSigned(row, signatures);
			groups[at]?.push(row);
			return at < 0;
		});
		let known = groups.map((group) => [...group]);
		let loose = [];
		for (let row of unsigned) (groups[findAlike(row, known)] ?? loose).push(row);
		let rest = [...Map.groupBy(loose, ({ page }) => page).values()];
		return [...groups, ...rest].filter((group) => group.length > 0).map(buildTopic).sort((a, b) => b.readers - a.readers || (0, corpus.VU)(a.entryIds[0] ?? "", b.entryIds[0] ?? ""));
	}
	function readRow(said) {
		let comment = readComment(said);
		return {
			...said,
			comment,
			words: readWords(comment),
			codeLines: listCodeLines(said)
		};
	}
	function listCodeLines({ text, comment }) {
		if (comment === void 0) return [];
		return text.slice(comment.length).split("\n").map(foldLine).filter((line) => line.length >= 8);
	}
	function readComment({ comment, text }) {
		let clean = (0, sanitise.tB)(comment ?? text);
		return clean.includes("[") ? clean.replace(redact.qf, " ") : clean;
	}
	function findSigned({ comment = "" }, signatures) {
		let signature = (0, clusters_signature.X8)(comment);
		if (signature === "") return -1;
		let exact = signatures.findIndex((topic) => topic.includes(signature));
		return exact < 0 ? signatures.findIndex((topic) => (0, clusters_signature.Op)(topic, [signature])) : exact;
	}
	function findAlike({ page, words }, groups) {
		let stems = listStems(words);
		let [best, most] = [-1, -1];
		for (let [at, group] of groups.entries()) {
			if (!group.some((row) => row.page === page)) continue;
			let score = countShared(stems, listStems(group.flatMap((row) => row.words))) * 1e6 + group.length;
			score > most && ([best, most] = [at, score]);
		}
		return best;
	}
	function buildTopic(rows) {
		let pages = [...Map.groupBy(rows, ({ page }) => page)].sort((a, b) => b[1].length - a[1].length);
		let words = rows.map((row) => row.words);
		let times = rows.flatMap(({ at }) => at ?? []);
		return {
			pages: pages.map(([page]) => page),
			entryIds: rows.map(({ id }) => id),
			readers: new Set(rows.map(({ id, reader }) => reader ?? `id ${id}`)).size,
			since: times.length === 0 ? void 0 : times.reduce((oldest, time) => Math.min(oldest, time)),
			terms: (0, topics.$r)([...rows.keys()], { words }),
			words: words.flat(),
			codeLines: new Set(rows.flatMap((row) => row.codeLines))
		};
	}
	let longestHunk = 2e4;
	function coverFix({ files, pages, fix, readers }) {
		let paths = files.flatMap(({ path, previousPath }) => previousPath === void 0 ? [path] : [path, previousPath]);
		let found = fix.pages.map((page) => ({
			page,
			files: (0, fit_page.l)(page, paths)
		}));
		let pagesTouched = found.flatMap(({ page, files }) => files === void 0 ? [] : [{
			page,
			...files
		}]);
		let pagesUntouched = found.filter(({ files }) => files === void 0).map(({ page }) => page);
		let hunks = readers === void 0 ? [] : readHunks(pages);
		let topics = readers && gatherTopics(fix.topics, readers).map(({ words, codeLines, ...topic }) => {
			let about = hunks.filter(findAbout({
				words,
				codeLines,
				...topic
			}));
			return {
				...topic,
				hunks: about.map(({ path, line }) => ({
					path,
					line
				}))
			};
		});
		return {
			topics,
			pagesTouched,
			pagesUntouched,
			unanswered: (topics?.filter((topic) => topic.hunks.length === 0) ?? pagesUntouched).length
		};
	}
	function readHunks(pages) {
		let left = 2e6;
		return pages.flatMap(({ path, hunks }) => hunks.map((hunk) => {
			let text = left > 0 ? joinHunk(hunk) : "";
			left -= text.length;
			let removed = text === "" ? [] : hunk.removed.map(foldLine);
			return {
				path,
				line: hunk.line,
				stems: listStems(text.split("\n").flatMap(readWords)),
				removed
			};
		}));
	}
	function joinHunk({ heading, added, removed }) {
		let text = heading;
		for (let lines of [added, removed]) for (let line of lines) {
			if (text.length > longestHunk) return text;
			text += `\n${line.slice(0, longestHunk)}`;
		}
		return text;
	}
	function findAbout({ pages, terms, words, codeLines }) {
		let named = listStems(pages.flatMap((page) => page.split("/").flatMap(readWords)));
		let withoutNames = (stems) => new Set([...stems].filter((stem) => !named.has(stem)));
		let all = withoutNames(listStems(words));
		let strong = withoutNames(listStems(terms.flatMap(readWords)));
		return ({ path, stems, removed }) => {
			if (removed.some((line) => codeLines.has(line))) return !0;
			let isStrong = countShared(strong, stems);
			if (pages.every((page) => (0, fit_page.n)(path, page) === void 0)) return isStrong >= 2;
			return all.size === 0 || isStrong > 0 || countShared(all, stems) > 1;
		};
	}
	let hosts_namespaceObject = JSON.parse("{\"$t\":[\"example.com\",\"example.net\",\"example.org\"],\"ue\":[\"api.github.com\",\"bitbucket.org\",\"cdn.jsdelivr.net\",\"codeberg.org\",\"codeload.github.com\",\"docker.io\",\"docs.google.com\",\"drive.google.com\",\"dropbox.com\",\"gcr.io\",\"ghcr.io\",\"gist.github.com\",\"gist.githubusercontent.com\",\"git.sr.ht\",\"gitea.com\",\"gitee.com\",\"github.com\",\"gitlab.com\",\"huggingface.co\",\"hub.docker.com\",\"i.imgur.com\",\"medium.com\",\"npmjs.com\",\"objects.githubusercontent.com\",\"pypi.org\",\"quay.io\",\"raw.githack.com\",\"raw.githubusercontent.com\",\"s3.amazonaws.com\",\"sourceforge.net\",\"storage.googleapis.com\",\"t.me\",\"transfer.sh\",\"unpkg.com\",\"user-images.githubusercontent.com\"],\"kT\":[\"ac.jp\",\"ac.uk\",\"amplifyapp.com\",\"app.github.dev\",\"appspot.com\",\"azureedge.net\",\"azurewebsites.net\",\"blob.core.windows.net\",\"blogspot.com\",\"cloudfront.net\",\"co.id\",\"co.il\",\"co.in\",\"co.jp\",\"co.kr\",\"co.nz\",\"co.th\",\"co.uk\",\"co.za\",\"com.ar\",\"com.au\",\"com.br\",\"com.cn\",\"com.co\",\"com.hk\",\"com.mx\",\"com.my\",\"com.ph\",\"com.pl\",\"com.sg\",\"com.tr\",\"com.tw\",\"com.ua\",\"com.vn\",\"deno.dev\",\"duckdns.org\",\"edu.au\",\"firebaseapp.com\",\"fly.dev\",\"ghost.io\",\"github.io\",\"gitbook.io\",\"gitlab.io\",\"glitch.me\",\"go.jp\",\"gov.au\",\"gov.uk\",\"govt.nz\",\"herokuapp.com\",\"lambda-url.us-east-1.on.aws\",\"loca.lt\",\"mintlify.app\",\"mybluehost.me\",\"myshopify.com\",\"ne.jp\",\"net.au\",\"net.cn\",\"netlify.app\",\"ngrok-free.app\",\"ngrok.io\",\"nhs.uk\",\"notion.site\",\"onrender.com\",\"or.jp\",\"org.au\",\"org.uk\",\"pages.dev\",\"r2.dev\",\"railway.app\",\"readthedocs.io\",\"readthedocs.org\",\"replit.app\",\"run.app\",\"s3.amazonaws.com\",\"surge.sh\",\"trycloudflare.com\",\"vercel.app\",\"web.app\",\"webflow.io\",\"wixsite.com\",\"wordpress.com\",\"workers.dev\"]}");
	let hosts_form = /(?:\b([a-z][a-z0-9+.-]{1,11}):)?\/\/([^\s/?#"'`<>()[\]{}|\\^,;]{1,253}|\[[\da-f:.]{2,45}\])([^\s"'`<>()[\]{}|\\^]{0,2000})/gi;
	let scp = /\bgit@([a-z0-9.-]{3,253}):([\w.-]{1,100}\/[\w.-]{1,100})/gi;
	let hosts_bare = /(?<![\w@./:$-])((?:[a-z0-9-]{1,63}\.){1,8}[a-z][a-z0-9-]{1,62})(?::\d{1,5})?(\/[^\s"'`<>()|\\^]{0,2000})/gi;
	let hostForm = /^(?=.{1,253}$)(?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$|^localhost$|^\[[\da-f:.]+\]$|^[\d.]+$/u;
	let shared = new Set(hosts_namespaceObject.ue);
	let suffixes = new Set(hosts_namespaceObject.kT);
	let reserved = new Set(hosts_namespaceObject.$t);
	function hosts_listAddresses(text) {
		let found = new Map();
		for (let [whole, scheme = "", host = "", rest = ""] of text.matchAll(hosts_form)) found.has(whole) || found.set(whole, makeAddress(whole.replace(/[.,:;!?*_]+$/, ""), scheme.toLowerCase(), host, rest));
		for (let [whole, host = "", path = ""] of text.matchAll(scp)) found.has(whole) || found.set(whole, makeAddress(whole, "ssh", host, `/${path}`));
		return [...found.values()].filter((address) => address !== void 0);
	}
	function listBareAddresses(text) {
		return [...text.matchAll(hosts_bare)].map(([whole, host = "", path = ""]) => makeAddress(whole, "", host, path)).filter((address) => address !== void 0);
	}
	function makeAddress(text, scheme, authority, path) {
		let host = authority.replace(/^.*@/, "").replace(/:\d{0,5}$/, "").replace(/[.:*_!?]+$/, "").toLowerCase();
		if (!hostForm.test(host)) return;
		let domain = findDomain(host);
		let owner = path.split(/[/?#]/)[1]?.toLowerCase() ?? "";
		return {
			text,
			scheme,
			host,
			domain,
			site: shared.has(host) || shared.has(domain) ? `${host}/${owner}` : domain,
			path
		};
	}
	function findDomain(host) {
		if (/^[\d.]+$|^\[/.test(host)) return host;
		let labels = host.split(".");
		for (let size = Math.min(labels.length - 1, 4); size >= 1; --size) {
			let suffix = labels.slice(-size).join(".");
			if (size === 1 || suffixes.has(suffix)) return labels.slice(-size - 1).join(".");
		}
		return host;
	}
	function isPlaceholder(host) {
		return isReserved({
			host,
			domain: findDomain(host)
		}) || isLocal(host);
	}
	function isReserved({ host, domain }) {
		return reserved.has(host) || reserved.has(domain);
	}
	function isLocal(host) {
		if (/^(?:0\.0\.0\.0|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/.test(host)) return !0;
		return /^localhost$|\.(?:local|localhost|internal|invalid)$|(?:^|[._-])(?:your|my)[._-]/.test(host);
	}
	function isNear(name, known) {
		if (name === known || isOtherVersion(name, known)) return !1;
		if (denseOf(name) === denseOf(known) || looksOf(name) === looksOf(known)) return !0;
		let shorter = name.length < known.length ? name.length : known.length;
		let most = shorter >= 8 ? 2 : +(shorter >= 5);
		return most > 0 && distance(name, known, most) <= most;
	}
	function isOtherVersion(name, known) {
		let plain = (text) => text.replace(/\d+(?:[._-]\d+)*/g, "0");
		return /\d/.test(name) && /\d/.test(known) && plain(name) === plain(known);
	}
	function looksOf(name) {
		return name.replace(/rn/g, "m").replace(/vv/g, "w").replace(/0/g, "o").replace(/[1i]/g, "l").replace(/5/g, "s");
	}
	function denseOf(name) {
		return name.replace(/[^\p{L}\p{N}]/gu, "");
	}
	function distance(one, other, most) {
		if (Math.abs(one.length - other.length) > most) return most + 1;
		let older = [];
		let old = Array.from({ length: other.length + 1 }, (_, at) => at);
		for (let row = 1; row <= one.length; row += 1) {
			let fresh = [row];
			for (let at = 1; at <= other.length; at += 1) {
				let isSame = one[row - 1] === other[at - 1];
				let least = Math.min((old[at] ?? 0) + 1, (fresh[at - 1] ?? 0) + 1, (old[at - 1] ?? 0) + +!isSame);
				let isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
				fresh.push(isSwapped ? Math.min(least, (older[at - 2] ?? least) + 1) : least);
			}
			if (fresh.every((value) => value > most)) return most + 1;
			older = old;
			old = fresh;
		}
		return old.at(-1) ?? 0;
	}
	function listBlocks({ format, isParsed, added, removed, hunks }) {
		if (!isParsed || format === "text" || format === "html") return hunks.map(({ line, added, removed }) => ({
			text: added.join("\n"),
			lang: "",
			line,
			before: removed.length > 0 ? removed.join("\n") : void 0
		}));
		let gone = removed.filter((part) => part.kind === "code").map(({ lang, value }) => ({
			lang,
			value
		}));
		return added.filter((part) => part.kind === "code").map(({ lang, value, line }) => {
			let at = findLikest(value, gone);
			let [before] = at < 0 ? [] : gone.splice(at, 1);
			return {
				text: value,
				lang,
				line: line + 1,
				before: before?.value
			};
		});
	}
	function findLikest(value, gone) {
		let lines = new Set(value.split("\n").map(squeeze));
		let shares = gone.map((other) => other.value.split("\n").filter((line) => line !== "" && lines.has(squeeze(line))).length);
		let most = shares.reduce((best, share) => share > best ? share : best, 0);
		return most > 0 ? shares.indexOf(most) : gone.length === 1 ? 0 : -1;
	}
	function compilePattern(pattern, flags = "") {
		return new RegExp([pattern].flat().join("|"), flags);
	}
	var unicode_clean = __webpack_require__(3767);
	function perSubject(make) {
		let made = new WeakMap();
		return (subject) => {
			let known = made.get(subject) ?? { value: make(subject) };
			made.set(subject, known);
			return known.value;
		};
	}
	function perKey({ most, beyond, keyOf }, make) {
		let listAnswers = perSubject(() => new Map());
		return (subject, asked) => {
			let answers = listAnswers(subject);
			let key = keyOf(asked);
			!answers.has(key) && answers.size < most && answers.set(key, { value: make(subject, asked) });
			return answers.get(key)?.value ?? beyond;
		};
	}
	var visible = __webpack_require__(1268);
	let listAdded = perSubject(({ pages }) => pages.flatMap((page) => {
		let rows = page.hunks.map(({ line, added }) => ({
			path: page.path,
			line,
			text: added.join("\n"),
			...asLine
		}));
		let parts = snippets_listParts(page.path, page.added);
		return isByLines(page) ? [...parts, ...rows] : parts;
	}));
	let listAfter = perSubject(({ change, pages }) => {
		let texts = new Map(change.files.map(({ path, after }) => [path, after?.text ?? ""]));
		return pages.flatMap((page) => listSide(page, page.after, texts.get(page.path)));
	});
	let listBefore = perSubject(({ change, pages }) => [...change.files.map(({ path, before }) => ({
		path,
		line: 1,
		text: before?.text ?? "",
		...asLine
	})), ...pages.flatMap(({ path, before }) => snippets_listParts(path, before))]);
	let listKnown = perSubject((subject) => [...listBefore(subject).map(({ text }) => text), ...subject.others]);
	function listSide(page, parts, text) {
		let whole = {
			path: page.path,
			line: 1,
			text: text ?? page.addedLines.map((row) => row.text).join("\n"),
			...asLine
		};
		return isByLines(page) ? [...snippets_listParts(page.path, parts), whole] : snippets_listParts(page.path, parts);
	}
	function isByLines({ format, isParsed }) {
		return !isParsed || format !== "markdown" && format !== "mdx";
	}
	function snippets_listParts(path, parts) {
		return parts.flatMap((part) => textsOf(part).map((found) => ({
			...found,
			path
		})));
	}
	let asCode = {
		kind: "code",
		lang: ""
	};
	let asLine = {
		kind: "line",
		lang: ""
	};
	let asProse = {
		kind: "prose",
		lang: ""
	};
	function textsOf(part) {
		let { line } = part;
		switch (part.kind) {
			case "code": return [{
				line: line + 1,
				text: part.value,
				kind: "code",
				lang: part.lang.toLowerCase()
			}];
			case "inline-code": return [{
				line,
				text: part.value,
				kind: "inline-code",
				lang: ""
			}];
			case "text": return [{
				line,
				text: part.value,
				...asProse
			}];
			case "heading":
			case "image":
			case "link": return [{
				line,
				text: part.text,
				...asProse
			}];
			case "tag": return [{
				line,
				text: Object.values(part.attributes).join("\n"),
				...asProse
			}];
			case "comment":
			case "front-matter": return [{
				line,
				text: part.value,
				...asProse
			}];
			case "directive":
			case "esm":
			case "expression": return [{
				line,
				text: part.value,
				...asCode
			}];
		}
	}
	let continued = /(?:\\|`|\^|\||&&|\|\||[$<>]\()[ \t]*$/;
	function joinLines(text) {
		return (0, visible.Y)(text).normalize("NFKC").replace(/[\\`^][ \t]*\r?\n/g, "  ").replace(/(\||&&|[$<>]\()[ \t]*\r?\n/g, "$1 ").replace(/\r?\n[ \t]{0,40}(\||&&)/g, " $1");
	}
	let snippets_longestLine = 2e4;
	function cutLine({ text, line }) {
		if (text.length <= snippets_longestLine) return [{
			text,
			line
		}];
		let step = 19e3;
		return Array.from({ length: Math.ceil(text.length / step) }, (_, at) => ({
			text: text.slice(at * step, at * step + snippets_longestLine),
			line
		}));
	}
	function snippets_listLines({ text, line }) {
		let rows = (0, visible.Y)(text).normalize("NFKC").split(/\r\n?|\n/);
		let joined = [];
		for (let at = 0; at < rows.length;) {
			let first = at;
			let parts = [];
			for (let isOpen = !0; isOpen && at < rows.length && at - first < 40; at += 1) {
				let row = rows[at] ?? "";
				isOpen = continued.test(row.slice(-40)) || /^\s{0,40}(?:\||&&)/.test(rows[at + 1] ?? "");
				parts.push(row.replace(/[\\`^][ \t]*$/, " "));
			}
			for (let piece of cutLine({
				text: parts.join(" "),
				line: line + first
			})) joined.push(piece);
		}
		return joined;
	}
	let index = perSubject(({ readers }) => (readers ?? []).map(({ id, text }) => {
		let plain = plainOf(text);
		return {
			id,
			text: plain,
			dense: readers_denseOf(plain)
		};
	}));
	function plainOf(text) {
		return (0, unicode_clean.X)(text).normalize("NFKC").toLowerCase().replace(/h(?:xx|\*\*|tt)p(s?)(?:\[:\]|:|\(:\))(?:\/\/|\[\/\/\])/g, "http$1://").replace(/\s{0,3}[[({]\s{0,3}(?:\.|dot|punkt|punto)\s{0,3}[\])}]\s{0,3}/g, ".").replace(/[\\*`]|<\/?[a-z][^<>\n]{0,200}>/g, "").replace(/\s+/g, " ").trim();
	}
	let mostLookups = 2e3;
	let createSearch = perSubject((subject) => {
		let entries = index(subject);
		let grams = listGrams(entries);
		let found = new Map();
		let search = (wanted, dense) => entries.filter((entry) => hasPhrase(entry.text, wanted) || dense.length >= gram && entry.dense.includes(dense)).map(({ id }) => id);
		return (text) => {
			let wanted = plainOf(text);
			let dense = readers_denseOf(wanted);
			if (wanted === "" || dense.length >= gram && !mayHold(grams, dense)) return [];
			let ids = found.get(wanted) ?? (found.size < mostLookups ? search(wanted, dense) : []);
			found.size < mostLookups && found.set(wanted, ids);
			return ids;
		};
	});
	function findReaders(subject, text) {
		return text === "" || subject.readers === void 0 || subject.readers.length === 0 ? [] : createSearch(subject)(text.slice(0, readers_longest));
	}
	let readers_longest = 2e3;
	let gram = 6;
	function listGrams(entries) {
		let grams = new Set();
		for (let { dense } of entries) for (let at = 0; at + 6 <= dense.length && grams.size < mostGrams; at += 1) grams.add(dense.slice(at, at + 6));
		return grams;
	}
	let mostGrams = 2e5;
	function mayHold(grams, dense) {
		if (grams.size >= mostGrams) return !0;
		for (let at = 0; at + 6 <= dense.length; at += 1) if (!grams.has(dense.slice(at, at + 6))) return !1;
		return !0;
	}
	let namesOf = (text) => plainOf(text).split(/[^\p{L}\p{N}_-]+/u).filter((part) => part.length >= 5);
	let listOwnNames = perSubject((subject) => new Set(listKnown(subject).flatMap(namesOf)));
	function findReadersOfName(subject, name, owner = "") {
		let whole = findReaders(subject, name);
		if (whole.length > 0 || (subject.readers ?? []).length === 0) return whole;
		let own = listOwnNames(subject);
		let parts = namesOf(owner).filter((part) => !own.has(part));
		return [...new Set(parts.flatMap((part) => findReaders(subject, part)))];
	}
	function findReadersBy(subject, pattern) {
		return index(subject).filter(({ text }) => pattern.test(text)).map(({ id }) => id);
	}
	function readers_denseOf(text) {
		return text.replace(/[^\p{L}\p{N}]/gu, "");
	}
	function hasPhrase(text, wanted) {
		let isOpen = (character) => !/[\p{L}\p{N}_-]/u.test(character ?? " ");
		let at = text.indexOf(wanted);
		for (let tries = 0; at >= 0 && tries < 1e3; tries += 1) {
			if (isOpen(text[at - 1]) && isOpen(text[at + wanted.length])) return !0;
			at = text.indexOf(wanted, at + 1);
		}
		return !1;
	}
	let code_operations_namespaceObject = JSON.parse("[{\"operation\":\"asks a server\",\"isCommon\":true,\"pattern\":[\"\\\\b(?:curl|wget|urlopen|urllib\\\\.request|requests\\\\.(?:get|post|put|delete|patch)|httpx\\\\.\\\\w|aiohttp|axios|XMLHttpRequest)\",\"\\\\b(?:sendBeacon|WebSocket\\\\(|http\\\\.(?:Get|Post|NewRequest)|HttpClient|net/http|Net::HTTP|Invoke-WebRequest|Invoke-RestMethod)\",\"\\\\bfetch\\\\(\\\\s{0,3}[\\\"'`]?https?:\"]},{\"operation\":\"deletes files\",\"pattern\":[\"\\\\brm\\\\s{1,3}-\\\\w{0,4}[rf]|\\\\bos\\\\.(?:remove|unlink|rmdir)\\\\b|\\\\bshutil\\\\.rmtree\\\\b|\\\\bfs\\\\.(?:promises\\\\.)?(?:rm|unlink|rmdir)(?:Sync)?\\\\b|\\\\brimraf\\\\b|Remove-Item\\\\b\",\"\\\\bFile\\\\.delete\\\\b|\\\\bos\\\\.RemoveAll\\\\b|\\\\bdel\\\\s/\",\"\\\\bfind\\\\s[^\\\\n|;&]{1,200}\\\\s-delete\\\\b\"]},{\"operation\":\"deletes data\",\"pattern\":[\"\\\\b(?:DROP\\\\s{1,3}(?:TABLE|DATABASE|SCHEMA)|TRUNCATE\\\\s{1,3}TABLE|DELETE\\\\s{1,3}FROM)\\\\b|\\\\.deleteMany\\\\(\\\\s?\\\\{?\\\\s?\\\\}?\\\\s?\\\\)|\\\\bkubectl\\\\s{1,3}delete\\\\b\",\"\\\\bdocker\\\\s{1,3}(?:volume|system)\\\\s{1,3}(?:rm|prune)\\\\b\"]},{\"operation\":\"runs commands\",\"pattern\":[\"\\\\bos\\\\.(?:system|popen|exec\\\\w{1,3})\\\\(|\\\\bsubprocess\\\\.|\\\\bchild_process\\\\b|\\\\bexecSync\\\\(|\\\\bspawn(?:Sync)?\\\\(|\\\\bRuntime\\\\.getRuntime\\\\b|\\\\bProcessBuilder\\\\b|\\\\bshell_exec\\\\(\",\"\\\\bexec\\\\.Command\\\\(|\\\\bProcess\\\\.Start\\\\b\"]},{\"operation\":\"evaluates text\",\"pattern\":[\"(?<![.\\\\w])(?:eval|exec)\\\\(|\\\\bnew\\\\s{1,3}Function\\\\(|\\\\bpickle\\\\.loads?\\\\(|\\\\byaml\\\\.(?:load|unsafe_load)\\\\((?![^\\\\n]{0,80}Safe)|\\\\bInvoke-Expression\\\\b\",\"\\\\bdangerouslySetInnerHTML\\\\b|\\\\.innerHTML\\\\s{0,3}=\"]},{\"operation\":\"raises rights\",\"pattern\":\"\\\\bsudo\\\\s{1,3}(?:su|-i|-s|chown|chmod|visudo|usermod)\\\\b|\\\\bsetuid\\\\(|\\\\bchmod\\\\s{1,3}(?:\\\\+s|u\\\\+s|[24-7]\\\\d{3})\\\\b|--user(?:=|\\\\s)root\\\\b\"},{\"operation\":\"reads keys\",\"pattern\":\"~/\\\\.ssh\\\\b|\\\\.aws/credentials\\\\b|/etc/(?:passwd|shadow)\\\\b|\\\\bid_(?:rsa|ed25519)\\\\b(?!\\\\.pub)|\\\\.git-credentials\\\\b|\\\\.netrc\\\\b\"}]");
	let programs_namespaceObject = JSON.parse("{\"hB\":[\"aria2c\",\"aws\",\"axel\",\"az\",\"bitsadmin\",\"certutil\",\"curl\",\"curlie\",\"dig\",\"drill\",\"fetch\",\"ftp\",\"gcloud\",\"gh\",\"gsutil\",\"http\",\"httpie\",\"https\",\"invoke-restmethod\",\"invoke-webrequest\",\"ipfs\",\"irm\",\"iwr\",\"lwp-download\",\"lynx\",\"mc\",\"nc\",\"ncat\",\"nslookup\",\"openssl\",\"rclone\",\"rsync\",\"s3cmd\",\"scp\",\"sftp\",\"socat\",\"ssh\",\"start-bitstransfer\",\"telnet\",\"tftp\",\"w3m\",\"wget\",\"wget2\",\"wormhole\",\"xh\",\"yt-dlp\"],\"rS\":[\"alias\",\"awk\",\"cat\",\"cd\",\"clear\",\"code\",\"cp\",\"cut\",\"date\",\"df\",\"diff\",\"dig\",\"du\",\"echo\",\"env\",\"exit\",\"export\",\"file\",\"find\",\"grep\",\"head\",\"help\",\"history\",\"jq\",\"kill\",\"less\",\"ls\",\"man\",\"mkdir\",\"more\",\"mv\",\"nano\",\"open\",\"printf\",\"ps\",\"pwd\",\"read\",\"sed\",\"set\",\"sleep\",\"sort\",\"source\",\"start\",\"tail\",\"tee\",\"test\",\"touch\",\"tree\",\"true\",\"type\",\"uname\",\"unset\",\"vi\",\"vim\",\"wc\",\"whereis\",\"which\",\"whoami\",\"xargs\",\"yq\"],\"$F\":[\"!\",\"builtin\",\"command\",\"do\",\"doas\",\"else\",\"env\",\"exec\",\"if\",\"nice\",\"nohup\",\"stdbuf\",\"sudo\",\"then\",\"time\",\"timeout\",\"until\",\"while\",\"xargs\"]}");
	let lead = /^\s*(?:[-*+>]\s+)?(?:\[[^\]]{0,60}\]\s*)?(?:(?:[\w.@~:/\\-]{0,60})?[$%#>❯]\s+|PS [^>]{0,80}>\s*|[A-Z]:\\[^>]{0,80}>\s*|!|%)/;
	let keyword = /^\s*(?:-\s+)?(?:(?:RUN|CMD|ENTRYPOINT)\s+|(?:run|script|command|cmd|sh|shell):\s*[|>]?\s*)/;
	let downloaders = new Set(programs_namespaceObject.hB);
	let prefixes = new Set(programs_namespaceObject.$F);
	let separator = /(\|\||&&|;|\|&?|&(?=\s|$))/;
	function listCommands(line) {
		let pieces = line.text.replace(lead, "").replace(keyword, "").split(separator);
		let commands = [];
		for (let at = 0; at < pieces.length; at += 2) {
			let text = (pieces[at] ?? "").trim();
			let words = splitWords(text);
			words.length > 0 && commands.push({
				words,
				text,
				isPiped: /^\|&?$/.test(pieces[at + 1] ?? ""),
				line: line.line
			});
		}
		return commands;
	}
	function splitWords(text) {
		return text.split(/\s+|["'`][,\s]+(?=["'`])|(?<=[(=[])(?=["'`])/).map((word) => word.replace(/^(?:\$\(|[("'`[{<])+/, "").replace(/["'`)\],}]+[.,;:!?]*$/, "")).filter((word) => word !== "");
	}
	function dropPrefixes(words) {
		let at = 0;
		let isPrefixed = !1;
		for (; at < words.length; at += 1) {
			let word = words[at] ?? "";
			if (prefixes.has(word)) isPrefixed = !0;
			else if (!(/^\w{1,80}=/.test(word) || isPrefixed && /^(?:-|\d+[smh]?$)/.test(word))) break;
		}
		return words.slice(at);
	}
	function programOf(words) {
		return (dropPrefixes(words)[0] ?? "").replace(/^.*[/\\](?=[^/\\])/, "").replace(/\.exe$/i, "").toLowerCase();
	}
	let code_rules_forms = code_operations_namespaceObject.map(({ operation, isCommon = !1, pattern }) => ({
		operation,
		isCommon,
		pattern: compilePattern(pattern)
	}));
	function findOperations(subject) {
		let isKnown = new Map(code_rules_forms.map((form) => [form, listKnown(subject).some((text) => form.pattern.test(text))]));
		return subject.pages.flatMap((page) => listBlocks(page).flatMap(({ text, line, before }) => snippets_listLines({
			text,
			line
		}).flatMap((row) => {
			if (before?.includes(row.text.trim())) return [];
			let found = code_rules_forms.find((form) => {
				let { pattern, isCommon } = form;
				if (!pattern.test(row.text) || isCommon && hosts_listAddresses(row.text).length > 0) return !1;
				return before === void 0 ? !(isCommon || isKnown.get(form) === !0) : !pattern.test(before);
			});
			let code = squeeze(row.text).slice(0, 200);
			return found === void 0 ? [] : [{
				path: page.path,
				line: row.line,
				subject: code,
				from: findReaders(subject, code)
			}];
		})));
	}
	let shells = /^(?:sh|bash|zsh|shell|console|shell-session|terminal|powershell|ps1|pwsh|cmd|bat|batch|fish|dockerfile)$/i;
	let ordinary = new Set(programs_namespaceObject.rS);
	let word = /^[a-z][\w.+-]{1,40}$/;
	function findCommands(subject) {
		let isKnown = (program) => {
			let form = RegExp(`(?<![\\w.+-])${program.replace(/[^\w]/g, "\\$&")}(?![\\w+-])`, "i");
			return listKnown(subject).some((text) => form.test(text));
		};
		return subject.pages.flatMap((page) => listBlocks(page).filter(({ lang, before }) => before !== void 0 && (shells.test(lang) || lang === "" && /^\s*[$>]\s/m.test(before))).flatMap((block) => {
			let old = listPrograms({
				text: block.before ?? "",
				line: 1
			});
			if (old.length === 0) return [];
			return listPrograms(block).filter(({ program }) => !ordinary.has(program) && !isKnown(program)).filter(({ program }) => !old.some((other) => isNear(program, other.program))).map(({ text, line }) => ({
				path: page.path,
				line,
				subject: text,
				from: findReaders(subject, text)
			}));
		}));
	}
	function listPrograms(block) {
		return snippets_listLines(block).filter(({ text }) => !/^\s*(?:#|\/\/|;|$)/.test(text)).flatMap((line) => listCommands(line).slice(0, 1)).map(({ words, text, line }) => ({
			program: programOf(words),
			text: squeeze(text).slice(0, 200),
			line
		})).filter(({ program, text }) => word.test(program) && !/^\w+\s?[:=(]/.test(text));
	}
	let codeRules = [{
		id: "code-does-more",
		severity: "look",
		detects: "code that now sends requests, deletes data, runs commands, evaluates text, escalates privileges or reads keys",
		message: "This code does something that it did not do before; check that readers should run it.",
		find: findOperations
	}, {
		id: "command-changed",
		severity: "look",
		detects: "commands whose program appears nowhere else in the repository",
		message: "This command runs a program that appears nowhere else in the repository; check that readers need it.",
		find: findCommands
	}];
	let guard = RegExp(`\\b(?:${JSON.parse("[\"authenticate\",\"authorize\",\"bcrypt\",\"checkSignature\",\"compare_digest\",\"constantTimeCompare\",\"csrf\",\"csrfProtection\",\"DOMPurify\",\"escapeHtml\",\"helmet\",\"html\\\\.escape\",\"htmlspecialchars\",\"prepare\",\"safe_load\",\"sanitize\",\"sanitizeHtml\",\"secure_filename\",\"shlex\\\\.quote\",\"timingSafeEqual\",\"validateToken\",\"verifySignature\",\"verifyToken\",\"verify_signature\"]").join("|")})\\b`);
	let codeOf = (parts) => parts.flatMap((part) => part.kind === "code" ? [part.value] : []);
	let countOf = (text, name) => text.split(name).length;
	let findDropped = perSubject((subject) => subject.pages.flatMap(({ path, added, removed, after }) => {
		let now = codeOf(after).join("\n");
		let gone = codeOf(removed);
		let line = added.find(({ kind }) => kind === "code")?.line;
		return gone.flatMap((code) => {
			let name = guard.exec(code)?.[0];
			return name === void 0 || countOf(now, name) >= countOf(gone.join("\n"), name) ? [] : [{
				path,
				line,
				subject: name,
				from: findReaders(subject, name)
			}];
		});
	}));
	let isFromReader = ({ from = [], line }) => from.length > 0 && line !== void 0;
	let pick = (fromReader) => (subject) => findDropped(subject).filter((found) => isFromReader(found) === fromReader);
	let guardRules = [{
		id: "guard-dropped-for-reader",
		severity: "block",
		detects: "removed calls that a reader wrote about and that protected the code, such as `timingSafeEqual` or `sanitize`",
		message: "This code no longer makes a call that protected it, as a reader suggested; check that readers are safe.",
		find: pick(!0)
	}, {
		id: "guard-dropped",
		severity: "look",
		detects: "any other removed call that protected the code",
		message: "This code no longer makes a call that protected it; check that readers are safe.",
		find: pick(!1)
	}];
	let listChanged = perSubject(({ pages }) => {
		let ofPage = pages.map((page) => {
			let blocks = listBlocks(page).filter(({ before }) => before !== void 0);
			let hunks = page.hunks.filter(({ added, removed }) => added.some((text) => removed.some((old) => keeps(text, old))));
			return [page.path, [...blocks.map(({ text, line }) => ({
				first: line,
				last: line + text.split("\n").length - 1
			})), ...hunks.map(({ line, added }) => ({
				first: line,
				last: line + added.length - 1
			}))]];
		});
		return new Map(ofPage);
	});
	function keeps(text, old) {
		let wordsOf = (line) => new Set(line.slice(0, 2e3).match(/[\p{L}\p{N}]+/gu) ?? []);
		let [words, others] = [wordsOf(text), wordsOf(old)];
		let kept = [...others].filter((word) => words.has(word)).length;
		return kept >= 2 && kept * 3 >= others.size * 2;
	}
	function isInPlace(subject, path, line) {
		return listChanged(subject).get(path)?.some(({ first, last }) => line >= first && line <= last) === !0;
	}
	let harm_namespaceObject = JSON.parse("[{\"name\":\"a way in by a parameter\",\"pattern\":\"\\\\b(?:return|next|if)\\\\b[^\\\\n]{0,60}\\\\b(?:params|query|headers?|cookies?|args|GET)\\\\b\\\\W{1,4}(?:debug|bypass|backdoor|skip_?auth|is_?admin)\\\\b\"},{\"name\":\"all files deleted\",\"pattern\":\"\\\\brm\\\\s{1,3}(?:-{1,2}[a-zA-Z-]{1,20}\\\\s{1,3}){1,4}[\\\"']?(?:/|~|\\\\$HOME|\\\\$\\\\{HOME\\\\}|/\\\\*|~/|\\\\*|/(?:etc|usr|var|home|boot|lib|bin)/?|\\\\$HOME/|~/\\\\*)[\\\"']?(?=\\\\s|$|[;&|`)])\"},{\"name\":\"all files deleted, by code\",\"pattern\":[\"\\\\b(?:rmtree|remove_dir_all|RemoveAll|rm_rf|rimraf|rm(?:Sync|dirSync)|removeSync|rm_r)\\\\b[^\\\\n]{0,40}(?:\\\\bhome\\\\(\\\\)|\\\\bhome_?dir\\\\b|\\\\bUserHomeDir\\\\b|\\\\bDir\\\\.home\\\\b)\",\"\\\\b(?:rmtree|remove_dir_all|RemoveAll|rm_rf|rimraf|rm(?:Sync|dirSync)|removeSync|rm_r)\\\\b[^\\\\n]{0,40}(?:expanduser|\\\\bHOME\\\\b|[\\\\\\\"'](?:/|~/?|[A-Z]:\\\\\\\\\\\\\\\\)[\\\\\\\"'])\"]},{\"name\":\"all files deleted, by other programs\",\"pattern\":[\"\\\\bfind\\\\s{1,3}(?:/|~|\\\\$HOME)\\\\s[^\\\\n]{0,120}(?:-delete\\\\b|-exec\\\\s{1,3}(?:rm|shred)\\\\b)\",\"\\\\bmv\\\\s{1,3}(?:~|/|\\\\$HOME)\\\\s[^\\\\n]{0,40}/dev/null\",\"\\\\bshred\\\\b[^\\\\n]{0,60}(?:~|/)\\\\.?\\\\w\",\"\\\\bch(?:own|mod)\\\\s[^\\\\n]{0,60}-\\\\w{0,4}R\\\\w{0,4}\\\\s[^\\\\n]{0,40}\\\\s/(?=\\\\s|$)\"]},{\"name\":\"cookies sent away\",\"pattern\":[\"\\\\bdocument\\\\.cookie\\\\b[^\\\\n]{0,120}\\\\b(?:fetch|src|location|sendBeacon|open)\\\\b\",\"\\\\b(?:fetch|src|location|sendBeacon)\\\\b[^\\\\n]{0,200}\\\\b(?:document\\\\.cookie|localStorage)\\\\b\"]},{\"name\":\"deleted for good, on Windows\",\"pattern\":[\"\\\\b(?:del|erase|rd|rmdir)\\\\s(?:/[a-z]\\\\s?){1,4}[\\\"']?[A-Z]:\\\\\\\\(?=\\\\s|$|\\\\*|Windows|Users)\",\"Remove-Item\\\\b[^\\\\n]{0,80}(?:[A-Z]:\\\\\\\\|~|\\\\$HOME|\\\\$env:USERPROFILE)[\\\"']?\\\\s[^\\\\n]{0,40}-Recurse\"]},{\"name\":\"disk overwritten\",\"pattern\":[\"\\\\bdd\\\\s[^\\\\n]{0,80}of=/dev/(?:sd|nvme|hd|vd|disk)|\\\\bmkfs(?:\\\\.\\\\w{2,8})?\\\\s[^\\\\n]{0,40}/dev/|>\\\\s{0,3}/dev/(?:sd|nvme|hd|vd)[a-z]|\\\\bFormat-Volume\\\\b|\\\\bdiskpart\\\\b\",\"--no-preserve-root|\\\\bwipefs\\\\b\"]},{\"name\":\"encoded and run\",\"pattern\":[\"\\\\bbase64\\\\s{1,3}(?:-d|-D|--decode|-di)\\\\b[^\\\\n]{0,200}\\\\|\\\\s{0,3}(?:sudo\\\\s{1,3})?(?:ba|z|da|k)?sh\\\\b\",\"\\\\bbase64\\\\s{1,3}(?:-d|-D|--decode)\\\\b[^\\\\n]{0,200}\\\\|\\\\s{0,3}(?:sudo\\\\s{1,3})?(?:python|perl|node|ruby|php|eval|source)\"]},{\"name\":\"encoded and run, in a substitution\",\"pattern\":\"(?:eval|sh|source|exec)\\\\b[^\\\\n]{0,40}(?:\\\\$\\\\(|`|<\\\\()[^\\\\n]{0,300}\\\\bbase64\\\\s{1,3}(?:-d|-D|--decode)\"},{\"name\":\"encoded and run, in code\",\"pattern\":[\"\\\\b(?:eval|exec|Function|system|assert|execSync)\\\\s?\\\\(\\\\s?[^\\\\n]{0,80}(?:atob|b64decode|base64_decode|Buffer\\\\.from|fromhex|unhexlify)\",\"\\\\b(?:eval|exec|Function|system|assert|execSync)\\\\s?\\\\(\\\\s?[^\\\\n]{0,80}(?:decode64|fromCharCode|codecs\\\\.decode|marshal\\\\.loads|gzinflate)\"]},{\"name\":\"encoded and run, other codings\",\"pattern\":[\"\\\\b(?:xxd\\\\s{1,3}-\\\\w{0,3}r|openssl\\\\s{1,3}(?:base64|enc)\\\\s[^\\\\n]{0,40}-d)[^\\\\n]{0,200}\\\\|\\\\s{0,3}(?:sudo\\\\s)?(?:ba|z|da|k)?sh\\\\b\",\"\\\\b(?:printf\\\\s[\\\"'](?:\\\\\\\\x[\\\\da-f]{2}){4}|rev|tr\\\\s[^|\\\\n]{3,80})[^\\\\n]{0,200}\\\\|\\\\s{0,3}(?:sudo\\\\s)?(?:ba|z|da|k)?sh\\\\b\"]},{\"name\":\"encoded, for PowerShell\",\"pattern\":[\"\\\\b(?:powershell|pwsh)(?:\\\\.exe)?\\\\b[^\\\\n]{0,120}\\\\s-(?:e|ec|en|enc|enco|encod|encode|encoded|encodedcommand)\\\\s{1,3}[\\\"']?[A-Za-z0-9+/=]{8,}\",\"FromBase64String[^\\\\n]{0,200}(?:iex|Invoke-Expression)|(?:iex|Invoke-Expression)[^\\\\n]{0,200}FromBase64String\"]},{\"name\":\"environment sent away\",\"pattern\":[\"\\\\b(?:env|printenv|set|export -p|declare -x|compgen -v)\\\\b[^\\\\n|;&]{0,60}\\\\|[^\\\\n;&]{0,200}\\\\b(?:curl|wget|nc|ncat|netcat|socat|telnet)\\\\b\",\"\\\\b(?:env|printenv|set|export -p|declare -x|compgen -v)\\\\b[^\\\\n|;&]{0,60}\\\\|[^\\\\n;&]{0,200}\\\\b(?:openssl|mail|sendmail|http|xh|iwr|irm)\\\\b\"]},{\"name\":\"environment sent away, in an address\",\"pattern\":[\"\\\\b(?:curl|wget|http|xh|iwr|irm|nc|ncat|nslookup|dig|ping|host|fetch)\\\\b[^\\\\n]{0,300}(?:\\\\$\\\\(|`)\\\\s{0,3}(?:env|printenv|set|whoami|hostname)\\\\b\",\"\\\\b(?:curl|wget|http|xh|iwr|irm|nc|ncat|nslookup|dig|ping|host|fetch)\\\\b[^\\\\n]{0,300}(?:\\\\$\\\\(|`)\\\\s{0,3}(?:id|cat|history|uname|base64|tar)\\\\b\",\"\\\\b(?:curl|wget|http|xh|iwr|irm|nc|ncat|nslookup|dig|ping|host|fetch)\\\\b[^\\\\n]{0,300}(?:\\\\$\\\\(|`)\\\\s{0,3}(?:gcloud auth|aws configure|gh auth token)\\\\b\",\"\\\\b(?:curl|wget|http|xh|iwr|irm|nc|ncat|nslookup|dig|ping|host|fetch)\\\\b[^\\\\n]{0,300}(?:\\\\$\\\\(|`)\\\\s{0,3}(?:npm config|git config|kubectl config)\\\\b\"]},{\"name\":\"environment sent away, in code\",\"pattern\":[\"\\\\b(?:fetch|axios|post|put|request|urlopen|sendBeacon|http|send)\\\\b[^\\\\n]{0,200}(?:JSON\\\\.stringify\\\\(\\\\s?process\\\\.env\\\\s?[,)]|\\\\bdict\\\\(os\\\\.environ\\\\))\",\"\\\\b(?:fetch|axios|post|put|request)\\\\b[^\\\\n]{0,200}(?:json|data|params|body)\\\\s{0,3}[=:]\\\\s{0,3}(?:dict\\\\()?(?:os\\\\.environ|process\\\\.env|ENV)\\\\b(?![.\\\\[])\",\"\\\\b(?:urlopen|sendBeacon|http|send)\\\\b[^\\\\n]{0,200}(?:json|data|params|body)\\\\s{0,3}[=:]\\\\s{0,3}(?:dict\\\\()?(?:os\\\\.environ|process\\\\.env|ENV)\\\\b(?![.\\\\[])\"]},{\"name\":\"file emptied\",\"pattern\":\"\\\\btruncate\\\\s{1,3}(?:-s\\\\s?0|--size[= ]0)\\\\b\",\"isMild\":true},{\"name\":\"files of the system overwritten\",\"pattern\":[\"(?:^|[^>&\\\\d])>\\\\s{0,3}/etc/(?:passwd|shadow|sudoers|hosts)\\\\b\",\"\\\\btee\\\\s[^\\\\n]{0,20}/etc/(?:passwd|shadow|sudoers|hosts|crontab|ld\\\\.so)\",\"\\\\bLD_PRELOAD=\",\"\\\\bchmod\\\\s{1,3}(?:[ugo]?\\\\+s|[2467]\\\\d{3})\\\\s{1,3}/(?:usr/)?bin/\"]},{\"name\":\"fork bomb\",\"pattern\":\":\\\\(\\\\)\\\\s{0,3}\\\\{\\\\s{0,3}:\\\\s{0,3}\\\\|\\\\s{0,3}:|%0\\\\s{0,3}\\\\|\\\\s{0,3}%0\"},{\"name\":\"host's files given to a container\",\"pattern\":\"\\\\s(?:-v|--volume)[\\\\s=]{1,3}/:/\"},{\"name\":\"input evaluated\",\"pattern\":\"\\\\b(?:eval|exec|system|popen|loads)\\\\(\\\\s?(?:req(?:uest)?\\\\.|params\\\\b|input\\\\(|sys\\\\.argv|\\\\$_(?:GET|POST|REQUEST|COOKIE))\"},{\"name\":\"keys copied to a public place\",\"pattern\":\"\\\\b(?:s3\\\\s{1,3}(?:cp|sync|mv)|gsutil\\\\s{1,3}cp|rclone\\\\s{1,3}copy|croc\\\\s{1,3}send)\\\\b[^\\\\n]{0,100}(?:/\\\\.(?:ssh|aws)|\\\\.pem\\\\b|[./]key\\\\b|\\\\.env\\\\b|id_rsa|credentials)\"},{\"name\":\"keys read and sent away\",\"pattern\":[\"(?:\\\\.ssh/id|id_rsa|id_ed25519|\\\\.aws/credentials)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:curl|wget|nc|ncat|netcat|socat|http\\\\w{0,6}|post|fetch|mail|scp)\\\\b\",\"(?:\\\\.netrc|\\\\.npmrc|\\\\.git-credentials)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:curl|wget|nc|ncat|netcat|socat|http\\\\w{0,6}|post|fetch|mail|scp)\\\\b\",\"(?:\\\\.docker/config|\\\\.kube/config|\\\\.gnupg)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:curl|wget|nc|ncat|netcat|socat|http\\\\w{0,6}|post|fetch|mail|scp)\\\\b\",\"(?:/etc/(?:passwd|shadow)|\\\\.bash_history|\\\\b\\\\.env\\\\b)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:curl|wget|nc|ncat|netcat|socat)\\\\b\",\"(?:/etc/(?:passwd|shadow)|\\\\.bash_history|\\\\b\\\\.env\\\\b)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:http\\\\w{0,6}|post|fetch|mail|scp)\\\\b\"]},{\"name\":\"keys sent away\",\"pattern\":[\"\\\\b(?:curl|wget|nc|ncat|netcat|socat|scp|rsync|http|xh|iwr|irm)\\\\b[^\\\\n]{0,300}(?:\\\\.ssh/|id_rsa|id_ed25519|\\\\.aws/|\\\\.netrc|\\\\.npmrc)\",\"\\\\b(?:curl|wget|nc|ncat|netcat|socat|scp|rsync|http|xh|iwr|irm)\\\\b[^\\\\n]{0,300}(?:\\\\.pypirc|\\\\.git-credentials|\\\\.docker/config)\",\"\\\\b(?:Invoke-RestMethod|Invoke-WebRequest|fetch|ftp|sftp|mail)\\\\b[^\\\\n]{0,300}(?:\\\\.ssh/|id_rsa|id_ed25519|\\\\.aws/|\\\\.netrc|\\\\.npmrc)\",\"\\\\b(?:Invoke-RestMethod|Invoke-WebRequest|fetch|ftp|sftp|mail)\\\\b[^\\\\n]{0,300}(?:\\\\.pypirc|\\\\.git-credentials|\\\\.docker/config)\",\"\\\\b(?:curl|wget|nc|ncat|netcat|socat|scp|rsync|http|xh|iwr|irm)\\\\b[^\\\\n]{0,300}(?:\\\\.kube/config|\\\\.gnupg|/etc/(?:passwd|shadow))\",\"\\\\b(?:curl|wget|nc|ncat|netcat|socat|scp|rsync|http|xh|iwr|irm)\\\\b[^\\\\n]{0,300}(?:\\\\.bash_history|\\\\.zsh_history|(?:^|[@\\\\s/\\\"'=])\\\\.env\\\\b)\",\"\\\\b(?:Invoke-RestMethod|Invoke-WebRequest|fetch|ftp|sftp|mail)\\\\b[^\\\\n]{0,300}(?:\\\\.kube/config|\\\\.gnupg|/etc/(?:passwd|shadow))\",\"\\\\b(?:Invoke-RestMethod|Invoke-WebRequest|fetch|ftp|sftp|mail)\\\\b[^\\\\n]{0,300}(?:\\\\.bash_history|\\\\.zsh_history|(?:^|[@\\\\s/\\\"'=])\\\\.env\\\\b)\"]},{\"name\":\"metadata service asked\",\"pattern\":\"169\\\\.254\\\\.169\\\\.254|metadata\\\\.google\\\\.internal|100\\\\.100\\\\.100\\\\.200|\\\\[fd00:ec2::254\\\\]\"},{\"name\":\"more deleted than said\",\"pattern\":[\"\\\\brm\\\\s{1,3}-\\\\w{0,5}r\\\\w{0,5}\\\\s[^\\\\n;&|]{1,120}\\\\s\\\\*(?=\\\\s|$)\",\"\\\\brm\\\\s{1,3}-\\\\w{0,5}r\\\\w{0,5}\\\\s{1,3}[\\\"']?\\\\$\\\\{?\\\\w{1,60}\\\\}?[\\\"']?/\\\\*?(?=\\\\s|$)\"]},{\"name\":\"names resolved by a stranger\",\"pattern\":\"(?:>{1,2}|\\\\btee\\\\b(?:\\\\s-a)?)\\\\s{0,3}/etc/(?:resolv\\\\.conf|passwd|shadow|ld\\\\.so\\\\.preload)\\\\b\"},{\"name\":\"new superuser\",\"pattern\":\"\\\\buseradd\\\\b[^\\\\n]{0,60}\\\\s-\\\\w{0,3}u\\\\s{1,3}0\\\\b|\\\\bxhost\\\\s{1,3}\\\\+(?=\\\\s|$)\"},{\"name\":\"reverse shell\",\"pattern\":[\"/dev/(?:tcp|udp)/|\\\\b(?:nc|ncat|netcat)(?:\\\\.\\\\w{3,12})?\\\\s[^\\\\n|;]{0,80}\\\\s?(?:-\\\\w{0,4}[ec]\\\\s|--exec|--sh-exec)|\\\\bsocat\\\\b[^\\\\n]{0,120}\\\\bexec:\",\"\\\\bbash\\\\s{1,3}-i\\\\b[^\\\\n]{0,20}>&\"]},{\"name\":\"reverse shell, in code\",\"pattern\":[\"\\\\bsocket\\\\.socket\\\\([^\\\\n]{0,300}\\\\b(?:dup2|pty\\\\.spawn|subprocess)|\\\\bmkfifo\\\\s[^\\\\n]{0,120}\\\\|\\\\s{0,3}(?:ba)?sh\\\\b|fsockopen\\\\([^\\\\n]{0,120}\\\\b(?:exec|shell_exec|proc_open)\",\"TCPSocket\\\\.(?:new|open)[^\\\\n]{0,120}\\\\bexec\\\\b|New-Object\\\\s{1,3}(?:System\\\\.)?Net\\\\.Sockets\\\\.TCPClient\"]},{\"name\":\"schedule or start changed\",\"pattern\":[\"\\\\bcrontab\\\\s{1,3}-(?=\\\\s|$)|>>\\\\s{0,3}(?:~|\\\\$HOME)/\\\\.ssh/authorized_keys|\\\\btee\\\\s[^\\\\n]{0,60}authorized_keys|CurrentVersion\\\\\\\\\\\\\\\\?Run\\\\b\",\">>\\\\s{0,3}/etc/(?:crontab|sudoers|passwd|hosts|ld\\\\.so\\\\.preload)\"]},{\"name\":\"shell for the network\",\"pattern\":\"\\\\btelnetd\\\\b|\\\\bsockaddr_in\\\\([^\\\\n]{0,200}\\\\bexec\\\\b\"},{\"name\":\"tables dropped\",\"pattern\":\"\\\\bDROP\\\\s{1,3}DATABASE\\\\b|\\\\bFLUSHALL\\\\b|\\\\bkubectl\\\\s{1,3}delete\\\\s[^\\\\n]{0,60}--all(?:-namespaces)?\\\\b|\\\\bdocker\\\\s{1,3}system\\\\s{1,3}prune\\\\s[^\\\\n]{0,30}--volumes\",\"isMild\":true},{\"name\":\"token sent away\",\"pattern\":[\"\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:[?&]\\\\w{1,20}=|-d\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:AWS_SECRET|AWS_SESSION|GITHUB_TOKEN)\",\"\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:[?&]\\\\w{1,20}=|-d\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:GH_TOKEN|NPM_TOKEN|SSH_)\",\"\\\\b(?:curl|wget|nc|http|xh|iwr)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:AWS_SECRET|AWS_SESSION|GITHUB_TOKEN)\",\"\\\\b(?:irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:AWS_SECRET|AWS_SESSION|GITHUB_TOKEN)\",\"\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:GH_TOKEN|NPM_TOKEN|SSH_)\",\"\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:[?&]\\\\w{1,20}=|-d\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:GOOGLE_APPLICATION|KUBECONFIG)\",\"\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:GOOGLE_APPLICATION|KUBECONFIG)\",\"\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:[?&]\\\\w{1,20}=|-d\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:OPENAI_API|ANTHROPIC_API|DATABASE_URL)\",\"\\\\b(?:curl|wget|nc|http|xh|iwr)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:OPENAI_API|ANTHROPIC_API|DATABASE_URL)\",\"\\\\b(?:irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:OPENAI_API|ANTHROPIC_API|DATABASE_URL)\"]},{\"name\":\"traces and safety copies removed\",\"pattern\":[\"\\\\bvssadmin\\\\s{1,3}delete\\\\b\",\"\\\\bwbadmin\\\\s{1,3}delete\\\\b\",\"\\\\bunset\\\\s{1,3}HISTFILE\\\\b\",\"\\\\bbcdedit\\\\b[^\\\\n]{0,60}(?:testsigning|nointegritychecks)\\\\s{1,3}on\",\"\\\\bDisableAntiSpyware\\\\b\",\"\\\\badvfirewall\\\\b[^\\\\n]{0,60}\\\\sstate\\\\s{1,3}off\"]},{\"name\":\"tunnel from outside\",\"pattern\":\"\\\\b(?:ngrok\\\\s{1,3}(?:http|tcp|tls|start)|cloudflared\\\\s{1,3}tunnel\\\\s[^\\\\n]{0,40}--url|localtunnel|bore\\\\s{1,3}local)\\\\b\",\"isMild\":true},{\"name\":\"variables that every shell or interpreter runs\",\"pattern\":\"\\\\b(?:PROMPT_COMMAND|BASH_ENV|PYTHONSTARTUP|PERL5OPT|RUBYOPT|GIT_SSH_COMMAND|GIT_PROXY_COMMAND)=[\\\"']?[^\\\\s\\\"']{0,40}[\\\\s/$(`]\"}]");
	let protection_namespaceObject = JSON.parse("{\"SL\":[\"accept\",\"allow\",\"danger\",\"dangerous\",\"dangerously\",\"permit\",\"trust\",\"unsafe\"],\"ZZ\":[\"all\",\"anonymous\",\"any\",\"everything\",\"insecure\",\"invalid\",\"unauthenticated\",\"unauthorized\",\"unsigned\",\"untrusted\",\"unverified\"],\"AV\":[\"check\",\"checking\",\"validate\",\"validation\",\"verification\",\"verify\",\"verifying\"],\"Ke\":[\"bypass\",\"disable\",\"disabled\",\"ignore\",\"no\",\"skip\",\"suppress\",\"without\"],\"DK\":[\"cert\",\"certificate\",\"certificates\",\"certs\",\"checksum\",\"checksums\",\"gpgcheck\",\"hostname\",\"hostnames\",\"https\",\"integrity\",\"quarantine\",\"reqcert\",\"signature\",\"signatures\",\"ssl\",\"sslverify\",\"sumdb\",\"tls\",\"validation\",\"verification\",\"verify\"],\"AU\":[\"0\",\"disable\",\"disabled\",\"false\",\"never\",\"no\",\"none\",\"off\"],\"Wu\":[\"auth\",\"authentication\",\"authorization\",\"csrf\",\"encrypt\",\"encryption\",\"https\",\"rbac\",\"security\",\"ssl\",\"tls\"],\"n$\":[\"check\",\"checking\",\"client\",\"enable\",\"enabled\",\"mode\",\"reject\",\"reqcert\",\"required\",\"secure\",\"strict\",\"validate\",\"validation\",\"verify\"],\"WQ\":[\"auth\",\"authentication\",\"authorization\",\"csrf\",\"encrypt\",\"encrypted\",\"encryption\",\"gpgcheck\",\"https\",\"integrity\",\"rbac\",\"security\",\"ssl\",\"sslverify\",\"sumdb\",\"tls\",\"verify\",\"verifypeer\"],\"_d\":[\"insecure\",\"insecurely\",\"nosecurity\",\"nosignature\",\"unverified\"]}");
	let setOf = (words) => new Set(words);
	let allowing = setOf(protection_namespaceObject.SL);
	let anyone = setOf(protection_namespaceObject.ZZ);
	let dropping = setOf(protection_namespaceObject.Ke);
	let guards = setOf(protection_namespaceObject.DK);
	let off = setOf(protection_namespaceObject.AU);
	let scopes = setOf(protection_namespaceObject.Wu);
	let switches = setOf(protection_namespaceObject.n$);
	let wholly = setOf(protection_namespaceObject._d);
	let protection_whole = setOf(protection_namespaceObject.WQ);
	let checks = setOf(protection_namespaceObject.AV);
	let setting = /(-{0,2}[A-Za-z][\w.:/-]{1,120})(["'\]]{0,3}(?:\s{0,3}(?:=>|[:=])\s{0,3}|[ \t]{1,3})["'[]{0,2})?(?=([\w-]{1,40})?([ \t]+[a-z]{2})?)/g;
	let scope = /^\s*(?:\[([\w.-]{2,40})\]|["']?([\w.-]{2,40})["']?\s*[:=]?\s*\{?)\s*$/;
	let indent = (text) => text.search(/\S/);
	function splitName(name) {
		return name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2").toLowerCase().match(/[a-z]+|\d+/g) ?? [];
	}
	let first = (words, of) => words.findIndex((word) => of.has(word));
	let last = (words, of) => words.findLastIndex((word) => of.has(word));
	function drops(words, isOption) {
		let guard = last(words, guards);
		let drop = first(words, dropping);
		if (drop >= 0 && guard > drop && (drop === 0 || words[drop] !== "no")) return words.length > 2 || isOption;
		let allow = first(words, allowing);
		if (allow >= 0 && (last(words, anyone) > allow || guard > allow && words[allow] !== "allow")) return !0;
		return isOption ? first(words, wholly) >= 0 : first(words, wholly) >= 0 && words.length > 1;
	}
	function protects(words, outer) {
		let lastWord = words.at(-1) ?? "";
		if (words.length === 1) return protection_whole.has(lastWord) || switches.has(lastWord) && outer.some(isGuarded);
		if (!words.some(isGuarded)) return !1;
		return words.some((word) => checks.has(word)) || switches.has(lastWord) || protection_whole.has(lastWord);
	}
	function isGuarded(word) {
		return guards.has(word) || scopes.has(word);
	}
	function findUnprotected(text, outer) {
		for (let [written, name = "", sign = "", value = "", more] of text.slice(0, 5e3).matchAll(setting)) {
			let words = splitName(name);
			let shown = `${written}${value}`.trim();
			let isSentence = more !== void 0 && !name.startsWith("-") && !sign.includes("=");
			let isOff = off.has(value.toLowerCase()) && sign !== "" && !isSentence;
			let isSet = name.startsWith("-") || /[:=]/.test(sign) || name.endsWith(":");
			if (isOff ? protects(words, outer) : drops(words, isSet)) return shown;
			if (words.length === 1 && words[0] === "optional" && /^(?:true|yes|on)$/i.test(value) && outer.some(isGuarded)) return shown;
			if (words.length > 1 && off.has(words.at(-1) ?? "") && first(words, guards) >= 0) return name;
			if (sign !== "" && /[A-Z_-]/.test(value) && drops(splitName(value), !0)) return shown;
		}
	}
	function listScopes(lines) {
		let open;
		return lines.map((text) => {
			let depth = indent(text);
			open !== void 0 && depth >= 0 && depth <= open.depth && open.depth !== -1 && (open = void 0);
			let outer = open?.words ?? [];
			let [, section, key] = scope.exec(text.slice(0, 200)) ?? [];
			let name = section ?? (/[:={]\s*$/.test(text) ? key : void 0);
			name !== void 0 && (open = {
				depth: section === void 0 ? depth : -1,
				words: splitName(name)
			});
			return outer;
		});
	}
	let warning = new RegExp(String.raw`\b(?:never|do not|don['’]t|must not|should not|avoid|instead of|rather than|(?:and|but) not (?:by|via|with)|` + String.raw`not recommended|unsafe)\b[^.]{0,80}$`, "i");
	let refusal = new RegExp(String.raw`^[^.,;]{0,60}?\b(?:is|are|was|were|will be|gets?)\s(?:now\s|always\s|never\s)?` + String.raw`(?:refused|rejected|blocked|denied|disallowed|forbidden|not (?:accepted|allowed|supported))\b`, "i");
	function warns(text, at, length) {
		let [before, after] = [text.slice(Math.max(0, at - 160), Math.max(0, at)), text.slice(Math.max(0, at) + length)];
		return warning.test(before) || refusal.test(after.slice(0, 160));
	}
	let weak_security_namespaceObject = JSON.parse("[{\"name\":\"all may write\",\"pattern\":\"\\\\bchmod\\\\s(?:-\\\\w{1,5}\\\\s{1,3})?(?:[0-7]?777|a\\\\+rwx|ugo\\\\+rwx|o\\\\+w)\\\\b\"},{\"name\":\"all rights given\",\"pattern\":\"\\\"Resource\\\"\\\\s{0,3}:\\\\s{0,3}\\\\[?\\\\s?\\\"\\\\*\\\"|\\\\bwrite-all\\\\b|--allow-root\\\\b|GRANT\\\\s{1,3}ALL\\\\b|\\\\bcluster-admin\\\\b\",\"isMild\":true},{\"name\":\"all rights given to anybody\",\"pattern\":\"(?:clusterrole[=\\\\s]{1,3}|\\\\bname:\\\\s{0,3}[\\\"']?)cluster-admin\\\\b|\\\"(?:Action|Principal)\\\"\\\\s{0,3}:\\\\s{0,3}(?:\\\\[|\\\\{\\\\s?\\\"AWS\\\"\\\\s?:)?\\\\s?\\\"\\\\*\\\"\"},{\"name\":\"any origin\",\"pattern\":\"\\\\b(?:cors|allowed?)?[_-]?origins?[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}\\\\[?\\\\s?[\\\"']\\\\*\",\"isMild\":true},{\"name\":\"any origin with credentials\",\"pattern\":\"Access-Control-Allow-Origin[\\\"']?\\\\s{0,3}[:,=]\\\\s{0,3}[\\\"']?\\\\*\",\"isMild\":true},{\"name\":\"any origin, with the reader's own rights\",\"pattern\":\"\\\\borigins?[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}\\\\[?\\\\s?[\\\"']?\\\\*[^\\\\n]{0,60}\\\\bcredentials[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}true\"},{\"name\":\"anybody let in\",\"pattern\":\"\\\\b(?:allow_?anonymous|anonymous_?(?:access|auth)|allow_?all|public_?access)\\\\w{0,12}[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}[\\\"']?(?:true|on|yes|1)\\\\b\",\"isMild\":true},{\"name\":\"apt without signatures\",\"pattern\":\"--allow-unauthenticated|\\\\[trusted=yes\\\\]|--force-yes|--allow-insecure-repositories|--nogpgcheck|--no-gpg-checks?\"},{\"name\":\"apt without signatures, in its file\",\"pattern\":\"\\\\bgpgcheck\\\\s{0,3}=\\\\s{0,3}0|\\\\brepo_gpgcheck\\\\s{0,3}=\\\\s{0,3}0|APT::Get::AllowUnauthenticated\"},{\"name\":\"authentication left out\",\"pattern\":\"\\\\s--(?:no|disable|skip|without)-(?:auth(?:entication|orization)?|csrf|login|password|security)(?=\\\\s|$|[=\\\"'`])\"},{\"name\":\"authentication off\",\"pattern\":\"\\\\b(?:auth(?:entication|orization)?|security|csrf|tls|ssl|https)[._-]?(?:enabled|required|mode)?[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}[\\\"']?(?:false|off|disabled?|none)\\\\b\"},{\"name\":\"AWS without checks\",\"pattern\":\"--no-verify-ssl\\\\b\"},{\"name\":\"browser without its protection\",\"pattern\":\"--disable-web-security|--no-sandbox\\\\b|--ignore-certificate-errors|\\\\b(?:secure|httpOnly|http_only)[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}(?:false|False)\\\\b\",\"isMild\":true},{\"name\":\"callback that agrees to everything\",\"pattern\":\"(?:verif|trust|valid|certificate)[^\\\\n]{0,80}(?:->|=>|\\\\breturn)\\\\s{0,3}true\\\\b|\\\\{\\\\s?_\\\\s?,\\\\s?_\\\\s?->\\\\s?true\"},{\"name\":\"cargo, git and others without checks\",\"pattern\":\"\\\\b(?:http\\\\.sslVerify|GIT_SSL_NO_VERIFY|CARGO_HTTP_CHECK_REVOKE)[\\\"'\\\\s=:]{1,4}(?:false|true|1)\\\\b\"},{\"name\":\"certificates that are none of the system's\",\"pattern\":\"\\\\badd-trusted-cert\\\\b|-addstore\\\\s{1,3}(?:-f\\\\s{1,3})?[\\\"']?Root\\\\b|\\\\bupdate-ca-(?:certificates|trust)\\\\b|-importcert\\\\b\",\"isMild\":true},{\"name\":\"check whose answer is ignored\",\"pattern\":\"\\\\b(?:sha\\\\d{3}sum|shasum|md5sum|gpg|minisign|cosign|sigstore|openssl dgst)\\\\b[^\\\\n]{0,120}\\\\|\\\\|\\\\s{0,3}(?:true|:)(?=\\\\s|$)\"},{\"name\":\"checks of certificates with nothing to check by\",\"pattern\":\"\\\\b(?:REQUESTS|CURL|SSL|NODE_EXTRA)_C(?:A|ERT)S?_(?:BUNDLE|FILE|CERTS)=(?:[\\\"']{2})?(?=\\\\s|$)\"},{\"name\":\"ciphers that hide nothing\",\"pattern\":\"\\\\bssl_ciphers\\\\b[^\\\\n;]{0,80}(?<![!a-z])(?:NULL|aNULL|EXPORT)\\\\b\"},{\"name\":\"containers with the rights of their host\",\"pattern\":[\"\\\\b(?:privileged|allowPrivilegeEscalation|hostNetwork|hostPID|hostIPC)[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}true\\\\b\",\"\\\\brunAsUser[\\\"']?:\\\\s{0,3}0\\\\b\",\"--(?:pid|net|network|ipc|userns)=host\\\\b\"],\"isMild\":true},{\"name\":\"curl without checks\",\"pattern\":\"\\\\bcurl\\\\b[^\\\\n|;&]{0,200}\\\\s(?:-[a-zA-Z]{0,8}k[a-zA-Z]{0,8}|--insecure|--proxy-insecure)(?=\\\\s|$|[\\\"'`])\"},{\"name\":\"debugger for everybody\",\"pattern\":\"\\\\bdebug\\\\s?=\\\\s?True\\\\b\",\"isMild\":true},{\"name\":\"Docker with all rights\",\"pattern\":\"\\\\s--privileged(?=\\\\s|$|=true)\",\"isMild\":true},{\"name\":\"Docker's port without a check\",\"pattern\":\"\\\\s(?:-H|--host)[\\\\s=]{1,3}tcp://(?![^\\\\n]{0,200}--tls)\"},{\"name\":\"Docker's socket\",\"pattern\":\"/var/run/docker\\\\.sock:/\",\"isMild\":true},{\"name\":\"files open to all\",\"pattern\":\"\\\\bumask\\\\s{1,3}0{1,4}\\\\b\"},{\"name\":\"firewall off\",\"pattern\":\"\\\\bufw\\\\s{1,3}disable|iptables\\\\s{1,3}-F\\\\b|systemctl\\\\s(?:stop|disable)\\\\s(?:--now\\\\s)?firewalld|Set-NetFirewallProfile\\\\b[^\\\\n]{0,80}-Enabled\\\\s{1,3}False\"},{\"name\":\"firewall open to all\",\"pattern\":\"\\\\bufw\\\\s{1,3}allow\\\\s{1,3}from\\\\s{1,3}any\\\\b|\\\\biptables\\\\s{1,3}-P\\\\s{1,3}(?:INPUT|FORWARD)\\\\s{1,3}ACCEPT\\\\b\"},{\"name\":\"git keeps passwords in plain text\",\"pattern\":\"\\\\bcredential\\\\.helper[\\\\s=]{1,3}[\\\"']?store\\\\b\"},{\"name\":\"git runs hooks from elsewhere\",\"pattern\":\"\\\\bcore\\\\.hooksPath\\\\b|\\\\bsafe\\\\.directory[\\\\s=]{1,3}[\\\"']?\\\\*|\\\\bfsckObjects[\\\\s=]{1,3}false\\\\b\"},{\"name\":\"Go's checksums\",\"pattern\":\"\\\\b(?:GOINSECURE|GONOSUMDB|GONOSUMCHECK|GOFLAGS)=[\\\"']?(?:\\\\*|1|-insecure)|\\\\bGOSUMDB=off\"},{\"name\":\"hooks and signatures skipped\",\"pattern\":\"\\\\bgit\\\\b[^\\\\n|;&]{0,100}\\\\s--no-(?:verify|gpg-sign)\\\\b\",\"isMild\":true},{\"name\":\"host keys unchecked\",\"pattern\":\"StrictHostKeyChecking[\\\\s=]{1,3}(?:no|off|accept-new)\\\\b|UserKnownHostsFile[\\\\s=]{1,3}/dev/null|AutoAddPolicy|InsecureIgnoreHostKey\"},{\"name\":\"insecure as an option\",\"pattern\":\"\\\\s--(?:insecure(?:-[a-z-]{1,40})?|no-check-certificates?|skip-tls-verify|insecure-skip-tls-verify|tls-skip-verify|skip-ssl)(?=\\\\s|$|[=\\\"'`])\"},{\"name\":\"integrity unchecked\",\"pattern\":[\"--no-verify-(?:checksum|signature)s?|--skip-(?:checksum|signature|integrity|verify|verification)s?|--skip-verify|--disable-(?:verification|content-trust)\",\"--no-require-hashes\"]},{\"name\":\"Java without checks\",\"pattern\":\"TrustAllCerts|NoopHostnameVerifier|ALLOW_ALL_HOSTNAME_VERIFIER|X509TrustManager\\\\s{0,3}\\\\{\\\\s{0,3}\\\\}|-Dcom\\\\.sun\\\\.net\\\\.ssl\\\\.checkRevocation=false\"},{\"name\":\"JWT without a signature\",\"pattern\":[\"verify_signature[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}False\",\"\\\\b(?:alg|algorithms?)[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}(?:[\\\"']?none\\\\b|\\\\[[^\\\\]\\\\n]{0,60}?(?<![\\\\w-])[\\\"']?none\\\\b)\"]},{\"name\":\"Kubernetes and Helm without checks\",\"pattern\":\"insecure-skip-tls-verify|insecureSkipVerify\\\\s{0,3}[:=]\\\\s{0,3}true|InsecureSkipVerify\\\\s{0,3}[:=]\\\\s{0,3}true|insecure_skip_verify\\\\s{0,3}[:=]\\\\s{0,3}true\"},{\"name\":\"loaders that build any object\",\"pattern\":\"\\\\byaml\\\\.(?:Unsafe|Full)?Loader\\\\b|\\\\bunsafe_load\\\\b|\\\\bnew BinaryFormatter\\\\b|enableDefaultTyping\\\\(\",\"isMild\":true},{\"name\":\"memory unprotected\",\"pattern\":\"\\\\brandomize_va_space[\\\\s=]{1,3}0\\\\b|\\\\bunprivileged_userns_clone[\\\\s=]{1,3}1\\\\b\"},{\"name\":\"models that bring code of their own\",\"pattern\":\"\\\\btrust_(?:remote_code|repo)\\\\s?=\\\\s?True\\\\b\",\"isMild\":true},{\"name\":\"Node without checks\",\"pattern\":[\"NODE_TLS_REJECT_UNAUTHORIZED[\\\"'\\\\s\\\\]]{0,4}[=:,]\\\\s{0,3}[\\\"']?(?:0|false)|strictSSL[\\\"']?\\\\s{0,3}:\\\\s{0,3}false\",\"rejectUnauthorized[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}(?:false|0|!1|!true)\",\"checkServerIdentity[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}(?:async\\\\s)?(?:\\\\(|function|\\\\w{1,20}\\\\s?=>)\"]},{\"name\":\"npm without checks\",\"pattern\":\"\\\\bstrict-ssl[\\\\s=]{1,3}(?:false|0)|--strict-ssl=false|--no-strict-ssl|NPM_CONFIG_STRICT_SSL=(?:false|0)\"},{\"name\":\"old protocols\",\"pattern\":\"\\\\b(?:ssl_protocols|SSLProtocol|MinProtocol|min(?:imum)?_?version)\\\\b[^\\\\n;]{0,60}\\\\b(?:SSLv[23]|TLSv?1(?:\\\\.[01])?)(?=[\\\\s;\\\"',]|$)\"},{\"name\":\"open to the whole net\",\"pattern\":[\"[\\\"']0\\\\.0\\\\.0\\\\.0/0[\\\"']\",\"exposure\\\\.include\\\\s{0,3}=\\\\s{0,3}\\\\*\",\"\\\\ballow_origins?[\\\"']?\\\\s{0,3}[:=]\\\\s{0,3}\\\\[?\\\\s?[\\\"']\\\\*\",\"\\\\ballUsers\\\\b\",\"--acl\\\\s{1,3}public\",\"--visibility\\\\s{1,3}public\",\"system:anonymous\"],\"isMild\":true},{\"name\":\"package scripts run\",\"pattern\":\"\\\\bignore-scripts[\\\\s=]{1,3}false\\\\b\"},{\"name\":\"packages forced\",\"pattern\":\"\\\\bdpkg\\\\b[^\\\\n]{0,60}--force-all\\\\b|\\\\bsnap\\\\s[^\\\\n]{0,60}--dangerous\\\\b|\\\\bSigLevel\\\\s{0,3}=\\\\s{0,3}Never\\\\b|--no-gpg-\\\\w{3,12}\\\\b|--ignore-(?:security-hash|checksums?)\\\\b\"},{\"name\":\"password on the command line\",\"pattern\":\"\\\\becho\\\\b[^\\\\n|]{1,80}\\\\|\\\\s{0,3}(?:sudo\\\\s{1,3})?(?:chpasswd|passwd)\\\\b\"},{\"name\":\"permissive database\",\"pattern\":[\"\\\\bhost\\\\s{1,20}all\\\\s{1,20}all\\\\s[^\\\\n]{1,40}\\\\strust\\\\b|POSTGRES_HOST_AUTH_METHOD[=:]\\\\s{0,3}[\\\"']?trust|--skip-grant-tables\",\"ALLOW_EMPTY_PASSWORD[=:]\\\\s{0,3}[\\\"']?(?:yes|true)\"]},{\"name\":\"permissive database, by itself\",\"pattern\":\"^\\\\s{0,9}(?:local|host\\\\w{0,8})\\\\s{1,40}\\\\S{1,60}\\\\s{1,40}\\\\S{1,60}\\\\s[^\\\\n]{0,60}\\\\btrust\\\\s{0,9}$\"},{\"name\":\"pip without checks\",\"pattern\":\"--trusted-host\\\\b|PIP_TRUSTED_HOST|\\\\btrusted-host\\\\b\\\\s{0,3}[=\\\\s\\\"']\"},{\"name\":\"PowerShell without its policy\",\"pattern\":[\"-(?:ExecutionPolicy|ep|exec)\\\\s{1,3}(?:Bypass|Unrestricted)\\\\b|Set-ExecutionPolicy\\\\b[^\\\\n]{0,80}(?:Bypass|Unrestricted)\\\\b|SkipCertificateCheck\",\"ServerCertificateValidationCallback\"]},{\"name\":\"programs of any folder\",\"pattern\":\"\\\\bPATH=[\\\"']?(?:\\\\.|:|/tmp\\\\b)(?=[:/\\\\w])|\\\\bPATH=[^\\\\s;]{0,100}:\\\\.(?=[\\\"':\\\\s]|$)\"},{\"name\":\"Python without checks\",\"pattern\":[\"\\\\b(?:ssl_|tls_)?verify(?:_ssl|_certs?|_tls|_peer|_host)?[\\\"']?\\\\s{0,3}[=:]\\\\s{0,3}[\\\"']?(?:False|0|off|no|none|disabled?)\\\\b|CERT_NONE|_create_unverified_context\",\"check_hostname\\\\s{0,3}=\\\\s{0,3}False|ssl\\\\s{0,3}=\\\\s{0,3}False|PYTHONHTTPSVERIFY[\\\"'\\\\s\\\\]]{0,4}=\\\\s{0,3}[\\\"']?0|disable_warnings\\\\(\"]},{\"name\":\"query put together from input\",\"pattern\":\"\\\\b(?:execute|query|raw)\\\\(\\\\s?f?[\\\"'`][^\\\"'`\\\\n]{1,160}[\\\"'`]\\\\s?(?:\\\\+|%|\\\\.format\\\\b)\",\"isMild\":true},{\"name\":\"root over SSH\",\"pattern\":\"PermitRootLogin\\\\s{1,3}yes|PermitEmptyPasswords\\\\s{1,3}yes\"},{\"name\":\"Ruby, PHP, Go and Rust without checks\",\"pattern\":[\"VERIFY_NONE|CURLOPT_SSL_VERIFY(?:PEER|HOST)\\\\b[\\\\s,=>]{1,5}(?:false|0)|danger_accept_invalid_certs\\\\(true|[\\\"']verify(?:_peer)?[\\\"']\\\\s{0,3}=>\\\\s{0,3}false\",\"disable_ssl(?:_verification)?\\\\b\"]},{\"name\":\"scripts from everywhere\",\"pattern\":\"\\\\b(?:default|script)-src\\\\b[^\\\\n;]{0,100}(?:\\\\s\\\\*(?=[\\\\s;\\\"']|$)|'unsafe-eval')\"},{\"name\":\"secure connections off, by configuration of a tool\",\"pattern\":\"\\\\bsecure-http\\\\s{1,3}false\\\\b|disable-tls\\\\s{1,3}true\\\\b|http\\\\.check-revoke=false\\\\b|\\\\bprotected-mode\\\\s{1,3}no\\\\b|HOST_KEY_CHECKING=(?:False|0|no)\\\\b\"},{\"name\":\"SELinux and AppArmor off\",\"pattern\":\"\\\\bsetenforce\\\\s{1,3}0|SELINUX=(?:disabled|permissive)|seccomp[=:]unconfined|apparmor[=:]unconfined\"},{\"name\":\"service as root\",\"pattern\":\"^\\\\s{0,9}User=root\\\\b|/User=\\\\w{1,30}/User=root/\"},{\"name\":\"shell for a text\",\"pattern\":\"\\\\bshell\\\\s?=\\\\s?True\\\\b\",\"isMild\":true},{\"name\":\"signature compared plainly\",\"pattern\":\"\\\\b(?:signature|hmac|digest)\\\\s?={2,3}\\\\s?\\\\w|\\\\w\\\\s?={2,3}\\\\s?(?:signature|hmac|digest)\\\\b\",\"isMild\":true},{\"name\":\"SSL of a database off\",\"pattern\":[\"\\\\b(?:sslmode|ssl-mode|ssl_mode)[=:]\\\\s{0,3}[\\\"']?(?:disabled?|allow)\\\\b|trustServerCertificate[=:]\\\\s{0,3}true|useSSL=false|tlsAllowInvalidCertificates=true\",\"tlsInsecure=true\"],\"isMild\":true},{\"name\":\"sudo without a password\",\"pattern\":\"NOPASSWD:\\\\s{0,3}ALL\"},{\"name\":\"token with all rights\",\"pattern\":\"\\\\s--scopes?[\\\\s=]{1,3}[\\\"']?\\\\*|\\\\s--no-expir\\\\w{1,4}\\\\b\",\"isMild\":true},{\"name\":\"virus scanner off\",\"pattern\":[\"Set-MpPreference\\\\b[^\\\\n]{0,80}-Disable|Add-MpPreference\\\\b[^\\\\n]{0,80}-ExclusionPath|spctl\\\\s[^\\\\n]{0,20}--master-disable|csrutil\\\\s{1,3}disable\",\"xattr\\\\s{1,3}-\\\\w{0,3}d\\\\w{0,3}\\\\s{1,3}com\\\\.apple\\\\.quarantine\"]},{\"name\":\"weak hash of a password\",\"pattern\":\"\\\\b(?:md5|sha1)\\\\s{0,3}\\\\(\\\\s{0,3}\\\\$?\\\\w{0,20}passw\"},{\"name\":\"web protection off\",\"pattern\":[\"\\\\b(?:contextIsolation|webSecurity|contentSecurityPolicy)\\\\s{0,3}:\\\\s{0,3}false\",\"nodeIntegration\\\\s{0,3}:\\\\s{0,3}true\",\"csrf\\\\W{1,4}[^\\\\n]{0,20}disable\",\"skip_before_action\\\\s{1,3}:verify\"],\"isMild\":true},{\"name\":\"wget without checks\",\"pattern\":\"--no-check-certificate\\\\b\"},{\"name\":\"workflow that runs strangers' words\",\"pattern\":\"\\\\$\\\\{\\\\{\\\\s{0,3}github\\\\.(?:event\\\\.(?:issue|comment|review|discussion|pull_request)\\\\.(?:title|body|head\\\\.ref)|head_ref)\\\\b\"},{\"name\":\"workflow with all rights\",\"pattern\":\"\\\\bpermissions:\\\\s{0,3}[\\\"']?write-all\\\\b|\\\\bpull_request_target\\\\b\"}]");
	let compile = (rows) => rows.map(({ pattern, isMild = !1 }) => ({
		isMild,
		pattern: compilePattern(pattern, "i")
	}));
	let harmForms = compile(harm_namespaceObject);
	let weakForms = compile(weak_security_namespaceObject);
	let risk_rules_findAll = (listHits) => perSubject((subject) => {
		let old = listBefore(subject).filter(({ kind }) => kind !== "inline-code").flatMap(listHits);
		let before = new Set(old.flatMap(({ text, isWarning }) => isWarning ? [] : [text]));
		let warned = new Set(old.map(({ text }) => text));
		let others = new Set(subject.others.flatMap((text) => listHits({
			path: "",
			line: 1,
			text,
			kind: "line",
			lang: ""
		}).map((hit) => hit.text)));
		let hits = listAfter(subject).flatMap((snippet) => listHits(snippet).filter(({ text }) => !before.has(text)).map((hit) => ({
			...hit,
			kind: snippet.kind,
			path: snippet.path,
			isCommand: isCommand(snippet)
		})));
		let mild = countBy(new Set(hits.filter(({ isMild }) => isMild).map(({ path, line, text }) => JSON.stringify([
			path,
			line,
			text
		]))));
		return [...Map.groupBy(hits, ({ path, text }) => JSON.stringify([path, text])).values()].flatMap((group) => {
			let prose = group.filter(({ kind }) => kind === "prose");
			let isWarning = prose.length > 0 && prose.every((hit) => hit.isWarning) && group.every(({ kind }) => kind !== "code");
			if (isWarning && warned.has(group[0]?.text ?? "")) return [];
			return (group.some(({ kind }) => kind !== "line") ? group.filter(({ kind }) => kind !== "line") : group).map(({ path, line, text, kind, isMild, isCommand }) => {
				let from = findReaders(subject, text);
				let isUsual = isWarning || others.has(text) && from.length === 0;
				let isWorse = isCommand && ((mild.get(`${path} ${line}`) ?? 0) > 1 || isInPlace(subject, path, line));
				let isNamed = isMentioned({
					kind,
					text,
					isCommand
				});
				return {
					isMild: (isMild || isNamed) && from.length === 0 && !isWorse,
					isUsual,
					finding: {
						path,
						line,
						subject: text,
						from
					}
				};
			});
		});
	});
	let isMentioned = ({ kind, text, isCommand }) => kind === "inline-code" && !isCommand && !/[=:]/.test(text);
	let isCommand = ({ kind, text }) => kind === "code" || kind === "inline-code" && /\s/.test(text.trim());
	function countBy(hits) {
		let counts = new Map();
		for (let hit of hits) {
			let [path, line] = JSON.parse(hit);
			counts.set(`${path} ${line}`, (counts.get(`${path} ${line}`) ?? 0) + 1);
		}
		return counts;
	}
	let ending = /(?<=[\w/-])(?=[,;](?:\s|$))/g;
	function listByForms({ kind, text: written, line: first }, forms) {
		let text = kind === "prose" ? written.replace(ending, " ") : written;
		let whole = joinLines(text);
		let near = forms.filter(({ pattern }) => pattern.test(whole));
		if (near.length === 0) return [];
		return snippets_listLines({
			text,
			line: first
		}).flatMap(({ text, line }) => near.flatMap(({ pattern, isMild }) => {
			let found = pattern.exec(text);
			if (found === null) return [];
			return [{
				text: squeeze(found[0]).slice(0, 300),
				line,
				isMild,
				isWarning: warns(text, found.index, found[0].length)
			}];
		}));
	}
	function listUnprotected({ kind, text, line }) {
		if (kind === "prose" || kind === "inline-code" && !/^\s*-|[\s=:]/.test(text)) return [];
		if (!mayUnprotect.test(text)) return [];
		let lines = snippets_listLines({
			text,
			line
		});
		let scopes = listScopes(lines.map((row) => row.text));
		return lines.flatMap((row, at) => {
			let found = kind === "line" && /^[A-Z*][a-z']{1,30} [a-z']{1,30} \S/.test(row.text) ? void 0 : findUnprotected(row.text, scopes[at] ?? []);
			return found === void 0 ? [] : [{
				text: squeeze(found).slice(0, 300),
				line: row.line,
				isMild: !1,
				isWarning: warns(row.text, row.text.indexOf(found), found.length)
			}];
		});
	}
	let mayUnprotect = /secur|verif|tls|ssl|https|cert|check|sign|trust|auth|allow|danger|crypt|csrf|optional|valid|quarantine|hostname/i;
	let findHarm = risk_rules_findAll((snippet) => listByForms(snippet, harmForms));
	let findWeak = risk_rules_findAll((snippet) => {
		let hits = [...listByForms(snippet, weakForms), ...listUnprotected(snippet)];
		let mild = new Set(hits.flatMap(({ text, line, isMild }) => isMild ? [`${line} ${text}`] : []));
		return hits.filter(({ text, line, isMild }) => isMild || !mild.has(`${line} ${text}`));
	});
	let blocks = ({ isMild, isUsual }) => !isMild && !isUsual;
	let risk_rules_pick = (find, isBlocking) => (subject) => find(subject).filter((found) => blocks(found) === isBlocking).map(({ finding }) => finding);
	let riskRules = [
		{
			id: "command-harm",
			severity: "block",
			detects: "commands and code that send keys or the environment elsewhere, open a remote shell, run encoded content or destroy files",
			message: "Running this can leak secrets, destroy files or give someone else control of the reader’s machine.",
			find: risk_rules_pick(findHarm, !0)
		},
		{
			id: "command-harm-known",
			severity: "look",
			detects: "harmful commands and code that the repository already has elsewhere or that a sentence warns against",
			message: "Running this can do harm, but the repository already has it or the text warns against it; check that readers are safe.",
			find: risk_rules_pick(findHarm, !1)
		},
		{
			id: "security-weakened",
			severity: "block",
			detects: "commands, code and settings that turn off certificate, host, signature or permission checks",
			message: "This turns off a security check for every reader who follows the page.",
			find: risk_rules_pick(findWeak, !0)
		},
		{
			id: "security-weakened-mildly",
			severity: "look",
			detects: "milder ways to weaken security, and those that the repository already has or a sentence warns against",
			message: "This weakens security; check that it is intended and that the page says so.",
			find: risk_rules_pick(findWeak, !1)
		}
	];
	var private_keys = __webpack_require__(680);
	var secrets = __webpack_require__(3300);
	var redaction_tokens = __webpack_require__(6248);
	let placeholders = [/x{4,}|\*{3,}|\.{3,}|…|0{6,}|1234|abcd|dead|secret|token|passw|_here|-here|<|>|\$\{?\w|\{\{|%\w+%|eyJzdWIiOiIxMjM0NTY3ODkw/i, /your|example|sample|dummy|placeholder|change-?_?me|replace|redacted|insert|process\.env|os\.environ|postgres|admin|localhost/i];
	let findSecrets = perSubject(({ change }) => {
		let known = new Set(change.files.flatMap(({ before }) => before?.text?.split("\n") ?? []));
		let inFiles = change.files.flatMap(({ path, after }) => (after?.text?.split("\n") ?? []).flatMap((text, at) => known.has(text) ? [] : judgeLine(text).map((isSure) => ({
			isSure,
			finding: {
				path,
				line: at + 1
			}
		}))));
		let keys = change.files.flatMap(({ path, before, after }) => countKeys(after?.text) > countKeys(before?.text) ? [{
			isSure: !0,
			finding: { path }
		}] : []);
		let inWords = [
			change.title,
			change.description,
			...change.commits.map(({ message }) => message)
		].flatMap((text) => text.split("\n").flatMap(judgeLine)).map((isSure) => ({
			isSure,
			finding: {}
		}));
		return [
			...inFiles,
			...keys,
			...inWords
		];
	});
	function countKeys(text = "") {
		let count = 0;
		(0, private_keys.$)(text, () => {
			count += 1;
			return "";
		});
		return count;
	}
	let digest = new RegExp(String.raw`\b(\w{0,40}(?:checksum|digest|etag|fingerprint|hash|hmac|sha-?\d{1,3}|signature)["']?\s{0,3}[:=]\s{0,3}["']?)` + String.raw`(?:\w{1,8}=)?[\da-f]{32,128}(?!\w)`, "gi");
	let identifier = /\b((?:idempotency|request|trace|correlation)[-_]?(?:key|id)["']?\s{0,3}[:=]\s{0,3}["']?)[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}\b/gi;
	function judgeLine(text) {
		let plain = (0, visible.Y)(text.slice(0, 2e4)).replace(digest, "$1").replace(identifier, "$1");
		if (listRedacted(plain, redaction_tokens.O).some((token) => isReal(token.replace(labelled, "")))) return [!0];
		let values = listRedacted(plain, secrets.f).filter(isReal);
		if (values.some(isStrong)) return [!0];
		return values.some((value) => value.length >= 8 && isMixed(value)) ? [!1] : [];
	}
	let labelled = /^(?:AGE-SECRET-KEY|secret|token)[-_]/i;
	function isReal(value) {
		return !placeholders.some((form) => form.test(value));
	}
	function isStrong(value) {
		let hasBoth = /[a-z]/.test(value) && /[A-Z]/.test(value);
		return isMixed(value) && (value.length >= 20 || value.length >= 11 && hasBoth && new Set(value).size >= 10);
	}
	function isMixed(value) {
		return /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= 6;
	}
	function listRedacted(text, mask) {
		let pieces = mask(text, () => "").split("");
		if (pieces.length === 1) return [];
		let taken = [];
		let from = pieces[0]?.length ?? 0;
		for (let [at, piece] of pieces.slice(1).entries()) {
			let to = at === pieces.length - 2 ? text.length - piece.length : text.indexOf(piece, from);
			taken.push(text.slice(from, to < from ? from : to));
			from = to + piece.length;
		}
		return taken;
	}
	let secret_rules_pick = (isSure) => (subject) => findSecrets(subject).filter((found) => found.isSure === isSure).map(({ finding }) => finding);
	let secretRules = [{
		id: "secret",
		severity: "block",
		detects: "keys, tokens and private keys in a file, the description or a commit",
		message: "This looks like a real key or token: if it is, revoke it now, because the push has already exposed it.",
		find: secret_rules_pick(!0)
	}, {
		id: "secret-possible",
		severity: "look",
		detects: "possible passwords or short keys where documentation would use a placeholder",
		message: "This may be a real password or key: if it is, revoke it, and use a placeholder instead.",
		find: secret_rules_pick(!1)
	}];
	var machinery = __webpack_require__(8912);
	let checking = new RegExp(String.raw`\w{0,40}(?:auth|check|compare|digest|equal|hmac|match|sign|trust|valid|verif)\w{0,40}\s?\(` + String.raw`|\b(?:def|fn|func|function|const|let)\s{1,3}(?:is|can|may)_?[A-Za-z]`, "i");
	let passing = /\breturn\s{1,3}(?:true|1|nil|None|null|Ok\(\(\)\))\b|(?:=>|->)\s{0,3}true\b|\bif\s?\(?\s?(?:true|1)\b/i;
	function findAlwaysPassing({ pages }) {
		return pages.flatMap((page) => listBlocks(page).flatMap(({ text, line, before = "" }) => checking.test(before) ? text.split("\n").flatMap((row, at) => passing.test(row) && !before.includes(row.trim()) ? [{
			path: page.path,
			line: line + at,
			subject: squeeze(row).slice(0, 200)
		}] : []) : []));
	}
	let weakened_namespaceObject = JSON.parse("{\"C9\":[\"--all\",\"--all-namespaces\",\"--cascade\",\"--delete\",\"--force\",\"--hard\",\"--no-backup\",\"--no-confirm\",\"--overwrite\",\"--privileged\",\"--prune\",\"--purge\",\"--recursive\",\"--remove\",\"--reset\",\"--root\",\"--wipe\",\"-rf\",\"DELETE\",\"admin\",\"cluster-admin\",\"root\",\"superuser\"],\"v6\":[\"never\",\"do not\",\"don['’]t\",\"must not\",\"mustn['’]t\",\"should not\",\"shouldn['’]t\",\"may not\",\"cannot\",\"can['’]t\",\"avoid\",\"without\",\"refuse\",\"reject\",\"deny\"],\"mf\":[\"diagrams?\",\"figures?\",\"graphics?\",\"icons?\",\"illustrations?\",\"images?\",\"logos?\",\"photos?\",\"pictures?\",\"screen ?shots?\",\"im[aá]gen(?:es)?\",\"bild(?:er)?\"]}");
	let loopback = /\b(?:127(?:\.\d{1,3}){3}|localhost)\b|\[?::1\]?(?![\w:])/;
	let everyone = /(?<![\d.])0\.0\.0\.0\b|\[::\]|(?<=[\s"'=])\*:\d{2,5}\b|\bINADDR_ANY\b/;
	let far = new Set(weakened_namespaceObject.C9);
	function findLines({ pages }, judge) {
		return pages.flatMap((page) => page.hunks.flatMap((hunk) => {
			if (hunk.removed.length === 0) return [];
			let found = new Set(judge(hunk));
			return hunk.added.flatMap((text, at) => found.has(text) ? [{
				path: page.path,
				line: hunk.line + at,
				subject: squeeze(text).slice(0, 200)
			}] : []);
		}));
	}
	let isOpened = ({ added, removed }) => removed.some((text) => loopback.test(text)) && !removed.some((text) => everyone.test(text)) ? added.filter((text) => everyone.test(text)) : [];
	let reachesFurther = ({ added, removed }) => {
		if (added.length > 200 || removed.length > 200) return [];
		let old = removed.map((text) => ({
			words: new Set(splitWords(text)),
			programs: programsOf(text)
		}));
		return added.filter((text) => {
			let programs = programsOf(text);
			let like = old.filter((one) => programs.some((program) => one.programs.includes(program)));
			return like.length > 0 && splitWords(text).some((word) => far.has(word) && !like.some(({ words }) => words.has(word)));
		});
	};
	function findFurtherInline({ pages }) {
		return pages.flatMap(({ path, added, removed }) => {
			let commandsOf = (parts) => parts.filter((part) => part.kind === "inline-code" && /\s/.test(part.value)).slice(0, 200);
			let textOf = (part) => part.kind === "inline-code" ? part.value : "";
			let old = commandsOf(removed).map(textOf);
			return commandsOf(added).filter((part) => reachesFurther({
				line: 1,
				heading: "",
				added: [textOf(part)],
				removed: old
			}).length > 0).map((part) => ({
				path,
				line: part.line,
				subject: textOf(part).slice(0, 200)
			}));
		});
	}
	function programsOf(text) {
		return listCommands({
			text,
			line: 1
		}).map(({ words }) => programOf(words)).filter((program) => /^[a-z][\w.-]{1,40}$/.test(program));
	}
	let negation = RegExp(`\\b(?:${weakened_namespaceObject.v6.join("|")})\\b`, "i");
	function findWeakened({ pages }) {
		return pages.flatMap(({ path, added, removed }) => {
			let old = removed.flatMap((part) => part.kind === "text" && negation.test(part.value) ? [part.value] : []);
			if (old.length === 0) return [];
			return added.flatMap((part) => {
				if (part.kind !== "text" || negation.test(part.value)) return [];
				return old.slice(0, 200).some((text) => isNearCopy(part.value, text)) ? [{
					path,
					line: part.line
				}] : [];
			});
		});
	}
	function isNearCopy(one, other) {
		let wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
		let [words, others] = [wordsOf(one), wordsOf(other)];
		let shared = [...words].filter((word) => others.has(word)).length;
		return shared >= 3 && shared * 3 >= Math.max(words.size, others.size) * 2;
	}
	let mail = /(?<![\w.+-])[\w.+-]{1,64}@((?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24})\b/gi;
	let phone = /(?<![\w+])\+\d{1,3}[ \u00a0().-]{0,2}\d[\d \u00a0().-]{5,14}\d(?!\w)/g;
	let wallet = /\b(?:bc1[a-z\d]{25,60}|0x[a-fA-F\d]{40}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})\b/g;
	let placeholder = /(?:^|\.)example\.(?:com|net|org)$|^(?:users\.noreply\.)?github\.com$/i;
	let findContacts = perSubject((subject) => {
		let isKnown = (text) => listKnown(subject).some((known) => known.includes(text));
		return subject.pages.flatMap(({ path, added }) => added.flatMap((part) => {
			let text = part.kind === "link" ? part.url : part.kind === "text" ? part.value : "";
			let mails = [...text.matchAll(mail)].filter(([, host = ""]) => !placeholder.test(host)).map(([found]) => found);
			let others = part.kind === "text" ? [phone, wallet].flatMap((form) => text.match(form) ?? []) : [];
			return [...mails, ...others].slice(0, mostContacts).filter((found) => !isKnown(found)).map((subjectOf) => ({
				path,
				line: part.line,
				subject: subjectOf,
				from: findReaders(subject, subjectOf)
			}));
		}));
	});
	let mostContacts = 5;
	let pictured = RegExp(`\\b(?:${weakened_namespaceObject.mf.join("|")})\\b`);
	let weakenedRules = [
		{
			id: "check-always-passes",
			severity: "block",
			detects: "code that used to check something and now accepts everything",
			message: "This code used to check something, and now accepts everything.",
			find: findAlwaysPassing
		},
		{
			id: "address-opened",
			severity: "look",
			detects: "listen addresses that were limited to the machine itself and are now open to every network",
			message: "This opens the service to every network, where only its own machine could reach it before; check that it is protected.",
			find: (subject) => findLines(subject, isOpened)
		},
		{
			id: "command-reaches-further",
			severity: "look",
			detects: "commands that got an option or a role with a wider reach, such as `--all`, `--force` or `admin`",
			message: "This command now reaches further than before; check that readers need that.",
			find: (subject) => [...findLines(subject, reachesFurther), ...findFurtherInline(subject)]
		},
		{
			id: "warning-weakened",
			severity: "look",
			detects: "sentences that used to forbid something and, in nearly the same words, no longer do",
			message: "This sentence used to forbid something and no longer does; check that the new wording is right.",
			find: findWeakened
		},
		{
			id: "picture-replaced",
			severity: "look",
			detects: "replaced images that no reader wrote about",
			message: "This image was replaced; look at the new one.",
			find: (subject) => findReadersBy(subject, pictured).length > 0 ? [] : subject.change.files.filter(({ path, before, after }) => (0, machinery.so)(path) && before?.isBinary && after?.isBinary).map(({ path }) => ({ path }))
		},
		{
			id: "contact-new",
			severity: "look",
			detects: "email addresses, phone numbers and payment addresses that appear nowhere else in the repository",
			message: "This contact appears nowhere else in the repository; check whose it is.",
			find: findContacts
		}
	];
	let check_rules_forms = JSON.parse("[\"\\\\b(?:codesign|jarsigner)\\\\s[^\\\\n]{0,80}-{1,2}v\",\"\\\\b(?:cosign|slsa-verifier|notation|sigstore|apksigner|osslsigncode)\\\\s{1,3}verify\",\"\\\\b(?:gh\\\\s{1,3}attestation|rekor-cli|helm|oras)\\\\s{1,3}verify\\\\b\",\"\\\\b(?:minisign|signify)\\\\s[^\\\\n]{0,80}-V\",\"\\\\b(?:sha(?:1|224|256|384|512)?|shasum|b2|b3|md5)sum\\\\s\",\"\\\\bcertutil\\\\s{1,3}-hashfile\\\\b\",\"\\\\bGet-(?:FileHash|AuthenticodeSignature)\\\\b\",\"\\\\bgpg[2v]?\\\\s[^\\\\n]{0,120}--verify\\\\b|\\\\bgpgv\\\\s\",\"\\\\bopenssl\\\\s{1,3}dgst\\\\b\",\"\\\\brpm\\\\s{1,3}(?:-K\\\\b|--checksig\\\\b)\",\"\\\\bshasum\\\\s\",\"\\\\bspctl\\\\s[^\\\\n]{0,40}(?:-a\\\\b|--assess\\\\b)\",\"\\\\bssh-keygen\\\\s{1,3}-Y\\\\s{1,3}verify\\\\b\"]").map((pattern) => new RegExp(pattern, "i"));
	let named = /\b(?:check ?sums?|sha-?\d{0,3}(?:sum)?|md5|gpg2?|pgp|cosign|signatures?|get-filehash|shasum)\b/i;
	let isCheck = (text) => check_rules_forms.some((form) => form.test(text));
	function linesOf(parts) {
		return parts.flatMap((part) => part.kind === "code" ? snippets_listLines({
			text: part.value,
			line: part.line + 1
		}) : []);
	}
	function sourcesOf({ text, line }) {
		if (!listCommands({
			text,
			line
		}).some(({ words }) => downloaders.has(programOf(words)))) return [];
		let sites = hosts_listAddresses(text).map(({ site }) => site);
		return sites.length > 0 ? sites : [squeeze(text)];
	}
	let check_rules_findDropped = perSubject((subject) => subject.pages.flatMap(({ path, before, after, removedLines }) => {
		if (!removedLines.some(({ text }) => isCheck(text))) return [];
		let [old, now] = [linesOf(before), linesOf(after)];
		let checks = now.filter(({ text }) => isCheck(text)).map(({ text }) => squeeze(text));
		let gone = old.filter(({ text }) => isCheck(text) && !checks.includes(squeeze(text)));
		let added = checks.filter((text) => !old.some((line) => squeeze(line.text) === text)).length;
		let sources = new Set(old.flatMap(sourcesOf));
		let download = now.find((line) => sourcesOf(line).some((source) => sources.has(source)));
		if (download === void 0) return [];
		return gone.slice(added).map(({ text }) => {
			let code = squeeze(text).slice(0, 200);
			let from = [...new Set([...findReaders(subject, code), ...findReadersBy(subject, named)])];
			return {
				path,
				line: download.line,
				subject: code,
				from
			};
		});
	}));
	let check_rules_pick = (isFromReader) => (subject) => check_rules_findDropped(subject).filter(({ from = [] }) => from.length > 0 === isFromReader);
	let checkRules = [{
		id: "check-dropped-for-reader",
		severity: "block",
		detects: "dropped checks of a download’s checksum or signature that a reader wrote about",
		message: "This drops a download check that a reader wrote about, so readers may run a tampered file.",
		find: check_rules_pick(!0)
	}, {
		id: "check-dropped",
		severity: "look",
		detects: "any other dropped check of a download’s checksum or signature, while the download stays",
		message: "This drops a checksum or signature check, so readers may run a tampered file.",
		find: check_rules_pick(!1)
	}];
	let package_forms_namespaceObject = JSON.parse("{\"Gf\":[\"--add-host\",\"--cap-add\",\"--channel\",\"--chdir\",\"--cpus\",\"--cwd\",\"--entrypoint\",\"--env\",\"--env-file\",\"--extra\",\"--extra-index-url\",\"--features\",\"--filter\",\"--find-links\",\"--git\",\"--group\",\"--hostname\",\"--index-url\",\"--link\",\"--memory\",\"--mount\",\"--name\",\"--namespace\",\"--network\",\"--platform\",\"--prefix\",\"--publish\",\"--python\",\"--registry\",\"--repo\",\"--requirement\",\"--restart\",\"--root\",\"--scope\",\"--set\",\"--shm-size\",\"--source\",\"--target\",\"--tag\",\"--user\",\"--values\",\"--version\",\"--volume\",\"--workdir\",\"--workspace\",\"-C\",\"-c\",\"-e\",\"-f\",\"-h\",\"-l\",\"-m\",\"-n\",\"-p\",\"-r\",\"-u\",\"-v\",\"-w\",\"-x\"],\"BA\":{\"npm\":[\"-f\",\"-p\",\"-e\",\"-c\",\"-l\",\"-n\"],\"system\":[\"-f\",\"-m\",\"-n\",\"-p\",\"-r\",\"-u\",\"-v\"],\"brew\":[\"-f\",\"-v\",\"-n\"],\"go\":[\"-u\",\"-v\",\"-x\",\"-f\",\"-m\",\"-n\"],\"pypi\":[\"-U\",\"--user\"]},\"Mn\":[{\"kind\":\"image\",\"pattern\":\"^\\\\s{0,80}FROM\\\\s{1,9}(?:--platform=\\\\S{1,60}\\\\s{1,9})?([\\\\w][\\\\w./:@-]{1,200})\"},{\"kind\":\"image\",\"pattern\":\"^\\\\s{0,80}(?:-\\\\s{1,9})?image:\\\\s{0,9}[\\\"']?([\\\\w][\\\\w./:@-]{1,200})\"},{\"kind\":\"go\",\"pattern\":\"^\\\\s{0,80}(?:-\\\\s{1,9})?uses:\\\\s{0,9}[\\\"']?([\\\\w][\\\\w.-]{0,100}/[\\\\w./@-]{1,200})\"},{\"kind\":\"pypi\",\"pattern\":\"^\\\\s{0,9}([A-Za-z][\\\\w.-]{1,100}(?:\\\\[[\\\\w,-]{1,60}\\\\])?(?:==|~=|>=)[\\\\w.*]{1,40})\\\\s{0,9}(?:$|;|#|\\\\\\\\)\"},{\"kind\":\"npm\",\"pattern\":\"^\\\\s{0,80}[\\\"'](?!\\\\w*version|build|since)(@?[a-z0-9][\\\\w./-]{1,200})[\\\"']:\\\\s{0,9}[\\\"'](?:[~^]|>=)?\\\\d+(?:\\\\.[\\\\dx*]+){1,2}(?:[+-][\\\\w.+-]{1,40})?[\\\"']\"},{\"kind\":\"gem\",\"pattern\":\"^\\\\s{0,80}gem\\\\s{1,9}[\\\"']([\\\\w-]{1,100})[\\\"'](?:,\\\\s{0,9}[\\\"']([^\\\"'\\\\n]{1,40})[\\\"'])?\"},{\"kind\":\"other\",\"pattern\":\"(?:implementation|api|classpath|compileOnly)[\\\\s(]{1,4}[\\\"']([\\\\w.-]{2,100}:[\\\\w.-]{1,100})(?::[\\\\w.+-]{1,60})?[\\\"']\"},{\"kind\":\"other\",\"pattern\":\"\\\\{:([a-z]\\\\w{1,80}),\\\\s{0,9}\\\"(?:~>|>=|==)?\\\\s{0,3}\\\\d\"},{\"kind\":\"go\",\"pattern\":\"^\\\\s{0,80}source\\\\s{0,9}=\\\\s{0,9}\\\"([a-z\\\\d][\\\\w-]{0,60}(?:/[\\\\w-]{1,60}){2})\\\"\"},{\"kind\":\"npm\",\"pattern\":\"//(?:unpkg\\\\.com|esm\\\\.sh|cdn\\\\.skypack\\\\.dev|cdn\\\\.jsdelivr\\\\.net/npm)/(@[\\\\w.-]{1,100}/[\\\\w.-]{1,100}|[a-z][\\\\w.-]{1,100})\"},{\"kind\":\"other\",\"pattern\":\"<artifactId>([\\\\w.-]{1,100})</artifactId>\"},{\"kind\":\"nuget\",\"pattern\":\"<PackageReference\\\\s{1,9}Include=\\\"([\\\\w.-]{1,100})\\\"\"},{\"kind\":\"go\",\"pattern\":\"^\\\\s{0,80}(?:require\\\\s{1,9})?([a-z0-9-]{1,60}\\\\.[a-z.]{2,30}/[\\\\w./-]{1,200})\\\\s{1,9}v\\\\d\"},{\"kind\":\"other\",\"pattern\":\"\\\\b(?:install\\\\.packages|BiocManager::install|Pkg\\\\.add|require_package)\\\\([\\\"']([\\\\w.-]{1,100})[\\\"']\"}],\"VW\":[{\"kind\":\"npm\",\"pattern\":\"\\\\b(?:from|import|require\\\\()\\\\s{0,4}[\\\"'](@?[a-zA-Z][\\\\w.-]{1,100}(?:/[\\\\w.-]{1,100})?)[\\\"']\"},{\"kind\":\"pypi\",\"pattern\":\"^\\\\s{0,80}(?:from|import)\\\\s{1,4}([a-zA-Z_]\\\\w{1,80})\\\\b(?!\\\\s{0,4}[\\\"'{*]|[\\\\w.]{0,80}\\\\s+from\\\\b)\"}],\"xt\":[\"--frozen\",\"--frozen-lockfile\",\"--ignore-scripts\",\"--immutable\",\"--locked\",\"--locked-mode\",\"--require-hashes\"],\"aL\":[\"a\",\"again\",\"all\",\"and\",\"another\",\"any\",\"as\",\"at\",\"before\",\"both\",\"by\",\"command\",\"commands\",\"dependencies\",\"directly\",\"each\",\"first\",\"for\",\"from\",\"globally\",\"if\",\"in\",\"instead\",\"into\",\"is\",\"it\",\"its\",\"latest\",\"locally\",\"new\",\"now\",\"of\",\"on\",\"once\",\"one\",\"or\",\"our\",\"package\",\"packages\",\"same\",\"script\",\"section\",\"some\",\"step\",\"that\",\"the\",\"their\",\"them\",\"then\",\"these\",\"this\",\"to\",\"tool\",\"tools\",\"two\",\"using\",\"via\",\"was\",\"when\",\"will\",\"with\",\"without\",\"you\",\"your\"],\"CW\":[\"\\\\b(?:latest|newest)\\\\b(?! version (?:is|was))\",\"\\\\b(?:checksums?|digests?|hash(?:es)?|lock(?:ed|file)|pin(?:s|ned|ning)?|tags?)\\\\b\",\"@\\\\d\",\"\\\\bwithout (?:an? |the )?version\\\\b\"]}");
	let byProgram = new Map(JSON.parse("[{\"program\":\"add-apt-repository\",\"verbs\":[\"\"],\"kind\":\"source\"},{\"program\":\"ansible-galaxy\",\"verbs\":[\"install\",\"collection install\",\"role install\"],\"kind\":\"other\"},{\"program\":\"apk\",\"verbs\":[\"add\"],\"kind\":\"system\"},{\"program\":\"apt\",\"verbs\":[\"install\"],\"kind\":\"system\"},{\"program\":\"apt-get\",\"verbs\":[\"install\"],\"kind\":\"system\"},{\"program\":\"asdf\",\"verbs\":[\"plugin add\",\"plugin-add\"],\"kind\":\"other\"},{\"program\":\"brew\",\"verbs\":[\"install\",\"tap\",\"cask install\",\"reinstall\"],\"kind\":\"brew\"},{\"program\":\"bun\",\"verbs\":[\"add\",\"i\",\"install\",\"x\",\"create\"],\"kind\":\"npm\"},{\"program\":\"bundle\",\"verbs\":[\"add\"],\"kind\":\"gem\"},{\"program\":\"bunx\",\"verbs\":[\"\"],\"kind\":\"npm\"},{\"program\":\"cabal\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"cargo\",\"verbs\":[\"add\",\"install\",\"binstall\"],\"kind\":\"crates\"},{\"program\":\"choco\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"code\",\"verbs\":[\"--install-extension\"],\"kind\":\"other\"},{\"program\":\"composer\",\"verbs\":[\"require\",\"global require\",\"create-project\"],\"kind\":\"composer\"},{\"program\":\"conan\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"conda\",\"verbs\":[\"install\",\"create\"],\"kind\":\"pypi\",\"sources\":[\"-c\",\"--channel\"]},{\"program\":\"cpan\",\"verbs\":[\"\",\"-i\",\"install\"],\"kind\":\"other\"},{\"program\":\"cpanm\",\"verbs\":[\"\"],\"kind\":\"other\"},{\"program\":\"dart\",\"verbs\":[\"pub add\",\"pub global activate\"],\"kind\":\"other\"},{\"program\":\"deno\",\"verbs\":[\"add\",\"install\"],\"kind\":\"npm\"},{\"program\":\"dnf\",\"verbs\":[\"install\"],\"kind\":\"system\"},{\"program\":\"docker\",\"verbs\":[\"run\",\"pull\",\"create\",\"image pull\",\"container run\"],\"kind\":\"image\"},{\"program\":\"dotnet\",\"verbs\":[\"add package\",\"tool install\",\"new install\"],\"kind\":\"nuget\"},{\"program\":\"easy_install\",\"verbs\":[\"\"],\"kind\":\"pypi\"},{\"program\":\"flatpak\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"flutter\",\"verbs\":[\"pub add\"],\"kind\":\"other\"},{\"program\":\"gem\",\"verbs\":[\"install\"],\"kind\":\"gem\"},{\"program\":\"gh\",\"verbs\":[\"extension install\"],\"kind\":\"go\"},{\"program\":\"go\",\"verbs\":[\"get\",\"install\",\"run\"],\"kind\":\"go\"},{\"program\":\"helm\",\"verbs\":[\"install\",\"upgrade\",\"pull\",\"repo add\",\"upgrade --install\",\"plugin install\"],\"kind\":\"helm\"},{\"program\":\"install-module\",\"verbs\":[\"\"],\"kind\":\"other\"},{\"program\":\"install-package\",\"verbs\":[\"\"],\"kind\":\"nuget\"},{\"program\":\"install-script\",\"verbs\":[\"\"],\"kind\":\"other\"},{\"program\":\"jsr\",\"verbs\":[\"add\"],\"kind\":\"npm\"},{\"program\":\"krew\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"kubectl\",\"verbs\":[\"krew install\"],\"kind\":\"other\"},{\"program\":\"luarocks\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"mamba\",\"verbs\":[\"install\",\"create\"],\"kind\":\"pypi\",\"sources\":[\"-c\",\"--channel\"]},{\"program\":\"mise\",\"verbs\":[\"use\",\"install\"],\"kind\":\"other\"},{\"program\":\"mix\",\"verbs\":[\"archive.install\"],\"kind\":\"other\"},{\"program\":\"nerdctl\",\"verbs\":[\"run\",\"pull\"],\"kind\":\"image\"},{\"program\":\"nix-env\",\"verbs\":[\"-i\",\"-ia\"],\"kind\":\"other\"},{\"program\":\"npm\",\"verbs\":[\"add\",\"i\",\"install\",\"exec\",\"x\",\"create\",\"init\",\"install-test\"],\"kind\":\"npm\"},{\"program\":\"npx\",\"verbs\":[\"\"],\"kind\":\"npm\"},{\"program\":\"nuget\",\"verbs\":[\"install\"],\"kind\":\"nuget\"},{\"program\":\"opam\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"pacman\",\"verbs\":[\"-s\",\"-sy\",\"-syu\"],\"kind\":\"system\"},{\"program\":\"pdm\",\"verbs\":[\"add\"],\"kind\":\"pypi\"},{\"program\":\"pip\",\"verbs\":[\"install\",\"download\"],\"kind\":\"pypi\"},{\"program\":\"pip3\",\"verbs\":[\"install\",\"download\"],\"kind\":\"pypi\"},{\"program\":\"pipenv\",\"verbs\":[\"install\"],\"kind\":\"pypi\"},{\"program\":\"pipx\",\"verbs\":[\"install\",\"run\",\"inject\"],\"kind\":\"pypi\"},{\"program\":\"pkg\",\"verbs\":[\"install\"],\"kind\":\"system\"},{\"program\":\"pnpm\",\"verbs\":[\"add\",\"i\",\"install\",\"dlx\",\"create\"],\"kind\":\"npm\"},{\"program\":\"pnpx\",\"verbs\":[\"\"],\"kind\":\"npm\"},{\"program\":\"podman\",\"verbs\":[\"run\",\"pull\",\"create\"],\"kind\":\"image\"},{\"program\":\"poetry\",\"verbs\":[\"add\"],\"kind\":\"pypi\"},{\"program\":\"port\",\"verbs\":[\"install\"],\"kind\":\"system\"},{\"program\":\"rye\",\"verbs\":[\"add\",\"install\"],\"kind\":\"pypi\"},{\"program\":\"scoop\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"skopeo\",\"verbs\":[\"copy\",\"inspect\"],\"kind\":\"image\"},{\"program\":\"snap\",\"verbs\":[\"install\"],\"kind\":\"system\"},{\"program\":\"stack\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"uv\",\"verbs\":[\"add\",\"pip install\",\"tool install\",\"tool run\"],\"kind\":\"pypi\"},{\"program\":\"uvx\",\"verbs\":[\"\"],\"kind\":\"pypi\"},{\"program\":\"vcpkg\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"winget\",\"verbs\":[\"install\"],\"kind\":\"other\"},{\"program\":\"yarn\",\"verbs\":[\"add\",\"dlx\",\"global add\",\"create\"],\"kind\":\"npm\"},{\"program\":\"yum\",\"verbs\":[\"install\"],\"kind\":\"system\"},{\"program\":\"zypper\",\"verbs\":[\"in\",\"install\"],\"kind\":\"system\"}]").map(({ program, verbs, kind, sources = [] }) => {
		let phrases = verbs.map((verb) => verb.split(" ").filter((word) => word !== ""));
		return [program, {
			kind,
			isSingle: kind === "image" || /^(?:npx|pnpx|bunx|uvx|helm)$/.test(program),
			sources,
			verbs: phrases.sort((one, other) => other.length - one.length)
		}];
	}));
	let singleVerbs = /^(?:x|exec|dlx|create|init|run|create-project)$/;
	let valued = new Set(package_forms_namespaceObject.Gf);
	let bareOptions = new Map(Object.entries(package_forms_namespaceObject.BA).map(([kind, names]) => [kind, new Set(names)]));
	let locked = new Set(package_forms_namespaceObject.xt);
	let stopWords = new Set(package_forms_namespaceObject.aL);
	let manifest = package_forms_namespaceObject.Mn.map(({ kind, pattern }) => ({
		kind,
		pattern: new RegExp(pattern)
	}));
	let imports = package_forms_namespaceObject.VW.map(({ kind, pattern }) => ({
		kind,
		pattern: new RegExp(pattern)
	}));
	let query = /\b(?:select|delete|insert|where|join|returning|group by|order by)\b/i;
	function listPackages(snippet) {
		let isQuery = !/^(?:docker|container)(?:file)?$/.test(snippet.lang) && (/sql$/.test(snippet.lang) || query.test(snippet.text));
		return snippets_listLines(snippet).flatMap((line) => {
			let isProse = snippet.kind === "prose" || /^\s*(?:#|\/\/|--\s|\*|REM )/.test(line.text);
			let installed = listCommands(line).flatMap((command) => listInstalled(command, isProse, snippet.kind === "line"));
			let all = snippet.kind === "prose" ? installed : [...installed, ...isQuery && /^\s*from\b/i.test(line.text) ? [] : listDeclared(line)];
			return [...new Map(all.map((one) => [`${one.kind}:${one.name}`, one])).values()];
		});
	}
	function listImports(snippet) {
		if (snippet.kind !== "code" && snippet.kind !== "line") return [];
		return snippets_listLines(snippet).flatMap(({ text, line }) => imports.flatMap(({ kind, pattern }) => {
			let name = pattern.exec(text)?.[1];
			return name === void 0 ? [] : [{
				kind,
				name: normalName(kind, name),
				line
			}];
		}));
	}
	let longestCommand = 1e3;
	function listInstalled({ words, line }, isProse, isLine) {
		let managed = 0;
		return words.flatMap((word, at) => {
			let manager = byProgram.get(word.toLowerCase().replace(/^.*\//, ""));
			if (manager === void 0 || managed > 100) return [];
			managed += 1;
			if (managed > 100) return [packages_bare("unknown", word, line)];
			let rest = words.slice(at + 1, at + 1 + longestCommand);
			let verb = manager.verbs.find((phrase) => startsWith(rest, phrase));
			if (verb === void 0) return [];
			let isLoose = isProse || isLine && at > 1;
			let operands = listOperands(dropVerb(rest, verb), manager.kind);
			let isSingle = isLoose || manager.isSingle || singleVerbs.test(verb.at(-1) ?? "");
			let offset = +(manager.kind === "helm" && verb.at(-1) !== "add");
			let chosen = operands.slice(isSingle ? offset : 0, isSingle ? offset + 1 : longestCommand);
			let next = words[at + 1 + longestCommand];
			let isCut = !isSingle && next !== void 0 && operands.length > longestCommand / 2;
			let sources = rest.flatMap((word, at) => manager.sources.includes(word) ? rest[at + 1] ?? [] : []);
			return [
				...isCut ? [packages_bare("unknown", next, line)] : [],
				...sources.map((name) => packages_bare("source", name.toLowerCase(), line)),
				...chosen.filter((operand) => !isLoose || !stopWords.has(operand.toLowerCase().replace(/[.,:;]$/, ""))).flatMap((operand) => parsePackage(manager.kind, operand, line) ?? []).map((found) => ({
					...found,
					...readOptions(rest, found)
				}))
			];
		});
	}
	function readOptions(words, { kind, version, hasChecksum }) {
		let at = words.findIndex((word) => word === "--version" || kind === "gem" && word === "-v");
		return {
			version: version ?? (at < 0 ? void 0 : words[at + 1]),
			hasChecksum: hasChecksum || words.some((word) => locked.has(word))
		};
	}
	function packages_bare(kind, name, line) {
		return {
			kind,
			name: name.slice(0, 200),
			version: void 0,
			hasChecksum: !1,
			line
		};
	}
	function startsWith(rest, phrase) {
		let plain = phrase[0]?.startsWith("-") ? rest : rest.filter((word) => !word.startsWith("-"));
		return phrase.every((word, at) => plain[at]?.toLowerCase() === word);
	}
	function dropVerb(rest, verb) {
		let last = verb.at(-1);
		return last === void 0 ? rest : rest.slice(rest.findIndex((word) => word.toLowerCase() === last) + 1);
	}
	function listOperands(words, kind) {
		let operands = [];
		for (let at = 0; at < words.length; at += 1) {
			let word = words[at] ?? "";
			if (/^[>#]|^\d?>/.test(word)) break;
			valued.has(word) && bareOptions.get(kind)?.has(word) !== !0 ? at += 1 : word.startsWith("-") || operands.push(word);
		}
		return operands;
	}
	function listDeclared({ text, line }) {
		return manifest.flatMap(({ kind, pattern }) => {
			let [, spec, version] = pattern.exec(text) ?? [];
			let found = spec === void 0 ? void 0 : parsePackage(kind, spec, line);
			return found === void 0 ? [] : [version === void 0 ? found : {
				...found,
				version
			}];
		});
	}
	let names = {
		image: /^((?:[\w.-]+(?::\d+)?\/)?[\w./-]+?)(?::([\w][\w.-]*))?(@sha256:[\da-f]+)?$/i,
		npm: /^(?:npm:|jsr:|git(?:hub|lab):)?((?:@?[\w.-]+\/)?[a-z_][\w.-]*)(?:[@#](.+))?$/i,
		go: /^([a-z0-9][\w.-]*\/[\w./-]+?)(?:@(.+))?$/i,
		composer: /^([a-z][\w.-]*\/[\w.-]+)(?::(.+))?$/i,
		helm: /^((?:oci:\/\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)(?::(.+))?$/i
	};
	let anyName = /^([a-z][\w.+/:-]*?[\w+])(?:\[[\w,-]*\]?)?(?:(?:[=<>~!^@]=?=?|\s)(.*))?$/i;
	function parsePackage(kind, spec, line) {
		let bare = spec.replace(/[,;.:!?]+$/, "");
		if (/^[./~$%<]|[<>](?!=?\d)|:\/\/(?<!oci:\/\/)|^git\+|^(?:your|my)[-_]|\.(?:txt|toml|whl|deb|rpm|tgz|gz|zip)$/i.test(bare)) return;
		let found = (names[kind] ?? anyName).exec(kind === "npm" ? bare.replace(/^@?[\w./-]{1,100}@npm:/, "") : bare);
		let name = found?.[1];
		if (name === void 0 || name.length > 200) return;
		let version = found?.[2];
		return {
			kind,
			name: normalName(kind, name),
			version: version === void 0 || /^(?:latest|next|main|master|edge|nightly|\*)$/i.test(version) ? void 0 : version,
			hasChecksum: found?.[3] !== void 0 || /--hash=|sha(?:256|512)[:=-]/.test(spec),
			line
		};
	}
	function normalName(kind, name) {
		let lower = name.toLowerCase();
		if (kind === "image") return lower.replace(/^(?:docker\.io\/)?(?:library\/)?/, "");
		return kind === "pypi" ? lower.replace(/[-_.]+/g, "-") : lower;
	}
	function ownerOf({ kind, name }) {
		if (kind === "npm") return name.startsWith("@") ? name.slice(0, name.indexOf("/")) : void 0;
		let parts = name.split("/");
		if (kind === "go" && /^[\w-]+\./.test(name)) return parts.slice(0, 2).join("/");
		return parts.length > 1 ? parts.slice(0, -1).join("/") : void 0;
	}
	let isManager = (program) => byProgram.has(program);
	let loose_hosts_namespaceObject = JSON.parse("{\"C5\":[\"ai\",\"app\",\"biz\",\"ca\",\"ch\",\"cloud\",\"cn\",\"co\",\"com\",\"de\",\"dev\",\"edu\",\"eu\",\"example\",\"fr\",\"gov\",\"info\",\"io\",\"jp\",\"mobi\",\"net\",\"nl\",\"online\",\"org\",\"ru\",\"site\",\"tech\",\"test\",\"tv\",\"uk\",\"xyz\"],\"aq\":[\"bash\",\"c\",\"cc\",\"cfg\",\"conf\",\"cpp\",\"cs\",\"css\",\"csv\",\"env\",\"go\",\"h\",\"htm\",\"html\",\"ini\",\"java\",\"js\",\"json\",\"jsx\",\"kt\",\"lock\",\"log\",\"md\",\"mdx\",\"mjs\",\"php\",\"pl\",\"properties\",\"ps1\",\"py\",\"rb\",\"rs\",\"rst\",\"scss\",\"sh\",\"sql\",\"toml\",\"ts\",\"tsx\",\"txt\",\"vue\",\"xml\",\"yaml\",\"yml\"],\"HP\":[\"addr\",\"address\",\"api\",\"base\",\"bind\",\"bootstrap\",\"broker\",\"brokers\",\"collector\",\"connect\",\"dns\",\"domain\",\"dsn\",\"endpoint\",\"endpoints\",\"gateway\",\"host\",\"hostname\",\"hosts\",\"index\",\"master\",\"mirror\",\"nameserver\",\"node\",\"nodes\",\"peer\",\"peers\",\"proxy\",\"registry\",\"relay\",\"remote\",\"replica\",\"resolver\",\"server\",\"servers\",\"smtp\",\"source\",\"target\",\"targets\",\"upstream\",\"upstreams\",\"uri\",\"url\"],\"cz\":[\"curl\",\"dig\",\"drill\",\"ftp\",\"host\",\"http\",\"https\",\"iperf3\",\"mongo\",\"mongosh\",\"mosh\",\"mtr\",\"mysql\",\"nc\",\"ncat\",\"nmap\",\"nslookup\",\"openssl\",\"pg_dump\",\"ping\",\"psql\",\"rdesktop\",\"redis-cli\",\"rsync\",\"scp\",\"sftp\",\"smbclient\",\"ssh\",\"ssh-copy-id\",\"sshfs\",\"telnet\",\"tracepath\",\"traceroute\",\"wget\",\"whois\"]}");
	let domains = new Set(loose_hosts_namespaceObject.C5);
	let files = new Set(loose_hosts_namespaceObject.aq);
	let programs = new Set(loose_hosts_namespaceObject.cz);
	let keys = new Set(loose_hosts_namespaceObject.HP);
	let loose_hosts_name = String.raw`(?:[a-z\d][a-z\d-]{0,62}\.){1,8}[a-z][a-z\d-]{0,62}|\d{1,3}(?:\.\d{1,3}){3}`;
	let port = String.raw`:\d{1,5}|:{1,2}(?=[\w~/.-])`;
	let loose = new RegExp(String.raw`(?<![\w./:$%@{-])(?:[\w.+-]{0,64}@)?(${loose_hosts_name})(${port})?(?![\w(@-]|\.[\w*])`, "gi");
	let loose_hosts_mayHold = /[\w-]\.[a-z\d]/i;
	let before = /(?:^|[\s"'([,{])(-h|-H|-S|--?[a-z][\w-]{1,60}|@|[\w.-]{1,60}["']?\s{0,3}[:=])[\s="'[]{0,6}$/i;
	let loose_hosts_directive = /^\s{0,40}([a-z][\w-]{1,60})\s{1,6}$/i;
	function listLooseHosts(line) {
		if (!loose_hosts_mayHold.test(line)) return [];
		let text = line.slice(0, loose_hosts_longest);
		let isCalled = (text.match(/[\w-]+/g) ?? []).slice(0, mostWords).some((word) => programs.has(word.toLowerCase()));
		let found = new Map();
		for (let match of text.matchAll(loose)) {
			let [whole, host = "", end = ""] = match;
			let from = match.index ?? 0;
			let lead = text.slice(Math.max(0, from - reach), from);
			let hint = (before.exec(lead) ?? loose_hosts_directive.exec(lead))?.[1] ?? "";
			let isNamed = isCalled || whole.includes("@") || isHint(hint);
			if (!isHost(host.toLowerCase(), end, isNamed, text[from + whole.length] ?? "")) continue;
			let address = makeAddress(whole, "", host, "");
			address !== void 0 && found.set(address.text, address);
		}
		return [...found.values()];
	}
	let loose_hosts_longest = 5e3;
	let reach = 80;
	let mostWords = 8;
	function isHint(hint) {
		if (/^(?:-h|-H|-S|@)$/.test(hint)) return !0;
		return (hint.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().match(/[a-z]+/g) ?? []).some((word) => keys.has(word));
	}
	function isHost(host, port, isNamed, next) {
		if (isLocal(host)) return !1;
		if (/^[\d.]+$/.test(host)) return host.split(".").every((part) => Number(part) < 256) && (isNamed || port !== "");
		let labels = host.split(".");
		let last = labels.at(-1) ?? "";
		if (files.has(last) || domains.has(labels[0] ?? "") && !isNamed) return !1;
		if (!domains.has(last) && !(isNamed && findDomain(host).split(".").length > 1 && last.length === 2)) return !1;
		return isNamed || /^:\d/.test(port) || labels.length > 2 && next !== "=" || next === "/";
	}
	let address_words_namespaceObject = JSON.parse("{\"EG\":[\"adf.ly\",\"aka.ms\",\"bit.ly\",\"bitly.com\",\"buff.ly\",\"cutt.ly\",\"dub.sh\",\"geni.us\",\"git.io\",\"goo.gl\",\"is.gd\",\"j.mp\",\"linktr.ee\",\"lnkd.in\",\"ow.ly\",\"rb.gy\",\"rebrand.ly\",\"s.id\",\"short.gy\",\"short.io\",\"shorturl.at\",\"t.co\",\"t.ly\",\"tiny.cc\",\"tinyurl.com\",\"urlz.fr\",\"v.gd\",\"youtu.be\"],\"E5\":[\"_ga\",\"_hsenc\",\"_hsmi\",\"aff\",\"aff_id\",\"affid\",\"affiliate\",\"campaign_id\",\"click_id\",\"clickid\",\"dclid\",\"fbclid\",\"gbraid\",\"gclid\",\"igshid\",\"irclickid\",\"mc_cid\",\"mc_eid\",\"mkt_tok\",\"msclkid\",\"oly_enc_id\",\"partner_id\",\"ref\",\"ref_\",\"ref_src\",\"referral\",\"referrer\",\"s_cid\",\"sc_campaign\",\"source_id\",\"srsltid\",\"tag\",\"trk\",\"ttclid\",\"twclid\",\"vero_id\",\"wbraid\",\"wickedid\",\"yclid\"],\"Ko\":[\"bitbucket.org\",\"crates.io\",\"docker.com\",\"docker.io\",\"ghcr.io\",\"github.com\",\"githubusercontent.com\",\"gitlab.com\",\"golang.org\",\"google.com\",\"googleapis.com\",\"microsoft.com\",\"mozilla.org\",\"nodejs.org\",\"npmjs.com\",\"npmjs.org\",\"packagist.org\",\"pypi.org\",\"python.org\",\"pythonhosted.org\",\"quay.io\",\"rubygems.org\",\"rust-lang.org\",\"sourceforge.net\",\"ubuntu.com\"],\"Bl\":[\"add-apt-repository\",\"axios\",\"deb\",\"fetch\",\"git\",\"index-url\",\"kubectl\",\"mirror\",\"openssl\",\"proxy\",\"registry\",\"repository\",\"requests\",\"rsync\",\"ssh\"]}");
	let commandWords = new Set([...address_words_namespaceObject.Bl, ...downloaders]);
	let listPlaces = perSubject((subject) => {
		let inParts = subject.pages.flatMap(({ path, added }) => added.flatMap((part) => addressesOf(part).map((found) => ({
			...found,
			path,
			line: part.line
		}))));
		let inText = listAdded(subject).flatMap((snippet) => snippet.text.split("\n").flatMap((text, at) => {
			let kind = addresses_isCommand(snippet, text) ? "command" : "text";
			let loose = kind === "command" ? listLooseHosts(text).filter((address) => isUnnamed(subject, address)) : [];
			return [...hosts_listAddresses(text), ...loose].map((address) => {
				let isCode = snippet.kind === "inline-code";
				return {
					address,
					kind,
					isCode,
					path: snippet.path,
					line: snippet.line + at
				};
			});
		}));
		let all = [...inParts, ...inText];
		let keyOf = ({ path, address }) => JSON.stringify([path, address.text]);
		let commands = new Set(all.filter(({ kind }) => kind === "command").map(keyOf));
		let code = new Set(all.filter(({ isCode }) => isCode === !0).map(keyOf));
		return all.filter((place) => place.kind === "command" || !commands.has(keyOf(place))).filter((place) => place.isCode === !0 || place.kind !== "link" || !code.has(keyOf(place)));
	});
	let isUnnamed = perKey({
		most: 40,
		beyond: !0,
		keyOf: ({ domain }) => domain
	}, (subject, { domain }) => !listKnown(subject).some((text) => text.includes(domain)));
	function addressesOf(part) {
		if (part.kind === "link" || part.kind === "image") return hosts_listAddresses(part.url).map((address) => ({
			address,
			kind: part.kind
		}));
		if (part.kind !== "tag") return [];
		return Object.entries(part.attributes).flatMap(([name, value]) => {
			let kind = /^(?:src|srcset|poster|background|image|icon|logo)$/i.test(name) ? "image" : "link";
			return hosts_listAddresses(value).map((address) => ({
				address,
				kind
			}));
		});
	}
	function addresses_isCommand({ kind, text: whole }, text) {
		if (kind === "code") return !0;
		if (kind === "prose" || !/\s/.test(whole.trim())) return !1;
		if (kind === "inline-code") return !0;
		return listCommands({
			text,
			line: 1
		}).some(({ words }) => isManager(programOf(words)) || commandWords.has(programOf(words)));
	}
	let knownAddresses = perSubject((subject) => {
		let [texts, domains, sites] = [
			new Set(),
			new Set(),
			new Set()
		];
		let add = ({ text, domain, site }) => {
			texts.add(bareOf(text));
			domains.add(domain);
			sites.add(site);
		};
		for (let text of listKnown(subject)) for (let address of hosts_listAddresses(text)) add(address);
		for (let { before } of subject.pages) for (let part of before) for (let { address } of addressesOf(part)) add(address);
		return {
			texts,
			domains,
			sites
		};
	});
	function bareOf(text) {
		return text.replace(/^[a-z+.-]*:?\/\//i, "").replace(/\/$/, "");
	}
	function isNewDomain(subject, { host, domain }) {
		return !isPlaceholder(host) && !knownAddresses(subject).domains.has(domain);
	}
	function isNewSite(subject, { host, site }) {
		return !isPlaceholder(host) && !knownAddresses(subject).sites.has(site);
	}
	function isNewExample(subject, address) {
		return isReserved(address) && !knownAddresses(subject).sites.has(address.site);
	}
	let createNearDomains = perSubject((subject) => {
		let names = new Set([...knownAddresses(subject).domains, ...address_words_namespaceObject.Ko]);
		let known = [...names].filter((other) => other.includes(".") && !isPlaceholder(other));
		let found = new Map();
		return ({ host, domain }) => {
			if (names.has(domain) || found.has(host) || found.size >= 500) return found.get(host);
			let near = isPlaceholder(host) ? void 0 : known.find((other) => isNearHost(host, domain, other));
			found.set(host, near);
			return near;
		};
	});
	function findNearDomain(subject, address) {
		return createNearDomains(subject)(address);
	}
	function findCombosquatted(subject, { host, domain }) {
		let names = domain.split(".")[0]?.split("-") ?? [];
		if (names.length < 2 || isPlaceholder(host) || knownAddresses(subject).domains.has(domain)) return;
		return [...knownAddresses(subject).domains].find((other) => {
			let [name = ""] = other.split(".");
			return name.length >= 5 && names.includes(name) && !isPlaceholder(other) && !address_words_namespaceObject.Ko.includes(other);
		});
	}
	function isNearHost(host, domain, other) {
		if ((`.${host}`.includes(`.${other}.`) || host.includes(`${other.replace(/\./g, "-")}.`)) && other.length >= 6) return !0;
		let [[written = ""], [otherName = ""]] = [domain.split("."), other.split(".")];
		let name = written.replace(/^xn--(.+)-[^-]*$/, "$1");
		if (domain.slice(written.length) === other.slice(otherName.length)) return name.length >= 4 && isNear(name, otherName);
		return name.length >= 6 && name === otherName && distance(domain, other, 2) <= 2;
	}
	let ownerOfHost = ({ domain }) => address_words_namespaceObject.Ko.includes(domain) ? "" : domain.split(".")[0] ?? "";
	function toFinding(subject, { address, path, line }) {
		let from = [...new Set([...findReaders(subject, bareOf(address.text)), ...findReaders(subject, address.host)])].sort();
		let domain = from.length > 0 ? from : findReadersOfName(subject, findDomain(address.host), ownerOfHost(address));
		return {
			path,
			line,
			subject: address.text.slice(0, 300),
			from: domain
		};
	}
	let downloads_namespaceObject = JSON.parse("{\"ae\":[\".\",\"ash\",\"bash\",\"bun\",\"busybox\",\"cmd\",\"csh\",\"dash\",\"deno\",\"doas\",\"eval\",\"fish\",\"iex\",\"invoke-expression\",\"ksh\",\"lua\",\"node\",\"nu\",\"osascript\",\"perl\",\"php\",\"powershell\",\"pwsh\",\"pypy\",\"python\",\"python2\",\"python3\",\"rscript\",\"ruby\",\"sh\",\"source\",\"su\",\"tclsh\",\"tcsh\",\"zsh\"],\"pN\":[{\"name\":\"script run from an address\",\"pattern\":\"\\\\b(?:deno run|deno install|mshta|msiexec|regsvr32|rundll32|bunx?|npx|node|bash|sh|python3?)\\\\b[^\\\\n|;&]{0,60}\\\\s[\\\"']?(?:/i:?\\\\s?)?https?://[^\\\\s\\\"']{3,}\"},{\"name\":\"script block of an address\",\"pattern\":\"\\\\b(?:certutil(?:\\\\.exe)?\\\\s[^\\\\n]{0,60}-urlcache|bitsadmin(?:\\\\.exe)?\\\\s[^\\\\n]{0,60}/transfer)\\\\b\"},{\"name\":\"download written where a shell or a system runs it\",\"pattern\":[\"\\\\b(?:curl|wget)\\\\b[^\\\\n;&]{0,300}[\\\\s>=\\\"'/]\\\\.(?:(?:ba|z|k|c|tc)shrc|(?:bash_|z)?profile|bash_\\\\w{2,9}|z?login|zshenv)\\\\b\",\"\\\\b(?:curl|wget)\\\\b[^\\\\n;&]{0,300}(?:\\\\bauthorized_keys\\\\b|\\\\s[\\\"']?/etc/(?:cron|init|systemd|profile|sudoers|rc)|/LaunchAgents/)\"]},{\"name\":\"download put into a build\",\"pattern\":\"^\\\\s*ADD\\\\s{1,9}(?:--\\\\S{1,80}\\\\s{1,9})*https?://\\\\S{3,500}\\\\s[^\\\\n]{1,200}\\\\.(?:sh|py|run|bin|exe|ps1|rb|pl|deb|rpm)\\\\b\"},{\"name\":\"download turned into any object\",\"pattern\":[\"\\\\b(?:unsafe_load|(?:c?[Pp]ickle|dill|joblib|Marshal|torch)\\\\.loads?|yaml\\\\.load|unserialize)\\\\s?\\\\([^\\\\n]{0,200}\\\\b(?:URI\\\\.open|urlopen|file_get_contents|https?://)\",\"\\\\b(?:(?:c?[Pp]ickle|dill|joblib|Marshal|torch)\\\\.loads?|yaml\\\\.load)\\\\s?\\\\([^\\\\n]{0,200}\\\\b(?:requests|httpx)\\\\.get\\\\b\"]},{\"name\":\"download put into any program that does more than show it\",\"pattern\":\"^(?![^\\\\n]{0,200}\\\\b(?:diff|cat|comm|jq|less|grep|sort|wc|head|tail|yq)\\\\s)[^\\\\n]{0,300}<\\\\(\\\\s{0,9}(?:curl|wget)\\\\b\"},{\"name\":\"archive unpacked over the system\",\"pattern\":\"\\\\b(?:curl|wget)\\\\b[^\\\\n]{0,300}\\\\|\\\\s{0,9}(?:sudo\\\\s)?tar\\\\b[^\\\\n]{0,60}-C\\\\s?/(?=\\\\s|$)\"}],\"DM\":[\"[gmn]?awk\",\"gdb\",\"m4\",\"mysql\",\"psql\",\"sed\",\"sqlite3\",\"ssh\",\"sudo\",\"tmux\"],\"Qr\":[\"7z\",\"ar\",\"bsdtar\",\"bunzip2\",\"cpio\",\"dpkg-deb\",\"expand-archive\",\"gtar\",\"gunzip\",\"gzip\",\"jar\",\"tar\",\"unxz\",\"unzip\",\"unzstd\",\"xz\",\"zstd\"],\"LX\":[\"bundle\",\"cargo\",\"cmake\",\"docker\",\"go\",\"gradle\",\"just\",\"make\",\"meson\",\"mvn\",\"ninja\",\"npm\",\"pip\",\"pip3\",\"pnpm\",\"poetry\",\"rake\",\"task\",\"uv\",\"yarn\"],\"nc\":[\"apt-key\",\"at\",\"batch\",\"crontab\",\"mysql\",\"patch\",\"psql\",\"rpm\",\"sqlcmd\",\"sqlite3\",\"sqlplus\",\"xargs\"],\"zp\":[\"crontab\",\"helm\",\"kubectl\",\"kustomize\",\"nix-env\",\"oc\",\"terraform\",\"tofu\",\"vagrant\"],\"Ic\":[\"--editable\",\"--file\",\"--filename\",\"--from\",\"--git\",\"--install-extension\",\"--manifest\",\"--package\",\"--spec\",\"--url\",\"--with\",\"-U\",\"-e\",\"-f\",\"-from-module\",\"-k\",\"-p\",\"-r\"],\"S_\":[\"rclone\",\"rsync\",\"scp\",\"sftp\",\"unison\"],\"K4\":[\"aws\",\"gsutil\",\"gcloud\",\"mc\",\"s3cmd\",\"rclone\"],\"FI\":{\"bitbucket\":\"bitbucket.org\",\"codeberg\":\"codeberg.org\",\"github\":\"github.com\",\"gitlab\":\"gitlab.com\",\"sourcehut\":\"git.sr.ht\"},\"Ft\":[\"^(?:git\\\\+)?(?:https?|ssh|ftp)://[^/\\\\s]+/\\\\S\",\"^(?:oci|rsync|s3|gs)://\\\\S\",\"^git@[\\\\w.-]+:\\\\S\",\"^git::\\\\w\"],\"mb\":[\"amm\",\"ansible-pull\",\"bb\",\"bun x\",\"bunx\",\"coursier launch\",\"cs launch\",\"deno install\",\"deno run\",\"elixir\",\"emacs\",\"go install\",\"go run\",\"groovy\",\"ipython\",\"jbang\",\"julia\",\"kotlin\",\"mshta\",\"nix\",\"nix-shell\",\"npm exec\",\"npm x\",\"npx\",\"nu\",\"nvim\",\"pipx run\",\"pkgx\",\"pnpm dlx\",\"pnpx\",\"r\",\"regsvr32\",\"rscript\",\"scala-cli\",\"swift\",\"uv run\",\"uv tool\",\"uvx\",\"vim\",\"wasmer\",\"wasmtime\",\"xonsh\",\"yarn dlx\"],\"$o\":[\"&\",\"chmod\",\"dpkg\",\"installer\",\"java\",\"msiexec\",\"open\",\"rpm\",\"start\",\"start-process\",\"unblock-file\"],\"jD\":[\"\\\\b(?:eval|exec(?:Sync|File\\\\w{0,4})|iex|Invoke-Expression|Function|system|popen|loadstring|runInThisContext|Start-Process)\\\\b\",\"(?<![\\\\w.])exec\\\\b|\\\\b(?:child_process|cp|os|shell)\\\\.exec\",\"ScriptBlock\\\\]::Create\",\"& ?\\\\(\",\"\\\\bsubprocess\\\\.\\\\w+\"],\"Ie\":[\"\\\\b(?:urlopen|file_get_contents|DownloadString|DownloadFile|Net\\\\.WebClient|HttpClient|open-uri|URI\\\\.open)\\\\b\",\"\\\\b(?:irm|iwr|Invoke-RestMethod|Invoke-WebRequest)\\\\b\",\"\\\\b(?:requests|httpx|http|https|axios|ureq|reqwest|Faraday|HTTParty|RestClient|Excon)(?:\\\\.|::)(?:get|post|request)\\\\b\",\"\\\\b(?:fetch|axios|got)\\\\s?\\\\(\",\"\\\\b(?:HTTP::Tiny|LWP::\\\\w+|Net::HTTP|XMLHttpRequest)\\\\b\"],\"Ue\":[\"--add-source\",\"--api\",\"--base-url\",\"--cache\",\"--data\",\"--default-index\",\"--endpoint\",\"--header\",\"--host\",\"--index\",\"--mirror\",\"--output\",\"--proxy\",\"--registry-mirror\",\"--repository\",\"--server\",\"-H\",\"-d\",\"-o\",\"-s\"],\"Tj\":[\"bash\",\"bat\",\"bin\",\"cmd\",\"exe\",\"jar\",\"jl\",\"js\",\"lua\",\"mjs\",\"msi\",\"php\",\"pl\",\"ps1\",\"py\",\"r\",\"rb\",\"run\",\"sh\",\"ts\"],\"U4\":[\"bun\",\"deno\",\"emacs\",\"julia\",\"lua\",\"node\",\"nvim\",\"perl\",\"php\",\"pwsh\",\"powershell\",\"python[0-9.]{0,4}\",\"r\",\"rscript\",\"ruby\",\"tclsh\",\"vim\"],\"Lq\":[\"compile\",\"dofile\",\"eval(?:-\\\\w+|uate)?\",\"exec\\\\w{0,4}\",\"include\",\"load\\\\w{0,6}\",\"popen\",\"source\",\"spawn\\\\w{0,4}\",\"system\"]}");
	let evaluating = `(?:${downloads_namespaceObject.jD.join("|")})`;
	let requesting = `(?:${downloads_namespaceObject.Ie.join("|")})`;
	let asked = compilePattern(requesting, "i");
	let run = compilePattern(evaluating, "i");
	let taken = /^\s{0,80}(?:(?:const|let|var|my|local|auto|val)\s{1,9})?[$@]?([A-Za-z_]\w{0,60})\s{0,9}:?=(?!=)/;
	let evaluated_name = /(?<![\w.])[A-Za-z_]\w*/g;
	function findEvaluated(suspects, lines) {
		let answers = suspects.flatMap(({ text, line }) => {
			let variable = asked.test(text) ? taken.exec(text)?.[1] : void 0;
			return variable === void 0 ? [] : [{
				text,
				line,
				variable
			}];
		});
		if (answers.length === 0) return [];
		let byLine = Map.groupBy(answers, ({ line }) => line);
		return lines.filter(({ text }) => run.test(text)).flatMap(({ text, line }) => {
			let used = new Set(text.match(evaluated_name));
			let answer = Array.from({ length: 12 }, (_, at) => byLine.get(line - 12 + at) ?? []).flat().find(({ variable }) => used.has(variable));
			return answer === void 0 ? [] : [{
				text: `${answer.text.trim()} && ${text.trim()}`,
				line
			}];
		});
	}
	let copiers = new Set(downloads_namespaceObject.S_);
	let forges = new Map(Object.entries(downloads_namespaceObject.FI));
	let forge = RegExp(`(?<![\\w.-])(${[...forges.keys()].join("|")}):(?=[\\w.-]{1,100}/[\\w.-])`, "gi");
	let remotePath = /^[\w.@-]{2,100}:[^\\:]/;
	let reference = compilePattern([...downloads_namespaceObject.Ft, `^(?:${[...forges.keys()].join("|")}):[\\w.-]+/[\\w.-]`], "i");
	let fetches_module = /^[a-z\d][\w-]*(?:\.[\w-]+)*\.[a-z]{2,24}\/\S/i;
	let isReference = (word) => reference.test(word);
	let isModule = (word) => fetches_module.test(word);
	function listRemotes(text) {
		let plain = text.replace(forge, (_, name) => `https://${forges.get(name.toLowerCase())}/`);
		let named = hosts_listAddresses(plain);
		return named.length > 0 ? named : listBareAddresses(plain);
	}
	let isAddress = ({ words }) => words.length === 1 && /^https?:\/\/\S+\/\S+$/i.test(words[0] ?? "");
	function fetches(command) {
		let { words } = command;
		if (copiers.has(programOf(words))) return words.some((word) => isReference(word) || remotePath.test(word));
		return words.some((word) => downloaders.has(word.toLowerCase())) || isAddress(command);
	}
	function fetchesTree(command) {
		let { words } = command;
		return words.some((word) => /^(?:sync|mirror|--recursive|--archive|--mirror|-\w?[ar]\w{0,3})$/.test(word)) && fetches(command) && (copiers.has(programOf(words)) || words.some((word) => downloads_namespaceObject.K4.includes(word)));
	}
	function listFiles(command, receivesDownload) {
		let isFetch = fetches(command);
		let isWriter = receivesDownload && (/^(?:tee|sponge|dd)$/.test(programOf(command.words)) || command.words.some(isRedirect));
		if (!isFetch && !isWriter) return [];
		let words = dropPrefixes(command.words);
		let named = words.flatMap((word, at) => {
			let name = word.replace(/^(?:--?[\w-]{1,40}=|of=|>{1,2})/, "");
			let isName = name !== word || /^(?:-|>)/.test(words[at - 1] ?? "") || /\w[./\\]\w|^~?[/\\]/.test(name);
			return at > 0 && isName && !/^-|:\/\//.test(name) ? [name] : [];
		});
		let remote = isFetch ? listRemotes(command.text).map(({ path }) => path.replace(/[?#].*$/, "")) : [];
		return [...named, ...remote].map(baseName).filter((name) => name.length > 1);
	}
	let isRedirect = (word) => word.startsWith(">");
	function baseName(path) {
		return path.replace(/^.*[/\\:]/, "");
	}
	let appliers = new Set(downloads_namespaceObject.zp);
	let applied = new Set(downloads_namespaceObject.Ic);
	let installs_valued = new Set([...package_forms_namespaceObject.Gf, ...downloads_namespaceObject.Ue]);
	let launchers = downloads_namespaceObject.mb.map((phrase) => phrase.split(" "));
	function methodOf({ words }) {
		let rest = dropPrefixes(words);
		let program = programOf(words);
		let isLauncher = launchers.some(([name, ...verb]) => name === program && verb.every((one, at) => rest[at + 1] === one));
		if (!isLauncher && !isManager(program) && !appliers.has(program)) return;
		if (words.includes("repo") || words.includes("config")) return;
		let named = rest.find((word, at) => at > 0 && isUsed(word, rest[at - 1] ?? "", isLauncher && program === "go"));
		if (named === void 0) return;
		return isLauncher ? /^https?:/i.test(named.replace(assigned, "")) || /["'(]/.test(named) ? "direct" : "unpacked" : "installed";
	}
	let assigned = /^(?:--?[a-z][\w-]{0,40}=|[\w.:]{1,40}\(["']?)/i;
	let certain = /^git\+|\.(?:git|whl|tgz|tar\.gz|zip|deb|rpm|vsix)$/i;
	function isUsed(word, before, mayBeModule) {
		let option = /^(--?[a-z][\w-]{0,40})=/i.exec(word)?.[1];
		let value = word.replace(assigned, "");
		if (!(isReference(value) || mayBeModule && isModule(value))) return !1;
		if (option !== void 0) return applied.has(option);
		return applied.has(before) || !installs_valued.has(before) || certain.test(value);
	}
	let builders = new Set(downloads_namespaceObject.LX);
	let extractors = new Set(downloads_namespaceObject.Qr);
	let runners = new Set(downloads_namespaceObject.ae);
	function findUnpacked(commands) {
		let found = [];
		let source;
		let isUnpacked = !1;
		for (let command of commands) {
			source !== void 0 && command.line - source.line > 12 && (source = void 0);
			if (isClone(command) || fetchesTree(command)) [source, isUnpacked] = [command, !0];
			else if (fetches(command)) [source, isUnpacked] = [command, !1];
			else if (extractors.has(programOf(command.words))) isUnpacked = !0;
			else if (source !== void 0 && isUnpacked && runsUnpacked(command)) {
				found.push({
					source,
					run: command
				});
				source = void 0;
			}
		}
		return found;
	}
	function isClone({ words }) {
		let [, ...rest] = dropPrefixes(words);
		let program = programOf(words);
		return /^(?:git|hg|gh|svn|degit)$/.test(program) && rest.some((word) => /^(?:clone|checkout|co|export)$/.test(word)) && rest.some((word) => /:|\w\/\w/.test(word));
	}
	function runsUnpacked({ words }) {
		let [first = "", ...rest] = dropPrefixes(words);
		let program = programOf(words);
		if (/^\.{1,2}[/\\]\S/.test(first) || /^[\w.-]{1,80}\/\S{0,200}(?:install|setup|configure|run|bootstrap)\S{0,20}$/.test(first)) return !0;
		if (runners.has(program.replace(/[\d.]+$/, ""))) return rest.some((word) => /^[^-\s]\S*\.\w{1,5}$/.test(word));
		if (!builders.has(program)) return !1;
		let operands = rest.filter((word) => !word.startsWith("-"));
		return /^(?:make|just|ninja|rake|task|meson|cmake|gradle|mvn)$/.test(program) || operands.length < 2 || operands.includes(".") || /^(?:run|start|build)$/.test(operands[0] ?? "");
	}
	let downloads_runners = new Set(downloads_namespaceObject.ae);
	let sinks = new Set(downloads_namespaceObject.nc);
	let openers = new Set(downloads_namespaceObject.$o);
	let given = String.raw`\b(?:${downloads_namespaceObject.U4.join("|")})\b[^\n]{0,60}\s--?(?:e|c|r|eval|command)\s[^\n]{0,300}`;
	let loading = String.raw`(?<![.\w])(?:${downloads_namespaceObject.Lq.join("|")})\b`;
	let evaluators = [
		...downloads_namespaceObject.ae.filter((name) => name !== "."),
		...downloads_namespaceObject.U4,
		...downloads_namespaceObject.DM
	];
	let evaluator = String.raw`(?:^|[\s;&|("'\`])(?:\.|(?:${evaluators.join("|")})\b)\s`;
	let fetched = String.raw`\s{0,9}(?:sudo\s)?(?:curl|wget|fetch|http|aria2c)\b`;
	let inCode = [
		compilePattern([
			String.raw`${evaluator}[^\n]{0,60}[$<]\(${fetched}`,
			String.raw`${evaluator}\s{0,9}(?:-{1,2}\S{1,40}\s{1,9}){0,4}["']?\`${fetched}`,
			String.raw`(?:^|[;&|])\s{0,40}(?:[$#>]\s)?\$\(${fetched}`
		], "i"),
		compilePattern([`${evaluating}[^\\n]{0,200}${requesting}`, `${requesting}[^\\n]{0,300}${evaluating}`], "i"),
		compilePattern([`${given}${loading}[^\\n]{0,200}https?://`, `${given}https?://[^\\n]{0,200}${loading}`], "i"),
		...downloads_namespaceObject.pN.map(({ pattern }) => compilePattern(pattern, "i"))
	];
	let sign = compilePattern([
		String.raw`:\/\/|\b(?:go|git)\s|\bclone\b|\|\s?(?:sudo )?\w*sh\b|^\s*ADD\s`,
		String.raw`\b(?:${[...downloaders, ...Object.keys(downloads_namespaceObject.FI)].join("|")})\b`,
		requesting
	], "i");
	let mayDownload = (text) => sign.test((0, visible.Y)(text).normalize("NFKC"));
	function findDownloads(lines) {
		let suspects = lines.filter(({ text }) => sign.test(text));
		if (suspects.length === 0) return [];
		let names = new Set();
		let direct = [];
		let installed = [];
		for (let line of suspects) {
			let commands = listCommands(line);
			!isSketch(line.text) && (runsPipe(commands) || inCode.some((form) => form.test(line.text))) && direct.push({
				...describe(line.text, line.line),
				method: "direct"
			});
			for (let method of commands.map(methodOf)) method !== void 0 && installed.push({
				...describe(line.text, line.line),
				method
			});
			for (let { files } of listChained(commands)) for (let name of files) names.add(name);
		}
		let isNamed = ({ text }) => names.size > 20 || [...names].some((name) => text.includes(name));
		let steps = names.size === 0 ? [] : listChained(listEach(lines.filter(isNamed)));
		let unpacked = findUnpacked(listEach(lines)).map(({ source, run }) => ({
			...describe(`${source.text} && ${run.text}`, run.line),
			method: "unpacked"
		}));
		return [
			...direct,
			...installed,
			...findTwoSteps(steps),
			...findEvaluated(suspects, lines).map(({ text, line }) => ({
				...describe(text, line),
				method: "two-steps"
			})),
			...unpacked
		];
	}
	function describe(text, line) {
		let addresses = listRemotes(text);
		let places = addresses.map(({ host, site }) => ({
			host: site.includes("/") ? site : host,
			site
		}));
		return {
			text: squeeze(text).slice(0, 300),
			line,
			places,
			addresses: addresses.map((address) => address.text)
		};
	}
	let isSketch = (text) => /\b(?:curl|wget)(?:\s-\w+)*\s(?:\.{3}|<[\w-]+>)\s?\|/.test(text);
	function runsPipe(commands) {
		let hasDownload = !1;
		for (let command of commands) {
			let { words, isPiped } = command;
			if (hasDownload && runsInput(words)) return !0;
			hasDownload = isPiped && (hasDownload || fetches(command));
		}
		return !1;
	}
	function runsInput(words) {
		let program = programOf(words).replace(/[\d.]+$/, "");
		if (sinks.has(program) || readsCommands.test(words.join(" "))) return !0;
		if (!(downloads_runners.has(program) || downloads_runners.has(programOf(words)))) return !1;
		return /sh$|^(?:iex|invoke-expression|cmd|eval)$/.test(program) || !words.some((word) => /^-\w*[cemnp]\w*$/.test(word));
	}
	let readsCommands = compilePattern([String.raw`\b(?:git\s(?:-\S{1,80}\s)?(?:apply|am)|kubectl\s(?:apply|create)|docker\s(?:image\s)?load)\b`, String.raw`\b(?:ssh\s[^|]{1,100}\s(?:ba)?sh|docker[\s-]compose\s[^|]{0,80}-f\s-\s\w+)\b`]);
	function* listEach(lines) {
		for (let line of lines) yield* listCommands(line);
	}
	function* listChained(commands) {
		let receivesDownload = !1;
		for (let command of commands) {
			yield {
				command,
				files: listFiles(command, receivesDownload)
			};
			receivesDownload = command.isPiped && (receivesDownload || fetches(command));
		}
	}
	function findTwoSteps(steps) {
		let files = new Map();
		let found = [];
		for (let { command, files: written } of steps) {
			let run = listRun(command).find((name) => files.has(name));
			let source = run === void 0 ? void 0 : files.get(run);
			if (run !== void 0 && source !== void 0) {
				let method = isManager(programOf(command.words)) ? "carried" : "two-steps";
				found.push({
					...describe(`${source.text} && ${command.text}`, command.line),
					method
				});
				files.delete(run);
			}
			for (let name of written) files.set(name, command);
		}
		return found;
	}
	let source = RegExp(`\\.(?:${downloads_namespaceObject.Tj.join("|")})$`, "i");
	function listRun({ words }) {
		let rest = dropPrefixes(words);
		let program = programOf(words);
		let isRunner = downloads_runners.has(program) || downloads_runners.has(program.replace(/[\d.]+$/, ""));
		let isOwn = /^(?:\.{0,2}|~|\/.*|\$\w+|%\w+%)[/\\]|\.(?:exe|msi|ps1|bat|cmd|run)$/i.test(rest[0] ?? "");
		if (program === "chmod" && !/[+=][rwX]*x|[0-7]*[1357]/.test(rest[1] ?? "")) return [];
		let operands = rest.slice(1);
		let script = operands.find((word) => !word.startsWith("-"));
		let given = isRunner ? operands.filter((word) => word === script || source.test(word)) : openers.has(program) || isManager(program) ? operands : [];
		return [...isOwn ? [rest[0] ?? ""] : [], ...given].map(baseName);
	}
	let isManaged = (method) => method === "installed" || method === "carried";
	let findNew = perSubject((subject) => {
		let before = listDownloads(listBefore(subject)).map(({ download }) => download);
		let others = subject.others.filter(mayDownload).flatMap((text) => findDownloads(snippets_listLines({
			text,
			line: 1
		})));
		let unchanged = new Set([...before, ...others.filter(({ method }) => method === "unpacked")].map(({ text }) => text));
		let earlier = [...before, ...others].filter(({ method }) => !isManaged(method));
		let hosts = new Set(earlier.flatMap(({ places }) => places.map(({ host }) => host)));
		let piped = new Set(earlier.flatMap(({ method, places }) => method === "direct" ? places.map(({ site }) => site) : []));
		let linked = knownAddresses(subject).sites;
		return listDownloads(listAfter(subject)).filter(({ download: { text } }) => !unchanged.has(text)).filter(({ download: { method, places } }) => !isManaged(method) || places.some(({ site }) => !linked.has(site))).map(({ path, download }) => {
			let { method, addresses } = download;
			let isKnown = addresses.length > 0 && download.places.every(({ host, site }) => hosts.has(host) || piped.has(site) || method === "unpacked" && linked.has(site));
			let from = [...download.addresses, download.text].flatMap((text) => findReaders(subject, text));
			let isUnasked = method === "installed" && from.length === 0 && !isInPlace(subject, path, download.line);
			return {
				isKnown: isKnown || isUnasked,
				finding: {
					path,
					line: download.line,
					subject: download.text,
					from
				}
			};
		});
	});
	function listDownloads(snippets) {
		return [...Map.groupBy(snippets, ({ path, kind }) => JSON.stringify([path, kind === "prose"])).values()].filter((group) => group.some(({ text }) => mayDownload(text))).flatMap((group) => findDownloads(group.flatMap(snippets_listLines)).map((download) => ({
			path: group[0]?.path ?? "",
			download
		})));
	}
	let download_rules_pick = (isKnown) => (subject) => findNew(subject).filter((found) => found.isKnown === isKnown).map(({ finding }) => finding);
	let downloadRules = [{
		id: "download-run",
		severity: "block",
		detects: "commands that run what they download: piped to a shell, through `eval` or `$(…)`, or in two steps",
		message: "This command downloads code and runs it unchecked, on the machine of every reader who copies it.",
		find: download_rules_pick(!1)
	}, {
		id: "download-run-known",
		severity: "look",
		detects: "new commands that download and run something from a source that the repository already uses",
		message: "This command downloads code and runs it, from a source that the repository already uses; check that this page needs it.",
		find: download_rules_pick(!0)
	}];
	function listNew(before, after) {
		let left = new Map();
		for (let text of lines_listLines(before)) left.set(text, (left.get(text) ?? 0) + 1);
		let lines = [];
		for (let [index, text] of lines_listLines(after).entries()) {
			let count = left.get(text) ?? 0;
			count === 0 ? lines.push({
				line: index + 1,
				text
			}) : left.set(text, count - 1);
		}
		return lines;
	}
	function lines_listLines(text) {
		return text === void 0 ? [] : splitLines(text);
	}
	function lines_listAdded({ before, after }) {
		return listNew(before?.text, after?.text);
	}
	let keysOf = new Map(Object.entries(JSON.parse("{\"_config.yaml\":[\"analytics\",\"collections\",\"defaults\",\"exclude\",\"execute\",\"gems\",\"google_analytics\",\"html\",\"include\",\"includes_dir\",\"kramdown\",\"launch_buttons\",\"layouts_dir\",\"parse\",\"plugins\",\"plugins_dir\",\"remote_theme\",\"repository\",\"safe\",\"sphinx\",\"theme\",\"whitelist\"],\"_config.yml\":[\"analytics\",\"collections\",\"defaults\",\"exclude\",\"execute\",\"gems\",\"google_analytics\",\"html\",\"include\",\"includes_dir\",\"kramdown\",\"launch_buttons\",\"layouts_dir\",\"parse\",\"plugins\",\"plugins_dir\",\"remote_theme\",\"repository\",\"safe\",\"sphinx\",\"theme\",\"whitelist\"],\"antora.yaml\":[\"ext\"],\"antora.yml\":[\"ext\"],\"docs.json\":[\"api\",\"fonts\",\"head\",\"integrations\",\"openapi\",\"script\",\"scripts\"],\"docs.yml\":[\"analytics\",\"css\",\"experimental\",\"js\",\"libraries\"],\"mint.json\":[\"analytics\",\"api\",\"head\",\"integrations\",\"openapi\",\"script\",\"scripts\"],\"mkdocs.yaml\":[\"extra\",\"extra_css\",\"extra_javascript\",\"extra_templates\",\"hooks\",\"INHERIT\",\"markdown_extensions\",\"plugins\",\"theme\"],\"mkdocs.yml\":[\"extra\",\"extra_css\",\"extra_javascript\",\"extra_templates\",\"hooks\",\"INHERIT\",\"markdown_extensions\",\"plugins\",\"theme\"]}")).map(([name, keys]) => [name, new Set(keys.map((key) => key.toLowerCase()))]));
	let navigation = [
		/(?:^|\/)(?:\.nav\.ya?ml|\.order|\.pages|_category_\.(?:json|ya?ml)|_(?:nav|side)bar\.md|_redirects|_toc\.ya?ml)$/,
		/(?:^|\/)(?:_?meta\.json|(?:nav|navigation|toc|sitemap)\.(?:adoc|json|ya?ml|xml)|summary\.md|\.gitbook\.ya?ml)$/,
		/(?:^|\/)(?:[a-z_-]*redirects?|sidebars?|(?:[a-z_-]+[-_.])sidebars?)\.(?:csv|json|map|toml|txt|ya?ml)$/
	];
	let navigationCode = /(?:^|\/)(?:[a-z_-]*sidebars?|_meta|navigation|redirects)\.(?:[cm]?[jt]s|[jt]sx)$/;
	function nameOf(path) {
		return (0, machinery.tu)(path).split("/").at(-1) ?? "";
	}
	function isKnownConfiguration(path) {
		let folded = (0, machinery.tu)(path);
		return (keysOf.has(nameOf(path)) || navigationCode.test(folded)) && !/(?:^|\/)\.(?!vitepress\/)/.test(folded);
	}
	function isNavigation(path) {
		let folded = (0, machinery.tu)(path);
		return isKnownConfiguration(path) || navigation.some((pattern) => pattern.test(folded));
	}
	let string = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
	let imported = /^import type\b[^;]*;?$|^import \{[^}]*\} from '@docusaurus\/[\w/-]+';?$/;
	function isListed(line) {
		let code = line.trim();
		return /^\/\/[^\u2028\u2029]*$/.test(code) || imported.test(code) || /^[\w\s{}[\]:,;-]*$/.test(code.replace(string, "x"));
	}
	function findCode(file) {
		let { path, after } = file;
		if (after !== void 0 && after.text === void 0) return [{ path }];
		return navigationCode.test((0, machinery.tu)(path)) ? lines_listAdded(file).filter(({ text }) => !isListed(text)).map(({ line }) => ({
			path,
			line
		})) : findKeys(file);
	}
	function findKeys({ path, before, after }) {
		let keys = keysOf.get(nameOf(path));
		if (keys === void 0) return [];
		let old = groupByKey(path, before?.text);
		let now = groupByKey(path, after?.text);
		return [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key)).filter((key) => keys.has(key.toLowerCase()) || !/^[\w-]*$/.test(key) || /!!|!ruby/.test(now.get(key) ?? "")).map((key) => ({
			path,
			subject: key
		}));
	}
	function groupByKey(path, text) {
		if (/\.json$/i.test(path)) return groupJson(text);
		let groups = new Map();
		let lines = [];
		for (let line of lines_listLines(text)) {
			if (/^\s*(?:#|$)/.test(line)) continue;
			if (/^[^\s-]/.test(line)) {
				let key = /^(["']?)([^"':]+)\1\s*:/.exec(line)?.[2] ?? line;
				lines = groups.get(key) ?? [];
				groups.set(key, lines);
			}
			lines.push(line);
		}
		return new Map([...groups].map(([key, list]) => [key, list.join("\n")]));
	}
	function groupJson(text) {
		if (text === void 0) return new Map();
		try {
			let value = JSON.parse(text);
			if (typeof value == "object" && value) return new Map(Object.entries(value).map(([key, one]) => [key, JSON.stringify(one)]));
		} catch {
			return new Map([["?", text]]);
		}
		return new Map([["?", text]]);
	}
	let configurationRules = [{
		id: "site-key",
		severity: "block",
		detects: "site configuration keys that add code, styles, plugins or trackers, and code in lists of pages",
		message: "This site setting can run code during the build or in readers’ browsers; a documentation fix does not need it.",
		find: ({ change }) => change.files.flatMap((file) => isKnownConfiguration(file.path) ? findCode(file) : [])
	}];
	var invisible = __webpack_require__(1981);
	let mayHide = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\p{Noncharacter_Code_Point}\u2028\u2029\u2800]/u;
	let never = /^[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]$/u;
	let drawn = /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u;
	let directions = /[\u061c\u200e\u200f\u2066-\u2069]/g;
	let rightToLeft = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u;
	let withoutBlanks = /^[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\p{M}*$/u;
	let longWord = /^[\p{L}\p{M}\u00ad]{12,}[.,:;!?)]?$/u;
	function findHidden(text, line = text) {
		if (!mayHide.test(text)) return;
		let characters = Array.from(text);
		let kept = Array.from((0, invisible.N)(text));
		let at = 0;
		for (let [index, character] of characters.entries()) {
			let isKept = character === kept[at];
			(isKept || kept[at] === " ") && (at += 1);
			if (/^[\t\n\v\f\r]$/.test(character) || isKept && !never.test(character)) continue;
			if (!isGenuine(character, characters[index - 1] ?? "", characters[index + 1] ?? "", text, line)) return hidden_characters_nameOf(character);
		}
	}
	function hidden_characters_nameOf(character) {
		return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
	}
	function isGenuine(character, before, after, text, line) {
		if (drawn.test(character)) return !0;
		if (/^[\ufe0e\ufe0f]$/.test(character)) return /^[\p{S}\p{Extended_Pictographic}]$/u.test(before);
		if (/^[\ufe00-\ufe02\u{e0100}-\u{e01ef}]$/u.test(character)) return /^\p{sc=Han}$/u.test(before);
		if (character === "​") return withoutBlanks.test(before) || withoutBlanks.test(after);
		if (character.search(directions) === 0) return rightToLeft.test(line.replace(directions, ""));
		return character === "­" && longWord.test(text);
	}
	let blanks = /[\t-\r \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/;
	function hidden_characters_splitWords(text) {
		return text.split(blanks).filter((word) => word !== "");
	}
	var look_alikes = __webpack_require__(9857);
	let latinOf = new Map(Object.entries(look_alikes).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])));
	let foreign = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u;
	let unlike = /(?!\p{sc=Latn})\p{L}/u;
	let latin = /\p{sc=Latn}/u;
	let formula = /^\p{sc=Grek}?[\p{sc=Latn}\p{N}]*\p{sc=Grek}?$/u;
	let twin = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/;
	let styled = /[\u{1d400}-\u{1d6a3}\u{1d6a4}\u{1d6a5}\u{1f110}-\u{1f189}\u24b6-\u24e9\u249c-\u24b5]/gu;
	let wide = /[\uff21-\uff3a\uff41-\uff5a]/gu;
	let wideScripts = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
	let phonetic = /[ɑɡɩǀǃɪɴʀʏʙʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱꭇꭱ]/u;
	let rare = /[\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}\p{sc=Dsrt}\p{sc=Osge}]/u;
	function passes(letter) {
		return latinOf.has(letter.toLowerCase()) || letter.length === 1 && twin.test(letter);
	}
	function isMixedScript(run) {
		if (!foreign.test(run) || !latin.test(run)) return !1;
		if (formula.test(run) && !twin.test(run)) return !1;
		return Array.from(run).filter((letter) => foreign.test(letter)).every(passes);
	}
	function isWholeScript(run) {
		return run.length > 2 && !latin.test(run) && Array.from(run).every((letter) => foreign.test(letter) && passes(letter));
	}
	function hasForeignLetters(text) {
		return foreign.test(text);
	}
	function isWrittenForeign(text, fewest = 3) {
		let found = 0;
		for (let [word] of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
			unlike.test(word) && !latin.test(word) && !isWholeScript(word) && (found += 1);
			if (found >= fewest) return !0;
		}
		return !1;
	}
	function isStyled(word, line) {
		if ((word.match(styled)?.length ?? 0) > 2) return !0;
		return (word.match(wide)?.length ?? 0) > 1 && !wideScripts.test(line);
	}
	let hyphens = /(?:^|[\w-])[\u2010\u2011\u2043\u2212\ufe63\uff0d]+(?=[A-Za-z])/u;
	let letter = /(?![ªº])[\p{L}\p{Nd}\p{Nl}\uff01-\uff5e]/gu;
	function isFolded(word) {
		return (word.match(letter) ?? []).some((one) => one > "~" && /^[!-~]+$/.test(one.normalize("NFKC")));
	}
	let signs = /\w[\u2215\u2044\u29f8\u2024\ua789\u02d0\ufe52\ufe55\uff0e](?=\w)/u;
	function isDisguisedCode(word) {
		if (!/[^\n -~]/.test(word) || !/[A-Za-z]/.test(word)) return !1;
		if (signs.test(word) || hyphens.test(word) || /[A-Za-z]\p{Mn}/u.test(word) && word.normalize("NFC") === word) return !0;
		return isFolded(word) || phonetic.test(word) || rare.test(word);
	}
	function isDeclined(run) {
		return /^[A-Za-z]{3,}\p{sc=Cyrl}{1,3}$/u.test(run);
	}
	let device = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i;
	function isOddPath(path) {
		if (findHidden(path) !== void 0 || /\p{Cc}/u.test(path) || /[\\:*?"<>|]|%(?:2e|2f|5c|00)/i.test(path)) return !0;
		return path.split("/").some(isOddSegment);
	}
	function isOddSegment(segment) {
		if (segment === "" || segment === "." || segment === ".." || /^\s|[\s.]$/u.test(segment)) return !0;
		if (device.test(segment) || /^(?:git|\.gi|gi[0-9a-f]+)~\d$/i.test(segment) || /^\.git$/i.test(segment)) return !0;
		return segment.split(/[^\p{L}\p{M}\p{N}]+/u).some(isMixedScript) || foldsToAscii(segment);
	}
	function foldsToAscii(segment) {
		return /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u2024-\u2026\ufe52\u2044\u2215]/u.test(segment);
	}
	let navigation_namespaceObject = JSON.parse("{\"a\":[\"activeMatch\",\"autogenerate\",\"children\",\"collapsed\",\"collapsible\",\"docId\",\"href\",\"id\",\"items\",\"label\",\"link\",\"links\",\"nav\",\"navbar\",\"position\",\"sidebar\",\"sidebarId\",\"slug\",\"text\",\"title\",\"to\",\"type\"],\"h\":[\"identifier\",\"name\",\"pageRef\",\"parent\",\"title\",\"url\",\"weight\"]}");
	let code = /\.(?:[cm]?[jt]s|json)$/i;
	let toml = /(?:^|\/)(?:hugo|config|menus?(?:\.\w{2})?)\.toml$/i;
	let navigation_quoted = String.raw`"[^"\\\n]{0,300}"|'[^'\\\n]{0,300}'`;
	let plain = String.raw`${navigation_quoted}|true|false|\d{1,6}`;
	let entries = new RegExp(String.raw`^(?:[\s{}[\],;]|(?:["']?(?:${navigation_namespaceObject.a.join("|")})["']?\s{0,9}:\s{0,9})(?:${plain}|[[{]))*$`);
	let row = new RegExp(String.raw`^\s*(?:${navigation_namespaceObject.h.join("|")})\s{0,9}=\s{0,9}(?:${plain})\s*$`);
	let menu = /^\s*\[\[?(?:languages\.\w{1,20}\.)?menus?(?:\.[\w-]{1,60})?\]?\]\s*$/;
	let table = /^\s*\[/;
	let active = /[<`]|\b(?:javascript|data|vbscript)\s*:/i;
	function arrangesPages({ path, before, after }) {
		if (before?.text === void 0 || after?.text === void 0 || before.mode !== after.mode) return !1;
		let [isCode, isToml] = [code.test(path), toml.test(path)];
		if (!isCode && !isToml) return !1;
		return [[before.text, after.text], [after.text, before.text]].every(([old, now]) => {
			let menus = isToml ? listMenus(now) : new Set();
			return listNew(old, now).every(({ line, text }) => {
				if (active.test(text)) return !1;
				return isCode ? entries.test(text) : menus.has(line) && (menu.test(text) || row.test(text) || text.trim() === "");
			});
		});
	}
	function listMenus(text) {
		let isMenu = !1;
		let found = new Set();
		for (let [at, line] of lines_listLines(text).entries()) {
			table.test(line) && (isMenu = menu.test(line));
			isMenu && found.add(at + 1);
		}
		return found;
	}
	function endsOf({ path, previousPath }) {
		return previousPath === void 0 ? [path] : [path, previousPath];
	}
	function machineryRule(kind, detects, message) {
		return {
			id: `${kind}-file`,
			severity: "block",
			detects,
			message,
			find: ({ change }) => change.files.flatMap((file) => {
				let end = endsOf(file).find((path) => kindOf(path, file) === kind);
				return end === void 0 ? [] : [{
					path: file.path,
					subject: end
				}];
			})
		};
	}
	function kindOf(path, file) {
		let kind = (0, machinery.GV)(path);
		if (kind !== void 0 && !isKnownConfiguration(path) && !(kind === "site" && arrangesPages(file)) && (kind !== "tools" || file.after !== void 0 && !isNavigation(path))) return kind;
		if (runsCommands(file)) return "scripts";
		return file.after?.text?.startsWith("#!") === !0 ? "scripts" : void 0;
	}
	let settings = /\.(?:ya?ml|json[5c]?|toml|xml)$/i;
	let running = /^\s*(?:-\s+)?["']?(?:(?:before_|after_|post|pre)?(?:commands?|cmd|exec|hooks|install|jobs|run|scripts?|stages|steps|tasks))["']?\s*:/;
	function runsCommands(file) {
		return settings.test(file.path) && lines_listAdded(file).filter(({ text }) => running.test(text)).length > 1;
	}
	function fileRule(row, holds) {
		let find = ({ change }) => change.files.filter(holds).map(({ path }) => ({
			path,
			subject: path
		}));
		return {
			...row,
			severity: "block",
			find
		};
	}
	let executable = "100755";
	let pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n/;
	function holdsWords(path, text) {
		return text !== "" && !/\.svg$/i.test(path) && !pointer.test(text);
	}
	function hasMode({ before, after }, mode) {
		return before?.mode === mode || after?.mode === mode;
	}
	let fileRules = [
		machineryRule("ci", "continuous integration and code owners", "This file controls what runs in this repository or who must review; a documentation fix has no reason to change it."),
		machineryRule("git", "attributes, submodules and hooks of Git", "This file changes what Git does on every clone; a documentation fix has no reason to change it."),
		machineryRule("packages", "package manifests and lock files", "This file decides which packages are installed; a documentation fix has no reason to change it."),
		machineryRule("scripts", "scripts, programs and build files", "This file is code that people or CI may run; a documentation fix has no reason to change it."),
		machineryRule("containers", "container and deployment files", "This file controls how something is built or deployed; a documentation fix has no reason to change it."),
		machineryRule("site", "site configuration, templates and plugins that run code", "This file runs when the site is built; a documentation fix has no reason to change it."),
		machineryRule("agents", "files that coding agents and editors follow", "Coding agents or editors act on this file; a documentation fix has no reason to change it."),
		machineryRule("tools", "settings of tools: dotfiles, settings at the root, and files that are neither pages, images nor data", "A tool or service may act on this file; a documentation fix has no reason to change it."),
		machineryRule("secrets", "files that usually hold credentials", "Files with this name usually hold credentials: remove it, and revoke any that are real."),
		fileRule({
			id: "odd-path",
			detects: "paths with hidden or look-alike characters, with stray dots or spaces, or with names that other systems read differently",
			message: "This path is not what it looks like, or names a different file on another operating system; rename it."
		}, (file) => file.after !== void 0 && (file.before === void 0 || file.previousPath !== void 0) && isOddPath(file.path)),
		fileRule({
			id: "symbolic-link",
			detects: "symbolic links",
			message: "A symbolic link can expose or overwrite a file elsewhere; check where it points."
		}, (file) => hasMode(file, "120000")),
		fileRule({
			id: "submodule",
			detects: "submodules",
			message: "A submodule pulls in another repository, whose content is not reviewed here."
		}, (file) => hasMode(file, "160000")),
		fileRule({
			id: "executable",
			detects: "files made executable",
			message: "This change makes the file executable, which documentation never needs."
		}, ({ before, after }) => after?.mode === executable && before?.mode !== executable),
		fileRule({
			id: "binary-file",
			detects: "binary files other than images",
			message: "This binary file is not an image, so nobody can review what it contains."
		}, ({ path, after }) => after?.isBinary === !0 && !(0, machinery.so)(path)),
		fileRule({
			id: "false-picture",
			detects: "text files named like images",
			message: "This file is named like an image but contains text, which may be code."
		}, ({ path, after }) => (0, machinery.so)(path) && (after?.isPicture === !1 || holdsWords(path, after?.text ?? "")))
	];
	var doc_path = __webpack_require__(8200);
	let addressKeys = new Set([
		"slug",
		"permalink",
		"url",
		"id"
	]);
	let outside_listAddresses = perSubject(({ pages }) => new Map(pages.map(({ path, before }) => [path, before.flatMap((part) => part.kind === "front-matter" && addressKeys.has(part.key.toLowerCase()) ? [(0, doc_path.pU)(part.value)] : [])])));
	function listPaths({ path, previousPath }, subject) {
		let named = outside_listAddresses(subject).get(path) ?? [];
		let folder = path.slice(0, path.lastIndexOf("/") + 1);
		return [
			path,
			...previousPath === void 0 ? [] : [previousPath],
			...named.map((name) => `${folder}${name.replace(/^.*\/(?=[^/])/, "")}`)
		];
	}
	function isOfFix(file, subject) {
		return listPaths(file, subject).some((path) => subject.fix.pages.some((page) => (0, fit_page.n)(path, page) !== void 0));
	}
	let outsideRules = [{
		id: "other-file",
		severity: "look",
		detects: "files other than the fix’s pages and images",
		message: "The feedback behind this fix is not about this file; check why it was changed.",
		find: (subject) => subject.change.files.filter((file) => !isOfFix(file, subject) && !(file.after?.isBinary === !0 && (0, machinery.so)(file.path))).map(({ path }) => ({ path }))
	}, {
		id: "untouched-page",
		severity: "look",
		detects: "pages of the fix that the pull request does not change",
		message: "Readers complained about this page, but the pull request does not change it.",
		find: (subject) => {
			let { change, fix } = subject;
			if (change.files.length > 0 && change.files.every(({ path }) => (0, machinery.so)(path))) return [];
			let touched = change.files.flatMap((file) => listPaths(file, subject));
			return fix.pages.filter((page) => (0, fit_page.l)(page, touched) === void 0).map((page) => ({ subject: page }));
		}
	}];
	let unreadRules = [{
		id: "not-read",
		severity: "look",
		detects: "files, and parts of the list of files or commits, that were not read: too many, too large, or cut off by GitHub",
		message: "This part of the change was not read; review it yourself.",
		find: ({ change }) => change.unread.map(({ path, reason }) => ({
			path,
			subject: reason
		}))
	}, {
		id: "not-parsed",
		severity: "look",
		detects: "pages that could not be parsed and were judged line by line",
		message: "This page does not parse, so it was judged line by line and may break the site’s build; preview it.",
		find: ({ pages }) => pages.filter(({ isParsed }) => !isParsed).map(({ path }) => ({ path }))
	}];
	function code_lines_listCodeLines({ after }) {
		let lines = new Set();
		for (let part of after) {
			if (part.kind !== "code") continue;
			let last = part.line + part.value.split("\n").length + 1;
			for (let line = part.line; line <= last; line += 1) lines.add(line);
		}
		return lines;
	}
	function findMatterEnd({ after, format }) {
		if (format !== "markdown" && format !== "mdx") return 0;
		let hasMatter = after.some(({ kind }) => kind === "front-matter");
		let body = after.find(({ kind }) => kind !== "front-matter")?.line ?? Infinity;
		return hasMatter ? body - 1 : 0;
	}
	let token = /\s+|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$\\]*`|[-+]?\d[\d_]*(?:\.\d+)?\b|(?:true|false|null|undefined)\b|[\w$-]+\s*:|[{}[\],]/y;
	let component = /<[A-Z]\w*\s*\/>/y;
	function isLiteral(source) {
		let at = 0;
		for (; at < source.length;) {
			let pattern = [token, component].find((one) => {
				one.lastIndex = at;
				return one.test(source);
			});
			if (pattern === void 0) return !1;
			at = pattern.lastIndex;
		}
		return !0;
	}
	let comment = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/;
	function isComment(source) {
		return comment.test(source);
	}
	let harmless = new Set([
		"on",
		"once",
		"one",
		"only",
		"onboarding",
		"ongoing",
		"online"
	]);
	let bound = /^(?:@[\w.-]|v-on:|x-on:|on:|hx-on|ng-(?!pure)|\(\w+\)$)/;
	let evaluated = /^(?::[\w.-]|v-(?!pre$|cloak$|once$)|x-(?:data|init|html|bind|effect|text|show|if|for|model)|hx-|up-|\[\w+\]$)/;
	let runningStyle = /\bexpression\s*\(|\bbehaviou?r\s*:|-moz-binding\s*:/i;
	function findHandlers({ attributes }) {
		return Object.entries(attributes).flatMap(([written, value]) => {
			let name = written.replace(/^data-(?=(?:hx|ng|x|v)-)/, "");
			return /^(?:\w+:)?on[a-z]+$/.test(name) && !harmless.has(name) || bound.test(name) || name === "style" && runningStyle.test(value) ? [written] : [];
		});
	}
	function isTemplateBinding({ attributes, isJsx }, name) {
		if (!isJsx && /^(?::|v-bind:)is$/.test(name)) return !0;
		return !isJsx && evaluated.test(name.replace(/^data-(?=(?:hx|ng|x|v)-)/, "")) && !isLiteral(attributes[name] ?? "");
	}
	let mayBeginTag = /<[a-z]/i;
	let mayBeTag = /<[a-z][^<]{0,2000}[\s=/]/i;
	let lax_tags_active = "a|applet|audio|base|body|button|details|embed|form|iframe|image|img|input|link|math|meta|object|script|style|svg|video";
	let unclosed = [/^[ >]{0,20}<[a-z][\w-]{0,60}\s[^<>]*$/i, RegExp(`<(?:${lax_tags_active})[\\s/][^<>]{0,300}=[^<>]*$`, "i")];
	let begun = RegExp(`<(?:${lax_tags_active})(?:\\s[^<>]*)?$`, "i");
	function listLaxTags(page) {
		if (page.format !== "markdown" || !page.addedLines.some(({ text }) => mayBeginTag.test(text))) return [];
		let code = code_lines_listCodeLines(page);
		let known = new Set(page.after.map((part) => part.kind === "tag" ? `${part.line} ${part.name}` : ""));
		return page.addedLines.flatMap(({ line, text }, at) => {
			if (code.has(line) || !mayBeginTag.test(text)) return [];
			let joined = joinTag(page.addedLines, at, withoutCode(text));
			return mayBeTag.test(joined) ? parseHtml(closeTag(joined), line) : [];
		}).filter((part) => part.kind === "tag").filter((tag) => Object.keys(tag.attributes).length > 0 && !known.has(`${tag.line} ${tag.name}`));
	}
	function joinTag(lines, at, text) {
		let joined = text;
		for (let next = at + 1; next <= at + 5 && begun.test(joined); next += 1) {
			let line = lines[next];
			if (line === void 0 || line.line !== (lines[next - 1]?.line ?? 0) + 1) break;
			joined = `${joined} ${line.text}`;
		}
		return joined;
	}
	function closeTag(line) {
		return unclosed.some((form) => form.test(line)) ? `${line}>` : line;
	}
	function withoutCode(line) {
		return line.replace(/\\[<\\`]/g, " ").replace(/(?<!`)(`{1,9})(?!`)[^`]{0,2000}\1(?!`)/g, " ");
	}
	function listMarked({ path, format, addedLines }, patterns) {
		let pattern = patterns[format];
		return pattern === void 0 ? [] : addedLines.flatMap(({ line, text }) => {
			let found = pattern.exec(text);
			return found === null ? [] : [{
				path,
				line,
				value: (found[1] ?? found[0]).trim()
			}];
		});
	}
	let markup_lines_raw = {
		restructuredtext: /^\s*(?:\.\.\s+role::\s*[\w-]{0,80}\(\s*raw[\w-]{0,40}\s*\)|:http-equiv\b.*|\.\.\s+ifconfig::.*[("'].*)/i,
		asciidoc: /^\[[^\]]{0,200}\bsubs\s*=\s*["']?[^\]]{0,80}?(?:none|-\s*special)|^:[\w-]*subs:.*(?:none|-\s*special)/i
	};
	let includes = {
		restructuredtext: /(?::(?:download|include|file|source):`(?:[^`<>]{0,500}<)?([^`<>]{1,500})>?`|^\s+:(?:file|url):\s+(\S.*))/,
		asciidoc: /(?<!\\)include::([^\s[\]]{1,500})\[/
	};
	let markup_lines_links = {
		restructuredtext: /`[^`<]{0,500}<([^`<>]{1,500})>`__?|^\s*\.\.\s+_[^:]{1,300}:\s+(\S.*)/,
		asciidoc: /\b(?:link|xref|image|video|audio):{1,2}\+{0,3}([^\s[\]][^[\]]{0,500})\[/
	};
	let listRaw = (page) => listMarked(page, markup_lines_raw);
	let listIncludes = (page) => listMarked(page, includes);
	let listLinks = (page) => listMarked(page, markup_lines_links);
	let schemes = "javascript vbscript livescript mocha jar search-ms file filesystem view-source intent itms-services smb".split(" ");
	let scheme = RegExp(`^(?:${schemes.join("|")}|ms-(?:msdt|word|excel|powerpoint|officecmd|appinstaller|search)):`);
	let script_address_document = /^data:(?:text\/(?!plain|csv)|application\/(?:x|java|ecma)|[;,])/;
	let drawing = /^data:image\/svg/;
	function foldAddress(url) {
		let text = url.slice(0, 2e3);
		for (let round = 0; round < 4; round += 1) {
			let next = undoEscapes((0, unicode_clean.X)(text)).replace(/[\s\p{Cc}\p{Cf}\p{DI}]+/gu, "");
			if (next === text) break;
			text = next;
		}
		return text.normalize("NFKC").toLowerCase().replace(/^[{('"`]+/, "");
	}
	function isScriptAddress(url, isPicture = !1) {
		if (!/[:&%\\]/.test(url)) return !1;
		let folded = foldAddress(url);
		if (!drawing.test(folded)) return scheme.test(folded) || script_address_document.test(folded);
		return !isPicture || script_address_running.test(folded) || script_address_running.test(readBase64(url));
	}
	let script_address_running = /<script|javascript:|<[^<>]{0,500}on(?:activate|animation|begin|click|end|error|focus|key|load|mouse|pointer|repeat|touch)[a-z]{0,12}=/i;
	function readBase64(url) {
		let [, text = ""] = /;base64,([^"'\s]{1,20000})/i.exec(url) ?? [];
		return Buffer.from(undoEscapes(text), "base64").toString();
	}
	function undoEscapes(text) {
		return text.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))).replace(/\\(?:u\{?|x)([0-9a-f]{2,6})\}?/gi, (whole, digits) => decode(digits) ?? whole).replace(/\\([0-9a-f]{2,6})\s?/gi, (whole, digits) => decode(digits) ?? whole);
	}
	function decode(digits) {
		let code = Number.parseInt(digits, 16);
		return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : void 0;
	}
	function showTag({ name, attributes }, attribute) {
		if (attribute === void 0) return `<${name}>`;
		let value = attributes[attribute] ?? "";
		return value === "" ? `<${name} ${attribute}>` : `<${name} ${attribute}="${value.slice(0, 200)}">`;
	}
	function listNewTags(page) {
		return [...listTags(page.added), ...listLaxTags(page)];
	}
	function listTags(parts) {
		return parts.filter((part) => part.kind === "tag");
	}
	function listOldAttributes({ before }) {
		let old = new Set();
		for (let { name, attributes } of listTags(before)) for (let [key, value] of Object.entries(attributes)) old.add(`${name} ${key}=${value}`);
		return old;
	}
	function tagRule(row, names, holds = () => !0) {
		let wanted = new Set(names);
		let find = ({ pages }) => pages.flatMap((page) => listNewTags(page).filter((tag) => wanted.has(localName(tag)) && holds(tag)).map((tag) => ({
			path: page.path,
			line: tag.line,
			subject: showTag(tag, addressOf(tag))
		})));
		return {
			...row,
			severity: "block",
			find
		};
	}
	function localName({ name, isJsx }) {
		if (isJsx && /^(?:Script|I[Ff]rame)$/.test(name)) return name.toLowerCase();
		return name.replace(/^[a-z]+:/, "");
	}
	function attributeRule(row, list) {
		let find = ({ pages }) => pages.flatMap((page) => {
			let old = listOldAttributes(page);
			return listNewTags(page).flatMap((tag) => list(tag).filter((name) => !old.has(`${tag.name} ${name}=${tag.attributes[name]}`)).map((name) => ({
				path: page.path,
				line: tag.line,
				subject: showTag(tag, name)
			})));
		});
		return {
			...row,
			severity: "block",
			find
		};
	}
	function addressOf({ attributes }) {
		return [
			"src",
			"data",
			"href",
			"action",
			"http-equiv",
			"srcdoc"
		].find((name) => attributes[name] !== void 0);
	}
	function isForeign(url) {
		return url !== void 0 && !/^(?:\.{0,2}\/(?![/\\])|[#?]|$)/.test(url.trim());
	}
	let tags_written = /\\(?:href|url)\s{0,3}\{\s{0,3}(?:javascript|vbscript|data):|\b(?:URL|href)\s{0,3}=\s{0,3}["']?\s{0,3}javascript:/i;
	function findWritten(page) {
		let { path, format, addedLines } = page;
		let lines = addedLines.filter(({ text }) => tags_written.test(text));
		let code = lines.length === 0 ? new Set() : code_lines_listCodeLines(page);
		let isDrawn = (text) => format === "restructuredtext" && /\bURL\s{0,3}=/.test(text);
		return lines.filter(({ line, text }) => !code.has(line) || isDrawn(text)).map(({ line, text }) => ({
			path,
			line,
			subject: text.trim().slice(0, 200)
		}));
	}
	function findScriptAddresses({ pages }) {
		return pages.flatMap((page) => [
			...findWritten(page),
			...listLinks(page).filter(({ value }) => isScriptAddress(value)).map(({ path, line, value }) => ({
				path,
				line,
				subject: value
			})),
			...findInParts(page)
		]);
	}
	function findInParts({ path, added }) {
		return added.flatMap((part) => {
			let { line } = part;
			if (part.kind === "link" || part.kind === "image") return isScriptAddress(part.url, part.kind === "image") ? [{
				path,
				line,
				subject: part.url
			}] : [];
			if (part.kind === "directive") {
				let [url = ""] = part.value.split(/\s/);
				return url.length > 12 && isScriptAddress(url) ? [{
					path,
					line,
					subject: url
				}] : [];
			}
			if (part.kind !== "tag") return [];
			return Object.entries(part.attributes).filter(([name, value]) => name !== "content" && splitAddresses(value).some((url) => isScriptAddress(url, isShown(part, name)))).map(([name]) => ({
				path,
				line,
				subject: showTag(part, name)
			}));
		});
	}
	function isShown({ name }, attribute) {
		return /^(?:img|image|source|video|input)$/i.test(name) || /^(?:poster|style|background|icon|logo)$/.test(attribute);
	}
	function splitAddresses(value) {
		return [value, ...value.split(/[,\s(){}"'`;]+/).slice(0, 50)];
	}
	let tagRules = [
		tagRule({
			id: "script-element",
			detects: "`<script>` elements",
			message: "This script would run in every reader’s browser."
		}, ["script"]),
		tagRule({
			id: "form",
			detects: "forms that send what readers type",
			message: "This form can send what readers type to someone else."
		}, [
			"button",
			"form",
			"input"
		], ({ name, attributes }) => isForeign(attributes.formaction) || name === "form" && (isForeign(attributes.action) || attributes.method?.toLowerCase() === "post") || attributes.type?.toLowerCase() === "password"),
		tagRule({
			id: "page-head",
			detects: "`<base>`, `<link>` and `<meta http-equiv>`, which change where links lead or what the page loads",
			message: "This element changes where links lead or what the whole page loads."
		}, [
			"base",
			"link",
			"meta"
		], ({ name, attributes }) => name !== "meta" || attributes["http-equiv"] !== void 0),
		tagRule({
			id: "style-element",
			detects: "`<style>` elements",
			message: "This style sheet can hide or replace what readers see."
		}, ["style"]),
		attributeRule({
			id: "event-handler",
			detects: "attributes that run code: `onclick` and the like, and those of frameworks (`@click`, `x-on`, `v-html`)",
			message: "This attribute runs code in every reader’s browser."
		}, findHandlers),
		attributeRule({
			id: "raw-html",
			detects: "attributes that contain HTML: `srcdoc`, `dangerouslySetInnerHTML`, `v-html`",
			message: "This attribute puts unchecked HTML into the page, including any script in it."
		}, ({ attributes }) => [
			"srcdoc",
			"dangerouslysetinnerhtml",
			"v-html",
			":innerhtml",
			"innerhtml"
		].filter((name) => attributes[name] !== void 0)),
		attributeRule({
			id: "template-binding",
			detects: "attributes that a framework evaluates as code (`:href`, `v-bind`, `x-data`)",
			message: "The site’s framework evaluates this attribute as code."
		}, (tag) => Object.keys(tag.attributes).filter((name) => isTemplateBinding(tag, name))),
		{
			id: "script-address",
			severity: "block",
			detects: "`javascript:`, `vbscript:`, `data:text/html` and similar URLs in links, images and attributes, even when disguised",
			message: "This URL runs code when it is opened or loaded.",
			find: findScriptAddresses
		}
	];
	var reading = __webpack_require__(1950);
	var encoded = __webpack_require__(6633);
	var find_order = __webpack_require__(5005);
	var forged = __webpack_require__(5582);
	let comments_namespaceObject = JSON.parse("{\"X6\":[\"(?:ai|automated|coding|docs|documentation|llm|software) (?:agents?|bots?|reviewers?)\",\"ai\",\"assistants?\",\"chatbots?\",\"chatgpt\",\"claude\",\"codex\",\"copilot\",\"crawlers?\",\"gemini\",\"gpt(?:-?\\\\d\\\\w*)?\",\"language models?\",\"llms?\"],\"V$\":[\"agentes? de (?:ia|codificaci[oó]n|inteligencia)\",\"agenti? (?:di )?ia\\\\b\",\"agents? (?:d['’])?ia\\\\b\",\"assistants? (?:d['’])?ia\\\\b\",\"asistentes? de ia\",\"ki-(?:agent|assistent|bot|modell)\",\"modelos? de lenguaje\",\"modelos? de linguagem\",\"mod[eè]les? de langage\",\"modelli? linguistic\",\"sprachmodell\",\"(?:ии|ai)-(?:агент|ассистент)\",\"языков(?:ая|ые|ой) модел\",\"ai(?:エージェント|アシスタント)\",\"(?:ai|智能|人工智能)(?:助手|代理|体)\",\"大(?:语言)?模型\"],\"Cw\":[\"alex\",\"all-contributors\",\"auto-?generated\",\"automatically generated\",\"begin\",\"codespell\",\"cspell\",\"do not (?:change|edit|modify|remove|translate)\",\"end\",\"eslint\",\"fixme\",\"generated\",\"hack\",\"html ?validate\",\"keep\",\"lint\",\"markdownlint\",\"more\",\"note\",\"omit\",\"prettier\",\"proselint\",\"readme\",\"remark\",\"spdx\",\"spell\",\"start\",\"textlint\",\"this (?:file|page|section|table) is\",\"to-?do\",\"toc\",\"truncate\",\"vale\",\"wip\",\"write-good\"],\"Cl\":[\"(?:somebody|someone|a user|users|the user|a reader|readers|people) asks?\",\"answering\",\"asked (?:about|for|how|to|what|whether|which)\",\"generating (?:a|an|code|the)\",\"reviewing (?:it|the|this)\",\"summari[sz]ing\"],\"HJ\":[\"\\\\b(?:agent|assistant|bot|llm|model)s?[._-](?:directives?|instructions?|orders?|prompts?|tasks?)\\\\b\",\"\\\\b(?:fixme|hint|note|to-?do)\\\\s?\\\\((?:ai|agents?|assistants?|bots?|llms?|models?)\\\\)\",\"\\\\bdo (?:exactly )?(?:as|what) (?:it|they) says?\\\\b\",\"(?:commit|copy|include|paste|post|print|send|upload)[^.]{0,40}(?:credentials|environment variables|secrets)\\\\b\",\"(?:disregard|forget|ignore|override)[^.]{0,40}(?:above|all|any|earlier|guidelines|instruction|previous|prior|rules|system)\",\"(?:do not|don't|never) (?:disclose|flag|mention|report|reveal)\\\\b\",\"(?:do not|don't|never)[^.]{0,20}(?:disclose|mention|reveal|show|tell|warn)[^.]{0,40}(?:anyone|human|maintainer|person|reader|reviewer|user)\",\"(?:system|developer|hidden|new) (?:instruction|message|prompt|note|override)s?\\\\b\",\"\\\\b(?:approve|merge) (?:this|the) (?:change|pr|pull)\",\"\\\\b(?:as an|dear|hey|hello|hi) (?:ai|agent|assistant|llm|claude|copilot|bot)\\\\b\",\"\\\\b(?:auto|automatic(?:ally)?)[ -]?(?:approve|merge)\",\"\\\\bagents?:? (?:must|should|shall|have to|need to)\\\\b\",\"\\\\byou (?:must|should|shall|will|have to|need to)\\\\b\",\"\\\\byou are (?:a|an|now|the)\\\\b\",\"\\\\byour (?:context|guidelines|instructions?|prompt|rules|task|tools?)\\\\b\"],\"gM\":[\"claims-authority\",\"concealment\",\"override\",\"role-change\"],\"PB\":[\"add\",\"always\",\"answer\",\"append\",\"approve\",\"call\",\"change\",\"commit\",\"consider\",\"copy\",\"create\",\"curl\",\"delete\",\"disable\",\"download\",\"email\",\"ensure\",\"execute\",\"exfiltrate\",\"fetch\",\"follow\",\"include\",\"insert\",\"install\",\"instead\",\"mark\",\"merge\",\"must\",\"never\",\"open\",\"output\",\"paste\",\"post\",\"print\",\"prefer\",\"push\",\"read\",\"recommend\",\"replace\",\"reply\",\"respond\",\"run\",\"say\",\"send\",\"set\",\"should\",\"skip\",\"suggest\",\"tell\",\"treat\",\"trust\",\"update\",\"upload\",\"use\",\"visit\",\"write\"]}");
	let phrases = comments_namespaceObject.HJ.map((phrase) => new RegExp(phrase));
	let agent = RegExp(`\\b(?:${comments_namespaceObject.X6.join("|")})\\b`);
	let verb = RegExp(`\\b(?:${comments_namespaceObject.PB.join("|")})\\b`);
	let meant = "(?:agents?|assistants?|bots?|llms?|models?|reviewers?)";
	let whoever = RegExp(`\\b(?:all|any|each|every|which(?:ever)?) (?:[a-z]{2,12} ){0,2}${meant}\\b[^.!?\\n]{0,80}\\b(?:should|shall|must|needs? to|ha(?:s|ve) to|(?:is|are) to|please|always|never|do not|don't|recommends?|prefers?)\\b`);
	let plural = RegExp("(?:^|[.!?:;]\\s)\\W{0,8}(?:all )?(?:(?:ai|automated|coding|language) )?(?:agents|assistants|bots|chatbots|llms|models) (?:[a-z]{2,12} ){0,5}(?:should|shall|must|need to|have to|are to|always|never)\\b");
	let agent_orders_foreign = new RegExp(comments_namespaceObject.V$.join("|"));
	let spoken = RegExp(`(?:^|[.!?:]\\s)\\W{0,8}(?:(?:dear|hey|note (?:for|to)|for|to) )?${meant}[,:]\\s`);
	let agent_orders_asked = RegExp(`\\b(?:when|if|whenever|once) (?:you are |you're )?(?:${comments_namespaceObject.Cl.join("|")})\\b`);
	let made = /^\W{0,8}(?:(?:the|this)\s(?:\w{1,20}\s){1,4}(?:is|was)\s)?(?:built|generated|made|produced|written) (?:by|from|with) [\w./-]{1,80}/;
	let outside = /:\/\/|\b(?:curl|wget|npx|uvx|pipx)\b/;
	let forMaintainers = RegExp(`^\\s*(?:${comments_namespaceObject.Cw.join("|")})\\b`);
	let agent_orders_longest = 4e3;
	function ordersAgent(text) {
		let step = 3700;
		if (text.length > step * 30) return !0;
		let count = text.length <= agent_orders_longest ? 1 : Math.ceil(text.length / step);
		return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + agent_orders_longest)).some(ordersInPiece);
	}
	function ordersInPiece(text) {
		let lines = (0, reading.r7)(text);
		if (phrases.some((phrase) => phrase.test(lines)) || agent.test(lines) && verb.test(lines)) return !0;
		if (plural.test(lines) || agent_orders_foreign.test(lines) || whoever.test(lines) || spoken.test(lines) && verb.test(lines) || agent_orders_asked.test(lines) && verb.test(lines) || (0, encoded.z)({
			raw: text,
			lines
		})) return !0;
		if (forMaintainers.test(lines) || made.test(lines) && !outside.test(lines)) return !1;
		return (0, find_order.eV)(lines) || (0, forged.e)(lines) !== void 0 || (0, find_order.G5)(lines) !== void 0;
	}
	function instructs(text) {
		let lines = (0, reading.r7)(text.slice(0, agent_orders_longest));
		let code = (0, find_order.G5)(lines);
		return code !== void 0 && code !== "order" || (0, forged.e)(lines) !== void 0 || agent.test(lines) && phrases.some((one) => one.test(lines));
	}
	let impersonal = comments_namespaceObject.HJ.filter((phrase) => !phrase.startsWith("\\byou")).map((phrase) => new RegExp(phrase));
	let suspicious = new Set(comments_namespaceObject.gM);
	function ordersAgentInSight(text) {
		let lines = (0, reading.r7)(text.slice(0, agent_orders_longest));
		if (agent.test(lines) && (plural.test(lines) || impersonal.some((phrase) => phrase.test(lines)))) return !0;
		return suspicious.has((0, find_order.G5)(lines)) || (0, forged.e)(lines) !== void 0;
	}
	let called = `(?:${comments_namespaceObject.X6.join("|")}|agents?)s?`;
	let agent_orders_address = RegExp(`^\\W{0,8}(?:(?:hey|hi|hello|dear|note (?:to|for)|for|to) )?(?:(?:an?|all|any|the) )?(?:[a-z]{2,12} )?${called}[,:]`);
	function addressesAgent(text) {
		let lines = (0, reading.r7)(text);
		return lines.split("\n").some((line) => agent_orders_address.test(line)) || agent.test(lines) && phrases.some((one) => one.test(lines));
	}
	let hidden_description_namespaceObject = JSON.parse("{\"X\":[\"add\",\"all-contributors\",\"auto-?generated\",\"begin\",\"changelog\",\"check\",\"checklist\",\"choose\",\"closes?\",\"delete\",\"describe\",\"don't forget\",\"e\\\\.?g\",\"end\",\"enter\",\"example\",\"explain\",\"fill\",\"fix(?:es)?\",\"generated\",\"give\",\"how\",\"if\",\"include\",\"insert\",\"keep\",\"link\",\"list\",\"make sure\",\"mention\",\"note(?! (?:for|to))\",\"optional\",\"please\",\"provide\",\"put\",\"reference\",\"related\",\"remove\",\"replace\",\"screenshots?\",\"select\",\"start\",\"summar\\\\w{2,6}\",\"tell us\",\"thank you\",\"thanks?\",\"this (?:comment|is|pr|pull|section|template)\",\"tick\",\"todo\",\"welcome\",\"what\",\"when\",\"where\",\"which\",\"why\",\"write\",\"you can\",\"your\"],\"W\":[\"(?:ai|automated|review|merge) (?:agents?|bots?|reviewers?|tools?)\",\"agents?[,:]\",\"approv(?:e|al|ed|ing)\",\"assistants?\",\"auto-?merge\",\"bot$\",\"bots?[,:]\",\"ignore\",\"lgtm\",\"merge (?:it|now|this|without)\",\"models?[,:]\",\"override\",\"reviewers?[,:]\",\"safe to\",\"skip\",\"trust(?:ed)?\",\"without (?:a |any |further |human )?review\"]}");
	let commentOrCode = /<!--([\s\S]*?)(?:--!?>|(?![\s\S]))|^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\2|(?![\s\S]))|(?<![\\`])(`{1,3})(?!`)[^`\n]{1,2000}\3(?!`)/gm;
	let folded = /<details>([\s\S]{4,4000}?)(?:<\/details>|$)/gi;
	let hiddenTag = /<\w[^<>]{0,500}\s(?:hidden(?=[\s=>/])|style\s{0,9}=[^<>]{0,300}?(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden))/i;
	let hidden_description_definition = /^ {0,3}\[[^\]\n]{1,200}\]:\s{0,9}(?:#|<>|\/\/)\s{1,9}["'(]([^\n]{1,4000})["')]\s{0,99}$/gm;
	let hint = RegExp(`^\\W{0,20}(?:${hidden_description_namespaceObject.X.join("|")})\\b`);
	let order = RegExp(`\\b(?:${hidden_description_namespaceObject.W.join("|")})\\b`);
	function isLeftover(text) {
		let lines = (0, reading.r7)(text);
		if (addressesAgent(text) || order.test(lines)) return !1;
		let bare = text.trim();
		return hint.test(lines) || /^[^a-z]*$/.test(bare) || /^[\w:./-]{0,80}(?:\s{1,9}[\w-]{1,40}[=:]\S{0,200}|\s[\da-f]{1,64})*$/.test(bare);
	}
	function findInDescription({ change }) {
		let whole = change.description.slice(0, 1e5);
		let hidden = [...whole.matchAll(commentOrCode)].map(([, value]) => value ?? "");
		let text = whole.replace(commentOrCode, " ");
		let definitions = [...text.matchAll(hidden_description_definition)].map(([, value = ""]) => value);
		let folds = [...text.matchAll(folded)].map(([, value = ""]) => value);
		return [...hidden, ...definitions].some((one) => !isLeftover(one)) || hiddenTag.test(text) || folds.some(addressesAgent) ? [{ subject: "description" }] : [];
	}
	let whites = new Set("white ghostwhite floralwhite whitesmoke snow ivory azure mintcream".split(" "));
	let ofPage = /^(?:canvas|background|field)$|\bvar\(\s*--[\w-]*(?:bg|background|surface|canvas|paper)/;
	let mixed = /^color-mix\(.*\b(?:transparent|canvas)\b/;
	let hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
	let colours_called = /^(rgba?|hsla?|hwb|(?:ok)?l(?:ch|ab)|color)\(\s*(.{1,200})\)$/;
	function shareOf(value, whole) {
		return Number.parseFloat(value) / (value.endsWith("%") ? 100 : whole);
	}
	function parse(colour) {
		if (colour === "black") return parseHex("000");
		if (hex.test(colour)) return parseHex(colour.slice(1));
		let [, form = "", list = ""] = colours_called.exec(colour) ?? [];
		let values = list.split(/[\s,/]+/).filter((value) => value !== "");
		let alpha = /\/|^(?:[^,]*,){3}/.test(list) ? values.at(-1) : void 0;
		let opacity = alpha === void 0 ? 1 : shareOf(alpha, 1);
		let [first = "", second = "", third = ""] = values.slice(+(form === "color"));
		if (first === "") return;
		if (/^rgb|^color$/.test(form)) return parseChannels([
			first,
			second,
			third
		].map((one) => shareOf(one, form === "color" ? 1 : 255)), opacity);
		if (form === "hwb") return {
			lightness: shareOf(second, 100),
			opacity
		};
		return {
			lightness: shareOf(form.startsWith("hsl") ? third : first, form.startsWith("ok") ? 1 : 100),
			opacity
		};
	}
	function parseHex(digits) {
		let values = ((digits.length < 6 ? digits.replace(/./g, "$&$&") : digits).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
		return parseChannels(values.slice(0, 3), values[3] ?? 1);
	}
	function parseChannels(channels, opacity) {
		let [red = 0, green = 0, blue = 0] = channels;
		return {
			lightness: Math.min(red, green, blue),
			opacity,
			channels
		};
	}
	function isWhite(colour) {
		return whites.has(colour) || (parse(colour)?.lightness ?? 0) >= .94;
	}
	function isClear(colour) {
		return colour === "transparent" || mixed.test(colour) || (parse(colour)?.opacity ?? 1) <= .1;
	}
	let isOfPage = (colour) => ofPage.test(colour);
	function isSameColour(one, other) {
		if (one === "" || other === "") return !1;
		let [channels, others] = [parse(one)?.channels, parse(other)?.channels];
		if (channels === void 0 || others === void 0) return one === other;
		return channels.every((value, at) => Math.abs(value - (others[at] ?? 0)) < .03);
	}
	let hiding_namespaceObject = JSON.parse("{\"bz\":[\"animation\",\"animation-name\",\"mask\",\"mask-border\",\"mask-image\",\"mix-blend-mode\",\"offset-path\",\"text-security\"],\"EJ\":[\"agent\",\"agents\",\"ai\",\"assistant\",\"assistants\",\"bot\",\"bots\",\"crawlers\",\"llm\",\"llms\",\"machine\",\"machines\"],\"h6\":[\"audience\",\"data-audience\",\"for\",\"only\",\"show\",\"target-audience\",\"visibility\",\"visible\"],\"Ly\":[\"d-none\",\"display-none\",\"hidden\",\"hide\",\"invisible\",\"is-hidden\",\"opacity-0\",\"scale-0\",\"screen-reader-only\",\"screen-reader-text\",\"sr-only\",\"text-transparent\",\"u-hidden\",\"visually-hidden\",\"visuallyhidden\"],\"jA\":[\"*ngif\",\"ng-if\",\"ng-show\",\"v-if\",\"v-show\",\"x-if\",\"x-show\"],\"Yt\":[\"bdo\",\"datalist\",\"noembed\",\"noframes\",\"noscript\",\"template\"],\"C9\":\"^(?:bottom|inset|left|letter-spacing|margin|padding|right|text-indent|top|transform|translate|word-spacing)(?:-|$)\",\"iP\":[\"\\\\\\\\[hv]?phantom\\\\s?\\\\{(?:\\\\\\\\text\\\\w{0,8}\\\\s?\\\\{)?\\\\s?\\\\w+\\\\s\\\\w+\\\\s\\\\w+\",\"\\\\\\\\(?:text)?color\\\\s?(?:\\\\[\\\\w+\\\\])?\\\\{(?:white|transparent|#?f{3,6}|1,\\\\s?1,\\\\s?1)\\\\}\"],\"LR\":\"^(?:font-size|grid-template-(?:rows|columns)|(?:max-)?(?:height|line-height|width|block-size|inline-size))$\",\"EX\":[\"opacity\",\"scale\",\"zoom\"],\"RV\":[\"letter-spacing\",\"word-spacing\"],\"zu\":{\"clip\":\"^rect\\\\((?:[01](?:px)?[\\\\s,]*){4}\\\\)\",\"clip-path\":\"^(?:inset\\\\((?:50|[6-9]\\\\d|100)%|circle\\\\(0|ellipse\\\\(0|polygon\\\\((?:0(?:px|%)?[\\\\s,]*){1,40}\\\\))\",\"content-visibility\":\"^hidden$\",\"display\":\"^none$\",\"filter\":\"opacity\\\\((?:0*\\\\.?0*%?|0?\\\\.0\\\\d*|[0-5]%)\\\\)|blur\\\\((?:\\\\d{2,}px|\\\\dr?em)|brightness\\\\(\\\\d{2,}|contrast\\\\(0\",\"font-family\":\"blank\",\"rotate\":\"^[xy]\\\\s+-?(?:90|270)deg$\",\"transform\":\"(?:scale(?:[xyz]|3d)?|matrix(?:3d)?)\\\\(\\\\s*(?:0*\\\\.?0*|0?\\\\.0\\\\d*)\\\\s*[,)]|(?:rotate|skew)[xy]\\\\(\\\\s*-?(?:90|270)deg|rotate3d\\\\([^)]*\\\\b(?:90|270)deg\",\"unicode-bidi\":\"override\",\"visibility\":\"^(?:hidden|collapse)$\",\"z-index\":\"^-\\\\d{2,}$\"}}");
	let any = new Set(hiding_namespaceObject.bz);
	let small = new Set(hiding_namespaceObject.EX);
	let tight = new Set(hiding_namespaceObject.RV);
	let values = new Map(Object.entries(hiding_namespaceObject.zu).map(([name, pattern]) => [name, new RegExp(pattern)]));
	let placing = new RegExp(hiding_namespaceObject.C9);
	let sizing = new RegExp(hiding_namespaceObject.LR);
	let vendor = /^-?(?:webkit|moz|ms)-/;
	let nothing = /^(?:none|normal|auto|initial|inherit|unset|revert)?$/;
	let styles_far = /(?:^|[\s(,])(?:-\d{3,}(?:px|pt|%|vw|vh)?|-\d{2,}(?:r?em|vw|vh)|\d{3,}(?:r?em|v[whib]|vmin|vmax)|\d{4,}(?:px|%)?)(?=[\s),]|$)/;
	let faint = /^(?:0*\.?0*|\d(?:\.\d*)?e-\d+|0*\.0\d*|[0-4](?:\.\d*)?%)$/;
	let narrow = /^-(?:0?\.[4-9]\d*|[1-9]\d*(?:\.\d+)?)(?:em|rem|ch|ex)$|^-\d{2,}(?:px|pt)$/;
	function parseStyle(value) {
		let isObject = /^\s*\{/.test(value);
		let plain = value.slice(0, 5e3).replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, "").replace(/\\([0-9a-f]{1,6})\s?/gi, (_, digits) => styles_decode(digits));
		let rows = isObject ? plain.replace(/[{}]/g, " ").split(/,(?![^(]*\))/) : plain.split(";");
		let declarations = new Map();
		for (let row of rows) {
			let colon = row.indexOf(":");
			if (colon === -1) continue;
			let name = row.slice(0, colon).replace(/["'\s]/g, "");
			let one = row.slice(colon + 1).replace(/["'`]|!\s*important/gi, "");
			let kebab = isObject ? toKebab(name) : name.toLowerCase();
			declarations.set(kebab.replace(vendor, ""), unwrap(one.trim().toLowerCase()));
		}
		return declarations;
	}
	function styles_decode(digits) {
		let code = Number.parseInt(digits, 16);
		return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : "";
	}
	function toKebab(name) {
		return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	}
	function isTiny(value) {
		let [, number = "", unit = ""] = /^[-+]?(\d*\.?\d+)([a-z%]*)$/.exec(value) ?? [];
		return number !== "" && Number(number) <= (/^(?:px|pt|)$/.test(unit) ? 2 : unit === "%" ? 10 : .1);
	}
	function unwrap(value) {
		let plain = value.replace(/\bvar\(\s*--[\w-]{1,80}\s*,\s*([^()]{1,80})\)/g, "$1");
		return /^(?:calc|min|max|clamp)\(\s*([\d.]+[a-z%]*)\s*[,)]/.exec(plain)?.[1] ?? plain;
	}
	function clips(declarations) {
		return [
			"overflow",
			"overflow-x",
			"overflow-y",
			"contain"
		].some((name) => /hidden|clip|paint|strict/.test(declarations.get(name) ?? ""));
	}
	function hides(name, value, isClipped) {
		if (any.has(name)) return !nothing.test(value);
		if (small.has(name)) return faint.test(value);
		if (tight.has(name) && narrow.test(value)) return !0;
		if (sizing.test(name)) return (isClipped || name === "font-size") && isTiny(value);
		if (name === "font") return isTiny(/(?:^|\s)([\d.]+[a-z%]*)(?=\s*\/|\s)/.exec(value)?.[1] ?? "");
		return placing.test(name) && styles_far.test(value) || values.get(name)?.test(value) === !0;
	}
	function findHidingStyle(value) {
		let declarations = parseStyle(value);
		let isClipped = clips(declarations);
		for (let [name, one] of declarations) if (hides(name, one, isClipped)) return `${name}: ${one}`;
		let colour = declarations.get("text-fill-color") ?? declarations.get("color") ?? "";
		let ground = declarations.get("background-color") ?? declarations.get("background") ?? "";
		let isShownThrough = /text/.test(declarations.get("background-clip") ?? "");
		return isOfPage(colour) || (isClear(colour) ? !isShownThrough : isSameColour(colour, ground)) || isWhite(colour) && (ground === "" || isWhite(ground)) ? `color: ${colour}` : void 0;
	}
	let audiences = new Set(hiding_namespaceObject.EJ);
	let classes = new Set(hiding_namespaceObject.Ly);
	let hiding_elements = new Set(hiding_namespaceObject.Yt);
	let no = /^\s{0,9}(?:false|0|null|undefined|!1)?\s{0,9}$/;
	function findHidingAttribute({ name, attributes, isJsx }) {
		let { hidden, style, color, size, width, height } = attributes;
		let never = hiding_namespaceObject.jA.find((one) => attributes[one] !== void 0 && no.test(attributes[one]));
		if (never !== void 0) return never;
		if (hidden !== void 0 && !/^\{\s*false\s*\}$/.test(hidden)) return "hidden";
		if (attributes.popover !== void 0) return "popover";
		if (name !== "img" && [width, height].some((one) => /^0(?:px|%)?$/.test(one?.trim() ?? ""))) return width === void 0 ? "height" : "width";
		let audience = hiding_namespaceObject.h6.find((one) => audiences.has((attributes[one] ?? "").trim().toLowerCase()));
		if (audience !== void 0 && name !== "label" && name !== "output") return audience;
		if (!isJsx && (hiding_elements.has(name) || name === "dialog" && attributes.open === void 0)) return "";
		if (name === "font" && (color !== void 0 && isWhite(color.trim().toLowerCase()) || /^-?0$/.test(size ?? ""))) return color === void 0 ? "size" : "color";
		return style !== void 0 && findHidingStyle(style) !== void 0 ? "style" : void 0;
	}
	let isHidingClass = (name) => classes.has(name.toLowerCase());
	function findHidingClass({ attributes }) {
		let names = (attributes.class ?? attributes.classname ?? "").split(/[\s"'`{}]+/);
		return names.some((name) => /^(?:sm|md|lg|xl|2xl|dark|print|focus|hover):|^d-(?:sm|md|lg|xl)-/.test(name)) ? void 0 : names.find(isHidingClass);
	}
	let hiding_marks_attributes = /\{:?\s{0,9}([^{}]{0,200}?\.[a-z][^{}]{0,200})\}/i;
	let fenced = /^\s{0,40}:{3,}\s{0,9}\{?([\w .=#"'-]{1,200})\}?\s*$/;
	let hiding_marks_marks = {
		restructuredtext: [/^\s*\.\.\s+(?:container|rst-class|class)::\s+(.{1,200})$/, /^\s+:class:\s+(.{1,200})$/],
		asciidoc: [/^\[[^\]]{0,200}?\brole\s?=\s?["']?([^"'\],]{1,200})/, /^\[([^\]=,]{0,200}\.[^\]=,]{1,200})[,\]]/],
		markdown: [hiding_marks_attributes, fenced],
		mdx: [fenced],
		notebook: [hiding_marks_attributes]
	};
	function listHidingMarks({ format, addedLines }) {
		let forms = hiding_marks_marks[format] ?? [];
		return addedLines.flatMap((line) => {
			let name = forms.map((form) => form.exec(line.text)?.[1] ?? "").join(" ").split(/[\s.#"'`=,]+/).find(isHidingClass);
			return name === void 0 ? [] : [{
				...line,
				name
			}];
		});
	}
	let hiding_marks_formula = compilePattern(hiding_namespaceObject.iP);
	function listHiddenFormulas(page) {
		let found = page.addedLines.filter(({ text }) => hiding_marks_formula.test(text));
		let code = found.length === 0 ? new Set() : code_lines_listCodeLines(page);
		return found.filter(({ line }) => !code.has(line));
	}
	let technical = /^(?:action|aria-(?:controls|labelledby|owns)|class(?:name)?|height|href|id|key|ref|rel|src(?:set)?|style|width)$/;
	function listTitles(part) {
		if (part.kind === "image") return [part.text];
		if (part.kind !== "tag") return [];
		return Object.entries(part.attributes).flatMap(([name, value]) => technical.test(name) ? [] : [value]);
	}
	let forAgents = /\b(?:ai|agents?|assistants?|bots?|chatgpt|claude|copilot|gpt|llms?|prompts?|system)\b/i;
	function isAddressed(part) {
		if (part.kind !== "tag") return !1;
		let { type = "", value: given = "" } = part.attributes;
		if (type.toLowerCase() === "hidden" && ordersAgent(given)) return !0;
		return Object.entries(part.attributes).some(([name, value]) => {
			let called = name === "content" ? part.attributes.name ?? part.attributes.property ?? "" : name;
			return forAgents.test(called.replaceAll("_", "-")) && value.trim().split(/\s+/).length > 3;
		});
	}
	let titles_definition = /^\s*\[[^\]\n]{1,200}\]:\s*\S{0,500}\s+["'(]([^\n]{1,4000})["')]\s*$/;
	let linkTitle = /\]\([^()\s]{1,500}\s+["']([^"'\n]{1,2000})["']\)/g;
	function listLineTitles(text) {
		return [titles_definition.exec(text)?.[1] ?? "", ...Array.from(text.matchAll(linkTitle), ([, title = ""]) => title)];
	}
	let metadata = /"(?!source|text|traceback)[\w-]{1,60}":\s{0,9}"((?:[^"\\\n]|\\.){12,4000})"/g;
	function findInMetadata({ path, format, addedLines }) {
		if (format !== "notebook") return [];
		return addedLines.filter(({ text }) => [...text.matchAll(metadata)].some(([, value = ""]) => ordersAgent(value))).map(({ line }) => ({
			path,
			line
		}));
	}
	let comments = [
		["comment %}", "{%"],
		["comment -%}", "{%"],
		["{{/*", "*/"],
		["{{- /*", "*/"],
		["{#", "#}"],
		["{{!", "}}"],
		["{::comment}", "{:/"],
		["\n% ", "\n"],
		["\n+++ {", "\n"]
	];
	function listComments(text) {
		return comments.flatMap(([open, close]) => {
			let found = [];
			let padded = `\n${text}\n`;
			for (let at = padded.indexOf(open); at >= 0 && found.length < 200; at = padded.indexOf(open, at + open.length)) {
				let from = at + open.length;
				let end = padded.indexOf(close, from);
				end > from && end - from <= 4e3 && found.push({
					at: from - 1,
					text: padded.slice(from, end)
				});
			}
			return found;
		});
	}
	let definitions = [
		{
			form: /^ {0,3}\[\^([^\]\n]{1,100})\]:[ \t]+([^\n]{4,4000})/gm,
			refer: (name) => `[^${name}]`
		},
		{
			form: /^ {0,3}\*\[([^\]\n]{1,100})\]:[ \t]+([^\n]{4,4000})/gm,
			refer: (name) => name
		},
		{
			form: /^[ \t]*\.\. \|([^|\n]{1,100})\| replace::[ \t]+([^\n]{4,4000})/gm,
			refer: (name) => `|${name}|`
		},
		{
			form: /^:(?!page-|desc|keywords|abstract|summary)([\w][\w-]{0,100}):[ \t]+([^\n]{4,4000})/gm,
			refer: (name) => `{${name}}`
		}
	];
	function listUnseen(text) {
		let unused = definitions.flatMap(({ form, refer }) => [...text.matchAll(form)].slice(0, 200).filter(([whole, name = ""]) => count(text, refer(name)) <= count(whole, refer(name))).map(({ index, 2: words = "" }) => ({
			at: index,
			text: words
		})));
		return [...listComments(text), ...unused].map(({ at, text: words }) => {
			let line = text.slice(0, at).split("\n").length;
			return {
				text: words,
				line,
				last: line + words.split("\n").length
			};
		});
	}
	function count(text, part) {
		return text.split(part).length - 1;
	}
	let unseen_longest = 3e5;
	function findUnseen({ change }, pages, isOrder) {
		let texts = new Map(change.files.map(({ path, after }) => [path, after?.text]));
		return pages.flatMap(({ path, addedLines }) => {
			if (addedLines.length === 0) return [];
			let whole = texts.get(path);
			let added = new Set(addedLines.map(({ line }) => line));
			let isWhole = whole !== void 0 && whole.length <= unseen_longest;
			let lines = addedLines.map(({ text }) => text);
			return listUnseen(isWhole ? whole : lines.join("\n").slice(0, unseen_longest)).filter(({ line, last, text }) => (!isWhole || hasBetween(added, line, last)) && isOrder(text)).map(({ line }) => isWhole ? {
				path,
				line
			} : { path });
		});
	}
	function hasBetween(lines, first, last) {
		for (let line = first; line <= last; line += 1) if (lines.has(line)) return !0;
		return !1;
	}
	let remark = /(?:^|\s)(?:\/\/|#|--|;|%|\{?\/\*|<!--|\.\.)\s?([^\n]{4,2000})/;
	let matterRemark = /^\s*#\s?([^\n]{4,2000})/;
	function listConditional({ format, after }) {
		if (format !== "asciidoc") return;
		let ends = after.filter((part) => part.kind === "directive" && /^(?:ifdef|ifndef|ifeval|endif)$/.test(part.name));
		return (line) => {
			let last = ends.findLast((part) => part.line < line);
			return last?.kind === "directive" && last.name !== "endif";
		};
	}
	function findRemarks(page) {
		let code = code_lines_listCodeLines(page);
		let end = findMatterEnd(page);
		let isConditional = listConditional(page);
		return page.addedLines.filter(({ line, text }) => {
			if (code.has(line)) return addressesAgent(remark.exec(text)?.[1] ?? "");
			if (line <= end) return ordersAgent(matterRemark.exec(text)?.[1] ?? "");
			return isConditional?.(line) === !0 && ordersAgent(text);
		}).map(({ line }) => ({
			path: page.path,
			line
		}));
	}
	function findComments(subject) {
		let { pages } = subject;
		return [...pages.flatMap((page) => [
			...findInPage(page),
			...findRemarks(page),
			...findBelowMarks(page),
			...findInMetadata(page)
		]), ...findUnseen(subject, pages, ordersAgent)];
	}
	let fallback = /^(?:annotation|annotation-xml|applet|audio|canvas|desc|metadata|object|video)$/i;
	let builder = /\b(?:html|latex|latexpdf|pdf|epub|text|man|texinfo|builder_\w{1,20}|format_\w{1,20})\b/;
	function findBelowMarks(page) {
		let tags = listTags(page.added).filter((tag) => findHidingClass(tag) !== void 0 || fallback.test(tag.name));
		let builds = page.added.filter((part) => part.kind === "directive" && part.name === "only" && !builder.test(part.value));
		let marks = [
			...tags,
			...builds,
			...listHidingMarks(page)
		].map(({ line }) => line);
		if (marks.length === 0) return [];
		let isHidden = (line) => marks.some((mark) => line >= mark && line <= mark + 8);
		return page.added.filter((part) => isProse(part) && isHidden(part.line) && ordersAgent(proseOf(part))).map(({ line }) => ({
			path: page.path,
			line
		}));
	}
	function findInSight({ pages }) {
		return pages.flatMap(({ path, added, before }) => {
			let unseen = new Set(added.flatMap((part) => part.kind === "image" ? [part.line] : []));
			let found = added.filter((part) => isProse(part) && !unseen.has(part.line) && ordersAgentInSight(proseOf(part)));
			return found.length === 0 || before.some((part) => isProse(part) && ordersAgentInSight(proseOf(part))) ? [] : found.map(({ line }) => ({
				path,
				line
			}));
		});
	}
	function findInPage(page) {
		let { path, added, addedLines } = page;
		let gone = added.some(({ kind }) => kind === "comment") ? listHiddenProse(page) : [];
		let freshOf = (value) => gone.reduce((text, one) => text.replace(one, " "), comments_squeeze(value));
		let orders = (value) => ordersAgent(value) && (gone.length === 0 || ordersAgent(freshOf(value)));
		return [...added.filter((part) => part.kind === "comment" ? orders(part.value) : isAddressed(part) || listTitles(part).some(instructs)).map(({ line }) => ({
			path,
			line
		})), ...addedLines.filter(({ text }) => listLineTitles(text).some(ordersAgent)).map(({ line }) => ({
			path,
			line
		}))];
	}
	function listHiddenProse({ before, after }) {
		let shown = (parts) => new Set(parts.flatMap((part) => isProse(part) ? [comments_squeeze(proseOf(part))] : []));
		let now = shown(after);
		return [...shown(before)].filter((text) => text.length > 20 && !now.has(text)).slice(0, 200);
	}
	function findCommentedOut({ pages }) {
		return pages.flatMap((page) => {
			let comments = page.added.filter((part) => part.kind === "comment");
			if (comments.length === 0) return [];
			let gone = listHiddenProse(page);
			return comments.filter(({ value }) => {
				let text = comments_squeeze(value);
				return gone.some((one) => text.includes(one));
			}).map(({ line }) => ({
				path: page.path,
				line
			}));
		});
	}
	function isProse(part) {
		return part.kind === "text" || part.kind === "heading";
	}
	function proseOf(part) {
		return part.kind === "text" ? part.value : part.kind === "heading" ? part.text : "";
	}
	function comments_squeeze(text) {
		return text.replace(/[\s>*_`#]+/g, " ").trim();
	}
	let commentRules = [
		{
			id: "agent-comment",
			severity: "block",
			detects: "comments, titles and image descriptions that give instructions to a coding agent or assistant",
			message: "Readers do not see this text, but it gives instructions to any agent that reads the source; remove it.",
			find: findComments
		},
		{
			id: "hidden-description",
			severity: "block",
			detects: "hidden text in the description, other than markers and hints from a template",
			message: "Part of the description is hidden, and agents and review bots would still read it; remove it.",
			find: findInDescription
		},
		{
			id: "agent-order",
			severity: "look",
			detects: "visible text that gives instructions to a coding agent or assistant",
			message: "This text gives instructions to any agent that reads the page; check that it is meant for readers.",
			find: findInSight
		},
		{
			id: "commented-out",
			severity: "look",
			detects: "text that was visible and is now commented out",
			message: "Readers could see this text, and it is now commented out; check that it should go.",
			find: findCommentedOut
		}
	];
	function listHiding({ pages }, find) {
		return pages.flatMap((page) => {
			let old = new Set(listTags(page.before).map((tag) => hiding_rules_shown(tag, find(tag))));
			return listNewTags(page).map((tag) => ({
				path: page.path,
				line: tag.line,
				subject: hiding_rules_shown(tag, find(tag))
			})).filter(({ subject }) => subject !== void 0 && !old.has(subject));
		});
	}
	function hiding_rules_shown(tag, attribute) {
		return attribute === void 0 ? void 0 : showTag(tag, attribute === "" ? void 0 : attribute);
	}
	let hidingRules = [{
		id: "hidden-element",
		severity: "block",
		detects: "elements, styles and attributes that hide text: `display: none`, zero size or opacity, off-screen, masked or animated, in the colour of the background",
		message: "This element hides its content from readers, but search engines and coding agents still read it.",
		find: (subject) => [...listHiding(subject, findHidingAttribute), ...subject.pages.flatMap((page) => listHiddenFormulas(page).map(({ line, text }) => ({
			path: page.path,
			line,
			subject: text.trim().slice(0, 200)
		})))]
	}, {
		id: "hiding-class",
		severity: "look",
		detects: "class names that usually hide text (`sr-only`, `hidden`)",
		message: "This class may hide the element’s content; check what readers see.",
		find: (subject) => [...listHiding(subject, (tag) => findHidingClass(tag) === void 0 ? void 0 : tag.attributes.class === void 0 ? "classname" : "class"), ...subject.pages.flatMap((page) => listHidingMarks(page).map(({ line, name }) => ({
			path: page.path,
			line,
			subject: name
		})))]
	}];
	let package_sources_namespaceObject = JSON.parse("{\"Pi\":[\"add-apt-repository\",\"apt-add-repository\",\"cabal remote\",\"dnf config-manager --add-repo\",\"dotnet nuget add source\",\"flatpak remote-add\",\"gem source --add\",\"gem source -a\",\"gem sources --add\",\"gem sources -a\",\"nuget sources add\",\"Register-PSRepository\",\"yum-config-manager --add-repo\",\"zypper addrepo\",\"zypper ar\"],\"uO\":[\"^\\\\s{0,40}(?:\\\\$\\\\s|sudo\\\\s|echo\\\\s|[\\\"'])*deb(?:-src)?\\\\s{1,3}(?:\\\\[[^\\\\]]{0,100}\\\\]\\\\s{1,3})?https?://[^\\\\s\\\"']{3,300}\",\"^\\\\s{0,40}source\\\\s{1,3}[\\\"']https?://[^\\\\s\\\"']{3,300}\",\"\\\\bmaven\\\\s?\\\\{?\\\\s?(?:url)?[\\\\s=(]{0,3}(?:uri\\\\()?[\\\"']https?://[^\\\\s\\\"']{3,300}\",\"\\\\burl\\\\.[\\\"']?https?://[^\\\\s\\\"'`)>]{3,300}\\\\.insteadOf\\\\b\",\"<url>\\\\s?https?://[^\\\\s<]{1,200}(?:maven|repo|nexus|artifact)[^\\\\s<]{0,200}\",\"\\\\bregistry\\\\s?=\\\\s?[\\\"']?https?://[^\\\\s\\\"']{3,300}|\\\\bconfig\\\\s{1,3}set\\\\s{1,3}\\\\S{0,40}registry\\\\s{1,3}https?://[^\\\\s\\\"']{3,300}\"],\"fF\":[\"add-source\",\"channel-url\",\"default-index\",\"extra-index-url\",\"find-links\",\"index\",\"index-url\",\"mirror\",\"registry\",\"registry-mirror\",\"repository\",\"source\"],\"W0\":[\"baseurl\",\"extra-index-url\",\"find-links\",\"global.index-url\",\"index-url\",\"insteadOf\",\"mirror\\\\.\\\\S{1,100}\",\"npm_config_\\\\w{0,40}registry\",\"npmRegistryServer\",\"registry-mirrors\",\"repositories\\\\.\\\\S{1,60}(?:\\\\scomposer)?\"],\"Ee\":[\"BINARY_HOST\",\"DOWNLOAD_HOST\",\"HF_ENDPOINT\",\"FIND_LINKS\",\"GOPROXY\",\"INDEX\",\"INDEX_URL\",\"MIRROR\",\"REGISTRY\"]}");
	let package_sources_target = String.raw`(?:sparse\+|git\+)?https?://[^\s"'\`)>]{3,300}`;
	let is = String.raw`(?:["'\]]{0,3}\s{0,3}(?:=>|[=:,])\s{0,3}|\s{1,3})[[({"']{0,3}`;
	let commands = package_sources_namespaceObject.Pi.map((words) => words.replaceAll(" ", String.raw`\s{1,3}`));
	let package_sources_forms = compilePattern([
		`(?:^|\\s)--?(?:${package_sources_namespaceObject.fF.join("|")})${is}${package_sources_target}`,
		`\\b(?:${package_sources_namespaceObject.W0.join("|")})${is}${package_sources_target}`,
		`\\b(?:${commands.join("|")})\\s[^\\n]{0,100}?${package_sources_target}`,
		...package_sources_namespaceObject.uO
	], "i");
	let variables = RegExp(`\\b\\w{0,40}(?:${package_sources_namespaceObject.Ee.join("|")})${is}(?:[^\\s,]{1,100},)?${package_sources_target}`);
	function listSources(line) {
		let found = (package_sources_forms.exec(line) ?? variables.exec(line))?.[0];
		return found === void 0 ? [] : hosts_listAddresses(found);
	}
	let shorteners = new Set(address_words_namespaceObject.EG);
	let tracking = new Set(address_words_namespaceObject.E5);
	let address_rules_isFromReader = ({ from = [] }) => from.length > 0;
	let wasChanged = (subject, { path = "", line = 0 }) => isInPlace(subject, path, line);
	let findHosts = perSubject((subject) => {
		let places = listPlaces(subject);
		let { near = [], rest = [] } = Object.groupBy(places, ({ address }) => findNearDomain(subject, address) === void 0 ? "rest" : "near");
		let inCode = rest.filter(({ address, kind, isCode }) => (kind === "command" || isCode === !0) && isNewSite(subject, address));
		let examples = rest.filter(({ address, kind }) => kind === "command" && isNewExample(subject, address));
		let lent = inCode.filter((place) => address_rules_isFromReader(toFinding(subject, place)) && findCombosquatted(subject, place.address) !== void 0);
		let commands = inCode.filter(({ kind }) => kind === "command");
		let others = rest.filter((place) => !commands.includes(place) && (isNewDomain(subject, place.address) || place.kind === "image" && isNewExample(subject, place.address)));
		return {
			near: [...near, ...lent].map((place) => toFinding(subject, place)),
			commands: commands.map((place) => toFinding(subject, place)),
			examples: examples.map((place) => toFinding(subject, place)),
			links: others.filter(({ kind }) => kind !== "image").map((place) => toFinding(subject, place)),
			images: others.filter(({ kind }) => kind === "image").map((place) => toFinding(subject, place))
		};
	});
	let findPlaces = (wanted) => (subject) => listPlaces(subject).filter((place) => !knownAddresses(subject).texts.has(bareOf(place.address.text)) && wanted(subject, place)).map((place) => toFinding(subject, place));
	function findInLines(subject, list, isNew = isNewSite) {
		return listAdded(subject).filter(({ kind }) => kind !== "prose").flatMap((snippet) => snippets_listLines(snippet).flatMap(({ text, line }) => list(text).filter((address) => isNew(subject, address)).map((address) => toFinding(subject, {
			address,
			kind: "command",
			path: snippet.path,
			line
		}))));
	}
	let credential = new RegExp(String.raw`(?:\$(?:\{|env:)?|process\.env\.|(?:environ|getenv|ENV|env)\b\W{1,4})\w{0,40}` + String.raw`(?:TOKEN|API_?KEY|_KEY|SECRET|PASSW(?:OR)?D|CREDENTIALS?)\b`);
	let asLabel = /\$(?:\{\w{1,60}\}|\w{1,60})\.(?=\w)|\$\([^()\n]{1,100}\)\.(?=\w)/g;
	let connection = /\b(?!https?:|wss?:|ftps?:)[a-z][a-z\d+.-]{1,20}:\/\/[^\s"'@]{0,200}@/gi;
	function findKeysSent(subject) {
		return findInLines(subject, (text) => credential.test(text) && credential.test(text.replace(connection, "")) ? [
			hosts_listAddresses,
			listBareAddresses,
			listLooseHosts
		].flatMap((list) => list(text.replace(asLabel, ""))) : []);
	}
	function hasTracking({ path }) {
		return (/\?([^#]{0,2000})/.exec(path)?.[1] ?? "").split(/[&;]/).map((pair) => pair.split("=")[0]?.toLowerCase() ?? "").some((key) => key.startsWith("utm_") || tracking.has(key));
	}
	let addressRules = [
		{
			id: "host-near-name",
			severity: "block",
			detects: "hosts whose name resembles or contains that of a host that the repository or many others use",
			message: "This host is easily mistaken for another, as in phishing; check it letter by letter.",
			find: (subject) => findHosts(subject).near
		},
		{
			id: "package-source",
			severity: "block",
			detects: "sources of packages that are new to the repository, named by a reader or set in a command or file that the page had",
			message: "This makes a package manager load packages from a source that is new to the repository and may belong to anyone.",
			find: (subject) => [...findInLines(subject, listSources).filter((found) => address_rules_isFromReader(found) || wasChanged(subject, found)), ...findInLines(subject, listSources, isNewExample).filter(address_rules_isFromReader)]
		},
		{
			id: "key-to-new-host",
			severity: "block",
			detects: "commands and code that send a key, token or password to a host that is new to the repository",
			message: "This sends one of the reader’s keys to a host that is new to the repository.",
			find: findKeysSent
		},
		{
			id: "command-host-from-reader",
			severity: "block",
			detects: "hosts in commands or code that are new to the repository and were named by a reader",
			message: "A reader named this host, which is new to the repository; check who owns it before anyone runs the code.",
			find: (subject) => [...findHosts(subject).commands.filter(address_rules_isFromReader), ...findHosts(subject).examples.filter((found) => address_rules_isFromReader(found) && wasChanged(subject, found))]
		},
		{
			id: "command-host-new",
			severity: "look",
			detects: "any other host in commands or code that is new to the repository",
			message: "This host in a command or code is new to the repository; check who owns it.",
			find: (subject) => findHosts(subject).commands.filter((finding) => !address_rules_isFromReader(finding))
		},
		{
			id: "domain-new",
			severity: "look",
			detects: "links to domains that appear nowhere else in the repository",
			message: "This link leads to a domain that appears nowhere else in the repository; check where it goes.",
			find: (subject) => findHosts(subject).links
		},
		{
			id: "image-from-outside",
			severity: "look",
			detects: "images and other embedded files from domains that appear nowhere else in the repository",
			message: "This loads from a domain that is new to the repository and can then track every reader of the page.",
			find: (subject) => findHosts(subject).images
		},
		{
			id: "address-shortened",
			severity: "look",
			detects: "new short links, which hide their target",
			message: "This short link hides its target, which its owner can change at any time; link to the target itself.",
			find: findPlaces((_, { address }) => shorteners.has(address.host))
		},
		{
			id: "address-tracking",
			severity: "look",
			detects: "new URLs with tracking or referral parameters",
			message: "This URL tracks readers or credits a referrer; remove those parameters.",
			find: findPlaces((_, { address }) => hasTracking(address))
		},
		{
			id: "address-insecure",
			severity: "look",
			detects: "`http:` URLs to hosts that the repository links with `https:`",
			message: "This URL uses plain HTTP for a host that the repository links with HTTPS; use HTTPS.",
			find: (subject) => listPlaces(subject).filter(({ address: { scheme, host } }) => scheme === "http" && hasSecure(subject, host)).filter(({ address: { text } }) => !listKnown(subject).some((known) => known.includes(text))).map((place) => toFinding(subject, place))
		}
	];
	function hasSecure(subject, host) {
		return listKnown(subject).some((text) => text.includes(`https://${host}`));
	}
	let listTargets = perSubject(({ change }) => {
		if (change.paths === void 0) return;
		let targets = new Set();
		for (let path of change.paths) {
			targets.add(path.toLowerCase());
			targets.add(toPage(path.toLowerCase()));
			let folders = path.toLowerCase().split("/");
			for (let size = 1; size < Math.min(folders.length, 50); size += 1) targets.add(folders.slice(0, size).join("/"));
		}
		return targets;
	});
	let listEnds = perSubject((subject) => {
		let ends = new Set();
		for (let target of listTargets(subject) ?? []) {
			let parts = target.split("/");
			for (let from = Math.max(0, parts.length - 50); from < parts.length; from += 1) ends.add(parts.slice(from).join("/"));
		}
		return ends;
	});
	function toPage(path) {
		return path.replace(/\.(?:mdx?|markdown|rst|adoc|html?|ipynb)$/, "").replace(/(?:^|\/)(?:_?index|readme)$/, "");
	}
	function resolve(base, local) {
		let path = [...base];
		for (let part of local.split("/")) {
			if (part === ".." && path.pop() === void 0) return;
			part !== ".." && part !== "." && part !== "" && path.push(part);
		}
		return path.join("/");
	}
	function urlsOf(part) {
		if (part.kind === "link" || part.kind === "image") return [part.url];
		if (part.kind !== "tag") return [];
		return ["href", "src"].flatMap((name) => part.attributes[name] ?? []).filter((url) => !url.startsWith("{"));
	}
	function urls_decode(url) {
		try {
			return decodeURIComponent(url);
		} catch {
			return url;
		}
	}
	let endings = [
		"",
		".md",
		".mdx",
		"/index.md",
		"/index.mdx",
		"/README.md",
		"/_index.md"
	];
	let isMarkdown = ({ format }) => format === "markdown" || format === "mdx";
	function anchors_listLinks(parts) {
		return parts.flatMap((part) => urlsOf(part).flatMap((url) => {
			let [local = "", anchor = ""] = url.split("#");
			let id = foldAnchor(urls_decode(anchor));
			return id === "" || id === "top" || /^[/@$~!]|[:?{}<>\\]/.test(local) ? [] : [{
				part,
				url,
				local,
				id
			}];
		}));
	}
	function pathsOf({ path }, local) {
		let target = resolve(path.split("/").slice(0, -1), urls_decode(local));
		return target === void 0 ? [] : endings.map((ending) => `${target}${ending}`);
	}
	function listLinked(pages, paths) {
		let changed = new Set(pages.map(({ path }) => path));
		let linked = pages.filter(isMarkdown).flatMap((page) => anchors_listLinks(page.added).flatMap(({ local }) => local === "" ? [] : pathsOf(page, local).filter((path) => /\.mdx?$/.test(path) && paths.has(path))));
		return new Set([...new Set(linked)].filter((path) => !changed.has(path)).slice(0, 5));
	}
	function findAnchors({ pages, anchors }) {
		let changed = new Map(pages.filter(isMarkdown).map((page) => [page.path, page]));
		return pages.filter(isMarkdown).flatMap((page) => {
			let isNew = new Set(page.added);
			return anchors_listLinks(page.after).flatMap(({ part, url, local, id }) => {
				let paths = local === "" ? [page.path] : pathsOf(page, local);
				let other = paths.flatMap((path) => changed.get(path) ?? [])[0];
				let now = other === void 0 ? paths.flatMap((path) => anchors.get(path) ?? [])[0] : anchorsOf(other).now;
				let hadIt = other !== void 0 && anchorsOf(other).before.has(id);
				if (now === void 0 || now.has(id) || !(isNew.has(part) || hadIt)) return [];
				return [{
					path: page.path,
					line: part.line,
					subject: url
				}];
			});
		});
	}
	let known = new WeakMap();
	function anchorsOf(page) {
		let found = known.get(page) ?? {
			now: listAnchors(page.after),
			before: listAnchors(page.before)
		};
		known.set(page, found);
		return found;
	}
	let referencesOf = new Map(Object.entries(JSON.parse("{\"asciidoc\":[{\"pattern\":\"\\\\bxref:(?:[\\\\w-]{1,60}:)?([^\\\\s:@{}#[\\\\]]{1,300}\\\\.adoc)(?:#[^\\\\s[\\\\]]*)?\\\\[\"}],\"markdown\":[{\"pattern\":\"\\\\{\\\\{[<%]\\\\s{0,9}(?:rel)?ref\\\\s{1,9}\\\"([^\\\"#\\\\s]{1,300})\"},{\"pattern\":\"\\\\{%-?\\\\s{0,9}link\\\\s{1,9}([^\\\\s%{}]{1,300})\"},{\"pattern\":\"\\\\{doc\\\\}`(?:[^`<]{0,300}<)?([^`<>]{1,300})>?`\",\"isRelative\":true}],\"notebook\":[{\"pattern\":\"\\\\{doc\\\\}`(?:[^`<]{0,300}<)?([^`<>]{1,300})>?`\",\"isRelative\":true}],\"restructuredtext\":[{\"pattern\":\":doc:`(?:[^`<]{0,300}<)?([^`<>]{1,300})>?`\",\"isRelative\":true}]}")).map(([format, rows]) => [format, rows.map(({ pattern, isRelative = !1 }) => ({
		pattern: new RegExp(pattern, "g"),
		isRelative
	}))]));
	function findUnresolved(subject) {
		let targets = listTargets(subject);
		if (targets === void 0) return [];
		return subject.pages.flatMap((page) => {
			let folder = page.path.toLowerCase().split("/").slice(0, -1);
			return (referencesOf.get(page.format) ?? []).flatMap(({ pattern, isRelative }) => listNamed(page, pattern).filter(({ name }) => {
				let local = toPage(name.toLowerCase().replace(/^(?:\.?\/)+/, ""));
				return isRelative && !name.startsWith("/") ? !targets.has(toPage(resolve(folder, local) ?? "?")) : !listEnds(subject).has(local);
			}).map(({ line, name }) => ({
				path: page.path,
				line,
				subject: name
			})));
		});
	}
	function listNamed(page, pattern) {
		let found = page.addedLines.flatMap(({ line, text }) => [...text.matchAll(pattern)].map(([, name = ""]) => ({
			line,
			name: name.trim()
		})));
		let code = found.length === 0 ? new Set() : code_lines_listCodeLines(page);
		return found.filter(({ line }) => !code.has(line));
	}
	let link_rules_isMarkdown = ({ format }) => format === "markdown" || format === "mdx";
	function findBroken(subject) {
		let targets = listTargets(subject);
		if (targets === void 0) return [];
		return subject.pages.filter(link_rules_isMarkdown).flatMap((page) => page.added.flatMap((part) => urlsOf(part).filter((url) => isBroken(subject, targets, page.path, url, part)).map((url) => ({
			path: page.path,
			line: part.line,
			subject: url,
			from: findReaders(subject, url)
		}))));
	}
	function isBroken(subject, targets, page, url, part) {
		let local = urls_decode(url.replace(/[?#].*$/s, "")).toLowerCase();
		if (local === "" || /^[a-z][a-z0-9+.-]*:|^\/\/|[{}<>@$~]|^!|\\/.test(local)) return !1;
		if (local.startsWith("/")) return hasClearRoot(subject) && !listEnds(subject).has(toPage(local.slice(1).replace(/\/$/, "")));
		let folder = page.toLowerCase().split("/").slice(0, -1);
		return [folder, ...part.kind !== "tag" && /\.[a-z]\w{1,4}$/.test(local) ? [] : [[...folder, toPage(page.toLowerCase().split("/").at(-1) ?? "")], folder.slice(0, -1)]].every((base, at) => {
			let path = resolve(base, local.replace(/\/$/, ""));
			return path === void 0 || !(targets.has(path) || targets.has(toPage(path))) || at === 2 && !local.startsWith("../");
		});
	}
	let hasClearRoot = perSubject((subject) => {
		let ends = listEnds(subject);
		let urls = subject.pages.flatMap(({ before }) => before.flatMap(urlsOf)).filter((url) => /^\/[^/]/.test(url));
		let found = urls.filter((url) => ends.has(toPage(urls_decode(url.replace(/[?#].*$/s, "")).toLowerCase().slice(1).replace(/\/$/, ""))));
		return urls.length > 0 && found.length === urls.length;
	});
	let linkRules = [{
		id: "link-broken",
		severity: "look",
		detects: "new relative links and images whose target is not on the branch",
		message: "This relative link is broken: its target does not exist on the pull request’s branch.",
		find: (subject) => [...findBroken(subject), ...findUnresolved(subject)]
	}, {
		id: "anchor-broken",
		severity: "look",
		detects: "links to a heading that does not exist on the target page on the branch",
		message: "The target page has no heading for this anchor, so the link does not lead where it says.",
		find: findAnchors
	}];
	function known_textsOf({ others, change }) {
		return [...others, ...change.files.map(({ before }) => before?.text ?? "")].filter((text) => text !== "");
	}
	function createLookup(subject) {
		let texts = known_textsOf(subject);
		let answers = new Map();
		return (wanted) => {
			let text = wanted.trim();
			if (text === "") return !1;
			let known = answers.get(text);
			if (known !== void 0) return known;
			if (answers.size >= 40) return !1;
			let answer = texts.some((one) => holdsWhole(one, text));
			answers.set(text, answer);
			return answer;
		};
	}
	function holdsWhole(text, wanted) {
		for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) if (!/\w{2}/.test(text.slice(at - 1, at + 1)) && !/\w{2}/.test(text.slice(at + wanted.length - 1).slice(0, 2))) return !0;
		return !1;
	}
	let known_frame = /<(?:iframe|embed|object)\s[^>]{0,2000}?\b(?:src|data)\s*=\s*\{?\s*["'`]((?:https?:)?\/\/[^/\\?#\s"'`@>]{1,253})\//gi;
	function listEmbedded(subject) {
		return new Set(known_textsOf(subject).flatMap((text) => [...text.matchAll(known_frame)].map(([, host = ""]) => host.toLowerCase())));
	}
	let components_component = /^[A-Z][\w.]*$/;
	function readStatements({ after }) {
		return after.map((part) => part.kind === "esm" ? part.value : "").join("\n");
	}
	function findUnknown(subject) {
		let holds = createLookup(subject);
		return subject.pages.flatMap((page) => {
			if (page.format !== "mdx") return [];
			let own = readStatements(page);
			let isOwn = (name) => RegExp(`\\b${name.split(".")[0] ?? ""}\\b`).test(own);
			return listTags(page.added).filter(({ name, isJsx }) => isJsx && components_component.test(name) && !isOwn(name) && !holds(`<${name}`)).map(({ name, line }) => ({
				path: page.path,
				line,
				subject: `<${name}>`
			}));
		});
	}
	let components_macro = /\{(\{[<%]|%-?)\s{0,9}([a-z][\w./-]{0,80})/gi;
	let components_harmless = /^(?:end|else|raw$|verbatim$)/;
	function findMacros(subject) {
		let holds = createLookup(subject);
		return subject.pages.flatMap((page) => {
			let found = page.addedLines.flatMap(({ line, text }) => [...text.matchAll(components_macro)].map(([whole, sign = "", name = ""]) => ({
				line,
				whole,
				sign,
				name
			})));
			let code = found.length === 0 ? new Set() : code_lines_listCodeLines(page);
			return found.filter(({ line, sign, name }) => !code.has(line) && !(sign.startsWith("%") ? components_harmless : /^(?:end|else)/).test(name)).filter(({ sign, name }) => {
				let start = `{${sign.replace("-", "")}`;
				return !["", "-"].some((end) => holds(`${start}${end} ${name}`) || holds(`${start}${end}${name}`));
			}).map(({ line, whole }) => ({
				path: page.path,
				line,
				subject: whole
			}));
		});
	}
	let componentRules = [{
		id: "component-unknown",
		severity: "look",
		detects: "components in MDX that the page does not import and no other page uses",
		message: "This component is neither imported on the page nor used on another; check what it is.",
		find: findUnknown
	}, {
		id: "macro-new",
		severity: "look",
		detects: "shortcodes and template tags that no other page uses",
		message: "This template tag runs when the site is built, and no other page uses it; check what it does.",
		find: findMacros
	}];
	let directives_namespaceObject = JSON.parse("{\"d$\":[\"a2s\",\"blockdiag\",\"bpmn\",\"bytefield\",\"d2\",\"ditaa\",\"dot\",\"erd\",\"graphviz\",\"kroki\",\"mermaid\",\"nomnoml\",\"plantuml\",\"puml\",\"structurizr\",\"svgbob\",\"vega\",\"vegalite\",\"wavedrom\"],\"SO\":[\"argparse\",\"autoattribute\",\"autoclass\",\"autodata\",\"autoexception\",\"autofunction\",\"automethod\",\"automodule\",\"autoproperty\",\"autoprogram\",\"autosummary\",\"click\",\"sphinx_argparse_cli\",\"typer\"],\"Yv\":[\"-8<-\",\"--8<--\",\"csv-table\",\"embed\",\"graphviz\",\"import\",\"include\",\"include_relative\",\"include-markdown\",\"includehtml\",\"literalinclude\",\"mdinclude\",\"partial\",\"readfile\",\"remoteinclude\",\"snippet\",\"svg\",\"uml\",\"xml-include\"],\"eo\":[\"code-cell\",\"command-output\",\"eval-rst\",\"exec\",\"jupyter-execute\",\"plot\",\"program-output\",\"raw\"],\"yk\":[\"autofunction-exec\",\"bokeh-plot\",\"code-cell\",\"command-output\",\"doctest-setup\",\"eval-rst\",\"exec\",\"exec-code\",\"exec_code\",\"execute_code\",\"ipython\",\"jupyter-execute\",\"jupyter-kernel\",\"plot\",\"program-output\",\"programoutput\",\"python\",\"run\",\"runcmd\",\"runblock\",\"shell\",\"system\",\"testcleanup\",\"testsetup\"],\"fA\":[\"++++\",\"+++\",\"html\",\"htmlonly\",\"pass\",\"passthrough\",\"raw\",\"raw-html\",\"rawhtml\"]}");
	let including = new Set(directives_namespaceObject.Yv);
	let diagrams = new Set(directives_namespaceObject.d$);
	let documenting = new Set(directives_namespaceObject.SO);
	let directives_running = new Set(directives_namespaceObject.yk);
	let unparsed = new Set(directives_namespaceObject.fA);
	function listDirectives({ pages }, names) {
		return pages.flatMap(({ path, added }) => added.flatMap((part) => part.kind === "directive" && names.has(part.name.toLowerCase()) ? [{
			path,
			line: part.line,
			name: part.name,
			value: part.value
		}] : part.kind === "comment" ? listCommented(part.value, names).map((found) => ({
			path,
			line: part.line,
			...found
		})) : []));
	}
	function listCommented(value, names) {
		let [, name = "", rest = ""] = /^\s*[@#](include|exec)\b:?\s*([^\n]{0,500})/.exec(value) ?? [];
		return names.has(name) ? [{
			name,
			value: rest.trim()
		}] : [];
	}
	function listFenced({ pages }) {
		return pages.flatMap(({ path, added }) => added.flatMap((part) => {
			let name = part.kind === "code" ? /^\{([\w-]{1,40})\}$/.exec(part.lang)?.[1] : void 0;
			if (part.kind !== "code" || name === void 0 || !including.has(name.toLowerCase())) return [];
			return [{
				path,
				line: part.line,
				name,
				value: part.meta
			}];
		}));
	}
	function toLineFinding({ path, line, value }) {
		return {
			path,
			line,
			subject: value
		};
	}
	function directives_toFinding({ path, line, name, value }) {
		return {
			path,
			line,
			subject: `${name} ${value}`.trim()
		};
	}
	function leadsOut({ path, value: written }) {
		let value = written.replace(/%2e/gi, ".").replace(/%2f/gi, "/");
		if (/(?:https?|ftp):|\bfile:[/\\]|(?:^|["'=\s])(?:[a-z]:[/\\]|~|\\\\|\/\/|\/(?:etc|proc|root|home|var|usr|dev)\b)/i.test(value)) return !0;
		if (/(?:^|[/"'\s=])\.(?:env|git|ssh|npmrc|netrc|pypirc|aws|github)\b/i.test(value)) return !0;
		return (value.match(/\.\.[/\\]/g)?.length ?? 0) >= path.split("/").length;
	}
	function holdsRows({ name, value }) {
		return /^(?:csv|list)-table$/i.test(name) && !/(?:^|\s):(?:file|url):/.test(value);
	}
	let languages = new Set(directives_namespaceObject.eo);
	let chunk = /^\{\{?(?:r|python|julia|ojs|bash|sh)\b[^}]*\}?\}?$/i;
	let runningMeta = /(?:^|[\s,{])(?:exec(?:ute)?(?:=|\s|$)|eval=|\.exec\b|live(?=[\s}=]|$))/i;
	let diagram = /^(?:[\w-]*(?:mermaid|plantuml|puml|graphviz|dot|d2|vega(?:-lite)?)|\{(?:mermaid|graphviz|uml)\})$/i;
	let runningDiagram = [
		/javascript:|^[ \t]{0,40}click[ \t]{1,9}\S{1,100}[ \t]{1,9}call\b|\bsecurityLevel\b/im,
		/\b(?:URL|href)\s{0,3}=\s{0,3}["']?\s{0,3}(?:vbscript|data):/i,
		/^[ \t]{0,40}!include\w{0,9}[ \t]{1,9}<?https?:|<[a-z]+\s[^<>\n]{0,200}\bon[a-z]{3,20}\s*=/im
	];
	let passed = /^\{?=[a-z][a-z\d]{0,20}\}?$/i;
	let passedInline = /`[^`\n]{1,1000}`\{=[a-z][a-z\d]{0,20}\}/i;
	let computed = /^(?:r\s{1,3}[\w.:]{1,60}\(|\{(?:r|python|julia|ojs)\}\s)/i;
	let magic = /^\s{0,9}%%(?:javascript|js|html|svg|script|bash|sh|perl|ruby|writefile|system)\b/im;
	function findPassed({ pages }) {
		return pages.flatMap((page) => {
			let { path, added, addedLines, format } = page;
			if (format !== "markdown" && format !== "mdx") return [];
			let blocks = added.filter((part) => part.kind === "code" && passed.test(part.lang));
			let lines = addedLines.filter(({ text }) => passedInline.test(text));
			let code = lines.length === 0 ? new Set() : code_lines_listCodeLines(page);
			return [...blocks, ...lines.filter(({ line }) => !code.has(line))].map(({ line }) => ({
				path,
				line
			}));
		});
	}
	let unfenced = /^\s*(?:import|export)\b|[{}]|<(?:iframe|object|script)\b/m;
	function runs({ lang, meta, value }) {
		if (magic.test(value) || lang === "mdx-code-block" && unfenced.test(value)) return !0;
		if ((diagram.test(lang) || diagram.test(/^[\w-]{1,40}/.exec(meta)?.[0] ?? "")) && runningDiagram.some((form) => form.test(value))) return !0;
		return languages.has(lang.toLowerCase().replace(/^\{|\}$/g, "")) || chunk.test(lang) || runningMeta.test(meta);
	}
	function findRunningCode({ pages }) {
		return pages.flatMap(({ path, added, before }) => {
			let old = new Set(before.map((part) => part.kind === "code" && runs(part) ? `${part.lang} ${part.meta}` : ""));
			let inline = added.filter((part) => part.kind === "inline-code" && computed.test(part.value));
			return [...added.filter((part) => part.kind === "code").filter((code) => runs(code) && !old.has(`${code.lang} ${code.meta}`)).map(({ lang, meta, line }) => ({
				path,
				line,
				subject: `${lang} ${meta}`.trim()
			})), ...inline.map(({ line }) => ({
				path,
				line
			}))];
		});
	}
	let directiveRules = [
		{
			id: "running-directive",
			severity: "block",
			detects: "directives and code blocks that run during the build or in the browser",
			message: "This runs code when the site is built or when a reader opens the page.",
			find: (subject) => {
				let holds = createLookup(subject);
				let isForeign = ({ value }) => !holds(/^[\w]{1,100}/.exec(value)?.[0] ?? "");
				let imported = listDirectives(subject, documenting).filter(isForeign);
				return [...[...listDirectives(subject, directives_running), ...imported].map(directives_toFinding), ...findRunningCode(subject)];
			}
		},
		{
			id: "raw-directive",
			severity: "block",
			detects: "directives that pass raw HTML through",
			message: "This directive passes raw HTML into the page, including any script in it.",
			find: (subject) => [
				...listDirectives(subject, unparsed).map(directives_toFinding),
				...findPassed(subject),
				...subject.pages.flatMap((page) => listRaw(page).map(toLineFinding))
			]
		},
		{
			id: "include-elsewhere",
			severity: "block",
			detects: "directives that include a file from outside the repository, or one that holds credentials",
			message: "This directive publishes a file from outside the documentation, which may contain secrets.",
			find: (subject) => [
				...listDirectives(subject, including).filter(leadsOut).map(directives_toFinding),
				...listDirectives(subject, diagrams).filter(({ value }) => /^(?:https?:)?\/\//i.test(value)).map(directives_toFinding),
				...listFenced(subject).filter(leadsOut).map(directives_toFinding),
				...subject.pages.flatMap((page) => listIncludes(page).filter(leadsOut).map(toLineFinding))
			]
		},
		{
			id: "include",
			severity: "look",
			detects: "directives that include a file that no other page includes",
			message: "No other page includes this file; check that it is meant to be published.",
			find: (subject) => {
				let holds = createLookup(subject);
				return listDirectives(subject, including).filter((one) => !leadsOut(one) && !holdsRows(one) && !holds(one.value) && !holds(one.value.split(/\s/)[0] ?? "")).map(directives_toFinding);
			}
		}
	];
	let drawings_elements = new Set("script foreignobject iframe object embed link meta base form handler listener html body audio video".split(" "));
	function isActive(tag) {
		let name = tag.name.replace(/^[a-z0-9]+:/, "");
		if (drawings_elements.has(name) || findHandlers(tag).length > 0) return !0;
		if (name === "style") return /@import|url\(\s*["']?(?!#|data:image|data:font)/i.test(tag.content ?? "");
		return Object.entries(tag.attributes).some(([key, value]) => {
			if (isScriptAddress(value)) return !0;
			if (/^(?:xlink:)?href$/.test(key)) return name !== "a" && !/^(?:#|data:image\/(?!svg))/.test(value.trim());
			return /url\(\s*["']?(?:https?:)?\/\//i.test(value) || key === "attributename" && /href|^on/i.test(value);
		});
	}
	function holdsMore({ path, before, after }) {
		let text = after?.text;
		if (!/\.svgz?$/i.test(path) || text === void 0 || text === before?.text) return !1;
		if (text.length > 2e6 || /<!ENTITY|<\?xml-stylesheet/i.test(text)) return !0;
		return parseHtml(text, 1).some((part) => part.kind === "tag" && isActive(part));
	}
	let drawingRules = [{
		id: "active-drawing",
		severity: "block",
		detects: "drawings (SVG) with scripts, event handlers, foreign objects, entities or external references",
		message: "This SVG can run code or load external content when it is opened.",
		find: ({ change }) => change.files.filter(holdsMore).map(({ path }) => ({ path }))
	}];
	let expressions_namespaceObject = JSON.parse("{\"Kr\":[\"\\\\w\\\\s*\\\\(\",\"=>\",\"\\\\$\\\\{\",\"`\"],\"ol\":[\"env\",\"environment\",\"secrets?\",\"tokens?\",\"passwords?\",\"credentials?\",\"constructor\",\"prototype\"],\"Dy\":[\"__\\\\w{2,30}__\",\"cookie\",\"constructor\",\"document\",\"environ\",\"eval\",\"fileexists\",\"function\",\"getcsv\",\"getenv\",\"getjson\",\"getremote\",\"globalthis\",\"import\",\"localstorage\",\"location\",\"navigator\",\"os\\\\.\\\\w+\",\"ownerdocument\",\"process\",\"readdir\",\"readfile\",\"require\",\"self\",\"sessionstorage\",\"window\"],\"KJ\":[\"attrs\",\"el\",\"emit\",\"options\",\"parent\",\"refs\",\"root\",\"router\",\"slots\"]}");
	function listEsm(subject) {
		return subject.pages.flatMap(({ path, added }) => added.filter((part) => part.kind === "esm").map(({ line, value }) => ({
			path,
			line,
			value,
			written: value
		})));
	}
	let esm_running = compilePattern([
		...expressions_namespaceObject.Kr,
		`\\b(?:${expressions_namespaceObject.Dy.join("|")})\\b`,
		`\\.(?:${expressions_namespaceObject.ol.join("|")})\\b`,
		`\\$(?:${expressions_namespaceObject.KJ.join("|")})\\b`
	], "i");
	function listExpressions({ pages }) {
		return pages.flatMap((page) => page.added.flatMap((part) => valuesOf(part, page).map((value) => ({
			path: page.path,
			line: part.line,
			value,
			written: `{${value}}`
		}))));
	}
	function valuesOf(part, { format }) {
		if (part.kind === "expression") {
			if (isLiteral(part.value) || isComment(part.value)) return [];
			return format === "mdx" || esm_running.test(part.value) ? [part.value] : [];
		}
		if (part.kind !== "tag" || !part.isJsx) return [];
		return Object.entries(part.attributes).flatMap(([name, value]) => {
			if (name.startsWith("{")) return [name.slice(1, -1)];
			let source = /^\{([\s\S]*)\}$/.exec(value)?.[1];
			return source === void 0 || isLiteral(source) ? [] : [source];
		});
	}
	function judge(subject, found, isKnown) {
		let holds = createLookup(subject);
		return found.filter(({ written }) => holds(written) === isKnown).map(({ path, line, value }) => ({
			path,
			line,
			subject: value
		}));
	}
	let esmRules = [
		{
			id: "mdx-import",
			severity: "block",
			detects: "new MDX `import` and `export` statements",
			message: "This statement runs code when the site is built, and no other page has it.",
			find: (subject) => judge(subject, listEsm(subject), !1)
		},
		{
			id: "mdx-expression",
			severity: "block",
			detects: "new MDX expressions other than a string, a number or a list of them",
			message: "This expression runs code when the page is built or viewed, and no other page has it.",
			find: (subject) => judge(subject, listExpressions(subject), !1)
		},
		{
			id: "known-import",
			severity: "look",
			detects: "new `import` and `export` statements that other pages already contain verbatim",
			message: "This statement runs code and is new on this page, but other pages have exactly the same one; check that this page needs it.",
			find: (subject) => judge(subject, listEsm(subject), !0)
		}
	];
	let frames_frames = new Set("applet embed fencedframe frame frameset iframe include-fragment object portal turbo-frame webview".split(" "));
	function hostOf({ attributes }) {
		let url = attributes.src ?? attributes.data ?? "";
		return /^\{?\s*["'`]?((?:https?:)?\/\/[^/\\?#\s"'`@]+)\//i.exec(url)?.[1]?.toLowerCase();
	}
	function isForeignUse(tag) {
		let { href = "", "xlink:href": linked = "" } = tag.attributes;
		return /^(?:feimage|use)$/i.test(localName(tag)) && /^\s*(?:https?:)?\/\//i.test(href || linked);
	}
	let player = /\b(?:peertube|vimeo|wistia|youtube)\b/i;
	function listPlayers(subject) {
		return subject.pages.flatMap(({ path, added }) => added.flatMap((part) => {
			let name = part.kind === "directive" && (part.name === "video" || player.test(part.name)) ? player.exec(`${part.name} ${part.value}`)?.[0] : void 0;
			if (name === void 0) return [];
			let form = RegExp(`video::\\S{1,200}\\[[^\\]]{0,200}${name}|\\.\\. ${name}::|\\{\\{[<%] ${name}\\b`, "i");
			return listKnown(subject).some((text) => form.test(text)) ? [] : [{
				path,
				line: part.line,
				subject: name
			}];
		}));
	}
	function listFrames(subject) {
		let found = subject.pages.flatMap((page) => listNewTags(page).filter((tag) => frames_frames.has(localName(tag)) || isForeignUse(tag)).map((tag) => ({
			path: page.path,
			tag
		})));
		let embedded = found.length === 0 ? new Set() : listEmbedded(subject);
		return found.filter(({ tag }) => tag.attributes.srcdoc !== void 0 || !embedded.has(hostOf(tag) ?? "")).map(({ path, tag }) => ({
			path,
			line: tag.line,
			subject: showTag(tag, addressOf(tag))
		}));
	}
	let frameRules = [{
		id: "embed",
		severity: "block",
		detects: "frames, objects and embeds from hosts that no other page embeds",
		message: "This embeds content from a host that no other page embeds, and that host decides what readers see.",
		find: (subject) => [...listFrames(subject), ...listPlayers(subject)]
	}];
	let github = new Set(["web-flow", "noreply@github.com"]);
	function splitCommits({ change: { commits }, judgedBefore }) {
		if (judgedBefore === void 0) return {
			earlier: commits,
			later: [],
			isRewritten: !1
		};
		let at = commits.findIndex(({ sha }) => sha === judgedBefore.head);
		return {
			earlier: commits.slice(0, at + 1),
			later: commits.slice(at + 1),
			isRewritten: at < 0
		};
	}
	function findOtherAuthors(subject) {
		let { earlier, later } = splitCommits(subject);
		let known = new Set([subject.agent, ...earlier.flatMap(({ author, committer }) => [author, committer])]);
		return later.filter(({ isUpdate }) => !isUpdate).flatMap(({ sha, author, committer }) => {
			let isCommitter = committer === author || committer === void 0 || known.has(committer) || github.has(committer);
			if (author !== void 0 && known.has(author) && isCommitter) return [];
			let name = isCommitter ? author ?? "nobody that GitHub knows" : committer;
			return [{ subject: `${sha.slice(0, 7)} (${name})` }];
		});
	}
	let commitRules = [{
		id: "commit-of-another",
		severity: "block",
		detects: "commits that someone other than the agent pushed after the last review",
		message: "Someone other than the agent pushed this commit after the last review; check that you recognise the author.",
		find: findOtherAuthors
	}, {
		id: "history-rewritten",
		severity: "look",
		detects: "branches that no longer contain the commit last reviewed",
		message: "The branch was rewritten after the last review; read the whole diff again, not only the new commits.",
		find: (subject) => splitCommits(subject).isRewritten && subject.judgedBefore !== void 0 ? [{ subject: subject.judgedBefore.head.slice(0, 7) }] : []
	}];
	let message_words_namespaceObject = JSON.parse("{\"Pk\":[\"bors\",\"claude\",\"codecov\",\"coderabbitai\",\"copilot\",\"dependabot\",\"gemini-code-assist\",\"github-actions\",\"greptileai\",\"homu\",\"k8s-ci-robot\",\"mergify\",\"mergifyio\",\"netlify\",\"prow\",\"renovate\",\"rultor\",\"vercel\"],\"Pi\":[\"admin\",\"allow\",\"approve\",\"approved\",\"assign\",\"auto-merge\",\"automerge\",\"autosquash\",\"backport\",\"benchmark\",\"cc\",\"check-cla\",\"cherry-pick\",\"cherrypick\",\"close\",\"delete\",\"deploy\",\"easycla\",\"fast-forward\",\"format\",\"hold\",\"kind\",\"label\",\"land\",\"lgtm\",\"lifecycle\",\"lock\",\"merge\",\"milestone\",\"ok-to-test\",\"override\",\"priority\",\"publish\",\"rebase\",\"release\",\"remove-label\",\"reopen\",\"rerun\",\"retest\",\"retitle\",\"review\",\"run\",\"shipit\",\"skip\",\"squash\",\"test\",\"triage\",\"unassign\",\"unhold\",\"unlock\",\"update\",\"workflow\"],\"Ue\":[\"agent\",\"ai\",\"assistant\",\"automation\",\"bot\",\"llm\",\"model\",\"reviewer\",\"reviewing\",\"reviews\"],\"NZ\":[\"allow\",\"approve\",\"approved\",\"clear\",\"finding\",\"findings\",\"harmless\",\"ignore\",\"instruction\",\"instructions\",\"merge\",\"pass\",\"report\",\"safe\",\"skip\",\"trust\",\"verdict\"],\"jR\":[\"auto-?merge\",\"auto-?submit\",\"backport(?:-to)?\",\"cherry-pick(?:-to)?\",\"release-as\",\"release-type\",\"semver-release\"]}");
	let bots = message_words_namespaceObject.Pk.join("|");
	let message_rules_commands = message_words_namespaceObject.Pi.join("|");
	let repository = String.raw`[\w.-]{1,100}/[\w.-]{1,100}`;
	let message_rules_link = String.raw`https?://[^\s/]{1,100}/${repository}/(?:issues|pull)/\d{1,10}`;
	let message_rules_reference = String.raw`(?:${repository})?#\d{1,10}|(?:GH-|AB#)\d{1,10}|${message_rules_link}`;
	let closing = new RegExp(String.raw`\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b[\s:*_~[(<]{1,12}(?:${message_rules_reference})`, "gi");
	let mention = /(?<![\w/.@-])@([a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:_[a-z\d]{1,8})?(?:\[bot\])?(?:\/[\w.-]{0,99}\w)?)(?![\w@])/gi;
	let slash = new RegExp(String.raw`^\s{0,9}[/!.](?:${message_rules_commands})(?![\w/.-])[^\n]{0,100}`, "gim");
	let unknown = /^[ \t]{0,9}\/[a-z][a-z0-9_-]{1,30}(?:[ \t]+[\w.:=,@#-]{1,40}){0,4}[ \t]*$/gm;
	let asking = String.raw`bors[ \t]+(?:r|d|p|try|merge|retry|delegate)\b|atlantis[ \t]+(?:apply|plan|unlock)\b|` + String.raw`(?:jenkins[,:]?[ \t]+)?(?:(?:re)?(?:test|build) this please|ok to test)\b`;
	let message_rules_called = new RegExp(String.raw`(?:^|\s)(?:@(?:${bots})(?:\[bot\])?[ \t,:]|${asking})[^\n]{0,100}`, "gim");
	let message_rules_order = new RegExp(String.raw`^(?:${message_words_namespaceObject.jR.join("|")}):[ \t]{0,9}\S[^\n]{0,100}`, "gim");
	let skip = /\[(?:skip[ -](?:ci|actions|checks|tests|netlify|vercel)|(?:ci|actions)[ -]skip|no[ -]ci)\]|^skip-checks:\s?true/gim;
	let signature = String.raw`[^\n]{0,300}<[^\n<>@]{1,100}@[^\n<>]{1,200}>\s{0,9}$`;
	let trailer = new RegExp(String.raw`^\s{0,9}(?:${"co-authored-by|signed-off-by|reviewed-by|helped-by|on-behalf-of"})\s{0,3}:${signature}`, "gim");
	let message_rules_code = /(`{3,}|~{3,})[\s\S]{0,20000}?(?:\1|$)|(?<!`)(`{1,2})(?!`)[^`\n]{1,2000}\2(?!`)/g;
	let listMessages = perSubject(({ change }) => {
		let markdown = [change.title, change.description].map((text) => ({
			text,
			isMarkdown: !0
		}));
		let plain = change.commits.map(({ message }) => ({
			text: message,
			isMarkdown: !1
		}));
		return [...markdown, ...plain].flatMap((message) => {
			let clean = (0, unicode_clean.X)(message.text);
			return clean === message.text ? [message] : [message, {
				...message,
				text: clean
			}];
		});
	});
	let findBy = (pattern) => (subject) => listMessages(subject).flatMap(({ text }) => [...text.matchAll(pattern)].map(([found]) => ({ subject: tidy(found) })));
	function message_rules_findUnknown(subject) {
		let pages = subject.fix.pages.map((page) => page.replace(/\/$/, "").toLowerCase());
		return findBy(unknown)(subject).filter((found) => !pages.some((page) => page.endsWith(found.subject.toLowerCase())));
	}
	function findMentions(subject) {
		let known = listKnown(subject);
		return listMessages(subject).flatMap(({ text, isMarkdown }) => [...text.replace(trailer, "").replace(isMarkdown ? message_rules_code : /$^/g, " ").matchAll(mention)].map(([found, name = ""]) => ({
			found,
			name: name.toLowerCase()
		})).filter(({ name }) => name !== subject.agent && `${name}[bot]` !== subject.agent).filter(({ found }) => !(found.includes("/") && known.some((known) => known.includes(found)))).map(({ found }) => ({ subject: tidy(found) })));
	}
	let unused = /^ {0,3}\[[^\]\n]{1,100}\]:[ \t]{0,9}#[ \t]{1,9}([^\n]{1,2000})/gm;
	let alternative = /!\[([^\]\n]{8,2000})\]\(|\]\([^()\s]{1,500}\s["']([^"'\n]{8,2000})["']\)/g;
	function message_rules_listComments(text) {
		let comments = [];
		for (let from = text.indexOf("<!--"); from >= 0;) {
			let end = text.indexOf("-->", from + 4);
			comments.push(text.slice(from + 4, end < 0 ? text.length : end));
			from = end < 0 ? -1 : text.indexOf("<!--", end + 3);
		}
		return comments;
	}
	let addressed = RegExp(`\\b(?:${message_words_namespaceObject.Ue.join("|")})s?\\b`, "i");
	let message_rules_asked = RegExp(`\\b(?:${message_words_namespaceObject.NZ.join("|")})\\b`, "i");
	function findHiddenOrders({ change: { title, description } }) {
		return [title, description].flatMap((text) => [...message_rules_listComments(text), ...[unused, alternative].flatMap((form) => [...text.matchAll(form)].map(([, words, others = ""]) => words ?? others))].filter((words) => ordersAgent(words) || addressed.test(words) && message_rules_asked.test(words)).map((words) => ({ subject: tidy(words) })));
	}
	function tidy(text) {
		return text.replace(/\s+/g, " ").trim().slice(0, 200);
	}
	let messageRules = [
		{
			id: "closing-keyword",
			severity: "block",
			detects: "keywords that close an issue on merge, in the title, the description or a commit",
			message: "Merging this would close an issue or pull request; remove the keyword.",
			find: findBy(closing)
		},
		{
			id: "mention",
			severity: "block",
			detects: "mentions of people or teams in the title, the description or a commit",
			message: "This notifies a person or team that has no part in the fix; remove the mention.",
			find: findMentions
		},
		{
			id: "bot-command",
			severity: "block",
			detects: "bot commands, such as `/merge` or `bors r+`, in the title, the description or a commit",
			message: "A bot may act on this command, for example by merging; remove it.",
			find: (subject) => [...[
				slash,
				message_rules_called,
				message_rules_order
			].flatMap((form) => findBy(form)(subject)), ...message_rules_findUnknown(subject)]
		},
		{
			id: "hidden-order",
			severity: "block",
			detects: "comments in the title or the description that give instructions to an agent",
			message: "People do not see this text, but agents that review or merge the pull request do; remove it.",
			find: findHiddenOrders
		},
		{
			id: "checks-skipped",
			severity: "block",
			detects: "text that makes GitHub or another service skip checks, such as `[skip ci]`",
			message: "This text keeps CI from running its checks; remove it before you merge.",
			find: findBy(skip)
		}
	];
	let manifests_namespaceObject = JSON.parse("{\"Pq\":{\"autoload\":\"\",\"dependencies\":\"npm\",\"devdependencies\":\"npm\",\"imports\":\"npm\",\"optionaldependencies\":\"npm\",\"overrides\":\"npm\",\"peerdependencies\":\"npm\",\"require\":\"composer\",\"require-dev\":\"composer\",\"resolutions\":\"npm\"},\"hC\":{\"build-dependencies\":\"crates\",\"build-system\":\"pypi\",\"dependencies\":\"crates\",\"dependency-groups\":\"pypi\",\"dev-dependencies\":\"crates\",\"dev-packages\":\"pypi\",\"packages\":\"pypi\",\"project\":\"pypi\",\"project.optional-dependencies\":\"pypi\",\"tool.pdm.dev-dependencies\":\"pypi\",\"tool.poetry.dependencies\":\"pypi\",\"tool.poetry.dev-dependencies\":\"pypi\",\"tool.poetry.group.dev.dependencies\":\"pypi\",\"workspace.dependencies\":\"crates\"},\"oQ\":{\"dependencies\":\"pypi\",\"dependency_overrides\":\"other\",\"dev_dependencies\":\"other\",\"pip\":\"pypi\",\"plugins\":\"other\",\"requires\":\"pypi\"},\"W0\":[\"authors\",\"branch\",\"build-backend\",\"classifiers\",\"default-features\",\"description\",\"edition\",\"extras\",\"features\",\"flutter\",\"git\",\"keywords\",\"license\",\"markers\",\"name\",\"optional\",\"path\",\"pip\",\"python\",\"readme\",\"requires-python\",\"rev\",\"sdk\",\"tag\",\"version\"]}");
	let kindsOf = (rows) => new Map(Object.entries(rows));
	let json = kindsOf(manifests_namespaceObject.Pq);
	let manifests_toml = kindsOf(manifests_namespaceObject.hC);
	let yaml = kindsOf(manifests_namespaceObject.oQ);
	let manifests_settings = new Set(manifests_namespaceObject.W0);
	let mayList = /depend|packages|require|resolutions|overrides|imports|plugins|optional-|build-system|\bpip\b/i;
	function listDeclaredPackages({ kind, text, line }) {
		if (kind !== "code" || text.length > 5e4 || !mayList.test(text)) return [];
		return (/^\s*\{|"\s*:/.test(text) ? readJson(text) : /^\s*\[/m.test(text) ? readToml(text) : readYaml(text)).flatMap(({ kind, spec, at }) => parsePackage(kind, spec, line + at) ?? []);
	}
	let pair = /"([^"\n]{1,200})"\s{0,9}:\s{0,9}(?:"([^"\n]{0,200})"|(\{))|(\})|\n/g;
	function readJson(text) {
		let specs = [];
		let [section, at] = [void 0, 0];
		for (let [found, key = "", version, open, close] of text.matchAll(pair)) {
			found === "\n" ? at += 1 : open === void 0 ? close === void 0 ? section && version !== void 0 && !manifests_settings.has(key) && specs.push({
				kind: section,
				spec: key,
				at
			}) : section = void 0 : section = json.get(key.toLowerCase());
			at += (found.match(/\n/g)?.length ?? 0) - +(found === "\n");
		}
		return specs;
	}
	let manifests_table = /^\s*\[{1,2}\s*([\w."-]{1,100})\s*\]{1,2}/;
	let manifests_setting = /^\s*["']?([\w.-]{1,100})["']?\s{0,9}=\s{0,9}(.*)$/;
	let manifests_quoted = /["']([^"'\n]{2,200})["']/g;
	let list = /^(?:dependencies|requires|dev|docs|test|[\w-]*-dependencies)$/;
	function readToml(text) {
		let specs = [];
		let [kind, isOpen] = [void 0, !1];
		for (let [at, row] of text.split("\n").entries()) {
			let name = manifests_table.exec(row)?.[1];
			let [, key = "", value = ""] = manifests_setting.exec(row) ?? [];
			if (name !== void 0 && !row.includes("=")) {
				let inner = /^(?:dev-|build-)?dependencies\.([\w-]+)$/.exec(name)?.[1];
				inner !== void 0 && specs.push({
					kind: "crates",
					spec: inner,
					at
				});
				kind = inner === void 0 ? manifests_toml.get(name.replaceAll("\"", "").toLowerCase()) : void 0;
				isOpen = !1;
			} else if (kind !== void 0) {
				let isList = key !== "" && value.startsWith("[") && (kind === "pypi" || list.test(key));
				isList && (isOpen = !0);
				if (isOpen) for (let [, spec = ""] of (isList ? value : row).matchAll(manifests_quoted)) specs.push({
					kind,
					spec,
					at
				});
				else key !== "" && !manifests_settings.has(key.toLowerCase()) && /^["'{]/.test(value) && specs.push({
					kind,
					spec: key,
					at
				});
				isOpen && row.includes("]") && (isOpen = !1);
			}
		}
		return specs;
	}
	function readYaml(text) {
		let specs = [];
		let open;
		for (let [at, row] of text.split("\n").entries()) {
			let indent = row.search(/\S/);
			if (indent < 0 || /^\s*#/.test(row)) continue;
			let [, dash, key, value = ""] = /^\s*(-\s{1,9})?["']?([\w.@/=<>~[\]-]{1,200})["']?(?:\s{0,9}:(?:\s+(.*))?)?\s*$/.exec(row) ?? [];
			let section = yaml.get((key ?? "").toLowerCase());
			if (section !== void 0 && value === "" && /:\s*$/.test(row)) open = {
				kind: section,
				indent,
				deeper: void 0
			};
			else if (open !== void 0 && key !== void 0 && (indent > open.indent || indent === open.indent && dash)) {
				open.deeper ??= indent;
				indent === open.deeper && !manifests_settings.has(key.toLowerCase().split(/[=<>~]/)[0] ?? "") && specs.push({
					kind: dash === void 0 ? "other" : open.kind,
					spec: key,
					at
				});
			} else indent <= (open?.indent ?? -1) && (open = void 0);
		}
		return specs;
	}
	let popular_packages_namespaceObject = JSON.parse("{\"image\":[\"alpine\",\"amazonlinux\",\"busybox\",\"caddy\",\"centos\",\"debian\",\"eclipse-temurin\",\"elasticsearch\",\"fedora\",\"golang\",\"grafana\",\"haproxy\",\"httpd\",\"influxdb\",\"kibana\",\"mariadb\",\"memcached\",\"mongo\",\"mysql\",\"neo4j\",\"nginx\",\"node\",\"openjdk\",\"php\",\"postgres\",\"prometheus\",\"python\",\"rabbitmq\",\"redis\",\"registry\",\"ruby\",\"rust\",\"swift\",\"tomcat\",\"traefik\",\"ubuntu\",\"vault\",\"wordpress\"],\"npm\":[\"@types/node\",\"ajv\",\"angular\",\"astro\",\"async\",\"autoprefixer\",\"axios\",\"babel\",\"bcrypt\",\"bluebird\",\"body-parser\",\"chai\",\"chalk\",\"cheerio\",\"chokidar\",\"classnames\",\"colors\",\"commander\",\"concurrently\",\"cookie\",\"cookie-parser\",\"core-js\",\"cors\",\"cross-env\",\"cross-fetch\",\"cypress\",\"date-fns\",\"dayjs\",\"debug\",\"discord.js\",\"dotenv\",\"electron\",\"esbuild\",\"eslint\",\"ethers\",\"execa\",\"express\",\"fastify\",\"formik\",\"framer-motion\",\"fs-extra\",\"got\",\"graphql\",\"gulp\",\"handlebars\",\"helmet\",\"hono\",\"husky\",\"immer\",\"inquirer\",\"ioredis\",\"jest\",\"joi\",\"jose\",\"jquery\",\"js-yaml\",\"jsdoc\",\"jsdom\",\"jsonwebtoken\",\"knex\",\"koa\",\"lerna\",\"lint-staged\",\"lodash\",\"marked\",\"mermaid\",\"micromark\",\"minimist\",\"mocha\",\"moment\",\"mongodb\",\"mongoose\",\"morgan\",\"multer\",\"mysql\",\"mysql2\",\"nanoid\",\"next\",\"node-fetch\",\"nodemailer\",\"nodemon\",\"npm\",\"nuxt\",\"openai\",\"passport\",\"pinia\",\"pino\",\"playwright\",\"pnpm\",\"postcss\",\"preact\",\"prettier\",\"prisma\",\"puppeteer\",\"querystring\",\"react\",\"react-dom\",\"react-native\",\"react-redux\",\"react-router\",\"react-router-dom\",\"redis\",\"redux\",\"rimraf\",\"rollup\",\"rxjs\",\"sass\",\"semver\",\"sequelize\",\"serve\",\"sharp\",\"shelljs\",\"sinon\",\"socket.io\",\"storybook\",\"stripe\",\"supertest\",\"svelte\",\"swr\",\"tailwindcss\",\"three\",\"ts-jest\",\"ts-node\",\"tslib\",\"tsx\",\"turbo\",\"typeorm\",\"typescript\",\"underscore\",\"undici\",\"uuid\",\"vercel\",\"vite\",\"vitepress\",\"vitest\",\"vue\",\"vue-router\",\"vuex\",\"web3\",\"webpack\",\"winston\",\"wrangler\",\"ws\",\"yargs\",\"yarn\",\"zod\",\"zustand\"],\"pypi\":[\"aiohttp\",\"alembic\",\"anthropic\",\"anyio\",\"attrs\",\"bcrypt\",\"beautifulsoup4\",\"black\",\"boto\",\"boto3\",\"botocore\",\"celery\",\"certifi\",\"click\",\"colorama\",\"coverage\",\"cryptography\",\"django\",\"dnspython\",\"docutils\",\"fastapi\",\"flake8\",\"flask\",\"gevent\",\"gunicorn\",\"httpcore\",\"httpx\",\"idna\",\"ipython\",\"isort\",\"jinja\",\"jinja2\",\"jsonschema\",\"jupyter\",\"jupyterlab\",\"keras\",\"langchain\",\"lxml\",\"markdown\",\"markupsafe\",\"matplotlib\",\"mkdocs\",\"mkdocs-material\",\"mypy\",\"mysql-connector-python\",\"mysqlclient\",\"nltk\",\"notebook\",\"numpy\",\"openai\",\"opencv-python\",\"openpyxl\",\"orjson\",\"packaging\",\"pandas\",\"paramiko\",\"pillow\",\"pip\",\"poetry\",\"polars\",\"pre-commit\",\"protobuf\",\"psutil\",\"psycopg\",\"psycopg-binary\",\"psycopg2\",\"psycopg2-binary\",\"pyarrow\",\"pycryptodome\",\"pydantic\",\"pygments\",\"pyjwt\",\"pylint\",\"pymongo\",\"pymysql\",\"pyopenssl\",\"pytest\",\"pytest-cov\",\"python-dateutil\",\"python-dotenv\",\"pytz\",\"pyyaml\",\"redis\",\"requests\",\"rich\",\"ruff\",\"scikit-learn\",\"scipy\",\"scrapy\",\"selenium\",\"sentry-sdk\",\"setuptools\",\"simplejson\",\"six\",\"sphinx\",\"sqlalchemy\",\"starlette\",\"streamlit\",\"sympy\",\"tensorflow\",\"tokenizers\",\"tornado\",\"tox\",\"tqdm\",\"transformers\",\"twine\",\"typer\",\"ujson\",\"urllib3\",\"uvicorn\",\"virtualenv\",\"websockets\",\"werkzeug\",\"wheel\",\"xgboost\"]}");
	let standard_modules_namespaceObject = JSON.parse("{\"pypi\":[\"abc\",\"aifc\",\"argparse\",\"array\",\"ast\",\"asynchat\",\"asyncio\",\"asyncore\",\"atexit\",\"audioop\",\"base64\",\"bdb\",\"binascii\",\"bisect\",\"builtins\",\"bz2\",\"cProfile\",\"calendar\",\"cgi\",\"cgitb\",\"chunk\",\"cmath\",\"cmd\",\"code\",\"codecs\",\"codeop\",\"collections\",\"colorsys\",\"compileall\",\"concurrent\",\"configparser\",\"contextlib\",\"contextvars\",\"copy\",\"copyreg\",\"crypt\",\"csv\",\"ctypes\",\"curses\",\"dataclasses\",\"datetime\",\"dbm\",\"decimal\",\"difflib\",\"dis\",\"distutils\",\"doctest\",\"email\",\"encodings\",\"ensurepip\",\"enum\",\"errno\",\"faulthandler\",\"fcntl\",\"filecmp\",\"fileinput\",\"fnmatch\",\"fractions\",\"ftplib\",\"functools\",\"gc\",\"genericpath\",\"getopt\",\"getpass\",\"gettext\",\"glob\",\"graphlib\",\"grp\",\"gzip\",\"hashlib\",\"heapq\",\"hmac\",\"html\",\"http\",\"imaplib\",\"imghdr\",\"imp\",\"importlib\",\"inspect\",\"io\",\"ipaddress\",\"itertools\",\"json\",\"keyword\",\"linecache\",\"locale\",\"logging\",\"lzma\",\"mailbox\",\"mailcap\",\"marshal\",\"math\",\"mimetypes\",\"mmap\",\"modulefinder\",\"msilib\",\"msvcrt\",\"multiprocessing\",\"netrc\",\"nis\",\"nntplib\",\"nt\",\"ntpath\",\"nturl2path\",\"numbers\",\"opcode\",\"operator\",\"optparse\",\"os\",\"ossaudiodev\",\"pathlib\",\"pdb\",\"pickle\",\"pickletools\",\"pipes\",\"pkgutil\",\"platform\",\"plistlib\",\"poplib\",\"posix\",\"posixpath\",\"pprint\",\"profile\",\"pstats\",\"pty\",\"pwd\",\"py_compile\",\"pyclbr\",\"pydoc\",\"pydoc_data\",\"pyexpat\",\"queue\",\"quopri\",\"random\",\"re\",\"readline\",\"reprlib\",\"resource\",\"rlcompleter\",\"runpy\",\"sched\",\"secrets\",\"select\",\"selectors\",\"shelve\",\"shlex\",\"shutil\",\"signal\",\"site\",\"smtpd\",\"smtplib\",\"sndhdr\",\"socket\",\"socketserver\",\"spwd\",\"sqlite3\",\"sre_compile\",\"sre_constants\",\"sre_parse\",\"ssl\",\"stat\",\"statistics\",\"string\",\"stringprep\",\"struct\",\"subprocess\",\"sunau\",\"symtable\",\"sys\",\"sysconfig\",\"syslog\",\"tabnanny\",\"tarfile\",\"telnetlib\",\"tempfile\",\"termios\",\"textwrap\",\"threading\",\"time\",\"timeit\",\"tkinter\",\"token\",\"tokenize\",\"tomllib\",\"trace\",\"traceback\",\"tracemalloc\",\"tty\",\"turtle\",\"turtledemo\",\"types\",\"typing\",\"unicodedata\",\"unittest\",\"urllib\",\"uu\",\"uuid\",\"venv\",\"warnings\",\"wave\",\"weakref\",\"webbrowser\",\"winreg\",\"winsound\",\"wsgiref\",\"xdrlib\",\"xml\",\"xmlrpc\",\"zipapp\",\"zipfile\",\"zipimport\",\"zlib\",\"zoneinfo\"]}");
	let listAll = (snippet) => [...listPackages(snippet), ...listDeclaredPackages(snippet)];
	let builtIn = new Map(Object.entries(standard_modules_namespaceObject).map(([kind, names]) => [kind, new Set(names)]));
	let popular = new Map(Object.entries(popular_packages_namespaceObject).map(([kind, names]) => [kind, new Set(names)]));
	let package_rules_keyOf = ({ kind, name }) => `${kind}:${name}`;
	let hasRegistry = new Set([
		"npm",
		"pypi",
		"gem",
		"crates",
		"image",
		"go",
		"composer",
		"nuget"
	]);
	let findKnown = perSubject((subject) => {
		let named = [...listBefore(subject), ...subject.others.map((text) => ({
			path: "",
			line: 1,
			text,
			kind: "line",
			lang: ""
		}))].flatMap((snippet) => [...listAll(snippet), ...listImports(snippet)]);
		return {
			keys: new Set(named.map(package_rules_keyOf)),
			owners: new Set(named.flatMap((one) => ownerOf(one) ?? [])),
			names: new Map([...Map.groupBy(named, ({ kind }) => kind)].map(([kind, all]) => [kind, new Set(all.map(({ name }) => name))]))
		};
	});
	let package_rules_findNew = perSubject((subject) => {
		let known = findKnown(subject);
		let isNew = (one) => !known.keys.has(package_rules_keyOf(one)) && !known.owners.has(ownerOf(one) ?? "") && !isQuoted(subject, one);
		return listAdded(subject).flatMap((snippet) => {
			let installed = listAll(snippet).filter(isNew);
			let imported = listImports(snippet).filter(({ kind, name }) => builtIn.get(kind)?.has(name) !== !0).filter((one) => isNew(one) && (findNear(subject, one) !== void 0 || isCombosquatting(subject, one)));
			return [...installed, ...imported].map((one) => ({
				near: findNear(subject, one),
				isPopular: popular.get(one.kind)?.has(one.name) === !0 || isOfFamily(subject, one),
				finding: {
					path: snippet.path,
					line: one.line,
					subject: one.name,
					from: findReadersOfName(subject, one.name, ownerOf(one))
				}
			}));
		});
	});
	function isCombosquatting(subject, { kind, name }) {
		let known = findKnown(subject).names.get(kind);
		let words = name.split(/[^a-z\d]+/);
		return words.length > 1 && words.some((word) => word.length >= 5 && known?.has(word) === !0) && findReaders(subject, name).length > 0;
	}
	function isOfFamily(subject, { kind, name }) {
		let known = findKnown(subject).names.get(kind);
		return kind === "system" && name.split("-").some((word) => word.length >= 4 && known?.has(word) === !0);
	}
	let isQuoted = perKey({
		most: 300,
		beyond: !1,
		keyOf: package_rules_keyOf
	}, (subject, { kind, name }) => {
		if (normalName(kind, name) !== name) return !1;
		let form = RegExp(`["'\`]${name.replace(/[^\w]/g, "\\$&")}["'\`@=:[<>~]`, "i");
		return listKnown(subject).some((text) => form.test(text));
	});
	let findNear = perKey({
		most: 300,
		beyond: void 0,
		keyOf: package_rules_keyOf
	}, (subject, { kind, name }) => {
		if (!hasRegistry.has(kind) || popular.get(kind)?.has(name) === !0) return;
		let owner = ownerOf({
			kind,
			name
		});
		let known = findKnown(subject).names.get(kind) ?? new Set();
		let isOther = (other) => owner === void 0 || ownerOf({
			kind,
			name: other
		}) !== owner;
		return [...known].find((other) => isNear(name, other) && isOther(other)) ?? [...popular.get(kind) ?? []].find((other) => isNear(name, other));
	});
	let package_rules_pick = (wanted) => (subject) => package_rules_findNew(subject).filter(wanted).map(({ finding }) => finding);
	let package_rules_isFromReader = ({ finding: { from = [] }, isPopular }) => from.length > 0 && !isPopular;
	let unpinned = compilePattern(package_forms_namespaceObject.CW);
	let package_rules_findDropped = perSubject((subject) => {
		let before = Map.groupBy(listBefore(subject).flatMap(listPackages), package_rules_keyOf);
		let [old, now] = [listWritten(subject, "before"), listWritten(subject, "after")];
		let countOf = (all, one, holds) => all.get(package_rules_keyOf(one))?.filter(holds).length ?? 0;
		return listAdded(subject).flatMap((snippet) => listPackages(snippet).flatMap((one) => {
			let earlier = before.get(package_rules_keyOf(one)) ?? [];
			let isLost = (holds) => earlier.length > 0 && earlier.every(holds) && countOf(now, one, holds) < countOf(old, one, holds);
			if (one.hasChecksum || !(one.version === void 0 && isLost(isPinned) || isLost(isChecked))) return [];
			let from = [...new Set([...findReaders(subject, one.name), ...findReadersBy(subject, unpinned)])];
			return [{
				path: snippet.path,
				line: one.line,
				subject: one.name,
				from
			}];
		}));
	});
	function listWritten({ change }, side) {
		let all = change.files.flatMap((file) => listPackages({
			path: "",
			line: 1,
			text: file[side]?.text ?? "",
			kind: "line",
			lang: ""
		}));
		return Map.groupBy(all, package_rules_keyOf);
	}
	let isChecked = ({ hasChecksum }) => hasChecksum;
	let isPinned = ({ version, hasChecksum }) => hasChecksum || /\d/.test(version ?? "");
	let pickDropped = (isFromReader) => (subject) => package_rules_findDropped(subject).filter(({ from = [] }) => from.length > 0 === isFromReader);
	let packageRules = [
		{
			id: "package-near-name",
			severity: "block",
			detects: "new packages, modules and container images named almost like one that the repository or many others use",
			message: "This name resembles another package’s (typosquatting); verify the publisher before anyone installs it.",
			find: package_rules_pick(({ near }) => near !== void 0)
		},
		{
			id: "package-from-reader",
			severity: "block",
			detects: "packages, container images and charts that are new to the repository and named by a reader",
			message: "A reader named this package, which is new to the repository; verify it before anyone installs it.",
			find: package_rules_pick((found) => found.near === void 0 && package_rules_isFromReader(found))
		},
		{
			id: "package-new",
			severity: "look",
			detects: "any other package, container image or chart that is new to the repository",
			message: "This package is new to the repository; check that it exists and is the right one.",
			find: package_rules_pick((found) => found.near === void 0 && !package_rules_isFromReader(found))
		},
		{
			id: "pin-dropped-for-reader",
			severity: "block",
			detects: "versions and checksums dropped from a package that a reader named",
			message: "This drops the version or checksum of a package that a reader named, so any release of it would be installed unchecked.",
			find: pickDropped(!0)
		},
		{
			id: "pin-dropped",
			severity: "look",
			detects: "any other dropped version or checksum of a package",
			message: "This drops a version or checksum, so readers install whatever was published most recently.",
			find: pickDropped(!1)
		}
	];
	function findCopied(subject) {
		let readers = new Map();
		for (let { id, text } of subject.readers ?? []) for (let run of listRuns(wordsOf(text))) readers.set(run, (readers.get(run) ?? new Set()).add(id));
		if (readers.size === 0) return [];
		let firsts = new Set([...readers.keys()].map((run) => run.slice(0, run.indexOf(" "))));
		let known = new Set();
		for (let text of listKnown(subject)) for (let run of listRuns(wordsOf(text), firsts)) readers.has(run) && known.add(run);
		return listAdded(subject).flatMap(({ path, line, kind, text }) => {
			if (kind === "code" || kind === "inline-code") return [];
			let runs = [...listRuns(wordsOf(text), firsts)].filter((run) => readers.has(run) && !known.has(run));
			let [first] = runs;
			if (first === void 0) return [];
			return [{
				path,
				line,
				subject: first,
				from: [...new Set(runs.flatMap((run) => [...readers.get(run) ?? []]))].sort()
			}];
		});
	}
	function wordsOf(text) {
		return plainOf(text).split(" ").filter((word) => !/^-.|[/\\{}=<>$|_\d]/s.test(word)).join(" ").match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
	}
	function listRuns(words, firsts) {
		let runs = new Set();
		for (let at = 0; at + 8 <= words.length; at += 1) (firsts?.has(words[at] ?? "") ?? !0) && runs.add(words.slice(at, at + 8).join(" "));
		return runs;
	}
	let copiedRules = [{
		id: "reader-copied",
		severity: "look",
		detects: "eight or more consecutive words copied from a reader",
		message: "This text is copied word for word from reader feedback; check that it is correct and may be published.",
		find: findCopied
	}];
	let pages_front_matter_namespaceObject = JSON.parse("{\"qy\":[\"layout\",\"template\",\"theme\",\"type_layout\"],\"Q0\":[\"_build\",\"build\",\"draft\",\"exclude\",\"excludesearch\",\"expirydate\",\"headless\",\"hidden\",\"hide\",\"hide_page\",\"index\",\"nav_exclude\",\"no_index\",\"noindex\",\"nosearch\",\"orphan\",\"pagefind\",\"private\",\"publish\",\"published\",\"robots\",\"search\",\"search.exclude\",\"search_exclude\",\"seo.noindex\",\"sitemap\",\"sitemap.disable\",\"sitemap.exclude\",\"unlisted\",\"visibility\"],\"$K\":[\"alias\",\"aliases\",\"canonical\",\"canonical_url\",\"moved_to\",\"page-aliases\",\"permalink\",\"redirect\",\"redirect_from\",\"redirect_to\",\"redirects\",\"slug\",\"url\"],\"yk\":[\"allow-uri-read\",\"css\",\"custom_css\",\"custom_js\",\"docinfo\",\"docinfo1\",\"docinfo2\",\"docinfodir\",\"docinfosubs\",\"extra_css\",\"extra_javascript\",\"extra_js\",\"filters\",\"html_meta.refresh\",\"include-after\",\"include-before\",\"include-in-header\",\"javascript\",\"javascripts\",\"js\",\"jupyter\",\"kernelspec\",\"kroki-server-url\",\"script\",\"scripts\",\"scriptsdir\",\"stylesdir\",\"stylesheet\",\"stylesheets\"],\"wC\":[\"linktitle\",\"menu_title\",\"nav_title\",\"sidebar_label\",\"sidebar_title\",\"sidebartitle\",\"short_title\",\"title\"]}");
	let listOf = (names) => new Set(names);
	let arranging = listOf(pages_front_matter_namespaceObject.qy);
	let hiding = listOf(pages_front_matter_namespaceObject.Q0);
	let redirecting = listOf(pages_front_matter_namespaceObject.$K);
	let front_matter_running = listOf(pages_front_matter_namespaceObject.yk);
	let titling = listOf(pages_front_matter_namespaceObject.wC);
	function listMatter(parts) {
		return parts.filter((part) => part.kind === "front-matter");
	}
	function has(names, key) {
		let name = key.toLowerCase().replaceAll("-", "_");
		return [
			key.toLowerCase(),
			name,
			name.split(".")[0] ?? ""
		].some((one) => names.has(one));
	}
	function front_matter_findKeys({ pages }, holds, from = ({ added }) => added) {
		return pages.flatMap((page) => listMatter(from(page)).filter((matter) => holds(matter, page)).map(({ key, line }) => ({
			path: page.path,
			line,
			subject: key
		})));
	}
	function findGone(subject, names) {
		return front_matter_findKeys(subject, ({ key }, { after }) => after.length > 0 && has(names, key) && !listMatter(after).some((other) => other.key === key), ({ removed }) => removed).map(({ path, subject: key }) => ({
			path,
			subject: key
		}));
	}
	let markup = /<(?:script|iframe|style|link|meta|object|embed|svg|img)\b|\bon[a-z]{3,20}\s*=/i;
	let head = /(?:^|[\s,.[{])(?:script|style|link|base|iframe|http-equiv|refresh)(?:$|[\s,.\]}])|\.m?js\b/i;
	let loaded = /(?:https?:)?\/\/[^\s,'"]{3,500}\.(?:m?js|css|wasm)(?:[?#,\s'"\]]|$)/i;
	let built = /^!?(?:!|ruby|python|js)[/:]|!!(?:python|ruby|js|java)|!ruby/;
	function front_matter_runs({ key, value }) {
		if (has(front_matter_running, key) || markup.test(value) || isScriptAddress(value) || built.test(value)) return !0;
		return /^head(?:\.|$)/i.test(key) && head.test(`${key} ${value}`) || loaded.test(value);
	}
	let front_matter_no = /^(?:false|no|off|0|null|~|)$/i;
	let yes = /^(?:true|yes|on|1|public|all|index|index,\s*follow|full)$/i;
	function front_matter_hides({ key, value }) {
		if (/class(?:name|_name)?$/i.test(key) && value.split(/\s/).some(isHidingClass)) return !0;
		if (/robots/i.test(key) && /\bno(?:index|ne)\b/i.test(value)) return !0;
		if (/^(?:orphan|nosearch)$/i.test(key) && value === "") return !0;
		if (!has(hiding, key)) return !1;
		return /^(?:index|pagefind|publish|published|search|sitemap|visibility|build|_build|robots)(?:\.(?!exclude|disable)|$)/i.test(key) ? !yes.test(value) && value !== "" : !front_matter_no.test(value);
	}
	function findRobots({ path, format, addedLines }) {
		return addedLines.filter(({ text }) => format === "restructuredtext" && /^\s+:(?:robots|googlebot)\b.*\bno(?:index|ne)\b/i.test(text)).map(({ line }) => ({
			path,
			line,
			subject: "robots"
		}));
	}
	function isTypo(one, other) {
		let shorter = Math.min(one.length, other.length);
		let start = 0;
		for (; start < shorter && one[start] === other[start];) start += 1;
		let end = 0;
		for (; end < shorter - start && one.at(-1 - end) === other.at(-1 - end);) end += 1;
		return one.length - start - end <= 3 && other.length - start - end <= 3;
	}
	function isRetitled({ key, value }, { before }) {
		if (!has(titling, key)) return !1;
		let old = listMatter(before).find((other) => other.key === key)?.value;
		let heading = before.find((part) => part.kind === "heading")?.text;
		if (old === void 0 && key.toLowerCase() === "title" && heading !== void 0) return !isTypo(heading.toLowerCase(), value.toLowerCase()) && !value.includes(heading) && !heading.includes(value);
		if (old === void 0) return key.toLowerCase() !== "title" && before.length > 0;
		return !isTypo(old.toLowerCase(), value.toLowerCase());
	}
	let frontMatterRules = [
		{
			id: "front-matter-code",
			severity: "block",
			detects: "front matter that adds scripts, styles or HTML to the page, or creates objects when parsed",
			message: "This front matter key adds code to the page, or runs code when the site is built.",
			find: (subject) => front_matter_findKeys(subject, front_matter_runs)
		},
		{
			id: "front-matter-redirect",
			severity: "look",
			detects: "front matter that moves or redirects the page",
			message: "This front matter key changes the page’s URL or its redirects; check that existing links still work.",
			find: (subject) => [
				...front_matter_findKeys(subject, ({ key }, { before }) => has(redirecting, key) && before.length > 0),
				...front_matter_findKeys(subject, ({ key }, { before }) => /^(?:redirect|alias)/i.test(key) && has(redirecting, key) && before.length === 0),
				...findGone(subject, redirecting)
			]
		},
		{
			id: "front-matter-hide",
			severity: "look",
			detects: "front matter that hides the page from readers, navigation or search",
			message: "This front matter key hides the page from readers, navigation or search; check that this is intended.",
			find: (subject) => [...front_matter_findKeys(subject, front_matter_hides), ...subject.pages.flatMap(findRobots)]
		},
		{
			id: "front-matter-title",
			severity: "look",
			detects: "new page titles, except corrected typos",
			message: "This gives the page a new title, which readers see in navigation and search; check that it fits.",
			find: (subject) => front_matter_findKeys(subject, isRetitled)
		},
		{
			id: "front-matter-layout",
			severity: "look",
			detects: "front matter that selects another layout or adds to the page’s head",
			message: "This front matter key changes how the whole page is rendered; preview the page.",
			find: (subject) => front_matter_findKeys(subject, (matter) => (has(arranging, matter.key) || /^head(?:\.|$)/i.test(matter.key)) && !front_matter_runs(matter))
		}
	];
	let generatedName = /(?:^|\/)(?:_?generated|autogen(?:erated)?|auto-generated|api-generated|_build|dist|build|public)\/|\.(?:gen|generated|min)\.[a-z]+$/i;
	let generatedNote = /(?:(?:auto(?:matically)?[ -]?)generated|@generated|do not edit|generated (?:by|from|with)|code generated)/i;
	function listOutputs(path) {
		return [...path.matchAll(/(?:^|\/)(?:_?site|out|output)\//g)].map(({ 0: found, index }) => path.slice(0, index + found.length));
	}
	function isGenerated({ path, before, after }, holdsIndex) {
		let text = (before ?? after)?.text;
		if (generatedName.test(path) || listOutputs(path).some(holdsIndex)) return !0;
		return (text ?? "").slice(0, 2e3).split("\n", 12).some((line) => /^\s*(?:<!--|\/\/|\/\*|#(?!#*\s*\w+\s*$)|\.\.\s|\{\/\*|;|%|--|_?comment)/i.test(line) && generatedNote.test(line));
	}
	function listGenerated({ files, paths }) {
		let own = new Set(files.map(({ path }) => path));
		let holdsIndex = (folder) => [own, paths].some((all) => all?.has(`${folder}index.html`) === !0);
		return files.filter((file) => isGenerated(file, holdsIndex));
	}
	let language_namespaceObject = JSON.parse("{\"de\":\"aber als auch auf aus bei das dass dem den der des die durch ein eine einem einen einer es für haben ich ihre im ist kann können mit muss müssen nach nicht oder sich sie sind so über um und von vor was wenn werden wie wird zu zum zur\",\"en\":\"a all also an and any are as at be but by can do each for from has have how if in into is it its may more must not of on one or out see set so than that the then there these they this to use when which will with you your\",\"es\":\"a al antes cada como con cuando cuál de debe del desde después donde el ella en entre es esta este están hay la las lo los más no o para pero por puede que se según si sin sobre son su sus también un una y ya\",\"fr\":\"au aux avec ce cette ces ceux chaque comme dans de des doit donc du elle en entre est et il ils la le les leur lorsque mais ne nous ou par pas peut plus pour que qui sa sans se ses si son sont sur un une vos votre vous à être\",\"it\":\"a al alla anche che come con così cui da dal dalla degli dei del della delle deve di e ed essere gli ha i il in la le lo ma nel nella non o per perché più prima può quando questa questo se si sono su sul sulla tra un una è\",\"nl\":\"aan als bij dan dat de deze die dit door een en er geen het hun hier hoe ik in is je kan kunnen maar meer met moet naar niet nog of om onder ook op over te tot uit uw van voor waar wanneer wat welke wordt worden zijn\",\"pl\":\"aby ale bez być czy dla do gdy go i ich ile jak jako jest jeśli jego lub ma może można na nie o od oraz po pod przed przez przy są się ta tak tam te tego ten to tym w we wszystkie z za ze że\",\"pt\":\"a ao aos as até com como da das de deve do dos e ela ele em entre essa esse esta este está já mais mas na nas no nos não o os ou para pela pelo pode por quando que se sem seu seus são sobre sua também um uma você à é\",\"tr\":\"ama ancak bir bu bunu çok da daha de değil en gibi her için ile ise kadar ki mi nasıl ne o olan olarak olur sonra şu tüm var ve veya ya yeni\"}");
	let scripts = [
		"Latn",
		"Cyrl",
		"Grek",
		"Arab",
		"Hebr",
		"Deva",
		"Thai",
		"Hang"
	].map((name) => [name, RegExp(`\\p{sc=${name}}`, "gu")]);
	let kana = /[\p{sc=Hira}\p{sc=Kana}]/gu;
	let han = /\p{sc=Han}/gu;
	let languagesOf = new Map();
	for (let [language, words] of Object.entries(language_namespaceObject)) for (let word of words.split(" ")) languagesOf.set(word, [...languagesOf.get(word) ?? [], language]);
	let language_longest = 1e5;
	let language_lead = 1.3;
	function findLanguage(text) {
		let read = text.slice(0, language_longest);
		let script = findScript(read);
		if (script !== "Latn") return script;
		let words = read.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
		if (words.length < 15) return;
		let counts = new Map();
		for (let word of words) for (let language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
		let [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
		if (first === void 0 || first[1] < words.length * .15) return;
		return first[1] >= language_lead * (second?.[1] ?? 0) ? first[0] : void 0;
	}
	function findScript(text) {
		let count = (pattern) => text.match(pattern)?.length ?? 0;
		let signs = count(han);
		let japanese = count(kana);
		let rows = [...scripts].map(([name, pattern]) => [name, count(pattern)]);
		rows.push([japanese * 8 > signs ? "Jpan" : "Hans", (signs + japanese) * 3]);
		let [first, second] = rows.toSorted(([, one], [, other]) => other - one);
		if (first === void 0 || first[1] < 60) return;
		return first[1] >= language_lead * (second?.[1] ?? 0) ? first[0] : void 0;
	}
	function language_proseOf(parts) {
		let prose = "";
		for (let part of parts) {
			if (prose.length >= language_longest) break;
			part.kind === "text" && (prose += `${part.value.slice(0, language_longest)}\n`);
		}
		return prose;
	}
	function findOtherLanguage({ before, added }) {
		let old = findLanguage(language_proseOf(before));
		if (old === void 0) return;
		let isOther = (text) => (findLanguage(text) ?? old) !== old;
		let texts = added.filter((part) => part.kind === "text");
		return texts.find(({ value }) => [value, ...value.split(/(?<=[.!?])\s/)].some(isOther)) ?? (isOther(language_proseOf(texts)) ? texts[0] : void 0);
	}
	let unclosed_fence = /^(?:`{3,}|~{3,}|-{4,}$)/;
	let unclosed_heading = /^(?:#{2,6}|={2,6})\s/;
	function trimLines(text) {
		return text.split("\n").map((line) => line.replace(/^[\s>]+/, "").trimEnd()).filter((line) => line !== "");
	}
	function listUnclosed({ before, added, addedLines, removedLines }) {
		let known = new Set(addedLines.flatMap(({ text }) => trimLines(text)));
		for (let part of before) if (part.kind === "code") for (let line of trimLines(part.value)) known.add(line);
		let countFences = (lines) => lines.filter(({ text }) => trimLines(text).some((line) => unclosed_fence.test(line))).length;
		let hasLostFence = countFences(removedLines) > countFences(addedLines);
		return added.filter((part) => part.kind === "code").filter(({ value }) => trimLines(value).filter((line) => !known.has(line)).some((line) => hasLostFence || unclosed_fence.test(line) || unclosed_heading.test(line)));
	}
	function structure_wordsOf(part) {
		if (part.kind === "text" || part.kind === "code") return part.value;
		return part.kind === "heading" ? part.text : "";
	}
	function countWords(parts) {
		let count = 0;
		for (let part of parts) count += structure_wordsOf(part).match(/[\p{L}\p{N}]+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0;
		return count;
	}
	function hasLostThird({ before, after }) {
		let old = countWords(before);
		let lost = old - countWords(after);
		return after.length > 0 && lost >= 25 && lost * 3 >= old;
	}
	let structure_warning = /^(?:warning|caution|danger|important|attention|critical|security|alert|hazard)$/i;
	let callout = /^(?:admonition|alert|aside|box|callout|hint|notice|note|panel)$/i;
	let warningText = /^(?:\W{0,6}(?:warning|caution|danger|important|attention)\b\W{0,3}(?:[:!\u2014]|$|\])|\[!(?:warning|caution|important)\]|⚠)/i;
	let warningLine = /^\W{0,6}(?:W(?:arning|ARNING)|C(?:aution|AUTION)|D(?:anger|ANGER))\b\W{0,3} [`"“]?\p{Lu}/u;
	let irreversible = [/\bback(?:ed)? up [^.]{1,60} (?:before|first)\b|\b(?:create|make|take) an? (?:\w{1,20} )?backup\b/i, /\b(?:never undone|(?:can(?:not|['’]t)|is not) be undone|irreversibl[ey]|los(?:e|es|ing) (?:all )?(?:your |the )?data)\b/i];
	function isWarning(part) {
		if (part.kind === "directive") return structure_warning.test(part.name) || callout.test(part.name) && part.value.split(/[^a-z]+/i).some((word) => structure_warning.test(word));
		if (part.kind === "text") {
			let start = part.value.slice(0, 60);
			return [warningText, warningLine].some((form) => form.test(start)) || irreversible.some((form) => form.test(part.value.slice(0, 600)));
		}
		if (part.kind !== "tag") return !1;
		let { type = "", class: names = "", classname = "" } = part.attributes;
		return structure_warning.test(part.name) || structure_warning.test(type) || `${names} ${classname}`.split(/[\s_-]+/).some((name) => structure_warning.test(name));
	}
	function hasLostWarning({ before, after }) {
		let count = (parts) => parts.filter(isWarning).length;
		return after.length > 0 && count(before) > count(after);
	}
	function listHeadings(parts) {
		return parts.filter((part) => part.kind === "heading");
	}
	function findLostSections({ path, before, after, removed }) {
		if (after.length === 0 || listHeadings(before).length <= listHeadings(after).length) return [];
		let left = new Set(after.map((part) => structure_wordsOf(part)));
		let now = new Set(listHeadings(after).map(({ text }) => text));
		return listHeadings(removed).filter(({ text }) => !now.has(text)).filter(({ line, depth }) => {
			let next = listHeadings(before).find((other) => other.line > line && other.depth <= depth)?.line ?? Infinity;
			let body = before.filter((part) => part.line > line && part.line < next && structure_wordsOf(part).length > 0);
			let gone = body.filter((part) => !left.has(structure_wordsOf(part)));
			return countWords(gone) >= 10 && gone.length * 2 >= body.length;
		}).map(({ text }) => ({
			path,
			subject: text
		}));
	}
	function findSwallowing(page) {
		let { path, before, after, added } = page;
		let blocks = added.filter((part) => part.kind === "code");
		let open = blocks.filter((part) => part.kind === "code" && part.isOpen === !0);
		if (blocks.length === 0) return [];
		let left = new Set(after.map((part) => part.kind === "code" ? "" : structure_wordsOf(part)));
		let wasCode = before.map((part) => part.kind === "code" ? part.value : "").join("\n");
		let gone = before.filter((part) => part.kind === "heading" || part.kind === "text").map((part) => structure_wordsOf(part).split("\n")[0] ?? "").filter((text) => text.length > 8 && !left.has(text) && !wasCode.includes(text)).slice(0, 200);
		let swallowing = blocks.filter((part) => {
			let lines = new Set(structure_wordsOf(part).split("\n").map((line) => line.replace(/^[\s#>*-]+/, "").trim()));
			return gone.filter((text) => lines.has(text)).length > 1;
		});
		let isNewlyOpen = !before.some((part) => part.kind === "code" && part.isOpen === !0);
		return [...new Set([
			...isNewlyOpen ? open : [],
			...swallowing,
			...listUnclosed(page)
		])].map(({ line }) => ({
			path,
			line
		}));
	}
	function pageRule(row, holds) {
		return {
			...row,
			severity: "look",
			find: ({ pages }) => pages.filter(holds).map(({ path }) => ({ path }))
		};
	}
	let structureRules = [
		pageRule({
			id: "large-deletion",
			detects: "pages that lose at least a third of their words",
			message: "This page loses at least a third of its words; check that readers do not need them."
		}, hasLostThird),
		pageRule({
			id: "lost-warning",
			detects: "removed warnings",
			message: "A warning was removed from this page; check that it no longer applies."
		}, hasLostWarning),
		{
			id: "lost-section",
			severity: "look",
			detects: "removed sections",
			message: "This section was removed; check that readers do not need it.",
			find: ({ pages }) => pages.flatMap(findLostSections)
		},
		{
			id: "swallowing-fence",
			severity: "look",
			detects: "code blocks that are never closed, or that contain what used to be text",
			message: "This code block contains the text after it, so readers see that text as code; close the block.",
			find: ({ pages }) => pages.flatMap(findSwallowing)
		},
		{
			id: "other-language",
			severity: "look",
			detects: "text in a language other than that of the page",
			message: "This text is not in the language of the page.",
			find: ({ pages }) => pages.flatMap((page) => {
				let part = findOtherLanguage(page);
				return part === void 0 ? [] : [{
					path: page.path,
					line: part.line
				}];
			})
		},
		{
			id: "page-gone",
			severity: "look",
			detects: "deleted, moved and renamed files",
			message: "This file was deleted or moved, so links to it may break; check for redirects.",
			find: ({ change }) => change.files.filter(({ after, previousPath }) => after === void 0 || previousPath !== void 0).map(({ path, previousPath }) => ({
				path,
				subject: previousPath
			}))
		},
		{
			id: "generated-file",
			severity: "look",
			detects: "generated files",
			message: "This file is generated, so the next build may overwrite the change; fix its source instead.",
			find: ({ change }) => listGenerated(change).map(({ path }) => ({ path }))
		}
	];
	let host = /^[a-z][a-z0-9+.-]{0,30}:[/\\]{2}([^/\\?#]*)|^[/\\]{2}([^/\\?#]*)/iu;
	function isOddHost(url) {
		let [, absolute, relative] = host.exec(url.trim()) ?? [];
		let authority = absolute ?? relative ?? "";
		let name = authority.split("@").at(-1) ?? "";
		if (/^[^@]*\.[^@]*@|[\u2024\u2044\u2215\u29f8\uff0f\uff3c\ufe68]/.test(authority)) return !0;
		let labels = name.replace(/:\d*$/, "").split(/[.\u3002\uff0e\uff61]/);
		let isLatin = /^[a-z]{2,}$/i.test(labels.at(-1) ?? "");
		return labels.some((label) => /^xn--/i.test(label) || isMixedScript(label) || isDisguisedCode(label) || isLatin && isWholeScript(label));
	}
	function showsOtherHost(text, url) {
		let readHost = (one) => /^(?:[a-z][a-z0-9+.-]{0,30}:)?\/\/(?:www\.)?([\w.-]+\.[a-z]{2,24})(?=[/:?#]|$)/i.exec(one.trim())?.[1];
		let [shown, real] = [readHost(text), readHost(url)];
		return shown !== void 0 && real !== void 0 && findDomain(shown.toLowerCase()) !== findDomain(real.toLowerCase());
	}
	let beyondAscii = /[^\t\n\v\f\r -~]/;
	function listTexts({ change, pages }) {
		let texts = [];
		let seen = new Set(pages.map(({ path }) => path));
		for (let page of pages) {
			let old = new Set(page.removed.map(textOf));
			for (let { line, text } of page.addedLines) texts.push({
				path: page.path,
				line,
				text,
				isCode: !1
			});
			for (let part of page.added) old.has(textOf(part)) || texts.push({
				path: page.path,
				line: part.line,
				text: textOf(part),
				isCode: isCode(part)
			});
		}
		for (let file of change.files) if (!seen.has(file.path)) for (let { line, text } of lines_listAdded(file)) texts.push({
			path: file.path,
			line,
			text,
			isCode: !1
		});
		return texts.filter(({ text }) => beyondAscii.test(text));
	}
	function isCode({ kind }) {
		return kind === "code" || kind === "inline-code" || kind === "link" || kind === "image";
	}
	function textOf(part) {
		if (part.kind === "link" || part.kind === "image") return part.url;
		if (part.kind === "tag") return Object.values(part.attributes).join(" ");
		return "value" in part ? part.value : part.text;
	}
	function listOld({ change, pages }) {
		let old = new Set();
		let add = (text) => {
			if (beyondAscii.test(text)) for (let word of hidden_characters_splitWords(text)) old.add(word);
		};
		for (let { removedLines } of pages) for (let { text } of removedLines) add(text);
		for (let { before, after } of change.files) for (let { text } of listNew(after?.text, before?.text)) add(text);
		return old;
	}
	function findWords(subject, judge) {
		let old = listOld(subject);
		let found = new Map();
		for (let added of listTexts(subject)) for (let word of hidden_characters_splitWords(added.line === 1 ? added.text.replace(/^\ufeff/, "") : added.text)) {
			let thing = beyondAscii.test(word) && !old.has(word) ? judge(word, added) : void 0;
			let { path, line } = added;
			thing !== void 0 && found.set(`${path}\n${line}\n${thing}`, {
				path,
				line,
				subject: thing
			});
		}
		return [...found.values()];
	}
	function listForeign({ change, pages }) {
		let written = new Set();
		for (let { path, after } of change.files) isWrittenForeign(after?.text ?? "") && written.add(path);
		for (let { path, after } of pages) isWrittenForeign(after.map(textOf).join("\n")) && written.add(path);
		return written;
	}
	function listMixed({ pages }) {
		let mixed = pages.flatMap(({ path, addedLines }) => addedLines.map((added) => ({
			...added,
			path
		}))).filter(({ text }) => beyondAscii.test(text) && isWrittenForeign(text, 2));
		return new Set(mixed.map(({ path, line }) => `${path}:${line}`));
	}
	function findSaid({ change }) {
		return [
			change.title,
			change.description,
			...change.commits.map(({ message }) => message)
		].flatMap((text) => beyondAscii.test(text) ? text.split("\n").flatMap((line) => hidden_characters_splitWords(line).flatMap((word) => findHidden(word, line) ?? [])) : []).map((subject) => ({ subject }));
	}
	let wideBlank = /\S([\u00a0\u2007\u202f\u3000])\S/;
	function findBlanks({ pages }) {
		return pages.flatMap(({ path, added, removed }) => {
			let isOld = removed.some((part) => characters_isCommand(part) && wideBlank.test(textOf(part)));
			return added.flatMap((part) => {
				let blank = isOld || !characters_isCommand(part) ? void 0 : wideBlank.exec(textOf(part))?.[1];
				return blank === void 0 ? [] : [{
					path,
					line: part.line,
					subject: hidden_characters_nameOf(blank)
				}];
			});
		});
	}
	let characters_isCommand = ({ kind }) => kind === "code" || kind === "inline-code";
	let entity = /&(?:zerowidthspace|zwn?j|nobreak|lrm|rlm|invisible(?:times|comma)|applyfunction|negative\w{3,9}space|#(x?[\da-f]{2,6}));/gi;
	function findNamed({ pages }) {
		return pages.flatMap(({ path, format, addedLines }) => format === "asciidoc" ? addedLines.flatMap(({ line, text }) => [...text.matchAll(entity)].filter(([, code]) => code === void 0 || findHidden(characters_decode(code)) !== void 0).map(([subject]) => ({
			path,
			line,
			subject
		}))) : []);
	}
	function characters_decode(code) {
		let point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 10);
		return point > 0 && point <= 1114111 ? String.fromCodePoint(point) : "";
	}
	function findLookAlikes(subject) {
		let [foreign, mixed] = [listForeign(subject), listMixed(subject)];
		return findWords(subject, (word, { path, line, text, isCode }) => {
			let runs = hasForeignLetters(word) ? word.split(/[^\p{L}\p{M}]+/u) : [];
			let isForeign = foreign.has(path);
			let isName = !isForeign && !mixed.has(`${path}:${line}`);
			return runs.some((run) => isMixedScript(run) && !(isForeign && !isCode && isDeclined(run)) || isName && isWholeScript(run)) || isStyled(word, text) || isCode && isDisguisedCode(word) ? word : void 0;
		});
	}
	let characters_address = /[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>`()]+|\bxn--[a-z0-9-]{1,63}\.[^\s"'<>`()]+|[\w.+-]{1,64}@[\p{L}\p{N}.-]{3,253}/giu;
	function findOddHosts({ pages }) {
		return pages.flatMap(({ path, added, before, addedLines, removedLines }) => {
			let old = new Set([...before.map(textOf), ...removedLines.flatMap(({ text }) => characters_listAddresses(text))]);
			let links = added.filter((part) => part.kind === "link" || part.kind === "image").map(({ line, url }) => ({
				path,
				line,
				subject: url
			}));
			let words = addedLines.flatMap(({ line, text }) => characters_listAddresses(text).map((subject) => ({
				path,
				line,
				subject
			})));
			return [...added.filter((part) => part.kind === "link").filter(({ text, url }) => showsOtherHost(text, url)).map(({ line, text }) => ({
				path,
				line,
				subject: text
			})), ...[...links, ...words].filter(({ subject }) => !old.has(subject) && isOddHost(subject))];
		});
	}
	function characters_listAddresses(text) {
		return (text.match(characters_address) ?? []).map((url) => /^xn--|^[^/]*@/i.test(url) ? `//${url.replace(/^[^/]*@/, "")}` : url);
	}
	let characterRules = [
		{
			id: "hidden-character",
			severity: "block",
			detects: "invisible, bidirectional, tag, variation-selector and private-use characters in added text",
			message: "This change adds an invisible character, which can hide text or make a command differ from what you see.",
			find: (subject) => [
				...findWords(subject, (word, { text }) => findHidden(word, text)),
				...findSaid(subject),
				...findBlanks(subject),
				...findNamed(subject)
			]
		},
		{
			id: "look-alike",
			severity: "block",
			detects: "look-alike letters from other scripts in added words, commands and URLs",
			message: "This word mixes look-alike letters from different scripts, so it is not the word it seems to be.",
			find: findLookAlikes
		},
		{
			id: "disguised-host",
			severity: "block",
			detects: "hosts in URLs that are written in Punycode or with look-alike letters",
			message: "The host in this URL is not the one it seems to be, and may belong to someone else.",
			find: findOddHosts
		}
	];
	let table_all = [
		...fileRules,
		...configurationRules,
		...characterRules,
		...tagRules,
		...frameRules,
		...drawingRules,
		...hidingRules,
		...downloadRules,
		...packageRules,
		...checkRules,
		...riskRules,
		...secretRules,
		...addressRules,
		...codeRules,
		...linkRules,
		...copiedRules,
		...messageRules,
		...commitRules,
		...commentRules,
		...esmRules,
		...componentRules,
		...directiveRules,
		...frontMatterRules,
		...structureRules,
		...guardRules,
		...weakenedRules,
		...outsideRules,
		...unreadRules
	];
	let rules = [...table_all.filter(({ severity }) => severity === "block"), ...table_all.filter(({ severity }) => severity === "look")];
	function judge_judge(subject, table = rules) {
		let findings = [];
		let left = {};
		for (let rule of table) {
			let found = listOnce(rule.find(subject)).sort(byPlace);
			for (let finding of found.slice(0, 20)) findings.push({
				...finding,
				rule: rule.id,
				severity: rule.severity,
				message: rule.message
			});
			found.length > 20 && (left[rule.id] = found.length - 20);
		}
		let severities = new Set(findings.map(({ severity }) => severity));
		return {
			verdict: severities.has("block") ? "block" : severities.has("look") ? "look" : "clear",
			findings: [...findings.filter(({ severity }) => severity === "block"), ...findings.filter(({ severity }) => severity === "look")],
			left
		};
	}
	function listOnce(found) {
		let byKey = new Map();
		for (let finding of found) {
			let key = JSON.stringify([
				finding.path,
				finding.line,
				finding.subject
			]);
			let from = [...new Set([...byKey.get(key)?.from ?? [], ...finding.from ?? []])].sort();
			byKey.set(key, from.length === 0 ? finding : {
				...finding,
				from
			});
		}
		return [...byKey.values()];
	}
	function byPlace(one, other) {
		return compare(one.path ?? "", other.path ?? "") || (one.line ?? 0) - (other.line ?? 0) || compare(one.subject ?? "", other.subject ?? "");
	}
	function compare(one, other) {
		return one < other ? -1 : +(one > other);
	}
	function takeApart({ files, paths }, { reclaim }) {
		return comparePages(files, void 0, reclaim, paths);
	}
	function findLinked(pages, { paths = new Set() }) {
		return listLinked(pages, paths);
	}
	function asksForOthers(pages, linked) {
		return pages.some(({ added }) => added.some((part) => judge_change_known.has(part.kind) || "url" in part && absolute.test(part.url))) || linked.size > 0;
	}
	let judge_change_known = new Set([
		"code",
		"directive",
		"esm",
		"expression",
		"inline-code",
		"tag"
	]);
	let absolute = /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i;
	function judgeChange({ fix, pull, change, pages, readers, others, linked }) {
		let before = fix.review?.judged?.head;
		return {
			judgement: judge_judge({
				change,
				pages,
				fix: { pages: fix.pages },
				readers,
				others: others.map(({ text }) => text),
				anchors: readAnchors(others, linked),
				judgedBefore: before === void 0 ? void 0 : { head: before },
				agent: pull.author
			}),
			coverage: coverFix({
				files: change.files,
				pages,
				fix,
				readers
			})
		};
	}
	function readAnchors(others, linked) {
		let found = others.filter(({ path }) => linked.has(path)).flatMap(({ path, text }) => {
			let anchors = listOwnAnchors(text, parsePage(path, text).parts);
			return anchors === void 0 ? [] : [[path, anchors]];
		});
		return new Map(found);
	}
}) };
