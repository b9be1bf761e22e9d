export const id = 723;
export const ids = [723];
export const modules = {
	7723: ((module, __unused_webpack_exports, __webpack_require__) => {
		let Dispatcher = __webpack_require__(1716);
		Object.assign(Dispatcher.prototype, __webpack_require__(5816));
		module.exports.EnvHttpProxyAgent = __webpack_require__(7258);
	}),
	9231: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { addAbortListener } = __webpack_require__(9203);
		let { RequestAbortedError } = __webpack_require__(3092);
		let kListener = Symbol("kListener");
		let kSignal = Symbol("kSignal");
		function abort(self) {
			self.abort ? self.abort(self[kSignal]?.reason) : self.reason = self[kSignal]?.reason ?? new RequestAbortedError();
			removeSignal(self);
		}
		function addSignal(self, signal) {
			self.reason = null;
			self[kSignal] = null;
			self[kListener] = null;
			if (!signal) return;
			if (signal.aborted) {
				abort(self);
				return;
			}
			self[kSignal] = signal;
			self[kListener] = () => {
				abort(self);
			};
			addAbortListener(self[kSignal], self[kListener]);
		}
		function removeSignal(self) {
			if (!self[kSignal]) return;
			"removeEventListener" in self[kSignal] ? self[kSignal].removeEventListener("abort", self[kListener]) : self[kSignal].removeListener("abort", self[kListener]);
			self[kSignal] = null;
			self[kListener] = null;
		}
		module.exports = {
			addSignal,
			removeSignal
		};
	}),
	1939: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589);
		let { AsyncResource } = __webpack_require__(6698);
		let { InvalidArgumentError, SocketError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { addSignal, removeSignal } = __webpack_require__(9231);
		class ConnectHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				let { signal, opaque, responseHeaders } = opts;
				if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				super("UNDICI_CONNECT");
				this.opaque = opaque || null;
				this.responseHeaders = responseHeaders || null;
				this.callback = callback;
				this.abort = null;
				addSignal(this, signal);
			}
			onRequestStart(controller, context) {
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(this.callback);
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart() {
				throw new SocketError("bad connect", null);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				let { callback, opaque, context } = this;
				removeSignal(this);
				this.callback = null;
				let responseHeaders = headers;
				let rawHeaders = controller?.rawHeaders;
				responseHeaders != null && (responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers);
				this.runInAsyncScope(callback, null, null, {
					statusCode,
					headers: responseHeaders,
					socket,
					opaque,
					context
				});
			}
			onResponseError(_controller, err) {
				let { callback, opaque } = this;
				removeSignal(this);
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
			}
		}
		function connect(opts, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				connect.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let connectHandler = new ConnectHandler(opts, callback);
				let connectOptions = {
					...opts,
					method: "CONNECT"
				};
				this.dispatch(connectOptions, connectHandler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = connect;
	}),
	1847: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Readable, Duplex, PassThrough } = __webpack_require__(7075);
		let assert = __webpack_require__(4589);
		let { AsyncResource } = __webpack_require__(6698);
		let { InvalidArgumentError, InvalidReturnValueError, RequestAbortedError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { kBodyUsed } = __webpack_require__(6478);
		let { addSignal, removeSignal } = __webpack_require__(9231);
		function noop() {}
		let kResume = Symbol("resume");
		class PipelineRequest extends Readable {
			constructor() {
				super({ autoDestroy: !0 });
				this[kResume] = null;
				this[kBodyUsed] = !0;
			}
			_read() {
				let { [kResume]: resume } = this;
				if (resume) {
					this[kResume] = null;
					resume();
				}
			}
			_destroy(err, callback) {
				this._read();
				callback(err);
			}
		}
		class PipelineResponse extends Readable {
			constructor(resume) {
				super({ autoDestroy: !0 });
				this[kResume] = resume;
			}
			_read() {
				this[kResume]();
			}
			_destroy(err, callback) {
				!err && !this._readableState.endEmitted && (err = new RequestAbortedError());
				callback(err);
			}
		}
		class PipelineHandler extends AsyncResource {
			constructor(opts, handler) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				if (typeof handler != "function") throw new InvalidArgumentError("invalid handler");
				let { signal, method, opaque, onInfo, responseHeaders } = opts;
				if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
				if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
				super("UNDICI_PIPELINE");
				this.opaque = opaque || null;
				this.responseHeaders = responseHeaders || null;
				this.handler = handler;
				this.abort = null;
				this.context = null;
				this.onInfo = onInfo || null;
				this.req = new PipelineRequest().on("error", noop);
				this.ret = new Duplex({
					readableObjectMode: opts.objectMode,
					autoDestroy: !0,
					read: () => {
						let { body } = this;
						body?.resume && body.resume();
					},
					write: (chunk, encoding, callback) => {
						let { req } = this;
						req.push(chunk, encoding) || req._readableState.destroyed ? callback() : req[kResume] = callback;
					},
					destroy: (err, callback) => {
						let { body, req, res, ret, abort } = this;
						!err && !ret._readableState.endEmitted && (err = new RequestAbortedError());
						abort && err && abort();
						util.destroy(body, err);
						util.destroy(req, err);
						util.destroy(res, err);
						removeSignal(this);
						callback(err);
					}
				}).on("prefinish", () => {
					let { req } = this;
					req.push(null);
				});
				this.res = null;
				addSignal(this, signal);
			}
			onRequestStart(controller, context) {
				let { res } = this;
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(!res, "pipeline cannot be retried");
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart(controller, statusCode, headers, _statusMessage) {
				let { opaque, handler, context } = this;
				if (statusCode < 200) {
					if (this.onInfo) {
						let rawHeaders = controller?.rawHeaders;
						let responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
						this.onInfo({
							statusCode,
							headers: responseHeaders
						});
					}
					return;
				}
				this.res = new PipelineResponse(() => controller.resume());
				let body;
				try {
					this.handler = null;
					let rawHeaders = controller?.rawHeaders;
					let responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
					body = this.runInAsyncScope(handler, null, {
						statusCode,
						headers: responseHeaders,
						opaque,
						body: this.res,
						context
					});
				} catch (err) {
					this.res.on("error", noop);
					throw err;
				}
				if (!body || typeof body.on != "function") throw new InvalidReturnValueError("expected Readable");
				body.on("data", (chunk) => {
					let { ret, body } = this;
					!ret.push(chunk) && body.pause && body.pause();
				}).on("error", (err) => {
					let { ret } = this;
					util.destroy(ret, err);
				}).on("end", () => {
					let { ret } = this;
					ret.push(null);
				}).on("close", () => {
					let { ret } = this;
					ret._readableState.ended || util.destroy(ret, new RequestAbortedError());
				});
				this.body = body;
			}
			onResponseData(controller, chunk) {
				let { res } = this;
				res.push(chunk) === !1 && controller.pause();
			}
			onResponseEnd(_controller, _trailers) {
				let { res } = this;
				res.push(null);
			}
			onResponseError(_controller, err) {
				let { ret } = this;
				this.handler = null;
				util.destroy(ret, err);
			}
		}
		function pipeline(opts, handler) {
			try {
				let pipelineHandler = new PipelineHandler(opts, handler);
				this.dispatch({
					...opts,
					body: pipelineHandler.req
				}, pipelineHandler);
				return pipelineHandler.ret;
			} catch (err) {
				return new PassThrough().destroy(err);
			}
		}
		module.exports = pipeline;
	}),
	9312: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589);
		let { AsyncResource } = __webpack_require__(6698);
		let { Readable } = __webpack_require__(6782);
		let { InvalidArgumentError, RequestAbortedError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		function noop() {}
		class RequestHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				let { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
				try {
					if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
					if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) throw new InvalidArgumentError("invalid highWaterMark");
					if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
					if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
					if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
					super("UNDICI_REQUEST");
				} catch (err) {
					util.isStream(body) && util.destroy(body.on("error", noop), err);
					throw err;
				}
				this.method = method;
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.callback = callback;
				this.res = null;
				this.abort = null;
				this.body = body;
				this.trailers = {};
				this.context = null;
				this.controller = null;
				this.onInfo = onInfo || null;
				this.highWaterMark = highWaterMark;
				this.reason = null;
				this.removeAbortListener = null;
				signal?.aborted ? this.reason = signal.reason ?? new RequestAbortedError() : signal && (this.removeAbortListener = util.addAbortListener(signal, () => {
					this.reason = signal.reason ?? new RequestAbortedError();
					if (this.res) {
						let res = this.res;
						this.res = null;
						util.destroy(res.on("error", noop), this.reason);
					} else this.abort && this.abort(this.reason);
				}));
			}
			onRequestStart(controller, context) {
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(this.callback);
				this.controller = controller;
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart(controller, statusCode, headers, statusText) {
				let { callback, opaque, context, responseHeaders, highWaterMark } = this;
				let rawHeaders = controller?.rawHeaders;
				let responseHeaderData = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
				if (statusCode < 200) {
					this.onInfo && this.onInfo({
						statusCode,
						headers: responseHeaderData
					});
					return;
				}
				let parsedHeaders = headers;
				let contentType = parsedHeaders?.["content-type"];
				let contentLength = parsedHeaders?.["content-length"];
				let res = new Readable({
					resume: () => controller.resume(),
					abort: (reason) => controller.abort(reason),
					contentType,
					contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
					highWaterMark
				});
				if (this.removeAbortListener) {
					res.on("close", this.removeAbortListener);
					this.removeAbortListener = null;
				}
				this.callback = null;
				this.res = res;
				if (callback !== null) try {
					this.runInAsyncScope(callback, null, null, {
						statusCode,
						statusText,
						headers: responseHeaderData,
						trailers: this.trailers,
						opaque,
						body: res,
						context
					});
				} catch (err) {
					this.res = null;
					util.destroy(res.on("error", noop), err);
					queueMicrotask(() => {
						throw err;
					});
				}
			}
			onResponseData(controller, chunk) {
				if (!this.res) return;
				this.res.push(chunk) === !1 && controller.pause();
			}
			onResponseEnd(_controller, trailers) {
				if (trailers && typeof trailers == "object") for (let key of Object.keys(trailers)) key === "__proto__" ? Object.defineProperty(this.trailers, key, {
					value: trailers[key],
					enumerable: !0,
					configurable: !0,
					writable: !0
				}) : this.trailers[key] = trailers[key];
				this.res?.push(null);
			}
			onResponseError(_controller, err) {
				let { res, callback, body, opaque } = this;
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
				if (res) {
					this.res = null;
					queueMicrotask(() => {
						util.destroy(res.on("error", noop), err);
					});
				}
				if (body) {
					this.body = null;
					if (util.isStream(body)) {
						body.on("error", noop);
						util.destroy(body, err);
					}
				}
				if (this.removeAbortListener) {
					this.removeAbortListener();
					this.removeAbortListener = null;
				}
			}
		}
		function request(opts, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				request.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let handler = new RequestHandler(opts, callback);
				this.dispatch(opts, handler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = request;
		module.exports.RequestHandler = RequestHandler;
	}),
	6689: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589);
		let { AsyncResource } = __webpack_require__(6698);
		let { InvalidArgumentError, InvalidReturnValueError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { addSignal, removeSignal } = __webpack_require__(9231);
		function noop() {}
		function getWritableError(stream) {
			return stream.errored ?? stream.writableErrored ?? stream._writableState?.errored;
		}
		function createPrematureCloseError() {
			let err = Error("Premature close");
			err.code = "ERR_STREAM_PREMATURE_CLOSE";
			return err;
		}
		function trackWritableLifecycle(stream, callback) {
			let done = !1;
			let cleanup = () => {
				stream.removeListener("close", onClose);
				stream.removeListener("error", onError);
				stream.removeListener("finish", onFinish);
			};
			let finish = (err, fromErrorEvent = !1) => {
				if (done) return;
				done = !0;
				cleanup();
				callback(err, fromErrorEvent);
			};
			let onClose = () => {
				let err = getWritableError(stream);
				finish(err ?? (stream.writableFinished ? void 0 : createPrematureCloseError()));
			};
			let onError = (err) => finish(err, !0);
			let onFinish = () => finish();
			stream.on("close", onClose);
			stream.on("error", onError);
			stream.on("finish", onFinish);
			stream.closed ? process.nextTick(onClose) : stream.writableFinished && process.nextTick(onFinish);
		}
		class StreamHandler extends AsyncResource {
			constructor(opts, factory, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				let { signal, method, opaque, body, onInfo, responseHeaders } = opts;
				try {
					if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
					if (typeof factory != "function") throw new InvalidArgumentError("invalid factory");
					if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
					if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
					if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
					super("UNDICI_STREAM");
				} catch (err) {
					util.isStream(body) && util.destroy(body.on("error", noop), err);
					throw err;
				}
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.factory = factory;
				this.callback = callback;
				this.res = null;
				this.abort = null;
				this.context = null;
				this.controller = null;
				this.trailers = null;
				this.body = body;
				this.onInfo = onInfo || null;
				util.isStream(body) && body.on("error", (err) => {
					this.onResponseError(this.controller, err);
				});
				addSignal(this, signal);
			}
			onRequestStart(controller, context) {
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(this.callback);
				this.controller = controller;
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart(controller, statusCode, headers, _statusMessage) {
				let { factory, opaque, context, responseHeaders } = this;
				let rawHeaders = controller?.rawHeaders;
				let responseHeaderData = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
				if (statusCode < 200) {
					this.onInfo && this.onInfo({
						statusCode,
						headers: responseHeaderData
					});
					return;
				}
				this.factory = null;
				if (factory === null) return;
				let res = this.runInAsyncScope(factory, null, {
					statusCode,
					headers: responseHeaderData,
					opaque,
					context
				});
				if (!res || typeof res.write != "function" || typeof res.end != "function" || typeof res.on != "function") throw new InvalidReturnValueError("expected Writable");
				trackWritableLifecycle(res, (err, fromErrorEvent) => {
					let { callback, res, opaque, trailers, abort } = this;
					this.res = null;
					(err || !res?.readable) && util.destroy(res, fromErrorEvent ? void 0 : err);
					this.callback = null;
					this.runInAsyncScope(callback, null, err || null, {
						opaque,
						trailers
					});
					err && abort(err);
				});
				res.on("drain", () => controller.resume());
				this.res = res;
				(res.writableNeedDrain === void 0 ? res._writableState?.needDrain : res.writableNeedDrain) === !0 && controller.pause();
			}
			onResponseData(controller, chunk) {
				let { res } = this;
				if (!res) return;
				res.write(chunk) === !1 && controller.pause();
			}
			onResponseEnd(_controller, trailers) {
				let { res } = this;
				removeSignal(this);
				if (!res) return;
				trailers && typeof trailers == "object" && (this.trailers = trailers);
				res.end();
			}
			onResponseError(_controller, err) {
				let { res, callback, opaque, body } = this;
				removeSignal(this);
				this.factory = null;
				if (res) {
					this.res = null;
					util.destroy(res, err);
				} else if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
				if (body) {
					this.body = null;
					util.destroy(body, err);
				}
			}
		}
		function stream(opts, factory, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				stream.call(this, opts, factory, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let handler = new StreamHandler(opts, factory, callback);
				this.dispatch(opts, handler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = stream;
	}),
	4705: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError, SocketError } = __webpack_require__(3092);
		let { AsyncResource } = __webpack_require__(6698);
		let assert = __webpack_require__(4589);
		let util = __webpack_require__(9203);
		let { kHTTP2Stream } = __webpack_require__(6478);
		let { addSignal, removeSignal } = __webpack_require__(9231);
		class UpgradeHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				let { signal, opaque, responseHeaders } = opts;
				if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				super("UNDICI_UPGRADE");
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.callback = callback;
				this.abort = null;
				this.context = null;
				addSignal(this, signal);
			}
			onRequestStart(controller, context) {
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(this.callback);
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart() {
				throw new SocketError("bad upgrade", null);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				if (statusCode !== (socket[kHTTP2Stream] === !0 ? 200 : 101)) {
					let socketInfo = socket[kHTTP2Stream] === !0 ? null : util.getSocketInfo(socket);
					controller.abort(new SocketError("bad upgrade", socketInfo));
					return;
				}
				let { callback, opaque, context } = this;
				removeSignal(this);
				this.callback = null;
				let rawHeaders = controller?.rawHeaders;
				let responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
				this.runInAsyncScope(callback, null, null, {
					headers: responseHeaders,
					socket,
					opaque,
					context
				});
			}
			onResponseError(_controller, err) {
				let { callback, opaque } = this;
				removeSignal(this);
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
			}
		}
		function upgrade(opts, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				upgrade.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let upgradeHandler = new UpgradeHandler(opts, callback);
				let upgradeOpts = {
					...opts,
					method: opts.method || "GET",
					upgrade: opts.protocol || "Websocket"
				};
				this.dispatch(upgradeOpts, upgradeHandler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = upgrade;
	}),
	5816: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports.request = __webpack_require__(9312);
		module.exports.stream = __webpack_require__(6689);
		module.exports.pipeline = __webpack_require__(1847);
		module.exports.upgrade = __webpack_require__(4705);
		module.exports.connect = __webpack_require__(1939);
	}),
	6782: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589);
		let { addAbortListener } = __webpack_require__(8474);
		let { Readable } = __webpack_require__(7075);
		let { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let kConsume = Symbol("kConsume");
		let kReading = Symbol("kReading");
		let kBody = Symbol("kBody");
		let kAbort = Symbol("kAbort");
		let kContentType = Symbol("kContentType");
		let kContentLength = Symbol("kContentLength");
		let kUsed = Symbol("kUsed");
		let kBytesRead = Symbol("kBytesRead");
		let noop = () => {};
		class BodyReadable extends Readable {
			constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 65536 }) {
				super({
					autoDestroy: !0,
					read: resume,
					highWaterMark
				});
				this._readableState.dataEmitted = !1;
				this[kAbort] = abort;
				this[kConsume] = null;
				this[kBytesRead] = 0;
				this[kBody] = null;
				this[kUsed] = !1;
				this[kContentType] = contentType;
				this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
				this[kReading] = !1;
			}
			_destroy(err, callback) {
				!err && !this._readableState.endEmitted && (err = new RequestAbortedError());
				err && this[kAbort]();
				this[kUsed] ? callback(err) : setImmediate(callback, err);
			}
			on(event, listener) {
				if (event === "data" || event === "readable") {
					this[kReading] = !0;
					this[kUsed] = !0;
				}
				return super.on(event, listener);
			}
			addListener(event, listener) {
				return this.on(event, listener);
			}
			off(event, listener) {
				let ret = super.off(event, listener);
				(event === "data" || event === "readable") && (this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0);
				return ret;
			}
			removeListener(event, listener) {
				return this.off(event, listener);
			}
			push(chunk) {
				if (chunk) {
					this[kBytesRead] += chunk.length;
					if (this[kConsume]) {
						consumePush(this[kConsume], chunk);
						return !this[kReading] || super.push(chunk);
					}
				}
				return super.push(chunk);
			}
			text() {
				return consume(this, "text");
			}
			json() {
				return consume(this, "json");
			}
			blob() {
				return consume(this, "blob");
			}
			bytes() {
				return consume(this, "bytes");
			}
			arrayBuffer() {
				return consume(this, "arrayBuffer");
			}
			async formData() {
				throw new NotSupportedError();
			}
			get bodyUsed() {
				return util.isDisturbed(this);
			}
			get body() {
				if (!this[kBody]) {
					this[kBody] = ReadableStream.from(this);
					if (this[kConsume]) {
						this[kBody].getReader();
						assert(this[kBody].locked);
					}
				}
				return this[kBody];
			}
			dump(opts) {
				let signal = opts?.signal;
				if (signal != null && (typeof signal != "object" || !("aborted" in signal))) return Promise.reject(new InvalidArgumentError("signal must be an AbortSignal"));
				let limit = opts?.limit && Number.isFinite(opts.limit) ? opts.limit : 131072;
				if (signal?.aborted) return Promise.reject(signal.reason ?? new AbortError());
				if (this._readableState.closeEmitted) return Promise.resolve(null);
				return new Promise((resolve, reject) => {
					(this[kContentLength] && this[kContentLength] > limit || this[kBytesRead] > limit) && this.destroy(new AbortError());
					if (signal) {
						let onAbort = () => {
							this.destroy(signal.reason ?? new AbortError());
						};
						let abortListener = addAbortListener(signal, onAbort);
						this.on("close", function() {
							abortListener[Symbol.dispose]();
							signal.aborted ? reject(signal.reason ?? new AbortError()) : resolve(null);
						});
					} else this.on("close", resolve);
					this.on("error", noop).on("data", () => {
						this[kBytesRead] > limit && this.destroy();
					}).resume();
				});
			}
			setEncoding(encoding) {
				Buffer.isEncoding(encoding) && super.setEncoding(encoding);
				return this;
			}
		}
		function isLocked(bodyReadable) {
			return bodyReadable[kBody]?.locked === !0 || bodyReadable[kConsume] !== null;
		}
		function isUnusable(bodyReadable) {
			return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
		}
		function consume(stream, type) {
			assert(!stream[kConsume]);
			return new Promise((resolve, reject) => {
				if (isUnusable(stream)) {
					let rState = stream._readableState;
					rState.destroyed && rState.closeEmitted === !1 ? stream.on("error", reject).on("close", () => {
						reject(TypeError("unusable"));
					}) : reject(rState.errored ?? TypeError("unusable"));
				} else queueMicrotask(() => {
					stream[kConsume] = {
						type,
						stream,
						resolve,
						reject,
						length: 0,
						body: []
					};
					stream.on("error", function(err) {
						consumeFinish(this[kConsume], err);
					}).on("close", function() {
						this[kConsume].body !== null && consumeFinish(this[kConsume], new RequestAbortedError());
					});
					consumeStart(stream[kConsume]);
				});
			});
		}
		function consumeStart(consume) {
			if (consume.body === null) return;
			let { _readableState: state } = consume.stream;
			if (state.bufferIndex) {
				let start = state.bufferIndex;
				let end = state.buffer.length;
				for (let n = start; n < end; n++) consumePush(consume, state.buffer[n]);
			} else for (let chunk of state.buffer) consumePush(consume, chunk);
			let decoder = state.decoder;
			decoder != null && decoder.lastNeed > 0 && consumePush(consume, Buffer.from(decoder.lastChar.subarray(0, decoder.lastTotal - decoder.lastNeed)));
			if (state.endEmitted) {
				consumeEnd(consume, state.encoding);
				return;
			}
			consume.stream.on("end", function() {
				consumeEnd(this[kConsume], this._readableState.encoding);
			});
			consume.stream.resume();
			for (; consume.stream.read() != null;);
		}
		function chunksDecode(chunks, length, encoding) {
			if (chunks.length === 0 || length === 0) return "";
			let buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
			let bufferLength = buffer.length;
			let start = bufferLength > 2 && buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 ? 3 : 0;
			if (!encoding || encoding === "utf8" || encoding === "utf-8") return buffer.utf8Slice(start, bufferLength);
			else return buffer.subarray(start, bufferLength).toString(encoding);
		}
		function chunksConcat(chunks, length) {
			if (chunks.length === 0 || length === 0) return new Uint8Array();
			if (chunks.length === 1) return new Uint8Array(chunks[0]);
			let buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
			let offset = 0;
			for (let i = 0; i < chunks.length; ++i) {
				let chunk = chunks[i];
				buffer.set(chunk, offset);
				offset += chunk.length;
			}
			return buffer;
		}
		function consumeEnd(consume, encoding) {
			let { type, body, resolve, stream, length } = consume;
			try {
				type === "text" ? resolve(chunksDecode(body, length, encoding)) : type === "json" ? resolve(JSON.parse(chunksDecode(body, length, encoding))) : type === "arrayBuffer" ? resolve(chunksConcat(body, length).buffer) : type === "blob" ? resolve(new Blob(body, { type: stream[kContentType] })) : type === "bytes" && resolve(chunksConcat(body, length));
				consumeFinish(consume);
			} catch (err) {
				stream.destroy(err);
			}
		}
		function consumePush(consume, chunk) {
			if (consume.body === null) return;
			typeof chunk == "string" && (chunk = Buffer.from(chunk, consume.stream._readableState.encoding));
			consume.length += chunk.length;
			consume.body.push(chunk);
		}
		function consumeFinish(consume, err) {
			if (consume.body === null) return;
			err ? consume.reject(err) : consume.resolve();
			consume.type = null;
			consume.stream = null;
			consume.resolve = null;
			consume.reject = null;
			consume.length = 0;
			consume.body = null;
		}
		module.exports = {
			Readable: BodyReadable,
			chunksDecode
		};
	}),
	6038: ((module, __unused_webpack_exports, __webpack_require__) => {
		let net = __webpack_require__(7030);
		let assert = __webpack_require__(4589);
		let util = __webpack_require__(9203);
		let { InvalidArgumentError, ConnectTimeoutError } = __webpack_require__(3092);
		let tls;
		let SessionCache = class WeakSessionCache {
			constructor(maxCachedSessions) {
				this._maxCachedSessions = maxCachedSessions;
				this._sessionCache = new Map();
				this._sessionRegistry = new FinalizationRegistry((key) => {
					if (this._sessionCache.size < this._maxCachedSessions) return;
					let ref = this._sessionCache.get(key);
					ref !== void 0 && ref.deref() === void 0 && this._sessionCache.delete(key);
				});
			}
			get(sessionKey) {
				let ref = this._sessionCache.get(sessionKey);
				return ref ? ref.deref() : null;
			}
			set(sessionKey, session) {
				if (this._maxCachedSessions === 0) return;
				if (this._sessionCache.has(sessionKey)) this._sessionCache.delete(sessionKey);
				else if (this._sessionCache.size >= this._maxCachedSessions) {
					let evicted = !1;
					for (let [key, ref] of this._sessionCache) if (ref.deref() === void 0) {
						this._sessionCache.delete(key);
						evicted = !0;
						break;
					}
					if (!evicted) {
						let oldest = this._sessionCache.keys().next();
						oldest.done || this._sessionCache.delete(oldest.value);
					}
				}
				this._sessionCache.set(sessionKey, new WeakRef(session));
				this._sessionRegistry.register(session, sessionKey);
			}
		};
		function buildConnector({ allowH2, preferH2, useH2c, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
			if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
			let options = {
				path: socketPath,
				...opts
			};
			let sessionCache = new SessionCache(maxCachedSessions ?? 100);
			timeout ??= 1e4;
			allowH2 ??= !0;
			return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
				let socket;
				if (protocol === "https:") {
					tls ||= __webpack_require__(1692);
					servername = servername || options.servername || util.getServerName(host) || null;
					let sessionKey = servername || hostname;
					assert(sessionKey);
					let session = customSession || sessionCache.get(sessionKey) || null;
					port ||= 443;
					socket = tls.connect({
						highWaterMark: 16384,
						...options,
						servername,
						session,
						localAddress,
						ALPNProtocols: allowH2 ? preferH2 ? ["h2", "http/1.1"] : ["http/1.1", "h2"] : ["http/1.1"],
						socket: httpSocket,
						port,
						host: hostname
					});
					socket.on("session", function(session) {
						sessionCache.set(sessionKey, session);
					});
				} else {
					assert(!httpSocket, "httpSocket can only be sent on TLS update");
					port ||= 80;
					let connectOptions = {
						highWaterMark: 65536,
						...options,
						localAddress,
						port,
						host: hostname
					};
					let family = net.isIP(hostname);
					if (family !== 0 && servername && servername !== hostname) {
						connectOptions.host = servername;
						connectOptions.lookup = (_hostname, lookupOptions, cb) => {
							lookupOptions.all ? cb(null, [{
								address: hostname,
								family
							}]) : cb(null, hostname, family);
						};
					}
					socket = net.connect(connectOptions);
					useH2c === !0 && (socket.alpnProtocol = "h2");
				}
				if (options.keepAlive == null || options.keepAlive) {
					let keepAliveInitialDelay = options.keepAliveInitialDelay === void 0 ? 6e4 : options.keepAliveInitialDelay;
					socket.setKeepAlive(!0, keepAliveInitialDelay);
				}
				let clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), {
					timeout,
					hostname,
					port
				});
				socket.setNoDelay(!0).once(protocol === "https:" ? "secureConnect" : "connect", function() {
					queueMicrotask(clearConnectTimeout);
					if (callback) {
						let cb = callback;
						callback = null;
						cb(null, this);
					}
				}).on("error", function(err) {
					queueMicrotask(clearConnectTimeout);
					if (callback) {
						let cb = callback;
						callback = null;
						cb(maybeNormalizeConnectError(err, this, {
							timeout,
							hostname,
							port
						}));
					}
				});
				return socket;
			};
		}
		function maybeNormalizeConnectError(err, socket, opts) {
			if (err instanceof AggregateError && (err.code === "ETIMEDOUT" || err.errors.some((e) => e != null && e.code === "ETIMEDOUT"))) {
				let message = "Connect Timeout Error";
				Array.isArray(socket.autoSelectFamilyAttemptedAddresses) ? message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},` : message += ` (attempted address: ${opts.hostname}:${opts.port},`;
				message += ` timeout: ${opts.timeout}ms)`;
				let wrapped = new ConnectTimeoutError(message);
				wrapped.cause = err;
				return wrapped;
			}
			return err;
		}
		module.exports = buildConnector;
	}),
	4574: ((module) => {
		let wellknownHeaderNames = "Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection".split(".");
		let headerNameLowerCasedRecord = {};
		Object.setPrototypeOf(headerNameLowerCasedRecord, null);
		for (let i = 0; i < wellknownHeaderNames.length; ++i) {
			let key = wellknownHeaderNames[i];
			let lowerCasedKey = key.toLowerCase();
			headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
		}
		module.exports = {
			wellknownHeaderNames,
			headerNameLowerCasedRecord,
			defaultWebSocketMaxFragments: 131072,
			defaultWebSocketMaxPayloadSize: 134217728
		};
	}),
	6883: ((module, __unused_webpack_exports, __webpack_require__) => {
		let diagnosticsChannel = __webpack_require__(3053);
		let util = __webpack_require__(7975);
		let undiciDebugLog = util.debuglog("undici");
		let fetchDebuglog = util.debuglog("fetch");
		let websocketDebuglog = util.debuglog("websocket");
		let channels = {
			beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
			connected: diagnosticsChannel.channel("undici:client:connected"),
			connectError: diagnosticsChannel.channel("undici:client:connectError"),
			sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
			create: diagnosticsChannel.channel("undici:request:create"),
			bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
			bodyChunkSent: diagnosticsChannel.channel("undici:request:bodyChunkSent"),
			bodyChunkReceived: diagnosticsChannel.channel("undici:request:bodyChunkReceived"),
			headers: diagnosticsChannel.channel("undici:request:headers"),
			trailers: diagnosticsChannel.channel("undici:request:trailers"),
			error: diagnosticsChannel.channel("undici:request:error"),
			open: diagnosticsChannel.channel("undici:websocket:open"),
			close: diagnosticsChannel.channel("undici:websocket:close"),
			socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
			ping: diagnosticsChannel.channel("undici:websocket:ping"),
			pong: diagnosticsChannel.channel("undici:websocket:pong"),
			proxyConnected: diagnosticsChannel.channel("undici:proxy:connected")
		};
		let isTrackingClientEvents = !1;
		function trackClientEvents(debugLog = undiciDebugLog) {
			if (isTrackingClientEvents) return;
			if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers || channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
				isTrackingClientEvents = !0;
				return;
			}
			isTrackingClientEvents = !0;
			diagnosticsChannel.subscribe("undici:client:beforeConnect", (evt) => {
				let { connectParams: { version, protocol, port, host } } = evt;
				debugLog("connecting to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
			});
			diagnosticsChannel.subscribe("undici:client:connected", (evt) => {
				let { connectParams: { version, protocol, port, host } } = evt;
				debugLog("connected to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
			});
			diagnosticsChannel.subscribe("undici:client:connectError", (evt) => {
				let { connectParams: { version, protocol, port, host }, error } = evt;
				debugLog("connection to %s%s using %s%s errored - %s", host, port ? `:${port}` : "", protocol, version, error.message);
			});
			diagnosticsChannel.subscribe("undici:client:sendHeaders", (evt) => {
				let { request: { method, path, origin } } = evt;
				debugLog("sending request to %s %s%s", method, origin, path);
			});
		}
		let isTrackingRequestEvents = !1;
		function trackRequestEvents(debugLog = undiciDebugLog) {
			if (isTrackingRequestEvents) return;
			if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers || channels.error.hasSubscribers) {
				isTrackingRequestEvents = !0;
				return;
			}
			isTrackingRequestEvents = !0;
			diagnosticsChannel.subscribe("undici:request:headers", (evt) => {
				let { request: { method, path, origin }, response: { statusCode } } = evt;
				debugLog("received response to %s %s%s - HTTP %d", method, origin, path, statusCode);
			});
			diagnosticsChannel.subscribe("undici:request:trailers", (evt) => {
				let { request: { method, path, origin } } = evt;
				debugLog("trailers received from %s %s%s", method, origin, path);
			});
			diagnosticsChannel.subscribe("undici:request:error", (evt) => {
				let { request: { method, path, origin }, error } = evt;
				debugLog("request to %s %s%s errored - %s", method, origin, path, error.message);
			});
		}
		let isTrackingWebSocketEvents = !1;
		function trackWebSocketEvents(debugLog = websocketDebuglog) {
			if (isTrackingWebSocketEvents) return;
			if (channels.open.hasSubscribers || channels.close.hasSubscribers || channels.socketError.hasSubscribers || channels.ping.hasSubscribers || channels.pong.hasSubscribers) {
				isTrackingWebSocketEvents = !0;
				return;
			}
			isTrackingWebSocketEvents = !0;
			diagnosticsChannel.subscribe("undici:websocket:open", (evt) => {
				if (evt.address != null) {
					let { address, port } = evt.address;
					debugLog("connection opened %s%s", address, port ? `:${port}` : "");
				} else debugLog("connection opened");
			});
			diagnosticsChannel.subscribe("undici:websocket:close", (evt) => {
				let { websocket, code, reason } = evt;
				debugLog("closed connection to %s - %s %s", websocket.url, code, reason);
			});
			diagnosticsChannel.subscribe("undici:websocket:socket_error", (err) => {
				debugLog("connection errored - %s", err.message);
			});
			diagnosticsChannel.subscribe("undici:websocket:ping", (evt) => {
				debugLog("ping received");
			});
			diagnosticsChannel.subscribe("undici:websocket:pong", (evt) => {
				debugLog("pong received");
			});
		}
		if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
			trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
			trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
		}
		if (websocketDebuglog.enabled) {
			trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog);
			trackWebSocketEvents(websocketDebuglog);
		}
		module.exports = { channels };
	}),
	3092: ((module) => {
		let kUndiciError = Symbol.for("undici.error.UND_ERR");
		class UndiciError extends Error {
			constructor(message, options) {
				super(message, options);
				this.name = "UndiciError";
				this.code = "UND_ERR";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kUndiciError] === !0;
			}
			get [kUndiciError]() {
				return !0;
			}
		}
		let kConnectTimeoutError = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
		class ConnectTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ConnectTimeoutError";
				this.message = message || "Connect Timeout Error";
				this.code = "UND_ERR_CONNECT_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kConnectTimeoutError] === !0;
			}
			get [kConnectTimeoutError]() {
				return !0;
			}
		}
		let kHeadersTimeoutError = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
		class HeadersTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "HeadersTimeoutError";
				this.message = message || "Headers Timeout Error";
				this.code = "UND_ERR_HEADERS_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHeadersTimeoutError] === !0;
			}
			get [kHeadersTimeoutError]() {
				return !0;
			}
		}
		let kHeadersOverflowError = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
		class HeadersOverflowError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "HeadersOverflowError";
				this.message = message || "Headers Overflow Error";
				this.code = "UND_ERR_HEADERS_OVERFLOW";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHeadersOverflowError] === !0;
			}
			get [kHeadersOverflowError]() {
				return !0;
			}
		}
		let kBodyTimeoutError = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
		class BodyTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "BodyTimeoutError";
				this.message = message || "Body Timeout Error";
				this.code = "UND_ERR_BODY_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kBodyTimeoutError] === !0;
			}
			get [kBodyTimeoutError]() {
				return !0;
			}
		}
		let kInvalidArgumentError = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
		class InvalidArgumentError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "InvalidArgumentError";
				this.message = message || "Invalid Argument Error";
				this.code = "UND_ERR_INVALID_ARG";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInvalidArgumentError] === !0;
			}
			get [kInvalidArgumentError]() {
				return !0;
			}
		}
		let kInvalidReturnValueError = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
		class InvalidReturnValueError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "InvalidReturnValueError";
				this.message = message || "Invalid Return Value Error";
				this.code = "UND_ERR_INVALID_RETURN_VALUE";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInvalidReturnValueError] === !0;
			}
			get [kInvalidReturnValueError]() {
				return !0;
			}
		}
		let kAbortError = Symbol.for("undici.error.UND_ERR_ABORT");
		class AbortError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "AbortError";
				this.message = message || "The operation was aborted";
				this.code = "UND_ERR_ABORT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kAbortError] === !0;
			}
			get [kAbortError]() {
				return !0;
			}
		}
		let kRequestAbortedError = Symbol.for("undici.error.UND_ERR_ABORTED");
		class RequestAbortedError extends AbortError {
			constructor(message) {
				super(message);
				this.name = "AbortError";
				this.message = message || "Request aborted";
				this.code = "UND_ERR_ABORTED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestAbortedError] === !0;
			}
			get [kRequestAbortedError]() {
				return !0;
			}
		}
		let kInformationalError = Symbol.for("undici.error.UND_ERR_INFO");
		class InformationalError extends UndiciError {
			constructor(message, options) {
				super(message, options);
				this.name = "InformationalError";
				this.message = message || "Request information";
				this.code = "UND_ERR_INFO";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInformationalError] === !0;
			}
			get [kInformationalError]() {
				return !0;
			}
		}
		let kRequestContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
		class RequestContentLengthMismatchError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "RequestContentLengthMismatchError";
				this.message = message || "Request body length does not match content-length header";
				this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestContentLengthMismatchError] === !0;
			}
			get [kRequestContentLengthMismatchError]() {
				return !0;
			}
		}
		let kResponseContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
		class ResponseContentLengthMismatchError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ResponseContentLengthMismatchError";
				this.message = message || "Response body length does not match content-length header";
				this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseContentLengthMismatchError] === !0;
			}
			get [kResponseContentLengthMismatchError]() {
				return !0;
			}
		}
		let kClientDestroyedError = Symbol.for("undici.error.UND_ERR_DESTROYED");
		class ClientDestroyedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ClientDestroyedError";
				this.message = message || "The client is destroyed";
				this.code = "UND_ERR_DESTROYED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kClientDestroyedError] === !0;
			}
			get [kClientDestroyedError]() {
				return !0;
			}
		}
		let kClientClosedError = Symbol.for("undici.error.UND_ERR_CLOSED");
		class ClientClosedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ClientClosedError";
				this.message = message || "The client is closed";
				this.code = "UND_ERR_CLOSED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kClientClosedError] === !0;
			}
			get [kClientClosedError]() {
				return !0;
			}
		}
		let kSocketError = Symbol.for("undici.error.UND_ERR_SOCKET");
		class SocketError extends UndiciError {
			constructor(message, socket) {
				super(message);
				this.name = "SocketError";
				this.message = message || "Socket error";
				this.code = "UND_ERR_SOCKET";
				this.socket = socket;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kSocketError] === !0;
			}
			get [kSocketError]() {
				return !0;
			}
		}
		let kNotSupportedError = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
		class NotSupportedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "NotSupportedError";
				this.message = message || "Not supported error";
				this.code = "UND_ERR_NOT_SUPPORTED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kNotSupportedError] === !0;
			}
			get [kNotSupportedError]() {
				return !0;
			}
		}
		let kBalancedPoolMissingUpstreamError = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
		class BalancedPoolMissingUpstreamError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MissingUpstreamError";
				this.message = message || "No upstream has been added to the BalancedPool";
				this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kBalancedPoolMissingUpstreamError] === !0;
			}
			get [kBalancedPoolMissingUpstreamError]() {
				return !0;
			}
		}
		let kWebAssemblyNotSupportedError = Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED");
		class WebAssemblyNotSupportedError extends Error {
			constructor(message) {
				super(message || "WebAssembly is not supported in this environment, but is required for HTTP/1 parsing");
				this.code = "ERR_WEBASSEMBLY_NOT_SUPPORTED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kWebAssemblyNotSupportedError] === !0;
			}
			get [kWebAssemblyNotSupportedError]() {
				return !0;
			}
		}
		let kHTTPParserError = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
		class HTTPParserError extends Error {
			constructor(message, code, data) {
				super(message);
				this.name = "HTTPParserError";
				this.code = code ? `HPE_${code}` : void 0;
				this.data = data ? data.toString() : void 0;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHTTPParserError] === !0;
			}
			get [kHTTPParserError]() {
				return !0;
			}
		}
		let kResponseExceededMaxSizeError = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
		class ResponseExceededMaxSizeError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ResponseExceededMaxSizeError";
				this.message = message || "Response content exceeded max size";
				this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseExceededMaxSizeError] === !0;
			}
			get [kResponseExceededMaxSizeError]() {
				return !0;
			}
		}
		let kRequestRetryError = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
		class RequestRetryError extends UndiciError {
			constructor(message, code, { headers, data }) {
				super(message);
				this.name = "RequestRetryError";
				this.message = message || "Request retry error";
				this.code = "UND_ERR_REQ_RETRY";
				this.statusCode = code;
				this.data = data;
				this.headers = headers;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestRetryError] === !0;
			}
			get [kRequestRetryError]() {
				return !0;
			}
		}
		let kResponseError = Symbol.for("undici.error.UND_ERR_RESPONSE");
		class ResponseError extends UndiciError {
			constructor(message, code, { headers, body, bodyTruncated = !1 }) {
				super(message);
				this.name = "ResponseError";
				this.message = message || "Response error";
				this.code = "UND_ERR_RESPONSE";
				this.statusCode = code;
				this.body = body;
				this.bodyTruncated = bodyTruncated;
				this.headers = headers;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseError] === !0;
			}
			get [kResponseError]() {
				return !0;
			}
		}
		let kSecureProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_TLS");
		class SecureProxyConnectionError extends UndiciError {
			constructor(cause, message, options = {}) {
				super(message, {
					cause,
					...options
				});
				this.name = "SecureProxyConnectionError";
				this.message = message || "Secure Proxy Connection failed";
				this.code = "UND_ERR_PRX_TLS";
				this.cause = cause;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kSecureProxyConnectionError] === !0;
			}
			get [kSecureProxyConnectionError]() {
				return !0;
			}
		}
		let kProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_CONN");
		class ProxyConnectionError extends UndiciError {
			constructor(cause, message, options = {}) {
				super(message, {
					cause,
					...options
				});
				this.name = "ProxyConnectionError";
				this.message = message || "Proxy Connection failed";
				this.code = "UND_ERR_PRX_CONN";
				this.cause = cause;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kProxyConnectionError] === !0;
			}
			get [kProxyConnectionError]() {
				return !0;
			}
		}
		let kMaxRedirectsError = Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");
		class MaxRedirectsError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MaxRedirectsError";
				this.message = message || "max redirects";
				this.code = "UND_ERR_REDIRECT_MAX";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMaxRedirectsError] === !0;
			}
			get [kMaxRedirectsError]() {
				return !0;
			}
		}
		let kMaxOriginsReachedError = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
		class MaxOriginsReachedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MaxOriginsReachedError";
				this.message = message || "Maximum allowed origins reached";
				this.code = "UND_ERR_MAX_ORIGINS_REACHED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMaxOriginsReachedError] === !0;
			}
			get [kMaxOriginsReachedError]() {
				return !0;
			}
		}
		class Socks5ProxyError extends UndiciError {
			constructor(message, code) {
				super(message);
				this.name = "Socks5ProxyError";
				this.message = message || "SOCKS5 proxy error";
				this.code = code || "UND_ERR_SOCKS5";
			}
		}
		let kMessageSizeExceededError = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
		class MessageSizeExceededError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MessageSizeExceededError";
				this.message = message || "Max decompressed message size exceeded";
				this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMessageSizeExceededError] === !0;
			}
			get [kMessageSizeExceededError]() {
				return !0;
			}
		}
		module.exports = {
			AbortError,
			WebAssemblyNotSupportedError,
			HTTPParserError,
			UndiciError,
			HeadersTimeoutError,
			HeadersOverflowError,
			BodyTimeoutError,
			RequestContentLengthMismatchError,
			ConnectTimeoutError,
			InvalidArgumentError,
			InvalidReturnValueError,
			RequestAbortedError,
			ClientDestroyedError,
			ClientClosedError,
			InformationalError,
			SocketError,
			NotSupportedError,
			ResponseContentLengthMismatchError,
			BalancedPoolMissingUpstreamError,
			ResponseExceededMaxSizeError,
			RequestRetryError,
			ResponseError,
			SecureProxyConnectionError,
			ProxyConnectionError,
			MaxOriginsReachedError,
			MaxRedirectsError,
			Socks5ProxyError,
			MessageSizeExceededError
		};
	}),
	9450: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError, NotSupportedError } = __webpack_require__(3092);
		let assert = __webpack_require__(4589);
		let { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, hasSafeIterator, isBlobLike, serializePathWithQuery, parseHeaders, assertRequestHandler, getServerName, normalizedMethodRecords, getProtocolFromUrlString } = __webpack_require__(9203);
		let { channels } = __webpack_require__(6883);
		let { headerNameLowerCasedRecord } = __webpack_require__(4574);
		let invalidPathRegex = /[^\u0021-\u00ff]/;
		function isValidContentLengthHeaderValue(val) {
			if (typeof val != "string" || val.length === 0) return !1;
			for (let i = 0; i < val.length; i++) {
				let charCode = val.charCodeAt(i);
				if (charCode < 48 || charCode > 57) return !1;
			}
			return !0;
		}
		let kHandler = Symbol("handler");
		let kController = Symbol("controller");
		let kResume = Symbol("resume");
		class RequestController {
			#paused = !1;
			#reason = null;
			#aborted = !1;
			#abort;
			[kResume] = null;
			rawHeaders = null;
			rawTrailers = null;
			constructor(abort) {
				this.#abort = abort;
			}
			pause() {
				this.#paused = !0;
			}
			resume() {
				if (this.#paused) {
					this.#paused = !1;
					this[kResume]?.();
				}
			}
			abort(reason) {
				if (!this.#aborted) {
					this.#aborted = !0;
					this.#reason = reason;
					this.#abort(reason);
				}
			}
			get aborted() {
				return this.#aborted;
			}
			get reason() {
				return this.#reason;
			}
			get paused() {
				return this.#paused;
			}
		}
		class Request {
			constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, expectContinue, servername, throwOnError, maxRedirections, typeOfService }, handler) {
				if (typeof path != "string") throw new InvalidArgumentError("path must be a string");
				else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") throw new InvalidArgumentError("path must be an absolute URL or start with a slash");
				else if (invalidPathRegex.test(path)) throw new InvalidArgumentError("invalid request path");
				if (typeof method != "string") throw new InvalidArgumentError("method must be a string");
				else if (normalizedMethodRecords[method] === void 0 && !isValidHTTPToken(method)) throw new InvalidArgumentError("invalid request method");
				if (upgrade && typeof upgrade != "string") throw new InvalidArgumentError("upgrade must be a string");
				if (upgrade && !isValidHeaderValue(upgrade)) throw new InvalidArgumentError("invalid upgrade header");
				if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("invalid headersTimeout");
				if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("invalid bodyTimeout");
				if (reset != null && typeof reset != "boolean") throw new InvalidArgumentError("invalid reset");
				if (expectContinue != null && typeof expectContinue != "boolean") throw new InvalidArgumentError("invalid expectContinue");
				if (throwOnError != null) throw new InvalidArgumentError("invalid throwOnError");
				if (maxRedirections != null && maxRedirections !== 0) throw new InvalidArgumentError("maxRedirections is not supported, use the redirect interceptor");
				if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) throw new InvalidArgumentError("typeOfService must be an integer between 0 and 255");
				this.headersTimeout = headersTimeout;
				this.bodyTimeout = bodyTimeout;
				this.method = method;
				this.typeOfService = typeOfService;
				this.abort = null;
				if (body == null) this.body = null;
				else if (isStream(body)) {
					this.body = body;
					let rState = this.body._readableState;
					if (!rState || !rState.autoDestroy) {
						this.endHandler = function autoDestroy() {
							destroy(this);
						};
						this.body.on("end", this.endHandler);
					}
					this.errorHandler = (err) => {
						this.abort ? this.abort(err) : this.error = err;
					};
					this.body.on("error", this.errorHandler);
				} else if (isBuffer(body)) this.body = body.byteLength ? body : null;
				else if (ArrayBuffer.isView(body)) this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
				else if (body instanceof ArrayBuffer) this.body = body.byteLength ? Buffer.from(body) : null;
				else if (typeof body == "string") this.body = body.length ? Buffer.from(body) : null;
				else if (isFormDataLike(body)) {
					if (!isUndiciFormData(body)) throw new InvalidArgumentError("body must be a FormData created by this undici package instance; FormData from other sources, such as the built-in FormData provided by Node.js, is not supported");
					this.body = body;
				} else if (isIterable(body) || isBlobLike(body)) this.body = body;
				else throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
				this.completed = !1;
				this.aborted = !1;
				this.upgrade = upgrade || null;
				this.path = query ? serializePathWithQuery(path, query) : path;
				this.origin = origin;
				this.protocol = getProtocolFromUrlString(origin);
				this.idempotent = idempotent ?? (method === "HEAD" || method === "GET" || method === "QUERY");
				this.blocking = blocking ?? this.method !== "HEAD";
				this.reset = reset ?? null;
				this.host = null;
				this.contentLength = null;
				this.contentType = null;
				this.headers = [];
				this.expectContinue = expectContinue ?? !1;
				if (Array.isArray(headers)) {
					if (headers.length % 2 != 0) throw new InvalidArgumentError("headers array must be even");
					for (let i = 0; i < headers.length; i += 2) processHeader(this, headers[i], headers[i + 1]);
				} else if (headers && typeof headers == "object") {
					if (hasSafeIterator(headers)) for (let header of headers) {
						if (!Array.isArray(header) || header.length !== 2) throw new InvalidArgumentError("headers must be in key-value pair format");
						processHeader(this, header[0], header[1]);
					}
					else {
						let keys = Object.keys(headers);
						for (let i = 0; i < keys.length; ++i) processHeader(this, keys[i], headers[keys[i]]);
					}
				} else if (headers != null) throw new InvalidArgumentError("headers must be an object or an array");
				assertRequestHandler(handler, method, upgrade);
				this.servername = servername || getServerName(this.host) || null;
				this[kHandler] = handler;
				channels.create.hasSubscribers && channels.create.publish({ request: this });
			}
			onBodySent(chunk) {
				channels.bodyChunkSent.hasSubscribers && channels.bodyChunkSent.publish({
					request: this,
					chunk
				});
				if (this[kHandler].onBodySent) try {
					return this[kHandler].onBodySent(chunk);
				} catch (err) {
					this.abort(err);
				}
			}
			onRequestSent() {
				channels.bodySent.hasSubscribers && channels.bodySent.publish({ request: this });
				if (this[kHandler].onRequestSent) try {
					return this[kHandler].onRequestSent();
				} catch (err) {
					this.abort(err);
				}
			}
			onRequestStart(abort, context) {
				assert(!this.aborted);
				assert(!this.completed);
				this[kController] = new RequestController(abort);
				if (this.error) {
					this[kController].abort(this.error);
					return;
				}
				this.abort = abort;
				return this[kHandler].onRequestStart(this[kController], context);
			}
			onResponseStarted() {
				return this[kHandler].onResponseStarted?.();
			}
			onResponseStart(statusCode, headers, resume, statusText) {
				assert(!this.aborted);
				assert(!this.completed);
				channels.headers.hasSubscribers && channels.headers.publish({
					request: this,
					response: {
						statusCode,
						headers,
						statusText
					}
				});
				let controller = this[kController];
				if (controller) {
					controller[kResume] = resume;
					controller.rawHeaders = headers;
				}
				let parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers;
				try {
					this[kHandler].onResponseStart?.(controller, statusCode, parsedHeaders, statusText);
					return !controller?.paused;
				} catch (err) {
					this.abort(err);
					return !1;
				}
			}
			onResponseData(chunk) {
				assert(!this.aborted);
				assert(!this.completed);
				channels.bodyChunkReceived.hasSubscribers && channels.bodyChunkReceived.publish({
					request: this,
					chunk
				});
				let controller = this[kController];
				try {
					this[kHandler].onResponseData?.(controller, chunk);
					return !controller?.paused;
				} catch (err) {
					this.abort(err);
					return !1;
				}
			}
			onRequestUpgrade(statusCode, headers, socket, statusText = "") {
				this.onFinally();
				assert(!this.aborted);
				assert(!this.completed);
				channels.headers.hasSubscribers && channels.headers.publish({
					request: this,
					response: {
						statusCode,
						headers,
						statusText
					}
				});
				let controller = this[kController];
				controller && (controller.rawHeaders = headers);
				let parsedHeaders = Array.isArray(headers) ? parseHeaders(headers) : headers;
				let result = this[kHandler].onRequestUpgrade?.(controller, statusCode, parsedHeaders, socket);
				if (!this.aborted) {
					this.completed = !0;
					channels.trailers.hasSubscribers && channels.trailers.publish({
						request: this,
						trailers: []
					});
				}
				return result;
			}
			onResponseEnd(trailers) {
				this.onFinally();
				assert(!this.aborted);
				assert(!this.completed);
				this.completed = !0;
				channels.trailers.hasSubscribers && channels.trailers.publish({
					request: this,
					trailers
				});
				let controller = this[kController];
				controller && (controller.rawTrailers = trailers);
				let parsedTrailers = Array.isArray(trailers) ? parseHeaders(trailers) : trailers;
				try {
					return this[kHandler].onResponseEnd?.(controller, parsedTrailers);
				} catch (err) {
					this.onResponseError(err);
				}
			}
			onResponseError(error) {
				this.onFinally();
				channels.error.hasSubscribers && channels.error.publish({
					request: this,
					error
				});
				if (this.aborted) return;
				this.aborted = !0;
				let controller = this[kController];
				return this[kHandler].onResponseError?.(controller, error);
			}
			onFinally() {
				if (this.errorHandler) {
					this.body.off("error", this.errorHandler);
					this.errorHandler = null;
				}
				if (this.endHandler) {
					this.body.off("end", this.endHandler);
					this.endHandler = null;
				}
			}
			addHeader(key, value) {
				processHeader(this, key, value);
				return this;
			}
		}
		function processHeader(request, key, val) {
			if (val && typeof val == "object" && !Array.isArray(val)) throw new InvalidArgumentError(`invalid ${key} header`);
			else if (val === void 0) return;
			let headerName = headerNameLowerCasedRecord[key];
			if (headerName === void 0) {
				headerName = key.toLowerCase();
				if (headerNameLowerCasedRecord[headerName] === void 0 && !isValidHTTPToken(headerName)) throw new InvalidArgumentError("invalid header key");
			}
			if (Array.isArray(val)) {
				let arr = [];
				for (let i = 0; i < val.length; i++) if (typeof val[i] == "string") {
					if (!isValidHeaderValue(val[i])) throw new InvalidArgumentError(`invalid ${key} header`);
					arr.push(val[i]);
				} else if (val[i] === null) arr.push("");
				else if (typeof val[i] == "object") throw new InvalidArgumentError(`invalid ${key} header`);
				else {
					let str = `${val[i]}`;
					if (!isValidHeaderValue(str)) throw new InvalidArgumentError(`invalid ${key} header`);
					arr.push(str);
				}
				val = arr;
			} else if (typeof val == "string") {
				if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
			} else if (val === null) val = "";
			else {
				val = `${val}`;
				if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
			}
			if (headerName === "host") {
				if (request.host !== null) throw new InvalidArgumentError("duplicate host header");
				if (typeof val != "string") throw new InvalidArgumentError("invalid host header");
				request.host = val;
			} else if (headerName === "content-length") {
				if (request.contentLength !== null) throw new InvalidArgumentError("duplicate content-length header");
				if (!isValidContentLengthHeaderValue(val)) throw new InvalidArgumentError("invalid content-length header");
				request.contentLength = parseInt(val, 10);
			} else if (request.contentType === null && headerName === "content-type") {
				request.contentType = val;
				request.headers.push(key, val);
			} else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") throw new InvalidArgumentError(`invalid ${headerName} header`);
			else if (headerName === "connection") {
				let value = typeof val == "string" ? val : null;
				if (value === null) throw new InvalidArgumentError("invalid connection header");
				for (let token of value.toLowerCase().split(",")) {
					let trimmed = token.trim();
					if (!isValidHTTPToken(trimmed)) throw new InvalidArgumentError("invalid connection header");
					trimmed === "close" && (request.reset = !0);
				}
			} else if (headerName === "expect") throw new NotSupportedError("expect header not supported");
			else request.headers.push(key, val);
		}
		let isFormData;
		function isUndiciFormData(body) {
			if (isFormData === void 0) {
				__webpack_require__(583);
				isFormData = __webpack_require__(8314).webidl.is.FormData;
			}
			return isFormData(body);
		}
		module.exports = Request;
	}),
	5507: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { EventEmitter } = __webpack_require__(8474);
		let { Buffer } = __webpack_require__(4573);
		let { InvalidArgumentError, Socks5ProxyError } = __webpack_require__(3092);
		let { debuglog } = __webpack_require__(7975);
		let { parseAddress } = __webpack_require__(2571);
		let debug = debuglog("undici:socks5");
		let EMPTY_BUFFER = Buffer.alloc(0);
		let AUTH_METHODS = {
			NO_AUTH: 0,
			GSSAPI: 1,
			USERNAME_PASSWORD: 2,
			NO_ACCEPTABLE: 255
		};
		let COMMANDS = {
			CONNECT: 1,
			BIND: 2,
			UDP_ASSOCIATE: 3
		};
		let ADDRESS_TYPES = {
			IPV4: 1,
			DOMAIN: 3,
			IPV6: 4
		};
		let REPLY_CODES = {
			SUCCEEDED: 0,
			GENERAL_FAILURE: 1,
			CONNECTION_NOT_ALLOWED: 2,
			NETWORK_UNREACHABLE: 3,
			HOST_UNREACHABLE: 4,
			CONNECTION_REFUSED: 5,
			TTL_EXPIRED: 6,
			COMMAND_NOT_SUPPORTED: 7,
			ADDRESS_TYPE_NOT_SUPPORTED: 8
		};
		let STATES = {
			INITIAL: "initial",
			HANDSHAKING: "handshaking",
			AUTHENTICATING: "authenticating",
			AUTHENTICATED: "authenticated",
			CONNECTING: "connecting",
			CONNECTED: "connected",
			ERROR: "error",
			CLOSED: "closed"
		};
		class Socks5Client extends EventEmitter {
			constructor(socket, options = {}) {
				super();
				if (!socket) throw new InvalidArgumentError("socket is required");
				this.socket = socket;
				this.options = options;
				this.state = STATES.INITIAL;
				this.buffer = EMPTY_BUFFER;
				this.onSocketData = this.onData.bind(this);
				this.onSocketError = this.onError.bind(this);
				this.onSocketClose = this.onClose.bind(this);
				this.authMethods = [];
				options.username && options.password && this.authMethods.push(AUTH_METHODS.USERNAME_PASSWORD);
				this.authMethods.push(AUTH_METHODS.NO_AUTH);
				this.socket.on("data", this.onSocketData);
				this.socket.on("error", this.onSocketError);
				this.socket.on("close", this.onSocketClose);
			}
			onData(data) {
				debug("received data", data.length, "bytes in state", this.state);
				this.buffer = Buffer.concat([this.buffer, data]);
				try {
					switch (this.state) {
						case STATES.HANDSHAKING:
							this.handleHandshakeResponse();
							break;
						case STATES.AUTHENTICATING:
							this.handleAuthResponse();
							break;
						case STATES.CONNECTING: this.handleConnectResponse();
					}
				} catch (err) {
					this.onError(err);
				}
			}
			onError(err) {
				debug("socket error", err);
				this.state = STATES.ERROR;
				this.emit("error", err);
				this.destroy();
			}
			onClose() {
				debug("socket closed");
				this.state = STATES.CLOSED;
				this.emit("close");
			}
			destroy() {
				this.socket && !this.socket.destroyed && this.socket.destroy();
			}
			markAuthenticated() {
				this.state = STATES.AUTHENTICATED;
				this.emit("authenticated");
			}
			handshake() {
				if (this.state !== STATES.INITIAL) throw new InvalidArgumentError("Handshake already started");
				debug("starting handshake with", this.authMethods.length, "auth methods");
				this.state = STATES.HANDSHAKING;
				let request = Buffer.alloc(2 + this.authMethods.length);
				request[0] = 5;
				request[1] = this.authMethods.length;
				this.authMethods.forEach((method, i) => {
					request[2 + i] = method;
				});
				this.socket.write(request);
			}
			handleHandshakeResponse() {
				if (this.buffer.length < 2) return;
				let version = this.buffer[0];
				let method = this.buffer[1];
				if (version !== 5) throw new Socks5ProxyError(`Invalid SOCKS version: ${version}`, "UND_ERR_SOCKS5_VERSION");
				if (method === AUTH_METHODS.NO_ACCEPTABLE) throw new Socks5ProxyError("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
				this.buffer = this.buffer.subarray(2);
				debug("server selected auth method", method);
				if (method === AUTH_METHODS.NO_AUTH) this.markAuthenticated();
				else if (method === AUTH_METHODS.USERNAME_PASSWORD) {
					this.state = STATES.AUTHENTICATING;
					this.sendAuthRequest();
				} else throw new Socks5ProxyError(`Unsupported authentication method: ${method}`, "UND_ERR_SOCKS5_AUTH_METHOD");
			}
			sendAuthRequest() {
				let { username, password } = this.options;
				if (!username || !password) throw new InvalidArgumentError("Username and password required for authentication");
				debug("sending username/password auth");
				let usernameBuffer = Buffer.from(username);
				let passwordBuffer = Buffer.from(password);
				if (usernameBuffer.length > 255 || passwordBuffer.length > 255) throw new InvalidArgumentError("Username or password too long");
				let request = Buffer.alloc(3 + usernameBuffer.length + passwordBuffer.length);
				request[0] = 1;
				request[1] = usernameBuffer.length;
				usernameBuffer.copy(request, 2);
				request[2 + usernameBuffer.length] = passwordBuffer.length;
				passwordBuffer.copy(request, 3 + usernameBuffer.length);
				this.socket.write(request);
			}
			handleAuthResponse() {
				if (this.buffer.length < 2) return;
				let version = this.buffer[0];
				let status = this.buffer[1];
				if (version !== 1) throw new Socks5ProxyError(`Invalid auth sub-negotiation version: ${version}`, "UND_ERR_SOCKS5_AUTH_VERSION");
				if (status !== 0) throw new Socks5ProxyError("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
				this.buffer = this.buffer.subarray(2);
				debug("authentication successful");
				this.markAuthenticated();
			}
			connect(address, port) {
				if (this.state === STATES.CONNECTING || this.state === STATES.CONNECTED) throw new InvalidArgumentError("Connection already in progress");
				if (this.state !== STATES.AUTHENTICATED) throw new InvalidArgumentError("Client must be authenticated before CONNECT");
				debug("connecting to", address, port);
				this.state = STATES.CONNECTING;
				let request = this.buildConnectRequest(COMMANDS.CONNECT, address, port);
				this.socket.write(request);
			}
			buildConnectRequest(command, address, port) {
				let { type: addressType, buffer: addressBuffer } = parseAddress(address);
				let request = Buffer.alloc(4 + addressBuffer.length + 2);
				request[0] = 5;
				request[1] = command;
				request[2] = 0;
				request[3] = addressType;
				addressBuffer.copy(request, 4);
				request.writeUInt16BE(port, 4 + addressBuffer.length);
				return request;
			}
			handleConnectResponse() {
				if (this.buffer.length < 4) return;
				let version = this.buffer[0];
				let reply = this.buffer[1];
				let addressType = this.buffer[3];
				if (version !== 5) throw new Socks5ProxyError(`Invalid SOCKS version in reply: ${version}`, "UND_ERR_SOCKS5_REPLY_VERSION");
				let responseLength = 4;
				if (addressType === ADDRESS_TYPES.IPV4) responseLength += 6;
				else if (addressType === ADDRESS_TYPES.DOMAIN) {
					if (this.buffer.length < 5) return;
					responseLength += 1 + this.buffer[4] + 2;
				} else if (addressType === ADDRESS_TYPES.IPV6) responseLength += 18;
				else throw new Socks5ProxyError(`Invalid address type in reply: ${addressType}`, "UND_ERR_SOCKS5_ADDR_TYPE");
				if (this.buffer.length < responseLength) return;
				if (reply !== REPLY_CODES.SUCCEEDED) {
					let errorMessage = this.getReplyErrorMessage(reply);
					throw new Socks5ProxyError(`SOCKS5 connection failed: ${errorMessage}`, `UND_ERR_SOCKS5_REPLY_${reply}`);
				}
				let boundAddress;
				let offset = 4;
				if (addressType === ADDRESS_TYPES.IPV4) {
					boundAddress = Array.from(this.buffer.subarray(offset, offset + 4)).join(".");
					offset += 4;
				} else if (addressType === ADDRESS_TYPES.DOMAIN) {
					let domainLength = this.buffer[offset];
					offset += 1;
					boundAddress = this.buffer.subarray(offset, offset + domainLength).toString();
					offset += domainLength;
				} else if (addressType === ADDRESS_TYPES.IPV6) {
					let parts = [];
					for (let i = 0; i < 8; i++) {
						let value = this.buffer.readUInt16BE(offset + i * 2);
						parts.push(value.toString(16));
					}
					boundAddress = parts.join(":");
					offset += 16;
				}
				let boundPort = this.buffer.readUInt16BE(offset);
				this.buffer = EMPTY_BUFFER;
				this.state = STATES.CONNECTED;
				this.socket.removeListener("data", this.onSocketData);
				debug("connected, bound address:", boundAddress, "port:", boundPort);
				this.emit("connected", {
					address: boundAddress,
					port: boundPort
				});
			}
			getReplyErrorMessage(reply) {
				switch (reply) {
					case REPLY_CODES.GENERAL_FAILURE: return "General SOCKS server failure";
					case REPLY_CODES.CONNECTION_NOT_ALLOWED: return "Connection not allowed by ruleset";
					case REPLY_CODES.NETWORK_UNREACHABLE: return "Network unreachable";
					case REPLY_CODES.HOST_UNREACHABLE: return "Host unreachable";
					case REPLY_CODES.CONNECTION_REFUSED: return "Connection refused";
					case REPLY_CODES.TTL_EXPIRED: return "TTL expired";
					case REPLY_CODES.COMMAND_NOT_SUPPORTED: return "Command not supported";
					case REPLY_CODES.ADDRESS_TYPE_NOT_SUPPORTED: return "Address type not supported";
					default: return `Unknown error code: ${reply}`;
				}
			}
		}
		module.exports = {
			Socks5Client,
			AUTH_METHODS,
			COMMANDS,
			ADDRESS_TYPES,
			REPLY_CODES,
			STATES
		};
	}),
	2571: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { Buffer } = __webpack_require__(4573);
		let net = __webpack_require__(7030);
		let { InvalidArgumentError } = __webpack_require__(3092);
		function parseAddress(address) {
			if (net.isIPv4(address)) {
				let parts = address.split(".").map(Number);
				return {
					type: 1,
					buffer: Buffer.from(parts)
				};
			}
			if (net.isIPv6(address)) return {
				type: 4,
				buffer: parseIPv6(address)
			};
			let domainBuffer = Buffer.from(address, "utf8");
			if (domainBuffer.length > 255) throw new InvalidArgumentError("Domain name too long (max 255 bytes)");
			return {
				type: 3,
				buffer: Buffer.concat([Buffer.from([domainBuffer.length]), domainBuffer])
			};
		}
		function parseIPv6(address) {
			let buffer = Buffer.alloc(16);
			let normalizedAddress = address;
			if (address.includes(".")) {
				let lastColonIndex = address.lastIndexOf(":");
				let ipv4Part = address.slice(lastColonIndex + 1);
				if (net.isIPv4(ipv4Part)) {
					let octets = ipv4Part.split(".").map(Number);
					let high = (octets[0] << 8 | octets[1]).toString(16);
					let low = (octets[2] << 8 | octets[3]).toString(16);
					normalizedAddress = `${address.slice(0, lastColonIndex)}:${high}:${low}`;
				}
			}
			let doubleColonIndex = normalizedAddress.indexOf("::");
			if (doubleColonIndex !== -1) {
				let before = normalizedAddress.slice(0, doubleColonIndex);
				let after = normalizedAddress.slice(doubleColonIndex + 2);
				let beforeParts = before === "" ? [] : before.split(":");
				let afterParts = after === "" ? [] : after.split(":");
				let bufferIndex = 0;
				for (let part of beforeParts) {
					buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
					bufferIndex += 2;
				}
				bufferIndex = 16 - afterParts.length * 2;
				for (let part of afterParts) {
					buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
					bufferIndex += 2;
				}
			} else {
				let parts = normalizedAddress.split(":");
				for (let i = 0; i < parts.length; i++) buffer.writeUInt16BE(parseInt(parts[i], 16), i * 2);
			}
			return buffer;
		}
		function buildAddressBuffer(type, addressBuffer, port) {
			let portBuffer = Buffer.allocUnsafe(2);
			portBuffer.writeUInt16BE(port, 0);
			return Buffer.concat([
				Buffer.from([type]),
				addressBuffer,
				portBuffer
			]);
		}
		function parseResponseAddress(buffer, offset = 0) {
			if (buffer.length < offset + 1) throw new InvalidArgumentError("Buffer too small to contain address type");
			let addressType = buffer[offset];
			let address;
			let currentOffset = offset + 1;
			switch (addressType) {
				case 1:
					if (buffer.length < currentOffset + 6) throw new InvalidArgumentError("Buffer too small for IPv4 address");
					address = Array.from(buffer.subarray(currentOffset, currentOffset + 4)).join(".");
					currentOffset += 4;
					break;
				case 3: {
					if (buffer.length < currentOffset + 1) throw new InvalidArgumentError("Buffer too small for domain length");
					let domainLength = buffer[currentOffset];
					currentOffset += 1;
					if (buffer.length < currentOffset + domainLength + 2) throw new InvalidArgumentError("Buffer too small for domain address");
					address = buffer.subarray(currentOffset, currentOffset + domainLength).toString("utf8");
					currentOffset += domainLength;
					break;
				}
				case 4: {
					if (buffer.length < currentOffset + 18) throw new InvalidArgumentError("Buffer too small for IPv6 address");
					let parts = [];
					for (let i = 0; i < 8; i++) {
						let value = buffer.readUInt16BE(currentOffset + i * 2);
						parts.push(value.toString(16));
					}
					address = parts.join(":");
					currentOffset += 16;
					break;
				}
				default: throw new InvalidArgumentError(`Invalid address type: ${addressType}`);
			}
			if (buffer.length < currentOffset + 2) throw new InvalidArgumentError("Buffer too small for port");
			let port = buffer.readUInt16BE(currentOffset);
			currentOffset += 2;
			return {
				address,
				port,
				bytesRead: currentOffset - offset
			};
		}
		function createReplyError(replyCode) {
			let message = {
				1: "General SOCKS server failure",
				2: "Connection not allowed by ruleset",
				3: "Network unreachable",
				4: "Host unreachable",
				5: "Connection refused",
				6: "TTL expired",
				7: "Command not supported",
				8: "Address type not supported"
			}[replyCode] || `Unknown SOCKS5 error code: ${replyCode}`;
			let error = Error(message);
			error.code = `SOCKS5_${replyCode}`;
			return error;
		}
		module.exports = {
			parseAddress,
			parseIPv6,
			buildAddressBuffer,
			parseResponseAddress,
			createReplyError
		};
	}),
	6478: ((module) => {
		module.exports = {
			kClose: Symbol("close"),
			kDestroy: Symbol("destroy"),
			kDispatch: Symbol("dispatch"),
			kUrl: Symbol("url"),
			kRequestOrigin: Symbol("request origin"),
			kRedirectCacheControl: Symbol("redirect cache control"),
			kOriginless: Symbol("originless"),
			kWriting: Symbol("writing"),
			kResuming: Symbol("resuming"),
			kQueue: Symbol("queue"),
			kConnect: Symbol("connect"),
			kConnecting: Symbol("connecting"),
			kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
			kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
			kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
			kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
			kKeepAlive: Symbol("keep alive"),
			kHeadersTimeout: Symbol("headers timeout"),
			kBodyTimeout: Symbol("body timeout"),
			kServerName: Symbol("server name"),
			kLocalAddress: Symbol("local address"),
			kHost: Symbol("host"),
			kNoRef: Symbol("no ref"),
			kBodyUsed: Symbol("used"),
			kBody: Symbol("abstracted request body"),
			kRunning: Symbol("running"),
			kBlocking: Symbol("blocking"),
			kPending: Symbol("pending"),
			kSize: Symbol("size"),
			kBusy: Symbol("busy"),
			kQueued: Symbol("queued"),
			kFree: Symbol("free"),
			kConnected: Symbol("connected"),
			kClosed: Symbol("closed"),
			kNeedDrain: Symbol("need drain"),
			kReset: Symbol("reset"),
			kDestroyed: Symbol.for("nodejs.stream.destroyed"),
			kResume: Symbol("resume"),
			kOnError: Symbol("on error"),
			kMaxHeadersSize: Symbol("max headers size"),
			kRunningIdx: Symbol("running index"),
			kPendingIdx: Symbol("pending index"),
			kError: Symbol("error"),
			kClients: Symbol("clients"),
			kClient: Symbol("client"),
			kParser: Symbol("parser"),
			kOnDestroyed: Symbol("destroy callbacks"),
			kPipelining: Symbol("pipelining"),
			kSocket: Symbol("socket"),
			kHostHeader: Symbol("host header"),
			kConnector: Symbol("connector"),
			kStrictContentLength: Symbol("strict content length"),
			kMaxRedirections: Symbol("maxRedirections"),
			kMaxRequests: Symbol("maxRequestsPerClient"),
			kProxy: Symbol("proxy agent options"),
			kCounter: Symbol("socket request counter"),
			kMaxResponseSize: Symbol("max response size"),
			kHTTP2Session: Symbol("http2Session"),
			kHTTP2Options: Symbol("http2 options"),
			kHTTP2SessionState: Symbol("http2Session state"),
			kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
			kConstruct: Symbol("constructable"),
			kListeners: Symbol("listeners"),
			kHTTPContext: Symbol("http context"),
			kMaxConcurrentStreams: Symbol("max concurrent streams"),
			kHostAuthority: Symbol("host authority"),
			kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
			kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
			kEnableConnectProtocol: Symbol("http2session connect protocol"),
			kRemoteSettings: Symbol("http2session remote settings"),
			kHTTP2Stream: Symbol("http2session client stream"),
			kPingInterval: Symbol("ping interval"),
			kUseMilo: Symbol("use milo"),
			kNoProxyAgent: Symbol("no proxy agent"),
			kHttpProxyAgent: Symbol("http proxy agent"),
			kHttpsProxyAgent: Symbol("https proxy agent"),
			kSocks5ProxyAgent: Symbol("socks5 proxy agent")
		};
	}),
	1959: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { wellknownHeaderNames, headerNameLowerCasedRecord } = __webpack_require__(4574);
		class TstNode {
			value = null;
			left = null;
			middle = null;
			right = null;
			code;
			constructor(key, value, index) {
				if (index === void 0 || index >= key.length) throw TypeError("Unreachable");
				if ((this.code = key.charCodeAt(index)) > 127) throw TypeError("key must be ascii string");
				key.length === ++index ? this.value = value : this.middle = new TstNode(key, value, index);
			}
			add(key, value) {
				let length = key.length;
				if (length === 0) throw TypeError("Unreachable");
				let index = 0;
				let node = this;
				for (;;) {
					let code = key.charCodeAt(index);
					if (code > 127) throw TypeError("key must be ascii string");
					if (node.code === code) {
						if (length === ++index) {
							node.value = value;
							break;
						} else if (node.middle !== null) node = node.middle;
						else {
							node.middle = new TstNode(key, value, index);
							break;
						}
					} else if (node.code < code) {
						if (node.left !== null) node = node.left;
						else {
							node.left = new TstNode(key, value, index);
							break;
						}
					} else if (node.right !== null) node = node.right;
					else {
						node.right = new TstNode(key, value, index);
						break;
					}
				}
			}
			search(key) {
				let keylength = key.length;
				let index = 0;
				let node = this;
				for (; node !== null && index < keylength;) {
					let code = key[index];
					code <= 90 && code >= 65 && (code |= 32);
					for (; node !== null;) {
						if (code === node.code) {
							if (keylength === ++index) return node;
							node = node.middle;
							break;
						}
						node = node.code < code ? node.left : node.right;
					}
				}
				return null;
			}
		}
		class TernarySearchTree {
			node = null;
			insert(key, value) {
				this.node === null ? this.node = new TstNode(key, value, 0) : this.node.add(key, value);
			}
			lookup(key) {
				return this.node?.search(key)?.value ?? null;
			}
		}
		let tree = new TernarySearchTree();
		for (let i = 0; i < wellknownHeaderNames.length; ++i) {
			let key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
			tree.insert(key, key);
		}
		module.exports = {
			TernarySearchTree,
			tree
		};
	}),
	9203: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589);
		let { kDestroyed, kBodyUsed, kListeners, kBody } = __webpack_require__(6478);
		let { IncomingMessage } = __webpack_require__(7067);
		let stream = __webpack_require__(7075);
		let net = __webpack_require__(7030);
		let { stringify } = __webpack_require__(1792);
		let { EventEmitter: EE, addAbortListener: addAbortListenerNative } = __webpack_require__(8474);
		let timers = __webpack_require__(4132);
		let { InvalidArgumentError, ConnectTimeoutError } = __webpack_require__(3092);
		let { headerNameLowerCasedRecord } = __webpack_require__(4574);
		let { tree } = __webpack_require__(1959);
		class BodyAsyncIterable {
			constructor(body) {
				this[kBody] = body;
				this[kBodyUsed] = !1;
			}
			async *[Symbol.asyncIterator]() {
				assert(!this[kBodyUsed], "disturbed");
				this[kBodyUsed] = !0;
				yield* this[kBody];
			}
		}
		function noop() {}
		function wrapRequestBody(body) {
			if (isStream(body)) {
				bodyLength(body) === 0 && body.on("data", function() {
					assert(!1);
				});
				if (typeof body.readableDidRead != "boolean") {
					body[kBodyUsed] = !1;
					EE.prototype.on.call(body, "data", function() {
						this[kBodyUsed] = !0;
					});
				}
				return body;
			} else if (body && typeof body.pipeTo == "function") return new BodyAsyncIterable(body);
			else if (body && isFormDataLike(body)) return body;
			else if (body && typeof body != "string" && !ArrayBuffer.isView(body) && isIterable(body)) return new BodyAsyncIterable(body);
			else return body;
		}
		function isStream(obj) {
			return obj && typeof obj == "object" && typeof obj.pipe == "function" && typeof obj.on == "function";
		}
		function isBlobLike(object) {
			return object instanceof Blob;
		}
		function pathHasQueryOrFragment(url) {
			return url.includes("?") || url.includes("#");
		}
		function serializePathWithQuery(url, queryParams) {
			if (pathHasQueryOrFragment(url)) throw Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
			let stringified = stringify(queryParams);
			stringified && (url += "?" + stringified);
			return url;
		}
		function isValidPort(port) {
			let value = parseInt(port, 10);
			return value === Number(port) && value >= 0 && value <= 65535;
		}
		function isHttpOrHttpsPrefixed(value) {
			return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
		}
		function parseURL(url) {
			if (typeof url == "string") {
				url = new URL(url);
				if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				return url;
			}
			if (!url || typeof url != "object") throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
			if (!(url instanceof URL)) {
				if (url.port != null && url.port !== "" && isValidPort(url.port) === !1) throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
				if (url.path != null && typeof url.path != "string") throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
				if (url.pathname != null && typeof url.pathname != "string") throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
				if (url.hostname != null && typeof url.hostname != "string") throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
				if (url.origin != null && typeof url.origin != "string") throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
				if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				let port = url.port == null ? url.protocol === "https:" ? 443 : 80 : url.port;
				let origin = url.origin == null ? `${url.protocol || ""}//${url.hostname || ""}:${port}` : url.origin;
				let path = url.path == null ? `${url.pathname || ""}${url.search || ""}` : url.path;
				origin[origin.length - 1] === "/" && (origin = origin.slice(0, origin.length - 1));
				path && path[0] !== "/" && (path = `/${path}`);
				return new URL(`${origin}${path}`);
			}
			if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return url;
		}
		function parseOrigin(url) {
			url = parseURL(url);
			if (url.pathname !== "/" || url.search || url.hash) throw new InvalidArgumentError("invalid url");
			return url;
		}
		function getHostname(host) {
			if (host[0] === "[") {
				let idx = host.indexOf("]");
				assert(idx !== -1);
				return host.substring(1, idx);
			}
			let idx = host.indexOf(":");
			if (idx === -1) return host;
			return host.substring(0, idx);
		}
		function getServerName(host) {
			if (!host) return null;
			assert(typeof host == "string");
			let servername = getHostname(host);
			if (net.isIP(servername)) return "";
			return servername;
		}
		function deepClone(obj) {
			return JSON.parse(JSON.stringify(obj));
		}
		function isAsyncIterable(obj) {
			return obj != null && typeof obj[Symbol.asyncIterator] == "function";
		}
		function isIterable(obj) {
			return !(obj == null || typeof obj[Symbol.iterator] != "function" && typeof obj[Symbol.asyncIterator] != "function");
		}
		function hasSafeIterator(obj) {
			let prototype = Object.getPrototypeOf(obj);
			return Object.hasOwn(obj, Symbol.iterator) || prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] == "function";
		}
		function bodyLength(body) {
			if (body == null) return 0;
			else if (isStream(body)) {
				let state = body._readableState;
				return state && state.objectMode === !1 && state.ended === !0 && Number.isFinite(state.length) ? state.length : null;
			} else if (isBlobLike(body)) return body.size == null ? null : body.size;
			else if (isBuffer(body)) return body.byteLength;
			return null;
		}
		function isDestroyed(body) {
			return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
		}
		function destroy(stream, err) {
			if (stream == null || !isStream(stream) || isDestroyed(stream)) return;
			if (typeof stream.destroy == "function") {
				Object.getPrototypeOf(stream).constructor === IncomingMessage && (stream.socket = null);
				try {
					stream.destroy(err);
				} catch {}
			} else err && queueMicrotask(() => {
				stream.emit("error", err);
			});
			stream.destroyed !== !0 && (stream[kDestroyed] = !0);
		}
		let KEEPALIVE_TIMEOUT_EXPR = /(?:^|,)[\t ]*timeout=(\d+)/i;
		function parseKeepAliveTimeout(val) {
			let m = val.match(KEEPALIVE_TIMEOUT_EXPR);
			return m ? parseInt(m[1], 10) * 1e3 : null;
		}
		function headerNameToString(value) {
			return typeof value == "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
		}
		function bufferToLowerCasedHeaderName(value) {
			return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
		}
		function setHeader(obj, key, value) {
			key === "__proto__" ? Object.defineProperty(obj, key, {
				value,
				enumerable: !0,
				configurable: !0,
				writable: !0
			}) : obj[key] = value;
		}
		function parseHeaders(headers, obj) {
			obj === void 0 && (obj = {});
			for (let i = 0; i < headers.length; i += 2) {
				let key = headerNameToString(headers[i]);
				let val = obj[key];
				if (val !== void 0) {
					if (Object.hasOwn(obj, key)) {
						if (typeof val == "string") {
							val = [val];
							obj[key] = val;
						}
						val.push(headers[i + 1].toString("latin1"));
					} else {
						let headersValue = typeof headers[i + 1] == "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
						key === "__proto__" ? Object.defineProperty(obj, key, {
							value: headersValue,
							enumerable: !0,
							configurable: !0,
							writable: !0
						}) : obj[key] = headersValue;
					}
				} else {
					let headersValue = typeof headers[i + 1] == "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
					obj[key] = headersValue;
				}
			}
			return obj;
		}
		function parseRawHeaders(headers) {
			if (headers == null) return [];
			if (!Array.isArray(headers)) {
				let rawHeaders = [];
				for (let [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (let entry of value) rawHeaders.push(name, `${entry}`);
				else rawHeaders.push(name, `${value}`);
				return rawHeaders;
			}
			let headersLength = headers.length;
			let ret = Array(headersLength);
			let key;
			let val;
			for (let n = 0; n < headersLength; n += 2) {
				key = headers[n];
				val = headers[n + 1];
				typeof key != "string" && (key = key.toString());
				typeof val != "string" && (val = val.toString("latin1"));
				ret[n] = key;
				ret[n + 1] = val;
			}
			return ret;
		}
		function toRawHeaders(headers) {
			let rawHeaders = [];
			for (let [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (let entry of value) rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${entry}`, "latin1"));
			else rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${value}`, "latin1"));
			return rawHeaders;
		}
		function encodeRawHeaders(headers) {
			if (!Array.isArray(headers)) throw TypeError("expected headers to be an array");
			return headers.map((x) => Buffer.from(x));
		}
		function isBuffer(buffer) {
			return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
		}
		function assertRequestHandler(handler, method, upgrade) {
			if (!handler || typeof handler != "object") throw new InvalidArgumentError("handler must be an object");
			if (typeof handler.onRequestStart != "function") throw new InvalidArgumentError("invalid onRequestStart method");
			if (typeof handler.onResponseError != "function") throw new InvalidArgumentError("invalid onResponseError method");
			if (typeof handler.onBodySent != "function" && handler.onBodySent !== void 0) throw new InvalidArgumentError("invalid onBodySent method");
			if (typeof handler.onRequestSent != "function" && handler.onRequestSent !== void 0) throw new InvalidArgumentError("invalid onRequestSent method");
			if (upgrade || method === "CONNECT") {
				if (typeof handler.onRequestUpgrade != "function") throw new InvalidArgumentError("invalid onRequestUpgrade method");
			} else {
				if (typeof handler.onResponseStart != "function") throw new InvalidArgumentError("invalid onResponseStart method");
				if (typeof handler.onResponseData != "function") throw new InvalidArgumentError("invalid onResponseData method");
				if (typeof handler.onResponseEnd != "function") throw new InvalidArgumentError("invalid onResponseEnd method");
			}
		}
		function isDisturbed(body) {
			return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
		}
		function getSocketInfo(socket) {
			return {
				localAddress: socket.localAddress,
				localPort: socket.localPort,
				remoteAddress: socket.remoteAddress,
				remotePort: socket.remotePort,
				remoteFamily: socket.remoteFamily,
				timeout: socket.timeout,
				bytesWritten: socket.bytesWritten,
				bytesRead: socket.bytesRead
			};
		}
		function isFormDataLike(object) {
			return object && typeof object == "object" && typeof object.append == "function" && typeof object.delete == "function" && typeof object.get == "function" && typeof object.getAll == "function" && typeof object.has == "function" && typeof object.set == "function" && object[Symbol.toStringTag] === "FormData";
		}
		function addAbortListener(signal, listener) {
			if (!signal || "aborted" in signal) return addAbortListenerNative(signal, listener)[Symbol.dispose];
			if (typeof signal.addEventListener == "function") {
				signal.addEventListener("abort", listener, { once: !0 });
				return () => signal.removeEventListener("abort", listener);
			}
			signal.once("abort", listener);
			return () => signal.removeListener("abort", listener);
		}
		let validTokenChars = new Uint8Array([
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			0,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			1,
			1,
			0,
			1,
			1,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			1,
			0,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		]);
		function isTokenCharCode(c) {
			return validTokenChars[c] === 1;
		}
		let tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
		function isValidHTTPToken(characters) {
			if (characters.length >= 12) return tokenRegExp.test(characters);
			if (characters.length === 0) return !1;
			for (let i = 0; i < characters.length; i++) if (validTokenChars[characters.charCodeAt(i)] !== 1) return !1;
			return !0;
		}
		let headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
		function isValidHeaderValue(characters) {
			return !headerCharRegex.test(characters);
		}
		let rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+|\*)?$/;
		function parseRangeHeader(range) {
			if (range == null || range === "") return {
				start: 0,
				end: null,
				size: null
			};
			if (!range) return null;
			let m = rangeHeaderRegex.exec(range);
			return m ? {
				start: parseInt(m[1]),
				end: m[2] ? parseInt(m[2]) : null,
				size: m[3] && m[3] !== "*" ? parseInt(m[3]) : null
			} : null;
		}
		function addListener(obj, name, listener) {
			(obj[kListeners] ??= []).push([name, listener]);
			obj.on(name, listener);
			return obj;
		}
		function removeAllListeners(obj) {
			if (obj[kListeners] != null) {
				for (let [name, listener] of obj[kListeners]) obj.removeListener(name, listener);
				obj[kListeners] = null;
			}
			return obj;
		}
		function errorRequest(client, request, err) {
			try {
				request.onResponseError(err);
				assert(request.aborted);
			} catch (err) {
				client.emit("error", err);
			}
		}
		let setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
			if (!opts.timeout) return noop;
			let s1 = null;
			let s2 = null;
			let fastTimer = timers.setFastTimeout(() => {
				s1 = setImmediate(() => {
					s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
				});
			}, opts.timeout);
			return () => {
				timers.clearFastTimeout(fastTimer);
				clearImmediate(s1);
				clearImmediate(s2);
			};
		} : (socketWeakRef, opts) => {
			if (!opts.timeout) return noop;
			let s1 = null;
			let fastTimer = timers.setFastTimeout(() => {
				s1 = setImmediate(() => {
					onConnectTimeout(socketWeakRef.deref(), opts);
				});
			}, opts.timeout);
			return () => {
				timers.clearFastTimeout(fastTimer);
				clearImmediate(s1);
			};
		};
		function onConnectTimeout(socket, opts) {
			if (socket == null) return;
			let message = "Connect Timeout Error";
			Array.isArray(socket.autoSelectFamilyAttemptedAddresses) ? message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},` : message += ` (attempted address: ${opts.hostname}:${opts.port},`;
			message += ` timeout: ${opts.timeout}ms)`;
			destroy(socket, new ConnectTimeoutError(message));
		}
		let lastUrlString = null;
		let lastProtocol = null;
		function getProtocolFromUrlString(urlString) {
			if (urlString === lastUrlString) return lastProtocol;
			let protocol = getProtocolFromUrlStringSlow(urlString);
			lastUrlString = urlString;
			lastProtocol = protocol;
			return protocol;
		}
		function getProtocolFromUrlStringSlow(urlString) {
			if (urlString[0] === "h" && urlString[1] === "t" && urlString[2] === "t" && urlString[3] === "p") switch (urlString[4]) {
				case ":": return "http:";
				case "s": if (urlString[5] === ":") return "https:";
			}
			return urlString.slice(0, urlString.indexOf(":") + 1);
		}
		let kEnumerableProperty = {
			__proto__: null,
			enumerable: !0
		};
		let normalizedMethodRecordsBase = {
			delete: "DELETE",
			DELETE: "DELETE",
			get: "GET",
			GET: "GET",
			head: "HEAD",
			HEAD: "HEAD",
			options: "OPTIONS",
			OPTIONS: "OPTIONS",
			post: "POST",
			POST: "POST",
			put: "PUT",
			PUT: "PUT",
			query: "QUERY",
			QUERY: "QUERY"
		};
		let normalizedMethodRecords = {
			...normalizedMethodRecordsBase,
			patch: "patch",
			PATCH: "PATCH"
		};
		Object.setPrototypeOf(normalizedMethodRecordsBase, null);
		Object.setPrototypeOf(normalizedMethodRecords, null);
		module.exports = {
			kEnumerableProperty,
			isDisturbed,
			isBlobLike,
			parseOrigin,
			parseURL,
			getServerName,
			isStream,
			isIterable,
			hasSafeIterator,
			isAsyncIterable,
			isDestroyed,
			headerNameToString,
			bufferToLowerCasedHeaderName,
			addListener,
			removeAllListeners,
			errorRequest,
			parseRawHeaders,
			toRawHeaders,
			encodeRawHeaders,
			parseHeaders,
			setHeader,
			parseKeepAliveTimeout,
			destroy,
			bodyLength,
			deepClone,
			isBuffer,
			assertRequestHandler,
			getSocketInfo,
			isFormDataLike,
			pathHasQueryOrFragment,
			serializePathWithQuery,
			addAbortListener,
			isValidHTTPToken,
			isValidHeaderValue,
			isTokenCharCode,
			parseRangeHeader,
			normalizedMethodRecordsBase,
			normalizedMethodRecords,
			isValidPort,
			isHttpOrHttpsPrefixed,
			safeHTTPMethods: Object.freeze([
				"GET",
				"HEAD",
				"OPTIONS",
				"TRACE"
			]),
			wrapRequestBody,
			setupConnectTimeout,
			getProtocolFromUrlString
		};
	}),
	3480: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { InvalidArgumentError, MaxOriginsReachedError } = __webpack_require__(3092);
		let { kBusy, kClients, kConnected, kRunning, kPending, kClose, kDestroy, kDispatch, kUrl } = __webpack_require__(6478);
		let DispatcherBase = __webpack_require__(7568);
		let Pool = __webpack_require__(6307);
		let Client = __webpack_require__(2574);
		let util = __webpack_require__(9203);
		let kOnConnect = Symbol("onConnect");
		let kOnDisconnect = Symbol("onDisconnect");
		let kOnConnectionError = Symbol("onConnectionError");
		let kOnDrain = Symbol("onDrain");
		let kFactory = Symbol("factory");
		let kOptions = Symbol("options");
		let kOrigins = Symbol("origins");
		function defaultFactory(origin, opts) {
			return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
		}
		class Agent extends DispatcherBase {
			constructor({ factory = defaultFactory, maxOrigins = Infinity, connect, tls, ...options } = {}) {
				if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
				if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
				if (typeof maxOrigins != "number" || Number.isNaN(maxOrigins) || maxOrigins <= 0) throw new InvalidArgumentError("maxOrigins must be a number greater than 0");
				super(options);
				connect && typeof connect != "function" && (connect = { ...connect });
				tls && typeof tls != "function" && (tls = { ...tls });
				this[kOptions] = {
					...util.deepClone(options),
					maxOrigins,
					connect,
					tls
				};
				this[kFactory] = factory;
				this[kClients] = new Map();
				this[kOrigins] = new Set();
				this[kOnDrain] = (origin, targets) => {
					this.emit("drain", origin, [this, ...targets]);
				};
				this[kOnConnect] = (origin, targets) => {
					this.emit("connect", origin, [this, ...targets]);
				};
				this[kOnDisconnect] = (origin, targets, err) => {
					this.emit("disconnect", origin, [this, ...targets], err);
				};
				this[kOnConnectionError] = (origin, targets, err) => {
					this.emit("connectionError", origin, [this, ...targets], err);
				};
			}
			get [kRunning]() {
				let ret = 0;
				for (let dispatcher of this[kClients].values()) ret += dispatcher[kRunning];
				return ret;
			}
			[kDispatch](opts, handler) {
				let origin;
				if (opts.origin && (typeof opts.origin == "string" || opts.origin instanceof URL)) origin = String(opts.origin);
				else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
				let allowH2 = opts.allowH2 ?? this[kOptions].allowH2;
				let key = allowH2 === !1 ? `${origin}#http1-only` : origin;
				if (this[kOrigins].size >= this[kOptions].maxOrigins && !this[kOrigins].has(origin)) throw new MaxOriginsReachedError();
				let dispatcher = this[kClients].get(key);
				if (!dispatcher) {
					dispatcher = this[kFactory](opts.origin, allowH2 === !1 ? {
						...this[kOptions],
						allowH2: !1
					} : this[kOptions]);
					let closeClientIfUnused = () => {
						if (this[kClients].get(key) !== dispatcher) return;
						if (dispatcher[kConnected] > 0 || dispatcher[kBusy] || dispatcher[kPending] > 0) return;
						this[kClients].delete(key);
						dispatcher.destroyed || dispatcher.close();
						let hasOrigin = !1;
						for (let k of this[kClients].keys()) if (k === origin || k === `${origin}#http1-only`) {
							hasOrigin = !0;
							break;
						}
						hasOrigin || this[kOrigins].delete(origin);
					};
					dispatcher.on("drain", this[kOnDrain]).on("connect", this[kOnConnect]).on("disconnect", (origin, targets, err) => {
						closeClientIfUnused();
						this[kOnDisconnect](origin, targets, err);
					}).on("connectionError", (origin, targets, err) => {
						closeClientIfUnused();
						this[kOnConnectionError](origin, targets, err);
					});
					this[kClients].set(key, dispatcher);
					this[kOrigins].add(origin);
				}
				return dispatcher.dispatch(opts, handler);
			}
			[kClose]() {
				let closePromises = [];
				for (let dispatcher of this[kClients].values()) closePromises.push(dispatcher.close());
				this[kClients].clear();
				return Promise.all(closePromises);
			}
			[kDestroy](err) {
				let destroyPromises = [];
				for (let dispatcher of this[kClients].values()) destroyPromises.push(dispatcher.destroy(err));
				this[kClients].clear();
				return Promise.all(destroyPromises);
			}
			get stats() {
				let allClientStats = {};
				for (let dispatcher of this[kClients].values()) dispatcher.stats && (allClientStats[dispatcher[kUrl].origin] = dispatcher.stats);
				return allClientStats;
			}
		}
		module.exports = Agent;
	}),
	2480: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589);
		let util = __webpack_require__(9203);
		let { channels } = __webpack_require__(6883);
		let timers = __webpack_require__(4132);
		let { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, WebAssemblyNotSupportedError, ResponseExceededMaxSizeError } = __webpack_require__(3092);
		let { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext, kClosed, kUseMilo } = __webpack_require__(6478);
		let constants = __webpack_require__(7405);
		let { H1Parser, getMiloEnabled } = typeof esbuildDetection > "u" ? __webpack_require__(2476) : {};
		let EMPTY_BUF = Buffer.alloc(0);
		let FastBuffer = Buffer[Symbol.species];
		let removeAllListeners = util.removeAllListeners;
		let kIdleSocketValidation = Symbol("kIdleSocketValidation");
		let kIdleSocketValidationTimeout = Symbol("kIdleSocketValidationTimeout");
		let kSocketUsed = Symbol("kSocketUsed");
		let kTypeOfService = Symbol("kTypeOfService");
		let extractBody;
		function lazyllhttp() {
			if (typeof WebAssembly > "u") throw new WebAssemblyNotSupportedError();
			let llhttpWasmData = process.env.JEST_WORKER_ID ? __webpack_require__(9855) : void 0;
			let mod;
			let useWasmSIMD = !0;
			if (process.arch === "riscv64") useWasmSIMD = !1;
			else if (process.arch === "ppc64") {
				let [major, minor] = process.versions.node.split(".").map((n) => parseInt(n, 10));
				(major < 24 || major === 24 && minor < 12) && (useWasmSIMD = !1);
			}
			process.env.UNDICI_NO_WASM_SIMD === "1" ? useWasmSIMD = !1 : process.env.UNDICI_NO_WASM_SIMD === "0" && (useWasmSIMD = !0);
			if (useWasmSIMD) try {
				mod = new WebAssembly.Module(__webpack_require__(1285));
			} catch {}
			mod ||= new WebAssembly.Module(llhttpWasmData || __webpack_require__(9855));
			return new WebAssembly.Instance(mod, { env: {
				wasm_on_url: (p, at, len) => 0,
				wasm_on_status: (p, at, len) => {
					assert(currentParser.ptr === p);
					let start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len));
				},
				wasm_on_message_begin: (p) => {
					assert(currentParser.ptr === p);
					return currentParser.onMessageBegin();
				},
				wasm_on_header_field: (p, at, len) => {
					assert(currentParser.ptr === p);
					let start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len));
				},
				wasm_on_header_value: (p, at, len) => {
					assert(currentParser.ptr === p);
					let start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len));
				},
				wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
					assert(currentParser.ptr === p);
					return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1);
				},
				wasm_on_body: (p, at, len) => {
					assert(currentParser.ptr === p);
					let start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len));
				},
				wasm_on_message_complete: (p) => {
					assert(currentParser.ptr === p);
					return currentParser.onMessageComplete();
				}
			} });
		}
		let llhttpInstance = null;
		let currentParser = null;
		let currentBufferRef = null;
		let currentBufferSize = 0;
		let currentBufferPtr = null;
		let currentBuffer = null;
		class Parser {
			constructor(client, socket, { exports }) {
				this.llhttp = exports;
				this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
				this.client = client;
				this.socket = socket;
				this.timeout = null;
				this.timeoutWeakRef = new WeakRef(this);
				this.timeoutValue = null;
				this.timeoutType = null;
				this.statusCode = 0;
				this.statusText = "";
				this.upgrade = !1;
				this.headers = [];
				this.headersSize = 0;
				this.headersMaxSize = client[kMaxHeadersSize];
				this.shouldKeepAlive = !1;
				this.paused = !1;
				this.resume = this.resume.bind(this);
				this.bytesRead = 0;
				this.keepAlive = "";
				this.contentLength = -1;
				this.hasTransferEncoding = !1;
				this.connection = "";
				this.maxResponseSize = client[kMaxResponseSize];
			}
			setTimeout(delay, type) {
				if (delay !== this.timeoutValue || type & 1 ^ this.timeoutType & 1) {
					if (this.timeout) {
						timers.clearTimeout(this.timeout);
						this.timeout = null;
					}
					if (delay) {
						if (type & 1) this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef);
						else {
							this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef);
							this.timeout?.unref();
						}
					}
					this.timeoutValue = delay;
				} else this.timeout && this.timeout.refresh && this.timeout.refresh();
				this.timeoutType = type;
			}
			resume() {
				if (this.socket.destroyed || !this.paused) return;
				assert(this.ptr != null);
				assert(currentParser === null);
				this.llhttp.llhttp_resume(this.ptr);
				assert(this.timeoutType === 5);
				this.timeout && this.timeout.refresh && this.timeout.refresh();
				this.paused = !1;
				this.execute(this.socket.read() || EMPTY_BUF);
				this.readMore();
			}
			readMore() {
				for (; !this.paused && this.ptr;) {
					let chunk = this.socket.read();
					if (chunk === null) break;
					this.execute(chunk);
				}
			}
			execute(chunk) {
				assert(currentParser === null);
				assert(this.ptr != null);
				assert(!this.paused);
				let { socket, llhttp } = this;
				if (chunk.length > currentBufferSize) {
					currentBufferPtr && llhttp.free(currentBufferPtr);
					currentBufferSize = Math.ceil(chunk.length / 4096) * 4096;
					currentBufferPtr = llhttp.malloc(currentBufferSize);
				}
				(currentBuffer === null || currentBuffer.buffer !== llhttp.memory.buffer || currentBuffer.byteOffset !== currentBufferPtr || currentBuffer.byteLength !== currentBufferSize) && (currentBuffer = new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize));
				currentBuffer.set(chunk);
				try {
					let ret;
					try {
						currentBufferRef = chunk;
						currentParser = this;
						ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length);
					} finally {
						currentParser = null;
						currentBufferRef = null;
					}
					if (ret !== constants.ERROR.OK) {
						let data = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr);
						if (ret === constants.ERROR.PAUSED_UPGRADE) this.onUpgrade(data);
						else if (ret === constants.ERROR.PAUSED) {
							this.paused = !0;
							socket.unshift(data);
						} else throw this.createError(ret, data);
					}
				} catch (err) {
					util.destroy(socket, err);
				}
			}
			finish() {
				assert(currentParser === null);
				assert(this.ptr != null);
				let { llhttp } = this;
				if (this.paused) {
					let data;
					do {
						llhttp.llhttp_resume(this.ptr);
						this.paused = !1;
						data = this.socket.read() || EMPTY_BUF;
						this.execute(data);
					} while (this.paused && data.length > 0);
					if (this.paused) {
						llhttp.llhttp_resume(this.ptr);
						this.paused = !1;
					}
				}
				let ret;
				try {
					currentParser = this;
					ret = llhttp.llhttp_finish(this.ptr);
				} finally {
					currentParser = null;
				}
				if (ret === constants.ERROR.OK) return null;
				if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
					this.paused = !0;
					return null;
				}
				return this.createError(ret, EMPTY_BUF);
			}
			createError(ret, data) {
				let { llhttp, contentLength, bytesRead } = this;
				if (contentLength !== -1 && bytesRead !== contentLength) return new ResponseContentLengthMismatchError();
				let ptr = llhttp.llhttp_get_error_reason(this.ptr);
				let message = "";
				if (ptr) {
					let len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
					message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
				}
				return new HTTPParserError(message, constants.ERROR[ret], data);
			}
			destroy() {
				assert(currentParser === null);
				assert(this.ptr != null);
				this.llhttp.llhttp_free(this.ptr);
				this.ptr = null;
				this.timeout && timers.clearTimeout(this.timeout);
				this.timeout = null;
				this.timeoutValue = null;
				this.timeoutType = null;
				this.paused = !1;
			}
			onStatus(buf) {
				this.statusText = buf.toString();
				return 0;
			}
			onMessageBegin() {
				let { socket, client } = this;
				if (socket.destroyed) return -1;
				if (client[kRunning] === 0) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				let request = client[kQueue][client[kRunningIdx]];
				if (!request) return -1;
				request.onResponseStarted();
				return 0;
			}
			onHeaderField(buf) {
				let len = this.headers.length;
				len & 1 ? this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]) : this.headers.push(buf);
				this.trackHeader(buf.length);
				return 0;
			}
			onHeaderValue(buf) {
				let len = this.headers.length;
				let isContinuation = !(len & 1);
				if ((len & 1) == 1) {
					this.headers.push(buf);
					len += 1;
				} else this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
				let key = this.headers[len - 2];
				if (key.length === 10) {
					let headerName = util.bufferToLowerCasedHeaderName(key);
					headerName === "keep-alive" ? this.keepAlive += (isContinuation || this.keepAlive.length === 0 ? "" : ",") + buf.toString() : headerName === "connection" && (this.connection += (isContinuation || this.connection.length === 0 ? "" : ",") + buf.toString());
				} else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length") {
					this.contentLength === -1 && (this.contentLength = 0);
					for (let i = 0; i < buf.length; i++) this.contentLength = this.contentLength * 10 + (buf[i] - 48);
				} else key.length === 17 && util.bufferToLowerCasedHeaderName(key) === "transfer-encoding" && (this.hasTransferEncoding = !0);
				this.trackHeader(buf.length);
				return 0;
			}
			trackHeader(len) {
				this.headersSize += len;
				this.headersSize >= this.headersMaxSize && util.destroy(this.socket, new HeadersOverflowError());
			}
			onUpgrade(head) {
				let { upgrade, client, socket, headers, statusCode, statusText } = this;
				assert(upgrade);
				assert(client[kSocket] === socket);
				assert(!socket.destroyed);
				assert(!this.paused);
				assert(!(headers.length & 1));
				let request = client[kQueue][client[kRunningIdx]];
				assert(request);
				assert(request.upgrade || request.method === "CONNECT");
				this.statusCode = 0;
				this.statusText = "";
				this.shouldKeepAlive = !1;
				this.headers = [];
				this.headersSize = 0;
				socket.unshift(head);
				socket[kParser].destroy();
				socket[kParser] = null;
				socket[kClient] = null;
				socket[kError] = null;
				removeAllListeners(socket);
				client[kSocket] = null;
				client[kHTTPContext] = null;
				client[kQueue][client[kRunningIdx]++] = null;
				client.emit("disconnect", client[kUrl], [client], new InformationalError("upgrade"));
				try {
					request.onRequestUpgrade(statusCode, headers, socket, statusText);
				} catch (err) {
					util.errorRequest(client, request, err);
					util.destroy(socket, err);
				}
				client[kResume]();
			}
			onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
				let { client, socket, headers, statusText } = this;
				if (socket.destroyed) return -1;
				if (client[kRunning] === 0) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				let request = client[kQueue][client[kRunningIdx]];
				if (!request) return -1;
				assert(!this.upgrade);
				assert(this.statusCode < 200);
				if (statusCode === 100) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				if (upgrade && !request.upgrade) {
					util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
					return -1;
				}
				assert(this.timeoutType === 3);
				this.statusCode = statusCode;
				this.shouldKeepAlive = shouldKeepAlive || request.method === "HEAD" && !socket[kReset] && /(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection) && !/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection);
				if (request.method === "HEAD" || statusCode === 204 || statusCode === 304) {
					request.method !== "HEAD" && (this.contentLength > 0 || this.hasTransferEncoding) && (this.shouldKeepAlive = !1);
					this.contentLength = -1;
				}
				if (this.statusCode >= 200) {
					let bodyTimeout = request.bodyTimeout == null ? client[kBodyTimeout] : request.bodyTimeout;
					this.setTimeout(bodyTimeout, 5);
				} else this.timeout && this.timeout.refresh && this.timeout.refresh();
				if (request.method === "CONNECT") {
					assert(client[kRunning] === 1);
					this.upgrade = !0;
					return 2;
				}
				if (upgrade) {
					assert(client[kRunning] === 1);
					this.upgrade = !0;
					return 2;
				}
				assert(!(this.headers.length & 1));
				this.headers = [];
				this.headersSize = 0;
				if (this.shouldKeepAlive && client[kPipelining]) {
					let keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
					if (keepAliveTimeout != null) {
						let timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
						timeout <= 0 ? socket[kReset] = !0 : client[kKeepAliveTimeoutValue] = timeout;
					} else client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
				} else socket[kReset] = !0;
				let pause = request.onResponseStart(statusCode, headers, this.resume, statusText) === !1;
				if (request.aborted) return -1;
				if (request.method === "HEAD") return 1;
				if (statusCode < 200) return 1;
				if (socket[kBlocking]) {
					socket[kBlocking] = !1;
					client[kResume]();
				}
				return pause ? constants.ERROR.PAUSED : 0;
			}
			onBody(buf) {
				let { client, socket, statusCode, maxResponseSize } = this;
				if (socket.destroyed) return -1;
				let request = client[kQueue][client[kRunningIdx]];
				assert(request);
				assert(this.timeoutType === 5);
				this.timeout && this.timeout.refresh && this.timeout.refresh();
				assert(statusCode >= 200);
				if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
					util.destroy(socket, new ResponseExceededMaxSizeError());
					return -1;
				}
				this.bytesRead += buf.length;
				if (request.onResponseData(buf) === !1) return constants.ERROR.PAUSED;
				return 0;
			}
			onMessageComplete() {
				let { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
				if (socket.destroyed && (!statusCode || shouldKeepAlive)) return -1;
				if (upgrade) return 0;
				assert(statusCode >= 100);
				assert(!(this.headers.length & 1));
				let request = client[kQueue][client[kRunningIdx]];
				assert(request);
				this.statusCode = 0;
				this.statusText = "";
				this.bytesRead = 0;
				this.contentLength = -1;
				this.hasTransferEncoding = !1;
				this.keepAlive = "";
				this.connection = "";
				this.headers = [];
				this.headersSize = 0;
				if (statusCode < 200) return 0;
				if (contentLength !== -1 && bytesRead !== contentLength) {
					util.destroy(socket, new ResponseContentLengthMismatchError());
					return -1;
				}
				request.onResponseEnd(headers);
				client[kQueue][client[kRunningIdx]++] = null;
				socket[kSocketUsed] = client[kPending] === 0;
				if (socket[kWriting]) {
					assert(client[kRunning] === 0);
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else if (!shouldKeepAlive) {
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else if (socket[kReset] && client[kRunning] === 0) {
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else client[kPipelining] == null || client[kPipelining] === 1 ? setImmediate(client[kResume]) : client[kResume]();
				return 0;
			}
		}
		function onParserTimeout(parserWeakRef) {
			let parser = parserWeakRef.deref();
			if (!parser) return;
			let { socket, timeoutType, client, paused } = parser;
			if (timeoutType === 3) {
				if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
					assert(!paused, "cannot be paused while waiting for headers");
					util.destroy(socket, new HeadersTimeoutError());
				}
			} else if (timeoutType === 5) paused || util.destroy(socket, new BodyTimeoutError());
			else if (timeoutType === 8) {
				assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
				util.destroy(socket, new InformationalError("socket idle timeout"));
			}
		}
		function connectH1(client, socket) {
			client[kSocket] = socket;
			llhttpInstance ||= lazyllhttp();
			if (socket.errored) throw socket.errored;
			if (socket.destroyed) throw new SocketError("destroyed");
			socket[kNoRef] = !1;
			socket[kWriting] = !1;
			socket[kReset] = !1;
			socket[kBlocking] = !1;
			socket[kIdleSocketValidation] = 0;
			socket[kIdleSocketValidationTimeout] = null;
			socket[kSocketUsed] = !1;
			socket[kParser] = typeof esbuildDetection > "u" && (client[kUseMilo] ?? getMiloEnabled()) ? new H1Parser(client, socket) : new Parser(client, socket, llhttpInstance);
			util.addListener(socket, "error", onHttpSocketError);
			util.addListener(socket, "readable", onHttpSocketReadable);
			util.addListener(socket, "end", onHttpSocketEnd);
			util.addListener(socket, "close", onHttpSocketClose);
			socket[kClosed] = !1;
			socket.on("close", onSocketClose);
			return {
				version: "h1",
				defaultPipelining: 1,
				write(request) {
					return writeH1(client, request);
				},
				resume() {
					resumeH1(client);
				},
				destroy(err, callback) {
					if (socket[kClosed]) queueMicrotask(callback);
					else {
						socket.on("close", callback);
						socket.destroy(err);
					}
				},
				get destroyed() {
					return socket.destroyed;
				},
				busy(request) {
					if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) return !0;
					if (request) {
						if (client[kRunning] > 0 && !request.idempotent) return !0;
						if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) return !0;
						if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) return !0;
					}
					return !1;
				}
			};
		}
		function onHttpSocketError(err) {
			let parser = this[kParser];
			if (err.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
				let parserErr = parser.finish();
				if (parserErr) {
					this[kError] = parserErr;
					this[kClient][kOnError](parserErr);
				}
				return;
			}
			this[kError] = err;
			this[kClient][kOnError](err);
		}
		function onHttpSocketReadable() {
			this[kParser]?.readMore();
		}
		function onHttpSocketEnd() {
			let parser = this[kParser];
			if (parser.statusCode && !parser.shouldKeepAlive) {
				let parserErr = parser.finish();
				parserErr && util.destroy(this, parserErr);
				return;
			}
			util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
		}
		function onHttpSocketClose() {
			let parser = this[kParser];
			clearIdleSocketValidation(this);
			if (parser) {
				!this[kError] && parser.statusCode && !parser.shouldKeepAlive && (this[kError] = parser.finish() || this[kError]);
				this[kParser].destroy();
				this[kParser] = null;
			}
			let err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
			let client = this[kClient];
			client[kSocket] = null;
			client[kHTTPContext] = null;
			if (client.destroyed) {
				assert(client[kPending] === 0);
				let requests = client[kQueue].splice(client[kRunningIdx]);
				for (let i = 0; i < requests.length; i++) {
					let request = requests[i];
					util.errorRequest(client, request, err);
				}
			} else if (client[kRunning] > 0 && err.code !== "UND_ERR_INFO") {
				let request = client[kQueue][client[kRunningIdx]];
				client[kQueue][client[kRunningIdx]++] = null;
				util.errorRequest(client, request, err);
			}
			client[kPendingIdx] = client[kRunningIdx];
			assert(client[kRunning] === 0);
			client.emit("disconnect", client[kUrl], [client], err);
			client[kResume]();
		}
		function onSocketClose() {
			this[kClosed] = !0;
		}
		function clearIdleSocketValidation(socket) {
			if (socket[kIdleSocketValidationTimeout]) {
				clearImmediate(socket[kIdleSocketValidationTimeout]);
				socket[kIdleSocketValidationTimeout] = null;
			}
			socket[kIdleSocketValidation] = 0;
		}
		function scheduleIdleSocketValidation(client, socket) {
			socket[kIdleSocketValidation] = 1;
			socket[kIdleSocketValidationTimeout] = setImmediate(() => {
				socket[kIdleSocketValidationTimeout] = null;
				socket[kIdleSocketValidation] = 2;
				client[kSocket] === socket && !socket.destroyed && client[kResume]();
			});
		}
		function resumeH1(client) {
			let socket = client[kSocket];
			if (socket && !socket.destroyed) {
				if (client[kSize] === 0) {
					if (!socket[kNoRef] && socket.unref) {
						socket.unref();
						socket[kNoRef] = !0;
					}
				} else if (socket[kNoRef] && socket.ref) {
					socket.ref();
					socket[kNoRef] = !1;
				}
				if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
					if (socket[kIdleSocketValidation] === 0) {
						scheduleIdleSocketValidation(client, socket);
						socket[kParser].readMore();
						if (socket.destroyed) return;
						return;
					}
					if (socket[kIdleSocketValidation] === 1) {
						socket[kParser].readMore();
						if (socket.destroyed) return;
						return;
					}
				}
				if (client[kRunning] === 0) {
					socket[kParser].readMore();
					if (socket.destroyed) return;
				}
				if (client[kSize] === 0) socket[kParser].timeoutType !== 8 && socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], 8);
				else if (client[kRunning] > 0 && socket[kParser].statusCode < 200 && socket[kParser].timeoutType !== 3) {
					let request = client[kQueue][client[kRunningIdx]];
					let headersTimeout = request.headersTimeout == null ? client[kHeadersTimeout] : request.headersTimeout;
					socket[kParser].setTimeout(headersTimeout, 3);
				}
			}
		}
		function shouldSendContentLength(method) {
			return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
		}
		function setTypeOfService(socket, request) {
			if (typeof socket.setTypeOfService != "function") return;
			let typeOfService = request.typeOfService;
			if (typeOfService === void 0) return;
			if (socket[kTypeOfService] === typeOfService) return;
			try {
				socket.setTypeOfService(typeOfService);
				socket[kTypeOfService] = typeOfService;
			} catch {}
		}
		function writeH1(client, request) {
			let { method, path, host, upgrade, blocking, reset } = request;
			let { body, headers, contentLength } = request;
			let expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
			if (util.isFormDataLike(body)) {
				extractBody ||= __webpack_require__(7909).extractBody;
				let [bodyStream, contentType] = extractBody(body);
				request.contentType ?? headers.push("content-type", contentType);
				body = bodyStream.stream;
				contentLength = bodyStream.length;
			} else if (util.isBlobLike(body) && request.contentType == null) {
				let contentType = body.type;
				if (contentType) {
					let contentTypeValue = `${contentType}`;
					if (!util.isValidHeaderValue(contentTypeValue)) {
						util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
						return !1;
					}
					headers.push("content-type", contentTypeValue);
				}
			}
			body && typeof body.read == "function" && body.read(0);
			let bodyLength = util.bodyLength(body);
			contentLength = bodyLength ?? contentLength;
			contentLength === null && (contentLength = request.contentLength);
			contentLength === 0 && !expectsPayload && (contentLength = null);
			if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
				if (client[kStrictContentLength]) {
					util.errorRequest(client, request, new RequestContentLengthMismatchError());
					return !1;
				}
				process.emitWarning(new RequestContentLengthMismatchError());
			}
			let socket = client[kSocket];
			clearIdleSocketValidation(socket);
			let abort = (err) => {
				if (request.aborted || request.completed) return;
				util.errorRequest(client, request, err || new RequestAbortedError());
				util.destroy(body);
				util.destroy(socket, new InformationalError("aborted"));
			};
			try {
				request.onRequestStart(abort, null);
			} catch (err) {
				util.errorRequest(client, request, err);
			}
			if (request.aborted) return !1;
			method === "HEAD" && (socket[kReset] = !0);
			(upgrade || method === "CONNECT") && (socket[kReset] = !0);
			reset != null && (socket[kReset] = reset);
			client[kMaxRequests] && ++socket[kCounter] >= client[kMaxRequests] && (socket[kReset] = !0);
			blocking && (socket[kBlocking] = !0);
			setTypeOfService(socket, request);
			let header = `${method} ${path} HTTP/1.1\r\n`;
			header += typeof host == "string" ? `host: ${host}\r\n` : client[kHostHeader];
			upgrade ? header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n` : client[kPipelining] && !socket[kReset] ? header += "connection: keep-alive\r\n" : header += "connection: close\r\n";
			if (Array.isArray(headers)) for (let n = 0; n < headers.length; n += 2) {
				let key = headers[n + 0];
				let val = headers[n + 1];
				if (Array.isArray(val)) for (let i = 0; i < val.length; i++) header += `${key}: ${val[i]}\r\n`;
				else header += `${key}: ${val}\r\n`;
			}
			channels.sendHeaders.hasSubscribers && channels.sendHeaders.publish({
				request,
				headers: header,
				socket
			});
			!body || bodyLength === 0 ? writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload) : util.isBuffer(body) ? writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isBlobLike(body) ? typeof body.stream == "function" ? writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload) : writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isStream(body) ? writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isIterable(body) ? writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) : assert(!1);
			return !0;
		}
		function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
			let finished = !1;
			let writer = new AsyncWriter({
				abort,
				socket,
				request,
				contentLength,
				client,
				expectsPayload,
				header
			});
			let onData = function(chunk) {
				if (finished) return;
				try {
					!writer.write(chunk) && this.pause && this.pause();
				} catch (err) {
					util.destroy(this, err);
				}
			};
			let onDrain = function() {
				if (finished) return;
				body.resume && body.resume();
			};
			let onClose = function() {
				queueMicrotask(() => {
					body.removeListener("error", onFinished);
				});
				if (!finished) {
					let err = new RequestAbortedError();
					queueMicrotask(() => onFinished(err));
				}
			};
			let onFinished = function(err) {
				if (finished) return;
				finished = !0;
				assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
				socket.off("drain", onDrain).off("error", onFinished);
				body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
				if (!err) try {
					writer.end();
				} catch (er) {
					err = er;
				}
				writer.destroy(err);
				err && (err.code !== "UND_ERR_INFO" || err.message !== "reset") ? util.destroy(body, err) : util.destroy(body);
			};
			body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
			body.resume && body.resume();
			socket.on("drain", onDrain).on("error", onFinished);
			body.errorEmitted ?? body.errored ? setImmediate(onFinished, body.errored) : (body.endEmitted ?? body.readableEnded) && setImmediate(onFinished, null);
			(body.closeEmitted ?? body.closed) && setImmediate(onClose);
		}
		function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			try {
				if (!body) {
					if (contentLength === 0) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
					else {
						assert(contentLength === null, "no body must not have content length");
						socket.write(`${header}\r\n`, "latin1");
					}
				} else if (util.isBuffer(body)) {
					assert(contentLength === body.byteLength, "buffer body must have content length");
					socket.cork();
					socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
					socket.write(body);
					socket.uncork();
					request.onBodySent(body);
					!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
				}
				request.onRequestSent();
				client[kResume]();
			} catch (err) {
				abort(err);
			}
		}
		async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			try {
				if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError();
				let buffer = Buffer.from(await body.arrayBuffer());
				socket.cork();
				socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
				socket.write(buffer);
				socket.uncork();
				request.onBodySent(buffer);
				request.onRequestSent();
				!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
				client[kResume]();
			} catch (err) {
				abort(err);
			}
		}
		async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
			let callback = null;
			function onDrain() {
				if (callback) {
					let cb = callback;
					callback = null;
					cb();
				}
			}
			let waitForDrain = () => new Promise((resolve, reject) => {
				assert(callback === null);
				socket[kError] ? reject(socket[kError]) : callback = resolve;
			});
			socket.on("close", onDrain).on("drain", onDrain);
			let writer = new AsyncWriter({
				abort,
				socket,
				request,
				contentLength,
				client,
				expectsPayload,
				header
			});
			try {
				for await (let chunk of body) {
					if (socket[kError]) throw socket[kError];
					writer.write(chunk) || await waitForDrain();
				}
				writer.end();
			} catch (err) {
				writer.destroy(err);
			} finally {
				socket.off("close", onDrain).off("drain", onDrain);
			}
		}
		class AsyncWriter {
			constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
				this.socket = socket;
				this.request = request;
				this.contentLength = contentLength;
				this.client = client;
				this.bytesWritten = 0;
				this.expectsPayload = expectsPayload;
				this.header = header;
				this.abort = abort;
				this.lengthMismatch = !1;
				socket[kWriting] = !0;
			}
			onLengthMismatch() {
				this.socket[kReset] = !0;
				if (!this.lengthMismatch) {
					this.lengthMismatch = !0;
					process.emitWarning(new RequestContentLengthMismatchError());
				}
			}
			write(chunk) {
				let { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
				if (socket[kError]) throw socket[kError];
				if (socket.destroyed) return !1;
				let len = chunk instanceof Uint8Array ? chunk.byteLength : Buffer.byteLength(chunk);
				if (!len) return !0;
				if (contentLength !== null && bytesWritten + len > contentLength) {
					if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
					this.onLengthMismatch();
					let remaining = contentLength - bytesWritten;
					if (remaining === 0) return !0;
					chunk = (typeof chunk == "string" ? Buffer.from(chunk) : chunk).subarray(0, remaining);
					len = remaining;
				}
				socket.cork();
				if (bytesWritten === 0) {
					!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
					contentLength === null ? socket.write(`${header}transfer-encoding: chunked\r\n`, "latin1") : socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
				}
				contentLength === null && socket.write(`\r\n${len.toString(16)}\r\n`, "latin1");
				this.bytesWritten += len;
				let ret = socket.write(chunk);
				socket.uncork();
				request.onBodySent(chunk);
				ret || socket[kParser].timeout && socket[kParser].timeoutType === 3 && socket[kParser].timeout.refresh && socket[kParser].timeout.refresh();
				return ret;
			}
			end() {
				let { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
				request.onRequestSent();
				socket[kWriting] = !1;
				if (socket[kError]) throw socket[kError];
				if (socket.destroyed) return;
				bytesWritten === 0 ? expectsPayload ? socket.write(`${header}content-length: 0\r\n\r\n`, "latin1") : socket.write(`${header}\r\n`, "latin1") : contentLength === null && socket.write("\r\n0\r\n\r\n", "latin1");
				if (contentLength !== null && bytesWritten !== contentLength) {
					if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
					this.onLengthMismatch();
				}
				socket[kParser].timeout && socket[kParser].timeoutType === 3 && socket[kParser].timeout.refresh && socket[kParser].timeout.refresh();
				client[kResume]();
			}
			destroy(err) {
				let { socket, client, abort } = this;
				socket[kWriting] = !1;
				if (err) {
					assert(client[kRunning] <= 1, "pipeline should only contain this request");
					abort(err);
				}
			}
		}
		module.exports = connectH1;
	}),
	5433: ((module) => {
		module.exports = () => {
			throw Error("The bundle has no HTTP/2.");
		};
	}),
	2574: ((module, __unused_webpack_exports, __webpack_require__) => {
		let assert = __webpack_require__(4589);
		let net = __webpack_require__(7030);
		let http = __webpack_require__(7067);
		let util = __webpack_require__(9203);
		let { ClientStats } = __webpack_require__(9535);
		let { channels } = __webpack_require__(6883);
		let Request = __webpack_require__(9450);
		let DispatcherBase = __webpack_require__(7568);
		let { InvalidArgumentError, InformationalError, ClientDestroyedError } = __webpack_require__(3092);
		let buildConnector = __webpack_require__(6038);
		let { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kHostAuthority, kResume, kHTTP2Options, kUseMilo } = __webpack_require__(6478);
		let connectH1 = __webpack_require__(2480);
		let connectH2 = __webpack_require__(5433);
		let kClosedResolve = Symbol("kClosedResolve");
		let getDefaultNodeMaxHeaderSize = http && http.maxHeaderSize && Number.isInteger(http.maxHeaderSize) && http.maxHeaderSize > 0 ? () => http.maxHeaderSize : () => {
			throw new InvalidArgumentError("http module not available or http.maxHeaderSize invalid");
		};
		let noop = () => {};
		function getPipelining(client) {
			return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
		}
		let h2NamespaceOptsWarning = !1;
		function emitH2OptionsNamespaceWarning(optName) {
			if (h2NamespaceOptsWarning === !0) return;
			process.emitWarning(`Use h2Options.${optName} instead. ${optName} for H2 will be deprecated in future major.`, { code: "UNDICI-H2-OPTIONS" });
			h2NamespaceOptsWarning = !0;
		}
		function getMaxConcurrent(client) {
			if (client[kHTTPContext]?.version === "h2") return client[kMaxConcurrentStreams];
			return getPipelining(client);
		}
		class Client extends DispatcherBase {
			constructor(url, { maxHeaderSize, headersTimeout, socketTimeout, requestTimeout, connectTimeout, bodyTimeout, idleTimeout, keepAlive, keepAliveTimeout, maxKeepAliveTimeout, keepAliveMaxTimeout, keepAliveTimeoutThreshold, socketPath, pipelining, tls, strictContentLength, maxCachedSessions, connect, maxRequestsPerClient, localAddress, maxResponseSize, autoSelectFamily, autoSelectFamilyAttemptTimeout, maxConcurrentStreams, allowH2, useH2c, initialWindowSize, connectionWindowSize, pingInterval, useMilo, webSocket, h2Options, eventSource } = {}) {
				if (keepAlive !== void 0) throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
				if (socketTimeout !== void 0) throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
				if (requestTimeout !== void 0) throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
				if (idleTimeout !== void 0) throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
				if (maxKeepAliveTimeout !== void 0) throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
				if (maxHeaderSize != null) {
					if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) throw new InvalidArgumentError("invalid maxHeaderSize");
				} else maxHeaderSize = getDefaultNodeMaxHeaderSize();
				if (socketPath != null && typeof socketPath != "string") throw new InvalidArgumentError("invalid socketPath");
				if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) throw new InvalidArgumentError("invalid connectTimeout");
				if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveTimeout");
				if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
				if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
				if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
				if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
				if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
				if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
				if (localAddress != null && (typeof localAddress != "string" || net.isIP(localAddress) === 0)) throw new InvalidArgumentError("localAddress must be valid string IP address");
				if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) throw new InvalidArgumentError("maxResponseSize must be a positive number");
				if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
				if (allowH2 != null && typeof allowH2 != "boolean") throw new InvalidArgumentError("allowH2 must be a valid boolean value");
				if (allowH2 !== !1) {
					if (h2Options != null) {
						if (h2Options.useH2c != null && typeof h2Options.useH2c != "boolean") throw new InvalidArgumentError("h2Options.useH2c must be a valid boolean value");
						if (h2Options.settings?.initialWindowSize != null && (!Number.isInteger(h2Options.settings.initialWindowSize) || h2Options.settings.initialWindowSize < 1)) throw new InvalidArgumentError("h2Options.settings.initialWindowSize must be a positive integer, greater than 0");
						if (h2Options.maxConcurrentStreams != null && (!Number.isInteger(h2Options.maxConcurrentStreams) || h2Options.maxConcurrentStreams < 1)) throw new InvalidArgumentError("h2Options.maxConcurrentStreams must be a positive integer, greater than 0");
						if (h2Options.connectionWindowSize != null && (!Number.isInteger(h2Options.connectionWindowSize) || h2Options.connectionWindowSize < 1)) throw new InvalidArgumentError("h2Options.connectionWindowSize must be a positive integer, greater than 0");
						if (h2Options.pingInterval != null && (typeof h2Options.pingInterval != "number" || !Number.isInteger(h2Options.pingInterval) || h2Options.pingInterval < 0)) throw new InvalidArgumentError("h2Options.pingInterval must be a positive integer, greater or equal to 0");
					} else {
						if (useH2c != null && typeof useH2c != "boolean") {
							emitH2OptionsNamespaceWarning("useH2c");
							throw new InvalidArgumentError("useH2c must be a valid boolean value");
						}
						if (maxConcurrentStreams != null && (typeof maxConcurrentStreams != "number" || maxConcurrentStreams < 1)) {
							emitH2OptionsNamespaceWarning("maxConcurrentStreams");
							throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
						}
						if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) {
							emitH2OptionsNamespaceWarning("initialWindowSize");
							throw new InvalidArgumentError("initialWindowSize must be a positive integer, greater than 0");
						}
						if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) {
							emitH2OptionsNamespaceWarning("connectionWindowSize");
							throw new InvalidArgumentError("connectionWindowSize must be a positive integer, greater than 0");
						}
						if (pingInterval != null && (typeof pingInterval != "number" || !Number.isInteger(pingInterval) || pingInterval < 0)) {
							emitH2OptionsNamespaceWarning("pingInterval");
							throw new InvalidArgumentError("pingInterval must be a positive integer, greater or equal to 0");
						}
					}
				}
				super({
					webSocket,
					eventSource
				});
				if (typeof connect != "function") connect = buildConnector({
					...tls,
					maxCachedSessions,
					allowH2,
					socketPath,
					useH2c: h2Options?.useH2c ?? useH2c,
					timeout: connectTimeout,
					...typeof autoSelectFamily == "boolean" ? {
						autoSelectFamily,
						autoSelectFamilyAttemptTimeout
					} : void 0,
					...connect
				});
				else {
					let customConnect = connect;
					connect = (opts, callback) => customConnect({
						...opts,
						...socketPath == null ? null : { socketPath },
						...allowH2 == null ? null : { allowH2 }
					}, callback);
				}
				this[kUrl] = util.parseOrigin(url);
				this[kHostAuthority] = `${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}`;
				this[kConnector] = connect;
				this[kPipelining] = pipelining ?? 1;
				this[kMaxHeadersSize] = maxHeaderSize;
				this[kKeepAliveDefaultTimeout] = keepAliveTimeout ?? 4e3;
				this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout ?? 6e5;
				this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold ?? 2e3;
				this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
				this[kServerName] = null;
				this[kLocalAddress] = localAddress ?? null;
				this[kResuming] = 0;
				this[kNeedDrain] = 0;
				this[kHostHeader] = `host: ${this[kHostAuthority]}\r\n`;
				this[kBodyTimeout] = bodyTimeout ?? 3e5;
				this[kHeadersTimeout] = headersTimeout ?? 3e5;
				this[kStrictContentLength] = strictContentLength ?? !0;
				this[kMaxRequests] = maxRequestsPerClient;
				this[kClosedResolve] = null;
				this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
				this[kHTTPContext] = null;
				this[kHTTP2Options] = {
					pingInterval: h2Options?.pingInterval ?? pingInterval ?? 6e4,
					connectionWindowSize: h2Options?.connectionWindowSize ?? connectionWindowSize ?? 524288,
					maxConcurrentStreams: h2Options?.maxConcurrentStreams ?? maxConcurrentStreams ?? 100,
					sessionOptions: { initialWindowSize: h2Options?.initialWindowSize ?? initialWindowSize ?? 262144 }
				};
				this[kUseMilo] = useMilo;
				this[kQueue] = [];
				this[kRunningIdx] = 0;
				this[kPendingIdx] = 0;
				this[kResume] = (sync) => resume(this, sync);
				this[kOnError] = (err) => onError(this, err);
			}
			get pipelining() {
				return this[kPipelining];
			}
			set pipelining(value) {
				this[kPipelining] = value;
				this[kResume](!0);
			}
			get stats() {
				return new ClientStats(this);
			}
			get [kPending]() {
				return this[kQueue].length - this[kPendingIdx];
			}
			get [kRunning]() {
				return this[kPendingIdx] - this[kRunningIdx];
			}
			get [kSize]() {
				return this[kQueue].length - this[kRunningIdx];
			}
			get [kConnected]() {
				return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
			}
			get [kBusy]() {
				let allowsMux = this[kHTTPContext]?.version === "h2";
				return !!(this[kHTTPContext]?.busy(null) || this[kSize] >= (getMaxConcurrent(this) || 1) || this[kPending] > 0 && !allowsMux);
			}
			[kConnect](cb) {
				connect(this);
				this.once("connect", cb);
			}
			[kDispatch](opts, handler) {
				let request = new Request(this[kUrl].origin, opts, handler);
				this[kQueue].push(request);
				if (!this[kResuming]) {
					if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
						this[kResuming] = 1;
						queueMicrotask(() => resume(this));
					} else this[kResume](!0);
				}
				this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy] && (this[kNeedDrain] = 2);
				return this[kNeedDrain] < 2;
			}
			[kClose]() {
				return new Promise((resolve) => {
					this[kSize] ? this[kClosedResolve] = resolve : resolve(null);
				});
			}
			[kDestroy](err) {
				return new Promise((resolve) => {
					let requests = this[kQueue].splice(this[kPendingIdx]);
					for (let i = 0; i < requests.length; i++) {
						let request = requests[i];
						request != null && util.errorRequest(this, request, err);
					}
					let callback = () => {
						if (this[kClosedResolve]) {
							this[kClosedResolve]();
							this[kClosedResolve] = null;
						}
						resolve(null);
					};
					if (this[kHTTPContext]) {
						this[kHTTPContext].destroy(err, callback);
						this[kHTTPContext] = null;
					} else queueMicrotask(callback);
					this[kResume]();
				});
			}
		}
		function onError(client, err) {
			if (client[kRunning] === 0 && err.code !== "UND_ERR_INFO" && err.code !== "UND_ERR_SOCKET") {
				assert(client[kPendingIdx] === client[kRunningIdx]);
				let requests = client[kQueue].splice(client[kRunningIdx]);
				for (let i = 0; i < requests.length; i++) {
					let request = requests[i];
					request != null && util.errorRequest(client, request, err);
				}
				assert(client[kSize] === 0);
			}
		}
		function connect(client) {
			assert(!client[kConnecting]);
			assert(!client[kHTTPContext]);
			let { host, hostname, protocol, port } = client[kUrl];
			if (hostname[0] === "[") {
				let idx = hostname.indexOf("]");
				assert(idx !== -1);
				let ip = hostname.substring(1, idx);
				assert(net.isIPv6(ip));
				hostname = ip;
			}
			client[kConnecting] = !0;
			channels.beforeConnect.hasSubscribers && channels.beforeConnect.publish({
				connectParams: {
					host,
					hostname,
					protocol,
					port,
					version: client[kHTTPContext]?.version,
					servername: client[kServerName],
					localAddress: client[kLocalAddress]
				},
				connector: client[kConnector]
			});
			try {
				client[kConnector]({
					host,
					hostname,
					protocol,
					port,
					servername: client[kServerName],
					localAddress: client[kLocalAddress]
				}, (err, socket) => {
					if (err) {
						handleConnectError(client, err, {
							host,
							hostname,
							protocol,
							port
						});
						client[kResume]();
						return;
					}
					if (client.destroyed) {
						util.destroy(socket.on("error", noop), new ClientDestroyedError());
						client[kResume]();
						return;
					}
					assert(socket);
					try {
						client[kHTTPContext] = socket.alpnProtocol === "h2" ? connectH2(client, socket) : connectH1(client, socket);
					} catch (err) {
						socket.destroy().on("error", noop);
						handleConnectError(client, err, {
							host,
							hostname,
							protocol,
							port
						});
						client[kResume]();
						return;
					}
					client[kConnecting] = !1;
					socket[kCounter] = 0;
					socket[kMaxRequests] = client[kMaxRequests];
					socket[kClient] = client;
					socket[kError] = null;
					channels.connected.hasSubscribers && channels.connected.publish({
						connectParams: {
							host,
							hostname,
							protocol,
							port,
							version: client[kHTTPContext]?.version,
							servername: client[kServerName],
							localAddress: client[kLocalAddress]
						},
						connector: client[kConnector],
						socket
					});
					client.emit("connect", client[kUrl], [client]);
					client[kResume]();
				});
			} catch (err) {
				handleConnectError(client, err, {
					host,
					hostname,
					protocol,
					port
				});
				client[kResume]();
			}
		}
		function handleConnectError(client, err, { host, hostname, protocol, port }) {
			if (client.destroyed) return;
			client[kConnecting] = !1;
			channels.connectError.hasSubscribers && channels.connectError.publish({
				connectParams: {
					host,
					hostname,
					protocol,
					port,
					version: client[kHTTPContext]?.version,
					servername: client[kServerName],
					localAddress: client[kLocalAddress]
				},
				connector: client[kConnector],
				error: err
			});
			if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
				let running = client[kQueue].splice(client[kRunningIdx], client[kRunning]);
				client[kPendingIdx] = client[kRunningIdx];
				for (let i = 0; i < running.length; i++) util.errorRequest(client, running[i], err);
				for (; client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName];) {
					let request = client[kQueue].splice(client[kPendingIdx], 1)[0];
					util.errorRequest(client, request, err);
				}
			} else onError(client, err);
			client.emit("connectionError", client[kUrl], [client], err);
		}
		function emitDrain(client) {
			client[kNeedDrain] = 0;
			client.emit("drain", client[kUrl], [client]);
		}
		function resume(client, sync) {
			if (client[kResuming] === 2) return;
			client[kResuming] = 2;
			_resume(client, sync);
			client[kResuming] = 0;
			if (client[kRunningIdx] > 256) {
				client[kQueue].splice(0, client[kRunningIdx]);
				client[kPendingIdx] -= client[kRunningIdx];
				client[kRunningIdx] = 0;
			}
		}
		function _resume(client, sync) {
			for (;;) {
				if (client.destroyed) {
					assert(client[kPending] === 0);
					return;
				}
				if (client[kClosedResolve] && !client[kSize]) {
					client[kClosedResolve]();
					client[kClosedResolve] = null;
					return;
				}
				client[kHTTPContext] && client[kHTTPContext].resume();
				if (client[kBusy]) client[kNeedDrain] = 2;
				else if (client[kNeedDrain] === 2) {
					if (sync) {
						client[kNeedDrain] = 1;
						queueMicrotask(() => emitDrain(client));
					} else emitDrain(client);
					continue;
				}
				if (client[kPending] === 0) return;
				if (client[kRunning] >= (getMaxConcurrent(client) || 1)) return;
				let request = client[kQueue][client[kPendingIdx]];
				if (request === null) return;
				if (request.aborted) {
					client[kQueue].splice(client[kPendingIdx], 1);
					continue;
				}
				if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
					if (client[kRunning] > 0) return;
					client[kServerName] = request.servername;
					client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
						client[kHTTPContext] = null;
						resume(client);
					});
				}
				if (client[kConnecting]) return;
				if (!client[kHTTPContext]) {
					client[kServerName] = request.servername;
					connect(client);
					return;
				}
				if (client[kHTTPContext].destroyed) return;
				if (client[kHTTPContext].busy(request)) return;
				!request.aborted && client[kHTTPContext].write(request) ? client[kPendingIdx]++ : client[kQueue].splice(client[kPendingIdx], 1);
			}
		}
		module.exports = Client;
	}),
	7568: ((module, __unused_webpack_exports, __webpack_require__) => {
		let buffer = __webpack_require__(4573);
		let Dispatcher = __webpack_require__(1716);
		let { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = __webpack_require__(3092);
		let { kDestroy, kClose, kClosed, kDestroyed, kDispatch } = __webpack_require__(6478);
		let { defaultWebSocketMaxFragments, defaultWebSocketMaxPayloadSize } = __webpack_require__(4574);
		let kOnDestroyed = Symbol("onDestroyed");
		let kOnClosed = Symbol("onClosed");
		let kWebSocketOptions = Symbol("webSocketOptions");
		let kEventSourceOptions = Symbol("eventSourceOptions");
		class DispatcherBase extends Dispatcher {
			[kDestroyed] = !1;
			[kOnDestroyed] = null;
			[kClosed] = !1;
			[kOnClosed] = null;
			constructor(opts) {
				super();
				this[kWebSocketOptions] = opts?.webSocket ?? {};
				this[kEventSourceOptions] = opts?.eventSource ?? {};
			}
			get webSocketOptions() {
				return {
					maxFragments: this[kWebSocketOptions].maxFragments ?? defaultWebSocketMaxFragments,
					maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? defaultWebSocketMaxPayloadSize
				};
			}
			get eventSourceOptions() {
				return { maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength };
			}
			get destroyed() {
				return this[kDestroyed];
			}
			get closed() {
				return this[kClosed];
			}
			close(callback) {
				if (callback === void 0) return new Promise((resolve, reject) => {
					this.close((err, data) => err ? reject(err) : resolve(data));
				});
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				if (this[kDestroyed]) {
					let err = new ClientDestroyedError();
					queueMicrotask(() => callback(err, null));
					return;
				}
				if (this[kClosed]) {
					this[kOnClosed] ? this[kOnClosed].push(callback) : queueMicrotask(() => callback(null, null));
					return;
				}
				this[kClosed] = !0;
				this[kOnClosed] ??= [];
				this[kOnClosed].push(callback);
				let onClosed = () => {
					let callbacks = this[kOnClosed];
					this[kOnClosed] = null;
					for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
				};
				this[kClose]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
			}
			destroy(err, callback) {
				if (typeof err == "function") {
					callback = err;
					err = null;
				}
				if (callback === void 0) return new Promise((resolve, reject) => {
					this.destroy(err, (err, data) => err ? reject(err) : resolve(data));
				});
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				if (this[kDestroyed]) {
					this[kOnDestroyed] ? this[kOnDestroyed].push(callback) : queueMicrotask(() => callback(null, null));
					return;
				}
				err ||= new ClientDestroyedError();
				this[kDestroyed] = !0;
				this[kOnDestroyed] ??= [];
				this[kOnDestroyed].push(callback);
				let onDestroyed = () => {
					let callbacks = this[kOnDestroyed];
					this[kOnDestroyed] = null;
					for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
				};
				this[kDestroy](err).then(() => queueMicrotask(onDestroyed));
			}
			dispatch(opts, handler) {
				if (!handler || typeof handler != "object") throw new InvalidArgumentError("handler must be an object");
				try {
					if (!opts || typeof opts != "object") throw new InvalidArgumentError("opts must be an object.");
					if (opts.dispatcher) throw new InvalidArgumentError("opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions or call the dispatcher instance method directly.");
					if (this[kDestroyed] || this[kOnDestroyed]) throw new ClientDestroyedError();
					if (this[kClosed]) throw new ClientClosedError();
					return this[kDispatch](opts, handler);
				} catch (err) {
					if (typeof handler.onResponseError != "function") throw err;
					handler.onResponseError(null, err);
					return !1;
				}
			}
		}
		module.exports = DispatcherBase;
	}),
	1716: ((module, __unused_webpack_exports, __webpack_require__) => {
		let EventEmitter = __webpack_require__(8474);
		let { kOriginless, kUrl } = __webpack_require__(6478);
		class Dispatcher extends EventEmitter {
			dispatch() {
				throw Error("not implemented");
			}
			close() {
				throw Error("not implemented");
			}
			destroy() {
				throw Error("not implemented");
			}
			compose(...args) {
				let interceptors = Array.isArray(args[0]) ? args[0] : args;
				let interceptorOrigin = this[kOriginless] === !0 ? null : this[kUrl]?.origin;
				let dispatch = this.dispatch.bind(this);
				for (let interceptor of interceptors) {
					if (interceptor == null) continue;
					if (typeof interceptor != "function") throw TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
					dispatch = interceptor(dispatch, interceptorOrigin);
					if (dispatch == null || typeof dispatch != "function" || dispatch.length !== 2) throw TypeError("invalid interceptor");
				}
				let originalDispatch = dispatch;
				let self = this;
				dispatch = function(opts, handler) {
					opts && typeof opts == "object" && !opts.origin && self[kUrl] && (opts = Object.assign({}, opts, { origin: self[kUrl].origin }));
					return originalDispatch(opts, handler);
				};
				return new Proxy(this, { get: (target, key) => key === "dispatch" ? dispatch : target[key] });
			}
		}
		module.exports = Dispatcher;
	}),
	7258: ((module, __unused_webpack_exports, __webpack_require__) => {
		let DispatcherBase = __webpack_require__(7568);
		let { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = __webpack_require__(6478);
		let ProxyAgent = __webpack_require__(6553);
		let Agent = __webpack_require__(3480);
		let DEFAULT_PORTS = {
			"http:": 80,
			"https:": 443
		};
		class EnvHttpProxyAgent extends DispatcherBase {
			#noProxyValue = null;
			#noProxyEntries = null;
			#opts = null;
			constructor(opts = {}) {
				super(opts);
				this.#opts = opts;
				let { httpProxy, httpsProxy, noProxy, ...agentOpts } = opts;
				this[kNoProxyAgent] = new Agent(agentOpts);
				let HTTP_PROXY = httpProxy ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
				HTTP_PROXY ? this[kHttpProxyAgent] = new ProxyAgent({
					...agentOpts,
					uri: HTTP_PROXY
				}) : this[kHttpProxyAgent] = this[kNoProxyAgent];
				let HTTPS_PROXY = httpsProxy ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
				HTTPS_PROXY ? this[kHttpsProxyAgent] = new ProxyAgent({
					...agentOpts,
					uri: HTTPS_PROXY
				}) : this[kHttpsProxyAgent] = this[kHttpProxyAgent];
				this.#parseNoProxy();
			}
			[kDispatch](opts, handler) {
				let url = new URL(opts.origin);
				return this.#getProxyAgentForUrl(url).dispatch(opts, handler);
			}
			[kClose]() {
				return Promise.all([
					this[kNoProxyAgent].close(),
					!this[kHttpProxyAgent][kClosed] && this[kHttpProxyAgent].close(),
					!this[kHttpsProxyAgent][kClosed] && this[kHttpsProxyAgent].close()
				]);
			}
			[kDestroy](err) {
				return Promise.all([
					this[kNoProxyAgent].destroy(err),
					!this[kHttpProxyAgent][kDestroyed] && this[kHttpProxyAgent].destroy(err),
					!this[kHttpsProxyAgent][kDestroyed] && this[kHttpsProxyAgent].destroy(err)
				]);
			}
			#getProxyAgentForUrl(url) {
				let { protocol, host: hostname, port } = url;
				hostname = hostname.replace(/:\d*$/, "").replace(/^\[(.+)\]$/, "$1").toLowerCase();
				hostname.length > 1 && hostname.charCodeAt(hostname.length - 1) === 46 && (hostname = hostname.slice(0, -1));
				port = Number.parseInt(port, 10) || DEFAULT_PORTS[protocol] || 0;
				if (!this.#shouldProxy(hostname, port)) return this[kNoProxyAgent];
				if (protocol === "https:") return this[kHttpsProxyAgent];
				return this[kHttpProxyAgent];
			}
			#shouldProxy(hostname, port) {
				this.#noProxyChanged && this.#parseNoProxy();
				if (this.#noProxyEntries.length === 0) return !0;
				for (let i = 0; i < this.#noProxyEntries.length; i++) {
					let entry = this.#noProxyEntries[i];
					if (entry.hostname === "*") {
						if (entry.port && entry.port !== port) continue;
						return !1;
					}
					if (entry.port && entry.port !== port) continue;
					if (!entry.wildcard && hostname === entry.hostname) return !1;
					if (hostname.slice(-(entry.hostname.length + 1)) === `.${entry.hostname}`) return !1;
				}
				return !0;
			}
			#parseNoProxy() {
				let noProxyValue = this.#opts.noProxy ?? this.#noProxyEnv;
				let noProxySplit = noProxyValue.split(/[,\s]/);
				let noProxyEntries = [];
				for (let i = 0; i < noProxySplit.length; i++) {
					let entry = noProxySplit[i];
					if (!entry) continue;
					let hostname, port;
					let ipv6WithPort = entry.match(/^\[(.+)\]:(\d+)$/);
					if (ipv6WithPort) {
						hostname = ipv6WithPort[1];
						port = Number.parseInt(ipv6WithPort[2], 10);
					} else {
						let unbracketed = entry.replace(/^\[(.+)\]$/, "$1");
						let parsed = (unbracketed.match(/:/g) || []).length === 1 && unbracketed.match(/^(.+):(\d+)$/);
						hostname = parsed ? parsed[1] : unbracketed;
						port = parsed ? Number.parseInt(parsed[2], 10) : 0;
					}
					let wildcard = entry.charCodeAt(0) === 42;
					noProxyEntries.push({
						hostname: hostname.replace(/^\*?\./, "").replace(/^(.+)\.$/, "$1").toLowerCase(),
						port,
						wildcard
					});
				}
				this.#noProxyValue = noProxyValue;
				this.#noProxyEntries = noProxyEntries;
			}
			get #noProxyChanged() {
				if (this.#opts.noProxy !== void 0) return !1;
				return this.#noProxyValue !== this.#noProxyEnv;
			}
			get #noProxyEnv() {
				return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
			}
		}
		module.exports = EnvHttpProxyAgent;
	}),
	8217: ((module) => {
		let kMask = 2047;
		class FixedCircularBuffer {
			bottom = 0;
			top = 0;
			list = Array(2048).fill(void 0);
			next = null;
			isEmpty() {
				return this.top === this.bottom;
			}
			isFull() {
				return (this.top + 1 & kMask) === this.bottom;
			}
			push(data) {
				this.list[this.top] = data;
				this.top = this.top + 1 & kMask;
			}
			shift() {
				let nextItem = this.list[this.bottom];
				if (nextItem === void 0) return null;
				this.list[this.bottom] = void 0;
				this.bottom = this.bottom + 1 & kMask;
				return nextItem;
			}
		}
		module.exports = class FixedQueue {
			constructor() {
				this.head = this.tail = new FixedCircularBuffer();
			}
			isEmpty() {
				return this.head.isEmpty();
			}
			push(data) {
				this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer());
				this.head.push(data);
			}
			shift() {
				let tail = this.tail;
				let next = tail.shift();
				if (tail.isEmpty() && tail.next !== null) {
					this.tail = tail.next;
					tail.next = null;
				}
				return next;
			}
		};
	}),
	2476: ((module) => {
		module.exports.getMiloEnabled = () => !1;
	}),
	7873: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { AsyncResource } = __webpack_require__(6698);
		let { PoolStats } = __webpack_require__(9535);
		let DispatcherBase = __webpack_require__(7568);
		let FixedQueue = __webpack_require__(8217);
		let { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = __webpack_require__(6478);
		let kClients = Symbol("clients");
		let kNeedDrain = Symbol("needDrain");
		let kQueue = Symbol("queue");
		let kClosedResolve = Symbol("closed resolve");
		let kOnDrain = Symbol("onDrain");
		let kOnConnect = Symbol("onConnect");
		let kOnDisconnect = Symbol("onDisconnect");
		let kOnConnectionError = Symbol("onConnectionError");
		let kOnClientBusy = Symbol("on client busy");
		let kOnClientDrain = Symbol("on client drain");
		let kDrainQueue = Symbol("drain queue");
		let kGetDispatcher = Symbol("get dispatcher");
		let kHasDispatcher = Symbol("has dispatcher");
		let kAddClient = Symbol("add client");
		let kRemoveClient = Symbol("remove client");
		let kRetireClient = Symbol("retire client");
		let kRetiring = Symbol("retiring clients");
		class QueuedRequest extends AsyncResource {
			constructor(opts, handler) {
				super("UNDICI_POOL_QUEUED_REQUEST");
				this.opts = opts;
				this.handler = handler;
			}
			dispatch(dispatcher) {
				return this.runInAsyncScope(dispatcher.dispatch, dispatcher, this.opts, this.handler);
			}
		}
		function closeClients(pool) {
			let closeAll = [];
			for (let i = 0; i < pool[kClients].length; i++) {
				let client = pool[kClients][i];
				client.destroyed || closeAll.push(client.close());
			}
			for (let closed of pool[kRetiring].values()) closeAll.push(closed);
			return Promise.all(closeAll);
		}
		class PoolBase extends DispatcherBase {
			[kQueue] = new FixedQueue();
			[kQueued] = 0;
			[kClients] = [];
			[kRetiring] = new Map();
			[kNeedDrain] = !1;
			[kOnDrain](client, origin, targets) {
				if (client.closed || client.destroyed) return;
				let queue = this[kQueue];
				let needDrain = !1;
				this[kOnClientDrain](client);
				for (; !needDrain;) {
					let item = queue.shift();
					if (!item) break;
					this[kQueued]--;
					needDrain = !item.dispatch(client);
				}
				client[kNeedDrain] = needDrain;
				if (needDrain) {
					this[kOnClientBusy](client);
					if (!queue.isEmpty()) return this[kDrainQueue](origin, targets);
				}
				if (!needDrain && this[kNeedDrain]) {
					this[kNeedDrain] = !1;
					this.emit("drain", origin, [this, ...targets]);
				}
				if (this[kClosedResolve] && queue.isEmpty()) return closeClients(this).then(this[kClosedResolve]);
			}
			[kOnClientBusy]() {}
			[kOnClientDrain]() {}
			[kDrainQueue](origin, targets) {
				let queue = this[kQueue];
				let hasDispatcher = !0;
				for (; !queue.isEmpty();) {
					let dispatcher = this[kGetDispatcher]();
					if (!dispatcher) {
						hasDispatcher = !1;
						break;
					}
					let item = queue.shift();
					this[kQueued]--;
					if (!item.dispatch(dispatcher)) {
						dispatcher[kNeedDrain] = !0;
						this[kOnClientBusy](dispatcher);
						hasDispatcher = this[kHasDispatcher]();
						if (!hasDispatcher) break;
					}
				}
				if (hasDispatcher && this[kNeedDrain]) {
					this[kNeedDrain] = !1;
					this.emit("drain", origin, [this, ...targets]);
				}
				if (this[kClosedResolve] && queue.isEmpty()) return closeClients(this).then(this[kClosedResolve]);
			}
			[kOnConnect] = (origin, targets) => {
				this.emit("connect", origin, [this, ...targets]);
			};
			[kOnDisconnect] = (origin, targets, err) => {
				this.emit("disconnect", origin, [this, ...targets], err);
			};
			[kOnConnectionError] = (origin, targets, err) => {
				this.emit("connectionError", origin, [this, ...targets], err);
			};
			get [kBusy]() {
				return this[kNeedDrain];
			}
			get [kConnected]() {
				let ret = 0;
				for (let { [kConnected]: connected } of this[kClients]) ret += connected;
				return ret;
			}
			get [kFree]() {
				let ret = 0;
				for (let { [kConnected]: connected, [kNeedDrain]: needDrain } of this[kClients]) ret += connected && !needDrain;
				return ret;
			}
			get [kPending]() {
				let ret = this[kQueued];
				for (let { [kPending]: pending } of this[kClients]) ret += pending;
				return ret;
			}
			get [kRunning]() {
				let ret = 0;
				for (let { [kRunning]: running } of this[kClients]) ret += running;
				return ret;
			}
			get [kSize]() {
				let ret = this[kQueued];
				for (let { [kSize]: size } of this[kClients]) ret += size;
				return ret;
			}
			get stats() {
				return new PoolStats(this);
			}
			[kClose]() {
				if (this[kQueue].isEmpty()) return closeClients(this);
				else return new Promise((resolve) => {
					this[kClosedResolve] = resolve;
				});
			}
			[kDestroy](err) {
				for (;;) {
					let item = this[kQueue].shift();
					if (!item) break;
					item.handler.onResponseError(null, err);
				}
				let destroyAll = Array(this[kClients].length);
				for (let i = 0; i < this[kClients].length; i++) destroyAll[i] = this[kClients][i].destroy(err);
				for (let client of this[kRetiring].keys()) destroyAll.push(client.destroy(err));
				return Promise.all(destroyAll);
			}
			[kDispatch](opts, handler) {
				let dispatcher = this[kGetDispatcher]();
				if (!dispatcher) {
					this[kNeedDrain] = !0;
					this[kQueue].push(new QueuedRequest(opts, handler));
					this[kQueued]++;
				} else if (!dispatcher.dispatch(opts, handler)) {
					dispatcher[kNeedDrain] = !0;
					this[kOnClientBusy](dispatcher);
					this[kNeedDrain] = !this[kHasDispatcher]();
				}
				return !this[kNeedDrain];
			}
			[kHasDispatcher]() {
				for (let i = 0; i < this[kClients].length; i++) {
					let dispatcher = this[kClients][i];
					if (!dispatcher[kNeedDrain] && dispatcher.closed !== !0 && dispatcher.destroyed !== !0) return !0;
				}
				return !1;
			}
			[kAddClient](client) {
				client.on("drain", this[kOnDrain].bind(this, client)).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
				this[kClients].push(client);
				this[kNeedDrain] && queueMicrotask(() => {
					this[kNeedDrain] && !client[kNeedDrain] && this[kOnDrain](client, client[kUrl], [client, this]);
				});
				return this;
			}
			[kRetireClient](client) {
				let idx = this[kClients].indexOf(client);
				idx !== -1 && this[kClients].splice(idx, 1);
				if (client.destroyed || this[kRetiring].has(client)) return;
				let done = !1;
				let resolveClosed;
				let closed = new Promise((resolve) => {
					resolveClosed = resolve;
				});
				this[kRetiring].set(client, closed);
				client.close(() => {
					if (!done) {
						done = !0;
						this[kRetiring].delete(client);
						resolveClosed();
					}
				});
			}
			[kRemoveClient](client) {
				this[kRetireClient](client);
				this[kNeedDrain] = !this[kClients].some((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== !0 && dispatcher.destroyed !== !0);
			}
		}
		module.exports = {
			PoolBase,
			kClients,
			kNeedDrain,
			kAddClient,
			kRemoveClient,
			kRetireClient,
			kDrainQueue,
			kOnClientBusy,
			kOnClientDrain,
			kGetDispatcher,
			kHasDispatcher
		};
	}),
	6307: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { PoolBase, kClients, kNeedDrain, kAddClient, kDrainQueue, kOnClientBusy, kOnClientDrain, kGetDispatcher, kHasDispatcher, kRemoveClient, kRetireClient } = __webpack_require__(7873);
		let Client = __webpack_require__(2574);
		let { InvalidArgumentError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { kConnecting, kHTTPContext, kUrl, kQueued } = __webpack_require__(6478);
		let buildConnector = __webpack_require__(6038);
		let kOptions = Symbol("options");
		let kConnections = Symbol("connections");
		let kFactory = Symbol("factory");
		let kProtocol = Symbol("protocol");
		let kProtocolProbe = Symbol("protocol probe");
		function defaultFactory(origin, opts) {
			return new Client(origin, opts);
		}
		function shouldCreateProtocolProbe(pool, dispatcher) {
			return dispatcher instanceof Client && pool[kProtocol] !== "h1" && (pool[kOptions].useH2c === !0 || pool[kUrl].protocol === "https:" && pool[kOptions].allowH2 !== !1);
		}
		function createClient(pool) {
			let dispatcher = pool[kFactory](pool[kUrl], pool[kOptions]);
			shouldCreateProtocolProbe(pool, dispatcher) && (pool[kProtocolProbe] = dispatcher);
			pool[kAddClient](dispatcher);
			return dispatcher;
		}
		class Pool extends PoolBase {
			constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, useH2c, clientTtl, ...options } = {}) {
				if (connections != null && (!Number.isFinite(connections) || connections < 0)) throw new InvalidArgumentError("invalid connections");
				if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
				if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
				typeof connect != "function" && (connect = buildConnector({
					...tls,
					maxCachedSessions,
					allowH2,
					useH2c,
					socketPath,
					timeout: connectTimeout,
					...typeof autoSelectFamily == "boolean" ? {
						autoSelectFamily,
						autoSelectFamilyAttemptTimeout
					} : void 0,
					...connect
				}));
				super(options);
				this[kConnections] = connections || null;
				this[kUrl] = util.parseOrigin(origin);
				this[kOptions] = {
					...util.deepClone(options),
					connect,
					allowH2,
					useH2c,
					clientTtl,
					socketPath
				};
				this[kFactory] = factory;
				this[kProtocol] = null;
				this[kProtocolProbe] = null;
				this.on("connect", (origin, targets) => {
					if (clientTtl != null && clientTtl > 0) for (let target of targets) Object.assign(target, { ttl: Date.now() });
					let client = targets[targets.length - 1];
					client instanceof Client && (this[kProtocol] = client[kHTTPContext]?.version);
					if (client === this[kProtocolProbe] && this[kProtocol] !== "h2") {
						this[kProtocolProbe] = null;
						this[kDrainQueue](origin, targets.slice(1));
					}
				});
				this.on("disconnect", (origin, targets) => {
					if (targets.includes(this[kProtocolProbe])) {
						this[kProtocolProbe] = null;
						this[kDrainQueue](origin, targets.slice(1));
					}
				});
				this.on("connectionError", (origin, targets) => {
					let resumeQueued = !1;
					for (let target of targets) {
						if (target === this[kProtocolProbe]) {
							this[kProtocolProbe] = null;
							resumeQueued = !0;
						}
						this[kClients].includes(target) && this[kRetireClient](target);
					}
					(resumeQueued || this[kQueued] > 0) && this[kDrainQueue](origin, targets.slice(1));
				});
			}
			[kOnClientBusy](client) {
				this[kProtocolProbe] === null && client[kConnecting] && shouldCreateProtocolProbe(this, client) && (this[kProtocolProbe] = client);
			}
			[kOnClientDrain](client) {
				client === this[kProtocolProbe] && (this[kProtocolProbe] = null);
			}
			[kGetDispatcher]() {
				let clientTtlOption = this[kOptions].clientTtl;
				for (let i = 0; i < this[kClients].length; i++) {
					let client = this[kClients][i];
					if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
						this[kRemoveClient](client);
						i--;
					} else if (!client[kNeedDrain]) return client;
				}
				if (this[kProtocolProbe] !== null) return;
				if (!this[kConnections] || this[kClients].length < this[kConnections]) return createClient(this);
			}
			[kHasDispatcher]() {
				let clientTtlOption = this[kOptions].clientTtl;
				for (let i = 0; i < this[kClients].length; i++) {
					let client = this[kClients][i];
					if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
						this[kRemoveClient](client);
						i--;
					} else if (!client[kNeedDrain]) return !0;
				}
				if (this[kProtocolProbe] !== null) return !1;
				if (!this[kConnections] || this[kClients].length < this[kConnections]) {
					createClient(this);
					return !0;
				}
				return !1;
			}
		}
		module.exports = Pool;
	}),
	6553: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { kProxy, kClose, kDestroy, kDispatch } = __webpack_require__(6478);
		let Agent = __webpack_require__(3480);
		let Pool = __webpack_require__(6307);
		let DispatcherBase = __webpack_require__(7568);
		let { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError, ProxyConnectionError } = __webpack_require__(3092);
		let buildConnector = __webpack_require__(6038);
		let Client = __webpack_require__(2574);
		let { channels } = __webpack_require__(6883);
		let Socks5ProxyAgent = __webpack_require__(1400);
		let { hasSafeIterator } = __webpack_require__(9203);
		let kAgent = Symbol("proxy agent");
		let kClient = Symbol("proxy client");
		let kProxyHeaders = Symbol("proxy headers");
		let kRequestTls = Symbol("request tls settings");
		let kProxyTls = Symbol("proxy tls settings");
		let kConnectEndpoint = Symbol("connect endpoint function");
		let kConnectEndpointHTTP1 = Symbol("connect endpoint function (http/1.1 only)");
		let kTunnelProxy = Symbol("tunnel proxy");
		function defaultProtocolPort(protocol) {
			return protocol === "https:" ? 443 : 80;
		}
		function defaultFactory(origin, opts) {
			return new Pool(origin, opts);
		}
		let noop = () => {};
		function defaultAgentFactory(origin, opts) {
			if (opts.connections === 1) return new Client(origin, opts);
			return new Pool(origin, opts);
		}
		function shouldProxyTunnel(requestProtocol, proxyTunnel) {
			return proxyTunnel === !0 || requestProtocol !== "http:";
		}
		class Http1ProxyWrapper extends DispatcherBase {
			#client;
			#proxyServername;
			constructor(proxyUrl, { headers = {}, connect, factory, proxyServername }) {
				if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
				super();
				this[kProxyHeaders] = headers;
				this.#proxyServername = proxyServername;
				this.#client = factory ? factory(proxyUrl, { connect }) : new Client(proxyUrl, { connect });
			}
			[kDispatch](opts, handler) {
				let onResponseStart = handler.onResponseStart;
				handler.onResponseStart = function(controller, statusCode, data, statusMessage) {
					if (statusCode === 407) {
						typeof handler.onResponseError == "function" && handler.onResponseError(controller, new InvalidArgumentError("Proxy Authentication Required (407)"));
						return;
					}
					onResponseStart && onResponseStart.call(this, controller, statusCode, data, statusMessage);
				};
				let { origin, path = "/", headers = {} } = opts;
				opts.path = origin + path;
				opts.headers = {
					...this[kProxyHeaders],
					...headers
				};
				hasHostHeader(headers) || (opts.headers.host = new URL(origin).host);
				this.#proxyServername != null && (opts.servername = this.#proxyServername);
				return this.#client[kDispatch](opts, handler);
			}
			[kClose]() {
				return this.#client.close();
			}
			[kDestroy](err) {
				return this.#client.destroy(err);
			}
		}
		class ProxyAgent extends DispatcherBase {
			constructor(opts) {
				if (!opts || typeof opts == "object" && !(opts instanceof URL) && !opts.uri) throw new InvalidArgumentError("Proxy uri is mandatory");
				let { clientFactory = defaultFactory } = opts;
				if (typeof clientFactory != "function") throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");
				let { proxyTunnel, connectTimeout } = opts;
				super(opts);
				let url = this.#getUrl(opts);
				let { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
				this[kProxy] = {
					uri: href,
					protocol
				};
				this[kRequestTls] = opts.requestTls;
				this[kProxyTls] = opts.proxyTls;
				this[kProxyHeaders] = opts.headers || {};
				this[kTunnelProxy] = proxyTunnel;
				if (opts.auth && opts.token) throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");
				else opts.auth ? this[kProxyHeaders]["proxy-authorization"] = `Basic ${opts.auth}` : opts.token ? this[kProxyHeaders]["proxy-authorization"] = opts.token : username && password ? this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}` : username && (this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:`).toString("base64")}`);
				let connect = buildConnector({
					timeout: connectTimeout,
					...opts.proxyTls
				});
				let connectHTTP1 = buildConnector({
					timeout: connectTimeout,
					...opts.proxyTls,
					allowH2: !1
				});
				this[kConnectEndpoint] = buildConnector({
					timeout: connectTimeout,
					...opts.requestTls
				});
				this[kConnectEndpointHTTP1] = buildConnector({
					timeout: connectTimeout,
					...opts.requestTls,
					allowH2: !1
				});
				let agentFactory = opts.factory || defaultAgentFactory;
				let factory = (origin, options) => {
					let { protocol } = new URL(origin);
					if (this[kProxy].protocol === "socks5:" || this[kProxy].protocol === "socks:") return new Socks5ProxyAgent(this[kProxy].uri, {
						headers: this[kProxyHeaders],
						connect,
						factory: agentFactory,
						username: opts.username || username,
						password: opts.password || password,
						connectTimeout,
						proxyTls: opts.proxyTls,
						requestTls: opts.requestTls
					});
					if (!shouldProxyTunnel(protocol, this[kTunnelProxy])) {
						let forwardConnect = this[kProxy].protocol === "https:" ? (opts, cb) => connectHTTP1(opts, (err, socket) => {
							err && err.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? cb(new SecureProxyConnectionError(err)) : cb(err, socket);
						}) : connectHTTP1;
						return new Http1ProxyWrapper(this[kProxy].uri, {
							headers: this[kProxyHeaders],
							connect: forwardConnect,
							factory: agentFactory,
							proxyServername: this[kProxy].protocol === "https:" ? this[kProxyTls]?.servername || proxyHostname : void 0
						});
					}
					return agentFactory(origin, options);
				};
				protocol === "socks5:" || protocol === "socks:" ? this[kClient] = null : this[kClient] = clientFactory(url, { connect });
				this[kAgent] = new Agent({
					...opts,
					factory,
					connect: async (opts, callback) => {
						if (!this[kClient]) {
							callback(new InvalidArgumentError("Cannot establish tunnel connection without a proxy client"));
							return;
						}
						let requestedPath = opts.host;
						opts.port || (requestedPath += `:${defaultProtocolPort(opts.protocol)}`);
						try {
							let connectParams = {
								origin,
								port,
								path: requestedPath,
								signal: opts.signal,
								headers: {
									...this[kProxyHeaders],
									host: opts.host,
									...opts.connections == null || opts.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
								},
								servername: this[kProxyTls]?.servername || proxyHostname
							};
							let { socket, statusCode } = await this[kClient].connect(connectParams);
							if (statusCode !== 200) {
								socket.on("error", noop).destroy();
								callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
								return;
							}
							channels.proxyConnected.hasSubscribers && channels.proxyConnected.publish({
								socket,
								connectParams
							});
							if (opts.protocol !== "https:") {
								callback(null, socket);
								return;
							}
							let servername;
							servername = this[kRequestTls] ? this[kRequestTls].servername : opts.servername;
							(opts.allowH2 === !1 ? this[kConnectEndpointHTTP1] : this[kConnectEndpoint])({
								...opts,
								servername,
								httpSocket: socket
							}, callback);
						} catch (err) {
							err.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? callback(new SecureProxyConnectionError(err)) : err.code === "UND_ERR_SOCKET" ? callback(new ProxyConnectionError(err)) : callback(err);
						}
					}
				});
			}
			dispatch(opts, handler) {
				let headers = buildHeaders(opts.headers);
				throwIfProxyAuthIsSent(headers);
				if (headers && !hasHostHeader(headers)) {
					headers === opts.headers && (headers = { ...headers });
					headers.host = new URL(opts.origin).host;
				}
				return this[kAgent].dispatch({
					...opts,
					headers
				}, handler);
			}
			#getUrl(opts) {
				if (typeof opts == "string") return new URL(opts);
				else if (opts instanceof URL) return opts;
				else return new URL(opts.uri);
			}
			[kClose]() {
				let promises = [this[kAgent].close()];
				this[kClient] && promises.push(this[kClient].close());
				return Promise.all(promises);
			}
			[kDestroy]() {
				let promises = [this[kAgent].destroy()];
				this[kClient] && promises.push(this[kClient].destroy());
				return Promise.all(promises);
			}
		}
		function buildHeaders(headers) {
			if (Array.isArray(headers)) {
				let headersPair = {};
				for (let i = 0; i < headers.length; i += 2) {
					isProxyAuthorizationHeader(headers[i]) && throwProxyAuthError();
					headersPair[headers[i]] = headers[i + 1];
				}
				return headersPair;
			}
			if (headers && typeof headers == "object" && hasSafeIterator(headers)) {
				let headersPair = {};
				for (let [key, value] of headers) {
					if (!Object.hasOwn(headersPair, key)) {
						headersPair[key] = value;
						continue;
					}
					let previous = headersPair[key];
					let values = [];
					previous !== void 0 && values.push(...Array.isArray(previous) ? previous : [previous]);
					value !== void 0 && values.push(...Array.isArray(value) ? value : [value]);
					headersPair[key] = values.length > 1 ? values : values[0];
				}
				return headersPair;
			}
			return headers;
		}
		function throwIfProxyAuthIsSent(headers) {
			for (let key in headers) isProxyAuthorizationHeader(key) && throwProxyAuthError();
		}
		function isProxyAuthorizationHeader(key) {
			return key.length === 19 && key.toLowerCase() === "proxy-authorization";
		}
		function hasHostHeader(headers) {
			for (let key in headers) if (key.length === 4 && key.toLowerCase() === "host") return !0;
			return !1;
		}
		function throwProxyAuthError() {
			throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor");
		}
		module.exports = ProxyAgent;
	}),
	1400: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { URL } = __webpack_require__(3136);
		let tls;
		let DispatcherBase = __webpack_require__(7568);
		let { ConnectTimeoutError, InvalidArgumentError } = __webpack_require__(3092);
		let { Socks5Client, STATES } = __webpack_require__(5507);
		let { kBusy, kConnected, kDispatch, kClose, kDestroy } = __webpack_require__(6478);
		let Pool = __webpack_require__(6307);
		let buildConnector = __webpack_require__(6038);
		let { setupConnectTimeout } = __webpack_require__(9203);
		let { debuglog } = __webpack_require__(7975);
		let debug = debuglog("undici:socks5-proxy");
		let kProxyUrl = Symbol("proxy url");
		let kProxyHeaders = Symbol("proxy headers");
		let kProxyAuth = Symbol("proxy auth");
		let kProxyProtocol = Symbol("proxy protocol");
		let kPools = Symbol("pools");
		let kConnector = Symbol("connector");
		let kConnectTimeout = Symbol("connect timeout");
		let kRequestTls = Symbol("request tls settings");
		let kRequestTlsTimeout = Symbol("request tls timeout");
		function createConnectTimeoutError(hostname, port, timeout) {
			return new ConnectTimeoutError(`Connect Timeout Error (attempted address: ${hostname}:${port}, timeout: ${timeout}ms)`);
		}
		let experimentalWarningEmitted = !1;
		class Socks5ProxyAgent extends DispatcherBase {
			constructor(proxyUrl, options = {}) {
				super(options);
				if (!experimentalWarningEmitted) {
					process.emitWarning("SOCKS5 proxy support is experimental and subject to change", "ExperimentalWarning");
					experimentalWarningEmitted = !0;
				}
				if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
				let url = typeof proxyUrl == "string" ? new URL(proxyUrl) : proxyUrl;
				if (url.protocol !== "socks5:" && url.protocol !== "socks:") throw new InvalidArgumentError("Proxy URL must use socks5:// or socks:// protocol");
				this[kProxyUrl] = url;
				this[kProxyHeaders] = options.headers || {};
				this[kProxyProtocol] = options.proxyTls ? "https:" : "http:";
				let connectTimeout = options.connectTimeout ?? 5e3;
				if (!Number.isFinite(connectTimeout) || connectTimeout < 0) throw new InvalidArgumentError("invalid connectTimeout");
				this[kConnectTimeout] = connectTimeout;
				let { timeout, ...requestTls } = options.requestTls || {};
				let requestTlsTimeout = timeout ?? connectTimeout;
				if (!Number.isFinite(requestTlsTimeout) || requestTlsTimeout < 0) throw new InvalidArgumentError("invalid requestTls.timeout");
				this[kRequestTls] = requestTls;
				this[kRequestTlsTimeout] = requestTlsTimeout;
				this[kProxyAuth] = {
					username: options.username || (url.username ? decodeURIComponent(url.username) : null),
					password: options.password || (url.password ? decodeURIComponent(url.password) : null)
				};
				let proxyTlsTimeout = options.proxyTls?.timeout ?? connectTimeout;
				if (!Number.isFinite(proxyTlsTimeout) || proxyTlsTimeout < 0) throw new InvalidArgumentError("invalid proxyTls.timeout");
				this[kConnector] = options.connect || buildConnector({
					...options.proxyTls,
					timeout: proxyTlsTimeout,
					servername: options.proxyTls?.servername || url.hostname
				});
				this[kPools] = new Map();
			}
			async createSocks5Connection(targetHost, targetPort) {
				let proxyHost = this[kProxyUrl].hostname;
				let proxyPort = parseInt(this[kProxyUrl].port) || 1080;
				debug("creating SOCKS5 connection to", proxyHost, proxyPort);
				let socketReady = Promise.withResolvers();
				this[kConnector]({
					hostname: proxyHost,
					host: proxyHost,
					port: proxyPort,
					protocol: this[kProxyProtocol]
				}, (err, socket) => {
					err ? socketReady.reject(err) : socketReady.resolve(socket);
				});
				let socket = await socketReady.promise;
				let socks5Client = new Socks5Client(socket, this[kProxyAuth]);
				socks5Client.on("error", (err) => {
					debug("SOCKS5 error:", err);
					socket.destroy();
				});
				await socks5Client.handshake();
				let authenticationReady = Promise.withResolvers();
				let authenticationTimeout = this[kConnectTimeout] === 0 ? null : setTimeout(() => {
					cleanupAuthenticationListeners();
					socks5Client.destroy();
					authenticationReady.reject(createConnectTimeoutError(proxyHost, proxyPort, this[kConnectTimeout]));
				}, this[kConnectTimeout]);
				let cleanupAuthenticationListeners = () => {
					clearTimeout(authenticationTimeout);
					socks5Client.removeListener("authenticated", onAuthenticated);
					socks5Client.removeListener("error", onAuthenticationError);
				};
				let onAuthenticated = () => {
					cleanupAuthenticationListeners();
					authenticationReady.resolve();
				};
				let onAuthenticationError = (err) => {
					cleanupAuthenticationListeners();
					authenticationReady.reject(err);
				};
				if (socks5Client.state === STATES.AUTHENTICATED) {
					clearTimeout(authenticationTimeout);
					authenticationReady.resolve();
				} else {
					socks5Client.once("authenticated", onAuthenticated);
					socks5Client.once("error", onAuthenticationError);
				}
				await authenticationReady.promise;
				await socks5Client.connect(targetHost, targetPort);
				let connectionReady = Promise.withResolvers();
				let connectionTimeout = this[kConnectTimeout] === 0 ? null : setTimeout(() => {
					cleanupConnectionListeners();
					socks5Client.destroy();
					connectionReady.reject(createConnectTimeoutError(targetHost, targetPort, this[kConnectTimeout]));
				}, this[kConnectTimeout]);
				let cleanupConnectionListeners = () => {
					clearTimeout(connectionTimeout);
					socks5Client.removeListener("connected", onConnected);
					socks5Client.removeListener("error", onConnectionError);
				};
				let onConnected = (info) => {
					debug("SOCKS5 tunnel established to", targetHost, targetPort, "via", info);
					cleanupConnectionListeners();
					connectionReady.resolve();
				};
				let onConnectionError = (err) => {
					cleanupConnectionListeners();
					connectionReady.reject(err);
				};
				socks5Client.once("connected", onConnected);
				socks5Client.once("error", onConnectionError);
				await connectionReady.promise;
				return socket;
			}
			[kDispatch](opts, handler) {
				let { origin } = opts;
				debug("dispatching request to", origin, "via SOCKS5");
				try {
					let originKey = String(origin);
					let pool = this[kPools].get(originKey);
					if (!pool || pool.destroyed || pool.closed) {
						pool = new Pool(origin, {
							pipelining: opts.pipelining,
							connections: opts.connections,
							connect: async (connectOpts, callback) => {
								try {
									let url = new URL(origin);
									let targetHost = url.hostname;
									let targetPort = parseInt(url.port) || (url.protocol === "https:" ? 443 : 80);
									debug("establishing SOCKS5 connection to", targetHost, targetPort);
									let socket = await this.createSocks5Connection(targetHost, targetPort);
									let finalSocket = socket;
									if (url.protocol === "https:") {
										tls ||= __webpack_require__(1692);
										debug("upgrading to TLS");
										finalSocket = tls.connect({
											...this[kRequestTls],
											socket,
											servername: this[kRequestTls]?.servername || targetHost
										});
										let tlsReady = Promise.withResolvers();
										let cleanupTlsListeners = () => {
											queueMicrotask(clearTlsTimeout);
											finalSocket.removeListener("secureConnect", onSecureConnect);
											finalSocket.removeListener("error", onTlsError);
										};
										let onSecureConnect = () => {
											cleanupTlsListeners();
											tlsReady.resolve();
										};
										let onTlsError = (err) => {
											cleanupTlsListeners();
											tlsReady.reject(err);
										};
										let clearTlsTimeout = setupConnectTimeout(new WeakRef(finalSocket), {
											timeout: this[kRequestTlsTimeout],
											hostname: targetHost,
											port: targetPort
										});
										finalSocket.once("secureConnect", onSecureConnect);
										finalSocket.once("error", onTlsError);
										await tlsReady.promise;
									}
									callback(null, finalSocket);
								} catch (err) {
									debug("SOCKS5 connection error:", err);
									callback(err);
								}
							}
						});
						this[kPools].set(originKey, pool);
						let closePoolIfUnused = () => {
							if (this[kPools].get(originKey) !== pool || pool[kConnected] > 0 || pool[kBusy]) return;
							this[kPools].delete(originKey);
							pool.destroyed || pool.close();
						};
						pool.on("disconnect", closePoolIfUnused);
						pool.on("connectionError", closePoolIfUnused);
					}
					return pool[kDispatch](opts, handler);
				} catch (err) {
					debug("dispatch error:", err);
					if (typeof handler.onResponseError == "function") {
						handler.onResponseError(null, err);
						return !1;
					} else if (typeof handler.onError == "function") {
						handler.onError(err);
						return !1;
					} else throw err;
				}
			}
			async [kClose]() {
				let closePromises = [];
				for (let pool of this[kPools].values()) closePromises.push(pool.close());
				this[kPools].clear();
				await Promise.all(closePromises);
			}
			async [kDestroy](err) {
				let destroyPromises = [];
				for (let pool of this[kPools].values()) destroyPromises.push(pool.destroy(err));
				this[kPools].clear();
				await Promise.all(destroyPromises);
			}
		}
		module.exports = Socks5ProxyAgent;
	}),
	7405: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.SPECIAL_HEADERS = exports.MINOR = exports.MAJOR = exports.HTAB_SP_VCHAR_OBS_TEXT = exports.QUOTED_STRING = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.HEX = exports.URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.STATUSES_HTTP = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.HEADER_STATE = exports.FINISH = exports.STATUSES = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
		let utils_1 = __webpack_require__(2401);
		exports.ERROR = {
			OK: 0,
			INTERNAL: 1,
			STRICT: 2,
			CR_EXPECTED: 25,
			LF_EXPECTED: 3,
			UNEXPECTED_CONTENT_LENGTH: 4,
			UNEXPECTED_SPACE: 30,
			CLOSED_CONNECTION: 5,
			INVALID_METHOD: 6,
			INVALID_URL: 7,
			INVALID_CONSTANT: 8,
			INVALID_VERSION: 9,
			INVALID_HEADER_TOKEN: 10,
			INVALID_CONTENT_LENGTH: 11,
			INVALID_CHUNK_SIZE: 12,
			INVALID_STATUS: 13,
			INVALID_EOF_STATE: 14,
			INVALID_TRANSFER_ENCODING: 15,
			CB_MESSAGE_BEGIN: 16,
			CB_HEADERS_COMPLETE: 17,
			CB_MESSAGE_COMPLETE: 18,
			CB_CHUNK_HEADER: 19,
			CB_CHUNK_COMPLETE: 20,
			PAUSED: 21,
			PAUSED_UPGRADE: 22,
			PAUSED_H2_UPGRADE: 23,
			USER: 24,
			CB_URL_COMPLETE: 26,
			CB_STATUS_COMPLETE: 27,
			CB_METHOD_COMPLETE: 32,
			CB_VERSION_COMPLETE: 33,
			CB_HEADER_FIELD_COMPLETE: 28,
			CB_HEADER_VALUE_COMPLETE: 29,
			CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
			CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
			CB_RESET: 31,
			CB_PROTOCOL_COMPLETE: 38
		};
		exports.TYPE = {
			BOTH: 0,
			REQUEST: 1,
			RESPONSE: 2
		};
		exports.FLAGS = {
			CONNECTION_KEEP_ALIVE: 1,
			CONNECTION_CLOSE: 2,
			CONNECTION_UPGRADE: 4,
			CHUNKED: 8,
			UPGRADE: 16,
			CONTENT_LENGTH: 32,
			SKIPBODY: 64,
			TRAILING: 128,
			TRANSFER_ENCODING: 512
		};
		exports.LENIENT_FLAGS = {
			HEADERS: 1,
			CHUNKED_LENGTH: 2,
			KEEP_ALIVE: 4,
			TRANSFER_ENCODING: 8,
			VERSION: 16,
			DATA_AFTER_CLOSE: 32,
			OPTIONAL_LF_AFTER_CR: 64,
			OPTIONAL_CRLF_AFTER_CHUNK: 128,
			OPTIONAL_CR_BEFORE_LF: 256,
			SPACES_AFTER_CHUNK_SIZE: 512
		};
		exports.METHODS = {
			DELETE: 0,
			GET: 1,
			HEAD: 2,
			POST: 3,
			PUT: 4,
			CONNECT: 5,
			OPTIONS: 6,
			TRACE: 7,
			COPY: 8,
			LOCK: 9,
			MKCOL: 10,
			MOVE: 11,
			PROPFIND: 12,
			PROPPATCH: 13,
			SEARCH: 14,
			UNLOCK: 15,
			BIND: 16,
			REBIND: 17,
			UNBIND: 18,
			ACL: 19,
			REPORT: 20,
			MKACTIVITY: 21,
			CHECKOUT: 22,
			MERGE: 23,
			"M-SEARCH": 24,
			NOTIFY: 25,
			SUBSCRIBE: 26,
			UNSUBSCRIBE: 27,
			PATCH: 28,
			PURGE: 29,
			MKCALENDAR: 30,
			LINK: 31,
			UNLINK: 32,
			SOURCE: 33,
			PRI: 34,
			DESCRIBE: 35,
			ANNOUNCE: 36,
			SETUP: 37,
			PLAY: 38,
			PAUSE: 39,
			TEARDOWN: 40,
			GET_PARAMETER: 41,
			SET_PARAMETER: 42,
			REDIRECT: 43,
			RECORD: 44,
			FLUSH: 45,
			QUERY: 46
		};
		exports.STATUSES = {
			CONTINUE: 100,
			SWITCHING_PROTOCOLS: 101,
			PROCESSING: 102,
			EARLY_HINTS: 103,
			RESPONSE_IS_STALE: 110,
			REVALIDATION_FAILED: 111,
			DISCONNECTED_OPERATION: 112,
			HEURISTIC_EXPIRATION: 113,
			MISCELLANEOUS_WARNING: 199,
			OK: 200,
			CREATED: 201,
			ACCEPTED: 202,
			NON_AUTHORITATIVE_INFORMATION: 203,
			NO_CONTENT: 204,
			RESET_CONTENT: 205,
			PARTIAL_CONTENT: 206,
			MULTI_STATUS: 207,
			ALREADY_REPORTED: 208,
			TRANSFORMATION_APPLIED: 214,
			IM_USED: 226,
			MISCELLANEOUS_PERSISTENT_WARNING: 299,
			MULTIPLE_CHOICES: 300,
			MOVED_PERMANENTLY: 301,
			FOUND: 302,
			SEE_OTHER: 303,
			NOT_MODIFIED: 304,
			USE_PROXY: 305,
			SWITCH_PROXY: 306,
			TEMPORARY_REDIRECT: 307,
			PERMANENT_REDIRECT: 308,
			BAD_REQUEST: 400,
			UNAUTHORIZED: 401,
			PAYMENT_REQUIRED: 402,
			FORBIDDEN: 403,
			NOT_FOUND: 404,
			METHOD_NOT_ALLOWED: 405,
			NOT_ACCEPTABLE: 406,
			PROXY_AUTHENTICATION_REQUIRED: 407,
			REQUEST_TIMEOUT: 408,
			CONFLICT: 409,
			GONE: 410,
			LENGTH_REQUIRED: 411,
			PRECONDITION_FAILED: 412,
			PAYLOAD_TOO_LARGE: 413,
			URI_TOO_LONG: 414,
			UNSUPPORTED_MEDIA_TYPE: 415,
			RANGE_NOT_SATISFIABLE: 416,
			EXPECTATION_FAILED: 417,
			IM_A_TEAPOT: 418,
			PAGE_EXPIRED: 419,
			ENHANCE_YOUR_CALM: 420,
			MISDIRECTED_REQUEST: 421,
			UNPROCESSABLE_ENTITY: 422,
			LOCKED: 423,
			FAILED_DEPENDENCY: 424,
			TOO_EARLY: 425,
			UPGRADE_REQUIRED: 426,
			PRECONDITION_REQUIRED: 428,
			TOO_MANY_REQUESTS: 429,
			REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
			REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
			LOGIN_TIMEOUT: 440,
			NO_RESPONSE: 444,
			RETRY_WITH: 449,
			BLOCKED_BY_PARENTAL_CONTROL: 450,
			UNAVAILABLE_FOR_LEGAL_REASONS: 451,
			CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
			INVALID_X_FORWARDED_FOR: 463,
			REQUEST_HEADER_TOO_LARGE: 494,
			SSL_CERTIFICATE_ERROR: 495,
			SSL_CERTIFICATE_REQUIRED: 496,
			HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
			INVALID_TOKEN: 498,
			CLIENT_CLOSED_REQUEST: 499,
			INTERNAL_SERVER_ERROR: 500,
			NOT_IMPLEMENTED: 501,
			BAD_GATEWAY: 502,
			SERVICE_UNAVAILABLE: 503,
			GATEWAY_TIMEOUT: 504,
			HTTP_VERSION_NOT_SUPPORTED: 505,
			VARIANT_ALSO_NEGOTIATES: 506,
			INSUFFICIENT_STORAGE: 507,
			LOOP_DETECTED: 508,
			BANDWIDTH_LIMIT_EXCEEDED: 509,
			NOT_EXTENDED: 510,
			NETWORK_AUTHENTICATION_REQUIRED: 511,
			WEB_SERVER_UNKNOWN_ERROR: 520,
			WEB_SERVER_IS_DOWN: 521,
			CONNECTION_TIMEOUT: 522,
			ORIGIN_IS_UNREACHABLE: 523,
			TIMEOUT_OCCURED: 524,
			SSL_HANDSHAKE_FAILED: 525,
			INVALID_SSL_CERTIFICATE: 526,
			RAILGUN_ERROR: 527,
			SITE_IS_OVERLOADED: 529,
			SITE_IS_FROZEN: 530,
			IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
			NETWORK_READ_TIMEOUT: 598,
			NETWORK_CONNECT_TIMEOUT: 599
		};
		exports.FINISH = {
			SAFE: 0,
			SAFE_WITH_CB: 1,
			UNSAFE: 2
		};
		exports.HEADER_STATE = {
			GENERAL: 0,
			CONNECTION: 1,
			CONTENT_LENGTH: 2,
			TRANSFER_ENCODING: 3,
			UPGRADE: 4,
			CONNECTION_KEEP_ALIVE: 5,
			CONNECTION_CLOSE: 6,
			CONNECTION_UPGRADE: 7,
			TRANSFER_ENCODING_CHUNKED: 8
		};
		exports.METHODS_HTTP = [
			exports.METHODS.DELETE,
			exports.METHODS.GET,
			exports.METHODS.HEAD,
			exports.METHODS.POST,
			exports.METHODS.PUT,
			exports.METHODS.CONNECT,
			exports.METHODS.OPTIONS,
			exports.METHODS.TRACE,
			exports.METHODS.COPY,
			exports.METHODS.LOCK,
			exports.METHODS.MKCOL,
			exports.METHODS.MOVE,
			exports.METHODS.PROPFIND,
			exports.METHODS.PROPPATCH,
			exports.METHODS.SEARCH,
			exports.METHODS.UNLOCK,
			exports.METHODS.BIND,
			exports.METHODS.REBIND,
			exports.METHODS.UNBIND,
			exports.METHODS.ACL,
			exports.METHODS.REPORT,
			exports.METHODS.MKACTIVITY,
			exports.METHODS.CHECKOUT,
			exports.METHODS.MERGE,
			exports.METHODS["M-SEARCH"],
			exports.METHODS.NOTIFY,
			exports.METHODS.SUBSCRIBE,
			exports.METHODS.UNSUBSCRIBE,
			exports.METHODS.PATCH,
			exports.METHODS.PURGE,
			exports.METHODS.MKCALENDAR,
			exports.METHODS.LINK,
			exports.METHODS.UNLINK,
			exports.METHODS.PRI,
			exports.METHODS.SOURCE,
			exports.METHODS.QUERY
		];
		exports.METHODS_ICE = [exports.METHODS.SOURCE];
		exports.METHODS_RTSP = [
			exports.METHODS.OPTIONS,
			exports.METHODS.DESCRIBE,
			exports.METHODS.ANNOUNCE,
			exports.METHODS.SETUP,
			exports.METHODS.PLAY,
			exports.METHODS.PAUSE,
			exports.METHODS.TEARDOWN,
			exports.METHODS.GET_PARAMETER,
			exports.METHODS.SET_PARAMETER,
			exports.METHODS.REDIRECT,
			exports.METHODS.RECORD,
			exports.METHODS.FLUSH,
			exports.METHODS.GET,
			exports.METHODS.POST
		];
		exports.METHOD_MAP = (0, utils_1.enumToMap)(exports.METHODS);
		exports.H_METHOD_MAP = Object.fromEntries(Object.entries(exports.METHODS).filter(([k]) => k.startsWith("H")));
		exports.STATUSES_HTTP = [
			exports.STATUSES.CONTINUE,
			exports.STATUSES.SWITCHING_PROTOCOLS,
			exports.STATUSES.PROCESSING,
			exports.STATUSES.EARLY_HINTS,
			exports.STATUSES.RESPONSE_IS_STALE,
			exports.STATUSES.REVALIDATION_FAILED,
			exports.STATUSES.DISCONNECTED_OPERATION,
			exports.STATUSES.HEURISTIC_EXPIRATION,
			exports.STATUSES.MISCELLANEOUS_WARNING,
			exports.STATUSES.OK,
			exports.STATUSES.CREATED,
			exports.STATUSES.ACCEPTED,
			exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,
			exports.STATUSES.NO_CONTENT,
			exports.STATUSES.RESET_CONTENT,
			exports.STATUSES.PARTIAL_CONTENT,
			exports.STATUSES.MULTI_STATUS,
			exports.STATUSES.ALREADY_REPORTED,
			exports.STATUSES.TRANSFORMATION_APPLIED,
			exports.STATUSES.IM_USED,
			exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
			exports.STATUSES.MULTIPLE_CHOICES,
			exports.STATUSES.MOVED_PERMANENTLY,
			exports.STATUSES.FOUND,
			exports.STATUSES.SEE_OTHER,
			exports.STATUSES.NOT_MODIFIED,
			exports.STATUSES.USE_PROXY,
			exports.STATUSES.SWITCH_PROXY,
			exports.STATUSES.TEMPORARY_REDIRECT,
			exports.STATUSES.PERMANENT_REDIRECT,
			exports.STATUSES.BAD_REQUEST,
			exports.STATUSES.UNAUTHORIZED,
			exports.STATUSES.PAYMENT_REQUIRED,
			exports.STATUSES.FORBIDDEN,
			exports.STATUSES.NOT_FOUND,
			exports.STATUSES.METHOD_NOT_ALLOWED,
			exports.STATUSES.NOT_ACCEPTABLE,
			exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
			exports.STATUSES.REQUEST_TIMEOUT,
			exports.STATUSES.CONFLICT,
			exports.STATUSES.GONE,
			exports.STATUSES.LENGTH_REQUIRED,
			exports.STATUSES.PRECONDITION_FAILED,
			exports.STATUSES.PAYLOAD_TOO_LARGE,
			exports.STATUSES.URI_TOO_LONG,
			exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,
			exports.STATUSES.RANGE_NOT_SATISFIABLE,
			exports.STATUSES.EXPECTATION_FAILED,
			exports.STATUSES.IM_A_TEAPOT,
			exports.STATUSES.PAGE_EXPIRED,
			exports.STATUSES.ENHANCE_YOUR_CALM,
			exports.STATUSES.MISDIRECTED_REQUEST,
			exports.STATUSES.UNPROCESSABLE_ENTITY,
			exports.STATUSES.LOCKED,
			exports.STATUSES.FAILED_DEPENDENCY,
			exports.STATUSES.TOO_EARLY,
			exports.STATUSES.UPGRADE_REQUIRED,
			exports.STATUSES.PRECONDITION_REQUIRED,
			exports.STATUSES.TOO_MANY_REQUESTS,
			exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
			exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
			exports.STATUSES.LOGIN_TIMEOUT,
			exports.STATUSES.NO_RESPONSE,
			exports.STATUSES.RETRY_WITH,
			exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
			exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
			exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
			exports.STATUSES.INVALID_X_FORWARDED_FOR,
			exports.STATUSES.REQUEST_HEADER_TOO_LARGE,
			exports.STATUSES.SSL_CERTIFICATE_ERROR,
			exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
			exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
			exports.STATUSES.INVALID_TOKEN,
			exports.STATUSES.CLIENT_CLOSED_REQUEST,
			exports.STATUSES.INTERNAL_SERVER_ERROR,
			exports.STATUSES.NOT_IMPLEMENTED,
			exports.STATUSES.BAD_GATEWAY,
			exports.STATUSES.SERVICE_UNAVAILABLE,
			exports.STATUSES.GATEWAY_TIMEOUT,
			exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
			exports.STATUSES.VARIANT_ALSO_NEGOTIATES,
			exports.STATUSES.INSUFFICIENT_STORAGE,
			exports.STATUSES.LOOP_DETECTED,
			exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
			exports.STATUSES.NOT_EXTENDED,
			exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
			exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
			exports.STATUSES.WEB_SERVER_IS_DOWN,
			exports.STATUSES.CONNECTION_TIMEOUT,
			exports.STATUSES.ORIGIN_IS_UNREACHABLE,
			exports.STATUSES.TIMEOUT_OCCURED,
			exports.STATUSES.SSL_HANDSHAKE_FAILED,
			exports.STATUSES.INVALID_SSL_CERTIFICATE,
			exports.STATUSES.RAILGUN_ERROR,
			exports.STATUSES.SITE_IS_OVERLOADED,
			exports.STATUSES.SITE_IS_FROZEN,
			exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
			exports.STATUSES.NETWORK_READ_TIMEOUT,
			exports.STATUSES.NETWORK_CONNECT_TIMEOUT
		];
		exports.ALPHA = [];
		for (let i = 65; i <= 90; i++) {
			exports.ALPHA.push(String.fromCharCode(i));
			exports.ALPHA.push(String.fromCharCode(i + 32));
		}
		exports.NUM_MAP = {
			0: 0,
			1: 1,
			2: 2,
			3: 3,
			4: 4,
			5: 5,
			6: 6,
			7: 7,
			8: 8,
			9: 9
		};
		exports.HEX_MAP = {
			0: 0,
			1: 1,
			2: 2,
			3: 3,
			4: 4,
			5: 5,
			6: 6,
			7: 7,
			8: 8,
			9: 9,
			A: 10,
			B: 11,
			C: 12,
			D: 13,
			E: 14,
			F: 15,
			a: 10,
			b: 11,
			c: 12,
			d: 13,
			e: 14,
			f: 15
		};
		exports.NUM = [
			"0",
			"1",
			"2",
			"3",
			"4",
			"5",
			"6",
			"7",
			"8",
			"9"
		];
		exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
		exports.MARK = [
			"-",
			"_",
			".",
			"!",
			"~",
			"*",
			"'",
			"(",
			")"
		];
		exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([
			"%",
			";",
			":",
			"&",
			"=",
			"+",
			"$",
			","
		]);
		exports.URL_CHAR = "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~".split("").concat(exports.ALPHANUM);
		exports.HEX = exports.NUM.concat([
			"a",
			"b",
			"c",
			"d",
			"e",
			"f",
			"A",
			"B",
			"C",
			"D",
			"E",
			"F"
		]);
		exports.TOKEN = [
			"!",
			"#",
			"$",
			"%",
			"&",
			"'",
			"*",
			"+",
			"-",
			".",
			"^",
			"_",
			"`",
			"|",
			"~"
		].concat(exports.ALPHANUM);
		exports.HEADER_CHARS = ["	"];
		for (let i = 32; i <= 255; i++) i !== 127 && exports.HEADER_CHARS.push(i);
		exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
		exports.QUOTED_STRING = ["	", " "];
		for (let i = 33; i <= 255; i++) i !== 34 && i !== 92 && exports.QUOTED_STRING.push(i);
		exports.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
		for (let i = 33; i <= 126; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
		for (let i = 128; i <= 255; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
		exports.MAJOR = exports.NUM_MAP;
		exports.MINOR = exports.MAJOR;
		exports.SPECIAL_HEADERS = {
			connection: exports.HEADER_STATE.CONNECTION,
			"content-length": exports.HEADER_STATE.CONTENT_LENGTH,
			"proxy-connection": exports.HEADER_STATE.CONNECTION,
			"transfer-encoding": exports.HEADER_STATE.TRANSFER_ENCODING,
			upgrade: exports.HEADER_STATE.UPGRADE
		};
		exports.default = {
			ERROR: exports.ERROR,
			TYPE: exports.TYPE,
			FLAGS: exports.FLAGS,
			LENIENT_FLAGS: exports.LENIENT_FLAGS,
			METHODS: exports.METHODS,
			STATUSES: exports.STATUSES,
			FINISH: exports.FINISH,
			HEADER_STATE: exports.HEADER_STATE,
			ALPHA: exports.ALPHA,
			NUM_MAP: exports.NUM_MAP,
			HEX_MAP: exports.HEX_MAP,
			NUM: exports.NUM,
			ALPHANUM: exports.ALPHANUM,
			MARK: exports.MARK,
			USERINFO_CHARS: exports.USERINFO_CHARS,
			URL_CHAR: exports.URL_CHAR,
			HEX: exports.HEX,
			TOKEN: exports.TOKEN,
			HEADER_CHARS: exports.HEADER_CHARS,
			CONNECTION_TOKEN_CHARS: exports.CONNECTION_TOKEN_CHARS,
			QUOTED_STRING: exports.QUOTED_STRING,
			HTAB_SP_VCHAR_OBS_TEXT: exports.HTAB_SP_VCHAR_OBS_TEXT,
			MAJOR: exports.MAJOR,
			MINOR: exports.MINOR,
			SPECIAL_HEADERS: exports.SPECIAL_HEADERS,
			METHODS_HTTP: exports.METHODS_HTTP,
			METHODS_ICE: exports.METHODS_ICE,
			METHODS_RTSP: exports.METHODS_RTSP,
			METHOD_MAP: exports.METHOD_MAP,
			H_METHOD_MAP: exports.H_METHOD_MAP,
			STATUSES_HTTP: exports.STATUSES_HTTP
		};
	}),
	9855: ((module, __unused_webpack_exports, __webpack_require__) => {
		module = __webpack_require__.nmd(module);
		let { Buffer } = __webpack_require__(4573);
		let wasmBuffer;
		Object.defineProperty(module, "exports", { get: () => wasmBuffer ||= Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==", "base64") });
	}),
	1285: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = __webpack_require__(9855);
	}),
	2401: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.enumToMap = enumToMap;
		function enumToMap(obj, filter = [], exceptions = []) {
			let emptyFilter = (filter?.length ?? 0) === 0;
			let emptyExceptions = (exceptions?.length ?? 0) === 0;
			return Object.fromEntries(Object.entries(obj).filter(([, value]) => typeof value == "number" && (emptyFilter || filter.includes(value)) && (emptyExceptions || !exceptions.includes(value))));
		}
	}),
	9535: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { kConnected, kPending, kRunning, kSize, kFree, kQueued } = __webpack_require__(6478);
		class ClientStats {
			constructor(client) {
				this.connected = client[kConnected];
				this.pending = client[kPending];
				this.running = client[kRunning];
				this.size = client[kSize];
			}
		}
		class PoolStats {
			constructor(pool) {
				this.connected = pool[kConnected];
				this.free = pool[kFree];
				this.pending = pool[kPending];
				this.queued = pool[kQueued];
				this.running = pool[kRunning];
				this.size = pool[kSize];
			}
		}
		module.exports = {
			ClientStats,
			PoolStats
		};
	}),
	4132: ((module) => {
		let fastNow = 0;
		let RESOLUTION_MS = 1e3;
		let fastNowTimeout;
		let kFastTimer = Symbol("kFastTimer");
		let fastTimers = [];
		function onTick() {
			fastNow += 499;
			let idx = 0;
			let len = fastTimers.length;
			for (; idx < len;) {
				let timer = fastTimers[idx];
				if (timer._state === 0) {
					timer._idleStart = fastNow - 499;
					timer._state = 1;
				} else if (timer._state === 1 && fastNow >= timer._idleStart + timer._idleTimeout) {
					timer._state = -1;
					timer._idleStart = -1;
					timer._onTimeout(timer._timerArg);
				}
				if (timer._state === -1) {
					timer._state = -2;
					--len !== 0 && (fastTimers[idx] = fastTimers[len]);
				} else ++idx;
			}
			fastTimers.length = len;
			fastTimers.length !== 0 && refreshTimeout();
		}
		function refreshTimeout() {
			if (fastNowTimeout?.refresh) fastNowTimeout.refresh();
			else {
				clearTimeout(fastNowTimeout);
				fastNowTimeout = setTimeout(onTick, 499);
				fastNowTimeout?.unref();
			}
		}
		class FastTimer {
			[kFastTimer] = !0;
			_state = -2;
			_idleTimeout = -1;
			_idleStart = -1;
			_onTimeout;
			_timerArg;
			constructor(callback, delay, arg) {
				this._onTimeout = callback;
				this._idleTimeout = delay;
				this._timerArg = arg;
				this.refresh();
			}
			refresh() {
				this._state === -2 && fastTimers.push(this);
				fastNowTimeout && fastTimers.length !== 1 || refreshTimeout();
				this._state = 0;
			}
			clear() {
				this._state = -1;
				this._idleStart = -1;
			}
		}
		module.exports = {
			setTimeout(callback, delay, arg) {
				return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
			},
			clearTimeout(timeout) {
				timeout[kFastTimer] ? timeout.clear() : clearTimeout(timeout);
			},
			setFastTimeout(callback, delay, arg) {
				return new FastTimer(callback, delay, arg);
			},
			clearFastTimeout(timeout) {
				timeout.clear();
			},
			now() {
				return fastNow;
			},
			tick(delay = 0) {
				fastNow += delay - RESOLUTION_MS + 1;
				onTick();
				onTick();
			},
			reset() {
				fastNow = 0;
				fastTimers.length = 0;
				clearTimeout(fastNowTimeout);
				fastNowTimeout = null;
			},
			kFastTimer
		};
	}),
	7909: (() => {
		throw Error("The bundle sends no FormData.");
	}),
	583: (() => {
		throw Error("The bundle sends no FormData.");
	}),
	8314: (() => {
		throw Error("The bundle sends no FormData.");
	})
};
