export const id = 814;
export const ids = [814];
export const modules = {
	1869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wu: () => listJobRepositories,
			dt: () => parsePullLink,
			ip: () => readPullAddress
		});
		var _issue_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2032);
		var _repository_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9763);
		var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2704);
		let path = /^\/([^/]{1,39}\/[^/]{1,100})\/pull\/([^/]{1,10})$/;
		function parsePullLink(link, serverUrl) {
			let server = (0, _web_address_js__WEBPACK_IMPORTED_MODULE_0__.Ep)(serverUrl);
			if (server === void 0 || !link.startsWith(`${server}/`)) return;
			let [, name = "", digits = ""] = path.exec(link.slice(server.length)) ?? [];
			let repository = (0, _repository_name_js__WEBPACK_IMPORTED_MODULE_1__.$M)(name);
			let number = (0, _issue_number_js__WEBPACK_IMPORTED_MODULE_2__.i)(digits);
			return repository && number ? {
				url: link,
				repository,
				number
			} : void 0;
		}
		function readPullAddress(given, known) {
			let { serverUrl, repository, number } = known;
			let pull = parsePullLink(given, serverUrl);
			return pull?.number === number ? pull : {
				url: `${serverUrl}/${repository}/pull/${number}`,
				repository,
				number
			};
		}
		function listJobRepositories({ source, prLink }, serverUrl) {
			let from = (0, _repository_name_js__WEBPACK_IMPORTED_MODULE_1__.A5)(source?.repository ?? "", serverUrl);
			let to = parsePullLink(prLink ?? "", serverUrl)?.repository;
			return [...new Set([from, to].filter((name) => name !== void 0))];
		}
	}),
	9763: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => parseRepositoryName,
			A5: () => parseRepositoryAddress,
			pT: () => parseMovedList
		});
		var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2704);
		let form = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
		function parseRepositoryName(text) {
			if (!form.test(text) || /\/\.{1,2}$|\.git$/i.test(text)) return;
			return text;
		}
		function parseRepositoryAddress(text, serverUrl) {
			let server = (0, _web_address_js__WEBPACK_IMPORTED_MODULE_0__.Ep)(serverUrl);
			if (server === void 0) return;
			let { hostname } = new URL(server);
			let start = [
				`${server}/`,
				`git@${hostname}:`,
				`ssh://git@${hostname}/`
			].find((known) => text.startsWith(known)) ?? "";
			return parseRepositoryName(text.slice(start.length).replace(/\/$/, "").replace(/\.git$/, ""));
		}
		let movedList = /^(?:https?:\/\/[A-Za-z0-9.:[\]-]{1,260}(?:\/api\/v3)?)?(\/repositories\/[1-9][0-9]{0,15}\/pulls)(?:\?[\x21\x24-\x7e]*)?$/;
		function parseMovedList(location) {
			return location.length > 2e3 ? void 0 : movedList.exec(location)?.[1];
		}
	}),
	8200: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			or: () => parseAddress,
			pU: () => parseDocPath,
			EY: () => parsePattern
		});
		var hash = __webpack_require__(9952);
		var redact = __webpack_require__(7224);
		var visible = __webpack_require__(1268);
		let locales_namespaceObject = JSON.parse("{\"eo\":[\"bg\",\"bn\",\"da\",\"de\",\"el\",\"en\",\"es\",\"et\",\"fa\",\"fi\",\"fr\",\"he\",\"hi\",\"hu\",\"ja\",\"ko\",\"lt\",\"lv\",\"nl\",\"pl\",\"pt\",\"ro\",\"ru\",\"sk\",\"sl\",\"sr\",\"sv\",\"th\",\"tr\",\"zh\"],\"uP\":[\"ar\",\"id\",\"it\",\"nb\",\"no\",\"vi\"],\"Ei\":{\"af\":[\"za\"],\"am\":[\"et\"],\"ar\":[\"001\",\"ae\",\"bh\",\"dz\",\"eg\",\"iq\",\"jo\",\"kw\",\"lb\",\"ly\",\"ma\",\"om\",\"qa\",\"sa\",\"sy\",\"tn\",\"ye\"],\"az\":[\"az\"],\"be\":[\"by\"],\"bg\":[\"bg\"],\"bn\":[\"bd\",\"in\"],\"bs\":[\"ba\"],\"ca\":[\"ad\",\"es\"],\"cs\":[\"cz\"],\"cy\":[\"gb\"],\"da\":[\"dk\"],\"de\":[\"at\",\"be\",\"ch\",\"de\",\"li\",\"lu\"],\"el\":[\"cy\",\"gr\"],\"en\":[\"001\",\"150\",\"au\",\"ca\",\"gb\",\"hk\",\"ie\",\"in\",\"nz\",\"ph\",\"sg\",\"uk\",\"us\",\"za\"],\"es\":[\"419\",\"ar\",\"bo\",\"cl\",\"co\",\"cr\",\"do\",\"ec\",\"es\",\"gt\",\"hn\",\"la\",\"mx\",\"ni\",\"pa\",\"pe\",\"pr\",\"py\",\"sv\",\"us\",\"uy\",\"ve\",\"xl\"],\"et\":[\"ee\"],\"eu\":[\"es\"],\"fa\":[\"ir\"],\"fi\":[\"fi\"],\"fil\":[\"ph\"],\"fr\":[\"be\",\"ca\",\"ch\",\"fr\",\"lu\"],\"ga\":[\"ie\"],\"gl\":[\"es\"],\"gu\":[\"in\"],\"he\":[\"il\"],\"hi\":[\"in\"],\"hr\":[\"hr\"],\"hu\":[\"hu\"],\"hy\":[\"am\"],\"id\":[\"id\"],\"is\":[\"is\"],\"it\":[\"ch\",\"it\"],\"ja\":[\"jp\"],\"ka\":[\"ge\"],\"kk\":[\"kz\"],\"km\":[\"kh\"],\"kn\":[\"in\"],\"ko\":[\"kr\"],\"lt\":[\"lt\"],\"lv\":[\"lv\"],\"mk\":[\"mk\"],\"ml\":[\"in\"],\"mn\":[\"mn\"],\"mr\":[\"in\"],\"ms\":[\"my\"],\"mt\":[\"mt\"],\"my\":[\"mm\"],\"nb\":[\"no\"],\"ne\":[\"np\"],\"nl\":[\"be\",\"nl\"],\"nn\":[\"no\"],\"no\":[\"no\"],\"pa\":[\"in\"],\"pl\":[\"pl\"],\"pt\":[\"br\",\"pt\"],\"ro\":[\"ro\"],\"ru\":[\"ru\"],\"si\":[\"lk\"],\"sk\":[\"sk\"],\"sl\":[\"si\"],\"sq\":[\"al\"],\"sr\":[\"rs\"],\"sv\":[\"fi\",\"se\"],\"sw\":[\"ke\",\"tz\"],\"ta\":[\"in\"],\"te\":[\"in\"],\"th\":[\"th\"],\"tr\":[\"tr\"],\"uk\":[\"ua\"],\"ur\":[\"pk\"],\"uz\":[\"uz\"],\"vi\":[\"vn\"],\"zh\":[\"cn\",\"hk\",\"mo\",\"sg\",\"tw\"]},\"Pm\":{\"sr\":[\"cyrl\",\"latn\"],\"uz\":[\"cyrl\",\"latn\"],\"zh\":[\"chs\",\"cht\",\"hans\",\"hant\"]}}");
		let roots = new Set([
			"docs",
			"doc",
			"documentation",
			"help",
			"manual"
		]);
		function dropFolders(segments) {
			let front = readFront(segments);
			let isDropped = (index) => {
				let kind = front[index];
				return kind !== void 0 && kind !== "root" && front.indexOf(kind) === front.lastIndexOf(kind);
			};
			let kept = segments.filter((_segment, index) => !isDropped(index));
			return kept.length === segments.length ? kept : dropFolders(kept);
		}
		function readFront(segments) {
			let front = [];
			for (let [index, segment] of segments.entries()) {
				let isLast = index === segments.length - 1;
				if (isLocale(segment, isLast)) front.push("locale");
				else if (isVersion(segment, isLast)) front.push("version");
				else if (roots.has(segment.toLowerCase()) && !front.includes("root")) front.push("root");
				else break;
			}
			return front;
		}
		let languages = new Set(locales_namespaceObject.eo);
		let languagesOfFolders = new Set(locales_namespaceObject.uP);
		let regions = new Map(Object.entries(locales_namespaceObject.Ei));
		let scripts = new Map(Object.entries(locales_namespaceObject.Pm));
		let folders_form = /^([a-z]{2,3})(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/;
		function isLocale(segment, isLast) {
			let [, language = "", script, region] = folders_form.exec(segment.toLowerCase()) ?? [];
			if (script === void 0 && region === void 0) return languages.has(language) || !isLast && languagesOfFolders.has(language);
			return (script === void 0 || scripts.get(language)?.includes(script) === !0) && (region === void 0 || regions.get(language)?.includes(region) === !0);
		}
		let number = /^(?:v\d{1,4}(?:\.(?:\d{1,4}|x)){0,3}|\d{1,3}(?:\.(?:\d{1,3}|x)){1,2}|20\d\d\.\d{1,2})$/;
		let stage = /[-.]?(?:alpha|beta|rc|pre|preview|dev|next|canary|nightly|snapshot|lts|release|final)(?:[-.]?\d{1,4})?$/;
		let names = new Set(["latest", "stable"]);
		let namesOfFolders = new Set([
			"next",
			"current",
			"canary",
			"nightly"
		]);
		function isVersion(segment, isLast) {
			let name = segment.toLowerCase();
			return number.test(name.replace(stage, "")) || names.has(name) || !isLast && namesOfFolders.has(name);
		}
		let changed = /[%~]|secret|e-mail|phone|card/i;
		function parseDocPath(path) {
			return settle(path, (text) => renderSegments(dropFolders(parseSegments(text))));
		}
		function parseAddress(path) {
			return settle(path, (text) => renderSegments(parseSegments(text)));
		}
		function parsePattern(text) {
			let below = /\/\s*$/.test(text) ? ["**"] : [];
			return [...dropFileName(resolveDots(text.split("/").map(cleanSegment))).map((segment) => encodeSegment(segment).replace(/%2A/g, "*").replace(/%3F/g, "?")), ...below];
		}
		function settle(path, look) {
			let page = look(path);
			for (let looks = 1; looks < 6 && changed.test(page); looks += 1) {
				let again = look(page);
				if (again === page) break;
				page = again;
			}
			return page;
		}
		function parseSegments(path) {
			return dropFileName(resolveDots(redactKeys((0, visible.Y)(path.slice(0, 2e3))).replace(/^\s*[a-z][a-z0-9+.-]*:[/\\]{2}[^/\\?#]*/iu, "").replace(/[?#].*$/su, "").split(/[/\\]/u).map((segment) => cleanSegment(segment))));
		}
		function renderSegments(segments) {
			let parts = segments.map((segment) => redactSegment(redactEmail(segment)));
			let whole = redactKeys(parts.join("/"));
			return shorten(`/${(whole === parts.join("/") ? parts : whole.split("/").filter((segment) => segment !== "")).map(encodeSegment).join("/")}`);
		}
		function redactSegment(segment) {
			return /^\d{12,}(?:-|$)|^\d{1,3}(?:\.\d{1,3}){3}$/.test(segment) ? redactKeys(segment) : (0, redact.E$)(segment).text.replace(redact.qf, "$1");
		}
		function redactKeys(text) {
			return (0, redact.bq)(text).text.replace(redact.qf, "$1");
		}
		function cleanSegment(segment) {
			let text = segment;
			for (let before = ""; before !== text;) {
				before = text;
				text = text.replace(/(?:%[0-9a-f]{2})+/giu, decodeRun);
			}
			return (0, visible.Y)(text).replace(/\s+/gu, " ").trim().normalize("NFC");
		}
		function decodeRun(run) {
			try {
				return decodeURIComponent(run);
			} catch {
				return run;
			}
		}
		function resolveDots(segments) {
			let resolved = [];
			for (let segment of segments) segment === ".." ? resolved.pop() : segment !== "." && segment !== "" && resolved.push(segment);
			return resolved;
		}
		let mail = /[\p{L}\p{M}\p{N}.!$&'*=^`{|}_%+-]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}]+/gu;
		function redactEmail(segment) {
			let redacted = segment.includes("@") ? segment.replace(mail, "e-mail") : segment;
			return redacted === segment ? segment : redactEmail(redacted);
		}
		function encodeSegment(segment) {
			return segment.replace(/([\p{L}\p{N}]\p{M}{0,3}|[-._~+:,])|[\s\S]/gu, (found, safe) => safe === void 0 ? percentEncode(found) : found);
		}
		function percentEncode(character) {
			let plain = encodeURIComponent(character);
			return plain === character ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}` : plain;
		}
		function shorten(page) {
			if (page.length <= 300) return page;
			return `/${page.slice(1, 280).replace(/(?:%[0-9A-F]{2})*(?:%[0-9A-F]?)?$/, "").replace(/[\uD800-\uDBFF]$/, "")}~${(0, hash.yX)(page)}`;
		}
		let extension = /\.(?:mdx?|markdown|mdoc|html?|rst|adoc|asciidoc|ipynb)$/iu;
		let folderPage = /^(?:_?index|README)$/u;
		let readmeFile = /^readme$/iu;
		function dropFileName(segments) {
			let rest = segments.slice(0, -1);
			let name = segments.at(-1);
			if (name === void 0) return [];
			let stem = dropExtensions(name);
			return folderPage.test(stem) || stem !== name && readmeFile.test(stem) ? dropFileName(rest) : [...rest, stem];
		}
		function dropExtensions(name) {
			let found = extension.exec(name);
			if (found === null) return name;
			let stem = name.slice(0, found.index).trimEnd();
			return /[^.]/u.test(stem) ? dropExtensions(stem) : name;
		}
	}),
	2289: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Oo: () => dictionaryBy,
			fq: () => pairsOf,
			zz: () => dictionary
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4394);
		function pairsOf(value) {
			return zod__WEBPACK_IMPORTED_MODULE_0__.IeY((given) => typeof given == "object" && !!given && !Array.isArray(given)).transform((given) => Object.entries(given)).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), value])));
		}
		function dictionary(value) {
			return pairsOf(value).transform((pairs) => Object.fromEntries(pairs));
		}
		function dictionaryBy(read, value, join) {
			return pairsOf(value).transform((pairs) => {
				let values = new Map();
				for (let [name, given] of pairs) {
					let key = read(name);
					let known = values.get(key);
					values.set(key, known === void 0 ? given : join(known, given));
				}
				return Object.fromEntries(values);
			});
		}
	}),
	3366: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BA: () => sharedWords,
			Bd: () => pages,
			KT: () => storeLink,
			P3: () => storeFix,
			XF: () => readLink,
			ai: () => number,
			eo: () => readFix,
			jN: () => newsKinds,
			kB: () => time,
			pV: () => fixSchema,
			sQ: () => fixStates,
			xP: () => states
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4394);
		var _addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1869);
		var _feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8200);
		var _text_shared_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9387);
		var _dictionary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2289);
		var _reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6841);
		let newsKinds = [
			"pull-request",
			"given-up",
			"needs-person",
			"reminder"
		];
		let open = {
			open: !0,
			holdsEntries: !0,
			hasPull: !1,
			section: "open"
		};
		let done = {
			open: !1,
			holdsEntries: !0,
			hasPull: !1,
			news: void 0,
			section: "done"
		};
		let pull = {
			hasPull: !0,
			news: "pull-request"
		};
		let released = {
			...done,
			holdsEntries: !1,
			section: "given-up"
		};
		let states = {
			submitting: {
				...open,
				news: void 0
			},
			active: {
				...open,
				news: void 0
			},
			uncertain: {
				...open,
				news: "needs-person"
			},
			proposed: {
				...open,
				...pull
			},
			merged: {
				...done,
				...pull
			},
			declined: {
				...done,
				...pull
			},
			unchanged: done,
			failed: released,
			archived: done,
			freed: released,
			"given-up": {
				...done,
				news: "given-up",
				section: "given-up"
			}
		};
		let fixStates = Object.keys(states);
		let time = zod__WEBPACK_IMPORTED_MODULE_3__.aig();
		let number = zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().positive();
		let pages = zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).transform((names) => [...new Set(names.map(_feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__.pU))]);
		let sharedWords = zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).transform((texts) => texts.flatMap((text) => (0, _text_shared_word_js__WEBPACK_IMPORTED_MODULE_1__.VU)(text) ?? []).slice(0, _text_shared_word_js__WEBPACK_IMPORTED_MODULE_1__.zY));
		let returnsSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			fixId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			prLink: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional()
		});
		let judgedSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			verdict: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"clear",
				"look",
				"block"
			]),
			head: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			topics: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().nonnegative().optional(),
			unanswered: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().nonnegative().optional(),
			files: (0, _dictionary_js__WEBPACK_IMPORTED_MODULE_4__.zz)(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional()
		});
		let reviewSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			nonce: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			at: time,
			number: number.optional(),
			comment: number.optional(),
			judged: judgedSchema.optional()
		});
		let fixSchema = zod__WEBPACK_IMPORTED_MODULE_3__.rej({
			id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			key: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			attempt: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
			state: zod__WEBPACK_IMPORTED_MODULE_3__.k5n(fixStates),
			pages,
			entryIds: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			distinctReaders: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
			votes: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
			oldest: time.nullable(),
			topics: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP())),
			words: sharedWords.optional(),
			run: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			at: time,
			since: time,
			lease: time.optional(),
			job: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				status: zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
			}).optional(),
			completedAt: time.optional(),
			unreadableSince: time.optional(),
			prLink: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
			rejectedLink: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
			reason: _reason_js__WEBPACK_IMPORTED_MODULE_2__.dp.optional(),
			notified: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.k5n(newsKinds)),
			retried: time.optional(),
			review: reviewSchema.optional(),
			returns: returnsSchema.optional(),
			complaints: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				since: time.optional(),
				alike: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().nonnegative()
			}).optional(),
			handedOver: time.optional()
		});
		function readFix({ prLink, returns, ...stored }, serverUrl) {
			let fix = returns === void 0 ? stored : {
				...stored,
				returns: readLink(returns, serverUrl)
			};
			if (prLink === void 0) return fix;
			let pull = (0, _addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_5__.dt)(prLink, serverUrl);
			return pull === void 0 ? {
				...fix,
				rejectedLink: prLink
			} : {
				...fix,
				prLink: pull
			};
		}
		function readLink({ prLink, ...others }, serverUrl) {
			let pull = prLink === void 0 ? void 0 : (0, _addresses_pull_link_js__WEBPACK_IMPORTED_MODULE_5__.dt)(prLink, serverUrl);
			return pull === void 0 ? others : {
				...others,
				prLink: pull
			};
		}
		function storeLink({ prLink, ...others }) {
			return prLink === void 0 ? others : {
				...others,
				prLink: prLink.url
			};
		}
		function storeFix({ prLink, rejectedLink, returns, ...others }) {
			let fix = returns === void 0 ? others : {
				...others,
				returns: storeLink(returns)
			};
			if (prLink !== void 0) return {
				...fix,
				prLink: prLink.url
			};
			return fix.state === "unchanged" ? {
				...fix,
				rejectedLink
			} : {
				...fix,
				prLink: rejectedLink
			};
		}
	}),
	3423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_r: () => migrate,
			wr: () => readCode,
			zK: () => readRow
		});
		var schemas = __webpack_require__(4394);
		var dictionary = __webpack_require__(2289);
		let codes = new Map(Object.entries(JSON.parse("{\"a try-out of the form\":\"test-submission\",\"advertising\":\"advertising\",\"asks for access\":\"access\",\"asks for help with an account, a bill or an order\":\"support-request\",\"asks for its prompt\":\"prompt-disclosure\",\"asks for secrets\":\"secrets\",\"asks to change what is no documentation\":\"changes-machinery\",\"brings in code from elsewhere\":\"foreign-code\",\"claims to be in charge\":\"claims-authority\",\"dictates its pull request\":\"dictates-pull-request\",\"disguises them\":\"disguised-instructions\",\"forges a message of the system\":\"forged-message\",\"forges the end of what it quotes\":\"forged-end\",\"gets round a review or a check\":\"skips-checks\",\"given up: every attempt at it failed\":\"given-up\",\"gives it another role\":\"role-change\",\"hides text from sight\":\"hidden-text\",\"hides them from sight\":\"hidden-instructions\",\"is addressed to it\":\"addresses-agent\",\"no words that say anything\":\"no-usable-text\",\"only links or addresses\":\"links-only\",\"placeholder text\":\"placeholder-text\",\"praise without a wish\":\"praise-only\",\"puts them where a name belongs\":\"instructions-in-names\",\"sends away what is not public\":\"exfiltration\",\"sends it to orders elsewhere\":\"indirect-instructions\",\"shows several signs of them\":\"several-signs\",\"tells it to drop its instructions\":\"override\",\"tells it to hide what it does\":\"concealment\"}")));
		let flag = /^(?:possible prompt injection: |looks like orders to the agent, not feedback: )/;
		function readCode(text) {
			if (typeof text != "string") return text;
			let sign = text.replace(flag, "");
			return codes.get(sign) ?? (sign === text ? text : "several-signs");
		}
		function readRow(row) {
			if (typeof row != "string" || row === "given-up" || row === "released" || row === "reopened") return row;
			let code = readCode(row);
			if (code !== row || row === "advertising") return { filtered: code };
			return row.includes(" ") ? {
				filtered: "other",
				text: row
			} : { fix: row };
		}
		let readers = schemas._H3({ voices: schemas.L5J() });
		let renamedCount = readers.transform(({ voices, ...counts }) => ({
			...counts,
			comments: voices
		}));
		let other = schemas.YjP().transform((text) => ({
			code: "other",
			text
		}));
		let version1 = schemas._H3({
			fixes: schemas.YOg(readers.extend({
				told: schemas.L5J(),
				prLink: schemas.L5J().optional(),
				reason: other.optional()
			})),
			creations: schemas.L5J(),
			rounds: schemas.L5J(),
			tally: schemas._H3({
				pages: (0, dictionary.zz)(renamedCount),
				weeks: (0, dictionary.zz)(renamedCount)
			}),
			waiting: schemas._H3({ clusters: schemas.YOg(readers.extend({ reason: other })) }),
			setAside: schemas.L5J()
		});
		function migrate(json) {
			let { fixes, creations, rounds, waiting, setAside, ...same } = version1.parse(json);
			return {
				...same,
				schema: 2,
				fixes: fixes.map(({ voices, told, prLink, ...fix }) => ({
					...fix,
					...fix.reason?.text === "The service gave an address that is not a pull request of this GitHub." ? { rejectedLink: prLink } : { prLink },
					distinctReaders: voices,
					notified: told
				})),
				jobCreations: creations,
				openRuns: rounds,
				waiting: {
					...waiting,
					clusters: waiting.clusters.map(({ voices, ...cluster }) => ({
						...cluster,
						distinctReaders: voices
					}))
				},
				filteredCounts: setAside
			};
		}
	}),
	6841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Es: () => judgeResolution,
			Fj: () => waitReasonSchema,
			dp: () => fixReasonSchema,
			yC: () => resolutionSchema,
			yf: () => parseCounted
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4394);
		var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1451);
		var _triage_entry_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9864);
		var _migrate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3423);
		let words = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform((text) => (0, _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_0__._)(text, 300));
		let limit = zod__WEBPACK_IMPORTED_MODULE_3__.aig();
		let other = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("other"),
			text: words
		});
		let fixReasonSchema = zod__WEBPACK_IMPORTED_MODULE_3__.gMt("code", [
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"run-ended",
				"rejected-link",
				"archived",
				"agent-failed",
				"no-change",
				"pull-unreadable",
				"pull-lost",
				"never-seen",
				"unsettled",
				"by-person",
				"dismissed"
			]) }),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
					"unanswered",
					"refused",
					"job-unreadable",
					"job-lost"
				]),
				error: words
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("unclear-pull"),
				repository: words,
				number: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int(),
				claimed: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional()
			}),
			other
		]);
		let waitReasonSchema = zod__WEBPACK_IMPORTED_MODULE_3__.gMt("code", [
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"page-open",
				"page-next",
				"paused",
				"paused-by-person",
				"not-asked",
				"last-attempt",
				"no-contact",
				"job-path",
				"cautious",
				"issue-intended",
				"unanswered",
				"out-of-time",
				"stopped",
				"broken-off"
			]) }),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
					"max-open",
					"max-jobs",
					"max-attempts",
					"hourly-limit",
					"refused-in-row"
				]),
				limit
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("min-cluster-size"),
				comments: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
				limit
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("declined"),
				after: zod__WEBPACK_IMPORTED_MODULE_3__.aig()
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("service-pause"),
				until: zod__WEBPACK_IMPORTED_MODULE_3__.aig()
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("monthly-limit"),
				limit,
				until: zod__WEBPACK_IMPORTED_MODULE_3__.aig()
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("overtaken"),
				by: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
					"recorded",
					"entry-taken",
					"page-open",
					"declined",
					"max-open",
					"others-creating",
					"hourly-limit",
					"monthly-limit",
					"service-pause",
					"no-contact",
					"paused",
					"dismissed"
				])
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("service"),
				error: words
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				code: zod__WEBPACK_IMPORTED_MODULE_3__.euz("creation-refused"),
				status: zod__WEBPACK_IMPORTED_MODULE_3__.aig()
			}),
			other
		]);
		let countedCodes = zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
			..._triage_entry_reason_js__WEBPACK_IMPORTED_MODULE_1__.HQ,
			..._triage_entry_reason_js__WEBPACK_IMPORTED_MODULE_1__.vm,
			"other",
			"given-up",
			"dismissed"
		]);
		let countedReason = zod__WEBPACK_IMPORTED_MODULE_3__.vkY(_migrate_js__WEBPACK_IMPORTED_MODULE_2__.wr, countedCodes).catch("other");
		let parseCounted = (code) => countedReason.parse(code);
		let resolution = zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([
			zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"given-up",
				"released",
				"reopened"
			]),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ fix: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() }),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				filtered: zod__WEBPACK_IMPORTED_MODULE_3__.vkY(_migrate_js__WEBPACK_IMPORTED_MODULE_2__.wr, countedCodes.exclude(["given-up"])).catch("other"),
				text: words.optional()
			})
		]);
		let resolutionSchema = zod__WEBPACK_IMPORTED_MODULE_3__.vkY(_migrate_js__WEBPACK_IMPORTED_MODULE_2__.zK, resolution);
		function judgeResolution(resolution) {
			if (resolution === void 0 || resolution === "released" || resolution === "reopened") return "new";
			let code = typeof resolution == "object" && "filtered" in resolution ? resolution.filtered : "other";
			return (0, _triage_entry_reason_js__WEBPACK_IMPORTED_MODULE_1__.Hd)(code) ? "flagged" : "done";
		}
	}),
	5420: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LO: () => steeringFields,
			MQ: () => readName,
			Xh: () => wholeProject,
			p1: () => tickKinds,
			zG: () => nameTick
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4394);
		var _triage_entry_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9864);
		var _dictionary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2289);
		var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3366);
		let tickKinds = [
			"retry",
			"send-now",
			"never",
			"give-up",
			"pause",
			"resume",
			"send-anyway",
			"together",
			"apart"
		];
		let tickSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(tickKinds),
			target: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			turn: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().nonnegative()
		});
		let wholeProject = "project";
		let outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("code", [zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
			"obeyed",
			"waits",
			"withdrawn",
			"no-access",
			"unproven"
		]) }), zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			code: zod__WEBPACK_IMPORTED_MODULE_2__.euz("not-possible"),
			why: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"gone",
				"moved-on",
				"taken",
				"already"
			])
		})]);
		let answerSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			tick: tickSchema,
			at: _fix_js__WEBPACK_IMPORTED_MODULE_1__.kB,
			outcome: outcomeSchema,
			page: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional()
		});
		let flaggedSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			reason: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(_triage_entry_reason_js__WEBPACK_IMPORTED_MODULE_0__.vm),
			page: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			at: _fix_js__WEBPACK_IMPORTED_MODULE_1__.kB
		});
		let anchoredSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			anchor: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			signatures: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			pages: _fix_js__WEBPACK_IMPORTED_MODULE_1__.Bd.optional()
		});
		let correctionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(["together", "apart"]),
			a: anchoredSchema,
			b: anchoredSchema.optional()
		});
		let dismissedSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			key: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			before: _fix_js__WEBPACK_IMPORTED_MODULE_1__.kB
		});
		let dismissedTopicSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			of: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			at: _fix_js__WEBPACK_IMPORTED_MODULE_1__.kB,
			pages: _fix_js__WEBPACK_IMPORTED_MODULE_1__.Bd,
			signatures: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())
		});
		function nameTick({ kind, target }) {
			return `${kind}:${target}`;
		}
		function readName(name) {
			let kind = tickKinds.find((known) => name.startsWith(`${known}:`));
			return kind && {
				kind,
				target: name.slice(kind.length + 1)
			};
		}
		let steeringFields = {
			ticks: (0, _dictionary_js__WEBPACK_IMPORTED_MODULE_3__.zz)(zod__WEBPACK_IMPORTED_MODULE_2__.aig()).optional(),
			answers: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(answerSchema).optional(),
			paused: _fix_js__WEBPACK_IMPORTED_MODULE_1__.kB.optional(),
			sendNow: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(),
			asked: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(),
			dismissed: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(dismissedSchema).optional(),
			dismissedTopics: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(dismissedTopicSchema).optional(),
			flagged: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(flaggedSchema).optional(),
			corrections: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(correctionSchema).optional(),
			together: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional()
		};
	}),
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
	231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => findOwnPart,
			Ik: () => parseHiddenLine,
			Ue: () => hasNonce,
			ZP: () => isSameBody,
			du: () => buildHiddenLine,
			f6: () => parseHiddenLines,
			qG: () => buildLedgerLine
		});
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
		var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8183);
		var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);
		var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5027);
		let word = "[\\w.~!*'()%-]*";
		let hiddenLine = RegExp(`^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`, "m");
		let nonceLine = RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, "gm");
		let heartbeat = /^(<sub>Last run: \d{1,2} \w{3} \d{4}), .*$/;
		let ledgerLine = /^<sub>Ledger number [\d,]+(?:, commit \[[0-9a-f]*\]\(\S*?\))?,/;
		function buildHiddenLine({ project, sequence, commit, nonce }) {
			return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.R)({
				project,
				ledger: String(sequence),
				commit,
				nonce
			});
		}
		function parseHiddenLine(body) {
			return readLine(hiddenLine.exec(body) ?? []);
		}
		function parseHiddenLines(body) {
			return [...body.matchAll(new RegExp(hiddenLine, "gm"))].flatMap((found) => readLine(found) ?? []);
		}
		function readLine([, project, sequence, commit = "", nonce = ""]) {
			if (project === void 0) return;
			try {
				return {
					project: decodeURIComponent(project),
					sequence: Number(sequence),
					commit,
					nonce: decodeURIComponent(nonce)
				};
			} catch {
				return;
			}
		}
		function findOwnPart({ body, author }, ours) {
			let start = body.indexOf("<!-- feedback-to-fix project=");
			if (start >= 0) return body.slice(start);
			return ours !== void 0 && author === ours ? body : "";
		}
		function hasNonce(body, nonce) {
			return [...body.matchAll(nonceLine)].some(([, found]) => found === (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Vj)(nonce)) || parseHiddenLine(body)?.nonce === nonce;
		}
		function buildLedgerLine(links, sequence, commit) {
			let where = commit === "" ? [] : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`, commit ${(0, _links_js__WEBPACK_IMPORTED_MODULE_2__.iu)(links, commit)}`;
			let branch = (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.aY)(links.ledgerBranch, 300);
			return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)((0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.EX)((0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`Ledger number ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.ZV)(sequence)}${where}, on the branch ${branch}.`));
		}
		function isSameBody(a, b) {
			return normalise(a) === normalise(b);
		}
		function normalise(body) {
			return body.split(/\r\n|\r|\n/).map((line) => line.replace(hiddenLine, "$1 $4").replace(ledgerLine, "<sub>Ledger,").replace(heartbeat, "$1").trimEnd()).join("\n").trimEnd();
		}
	}),
	5027: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G7: () => linkRun,
			IA: () => linkPull,
			TG: () => linkFile,
			X4: () => linkAction,
			iu: () => linkCommit,
			mS: () => linkIssue,
			qn: () => linkPage,
			s7: () => linkWorkflow
		});
		var _text_plain_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2580);
		var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
		var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);
		function linkIssue({ serverUrl, repository, issue }, words) {
			return issue === void 0 ? words : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"issues",
				issue
			], words);
		}
		function linkCommit({ serverUrl, repository }, commit) {
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"commit",
				commit
			], (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(commit.slice(0, 7)));
		}
		function linkRun({ serverUrl, repository }, run, words) {
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"actions",
				"runs",
				run
			], words);
		}
		function linkFile({ serverUrl, repository }, commit, path, line) {
			let words = (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(line === void 0 ? path : `${path}:${line}`, 120);
			if (!/^[0-9a-f]{40,64}$/.test(commit) || !(0, _text_plain_path_js__WEBPACK_IMPORTED_MODULE_0__.q)(path)) return words;
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"blob",
				commit,
				...path.split("/")
			], words, line);
		}
		function linkWorkflow({ serverUrl, repository, workflow }, words) {
			if (workflow === void 0) return [];
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"actions",
				"workflows",
				workflow
			], words);
		}
		function linkAction({ serverUrl, action }, words) {
			return action === void 0 ? [] : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, action.split("/"), words);
		}
		let plainPage = /^(?:\/[\p{L}\p{M}\p{N}._~+,-]{1,100}){1,12}$/u;
		function linkPage({ serverUrl, repository, siteUrl }, page, file) {
			let isFile = file !== void 0 && (0, _text_plain_path_js__WEBPACK_IMPORTED_MODULE_0__.q)(file);
			let path = isFile ? [
				...repository.split("/"),
				"blob",
				"HEAD",
				...file.split("/")
			] : [];
			let source = isFile ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, path, (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(page)) : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(page);
			return siteUrl !== void 0 && plainPage.test(page) && (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__.lg)(page) === page ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`${source} (${(0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(siteUrl, page.slice(1).split("/"), (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`on the site`)})` : source;
		}
		function linkPull({ prLink, rejectedLink }, links) {
			if (prLink === void 0) return rejectedLink === void 0 ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`–` : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(rejectedLink);
			let { repository, number } = prLink;
			let shown = (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(links.serverUrl, [
				...repository.split("/"),
				"pull",
				number
			], (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`PR ${number}`);
			return repository.toLowerCase() === links.repository.toLowerCase() ? shown : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`${shown} in ${(0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(repository)}`;
		}
	}),
	9952: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hj: () => mixBits,
			qj: () => hashText,
			yX: () => hashName
		});
		function hashText(text, seed = 0) {
			let hash = (2166136261 ^ seed) >>> 0;
			for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
			return mixBits(hash);
		}
		function mixBits(value) {
			let bits = value;
			bits = Math.imul(bits ^ bits >>> 16, 2246822507);
			bits = Math.imul(bits ^ bits >>> 13, 3266489909);
			return (bits ^ bits >>> 16) >>> 0;
		}
		function hashName(text) {
			let high = hashText(text, 2654435769);
			let low = hashText(text, 2135587861);
			return high.toString(16).padStart(8, "0") + (low >>> 16).toString(16).padStart(4, "0");
		}
	}),
	2580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => isPlainPath });
		var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		let plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\w./-]{1,200}$/;
		function isPlainPath(path) {
			return plainPath.test(path) && (0, _sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(path) === path;
		}
	}),
	9387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jU: () => isHost,
			P2: () => isKeyLike,
			_2: () => longestPhrase,
			zY: () => mostShared,
			VU: () => toSharedWord
		});
		let name_endings_namespaceObject = JSON.parse("{\"a\":[\"cs\",\"go\",\"gz\",\"js\",\"kt\",\"md\",\"mk\",\"py\",\"rb\",\"rs\",\"sh\",\"tf\",\"ts\"],\"S\":[\"academy\",\"agency\",\"app\",\"art\",\"audio\",\"berlin\",\"best\",\"bet\",\"biz\",\"blog\",\"blue\",\"buzz\",\"cafe\",\"care\",\"casino\",\"center\",\"chat\",\"click\",\"cloud\",\"club\",\"coach\",\"codes\",\"com\",\"community\",\"company\",\"computer\",\"consulting\",\"cool\",\"coop\",\"corp\",\"data\",\"date\",\"dating\",\"deals\",\"design\",\"dev\",\"digital\",\"direct\",\"directory\",\"download\",\"edu\",\"email\",\"energy\",\"engineering\",\"enterprises\",\"events\",\"example\",\"expert\",\"express\",\"family\",\"fans\",\"finance\",\"fit\",\"fun\",\"fund\",\"games\",\"gay\",\"global\",\"gmbh\",\"gov\",\"group\",\"guide\",\"guru\",\"health\",\"help\",\"hosting\",\"house\",\"icu\",\"inc\",\"info\",\"ink\",\"institute\",\"internal\",\"international\",\"invalid\",\"jobs\",\"lan\",\"life\",\"limited\",\"link\",\"live\",\"llc\",\"loan\",\"local\",\"localhost\",\"london\",\"love\",\"ltd\",\"market\",\"marketing\",\"media\",\"men\",\"mil\",\"mobi\",\"money\",\"monster\",\"name\",\"net\",\"network\",\"news\",\"ngo\",\"ninja\",\"one\",\"onion\",\"online\",\"org\",\"page\",\"party\",\"photo\",\"photos\",\"pics\",\"pizza\",\"place\",\"plus\",\"porn\",\"press\",\"pro\",\"promo\",\"pub\",\"review\",\"reviews\",\"rip\",\"rocks\",\"run\",\"sale\",\"school\",\"science\",\"security\",\"services\",\"sex\",\"sexy\",\"shop\",\"site\",\"social\",\"software\",\"solutions\",\"space\",\"spot\",\"store\",\"stream\",\"studio\",\"style\",\"support\",\"systems\",\"tax\",\"team\",\"tech\",\"technology\",\"tel\",\"test\",\"tips\",\"today\",\"tokyo\",\"tools\",\"top\",\"tours\",\"town\",\"trade\",\"trading\",\"training\",\"travel\",\"tube\",\"tv\",\"university\",\"vip\",\"vote\",\"wang\",\"watch\",\"webcam\",\"website\",\"wiki\",\"win\",\"work\",\"world\",\"wtf\",\"xxx\",\"xyz\",\"yoga\",\"zone\",\"ком\",\"нет\",\"онлайн\",\"орг\",\"рус\",\"рф\",\"сайт\"]}");
		var to_safe_text = __webpack_require__(1451);
		let mostShared = 5;
		let longestPhrase = 3;
		let shared_word_form = /^-{0,2}[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.'’-]{0,30}[\p{L}\p{M}\p{N}_])?$/u;
		let heap = /\p{M}{3}/u;
		let scripts = [
			/\p{sc=Latin}/u,
			/\p{sc=Cyrillic}/u,
			/\p{sc=Greek}/u,
			/\p{sc=Armenian}/u,
			/\p{sc=Cherokee}/u
		];
		let dotted = /\.(\p{L}[\p{L}-]{1,30})$/u;
		let files = new Set(name_endings_namespaceObject.a);
		let hosts = new Set(name_endings_namespaceObject.S);
		function toSharedWord(text) {
			let words = text.split(" ");
			if (words.length > 3 || !words.every(isPlain) || countDigits(text) > 4) return;
			let shown = (0, to_safe_text._)(text);
			return shown === text ? shown : void 0;
		}
		function isKeyLike(word) {
			return word.replace(/[^\p{L}\p{N}]+/gu, "").replace(/\p{L}+/gu, "a").replace(/\p{N}+/gu, "0").includes("0a0a");
		}
		function countDigits(text) {
			return text.match(/\p{N}/gu)?.length ?? 0;
		}
		function isPlain(word) {
			if (!shared_word_form.test(word) || isKeyLike(word) || heap.test(word) || isHost(word)) return !1;
			return scripts.filter((script) => script.test(word)).length < 2;
		}
		function isHost(word) {
			let end = dotted.exec(word)?.[1]?.toLowerCase();
			return end !== void 0 && (end.length === 2 ? !files.has(end) : hosts.has(end));
		}
	}),
	1451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => toSafeText });
		var _cap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3858);
		var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		function toSafeText(text, max = 200) {
			return (0, _cap_js__WEBPACK_IMPORTED_MODULE_1__.y)((0, _sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(text).replace(/:(?=:)/g, ": ").replace(/#(?=[#[])/g, "# "), max);
		}
	}),
	1268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => foldText,
			Y: () => dropUnseen
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);
		let unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu;
		function dropUnseen(text) {
			return /[^\t\n\v\f\r -~\u00a0-\u00ac\u00ae-\u02ff]/.test(text) ? (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.Z)(text.replace(unseen, "")) : text;
		}
		function foldText(text) {
			return dropUnseen(text.slice(0, 8e3)).normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
		}
	}),
	9864: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HQ: () => filterCodes,
			Hd: () => isFlagged,
			vm: () => flagCodes
		});
		let filterCodes = [
			"links-only",
			"no-usable-text",
			"test-submission",
			"placeholder-text",
			"advertising",
			"support-request",
			"praise-only"
		];
		let flagCodes = "oversized.hidden-instructions.hidden-text.disguised-instructions.encoded-instructions.instructions-in-names.forged-message.forged-end.override.indirect-instructions.role-change.addresses-agent.prompt-disclosure.secrets.exfiltration.foreign-code.changes-machinery.skips-checks.deletes-content.inserts-payload.access.claims-authority.concealment.dictates-pull-request.several-signs.order".split(".");
		let flags = new Set(flagCodes);
		function isFlagged(code) {
			return flags.has(code);
		}
	})
};
