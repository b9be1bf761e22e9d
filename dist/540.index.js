export const id = 540;
export const ids = [540];
export const modules = { 3540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		ExitCode: () => ExitCode,
		addPath: () => addPath,
		debug: () => debug,
		endGroup: () => endGroup,
		error: () => error,
		exportVariable: () => exportVariable,
		getBooleanInput: () => getBooleanInput,
		getIDToken: () => getIDToken,
		getInput: () => getInput,
		getMultilineInput: () => getMultilineInput,
		getState: () => getState,
		group: () => group,
		info: () => info,
		isDebug: () => isDebug,
		markdownSummary: () => markdownSummary,
		notice: () => notice,
		platform: () => platform_namespaceObject,
		saveState: () => saveState,
		setCommandEcho: () => setCommandEcho,
		setFailed: () => setFailed,
		setOutput: () => setOutput,
		setSecret: () => setSecret,
		startGroup: () => startGroup,
		summary: () => summary,
		toPlatformPath: () => toPlatformPath,
		toPosixPath: () => toPosixPath,
		toWin32Path: () => toWin32Path,
		warning: () => warning
	});
	var platform_namespaceObject = {};
	__webpack_require__.r(platform_namespaceObject);
	var external_os_ = __webpack_require__(857);
	function toCommandValue(input) {
		if (input == null) return "";
		else if (typeof input == "string" || input instanceof String) return input;
		return JSON.stringify(input);
	}
	function toCommandProperties(annotationProperties) {
		if (!Object.keys(annotationProperties).length) return {};
		return {
			title: annotationProperties.title,
			file: annotationProperties.file,
			line: annotationProperties.startLine,
			endLine: annotationProperties.endLine,
			col: annotationProperties.startColumn,
			endColumn: annotationProperties.endColumn
		};
	}
	function issueCommand(command, properties, message) {
		let cmd = new Command(command, properties, message);
		process.stdout.write(cmd.toString() + external_os_.EOL);
	}
	function issue(name, message = "") {
		issueCommand(name, {}, message);
	}
	class Command {
		constructor(command, properties, message) {
			command ||= "missing.command";
			this.command = command;
			this.properties = properties;
			this.message = message;
		}
		toString() {
			let cmdStr = "::" + this.command;
			if (this.properties && Object.keys(this.properties).length > 0) {
				cmdStr += " ";
				let first = !0;
				for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
					let val = this.properties[key];
					if (val) {
						first ? first = !1 : cmdStr += ",";
						cmdStr += `${key}=${escapeProperty(val)}`;
					}
				}
			}
			cmdStr += `::${escapeData(this.message)}`;
			return cmdStr;
		}
	}
	function escapeData(s) {
		return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
	}
	function escapeProperty(s) {
		return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
	}
	var external_crypto_ = __webpack_require__(6982);
	var external_fs_ = __webpack_require__(9896);
	function issueFileCommand(command, message) {
		let filePath = process.env[`GITHUB_${command}`];
		if (!filePath) throw Error(`Unable to find environment variable for file command ${command}`);
		if (!external_fs_.existsSync(filePath)) throw Error(`Missing file at path: ${filePath}`);
		external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, { encoding: "utf8" });
	}
	function prepareKeyValueMessage(key, value) {
		let delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
		let convertedValue = toCommandValue(value);
		if (key.includes(delimiter)) throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
		if (convertedValue.includes(delimiter)) throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
		return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
	}
	var external_path_ = __webpack_require__(6928);
	let OidcClient = { getIDToken() {
		throw Error("The bundle has no OpenID Connect client.");
	} };
	var __awaiter = function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P ||= Promise)(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator.throw(value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	let { access, appendFile, writeFile } = external_fs_.promises;
	let SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
	class Summary {
		constructor() {
			this._buffer = "";
		}
		filePath() {
			return __awaiter(this, void 0, void 0, function* () {
				if (this._filePath) return this._filePath;
				let pathFromEnv = process.env[SUMMARY_ENV_VAR];
				if (!pathFromEnv) throw Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
				try {
					yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
				} catch {
					throw Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
				}
				this._filePath = pathFromEnv;
				return this._filePath;
			});
		}
		wrap(tag, content, attrs = {}) {
			let htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
			if (!content) return `<${tag}${htmlAttrs}>`;
			return `<${tag}${htmlAttrs}>${content}</${tag}>`;
		}
		write(options) {
			return __awaiter(this, void 0, void 0, function* () {
				let overwrite = !!options?.overwrite;
				let filePath = yield this.filePath();
				yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
				return this.emptyBuffer();
			});
		}
		clear() {
			return __awaiter(this, void 0, void 0, function* () {
				return this.emptyBuffer().write({ overwrite: !0 });
			});
		}
		stringify() {
			return this._buffer;
		}
		isEmptyBuffer() {
			return this._buffer.length === 0;
		}
		emptyBuffer() {
			this._buffer = "";
			return this;
		}
		addRaw(text, addEOL = !1) {
			this._buffer += text;
			return addEOL ? this.addEOL() : this;
		}
		addEOL() {
			return this.addRaw(external_os_.EOL);
		}
		addCodeBlock(code, lang) {
			let attrs = Object.assign({}, lang && { lang });
			let element = this.wrap("pre", this.wrap("code", code), attrs);
			return this.addRaw(element).addEOL();
		}
		addList(items, ordered = !1) {
			let tag = ordered ? "ol" : "ul";
			let listItems = items.map((item) => this.wrap("li", item)).join("");
			let element = this.wrap(tag, listItems);
			return this.addRaw(element).addEOL();
		}
		addTable(rows) {
			let tableBody = rows.map((row) => {
				let cells = row.map((cell) => {
					if (typeof cell == "string") return this.wrap("td", cell);
					let { header, data, colspan, rowspan } = cell;
					let tag = header ? "th" : "td";
					let attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
					return this.wrap(tag, data, attrs);
				}).join("");
				return this.wrap("tr", cells);
			}).join("");
			let element = this.wrap("table", tableBody);
			return this.addRaw(element).addEOL();
		}
		addDetails(label, content) {
			let element = this.wrap("details", this.wrap("summary", label) + content);
			return this.addRaw(element).addEOL();
		}
		addImage(src, alt, options) {
			let { width, height } = options || {};
			let attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
			let element = this.wrap("img", null, Object.assign({
				src,
				alt
			}, attrs));
			return this.addRaw(element).addEOL();
		}
		addHeading(text, level) {
			let tag = `h${level}`;
			let allowedTag = [
				"h1",
				"h2",
				"h3",
				"h4",
				"h5",
				"h6"
			].includes(tag) ? tag : "h1";
			let element = this.wrap(allowedTag, text);
			return this.addRaw(element).addEOL();
		}
		addSeparator() {
			let element = this.wrap("hr", null);
			return this.addRaw(element).addEOL();
		}
		addBreak() {
			let element = this.wrap("br", null);
			return this.addRaw(element).addEOL();
		}
		addQuote(text, cite) {
			let attrs = Object.assign({}, cite && { cite });
			let element = this.wrap("blockquote", text, attrs);
			return this.addRaw(element).addEOL();
		}
		addLink(text, href) {
			let element = this.wrap("a", text, { href });
			return this.addRaw(element).addEOL();
		}
	}
	let _summary = new Summary();
	let markdownSummary = _summary;
	let summary = _summary;
	function toPosixPath(pth) {
		return pth.replace(/[\\]/g, "/");
	}
	function toWin32Path(pth) {
		return pth.replace(/[/]/g, "\\");
	}
	function toPlatformPath(pth) {
		return pth.replace(/[/\\]/g, external_path_.sep);
	}
	var core_awaiter = function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P ||= Promise)(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator.throw(value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	var ExitCode;
	(function(ExitCode) {
		ExitCode[ExitCode.Success = 0] = "Success";
		ExitCode[ExitCode.Failure = 1] = "Failure";
	})(ExitCode ||= {});
	function exportVariable(name, val) {
		let convertedVal = toCommandValue(val);
		process.env[name] = convertedVal;
		if (process.env.GITHUB_ENV) return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
		issueCommand("set-env", { name }, convertedVal);
	}
	function setSecret(secret) {
		issueCommand("add-mask", {}, secret);
	}
	function addPath(inputPath) {
		process.env.GITHUB_PATH ? issueFileCommand("PATH", inputPath) : issueCommand("add-path", {}, inputPath);
		process.env.PATH = `${inputPath}${external_path_.delimiter}${process.env.PATH}`;
	}
	function getInput(name, options) {
		let val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
		if (options && options.required && !val) throw Error(`Input required and not supplied: ${name}`);
		if (options && options.trimWhitespace === !1) return val;
		return val.trim();
	}
	function getMultilineInput(name, options) {
		let inputs = getInput(name, options).split("\n").filter((x) => x !== "");
		if (options && options.trimWhitespace === !1) return inputs;
		return inputs.map((input) => input.trim());
	}
	function getBooleanInput(name, options) {
		let trueValue = [
			"true",
			"True",
			"TRUE"
		];
		let falseValue = [
			"false",
			"False",
			"FALSE"
		];
		let val = getInput(name, options);
		if (trueValue.includes(val)) return !0;
		if (falseValue.includes(val)) return !1;
		throw TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\nSupport boolean input list: \`true | True | TRUE | false | False | FALSE\``);
	}
	function setOutput(name, value) {
		if (process.env.GITHUB_OUTPUT) return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
		process.stdout.write(external_os_.EOL);
		issueCommand("set-output", { name }, toCommandValue(value));
	}
	function setCommandEcho(enabled) {
		issue("echo", enabled ? "on" : "off");
	}
	function setFailed(message) {
		process.exitCode = ExitCode.Failure;
		error(message);
	}
	function isDebug() {
		return process.env.RUNNER_DEBUG === "1";
	}
	function debug(message) {
		issueCommand("debug", {}, message);
	}
	function error(message, properties = {}) {
		issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function warning(message, properties = {}) {
		issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function notice(message, properties = {}) {
		issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function info(message) {
		process.stdout.write(message + external_os_.EOL);
	}
	function startGroup(name) {
		issue("group", name);
	}
	function endGroup() {
		issue("endgroup");
	}
	function group(name, fn) {
		return core_awaiter(this, void 0, void 0, function* () {
			startGroup(name);
			let result;
			try {
				result = yield fn();
			} finally {
				endGroup();
			}
			return result;
		});
	}
	function saveState(name, value) {
		if (process.env.GITHUB_STATE) return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
		issueCommand("save-state", { name }, toCommandValue(value));
	}
	function getState(name) {
		return process.env[`STATE_${name}`] || "";
	}
	function getIDToken(aud) {
		return core_awaiter(this, void 0, void 0, function* () {
			return yield OidcClient.getIDToken(aud);
		});
	}
}) };
