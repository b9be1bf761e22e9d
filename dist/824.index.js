export const id = 824;
export const ids = [824];
export const modules = {
	2736: ((module, __unused_webpack_exports, __webpack_require__) => {
		let XHTMLEntities = __webpack_require__(3021);
		let hexNumber = /^[\da-fA-F]+$/;
		let decimalNumber = /^\d+$/;
		let acornJsxMap = new WeakMap();
		function getJsxTokens(acorn) {
			acorn = acorn.Parser.acorn || acorn;
			let acornJsx = acornJsxMap.get(acorn);
			if (!acornJsx) {
				let tt = acorn.tokTypes;
				let TokContext = acorn.TokContext;
				let TokenType = acorn.TokenType;
				let tc_oTag = new TokContext("<tag", !1);
				let tc_cTag = new TokContext("</tag", !1);
				let tc_expr = new TokContext("<tag>...</tag>", !0, !0);
				let tokContexts = {
					tc_oTag,
					tc_cTag,
					tc_expr
				};
				let tokTypes = {
					jsxName: new TokenType("jsxName"),
					jsxText: new TokenType("jsxText", { beforeExpr: !0 }),
					jsxTagStart: new TokenType("jsxTagStart", { startsExpr: !0 }),
					jsxTagEnd: new TokenType("jsxTagEnd")
				};
				tokTypes.jsxTagStart.updateContext = function() {
					this.context.push(tc_expr);
					this.context.push(tc_oTag);
					this.exprAllowed = !1;
				};
				tokTypes.jsxTagEnd.updateContext = function(prevType) {
					let out = this.context.pop();
					if (out === tc_oTag && prevType === tt.slash || out === tc_cTag) {
						this.context.pop();
						this.exprAllowed = this.curContext() === tc_expr;
					} else this.exprAllowed = !0;
				};
				acornJsx = {
					tokContexts,
					tokTypes
				};
				acornJsxMap.set(acorn, acornJsx);
			}
			return acornJsx;
		}
		function getQualifiedJSXName(object) {
			if (!object) return object;
			if (object.type === "JSXIdentifier") return object.name;
			if (object.type === "JSXNamespacedName") return object.namespace.name + ":" + object.name.name;
			if (object.type === "JSXMemberExpression") return getQualifiedJSXName(object.object) + "." + getQualifiedJSXName(object.property);
		}
		module.exports = function(options) {
			options ||= {};
			return function(Parser) {
				return plugin({
					allowNamespaces: options.allowNamespaces !== !1,
					allowNamespacedObjects: !!options.allowNamespacedObjects
				}, Parser);
			};
		};
		Object.defineProperty(module.exports, "tokTypes", {
			get: function get_tokTypes() {
				return getJsxTokens(__webpack_require__(5088)).tokTypes;
			},
			configurable: !0,
			enumerable: !0
		});
		function plugin(options, Parser) {
			let acorn = Parser.acorn || __webpack_require__(5088);
			let acornJsx = getJsxTokens(acorn);
			let tt = acorn.tokTypes;
			let tok = acornJsx.tokTypes;
			let tokContexts = acorn.tokContexts;
			let tc_oTag = acornJsx.tokContexts.tc_oTag;
			let tc_cTag = acornJsx.tokContexts.tc_cTag;
			let tc_expr = acornJsx.tokContexts.tc_expr;
			let isNewLine = acorn.isNewLine;
			let isIdentifierStart = acorn.isIdentifierStart;
			let isIdentifierChar = acorn.isIdentifierChar;
			return class extends Parser {
				static get acornJsx() {
					return acornJsx;
				}
				jsx_readToken() {
					let out = "", chunkStart = this.pos;
					for (;;) {
						this.pos >= this.input.length && this.raise(this.start, "Unterminated JSX contents");
						let ch = this.input.charCodeAt(this.pos);
						switch (ch) {
							case 60:
							case 123:
								if (this.pos === this.start) {
									if (ch === 60 && this.exprAllowed) {
										++this.pos;
										return this.finishToken(tok.jsxTagStart);
									}
									return this.getTokenFromCode(ch);
								}
								out += this.input.slice(chunkStart, this.pos);
								return this.finishToken(tok.jsxText, out);
							case 38:
								out += this.input.slice(chunkStart, this.pos);
								out += this.jsx_readEntity();
								chunkStart = this.pos;
								break;
							case 62:
							case 125: this.raise(this.pos, "Unexpected token `" + this.input[this.pos] + "`. Did you mean `" + (ch === 62 ? "&gt;" : "&rbrace;") + "` or `{\"" + this.input[this.pos] + "\"}`?");
							default: if (isNewLine(ch)) {
								out += this.input.slice(chunkStart, this.pos);
								out += this.jsx_readNewLine(!0);
								chunkStart = this.pos;
							} else ++this.pos;
						}
					}
				}
				jsx_readNewLine(normalizeCRLF) {
					let ch = this.input.charCodeAt(this.pos);
					let out;
					++this.pos;
					if (ch === 13 && this.input.charCodeAt(this.pos) === 10) {
						++this.pos;
						out = normalizeCRLF ? "\n" : "\r\n";
					} else out = String.fromCharCode(ch);
					if (this.options.locations) {
						++this.curLine;
						this.lineStart = this.pos;
					}
					return out;
				}
				jsx_readString(quote) {
					let out = "", chunkStart = ++this.pos;
					for (;;) {
						this.pos >= this.input.length && this.raise(this.start, "Unterminated string constant");
						let ch = this.input.charCodeAt(this.pos);
						if (ch === quote) break;
						if (ch === 38) {
							out += this.input.slice(chunkStart, this.pos);
							out += this.jsx_readEntity();
							chunkStart = this.pos;
						} else if (isNewLine(ch)) {
							out += this.input.slice(chunkStart, this.pos);
							out += this.jsx_readNewLine(!1);
							chunkStart = this.pos;
						} else ++this.pos;
					}
					out += this.input.slice(chunkStart, this.pos++);
					return this.finishToken(tt.string, out);
				}
				jsx_readEntity() {
					let str = "", count = 0, entity;
					let ch = this.input[this.pos];
					ch !== "&" && this.raise(this.pos, "Entity must start with an ampersand");
					let startPos = ++this.pos;
					for (; this.pos < this.input.length && count++ < 10;) {
						ch = this.input[this.pos++];
						if (ch === ";") {
							if (str[0] === "#") {
								if (str[1] === "x") {
									str = str.substr(2);
									hexNumber.test(str) && (entity = String.fromCharCode(parseInt(str, 16)));
								} else {
									str = str.substr(1);
									decimalNumber.test(str) && (entity = String.fromCharCode(parseInt(str, 10)));
								}
							} else entity = XHTMLEntities[str];
							break;
						}
						str += ch;
					}
					if (!entity) {
						this.pos = startPos;
						return "&";
					}
					return entity;
				}
				jsx_readWord() {
					let ch, start = this.pos;
					do
						ch = this.input.charCodeAt(++this.pos);
					while (isIdentifierChar(ch) || ch === 45);
					return this.finishToken(tok.jsxName, this.input.slice(start, this.pos));
				}
				jsx_parseIdentifier() {
					let node = this.startNode();
					this.type === tok.jsxName ? node.name = this.value : this.type.keyword ? node.name = this.type.keyword : this.unexpected();
					this.next();
					return this.finishNode(node, "JSXIdentifier");
				}
				jsx_parseNamespacedName() {
					let startPos = this.start, startLoc = this.startLoc;
					let name = this.jsx_parseIdentifier();
					if (!options.allowNamespaces || !this.eat(tt.colon)) return name;
					var node = this.startNodeAt(startPos, startLoc);
					node.namespace = name;
					node.name = this.jsx_parseIdentifier();
					return this.finishNode(node, "JSXNamespacedName");
				}
				jsx_parseElementName() {
					if (this.type === tok.jsxTagEnd) return "";
					let startPos = this.start, startLoc = this.startLoc;
					let node = this.jsx_parseNamespacedName();
					this.type === tt.dot && node.type === "JSXNamespacedName" && !options.allowNamespacedObjects && this.unexpected();
					for (; this.eat(tt.dot);) {
						let newNode = this.startNodeAt(startPos, startLoc);
						newNode.object = node;
						newNode.property = this.jsx_parseIdentifier();
						node = this.finishNode(newNode, "JSXMemberExpression");
					}
					return node;
				}
				jsx_parseAttributeValue() {
					switch (this.type) {
						case tt.braceL:
							let node = this.jsx_parseExpressionContainer();
							node.expression.type === "JSXEmptyExpression" && this.raise(node.start, "JSX attributes must only be assigned a non-empty expression");
							return node;
						case tok.jsxTagStart:
						case tt.string: return this.parseExprAtom();
						default: this.raise(this.start, "JSX value should be either an expression or a quoted JSX text");
					}
				}
				jsx_parseEmptyExpression() {
					let node = this.startNodeAt(this.lastTokEnd, this.lastTokEndLoc);
					return this.finishNodeAt(node, "JSXEmptyExpression", this.start, this.startLoc);
				}
				jsx_parseExpressionContainer() {
					let node = this.startNode();
					this.next();
					node.expression = this.type === tt.braceR ? this.jsx_parseEmptyExpression() : this.parseExpression();
					this.expect(tt.braceR);
					return this.finishNode(node, "JSXExpressionContainer");
				}
				jsx_parseAttribute() {
					let node = this.startNode();
					if (this.eat(tt.braceL)) {
						this.expect(tt.ellipsis);
						node.argument = this.parseMaybeAssign();
						this.expect(tt.braceR);
						return this.finishNode(node, "JSXSpreadAttribute");
					}
					node.name = this.jsx_parseNamespacedName();
					node.value = this.eat(tt.eq) ? this.jsx_parseAttributeValue() : null;
					return this.finishNode(node, "JSXAttribute");
				}
				jsx_parseOpeningElementAt(startPos, startLoc) {
					let node = this.startNodeAt(startPos, startLoc);
					node.attributes = [];
					let nodeName = this.jsx_parseElementName();
					nodeName && (node.name = nodeName);
					for (; this.type !== tt.slash && this.type !== tok.jsxTagEnd;) node.attributes.push(this.jsx_parseAttribute());
					node.selfClosing = this.eat(tt.slash);
					this.expect(tok.jsxTagEnd);
					return this.finishNode(node, nodeName ? "JSXOpeningElement" : "JSXOpeningFragment");
				}
				jsx_parseClosingElementAt(startPos, startLoc) {
					let node = this.startNodeAt(startPos, startLoc);
					let nodeName = this.jsx_parseElementName();
					nodeName && (node.name = nodeName);
					this.expect(tok.jsxTagEnd);
					return this.finishNode(node, nodeName ? "JSXClosingElement" : "JSXClosingFragment");
				}
				jsx_parseElementAt(startPos, startLoc) {
					let node = this.startNodeAt(startPos, startLoc);
					let children = [];
					let openingElement = this.jsx_parseOpeningElementAt(startPos, startLoc);
					let closingElement = null;
					if (!openingElement.selfClosing) {
						contents: for (;;) switch (this.type) {
							case tok.jsxTagStart:
								startPos = this.start;
								startLoc = this.startLoc;
								this.next();
								if (this.eat(tt.slash)) {
									closingElement = this.jsx_parseClosingElementAt(startPos, startLoc);
									break contents;
								}
								children.push(this.jsx_parseElementAt(startPos, startLoc));
								break;
							case tok.jsxText:
								children.push(this.parseExprAtom());
								break;
							case tt.braceL:
								children.push(this.jsx_parseExpressionContainer());
								break;
							default: this.unexpected();
						}
						getQualifiedJSXName(closingElement.name) !== getQualifiedJSXName(openingElement.name) && this.raise(closingElement.start, "Expected corresponding JSX closing tag for <" + getQualifiedJSXName(openingElement.name) + ">");
					}
					let fragmentOrElement = openingElement.name ? "Element" : "Fragment";
					node["opening" + fragmentOrElement] = openingElement;
					node["closing" + fragmentOrElement] = closingElement;
					node.children = children;
					this.type === tt.relational && this.value === "<" && this.raise(this.start, "Adjacent JSX elements must be wrapped in an enclosing tag");
					return this.finishNode(node, "JSX" + fragmentOrElement);
				}
				jsx_parseText() {
					let node = this.parseLiteral(this.value);
					node.type = "JSXText";
					return node;
				}
				jsx_parseElement() {
					let startPos = this.start, startLoc = this.startLoc;
					this.next();
					return this.jsx_parseElementAt(startPos, startLoc);
				}
				parseExprAtom(refShortHandDefaultPos) {
					if (this.type === tok.jsxText) return this.jsx_parseText();
					else if (this.type === tok.jsxTagStart) return this.jsx_parseElement();
					else return super.parseExprAtom(refShortHandDefaultPos);
				}
				readToken(code) {
					let context = this.curContext();
					if (context === tc_expr) return this.jsx_readToken();
					if (context === tc_oTag || context === tc_cTag) {
						if (isIdentifierStart(code)) return this.jsx_readWord();
						if (code == 62) {
							++this.pos;
							return this.finishToken(tok.jsxTagEnd);
						}
						if ((code === 34 || code === 39) && context == tc_oTag) return this.jsx_readString(code);
					}
					if (code === 60 && this.exprAllowed && this.input.charCodeAt(this.pos + 1) !== 33) {
						++this.pos;
						return this.finishToken(tok.jsxTagStart);
					}
					return super.readToken(code);
				}
				updateContext(prevType) {
					if (this.type == tt.braceL) {
						var curContext = this.curContext();
						curContext == tc_oTag ? this.context.push(tokContexts.b_expr) : curContext == tc_expr ? this.context.push(tokContexts.b_tmpl) : super.updateContext(prevType);
						this.exprAllowed = !0;
					} else if (this.type === tt.slash && prevType === tok.jsxTagStart) {
						this.context.length -= 2;
						this.context.push(tc_cTag);
						this.exprAllowed = !1;
					} else return super.updateContext(prevType);
				}
			};
		}
	}),
	3021: ((module) => {
		module.exports = {
			quot: "\"",
			amp: "&",
			apos: "'",
			lt: "<",
			gt: ">",
			nbsp: "\xA0",
			iexcl: "¡",
			cent: "¢",
			pound: "£",
			curren: "¤",
			yen: "¥",
			brvbar: "¦",
			sect: "§",
			uml: "¨",
			copy: "©",
			ordf: "ª",
			laquo: "«",
			not: "¬",
			shy: "­",
			reg: "®",
			macr: "¯",
			deg: "°",
			plusmn: "±",
			sup2: "²",
			sup3: "³",
			acute: "´",
			micro: "µ",
			para: "¶",
			middot: "·",
			cedil: "¸",
			sup1: "¹",
			ordm: "º",
			raquo: "»",
			frac14: "¼",
			frac12: "½",
			frac34: "¾",
			iquest: "¿",
			Agrave: "À",
			Aacute: "Á",
			Acirc: "Â",
			Atilde: "Ã",
			Auml: "Ä",
			Aring: "Å",
			AElig: "Æ",
			Ccedil: "Ç",
			Egrave: "È",
			Eacute: "É",
			Ecirc: "Ê",
			Euml: "Ë",
			Igrave: "Ì",
			Iacute: "Í",
			Icirc: "Î",
			Iuml: "Ï",
			ETH: "Ð",
			Ntilde: "Ñ",
			Ograve: "Ò",
			Oacute: "Ó",
			Ocirc: "Ô",
			Otilde: "Õ",
			Ouml: "Ö",
			times: "×",
			Oslash: "Ø",
			Ugrave: "Ù",
			Uacute: "Ú",
			Ucirc: "Û",
			Uuml: "Ü",
			Yacute: "Ý",
			THORN: "Þ",
			szlig: "ß",
			agrave: "à",
			aacute: "á",
			acirc: "â",
			atilde: "ã",
			auml: "ä",
			aring: "å",
			aelig: "æ",
			ccedil: "ç",
			egrave: "è",
			eacute: "é",
			ecirc: "ê",
			euml: "ë",
			igrave: "ì",
			iacute: "í",
			icirc: "î",
			iuml: "ï",
			eth: "ð",
			ntilde: "ñ",
			ograve: "ò",
			oacute: "ó",
			ocirc: "ô",
			otilde: "õ",
			ouml: "ö",
			divide: "÷",
			oslash: "ø",
			ugrave: "ù",
			uacute: "ú",
			ucirc: "û",
			uuml: "ü",
			yacute: "ý",
			thorn: "þ",
			yuml: "ÿ",
			OElig: "Œ",
			oelig: "œ",
			Scaron: "Š",
			scaron: "š",
			Yuml: "Ÿ",
			fnof: "ƒ",
			circ: "ˆ",
			tilde: "˜",
			Alpha: "Α",
			Beta: "Β",
			Gamma: "Γ",
			Delta: "Δ",
			Epsilon: "Ε",
			Zeta: "Ζ",
			Eta: "Η",
			Theta: "Θ",
			Iota: "Ι",
			Kappa: "Κ",
			Lambda: "Λ",
			Mu: "Μ",
			Nu: "Ν",
			Xi: "Ξ",
			Omicron: "Ο",
			Pi: "Π",
			Rho: "Ρ",
			Sigma: "Σ",
			Tau: "Τ",
			Upsilon: "Υ",
			Phi: "Φ",
			Chi: "Χ",
			Psi: "Ψ",
			Omega: "Ω",
			alpha: "α",
			beta: "β",
			gamma: "γ",
			delta: "δ",
			epsilon: "ε",
			zeta: "ζ",
			eta: "η",
			theta: "θ",
			iota: "ι",
			kappa: "κ",
			lambda: "λ",
			mu: "μ",
			nu: "ν",
			xi: "ξ",
			omicron: "ο",
			pi: "π",
			rho: "ρ",
			sigmaf: "ς",
			sigma: "σ",
			tau: "τ",
			upsilon: "υ",
			phi: "φ",
			chi: "χ",
			psi: "ψ",
			omega: "ω",
			thetasym: "ϑ",
			upsih: "ϒ",
			piv: "ϖ",
			ensp: " ",
			emsp: " ",
			thinsp: " ",
			zwnj: "‌",
			zwj: "‍",
			lrm: "‎",
			rlm: "‏",
			ndash: "–",
			mdash: "—",
			lsquo: "‘",
			rsquo: "’",
			sbquo: "‚",
			ldquo: "“",
			rdquo: "”",
			bdquo: "„",
			dagger: "†",
			Dagger: "‡",
			bull: "•",
			hellip: "…",
			permil: "‰",
			prime: "′",
			Prime: "″",
			lsaquo: "‹",
			rsaquo: "›",
			oline: "‾",
			frasl: "⁄",
			euro: "€",
			image: "ℑ",
			weierp: "℘",
			real: "ℜ",
			trade: "™",
			alefsym: "ℵ",
			larr: "←",
			uarr: "↑",
			rarr: "→",
			darr: "↓",
			harr: "↔",
			crarr: "↵",
			lArr: "⇐",
			uArr: "⇑",
			rArr: "⇒",
			dArr: "⇓",
			hArr: "⇔",
			forall: "∀",
			part: "∂",
			exist: "∃",
			empty: "∅",
			nabla: "∇",
			isin: "∈",
			notin: "∉",
			ni: "∋",
			prod: "∏",
			sum: "∑",
			minus: "−",
			lowast: "∗",
			radic: "√",
			prop: "∝",
			infin: "∞",
			ang: "∠",
			and: "∧",
			or: "∨",
			cap: "∩",
			cup: "∪",
			int: "∫",
			there4: "∴",
			sim: "∼",
			cong: "≅",
			asymp: "≈",
			ne: "≠",
			equiv: "≡",
			le: "≤",
			ge: "≥",
			sub: "⊂",
			sup: "⊃",
			nsub: "⊄",
			sube: "⊆",
			supe: "⊇",
			oplus: "⊕",
			otimes: "⊗",
			perp: "⊥",
			sdot: "⋅",
			lceil: "⌈",
			rceil: "⌉",
			lfloor: "⌊",
			rfloor: "⌋",
			lang: "〈",
			rang: "〉",
			loz: "◊",
			spades: "♠",
			clubs: "♣",
			hearts: "♥",
			diams: "♦"
		};
	}),
	5088: (() => {
		throw Error("The bundle has acorn as an ES module only.");
	}),
	2109: ((module) => {
		(function() {
			var namespace = module.exports = format;
			namespace.format = format;
			namespace.vsprintf = vsprintf;
			typeof console < "u" && typeof console.log == "function" && (namespace.printf = printf);
			function printf() {
				console.log(format.apply(null, arguments));
			}
			function vsprintf(fmt, replacements) {
				return format.apply(null, [fmt].concat(replacements));
			}
			function format(fmt) {
				var argIndex = 1, args = [].slice.call(arguments), i = 0, n = fmt.length, result = "", c, escaped = !1, arg, tmp, leadingZero = !1, precision, nextArg = function() {
					return args[argIndex++];
				}, slurpNumber = function() {
					var digits = "";
					for (; /\d/.test(fmt[i]);) {
						digits += fmt[i++];
						c = fmt[i];
					}
					return digits.length > 0 ? parseInt(digits) : null;
				};
				for (; i < n; ++i) {
					c = fmt[i];
					if (escaped) {
						escaped = !1;
						if (c == ".") {
							leadingZero = !1;
							c = fmt[++i];
						} else if (c == "0" && fmt[i + 1] == ".") {
							leadingZero = !0;
							i += 2;
							c = fmt[i];
						} else leadingZero = !0;
						precision = slurpNumber();
						switch (c) {
							case "b":
								result += parseInt(nextArg(), 10).toString(2);
								break;
							case "c":
								arg = nextArg();
								typeof arg == "string" || arg instanceof String ? result += arg : result += String.fromCharCode(parseInt(arg, 10));
								break;
							case "d":
								result += parseInt(nextArg(), 10);
								break;
							case "f":
								tmp = String(parseFloat(nextArg()).toFixed(precision || 6));
								result += leadingZero ? tmp : tmp.replace(/^0/, "");
								break;
							case "j":
								result += JSON.stringify(nextArg());
								break;
							case "o":
								result += "0" + parseInt(nextArg(), 10).toString(8);
								break;
							case "s":
								result += nextArg();
								break;
							case "x":
								result += "0x" + parseInt(nextArg(), 10).toString(16);
								break;
							case "X":
								result += "0x" + parseInt(nextArg(), 10).toString(16).toUpperCase();
								break;
							default: result += c;
						}
					} else c === "%" ? escaped = !0 : result += c;
				}
				return result;
			}
		})();
	}),
	7114: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var Scalar = __webpack_require__(5802);
		var YAMLMap = __webpack_require__(1267);
		var YAMLSeq = __webpack_require__(7650);
		var resolveBlockMap = __webpack_require__(4530);
		var resolveBlockSeq = __webpack_require__(3803);
		var resolveFlowCollection = __webpack_require__(8459);
		function resolveCollection(CN, ctx, token, onError, tagName, tag) {
			let coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
			let Coll = coll.constructor;
			if (tagName === "!" || tagName === Coll.tagName) {
				coll.tag = Coll.tagName;
				return coll;
			}
			tagName && (coll.tag = tagName);
			return coll;
		}
		function composeCollection(CN, ctx, token, props, onError) {
			let tagToken = props.tag;
			let tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
			if (token.type === "block-seq") {
				let { anchor, newlineAfterProp: nl } = props;
				let lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
				lastProp && (!nl || nl.offset < lastProp.offset) && onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
			}
			let expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
			if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
			let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
			if (!tag) {
				let kt = ctx.schema.knownTags[tagName];
				if (kt?.collection === expType) {
					ctx.schema.tags.push(Object.assign({}, kt, { default: !1 }));
					tag = kt;
				} else {
					kt ? onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, !0) : onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, !0);
					return resolveCollection(CN, ctx, token, onError, tagName);
				}
			}
			let coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
			let res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
			let node = identity.isNode(res) ? res : new Scalar.Scalar(res);
			node.range = coll.range;
			node.tag = tagName;
			tag?.format && (node.format = tag.format);
			return node;
		}
		exports.composeCollection = composeCollection;
	}),
	182: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Document = __webpack_require__(7262);
		var composeNode = __webpack_require__(5942);
		var resolveEnd = __webpack_require__(1941);
		var resolveProps = __webpack_require__(5426);
		function composeDoc(options, directives, { offset, start, value, end }, onError) {
			let opts = Object.assign({ _directives: directives }, options);
			let doc = new Document.Document(void 0, opts);
			let ctx = {
				atKey: !1,
				atRoot: !0,
				directives: doc.directives,
				options: doc.options,
				schema: doc.schema
			};
			let props = resolveProps.resolveProps(start, {
				indicator: "doc-start",
				next: value ?? end?.[0],
				offset,
				onError,
				parentIndent: 0,
				startOnNewline: !0
			});
			if (props.found) {
				doc.directives.docStart = !0;
				value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline && onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
			}
			doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
			let contentEnd = doc.contents.range[2];
			let re = resolveEnd.resolveEnd(end, contentEnd, !1, onError);
			re.comment && (doc.comment = re.comment);
			doc.range = [
				offset,
				contentEnd,
				re.offset
			];
			return doc;
		}
		exports.composeDoc = composeDoc;
	}),
	5942: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Alias = __webpack_require__(8288);
		var identity = __webpack_require__(7612);
		var composeCollection = __webpack_require__(7114);
		var composeScalar = __webpack_require__(7438);
		var resolveEnd = __webpack_require__(1941);
		var utilEmptyScalarPosition = __webpack_require__(952);
		let CN = {
			composeNode,
			composeEmptyNode
		};
		function composeNode(ctx, token, props, onError) {
			let atKey = ctx.atKey;
			let { spaceBefore, comment, anchor, tag } = props;
			let node;
			let isSrcToken = !0;
			switch (token.type) {
				case "alias":
					node = composeAlias(ctx, token, onError);
					(anchor || tag) && onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
					break;
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "block-scalar":
					node = composeScalar.composeScalar(ctx, token, tag, onError);
					anchor && (node.anchor = anchor.source.substring(1));
					break;
				case "block-map":
				case "block-seq":
				case "flow-collection":
					try {
						node = composeCollection.composeCollection(CN, ctx, token, props, onError);
						anchor && (node.anchor = anchor.source.substring(1));
					} catch (error) {
						onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
					}
					break;
				default:
					onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
					isSrcToken = !1;
			}
			node ??= composeEmptyNode(ctx, token.offset, void 0, null, props, onError);
			anchor && node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
			atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value != "string" || node.tag && node.tag !== "tag:yaml.org,2002:str") && onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
			spaceBefore && (node.spaceBefore = !0);
			comment && (token.type === "scalar" && token.source === "" ? node.comment = comment : node.commentBefore = comment);
			ctx.options.keepSourceTokens && isSrcToken && (node.srcToken = token);
			return node;
		}
		function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
			let token = {
				type: "scalar",
				offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
				indent: -1,
				source: ""
			};
			let node = composeScalar.composeScalar(ctx, token, tag, onError);
			if (anchor) {
				node.anchor = anchor.source.substring(1);
				node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
			}
			spaceBefore && (node.spaceBefore = !0);
			if (comment) {
				node.comment = comment;
				node.range[2] = end;
			}
			return node;
		}
		function composeAlias({ options }, { offset, source, end }, onError) {
			let alias = new Alias.Alias(source.substring(1));
			alias.source === "" && onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
			alias.source.endsWith(":") && onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
			let valueEnd = offset + source.length;
			let re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
			alias.range = [
				offset,
				valueEnd,
				re.offset
			];
			re.comment && (alias.comment = re.comment);
			return alias;
		}
		exports.composeEmptyNode = composeEmptyNode;
		exports.composeNode = composeNode;
	}),
	7438: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var Scalar = __webpack_require__(5802);
		var resolveBlockScalar = __webpack_require__(2270);
		var resolveFlowScalar = __webpack_require__(4235);
		function composeScalar(ctx, token, tagToken, onError) {
			let { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
			let tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
			let tag;
			tag = ctx.options.stringKeys && ctx.atKey ? ctx.schema[identity.SCALAR] : tagName ? findScalarTagByName(ctx.schema, value, tagName, tagToken, onError) : token.type === "scalar" ? findScalarTagByTest(ctx, value, token, onError) : ctx.schema[identity.SCALAR];
			let scalar;
			try {
				let res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
				scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
			} catch (error) {
				let msg = error instanceof Error ? error.message : String(error);
				onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
				scalar = new Scalar.Scalar(value);
			}
			scalar.range = range;
			scalar.source = value;
			type && (scalar.type = type);
			tagName && (scalar.tag = tagName);
			tag.format && (scalar.format = tag.format);
			comment && (scalar.comment = comment);
			return scalar;
		}
		function findScalarTagByName(schema, value, tagName, tagToken, onError) {
			if (tagName === "!") return schema[identity.SCALAR];
			let matchWithTest = [];
			for (let tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
				if (tag.default && tag.test) matchWithTest.push(tag);
				else return tag;
			}
			for (let tag of matchWithTest) if (tag.test?.test(value)) return tag;
			let kt = schema.knownTags[tagName];
			if (kt && !kt.collection) {
				schema.tags.push(Object.assign({}, kt, {
					default: !1,
					test: void 0
				}));
				return kt;
			}
			onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
			return schema[identity.SCALAR];
		}
		function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
			let tag = schema.tags.find((tag) => (tag.default === !0 || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
			if (schema.compat) {
				let compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
				tag.tag !== compat.tag && onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, !0);
			}
			return tag;
		}
		exports.composeScalar = composeScalar;
	}),
	7095: ((__unused_webpack_module, exports, __webpack_require__) => {
		var node_process = __webpack_require__(932);
		var directives = __webpack_require__(9625);
		var Document = __webpack_require__(7262);
		var errors = __webpack_require__(1259);
		var identity = __webpack_require__(7612);
		var composeDoc = __webpack_require__(182);
		var resolveEnd = __webpack_require__(1941);
		function getErrorPos(src) {
			if (typeof src == "number") return [src, src + 1];
			if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
			let { offset, source } = src;
			return [offset, offset + (typeof source == "string" ? source.length : 1)];
		}
		function parsePrelude(prelude) {
			let comment = "";
			let atComment = !1;
			let afterEmptyLine = !1;
			for (let i = 0; i < prelude.length; ++i) {
				let source = prelude[i];
				switch (source[0]) {
					case "#":
						comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
						atComment = !0;
						afterEmptyLine = !1;
						break;
					case "%":
						prelude[i + 1]?.[0] !== "#" && (i += 1);
						atComment = !1;
						break;
					default:
						atComment || (afterEmptyLine = !0);
						atComment = !1;
				}
			}
			return {
				comment,
				afterEmptyLine
			};
		}
		class Composer {
			constructor(options = {}) {
				this.doc = null;
				this.atDirectives = !1;
				this.prelude = [];
				this.errors = [];
				this.warnings = [];
				this.onError = (source, code, message, warning) => {
					let pos = getErrorPos(source);
					warning ? this.warnings.push(new errors.YAMLWarning(pos, code, message)) : this.errors.push(new errors.YAMLParseError(pos, code, message));
				};
				this.directives = new directives.Directives({ version: options.version || "1.2" });
				this.options = options;
			}
			decorate(doc, afterDoc) {
				let { comment, afterEmptyLine } = parsePrelude(this.prelude);
				if (comment) {
					let dc = doc.contents;
					if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
					else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
					else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
						let it = dc.items[0];
						identity.isPair(it) && (it = it.key);
						let cb = it.commentBefore;
						it.commentBefore = cb ? `${comment}\n${cb}` : comment;
					} else {
						let cb = dc.commentBefore;
						dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
					}
				}
				if (afterDoc) {
					for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
					for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
				} else {
					doc.errors = this.errors;
					doc.warnings = this.warnings;
				}
				this.prelude = [];
				this.errors = [];
				this.warnings = [];
			}
			streamInfo() {
				return {
					comment: parsePrelude(this.prelude).comment,
					directives: this.directives,
					errors: this.errors,
					warnings: this.warnings
				};
			}
			*compose(tokens, forceDoc = !1, endOffset = -1) {
				for (let token of tokens) yield* this.next(token);
				yield* this.end(forceDoc, endOffset);
			}
			*next(token) {
				node_process.env.LOG_STREAM && console.dir(token, { depth: null });
				switch (token.type) {
					case "directive":
						this.directives.add(token.source, (offset, message, warning) => {
							let pos = getErrorPos(token);
							pos[0] += offset;
							this.onError(pos, "BAD_DIRECTIVE", message, warning);
						});
						this.prelude.push(token.source);
						this.atDirectives = !0;
						break;
					case "document": {
						let doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
						this.atDirectives && !doc.directives.docStart && this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
						this.decorate(doc, !1);
						this.doc && (yield this.doc);
						this.doc = doc;
						this.atDirectives = !1;
						break;
					}
					case "byte-order-mark":
					case "space": break;
					case "comment":
					case "newline":
						this.prelude.push(token.source);
						break;
					case "error": {
						let msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
						let error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
						this.atDirectives || !this.doc ? this.errors.push(error) : this.doc.errors.push(error);
						break;
					}
					case "doc-end": {
						if (!this.doc) {
							this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
							break;
						}
						this.doc.directives.docEnd = !0;
						let end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
						this.decorate(this.doc, !0);
						if (end.comment) {
							let dc = this.doc.comment;
							this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
						}
						this.doc.range[2] = end.offset;
						break;
					}
					default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
				}
			}
			*end(forceDoc = !1, endOffset = -1) {
				if (this.doc) {
					this.decorate(this.doc, !0);
					yield this.doc;
					this.doc = null;
				} else if (forceDoc) {
					let opts = Object.assign({ _directives: this.directives }, this.options);
					let doc = new Document.Document(void 0, opts);
					this.atDirectives && this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
					doc.range = [
						0,
						endOffset,
						endOffset
					];
					this.decorate(doc, !1);
					yield doc;
				}
			}
		}
		exports.Composer = Composer;
	}),
	4530: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Pair = __webpack_require__(550);
		var YAMLMap = __webpack_require__(1267);
		var resolveProps = __webpack_require__(5426);
		var utilContainsNewline = __webpack_require__(6250);
		var utilFlowIndentCheck = __webpack_require__(6796);
		var utilMapIncludes = __webpack_require__(2374);
		let startColMsg = "All mapping items must start at the same column";
		function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
			let map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
			ctx.atRoot &&= !1;
			let offset = bm.offset;
			let commentEnd = null;
			for (let collItem of bm.items) {
				let { start, key, sep, value } = collItem;
				let keyProps = resolveProps.resolveProps(start, {
					indicator: "explicit-key-ind",
					next: key ?? sep?.[0],
					offset,
					onError,
					parentIndent: bm.indent,
					startOnNewline: !0
				});
				let implicitKey = !keyProps.found;
				if (implicitKey) {
					key && (key.type === "block-seq" ? onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in key && key.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg));
					if (!keyProps.anchor && !keyProps.tag && !sep) {
						commentEnd = keyProps.end;
						keyProps.comment && (map.comment ? map.comment += "\n" + keyProps.comment : map.comment = keyProps.comment);
						continue;
					}
					(keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) && onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
				} else keyProps.found?.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg);
				ctx.atKey = !0;
				let keyStart = keyProps.end;
				let keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
				ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
				ctx.atKey = !1;
				utilMapIncludes.mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				let valueProps = resolveProps.resolveProps(sep ?? [], {
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: bm.indent,
					startOnNewline: !key || key.type === "block-scalar"
				});
				offset = valueProps.end;
				if (valueProps.found) {
					if (implicitKey) {
						value?.type === "block-map" && !valueProps.hasNewline && onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
						ctx.options.strict && keyProps.start < valueProps.found.offset - 1024 && onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
					}
					let valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
					ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
					offset = valueNode.range[2];
					let pair = new Pair.Pair(keyNode, valueNode);
					ctx.options.keepSourceTokens && (pair.srcToken = collItem);
					map.items.push(pair);
				} else {
					implicitKey && onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
					valueProps.comment && (keyNode.comment ? keyNode.comment += "\n" + valueProps.comment : keyNode.comment = valueProps.comment);
					let pair = new Pair.Pair(keyNode);
					ctx.options.keepSourceTokens && (pair.srcToken = collItem);
					map.items.push(pair);
				}
			}
			commentEnd && commentEnd < offset && onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
			map.range = [
				bm.offset,
				offset,
				commentEnd ?? offset
			];
			return map;
		}
		exports.resolveBlockMap = resolveBlockMap;
	}),
	2270: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		function resolveBlockScalar(ctx, scalar, onError) {
			let start = scalar.offset;
			let header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
			if (!header) return {
				value: "",
				type: null,
				comment: "",
				range: [
					start,
					start,
					start
				]
			};
			let type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
			let lines = scalar.source ? splitLines(scalar.source) : [];
			let chompStart = lines.length;
			for (let i = lines.length - 1; i >= 0; --i) {
				let content = lines[i][1];
				if (content === "" || content === "\r") chompStart = i;
				else break;
			}
			if (chompStart === 0) {
				let value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
				let end = start + header.length;
				scalar.source && (end += scalar.source.length);
				return {
					value,
					type,
					comment: header.comment,
					range: [
						start,
						end,
						end
					]
				};
			}
			let trimIndent = scalar.indent + header.indent;
			let offset = scalar.offset + header.length;
			let contentStart = 0;
			for (let i = 0; i < chompStart; ++i) {
				let [indent, content] = lines[i];
				if (content === "" || content === "\r") header.indent === 0 && indent.length > trimIndent && (trimIndent = indent.length);
				else {
					indent.length < trimIndent && onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
					header.indent === 0 && (trimIndent = indent.length);
					contentStart = i;
					trimIndent === 0 && !ctx.atRoot && onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
					break;
				}
				offset += indent.length + content.length + 1;
			}
			for (let i = lines.length - 1; i >= chompStart; --i) lines[i][0].length > trimIndent && (chompStart = i + 1);
			let value = "";
			let sep = "";
			let prevMoreIndented = !1;
			for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
			for (let i = contentStart; i < chompStart; ++i) {
				let [indent, content] = lines[i];
				offset += indent.length + content.length + 1;
				let crlf = content[content.length - 1] === "\r";
				crlf && (content = content.slice(0, -1));
				if (content && indent.length < trimIndent) {
					let message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
					onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
					indent = "";
				}
				if (type === Scalar.Scalar.BLOCK_LITERAL) {
					value += sep + indent.slice(trimIndent) + content;
					sep = "\n";
				} else if (indent.length > trimIndent || content[0] === "	") {
					sep === " " ? sep = "\n" : !prevMoreIndented && sep === "\n" && (sep = "\n\n");
					value += sep + indent.slice(trimIndent) + content;
					sep = "\n";
					prevMoreIndented = !0;
				} else if (content === "") sep === "\n" ? value += "\n" : sep = "\n";
				else {
					value += sep + content;
					sep = " ";
					prevMoreIndented = !1;
				}
			}
			switch (header.chomp) {
				case "-": break;
				case "+":
					for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
					value[value.length - 1] !== "\n" && (value += "\n");
					break;
				default: value += "\n";
			}
			let end = start + header.length + scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		function parseBlockScalarHeader({ offset, props }, strict, onError) {
			if (props[0].type !== "block-scalar-header") {
				onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
				return null;
			}
			let { source } = props[0];
			let mode = source[0];
			let indent = 0;
			let chomp = "";
			let error = -1;
			for (let i = 1; i < source.length; ++i) {
				let ch = source[i];
				if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
				else {
					let n = Number(ch);
					!indent && n ? indent = n : error === -1 && (error = offset + i);
				}
			}
			error !== -1 && onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
			let hasSpace = !1;
			let comment = "";
			let length = source.length;
			for (let i = 1; i < props.length; ++i) {
				let token = props[i];
				switch (token.type) {
					case "space": hasSpace = !0;
					case "newline":
						length += token.source.length;
						break;
					case "comment":
						strict && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						length += token.source.length;
						comment = token.source.substring(1);
						break;
					case "error":
						onError(token, "UNEXPECTED_TOKEN", token.message);
						length += token.source.length;
						break;
					default: {
						onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
						let ts = token.source;
						ts && typeof ts == "string" && (length += ts.length);
					}
				}
			}
			return {
				mode,
				indent,
				chomp,
				comment,
				length
			};
		}
		function splitLines(source) {
			let split = source.split(/\n( *)/);
			let first = split[0];
			let m = first.match(/^( *)/);
			let lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
			for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
			return lines;
		}
		exports.resolveBlockScalar = resolveBlockScalar;
	}),
	3803: ((__unused_webpack_module, exports, __webpack_require__) => {
		var YAMLSeq = __webpack_require__(7650);
		var resolveProps = __webpack_require__(5426);
		var utilFlowIndentCheck = __webpack_require__(6796);
		function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
			let seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
			ctx.atRoot &&= !1;
			ctx.atKey &&= !1;
			let offset = bs.offset;
			let commentEnd = null;
			for (let { start, value } of bs.items) {
				let props = resolveProps.resolveProps(start, {
					indicator: "seq-item-ind",
					next: value,
					offset,
					onError,
					parentIndent: bs.indent,
					startOnNewline: !0
				});
				if (!props.found) {
					if (props.anchor || props.tag || value) value?.type === "block-seq" ? onError(props.end, "BAD_INDENT", "All sequence items must start at the same column") : onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
					else {
						commentEnd = props.end;
						props.comment && (seq.comment = props.comment);
						continue;
					}
				}
				let node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
				ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
				offset = node.range[2];
				seq.items.push(node);
			}
			seq.range = [
				bs.offset,
				offset,
				commentEnd ?? offset
			];
			return seq;
		}
		exports.resolveBlockSeq = resolveBlockSeq;
	}),
	1941: ((__unused_webpack_module, exports) => {
		function resolveEnd(end, offset, reqSpace, onError) {
			let comment = "";
			if (end) {
				let hasSpace = !1;
				let sep = "";
				for (let token of end) {
					let { source, type } = token;
					switch (type) {
						case "space":
							hasSpace = !0;
							break;
						case "comment": {
							reqSpace && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
							let cb = source.substring(1) || " ";
							comment ? comment += sep + cb : comment = cb;
							sep = "";
							break;
						}
						case "newline":
							comment && (sep += source);
							hasSpace = !0;
							break;
						default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
					}
					offset += source.length;
				}
			}
			return {
				comment,
				offset
			};
		}
		exports.resolveEnd = resolveEnd;
	}),
	8459: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var Pair = __webpack_require__(550);
		var YAMLMap = __webpack_require__(1267);
		var YAMLSeq = __webpack_require__(7650);
		var resolveEnd = __webpack_require__(1941);
		var resolveProps = __webpack_require__(5426);
		var utilContainsNewline = __webpack_require__(6250);
		var utilMapIncludes = __webpack_require__(2374);
		let blockMsg = "Block collections are not allowed within flow collections";
		let isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
		function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
			let isMap = fc.start.source === "{";
			let fcName = isMap ? "flow map" : "flow sequence";
			let coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
			coll.flow = !0;
			let atRoot = ctx.atRoot;
			atRoot && (ctx.atRoot = !1);
			ctx.atKey &&= !1;
			let offset = fc.offset + fc.start.source.length;
			for (let i = 0; i < fc.items.length; ++i) {
				let collItem = fc.items[i];
				let { start, key, sep, value } = collItem;
				let props = resolveProps.resolveProps(start, {
					flow: fcName,
					indicator: "explicit-key-ind",
					next: key ?? sep?.[0],
					offset,
					onError,
					parentIndent: fc.indent,
					startOnNewline: !1
				});
				if (!props.found) {
					if (!props.anchor && !props.tag && !sep && !value) {
						i === 0 && props.comma ? onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`) : i < fc.items.length - 1 && onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
						props.comment && (coll.comment ? coll.comment += "\n" + props.comment : coll.comment = props.comment);
						offset = props.end;
						continue;
					}
					!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key) && onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
				}
				if (i === 0) props.comma && onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
				else {
					props.comma || onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
					if (props.comment) {
						let prevItemComment = "";
						loop: for (let st of start) switch (st.type) {
							case "comma":
							case "space": break;
							case "comment":
								prevItemComment = st.source.substring(1);
								break loop;
							default: break loop;
						}
						if (prevItemComment) {
							let prev = coll.items[coll.items.length - 1];
							identity.isPair(prev) && (prev = prev.value ?? prev.key);
							prev.comment ? prev.comment += "\n" + prevItemComment : prev.comment = prevItemComment;
							props.comment = props.comment.substring(prevItemComment.length + 1);
						}
					}
				}
				if (!isMap && !sep && !props.found) {
					let valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
					coll.items.push(valueNode);
					offset = valueNode.range[2];
					isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else {
					ctx.atKey = !0;
					let keyStart = props.end;
					let keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
					isBlock(key) && onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
					ctx.atKey = !1;
					let valueProps = resolveProps.resolveProps(sep ?? [], {
						flow: fcName,
						indicator: "map-value-ind",
						next: value,
						offset: keyNode.range[2],
						onError,
						parentIndent: fc.indent,
						startOnNewline: !1
					});
					if (valueProps.found) {
						if (!isMap && !props.found && ctx.options.strict) {
							if (sep) for (let st of sep) {
								if (st === valueProps.found) break;
								if (st.type === "newline") {
									onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
									break;
								}
							}
							props.start < valueProps.found.offset - 1024 && onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
						}
					} else value && ("source" in value && value.source?.[0] === ":" ? onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`) : onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`));
					let valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
					valueNode ? isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg) : valueProps.comment && (keyNode.comment ? keyNode.comment += "\n" + valueProps.comment : keyNode.comment = valueProps.comment);
					let pair = new Pair.Pair(keyNode, valueNode);
					ctx.options.keepSourceTokens && (pair.srcToken = collItem);
					if (isMap) {
						let map = coll;
						utilMapIncludes.mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
						map.items.push(pair);
					} else {
						let map = new YAMLMap.YAMLMap(ctx.schema);
						map.flow = !0;
						map.items.push(pair);
						let endRange = (valueNode ?? keyNode).range;
						map.range = [
							keyNode.range[0],
							endRange[1],
							endRange[2]
						];
						coll.items.push(map);
					}
					offset = valueNode ? valueNode.range[2] : valueProps.end;
				}
			}
			let expectedEnd = isMap ? "}" : "]";
			let [ce, ...ee] = fc.end;
			let cePos = offset;
			if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
			else {
				let name = fcName[0].toUpperCase() + fcName.substring(1);
				let msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
				onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
				ce && ce.source.length !== 1 && ee.unshift(ce);
			}
			if (ee.length > 0) {
				let end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
				end.comment && (coll.comment ? coll.comment += "\n" + end.comment : coll.comment = end.comment);
				coll.range = [
					fc.offset,
					cePos,
					end.offset
				];
			} else coll.range = [
				fc.offset,
				cePos,
				cePos
			];
			return coll;
		}
		exports.resolveFlowCollection = resolveFlowCollection;
	}),
	4235: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		var resolveEnd = __webpack_require__(1941);
		function resolveFlowScalar(scalar, strict, onError) {
			let { offset, type, source, end } = scalar;
			let _type;
			let value;
			let _onError = (rel, code, msg) => onError(offset + rel, code, msg);
			switch (type) {
				case "scalar":
					_type = Scalar.Scalar.PLAIN;
					value = plainValue(source, _onError);
					break;
				case "single-quoted-scalar":
					_type = Scalar.Scalar.QUOTE_SINGLE;
					value = singleQuotedValue(source, _onError);
					break;
				case "double-quoted-scalar":
					_type = Scalar.Scalar.QUOTE_DOUBLE;
					value = doubleQuotedValue(source, _onError);
					break;
				default:
					onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
					return {
						value: "",
						type: null,
						comment: "",
						range: [
							offset,
							offset + source.length,
							offset + source.length
						]
					};
			}
			let valueEnd = offset + source.length;
			let re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
			return {
				value,
				type: _type,
				comment: re.comment,
				range: [
					offset,
					valueEnd,
					re.offset
				]
			};
		}
		function plainValue(source, onError) {
			let badChar = "";
			switch (source[0]) {
				case "	":
					badChar = "a tab character";
					break;
				case ",":
					badChar = "flow indicator character ,";
					break;
				case "%":
					badChar = "directive indicator character %";
					break;
				case "|":
				case ">":
					badChar = `block scalar indicator ${source[0]}`;
					break;
				case "@":
				case "`": badChar = `reserved character ${source[0]}`;
			}
			badChar && onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
			return unfoldLines(source);
		}
		function singleQuotedValue(source, onError) {
			(source[source.length - 1] !== "'" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
			return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
		}
		function unfoldLines(source) {
			let line = /(.*?)\r?\n/sy;
			let match = line.exec(source);
			if (!match) return source;
			let trimEnd, trimBoth;
			try {
				trimEnd = RegExp("(?<![ 	])[ 	]+$");
				trimBoth = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
			} catch {
				trimEnd = /[ \t]+$/;
				trimBoth = /^[ \t]+|[ \t]+$/g;
			}
			let res = match[1].replace(trimEnd, "");
			let sep = " ";
			let pos = line.lastIndex;
			for (; match = line.exec(source);) {
				let lm = match[1].replace(trimBoth, "");
				if (lm === "") sep === "\n" ? res += sep : sep = "\n";
				else {
					res += sep + lm;
					sep = " ";
				}
				pos = line.lastIndex;
			}
			let last = /[ \t]*(.*)/sy;
			last.lastIndex = pos;
			match = last.exec(source);
			return res + sep + (match?.[1] ?? "");
		}
		function doubleQuotedValue(source, onError) {
			let res = "";
			for (let i = 1; i < source.length - 1; ++i) {
				let ch = source[i];
				if (ch === "\r" && source[i + 1] === "\n") continue;
				if (ch === "\n") {
					let { fold, offset } = foldNewline(source, i);
					res += fold;
					i = offset;
				} else if (ch === "\\") {
					let next = source[++i];
					let cc = escapeCodes[next];
					if (cc) res += cc;
					else if (next === "\n") {
						next = source[i + 1];
						for (; next === " " || next === "	";) next = source[++i + 1];
					} else if (next === "\r" && source[i + 1] === "\n") {
						next = source[++i + 1];
						for (; next === " " || next === "	";) next = source[++i + 1];
					} else if (next === "x" || next === "u" || next === "U") {
						let length = next === "x" ? 2 : next === "u" ? 4 : 8;
						res += parseCharCode(source, i + 1, length, onError);
						i += length;
					} else {
						let raw = source.substr(i - 1, 2);
						onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
						res += raw;
					}
				} else if (ch === " " || ch === "	") {
					let wsStart = i;
					let next = source[i + 1];
					for (; next === " " || next === "	";) next = source[++i + 1];
					next !== "\n" && (next !== "\r" || source[i + 2] !== "\n") && (res += i > wsStart ? source.slice(wsStart, i + 1) : ch);
				} else res += ch;
			}
			(source[source.length - 1] !== "\"" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
			return res;
		}
		function foldNewline(source, offset) {
			let fold = "";
			let ch = source[offset + 1];
			for (; (ch === " " || ch === "	" || ch === "\n" || ch === "\r") && (ch !== "\r" || source[offset + 2] === "\n");) {
				ch === "\n" && (fold += "\n");
				offset += 1;
				ch = source[offset + 1];
			}
			fold ||= " ";
			return {
				fold,
				offset
			};
		}
		let escapeCodes = {
			0: "\0",
			a: "\x07",
			b: "\b",
			e: "\x1B",
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	",
			v: "\v",
			N: "",
			_: "\xA0",
			L: "\u2028",
			P: "\u2029",
			" ": " ",
			"\"": "\"",
			"/": "/",
			"\\": "\\",
			"	": "	"
		};
		function parseCharCode(source, offset, length, onError) {
			let cc = source.substr(offset, length);
			let code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
			try {
				return String.fromCodePoint(code);
			} catch {
				let raw = source.substr(offset - 2, length + 2);
				onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
				return raw;
			}
		}
		exports.resolveFlowScalar = resolveFlowScalar;
	}),
	5426: ((__unused_webpack_module, exports) => {
		function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
			let spaceBefore = !1;
			let atNewline = startOnNewline;
			let hasSpace = startOnNewline;
			let comment = "";
			let commentSep = "";
			let hasNewline = !1;
			let reqSpace = !1;
			let tab = null;
			let anchor = null;
			let tag = null;
			let newlineAfterProp = null;
			let comma = null;
			let found = null;
			let start = null;
			for (let token of tokens) {
				if (reqSpace) {
					token.type !== "space" && token.type !== "newline" && token.type !== "comma" && onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
					reqSpace = !1;
				}
				if (tab) {
					atNewline && token.type !== "comment" && token.type !== "newline" && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
					tab = null;
				}
				switch (token.type) {
					case "space":
						!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	") && (tab = token);
						hasSpace = !0;
						break;
					case "comment": {
						hasSpace || onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						let cb = token.source.substring(1) || " ";
						comment ? comment += commentSep + cb : comment = cb;
						commentSep = "";
						atNewline = !1;
						break;
					}
					case "newline":
						atNewline ? comment ? comment += token.source : found && indicator === "seq-item-ind" || (spaceBefore = !0) : commentSep += token.source;
						atNewline = !0;
						hasNewline = !0;
						(anchor || tag) && (newlineAfterProp = token);
						hasSpace = !0;
						break;
					case "anchor":
						anchor && onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
						token.source.endsWith(":") && onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0);
						anchor = token;
						start ??= token.offset;
						atNewline = !1;
						hasSpace = !1;
						reqSpace = !0;
						break;
					case "tag":
						tag && onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
						tag = token;
						start ??= token.offset;
						atNewline = !1;
						hasSpace = !1;
						reqSpace = !0;
						break;
					case indicator:
						(anchor || tag) && onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
						found && onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
						found = token;
						atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
						hasSpace = !1;
						break;
					case "comma": if (flow) {
						comma && onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
						comma = token;
						atNewline = !1;
						hasSpace = !1;
						break;
					}
					default:
						onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
						atNewline = !1;
						hasSpace = !1;
				}
			}
			let last = tokens[tokens.length - 1];
			let end = last ? last.offset + last.source.length : offset;
			reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "") && onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
			tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq") && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
			return {
				comma,
				found,
				spaceBefore,
				comment,
				hasNewline,
				anchor,
				tag,
				newlineAfterProp,
				end,
				start: start ?? end
			};
		}
		exports.resolveProps = resolveProps;
	}),
	6250: ((__unused_webpack_module, exports) => {
		function containsNewline(key) {
			if (!key) return null;
			switch (key.type) {
				case "alias":
				case "scalar":
				case "double-quoted-scalar":
				case "single-quoted-scalar":
					if (key.source.includes("\n")) return !0;
					if (key.end) {
						for (let st of key.end) if (st.type === "newline") return !0;
					}
					return !1;
				case "flow-collection":
					for (let it of key.items) {
						for (let st of it.start) if (st.type === "newline") return !0;
						if (it.sep) {
							for (let st of it.sep) if (st.type === "newline") return !0;
						}
						if (containsNewline(it.key) || containsNewline(it.value)) return !0;
					}
					return !1;
				default: return !0;
			}
		}
		exports.containsNewline = containsNewline;
	}),
	952: ((__unused_webpack_module, exports) => {
		function emptyScalarPosition(offset, before, pos) {
			if (before) {
				pos ??= before.length;
				for (let i = pos - 1; i >= 0; --i) {
					let st = before[i];
					switch (st.type) {
						case "space":
						case "comment":
						case "newline":
							offset -= st.source.length;
							continue;
					}
					st = before[++i];
					for (; st?.type === "space";) {
						offset += st.source.length;
						st = before[++i];
					}
					break;
				}
			}
			return offset;
		}
		exports.emptyScalarPosition = emptyScalarPosition;
	}),
	6796: ((__unused_webpack_module, exports, __webpack_require__) => {
		var utilContainsNewline = __webpack_require__(6250);
		function flowIndentCheck(indent, fc, onError) {
			if (fc?.type === "flow-collection") {
				let end = fc.end[0];
				end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc) && onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
			}
		}
		exports.flowIndentCheck = flowIndentCheck;
	}),
	2374: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		function mapIncludes(ctx, items, search) {
			let { uniqueKeys } = ctx.options;
			if (uniqueKeys === !1) return !1;
			let isEqual = typeof uniqueKeys == "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
			return items.some((pair) => isEqual(pair.key, search));
		}
		exports.mapIncludes = mapIncludes;
	}),
	7262: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Alias = __webpack_require__(8288);
		var Collection = __webpack_require__(2518);
		var identity = __webpack_require__(7612);
		var Pair = __webpack_require__(550);
		var toJS = __webpack_require__(5676);
		var Schema = __webpack_require__(9609);
		var stringifyDocument = __webpack_require__(5936);
		var anchors = __webpack_require__(1853);
		var applyReviver = __webpack_require__(6370);
		var createNode = __webpack_require__(2843);
		var directives = __webpack_require__(9625);
		class Document {
			constructor(value, replacer, options) {
				this.commentBefore = null;
				this.comment = null;
				this.errors = [];
				this.warnings = [];
				Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
				let _replacer = null;
				if (typeof replacer == "function" || Array.isArray(replacer)) _replacer = replacer;
				else if (options === void 0 && replacer) {
					options = replacer;
					replacer = void 0;
				}
				let opt = Object.assign({
					intAsBigInt: !1,
					keepSourceTokens: !1,
					logLevel: "warn",
					prettyErrors: !0,
					strict: !0,
					stringKeys: !1,
					uniqueKeys: !0,
					version: "1.2"
				}, options);
				this.options = opt;
				let { version } = opt;
				if (options?._directives) {
					this.directives = options._directives.atDocument();
					this.directives.yaml.explicit && (version = this.directives.yaml.version);
				} else this.directives = new directives.Directives({ version });
				this.setSchema(version, options);
				this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
			}
			clone() {
				let copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
				copy.commentBefore = this.commentBefore;
				copy.comment = this.comment;
				copy.errors = this.errors.slice();
				copy.warnings = this.warnings.slice();
				copy.options = Object.assign({}, this.options);
				this.directives && (copy.directives = this.directives.clone());
				copy.schema = this.schema.clone();
				copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
				this.range && (copy.range = this.range.slice());
				return copy;
			}
			add(value) {
				assertCollection(this.contents) && this.contents.add(value);
			}
			addIn(path, value) {
				assertCollection(this.contents) && this.contents.addIn(path, value);
			}
			createAlias(node, name) {
				if (!node.anchor) {
					let prev = anchors.anchorNames(this);
					node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
				}
				return new Alias.Alias(node.anchor);
			}
			createNode(value, replacer, options) {
				let _replacer;
				if (typeof replacer == "function") {
					value = replacer.call({ "": value }, "", value);
					_replacer = replacer;
				} else if (Array.isArray(replacer)) {
					let keyToStr = (v) => typeof v == "number" || v instanceof String || v instanceof Number;
					let asStr = replacer.filter(keyToStr).map(String);
					asStr.length > 0 && (replacer = replacer.concat(asStr));
					_replacer = replacer;
				} else if (options === void 0 && replacer) {
					options = replacer;
					replacer = void 0;
				}
				let { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
				let { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
				let ctx = {
					aliasDuplicateObjects: aliasDuplicateObjects ?? !0,
					keepUndefined: keepUndefined ?? !1,
					onAnchor,
					onTagObj,
					replacer: _replacer,
					schema: this.schema,
					sourceObjects
				};
				let node = createNode.createNode(value, tag, ctx);
				flow && identity.isCollection(node) && (node.flow = !0);
				setAnchors();
				return node;
			}
			createPair(key, value, options = {}) {
				let k = this.createNode(key, null, options);
				let v = this.createNode(value, null, options);
				return new Pair.Pair(k, v);
			}
			delete(key) {
				return assertCollection(this.contents) ? this.contents.delete(key) : !1;
			}
			deleteIn(path) {
				if (Collection.isEmptyPath(path)) {
					if (this.contents == null) return !1;
					this.contents = null;
					return !0;
				}
				return assertCollection(this.contents) ? this.contents.deleteIn(path) : !1;
			}
			get(key, keepScalar) {
				return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
			}
			getIn(path, keepScalar) {
				if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
				return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
			}
			has(key) {
				return identity.isCollection(this.contents) ? this.contents.has(key) : !1;
			}
			hasIn(path) {
				if (Collection.isEmptyPath(path)) return this.contents !== void 0;
				return identity.isCollection(this.contents) ? this.contents.hasIn(path) : !1;
			}
			set(key, value) {
				this.contents == null ? this.contents = Collection.collectionFromPath(this.schema, [key], value) : assertCollection(this.contents) && this.contents.set(key, value);
			}
			setIn(path, value) {
				Collection.isEmptyPath(path) ? this.contents = value : this.contents == null ? this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value) : assertCollection(this.contents) && this.contents.setIn(path, value);
			}
			setSchema(version, options = {}) {
				typeof version == "number" && (version = String(version));
				let opt;
				switch (version) {
					case "1.1":
						this.directives ? this.directives.yaml.version = "1.1" : this.directives = new directives.Directives({ version: "1.1" });
						opt = {
							resolveKnownTags: !1,
							schema: "yaml-1.1"
						};
						break;
					case "1.2":
					case "next":
						this.directives ? this.directives.yaml.version = version : this.directives = new directives.Directives({ version });
						opt = {
							resolveKnownTags: !0,
							schema: "core"
						};
						break;
					case null:
						this.directives && delete this.directives;
						opt = null;
						break;
					default: {
						let sv = JSON.stringify(version);
						throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
					}
				}
				if (options.schema instanceof Object) this.schema = options.schema;
				else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
				else throw Error("With a null YAML version, the { schema: Schema } option is required");
			}
			toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
				let ctx = {
					anchors: new Map(),
					doc: this,
					keep: !json,
					mapAsMap: mapAsMap === !0,
					mapKeyWarned: !1,
					maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
				};
				let res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
				if (typeof onAnchor == "function") for (let { count, res } of ctx.anchors.values()) onAnchor(res, count);
				return typeof reviver == "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
			}
			toJSON(jsonArg, onAnchor) {
				return this.toJS({
					json: !0,
					jsonArg,
					mapAsMap: !1,
					onAnchor
				});
			}
			toString(options = {}) {
				if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
				if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
					let s = JSON.stringify(options.indent);
					throw Error(`"indent" option must be a positive integer, not ${s}`);
				}
				return stringifyDocument.stringifyDocument(this, options);
			}
		}
		function assertCollection(contents) {
			if (identity.isCollection(contents)) return !0;
			throw Error("Expected a YAML collection as document contents");
		}
		exports.Document = Document;
	}),
	1853: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var visit = __webpack_require__(9469);
		function anchorIsValid(anchor) {
			if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
				let msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
				throw Error(msg);
			}
			return !0;
		}
		function anchorNames(root) {
			let anchors = new Set();
			visit.visit(root, { Value(_key, node) {
				node.anchor && anchors.add(node.anchor);
			} });
			return anchors;
		}
		function findNewAnchor(prefix, exclude) {
			for (let i = 1;; ++i) {
				let name = `${prefix}${i}`;
				if (!exclude.has(name)) return name;
			}
		}
		function createNodeAnchors(doc, prefix) {
			let aliasObjects = [];
			let sourceObjects = new Map();
			let prevAnchors = null;
			return {
				onAnchor: (source) => {
					aliasObjects.push(source);
					prevAnchors ??= anchorNames(doc);
					let anchor = findNewAnchor(prefix, prevAnchors);
					prevAnchors.add(anchor);
					return anchor;
				},
				setAnchors: () => {
					for (let source of aliasObjects) {
						let ref = sourceObjects.get(source);
						if (typeof ref == "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
						else {
							let error = Error("Failed to resolve repeated object (this should not happen)");
							error.source = source;
							throw error;
						}
					}
				},
				sourceObjects
			};
		}
		exports.anchorIsValid = anchorIsValid;
		exports.anchorNames = anchorNames;
		exports.createNodeAnchors = createNodeAnchors;
		exports.findNewAnchor = findNewAnchor;
	}),
	6370: ((__unused_webpack_module, exports) => {
		function applyReviver(reviver, obj, key, val) {
			if (val && typeof val == "object") {
				if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
					let v0 = val[i];
					let v1 = applyReviver(reviver, val, String(i), v0);
					v1 === void 0 ? delete val[i] : v1 !== v0 && (val[i] = v1);
				}
				else if (val instanceof Map) for (let k of Array.from(val.keys())) {
					let v0 = val.get(k);
					let v1 = applyReviver(reviver, val, k, v0);
					v1 === void 0 ? val.delete(k) : v1 !== v0 && val.set(k, v1);
				}
				else if (val instanceof Set) for (let v0 of Array.from(val)) {
					let v1 = applyReviver(reviver, val, v0, v0);
					if (v1 === void 0) val.delete(v0);
					else if (v1 !== v0) {
						val.delete(v0);
						val.add(v1);
					}
				}
				else for (let [k, v0] of Object.entries(val)) {
					let v1 = applyReviver(reviver, val, k, v0);
					v1 === void 0 ? delete val[k] : v1 !== v0 && (val[k] = v1);
				}
			}
			return reviver.call(obj, key, val);
		}
		exports.applyReviver = applyReviver;
	}),
	2843: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Alias = __webpack_require__(8288);
		var identity = __webpack_require__(7612);
		var Scalar = __webpack_require__(5802);
		function findTagObject(value, tagName, tags) {
			if (tagName) {
				let match = tags.filter((t) => t.tag === tagName);
				let tagObj = match.find((t) => !t.format) ?? match[0];
				if (!tagObj) throw Error(`Tag ${tagName} not found`);
				return tagObj;
			}
			return tags.find((t) => t.identify?.(value) && !t.format);
		}
		function createNode(value, tagName, ctx) {
			identity.isDocument(value) && (value = value.contents);
			if (identity.isNode(value)) return value;
			if (identity.isPair(value)) {
				let map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
				map.items.push(value);
				return map;
			}
			(value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt < "u" && value instanceof BigInt) && (value = value.valueOf());
			let { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
			let ref;
			if (aliasDuplicateObjects && value && typeof value == "object") {
				ref = sourceObjects.get(value);
				if (ref) {
					ref.anchor ?? (ref.anchor = onAnchor(value));
					return new Alias.Alias(ref.anchor);
				} else {
					ref = {
						anchor: null,
						node: null
					};
					sourceObjects.set(value, ref);
				}
			}
			tagName?.startsWith("!!") && (tagName = "tag:yaml.org,2002:" + tagName.slice(2));
			let tagObj = findTagObject(value, tagName, schema.tags);
			if (!tagObj) {
				value && typeof value.toJSON == "function" && (value = value.toJSON());
				if (!value || typeof value != "object") {
					let node = new Scalar.Scalar(value);
					ref && (ref.node = node);
					return node;
				}
				tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
			}
			if (onTagObj) {
				onTagObj(tagObj);
				delete ctx.onTagObj;
			}
			let node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from == "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
			tagName ? node.tag = tagName : tagObj.default || (node.tag = tagObj.tag);
			ref && (ref.node = node);
			return node;
		}
		exports.createNode = createNode;
	}),
	9625: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var visit = __webpack_require__(9469);
		let escapeChars = {
			"!": "%21",
			",": "%2C",
			"[": "%5B",
			"]": "%5D",
			"{": "%7B",
			"}": "%7D"
		};
		let escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
		class Directives {
			constructor(yaml, tags) {
				this.docStart = null;
				this.docEnd = !1;
				this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
				this.tags = Object.assign({}, Directives.defaultTags, tags);
			}
			clone() {
				let copy = new Directives(this.yaml, this.tags);
				copy.docStart = this.docStart;
				return copy;
			}
			atDocument() {
				let res = new Directives(this.yaml, this.tags);
				switch (this.yaml.version) {
					case "1.1":
						this.atNextDocument = !0;
						break;
					case "1.2":
						this.atNextDocument = !1;
						this.yaml = {
							explicit: Directives.defaultYaml.explicit,
							version: "1.2"
						};
						this.tags = Object.assign({}, Directives.defaultTags);
				}
				return res;
			}
			add(line, onError) {
				if (this.atNextDocument) {
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.1"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
					this.atNextDocument = !1;
				}
				let parts = line.trim().split(/[ \t]+/);
				let name = parts.shift();
				switch (name) {
					case "%TAG": {
						if (parts.length !== 2) {
							onError(0, "%TAG directive should contain exactly two parts");
							if (parts.length < 2) return !1;
						}
						let [handle, prefix] = parts;
						this.tags[handle] = prefix;
						return !0;
					}
					case "%YAML": {
						this.yaml.explicit = !0;
						if (parts.length !== 1) {
							onError(0, "%YAML directive should contain exactly one part");
							return !1;
						}
						let [version] = parts;
						if (version === "1.1" || version === "1.2") {
							this.yaml.version = version;
							return !0;
						} else {
							let isValid = /^\d+\.\d+$/.test(version);
							onError(6, `Unsupported YAML version ${version}`, isValid);
							return !1;
						}
					}
					default:
						onError(0, `Unknown directive ${name}`, !0);
						return !1;
				}
			}
			tagName(source, onError) {
				if (source === "!") return "!";
				if (source[0] !== "!") {
					onError(`Not a valid tag: ${source}`);
					return null;
				}
				if (source[1] === "<") {
					let verbatim = source.slice(2, -1);
					if (verbatim === "!" || verbatim === "!!") {
						onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
						return null;
					}
					source[source.length - 1] !== ">" && onError("Verbatim tags must end with a >");
					return verbatim;
				}
				let [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
				suffix || onError(`The ${source} tag has no suffix`);
				let prefix = this.tags[handle];
				if (prefix) try {
					return prefix + decodeURIComponent(suffix);
				} catch (error) {
					onError(String(error));
					return null;
				}
				if (handle === "!") return source;
				onError(`Could not resolve tag: ${source}`);
				return null;
			}
			tagString(tag) {
				for (let [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
				return tag[0] === "!" ? tag : `!<${tag}>`;
			}
			toString(doc) {
				let lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
				let tagEntries = Object.entries(this.tags);
				let tagNames;
				if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
					let tags = {};
					visit.visit(doc.contents, (_key, node) => {
						identity.isNode(node) && node.tag && (tags[node.tag] = !0);
					});
					tagNames = Object.keys(tags);
				} else tagNames = [];
				for (let [handle, prefix] of tagEntries) {
					if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
					(!doc || tagNames.some((tn) => tn.startsWith(prefix))) && lines.push(`%TAG ${handle} ${prefix}`);
				}
				return lines.join("\n");
			}
		}
		Directives.defaultYaml = {
			explicit: !1,
			version: "1.2"
		};
		Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
		exports.Directives = Directives;
	}),
	1259: ((__unused_webpack_module, exports) => {
		class YAMLError extends Error {
			constructor(name, pos, code, message) {
				super();
				this.name = name;
				this.code = code;
				this.message = message;
				this.pos = pos;
			}
		}
		class YAMLParseError extends YAMLError {
			constructor(pos, code, message) {
				super("YAMLParseError", pos, code, message);
			}
		}
		class YAMLWarning extends YAMLError {
			constructor(pos, code, message) {
				super("YAMLWarning", pos, code, message);
			}
		}
		let prettifyError = (src, lc) => (error) => {
			if (error.pos[0] === -1) return;
			error.linePos = error.pos.map((pos) => lc.linePos(pos));
			let { line, col } = error.linePos[0];
			error.message += ` at line ${line}, column ${col}`;
			let ci = col - 1;
			let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
			if (ci >= 60 && lineStr.length > 80) {
				let trimStart = Math.min(ci - 39, lineStr.length - 79);
				lineStr = "…" + lineStr.substring(trimStart);
				ci -= trimStart - 1;
			}
			lineStr.length > 80 && (lineStr = lineStr.substring(0, 79) + "…");
			if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
				let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
				prev.length > 80 && (prev = prev.substring(0, 79) + "…\n");
				lineStr = prev + lineStr;
			}
			if (/[^ ]/.test(lineStr)) {
				let count = 1;
				let end = error.linePos[1];
				end?.line === line && end.col > col && (count = Math.max(1, Math.min(end.col - col, 80 - ci)));
				let pointer = " ".repeat(ci) + "^".repeat(count);
				error.message += `:\n\n${lineStr}\n${pointer}\n`;
			}
		};
		exports.YAMLError = YAMLError;
		exports.YAMLParseError = YAMLParseError;
		exports.YAMLWarning = YAMLWarning;
		exports.prettifyError = prettifyError;
	}),
	6582: ((__unused_webpack_module, exports, __webpack_require__) => {
		var composer = __webpack_require__(7095);
		var Document = __webpack_require__(7262);
		var Schema = __webpack_require__(9609);
		var errors = __webpack_require__(1259);
		var Alias = __webpack_require__(8288);
		var identity = __webpack_require__(7612);
		var Pair = __webpack_require__(550);
		var Scalar = __webpack_require__(5802);
		var YAMLMap = __webpack_require__(1267);
		var YAMLSeq = __webpack_require__(7650);
		__webpack_require__(9360);
		var lexer = __webpack_require__(5312);
		var lineCounter = __webpack_require__(6155);
		var parser = __webpack_require__(175);
		var publicApi = __webpack_require__(9212);
		var visit = __webpack_require__(9469);
		composer.Composer;
		Document.Document;
		Schema.Schema;
		errors.YAMLError;
		errors.YAMLParseError;
		errors.YAMLWarning;
		Alias.Alias;
		exports.Vj = identity.isAlias;
		identity.isCollection;
		identity.isDocument;
		exports.jh = identity.isMap;
		exports.Ll = identity.isNode;
		exports.tO = identity.isPair;
		exports.jn = identity.isScalar;
		exports.oP = identity.isSeq;
		Pair.Pair;
		Scalar.Scalar;
		YAMLMap.YAMLMap;
		YAMLSeq.YAMLSeq;
		lexer.Lexer;
		exports.HN = lineCounter.LineCounter;
		parser.Parser;
		publicApi.parse;
		publicApi.parseAllDocuments;
		exports.Tp = publicApi.parseDocument;
		publicApi.stringify;
		visit.visit;
		visit.visitAsync;
	}),
	1916: ((__unused_webpack_module, exports, __webpack_require__) => {
		var node_process = __webpack_require__(932);
		function debug(logLevel, ...messages) {
			logLevel === "debug" && console.log(...messages);
		}
		function warn(logLevel, warning) {
			(logLevel === "debug" || logLevel === "warn") && (typeof node_process.emitWarning == "function" ? node_process.emitWarning(warning) : console.warn(warning));
		}
		exports.debug = debug;
		exports.warn = warn;
	}),
	8288: ((__unused_webpack_module, exports, __webpack_require__) => {
		var anchors = __webpack_require__(1853);
		var visit = __webpack_require__(9469);
		var identity = __webpack_require__(7612);
		var Node = __webpack_require__(2013);
		var toJS = __webpack_require__(5676);
		class Alias extends Node.NodeBase {
			constructor(source) {
				super(identity.ALIAS);
				this.source = source;
				Object.defineProperty(this, "tag", { set() {
					throw Error("Alias nodes cannot have tags");
				} });
			}
			resolve(doc, ctx) {
				if (ctx?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
				let nodes;
				if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
				else {
					nodes = [];
					visit.visit(doc, { Node: (_key, node) => {
						(identity.isAlias(node) || identity.hasAnchor(node)) && nodes.push(node);
					} });
					ctx && (ctx.aliasResolveCache = nodes);
				}
				let found;
				for (let node of nodes) {
					if (node === this) break;
					node.anchor === this.source && (found = node);
				}
				if (found && ctx) {
					let { anchors, doc, maxAliasCount } = ctx;
					let data = anchors.get(found);
					if (!data) {
						toJS.toJS(found, null, ctx);
						data = anchors.get(found);
					}
					if (data?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
					if (maxAliasCount >= 0) {
						data.count += 1;
						data.aliasCount === 0 && (data.aliasCount = getAliasCount(doc, found, anchors));
						if (data.count * data.aliasCount > maxAliasCount) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
					}
				}
				return found;
			}
			toJSON(_arg, ctx) {
				if (!ctx) return { source: this.source };
				let source = this.resolve(ctx.doc, ctx);
				if (!source) {
					let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw ReferenceError(msg);
				}
				return ctx.anchors.get(source).res;
			}
			toString(ctx, _onComment, _onChompKeep) {
				let src = `*${this.source}`;
				if (ctx) {
					anchors.anchorIsValid(this.source);
					if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
						let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
						throw Error(msg);
					}
					if (ctx.implicitKey) return `${src} `;
				}
				return src;
			}
		}
		function getAliasCount(doc, node, anchors) {
			if (identity.isAlias(node)) {
				let source = node.resolve(doc);
				let anchor = anchors && source && anchors.get(source);
				return anchor ? anchor.count * anchor.aliasCount : 0;
			} else if (identity.isCollection(node)) {
				let count = 0;
				for (let item of node.items) {
					let c = getAliasCount(doc, item, anchors);
					c > count && (count = c);
				}
				return count;
			} else if (identity.isPair(node)) {
				let kc = getAliasCount(doc, node.key, anchors);
				let vc = getAliasCount(doc, node.value, anchors);
				return Math.max(kc, vc);
			}
			return 1;
		}
		exports.Alias = Alias;
	}),
	2518: ((__unused_webpack_module, exports, __webpack_require__) => {
		var createNode = __webpack_require__(2843);
		var identity = __webpack_require__(7612);
		var Node = __webpack_require__(2013);
		function collectionFromPath(schema, path, value) {
			let v = value;
			for (let i = path.length - 1; i >= 0; --i) {
				let k = path[i];
				if (typeof k == "number" && Number.isInteger(k) && k >= 0) {
					let a = [];
					a[k] = v;
					v = a;
				} else v = new Map([[k, v]]);
			}
			return createNode.createNode(v, void 0, {
				aliasDuplicateObjects: !1,
				keepUndefined: !1,
				onAnchor: () => {
					throw Error("This should not happen, please report a bug.");
				},
				schema,
				sourceObjects: new Map()
			});
		}
		let isEmptyPath = (path) => path == null || typeof path == "object" && !!path[Symbol.iterator]().next().done;
		class Collection extends Node.NodeBase {
			constructor(type, schema) {
				super(type);
				Object.defineProperty(this, "schema", {
					value: schema,
					configurable: !0,
					enumerable: !1,
					writable: !0
				});
			}
			clone(schema) {
				let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
				schema && (copy.schema = schema);
				copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
				this.range && (copy.range = this.range.slice());
				return copy;
			}
			addIn(path, value) {
				if (isEmptyPath(path)) this.add(value);
				else {
					let [key, ...rest] = path;
					let node = this.get(key, !0);
					if (identity.isCollection(node)) node.addIn(rest, value);
					else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
					else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
				}
			}
			deleteIn(path) {
				let [key, ...rest] = path;
				if (rest.length === 0) return this.delete(key);
				let node = this.get(key, !0);
				if (identity.isCollection(node)) return node.deleteIn(rest);
				else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
			getIn(path, keepScalar) {
				let [key, ...rest] = path;
				let node = this.get(key, !0);
				if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
				else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
			}
			hasAllNullValues(allowScalar) {
				return this.items.every((node) => {
					if (!identity.isPair(node)) return !1;
					let n = node.value;
					return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
				});
			}
			hasIn(path) {
				let [key, ...rest] = path;
				if (rest.length === 0) return this.has(key);
				let node = this.get(key, !0);
				return identity.isCollection(node) ? node.hasIn(rest) : !1;
			}
			setIn(path, value) {
				let [key, ...rest] = path;
				if (rest.length === 0) this.set(key, value);
				else {
					let node = this.get(key, !0);
					if (identity.isCollection(node)) node.setIn(rest, value);
					else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
					else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
				}
			}
		}
		exports.Collection = Collection;
		exports.collectionFromPath = collectionFromPath;
		exports.isEmptyPath = isEmptyPath;
	}),
	2013: ((__unused_webpack_module, exports, __webpack_require__) => {
		var applyReviver = __webpack_require__(6370);
		var identity = __webpack_require__(7612);
		var toJS = __webpack_require__(5676);
		class NodeBase {
			constructor(type) {
				Object.defineProperty(this, identity.NODE_TYPE, { value: type });
			}
			clone() {
				let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
				this.range && (copy.range = this.range.slice());
				return copy;
			}
			toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
				if (!identity.isDocument(doc)) throw TypeError("A document argument is required");
				let ctx = {
					anchors: new Map(),
					doc,
					keep: !0,
					mapAsMap: mapAsMap === !0,
					mapKeyWarned: !1,
					maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
				};
				let res = toJS.toJS(this, "", ctx);
				if (typeof onAnchor == "function") for (let { count, res } of ctx.anchors.values()) onAnchor(res, count);
				return typeof reviver == "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
			}
		}
		exports.NodeBase = NodeBase;
	}),
	550: ((__unused_webpack_module, exports, __webpack_require__) => {
		var createNode = __webpack_require__(2843);
		var stringifyPair = __webpack_require__(953);
		var addPairToJSMap = __webpack_require__(1051);
		var identity = __webpack_require__(7612);
		function createPair(key, value, ctx) {
			let k = createNode.createNode(key, void 0, ctx);
			let v = createNode.createNode(value, void 0, ctx);
			return new Pair(k, v);
		}
		class Pair {
			constructor(key, value = null) {
				Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
				this.key = key;
				this.value = value;
			}
			clone(schema) {
				let { key, value } = this;
				identity.isNode(key) && (key = key.clone(schema));
				identity.isNode(value) && (value = value.clone(schema));
				return new Pair(key, value);
			}
			toJSON(_, ctx) {
				let pair = ctx?.mapAsMap ? new Map() : {};
				return addPairToJSMap.addPairToJSMap(ctx, pair, this);
			}
			toString(ctx, onComment, onChompKeep) {
				return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
			}
		}
		exports.Pair = Pair;
		exports.createPair = createPair;
	}),
	5802: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var Node = __webpack_require__(2013);
		var toJS = __webpack_require__(5676);
		let isScalarValue = (value) => !value || typeof value != "function" && typeof value != "object";
		class Scalar extends Node.NodeBase {
			constructor(value) {
				super(identity.SCALAR);
				this.value = value;
			}
			toJSON(arg, ctx) {
				return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
			}
			toString() {
				return String(this.value);
			}
		}
		Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
		Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
		Scalar.PLAIN = "PLAIN";
		Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
		Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
		exports.Scalar = Scalar;
		exports.isScalarValue = isScalarValue;
	}),
	1267: ((__unused_webpack_module, exports, __webpack_require__) => {
		var stringifyCollection = __webpack_require__(8169);
		var addPairToJSMap = __webpack_require__(1051);
		var Collection = __webpack_require__(2518);
		var identity = __webpack_require__(7612);
		var Pair = __webpack_require__(550);
		var Scalar = __webpack_require__(5802);
		function findPair(items, key) {
			let k = identity.isScalar(key) ? key.value : key;
			for (let it of items) if (identity.isPair(it)) {
				if (it.key === key || it.key === k) return it;
				if (identity.isScalar(it.key) && it.key.value === k) return it;
			}
		}
		class YAMLMap extends Collection.Collection {
			static get tagName() {
				return "tag:yaml.org,2002:map";
			}
			constructor(schema) {
				super(identity.MAP, schema);
				this.items = [];
			}
			static from(schema, obj, ctx) {
				let { keepUndefined, replacer } = ctx;
				let map = new this(schema);
				let add = (key, value) => {
					if (typeof replacer == "function") value = replacer.call(obj, key, value);
					else if (Array.isArray(replacer) && !replacer.includes(key)) return;
					(value !== void 0 || keepUndefined) && map.items.push(Pair.createPair(key, value, ctx));
				};
				if (obj instanceof Map) for (let [key, value] of obj) add(key, value);
				else if (obj && typeof obj == "object") for (let key of Object.keys(obj)) add(key, obj[key]);
				typeof schema.sortMapEntries == "function" && map.items.sort(schema.sortMapEntries);
				return map;
			}
			add(pair, overwrite) {
				let _pair;
				_pair = identity.isPair(pair) ? pair : !pair || typeof pair != "object" || !("key" in pair) ? new Pair.Pair(pair, pair?.value) : new Pair.Pair(pair.key, pair.value);
				let prev = findPair(this.items, _pair.key);
				let sortEntries = this.schema?.sortMapEntries;
				if (prev) {
					if (!overwrite) throw Error(`Key ${_pair.key} already set`);
					identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value) ? prev.value.value = _pair.value : prev.value = _pair.value;
				} else if (sortEntries) {
					let i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
					i === -1 ? this.items.push(_pair) : this.items.splice(i, 0, _pair);
				} else this.items.push(_pair);
			}
			delete(key) {
				let it = findPair(this.items, key);
				if (!it) return !1;
				return this.items.splice(this.items.indexOf(it), 1).length > 0;
			}
			get(key, keepScalar) {
				let node = findPair(this.items, key)?.value;
				return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
			}
			has(key) {
				return !!findPair(this.items, key);
			}
			set(key, value) {
				this.add(new Pair.Pair(key, value), !0);
			}
			toJSON(_, ctx, Type) {
				let map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
				ctx?.onCreate && ctx.onCreate(map);
				for (let item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
				return map;
			}
			toString(ctx, onComment, onChompKeep) {
				if (!ctx) return JSON.stringify(this);
				for (let item of this.items) if (!identity.isPair(item)) throw Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
				!ctx.allNullValues && this.hasAllNullValues(!1) && (ctx = Object.assign({}, ctx, { allNullValues: !0 }));
				return stringifyCollection.stringifyCollection(this, ctx, {
					blockItemPrefix: "",
					flowChars: {
						start: "{",
						end: "}"
					},
					itemIndent: ctx.indent || "",
					onChompKeep,
					onComment
				});
			}
		}
		exports.YAMLMap = YAMLMap;
		exports.findPair = findPair;
	}),
	7650: ((__unused_webpack_module, exports, __webpack_require__) => {
		var createNode = __webpack_require__(2843);
		var stringifyCollection = __webpack_require__(8169);
		var Collection = __webpack_require__(2518);
		var identity = __webpack_require__(7612);
		var Scalar = __webpack_require__(5802);
		var toJS = __webpack_require__(5676);
		class YAMLSeq extends Collection.Collection {
			static get tagName() {
				return "tag:yaml.org,2002:seq";
			}
			constructor(schema) {
				super(identity.SEQ, schema);
				this.items = [];
			}
			add(value) {
				this.items.push(value);
			}
			delete(key) {
				let idx = asItemIndex(key);
				if (typeof idx != "number") return !1;
				return this.items.splice(idx, 1).length > 0;
			}
			get(key, keepScalar) {
				let idx = asItemIndex(key);
				if (typeof idx != "number") return;
				let it = this.items[idx];
				return !keepScalar && identity.isScalar(it) ? it.value : it;
			}
			has(key) {
				let idx = asItemIndex(key);
				return typeof idx == "number" && idx < this.items.length;
			}
			set(key, value) {
				let idx = asItemIndex(key);
				if (typeof idx != "number") throw Error(`Expected a valid index, not ${key}.`);
				let prev = this.items[idx];
				identity.isScalar(prev) && Scalar.isScalarValue(value) ? prev.value = value : this.items[idx] = value;
			}
			toJSON(_, ctx) {
				let seq = [];
				ctx?.onCreate && ctx.onCreate(seq);
				let i = 0;
				for (let item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
				return seq;
			}
			toString(ctx, onComment, onChompKeep) {
				if (!ctx) return JSON.stringify(this);
				return stringifyCollection.stringifyCollection(this, ctx, {
					blockItemPrefix: "- ",
					flowChars: {
						start: "[",
						end: "]"
					},
					itemIndent: (ctx.indent || "") + "  ",
					onChompKeep,
					onComment
				});
			}
			static from(schema, obj, ctx) {
				let { replacer } = ctx;
				let seq = new this(schema);
				if (obj && Symbol.iterator in Object(obj)) {
					let i = 0;
					for (let it of obj) {
						if (typeof replacer == "function") {
							let key = obj instanceof Set ? it : String(i++);
							it = replacer.call(obj, key, it);
						}
						seq.items.push(createNode.createNode(it, void 0, ctx));
					}
				}
				return seq;
			}
		}
		function asItemIndex(key) {
			let idx = identity.isScalar(key) ? key.value : key;
			idx && typeof idx == "string" && (idx = Number(idx));
			return typeof idx == "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
		}
		exports.YAMLSeq = YAMLSeq;
	}),
	1051: ((__unused_webpack_module, exports, __webpack_require__) => {
		var log = __webpack_require__(1916);
		var merge = __webpack_require__(8301);
		var stringify = __webpack_require__(1033);
		var identity = __webpack_require__(7612);
		var toJS = __webpack_require__(5676);
		function addPairToJSMap(ctx, map, { key, value }) {
			if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
			else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
			else {
				let jsKey = toJS.toJS(key, "", ctx);
				if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
				else if (map instanceof Set) map.add(jsKey);
				else {
					let stringKey = stringifyKey(key, jsKey, ctx);
					let jsValue = toJS.toJS(value, stringKey, ctx);
					stringKey in map ? Object.defineProperty(map, stringKey, {
						value: jsValue,
						writable: !0,
						enumerable: !0,
						configurable: !0
					}) : map[stringKey] = jsValue;
				}
			}
			return map;
		}
		function stringifyKey(key, jsKey, ctx) {
			if (jsKey === null) return "";
			if (typeof jsKey != "object") return String(jsKey);
			if (identity.isNode(key) && ctx?.doc) {
				let strCtx = stringify.createStringifyContext(ctx.doc, {});
				strCtx.anchors = new Set();
				for (let node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
				strCtx.inFlow = !0;
				strCtx.inStringifyKey = !0;
				let strKey = key.toString(strCtx);
				if (!ctx.mapKeyWarned) {
					let jsonStr = JSON.stringify(strKey);
					jsonStr.length > 40 && (jsonStr = jsonStr.substring(0, 36) + "...\"");
					log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
					ctx.mapKeyWarned = !0;
				}
				return strKey;
			}
			return JSON.stringify(jsKey);
		}
		exports.addPairToJSMap = addPairToJSMap;
	}),
	7612: ((__unused_webpack_module, exports) => {
		let ALIAS = Symbol.for("yaml.alias");
		let DOC = Symbol.for("yaml.document");
		let MAP = Symbol.for("yaml.map");
		let PAIR = Symbol.for("yaml.pair");
		let SCALAR = Symbol.for("yaml.scalar");
		let SEQ = Symbol.for("yaml.seq");
		let NODE_TYPE = Symbol.for("yaml.node.type");
		let isAlias = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === ALIAS;
		let isDocument = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === DOC;
		let isMap = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === MAP;
		let isPair = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === PAIR;
		let isScalar = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SCALAR;
		let isSeq = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SEQ;
		function isCollection(node) {
			if (node && typeof node == "object") switch (node[NODE_TYPE]) {
				case MAP:
				case SEQ: return !0;
			}
			return !1;
		}
		function isNode(node) {
			if (node && typeof node == "object") switch (node[NODE_TYPE]) {
				case ALIAS:
				case MAP:
				case SCALAR:
				case SEQ: return !0;
			}
			return !1;
		}
		let hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
		exports.ALIAS = ALIAS;
		exports.DOC = DOC;
		exports.MAP = MAP;
		exports.NODE_TYPE = NODE_TYPE;
		exports.PAIR = PAIR;
		exports.SCALAR = SCALAR;
		exports.SEQ = SEQ;
		exports.hasAnchor = hasAnchor;
		exports.isAlias = isAlias;
		exports.isCollection = isCollection;
		exports.isDocument = isDocument;
		exports.isMap = isMap;
		exports.isNode = isNode;
		exports.isPair = isPair;
		exports.isScalar = isScalar;
		exports.isSeq = isSeq;
	}),
	5676: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		function toJS(value, arg, ctx) {
			if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
			if (value && typeof value.toJSON == "function") {
				if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
				let data = {
					aliasCount: 0,
					count: 1,
					res: void 0
				};
				ctx.anchors.set(value, data);
				ctx.onCreate = (res) => {
					data.res = res;
					delete ctx.onCreate;
				};
				let res = value.toJSON(arg, ctx);
				ctx.onCreate && ctx.onCreate(res);
				return res;
			}
			if (typeof value == "bigint" && !ctx?.keep) return Number(value);
			return value;
		}
		exports.toJS = toJS;
	}),
	9965: ((__unused_webpack_module, exports, __webpack_require__) => {
		var resolveBlockScalar = __webpack_require__(2270);
		var resolveFlowScalar = __webpack_require__(4235);
		var errors = __webpack_require__(1259);
		var stringifyString = __webpack_require__(8228);
		function resolveAsScalar(token, strict = !0, onError) {
			if (token) {
				let _onError = (pos, code, message) => {
					let offset = typeof pos == "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
					if (onError) onError(offset, code, message);
					else throw new errors.YAMLParseError([offset, offset + 1], code, message);
				};
				switch (token.type) {
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
					case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
				}
			}
			return null;
		}
		function createScalarToken(value, context) {
			let { implicitKey = !1, indent, inFlow = !1, offset = -1, type = "PLAIN" } = context;
			let source = stringifyString.stringifyString({
				type,
				value
			}, {
				implicitKey,
				indent: indent > 0 ? " ".repeat(indent) : "",
				inFlow,
				options: {
					blockQuote: !0,
					lineWidth: -1
				}
			});
			let end = context.end ?? [{
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			}];
			switch (source[0]) {
				case "|":
				case ">": {
					let he = source.indexOf("\n");
					let head = source.substring(0, he);
					let body = source.substring(he + 1) + "\n";
					let props = [{
						type: "block-scalar-header",
						offset,
						indent,
						source: head
					}];
					addEndtoBlockProps(props, end) || props.push({
						type: "newline",
						offset: -1,
						indent,
						source: "\n"
					});
					return {
						type: "block-scalar",
						offset,
						indent,
						props,
						source: body
					};
				}
				case "\"": return {
					type: "double-quoted-scalar",
					offset,
					indent,
					source,
					end
				};
				case "'": return {
					type: "single-quoted-scalar",
					offset,
					indent,
					source,
					end
				};
				default: return {
					type: "scalar",
					offset,
					indent,
					source,
					end
				};
			}
		}
		function setScalarValue(token, value, context = {}) {
			let { afterKey = !1, implicitKey = !1, inFlow = !1, type } = context;
			let indent = "indent" in token ? token.indent : null;
			afterKey && typeof indent == "number" && (indent += 2);
			if (!type) switch (token.type) {
				case "single-quoted-scalar":
					type = "QUOTE_SINGLE";
					break;
				case "double-quoted-scalar":
					type = "QUOTE_DOUBLE";
					break;
				case "block-scalar": {
					let header = token.props[0];
					if (header.type !== "block-scalar-header") throw Error("Invalid block scalar header");
					type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
					break;
				}
				default: type = "PLAIN";
			}
			let source = stringifyString.stringifyString({
				type,
				value
			}, {
				implicitKey: implicitKey || indent === null,
				indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
				inFlow,
				options: {
					blockQuote: !0,
					lineWidth: -1
				}
			});
			switch (source[0]) {
				case "|":
				case ">":
					setBlockScalarValue(token, source);
					break;
				case "\"":
					setFlowScalarValue(token, source, "double-quoted-scalar");
					break;
				case "'":
					setFlowScalarValue(token, source, "single-quoted-scalar");
					break;
				default: setFlowScalarValue(token, source, "scalar");
			}
		}
		function setBlockScalarValue(token, source) {
			let he = source.indexOf("\n");
			let head = source.substring(0, he);
			let body = source.substring(he + 1) + "\n";
			if (token.type === "block-scalar") {
				let header = token.props[0];
				if (header.type !== "block-scalar-header") throw Error("Invalid block scalar header");
				header.source = head;
				token.source = body;
			} else {
				let { offset } = token;
				let indent = "indent" in token ? token.indent : -1;
				let props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				addEndtoBlockProps(props, "end" in token ? token.end : void 0) || props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				for (let key of Object.keys(token)) key !== "type" && key !== "offset" && delete token[key];
				Object.assign(token, {
					type: "block-scalar",
					indent,
					props,
					source: body
				});
			}
		}
		function addEndtoBlockProps(props, end) {
			if (end) for (let st of end) switch (st.type) {
				case "space":
				case "comment":
					props.push(st);
					break;
				case "newline":
					props.push(st);
					return !0;
			}
			return !1;
		}
		function setFlowScalarValue(token, source, type) {
			switch (token.type) {
				case "scalar":
				case "double-quoted-scalar":
				case "single-quoted-scalar":
					token.type = type;
					token.source = source;
					break;
				case "block-scalar": {
					let end = token.props.slice(1);
					let oa = source.length;
					token.props[0].type === "block-scalar-header" && (oa -= token.props[0].source.length);
					for (let tok of end) tok.offset += oa;
					delete token.props;
					Object.assign(token, {
						type,
						source,
						end
					});
					break;
				}
				case "block-map":
				case "block-seq": {
					let nl = {
						type: "newline",
						offset: token.offset + source.length,
						indent: token.indent,
						source: "\n"
					};
					delete token.items;
					Object.assign(token, {
						type,
						source,
						end: [nl]
					});
					break;
				}
				default: {
					let indent = "indent" in token ? token.indent : -1;
					let end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
					for (let key of Object.keys(token)) key !== "type" && key !== "offset" && delete token[key];
					Object.assign(token, {
						type,
						indent,
						source,
						end
					});
				}
			}
		}
		exports.createScalarToken = createScalarToken;
		exports.resolveAsScalar = resolveAsScalar;
		exports.setScalarValue = setScalarValue;
	}),
	696: ((__unused_webpack_module, exports) => {
		let stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
		function stringifyToken(token) {
			switch (token.type) {
				case "block-scalar": {
					let res = "";
					for (let tok of token.props) res += stringifyToken(tok);
					return res + token.source;
				}
				case "block-map":
				case "block-seq": {
					let res = "";
					for (let item of token.items) res += stringifyItem(item);
					return res;
				}
				case "flow-collection": {
					let res = token.start.source;
					for (let item of token.items) res += stringifyItem(item);
					for (let st of token.end) res += st.source;
					return res;
				}
				case "document": {
					let res = stringifyItem(token);
					if (token.end) for (let st of token.end) res += st.source;
					return res;
				}
				default: {
					let res = token.source;
					if ("end" in token && token.end) for (let st of token.end) res += st.source;
					return res;
				}
			}
		}
		function stringifyItem({ start, key, sep, value }) {
			let res = "";
			for (let st of start) res += st.source;
			key && (res += stringifyToken(key));
			if (sep) for (let st of sep) res += st.source;
			value && (res += stringifyToken(value));
			return res;
		}
		exports.stringify = stringify;
	}),
	2810: ((__unused_webpack_module, exports) => {
		let BREAK = Symbol("break visit");
		let SKIP = Symbol("skip children");
		let REMOVE = Symbol("remove item");
		function visit(cst, visitor) {
			"type" in cst && cst.type === "document" && (cst = {
				start: cst.start,
				value: cst.value
			});
			_visit(Object.freeze([]), cst, visitor);
		}
		visit.BREAK = BREAK;
		visit.SKIP = SKIP;
		visit.REMOVE = REMOVE;
		visit.itemAtPath = (cst, path) => {
			let item = cst;
			for (let [field, index] of path) {
				let tok = item?.[field];
				if (tok && "items" in tok) item = tok.items[index];
				else return;
			}
			return item;
		};
		visit.parentCollection = (cst, path) => {
			let parent = visit.itemAtPath(cst, path.slice(0, -1));
			let field = path[path.length - 1][0];
			let coll = parent?.[field];
			if (coll && "items" in coll) return coll;
			throw Error("Parent collection not found");
		};
		function _visit(path, item, visitor) {
			let ctrl = visitor(item, path);
			if (typeof ctrl == "symbol") return ctrl;
			for (let field of ["key", "value"]) {
				let token = item[field];
				if (token && "items" in token) {
					for (let i = 0; i < token.items.length; ++i) {
						let ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
						if (typeof ci == "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else if (ci === REMOVE) {
							token.items.splice(i, 1);
							--i;
						}
					}
					typeof ctrl == "function" && field === "key" && (ctrl = ctrl(item, path));
				}
			}
			return typeof ctrl == "function" ? ctrl(item, path) : ctrl;
		}
		exports.visit = visit;
	}),
	9360: ((__unused_webpack_module, exports, __webpack_require__) => {
		var cstScalar = __webpack_require__(9965);
		var cstStringify = __webpack_require__(696);
		var cstVisit = __webpack_require__(2810);
		let isCollection = (token) => !!token && "items" in token;
		let isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
		function prettyToken(token) {
			switch (token) {
				case "﻿": return "<BOM>";
				case "": return "<DOC>";
				case "": return "<FLOW_END>";
				case "": return "<SCALAR>";
				default: return JSON.stringify(token);
			}
		}
		function tokenType(source) {
			switch (source) {
				case "﻿": return "byte-order-mark";
				case "": return "doc-mode";
				case "": return "flow-error-end";
				case "": return "scalar";
				case "---": return "doc-start";
				case "...": return "doc-end";
				case "":
				case "\n":
				case "\r\n": return "newline";
				case "-": return "seq-item-ind";
				case "?": return "explicit-key-ind";
				case ":": return "map-value-ind";
				case "{": return "flow-map-start";
				case "}": return "flow-map-end";
				case "[": return "flow-seq-start";
				case "]": return "flow-seq-end";
				case ",": return "comma";
			}
			switch (source[0]) {
				case " ":
				case "	": return "space";
				case "#": return "comment";
				case "%": return "directive-line";
				case "*": return "alias";
				case "&": return "anchor";
				case "!": return "tag";
				case "'": return "single-quoted-scalar";
				case "\"": return "double-quoted-scalar";
				case "|":
				case ">": return "block-scalar-header";
			}
			return null;
		}
		exports.createScalarToken = cstScalar.createScalarToken;
		exports.resolveAsScalar = cstScalar.resolveAsScalar;
		exports.setScalarValue = cstScalar.setScalarValue;
		exports.stringify = cstStringify.stringify;
		exports.visit = cstVisit.visit;
		exports.BOM = "﻿";
		exports.DOCUMENT = "";
		exports.FLOW_END = "";
		exports.SCALAR = "";
		exports.isCollection = isCollection;
		exports.isScalar = isScalar;
		exports.prettyToken = prettyToken;
		exports.tokenType = tokenType;
	}),
	5312: ((__unused_webpack_module, exports, __webpack_require__) => {
		var cst = __webpack_require__(9360);
		function isEmpty(ch) {
			switch (ch) {
				case void 0:
				case " ":
				case "\n":
				case "\r":
				case "	": return !0;
				default: return !1;
			}
		}
		let hexDigits = new Set("0123456789ABCDEFabcdef");
		let tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
		let flowIndicatorChars = new Set(",[]{}");
		let invalidAnchorChars = new Set(" ,[]{}\n\r	");
		let isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
		class Lexer {
			constructor() {
				this.atEnd = !1;
				this.blockScalarIndent = -1;
				this.blockScalarKeep = !1;
				this.buffer = "";
				this.flowKey = !1;
				this.flowLevel = 0;
				this.indentNext = 0;
				this.indentValue = 0;
				this.lineEndPos = null;
				this.next = null;
				this.pos = 0;
			}
			*lex(source, incomplete = !1) {
				if (source) {
					if (typeof source != "string") throw TypeError("source is not a string");
					this.buffer = this.buffer ? this.buffer + source : source;
					this.lineEndPos = null;
				}
				this.atEnd = !incomplete;
				let next = this.next ?? "stream";
				for (; next && (incomplete || this.hasChars(1));) next = yield* this.parseNext(next);
			}
			atLineEnd() {
				let i = this.pos;
				let ch = this.buffer[i];
				for (; ch === " " || ch === "	";) ch = this.buffer[++i];
				if (!ch || ch === "#" || ch === "\n") return !0;
				if (ch === "\r") return this.buffer[i + 1] === "\n";
				return !1;
			}
			charAt(n) {
				return this.buffer[this.pos + n];
			}
			continueScalar(offset) {
				let ch = this.buffer[offset];
				if (this.indentNext > 0) {
					let indent = 0;
					for (; ch === " ";) ch = this.buffer[++indent + offset];
					if (ch === "\r") {
						let next = this.buffer[indent + offset + 1];
						if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
					}
					return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
				}
				if (ch === "-" || ch === ".") {
					let dt = this.buffer.substr(offset, 3);
					if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
				}
				return offset;
			}
			getLine() {
				let end = this.lineEndPos;
				if (typeof end != "number" || end !== -1 && end < this.pos) {
					end = this.buffer.indexOf("\n", this.pos);
					this.lineEndPos = end;
				}
				if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
				this.buffer[end - 1] === "\r" && --end;
				return this.buffer.substring(this.pos, end);
			}
			hasChars(n) {
				return this.pos + n <= this.buffer.length;
			}
			setNext(state) {
				this.buffer = this.buffer.substring(this.pos);
				this.pos = 0;
				this.lineEndPos = null;
				this.next = state;
				return null;
			}
			peek(n) {
				return this.buffer.substr(this.pos, n);
			}
			*parseNext(next) {
				switch (next) {
					case "stream": return yield* this.parseStream();
					case "line-start": return yield* this.parseLineStart();
					case "block-start": return yield* this.parseBlockStart();
					case "doc": return yield* this.parseDocument();
					case "flow": return yield* this.parseFlowCollection();
					case "quoted-scalar": return yield* this.parseQuotedScalar();
					case "block-scalar": return yield* this.parseBlockScalar();
					case "plain-scalar": return yield* this.parsePlainScalar();
				}
			}
			*parseStream() {
				let line = this.getLine();
				if (line === null) return this.setNext("stream");
				if (line[0] === cst.BOM) {
					yield* this.pushCount(1);
					line = line.substring(1);
				}
				if (line[0] === "%") {
					let dirEnd = line.length;
					let cs = line.indexOf("#");
					for (; cs !== -1;) {
						let ch = line[cs - 1];
						if (ch === " " || ch === "	") {
							dirEnd = cs - 1;
							break;
						} else cs = line.indexOf("#", cs + 1);
					}
					for (;;) {
						let ch = line[dirEnd - 1];
						if (ch === " " || ch === "	") --dirEnd;
						else break;
					}
					let n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(!0));
					yield* this.pushCount(line.length - n);
					this.pushNewline();
					return "stream";
				}
				if (this.atLineEnd()) {
					let sp = yield* this.pushSpaces(!0);
					yield* this.pushCount(line.length - sp);
					yield* this.pushNewline();
					return "stream";
				}
				yield cst.DOCUMENT;
				return yield* this.parseLineStart();
			}
			*parseLineStart() {
				let ch = this.charAt(0);
				if (!ch && !this.atEnd) return this.setNext("line-start");
				if (ch === "-" || ch === ".") {
					if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
					let s = this.peek(3);
					if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
						yield* this.pushCount(3);
						this.indentValue = 0;
						this.indentNext = 0;
						return s === "---" ? "doc" : "stream";
					}
				}
				this.indentValue = yield* this.pushSpaces(!1);
				this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue);
				return yield* this.parseBlockStart();
			}
			*parseBlockStart() {
				let [ch0, ch1] = this.peek(2);
				if (!ch1 && !this.atEnd) return this.setNext("block-start");
				if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
					let n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
					this.indentNext = this.indentValue + 1;
					this.indentValue += n;
					return "block-start";
				}
				return "doc";
			}
			*parseDocument() {
				yield* this.pushSpaces(!0);
				let line = this.getLine();
				if (line === null) return this.setNext("doc");
				let n = yield* this.pushIndicators();
				switch (line[n]) {
					case "#": yield* this.pushCount(line.length - n);
					case void 0:
						yield* this.pushNewline();
						return yield* this.parseLineStart();
					case "{":
					case "[":
						yield* this.pushCount(1);
						this.flowKey = !1;
						this.flowLevel = 1;
						return "flow";
					case "}":
					case "]":
						yield* this.pushCount(1);
						return "doc";
					case "*":
						yield* this.pushUntil(isNotAnchorChar);
						return "doc";
					case "\"":
					case "'": return yield* this.parseQuotedScalar();
					case "|":
					case ">":
						n += yield* this.parseBlockScalarHeader();
						n += yield* this.pushSpaces(!0);
						yield* this.pushCount(line.length - n);
						yield* this.pushNewline();
						return yield* this.parseBlockScalar();
					default: return yield* this.parsePlainScalar();
				}
			}
			*parseFlowCollection() {
				let nl, sp;
				let indent = -1;
				do {
					nl = yield* this.pushNewline();
					if (nl > 0) {
						sp = yield* this.pushSpaces(!1);
						this.indentValue = indent = sp;
					} else sp = 0;
					sp += yield* this.pushSpaces(!0);
				} while (nl + sp > 0);
				let line = this.getLine();
				if (line === null) return this.setNext("flow");
				if ((indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) && (indent !== this.indentNext - 1 || this.flowLevel !== 1 || line[0] !== "]" && line[0] !== "}")) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
				let n = 0;
				for (; line[n] === ",";) {
					n += yield* this.pushCount(1);
					n += yield* this.pushSpaces(!0);
					this.flowKey = !1;
				}
				n += yield* this.pushIndicators();
				switch (line[n]) {
					case void 0: return "flow";
					case "#":
						yield* this.pushCount(line.length - n);
						return "flow";
					case "{":
					case "[":
						yield* this.pushCount(1);
						this.flowKey = !1;
						this.flowLevel += 1;
						return "flow";
					case "}":
					case "]":
						yield* this.pushCount(1);
						this.flowKey = !0;
						--this.flowLevel;
						return this.flowLevel ? "flow" : "doc";
					case "*":
						yield* this.pushUntil(isNotAnchorChar);
						return "flow";
					case "\"":
					case "'":
						this.flowKey = !0;
						return yield* this.parseQuotedScalar();
					case ":": {
						let next = this.charAt(1);
						if (this.flowKey || isEmpty(next) || next === ",") {
							this.flowKey = !1;
							yield* this.pushCount(1);
							yield* this.pushSpaces(!0);
							return "flow";
						}
					}
					default:
						this.flowKey = !1;
						return yield* this.parsePlainScalar();
				}
			}
			*parseQuotedScalar() {
				let quote = this.charAt(0);
				let end = this.buffer.indexOf(quote, this.pos + 1);
				if (quote === "'") for (; end !== -1 && this.buffer[end + 1] === "'";) end = this.buffer.indexOf("'", end + 2);
				else for (; end !== -1;) {
					let n = 0;
					for (; this.buffer[end - 1 - n] === "\\";) n += 1;
					if (n % 2 == 0) break;
					end = this.buffer.indexOf("\"", end + 1);
				}
				let qb = this.buffer.substring(0, end);
				let nl = qb.indexOf("\n", this.pos);
				if (nl !== -1) {
					for (; nl !== -1;) {
						let cs = this.continueScalar(nl + 1);
						if (cs === -1) break;
						nl = qb.indexOf("\n", cs);
					}
					nl !== -1 && (end = nl - (qb[nl - 1] === "\r" ? 2 : 1));
				}
				if (end === -1) {
					if (!this.atEnd) return this.setNext("quoted-scalar");
					end = this.buffer.length;
				}
				yield* this.pushToIndex(end + 1, !1);
				return this.flowLevel ? "flow" : "doc";
			}
			*parseBlockScalarHeader() {
				this.blockScalarIndent = -1;
				this.blockScalarKeep = !1;
				let i = this.pos;
				for (;;) {
					let ch = this.buffer[++i];
					if (ch === "+") this.blockScalarKeep = !0;
					else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
					else if (ch !== "-") break;
				}
				return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
			}
			*parseBlockScalar() {
				let nl = this.pos - 1;
				let indent = 0;
				let ch;
				loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
					case " ":
						indent += 1;
						break;
					case "\n":
						nl = i;
						indent = 0;
						break;
					case "\r": {
						let next = this.buffer[i + 1];
						if (!next && !this.atEnd) return this.setNext("block-scalar");
						if (next === "\n") break;
					}
					default: break loop;
				}
				if (!ch && !this.atEnd) return this.setNext("block-scalar");
				if (indent >= this.indentNext) {
					this.indentNext = this.blockScalarIndent === -1 ? indent : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
					do {
						let cs = this.continueScalar(nl + 1);
						if (cs === -1) break;
						nl = this.buffer.indexOf("\n", cs);
					} while (nl !== -1);
					if (nl === -1) {
						if (!this.atEnd) return this.setNext("block-scalar");
						nl = this.buffer.length;
					}
				}
				let i = nl + 1;
				ch = this.buffer[i];
				for (; ch === " ";) ch = this.buffer[++i];
				if (ch === "	") {
					for (; ch === "	" || ch === " " || ch === "\r" || ch === "\n";) ch = this.buffer[++i];
					nl = i - 1;
				} else if (!this.blockScalarKeep) do {
					let i = nl - 1;
					let ch = this.buffer[i];
					ch === "\r" && (ch = this.buffer[--i]);
					let lastChar = i;
					for (; ch === " ";) ch = this.buffer[--i];
					if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
					else break;
				} while (1);
				yield cst.SCALAR;
				yield* this.pushToIndex(nl + 1, !0);
				return yield* this.parseLineStart();
			}
			*parsePlainScalar() {
				let inFlow = this.flowLevel > 0;
				let end = this.pos - 1;
				let i = this.pos - 1;
				let ch;
				for (; ch = this.buffer[++i];) if (ch === ":") {
					let next = this.buffer[i + 1];
					if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
					end = i;
				} else if (isEmpty(ch)) {
					let next = this.buffer[i + 1];
					if (ch === "\r") {
						if (next === "\n") {
							i += 1;
							ch = "\n";
							next = this.buffer[i + 1];
						} else end = i;
					}
					if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
					if (ch === "\n") {
						let cs = this.continueScalar(i + 1);
						if (cs === -1) break;
						i = Math.max(i, cs - 2);
					}
				} else {
					if (inFlow && flowIndicatorChars.has(ch)) break;
					end = i;
				}
				if (!ch && !this.atEnd) return this.setNext("plain-scalar");
				yield cst.SCALAR;
				yield* this.pushToIndex(end + 1, !0);
				return inFlow ? "flow" : "doc";
			}
			*pushCount(n) {
				if (n > 0) {
					yield this.buffer.substr(this.pos, n);
					this.pos += n;
					return n;
				}
				return 0;
			}
			*pushToIndex(i, allowEmpty) {
				let s = this.buffer.slice(this.pos, i);
				if (s) {
					yield s;
					this.pos += s.length;
					return s.length;
				} else allowEmpty && (yield "");
				return 0;
			}
			*pushIndicators() {
				let n = 0;
				loop: for (;;) {
					switch (this.charAt(0)) {
						case "!":
							n += yield* this.pushTag();
							n += yield* this.pushSpaces(!0);
							continue loop;
						case "&":
							n += yield* this.pushUntil(isNotAnchorChar);
							n += yield* this.pushSpaces(!0);
							continue loop;
						case "-":
						case "?":
						case ":": {
							let inFlow = this.flowLevel > 0;
							let ch1 = this.charAt(1);
							if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
								inFlow ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1;
								n += yield* this.pushCount(1);
								n += yield* this.pushSpaces(!0);
								continue loop;
							}
						}
					}
					break loop;
				}
				return n;
			}
			*pushTag() {
				if (this.charAt(1) === "<") {
					let i = this.pos + 2;
					let ch = this.buffer[i];
					for (; !isEmpty(ch) && ch !== ">";) ch = this.buffer[++i];
					return yield* this.pushToIndex(ch === ">" ? i + 1 : i, !1);
				} else {
					let i = this.pos + 1;
					let ch = this.buffer[i];
					for (; ch;) if (tagChars.has(ch)) ch = this.buffer[++i];
					else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
					else break;
					return yield* this.pushToIndex(i, !1);
				}
			}
			*pushNewline() {
				let ch = this.buffer[this.pos];
				if (ch === "\n") return yield* this.pushCount(1);
				else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
				else return 0;
			}
			*pushSpaces(allowTabs) {
				let i = this.pos - 1;
				let ch;
				do
					ch = this.buffer[++i];
				while (ch === " " || allowTabs && ch === "	");
				let n = i - this.pos;
				if (n > 0) {
					yield this.buffer.substr(this.pos, n);
					this.pos = i;
				}
				return n;
			}
			*pushUntil(test) {
				let i = this.pos;
				let ch = this.buffer[i];
				for (; !test(ch);) ch = this.buffer[++i];
				return yield* this.pushToIndex(i, !1);
			}
		}
		exports.Lexer = Lexer;
	}),
	6155: ((__unused_webpack_module, exports) => {
		class LineCounter {
			constructor() {
				this.lineStarts = [];
				this.addNewLine = (offset) => this.lineStarts.push(offset);
				this.linePos = (offset) => {
					let low = 0;
					let high = this.lineStarts.length;
					for (; low < high;) {
						let mid = low + high >> 1;
						this.lineStarts[mid] < offset ? low = mid + 1 : high = mid;
					}
					if (this.lineStarts[low] === offset) return {
						line: low + 1,
						col: 1
					};
					if (low === 0) return {
						line: 0,
						col: offset
					};
					let start = this.lineStarts[low - 1];
					return {
						line: low,
						col: offset - start + 1
					};
				};
			}
		}
		exports.LineCounter = LineCounter;
	}),
	175: ((__unused_webpack_module, exports, __webpack_require__) => {
		var node_process = __webpack_require__(932);
		var cst = __webpack_require__(9360);
		var lexer = __webpack_require__(5312);
		function includesToken(list, type) {
			for (let i = 0; i < list.length; ++i) if (list[i].type === type) return !0;
			return !1;
		}
		function findNonEmptyIndex(list) {
			for (let i = 0; i < list.length; ++i) switch (list[i].type) {
				case "space":
				case "comment":
				case "newline": break;
				default: return i;
			}
			return -1;
		}
		function isFlowToken(token) {
			switch (token?.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "flow-collection": return !0;
				default: return !1;
			}
		}
		function getPrevProps(parent) {
			switch (parent.type) {
				case "document": return parent.start;
				case "block-map": {
					let it = parent.items[parent.items.length - 1];
					return it.sep ?? it.start;
				}
				case "block-seq": return parent.items[parent.items.length - 1].start;
				default: return [];
			}
		}
		function getFirstKeyStartProps(prev) {
			if (prev.length === 0) return [];
			let i = prev.length;
			loop: for (; --i >= 0;) switch (prev[i].type) {
				case "doc-start":
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
				case "newline": break loop;
			}
			for (; prev[++i]?.type === "space";);
			return prev.splice(i, prev.length);
		}
		function arrayPushArray(target, source) {
			if (source.length < 1e5) Array.prototype.push.apply(target, source);
			else for (let i = 0; i < source.length; ++i) target.push(source[i]);
		}
		function fixFlowSeqItems(fc) {
			if (fc.start.type === "flow-seq-start") {
				for (let it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
					it.key && (it.value = it.key);
					delete it.key;
					isFlowToken(it.value) ? it.value.end ? arrayPushArray(it.value.end, it.sep) : it.value.end = it.sep : arrayPushArray(it.start, it.sep);
					delete it.sep;
				}
			}
		}
		class Parser {
			constructor(onNewLine) {
				this.atNewLine = !0;
				this.atScalar = !1;
				this.indent = 0;
				this.offset = 0;
				this.onKeyLine = !1;
				this.stack = [];
				this.source = "";
				this.type = "";
				this.lexer = new lexer.Lexer();
				this.onNewLine = onNewLine;
			}
			*parse(source, incomplete = !1) {
				this.onNewLine && this.offset === 0 && this.onNewLine(0);
				for (let lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
				incomplete || (yield* this.end());
			}
			*next(source) {
				this.source = source;
				node_process.env.LOG_TOKENS && console.log("|", cst.prettyToken(source));
				if (this.atScalar) {
					this.atScalar = !1;
					yield* this.step();
					this.offset += source.length;
					return;
				}
				let type = cst.tokenType(source);
				if (!type) {
					let message = `Not a YAML token: ${source}`;
					yield* this.pop({
						type: "error",
						offset: this.offset,
						message,
						source
					});
					this.offset += source.length;
				} else if (type === "scalar") {
					this.atNewLine = !1;
					this.atScalar = !0;
					this.type = "scalar";
				} else {
					this.type = type;
					yield* this.step();
					switch (type) {
						case "newline":
							this.atNewLine = !0;
							this.indent = 0;
							this.onNewLine && this.onNewLine(this.offset + source.length);
							break;
						case "space":
							this.atNewLine && source[0] === " " && (this.indent += source.length);
							break;
						case "explicit-key-ind":
						case "map-value-ind":
						case "seq-item-ind":
							this.atNewLine && (this.indent += source.length);
							break;
						case "doc-mode":
						case "flow-error-end": return;
						default: this.atNewLine = !1;
					}
					this.offset += source.length;
				}
			}
			*end() {
				for (; this.stack.length > 0;) yield* this.pop();
			}
			get sourceToken() {
				return {
					type: this.type,
					offset: this.offset,
					indent: this.indent,
					source: this.source
				};
			}
			*step() {
				let top = this.peek(1);
				if (this.type === "doc-end" && top?.type !== "doc-end") {
					for (; this.stack.length > 0;) yield* this.pop();
					this.stack.push({
						type: "doc-end",
						offset: this.offset,
						source: this.source
					});
					return;
				}
				if (!top) return yield* this.stream();
				switch (top.type) {
					case "document": return yield* this.document(top);
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return yield* this.scalar(top);
					case "block-scalar": return yield* this.blockScalar(top);
					case "block-map": return yield* this.blockMap(top);
					case "block-seq": return yield* this.blockSequence(top);
					case "flow-collection": return yield* this.flowCollection(top);
					case "doc-end": return yield* this.documentEnd(top);
				}
				yield* this.pop();
			}
			peek(n) {
				return this.stack[this.stack.length - n];
			}
			*pop(error) {
				let token = error ?? this.stack.pop();
				if (!token) yield {
					type: "error",
					offset: this.offset,
					source: "",
					message: "Tried to pop an empty stack"
				};
				else if (this.stack.length === 0) yield token;
				else {
					let top = this.peek(1);
					token.type === "block-scalar" ? token.indent = "indent" in top ? top.indent : 0 : token.type === "flow-collection" && top.type === "document" && (token.indent = 0);
					token.type === "flow-collection" && fixFlowSeqItems(token);
					switch (top.type) {
						case "document":
							top.value = token;
							break;
						case "block-scalar":
							top.props.push(token);
							break;
						case "block-map": {
							let it = top.items[top.items.length - 1];
							if (it.value) {
								top.items.push({
									start: [],
									key: token,
									sep: []
								});
								this.onKeyLine = !0;
								return;
							} else if (it.sep) it.value = token;
							else {
								Object.assign(it, {
									key: token,
									sep: []
								});
								this.onKeyLine = !it.explicitKey;
								return;
							}
							break;
						}
						case "block-seq": {
							let it = top.items[top.items.length - 1];
							it.value ? top.items.push({
								start: [],
								value: token
							}) : it.value = token;
							break;
						}
						case "flow-collection": {
							let it = top.items[top.items.length - 1];
							!it || it.value ? top.items.push({
								start: [],
								key: token,
								sep: []
							}) : it.sep ? it.value = token : Object.assign(it, {
								key: token,
								sep: []
							});
							return;
						}
						default:
							yield* this.pop();
							yield* this.pop(token);
					}
					if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
						let last = token.items[token.items.length - 1];
						if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
							top.type === "document" ? top.end = last.start : top.items.push({ start: last.start });
							token.items.splice(-1, 1);
						}
					}
				}
			}
			*stream() {
				switch (this.type) {
					case "directive-line":
						yield {
							type: "directive",
							offset: this.offset,
							source: this.source
						};
						return;
					case "byte-order-mark":
					case "space":
					case "comment":
					case "newline":
						yield this.sourceToken;
						return;
					case "doc-mode":
					case "doc-start": {
						let doc = {
							type: "document",
							offset: this.offset,
							start: []
						};
						this.type === "doc-start" && doc.start.push(this.sourceToken);
						this.stack.push(doc);
						return;
					}
				}
				yield {
					type: "error",
					offset: this.offset,
					message: `Unexpected ${this.type} token in YAML stream`,
					source: this.source
				};
			}
			*document(doc) {
				if (doc.value) return yield* this.lineEnd(doc);
				switch (this.type) {
					case "doc-start":
						if (findNonEmptyIndex(doc.start) !== -1) {
							yield* this.pop();
							yield* this.step();
						} else doc.start.push(this.sourceToken);
						return;
					case "anchor":
					case "tag":
					case "space":
					case "comment":
					case "newline":
						doc.start.push(this.sourceToken);
						return;
				}
				let bv = this.startBlockValue(doc);
				bv ? this.stack.push(bv) : yield {
					type: "error",
					offset: this.offset,
					message: `Unexpected ${this.type} token in YAML document`,
					source: this.source
				};
			}
			*scalar(scalar) {
				if (this.type === "map-value-ind") {
					let start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
					let sep;
					if (scalar.end) {
						sep = scalar.end;
						sep.push(this.sourceToken);
						delete scalar.end;
					} else sep = [this.sourceToken];
					let map = {
						type: "block-map",
						offset: scalar.offset,
						indent: scalar.indent,
						items: [{
							start,
							key: scalar,
							sep
						}]
					};
					this.onKeyLine = !0;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(scalar);
			}
			*blockScalar(scalar) {
				switch (this.type) {
					case "space":
					case "comment":
					case "newline":
						scalar.props.push(this.sourceToken);
						return;
					case "scalar":
						scalar.source = this.source;
						this.atNewLine = !0;
						this.indent = 0;
						if (this.onNewLine) {
							let nl = this.source.indexOf("\n") + 1;
							for (; nl !== 0;) {
								this.onNewLine(this.offset + nl);
								nl = this.source.indexOf("\n", nl) + 1;
							}
						}
						yield* this.pop();
						break;
					default:
						yield* this.pop();
						yield* this.step();
				}
			}
			*blockMap(map) {
				let it = map.items[map.items.length - 1];
				switch (this.type) {
					case "newline":
						this.onKeyLine = !1;
						if (it.value) {
							let end = "end" in it.value ? it.value.end : void 0;
							(Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : map.items.push({ start: [this.sourceToken] });
						} else it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
						return;
					case "space":
					case "comment":
						if (it.value) map.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else {
							if (this.atIndentedComment(it.start, map.indent)) {
								let end = map.items[map.items.length - 2]?.value?.end;
								if (Array.isArray(end)) {
									arrayPushArray(end, it.start);
									end.push(this.sourceToken);
									map.items.pop();
									return;
								}
							}
							it.start.push(this.sourceToken);
						}
						return;
				}
				if (this.indent >= map.indent) {
					let atMapIndent = !this.onKeyLine && this.indent === map.indent;
					let atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
					let start = [];
					if (atNextItem && it.sep && !it.value) {
						let nl = [];
						for (let i = 0; i < it.sep.length; ++i) {
							let st = it.sep[i];
							switch (st.type) {
								case "newline":
									nl.push(i);
									break;
								case "space": break;
								case "comment":
									st.indent > map.indent && (nl.length = 0);
									break;
								default: nl.length = 0;
							}
						}
						nl.length >= 2 && (start = it.sep.splice(nl[1]));
					}
					switch (this.type) {
						case "anchor":
						case "tag":
							if (atNextItem || it.value) {
								start.push(this.sourceToken);
								map.items.push({ start });
								this.onKeyLine = !0;
							} else it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
							return;
						case "explicit-key-ind":
							if (!it.sep && !it.explicitKey) {
								it.start.push(this.sourceToken);
								it.explicitKey = !0;
							} else if (atNextItem || it.value) {
								start.push(this.sourceToken);
								map.items.push({
									start,
									explicitKey: !0
								});
							} else this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: [this.sourceToken],
									explicitKey: !0
								}]
							});
							this.onKeyLine = !0;
							return;
						case "map-value-ind":
							if (it.explicitKey) {
								if (!it.sep) {
									if (includesToken(it.start, "newline")) Object.assign(it, {
										key: null,
										sep: [this.sourceToken]
									});
									else {
										let start = getFirstKeyStartProps(it.start);
										this.stack.push({
											type: "block-map",
											offset: this.offset,
											indent: this.indent,
											items: [{
												start,
												key: null,
												sep: [this.sourceToken]
											}]
										});
									}
								} else if (it.value) map.items.push({
									start: [],
									key: null,
									sep: [this.sourceToken]
								});
								else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key: null,
										sep: [this.sourceToken]
									}]
								});
								else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
									let start = getFirstKeyStartProps(it.start);
									let key = it.key;
									let sep = it.sep;
									sep.push(this.sourceToken);
									delete it.key;
									delete it.sep;
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key,
											sep
										}]
									});
								} else start.length > 0 ? it.sep = it.sep.concat(start, this.sourceToken) : it.sep.push(this.sourceToken);
							} else it.sep ? it.value || atNextItem ? map.items.push({
								start,
								key: null,
								sep: [this.sourceToken]
							}) : includesToken(it.sep, "map-value-ind") ? this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: [],
									key: null,
									sep: [this.sourceToken]
								}]
							}) : it.sep.push(this.sourceToken) : Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							this.onKeyLine = !0;
							return;
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": {
							let fs = this.flowScalar(this.type);
							if (atNextItem || it.value) {
								map.items.push({
									start,
									key: fs,
									sep: []
								});
								this.onKeyLine = !0;
							} else if (it.sep) this.stack.push(fs);
							else {
								Object.assign(it, {
									key: fs,
									sep: []
								});
								this.onKeyLine = !0;
							}
							return;
						}
						default: {
							let bv = this.startBlockValue(map);
							if (bv) {
								if (bv.type === "block-seq") {
									if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
										yield* this.pop({
											type: "error",
											offset: this.offset,
											message: "Unexpected block-seq-ind on same line with key",
											source: this.source
										});
										return;
									}
								} else atMapIndent && map.items.push({ start });
								this.stack.push(bv);
								return;
							}
						}
					}
				}
				yield* this.pop();
				yield* this.step();
			}
			*blockSequence(seq) {
				let it = seq.items[seq.items.length - 1];
				switch (this.type) {
					case "newline":
						if (it.value) {
							let end = "end" in it.value ? it.value.end : void 0;
							(Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : seq.items.push({ start: [this.sourceToken] });
						} else it.start.push(this.sourceToken);
						return;
					case "space":
					case "comment":
						if (it.value) seq.items.push({ start: [this.sourceToken] });
						else {
							if (this.atIndentedComment(it.start, seq.indent)) {
								let end = seq.items[seq.items.length - 2]?.value?.end;
								if (Array.isArray(end)) {
									arrayPushArray(end, it.start);
									end.push(this.sourceToken);
									seq.items.pop();
									return;
								}
							}
							it.start.push(this.sourceToken);
						}
						return;
					case "anchor":
					case "tag":
						if (it.value || this.indent <= seq.indent) break;
						it.start.push(this.sourceToken);
						return;
					case "seq-item-ind":
						if (this.indent !== seq.indent) break;
						it.value || includesToken(it.start, "seq-item-ind") ? seq.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
						return;
				}
				if (this.indent > seq.indent) {
					let bv = this.startBlockValue(seq);
					if (bv) {
						this.stack.push(bv);
						return;
					}
				}
				yield* this.pop();
				yield* this.step();
			}
			*flowCollection(fc) {
				let it = fc.items[fc.items.length - 1];
				if (this.type === "flow-error-end") {
					let top;
					do {
						yield* this.pop();
						top = this.peek(1);
					} while (top?.type === "flow-collection");
				} else if (fc.end.length === 0) {
					switch (this.type) {
						case "comma":
						case "explicit-key-ind":
							!it || it.sep ? fc.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
							return;
						case "map-value-ind":
							!it || it.value ? fc.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							}) : it.sep ? it.sep.push(this.sourceToken) : Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							return;
						case "space":
						case "comment":
						case "newline":
						case "anchor":
						case "tag":
							!it || it.value ? fc.items.push({ start: [this.sourceToken] }) : it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
							return;
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": {
							let fs = this.flowScalar(this.type);
							!it || it.value ? fc.items.push({
								start: [],
								key: fs,
								sep: []
							}) : it.sep ? this.stack.push(fs) : Object.assign(it, {
								key: fs,
								sep: []
							});
							return;
						}
						case "flow-map-end":
						case "flow-seq-end":
							fc.end.push(this.sourceToken);
							return;
					}
					let bv = this.startBlockValue(fc);
					if (bv) this.stack.push(bv);
					else {
						yield* this.pop();
						yield* this.step();
					}
				} else {
					let parent = this.peek(2);
					if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
						yield* this.pop();
						yield* this.step();
					} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
						let start = getFirstKeyStartProps(getPrevProps(parent));
						fixFlowSeqItems(fc);
						let sep = fc.end.splice(1, fc.end.length);
						sep.push(this.sourceToken);
						let map = {
							type: "block-map",
							offset: fc.offset,
							indent: fc.indent,
							items: [{
								start,
								key: fc,
								sep
							}]
						};
						this.onKeyLine = !0;
						this.stack[this.stack.length - 1] = map;
					} else yield* this.lineEnd(fc);
				}
			}
			flowScalar(type) {
				if (this.onNewLine) {
					let nl = this.source.indexOf("\n") + 1;
					for (; nl !== 0;) {
						this.onNewLine(this.offset + nl);
						nl = this.source.indexOf("\n", nl) + 1;
					}
				}
				return {
					type,
					offset: this.offset,
					indent: this.indent,
					source: this.source
				};
			}
			startBlockValue(parent) {
				switch (this.type) {
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return this.flowScalar(this.type);
					case "block-scalar-header": return {
						type: "block-scalar",
						offset: this.offset,
						indent: this.indent,
						props: [this.sourceToken],
						source: ""
					};
					case "flow-map-start":
					case "flow-seq-start": return {
						type: "flow-collection",
						offset: this.offset,
						indent: this.indent,
						start: this.sourceToken,
						items: [],
						end: []
					};
					case "seq-item-ind": return {
						type: "block-seq",
						offset: this.offset,
						indent: this.indent,
						items: [{ start: [this.sourceToken] }]
					};
					case "explicit-key-ind": {
						this.onKeyLine = !0;
						let start = getFirstKeyStartProps(getPrevProps(parent));
						start.push(this.sourceToken);
						return {
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								explicitKey: !0
							}]
						};
					}
					case "map-value-ind": {
						this.onKeyLine = !0;
						let start = getFirstKeyStartProps(getPrevProps(parent));
						return {
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						};
					}
				}
				return null;
			}
			atIndentedComment(start, indent) {
				if (this.type !== "comment") return !1;
				if (this.indent <= indent) return !1;
				return start.every((st) => st.type === "newline" || st.type === "space");
			}
			*documentEnd(docEnd) {
				if (this.type !== "doc-mode") {
					docEnd.end ? docEnd.end.push(this.sourceToken) : docEnd.end = [this.sourceToken];
					this.type === "newline" && (yield* this.pop());
				}
			}
			*lineEnd(token) {
				switch (this.type) {
					case "comma":
					case "doc-start":
					case "doc-end":
					case "flow-seq-end":
					case "flow-map-end":
					case "map-value-ind":
						yield* this.pop();
						yield* this.step();
						break;
					case "newline": this.onKeyLine = !1;
					default:
						token.end ? token.end.push(this.sourceToken) : token.end = [this.sourceToken];
						this.type === "newline" && (yield* this.pop());
				}
			}
		}
		exports.Parser = Parser;
	}),
	9212: ((__unused_webpack_module, exports, __webpack_require__) => {
		var composer = __webpack_require__(7095);
		var Document = __webpack_require__(7262);
		var errors = __webpack_require__(1259);
		var log = __webpack_require__(1916);
		var identity = __webpack_require__(7612);
		var lineCounter = __webpack_require__(6155);
		var parser = __webpack_require__(175);
		function parseOptions(options) {
			let prettyErrors = options.prettyErrors !== !1;
			return {
				lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
				prettyErrors
			};
		}
		function parseAllDocuments(source, options = {}) {
			let { lineCounter, prettyErrors } = parseOptions(options);
			let parser$1 = new parser.Parser(lineCounter?.addNewLine);
			let composer$1 = new composer.Composer(options);
			let docs = Array.from(composer$1.compose(parser$1.parse(source)));
			if (prettyErrors && lineCounter) for (let doc of docs) {
				doc.errors.forEach(errors.prettifyError(source, lineCounter));
				doc.warnings.forEach(errors.prettifyError(source, lineCounter));
			}
			if (docs.length > 0) return docs;
			return Object.assign([], { empty: !0 }, composer$1.streamInfo());
		}
		function parseDocument(source, options = {}) {
			let { lineCounter, prettyErrors } = parseOptions(options);
			let parser$1 = new parser.Parser(lineCounter?.addNewLine);
			let composer$1 = new composer.Composer(options);
			let doc = null;
			for (let _doc of composer$1.compose(parser$1.parse(source), !0, source.length)) if (!doc) doc = _doc;
			else if (doc.options.logLevel !== "silent") {
				doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
				break;
			}
			if (prettyErrors && lineCounter) {
				doc.errors.forEach(errors.prettifyError(source, lineCounter));
				doc.warnings.forEach(errors.prettifyError(source, lineCounter));
			}
			return doc;
		}
		function parse(src, reviver, options) {
			let _reviver;
			typeof reviver == "function" ? _reviver = reviver : options === void 0 && reviver && typeof reviver == "object" && (options = reviver);
			let doc = parseDocument(src, options);
			if (!doc) return null;
			doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
			if (doc.errors.length > 0) {
				if (doc.options.logLevel !== "silent") throw doc.errors[0];
				else doc.errors = [];
			}
			return doc.toJS(Object.assign({ reviver: _reviver }, options));
		}
		function stringify(value, replacer, options) {
			let _replacer = null;
			typeof replacer == "function" || Array.isArray(replacer) ? _replacer = replacer : options === void 0 && replacer && (options = replacer);
			typeof options == "string" && (options = options.length);
			if (typeof options == "number") {
				let indent = Math.round(options);
				options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
			}
			if (value === void 0) {
				let { keepUndefined } = options ?? replacer ?? {};
				if (!keepUndefined) return;
			}
			if (identity.isDocument(value) && !_replacer) return value.toString(options);
			return new Document.Document(value, _replacer, options).toString(options);
		}
		exports.parse = parse;
		exports.parseAllDocuments = parseAllDocuments;
		exports.parseDocument = parseDocument;
		exports.stringify = stringify;
	}),
	9609: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var map = __webpack_require__(7134);
		var seq = __webpack_require__(9895);
		var string = __webpack_require__(187);
		var tags = __webpack_require__(2583);
		let sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : +(a.key > b.key);
		class Schema {
			constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
				this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
				this.name = typeof schema == "string" && schema || "core";
				this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
				this.tags = tags.getTags(customTags, this.name, merge);
				this.toStringOptions = toStringDefaults ?? null;
				Object.defineProperty(this, identity.MAP, { value: map.map });
				Object.defineProperty(this, identity.SCALAR, { value: string.string });
				Object.defineProperty(this, identity.SEQ, { value: seq.seq });
				this.sortMapEntries = typeof sortMapEntries == "function" ? sortMapEntries : sortMapEntries === !0 ? sortMapEntriesByKey : null;
			}
			clone() {
				let copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
				copy.tags = this.tags.slice();
				return copy;
			}
		}
		exports.Schema = Schema;
	}),
	7134: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var YAMLMap = __webpack_require__(1267);
		exports.map = {
			collection: "map",
			default: !0,
			nodeClass: YAMLMap.YAMLMap,
			tag: "tag:yaml.org,2002:map",
			resolve(map, onError) {
				identity.isMap(map) || onError("Expected a mapping for this tag");
				return map;
			},
			createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
		};
	}),
	4092: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		let nullTag = {
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: !0,
			tag: "tag:yaml.org,2002:null",
			test: /^(?:~|[Nn]ull|NULL)?$/,
			resolve: () => new Scalar.Scalar(null),
			stringify: ({ source }, ctx) => typeof source == "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
		};
		exports.nullTag = nullTag;
	}),
	9895: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var YAMLSeq = __webpack_require__(7650);
		exports.seq = {
			collection: "seq",
			default: !0,
			nodeClass: YAMLSeq.YAMLSeq,
			tag: "tag:yaml.org,2002:seq",
			resolve(seq, onError) {
				identity.isSeq(seq) || onError("Expected a sequence for this tag");
				return seq;
			},
			createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
		};
	}),
	187: ((__unused_webpack_module, exports, __webpack_require__) => {
		var stringifyString = __webpack_require__(8228);
		exports.string = {
			identify: (value) => typeof value == "string",
			default: !0,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify(item, ctx, onComment, onChompKeep) {
				ctx = Object.assign({ actualString: !0 }, ctx);
				return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
			}
		};
	}),
	3252: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		let boolTag = {
			identify: (value) => typeof value == "boolean",
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
			resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
			stringify({ source, value }, ctx) {
				if (source && boolTag.test.test(source) && value === (source[0] === "t" || source[0] === "T")) return source;
				return value ? ctx.options.trueStr : ctx.options.falseStr;
			}
		};
		exports.boolTag = boolTag;
	}),
	1748: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		var stringifyNumber = __webpack_require__(1680);
		let floatNaN = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
			resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? -Infinity : Infinity,
			stringify: stringifyNumber.stringifyNumber
		};
		let floatExp = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			format: "EXP",
			test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
			resolve: (str) => parseFloat(str),
			stringify(node) {
				let num = Number(node.value);
				return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
			}
		};
		exports.float = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
			resolve(str) {
				let node = new Scalar.Scalar(parseFloat(str));
				let dot = str.indexOf(".");
				dot !== -1 && str[str.length - 1] === "0" && (node.minFractionDigits = str.length - dot - 1);
				return node;
			},
			stringify: stringifyNumber.stringifyNumber
		};
		exports.floatExp = floatExp;
		exports.floatNaN = floatNaN;
	}),
	5395: ((__unused_webpack_module, exports, __webpack_require__) => {
		var stringifyNumber = __webpack_require__(1680);
		let intIdentify = (value) => typeof value == "bigint" || Number.isInteger(value);
		let intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
		function intStringify(node, radix, prefix) {
			let { value } = node;
			if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
			return stringifyNumber.stringifyNumber(node);
		}
		let intOct = {
			identify: (value) => intIdentify(value) && value >= 0,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "OCT",
			test: /^0o[0-7]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
			stringify: (node) => intStringify(node, 8, "0o")
		};
		let int = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			test: /^[-+]?[0-9]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
			stringify: stringifyNumber.stringifyNumber
		};
		let intHex = {
			identify: (value) => intIdentify(value) && value >= 0,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "HEX",
			test: /^0x[0-9a-fA-F]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
			stringify: (node) => intStringify(node, 16, "0x")
		};
		exports.int = int;
		exports.intHex = intHex;
		exports.intOct = intOct;
	}),
	6499: ((__unused_webpack_module, exports, __webpack_require__) => {
		var map = __webpack_require__(7134);
		var _null = __webpack_require__(4092);
		var seq = __webpack_require__(9895);
		var string = __webpack_require__(187);
		var bool = __webpack_require__(3252);
		var float = __webpack_require__(1748);
		var int = __webpack_require__(5395);
		exports.schema = [
			map.map,
			seq.seq,
			string.string,
			_null.nullTag,
			bool.boolTag,
			int.intOct,
			int.int,
			int.intHex,
			float.floatNaN,
			float.floatExp,
			float.float
		];
	}),
	3796: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		var map = __webpack_require__(7134);
		var seq = __webpack_require__(9895);
		function intIdentify(value) {
			return typeof value == "bigint" || Number.isInteger(value);
		}
		let stringifyJSON = ({ value }) => JSON.stringify(value);
		let jsonScalars = [
			{
				identify: (value) => typeof value == "string",
				default: !0,
				tag: "tag:yaml.org,2002:str",
				resolve: (str) => str,
				stringify: stringifyJSON
			},
			{
				identify: (value) => value == null,
				createNode: () => new Scalar.Scalar(null),
				default: !0,
				tag: "tag:yaml.org,2002:null",
				test: /^null$/,
				resolve: () => null,
				stringify: stringifyJSON
			},
			{
				identify: (value) => typeof value == "boolean",
				default: !0,
				tag: "tag:yaml.org,2002:bool",
				test: /^true$|^false$/,
				resolve: (str) => str === "true",
				stringify: stringifyJSON
			},
			{
				identify: intIdentify,
				default: !0,
				tag: "tag:yaml.org,2002:int",
				test: /^-?(?:0|[1-9][0-9]*)$/,
				resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
				stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
			},
			{
				identify: (value) => typeof value == "number",
				default: !0,
				tag: "tag:yaml.org,2002:float",
				test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
				resolve: (str) => parseFloat(str),
				stringify: stringifyJSON
			}
		];
		exports.schema = [map.map, seq.seq].concat(jsonScalars, {
			default: !0,
			tag: "",
			test: /^/,
			resolve(str, onError) {
				onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
				return str;
			}
		});
	}),
	2583: ((__unused_webpack_module, exports, __webpack_require__) => {
		var map = __webpack_require__(7134);
		var _null = __webpack_require__(4092);
		var seq = __webpack_require__(9895);
		var string = __webpack_require__(187);
		var bool = __webpack_require__(3252);
		var float = __webpack_require__(1748);
		var int = __webpack_require__(5395);
		var schema = __webpack_require__(6499);
		var schema$1 = __webpack_require__(3796);
		var binary = __webpack_require__(1768);
		var merge = __webpack_require__(8301);
		var omap = __webpack_require__(3020);
		var pairs = __webpack_require__(4744);
		var schema$2 = __webpack_require__(1702);
		var set = __webpack_require__(4773);
		var timestamp = __webpack_require__(2933);
		let schemas = new Map([
			["core", schema.schema],
			["failsafe", [
				map.map,
				seq.seq,
				string.string
			]],
			["json", schema$1.schema],
			["yaml11", schema$2.schema],
			["yaml-1.1", schema$2.schema]
		]);
		let tagsByName = {
			binary: binary.binary,
			bool: bool.boolTag,
			float: float.float,
			floatExp: float.floatExp,
			floatNaN: float.floatNaN,
			floatTime: timestamp.floatTime,
			int: int.int,
			intHex: int.intHex,
			intOct: int.intOct,
			intTime: timestamp.intTime,
			map: map.map,
			merge: merge.merge,
			null: _null.nullTag,
			omap: omap.omap,
			pairs: pairs.pairs,
			seq: seq.seq,
			set: set.set,
			timestamp: timestamp.timestamp
		};
		let coreKnownTags = {
			"tag:yaml.org,2002:binary": binary.binary,
			"tag:yaml.org,2002:merge": merge.merge,
			"tag:yaml.org,2002:omap": omap.omap,
			"tag:yaml.org,2002:pairs": pairs.pairs,
			"tag:yaml.org,2002:set": set.set,
			"tag:yaml.org,2002:timestamp": timestamp.timestamp
		};
		function getTags(customTags, schemaName, addMergeTag) {
			let schemaTags = schemas.get(schemaName);
			if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
			let tags = schemaTags;
			if (!tags) {
				if (Array.isArray(customTags)) tags = [];
				else {
					let keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
					throw Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
				}
			}
			if (Array.isArray(customTags)) for (let tag of customTags) tags = tags.concat(tag);
			else typeof customTags == "function" && (tags = customTags(tags.slice()));
			addMergeTag && (tags = tags.concat(merge.merge));
			return tags.reduce((tags, tag) => {
				let tagObj = typeof tag == "string" ? tagsByName[tag] : tag;
				if (!tagObj) {
					let tagName = JSON.stringify(tag);
					let keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
					throw Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
				}
				tags.includes(tagObj) || tags.push(tagObj);
				return tags;
			}, []);
		}
		exports.coreKnownTags = coreKnownTags;
		exports.getTags = getTags;
	}),
	1768: ((__unused_webpack_module, exports, __webpack_require__) => {
		var node_buffer = __webpack_require__(181);
		var Scalar = __webpack_require__(5802);
		var stringifyString = __webpack_require__(8228);
		exports.binary = {
			identify: (value) => value instanceof Uint8Array,
			default: !1,
			tag: "tag:yaml.org,2002:binary",
			resolve(src, onError) {
				if (typeof node_buffer.Buffer == "function") return node_buffer.Buffer.from(src, "base64");
				else if (typeof atob == "function") {
					let str = atob(src.replace(/[\n\r]/g, ""));
					let buffer = new Uint8Array(str.length);
					for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
					return buffer;
				} else {
					onError("This environment does not support reading binary tags; either Buffer or atob is required");
					return src;
				}
			},
			stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
				if (!value) return "";
				let buf = value;
				let str;
				if (typeof node_buffer.Buffer == "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
				else if (typeof btoa == "function") {
					let s = "";
					for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
					str = btoa(s);
				} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
				type ??= Scalar.Scalar.BLOCK_LITERAL;
				if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
					let lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
					let n = Math.ceil(str.length / lineWidth);
					let lines = Array(n);
					for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
					str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
				}
				return stringifyString.stringifyString({
					comment,
					type,
					value: str
				}, ctx, onComment, onChompKeep);
			}
		};
	}),
	4585: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		function boolStringify({ value, source }, ctx) {
			if (source && (value ? trueTag : falseTag).test.test(source)) return source;
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
		let trueTag = {
			identify: (value) => value === !0,
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
			resolve: () => new Scalar.Scalar(!0),
			stringify: boolStringify
		};
		let falseTag = {
			identify: (value) => value === !1,
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
			resolve: () => new Scalar.Scalar(!1),
			stringify: boolStringify
		};
		exports.falseTag = falseTag;
		exports.trueTag = trueTag;
	}),
	6095: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		var stringifyNumber = __webpack_require__(1680);
		let floatNaN = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
			resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? -Infinity : Infinity,
			stringify: stringifyNumber.stringifyNumber
		};
		let floatExp = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			format: "EXP",
			test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
			resolve: (str) => parseFloat(str.replace(/_/g, "")),
			stringify(node) {
				let num = Number(node.value);
				return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
			}
		};
		exports.float = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
			resolve(str) {
				let node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
				let dot = str.indexOf(".");
				if (dot !== -1) {
					let f = str.substring(dot + 1).replace(/_/g, "");
					f[f.length - 1] === "0" && (node.minFractionDigits = f.length);
				}
				return node;
			},
			stringify: stringifyNumber.stringifyNumber
		};
		exports.floatExp = floatExp;
		exports.floatNaN = floatNaN;
	}),
	6464: ((__unused_webpack_module, exports, __webpack_require__) => {
		var stringifyNumber = __webpack_require__(1680);
		let intIdentify = (value) => typeof value == "bigint" || Number.isInteger(value);
		function intResolve(str, offset, radix, { intAsBigInt }) {
			let sign = str[0];
			(sign === "-" || sign === "+") && (offset += 1);
			str = str.substring(offset).replace(/_/g, "");
			if (intAsBigInt) {
				switch (radix) {
					case 2:
						str = `0b${str}`;
						break;
					case 8:
						str = `0o${str}`;
						break;
					case 16: str = `0x${str}`;
				}
				let n = BigInt(str);
				return sign === "-" ? BigInt(-1) * n : n;
			}
			let n = parseInt(str, radix);
			return sign === "-" ? -1 * n : n;
		}
		function intStringify(node, radix, prefix) {
			let { value } = node;
			if (intIdentify(value)) {
				let str = value.toString(radix);
				return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
			}
			return stringifyNumber.stringifyNumber(node);
		}
		let intBin = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "BIN",
			test: /^[-+]?0b[0-1_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
			stringify: (node) => intStringify(node, 2, "0b")
		};
		let intOct = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "OCT",
			test: /^[-+]?0[0-7_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
			stringify: (node) => intStringify(node, 8, "0")
		};
		let int = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			test: /^[-+]?[0-9][0-9_]*$/,
			resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
			stringify: stringifyNumber.stringifyNumber
		};
		let intHex = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "HEX",
			test: /^[-+]?0x[0-9a-fA-F_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
			stringify: (node) => intStringify(node, 16, "0x")
		};
		exports.int = int;
		exports.intBin = intBin;
		exports.intHex = intHex;
		exports.intOct = intOct;
	}),
	8301: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var Scalar = __webpack_require__(5802);
		let merge = {
			identify: (value) => value === "<<" || typeof value == "symbol" && value.description === "<<",
			default: "key",
			tag: "tag:yaml.org,2002:merge",
			test: /^<<$/,
			resolve: () => Object.assign(new Scalar.Scalar(Symbol("<<")), { addToJSMap: addMergeToJSMap }),
			stringify: () => "<<"
		};
		let isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
		function addMergeToJSMap(ctx, map, value) {
			let source = resolveAliasValue(ctx, value);
			if (identity.isSeq(source)) for (let it of source.items) mergeValue(ctx, map, it);
			else if (Array.isArray(source)) for (let it of source) mergeValue(ctx, map, it);
			else mergeValue(ctx, map, source);
		}
		function mergeValue(ctx, map, value) {
			let source = resolveAliasValue(ctx, value);
			if (!identity.isMap(source)) throw Error("Merge sources must be maps or map aliases");
			let srcMap = source.toJSON(null, ctx, Map);
			for (let [key, value] of srcMap) map instanceof Map ? map.has(key) || map.set(key, value) : map instanceof Set ? map.add(key) : Object.prototype.hasOwnProperty.call(map, key) || Object.defineProperty(map, key, {
				value,
				writable: !0,
				enumerable: !0,
				configurable: !0
			});
			return map;
		}
		function resolveAliasValue(ctx, value) {
			return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
		}
		exports.addMergeToJSMap = addMergeToJSMap;
		exports.isMergeKey = isMergeKey;
		exports.merge = merge;
	}),
	3020: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var toJS = __webpack_require__(5676);
		var YAMLMap = __webpack_require__(1267);
		var YAMLSeq = __webpack_require__(7650);
		var pairs = __webpack_require__(4744);
		class YAMLOMap extends YAMLSeq.YAMLSeq {
			constructor() {
				super();
				this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
				this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
				this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
				this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
				this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
				this.tag = YAMLOMap.tag;
			}
			toJSON(_, ctx) {
				if (!ctx) return super.toJSON(_);
				let map = new Map();
				ctx?.onCreate && ctx.onCreate(map);
				for (let pair of this.items) {
					let key, value;
					if (identity.isPair(pair)) {
						key = toJS.toJS(pair.key, "", ctx);
						value = toJS.toJS(pair.value, key, ctx);
					} else key = toJS.toJS(pair, "", ctx);
					if (map.has(key)) throw Error("Ordered maps must not include duplicate keys");
					map.set(key, value);
				}
				return map;
			}
			static from(schema, iterable, ctx) {
				let pairs$1 = pairs.createPairs(schema, iterable, ctx);
				let omap = new this();
				omap.items = pairs$1.items;
				return omap;
			}
		}
		YAMLOMap.tag = "tag:yaml.org,2002:omap";
		let omap = {
			collection: "seq",
			identify: (value) => value instanceof Map,
			nodeClass: YAMLOMap,
			default: !1,
			tag: "tag:yaml.org,2002:omap",
			resolve(seq, onError) {
				let pairs$1 = pairs.resolvePairs(seq, onError);
				let seenKeys = [];
				for (let { key } of pairs$1.items) identity.isScalar(key) && (seenKeys.includes(key.value) ? onError(`Ordered maps must not include duplicate keys: ${key.value}`) : seenKeys.push(key.value));
				return Object.assign(new YAMLOMap(), pairs$1);
			},
			createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
		};
		exports.YAMLOMap = YAMLOMap;
		exports.omap = omap;
	}),
	4744: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var Pair = __webpack_require__(550);
		var Scalar = __webpack_require__(5802);
		var YAMLSeq = __webpack_require__(7650);
		function resolvePairs(seq, onError) {
			if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
				let item = seq.items[i];
				if (identity.isPair(item)) continue;
				else if (identity.isMap(item)) {
					item.items.length > 1 && onError("Each pair must have its own sequence indicator");
					let pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
					item.commentBefore && (pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore);
					if (item.comment) {
						let cn = pair.value ?? pair.key;
						cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
					}
					item = pair;
				}
				seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
			}
			else onError("Expected a sequence for this tag");
			return seq;
		}
		function createPairs(schema, iterable, ctx) {
			let { replacer } = ctx;
			let pairs = new YAMLSeq.YAMLSeq(schema);
			pairs.tag = "tag:yaml.org,2002:pairs";
			let i = 0;
			if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
				typeof replacer == "function" && (it = replacer.call(iterable, String(i++), it));
				let key, value;
				if (Array.isArray(it)) {
					if (it.length === 2) {
						key = it[0];
						value = it[1];
					} else throw TypeError(`Expected [key, value] tuple: ${it}`);
				} else if (it && it instanceof Object) {
					let keys = Object.keys(it);
					if (keys.length === 1) {
						key = keys[0];
						value = it[key];
					} else throw TypeError(`Expected tuple with one key, not ${keys.length} keys`);
				} else key = it;
				pairs.items.push(Pair.createPair(key, value, ctx));
			}
			return pairs;
		}
		let pairs = {
			collection: "seq",
			default: !1,
			tag: "tag:yaml.org,2002:pairs",
			resolve: resolvePairs,
			createNode: createPairs
		};
		exports.createPairs = createPairs;
		exports.pairs = pairs;
		exports.resolvePairs = resolvePairs;
	}),
	1702: ((__unused_webpack_module, exports, __webpack_require__) => {
		var map = __webpack_require__(7134);
		var _null = __webpack_require__(4092);
		var seq = __webpack_require__(9895);
		var string = __webpack_require__(187);
		var binary = __webpack_require__(1768);
		var bool = __webpack_require__(4585);
		var float = __webpack_require__(6095);
		var int = __webpack_require__(6464);
		var merge = __webpack_require__(8301);
		var omap = __webpack_require__(3020);
		var pairs = __webpack_require__(4744);
		var set = __webpack_require__(4773);
		var timestamp = __webpack_require__(2933);
		exports.schema = [
			map.map,
			seq.seq,
			string.string,
			_null.nullTag,
			bool.trueTag,
			bool.falseTag,
			int.intBin,
			int.intOct,
			int.int,
			int.intHex,
			float.floatNaN,
			float.floatExp,
			float.float,
			binary.binary,
			merge.merge,
			omap.omap,
			pairs.pairs,
			set.set,
			timestamp.intTime,
			timestamp.floatTime,
			timestamp.timestamp
		];
	}),
	4773: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var Pair = __webpack_require__(550);
		var YAMLMap = __webpack_require__(1267);
		class YAMLSet extends YAMLMap.YAMLMap {
			constructor(schema) {
				super(schema);
				this.tag = YAMLSet.tag;
			}
			add(key) {
				let pair;
				pair = identity.isPair(key) ? key : key && typeof key == "object" && "key" in key && "value" in key && key.value === null ? new Pair.Pair(key.key, null) : new Pair.Pair(key, null);
				YAMLMap.findPair(this.items, pair.key) || this.items.push(pair);
			}
			get(key, keepPair) {
				let pair = YAMLMap.findPair(this.items, key);
				return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
			}
			set(key, value) {
				if (typeof value != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
				let prev = YAMLMap.findPair(this.items, key);
				prev && !value ? this.items.splice(this.items.indexOf(prev), 1) : !prev && value && this.items.push(new Pair.Pair(key));
			}
			toJSON(_, ctx) {
				return super.toJSON(_, ctx, Set);
			}
			toString(ctx, onComment, onChompKeep) {
				if (!ctx) return JSON.stringify(this);
				if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, ctx, { allNullValues: !0 }), onComment, onChompKeep);
				else throw Error("Set items must all have null values");
			}
			static from(schema, iterable, ctx) {
				let { replacer } = ctx;
				let set = new this(schema);
				if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
					typeof replacer == "function" && (value = replacer.call(iterable, value, value));
					set.items.push(Pair.createPair(value, null, ctx));
				}
				return set;
			}
		}
		YAMLSet.tag = "tag:yaml.org,2002:set";
		let set = {
			collection: "map",
			identify: (value) => value instanceof Set,
			nodeClass: YAMLSet,
			default: !1,
			tag: "tag:yaml.org,2002:set",
			createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
			resolve(map, onError) {
				if (identity.isMap(map)) {
					if (map.hasAllNullValues(!0)) return Object.assign(new YAMLSet(), map);
					else onError("Set items must all have null values");
				} else onError("Expected a mapping for this tag");
				return map;
			}
		};
		exports.YAMLSet = YAMLSet;
		exports.set = set;
	}),
	2933: ((__unused_webpack_module, exports, __webpack_require__) => {
		var stringifyNumber = __webpack_require__(1680);
		function parseSexagesimal(str, asBigInt) {
			let sign = str[0];
			let parts = sign === "-" || sign === "+" ? str.substring(1) : str;
			let num = (n) => asBigInt ? BigInt(n) : Number(n);
			let res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
			return sign === "-" ? num(-1) * res : res;
		}
		function stringifySexagesimal(node) {
			let { value } = node;
			let num = (n) => n;
			if (typeof value == "bigint") num = (n) => BigInt(n);
			else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
			let sign = "";
			if (value < 0) {
				sign = "-";
				value *= num(-1);
			}
			let _60 = num(60);
			let parts = [value % _60];
			if (value < 60) parts.unshift(0);
			else {
				value = (value - parts[0]) / _60;
				parts.unshift(value % _60);
				if (value >= 60) {
					value = (value - parts[0]) / _60;
					parts.unshift(value);
				}
			}
			return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
		}
		let intTime = {
			identify: (value) => typeof value == "bigint" || Number.isInteger(value),
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "TIME",
			test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
			resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
			stringify: stringifySexagesimal
		};
		let floatTime = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			format: "TIME",
			test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
			resolve: (str) => parseSexagesimal(str, !1),
			stringify: stringifySexagesimal
		};
		let timestamp = {
			identify: (value) => value instanceof Date,
			default: !0,
			tag: "tag:yaml.org,2002:timestamp",
			test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
			resolve(str) {
				let match = str.match(timestamp.test);
				if (!match) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
				let [, year, month, day, hour, minute, second] = match.map(Number);
				let millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
				let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
				let tz = match[8];
				if (tz && tz !== "Z") {
					let d = parseSexagesimal(tz, !1);
					Math.abs(d) < 30 && (d *= 60);
					date -= 6e4 * d;
				}
				return new Date(date);
			},
			stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
		};
		exports.floatTime = floatTime;
		exports.intTime = intTime;
		exports.timestamp = timestamp;
	}),
	5922: ((__unused_webpack_module, exports) => {
		let FOLD_BLOCK = "block";
		let FOLD_QUOTED = "quoted";
		function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
			if (!lineWidth || lineWidth < 0) return text;
			lineWidth < minContentWidth && (minContentWidth = 0);
			let endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
			if (text.length <= endStep) return text;
			let folds = [];
			let escapedFolds = {};
			let end = lineWidth - indent.length;
			typeof indentAtStart == "number" && (indentAtStart > lineWidth - Math.max(2, minContentWidth) ? folds.push(0) : end = lineWidth - indentAtStart);
			let split;
			let prev;
			let overflow = !1;
			let i = -1;
			let escStart = -1;
			let escEnd = -1;
			if (mode === FOLD_BLOCK) {
				i = consumeMoreIndentedLines(text, i, indent.length);
				i !== -1 && (end = i + endStep);
			}
			for (let ch; ch = text[i += 1];) {
				if (mode === FOLD_QUOTED && ch === "\\") {
					escStart = i;
					switch (text[i + 1]) {
						case "x":
							i += 3;
							break;
						case "u":
							i += 5;
							break;
						case "U":
							i += 9;
							break;
						default: i += 1;
					}
					escEnd = i;
				}
				if (ch === "\n") {
					mode === FOLD_BLOCK && (i = consumeMoreIndentedLines(text, i, indent.length));
					end = i + indent.length + endStep;
					split = void 0;
				} else {
					if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
						let next = text[i + 1];
						next && next !== " " && next !== "\n" && next !== "	" && (split = i);
					}
					if (i >= end) {
						if (split) {
							folds.push(split);
							end = split + endStep;
							split = void 0;
						} else if (mode === FOLD_QUOTED) {
							for (; prev === " " || prev === "	";) {
								prev = ch;
								ch = text[i += 1];
								overflow = !0;
							}
							let j = i > escEnd + 1 ? i - 2 : escStart - 1;
							if (escapedFolds[j]) return text;
							folds.push(j);
							escapedFolds[j] = !0;
							end = j + endStep;
							split = void 0;
						} else overflow = !0;
					}
				}
				prev = ch;
			}
			overflow && onOverflow && onOverflow();
			if (folds.length === 0) return text;
			onFold && onFold();
			let res = text.slice(0, folds[0]);
			for (let i = 0; i < folds.length; ++i) {
				let fold = folds[i];
				let end = folds[i + 1] || text.length;
				if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
				else {
					mode === FOLD_QUOTED && escapedFolds[fold] && (res += `${text[fold]}\\`);
					res += `\n${indent}${text.slice(fold + 1, end)}`;
				}
			}
			return res;
		}
		function consumeMoreIndentedLines(text, i, indent) {
			let end = i;
			let start = i + 1;
			let ch = text[start];
			for (; ch === " " || ch === "	";) if (i < start + indent) ch = text[++i];
			else {
				do
					ch = text[++i];
				while (ch && ch !== "\n");
				end = i;
				start = i + 1;
				ch = text[start];
			}
			return end;
		}
		exports.FOLD_BLOCK = FOLD_BLOCK;
		exports.FOLD_FLOW = "flow";
		exports.FOLD_QUOTED = FOLD_QUOTED;
		exports.foldFlowLines = foldFlowLines;
	}),
	1033: ((__unused_webpack_module, exports, __webpack_require__) => {
		var anchors = __webpack_require__(1853);
		var identity = __webpack_require__(7612);
		var stringifyComment = __webpack_require__(8656);
		var stringifyString = __webpack_require__(8228);
		function createStringifyContext(doc, options) {
			let opt = Object.assign({
				blockQuote: !0,
				commentString: stringifyComment.stringifyComment,
				defaultKeyType: null,
				defaultStringType: "PLAIN",
				directives: null,
				doubleQuotedAsJSON: !1,
				doubleQuotedMinMultiLineLength: 40,
				falseStr: "false",
				flowCollectionPadding: !0,
				indentSeq: !0,
				lineWidth: 80,
				minContentWidth: 20,
				nullStr: "null",
				simpleKeys: !1,
				singleQuote: null,
				trailingComma: !1,
				trueStr: "true",
				verifyAliasOrder: !0
			}, doc.schema.toStringOptions, options);
			let inFlow;
			switch (opt.collectionStyle) {
				case "block":
					inFlow = !1;
					break;
				case "flow":
					inFlow = !0;
					break;
				default: inFlow = null;
			}
			return {
				anchors: new Set(),
				doc,
				flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
				indent: "",
				indentStep: typeof opt.indent == "number" ? " ".repeat(opt.indent) : "  ",
				inFlow,
				options: opt
			};
		}
		function getTagObject(tags, item) {
			if (item.tag) {
				let match = tags.filter((t) => t.tag === item.tag);
				if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
			}
			let tagObj;
			let obj;
			if (identity.isScalar(item)) {
				obj = item.value;
				let match = tags.filter((t) => t.identify?.(obj));
				if (match.length > 1) {
					let testMatch = match.filter((t) => t.test);
					testMatch.length > 0 && (match = testMatch);
				}
				tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
			} else {
				obj = item;
				tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
			}
			if (!tagObj) {
				let name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
				throw Error(`Tag not resolved for ${name} value`);
			}
			return tagObj;
		}
		function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
			if (!doc.directives) return "";
			let props = [];
			let anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
			if (anchor && anchors.anchorIsValid(anchor)) {
				anchors$1.add(anchor);
				props.push(`&${anchor}`);
			}
			let tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
			tag && props.push(doc.directives.tagString(tag));
			return props.join(" ");
		}
		function stringify(item, ctx, onComment, onChompKeep) {
			if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
			if (identity.isAlias(item)) {
				if (ctx.doc.directives) return item.toString(ctx);
				if (ctx.resolvedAliases?.has(item)) throw TypeError("Cannot stringify circular structure without alias nodes");
				else {
					ctx.resolvedAliases ? ctx.resolvedAliases.add(item) : ctx.resolvedAliases = new Set([item]);
					item = item.resolve(ctx.doc);
				}
			}
			let tagObj;
			let node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
			tagObj ??= getTagObject(ctx.doc.schema.tags, node);
			let props = stringifyProps(node, tagObj, ctx);
			props.length > 0 && (ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1);
			let str = typeof tagObj.stringify == "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
			if (!props) return str;
			return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
		}
		exports.createStringifyContext = createStringifyContext;
		exports.stringify = stringify;
	}),
	8169: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var stringify = __webpack_require__(1033);
		var stringifyComment = __webpack_require__(8656);
		function stringifyCollection(collection, ctx, options) {
			return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
		}
		function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
			let { indent, options: { commentString } } = ctx;
			let itemCtx = Object.assign({}, ctx, {
				indent: itemIndent,
				type: null
			});
			let chompKeep = !1;
			let lines = [];
			for (let i = 0; i < items.length; ++i) {
				let item = items[i];
				let comment = null;
				if (identity.isNode(item)) {
					!chompKeep && item.spaceBefore && lines.push("");
					addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
					item.comment && (comment = item.comment);
				} else if (identity.isPair(item)) {
					let ik = identity.isNode(item.key) ? item.key : null;
					if (ik) {
						!chompKeep && ik.spaceBefore && lines.push("");
						addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
					}
				}
				chompKeep = !1;
				let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = !0);
				comment && (str += stringifyComment.lineComment(str, itemIndent, commentString(comment)));
				chompKeep && comment && (chompKeep = !1);
				lines.push(blockItemPrefix + str);
			}
			let str;
			if (lines.length === 0) str = flowChars.start + flowChars.end;
			else {
				str = lines[0];
				for (let i = 1; i < lines.length; ++i) {
					let line = lines[i];
					str += line ? `\n${indent}${line}` : "\n";
				}
			}
			if (comment) {
				str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
				onComment && onComment();
			} else chompKeep && onChompKeep && onChompKeep();
			return str;
		}
		function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
			let { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
			itemIndent += indentStep;
			let itemCtx = Object.assign({}, ctx, {
				indent: itemIndent,
				inFlow: !0,
				type: null
			});
			let reqNewline = !1;
			let linesAtValue = 0;
			let lines = [];
			for (let i = 0; i < items.length; ++i) {
				let item = items[i];
				let comment = null;
				if (identity.isNode(item)) {
					item.spaceBefore && lines.push("");
					addCommentBefore(ctx, lines, item.commentBefore, !1);
					item.comment && (comment = item.comment);
				} else if (identity.isPair(item)) {
					let ik = identity.isNode(item.key) ? item.key : null;
					if (ik) {
						ik.spaceBefore && lines.push("");
						addCommentBefore(ctx, lines, ik.commentBefore, !1);
						ik.comment && (reqNewline = !0);
					}
					let iv = identity.isNode(item.value) ? item.value : null;
					if (iv) {
						iv.comment && (comment = iv.comment);
						iv.commentBefore && (reqNewline = !0);
					} else item.value == null && ik?.comment && (comment = ik.comment);
				}
				comment && (reqNewline = !0);
				let str = stringify.stringify(item, itemCtx, () => comment = null);
				reqNewline ||= lines.length > linesAtValue || str.includes("\n");
				if (i < items.length - 1) str += ",";
				else if (ctx.options.trailingComma) {
					ctx.options.lineWidth > 0 && (reqNewline ||= lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
					reqNewline && (str += ",");
				}
				comment && (str += stringifyComment.lineComment(str, itemIndent, commentString(comment)));
				lines.push(str);
				linesAtValue = lines.length;
			}
			let { start, end } = flowChars;
			if (lines.length === 0) return start + end;
			else {
				if (!reqNewline) {
					let len = lines.reduce((sum, line) => sum + line.length + 2, 2);
					reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
				}
				if (reqNewline) {
					let str = start;
					for (let line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
					return `${str}\n${indent}${end}`;
				} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
			}
		}
		function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
			comment && chompKeep && (comment = comment.replace(/^\n+/, ""));
			if (comment) {
				let ic = stringifyComment.indentComment(commentString(comment), indent);
				lines.push(ic.trimStart());
			}
		}
		exports.stringifyCollection = stringifyCollection;
	}),
	8656: ((__unused_webpack_module, exports) => {
		let stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
		function indentComment(comment, indent) {
			if (/^\n+$/.test(comment)) return comment.substring(1);
			return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
		}
		let lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
		exports.indentComment = indentComment;
		exports.lineComment = lineComment;
		exports.stringifyComment = stringifyComment;
	}),
	5936: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var stringify = __webpack_require__(1033);
		var stringifyComment = __webpack_require__(8656);
		function stringifyDocument(doc, options) {
			let lines = [];
			let hasDirectives = options.directives === !0;
			if (options.directives !== !1 && doc.directives) {
				let dir = doc.directives.toString(doc);
				if (dir) {
					lines.push(dir);
					hasDirectives = !0;
				} else doc.directives.docStart && (hasDirectives = !0);
			}
			hasDirectives && lines.push("---");
			let ctx = stringify.createStringifyContext(doc, options);
			let { commentString } = ctx.options;
			if (doc.commentBefore) {
				lines.length !== 1 && lines.unshift("");
				let cs = commentString(doc.commentBefore);
				lines.unshift(stringifyComment.indentComment(cs, ""));
			}
			let chompKeep = !1;
			let contentComment = null;
			if (doc.contents) {
				if (identity.isNode(doc.contents)) {
					doc.contents.spaceBefore && hasDirectives && lines.push("");
					if (doc.contents.commentBefore) {
						let cs = commentString(doc.contents.commentBefore);
						lines.push(stringifyComment.indentComment(cs, ""));
					}
					ctx.forceBlockIndent = !!doc.comment;
					contentComment = doc.contents.comment;
				}
				let onChompKeep = contentComment ? void 0 : () => chompKeep = !0;
				let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
				contentComment && (body += stringifyComment.lineComment(body, "", commentString(contentComment)));
				(body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---" ? lines[lines.length - 1] = `--- ${body}` : lines.push(body);
			} else lines.push(stringify.stringify(doc.contents, ctx));
			if (doc.directives?.docEnd) {
				if (doc.comment) {
					let cs = commentString(doc.comment);
					if (cs.includes("\n")) {
						lines.push("...");
						lines.push(stringifyComment.indentComment(cs, ""));
					} else lines.push(`... ${cs}`);
				} else lines.push("...");
			} else {
				let dc = doc.comment;
				dc && chompKeep && (dc = dc.replace(/^\n+/, ""));
				if (dc) {
					(!chompKeep || contentComment) && lines[lines.length - 1] !== "" && lines.push("");
					lines.push(stringifyComment.indentComment(commentString(dc), ""));
				}
			}
			return lines.join("\n") + "\n";
		}
		exports.stringifyDocument = stringifyDocument;
	}),
	1680: ((__unused_webpack_module, exports) => {
		function stringifyNumber({ format, minFractionDigits, tag, value }) {
			if (typeof value == "bigint") return String(value);
			let num = typeof value == "number" ? value : Number(value);
			if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
			let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
			if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
				let i = n.indexOf(".");
				if (i < 0) {
					i = n.length;
					n += ".";
				}
				let d = minFractionDigits - (n.length - i - 1);
				for (; d-- > 0;) n += "0";
			}
			return n;
		}
		exports.stringifyNumber = stringifyNumber;
	}),
	953: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		var Scalar = __webpack_require__(5802);
		var stringify = __webpack_require__(1033);
		var stringifyComment = __webpack_require__(8656);
		function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
			let { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
			let keyComment = identity.isNode(key) && key.comment || null;
			if (simpleKeys) {
				if (keyComment) throw Error("With simple keys, key nodes cannot have comments");
				if (identity.isCollection(key) || !identity.isNode(key) && typeof key == "object") throw Error("With simple keys, collection cannot be used as a key value");
			}
			let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key == "object"));
			ctx = Object.assign({}, ctx, {
				allNullValues: !1,
				implicitKey: !explicitKey && (simpleKeys || !allNullValues),
				indent: indent + indentStep
			});
			let keyCommentDone = !1;
			let chompKeep = !1;
			let str = stringify.stringify(key, ctx, () => keyCommentDone = !0, () => chompKeep = !0);
			if (!explicitKey && !ctx.inFlow && str.length > 1024) {
				if (simpleKeys) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
				explicitKey = !0;
			}
			if (ctx.inFlow) {
				if (allNullValues || value == null) {
					keyCommentDone && onComment && onComment();
					return str === "" ? "?" : explicitKey ? `? ${str}` : str;
				}
			} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
				str = `? ${str}`;
				keyComment && !keyCommentDone ? str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment)) : chompKeep && onChompKeep && onChompKeep();
				return str;
			}
			keyCommentDone && (keyComment = null);
			if (explicitKey) {
				keyComment && (str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment)));
				str = `? ${str}\n${indent}:`;
			} else {
				str = `${str}:`;
				keyComment && (str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment)));
			}
			let vsb, vcb, valueComment;
			if (identity.isNode(value)) {
				vsb = !!value.spaceBefore;
				vcb = value.commentBefore;
				valueComment = value.comment;
			} else {
				vsb = !1;
				vcb = null;
				valueComment = null;
				value && typeof value == "object" && (value = doc.createNode(value));
			}
			ctx.implicitKey = !1;
			!explicitKey && !keyComment && identity.isScalar(value) && (ctx.indentAtStart = str.length + 1);
			chompKeep = !1;
			!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor && (ctx.indent = ctx.indent.substring(2));
			let valueCommentDone = !1;
			let valueStr = stringify.stringify(value, ctx, () => valueCommentDone = !0, () => chompKeep = !0);
			let ws = " ";
			if (keyComment || vsb || vcb) {
				ws = vsb ? "\n" : "";
				if (vcb) {
					let cs = commentString(vcb);
					ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
				}
				valueStr === "" && !ctx.inFlow ? ws === "\n" && valueComment && (ws = "\n\n") : ws += `\n${ctx.indent}`;
			} else if (!explicitKey && identity.isCollection(value)) {
				let vs0 = valueStr[0];
				let nl0 = valueStr.indexOf("\n");
				let hasNewline = nl0 !== -1;
				let flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
				if (hasNewline || !flow) {
					let hasPropsLine = !1;
					if (hasNewline && (vs0 === "&" || vs0 === "!")) {
						let sp0 = valueStr.indexOf(" ");
						vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!" && (sp0 = valueStr.indexOf(" ", sp0 + 1));
						(sp0 === -1 || nl0 < sp0) && (hasPropsLine = !0);
					}
					hasPropsLine || (ws = `\n${ctx.indent}`);
				}
			} else (valueStr === "" || valueStr[0] === "\n") && (ws = "");
			str += ws + valueStr;
			ctx.inFlow ? valueCommentDone && onComment && onComment() : valueComment && !valueCommentDone ? str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment)) : chompKeep && onChompKeep && onChompKeep();
			return str;
		}
		exports.stringifyPair = stringifyPair;
	}),
	8228: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Scalar = __webpack_require__(5802);
		var foldFlowLines = __webpack_require__(5922);
		let getFoldOptions = (ctx, isBlock) => ({
			indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
			lineWidth: ctx.options.lineWidth,
			minContentWidth: ctx.options.minContentWidth
		});
		let containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
		function lineLengthOverLimit(str, lineWidth, indentLength) {
			if (!lineWidth || lineWidth < 0) return !1;
			let limit = lineWidth - indentLength;
			let strLen = str.length;
			if (strLen <= limit) return !1;
			for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
				if (i - start > limit) return !0;
				start = i + 1;
				if (strLen - start <= limit) return !1;
			}
			return !0;
		}
		function doubleQuotedString(value, ctx) {
			let json = JSON.stringify(value);
			if (ctx.options.doubleQuotedAsJSON) return json;
			let { implicitKey } = ctx;
			let minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
			let indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
			let str = "";
			let start = 0;
			for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
				if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
					str += json.slice(start, i) + "\\ ";
					i += 1;
					start = i;
					ch = "\\";
				}
				if (ch === "\\") switch (json[i + 1]) {
					case "u":
						{
							str += json.slice(start, i);
							let code = json.substr(i + 2, 4);
							switch (code) {
								case "0000":
									str += "\\0";
									break;
								case "0007":
									str += "\\a";
									break;
								case "000b":
									str += "\\v";
									break;
								case "001b":
									str += "\\e";
									break;
								case "0085":
									str += "\\N";
									break;
								case "00a0":
									str += "\\_";
									break;
								case "2028":
									str += "\\L";
									break;
								case "2029":
									str += "\\P";
									break;
								default: code.substr(0, 2) === "00" ? str += "\\x" + code.substr(2) : str += json.substr(i, 6);
							}
							i += 5;
							start = i + 1;
						}
						break;
					case "n":
						if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
						else {
							str += json.slice(start, i) + "\n\n";
							for (; json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"";) {
								str += "\n";
								i += 2;
							}
							str += indent;
							json[i + 2] === " " && (str += "\\");
							i += 1;
							start = i + 1;
						}
						break;
					default: i += 1;
				}
			}
			str = start ? str + json.slice(start) : json;
			return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, !1));
		}
		function singleQuotedString(value, ctx) {
			if (ctx.options.singleQuote === !1 || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
			let indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
			let res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
			return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, !1));
		}
		function quotedString(value, ctx) {
			let { singleQuote } = ctx.options;
			let qs;
			if (singleQuote === !1) qs = doubleQuotedString;
			else {
				let hasDouble = value.includes("\"");
				let hasSingle = value.includes("'");
				qs = hasDouble && !hasSingle ? singleQuotedString : hasSingle && !hasDouble ? doubleQuotedString : singleQuote ? singleQuotedString : doubleQuotedString;
			}
			return qs(value, ctx);
		}
		let blockEndNewlines;
		try {
			blockEndNewlines = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
		} catch {
			blockEndNewlines = /\n+(?!\n|$)/g;
		}
		function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
			let { blockQuote, commentString, lineWidth } = ctx.options;
			if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
			let indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
			let literal = blockQuote === "literal" ? !0 : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? !1 : type === Scalar.Scalar.BLOCK_LITERAL || !lineLengthOverLimit(value, lineWidth, indent.length);
			if (!value) return literal ? "|\n" : ">\n";
			let chomp;
			let endStart;
			for (endStart = value.length; endStart > 0; --endStart) {
				let ch = value[endStart - 1];
				if (ch !== "\n" && ch !== "	" && ch !== " ") break;
			}
			let end = value.substring(endStart);
			let endNlPos = end.indexOf("\n");
			if (endNlPos === -1) chomp = "-";
			else if (value === end || endNlPos !== end.length - 1) {
				chomp = "+";
				onChompKeep && onChompKeep();
			} else chomp = "";
			if (end) {
				value = value.slice(0, -end.length);
				end[end.length - 1] === "\n" && (end = end.slice(0, -1));
				end = end.replace(blockEndNewlines, `$&${indent}`);
			}
			let startWithSpace = !1;
			let startEnd;
			let startNlPos = -1;
			for (startEnd = 0; startEnd < value.length; ++startEnd) {
				let ch = value[startEnd];
				if (ch === " ") startWithSpace = !0;
				else if (ch === "\n") startNlPos = startEnd;
				else break;
			}
			let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
			if (start) {
				value = value.substring(start.length);
				start = start.replace(/\n+/g, `$&${indent}`);
			}
			let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
			if (comment) {
				header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
				onComment && onComment();
			}
			if (!literal) {
				let foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
				let literalFallback = !1;
				let foldOptions = getFoldOptions(ctx, !0);
				blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED && (foldOptions.onOverflow = () => {
					literalFallback = !0;
				});
				let body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
				if (!literalFallback) return `>${header}\n${indent}${body}`;
			}
			value = value.replace(/\n+/g, `$&${indent}`);
			return `|${header}\n${indent}${start}${value}${end}`;
		}
		function plainString(item, ctx, onComment, onChompKeep) {
			let { type, value } = item;
			let { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
			if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
			if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
			if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
			if (containsDocumentMarker(value)) {
				if (indent === "") {
					ctx.forceBlockIndent = !0;
					return blockString(item, ctx, onComment, onChompKeep);
				} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
			}
			let str = value.replace(/\n+/g, `$&\n${indent}`);
			if (actualString) {
				let test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
				let { compat, tags } = ctx.doc.schema;
				if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
			}
			return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, !1));
		}
		function stringifyString(item, ctx, onComment, onChompKeep) {
			let { implicitKey, inFlow } = ctx;
			let ss = typeof item.value == "string" ? item : Object.assign({}, item, { value: String(item.value) });
			let { type } = item;
			type !== Scalar.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value) && (type = Scalar.Scalar.QUOTE_DOUBLE);
			let _stringify = (_type) => {
				switch (_type) {
					case Scalar.Scalar.BLOCK_FOLDED:
					case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
					case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
					case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
					case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
					default: return null;
				}
			};
			let res = _stringify(type);
			if (res === null) {
				let { defaultKeyType, defaultStringType } = ctx.options;
				let t = implicitKey && defaultKeyType || defaultStringType;
				res = _stringify(t);
				if (res === null) throw Error(`Unsupported default string type ${t}`);
			}
			return res;
		}
		exports.stringifyString = stringifyString;
	}),
	9469: ((__unused_webpack_module, exports, __webpack_require__) => {
		var identity = __webpack_require__(7612);
		let BREAK = Symbol("break visit");
		let SKIP = Symbol("skip children");
		let REMOVE = Symbol("remove node");
		function visit(node, visitor) {
			let visitor_ = initVisitor(visitor);
			identity.isDocument(node) ? visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE && (node.contents = null) : visit_(null, node, visitor_, Object.freeze([]));
		}
		visit.BREAK = BREAK;
		visit.SKIP = SKIP;
		visit.REMOVE = REMOVE;
		function visit_(key, node, visitor, path) {
			let ctrl = callVisitor(key, node, visitor, path);
			if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
				replaceNode(key, path, ctrl);
				return visit_(key, ctrl, visitor, path);
			}
			if (typeof ctrl != "symbol") {
				if (identity.isCollection(node)) {
					path = Object.freeze(path.concat(node));
					for (let i = 0; i < node.items.length; ++i) {
						let ci = visit_(i, node.items[i], visitor, path);
						if (typeof ci == "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else if (ci === REMOVE) {
							node.items.splice(i, 1);
							--i;
						}
					}
				} else if (identity.isPair(node)) {
					path = Object.freeze(path.concat(node));
					let ck = visit_("key", node.key, visitor, path);
					if (ck === BREAK) return BREAK;
					else ck === REMOVE && (node.key = null);
					let cv = visit_("value", node.value, visitor, path);
					if (cv === BREAK) return BREAK;
					else cv === REMOVE && (node.value = null);
				}
			}
			return ctrl;
		}
		async function visitAsync(node, visitor) {
			let visitor_ = initVisitor(visitor);
			identity.isDocument(node) ? await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE && (node.contents = null) : await visitAsync_(null, node, visitor_, Object.freeze([]));
		}
		visitAsync.BREAK = BREAK;
		visitAsync.SKIP = SKIP;
		visitAsync.REMOVE = REMOVE;
		async function visitAsync_(key, node, visitor, path) {
			let ctrl = await callVisitor(key, node, visitor, path);
			if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
				replaceNode(key, path, ctrl);
				return visitAsync_(key, ctrl, visitor, path);
			}
			if (typeof ctrl != "symbol") {
				if (identity.isCollection(node)) {
					path = Object.freeze(path.concat(node));
					for (let i = 0; i < node.items.length; ++i) {
						let ci = await visitAsync_(i, node.items[i], visitor, path);
						if (typeof ci == "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else if (ci === REMOVE) {
							node.items.splice(i, 1);
							--i;
						}
					}
				} else if (identity.isPair(node)) {
					path = Object.freeze(path.concat(node));
					let ck = await visitAsync_("key", node.key, visitor, path);
					if (ck === BREAK) return BREAK;
					else ck === REMOVE && (node.key = null);
					let cv = await visitAsync_("value", node.value, visitor, path);
					if (cv === BREAK) return BREAK;
					else cv === REMOVE && (node.value = null);
				}
			}
			return ctrl;
		}
		function initVisitor(visitor) {
			if (typeof visitor == "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
				Alias: visitor.Node,
				Map: visitor.Node,
				Scalar: visitor.Node,
				Seq: visitor.Node
			}, visitor.Value && {
				Map: visitor.Value,
				Scalar: visitor.Value,
				Seq: visitor.Value
			}, visitor.Collection && {
				Map: visitor.Collection,
				Seq: visitor.Collection
			}, visitor);
			return visitor;
		}
		function callVisitor(key, node, visitor, path) {
			if (typeof visitor == "function") return visitor(key, node, path);
			if (identity.isMap(node)) return visitor.Map?.(key, node, path);
			if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
			if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
			if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
			if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
		}
		function replaceNode(key, path, node) {
			let parent = path[path.length - 1];
			if (identity.isCollection(parent)) parent.items[key] = node;
			else if (identity.isPair(parent)) key === "key" ? parent.key = node : parent.value = node;
			else if (identity.isDocument(parent)) parent.contents = node;
			else {
				let pt = identity.isAlias(parent) ? "alias" : "scalar";
				throw Error(`Cannot replace node with ${pt} parent`);
			}
		}
		exports.visit = visit;
		exports.visitAsync = visitAsync;
	}),
	4950: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { iX: () => Parser });
		var astralIdentifierCodes = [
			509,
			0,
			227,
			0,
			150,
			4,
			294,
			9,
			1368,
			2,
			2,
			1,
			6,
			3,
			41,
			2,
			5,
			0,
			166,
			1,
			574,
			3,
			9,
			9,
			7,
			9,
			32,
			4,
			318,
			1,
			31,
			4,
			33,
			15,
			71,
			10,
			50,
			3,
			123,
			2,
			54,
			14,
			32,
			10,
			3,
			1,
			11,
			3,
			46,
			10,
			8,
			0,
			46,
			9,
			7,
			2,
			37,
			13,
			2,
			9,
			6,
			1,
			45,
			0,
			13,
			2,
			49,
			13,
			9,
			3,
			2,
			11,
			83,
			11,
			7,
			0,
			3,
			0,
			158,
			11,
			6,
			9,
			7,
			3,
			56,
			1,
			2,
			6,
			3,
			1,
			3,
			2,
			10,
			0,
			11,
			1,
			3,
			6,
			4,
			4,
			68,
			8,
			2,
			0,
			3,
			0,
			2,
			3,
			2,
			4,
			2,
			0,
			15,
			1,
			83,
			17,
			10,
			9,
			5,
			0,
			82,
			19,
			13,
			9,
			214,
			6,
			3,
			8,
			28,
			1,
			83,
			16,
			16,
			9,
			82,
			12,
			9,
			9,
			7,
			19,
			58,
			14,
			5,
			9,
			243,
			14,
			166,
			9,
			71,
			5,
			2,
			1,
			3,
			3,
			2,
			0,
			2,
			1,
			13,
			9,
			120,
			6,
			3,
			6,
			4,
			0,
			29,
			9,
			41,
			6,
			2,
			3,
			9,
			0,
			10,
			10,
			47,
			15,
			199,
			7,
			137,
			9,
			54,
			7,
			2,
			7,
			17,
			9,
			57,
			21,
			2,
			13,
			123,
			5,
			4,
			0,
			2,
			1,
			2,
			6,
			2,
			0,
			9,
			9,
			49,
			4,
			2,
			1,
			2,
			4,
			9,
			9,
			55,
			9,
			7,
			0,
			259,
			3,
			10,
			1,
			2,
			0,
			49,
			6,
			4,
			4,
			14,
			10,
			5350,
			0,
			7,
			14,
			11465,
			27,
			2343,
			9,
			87,
			9,
			39,
			4,
			60,
			6,
			26,
			9,
			535,
			9,
			470,
			0,
			2,
			54,
			8,
			3,
			82,
			0,
			12,
			1,
			19628,
			1,
			4178,
			9,
			519,
			45,
			3,
			22,
			481,
			1,
			61,
			4,
			4,
			5,
			9,
			7,
			3,
			6,
			31,
			3,
			149,
			2,
			12,
			2,
			9,
			1,
			3,
			0,
			33,
			1,
			1357,
			49,
			513,
			54,
			5,
			49,
			9,
			0,
			15,
			0,
			23,
			4,
			2,
			14,
			1361,
			6,
			2,
			16,
			3,
			6,
			2,
			1,
			2,
			4,
			101,
			0,
			161,
			6,
			10,
			9,
			357,
			0,
			62,
			13,
			499,
			13,
			245,
			1,
			2,
			9,
			233,
			0,
			3,
			0,
			8,
			1,
			6,
			0,
			475,
			6,
			110,
			6,
			6,
			9,
			4759,
			9,
			787719,
			239
		];
		var astralIdentifierStartCodes = [
			0,
			11,
			2,
			25,
			2,
			18,
			2,
			1,
			2,
			14,
			3,
			13,
			35,
			122,
			70,
			52,
			268,
			28,
			4,
			48,
			48,
			31,
			14,
			29,
			6,
			37,
			11,
			29,
			3,
			35,
			5,
			7,
			2,
			4,
			43,
			157,
			19,
			35,
			5,
			35,
			5,
			39,
			9,
			51,
			13,
			10,
			2,
			14,
			2,
			6,
			2,
			1,
			2,
			10,
			2,
			14,
			2,
			6,
			2,
			1,
			4,
			51,
			13,
			310,
			10,
			21,
			11,
			7,
			25,
			5,
			2,
			41,
			2,
			13,
			65,
			5,
			3,
			0,
			2,
			43,
			2,
			1,
			4,
			0,
			3,
			22,
			11,
			22,
			10,
			30,
			66,
			18,
			2,
			1,
			11,
			21,
			11,
			25,
			7,
			25,
			39,
			55,
			7,
			1,
			65,
			0,
			16,
			3,
			2,
			2,
			2,
			28,
			43,
			28,
			4,
			28,
			36,
			7,
			2,
			27,
			28,
			53,
			11,
			21,
			11,
			18,
			14,
			17,
			111,
			72,
			56,
			50,
			14,
			50,
			14,
			35,
			39,
			27,
			10,
			22,
			251,
			41,
			7,
			1,
			17,
			5,
			18,
			21,
			18,
			28,
			11,
			0,
			9,
			21,
			43,
			17,
			47,
			20,
			28,
			22,
			13,
			52,
			58,
			1,
			3,
			0,
			14,
			44,
			33,
			24,
			27,
			35,
			30,
			0,
			3,
			0,
			9,
			34,
			4,
			0,
			13,
			47,
			15,
			3,
			22,
			0,
			2,
			0,
			36,
			17,
			2,
			24,
			20,
			1,
			64,
			6,
			2,
			0,
			2,
			3,
			2,
			14,
			2,
			9,
			8,
			46,
			39,
			7,
			3,
			1,
			3,
			21,
			2,
			6,
			2,
			1,
			2,
			4,
			4,
			0,
			19,
			0,
			13,
			4,
			31,
			9,
			2,
			0,
			3,
			0,
			2,
			37,
			2,
			0,
			26,
			0,
			2,
			0,
			45,
			52,
			19,
			3,
			21,
			2,
			31,
			47,
			21,
			1,
			2,
			0,
			185,
			46,
			42,
			3,
			37,
			47,
			21,
			0,
			60,
			42,
			14,
			0,
			72,
			26,
			38,
			6,
			186,
			43,
			117,
			63,
			32,
			7,
			3,
			0,
			3,
			7,
			2,
			1,
			2,
			23,
			16,
			0,
			2,
			0,
			95,
			7,
			3,
			38,
			17,
			0,
			2,
			0,
			29,
			0,
			11,
			39,
			8,
			0,
			22,
			0,
			12,
			45,
			20,
			0,
			19,
			72,
			18,
			0,
			182,
			32,
			32,
			8,
			2,
			36,
			18,
			0,
			50,
			29,
			113,
			6,
			2,
			1,
			2,
			37,
			22,
			0,
			26,
			5,
			2,
			1,
			2,
			31,
			15,
			0,
			24,
			43,
			22,
			0,
			239,
			18,
			16,
			0,
			2,
			12,
			2,
			33,
			125,
			0,
			80,
			921,
			103,
			111,
			6,
			206,
			13,
			310,
			2314,
			96,
			16,
			1071,
			18,
			5,
			26,
			3994,
			6,
			582,
			6842,
			29,
			1763,
			568,
			8,
			30,
			18,
			78,
			18,
			29,
			19,
			47,
			17,
			3,
			32,
			20,
			6,
			18,
			433,
			44,
			212,
			63,
			33,
			24,
			3,
			24,
			45,
			74,
			6,
			0,
			67,
			12,
			65,
			1,
			2,
			0,
			15,
			4,
			10,
			7386,
			37,
			33,
			96,
			114,
			14,
			913,
			15,
			50,
			7710,
			3,
			2,
			6,
			2,
			1,
			2,
			296,
			10,
			0,
			30,
			2,
			3,
			0,
			15,
			4,
			8,
			395,
			2309,
			106,
			6,
			12,
			4,
			8,
			8,
			9,
			5991,
			84,
			2,
			70,
			2,
			1,
			3,
			0,
			3,
			1,
			3,
			3,
			2,
			11,
			2,
			0,
			2,
			6,
			2,
			64,
			2,
			3,
			3,
			7,
			2,
			6,
			2,
			27,
			2,
			3,
			2,
			4,
			2,
			0,
			4,
			6,
			2,
			340,
			2,
			24,
			2,
			24,
			2,
			30,
			2,
			24,
			2,
			30,
			2,
			24,
			2,
			30,
			2,
			24,
			2,
			30,
			2,
			24,
			2,
			7,
			1845,
			129,
			15,
			6,
			55,
			50,
			49,
			61,
			147,
			44,
			11,
			6,
			17,
			0,
			322,
			29,
			19,
			43,
			485,
			27,
			229,
			29,
			3,
			0,
			208,
			30,
			2,
			2,
			2,
			1,
			2,
			6,
			3,
			4,
			10,
			1,
			225,
			6,
			2,
			3,
			2,
			1,
			2,
			14,
			2,
			196,
			60,
			67,
			8,
			0,
			1205,
			3,
			2,
			26,
			2,
			1,
			2,
			0,
			3,
			0,
			2,
			9,
			2,
			3,
			2,
			0,
			2,
			0,
			7,
			0,
			5,
			0,
			2,
			0,
			2,
			0,
			2,
			2,
			2,
			1,
			2,
			0,
			3,
			0,
			2,
			0,
			2,
			0,
			2,
			0,
			2,
			0,
			2,
			1,
			2,
			0,
			3,
			3,
			2,
			6,
			2,
			3,
			2,
			3,
			2,
			0,
			2,
			9,
			2,
			16,
			6,
			2,
			2,
			4,
			2,
			16,
			4421,
			42719,
			33,
			4382,
			2,
			5773,
			3,
			7472,
			16,
			621,
			2467,
			541,
			1507,
			4938,
			6,
			8489,
			39815,
			11327
		];
		var nonASCIIidentifierChars = "‌‍·̀-ͯ·҃-֑҇-ׇֽֿׁׂׅׄ-׉ؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୓-ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫰ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･";
		var nonASCIIidentifierStartChars = "ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆ՘ՙՠ-ֈ֋֌א-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿ₏-₟ℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-꟝꟢꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩ꭬꭭ꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ";
		var reservedWords = {
			3: "abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile",
			5: "class enum extends super const export import",
			6: "enum",
			strict: "implements interface let package private protected public static yield",
			strictBind: "eval arguments"
		};
		var ecma5AndLessKeywords = "break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this";
		var keywords$1 = {
			5: ecma5AndLessKeywords,
			"5module": ecma5AndLessKeywords + " export import",
			6: ecma5AndLessKeywords + " const class extends export import super"
		};
		var keywordRelationalOperator = /^in(stanceof)?$/;
		var nonASCIIidentifierStart = RegExp("[" + nonASCIIidentifierStartChars + "]");
		var nonASCIIidentifier = RegExp("[" + nonASCIIidentifierStartChars + nonASCIIidentifierChars + "]");
		function isInAstralSet(code, set) {
			var pos = 65536;
			for (var i = 0; i < set.length; i += 2) {
				pos += set[i];
				if (pos > code) return !1;
				pos += set[i + 1];
				if (pos >= code) return !0;
			}
			return !1;
		}
		function isIdentifierStart(code, astral) {
			if (code < 65) return code === 36;
			if (code < 91) return !0;
			if (code < 97) return code === 95;
			if (code < 123) return !0;
			if (code <= 65535) return code >= 170 && nonASCIIidentifierStart.test(String.fromCharCode(code));
			if (astral === !1) return !1;
			return isInAstralSet(code, astralIdentifierStartCodes);
		}
		function isIdentifierChar(code, astral) {
			if (code < 48) return code === 36;
			if (code < 58) return !0;
			if (code < 65) return !1;
			if (code < 91) return !0;
			if (code < 97) return code === 95;
			if (code < 123) return !0;
			if (code <= 65535) return code >= 170 && nonASCIIidentifier.test(String.fromCharCode(code));
			if (astral === !1) return !1;
			return isInAstralSet(code, astralIdentifierStartCodes) || isInAstralSet(code, astralIdentifierCodes);
		}
		var TokenType = function TokenType(label, conf) {
			conf === void 0 && (conf = {});
			this.label = label;
			this.keyword = conf.keyword;
			this.beforeExpr = !!conf.beforeExpr;
			this.startsExpr = !!conf.startsExpr;
			this.isLoop = !!conf.isLoop;
			this.isAssign = !!conf.isAssign;
			this.prefix = !!conf.prefix;
			this.postfix = !!conf.postfix;
			this.binop = conf.binop || null;
			this.updateContext = null;
		};
		function binop(name, prec) {
			return new TokenType(name, {
				beforeExpr: !0,
				binop: prec
			});
		}
		var beforeExpr = { beforeExpr: !0 }, startsExpr = { startsExpr: !0 };
		var keywords = {};
		function kw(name, options) {
			options === void 0 && (options = {});
			options.keyword = name;
			return keywords[name] = new TokenType(name, options);
		}
		var types$1 = {
			num: new TokenType("num", startsExpr),
			regexp: new TokenType("regexp", startsExpr),
			string: new TokenType("string", startsExpr),
			name: new TokenType("name", startsExpr),
			privateId: new TokenType("privateId", startsExpr),
			eof: new TokenType("eof"),
			bracketL: new TokenType("[", {
				beforeExpr: !0,
				startsExpr: !0
			}),
			bracketR: new TokenType("]"),
			braceL: new TokenType("{", {
				beforeExpr: !0,
				startsExpr: !0
			}),
			braceR: new TokenType("}"),
			parenL: new TokenType("(", {
				beforeExpr: !0,
				startsExpr: !0
			}),
			parenR: new TokenType(")"),
			comma: new TokenType(",", beforeExpr),
			semi: new TokenType(";", beforeExpr),
			colon: new TokenType(":", beforeExpr),
			dot: new TokenType("."),
			question: new TokenType("?", beforeExpr),
			questionDot: new TokenType("?."),
			arrow: new TokenType("=>", beforeExpr),
			template: new TokenType("template"),
			invalidTemplate: new TokenType("invalidTemplate"),
			ellipsis: new TokenType("...", beforeExpr),
			backQuote: new TokenType("`", startsExpr),
			dollarBraceL: new TokenType("${", {
				beforeExpr: !0,
				startsExpr: !0
			}),
			eq: new TokenType("=", {
				beforeExpr: !0,
				isAssign: !0
			}),
			assign: new TokenType("_=", {
				beforeExpr: !0,
				isAssign: !0
			}),
			incDec: new TokenType("++/--", {
				prefix: !0,
				postfix: !0,
				startsExpr: !0
			}),
			prefix: new TokenType("!/~", {
				beforeExpr: !0,
				prefix: !0,
				startsExpr: !0
			}),
			logicalOR: binop("||", 1),
			logicalAND: binop("&&", 2),
			bitwiseOR: binop("|", 3),
			bitwiseXOR: binop("^", 4),
			bitwiseAND: binop("&", 5),
			equality: binop("==/!=/===/!==", 6),
			relational: binop("</>/<=/>=", 7),
			bitShift: binop("<</>>/>>>", 8),
			plusMin: new TokenType("+/-", {
				beforeExpr: !0,
				binop: 9,
				prefix: !0,
				startsExpr: !0
			}),
			modulo: binop("%", 10),
			star: binop("*", 10),
			slash: binop("/", 10),
			starstar: new TokenType("**", { beforeExpr: !0 }),
			coalesce: binop("??", 1),
			_break: kw("break"),
			_case: kw("case", beforeExpr),
			_catch: kw("catch"),
			_continue: kw("continue"),
			_debugger: kw("debugger"),
			_default: kw("default", beforeExpr),
			_do: kw("do", {
				isLoop: !0,
				beforeExpr: !0
			}),
			_else: kw("else", beforeExpr),
			_finally: kw("finally"),
			_for: kw("for", { isLoop: !0 }),
			_function: kw("function", startsExpr),
			_if: kw("if"),
			_return: kw("return", beforeExpr),
			_switch: kw("switch"),
			_throw: kw("throw", beforeExpr),
			_try: kw("try"),
			_var: kw("var"),
			_const: kw("const"),
			_while: kw("while", { isLoop: !0 }),
			_with: kw("with"),
			_new: kw("new", {
				beforeExpr: !0,
				startsExpr: !0
			}),
			_this: kw("this", startsExpr),
			_super: kw("super", startsExpr),
			_class: kw("class", startsExpr),
			_extends: kw("extends", beforeExpr),
			_export: kw("export"),
			_import: kw("import", startsExpr),
			_null: kw("null", startsExpr),
			_true: kw("true", startsExpr),
			_false: kw("false", startsExpr),
			_in: kw("in", {
				beforeExpr: !0,
				binop: 7
			}),
			_instanceof: kw("instanceof", {
				beforeExpr: !0,
				binop: 7
			}),
			_typeof: kw("typeof", {
				beforeExpr: !0,
				prefix: !0,
				startsExpr: !0
			}),
			_void: kw("void", {
				beforeExpr: !0,
				prefix: !0,
				startsExpr: !0
			}),
			_delete: kw("delete", {
				beforeExpr: !0,
				prefix: !0,
				startsExpr: !0
			})
		};
		var lineBreak = /\r\n?|\n|\u2028|\u2029/;
		var lineBreakG = new RegExp(lineBreak.source, "g");
		function isNewLine(code) {
			return code === 10 || code === 13 || code === 8232 || code === 8233;
		}
		function nextLineBreak(code, from, end) {
			end === void 0 && (end = code.length);
			for (var i = from; i < end; i++) {
				var next = code.charCodeAt(i);
				if (isNewLine(next)) return i < end - 1 && next === 13 && code.charCodeAt(i + 1) === 10 ? i + 2 : i + 1;
			}
			return -1;
		}
		var nonASCIIwhitespace = /[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/;
		var skipWhiteSpace = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g;
		var ref = Object.prototype;
		var hasOwnProperty = ref.hasOwnProperty;
		var toString = ref.toString;
		var hasOwn = Object.hasOwn || (function(obj, propName) {
			return hasOwnProperty.call(obj, propName);
		});
		var isArray = Array.isArray || (function(obj) {
			return toString.call(obj) === "[object Array]";
		});
		var regexpCache = Object.create(null);
		function wordsRegexp(words) {
			return regexpCache[words] || (regexpCache[words] = RegExp("^(?:" + words.replace(/ /g, "|") + ")$"));
		}
		function codePointToString(code) {
			if (code <= 65535) return String.fromCharCode(code);
			code -= 65536;
			return String.fromCharCode((code >> 10) + 55296, (code & 1023) + 56320);
		}
		var loneSurrogate = /(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/;
		var Position = function Position(line, col) {
			this.line = line;
			this.column = col;
		};
		Position.prototype.offset = function offset(n) {
			return new Position(this.line, this.column + n);
		};
		var SourceLocation = function SourceLocation(p, start, end) {
			this.start = start;
			this.end = end;
			p.sourceFile !== null && (this.source = p.sourceFile);
		};
		function getLineInfo(input, offset) {
			for (var line = 1, cur = 0;;) {
				var nextBreak = nextLineBreak(input, cur, offset);
				if (nextBreak < 0) return new Position(line, offset - cur);
				++line;
				cur = nextBreak;
			}
		}
		var defaultOptions = {
			ecmaVersion: null,
			sourceType: "script",
			strict: !1,
			onInsertedSemicolon: null,
			onTrailingComma: null,
			allowReserved: null,
			allowReturnOutsideFunction: !1,
			allowImportExportEverywhere: !1,
			allowAwaitOutsideFunction: null,
			allowSuperOutsideMethod: null,
			allowHashBang: !1,
			checkPrivateFields: !0,
			locations: !1,
			startLocation: null,
			onToken: null,
			onComment: null,
			ranges: !1,
			program: null,
			sourceFile: null,
			directSourceFile: null,
			preserveParens: !1
		};
		var warnedAboutEcmaVersion = !1;
		function getOptions(opts) {
			var options = {};
			for (var opt in defaultOptions) options[opt] = opts && hasOwn(opts, opt) ? opts[opt] : defaultOptions[opt];
			if (options.ecmaVersion === "latest") options.ecmaVersion = 1e8;
			else if (options.ecmaVersion == null) {
				if (!warnedAboutEcmaVersion && typeof console == "object" && console.warn) {
					warnedAboutEcmaVersion = !0;
					console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.");
				}
				options.ecmaVersion = 11;
			} else options.ecmaVersion >= 2015 && (options.ecmaVersion -= 2009);
			options.allowReserved ??= options.ecmaVersion < 5;
			opts && opts.allowHashBang != null || (options.allowHashBang = options.ecmaVersion >= 14);
			if (isArray(options.onToken)) {
				var tokens = options.onToken;
				options.onToken = function(token) {
					return tokens.push(token);
				};
			}
			isArray(options.onComment) && (options.onComment = pushComment(options, options.onComment));
			if (options.sourceType === "commonjs" && options.allowAwaitOutsideFunction) throw Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs");
			return options;
		}
		function pushComment(options, array) {
			return function(block, text, start, end, startLoc, endLoc) {
				var comment = {
					type: block ? "Block" : "Line",
					value: text,
					start,
					end
				};
				options.locations && (comment.loc = new SourceLocation(this, startLoc, endLoc));
				options.ranges && (comment.range = [start, end]);
				array.push(comment);
			};
		}
		var SCOPE_TOP = 1, SCOPE_FUNCTION = 2, SCOPE_ASYNC = 4, SCOPE_GENERATOR = 8, SCOPE_ARROW = 16, SCOPE_SIMPLE_CATCH = 32, SCOPE_SUPER = 64, SCOPE_DIRECT_SUPER = 128, SCOPE_CLASS_STATIC_BLOCK = 256, SCOPE_CLASS_FIELD_INIT = 512, SCOPE_SWITCH = 1024, SCOPE_VAR = SCOPE_TOP | SCOPE_FUNCTION | SCOPE_CLASS_STATIC_BLOCK;
		function functionFlags(async, generator) {
			return SCOPE_FUNCTION | (async ? SCOPE_ASYNC : 0) | (generator ? SCOPE_GENERATOR : 0);
		}
		var BIND_NONE = 0, BIND_VAR = 1, BIND_LEXICAL = 2, BIND_FUNCTION = 3, BIND_SIMPLE_CATCH = 4, BIND_OUTSIDE = 5;
		var Parser = function Parser(options, input, startPos) {
			this.options = options = getOptions(options);
			this.sourceFile = options.sourceFile;
			this.keywords = wordsRegexp(keywords$1[options.ecmaVersion >= 6 ? 6 : options.sourceType === "module" ? "5module" : 5]);
			var reserved = "";
			if (options.allowReserved !== !0) {
				reserved = reservedWords[options.ecmaVersion >= 6 ? 6 : options.ecmaVersion === 5 ? 5 : 3];
				options.sourceType === "module" && (reserved += " await");
			}
			this.reservedWords = wordsRegexp(reserved);
			var reservedStrict = (reserved ? reserved + " " : "") + reservedWords.strict;
			this.reservedWordsStrict = wordsRegexp(reservedStrict);
			this.reservedWordsStrictBind = wordsRegexp(reservedStrict + " " + reservedWords.strictBind);
			this.input = String(input);
			this.containsEsc = !1;
			this.pos = startPos || 0;
			this.curLine = 1;
			if (options.startLocation) {
				this.lineStart = this.pos - options.startLocation.column;
				this.curLine = options.startLocation.line;
			} else if (startPos) {
				this.lineStart = this.input.lastIndexOf("\n", startPos - 1) + 1;
				this.options.locations && (this.curLine = this.input.slice(0, this.lineStart).split(lineBreak).length);
			} else this.lineStart = 0;
			this.type = types$1.eof;
			this.value = null;
			this.start = this.end = this.pos;
			this.startLoc = this.endLoc = this.curPosition();
			this.lastTokEndLoc = this.lastTokStartLoc = null;
			this.lastTokStart = this.lastTokEnd = this.pos;
			this.context = this.initialContext();
			this.exprAllowed = !0;
			this.inModule = options.sourceType === "module";
			this.strict = this.inModule || options.strict === !0 || this.strictDirective(this.pos);
			this.potentialArrowAt = -1;
			this.potentialArrowInForAwait = !1;
			this.yieldPos = this.awaitPos = this.awaitIdentPos = 0;
			this.labels = [];
			this.undefinedExports = Object.create(null);
			this.pos === 0 && options.allowHashBang && this.input.slice(0, 2) === "#!" && this.skipLineComment(2);
			this.scopeStack = [];
			this.enterScope(this.options.sourceType === "commonjs" ? SCOPE_FUNCTION : SCOPE_TOP);
			this.regexpState = null;
			this.privateNameStack = [];
		};
		var prototypeAccessors = {
			inFunction: { configurable: !0 },
			inGenerator: { configurable: !0 },
			inAsync: { configurable: !0 },
			canAwait: { configurable: !0 },
			allowReturn: { configurable: !0 },
			allowSuper: { configurable: !0 },
			allowDirectSuper: { configurable: !0 },
			treatFunctionsAsVar: { configurable: !0 },
			allowNewDotTarget: { configurable: !0 },
			allowUsing: { configurable: !0 },
			inClassStaticBlock: { configurable: !0 }
		};
		Parser.prototype.parse = function parse() {
			var this$1$1 = this;
			var node = this.options.program || this.startNode();
			this.nextToken();
			return this.catchStackOverflow(function() {
				return this$1$1.parseTopLevel(node);
			});
		};
		prototypeAccessors.inFunction.get = function() {
			return (this.currentVarScope().flags & SCOPE_FUNCTION) > 0;
		};
		prototypeAccessors.inGenerator.get = function() {
			return (this.currentVarScope().flags & SCOPE_GENERATOR) > 0;
		};
		prototypeAccessors.inAsync.get = function() {
			return (this.currentVarScope().flags & SCOPE_ASYNC) > 0;
		};
		prototypeAccessors.canAwait.get = function() {
			for (var i = this.scopeStack.length - 1; i >= 0; i--) {
				var flags = this.scopeStack[i].flags;
				if (flags & (SCOPE_CLASS_STATIC_BLOCK | SCOPE_CLASS_FIELD_INIT)) return !1;
				if (flags & SCOPE_FUNCTION) return (flags & SCOPE_ASYNC) > 0;
			}
			return this.inModule && this.options.ecmaVersion >= 13 || this.options.allowAwaitOutsideFunction;
		};
		prototypeAccessors.allowReturn.get = function() {
			if (this.inFunction) return !0;
			if (this.options.allowReturnOutsideFunction && this.currentVarScope().flags & SCOPE_TOP) return !0;
			return !1;
		};
		prototypeAccessors.allowSuper.get = function() {
			return (this.currentThisScope().flags & SCOPE_SUPER) > 0 || this.options.allowSuperOutsideMethod;
		};
		prototypeAccessors.allowDirectSuper.get = function() {
			return (this.currentThisScope().flags & SCOPE_DIRECT_SUPER) > 0;
		};
		prototypeAccessors.treatFunctionsAsVar.get = function() {
			return this.treatFunctionsAsVarInScope(this.currentScope());
		};
		prototypeAccessors.allowNewDotTarget.get = function() {
			for (var i = this.scopeStack.length - 1; i >= 0; i--) {
				var flags = this.scopeStack[i].flags;
				if (flags & (SCOPE_CLASS_STATIC_BLOCK | SCOPE_CLASS_FIELD_INIT) || flags & SCOPE_FUNCTION && !(flags & SCOPE_ARROW)) return !0;
			}
			return !1;
		};
		prototypeAccessors.allowUsing.get = function() {
			var flags = this.currentScope().flags;
			if (flags & SCOPE_SWITCH) return !1;
			if (!this.inModule && flags & SCOPE_TOP) return !1;
			return !0;
		};
		prototypeAccessors.inClassStaticBlock.get = function() {
			return (this.currentVarScope().flags & SCOPE_CLASS_STATIC_BLOCK) > 0;
		};
		Parser.extend = function extend() {
			var plugins = [], len = arguments.length;
			for (; len--;) plugins[len] = arguments[len];
			var cls = this;
			for (var i = 0; i < plugins.length; i++) cls = plugins[i](cls);
			return cls;
		};
		Parser.parse = function parse(input, options) {
			return new this(options, input).parse();
		};
		Parser.parseExpressionAt = function parseExpressionAt(input, pos, options) {
			var parser = new this(options, input, pos);
			parser.nextToken();
			return parser.parseExpression();
		};
		Parser.tokenizer = function tokenizer(input, options) {
			return new this(options, input);
		};
		Object.defineProperties(Parser.prototype, prototypeAccessors);
		var pp$9 = Parser.prototype;
		var literal = /^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;
		pp$9.strictDirective = function(start) {
			if (this.options.ecmaVersion < 5) return !1;
			for (;;) {
				skipWhiteSpace.lastIndex = start;
				start += skipWhiteSpace.exec(this.input)[0].length;
				var match = literal.exec(this.input.slice(start));
				if (!match) return !1;
				if ((match[1] || match[2]) === "use strict") {
					skipWhiteSpace.lastIndex = start + match[0].length;
					var spaceAfter = skipWhiteSpace.exec(this.input), end = spaceAfter.index + spaceAfter[0].length;
					var next = this.input.charAt(end);
					return next === ";" || next === "}" || lineBreak.test(spaceAfter[0]) && !(/[(`.[+\-/*%<>=,?^&]/.test(next) || next === "!" && this.input.charAt(end + 1) === "=" || next === "i" && keywordOpAt(this, end));
				}
				start += match[0].length;
				skipWhiteSpace.lastIndex = start;
				start += skipWhiteSpace.exec(this.input)[0].length;
				this.input[start] === ";" && start++;
			}
		};
		function keywordOpAt(parser, pos) {
			var end = pos + 1, stop = Math.min(parser.input.length, pos + 11);
			for (; end < stop;) {
				var ch = parser.fullCharCodeAt(end);
				if (!isIdentifierChar(ch, !0)) break;
				end += ch <= 65535 ? 1 : 2;
			}
			return end === pos + 2 && parser.input.slice(pos, end) === "in" || end === pos + 10 && parser.input.slice(pos, end) === "instanceof";
		}
		pp$9.eat = function(type) {
			if (this.type === type) {
				this.next();
				return !0;
			} else return !1;
		};
		pp$9.isContextual = function(name) {
			return this.type === types$1.name && this.value === name && !this.containsEsc;
		};
		pp$9.eatContextual = function(name) {
			if (!this.isContextual(name)) return !1;
			this.next();
			return !0;
		};
		pp$9.catchStackOverflow = function(f) {
			try {
				return f();
			} catch (e) {
				if (e instanceof Error && (/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message) || /\btoo much recursion\b/i.test(e.message))) this.raise(this.start, "Not enough stack space to parse input");
				else throw e;
			}
		};
		pp$9.expectContextual = function(name) {
			this.eatContextual(name) || this.unexpected();
		};
		pp$9.canInsertSemicolon = function() {
			return this.type === types$1.eof || this.type === types$1.braceR || lineBreak.test(this.input.slice(this.lastTokEnd, this.start));
		};
		pp$9.insertSemicolon = function() {
			if (this.canInsertSemicolon()) {
				this.options.onInsertedSemicolon && this.options.onInsertedSemicolon(this.lastTokEnd, this.lastTokEndLoc);
				return !0;
			}
		};
		pp$9.semicolon = function() {
			!this.eat(types$1.semi) && !this.insertSemicolon() && this.unexpected();
		};
		pp$9.afterTrailingComma = function(tokType, notNext) {
			if (this.type === tokType) {
				this.options.onTrailingComma && this.options.onTrailingComma(this.lastTokStart, this.lastTokStartLoc);
				notNext || this.next();
				return !0;
			}
		};
		pp$9.expect = function(type) {
			this.eat(type) || this.unexpected();
		};
		pp$9.unexpected = function(pos) {
			this.raise(pos ?? this.start, "Unexpected token");
		};
		var DestructuringErrors = function DestructuringErrors() {
			this.shorthandAssign = this.trailingComma = this.parenthesizedAssign = this.parenthesizedBind = this.doubleProto = -1;
		};
		pp$9.checkPatternErrors = function(refDestructuringErrors, isAssign) {
			if (!refDestructuringErrors) return;
			refDestructuringErrors.trailingComma > -1 && this.raiseRecoverable(refDestructuringErrors.trailingComma, "Comma is not permitted after the rest element");
			var parens = isAssign ? refDestructuringErrors.parenthesizedAssign : refDestructuringErrors.parenthesizedBind;
			parens > -1 && this.raiseRecoverable(parens, isAssign ? "Assigning to rvalue" : "Parenthesized pattern");
		};
		pp$9.checkExpressionErrors = function(refDestructuringErrors, andThrow) {
			if (!refDestructuringErrors) return !1;
			var shorthandAssign = refDestructuringErrors.shorthandAssign;
			var doubleProto = refDestructuringErrors.doubleProto;
			if (!andThrow) return shorthandAssign >= 0 || doubleProto >= 0;
			shorthandAssign >= 0 && this.raise(shorthandAssign, "Shorthand property assignments are valid only in destructuring patterns");
			doubleProto >= 0 && this.raiseRecoverable(doubleProto, "Redefinition of __proto__ property");
		};
		pp$9.checkYieldAwaitInDefaultParams = function() {
			this.yieldPos && (!this.awaitPos || this.yieldPos < this.awaitPos) && this.raise(this.yieldPos, "Yield expression cannot be a default value");
			this.awaitPos && this.raise(this.awaitPos, "Await expression cannot be a default value");
		};
		pp$9.isSimpleAssignTarget = function(expr) {
			if (expr.type === "ParenthesizedExpression") return this.isSimpleAssignTarget(expr.expression);
			return expr.type === "Identifier" || expr.type === "MemberExpression";
		};
		var pp$8 = Parser.prototype;
		pp$8.parseTopLevel = function(node) {
			var exports$1 = Object.create(null);
			node.body ||= [];
			for (; this.type !== types$1.eof;) {
				var stmt = this.parseStatement(null, !0, exports$1);
				node.body.push(stmt);
			}
			if (this.inModule) for (var i = 0, list = Object.keys(this.undefinedExports); i < list.length; i += 1) {
				var name = list[i];
				this.raiseRecoverable(this.undefinedExports[name].start, "Export '" + name + "' is not defined");
			}
			this.adaptDirectivePrologue(node.body);
			this.next();
			node.sourceType = this.options.sourceType === "commonjs" ? "script" : this.options.sourceType;
			return this.finishNode(node, "Program");
		};
		var loopLabel = { kind: "loop" }, switchLabel = { kind: "switch" };
		pp$8.isLet = function(context) {
			if (this.options.ecmaVersion < 6 || !this.isContextual("let")) return !1;
			skipWhiteSpace.lastIndex = this.pos;
			var skip = skipWhiteSpace.exec(this.input);
			var next = this.pos + skip[0].length, nextCh = this.fullCharCodeAt(next);
			if (nextCh === 91 || nextCh === 92) return !0;
			if (context) return !1;
			if (nextCh === 123) return !0;
			if (isIdentifierStart(nextCh)) {
				var start = next;
				do
					next += nextCh <= 65535 ? 1 : 2;
				while (isIdentifierChar(nextCh = this.fullCharCodeAt(next)));
				if (nextCh === 92) return !0;
				var ident = this.input.slice(start, next);
				if (!keywordRelationalOperator.test(ident)) return !0;
			}
			return !1;
		};
		pp$8.isAsyncFunction = function() {
			if (this.options.ecmaVersion < 8 || !this.isContextual("async")) return !1;
			skipWhiteSpace.lastIndex = this.pos;
			var skip = skipWhiteSpace.exec(this.input);
			var next = this.pos + skip[0].length, after;
			return !lineBreak.test(this.input.slice(this.pos, next)) && this.input.slice(next, next + 8) === "function" && (next + 8 === this.input.length || !(isIdentifierChar(after = this.fullCharCodeAt(next + 8)) || after === 92));
		};
		pp$8.isUsingKeyword = function(isAwaitUsing, isFor) {
			if (this.options.ecmaVersion < 17 || !this.isContextual(isAwaitUsing ? "await" : "using")) return !1;
			skipWhiteSpace.lastIndex = this.pos;
			var skip = skipWhiteSpace.exec(this.input);
			var next = this.pos + skip[0].length;
			if (lineBreak.test(this.input.slice(this.pos, next))) return !1;
			if (isAwaitUsing) {
				var usingEndPos = next + 5, after;
				if (this.input.slice(next, usingEndPos) !== "using" || usingEndPos === this.input.length || isIdentifierChar(after = this.fullCharCodeAt(usingEndPos)) || after === 92) return !1;
				skipWhiteSpace.lastIndex = usingEndPos;
				var skipAfterUsing = skipWhiteSpace.exec(this.input);
				next = usingEndPos + skipAfterUsing[0].length;
				if (skipAfterUsing && lineBreak.test(this.input.slice(usingEndPos, next))) return !1;
			}
			var ch = this.fullCharCodeAt(next);
			if (!isIdentifierStart(ch) && ch !== 92) return !1;
			var idStart = next;
			do
				next += ch <= 65535 ? 1 : 2;
			while (isIdentifierChar(ch = this.fullCharCodeAt(next)));
			if (ch === 92) return !0;
			var id = this.input.slice(idStart, next);
			if (keywordRelationalOperator.test(id)) return !1;
			if (isFor && !isAwaitUsing && id === "of") {
				skipWhiteSpace.lastIndex = next;
				var skipAfterOf = skipWhiteSpace.exec(this.input);
				next += skipAfterOf[0].length;
				if (this.input.charCodeAt(next) !== 61 || (ch = this.input.charCodeAt(next + 1)) === 61 || ch === 62) return !1;
			}
			return !0;
		};
		pp$8.isAwaitUsing = function(isFor) {
			return this.isUsingKeyword(!0, isFor);
		};
		pp$8.isUsing = function(isFor) {
			return this.isUsingKeyword(!1, isFor);
		};
		pp$8.parseStatement = function(context, topLevel, exports$1) {
			var starttype = this.type, node = this.startNode(), kind;
			if (this.isLet(context)) {
				starttype = types$1._var;
				kind = "let";
			}
			switch (starttype) {
				case types$1._break:
				case types$1._continue: return this.parseBreakContinueStatement(node, starttype.keyword);
				case types$1._debugger: return this.parseDebuggerStatement(node);
				case types$1._do: return this.parseDoStatement(node);
				case types$1._for: return this.parseForStatement(node);
				case types$1._function:
					context && (this.strict || context !== "if" && context !== "label") && this.options.ecmaVersion >= 6 && this.unexpected();
					return this.parseFunctionStatement(node, !1, !context);
				case types$1._class:
					context && this.unexpected();
					return this.parseClass(node, !0);
				case types$1._if: return this.parseIfStatement(node);
				case types$1._return: return this.parseReturnStatement(node);
				case types$1._switch: return this.parseSwitchStatement(node);
				case types$1._throw: return this.parseThrowStatement(node);
				case types$1._try: return this.parseTryStatement(node);
				case types$1._const:
				case types$1._var:
					kind ||= this.value;
					context && kind !== "var" && this.unexpected();
					return this.parseVarStatement(node, kind);
				case types$1._while: return this.parseWhileStatement(node);
				case types$1._with: return this.parseWithStatement(node);
				case types$1.braceL: return this.parseBlock(!0, node);
				case types$1.semi: return this.parseEmptyStatement(node);
				case types$1._export:
				case types$1._import:
					if (this.options.ecmaVersion > 10 && starttype === types$1._import) {
						skipWhiteSpace.lastIndex = this.pos;
						var skip = skipWhiteSpace.exec(this.input);
						var next = this.pos + skip[0].length, nextCh = this.input.charCodeAt(next);
						if (nextCh === 40 || nextCh === 46) return this.parseExpressionStatement(node, this.parseExpression());
					}
					if (!this.options.allowImportExportEverywhere) {
						topLevel || this.raise(this.start, "'import' and 'export' may only appear at the top level");
						this.inModule || this.raise(this.start, "'import' and 'export' may appear only with 'sourceType: module'");
					}
					return starttype === types$1._import ? this.parseImport(node) : this.parseExport(node, exports$1);
				default:
					if (this.isAsyncFunction()) {
						context && this.unexpected();
						this.next();
						return this.parseFunctionStatement(node, !0, !context);
					}
					var usingKind = this.isAwaitUsing(!1) ? "await using" : this.isUsing(!1) ? "using" : null;
					if (usingKind) {
						this.allowUsing || this.raise(this.start, "Using declaration cannot appear in the top level when source type is `script` or in the bare case statement");
						context && this.raise(this.start, "Using declaration is not allowed in single-statement positions");
						if (usingKind === "await using") {
							this.canAwait || this.raise(this.start, "Await using cannot appear outside of async function");
							this.next();
						}
						this.next();
						this.parseVar(node, !1, usingKind);
						this.semicolon();
						return this.finishNode(node, "VariableDeclaration");
					}
					var maybeName = this.value, expr = this.parseExpression();
					if (starttype === types$1.name && expr.type === "Identifier" && this.eat(types$1.colon)) return this.parseLabeledStatement(node, maybeName, expr, context);
					else return this.parseExpressionStatement(node, expr);
			}
		};
		pp$8.parseBreakContinueStatement = function(node, keyword) {
			var isBreak = keyword === "break";
			this.next();
			if (this.eat(types$1.semi) || this.insertSemicolon()) node.label = null;
			else if (this.type !== types$1.name) this.unexpected();
			else {
				node.label = this.parseIdent();
				this.semicolon();
			}
			var i = 0;
			for (; i < this.labels.length; ++i) {
				var lab = this.labels[i];
				if (node.label == null || lab.name === node.label.name) {
					if (lab.kind != null && (isBreak || lab.kind === "loop")) break;
					if (node.label && isBreak) break;
				}
			}
			i === this.labels.length && this.raise(node.start, "Unsyntactic " + keyword);
			return this.finishNode(node, isBreak ? "BreakStatement" : "ContinueStatement");
		};
		pp$8.parseDebuggerStatement = function(node) {
			this.next();
			this.semicolon();
			return this.finishNode(node, "DebuggerStatement");
		};
		pp$8.parseDoStatement = function(node) {
			this.next();
			this.labels.push(loopLabel);
			node.body = this.parseStatement("do");
			this.labels.pop();
			this.expect(types$1._while);
			node.test = this.parseParenExpression();
			this.options.ecmaVersion >= 6 ? this.eat(types$1.semi) : this.semicolon();
			return this.finishNode(node, "DoWhileStatement");
		};
		pp$8.parseForStatement = function(node) {
			this.next();
			var awaitAt = this.options.ecmaVersion >= 9 && this.canAwait && this.eatContextual("await") ? this.lastTokStart : -1;
			this.labels.push(loopLabel);
			this.enterScope(0);
			this.expect(types$1.parenL);
			if (this.type === types$1.semi) {
				awaitAt > -1 && this.unexpected(awaitAt);
				return this.parseFor(node, null);
			}
			var isLet = this.isLet();
			if (this.type === types$1._var || this.type === types$1._const || isLet) {
				var init$1 = this.startNode(), kind = isLet ? "let" : this.value;
				this.next();
				this.parseVar(init$1, !0, kind);
				this.finishNode(init$1, "VariableDeclaration");
				return this.parseForAfterInit(node, init$1, awaitAt);
			}
			var startsWithLet = this.isContextual("let"), isForOf = !1;
			var usingKind = this.isUsing(!0) ? "using" : this.isAwaitUsing(!0) ? "await using" : null;
			if (usingKind) {
				var init$2 = this.startNode();
				this.next();
				if (usingKind === "await using") {
					this.canAwait || this.raise(this.start, "Await using cannot appear outside of async function");
					this.next();
				}
				this.parseVar(init$2, !0, usingKind);
				this.finishNode(init$2, "VariableDeclaration");
				return this.parseForAfterInit(node, init$2, awaitAt);
			}
			var containsEsc = this.containsEsc;
			var refDestructuringErrors = new DestructuringErrors();
			var initPos = this.start;
			var init = awaitAt > -1 ? this.parseExprSubscripts(refDestructuringErrors, "await") : this.parseExpression(!0, refDestructuringErrors);
			if (this.type === types$1._in || (isForOf = this.options.ecmaVersion >= 6 && this.isContextual("of"))) {
				if (awaitAt > -1) {
					this.type === types$1._in && this.unexpected(awaitAt);
					node.await = !0;
				} else isForOf && this.options.ecmaVersion >= 8 && (init.start === initPos && !containsEsc && init.type === "Identifier" && init.name === "async" ? this.unexpected() : this.options.ecmaVersion >= 9 && (node.await = !1));
				startsWithLet && isForOf && this.raise(init.start, "The left-hand side of a for-of loop may not start with 'let'.");
				this.toAssignable(init, !1, refDestructuringErrors);
				this.checkLValPattern(init);
				return this.parseForIn(node, init);
			} else this.checkExpressionErrors(refDestructuringErrors, !0);
			awaitAt > -1 && this.unexpected(awaitAt);
			return this.parseFor(node, init);
		};
		pp$8.parseForAfterInit = function(node, init, awaitAt) {
			if ((this.type === types$1._in || this.options.ecmaVersion >= 6 && this.isContextual("of")) && init.declarations.length === 1) {
				if (this.type === types$1._in) {
					init.kind !== "using" && init.kind !== "await using" || init.declarations[0].init || this.raise(this.start, "Using declaration is not allowed in for-in loops");
					this.options.ecmaVersion >= 9 && awaitAt > -1 && this.unexpected(awaitAt);
				} else this.options.ecmaVersion >= 9 && (node.await = awaitAt > -1);
				return this.parseForIn(node, init);
			}
			awaitAt > -1 && this.unexpected(awaitAt);
			return this.parseFor(node, init);
		};
		pp$8.parseFunctionStatement = function(node, isAsync, declarationPosition) {
			this.next();
			return this.parseFunction(node, FUNC_STATEMENT | (declarationPosition ? 0 : FUNC_HANGING_STATEMENT), !1, isAsync);
		};
		pp$8.parseIfStatement = function(node) {
			this.next();
			node.test = this.parseParenExpression();
			node.consequent = this.parseStatement("if");
			node.alternate = this.eat(types$1._else) ? this.parseStatement("if") : null;
			return this.finishNode(node, "IfStatement");
		};
		pp$8.parseReturnStatement = function(node) {
			this.allowReturn || this.raise(this.start, "'return' outside of function");
			this.next();
			if (this.eat(types$1.semi) || this.insertSemicolon()) node.argument = null;
			else {
				node.argument = this.parseExpression();
				this.semicolon();
			}
			return this.finishNode(node, "ReturnStatement");
		};
		pp$8.parseSwitchStatement = function(node) {
			this.next();
			node.discriminant = this.parseParenExpression();
			node.cases = [];
			this.expect(types$1.braceL);
			this.labels.push(switchLabel);
			this.enterScope(SCOPE_SWITCH);
			var cur;
			for (var sawDefault = !1; this.type !== types$1.braceR;) if (this.type === types$1._case || this.type === types$1._default) {
				var isCase = this.type === types$1._case;
				cur && this.finishNode(cur, "SwitchCase");
				node.cases.push(cur = this.startNode());
				cur.consequent = [];
				this.next();
				if (isCase) cur.test = this.parseExpression();
				else {
					sawDefault && this.raiseRecoverable(this.lastTokStart, "Multiple default clauses");
					sawDefault = !0;
					cur.test = null;
				}
				this.expect(types$1.colon);
			} else {
				cur || this.unexpected();
				cur.consequent.push(this.parseStatement(null));
			}
			this.exitScope();
			cur && this.finishNode(cur, "SwitchCase");
			this.next();
			this.labels.pop();
			return this.finishNode(node, "SwitchStatement");
		};
		pp$8.parseThrowStatement = function(node) {
			this.next();
			lineBreak.test(this.input.slice(this.lastTokEnd, this.start)) && this.raise(this.lastTokEnd, "Illegal newline after throw");
			node.argument = this.parseExpression();
			this.semicolon();
			return this.finishNode(node, "ThrowStatement");
		};
		var empty$1 = [];
		pp$8.parseCatchClauseParam = function() {
			var param = this.parseBindingAtom();
			var simple = param.type === "Identifier";
			this.enterScope(simple ? SCOPE_SIMPLE_CATCH : 0);
			this.checkLValPattern(param, simple ? BIND_SIMPLE_CATCH : BIND_LEXICAL);
			this.expect(types$1.parenR);
			return param;
		};
		pp$8.parseTryStatement = function(node) {
			this.next();
			node.block = this.parseBlock();
			node.handler = null;
			if (this.type === types$1._catch) {
				var clause = this.startNode();
				this.next();
				if (this.eat(types$1.parenL)) clause.param = this.parseCatchClauseParam();
				else {
					this.options.ecmaVersion < 10 && this.unexpected();
					clause.param = null;
					this.enterScope(0);
				}
				clause.body = this.parseBlock(!1);
				this.exitScope();
				node.handler = this.finishNode(clause, "CatchClause");
			}
			node.finalizer = this.eat(types$1._finally) ? this.parseBlock() : null;
			!node.handler && !node.finalizer && this.raise(node.start, "Missing catch or finally clause");
			return this.finishNode(node, "TryStatement");
		};
		pp$8.parseVarStatement = function(node, kind, allowMissingInitializer) {
			this.next();
			this.parseVar(node, !1, kind, allowMissingInitializer);
			this.semicolon();
			return this.finishNode(node, "VariableDeclaration");
		};
		pp$8.parseWhileStatement = function(node) {
			this.next();
			node.test = this.parseParenExpression();
			this.labels.push(loopLabel);
			node.body = this.parseStatement("while");
			this.labels.pop();
			return this.finishNode(node, "WhileStatement");
		};
		pp$8.parseWithStatement = function(node) {
			this.strict && this.raise(this.start, "'with' in strict mode");
			this.next();
			node.object = this.parseParenExpression();
			node.body = this.parseStatement("with");
			return this.finishNode(node, "WithStatement");
		};
		pp$8.parseEmptyStatement = function(node) {
			this.next();
			return this.finishNode(node, "EmptyStatement");
		};
		pp$8.parseLabeledStatement = function(node, maybeName, expr, context) {
			for (var i$1 = 0, list = this.labels; i$1 < list.length; i$1 += 1) list[i$1].name === maybeName && this.raise(expr.start, "Label '" + maybeName + "' is already declared");
			var kind = this.type.isLoop ? "loop" : this.type === types$1._switch ? "switch" : null;
			for (var i = this.labels.length - 1; i >= 0; i--) {
				var label$1 = this.labels[i];
				if (label$1.statementStart === node.start) {
					label$1.statementStart = this.start;
					label$1.kind = kind;
				} else break;
			}
			this.labels.push({
				name: maybeName,
				kind,
				statementStart: this.start
			});
			node.body = this.parseStatement(context ? context.indexOf("label") === -1 ? context + "label" : context : "label");
			this.labels.pop();
			node.label = expr;
			return this.finishNode(node, "LabeledStatement");
		};
		pp$8.parseExpressionStatement = function(node, expr) {
			node.expression = expr;
			this.semicolon();
			return this.finishNode(node, "ExpressionStatement");
		};
		pp$8.parseBlock = function(createNewLexicalScope, node, exitStrict) {
			createNewLexicalScope === void 0 && (createNewLexicalScope = !0);
			node === void 0 && (node = this.startNode());
			node.body = [];
			this.expect(types$1.braceL);
			createNewLexicalScope && this.enterScope(0);
			for (; this.type !== types$1.braceR;) {
				var stmt = this.parseStatement(null);
				node.body.push(stmt);
			}
			exitStrict && (this.strict = !1);
			this.next();
			createNewLexicalScope && this.exitScope();
			return this.finishNode(node, "BlockStatement");
		};
		pp$8.parseFor = function(node, init) {
			node.init = init;
			this.expect(types$1.semi);
			node.test = this.type === types$1.semi ? null : this.parseExpression();
			this.expect(types$1.semi);
			node.update = this.type === types$1.parenR ? null : this.parseExpression();
			this.expect(types$1.parenR);
			node.body = this.parseStatement("for");
			this.exitScope();
			this.labels.pop();
			return this.finishNode(node, "ForStatement");
		};
		pp$8.parseForIn = function(node, init) {
			var isForIn = this.type === types$1._in;
			this.next();
			init.type === "VariableDeclaration" && init.declarations[0].init != null && (!isForIn || this.options.ecmaVersion < 8 || this.strict || init.kind !== "var" || init.declarations[0].id.type !== "Identifier") && this.raise(init.start, (isForIn ? "for-in" : "for-of") + " loop variable declaration may not have an initializer");
			node.left = init;
			node.right = isForIn ? this.parseExpression() : this.parseMaybeAssign();
			this.expect(types$1.parenR);
			node.body = this.parseStatement("for");
			this.exitScope();
			this.labels.pop();
			return this.finishNode(node, isForIn ? "ForInStatement" : "ForOfStatement");
		};
		pp$8.parseVar = function(node, isFor, kind, allowMissingInitializer) {
			node.declarations = [];
			node.kind = kind;
			for (;;) {
				var decl = this.startNode();
				this.parseVarId(decl, kind);
				this.eat(types$1.eq) ? decl.init = this.parseMaybeAssign(isFor) : !allowMissingInitializer && kind === "const" && !(this.type === types$1._in || this.options.ecmaVersion >= 6 && this.isContextual("of")) ? this.unexpected() : !allowMissingInitializer && (kind === "using" || kind === "await using") && this.options.ecmaVersion >= 17 && this.type !== types$1._in && !this.isContextual("of") ? this.raise(this.lastTokEnd, "Missing initializer in " + kind + " declaration") : !allowMissingInitializer && decl.id.type !== "Identifier" && (!isFor || this.type !== types$1._in && !this.isContextual("of")) ? this.raise(this.lastTokEnd, "Complex binding patterns require an initialization value") : decl.init = null;
				node.declarations.push(this.finishNode(decl, "VariableDeclarator"));
				if (!this.eat(types$1.comma)) break;
			}
			return node;
		};
		pp$8.parseVarId = function(decl, kind) {
			decl.id = kind === "using" || kind === "await using" ? this.parseIdent() : this.parseBindingAtom();
			this.checkLValPattern(decl.id, kind === "var" ? BIND_VAR : BIND_LEXICAL, !1);
		};
		var FUNC_STATEMENT = 1, FUNC_HANGING_STATEMENT = 2, FUNC_NULLABLE_ID = 4;
		pp$8.parseFunction = function(node, statement, allowExpressionBody, isAsync, forInit) {
			this.initFunction(node);
			if (this.options.ecmaVersion >= 9 || this.options.ecmaVersion >= 6 && !isAsync) {
				this.type === types$1.star && statement & FUNC_HANGING_STATEMENT && this.unexpected();
				node.generator = this.eat(types$1.star);
			}
			this.options.ecmaVersion >= 8 && (node.async = !!isAsync);
			if (statement & FUNC_STATEMENT) {
				node.id = statement & FUNC_NULLABLE_ID && this.type !== types$1.name ? null : this.parseIdent();
				node.id && !(statement & FUNC_HANGING_STATEMENT) && this.checkLValSimple(node.id, this.strict || node.generator || node.async ? this.treatFunctionsAsVar ? BIND_VAR : BIND_LEXICAL : BIND_FUNCTION);
			}
			var oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
			this.yieldPos = 0;
			this.awaitPos = 0;
			this.awaitIdentPos = 0;
			this.enterScope(functionFlags(node.async, node.generator));
			statement & FUNC_STATEMENT || (node.id = this.type === types$1.name ? this.parseIdent() : null);
			this.parseFunctionParams(node);
			this.parseFunctionBody(node, allowExpressionBody, !1, forInit);
			this.yieldPos = oldYieldPos;
			this.awaitPos = oldAwaitPos;
			this.awaitIdentPos = oldAwaitIdentPos;
			return this.finishNode(node, statement & FUNC_STATEMENT ? "FunctionDeclaration" : "FunctionExpression");
		};
		pp$8.parseFunctionParams = function(node) {
			this.expect(types$1.parenL);
			node.params = this.parseBindingList(types$1.parenR, !1, this.options.ecmaVersion >= 8);
			this.checkYieldAwaitInDefaultParams();
		};
		pp$8.parseClass = function(node, isStatement) {
			this.next();
			var oldStrict = this.strict;
			this.strict = !0;
			this.parseClassId(node, isStatement);
			this.parseClassSuper(node);
			var privateNameMap = this.enterClassBody();
			var classBody = this.startNode();
			var hadConstructor = !1;
			classBody.body = [];
			this.expect(types$1.braceL);
			for (; this.type !== types$1.braceR;) {
				var element = this.parseClassElement(node.superClass !== null);
				if (element) {
					classBody.body.push(element);
					if (element.type === "MethodDefinition" && element.kind === "constructor") {
						hadConstructor && this.raiseRecoverable(element.start, "Duplicate constructor in the same class");
						hadConstructor = !0;
					} else element.key && element.key.type === "PrivateIdentifier" && isPrivateNameConflicted(privateNameMap, element) && this.raiseRecoverable(element.key.start, "Identifier '#" + element.key.name + "' has already been declared");
				}
			}
			this.strict = oldStrict;
			this.next();
			node.body = this.finishNode(classBody, "ClassBody");
			this.exitClassBody();
			return this.finishNode(node, isStatement ? "ClassDeclaration" : "ClassExpression");
		};
		pp$8.parseClassElement = function(constructorAllowsSuper) {
			if (this.eat(types$1.semi)) return null;
			var ecmaVersion = this.options.ecmaVersion;
			var node = this.startNode();
			var keyName = "";
			var isGenerator = !1;
			var isAsync = !1;
			var kind = "method";
			var isStatic = !1;
			if (this.eatContextual("static")) {
				if (ecmaVersion >= 13 && this.eat(types$1.braceL)) {
					this.parseClassStaticBlock(node);
					return node;
				}
				this.isClassElementNameStart() || this.type === types$1.star ? isStatic = !0 : keyName = "static";
			}
			node.static = isStatic;
			!keyName && ecmaVersion >= 8 && this.eatContextual("async") && ((this.isClassElementNameStart() || this.type === types$1.star) && !this.canInsertSemicolon() ? isAsync = !0 : keyName = "async");
			!keyName && (ecmaVersion >= 9 || !isAsync) && this.eat(types$1.star) && (isGenerator = !0);
			if (!keyName && !isAsync && !isGenerator) {
				var lastValue = this.value;
				(this.eatContextual("get") || this.eatContextual("set")) && (this.isClassElementNameStart() ? kind = lastValue : keyName = lastValue);
			}
			if (keyName) {
				node.computed = !1;
				node.key = this.startNodeAt(this.lastTokStart, this.lastTokStartLoc);
				node.key.name = keyName;
				this.finishNode(node.key, "Identifier");
			} else this.parseClassElementName(node);
			if (ecmaVersion < 13 || this.type === types$1.parenL || kind !== "method" || isGenerator || isAsync) {
				var isConstructor = !node.static && checkKeyName(node, "constructor");
				var allowsDirectSuper = isConstructor && constructorAllowsSuper;
				isConstructor && kind !== "method" && this.raise(node.key.start, "Constructor can't have get/set modifier");
				node.kind = isConstructor ? "constructor" : kind;
				this.parseClassMethod(node, isGenerator, isAsync, allowsDirectSuper);
			} else this.parseClassField(node);
			return node;
		};
		pp$8.isClassElementNameStart = function() {
			return this.type === types$1.name || this.type === types$1.privateId || this.type === types$1.num || this.type === types$1.string || this.type === types$1.bracketL || this.type.keyword;
		};
		pp$8.parseClassElementName = function(element) {
			if (this.type === types$1.privateId) {
				this.value === "constructor" && this.raise(this.start, "Classes can't have an element named '#constructor'");
				element.computed = !1;
				element.key = this.parsePrivateIdent();
			} else this.parsePropertyName(element);
		};
		pp$8.parseClassMethod = function(method, isGenerator, isAsync, allowsDirectSuper) {
			var key = method.key;
			if (method.kind === "constructor") {
				isGenerator && this.raise(key.start, "Constructor can't be a generator");
				isAsync && this.raise(key.start, "Constructor can't be an async method");
			} else method.static && checkKeyName(method, "prototype") && this.raise(key.start, "Classes may not have a static property named prototype");
			var value = method.value = this.parseMethod(isGenerator, isAsync, allowsDirectSuper);
			method.kind === "get" && value.params.length !== 0 && this.raiseRecoverable(value.start, "getter should have no params");
			method.kind === "set" && value.params.length !== 1 && this.raiseRecoverable(value.start, "setter should have exactly one param");
			method.kind === "set" && value.params[0].type === "RestElement" && this.raiseRecoverable(value.params[0].start, "Setter cannot use rest params");
			return this.finishNode(method, "MethodDefinition");
		};
		pp$8.parseClassField = function(field) {
			checkKeyName(field, "constructor") ? this.raise(field.key.start, "Classes can't have a field named 'constructor'") : field.static && checkKeyName(field, "prototype") && this.raise(field.key.start, "Classes can't have a static field named 'prototype'");
			if (this.eat(types$1.eq)) {
				this.enterScope(SCOPE_CLASS_FIELD_INIT | SCOPE_SUPER);
				field.value = this.parseMaybeAssign();
				this.exitScope();
			} else field.value = null;
			this.semicolon();
			return this.finishNode(field, "PropertyDefinition");
		};
		pp$8.parseClassStaticBlock = function(node) {
			node.body = [];
			var oldLabels = this.labels;
			this.labels = [];
			this.enterScope(SCOPE_CLASS_STATIC_BLOCK | SCOPE_SUPER);
			for (; this.type !== types$1.braceR;) {
				var stmt = this.parseStatement(null);
				node.body.push(stmt);
			}
			this.next();
			this.exitScope();
			this.labels = oldLabels;
			return this.finishNode(node, "StaticBlock");
		};
		pp$8.parseClassId = function(node, isStatement) {
			if (this.type === types$1.name) {
				node.id = this.parseIdent();
				isStatement && this.checkLValSimple(node.id, BIND_LEXICAL, !1);
			} else {
				isStatement === !0 && this.unexpected();
				node.id = null;
			}
		};
		pp$8.parseClassSuper = function(node) {
			node.superClass = this.eat(types$1._extends) ? this.parseExprSubscripts(null, !1) : null;
		};
		pp$8.enterClassBody = function() {
			var element = {
				declared: Object.create(null),
				used: []
			};
			this.privateNameStack.push(element);
			return element.declared;
		};
		pp$8.exitClassBody = function() {
			var ref = this.privateNameStack.pop();
			var declared = ref.declared;
			var used = ref.used;
			if (!this.options.checkPrivateFields) return;
			var len = this.privateNameStack.length;
			var parent = len === 0 ? null : this.privateNameStack[len - 1];
			for (var i = 0; i < used.length; ++i) {
				var id = used[i];
				hasOwn(declared, id.name) || (parent ? parent.used.push(id) : this.raiseRecoverable(id.start, "Private field '#" + id.name + "' must be declared in an enclosing class"));
			}
		};
		function isPrivateNameConflicted(privateNameMap, element) {
			var name = element.key.name;
			var curr = privateNameMap[name];
			var next = "true";
			element.type === "MethodDefinition" && (element.kind === "get" || element.kind === "set") && (next = (element.static ? "s" : "i") + element.kind);
			if (curr === "iget" && next === "iset" || curr === "iset" && next === "iget" || curr === "sget" && next === "sset" || curr === "sset" && next === "sget") {
				privateNameMap[name] = "true";
				return !1;
			} else if (curr) return !0;
			else {
				privateNameMap[name] = next;
				return !1;
			}
		}
		function checkKeyName(node, name) {
			var computed = node.computed;
			var key = node.key;
			return !computed && (key.type === "Identifier" && key.name === name || key.type === "Literal" && key.value === name);
		}
		pp$8.parseExportAllDeclaration = function(node, exports$1) {
			if (this.options.ecmaVersion >= 11) {
				if (this.eatContextual("as")) {
					node.exported = this.parseModuleExportName();
					this.checkExport(exports$1, node.exported, this.lastTokStart);
				} else node.exported = null;
			}
			this.expectContextual("from");
			this.type !== types$1.string && this.unexpected();
			node.source = this.parseExprAtom();
			this.options.ecmaVersion >= 16 && (node.attributes = this.parseWithClause());
			this.semicolon();
			return this.finishNode(node, "ExportAllDeclaration");
		};
		pp$8.parseExport = function(node, exports$1) {
			this.next();
			if (this.eat(types$1.star)) return this.parseExportAllDeclaration(node, exports$1);
			if (this.eat(types$1._default)) {
				this.checkExport(exports$1, "default", this.lastTokStart);
				node.declaration = this.parseExportDefaultDeclaration();
				return this.finishNode(node, "ExportDefaultDeclaration");
			}
			if (this.shouldParseExportStatement()) {
				node.declaration = this.parseExportDeclaration(node);
				node.declaration.type === "VariableDeclaration" ? this.checkVariableExport(exports$1, node.declaration.declarations) : this.checkExport(exports$1, node.declaration.id, node.declaration.id.start);
				node.specifiers = [];
				node.source = null;
				this.options.ecmaVersion >= 16 && (node.attributes = []);
			} else {
				node.declaration = null;
				node.specifiers = this.parseExportSpecifiers(exports$1);
				if (this.eatContextual("from")) {
					this.type !== types$1.string && this.unexpected();
					node.source = this.parseExprAtom();
					this.options.ecmaVersion >= 16 && (node.attributes = this.parseWithClause());
				} else {
					for (var i = 0, list = node.specifiers; i < list.length; i += 1) {
						var spec = list[i];
						this.checkUnreserved(spec.local);
						this.checkLocalExport(spec.local);
						spec.local.type === "Literal" && this.raise(spec.local.start, "A string literal cannot be used as an exported binding without `from`.");
					}
					node.source = null;
					this.options.ecmaVersion >= 16 && (node.attributes = []);
				}
				this.semicolon();
			}
			return this.finishNode(node, "ExportNamedDeclaration");
		};
		pp$8.parseExportDeclaration = function(node) {
			return this.parseStatement(null);
		};
		pp$8.parseExportDefaultDeclaration = function() {
			var isAsync;
			if (this.type === types$1._function || (isAsync = this.isAsyncFunction())) {
				var fNode = this.startNode();
				this.next();
				isAsync && this.next();
				return this.parseFunction(fNode, FUNC_STATEMENT | FUNC_NULLABLE_ID, !1, isAsync);
			} else if (this.type === types$1._class) {
				var cNode = this.startNode();
				return this.parseClass(cNode, "nullableID");
			} else {
				var declaration = this.parseMaybeAssign();
				this.semicolon();
				return declaration;
			}
		};
		pp$8.checkExport = function(exports$1, name, pos) {
			if (!exports$1) return;
			typeof name != "string" && (name = name.type === "Identifier" ? name.name : name.value);
			hasOwn(exports$1, name) && this.raiseRecoverable(pos, "Duplicate export '" + name + "'");
			exports$1[name] = !0;
		};
		pp$8.checkPatternExport = function(exports$1, pat) {
			var type = pat.type;
			if (type === "Identifier") this.checkExport(exports$1, pat, pat.start);
			else if (type === "ObjectPattern") for (var i = 0, list = pat.properties; i < list.length; i += 1) {
				var prop = list[i];
				this.checkPatternExport(exports$1, prop);
			}
			else if (type === "ArrayPattern") for (var i$1 = 0, list$1 = pat.elements; i$1 < list$1.length; i$1 += 1) {
				var elt = list$1[i$1];
				elt && this.checkPatternExport(exports$1, elt);
			}
			else type === "Property" ? this.checkPatternExport(exports$1, pat.value) : type === "AssignmentPattern" ? this.checkPatternExport(exports$1, pat.left) : type === "RestElement" && this.checkPatternExport(exports$1, pat.argument);
		};
		pp$8.checkVariableExport = function(exports$1, decls) {
			if (!exports$1) return;
			for (var i = 0, list = decls; i < list.length; i += 1) {
				var decl = list[i];
				this.checkPatternExport(exports$1, decl.id);
			}
		};
		pp$8.shouldParseExportStatement = function() {
			return this.type.keyword === "var" || this.type.keyword === "const" || this.type.keyword === "class" || this.type.keyword === "function" || this.isLet() || this.isAsyncFunction();
		};
		pp$8.parseExportSpecifier = function(exports$1) {
			var node = this.startNode();
			node.local = this.parseModuleExportName();
			node.exported = this.eatContextual("as") ? this.parseModuleExportName() : node.local;
			this.checkExport(exports$1, node.exported, node.exported.start);
			return this.finishNode(node, "ExportSpecifier");
		};
		pp$8.parseExportSpecifiers = function(exports$1) {
			var nodes = [], first = !0;
			this.expect(types$1.braceL);
			for (; !this.eat(types$1.braceR);) {
				if (first) first = !1;
				else {
					this.expect(types$1.comma);
					if (this.afterTrailingComma(types$1.braceR)) break;
				}
				nodes.push(this.parseExportSpecifier(exports$1));
			}
			return nodes;
		};
		pp$8.parseImport = function(node) {
			this.next();
			if (this.type === types$1.string) {
				node.specifiers = empty$1;
				node.source = this.parseExprAtom();
			} else {
				node.specifiers = this.parseImportSpecifiers();
				this.expectContextual("from");
				node.source = this.type === types$1.string ? this.parseExprAtom() : this.unexpected();
			}
			this.options.ecmaVersion >= 16 && (node.attributes = this.parseWithClause());
			this.semicolon();
			return this.finishNode(node, "ImportDeclaration");
		};
		pp$8.parseImportSpecifier = function() {
			var node = this.startNode();
			node.imported = this.parseModuleExportName();
			if (this.eatContextual("as")) node.local = this.parseIdent();
			else {
				this.checkUnreserved(node.imported);
				node.local = node.imported;
			}
			this.checkLValSimple(node.local, BIND_LEXICAL);
			return this.finishNode(node, "ImportSpecifier");
		};
		pp$8.parseImportDefaultSpecifier = function() {
			var node = this.startNode();
			node.local = this.parseIdent();
			this.checkLValSimple(node.local, BIND_LEXICAL);
			return this.finishNode(node, "ImportDefaultSpecifier");
		};
		pp$8.parseImportNamespaceSpecifier = function() {
			var node = this.startNode();
			this.next();
			this.expectContextual("as");
			node.local = this.parseIdent();
			this.checkLValSimple(node.local, BIND_LEXICAL);
			return this.finishNode(node, "ImportNamespaceSpecifier");
		};
		pp$8.parseImportSpecifiers = function() {
			var nodes = [], first = !0;
			if (this.type === types$1.name) {
				nodes.push(this.parseImportDefaultSpecifier());
				if (!this.eat(types$1.comma)) return nodes;
			}
			if (this.type === types$1.star) {
				nodes.push(this.parseImportNamespaceSpecifier());
				return nodes;
			}
			this.expect(types$1.braceL);
			for (; !this.eat(types$1.braceR);) {
				if (first) first = !1;
				else {
					this.expect(types$1.comma);
					if (this.afterTrailingComma(types$1.braceR)) break;
				}
				nodes.push(this.parseImportSpecifier());
			}
			return nodes;
		};
		pp$8.parseWithClause = function() {
			var nodes = [];
			if (!this.eat(types$1._with)) return nodes;
			this.expect(types$1.braceL);
			var attributeKeys = {};
			var first = !0;
			for (; !this.eat(types$1.braceR);) {
				if (first) first = !1;
				else {
					this.expect(types$1.comma);
					if (this.afterTrailingComma(types$1.braceR)) break;
				}
				var attr = this.parseImportAttribute();
				var keyName = attr.key.type === "Identifier" ? attr.key.name : attr.key.value;
				hasOwn(attributeKeys, keyName) && this.raiseRecoverable(attr.key.start, "Duplicate attribute key '" + keyName + "'");
				attributeKeys[keyName] = !0;
				nodes.push(attr);
			}
			return nodes;
		};
		pp$8.parseImportAttribute = function() {
			var node = this.startNode();
			node.key = this.type === types$1.string ? this.parseExprAtom() : this.parseIdent(this.options.allowReserved !== "never");
			this.expect(types$1.colon);
			this.type !== types$1.string && this.unexpected();
			node.value = this.parseExprAtom();
			return this.finishNode(node, "ImportAttribute");
		};
		pp$8.parseModuleExportName = function() {
			if (this.options.ecmaVersion >= 13 && this.type === types$1.string) {
				var stringLiteral = this.parseLiteral(this.value);
				loneSurrogate.test(stringLiteral.value) && this.raise(stringLiteral.start, "An export name cannot include a lone surrogate.");
				return stringLiteral;
			}
			return this.parseIdent(!0);
		};
		pp$8.adaptDirectivePrologue = function(statements) {
			for (var i = 0; i < statements.length && this.isDirectiveCandidate(statements[i]); ++i) statements[i].directive = statements[i].expression.raw.slice(1, -1);
		};
		pp$8.isDirectiveCandidate = function(statement) {
			return this.options.ecmaVersion >= 5 && statement.type === "ExpressionStatement" && statement.expression.type === "Literal" && typeof statement.expression.value == "string" && (this.input[statement.start] === "\"" || this.input[statement.start] === "'");
		};
		var pp$7 = Parser.prototype;
		pp$7.toAssignable = function(node, isBinding, refDestructuringErrors) {
			if (this.options.ecmaVersion >= 6 && node) switch (node.type) {
				case "Identifier":
					this.inAsync && node.name === "await" && this.raise(node.start, "Cannot use 'await' as identifier inside an async function");
					break;
				case "ObjectPattern":
				case "ArrayPattern":
				case "AssignmentPattern":
				case "RestElement": break;
				case "ObjectExpression":
					node.type = "ObjectPattern";
					refDestructuringErrors && this.checkPatternErrors(refDestructuringErrors, !0);
					for (var i = 0, list = node.properties; i < list.length; i += 1) {
						var prop = list[i];
						this.toAssignable(prop, isBinding);
						prop.type === "RestElement" && (prop.argument.type === "ArrayPattern" || prop.argument.type === "ObjectPattern") && this.raise(prop.argument.start, "Unexpected token");
					}
					break;
				case "Property":
					node.kind !== "init" && this.raise(node.key.start, "Object pattern can't contain getter or setter");
					this.toAssignable(node.value, isBinding);
					break;
				case "ArrayExpression":
					node.type = "ArrayPattern";
					refDestructuringErrors && this.checkPatternErrors(refDestructuringErrors, !0);
					this.toAssignableList(node.elements, isBinding);
					break;
				case "SpreadElement":
					node.type = "RestElement";
					this.toAssignable(node.argument, isBinding);
					node.argument.type === "AssignmentPattern" && this.raise(node.argument.start, "Rest elements cannot have a default value");
					break;
				case "AssignmentExpression":
					node.operator !== "=" && this.raise(node.left.end, "Only '=' operator can be used for specifying default value.");
					node.type = "AssignmentPattern";
					delete node.operator;
					this.toAssignable(node.left, isBinding);
					break;
				case "ParenthesizedExpression":
					this.toAssignable(node.expression, isBinding, refDestructuringErrors);
					break;
				case "ChainExpression":
					this.raiseRecoverable(node.start, "Optional chaining cannot appear in left-hand side");
					break;
				case "MemberExpression": if (!isBinding) break;
				default: this.raise(node.start, "Assigning to rvalue");
			}
			else refDestructuringErrors && this.checkPatternErrors(refDestructuringErrors, !0);
			return node;
		};
		pp$7.toAssignableList = function(exprList, isBinding) {
			var end = exprList.length;
			for (var i = 0; i < end; i++) {
				var elt = exprList[i];
				elt && this.toAssignable(elt, isBinding);
			}
			if (end) {
				var last = exprList[end - 1];
				this.options.ecmaVersion === 6 && isBinding && last && last.type === "RestElement" && last.argument.type !== "Identifier" && this.unexpected(last.argument.start);
			}
			return exprList;
		};
		pp$7.parseSpread = function(refDestructuringErrors) {
			var node = this.startNode();
			this.next();
			node.argument = this.parseMaybeAssign(!1, refDestructuringErrors);
			return this.finishNode(node, "SpreadElement");
		};
		pp$7.parseRestBinding = function() {
			var node = this.startNode();
			this.next();
			this.options.ecmaVersion === 6 && this.type !== types$1.name && this.unexpected();
			node.argument = this.parseBindingAtom();
			return this.finishNode(node, "RestElement");
		};
		pp$7.parseBindingAtom = function() {
			if (this.options.ecmaVersion >= 6) switch (this.type) {
				case types$1.bracketL:
					var node = this.startNode();
					this.next();
					node.elements = this.parseBindingList(types$1.bracketR, !0, !0);
					return this.finishNode(node, "ArrayPattern");
				case types$1.braceL: return this.parseObj(!0);
			}
			return this.parseIdent();
		};
		pp$7.parseBindingList = function(close, allowEmpty, allowTrailingComma, allowModifiers) {
			var elts = [], first = !0;
			for (; !this.eat(close);) {
				first ? first = !1 : this.expect(types$1.comma);
				if (allowEmpty && this.type === types$1.comma) elts.push(null);
				else if (allowTrailingComma && this.afterTrailingComma(close)) break;
				else if (this.type === types$1.ellipsis) {
					var rest = this.parseRestBinding();
					this.parseBindingListItem(rest);
					elts.push(rest);
					this.type === types$1.comma && this.raiseRecoverable(this.start, "Comma is not permitted after the rest element");
					this.expect(close);
					break;
				} else elts.push(this.parseAssignableListItem(allowModifiers));
			}
			return elts;
		};
		pp$7.parseAssignableListItem = function(allowModifiers) {
			var elem = this.parseMaybeDefault(this.start, this.startLoc);
			this.parseBindingListItem(elem);
			return elem;
		};
		pp$7.parseBindingListItem = function(param) {
			return param;
		};
		pp$7.parseMaybeDefault = function(startPos, startLoc, left) {
			left ||= this.parseBindingAtom();
			if (this.options.ecmaVersion < 6 || !this.eat(types$1.eq)) return left;
			var node = this.startNodeAt(startPos, startLoc);
			node.left = left;
			node.right = this.parseMaybeAssign();
			return this.finishNode(node, "AssignmentPattern");
		};
		pp$7.checkLValSimple = function(expr, bindingType, checkClashes) {
			bindingType === void 0 && (bindingType = BIND_NONE);
			var isBind = bindingType !== BIND_NONE;
			switch (expr.type) {
				case "Identifier":
					this.strict && this.reservedWordsStrictBind.test(expr.name) && this.raiseRecoverable(expr.start, (isBind ? "Binding " : "Assigning to ") + expr.name + " in strict mode");
					if (isBind) {
						bindingType === BIND_LEXICAL && expr.name === "let" && this.raiseRecoverable(expr.start, "let is disallowed as a lexically bound name");
						if (checkClashes) {
							hasOwn(checkClashes, expr.name) && this.raiseRecoverable(expr.start, "Argument name clash");
							checkClashes[expr.name] = !0;
						}
						bindingType !== BIND_OUTSIDE && this.declareName(expr.name, bindingType, expr.start);
					}
					break;
				case "ChainExpression":
					this.raiseRecoverable(expr.start, "Optional chaining cannot appear in left-hand side");
					break;
				case "MemberExpression":
					isBind && this.raiseRecoverable(expr.start, "Binding member expression");
					break;
				case "ParenthesizedExpression":
					isBind && this.raiseRecoverable(expr.start, "Binding parenthesized expression");
					return this.checkLValSimple(expr.expression, bindingType, checkClashes);
				default: this.raise(expr.start, (isBind ? "Binding" : "Assigning to") + " rvalue");
			}
		};
		pp$7.checkLValPattern = function(expr, bindingType, checkClashes) {
			bindingType === void 0 && (bindingType = BIND_NONE);
			switch (expr.type) {
				case "ObjectPattern":
					for (var i = 0, list = expr.properties; i < list.length; i += 1) {
						var prop = list[i];
						this.checkLValInnerPattern(prop, bindingType, checkClashes);
					}
					break;
				case "ArrayPattern":
					for (var i$1 = 0, list$1 = expr.elements; i$1 < list$1.length; i$1 += 1) {
						var elem = list$1[i$1];
						elem && this.checkLValInnerPattern(elem, bindingType, checkClashes);
					}
					break;
				default: this.checkLValSimple(expr, bindingType, checkClashes);
			}
		};
		pp$7.checkLValInnerPattern = function(expr, bindingType, checkClashes) {
			bindingType === void 0 && (bindingType = BIND_NONE);
			switch (expr.type) {
				case "Property":
					this.checkLValInnerPattern(expr.value, bindingType, checkClashes);
					break;
				case "AssignmentPattern":
					this.checkLValPattern(expr.left, bindingType, checkClashes);
					break;
				case "RestElement":
					this.checkLValPattern(expr.argument, bindingType, checkClashes);
					break;
				default: this.checkLValPattern(expr, bindingType, checkClashes);
			}
		};
		var TokContext = function TokContext(token, isExpr, preserveSpace, override, generator) {
			this.token = token;
			this.isExpr = !!isExpr;
			this.preserveSpace = !!preserveSpace;
			this.override = override;
			this.generator = !!generator;
		};
		var types = {
			b_stat: new TokContext("{", !1),
			b_expr: new TokContext("{", !0),
			b_tmpl: new TokContext("${", !1),
			p_stat: new TokContext("(", !1),
			p_expr: new TokContext("(", !0),
			q_tmpl: new TokContext("`", !0, !0, function(p) {
				return p.tryReadTemplateToken();
			}),
			f_stat: new TokContext("function", !1),
			f_expr: new TokContext("function", !0),
			f_expr_gen: new TokContext("function", !0, !1, null, !0),
			f_gen: new TokContext("function", !1, !1, null, !0)
		};
		var pp$6 = Parser.prototype;
		pp$6.initialContext = function() {
			return [types.b_stat];
		};
		pp$6.curContext = function() {
			return this.context[this.context.length - 1];
		};
		pp$6.braceIsBlock = function(prevType) {
			var parent = this.curContext();
			if (parent === types.f_expr || parent === types.f_stat) return !0;
			if (prevType === types$1.colon && (parent === types.b_stat || parent === types.b_expr)) return !parent.isExpr;
			if (prevType === types$1._return || prevType === types$1.name && this.exprAllowed) return lineBreak.test(this.input.slice(this.lastTokEnd, this.start));
			if (prevType === types$1._else || prevType === types$1.semi || prevType === types$1.eof || prevType === types$1.parenR || prevType === types$1.arrow) return !0;
			if (prevType === types$1.braceL) return parent === types.b_stat;
			if (prevType === types$1._var || prevType === types$1._const || prevType === types$1.name) return !1;
			return !this.exprAllowed;
		};
		pp$6.inGeneratorContext = function() {
			for (var i = this.context.length - 1; i >= 1; i--) {
				var context = this.context[i];
				if (context.token === "function") return context.generator;
			}
			return !1;
		};
		pp$6.updateContext = function(prevType) {
			var update, type = this.type;
			type.keyword && prevType === types$1.dot ? this.exprAllowed = !1 : (update = type.updateContext) ? update.call(this, prevType) : this.exprAllowed = type.beforeExpr;
		};
		pp$6.overrideContext = function(tokenCtx) {
			this.curContext() !== tokenCtx && (this.context[this.context.length - 1] = tokenCtx);
		};
		types$1.parenR.updateContext = types$1.braceR.updateContext = function() {
			if (this.context.length === 1) {
				this.exprAllowed = !0;
				return;
			}
			var out = this.context.pop();
			out === types.b_stat && this.curContext().token === "function" && (out = this.context.pop());
			this.exprAllowed = !out.isExpr;
		};
		types$1.braceL.updateContext = function(prevType) {
			this.context.push(this.braceIsBlock(prevType) ? types.b_stat : types.b_expr);
			this.exprAllowed = !0;
		};
		types$1.dollarBraceL.updateContext = function() {
			this.context.push(types.b_tmpl);
			this.exprAllowed = !0;
		};
		types$1.parenL.updateContext = function(prevType) {
			var statementParens = prevType === types$1._if || prevType === types$1._for || prevType === types$1._with || prevType === types$1._while;
			this.context.push(statementParens ? types.p_stat : types.p_expr);
			this.exprAllowed = !0;
		};
		types$1.incDec.updateContext = function() {};
		types$1._function.updateContext = types$1._class.updateContext = function(prevType) {
			prevType.beforeExpr && prevType !== types$1._else && (prevType !== types$1.semi || this.curContext() === types.p_stat) && !(prevType === types$1._return && lineBreak.test(this.input.slice(this.lastTokEnd, this.start))) && (prevType !== types$1.colon && prevType !== types$1.braceL || this.curContext() !== types.b_stat) ? this.context.push(types.f_expr) : this.context.push(types.f_stat);
			this.exprAllowed = !1;
		};
		types$1.colon.updateContext = function() {
			this.curContext().token === "function" && this.context.pop();
			this.exprAllowed = !0;
		};
		types$1.backQuote.updateContext = function() {
			this.curContext() === types.q_tmpl ? this.context.pop() : this.context.push(types.q_tmpl);
			this.exprAllowed = !1;
		};
		types$1.star.updateContext = function(prevType) {
			if (prevType === types$1._function) {
				var index = this.context.length - 1;
				this.context[index] === types.f_expr ? this.context[index] = types.f_expr_gen : this.context[index] = types.f_gen;
			}
			this.exprAllowed = !0;
		};
		types$1.name.updateContext = function(prevType) {
			var allowed = !1;
			this.options.ecmaVersion >= 6 && prevType !== types$1.dot && (this.value === "of" && !this.exprAllowed || this.value === "yield" && this.inGeneratorContext()) && (allowed = !0);
			this.exprAllowed = allowed;
		};
		var pp$5 = Parser.prototype;
		pp$5.checkPropClash = function(prop, propHash, refDestructuringErrors) {
			if (this.options.ecmaVersion >= 9 && prop.type === "SpreadElement") return;
			if (this.options.ecmaVersion >= 6 && (prop.computed || prop.method || prop.shorthand)) return;
			var key = prop.key;
			var name;
			switch (key.type) {
				case "Identifier":
					name = key.name;
					break;
				case "Literal":
					name = String(key.value);
					break;
				default: return;
			}
			var kind = prop.kind;
			if (this.options.ecmaVersion >= 6) {
				if (name === "__proto__" && kind === "init") {
					propHash.proto && (refDestructuringErrors ? refDestructuringErrors.doubleProto < 0 && (refDestructuringErrors.doubleProto = key.start) : this.raiseRecoverable(key.start, "Redefinition of __proto__ property"));
					propHash.proto = !0;
				}
				return;
			}
			name = "$" + name;
			var other = propHash[name];
			other ? (kind === "init" ? this.strict && other.init || other.get || other.set : other.init || other[kind]) && this.raiseRecoverable(key.start, "Redefinition of property") : other = propHash[name] = {
				init: !1,
				get: !1,
				set: !1
			};
			other[kind] = !0;
		};
		pp$5.parseExpression = function(forInit, refDestructuringErrors) {
			var this$1$1 = this;
			return this.catchStackOverflow(function() {
				var startPos = this$1$1.start, startLoc = this$1$1.startLoc;
				var expr = this$1$1.parseMaybeAssign(forInit, refDestructuringErrors);
				if (this$1$1.type === types$1.comma) {
					var node = this$1$1.startNodeAt(startPos, startLoc);
					node.expressions = [expr];
					for (; this$1$1.eat(types$1.comma);) node.expressions.push(this$1$1.parseMaybeAssign(forInit, refDestructuringErrors));
					return this$1$1.finishNode(node, "SequenceExpression");
				}
				return expr;
			});
		};
		pp$5.parseMaybeAssign = function(forInit, refDestructuringErrors, afterLeftParse) {
			if (this.isContextual("yield")) {
				if (this.inGenerator) return this.parseYield(forInit);
				else this.exprAllowed = !1;
			}
			var ownDestructuringErrors = !1, oldParenAssign = -1, oldTrailingComma = -1, oldDoubleProto = -1;
			if (refDestructuringErrors) {
				oldParenAssign = refDestructuringErrors.parenthesizedAssign;
				oldTrailingComma = refDestructuringErrors.trailingComma;
				oldDoubleProto = refDestructuringErrors.doubleProto;
				refDestructuringErrors.parenthesizedAssign = refDestructuringErrors.trailingComma = -1;
			} else {
				refDestructuringErrors = new DestructuringErrors();
				ownDestructuringErrors = !0;
			}
			var startPos = this.start, startLoc = this.startLoc;
			if (this.type === types$1.parenL || this.type === types$1.name) {
				this.potentialArrowAt = this.start;
				this.potentialArrowInForAwait = forInit === "await";
			}
			var left = this.parseMaybeConditional(forInit, refDestructuringErrors);
			afterLeftParse && (left = afterLeftParse.call(this, left, startPos, startLoc));
			if (this.type.isAssign) {
				var node = this.startNodeAt(startPos, startLoc);
				node.operator = this.value;
				this.type === types$1.eq && (left = this.toAssignable(left, !1, refDestructuringErrors));
				if (!ownDestructuringErrors) {
					refDestructuringErrors.parenthesizedAssign = refDestructuringErrors.trailingComma = -1;
					refDestructuringErrors.shorthandAssign >= left.start && (refDestructuringErrors.shorthandAssign = -1);
					refDestructuringErrors.doubleProto >= left.start && (refDestructuringErrors.doubleProto = -1);
				}
				this.type === types$1.eq ? this.checkLValPattern(left) : this.checkLValSimple(left);
				node.left = left;
				this.next();
				node.right = this.parseMaybeAssign(forInit);
				oldDoubleProto > -1 && (refDestructuringErrors.doubleProto = oldDoubleProto);
				return this.finishNode(node, "AssignmentExpression");
			} else ownDestructuringErrors && this.checkExpressionErrors(refDestructuringErrors, !0);
			oldParenAssign > -1 && (refDestructuringErrors.parenthesizedAssign = oldParenAssign);
			oldTrailingComma > -1 && (refDestructuringErrors.trailingComma = oldTrailingComma);
			return left;
		};
		pp$5.parseMaybeConditional = function(forInit, refDestructuringErrors) {
			var startPos = this.start, startLoc = this.startLoc;
			var expr = this.parseExprOps(forInit, refDestructuringErrors);
			if (this.checkExpressionErrors(refDestructuringErrors)) return expr;
			if ((expr.type !== "ArrowFunctionExpression" || expr.start !== startPos) && this.eat(types$1.question)) {
				var node = this.startNodeAt(startPos, startLoc);
				node.test = expr;
				node.consequent = this.parseMaybeAssign();
				this.expect(types$1.colon);
				node.alternate = this.parseMaybeAssign(forInit);
				return this.finishNode(node, "ConditionalExpression");
			}
			return expr;
		};
		pp$5.parseExprOps = function(forInit, refDestructuringErrors) {
			var startPos = this.start, startLoc = this.startLoc;
			var expr = this.parseMaybeUnary(refDestructuringErrors, !1, !1, forInit);
			if (this.checkExpressionErrors(refDestructuringErrors)) return expr;
			return expr.start === startPos && expr.type === "ArrowFunctionExpression" ? expr : this.parseExprOp(expr, startPos, startLoc, -1, forInit);
		};
		pp$5.parseExprOp = function(left, leftStartPos, leftStartLoc, minPrec, forInit) {
			var prec = this.type.binop;
			if (prec != null && (!forInit || this.type !== types$1._in) && prec > minPrec) {
				var logical = this.type === types$1.logicalOR || this.type === types$1.logicalAND;
				var coalesce = this.type === types$1.coalesce;
				coalesce && (prec = types$1.logicalAND.binop);
				var op = this.value;
				this.next();
				var startPos = this.start, startLoc = this.startLoc;
				var right = this.parseExprOp(this.parseMaybeUnary(null, !1, !1, forInit), startPos, startLoc, prec, forInit);
				var node = this.buildBinary(leftStartPos, leftStartLoc, left, right, op, logical || coalesce);
				(logical && this.type === types$1.coalesce || coalesce && (this.type === types$1.logicalOR || this.type === types$1.logicalAND)) && this.raiseRecoverable(this.start, "Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses");
				return this.parseExprOp(node, leftStartPos, leftStartLoc, minPrec, forInit);
			}
			return left;
		};
		pp$5.buildBinary = function(startPos, startLoc, left, right, op, logical) {
			right.type === "PrivateIdentifier" && this.raise(right.start, "Private identifier can only be left side of binary expression");
			var node = this.startNodeAt(startPos, startLoc);
			node.left = left;
			node.operator = op;
			node.right = right;
			return this.finishNode(node, logical ? "LogicalExpression" : "BinaryExpression");
		};
		pp$5.parseMaybeUnary = function(refDestructuringErrors, sawUnary, incDec, forInit) {
			var startPos = this.start, startLoc = this.startLoc, expr;
			if (this.isContextual("await") && this.canAwait) {
				expr = this.parseAwait(forInit);
				sawUnary = !0;
			} else if (this.type.prefix) {
				var node = this.startNode(), update = this.type === types$1.incDec;
				node.operator = this.value;
				node.prefix = !0;
				this.next();
				node.argument = this.parseMaybeUnary(null, !0, update, forInit);
				this.checkExpressionErrors(refDestructuringErrors, !0);
				update ? this.checkLValSimple(node.argument) : this.strict && node.operator === "delete" && isLocalVariableAccess(node.argument) ? this.raiseRecoverable(node.start, "Deleting local variable in strict mode") : node.operator === "delete" && isPrivateFieldAccess(node.argument) ? this.raiseRecoverable(node.start, "Private fields can not be deleted") : sawUnary = !0;
				expr = this.finishNode(node, update ? "UpdateExpression" : "UnaryExpression");
			} else if (!sawUnary && this.type === types$1.privateId) {
				(forInit || this.privateNameStack.length === 0) && this.options.checkPrivateFields && this.unexpected();
				expr = this.parsePrivateIdent();
				this.type !== types$1._in && this.unexpected();
			} else {
				expr = this.parseExprSubscripts(refDestructuringErrors, forInit);
				if (this.checkExpressionErrors(refDestructuringErrors)) return expr;
				for (; this.type.postfix && !this.canInsertSemicolon();) {
					var node$1 = this.startNodeAt(startPos, startLoc);
					node$1.operator = this.value;
					node$1.prefix = !1;
					node$1.argument = expr;
					this.checkLValSimple(expr);
					this.next();
					expr = this.finishNode(node$1, "UpdateExpression");
				}
			}
			if (!incDec && (expr.type !== "ArrowFunctionExpression" || expr.start !== startPos) && this.eat(types$1.starstar)) {
				if (sawUnary) this.unexpected(this.lastTokStart);
				else return this.buildBinary(startPos, startLoc, expr, this.parseMaybeUnary(null, !1, !1, forInit), "**", !1);
			} else return expr;
		};
		function isLocalVariableAccess(node) {
			return node.type === "Identifier" || node.type === "ParenthesizedExpression" && isLocalVariableAccess(node.expression);
		}
		function isPrivateFieldAccess(node) {
			return node.type === "MemberExpression" && node.property.type === "PrivateIdentifier" || node.type === "ChainExpression" && isPrivateFieldAccess(node.expression) || node.type === "ParenthesizedExpression" && isPrivateFieldAccess(node.expression);
		}
		pp$5.parseExprSubscripts = function(refDestructuringErrors, forInit) {
			var startPos = this.start, startLoc = this.startLoc;
			var oldDoubleProto = -1, oldShorthandAssign = -1;
			if (refDestructuringErrors) {
				oldDoubleProto = refDestructuringErrors.doubleProto;
				oldShorthandAssign = refDestructuringErrors.shorthandAssign;
				refDestructuringErrors.doubleProto = refDestructuringErrors.shorthandAssign = -1;
			}
			var expr = this.parseExprAtom(refDestructuringErrors, forInit);
			if (expr.type === "ArrowFunctionExpression" && this.input.slice(this.lastTokStart, this.lastTokEnd) !== ")") return expr;
			var result = this.parseSubscripts(expr, startPos, startLoc, !1, forInit);
			if (refDestructuringErrors) {
				if (result.end > expr.end) {
					this.checkExpressionErrors(refDestructuringErrors, !0);
					refDestructuringErrors.parenthesizedAssign >= result.start && (refDestructuringErrors.parenthesizedAssign = -1);
					refDestructuringErrors.parenthesizedBind >= result.start && (refDestructuringErrors.parenthesizedBind = -1);
					refDestructuringErrors.trailingComma >= result.start && (refDestructuringErrors.trailingComma = -1);
				}
				oldDoubleProto > -1 && (refDestructuringErrors.doubleProto = oldDoubleProto);
				oldShorthandAssign > -1 && (refDestructuringErrors.shorthandAssign = oldShorthandAssign);
			}
			return result;
		};
		pp$5.parseSubscripts = function(base, startPos, startLoc, noCalls, forInit) {
			var maybeAsyncArrow = this.options.ecmaVersion >= 8 && base.type === "Identifier" && base.name === "async" && this.lastTokEnd === base.end && !this.canInsertSemicolon() && base.end - base.start === 5 && this.potentialArrowAt === base.start;
			var optionalChained = !1;
			for (;;) {
				var element = this.parseSubscript(base, startPos, startLoc, noCalls, maybeAsyncArrow, optionalChained, forInit);
				element.optional && (optionalChained = !0);
				if (element.end === base.end || element.type === "ArrowFunctionExpression") {
					if (optionalChained) {
						var chainNode = this.startNodeAt(startPos, startLoc);
						chainNode.expression = element;
						element = this.finishNode(chainNode, "ChainExpression");
					}
					return element;
				}
				base = element;
				maybeAsyncArrow = !1;
			}
		};
		pp$5.shouldParseAsyncArrow = function() {
			return !this.canInsertSemicolon() && this.eat(types$1.arrow);
		};
		pp$5.parseSubscriptAsyncArrow = function(startPos, startLoc, exprList, forInit) {
			return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), exprList, !0, forInit);
		};
		pp$5.parseSubscript = function(base, startPos, startLoc, noCalls, maybeAsyncArrow, optionalChained, forInit) {
			var optionalSupported = this.options.ecmaVersion >= 11;
			var optional = optionalSupported && this.eat(types$1.questionDot);
			noCalls && optional && this.raise(this.lastTokStart, "Optional chaining cannot appear in the callee of new expressions");
			var computed = this.eat(types$1.bracketL);
			if (computed || optional && this.type !== types$1.parenL && this.type !== types$1.backQuote || this.eat(types$1.dot)) {
				var node = this.startNodeAt(startPos, startLoc);
				node.object = base;
				if (computed) {
					node.property = this.parseExpression();
					this.expect(types$1.bracketR);
				} else node.property = this.type === types$1.privateId && base.type !== "Super" ? this.parsePrivateIdent() : this.parseIdent(this.options.allowReserved !== "never");
				node.computed = !!computed;
				optionalSupported && (node.optional = optional);
				base = this.finishNode(node, "MemberExpression");
			} else if (!noCalls && this.eat(types$1.parenL)) {
				var refDestructuringErrors = new DestructuringErrors(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
				this.yieldPos = 0;
				this.awaitPos = 0;
				this.awaitIdentPos = 0;
				var exprList = this.parseExprList(types$1.parenR, this.options.ecmaVersion >= 8, !1, refDestructuringErrors);
				if (maybeAsyncArrow && !optional && this.shouldParseAsyncArrow()) {
					this.checkPatternErrors(refDestructuringErrors, !1);
					this.checkYieldAwaitInDefaultParams();
					this.awaitIdentPos > 0 && this.raise(this.awaitIdentPos, "Cannot use 'await' as identifier inside an async function");
					this.yieldPos = oldYieldPos;
					this.awaitPos = oldAwaitPos;
					this.awaitIdentPos = oldAwaitIdentPos;
					return this.parseSubscriptAsyncArrow(startPos, startLoc, exprList, forInit);
				}
				this.checkExpressionErrors(refDestructuringErrors, !0);
				this.yieldPos = oldYieldPos || this.yieldPos;
				this.awaitPos = oldAwaitPos || this.awaitPos;
				this.awaitIdentPos = oldAwaitIdentPos || this.awaitIdentPos;
				var node$1 = this.startNodeAt(startPos, startLoc);
				node$1.callee = base;
				node$1.arguments = exprList;
				optionalSupported && (node$1.optional = optional);
				base = this.finishNode(node$1, "CallExpression");
			} else if (this.type === types$1.backQuote) {
				(optional || optionalChained) && this.raise(this.start, "Optional chaining cannot appear in the tag of tagged template expressions");
				var node$2 = this.startNodeAt(startPos, startLoc);
				node$2.tag = base;
				node$2.quasi = this.parseTemplate({ isTagged: !0 });
				base = this.finishNode(node$2, "TaggedTemplateExpression");
			}
			return base;
		};
		pp$5.parseExprAtom = function(refDestructuringErrors, forInit, forNew) {
			this.type === types$1.slash && this.readRegexp();
			var node, canBeArrow = this.potentialArrowAt === this.start;
			switch (this.type) {
				case types$1._super:
					this.allowSuper || this.raise(this.start, "'super' keyword outside a method");
					node = this.startNode();
					this.next();
					this.type === types$1.parenL && !this.allowDirectSuper && this.raise(node.start, "super() call outside constructor of a subclass");
					this.type !== types$1.dot && this.type !== types$1.bracketL && this.type !== types$1.parenL && this.unexpected();
					return this.finishNode(node, "Super");
				case types$1._this:
					node = this.startNode();
					this.next();
					return this.finishNode(node, "ThisExpression");
				case types$1.name:
					var startPos = this.start, startLoc = this.startLoc, containsEsc = this.containsEsc;
					var id = this.parseIdent(!1);
					if (this.options.ecmaVersion >= 8 && !containsEsc && id.name === "async" && !this.canInsertSemicolon() && this.eat(types$1._function)) {
						this.overrideContext(types.f_expr);
						return this.parseFunction(this.startNodeAt(startPos, startLoc), 0, !1, !0, forInit);
					}
					if (canBeArrow && !this.canInsertSemicolon()) {
						if (this.eat(types$1.arrow)) return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), [id], !1, forInit);
						if (this.options.ecmaVersion >= 8 && id.name === "async" && this.type === types$1.name && !containsEsc && (!this.potentialArrowInForAwait || this.value !== "of" || this.containsEsc)) {
							id = this.parseIdent(!1);
							(this.canInsertSemicolon() || !this.eat(types$1.arrow)) && this.unexpected();
							return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), [id], !0, forInit);
						}
					}
					return id;
				case types$1.regexp:
					var value = this.value;
					node = this.parseLiteral(value.value);
					node.regex = {
						pattern: value.pattern,
						flags: value.flags
					};
					return node;
				case types$1.num:
				case types$1.string: return this.parseLiteral(this.value);
				case types$1._null:
				case types$1._true:
				case types$1._false:
					node = this.startNode();
					node.value = this.type === types$1._null ? null : this.type === types$1._true;
					node.raw = this.type.keyword;
					this.next();
					return this.finishNode(node, "Literal");
				case types$1.parenL:
					var start = this.start, expr = this.parseParenAndDistinguishExpression(canBeArrow, forInit);
					if (refDestructuringErrors) {
						refDestructuringErrors.parenthesizedAssign < 0 && !this.isSimpleAssignTarget(expr) && (refDestructuringErrors.parenthesizedAssign = start);
						refDestructuringErrors.parenthesizedBind < 0 && (refDestructuringErrors.parenthesizedBind = start);
					}
					return expr;
				case types$1.bracketL:
					node = this.startNode();
					this.next();
					node.elements = this.parseExprList(types$1.bracketR, !0, !0, refDestructuringErrors);
					return this.finishNode(node, "ArrayExpression");
				case types$1.braceL:
					this.overrideContext(types.b_expr);
					return this.parseObj(!1, refDestructuringErrors);
				case types$1._function:
					node = this.startNode();
					this.next();
					return this.parseFunction(node, 0);
				case types$1._class: return this.parseClass(this.startNode(), !1);
				case types$1._new: return this.parseNew();
				case types$1.backQuote: return this.parseTemplate();
				case types$1._import: if (this.options.ecmaVersion >= 11) return this.parseExprImport(forNew);
				else return this.unexpected();
				default: return this.parseExprAtomDefault();
			}
		};
		pp$5.parseExprAtomDefault = function() {
			this.unexpected();
		};
		pp$5.parseExprImport = function(forNew) {
			var node = this.startNode();
			this.containsEsc && this.raiseRecoverable(this.start, "Escape sequence in keyword import");
			this.next();
			if (this.type === types$1.parenL && !forNew) return this.parseDynamicImport(node);
			else if (this.type === types$1.dot) {
				var meta = this.startNodeAt(node.start, node.loc && node.loc.start);
				meta.name = "import";
				node.meta = this.finishNode(meta, "Identifier");
				return this.parseImportMeta(node);
			} else this.unexpected();
		};
		pp$5.parseDynamicImport = function(node) {
			this.next();
			node.source = this.parseMaybeAssign();
			if (this.options.ecmaVersion >= 16) {
				if (this.eat(types$1.parenR)) node.options = null;
				else {
					this.expect(types$1.comma);
					if (this.afterTrailingComma(types$1.parenR)) node.options = null;
					else {
						node.options = this.parseMaybeAssign();
						if (!this.eat(types$1.parenR)) {
							this.expect(types$1.comma);
							this.afterTrailingComma(types$1.parenR) || this.unexpected();
						}
					}
				}
			} else if (!this.eat(types$1.parenR)) {
				var errorPos = this.start;
				this.eat(types$1.comma) && this.eat(types$1.parenR) ? this.raiseRecoverable(errorPos, "Trailing comma is not allowed in import()") : this.unexpected(errorPos);
			}
			return this.finishNode(node, "ImportExpression");
		};
		pp$5.parseImportMeta = function(node) {
			this.next();
			var containsEsc = this.containsEsc;
			node.property = this.parseIdent(!0);
			node.property.name !== "meta" && this.raiseRecoverable(node.property.start, "The only valid meta property for import is 'import.meta'");
			containsEsc && this.raiseRecoverable(node.start, "'import.meta' must not contain escaped characters");
			this.options.sourceType !== "module" && !this.options.allowImportExportEverywhere && this.raiseRecoverable(node.start, "Cannot use 'import.meta' outside a module");
			return this.finishNode(node, "MetaProperty");
		};
		pp$5.parseLiteral = function(value) {
			var node = this.startNode();
			node.value = value;
			node.raw = this.input.slice(this.start, this.end);
			node.raw.charCodeAt(node.raw.length - 1) === 110 && (node.bigint = node.value == null ? node.raw.slice(0, -1).replace(/_/g, "") : node.value.toString());
			this.next();
			return this.finishNode(node, "Literal");
		};
		pp$5.parseParenExpression = function() {
			this.expect(types$1.parenL);
			var val = this.parseExpression();
			this.expect(types$1.parenR);
			return val;
		};
		pp$5.shouldParseArrow = function(exprList) {
			return !this.canInsertSemicolon();
		};
		pp$5.parseParenAndDistinguishExpression = function(canBeArrow, forInit) {
			var startPos = this.start, startLoc = this.startLoc, val, allowTrailingComma = this.options.ecmaVersion >= 8;
			if (this.options.ecmaVersion >= 6) {
				this.next();
				var innerStartPos = this.start, innerStartLoc = this.startLoc;
				var exprList = [], first = !0, lastIsComma = !1;
				var refDestructuringErrors = new DestructuringErrors(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, spreadStart;
				this.yieldPos = 0;
				this.awaitPos = 0;
				for (; this.type !== types$1.parenR;) {
					first ? first = !1 : this.expect(types$1.comma);
					if (allowTrailingComma && this.afterTrailingComma(types$1.parenR, !0)) {
						lastIsComma = !0;
						break;
					} else if (this.type === types$1.ellipsis) {
						spreadStart = this.start;
						exprList.push(this.parseParenItem(this.parseRestBinding()));
						this.type === types$1.comma && this.raiseRecoverable(this.start, "Comma is not permitted after the rest element");
						break;
					} else exprList.push(this.parseMaybeAssign(!1, refDestructuringErrors, this.parseParenItem));
				}
				var innerEndPos = this.lastTokEnd, innerEndLoc = this.lastTokEndLoc;
				this.expect(types$1.parenR);
				if (canBeArrow && this.shouldParseArrow(exprList) && this.eat(types$1.arrow)) {
					this.checkPatternErrors(refDestructuringErrors, !1);
					this.checkYieldAwaitInDefaultParams();
					this.yieldPos = oldYieldPos;
					this.awaitPos = oldAwaitPos;
					return this.parseParenArrowList(startPos, startLoc, exprList, forInit);
				}
				(!exprList.length || lastIsComma) && this.unexpected(this.lastTokStart);
				spreadStart && this.unexpected(spreadStart);
				this.checkExpressionErrors(refDestructuringErrors, !0);
				this.yieldPos = oldYieldPos || this.yieldPos;
				this.awaitPos = oldAwaitPos || this.awaitPos;
				if (exprList.length > 1) {
					val = this.startNodeAt(innerStartPos, innerStartLoc);
					val.expressions = exprList;
					this.finishNodeAt(val, "SequenceExpression", innerEndPos, innerEndLoc);
				} else val = exprList[0];
			} else val = this.parseParenExpression();
			if (this.options.preserveParens) {
				var par = this.startNodeAt(startPos, startLoc);
				par.expression = val;
				return this.finishNode(par, "ParenthesizedExpression");
			} else return val;
		};
		pp$5.parseParenItem = function(item) {
			return item;
		};
		pp$5.parseParenArrowList = function(startPos, startLoc, exprList, forInit) {
			return this.parseArrowExpression(this.startNodeAt(startPos, startLoc), exprList, !1, forInit);
		};
		var empty = [];
		pp$5.parseNew = function() {
			this.containsEsc && this.raiseRecoverable(this.start, "Escape sequence in keyword new");
			var node = this.startNode();
			this.next();
			if (this.options.ecmaVersion >= 6 && this.type === types$1.dot) {
				var meta = this.startNodeAt(node.start, node.loc && node.loc.start);
				meta.name = "new";
				node.meta = this.finishNode(meta, "Identifier");
				this.next();
				var containsEsc = this.containsEsc;
				node.property = this.parseIdent(!0);
				node.property.name !== "target" && this.raiseRecoverable(node.property.start, "The only valid meta property for new is 'new.target'");
				containsEsc && this.raiseRecoverable(node.start, "'new.target' must not contain escaped characters");
				this.allowNewDotTarget || this.raiseRecoverable(node.start, "'new.target' can only be used in functions and class static block");
				return this.finishNode(node, "MetaProperty");
			}
			var startPos = this.start, startLoc = this.startLoc;
			node.callee = this.parseSubscripts(this.parseExprAtom(null, !1, !0), startPos, startLoc, !0, !1);
			node.callee.type === "Super" && this.raiseRecoverable(startPos, "Invalid use of 'super'");
			node.arguments = this.eat(types$1.parenL) ? this.parseExprList(types$1.parenR, this.options.ecmaVersion >= 8, !1) : empty;
			return this.finishNode(node, "NewExpression");
		};
		pp$5.parseTemplateElement = function(ref) {
			var isTagged = ref.isTagged;
			var elem = this.startNode();
			if (this.type === types$1.invalidTemplate) {
				isTagged || this.raiseRecoverable(this.start, "Bad escape sequence in untagged template literal");
				elem.value = {
					raw: this.value.replace(/\r\n?/g, "\n"),
					cooked: null
				};
			} else elem.value = {
				raw: this.input.slice(this.start, this.end).replace(/\r\n?/g, "\n"),
				cooked: this.value
			};
			this.next();
			elem.tail = this.type === types$1.backQuote;
			return this.finishNode(elem, "TemplateElement");
		};
		pp$5.parseTemplate = function(ref) {
			ref === void 0 && (ref = {});
			var isTagged = ref.isTagged;
			isTagged === void 0 && (isTagged = !1);
			var node = this.startNode();
			this.next();
			node.expressions = [];
			var curElt = this.parseTemplateElement({ isTagged });
			node.quasis = [curElt];
			for (; !curElt.tail;) {
				this.type === types$1.eof && this.raise(this.pos, "Unterminated template literal");
				this.expect(types$1.dollarBraceL);
				node.expressions.push(this.parseExpression());
				this.expect(types$1.braceR);
				node.quasis.push(curElt = this.parseTemplateElement({ isTagged }));
			}
			this.next();
			return this.finishNode(node, "TemplateLiteral");
		};
		pp$5.isAsyncProp = function(prop) {
			return !prop.computed && prop.key.type === "Identifier" && prop.key.name === "async" && (this.type === types$1.name || this.type === types$1.num || this.type === types$1.string || this.type === types$1.bracketL || this.type.keyword || this.options.ecmaVersion >= 9 && this.type === types$1.star) && !lineBreak.test(this.input.slice(this.lastTokEnd, this.start));
		};
		pp$5.parseObj = function(isPattern, refDestructuringErrors) {
			var node = this.startNode(), first = !0, propHash = {};
			node.properties = [];
			this.next();
			for (; !this.eat(types$1.braceR);) {
				if (first) first = !1;
				else {
					this.expect(types$1.comma);
					if (this.options.ecmaVersion >= 5 && this.afterTrailingComma(types$1.braceR)) break;
				}
				var prop = this.parseProperty(isPattern, refDestructuringErrors);
				isPattern || this.checkPropClash(prop, propHash, refDestructuringErrors);
				node.properties.push(prop);
			}
			return this.finishNode(node, isPattern ? "ObjectPattern" : "ObjectExpression");
		};
		pp$5.parseProperty = function(isPattern, refDestructuringErrors) {
			var prop = this.startNode(), isGenerator, isAsync, startPos, startLoc;
			if (this.options.ecmaVersion >= 9 && this.eat(types$1.ellipsis)) {
				if (isPattern) {
					prop.argument = this.parseIdent(!1);
					this.type === types$1.comma && this.raiseRecoverable(this.start, "Comma is not permitted after the rest element");
					return this.finishNode(prop, "RestElement");
				}
				prop.argument = this.parseMaybeAssign(!1, refDestructuringErrors);
				this.type === types$1.comma && refDestructuringErrors && refDestructuringErrors.trailingComma < 0 && (refDestructuringErrors.trailingComma = this.start);
				return this.finishNode(prop, "SpreadElement");
			}
			if (this.options.ecmaVersion >= 6) {
				prop.method = !1;
				prop.shorthand = !1;
				if (isPattern || refDestructuringErrors) {
					startPos = this.start;
					startLoc = this.startLoc;
				}
				isPattern || (isGenerator = this.eat(types$1.star));
			}
			var containsEsc = this.containsEsc;
			this.parsePropertyName(prop);
			if (!isPattern && !containsEsc && this.options.ecmaVersion >= 8 && !isGenerator && this.isAsyncProp(prop)) {
				isAsync = !0;
				isGenerator = this.options.ecmaVersion >= 9 && this.eat(types$1.star);
				this.parsePropertyName(prop);
			} else isAsync = !1;
			this.parsePropertyValue(prop, isPattern, isGenerator, isAsync, startPos, startLoc, refDestructuringErrors, containsEsc);
			return this.finishNode(prop, "Property");
		};
		pp$5.parseGetterSetter = function(prop) {
			var kind = prop.key.name;
			this.parsePropertyName(prop);
			prop.value = this.parseMethod(!1);
			prop.kind = kind;
			var paramCount = prop.kind === "get" ? 0 : 1;
			if (prop.value.params.length !== paramCount) {
				var start = prop.value.start;
				prop.kind === "get" ? this.raiseRecoverable(start, "getter should have no params") : this.raiseRecoverable(start, "setter should have exactly one param");
			} else prop.kind === "set" && prop.value.params[0].type === "RestElement" && this.raiseRecoverable(prop.value.params[0].start, "Setter cannot use rest params");
		};
		pp$5.parsePropertyValue = function(prop, isPattern, isGenerator, isAsync, startPos, startLoc, refDestructuringErrors, containsEsc) {
			(isGenerator || isAsync) && this.type === types$1.colon && this.unexpected();
			if (this.eat(types$1.colon)) {
				prop.value = isPattern ? this.parseMaybeDefault(this.start, this.startLoc) : this.parseMaybeAssign(!1, refDestructuringErrors);
				prop.kind = "init";
			} else if (this.options.ecmaVersion >= 6 && this.type === types$1.parenL) {
				isPattern && this.unexpected();
				prop.method = !0;
				prop.value = this.parseMethod(isGenerator, isAsync);
				prop.kind = "init";
			} else if (!isPattern && !containsEsc && this.options.ecmaVersion >= 5 && !prop.computed && prop.key.type === "Identifier" && (prop.key.name === "get" || prop.key.name === "set") && this.type !== types$1.comma && this.type !== types$1.braceR && this.type !== types$1.eq) {
				(isGenerator || isAsync) && this.unexpected();
				this.parseGetterSetter(prop);
			} else if (this.options.ecmaVersion >= 6 && !prop.computed && prop.key.type === "Identifier") {
				(isGenerator || isAsync) && this.unexpected();
				this.checkUnreserved(prop.key);
				prop.key.name === "await" && !this.awaitIdentPos && (this.awaitIdentPos = startPos);
				if (isPattern) prop.value = this.parseMaybeDefault(startPos, startLoc, this.copyNode(prop.key));
				else if (this.type === types$1.eq && refDestructuringErrors) {
					refDestructuringErrors.shorthandAssign < 0 && (refDestructuringErrors.shorthandAssign = this.start);
					prop.value = this.parseMaybeDefault(startPos, startLoc, this.copyNode(prop.key));
				} else prop.value = this.copyNode(prop.key);
				prop.kind = "init";
				prop.shorthand = !0;
			} else this.unexpected();
		};
		pp$5.parsePropertyName = function(prop) {
			if (this.options.ecmaVersion >= 6) {
				if (this.eat(types$1.bracketL)) {
					prop.computed = !0;
					prop.key = this.parseMaybeAssign();
					this.expect(types$1.bracketR);
					return prop.key;
				} else prop.computed = !1;
			}
			return prop.key = this.type === types$1.num || this.type === types$1.string ? this.parseExprAtom() : this.parseIdent(this.options.allowReserved !== "never");
		};
		pp$5.initFunction = function(node) {
			node.id = null;
			this.options.ecmaVersion >= 6 && (node.generator = node.expression = !1);
			this.options.ecmaVersion >= 8 && (node.async = !1);
		};
		pp$5.parseMethod = function(isGenerator, isAsync, allowDirectSuper) {
			var node = this.startNode(), oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
			this.initFunction(node);
			this.options.ecmaVersion >= 6 && (node.generator = isGenerator);
			this.options.ecmaVersion >= 8 && (node.async = !!isAsync);
			this.yieldPos = 0;
			this.awaitPos = 0;
			this.awaitIdentPos = 0;
			this.enterScope(functionFlags(isAsync, node.generator) | SCOPE_SUPER | (allowDirectSuper ? SCOPE_DIRECT_SUPER : 0));
			this.expect(types$1.parenL);
			node.params = this.parseBindingList(types$1.parenR, !1, this.options.ecmaVersion >= 8);
			this.checkYieldAwaitInDefaultParams();
			this.parseFunctionBody(node, !1, !0, !1);
			this.yieldPos = oldYieldPos;
			this.awaitPos = oldAwaitPos;
			this.awaitIdentPos = oldAwaitIdentPos;
			return this.finishNode(node, "FunctionExpression");
		};
		pp$5.parseArrowExpression = function(node, params, isAsync, forInit) {
			var oldYieldPos = this.yieldPos, oldAwaitPos = this.awaitPos, oldAwaitIdentPos = this.awaitIdentPos;
			this.enterScope(functionFlags(isAsync, !1) | SCOPE_ARROW);
			this.initFunction(node);
			this.options.ecmaVersion >= 8 && (node.async = !!isAsync);
			this.yieldPos = 0;
			this.awaitPos = 0;
			this.awaitIdentPos = 0;
			node.params = this.toAssignableList(params, !0);
			this.parseFunctionBody(node, !0, !1, forInit);
			this.yieldPos = oldYieldPos;
			this.awaitPos = oldAwaitPos;
			this.awaitIdentPos = oldAwaitIdentPos;
			return this.finishNode(node, "ArrowFunctionExpression");
		};
		pp$5.parseFunctionBody = function(node, isArrowFunction, isMethod, forInit) {
			var isExpression = isArrowFunction && this.type !== types$1.braceL;
			var oldStrict = this.strict, useStrict = !1;
			if (isExpression) {
				node.body = this.parseMaybeAssign(forInit);
				node.expression = !0;
				this.checkParams(node, !1);
			} else {
				var nonSimple = this.options.ecmaVersion >= 7 && !this.isSimpleParamList(node.params);
				if (!oldStrict || nonSimple) {
					useStrict = this.strictDirective(this.end);
					useStrict && nonSimple && this.raiseRecoverable(node.start, "Illegal 'use strict' directive in function with non-simple parameter list");
				}
				var oldLabels = this.labels;
				this.labels = [];
				useStrict && (this.strict = !0);
				this.checkParams(node, !oldStrict && !useStrict && !isArrowFunction && !isMethod && this.isSimpleParamList(node.params));
				this.strict && node.id && this.checkLValSimple(node.id, BIND_OUTSIDE);
				node.body = this.parseBlock(!1, void 0, useStrict && !oldStrict);
				node.expression = !1;
				this.adaptDirectivePrologue(node.body.body);
				this.labels = oldLabels;
			}
			this.exitScope();
		};
		pp$5.isSimpleParamList = function(params) {
			for (var i = 0, list = params; i < list.length; i += 1) if (list[i].type !== "Identifier") return !1;
			return !0;
		};
		pp$5.checkParams = function(node, allowDuplicates) {
			var nameHash = Object.create(null);
			for (var i = 0, list = node.params; i < list.length; i += 1) {
				var param = list[i];
				this.checkLValInnerPattern(param, BIND_VAR, allowDuplicates ? null : nameHash);
			}
		};
		pp$5.parseExprList = function(close, allowTrailingComma, allowEmpty, refDestructuringErrors) {
			var elts = [], first = !0;
			for (; !this.eat(close);) {
				if (first) first = !1;
				else {
					this.expect(types$1.comma);
					if (allowTrailingComma && this.afterTrailingComma(close)) break;
				}
				var elt = void 0;
				if (allowEmpty && this.type === types$1.comma) elt = null;
				else if (this.type === types$1.ellipsis) {
					elt = this.parseSpread(refDestructuringErrors);
					refDestructuringErrors && this.type === types$1.comma && refDestructuringErrors.trailingComma < 0 && (refDestructuringErrors.trailingComma = this.start);
				} else elt = this.parseMaybeAssign(!1, refDestructuringErrors);
				elts.push(elt);
			}
			return elts;
		};
		pp$5.checkUnreserved = function(ref) {
			var start = ref.start;
			var end = ref.end;
			var name = ref.name;
			this.inGenerator && name === "yield" && this.raiseRecoverable(start, "Cannot use 'yield' as identifier inside a generator");
			this.inAsync && name === "await" && this.raiseRecoverable(start, "Cannot use 'await' as identifier inside an async function");
			!(this.currentThisScope().flags & SCOPE_VAR) && name === "arguments" && this.raiseRecoverable(start, "Cannot use 'arguments' in class field initializer");
			this.inClassStaticBlock && (name === "arguments" || name === "await") && this.raise(start, "Cannot use " + name + " in class static initialization block");
			this.keywords.test(name) && this.raise(start, "Unexpected keyword '" + name + "'");
			if (this.options.ecmaVersion < 6 && this.input.slice(start, end).indexOf("\\") !== -1) return;
			if ((this.strict ? this.reservedWordsStrict : this.reservedWords).test(name)) {
				!this.inAsync && name === "await" && this.raiseRecoverable(start, "Cannot use keyword 'await' outside an async function");
				this.raiseRecoverable(start, "The keyword '" + name + "' is reserved");
			}
		};
		pp$5.parseIdent = function(liberal) {
			var node = this.parseIdentNode();
			this.next(!!liberal);
			this.finishNode(node, "Identifier");
			if (!liberal) {
				this.checkUnreserved(node);
				node.name === "await" && !this.awaitIdentPos && (this.awaitIdentPos = node.start);
			}
			return node;
		};
		pp$5.parseIdentNode = function() {
			var node = this.startNode();
			if (this.type === types$1.name) node.name = this.value;
			else if (this.type.keyword) {
				node.name = this.type.keyword;
				node.name !== "class" && node.name !== "function" || this.lastTokEnd === this.lastTokStart + 1 && this.input.charCodeAt(this.lastTokStart) === 46 || this.context.pop();
				this.type = types$1.name;
			} else this.unexpected();
			return node;
		};
		pp$5.parsePrivateIdent = function() {
			var node = this.startNode();
			this.type === types$1.privateId ? node.name = this.value : this.unexpected();
			this.next();
			this.finishNode(node, "PrivateIdentifier");
			this.options.checkPrivateFields && (this.privateNameStack.length === 0 ? this.raise(node.start, "Private field '#" + node.name + "' must be declared in an enclosing class") : this.privateNameStack[this.privateNameStack.length - 1].used.push(node));
			return node;
		};
		pp$5.parseYield = function(forInit) {
			this.yieldPos ||= this.start;
			var node = this.startNode();
			this.next();
			if (this.type === types$1.semi || this.canInsertSemicolon() || this.type !== types$1.star && !this.type.startsExpr) {
				node.delegate = !1;
				node.argument = null;
			} else {
				node.delegate = this.eat(types$1.star);
				node.argument = this.parseMaybeAssign(forInit);
			}
			return this.finishNode(node, "YieldExpression");
		};
		pp$5.parseAwait = function(forInit) {
			this.awaitPos ||= this.start;
			var node = this.startNode();
			this.next();
			node.argument = this.parseMaybeUnary(null, !0, !1, forInit);
			return this.finishNode(node, "AwaitExpression");
		};
		var pp$4 = Parser.prototype;
		pp$4.raise = function(pos, message) {
			var loc = getLineInfo(this.input, pos);
			message += " (" + loc.line + ":" + loc.column + ")";
			this.sourceFile && (message += " in " + this.sourceFile);
			var err = SyntaxError(message);
			err.pos = pos;
			err.loc = loc;
			err.raisedAt = this.pos;
			throw err;
		};
		pp$4.raiseRecoverable = pp$4.raise;
		pp$4.curPosition = function() {
			if (this.options.locations) return new Position(this.curLine, this.pos - this.lineStart);
		};
		var pp$3 = Parser.prototype;
		var Scope = function Scope(flags) {
			this.flags = flags;
			this.var = [];
			this.lexical = [];
			this.functions = [];
		};
		pp$3.enterScope = function(flags) {
			this.scopeStack.push(new Scope(flags));
		};
		pp$3.exitScope = function() {
			this.scopeStack.pop();
		};
		pp$3.treatFunctionsAsVarInScope = function(scope) {
			return scope.flags & SCOPE_FUNCTION || !this.inModule && scope.flags & SCOPE_TOP;
		};
		pp$3.declareName = function(name, bindingType, pos) {
			var redeclared = !1;
			if (bindingType === BIND_LEXICAL) {
				var scope = this.currentScope();
				redeclared = scope.lexical.indexOf(name) > -1 || scope.functions.indexOf(name) > -1 || scope.var.indexOf(name) > -1;
				scope.lexical.push(name);
				this.inModule && scope.flags & SCOPE_TOP && delete this.undefinedExports[name];
			} else if (bindingType === BIND_SIMPLE_CATCH) this.currentScope().lexical.push(name);
			else if (bindingType === BIND_FUNCTION) {
				var scope$2 = this.currentScope();
				redeclared = this.treatFunctionsAsVar ? scope$2.lexical.indexOf(name) > -1 : scope$2.lexical.indexOf(name) > -1 || scope$2.var.indexOf(name) > -1;
				scope$2.functions.push(name);
			} else for (var i = this.scopeStack.length - 1; i >= 0; --i) {
				var scope$3 = this.scopeStack[i];
				if (scope$3.lexical.indexOf(name) > -1 && !(scope$3.flags & SCOPE_SIMPLE_CATCH && scope$3.lexical[0] === name) || !this.treatFunctionsAsVarInScope(scope$3) && scope$3.functions.indexOf(name) > -1) {
					redeclared = !0;
					break;
				}
				scope$3.var.push(name);
				this.inModule && scope$3.flags & SCOPE_TOP && delete this.undefinedExports[name];
				if (scope$3.flags & SCOPE_VAR) break;
			}
			redeclared && this.raiseRecoverable(pos, "Identifier '" + name + "' has already been declared");
		};
		pp$3.checkLocalExport = function(id) {
			this.scopeStack[0].lexical.indexOf(id.name) === -1 && this.scopeStack[0].var.indexOf(id.name) === -1 && (this.undefinedExports[id.name] = id);
		};
		pp$3.currentScope = function() {
			return this.scopeStack[this.scopeStack.length - 1];
		};
		pp$3.currentVarScope = function() {
			for (var i = this.scopeStack.length - 1;; i--) {
				var scope = this.scopeStack[i];
				if (scope.flags & (SCOPE_VAR | SCOPE_CLASS_FIELD_INIT | SCOPE_CLASS_STATIC_BLOCK)) return scope;
			}
		};
		pp$3.currentThisScope = function() {
			for (var i = this.scopeStack.length - 1;; i--) {
				var scope = this.scopeStack[i];
				if (scope.flags & (SCOPE_VAR | SCOPE_CLASS_FIELD_INIT | SCOPE_CLASS_STATIC_BLOCK) && !(scope.flags & SCOPE_ARROW)) return scope;
			}
		};
		var Node = function Node(parser, pos, loc) {
			this.type = "";
			this.start = pos;
			this.end = 0;
			parser.options.locations && (this.loc = new SourceLocation(parser, loc));
			parser.options.directSourceFile && (this.sourceFile = parser.options.directSourceFile);
			parser.options.ranges && (this.range = [pos, 0]);
		};
		var pp$2 = Parser.prototype;
		pp$2.startNode = function() {
			return new Node(this, this.start, this.startLoc);
		};
		pp$2.startNodeAt = function(pos, loc) {
			return new Node(this, pos, loc);
		};
		function finishNodeAt(node, type, pos, loc) {
			node.type = type;
			node.end = pos;
			this.options.locations && (node.loc.end = loc);
			this.options.ranges && (node.range[1] = pos);
			return node;
		}
		pp$2.finishNode = function(node, type) {
			return finishNodeAt.call(this, node, type, this.lastTokEnd, this.lastTokEndLoc);
		};
		pp$2.finishNodeAt = function(node, type, pos, loc) {
			return finishNodeAt.call(this, node, type, pos, loc);
		};
		pp$2.copyNode = function(node) {
			var newNode = new Node(this, node.start, this.startLoc);
			for (var prop in node) newNode[prop] = node[prop];
			return newNode;
		};
		var scriptValuesAddedInUnicode = "Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz";
		var ecma9BinaryProperties = "ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS";
		var ecma10BinaryProperties = ecma9BinaryProperties + " Extended_Pictographic";
		var ecma11BinaryProperties = ecma10BinaryProperties;
		var ecma12BinaryProperties = ecma11BinaryProperties + " EBase EComp EMod EPres ExtPict";
		var ecma13BinaryProperties = ecma12BinaryProperties;
		var unicodeBinaryProperties = {
			9: ecma9BinaryProperties,
			10: ecma10BinaryProperties,
			11: ecma11BinaryProperties,
			12: ecma12BinaryProperties,
			13: ecma13BinaryProperties,
			14: ecma13BinaryProperties
		};
		var unicodeBinaryPropertiesOfStrings = {
			9: "",
			10: "",
			11: "",
			12: "",
			13: "",
			14: "Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"
		};
		var unicodeGeneralCategoryValues = "Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu";
		var ecma9ScriptValues = "Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb";
		var ecma10ScriptValues = ecma9ScriptValues + " Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd";
		var ecma11ScriptValues = ecma10ScriptValues + " Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho";
		var ecma12ScriptValues = ecma11ScriptValues + " Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi";
		var ecma13ScriptValues = ecma12ScriptValues + " Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith";
		var unicodeScriptValues = {
			9: ecma9ScriptValues,
			10: ecma10ScriptValues,
			11: ecma11ScriptValues,
			12: ecma12ScriptValues,
			13: ecma13ScriptValues,
			14: ecma13ScriptValues + " " + scriptValuesAddedInUnicode
		};
		var data = {};
		function buildUnicodeData(ecmaVersion) {
			var d = data[ecmaVersion] = {
				binary: wordsRegexp(unicodeBinaryProperties[ecmaVersion] + " " + unicodeGeneralCategoryValues),
				binaryOfStrings: wordsRegexp(unicodeBinaryPropertiesOfStrings[ecmaVersion]),
				nonBinary: {
					General_Category: wordsRegexp(unicodeGeneralCategoryValues),
					Script: wordsRegexp(unicodeScriptValues[ecmaVersion])
				}
			};
			d.nonBinary.Script_Extensions = d.nonBinary.Script;
			d.nonBinary.gc = d.nonBinary.General_Category;
			d.nonBinary.sc = d.nonBinary.Script;
			d.nonBinary.scx = d.nonBinary.Script_Extensions;
		}
		for (var i = 0, list = [
			9,
			10,
			11,
			12,
			13,
			14
		]; i < list.length; i += 1) {
			var ecmaVersion = list[i];
			buildUnicodeData(ecmaVersion);
		}
		var pp$1 = Parser.prototype;
		var BranchID = function BranchID(parent, base) {
			this.parent = parent;
			this.base = base || this;
		};
		BranchID.prototype.separatedFrom = function separatedFrom(alt) {
			for (var self = this; self; self = self.parent) for (var other = alt; other; other = other.parent) if (self.base === other.base && self !== other) return !0;
			return !1;
		};
		BranchID.prototype.sibling = function sibling() {
			return new BranchID(this.parent, this.base);
		};
		var RegExpValidationState = function RegExpValidationState(parser) {
			this.parser = parser;
			this.validFlags = "gim" + (parser.options.ecmaVersion >= 6 ? "uy" : "") + (parser.options.ecmaVersion >= 9 ? "s" : "") + (parser.options.ecmaVersion >= 13 ? "d" : "") + (parser.options.ecmaVersion >= 15 ? "v" : "");
			this.unicodeProperties = data[parser.options.ecmaVersion >= 14 ? 14 : parser.options.ecmaVersion];
			this.source = "";
			this.flags = "";
			this.start = 0;
			this.switchU = !1;
			this.switchV = !1;
			this.switchN = !1;
			this.pos = 0;
			this.lastIntValue = 0;
			this.lastStringValue = "";
			this.lastAssertionIsQuantifiable = !1;
			this.numCapturingParens = 0;
			this.maxBackReference = 0;
			this.groupNames = Object.create(null);
			this.backReferenceNames = [];
			this.branchID = null;
		};
		RegExpValidationState.prototype.reset = function reset(start, pattern, flags) {
			var unicodeSets = flags.indexOf("v") !== -1;
			var unicode = flags.indexOf("u") !== -1;
			this.start = start | 0;
			this.source = pattern + "";
			this.flags = flags;
			if (unicodeSets && this.parser.options.ecmaVersion >= 15) {
				this.switchU = !0;
				this.switchV = !0;
				this.switchN = !0;
			} else {
				this.switchU = unicode && this.parser.options.ecmaVersion >= 6;
				this.switchV = !1;
				this.switchN = unicode && this.parser.options.ecmaVersion >= 9;
			}
		};
		RegExpValidationState.prototype.raise = function raise(message) {
			this.parser.raiseRecoverable(this.start, "Invalid regular expression: /" + this.source + "/: " + message);
		};
		RegExpValidationState.prototype.at = function at(i, forceU) {
			forceU === void 0 && (forceU = !1);
			var s = this.source;
			var l = s.length;
			if (i >= l) return -1;
			var c = s.charCodeAt(i);
			if (!(forceU || this.switchU) || c <= 55295 || c >= 57344 || i + 1 >= l) return c;
			var next = s.charCodeAt(i + 1);
			return next >= 56320 && next <= 57343 ? (c << 10) + next - 56613888 : c;
		};
		RegExpValidationState.prototype.nextIndex = function nextIndex(i, forceU) {
			forceU === void 0 && (forceU = !1);
			var s = this.source;
			var l = s.length;
			if (i >= l) return l;
			var c = s.charCodeAt(i), next;
			if (!(forceU || this.switchU) || c <= 55295 || c >= 57344 || i + 1 >= l || (next = s.charCodeAt(i + 1)) < 56320 || next > 57343) return i + 1;
			return i + 2;
		};
		RegExpValidationState.prototype.current = function current(forceU) {
			forceU === void 0 && (forceU = !1);
			return this.at(this.pos, forceU);
		};
		RegExpValidationState.prototype.lookahead = function lookahead(forceU) {
			forceU === void 0 && (forceU = !1);
			return this.at(this.nextIndex(this.pos, forceU), forceU);
		};
		RegExpValidationState.prototype.advance = function advance(forceU) {
			forceU === void 0 && (forceU = !1);
			this.pos = this.nextIndex(this.pos, forceU);
		};
		RegExpValidationState.prototype.eat = function eat(ch, forceU) {
			forceU === void 0 && (forceU = !1);
			if (this.current(forceU) === ch) {
				this.advance(forceU);
				return !0;
			}
			return !1;
		};
		RegExpValidationState.prototype.eatChars = function eatChars(chs, forceU) {
			forceU === void 0 && (forceU = !1);
			var pos = this.pos;
			for (var i = 0, list = chs; i < list.length; i += 1) {
				var ch = list[i];
				var current = this.at(pos, forceU);
				if (current === -1 || current !== ch) return !1;
				pos = this.nextIndex(pos, forceU);
			}
			this.pos = pos;
			return !0;
		};
		pp$1.validateRegExpFlags = function(state) {
			var validFlags = state.validFlags;
			var flags = state.flags;
			var u = !1;
			var v = !1;
			for (var i = 0; i < flags.length; i++) {
				var flag = flags.charAt(i);
				validFlags.indexOf(flag) === -1 && this.raise(state.start, "Invalid regular expression flag");
				flags.indexOf(flag, i + 1) > -1 && this.raise(state.start, "Duplicate regular expression flag");
				flag === "u" && (u = !0);
				flag === "v" && (v = !0);
			}
			this.options.ecmaVersion >= 15 && u && v && this.raise(state.start, "Invalid regular expression flag");
		};
		function hasProp(obj) {
			for (var _ in obj) return !0;
			return !1;
		}
		pp$1.validateRegExpPattern = function(state) {
			this.regexp_pattern(state);
			if (!state.switchN && this.options.ecmaVersion >= 9 && hasProp(state.groupNames)) {
				state.switchN = !0;
				this.regexp_pattern(state);
			}
		};
		pp$1.regexp_pattern = function(state) {
			state.pos = 0;
			state.lastIntValue = 0;
			state.lastStringValue = "";
			state.lastAssertionIsQuantifiable = !1;
			state.numCapturingParens = 0;
			state.maxBackReference = 0;
			state.groupNames = Object.create(null);
			state.backReferenceNames.length = 0;
			state.branchID = null;
			this.regexp_disjunction(state);
			if (state.pos !== state.source.length) {
				state.eat(41) && state.raise("Unmatched ')'");
				(state.eat(93) || state.eat(125)) && state.raise("Lone quantifier brackets");
			}
			state.maxBackReference > state.numCapturingParens && state.raise("Invalid escape");
			for (var i = 0, list = state.backReferenceNames; i < list.length; i += 1) {
				var name = list[i];
				state.groupNames[name] || state.raise("Invalid named capture referenced");
			}
		};
		pp$1.regexp_disjunction = function(state) {
			var trackDisjunction = this.options.ecmaVersion >= 16;
			trackDisjunction && (state.branchID = new BranchID(state.branchID, null));
			this.regexp_alternative(state);
			for (; state.eat(124);) {
				trackDisjunction && (state.branchID = state.branchID.sibling());
				this.regexp_alternative(state);
			}
			trackDisjunction && (state.branchID = state.branchID.parent);
			this.regexp_eatQuantifier(state, !0) && state.raise("Nothing to repeat");
			state.eat(123) && state.raise("Lone quantifier brackets");
		};
		pp$1.regexp_alternative = function(state) {
			for (; state.pos < state.source.length && this.regexp_eatTerm(state););
		};
		pp$1.regexp_eatTerm = function(state) {
			if (this.regexp_eatAssertion(state)) {
				state.lastAssertionIsQuantifiable && this.regexp_eatQuantifier(state) && state.switchU && state.raise("Invalid quantifier");
				return !0;
			}
			if (state.switchU ? this.regexp_eatAtom(state) : this.regexp_eatExtendedAtom(state)) {
				this.regexp_eatQuantifier(state);
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatAssertion = function(state) {
			var start = state.pos;
			state.lastAssertionIsQuantifiable = !1;
			if (state.eat(94) || state.eat(36)) return !0;
			if (state.eat(92)) {
				if (state.eat(66) || state.eat(98)) return !0;
				state.pos = start;
			}
			if (state.eat(40) && state.eat(63)) {
				var lookbehind = !1;
				this.options.ecmaVersion >= 9 && (lookbehind = state.eat(60));
				if (state.eat(61) || state.eat(33)) {
					this.regexp_disjunction(state);
					state.eat(41) || state.raise("Unterminated group");
					state.lastAssertionIsQuantifiable = !lookbehind;
					return !0;
				}
			}
			state.pos = start;
			return !1;
		};
		pp$1.regexp_eatQuantifier = function(state, noError) {
			noError === void 0 && (noError = !1);
			if (this.regexp_eatQuantifierPrefix(state, noError)) {
				state.eat(63);
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatQuantifierPrefix = function(state, noError) {
			return state.eat(42) || state.eat(43) || state.eat(63) || this.regexp_eatBracedQuantifier(state, noError);
		};
		pp$1.regexp_eatBracedQuantifier = function(state, noError) {
			var start = state.pos;
			if (state.eat(123)) {
				var min = 0, max = -1;
				if (this.regexp_eatDecimalDigits(state)) {
					min = state.lastIntValue;
					state.eat(44) && this.regexp_eatDecimalDigits(state) && (max = state.lastIntValue);
					if (state.eat(125)) {
						max !== -1 && max < min && !noError && state.raise("numbers out of order in {} quantifier");
						return !0;
					}
				}
				state.switchU && !noError && state.raise("Incomplete quantifier");
				state.pos = start;
			}
			return !1;
		};
		pp$1.regexp_eatAtom = function(state) {
			return this.regexp_eatPatternCharacters(state) || state.eat(46) || this.regexp_eatReverseSolidusAtomEscape(state) || this.regexp_eatCharacterClass(state) || this.regexp_eatUncapturingGroup(state) || this.regexp_eatCapturingGroup(state);
		};
		pp$1.regexp_eatReverseSolidusAtomEscape = function(state) {
			var start = state.pos;
			if (state.eat(92)) {
				if (this.regexp_eatAtomEscape(state)) return !0;
				state.pos = start;
			}
			return !1;
		};
		pp$1.regexp_eatUncapturingGroup = function(state) {
			var start = state.pos;
			if (state.eat(40)) {
				if (state.eat(63)) {
					if (this.options.ecmaVersion >= 16) {
						var addModifiers = this.regexp_eatModifiers(state);
						var hasHyphen = state.eat(45);
						if (addModifiers || hasHyphen) {
							for (var i = 0; i < addModifiers.length; i++) {
								var modifier = addModifiers.charAt(i);
								addModifiers.indexOf(modifier, i + 1) > -1 && state.raise("Duplicate regular expression modifiers");
							}
							if (hasHyphen) {
								var removeModifiers = this.regexp_eatModifiers(state);
								!addModifiers && !removeModifiers && state.current() === 58 && state.raise("Invalid regular expression modifiers");
								for (var i$1 = 0; i$1 < removeModifiers.length; i$1++) {
									var modifier$1 = removeModifiers.charAt(i$1);
									(removeModifiers.indexOf(modifier$1, i$1 + 1) > -1 || addModifiers.indexOf(modifier$1) > -1) && state.raise("Duplicate regular expression modifiers");
								}
							}
						}
					}
					if (state.eat(58)) {
						this.regexp_disjunction(state);
						if (state.eat(41)) return !0;
						state.raise("Unterminated group");
					}
				}
				state.pos = start;
			}
			return !1;
		};
		pp$1.regexp_eatCapturingGroup = function(state) {
			if (state.eat(40)) {
				this.options.ecmaVersion >= 9 ? this.regexp_groupSpecifier(state) : state.current() === 63 && state.raise("Invalid group");
				this.regexp_disjunction(state);
				if (state.eat(41)) {
					state.numCapturingParens += 1;
					return !0;
				}
				state.raise("Unterminated group");
			}
			return !1;
		};
		pp$1.regexp_eatModifiers = function(state) {
			var modifiers = "";
			var ch = 0;
			for (; (ch = state.current()) !== -1 && isRegularExpressionModifier(ch);) {
				modifiers += codePointToString(ch);
				state.advance();
			}
			return modifiers;
		};
		function isRegularExpressionModifier(ch) {
			return ch === 105 || ch === 109 || ch === 115;
		}
		pp$1.regexp_eatExtendedAtom = function(state) {
			return state.eat(46) || this.regexp_eatReverseSolidusAtomEscape(state) || this.regexp_eatCharacterClass(state) || this.regexp_eatUncapturingGroup(state) || this.regexp_eatCapturingGroup(state) || this.regexp_eatInvalidBracedQuantifier(state) || this.regexp_eatExtendedPatternCharacter(state);
		};
		pp$1.regexp_eatInvalidBracedQuantifier = function(state) {
			this.regexp_eatBracedQuantifier(state, !0) && state.raise("Nothing to repeat");
			return !1;
		};
		pp$1.regexp_eatSyntaxCharacter = function(state) {
			var ch = state.current();
			if (isSyntaxCharacter(ch)) {
				state.lastIntValue = ch;
				state.advance();
				return !0;
			}
			return !1;
		};
		function isSyntaxCharacter(ch) {
			return ch === 36 || ch >= 40 && ch <= 43 || ch === 46 || ch === 63 || ch >= 91 && ch <= 94 || ch >= 123 && ch <= 125;
		}
		pp$1.regexp_eatPatternCharacters = function(state) {
			var start = state.pos;
			var ch = 0;
			for (; (ch = state.current()) !== -1 && !isSyntaxCharacter(ch);) state.advance();
			return state.pos !== start;
		};
		pp$1.regexp_eatExtendedPatternCharacter = function(state) {
			var ch = state.current();
			if (ch !== -1 && ch !== 36 && !(ch >= 40 && ch <= 43) && ch !== 46 && ch !== 63 && ch !== 91 && ch !== 94 && ch !== 124) {
				state.advance();
				return !0;
			}
			return !1;
		};
		pp$1.regexp_groupSpecifier = function(state) {
			if (state.eat(63)) {
				this.regexp_eatGroupName(state) || state.raise("Invalid group");
				var trackDisjunction = this.options.ecmaVersion >= 16;
				var known = state.groupNames[state.lastStringValue];
				if (known) {
					if (trackDisjunction) for (var i = 0, list = known; i < list.length; i += 1) list[i].separatedFrom(state.branchID) || state.raise("Duplicate capture group name");
					else state.raise("Duplicate capture group name");
				}
				trackDisjunction ? (known || (state.groupNames[state.lastStringValue] = [])).push(state.branchID) : state.groupNames[state.lastStringValue] = !0;
			}
		};
		pp$1.regexp_eatGroupName = function(state) {
			state.lastStringValue = "";
			if (state.eat(60)) {
				if (this.regexp_eatRegExpIdentifierName(state) && state.eat(62)) return !0;
				state.raise("Invalid capture group name");
			}
			return !1;
		};
		pp$1.regexp_eatRegExpIdentifierName = function(state) {
			state.lastStringValue = "";
			if (this.regexp_eatRegExpIdentifierStart(state)) {
				state.lastStringValue += codePointToString(state.lastIntValue);
				for (; this.regexp_eatRegExpIdentifierPart(state);) state.lastStringValue += codePointToString(state.lastIntValue);
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatRegExpIdentifierStart = function(state) {
			var start = state.pos;
			var forceU = this.options.ecmaVersion >= 11;
			var ch = state.current(forceU);
			state.advance(forceU);
			ch === 92 && this.regexp_eatRegExpUnicodeEscapeSequence(state, forceU) && (ch = state.lastIntValue);
			if (isRegExpIdentifierStart(ch)) {
				state.lastIntValue = ch;
				return !0;
			}
			state.pos = start;
			return !1;
		};
		function isRegExpIdentifierStart(ch) {
			return isIdentifierStart(ch, !0) || ch === 36 || ch === 95;
		}
		pp$1.regexp_eatRegExpIdentifierPart = function(state) {
			var start = state.pos;
			var forceU = this.options.ecmaVersion >= 11;
			var ch = state.current(forceU);
			state.advance(forceU);
			ch === 92 && this.regexp_eatRegExpUnicodeEscapeSequence(state, forceU) && (ch = state.lastIntValue);
			if (isRegExpIdentifierPart(ch)) {
				state.lastIntValue = ch;
				return !0;
			}
			state.pos = start;
			return !1;
		};
		function isRegExpIdentifierPart(ch) {
			return isIdentifierChar(ch, !0) || ch === 36 || ch === 95 || ch === 8204 || ch === 8205;
		}
		pp$1.regexp_eatAtomEscape = function(state) {
			if (this.regexp_eatBackReference(state) || this.regexp_eatCharacterClassEscape(state) || this.regexp_eatCharacterEscape(state) || state.switchN && this.regexp_eatKGroupName(state)) return !0;
			if (state.switchU) {
				state.current() === 99 && state.raise("Invalid unicode escape");
				state.raise("Invalid escape");
			}
			return !1;
		};
		pp$1.regexp_eatBackReference = function(state) {
			var start = state.pos;
			if (this.regexp_eatDecimalEscape(state)) {
				var n = state.lastIntValue;
				if (state.switchU) {
					n > state.maxBackReference && (state.maxBackReference = n);
					return !0;
				}
				if (n <= state.numCapturingParens) return !0;
				state.pos = start;
			}
			return !1;
		};
		pp$1.regexp_eatKGroupName = function(state) {
			if (state.eat(107)) {
				if (this.regexp_eatGroupName(state)) {
					state.backReferenceNames.push(state.lastStringValue);
					return !0;
				}
				state.raise("Invalid named reference");
			}
			return !1;
		};
		pp$1.regexp_eatCharacterEscape = function(state) {
			return this.regexp_eatControlEscape(state) || this.regexp_eatCControlLetter(state) || this.regexp_eatZero(state) || this.regexp_eatHexEscapeSequence(state) || this.regexp_eatRegExpUnicodeEscapeSequence(state, !1) || !state.switchU && this.regexp_eatLegacyOctalEscapeSequence(state) || this.regexp_eatIdentityEscape(state);
		};
		pp$1.regexp_eatCControlLetter = function(state) {
			var start = state.pos;
			if (state.eat(99)) {
				if (this.regexp_eatControlLetter(state)) return !0;
				state.pos = start;
			}
			return !1;
		};
		pp$1.regexp_eatZero = function(state) {
			if (state.current() === 48 && !isDecimalDigit(state.lookahead())) {
				state.lastIntValue = 0;
				state.advance();
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatControlEscape = function(state) {
			var ch = state.current();
			if (ch === 116) {
				state.lastIntValue = 9;
				state.advance();
				return !0;
			}
			if (ch === 110) {
				state.lastIntValue = 10;
				state.advance();
				return !0;
			}
			if (ch === 118) {
				state.lastIntValue = 11;
				state.advance();
				return !0;
			}
			if (ch === 102) {
				state.lastIntValue = 12;
				state.advance();
				return !0;
			}
			if (ch === 114) {
				state.lastIntValue = 13;
				state.advance();
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatControlLetter = function(state) {
			var ch = state.current();
			if (isControlLetter(ch)) {
				state.lastIntValue = ch % 32;
				state.advance();
				return !0;
			}
			return !1;
		};
		function isControlLetter(ch) {
			return ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122;
		}
		pp$1.regexp_eatRegExpUnicodeEscapeSequence = function(state, forceU) {
			forceU === void 0 && (forceU = !1);
			var start = state.pos;
			var switchU = forceU || state.switchU;
			if (state.eat(117)) {
				if (this.regexp_eatFixedHexDigits(state, 4)) {
					var lead = state.lastIntValue;
					if (switchU && lead >= 55296 && lead <= 56319) {
						var leadSurrogateEnd = state.pos;
						if (state.eat(92) && state.eat(117) && this.regexp_eatFixedHexDigits(state, 4)) {
							var trail = state.lastIntValue;
							if (trail >= 56320 && trail <= 57343) {
								state.lastIntValue = (lead - 55296) * 1024 + (trail - 56320) + 65536;
								return !0;
							}
						}
						state.pos = leadSurrogateEnd;
						state.lastIntValue = lead;
					}
					return !0;
				}
				if (switchU && state.eat(123) && this.regexp_eatHexDigits(state) && state.eat(125) && isValidUnicode(state.lastIntValue)) return !0;
				switchU && state.raise("Invalid unicode escape");
				state.pos = start;
			}
			return !1;
		};
		function isValidUnicode(ch) {
			return ch >= 0 && ch <= 1114111;
		}
		pp$1.regexp_eatIdentityEscape = function(state) {
			if (state.switchU) {
				if (this.regexp_eatSyntaxCharacter(state)) return !0;
				if (state.eat(47)) {
					state.lastIntValue = 47;
					return !0;
				}
				return !1;
			}
			var ch = state.current();
			if (ch !== 99 && (!state.switchN || ch !== 107)) {
				state.lastIntValue = ch;
				state.advance();
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatDecimalEscape = function(state) {
			state.lastIntValue = 0;
			var ch = state.current();
			if (ch >= 49 && ch <= 57) {
				do {
					state.lastIntValue = 10 * state.lastIntValue + (ch - 48);
					state.advance();
				} while ((ch = state.current()) >= 48 && ch <= 57);
				return !0;
			}
			return !1;
		};
		var CharSetNone = 0;
		var CharSetOk = 1;
		var CharSetString = 2;
		pp$1.regexp_eatCharacterClassEscape = function(state) {
			var ch = state.current();
			if (isCharacterClassEscape(ch)) {
				state.lastIntValue = -1;
				state.advance();
				return CharSetOk;
			}
			var negate = !1;
			if (state.switchU && this.options.ecmaVersion >= 9 && ((negate = ch === 80) || ch === 112)) {
				state.lastIntValue = -1;
				state.advance();
				var result;
				if (state.eat(123) && (result = this.regexp_eatUnicodePropertyValueExpression(state)) && state.eat(125)) {
					negate && result === CharSetString && state.raise("Invalid property name");
					return result;
				}
				state.raise("Invalid property name");
			}
			return CharSetNone;
		};
		function isCharacterClassEscape(ch) {
			return ch === 100 || ch === 68 || ch === 115 || ch === 83 || ch === 119 || ch === 87;
		}
		pp$1.regexp_eatUnicodePropertyValueExpression = function(state) {
			var start = state.pos;
			if (this.regexp_eatUnicodePropertyName(state) && state.eat(61)) {
				var name = state.lastStringValue;
				if (this.regexp_eatUnicodePropertyValue(state)) {
					var value = state.lastStringValue;
					this.regexp_validateUnicodePropertyNameAndValue(state, name, value);
					return CharSetOk;
				}
			}
			state.pos = start;
			if (this.regexp_eatLoneUnicodePropertyNameOrValue(state)) {
				var nameOrValue = state.lastStringValue;
				return this.regexp_validateUnicodePropertyNameOrValue(state, nameOrValue);
			}
			return CharSetNone;
		};
		pp$1.regexp_validateUnicodePropertyNameAndValue = function(state, name, value) {
			hasOwn(state.unicodeProperties.nonBinary, name) || state.raise("Invalid property name");
			state.unicodeProperties.nonBinary[name].test(value) || state.raise("Invalid property value");
		};
		pp$1.regexp_validateUnicodePropertyNameOrValue = function(state, nameOrValue) {
			if (state.unicodeProperties.binary.test(nameOrValue)) return CharSetOk;
			if (state.switchV && state.unicodeProperties.binaryOfStrings.test(nameOrValue)) return CharSetString;
			state.raise("Invalid property name");
		};
		pp$1.regexp_eatUnicodePropertyName = function(state) {
			var ch = 0;
			state.lastStringValue = "";
			for (; isUnicodePropertyNameCharacter(ch = state.current());) {
				state.lastStringValue += codePointToString(ch);
				state.advance();
			}
			return state.lastStringValue !== "";
		};
		function isUnicodePropertyNameCharacter(ch) {
			return isControlLetter(ch) || ch === 95;
		}
		pp$1.regexp_eatUnicodePropertyValue = function(state) {
			var ch = 0;
			state.lastStringValue = "";
			for (; isUnicodePropertyValueCharacter(ch = state.current());) {
				state.lastStringValue += codePointToString(ch);
				state.advance();
			}
			return state.lastStringValue !== "";
		};
		function isUnicodePropertyValueCharacter(ch) {
			return isUnicodePropertyNameCharacter(ch) || isDecimalDigit(ch);
		}
		pp$1.regexp_eatLoneUnicodePropertyNameOrValue = function(state) {
			return this.regexp_eatUnicodePropertyValue(state);
		};
		pp$1.regexp_eatCharacterClass = function(state) {
			if (state.eat(91)) {
				var negate = state.eat(94);
				var result = this.regexp_classContents(state);
				state.eat(93) || state.raise("Unterminated character class");
				negate && result === CharSetString && state.raise("Negated character class may contain strings");
				return !0;
			}
			return !1;
		};
		pp$1.regexp_classContents = function(state) {
			if (state.current() === 93) return CharSetOk;
			if (state.switchV) return this.regexp_classSetExpression(state);
			this.regexp_nonEmptyClassRanges(state);
			return CharSetOk;
		};
		pp$1.regexp_nonEmptyClassRanges = function(state) {
			for (; this.regexp_eatClassAtom(state);) {
				var left = state.lastIntValue;
				if (state.eat(45) && this.regexp_eatClassAtom(state)) {
					var right = state.lastIntValue;
					state.switchU && (left === -1 || right === -1) && state.raise("Invalid character class");
					left !== -1 && right !== -1 && left > right && state.raise("Range out of order in character class");
				}
			}
		};
		pp$1.regexp_eatClassAtom = function(state) {
			var start = state.pos;
			if (state.eat(92)) {
				if (this.regexp_eatClassEscape(state)) return !0;
				if (state.switchU) {
					var ch$1 = state.current();
					(ch$1 === 99 || isOctalDigit(ch$1)) && state.raise("Invalid class escape");
					state.raise("Invalid escape");
				}
				state.pos = start;
			}
			var ch = state.current();
			if (ch !== 93) {
				state.lastIntValue = ch;
				state.advance();
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatClassEscape = function(state) {
			var start = state.pos;
			if (state.eat(98)) {
				state.lastIntValue = 8;
				return !0;
			}
			if (state.switchU && state.eat(45)) {
				state.lastIntValue = 45;
				return !0;
			}
			if (!state.switchU && state.eat(99)) {
				if (this.regexp_eatClassControlLetter(state)) return !0;
				state.pos = start;
			}
			return this.regexp_eatCharacterClassEscape(state) || this.regexp_eatCharacterEscape(state);
		};
		pp$1.regexp_classSetExpression = function(state) {
			var result = CharSetOk, subResult;
			if (!this.regexp_eatClassSetRange(state)) {
				if (subResult = this.regexp_eatClassSetOperand(state)) {
					subResult === CharSetString && (result = CharSetString);
					var start = state.pos;
					for (; state.eatChars([38, 38]);) {
						if (state.current() !== 38 && (subResult = this.regexp_eatClassSetOperand(state))) {
							subResult !== CharSetString && (result = CharSetOk);
							continue;
						}
						state.raise("Invalid character in character class");
					}
					if (start !== state.pos) return result;
					for (; state.eatChars([45, 45]);) {
						if (this.regexp_eatClassSetOperand(state)) continue;
						state.raise("Invalid character in character class");
					}
					if (start !== state.pos) return result;
				} else state.raise("Invalid character in character class");
			}
			for (;;) {
				if (this.regexp_eatClassSetRange(state)) continue;
				subResult = this.regexp_eatClassSetOperand(state);
				if (!subResult) return result;
				subResult === CharSetString && (result = CharSetString);
			}
		};
		pp$1.regexp_eatClassSetRange = function(state) {
			var start = state.pos;
			if (this.regexp_eatClassSetCharacter(state)) {
				var left = state.lastIntValue;
				if (state.eat(45) && this.regexp_eatClassSetCharacter(state)) {
					var right = state.lastIntValue;
					left !== -1 && right !== -1 && left > right && state.raise("Range out of order in character class");
					return !0;
				}
				state.pos = start;
			}
			return !1;
		};
		pp$1.regexp_eatClassSetOperand = function(state) {
			if (this.regexp_eatClassSetCharacter(state)) return CharSetOk;
			return this.regexp_eatClassStringDisjunction(state) || this.regexp_eatNestedClass(state);
		};
		pp$1.regexp_eatNestedClass = function(state) {
			var start = state.pos;
			if (state.eat(91)) {
				var negate = state.eat(94);
				var result = this.regexp_classContents(state);
				if (state.eat(93)) {
					negate && result === CharSetString && state.raise("Negated character class may contain strings");
					return result;
				}
				state.pos = start;
			}
			if (state.eat(92)) {
				var result$1 = this.regexp_eatCharacterClassEscape(state);
				if (result$1) return result$1;
				state.pos = start;
			}
			return null;
		};
		pp$1.regexp_eatClassStringDisjunction = function(state) {
			var start = state.pos;
			if (state.eatChars([92, 113])) {
				if (state.eat(123)) {
					var result = this.regexp_classStringDisjunctionContents(state);
					if (state.eat(125)) return result;
				} else state.raise("Invalid escape");
				state.pos = start;
			}
			return null;
		};
		pp$1.regexp_classStringDisjunctionContents = function(state) {
			var result = this.regexp_classString(state);
			for (; state.eat(124);) this.regexp_classString(state) === CharSetString && (result = CharSetString);
			return result;
		};
		pp$1.regexp_classString = function(state) {
			var count = 0;
			for (; this.regexp_eatClassSetCharacter(state);) count++;
			return count === 1 ? CharSetOk : CharSetString;
		};
		pp$1.regexp_eatClassSetCharacter = function(state) {
			var start = state.pos;
			if (state.eat(92)) {
				if (this.regexp_eatCharacterEscape(state) || this.regexp_eatClassSetReservedPunctuator(state)) return !0;
				if (state.eat(98)) {
					state.lastIntValue = 8;
					return !0;
				}
				state.pos = start;
				return !1;
			}
			var ch = state.current();
			if (ch < 0 || ch === state.lookahead() && isClassSetReservedDoublePunctuatorCharacter(ch)) return !1;
			if (isClassSetSyntaxCharacter(ch)) return !1;
			state.advance();
			state.lastIntValue = ch;
			return !0;
		};
		function isClassSetReservedDoublePunctuatorCharacter(ch) {
			return ch === 33 || ch >= 35 && ch <= 38 || ch >= 42 && ch <= 44 || ch === 46 || ch >= 58 && ch <= 64 || ch === 94 || ch === 96 || ch === 126;
		}
		function isClassSetSyntaxCharacter(ch) {
			return ch === 40 || ch === 41 || ch === 45 || ch === 47 || ch >= 91 && ch <= 93 || ch >= 123 && ch <= 125;
		}
		pp$1.regexp_eatClassSetReservedPunctuator = function(state) {
			var ch = state.current();
			if (isClassSetReservedPunctuator(ch)) {
				state.lastIntValue = ch;
				state.advance();
				return !0;
			}
			return !1;
		};
		function isClassSetReservedPunctuator(ch) {
			return ch === 33 || ch === 35 || ch === 37 || ch === 38 || ch === 44 || ch === 45 || ch >= 58 && ch <= 62 || ch === 64 || ch === 96 || ch === 126;
		}
		pp$1.regexp_eatClassControlLetter = function(state) {
			var ch = state.current();
			if (isDecimalDigit(ch) || ch === 95) {
				state.lastIntValue = ch % 32;
				state.advance();
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatHexEscapeSequence = function(state) {
			var start = state.pos;
			if (state.eat(120)) {
				if (this.regexp_eatFixedHexDigits(state, 2)) return !0;
				state.switchU && state.raise("Invalid escape");
				state.pos = start;
			}
			return !1;
		};
		pp$1.regexp_eatDecimalDigits = function(state) {
			var start = state.pos;
			var ch = 0;
			state.lastIntValue = 0;
			for (; isDecimalDigit(ch = state.current());) {
				state.lastIntValue = 10 * state.lastIntValue + (ch - 48);
				state.advance();
			}
			return state.pos !== start;
		};
		function isDecimalDigit(ch) {
			return ch >= 48 && ch <= 57;
		}
		pp$1.regexp_eatHexDigits = function(state) {
			var start = state.pos;
			var ch = 0;
			state.lastIntValue = 0;
			for (; isHexDigit(ch = state.current());) {
				state.lastIntValue = 16 * state.lastIntValue + hexToInt(ch);
				state.advance();
			}
			return state.pos !== start;
		};
		function isHexDigit(ch) {
			return ch >= 48 && ch <= 57 || ch >= 65 && ch <= 70 || ch >= 97 && ch <= 102;
		}
		function hexToInt(ch) {
			if (ch >= 65 && ch <= 70) return 10 + (ch - 65);
			if (ch >= 97 && ch <= 102) return 10 + (ch - 97);
			return ch - 48;
		}
		pp$1.regexp_eatLegacyOctalEscapeSequence = function(state) {
			if (this.regexp_eatOctalDigit(state)) {
				var n1 = state.lastIntValue;
				if (this.regexp_eatOctalDigit(state)) {
					var n2 = state.lastIntValue;
					state.lastIntValue = n1 <= 3 && this.regexp_eatOctalDigit(state) ? n1 * 64 + n2 * 8 + state.lastIntValue : n1 * 8 + n2;
				} else state.lastIntValue = n1;
				return !0;
			}
			return !1;
		};
		pp$1.regexp_eatOctalDigit = function(state) {
			var ch = state.current();
			if (isOctalDigit(ch)) {
				state.lastIntValue = ch - 48;
				state.advance();
				return !0;
			}
			state.lastIntValue = 0;
			return !1;
		};
		function isOctalDigit(ch) {
			return ch >= 48 && ch <= 55;
		}
		pp$1.regexp_eatFixedHexDigits = function(state, length) {
			var start = state.pos;
			state.lastIntValue = 0;
			for (var i = 0; i < length; ++i) {
				var ch = state.current();
				if (!isHexDigit(ch)) {
					state.pos = start;
					return !1;
				}
				state.lastIntValue = 16 * state.lastIntValue + hexToInt(ch);
				state.advance();
			}
			return !0;
		};
		var Token = function Token(p) {
			this.type = p.type;
			this.value = p.value;
			this.start = p.start;
			this.end = p.end;
			p.options.locations && (this.loc = new SourceLocation(p, p.startLoc, p.endLoc));
			p.options.ranges && (this.range = [p.start, p.end]);
		};
		var pp = Parser.prototype;
		pp.next = function(ignoreEscapeSequenceInKeyword) {
			!ignoreEscapeSequenceInKeyword && this.type.keyword && this.containsEsc && this.raiseRecoverable(this.start, "Escape sequence in keyword " + this.type.keyword);
			this.options.onToken && this.options.onToken(new Token(this));
			this.lastTokEnd = this.end;
			this.lastTokStart = this.start;
			this.lastTokEndLoc = this.endLoc;
			this.lastTokStartLoc = this.startLoc;
			this.nextToken();
		};
		pp.getToken = function() {
			this.next();
			return new Token(this);
		};
		typeof Symbol < "u" && (pp[Symbol.iterator] = function() {
			var this$1$1 = this;
			return { next: function() {
				var token = this$1$1.getToken();
				return {
					done: token.type === types$1.eof,
					value: token
				};
			} };
		});
		pp.nextToken = function() {
			var curContext = this.curContext();
			curContext && curContext.preserveSpace || this.skipSpace();
			this.start = this.pos;
			this.options.locations && (this.startLoc = this.curPosition());
			if (this.pos >= this.input.length) return this.finishToken(types$1.eof);
			if (curContext.override) return curContext.override(this);
			else this.readToken(this.fullCharCodeAtPos());
		};
		pp.readToken = function(code) {
			if (isIdentifierStart(code, this.options.ecmaVersion >= 6) || code === 92) return this.readWord();
			return this.getTokenFromCode(code);
		};
		pp.fullCharCodeAt = function(pos) {
			var code = this.input.charCodeAt(pos);
			if (code <= 55295 || code >= 56320) return code;
			var next = this.input.charCodeAt(pos + 1);
			return next <= 56319 || next >= 57344 ? code : (code << 10) + next - 56613888;
		};
		pp.fullCharCodeAtPos = function() {
			return this.fullCharCodeAt(this.pos);
		};
		pp.skipBlockComment = function() {
			var startLoc = this.options.onComment && this.curPosition();
			var start = this.pos, end = this.input.indexOf("*/", this.pos += 2);
			end === -1 && this.raise(this.pos - 2, "Unterminated comment");
			this.pos = end + 2;
			if (this.options.locations) for (var nextBreak = void 0, pos = start; (nextBreak = nextLineBreak(this.input, pos, this.pos)) > -1;) {
				++this.curLine;
				pos = this.lineStart = nextBreak;
			}
			this.options.onComment && this.options.onComment(!0, this.input.slice(start + 2, end), start, this.pos, startLoc, this.curPosition());
		};
		pp.skipLineComment = function(startSkip) {
			var start = this.pos;
			var startLoc = this.options.onComment && this.curPosition();
			var ch = this.input.charCodeAt(this.pos += startSkip);
			for (; this.pos < this.input.length && !isNewLine(ch);) ch = this.input.charCodeAt(++this.pos);
			this.options.onComment && this.options.onComment(!1, this.input.slice(start + startSkip, this.pos), start, this.pos, startLoc, this.curPosition());
		};
		pp.skipSpace = function() {
			loop: for (; this.pos < this.input.length;) {
				var ch = this.input.charCodeAt(this.pos);
				switch (ch) {
					case 32:
					case 160:
						++this.pos;
						break;
					case 13: this.input.charCodeAt(this.pos + 1) === 10 && ++this.pos;
					case 10:
					case 8232:
					case 8233:
						++this.pos;
						if (this.options.locations) {
							++this.curLine;
							this.lineStart = this.pos;
						}
						break;
					case 47:
						switch (this.input.charCodeAt(this.pos + 1)) {
							case 42:
								this.skipBlockComment();
								break;
							case 47:
								this.skipLineComment(2);
								break;
							default: break loop;
						}
						break;
					default: if (ch > 8 && ch < 14 || ch >= 5760 && nonASCIIwhitespace.test(String.fromCharCode(ch))) ++this.pos;
					else break loop;
				}
			}
		};
		pp.finishToken = function(type, val) {
			this.end = this.pos;
			this.options.locations && (this.endLoc = this.curPosition());
			var prevType = this.type;
			this.type = type;
			this.value = val;
			this.updateContext(prevType);
		};
		pp.readToken_dot = function() {
			var next = this.input.charCodeAt(this.pos + 1);
			if (next >= 48 && next <= 57) return this.readNumber(!0);
			var next2 = this.input.charCodeAt(this.pos + 2);
			if (this.options.ecmaVersion >= 6 && next === 46 && next2 === 46) {
				this.pos += 3;
				return this.finishToken(types$1.ellipsis);
			} else {
				++this.pos;
				return this.finishToken(types$1.dot);
			}
		};
		pp.readToken_slash = function() {
			var next = this.input.charCodeAt(this.pos + 1);
			if (this.exprAllowed) {
				++this.pos;
				return this.readRegexp();
			}
			if (next === 61) return this.finishOp(types$1.assign, 2);
			return this.finishOp(types$1.slash, 1);
		};
		pp.readToken_mult_modulo_exp = function(code) {
			var next = this.input.charCodeAt(this.pos + 1);
			var size = 1;
			var tokentype = code === 42 ? types$1.star : types$1.modulo;
			if (this.options.ecmaVersion >= 7 && code === 42 && next === 42) {
				++size;
				tokentype = types$1.starstar;
				next = this.input.charCodeAt(this.pos + 2);
			}
			if (next === 61) return this.finishOp(types$1.assign, size + 1);
			return this.finishOp(tokentype, size);
		};
		pp.readToken_pipe_amp = function(code) {
			var next = this.input.charCodeAt(this.pos + 1);
			if (next === code) {
				if (this.options.ecmaVersion >= 12 && this.input.charCodeAt(this.pos + 2) === 61) return this.finishOp(types$1.assign, 3);
				return this.finishOp(code === 124 ? types$1.logicalOR : types$1.logicalAND, 2);
			}
			if (next === 61) return this.finishOp(types$1.assign, 2);
			return this.finishOp(code === 124 ? types$1.bitwiseOR : types$1.bitwiseAND, 1);
		};
		pp.readToken_caret = function() {
			if (this.input.charCodeAt(this.pos + 1) === 61) return this.finishOp(types$1.assign, 2);
			return this.finishOp(types$1.bitwiseXOR, 1);
		};
		pp.readToken_plus_min = function(code) {
			var next = this.input.charCodeAt(this.pos + 1);
			if (next === code) {
				if (next === 45 && !this.inModule && this.input.charCodeAt(this.pos + 2) === 62 && (this.lastTokEnd === 0 || lineBreak.test(this.input.slice(this.lastTokEnd, this.pos)))) {
					this.skipLineComment(3);
					this.skipSpace();
					return this.nextToken();
				}
				return this.finishOp(types$1.incDec, 2);
			}
			if (next === 61) return this.finishOp(types$1.assign, 2);
			return this.finishOp(types$1.plusMin, 1);
		};
		pp.readToken_lt_gt = function(code) {
			var next = this.input.charCodeAt(this.pos + 1);
			var size = 1;
			if (next === code) {
				size = code === 62 && this.input.charCodeAt(this.pos + 2) === 62 ? 3 : 2;
				if (this.input.charCodeAt(this.pos + size) === 61) return this.finishOp(types$1.assign, size + 1);
				return this.finishOp(types$1.bitShift, size);
			}
			if (next === 33 && code === 60 && !this.inModule && this.input.charCodeAt(this.pos + 2) === 45 && this.input.charCodeAt(this.pos + 3) === 45) {
				this.skipLineComment(4);
				this.skipSpace();
				return this.nextToken();
			}
			next === 61 && (size = 2);
			return this.finishOp(types$1.relational, size);
		};
		pp.readToken_eq_excl = function(code) {
			var next = this.input.charCodeAt(this.pos + 1);
			if (next === 61) return this.finishOp(types$1.equality, this.input.charCodeAt(this.pos + 2) === 61 ? 3 : 2);
			if (code === 61 && next === 62 && this.options.ecmaVersion >= 6) {
				this.pos += 2;
				return this.finishToken(types$1.arrow);
			}
			return this.finishOp(code === 61 ? types$1.eq : types$1.prefix, 1);
		};
		pp.readToken_question = function() {
			var ecmaVersion = this.options.ecmaVersion;
			if (ecmaVersion >= 11) {
				var next = this.input.charCodeAt(this.pos + 1);
				if (next === 46) {
					var next2 = this.input.charCodeAt(this.pos + 2);
					if (next2 < 48 || next2 > 57) return this.finishOp(types$1.questionDot, 2);
				}
				if (next === 63) {
					if (ecmaVersion >= 12 && this.input.charCodeAt(this.pos + 2) === 61) return this.finishOp(types$1.assign, 3);
					return this.finishOp(types$1.coalesce, 2);
				}
			}
			return this.finishOp(types$1.question, 1);
		};
		pp.readToken_numberSign = function() {
			var ecmaVersion = this.options.ecmaVersion;
			var code = 35;
			if (ecmaVersion >= 13) {
				++this.pos;
				code = this.fullCharCodeAtPos();
				if (isIdentifierStart(code, !0) || code === 92) return this.finishToken(types$1.privateId, this.readWord1());
			}
			this.raise(this.pos, "Unexpected character '" + codePointToString(code) + "'");
		};
		pp.getTokenFromCode = function(code) {
			switch (code) {
				case 46: return this.readToken_dot();
				case 40:
					++this.pos;
					return this.finishToken(types$1.parenL);
				case 41:
					++this.pos;
					return this.finishToken(types$1.parenR);
				case 59:
					++this.pos;
					return this.finishToken(types$1.semi);
				case 44:
					++this.pos;
					return this.finishToken(types$1.comma);
				case 91:
					++this.pos;
					return this.finishToken(types$1.bracketL);
				case 93:
					++this.pos;
					return this.finishToken(types$1.bracketR);
				case 123:
					++this.pos;
					return this.finishToken(types$1.braceL);
				case 125:
					++this.pos;
					return this.finishToken(types$1.braceR);
				case 58:
					++this.pos;
					return this.finishToken(types$1.colon);
				case 96:
					if (this.options.ecmaVersion < 6) break;
					++this.pos;
					return this.finishToken(types$1.backQuote);
				case 48:
					var next = this.input.charCodeAt(this.pos + 1);
					if (next === 120 || next === 88) return this.readRadixNumber(16);
					if (this.options.ecmaVersion >= 6) {
						if (next === 111 || next === 79) return this.readRadixNumber(8);
						if (next === 98 || next === 66) return this.readRadixNumber(2);
					}
				case 49:
				case 50:
				case 51:
				case 52:
				case 53:
				case 54:
				case 55:
				case 56:
				case 57: return this.readNumber(!1);
				case 34:
				case 39: return this.readString(code);
				case 47: return this.readToken_slash();
				case 37:
				case 42: return this.readToken_mult_modulo_exp(code);
				case 124:
				case 38: return this.readToken_pipe_amp(code);
				case 94: return this.readToken_caret();
				case 43:
				case 45: return this.readToken_plus_min(code);
				case 60:
				case 62: return this.readToken_lt_gt(code);
				case 61:
				case 33: return this.readToken_eq_excl(code);
				case 63: return this.readToken_question();
				case 126: return this.finishOp(types$1.prefix, 1);
				case 35: return this.readToken_numberSign();
			}
			this.raise(this.pos, "Unexpected character '" + codePointToString(code) + "'");
		};
		pp.finishOp = function(type, size) {
			var str = this.input.slice(this.pos, this.pos + size);
			this.pos += size;
			return this.finishToken(type, str);
		};
		pp.readRegexp = function() {
			var escaped, inClass, start = this.pos;
			for (;;) {
				this.pos >= this.input.length && this.raise(start, "Unterminated regular expression");
				var ch = this.input.charAt(this.pos);
				lineBreak.test(ch) && this.raise(start, "Unterminated regular expression");
				if (escaped) escaped = !1;
				else {
					if (ch === "[") inClass = !0;
					else if (ch === "]" && inClass) inClass = !1;
					else if (ch === "/" && !inClass) break;
					escaped = ch === "\\";
				}
				++this.pos;
			}
			var pattern = this.input.slice(start, this.pos);
			++this.pos;
			var flagsStart = this.pos;
			var flags = this.readWord1();
			this.containsEsc && this.unexpected(flagsStart);
			var state = this.regexpState ||= new RegExpValidationState(this);
			state.reset(start, pattern, flags);
			this.validateRegExpFlags(state);
			this.validateRegExpPattern(state);
			var value = null;
			try {
				value = new RegExp(pattern, flags);
			} catch {}
			return this.finishToken(types$1.regexp, {
				pattern,
				flags,
				value
			});
		};
		pp.readInt = function(radix, len, maybeLegacyOctalNumericLiteral) {
			var allowSeparators = this.options.ecmaVersion >= 12 && len === void 0;
			var isLegacyOctalNumericLiteral = maybeLegacyOctalNumericLiteral && this.input.charCodeAt(this.pos) === 48;
			var start = this.pos, total = 0, lastCode = 0;
			for (var i = 0, e = len ?? Infinity; i < e; ++i, ++this.pos) {
				var code = this.input.charCodeAt(this.pos), val = void 0;
				if (allowSeparators && code === 95) {
					isLegacyOctalNumericLiteral && this.raiseRecoverable(this.pos, "Numeric separator is not allowed in legacy octal numeric literals");
					lastCode === 95 && this.raiseRecoverable(this.pos, "Numeric separator must be exactly one underscore");
					i === 0 && this.raiseRecoverable(this.pos, "Numeric separator is not allowed at the first of digits");
					lastCode = code;
					continue;
				}
				val = code >= 97 ? code - 97 + 10 : code >= 65 ? code - 65 + 10 : code >= 48 && code <= 57 ? code - 48 : Infinity;
				if (val >= radix) break;
				lastCode = code;
				total = total * radix + val;
			}
			allowSeparators && lastCode === 95 && this.raiseRecoverable(this.pos - 1, "Numeric separator is not allowed at the last of digits");
			if (this.pos === start || len != null && this.pos - start !== len) return null;
			return total;
		};
		function stringToNumber(str, isLegacyOctalNumericLiteral) {
			if (isLegacyOctalNumericLiteral) return parseInt(str, 8);
			return parseFloat(str.replace(/_/g, ""));
		}
		function stringToBigInt(str) {
			if (typeof BigInt != "function") return null;
			return BigInt(str.replace(/_/g, ""));
		}
		pp.readRadixNumber = function(radix) {
			var start = this.pos;
			this.pos += 2;
			var val = this.readInt(radix);
			val ?? this.raise(this.start + 2, "Expected number in radix " + radix);
			if (this.options.ecmaVersion >= 11 && this.input.charCodeAt(this.pos) === 110) {
				val = stringToBigInt(this.input.slice(start, this.pos));
				++this.pos;
			} else isIdentifierStart(this.fullCharCodeAtPos()) && this.raise(this.pos, "Identifier directly after number");
			return this.finishToken(types$1.num, val);
		};
		pp.readNumber = function(startsWithDot) {
			var start = this.pos;
			!startsWithDot && this.readInt(10, void 0, !0) === null && this.raise(start, "Invalid number");
			var octal = this.pos - start >= 2 && this.input.charCodeAt(start) === 48;
			octal && this.strict && this.raise(start, "Invalid number");
			var next = this.input.charCodeAt(this.pos);
			if (!octal && !startsWithDot && this.options.ecmaVersion >= 11 && next === 110) {
				var val$1 = stringToBigInt(this.input.slice(start, this.pos));
				++this.pos;
				isIdentifierStart(this.fullCharCodeAtPos()) && this.raise(this.pos, "Identifier directly after number");
				return this.finishToken(types$1.num, val$1);
			}
			octal && /[89]/.test(this.input.slice(start, this.pos)) && (octal = !1);
			if (next === 46 && !octal) {
				++this.pos;
				this.readInt(10);
				next = this.input.charCodeAt(this.pos);
			}
			if ((next === 69 || next === 101) && !octal) {
				next = this.input.charCodeAt(++this.pos);
				(next === 43 || next === 45) && ++this.pos;
				this.readInt(10) === null && this.raise(start, "Invalid number");
			}
			isIdentifierStart(this.fullCharCodeAtPos()) && this.raise(this.pos, "Identifier directly after number");
			var val = stringToNumber(this.input.slice(start, this.pos), octal);
			return this.finishToken(types$1.num, val);
		};
		pp.readCodePoint = function() {
			var ch = this.input.charCodeAt(this.pos), code;
			if (ch === 123) {
				this.options.ecmaVersion < 6 && this.unexpected();
				var codePos = ++this.pos;
				code = this.readHexChar(this.input.indexOf("}", this.pos) - this.pos);
				++this.pos;
				code > 1114111 && this.invalidStringToken(codePos, "Code point out of bounds");
			} else code = this.readHexChar(4);
			return code;
		};
		pp.readString = function(quote) {
			var out = "", chunkStart = ++this.pos;
			for (;;) {
				this.pos >= this.input.length && this.raise(this.start, "Unterminated string constant");
				var ch = this.input.charCodeAt(this.pos);
				if (ch === quote) break;
				if (ch === 92) {
					out += this.input.slice(chunkStart, this.pos);
					out += this.readEscapedChar(!1);
					chunkStart = this.pos;
				} else if (ch === 8232 || ch === 8233) {
					this.options.ecmaVersion < 10 && this.raise(this.start, "Unterminated string constant");
					++this.pos;
					if (this.options.locations) {
						this.curLine++;
						this.lineStart = this.pos;
					}
				} else {
					isNewLine(ch) && this.raise(this.start, "Unterminated string constant");
					++this.pos;
				}
			}
			out += this.input.slice(chunkStart, this.pos++);
			return this.finishToken(types$1.string, out);
		};
		var INVALID_TEMPLATE_ESCAPE_ERROR = {};
		pp.tryReadTemplateToken = function() {
			this.inTemplateElement = !0;
			try {
				this.readTmplToken();
			} catch (err) {
				if (err === INVALID_TEMPLATE_ESCAPE_ERROR) this.readInvalidTemplateToken();
				else throw err;
			}
			this.inTemplateElement = !1;
		};
		pp.invalidStringToken = function(position, message) {
			if (this.inTemplateElement && this.options.ecmaVersion >= 9) throw INVALID_TEMPLATE_ESCAPE_ERROR;
			else this.raise(position, message);
		};
		pp.readTmplToken = function() {
			var out = "", chunkStart = this.pos;
			for (;;) {
				this.pos >= this.input.length && this.raise(this.start, "Unterminated template");
				var ch = this.input.charCodeAt(this.pos);
				if (ch === 96 || ch === 36 && this.input.charCodeAt(this.pos + 1) === 123) {
					if (this.pos === this.start && (this.type === types$1.template || this.type === types$1.invalidTemplate)) {
						if (ch === 36) {
							this.pos += 2;
							return this.finishToken(types$1.dollarBraceL);
						} else {
							++this.pos;
							return this.finishToken(types$1.backQuote);
						}
					}
					out += this.input.slice(chunkStart, this.pos);
					return this.finishToken(types$1.template, out);
				}
				if (ch === 92) {
					out += this.input.slice(chunkStart, this.pos);
					out += this.readEscapedChar(!0);
					chunkStart = this.pos;
				} else if (isNewLine(ch)) {
					out += this.input.slice(chunkStart, this.pos);
					++this.pos;
					switch (ch) {
						case 13: this.input.charCodeAt(this.pos) === 10 && ++this.pos;
						case 10:
							out += "\n";
							break;
						default: out += String.fromCharCode(ch);
					}
					if (this.options.locations) {
						++this.curLine;
						this.lineStart = this.pos;
					}
					chunkStart = this.pos;
				} else ++this.pos;
			}
		};
		pp.readInvalidTemplateToken = function() {
			for (; this.pos < this.input.length; this.pos++) switch (this.input[this.pos]) {
				case "\\":
					++this.pos;
					break;
				case "$": if (this.input[this.pos + 1] !== "{") break;
				case "`": return this.finishToken(types$1.invalidTemplate, this.input.slice(this.start, this.pos));
				case "\r": this.input[this.pos + 1] === "\n" && ++this.pos;
				case "\n":
				case "\u2028":
				case "\u2029":
					++this.curLine;
					this.lineStart = this.pos + 1;
			}
			this.raise(this.start, "Unterminated template");
		};
		pp.readEscapedChar = function(inTemplate) {
			var ch = this.input.charCodeAt(++this.pos);
			++this.pos;
			switch (ch) {
				case 110: return "\n";
				case 114: return "\r";
				case 120: return String.fromCharCode(this.readHexChar(2));
				case 117: return codePointToString(this.readCodePoint());
				case 116: return "	";
				case 98: return "\b";
				case 118: return "\v";
				case 102: return "\f";
				case 13: this.input.charCodeAt(this.pos) === 10 && ++this.pos;
				case 10:
					if (this.options.locations) {
						this.lineStart = this.pos;
						++this.curLine;
					}
					return "";
				case 56:
				case 57:
					this.strict && this.invalidStringToken(this.pos - 1, "Invalid escape sequence");
					if (inTemplate) {
						var codePos = this.pos - 1;
						this.invalidStringToken(codePos, "Invalid escape sequence in template string");
					}
				default:
					if (ch >= 48 && ch <= 55) {
						var octalStr = this.input.substr(this.pos - 1, 3).match(/^[0-7]+/)[0];
						var octal = parseInt(octalStr, 8);
						if (octal > 255) {
							octalStr = octalStr.slice(0, -1);
							octal = parseInt(octalStr, 8);
						}
						this.pos += octalStr.length - 1;
						ch = this.input.charCodeAt(this.pos);
						(octalStr !== "0" || ch === 56 || ch === 57) && (this.strict || inTemplate) && this.invalidStringToken(this.pos - 1 - octalStr.length, inTemplate ? "Octal literal in template string" : "Octal literal in strict mode");
						return String.fromCharCode(octal);
					}
					if (isNewLine(ch)) {
						if (this.options.locations) {
							this.lineStart = this.pos;
							++this.curLine;
						}
						return "";
					}
					return String.fromCharCode(ch);
			}
		};
		pp.readHexChar = function(len) {
			var codePos = this.pos;
			var n = this.readInt(16, len);
			n === null && this.invalidStringToken(codePos, "Bad character escape sequence");
			return n;
		};
		pp.readWord1 = function() {
			this.containsEsc = !1;
			var word = "", first = !0, chunkStart = this.pos;
			var astral = this.options.ecmaVersion >= 6;
			for (; this.pos < this.input.length;) {
				var ch = this.fullCharCodeAtPos();
				if (isIdentifierChar(ch, astral)) this.pos += ch <= 65535 ? 1 : 2;
				else if (ch === 92) {
					this.containsEsc = !0;
					word += this.input.slice(chunkStart, this.pos);
					var escStart = this.pos;
					this.input.charCodeAt(++this.pos) !== 117 && this.invalidStringToken(this.pos, "Expecting Unicode escape sequence \\uXXXX");
					++this.pos;
					var esc = this.readCodePoint();
					(first ? isIdentifierStart : isIdentifierChar)(esc, astral) || this.invalidStringToken(escStart, "Invalid Unicode escape");
					word += codePointToString(esc);
					chunkStart = this.pos;
				} else break;
				first = !1;
			}
			return word + this.input.slice(chunkStart, this.pos);
		};
		pp.readWord = function() {
			var word = this.readWord1();
			var type = types$1.name;
			this.keywords.test(word) && (type = keywords[word]);
			return this.finishToken(type, word);
		};
		Parser.acorn = {
			Parser,
			version: "8.19.0",
			defaultOptions,
			Position,
			SourceLocation,
			getLineInfo,
			Node,
			TokenType,
			tokTypes: types$1,
			keywordTypes: keywords,
			TokContext,
			tokContexts: types,
			isIdentifierChar,
			isIdentifierStart,
			Token,
			isNewLine,
			lineBreak,
			lineBreakG,
			nonASCIIwhitespace
		};
	}),
	9455: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => diffArrays });
		class Diff {
			diff(oldStr, newStr, options = {}) {
				let callback;
				if (typeof options == "function") {
					callback = options;
					options = {};
				} else "callback" in options && (callback = options.callback);
				let oldString = this.castInput(oldStr, options);
				let newString = this.castInput(newStr, options);
				let oldTokens = this.removeEmpty(this.tokenize(oldString, options));
				let newTokens = this.removeEmpty(this.tokenize(newString, options));
				return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
			}
			diffWithOptionsObj(oldTokens, newTokens, options, callback) {
				let done = (value) => {
					value = this.postProcess(value, options);
					if (callback) {
						setTimeout(function() {
							callback(value);
						}, 0);
						return;
					} else return value;
				};
				let newLen = newTokens.length, oldLen = oldTokens.length;
				let editLength = 1;
				let maxEditLength = newLen + oldLen;
				options.maxEditLength != null && (maxEditLength = Math.min(maxEditLength, options.maxEditLength));
				let maxExecutionTime = options.timeout ?? Infinity;
				let abortAfterTimestamp = Date.now() + maxExecutionTime;
				let bestPath = [{
					oldPos: -1,
					lastComponent: void 0
				}];
				let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
				if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
				let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
				let execEditLength = () => {
					for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
						let basePath;
						let removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
						removePath && (bestPath[diagonalPath - 1] = void 0);
						let canAdd = !1;
						if (addPath) {
							let addPathNewPos = addPath.oldPos - diagonalPath;
							canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
						}
						let canRemove = removePath && removePath.oldPos + 1 < oldLen;
						if (!canAdd && !canRemove) {
							bestPath[diagonalPath] = void 0;
							continue;
						}
						basePath = !canRemove || canAdd && removePath.oldPos < addPath.oldPos ? this.addToPath(addPath, !0, !1, 0, options) : this.addToPath(removePath, !1, !0, 1, options);
						newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
						if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || !0;
						else {
							bestPath[diagonalPath] = basePath;
							basePath.oldPos + 1 >= oldLen && (maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1));
							newPos + 1 >= newLen && (minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1));
						}
					}
					editLength++;
				};
				if (callback) (function exec() {
					setTimeout(function() {
						if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
						execEditLength() || exec();
					}, 0);
				})();
				else for (; editLength <= maxEditLength && Date.now() <= abortAfterTimestamp;) {
					let ret = execEditLength();
					if (ret) return ret;
				}
			}
			addToPath(path, added, removed, oldPosInc, options) {
				let last = path.lastComponent;
				if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
					oldPos: path.oldPos + oldPosInc,
					lastComponent: {
						count: last.count + 1,
						added,
						removed,
						previousComponent: last.previousComponent
					}
				};
				else return {
					oldPos: path.oldPos + oldPosInc,
					lastComponent: {
						count: 1,
						added,
						removed,
						previousComponent: last
					}
				};
			}
			extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
				let newLen = newTokens.length, oldLen = oldTokens.length;
				let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
				for (; newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options);) {
					newPos++;
					oldPos++;
					commonCount++;
					options.oneChangePerToken && (basePath.lastComponent = {
						count: 1,
						previousComponent: basePath.lastComponent,
						added: !1,
						removed: !1
					});
				}
				commonCount && !options.oneChangePerToken && (basePath.lastComponent = {
					count: commonCount,
					previousComponent: basePath.lastComponent,
					added: !1,
					removed: !1
				});
				basePath.oldPos = oldPos;
				return newPos;
			}
			equals(left, right, options) {
				if (options.comparator) return options.comparator(left, right);
				else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
			}
			removeEmpty(array) {
				let ret = [];
				for (let i = 0; i < array.length; i++) array[i] && ret.push(array[i]);
				return ret;
			}
			castInput(value, options) {
				return value;
			}
			tokenize(value, options) {
				return Array.from(value);
			}
			join(chars) {
				return chars.join("");
			}
			postProcess(changeObjects, options) {
				return changeObjects;
			}
			get useLongestToken() {
				return !1;
			}
			buildValues(lastComponent, newTokens, oldTokens) {
				let components = [];
				let nextComponent;
				for (; lastComponent;) {
					components.push(lastComponent);
					nextComponent = lastComponent.previousComponent;
					delete lastComponent.previousComponent;
					lastComponent = nextComponent;
				}
				components.reverse();
				let componentLen = components.length;
				let componentPos = 0, newPos = 0, oldPos = 0;
				for (; componentPos < componentLen; componentPos++) {
					let component = components[componentPos];
					if (component.removed) {
						component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
						oldPos += component.count;
					} else {
						if (!component.added && this.useLongestToken) {
							let value = newTokens.slice(newPos, newPos + component.count);
							value = value.map(function(value, i) {
								let oldValue = oldTokens[oldPos + i];
								return oldValue.length > value.length ? oldValue : value;
							});
							component.value = this.join(value);
						} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
						newPos += component.count;
						component.added || (oldPos += component.count);
					}
				}
				return components;
			}
		}
		class ArrayDiff extends Diff {
			tokenize(value) {
				return value.slice();
			}
			join(value) {
				return value;
			}
			removeEmpty(value) {
				return value;
			}
		}
		let arrayDiff = new ArrayDiff();
		function diffArrays(oldArr, newArr, options) {
			return arrayDiff.diff(oldArr, newArr, options);
		}
	}),
	1190: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => fromMarkdown });
		var constructs_namespaceObject = {};
		__webpack_require__.r(constructs_namespaceObject);
		__webpack_require__.d(constructs_namespaceObject, {
			attentionMarkers: () => attentionMarkers,
			contentInitial: () => contentInitial,
			disable: () => disable,
			document: () => constructs_document,
			flow: () => constructs_flow,
			flowInitial: () => flowInitial,
			insideSpan: () => insideSpan,
			string: () => constructs_string,
			text: () => constructs_text
		});
		var lib = __webpack_require__(4946);
		var micromark_util_chunked = __webpack_require__(6757);
		class SpliceBuffer {
			constructor(initial) {
				this.left = initial ? [...initial] : [];
				this.right = [];
			}
			get(index) {
				if (index < 0 || index >= this.left.length + this.right.length) throw RangeError("Cannot access index `" + index + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
				if (index < this.left.length) return this.left[index];
				return this.right[this.right.length - index + this.left.length - 1];
			}
			get length() {
				return this.left.length + this.right.length;
			}
			shift() {
				this.setCursor(0);
				return this.right.pop();
			}
			slice(start, end) {
				let stop = end ?? Infinity;
				if (stop < this.left.length) return this.left.slice(start, stop);
				if (start > this.left.length) return this.right.slice(this.right.length - stop + this.left.length, this.right.length - start + this.left.length).reverse();
				return this.left.slice(start).concat(this.right.slice(this.right.length - stop + this.left.length).reverse());
			}
			splice(start, deleteCount, items) {
				let count = deleteCount || 0;
				this.setCursor(Math.trunc(start));
				let removed = this.right.splice(this.right.length - count, Infinity);
				items && chunkedPush(this.left, items);
				return removed.reverse();
			}
			pop() {
				this.setCursor(Infinity);
				return this.left.pop();
			}
			push(item) {
				this.setCursor(Infinity);
				this.left.push(item);
			}
			pushMany(items) {
				this.setCursor(Infinity);
				chunkedPush(this.left, items);
			}
			unshift(item) {
				this.setCursor(0);
				this.right.push(item);
			}
			unshiftMany(items) {
				this.setCursor(0);
				chunkedPush(this.right, items.reverse());
			}
			setCursor(n) {
				if (n === this.left.length || n > this.left.length && this.right.length === 0 || n < 0 && this.left.length === 0) return;
				if (n < this.left.length) {
					let removed = this.left.splice(n, Infinity);
					chunkedPush(this.right, removed.reverse());
				} else {
					let removed = this.right.splice(this.left.length + this.right.length - n, Infinity);
					chunkedPush(this.left, removed.reverse());
				}
			}
		}
		function chunkedPush(list, right) {
			let chunkStart = 0;
			if (right.length < 1e4) list.push(...right);
			else for (; chunkStart < right.length;) {
				list.push(...right.slice(chunkStart, chunkStart + 1e4));
				chunkStart += 1e4;
			}
		}
		function subtokenize(eventsArray) {
			let jumps = {};
			let index = -1;
			let event;
			let lineIndex;
			let otherIndex;
			let otherEvent;
			let parameters;
			let subevents;
			let more;
			let events = new SpliceBuffer(eventsArray);
			for (; ++index < events.length;) {
				for (; index in jumps;) index = jumps[index];
				event = events.get(index);
				if (index && event[1].type === "chunkFlow" && events.get(index - 1)[1].type === "listItemPrefix") {
					subevents = event[1]._tokenizer.events;
					otherIndex = 0;
					otherIndex < subevents.length && subevents[otherIndex][1].type === "lineEndingBlank" && (otherIndex += 2);
					if (otherIndex < subevents.length && subevents[otherIndex][1].type === "content") {
						for (; ++otherIndex < subevents.length && subevents[otherIndex][1].type !== "content";) if (subevents[otherIndex][1].type === "chunkText") {
							subevents[otherIndex][1]._isInFirstContentOfListItem = !0;
							otherIndex++;
						}
					}
				}
				if (event[0] === "enter") {
					if (event[1].contentType) {
						Object.assign(jumps, subcontent(events, index));
						index = jumps[index];
						more = !0;
					}
				} else if (event[1]._container) {
					otherIndex = index;
					lineIndex = void 0;
					for (; otherIndex--;) {
						otherEvent = events.get(otherIndex);
						if (otherEvent[1].type === "lineEnding" || otherEvent[1].type === "lineEndingBlank") {
							if (otherEvent[0] === "enter") {
								lineIndex && (events.get(lineIndex)[1].type = "lineEndingBlank");
								otherEvent[1].type = "lineEnding";
								lineIndex = otherIndex;
							}
						} else if (otherEvent[1].type !== "linePrefix" && otherEvent[1].type !== "listItemIndent") break;
					}
					if (lineIndex) {
						event[1].end = { ...events.get(lineIndex)[1].start };
						parameters = events.slice(lineIndex, index);
						parameters.unshift(event);
						events.splice(lineIndex, index - lineIndex + 1, parameters);
					}
				}
			}
			(0, micromark_util_chunked.m)(eventsArray, 0, Infinity, events.slice(0));
			return !more;
		}
		function subcontent(events, eventIndex) {
			let token = events.get(eventIndex)[1];
			let context = events.get(eventIndex)[2];
			let startPosition = eventIndex - 1;
			let startPositions = [];
			let tokenizer = token._tokenizer;
			if (!tokenizer) {
				tokenizer = context.parser[token.contentType](token.start);
				token._contentTypeTextTrailing && (tokenizer._contentTypeTextTrailing = !0);
			}
			let childEvents = tokenizer.events;
			let jumps = [];
			let gaps = {};
			let stream;
			let previous;
			let index = -1;
			let current = token;
			let adjust = 0;
			let start = 0;
			let breaks = [start];
			for (; current;) {
				for (; events.get(++startPosition)[1] !== current;);
				startPositions.push(startPosition);
				if (!current._tokenizer) {
					stream = context.sliceStream(current);
					current.next || stream.push(null);
					previous && tokenizer.defineSkip(current.start);
					current._isInFirstContentOfListItem && (tokenizer._gfmTasklistFirstContentOfListItem = !0);
					tokenizer.write(stream);
					current._isInFirstContentOfListItem && (tokenizer._gfmTasklistFirstContentOfListItem = void 0);
				}
				previous = current;
				current = current.next;
			}
			current = token;
			for (; ++index < childEvents.length;) if (childEvents[index][0] === "exit" && childEvents[index - 1][0] === "enter" && childEvents[index][1].type === childEvents[index - 1][1].type && childEvents[index][1].start.line !== childEvents[index][1].end.line) {
				start = index + 1;
				breaks.push(start);
				current._tokenizer = void 0;
				current.previous = void 0;
				current = current.next;
			}
			tokenizer.events = [];
			if (current) {
				current._tokenizer = void 0;
				current.previous = void 0;
			} else breaks.pop();
			index = breaks.length;
			for (; index--;) {
				let slice = childEvents.slice(breaks[index], breaks[index + 1]);
				let start = startPositions.pop();
				jumps.push([start, start + slice.length - 1]);
				events.splice(start, 2, slice);
			}
			jumps.reverse();
			index = -1;
			for (; ++index < jumps.length;) {
				gaps[adjust + jumps[index][0]] = adjust + jumps[index][1];
				adjust += jumps[index][1] - jumps[index][0] - 1;
			}
			return gaps;
		}
		function postprocess(events) {
			for (; !subtokenize(events););
			return events;
		}
		var micromark_util_combine_extensions = __webpack_require__(3657);
		var micromark_factory_space = __webpack_require__(5725);
		var micromark_util_character = __webpack_require__(6122);
		let content = { tokenize: initializeContent };
		function initializeContent(effects) {
			let contentStart = effects.attempt(this.parser.constructs.contentInitial, afterContentStartConstruct, paragraphInitial);
			let previous;
			return contentStart;
			function afterContentStartConstruct(code) {
				if (code === null) {
					effects.consume(code);
					return;
				}
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return (0, micromark_factory_space.N)(effects, contentStart, "linePrefix");
			}
			function paragraphInitial(code) {
				effects.enter("paragraph");
				return lineStart(code);
			}
			function lineStart(code) {
				let token = effects.enter("chunkText", {
					contentType: "text",
					previous
				});
				previous && (previous.next = token);
				previous = token;
				return data(code);
			}
			function data(code) {
				if (code === null) {
					effects.exit("chunkText");
					effects.exit("paragraph");
					effects.consume(code);
					return;
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.consume(code);
					effects.exit("chunkText");
					return lineStart;
				}
				effects.consume(code);
				return data;
			}
		}
		class EditMap {
			constructor() {
				this.index = new Map();
				this.map = [];
			}
			add(index, remove, add) {
				addImplementation(this, index, remove, add, !1);
			}
			addBefore(index, remove, add) {
				addImplementation(this, index, remove, add, !0);
			}
			consume(events) {
				this.map.sort(function(a, b) {
					return a[0] - b[0];
				});
				if (this.map.length === 0) return;
				let index = this.map.length;
				let vecs = [];
				for (; index > 0;) {
					--index;
					vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
					events.length = this.map[index][0];
				}
				vecs.push(events.slice());
				events.length = 0;
				let slice = vecs.pop();
				for (; slice;) {
					for (let element of slice) events.push(element);
					slice = vecs.pop();
				}
				this.map.length = 0;
				this.index.clear();
			}
		}
		function addImplementation(editMap, at, remove, add, before) {
			if (remove === 0 && add.length === 0) return;
			let existing = editMap.index.get(at);
			if (existing) {
				existing[1] += remove;
				if (before) {
					add.push(...existing[2]);
					existing[2] = add;
				} else existing[2].push(...add);
				return;
			}
			let change = [
				at,
				remove,
				add
			];
			editMap.map.push(change);
			editMap.index.set(at, change);
		}
		let document_document = { tokenize: initializeDocument };
		let containerConstruct = { tokenize: tokenizeContainer };
		function initializeDocument(effects) {
			let self = this;
			let stack = [];
			let continued = 0;
			let childFlow;
			let childToken;
			let lineStartOffset;
			return start;
			function start(code) {
				if (continued < stack.length) {
					let item = stack[continued];
					self.containerState = item[1];
					return effects.attempt(item[0].continuation, documentContinue, checkNewContainers)(code);
				}
				return checkNewContainers(code);
			}
			function documentContinue(code) {
				continued++;
				if (self.containerState._closeFlow) {
					self.containerState._closeFlow = void 0;
					childFlow && closeFlow();
					let indexBeforeExits = self.events.length;
					let indexBeforeFlow = indexBeforeExits;
					let point;
					for (; indexBeforeFlow--;) if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
						point = self.events[indexBeforeFlow][1].end;
						break;
					}
					exitContainers(continued);
					let index = indexBeforeExits;
					for (; index < self.events.length;) {
						self.events[index][1].end = { ...point };
						index++;
					}
					let editMap = new EditMap();
					editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
					editMap.add(indexBeforeExits, index - indexBeforeExits, []);
					editMap.consume(self.events);
					return checkNewContainers(code);
				}
				return start(code);
			}
			function checkNewContainers(code) {
				if (continued === stack.length) {
					if (!childFlow) return documentContinued(code);
					if (childFlow.currentConstruct && childFlow.currentConstruct.concrete) return flowStart(code);
					self.interrupt = !(!childFlow.currentConstruct || childFlow._gfmTableDynamicInterruptHack);
				}
				self.containerState = {};
				return effects.check(containerConstruct, thereIsANewContainer, thereIsNoNewContainer)(code);
			}
			function thereIsANewContainer(code) {
				childFlow && closeFlow();
				exitContainers(continued);
				return documentContinued(code);
			}
			function thereIsNoNewContainer(code) {
				self.parser.lazy[self.now().line] = continued !== stack.length;
				lineStartOffset = self.now().offset;
				return flowStart(code);
			}
			function documentContinued(code) {
				self.containerState = {};
				return effects.attempt(containerConstruct, containerContinue, flowStart)(code);
			}
			function containerContinue(code) {
				continued++;
				stack.push([self.currentConstruct, self.containerState]);
				return documentContinued(code);
			}
			function flowStart(code) {
				if (code === null) {
					childFlow && closeFlow();
					exitContainers(0);
					effects.consume(code);
					return;
				}
				childFlow ||= self.parser.flow(self.now());
				effects.enter("chunkFlow", {
					_tokenizer: childFlow,
					contentType: "flow",
					previous: childToken
				});
				return flowContinue(code);
			}
			function flowContinue(code) {
				if (code === null) {
					writeToChild(effects.exit("chunkFlow"), !0);
					exitContainers(0);
					effects.consume(code);
					return;
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.consume(code);
					writeToChild(effects.exit("chunkFlow"));
					continued = 0;
					self.interrupt = void 0;
					return start;
				}
				effects.consume(code);
				return flowContinue;
			}
			function writeToChild(token, endOfFile) {
				let stream = self.sliceStream(token);
				endOfFile && stream.push(null);
				token.previous = childToken;
				childToken && (childToken.next = token);
				childToken = token;
				childFlow.defineSkip(token.start);
				childFlow.write(stream);
				if (self.parser.lazy[token.start.line]) {
					let index = childFlow.events.length;
					for (; index--;) if (childFlow.events[index][1].start.offset < lineStartOffset && (!childFlow.events[index][1].end || childFlow.events[index][1].end.offset > lineStartOffset)) return;
					let indexBeforeExits = self.events.length;
					let indexBeforeFlow = indexBeforeExits;
					let seen;
					let point;
					for (; indexBeforeFlow--;) if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
						if (seen) {
							point = self.events[indexBeforeFlow][1].end;
							break;
						}
						seen = !0;
					}
					exitContainers(continued);
					index = indexBeforeExits;
					for (; index < self.events.length;) {
						self.events[index][1].end = { ...point };
						index++;
					}
					let editMap = new EditMap();
					editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
					editMap.add(indexBeforeExits, index - indexBeforeExits, []);
					editMap.consume(self.events);
				}
			}
			function exitContainers(size) {
				let index = stack.length;
				for (; index-- > size;) {
					let entry = stack[index];
					self.containerState = entry[1];
					entry[0].exit.call(self, effects);
				}
				stack.length = size;
			}
			function closeFlow() {
				childFlow.write([null]);
				childToken = void 0;
				childFlow = void 0;
				self.containerState._closeFlow = void 0;
			}
		}
		function tokenizeContainer(effects, ok, nok) {
			return (0, micromark_factory_space.N)(effects, effects.attempt(this.parser.constructs.document, ok, nok), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4);
		}
		var blank_line = __webpack_require__(5487);
		let content_content = {
			resolve: resolveContent,
			tokenize: tokenizeContent
		};
		let continuationConstruct = {
			partial: !0,
			tokenize: tokenizeContinuation
		};
		function resolveContent(events) {
			subtokenize(events);
			return events;
		}
		function tokenizeContent(effects, ok) {
			let previous;
			return chunkStart;
			function chunkStart(code) {
				effects.enter("content");
				previous = effects.enter("chunkContent", { contentType: "content" });
				return chunkInside(code);
			}
			function chunkInside(code) {
				if (code === null) return contentEnd(code);
				if ((0, micromark_util_character.HP)(code)) return effects.check(continuationConstruct, contentContinue, contentEnd)(code);
				effects.consume(code);
				return chunkInside;
			}
			function contentEnd(code) {
				effects.exit("chunkContent");
				effects.exit("content");
				return ok(code);
			}
			function contentContinue(code) {
				effects.consume(code);
				effects.exit("chunkContent");
				previous.next = effects.enter("chunkContent", {
					contentType: "content",
					previous
				});
				previous = previous.next;
				return chunkInside;
			}
		}
		function tokenizeContinuation(effects, ok, nok) {
			let self = this;
			return startLookahead;
			function startLookahead(code) {
				effects.exit("chunkContent");
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return (0, micromark_factory_space.N)(effects, prefixed, "linePrefix");
			}
			function prefixed(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) return nok(code);
				let tail = self.events[self.events.length - 1];
				if (!self.parser.constructs.disable.null.includes("codeIndented") && tail && tail[1].type === "linePrefix" && tail[2].sliceSerialize(tail[1], !0).length >= 4) return ok(code);
				return effects.interrupt(self.parser.constructs.flow, nok, ok)(code);
			}
		}
		let flow = { tokenize: initializeFlow };
		function initializeFlow(effects) {
			let self = this;
			let initial = effects.attempt(blank_line.B, atBlankEnding, effects.attempt(this.parser.constructs.flowInitial, afterConstruct, (0, micromark_factory_space.N)(effects, effects.attempt(this.parser.constructs.flow, afterConstruct, effects.attempt(content_content, afterConstruct)), "linePrefix")));
			return initial;
			function atBlankEnding(code) {
				if (code === null) {
					effects.consume(code);
					return;
				}
				effects.enter("lineEndingBlank");
				effects.consume(code);
				effects.exit("lineEndingBlank");
				self.currentConstruct = void 0;
				return initial;
			}
			function afterConstruct(code) {
				if (code === null) {
					effects.consume(code);
					return;
				}
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				self.currentConstruct = void 0;
				return initial;
			}
		}
		let resolver = { resolveAll: createResolver() };
		let string = initializeFactory("string");
		let text_text = initializeFactory("text");
		function initializeFactory(field) {
			return {
				resolveAll: createResolver(field === "text" ? resolveAllLineSuffixes : void 0),
				tokenize: initializeText
			};
			function initializeText(effects) {
				let self = this;
				let constructs = this.parser.constructs[field];
				let text = effects.attempt(constructs, start, notText);
				return start;
				function start(code) {
					return atBreak(code) ? text(code) : notText(code);
				}
				function notText(code) {
					if (code === null) {
						effects.consume(code);
						return;
					}
					effects.enter("data");
					effects.consume(code);
					return data;
				}
				function data(code) {
					if (atBreak(code)) {
						effects.exit("data");
						return text(code);
					}
					effects.consume(code);
					return data;
				}
				function atBreak(code) {
					if (code === null) return !0;
					let list = constructs[code];
					let index = -1;
					if (list) for (; ++index < list.length;) {
						let item = list[index];
						if (!item.previous || item.previous.call(self, self.previous)) return !0;
					}
					return !1;
				}
			}
		}
		function createResolver(extraResolver) {
			return resolveAllText;
			function resolveAllText(events, context) {
				let index = -1;
				let enter;
				for (; ++index <= events.length;) if (enter === void 0) {
					if (events[index] && events[index][1].type === "data") {
						enter = index;
						index++;
					}
				} else if (!events[index] || events[index][1].type !== "data") {
					if (index !== enter + 2) {
						events[enter][1].end = events[index - 1][1].end;
						events.splice(enter + 2, index - enter - 2);
						index = enter + 2;
					}
					enter = void 0;
				}
				return extraResolver ? extraResolver(events, context) : events;
			}
		}
		function resolveAllLineSuffixes(events, context) {
			let editMap = new EditMap();
			let eventIndex = 0;
			for (; ++eventIndex <= events.length;) if ((eventIndex === events.length || events[eventIndex][1].type === "lineEnding") && events[eventIndex - 1][1].type === "data") {
				let data = events[eventIndex - 1][1];
				let chunks = context.sliceStream(data);
				let index = chunks.length;
				let bufferIndex = -1;
				let size = 0;
				let tabs;
				for (; index--;) {
					let chunk = chunks[index];
					if (typeof chunk == "string") {
						bufferIndex = chunk.length;
						for (; chunk.charCodeAt(bufferIndex - 1) === 32;) {
							size++;
							bufferIndex--;
						}
						if (bufferIndex) break;
						bufferIndex = -1;
					} else if (chunk === -2) {
						tabs = !0;
						size++;
					} else if (chunk !== -1) {
						index++;
						break;
					}
				}
				context._contentTypeTextTrailing && eventIndex === events.length && (size = 0);
				if (size) {
					let token = {
						type: eventIndex === events.length || tabs || size < 2 ? "lineSuffix" : "hardBreakTrailing",
						start: {
							_bufferIndex: index ? bufferIndex : data.start._bufferIndex + bufferIndex,
							_index: data.start._index + index,
							line: data.end.line,
							column: data.end.column - size,
							offset: data.end.offset - size
						},
						end: { ...data.end }
					};
					data.end = { ...token.start };
					data.start.offset === data.end.offset ? Object.assign(data, token) : editMap.add(eventIndex, 0, [[
						"enter",
						token,
						context
					], [
						"exit",
						token,
						context
					]]);
				}
				eventIndex++;
			}
			editMap.consume(events);
			return events;
		}
		let thematicBreak = {
			name: "thematicBreak",
			tokenize: tokenizeThematicBreak
		};
		function tokenizeThematicBreak(effects, ok, nok) {
			let size = 0;
			let marker;
			return start;
			function start(code) {
				effects.enter("thematicBreak");
				return before(code);
			}
			function before(code) {
				marker = code;
				return atBreak(code);
			}
			function atBreak(code) {
				if (code === marker) {
					effects.enter("thematicBreakSequence");
					return sequence(code);
				}
				if (size >= 3 && (code === null || (0, micromark_util_character.HP)(code))) {
					effects.exit("thematicBreak");
					return ok(code);
				}
				return nok(code);
			}
			function sequence(code) {
				if (code === marker) {
					effects.consume(code);
					size++;
					return sequence;
				}
				effects.exit("thematicBreakSequence");
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, atBreak, "whitespace")(code) : atBreak(code);
			}
		}
		let list = {
			continuation: { tokenize: tokenizeListContinuation },
			exit: tokenizeListEnd,
			name: "list",
			tokenize: tokenizeListStart
		};
		let listItemPrefixWhitespaceConstruct = {
			partial: !0,
			tokenize: tokenizeListItemPrefixWhitespace
		};
		let indentConstruct = {
			partial: !0,
			tokenize: tokenizeIndent
		};
		function tokenizeListStart(effects, ok, nok) {
			let self = this;
			let tail = self.events[self.events.length - 1];
			let initialSize = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], !0).length : 0;
			let size = 0;
			return start;
			function start(code) {
				let kind = self.containerState.type || (code === 42 || code === 43 || code === 45 ? "listUnordered" : "listOrdered");
				if (kind === "listUnordered" ? !self.containerState.marker || code === self.containerState.marker : (0, micromark_util_character.BM)(code)) {
					if (!self.containerState.type) {
						self.containerState.type = kind;
						effects.enter(kind, { _container: !0 });
					}
					if (kind === "listUnordered") {
						effects.enter("listItemPrefix");
						return code === 42 || code === 45 ? effects.check(thematicBreak, nok, atMarker)(code) : atMarker(code);
					}
					if (!self.interrupt || code === 49) {
						effects.enter("listItemPrefix");
						effects.enter("listItemValue");
						return inside(code);
					}
				}
				return nok(code);
			}
			function inside(code) {
				if ((0, micromark_util_character.BM)(code) && ++size < 10) {
					effects.consume(code);
					return inside;
				}
				if ((!self.interrupt || size < 2) && (self.containerState.marker ? code === self.containerState.marker : code === 41 || code === 46)) {
					effects.exit("listItemValue");
					return atMarker(code);
				}
				return nok(code);
			}
			function atMarker(code) {
				effects.enter("listItemMarker");
				effects.consume(code);
				effects.exit("listItemMarker");
				self.containerState.marker = self.containerState.marker || code;
				return effects.check(blank_line.B, self.interrupt ? nok : onBlank, effects.attempt(listItemPrefixWhitespaceConstruct, endOfPrefix, otherPrefix));
			}
			function onBlank(code) {
				self.containerState.initialBlankLine = !0;
				initialSize++;
				return endOfPrefix(code);
			}
			function otherPrefix(code) {
				if ((0, micromark_util_character.On)(code)) {
					effects.enter("listItemPrefixWhitespace");
					effects.consume(code);
					effects.exit("listItemPrefixWhitespace");
					return endOfPrefix;
				}
				return nok(code);
			}
			function endOfPrefix(code) {
				self.containerState.size = initialSize + self.sliceSerialize(effects.exit("listItemPrefix"), !0).length;
				return ok(code);
			}
		}
		function tokenizeListContinuation(effects, ok, nok) {
			let self = this;
			self.containerState._closeFlow = void 0;
			return effects.check(blank_line.B, onBlank, notBlank);
			function onBlank(code) {
				self.containerState.furtherBlankLines = self.containerState.furtherBlankLines || self.containerState.initialBlankLine;
				return (0, micromark_factory_space.N)(effects, ok, "listItemIndent", self.containerState.size + 1)(code);
			}
			function notBlank(code) {
				if (self.containerState.furtherBlankLines || !(0, micromark_util_character.On)(code)) {
					self.containerState.furtherBlankLines = void 0;
					self.containerState.initialBlankLine = void 0;
					return notInCurrentItem(code);
				}
				self.containerState.furtherBlankLines = void 0;
				self.containerState.initialBlankLine = void 0;
				return effects.attempt(indentConstruct, ok, notInCurrentItem)(code);
			}
			function notInCurrentItem(code) {
				self.containerState._closeFlow = !0;
				self.interrupt = void 0;
				return (0, micromark_factory_space.N)(effects, effects.attempt(list, ok, nok), "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
			}
		}
		function tokenizeIndent(effects, ok, nok) {
			let self = this;
			return (0, micromark_factory_space.N)(effects, afterPrefix, "listItemIndent", self.containerState.size + 1);
			function afterPrefix(code) {
				let tail = self.events[self.events.length - 1];
				return tail && tail[1].type === "listItemIndent" && tail[2].sliceSerialize(tail[1], !0).length === self.containerState.size ? ok(code) : nok(code);
			}
		}
		function tokenizeListEnd(effects) {
			effects.exit(this.containerState.type);
		}
		function tokenizeListItemPrefixWhitespace(effects, ok, nok) {
			let self = this;
			return (0, micromark_factory_space.N)(effects, afterPrefix, "listItemPrefixWhitespace", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 5);
			function afterPrefix(code) {
				let tail = self.events[self.events.length - 1];
				return !(0, micromark_util_character.On)(code) && tail && tail[1].type === "listItemPrefixWhitespace" ? ok(code) : nok(code);
			}
		}
		let blockQuote = {
			continuation: { tokenize: tokenizeBlockQuoteContinuation },
			exit,
			name: "blockQuote",
			tokenize: tokenizeBlockQuoteStart
		};
		function tokenizeBlockQuoteStart(effects, ok, nok) {
			let self = this;
			return start;
			function start(code) {
				if (code === 62) {
					let state = self.containerState;
					if (!state.open) {
						effects.enter("blockQuote", { _container: !0 });
						state.open = !0;
					}
					effects.enter("blockQuotePrefix");
					effects.enter("blockQuoteMarker");
					effects.consume(code);
					effects.exit("blockQuoteMarker");
					return after;
				}
				return nok(code);
			}
			function after(code) {
				if ((0, micromark_util_character.On)(code)) {
					effects.enter("blockQuotePrefixWhitespace");
					effects.consume(code);
					effects.exit("blockQuotePrefixWhitespace");
					effects.exit("blockQuotePrefix");
					return ok;
				}
				effects.exit("blockQuotePrefix");
				return ok(code);
			}
		}
		function tokenizeBlockQuoteContinuation(effects, ok, nok) {
			let self = this;
			return contStart;
			function contStart(code) {
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, contBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
				return contBefore(code);
			}
			function contBefore(code) {
				return effects.attempt(blockQuote, ok, nok)(code);
			}
		}
		function exit(effects) {
			effects.exit("blockQuote");
		}
		function factoryDestination(effects, ok, nok, type, literalType, literalMarkerType, rawType, stringType, max) {
			let limit = max || Infinity;
			let balance = 0;
			return start;
			function start(code) {
				if (code === 60) {
					effects.enter(type);
					effects.enter(literalType);
					effects.enter(literalMarkerType);
					effects.consume(code);
					effects.exit(literalMarkerType);
					return enclosedBefore;
				}
				if (code === null || code === 32 || code === 41 || (0, micromark_util_character.JQ)(code)) return nok(code);
				effects.enter(type);
				effects.enter(rawType);
				effects.enter(stringType);
				effects.enter("chunkString", { contentType: "string" });
				return raw(code);
			}
			function enclosedBefore(code) {
				if (code === 62) {
					effects.enter(literalMarkerType);
					effects.consume(code);
					effects.exit(literalMarkerType);
					effects.exit(literalType);
					effects.exit(type);
					return ok;
				}
				effects.enter(stringType);
				effects.enter("chunkString", { contentType: "string" });
				return enclosed(code);
			}
			function enclosed(code) {
				if (code === 62) {
					effects.exit("chunkString");
					effects.exit(stringType);
					return enclosedBefore(code);
				}
				if (code === null || code === 60 || (0, micromark_util_character.HP)(code)) return nok(code);
				effects.consume(code);
				return code === 92 ? enclosedEscape : enclosed;
			}
			function enclosedEscape(code) {
				if (code === 60 || code === 62 || code === 92) {
					effects.consume(code);
					return enclosed;
				}
				return enclosed(code);
			}
			function raw(code) {
				if (!balance && (code === null || code === 41 || (0, micromark_util_character.Ee)(code))) {
					effects.exit("chunkString");
					effects.exit(stringType);
					effects.exit(rawType);
					effects.exit(type);
					return ok(code);
				}
				if (balance < limit && code === 40) {
					effects.consume(code);
					balance++;
					return raw;
				}
				if (code === 41) {
					effects.consume(code);
					balance--;
					return raw;
				}
				if (code === null || code === 32 || code === 40 || (0, micromark_util_character.JQ)(code)) return nok(code);
				effects.consume(code);
				return code === 92 ? rawEscape : raw;
			}
			function rawEscape(code) {
				if (code === 40 || code === 41 || code === 92) {
					effects.consume(code);
					return raw;
				}
				return raw(code);
			}
		}
		function factoryLabel(effects, ok, nok, type, markerType, stringType) {
			let self = this;
			let size = 0;
			let seen;
			return start;
			function start(code) {
				effects.enter(type);
				effects.enter(markerType);
				effects.consume(code);
				effects.exit(markerType);
				effects.enter(stringType);
				return atBreak;
			}
			function atBreak(code) {
				if (size > 999 || code === null || code === 91 || code === 93 && !seen || code === 94 && !size && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
				if (code === 93) {
					effects.exit(stringType);
					effects.enter(markerType);
					effects.consume(code);
					effects.exit(markerType);
					effects.exit(type);
					return ok;
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return atBreak;
				}
				effects.enter("chunkString", { contentType: "string" });
				return labelInside(code);
			}
			function labelInside(code) {
				if (code === null || code === 91 || code === 93 || (0, micromark_util_character.HP)(code) || size++ > 999) {
					effects.exit("chunkString");
					return atBreak(code);
				}
				effects.consume(code);
				seen ||= !(0, micromark_util_character.On)(code);
				return code === 92 ? labelEscape : labelInside;
			}
			function labelEscape(code) {
				if (code === 91 || code === 92 || code === 93) {
					effects.consume(code);
					size++;
					return labelInside;
				}
				return labelInside(code);
			}
		}
		function factoryTitle(effects, ok, nok, type, markerType, stringType) {
			let marker;
			return start;
			function start(code) {
				if (code === 34 || code === 39 || code === 40) {
					effects.enter(type);
					effects.enter(markerType);
					effects.consume(code);
					effects.exit(markerType);
					marker = code === 40 ? 41 : code;
					return begin;
				}
				return nok(code);
			}
			function begin(code) {
				if (code === marker) {
					effects.enter(markerType);
					effects.consume(code);
					effects.exit(markerType);
					effects.exit(type);
					return ok;
				}
				effects.enter(stringType);
				return atBreak(code);
			}
			function atBreak(code) {
				if (code === marker) {
					effects.exit(stringType);
					return begin(marker);
				}
				if (code === null) return nok(code);
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return (0, micromark_factory_space.N)(effects, atBreak, "linePrefix");
				}
				effects.enter("chunkString", { contentType: "string" });
				return inside(code);
			}
			function inside(code) {
				if (code === marker || code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("chunkString");
					return atBreak(code);
				}
				effects.consume(code);
				return code === 92 ? escape : inside;
			}
			function escape(code) {
				if (code === marker || code === 92) {
					effects.consume(code);
					return inside;
				}
				return inside(code);
			}
		}
		function factoryWhitespace(effects, ok) {
			let seen;
			return start;
			function start(code) {
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					seen = !0;
					return start;
				}
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, start, seen ? "linePrefix" : "lineSuffix")(code);
				return ok(code);
			}
		}
		var micromark_util_normalize_identifier = __webpack_require__(3114);
		let definition = {
			name: "definition",
			tokenize: tokenizeDefinition
		};
		let titleBefore = {
			partial: !0,
			tokenize: tokenizeTitleBefore
		};
		function tokenizeDefinition(effects, ok, nok) {
			let self = this;
			let identifier;
			return start;
			function start(code) {
				effects.enter("definition");
				return before(code);
			}
			function before(code) {
				return factoryLabel.call(self, effects, labelAfter, nok, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(code);
			}
			function labelAfter(code) {
				identifier = (0, micromark_util_normalize_identifier.B)(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1));
				if (code === 58) {
					effects.enter("definitionMarker");
					effects.consume(code);
					effects.exit("definitionMarker");
					return markerAfter;
				}
				return nok(code);
			}
			function markerAfter(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, destinationBefore)(code) : destinationBefore(code);
			}
			function destinationBefore(code) {
				return factoryDestination(effects, destinationAfter, nok, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(code);
			}
			function destinationAfter(code) {
				return effects.attempt(titleBefore, after, after)(code);
			}
			function after(code) {
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, afterWhitespace, "whitespace")(code) : afterWhitespace(code);
			}
			function afterWhitespace(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("definition");
					self.parser.defined.push(identifier);
					return ok(code);
				}
				return nok(code);
			}
		}
		function tokenizeTitleBefore(effects, ok, nok) {
			return titleBefore;
			function titleBefore(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, beforeMarker)(code) : nok(code);
			}
			function beforeMarker(code) {
				return factoryTitle(effects, titleAfter, nok, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(code);
			}
			function titleAfter(code) {
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, titleAfterOptionalWhitespace, "whitespace")(code) : titleAfterOptionalWhitespace(code);
			}
			function titleAfterOptionalWhitespace(code) {
				return code === null || (0, micromark_util_character.HP)(code) ? ok(code) : nok(code);
			}
		}
		let codeIndented = {
			name: "codeIndented",
			tokenize: tokenizeCodeIndented
		};
		let furtherStart = {
			partial: !0,
			tokenize: tokenizeFurtherStart
		};
		function tokenizeCodeIndented(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("codeIndented");
				return (0, micromark_factory_space.B)(effects, atBreak, nok, "linePrefix", 4, 4)(code);
			}
			function atBreak(code) {
				if (code === null) return after(code);
				if ((0, micromark_util_character.HP)(code)) return effects.attempt(furtherStart, atBreak, after)(code);
				effects.enter("codeFlowValue");
				return inside(code);
			}
			function inside(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("codeFlowValue");
					return atBreak(code);
				}
				effects.consume(code);
				return inside;
			}
			function after(code) {
				effects.exit("codeIndented");
				return ok(code);
			}
		}
		function tokenizeFurtherStart(effects, ok, nok) {
			let self = this;
			return furtherStart;
			function furtherStart(code) {
				if (self.parser.lazy[self.now().line]) return nok(code);
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return furtherStart;
				}
				return (0, micromark_factory_space.B)(effects, ok, onNotEnoughPrefix, "linePrefix", 4, 4)(code);
			}
			function onNotEnoughPrefix(code) {
				return (0, micromark_util_character.HP)(code) ? furtherStart(code) : nok(code);
			}
		}
		let headingAtx = {
			name: "headingAtx",
			resolve: resolveHeadingAtx,
			tokenize: tokenizeHeadingAtx
		};
		function resolveHeadingAtx(events, context) {
			let contentEnd = events.length - 2;
			let contentStart = 3;
			events[contentStart][1].type === "whitespace" && (contentStart += 2);
			contentEnd - 2 > contentStart && events[contentEnd][1].type === "whitespace" && (contentEnd -= 2);
			events[contentEnd][1].type === "atxHeadingSequence" && (contentStart === contentEnd - 1 || contentEnd - 4 > contentStart && events[contentEnd - 2][1].type === "whitespace") && (contentEnd -= contentStart + 1 === contentEnd ? 2 : 4);
			if (contentEnd > contentStart) {
				let content = {
					type: "atxHeadingText",
					start: events[contentStart][1].start,
					end: events[contentEnd][1].end
				};
				let text = {
					type: "chunkText",
					start: events[contentStart][1].start,
					end: events[contentEnd][1].end,
					contentType: "text"
				};
				(0, micromark_util_chunked.m)(events, contentStart, contentEnd - contentStart + 1, [
					[
						"enter",
						content,
						context
					],
					[
						"enter",
						text,
						context
					],
					[
						"exit",
						text,
						context
					],
					[
						"exit",
						content,
						context
					]
				]);
			}
			return events;
		}
		function tokenizeHeadingAtx(effects, ok, nok) {
			let size = 0;
			return start;
			function start(code) {
				effects.enter("atxHeading");
				return before(code);
			}
			function before(code) {
				effects.enter("atxHeadingSequence");
				return sequenceOpen(code);
			}
			function sequenceOpen(code) {
				if (code === 35 && size++ < 6) {
					effects.consume(code);
					return sequenceOpen;
				}
				if (code === null || (0, micromark_util_character.Ee)(code)) {
					effects.exit("atxHeadingSequence");
					return atBreak(code);
				}
				return nok(code);
			}
			function atBreak(code) {
				if (code === 35) {
					effects.enter("atxHeadingSequence");
					return sequenceFurther(code);
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("atxHeading");
					return ok(code);
				}
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, atBreak, "whitespace")(code);
				effects.enter("atxHeadingText");
				return data(code);
			}
			function sequenceFurther(code) {
				if (code === 35) {
					effects.consume(code);
					return sequenceFurther;
				}
				effects.exit("atxHeadingSequence");
				return atBreak(code);
			}
			function data(code) {
				if (code === null || code === 35 || (0, micromark_util_character.Ee)(code)) {
					effects.exit("atxHeadingText");
					return atBreak(code);
				}
				effects.consume(code);
				return data;
			}
		}
		let setextUnderline = {
			name: "setextUnderline",
			resolveTo: resolveToSetextUnderline,
			tokenize: tokenizeSetextUnderline
		};
		function resolveToSetextUnderline(events, context) {
			let editMap = new EditMap();
			let index = events.length;
			let content;
			let text;
			let definition;
			for (; index--;) if (events[index][0] === "enter") {
				if (events[index][1].type === "content") {
					content = index;
					break;
				}
				events[index][1].type === "paragraph" && (text = index);
			} else {
				events[index][1].type === "content" && editMap.add(index, 1, []);
				!definition && events[index][1].type === "definition" && (definition = index);
			}
			let heading = {
				type: "setextHeading",
				start: { ...events[content][1].start },
				end: { ...events[events.length - 1][1].end }
			};
			events[text][1].type = "setextHeadingText";
			if (definition) {
				editMap.add(text, 0, [[
					"enter",
					heading,
					context
				]]);
				editMap.add(definition + 1, 0, [[
					"exit",
					events[content][1],
					context
				]]);
				events[content][1].end = { ...events[definition][1].end };
			} else events[content][1] = heading;
			editMap.add(events.length, 0, [[
				"exit",
				heading,
				context
			]]);
			editMap.consume(events);
			return events;
		}
		function tokenizeSetextUnderline(effects, ok, nok) {
			let self = this;
			let marker;
			return start;
			function start(code) {
				let index = self.events.length;
				let paragraph;
				for (; index--;) if (self.events[index][1].type !== "lineEnding" && self.events[index][1].type !== "linePrefix" && self.events[index][1].type !== "content") {
					paragraph = self.events[index][1].type === "paragraph";
					break;
				}
				if (!self.parser.lazy[self.now().line] && (self.interrupt || paragraph)) {
					effects.enter("setextHeadingLine");
					marker = code;
					return before(code);
				}
				return nok(code);
			}
			function before(code) {
				effects.enter("setextHeadingLineSequence");
				return inside(code);
			}
			function inside(code) {
				if (code === marker) {
					effects.consume(code);
					return inside;
				}
				effects.exit("setextHeadingLineSequence");
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, after, "lineSuffix")(code) : after(code);
			}
			function after(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("setextHeadingLine");
					return ok(code);
				}
				return nok(code);
			}
		}
		var micromark_util_html_tag_name = __webpack_require__(7265);
		let nonLazyContinuation = {
			partial: !0,
			tokenize: tokenizeNonLazyContinuation
		};
		function tokenizeNonLazyContinuation(effects, ok, nok) {
			let self = this;
			return start;
			function start(code) {
				if (code === null) return nok(code);
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return after;
			}
			function after(code) {
				return self.parser.lazy[self.now().line] ? nok(code) : ok(code);
			}
		}
		let htmlFlow = {
			concrete: !0,
			name: "htmlFlow",
			resolveTo: resolveToHtmlFlow,
			tokenize: tokenizeHtmlFlow
		};
		let blankLineBefore = {
			partial: !0,
			tokenize: tokenizeBlankLineBefore
		};
		function resolveToHtmlFlow(events) {
			let index = events.length;
			for (; index-- && (events[index][0] !== "enter" || events[index][1].type !== "htmlFlow"););
			if (index > 1 && events[index - 2][1].type === "linePrefix") {
				events[index][1].start = events[index - 2][1].start;
				events[index + 1][1].start = events[index - 2][1].start;
				events.splice(index - 2, 2);
			}
			return events;
		}
		function tokenizeHtmlFlow(effects, ok, nok) {
			let self = this;
			let marker;
			let closingTag;
			let buffer;
			let index;
			let markerB;
			return start;
			function start(code) {
				return before(code);
			}
			function before(code) {
				effects.enter("htmlFlow");
				effects.enter("htmlFlowData");
				effects.consume(code);
				return open;
			}
			function open(code) {
				if (code === 33) {
					effects.consume(code);
					return declarationOpen;
				}
				if (code === 47) {
					effects.consume(code);
					closingTag = !0;
					return tagCloseStart;
				}
				if (code === 63) {
					effects.consume(code);
					marker = 3;
					return self.interrupt ? ok : continuationDeclarationInside;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					buffer = String.fromCharCode(code);
					return tagName;
				}
				return nok(code);
			}
			function declarationOpen(code) {
				if (code === 45) {
					effects.consume(code);
					marker = 2;
					return commentOpenInside;
				}
				if (code === 91) {
					effects.consume(code);
					marker = 5;
					index = 0;
					return cdataOpenInside;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					marker = 4;
					return self.interrupt ? ok : continuationDeclarationInside;
				}
				return nok(code);
			}
			function commentOpenInside(code) {
				if (code === 45) {
					effects.consume(code);
					return self.interrupt ? ok : continuationDeclarationInside;
				}
				return nok(code);
			}
			function cdataOpenInside(code) {
				if (code === "CDATA[".charCodeAt(index++)) {
					effects.consume(code);
					if (index === 6) return self.interrupt ? ok : continuation;
					return cdataOpenInside;
				}
				return nok(code);
			}
			function tagCloseStart(code) {
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					buffer = String.fromCharCode(code);
					return tagName;
				}
				return nok(code);
			}
			function tagName(code) {
				if (code === null || code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) {
					let slash = code === 47;
					let name = buffer.toLowerCase();
					if (!slash && !closingTag && micromark_util_html_tag_name.y.includes(name)) {
						marker = 1;
						return self.interrupt ? ok(code) : continuation(code);
					}
					if (micromark_util_html_tag_name.T.includes(buffer.toLowerCase())) {
						marker = 6;
						if (slash) {
							effects.consume(code);
							return basicSelfClosing;
						}
						return self.interrupt ? ok(code) : continuation(code);
					}
					marker = 7;
					return self.interrupt && !self.parser.lazy[self.now().line] ? nok(code) : closingTag ? completeClosingTagAfter(code) : completeAttributeNameBefore(code);
				}
				if (code === 45 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					buffer += String.fromCharCode(code);
					return tagName;
				}
				return nok(code);
			}
			function basicSelfClosing(code) {
				if (code === 62) {
					effects.consume(code);
					return self.interrupt ? ok : continuation;
				}
				return nok(code);
			}
			function completeClosingTagAfter(code) {
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeClosingTagAfter;
				}
				return completeEnd(code);
			}
			function completeAttributeNameBefore(code) {
				if (code === 47) {
					effects.consume(code);
					return completeEnd;
				}
				if (code === 58 || code === 95 || (0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return completeAttributeName;
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeAttributeNameBefore;
				}
				return completeEnd(code);
			}
			function completeAttributeName(code) {
				if (code === 45 || code === 46 || code === 58 || code === 95 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					return completeAttributeName;
				}
				return completeAttributeNameAfter(code);
			}
			function completeAttributeNameAfter(code) {
				if (code === 61) {
					effects.consume(code);
					return completeAttributeValueBefore;
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeAttributeNameAfter;
				}
				return completeAttributeNameBefore(code);
			}
			function completeAttributeValueBefore(code) {
				if (code === null || code === 60 || code === 61 || code === 62 || code === 96) return nok(code);
				if (code === 34 || code === 39) {
					effects.consume(code);
					markerB = code;
					return completeAttributeValueQuoted;
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeAttributeValueBefore;
				}
				return completeAttributeValueUnquoted(code);
			}
			function completeAttributeValueQuoted(code) {
				if (code === markerB) {
					effects.consume(code);
					markerB = null;
					return completeAttributeValueQuotedAfter;
				}
				if (code === null || (0, micromark_util_character.HP)(code)) return nok(code);
				effects.consume(code);
				return completeAttributeValueQuoted;
			}
			function completeAttributeValueUnquoted(code) {
				if (code === null || code === 34 || code === 39 || code === 47 || code === 60 || code === 61 || code === 62 || code === 96 || (0, micromark_util_character.Ee)(code)) return completeAttributeNameAfter(code);
				effects.consume(code);
				return completeAttributeValueUnquoted;
			}
			function completeAttributeValueQuotedAfter(code) {
				if (code === 47 || code === 62 || (0, micromark_util_character.On)(code)) return completeAttributeNameBefore(code);
				return nok(code);
			}
			function completeEnd(code) {
				if (code === 62) {
					effects.consume(code);
					return completeAfter;
				}
				return nok(code);
			}
			function completeAfter(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) return continuation(code);
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return completeAfter;
				}
				return nok(code);
			}
			function continuation(code) {
				if (code === 45 && marker === 2) {
					effects.consume(code);
					return continuationCommentInside;
				}
				if (code === 60 && marker === 1) {
					effects.consume(code);
					return continuationRawTagOpen;
				}
				if (code === 62 && marker === 4) {
					effects.consume(code);
					return continuationClose;
				}
				if (code === 63 && marker === 3) {
					effects.consume(code);
					return continuationDeclarationInside;
				}
				if (code === 93 && marker === 5) {
					effects.consume(code);
					return continuationCdataInside;
				}
				if ((0, micromark_util_character.HP)(code) && (marker === 6 || marker === 7)) {
					effects.exit("htmlFlowData");
					return effects.check(blankLineBefore, continuationAfter, continuationStart)(code);
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("htmlFlowData");
					return continuationStart(code);
				}
				effects.consume(code);
				return continuation;
			}
			function continuationStart(code) {
				return effects.check(nonLazyContinuation, continuationStartNonLazy, continuationAfter)(code);
			}
			function continuationStartNonLazy(code) {
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return continuationBefore;
			}
			function continuationBefore(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) return continuationStart(code);
				effects.enter("htmlFlowData");
				return continuation(code);
			}
			function continuationCommentInside(code) {
				if (code === 45) {
					effects.consume(code);
					return continuationDeclarationInside;
				}
				return continuation(code);
			}
			function continuationRawTagOpen(code) {
				if (code === 47) {
					effects.consume(code);
					buffer = "";
					return continuationRawEndTag;
				}
				return continuation(code);
			}
			function continuationRawEndTag(code) {
				if (code === 62) {
					let name = buffer.toLowerCase();
					if (micromark_util_html_tag_name.y.includes(name)) {
						effects.consume(code);
						return continuationClose;
					}
					return continuation(code);
				}
				if ((0, micromark_util_character.CW)(code) && buffer.length < 8) {
					effects.consume(code);
					buffer += String.fromCharCode(code);
					return continuationRawEndTag;
				}
				return continuation(code);
			}
			function continuationCdataInside(code) {
				if (code === 93) {
					effects.consume(code);
					return continuationDeclarationInside;
				}
				return continuation(code);
			}
			function continuationDeclarationInside(code) {
				if (code === 62) {
					effects.consume(code);
					return continuationClose;
				}
				if (code === 45 && marker === 2) {
					effects.consume(code);
					return continuationDeclarationInside;
				}
				return continuation(code);
			}
			function continuationClose(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("htmlFlowData");
					return continuationAfter(code);
				}
				effects.consume(code);
				return continuationClose;
			}
			function continuationAfter(code) {
				effects.exit("htmlFlow");
				return ok(code);
			}
		}
		function tokenizeBlankLineBefore(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return effects.attempt(blank_line.B, ok, nok);
			}
		}
		let codeFenced = {
			concrete: !0,
			name: "codeFenced",
			tokenize: tokenizeCodeFenced
		};
		function tokenizeCodeFenced(effects, ok, nok) {
			let self = this;
			let closeStart = {
				partial: !0,
				tokenize: tokenizeCloseStart
			};
			let initialPrefix = 0;
			let sizeOpen = 0;
			let marker;
			return start;
			function start(code) {
				return beforeSequenceOpen(code);
			}
			function beforeSequenceOpen(code) {
				let tail = self.events[self.events.length - 1];
				initialPrefix = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], !0).length : 0;
				marker = code;
				effects.enter("codeFenced");
				effects.enter("codeFencedFence");
				effects.enter("codeFencedFenceSequence");
				return sequenceOpen(code);
			}
			function sequenceOpen(code) {
				if (code === marker) {
					sizeOpen++;
					effects.consume(code);
					return sequenceOpen;
				}
				if (sizeOpen < 3) return nok(code);
				effects.exit("codeFencedFenceSequence");
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, infoBefore, "whitespace")(code) : infoBefore(code);
			}
			function infoBefore(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("codeFencedFence");
					return self.interrupt ? ok(code) : effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
				}
				effects.enter("codeFencedFenceInfo");
				effects.enter("chunkString", { contentType: "string" });
				return info(code);
			}
			function info(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("chunkString");
					effects.exit("codeFencedFenceInfo");
					return infoBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.exit("chunkString");
					effects.exit("codeFencedFenceInfo");
					return (0, micromark_factory_space.N)(effects, metaBefore, "whitespace")(code);
				}
				if (code === 96 && code === marker) return nok(code);
				effects.consume(code);
				return info;
			}
			function metaBefore(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) return infoBefore(code);
				effects.enter("codeFencedFenceMeta");
				effects.enter("chunkString", { contentType: "string" });
				return meta(code);
			}
			function meta(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("chunkString");
					effects.exit("codeFencedFenceMeta");
					return infoBefore(code);
				}
				if (code === 96 && code === marker) return nok(code);
				effects.consume(code);
				return meta;
			}
			function atNonLazyBreak(code) {
				return effects.attempt(closeStart, after, contentBefore)(code);
			}
			function contentBefore(code) {
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return contentStart;
			}
			function contentStart(code) {
				return initialPrefix > 0 && (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, beforeContentChunk, "linePrefix", initialPrefix + 1)(code) : beforeContentChunk(code);
			}
			function beforeContentChunk(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) return effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
				effects.enter("codeFlowValue");
				return contentChunk(code);
			}
			function contentChunk(code) {
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("codeFlowValue");
					return beforeContentChunk(code);
				}
				effects.consume(code);
				return contentChunk;
			}
			function after(code) {
				effects.exit("codeFenced");
				return ok(code);
			}
			function tokenizeCloseStart(effects, ok, nok) {
				let size = 0;
				return startBefore;
				function startBefore(code) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return start;
				}
				function start(code) {
					effects.enter("codeFencedFence");
					return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, beforeSequenceClose, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : beforeSequenceClose(code);
				}
				function beforeSequenceClose(code) {
					if (code === marker) {
						effects.enter("codeFencedFenceSequence");
						return sequenceClose(code);
					}
					return nok(code);
				}
				function sequenceClose(code) {
					if (code === marker) {
						size++;
						effects.consume(code);
						return sequenceClose;
					}
					if (size >= sizeOpen) {
						effects.exit("codeFencedFenceSequence");
						return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, sequenceCloseAfter, "whitespace")(code) : sequenceCloseAfter(code);
					}
					return nok(code);
				}
				function sequenceCloseAfter(code) {
					if (code === null || (0, micromark_util_character.HP)(code)) {
						effects.exit("codeFencedFence");
						return ok(code);
					}
					return nok(code);
				}
			}
		}
		var decode_named_character_reference = __webpack_require__(1503);
		let characterReference = {
			name: "characterReference",
			tokenize: tokenizeCharacterReference
		};
		function tokenizeCharacterReference(effects, ok, nok) {
			let self = this;
			let size = 0;
			let max;
			let test;
			return start;
			function start(code) {
				effects.enter("characterReference");
				effects.enter("characterReferenceMarker");
				effects.consume(code);
				effects.exit("characterReferenceMarker");
				return open;
			}
			function open(code) {
				if (code === 35) {
					effects.enter("characterReferenceMarkerNumeric");
					effects.consume(code);
					effects.exit("characterReferenceMarkerNumeric");
					return numeric;
				}
				effects.enter("characterReferenceValue");
				max = 31;
				test = micromark_util_character.lV;
				return value(code);
			}
			function numeric(code) {
				if (code === 88 || code === 120) {
					effects.enter("characterReferenceMarkerHexadecimal");
					effects.consume(code);
					effects.exit("characterReferenceMarkerHexadecimal");
					effects.enter("characterReferenceValue");
					max = 6;
					test = micromark_util_character.ok;
					return value;
				}
				effects.enter("characterReferenceValue");
				max = 7;
				test = micromark_util_character.BM;
				return value(code);
			}
			function value(code) {
				if (code === 59 && size) {
					let token = effects.exit("characterReferenceValue");
					if (test === micromark_util_character.lV && !(0, decode_named_character_reference.s)(self.sliceSerialize(token))) return nok(code);
					effects.enter("characterReferenceMarker");
					effects.consume(code);
					effects.exit("characterReferenceMarker");
					effects.exit("characterReference");
					return ok;
				}
				if (test(code) && size++ < max) {
					effects.consume(code);
					return value;
				}
				return nok(code);
			}
		}
		let characterEscape = {
			name: "characterEscape",
			tokenize: tokenizeCharacterEscape
		};
		function tokenizeCharacterEscape(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("characterEscape");
				effects.enter("escapeMarker");
				effects.consume(code);
				effects.exit("escapeMarker");
				return inside;
			}
			function inside(code) {
				if ((0, micromark_util_character.ol)(code)) {
					effects.enter("characterEscapeValue");
					effects.consume(code);
					effects.exit("characterEscapeValue");
					effects.exit("characterEscape");
					return ok;
				}
				return nok(code);
			}
		}
		let lineEnding = {
			name: "lineEnding",
			tokenize: tokenizeLineEnding
		};
		function tokenizeLineEnding(effects, ok) {
			return start;
			function start(code) {
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return (0, micromark_factory_space.N)(effects, ok, "linePrefix");
			}
		}
		var micromark_util_resolve_all = __webpack_require__(8059);
		let labelEnd = {
			name: "labelEnd",
			resolveAll: resolveAllLabelEnd,
			resolveTo: resolveToLabelEnd,
			tokenize: tokenizeLabelEnd
		};
		let resourceConstruct = { tokenize: tokenizeResource };
		let referenceFullConstruct = { tokenize: tokenizeReferenceFull };
		let referenceCollapsedConstruct = { tokenize: tokenizeReferenceCollapsed };
		function resolveAllLabelEnd(events) {
			let index = -1;
			let newEvents = [];
			for (; ++index < events.length;) {
				let token = events[index][1];
				newEvents.push(events[index]);
				if (token.type === "labelImage" || token.type === "labelLink" || token.type === "labelEnd") {
					let offset = token.type === "labelImage" ? 4 : 2;
					token.type = "data";
					index += offset;
				}
			}
			events.length !== newEvents.length && (0, micromark_util_chunked.m)(events, 0, events.length, newEvents);
			return events;
		}
		function resolveToLabelEnd(events, context) {
			let index = events.length;
			let offset = 0;
			let open;
			let close;
			let media;
			for (; index--;) {
				let token = events[index][1];
				if (open) {
					if (token.type === "link" || token.type === "labelLink" && token._inactive) break;
					events[index][0] === "enter" && token.type === "labelLink" && (token._inactive = !0);
				} else if (close) {
					if (events[index][0] === "enter" && (token.type === "labelImage" || token.type === "labelLink") && !token._balanced) {
						open = index;
						if (token.type !== "labelLink") {
							offset = 2;
							break;
						}
					}
				} else token.type === "labelEnd" && (close = index);
			}
			let group = {
				type: events[open][1].type === "labelLink" ? "link" : "image",
				start: { ...events[open][1].start },
				end: { ...events[events.length - 1][1].end }
			};
			let label = {
				type: "label",
				start: { ...events[open][1].start },
				end: { ...events[close][1].end }
			};
			let text = {
				type: "labelText",
				start: { ...events[open + offset + 2][1].end },
				end: { ...events[close - 2][1].start }
			};
			media = [[
				"enter",
				group,
				context
			], [
				"enter",
				label,
				context
			]];
			media = (0, micromark_util_chunked.V)(media, events.slice(open + 1, open + offset + 3));
			media = (0, micromark_util_chunked.V)(media, [[
				"enter",
				text,
				context
			]]);
			media = (0, micromark_util_chunked.V)(media, (0, micromark_util_resolve_all.W)(context.parser.constructs.insideSpan.null, events.slice(open + offset + 4, close - 3), context));
			media = (0, micromark_util_chunked.V)(media, [
				[
					"exit",
					text,
					context
				],
				events[close - 2],
				events[close - 1],
				[
					"exit",
					label,
					context
				]
			]);
			media = (0, micromark_util_chunked.V)(media, events.slice(close + 1));
			media = (0, micromark_util_chunked.V)(media, [[
				"exit",
				group,
				context
			]]);
			(0, micromark_util_chunked.m)(events, open, events.length, media);
			return events;
		}
		function tokenizeLabelEnd(effects, ok, nok) {
			let self = this;
			let labelStarts = self._labelStarts;
			let labelStart;
			let defined;
			if (labelStarts) {
				for (; labelStarts.length > 0 && labelStarts[labelStarts.length - 1]._balanced;) labelStarts.pop();
				labelStart = labelStarts[labelStarts.length - 1];
			}
			return start;
			function start(code) {
				if (!labelStart) return nok(code);
				if (labelStart._inactive) return labelEndNok(code);
				defined = self.parser.defined.includes((0, micromark_util_normalize_identifier.B)(self.sliceSerialize({
					start: labelStart.end,
					end: self.now()
				})));
				effects.enter("labelEnd");
				effects.enter("labelMarker");
				effects.consume(code);
				effects.exit("labelMarker");
				effects.exit("labelEnd");
				return after;
			}
			function after(code) {
				if (code === 40) return effects.attempt(resourceConstruct, labelEndOk, defined ? labelEndOk : labelEndNok)(code);
				if (code === 91) return effects.attempt(referenceFullConstruct, labelEndOk, defined ? referenceNotFull : labelEndNok)(code);
				return defined ? labelEndOk(code) : labelEndNok(code);
			}
			function referenceNotFull(code) {
				return effects.attempt(referenceCollapsedConstruct, labelEndOk, labelEndNok)(code);
			}
			function labelEndOk(code) {
				labelStarts.pop();
				return ok(code);
			}
			function labelEndNok(code) {
				labelStart._balanced = !0;
				return nok(code);
			}
		}
		function tokenizeResource(effects, ok, nok) {
			return resourceStart;
			function resourceStart(code) {
				effects.enter("resource");
				effects.enter("resourceMarker");
				effects.consume(code);
				effects.exit("resourceMarker");
				return resourceBefore;
			}
			function resourceBefore(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceOpen)(code) : resourceOpen(code);
			}
			function resourceOpen(code) {
				if (code === 41) return resourceEnd(code);
				return factoryDestination(effects, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(code);
			}
			function resourceDestinationAfter(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceBetween)(code) : resourceEnd(code);
			}
			function resourceDestinationMissing(code) {
				return nok(code);
			}
			function resourceBetween(code) {
				if (code === 34 || code === 39 || code === 40) return factoryTitle(effects, resourceTitleAfter, nok, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(code);
				return resourceEnd(code);
			}
			function resourceTitleAfter(code) {
				return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceEnd)(code) : resourceEnd(code);
			}
			function resourceEnd(code) {
				if (code === 41) {
					effects.enter("resourceMarker");
					effects.consume(code);
					effects.exit("resourceMarker");
					effects.exit("resource");
					return ok;
				}
				return nok(code);
			}
		}
		function tokenizeReferenceFull(effects, ok, nok) {
			let self = this;
			return referenceFull;
			function referenceFull(code) {
				return factoryLabel.call(self, effects, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(code);
			}
			function referenceFullAfter(code) {
				return self.parser.defined.includes((0, micromark_util_normalize_identifier.B)(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1))) ? ok(code) : nok(code);
			}
			function referenceFullMissing(code) {
				return nok(code);
			}
		}
		function tokenizeReferenceCollapsed(effects, ok, nok) {
			return referenceCollapsedStart;
			function referenceCollapsedStart(code) {
				effects.enter("reference");
				effects.enter("referenceMarker");
				effects.consume(code);
				effects.exit("referenceMarker");
				return referenceCollapsedOpen;
			}
			function referenceCollapsedOpen(code) {
				if (code === 93) {
					effects.enter("referenceMarker");
					effects.consume(code);
					effects.exit("referenceMarker");
					effects.exit("reference");
					return ok;
				}
				return nok(code);
			}
		}
		let labelStartImage = {
			name: "labelStartImage",
			resolveAll: labelEnd.resolveAll,
			tokenize: tokenizeLabelStartImage
		};
		function tokenizeLabelStartImage(effects, ok, nok) {
			let self = this;
			let labelImage;
			return start;
			function start(code) {
				effects.enter("labelImage");
				effects.enter("labelImageMarker");
				effects.consume(code);
				effects.exit("labelImageMarker");
				return open;
			}
			function open(code) {
				if (code === 91) {
					effects.enter("labelMarker");
					effects.consume(code);
					effects.exit("labelMarker");
					labelImage = effects.exit("labelImage");
					return after;
				}
				return nok(code);
			}
			function after(code) {
				if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
				self._labelStarts = self._labelStarts || [];
				self._labelStarts.push(labelImage);
				return ok(code);
			}
		}
		var micromark_util_classify_character = __webpack_require__(3135);
		let attention = {
			name: "attention",
			resolveAll: resolveAllAttention,
			tokenize: tokenizeAttention
		};
		function resolveAllAttention(events, context) {
			let index = -1;
			let nextEvents;
			for (; ++index < events.length;) if (events[index][0] === "enter" && events[index][1].type === "attentionSequence" && events[index][1]._close) {
				let open = index;
				for (; open--;) if (events[open][0] === "exit" && events[open][1].type === "attentionSequence" && events[open][1]._open && context.sliceSerialize(events[open][1]).charCodeAt(0) === context.sliceSerialize(events[index][1]).charCodeAt(0)) {
					if ((events[open][1]._close || events[index][1]._open) && (events[index][1].end.offset - events[index][1].start.offset) % 3 && !((events[open][1].end.offset - events[open][1].start.offset + events[index][1].end.offset - events[index][1].start.offset) % 3)) continue;
					let use = events[open][1].end.offset - events[open][1].start.offset > 1 && events[index][1].end.offset - events[index][1].start.offset > 1 ? 2 : 1;
					let start = { ...events[open][1].end };
					let end = { ...events[index][1].start };
					movePoint(start, -use);
					movePoint(end, use);
					let openingSequence = {
						type: use > 1 ? "strongSequence" : "emphasisSequence",
						start,
						end: { ...events[open][1].end }
					};
					let closingSequence = {
						type: use > 1 ? "strongSequence" : "emphasisSequence",
						start: { ...events[index][1].start },
						end
					};
					let text = {
						type: use > 1 ? "strongText" : "emphasisText",
						start: { ...events[open][1].end },
						end: { ...events[index][1].start }
					};
					let group = {
						type: use > 1 ? "strong" : "emphasis",
						start: { ...openingSequence.start },
						end: { ...closingSequence.end }
					};
					events[open][1].end = { ...openingSequence.start };
					events[index][1].start = { ...closingSequence.end };
					nextEvents = [];
					events[open][1].end.offset - events[open][1].start.offset && (nextEvents = (0, micromark_util_chunked.V)(nextEvents, [[
						"enter",
						events[open][1],
						context
					], [
						"exit",
						events[open][1],
						context
					]]));
					nextEvents = (0, micromark_util_chunked.V)(nextEvents, [
						[
							"enter",
							group,
							context
						],
						[
							"enter",
							openingSequence,
							context
						],
						[
							"exit",
							openingSequence,
							context
						],
						[
							"enter",
							text,
							context
						]
					]);
					nextEvents = (0, micromark_util_chunked.V)(nextEvents, (0, micromark_util_resolve_all.W)(context.parser.constructs.insideSpan.null, events.slice(open + 1, index), context));
					nextEvents = (0, micromark_util_chunked.V)(nextEvents, [
						[
							"exit",
							text,
							context
						],
						[
							"enter",
							closingSequence,
							context
						],
						[
							"exit",
							closingSequence,
							context
						],
						[
							"exit",
							group,
							context
						]
					]);
					let offset = 0;
					if (events[index][1].end.offset - events[index][1].start.offset) {
						offset = 2;
						nextEvents = (0, micromark_util_chunked.V)(nextEvents, [[
							"enter",
							events[index][1],
							context
						], [
							"exit",
							events[index][1],
							context
						]]);
					}
					(0, micromark_util_chunked.m)(events, open - 1, index - open + 3, nextEvents);
					index = open + nextEvents.length - offset - 2;
					break;
				}
			}
			index = -1;
			for (; ++index < events.length;) events[index][1].type === "attentionSequence" && (events[index][1].type = "data");
			return events;
		}
		function tokenizeAttention(effects, ok) {
			let attentionMarkers = this.parser.constructs.attentionMarkers.null;
			let previous = this.previous;
			let before = (0, micromark_util_classify_character.S)(previous);
			let marker;
			return start;
			function start(code) {
				marker = code;
				effects.enter("attentionSequence");
				return inside(code);
			}
			function inside(code) {
				if (code === marker) {
					effects.consume(code);
					return inside;
				}
				let token = effects.exit("attentionSequence");
				let after = (0, micromark_util_classify_character.S)(code);
				let open = !after || after === 2 && before || attentionMarkers.includes(code) && code !== 42 && code !== 95;
				let close = !before || before === 2 && after || attentionMarkers.includes(previous) && previous !== 42 && previous !== 95;
				token._open = !!(marker === 42 ? open : open && (before || !close));
				token._close = !!(marker === 42 ? close : close && (after || !open));
				return ok(code);
			}
		}
		function movePoint(point, offset) {
			point.column += offset;
			point.offset += offset;
			point._bufferIndex += offset;
		}
		let autolink = {
			name: "autolink",
			tokenize: tokenizeAutolink
		};
		function tokenizeAutolink(effects, ok, nok) {
			let size = 0;
			return start;
			function start(code) {
				effects.enter("autolink");
				effects.enter("autolinkMarker");
				effects.consume(code);
				effects.exit("autolinkMarker");
				effects.enter("autolinkProtocol");
				return open;
			}
			function open(code) {
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return schemeOrEmailAtext;
				}
				if (code === 64) return nok(code);
				return emailAtext(code);
			}
			function schemeOrEmailAtext(code) {
				if (code === 43 || code === 45 || code === 46 || (0, micromark_util_character.lV)(code)) {
					size = 1;
					return schemeInsideOrEmailAtext(code);
				}
				return emailAtext(code);
			}
			function schemeInsideOrEmailAtext(code) {
				if (code === 58) {
					effects.consume(code);
					size = 0;
					return urlInside;
				}
				if ((code === 43 || code === 45 || code === 46 || (0, micromark_util_character.lV)(code)) && size++ < 32) {
					effects.consume(code);
					return schemeInsideOrEmailAtext;
				}
				size = 0;
				return emailAtext(code);
			}
			function urlInside(code) {
				if (code === 62) {
					effects.exit("autolinkProtocol");
					effects.enter("autolinkMarker");
					effects.consume(code);
					effects.exit("autolinkMarker");
					effects.exit("autolink");
					return ok;
				}
				if (code === null || code === 32 || code === 60 || (0, micromark_util_character.JQ)(code)) return nok(code);
				effects.consume(code);
				return urlInside;
			}
			function emailAtext(code) {
				if (code === 64) {
					effects.consume(code);
					return emailAtSignOrDot;
				}
				if ((0, micromark_util_character.cx)(code)) {
					effects.consume(code);
					return emailAtext;
				}
				return nok(code);
			}
			function emailAtSignOrDot(code) {
				return (0, micromark_util_character.lV)(code) ? emailLabel(code) : nok(code);
			}
			function emailLabel(code) {
				if (code === 46) {
					effects.consume(code);
					size = 0;
					return emailAtSignOrDot;
				}
				if (code === 62) {
					effects.exit("autolinkProtocol").type = "autolinkEmail";
					effects.enter("autolinkMarker");
					effects.consume(code);
					effects.exit("autolinkMarker");
					effects.exit("autolink");
					return ok;
				}
				return emailValue(code);
			}
			function emailValue(code) {
				if ((code === 45 || (0, micromark_util_character.lV)(code)) && size++ < 63) {
					let next = code === 45 ? emailValue : emailLabel;
					effects.consume(code);
					return next;
				}
				return nok(code);
			}
		}
		let htmlText = {
			name: "htmlText",
			tokenize: tokenizeHtmlText
		};
		function tokenizeHtmlText(effects, ok, nok) {
			let self = this;
			let marker;
			let index;
			let returnState;
			return start;
			function start(code) {
				effects.enter("htmlText");
				effects.enter("htmlTextData");
				effects.consume(code);
				return open;
			}
			function open(code) {
				if (code === 33) {
					effects.consume(code);
					return declarationOpen;
				}
				if (code === 47) {
					effects.consume(code);
					return tagCloseStart;
				}
				if (code === 63) {
					effects.consume(code);
					return instruction;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return tagOpen;
				}
				return nok(code);
			}
			function declarationOpen(code) {
				if (code === 45) {
					effects.consume(code);
					return commentOpenInside;
				}
				if (code === 91) {
					effects.consume(code);
					index = 0;
					return cdataOpenInside;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return declaration;
				}
				return nok(code);
			}
			function commentOpenInside(code) {
				if (code === 45) {
					effects.consume(code);
					return commentEnd;
				}
				return nok(code);
			}
			function comment(code) {
				if (code === null) return nok(code);
				if (code === 45) {
					effects.consume(code);
					return commentClose;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = comment;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return comment;
			}
			function commentClose(code) {
				if (code === 45) {
					effects.consume(code);
					return commentEnd;
				}
				return comment(code);
			}
			function commentEnd(code) {
				return code === 62 ? end(code) : code === 45 ? commentClose(code) : comment(code);
			}
			function cdataOpenInside(code) {
				if (code === "CDATA[".charCodeAt(index++)) {
					effects.consume(code);
					return index === 6 ? cdata : cdataOpenInside;
				}
				return nok(code);
			}
			function cdata(code) {
				if (code === null) return nok(code);
				if (code === 93) {
					effects.consume(code);
					return cdataClose;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = cdata;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return cdata;
			}
			function cdataClose(code) {
				if (code === 93) {
					effects.consume(code);
					return cdataEnd;
				}
				return cdata(code);
			}
			function cdataEnd(code) {
				if (code === 62) return end(code);
				if (code === 93) {
					effects.consume(code);
					return cdataEnd;
				}
				return cdata(code);
			}
			function declaration(code) {
				if (code === null || code === 62) return end(code);
				if ((0, micromark_util_character.HP)(code)) {
					returnState = declaration;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return declaration;
			}
			function instruction(code) {
				if (code === null) return nok(code);
				if (code === 63) {
					effects.consume(code);
					return instructionClose;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = instruction;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return instruction;
			}
			function instructionClose(code) {
				return code === 62 ? end(code) : instruction(code);
			}
			function tagCloseStart(code) {
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return tagClose;
				}
				return nok(code);
			}
			function tagClose(code) {
				if (code === 45 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					return tagClose;
				}
				return tagCloseBetween(code);
			}
			function tagCloseBetween(code) {
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagCloseBetween;
					return lineEndingBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return tagCloseBetween;
				}
				return end(code);
			}
			function tagOpen(code) {
				if (code === 45 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					return tagOpen;
				}
				if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
				return nok(code);
			}
			function tagOpenBetween(code) {
				if (code === 47) {
					effects.consume(code);
					return end;
				}
				if (code === 58 || code === 95 || (0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return tagOpenAttributeName;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagOpenBetween;
					return lineEndingBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return tagOpenBetween;
				}
				return end(code);
			}
			function tagOpenAttributeName(code) {
				if (code === 45 || code === 46 || code === 58 || code === 95 || (0, micromark_util_character.lV)(code)) {
					effects.consume(code);
					return tagOpenAttributeName;
				}
				return tagOpenAttributeNameAfter(code);
			}
			function tagOpenAttributeNameAfter(code) {
				if (code === 61) {
					effects.consume(code);
					return tagOpenAttributeValueBefore;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagOpenAttributeNameAfter;
					return lineEndingBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return tagOpenAttributeNameAfter;
				}
				return tagOpenBetween(code);
			}
			function tagOpenAttributeValueBefore(code) {
				if (code === null || code === 60 || code === 61 || code === 62 || code === 96) return nok(code);
				if (code === 34 || code === 39) {
					effects.consume(code);
					marker = code;
					return tagOpenAttributeValueQuoted;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagOpenAttributeValueBefore;
					return lineEndingBefore(code);
				}
				if ((0, micromark_util_character.On)(code)) {
					effects.consume(code);
					return tagOpenAttributeValueBefore;
				}
				effects.consume(code);
				return tagOpenAttributeValueUnquoted;
			}
			function tagOpenAttributeValueQuoted(code) {
				if (code === marker) {
					effects.consume(code);
					marker = void 0;
					return tagOpenAttributeValueQuotedAfter;
				}
				if (code === null) return nok(code);
				if ((0, micromark_util_character.HP)(code)) {
					returnState = tagOpenAttributeValueQuoted;
					return lineEndingBefore(code);
				}
				effects.consume(code);
				return tagOpenAttributeValueQuoted;
			}
			function tagOpenAttributeValueUnquoted(code) {
				if (code === null || code === 34 || code === 39 || code === 60 || code === 61 || code === 96) return nok(code);
				if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
				effects.consume(code);
				return tagOpenAttributeValueUnquoted;
			}
			function tagOpenAttributeValueQuotedAfter(code) {
				if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
				return nok(code);
			}
			function end(code) {
				if (code === 62) {
					effects.consume(code);
					effects.exit("htmlTextData");
					effects.exit("htmlText");
					return ok;
				}
				return nok(code);
			}
			function lineEndingBefore(code) {
				effects.exit("htmlTextData");
				effects.enter("lineEnding");
				effects.consume(code);
				effects.exit("lineEnding");
				return lineEndingAfter;
			}
			function lineEndingAfter(code) {
				return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, lineEndingAfterPrefix, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : lineEndingAfterPrefix(code);
			}
			function lineEndingAfterPrefix(code) {
				effects.enter("htmlTextData");
				return returnState(code);
			}
		}
		let labelStartLink = {
			name: "labelStartLink",
			resolveAll: labelEnd.resolveAll,
			tokenize: tokenizeLabelStartLink
		};
		function tokenizeLabelStartLink(effects, ok, nok) {
			let self = this;
			let labelLink;
			return start;
			function start(code) {
				effects.enter("labelLink");
				effects.enter("labelMarker");
				effects.consume(code);
				effects.exit("labelMarker");
				labelLink = effects.exit("labelLink");
				return after;
			}
			function after(code) {
				if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
				self._labelStarts = self._labelStarts || [];
				self._labelStarts.push(labelLink);
				return ok(code);
			}
		}
		let hardBreakEscape = {
			name: "hardBreakEscape",
			tokenize: tokenizeHardBreakEscape
		};
		function tokenizeHardBreakEscape(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("hardBreakEscape");
				effects.consume(code);
				return after;
			}
			function after(code) {
				if ((0, micromark_util_character.HP)(code)) {
					effects.exit("hardBreakEscape");
					return ok(code);
				}
				return nok(code);
			}
		}
		let codeText = {
			name: "codeText",
			previous,
			resolve: resolveCodeText,
			tokenize: tokenizeCodeText
		};
		function resolveCodeText(events) {
			let tailExitIndex = events.length - 4;
			let headEnterIndex = 3;
			let index;
			let enter;
			if ((events[headEnterIndex][1].type === "lineEnding" || events[headEnterIndex][1].type === "space") && (events[tailExitIndex][1].type === "lineEnding" || events[tailExitIndex][1].type === "space")) {
				index = headEnterIndex;
				for (; ++index < tailExitIndex;) if (events[index][1].type === "codeTextData") {
					events[headEnterIndex][1].type = "codeTextPadding";
					events[tailExitIndex][1].type = "codeTextPadding";
					headEnterIndex += 2;
					tailExitIndex -= 2;
					break;
				}
			}
			index = headEnterIndex - 1;
			tailExitIndex++;
			for (; ++index <= tailExitIndex;) if (enter === void 0) index !== tailExitIndex && events[index][1].type !== "lineEnding" && (enter = index);
			else if (index === tailExitIndex || events[index][1].type === "lineEnding") {
				events[enter][1].type = "codeTextData";
				if (index !== enter + 2) {
					events[enter][1].end = events[index - 1][1].end;
					events.splice(enter + 2, index - enter - 2);
					tailExitIndex -= index - enter - 2;
					index = enter + 2;
				}
				enter = void 0;
			}
			return events;
		}
		function previous(code) {
			return code !== 96 || this.events[this.events.length - 1][1].type === "characterEscape";
		}
		function tokenizeCodeText(effects, ok, nok) {
			let sizeOpen = 0;
			let size;
			let token;
			return start;
			function start(code) {
				effects.enter("codeText");
				effects.enter("codeTextSequence");
				return sequenceOpen(code);
			}
			function sequenceOpen(code) {
				if (code === 96) {
					effects.consume(code);
					sizeOpen++;
					return sequenceOpen;
				}
				effects.exit("codeTextSequence");
				return between(code);
			}
			function between(code) {
				if (code === null) return nok(code);
				if (code === 32) {
					effects.enter("space");
					effects.consume(code);
					effects.exit("space");
					return between;
				}
				if (code === 96) {
					token = effects.enter("codeTextSequence");
					size = 0;
					return sequenceClose(code);
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return between;
				}
				effects.enter("codeTextData");
				return data(code);
			}
			function data(code) {
				if (code === null || code === 32 || code === 96 || (0, micromark_util_character.HP)(code)) {
					effects.exit("codeTextData");
					return between(code);
				}
				effects.consume(code);
				return data;
			}
			function sequenceClose(code) {
				if (code === 96) {
					effects.consume(code);
					size++;
					return sequenceClose;
				}
				if (size === sizeOpen) {
					effects.exit("codeTextSequence");
					effects.exit("codeText");
					return ok(code);
				}
				token.type = "codeTextData";
				return data(code);
			}
		}
		let constructs_document = {
			42: list,
			43: list,
			45: list,
			48: list,
			49: list,
			50: list,
			51: list,
			52: list,
			53: list,
			54: list,
			55: list,
			56: list,
			57: list,
			62: blockQuote
		};
		let contentInitial = { 91: definition };
		let flowInitial = {
			[-2]: codeIndented,
			[-1]: codeIndented,
			32: codeIndented
		};
		let constructs_flow = {
			35: headingAtx,
			42: thematicBreak,
			45: [setextUnderline, thematicBreak],
			60: htmlFlow,
			61: setextUnderline,
			95: thematicBreak,
			96: codeFenced,
			126: codeFenced
		};
		let constructs_string = {
			38: characterReference,
			92: characterEscape
		};
		let constructs_text = {
			[-5]: lineEnding,
			[-4]: lineEnding,
			[-3]: lineEnding,
			33: labelStartImage,
			38: characterReference,
			42: attention,
			60: [autolink, htmlText],
			91: labelStartLink,
			92: [hardBreakEscape, characterEscape],
			93: labelEnd,
			95: attention,
			96: codeText
		};
		let insideSpan = { null: [attention, resolver] };
		let attentionMarkers = { null: [42, 95] };
		let disable = { null: [] };
		function createTokenizer(parser, initialize, from) {
			let point = {
				_bufferIndex: -1,
				_index: 0,
				line: from && from.line || 1,
				column: from && from.column || 1,
				offset: from && from.offset || 0
			};
			let columnStart = {};
			let resolveAllConstructs = [];
			let chunks = [];
			let stack = [];
			let effects = {
				attempt: constructFactory(onsuccessfulconstruct),
				check: constructFactory(onsuccessfulcheck),
				consume,
				enter,
				exit,
				interrupt: constructFactory(onsuccessfulcheck, { interrupt: !0 })
			};
			let context = {
				code: null,
				containerState: {},
				defineSkip,
				events: [],
				now,
				parser,
				previous: null,
				sliceSerialize,
				sliceStream,
				write
			};
			let state = initialize.tokenize.call(context, effects);
			initialize.resolveAll && resolveAllConstructs.push(initialize);
			return context;
			function write(slice) {
				chunks = (0, micromark_util_chunked.V)(chunks, slice);
				main();
				if (chunks[chunks.length - 1] !== null) return [];
				addResult(initialize, 0);
				context.events = (0, micromark_util_resolve_all.W)(resolveAllConstructs, context.events, context);
				return context.events;
			}
			function sliceSerialize(token, expandTabs) {
				return serializeChunks(sliceStream(token), expandTabs);
			}
			function sliceStream(token) {
				return sliceChunks(chunks, token);
			}
			function now() {
				let { _bufferIndex, _index, line, column, offset } = point;
				return {
					_bufferIndex,
					_index,
					line,
					column,
					offset
				};
			}
			function defineSkip(value) {
				columnStart[value.line] = value.column;
				accountForPotentialSkip();
			}
			function main() {
				for (; point._index < chunks.length;) {
					let chunk = chunks[point._index];
					if (typeof chunk == "string") {
						let chunkIndex = point._index;
						point._bufferIndex < 0 && (point._bufferIndex = 0);
						for (; point._index === chunkIndex && point._bufferIndex < chunk.length;) go(chunk.charCodeAt(point._bufferIndex));
					} else go(chunk);
				}
			}
			function go(code) {
				state = state(code);
			}
			function consume(code) {
				if ((0, micromark_util_character.HP)(code)) {
					point.line++;
					point.column = 1;
					point.offset += code === -3 ? 2 : 1;
					accountForPotentialSkip();
				} else if (code !== -1) {
					point.column++;
					point.offset++;
				}
				if (point._bufferIndex < 0) point._index++;
				else {
					point._bufferIndex++;
					if (point._bufferIndex === chunks[point._index].length) {
						point._bufferIndex = -1;
						point._index++;
					}
				}
				context.previous = code;
			}
			function enter(type, fields) {
				let token = fields || {};
				token.type = type;
				token.start = now();
				context.events.push([
					"enter",
					token,
					context
				]);
				stack.push(token);
				return token;
			}
			function exit(type) {
				let token = stack.pop();
				token.end = now();
				context.events.push([
					"exit",
					token,
					context
				]);
				return token;
			}
			function onsuccessfulconstruct(construct, info) {
				addResult(construct, info.from);
			}
			function onsuccessfulcheck(_, info) {
				info.restore();
			}
			function constructFactory(onreturn, fields) {
				return hook;
				function hook(constructs, returnState, bogusState) {
					let listOfConstructs;
					let constructIndex;
					let currentConstruct;
					let info;
					return Array.isArray(constructs) ? handleListOfConstructs(constructs) : "tokenize" in constructs ? handleListOfConstructs([constructs]) : handleMapOfConstructs(constructs);
					function handleMapOfConstructs(map) {
						return start;
						function start(code) {
							let left = code !== null && map[code];
							let all = code !== null && map.null;
							return handleListOfConstructs([...Array.isArray(left) ? left : left ? [left] : [], ...Array.isArray(all) ? all : all ? [all] : []])(code);
						}
					}
					function handleListOfConstructs(list) {
						listOfConstructs = list;
						constructIndex = 0;
						if (list.length === 0) return bogusState;
						return handleConstruct(list[constructIndex]);
					}
					function handleConstruct(construct) {
						return start;
						function start(code) {
							info = store();
							currentConstruct = construct;
							construct.partial || (context.currentConstruct = construct);
							if (construct.name && context.parser.constructs.disable.null.includes(construct.name)) return nok(code);
							return construct.tokenize.call(fields ? Object.assign(Object.create(context), fields) : context, effects, ok, nok)(code);
						}
					}
					function ok(code) {
						onreturn(currentConstruct, info);
						return returnState;
					}
					function nok(code) {
						info.restore();
						if (++constructIndex < listOfConstructs.length) return handleConstruct(listOfConstructs[constructIndex]);
						return bogusState;
					}
				}
			}
			function addResult(construct, from) {
				construct.resolveAll && !resolveAllConstructs.includes(construct) && resolveAllConstructs.push(construct);
				construct.resolve && (0, micromark_util_chunked.m)(context.events, from, context.events.length - from, construct.resolve(context.events.slice(from), context));
				construct.resolveTo && (context.events = construct.resolveTo(context.events, context));
			}
			function store() {
				let startPoint = now();
				let startPrevious = context.previous;
				let startCurrentConstruct = context.currentConstruct;
				let startEventsIndex = context.events.length;
				let startStack = Array.from(stack);
				return {
					from: startEventsIndex,
					restore
				};
				function restore() {
					point = startPoint;
					context.previous = startPrevious;
					context.currentConstruct = startCurrentConstruct;
					context.events.length = startEventsIndex;
					stack = startStack;
					accountForPotentialSkip();
				}
			}
			function accountForPotentialSkip() {
				if (point.line in columnStart && point.column < 2) {
					point.column = columnStart[point.line];
					point.offset += columnStart[point.line] - 1;
				}
			}
		}
		function sliceChunks(chunks, token) {
			let startIndex = token.start._index;
			let startBufferIndex = token.start._bufferIndex;
			let endIndex = token.end._index;
			let endBufferIndex = token.end._bufferIndex;
			let view;
			if (startIndex === endIndex) view = [chunks[startIndex].slice(startBufferIndex, endBufferIndex)];
			else {
				view = chunks.slice(startIndex, endIndex);
				if (startBufferIndex > -1) {
					let head = view[0];
					typeof head == "string" ? view[0] = head.slice(startBufferIndex) : view.shift();
				}
				endBufferIndex > 0 && view.push(chunks[endIndex].slice(0, endBufferIndex));
			}
			return view;
		}
		function serializeChunks(chunks, expandTabs) {
			let index = -1;
			let result = [];
			let atTab;
			for (; ++index < chunks.length;) {
				let chunk = chunks[index];
				let value;
				if (typeof chunk == "string") value = chunk;
				else switch (chunk) {
					case -5:
						value = "\r";
						break;
					case -4:
						value = "\n";
						break;
					case -3:
						value = "\r\n";
						break;
					case -2:
						value = expandTabs ? " " : "	";
						break;
					case -1:
						if (!expandTabs && atTab) continue;
						value = " ";
						break;
					default: value = String.fromCharCode(chunk);
				}
				atTab = chunk === -2;
				result.push(value);
			}
			return result.join("");
		}
		function parse(options) {
			let settings = options || {};
			let parser = {
				constructs: (0, micromark_util_combine_extensions.y)([constructs_namespaceObject, ...settings.extensions || []]),
				content: create(content),
				defined: [],
				document: create(document_document),
				flow: create(flow),
				lazy: {},
				string: create(string),
				text: create(text_text)
			};
			return parser;
			function create(initial) {
				return creator;
				function creator(from) {
					return createTokenizer(parser, initial, from);
				}
			}
		}
		let search = /[\0\t\n\r]/g;
		function preprocess() {
			let column = 1;
			let buffer = "";
			let start = !0;
			let atCarriageReturn;
			return preprocessor;
			function preprocessor(value, encoding, end) {
				value = buffer + (typeof value == "string" ? value.toString() : new TextDecoder(encoding || void 0).decode(value));
				let chunks = [];
				let startPosition = 0;
				buffer = "";
				if (start) {
					value.charCodeAt(0) === 65279 && startPosition++;
					start = void 0;
				}
				for (; startPosition < value.length;) {
					search.lastIndex = startPosition;
					let match = search.exec(value);
					let endPosition = match && match.index !== void 0 ? match.index : value.length;
					let code = value.charCodeAt(endPosition);
					if (!match) {
						buffer = value.slice(startPosition);
						break;
					}
					if (code === 10 && startPosition === endPosition && atCarriageReturn) {
						chunks.push(-3);
						atCarriageReturn = void 0;
					} else {
						if (atCarriageReturn) {
							chunks.push(-5);
							atCarriageReturn = void 0;
						}
						if (startPosition < endPosition) {
							chunks.push(value.slice(startPosition, endPosition));
							column += endPosition - startPosition;
						}
						switch (code) {
							case 0:
								chunks.push(65533);
								column++;
								break;
							case 9: {
								let next = Math.ceil(column / 4) * 4;
								chunks.push(-2);
								for (; column++ < next;) chunks.push(-1);
								break;
							}
							case 10:
								chunks.push(-4);
								column = 1;
								break;
							default:
								atCarriageReturn = !0;
								column = 1;
						}
					}
					startPosition = endPosition + 1;
				}
				if (end) {
					atCarriageReturn && chunks.push(-5);
					buffer && chunks.push(buffer);
					chunks.push(null);
				}
				return chunks;
			}
		}
		var micromark_util_decode_numeric_character_reference = __webpack_require__(297);
		var micromark_util_decode_string = __webpack_require__(885);
		var unist_util_stringify_position_lib = __webpack_require__(2544);
		let own = {}.hasOwnProperty;
		function fromMarkdown(value, encoding, options) {
			if (encoding && typeof encoding == "object") {
				options = encoding;
				encoding = void 0;
			}
			return compiler(options)(postprocess(parse(options).document().write(preprocess()(value, encoding, !0))));
		}
		function compiler(options) {
			let config = {
				afterExit: [],
				beforeEnter: [],
				transforms: [],
				canContainEols: [
					"emphasis",
					"fragment",
					"heading",
					"paragraph",
					"strong"
				],
				enter: {
					autolink: opener(link),
					autolinkProtocol: onenterdata,
					autolinkEmail: onenterdata,
					atxHeading: opener(heading),
					blockQuote: opener(blockQuote),
					characterEscape: onenterdata,
					characterReference: onenterdata,
					codeFenced: opener(codeFlow),
					codeFencedFenceInfo: buffer,
					codeFencedFenceMeta: buffer,
					codeIndented: opener(codeFlow, buffer),
					codeText: opener(codeText, buffer),
					codeTextData: onenterdata,
					data: onenterdata,
					codeFlowValue: onenterdata,
					definition: opener(definition),
					definitionDestinationString: buffer,
					definitionLabelString: buffer,
					definitionTitleString: buffer,
					emphasis: opener(emphasis),
					hardBreakEscape: opener(hardBreak),
					hardBreakTrailing: opener(hardBreak),
					htmlFlow: opener(html, buffer),
					htmlFlowData: onenterdata,
					htmlText: opener(html, buffer),
					htmlTextData: onenterdata,
					image: opener(image),
					label: buffer,
					link: opener(link),
					listItem: opener(listItem),
					listItemValue: onenterlistitemvalue,
					listOrdered: opener(list, onenterlistordered),
					listUnordered: opener(list),
					paragraph: opener(paragraph),
					reference: onenterreference,
					referenceString: buffer,
					resourceDestinationString: buffer,
					resourceTitleString: buffer,
					setextHeading: opener(heading),
					strong: opener(strong),
					thematicBreak: opener(thematicBreak)
				},
				exit: {
					atxHeading: closer(),
					atxHeadingSequence: onexitatxheadingsequence,
					autolink: closer(),
					autolinkEmail: onexitautolinkemail,
					autolinkProtocol: onexitautolinkprotocol,
					blockQuote: closer(),
					characterEscapeValue: onexitdata,
					characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
					characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
					characterReferenceValue: onexitcharacterreferencevalue,
					characterReference: onexitcharacterreference,
					codeFenced: closer(onexitcodefenced),
					codeFencedFence: onexitcodefencedfence,
					codeFencedFenceInfo: onexitcodefencedfenceinfo,
					codeFencedFenceMeta: onexitcodefencedfencemeta,
					codeFlowValue: onexitdata,
					codeIndented: closer(onexitcodeindented),
					codeText: closer(onexitcodetext),
					codeTextData: onexitdata,
					data: onexitdata,
					definition: closer(),
					definitionDestinationString: onexitdefinitiondestinationstring,
					definitionLabelString: onexitdefinitionlabelstring,
					definitionTitleString: onexitdefinitiontitlestring,
					emphasis: closer(),
					hardBreakEscape: closer(onexithardbreak),
					hardBreakTrailing: closer(onexithardbreak),
					htmlFlow: closer(onexithtmlflow),
					htmlFlowData: onexitdata,
					htmlText: closer(onexithtmltext),
					htmlTextData: onexitdata,
					image: closer(onexitimage),
					label: onexitlabel,
					labelText: onexitlabeltext,
					lineEnding: onexitlineending,
					link: closer(onexitlink),
					listItem: closer(),
					listOrdered: closer(),
					listUnordered: closer(),
					paragraph: closer(),
					referenceString: onexitreferencestring,
					resourceDestinationString: onexitresourcedestinationstring,
					resourceTitleString: onexitresourcetitlestring,
					resource: onexitresource,
					setextHeading: closer(onexitsetextheading),
					setextHeadingLineSequence: onexitsetextheadinglinesequence,
					setextHeadingText: onexitsetextheadingtext,
					strong: closer(),
					thematicBreak: closer()
				}
			};
			configure(config, (options || {}).mdastExtensions || []);
			let data = {};
			return compile;
			function compile(events) {
				let tree = {
					type: "root",
					children: [],
					position: void 0
				};
				let context = {
					stack: [tree],
					tokenStack: [],
					config,
					enter,
					exit,
					buffer,
					resume,
					data
				};
				let listStack = [];
				let prepared = [];
				let index = -1;
				for (; ++index < events.length;) {
					prepared.push(events[index]);
					(events[index][1].type === "listOrdered" || events[index][1].type === "listUnordered") && (events[index][0] === "enter" ? listStack.push(prepared.length - 1) : prepareList(prepared, listStack.pop()));
				}
				events = prepared;
				index = -1;
				for (; ++index < events.length;) {
					let handler = config[events[index][0]];
					events[index][0] === "enter" && config.beforeEnter.length > 0 && callListeners(config.beforeEnter, {
						...context,
						sliceSerialize: events[index][2].sliceSerialize
					}, events[index][1]);
					own.call(handler, events[index][1].type) && handler[events[index][1].type].call({
						...context,
						sliceSerialize: events[index][2].sliceSerialize
					}, events[index][1]);
					events[index][0] === "exit" && config.afterExit.length > 0 && callListeners(config.afterExit, {
						...context,
						sliceSerialize: events[index][2].sliceSerialize
					}, events[index][1]);
				}
				if (context.tokenStack.length > 0) {
					let tail = context.tokenStack[context.tokenStack.length - 1];
					(tail[1] || defaultOnError).call(context, void 0, tail[0]);
				}
				tree.position = {
					start: point(events.length > 0 ? events[0][1].start : {
						line: 1,
						column: 1,
						offset: 0
					}),
					end: point(events.length > 0 ? events[events.length - 2][1].end : {
						line: 1,
						column: 1,
						offset: 0
					})
				};
				index = -1;
				for (; ++index < config.transforms.length;) tree = config.transforms[index](tree) || tree;
				return tree;
			}
			function callListeners(listeners, context, token) {
				let index = -1;
				for (; ++index < listeners.length;) listeners[index].call(context, token);
			}
			function prepareList(events, start) {
				let end = events.length - 1;
				let index = start - 1;
				let containerBalance = -1;
				let listSpread = !1;
				let listItem;
				let lineIndex;
				let firstBlankLineIndex;
				let atMarker;
				let insertions = [];
				for (; ++index <= end;) {
					let event = events[index];
					switch (event[1].type) {
						case "listUnordered":
						case "listOrdered":
						case "blockQuote":
							event[0] === "enter" ? containerBalance++ : containerBalance--;
							atMarker = void 0;
							break;
						case "lineEndingBlank":
							if (event[0] === "enter") {
								listItem && !atMarker && !containerBalance && !firstBlankLineIndex && (firstBlankLineIndex = index);
								atMarker = void 0;
							}
							break;
						case "linePrefix":
						case "listItemValue":
						case "listItemMarker":
						case "listItemPrefix":
						case "listItemPrefixWhitespace": break;
						default: atMarker = void 0;
					}
					if (!containerBalance && event[0] === "enter" && event[1].type === "listItemPrefix" || containerBalance === -1 && event[0] === "exit" && (event[1].type === "listUnordered" || event[1].type === "listOrdered")) {
						if (listItem) {
							let tailIndex = index;
							lineIndex = void 0;
							for (; tailIndex--;) {
								let tailEvent = events[tailIndex];
								if (tailEvent[1].type === "lineEnding" || tailEvent[1].type === "lineEndingBlank") {
									if (tailEvent[0] === "exit") continue;
									if (lineIndex) {
										events[lineIndex][1].type = "lineEndingBlank";
										listSpread = !0;
									}
									tailEvent[1].type = "lineEnding";
									lineIndex = tailIndex;
								} else if (tailEvent[1].type !== "linePrefix" && tailEvent[1].type !== "blockQuotePrefix" && tailEvent[1].type !== "blockQuotePrefixWhitespace" && tailEvent[1].type !== "blockQuoteMarker" && tailEvent[1].type !== "listItemIndent") break;
							}
							firstBlankLineIndex && (!lineIndex || firstBlankLineIndex < lineIndex) && (listItem._spread = !0);
							listItem.end = Object.assign({}, lineIndex ? events[lineIndex][1].start : event[1].end);
							insertions.push({
								at: lineIndex || index,
								event: [
									"exit",
									listItem,
									event[2]
								]
							});
						}
						if (event[1].type === "listItemPrefix") {
							let item = {
								type: "listItem",
								_spread: !1,
								start: Object.assign({}, event[1].start),
								end: void 0
							};
							listItem = item;
							insertions.push({
								at: index,
								event: [
									"enter",
									item,
									event[2]
								]
							});
							firstBlankLineIndex = void 0;
							atMarker = !0;
						}
					}
				}
				let listEvents = events.splice(start);
				let insertion = 0;
				index = -1;
				for (; ++index < listEvents.length;) {
					for (; insertion < insertions.length && insertions[insertion].at === start + index;) events.push(insertions[insertion++].event);
					events.push(listEvents[index]);
				}
				events[start][1]._spread = listSpread;
			}
			function opener(create, and) {
				return open;
				function open(token) {
					enter.call(this, create(token), token);
					and && and.call(this, token);
				}
			}
			function buffer() {
				this.stack.push({
					type: "fragment",
					children: []
				});
			}
			function enter(node, token, errorHandler) {
				this.stack[this.stack.length - 1].children.push(node);
				this.stack.push(node);
				this.tokenStack.push([token, errorHandler || void 0]);
				node.position = {
					start: point(token.start),
					end: void 0
				};
			}
			function closer(and) {
				return close;
				function close(token) {
					and && and.call(this, token);
					exit.call(this, token);
				}
			}
			function exit(token, onExitError) {
				let node = this.stack.pop();
				let open = this.tokenStack.pop();
				if (!open) throw Error("Cannot close `" + token.type + "` (" + (0, unist_util_stringify_position_lib.L)({
					start: token.start,
					end: token.end
				}) + "): it’s not open");
				open[0].type !== token.type && (onExitError ? onExitError.call(this, token, open[0]) : (open[1] || defaultOnError).call(this, token, open[0]));
				node.position.end = point(token.end);
			}
			function resume() {
				return (0, lib.d)(this.stack.pop());
			}
			function onenterlistordered() {
				this.data.expectingFirstListItemValue = !0;
			}
			function onenterlistitemvalue(token) {
				if (this.data.expectingFirstListItemValue) {
					let ancestor = this.stack[this.stack.length - 2];
					ancestor.start = Number.parseInt(this.sliceSerialize(token), 10);
					this.data.expectingFirstListItemValue = void 0;
				}
			}
			function onexitcodefencedfenceinfo() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.lang = data;
			}
			function onexitcodefencedfencemeta() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.meta = data;
			}
			function onexitcodefencedfence() {
				if (this.data.flowCodeInside) return;
				this.buffer();
				this.data.flowCodeInside = !0;
			}
			function onexitcodefenced() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.value = data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, "");
				this.data.flowCodeInside = void 0;
			}
			function onexitcodeindented() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.value = data.replace(/(\r?\n|\r)$/g, "");
			}
			function onexitdefinitionlabelstring(token) {
				let label = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.label = label;
				node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
			}
			function onexitdefinitiontitlestring() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.title = data;
			}
			function onexitdefinitiondestinationstring() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.url = data;
			}
			function onexitatxheadingsequence(token) {
				let node = this.stack[this.stack.length - 1];
				node.depth ||= this.sliceSerialize(token).length;
			}
			function onexitsetextheadingtext() {
				this.data.setextHeadingSlurpLineEnding = !0;
			}
			function onexitsetextheadinglinesequence(token) {
				let node = this.stack[this.stack.length - 1];
				node.depth = this.sliceSerialize(token).codePointAt(0) === 61 ? 1 : 2;
			}
			function onexitsetextheading() {
				this.data.setextHeadingSlurpLineEnding = void 0;
			}
			function onenterdata(token) {
				let siblings = this.stack[this.stack.length - 1].children;
				let tail = siblings[siblings.length - 1];
				if (!tail || tail.type !== "text") {
					tail = text();
					tail.position = {
						start: point(token.start),
						end: void 0
					};
					siblings.push(tail);
				}
				this.stack.push(tail);
			}
			function onexitdata(token) {
				let tail = this.stack.pop();
				tail.value += this.sliceSerialize(token);
				tail.position.end = point(token.end);
			}
			function onexitlineending(token) {
				let context = this.stack[this.stack.length - 1];
				if (this.data.atHardBreak) {
					let tail = context.children[context.children.length - 1];
					tail.position.end = point(token.end);
					this.data.atHardBreak = void 0;
					return;
				}
				if (!this.data.setextHeadingSlurpLineEnding && config.canContainEols.includes(context.type)) {
					onenterdata.call(this, token);
					onexitdata.call(this, token);
				}
			}
			function onexithardbreak() {
				this.data.atHardBreak = !0;
			}
			function onexithtmlflow() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.value = data;
			}
			function onexithtmltext() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.value = data;
			}
			function onexitcodetext() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.value = data;
			}
			function onexitlink() {
				let node = this.stack[this.stack.length - 1];
				if (this.data.inReference) {
					let referenceType = this.data.referenceType || "shortcut";
					node.type += "Reference";
					node.referenceType = referenceType;
					delete node.url;
					delete node.title;
				} else {
					delete node.identifier;
					delete node.label;
				}
				this.data.referenceType = void 0;
			}
			function onexitimage() {
				let node = this.stack[this.stack.length - 1];
				if (this.data.inReference) {
					let referenceType = this.data.referenceType || "shortcut";
					node.type += "Reference";
					node.referenceType = referenceType;
					delete node.url;
					delete node.title;
				} else {
					delete node.identifier;
					delete node.label;
				}
				this.data.referenceType = void 0;
			}
			function onexitlabeltext(token) {
				let string = this.sliceSerialize(token);
				let ancestor = this.stack[this.stack.length - 2];
				ancestor.label = (0, micromark_util_decode_string.s)(string);
				ancestor.identifier = (0, micromark_util_normalize_identifier.B)(string).toLowerCase();
			}
			function onexitlabel() {
				let fragment = this.stack[this.stack.length - 1];
				let value = this.resume();
				let node = this.stack[this.stack.length - 1];
				this.data.inReference = !0;
				node.type === "link" ? node.children = fragment.children : node.alt = value;
			}
			function onexitresourcedestinationstring() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.url = data;
			}
			function onexitresourcetitlestring() {
				let data = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.title = data;
			}
			function onexitresource() {
				this.data.inReference = void 0;
			}
			function onenterreference() {
				this.data.referenceType = "collapsed";
			}
			function onexitreferencestring(token) {
				let label = this.resume();
				let node = this.stack[this.stack.length - 1];
				node.label = label;
				node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
				this.data.referenceType = "full";
			}
			function onexitcharacterreferencemarker(token) {
				this.data.characterReferenceType = token.type;
			}
			function onexitcharacterreferencevalue(token) {
				let data = this.sliceSerialize(token);
				let type = this.data.characterReferenceType;
				let value;
				if (type) {
					value = (0, micromark_util_decode_numeric_character_reference.C)(data, type === "characterReferenceMarkerNumeric" ? 10 : 16);
					this.data.characterReferenceType = void 0;
				} else value = (0, decode_named_character_reference.s)(data);
				let tail = this.stack[this.stack.length - 1];
				tail.value += value;
			}
			function onexitcharacterreference(token) {
				let tail = this.stack.pop();
				tail.position.end = point(token.end);
			}
			function onexitautolinkprotocol(token) {
				onexitdata.call(this, token);
				let node = this.stack[this.stack.length - 1];
				node.url = this.sliceSerialize(token);
			}
			function onexitautolinkemail(token) {
				onexitdata.call(this, token);
				let node = this.stack[this.stack.length - 1];
				node.url = "mailto:" + this.sliceSerialize(token);
			}
			function blockQuote() {
				return {
					type: "blockquote",
					children: [],
					position: void 0
				};
			}
			function codeFlow() {
				return {
					type: "code",
					lang: null,
					meta: null,
					value: "",
					position: void 0
				};
			}
			function codeText() {
				return {
					type: "inlineCode",
					value: "",
					position: void 0
				};
			}
			function definition() {
				return {
					type: "definition",
					identifier: "",
					label: null,
					title: null,
					url: "",
					position: void 0
				};
			}
			function emphasis() {
				return {
					type: "emphasis",
					children: [],
					position: void 0
				};
			}
			function heading() {
				return {
					type: "heading",
					depth: 0,
					children: [],
					position: void 0
				};
			}
			function hardBreak() {
				return {
					type: "break",
					position: void 0
				};
			}
			function html() {
				return {
					type: "html",
					value: "",
					position: void 0
				};
			}
			function image() {
				return {
					type: "image",
					title: null,
					url: "",
					alt: null,
					position: void 0
				};
			}
			function link() {
				return {
					type: "link",
					title: null,
					url: "",
					children: [],
					position: void 0
				};
			}
			function list(token) {
				return {
					type: "list",
					ordered: token.type === "listOrdered",
					start: null,
					spread: token._spread,
					children: [],
					position: void 0
				};
			}
			function listItem(token) {
				return {
					type: "listItem",
					spread: token._spread,
					checked: null,
					children: [],
					position: void 0
				};
			}
			function paragraph() {
				return {
					type: "paragraph",
					children: [],
					position: void 0
				};
			}
			function strong() {
				return {
					type: "strong",
					children: [],
					position: void 0
				};
			}
			function text() {
				return {
					type: "text",
					value: "",
					position: void 0
				};
			}
			function thematicBreak() {
				return {
					type: "thematicBreak",
					position: void 0
				};
			}
		}
		function point(d) {
			return {
				line: d.line,
				column: d.column,
				offset: d.offset
			};
		}
		function configure(combined, extensions) {
			let index = -1;
			for (; ++index < extensions.length;) {
				let value = extensions[index];
				Array.isArray(value) ? configure(combined, value) : extension(combined, value);
			}
		}
		function extension(combined, extension) {
			let key;
			for (key in extension) if (own.call(extension, key)) switch (key) {
				case "canContainEols": {
					let right = extension[key];
					right && combined[key].push(...right);
					break;
				}
				case "transforms": {
					let right = extension[key];
					right && combined[key].push(...right);
					break;
				}
				case "afterExit":
				case "beforeEnter": {
					let right = extension[key];
					right && combined[key].push(right);
					break;
				}
				case "enter":
				case "exit": {
					let right = extension[key];
					right && Object.assign(combined[key], right);
					break;
				}
			}
		}
		function defaultOnError(left, right) {
			if (left) throw Error("Cannot close `" + left.type + "` (" + (0, unist_util_stringify_position_lib.L)({
				start: left.start,
				end: left.end
			}) + "): a different token (`" + right.type + "`, " + (0, unist_util_stringify_position_lib.L)({
				start: right.start,
				end: right.end
			}) + ") is open");
			throw Error("Cannot close document, a token (`" + right.type + "`, " + (0, unist_util_stringify_position_lib.L)({
				start: right.start,
				end: right.end
			}) + ") is still open");
		}
	}),
	3281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => frontmatterFromMarkdown });
		var devlop__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3307);
		var micromark_extension_frontmatter__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9938);
		function frontmatterFromMarkdown(options) {
			let matters = (0, micromark_extension_frontmatter__WEBPACK_IMPORTED_MODULE_0__.W)(options);
			let enter = {};
			let exit = {};
			let index = -1;
			for (; ++index < matters.length;) {
				let matter = matters[index];
				enter[matter.type] = opener(matter);
				exit[matter.type] = close;
				exit[matter.type + "Value"] = value;
			}
			return {
				enter,
				exit
			};
		}
		function opener(matter) {
			return open;
			function open(token) {
				this.enter({
					type: matter.type,
					value: ""
				}, token);
				this.buffer();
			}
		}
		function close(token) {
			let data = this.resume();
			let node = this.stack[this.stack.length - 1];
			(0, devlop__WEBPACK_IMPORTED_MODULE_1__.ok)("value" in node);
			this.exit(token);
			node.value = data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, "");
		}
		function value(token) {
			this.config.enter.data.call(this, token);
			this.config.exit.data.call(this, token);
		}
	}),
	94: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => gfmFromMarkdown });
		function ccount(value, character) {
			let source = String(value);
			if (typeof character != "string") throw TypeError("Expected character");
			let count = 0;
			let index = source.indexOf(character);
			for (; index !== -1;) {
				count++;
				index = source.indexOf(character, index + character.length);
			}
			return count;
		}
		var lib_default = __webpack_require__(3307);
		var micromark_util_character = __webpack_require__(6122);
		function escapeStringRegexp(string) {
			if (typeof string != "string") throw TypeError("Expected a string");
			return string.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
		}
		var lib = __webpack_require__(4989);
		var unist_util_is_lib = __webpack_require__(3163);
		function findAndReplace(tree, list, options) {
			let settings = options || {};
			let ignored = (0, unist_util_is_lib.C)(settings.ignore || []);
			let pairs = toPairs(list);
			let pairIndex = -1;
			for (; ++pairIndex < pairs.length;) (0, lib.VG)(tree, visitor);
			function visitor(node, parents, index) {
				if (node.type === "text" && typeof index == "number") return handler(node, parents, index);
				if (ignored(node, index, parents[parents.length - 1])) return lib._Z;
			}
			function handler(node, parents, index) {
				let parent = parents[parents.length - 1];
				let find = pairs[pairIndex][0];
				let replace = pairs[pairIndex][1];
				let start = 0;
				let change = !1;
				let nodes = [];
				find.lastIndex = 0;
				let match = find.exec(node.value);
				for (; match;) {
					let position = match.index;
					let matchObject = {
						index: match.index,
						input: match.input,
						stack: [...parents, node]
					};
					let value = replace(...match, matchObject);
					typeof value == "string" && (value = value.length > 0 ? {
						type: "text",
						value
					} : void 0);
					if (value === !1) find.lastIndex = position + 1;
					else {
						start !== position && add({
							type: "text",
							value: node.value.slice(start, position)
						});
						if (Array.isArray(value)) for (let child of value) add(child);
						else value && add(value);
						start = position + match[0].length;
						change = !0;
					}
					if (!find.global) break;
					match = find.exec(node.value);
				}
				if (change) {
					start < node.value.length && add({
						type: "text",
						value: node.value.slice(start)
					});
					parent.children.splice(index, 1, ...nodes);
				} else nodes = [node];
				return index + nodes.length;
				function add(child) {
					let previous = nodes[nodes.length - 1];
					previous && previous.type === "text" && child.type === "text" ? previous.value += child.value : nodes.push(child);
				}
			}
		}
		function toPairs(tupleOrList) {
			if (!Array.isArray(tupleOrList)) throw TypeError("Expected find and replace tuple or list of tuples");
			let result = [];
			let list = !tupleOrList[0] || Array.isArray(tupleOrList[0]) ? tupleOrList : [tupleOrList];
			let index = -1;
			for (; ++index < list.length;) {
				let tuple = list[index];
				result.push([toExpression(tuple[0]), toFunction(tuple[1])]);
			}
			return result;
		}
		function toExpression(find) {
			return typeof find == "string" ? new RegExp(escapeStringRegexp(find), "g") : find;
		}
		function toFunction(replace) {
			return typeof replace == "function" ? replace : function() {
				return replace;
			};
		}
		function gfmAutolinkLiteralFromMarkdown() {
			return {
				transforms: [transformGfmAutolinkLiterals],
				enter: {
					literalAutolink: enterLiteralAutolink,
					literalAutolinkEmail: enterLiteralAutolinkValue,
					literalAutolinkHttp: enterLiteralAutolinkValue,
					literalAutolinkWww: enterLiteralAutolinkValue
				},
				exit: {
					literalAutolink: exitLiteralAutolink,
					literalAutolinkEmail: exitLiteralAutolinkEmail,
					literalAutolinkHttp: exitLiteralAutolinkHttp,
					literalAutolinkWww: exitLiteralAutolinkWww
				}
			};
		}
		function enterLiteralAutolink(token) {
			this.enter({
				type: "link",
				title: null,
				url: "",
				children: [],
				position: void 0
			}, token);
		}
		function enterLiteralAutolinkValue(token) {
			this.config.enter.autolinkProtocol.call(this, token);
		}
		function exitLiteralAutolinkHttp(token) {
			this.config.exit.autolinkProtocol.call(this, token);
		}
		function exitLiteralAutolinkWww(token) {
			this.config.exit.data.call(this, token);
			let node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "link");
			node.url = "http://" + this.sliceSerialize(token);
		}
		function exitLiteralAutolinkEmail(token) {
			this.config.exit.autolinkEmail.call(this, token);
		}
		function exitLiteralAutolink(token) {
			this.exit(token);
		}
		function transformGfmAutolinkLiterals(tree) {
			findAndReplace(tree, [
				[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi, findUrl],
				[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g, findXmpp],
				[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findMailto],
				[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findEmail]
			], { ignore: ["link", "linkReference"] });
		}
		function findUrl(_, protocol, domain, path, match) {
			if (!previous(match)) return !1;
			let prefix = "";
			if (/^w/i.test(protocol)) {
				domain = protocol + domain;
				protocol = "";
				prefix = "http://";
			}
			if ((0, micromark_util_character.es)(domain.charCodeAt(0)) || !isCorrectDomain(domain)) return !1;
			let parts = splitUrl(domain + path);
			let result = {
				type: "link",
				title: null,
				url: prefix + protocol + parts[0],
				children: [{
					type: "text",
					value: protocol + parts[0],
					position: void 0
				}],
				position: void 0
			};
			if (parts[1]) return [result, {
				type: "text",
				value: parts[1],
				position: void 0
			}];
			return result;
		}
		function findEmail(_, atext, label) {
			if (/[\d\-_]$/.test(label)) return !1;
			return {
				type: "link",
				title: null,
				url: "mailto:" + atext + "@" + label,
				children: [{
					type: "text",
					value: atext + "@" + label,
					position: void 0
				}],
				position: void 0
			};
		}
		function findMailto(_, atext, label) {
			if (/[\d\-_]$/.test(label)) return !1;
			let value = "mailto:" + atext + "@" + label;
			return {
				type: "link",
				title: null,
				url: value,
				children: [{
					type: "text",
					value,
					position: void 0
				}],
				position: void 0
			};
		}
		function findXmpp(matchValue, atext, label, resource, match) {
			if (/[\d\-_]$/.test(label) || resource && (!/[A-Za-z]$/.test(resource) || match.input.charAt(match.index + matchValue.length) === "@")) return !1;
			let value = "xmpp:" + atext + "@" + label + (resource || "");
			return {
				type: "link",
				title: null,
				url: value,
				children: [{
					type: "text",
					value,
					position: void 0
				}],
				position: void 0
			};
		}
		function isCorrectDomain(domain) {
			let parts = domain.split(".");
			if (parts.length < 2 || parts[parts.length - 1] && (/_/.test(parts[parts.length - 1]) || !/[\dA-Za-z]/.test(parts[parts.length - 1])) || parts[parts.length - 2] && (/_/.test(parts[parts.length - 2]) || !/[\dA-Za-z]/.test(parts[parts.length - 2]))) return !1;
			return !0;
		}
		function splitUrl(url) {
			let index = url.length;
			for (; index > 0;) {
				let code = url.charCodeAt(index - 1);
				if (code === 33 || code === 34 || code === 38 || code === 39 || code === 41 || code === 44 || code === 46 || code === 58 || code === 59 || code === 60 || code === 62 || code === 63 || code === 93 || code === 125) index--;
				else break;
			}
			if (index === url.length) return [url, void 0];
			let trail = url.slice(index);
			url = url.slice(0, index);
			let closingParenIndex = trail.indexOf(")");
			let openingParens = ccount(url, "(");
			let closingParens = ccount(url, ")");
			for (; closingParenIndex !== -1 && openingParens > closingParens;) {
				url += trail.slice(0, closingParenIndex + 1);
				trail = trail.slice(closingParenIndex + 1);
				closingParenIndex = trail.indexOf(")");
				closingParens++;
			}
			return [url, trail];
		}
		function previous(match) {
			let code = match.input.charCodeAt(match.index - 1);
			return match.index === 0 || (0, micromark_util_character.Ny)(code) || (0, micromark_util_character.es)(code);
		}
		var micromark_util_normalize_identifier = __webpack_require__(3114);
		footnoteReference.peek = footnoteReferencePeek;
		function enterFootnoteCallString() {
			this.buffer();
		}
		function enterFootnoteCall(token) {
			this.enter({
				type: "footnoteReference",
				identifier: "",
				label: ""
			}, token);
		}
		function enterFootnoteDefinitionLabelString() {
			this.buffer();
		}
		function enterFootnoteDefinition(token) {
			this.enter({
				type: "footnoteDefinition",
				identifier: "",
				label: "",
				children: []
			}, token);
		}
		function exitFootnoteCallString(token) {
			let label = this.resume();
			let node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "footnoteReference");
			node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
			node.label = label;
		}
		function exitFootnoteCall(token) {
			this.exit(token);
		}
		function exitFootnoteDefinitionLabelString(token) {
			let label = this.resume();
			let node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "footnoteDefinition");
			node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
			node.label = label;
		}
		function exitFootnoteDefinition(token) {
			this.exit(token);
		}
		function footnoteReferencePeek() {
			return "[";
		}
		function footnoteReference(node, _, state, info) {
			let tracker = state.createTracker(info);
			let value = tracker.move("[^");
			let exit = state.enter("footnoteReference");
			let subexit = state.enter("reference");
			value += tracker.move(state.safe(state.associationId(node), {
				after: "]",
				before: value
			}));
			subexit();
			exit();
			value += tracker.move("]");
			return value;
		}
		function gfmFootnoteFromMarkdown() {
			return {
				enter: {
					gfmFootnoteCallString: enterFootnoteCallString,
					gfmFootnoteCall: enterFootnoteCall,
					gfmFootnoteDefinitionLabelString: enterFootnoteDefinitionLabelString,
					gfmFootnoteDefinition: enterFootnoteDefinition
				},
				exit: {
					gfmFootnoteCallString: exitFootnoteCallString,
					gfmFootnoteCall: exitFootnoteCall,
					gfmFootnoteDefinitionLabelString: exitFootnoteDefinitionLabelString,
					gfmFootnoteDefinition: exitFootnoteDefinition
				}
			};
		}
		handleDelete.attention = attentionDelete;
		handleDelete.peek = peekDelete;
		function gfmStrikethroughFromMarkdown() {
			return {
				canContainEols: ["delete"],
				enter: { strikethrough: enterStrikethrough },
				exit: { strikethrough: exitStrikethrough }
			};
		}
		function enterStrikethrough(token) {
			this.enter({
				type: "delete",
				children: [],
				position: void 0
			}, token);
		}
		function exitStrikethrough(token) {
			this.exit(token);
		}
		function handleDelete(node, _, state, info) {
			let tracker = state.createTracker(info);
			let sequence = state.stack.includes("strikethrough") ? "~" : "~~";
			let exit = state.enter("strikethrough");
			let value = tracker.move(sequence);
			value += state.containerPhrasing(node, {
				...tracker.current(),
				before: value,
				after: "~"
			});
			value += tracker.move(sequence);
			exit();
			return value;
		}
		function attentionDelete() {
			return {
				construct: "strikethrough",
				markers: ["~"],
				sizes: [2, 1]
			};
		}
		function peekDelete() {
			return "~";
		}
		var mdast_util_gfm_table_lib = __webpack_require__(7800);
		function gfmTaskListItemFromMarkdown() {
			return { exit: {
				taskListCheckValueChecked: exitCheck,
				taskListCheckValueUnchecked: exitCheck,
				paragraph: exitParagraphWithTaskListItem
			} };
		}
		function exitCheck(token) {
			let node = this.stack[this.stack.length - 2];
			(0, lib_default.ok)(node.type === "listItem");
			node.checked = token.type === "taskListCheckValueChecked";
		}
		function exitParagraphWithTaskListItem(token) {
			let parent = this.stack[this.stack.length - 2];
			if (parent && parent.type === "listItem" && typeof parent.checked == "boolean") {
				let node = this.stack[this.stack.length - 1];
				(0, lib_default.ok)(node.type === "paragraph");
				let head = node.children[0];
				if (head && head.type === "text") {
					let siblings = parent.children;
					let index = -1;
					let firstParagraph;
					for (; ++index < siblings.length;) {
						let sibling = siblings[index];
						if (sibling.type === "paragraph") {
							firstParagraph = sibling;
							break;
						}
					}
					if (firstParagraph === node) {
						head.value = head.value.slice(1);
						if (head.value.length === 0) node.children.shift();
						else if (node.position && head.position && typeof head.position.start.offset == "number") {
							head.position.start.column++;
							head.position.start.offset++;
							node.position.start = { ...head.position.start };
						}
					}
				}
			}
			this.exit(token);
		}
		function gfmFromMarkdown() {
			return [
				gfmAutolinkLiteralFromMarkdown(),
				gfmFootnoteFromMarkdown(),
				gfmStrikethroughFromMarkdown(),
				(0, mdast_util_gfm_table_lib.c)(),
				gfmTaskListItemFromMarkdown()
			];
		}
	}),
	8514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => mdxFromMarkdown });
		var lib_default = __webpack_require__(3307);
		function mdxExpressionFromMarkdown() {
			return {
				enter: {
					mdxFlowExpression: enterMdxFlowExpression,
					mdxTextExpression: enterMdxTextExpression
				},
				exit: {
					mdxFlowExpression: exitMdxExpression,
					mdxFlowExpressionChunk: exitMdxExpressionData,
					mdxTextExpression: exitMdxExpression,
					mdxTextExpressionChunk: exitMdxExpressionData
				}
			};
		}
		function enterMdxFlowExpression(token) {
			this.enter({
				type: "mdxFlowExpression",
				value: ""
			}, token);
			this.buffer();
		}
		function enterMdxTextExpression(token) {
			this.enter({
				type: "mdxTextExpression",
				value: ""
			}, token);
			this.buffer();
		}
		function exitMdxExpression(token) {
			let value = this.resume();
			let estree = token.estree;
			let node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "mdxFlowExpression" || node.type === "mdxTextExpression");
			this.exit(token);
			node.value = value;
			estree && (node.data = { estree });
		}
		function exitMdxExpressionData(token) {
			this.config.enter.data.call(this, token);
			this.config.exit.data.call(this, token);
		}
		let characterEntitiesLegacy = "AElig.AMP.Aacute.Acirc.Agrave.Aring.Atilde.Auml.COPY.Ccedil.ETH.Eacute.Ecirc.Egrave.Euml.GT.Iacute.Icirc.Igrave.Iuml.LT.Ntilde.Oacute.Ocirc.Ograve.Oslash.Otilde.Ouml.QUOT.REG.THORN.Uacute.Ucirc.Ugrave.Uuml.Yacute.aacute.acirc.acute.aelig.agrave.amp.aring.atilde.auml.brvbar.ccedil.cedil.cent.copy.curren.deg.divide.eacute.ecirc.egrave.eth.euml.frac12.frac14.frac34.gt.iacute.icirc.iexcl.igrave.iquest.iuml.laquo.lt.macr.micro.middot.nbsp.not.ntilde.oacute.ocirc.ograve.ordf.ordm.oslash.otilde.ouml.para.plusmn.pound.quot.raquo.reg.sect.shy.sup1.sup2.sup3.szlig.thorn.times.uacute.ucirc.ugrave.uml.uuml.yacute.yen.yuml".split(".");
		let characterReferenceInvalid = {
			0: "�",
			128: "€",
			130: "‚",
			131: "ƒ",
			132: "„",
			133: "…",
			134: "†",
			135: "‡",
			136: "ˆ",
			137: "‰",
			138: "Š",
			139: "‹",
			140: "Œ",
			142: "Ž",
			145: "‘",
			146: "’",
			147: "“",
			148: "”",
			149: "•",
			150: "–",
			151: "—",
			152: "˜",
			153: "™",
			154: "š",
			155: "›",
			156: "œ",
			158: "ž",
			159: "Ÿ"
		};
		function isDecimal(character) {
			let code = typeof character == "string" ? character.charCodeAt(0) : character;
			return code >= 48 && code <= 57;
		}
		function isHexadecimal(character) {
			let code = typeof character == "string" ? character.charCodeAt(0) : character;
			return code >= 97 && code <= 102 || code >= 65 && code <= 70 || code >= 48 && code <= 57;
		}
		function isAlphabetical(character) {
			let code = typeof character == "string" ? character.charCodeAt(0) : character;
			return code >= 97 && code <= 122 || code >= 65 && code <= 90;
		}
		function isAlphanumerical(character) {
			return isAlphabetical(character) || isDecimal(character);
		}
		var decode_named_character_reference = __webpack_require__(1503);
		let messages = [
			"",
			"Named character references must be terminated by a semicolon",
			"Numeric character references must be terminated by a semicolon",
			"Named character references cannot be empty",
			"Numeric character references cannot be empty",
			"Named character references must be known",
			"Numeric character references cannot be disallowed",
			"Numeric character references cannot be outside the permissible Unicode range"
		];
		function parseEntities(value, options) {
			let settings = options || {};
			let additional = typeof settings.additional == "string" ? settings.additional.charCodeAt(0) : settings.additional;
			let result = [];
			let index = 0;
			let lines = -1;
			let queue = "";
			let point;
			let indent;
			if (settings.position) {
				if ("start" in settings.position || "indent" in settings.position) {
					indent = settings.position.indent;
					point = settings.position.start;
				} else point = settings.position;
			}
			let line = (point ? point.line : 0) || 1;
			let column = (point ? point.column : 0) || 1;
			let previous = now();
			let character;
			index--;
			for (; ++index <= value.length;) {
				character === 10 && (column = (indent ? indent[lines] : 0) || 1);
				character = value.charCodeAt(index);
				if (character === 38) {
					let following = value.charCodeAt(index + 1);
					if (following === 9 || following === 10 || following === 12 || following === 32 || following === 38 || following === 60 || Number.isNaN(following) || additional && following === additional) {
						queue += String.fromCharCode(character);
						column++;
						continue;
					}
					let start = index + 1;
					let begin = start;
					let end = start;
					let type;
					if (following === 35) {
						end = ++begin;
						let following = value.charCodeAt(end);
						if (following === 88 || following === 120) {
							type = "hexadecimal";
							end = ++begin;
						} else type = "decimal";
					} else type = "named";
					let characterReferenceCharacters = "";
					let characterReference = "";
					let characters = "";
					let test = type === "named" ? isAlphanumerical : type === "decimal" ? isDecimal : isHexadecimal;
					end--;
					for (; ++end <= value.length;) {
						let following = value.charCodeAt(end);
						if (!test(following)) break;
						characters += String.fromCharCode(following);
						if (type === "named" && characterEntitiesLegacy.includes(characters)) {
							characterReferenceCharacters = characters;
							characterReference = (0, decode_named_character_reference.s)(characters);
						}
					}
					let terminated = value.charCodeAt(end) === 59;
					if (terminated) {
						end++;
						let namedReference = type === "named" && (0, decode_named_character_reference.s)(characters);
						if (namedReference) {
							characterReferenceCharacters = characters;
							characterReference = namedReference;
						}
					}
					let diff = 1 + end - start;
					let reference = "";
					if (terminated || settings.nonTerminated !== !1) {
						if (!characters) type !== "named" && warning(4, diff);
						else if (type === "named") {
							if (terminated && !characterReference) warning(5, 1);
							else {
								if (characterReferenceCharacters !== characters) {
									end = begin + characterReferenceCharacters.length;
									diff = 1 + end - begin;
									terminated = !1;
								}
								if (!terminated) {
									let reason = characterReferenceCharacters ? 1 : 3;
									if (settings.attribute) {
										let following = value.charCodeAt(end);
										if (following === 61) {
											warning(reason, diff);
											characterReference = "";
										} else isAlphanumerical(following) ? characterReference = "" : warning(reason, diff);
									} else warning(reason, diff);
								}
							}
							reference = characterReference;
						} else {
							terminated || warning(2, diff);
							let referenceCode = Number.parseInt(characters, type === "hexadecimal" ? 16 : 10);
							if (prohibited(referenceCode)) {
								warning(7, diff);
								reference = "�";
							} else if (referenceCode in characterReferenceInvalid) {
								warning(6, diff);
								reference = characterReferenceInvalid[referenceCode];
							} else {
								let output = "";
								disallowed(referenceCode) && warning(6, diff);
								if (referenceCode > 65535) {
									referenceCode -= 65536;
									output += String.fromCharCode(referenceCode >>> 10 | 55296);
									referenceCode = 56320 | referenceCode & 1023;
								}
								reference = output + String.fromCharCode(referenceCode);
							}
						}
					}
					if (reference) {
						flush();
						previous = now();
						index = end - 1;
						column += end - start + 1;
						result.push(reference);
						let next = now();
						next.offset++;
						settings.reference && settings.reference.call(settings.referenceContext || void 0, reference, {
							start: previous,
							end: next
						}, value.slice(start - 1, end));
						previous = next;
					} else {
						characters = value.slice(start - 1, end);
						queue += characters;
						column += characters.length;
						index = end - 1;
					}
				} else {
					if (character === 10) {
						line++;
						lines++;
						column = 0;
					}
					if (Number.isNaN(character)) flush();
					else {
						queue += String.fromCharCode(character);
						column++;
					}
				}
			}
			return result.join("");
			function now() {
				return {
					line,
					column,
					offset: index + ((point ? point.offset : 0) || 0)
				};
			}
			function warning(code, offset) {
				let position;
				if (settings.warning) {
					position = now();
					position.column += offset;
					position.offset += offset;
					settings.warning.call(settings.warningContext || void 0, messages[code], position, code);
				}
			}
			function flush() {
				if (queue) {
					result.push(queue);
					settings.text && settings.text.call(settings.textContext || void 0, queue, {
						start: previous,
						end: now()
					});
					queue = "";
				}
			}
		}
		function prohibited(code) {
			return code >= 55296 && code <= 57343 || code > 1114111;
		}
		function disallowed(code) {
			return code >= 1 && code <= 8 || code === 11 || code >= 13 && code <= 31 || code >= 127 && code <= 159 || code >= 64976 && code <= 65007 || (code & 65535) == 65535 || (code & 65535) == 65534;
		}
		var lib = __webpack_require__(2544);
		var vfile_message_lib = __webpack_require__(4422);
		function mdxJsxFromMarkdown() {
			return {
				canContainEols: ["mdxJsxTextElement"],
				enter: {
					mdxJsxFlowTag: enterMdxJsxTag,
					mdxJsxFlowTagClosingMarker: enterMdxJsxTagClosingMarker,
					mdxJsxFlowTagAttribute: enterMdxJsxTagAttribute,
					mdxJsxFlowTagExpressionAttribute: enterMdxJsxTagExpressionAttribute,
					mdxJsxFlowTagAttributeValueLiteral: buffer,
					mdxJsxFlowTagAttributeValueExpression: buffer,
					mdxJsxFlowTagSelfClosingMarker: enterMdxJsxTagSelfClosingMarker,
					mdxJsxTextTag: enterMdxJsxTag,
					mdxJsxTextTagClosingMarker: enterMdxJsxTagClosingMarker,
					mdxJsxTextTagAttribute: enterMdxJsxTagAttribute,
					mdxJsxTextTagExpressionAttribute: enterMdxJsxTagExpressionAttribute,
					mdxJsxTextTagAttributeValueLiteral: buffer,
					mdxJsxTextTagAttributeValueExpression: buffer,
					mdxJsxTextTagSelfClosingMarker: enterMdxJsxTagSelfClosingMarker
				},
				exit: {
					mdxJsxFlowTagClosingMarker: exitMdxJsxTagClosingMarker,
					mdxJsxFlowTagNamePrimary: exitMdxJsxTagNamePrimary,
					mdxJsxFlowTagNameMember: exitMdxJsxTagNameMember,
					mdxJsxFlowTagNameLocal: exitMdxJsxTagNameLocal,
					mdxJsxFlowTagExpressionAttribute: exitMdxJsxTagExpressionAttribute,
					mdxJsxFlowTagExpressionAttributeValue: data,
					mdxJsxFlowTagAttributeNamePrimary: exitMdxJsxTagAttributeNamePrimary,
					mdxJsxFlowTagAttributeNameLocal: exitMdxJsxTagAttributeNameLocal,
					mdxJsxFlowTagAttributeValueLiteral: exitMdxJsxTagAttributeValueLiteral,
					mdxJsxFlowTagAttributeValueLiteralValue: data,
					mdxJsxFlowTagAttributeValueExpression: exitMdxJsxTagAttributeValueExpression,
					mdxJsxFlowTagAttributeValueExpressionValue: data,
					mdxJsxFlowTagSelfClosingMarker: exitMdxJsxTagSelfClosingMarker,
					mdxJsxFlowTag: exitMdxJsxTag,
					mdxJsxTextTagClosingMarker: exitMdxJsxTagClosingMarker,
					mdxJsxTextTagNamePrimary: exitMdxJsxTagNamePrimary,
					mdxJsxTextTagNameMember: exitMdxJsxTagNameMember,
					mdxJsxTextTagNameLocal: exitMdxJsxTagNameLocal,
					mdxJsxTextTagExpressionAttribute: exitMdxJsxTagExpressionAttribute,
					mdxJsxTextTagExpressionAttributeValue: data,
					mdxJsxTextTagAttributeNamePrimary: exitMdxJsxTagAttributeNamePrimary,
					mdxJsxTextTagAttributeNameLocal: exitMdxJsxTagAttributeNameLocal,
					mdxJsxTextTagAttributeValueLiteral: exitMdxJsxTagAttributeValueLiteral,
					mdxJsxTextTagAttributeValueLiteralValue: data,
					mdxJsxTextTagAttributeValueExpression: exitMdxJsxTagAttributeValueExpression,
					mdxJsxTextTagAttributeValueExpressionValue: data,
					mdxJsxTextTagSelfClosingMarker: exitMdxJsxTagSelfClosingMarker,
					mdxJsxTextTag: exitMdxJsxTag
				}
			};
			function buffer() {
				this.buffer();
			}
			function point(d) {
				return {
					line: d.line,
					column: d.column,
					offset: d.offset
				};
			}
			function data(token) {
				this.config.enter.data.call(this, token);
				this.config.exit.data.call(this, token);
			}
			function enterMdxJsxTag(token) {
				let tag = {
					name: void 0,
					attributes: [],
					close: !1,
					selfClosing: !1,
					start: token.start,
					end: token.end
				};
				this.data.mdxJsxTagStack || (this.data.mdxJsxTagStack = []);
				this.data.mdxJsxTag = tag;
				this.buffer();
			}
			function enterMdxJsxTagClosingMarker(token) {
				let stack = this.data.mdxJsxTagStack;
				(0, lib_default.ok)(stack, "expected `mdxJsxTagStack`");
				if (stack.length === 0) throw new vfile_message_lib.o("Unexpected closing slash `/` in tag, expected an open tag first", {
					start: token.start,
					end: token.end
				}, "mdast-util-mdx-jsx:unexpected-closing-slash");
			}
			function enterMdxJsxTagAnyAttribute(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				if (tag.close) throw new vfile_message_lib.o("Unexpected attribute in closing tag, expected the end of the tag", {
					start: token.start,
					end: token.end
				}, "mdast-util-mdx-jsx:unexpected-attribute");
			}
			function enterMdxJsxTagSelfClosingMarker(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				if (tag.close) throw new vfile_message_lib.o("Unexpected self-closing slash `/` in closing tag, expected the end of the tag", {
					start: token.start,
					end: token.end
				}, "mdast-util-mdx-jsx:unexpected-self-closing-slash");
			}
			function exitMdxJsxTagClosingMarker() {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				tag.close = !0;
			}
			function exitMdxJsxTagNamePrimary(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				tag.name = this.sliceSerialize(token);
			}
			function exitMdxJsxTagNameMember(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				tag.name += "." + this.sliceSerialize(token);
			}
			function exitMdxJsxTagNameLocal(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				tag.name += ":" + this.sliceSerialize(token);
			}
			function enterMdxJsxTagAttribute(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				enterMdxJsxTagAnyAttribute.call(this, token);
				tag.attributes.push({
					type: "mdxJsxAttribute",
					name: "",
					value: null,
					position: {
						start: point(token.start),
						end: void 0
					}
				});
			}
			function enterMdxJsxTagExpressionAttribute(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				enterMdxJsxTagAnyAttribute.call(this, token);
				tag.attributes.push({
					type: "mdxJsxExpressionAttribute",
					value: "",
					position: {
						start: point(token.start),
						end: void 0
					}
				});
				this.buffer();
			}
			function exitMdxJsxTagExpressionAttribute(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				let tail = tag.attributes[tag.attributes.length - 1];
				(0, lib_default.ok)(tail.type === "mdxJsxExpressionAttribute");
				let { estree } = token;
				tail.value = this.resume();
				(0, lib_default.ok)(tail.position !== void 0);
				tail.position.end = point(token.end);
				estree && (tail.data = { estree });
			}
			function exitMdxJsxTagAttributeNamePrimary(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				let node = tag.attributes[tag.attributes.length - 1];
				(0, lib_default.ok)(node.type === "mdxJsxAttribute");
				node.name = this.sliceSerialize(token);
				(0, lib_default.ok)(node.position !== void 0);
				node.position.end = point(token.end);
			}
			function exitMdxJsxTagAttributeNameLocal(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				let node = tag.attributes[tag.attributes.length - 1];
				(0, lib_default.ok)(node.type === "mdxJsxAttribute");
				node.name += ":" + this.sliceSerialize(token);
				(0, lib_default.ok)(node.position !== void 0);
				node.position.end = point(token.end);
			}
			function exitMdxJsxTagAttributeValueLiteral(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				let node = tag.attributes[tag.attributes.length - 1];
				node.value = parseEntities(this.resume(), { nonTerminated: !1 });
				(0, lib_default.ok)(node.position !== void 0);
				node.position.end = point(token.end);
			}
			function exitMdxJsxTagAttributeValueExpression(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				let tail = tag.attributes[tag.attributes.length - 1];
				(0, lib_default.ok)(tail.type === "mdxJsxAttribute");
				let node = {
					type: "mdxJsxAttributeValueExpression",
					value: this.resume()
				};
				let { estree } = token;
				estree && (node.data = { estree });
				tail.value = node;
				(0, lib_default.ok)(tail.position !== void 0);
				tail.position.end = point(token.end);
			}
			function exitMdxJsxTagSelfClosingMarker() {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				tag.selfClosing = !0;
			}
			function exitMdxJsxTag(token) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				let stack = this.data.mdxJsxTagStack;
				(0, lib_default.ok)(stack, "expected `mdxJsxTagStack`");
				let tail = stack[stack.length - 1];
				if (tag.close && tail.name !== tag.name) throw new vfile_message_lib.o("Unexpected closing tag `" + serializeAbbreviatedTag(tag) + "`, expected corresponding closing tag for `" + serializeAbbreviatedTag(tail) + "` (" + (0, lib.L)(tail) + ")", {
					start: token.start,
					end: token.end
				}, "mdast-util-mdx-jsx:end-tag-mismatch");
				this.resume();
				tag.close ? stack.pop() : this.enter({
					type: token.type === "mdxJsxTextTag" ? "mdxJsxTextElement" : "mdxJsxFlowElement",
					name: tag.name || null,
					attributes: tag.attributes,
					children: []
				}, token, onErrorRightIsTag);
				tag.selfClosing || tag.close ? this.exit(token, onErrorLeftIsTag) : stack.push(tag);
			}
			function onErrorRightIsTag(closing, open) {
				let stack = this.data.mdxJsxTagStack;
				(0, lib_default.ok)(stack, "expected `mdxJsxTagStack`");
				let tag = stack[stack.length - 1];
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				let place = closing ? " before the end of `" + closing.type + "`" : "";
				let position = closing ? {
					start: closing.start,
					end: closing.end
				} : void 0;
				throw new vfile_message_lib.o("Expected a closing tag for `" + serializeAbbreviatedTag(tag) + "` (" + (0, lib.L)({
					start: open.start,
					end: open.end
				}) + ")" + place, position, "mdast-util-mdx-jsx:end-tag-mismatch");
			}
			function onErrorLeftIsTag(a, b) {
				let tag = this.data.mdxJsxTag;
				(0, lib_default.ok)(tag, "expected `mdxJsxTag`");
				throw new vfile_message_lib.o("Expected the closing tag `" + serializeAbbreviatedTag(tag) + "` either after the end of `" + b.type + "` (" + (0, lib.L)(b.end) + ") or another opening tag after the start of `" + b.type + "` (" + (0, lib.L)(b.start) + ")", {
					start: a.start,
					end: a.end
				}, "mdast-util-mdx-jsx:end-tag-mismatch");
			}
			function serializeAbbreviatedTag(tag) {
				return "<" + (tag.close ? "/" : "") + (tag.name || "") + ">";
			}
		}
		function mdxjsEsmFromMarkdown() {
			return {
				enter: { mdxjsEsm: enterMdxjsEsm },
				exit: {
					mdxjsEsm: exitMdxjsEsm,
					mdxjsEsmData: exitMdxjsEsmData
				}
			};
		}
		function enterMdxjsEsm(token) {
			this.enter({
				type: "mdxjsEsm",
				value: ""
			}, token);
			this.buffer();
		}
		function exitMdxjsEsm(token) {
			let value = this.resume();
			let node = this.stack[this.stack.length - 1];
			(0, lib_default.ok)(node.type === "mdxjsEsm");
			this.exit(token);
			let estree = token.estree;
			node.value = value;
			estree && (node.data = { estree });
		}
		function exitMdxjsEsmData(token) {
			this.config.enter.data.call(this, token);
			this.config.exit.data.call(this, token);
		}
		function mdxFromMarkdown() {
			return [
				mdxExpressionFromMarkdown(),
				mdxJsxFromMarkdown(),
				mdxjsEsmFromMarkdown()
			];
		}
	}),
	5487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => blankLine });
		var micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5725);
		var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6122);
		let blankLine = {
			partial: !0,
			tokenize: tokenizeBlankLine
		};
		function tokenizeBlankLine(effects, ok, nok) {
			return start;
			function start(code) {
				return (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) ? (0, micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__.N)(effects, after, "linePrefix")(code) : after(code);
			}
			function after(code) {
				return code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.HP)(code) ? ok(code) : nok(code);
			}
		}
	}),
	7831: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => frontmatter });
		var micromark_util_character__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6122);
		var _to_matters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9938);
		function frontmatter(options) {
			let matters = (0, _to_matters_js__WEBPACK_IMPORTED_MODULE_0__.W)(options);
			let flow = {};
			let index = -1;
			for (; ++index < matters.length;) {
				let matter = matters[index];
				let code = fence(matter, "open").charCodeAt(0);
				let construct = createConstruct(matter);
				let existing = flow[code];
				Array.isArray(existing) ? existing.push(construct) : flow[code] = [construct];
			}
			return { flow };
		}
		function createConstruct(matter) {
			let anywhere = matter.anywhere;
			let frontmatterType = matter.type;
			let fenceType = frontmatterType + "Fence";
			let sequenceType = fenceType + "Sequence";
			let valueType = frontmatterType + "Value";
			let closingFenceConstruct = {
				tokenize: tokenizeClosingFence,
				partial: !0
			};
			let buffer;
			let bufferIndex = 0;
			return {
				tokenize: tokenizeFrontmatter,
				concrete: !0
			};
			function tokenizeFrontmatter(effects, ok, nok) {
				let self = this;
				return start;
				function start(code) {
					let position = self.now();
					if (position.column === 1 && (position.line === 1 || anywhere)) {
						buffer = fence(matter, "open");
						bufferIndex = 0;
						if (code === buffer.charCodeAt(bufferIndex)) {
							effects.enter(frontmatterType);
							effects.enter(fenceType);
							effects.enter(sequenceType);
							return openSequence(code);
						}
					}
					return nok(code);
				}
				function openSequence(code) {
					if (bufferIndex === buffer.length) {
						effects.exit(sequenceType);
						if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.On)(code)) {
							effects.enter("whitespace");
							return openSequenceWhitespace(code);
						}
						return openAfter(code);
					}
					if (code === buffer.charCodeAt(bufferIndex++)) {
						effects.consume(code);
						return openSequence;
					}
					return nok(code);
				}
				function openSequenceWhitespace(code) {
					if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.On)(code)) {
						effects.consume(code);
						return openSequenceWhitespace;
					}
					effects.exit("whitespace");
					return openAfter(code);
				}
				function openAfter(code) {
					if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.HP)(code)) {
						effects.exit(fenceType);
						effects.enter("lineEnding");
						effects.consume(code);
						effects.exit("lineEnding");
						buffer = fence(matter, "close");
						bufferIndex = 0;
						return effects.attempt(closingFenceConstruct, after, contentStart);
					}
					return nok(code);
				}
				function contentStart(code) {
					if (code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.HP)(code)) return contentEnd(code);
					effects.enter(valueType);
					return contentInside(code);
				}
				function contentInside(code) {
					if (code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.HP)(code)) {
						effects.exit(valueType);
						return contentEnd(code);
					}
					effects.consume(code);
					return contentInside;
				}
				function contentEnd(code) {
					if (code === null) return nok(code);
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return effects.attempt(closingFenceConstruct, after, contentStart);
				}
				function after(code) {
					effects.exit(frontmatterType);
					return ok(code);
				}
			}
			function tokenizeClosingFence(effects, ok, nok) {
				let bufferIndex = 0;
				return closeStart;
				function closeStart(code) {
					if (code === buffer.charCodeAt(bufferIndex)) {
						effects.enter(fenceType);
						effects.enter(sequenceType);
						return closeSequence(code);
					}
					return nok(code);
				}
				function closeSequence(code) {
					if (bufferIndex === buffer.length) {
						effects.exit(sequenceType);
						if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.On)(code)) {
							effects.enter("whitespace");
							return closeSequenceWhitespace(code);
						}
						return closeAfter(code);
					}
					if (code === buffer.charCodeAt(bufferIndex++)) {
						effects.consume(code);
						return closeSequence;
					}
					return nok(code);
				}
				function closeSequenceWhitespace(code) {
					if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.On)(code)) {
						effects.consume(code);
						return closeSequenceWhitespace;
					}
					effects.exit("whitespace");
					return closeAfter(code);
				}
				function closeAfter(code) {
					if (code === null || (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_1__.HP)(code)) {
						effects.exit(fenceType);
						return ok(code);
					}
					return nok(code);
				}
			}
		}
		function fence(matter, prop) {
			return matter.marker ? pick(matter.marker, prop).repeat(3) : pick(matter.fence, prop);
		}
		function pick(schema, prop) {
			return typeof schema == "string" ? schema : schema[prop];
		}
	}),
	9938: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => toMatters });
		var format_format = __webpack_require__(2109);
		let fault = Object.assign(create(Error), {
			eval: create(EvalError),
			range: create(RangeError),
			reference: create(ReferenceError),
			syntax: create(SyntaxError),
			type: create(TypeError),
			uri: create(URIError)
		});
		function create(Constructor) {
			FormattedError.displayName = Constructor.displayName || Constructor.name;
			return FormattedError;
			function FormattedError(format, ...values) {
				return new Constructor(format && format_format(format, ...values));
			}
		}
		let own = {}.hasOwnProperty;
		let markers = {
			yaml: "-",
			toml: "+"
		};
		function toMatters(options) {
			let result = [];
			let index = -1;
			let presetsOrMatters = Array.isArray(options) ? options : options ? [options] : ["yaml"];
			for (; ++index < presetsOrMatters.length;) result[index] = matter(presetsOrMatters[index]);
			return result;
		}
		function matter(option) {
			let result = option;
			if (typeof result == "string") {
				if (!own.call(markers, result)) throw fault("Missing matter definition for `%s`", result);
				result = {
					type: result,
					marker: markers[result]
				};
			} else if (typeof result != "object") throw fault("Expected matter to be an object, not `%j`", result);
			if (!own.call(result, "type")) throw fault("Missing `type` in matter `%j`", result);
			if (!own.call(result, "fence") && !own.call(result, "marker")) throw fault("Missing `marker` or `fence` in matter `%j`", result);
			return result;
		}
	}),
	2061: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => gfm });
		var micromark_util_combine_extensions = __webpack_require__(3657);
		var micromark_util_character = __webpack_require__(6122);
		let wwwPrefix = {
			tokenize: tokenizeWwwPrefix,
			partial: !0
		};
		let domain = {
			tokenize: tokenizeDomain,
			partial: !0
		};
		let path = {
			tokenize: tokenizePath,
			partial: !0
		};
		let trail = {
			tokenize: tokenizeTrail,
			partial: !0
		};
		let emailDomainDotTrail = {
			tokenize: tokenizeEmailDomainDotTrail,
			partial: !0
		};
		let wwwAutolink = {
			name: "wwwAutolink",
			tokenize: tokenizeWwwAutolink,
			previous: previousWww
		};
		let protocolAutolink = {
			name: "protocolAutolink",
			tokenize: tokenizeProtocolAutolink,
			previous: previousProtocol
		};
		let emailAutolink = {
			name: "emailAutolink",
			tokenize: tokenizeEmailAutolink,
			previous: previousEmail
		};
		let syntax_text = {};
		function gfmAutolinkLiteral() {
			return { text: syntax_text };
		}
		let code = 48;
		for (; code < 123;) {
			syntax_text[code] = emailAutolink;
			code++;
			code === 58 ? code = 65 : code === 91 && (code = 97);
		}
		syntax_text[43] = emailAutolink;
		syntax_text[45] = emailAutolink;
		syntax_text[46] = emailAutolink;
		syntax_text[95] = emailAutolink;
		syntax_text[72] = [emailAutolink, protocolAutolink];
		syntax_text[104] = [emailAutolink, protocolAutolink];
		syntax_text[87] = [emailAutolink, wwwAutolink];
		syntax_text[119] = [emailAutolink, wwwAutolink];
		function tokenizeEmailAutolink(effects, ok, nok) {
			let self = this;
			let dot;
			let data;
			return start;
			function start(code) {
				if (!gfmAtext(code) || !previousEmail.call(self, self.previous) || previousUnbalanced(self.events)) return nok(code);
				effects.enter("literalAutolink");
				effects.enter("literalAutolinkEmail");
				return atext(code);
			}
			function atext(code) {
				if (gfmAtext(code)) {
					effects.consume(code);
					return atext;
				}
				if (code === 64) {
					effects.consume(code);
					return emailDomain;
				}
				return nok(code);
			}
			function emailDomain(code) {
				if (code === 46) return effects.check(emailDomainDotTrail, emailDomainAfter, emailDomainDot)(code);
				if (code === 45 || code === 95 || (0, micromark_util_character.lV)(code)) {
					data = !0;
					effects.consume(code);
					return emailDomain;
				}
				return emailDomainAfter(code);
			}
			function emailDomainDot(code) {
				effects.consume(code);
				dot = !0;
				return emailDomain;
			}
			function emailDomainAfter(code) {
				if (data && dot && (0, micromark_util_character.CW)(self.previous)) {
					effects.exit("literalAutolinkEmail");
					effects.exit("literalAutolink");
					return ok(code);
				}
				return nok(code);
			}
		}
		function tokenizeWwwAutolink(effects, ok, nok) {
			let self = this;
			return wwwStart;
			function wwwStart(code) {
				if (code !== 87 && code !== 119 || !previousWww.call(self, self.previous) || previousUnbalanced(self.events)) return nok(code);
				effects.enter("literalAutolink");
				effects.enter("literalAutolinkWww");
				return effects.check(wwwPrefix, effects.attempt(domain, effects.attempt(path, wwwAfter), nok), nok)(code);
			}
			function wwwAfter(code) {
				effects.exit("literalAutolinkWww");
				effects.exit("literalAutolink");
				return ok(code);
			}
		}
		function tokenizeProtocolAutolink(effects, ok, nok) {
			let self = this;
			let buffer = "";
			let seen = !1;
			return protocolStart;
			function protocolStart(code) {
				if ((code === 72 || code === 104) && previousProtocol.call(self, self.previous) && !previousUnbalanced(self.events)) {
					effects.enter("literalAutolink");
					effects.enter("literalAutolinkHttp");
					buffer += String.fromCodePoint(code);
					effects.consume(code);
					return protocolPrefixInside;
				}
				return nok(code);
			}
			function protocolPrefixInside(code) {
				if ((0, micromark_util_character.CW)(code) && buffer.length < 5) {
					buffer += String.fromCodePoint(code);
					effects.consume(code);
					return protocolPrefixInside;
				}
				if (code === 58) {
					let protocol = buffer.toLowerCase();
					if (protocol === "http" || protocol === "https") {
						effects.consume(code);
						return protocolSlashesInside;
					}
				}
				return nok(code);
			}
			function protocolSlashesInside(code) {
				if (code === 47) {
					effects.consume(code);
					if (seen) return afterProtocol;
					seen = !0;
					return protocolSlashesInside;
				}
				return nok(code);
			}
			function afterProtocol(code) {
				return code === null || (0, micromark_util_character.JQ)(code) || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code) || (0, micromark_util_character.es)(code) ? nok(code) : effects.attempt(domain, effects.attempt(path, protocolAfter), nok)(code);
			}
			function protocolAfter(code) {
				effects.exit("literalAutolinkHttp");
				effects.exit("literalAutolink");
				return ok(code);
			}
		}
		function tokenizeWwwPrefix(effects, ok, nok) {
			let size = 0;
			return wwwPrefixInside;
			function wwwPrefixInside(code) {
				if ((code === 87 || code === 119) && size < 3) {
					size++;
					effects.consume(code);
					return wwwPrefixInside;
				}
				if (code === 46 && size === 3) {
					effects.consume(code);
					return wwwPrefixAfter;
				}
				return nok(code);
			}
			function wwwPrefixAfter(code) {
				return code === null ? nok(code) : ok(code);
			}
		}
		function tokenizeDomain(effects, ok, nok) {
			let underscoreInLastSegment;
			let underscoreInLastLastSegment;
			let seen;
			return domainInside;
			function domainInside(code) {
				if (code === 46 || code === 95) return effects.check(trail, domainAfter, domainAtPunctuation)(code);
				if (code === null || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code) || code !== 45 && (0, micromark_util_character.es)(code)) return domainAfter(code);
				seen = !0;
				effects.consume(code);
				return domainInside;
			}
			function domainAtPunctuation(code) {
				if (code === 95) underscoreInLastSegment = !0;
				else {
					underscoreInLastLastSegment = underscoreInLastSegment;
					underscoreInLastSegment = void 0;
				}
				effects.consume(code);
				return domainInside;
			}
			function domainAfter(code) {
				if (underscoreInLastLastSegment || underscoreInLastSegment || !seen) return nok(code);
				return ok(code);
			}
		}
		function tokenizePath(effects, ok) {
			let sizeOpen = 0;
			let sizeClose = 0;
			return pathInside;
			function pathInside(code) {
				if (code === 40) {
					sizeOpen++;
					effects.consume(code);
					return pathInside;
				}
				if (code === 41 && sizeClose < sizeOpen) return pathAtPunctuation(code);
				if (code === 33 || code === 34 || code === 38 || code === 39 || code === 41 || code === 42 || code === 44 || code === 46 || code === 58 || code === 59 || code === 60 || code === 63 || code === 93 || code === 95 || code === 126) return effects.check(trail, ok, pathAtPunctuation)(code);
				if (code === null || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) return ok(code);
				effects.consume(code);
				return pathInside;
			}
			function pathAtPunctuation(code) {
				code === 41 && sizeClose++;
				effects.consume(code);
				return pathInside;
			}
		}
		function tokenizeTrail(effects, ok, nok) {
			return trail;
			function trail(code) {
				if (code === 33 || code === 34 || code === 39 || code === 41 || code === 42 || code === 44 || code === 46 || code === 58 || code === 59 || code === 63 || code === 95 || code === 126) {
					effects.consume(code);
					return trail;
				}
				if (code === 38) {
					effects.consume(code);
					return trailCharacterReferenceStart;
				}
				if (code === 93) {
					effects.consume(code);
					return trailBracketAfter;
				}
				if (code === 60 || code === null || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) return ok(code);
				return nok(code);
			}
			function trailBracketAfter(code) {
				if (code === null || code === 40 || code === 91 || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) return ok(code);
				return trail(code);
			}
			function trailCharacterReferenceStart(code) {
				return (0, micromark_util_character.CW)(code) ? trailCharacterReferenceInside(code) : nok(code);
			}
			function trailCharacterReferenceInside(code) {
				if (code === 59) {
					effects.consume(code);
					return trail;
				}
				if ((0, micromark_util_character.CW)(code)) {
					effects.consume(code);
					return trailCharacterReferenceInside;
				}
				return nok(code);
			}
		}
		function tokenizeEmailDomainDotTrail(effects, ok, nok) {
			return start;
			function start(code) {
				effects.consume(code);
				return after;
			}
			function after(code) {
				return (0, micromark_util_character.lV)(code) ? nok(code) : ok(code);
			}
		}
		function previousWww(code) {
			return code === null || code === 40 || code === 42 || code === 95 || code === 91 || code === 93 || code === 126 || (0, micromark_util_character.Ee)(code);
		}
		function previousProtocol(code) {
			return !(0, micromark_util_character.CW)(code);
		}
		function previousEmail(code) {
			return !(code === 47 || gfmAtext(code));
		}
		function gfmAtext(code) {
			return code === 43 || code === 45 || code === 46 || code === 95 || (0, micromark_util_character.lV)(code);
		}
		function previousUnbalanced(events) {
			let index = events.length;
			let result = !1;
			for (; index--;) {
				let token = events[index][1];
				if ((token.type === "labelLink" || token.type === "labelImage") && !token._balanced) {
					result = !0;
					break;
				}
				if (token._gfmAutolinkLiteralWalkedInto) {
					result = !1;
					break;
				}
			}
			events.length > 0 && !result && (events[events.length - 1][1]._gfmAutolinkLiteralWalkedInto = !0);
			return result;
		}
		var blank_line = __webpack_require__(5487);
		var micromark_factory_space = __webpack_require__(5725);
		var micromark_util_normalize_identifier = __webpack_require__(3114);
		let indent = {
			tokenize: tokenizeIndent,
			partial: !0
		};
		function gfmFootnote() {
			return {
				document: { 91: {
					name: "gfmFootnoteDefinition",
					tokenize: tokenizeDefinitionStart,
					continuation: { tokenize: tokenizeDefinitionContinuation },
					exit: gfmFootnoteDefinitionEnd
				} },
				text: {
					91: {
						name: "gfmFootnoteCall",
						tokenize: tokenizeGfmFootnoteCall
					},
					93: {
						name: "gfmPotentialFootnoteCall",
						add: "after",
						tokenize: tokenizePotentialGfmFootnoteCall,
						resolveTo: resolveToPotentialGfmFootnoteCall
					}
				}
			};
		}
		function tokenizePotentialGfmFootnoteCall(effects, ok, nok) {
			let self = this;
			let index = self.events.length;
			let defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
			let labelStart;
			for (; index--;) {
				let token = self.events[index][1];
				if (token.type === "labelImage") {
					labelStart = token;
					break;
				}
				if (token.type === "gfmFootnoteCall" || token.type === "labelLink" || token.type === "label" || token.type === "image" || token.type === "link") break;
			}
			return start;
			function start(code) {
				if (!labelStart || !labelStart._balanced) return nok(code);
				let id = (0, micromark_util_normalize_identifier.B)(self.sliceSerialize({
					start: labelStart.end,
					end: self.now()
				}));
				if (id.codePointAt(0) !== 94 || !defined.includes(id.slice(1))) return nok(code);
				effects.enter("gfmFootnoteCallLabelMarker");
				effects.consume(code);
				effects.exit("gfmFootnoteCallLabelMarker");
				return ok(code);
			}
		}
		function resolveToPotentialGfmFootnoteCall(events, context) {
			let index = events.length;
			for (; index--;) if (events[index][1].type === "labelImage" && events[index][0] === "enter") {
				events[index][1];
				break;
			}
			events[index + 1][1].type = "data";
			events[index + 3][1].type = "gfmFootnoteCallLabelMarker";
			let call = {
				type: "gfmFootnoteCall",
				start: Object.assign({}, events[index + 3][1].start),
				end: Object.assign({}, events[events.length - 1][1].end)
			};
			let marker = {
				type: "gfmFootnoteCallMarker",
				start: Object.assign({}, events[index + 3][1].end),
				end: Object.assign({}, events[index + 3][1].end)
			};
			marker.end.column++;
			marker.end.offset++;
			marker.end._bufferIndex++;
			let string = {
				type: "gfmFootnoteCallString",
				start: Object.assign({}, marker.end),
				end: Object.assign({}, events[events.length - 1][1].start)
			};
			let chunk = {
				type: "chunkString",
				contentType: "string",
				start: Object.assign({}, string.start),
				end: Object.assign({}, string.end)
			};
			let replacement = [
				events[index + 1],
				events[index + 2],
				[
					"enter",
					call,
					context
				],
				events[index + 3],
				events[index + 4],
				[
					"enter",
					marker,
					context
				],
				[
					"exit",
					marker,
					context
				],
				[
					"enter",
					string,
					context
				],
				[
					"enter",
					chunk,
					context
				],
				[
					"exit",
					chunk,
					context
				],
				[
					"exit",
					string,
					context
				],
				events[events.length - 2],
				events[events.length - 1],
				[
					"exit",
					call,
					context
				]
			];
			events.splice(index, events.length - index + 1, ...replacement);
			return events;
		}
		function tokenizeGfmFootnoteCall(effects, ok, nok) {
			let self = this;
			let defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
			let size = 0;
			let data;
			return start;
			function start(code) {
				effects.enter("gfmFootnoteCall");
				effects.enter("gfmFootnoteCallLabelMarker");
				effects.consume(code);
				effects.exit("gfmFootnoteCallLabelMarker");
				return callStart;
			}
			function callStart(code) {
				if (code !== 94) return nok(code);
				effects.enter("gfmFootnoteCallMarker");
				effects.consume(code);
				effects.exit("gfmFootnoteCallMarker");
				effects.enter("gfmFootnoteCallString");
				effects.enter("chunkString").contentType = "string";
				return callData;
			}
			function callData(code) {
				if (size > 999 || code === 93 && !data || code === null || code === 91 || (0, micromark_util_character.Ee)(code)) return nok(code);
				if (code === 93) {
					effects.exit("chunkString");
					let token = effects.exit("gfmFootnoteCallString");
					if (!defined.includes((0, micromark_util_normalize_identifier.B)(self.sliceSerialize(token)))) return nok(code);
					effects.enter("gfmFootnoteCallLabelMarker");
					effects.consume(code);
					effects.exit("gfmFootnoteCallLabelMarker");
					effects.exit("gfmFootnoteCall");
					return ok;
				}
				(0, micromark_util_character.Ee)(code) || (data = !0);
				size++;
				effects.consume(code);
				return code === 92 ? callEscape : callData;
			}
			function callEscape(code) {
				if (code === 91 || code === 92 || code === 93) {
					effects.consume(code);
					size++;
					return callData;
				}
				return callData(code);
			}
		}
		function tokenizeDefinitionStart(effects, ok, nok) {
			let self = this;
			let defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
			let identifier;
			let size = 0;
			let data;
			return start;
			function start(code) {
				effects.enter("gfmFootnoteDefinition")._container = !0;
				effects.enter("gfmFootnoteDefinitionLabel");
				effects.enter("gfmFootnoteDefinitionLabelMarker");
				effects.consume(code);
				effects.exit("gfmFootnoteDefinitionLabelMarker");
				return labelAtMarker;
			}
			function labelAtMarker(code) {
				if (code === 94) {
					effects.enter("gfmFootnoteDefinitionMarker");
					effects.consume(code);
					effects.exit("gfmFootnoteDefinitionMarker");
					effects.enter("gfmFootnoteDefinitionLabelString");
					effects.enter("chunkString").contentType = "string";
					return labelInside;
				}
				return nok(code);
			}
			function labelInside(code) {
				if (size > 999 || code === 93 && !data || code === null || code === 91 || (0, micromark_util_character.Ee)(code)) return nok(code);
				if (code === 93) {
					effects.exit("chunkString");
					let token = effects.exit("gfmFootnoteDefinitionLabelString");
					identifier = (0, micromark_util_normalize_identifier.B)(self.sliceSerialize(token));
					effects.enter("gfmFootnoteDefinitionLabelMarker");
					effects.consume(code);
					effects.exit("gfmFootnoteDefinitionLabelMarker");
					effects.exit("gfmFootnoteDefinitionLabel");
					return labelAfter;
				}
				(0, micromark_util_character.Ee)(code) || (data = !0);
				size++;
				effects.consume(code);
				return code === 92 ? labelEscape : labelInside;
			}
			function labelEscape(code) {
				if (code === 91 || code === 92 || code === 93) {
					effects.consume(code);
					size++;
					return labelInside;
				}
				return labelInside(code);
			}
			function labelAfter(code) {
				if (code === 58) {
					effects.enter("definitionMarker");
					effects.consume(code);
					effects.exit("definitionMarker");
					defined.includes(identifier) || defined.push(identifier);
					return (0, micromark_factory_space.N)(effects, whitespaceAfter, "gfmFootnoteDefinitionWhitespace");
				}
				return nok(code);
			}
			function whitespaceAfter(code) {
				return ok(code);
			}
		}
		function tokenizeDefinitionContinuation(effects, ok, nok) {
			return effects.check(blank_line.B, ok, effects.attempt(indent, ok, nok));
		}
		function gfmFootnoteDefinitionEnd(effects) {
			effects.exit("gfmFootnoteDefinition");
		}
		function tokenizeIndent(effects, ok, nok) {
			let self = this;
			return (0, micromark_factory_space.N)(effects, afterPrefix, "gfmFootnoteDefinitionIndent", 5);
			function afterPrefix(code) {
				let tail = self.events[self.events.length - 1];
				return tail && tail[1].type === "gfmFootnoteDefinitionIndent" && tail[2].sliceSerialize(tail[1], !0).length === 4 ? ok(code) : nok(code);
			}
		}
		var micromark_util_chunked = __webpack_require__(6757);
		var micromark_util_classify_character = __webpack_require__(3135);
		var micromark_util_resolve_all = __webpack_require__(8059);
		function gfmStrikethrough(options) {
			let single = (options || {}).singleTilde;
			let tokenizer = {
				name: "strikethrough",
				tokenize: tokenizeStrikethrough,
				resolveAll: resolveAllStrikethrough
			};
			single ??= !0;
			return {
				text: { 126: tokenizer },
				insideSpan: { null: [tokenizer] },
				attentionMarkers: { null: [126] }
			};
			function resolveAllStrikethrough(events, context) {
				let index = -1;
				for (; ++index < events.length;) if (events[index][0] === "enter" && events[index][1].type === "strikethroughSequenceTemporary" && events[index][1]._close) {
					let open = index;
					for (; open--;) if (events[open][0] === "exit" && events[open][1].type === "strikethroughSequenceTemporary" && events[open][1]._open && events[index][1].end.offset - events[index][1].start.offset === events[open][1].end.offset - events[open][1].start.offset) {
						events[index][1].type = "strikethroughSequence";
						events[open][1].type = "strikethroughSequence";
						let strikethrough = {
							type: "strikethrough",
							start: Object.assign({}, events[open][1].start),
							end: Object.assign({}, events[index][1].end)
						};
						let text = {
							type: "strikethroughText",
							start: Object.assign({}, events[open][1].end),
							end: Object.assign({}, events[index][1].start)
						};
						let nextEvents = [
							[
								"enter",
								strikethrough,
								context
							],
							[
								"enter",
								events[open][1],
								context
							],
							[
								"exit",
								events[open][1],
								context
							],
							[
								"enter",
								text,
								context
							]
						];
						let insideSpan = context.parser.constructs.insideSpan.null;
						insideSpan && (0, micromark_util_chunked.m)(nextEvents, nextEvents.length, 0, (0, micromark_util_resolve_all.W)(insideSpan, events.slice(open + 1, index), context));
						(0, micromark_util_chunked.m)(nextEvents, nextEvents.length, 0, [
							[
								"exit",
								text,
								context
							],
							[
								"enter",
								events[index][1],
								context
							],
							[
								"exit",
								events[index][1],
								context
							],
							[
								"exit",
								strikethrough,
								context
							]
						]);
						(0, micromark_util_chunked.m)(events, open - 1, index - open + 3, nextEvents);
						index = open + nextEvents.length - 2;
						break;
					}
				}
				index = -1;
				for (; ++index < events.length;) events[index][1].type === "strikethroughSequenceTemporary" && (events[index][1].type = "data");
				return events;
			}
			function tokenizeStrikethrough(effects, ok, nok) {
				let previous = this.previous;
				let events = this.events;
				let size = 0;
				return start;
				function start(code) {
					if (previous === 126 && events[events.length - 1][1].type !== "characterEscape") return nok(code);
					effects.enter("strikethroughSequenceTemporary");
					return more(code);
				}
				function more(code) {
					let before = (0, micromark_util_classify_character.S)(previous);
					if (code === 126) {
						if (size > 1) return nok(code);
						effects.consume(code);
						size++;
						return more;
					}
					if (size < 2 && !single) return nok(code);
					let token = effects.exit("strikethroughSequenceTemporary");
					let after = (0, micromark_util_classify_character.S)(code);
					token._open = !after || after === 2 && !!before;
					token._close = !before || before === 2 && !!after;
					return ok(code);
				}
			}
		}
		class EditMap {
			constructor() {
				this.map = [];
				this.index = new Map();
			}
			add(index, remove, add) {
				addImplementation(this, index, remove, add);
			}
			consume(events) {
				this.map.sort(function(a, b) {
					return a[0] - b[0];
				});
				if (this.map.length === 0) return;
				let index = this.map.length;
				let vecs = [];
				for (; index > 0;) {
					--index;
					vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
					events.length = this.map[index][0];
				}
				vecs.push(events.slice());
				events.length = 0;
				let slice = vecs.pop();
				for (; slice;) {
					for (let element of slice) events.push(element);
					slice = vecs.pop();
				}
				this.map.length = 0;
				this.index.clear();
			}
		}
		function addImplementation(editMap, at, remove, add) {
			if (remove === 0 && add.length === 0) return;
			let existing = editMap.index.get(at);
			if (existing) {
				existing[1] += remove;
				existing[2].push(...add);
				return;
			}
			let change = [
				at,
				remove,
				add
			];
			editMap.map.push(change);
			editMap.index.set(at, change);
		}
		function gfmTableAlign(events, index) {
			let inDelimiterRow = !1;
			let align = [];
			for (; index < events.length;) {
				let event = events[index];
				if (inDelimiterRow) {
					if (event[0] === "enter") event[1].type === "tableContent" && align.push(events[index + 1][1].type === "tableDelimiterMarker" ? "left" : "none");
					else if (event[1].type === "tableContent") {
						if (events[index - 1][1].type === "tableDelimiterMarker") {
							let alignIndex = align.length - 1;
							align[alignIndex] = align[alignIndex] === "left" ? "center" : "right";
						}
					} else if (event[1].type === "tableDelimiterRow") break;
				} else event[0] === "enter" && event[1].type === "tableDelimiterRow" && (inDelimiterRow = !0);
				index += 1;
			}
			return align;
		}
		function gfmTable() {
			return { flow: { null: {
				name: "table",
				tokenize: tokenizeTable,
				resolveAll: resolveTable
			} } };
		}
		function tokenizeTable(effects, ok, nok) {
			let self = this;
			let size = 0;
			let sizeB = 0;
			let seen;
			return start;
			function start(code) {
				let index = self.events.length - 1;
				for (; index > -1;) {
					let { type } = self.events[index][1];
					if (type === "lineEnding" || type === "linePrefix") index--;
					else break;
				}
				let tail = index > -1 ? self.events[index][1].type : null;
				let next = tail === "tableHead" || tail === "tableRow" ? bodyRowStart : headRowBefore;
				if (next === bodyRowStart && self.parser.lazy[self.now().line]) return nok(code);
				return next(code);
			}
			function headRowBefore(code) {
				effects.enter("tableHead");
				effects.enter("tableRow");
				return headRowStart(code);
			}
			function headRowStart(code) {
				if (code === 124) return headRowBreak(code);
				seen = !0;
				sizeB += 1;
				return headRowBreak(code);
			}
			function headRowBreak(code) {
				if (code === null) return nok(code);
				if ((0, micromark_util_character.HP)(code)) {
					if (sizeB > 1) {
						sizeB = 0;
						self.interrupt = !0;
						effects.exit("tableRow");
						effects.enter("lineEnding");
						effects.consume(code);
						effects.exit("lineEnding");
						return headDelimiterStart;
					}
					return nok(code);
				}
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, headRowBreak, "whitespace")(code);
				sizeB += 1;
				if (seen) {
					seen = !1;
					size += 1;
				}
				if (code === 124) {
					effects.enter("tableCellDivider");
					effects.consume(code);
					effects.exit("tableCellDivider");
					seen = !0;
					return headRowBreak;
				}
				effects.enter("data");
				return headRowData(code);
			}
			function headRowData(code) {
				if (code === null || code === 124 || (0, micromark_util_character.Ee)(code)) {
					effects.exit("data");
					return headRowBreak(code);
				}
				effects.consume(code);
				return code === 92 ? headRowEscape : headRowData;
			}
			function headRowEscape(code) {
				if (code === 92 || code === 124) {
					effects.consume(code);
					return headRowData;
				}
				return headRowData(code);
			}
			function headDelimiterStart(code) {
				self.interrupt = !1;
				if (self.parser.lazy[self.now().line]) return nok(code);
				effects.enter("tableDelimiterRow");
				seen = !1;
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, headDelimiterBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
				return headDelimiterBefore(code);
			}
			function headDelimiterBefore(code) {
				if (code === 45 || code === 58) return headDelimiterValueBefore(code);
				if (code === 124) {
					seen = !0;
					effects.enter("tableCellDivider");
					effects.consume(code);
					effects.exit("tableCellDivider");
					return headDelimiterCellBefore;
				}
				return headDelimiterNok(code);
			}
			function headDelimiterCellBefore(code) {
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, headDelimiterValueBefore, "whitespace")(code);
				return headDelimiterValueBefore(code);
			}
			function headDelimiterValueBefore(code) {
				if (code === 58) {
					sizeB += 1;
					seen = !0;
					effects.enter("tableDelimiterMarker");
					effects.consume(code);
					effects.exit("tableDelimiterMarker");
					return headDelimiterLeftAlignmentAfter;
				}
				if (code === 45) {
					sizeB += 1;
					return headDelimiterLeftAlignmentAfter(code);
				}
				if (code === null || (0, micromark_util_character.HP)(code)) return headDelimiterCellAfter(code);
				return headDelimiterNok(code);
			}
			function headDelimiterLeftAlignmentAfter(code) {
				if (code === 45) {
					effects.enter("tableDelimiterFiller");
					return headDelimiterFiller(code);
				}
				return headDelimiterNok(code);
			}
			function headDelimiterFiller(code) {
				if (code === 45) {
					effects.consume(code);
					return headDelimiterFiller;
				}
				if (code === 58) {
					seen = !0;
					effects.exit("tableDelimiterFiller");
					effects.enter("tableDelimiterMarker");
					effects.consume(code);
					effects.exit("tableDelimiterMarker");
					return headDelimiterRightAlignmentAfter;
				}
				effects.exit("tableDelimiterFiller");
				return headDelimiterRightAlignmentAfter(code);
			}
			function headDelimiterRightAlignmentAfter(code) {
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, headDelimiterCellAfter, "whitespace")(code);
				return headDelimiterCellAfter(code);
			}
			function headDelimiterCellAfter(code) {
				if (code === 124) return headDelimiterBefore(code);
				if (code === null || (0, micromark_util_character.HP)(code)) {
					if (!seen || size !== sizeB) return headDelimiterNok(code);
					effects.exit("tableDelimiterRow");
					effects.exit("tableHead");
					return ok(code);
				}
				return headDelimiterNok(code);
			}
			function headDelimiterNok(code) {
				return nok(code);
			}
			function bodyRowStart(code) {
				effects.enter("tableRow");
				return bodyRowBreak(code);
			}
			function bodyRowBreak(code) {
				if (code === 124) {
					effects.enter("tableCellDivider");
					effects.consume(code);
					effects.exit("tableCellDivider");
					return bodyRowBreak;
				}
				if (code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit("tableRow");
					return ok(code);
				}
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, bodyRowBreak, "whitespace")(code);
				effects.enter("data");
				return bodyRowData(code);
			}
			function bodyRowData(code) {
				if (code === null || code === 124 || (0, micromark_util_character.Ee)(code)) {
					effects.exit("data");
					return bodyRowBreak(code);
				}
				effects.consume(code);
				return code === 92 ? bodyRowEscape : bodyRowData;
			}
			function bodyRowEscape(code) {
				if (code === 92 || code === 124) {
					effects.consume(code);
					return bodyRowData;
				}
				return bodyRowData(code);
			}
		}
		function resolveTable(events, context) {
			let index = -1;
			let inFirstCellAwaitingPipe = !0;
			let rowKind = 0;
			let lastCell = [
				0,
				0,
				0,
				0
			];
			let cell = [
				0,
				0,
				0,
				0
			];
			let afterHeadAwaitingFirstBodyRow = !1;
			let lastTableEnd = 0;
			let currentTable;
			let currentBody;
			let currentCell;
			let map = new EditMap();
			for (; ++index < events.length;) {
				let event = events[index];
				let token = event[1];
				if (event[0] === "enter") {
					if (token.type === "tableHead") {
						afterHeadAwaitingFirstBodyRow = !1;
						if (lastTableEnd !== 0) {
							flushTableEnd(map, context, lastTableEnd, currentTable, currentBody);
							currentBody = void 0;
							lastTableEnd = 0;
						}
						currentTable = {
							type: "table",
							start: Object.assign({}, token.start),
							end: Object.assign({}, token.end)
						};
						map.add(index, 0, [[
							"enter",
							currentTable,
							context
						]]);
					} else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
						inFirstCellAwaitingPipe = !0;
						currentCell = void 0;
						lastCell = [
							0,
							0,
							0,
							0
						];
						cell = [
							0,
							index + 1,
							0,
							0
						];
						if (afterHeadAwaitingFirstBodyRow) {
							afterHeadAwaitingFirstBodyRow = !1;
							currentBody = {
								type: "tableBody",
								start: Object.assign({}, token.start),
								end: Object.assign({}, token.end)
							};
							map.add(index, 0, [[
								"enter",
								currentBody,
								context
							]]);
						}
						rowKind = token.type === "tableDelimiterRow" ? 2 : currentBody ? 3 : 1;
					} else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) {
						inFirstCellAwaitingPipe = !1;
						if (cell[2] === 0) {
							if (lastCell[1] !== 0) {
								cell[0] = cell[1];
								currentCell = flushCell(map, context, lastCell, rowKind, void 0, currentCell);
								lastCell = [
									0,
									0,
									0,
									0
								];
							}
							cell[2] = index;
						}
					} else if (token.type === "tableCellDivider") {
						if (inFirstCellAwaitingPipe) inFirstCellAwaitingPipe = !1;
						else {
							if (lastCell[1] !== 0) {
								cell[0] = cell[1];
								currentCell = flushCell(map, context, lastCell, rowKind, void 0, currentCell);
							}
							lastCell = cell;
							cell = [
								lastCell[1],
								index,
								0,
								0
							];
						}
					}
				} else if (token.type === "tableHead") {
					afterHeadAwaitingFirstBodyRow = !0;
					lastTableEnd = index;
				} else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
					lastTableEnd = index;
					if (lastCell[1] !== 0) {
						cell[0] = cell[1];
						currentCell = flushCell(map, context, lastCell, rowKind, index, currentCell);
					} else cell[1] !== 0 && (currentCell = flushCell(map, context, cell, rowKind, index, currentCell));
					rowKind = 0;
				} else rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller") && (cell[3] = index);
			}
			lastTableEnd !== 0 && flushTableEnd(map, context, lastTableEnd, currentTable, currentBody);
			map.consume(context.events);
			index = -1;
			for (; ++index < context.events.length;) {
				let event = context.events[index];
				event[0] === "enter" && event[1].type === "table" && (event[1]._align = gfmTableAlign(context.events, index));
			}
			return events;
		}
		function flushCell(map, context, range, rowKind, rowEnd, previousCell) {
			let groupName = rowKind === 1 ? "tableHeader" : rowKind === 2 ? "tableDelimiter" : "tableData";
			if (range[0] !== 0) {
				previousCell.end = Object.assign({}, getPoint(context.events, range[0]));
				map.add(range[0], 0, [[
					"exit",
					previousCell,
					context
				]]);
			}
			let now = getPoint(context.events, range[1]);
			previousCell = {
				type: groupName,
				start: Object.assign({}, now),
				end: Object.assign({}, now)
			};
			map.add(range[1], 0, [[
				"enter",
				previousCell,
				context
			]]);
			if (range[2] !== 0) {
				let relatedStart = getPoint(context.events, range[2]);
				let relatedEnd = getPoint(context.events, range[3]);
				let valueToken = {
					type: "tableContent",
					start: Object.assign({}, relatedStart),
					end: Object.assign({}, relatedEnd)
				};
				map.add(range[2], 0, [[
					"enter",
					valueToken,
					context
				]]);
				if (rowKind !== 2) {
					let start = context.events[range[2]];
					let end = context.events[range[3]];
					start[1].end = Object.assign({}, end[1].end);
					start[1].type = "chunkText";
					start[1].contentType = "text";
					if (range[3] > range[2] + 1) {
						let a = range[2] + 1;
						let b = range[3] - range[2] - 1;
						map.add(a, b, []);
					}
				}
				map.add(range[3] + 1, 0, [[
					"exit",
					valueToken,
					context
				]]);
			}
			if (rowEnd !== void 0) {
				previousCell.end = Object.assign({}, getPoint(context.events, rowEnd));
				map.add(rowEnd, 0, [[
					"exit",
					previousCell,
					context
				]]);
				previousCell = void 0;
			}
			return previousCell;
		}
		function flushTableEnd(map, context, index, table, tableBody) {
			let exits = [];
			let related = getPoint(context.events, index);
			if (tableBody) {
				tableBody.end = Object.assign({}, related);
				exits.push([
					"exit",
					tableBody,
					context
				]);
			}
			table.end = Object.assign({}, related);
			exits.push([
				"exit",
				table,
				context
			]);
			map.add(index + 1, 0, exits);
		}
		function getPoint(events, index) {
			let event = events[index];
			let side = event[0] === "enter" ? "start" : "end";
			return event[1][side];
		}
		let tasklistCheck = {
			name: "tasklistCheck",
			tokenize: tokenizeTasklistCheck
		};
		function gfmTaskListItem() {
			return { text: { 91: tasklistCheck } };
		}
		function tokenizeTasklistCheck(effects, ok, nok) {
			let self = this;
			return open;
			function open(code) {
				if (self.previous !== null || !self._gfmTasklistFirstContentOfListItem) return nok(code);
				effects.enter("taskListCheck");
				effects.enter("taskListCheckMarker");
				effects.consume(code);
				effects.exit("taskListCheckMarker");
				return inside;
			}
			function inside(code) {
				if ((0, micromark_util_character.Ee)(code)) {
					effects.enter("taskListCheckValueUnchecked");
					effects.consume(code);
					effects.exit("taskListCheckValueUnchecked");
					return close;
				}
				if (code === 88 || code === 120) {
					effects.enter("taskListCheckValueChecked");
					effects.consume(code);
					effects.exit("taskListCheckValueChecked");
					return close;
				}
				return nok(code);
			}
			function close(code) {
				if (code === 93) {
					effects.enter("taskListCheckMarker");
					effects.consume(code);
					effects.exit("taskListCheckMarker");
					effects.exit("taskListCheck");
					return after;
				}
				return nok(code);
			}
			function after(code) {
				if ((0, micromark_util_character.HP)(code)) return ok(code);
				if ((0, micromark_util_character.On)(code)) return effects.check({ tokenize: spaceThenNonSpace }, ok, nok)(code);
				return nok(code);
			}
		}
		function spaceThenNonSpace(effects, ok, nok) {
			return (0, micromark_factory_space.N)(effects, after, "whitespace");
			function after(code) {
				return code === null ? nok(code) : ok(code);
			}
		}
		function gfm(options) {
			return (0, micromark_util_combine_extensions.y)([
				gfmAutolinkLiteral(),
				gfmFootnote(),
				gfmStrikethrough(options),
				gfmTable(),
				gfmTaskListItem()
			]);
		}
	}),
	3466: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => mdxjs });
		var acorn = __webpack_require__(4950);
		var acorn_jsx = __webpack_require__(2736);
		var micromark_factory_space = __webpack_require__(5725);
		var micromark_util_character = __webpack_require__(6122);
		function color(d) {
			return "\x1B[33m" + d + "\x1B[39m";
		}
		let own = {}.hasOwnProperty;
		let CONTINUE = Symbol("continue");
		let EXIT = Symbol("exit");
		let SKIP = Symbol("skip");
		function visit(tree, visitor) {
			let enter;
			let leave;
			if (typeof visitor == "function") enter = visitor;
			else if (visitor && typeof visitor == "object") {
				visitor.enter && (enter = visitor.enter);
				visitor.leave && (leave = visitor.leave);
			}
			build(tree, void 0, void 0, [])();
			function build(node, key, index, parents) {
				nodelike(node) && (visit.displayName = "node (" + color(node.type) + ")");
				return visit;
				function visit() {
					let result = enter ? toResult(enter(node, key, index, parents)) : [];
					if (result[0] === EXIT) return result;
					if (result[0] !== SKIP) {
						let cKey;
						for (cKey in node) if (own.call(node, cKey) && node[cKey] && typeof node[cKey] == "object" && cKey !== "data" && cKey !== "position") {
							let grandparents = parents.concat(node);
							let value = node[cKey];
							if (Array.isArray(value)) {
								let nodes = value;
								let cIndex = 0;
								for (; cIndex > -1 && cIndex < nodes.length;) {
									let subvalue = nodes[cIndex];
									if (nodelike(subvalue)) {
										let subresult = build(subvalue, cKey, cIndex, grandparents)();
										if (subresult[0] === EXIT) return subresult;
										cIndex = typeof subresult[1] == "number" ? subresult[1] : cIndex + 1;
									} else cIndex++;
								}
							} else if (nodelike(value)) {
								let subresult = build(value, cKey, void 0, grandparents)();
								if (subresult[0] === EXIT) return subresult;
							}
						}
					}
					return leave ? toResult(leave(node, key, index, parents)) : result;
				}
			}
		}
		function toResult(value) {
			if (Array.isArray(value)) return value;
			if (typeof value == "number") return [CONTINUE, value];
			return [value];
		}
		function nodelike(value) {
			return !!(value && typeof value == "object" && "type" in value && typeof value.type == "string" && value.type.length > 0);
		}
		var lib = __webpack_require__(4422);
		function eventsToAcorn(events, options) {
			let prefix = options.prefix || "";
			let suffix = options.suffix || "";
			let acornOptions = Object.assign({}, options.acornOptions);
			let comments = [];
			let tokens = [];
			let onComment = acornOptions.onComment;
			let onToken = acornOptions.onToken;
			let swallow = !1;
			let estree;
			let exception;
			let acornConfig = Object.assign({}, acornOptions, {
				onComment: comments,
				preserveParens: !0
			});
			onToken && (acornConfig.onToken = tokens);
			let collection = collect(events, options.tokenTypes);
			let source = collection.value;
			let value = prefix + source + suffix;
			let isEmptyExpression = options.expression && empty(source);
			if (isEmptyExpression && !options.allowEmpty) throw new lib.o("Unexpected empty expression", {
				place: parseOffsetToUnistPoint(0),
				ruleId: "unexpected-empty-expression",
				source: "micromark-extension-mdx-expression"
			});
			try {
				estree = options.expression && !isEmptyExpression ? options.acorn.parseExpressionAt(value, 0, acornConfig) : options.acorn.parse(value, acornConfig);
			} catch (error_) {
				let error = error_;
				let point = parseOffsetToUnistPoint(error.pos);
				error.message = String(error.message).replace(/ \(\d+:\d+\)$/, "");
				error.pos = point.offset;
				error.loc = {
					line: point.line,
					column: point.column - 1
				};
				exception = error;
				swallow = error.raisedAt >= prefix.length + source.length || error.message === "Unterminated comment";
			}
			if (estree && options.expression && !isEmptyExpression) {
				if (empty(value.slice(estree.end, value.length - suffix.length))) estree = {
					type: "Program",
					start: 0,
					end: prefix.length + source.length,
					body: [{
						type: "ExpressionStatement",
						expression: estree,
						start: 0,
						end: prefix.length + source.length
					}],
					sourceType: "module",
					comments: []
				};
				else {
					let point = parseOffsetToUnistPoint(estree.end);
					let error = Error("Unexpected content after expression");
					error.pos = point.offset;
					error.loc = {
						line: point.line,
						column: point.column - 1
					};
					exception = error;
					estree = void 0;
				}
			}
			if (estree) {
				estree.comments = comments;
				visit(estree, function(esnode, field, index, parents) {
					let context = parents[parents.length - 1];
					let property = field;
					if (esnode.type === "ParenthesizedExpression" && context && property) {
						if (typeof index == "number") {
							context = context[property];
							property = index;
						}
						context[property] = esnode.expression;
					}
					fixPosition(esnode);
				});
				if (Array.isArray(onComment)) onComment.push(...comments);
				else if (typeof onComment == "function") for (let comment of comments) onComment(comment.type === "Block", comment.value, comment.start, comment.end, comment.loc.start, comment.loc.end);
				for (let token of tokens) {
					if (token.end <= prefix.length || token.start - prefix.length >= source.length) continue;
					fixPosition(token);
					Array.isArray(onToken) ? onToken.push(token) : onToken(token);
				}
			}
			return {
				estree,
				error: exception,
				swallow
			};
			function fixPosition(nodeOrToken) {
				let pointStart = parseOffsetToUnistPoint(nodeOrToken.start);
				let pointEnd = parseOffsetToUnistPoint(nodeOrToken.end);
				nodeOrToken.start = pointStart.offset;
				nodeOrToken.end = pointEnd.offset;
				nodeOrToken.loc = {
					start: {
						line: pointStart.line,
						column: pointStart.column - 1,
						offset: pointStart.offset
					},
					end: {
						line: pointEnd.line,
						column: pointEnd.column - 1,
						offset: pointEnd.offset
					}
				};
				nodeOrToken.range = [nodeOrToken.start, nodeOrToken.end];
			}
			function parseOffsetToUnistPoint(acornOffset) {
				let sourceOffset = acornOffset - prefix.length;
				sourceOffset < 0 ? sourceOffset = 0 : sourceOffset > source.length && (sourceOffset = source.length);
				let point = relativeToPoint(collection.stops, sourceOffset);
				point ||= {
					line: options.start.line,
					column: options.start.column,
					offset: options.start.offset
				};
				return point;
			}
		}
		function empty(value) {
			return /^\s*$/.test(value.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/[^\r\n]*(\r\n|\n|\r)/g, ""));
		}
		function collect(events, tokenTypes) {
			let result = {
				value: "",
				stops: []
			};
			let index = -1;
			for (; ++index < events.length;) {
				let event = events[index];
				if (event[0] === "enter") {
					let type = event[1].type;
					if (type === "lineEnding" || tokenTypes.includes(type)) {
						let chunks = event[2].sliceStream(event[1]);
						for (; chunks.length > 0 && chunks[0] === -1;) chunks.shift();
						let value = serializeChunks(chunks);
						result.stops.push([result.value.length, event[1].start]);
						result.value += value;
						result.stops.push([result.value.length, event[1].end]);
					}
				}
			}
			return result;
		}
		function relativeToPoint(stops, relative) {
			let index = 0;
			for (; index < stops.length && stops[index][0] <= relative;) index += 1;
			if (index === 0) return;
			let [stopRelative, stopAbsolute] = stops[index - 1];
			let rest = relative - stopRelative;
			return {
				line: stopAbsolute.line,
				column: stopAbsolute.column + rest,
				offset: stopAbsolute.offset + rest
			};
		}
		function serializeChunks(chunks) {
			let index = -1;
			let result = [];
			let atTab;
			for (; ++index < chunks.length;) {
				let chunk = chunks[index];
				let value;
				if (typeof chunk == "string") value = chunk;
				else switch (chunk) {
					case -5:
						value = "\r";
						break;
					case -4:
						value = "\n";
						break;
					case -3:
						value = "\r\n";
						break;
					case -2:
						value = "	";
						break;
					case -1:
						if (atTab) continue;
						value = " ";
						break;
					default: value = String.fromCharCode(chunk);
				}
				atTab = chunk === -2;
				result.push(value);
			}
			return result.join("");
		}
		function positionFromEstree(node) {
			let nodeLike = node || {};
			let loc = nodeLike.loc || {};
			let range = nodeLike.range || [void 0, void 0];
			let start = pointOrUndefined(loc.start, range[0] || nodeLike.start);
			let end = pointOrUndefined(loc.end, range[1] || nodeLike.end);
			if (start && end) return {
				start,
				end
			};
		}
		function pointOrUndefined(estreePoint, estreeOffset) {
			if (estreePoint && typeof estreePoint == "object") {
				let line = "line" in estreePoint ? numberOrUndefined(estreePoint.line) : void 0;
				let column = "column" in estreePoint ? numberOrUndefined(estreePoint.column) : void 0;
				if (line && column !== void 0) return {
					line,
					column: column + 1,
					offset: numberOrUndefined(estreeOffset)
				};
			}
		}
		function numberOrUndefined(value) {
			return typeof value == "number" && value > -1 ? value : void 0;
		}
		let trouble = "https://github.com/micromark/micromark-extension-mdx-expression/tree/main/packages/micromark-extension-mdx-expression";
		let nonSpreadHash = "#unexpected-type-in-code-expected-an-object-spread-spread";
		function factoryMdxExpression(effects, ok, type, markerType, chunkType, acorn, acornOptions, addResult, spread, allowEmpty, allowLazy) {
			let self = this;
			let eventStart = this.events.length + 3;
			let size = 0;
			let pointStart;
			let lastCrash;
			return start;
			function start(code) {
				effects.enter(type);
				effects.enter(markerType);
				effects.consume(code);
				effects.exit(markerType);
				pointStart = self.now();
				return before;
			}
			function before(code) {
				if (code === null) {
					if (lastCrash) throw lastCrash;
					let error = new lib.o("Unexpected end of file in expression, expected a corresponding closing brace for `{`", {
						place: self.now(),
						ruleId: "unexpected-eof",
						source: "micromark-extension-mdx-expression"
					});
					error.url = trouble + "#unexpected-end-of-file-in-expression-expected-a-corresponding-closing-brace-for-";
					throw error;
				}
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return eolAfter;
				}
				if (code === 125 && size === 0) {
					let next = acorn ? mdxExpressionParse.call(self, acorn, acornOptions, chunkType, eventStart, pointStart, allowEmpty || !1, spread || !1) : {
						type: "ok",
						estree: void 0
					};
					if (next.type === "ok") {
						effects.enter(markerType);
						effects.consume(code);
						effects.exit(markerType);
						let token = effects.exit(type);
						addResult && next.estree && Object.assign(token, { estree: next.estree });
						return ok;
					}
					lastCrash = next.message;
					effects.enter(chunkType);
					effects.consume(code);
					return inside;
				}
				effects.enter(chunkType);
				return inside(code);
			}
			function inside(code) {
				if (code === 125 && size === 0 || code === null || (0, micromark_util_character.HP)(code)) {
					effects.exit(chunkType);
					return before(code);
				}
				code === 123 && !acorn ? size += 1 : code === 125 && --size;
				effects.consume(code);
				return inside;
			}
			function eolAfter(code) {
				let now = self.now();
				if (now.line !== pointStart.line && !allowLazy && self.parser.lazy[now.line]) {
					let error = new lib.o("Unexpected lazy line in expression in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc", {
						place: self.now(),
						ruleId: "unexpected-lazy",
						source: "micromark-extension-mdx-expression"
					});
					error.url = trouble + "#unexpected-lazy-line-in-expression-in-container-expected-line-to-be-prefixed";
					throw error;
				}
				if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, before, "linePrefix", 3)(code);
				return before(code);
			}
		}
		function mdxExpressionParse(acorn, acornOptions, chunkType, eventStart, pointStart, allowEmpty, spread) {
			let result = eventsToAcorn(this.events.slice(eventStart), {
				acorn,
				tokenTypes: [chunkType],
				acornOptions,
				start: pointStart,
				expression: !0,
				allowEmpty,
				prefix: spread ? "({" : "",
				suffix: spread ? "})" : ""
			});
			let estree = result.estree;
			if (spread && estree) {
				let head = estree.body[0];
				if (head.type !== "ExpressionStatement" || head.expression.type !== "ObjectExpression") {
					let place = positionFromEstree(head);
					let error = new lib.o("Unexpected `" + head.type + "` in code: expected an object spread (`{...spread}`)", {
						place: place.start,
						ruleId: "non-spread",
						source: "micromark-extension-mdx-expression"
					});
					error.url = trouble + nonSpreadHash;
					throw error;
				}
				if (head.expression.properties[1]) {
					let place = positionFromEstree(head.expression.properties[1]);
					let error = new lib.o("Unexpected extra content in spread: only a single spread is supported", {
						place: place.start,
						ruleId: "spread-extra",
						source: "micromark-extension-mdx-expression"
					});
					error.url = trouble + "#unexpected-extra-content-in-spread-only-a-single-spread-is-supported";
					throw error;
				}
				if (head.expression.properties[0] && head.expression.properties[0].type !== "SpreadElement") {
					let place = positionFromEstree(head.expression.properties[0]);
					let error = new lib.o("Unexpected `" + head.expression.properties[0].type + "` in code: only spread elements are supported", {
						place: place.start,
						ruleId: "non-spread",
						source: "micromark-extension-mdx-expression"
					});
					error.url = trouble + nonSpreadHash;
					throw error;
				}
			}
			if (result.error) {
				let error = new lib.o("Could not parse expression with acorn", {
					cause: result.error,
					place: {
						line: result.error.loc.line,
						column: result.error.loc.column + 1,
						offset: result.error.pos
					},
					ruleId: "acorn",
					source: "micromark-extension-mdx-expression"
				});
				error.url = trouble + "#could-not-parse-expression-with-acorn";
				return {
					type: "nok",
					message: error
				};
			}
			return {
				type: "ok",
				estree
			};
		}
		function mdxExpression(options) {
			let options_ = options || {};
			let addResult = options_.addResult;
			let acorn = options_.acorn;
			let spread = options_.spread;
			let allowEmpty = options_.allowEmpty;
			let acornOptions;
			allowEmpty ??= !0;
			if (acorn) {
				if (!acorn.parseExpressionAt) throw Error("Expected a proper `acorn` instance passed in as `options.acorn`");
				acornOptions = Object.assign({
					ecmaVersion: 2024,
					sourceType: "module"
				}, options_.acornOptions);
			} else if (options_.acornOptions || options_.addResult) throw Error("Expected an `acorn` instance passed in as `options.acorn`");
			return {
				flow: { 123: {
					name: "mdxFlowExpression",
					tokenize: tokenizeFlowExpression,
					concrete: !0
				} },
				text: { 123: {
					name: "mdxTextExpression",
					tokenize: tokenizeTextExpression
				} }
			};
			function tokenizeFlowExpression(effects, ok, nok) {
				let self = this;
				return start;
				function start(code) {
					return before(code);
				}
				function before(code) {
					return factoryMdxExpression.call(self, effects, after, "mdxFlowExpression", "mdxFlowExpressionMarker", "mdxFlowExpressionChunk", acorn, acornOptions, addResult, spread, allowEmpty)(code);
				}
				function after(code) {
					return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, end, "whitespace")(code) : end(code);
				}
				function end(code) {
					let lessThanValue = self.parser.constructs.flow[60];
					let jsxTag = (Array.isArray(lessThanValue) ? lessThanValue : lessThanValue ? [lessThanValue] : []).find(function(d) {
						return d.name === "mdxJsxFlowTag";
					});
					if (code === 60 && jsxTag) return effects.attempt(jsxTag, end, nok)(code);
					return code === null || (0, micromark_util_character.HP)(code) ? ok(code) : nok(code);
				}
			}
			function tokenizeTextExpression(effects, ok) {
				let self = this;
				return start;
				function start(code) {
					return factoryMdxExpression.call(self, effects, ok, "mdxTextExpression", "mdxTextExpressionMarker", "mdxTextExpressionChunk", acorn, acornOptions, addResult, spread, allowEmpty, !0)(code);
				}
			}
		}
		let startRe = /[$_\p{ID_Start}]/u;
		let contRe = /[$_\u{200C}\u{200D}\p{ID_Continue}]/u;
		let contReJsx = /[-$_\u{200C}\u{200D}\p{ID_Continue}]/u;
		let emptyOptions = {};
		function lib_start(code) {
			return code ? startRe.test(String.fromCodePoint(code)) : !1;
		}
		function cont(code, options) {
			let re = (options || emptyOptions).jsx ? contReJsx : contRe;
			return code ? re.test(String.fromCodePoint(code)) : !1;
		}
		let factory_tag_trouble = "https://github.com/micromark/micromark-extension-mdx-jsx";
		function factoryTag(effects, ok, nok, acorn, acornOptions, addResult, allowLazy, tagType, tagMarkerType, tagClosingMarkerType, tagSelfClosingMarker, tagNameType, tagNamePrimaryType, tagNameMemberMarkerType, tagNameMemberType, tagNamePrefixMarkerType, tagNameLocalType, tagExpressionAttributeType, tagExpressionAttributeMarkerType, tagExpressionAttributeValueType, tagAttributeType, tagAttributeNameType, tagAttributeNamePrimaryType, tagAttributeNamePrefixMarkerType, tagAttributeNameLocalType, tagAttributeInitializerMarkerType, tagAttributeValueLiteralType, tagAttributeValueLiteralMarkerType, tagAttributeValueLiteralValueType, tagAttributeValueExpressionType, tagAttributeValueExpressionMarkerType, tagAttributeValueExpressionValueType) {
			let self = this;
			let returnState;
			let marker;
			return start;
			function start(code) {
				effects.enter(tagType);
				effects.enter(tagMarkerType);
				effects.consume(code);
				effects.exit(tagMarkerType);
				return startAfter;
			}
			function startAfter(code) {
				if ((0, micromark_util_character.Ee)(code)) return nok(code);
				returnState = nameBefore;
				return esWhitespaceStart(code);
			}
			function nameBefore(code) {
				if (code === 47) {
					effects.enter(tagClosingMarkerType);
					effects.consume(code);
					effects.exit(tagClosingMarkerType);
					returnState = closingTagNameBefore;
					return esWhitespaceStart;
				}
				if (code === 62) return tagEnd(code);
				if (code !== null && code >= 0 && lib_start(code)) {
					effects.enter(tagNameType);
					effects.enter(tagNamePrimaryType);
					effects.consume(code);
					return primaryName;
				}
				crash(code, "before name", "a character that can start a name, such as a letter, `$`, or `_`" + (code === 33 ? " (note: to create a comment in MDX, use `{/* text */}`)" : ""));
			}
			function closingTagNameBefore(code) {
				if (code === 62) return tagEnd(code);
				if (code !== null && code >= 0 && lib_start(code)) {
					effects.enter(tagNameType);
					effects.enter(tagNamePrimaryType);
					effects.consume(code);
					return primaryName;
				}
				crash(code, "before name", "a character that can start a name, such as a letter, `$`, or `_`" + (code === 42 || code === 47 ? " (note: JS comments in JSX tags are not supported in MDX)" : ""));
			}
			function primaryName(code) {
				if (code !== null && code >= 0 && cont(code, { jsx: !0 })) {
					effects.consume(code);
					return primaryName;
				}
				if (code === 46 || code === 47 || code === 58 || code === 62 || code === 123 || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) {
					effects.exit(tagNamePrimaryType);
					returnState = primaryNameAfter;
					return esWhitespaceStart(code);
				}
				crash(code, "in name", "a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag" + (code === 64 ? " (note: to create a link in MDX, use `[text](url)`)" : ""));
			}
			function primaryNameAfter(code) {
				if (code === 46) {
					effects.enter(tagNameMemberMarkerType);
					effects.consume(code);
					effects.exit(tagNameMemberMarkerType);
					returnState = memberNameBefore;
					return esWhitespaceStart;
				}
				if (code === 58) {
					effects.enter(tagNamePrefixMarkerType);
					effects.consume(code);
					effects.exit(tagNamePrefixMarkerType);
					returnState = localNameBefore;
					return esWhitespaceStart;
				}
				if (code === 47 || code === 62 || code === 123 || code !== null && code >= 0 && lib_start(code)) {
					effects.exit(tagNameType);
					return attributeBefore(code);
				}
				crash(code, "after name", "a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag");
			}
			function memberNameBefore(code) {
				if (code !== null && code >= 0 && lib_start(code)) {
					effects.enter(tagNameMemberType);
					effects.consume(code);
					return memberName;
				}
				crash(code, "before member name", "a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag");
			}
			function memberName(code) {
				if (code !== null && code >= 0 && cont(code, { jsx: !0 })) {
					effects.consume(code);
					return memberName;
				}
				if (code === 46 || code === 47 || code === 62 || code === 123 || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) {
					effects.exit(tagNameMemberType);
					returnState = memberNameAfter;
					return esWhitespaceStart(code);
				}
				crash(code, "in member name", "a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag" + (code === 64 ? " (note: to create a link in MDX, use `[text](url)`)" : ""));
			}
			function memberNameAfter(code) {
				if (code === 46) {
					effects.enter(tagNameMemberMarkerType);
					effects.consume(code);
					effects.exit(tagNameMemberMarkerType);
					returnState = memberNameBefore;
					return esWhitespaceStart;
				}
				if (code === 47 || code === 62 || code === 123 || code !== null && code >= 0 && lib_start(code)) {
					effects.exit(tagNameType);
					return attributeBefore(code);
				}
				crash(code, "after member name", "a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag");
			}
			function localNameBefore(code) {
				if (code !== null && code >= 0 && lib_start(code)) {
					effects.enter(tagNameLocalType);
					effects.consume(code);
					return localName;
				}
				crash(code, "before local name", "a character that can start a name, such as a letter, `$`, or `_`" + (code === 43 || code !== null && code > 46 && code < 58 ? " (note: to create a link in MDX, use `[text](url)`)" : ""));
			}
			function localName(code) {
				if (code !== null && code >= 0 && cont(code, { jsx: !0 })) {
					effects.consume(code);
					return localName;
				}
				if (code === 47 || code === 62 || code === 123 || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) {
					effects.exit(tagNameLocalType);
					returnState = localNameAfter;
					return esWhitespaceStart(code);
				}
				crash(code, "in local name", "a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag");
			}
			function localNameAfter(code) {
				if (code === 47 || code === 62 || code === 123 || code !== null && code >= 0 && lib_start(code)) {
					effects.exit(tagNameType);
					return attributeBefore(code);
				}
				crash(code, "after local name", "a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag");
			}
			function attributeBefore(code) {
				if (code === 47) {
					effects.enter(tagSelfClosingMarker);
					effects.consume(code);
					effects.exit(tagSelfClosingMarker);
					returnState = selfClosing;
					return esWhitespaceStart;
				}
				if (code === 62) return tagEnd(code);
				if (code === 123) return factoryMdxExpression.call(self, effects, attributeExpressionAfter, tagExpressionAttributeType, tagExpressionAttributeMarkerType, tagExpressionAttributeValueType, acorn, acornOptions, addResult, !0, !1, allowLazy)(code);
				if (code !== null && code >= 0 && lib_start(code)) {
					effects.enter(tagAttributeType);
					effects.enter(tagAttributeNameType);
					effects.enter(tagAttributeNamePrimaryType);
					effects.consume(code);
					return attributePrimaryName;
				}
				crash(code, "before attribute name", "a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag");
			}
			function attributeExpressionAfter(code) {
				returnState = attributeBefore;
				return esWhitespaceStart(code);
			}
			function attributePrimaryName(code) {
				if (code !== null && code >= 0 && cont(code, { jsx: !0 })) {
					effects.consume(code);
					return attributePrimaryName;
				}
				if (code === 47 || code === 58 || code === 61 || code === 62 || code === 123 || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) {
					effects.exit(tagAttributeNamePrimaryType);
					returnState = attributePrimaryNameAfter;
					return esWhitespaceStart(code);
				}
				crash(code, "in attribute name", "an attribute name character such as letters, digits, `$`, or `_`; `=` to initialize a value; whitespace before attributes; or the end of the tag");
			}
			function attributePrimaryNameAfter(code) {
				if (code === 58) {
					effects.enter(tagAttributeNamePrefixMarkerType);
					effects.consume(code);
					effects.exit(tagAttributeNamePrefixMarkerType);
					returnState = attributeLocalNameBefore;
					return esWhitespaceStart;
				}
				if (code === 61) {
					effects.exit(tagAttributeNameType);
					effects.enter(tagAttributeInitializerMarkerType);
					effects.consume(code);
					effects.exit(tagAttributeInitializerMarkerType);
					returnState = attributeValueBefore;
					return esWhitespaceStart;
				}
				if (code === 47 || code === 62 || code === 123 || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code) || code !== null && code >= 0 && lib_start(code)) {
					effects.exit(tagAttributeNameType);
					effects.exit(tagAttributeType);
					returnState = attributeBefore;
					return esWhitespaceStart(code);
				}
				crash(code, "after attribute name", "a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag");
			}
			function attributeLocalNameBefore(code) {
				if (code !== null && code >= 0 && lib_start(code)) {
					effects.enter(tagAttributeNameLocalType);
					effects.consume(code);
					return attributeLocalName;
				}
				crash(code, "before local attribute name", "a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag");
			}
			function attributeLocalName(code) {
				if (code !== null && code >= 0 && cont(code, { jsx: !0 })) {
					effects.consume(code);
					return attributeLocalName;
				}
				if (code === 47 || code === 61 || code === 62 || code === 123 || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) {
					effects.exit(tagAttributeNameLocalType);
					effects.exit(tagAttributeNameType);
					returnState = attributeLocalNameAfter;
					return esWhitespaceStart(code);
				}
				crash(code, "in local attribute name", "an attribute name character such as letters, digits, `$`, or `_`; `=` to initialize a value; whitespace before attributes; or the end of the tag");
			}
			function attributeLocalNameAfter(code) {
				if (code === 61) {
					effects.enter(tagAttributeInitializerMarkerType);
					effects.consume(code);
					effects.exit(tagAttributeInitializerMarkerType);
					returnState = attributeValueBefore;
					return esWhitespaceStart;
				}
				if (code === 47 || code === 62 || code === 123 || code !== null && code >= 0 && lib_start(code)) {
					effects.exit(tagAttributeType);
					return attributeBefore(code);
				}
				crash(code, "after local attribute name", "a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag");
			}
			function attributeValueBefore(code) {
				if (code === 34 || code === 39) {
					effects.enter(tagAttributeValueLiteralType);
					effects.enter(tagAttributeValueLiteralMarkerType);
					effects.consume(code);
					effects.exit(tagAttributeValueLiteralMarkerType);
					marker = code;
					return attributeValueQuotedStart;
				}
				if (code === 123) return factoryMdxExpression.call(self, effects, attributeValueExpressionAfter, tagAttributeValueExpressionType, tagAttributeValueExpressionMarkerType, tagAttributeValueExpressionValueType, acorn, acornOptions, addResult, !1, !1, allowLazy)(code);
				crash(code, "before attribute value", "a character that can start an attribute value, such as `\"`, `'`, or `{`" + (code === 60 ? " (note: to use an element or fragment as a prop value in MDX, use `{<element />}`)" : ""));
			}
			function attributeValueExpressionAfter(code) {
				effects.exit(tagAttributeType);
				returnState = attributeBefore;
				return esWhitespaceStart(code);
			}
			function attributeValueQuotedStart(code) {
				code === null && crash(code, "in attribute value", "a corresponding closing quote `" + String.fromCodePoint(marker) + "`");
				if (code === marker) {
					effects.enter(tagAttributeValueLiteralMarkerType);
					effects.consume(code);
					effects.exit(tagAttributeValueLiteralMarkerType);
					effects.exit(tagAttributeValueLiteralType);
					effects.exit(tagAttributeType);
					marker = void 0;
					returnState = attributeBefore;
					return esWhitespaceStart;
				}
				if ((0, micromark_util_character.HP)(code)) {
					returnState = attributeValueQuotedStart;
					return esWhitespaceStart(code);
				}
				effects.enter(tagAttributeValueLiteralValueType);
				return attributeValueQuoted(code);
			}
			function attributeValueQuoted(code) {
				if (code === null || code === marker || (0, micromark_util_character.HP)(code)) {
					effects.exit(tagAttributeValueLiteralValueType);
					return attributeValueQuotedStart(code);
				}
				effects.consume(code);
				return attributeValueQuoted;
			}
			function selfClosing(code) {
				if (code === 62) return tagEnd(code);
				crash(code, "after self-closing slash", "`>` to end the tag" + (code === 42 || code === 47 ? " (note: JS comments in JSX tags are not supported in MDX)" : ""));
			}
			function tagEnd(code) {
				effects.enter(tagMarkerType);
				effects.consume(code);
				effects.exit(tagMarkerType);
				effects.exit(tagType);
				return ok;
			}
			function esWhitespaceStart(code) {
				if ((0, micromark_util_character.HP)(code)) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return esWhitespaceEolAfter;
				}
				if ((0, micromark_util_character.On)(code) || (0, micromark_util_character.Ny)(code)) {
					effects.enter("esWhitespace");
					return esWhitespaceInside(code);
				}
				return returnState(code);
			}
			function esWhitespaceInside(code) {
				if ((0, micromark_util_character.HP)(code)) {
					effects.exit("esWhitespace");
					return esWhitespaceStart(code);
				}
				if ((0, micromark_util_character.On)(code) || (0, micromark_util_character.Ny)(code)) {
					effects.consume(code);
					return esWhitespaceInside;
				}
				effects.exit("esWhitespace");
				return returnState(code);
			}
			function esWhitespaceEolAfter(code) {
				if (!allowLazy && self.parser.lazy[self.now().line]) {
					let error = new lib.o("Unexpected lazy line in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc", self.now(), "micromark-extension-mdx-jsx:unexpected-lazy");
					error.url = factory_tag_trouble + "#unexpected-lazy-line-in-container-expected-line-to-be";
					throw error;
				}
				return esWhitespaceStart(code);
			}
			function crash(code, at, expect) {
				let error = new lib.o("Unexpected " + (code === null ? "end of file" : "character `" + (code === 96 ? "` ` `" : String.fromCodePoint(code)) + "` (" + serializeCharCode(code) + ")") + " " + at + ", expected " + expect, self.now(), "micromark-extension-mdx-jsx:unexpected-" + (code === null ? "eof" : "character"));
				error.url = factory_tag_trouble + (code === null ? "#unexpected-end-of-file-at-expected-expect" : "#unexpected-character-at-expected-expect");
				throw error;
			}
		}
		function serializeCharCode(code) {
			return "U+" + code.toString(16).toUpperCase().padStart(4, "0");
		}
		function jsxText(acorn, options) {
			return {
				name: "mdxJsxTextTag",
				tokenize: tokenizeJsxText
			};
			function tokenizeJsxText(effects, ok, nok) {
				return factoryTag.call(this, effects, ok, nok, acorn, options.acornOptions, options.addResult, !0, "mdxJsxTextTag", "mdxJsxTextTagMarker", "mdxJsxTextTagClosingMarker", "mdxJsxTextTagSelfClosingMarker", "mdxJsxTextTagName", "mdxJsxTextTagNamePrimary", "mdxJsxTextTagNameMemberMarker", "mdxJsxTextTagNameMember", "mdxJsxTextTagNamePrefixMarker", "mdxJsxTextTagNameLocal", "mdxJsxTextTagExpressionAttribute", "mdxJsxTextTagExpressionAttributeMarker", "mdxJsxTextTagExpressionAttributeValue", "mdxJsxTextTagAttribute", "mdxJsxTextTagAttributeName", "mdxJsxTextTagAttributeNamePrimary", "mdxJsxTextTagAttributeNamePrefixMarker", "mdxJsxTextTagAttributeNameLocal", "mdxJsxTextTagAttributeInitializerMarker", "mdxJsxTextTagAttributeValueLiteral", "mdxJsxTextTagAttributeValueLiteralMarker", "mdxJsxTextTagAttributeValueLiteralValue", "mdxJsxTextTagAttributeValueExpression", "mdxJsxTextTagAttributeValueExpressionMarker", "mdxJsxTextTagAttributeValueExpressionValue");
			}
		}
		function jsxFlow(acorn, options) {
			return {
				concrete: !0,
				name: "mdxJsxFlowTag",
				tokenize: tokenizeJsxFlow
			};
			function tokenizeJsxFlow(effects, ok, nok) {
				let self = this;
				return start;
				function start(code) {
					return before(code);
				}
				function before(code) {
					return factoryTag.call(self, effects, after, nok, acorn, options.acornOptions, options.addResult, !1, "mdxJsxFlowTag", "mdxJsxFlowTagMarker", "mdxJsxFlowTagClosingMarker", "mdxJsxFlowTagSelfClosingMarker", "mdxJsxFlowTagName", "mdxJsxFlowTagNamePrimary", "mdxJsxFlowTagNameMemberMarker", "mdxJsxFlowTagNameMember", "mdxJsxFlowTagNamePrefixMarker", "mdxJsxFlowTagNameLocal", "mdxJsxFlowTagExpressionAttribute", "mdxJsxFlowTagExpressionAttributeMarker", "mdxJsxFlowTagExpressionAttributeValue", "mdxJsxFlowTagAttribute", "mdxJsxFlowTagAttributeName", "mdxJsxFlowTagAttributeNamePrimary", "mdxJsxFlowTagAttributeNamePrefixMarker", "mdxJsxFlowTagAttributeNameLocal", "mdxJsxFlowTagAttributeInitializerMarker", "mdxJsxFlowTagAttributeValueLiteral", "mdxJsxFlowTagAttributeValueLiteralMarker", "mdxJsxFlowTagAttributeValueLiteralValue", "mdxJsxFlowTagAttributeValueExpression", "mdxJsxFlowTagAttributeValueExpressionMarker", "mdxJsxFlowTagAttributeValueExpressionValue")(code);
				}
				function after(code) {
					return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, end, "whitespace")(code) : end(code);
				}
				function end(code) {
					let leftBraceValue = self.parser.constructs.flow[123];
					let constructs = Array.isArray(leftBraceValue) ? leftBraceValue : leftBraceValue ? [leftBraceValue] : [];
					let expression;
					for (let construct of constructs) if (construct.name === "mdxFlowExpression") {
						expression = construct;
						break;
					}
					return code === 60 ? start(code) : code === 123 && expression ? effects.attempt(expression, end, nok)(code) : code === null || (0, micromark_util_character.HP)(code) ? ok(code) : nok(code);
				}
			}
		}
		function mdxJsx(options) {
			let settings = options || {};
			let acorn = settings.acorn;
			let acornOptions;
			if (acorn) {
				if (!acorn.parse || !acorn.parseExpressionAt) throw Error("Expected a proper `acorn` instance passed in as `options.acorn`");
				acornOptions = Object.assign({
					ecmaVersion: 2024,
					sourceType: "module"
				}, settings.acornOptions, { locations: !0 });
			} else if (settings.acornOptions || settings.addResult) throw Error("Expected an `acorn` instance passed in as `options.acorn`");
			return {
				flow: { 60: jsxFlow(acorn || void 0, {
					acornOptions,
					addResult: settings.addResult || void 0
				}) },
				text: { 60: jsxText(acorn || void 0, {
					acornOptions,
					addResult: settings.addResult || void 0
				}) }
			};
		}
		function mdxMd() {
			return { disable: { null: [
				"autolink",
				"codeIndented",
				"htmlFlow",
				"htmlText"
			] } };
		}
		var blank_line = __webpack_require__(5487);
		let blankLineBefore = {
			tokenize: tokenizeNextBlank,
			partial: !0
		};
		let syntax_trouble = "https://github.com/micromark/micromark-extension-mdxjs-esm";
		let allowedAcornTypes = new Set([
			"ExportAllDeclaration",
			"ExportDefaultDeclaration",
			"ExportNamedDeclaration",
			"ImportDeclaration"
		]);
		function mdxjsEsm(options) {
			let exportImportConstruct = {
				tokenize: tokenizeExportImport,
				concrete: !0
			};
			if (!options || !options.acorn || !options.acorn.parse) throw Error("Expected an `acorn` instance passed in as `options.acorn`");
			let acorn = options.acorn;
			let acornOptions = Object.assign({
				ecmaVersion: 2024,
				sourceType: "module"
			}, options.acornOptions, { locations: !0 });
			return { flow: {
				101: exportImportConstruct,
				105: exportImportConstruct
			} };
			function tokenizeExportImport(effects, ok, nok) {
				let self = this;
				let definedModuleSpecifiers = self.parser.definedModuleSpecifiers || (self.parser.definedModuleSpecifiers = []);
				let eventStart = this.events.length + 1;
				let buffer = "";
				return self.interrupt ? nok : start;
				function start(code) {
					if (self.now().column > 1) return nok(code);
					effects.enter("mdxjsEsm");
					effects.enter("mdxjsEsmData");
					effects.consume(code);
					buffer += String.fromCharCode(code);
					return word;
				}
				function word(code) {
					if ((0, micromark_util_character.CW)(code)) {
						effects.consume(code);
						buffer += String.fromCharCode(code);
						return word;
					}
					if ((buffer === "import" || buffer === "export") && code === 32) {
						effects.consume(code);
						return inside;
					}
					return nok(code);
				}
				function inside(code) {
					if (code === null || (0, micromark_util_character.HP)(code)) {
						effects.exit("mdxjsEsmData");
						return lineStart(code);
					}
					effects.consume(code);
					return inside;
				}
				function lineStart(code) {
					if (code === null) return atEnd(code);
					if ((0, micromark_util_character.HP)(code)) return effects.check(blankLineBefore, atEnd, continuationStart)(code);
					effects.enter("mdxjsEsmData");
					return inside(code);
				}
				function continuationStart(code) {
					effects.enter("lineEnding");
					effects.consume(code);
					effects.exit("lineEnding");
					return lineStart;
				}
				function atEnd(code) {
					let result = eventsToAcorn(self.events.slice(eventStart), {
						acorn,
						acornOptions,
						tokenTypes: ["mdxjsEsmData"],
						prefix: definedModuleSpecifiers.length > 0 ? "var " + definedModuleSpecifiers.join(",") + "\n" : ""
					});
					if (result.error) {
						if (code !== null && result.swallow) return continuationStart(code);
						let error = new lib.o("Could not parse import/exports with acorn", {
							cause: result.error,
							place: {
								line: result.error.loc.line,
								column: result.error.loc.column + 1,
								offset: result.error.pos
							},
							ruleId: "acorn",
							source: "micromark-extension-mdxjs-esm"
						});
						error.url = syntax_trouble + "#could-not-parse-importexports-with-acorn";
						throw error;
					}
					definedModuleSpecifiers.length > 0 && result.estree.body.shift();
					let index = -1;
					for (; ++index < result.estree.body.length;) {
						let node = result.estree.body[index];
						if (!allowedAcornTypes.has(node.type)) {
							let error = new lib.o("Unexpected `" + node.type + "` in code: only import/exports are supported", {
								place: positionFromEstree(node),
								ruleId: "non-esm",
								source: "micromark-extension-mdxjs-esm"
							});
							error.url = syntax_trouble + "#unexpected-type-in-code-only-importexports-are-supported";
							throw error;
						}
						if (node.type === "ImportDeclaration" && !self.interrupt) {
							let index = -1;
							for (; ++index < node.specifiers.length;) {
								let specifier = node.specifiers[index];
								definedModuleSpecifiers.push(specifier.local.name);
							}
						}
					}
					Object.assign(effects.exit("mdxjsEsm"), options.addResult ? { estree: result.estree } : void 0);
					return ok(code);
				}
			}
		}
		function tokenizeNextBlank(effects, ok, nok) {
			return start;
			function start(code) {
				effects.enter("lineEndingBlank");
				effects.consume(code);
				effects.exit("lineEndingBlank");
				return effects.attempt(blank_line.B, ok, nok);
			}
		}
		var micromark_util_combine_extensions = __webpack_require__(3657);
		function mdxjs(options) {
			let settings = Object.assign({
				acorn: acorn.iX.extend(acorn_jsx()),
				acornOptions: {
					ecmaVersion: 2024,
					sourceType: "module"
				},
				addResult: !0
			}, options);
			return (0, micromark_util_combine_extensions.y)([
				mdxjsEsm(settings),
				mdxExpression(settings),
				mdxJsx(settings),
				mdxMd()
			]);
		}
	}),
	5725: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => factorySpaceMinMax,
			N: () => factorySpace
		});
		var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6122);
		function factorySpace(effects, ok, type, max) {
			let limit = max ? max - 1 : Infinity;
			let size = 0;
			return start;
			function start(code) {
				if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) {
					effects.enter(type);
					return prefix(code);
				}
				return ok(code);
			}
			function prefix(code) {
				if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) && size++ < limit) {
					effects.consume(code);
					return prefix;
				}
				effects.exit(type);
				return ok(code);
			}
		}
		function factorySpaceMinMax(effects, ok, nok, type, min, max) {
			let size = 0;
			return start;
			function start(code) {
				if (max > 0 && (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) {
					effects.enter(type);
					return prefix(code);
				}
				return after(code);
			}
			function prefix(code) {
				if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) && size < max) {
					effects.consume(code);
					size++;
					return prefix;
				}
				effects.exit(type);
				return after(code);
			}
			function after(code) {
				return size >= min ? ok(code) : nok(code);
			}
		}
	}),
	6757: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => push,
			m: () => splice
		});
		function splice(list, start, remove, items) {
			let end = list.length;
			let chunkStart = 0;
			let parameters;
			start = start < 0 ? -start > end ? 0 : end + start : start > end ? end : start;
			remove = remove > 0 ? remove : 0;
			if (items.length < 1e4) {
				parameters = Array.from(items);
				parameters.unshift(start, remove);
				list.splice(...parameters);
			} else {
				remove && list.splice(start, remove);
				for (; chunkStart < items.length;) {
					parameters = items.slice(chunkStart, chunkStart + 1e4);
					parameters.unshift(start, 0);
					list.splice(...parameters);
					chunkStart += 1e4;
					start += 1e4;
				}
			}
		}
		function push(list, items) {
			if (list.length > 0) {
				splice(list, list.length, 0, items);
				return list;
			}
			return items;
		}
	}),
	3657: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => combineExtensions });
		var micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6757);
		let hasOwnProperty = {}.hasOwnProperty;
		function combineExtensions(extensions) {
			let all = {};
			let index = -1;
			for (; ++index < extensions.length;) syntaxExtension(all, extensions[index]);
			return all;
		}
		function syntaxExtension(all, extension) {
			let hook;
			for (hook in extension) {
				let left = (hasOwnProperty.call(all, hook) ? all[hook] : void 0) || (all[hook] = {});
				let right = extension[hook];
				let code;
				if (right) for (code in right) {
					hasOwnProperty.call(left, code) || (left[code] = []);
					let value = right[code];
					constructs(left[code], Array.isArray(value) ? value : value ? [value] : []);
				}
			}
		}
		function constructs(existing, list) {
			let index = -1;
			let before = [];
			for (; ++index < list.length;) (list[index].add === "after" ? existing : before).push(list[index]);
			(0, micromark_util_chunked__WEBPACK_IMPORTED_MODULE_0__.m)(existing, 0, 0, before);
		}
	}),
	3114: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => normalizeIdentifier });
		function normalizeIdentifier(value) {
			return value.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
		}
	}),
	8059: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => resolveAll });
		function resolveAll(constructs, events, context) {
			let called = [];
			let index = -1;
			for (; ++index < constructs.length;) {
				let resolve = constructs[index].resolveAll;
				if (resolve && !called.includes(resolve)) {
					events = resolve(events, context);
					called.push(resolve);
				}
			}
			return events;
		}
	}),
	1329: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => Tokenizer,
			V: () => TokenizerMode
		});
		let UNDEFINED_CODE_POINTS = new Set([
			65534,
			65535,
			131070,
			131071,
			196606,
			196607,
			262142,
			262143,
			327678,
			327679,
			393214,
			393215,
			458750,
			458751,
			524286,
			524287,
			589822,
			589823,
			655358,
			655359,
			720894,
			720895,
			786430,
			786431,
			851966,
			851967,
			917502,
			917503,
			983038,
			983039,
			1048574,
			1048575,
			1114110,
			1114111
		]);
		var CODE_POINTS;
		(function(CODE_POINTS) {
			CODE_POINTS[CODE_POINTS.EOF = -1] = "EOF";
			CODE_POINTS[CODE_POINTS.NULL = 0] = "NULL";
			CODE_POINTS[CODE_POINTS.TABULATION = 9] = "TABULATION";
			CODE_POINTS[CODE_POINTS.CARRIAGE_RETURN = 13] = "CARRIAGE_RETURN";
			CODE_POINTS[CODE_POINTS.LINE_FEED = 10] = "LINE_FEED";
			CODE_POINTS[CODE_POINTS.FORM_FEED = 12] = "FORM_FEED";
			CODE_POINTS[CODE_POINTS.SPACE = 32] = "SPACE";
			CODE_POINTS[CODE_POINTS.EXCLAMATION_MARK = 33] = "EXCLAMATION_MARK";
			CODE_POINTS[CODE_POINTS.QUOTATION_MARK = 34] = "QUOTATION_MARK";
			CODE_POINTS[CODE_POINTS.AMPERSAND = 38] = "AMPERSAND";
			CODE_POINTS[CODE_POINTS.APOSTROPHE = 39] = "APOSTROPHE";
			CODE_POINTS[CODE_POINTS.HYPHEN_MINUS = 45] = "HYPHEN_MINUS";
			CODE_POINTS[CODE_POINTS.SOLIDUS = 47] = "SOLIDUS";
			CODE_POINTS[CODE_POINTS.DIGIT_0 = 48] = "DIGIT_0";
			CODE_POINTS[CODE_POINTS.DIGIT_9 = 57] = "DIGIT_9";
			CODE_POINTS[CODE_POINTS.SEMICOLON = 59] = "SEMICOLON";
			CODE_POINTS[CODE_POINTS.LESS_THAN_SIGN = 60] = "LESS_THAN_SIGN";
			CODE_POINTS[CODE_POINTS.EQUALS_SIGN = 61] = "EQUALS_SIGN";
			CODE_POINTS[CODE_POINTS.GREATER_THAN_SIGN = 62] = "GREATER_THAN_SIGN";
			CODE_POINTS[CODE_POINTS.QUESTION_MARK = 63] = "QUESTION_MARK";
			CODE_POINTS[CODE_POINTS.LATIN_CAPITAL_A = 65] = "LATIN_CAPITAL_A";
			CODE_POINTS[CODE_POINTS.LATIN_CAPITAL_Z = 90] = "LATIN_CAPITAL_Z";
			CODE_POINTS[CODE_POINTS.RIGHT_SQUARE_BRACKET = 93] = "RIGHT_SQUARE_BRACKET";
			CODE_POINTS[CODE_POINTS.GRAVE_ACCENT = 96] = "GRAVE_ACCENT";
			CODE_POINTS[CODE_POINTS.LATIN_SMALL_A = 97] = "LATIN_SMALL_A";
			CODE_POINTS[CODE_POINTS.LATIN_SMALL_Z = 122] = "LATIN_SMALL_Z";
		})(CODE_POINTS ||= {});
		let SEQUENCES = {
			DASH_DASH: "--",
			CDATA_START: "[CDATA[",
			DOCTYPE: "doctype",
			SCRIPT: "script",
			PUBLIC: "public",
			SYSTEM: "system"
		};
		function isSurrogate(cp) {
			return cp >= 55296 && cp <= 57343;
		}
		function isSurrogatePair(cp) {
			return cp >= 56320 && cp <= 57343;
		}
		function getSurrogatePairCodePoint(cp1, cp2) {
			return (cp1 - 55296) * 1024 + 9216 + cp2;
		}
		function isControlCodePoint(cp) {
			return cp !== 32 && cp !== 10 && cp !== 13 && cp !== 9 && cp !== 12 && cp >= 1 && cp <= 31 || cp >= 127 && cp <= 159;
		}
		function isUndefinedCodePoint(cp) {
			return cp >= 64976 && cp <= 65007 || UNDEFINED_CODE_POINTS.has(cp);
		}
		var ERR;
		(function(ERR) {
			ERR.controlCharacterInInputStream = "control-character-in-input-stream";
			ERR.noncharacterInInputStream = "noncharacter-in-input-stream";
			ERR.surrogateInInputStream = "surrogate-in-input-stream";
			ERR.nonVoidHtmlElementStartTagWithTrailingSolidus = "non-void-html-element-start-tag-with-trailing-solidus";
			ERR.endTagWithAttributes = "end-tag-with-attributes";
			ERR.endTagWithTrailingSolidus = "end-tag-with-trailing-solidus";
			ERR.unexpectedSolidusInTag = "unexpected-solidus-in-tag";
			ERR.unexpectedNullCharacter = "unexpected-null-character";
			ERR.unexpectedQuestionMarkInsteadOfTagName = "unexpected-question-mark-instead-of-tag-name";
			ERR.invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name";
			ERR.unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name";
			ERR.missingEndTagName = "missing-end-tag-name";
			ERR.unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name";
			ERR.unknownNamedCharacterReference = "unknown-named-character-reference";
			ERR.missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference";
			ERR.unexpectedCharacterAfterDoctypeSystemIdentifier = "unexpected-character-after-doctype-system-identifier";
			ERR.unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value";
			ERR.eofBeforeTagName = "eof-before-tag-name";
			ERR.eofInTag = "eof-in-tag";
			ERR.missingAttributeValue = "missing-attribute-value";
			ERR.missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes";
			ERR.missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword";
			ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers = "missing-whitespace-between-doctype-public-and-system-identifiers";
			ERR.missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword";
			ERR.missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier";
			ERR.missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier";
			ERR.missingDoctypePublicIdentifier = "missing-doctype-public-identifier";
			ERR.missingDoctypeSystemIdentifier = "missing-doctype-system-identifier";
			ERR.abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier";
			ERR.abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier";
			ERR.cdataInHtmlContent = "cdata-in-html-content";
			ERR.incorrectlyOpenedComment = "incorrectly-opened-comment";
			ERR.eofInScriptHtmlCommentLikeText = "eof-in-script-html-comment-like-text";
			ERR.eofInDoctype = "eof-in-doctype";
			ERR.nestedComment = "nested-comment";
			ERR.abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment";
			ERR.eofInComment = "eof-in-comment";
			ERR.incorrectlyClosedComment = "incorrectly-closed-comment";
			ERR.eofInCdata = "eof-in-cdata";
			ERR.absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference";
			ERR.nullCharacterReference = "null-character-reference";
			ERR.surrogateCharacterReference = "surrogate-character-reference";
			ERR.characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range";
			ERR.controlCharacterReference = "control-character-reference";
			ERR.noncharacterCharacterReference = "noncharacter-character-reference";
			ERR.missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name";
			ERR.missingDoctypeName = "missing-doctype-name";
			ERR.invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name";
			ERR.duplicateAttribute = "duplicate-attribute";
			ERR.nonConformingDoctype = "non-conforming-doctype";
			ERR.missingDoctype = "missing-doctype";
			ERR.misplacedDoctype = "misplaced-doctype";
			ERR.endTagWithoutMatchingOpenElement = "end-tag-without-matching-open-element";
			ERR.closingOfElementWithOpenChildElements = "closing-of-element-with-open-child-elements";
			ERR.disallowedContentInNoscriptInHead = "disallowed-content-in-noscript-in-head";
			ERR.openElementsLeftAfterEof = "open-elements-left-after-eof";
			ERR.abandonedHeadElementChild = "abandoned-head-element-child";
			ERR.misplacedStartTagForHeadElement = "misplaced-start-tag-for-head-element";
			ERR.nestedNoscriptInHead = "nested-noscript-in-head";
			ERR.eofInElementThatCanContainOnlyText = "eof-in-element-that-can-contain-only-text";
		})(ERR ||= {});
		class Preprocessor {
			constructor(handler) {
				this.handler = handler;
				this.html = "";
				this.pos = -1;
				this.lastGapPos = -2;
				this.gapStack = [];
				this.skipNextNewLine = !1;
				this.lastChunkWritten = !1;
				this.endOfChunkHit = !1;
				this.bufferWaterline = 65536;
				this.isEol = !1;
				this.lineStartPos = 0;
				this.droppedBufferSize = 0;
				this.line = 1;
				this.lastErrOffset = -1;
			}
			get col() {
				return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
			}
			get codePointStart() {
				return this.pos - Number(this.lastGapPos === this.pos);
			}
			get offset() {
				return this.droppedBufferSize + this.codePointStart;
			}
			getError(code, cpOffset) {
				let { line, col, offset } = this;
				let startCol = col + cpOffset;
				let startOffset = offset + cpOffset;
				return {
					code,
					startLine: line,
					endLine: line,
					startCol,
					endCol: startCol,
					startOffset,
					endOffset: startOffset
				};
			}
			_err(code) {
				if (this.handler.onParseError && this.lastErrOffset !== this.offset) {
					this.lastErrOffset = this.offset;
					this.handler.onParseError(this.getError(code, 0));
				}
			}
			_addGap() {
				this.gapStack.push(this.lastGapPos);
				this.lastGapPos = this.pos;
			}
			_processSurrogate(cp) {
				if (this.pos !== this.html.length - 1) {
					let nextCp = this.html.charCodeAt(this.pos + 1);
					if (!isSurrogatePair(cp) && isSurrogatePair(nextCp)) {
						this.pos++;
						this._addGap();
						return getSurrogatePairCodePoint(cp, nextCp);
					}
				} else if (!this.lastChunkWritten) {
					this.endOfChunkHit = !0;
					return CODE_POINTS.EOF;
				}
				this._err(ERR.surrogateInInputStream);
				return cp;
			}
			willDropParsedChunk() {
				return this.pos > this.bufferWaterline;
			}
			dropParsedChunk(keep = 0) {
				if (this.willDropParsedChunk()) {
					let droppedSize = this.offset - this.droppedBufferSize - keep;
					this.html = this.html.substring(droppedSize);
					this.lineStartPos -= droppedSize;
					this.droppedBufferSize += droppedSize;
					this.pos -= droppedSize;
					this.lastGapPos = -2;
					this.gapStack.length = 0;
					this.pos > keep && this._addGap();
				}
			}
			write(chunk, isLastChunk) {
				this.html.length > 0 ? this.html += chunk : this.html = chunk;
				this.endOfChunkHit = !1;
				this.lastChunkWritten = isLastChunk;
			}
			insertHtmlAtCurrentPos(chunk) {
				this.html = this.html.substring(0, this.pos + 1) + chunk + this.html.substring(this.pos + 1);
				this.endOfChunkHit = !1;
			}
			startsWith(pattern, caseSensitive) {
				if (this.pos + pattern.length > this.html.length) {
					this.endOfChunkHit = !this.lastChunkWritten;
					return !1;
				}
				if (caseSensitive) return this.html.startsWith(pattern, this.pos);
				for (let i = 0; i < pattern.length; i++) if ((this.html.charCodeAt(this.pos + i) | 32) !== pattern.charCodeAt(i)) return !1;
				return !0;
			}
			peek(offset) {
				let pos = this.pos + offset;
				if (pos >= this.html.length) {
					this.endOfChunkHit = !this.lastChunkWritten;
					return CODE_POINTS.EOF;
				}
				let code = this.html.charCodeAt(pos);
				return code === CODE_POINTS.CARRIAGE_RETURN ? CODE_POINTS.LINE_FEED : code;
			}
			advance() {
				this.pos++;
				if (this.isEol) {
					this.isEol = !1;
					this.line++;
					this.lineStartPos = this.pos;
				}
				if (this.pos >= this.html.length) {
					this.endOfChunkHit = !this.lastChunkWritten;
					return CODE_POINTS.EOF;
				}
				let cp = this.html.charCodeAt(this.pos);
				if (cp === CODE_POINTS.CARRIAGE_RETURN) {
					this.isEol = !0;
					this.skipNextNewLine = !0;
					return CODE_POINTS.LINE_FEED;
				}
				if (cp === CODE_POINTS.LINE_FEED) {
					this.isEol = !0;
					if (this.skipNextNewLine) {
						this.line--;
						this.skipNextNewLine = !1;
						this._addGap();
						return this.advance();
					}
				}
				this.skipNextNewLine = !1;
				isSurrogate(cp) && (cp = this._processSurrogate(cp));
				this.handler.onParseError === null || cp > 31 && cp < 127 || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.CARRIAGE_RETURN || cp > 159 && cp < 64976 || this._checkForProblematicCharacters(cp);
				return cp;
			}
			_checkForProblematicCharacters(cp) {
				isControlCodePoint(cp) ? this._err(ERR.controlCharacterInInputStream) : isUndefinedCodePoint(cp) && this._err(ERR.noncharacterInInputStream);
			}
			retreat(count) {
				this.pos -= count;
				for (; this.pos < this.lastGapPos;) {
					this.lastGapPos = this.gapStack.pop();
					this.pos--;
				}
				this.isEol = !1;
			}
		}
		var TokenType;
		(function(TokenType) {
			TokenType[TokenType.CHARACTER = 0] = "CHARACTER";
			TokenType[TokenType.NULL_CHARACTER = 1] = "NULL_CHARACTER";
			TokenType[TokenType.WHITESPACE_CHARACTER = 2] = "WHITESPACE_CHARACTER";
			TokenType[TokenType.START_TAG = 3] = "START_TAG";
			TokenType[TokenType.END_TAG = 4] = "END_TAG";
			TokenType[TokenType.COMMENT = 5] = "COMMENT";
			TokenType[TokenType.DOCTYPE = 6] = "DOCTYPE";
			TokenType[TokenType.EOF = 7] = "EOF";
			TokenType[TokenType.HIBERNATION = 8] = "HIBERNATION";
		})(TokenType ||= {});
		function getTokenAttr(token, attrName) {
			for (let i = token.attrs.length - 1; i >= 0; i--) if (token.attrs[i].name === attrName) return token.attrs[i].value;
			return null;
		}
		let c1 = [
			8364,
			0,
			8218,
			402,
			8222,
			8230,
			8224,
			8225,
			710,
			8240,
			352,
			8249,
			338,
			0,
			381,
			0,
			0,
			8216,
			8217,
			8220,
			8221,
			8226,
			8211,
			8212,
			732,
			8482,
			353,
			8250,
			339,
			0,
			382,
			376
		];
		function isInvalidCodePoint(codePoint) {
			return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
		}
		function replaceCodePoint(codePoint) {
			if (isInvalidCodePoint(codePoint)) return 65533;
			if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
			return codePoint;
		}
		let htmlDecodeData = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"];
		let BUCKET_HASH_1 = 2654435761;
		let BUCKET_HASH_2 = 2246822507;
		let CHAR_REMAP = (() => {
			let remap = new Uint8Array(128);
			for (let code = 48; code <= 57; code++) remap[code] = code - 47;
			for (let code = 65; code <= 90; code++) remap[code] = code - 54;
			for (let code = 97; code <= 122; code++) remap[code] = code - 60;
			return remap;
		})();
		function exactKey(text, nameStart, length) {
			return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
		}
		function decode_data_format_pairIndex(c0, c1) {
			return (c0 * 3 << 3 ^ c1) & 1023;
		}
		function bucketOne(key, buckets) {
			return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
		}
		function bucketTwo(key, buckets) {
			return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
		}
		function initDecodeData(packed) {
			let [data, values] = packed;
			let nameCount = data.charCodeAt(0) - 48 << 6 | data.charCodeAt(1) - 48;
			let suffixesLength = data.charCodeAt(2) - 48 << 6 | data.charCodeAt(3) - 48;
			let buckets = data.charCodeAt(4) - 48 << 6 | data.charCodeAt(5) - 48;
			let metaStart = 6 + suffixesLength;
			let choicesStart = metaStart + 2 * nameCount;
			let slotCount = 2 * buckets;
			let keys = new Int32Array(slotCount);
			let slotMidOff = new Uint16Array(slotCount);
			let slotValue = new Uint16Array(slotCount);
			let lengthBits = new Uint32Array(1024);
			let middleOffsets = new Map();
			let middles = [];
			let name = "";
			let suffixOffset = 6;
			let valueOffset = 0;
			for (let index = 0; index < nameCount; index++) {
				let meta0 = data.charCodeAt(metaStart + 2 * index) - 35;
				let meta1 = data.charCodeAt(metaStart + 2 * index + 1) - 35;
				let prefixLength = meta0 & 31;
				let length = prefixLength + (meta1 & 31);
				let valueLength = (meta1 >> 5) + 1;
				name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
				suffixOffset += length - prefixLength;
				let key = exactKey(name, 0, length);
				let slot = 2 * (data.charCodeAt(choicesStart + Math.floor(index / 6)) - 48 & 1 << index % 6 ? bucketTwo : bucketOne)(key, buckets);
				keys[slot] !== 0 && (slot += 1);
				keys[slot] = key;
				if (length > 4) {
					let middle = name.slice(2, length - 2);
					let existing = middleOffsets.get(middle);
					if (existing === void 0) {
						middleOffsets.set(middle, middles.length);
						slotMidOff[slot] = middles.length;
						for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
					} else slotMidOff[slot] = existing;
				}
				let pair = decode_data_format_pairIndex(name.charCodeAt(0), name.charCodeAt(1));
				lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
				meta0 & 32 && (lengthBits[pair] |= 1 << length - 2 + 16);
				slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
				valueOffset += valueLength;
			}
			return {
				keys,
				buckets,
				slotMidOff,
				slotValue,
				values,
				lengthBits,
				middles: new Uint32Array(middles)
			};
		}
		function isNumber(code) {
			return code - 48 >>> 0 <= 9;
		}
		function isAlphaNumeric(code) {
			return isNumber(code) || (code | 32) - 97 >>> 0 <= 25;
		}
		function isEntityInAttributeInvalidEnd(code) {
			return code === 61 || isAlphaNumeric(code);
		}
		var DecodingMode;
		(function(DecodingMode) {
			DecodingMode[DecodingMode.Legacy = 0] = "Legacy";
			DecodingMode[DecodingMode.Strict = 1] = "Strict";
			DecodingMode[DecodingMode.Attribute = 2] = "Attribute";
		})(DecodingMode ||= {});
		let htmlDecode = initDecodeData(htmlDecodeData);
		let htmlKeys = htmlDecode.keys;
		let htmlBuckets = htmlDecode.buckets;
		let htmlSlotMidOff = htmlDecode.slotMidOff;
		let htmlLengthBits = htmlDecode.lengthBits;
		let htmlMiddles = htmlDecode.middles;
		let htmlSlotValue = htmlDecode.slotValue;
		let htmlValues = htmlDecode.values;
		function findSlotHtml(text, start, length) {
			let c0 = text.charCodeAt(start);
			let c1 = text.charCodeAt(start + 1);
			let c2 = text.charCodeAt(start + length - 2);
			let c3 = text.charCodeAt(start + length - 1);
			if ((c0 | c1 | c2 | c3) > 127) return -1;
			let key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
			let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
			for (let attempt = 0;; attempt++) {
				if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) return slot;
				if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) return slot + 1;
				if (attempt === 1) return -1;
				slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
			}
		}
		function isMidMatchHtml(slot, text, start, length) {
			let wordIndex = htmlSlotMidOff[slot];
			let index = start + 2;
			let end = start + length - 2;
			for (; index + 1 < end;) {
				if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return !1;
				index += 2;
			}
			return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
		}
		let numericDigits = (() => {
			let digits = new Uint8Array(128).fill(255);
			for (let digit = 0; digit < 10; digit++) digits[48 + digit] = digit;
			for (let digit = 0; digit < 6; digit++) {
				digits[65 + digit] = digit + 10;
				digits[97 + digit] = digit + 10;
			}
			return digits;
		})();
		function findLegacySlot(input, start, maxLength) {
			let legacy = htmlLengthBits[decode_data_format_pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
			for (; legacy !== 0;) {
				let top = 31 - Math.clz32(legacy);
				legacy ^= 1 << top;
				if (top + 2 > maxLength) continue;
				let slot = findSlotHtml(input, start, top + 2);
				if (slot >= 0 && htmlSlotValue[slot] & 2) return slot << 3 | top + 2;
			}
			return -1;
		}
		function findLongClassMatch(input, start, mode) {
			let length = input.slice(start, start + 32).indexOf(";");
			if (length - 2 >>> 0 <= 29) {
				let slot = findSlotHtml(input, start, length);
				if (slot >= 0) return slot << 6 | length + 1;
			}
			if (mode !== DecodingMode.Strict) {
				let packed = findLegacySlot(input, start, Math.min(31, input.length - start));
				if (packed >= 0) {
					let length = packed & 7;
					if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
				}
			}
			return -1;
		}
		class EntityDecoderBase {
			emitCodePoint;
			errors;
			state = 0;
			consumed = 1;
			result = 0;
			decodeMode = DecodingMode.Strict;
			replaceNumericCodePoint = replaceCodePoint;
			constructor(emitCodePoint, errors) {
				this.emitCodePoint = emitCodePoint;
				this.errors = errors;
			}
			stateNumericStart(input, offset) {
				if (offset >= input.length) return -1;
				if ((input.charCodeAt(offset) | 32) == 120) {
					this.state = 3;
					this.consumed += 1;
					return this.stateNumericHex(input, offset + 1);
				}
				this.state = 2;
				return this.stateNumericDecimal(input, offset);
			}
			stateNumericHex(input, offset) {
				let inputLength = input.length;
				let { result, consumed } = this;
				let index = offset;
				for (; index < inputLength;) {
					let char = input.charCodeAt(index);
					let digit = numericDigits[char];
					if (digit <= 15) result = result * 16 + digit;
					else {
						this.result = result;
						this.consumed = consumed;
						return this.emitNumericEntity(char, 3);
					}
					consumed += 1;
					index += 1;
				}
				this.result = result;
				this.consumed = consumed;
				return -1;
			}
			stateNumericDecimal(input, offset) {
				let inputLength = input.length;
				let { result, consumed } = this;
				let index = offset;
				for (; index < inputLength;) {
					let digit = input.charCodeAt(index) - 48;
					if (digit >>> 0 > 9) {
						this.result = result;
						this.consumed = consumed;
						return this.emitNumericEntity(digit + 48, 2);
					}
					result = result * 10 + digit;
					consumed += 1;
					index += 1;
				}
				this.result = result;
				this.consumed = consumed;
				return -1;
			}
			emitNumericEntity(lastCp, expectedLength) {
				if (this.consumed <= expectedLength) {
					this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
					return 0;
				}
				if (lastCp === 59) this.consumed += 1;
				else if (this.decodeMode === DecodingMode.Strict) return 0;
				this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed);
				if (this.errors) {
					lastCp !== 59 && this.errors.missingSemicolonAfterCharacterReference();
					this.errors.validateNumericCharacterReference(this.result);
				}
				return this.consumed;
			}
			startEntity(decodeMode) {
				this.decodeMode = decodeMode;
				this.state = 0;
				this.result = 0;
				this.consumed = 1;
			}
			write(input, offset) {
				switch (this.state) {
					case 0:
						if (input.charCodeAt(offset) === 35) {
							this.state = 1;
							this.consumed += 1;
							return this.stateNumericStart(input, offset + 1);
						}
						this.state = 4;
						return this.stateNamedEntity(input, offset);
					case 1: return this.stateNumericStart(input, offset);
					case 2: return this.stateNumericDecimal(input, offset);
					case 3: return this.stateNumericHex(input, offset);
					default: return this.stateNamedEntity(input, offset);
				}
			}
			end() {
				switch (this.state) {
					case 4: return this.endNamedEntity();
					case 2: return this.emitNumericEntity(0, 2);
					case 3: return this.emitNumericEntity(0, 3);
					case 1:
						this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
						return 0;
					default: return 0;
				}
			}
		}
		class HtmlEntityDecoder extends EntityDecoderBase {
			runLength = 0;
			nameBuffer = new Uint8Array(32);
			emitSlot(slot) {
				let packed = htmlSlotValue[slot];
				let off = packed >> 2;
				this.emitCodePoint(htmlValues.charCodeAt(off), this.consumed);
				packed & 1 && this.emitCodePoint(htmlValues.charCodeAt(off + 1), this.consumed);
			}
			startEntity(decodeMode) {
				super.startEntity(decodeMode);
				this.runLength = 0;
			}
			stateNamedEntity(input, offset) {
				let inputLength = input.length;
				if (this.runLength === 0 && offset + 17 <= inputLength) {
					let pair = decode_data_format_pairIndex(input.charCodeAt(offset), input.charCodeAt(offset + 1));
					let bits = htmlLengthBits[pair];
					if (bits & 32768 && offset + 32 <= inputLength) {
						let packed = findLongClassMatch(input, offset, this.decodeMode);
						if (packed >= 0) {
							let length = packed & 63;
							this.consumed = length + 1;
							this.emitSlot(packed >> 6);
							input.charCodeAt(offset + length - 1) !== 59 && this.errors?.missingSemicolonAfterCharacterReference();
							return this.consumed;
						}
						return 0;
					}
					let probed = bits & 32767;
					for (; probed !== 0;) {
						let low = probed & -probed;
						probed ^= low;
						let length = 33 - Math.clz32(low);
						if (input.charCodeAt(offset + length) === 59) {
							let slot = findSlotHtml(input, offset, length);
							if (slot >= 0) {
								this.consumed = length + 2;
								this.emitSlot(slot);
								return this.consumed;
							}
						}
					}
					if (!(bits & 32768)) {
						if (this.decodeMode !== DecodingMode.Strict) {
							let packed = findLegacySlot(input, offset, 31);
							if (packed >= 0) {
								let matchLength = packed & 7;
								let next = input.charCodeAt(offset + matchLength);
								if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) return 0;
								this.consumed = matchLength + 1;
								this.emitSlot(packed >> 3);
								this.errors?.missingSemicolonAfterCharacterReference();
								return this.consumed;
							}
						}
						return 0;
					}
				}
				let index = offset;
				let { runLength } = this;
				let terminator = -1;
				let scanEnd = Math.min(inputLength, offset + 32 - runLength);
				for (; index < scanEnd;) {
					let char = input.charCodeAt(index);
					if (!isAlphaNumeric(char)) {
						terminator = char;
						break;
					}
					this.nameBuffer[runLength++] = char;
					index++;
				}
				if (terminator < 0 && runLength < 32) {
					this.runLength = runLength;
					return -1;
				}
				if (terminator === 59 && runLength - 2 >>> 0 <= 29) {
					let slot = findBufferedHtmlSlot(this.nameBuffer, runLength);
					if (slot >= 0) {
						this.consumed = runLength + 2;
						this.emitSlot(slot);
						return this.consumed;
					}
				}
				if (this.decodeMode !== DecodingMode.Strict && runLength >= 2) {
					let packed = findBufferedLegacySlot(this.nameBuffer, runLength);
					if (packed >= 0) {
						let length = packed & 7;
						let next = length < runLength ? this.nameBuffer[length] : terminator;
						if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) return 0;
						this.consumed = length + 1;
						this.emitSlot(packed >> 3);
						this.errors?.missingSemicolonAfterCharacterReference();
						return this.consumed;
					}
				}
				return 0;
			}
			endNamedEntity() {
				if (this.decodeMode === DecodingMode.Strict || this.runLength < 2) return 0;
				let packed = findBufferedLegacySlot(this.nameBuffer, this.runLength);
				if (packed < 0) return 0;
				if (this.decodeMode === DecodingMode.Attribute && (packed & 7) < this.runLength) return 0;
				this.consumed = (packed & 7) + 1;
				this.emitSlot(packed >> 3);
				this.errors?.missingSemicolonAfterCharacterReference();
				return this.consumed;
			}
		}
		function findBufferedHtmlSlot(buffer, length) {
			let key = buffer[0] << 25 | buffer[1] << 18 | buffer[length - 2] << 11 | CHAR_REMAP[buffer[length - 1]] << 5 | length;
			let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
			for (let attempt = 0;; attempt++) {
				if (htmlKeys[slot] === key && (length <= 4 || isBufferedMiddle(slot, buffer, length))) return slot;
				if (htmlKeys[slot + 1] === key && (length <= 4 || isBufferedMiddle(slot + 1, buffer, length))) return slot + 1;
				if (attempt === 1) return -1;
				slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
			}
		}
		function isBufferedMiddle(slot, buffer, length) {
			let wordIndex = htmlSlotMidOff[slot];
			let index = 2;
			let end = length - 2;
			for (; index + 1 < end;) {
				if ((buffer[index] | buffer[index + 1] << 16) !== htmlMiddles[wordIndex++]) return !1;
				index += 2;
			}
			return index === end || buffer[index] === (htmlMiddles[wordIndex] & 65535);
		}
		function findBufferedLegacySlot(buffer, length) {
			let legacy = htmlLengthBits[decode_data_format_pairIndex(buffer[0], buffer[1])] >>> 16 & 31;
			for (; legacy !== 0;) {
				let top = 31 - Math.clz32(legacy);
				legacy ^= 1 << top;
				if (top + 2 > length) continue;
				let slot = findBufferedHtmlSlot(buffer, top + 2);
				if (slot >= 0 && htmlSlotValue[slot] & 2) return slot << 3 | top + 2;
			}
			return -1;
		}
		var NS;
		(function(NS) {
			NS.HTML = "http://www.w3.org/1999/xhtml";
			NS.MATHML = "http://www.w3.org/1998/Math/MathML";
			NS.SVG = "http://www.w3.org/2000/svg";
			NS.XLINK = "http://www.w3.org/1999/xlink";
			NS.XML = "http://www.w3.org/XML/1998/namespace";
			NS.XMLNS = "http://www.w3.org/2000/xmlns/";
		})(NS ||= {});
		var ATTRS;
		(function(ATTRS) {
			ATTRS.TYPE = "type";
			ATTRS.ACTION = "action";
			ATTRS.ENCODING = "encoding";
			ATTRS.PROMPT = "prompt";
			ATTRS.NAME = "name";
			ATTRS.COLOR = "color";
			ATTRS.FACE = "face";
			ATTRS.SIZE = "size";
		})(ATTRS ||= {});
		var DOCUMENT_MODE;
		(function(DOCUMENT_MODE) {
			DOCUMENT_MODE.NO_QUIRKS = "no-quirks";
			DOCUMENT_MODE.QUIRKS = "quirks";
			DOCUMENT_MODE.LIMITED_QUIRKS = "limited-quirks";
		})(DOCUMENT_MODE ||= {});
		var TAG_NAMES;
		(function(TAG_NAMES) {
			TAG_NAMES.A = "a";
			TAG_NAMES.ADDRESS = "address";
			TAG_NAMES.ANNOTATION_XML = "annotation-xml";
			TAG_NAMES.APPLET = "applet";
			TAG_NAMES.AREA = "area";
			TAG_NAMES.ARTICLE = "article";
			TAG_NAMES.ASIDE = "aside";
			TAG_NAMES.B = "b";
			TAG_NAMES.BASE = "base";
			TAG_NAMES.BASEFONT = "basefont";
			TAG_NAMES.BGSOUND = "bgsound";
			TAG_NAMES.BIG = "big";
			TAG_NAMES.BLOCKQUOTE = "blockquote";
			TAG_NAMES.BODY = "body";
			TAG_NAMES.BR = "br";
			TAG_NAMES.BUTTON = "button";
			TAG_NAMES.CAPTION = "caption";
			TAG_NAMES.CENTER = "center";
			TAG_NAMES.CODE = "code";
			TAG_NAMES.COL = "col";
			TAG_NAMES.COLGROUP = "colgroup";
			TAG_NAMES.DD = "dd";
			TAG_NAMES.DESC = "desc";
			TAG_NAMES.DETAILS = "details";
			TAG_NAMES.DIALOG = "dialog";
			TAG_NAMES.DIR = "dir";
			TAG_NAMES.DIV = "div";
			TAG_NAMES.DL = "dl";
			TAG_NAMES.DT = "dt";
			TAG_NAMES.EM = "em";
			TAG_NAMES.EMBED = "embed";
			TAG_NAMES.FIELDSET = "fieldset";
			TAG_NAMES.FIGCAPTION = "figcaption";
			TAG_NAMES.FIGURE = "figure";
			TAG_NAMES.FONT = "font";
			TAG_NAMES.FOOTER = "footer";
			TAG_NAMES.FOREIGN_OBJECT = "foreignObject";
			TAG_NAMES.FORM = "form";
			TAG_NAMES.FRAME = "frame";
			TAG_NAMES.FRAMESET = "frameset";
			TAG_NAMES.H1 = "h1";
			TAG_NAMES.H2 = "h2";
			TAG_NAMES.H3 = "h3";
			TAG_NAMES.H4 = "h4";
			TAG_NAMES.H5 = "h5";
			TAG_NAMES.H6 = "h6";
			TAG_NAMES.HEAD = "head";
			TAG_NAMES.HEADER = "header";
			TAG_NAMES.HGROUP = "hgroup";
			TAG_NAMES.HR = "hr";
			TAG_NAMES.HTML = "html";
			TAG_NAMES.I = "i";
			TAG_NAMES.IMG = "img";
			TAG_NAMES.IMAGE = "image";
			TAG_NAMES.INPUT = "input";
			TAG_NAMES.IFRAME = "iframe";
			TAG_NAMES.KEYGEN = "keygen";
			TAG_NAMES.LABEL = "label";
			TAG_NAMES.LI = "li";
			TAG_NAMES.LINK = "link";
			TAG_NAMES.LISTING = "listing";
			TAG_NAMES.MAIN = "main";
			TAG_NAMES.MALIGNMARK = "malignmark";
			TAG_NAMES.MARQUEE = "marquee";
			TAG_NAMES.MATH = "math";
			TAG_NAMES.MENU = "menu";
			TAG_NAMES.META = "meta";
			TAG_NAMES.MGLYPH = "mglyph";
			TAG_NAMES.MI = "mi";
			TAG_NAMES.MO = "mo";
			TAG_NAMES.MN = "mn";
			TAG_NAMES.MS = "ms";
			TAG_NAMES.MTEXT = "mtext";
			TAG_NAMES.NAV = "nav";
			TAG_NAMES.NOBR = "nobr";
			TAG_NAMES.NOFRAMES = "noframes";
			TAG_NAMES.NOEMBED = "noembed";
			TAG_NAMES.NOSCRIPT = "noscript";
			TAG_NAMES.OBJECT = "object";
			TAG_NAMES.OL = "ol";
			TAG_NAMES.OPTGROUP = "optgroup";
			TAG_NAMES.OPTION = "option";
			TAG_NAMES.P = "p";
			TAG_NAMES.PARAM = "param";
			TAG_NAMES.PLAINTEXT = "plaintext";
			TAG_NAMES.PRE = "pre";
			TAG_NAMES.RB = "rb";
			TAG_NAMES.RP = "rp";
			TAG_NAMES.RT = "rt";
			TAG_NAMES.RTC = "rtc";
			TAG_NAMES.RUBY = "ruby";
			TAG_NAMES.S = "s";
			TAG_NAMES.SCRIPT = "script";
			TAG_NAMES.SEARCH = "search";
			TAG_NAMES.SECTION = "section";
			TAG_NAMES.SELECT = "select";
			TAG_NAMES.SOURCE = "source";
			TAG_NAMES.SMALL = "small";
			TAG_NAMES.SPAN = "span";
			TAG_NAMES.STRIKE = "strike";
			TAG_NAMES.STRONG = "strong";
			TAG_NAMES.STYLE = "style";
			TAG_NAMES.SUB = "sub";
			TAG_NAMES.SUMMARY = "summary";
			TAG_NAMES.SUP = "sup";
			TAG_NAMES.TABLE = "table";
			TAG_NAMES.TBODY = "tbody";
			TAG_NAMES.TEMPLATE = "template";
			TAG_NAMES.TEXTAREA = "textarea";
			TAG_NAMES.TFOOT = "tfoot";
			TAG_NAMES.TD = "td";
			TAG_NAMES.TH = "th";
			TAG_NAMES.THEAD = "thead";
			TAG_NAMES.TITLE = "title";
			TAG_NAMES.TR = "tr";
			TAG_NAMES.TRACK = "track";
			TAG_NAMES.TT = "tt";
			TAG_NAMES.U = "u";
			TAG_NAMES.UL = "ul";
			TAG_NAMES.SVG = "svg";
			TAG_NAMES.VAR = "var";
			TAG_NAMES.WBR = "wbr";
			TAG_NAMES.XMP = "xmp";
		})(TAG_NAMES ||= {});
		var TAG_ID;
		(function(TAG_ID) {
			TAG_ID[TAG_ID.UNKNOWN = 0] = "UNKNOWN";
			TAG_ID[TAG_ID.A = 1] = "A";
			TAG_ID[TAG_ID.ADDRESS = 2] = "ADDRESS";
			TAG_ID[TAG_ID.ANNOTATION_XML = 3] = "ANNOTATION_XML";
			TAG_ID[TAG_ID.APPLET = 4] = "APPLET";
			TAG_ID[TAG_ID.AREA = 5] = "AREA";
			TAG_ID[TAG_ID.ARTICLE = 6] = "ARTICLE";
			TAG_ID[TAG_ID.ASIDE = 7] = "ASIDE";
			TAG_ID[TAG_ID.B = 8] = "B";
			TAG_ID[TAG_ID.BASE = 9] = "BASE";
			TAG_ID[TAG_ID.BASEFONT = 10] = "BASEFONT";
			TAG_ID[TAG_ID.BGSOUND = 11] = "BGSOUND";
			TAG_ID[TAG_ID.BIG = 12] = "BIG";
			TAG_ID[TAG_ID.BLOCKQUOTE = 13] = "BLOCKQUOTE";
			TAG_ID[TAG_ID.BODY = 14] = "BODY";
			TAG_ID[TAG_ID.BR = 15] = "BR";
			TAG_ID[TAG_ID.BUTTON = 16] = "BUTTON";
			TAG_ID[TAG_ID.CAPTION = 17] = "CAPTION";
			TAG_ID[TAG_ID.CENTER = 18] = "CENTER";
			TAG_ID[TAG_ID.CODE = 19] = "CODE";
			TAG_ID[TAG_ID.COL = 20] = "COL";
			TAG_ID[TAG_ID.COLGROUP = 21] = "COLGROUP";
			TAG_ID[TAG_ID.DD = 22] = "DD";
			TAG_ID[TAG_ID.DESC = 23] = "DESC";
			TAG_ID[TAG_ID.DETAILS = 24] = "DETAILS";
			TAG_ID[TAG_ID.DIALOG = 25] = "DIALOG";
			TAG_ID[TAG_ID.DIR = 26] = "DIR";
			TAG_ID[TAG_ID.DIV = 27] = "DIV";
			TAG_ID[TAG_ID.DL = 28] = "DL";
			TAG_ID[TAG_ID.DT = 29] = "DT";
			TAG_ID[TAG_ID.EM = 30] = "EM";
			TAG_ID[TAG_ID.EMBED = 31] = "EMBED";
			TAG_ID[TAG_ID.FIELDSET = 32] = "FIELDSET";
			TAG_ID[TAG_ID.FIGCAPTION = 33] = "FIGCAPTION";
			TAG_ID[TAG_ID.FIGURE = 34] = "FIGURE";
			TAG_ID[TAG_ID.FONT = 35] = "FONT";
			TAG_ID[TAG_ID.FOOTER = 36] = "FOOTER";
			TAG_ID[TAG_ID.FOREIGN_OBJECT = 37] = "FOREIGN_OBJECT";
			TAG_ID[TAG_ID.FORM = 38] = "FORM";
			TAG_ID[TAG_ID.FRAME = 39] = "FRAME";
			TAG_ID[TAG_ID.FRAMESET = 40] = "FRAMESET";
			TAG_ID[TAG_ID.H1 = 41] = "H1";
			TAG_ID[TAG_ID.H2 = 42] = "H2";
			TAG_ID[TAG_ID.H3 = 43] = "H3";
			TAG_ID[TAG_ID.H4 = 44] = "H4";
			TAG_ID[TAG_ID.H5 = 45] = "H5";
			TAG_ID[TAG_ID.H6 = 46] = "H6";
			TAG_ID[TAG_ID.HEAD = 47] = "HEAD";
			TAG_ID[TAG_ID.HEADER = 48] = "HEADER";
			TAG_ID[TAG_ID.HGROUP = 49] = "HGROUP";
			TAG_ID[TAG_ID.HR = 50] = "HR";
			TAG_ID[TAG_ID.HTML = 51] = "HTML";
			TAG_ID[TAG_ID.I = 52] = "I";
			TAG_ID[TAG_ID.IMG = 53] = "IMG";
			TAG_ID[TAG_ID.IMAGE = 54] = "IMAGE";
			TAG_ID[TAG_ID.INPUT = 55] = "INPUT";
			TAG_ID[TAG_ID.IFRAME = 56] = "IFRAME";
			TAG_ID[TAG_ID.KEYGEN = 57] = "KEYGEN";
			TAG_ID[TAG_ID.LABEL = 58] = "LABEL";
			TAG_ID[TAG_ID.LI = 59] = "LI";
			TAG_ID[TAG_ID.LINK = 60] = "LINK";
			TAG_ID[TAG_ID.LISTING = 61] = "LISTING";
			TAG_ID[TAG_ID.MAIN = 62] = "MAIN";
			TAG_ID[TAG_ID.MALIGNMARK = 63] = "MALIGNMARK";
			TAG_ID[TAG_ID.MARQUEE = 64] = "MARQUEE";
			TAG_ID[TAG_ID.MATH = 65] = "MATH";
			TAG_ID[TAG_ID.MENU = 66] = "MENU";
			TAG_ID[TAG_ID.META = 67] = "META";
			TAG_ID[TAG_ID.MGLYPH = 68] = "MGLYPH";
			TAG_ID[TAG_ID.MI = 69] = "MI";
			TAG_ID[TAG_ID.MO = 70] = "MO";
			TAG_ID[TAG_ID.MN = 71] = "MN";
			TAG_ID[TAG_ID.MS = 72] = "MS";
			TAG_ID[TAG_ID.MTEXT = 73] = "MTEXT";
			TAG_ID[TAG_ID.NAV = 74] = "NAV";
			TAG_ID[TAG_ID.NOBR = 75] = "NOBR";
			TAG_ID[TAG_ID.NOFRAMES = 76] = "NOFRAMES";
			TAG_ID[TAG_ID.NOEMBED = 77] = "NOEMBED";
			TAG_ID[TAG_ID.NOSCRIPT = 78] = "NOSCRIPT";
			TAG_ID[TAG_ID.OBJECT = 79] = "OBJECT";
			TAG_ID[TAG_ID.OL = 80] = "OL";
			TAG_ID[TAG_ID.OPTGROUP = 81] = "OPTGROUP";
			TAG_ID[TAG_ID.OPTION = 82] = "OPTION";
			TAG_ID[TAG_ID.P = 83] = "P";
			TAG_ID[TAG_ID.PARAM = 84] = "PARAM";
			TAG_ID[TAG_ID.PLAINTEXT = 85] = "PLAINTEXT";
			TAG_ID[TAG_ID.PRE = 86] = "PRE";
			TAG_ID[TAG_ID.RB = 87] = "RB";
			TAG_ID[TAG_ID.RP = 88] = "RP";
			TAG_ID[TAG_ID.RT = 89] = "RT";
			TAG_ID[TAG_ID.RTC = 90] = "RTC";
			TAG_ID[TAG_ID.RUBY = 91] = "RUBY";
			TAG_ID[TAG_ID.S = 92] = "S";
			TAG_ID[TAG_ID.SCRIPT = 93] = "SCRIPT";
			TAG_ID[TAG_ID.SEARCH = 94] = "SEARCH";
			TAG_ID[TAG_ID.SECTION = 95] = "SECTION";
			TAG_ID[TAG_ID.SELECT = 96] = "SELECT";
			TAG_ID[TAG_ID.SOURCE = 97] = "SOURCE";
			TAG_ID[TAG_ID.SMALL = 98] = "SMALL";
			TAG_ID[TAG_ID.SPAN = 99] = "SPAN";
			TAG_ID[TAG_ID.STRIKE = 100] = "STRIKE";
			TAG_ID[TAG_ID.STRONG = 101] = "STRONG";
			TAG_ID[TAG_ID.STYLE = 102] = "STYLE";
			TAG_ID[TAG_ID.SUB = 103] = "SUB";
			TAG_ID[TAG_ID.SUMMARY = 104] = "SUMMARY";
			TAG_ID[TAG_ID.SUP = 105] = "SUP";
			TAG_ID[TAG_ID.TABLE = 106] = "TABLE";
			TAG_ID[TAG_ID.TBODY = 107] = "TBODY";
			TAG_ID[TAG_ID.TEMPLATE = 108] = "TEMPLATE";
			TAG_ID[TAG_ID.TEXTAREA = 109] = "TEXTAREA";
			TAG_ID[TAG_ID.TFOOT = 110] = "TFOOT";
			TAG_ID[TAG_ID.TD = 111] = "TD";
			TAG_ID[TAG_ID.TH = 112] = "TH";
			TAG_ID[TAG_ID.THEAD = 113] = "THEAD";
			TAG_ID[TAG_ID.TITLE = 114] = "TITLE";
			TAG_ID[TAG_ID.TR = 115] = "TR";
			TAG_ID[TAG_ID.TRACK = 116] = "TRACK";
			TAG_ID[TAG_ID.TT = 117] = "TT";
			TAG_ID[TAG_ID.U = 118] = "U";
			TAG_ID[TAG_ID.UL = 119] = "UL";
			TAG_ID[TAG_ID.SVG = 120] = "SVG";
			TAG_ID[TAG_ID.VAR = 121] = "VAR";
			TAG_ID[TAG_ID.WBR = 122] = "WBR";
			TAG_ID[TAG_ID.XMP = 123] = "XMP";
		})(TAG_ID ||= {});
		let TAG_NAME_TO_ID = new Map([
			[TAG_NAMES.A, TAG_ID.A],
			[TAG_NAMES.ADDRESS, TAG_ID.ADDRESS],
			[TAG_NAMES.ANNOTATION_XML, TAG_ID.ANNOTATION_XML],
			[TAG_NAMES.APPLET, TAG_ID.APPLET],
			[TAG_NAMES.AREA, TAG_ID.AREA],
			[TAG_NAMES.ARTICLE, TAG_ID.ARTICLE],
			[TAG_NAMES.ASIDE, TAG_ID.ASIDE],
			[TAG_NAMES.B, TAG_ID.B],
			[TAG_NAMES.BASE, TAG_ID.BASE],
			[TAG_NAMES.BASEFONT, TAG_ID.BASEFONT],
			[TAG_NAMES.BGSOUND, TAG_ID.BGSOUND],
			[TAG_NAMES.BIG, TAG_ID.BIG],
			[TAG_NAMES.BLOCKQUOTE, TAG_ID.BLOCKQUOTE],
			[TAG_NAMES.BODY, TAG_ID.BODY],
			[TAG_NAMES.BR, TAG_ID.BR],
			[TAG_NAMES.BUTTON, TAG_ID.BUTTON],
			[TAG_NAMES.CAPTION, TAG_ID.CAPTION],
			[TAG_NAMES.CENTER, TAG_ID.CENTER],
			[TAG_NAMES.CODE, TAG_ID.CODE],
			[TAG_NAMES.COL, TAG_ID.COL],
			[TAG_NAMES.COLGROUP, TAG_ID.COLGROUP],
			[TAG_NAMES.DD, TAG_ID.DD],
			[TAG_NAMES.DESC, TAG_ID.DESC],
			[TAG_NAMES.DETAILS, TAG_ID.DETAILS],
			[TAG_NAMES.DIALOG, TAG_ID.DIALOG],
			[TAG_NAMES.DIR, TAG_ID.DIR],
			[TAG_NAMES.DIV, TAG_ID.DIV],
			[TAG_NAMES.DL, TAG_ID.DL],
			[TAG_NAMES.DT, TAG_ID.DT],
			[TAG_NAMES.EM, TAG_ID.EM],
			[TAG_NAMES.EMBED, TAG_ID.EMBED],
			[TAG_NAMES.FIELDSET, TAG_ID.FIELDSET],
			[TAG_NAMES.FIGCAPTION, TAG_ID.FIGCAPTION],
			[TAG_NAMES.FIGURE, TAG_ID.FIGURE],
			[TAG_NAMES.FONT, TAG_ID.FONT],
			[TAG_NAMES.FOOTER, TAG_ID.FOOTER],
			[TAG_NAMES.FOREIGN_OBJECT, TAG_ID.FOREIGN_OBJECT],
			[TAG_NAMES.FORM, TAG_ID.FORM],
			[TAG_NAMES.FRAME, TAG_ID.FRAME],
			[TAG_NAMES.FRAMESET, TAG_ID.FRAMESET],
			[TAG_NAMES.H1, TAG_ID.H1],
			[TAG_NAMES.H2, TAG_ID.H2],
			[TAG_NAMES.H3, TAG_ID.H3],
			[TAG_NAMES.H4, TAG_ID.H4],
			[TAG_NAMES.H5, TAG_ID.H5],
			[TAG_NAMES.H6, TAG_ID.H6],
			[TAG_NAMES.HEAD, TAG_ID.HEAD],
			[TAG_NAMES.HEADER, TAG_ID.HEADER],
			[TAG_NAMES.HGROUP, TAG_ID.HGROUP],
			[TAG_NAMES.HR, TAG_ID.HR],
			[TAG_NAMES.HTML, TAG_ID.HTML],
			[TAG_NAMES.I, TAG_ID.I],
			[TAG_NAMES.IMG, TAG_ID.IMG],
			[TAG_NAMES.IMAGE, TAG_ID.IMAGE],
			[TAG_NAMES.INPUT, TAG_ID.INPUT],
			[TAG_NAMES.IFRAME, TAG_ID.IFRAME],
			[TAG_NAMES.KEYGEN, TAG_ID.KEYGEN],
			[TAG_NAMES.LABEL, TAG_ID.LABEL],
			[TAG_NAMES.LI, TAG_ID.LI],
			[TAG_NAMES.LINK, TAG_ID.LINK],
			[TAG_NAMES.LISTING, TAG_ID.LISTING],
			[TAG_NAMES.MAIN, TAG_ID.MAIN],
			[TAG_NAMES.MALIGNMARK, TAG_ID.MALIGNMARK],
			[TAG_NAMES.MARQUEE, TAG_ID.MARQUEE],
			[TAG_NAMES.MATH, TAG_ID.MATH],
			[TAG_NAMES.MENU, TAG_ID.MENU],
			[TAG_NAMES.META, TAG_ID.META],
			[TAG_NAMES.MGLYPH, TAG_ID.MGLYPH],
			[TAG_NAMES.MI, TAG_ID.MI],
			[TAG_NAMES.MO, TAG_ID.MO],
			[TAG_NAMES.MN, TAG_ID.MN],
			[TAG_NAMES.MS, TAG_ID.MS],
			[TAG_NAMES.MTEXT, TAG_ID.MTEXT],
			[TAG_NAMES.NAV, TAG_ID.NAV],
			[TAG_NAMES.NOBR, TAG_ID.NOBR],
			[TAG_NAMES.NOFRAMES, TAG_ID.NOFRAMES],
			[TAG_NAMES.NOEMBED, TAG_ID.NOEMBED],
			[TAG_NAMES.NOSCRIPT, TAG_ID.NOSCRIPT],
			[TAG_NAMES.OBJECT, TAG_ID.OBJECT],
			[TAG_NAMES.OL, TAG_ID.OL],
			[TAG_NAMES.OPTGROUP, TAG_ID.OPTGROUP],
			[TAG_NAMES.OPTION, TAG_ID.OPTION],
			[TAG_NAMES.P, TAG_ID.P],
			[TAG_NAMES.PARAM, TAG_ID.PARAM],
			[TAG_NAMES.PLAINTEXT, TAG_ID.PLAINTEXT],
			[TAG_NAMES.PRE, TAG_ID.PRE],
			[TAG_NAMES.RB, TAG_ID.RB],
			[TAG_NAMES.RP, TAG_ID.RP],
			[TAG_NAMES.RT, TAG_ID.RT],
			[TAG_NAMES.RTC, TAG_ID.RTC],
			[TAG_NAMES.RUBY, TAG_ID.RUBY],
			[TAG_NAMES.S, TAG_ID.S],
			[TAG_NAMES.SCRIPT, TAG_ID.SCRIPT],
			[TAG_NAMES.SEARCH, TAG_ID.SEARCH],
			[TAG_NAMES.SECTION, TAG_ID.SECTION],
			[TAG_NAMES.SELECT, TAG_ID.SELECT],
			[TAG_NAMES.SOURCE, TAG_ID.SOURCE],
			[TAG_NAMES.SMALL, TAG_ID.SMALL],
			[TAG_NAMES.SPAN, TAG_ID.SPAN],
			[TAG_NAMES.STRIKE, TAG_ID.STRIKE],
			[TAG_NAMES.STRONG, TAG_ID.STRONG],
			[TAG_NAMES.STYLE, TAG_ID.STYLE],
			[TAG_NAMES.SUB, TAG_ID.SUB],
			[TAG_NAMES.SUMMARY, TAG_ID.SUMMARY],
			[TAG_NAMES.SUP, TAG_ID.SUP],
			[TAG_NAMES.TABLE, TAG_ID.TABLE],
			[TAG_NAMES.TBODY, TAG_ID.TBODY],
			[TAG_NAMES.TEMPLATE, TAG_ID.TEMPLATE],
			[TAG_NAMES.TEXTAREA, TAG_ID.TEXTAREA],
			[TAG_NAMES.TFOOT, TAG_ID.TFOOT],
			[TAG_NAMES.TD, TAG_ID.TD],
			[TAG_NAMES.TH, TAG_ID.TH],
			[TAG_NAMES.THEAD, TAG_ID.THEAD],
			[TAG_NAMES.TITLE, TAG_ID.TITLE],
			[TAG_NAMES.TR, TAG_ID.TR],
			[TAG_NAMES.TRACK, TAG_ID.TRACK],
			[TAG_NAMES.TT, TAG_ID.TT],
			[TAG_NAMES.U, TAG_ID.U],
			[TAG_NAMES.UL, TAG_ID.UL],
			[TAG_NAMES.SVG, TAG_ID.SVG],
			[TAG_NAMES.VAR, TAG_ID.VAR],
			[TAG_NAMES.WBR, TAG_ID.WBR],
			[TAG_NAMES.XMP, TAG_ID.XMP]
		]);
		function getTagID(tagName) {
			return TAG_NAME_TO_ID.get(tagName) ?? TAG_ID.UNKNOWN;
		}
		let $ = TAG_ID;
		NS.HTML, $.ADDRESS, $.APPLET, $.AREA, $.ARTICLE, $.ASIDE, $.BASE, $.BASEFONT, $.BGSOUND, $.BLOCKQUOTE, $.BODY, $.BR, $.BUTTON, $.CAPTION, $.CENTER, $.COL, $.COLGROUP, $.DD, $.DETAILS, $.DIR, $.DIV, $.DL, $.DT, $.EMBED, $.FIELDSET, $.FIGCAPTION, $.FIGURE, $.FOOTER, $.FORM, $.FRAME, $.FRAMESET, $.H1, $.H2, $.H3, $.H4, $.H5, $.H6, $.HEAD, $.HEADER, $.HGROUP, $.HR, $.HTML, $.IFRAME, $.IMG, $.INPUT, $.LI, $.LINK, $.LISTING, $.MAIN, $.MARQUEE, $.MENU, $.META, $.NAV, $.NOEMBED, $.NOFRAMES, $.NOSCRIPT, $.OBJECT, $.OL, $.P, $.PARAM, $.PLAINTEXT, $.PRE, $.SCRIPT, $.SECTION, $.SELECT, $.SOURCE, $.STYLE, $.SUMMARY, $.TABLE, $.TBODY, $.TD, $.TEMPLATE, $.TEXTAREA, $.TFOOT, $.TH, $.THEAD, $.TITLE, $.TR, $.TRACK, $.UL, $.WBR, $.XMP, NS.MATHML, $.MI, $.MO, $.MN, $.MS, $.MTEXT, $.ANNOTATION_XML, NS.SVG, $.TITLE, $.FOREIGN_OBJECT, $.DESC, NS.XLINK, NS.XML, NS.XMLNS;
		$.H1, $.H2, $.H3, $.H4, $.H5, $.H6;
		TAG_NAMES.STYLE, TAG_NAMES.SCRIPT, TAG_NAMES.XMP, TAG_NAMES.IFRAME, TAG_NAMES.NOEMBED, TAG_NAMES.NOFRAMES, TAG_NAMES.PLAINTEXT;
		var State;
		(function(State) {
			State[State.DATA = 0] = "DATA";
			State[State.RCDATA = 1] = "RCDATA";
			State[State.RAWTEXT = 2] = "RAWTEXT";
			State[State.SCRIPT_DATA = 3] = "SCRIPT_DATA";
			State[State.PLAINTEXT = 4] = "PLAINTEXT";
			State[State.TAG_OPEN = 5] = "TAG_OPEN";
			State[State.END_TAG_OPEN = 6] = "END_TAG_OPEN";
			State[State.TAG_NAME = 7] = "TAG_NAME";
			State[State.RCDATA_LESS_THAN_SIGN = 8] = "RCDATA_LESS_THAN_SIGN";
			State[State.RCDATA_END_TAG_OPEN = 9] = "RCDATA_END_TAG_OPEN";
			State[State.RCDATA_END_TAG_NAME = 10] = "RCDATA_END_TAG_NAME";
			State[State.RAWTEXT_LESS_THAN_SIGN = 11] = "RAWTEXT_LESS_THAN_SIGN";
			State[State.RAWTEXT_END_TAG_OPEN = 12] = "RAWTEXT_END_TAG_OPEN";
			State[State.RAWTEXT_END_TAG_NAME = 13] = "RAWTEXT_END_TAG_NAME";
			State[State.SCRIPT_DATA_LESS_THAN_SIGN = 14] = "SCRIPT_DATA_LESS_THAN_SIGN";
			State[State.SCRIPT_DATA_END_TAG_OPEN = 15] = "SCRIPT_DATA_END_TAG_OPEN";
			State[State.SCRIPT_DATA_END_TAG_NAME = 16] = "SCRIPT_DATA_END_TAG_NAME";
			State[State.SCRIPT_DATA_ESCAPE_START = 17] = "SCRIPT_DATA_ESCAPE_START";
			State[State.SCRIPT_DATA_ESCAPE_START_DASH = 18] = "SCRIPT_DATA_ESCAPE_START_DASH";
			State[State.SCRIPT_DATA_ESCAPED = 19] = "SCRIPT_DATA_ESCAPED";
			State[State.SCRIPT_DATA_ESCAPED_DASH = 20] = "SCRIPT_DATA_ESCAPED_DASH";
			State[State.SCRIPT_DATA_ESCAPED_DASH_DASH = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH";
			State[State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN";
			State[State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN";
			State[State.SCRIPT_DATA_ESCAPED_END_TAG_NAME = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME";
			State[State.SCRIPT_DATA_DOUBLE_ESCAPE_START = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START";
			State[State.SCRIPT_DATA_DOUBLE_ESCAPED = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED";
			State[State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH";
			State[State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH";
			State[State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN";
			State[State.SCRIPT_DATA_DOUBLE_ESCAPE_END = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END";
			State[State.BEFORE_ATTRIBUTE_NAME = 31] = "BEFORE_ATTRIBUTE_NAME";
			State[State.ATTRIBUTE_NAME = 32] = "ATTRIBUTE_NAME";
			State[State.AFTER_ATTRIBUTE_NAME = 33] = "AFTER_ATTRIBUTE_NAME";
			State[State.BEFORE_ATTRIBUTE_VALUE = 34] = "BEFORE_ATTRIBUTE_VALUE";
			State[State.ATTRIBUTE_VALUE_DOUBLE_QUOTED = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED";
			State[State.ATTRIBUTE_VALUE_SINGLE_QUOTED = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED";
			State[State.ATTRIBUTE_VALUE_UNQUOTED = 37] = "ATTRIBUTE_VALUE_UNQUOTED";
			State[State.AFTER_ATTRIBUTE_VALUE_QUOTED = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED";
			State[State.SELF_CLOSING_START_TAG = 39] = "SELF_CLOSING_START_TAG";
			State[State.BOGUS_COMMENT = 40] = "BOGUS_COMMENT";
			State[State.MARKUP_DECLARATION_OPEN = 41] = "MARKUP_DECLARATION_OPEN";
			State[State.COMMENT_START = 42] = "COMMENT_START";
			State[State.COMMENT_START_DASH = 43] = "COMMENT_START_DASH";
			State[State.COMMENT = 44] = "COMMENT";
			State[State.COMMENT_LESS_THAN_SIGN = 45] = "COMMENT_LESS_THAN_SIGN";
			State[State.COMMENT_LESS_THAN_SIGN_BANG = 46] = "COMMENT_LESS_THAN_SIGN_BANG";
			State[State.COMMENT_LESS_THAN_SIGN_BANG_DASH = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH";
			State[State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH";
			State[State.COMMENT_END_DASH = 49] = "COMMENT_END_DASH";
			State[State.COMMENT_END = 50] = "COMMENT_END";
			State[State.COMMENT_END_BANG = 51] = "COMMENT_END_BANG";
			State[State.DOCTYPE = 52] = "DOCTYPE";
			State[State.BEFORE_DOCTYPE_NAME = 53] = "BEFORE_DOCTYPE_NAME";
			State[State.DOCTYPE_NAME = 54] = "DOCTYPE_NAME";
			State[State.AFTER_DOCTYPE_NAME = 55] = "AFTER_DOCTYPE_NAME";
			State[State.AFTER_DOCTYPE_PUBLIC_KEYWORD = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD";
			State[State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER";
			State[State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED";
			State[State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED";
			State[State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER";
			State[State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS";
			State[State.AFTER_DOCTYPE_SYSTEM_KEYWORD = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD";
			State[State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER";
			State[State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED";
			State[State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED";
			State[State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER";
			State[State.BOGUS_DOCTYPE = 67] = "BOGUS_DOCTYPE";
			State[State.CDATA_SECTION = 68] = "CDATA_SECTION";
			State[State.CDATA_SECTION_BRACKET = 69] = "CDATA_SECTION_BRACKET";
			State[State.CDATA_SECTION_END = 70] = "CDATA_SECTION_END";
			State[State.CHARACTER_REFERENCE = 71] = "CHARACTER_REFERENCE";
			State[State.AMBIGUOUS_AMPERSAND = 72] = "AMBIGUOUS_AMPERSAND";
		})(State ||= {});
		let TokenizerMode = {
			DATA: State.DATA,
			RCDATA: State.RCDATA,
			RAWTEXT: State.RAWTEXT,
			SCRIPT_DATA: State.SCRIPT_DATA,
			PLAINTEXT: State.PLAINTEXT,
			CDATA_SECTION: State.CDATA_SECTION
		};
		function isAsciiDigit(cp) {
			return cp >= CODE_POINTS.DIGIT_0 && cp <= CODE_POINTS.DIGIT_9;
		}
		function isAsciiUpper(cp) {
			return cp >= CODE_POINTS.LATIN_CAPITAL_A && cp <= CODE_POINTS.LATIN_CAPITAL_Z;
		}
		function isAsciiLower(cp) {
			return cp >= CODE_POINTS.LATIN_SMALL_A && cp <= CODE_POINTS.LATIN_SMALL_Z;
		}
		function isAsciiLetter(cp) {
			return isAsciiLower(cp) || isAsciiUpper(cp);
		}
		function isAsciiAlphaNumeric(cp) {
			return isAsciiLetter(cp) || isAsciiDigit(cp);
		}
		function toAsciiLower(cp) {
			return cp + 32;
		}
		function isWhitespace(cp) {
			return cp === CODE_POINTS.SPACE || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.TABULATION || cp === CODE_POINTS.FORM_FEED || cp === CODE_POINTS.CARRIAGE_RETURN;
		}
		function isScriptDataDoubleEscapeSequenceEnd(cp) {
			return isWhitespace(cp) || cp === CODE_POINTS.SOLIDUS || cp === CODE_POINTS.GREATER_THAN_SIGN;
		}
		function getErrorForNumericCharacterReference(code) {
			if (code === CODE_POINTS.NULL) return ERR.nullCharacterReference;
			else if (code > 1114111) return ERR.characterReferenceOutsideUnicodeRange;
			else if (isSurrogate(code)) return ERR.surrogateCharacterReference;
			else if (isUndefinedCodePoint(code)) return ERR.noncharacterCharacterReference;
			else if (isControlCodePoint(code) || code === CODE_POINTS.CARRIAGE_RETURN) return ERR.controlCharacterReference;
			return null;
		}
		class Tokenizer {
			constructor(options, handler) {
				this.options = options;
				this.handler = handler;
				this.paused = !1;
				this.inLoop = !1;
				this.inForeignNode = !1;
				this.lastStartTagName = "";
				this.active = !1;
				this.state = State.DATA;
				this.returnState = State.DATA;
				this.entityStartPos = 0;
				this.consumedAfterSnapshot = -1;
				this.currentCharacterToken = null;
				this.currentToken = null;
				this.currentAttr = {
					name: "",
					value: ""
				};
				this.currentAttrLocation = null;
				this.currentAttrNames = null;
				this.runStart = 0;
				this.runEnd = 0;
				this.preprocessor = new Preprocessor(handler);
				this.currentLocation = this.getCurrentLocation(-1);
				this.entityDecoder = new HtmlEntityDecoder((cp, consumed) => {
					this.preprocessor.pos = this.entityStartPos + consumed - 1;
					this._isCharacterReferenceInAttribute() || this._ensureCharacterToken(isWhitespace(cp) ? TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? TokenType.NULL_CHARACTER : TokenType.CHARACTER);
					this._extendRunWith(String.fromCodePoint(cp), 0);
					this.entityStartPos = this.preprocessor.pos - consumed + 1;
				}, handler.onParseError ? {
					missingSemicolonAfterCharacterReference: () => {
						this._err(ERR.missingSemicolonAfterCharacterReference, 1);
					},
					absenceOfDigitsInNumericCharacterReference: (consumed) => {
						this._err(ERR.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + consumed);
					},
					validateNumericCharacterReference: (code) => {
						let error = getErrorForNumericCharacterReference(code);
						error && this._err(error, 1);
					}
				} : void 0);
			}
			_err(code, cpOffset = 0) {
				var _a;
				(_a = this.handler).onParseError?.call(_a, this.preprocessor.getError(code, cpOffset));
			}
			getCurrentLocation(offset) {
				if (!this.options.sourceCodeLocationInfo) return null;
				return {
					startLine: this.preprocessor.line,
					startCol: this.preprocessor.col - offset,
					startOffset: this.preprocessor.offset - offset,
					endLine: -1,
					endCol: -1,
					endOffset: -1
				};
			}
			_runParsingLoop() {
				if (this.inLoop) return;
				this.inLoop = !0;
				for (; this.active && !this.paused;) {
					this.consumedAfterSnapshot = 0;
					let cp = this._consume();
					this._ensureHibernation() || this._callState(cp);
				}
				this.inLoop = !1;
			}
			flushCharacters() {
				if (this.inLoop) throw Error("Cannot flush characters from a tokenizer callback");
				let location = this.currentCharacterToken?.location;
				let nextLocation = null;
				if (location) {
					nextLocation = this.getCharacterTokenEndLocation(location);
					this.currentLocation = nextLocation;
				}
				this.inLoop = !0;
				try {
					this._emitCurrentCharacterToken(nextLocation);
				} finally {
					this.inLoop = !1;
				}
				this._runParsingLoop();
			}
			getCharacterTokenEndLocation(location) {
				let endOffset = this.getCharacterTokenEndOffset();
				let html = this.preprocessor.html.slice(location.startOffset - this.preprocessor.droppedBufferSize, endOffset - this.preprocessor.droppedBufferSize);
				let line = location.startLine;
				let lastLineBreak = -1;
				for (let i = html.indexOf("\n"); i !== -1; i = html.indexOf("\n", i + 1)) {
					line++;
					lastLineBreak = i;
				}
				for (let i = html.indexOf("\r"); i !== -1; i = html.indexOf("\r", i + 1)) if (html.charCodeAt(i + 1) !== CODE_POINTS.LINE_FEED) {
					line++;
					lastLineBreak = Math.max(lastLineBreak, i);
				}
				return {
					startLine: line,
					startCol: lastLineBreak === -1 ? location.startCol + html.length : html.length - lastLineBreak,
					startOffset: endOffset,
					endLine: -1,
					endCol: -1,
					endOffset: -1
				};
			}
			getCharacterTokenEndOffset() {
				let end = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1;
				let tokenLocation = this.currentToken?.location;
				switch (this.state) {
					case State.TAG_OPEN:
					case State.RCDATA_LESS_THAN_SIGN:
					case State.RAWTEXT_LESS_THAN_SIGN:
					case State.SCRIPT_DATA_LESS_THAN_SIGN:
					case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
					case State.CDATA_SECTION_BRACKET: return end - 1;
					case State.END_TAG_OPEN:
					case State.MARKUP_DECLARATION_OPEN:
					case State.RCDATA_END_TAG_OPEN:
					case State.RCDATA_END_TAG_NAME:
					case State.RAWTEXT_END_TAG_OPEN:
					case State.RAWTEXT_END_TAG_NAME:
					case State.SCRIPT_DATA_END_TAG_OPEN:
					case State.SCRIPT_DATA_END_TAG_NAME:
					case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
					case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
					case State.CDATA_SECTION_END: return end - 2;
					case State.CHARACTER_REFERENCE: return this._isCharacterReferenceInAttribute() && tokenLocation ? tokenLocation.startOffset : this.preprocessor.droppedBufferSize + this.entityStartPos;
					case State.DOCTYPE:
					case State.BEFORE_DOCTYPE_NAME: return this.currentLocation.startOffset;
					default:
						if (tokenLocation && (this.state === State.TAG_NAME || this.state >= State.BEFORE_ATTRIBUTE_NAME && this.state <= State.BOGUS_COMMENT || this.state >= State.COMMENT_START && this.state <= State.BOGUS_DOCTYPE)) return tokenLocation.startOffset;
						return end;
				}
			}
			pause() {
				this.paused = !0;
			}
			resume(writeCallback) {
				if (!this.paused) throw Error("Parser was already resumed");
				this.paused = !1;
				if (this.inLoop) return;
				this._runParsingLoop();
				this.paused || writeCallback?.();
			}
			write(chunk, isLastChunk, writeCallback) {
				this.active = !0;
				this.preprocessor.write(chunk, isLastChunk);
				this._runParsingLoop();
				this.paused || writeCallback?.();
			}
			insertHtmlAtCurrentPos(chunk) {
				this.active = !0;
				this.preprocessor.insertHtmlAtCurrentPos(chunk);
				this._runParsingLoop();
			}
			flushCurrentCharacterToken() {
				if (this.paused || this.active || !this.currentCharacterToken || this.currentToken || this.state === State.DOCTYPE || this.state === State.BEFORE_DOCTYPE_NAME || !this.preprocessor.willDropParsedChunk()) return;
				let pending = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
				this.preprocessor.advance();
				this.currentLocation = this.getCurrentLocation(pending);
				this.preprocessor.retreat(1);
				this._emitCurrentCharacterToken(this.currentLocation);
				this._createCharacterToken(TokenType.CHARACTER);
				this.preprocessor.dropParsedChunk(Math.max(pending - 1, 0));
				this.entityStartPos = this.preprocessor.pos + 1 - pending;
			}
			_ensureHibernation() {
				if (this.preprocessor.endOfChunkHit) {
					this.preprocessor.retreat(this.consumedAfterSnapshot);
					this.consumedAfterSnapshot = 0;
					this.active = !1;
					return !0;
				}
				return !1;
			}
			_consume() {
				this.consumedAfterSnapshot++;
				return this.preprocessor.advance();
			}
			_advanceBy(count) {
				this.consumedAfterSnapshot += count;
				for (let i = 0; i < count; i++) this.preprocessor.advance();
			}
			_consumeSequenceIfMatch(pattern, caseSensitive) {
				if (this.preprocessor.startsWith(pattern, caseSensitive)) {
					this._advanceBy(pattern.length - 1);
					return !0;
				}
				return !1;
			}
			_createStartTagToken() {
				this._flushRun("");
				this.currentToken = {
					type: TokenType.START_TAG,
					tagName: "",
					tagID: TAG_ID.UNKNOWN,
					selfClosing: !1,
					ackSelfClosing: !1,
					attrs: [],
					location: this.getCurrentLocation(1)
				};
			}
			_createEndTagToken() {
				this._flushRun("");
				this.currentToken = {
					type: TokenType.END_TAG,
					tagName: "",
					tagID: TAG_ID.UNKNOWN,
					selfClosing: !1,
					ackSelfClosing: !1,
					attrs: [],
					location: this.getCurrentLocation(2)
				};
			}
			_createCommentToken(offset) {
				this._flushRun("");
				this.currentToken = {
					type: TokenType.COMMENT,
					data: "",
					location: this.getCurrentLocation(offset)
				};
			}
			_createDoctypeToken(initialName) {
				this._flushRun("");
				this.currentToken = {
					type: TokenType.DOCTYPE,
					name: initialName,
					forceQuirks: !1,
					publicId: null,
					systemId: null,
					location: this.currentLocation
				};
			}
			_createCharacterToken(type) {
				if (this.currentLocation) {
					let start = this.currentLocation.startOffset - this.preprocessor.droppedBufferSize;
					this.preprocessor.html[start] === "\n" && this.preprocessor.html[start - 1] === "\r" && this.currentLocation.startOffset++;
				}
				this.currentCharacterToken = {
					type,
					chars: "",
					location: this.currentLocation
				};
			}
			_createAttr(attrNameFirstCh) {
				this._flushRun("");
				this.currentAttr = {
					name: attrNameFirstCh,
					value: ""
				};
				this.currentAttrLocation = this.getCurrentLocation(0);
			}
			_leaveAttrName() {
				var _b;
				let token = this.currentToken;
				let { name } = this.currentAttr;
				let names = this.currentAttrNames;
				let duplicate;
				if (names === null) {
					duplicate = getTokenAttr(token, name) !== null;
					!duplicate && token.attrs.length === 64 && (this.currentAttrNames = new Set(token.attrs.map((attr) => attr.name)).add(name));
				} else {
					duplicate = names.has(name);
					duplicate || names.add(name);
				}
				if (duplicate) this._err(ERR.duplicateAttribute);
				else {
					token.attrs.push(this.currentAttr);
					if (token.location && this.currentAttrLocation) {
						let attrLocations = (_b = token.location).attrs ?? (_b.attrs = Object.create(null));
						attrLocations[this.currentAttr.name] = this.currentAttrLocation;
						this._leaveAttrValue();
					}
				}
			}
			_leaveAttrValue() {
				if (this.currentAttrLocation) {
					this.currentAttrLocation.endLine = this.preprocessor.line;
					this.currentAttrLocation.endCol = this.preprocessor.col;
					this.currentAttrLocation.endOffset = this.preprocessor.offset;
				}
			}
			_flushRun(text) {
				if (this.runEnd === this.runStart && text.length === 0) return;
				let slice = this.preprocessor.html.slice(this.runStart, this.runEnd);
				let run = (slice.length < 13 ? slice : ` ${slice}`.slice(1)) + text;
				let token = this.currentToken;
				this.runStart = this.runEnd;
				token === null ? this.currentCharacterToken.chars += run : token.type === TokenType.COMMENT ? token.data += run : this.currentAttr.value += run;
			}
			_extendRun(cp) {
				let { preprocessor } = this;
				if (cp === CODE_POINTS.LINE_FEED && preprocessor.html.charCodeAt(preprocessor.pos) !== CODE_POINTS.LINE_FEED) {
					this._flushRun("\n");
					this.runStart = preprocessor.pos + 1;
				} else {
					let start = preprocessor.pos - Number(cp > 65535);
					if (start !== this.runEnd) {
						this._flushRun("");
						this.runStart = start;
					}
				}
				this.runEnd = preprocessor.pos + 1;
			}
			_extendRunWith(text, cpOffset) {
				let { preprocessor } = this;
				let start = preprocessor.codePointStart + 1 + cpOffset - text.length;
				if (start >= 0 && preprocessor.html.startsWith(text, start)) {
					if (start !== this.runEnd) {
						this._flushRun("");
						this.runStart = start;
					}
				} else {
					this._flushRun(text);
					this.runStart = start + text.length;
				}
				this.runEnd = start + text.length;
			}
			prepareToken(ct) {
				this._emitCurrentCharacterToken(ct.location);
				this.currentToken = null;
				if (ct.location) {
					ct.location.endLine = this.preprocessor.line;
					ct.location.endCol = this.preprocessor.col + 1;
					ct.location.endOffset = this.preprocessor.offset + 1;
				}
				this.currentLocation = this.getCurrentLocation(-1);
			}
			emitCurrentTagToken() {
				let ct = this.currentToken;
				this.currentAttrNames = null;
				this.prepareToken(ct);
				ct.tagID = getTagID(ct.tagName);
				if (ct.type === TokenType.START_TAG) {
					this.lastStartTagName = ct.tagName;
					this.handler.onStartTag(ct);
				} else {
					ct.attrs.length > 0 && this._err(ERR.endTagWithAttributes);
					ct.selfClosing && this._err(ERR.endTagWithTrailingSolidus);
					this.handler.onEndTag(ct);
				}
				this.preprocessor.dropParsedChunk();
			}
			emitCurrentComment(ct) {
				this.prepareToken(ct);
				this.handler.onComment(ct);
				this.preprocessor.dropParsedChunk();
			}
			emitCurrentDoctype(ct) {
				this.prepareToken(ct);
				this.handler.onDoctype(ct);
				this.preprocessor.dropParsedChunk();
			}
			_emitCurrentCharacterToken(nextLocation) {
				this._flushRun("");
				if (this.currentCharacterToken) {
					if (nextLocation && this.currentCharacterToken.location) {
						this.currentCharacterToken.location.endLine = nextLocation.startLine;
						this.currentCharacterToken.location.endCol = nextLocation.startCol;
						this.currentCharacterToken.location.endOffset = nextLocation.startOffset;
					}
					switch (this.currentCharacterToken.type) {
						case TokenType.CHARACTER:
							this.handler.onCharacter(this.currentCharacterToken);
							break;
						case TokenType.NULL_CHARACTER:
							this.handler.onNullCharacter(this.currentCharacterToken);
							break;
						case TokenType.WHITESPACE_CHARACTER: this.handler.onWhitespaceCharacter(this.currentCharacterToken);
					}
					this.currentCharacterToken = null;
				}
			}
			_emitEOFToken() {
				let location = this.getCurrentLocation(0);
				if (location) {
					location.endLine = location.startLine;
					location.endCol = location.startCol;
					location.endOffset = location.startOffset;
				}
				this._emitCurrentCharacterToken(this.currentToken?.location ?? location);
				this.handler.onEof({
					type: TokenType.EOF,
					location
				});
				this.active = !1;
			}
			_ensureCharacterToken(type) {
				if (this.currentCharacterToken) {
					if (this.currentCharacterToken.type === type) return;
					this.currentLocation = this.getCurrentLocation(0);
					this._emitCurrentCharacterToken(this.currentLocation);
					this.preprocessor.dropParsedChunk();
				}
				this._createCharacterToken(type);
			}
			_emitCodePoint(cp) {
				let type = isWhitespace(cp) ? TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? TokenType.NULL_CHARACTER : TokenType.CHARACTER;
				let token = this.currentCharacterToken;
				(token === null || token.type !== type) && this._ensureCharacterToken(type);
				this._extendRun(cp);
			}
			_emitChars(ch, cpOffset = 0) {
				if (this.options.sourceCodeLocationInfo && cpOffset !== 0 && this.currentCharacterToken && this.currentCharacterToken.type !== TokenType.CHARACTER) {
					this.currentLocation = this.getCurrentLocation(ch.length - 1 - cpOffset);
					this._emitCurrentCharacterToken(this.currentLocation);
					this._createCharacterToken(TokenType.CHARACTER);
				} else this._ensureCharacterToken(TokenType.CHARACTER);
				this._extendRunWith(ch, cpOffset);
			}
			_startCharacterReference() {
				this.returnState = this.state;
				this.state = State.CHARACTER_REFERENCE;
				this.entityStartPos = this.preprocessor.pos;
				this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? DecodingMode.Attribute : DecodingMode.Legacy);
			}
			_isCharacterReferenceInAttribute() {
				return this.returnState === State.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_UNQUOTED;
			}
			_flushCodePointConsumedAsCharacterReference(cp) {
				this._isCharacterReferenceInAttribute() ? this._extendRun(cp) : this._emitCodePoint(cp);
			}
			_callState(cp) {
				switch (this.state) {
					case State.DATA:
						this._stateData(cp);
						break;
					case State.RCDATA:
						this._stateRcdata(cp);
						break;
					case State.RAWTEXT:
						this._stateRawtext(cp);
						break;
					case State.SCRIPT_DATA:
						this._stateScriptData(cp);
						break;
					case State.PLAINTEXT:
						this._statePlaintext(cp);
						break;
					case State.TAG_OPEN:
						this._stateTagOpen(cp);
						break;
					case State.END_TAG_OPEN:
						this._stateEndTagOpen(cp);
						break;
					case State.TAG_NAME:
						this._stateTagName(cp);
						break;
					case State.RCDATA_LESS_THAN_SIGN:
						this._stateRcdataLessThanSign(cp);
						break;
					case State.RCDATA_END_TAG_OPEN:
						this._stateRcdataEndTagOpen(cp);
						break;
					case State.RCDATA_END_TAG_NAME:
						this._stateRcdataEndTagName(cp);
						break;
					case State.RAWTEXT_LESS_THAN_SIGN:
						this._stateRawtextLessThanSign(cp);
						break;
					case State.RAWTEXT_END_TAG_OPEN:
						this._stateRawtextEndTagOpen(cp);
						break;
					case State.RAWTEXT_END_TAG_NAME:
						this._stateRawtextEndTagName(cp);
						break;
					case State.SCRIPT_DATA_LESS_THAN_SIGN:
						this._stateScriptDataLessThanSign(cp);
						break;
					case State.SCRIPT_DATA_END_TAG_OPEN:
						this._stateScriptDataEndTagOpen(cp);
						break;
					case State.SCRIPT_DATA_END_TAG_NAME:
						this._stateScriptDataEndTagName(cp);
						break;
					case State.SCRIPT_DATA_ESCAPE_START:
						this._stateScriptDataEscapeStart(cp);
						break;
					case State.SCRIPT_DATA_ESCAPE_START_DASH:
						this._stateScriptDataEscapeStartDash(cp);
						break;
					case State.SCRIPT_DATA_ESCAPED:
						this._stateScriptDataEscaped(cp);
						break;
					case State.SCRIPT_DATA_ESCAPED_DASH:
						this._stateScriptDataEscapedDash(cp);
						break;
					case State.SCRIPT_DATA_ESCAPED_DASH_DASH:
						this._stateScriptDataEscapedDashDash(cp);
						break;
					case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
						this._stateScriptDataEscapedLessThanSign(cp);
						break;
					case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
						this._stateScriptDataEscapedEndTagOpen(cp);
						break;
					case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
						this._stateScriptDataEscapedEndTagName(cp);
						break;
					case State.SCRIPT_DATA_DOUBLE_ESCAPE_START:
						this._stateScriptDataDoubleEscapeStart(cp);
						break;
					case State.SCRIPT_DATA_DOUBLE_ESCAPED:
						this._stateScriptDataDoubleEscaped(cp);
						break;
					case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
						this._stateScriptDataDoubleEscapedDash(cp);
						break;
					case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
						this._stateScriptDataDoubleEscapedDashDash(cp);
						break;
					case State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
						this._stateScriptDataDoubleEscapedLessThanSign(cp);
						break;
					case State.SCRIPT_DATA_DOUBLE_ESCAPE_END:
						this._stateScriptDataDoubleEscapeEnd(cp);
						break;
					case State.BEFORE_ATTRIBUTE_NAME:
						this._stateBeforeAttributeName(cp);
						break;
					case State.ATTRIBUTE_NAME:
						this._stateAttributeName(cp);
						break;
					case State.AFTER_ATTRIBUTE_NAME:
						this._stateAfterAttributeName(cp);
						break;
					case State.BEFORE_ATTRIBUTE_VALUE:
						this._stateBeforeAttributeValue(cp);
						break;
					case State.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
						this._stateAttributeValueDoubleQuoted(cp);
						break;
					case State.ATTRIBUTE_VALUE_SINGLE_QUOTED:
						this._stateAttributeValueSingleQuoted(cp);
						break;
					case State.ATTRIBUTE_VALUE_UNQUOTED:
						this._stateAttributeValueUnquoted(cp);
						break;
					case State.AFTER_ATTRIBUTE_VALUE_QUOTED:
						this._stateAfterAttributeValueQuoted(cp);
						break;
					case State.SELF_CLOSING_START_TAG:
						this._stateSelfClosingStartTag(cp);
						break;
					case State.BOGUS_COMMENT:
						this._stateBogusComment(cp);
						break;
					case State.MARKUP_DECLARATION_OPEN:
						this._stateMarkupDeclarationOpen(cp);
						break;
					case State.COMMENT_START:
						this._stateCommentStart(cp);
						break;
					case State.COMMENT_START_DASH:
						this._stateCommentStartDash(cp);
						break;
					case State.COMMENT:
						this._stateComment(cp);
						break;
					case State.COMMENT_LESS_THAN_SIGN:
						this._stateCommentLessThanSign(cp);
						break;
					case State.COMMENT_LESS_THAN_SIGN_BANG:
						this._stateCommentLessThanSignBang(cp);
						break;
					case State.COMMENT_LESS_THAN_SIGN_BANG_DASH:
						this._stateCommentLessThanSignBangDash(cp);
						break;
					case State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
						this._stateCommentLessThanSignBangDashDash(cp);
						break;
					case State.COMMENT_END_DASH:
						this._stateCommentEndDash(cp);
						break;
					case State.COMMENT_END:
						this._stateCommentEnd(cp);
						break;
					case State.COMMENT_END_BANG:
						this._stateCommentEndBang(cp);
						break;
					case State.DOCTYPE:
						this._stateDoctype(cp);
						break;
					case State.BEFORE_DOCTYPE_NAME:
						this._stateBeforeDoctypeName(cp);
						break;
					case State.DOCTYPE_NAME:
						this._stateDoctypeName(cp);
						break;
					case State.AFTER_DOCTYPE_NAME:
						this._stateAfterDoctypeName(cp);
						break;
					case State.AFTER_DOCTYPE_PUBLIC_KEYWORD:
						this._stateAfterDoctypePublicKeyword(cp);
						break;
					case State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
						this._stateBeforeDoctypePublicIdentifier(cp);
						break;
					case State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
						this._stateDoctypePublicIdentifierDoubleQuoted(cp);
						break;
					case State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
						this._stateDoctypePublicIdentifierSingleQuoted(cp);
						break;
					case State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
						this._stateAfterDoctypePublicIdentifier(cp);
						break;
					case State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
						this._stateBetweenDoctypePublicAndSystemIdentifiers(cp);
						break;
					case State.AFTER_DOCTYPE_SYSTEM_KEYWORD:
						this._stateAfterDoctypeSystemKeyword(cp);
						break;
					case State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
						this._stateBeforeDoctypeSystemIdentifier(cp);
						break;
					case State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
						this._stateDoctypeSystemIdentifierDoubleQuoted(cp);
						break;
					case State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
						this._stateDoctypeSystemIdentifierSingleQuoted(cp);
						break;
					case State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
						this._stateAfterDoctypeSystemIdentifier(cp);
						break;
					case State.BOGUS_DOCTYPE:
						this._stateBogusDoctype(cp);
						break;
					case State.CDATA_SECTION:
						this._stateCdataSection(cp);
						break;
					case State.CDATA_SECTION_BRACKET:
						this._stateCdataSectionBracket(cp);
						break;
					case State.CDATA_SECTION_END:
						this._stateCdataSectionEnd(cp);
						break;
					case State.CHARACTER_REFERENCE:
						this._stateCharacterReference();
						break;
					case State.AMBIGUOUS_AMPERSAND:
						this._stateAmbiguousAmpersand(cp);
						break;
					default: throw Error("Unknown state");
				}
			}
			_stateData(cp) {
				switch (cp) {
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.TAG_OPEN;
						break;
					case CODE_POINTS.AMPERSAND:
						this._startCharacterReference();
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._emitCodePoint(cp);
						break;
					case CODE_POINTS.EOF:
						this._emitEOFToken();
						break;
					default: this._emitCodePoint(cp);
				}
			}
			_stateRcdata(cp) {
				switch (cp) {
					case CODE_POINTS.AMPERSAND:
						this._startCharacterReference();
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.RCDATA_LESS_THAN_SIGN;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._emitEOFToken();
						break;
					default: this._emitCodePoint(cp);
				}
			}
			_stateRawtext(cp) {
				switch (cp) {
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.RAWTEXT_LESS_THAN_SIGN;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._emitEOFToken();
						break;
					default: this._emitCodePoint(cp);
				}
			}
			_stateScriptData(cp) {
				switch (cp) {
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.SCRIPT_DATA_LESS_THAN_SIGN;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._emitEOFToken();
						break;
					default: this._emitCodePoint(cp);
				}
			}
			_statePlaintext(cp) {
				switch (cp) {
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._emitEOFToken();
						break;
					default: this._emitCodePoint(cp);
				}
			}
			_stateTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this._createStartTagToken();
					this.state = State.TAG_NAME;
					this._stateTagName(cp);
				} else switch (cp) {
					case CODE_POINTS.EXCLAMATION_MARK:
						this.state = State.MARKUP_DECLARATION_OPEN;
						break;
					case CODE_POINTS.SOLIDUS:
						this.state = State.END_TAG_OPEN;
						break;
					case CODE_POINTS.QUESTION_MARK:
						this._err(ERR.unexpectedQuestionMarkInsteadOfTagName);
						this._createCommentToken(1);
						this.state = State.BOGUS_COMMENT;
						this._stateBogusComment(cp);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofBeforeTagName);
						this._emitChars("<", -1);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.invalidFirstCharacterOfTagName);
						this._emitChars("<", -1);
						this.state = State.DATA;
						this._stateData(cp);
				}
			}
			_stateEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this._createEndTagToken();
					this.state = State.TAG_NAME;
					this._stateTagName(cp);
				} else switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.missingEndTagName);
						this.state = State.DATA;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofBeforeTagName);
						this._emitChars("</", -1);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.invalidFirstCharacterOfTagName);
						this._createCommentToken(2);
						this.state = State.BOGUS_COMMENT;
						this._stateBogusComment(cp);
				}
			}
			_stateTagName(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						break;
					case CODE_POINTS.SOLIDUS:
						this.state = State.SELF_CLOSING_START_TAG;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						token.tagName += "�";
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					default: token.tagName += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
				}
			}
			_stateRcdataLessThanSign(cp) {
				if (cp === CODE_POINTS.SOLIDUS) this.state = State.RCDATA_END_TAG_OPEN;
				else {
					this._emitChars("<", -1);
					this.state = State.RCDATA;
					this._stateRcdata(cp);
				}
			}
			_stateRcdataEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this.state = State.RCDATA_END_TAG_NAME;
					this._stateRcdataEndTagName(cp);
				} else {
					this._emitChars("</", -1);
					this.state = State.RCDATA;
					this._stateRcdata(cp);
				}
			}
			handleSpecialEndTag(_cp) {
				if (!this.preprocessor.startsWith(this.lastStartTagName, !1)) return !this._ensureHibernation();
				this._createEndTagToken();
				let token = this.currentToken;
				token.tagName = this.lastStartTagName;
				switch (this.preprocessor.peek(this.lastStartTagName.length)) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this._advanceBy(this.lastStartTagName.length);
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						return !1;
					case CODE_POINTS.SOLIDUS:
						this._advanceBy(this.lastStartTagName.length);
						this.state = State.SELF_CLOSING_START_TAG;
						return !1;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._advanceBy(this.lastStartTagName.length);
						this.emitCurrentTagToken();
						this.state = State.DATA;
						return !1;
					default:
						this.currentToken = null;
						return !this._ensureHibernation();
				}
			}
			_stateRcdataEndTagName(cp) {
				if (this.handleSpecialEndTag(cp)) {
					this._emitChars("</", -1);
					this.state = State.RCDATA;
					this._stateRcdata(cp);
				}
			}
			_stateRawtextLessThanSign(cp) {
				if (cp === CODE_POINTS.SOLIDUS) this.state = State.RAWTEXT_END_TAG_OPEN;
				else {
					this._emitChars("<", -1);
					this.state = State.RAWTEXT;
					this._stateRawtext(cp);
				}
			}
			_stateRawtextEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this.state = State.RAWTEXT_END_TAG_NAME;
					this._stateRawtextEndTagName(cp);
				} else {
					this._emitChars("</", -1);
					this.state = State.RAWTEXT;
					this._stateRawtext(cp);
				}
			}
			_stateRawtextEndTagName(cp) {
				if (this.handleSpecialEndTag(cp)) {
					this._emitChars("</", -1);
					this.state = State.RAWTEXT;
					this._stateRawtext(cp);
				}
			}
			_stateScriptDataLessThanSign(cp) {
				switch (cp) {
					case CODE_POINTS.SOLIDUS:
						this.state = State.SCRIPT_DATA_END_TAG_OPEN;
						break;
					case CODE_POINTS.EXCLAMATION_MARK:
						this.state = State.SCRIPT_DATA_ESCAPE_START;
						this._emitChars("<!");
						break;
					default:
						this._emitChars("<", -1);
						this.state = State.SCRIPT_DATA;
						this._stateScriptData(cp);
				}
			}
			_stateScriptDataEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this.state = State.SCRIPT_DATA_END_TAG_NAME;
					this._stateScriptDataEndTagName(cp);
				} else {
					this._emitChars("</", -1);
					this.state = State.SCRIPT_DATA;
					this._stateScriptData(cp);
				}
			}
			_stateScriptDataEndTagName(cp) {
				if (this.handleSpecialEndTag(cp)) {
					this._emitChars("</", -1);
					this.state = State.SCRIPT_DATA;
					this._stateScriptData(cp);
				}
			}
			_stateScriptDataEscapeStart(cp) {
				if (cp === CODE_POINTS.HYPHEN_MINUS) {
					this.state = State.SCRIPT_DATA_ESCAPE_START_DASH;
					this._emitChars("-");
				} else {
					this.state = State.SCRIPT_DATA;
					this._stateScriptData(cp);
				}
			}
			_stateScriptDataEscapeStartDash(cp) {
				if (cp === CODE_POINTS.HYPHEN_MINUS) {
					this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
					this._emitChars("-");
				} else {
					this.state = State.SCRIPT_DATA;
					this._stateScriptData(cp);
				}
			}
			_stateScriptDataEscaped(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this.state = State.SCRIPT_DATA_ESCAPED_DASH;
						this._emitChars("-");
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					default: this._emitCodePoint(cp);
				}
			}
			_stateScriptDataEscapedDash(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
						this._emitChars("-");
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this.state = State.SCRIPT_DATA_ESCAPED;
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					default:
						this.state = State.SCRIPT_DATA_ESCAPED;
						this._emitCodePoint(cp);
				}
			}
			_stateScriptDataEscapedDashDash(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this._emitChars("-");
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.SCRIPT_DATA;
						this._emitChars(">");
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this.state = State.SCRIPT_DATA_ESCAPED;
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					default:
						this.state = State.SCRIPT_DATA_ESCAPED;
						this._emitCodePoint(cp);
				}
			}
			_stateScriptDataEscapedLessThanSign(cp) {
				if (cp === CODE_POINTS.SOLIDUS) this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN;
				else if (isAsciiLetter(cp)) {
					this._emitChars("<", -1);
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_START;
					this._stateScriptDataDoubleEscapeStart(cp);
				} else {
					this._emitChars("<", -1);
					this.state = State.SCRIPT_DATA_ESCAPED;
					this._stateScriptDataEscaped(cp);
				}
			}
			_stateScriptDataEscapedEndTagOpen(cp) {
				if (isAsciiLetter(cp)) {
					this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_NAME;
					this._stateScriptDataEscapedEndTagName(cp);
				} else {
					this._emitChars("</", -1);
					this.state = State.SCRIPT_DATA_ESCAPED;
					this._stateScriptDataEscaped(cp);
				}
			}
			_stateScriptDataEscapedEndTagName(cp) {
				if (this.handleSpecialEndTag(cp)) {
					this._emitChars("</", -1);
					this.state = State.SCRIPT_DATA_ESCAPED;
					this._stateScriptDataEscaped(cp);
				}
			}
			_stateScriptDataDoubleEscapeStart(cp) {
				if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
					this._emitCodePoint(cp);
					for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) this._emitCodePoint(this._consume());
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
				} else if (!this._ensureHibernation()) {
					this.state = State.SCRIPT_DATA_ESCAPED;
					this._stateScriptDataEscaped(cp);
				}
			}
			_stateScriptDataDoubleEscaped(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH;
						this._emitChars("-");
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
						this._emitChars("<");
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					default: this._emitCodePoint(cp);
				}
			}
			_stateScriptDataDoubleEscapedDash(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH;
						this._emitChars("-");
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
						this._emitChars("<");
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					default:
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
						this._emitCodePoint(cp);
				}
			}
			_stateScriptDataDoubleEscapedDashDash(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this._emitChars("-");
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
						this._emitChars("<");
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.SCRIPT_DATA;
						this._emitChars(">");
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
						this._emitChars("�");
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInScriptHtmlCommentLikeText);
						this._emitEOFToken();
						break;
					default:
						this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
						this._emitCodePoint(cp);
				}
			}
			_stateScriptDataDoubleEscapedLessThanSign(cp) {
				if (cp === CODE_POINTS.SOLIDUS) {
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_END;
					this._emitChars("/");
				} else {
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
					this._stateScriptDataDoubleEscaped(cp);
				}
			}
			_stateScriptDataDoubleEscapeEnd(cp) {
				if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
					this._emitCodePoint(cp);
					for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) this._emitCodePoint(this._consume());
					this.state = State.SCRIPT_DATA_ESCAPED;
				} else if (!this._ensureHibernation()) {
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
					this._stateScriptDataDoubleEscaped(cp);
				}
			}
			_stateBeforeAttributeName(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.SOLIDUS:
					case CODE_POINTS.GREATER_THAN_SIGN:
					case CODE_POINTS.EOF:
						this.state = State.AFTER_ATTRIBUTE_NAME;
						this._stateAfterAttributeName(cp);
						break;
					case CODE_POINTS.EQUALS_SIGN:
						this._err(ERR.unexpectedEqualsSignBeforeAttributeName);
						this._createAttr("=");
						this.state = State.ATTRIBUTE_NAME;
						break;
					default:
						this._createAttr("");
						this.state = State.ATTRIBUTE_NAME;
						this._stateAttributeName(cp);
				}
			}
			_stateAttributeName(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
					case CODE_POINTS.SOLIDUS:
					case CODE_POINTS.GREATER_THAN_SIGN:
					case CODE_POINTS.EOF:
						this._leaveAttrName();
						this.state = State.AFTER_ATTRIBUTE_NAME;
						this._stateAfterAttributeName(cp);
						break;
					case CODE_POINTS.EQUALS_SIGN:
						this._leaveAttrName();
						this.state = State.BEFORE_ATTRIBUTE_VALUE;
						break;
					case CODE_POINTS.QUOTATION_MARK:
					case CODE_POINTS.APOSTROPHE:
					case CODE_POINTS.LESS_THAN_SIGN:
						this._err(ERR.unexpectedCharacterInAttributeName);
						this.currentAttr.name += String.fromCodePoint(cp);
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this.currentAttr.name += "�";
						break;
					default: this.currentAttr.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
				}
			}
			_stateAfterAttributeName(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.SOLIDUS:
						this.state = State.SELF_CLOSING_START_TAG;
						break;
					case CODE_POINTS.EQUALS_SIGN:
						this.state = State.BEFORE_ATTRIBUTE_VALUE;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					default:
						this._createAttr("");
						this.state = State.ATTRIBUTE_NAME;
						this._stateAttributeName(cp);
				}
			}
			_stateBeforeAttributeValue(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.QUOTATION_MARK:
						this.state = State.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
						break;
					case CODE_POINTS.APOSTROPHE:
						this.state = State.ATTRIBUTE_VALUE_SINGLE_QUOTED;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.missingAttributeValue);
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					default:
						this.state = State.ATTRIBUTE_VALUE_UNQUOTED;
						this._stateAttributeValueUnquoted(cp);
				}
			}
			_stateAttributeValueDoubleQuoted(cp) {
				switch (cp) {
					case CODE_POINTS.QUOTATION_MARK:
						this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
						break;
					case CODE_POINTS.AMPERSAND:
						this._startCharacterReference();
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith("�", 0);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					default: this._extendRun(cp);
				}
			}
			_stateAttributeValueSingleQuoted(cp) {
				switch (cp) {
					case CODE_POINTS.APOSTROPHE:
						this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
						break;
					case CODE_POINTS.AMPERSAND:
						this._startCharacterReference();
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith("�", 0);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					default: this._extendRun(cp);
				}
			}
			_stateAttributeValueUnquoted(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this._leaveAttrValue();
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						break;
					case CODE_POINTS.AMPERSAND:
						this._startCharacterReference();
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._leaveAttrValue();
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith("�", 0);
						break;
					case CODE_POINTS.QUOTATION_MARK:
					case CODE_POINTS.APOSTROPHE:
					case CODE_POINTS.LESS_THAN_SIGN:
					case CODE_POINTS.EQUALS_SIGN:
					case CODE_POINTS.GRAVE_ACCENT:
						this._err(ERR.unexpectedCharacterInUnquotedAttributeValue);
						this._extendRun(cp);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					default: this._extendRun(cp);
				}
			}
			_stateAfterAttributeValueQuoted(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this._leaveAttrValue();
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						break;
					case CODE_POINTS.SOLIDUS:
						this._leaveAttrValue();
						this.state = State.SELF_CLOSING_START_TAG;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._leaveAttrValue();
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.missingWhitespaceBetweenAttributes);
						this._leaveAttrValue();
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						this._stateBeforeAttributeName(cp);
				}
			}
			_stateSelfClosingStartTag(cp) {
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN: {
						let token = this.currentToken;
						token.selfClosing = !0;
						this.state = State.DATA;
						this.emitCurrentTagToken();
						break;
					}
					case CODE_POINTS.EOF:
						this._err(ERR.eofInTag);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.unexpectedSolidusInTag);
						this.state = State.BEFORE_ATTRIBUTE_NAME;
						this._stateBeforeAttributeName(cp);
				}
			}
			_stateBogusComment(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.DATA;
						this.emitCurrentComment(token);
						break;
					case CODE_POINTS.EOF:
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith("�", 0);
						break;
					default: this._extendRun(cp);
				}
			}
			_stateMarkupDeclarationOpen(cp) {
				if (this._consumeSequenceIfMatch(SEQUENCES.DASH_DASH, !0)) {
					this._createCommentToken(SEQUENCES.DASH_DASH.length + 1);
					this.state = State.COMMENT_START;
				} else if (this._consumeSequenceIfMatch(SEQUENCES.DOCTYPE, !1)) {
					this.currentLocation = this.getCurrentLocation(SEQUENCES.DOCTYPE.length + 1);
					this.state = State.DOCTYPE;
				} else if (this._consumeSequenceIfMatch(SEQUENCES.CDATA_START, !0)) {
					if (this.inForeignNode) this.state = State.CDATA_SECTION;
					else {
						this._err(ERR.cdataInHtmlContent);
						this._createCommentToken(SEQUENCES.CDATA_START.length + 1);
						this.currentToken.data = "[CDATA[";
						this.state = State.BOGUS_COMMENT;
					}
				} else if (!this._ensureHibernation()) {
					this._err(ERR.incorrectlyOpenedComment);
					this._createCommentToken(2);
					this.state = State.BOGUS_COMMENT;
					this._stateBogusComment(cp);
				}
			}
			_stateCommentStart(cp) {
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this.state = State.COMMENT_START_DASH;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.abruptClosingOfEmptyComment);
						this.state = State.DATA;
						let token = this.currentToken;
						this.emitCurrentComment(token);
						break;
					}
					default:
						this.state = State.COMMENT;
						this._stateComment(cp);
				}
			}
			_stateCommentStartDash(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this.state = State.COMMENT_END;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.abruptClosingOfEmptyComment);
						this.state = State.DATA;
						this.emitCurrentComment(token);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					default:
						this._extendRunWith("-", -1);
						this.state = State.COMMENT;
						this._stateComment(cp);
				}
			}
			_stateComment(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this.state = State.COMMENT_END_DASH;
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this._extendRunWith("<", 0);
						this.state = State.COMMENT_LESS_THAN_SIGN;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._extendRunWith("�", 0);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					default: this._extendRun(cp);
				}
			}
			_stateCommentLessThanSign(cp) {
				switch (cp) {
					case CODE_POINTS.EXCLAMATION_MARK:
						this._extendRunWith("!", 0);
						this.state = State.COMMENT_LESS_THAN_SIGN_BANG;
						break;
					case CODE_POINTS.LESS_THAN_SIGN:
						this._extendRunWith("<", 0);
						break;
					default:
						this.state = State.COMMENT;
						this._stateComment(cp);
				}
			}
			_stateCommentLessThanSignBang(cp) {
				if (cp === CODE_POINTS.HYPHEN_MINUS) this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH;
				else {
					this.state = State.COMMENT;
					this._stateComment(cp);
				}
			}
			_stateCommentLessThanSignBangDash(cp) {
				if (cp === CODE_POINTS.HYPHEN_MINUS) this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH;
				else {
					this.state = State.COMMENT_END_DASH;
					this._stateCommentEndDash(cp);
				}
			}
			_stateCommentLessThanSignBangDashDash(cp) {
				cp !== CODE_POINTS.GREATER_THAN_SIGN && cp !== CODE_POINTS.EOF && this._err(ERR.nestedComment);
				this.state = State.COMMENT_END;
				this._stateCommentEnd(cp);
			}
			_stateCommentEndDash(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this.state = State.COMMENT_END;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					default:
						this._extendRunWith("-", -1);
						this.state = State.COMMENT;
						this._stateComment(cp);
				}
			}
			_stateCommentEnd(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.DATA;
						this.emitCurrentComment(token);
						break;
					case CODE_POINTS.EXCLAMATION_MARK:
						this.state = State.COMMENT_END_BANG;
						break;
					case CODE_POINTS.HYPHEN_MINUS:
						this._extendRunWith("-", -2);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					default:
						this._extendRunWith("--", -1);
						this.state = State.COMMENT;
						this._stateComment(cp);
				}
			}
			_stateCommentEndBang(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.HYPHEN_MINUS:
						this._extendRunWith("--!", -1);
						this.state = State.COMMENT_END_DASH;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.incorrectlyClosedComment);
						this.state = State.DATA;
						this.emitCurrentComment(token);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInComment);
						this.emitCurrentComment(token);
						this._emitEOFToken();
						break;
					default:
						this._extendRunWith("--!", -1);
						this.state = State.COMMENT;
						this._stateComment(cp);
				}
			}
			_stateDoctype(cp) {
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this.state = State.BEFORE_DOCTYPE_NAME;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.BEFORE_DOCTYPE_NAME;
						this._stateBeforeDoctypeName(cp);
						break;
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						this._createDoctypeToken(null);
						let token = this.currentToken;
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default:
						this._err(ERR.missingWhitespaceBeforeDoctypeName);
						this.state = State.BEFORE_DOCTYPE_NAME;
						this._stateBeforeDoctypeName(cp);
				}
			}
			_stateBeforeDoctypeName(cp) {
				if (isAsciiUpper(cp)) {
					this._createDoctypeToken(String.fromCharCode(toAsciiLower(cp)));
					this.state = State.DOCTYPE_NAME;
				} else switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						this._createDoctypeToken("�");
						this.state = State.DOCTYPE_NAME;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN: {
						this._err(ERR.missingDoctypeName);
						this._createDoctypeToken(null);
						let token = this.currentToken;
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					}
					case CODE_POINTS.EOF: {
						this._err(ERR.eofInDoctype);
						this._createDoctypeToken(null);
						let token = this.currentToken;
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					}
					default:
						this._createDoctypeToken(String.fromCodePoint(cp));
						this.state = State.DOCTYPE_NAME;
				}
			}
			_stateDoctypeName(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this.state = State.AFTER_DOCTYPE_NAME;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						token.name += "�";
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default: token.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
				}
			}
			_stateAfterDoctypeName(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default: if (this._consumeSequenceIfMatch(SEQUENCES.PUBLIC, !1)) this.state = State.AFTER_DOCTYPE_PUBLIC_KEYWORD;
					else if (this._consumeSequenceIfMatch(SEQUENCES.SYSTEM, !1)) this.state = State.AFTER_DOCTYPE_SYSTEM_KEYWORD;
					else if (!this._ensureHibernation()) {
						this._err(ERR.invalidCharacterSequenceAfterDoctypeName);
						token.forceQuirks = !0;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
					}
				}
			}
			_stateAfterDoctypePublicKeyword(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this.state = State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
						break;
					case CODE_POINTS.QUOTATION_MARK:
						this._err(ERR.missingWhitespaceAfterDoctypePublicKeyword);
						token.publicId = "";
						this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
						break;
					case CODE_POINTS.APOSTROPHE:
						this._err(ERR.missingWhitespaceAfterDoctypePublicKeyword);
						token.publicId = "";
						this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.missingDoctypePublicIdentifier);
						token.forceQuirks = !0;
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.missingQuoteBeforeDoctypePublicIdentifier);
						token.forceQuirks = !0;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
				}
			}
			_stateBeforeDoctypePublicIdentifier(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.QUOTATION_MARK:
						token.publicId = "";
						this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
						break;
					case CODE_POINTS.APOSTROPHE:
						token.publicId = "";
						this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.missingDoctypePublicIdentifier);
						token.forceQuirks = !0;
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.missingQuoteBeforeDoctypePublicIdentifier);
						token.forceQuirks = !0;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
				}
			}
			_stateDoctypePublicIdentifierDoubleQuoted(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.QUOTATION_MARK:
						this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						token.publicId += "�";
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.abruptDoctypePublicIdentifier);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default: token.publicId += String.fromCodePoint(cp);
				}
			}
			_stateDoctypePublicIdentifierSingleQuoted(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.APOSTROPHE:
						this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						token.publicId += "�";
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.abruptDoctypePublicIdentifier);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default: token.publicId += String.fromCodePoint(cp);
				}
			}
			_stateAfterDoctypePublicIdentifier(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this.state = State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					case CODE_POINTS.QUOTATION_MARK:
						this._err(ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
						break;
					case CODE_POINTS.APOSTROPHE:
						this._err(ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
						token.forceQuirks = !0;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
				}
			}
			_stateBetweenDoctypePublicAndSystemIdentifiers(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					case CODE_POINTS.QUOTATION_MARK:
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
						break;
					case CODE_POINTS.APOSTROPHE:
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
						token.forceQuirks = !0;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
				}
			}
			_stateAfterDoctypeSystemKeyword(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED:
						this.state = State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
						break;
					case CODE_POINTS.QUOTATION_MARK:
						this._err(ERR.missingWhitespaceAfterDoctypeSystemKeyword);
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
						break;
					case CODE_POINTS.APOSTROPHE:
						this._err(ERR.missingWhitespaceAfterDoctypeSystemKeyword);
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.missingDoctypeSystemIdentifier);
						token.forceQuirks = !0;
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
						token.forceQuirks = !0;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
				}
			}
			_stateBeforeDoctypeSystemIdentifier(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.QUOTATION_MARK:
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
						break;
					case CODE_POINTS.APOSTROPHE:
						token.systemId = "";
						this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.missingDoctypeSystemIdentifier);
						token.forceQuirks = !0;
						this.state = State.DATA;
						this.emitCurrentDoctype(token);
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
						token.forceQuirks = !0;
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
				}
			}
			_stateDoctypeSystemIdentifierDoubleQuoted(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.QUOTATION_MARK:
						this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						token.systemId += "�";
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.abruptDoctypeSystemIdentifier);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default: token.systemId += String.fromCodePoint(cp);
				}
			}
			_stateDoctypeSystemIdentifierSingleQuoted(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.APOSTROPHE:
						this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						token.systemId += "�";
						break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this._err(ERR.abruptDoctypeSystemIdentifier);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default: token.systemId += String.fromCodePoint(cp);
				}
			}
			_stateAfterDoctypeSystemIdentifier(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.SPACE:
					case CODE_POINTS.LINE_FEED:
					case CODE_POINTS.TABULATION:
					case CODE_POINTS.FORM_FEED: break;
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInDoctype);
						token.forceQuirks = !0;
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
						break;
					default:
						this._err(ERR.unexpectedCharacterAfterDoctypeSystemIdentifier);
						this.state = State.BOGUS_DOCTYPE;
						this._stateBogusDoctype(cp);
				}
			}
			_stateBogusDoctype(cp) {
				let token = this.currentToken;
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.emitCurrentDoctype(token);
						this.state = State.DATA;
						break;
					case CODE_POINTS.NULL:
						this._err(ERR.unexpectedNullCharacter);
						break;
					case CODE_POINTS.EOF:
						this.emitCurrentDoctype(token);
						this._emitEOFToken();
				}
			}
			_stateCdataSection(cp) {
				switch (cp) {
					case CODE_POINTS.RIGHT_SQUARE_BRACKET:
						this.state = State.CDATA_SECTION_BRACKET;
						break;
					case CODE_POINTS.EOF:
						this._err(ERR.eofInCdata);
						this._emitEOFToken();
						break;
					default: this._emitCodePoint(cp);
				}
			}
			_stateCdataSectionBracket(cp) {
				if (cp === CODE_POINTS.RIGHT_SQUARE_BRACKET) this.state = State.CDATA_SECTION_END;
				else {
					this._emitChars("]", -1);
					this.state = State.CDATA_SECTION;
					this._stateCdataSection(cp);
				}
			}
			_stateCdataSectionEnd(cp) {
				switch (cp) {
					case CODE_POINTS.GREATER_THAN_SIGN:
						this.state = State.DATA;
						break;
					case CODE_POINTS.RIGHT_SQUARE_BRACKET:
						this._emitChars("]", -2);
						break;
					default:
						this._emitChars("]]", -1);
						this.state = State.CDATA_SECTION;
						this._stateCdataSection(cp);
				}
			}
			_stateCharacterReference() {
				let length = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
				if (length < 0) {
					if (this.preprocessor.lastChunkWritten) length = this.entityDecoder.end();
					else {
						this.active = !1;
						this.preprocessor.pos = this.preprocessor.html.length - 1;
						this.consumedAfterSnapshot = 0;
						this.preprocessor.endOfChunkHit = !0;
						return;
					}
				}
				if (length === 0) {
					this.preprocessor.pos = this.entityStartPos;
					this._flushCodePointConsumedAsCharacterReference(CODE_POINTS.AMPERSAND);
					this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? State.AMBIGUOUS_AMPERSAND : this.returnState;
				} else this.state = this.returnState;
			}
			_stateAmbiguousAmpersand(cp) {
				if (isAsciiAlphaNumeric(cp)) this._flushCodePointConsumedAsCharacterReference(cp);
				else {
					cp === CODE_POINTS.SEMICOLON && this._err(ERR.unknownNamedCharacterReference);
					this.state = this.returnState;
					this._callState(cp);
				}
			}
		}
	}),
	2544: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => stringifyPosition });
		function stringifyPosition(value) {
			if (!value || typeof value != "object") return "";
			if ("position" in value || "type" in value) return position(value.position);
			if ("start" in value || "end" in value) return position(value);
			if ("line" in value || "column" in value) return point(value);
			return "";
		}
		function point(point) {
			return index(point && point.line) + ":" + index(point && point.column);
		}
		function position(pos) {
			return point(pos && pos.start) + "-" + point(pos && pos.end);
		}
		function index(value) {
			return value && typeof value == "number" ? value : 1;
		}
	}),
	4422: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => VFileMessage });
		var unist_util_stringify_position__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2544);
		class VFileMessage extends Error {
			constructor(causeOrReason, optionsOrParentOrPlace, origin) {
				super();
				if (typeof optionsOrParentOrPlace == "string") {
					origin = optionsOrParentOrPlace;
					optionsOrParentOrPlace = void 0;
				}
				let reason = "";
				let options = {};
				let legacyCause = !1;
				optionsOrParentOrPlace && (options = "line" in optionsOrParentOrPlace && "column" in optionsOrParentOrPlace || "start" in optionsOrParentOrPlace && "end" in optionsOrParentOrPlace ? { place: optionsOrParentOrPlace } : "type" in optionsOrParentOrPlace ? {
					ancestors: [optionsOrParentOrPlace],
					place: optionsOrParentOrPlace.position
				} : { ...optionsOrParentOrPlace });
				if (typeof causeOrReason == "string") reason = causeOrReason;
				else if (!options.cause && causeOrReason) {
					legacyCause = !0;
					reason = causeOrReason.message;
					options.cause = causeOrReason;
				}
				if (!options.ruleId && !options.source && typeof origin == "string") {
					let index = origin.indexOf(":");
					if (index === -1) options.ruleId = origin;
					else {
						options.source = origin.slice(0, index);
						options.ruleId = origin.slice(index + 1);
					}
				}
				if (!options.place && options.ancestors) {
					let parent = options.ancestors[options.ancestors.length - 1];
					parent && (options.place = parent.position);
				}
				let start = options.place && "start" in options.place ? options.place.start : options.place;
				this.ancestors = options.ancestors || void 0;
				this.cause = options.cause || void 0;
				this.column = start ? start.column : void 0;
				this.fatal = void 0;
				this.file = "";
				this.message = reason;
				this.line = start ? start.line : void 0;
				this.name = (0, unist_util_stringify_position__WEBPACK_IMPORTED_MODULE_0__.L)(options.place) || "1:1";
				this.place = options.place || void 0;
				this.reason = this.message;
				this.ruleId = options.ruleId || void 0;
				this.source = options.source || void 0;
				this.stack = legacyCause && options.cause && typeof options.cause.stack == "string" ? options.cause.stack : "";
				this.actual = void 0;
				this.expected = void 0;
				this.note = void 0;
				this.url = void 0;
			}
		}
		Object.defineProperties(VFileMessage.prototype, {
			file: {
				configurable: !0,
				enumerable: !0,
				value: "",
				writable: !0
			},
			name: {
				configurable: !0,
				enumerable: !0,
				value: "",
				writable: !0
			},
			reason: {
				configurable: !0,
				enumerable: !0,
				value: "",
				writable: !0
			},
			message: {
				configurable: !0,
				enumerable: !0,
				value: "",
				writable: !0
			},
			stack: {
				configurable: !0,
				enumerable: !0,
				value: "",
				writable: !0
			},
			column: {
				configurable: !0,
				enumerable: !0,
				writable: !0
			},
			line: {
				configurable: !0,
				enumerable: !0,
				writable: !0
			},
			ancestors: {
				configurable: !0,
				enumerable: !0,
				writable: !0
			},
			cause: {
				configurable: !0,
				enumerable: !0,
				writable: !0
			},
			fatal: {
				configurable: !0,
				enumerable: !0,
				writable: !0
			},
			place: {
				configurable: !0,
				enumerable: !0,
				writable: !0
			},
			ruleId: {
				configurable: !0,
				enumerable: !0,
				writable: !0
			},
			source: {
				configurable: !0,
				enumerable: !0,
				writable: !0
			}
		});
	})
};
