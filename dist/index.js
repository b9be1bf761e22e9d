import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	6982: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
	}),
	9896: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
	}),
	4589: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
	}),
	6698: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
	}),
	4573: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
	}),
	1421: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
	}),
	7598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	3053: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
	}),
	8474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	1455: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
	}),
	7067: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
	}),
	7030: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
	}),
	8161: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
	}),
	6760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	1792: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
	}),
	481: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
	}),
	7075: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
	}),
	8500: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
	}),
	1692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
	}),
	3136: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	7975: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
	}),
	8877: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
	}),
	714: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");
	}),
	8522: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
	}),
	857: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
	}),
	6928: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	2032: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			D: () => isIssueNumber,
			i: () => parseIssueNumber
		});
		let highest = 2 ** 31;
		function isIssueNumber(number) {
			return Number.isInteger(number) && number >= 1 && number <= highest;
		}
		function parseIssueNumber(text) {
			let number = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : 0;
			return isIssueNumber(number) ? number : void 0;
		}
	}),
	5798: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			G: () => fillJobPath,
			s: () => parseJobPath
		});
		let placeholder = /\{(projectId|id)\}/g;
		let form = /^(?:\/[A-Za-z0-9._~!$&'()*+,;=:@-]+)+\/?$/;
		function parseJobPath(given) {
			if (given.length > 500) return;
			let text = given.startsWith("/") ? given : `/${given}`;
			let filled = text.replace(placeholder, "x");
			let climbs = filled.split("/").some((part) => part === "." || part === "..");
			return text.includes("{id}") && form.test(filled) && !climbs ? text : void 0;
		}
		function fillJobPath(path, values) {
			return path.replace(placeholder, (_, name) => values[name]);
		}
	}),
	8442: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$W: () => projectSegment,
			as: () => parseProjectId,
			ug: () => encodeSegment
		});
		function encodeSegment(text) {
			if (/^\.{0,2}$/.test(text) || text.length > 512 || !text.isWellFormed()) return;
			return encodeURIComponent(text);
		}
		let hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
		function parseProjectId(text) {
			if (text.length > 200 || hidden.test(text) || text.trim() !== text) return;
			return encodeSegment(text) === void 0 ? void 0 : text;
		}
		function projectSegment(id) {
			return encodeURIComponent(id);
		}
	}),
	2704: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			A5: () => parseSiteUrl,
			Ep: () => parseServerUrl,
			Q2: () => parseBaseUrl,
			nV: () => parseApiUrl
		});
		let form = /^https?:\/\/(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)(?::[1-9]\d{0,4})?((?:\/[a-z0-9._~!$&'()*+,;=:-]+)*)\/*$/i;
		function parseBaseUrl(text) {
			return parseAddress(text);
		}
		function parseApiUrl(text) {
			return parseAddress(text);
		}
		function parseSiteUrl(text) {
			return parseAddress(text);
		}
		function parseServerUrl(text) {
			let address = parseAddress(text);
			return address?.split("/").length === 3 ? address : void 0;
		}
		function parseAddress(text) {
			let path = text.length <= 2e3 ? form.exec(text)?.[1] : void 0;
			if (path === void 0 || !URL.canParse(text)) return;
			let { protocol, hostname, origin } = new URL(text);
			let kind = judgeHost(hostname);
			if (!(kind === "loopback" || kind === "other" && protocol === "https:") || hostname.includes("..") || path.split("/").some(isDots)) return;
			return origin + path;
		}
		function isDots(segment) {
			return segment === "." || segment === "..";
		}
		let metadata = [
			"metadata",
			"metadata.goog",
			"metadata.google.internal",
			"instance-data",
			"instance-data.ec2.internal",
			"168.63.129.16",
			"100.100.100.200",
			"192.0.0.192",
			"[fd00:ec2::254]",
			"[fd20:ce::254]"
		];
		function judgeHost(host) {
			if (host === "localhost") return "loopback";
			if (metadata.includes(host)) return "forbidden";
			if (host.startsWith("[")) return judgeGroups(expandGroups(host.slice(1, -1)));
			return /^[\d.]+$/.test(host) ? judgeOctets(host.split(".").map(Number)) : "other";
		}
		function judgeOctets([first = 0, second = 0]) {
			if (first === 127) return "loopback";
			return first === 0 || first >= 224 || first === 169 && second === 254 ? "forbidden" : "other";
		}
		function judgeGroups(groups) {
			let [first = 0, second = 0] = groups;
			let leading = groups.findIndex((group) => group !== 0);
			if (leading === 7 && groups[7] === 1) return "loopback";
			let embeds = leading === -1 || leading >= 6 || leading === 5 && groups[5] === 65535;
			let isTranslated = first === 100 && second === 65435;
			let isLocal = (first & 65472) == 65152 || first >= 65280;
			return embeds || isTranslated || isLocal ? "forbidden" : "other";
		}
		function expandGroups(address) {
			let [head = "", tail] = address.split("::");
			let parse = (part) => part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
			let [before, after] = [parse(head), parse(tail ?? "")];
			return [
				...before,
				...Array(8 - before.length - after.length).fill(0),
				...after
			];
		}
	}),
	8595: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			sH: () => feedbackStatuses,
			ub: () => jobStatuses,
			um: () => feedbackSources
		});
		let feedbackSources = [
			"code_snippet",
			"contextual",
			"agent",
			"thumbs_only"
		];
		let feedbackStatuses = [
			"pending",
			"in_progress",
			"resolved",
			"dismissed"
		];
		let jobStatuses = [
			"active",
			"completed",
			"archived",
			"failed"
		];
	}),
	728: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			E: () => KnownError,
			HR: () => Failure,
			OO: () => unlessStopped,
			VI: () => formatInputErrors
		});
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5069);
		class KnownError extends Error {
			what;
			remedy;
			constructor(what, remedy, options) {
				super(remedy === "" ? what : `${what} ${remedy}`, options);
				this.what = what;
				this.remedy = remedy;
			}
		}
		class Failure extends KnownError {
			name = "Failure";
		}
		function formatInputErrors(errors) {
			let lines = errors.map((error) => (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`- ${error}`);
			let which = errors.length === 1 ? (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`an input is` : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${errors.length} inputs are`;
			return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`Nothing was done: ${which} invalid.\n${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.cT)(lines, "\n")}`;
		}
		async function unlessStopped(creation) {
			return creation.catch((error) => {
				if (error instanceof Error && "kind" in error && error.kind === "stopped") return;
				throw error;
			});
		}
	}),
	8181: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			vj: () => inputNames,
			TL: () => parseInputs,
			R5: () => readInput
		});
		var vocabulary = __nccwpck_require__(8595);
		var safe_text = __nccwpck_require__(5069);
		var inputs_forms = __nccwpck_require__(2110);
		let after = /^(\d{1,7}(?:\.\d{1,4})?) ?([^\d\s\p{Cc}.,-][^\p{Cc}]{0,29})$/u;
		let before = /^([^\d\s\p{Cc}.,-][^\d\p{Cc}]{0,9}?) ?(\d{1,7}(?:\.\d{1,4})?)$/u;
		let parseJobCost = (0, inputs_forms.Zd)((text) => {
			if (text === "") return null;
			let [, ...follows] = after.exec(text) ?? [];
			let [, ...leads] = before.exec(text) ?? [];
			let [number, unit] = follows.length > 0 ? follows : leads.toReversed();
			if (number === void 0 || unit === void 0) return;
			let decimals = number.split(".")[1]?.length ?? 0;
			return {
				amount: Number(number),
				decimals,
				unit,
				isUnitFirst: follows.length === 0
			};
		}, (0, safe_text.gB)`must be a number and a unit such as \`0.5 USD\` or \`3 credits\`, with a point before decimals`);
		function listForm(most, parse, error) {
			return (0, inputs_forms.Zd)((text) => {
				let parts = text.split(/[,\r\n]/).map((part) => part.trim());
				let named = [...new Set(parts.filter((part) => part !== ""))];
				let values = named.map(parse).filter((value) => value !== void 0);
				return values.length === named.length && named.length <= most ? values : void 0;
			}, error);
		}
		let foreign = /^!|:\/\/|[{}[\]\\\p{Cc}]/u;
		let patternRules = (0, safe_text.gB)`with \`*\`, \`**\` and \`?\` as the only wildcards (no braces, brackets, \`!\` or host name)`;
		let parsePatterns = listForm(100, (text) => text.length <= 200 && !foreign.test(text) ? text : void 0, (0, safe_text.gB)`must be paths of pages such as \`/guides/**\`, one per line or separated by commas, ${patternRules}; \
at most ${100}, each at most ${200} characters`);
		let parseLabels = listForm(20, (text) => [...text].length <= 50 && !/\p{Cc}/u.test(text) ? text : void 0, (0, safe_text.gB)`must be names of labels, separated by commas: at most ${20}, each at most ${50} characters`);
		let login = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]{1,20})?(?:\[bot\])?)$/;
		let team = /^@?([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/([A-Za-z0-9._-]{1,100})$/;
		function parseLogin(text) {
			return login.exec(text)?.[1];
		}
		let parseAssignees = listForm(10, parseLogin, (0, safe_text.gB)`must be GitHub user names such as \`octocat\`, separated by commas, at most ${10}`);
		function parseReviewer(text) {
			if (text === "codeowners") return { kind: "codeowners" };
			let slug = team.exec(text)?.[2];
			if (slug !== void 0) return {
				kind: "team",
				name: slug
			};
			let user = parseLogin(text);
			return user === void 0 ? void 0 : {
				kind: "user",
				name: user
			};
		}
		let parseReviewers = listForm(15, parseReviewer, (0, safe_text.gB)`must be GitHub user names such as \`octocat\`, teams such as \`my-org/docs-team\`, or \`codeowners\`, \
separated by commas, at most ${15}`);
		let table = {
			"project-id": {
				default: "",
				form: inputs_forms.as
			},
			"api-key": {
				default: "",
				form: inputs_forms.Xu
			},
			"base-url": {
				default: "https://api.mintlify.com",
				form: inputs_forms.Q2
			},
			"github-token": {
				default: "",
				form: inputs_forms.pI
			},
			"tracking-issue": {
				default: "",
				form: inputs_forms.id
			},
			sources: {
				default: "contextual,code_snippet,agent,thumbs_only",
				form: inputs_forms.E1(vocabulary.um)
			},
			statuses: {
				default: "pending",
				form: inputs_forms.E1(vocabulary.sH)
			},
			"max-age": {
				default: "P90D",
				form: inputs_forms.pq
			},
			include: {
				default: "",
				form: parsePatterns
			},
			exclude: {
				default: "",
				form: parsePatterns
			},
			"max-jobs": {
				default: "5",
				form: inputs_forms.zq(1, 100)
			},
			"max-open": {
				default: "5",
				form: inputs_forms.zq(1, 1e3)
			},
			"max-jobs-per-month": {
				default: "0",
				form: inputs_forms.zq(0, 1e5)
			},
			"job-cost": {
				default: "",
				form: parseJobCost
			},
			instructions: {
				default: "",
				form: inputs_forms.r4(2e4)
			},
			quotes: {
				default: "auto",
				form: inputs_forms.kB([
					"auto",
					"always",
					"never"
				])
			},
			"site-url": {
				default: "",
				form: inputs_forms.A5
			},
			"dry-run": {
				default: "false",
				form: inputs_forms.SI
			},
			"fail-on": {
				default: "never",
				form: inputs_forms.kB([
					"never",
					"job-failure",
					"risk"
				])
			},
			labels: {
				default: "",
				form: parseLabels
			},
			assignees: {
				default: "",
				form: parseAssignees
			},
			reviewers: {
				default: "",
				form: parseReviewers
			},
			"remind-after": {
				default: "P14D",
				form: inputs_forms.G9
			},
			"min-cluster-size": {
				default: "1",
				form: inputs_forms.zq(1, 1e3)
			},
			"min-votes": {
				default: "0",
				form: inputs_forms.zq(0, 1e5)
			},
			"max-attempts": {
				default: "2",
				form: inputs_forms.zq(1, 10)
			},
			"max-export-requests": {
				default: "60",
				form: inputs_forms.zq(1, 1e5)
			},
			"send-anyway": {
				default: "",
				form: inputs_forms.Ae
			},
			wait: {
				default: "PT30M",
				form: inputs_forms.ew(0)
			},
			"poll-interval": {
				default: "PT15S",
				form: inputs_forms.ew(1e3)
			},
			"adopt-within": {
				default: "P1D",
				form: inputs_forms.ew(0)
			},
			"prompt-template": {
				default: "",
				form: inputs_forms.r4(4096)
			},
			"job-path": {
				default: "/v2/agent/{projectId}/job/{id}",
				form: inputs_forms.sP
			},
			"ledger-branch": {
				default: "feedback-to-fix/ledger",
				form: inputs_forms.Qd
			}
		};
		let inputNames = Object.keys(table);
		Object.fromEntries(inputNames.map((name) => [name, name === "github-token" ? "${{ github.token }}" : table[name].default]));
		function readInput(env, name) {
			return (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
		}
		let renamed = { RELEASE: (0, safe_text.gB)`\`release\` is now called \`send-anyway\`: write \`send-anyway:\` instead.` };
		let keyRemedy = (0, safe_text.gB)`store the service’s admin key as a secret, and write \`api-key: \${{ secrets.DOCS_API_KEY }}\``;
		function parseInputs(env, needsKey) {
			let errors = [];
			let partial = {};
			for (let name of inputNames) {
				let text = readInput(env, name) || table[name].default;
				let parsed = table[name].form(text);
				"value" in parsed ? partial[name] = parsed.value : errors.push((0, safe_text.gB)`\`${name}\` ${parsed.error}.`);
			}
			for (let [name, error] of Object.entries(renamed)) env[`INPUT_${name}`]?.trim() && errors.push(error);
			needsKey && readInput(env, "api-key") === "" && errors.push((0, safe_text.gB)`\`api-key\` is required but empty (if the workflow reads it from a secret, check that the secret is set): ${keyRemedy}.`);
			if (errors.length > 0) return {
				kind: "invalid",
				errors,
				partial
			};
			return {
				kind: "inputs",
				inputs: partial
			};
		}
	}),
	7198: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { E: () => parseDuration });
		let units = {
			w: 604800,
			d: 86400,
			h: 3600,
			m: 60,
			s: 1
		};
		let iso = /^P(?=\d|T\d)(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?=\d)(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
		let short = /^(?=\d)(?:(\d+(?:\.\d+)?)w)?(?:(\d+(?:\.\d+)?)d)?(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?$/;
		function parseDuration(text) {
			if (/^\d+(\.\d+)?$/.test(text)) return toMilliseconds(Number(text));
			let match = short.exec(text) ?? iso.exec(text);
			if (match === null) return;
			let [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
			return toMilliseconds((weeks ?? 0) * units.w + (days ?? 0) * units.d + (hours ?? 0) * units.h + (minutes ?? 0) * units.m + (seconds ?? 0));
		}
		function toMilliseconds(seconds) {
			let time = Math.round(seconds * 1e3);
			return Number.isSafeInteger(time) ? time : void 0;
		}
	}),
	2110: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Zd: () => forms_form,
			Xu: () => parseApiKey,
			Q2: () => parseBaseUrl,
			Qd: () => parseBranch,
			zq: () => parseCount,
			ew: () => parseDurationInput,
			Ae: () => parseIds,
			id: () => parseIssueNumber,
			sP: () => parseJobPath,
			E1: () => parseList,
			pq: () => parseMaxAge,
			as: () => parseProjectId,
			G9: () => parseReminder,
			A5: () => parseSiteUrl,
			SI: () => parseSwitch,
			r4: () => parseText,
			pI: () => parseToken,
			kB: () => parseWord
		});
		let branch_name_form = /^[A-Za-z0-9._/+=,-]{1,200}$/;
		let ambiguous = /^(?:HEAD|[0-9a-f]{40}|[0-9a-f]{64})$|^(?:refs|heads|tags|remotes)(?:\/|$)/i;
		function parseBranchName(text) {
			if (!branch_name_form.test(text) || text.includes("..") || text.startsWith("-") || ambiguous.test(text)) return;
			return text.split("/").every(isFinePart) ? text : void 0;
		}
		function isFinePart(part) {
			return part !== "" && !part.startsWith(".") && !part.endsWith(".") && !/\.lock$/i.test(part);
		}
		var issue_number = __nccwpck_require__(2032);
		var job_path = __nccwpck_require__(5798);
		var project_id = __nccwpck_require__(8442);
		var web_address = __nccwpck_require__(2704);
		var safe_text = __nccwpck_require__(5069);
		var duration = __nccwpck_require__(7198);
		var inputs_words = __nccwpck_require__(629);
		function forms_form(parse, error) {
			return (text) => {
				let value = parse(text);
				return value === void 0 ? { error } : { value };
			};
		}
		function required(what, parse) {
			let present = forms_form(parse, (0, safe_text.gB)`must be ${what}`);
			let missing = (0, safe_text.gB)`is required but empty (if the workflow reads it from a variable, check that the variable is set): set it to ${what}`;
			return (text) => text === "" ? { error: missing } : present(text);
		}
		function parseText(longest) {
			return forms_form((text) => text.length <= longest ? text : void 0, (0, safe_text.gB)`must be at most ${longest} characters`);
		}
		function parseWord(words) {
			return (text) => {
				let value = words.find((word) => word === text);
				if (value !== void 0) return { value };
				return { error: (0, safe_text.gB)`must be one of ${(0, inputs_words.y)(words)}: ${(0, inputs_words.E)(words, [text])}` };
			};
		}
		let parseProjectId = required((0, safe_text.gB)`the project’s identifier as shown in the service’s dashboard (at most 200 characters, none of them invisible)`, project_id.as);
		let secret = /^(?![{["'])[\x21-\x7e]{1,4000}$/;
		function parseSecret(text) {
			return secret.test(text) ? text : void 0;
		}
		let parseApiKey = forms_form((text) => text === "" ? "" : parseSecret(text), (0, safe_text.gB)`must be the key alone: no spaces, line breaks, surrounding quotes or JSON`);
		let parseToken = required((0, safe_text.gB)`a token; leave the input out to use the workflow’s own`, parseSecret);
		let refusedParts = (0, safe_text.gB)`no credentials, query, fragment or percent sign, and no link-local or metadata address`;
		let parseAddress = forms_form(web_address.Q2, (0, safe_text.gB)`must be the service’s URL, such as \`https://api.mintlify.com\`: https (http on a loopback host only), ${refusedParts}`);
		let parseBaseUrl = (text) => {
			let version = /\/(v[12])\/*$/i.exec(text)?.[1];
			if (version === void 0) return parseAddress(text);
			let shown = version.endsWith("1") ? (0, safe_text.gB)`\`/v1\`` : (0, safe_text.gB)`\`/v2\``;
			return { error: (0, safe_text.gB)`must not end with ${shown}: each request adds its own version; write only the part before it` };
		};
		let parseSiteUrl = forms_form((text) => text === "" ? null : (0, web_address.A5)(text), (0, safe_text.gB)`must be the URL of the published documentation, such as \`https://docs.example.com\`: https, ${refusedParts}`);
		function parseCount(least, most) {
			return forms_form((text) => {
				let value = /^\d{1,7}$/.test(text) ? Number(text) : -1;
				return value >= least && value <= most ? value : void 0;
			}, (0, safe_text.gB)`must be a whole number from ${least} to ${most}`);
		}
		let parseIssueNumber = forms_form((text) => text === "" ? null : (0, issue_number.i)(text.replace(/^#/, "")), (0, safe_text.gB)`must be the number of an issue of this repository, such as \`12\`, or be left out`);
		let parseIds = forms_form((text) => {
			let ids = text.split(/[,\r\n]/).map((id) => id.trim());
			let named = [...new Set(ids.filter((id) => id !== ""))];
			return named.length <= 100 ? named : void 0;
		}, (0, safe_text.gB)`must be the IDs of at most ${100} entries, separated by commas`);
		let parseSwitch = forms_form((text) => /^(true|True|TRUE)$/.test(text) ? !0 : !/^(false|False|FALSE)$/.test(text) && void 0, (0, safe_text.gB)`must be \`true\` or \`false\``);
		function parseList(words) {
			return (text) => {
				let parts = text.split(",").map((part) => part.trim());
				let unknown = (0, inputs_words.E)(words, parts);
				if (unknown === "") return { value: words.filter((word) => parts.includes(word)) };
				return { error: (0, safe_text.gB)`must be a comma-separated list of ${(0, inputs_words.y)(words)}: ${unknown}` };
			};
		}
		function parseTime(text) {
			let time = (0, duration.E)(text);
			return time !== void 0 && time <= 315576e7 ? time : void 0;
		}
		let durationForm = (first) => (0, safe_text.gB)`a duration such as \`${first}\`, \`36h\` or \`30m\`, in ISO 8601 such as \`PT30M\`, or plain seconds such as \`15\``;
		function parseDurationInput(least) {
			let bound = least === 0 ? (0, safe_text.gB)`` : (0, safe_text.gB)`, at least ${least / 1e3} second`;
			return forms_form((text) => {
				let time = parseTime(text);
				return time !== void 0 && time >= least ? time : void 0;
			}, (0, safe_text.gB)`must be ${durationForm((0, safe_text.gB)`15s`)}${bound}`);
		}
		let parseReminder = forms_form(parseTime, (0, safe_text.gB)`must be ${durationForm((0, safe_text.gB)`14d`)}, or \`0\` for never`);
		let parseMaxAge = forms_form((text) => {
			if (text === "all") return {
				text,
				time: void 0
			};
			let time = parseTime(text);
			return time !== void 0 && time > 0 ? {
				text,
				time
			} : void 0;
		}, (0, safe_text.gB)`must be ${durationForm((0, safe_text.gB)`90d`)}, or \`all\` for no limit`);
		let parseJobPath = forms_form(job_path.s, (0, safe_text.gB)`must be a path such as \`/v2/agent/{projectId}/job/{id}\`, with \`{id}\` for the job`);
		let parseBranch = forms_form(parseBranchName, (0, safe_text.gB)`must be a branch name such as \`feedback-to-fix/ledger\` (letters, digits, \`.\`, \`_\`, \`-\`, \`/\`)`);
	}),
	629: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			E: () => describeUnknown,
			y: () => listWords
		});
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5069);
		function listWords(words) {
			return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.cT)(words.map(mark), ", ");
		}
		function describeUnknown(words, texts) {
			let sentences = [...new Set(texts)].filter((text) => !words.includes(text)).map((text) => {
				let near = findNearest(text, words);
				let shown = show(text, near !== void 0);
				return near === void 0 ? (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${shown} is not one of them` : (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`${shown} is not one of them (did you mean ${mark(near)}?)`;
			});
			return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.cT)(sentences, ", ");
		}
		function mark(word) {
			return `\`${word}\``;
		}
		function reduce(text) {
			return text.toLowerCase().replace(/[^a-z0-9]+/g, "");
		}
		function findNearest(text, words) {
			let typed = reduce(text.slice(0, 48));
			let edits = words.map((word) => countEdits(typed, reduce(word)));
			let least = edits.reduce((fewest, count) => Math.min(fewest, count), Infinity);
			let word = words[edits.indexOf(least)] ?? "";
			return least <= Math.max(2, word.length / 3) ? word : void 0;
		}
		function show(text, isNear) {
			let form = isNear ? /^[\w .-]+$/ : /^[a-z][a-z_ -]*$/i;
			if (text === "") return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`an empty value`;
			if (text.length > 24 || !form.test(text)) return (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.gB)`a value not shown here (it might be a secret)`;
			return mark(text);
		}
		function countEdits(from, to) {
			let row = Array.from({ length: to.length + 1 }, (_, index) => index);
			for (let letter of from) {
				let next = [(row[0] ?? 0) + 1];
				for (let at = 1; at <= to.length; at++) {
					let changed = (row[at - 1] ?? 0) + Number(letter !== to[at - 1]);
					next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
				}
				row = next;
			}
			return row.at(-1) ?? 0;
		}
	}),
	8058: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { m: () => reportInputErrors });
		var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(728);
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5069);
		async function reportInputErrors(env, errors, log) {
			log.error((0, _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__.VI)(errors));
			if (!env.GITHUB_STEP_SUMMARY) return 1;
			let load = () => Promise.all([
				__nccwpck_require__.e(540).then(__nccwpck_require__.bind(__nccwpck_require__, 3540)),
				Promise.all([
					__nccwpck_require__.e(503),
					__nccwpck_require__.e(610),
					__nccwpck_require__.e(214)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 214)),
				Promise.all([
					__nccwpck_require__.e(503),
					__nccwpck_require__.e(587),
					__nccwpck_require__.e(610),
					__nccwpck_require__.e(330)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 7330))
			]);
			let loaded = await load().catch(() => void 0);
			if (loaded === void 0) log.warning((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.gB)`The job summary could not be written.`);
			else {
				let [core, { writeSummary }, { renderInputErrors }] = loaded;
				await writeSummary(core, env, renderInputErrors(errors), log);
			}
			return 1;
		}
	}),
	3957: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { o: () => fillTemplate });
		function fillTemplate(words, values) {
			let text = words[0] ?? "";
			for (let at = 0; at < values.length; at += 1) text += `${values[at]}${words[at + 1]}`;
			return text;
		}
	}),
	5069: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			U9: () => count,
			ZV: () => formatNumber,
			cT: () => joinLines,
			em: () => sentence,
			gB: () => safe
		});
		var _literal_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3957);
		function safe(words, ...values) {
			return (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.o)(words, values);
		}
		function joinLines(lines, between) {
			return lines.join(between);
		}
		function formatNumber(number) {
			return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
		}
		function count(number, one, many) {
			return `${formatNumber(number)} ${number === 1 ? one : many ?? `${one}s`}`;
		}
		function sentence(text) {
			return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.!?]+$/, "")}.`;
		}
	})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== void 0) return cachedModule.exports;
	var module = __webpack_module_cache__[moduleId] = {
		id: moduleId,
		loaded: !1,
		exports: {}
	};
	var threw = !0;
	try {
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
		threw = !1;
	} finally {
		threw && delete __webpack_module_cache__[moduleId];
	}
	module.loaded = !0;
	return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(+!!import.meta.url.match(/^file:\/\/\/\w:/), -1) + "/");
(() => {
	var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
	var leafPrototypes;
	__nccwpck_require__.t = function(value, mode) {
		mode & 1 && (value = this(value));
		if (mode & 8) return value;
		if (typeof value == "object" && value) {
			if (mode & 4 && value.__esModule) return value;
			if (mode & 16 && typeof value.then == "function") return value;
		}
		var ns = Object.create(null);
		__nccwpck_require__.r(ns);
		var def = {};
		leafPrototypes ||= [
			null,
			getProto({}),
			getProto([]),
			getProto(getProto)
		];
		for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
		def.default = () => value;
		__nccwpck_require__.d(ns, def);
		return ns;
	};
})();
__nccwpck_require__.d = (exports, definition) => {
	for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
		enumerable: !0,
		get: definition[key]
	});
};
(() => {
	__nccwpck_require__.f = {};
	__nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
		__nccwpck_require__.f[key](chunkId, promises);
		return promises;
	}, []));
})();
__nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js";
__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
__nccwpck_require__.r = (exports) => {
	typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
	Object.defineProperty(exports, "__esModule", { value: !0 });
};
__nccwpck_require__.nmd = (module) => {
	module.paths = [];
	module.children ||= [];
	return module;
};
(() => {
	var installedChunks = { 792: 0 };
	var installChunk = (data) => {
		var { ids, modules, runtime } = data;
		var moduleId, chunkId, i = 0;
		for (moduleId in modules) __nccwpck_require__.o(modules, moduleId) && (__nccwpck_require__.m[moduleId] = modules[moduleId]);
		runtime && runtime(__nccwpck_require__);
		for (; i < ids.length; i++) {
			chunkId = ids[i];
			__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId] && installedChunks[chunkId][0]();
			installedChunks[ids[i]] = 0;
		}
	};
	__nccwpck_require__.f.j = (chunkId, promises) => {
		var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
		if (installedChunkData !== 0) {
			if (installedChunkData) promises.push(installedChunkData[1]);
			else {
				var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
					installedChunks[chunkId] !== 0 && (installedChunks[chunkId] = void 0);
					throw e;
				});
				var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
				promises.push(installedChunkData[1] = promise);
			}
		}
	};
})();
var build_inputs = __nccwpck_require__(8181);
function createLog(write) {
	let open = !1;
	let endGroup = () => {
		open && write("::endgroup::\n");
		open = !1;
	};
	let command = (name, text, place = {}) => write(`::${name}${writeProperties(place)}::${escapeData(text)}\n`);
	return {
		info: (line) => write(`${plain(line)}\n`),
		group(title) {
			endGroup();
			command("group", plain(title));
			open = !0;
		},
		endGroup,
		warning: (line, place) => command("warning", line, place),
		error: (line, place) => command("error", line, place)
	};
}
function plain(line) {
	return line.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replaceAll("##[", "## [").replace(/^(\s*):(?=:)/, "$1: ");
}
function escapeData(text) {
	return text.replace(/[^\P{Cc}\r\n]+|[\u2028\u2029]+/gu, " ").replaceAll("##[", "## [").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function writeProperties({ file, line, title }) {
	let pairs = Object.entries({
		file,
		line,
		title
	}).flatMap(([name, value]) => value === void 0 ? [] : [`${name}=${escapeProperty(String(value))}`]);
	return pairs.length === 0 ? "" : ` ${pairs.join(",")}`;
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
const ways = new Map([
	["schedule", "sync"],
	["workflow_dispatch", "sync"],
	["repository_dispatch", "sync"],
	["issues", "edited"],
	["pull_request", "review"],
	["merge_group", "merge-group"]
]);
function parseWay(env) {
	if (env.INPUT_STEP !== void 0) return "fleet";
	return ways.get(env.GITHUB_EVENT_NAME ?? "") ?? "unknown";
}
var external_node_path_ = __nccwpck_require__(6760);
var safe_text = __nccwpck_require__(5069);
async function readPromptTemplate(env, path) {
	if (path === "") return {
		kind: "template",
		template: void 0
	};
	let { readFile, realpath } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1455, 19));
	let workspace = env.GITHUB_WORKSPACE || ".";
	let file = (0, external_node_path_.resolve)(workspace, path);
	let found = await Promise.all([realpath(workspace), realpath(file)]).catch(() => void 0);
	let remedy = (0, safe_text.gB)`check the path, and that a checkout step runs first`;
	let missing = (0, safe_text.gB)`\`prompt-template\` must be the path of a file inside the workspace; ${remedy}.`;
	if (found === void 0) return {
		kind: "invalid",
		errors: [missing]
	};
	let inside = (0, external_node_path_.relative)(found[0], found[1]);
	if (inside === "" || inside === ".." || inside.startsWith(`..${external_node_path_.sep}`) || (0, external_node_path_.isAbsolute)(inside)) return {
		kind: "invalid",
		errors: [missing]
	};
	let text = await readFile(found[1], "utf8").catch(() => void 0);
	if (text === void 0) return {
		kind: "invalid",
		errors: [missing]
	};
	let { parseTemplate } = await Promise.all([
		__nccwpck_require__.e(503),
		__nccwpck_require__.e(610),
		__nccwpck_require__.e(361)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 6361));
	let parsed = parseTemplate(text);
	return parsed.ok ? {
		kind: "template",
		template: text
	} : {
		kind: "invalid",
		errors: parsed.errors.map((error) => (0, safe_text.gB)`\`prompt-template\`: ${error}`)
	};
}
var report_input_errors = __nccwpck_require__(8058);
const codes = {
	SIGINT: 130,
	SIGTERM: 143
};
function listenForStop(process, exit) {
	let controller = new AbortController();
	let code;
	for (let name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
		if (code !== void 0) return;
		code = codes[name];
		controller.abort();
		setTimeout(() => exit(codes[name]), 4600).unref();
	});
	return {
		signal: controller.signal,
		get code() {
			return code;
		}
	};
}
const syncEvents = (0, safe_text.gB)`\`schedule\`, \`workflow_dispatch\`, \`repository_dispatch\``;
const knownEvents = (0, safe_text.gB)`${syncEvents}, \`issues\`, \`pull_request\` or \`merge_group\``;
const log = createLog((text) => process.stdout.write(text));
const stop = listenForStop(process, (code) => process.exit(code));
async function main() {
	switch (parseWay(process.env)) {
		case "fleet": {
			let { startFleet } = await Promise.all([
				__nccwpck_require__.e(503),
				__nccwpck_require__.e(394),
				__nccwpck_require__.e(587),
				__nccwpck_require__.e(610),
				__nccwpck_require__.e(21)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 4021));
			return startFleet(process, log, stop);
		}
		case "merge-group":
			log.info((0, safe_text.gB)`Nothing to review: a merge queue needs no separate review.`);
			return 0;
		case "unknown":
			log.error((0, safe_text.gB)`Unsupported event. Trigger the workflow on ${knownEvents}.`);
			return 1;
		case "review": {
			let { startReview } = await Promise.all([
				__nccwpck_require__.e(503),
				__nccwpck_require__.e(394),
				__nccwpck_require__.e(587),
				__nccwpck_require__.e(610),
				__nccwpck_require__.e(814),
				__nccwpck_require__.e(9),
				__nccwpck_require__.e(84)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 7084));
			return startReview(process.env, log, stop.signal);
		}
		case "edited": {
			let { readEdited } = await Promise.all([
				__nccwpck_require__.e(503),
				__nccwpck_require__.e(394),
				__nccwpck_require__.e(610),
				__nccwpck_require__.e(814),
				__nccwpck_require__.e(165)
			]).then(__nccwpck_require__.bind(__nccwpck_require__, 8165));
			let read = await readEdited((0, build_inputs.R5)(process.env, "project-id"));
			if ("edited" in read) return sync(read.edited);
			log.info((0, safe_text.gB)`Nothing to do: ${read.nothing}.`);
			return 0;
		}
		case "sync": return sync();
	}
}
async function sync(edited) {
	let inputs = (0, build_inputs.TL)(process.env, !0);
	let prompt = await readPromptTemplate(process.env, (0, build_inputs.R5)(process.env, "prompt-template"));
	if (inputs.kind === "invalid" || prompt.kind === "invalid") {
		let errors = [inputs, prompt].flatMap((read) => read.kind === "invalid" ? read.errors : []);
		return (0, report_input_errors.m)(process.env, errors, log);
	}
	let { startSync } = await Promise.all([
		__nccwpck_require__.e(503),
		__nccwpck_require__.e(394),
		__nccwpck_require__.e(587),
		__nccwpck_require__.e(610),
		__nccwpck_require__.e(814),
		__nccwpck_require__.e(9),
		__nccwpck_require__.e(390),
		__nccwpck_require__.e(510)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 3510));
	return startSync(process.env, inputs.inputs, {
		template: prompt.template,
		edited
	}, log, stop.signal);
}
async function fail(error) {
	log.endGroup();
	let described = await __nccwpck_require__.e(202).then(__nccwpck_require__.bind(__nccwpck_require__, 5202)).then(({ exceptionOf }) => exceptionOf(error)).catch(() => void 0);
	log.error(described === void 0 ? (0, safe_text.gB)`Unexpected error.` : (0, safe_text.gB)`${described.what} ${described.remedy}`);
	process.exit(stop.code ?? 1);
}
process.on("uncaughtException", (error) => void fail(error));
main().then((code) => process.exit(stop.code ?? code), fail);
