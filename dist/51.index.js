export const id = 51;
export const ids = [51];
export const modules = { 9051: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { Octokit: () => Octokit });
	function getUserAgent() {
		if (typeof navigator == "object" && "userAgent" in navigator) return navigator.userAgent;
		if (typeof process == "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
		return "<environment undetectable>";
	}
	function register(state, name, method, options) {
		if (typeof method != "function") throw Error("method for before hook must be a function");
		options ||= {};
		if (Array.isArray(name)) return name.reverse().reduce((callback, name) => register.bind(null, state, name, callback, options), method)();
		return Promise.resolve().then(() => {
			if (!state.registry[name]) return method(options);
			return state.registry[name].reduce((method, registered) => registered.hook.bind(null, method, options), method)();
		});
	}
	function addHook(state, kind, name, hook) {
		let orig = hook;
		state.registry[name] || (state.registry[name] = []);
		kind === "before" && (hook = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options)));
		kind === "after" && (hook = (method, options) => {
			let result;
			return Promise.resolve().then(method.bind(null, options)).then((result_) => {
				result = result_;
				return orig(result, options);
			}).then(() => result);
		});
		kind === "error" && (hook = (method, options) => Promise.resolve().then(method.bind(null, options)).catch((error) => orig(error, options)));
		state.registry[name].push({
			hook,
			orig
		});
	}
	function removeHook(state, name, method) {
		if (!state.registry[name]) return;
		let index = state.registry[name].map((registered) => registered.orig).indexOf(method);
		if (index === -1) return;
		state.registry[name].splice(index, 1);
	}
	let bind = Function.bind;
	let bindable = bind.bind(bind);
	function bindApi(hook, state, name) {
		let removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
		hook.api = { remove: removeHookRef };
		hook.remove = removeHookRef;
		[
			"before",
			"error",
			"after",
			"wrap"
		].forEach((kind) => {
			let args = name ? [
				state,
				kind,
				name
			] : [state, kind];
			hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
		});
	}
	function Singular() {
		let singularHookName = Symbol("Singular");
		let singularHookState = { registry: {} };
		let singularHook = register.bind(null, singularHookState, singularHookName);
		bindApi(singularHook, singularHookState, singularHookName);
		return singularHook;
	}
	function Collection() {
		let state = { registry: {} };
		let hook = register.bind(null, state);
		bindApi(hook, state);
		return hook;
	}
	let before_after_hook = {
		Singular,
		Collection
	};
	var DEFAULTS = {
		method: "GET",
		baseUrl: "https://api.github.com",
		headers: {
			accept: "application/vnd.github.v3+json",
			"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
		},
		mediaType: { format: "" }
	};
	function lowercaseKeys(object) {
		if (!object) return {};
		return Object.keys(object).reduce((newObj, key) => {
			newObj[key.toLowerCase()] = object[key];
			return newObj;
		}, {});
	}
	function isPlainObject(value) {
		if (typeof value != "object" || !value) return !1;
		if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
		let proto = Object.getPrototypeOf(value);
		if (proto === null) return !0;
		let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
		return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
	}
	function mergeDeep(defaults, options) {
		let result = Object.assign({}, defaults);
		Object.keys(options).forEach((key) => {
			isPlainObject(options[key]) && key in defaults ? result[key] = mergeDeep(defaults[key], options[key]) : Object.assign(result, { [key]: options[key] });
		});
		return result;
	}
	function removeUndefinedProperties(obj) {
		for (let key in obj) obj[key] === void 0 && delete obj[key];
		return obj;
	}
	function merge(defaults, route, options) {
		if (typeof route == "string") {
			let [method, url] = route.split(" ");
			options = Object.assign(url ? {
				method,
				url
			} : { url: method }, options);
		} else options = Object.assign({}, route);
		options.headers = lowercaseKeys(options.headers);
		removeUndefinedProperties(options);
		removeUndefinedProperties(options.headers);
		let mergedOptions = mergeDeep(defaults || {}, options);
		if (options.url === "/graphql") {
			defaults && defaults.mediaType.previews?.length && (mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews));
			mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
		}
		return mergedOptions;
	}
	function addQueryParameters(url, parameters) {
		let separator = /\?/.test(url) ? "&" : "?";
		let names = Object.keys(parameters);
		if (names.length === 0) return url;
		return url + separator + names.map((name) => {
			if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
			return `${name}=${encodeURIComponent(parameters[name])}`;
		}).join("&");
	}
	var urlVariableRegex = /\{[^{}}]+\}/g;
	function removeNonChars(variableName) {
		return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
	}
	function extractUrlVariableNames(url) {
		let matches = url.match(urlVariableRegex);
		if (!matches) return [];
		return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
	}
	function omit(object, keysToOmit) {
		let result = { __proto__: null };
		for (let key of Object.keys(object)) keysToOmit.indexOf(key) === -1 && (result[key] = object[key]);
		return result;
	}
	function encodeReserved(str) {
		return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
			/%[0-9A-Fa-f]/.test(part) || (part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]"));
			return part;
		}).join("");
	}
	function encodeUnreserved(str) {
		return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
			return "%" + c.charCodeAt(0).toString(16).toUpperCase();
		});
	}
	function encodeValue(operator, value, key) {
		value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
		if (key) return encodeUnreserved(key) + "=" + value;
		else return value;
	}
	function isDefined(value) {
		return value != null;
	}
	function isKeyOperator(operator) {
		return operator === ";" || operator === "&" || operator === "?";
	}
	function getValues(context, operator, key, modifier) {
		var value = context[key], result = [];
		if (isDefined(value) && value !== "") {
			if (typeof value == "string" || typeof value == "number" || typeof value == "bigint" || typeof value == "boolean") {
				value = value.toString();
				modifier && modifier !== "*" && (value = value.substring(0, parseInt(modifier, 10)));
				result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
			} else if (modifier === "*") Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			}) : Object.keys(value).forEach(function(k) {
				isDefined(value[k]) && result.push(encodeValue(operator, value[k], k));
			});
			else {
				let tmp = [];
				Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
					tmp.push(encodeValue(operator, value2));
				}) : Object.keys(value).forEach(function(k) {
					if (isDefined(value[k])) {
						tmp.push(encodeUnreserved(k));
						tmp.push(encodeValue(operator, value[k].toString()));
					}
				});
				isKeyOperator(operator) ? result.push(encodeUnreserved(key) + "=" + tmp.join(",")) : tmp.length !== 0 && result.push(tmp.join(","));
			}
		} else operator === ";" ? isDefined(value) && result.push(encodeUnreserved(key)) : value === "" && (operator === "&" || operator === "?") ? result.push(encodeUnreserved(key) + "=") : value === "" && result.push("");
		return result;
	}
	function parseUrl(template) {
		return { expand: expand.bind(null, template) };
	}
	function expand(template, context) {
		var operators = [
			"+",
			"#",
			".",
			"/",
			";",
			"?",
			"&"
		];
		template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
			if (expression) {
				let operator = "";
				let values = [];
				if (operators.indexOf(expression.charAt(0)) !== -1) {
					operator = expression.charAt(0);
					expression = expression.substr(1);
				}
				expression.split(/,/g).forEach(function(variable) {
					var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
					values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
				});
				if (operator && operator !== "+") {
					var separator = ",";
					operator === "?" ? separator = "&" : operator !== "#" && (separator = operator);
					return (values.length === 0 ? "" : operator) + values.join(separator);
				} else return values.join(",");
			} else return encodeReserved(literal);
		});
		if (template === "/") return template;
		else return template.replace(/\/$/, "");
	}
	function parse(options) {
		let method = options.method.toUpperCase();
		let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
		let headers = Object.assign({}, options.headers);
		let body;
		let parameters = omit(options, [
			"method",
			"baseUrl",
			"url",
			"headers",
			"request",
			"mediaType"
		]);
		let urlVariableNames = extractUrlVariableNames(url);
		url = parseUrl(url).expand(parameters);
		/^http/.test(url) || (url = options.baseUrl + url);
		let remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
		if (!/application\/octet-stream/i.test(headers.accept)) {
			options.mediaType.format && (headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(","));
			url.endsWith("/graphql") && options.mediaType.previews?.length && (headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`).join(","));
		}
		["GET", "HEAD"].includes(method) ? url = addQueryParameters(url, remainingParameters) : "data" in remainingParameters ? body = remainingParameters.data : Object.keys(remainingParameters).length && (body = remainingParameters);
		!headers["content-type"] && body !== void 0 && (headers["content-type"] = "application/json; charset=utf-8");
		["PATCH", "PUT"].includes(method) && body === void 0 && (body = "");
		return Object.assign({
			method,
			url,
			headers
		}, body === void 0 ? null : { body }, options.request ? { request: options.request } : null);
	}
	function endpointWithDefaults(defaults, route, options) {
		return parse(merge(defaults, route, options));
	}
	function withDefaults(oldDefaults, newDefaults) {
		let DEFAULTS2 = merge(oldDefaults, newDefaults);
		let endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
		return Object.assign(endpoint2, {
			DEFAULTS: DEFAULTS2,
			defaults: withDefaults.bind(null, DEFAULTS2),
			merge: merge.bind(null, DEFAULTS2),
			parse
		});
	}
	var endpoint = withDefaults(null, DEFAULTS);
	let NON_ASCII = 65280;
	let CASE_FLAGS = 65281;
	let CHAR_MAP = new Uint8Array(256);
	CHAR_MAP[9] |= 2;
	CHAR_MAP[32] |= 2;
	CHAR_MAP[59] |= 4;
	CHAR_MAP[44] |= 8;
	for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= 1;
	for (let char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= 16;
	for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= 16;
	for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
	for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= 16;
	let NullObject = (() => {
		let C = function() {};
		C.prototype = Object.create(null);
		return C;
	})();
	function dist_parse(header, options) {
		let stopFlags = 4 | (options?.comma === !0 ? 8 : 0);
		let len = header.length;
		let valueStart = options?.start ?? 0;
		for (; CHAR_MAP[header.charCodeAt(valueStart)] & 2;) valueStart++;
		let index = valueStart;
		let typeFlags = 0;
		let whitespace = -1;
		let stop = options?.parameters === !1 ? 8 : 0;
		for (; index < len;) {
			let code = header.charCodeAt(index);
			let flags = CHAR_MAP[code];
			if ((flags & stopFlags) !== 0) {
				stop |= flags & 8;
				break;
			}
			flags & 2 ? whitespace === -1 && (whitespace = index) : whitespace = -1;
			typeFlags |= code & NON_ASCII | flags;
			index++;
		}
		let valueEnd = whitespace === -1 ? index : whitespace;
		let value = header.slice(valueStart, valueEnd);
		let type = typeFlags & CASE_FLAGS ? value.toLowerCase() : value;
		if (index === len || stop !== 0) return {
			type,
			index,
			parameters: new NullObject()
		};
		return parseParameters(header, type, index, len, stopFlags);
	}
	function parseParameters(header, type, index, len, stopFlags) {
		let parameters = new NullObject();
		parameter: for (; index < len;) {
			index++;
			for (; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
			let keyStart = index;
			let keyFlags = 0;
			let keyWhitespace = -1;
			for (; index < len;) {
				let code = header.charCodeAt(index);
				let flags = CHAR_MAP[code];
				if ((flags & stopFlags) !== 0) {
					if (flags & 8) break parameter;
					continue parameter;
				}
				if (code === 61) {
					let keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
					let value = header.slice(keyStart, keyEnd);
					let key = keyFlags & CASE_FLAGS ? value.toLowerCase() : value;
					index++;
					for (; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
					if (index < len && header.charCodeAt(index) === 34) {
						let quotedStart = ++index;
						let escaped = !1;
						for (; index < len;) {
							let code = header.charCodeAt(index);
							if (code === 34) {
								parameters[key] === void 0 && (parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index));
								index++;
								let stop = 0;
								for (; index < len;) {
									let code = header.charCodeAt(index);
									let flags = CHAR_MAP[code];
									if ((flags & stopFlags) !== 0) {
										stop = flags & 8;
										break;
									}
									index++;
								}
								if (stop !== 0) break parameter;
								continue parameter;
							}
							if (code === 92 && index + 1 < len) {
								escaped = !0;
								index += 2;
								continue;
							}
							index++;
						}
						continue parameter;
					}
					let valueStart = index;
					let stop = 0;
					let valueWhitespace = -1;
					for (; index < len;) {
						let code = header.charCodeAt(index);
						let flags = CHAR_MAP[code];
						if ((flags & stopFlags) !== 0) {
							stop = flags & 8;
							break;
						}
						flags & 2 ? valueWhitespace === -1 && (valueWhitespace = index) : valueWhitespace = -1;
						index++;
					}
					if (parameters[key] === void 0) {
						let valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
						parameters[key] = header.slice(valueStart, valueEnd);
					}
					if (stop !== 0) break parameter;
					continue parameter;
				}
				flags & 2 ? keyWhitespace === -1 && (keyWhitespace = index) : keyWhitespace = -1;
				keyFlags |= code & NON_ASCII | flags;
				index++;
			}
		}
		return {
			type,
			index,
			parameters
		};
	}
	function unescapeQuotedPairs(str, start, end) {
		let result = "";
		for (let index = start; index < end; index++) if (str.charCodeAt(index) === 92) {
			result += str.slice(start, index);
			start = ++index;
		}
		return result + str.slice(start, end);
	}
	let intRegex = /^-?\d+$/;
	let noiseValue = /^-?\d+n+$/;
	let originalStringify = JSON.stringify;
	let originalParse = JSON.parse;
	let customFormat = /^-?\d+n$/;
	let bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
	let noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
	let isUnstringifiable = (val) => val === void 0 || typeof val == "function" || typeof val == "symbol";
	let isRawJSON = (val) => typeof val == "object" && !!val && val.constructor && val.constructor.name === "RawJSON";
	let stringifyIteratively = (rootValue, replacer, spaceParam) => {
		let space = "";
		typeof spaceParam == "number" ? space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam)))) : typeof spaceParam == "string" && (space = spaceParam.slice(0, 10));
		let isFunctionReplacer = typeof replacer == "function";
		let propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
		let prepareVal = (parent, key, val) => {
			typeof val == "object" && val && typeof val.toJSON == "function" && (val = val.toJSON(key));
			if (typeof val == "string" && noiseValue.test(val)) return val + "n";
			if (typeof val == "bigint") {
				if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
				return val.toString() + "n";
			}
			isFunctionReplacer && (val = replacer.call(parent, key, val));
			typeof val == "object" && val && (val instanceof Number || val instanceof String || val instanceof Boolean) && (val = val.valueOf());
			return val;
		};
		let rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
		if (isUnstringifiable(rootProcessed)) return;
		let isRootPrimitive = typeof rootProcessed != "object" || !rootProcessed;
		let isRootNativeRawJSON = isRawJSON(rootProcessed);
		if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
		let chunks = [];
		let level = 0;
		let stack = [{
			parent: { "": rootProcessed },
			key: "",
			val: rootProcessed,
			isArray: Array.isArray(rootProcessed),
			keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
			index: 0,
			first: !0
		}];
		let visited = new WeakSet([rootProcessed]);
		for (; stack.length > 0;) {
			let node = stack[stack.length - 1];
			if (node.index === 0) {
				chunks.push(node.isArray ? "[" : "{");
				level++;
			}
			let isDone = !1;
			if (node.isArray) {
				if (node.index < node.val.length) {
					node.first || chunks.push(",");
					space && chunks.push("\n" + space.repeat(level));
					let childRaw = node.val[node.index];
					let childVal = prepareVal(node.val, String(node.index), childRaw);
					if (isUnstringifiable(childVal)) {
						chunks.push("null");
						node.first = !1;
						node.index++;
					} else {
						let isComplexObject = typeof childVal == "object" && !!childVal;
						let isNativeRaw = isRawJSON(childVal);
						if (isComplexObject && !isNativeRaw) {
							if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
							visited.add(childVal);
							stack.push({
								parent: node.val,
								key: String(node.index),
								val: childVal,
								isArray: Array.isArray(childVal),
								keys: Array.isArray(childVal) ? null : Object.keys(childVal),
								index: 0,
								first: !0
							});
							node.first = !1;
							node.index++;
						} else {
							chunks.push(originalStringify(childVal));
							node.first = !1;
							node.index++;
						}
					}
				} else isDone = !0;
			} else {
				for (; node.index < node.keys.length;) {
					let k = node.keys[node.index++];
					if (propertyList && !propertyList.has(k)) continue;
					let childRaw = node.val[k];
					let childVal = prepareVal(node.val, k, childRaw);
					if (isUnstringifiable(childVal)) continue;
					node.first || chunks.push(",");
					space ? chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ") : chunks.push(originalStringify(k) + ":");
					let isComplexObject = typeof childVal == "object" && !!childVal;
					let isNativeRaw = isRawJSON(childVal);
					if (isComplexObject && !isNativeRaw) {
						if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
						visited.add(childVal);
						stack.push({
							parent: node.val,
							key: k,
							val: childVal,
							isArray: Array.isArray(childVal),
							keys: Array.isArray(childVal) ? null : Object.keys(childVal),
							index: 0,
							first: !0
						});
						node.first = !1;
						break;
					} else {
						chunks.push(originalStringify(childVal));
						node.first = !1;
					}
				}
				node.index >= node.keys.length && stack[stack.length - 1] === node && (isDone = !0);
			}
			if (isDone) {
				level--;
				!node.first && space && chunks.push("\n" + space.repeat(level));
				chunks.push(node.isArray ? "]" : "}");
				visited.delete(node.val);
				stack.pop();
			}
		}
		return chunks.join("");
	};
	let JSONStringify = (value, replacer, space) => {
		try {
			if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
				if (typeof val == "bigint") return JSON.rawJSON(val.toString());
				if (typeof replacer == "function") return replacer(key, val);
				if (Array.isArray(replacer) && replacer.includes(key)) return val;
				return val;
			}, space);
			if (!value) return originalStringify(value, replacer, space);
			return originalStringify(value, (key, val) => {
				if (typeof val == "string" && noiseValue.test(val)) return val.toString() + "n";
				if (typeof val == "bigint") return val.toString() + "n";
				if (typeof replacer == "function") return replacer(key, val);
				if (Array.isArray(replacer) && replacer.includes(key)) return val;
				return val;
			}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
		} catch (error) {
			if (error instanceof RangeError) {
				let convertedJSON = stringifyIteratively(value, replacer, space);
				if (convertedJSON === void 0) return;
				if ("rawJSON" in JSON) return convertedJSON;
				return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
			}
			throw error;
		}
	};
	let featureCache = new Map();
	let isContextSourceSupported = () => {
		let parseFingerprint = JSON.parse.toString();
		if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
		try {
			let result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
			featureCache.set(parseFingerprint, result);
			return result;
		} catch {
			featureCache.set(parseFingerprint, !1);
			return !1;
		}
	};
	let convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
		if (typeof value == "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
		if (typeof value == "string" && noiseValue.test(value)) return value.slice(0, -1);
		if (typeof userReviver != "function") return value;
		return userReviver(key, value, context);
	};
	let JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
		let isBigNumber = typeof value == "number" && (value > 2 ** 53 - 1 || value < -(2 ** 53 - 1));
		let isInt = context && intRegex.test(context.source);
		if (isBigNumber && isInt) return BigInt(context.source);
		if (typeof reviver != "function") return value;
		return reviver(key, value, context);
	});
	let MAX_INT = (2 ** 53 - 1).toString();
	let MAX_DIGITS = MAX_INT.length;
	let stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
	let noiseValueWithQuotes = /^"-?\d+n+"$/;
	let applyReviverIteratively = (parsed, userReviver) => {
		let rootHolder = { "": parsed };
		let stack = [{
			parent: rootHolder,
			key: "",
			visited: !1
		}];
		for (; stack.length > 0;) {
			let node = stack[stack.length - 1];
			if (node.visited) {
				let { parent, key } = node;
				let value = parent[key];
				typeof value == "string" && (customFormat.test(value) ? value = BigInt(value.slice(0, -1)) : noiseValue.test(value) && (value = value.slice(0, -1)));
				typeof userReviver == "function" && (value = userReviver.call(parent, key, value));
				value === void 0 ? delete parent[key] : parent[key] = value;
				stack.pop();
			} else {
				node.visited = !0;
				let value = node.parent[node.key];
				if (typeof value == "object" && value) {
					let keys = Object.keys(value);
					for (let i = keys.length - 1; i >= 0; i--) stack.push({
						parent: value,
						key: keys[i],
						visited: !1
					});
				}
			}
		}
		return rootHolder[""];
	};
	let serializeBigInts = (text) => text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
		let isString = match[0] === "\"";
		if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
		let hasFractionalOrExponential = fractional || exponential;
		let isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
		if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
		return "\"" + match + "n\"";
	});
	let JSONParse = (text, reviver) => {
		if (!text) return originalParse(text, reviver);
		try {
			if (isContextSourceSupported()) return JSONParseV2(text, reviver);
			let serializedData = serializeBigInts(text);
			return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
		} catch (error) {
			if (error instanceof RangeError) {
				let serializedData = serializeBigInts(text);
				let parsed = originalParse(serializedData);
				return applyReviverIteratively(parsed, reviver);
			}
			throw error;
		}
	};
	class RequestError extends Error {
		name;
		status;
		request;
		response;
		constructor(message, statusCode, options) {
			super(message, { cause: options.cause });
			this.name = "HttpError";
			this.status = Number.parseInt(statusCode);
			Number.isNaN(this.status) && (this.status = 0);
			"response" in options && (this.response = options.response);
			let requestCopy = Object.assign({}, options.request);
			options.request.headers.authorization && (requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") }));
			requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
			this.request = requestCopy;
		}
	}
	var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
	function dist_bundle_isPlainObject(value) {
		if (typeof value != "object" || !value) return !1;
		if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
		let proto = Object.getPrototypeOf(value);
		if (proto === null) return !0;
		let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
		return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
	}
	var noop = () => "";
	async function fetchWrapper(requestOptions) {
		let fetch = requestOptions.request?.fetch || globalThis.fetch;
		if (!fetch) throw Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
		let log = requestOptions.request?.log || console;
		let parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== !1;
		let body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
		let requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
		let fetchResponse;
		try {
			fetchResponse = await fetch(requestOptions.url, {
				method: requestOptions.method,
				body,
				redirect: requestOptions.request?.redirect,
				headers: requestHeaders,
				signal: requestOptions.request?.signal,
				...requestOptions.body && { duplex: "half" }
			});
		} catch (error) {
			let message = "Unknown Error";
			if (error instanceof Error) {
				if (error.name === "AbortError") {
					error.status = 500;
					throw error;
				}
				message = error.message;
				error.name === "TypeError" && "cause" in error && (error.cause instanceof Error ? message = error.cause.message : typeof error.cause == "string" && (message = error.cause));
			}
			let requestError = new RequestError(message, 500, { request: requestOptions });
			requestError.cause = error;
			throw requestError;
		}
		let status = fetchResponse.status;
		let url = fetchResponse.url;
		let responseHeaders = {};
		for (let [key, value] of fetchResponse.headers) responseHeaders[key] = value;
		let octokitResponse = {
			url,
			status,
			headers: responseHeaders,
			data: ""
		};
		if ("deprecation" in responseHeaders) {
			let matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
			let deprecationLink = matches && matches.pop();
			log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
		}
		if (status === 204 || status === 205) return octokitResponse;
		if (requestOptions.method === "HEAD") {
			if (status < 400) return octokitResponse;
			throw new RequestError(fetchResponse.statusText, status, {
				response: octokitResponse,
				request: requestOptions
			});
		}
		if (status === 304) {
			octokitResponse.data = await getResponseData(fetchResponse);
			throw new RequestError("Not modified", status, {
				response: octokitResponse,
				request: requestOptions
			});
		}
		if (status >= 400) {
			octokitResponse.data = await getResponseData(fetchResponse);
			throw new RequestError(toErrorMessage(octokitResponse.data), status, {
				response: octokitResponse,
				request: requestOptions
			});
		}
		octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
		return octokitResponse;
	}
	async function getResponseData(response) {
		let contentType = response.headers.get("content-type");
		if (!contentType) return response.text().catch(noop);
		let mimetype = dist_parse(contentType);
		if (isJSONResponse(mimetype)) {
			let text = "";
			try {
				text = await response.text();
				return JSONParse(text);
			} catch {
				return text;
			}
		} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop);
		else return response.arrayBuffer().catch(() => new ArrayBuffer(0));
	}
	function isJSONResponse(mimetype) {
		return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
	}
	function toErrorMessage(data) {
		if (typeof data == "string") return data;
		if (data instanceof ArrayBuffer) return "Unknown error";
		if (typeof data == "object" && data && "message" in data) {
			let objectData = data;
			let suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
			return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
		}
		return `Unknown error: ${JSON.stringify(data)}`;
	}
	function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
		let endpoint2 = oldEndpoint.defaults(newDefaults);
		let newApi = function(route, parameters) {
			let endpointOptions = endpoint2.merge(route, parameters);
			if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
			let request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
			Object.assign(request2, {
				endpoint: endpoint2,
				defaults: dist_bundle_withDefaults.bind(null, endpoint2)
			});
			return endpointOptions.request.hook(request2, endpointOptions);
		};
		return Object.assign(newApi, {
			endpoint: endpoint2,
			defaults: dist_bundle_withDefaults.bind(null, endpoint2)
		});
	}
	var request = dist_bundle_withDefaults(endpoint, defaults_default);
	var graphql_dist_bundle_VERSION = "0.0.0-development";
	function _buildMessageForResponseErrors(data) {
		return "Request failed due to following response errors:\n" + data.errors.map((e) => ` - ${e.message}`).join("\n");
	}
	var GraphqlResponseError = class extends Error {
		constructor(request2, headers, response) {
			super(_buildMessageForResponseErrors(response));
			this.request = request2;
			this.headers = headers;
			this.response = response;
			this.errors = response.errors;
			this.data = response.data;
			Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
		}
		request;
		headers;
		response;
		name = "GraphqlResponseError";
		errors;
		data;
	};
	var NON_VARIABLE_OPTIONS = [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"query",
		"mediaType",
		"operationName"
	];
	var FORBIDDEN_VARIABLE_OPTIONS = [
		"query",
		"method",
		"url"
	];
	var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
	function graphql(request2, query, options) {
		if (options) {
			if (typeof query == "string" && "query" in options) return Promise.reject(Error("[@octokit/graphql] \"query\" cannot be used as variable name"));
			for (let key in options) {
				if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
				return Promise.reject(Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
			}
		}
		let parsedOptions = typeof query == "string" ? Object.assign({ query }, options) : query;
		let requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
			if (NON_VARIABLE_OPTIONS.includes(key)) {
				result[key] = parsedOptions[key];
				return result;
			}
			result.variables ||= {};
			result.variables[key] = parsedOptions[key];
			return result;
		}, {});
		let baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
		GHES_V3_SUFFIX_REGEX.test(baseUrl) && (requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql"));
		return request2(requestOptions).then((response) => {
			if (response.data.errors) {
				let headers = {};
				for (let key of Object.keys(response.headers)) headers[key] = response.headers[key];
				throw new GraphqlResponseError(requestOptions, headers, response.data);
			}
			return response.data.data;
		});
	}
	function graphql_dist_bundle_withDefaults(request2, newDefaults) {
		let newRequest = request2.defaults(newDefaults);
		let newApi = (query, options) => graphql(newRequest, query, options);
		return Object.assign(newApi, {
			defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
			endpoint: newRequest.endpoint
		});
	}
	graphql_dist_bundle_withDefaults(request, {
		headers: { "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}` },
		method: "POST",
		url: "/graphql"
	});
	function withCustomRequest(customRequest) {
		return graphql_dist_bundle_withDefaults(customRequest, {
			method: "POST",
			url: "/graphql"
		});
	}
	var b64url = "(?:[a-zA-Z0-9_-]+)";
	var sep = "\\.";
	var jwtRE = RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
	var isJWT = jwtRE.test.bind(jwtRE);
	async function auth(token) {
		let isApp = isJWT(token);
		let isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
		let isUserToServer = token.startsWith("ghu_");
		return {
			type: "token",
			token,
			tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
		};
	}
	function withAuthorizationPrefix(token) {
		if (token.split(/\./).length === 3) return `bearer ${token}`;
		return `token ${token}`;
	}
	async function hook(token, request, route, parameters) {
		let endpoint = request.endpoint.merge(route, parameters);
		endpoint.headers.authorization = withAuthorizationPrefix(token);
		return request(endpoint);
	}
	var createTokenAuth = function createTokenAuth2(token) {
		if (!token) throw Error("[@octokit/auth-token] No token passed to createTokenAuth");
		if (typeof token != "string") throw Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
		token = token.replace(/^(token|bearer) +/i, "");
		return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
	};
	let version_VERSION = "7.0.8";
	let dist_src_noop = () => {};
	let consoleWarn = console.warn.bind(console);
	let consoleError = console.error.bind(console);
	function createLogger(logger = {}) {
		typeof logger.debug != "function" && (logger.debug = dist_src_noop);
		typeof logger.info != "function" && (logger.info = dist_src_noop);
		typeof logger.warn != "function" && (logger.warn = consoleWarn);
		typeof logger.error != "function" && (logger.error = consoleError);
		return logger;
	}
	let userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
	class Octokit {
		static VERSION = version_VERSION;
		static defaults(defaults) {
			let OctokitWithDefaults = class extends this {
				constructor(...args) {
					let options = args[0] || {};
					if (typeof defaults == "function") {
						super(defaults(options));
						return;
					}
					super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
				}
			};
			return OctokitWithDefaults;
		}
		static plugins = [];
		static plugin(...newPlugins) {
			let currentPlugins = this.plugins;
			let NewOctokit = class extends this {
				static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
			};
			return NewOctokit;
		}
		constructor(options = {}) {
			let hook = new before_after_hook.Collection();
			let requestDefaults = {
				baseUrl: request.endpoint.DEFAULTS.baseUrl,
				headers: {},
				request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
				mediaType: {
					previews: [],
					format: ""
				}
			};
			requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
			options.baseUrl && (requestDefaults.baseUrl = options.baseUrl);
			options.previews && (requestDefaults.mediaType.previews = options.previews);
			options.timeZone && (requestDefaults.headers["time-zone"] = options.timeZone);
			this.request = request.defaults(requestDefaults);
			this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
			this.log = createLogger(options.log);
			this.hook = hook;
			if (options.authStrategy) {
				let { authStrategy, ...otherOptions } = options;
				let auth = authStrategy(Object.assign({
					request: this.request,
					log: this.log,
					octokit: this,
					octokitOptions: otherOptions
				}, options.auth));
				hook.wrap("request", auth.hook);
				this.auth = auth;
			} else if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
			else {
				let auth = createTokenAuth(options.auth);
				hook.wrap("request", auth.hook);
				this.auth = auth;
			}
			let classConstructor = this.constructor;
			for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
		}
		request;
		graphql;
		log;
		hook;
		auth;
	}
}) };
