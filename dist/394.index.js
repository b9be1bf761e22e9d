export const id = 394;
export const ids = [394];
export const modules = { 4394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		YOg: () => array,
		zMY: () => schemas_boolean,
		IeY: () => custom,
		gMt: () => discriminatedUnion,
		k5n: () => schemas_enum,
		euz: () => literal,
		_H3: () => looseObject,
		aig: () => schemas_number,
		Ikc: () => object,
		jgl: () => partialRecord,
		vkY: () => preprocess,
		g1P: () => record,
		rej: () => strictObject,
		YjP: () => schemas_string,
		PVZ: () => tuple,
		KCZ: () => union,
		L5J: () => unknown
	});
	function getEnumValues(entries) {
		let numericValues = Object.values(entries).filter((v) => typeof v == "number");
		return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
	}
	function joinValues(array, separator = "|") {
		return array.map((val) => stringifyPrimitive(val)).join(separator);
	}
	function jsonStringifyReplacer(_, value) {
		if (typeof value == "bigint") return value.toString();
		return value;
	}
	class Cached {
		constructor(getter) {
			this._getter = getter;
			this._value = void 0;
		}
		get value() {
			let getter = this._getter;
			if (getter !== void 0) {
				this._value = getter();
				this._getter = void 0;
			}
			return this._value;
		}
	}
	function cached(getter) {
		return new Cached(getter);
	}
	function nullish(input) {
		return input == null;
	}
	function cleanRegex(source) {
		let start = +!!source.startsWith("^");
		let end = source.endsWith("$") ? source.length - 1 : source.length;
		return source.slice(start, end);
	}
	function floatSafeRemainder(val, step) {
		let ratio = val / step;
		let roundedRatio = Math.round(ratio);
		let tolerance = 4 * 2 ** -52 * Math.max(Math.abs(ratio), 1);
		if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
		return ratio - roundedRatio;
	}
	function util_assignProp(target, prop, value) {
		Object.defineProperty(target, prop, {
			value,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
	}
	function rawShape(def) {
		let desc = Object.getOwnPropertyDescriptor(def, "shape");
		return desc?.get ? desc.get.raw : desc?.value;
	}
	function sourceShape(schema) {
		return rawShape(schema._zod.def) ?? schema._zod.def.shape;
	}
	function deferProp(target, key, getter) {
		Object.defineProperty(target, key, {
			get() {
				let value = getter();
				util_assignProp(this, key, value);
				return value;
			},
			enumerable: !0,
			configurable: !0
		});
	}
	function putProp(target, key, value) {
		key in target ? util_assignProp(target, key, value) : target[key] = value;
	}
	function mirrorShape(target, source, keys, wrap) {
		let raw = sourceShape(source);
		for (let key of keys) {
			let desc = Object.getOwnPropertyDescriptor(raw, key);
			if (!desc.enumerable) continue;
			desc.get ? deferProp(target, key, () => {
				let value = source._zod.def.shape[key];
				return wrap ? wrap(value, key) : value;
			}) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
		}
	}
	function mirrorProps(target, source) {
		for (let key of Reflect.ownKeys(source)) {
			let desc = Object.getOwnPropertyDescriptor(source, key);
			if (!desc.enumerable) continue;
			desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value);
		}
	}
	function mergeDefs(...defs) {
		let mergedDescriptors = {};
		for (let def of defs) {
			let descriptors = Object.getOwnPropertyDescriptors(def);
			Object.assign(mergedDescriptors, descriptors);
		}
		return Object.defineProperties({}, mergedDescriptors);
	}
	function esc(str) {
		return JSON.stringify(str);
	}
	function slugify(input) {
		return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
	}
	let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
	function util_isObject(data) {
		return typeof data == "object" && !!data && !Array.isArray(data);
	}
	let util_allowsEval = cached(() => {
		if (globalConfig.jitless) return !1;
		if (typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
		try {
			Function("");
			return !0;
		} catch {
			return !1;
		}
	});
	function isPlainObject(o) {
		if (util_isObject(o) === !1) return !1;
		let ctor = o.constructor;
		if (ctor === void 0) return !0;
		if (typeof ctor != "function") return !0;
		let prot = ctor.prototype;
		if (util_isObject(prot) === !1) return !1;
		if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === !1) return !1;
		return !0;
	}
	function shallowClone(o) {
		if (isPlainObject(o)) return { ...o };
		if (Array.isArray(o)) return [...o];
		if (o instanceof Map) return new Map(o);
		if (o instanceof Set) return new Set(o);
		return o;
	}
	let propertyKeyTypes = new Set([
		"string",
		"number",
		"symbol"
	]);
	function escapeRegex(str) {
		return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	}
	function clone(inst, def, params) {
		let cl = new inst._zod.constr(def ?? inst._zod.def);
		(!def || params?.parent) && (cl._zod.parent = inst);
		return cl;
	}
	function normalizeParams(_params) {
		let params = _params;
		if (!params) return {};
		if (typeof params == "string") return { error: () => params };
		if (params?.message !== void 0) {
			if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
			params.error = params.message;
		}
		delete params.message;
		if (typeof params.error == "string") return {
			...params,
			error: () => params.error
		};
		return params;
	}
	function stringifyPrimitive(value) {
		if (typeof value == "bigint") return value.toString() + "n";
		if (typeof value == "string") return `"${value}"`;
		return `${value}`;
	}
	function optionalKeys(shape) {
		return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
	}
	let NUMBER_FORMAT_RANGES = {
		safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
		int32: [-2147483648, 2147483647],
		uint32: [0, 4294967295],
		float32: [-34028234663852886e22, 34028234663852886e22],
		float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
	};
	let BIGINT_FORMAT_RANGES = {
		int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
		uint64: [BigInt(0), BigInt("18446744073709551615")]
	};
	function pick(schema, mask) {
		let currDef = schema._zod.def;
		let checks = currDef.checks;
		if (checks && checks.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
		let newShape = {};
		mirrorShape(newShape, schema, maskedKeys(schema, mask));
		return clone(schema, mergeDefs(currDef, {
			shape: newShape,
			checks: []
		}));
	}
	function maskedKeys(schema, mask) {
		let raw = sourceShape(schema);
		let keys = [];
		for (let key of Reflect.ownKeys(mask)) {
			if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw Error(`Unrecognized key: "${String(key)}"`);
			mask[key] && keys.push(key);
		}
		return keys;
	}
	function omit(schema, mask) {
		let currDef = schema._zod.def;
		let checks = currDef.checks;
		if (checks && checks.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
		let omitted = new Set(maskedKeys(schema, mask));
		let newShape = {};
		mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
		return clone(schema, mergeDefs(currDef, {
			shape: newShape,
			checks: []
		}));
	}
	function extend(schema, shape) {
		if (!isPlainObject(shape)) throw Error("Invalid input to extend: expected a plain object");
		let checks = schema._zod.def.checks;
		if (checks && checks.length > 0) {
			let existingShape = sourceShape(schema);
			for (let key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
		}
		return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
	}
	function extended(schema, shape) {
		let newShape = {};
		mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
		mirrorProps(newShape, shape);
		return newShape;
	}
	function safeExtend(schema, shape) {
		if (!isPlainObject(shape)) throw Error("Invalid input to safeExtend: expected a plain object");
		return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
	}
	function merge(a, b) {
		if (!b?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
		if (a._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
		let newShape = {};
		mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
		mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
		return clone(a, mergeDefs(a._zod.def, {
			shape: newShape,
			get catchall() {
				return b._zod.def.catchall;
			},
			checks: b._zod.def.checks ?? []
		}));
	}
	function partial(Class, schema, mask, name = "partial") {
		let checks = schema._zod.def.checks;
		if (checks && checks.length > 0) throw Error(`.${name}() cannot be used on object schemas containing refinements`);
		let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
		let newShape = {};
		mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
			type: "optional",
			innerType: value
		})));
		return clone(schema, mergeDefs(schema._zod.def, {
			shape: newShape,
			checks: []
		}));
	}
	function required(Class, schema, mask) {
		let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
		let newShape = {};
		mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
			type: "nonoptional",
			innerType: value
		}));
		return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
	}
	function aborted(x, startIndex = 0) {
		if (x.aborted === !0) return !0;
		for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
		return !1;
	}
	function explicitlyAborted(x, startIndex = 0) {
		if (x.aborted === !0) return !0;
		for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
		return !1;
	}
	function prefixIssues(path, issues) {
		return issues.map((iss) => {
			var _a;
			(_a = iss).path ?? (_a.path = []);
			iss.path.unshift(path);
			return iss;
		});
	}
	function unwrapMessage(message) {
		return typeof message == "string" ? message : message?.message;
	}
	function sizeCaps(defChecks) {
		let caps = [];
		for (let ch of defChecks ?? []) {
			let d = ch._zod.def;
			if (!/_(length|size)$|_equals$/.test(d.check)) break;
			let max = d.maximum ?? d.length ?? d.size;
			max >= 0 && caps.push([max, ch]);
		}
		return caps;
	}
	function attachSchema(issues, start, inst) {
		var _a;
		for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
	}
	function finalizeIssue(iss, ctx, config) {
		var _a;
		let traits = iss.inst?._zod?.traits;
		traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
		let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error;
		let message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
		let full = {};
		for (let k of Object.keys(iss)) {
			if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
			full[k] = iss[k];
		}
		full.path ??= [];
		full.message = message;
		ctx?.reportInput && (full.input = iss.input);
		return full;
	}
	let highSurrogate = /[\uD800-\uDBFF]/;
	function codePointLength(str) {
		let units = str.length;
		if (!highSurrogate.test(str)) return units;
		let count = units;
		for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320) {
			count--;
			i++;
		}
		return count;
	}
	function getLengthableOrigin(input) {
		if (Array.isArray(input)) return "array";
		if (typeof input == "string") return "string";
		return "unknown";
	}
	function parsedType(data) {
		let t = typeof data;
		switch (t) {
			case "number": return Number.isNaN(data) ? "nan" : "number";
			case "object": {
				if (data === null) return "null";
				if (Array.isArray(data)) return "array";
				let obj = data;
				if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
			}
		}
		return t;
	}
	function util_issue(...args) {
		let [iss, input, inst] = args;
		if (typeof iss == "string") return {
			message: iss,
			code: "custom",
			input,
			inst
		};
		return { ...iss };
	}
	function members(proto, table) {
		for (let key in table) {
			let desc = Object.getOwnPropertyDescriptor(table, key);
			desc.get ? Object.defineProperty(proto, key, {
				...desc,
				enumerable: !1
			}) : defineBound(proto, key, desc.value);
		}
	}
	function own(inst, key, value, enumerable = !0) {
		Object.defineProperty(inst, key, {
			configurable: !0,
			writable: !0,
			enumerable,
			value
		});
		return value;
	}
	function hide(inst, key, value) {
		return own(inst, key, value, !1);
	}
	function derived(computes, table) {
		for (let key in computes) {
			let compute = computes[key];
			Object.defineProperty(table, key, {
				configurable: !0,
				enumerable: !0,
				get() {
					return own(this, key, compute(this));
				},
				set(value) {
					own(this, key, value);
				}
			});
		}
		return table;
	}
	function defineBound(proto, key, fn) {
		Object.defineProperty(proto, key, {
			configurable: !0,
			get() {
				return this == null ? fn : own(this, key, fn.bind(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	function claim(inst, sentinel) {
		let proto = Object.getPrototypeOf(inst);
		return sentinel in proto ? void 0 : proto;
	}
	let installing;
	let broke = !1;
	let breaker = {
		configurable: !0,
		get() {
			broke = !0;
		}
	};
	function defineLazyInternal(inst, key, compute) {
		let proto = Object.getPrototypeOf(inst._zod);
		if (key in proto && installing !== inst._zod) {
			installing = void 0;
			return;
		}
		installing = inst._zod;
		Object.defineProperty(proto, key, {
			configurable: !0,
			get() {
				Object.defineProperty(this, key, breaker);
				let outer = broke;
				broke = !1;
				try {
					let value = compute(this);
					broke ? delete this[key] : Object.defineProperty(this, key, {
						configurable: !0,
						writable: !0,
						value
					});
					broke ||= outer;
					return value;
				} catch (err) {
					delete this[key];
					broke ||= outer;
					throw err;
				}
			},
			set(value) {
				Object.defineProperty(this, key, {
					configurable: !0,
					writable: !0,
					value
				});
			}
		});
	}
	function installLazyProp(inst, key, make, enumerable) {
		let proto = claim(inst, key);
		if (!proto) return;
		Object.defineProperty(proto, key, {
			configurable: !0,
			get() {
				let desc = {
					configurable: !0,
					writable: !0,
					enumerable,
					value: void 0
				};
				Object.defineProperty(this, key, desc);
				desc.value = make(this);
				Object.defineProperty(this, key, desc);
				return desc.value;
			},
			set(value) {
				Object.defineProperty(this, key, {
					configurable: !0,
					writable: !0,
					enumerable,
					value
				});
			}
		});
	}
	function constantCatch(value) {
		let fn = () => value;
		fn["~constantCatch"] = !0;
		return fn;
	}
	var _a;
	let _zodDesc = {
		value: void 0,
		enumerable: !1
	};
	let _E = "captureStackTrace" in Error ? Error : null;
	function newError(Definition) {
		let E = _E;
		if (E) {
			let saved = E.stackTraceLimit;
			if (typeof saved == "number") {
				try {
					E.stackTraceLimit = 0;
				} catch {
					_E = null;
					return new Definition();
				}
				try {
					return new Definition();
				} finally {
					E.stackTraceLimit = saved;
				}
			}
		}
		return new Definition();
	}
	function $constructor(name, initializer, proto, params) {
		let zodProto = {};
		function Internals(def) {
			this.def = def;
			this.constr = _;
			this.traits = new Set();
		}
		Internals.prototype = zodProto;
		let protoMembers = proto;
		let initialized = protoMembers && new WeakSet();
		function init(inst, def) {
			if (!inst._zod) {
				_zodDesc.value = new Internals(def);
				try {
					Object.defineProperty(inst, "_zod", _zodDesc);
				} finally {
					_zodDesc.value = void 0;
				}
			} else if (inst._zod.traits.has(name)) return;
			inst._zod.traits.add(name);
			initializer(inst, def);
			if (initialized) {
				let own = Object.getPrototypeOf(inst);
				let ctorProto = inst._zod.constr.prototype;
				let up = own;
				for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
				let target = up ?? own;
				if (!initialized.has(target)) {
					initialized.add(target);
					members(target, protoMembers);
				}
			}
			let proto = _.prototype;
			for (let k in proto) {
				if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
				k in inst || (inst[k] = proto[k].bind(inst));
			}
		}
		let Parent = params?.Parent ?? Object;
		class Definition extends Parent {}
		Object.defineProperty(Definition, "name", { value: name });
		function _(def) {
			let inst = params?.Parent ? newError(Definition) : this;
			init(inst, def);
			let deferred = inst._zod.deferred;
			if (deferred) {
				for (let fn of deferred) fn();
				inst._zod.deferred = void 0;
			}
			let pp = globalThis.__zod_globalConfig?.postProcessor;
			pp && pp(inst);
			return inst;
		}
		Object.defineProperty(_, "init", { value: init });
		Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
			if (params?.Parent && inst instanceof params.Parent) return !0;
			return inst?._zod?.traits?.has(name);
		} });
		Object.defineProperty(_, "name", { value: name });
		return _;
	}
	class $ZodAsyncError extends Error {
		constructor() {
			super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
		}
	}
	class $ZodEncodeError extends Error {
		constructor(name) {
			super(`Encountered unidirectional transform during encode: ${name}`);
			this.name = "ZodEncodeError";
		}
	}
	(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
	let globalConfig = globalThis.__zod_globalConfig;
	function config(newConfig) {
		newConfig && Object.assign(globalConfig, newConfig);
		return globalConfig;
	}
	class $ZodCyclicError extends Error {
		constructor() {
			super("Cannot parse a reference cycle that closes through a transform");
			this.name = "ZodCyclicError";
		}
	}
	let STATE = "~memo";
	let NO_ISSUES = [];
	function isRef(value) {
		return typeof value == "object" && !!value;
	}
	function cloneIssues(issues) {
		return issues.map((iss) => iss.path ? {
			...iss,
			path: iss.path.slice()
		} : { ...iss });
	}
	let recursive = new WeakMap();
	function isRecursive(inst, stack, resolve) {
		let cached = recursive.get(inst);
		if (cached !== void 0) return cached ? 2 : 0;
		if (stack.has(inst)) return 2;
		stack.add(inst);
		let result = 0;
		let check = (child) => {
			if (result !== 2 && child?._zod) {
				let answer = isRecursive(child, stack, resolve);
				answer > result && (result = answer);
			}
		};
		let shape = (sh, spread) => {
			let answer = 0;
			for (let key of Reflect.ownKeys(sh)) {
				let desc = Object.getOwnPropertyDescriptor(sh, key);
				if (spread && !desc.enumerable) continue;
				let child = desc.get ? 1 : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : 0;
				child > answer && (answer = child);
			}
			return answer;
		};
		let merge = (answer) => {
			answer > result && (result = answer);
		};
		let def = inst._zod.def;
		switch (def.type) {
			case "object": {
				let raw = rawShape(def);
				merge(raw ? shape(raw, !0) : 1);
				check(def.catchall);
				break;
			}
			case "array":
				check(def.element);
				break;
			case "tuple":
				for (let el of def.items) check(el);
				check(def.rest);
				break;
			case "record":
			case "map":
				check(def.keyType);
				check(def.valueType);
				break;
			case "set":
				check(def.valueType);
				break;
			case "union":
				for (let el of def.options) check(el);
				break;
			case "intersection":
				check(def.left);
				check(def.right);
				break;
			case "optional":
			case "nullable":
			case "default":
			case "prefault":
			case "catch":
			case "readonly":
			case "nonoptional":
			case "promise":
			case "success":
				check(def.innerType);
				break;
			case "pipe":
				check(def.in);
				check(def.out);
				break;
			case "function":
				check(def.input);
				check(def.output);
				break;
			case "lazy": {
				let inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
				merge(inner ? isRecursive(inner, stack, !1) : 1);
				break;
			}
			case "template_literal":
			case "string":
			case "number":
			case "int":
			case "boolean":
			case "bigint":
			case "symbol":
			case "undefined":
			case "null":
			case "void":
			case "never":
			case "any":
			case "unknown":
			case "date":
			case "nan":
			case "enum":
			case "literal":
			case "file":
			case "transform":
			case "custom": break;
			default: for (let key in def) {
				let desc = Object.getOwnPropertyDescriptor(def, key);
				if (!desc || desc.get) continue;
				let value = desc.value;
				if (!value || typeof value != "object") continue;
				if (value._zod) check(value);
				else if (Array.isArray(value)) for (let el of value) check(el);
			}
		}
		stack.delete(inst);
		return settle(inst, result);
	}
	function settle(inst, answer) {
		answer !== 1 && recursive.set(inst, answer === 2);
		return answer;
	}
	function bucketFor(state, inst) {
		let bucket = state.buckets.get(inst);
		if (!bucket) {
			bucket = new WeakMap();
			state.buckets.set(inst, bucket);
		}
		return bucket;
	}
	let handoff;
	let memoizer_open = [];
	let memo = {
		alloc(_inst, payload, empty) {
			let bucket = handoff;
			if (!bucket) return empty;
			handoff = void 0;
			let entry = {
				value: empty,
				issues: null
			};
			bucket.set(payload.value, entry);
			memoizer_open.push(entry);
			return empty;
		},
		guard(inst) {
			var _a;
			(_a = inst._zod).deferred ?? (_a.deferred = []);
			inst._zod.deferred.push(() => {
				let base = inst._zod.parse;
				let wrapped = (payload, ctx) => {
					if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
					return base(payload, ctx);
				};
				inst._zod.parse = wrapped;
				inst._zod.run === base && (inst._zod.run = wrapped);
			});
		},
		attach(inst) {
			var _a;
			let isRecursiveInst;
			let rechecked = !1;
			let lastCtx;
			let lastBucket;
			(_a = inst._zod).deferred ?? (_a.deferred = []);
			inst._zod.deferred.push(() => {
				let base = inst._zod.parse;
				let wrapped = (payload, ctx) => {
					if (isRecursiveInst === void 0) {
						let walked = isRecursive(inst, new Set(), !1);
						if (walked === 0) {
							inst._zod.parse = base;
							inst._zod.run === wrapped && (inst._zod.run = base);
							return base(payload, ctx);
						}
						walked === 2 || rechecked ? isRecursiveInst = !0 : rechecked = !0;
					}
					let input = payload.value;
					if (!isRef(input)) return base(payload, ctx);
					let state = ctx[STATE];
					if (!state) {
						state = {
							buckets: new WeakMap(),
							backEdges: void 0
						};
						ctx[STATE] = state;
					}
					let bucket;
					if (lastCtx === ctx) bucket = lastBucket;
					else {
						bucket = bucketFor(state, inst);
						lastCtx = ctx;
						lastBucket = bucket;
					}
					let hit = bucket.get(input);
					if (hit) {
						payload.value = hit.value;
						if (hit.issues) hit.issues.length && payload.issues.push(...cloneIssues(hit.issues));
						else {
							payload.memo = !0;
							state.backEdges ?? (state.backEdges = new WeakSet());
							state.backEdges.add(hit.value);
						}
						return payload;
					}
					handoff = bucket;
					let depth = memoizer_open.length;
					let result = base(payload, ctx);
					handoff = void 0;
					let entry = memoizer_open.length > depth ? memoizer_open.pop() : void 0;
					if (result instanceof Promise) return result.then((r) => {
						entry && (entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES);
						return r;
					});
					entry && (entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES);
					return result;
				};
				inst._zod.parse = wrapped;
				inst._zod.run === base && (inst._zod.run = wrapped);
			});
		}
	};
	function memoizer() {
		return memo;
	}
	function isBackEdge(ctx, value) {
		let backEdges = ctx[STATE]?.backEdges;
		return backEdges !== void 0 && isRef(value) && backEdges.has(value);
	}
	let cuid = /^[cC][0-9a-z]{6,}$/;
	let cuid2 = /^[0-9a-z]+$/;
	let ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
	let xid = /^[0-9a-vA-V]{20}$/;
	let ksuid = /^[A-Za-z0-9]{27}$/;
	let nanoid = /^[a-zA-Z0-9_-]{21}$/;
	function nanoidOfLength(length) {
		return RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
	}
	let duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
	let guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
	let uuid = (version) => {
		if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
		return RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
	};
	let email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
	function emoji() {
		return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
	}
	let ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
	let ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
	let cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
	let cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
	let base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
	let base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
	let httpProtocol = /^https?$/;
	let e164 = /^\+[1-9]\d{6,14}$/;
	let dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
	function regexes_anchor(source) {
		return RegExp(`^${source}$`);
	}
	let date = regexes_anchor(dateSource);
	function timeSource(args) {
		let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
		return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
	}
	function time(args) {
		return RegExp(`^${timeSource(args)}$`);
	}
	function datetime(args) {
		let opts = ["Z"];
		args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
		let qualified = `${timeSource({
			precision: args.precision,
			seconds: !0
		})}(?:${opts.join("|")})`;
		let timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
		return RegExp(`^${dateSource}T(?:${timeRegex})$`);
	}
	let anyString = /^[\s\S]{0,}$/;
	let integer = /^-?\d+$/;
	let number = /^-?\d+(?:\.\d+)?$/;
	let regexes_boolean = /^(?:true|false)$/i;
	let lowercase = /^[^A-Z]*$/;
	let uppercase = /^[^a-z]*$/;
	let $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
		var _a;
		inst._zod ??= {};
		inst._zod.def = def;
		(_a = inst._zod).onattach ?? (_a.onattach = []);
	});
	let _whenHasLength = (payload) => {
		let val = payload.value;
		return !nullish(val) && val.length !== void 0;
	};
	let numericOriginMap = {
		number: "number",
		bigint: "bigint",
		object: "date"
	};
	let $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
		$ZodCheck.init(inst, def);
		let origin = numericOriginMap[typeof def.value];
		inst._zod.check = (payload) => {
			if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
			payload.issues.push({
				origin: numericOriginMap[typeof payload.value] ?? origin,
				code: "too_big",
				maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
				input: payload.value,
				inclusive: def.inclusive,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
		$ZodCheck.init(inst, def);
		let origin = numericOriginMap[typeof def.value];
		inst._zod.check = (payload) => {
			if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
			payload.issues.push({
				origin: numericOriginMap[typeof payload.value] ?? origin,
				code: "too_small",
				minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
				input: payload.value,
				inclusive: def.inclusive,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
		$ZodCheck.init(inst, def);
		inst._zod.check = (payload) => {
			if (typeof payload.value != typeof def.value) throw Error("Cannot mix number and bigint in multiple_of check.");
			if (typeof payload.value == "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
			payload.issues.push({
				origin: typeof payload.value,
				code: "not_multiple_of",
				divisor: def.value,
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
		$ZodCheck.init(inst, def);
		def.format = def.format || "float64";
		let isInt = def.format?.includes("int");
		let origin = isInt ? "int" : "number";
		let [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
		inst._zod.check = (payload) => {
			let input = payload.value;
			if (isInt) {
				if (!Number.isInteger(input)) {
					payload.issues.push({
						expected: origin,
						format: def.format,
						code: "invalid_type",
						continue: !1,
						input,
						inst
					});
					return;
				}
				if (!Number.isSafeInteger(input)) {
					input > 0 ? payload.issues.push({
						input,
						code: "too_big",
						maximum: 2 ** 53 - 1,
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: !0,
						continue: !def.abort
					}) : payload.issues.push({
						input,
						code: "too_small",
						minimum: -(2 ** 53 - 1),
						note: "Integers must be within the safe integer range.",
						inst,
						origin,
						inclusive: !0,
						continue: !def.abort
					});
					return;
				}
			}
			input < minimum && payload.issues.push({
				origin: "number",
				input,
				code: "too_small",
				minimum,
				inclusive: !0,
				inst,
				continue: !def.abort
			});
			input > maximum && payload.issues.push({
				origin: "number",
				input,
				code: "too_big",
				maximum,
				inclusive: !0,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
		var _a;
		$ZodCheck.init(inst, def);
		(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
		inst._zod.check = (payload) => {
			let input = payload.value;
			let units = input.length;
			if ((typeof input == "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
			let origin = getLengthableOrigin(input);
			payload.issues.push({
				origin,
				code: "too_big",
				maximum: def.maximum,
				inclusive: !0,
				input,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
		var _a;
		$ZodCheck.init(inst, def);
		(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
		inst._zod.check = (payload) => {
			let input = payload.value;
			let units = input.length;
			if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
			let origin = getLengthableOrigin(input);
			payload.issues.push({
				origin,
				code: "too_small",
				minimum: def.minimum,
				inclusive: !0,
				input,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
		var _a;
		$ZodCheck.init(inst, def);
		(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
		inst._zod.check = (payload) => {
			let input = payload.value;
			let units = input.length;
			let length = typeof input == "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
			if (length === def.length) return;
			let origin = getLengthableOrigin(input);
			let tooBig = length > def.length;
			payload.issues.push({
				origin,
				...tooBig ? {
					code: "too_big",
					maximum: def.length
				} : {
					code: "too_small",
					minimum: def.length
				},
				inclusive: !0,
				exact: !0,
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
		var _a, _b;
		$ZodCheck.init(inst, def);
		def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
			def.pattern.lastIndex = 0;
			if (def.pattern.test(payload.value)) return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: def.format,
				input: payload.value,
				...def.pattern ? { pattern: def.pattern.toString() } : {},
				inst,
				continue: !def.abort
			});
		}) : (_b = inst._zod).check ?? (_b.check = () => {});
	});
	let $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
		$ZodCheckStringFormat.init(inst, def);
		inst._zod.check = (payload) => {
			def.pattern.lastIndex = 0;
			if (def.pattern.test(payload.value)) return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: "regex",
				input: payload.value,
				pattern: def.pattern.toString(),
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
		def.pattern ??= lowercase;
		$ZodCheckStringFormat.init(inst, def);
	});
	let $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
		def.pattern ??= uppercase;
		$ZodCheckStringFormat.init(inst, def);
	});
	let $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
		$ZodCheck.init(inst, def);
		let escapedRegex = escapeRegex(def.includes);
		def.pattern = new RegExp(typeof def.position == "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
		inst._zod.check = (payload) => {
			if (payload.value.includes(def.includes, def.position)) return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: "includes",
				includes: def.includes,
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
		$ZodCheck.init(inst, def);
		let pattern = RegExp(`^${escapeRegex(def.prefix)}.*`);
		def.pattern ??= pattern;
		inst._zod.check = (payload) => {
			if (payload.value.startsWith(def.prefix)) return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: "starts_with",
				prefix: def.prefix,
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
		$ZodCheck.init(inst, def);
		let pattern = RegExp(`.*${escapeRegex(def.suffix)}$`);
		def.pattern ??= pattern;
		inst._zod.check = (payload) => {
			if (payload.value.endsWith(def.suffix)) return;
			payload.issues.push({
				origin: "string",
				code: "invalid_format",
				format: "ends_with",
				suffix: def.suffix,
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
		$ZodCheck.init(inst, def);
		inst._zod.check = (payload) => {
			payload.value = def.tx(payload.value);
		};
	});
	class Doc {
		constructor(args = [], closed = {}) {
			this.content = [];
			this.indent = 0;
			this.args = args;
			this.closed = closed;
		}
		indented(fn) {
			this.indent += 1;
			try {
				fn(this);
			} finally {
				--this.indent;
			}
		}
		write(arg) {
			if (typeof arg == "function") {
				arg(this, { execution: "sync" });
				arg(this, { execution: "async" });
				return;
			}
			let lines = arg.split("\n").filter((x) => x);
			let minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
			let dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
			for (let line of dedented) this.content.push(line);
		}
		compile() {
			let F = Function;
			let content = this?.content ?? [""];
			return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
		}
	}
	let version = {
		major: 4,
		minor: 6,
		patch: 7
	};
	let $ZodType = $constructor("$ZodType", (inst, def) => {
		var _a;
		inst ??= {};
		inst._zod.def = def;
		inst._zod.bag = inst._zod.bag || {};
		inst._zod.version = version;
		let defChecks = inst._zod.def.checks;
		let checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
		for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
		if (checks.length === 0) {
			(_a = inst._zod).deferred ?? (_a.deferred = []);
			inst._zod.deferred?.push(() => {
				inst._zod.run = inst._zod.parse;
			});
		} else {
			let runChecks = (payload, checks, ctx) => {
				if (payload.memo) return payload;
				let isAborted = aborted(payload);
				let asyncResult;
				for (let ch of checks) {
					if (ch._zod.def.when) {
						if (explicitlyAborted(payload)) continue;
						if (!ch._zod.def.when(payload)) continue;
					} else if (isAborted) continue;
					let currLen = payload.issues.length;
					let _ = ch._zod.check(payload);
					if (_ instanceof Promise && ctx?.async === !1) throw new $ZodAsyncError();
					if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
						await _;
						if (payload.issues.length === currLen) return;
						attachSchema(payload.issues, currLen, inst);
						isAborted ||= aborted(payload, currLen);
					});
					else {
						if (payload.issues.length === currLen) continue;
						attachSchema(payload.issues, currLen, inst);
						isAborted ||= aborted(payload, currLen);
					}
				}
				if (asyncResult) return asyncResult.then(() => payload);
				return payload;
			};
			let handleCanaryResult = (canary, payload, ctx) => {
				if (aborted(canary)) {
					canary.aborted = !0;
					return canary;
				}
				let checkResult = runChecks(payload, checks, ctx);
				if (checkResult instanceof Promise) {
					if (ctx.async === !1) throw new $ZodAsyncError();
					return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
				}
				return inst._zod.parse(checkResult, ctx);
			};
			inst._zod.run = (payload, ctx) => {
				if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
				if (ctx.direction === "backward") {
					let canary = inst._zod.parse({
						value: payload.value,
						issues: []
					}, {
						...ctx,
						skipChecks: !0
					});
					if (canary instanceof Promise) return canary.then((canary) => handleCanaryResult(canary, payload, ctx));
					return handleCanaryResult(canary, payload, ctx);
				}
				let result = inst._zod.parse(payload, ctx);
				if (result instanceof Promise) {
					if (ctx.async === !1) throw new $ZodAsyncError();
					return result.then((result) => runChecks(result, checks, ctx));
				}
				return runChecks(result, checks, ctx);
			};
		}
	}, {
		get "~standard"() {
			return hide(this, "~standard", standardProps(this));
		},
		set "~standard"(value) {
			own(this, "~standard", value);
		}
	});
	let toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
	async function validateAsync(inst, value) {
		let ctx = { async: !0 };
		return toStandardResult(await inst._zod.run({
			value,
			issues: []
		}, ctx), ctx);
	}
	function standardProps(inst) {
		return {
			validate: (value) => {
				let ctx = { async: !1 };
				try {
					let r = inst._zod.run({
						value,
						issues: []
					}, ctx);
					if (!(r instanceof Promise)) return toStandardResult(r, ctx);
				} catch {}
				return validateAsync(inst, value);
			},
			vendor: "zod",
			version: 1
		};
	}
	let $ZodString = $constructor("$ZodString", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.pattern = def.pattern ?? anyString;
		inst._zod.parse = (payload, _) => {
			if (def.coerce) try {
				payload.value = String(payload.value);
			} catch {}
			if (typeof payload.value == "string") return payload;
			payload.issues.push({
				expected: "string",
				code: "invalid_type",
				input: payload.value,
				inst
			});
			return payload;
		};
	});
	let $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
		$ZodCheckStringFormat.init(inst, def);
		$ZodString.init(inst, def);
	});
	let $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
		def.pattern ??= guid;
		$ZodStringFormat.init(inst, def);
	});
	let $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
		if (def.version) {
			let v = {
				v1: 1,
				v2: 2,
				v3: 3,
				v4: 4,
				v5: 5,
				v6: 6,
				v7: 7,
				v8: 8
			}[def.version];
			if (v === void 0) throw Error(`Invalid UUID version: "${def.version}"`);
			def.pattern ??= uuid(v);
		} else def.pattern ??= uuid();
		$ZodStringFormat.init(inst, def);
	});
	let $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
		def.pattern ??= email;
		$ZodStringFormat.init(inst, def);
	});
	function canParseURL(input) {
		try {
			if (typeof URL < "u" && typeof URL.canParse == "function") return URL.canParse(input);
			new URL(input);
			return !0;
		} catch {
			return !1;
		}
	}
	function validateURL(trimmed, def) {
		if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
		return parseURLObject(trimmed, def);
	}
	function parseURLObject(trimmed, def) {
		if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
		try {
			if (typeof URL < "u") {
				let URLStatic = URL;
				if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? 2;
			}
			return new URL(trimmed);
		} catch {
			return 2;
		}
	}
	let asciiTabOrNewline = /[\t\n\r]/g;
	function stripTabAndNewline(value) {
		return value.replace(asciiTabOrNewline, "");
	}
	function urlHostnameOk(url, hostname) {
		hostname.lastIndex = 0;
		return hostname.test(url.hostname);
	}
	function urlProtocolOk(url, protocol) {
		protocol.lastIndex = 0;
		return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
	}
	let $ZodURL = $constructor("$ZodURL", (inst, def) => {
		$ZodStringFormat.init(inst, def);
		inst._zod.check = (payload) => {
			try {
				let trimmed = payload.value.trim();
				let url = validateURL(trimmed, def);
				if (url === 1) {
					payload.issues.push({
						code: "invalid_format",
						format: "url",
						note: "Invalid URL format",
						input: payload.value,
						inst,
						continue: !def.abort
					});
					return;
				}
				if (url === 2) {
					payload.issues.push({
						code: "invalid_format",
						format: "url",
						input: payload.value,
						inst,
						continue: !def.abort
					});
					return;
				}
				if (url === !0) {
					payload.value = stripTabAndNewline(trimmed);
					return;
				}
				def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid hostname",
					pattern: def.hostname.source,
					input: payload.value,
					inst,
					continue: !def.abort
				});
				def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid protocol",
					pattern: def.protocol.source,
					input: payload.value,
					inst,
					continue: !def.abort
				});
				payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
				return;
			} catch {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			}
		};
	});
	let $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
		def.pattern ??= emoji();
		$ZodStringFormat.init(inst, def);
	});
	let $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
		if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw Error(`Invalid nanoid length: ${def.length}`);
		def.pattern ??= def.length === void 0 ? nanoid : nanoidOfLength(def.length);
		$ZodStringFormat.init(inst, def);
	});
	let $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
		def.pattern ??= cuid;
		$ZodStringFormat.init(inst, def);
	});
	let $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
		def.pattern ??= cuid2;
		$ZodStringFormat.init(inst, def);
	});
	let $ZodULID = $constructor("$ZodULID", (inst, def) => {
		def.pattern ??= ulid;
		$ZodStringFormat.init(inst, def);
	});
	let $ZodXID = $constructor("$ZodXID", (inst, def) => {
		def.pattern ??= xid;
		$ZodStringFormat.init(inst, def);
	});
	let $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
		def.pattern ??= ksuid;
		$ZodStringFormat.init(inst, def);
	});
	let $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
		def.pattern ??= datetime(def);
		$ZodStringFormat.init(inst, def);
	});
	let $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
		def.pattern ??= date;
		$ZodStringFormat.init(inst, def);
	});
	let $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
		def.pattern ??= time(def);
		$ZodStringFormat.init(inst, def);
	});
	let $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
		def.pattern ??= duration;
		$ZodStringFormat.init(inst, def);
	});
	let $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
		def.pattern ??= ipv4;
		$ZodStringFormat.init(inst, def);
	});
	let ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
	function isValidIPv6(value) {
		if (!ipv6Alphabet.test(value)) return !1;
		return canParseURL(`http://[${value}]`);
	}
	let $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
		def.pattern ??= ipv6;
		$ZodStringFormat.init(inst, def);
		inst._zod.check = (payload) => {
			isValidIPv6(payload.value) || payload.issues.push({
				code: "invalid_format",
				format: "ipv6",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
		def.pattern ??= cidrv4;
		$ZodStringFormat.init(inst, def);
	});
	function isValidCIDRv6(value) {
		let parts = value.split("/");
		if (parts.length !== 2) return !1;
		let [address, prefix] = parts;
		if (!prefix) return !1;
		let prefixNum = Number(prefix);
		if (`${prefixNum}` !== prefix) return !1;
		if (prefixNum < 0 || prefixNum > 128) return !1;
		return isValidIPv6(address);
	}
	let $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
		def.pattern ??= cidrv6;
		$ZodStringFormat.init(inst, def);
		inst._zod.check = (payload) => {
			isValidCIDRv6(payload.value) || payload.issues.push({
				code: "invalid_format",
				format: "cidrv6",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	function isValidBase64(data) {
		if (data === "") return !0;
		if (/\s/.test(data)) return !1;
		if (data.length % 4 != 0) return !1;
		try {
			atob(data);
			return !0;
		} catch {
			return !1;
		}
	}
	let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
	let $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
		def.pattern ??= base64Charset;
		$ZodStringFormat.init(inst, def);
		inst._zod.check = (payload) => {
			if (isValidBase64(payload.value)) return;
			payload.issues.push({
				code: "invalid_format",
				format: "base64",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let base64urlCharset = /^[A-Za-z0-9_-]*$/;
	function isValidBase64URL(data) {
		if (!base64urlCharset.test(data)) return !1;
		let base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
		return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
	}
	let $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
		def.pattern ??= base64urlCharset;
		$ZodStringFormat.init(inst, def);
		inst._zod.check = (payload) => {
			if (isValidBase64URL(payload.value)) return;
			payload.issues.push({
				code: "invalid_format",
				format: "base64url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodE164 = $constructor("$ZodE164", (inst, def) => {
		def.pattern ??= e164;
		$ZodStringFormat.init(inst, def);
	});
	function isValidJWT(token, algorithm = null) {
		try {
			let tokensParts = token.split(".");
			if (tokensParts.length !== 3) return !1;
			let [header] = tokensParts;
			if (!header) return !1;
			let parsedHeader = JSON.parse(atob(header));
			if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return !1;
			if (!parsedHeader.alg) return !1;
			if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return !1;
			return !0;
		} catch {
			return !1;
		}
	}
	let $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
		$ZodStringFormat.init(inst, def);
		inst._zod.check = (payload) => {
			if (isValidJWT(payload.value, def.alg)) return;
			payload.issues.push({
				code: "invalid_format",
				format: "jwt",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		};
	});
	let $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.pattern = number;
		inst._zod.parse = (payload, _ctx) => {
			if (def.coerce) try {
				payload.value = Number(payload.value);
			} catch {}
			let input = payload.value;
			if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
			let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
			payload.issues.push({
				expected: "number",
				code: "invalid_type",
				input,
				inst,
				...received ? { received } : {}
			});
			return payload;
		};
	});
	let $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
		$ZodCheckNumberFormat.init(inst, def);
		$ZodNumber.init(inst, def);
	});
	let $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.pattern = regexes_boolean;
		inst._zod.parse = (payload, _ctx) => {
			if (def.coerce) try {
				payload.value = !!payload.value;
			} catch {}
			let input = payload.value;
			if (typeof input == "boolean") return payload;
			payload.issues.push({
				expected: "boolean",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		};
	});
	let $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.parse = (payload) => payload;
	});
	let $ZodNever = $constructor("$ZodNever", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.parse = (payload, _ctx) => {
			payload.issues.push({
				expected: "never",
				code: "invalid_type",
				input: payload.value,
				inst
			});
			return payload;
		};
	});
	function capSize(inst, size) {
		let caps = sizeCaps(inst._zod.def.checks);
		if (!caps.length) return;
		let cap = Math.min(...caps.map((c) => c[0]));
		let parse = inst._zod.parse;
		inst._zod.parse = (payload, ctx) => {
			let n = size(payload.value);
			if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
				for (let [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
					let start = payload.issues.length;
					ch._zod.check(payload);
					payload.issues[start].continue = !1;
					attachSchema(payload.issues, start, inst);
					return payload;
				}
			}
			return parse(payload, ctx);
		};
	}
	let arraySize = (input) => Array.isArray(input) ? input.length : -1;
	function handleArrayResult(result, final, index) {
		result.issues.length && final.issues.push(...prefixIssues(index, result.issues));
		final.value[index] = result.value;
	}
	let $ZodArray = $constructor("$ZodArray", (inst, def) => {
		$ZodType.init(inst, def);
		let memo = globalConfig.memoizer;
		memo?.attach(inst);
		inst._zod.parse = (payload, ctx) => {
			let input = payload.value;
			if (!Array.isArray(input)) {
				payload.issues.push({
					expected: "array",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			}
			payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
			let proms = [];
			let abortEarly = ctx?.abortEarly;
			for (let i = 0; i < input.length; i++) {
				let item = input[i];
				let result = def.element._zod.run({
					value: item,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
				else {
					handleArrayResult(result, payload, i);
					if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
				}
			}
			if (proms.length) return Promise.all(proms).then(() => payload);
			return payload;
		};
		capSize(inst, arraySize);
	});
	function handlePropertyResult(result, final, key, input, optin, optout) {
		let isPresent = key in input;
		let isOptionalOut = optout === "optional";
		if (!isPresent && isOptionalOut && optin === "optional") return;
		if (result.issues.length) {
			if (optin !== void 0 && isOptionalOut && !isPresent) return;
			final.issues.push(...prefixIssues(key, result.issues));
		}
		if (!isPresent && optin === void 0) {
			result.issues.length || final.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: void 0,
				path: [key]
			});
			return;
		}
		result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
	}
	let NO_SYMBOL_KEYS = [];
	function normalizeDef(def) {
		let keys = Object.keys(def.shape);
		let ownSymbols = Object.getOwnPropertySymbols(def.shape);
		let symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
		let allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
		for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
		let okeys = optionalKeys(def.shape);
		return {
			...def,
			allKeys,
			symbolKeys,
			keySet: new Set(keys),
			numKeys: keys.length,
			optionalKeys: new Set(okeys)
		};
	}
	function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
		let unrecognized = [];
		let keySet = def.keySet;
		let _catchall = def.catchall._zod;
		let t = _catchall.def.type;
		let optin = _catchall.optin;
		let optout = _catchall.optout;
		let seen = 0;
		for (let key in input) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (keySet.has(key)) continue;
			if (key === "__proto__") {
				t === "never" && unrecognized.push(key);
				continue;
			}
			if (t === "never") {
				unrecognized.push(key);
				continue;
			}
			let r = _catchall.run({
				value: input[key],
				issues: []
			}, ctx);
			r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
		}
		unrecognized.length && payload.issues.push({
			code: "unrecognized_keys",
			keys: unrecognized,
			input,
			inst,
			continue: !0
		});
		if (!proms.length) return payload;
		return Promise.all(proms).then(() => payload);
	}
	let $ZodObject = $constructor("$ZodObject", (inst, def) => {
		$ZodType.init(inst, def);
		let desc = Object.getOwnPropertyDescriptor(def, "shape");
		let sh = desc?.get ? desc.get.raw : def.shape ?? {};
		if (sh) {
			let get = () => {
				let newSh = { ...sh };
				Object.defineProperty(def, "shape", { value: newSh });
				get.raw = newSh;
				return newSh;
			};
			get.raw = sh;
			Object.defineProperty(def, "shape", { get });
		}
		let _normalized = cached(() => normalizeDef(def));
		defineLazyInternal(inst, "propValues", (zod) => {
			let shape = zod.def.shape;
			let propValues = {};
			for (let key in shape) {
				let field = shape[key]._zod;
				if (field.values) {
					Object.prototype.hasOwnProperty.call(propValues, key) || util_assignProp(propValues, key, new Set());
					for (let v of field.values) propValues[key].add(v);
					field.optin !== void 0 && propValues[key].add(void 0);
				}
			}
			return propValues;
		});
		let isObject = util_isObject;
		let catchall = def.catchall;
		let value;
		let memo = globalConfig.memoizer;
		memo?.attach(inst);
		inst._zod.parse = (payload, ctx) => {
			value ??= _normalized.value;
			let input = payload.value;
			if (!isObject(input)) {
				payload.issues.push({
					expected: "object",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			}
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let proms = [];
			let shape = value.shape;
			let abortEarly = ctx?.abortEarly;
			let seen = payload.issues.length;
			for (let key of value.allKeys) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				if (key === "__proto__") continue;
				let el = shape[key];
				let optin = el._zod.optin;
				let optout = el._zod.optout;
				let r = el._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
			}
			if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
			return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0);
		};
	});
	let $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
		$ZodObject.init(inst, def);
		let superParse = inst._zod.parse;
		let _normalized = cached(() => normalizeDef(def));
		let memo = globalConfig.memoizer;
		let generateFastpass = (shape) => {
			let normalized = _normalized.value;
			let syms = normalized.symbolKeys;
			let doc = new Doc(["payload", "ctx"], {
				shape,
				inst,
				memo,
				syms
			});
			let parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
			let prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
			doc.write("const input = payload.value;");
			let ids = Object.create(null);
			let counter = 0;
			for (let key of normalized.allKeys) ids[key] = `key_${counter++}`;
			doc.write(memo ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
			for (let key of normalized.allKeys) {
				if (key === "__proto__") continue;
				let id = ids[key];
				let k = typeof key == "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
				let isPresent = `${k} in input`;
				let schema = shape[key];
				let optin = schema?._zod?.optin;
				let isOptionalIn = optin !== void 0;
				let isOptionalOut = schema?._zod?.optout === "optional";
				doc.write(`const ${id} = ${parseStr(k)};`);
				if (isOptionalIn && isOptionalOut) {
					let assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
					doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
				} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
				else {
					doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
					optin === "defaulted" ? doc.write(`newResult[${k}] = ${id}.value;`) : doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
				}
			}
			doc.write("payload.value = newResult;");
			doc.write("return payload;");
			return doc.compile();
		};
		let fastpass;
		let isObject = util_isObject;
		let jit = !globalConfig.jitless;
		let fastEnabled = jit && util_allowsEval.value;
		let catchall = def.catchall;
		let value;
		inst._zod.parse = (payload, ctx) => {
			value ??= _normalized.value;
			let input = payload.value;
			if (!isObject(input)) {
				payload.issues.push({
					expected: "object",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			}
			if (jit && fastEnabled && ctx?.async === !1 && ctx.jitless !== !0) {
				fastpass ||= generateFastpass(def.shape);
				payload = fastpass(payload, ctx);
				if (!catchall) return payload;
				return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === !0);
			}
			return superParse(payload, ctx);
		};
	});
	function handleUnionResults(results, final, inst, ctx) {
		for (let result of results) if (result.issues.length === 0) {
			final.value = result.value;
			return final;
		}
		let nonaborted = results.filter((r) => !aborted(r));
		if (nonaborted.length === 1) {
			final.value = nonaborted[0].value;
			return nonaborted[0];
		}
		final.issues.push({
			code: "invalid_union",
			input: final.value,
			inst,
			errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
		});
		return final;
	}
	let $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
		defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
		defineLazyInternal(inst, "values", (zod) => {
			if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
		});
		defineLazyInternal(inst, "pattern", (zod) => {
			if (zod.def.options.every((o) => o._zod.pattern)) {
				let patterns = zod.def.options.map((o) => o._zod.pattern);
				return RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
			}
		});
		let first = def.options.length === 1 ? def.options[0]._zod.run : null;
		inst._zod.parse = (payload, ctx) => {
			if (first) return first(payload, ctx);
			let async = !1;
			let results = [];
			for (let option of def.options) {
				let result = option._zod.run({
					value: payload.value,
					issues: []
				}, ctx);
				if (result instanceof Promise) {
					results.push(result);
					async = !0;
				} else {
					if (result.issues.length === 0) return result;
					results.push(result);
				}
			}
			if (!async) return handleUnionResults(results, payload, inst, ctx);
			return Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx));
		};
	});
	function discriminatorMap(def) {
		let map = new Map();
		for (let option of def.options) {
			let values = option._zod.propValues?.[def.discriminator];
			if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
			for (let value of values) if (map.has(value)) {
				if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
				map.set(value, null);
			} else map.set(value, option);
		}
		return map;
	}
	let $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
		def.inclusive = !1;
		$ZodUnion.init(inst, def);
		let _super = inst._zod.parse;
		defineLazyInternal(inst, "propValues", (zod) => {
			let propValues = {};
			let undefinedCount = 0;
			for (let option of zod.def.options) {
				let pv = option._zod.propValues;
				if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
				pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
				for (let [k, v] of Object.entries(pv)) {
					Object.prototype.hasOwnProperty.call(propValues, k) || util_assignProp(propValues, k, new Set());
					for (let val of v) propValues[k].add(val);
				}
			}
			!zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0);
			return propValues;
		});
		def.options.forEach((option, i) => {
			let propShape = rawShape(option._zod.def);
			if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
		});
		let disc = cached(() => discriminatorMap(def));
		inst._zod.parse = (payload, ctx) => {
			let input = payload.value;
			if (!util_isObject(input)) {
				payload.issues.push({
					code: "invalid_type",
					expected: "object",
					input,
					inst
				});
				return payload;
			}
			let value = input?.[def.discriminator];
			let opt = disc.value.get(value);
			if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
			if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
			payload.issues.push({
				code: "invalid_union",
				errors: [],
				note: "No matching discriminator",
				discriminator: def.discriminator,
				options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
				input,
				path: [def.discriminator],
				inst
			});
			return payload;
		};
	});
	let $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.parse = (payload, ctx) => {
			let input = payload.value;
			let left = def.left._zod.run({
				value: input,
				issues: []
			}, ctx);
			let right = def.right._zod.run({
				value: input,
				issues: []
			}, ctx);
			if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => handleIntersectionResults(payload, left, right));
			return handleIntersectionResults(payload, left, right);
		};
	});
	function mergeValues(a, b) {
		if (a === b) return {
			valid: !0,
			data: a
		};
		if (a instanceof Date && b instanceof Date && +a == +b) return {
			valid: !0,
			data: a
		};
		if (isPlainObject(a) && isPlainObject(b)) {
			let bKeys = Object.keys(b);
			let sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
			let newObj = {
				...a,
				...b
			};
			Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
			for (let key of sharedKeys) {
				if (key === "__proto__") continue;
				let sharedValue = mergeValues(a[key], b[key]);
				if (!sharedValue.valid) return {
					valid: !1,
					mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
				};
				newObj[key] = sharedValue.data;
			}
			return {
				valid: !0,
				data: newObj
			};
		}
		if (Array.isArray(a) && Array.isArray(b)) {
			if (a.length !== b.length) return {
				valid: !1,
				mergeErrorPath: []
			};
			let newArray = [];
			for (let index = 0; index < a.length; index++) {
				let itemA = a[index];
				let itemB = b[index];
				let sharedValue = mergeValues(itemA, itemB);
				if (!sharedValue.valid) return {
					valid: !1,
					mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
				};
				newArray.push(sharedValue.data);
			}
			return {
				valid: !0,
				data: newArray
			};
		}
		return {
			valid: !1,
			mergeErrorPath: []
		};
	}
	function handleIntersectionResults(result, left, right) {
		let unrecKeys = new Map();
		let unrecIssue;
		let keyIssues = new Map();
		let collect = (iss, side) => {
			let keys;
			if (iss.code === "unrecognized_keys" && !iss.path?.length) {
				unrecIssue ??= iss;
				keys = iss.keys;
			} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
				let k = String(iss.path[0]);
				keyIssues.has(k) || keyIssues.set(k, iss);
				keys = [k];
			} else return !1;
			for (let k of keys) {
				unrecKeys.has(k) || unrecKeys.set(k, {});
				unrecKeys.get(k)[side] = !0;
			}
			return !0;
		};
		for (let iss of left.issues) collect(iss, "l") || result.issues.push(iss);
		for (let iss of right.issues) collect(iss, "r") || result.issues.push(iss);
		let bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
		if (bothKeys.length) {
			let aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
			aggregated.length && result.issues.push({
				...unrecIssue,
				keys: aggregated
			});
			for (let k of bothKeys) !aggregated.includes(k) && keyIssues.has(k) && result.issues.push(keyIssues.get(k));
		}
		let merged = mergeValues(left.value, right.value);
		if (!merged.valid) {
			if (aborted(result)) return result;
			throw Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
		}
		result.value = merged.data;
		return result;
	}
	let $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
		$ZodType.init(inst, def);
		let items = def.items;
		let memo = globalConfig.memoizer;
		memo?.attach(inst);
		inst._zod.parse = (payload, ctx) => {
			let input = payload.value;
			if (!Array.isArray(input)) {
				payload.issues.push({
					input,
					inst,
					expected: "tuple",
					code: "invalid_type"
				});
				return payload;
			}
			payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
			let proms = [];
			let optinStart = getTupleOptStart(items, "optin");
			let optoutStart = getTupleOptStart(items, "optout");
			if (!def.rest) {
				if (input.length < optinStart) {
					payload.issues.push({
						code: "too_small",
						minimum: optinStart,
						inclusive: !0,
						input,
						inst,
						origin: "array"
					});
					return payload;
				}
				input.length > items.length && payload.issues.push({
					code: "too_big",
					maximum: items.length,
					inclusive: !0,
					input,
					inst,
					origin: "array"
				});
			}
			let itemResults = Array(items.length);
			let abortEarly = def.rest ? ctx?.abortEarly : void 0;
			let itemAborted = !1;
			for (let i = 0; i < items.length; i++) {
				let r = items[i]._zod.run({
					value: input[i],
					issues: []
				}, ctx);
				if (r instanceof Promise) proms.push(r.then((rr) => {
					itemResults[i] = rr;
				}));
				else {
					itemResults[i] = r;
					abortEarly && !itemAborted && r.issues.length && (itemAborted = aborted(r));
				}
			}
			if (def.rest && !itemAborted) {
				let i = items.length - 1;
				let rest = input.slice(items.length);
				let seen = payload.issues.length;
				for (let el of rest) {
					if (abortEarly && payload.issues.length !== seen) {
						if (aborted(payload, seen)) break;
						seen = payload.issues.length;
					}
					i++;
					let result = def.rest._zod.run({
						value: el,
						issues: []
					}, ctx);
					result instanceof Promise ? proms.push(result.then((r) => handleTupleResult(r, payload, i))) : handleTupleResult(result, payload, i);
				}
			}
			if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
			return handleTupleResults(itemResults, payload, items, input, optoutStart);
		};
	});
	function getTupleOptStart(items, key) {
		for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
		return 0;
	}
	function handleTupleResult(result, final, index) {
		result.issues.length && final.issues.push(...prefixIssues(index, result.issues));
		final.value[index] = result.value;
	}
	function handleTupleResults(itemResults, final, items, input, optoutStart) {
		for (let i = 0; i < items.length; i++) {
			let r = itemResults[i];
			let isPresent = i < input.length;
			if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
				final.value.length = i;
				break;
			}
			if (r.issues.length) {
				if (!isPresent && i >= optoutStart) {
					final.value.length = i;
					break;
				}
				final.issues.push(...prefixIssues(i, r.issues));
			}
			final.value[i] = r.value;
		}
		for (let i = final.value.length - 1; i >= input.length && items[i]._zod.optout === "optional" && final.value[i] === void 0; i--) final.value.length = i;
		return final;
	}
	let $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
		$ZodType.init(inst, def);
		let memo = globalConfig.memoizer;
		memo?.attach(inst);
		inst._zod.parse = (payload, ctx) => {
			let input = payload.value;
			if (!isPlainObject(input)) {
				payload.issues.push({
					expected: "record",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			}
			let proms = [];
			let values = def.keyType._zod.values;
			if (values && !def.partial) {
				payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
				let recordKeys = new Set();
				for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
					recordKeys.add(typeof key == "number" ? key.toString() : key);
					if (key === "__proto__") continue;
					let keyResult = def.keyType._zod.run({
						value: key,
						issues: []
					}, ctx);
					if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					if (keyResult.issues.length) {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst
						});
						continue;
					}
					let outKey = keyResult.value;
					if (outKey === "__proto__") continue;
					let result = def.valueType._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					if (result instanceof Promise) proms.push(result.then((result) => {
						result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
						payload.value[outKey] = result.value;
					}));
					else {
						result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
						payload.value[outKey] = result.value;
					}
				}
				let unrecognized;
				for (let key in input) if (!recordKeys.has(key)) {
					if (def.mode === "loose") {
						if (key === "__proto__") continue;
						payload.value[key] = input[key];
					} else {
						unrecognized ??= [];
						unrecognized.push(key);
					}
				}
				unrecognized && unrecognized.length > 0 && payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: !0
				});
			} else {
				payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
				let unrecognized;
				for (let key of Reflect.ownKeys(input)) {
					if (key === "__proto__") continue;
					if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
					let keyResult = def.keyType._zod.run({
						value: key,
						issues: []
					}, ctx);
					if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					if (typeof key == "string" && number.test(key) && keyResult.issues.length) {
						let retryResult = def.keyType._zod.run({
							value: Number(key),
							issues: []
						}, ctx);
						if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
						retryResult.issues.length === 0 && (keyResult = retryResult);
					}
					if (keyResult.issues.length) {
						if (def.mode === "loose") payload.value[key] = input[key];
						else if (values) {
							unrecognized ??= [];
							unrecognized.push(key);
						} else payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst
						});
						continue;
					}
					let outKey = keyResult.value;
					if (outKey === "__proto__") continue;
					let result = def.valueType._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					if (result instanceof Promise) proms.push(result.then((result) => {
						result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
						payload.value[outKey] = result.value;
					}));
					else {
						result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
						payload.value[outKey] = result.value;
					}
				}
				unrecognized && unrecognized.length > 0 && payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: !0
				});
			}
			if (proms.length) return Promise.all(proms).then(() => payload);
			return payload;
		};
	});
	let $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
		$ZodType.init(inst, def);
		let values = getEnumValues(def.entries);
		let valuesSet = new Set(values);
		inst._zod.values = valuesSet;
		defineLazyInternal(inst, "pattern", (zod) => {
			let patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
			return RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
		});
		inst._zod.parse = (payload, _ctx) => {
			let input = payload.value;
			if (valuesSet.has(input)) return payload;
			payload.issues.push({
				code: "invalid_value",
				values,
				input,
				inst
			});
			return payload;
		};
	});
	let $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
		$ZodType.init(inst, def);
		let values = new Set(def.values);
		inst._zod.values = values;
		defineLazyInternal(inst, "pattern", (zod) => {
			let vals = zod.def.values;
			return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
		});
		inst._zod.parse = (payload, _ctx) => {
			let input = payload.value;
			if (values.has(input)) return payload;
			payload.issues.push({
				code: "invalid_value",
				values: def.values,
				input,
				inst
			});
			return payload;
		};
	});
	let $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.optin = "optional";
		globalConfig.memoizer?.guard(inst);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
			let _out = def.transform(payload.value, payload);
			if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
				payload.value = output;
				return payload;
			});
			if (_out instanceof Promise) throw new $ZodAsyncError();
			payload.value = _out;
			return payload;
		};
	});
	function handleOptionalResult(payload, result) {
		payload.value = result.issues.length ? void 0 : result.value;
		return payload;
	}
	let $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
		inst._zod.optout = "optional";
		defineLazyInternal(inst, "values", (zod) => {
			let values = zod.def.innerType._zod.values;
			return values ? new Set([...values, void 0]) : void 0;
		});
		defineLazyInternal(inst, "pattern", (zod) => {
			let pattern = zod.def.innerType._zod.pattern;
			return pattern ? RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
		});
		inst._zod.parse = (payload, ctx) => {
			if (payload.value === void 0) {
				if (def.innerType._zod.optin !== "defaulted") return payload;
				let result = def.innerType._zod.run({
					value: payload.value,
					issues: []
				}, ctx);
				if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
				return handleOptionalResult(payload, result);
			}
			return def.innerType._zod.run(payload, ctx);
		};
	});
	let $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
		$ZodOptional.init(inst, def);
		defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
		defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
		inst._zod.parse = (payload, ctx) => def.innerType._zod.run(payload, ctx);
	});
	let $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
		defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
		defineLazyInternal(inst, "pattern", (zod) => {
			let pattern = zod.def.innerType._zod.pattern;
			return pattern ? RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
		});
		defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0);
		inst._zod.parse = (payload, ctx) => {
			if (payload.value === null) return payload;
			return def.innerType._zod.run(payload, ctx);
		};
	});
	let $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.optin = "defaulted";
		defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
			if (payload.value === void 0) {
				payload.value = def.defaultValue;
				return payload;
			}
			let result = def.innerType._zod.run(payload, ctx);
			if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
			return handleDefaultResult(result, def);
		};
	});
	function handleDefaultResult(payload, def) {
		payload.value === void 0 && (payload.value = def.defaultValue);
		return payload;
	}
	let $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.optin = "defaulted";
		defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
			payload.value === void 0 && (payload.value = def.defaultValue);
			return def.innerType._zod.run(payload, ctx);
		};
	});
	let $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "values", (zod) => {
			let v = zod.def.innerType._zod.values;
			return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
		});
		inst._zod.parse = (payload, ctx) => {
			let result = def.innerType._zod.run(payload, ctx);
			if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
			return handleNonOptionalResult(result, inst);
		};
	});
	function handleNonOptionalResult(payload, inst) {
		!payload.issues.length && payload.value === void 0 && payload.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: payload.value,
			inst
		});
		return payload;
	}
	function handleCatchResult(payload, result, def, ctx) {
		if (!result.issues.length) {
			payload.value = result.value;
			result.memo && (payload.memo = !0);
			return payload;
		}
		payload.value = def.catchValue({
			...result,
			value: payload.value,
			error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
			input: payload.value
		});
		return payload;
	}
	let $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
		defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
		defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
			let result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
			return handleCatchResult(payload, result, def, ctx);
		};
	});
	let $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
		defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
		defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
		defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") {
				let right = def.out._zod.run(payload, ctx);
				if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
				return handlePipeResult(right, def.in, ctx);
			}
			let left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
			return handlePipeResult(left, def.out, ctx);
		};
	});
	function handlePipeResult(left, next, ctx) {
		if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
			left.aborted = !0;
			return left;
		}
		return next._zod.run({
			value: left.value,
			issues: left.issues
		}, ctx);
	}
	let $ZodPreprocess = $constructor("$ZodPreprocess", (inst, def) => {
		$ZodPipe.init(inst, def);
	});
	let $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
		$ZodType.init(inst, def);
		defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
		defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
		defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
		defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
		inst._zod.parse = (payload, ctx) => {
			if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
			let result = def.innerType._zod.run(payload, ctx);
			if (result instanceof Promise) return result.then(handleReadonlyResult);
			return handleReadonlyResult(result);
		};
	});
	function handleReadonlyResult(payload) {
		payload.memo || (payload.value = Object.freeze(payload.value));
		return payload;
	}
	let $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
		$ZodCheck.init(inst, def);
		$ZodType.init(inst, def);
		inst._zod.parse = (payload, _) => payload;
		inst._zod.check = (payload) => {
			let input = payload.value;
			let r = def.fn(input);
			if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
			handleRefineResult(r, payload, input, inst);
		};
	});
	function handleRefineResult(result, payload, input, inst) {
		if (!result) {
			let _iss = {
				code: "custom",
				input,
				inst,
				path: [...inst._zod.def.path ?? []],
				continue: !inst._zod.def.abort
			};
			inst._zod.def.params && (_iss.params = inst._zod.def.params);
			payload.issues.push(util_issue(_iss));
		}
	}
	var registries_a;
	class $ZodRegistry {
		constructor() {
			this._map = new WeakMap();
			this._idmap = new Map();
		}
		add(schema, ..._meta) {
			let meta = _meta[0];
			this._map.set(schema, meta);
			meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema);
			return this;
		}
		clear() {
			this._map = new WeakMap();
			this._idmap = new Map();
			return this;
		}
		remove(schema) {
			let meta = this._map.get(schema);
			meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id);
			this._map.delete(schema);
			return this;
		}
		get(schema) {
			let p = schema._zod.parent;
			if (p) {
				let pm = { ...this.get(p) ?? {} };
				delete pm.id;
				let f = {
					...pm,
					...this._map.get(schema)
				};
				return Object.keys(f).length ? f : void 0;
			}
			return this._map.get(schema);
		}
		has(schema) {
			return this._map.has(schema);
		}
	}
	function registry() {
		return new $ZodRegistry();
	}
	(registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
	let globalRegistry = globalThis.__zod_globalRegistry;
	function snapshotChecks(def) {
		def.checks &&= [...def.checks];
		return def;
	}
	function _string(Class, params) {
		return new Class(snapshotChecks({
			type: "string",
			...normalizeParams(params)
		}));
	}
	function _email(Class, params) {
		return new Class({
			type: "string",
			format: "email",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _guid(Class, params) {
		return new Class({
			type: "string",
			format: "guid",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _uuid(Class, params) {
		return new Class({
			type: "string",
			format: "uuid",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _uuidv4(Class, params) {
		return new Class({
			type: "string",
			format: "uuid",
			check: "string_format",
			abort: !1,
			version: "v4",
			...normalizeParams(params)
		});
	}
	function _uuidv6(Class, params) {
		return new Class({
			type: "string",
			format: "uuid",
			check: "string_format",
			abort: !1,
			version: "v6",
			...normalizeParams(params)
		});
	}
	function _uuidv7(Class, params) {
		return new Class({
			type: "string",
			format: "uuid",
			check: "string_format",
			abort: !1,
			version: "v7",
			...normalizeParams(params)
		});
	}
	function _url(Class, params) {
		return new Class({
			type: "string",
			format: "url",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function api_emoji(Class, params) {
		return new Class({
			type: "string",
			format: "emoji",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _nanoid(Class, params) {
		return new Class({
			type: "string",
			format: "nanoid",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _cuid(Class, params) {
		return new Class({
			type: "string",
			format: "cuid",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _cuid2(Class, params) {
		return new Class({
			type: "string",
			format: "cuid2",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _ulid(Class, params) {
		return new Class({
			type: "string",
			format: "ulid",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _xid(Class, params) {
		return new Class({
			type: "string",
			format: "xid",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _ksuid(Class, params) {
		return new Class({
			type: "string",
			format: "ksuid",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _ipv4(Class, params) {
		return new Class({
			type: "string",
			format: "ipv4",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _ipv6(Class, params) {
		return new Class({
			type: "string",
			format: "ipv6",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _cidrv4(Class, params) {
		return new Class({
			type: "string",
			format: "cidrv4",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _cidrv6(Class, params) {
		return new Class({
			type: "string",
			format: "cidrv6",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _base64(Class, params) {
		return new Class({
			type: "string",
			format: "base64",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _base64url(Class, params) {
		return new Class({
			type: "string",
			format: "base64url",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _e164(Class, params) {
		return new Class({
			type: "string",
			format: "e164",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _jwt(Class, params) {
		return new Class({
			type: "string",
			format: "jwt",
			check: "string_format",
			abort: !1,
			...normalizeParams(params)
		});
	}
	function _isoDateTime(Class, params) {
		return new Class({
			type: "string",
			format: "datetime",
			check: "string_format",
			offset: !1,
			local: !1,
			precision: null,
			...normalizeParams(params)
		});
	}
	function _isoDate(Class, params) {
		return new Class({
			type: "string",
			format: "date",
			check: "string_format",
			...normalizeParams(params)
		});
	}
	function _isoTime(Class, params) {
		return new Class({
			type: "string",
			format: "time",
			check: "string_format",
			precision: null,
			...normalizeParams(params)
		});
	}
	function _isoDuration(Class, params) {
		return new Class({
			type: "string",
			format: "duration",
			check: "string_format",
			...normalizeParams(params)
		});
	}
	function _number(Class, params) {
		return new Class(snapshotChecks({
			type: "number",
			checks: [],
			...normalizeParams(params)
		}));
	}
	function _int(Class, params) {
		return new Class({
			type: "number",
			check: "number_format",
			abort: !1,
			format: "safeint",
			...normalizeParams(params)
		});
	}
	function _boolean(Class, params) {
		return new Class({
			type: "boolean",
			...normalizeParams(params)
		});
	}
	function _unknown(Class) {
		return new Class({ type: "unknown" });
	}
	function _never(Class, params) {
		return new Class({
			type: "never",
			...normalizeParams(params)
		});
	}
	function _lt(value, params) {
		return new $ZodCheckLessThan({
			check: "less_than",
			...normalizeParams(params),
			value,
			inclusive: !1
		});
	}
	function _lte(value, params) {
		return new $ZodCheckLessThan({
			check: "less_than",
			...normalizeParams(params),
			value,
			inclusive: !0
		});
	}
	function _gt(value, params) {
		return new $ZodCheckGreaterThan({
			check: "greater_than",
			...normalizeParams(params),
			value,
			inclusive: !1
		});
	}
	function _gte(value, params) {
		return new $ZodCheckGreaterThan({
			check: "greater_than",
			...normalizeParams(params),
			value,
			inclusive: !0
		});
	}
	function _multipleOf(value, params) {
		return new $ZodCheckMultipleOf({
			check: "multiple_of",
			...normalizeParams(params),
			value
		});
	}
	function _maxLength(maximum, params) {
		return new $ZodCheckMaxLength({
			check: "max_length",
			...normalizeParams(params),
			maximum
		});
	}
	function _minLength(minimum, params) {
		return new $ZodCheckMinLength({
			check: "min_length",
			...normalizeParams(params),
			minimum
		});
	}
	function _length(length, params) {
		return new $ZodCheckLengthEquals({
			check: "length_equals",
			...normalizeParams(params),
			length
		});
	}
	function _regex(pattern, params) {
		return new $ZodCheckRegex({
			check: "string_format",
			format: "regex",
			...normalizeParams(params),
			pattern
		});
	}
	function _lowercase(params) {
		return new $ZodCheckLowerCase({
			check: "string_format",
			format: "lowercase",
			...normalizeParams(params)
		});
	}
	function _uppercase(params) {
		return new $ZodCheckUpperCase({
			check: "string_format",
			format: "uppercase",
			...normalizeParams(params)
		});
	}
	function _includes(includes, params) {
		return new $ZodCheckIncludes({
			check: "string_format",
			format: "includes",
			...normalizeParams(params),
			includes
		});
	}
	function _startsWith(prefix, params) {
		return new $ZodCheckStartsWith({
			check: "string_format",
			format: "starts_with",
			...normalizeParams(params),
			prefix
		});
	}
	function _endsWith(suffix, params) {
		return new $ZodCheckEndsWith({
			check: "string_format",
			format: "ends_with",
			...normalizeParams(params),
			suffix
		});
	}
	function _overwrite(tx) {
		return new $ZodCheckOverwrite({
			check: "overwrite",
			tx
		});
	}
	function _normalize(form) {
		return _overwrite((input) => input.normalize(form));
	}
	function _trim() {
		return _overwrite((input) => input.trim());
	}
	function _toLowerCase() {
		return _overwrite((input) => input.toLowerCase());
	}
	function _toUpperCase() {
		return _overwrite((input) => input.toUpperCase());
	}
	function _slugify() {
		return _overwrite((input) => slugify(input));
	}
	function _array(Class, element, params) {
		return new Class({
			type: "array",
			element,
			...normalizeParams(params)
		});
	}
	function _custom(Class, fn, _params) {
		let norm = normalizeParams(_params);
		norm.abort ??= !0;
		return new Class({
			type: "custom",
			check: "custom",
			fn,
			...norm
		});
	}
	function _refine(Class, fn, _params) {
		return new Class({
			type: "custom",
			check: "custom",
			fn,
			...normalizeParams(_params)
		});
	}
	function _superRefine(fn, params) {
		let ch = _check((payload) => {
			payload.addIssue = (issue) => {
				if (typeof issue == "string") payload.issues.push(util_issue(issue, payload.value, ch._zod.def));
				else {
					let _issue = issue;
					_issue.fatal && (_issue.continue = !1);
					_issue.code ??= "custom";
					"input" in _issue || (_issue.input = payload.value);
					_issue.inst ??= ch;
					_issue.continue ??= !ch._zod.def.abort;
					payload.issues.push(util_issue(_issue));
				}
			};
			return fn(payload.value, payload);
		}, params);
		return ch;
	}
	function _check(fn, params) {
		let ch = new $ZodCheck({
			check: "custom",
			...normalizeParams(params)
		});
		ch._zod.check = fn;
		return ch;
	}
	function assignProps(target, ...sources) {
		for (let source of sources) for (let key of Reflect.ownKeys(source)) Object.prototype.propertyIsEnumerable.call(source, key) && util_assignProp(target, key, source[key]);
		return target;
	}
	function to_json_schema_initializeContext(params) {
		let target = params?.target ?? "draft-2020-12";
		target === "draft-4" && (target = "draft-04");
		target === "draft-7" && (target = "draft-07");
		return {
			processors: params.processors ?? {},
			metadataRegistry: params?.metadata ?? globalRegistry,
			target,
			unrepresentable: params?.unrepresentable ?? "throw",
			override: params?.override ?? (() => {}),
			io: params?.io ?? "output",
			counter: 0,
			seen: new Map(),
			sharedDefsExtractedFor: void 0,
			sharedEmitDoneFor: void 0,
			cycles: params?.cycles ?? "ref",
			reused: params?.reused ?? "inline",
			intersections: [],
			deferred: [],
			external: params?.external ?? void 0
		};
	}
	function handleUnrepresentable(schema, ctx, json, params, message) {
		let result = typeof ctx.unrepresentable == "function" ? ctx.unrepresentable({
			zodSchema: schema,
			path: params.path,
			message
		}) : ctx.unrepresentable;
		if (result === "any") return !1;
		if (result === void 0 || result === "throw") throw Error(message);
		Object.assign(json, result);
		return !0;
	}
	function to_json_schema_processSchema(schema, ctx, _params = {
		path: [],
		schemaPath: []
	}) {
		var _a;
		let def = schema._zod.def;
		let seen = ctx.seen.get(schema);
		if (seen) {
			seen.count++;
			_params.schemaPath.includes(schema) && (seen.cycle = _params.path);
			return seen.schema;
		}
		let result = {
			schema: {},
			count: 1,
			cycle: void 0,
			path: _params.path
		};
		ctx.seen.set(schema, result);
		ctx.sharedDefsExtractedFor = void 0;
		ctx.sharedEmitDoneFor = void 0;
		let overrideSchema = schema._zod.toJSONSchema?.();
		if (overrideSchema) result.schema = overrideSchema;
		else {
			let params = {
				..._params,
				schemaPath: [..._params.schemaPath, schema],
				path: _params.path
			};
			if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
			else {
				let _json = result.schema;
				let processor = ctx.processors[def.type];
				if (!processor) throw Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
				processor(schema, ctx, _json, params);
			}
			let parent = schema._zod.parent;
			if (parent) {
				result.ref ||= parent;
				to_json_schema_processSchema(parent, ctx, params);
				ctx.seen.get(parent).isParent = !0;
			}
		}
		let meta = ctx.metadataRegistry.get(schema);
		meta && assignProps(result.schema, meta);
		if (ctx.io === "input" && isTransforming(schema)) {
			delete result.schema.examples;
			delete result.schema.default;
		}
		ctx.io === "input" && "_prefault" in result.schema && ((_a = result.schema).default ?? (_a.default = result.schema._prefault));
		delete result.schema._prefault;
		return ctx.seen.get(schema).schema;
	}
	function encodeJSONPointerSegment(segment) {
		return segment.replace(/~/g, "~0").replace(/\//g, "~1");
	}
	function to_json_schema_extractDefs(ctx, schema) {
		let root = ctx.seen.get(schema);
		if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
		if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
		let idToSchema = new Map();
		for (let entry of ctx.seen.entries()) {
			let id = ctx.metadataRegistry.get(entry[0])?.id;
			if (id) {
				let existing = idToSchema.get(id);
				if (existing && existing !== entry[0]) throw Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
				idToSchema.set(id, entry[0]);
			}
		}
		let makeURI = (entry) => {
			let defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
			if (ctx.external) {
				let externalId = ctx.external.registry.get(entry[0])?.id;
				let uriGenerator = ctx.external.uri ?? ((id) => id);
				if (externalId) return { ref: uriGenerator(externalId) };
				let id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
				entry[1].defId = id;
				return {
					defId: id,
					ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
				};
			}
			let defUriPrefix = `#/${defsSegment}/`;
			if (entry[1] === root && !entry[1].schema.id) return { ref: "#" };
			let defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
			return {
				defId,
				ref: defUriPrefix + encodeJSONPointerSegment(defId)
			};
		};
		let extractToDef = (entry) => {
			if (entry[1].schema.$ref) return;
			let seen = entry[1];
			let { ref, defId } = makeURI(entry);
			seen.def = { ...seen.schema };
			defId && (seen.defId = defId);
			let schema = seen.schema;
			for (let key in schema) delete schema[key];
			schema.$ref = ref;
		};
		if (ctx.cycles === "throw") for (let entry of ctx.seen.entries()) {
			let seen = entry[1];
			if (seen.cycle) throw Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
		}
		for (let entry of ctx.seen.entries()) {
			let seen = entry[1];
			if (schema === entry[0]) {
				extractToDef(entry);
				continue;
			}
			if (ctx.external) {
				let ext = ctx.external.registry.get(entry[0])?.id;
				if (schema !== entry[0] && ext) {
					extractToDef(entry);
					continue;
				}
			}
			if (ctx.metadataRegistry.get(entry[0])?.id) {
				extractToDef(entry);
				continue;
			}
			if (seen.cycle) {
				extractToDef(entry);
				continue;
			}
			seen.count > 1 && ctx.reused === "ref" && extractToDef(entry);
		}
		ctx.external && (ctx.sharedDefsExtractedFor = ctx.external);
	}
	function compactTypeUnion(schema) {
		let options = schema.anyOf;
		if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
		let types = [];
		for (let option of options) {
			if (!option || typeof option != "object") return;
			compactTypeUnion(option);
			let keys = Object.keys(option);
			if (keys.length !== 1 || keys[0] !== "type") return;
			let type = option.type;
			for (let member of Array.isArray(type) ? type : [type]) {
				if (typeof member != "string") return;
				types.includes(member) || types.push(member);
			}
		}
		delete schema.anyOf;
		schema.type = types.length === 1 ? types[0] : types;
	}
	let FOLDABLE_KEYS = new Set([
		"type",
		"properties",
		"required",
		"additionalProperties"
	]);
	let UNION_KEYS = ["oneOf", "anyOf"];
	function undeclaredConstraint(member) {
		let extra = member.additionalProperties;
		if (extra === void 0 || extra === !1 || typeof extra != "object" || !extra) return null;
		return Object.keys(extra).length ? extra : null;
	}
	function foldObjects(members) {
		let objects = [];
		for (let member of members) {
			if (typeof member != "object" || member.type !== "object") return null;
			for (let key in member) if (!FOLDABLE_KEYS.has(key)) return null;
			objects.push(member);
		}
		let properties = {};
		let required = new Set();
		for (let object of objects) {
			for (let key in object.properties) {
				if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
				let parts = [];
				for (let other of objects) {
					let part = other.properties?.[key] ?? undeclaredConstraint(other);
					if (part == null) continue;
					parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)) || parts.push(part);
				}
				util_assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
			}
			for (let key of object.required ?? []) required.add(key);
		}
		let folded = {
			type: "object",
			properties
		};
		required.size && (folded.required = [...required]);
		if (objects.every((object) => object.additionalProperties === !1)) folded.additionalProperties = !1;
		else {
			let constraints = [];
			for (let object of objects) {
				let constraint = undeclaredConstraint(object);
				constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)) && constraints.push(constraint);
			}
			constraints.length === 1 ? folded.additionalProperties = constraints[0] : constraints.length > 1 && (folded.additionalProperties = { allOf: constraints });
		}
		return folded;
	}
	function foldIntersection(json) {
		let allOf = json.allOf;
		if (!Array.isArray(allOf) || allOf.length < 2) return;
		for (let key of FOLDABLE_KEYS) if (key in json) return;
		let unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
		let folded = null;
		if (!unions.length) folded = foldObjects(allOf);
		else {
			let union = unions[0];
			let keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
			if (Object.keys(union).length !== 1) return;
			let rest = allOf.filter((m) => m !== union);
			let branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
			if (branches.some((b) => !b)) return;
			folded = { [keyword]: branches };
		}
		if (!folded) return;
		delete json.allOf;
		assignProps(json, folded);
	}
	function to_json_schema_finalize(ctx, schema) {
		let root = ctx.seen.get(schema);
		if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
		let flattenRef = (zodSchema) => {
			let seen = ctx.seen.get(zodSchema);
			if (seen.ref === null) return;
			let schema = seen.def ?? seen.schema;
			let _cached = { ...schema };
			let ref = seen.ref;
			seen.ref = null;
			if (ref) {
				flattenRef(ref);
				let refSeen = ctx.seen.get(ref);
				let refSchema = refSeen.schema;
				if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
					schema.allOf = schema.allOf ?? [];
					schema.allOf.push(refSchema);
				} else assignProps(schema, refSchema);
				assignProps(schema, _cached);
				if (zodSchema._zod.parent === ref) for (let key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					key in _cached || delete schema[key];
				}
				if (refSchema.$ref && refSeen.def) for (let key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key]) && delete schema[key];
				}
			}
			let parent = zodSchema._zod.parent;
			if (parent && parent !== ref) {
				flattenRef(parent);
				let parentSeen = ctx.seen.get(parent);
				if (parentSeen?.schema.$ref) {
					schema.$ref = parentSeen.schema.$ref;
					if (parentSeen.def) for (let key in schema) {
						if (key === "$ref" || key === "allOf") continue;
						key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key]) && delete schema[key];
					}
				}
			}
			ctx.override({
				zodSchema,
				jsonSchema: schema,
				path: seen.path ?? []
			});
		};
		if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
			for (let entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
			if (ctx.target !== "openapi-3.0") for (let entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
			for (let rewrite of ctx.deferred) rewrite();
			if (ctx.intersections.length) {
				let carriers = new Map();
				for (let seen of ctx.seen.values()) for (let json of [seen.schema, seen.def]) {
					let allOf = json?.allOf;
					if (!Array.isArray(allOf)) continue;
					let existing = carriers.get(allOf);
					existing ? existing.push(json) : carriers.set(allOf, [json]);
				}
				for (let allOf of ctx.intersections) for (let json of carriers.get(allOf) ?? []) foldIntersection(json);
			}
		}
		let result = {};
		ctx.target === "draft-2020-12" ? result.$schema = "https://json-schema.org/draft/2020-12/schema" : ctx.target === "draft-07" ? result.$schema = "http://json-schema.org/draft-07/schema#" : ctx.target === "draft-04" ? result.$schema = "http://json-schema.org/draft-04/schema#" : ctx.target;
		if (ctx.external?.uri) {
			let id = ctx.external.registry.get(schema)?.id;
			if (!id) throw Error("Schema is missing an `id` property");
			result.$id = ctx.external.uri(id);
		}
		assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
		let rootMetaId = ctx.metadataRegistry.get(schema)?.id;
		rootMetaId !== void 0 && result.id === rootMetaId && delete result.id;
		let defs = ctx.external?.defs ?? {};
		if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (let entry of ctx.seen.entries()) {
			let seen = entry[1];
			if (seen.def && seen.defId) {
				seen.def.id === seen.defId && delete seen.def.id;
				util_assignProp(defs, seen.defId, seen.def);
			}
		}
		ctx.external && (ctx.sharedEmitDoneFor = ctx.external);
		ctx.external || Object.keys(defs).length > 0 && (ctx.target === "draft-2020-12" ? result.$defs = defs : result.definitions = defs);
		try {
			let finalized = JSON.parse(JSON.stringify(result));
			Object.defineProperty(finalized, "~standard", {
				value: {
					...schema["~standard"],
					jsonSchema: {
						input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
						output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
					}
				},
				enumerable: !1,
				writable: !1
			});
			return finalized;
		} catch {
			throw Error("Error converting schema to JSON.");
		}
	}
	function isTransforming(_schema, _ctx) {
		let ctx = _ctx ?? { seen: new Set() };
		if (ctx.seen.has(_schema)) return !1;
		ctx.seen.add(_schema);
		let def = _schema._zod.def;
		if (def.type === "transform") return !0;
		if (def.type === "array") return isTransforming(def.element, ctx);
		if (def.type === "set") return isTransforming(def.valueType, ctx);
		if (def.type === "lazy") return isTransforming(def.getter(), ctx);
		if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
		if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
		if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
		if (def.type === "pipe") {
			if (_schema._zod.traits.has("$ZodCodec")) return !0;
			return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
		}
		if (def.type === "object") {
			for (let key in def.shape) if (isTransforming(def.shape[key], ctx)) return !0;
			return !1;
		}
		if (def.type === "union") {
			for (let option of def.options) if (isTransforming(option, ctx)) return !0;
			return !1;
		}
		if (def.type === "tuple") {
			for (let item of def.items) if (isTransforming(item, ctx)) return !0;
			if (def.rest && isTransforming(def.rest, ctx)) return !0;
			return !1;
		}
		return !1;
	}
	let createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
		let ctx = to_json_schema_initializeContext({
			...params,
			processors
		});
		to_json_schema_processSchema(schema, ctx);
		to_json_schema_extractDefs(ctx, schema);
		return to_json_schema_finalize(ctx, schema);
	};
	let createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
		let { libraryOptions, target } = params ?? {};
		let ctx = to_json_schema_initializeContext({
			...libraryOptions ?? {},
			target,
			io,
			processors
		});
		to_json_schema_processSchema(schema, ctx);
		to_json_schema_extractDefs(ctx, schema);
		return to_json_schema_finalize(ctx, schema);
	};
	let narrowMin = (agg, key, value) => {
		(agg[key] === void 0 || value > agg[key]) && (agg[key] = value);
	};
	let narrowMax = (agg, key, value) => {
		(agg[key] === void 0 || value < agg[key]) && (agg[key] = value);
	};
	let narrowBoth = (agg, value) => {
		narrowMin(agg, "minimum", value);
		narrowMax(agg, "maximum", value);
	};
	let addDivisor = (agg, value) => {
		agg.multipleOf ??= [];
		agg.multipleOf.includes(value) || agg.multipleOf.push(value);
	};
	let addPattern = (agg, pattern) => {
		agg.patterns ??= new Set();
		agg.patterns.add(pattern);
	};
	let intersectMime = (agg, mime) => {
		agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
	};
	let setFormat = (agg, format) => {
		agg.format = format;
		format.includes("int") && (agg.isInt = !0);
	};
	let minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
	let maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
	let formatContributor = (ranges) => (agg, def) => {
		setFormat(agg, def.format);
		let [minimum, maximum] = ranges[def.format];
		narrowMin(agg, "minimum", minimum);
		narrowMax(agg, "maximum", maximum);
	};
	let contributors = {
		greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
		less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
		multiple_of: (agg, def) => addDivisor(agg, def.value),
		number_format: formatContributor(NUMBER_FORMAT_RANGES),
		bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
		min_length: minContributor,
		max_length: maxContributor,
		length_equals: (agg, def) => narrowBoth(agg, def.length),
		min_size: minContributor,
		max_size: maxContributor,
		size_equals: (agg, def) => narrowBoth(agg, def.size),
		string_format: (agg, def) => {
			setFormat(agg, def.format);
			def.pattern && addPattern(agg, def.pattern);
			(def.format === "base64" || def.format === "base64url") && (agg.contentEncoding = def.format);
			(def.local || def.precision === -1) && (agg.laxFormat = !0);
		},
		mime_type: (agg, def) => intersectMime(agg, def.mime)
	};
	function aggregateChecks(schema) {
		let agg = {};
		let def = schema._zod.def;
		let list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
		for (let ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
		let bag = schema._zod.bag;
		bag.minimum !== void 0 && narrowMin(agg, "minimum", bag.minimum);
		bag.exclusiveMinimum !== void 0 && narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
		bag.maximum !== void 0 && narrowMax(agg, "maximum", bag.maximum);
		bag.exclusiveMaximum !== void 0 && narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
		bag.multipleOf !== void 0 && addDivisor(agg, bag.multipleOf);
		if (bag.format !== void 0) {
			agg.format ??= bag.format;
			bag.format.includes("int") && (agg.isInt = !0);
		}
		bag.mime && intersectMime(agg, bag.mime);
		for (let pattern of bag.patterns ?? []) addPattern(agg, pattern);
		return agg;
	}
	let formatMap = {
		guid: "uuid",
		url: "uri",
		datetime: "date-time",
		json_string: "json-string",
		regex: ""
	};
	let exactPatterns = new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
	let exactPattern = (p) => exactPatterns.get(p) ?? p;
	let stringProcessor = (schema, ctx, _json, _params) => {
		let json = _json;
		json.type = "string";
		let { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
		typeof minimum == "number" && (json.minLength = minimum);
		typeof maximum == "number" && (json.maxLength = maximum);
		if (format) {
			json.format = formatMap[format] ?? format;
			json.format === "" && delete json.format;
			(format === "time" || laxFormat) && delete json.format;
		}
		contentEncoding && (json.contentEncoding = contentEncoding);
		if (patterns && patterns.size > 0) {
			let patternList = [...patterns].map(exactPattern);
			patternList.length === 1 ? json.pattern = patternList[0].source : patternList.length > 1 && (json.allOf = [...patternList.map((regex) => ({
				...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
				pattern: regex.source
			}))]);
		}
	};
	let numberProcessor = (schema, ctx, _json, params) => {
		let json = _json;
		let { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
		json.type = isInt ? "integer" : "number";
		let exMin = typeof exclusiveMinimum == "number" && exclusiveMinimum >= (minimum ?? -Infinity);
		let exMax = typeof exclusiveMaximum == "number" && exclusiveMaximum <= (maximum ?? Infinity);
		let legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
		if (exMin) {
			if (legacy) {
				json.minimum = exclusiveMinimum;
				json.exclusiveMinimum = !0;
			} else json.exclusiveMinimum = exclusiveMinimum;
		} else typeof minimum == "number" && (json.minimum = minimum);
		if (exMax) {
			if (legacy) {
				json.maximum = exclusiveMaximum;
				json.exclusiveMaximum = !0;
			} else json.exclusiveMaximum = exclusiveMaximum;
		} else typeof maximum == "number" && (json.maximum = maximum);
		if (multipleOf) {
			let divisors = new Set();
			for (let divisor of multipleOf) Number.isFinite(divisor) && divisor !== 0 ? divisors.add(Math.abs(divisor)) : handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
			let [first, ...rest] = divisors;
			first !== void 0 && (json.multipleOf = first);
			rest.length && (json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))]);
		}
	};
	let booleanProcessor = (_schema, _ctx, json, _params) => {
		json.type = "boolean";
	};
	let neverProcessor = (_schema, _ctx, json, _params) => {
		json.not = {};
	};
	let enumProcessor = (schema, _ctx, json, _params) => {
		let def = schema._zod.def;
		let values = getEnumValues(def.entries);
		if (values.length === 0) {
			json.not = {};
			return;
		}
		values.every((v) => typeof v == "number") && (json.type = "number");
		values.every((v) => typeof v == "string") && (json.type = "string");
		json.enum = values;
	};
	let literalProcessor = (schema, ctx, json, params) => {
		let def = schema._zod.def;
		if (def.values.length === 0) {
			json.not = {};
			return;
		}
		let vals = [];
		for (let val of def.values) if (val === void 0) {
			if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
		} else if (typeof val == "bigint") {
			if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
			vals.push(Number(val));
		} else vals.push(val);
		if (vals.length !== 0) {
			if (vals.length === 1) {
				let val = vals[0];
				json.type = val === null ? "null" : typeof val;
				ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? json.enum = [val] : json.const = val;
			} else {
				vals.every((v) => typeof v == "number") && (json.type = "number");
				vals.every((v) => typeof v == "string") && (json.type = "string");
				vals.every((v) => typeof v == "boolean") && (json.type = "boolean");
				vals.every((v) => v === null) && (json.type = "null");
				json.enum = vals;
			}
		}
	};
	let customProcessor = (schema, ctx, json, params) => {
		handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
	};
	let transformProcessor = (schema, ctx, json, params) => {
		handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
	};
	let arrayProcessor = (schema, ctx, _json, params) => {
		let json = _json;
		let def = schema._zod.def;
		let { minimum, maximum } = aggregateChecks(schema);
		typeof minimum == "number" && (json.minItems = minimum);
		typeof maximum == "number" && (json.maxItems = maximum);
		json.type = "array";
		json.items = to_json_schema_processSchema(def.element, ctx, {
			...params,
			path: [...params.path, "items"]
		});
	};
	function inputOptin(schema) {
		let def = schema._zod.def;
		if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
		if (def.type === "catch") return inputOptin(def.innerType);
		return schema._zod.optin;
	}
	let objectProcessor = (schema, ctx, _json, params) => {
		let json = _json;
		let def = schema._zod.def;
		let shape = def.shape;
		if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
		json.type = "object";
		json.properties = {};
		for (let key in shape) util_assignProp(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
			...params,
			path: [
				...params.path,
				"properties",
				key
			]
		}));
		let requiredKeys = [];
		for (let key of Object.keys(shape)) {
			let field = def.shape[key];
			(ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) && requiredKeys.push(key);
		}
		requiredKeys.length > 0 && (json.required = requiredKeys);
		def.catchall?._zod.def.type === "never" ? json.additionalProperties = !1 : def.catchall ? def.catchall && (json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		})) : ctx.io === "output" && (json.additionalProperties = !1);
	};
	let unionProcessor = (schema, ctx, json, params) => {
		let def = schema._zod.def;
		let isExclusive = def.inclusive === !1;
		let options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
			...params,
			path: [
				...params.path,
				isExclusive ? "oneOf" : "anyOf",
				i
			]
		}));
		isExclusive ? json.oneOf = options : json.anyOf = options;
	};
	let intersectionProcessor = (schema, ctx, json, params) => {
		let def = schema._zod.def;
		let a = to_json_schema_processSchema(def.left, ctx, {
			...params,
			path: [
				...params.path,
				"allOf",
				0
			]
		});
		let b = to_json_schema_processSchema(def.right, ctx, {
			...params,
			path: [
				...params.path,
				"allOf",
				1
			]
		});
		let isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
		let allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
		json.allOf = allOf;
		ctx.intersections.push(allOf);
	};
	let tupleProcessor = (schema, ctx, _json, params) => {
		let json = _json;
		let def = schema._zod.def;
		json.type = "array";
		let prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
		let restPath = ctx.target === "draft-2020-12" || ctx.target === "openapi-3.0" ? "items" : "additionalItems";
		let prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
			...params,
			path: [
				...params.path,
				prefixPath,
				i
			]
		}));
		let rest = def.rest ? to_json_schema_processSchema(def.rest, ctx, {
			...params,
			path: [
				...params.path,
				restPath,
				...ctx.target === "openapi-3.0" ? [def.items.length] : []
			]
		}) : null;
		let minItems = def.items.length;
		for (; minItems > 0;) {
			let item = def.items[minItems - 1];
			if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
			minItems--;
		}
		let maxItems = def.items.length;
		let isClosed = !def.rest;
		if (ctx.target === "draft-2020-12") {
			json.prefixItems = prefixItems;
			isClosed ? json.items = !1 : rest && (json.items = rest);
			minItems > 0 && (json.minItems = minItems);
			isClosed && (json.maxItems = maxItems);
		} else if (ctx.target === "openapi-3.0") {
			json.items = { anyOf: prefixItems };
			rest && json.items.anyOf.push(rest);
			minItems > 0 && (json.minItems = minItems);
			isClosed && (json.maxItems = maxItems);
		} else {
			json.items = prefixItems;
			isClosed ? json.additionalItems = !1 : rest && (json.additionalItems = rest);
			minItems > 0 && (json.minItems = minItems);
			isClosed && (json.maxItems = maxItems);
		}
		let { minimum, maximum } = aggregateChecks(schema);
		typeof minimum == "number" && (json.minItems = minimum);
		typeof maximum == "number" && (json.maxItems = maximum);
	};
	function stringifyKeyNames(bySchema, json, visited) {
		if (json.$ref) {
			if (visited.has(json)) return json;
			visited.add(json);
			let def = bySchema.get(json)?.def;
			if (!def) return json;
			let inlined = stringifyKeyNames(bySchema, def, visited);
			return inlined === def ? json : inlined;
		}
		for (let keyword of ["anyOf", "oneOf"]) {
			let branches = json[keyword];
			if (!Array.isArray(branches)) continue;
			let mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
			mapped.some((branch, i) => branch !== branches[i]) && (json = {
				...json,
				[keyword]: mapped
			});
		}
		let types = Array.isArray(json.type) ? json.type : [json.type];
		let numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
		let values = json.enum ?? (json.const === void 0 ? void 0 : [json.const]);
		if (!numericType && !values?.some((v) => typeof v == "number")) return json;
		let { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
		rest.enum ? rest.enum = rest.enum.map((v) => typeof v == "number" ? String(v) : v) : typeof rest.const == "number" && (rest.const = String(rest.const));
		if (!numericType) return rest;
		rest.type = "string";
		values || (rest.pattern = (types.includes("number") ? number : integer).source);
		return rest;
	}
	let pendingRecords = new WeakMap();
	function rewriteKeyNames(ctx) {
		let bySchema = new Map();
		for (let entry of ctx.seen.values()) entry.def && !bySchema.has(entry.schema) && bySchema.set(entry.schema, entry);
		let rewrites = new Map();
		for (let record of pendingRecords.get(ctx) ?? []) {
			let seen = ctx.seen.get(record);
			let names = (seen?.def ?? seen?.schema)?.propertyNames;
			if (!names || names === !0 || rewrites.has(names)) continue;
			let rewritten = stringifyKeyNames(bySchema, names, new Set());
			rewritten !== names && rewrites.set(names, rewritten);
		}
		if (!rewrites.size) return;
		for (let entry of ctx.seen.values()) for (let carrier of [entry.schema, entry.def]) {
			let rewritten = carrier && rewrites.get(carrier.propertyNames);
			rewritten && (carrier.propertyNames = rewritten);
		}
	}
	let recordProcessor = (schema, ctx, _json, params) => {
		let json = _json;
		let def = schema._zod.def;
		json.type = "object";
		let keyType = def.keyType;
		let patterns = aggregateChecks(keyType).patterns;
		if (def.mode === "loose" && patterns && patterns.size > 0) {
			let valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
				...params,
				path: [
					...params.path,
					"patternProperties",
					"*"
				]
			});
			json.patternProperties = {};
			for (let pattern of patterns) util_assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
		} else {
			if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
				json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
					...params,
					path: [...params.path, "propertyNames"]
				});
				let pending = pendingRecords.get(ctx);
				if (!pending) {
					pending = [];
					pendingRecords.set(ctx, pending);
					ctx.deferred.push(() => rewriteKeyNames(ctx));
				}
				pending.push(schema);
			}
			json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
				...params,
				path: [...params.path, "additionalProperties"]
			});
		}
		let keyValues = keyType._zod.values;
		let omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
		if (keyValues && !def.partial && !omittableOnInput) {
			let validKeyValues = [...keyValues].filter((v) => typeof v == "string" || typeof v == "number");
			validKeyValues.length > 0 && (json.required = validKeyValues.map(String));
		}
	};
	let nullableProcessor = (schema, ctx, json, params) => {
		let def = schema._zod.def;
		let inner = to_json_schema_processSchema(def.innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		if (ctx.target === "openapi-3.0") {
			seen.ref = def.innerType;
			json.nullable = !0;
		} else json.anyOf = [inner, { type: "null" }];
	};
	let nonoptionalProcessor = (schema, ctx, _json, params) => {
		let def = schema._zod.def;
		to_json_schema_processSchema(def.innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		seen.ref = def.innerType;
	};
	let UNREPRESENTABLE_DEFAULT = Symbol();
	function serializeDefaultValue(value, schema, ctx, json, params) {
		let unrepresentable = !1;
		let serialized = JSON.stringify(value, (_, val) => {
			if (typeof val != "bigint") return val;
			unrepresentable = !0;
			return null;
		});
		if (!unrepresentable) return JSON.parse(serialized);
		handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
		return UNREPRESENTABLE_DEFAULT;
	}
	let defaultProcessor = (schema, ctx, json, params) => {
		let def = schema._zod.def;
		to_json_schema_processSchema(def.innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		seen.ref = def.innerType;
		let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
		value !== UNREPRESENTABLE_DEFAULT && (json.default = value);
	};
	let prefaultProcessor = (schema, ctx, json, params) => {
		let def = schema._zod.def;
		to_json_schema_processSchema(def.innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		seen.ref = def.innerType;
		if (ctx.io !== "input") return;
		let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
		value !== UNREPRESENTABLE_DEFAULT && (json._prefault = value);
	};
	let catchProcessor = (schema, ctx, json, params) => {
		let def = schema._zod.def;
		to_json_schema_processSchema(def.innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		seen.ref = def.innerType;
		let catchValue;
		try {
			catchValue = def.catchValue(void 0);
		} catch {
			handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
			return;
		}
		json.default = catchValue;
	};
	let pipeProcessor = (schema, ctx, _json, params) => {
		let def = schema._zod.def;
		let inIsTransform = def.in._zod.traits.has("$ZodTransform");
		let innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
		to_json_schema_processSchema(innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		seen.ref = innerType;
	};
	let readonlyProcessor = (schema, ctx, json, params) => {
		let def = schema._zod.def;
		to_json_schema_processSchema(def.innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		seen.ref = def.innerType;
		json.readOnly = !0;
	};
	let optionalProcessor = (schema, ctx, _json, params) => {
		let def = schema._zod.def;
		to_json_schema_processSchema(def.innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		seen.ref = def.innerType;
	};
	let error = () => {
		let Sizable = {
			string: {
				unit: "characters",
				verb: "to have"
			},
			file: {
				unit: "bytes",
				verb: "to have"
			},
			array: {
				unit: "items",
				verb: "to have"
			},
			set: {
				unit: "items",
				verb: "to have"
			},
			map: {
				unit: "entries",
				verb: "to have"
			}
		};
		function getSizing(origin) {
			return Sizable[origin] ?? null;
		}
		let FormatDictionary = {
			regex: "input",
			email: "email address",
			url: "URL",
			emoji: "emoji",
			uuid: "UUID",
			uuidv4: "UUIDv4",
			uuidv6: "UUIDv6",
			nanoid: "nanoid",
			guid: "GUID",
			cuid: "cuid",
			cuid2: "cuid2",
			ulid: "ULID",
			xid: "XID",
			ksuid: "KSUID",
			datetime: "ISO datetime",
			date: "ISO date",
			time: "ISO time",
			duration: "ISO duration",
			ipv4: "IPv4 address",
			ipv6: "IPv6 address",
			mac: "MAC address",
			cidrv4: "IPv4 range",
			cidrv6: "IPv6 range",
			base64: "base64-encoded string",
			base64url: "base64url-encoded string",
			json_string: "JSON string",
			e164: "E.164 number",
			currency_code: "currency code",
			credit_card: "credit card number",
			iban: "IBAN",
			jwt: "JWT",
			template_literal: "input"
		};
		let TypeDictionary = { nan: "NaN" };
		function getTypeName(type, input) {
			if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
			return TypeDictionary[type] ?? type;
		}
		return (issue) => {
			switch (issue.code) {
				case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
				case "invalid_value":
					if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
					return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
				case "too_big": {
					let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
					let sizing = getSizing(issue.origin);
					if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
					return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
				}
				case "too_small": {
					let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
					let sizing = getSizing(issue.origin);
					if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
					return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
				}
				case "invalid_format": {
					let _issue = issue;
					if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
					if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
					if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
					if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
					return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
				}
				case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
				case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
				case "invalid_key": return `Invalid key in ${issue.origin}`;
				case "invalid_union":
					if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
					if (issue.inclusive === !1) return "Invalid input: more than one option matched";
					return "Invalid input";
				case "invalid_element": return `Invalid value in ${issue.origin}`;
				default: return "Invalid input";
			}
		};
	};
	function en() {
		return { localeError: error() };
	}
	function _getMessage() {
		let internals = this._zod;
		internals.message ??= JSON.stringify(internals.def, jsonStringifyReplacer, 2);
		return internals.message;
	}
	function _setMessage(value) {
		this._zod.message = value;
	}
	let _messageDesc = {
		get: _getMessage,
		set: _setMessage,
		enumerable: !0,
		configurable: !0
	};
	let _issuesDesc = {
		value: void 0,
		enumerable: !1
	};
	let _installedToString = new WeakSet([Object.prototype, Error.prototype]);
	let initializer = (inst, def) => {
		inst.name = "$ZodError";
		_issuesDesc.value = def;
		Object.defineProperty(inst, "issues", _issuesDesc);
		_issuesDesc.value = void 0;
		Object.defineProperty(inst, "message", _messageDesc);
		let proto = Object.getPrototypeOf(inst);
		if (!_installedToString.has(proto)) {
			_installedToString.add(proto);
			Object.defineProperty(proto, "toString", {
				configurable: !0,
				enumerable: !1,
				get() {
					let value = () => this.message;
					Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					});
					return value;
				},
				set(value) {
					Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					});
				}
			});
		}
	};
	let $ZodError = $constructor("$ZodError", initializer);
	$constructor("$ZodError", initializer, void 0, { Parent: Error });
	function node(obj, key, make) {
		Object.prototype.hasOwnProperty.call(obj, key) || (key === "__proto__" ? Object.defineProperty(obj, key, {
			value: make(),
			writable: !0,
			enumerable: !0,
			configurable: !0
		}) : obj[key] = make());
		return obj[key];
	}
	function flattenError(error, mapper = (issue) => issue.message) {
		let fieldErrors = {};
		let formErrors = [];
		for (let sub of error.issues) sub.path.length > 0 ? node(fieldErrors, sub.path[0], () => []).push(mapper(sub)) : formErrors.push(mapper(sub));
		return {
			formErrors,
			fieldErrors
		};
	}
	function formatError(error, mapper = (issue) => issue.message) {
		let fieldErrors = { _errors: [] };
		let processError = (error, path = []) => {
			for (let issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
			else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
			else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
			else {
				let fullpath = [...path, ...issue.path];
				if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
				else {
					let curr = fieldErrors;
					let i = 0;
					for (; i < fullpath.length;) {
						let el = fullpath[i];
						let terminal = i === fullpath.length - 1;
						if (el === "_errors") {
							terminal && curr._errors.push(mapper(issue));
							i++;
							continue;
						}
						Object.prototype.hasOwnProperty.call(curr, el) || Object.defineProperty(curr, el, {
							value: { _errors: [] },
							enumerable: !0,
							writable: !0,
							configurable: !0
						});
						let node = curr[el];
						terminal && node._errors.push(mapper(issue));
						curr = node;
						i++;
					}
				}
			}
		};
		processError(error);
		return fieldErrors;
	}
	function finalizeParams(callee, params) {
		return {
			callee: params?.callee ?? callee,
			Err: params?.Err
		};
	}
	let _parse = (_Err) => {
		let fn = (schema, value, _ctx, _params) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !1
			} : { async: !1 };
			let result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) throw new $ZodAsyncError();
			if (result.issues.length) {
				let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
				captureStackTrace(e, _params?.callee ?? fn);
				throw e;
			}
			return result.value;
		};
		return fn;
	};
	let _parseAsync = (_Err) => {
		let fn = async (schema, value, _ctx, params) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !0
			} : { async: !0 };
			let result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			result instanceof Promise && (result = await result);
			if (result.issues.length) {
				let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
				captureStackTrace(e, params?.callee ?? fn);
				throw e;
			}
			return result.value;
		};
		return fn;
	};
	let _safeParse = (_Err) => (schema, value, _ctx) => {
		let ctx = _ctx ? {
			..._ctx,
			async: !1
		} : { async: !1 };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		return result.issues.length ? failure(_Err, result.issues, ctx) : {
			success: !0,
			data: result.value
		};
	};
	function failure(Err, issues, ctx) {
		let error;
		return {
			success: !1,
			get error() {
				if (!error) {
					error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
					issues = void 0;
					ctx = void 0;
				}
				return error;
			},
			set error(e) {
				error = e;
				issues = void 0;
				ctx = void 0;
			}
		};
	}
	let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
		let ctx = _ctx ? {
			..._ctx,
			async: !0
		} : { async: !0 };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		result instanceof Promise && (result = await result);
		return result.issues.length ? failure(_Err, result.issues, ctx) : {
			success: !0,
			data: result.value
		};
	};
	let COMPILE_INVALID = Symbol.for("zod.compile.invalid");
	let COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
	let validate = ((schema, value, _ctx) => {
		let validator = schema._zod.bag.validator;
		if (validator !== void 0) {
			if (validator(value) !== COMPILE_INVALID) return !0;
			if (validator.definite === !0 && _ctx === void 0) return !1;
		}
		return validateFallback(schema, value, _ctx);
	});
	function validateFallback(schema, value, _ctx) {
		let ctx = _ctx ? {
			..._ctx,
			async: !1,
			abortEarly: !0
		} : {
			async: !1,
			abortEarly: !0
		};
		let fallbackRun = schema._zod.bag.fallbackRun;
		let result;
		if (fallbackRun) {
			ctx[COMPILE_FALLBACK] = !0;
			result = fallbackRun({
				value,
				issues: []
			}, ctx);
		} else result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		return result.issues.length === 0;
	}
	let parse_validateAsync = async (schema, value, _ctx) => {
		let ctx = _ctx ? {
			..._ctx,
			async: !0,
			abortEarly: !0
		} : {
			async: !0,
			abortEarly: !0
		};
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		result instanceof Promise && (result = await result);
		return result.issues.length === 0;
	};
	let _encode = (_Err) => {
		let parse = _parse(_Err);
		let fn = (schema, value, _ctx, _params) => {
			let ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return parse(schema, value, ctx, finalizeParams(fn, _params));
		};
		return fn;
	};
	let _decode = (_Err) => {
		let parse = _parse(_Err);
		let fn = (schema, value, _ctx, _params) => parse(schema, value, _ctx, finalizeParams(fn, _params));
		return fn;
	};
	let _encodeAsync = (_Err) => {
		let parseAsync = _parseAsync(_Err);
		let fn = async (schema, value, _ctx, _params) => {
			let ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
		};
		return fn;
	};
	let _decodeAsync = (_Err) => {
		let parseAsync = _parseAsync(_Err);
		let fn = async (schema, value, _ctx, _params) => await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
		return fn;
	};
	let _safeEncode = (_Err) => (schema, value, _ctx) => {
		let ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return _safeParse(_Err)(schema, value, ctx);
	};
	let _safeDecode = (_Err) => (schema, value, _ctx) => _safeParse(_Err)(schema, value, _ctx);
	let _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
		let ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return _safeParseAsync(_Err)(schema, value, ctx);
	};
	let _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => _safeParseAsync(_Err)(schema, value, _ctx);
	let _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
	function _lazyMethod(proto, key, make) {
		Object.defineProperty(proto, key, {
			configurable: !0,
			enumerable: !1,
			get() {
				let value = make(this);
				Object.defineProperty(this, key, {
					value,
					configurable: !0,
					writable: !0
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, key, {
					value,
					configurable: !0,
					writable: !0
				});
			}
		});
	}
	let errors_initializer = (inst, issues) => {
		$ZodError.init(inst, issues);
		inst.name = "ZodError";
		let proto = Object.getPrototypeOf(inst);
		if (_installedErrorProtos.has(proto)) return;
		_installedErrorProtos.add(proto);
		_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
		_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
		_lazyMethod(proto, "addIssue", (self) => (issue) => {
			self.issues.push(issue);
			self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
		});
		_lazyMethod(proto, "addIssues", (self) => (issues) => {
			self.issues.push(...issues);
			self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
		});
		Object.defineProperty(proto, "isEmpty", {
			configurable: !0,
			enumerable: !1,
			get() {
				return this.issues.length === 0;
			}
		});
	};
	let ZodRealError = $constructor("ZodError", errors_initializer, void 0, { Parent: Error });
	let classic_parse_parse = _parse(ZodRealError);
	let classic_parse_parseAsync = _parseAsync(ZodRealError);
	let parse_safeParse = _safeParse(ZodRealError);
	let parse_safeParseAsync = _safeParseAsync(ZodRealError);
	let parse_encode = _encode(ZodRealError);
	let parse_decode = _decode(ZodRealError);
	let parse_encodeAsync = _encodeAsync(ZodRealError);
	let parse_decodeAsync = _decodeAsync(ZodRealError);
	let parse_safeEncode = _safeEncode(ZodRealError);
	let parse_safeDecode = _safeDecode(ZodRealError);
	let parse_safeEncodeAsync = _safeEncodeAsync(ZodRealError);
	let parse_safeDecodeAsync = _safeDecodeAsync(ZodRealError);
	function _ensureDefaultLocale() {
		globalConfig.localeError || config(en());
	}
	function _ensureDefaultMemoizer() {
		globalConfig.memoizer || config({ memoizer: memoizer() });
	}
	let ZodType = $constructor("ZodType", (inst, def) => {
		_ensureDefaultLocale();
		$ZodType.init(inst, def);
		inst.def = def;
		inst.type = def.type;
		return inst;
	}, {
		check(...chks) {
			let def = this.def;
			return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch == "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)] }), { parent: !0 });
		},
		with(...chks) {
			return this.check(...chks);
		},
		clone(def, params) {
			return clone(this, def, params);
		},
		brand() {
			return this;
		},
		register(reg, meta) {
			reg.add(this, meta);
			return this;
		},
		refine(check, params) {
			return this.check(refine(check, params));
		},
		superRefine(refinement, params) {
			return this.check(superRefine(refinement, params));
		},
		overwrite(fn) {
			return this.check(_overwrite(fn));
		},
		optional() {
			return optional(this);
		},
		exactOptional() {
			return exactOptional(this);
		},
		nullable() {
			return nullable(this);
		},
		nullish() {
			return optional(nullable(this));
		},
		nonoptional(params) {
			return nonoptional(this, params);
		},
		array() {
			return array(this);
		},
		or(arg) {
			return union([this, arg]);
		},
		and(arg) {
			return intersection(this, arg);
		},
		transform(tx) {
			return pipe(this, transform(tx));
		},
		default(d) {
			return schemas_default(this, d);
		},
		prefault(d) {
			return prefault(this, d);
		},
		catch(params) {
			return schemas_catch(this, params);
		},
		pipe(target) {
			return pipe(this, target);
		},
		readonly() {
			return readonly(this);
		},
		describe(description) {
			let cl = this.clone();
			globalRegistry.add(cl, { description });
			return cl;
		},
		meta(...args) {
			if (args.length === 0) return globalRegistry.get(this);
			let cl = this.clone();
			globalRegistry.add(cl, args[0]);
			return cl;
		},
		isOptional() {
			return this.safeParse(void 0).success;
		},
		isNullable() {
			return this.safeParse(null).success;
		},
		apply(fn, ...args) {
			return args.length === 0 ? fn(this) : fn(this, ...args);
		},
		get "~standard"() {
			return hide(this, "~standard", {
				...standardProps(this),
				jsonSchema: {
					input: createStandardJSONSchemaMethod(this, "input"),
					output: createStandardJSONSchemaMethod(this, "output")
				}
			});
		},
		set "~standard"(value) {
			own(this, "~standard", value);
		},
		parse: function _parse(data, params) {
			return classic_parse_parse(this, data, params, { callee: _parse });
		},
		parseAsync: async function _parseAsync(data, params) {
			return await classic_parse_parseAsync(this, data, params, { callee: _parseAsync });
		},
		safeParse(data, params) {
			return parse_safeParse(this, data, params);
		},
		async safeParseAsync(data, params) {
			return parse_safeParseAsync(this, data, params);
		},
		get spa() {
			return this?.safeParseAsync;
		},
		set spa(value) {
			own(this, "spa", value);
		},
		validate(data, params) {
			return validate(this, data, params);
		},
		validateAsync(data, params) {
			return parse_validateAsync(this, data, params);
		},
		encode: function _encode(data, params) {
			return parse_encode(this, data, params, { callee: _encode });
		},
		decode: function _decode(data, params) {
			return parse_decode(this, data, params, { callee: _decode });
		},
		encodeAsync: async function _encodeAsync(data, params) {
			return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
		},
		decodeAsync: async function _decodeAsync(data, params) {
			return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
		},
		safeEncode(data, params) {
			return parse_safeEncode(this, data, params);
		},
		safeDecode(data, params) {
			return parse_safeDecode(this, data, params);
		},
		async safeEncodeAsync(data, params) {
			return parse_safeEncodeAsync(this, data, params);
		},
		async safeDecodeAsync(data, params) {
			return parse_safeDecodeAsync(this, data, params);
		},
		toJSONSchema(params) {
			return createToJSONSchemaMethod(this, {})(params);
		},
		get description() {
			return globalRegistry.get(this)?.description;
		},
		get _def() {
			return this._zod.def;
		}
	});
	let _ZodString = $constructor("_ZodString", (inst, def) => {
		$ZodString.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
	}, derived({
		format: (inst) => aggregateChecks(inst).format ?? null,
		minLength: (inst) => aggregateChecks(inst).minimum ?? null,
		maxLength: (inst) => aggregateChecks(inst).maximum ?? null
	}, {
		regex(...args) {
			return this.check(_regex(...args));
		},
		includes(...args) {
			return this.check(_includes(...args));
		},
		startsWith(...args) {
			return this.check(_startsWith(...args));
		},
		endsWith(...args) {
			return this.check(_endsWith(...args));
		},
		min(...args) {
			return this.check(_minLength(...args));
		},
		max(...args) {
			return this.check(_maxLength(...args));
		},
		length(...args) {
			return this.check(_length(...args));
		},
		nonempty(...args) {
			return this.check(_minLength(1, ...args));
		},
		lowercase(params) {
			return this.check(_lowercase(params));
		},
		uppercase(params) {
			return this.check(_uppercase(params));
		},
		trim() {
			return this.check(_trim());
		},
		normalize(...args) {
			return this.check(_normalize(...args));
		},
		toLowerCase() {
			return this.check(_toLowerCase());
		},
		toUpperCase() {
			return this.check(_toUpperCase());
		},
		slugify() {
			return this.check(_slugify());
		}
	}));
	let ZodString = $constructor("ZodString", (inst, def) => {
		$ZodString.init(inst, def);
		_ZodString.init(inst, def);
	}, {
		email(params) {
			return this.check(_email(ZodEmail, params));
		},
		url(params) {
			return this.check(_url(ZodURL, params));
		},
		jwt(params) {
			return this.check(_jwt(ZodJWT, params));
		},
		emoji(params) {
			return this.check(api_emoji(ZodEmoji, params));
		},
		guid(params) {
			return this.check(_guid(ZodGUID, params));
		},
		uuid(params) {
			return this.check(_uuid(ZodUUID, params));
		},
		uuidv4(params) {
			return this.check(_uuidv4(ZodUUID, params));
		},
		uuidv6(params) {
			return this.check(_uuidv6(ZodUUID, params));
		},
		uuidv7(params) {
			return this.check(_uuidv7(ZodUUID, params));
		},
		nanoid(params) {
			return this.check(_nanoid(ZodNanoID, params));
		},
		cuid(params) {
			return this.check(_cuid(ZodCUID, params));
		},
		cuid2(params) {
			return this.check(_cuid2(ZodCUID2, params));
		},
		ulid(params) {
			return this.check(_ulid(ZodULID, params));
		},
		base64(params) {
			return this.check(_base64(ZodBase64, params));
		},
		base64url(params) {
			return this.check(_base64url(ZodBase64URL, params));
		},
		xid(params) {
			return this.check(_xid(ZodXID, params));
		},
		ksuid(params) {
			return this.check(_ksuid(ZodKSUID, params));
		},
		ipv4(params) {
			return this.check(_ipv4(ZodIPv4, params));
		},
		ipv6(params) {
			return this.check(_ipv6(ZodIPv6, params));
		},
		cidrv4(params) {
			return this.check(_cidrv4(ZodCIDRv4, params));
		},
		cidrv6(params) {
			return this.check(_cidrv6(ZodCIDRv6, params));
		},
		e164(params) {
			return this.check(_e164(ZodE164, params));
		},
		datetime(params) {
			return this.check(_isoDateTime(ZodISODateTime, params));
		},
		date(params) {
			return this.check(_isoDate(ZodISODate, params));
		},
		time(params) {
			return this.check(_isoTime(ZodISOTime, params));
		},
		duration(params) {
			return this.check(_isoDuration(ZodISODuration, params));
		}
	});
	function schemas_string(params) {
		return _string(ZodString, params);
	}
	let ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
		$ZodStringFormat.init(inst, def);
		_ZodString.init(inst, def);
	});
	let ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
		$ZodISODateTime.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodISODate = $constructor("ZodISODate", (inst, def) => {
		$ZodISODate.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
		$ZodISOTime.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
		$ZodISODuration.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodEmail = $constructor("ZodEmail", (inst, def) => {
		$ZodEmail.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodGUID = $constructor("ZodGUID", (inst, def) => {
		$ZodGUID.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodUUID = $constructor("ZodUUID", (inst, def) => {
		$ZodUUID.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodURL = $constructor("ZodURL", (inst, def) => {
		$ZodURL.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
		$ZodEmoji.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
		$ZodNanoID.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodCUID = $constructor("ZodCUID", (inst, def) => {
		$ZodCUID.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
		$ZodCUID2.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodULID = $constructor("ZodULID", (inst, def) => {
		$ZodULID.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodXID = $constructor("ZodXID", (inst, def) => {
		$ZodXID.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
		$ZodKSUID.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
		$ZodIPv4.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
		$ZodIPv6.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
		$ZodCIDRv4.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
		$ZodCIDRv6.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodBase64 = $constructor("ZodBase64", (inst, def) => {
		$ZodBase64.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
		$ZodBase64URL.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodE164 = $constructor("ZodE164", (inst, def) => {
		$ZodE164.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodJWT = $constructor("ZodJWT", (inst, def) => {
		$ZodJWT.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodNumber = $constructor("ZodNumber", (inst, def) => {
		$ZodNumber.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
		inst.isFinite = !0;
	}, derived({
		minValue: (inst) => {
			let { minimum, exclusiveMinimum } = aggregateChecks(inst);
			return Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
		},
		maxValue: (inst) => {
			let { maximum, exclusiveMaximum } = aggregateChecks(inst);
			return Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
		},
		isInt: (inst) => {
			let { isInt, multipleOf } = aggregateChecks(inst);
			return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
		},
		format: (inst) => aggregateChecks(inst).format ?? null
	}, {
		gt(value, params) {
			return this.check(_gt(value, params));
		},
		gte(value, params) {
			return this.check(_gte(value, params));
		},
		min(value, params) {
			return this.check(_gte(value, params));
		},
		lt(value, params) {
			return this.check(_lt(value, params));
		},
		lte(value, params) {
			return this.check(_lte(value, params));
		},
		max(value, params) {
			return this.check(_lte(value, params));
		},
		int(params) {
			return this.check(schemas_int(params));
		},
		safe(params) {
			return this.check(schemas_int(params));
		},
		positive(params) {
			return this.check(_gt(0, params));
		},
		nonnegative(params) {
			return this.check(_gte(0, params));
		},
		negative(params) {
			return this.check(_lt(0, params));
		},
		nonpositive(params) {
			return this.check(_lte(0, params));
		},
		multipleOf(value, params) {
			return this.check(_multipleOf(value, params));
		},
		step(value, params) {
			return this.check(_multipleOf(value, params));
		},
		finite() {
			return this;
		}
	}));
	function schemas_number(params) {
		return _number(ZodNumber, params);
	}
	let ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
		$ZodNumberFormat.init(inst, def);
		ZodNumber.init(inst, def);
	});
	function schemas_int(params) {
		return _int(ZodNumberFormat, params);
	}
	let ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
		$ZodBoolean.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
	});
	function schemas_boolean(params) {
		return _boolean(ZodBoolean, params);
	}
	let ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
		$ZodUnknown.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => void 0;
	});
	function unknown() {
		return _unknown(ZodUnknown);
	}
	let ZodNever = $constructor("ZodNever", (inst, def) => {
		$ZodNever.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
	});
	function never(params) {
		return _never(ZodNever, params);
	}
	let ZodArray = $constructor("ZodArray", (inst, def) => {
		_ensureDefaultMemoizer();
		$ZodArray.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
		inst.element = def.element;
	}, {
		min(n, params) {
			return this.check(_minLength(n, params));
		},
		nonempty(params) {
			return this.check(_minLength(1, params));
		},
		max(n, params) {
			return this.check(_maxLength(n, params));
		},
		length(n, params) {
			return this.check(_length(n, params));
		},
		unwrap() {
			return this.element;
		}
	});
	function array(element, params) {
		return _array(ZodArray, element, params);
	}
	let ZodObject = $constructor("ZodObject", (inst, def) => {
		_ensureDefaultMemoizer();
		$ZodObjectJIT.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
		installLazyProp(inst, "shape", (self) => self._zod.def.shape, !1);
	}, {
		keyof() {
			return schemas_enum(Object.keys(this._zod.def.shape));
		},
		catchall(catchall) {
			return this.clone(mergeDefs(this._zod.def, { catchall }));
		},
		passthrough() {
			return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
		},
		loose() {
			return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
		},
		strict() {
			return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
		},
		strip() {
			return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
		},
		extend(incoming) {
			return extend(this, incoming);
		},
		safeExtend(incoming) {
			return safeExtend(this, incoming);
		},
		merge(other) {
			return merge(this, other);
		},
		pick(mask) {
			return pick(this, mask);
		},
		omit(mask) {
			return omit(this, mask);
		},
		partial(...args) {
			return partial(ZodOptional, this, args[0]);
		},
		exactPartial(...args) {
			return partial(ZodExactOptional, this, args[0], "exactPartial");
		},
		required(...args) {
			return required(ZodNonOptional, this, args[0]);
		}
	});
	function object(shape, params) {
		let def = {
			type: "object",
			shape: shape ?? {},
			...normalizeParams(params)
		};
		return new ZodObject(def);
	}
	function strictObject(shape, params) {
		return new ZodObject({
			type: "object",
			shape,
			catchall: never(),
			...normalizeParams(params)
		});
	}
	function looseObject(shape, params) {
		return new ZodObject({
			type: "object",
			shape,
			catchall: unknown(),
			...normalizeParams(params)
		});
	}
	let ZodUnion = $constructor("ZodUnion", (inst, def) => {
		$ZodUnion.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
		inst.options = def.options;
	});
	function union(options, params) {
		return new ZodUnion({
			type: "union",
			options,
			...normalizeParams(params)
		});
	}
	let ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def) => {
		ZodUnion.init(inst, def);
		$ZodDiscriminatedUnion.init(inst, def);
	});
	function discriminatedUnion(discriminator, options, params) {
		return new ZodDiscriminatedUnion({
			type: "union",
			options,
			discriminator,
			...normalizeParams(params)
		});
	}
	let ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
		$ZodIntersection.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
	});
	function intersection(left, right) {
		return new ZodIntersection({
			type: "intersection",
			left,
			right
		});
	}
	let ZodTuple = $constructor("ZodTuple", (inst, def) => {
		_ensureDefaultMemoizer();
		$ZodTuple.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
	}, {
		rest(rest) {
			return this.clone({
				...this._zod.def,
				rest
			});
		},
		partial() {
			let def = this._zod.def;
			if (def.checks?.length) throw Error(".partial() cannot be used on tuple schemas containing refinements");
			return this.clone({
				...def,
				items: def.items.map((item) => new ZodOptional({
					type: "optional",
					innerType: item
				}))
			});
		}
	});
	function tuple(items, _paramsOrRest, _params) {
		let hasRest = _paramsOrRest instanceof $ZodType;
		return new ZodTuple({
			type: "tuple",
			items,
			rest: hasRest ? _paramsOrRest : null,
			...normalizeParams(hasRest ? _params : _paramsOrRest)
		});
	}
	let ZodRecord = $constructor("ZodRecord", (inst, def) => {
		_ensureDefaultMemoizer();
		$ZodRecord.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
		inst.keyType = def.keyType;
		inst.valueType = def.valueType;
	});
	function record(keyType, valueType, params) {
		if (!valueType || !valueType._zod) return new ZodRecord({
			type: "record",
			keyType: schemas_string(),
			valueType: keyType,
			...normalizeParams(valueType)
		});
		return new ZodRecord({
			type: "record",
			keyType,
			valueType,
			...normalizeParams(params)
		});
	}
	function partialRecord(keyType, valueType, params) {
		return new ZodRecord({
			type: "record",
			keyType,
			valueType,
			...normalizeParams(params),
			partial: !0
		});
	}
	let ZodEnum = $constructor("ZodEnum", (inst, def) => {
		$ZodEnum.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
		inst.enum = def.entries;
		inst.options = [...inst._zod.values];
		let keys = new Set(Object.keys(def.entries));
		inst.extract = (values, params) => {
			let newEntries = {};
			for (let value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
			else throw Error(`Key ${value} not found in enum`);
			return new ZodEnum({
				...def,
				checks: [],
				...normalizeParams(params),
				entries: newEntries
			});
		};
		inst.exclude = (values, params) => {
			let newEntries = { ...def.entries };
			for (let value of values) if (keys.has(value)) delete newEntries[value];
			else throw Error(`Key ${value} not found in enum`);
			return new ZodEnum({
				...def,
				checks: [],
				...normalizeParams(params),
				entries: newEntries
			});
		};
	});
	function schemas_enum(values, params) {
		let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
		return new ZodEnum({
			type: "enum",
			entries,
			...normalizeParams(params)
		});
	}
	let ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
		$ZodLiteral.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
		inst.values = new Set(def.values);
		Object.defineProperty(inst, "value", { get() {
			if (def.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
			return def.values[0];
		} });
	});
	function literal(value, params) {
		return new ZodLiteral({
			type: "literal",
			values: Array.isArray(value) ? value : [value],
			...normalizeParams(params)
		});
	}
	let ZodTransform = $constructor("ZodTransform", (inst, def) => {
		_ensureDefaultMemoizer();
		$ZodTransform.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
		inst._zod.parse = (payload, _ctx) => {
			if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
			payload.addIssue = (issue) => {
				if (typeof issue == "string") payload.issues.push(util_issue(issue, payload.value, def));
				else {
					let _issue = issue;
					_issue.fatal && (_issue.continue = !1);
					_issue.code ??= "custom";
					"input" in _issue || (_issue.input = payload.value);
					_issue.inst ??= inst;
					payload.issues.push(util_issue(_issue));
				}
			};
			let output = def.transform(payload.value, payload);
			if (output instanceof Promise) return output.then((output) => {
				payload.value = output;
				return payload;
			});
			payload.value = output;
			return payload;
		};
	});
	function transform(fn) {
		return new ZodTransform({
			type: "transform",
			transform: fn
		});
	}
	let ZodOptional = $constructor("ZodOptional", (inst, def) => {
		$ZodOptional.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function optional(innerType) {
		return new ZodOptional({
			type: "optional",
			innerType
		});
	}
	let ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
		$ZodExactOptional.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function exactOptional(innerType) {
		return new ZodExactOptional({
			type: "optional",
			innerType
		});
	}
	let ZodNullable = $constructor("ZodNullable", (inst, def) => {
		$ZodNullable.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function nullable(innerType) {
		return new ZodNullable({
			type: "nullable",
			innerType
		});
	}
	let ZodDefault = $constructor("ZodDefault", (inst, def) => {
		$ZodDefault.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
		inst.removeDefault = inst.unwrap;
	});
	function schemas_default(innerType, defaultValue) {
		return new ZodDefault({
			type: "default",
			innerType,
			get defaultValue() {
				return typeof defaultValue == "function" ? defaultValue() : shallowClone(defaultValue);
			}
		});
	}
	let ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
		$ZodPrefault.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function prefault(innerType, defaultValue) {
		return new ZodPrefault({
			type: "prefault",
			innerType,
			get defaultValue() {
				return typeof defaultValue == "function" ? defaultValue() : shallowClone(defaultValue);
			}
		});
	}
	let ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
		$ZodNonOptional.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function nonoptional(innerType, params) {
		return new ZodNonOptional({
			type: "nonoptional",
			innerType,
			...normalizeParams(params)
		});
	}
	let ZodCatch = $constructor("ZodCatch", (inst, def) => {
		$ZodCatch.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
		inst.removeCatch = inst.unwrap;
	});
	function schemas_catch(innerType, catchValue) {
		return new ZodCatch({
			type: "catch",
			innerType,
			catchValue: typeof catchValue == "function" ? catchValue : constantCatch(catchValue)
		});
	}
	let ZodPipe = $constructor("ZodPipe", (inst, def) => {
		$ZodPipe.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
		inst.in = def.in;
		inst.out = def.out;
	});
	function pipe(in_, out) {
		return new ZodPipe({
			type: "pipe",
			in: in_,
			out
		});
	}
	let ZodPreprocess = $constructor("ZodPreprocess", (inst, def) => {
		ZodPipe.init(inst, def);
		$ZodPreprocess.init(inst, def);
	});
	let ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
		$ZodReadonly.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function readonly(innerType) {
		return new ZodReadonly({
			type: "readonly",
			innerType
		});
	}
	let ZodCustom = $constructor("ZodCustom", (inst, def) => {
		$ZodCustom.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
	});
	function custom(fn, _params) {
		return _custom(ZodCustom, fn ?? (() => !0), _params);
	}
	function refine(fn, _params = {}) {
		return _refine(ZodCustom, fn, _params);
	}
	function superRefine(fn, params) {
		return _superRefine(fn, params);
	}
	function preprocess(fn, schema) {
		return new ZodPreprocess({
			type: "pipe",
			in: transform(fn),
			out: schema
		});
	}
}) };
