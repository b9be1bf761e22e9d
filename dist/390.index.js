export const id = 390;
export const ids = [390];
export const modules = {
	7376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VU: () => byCode,
			W3: () => readComment,
			XR: () => readCorpus,
			lF: () => compareAge,
			t1: () => findAnchor
		});
		var _feedback_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4169);
		var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6141);
		var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5117);
		function readCorpus(entries) {
			let known = new Map();
			let read = (text) => {
				let before = known.get(text);
				if (before) return before;
				let words = (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Ch)(text);
				let found = text !== text.toLowerCase() && words.every(({ kind }) => kind !== "name") ? read(text.toLowerCase()) : {
					words,
					times: 0
				};
				known.set(text, found);
				return found;
			};
			let own = [];
			return {
				entries,
				words: entries.map((entry) => {
					let count = 0;
					for (let text of (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.vo)(readComment(entry))) {
						let piece = read(text);
						piece.times += 1;
						for (let word of piece.words) own[count++] = word;
					}
					return own.slice(0, count);
				}),
				times: Float64Array.from(entries, ({ createdAt }) => (0, _feedback_time_js__WEBPACK_IMPORTED_MODULE_3__.p)(createdAt) ?? Infinity),
				pieces: new Set(known.values())
			};
		}
		function readComment({ comment }) {
			let text = (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__.tB)(comment ?? "");
			return text.includes("[") ? text.replace(_text_redact_js__WEBPACK_IMPORTED_MODULE_0__.qf, " ") : text;
		}
		function byCode(a, b) {
			return a < b ? -1 : +(a > b);
		}
		function compareAge(a, b, { times, entries }) {
			let [timeA, timeB] = [times[a], times[b]];
			return timeA === timeB ? byCode(entries[a]?.id ?? "", entries[b]?.id ?? "") : timeA - timeB;
		}
		function findAnchor(rows, corpus) {
			let oldest = rows.reduce((first, row) => compareAge(first, row, corpus) <= 0 ? first : row, rows[0] ?? 0);
			return corpus.entries[oldest]?.id ?? "";
		}
	}),
	3590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U6: () => findIdentifiers,
			cx: () => groupByAverage,
			vE: () => joinIdentifiers
		});
		function readRow({ start, features, weights }, row) {
			return {
				features,
				weights,
				from: start[row] ?? 0,
				to: start[row + 1] ?? 0
			};
		}
		function multiplySums(a, b) {
			let { features: left, weights: leftWeights } = a;
			let { features: right, weights: rightWeights } = b;
			let dot = 0;
			for (let i = a.from, j = b.from; i < a.to && j < b.to;) {
				let x = left[i];
				let y = right[j];
				if (x === y) {
					dot += leftWeights[i] * rightWeights[j];
					i += 1;
					j += 1;
				} else x < y ? i += 1 : j += 1;
			}
			return dot;
		}
		function joinSums(a, b, most) {
			let features = new Uint32Array(a.to - a.from + b.to - b.from);
			let weights = new Float32Array(features.length);
			let to = 0;
			for (let i = a.from, j = b.from; i < a.to || j < b.to; to += 1) {
				let x = i < a.to ? a.features[i] : Infinity;
				let y = j < b.to ? b.features[j] : Infinity;
				features[to] = Math.min(x, y);
				weights[to] = (x <= y ? a.weights[i++] : 0) + (y <= x ? b.weights[j++] : 0);
			}
			let joined = {
				features,
				weights,
				from: 0,
				to
			};
			return to > most * 2 ? trimSum(joined, most) : joined;
		}
		function trimSum(sum, most) {
			let { features, weights, from, to } = sum;
			if (to - from <= most) return sum;
			let least = weights.slice(from, to).sort()[to - from - most] ?? 0;
			let isKept = (_, at) => weights[from + at] >= least;
			let kept = features.subarray(from, to).filter(isKept);
			return {
				features: kept,
				weights: weights.subarray(from, to).filter(isKept),
				from: 0,
				to: kept.length
			};
		}
		let reach = {
			work: 4e5,
			least: 16
		};
		function findNeighbours(vectors, threshold, found) {
			let rows = vectors.start.length - 1;
			let window = Math.max(reach.least, Math.round(reach.work / rows));
			let start = new Uint32Array(vectors.count + 1);
			for (let at = 0; at < vectors.features.length; at += 1) {
				let n = vectors.features[at];
				start[n + 1] = start[n + 1] + 1;
			}
			for (let n = 1; n <= vectors.count; n += 1) start[n] = start[n] + start[n - 1];
			let end = start.slice();
			let rowsAt = new Uint32Array(vectors.features.length);
			let weightsAt = new Float32Array(vectors.features.length);
			let scores = new Float64Array(rows);
			let touched = new Uint32Array(rows);
			let near = new Float64Array(rows);
			let score = (row) => {
				let count = 0;
				for (let at = vectors.start[row]; at < vectors.start[row + 1]; at += 1) {
					let weight = vectors.weights[at];
					let n = vectors.features[at];
					let place = end[n];
					for (let other = Math.max(start[n], place - window); other < place; other += 1) {
						let neighbour = rowsAt[other];
						scores[neighbour] === 0 && (touched[count++] = neighbour);
						scores[neighbour] = scores[neighbour] + weight * weightsAt[other];
					}
					rowsAt[place] = row;
					weightsAt[place] = weight;
					end[n] = place + 1;
				}
				return count;
			};
			let look = (row) => {
				let count = score(row);
				rows <= 48 && touched.subarray(0, count).sort();
				let size = 0;
				for (let at = count - 1; at >= 0; --at) {
					let other = touched[at];
					let likeness = scores[other];
					likeness < threshold * .6 ? scores[other] = 0 : near[size++] = rows <= 48 ? other : Math.floor(likeness * 16) * rows + other;
				}
				rows > 48 && near.subarray(0, size).sort();
				let least = rows <= 48 ? 0 : size - 6;
				for (let at = size - 1; at >= 0; --at) {
					let other = near[at] % rows;
					let likeness = scores[other];
					scores[other] = 0;
					at >= least && found(other, row, rows <= window ? likeness : multiplySums(readRow(vectors, other), readRow(vectors, row)));
				}
			};
			for (let row = 0; row < rows; row += 1) look(row);
		}
		function groupByAverage(vectors, cannotLink, threshold) {
			let groupOf = Array(cannotLink.length).fill(void 0);
			let findGroup = (row) => {
				groupOf[row] ??= {
					rows: [row],
					sum: readRow(vectors, row),
					cannotLink: cannotLink[row]
				};
				return groupOf[row];
			};
			let longest = vectors.start.reduce((most, from, row) => Math.max(most, from - (vectors.start[row - 1] ?? 0)), 0);
			let most = Math.max(200, longest);
			let steps = [];
			let wait = (a, b, likeness) => {
				if (likeness < threshold) return;
				let step = Math.floor(likeness * 32);
				steps[step] ??= [];
				steps[step].push(a, b);
			};
			findNeighbours(vectors, threshold, (a, b, similarity) => {
				wait(a, b, similarity * keepApart(cannotLink[a], cannotLink[b], 1));
			});
			let decide = (a, b, step) => {
				let [left, right] = [findGroup(a), findGroup(b)];
				if (left === right) return;
				let likeness = compare(left, right);
				likeness < threshold || Math.floor(likeness * 32) < step ? wait(a, b, likeness) : absorb(left, right, groupOf, most);
			};
			for (let step = steps.length - 1; step >= 0; --step) {
				let own = steps[step] ?? [];
				for (let at = 0; at < own.length; at += 2) decide(own[at], own[at + 1], step);
			}
			let taken = new Set();
			return groupOf.flatMap((group, row) => {
				if (group === void 0) return [[row]];
				if (taken.has(group)) return [];
				taken.add(group);
				return [group.rows.sort((a, b) => a - b)];
			});
		}
		function compare(a, b) {
			let pairs = a.rows.length * b.rows.length;
			return multiplySums(a.sum, b.sum) / pairs * keepApart(a.cannotLink, b.cannotLink, pairs);
		}
		function absorb(a, b, groupOf, mostFeatures) {
			let [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a];
			large.sum = joinSums(large.sum, small.sum, mostFeatures);
			large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink);
			for (let row of small.rows) {
				large.rows.push(row);
				groupOf[row] = large;
			}
		}
		let nothing = {
			identifiers: [],
			naming: 0
		};
		function findIdentifiers(words) {
			let stems = [];
			for (let { isIdentifier, stem } of words) isIdentifier && !stems.includes(stem) && stems.push(stem);
			return stems.length === 0 ? nothing : {
				identifiers: stems,
				naming: 1
			};
		}
		function joinIdentifiers(a, b) {
			if (b.naming === 0) return a;
			if (a.naming === 0) return b;
			return {
				identifiers: [...new Set([...a.identifiers, ...b.identifiers])].slice(0, 100),
				naming: a.naming + b.naming
			};
		}
		function keepApart(a, b, pairs) {
			if (a.naming === 0 || b.naming === 0 || a.identifiers.some((one) => b.identifiers.includes(one))) return 1;
			return 1 - .8 * (a.naming * b.naming / pairs);
		}
	}),
	4556: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => Numbers });
		class Numbers {
			size = 0;
			keys = new Int32Array(32);
			#numberAt = new Uint32Array(64);
			#mask = 63;
			clear(expected = 0) {
				this.size = 0;
				this.#widen(Math.max(64, 2 ** Math.ceil(Math.log2(expected + 1))));
			}
			numberOf(key) {
				let place = this.#placeOf(key);
				let known = this.#numberAt[place];
				if (known !== 0) return known - 1;
				this.keys[this.size] = key;
				this.size += 1;
				this.#numberAt[place] = this.size;
				2 * this.size > this.#mask && this.#widen(2 * (this.#mask + 1));
				return this.size - 1;
			}
			#placeOf(key) {
				let place = key >>> 1 & this.#mask;
				for (let known = this.#numberAt[place]; known !== 0 && this.keys[known - 1] !== key; known = this.#numberAt[place]) place = place + 1 & this.#mask;
				return place;
			}
			#widen(places) {
				this.#numberAt.length < places ? this.#numberAt = new Uint32Array(places) : this.#numberAt.fill(0, 0, places);
				this.#mask = places - 1;
				if (this.keys.length < places / 2) {
					let { keys } = this;
					this.keys = new Int32Array(places / 2);
					this.keys.set(keys);
				}
				for (let number = 0; number < this.size; number += 1) this.#numberAt[this.#placeOf(this.keys[number])] = number + 1;
			}
		}
	}),
	6632: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Op: () => isSameTopic,
			X8: () => signText,
			fk: () => signTopic
		});
		var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9952);
		var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4252);
		var _corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7376);
		let sign = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
		let version = /(?<!\d)\d+(?:\.\d+)+/gu;
		function signTopic(topic, entries) {
			let signatures = new Set();
			for (let id of topic.entryIds) {
				if (signatures.size === 8) break;
				let entry = entries.get(id);
				let signature = entry ? signText((0, _corpus_js__WEBPACK_IMPORTED_MODULE_1__.W3)(entry)) : "";
				signature !== "" && signatures.add(signature);
			}
			return [...signatures];
		}
		function signText(text) {
			let letters = ` ${(0, _text_visible_js__WEBPACK_IMPORTED_MODULE_0__.T)(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim()} `;
			let inSigns = (letters.match(sign)?.length ?? 0) * 2 > letters.length;
			let length = inSigns ? 2 : 4;
			let versions = text.match(version);
			let seed = versions ? (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_2__.qj)([...new Set(versions)].sort().join(" ")) : 0;
			let grams = new Set();
			for (let start = 0; start + length <= letters.length; start += 1) grams.add((0, _text_hash_js__WEBPACK_IMPORTED_MODULE_2__.qj)(letters.slice(start, start + length), seed));
			if (grams.size < 10 || !inSigns && !letters.trim().includes(" ")) return "";
			return Array.from({ length: 24 }, (_, index) => minimum(grams, Math.imul(index + 1, 2654435761))).map((value) => (value >>> 16).toString(16).padStart(4, "0")).join("");
		}
		function minimum(grams, permutation) {
			let least = 4294967295;
			for (let hash of grams) least = Math.min(least, (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_2__.Hj)(hash ^ permutation));
			return (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_2__.Hj)(least);
		}
		function isSameTopic(signaturesA, signaturesB) {
			return signaturesA.some((a) => signaturesB.some((b) => likeness(a, b) >= .4));
		}
		function likeness(a, b) {
			if (a.length !== 96 || b.length !== a.length) return 0;
			let same = 0;
			for (let start = 0; start < a.length; start += 4) a.slice(start, start + 4) === b.slice(start, start + 4) && (same += 1);
			return same / 24;
		}
	}),
	3217: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Zs: () => learnSpace,
			mA: () => sameComplaint,
			jX: () => sharedComplaint
		});
		var hash = __webpack_require__(9952);
		var clusters_numbers = __webpack_require__(4556);
		var clusters_words = __webpack_require__(5117);
		function createNumbering() {
			let numbers = new clusters_numbers.F();
			let [counts, lastRow, features] = [
				createColumn(0),
				createColumn(0),
				createColumn(0)
			];
			let listed = [];
			return (rows, isFew) => {
				let start = createColumn(rows.length + 1);
				numbers.clear(4 * rows.length);
				let size = 0;
				for (let row = 0; row < rows.length; row += 1) {
					let own = listFeatures(rows[row] ?? [], isFew, listed);
					size + own > features.length && (features = widen(features, 2 * (size + own)));
					for (let at = 0; at < own; at += 1) {
						let known = numbers.size;
						let n = numbers.numberOf(listed[at]);
						n === counts.length && ([counts, lastRow] = [widen(counts, numbers.keys.length), widen(lastRow, numbers.keys.length)]);
						if (n === known) counts[n] = 0;
						else if (lastRow[n] === row) continue;
						lastRow[n] = row;
						counts[n] = counts[n] + 1;
						features[size++] = n;
					}
					start[row + 1] = size;
				}
				return {
					start,
					features: features.subarray(0, size),
					names: numbers.keys.subarray(0, numbers.size),
					counts
				};
			};
		}
		let createColumn = (length) => new Uint32Array(length);
		function widen(column, length) {
			let wider = createColumn(length);
			wider.set(column);
			return wider;
		}
		let isGram = (feature) => (feature & 1) == 1;
		function listFeatures(words, isFew, to) {
			let count = 0;
			for (let at = 0; at < words.length; at += 1) {
				let { features } = words[at];
				for (let i = 0; i < features.length; i += 1) {
					let feature = features[i];
					if (!isFew && isGram(feature)) break;
					to[count++] = feature;
				}
				isFew || (count = listPairs(words, at, to, count));
			}
			return count;
		}
		function listPairs(words, at, to, count) {
			let end = count;
			let { stem } = words[at];
			for (let next = at + 1; next <= at + 5 && next < words.length; next += 1) {
				let other = words[next].stem;
				if (other === stem) continue;
				let pair = (0, hash.Hj)(Math.imul(Math.min(stem, other), 2654435761) ^ Math.max(stem, other));
				to[end++] = pair & clusters_words.W_ - 2;
			}
			return end;
		}
		let sameComplaint = rise([20, 1.6], [1e3, 5.7]);
		let sharedComplaint = rise([100, 2.2], [2e3, 7]);
		function rise([few, low], [many, high]) {
			return (count) => {
				let share = Math.log(count / few) / Math.log(many / few);
				return low + (high - low) * Math.min(1, Math.max(0, share));
			};
		}
		function learnSpace({ words: all, pieces }) {
			let common = createTable(all);
			let pairs = [];
			for (let words of all) countPairs(words, pairs, common);
			for (let { words, times } of pieces) for (let { features } of words) for (let feature of features) common[feature] = (common[feature] ?? 0) + times;
			let run = Math.max(all.length, 100);
			let numberRows = createNumbering();
			return { vectorsOf: (comments, among) => {
				let isFew = among === "page" && comments.length <= 50;
				let own = among === "page" && !isFew ? comments : comments.map(dropFaults);
				let numbered = numberRows(own, isFew);
				let counted = among === "page" && comments.length <= 2e3 ? comments.length : 0;
				let weightOf = createWeights(counted, run);
				let roots = new Float64Array(numbered.names.length);
				for (let n = 0; n < roots.length; n += 1) {
					let feature = numbered.names[n];
					let weight = weightOf(counted === 0 ? 0 : numbered.counts[n], Math.max(1, common[feature] ?? 0)) * (isGram(feature) ? .2 : 1);
					roots[n] = Math.sqrt(weight);
				}
				return weigh(numbered, roots);
			} };
		}
		function countPairs(words, pairs, counts) {
			let count = 0;
			for (let at = 0; at < words.length; at += 1) count = listPairs(words, at, pairs, count);
			for (let at = 0; at < count; at += 1) {
				let pair = pairs[at];
				counts[pair] = (counts[pair] ?? 0) + 1;
			}
		}
		function createWeights(counted, run) {
			let known = new Float64Array(1024);
			let compute = (here, everywhere) => Math.max(2, Math.log(1 + (counted + 60) / (here + everywhere / run * 60)));
			return (here, everywhere) => {
				if (here >= 32 || everywhere >= 32) return compute(here, everywhere);
				let at = here * 32 + everywhere;
				known[at] === 0 && (known[at] = compute(here, everywhere));
				return known[at];
			};
		}
		function dropFaults(words) {
			return words.some(({ kind }) => kind === "fault") ? words.filter(({ kind }) => kind !== "fault") : words;
		}
		function createTable(all) {
			return all.length > 2e3 ? new Uint32Array(clusters_words.W_) : {};
		}
		function weigh({ start, features, counts }, roots) {
			let weights = new Float32Array(features.length);
			let [from, kept] = [0, 0];
			for (let row = 0; row + 1 < start.length; row += 1) {
				let first = kept;
				let whole = 0;
				for (; from < start[row + 1]; from += 1) {
					let n = features[from];
					whole += roots[n] ** 2;
					counts[n] > 1 && (features[kept++] = n);
				}
				features.subarray(first, kept).sort();
				let factor = whole ** (-.4 / 2);
				for (let at = first; at < kept; at += 1) weights[at] = roots[features[at]] * factor;
				start[row + 1] = kept;
			}
			return {
				start,
				features: features.slice(0, kept),
				weights: weights.slice(0, kept),
				count: roots.length
			};
		}
	}),
	8888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$r: () => findTerms,
			S_: () => groupTopics,
			bp: () => joinTopics
		});
		var _text_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9952);
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
		var _corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);
		var _link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3590);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4556);
		var _similarity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3217);
		let reasons = {
			alone: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.gB)`no similar comment on the page`,
			repeated: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.gB)`same wording`,
			words: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.gB)`similar wording`,
			joined: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.gB)`joined by a person`,
			apart: (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.gB)`kept apart by a person`
		};
		let showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu;
		let plain = /^[a-z]{1,24}$/;
		function groupTopics(page, rows, corpus, space) {
			let repeats = groupRepeats(rows, corpus);
			if (repeats.length === 1) return [buildTopic(page, rows, rows.length === 1 ? "alone" : "repeated", corpus)];
			let first = repeats.map(([row]) => corpus.words[row] ?? []);
			let vectors = space.vectorsOf(first, "page");
			return (0, _link_js__WEBPACK_IMPORTED_MODULE_1__.cx)(vectors, first.map(_link_js__WEBPACK_IMPORTED_MODULE_1__.U6), (0, _similarity_js__WEBPACK_IMPORTED_MODULE_2__.mA)(first.length)).map((group) => {
				let repeated = group.map((index) => repeats[index] ?? []);
				let members = repeated.length === 1 ? repeated[0] ?? [] : repeated.flat().sort((a, b) => a - b);
				return buildTopic(page, members, members.length === 1 ? "alone" : group.length === 1 ? "repeated" : "words", corpus);
			});
		}
		function groupRepeats(rows, { entries, words }) {
			let hashes = rows.map((row) => hashStems(words[row] ?? []));
			let times = new Map();
			for (let hash of hashes) times.set(hash, (times.get(hash) ?? 0) + 1);
			return [...Map.groupBy(rows, (row, index) => {
				if (times.get(hashes[index]) === 1) return row;
				let said = "";
				for (let { surface } of words[row] ?? []) said += ` ${surface}`;
				let entry = entries[row];
				if (said === "") return row;
				return entry?.source === "code_snippet" ? `${said} ${hashCode(entry.code)}` : said;
			}).values()];
		}
		function hashStems(words) {
			let hash = 0;
			for (let { stem } of words) hash = Math.imul(hash ^ stem, 16777619);
			return hash;
		}
		function hashCode(code) {
			return (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_4__.qj)(code.slice(0, 4e3).replace(/\s+/g, "").replace(/\d+/g, "0"));
		}
		function joinTopics(topics, reason, corpus) {
			let [first] = topics;
			let rows = topics.flatMap((topic) => topic.rows).toSorted((a, b) => a - b);
			return topics.length === 1 && reason === "joined" ? first : buildTopic(first.page, rows, reason, corpus);
		}
		function buildTopic(page, rows, reason, corpus) {
			let entryIds = rows.map((row) => corpus.entries[row]?.id ?? "");
			return {
				page,
				rows,
				topic: {
					terms: findTerms(rows, corpus),
					reason: reasons[reason],
					entryIds
				}
			};
		}
		let stems = new _numbers_js__WEBPACK_IMPORTED_MODULE_5__.F();
		function findTerms(rows, corpus) {
			let terms = [];
			stems.clear();
			for (let row of rows) for (let { kind, stem, surface } of corpus.words[row] ?? []) {
				let number = stems.numberOf(stem);
				terms[number] ??= {
					count: 0,
					last: -1,
					isLight: !1,
					surface
				};
				let term = terms[number];
				term.last !== row && (term.count += 1);
				term.last = row;
				term.isLight = kind === "number" || kind === "fault";
				surface < term.surface && (term.surface = surface);
			}
			terms.sort((a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || (0, _corpus_js__WEBPACK_IMPORTED_MODULE_0__.VU)(a.surface, b.surface));
			let shown = [];
			for (let { surface } of terms) {
				(plain.test(surface) || showable.test(surface)) && shown.push(surface);
				if (shown.length === 5) break;
			}
			return shown;
		}
	}),
	5117: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ch: () => describePiece,
			W_: () => featureCount,
			vo: () => scanPieces
		});
		var hash = __webpack_require__(9952);
		var signs = __webpack_require__(8484);
		let words_namespaceObject = JSON.parse("[[\"fault\",\"de\",\"beispiel, beispiele, falsch, fehlen, fehler, fehlt, funktioniert, geht, hilft, kaputt, problem, schlecht, unklar\"],[\"fault\",\"de\",\"veraltet, verstehe, verwirrend\"],[\"fault\",\"en\",\"add, added, bad, better, break, breaks, broken, bug, bugs, clear, clearer, code, confuse, confused, confusing\"],[\"fault\",\"en\",\"describe, described, detail, details, difficult, error, errors, example, examples, explain, explained\"],[\"fault\",\"en\",\"explanation, fail, failed, failing, fails, failure, find, fix, found, good, great, hard, help, helpful\"],[\"fault\",\"en\",\"incomplete, incorrect, info, information, issue, issues, mention, mentioned, mentions, miss, missing, old\"],[\"fault\",\"en\",\"outdated, poor, problem, problems, see, show, shows, step, steps, typo, typos, unclear, understand, unhelpful\"],[\"fault\",\"en\",\"update, updated, use, used, useful, useless, using, work, worked, working, works, wrong\"],[\"fault\",\"es\",\"claro, confuso, desactualizado, ejemplo, ejemplos, entiendo, error, errores, falta, faltan, funciona, mal\"],[\"fault\",\"es\",\"obsoleto, problema\"],[\"fault\",\"fr\",\"clair, comprends, confus, erreur, exemple, exemples, faux, fonctionne, manquant, manque, marche, obsolète\"],[\"fault\",\"fr\",\"problème\"],[\"fault\",\"it\",\"chiaro, entendo, errore, esempi, esempio, funziona, manca, mancano, sbagliato\"],[\"fault\",\"nl\",\"fout, fouten, onduidelijk, ontbreekt, verouderd, voorbeeld, voorbeelden, werkt\"],[\"fault\",\"pl\",\"brakuje, błąd, błędy, działa, przykład\"],[\"fault\",\"pt\",\"desatualizado, errado, erro, erros, exemplo, exemplos\"],[\"fault\",\"ru\",\"неверно, непонятно, нет, нужен, ошибка, ошибки, пример, примеры, работает, устарела, устарело\"],[\"fault\",\"tr\",\"eksik, hata, çalışmıyor, örnek\"],[\"stop\",\"de\",\"aber, alle, allem, allen, als, also, am, an, auch, auf, aus, bei, beim, bis, bitte, da, damit, dann, das, dass\"],[\"stop\",\"de\",\"dem, den, denn, der, des, dich, die, dies, diese, diesem, diesen, dieser, dieses, doch, dokumentation, dort, du\"],[\"stop\",\"de\",\"durch, ein, eine, einem, einen, einer, eines, er, es, für, gibt, haben, hat, hier, ich, ihr, im, in, ist, ja, kann\"],[\"stop\",\"de\",\"kein, keine, man, mehr, mein, mich, mir, mit, muss, nach, nicht, noch, nur, ob, oder, schon, sehr, sein, seite\"],[\"stop\",\"de\",\"sich, sie, sind, so, um, und, uns, unter, vom, von, vor, war, was, weil, wenn, wer, werden, wie, wir, wird, wo\"],[\"stop\",\"de\",\"wurde, zu, zum, zur, über\"],[\"stop\",\"en\",\"a, about, after, again, all, also, am, an, and, any, anything, are, aren't, article, as, at, be, because, been\"],[\"stop\",\"en\",\"before, being, but, by, can, can't, cannot, cant, could, couldn't, did, didn't, do, doc, docs, documentation, does\"],[\"stop\",\"en\",\"doesn't, doesnt, doing, don't, done, dont, down, during, each, either, else, etc, even, ever, every, few, for\"],[\"stop\",\"en\",\"from, further, get, gets, getting, got, guide, had, hadn't, has, hasn't, have, haven't, having, he, hello, her\"],[\"stop\",\"en\",\"here, hers, hey, hi, him, his, how, however, i, i'd, i'll, i'm, i've, if, im, in, into, is, isn't, isnt, it, it's\"],[\"stop\",\"en\",\"its, itself, ive, just, know, let, let's, like, lot, lots, make, makes, many, may, maybe, me, might, mine, more\"],[\"stop\",\"en\",\"most, much, must, my, need, needs, nice, no, nor, not, now, of, off, oh, ok, on, once, one, only, or, other, our\"],[\"stop\",\"en\",\"out, over, own, page, pages, please, really, said, same, say, says, section, seem, seems, she, should, shouldn't\"],[\"stop\",\"en\",\"since, so, some, something, still, such, tell, tells, than, thank, thanks, that, that's, the, their, them, then\"],[\"stop\",\"en\",\"there, there's, these, they, thing, things, think, this, those, though, through, to, told, too, tried, try, trying\"],[\"stop\",\"en\",\"tutorial, under, until, up, upon, us, very, want, was, wasn't, way, we, we're, well, were, weren't, what, what's\"],[\"stop\",\"en\",\"when, where, which, while, who, why, will, with, within, without, won't, would, wouldn't, yes, yet, you, you're\"],[\"stop\",\"en\",\"your\"],[\"stop\",\"es\",\"al, algo, como, con, cuando, de, del, desde, documentación, donde, el, ella, ellos, en, entre, era, es, esa, ese\"],[\"stop\",\"es\",\"eso, esta, este, esto, está, están, hay, la, las, lo, los, me, mi, muy, más, nada, ni, no, nos, o, para, pero, por\"],[\"stop\",\"es\",\"porque, puede, página, que, quien, qué, se, ser, si, sin, sobre, solo, son, su, sus, sí, también, tan, tiene, todo\"],[\"stop\",\"es\",\"todos, una, uno, unos, y, ya\"],[\"stop\",\"fr\",\"au, aux, avec, ce, cela, ces, cette, comme, dans, de, des, documentation, donc, du, elle, elles, en, est, et, fait\"],[\"stop\",\"fr\",\"faut, il, ils, je, la, le, les, leur, lui, mais, merci, même, ne, nous, on, ont, ou, où, par, pas, peut, plus\"],[\"stop\",\"fr\",\"pour, pourquoi, que, qui, quoi, sa, sans, se, sera, ses, si, son, sont, sur, ta, tous, tout, très, tu, un, une\"],[\"stop\",\"fr\",\"vos, votre, vous, ça, était, être\"],[\"stop\",\"it\",\"al, alla, anche, che, chi, ci, come, con, cosa, cui, da, dal, dalla, dei, del, della, delle, di, documentazione\"],[\"stop\",\"it\",\"dove, e, ed, era, fa, gli, ha, hanno, ho, i, il, in, io, la, le, lo, loro, ma, mi, molto, nel, nella, non, o\"],[\"stop\",\"it\",\"pagina, per, perché, però, più, può, quando, quello, questa, questo, se, sei, si, sono, su, sul, sulla, tra, tutto\"],[\"stop\",\"it\",\"un, una, uno, è\"],[\"stop\",\"nl\",\"aan, al, alles, als, bij, dan, dat, de, deze, die, dit, documentatie, doen, door, dus, een, en, er, geen, had, heb\"],[\"stop\",\"nl\",\"heeft, het, hier, hoe, hun, ik, in, is, je, kan, maar, meer, met, mijn, moet, na, naar, niet, nog, nu, of, om\"],[\"stop\",\"nl\",\"onder, ons, ook, op, over, pagina, te, toch, tot, uit, van, veel, voor, waar, want, was, wat, we, wel, werd, wie\"],[\"stop\",\"nl\",\"worden, ze, zich, zijn, zo, zonder\"],[\"stop\",\"pl\",\"a, ale, bez, by, być, co, czy, dla, do, gdzie, i, ich, jak, jest, już, mi, może, na, nie, o, od, po, się, strona\"],[\"stop\",\"pl\",\"są, tak, tam, te, tego, to, tu, w, we, z, za, że\"],[\"stop\",\"pt\",\"ao, aos, as, até, com, como, da, das, de, dela, dele, do, documentação, dos, e, ela, ele, em, entre, essa, esse\"],[\"stop\",\"pt\",\"está, eu, foi, há, isso, isto, já, mais, mas, mesmo, meu, minha, muito, na, no, nos, num, numa, não, ou, para\"],[\"stop\",\"pt\",\"pela, pelo, por, porque, página, quando, quem, se, sem, ser, seu, sua, só, também, tem, um, uma, você\"],[\"stop\",\"ru\",\"а, без, более, бы, был, была, были, было, быть, в, вам, вас, весь, во, вот, все, всё, вы, где, да, даже, для, до\"],[\"stop\",\"ru\",\"документация, его, ее, если, есть, еще, ещё, её, же, за, здесь, и, из, или, им, их, к, как, когда, кто, ли, мне\"],[\"stop\",\"ru\",\"можно, мы, на, надо, не, нет, но, ну, о, об, он, она, они, от, по, под, при, с, со, страница, так, также, там, то\"],[\"stop\",\"ru\",\"только, у, уже, чем, что, чтобы, эта, эти, это, этот, я\"],[\"stop\",\"sv\",\"att, av, den, det, detta, du, där, en, ett, från, för, ha, han, har, hur, inte, jag, kan, man, med, men, mycket\"],[\"stop\",\"sv\",\"när, och, om, på, sidan, ska, som, så, till, under, upp, ut, vad, är\"],[\"stop\",\"tr\",\"ama, bir, bu, da, daha, de, değil, en, gibi, hem, ile, ise, için, mi, mu, mı, ne, neden, o, olan, olarak, sayfa\"],[\"stop\",\"tr\",\"sonra, ve, veya, ya, çok, şu\"],[\"stop\",\"uk\",\"або, але, в, ви, вона, від, він, для, до, же, з, за, його, коли, на, не, ні, про, сторінка, та, так, те, ти, то, у\"],[\"stop\",\"uk\",\"це, цей, що, я, як, є, і\"]]");
		let featureCount = 2 ** 20;
		let readList = (wanted) => new Set(words_namespaceObject.flatMap(([kind, , words = ""]) => kind === wanted ? words.split(", ") : []));
		let stops = readList("stop");
		let faults = readList("fault");
		let scanner = /(?:https?:\/\/|www\.)[^\s<>"')\]]+|(?<![\p{L}\p{N}])--?[a-z][\w-]+|[\p{L}\p{M}\p{N}_]+(?:(?:::|->|[._/\\@'’:])[\p{L}\p{M}\p{N}_]+)*/giu;
		let plain = /^[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*$/u;
		let camel = /\p{Ll}\p{Lu}/u;
		let twoWords = /^[\p{L}\p{M}]+[/:][\p{L}\p{M}]+$/u;
		let numeric = /^v?\d+(?:[.,]\d+|\.x)*(?:[kmgt]?i?b|ms|[smhdkx]|px)?$/iu;
		let unspaced = /[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;
		let hashWord = (text) => (0, hash.qj)(text) | 0;
		function scanPieces(comment) {
			let text = comment.slice(0, 4e3);
			return ((0, signs.X8)(text, signs.rf.other) ? text.normalize("NFKC") : text).match(scanner) ?? [];
		}
		function describePiece(piece) {
			let text = piece.slice(0, 60);
			if (numeric.test(text)) return [describeNumber(text)];
			if (twoWords.test(text)) return text.split(/[/:]/u).flatMap(describePiece);
			if (!plain.test(text) || camel.test(text)) return [describeName(text.replace(/[?#].*$|[.,;:!]+$/gsu, ""))];
			let runs = text.match(unspaced);
			return runs ? runs.flatMap(describePairs) : describeWord(text);
		}
		function describeNumber(surface) {
			let stem = hashWord(`#${surface.toLowerCase().replace(/^v/, "").replaceAll(",", ".")}`);
			let isIdentifier = /\d[.,]\d|\d{3}/u.test(surface);
			return {
				surface,
				kind: "number",
				stem,
				features: listFeatures([stem]),
				isIdentifier
			};
		}
		function describeWord(text) {
			let word = text.toLowerCase().replaceAll("’", "'");
			let surface = word.replace(/^(?:[a-z]|qu)'(?=\p{L}{2})/u, "").replace(/'s$/u, "");
			if (surface.length < 2 || stops.has(surface) || stops.has(word)) return [];
			let stem = stemOf(surface);
			return [{
				surface,
				kind: faults.has(surface) ? "fault" : "word",
				stem,
				features: listFeatures([stem], [surface]),
				isIdentifier: !1
			}];
		}
		function describeName(surface) {
			let parts = surface.replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2").toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part.length > 1 && !stops.has(part));
			let stem = hashWord(surface.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ""));
			return {
				surface,
				kind: "name",
				stem,
				features: listFeatures([stem, ...parts.map(stemOf)], parts),
				isIdentifier: !0
			};
		}
		function describePairs(run) {
			let signs = [...run];
			return (signs.length < 3 ? [run] : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)).map((surface) => {
				let stem = hashWord(surface);
				return {
					surface,
					kind: "word",
					stem,
					features: listFeatures([stem]),
					isIdentifier: !1
				};
			});
		}
		function stemOf(word) {
			return hashWord(word.replace(/(?<=\p{L}{3})s$/u, "").slice(0, 6));
		}
		function listFeatures(stems, words = []) {
			let features = stems.map((stem) => stem & featureCount - 2);
			for (let word of words) {
				let bounded = ` ${word} `;
				for (let at = 0; at === 0 || at + 4 <= bounded.length; at += 1) features.push(hashWord(bounded.slice(at, at + 4)) & featureCount - 1 | 1);
			}
			return features;
		}
	}),
	3805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dq: () => wordClasses,
			Kl: () => classOf,
			PB: () => verbs,
			jz: () => ClassSet,
			xW: () => classNames
		});
		var _words_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8861);
		let wordClasses = [
			"positive",
			"mild",
			"harmless",
			"resolved",
			"past",
			"trouble",
			"contrast",
			"wish",
			"command",
			"question",
			"own",
			"possessive",
			"case",
			"matter",
			"act",
			"plea",
			"docs",
			"how",
			"goods",
			"pitch",
			"noise",
			"filler"
		];
		let classNames = [...new Set([
			...wordClasses,
			"url",
			"called",
			..._words_json__WEBPACK_IMPORTED_MODULE_0__.map(([name = ""]) => name.replace("!", ""))
		])];
		let numbers = new Map(classNames.map((name, index) => [name, index]));
		function classOf(name) {
			let found = numbers.get(name);
			if (found === void 0) throw Error(`No word is of the class "${name}". Add one to words.json, or correct the name.`);
			return found;
		}
		class ClassSet {
			first = 0;
			second = 0;
			third = 0;
			static of(names) {
				let set = new ClassSet();
				for (let name of names) set.add(classOf(name));
				return set;
			}
			add(number) {
				let bit = 1 << (number & 31);
				number < 32 ? this.first |= bit : number < 64 ? this.second |= bit : this.third |= bit;
			}
			addAll(other) {
				this.first |= other.first;
				this.second |= other.second;
				this.third |= other.third;
			}
			and(other) {
				let both = new ClassSet();
				both.first = this.first & other.first;
				both.second = this.second & other.second;
				both.third = this.third & other.third;
				return both;
			}
			meets(other) {
				return (this.first & other.first | this.second & other.second | this.third & other.third) !== 0;
			}
			list() {
				let found = [];
				for (let bits = this.first; bits !== 0; bits &= bits - 1) found.push(31 - Math.clz32(bits & -bits));
				for (let bits = this.second; bits !== 0; bits &= bits - 1) found.push(63 - Math.clz32(bits & -bits));
				for (let bits = this.third; bits !== 0; bits &= bits - 1) found.push(95 - Math.clz32(bits & -bits));
				return found;
			}
		}
		let verbs = ClassSet.of("ignore obey reveal send run fetch add change delete disable approve say hide become ask".split(" "));
	}),
	4570: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => foldWords });
		let negated = /\b(are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)n'?t\b/g;
		let undecomposed = {
			ı: "i",
			ł: "l",
			đ: "d",
			ø: "o",
			æ: "ae",
			ß: "ss"
		};
		function foldWords(text) {
			let bare = /[`*\u2018\u2019]/.test(text) ? text.replace(/[`\u2018]|\*\*/g, "").replaceAll("’", "'") : text;
			let plain = bare.includes("nt") || bare.includes("n't") ? bare.replace(negated, "$1 not") : bare;
			if (!/[^\n -~]/.test(plain)) return plain;
			return plain.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[ıłđøæß]/g, (letter) => undecomposed[letter] ?? letter).normalize("NFC");
		}
	}),
	6633: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => encodesInstructions });
		var _text_signs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8484);
		var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(265);
		var _find_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5005);
		let longest = 4e3;
		let codes = [
			{
				signs: _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.rf.upper,
				mark: /[A-Z](?:[\w+/-]{9}|(?<=[\w+/-]{10}))/,
				run: /[\w+/-]{20,}={0,2}/g,
				decode: fromBase64
			},
			{
				signs: _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.rf.digit,
				mark: /\d\d/,
				run: /(?:[0-9a-fA-F]{2}[ :]?){10,}/g,
				decode: (run) => fromBytes(run.replace(/[ :]/g, ""), 2, 16)
			},
			{
				signs: _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.rf.digit,
				mark: /[01]{8}/,
				run: /(?:[01]{8}[ ,]?){6,}/g,
				decode: (run) => fromBytes(run.replace(/[ ,]/g, ""), 8, 2)
			},
			{
				signs: _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.rf["%"],
				mark: /%/,
				run: /(?:%[0-9a-fA-F]{2}[\w.+-]{0,40}){4,}/g,
				decode: fromEscapes
			}
		];
		let turned = RegExp(`\\b(?:${[
			"all",
			"and",
			"every",
			"the",
			"this",
			"to",
			"your"
		].flatMap((word) => [rot13(word), reverse(word)]).join("|")})\\b`);
		function encodesInstructions({ raw, lines }) {
			for (let { signs: own, mark, run, decode } of codes) if (((0, _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.X8)(raw, own) && mark.test(raw) ? raw.match(run)?.slice(0, 20) : void 0)?.some((found) => (0, _find_order_js__WEBPACK_IMPORTED_MODULE_2__.dV)((0, _reading_js__WEBPACK_IMPORTED_MODULE_1__.r7)(decode(found.slice(0, longest)))))) return !0;
			let start = lines.length > longest ? lines.slice(0, longest) : lines;
			return turned.test(start) && ((0, _find_order_js__WEBPACK_IMPORTED_MODULE_2__.dV)(rot13(start)) || (0, _find_order_js__WEBPACK_IMPORTED_MODULE_2__.dV)(reverse(start)));
		}
		function fromBase64(text) {
			return toText(Buffer.from(text, "base64"));
		}
		function fromBytes(digits, width, base) {
			let count = Math.floor(digits.length / width);
			let byteAt = (at) => Number.parseInt(digits.slice(at * width, (at + 1) * width), base);
			return toText(Buffer.from(Array.from({ length: count }, (_, at) => byteAt(at))));
		}
		function fromEscapes(text) {
			try {
				return decodeURIComponent(text.replaceAll("+", " "));
			} catch {
				return "";
			}
		}
		function toText(bytes) {
			let text = bytes.toString();
			return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\t\n\r]{8,}$/u.test(text) && !text.includes("�") ? text : "";
		}
		function rot13(text) {
			return text.replace(/[a-z]/g, (letter) => String.fromCharCode((letter.charCodeAt(0) - 84) % 26 + 97));
		}
		function reverse(text) {
			return [...text].reverse().join("");
		}
	}),
	5005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			eV: () => findHiddenOrder,
			G5: () => findOrder,
			Il: () => findRule,
			dV: () => isBareOrder,
			zv: () => mayBeOrder
		});
		var triage_sentences = __webpack_require__(7779);
		var triage_classes = __webpack_require__(3805);
		let talk = "fault advice page report explain";
		let spoken = "fault report explain";
		let how = "fault report advice explain";
		let orderRules = [
			{
				code: "override",
				verb: "ignore",
				with: ["rules", "prior each"],
				unless: spoken
			},
			{
				code: "override",
				with: [
					"rules",
					"prior each",
					"lifted"
				],
				unless: talk
			},
			{
				code: "indirect-instructions",
				verb: "obey",
				with: ["mine url"],
				unless: talk
			},
			{
				code: "role-change",
				verb: "become",
				with: ["agent free boss"],
				unless: spoken
			},
			{
				code: "addresses-agent",
				verb: "any",
				with: ["called ifai newtask"],
				unless: spoken
			},
			{
				code: "prompt-disclosure",
				verb: "reveal send say",
				with: ["prompt"],
				unless: how,
				asks: !0
			},
			{
				code: "secrets",
				verb: "reveal send run fetch",
				with: ["vault"],
				unless: how
			},
			{
				code: "secrets",
				verb: "reveal send",
				with: ["secret", "real prtext pr url"],
				unless: how
			},
			{
				code: "exfiltration",
				verb: "send",
				with: ["pages secret", "url out"],
				unless: talk
			},
			{
				code: "foreign-code",
				verb: "run fetch",
				with: ["script", "url"],
				unless: talk
			},
			{
				code: "changes-machinery",
				verb: "change add delete",
				with: ["machine", "url pr script each"],
				unless: talk
			},
			{
				code: "changes-machinery",
				verb: "change add delete",
				with: ["guarded"],
				unless: talk
			},
			{
				code: "skips-checks",
				verb: "disable",
				with: ["check"],
				unless: talk
			},
			{
				code: "skips-checks",
				verb: "approve",
				with: ["pr"],
				unless: talk
			},
			{
				code: "deletes-content",
				verb: "delete",
				with: ["each core", "pages core"],
				unless: talk
			},
			{
				code: "inserts-payload",
				verb: "add",
				with: ["payload", "url each"],
				unless: talk
			},
			{
				code: "access",
				verb: "add change reveal",
				with: ["access"],
				unless: talk
			},
			{
				code: "claims-authority",
				verb: "any",
				with: ["boss"],
				unless: talk
			},
			{
				code: "concealment",
				verb: "hide",
				with: ["human"],
				unless: talk
			},
			{
				code: "concealment",
				verb: "any",
				with: ["quiet"],
				unless: talk
			}
		];
		let hiddenRules = [{
			code: "hidden-instructions",
			verb: "any",
			with: ["called ifai pr url rules prompt core"],
			unless: ""
		}];
		let wide = triage_classes.jz.of(["advice", "report"]);
		function compile(rules) {
			return rules.map(({ code, verb, with: groups, unless: talk, asks }) => {
				let unless = read(talk);
				return {
					code,
					verbs: verb === void 0 ? void 0 : verb === "any" ? triage_classes.PB : read(verb),
					groups: groups.map(read),
					unless,
					never: unless.and(wide),
					asks: asks === !0
				};
			});
		}
		function read(names) {
			return triage_classes.jz.of(names === "" ? [] : names.split(" "));
		}
		var text_hash = __webpack_require__(9952);
		var linear = __webpack_require__(6400);
		let weights_namespaceObject = JSON.parse("{\"bias\":-3.9588,\"scale\":0.0275745,\"weights\":\"3O/v//T29fry4z3o9PwD4toVDxP8yhPhIBXrG/8MF+z35O8U0B3m8uzz8P0UxukSAdEpDxHoEf7qG9jsJOYZ7cTtuhkI6wUS2yMa4d/wBt9H7v4E9A3+9gvHG/gtBgso6OH97Rjq6rgUKwnU4rrk6/khHyIQ+Ojl9xDr+yUNBdL7AgYE+fX+Ae0iI94F8/AGD+0X1LAJHyQQ9O78CQ/zEczHD+QntDU31QMI4gDhKPL53BWdGurvDCfx/AHfJQT54vPp+gPmBwIU1NnwyBvE8ycVFt/2x/H4FPwd3vEZ8c0EKv7e7+3zCNj47hzvBPz/JQvYFNwN2RD/+wkF7Afh69kZ4OoBA8gLAOT1AhVECe8M6NsEEe0vB+jt1Pz2FuviGBc0GQMK8f4SAeP12/0zGckjy/ES2uf8HSPo/+4CKAIEAvb7DwIdBS34GvTaLMPjEx8I/wXEDxgW5hX+9Qj/5vn85sP6Fv8L9MgP5/7mEN77DhbSHAPZEfncGQAkDM4FIfEUWc/qFRwIDw7T6TMVCAkmxvsbBPMs//ggvfnmyBj0LdLz5PH8KOwH8+8A7Nu01/MH7RwO6url2cf59AbiEf3tKuMk/REKuvIY8u7w2PTpBgzoD7rwEioPGg/dAA4KHR7x8EfoAvnszfYFFhUO1RQK/yMC5QMC2bK3zAb1/iEa3+ndJQbf0dT40eXvCOLa8/P83SgCEfDl8xInJd0EENn+DxUF5xM5CSMX7g4C/AsA/vYcL/kH/iz9Cwnq7/ceCi0JC+7+4u78Cc/BICMY4tfe+ggUEOTr9/Qr2ewXDysNHhoX+RYYCyAJJvn39O4bzPvP6fXO+RD73sfw8+LcFhAoAO/b9ucF683DJgXyCM4YCv3v3xL4N+rbHgzdC9LxBu4K5+kO8OwAFf/M59kRNSfz7P3f+OwOIBLh8wME/N7f8CvXAtIMEfq+4d4s++nW4u0M1wUVKQ377Roj/tj16PUA8kQQ/OwJGgPw6ePxIjUTCRHi6bPwyQYR6fXqFhccBtz7/eIwPg0vIu7q+bDu4+sDHiYDEQY/Ggfc3uTf/fM94ubV8CD4HdINyQU99vT0BgQIF/P1Dw4P8vzx4DUU8QEow/TDEQTnJwU60fbqETf47OILDuDlAOUH7vro9fLF8+sd4s0gA+ImI8b/EOe02O7sAPnZDxbmBO/oCwAdrhnPLQrkDhcGHRkoGg7TEvXl9iL1ECPKCugKAR3tAvjtF7L7FyXs8cfjD+kIGBchFyoc/hXYA9++DCn79ArwCvf44CvuHcMH/g+4DxQSDeHJ0truA9biACrpDOAK5OHr5dzEFQnR9uf8Lt0ULgoP6xAc6uYW4hLg0u3s8/jP5RYFG+65FTMiIR0nBfIY/Oi4GxML7D/H9xsHEQPwBgAqB+f3/BIH4/kZEvb/+gEN/tMb/+oRL8n67A/6DwUA4zAX2+cUHhX3GBCbE+4VERQGGsbw5gsN+zDb9Nn2/yLv+QLTOwkSCQb5Ddr5Yij8Efz/6AcB+u/A+rr97PHzveSx/1Px/OrW1gC9GPrhAibz1zMVB+wREAom0ckT7/VbGfr4zA3X+hHh9hnFDQcIzvP38RD2Fe7BAfng5/3nF/fQDwzu4S/PEAEjDBkTBx+wE9r13x4h5QoS2fPeIEHv5Bgn5Bbq+eMVyRXZ8A7a2zYA/eHy4gznAtoS9tbo7QPz8vwm8RACHQ8Z9grkIyj1Ex/oE/8K2Nvx1PUPJSAJDBDj4QD5JvMVCwHu8vbS4fLWEPHuFig1Df3iIA82CeThFf7yD/sVChAYHOfy5AMSoSgz/eX4Jv/z+RPg5vYIAPTvDuf67vrj2TsLRNf+wPoczc/dCRDAKNTnEuEc0wcu3AzxENjb5Mr8CTXfBO30+Nkb2BIWHgAH9RHsFhUY/PAI88385RzfHgDwxO0Q7e8BBd3/4uwHGwsBfwzo29v5u7oK2wEkEervEtzU9Ps0/+fY/v3vAfE1993bCsUVEe3gMh/0CfkIqufSzSYX4AYL/wMQ5AX9CA8i1hDwzP2oJBLV+tpSIRC5EQsPFiQF+wkFyhno3Ov9rwQx6B3WDyXqBhcRFCsRAM/TD+AA/NrM/83d7fzl8Oz02iQhEx0n89D6CCncCgH2udvB8PvmC80ZF8Qg5qXO9eDkB/v5Cy8s0wX2Jur16V/74SP04iMa4Mre/sf9EEAlD/nb7egD+C0hEv/a/tfiCClAB+Pj9EAOA/ET9t8bCfQeAeO6DBryEOPSSgAi8vvxyOAXEhkDHzf45MWx9P0uCj0XFS3W/v3mFejs68334PPj4e++5PUfKxvc9vADD/Ah7QX2POELDBTIhAYBDb79/SL0Ge/XGOEm5vHw3QXoMtzZDh/zA/39Beow5AnGBA8HDwf34ArE3eMO9tAQ+PgE9LoS9hbvAvQfBarmGCMtJgMHMCDw4tIE7dwdAwvHDw/6zcTo+/f/FuX21eX0/Pvq9Rn98ckMIB4mCP77GgLh2vLwBtr2BgE5HRwV7xr1HxUC0PbF/vIUIP8JJtAfCi0dEcTeDGTF+OLtAuPaEeYKA+wIIBq/Aify9Q7XFtwCEM0S+isGI/biGgMbBAzz8eLnDOoMGQbs5wL5KRGuKgwJAw0F1gQO7bk+6wT1zOQX3xOo7O4CIzvo6Ob6/dYZCCrTNxnvU8DyEAMYAfL/yuco8+wWBggKCwHPAyj2yvTKIkgI9PMI0P3TDzn2GOUTBgfmAdLoKN0gDdveCuv0FyT6BgMC5dzo4SL0Ew8IG/zF5u0hHxfeTN3UBAz7ERgQ/A4JKODr0twV9A8p8vsAGfYQ4ts0LAToy8Az9ATfFCkaDe3mJMYJBij7BMb9Bg/969gNAwUWDBEI1soW/QL0C/VOLBMKHeT5A/kF5ev3Ax3V/hPA5cccCgne6AXPBzEU/tDn+BnVBgUf+R/pCwH03Nz59ePoA/ckuCLpFRgK7RTZ+RTI7gjxDLkD4frbBPsf9ibqKADs4SHl7OLjAy7wGBXCHzYI/+kH6SkfDOrd6jfa7hsCDM3h99Lo4RHSz/4fCBL64/4NESbWEt0q/Akkr9UN7cnX587MAfwXItgMGP/4CfQvEPjDxgXQ8iZ//PXvAxAM/uYrGAr48Rbx20MI/+/44vXp4yvo0gvxVSTNGQbj2f40KvjfvVTk6/jo+iH+AvHnEhbWxeURz/0cEQbV8g7r+c/s5wD6Dg7u/QoF6RfoMBQpChrjAP7w49kP4tEI9tLw9jL3Ii8d3e4ZPvn3qfceEjAK5uwC9esO9u3fBcLHGQb6Eyb1HBQcLOkl+i4F3yYP7N8NxwkZFRsKKgcr9BUR/g8b3kQe9ckVT/Hr7aQ81uUD8tMVCv3/Cez+8SMDEfPnFbrp6fP1JPgZFxzb/SEg2xba8wUe9Or6//AAAO4c+97k2+sQCN4fztnBOekmDub48vwj8CP1yBz73OIO6BcBBxYYJO8NAuYVCwcC/wLqM/rYI+008gPd9e/8D/TcM/sX/xcr+dYJCPD5DubiARn4JdnbBAX59DkD0dcVGQD/OgPZHRr59PvNXBDkGyX09hLRt7/L3yzM+OMj4gE3H8zp9uvq+QDoIOEa2NH37xcd2ujFDBANCPfizQoz0vb4EfQFMt7+4zEQExfpBRjLDhLlxAgo9+MV0OD37ckE6yEZ69vu+AIP6fz/DQjv3e8Q3+cA1d7j6wHi2hAEFscj9OfxBAElAxY64hTxLAYG69PUCwYgDSQTuhnpPRUAAgn1Cu7WUfH43wTsHecE+NXDBfq7FN/78gv+JN/YFhL23wEHFur7JvcWyfDhDirNGhjdGfsj5iEPJSbUGdv6Cd4JKiP15wEW+uj44hf19sfd7+o8vzPU9mwKCvfM2gD0Cez1998e0+0O5Rva0AHdA/HUB/MF0QkN6/8r5/0C7Bb2IhwW6vMR3Mf2MfT1BRER9Dri1xH1MBLtAvcXDEvfE/r4CREVEt4D4fELAQbbGuLF+OTZCAHWBvj8FxIH5u/XG/O/Bh4AFrPtvSUiGOLzDAAVFf361wz3/ukR3BEv8yYP//QB2O0IIO714yoK3wY8DBD89QPYDfUEOeQIBe8XNuAb5+f9BsDuy/zhzvjc5O8NFMj11uIYGMLs9QMB4PsF8vcDDBIPC+v8BOLl9+bD9DMSKADfxu3WL8IXBNwX5fYOCOrAKfvpEuHI7Rbt3AMB8gP80MztGggA/BDm4CjnAS8mF/I0HQgL7fzHzAf87Q/vuvHHC9oHGzTS/djxH/gE+QUYDtnA9eXwvtPm9P4EKS3XBTgR7vIlBPnO1x3fLvTzxyK4BOsA7irPFf/k5sLlF94Z3vQ6+hM30eHv9iUh9gMIvBTsHN8QBwf+4BL/ycL++uLerOIU+Nwc5vjS2OKwBPPe2dC2FiQi+wr75wnaHfYkIQQZ8vzp39m7Ohv4A9UH68shyd4d6vQHFOvu+wJe+RosJ9Iz8vko6+Mb/9kLBNfMGNDXAQfe+dkeBNjr6xvyv+EK2Nfc7gPl8PzvHsPQ4g7V3vXhGBEdGAgg5++84iHO7P7h9CYT99YP+7QbzR7P+PcI3ej8/wEm5vgoG8/e5Ab72/no7RokEuDfIcr2y9b7I+/dwOr0vj4T+Cb7Kwf0+dwJ4gwkALXu/O4bKRUv7RYFFgXc+uke1/QP9xgb89ELEc7IK/rkyRkJ3+vxDeXXL+oI790P+QsF9RooIvXP5eP8FrYEEALXKuko+vrdCCX6HfcmCxjy+grT1t8NAQbGMAvm4vX6/OcL8vzqNfff8PML5+rh6uMFBiTW29Hr7t0KuirYAg3e/iH77Bn87tL0M+HX4g8WJfQCAR4g+PsJzBgpChwT5iT9DBv0NsQU0gCQ/ggO/NDNMfgXGQz01gIj8Aza0AMPJgQVMNYrufH8+PEt0APLyewDCwnO7gPp6PcZESbRBts4zh3HTsIqAfcrGPMk7QPNxvgH78/Q6PP9Fhkdytb6OfjyBwH66xElIhPr698d4OsL4g0hAOnS8QHd1RkN39bjG87zIDruEBjjHfrtC+4gD9gx1PTrH6P3/Rn9zesK7fcIExodCQjE0AC6DgcT3vYN8ejg+AIEudYEFwE3zOju2CTo/hkj6OQD5RzlJQ/y/gfx4wsBBvDrKCPlD/YDCwAfGN8r/OA1CB4KFS0j5u307vX8wxPeFf8S9QXfJfrgHPYiGdfdH+74zjLY6CrX/druKwbo5/4G/DIc2BT/Cv3J+7cM/8nz1AUdwfsZ8dj/7zELGcAN2NcQ0gvWHAre9DoDCegW5P4R9AT7F+wG4QjdIyDqDu/VFxHNCQn2DRAUCdUC9+0MNt7p0wEUAvAWEyM/+gUt3O0UGwPFFBkB/wT70QDrCN7fzh4p0NcDGgzj+Oj06/vxARz39QAV4ALQ8dkAIgRE6+UC9NoSDAPsCBwD6tjW2wYb4+XtBc0V9u7Z+PAW08wmmOzE6urq8PIRAwsh4+3jKiXf4ePCCez50x7xBRcOKvYG2egWs/Pcm+/56yD7BvXaAhD6PP3J5NId+fLo0v34+QEIIAPS4wfpASnl8vf739EYEQ8G6R7pExAK5UDk4fsr7s5J3dvzBb7fGh8cysAJ+uHuDAHyJxsEClsYDg8cDA7dGPgASS7zHPCpI/LozRkE7NXq/DfnpObsOgHt/QgDF/oUDyHvBSUH+dDB4gobDAvjCtAjCgUG5tvj8ugnJf0G5/neRyQO4g9Y7g/v1RrjDNLg6hn7JcXZuQ3n++zDLvjaD94C9/8N8C0cwgwU+PToCyMI9s/3IvDxEtYMBPrtEqMI2+Do8RgcEBviJiQG0R39KCcSwy0a1MQH5gzaGvcn7SMbGeCc2PYG//zl7Afv/Q3u9gftLYL0Jv8KxPvp7AvsC/D7D/7979/myeXwHd3L7wwJ++crufb//AAmDPPo7Q4b7iQDQvP63A7j9wvz1e3fyuze8N7WCuz5Jiftvx4qASjYAi/7IOUDH93HEfnq/OS8Bvr25ys27RPdCg3S+QLm+wQcIP7tDvYR5w4EGPDa8vH3/wId+Obb4wf29QwEDH/56cYJ4cLY8RoI0ffy/b3gBN/qvxUY4goMI9ft7/cLDGo58N7j4eTyNAQOGBPvDPP45tQOJRAMKQIAzu0Y5/PVGbLr1BYS8NvpGd3tCfMF+B736wX5DdQAGvsP5dP8+tkO0RDs0iIT6PbgLgD/D+cIgerc8+noGSDoG8kG7hsLI/cIHvb05/UsA/sQGwc9/97m3fYdE+UP5Pzx/MTu+N7v8xXtBAMfw/zqGlsJ8uUoHCHr+e3aO9LY7e72/xcZ6M0BGgb9FPIZ7/0B4tzJCVcMJNLw4/UMISbo9xQIAiga+gMH6QgdGP/0IBf4ByET0fTiEjIMGQnjBO74/gPfEtDuMxoU5/Tx3t8cIAjfEv3Y8dMX9REOChEW4ATsNjYbxOHGIx3M8QXu9PwfswLrDOwL3OjxHDTvz/fR++ziMcUaCxzP6NHpzScf+AAH8Bvq9hL84/0YA+fqMr/13P4PO/7v2MP1IO4UHhsSHCcuHvz05hLeDdn0/g8o8xsr3Bgb0OUS5+7+7Rj0AdTfAiAGBiTzFfsC4w3pHPyiIz4h/i/w8/ICGNkD5CIN7BLl+trnEuro3QvX+AHvDPcH+NbJ+d0u/OXx1xAHvRb/IPwVBOwdEhsQ6AoC9ePuBQIgzMyy2PoG+eLC4gor8wXmGiTp4eTtT/wV5e4DC+HNCPMR+RgB98YIPd3EF+4N9xTjKf7tAOix8tUeB8vsMSQIEP7j4A8YDtYS5fsC9NDrEvbnCvEQNBz+DRIGGtwbDS/rB8TlDBnqCfQfvjIN6RgS2AysFv8PBhTk3RnmCvDv3uXc6OX08/XlB+T59sbnAyC7HdX//+T/sg3pGB4GqfOq4xob8uYVENnwDi8D39zwvAT+qC3v9A8XExgk+xrjFCr6FiEQCNcS6eP63+na3hj32g0XG8wFABz4BAH1+tsaFj3ZBt/xBQ36xxMT2DUVLPIB5A7a7fflAcAGGxbdCqvp0fUA8hD6/gIWH+8zDR3y/Q8b3BfQDhgZBhqdzvsnCNDu8/wR09cA6QTl5/bbHjH/8/byFQYILhbJCNAYNfDkCwz//dTL/+JBMDELud7W2xEQCcH8Cvm/zszPCS3xHfvx6dIA8+Pv6dAPFBDOA+n62RLoH/vryeXwGe4BDwL99BTcFfYF2CzwDskrBPr/AeEKBOMkCeEV/N4E8/FCx9za3/8u0xwTFwwPF90D3OHRBdoAzQguLQ8x2dzf/Pj+JeMRBPoY6g/7+EnP+OL0EBDH8P/TDBbu6h8VD+7iCb8Q3wQkwiEHA/HmC+YE+OgAAuYRCgAVIsYYGOH/7jQN2eYcBiYgDwoE4ADq0eTc+hHgGfUSIOsRyCXcDwv6FO3xxyziCe0d/P/32NfwyQH19fbk9wQDOhbo3gMI8yG6C+sgL9jbGuYZ6g4IEBrhKQUACkP7/Rz9DRT+FvXUOAbm9fcDGLv29/LqBezk//gQCPXG7srWBRrm5/ABHuYS3STSwMwLLNe9NPcE/NspFELp4PTb2/z05uYKAfjvH7D72fUADAv46d4T7eJY8tL7BxvwEhs7ESbiDQom78jm8bfn5fIjBe/Q9RnYGfe9yyC7IMEP1dfRFfz51ywa1OMV5v4qBw0c+tUM6hG64gAtGcsZ8gZBHuAeGCHbCQLV9gAJ6ccc5RoDDPH0BB8LGRAV1PsT6v/p8AX+AAjc2OwADu8O6/Db2fnmMQ4CDOTeNN3s0CkXuOgg7vkYEdIR/fMI0wDsF+TeEeYb2/391csOGOk+1r3dBO757DTKCB33MAEKDO302MfyLMce58TyE+vZEBohC93b5dEDTOP6QO5Z6MkGyxLu9eDE7DQH8t7+6L/92wbGASnM8fMIKhLzFRjz5A4nGjoOGe0cB+nuAt0y8cnszEch29UlDAQPwfPXEOwYGwvw3OPf7df+xhrpFAnQAPNN0ePbI9Pl2crk3dzh7OjXyxQC2P79/vIcF4UgAxYQ/ODu0+vjCP4N/w/nCwrw1dETyRoA0RYX6N/o1f/HChLa4fbCHuX09vHb7tkD/Af8JPDm5PDp6vgEs//z48LEIfQA2DPJ2erNDQviy0od4szm9e74GRc7+P27/AP+FS3dzfgY6BHf/NowHfXeztLdIeUZF/3cxwIY+wfgOtr6DdruwLXr3hT3Gr3t9CIc6QQY8eEUKQb5xkEuEOb6E7P1CfvtGiH/BBb4CyX1DAzT3CLhHQ/w49HnyDf0F/PUJebeD9Q3JhfaKLwJC+0iHOmBNPsIGSP04wf9zx/sDeYoxh8D0fD58/b+yfzd0PD5AvckEin38yPl/97jEuDD+ykR9g8mFh4LBwz17OzICdUW8vwlE9k9GvbRvtsT9xTEDgIAER/yMQnn1c3K593w4/+8LwkMyQnLEtzxC7AI+PLuIsXi9+0B5cgMJhHn8f7GK+zm0AHEAego0vXqGBUAGhLxFzPRThYPufUfB+En4RXC6vT60Abo7b8FHfo2EQvoxgQGLtnD+Qn6BSEQGvDZEhkHBCz+8/IA7ugEDfXp/AzuDxLO5vm53xkH9sX44fQE3AoFGuLe2PIP7hQRExztFu7+9uwo5v710ufDFxO1B/n/rg0lAPEaD+ToPibx7gsqD/zP6ukyHhtAICYM/wMHNDZD99Qp2O0AONby9ej79fgWIfpEKwM4BfUEDu0SD/Lw8CglEvbhJ/DaMtLi4tEWEvvj/wrS+zkK6+4yA+4dxvzw8d8c+xMX7egPHwTj/MPy7uzpICn2/wjcKdvw6Sv5H/3oDRwKDePJ99iu9fa3GOUS4CAbJwgEEAC7D9H9/+EMyubf+PzPHPYtDdU/AQns6hf00PUH1xfF6SEdHyzKDfztHQri3RnUFQvpCuXtEgZFAwXZ8SYPP9gk+SXxC+/UH+cVDff8F+UmDO/r4unVAtnU/jAB6OYNtuPk9Ar/9Qbv/ffzIufk8O3jAxQS5gD6I/bvBv/lAwwVF9nyCe/MAuUDIw7yEgO+3NwE3iAU6QTC2Bf43v3/3uPh6/jarsvQ1zQmDwsOEMsf48pa/M/A/BT8PhHIy+gLAg8WNQgkzuL5DxoM0AvXA+3hBR8R6hcULfcX9/Pu8PMmCv/d9x7s8B3/LOkJ5BnS5h0/zt4I7hj2+PMa/QYby/4I+RbtQvgCBcsLDh4D8xcL8xos9dYI3iXG5Ood/Pj4JtHzKM8zytsP+QPNBfX4DvPzFiHxFrYJFv4CHi3xHOEJyQTj+CHY4gMN4u7j5P0+J+wW+xz76+oVBM/38QHy8+sVEu4ywxra0tzRxdPr5tzvFgLS2QQs0AfS1BgS7ykC7RwXCc8hB6//9OAn38MezfcWASIK0hHzCAUE+xz/8PHP6gHm4wjW5uwpBgAr0PAICRbs6efz0eAB6yr6BMIo5P7lJNUPIef+E+7M++31A+IH1tLQKwL/Fg0B6Ak3D9hBQyf/9OwW9e8b6ePYKi/g4vIq4jr61hTv3w4iHQcL7+wg+xDaBeTe9+kFB/YIA//21EAC8dwGHA8wEB0D7uf2Awn8MjTnFRAK8g4mBtrZCePwEvUZ9A3H8/gHKsP2/wjX+uYiBioR0+8cAO/nAA4F5efxyf8S4QvhAejsFBbpHPASIhsTDhvj5jP0DQ7nJOH3++rJHuwhFR4iPgffFfcW/Qky/uPx3d3wKgXDCv/m9Pu6DrbiLOYEzww72CIR/PnB+xXOGfQIIfjUAiYO9f3lPALX68EZ5Cf6Dw+8+gwhCskSGgrE2ArF+zLt2efw4tQOI0z/JRLeIrUl/S/4VjG8KhsXDSkHGwoTGgbsxQQCIxEgFCD99CX0AwncBdDOCP0Y2OgNH+gU8O5J2xD3Eue86hYLvPAGF8op+fXoBwUU+OT32eUT/xAmBeQU8en42wIP8QLi0hHrJPwUOeX49gIQ9cL1GfYJ8u/lG9fY0N0IAxbwFAwA6fzk6B/88vvm/fD92BkbAegzCgz5Ku0S8h/dK/QYTS0bJxrpAuwL0ybw8fEn7M3xNA/mHfQgASPPE/TZ7xAK/Q30B9HoAgrL3gUHHRTo/BAA6vS/5vj9y94YC/IBI+DiCiX78hL98QLv//sg5OYMCtIE9wy79Pfj+uTeIBXU1ukj6RftM+MK1xslAM0i9gjp+RYL+A3V3QUAG/4e68gICAMl3eoozen+ASYCFub05+Da3vMFJQoSNdL1COj59e0N9ebRQ9sMBOvdCgLXCuUdzRcI8evjFvUatAIQte8KGO4g7ff77/EI5AIQAwAU3BQRNA4L/RfZ39v2Hw4s0Pf/Ev0E+CEM9RD32g8h4SHk4vkO1BMaE/gG8U36AxwrFRP13uzsDRj99vwT6wrh+fb/AD4PAeUdGvf99NQKGP4M9tkpEv381RnB9/7K4ib+IhLVAu7YEQgb6cLW4Q8PURDURArr5Nb0A/cTFskE/APu7O8B6MAO0dYXt/AWCf8xA+fpNv4pCN8D4gDsFxvOROwAAPUD5C4+2SbWBe8S1vcUuOs1TuftquTNAwL76CdQGN3xEhjV+uOK+Q0H/NoLHv0KC/n3GO0dJyIjAQ4e+ubj8AgM/gHrHw4RGOj37+cJMjr78u/69RDa7M3f3hAlZQMW9z8tIhjWE+zw/fMB3u/d9RMAvQwSxxUqytoAkFojMeAW2PHU6TTyDSDUAd8P7EAQ5yvVJA/JBPsI0bkJ2PXtBPLgIfn99wIlArmgzgUWBfkcHv/r1zcYEvP9BCce5BgH+Ozs9/kDBxv+BxcIzugeG/4F8ebTCBgKzerTtecUAO3wDfzm0SbkIgP1DvUN7PQV9ibz3eUEJfXRCRsvB9b8IfAZzyEX7gMWGRztDQL3BQY2Gskv+BHJDPDv9vwB1uIY5wP4zfMG1gr6GAsgBeYS1v8K6ik59SzJ9w/SGd87BK7NMA8ILfEi7g4Y4wkH3vbb/9vkJ9MlBOsb8/P8++zy+OD4Ky/8CO0GCRgOCuoEEhjoAekA6ScZ++YH8u0K/hkyEM4N9+P3IdDtDzUVBern+hXpAvEN9/Y/AwP0LCDnDt/l8AAFDAjr6enlHkYBwQnvyL+57B4XIQns4Pn/GAv6z+o39OW65fT1RQ709AQNyeIeGhYf8Nrk4uD43BtBxAzmJwkd2dDO4/Qi4M7/0evs0fPTvtTzyRAN7+YfEAfc9AnbESAeCh3eGwIMBNkWKNQECgEJ3y8R7BgKMuz35QkB4gcG2QX58SIJAtcKSyDw2O/SAdXv0xsI+goWLAkPGQwAyx/55PAn6d39NsDyC+O74xgU9gAQEAvXHOgb6P4QI/jq8OHj7EIFEiAA//hVBNkIB8AKHufh+Rb95Pg7EsvpBg7V/hcHAxMjAdDw+AoGxPTI9ezd7BbtJuQo7BT4HBM0/SbJ+ii/6xL6AQMhwyMA8vlhHgL5G+Lc4f4T1gL8EPQq9gcU7OgB7Aoi4t3m9fzuAuwL8Qb/++wE5+/T3v/3AvrjHey29QSxIQ4ABwbaENPsFhT0DvwD6vYdLeMd9wQDA7bE3hcBswkOAfEf+A8BCh3F6c3z8BQRG9sjzwo37usBDSngEent4Cnlwg8C9vIcEunS/+716PgCFvvwxgoZMQfe2tP4AhLFH/FQEyj347HBD+QS2+wBHQPfCfLr9wvs9NYdDyjf2QvkKxHs99cXGhLF/+0W5zoL1SEODSjbIrbaEQ7+/gMQDOIF9O4YHgoYZO890vv/K9/0+trKotkBHPwFFzDBDQQa+wIg/+hI8xb1vuL8AxMZ2SMH8BIo+doeH/Xz3A3jBLrpxhL97+XN8BY7Gwz4AeQW2wPJ8uEb5ArvKvLoDt0c8PPnvQ0l9RkuBRD0/fC5Hf4VCA7rAtHA9eT7LR29+CzqCfQN3xCk/QDy6fbmE8UaLbLz29LsARGqG9fhsxr07N7QDigrIAPiMi4NFB/73sfl3frU/98hwfjmF9kgEiDd48D3Hg4NDjX2HAfmNQXuGPj0HP6k6g4K2ins5RIP8Bgr3MoY0g7y3fQCMx/5+//w5REQ8g3S8P8m/vL4FOzZ8P7CyPsuH/wK/BDp8woM3TnyA+Xn1P7qJtkA2doR7zQP4BETIBIt/QX1+jM+FOEOBPr+f/8gzAD4DBAZ+PjXA9Xr9xLN8hjpDg8dAAYa7eLV1y3sAwAo2xXm6t3MBfXr9PWc3/0CApT18QQCLdX53MgMNwPz9tP50ywDEAIo5NTt3MnSGvwr9QUnwdkA+uXMHPw66drm1zPdAuYj+Az1BOL88i/4IQUA6tvY+RcV/uXlDvrB4dcE3xQP7wPr/+AYtwvq/gglCBXXs/gCCugfEAAT6+jrG+4pL/308DoQ/9AQ7fzi6Ngo1PgWEALG79oZ5QcU3esECvVADhL3IuMl7wDzAiTwH+Xy6bUbG+P6/Nnd9xMC5vgDEBQR2gPpB/g1AxQP7e8ECz/6BAjNDgjd/Rws5/s0u7juCfEaEegf3xzv3hne2w4ZE/jjBsPeGRATNwHMA/YeDwNH9OAQ4hUOuNL8+wYNIRIB6wsYUNX5M//TCfzg8t4nwQsP4s71KxT9KfrqEP4CFwMj7v3fMxHLJhAvBg8mExq/6Q0rJtkq9PAxDsAOByYQ4RLjEPn6Bs0X+e73twDk9vIQ+R0eFtsH7/wPPCAJDazR1AYSMf0vz/8b/wwk2t4R5+nb6gjaP//1+9QVKf4S7eXi1d/O8fHy1fT9xev/6fn6ERYgFP607/0O2iciBvnVA9n2BfrvDhgLCPOzE+HU6/YUFewoDQrp5/HRJ+gvDQLyAr8D7NvsDhH+Bgn93P61FiXr2eQK2u8F4hHM+BAXAgAACuPHw+4UD+4kJgvt/yYIDg2u0uP4ww5J89gD6C//wA7mHv4Qzhbx8e4G6v33HSYR5QsFCcv5+zoEArDMC+Xo0+LP6hoZ2yYj3u7g+xb299zT/gYG9SffCccR5uoU7PTxGwbO8fz6MPAAENfv4PrBT8npFeQd6+f16vAsD+Twxyn17BTi1jMMC9Db9/kr4hHX/OoNE/Yg8fYEI/8Z+vH+8Qix5C2fCP39yAnp0BL25hw14Aj7Ai3LwSXA8PhbFMf78toJ8+gT3dICAQDOtvb23egRvQDu/hfk0PkM7x7P+CYrFMbs7gEC0xwF+wIN5O6q+90PCggCDu/b7fv18uAAH8rZ0AnwIhAJ8QkaDBDgsP/48zjpCCUe8QUR6A307w8CzSXM8AHc3QDbKiz1B1TnKBIuF+M44QIJPDbl+9og2uLK+tYIztre8hjr7hsPCRfjAvTh+/8DJBoqEgkb8M0EDOoEBdQU8vk/B/f1Fz7i7wDtI+j54hjwEO3l7eAVENwRVgv21QO28PMI9O4KyOnBDi355xXd+fLrIsry8QUIMRLd4fHk/QUEAt3lswAJzuExGPH9CfoP7bX53BQD+drZ7fLG4PHVDNnK4fT/JgLwDDr7FPEQGgguB+YhFRoPB/1I5cXdKiIFEgXkFfvWGvzONxn1D9br8QbxAtgMFeL2Ef8EBv7b9fsV4+Hu+tXQGg0e/OXvFO8C0/jgA+wI6gkJ9vfNB9fu/iM7C/Il6GXx1/Uh7OPs2M7CK+AK9wYOFtAeFcwA4fns/ubiF+7qpij12PAUDuclHv7y8ScAC8Qg8P+5IOnk6wgyI7smCPMR9PwNCusN9dMx5fj718rqBe/95BsbvhT/1RsZ4grbJPD2BA02CCP7+uUEw+74Au3zEPAfP9EZ5+gJr80m6TEi6+ANFwjfBQqn3frvtNkT9hfqD+b+5Cbk3PL9sO7N6BAjJSMD8u/y9iL34gf3BgLJIQcNEPre+A79p/He7vnpBPHeCAQXBkL0FRQuBxbS6A3pDiMc5RHMKD8U/RsLuxoUA/ITAgYZ7u/q9unw7xjq5fgHDA735+sj9Pr7GB7f9wEZCvHm2P0GDeUb9wcb9OcBzuQR/yYc4N/JD9oX7tkH+RAT8gTp/BTyP/UZwQPtChAECNoP/NEOUQ/nE+0e1wri++nwC/3L9i8JzPIA5vov+g7f+d0J1kLr/vcC6dBR9RfnKgAR1A8IDvzhGRHnCxTbCQIL4Qvg/fkdBewo4gHfFe0KMQYTDDchycQWJ/AwFwn+3xgDMgcFDSMRKekhEgkD+ykZBC34BiUT4C4dti/z6u0e3/MoJu4TCxIMQgfvEPO52+okxeQSHg3iEObV2Q8K/xLZ7dXkyA8qAQfiCe7gCBLzGgTz4hn4C+j87RL+CgUl5QW68tcZGQ0SA5kBIvDy1QQM6hTu3f3TIw0/FLX57PkT89w0I9DJA+omGBwh7xjtDSQR5CrY/isf8RX6C88m5ukJCh7d9f4b9QcKI9Th4fcIE+bb+jHl3ObkChbx/hG5/w4mxufk9frl2/QMrBrLDeXJ5TgQ+h/wBsoL+wINI/EaDQjswhwRFQYVHyD23i4nNA0U9hv4OQcW4RIP/sX5CMvnGBv26iAZP+r29OXdyv4uJNvQzggIJ/4X4szlIwjw9/Ud8RDd+QLd2gzu4PoCGNYgJvUCBSkh9kEJ8wYrz9r6IAjv8BzhCRbyGgC9Hdfd3fX8BejkD/oF5Nju/P6+ENv72djJD/0e7vLs4/4xLffrATLt6Ov7D+Xu8icYvewm5wIf9+8oLPvREPf+A+ojCv//2BzsAeD+7vXcRQL64csQFf4V3PkV//QSOO4HERsN0CkrFdHl6BrbDy72AQMaG/YIPpjPMfc66hTp7fTiAhjI9to17yD3G/oM2hDk1wMI8CD/DgXZEdL/4BvtJ+AW/8sTMNn07RTwAOHGLxfc+isI7/UEK/Dj/d4E+BMb4f3UCjsVDhf4Gev3ARsH9Nr/8DPaIf7jLSPt4yviABL3zt4T8AkUK+z5Bxwbt/go+hQS8hwLEPYV69wtCAj/GtAHF+fv3Bq18BHt+DDqzwbI7hv+5OsI0OkJvNoNJgETyAT60OIG2iQH4gDSDdXY5hLm8NXcGcIN5vUvAu4pAhHRD9sH8QP//tEY3QI6+i7hFdwHDuH78u7Q7/kT+PgB8xQV4xQL5hkZB/rO8eAX+vbi+wz63grUH/oW60MbzP4kJu7yAf3n8fXyAQnT4BTg/7nW0c4YDNgRCPAA2rkQAdre0PX3BdMB8LYjGgvozA0u9/cX1wu7+t0IC+v96+s83i3f5eURCwDiHwMG3gsDJyT+28cpEfQf6QftOPgZJvQF7yL01PE28z0W38ca6iEbGfbRFhvJ5hQW3ggeO+Tj5SAoAvYgy/fo6wfwDesOAuI4yqzy1CATwwEbGPIi9PvcBSoH3/APHvoR3QPiCuHc/g73EAsYJwfeDOQk/iwKCO75EdQktx/jFwDSH/4i/gMJ0Nfr2ykW8fLh5BXc8sDg1gX53PeoD/b8IvIeGNoCASn1GwoJxuzw5wnX7/YSH87sCuP8BsvvBR8Ezx3xB0ThBioA1ALa3hnFA/i9BQvaHUQOCsHxEATD+AoW+O88JhgnERzk2hP8BtDZQ+kQ3P4IBNi9DhHQFukhHssVEfMJFA8a7wvM1RK/FfoGLfwTwR7vJRHyvd0y4PoBHgXL2dvfvyHU2uXy+C0H+8gO4RL66Q3oGQ/sBA3X1QrbDPfz9xK6BTMKMRz3INYI4AnQGwrl894gAPrzD/cWC/b0+zzZzQY47R0H7hkF9x/j9PsU688d3+wKKhHn6+4KEfgpCdAa5a71IvXjDREl2gn6/vYO2hQFzTYE4vwb9v0J8A7lHB/M8h/61MIq/d30DNHmyREI/t4hDN8C0Sj1zPIYy9caFCoWwxwHDQUrAgNV/f8lERrkFQ/28iTjABnv4QPl8dz0LegT7Qn05xXsx/wV7CwHDTcav/MgDRHy6QbsCdT37+/o9e7+ThTzFvjb0vISBvMq6AUCMDIa4ATk+uX61AEYRhK9DOTiKi4v9+EQ3g8G3loLBADk6A291fA2wggQASMA49rs7dzz6QUwE/XY4uYV/u8eKg799xfmAPkJxv7m7+xC7QPtEuof+NQE+SnvD/Mf+g/A3Pf3COEG6FrS7Q4z7ssYFyMN/uYJH+DPufMV4yCgEDML8svuLPL+8PnoCQTS6yvm6en9GBXb6PrFU+4UKgPCvegr/f3+xf4UAQcsA/Yf6QYY17wW1ertG/sG8f8uDeEHAPRA1s3k5qwZGRIFBQsJ4SzzzefUDPAZAxGdy9vlIhgj7fPt1scLJBHjGery6NwOzvjH4f/s3RTxDwoECsLmvTrqtAjeDeDi7h7O6O3v4Rr8EdotEwwoQuHw8e3d6+fh4y3/Cq/r+zP+Hg/a8P/uLgAb7gzhI+wWBfvw5Ac1GgkWHDDS3iX9OQ8YDfXjFN4EBSLiCeXj3xnp7uL7IP8aA/zzuO7uJu8k9v4a8+4k9PEkBxkH5N813xLrDuzfPsHoHshbFNEV3Cff9AL089z57MQWHOkN4hA+CObhHuPYKxUO+y8e4PbmBhPqGBTRJins8B0IHg3nCfT7Gw4O4Sb48dcAIgL3+foT/dotsQkSAjEK9e4wK9ro9AYEEuYG9Qrb/NTM2y8L7ufjnBtHKgj3zP0d/w4sFv7+1wzyItq7+xMV6/7RIhYZ6/gTACr688gI/NUYAhIW6tLm4gEz0u4WEeP09Q/yCvoLKOvDGBLr/77r3Sf43graCfIRGwPuFvgD+eMAMRjvEfLgx+0x3fDYI/lBIP7stu8F/8UWEuw2GtYcIh0oESAQ9t4VAtvxEdEsxSPr5O31FR4dFjY88AMG//n/+s4f8AcRGR7u0xcZ7sIm/wIo+Sb0AfoC6fzq/+3TEQPXHvIT1t0IEQHd8xIW7BIkNiwV1jUX/RgL1P8SBiUVE/MSFejs7eYv/fPo7djoJgr0BAPY+fYO8uTLENL+Cfnw8+ANQtfu+rcT1yHy0CHj9/UC+ND7+yEvCQcVMwjQ3gzX+P0H/efvysHXDv7huh7ftucV/RLV8Qju9wML+dvh2wII7fcD9QDIAw/3Fxf5JK7n89EhDvoW69HnERvz2jIQ/dTr/xLu+ALd+hLk8tYI9BAV+RDY/cYO1fwc2xnY9Pr3DyzQ5QkrJeQF0Rn5H8YP4tkE1wgz+PgXMuTm+uQOJgPb8OIo8/HTNgoDFOoHBur26SML4AXf3b/4BwLosbLkCye55df8HRHqCDEE/gvLKvLV9vT4O/a2AxohHRb4GQIE/cEFxQwR9x8KGs3n6Q/pvAARJObZCRsmChcD/xTr5s/fL7oHGQ8Y+ggP9hAF/xHx+/E47w/yFhLs6OEZ6w76+hTMuRMCBe3q7guwG/Tq+NgM5Nfc4hvvBx/BBe/45vsH/CwY7hQRBv7/EMzp6NP6KikQ7ecM3sn66vAN4RcMDgoCzLol3uvXDtPfGR3nBAk5AQvtGxfe9gUcCsLc98cj7hcD39/NLRIGE/YLLdP+7d0pAe3tCuPlFs3hD8zSKN8S9wIWEfXZAcoT+SXpL7fhFQUCIwPw8/oI3BTn+eIQDwAG7DoD5gEQ19vuIhkhA+Ls6Cb3AdQG78TpAvMR2ALu/dzj7/USCPn96O3YEsMVCL7aoB4cAPME5PQPA9z01Ozn/LX47xj+HwgMBvbrJvfusfHo9OcT5NbLAyLV+gv6+P0E3R0e6/4jEur2/AvXDtLTCswU4RLPOQIqH/ZD9gcG8BQO7fAkAfDp8SHzyxEP58z3ItzrAfII7ggqF9ApBSMSI+Xy4+zD3xb80CHk4xkyAgbvB9T42rwICPMK7w+1+PQNClDoL9/l6AwE4vcHHBHg+cwL9g4O+zonCB8INwYsyMMS4iciDdwXDOn7Kvfe3OQYMdAN7vcU+R7X5+fxIcYY8hDWBB4e9xkOC/IA1OL+IefY9b30LA7gugXxKM301/jLCcQf4tUOB9gG3A3tAwsW2b3YEwva4vMZ2y3jKf703u3wts7sJ/v7B/G/YiLqJeIuCAjr0OLRO/LOQOoW4NUXHxoF3xAAKfbv1+0I6SPxEcAd/usMHgvQLv8X/BgS/SEjDP7q0ejr/+Ycwgs/6t4G2+8U4wvlKegu8B3eLPQl/eL6zdYEJdwhGgkM9hL3Dhrn6AH9xSrz8+ni5hDg+cHoLhLs2tHxDhLo/MrlENIt1t0gTv4NDAkd59r67dHvxBYHErrQ+y4CGRD5Fxbz1Q7rBwroJNnxNxO4+gAVJBQs5cfpAt755hD69eMp+ersJ9YfEjDj49Gu5gDpNPsR4xbvGdPG6NEMJRnt2dQM6d/sDg/nLuwHCew9ISro+v/pwh4U+ujw5RQMJw0N0uQhI+b6OhnqB+wLEubg2A/nAhfr1hMHHxUhDSb90ffQFxPq9h7a7yYOvyIg8OL85AwbEeoF5Owk2b0Y7wsR9StB4hvnDQb05Qr5FP8v4BP/CtjrGxL4m9Ih1O8ECSgb//D4E+wM1BnuGffvEAjt6P3d9gHO/Pzg4hcAxQfjJAsaD9vqABfj0/sAy7LO6xfy5d8SDB80DR0O1xcJFv/cGNrkBfgqAwbMHLTRBM0LEPkYBuoCOOAa+f7dxRMNGiv+CA7V6hcy48UVIP/5r/c1DfjJ8QItFuHoF+4QHxYJDBDt2/oACRfX6gbG9yTt4RIS2P2mEfgKEsLXM/P14erz+Ab10xbc7/4K/Svm0xMW9ArwC9Lx/Q734hwG484KsPEhBPnb7uT3+Oba1+fa3RIX+xQn3hwVPhXq8Qry+aga6wT/HcHa0fz/K/rgDvjgBrUVBOvy8vHq1vAJ2BAREDcL7gLS1Pv0DewXGgkfDPfm1/nQ++MNCsjn/Pzw0gfGGPrF1s4YECbHZ+oR7ePuAe7wzRsD1dr5DgQO+xMtHtfe9eQE/Rn2AN/18+7G8Ou+DRr38uMNItn82PIHEBfH2RkvDsn7Ns8gHdT73Rjp0M792QHs9i3i+Qn38Bf+A9zzBPHjDe3zAQ4dAs3XzRr0Jtrf0e3x5M3mGvgj6wvV5yr/MAE84fIR8dYSBw30Bsr/Cw8Jwb4PQQvpHNPg7ADo9Pr/3Rzs/QnR1f/lIu7YKRoVDhMGEeqq/9ot/xEUv9/X5PQK8wcI/+UJ8+MCHvbZzd8nN+sH4/7Z+hANzvv/BcQa/RPVBQwW8gDmLNgaAAoZ+RcL/AT61AzbEgT+4FamHQUGGAHt3fT/+Qfh2BkhKrgI/9ZX79MtAdsiBuPwBrv8DvnYxuD//QzqF8Ma4zgCGfANpAD4GQv4Ev8jGTju3/HN6gr/7y3PBvv85tRR5gUs/dbuFtMIBcFSMQO6/zwY09rO8RUJ8QklGSgVGMzlzhMa7xsD8RkVByjLAiJBDgUCgSsA7cn4EvMN8gr6IgzsDMwEFevv4g7tCRcZ4C8A/STTCQIxL+vg8FshE/TbJv4ECycWJN/XzeT7GOP3AuD2GfH3Ahk4/Qc01hPl1QT9CDP6CRXpMP/mBfLi5iL1CQ4X7PLY/vwEvUEOE7TW/S3kDhAi9QXtBQTTDCotAhoP+Snv1hzt+OMs/O/YMSbh7AkILOgdBPX7+N4J9gz/LzD58+vQGAAk3hiBCC7Z1dPG7cfhzerk+fPEvyHz+uno6zHk7xUlIAj94DjZKOYK/Qzk+wL7Gu7bMSQO9QTr6yE62QEL7jD2EO31BuXvCyzV+DHkPBnRxQ4O7AUE7tMA7QvgCMjcIhjx7//U2tK71eQM5xkiFfcHssca9jD13wwgCAUO6vDd89XV8P/p1QAIMCD79RwI88//1e7o/vzrHAy0EeTf4O8Gywu7BRb/M8oD/R364w/5DewWK/gt3vvi7R777vvx1NTlA/kFHOkHFfoZBeD5r+3q6fw5KtQS/uexyyQH3v8jwOYW7D/v8dYM9O7K+BvfARJE2BrjIQgB+/sjICvz6xYdvCwE7wD78vHWC/erC9QUHPcZHghCIvX3Hucd7Ozq9QDZ/dwF6w4I6s8NH8/h9wUlCMbx+QDx6vfu2TPuvgEFKRXyG/UCGgYz6OkE6yro6NI0+RjP/eUa270TC+bAD+UG9wrY2PQYK9sNAe0I7BLv5fQMAf0F8AciFfgE9usAGAHT5s76B/nUHfwFzxPbFNv+zxvX/jMp3y31CPYh5j/t0SP8xQ/1HR796xvx7xPgArYWCvTk7+Ac5v/IBO7h6uQZFmo82v7XLv4u1vXb9uMd9gbj+uvs8g7j9vbsudnR4wX41gQP5xca3e4PKxMG2Mv+1Cn7O/jqCUIH+RHuB+nrzADo/eTSDNv+7Bn3Afv24uMlP+QC7jAE+woM2i8Kh8P7AgHx7czf9xjuGvE10MMXy+DhDf8i/NXY/+sr+Bn1ARMP+9MFKQgeGPfYBh3YG8cMDxUBJdr6+APesCPeA8nQ1xHX6h0a4u8QGf3VBQEc3x3f5wUeL90FBfPrzBDb5zXw7P4IA+Xx6RjxAgX83c65DtTzCAYI+u0uCP7aBvTr9w3d/wsJ29jt4wbe9QM9+wnb7PTo+grIOQEk1cfl7Q6/4AQaw8hOMvkkD+IKHvTmGCT0AyM9++jv+v/vJPcU9hbpwe7cCvjZ2xILEf3lJ/j4EQS58rYB7Qnc8B3RA/QW8P8eBwfH+8EIx9Hw8Pkq6NsN3xlLCCHxAO0OCSMc/f7NHvga0OoH6QYF4i8SHdrd1urSFOv35h4K8D0K/Pr7BRL2Bds21PDjBgcDGBL76ggZ6hXO/dwp5fYN9QzgATsI5hIs6hQODxAKB+/QIBEQLuIH2d4jHSn0EwgJGfrxJRQiAvED+ffh9hH87O/+Cwb5+eU7JAD9uhsC3/YQ/u4Z6R3U6erwHdwGxwXu1fQV4LPb9Az7A+wP8gLw8+rsMwns6xP1FOEDBb/F8ALu0/0iBv7y2hvT9egmH/npCDT1KQYC9RP27xsBEhgYCfb76wnr3wQSIyEZHxDwEd0mCsL2IisSDAnlDQvUBUkF4AD+zTnwANP7IfbrF/P50usgGinR6QIKEfznFOkM1e716fkKKfvxFejc+hAuEC351L4mNObe9fDY6f/8Dg4Q9+70GdT00iUM2g0cBOrwCBHyDf/yOtTaBdIM9sYoBhAH7gr7zfYBEt727SwHLvL/AwwAAs3rGOzpFej55oH31Avn4hfCBa8C9hbhANkI4P3uHdYZ8PQRMeQUHgHh/tEjKxUPziMY2xoXLA/oG9TsI+EVUuT7/AP9DvHv/u33CNsf4doMAuAs+Q1cze7S8Ay+3xQF6+jvCALVBND29xDj9NMW8OcrChojGdYZ7PzzxbLs7A3+zCjeCRXb7xkR7ukQ++7EC+juyt7jFuLsDrYYFQYfLv4v2Af2BzXGCB8VLNj34vkWDAAUFssF/yYJPd0P7swSE+n0/gHsTvkQ9vos8sP1CNHz/RLd4/YWOdj+BefX9Nzx9d3V4wrkDODE7gcH+QT7Cv0m6A8vHzL5/+/n3gkIMwYb3Nsb5yT+BdvhCMrXHcECtA0K9wDdJfLdCNr/wObe2dPiBwMI6yD85PvjAAXj9+Lw1woOBu7x/g4d/A7QCRP3FQ4hHgXQ9wTpEhkL5gXYAgTr8d785PYc7C7sz+DKEgk2Gg0kuhESCx368xDY/CDuEurzu/oI+OHiIgUE2+7OAhcDChrr+N4WC81BFvwv+BnYBdsmKtTtFNsIGQ759/UYKuM86NzdEfQXJRX7BPfKETH98OsjGAEBHx0F8Ob18+0v6dTX0+0D7yzwCvwT5QQj+gcTFyzVBioC/MH/Eg7jCy3SyQfUHf4IIOnlEPEK5f8Q8/UMJcj/2fDNwarUF/8MBR362PY9GN8I5dwc5u0jD+zO6f74EBEJDe0dBuEh+vjnxRoD8Qz7/fn55Nf+2OgE9BIrQeEbJTjx5+8F4/HlExnb9gMK+iAG/fEK+DT6/uoQ7w7aGB7/ARcb/PTr9/JW+PUGCQL+Ix/68Dns+DPjIO7p1wrk5fT4EhcINw==\"}");
		let trained = new linear.t(weights_namespaceObject, 16384);
		function scoreOrder(lines, model = trained) {
			let { all, sentences } = (0, triage_sentences.v)(lines);
			let tallies = sentences.map(({ from, to }) => model.tally(all.words, from, to));
			let [first] = tallies;
			first !== void 0 && tallies.length > 1 && tallies.push(tallies.slice(1).reduce(addUp, first));
			let letters = highest(tallies.map((tally) => model.weigh(tally)));
			if (letters < -6) return letters;
			let rows = sentences.map(hashClasses);
			rows.length > 1 && rows.push(rows.flat());
			return highest(tallies.map((tally, at) => weigh(model, tally, rows[at] ?? [])));
		}
		function highest(values) {
			return values.reduce((a, b) => Math.max(a, b), -Infinity);
		}
		function addUp(a, b) {
			return {
				words: a.words + b.words,
				wordCount: a.wordCount + b.wordCount,
				grams: a.grams + b.grams,
				gramCount: a.gramCount + b.gramCount
			};
		}
		function weigh(model, tally, rows) {
			return model.weigh(tally, rows, 1 / Math.sqrt(rows.length));
		}
		function hashClasses({ classes, isOrder, orders, isQuestion }) {
			let numbers = classes.list();
			let found = numbers.map((number) => hashClass(triage_classes.xW.length, number, isQuestion));
			if (isOrder) for (let verb of orders.list()) for (let number of numbers) found.push(hashClass(verb, number, isQuestion));
			return found;
		}
		let hashed = new Int32Array((triage_classes.xW.length + 1) * triage_classes.xW.length * 2);
		function hashClass(verb, number, isQuestion) {
			let place = (verb * triage_classes.xW.length + number) * 2 + +!!isQuestion;
			let known = hashed[place];
			if (known !== 0) return known - 1;
			let hash = (0, text_hash.qj)(`${triage_classes.xW[verb] ?? ""}*${triage_classes.xW[number]}${isQuestion ? "?" : ""}`) & 16383;
			hashed[place] = hash + 1;
			return hash;
		}
		let forComments = compile(orderRules);
		let forHidden = compile(hiddenRules);
		function findOrder(text) {
			let score = scoreOrder(text);
			if (score < -2) return;
			return findRule(text) ?? (score < 3 ? void 0 : "order");
		}
		function findRule(text, rules = forComments) {
			for (let sentence of (0, triage_sentences.v)(text).sentences) for (let rule of rules) if (mayHold(rule, sentence) && holds(rule, sentence)) return rule.code;
		}
		function findHiddenOrder(text) {
			return findRule(text) !== void 0 || findRule(text, forHidden) !== void 0;
		}
		function mayBeOrder(text) {
			return (0, triage_sentences.v)(text).sentences.some(({ isOrder }) => isOrder);
		}
		function isBareOrder(text) {
			return /\S \S+ \S/.test(text) && (mayBeOrder(text) || findHiddenOrder(text));
		}
		function mayHold({ groups, never, asks }, { classes, isQuestion }) {
			for (let group of groups) if (!classes.meets(group)) return !1;
			return !classes.meets(never) && (asks || !isQuestion);
		}
		function holds({ groups, unless, verbs }, { words }) {
			let talking = new Set(words.filter(({ kind }) => kind.classes.meets(unless)).map(({ clause }) => clause));
			let meant = words.filter(({ clause }) => !talking.has(clause));
			let things = groups.map((group) => meant.filter(({ kind }) => kind.classes.meets(group)));
			let isBeside = (verb) => things.every((group) => group.some(({ at }) => at !== verb));
			if (verbs === void 0) return isBeside(void 0);
			return meant.filter(({ isOrder, kind }) => isOrder && kind.classes.meets(verbs)).slice(0, mostOrders).some(({ at }) => isBeside(at));
		}
		let mostOrders = 50;
	}),
	5582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => findForgery });
		var _text_signs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8484);
		var _find_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5005);
		let forgeries = [
			{
				code: "forged-message",
				pattern: /<\|(?:im_start|start_header_id|system|assistant|user)\|>(?:\n|(?:system|assistant|user|developer)(?:\n|<\|)|you |ignore )/
			},
			{
				code: "forged-message",
				pattern: /^ ?(?:<\|(?:endoftext|eot_id|im_end)\|>|<\/s>|<start_of_turn>|<s>|\[inst\])\S/
			},
			{
				code: "forged-message",
				pattern: /\[inst\].{1,400}\[\/inst\]|<<sys>>.{1,400}<<\/sys>>/s
			},
			{
				code: "forged-message",
				pattern: /^["'}\],\s]*\{\s?"?(?:role|type)"?\s?:\s?"(?:system|developer|operator|assistant|tool_use|tool_call|tool_result)".*[}\]"\s]$/s
			},
			{
				code: "forged-message",
				pattern: /(?:^|\n)- role: (?:system|developer|operator|assistant)\n/
			},
			{
				code: "forged-message",
				pattern: /^<(?:tool_calls?|tool_use|function_calls?|invoke|function_results?|tool_result)\b[^>]{0,80}>\s*[{<]/
			},
			{
				code: "forged-message",
				pattern: /(?:^|\n)(?:tool|function) (?:result|output|call)s?(?: \([a-z]+\))?:/
			},
			{
				code: "forged-message",
				pattern: /(?:^|\n)### ?(?:instruction|system|human|assistant):?\n/
			},
			{
				code: "forged-message",
				pattern: /(?:^|\n)action: ?[a-z_]+\naction input:/
			},
			{
				code: "forged-message",
				pattern: /(?:^|\n)(?:human|user): .{1,2000}\n+(?:assistant|ai): /s
			},
			{
				code: "forged-message",
				pattern: /(?:^|\n) ?[[(<*#-]{1,6} ?(?:begin )?(?:system|developer|operator|admin)[ _](?:message|prompt|instructions?|note|reminder)\b/
			},
			{
				code: "forged-message",
				pattern: /(?:^|\n) ?[[(<*#]*(?:system|developer|operator)(?: (?:prompt|message|override|note|notice))?[\])>*]* ?: /,
				before: "order"
			},
			{
				code: "forged-end",
				pattern: /(?:^|\n)[^\p{L}\n]{0,20}end of (?:[a-z']+ ){0,2}(?:feedback|comments?|data|text|input|prompt|block)[^\p{L}:]{1,20}\p{L}/u,
				before: "order"
			},
			{
				code: "forged-end",
				pattern: RegExp("</[a-z_]*(?:feedback|comment|data|quote|text|input|prompt|item)s?>\\s*(?:</[a-z]+>\\s*)*<(?:instr|system|task|order|prompt|oper|[a-z]+_n)")
			},
			{
				code: "forged-end",
				pattern: /^[^\p{L}\n]{0,3}\]\]>/u,
				before: "order"
			},
			{
				code: "forged-end",
				pattern: /^(?:"{3}|'{3}|={4,}|-{4,}|<{2,}end)[^\n]{0,40}\n/,
				before: "order"
			}
		];
		let anywhere = _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.rf["<"] | _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.rf["["] | _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.rf.lineEnd;
		let atStart = /^ ?(?:[^a-z ]|tool|function|action|human|user|system|developer|operator|end)/;
		let balancedFence = /^(`{3,}|~{3,})[^\n]*\n.*?\n\1/s;
		function findForgery(text) {
			if (!((0, _text_signs_js__WEBPACK_IMPORTED_MODULE_0__.X8)(text, anywhere) || atStart.test(text)) || balancedFence.test(text)) return;
			return forgeries.find(({ pattern, before }) => {
				let found = pattern.exec(text);
				if (found === null) return !1;
				return before === void 0 || (0, _find_order_js__WEBPACK_IMPORTED_MODULE_1__.zv)(text.slice(found.index + found[0].length - 1));
			})?.code;
		}
	}),
	9339: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => linkKind,
			b: () => Kind
		});
		var _classes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3805);
		var _letters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4372);
		var _a;
		let glues = [
			"please",
			"request",
			"lead",
			"not",
			"and"
		].map(_classes_js__WEBPACK_IMPORTED_MODULE_0__.Kl);
		let wholes = [
			"harmless",
			"goods",
			"pitch"
		].map(_classes_js__WEBPACK_IMPORTED_MODULE_0__.Kl);
		let negations = new Map(Object.entries({
			say: "hide",
			obey: "ignore",
			ask: "disable",
			run: "disable"
		}).map(([verb, other]) => [(0, _classes_js__WEBPACK_IMPORTED_MODULE_0__.Kl)(verb), (0, _classes_js__WEBPACK_IMPORTED_MODULE_0__.Kl)(other)]));
		let verbNumbers = _classes_js__WEBPACK_IMPORTED_MODULE_0__.PB.list();
		let [agent, called] = [(0, _classes_js__WEBPACK_IMPORTED_MODULE_0__.Kl)("agent"), (0, _classes_js__WEBPACK_IMPORTED_MODULE_0__.Kl)("called")];
		class Kind {
			numbers = [];
			classes = new _classes_js__WEBPACK_IMPORTED_MODULE_0__.jz();
			isVerb = !1;
			isFree = !1;
			isWhole = !1;
			isGlue = !1;
			isAgent = !1;
			#negated;
			#called;
			widen(name, written) {
				let number = (0, _classes_js__WEBPACK_IMPORTED_MODULE_0__.Kl)(name.replace("!", ""));
				this.#add(number);
				this.isVerb ||= verbNumbers.includes(number);
				this.isFree ||= name.endsWith("!");
				this.isWhole ||= wholes.includes(number) && (written.includes(" ") || written.length === 1 || written.charCodeAt(0) >= _letters_js__WEBPACK_IMPORTED_MODULE_1__.k3);
				this.isGlue ||= glues.includes(number);
				this.isAgent ||= number === agent;
			}
			get negated() {
				this.#negated ??= this.#derive(this.numbers.flatMap((number) => negations.get(number) ?? (verbNumbers.includes(number) ? [] : number)));
				return this.#negated;
			}
			get called() {
				this.#called ??= this.#derive([...this.numbers, called]);
				return this.#called;
			}
			#derive(numbers) {
				let kind = new _a();
				for (let number of numbers) kind.#add(number);
				return Object.assign(kind, {
					isWhole: this.isWhole,
					isAgent: this.isAgent
				});
			}
			#add(number) {
				this.numbers.includes(number) || this.numbers.push(number);
				this.classes.add(number);
			}
		}
		_a = Kind;
		let linkKind = new Kind();
		linkKind.widen("url", "");
		linkKind.isWhole = !0;
	}),
	4372: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D0: () => endsWord,
			R5: () => beginsWord,
			k3: () => firstUnspaced,
			z9: () => underscore
		});
		let underscore = 95;
		let firstUnspaced = 1424;
		function isLetter(unit) {
			if (unit < 128) return unit >= 97 && unit <= 122 || unit === 95 || unit >= 48 && unit <= 57;
			return unit > 191 && unit < firstUnspaced;
		}
		function beginsWord(text, at) {
			return !isLetter(text.charCodeAt(at)) || !isLetter(text.charCodeAt(at - 1));
		}
		function endsWord(text, end) {
			return end >= text.length || !isLetter(text.charCodeAt(end)) || !isLetter(text.charCodeAt(end - 1));
		}
	}),
	5761: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B$: () => unlisted,
			Eh: () => findHits,
			ek: () => placesOf,
			qE: () => isKnown
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4570);
		var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9339);
		var _letters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4372);
		var _remember_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2550);
		var _words_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8861);
		var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5308);
		let wholeWord = /^[a-z0-9\u00c0-\u058f]+$/;
		let lexicon;
		let none = [];
		let unlisted = [];
		let placesOf = (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.V_)(({ text }) => {
			let places = readPlaces(text);
			let [{ role, hits, longer } = {
				role: "other",
				hits: [],
				longer: new Map()
			}] = places;
			let isUnlisted = role === "letter" && hits.length + longer.size === 0 && !text.startsWith("http");
			return places.length === 1 && isUnlisted ? unlisted : places;
		});
		function readPlaces(word) {
			let places = [];
			for (let offset = 0; offset < word.length; offset += 1) {
				if (offset > 0 && !(0, _letters_js__WEBPACK_IMPORTED_MODULE_4__.R5)(word, offset)) continue;
				lexicon ??= compile();
				let rest = word.slice(offset);
				let sign = rest.charAt(0);
				let hits = [];
				let isClosed = wholeWord.test(rest) && !lexicon.openings.has(rest.slice(0, 3));
				let fewest = rest.length > 1 && rest.charCodeAt(0) < _letters_js__WEBPACK_IMPORTED_MODULE_4__.k3 ? 2 : 1;
				let least = isClosed ? Math.max(fewest, rest.length - 1) : fewest;
				for (let length = Math.min(rest.length, lexicon.longest); length >= least; --length) for (let entry of lexicon.words.get(rest.slice(0, length)) ?? none) {
					let hit = findEntry(rest, 0, entry);
					hit !== void 0 && hits.push(hit);
				}
				let longer = Map.groupBy(lexicon.phrases.get(rest) ?? none, ({ text }) => signBehind(text, rest.length));
				places.push({
					offset,
					sign,
					role: roleOf(sign),
					length: rest.length,
					hits,
					longer
				});
			}
			return places;
		}
		function roleOf(sign) {
			if (sign >= "a" && sign <= "z") return "letter";
			if (/[\p{L}\p{N}]/u.test(sign)) return "letter";
			if ("\n.!?。！？…।؟۔".includes(sign)) return "end";
			if (",;:()*>#•–—-、，；：（）「」،؛".includes(sign)) return "break";
			return "\"“”«»„‘".includes(sign) ? "quote" : "other";
		}
		let isKnown = (0, _remember_js__WEBPACK_IMPORTED_MODULE_5__.k)((word) => readPlaces(word).some(({ hits, longer }) => hits.length + longer.size > 0));
		function findHits(text, at, { hits, length, longer }) {
			let end = at + length;
			let own = text.charCodeAt(end) === _letters_js__WEBPACK_IMPORTED_MODULE_4__.z9 ? hits.filter((hit) => hit.isOpen || hit.length < length) : hits;
			let entries = longer.size > 0 ? longer.get(signBehind(text, end)) : void 0;
			if (entries === void 0) return own;
			let found = [];
			for (let entry of entries) {
				let hit = findEntry(text, at, entry);
				hit !== void 0 && found.push(hit);
			}
			return found.length === 0 ? own : [...found, ...own];
		}
		function signBehind(text, end) {
			let sign = text.charCodeAt(end);
			return sign === blank || sign === hyphen ? text.charCodeAt(end + 1) : sign;
		}
		function findEntry(text, at, { text: entry, isOpen, kind }) {
			for (let index = 0; index < entry.length; index += 1) {
				let sign = text.charCodeAt(at + index);
				let same = entry.charCodeAt(index);
				if (sign !== same && (sign !== hyphen || same !== blank)) return;
			}
			let end = at + entry.length;
			if (isOpen || (0, _letters_js__WEBPACK_IMPORTED_MODULE_4__.D0)(text, end)) return {
				kind,
				length: entry.length,
				isOpen
			};
			return !kind.isVerb && text.charAt(end) === "s" && (0, _letters_js__WEBPACK_IMPORTED_MODULE_4__.D0)(text, end + 1) ? {
				kind,
				length: entry.length + 1,
				isOpen
			} : void 0;
		}
		let blank = 32;
		let hyphen = 45;
		function compile() {
			let entries = new Map();
			for (let [name = "", , row = ""] of _words_json__WEBPACK_IMPORTED_MODULE_2__) for (let written of (0, _fold_js__WEBPACK_IMPORTED_MODULE_0__.r)(row.normalize("NFKC")).split(", ")) {
				let entry = entries.get(written) ?? createEntry(written);
				entries.set(written, entry);
				entry.kind.widen(name, written);
			}
			let [singles = [], phrases = []] = [!0, !1].map((isSingle) => [...entries.values()].filter(({ text, firstWord }) => text === firstWord === isSingle));
			return {
				words: Map.groupBy(singles, ({ text }) => text),
				phrases: Map.groupBy(phrases.sort((a, b) => b.text.length - a.text.length), ({ firstWord }) => firstWord),
				longest: singles.reduce((most, { text }) => Math.max(most, text.length), 0),
				openings: new Set(singles.filter(({ isOpen }) => isOpen).map(({ text }) => text.slice(0, 3)))
			};
		}
		let firstWord = /^(?:[a-z0-9\u0080-\u1fff\u2070-\u2fff\u3003-\uff00\uff10-\uffff]+|.)/;
		function createEntry(written) {
			let text = written.replace("*", "");
			return {
				text,
				isOpen: text !== written,
				kind: new _kind_js__WEBPACK_IMPORTED_MODULE_1__.b(),
				firstWord: firstWord.exec(text)?.[0] ?? ""
			};
		}
	}),
	6400: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => LinearModel });
		var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5308);
		class LinearModel {
			#bias;
			#scale;
			#weights;
			#mask;
			#gramsOf = (0, _words_js__WEBPACK_IMPORTED_MODULE_0__.V_)((word) => this.#addGrams(word));
			constructor({ bias, scale, weights }, buckets) {
				this.#bias = bias;
				this.#scale = scale;
				this.#mask = buckets - 1;
				this.#weights = new Int8Array(Buffer.from(weights, "base64"));
			}
			tally(words, from = 0, to = words.length) {
				let tally = {
					words: 0,
					wordCount: 0,
					grams: 0,
					gramCount: 0
				};
				let before = _words_js__WEBPACK_IMPORTED_MODULE_0__.cJ;
				for (let at = from; at < Math.min(to, from + 150); at += 1) {
					let word = words[at];
					tally.words += this.#weightOf(word.hash);
					tally.wordCount += 1;
					if (word.isMark) continue;
					tally.words += this.#weightOf((0, _words_js__WEBPACK_IMPORTED_MODULE_0__.Fm)(before, word.hash));
					tally.wordCount += 1;
					before = word.hash;
					let { sum, count } = this.#gramsOf(word);
					tally.grams += sum;
					tally.gramCount += count;
				}
				tally.words += this.#weightOf((0, _words_js__WEBPACK_IMPORTED_MODULE_0__.Fm)(before, _words_js__WEBPACK_IMPORTED_MODULE_0__.cJ));
				tally.wordCount += 1;
				return tally;
			}
			weigh(tally, rows = [], values = 0) {
				let sum = tally.words / Math.sqrt(tally.wordCount || 1) + tally.grams / Math.sqrt(tally.gramCount || 1);
				for (let at = 0; at < rows.length; at += 1) {
					let value = typeof values == "number" ? values : values[at] ?? 0;
					sum += (this.#weights[rows[at] ?? 0] ?? 0) * value;
				}
				return this.#bias + this.#scale * sum;
			}
			#addGrams(word) {
				let hashes = (0, _words_js__WEBPACK_IMPORTED_MODULE_0__.t9)(word);
				let sum = 0;
				for (let hash of hashes) sum += this.#weightOf(hash);
				return {
					sum,
					count: hashes.length
				};
			}
			#weightOf(hash) {
				return this.#weights[hash & this.#mask] ?? 0;
			}
		}
	}),
	265: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GQ: () => foldSpace,
			GW: () => isWordless,
			hB: () => readEntry,
			r7: () => foldLines
		});
		var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3039);
		var _text_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8484);
		var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4252);
		let longestText = 2e4;
		let longestLine = 8e3;
		function readEntry(entry) {
			let whole = foldSpace(entry.comment ?? "");
			let raw = whole.length > longestText ? whole.slice(0, longestText) : whole;
			let lines = foldLines(raw);
			let shown = mayBeCleaned(raw) ? foldLines((0, _text_clean_js__WEBPACK_IMPORTED_MODULE_0__.X)(raw)) : lines;
			let line = (0, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.X8)(lines, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.lineEnd) ? lines.replace(/\s+/gu, " ") : lines;
			let text = line.length > longestLine ? line.slice(0, longestLine) : line;
			let ascii = !(0, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.X8)(lines, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.other | _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.control);
			let mayLink = link.test(text);
			return {
				entry,
				raw,
				isOversized: whole.length > longestText,
				lines,
				shown,
				text,
				ascii,
				mayLink
			};
		}
		let link = /https?:|www\.|@/;
		let mayBeCleaned = (raw) => (0, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.X8)(raw, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.other | _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf["&"] | _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf["<"]) || (0, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.X8)(raw, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.control) && /[^\n\r\t -~]/.test(raw);
		function foldSpace(text) {
			if (!(0, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.X8)(text, spaced)) return text;
			return text.replace(/\s{2,}/gu, (run) => {
				let first = run.search(/[\n\r\u2028\u2029]/);
				if (first === -1) return " ";
				return run.slice(first + 1).replace(/^\n/, "").search(/[\n\r\u2028\u2029]/) === -1 ? "\n" : "\n\n";
			});
		}
		let spaced = _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.gap | _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.tab | _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.lineEnd | _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.control | _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf.other;
		function foldLines(raw) {
			if (!(0, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.X8)(raw, folded)) return (0, _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.m4)(raw);
			let spelled = raw.includes("&") ? spellEntities(spellEntities(raw)) : raw;
			let low = (/[^\n -~]/.test(spelled) ? (0, _text_visible_js__WEBPACK_IMPORTED_MODULE_2__.Y)(spelled).normalize("NFKC").replaceAll("’", "'") : spelled).toLowerCase().trim();
			return /[^\S\n ]| {2}/.test(low) ? low.replace(/[^\S\n]+/gu, " ") : low;
		}
		let folded = spaced | _text_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf["&"];
		function spellEntities(text) {
			let named = {
				lt: "<",
				gt: ">",
				amp: "&",
				quot: "\"",
				nbsp: " "
			};
			return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|nbsp));?/giu, (found, decimal, hex, name) => {
				if (name !== void 0) return named[String(name).toLowerCase()] ?? found;
				let code = decimal === void 0 ? Number.parseInt(hex, 16) : Number(decimal);
				return code > 1114111 ? found : String.fromCodePoint(code);
			});
		}
		function isWordless({ raw, entry }) {
			if (/[a-z]/iu.test(raw)) return !1;
			let comment = entry.comment ?? "";
			return !/[\p{L}\p{N}]/u.test((0, _text_visible_js__WEBPACK_IMPORTED_MODULE_2__.Y)(comment.replace(/[0-9]\uFE0F?\u20E3/gu, "")));
		}
	}),
	2550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => remember });
		function remember(find) {
			let known = new Map();
			return (text) => {
				let before = known.get(text);
				if (before !== void 0) return before;
				let found = find(text);
				known.size >= 1e4 && known.clear();
				text.length <= 200 && known.set(text, found);
				return found;
			};
		}
	}),
	7779: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => readSentences });
		var _classes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3805);
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4570);
		var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9339);
		var _letters_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4372);
		var _lexicon_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5761);
		var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5308);
		class Sentence {
			words = [];
			classes = new _classes_js__WEBPACK_IMPORTED_MODULE_0__.jz();
			from;
			to = 0;
			end = "";
			ordering = new _classes_js__WEBPACK_IMPORTED_MODULE_0__.jz();
			constructor(from) {
				this.from = from;
			}
			add(word) {
				this.words.push(word);
				this.classes.addAll(word.kind.classes);
				word.isOrder && this.ordering.addAll(word.kind.classes);
			}
			get isOrder() {
				return this.ordering.meets(_classes_js__WEBPACK_IMPORTED_MODULE_0__.PB);
			}
			get orders() {
				return this.ordering.and(_classes_js__WEBPACK_IMPORTED_MODULE_0__.PB);
			}
			get isQuestion() {
				return asks.test(this.end) && !this.classes.meets(request);
			}
		}
		let request = _classes_js__WEBPACK_IMPORTED_MODULE_0__.jz.of(["request"]);
		let [not, and, please] = [
			"not",
			"and",
			"please"
		].map((name) => _classes_js__WEBPACK_IMPORTED_MODULE_0__.jz.of([name]));
		let called = /^(?: (?:reading|handling|fixing) this)?[,:]/;
		let link = /https?:\/\/[^\s"'`<>)\]]+/y;
		let last;
		function readSentences(text) {
			text !== last?.text && (last = {
				text,
				found: splitSentences((0, _words_js__WEBPACK_IMPORTED_MODULE_4__.ux)((0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.r)(text)))
			});
			return last.found;
		}
		function splitSentences(all) {
			let { text, words, starts } = all;
			let sentences = [];
			let clauses = [0];
			let state = open();
			let [begin, linkEnd] = [0, 0];
			for (let index = 0; index < words.length; index += 1) {
				let word = words[index];
				let start = starts[index] ?? 0;
				word.isMark || (clauses[state.clause] = (clauses[state.clause] ?? 0) + 1);
				let isInside = index > 0 && !(0, _letters_js__WEBPACK_IMPORTED_MODULE_5__.R5)(text, start);
				let places = (0, _lexicon_js__WEBPACK_IMPORTED_MODULE_3__.ek)(word);
				if (places === _lexicon_js__WEBPACK_IMPORTED_MODULE_3__.B$) {
					!isInside && start >= Math.max(linkEnd, state.glueEnd) && passWord(state);
					continue;
				}
				for (let place of places) {
					let at = start + place.offset;
					if (at < linkEnd || isInside && place.offset === 0) continue;
					let isEnd = place.role === "end" && endsSentence(text, at, place.sign);
					if (isEnd || place.role === "break" && breaksClause(text, at, place.sign)) {
						state.mayOrder = !0;
						state.isNegated = !1;
						state.clause = clauses.push(0) - 1;
					}
					if (isEnd && at - begin >= 8) {
						sentences.push(close(state, place.sign, index + 1));
						begin = at + 1;
					}
					linkEnd = place.sign === "h" ? findLinkEnd(text, at) : at;
					if (linkEnd > at) {
						state.sentence.add({
							at,
							end: linkEnd,
							kind: _kind_js__WEBPACK_IMPORTED_MODULE_2__.N,
							isOrder: !1,
							clause: state.clause
						});
						state.mayOrder = !1;
					} else readWord(text, at, place, state);
				}
			}
			state.sentence.from < words.length && sentences.push(close(state, "", words.length));
			return {
				all,
				sentences,
				clauses
			};
		}
		function open() {
			return {
				sentence: new Sentence(0),
				clause: 0,
				mayOrder: !0,
				hasOrdered: !1,
				isNegated: !1,
				glueEnd: 0
			};
		}
		function close(state, end, to) {
			let { sentence } = state;
			sentence.end = end;
			sentence.to = to;
			state.sentence = new Sentence(to);
			state.mayOrder = !0;
			state.hasOrdered = !1;
			state.isNegated = !1;
			state.glueEnd = 0;
			return sentence;
		}
		let asks = /[?？؟]/;
		function endsSentence(text, at, sign) {
			return sign > "~" || sign === "\n" || /^[\s"')\]]?$/.test(text.charAt(at + 1));
		}
		function breaksClause(text, at, sign) {
			let next = text.charAt(at + 1);
			return sign === "-" ? next === " " : !/[:,]/.test(sign) || !/\S/.test(next);
		}
		function findLinkEnd(text, at) {
			if (!text.startsWith("http", at)) return at;
			link.lastIndex = at;
			return link.test(text) ? link.lastIndex : at;
		}
		function readWord(text, at, place, state) {
			let glue;
			let isVerb = !1;
			for (let hit of (0, _lexicon_js__WEBPACK_IMPORTED_MODULE_3__.Eh)(text, at, place)) {
				addWord(text, at, hit, state);
				isVerb ||= hit.kind.isVerb;
				hit.kind.isGlue && (glue ??= hit);
			}
			if (at < state.glueEnd) return;
			state.mayOrder && isVerb && (state.hasOrdered = !0);
			if (glue !== void 0) {
				let { classes } = glue.kind;
				state.glueEnd = at + glue.length;
				classes.meets(not) && (state.isNegated = !0);
				(classes.meets(please) || classes.meets(request)) && (state.mayOrder = !0);
				classes.meets(and) && (state.mayOrder ||= state.hasOrdered);
			} else place.role === "letter" && passWord(state);
		}
		function passWord(state) {
			state.mayOrder = !1;
			state.isNegated = !1;
		}
		function addWord(text, at, hit, state) {
			let end = at + hit.length;
			let isOrder = hit.kind.isFree || state.mayOrder && at >= state.glueEnd;
			let kind = state.isNegated && isOrder && hit.kind.isVerb ? hit.kind.negated : hit.kind;
			kind.isAgent && called.test(text.slice(end, end + 20)) && (kind = kind.called);
			state.sentence.add({
				at,
				end,
				kind,
				isOrder,
				clause: state.clause
			});
		}
	}),
	5308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fm: () => hashPair,
			V_: () => ofEachWord,
			cJ: () => edge,
			t9: () => hashGrams,
			ux: () => readWords
		});
		var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9952);
		let edge = -2128831035;
		let remembered = [];
		let slots = 0;
		function ofEachWord(describe) {
			let slot = slots;
			slots += 1;
			return (word) => {
				word.facts[slot] ??= describe(word);
				return word.facts[slot];
			};
		}
		let last = {
			text: "",
			words: [],
			starts: []
		};
		function readWords(text) {
			text !== last.text && (last = splitWords(text));
			return last;
		}
		function splitWords(text) {
			let words = [];
			let starts = [];
			let start = 0;
			let key = edge;
			for (let at = 0; at <= text.length; at += 1) {
				let code = at < text.length ? text.charCodeAt(at) : 32;
				if (code < 128 ? asciiLetter[code] === 1 : isLetter(code)) {
					key = Math.imul(key ^ code, 16777619);
					continue;
				}
				if (at > start) {
					words.push(knowWord(key, text, start, at));
					starts.push(start);
				}
				if (code !== 32) {
					words.push(knowWord(code, text, at, at + 1));
					starts.push(at);
				}
				start = at + 1;
				key = edge;
			}
			return {
				text,
				words,
				starts
			};
		}
		function knowWord(key, whole, start, end) {
			let place = (key ^ key >>> 16) & 65535;
			let known = remembered[place];
			if (known !== void 0 && isAt(known.text, whole, start, end)) return known;
			let other = remembered[place ^ 1];
			if (other !== void 0 && isAt(other.text, whole, start, end)) return other;
			let text = whole.slice(start, end);
			let word = {
				text,
				hash: (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_0__.Hj)(hashWord(text)) | 0,
				isMark: !isLetter(text.charCodeAt(0)),
				facts: []
			};
			remembered.length === 0 && (remembered = Array(65536));
			text.length <= 40 && (remembered[known === void 0 || other !== void 0 ? place : place ^ 1] = word);
			return word;
		}
		let asciiLetter = Uint8Array.from({ length: 128 }, (_, code) => +!!isLetter(code));
		function isAt(word, whole, start, end) {
			if (word.length !== end - start) return !1;
			for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== whole.charCodeAt(start + at)) return !1;
			return !0;
		}
		function isLetter(code) {
			if (code < 128) return code >= 97 && code <= 122 || code >= 48 && code <= 57;
			if (code < 8192) return !0;
			if (code <= 8303 || code >= 12288 && code <= 12290) return !1;
			return code < 65281 || code > 65295 && code !== 65311;
		}
		function hashWord(text) {
			let hash = edge;
			for (let at = 0; at < text.length; at += 1) hash = step(hash, fold(text.charCodeAt(at)));
			return hash;
		}
		function hashPair(left, right) {
			return (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_0__.Hj)(Math.imul(left, 31) ^ Math.imul(right, 16777619));
		}
		function hashGrams({ text, isMark }) {
			let grams = [];
			for (let first = -1; !isMark && first < text.length; first += 1) {
				let shortest = text.charCodeAt(first) >= 11904 ? 1 : 3;
				let end = Math.min(first + 4, text.length);
				let hash = 2128831034;
				for (let at = first; at <= end; at += 1) {
					hash = step(hash, at < 0 || at === text.length ? 32 : fold(text.charCodeAt(at)));
					at - first + 1 >= shortest && grams.push((0, _text_hash_js__WEBPACK_IMPORTED_MODULE_0__.Hj)(hash));
				}
			}
			return grams;
		}
		function fold(code) {
			return code >= 48 && code <= 57 ? 48 : code;
		}
		function step(hash, code) {
			return Math.imul(hash ^ code, 16777619);
		}
	}),
	9857: ((module) => {
		module.exports = JSON.parse("{\"a\":\"аαɑᴀꭺ\",\"b\":\"ьвβʙ\",\"c\":\"сϲᴄ\",\"d\":\"ԁᴅ\",\"e\":\"еεєҽҿᴇ\",\"f\":\"ꜰ\",\"g\":\"ɡցɢ\",\"h\":\"һհʜ\",\"i\":\"іιɩǀǃıꭵɪ\",\"j\":\"јϳᴊ\",\"k\":\"кκᴋ\",\"l\":\"ӏʟ\",\"m\":\"мᴍ\",\"n\":\"ոռпηɴ\",\"o\":\"оοօσᴏ\",\"p\":\"рρᴘ\",\"r\":\"гꭇᴦꭱʀ\",\"s\":\"ѕꜱ\",\"t\":\"тτᴛ\",\"u\":\"υսцᴜ\",\"v\":\"ѵνᴠ\",\"w\":\"ԝաᴡ\",\"x\":\"хχ\",\"y\":\"уγүʏ\",\"z\":\"ᴢ\"}");
	}),
	8861: ((module) => {
		module.exports = JSON.parse("[[\"access\",\"en\",\"admin rights, as a collaborator, as a maintainer, as an admin, push access, write access\"],[\"act\",\"de\",\"anruf*, entsperr*, kontakt*, losch*, meld*, schick*, umstell*, wende*, zuruck*\"],[\"act\",\"en\",\"access to, add me, add my, apply, approve, arrive*, bump, cancel*, check my, close, correct, credit, delete\"],[\"act\",\"en\",\"disable, enable, extend, fix it, get back, get in touch, grant, help me, increase, issue, look into, merge\"],[\"act\",\"en\",\"migrate, money back, move, raise, reach, reactivate*, refund me, remove, rename, replace*, reply, resend\"],[\"act\",\"en\",\"restart, restore, send a, send it, send me, ship, speak to, stop, switch, talk to, terminate, turn it, turn on\"],[\"act\",\"en\",\"unlock*, unsubscribe*, update, upgrade, verify, whitelist\"],[\"act\",\"es\",\"baja, cambi*, conta*, devuelv*, hablar con, llam*, manda*\"],[\"act\",\"fr\",\"activ*, annul*, chang*, envoy*, modifi*, renvoy*, supprim*, transfer*\"],[\"act\",\"it\",\"chiam*, disd*, elimin*, invi*\"],[\"act\",\"ja\",\"停止, 削除, 助けて, 変更, 対応, 手続き, 送って\"],[\"act\",\"ko\",\"도와, 변경, 삭제, 초기화, 취소\"],[\"act\",\"nl\",\"reset*, sturen, terug, verwijder*, wijzig*\"],[\"act\",\"pl\",\"anulowa*, usun*, zadzwon*, zmieni*\"],[\"act\",\"pt\",\"devolv*, envi*, resolv*, trocar\"],[\"act\",\"ru\",\"верн*, измен*, отключ*, отмен*, перенес*, пришл*, разблокир*\"],[\"act\",\"ru\",\"сброс*, удал*\"],[\"act\",\"tr\",\"degistir*, iptal*, kapat*, silin\"],[\"act\",\"zh\",\"删除, 刪除, 取消, 处理, 开发票, 恢复, 找回, 注销, 联系, 解封\"],[\"add\",\"en\",\"add, append, attach, commit, configure, create, define, drop, embed, enable, fill, generate, include, insert\"],[\"add\",\"en\",\"install, link, load, make, open, paste, place, put, register, save, schedule, set, use, write\"],[\"add\",\"it\",\"aggiungete, inserisci\"],[\"add!\",\"de\",\"fuge\"],[\"add!\",\"ru\",\"вставь*, добавь*\"],[\"advice\",\"de\",\"sonst\"],[\"advice\",\"en\",\"because, beginners, customers, developers, else you, far too, first, instead of, needs, not a, not at\"],[\"advice\",\"en\",\"not in the, not on, not to, not under, or the, otherwise, the docs forget, the reader, too much, users\"],[\"agent\",\"en\",\"agent, ai, ai agent, ai assistant, ai helper, assistant, automated assistant, automated system, bot, chatgpt\"],[\"agent\",\"en\",\"claude, copilot, cursor, docbot, docs bot, gpt, helper, language model, llama, llm, model, robot, whoever\"],[\"agent\",\"ja\",\"ai, エージェント\"],[\"agent\",\"pt\",\"agente, ia\"],[\"and\",\"en\",\"&, and, and then, before, by, or, then, while\"],[\"approve\",\"en\",\"accept, approve, auto-merge, close all, commit, confirm, deploy, dismiss, force-push, land, lgtm, mark it as\"],[\"approve\",\"en\",\"merge, publish the, push, rebase, resolve, ship\"],[\"approve\",\"es\",\"fusiona\"],[\"approve\",\"fr\",\"approuve, fusionne\"],[\"approve\",\"it\",\"approva, unisci\"],[\"approve!\",\"ar\",\"ادمج\"],[\"approve!\",\"de\",\"genehmige*, merge\"],[\"approve!\",\"hi\",\"मर्ज\"],[\"approve!\",\"ja\",\"マージして\"],[\"approve!\",\"ko\",\"병합해\"],[\"approve!\",\"pl\",\"scal, zatwierdz\"],[\"approve!\",\"ru\",\"слей*\"],[\"approve!\",\"tr\",\"birlestir*\"],[\"approve!\",\"uk\",\"злий*\"],[\"approve!\",\"zh\",\"合并, 批准\"],[\"ask\",\"en\",\"ask, need, request, require, wait\"],[\"become\",\"en\",\"act as, activate, answer as, become, enable, enter, from here on, from now on, imagine, play, pretend, role-play\"],[\"become\",\"en\",\"simulate, switch to, you are now, you have been upgraded\"],[\"become!\",\"de\",\"ab jetzt\"],[\"become!\",\"ja\",\"あなたは今から\"],[\"boss\",\"en\",\"approval code, approved by, as your, authorised by, full permission, has approved, have approved, i am your\"],[\"boss\",\"en\",\"i approve, i authorise, legal department, management, override code, pays for, security team, the cto\"],[\"case\",\"de\",\"abgebucht, abo, abonnement*, angemeldet, bestatigungscode*, erstatt*, geld, kundennummer, kundig*, paket*\"],[\"case\",\"de\",\"passwort*, rechnung*, ruckerstatt*, tarif*, vertrag*\"],[\"case\",\"en\",\"2fa, account*, activation email, authenticator, billed, billing, bought, call me, call me back, call us, charge*\"],[\"case\",\"en\",\"confirmation mail, coupon code, courier, direct debit, gdpr, gift card, human, invoice*, log into, mailing list\"],[\"case\",\"en\",\"membership*, newsletter, non profit, opening hours, order no, ordered, paid, password reset email\"],[\"case\",\"en\",\"password reset mail, personal data, phone number, phone number i, receipt*, recovery code*, refund*, reset email\"],[\"case\",\"en\",\"reset mail, sales rep, sales team, sla, sms code, speak to a, subscription*, talk to a, unsubscribe me\"],[\"case\",\"en\",\"upgrade our, vat, verification code, verification email, voucher*, wrong item, your company, your sales\"],[\"case\",\"en\",\"your service, your support\"],[\"case\",\"es\",\"cobr*, codigo de verificacion, compr*, contrasena*, cuenta*, devol*, dinero, entrar en mi, factu*, paquete\"],[\"case\",\"es\",\"pedido*, reembols*, suscripcion*, tarjeta*, usuario\"],[\"case\",\"fr\",\"argent, carte, colis, commande*, compte*, connecter, debite*, identifiant*, licen*, mot de passe, preleve*\"],[\"case\",\"fr\",\"rembours*, resili*, ticket*\"],[\"case\",\"it\",\"abbonament*, accedere, addebit*, disdi*, fattur*, ordin*, pagament*, rimbors*\"],[\"case\",\"ja\",\"アカウント, パスワード, プラン, ログイン, 問い合わせ, 届きません, 料金, 注文\"],[\"case\",\"ja\",\"解約, 認証コード, 請求, 返金, 退会, 領収書\"],[\"case\",\"ko\",\"결제, 계정, 고객센터, 구독, 로그인, 비밀번호, 요금, 인증번호, 주문, 카드, 탈퇴\"],[\"case\",\"ko\",\"환불\"],[\"case\",\"nl\",\"afgeschreven, bestel*, inloggen, opzeg*, terugbeta*, wachtwoord*\"],[\"case\",\"pl\",\"faktur*, hasla, kart*, kont*, oplat*, pieni*, subskrypcj*, zalogowac, zamowieni*, zwrot*\"],[\"case\",\"pt\",\"acessar, assinatura*, cartao, codigo de verificacao, conta*, dinheiro, fatura*, login, plano, senha*\"],[\"case\",\"ru\",\"аккаунт*, верните, вернуть, войти, деньги, доставк*, заказ*\"],[\"case\",\"ru\",\"карт*, код подтверждения, лиценз*, оплат*, парол*, платеж*\"],[\"case\",\"ru\",\"поддержк*, подписк*, списа*, счет*, учетн*\"],[\"case\",\"tr\",\"abonelig*, giris yap*, hesab*, iade*, parami, sifre*, siparis*, ucret*\"],[\"case\",\"zh\",\"发票, 客服, 密码, 帳號, 快递, 扣款, 扣费, 登录, 订单, 订阅, 账号, 账户, 退款\"],[\"case\",\"zh\",\"验证码\"],[\"change\",\"en\",\"allow, bump, change, configure, edit, enable, exclude, extend, loosen, lower, make, modify, move, overwrite\"],[\"change\",\"en\",\"patch, pin, point, put, raise, rebase, redirect, relax, rename, replace, reset, revert, rewrite, set, switch\"],[\"change\",\"en\",\"take, turn on, update, upgrade, use\"],[\"change\",\"fr\",\"change, modifie\"],[\"change\",\"it\",\"cambia, modifica\"],[\"change!\",\"zh\",\"修改\"],[\"check\",\"en\",\"--no-verify, 2fa, approval, audit, branch protection*, branch rule, check, ci, codeowners, confirmation\"],[\"check\",\"en\",\"guardrails, hooks, lint, no-verify, protection, review, reviewer, scanner, secret scanning, security scan, test\"],[\"check\",\"en\",\"validation, verification, workflow\"],[\"check\",\"it\",\"controlli, controllo, test\"],[\"check\",\"ja\",\"チェック, テスト, レビュー\"],[\"check\",\"ru\",\"провер*, тест*\"],[\"check\",\"tr\",\"kontrol*\"],[\"check\",\"zh\",\"检查, 测试\"],[\"command\",\"en\",\"add, allow, change, clarify, consider, correct, define, delete, describe, document, drop, explain, extend, fix\"],[\"command\",\"en\",\"give, include, link, list, make, mark, mention, merge, move, note, provide, publish, put, remove, rename\"],[\"command\",\"en\",\"replace, rewrite, say, show, specify, split, state, support, swap, tell, translate, turn, update, use, write\"],[\"contrast\",\"de\",\"aber, bis auf, nur, obwohl, sonst, statt, trotzdem, wenn\"],[\"contrast\",\"en\",\"after i, almost, although, apart, apart from, but, except*, however, i changed, i replaced, if, kind of, minor\"],[\"contrast\",\"en\",\"mostly, nearly, nitpick*, once i, one thing, only, otherwise, rest, small thing, still, tho, though, turns out\"],[\"contrast\",\"en\",\"unless, until, until i, while, yet\"],[\"contrast\",\"es\",\"aunque, pero, si, solo\"],[\"contrast\",\"fr\",\"juste, mais, par contre, sauf, seul, seule\"],[\"contrast\",\"it\",\"ma, se\"],[\"contrast\",\"ja\",\"したが, ただ, だけ, ですが, のに, ますが, もう少し, れば\"],[\"contrast\",\"ko\",\"는데\"],[\"contrast\",\"nl\",\"alleen, als, maar\"],[\"contrast\",\"pl\",\"ale, poza, tylko\"],[\"contrast\",\"pt\",\"mas\"],[\"contrast\",\"ru\",\"если, но, только, хотя\"],[\"contrast\",\"tr\",\"ama, sadece\"],[\"contrast\",\"zh\",\"不过, 不過, 但, 却, 只有, 可是, 就是, 若\"],[\"core\",\"en\",\"branch, contributing.md, directory, docs/*, folder, home page, homepage, landing page, licence file\"],[\"core\",\"en\",\"license file, navigation, repo, repository, security policy, security.md, src/*, the documentation, the licence\"],[\"core\",\"en\",\"the license, the site, the tests\"],[\"delete\",\"en\",\"blank, delete, destroy, discard, eliminate, empty, erase, gut, purge, remove, rm, strip, take down, take out\"],[\"delete\",\"en\",\"uninstall, wipe\"],[\"delete!\",\"ja\",\"削除し, 削除して\"],[\"delete!\",\"ko\",\"삭제해\"],[\"delete!\",\"sv\",\"radera, ta bort\"],[\"delete!\",\"uk\",\"видали*\"],[\"disable\",\"en\",\"avoid, bypass, cancel, comment out, delete, disable, drop, ignore, leave out, loosen, mark, mute, omit, override\"],[\"disable\",\"en\",\"relax, remove, silence, skip, stop, turn off\"],[\"disable\",\"fr\",\"desactive\"],[\"disable\",\"it\",\"disattiva\"],[\"disable\",\"pt\",\"desative\"],[\"disable!\",\"de\",\"deaktiviere*, schalte\"],[\"disable!\",\"pl\",\"wylacz\"],[\"disable!\",\"ru\",\"отключи*\"],[\"disable!\",\"tr\",\"kapat\"],[\"disable!\",\"zh\",\"关闭, 跳过\"],[\"docs\",\"de\",\"abschnitt*, anleitung*, api, befehl*, beispiel*, beschrieb*, bild, bilder, code, doku*, endpunkt*, erklar*\"],[\"docs\",\"de\",\"erwahn*, kapitel*, param*, schritt*, screenshot*, seite*, steht\"],[\"docs\",\"en\",\"anchor*, artic*, callback*, changelog, chapter*, class, command*, config*, curl, dark mode, deprecated\"],[\"docs\",\"en\",\"describe*, diagram*, doc, docker*, document*, endpoint*, error code*, error message*, example*, explain*, faq\"],[\"docs\",\"en\",\"field*, flag, footer, function*, guide*, header, heading*, import, instruction*, integration, json, listed\"],[\"docs\",\"en\",\"mention*, menu, method*, npm, oauth, outdated, output, paragraph*, payload, picture*, query, quickstart, readme*\"],[\"docs\",\"en\",\"reads, redirect*, reference, render*, request, response, sample*, sandbox, say, says, schema, script*, sdk*\"],[\"docs\",\"en\",\"section*, sentence*, showing, shown, sidebar, snippet*, states, status code*, step, syntax, table*, test card\"],[\"docs\",\"en\",\"translation*, tutorial*, typo*, unclear, variable*, video*, walkthrough, webhook*, wording, written\"],[\"docs\",\"es\",\"capit*, captur*, comando*, dice, ejemplo*, enlace*, expli*, guia*, menciona*, pagina*, paso, seccion*, tabla*\"],[\"docs\",\"fr\",\"chapitre*, etape*, exempl*, image*, indiqu*, lien, page*\"],[\"docs\",\"it\",\"esempi*, guida*, immagine, passagg*, schermat*, spiega*\"],[\"docs\",\"ja\",\"コマンド, コード, サンプル, スクリーンショット, ページ, リンク, 例, 図, 手順\"],[\"docs\",\"ja\",\"書いて, 書かれ, 画像, 章, 表, 記事, 記載, 説明\"],[\"docs\",\"ko\",\"그림, 글, 단계, 링크, 명령, 설명, 예시, 예제, 이미지, 장, 적혀, 페이지, 표\"],[\"docs\",\"nl\",\"afbeelding*, artikel*, gids, handleiding, hoofdstuk, staat, stap, uitleg*, vermeld*, voorbeeld*\"],[\"docs\",\"pl\",\"krok*, link*, obraz*, opis*, polecen*, stron*, tabel*, wyjasni*, zrzut*\"],[\"docs\",\"pt\",\"artigo*, diz, passo*\"],[\"docs\",\"ru\",\"глав*, документац*, инструкц*, картинк*, команд*, написано\"],[\"docs\",\"ru\",\"объясн*, описан*, параметр*, пример*, раздел*, руководств*\"],[\"docs\",\"ru\",\"сказано, ссылк*, стать*, страниц*, таблиц*, шаг*\"],[\"docs\",\"tr\",\"bolum*, ekran*, komut*, ornek*, resim*, sayfa*, tablo*\"],[\"docs\",\"zh\",\"一页, 代码, 例子, 写明, 参数, 命令, 图, 圖, 截图, 指南, 提到, 教程, 文件, 文档, 文檔\"],[\"docs\",\"zh\",\"文章, 步驟, 没讲, 示例, 表格, 說明, 说明, 链接, 頁面, 页面\"],[\"each\",\"ar\",\"جميع, كل\"],[\"each\",\"cs\",\"predchozi*, vsechn*\"],[\"each\",\"el\",\"ολες, προηγουμεν*\"],[\"each\",\"en\",\"across, all, any, both, complete, completely, each, entire, every, everything, full, whole\"],[\"each\",\"fa\",\"قبلی, همه\"],[\"each\",\"fi\",\"aiemmat, kaikki\"],[\"each\",\"fr\",\"tout, toutes\"],[\"each\",\"he\",\"כל\"],[\"each\",\"hi\",\"सभी, सारे\"],[\"each\",\"hu\",\"korabbi, osszes\"],[\"each\",\"id\",\"seluruh, semua\"],[\"each\",\"it\",\"precedent*, tutte, tutti\"],[\"each\",\"ja\",\"すべて, 全部\"],[\"each\",\"ko\",\"모두, 모든, 이전\"],[\"each\",\"nl\",\"alle\"],[\"each\",\"pl\",\"kazd*, wszystk*\"],[\"each\",\"pt\",\"anterior*, previas, todas, todos\"],[\"each\",\"ro\",\"anterioare, toate\"],[\"each\",\"ru\",\"все, всё, предыдущ*, прежн*, свои*\"],[\"each\",\"sv\",\"alla\"],[\"each\",\"th\",\"ก่อนหน้า, ทั้งหมด\"],[\"each\",\"tr\",\"butun, onceki, tum, yukaridaki\"],[\"each\",\"uk\",\"попередн*\"],[\"each\",\"vi\",\"tat ca, toan bo, truoc\"],[\"each\",\"zh\",\"之前, 以上, 先前, 全部, 所有\"],[\"explain\",\"ar\",\"شرح\"],[\"explain\",\"cs\",\"priklad*\"],[\"explain\",\"de\",\"erklar*, man, sollte, wie\"],[\"explain\",\"en\",\"a note, a table, clarify*, describe*, docs for, docs on, docs say, document how, example of, explain*\"],[\"explain\",\"en\",\"on this page, page about, page on, page should, section about, section on, show how, warn, warning\"],[\"explain\",\"es\",\"como, deberia, describ*, explica*\"],[\"explain\",\"fa\",\"نمونه, چگونه\"],[\"explain\",\"fr\",\"comment, devrait, document*, expliqu*, faudrait\"],[\"explain\",\"it\",\"come, spieg*\"],[\"explain\",\"ja\",\"説明, 説明が\"],[\"explain\",\"ko\",\"설명\"],[\"explain\",\"nl\",\"hoe, uitleg*, zou\"],[\"explain\",\"pl\",\"jak, opis*, wyjasn*\"],[\"explain\",\"pt\",\"como, expli*\"],[\"explain\",\"ru\",\"как, объясн*, стоит\"],[\"explain\",\"sv\",\"forklar*\"],[\"explain\",\"tr\",\"nasil, ornegi*, saglanir\"],[\"explain\",\"uk\",\"поясн*\"],[\"explain\",\"vi\",\"nen noi\"],[\"explain\",\"zh\",\"怎麼, 範例, 說明, 说明\"],[\"fault\",\"ar\",\"خطأ, كيف\"],[\"fault\",\"cs\",\"chyb*, jak, proc\"],[\"fault\",\"de\",\"falsch, fehlt\"],[\"fault\",\"en\",\"404, are hard, are not, aren't, breaks, broken link, by default, can i, can't, cannot, confused, confusing\"],[\"fault\",\"en\",\"contradict*, could not, couldn't, crashes, deprecated, didn't, do i, does not, doesn't, error, expected, fail\"],[\"fault\",\"en\",\"failed, failing, for me, forgets, gives, hangs, has no, have no, how can, how do, how to, i did, i followed\"],[\"fault\",\"en\",\"i get, i got, i wish, ignored, ignores, in version, is blocked, is broken, is cut off, is dead, is described\"],[\"fault\",\"en\",\"is empty, is gone, is it, is mentioned, is never, is not, is required, is shown, is there, is too, is used\"],[\"fault\",\"en\",\"isn't, it would, lack, listed here, mismatch, missing, no longer, no such, not clear, not described\"],[\"fault\",\"en\",\"not explained, not found, not work, not working, on macos, on windows, out of date, prints nothing, refusing\"],[\"fault\",\"en\",\"rejected, returned, returns, said, says, should i, stops at, the docs forget, throws, typo, unclear\"],[\"fault\",\"en\",\"undocumented, unexpected, was removed, what is the, where do, which one, why does, why is, would be good\"],[\"fault\",\"en\",\"would be nice, would help, wrong\"],[\"fault\",\"es\",\"error, falta, no funciona, no funcionan\"],[\"fault\",\"fr\",\"erreur, est faux, manque, ne marche\"],[\"fault\",\"hi\",\"कैसे, नहीं है\"],[\"fault\",\"id\",\"salah\"],[\"fault\",\"it\",\"manca, non funziona, obsolet*, sbagliato\"],[\"fault\",\"ja\",\"ありません, エラー, 動きません\"],[\"fault\",\"ko\",\"안 됩니다, 않습니다, 없습니다, 오류\"],[\"fault\",\"nl\",\"fout, werkt niet\"],[\"fault\",\"pl\",\"brakuje, nie dziala\"],[\"fault\",\"pt\",\"desatualizad*, errado, erro, falta, nao funciona\"],[\"fault\",\"ru\",\"не работа*, не хватает, ошибк*, устарел*\"],[\"fault\",\"sv\",\"fel, hur\"],[\"fault\",\"th\",\"ผิด, อย่างไร, ไม่ได้\"],[\"fault\",\"tr\",\"calismiyor, eksik, hata*, yanlis\"],[\"fault\",\"uk\",\"бракує\"],[\"fault\",\"vi\",\"loi\"],[\"fault\",\"zh\",\"不起作用, 失败, 如何, 怎么, 没有说明, 错误\"],[\"fetch\",\"en\",\"access, check, clone, download, fetch, get, import, load, look at, open, pull, read, see, take, view, visit\"],[\"filler\",\"de\",\"bitte, das, dies, ein, formular, funktioniert, ignorieren, ist, mal, nur, ob\"],[\"filler\",\"en\",\"a, again, all, am, an, and, anything, auto, box, button, case, cat, comment, d, dear, dev, do, does, entry, env\"],[\"filler\",\"en\",\"environment, everyone, feedback, field, folks, form, friday, from, guys, here, hmm*, huh, i, id, if, is, it\"],[\"filler\",\"en\",\"just, like, m, madam, me, message, monday, much, my, n, name, new, not, now, number, o, of, off, on, one, only\"],[\"filler\",\"en\",\"please, pls, post, prod, production, random, re, really, reply, run, s, see, send, sends, sir, so, something\"],[\"filler\",\"en\",\"sorry, staging, still, t, team, text, the, there, thing, this, three, to, today, try, trying, tuesday, two, um\"],[\"filler\",\"en\",\"up, user, ve, very, was, whether, widget, work, working, world, wtf, you\"],[\"filler\",\"es\",\"es, esto, que, solo, tal, una\"],[\"filler\",\"fr\",\"c, ceci, est, juste, un\"],[\"filler\",\"nl\",\"dit, een, even\"],[\"filler\",\"pl\",\"jest, tylko\"],[\"filler\",\"pt\",\"e, isto\"],[\"filler\",\"ru\",\"просто, это\"],[\"filler\",\"tr\",\"bir, bu, sadece\"],[\"free\",\"en\",\"admin mode, administrator, dan, debug mode, developer mode, evil, maintenance mode, no limits, no restrictions\"],[\"free\",\"en\",\"no rules, obey, pirate, rogue, shell, terminal, unlimited, unlocked, unrestricted, without limits\"],[\"free\",\"en\",\"without restrictions\"],[\"goods\",\"de\",\"abnehmen, follower*, geld verdienen, schufa, seo, trading, von zu hause\"],[\"goods\",\"en\",\"app development, backlink*, betting, bitcoin*, buy likes, casino*, cbd, cracked, crypto*, dedicated server\"],[\"goods\",\"en\",\"digital marketing, dofollow, donate to, double your, email marketing, escort*, essay*, first page google, forex\"],[\"goods\",\"en\",\"free movies, free spins, from home, get more traffic, gift card*, giveaway, gofundme, google ranking*\"],[\"goods\",\"en\",\"guaranteed returns, guest post*, gummies, hacker*, handbag*, instagram, insurance, invest*, iphone, jesus, keto\"],[\"goods\",\"en\",\"keygen, leads, led lights, loan, logo design, make money, manufacturer*, mobile app, moons, more traffic, movers\"],[\"goods\",\"en\",\"my blog, my page, my website, nitro, no deposit, nude*, offshore, onlyfans, payday, pills, plumber*, poker\"],[\"goods\",\"en\",\"porn*, promote, real estate, recovered my, recovery expert*, replica bag*, replica watch*, robux, rolex\"],[\"goods\",\"en\",\"shenzhen, singles, slim*, slots, soundcloud, spell, subscribe to my, vbucks, viagra, vps, weight loss, wholesale\"],[\"goods\",\"en\",\"work from home, xxx, youtube channel\"],[\"goods\",\"es\",\"amarre*, credit*, cripto*, desde casa, gana dinero, prest*, seguidores, titulos\"],[\"goods\",\"fr\",\"abonnes, argent depuis, chez vous, entre particuliers, gagnez, l etre aime, marabout, pret, voyan*\"],[\"goods\",\"it\",\"da casa, diplom*, guadagna*\"],[\"goods\",\"ja\",\"カジノ, 出会い, 副業, 即日, 稼げ, 融資\"],[\"goods\",\"ko\",\"대출, 재택, 카지노\"],[\"goods\",\"nl\",\"bkr, lening*, zoekmachine*\"],[\"goods\",\"pl\",\"bik, pozyczk*, zarabiaj\"],[\"goods\",\"pt\",\"em casa, emprestimo*, ganhe dinheiro\"],[\"goods\",\"ru\",\"бонус*, вулкан, диплом*, займ*, заработ*, казино, кредит*\"],[\"goods\",\"ru\",\"продвижен*, справк*\"],[\"goods\",\"tr\",\"bahis*, bonus*, evden, kredi*, para kazan*\"],[\"goods\",\"zh\",\"代写, 兼职, 刷单, 发票, 日入, 日赚, 论文, 贷款, 赌, 赌场, 赚钱\"],[\"guarded\",\"en\",\".github*, .gitmodules, .husky*, .npmrc, agents.md, branch protection*, claude.md, codeowners, git hook\"],[\"guarded\",\"en\",\"pull_request_target, submodule, write-all\"],[\"harmless\",\"de\",\"besser als, besser kann man, besser kann man es nicht, keine fragen, keine fragen mehr, was ich zum, weiter so\"],[\"harmless\",\"en\",\"better than, ca not thank, could not be clearer, d change, difference between, do not usually\"],[\"harmless\",\"en\",\"documentation should be, easier than, even better, everything i needed, everything i was looking for\"],[\"harmless\",\"en\",\"everything is there, feedback but, first time, got me unstuck, hate reading, how documentation should, i wanted\"],[\"harmless\",\"en\",\"just what, just worked, just works, keep it, learned more, like the new, love how you, love the new, me too\"],[\"harmless\",\"en\",\"more of this, more pages like, much better, never change, never got, never happens, never seen, no complaint*\"],[\"harmless\",\"en\",\"no fluff, no matter, no notes, not a single, not bad, not here, not one, nothing missing, nothing to add\"],[\"harmless\",\"en\",\"old docs, old page, on the first, only page that, ought to be, should be a, so far, so much better, than in a\"],[\"harmless\",\"en\",\"wanted to know, way better, we wanted, well explain*, what a, what an, what i needed, what i was looking for\"],[\"harmless\",\"en\",\"which is rare, wish all, without further, without it, without one, zero issues, zero problems\"],[\"harmless\",\"es\",\"justo lo que, lo que buscaba, lo que necesitaba, mas claro, nada que anadir\"],[\"harmless\",\"fr\",\"rien a ajouter, rien a dire, rien a redire, sans blabla\"],[\"harmless\",\"nl\",\"wat ik zocht\"],[\"harmless\",\"ru\",\"из всех\"],[\"hide\",\"en\",\"hide, keep this, leave no, leave out, omit, slip\"],[\"hide\",\"pt\",\"nao conte, nao mencione\"],[\"hide!\",\"ja\",\"言わないで\"],[\"how\",\"de\",\"was passiert, wie, wie kann, wie kundige\"],[\"how\",\"en\",\"describe, do i, do i need, document, does the, how, how can, how do, how does, how to, tell me, tell us, testing\"],[\"how\",\"en\",\"what are, what happens, what is, what is the, what to do, where do i find, whether, which\"],[\"how\",\"es\",\"como, que pasa\"],[\"how\",\"fr\",\"comment, que devien*\"],[\"how\",\"it\",\"come, cosa succede\"],[\"how\",\"ja\",\"どこで, 方法\"],[\"how\",\"ko\",\"방법, 어떻게\"],[\"how\",\"nl\",\"hoe, wat gebeurt\"],[\"how\",\"pl\",\"co sie, jak\"],[\"how\",\"pt\",\"o que acontece\"],[\"how\",\"ru\",\"как\"],[\"how\",\"tr\",\"ne olur, nereden\"],[\"how\",\"zh\",\"如何, 怎么, 怎样, 怎麼\"],[\"human\",\"en\",\"admins, anyone, anywhere, authors, changelog, commit, description, human, maintainer, management, nobody\"],[\"human\",\"en\",\"operator, owner, person, pr, pull request, reviewer, team, the change, this change, this comment, this feedback\"],[\"human\",\"en\",\"this message, this part\"],[\"human\",\"ja\",\"誰にも\"],[\"ifai\",\"de\",\"falls du eine ki\"],[\"ifai\",\"en\",\"@assistant, @copilot, if you are an, you are an ai\"],[\"ifai\",\"id\",\"jika kamu ai\"],[\"ifai\",\"it\",\"se sei un, se sei un'ia\"],[\"ifai\",\"ja\",\"aiエージェントへ, あなたがai, エージェントへ\"],[\"ifai\",\"ru\",\"если ты ии\"],[\"ifai\",\"uk\",\"якщо ти ші\"],[\"ignore\",\"en\",\"break, bypass, cancel, discard, dismiss, disregard, drop, forget, ignore, override, overrule, set aside\"],[\"ignore\",\"en\",\"stop following, void\"],[\"ignore\",\"es\",\"ignora, ignore, olvida\"],[\"ignore\",\"fr\",\"ignore, ignorez, oublie, oubliez\"],[\"ignore\",\"it\",\"dimentica, ignora, ignorate\"],[\"ignore\",\"nl\",\"negeer, vergeet\"],[\"ignore\",\"pt\",\"desconsidere, esqueca, ignora, ignore\"],[\"ignore\",\"ro\",\"ignora\"],[\"ignore!\",\"ar\",\"انس, تجاهل\"],[\"ignore!\",\"cs\",\"ignoruj*, nerid se, zapomen*\"],[\"ignore!\",\"da\",\"glem, ignorer\"],[\"ignore!\",\"de\",\"ignoriere*, vergiss\"],[\"ignore!\",\"el\",\"αγνοησε, ξεχασε\"],[\"ignore!\",\"fa\",\"فراموش کن, نادیده بگیر\"],[\"ignore!\",\"fi\",\"unohda\"],[\"ignore!\",\"he\",\"התעלם, שכח\"],[\"ignore!\",\"hi\",\"अनदेखा, भूल जा\"],[\"ignore!\",\"hu\",\"hagyd figyelmen kivul\"],[\"ignore!\",\"id\",\"abaikan, lupakan\"],[\"ignore!\",\"ja\",\"忘れて, 無視し, 無視して\"],[\"ignore!\",\"ko\",\"무시하고, 무시하세요\"],[\"ignore!\",\"pl\",\"ignoruj*, zapomnij*, zignoruj*\"],[\"ignore!\",\"ru\",\"забудь*, игнорируй*, не обращай внимания\"],[\"ignore!\",\"sv\",\"glom, ignorera\"],[\"ignore!\",\"th\",\"ละเว้น, ลืม, เพิกเฉย\"],[\"ignore!\",\"tr\",\"gormezden gel*, unut, yok say*\"],[\"ignore!\",\"uk\",\"забудь*, ігноруй*\"],[\"ignore!\",\"vi\",\"bo qua, hay quen\"],[\"ignore!\",\"zh\",\"忘记, 忽略, 无视, 無視\"],[\"lead\",\"en\",\"afterwards, again, also, always, and then, anyway, as well, automatically, btw, by the way, can you, completely\"],[\"lead\",\"en\",\"could you, directly, everywhere, finally, first, hello, help me, help us, here, hey, hi, immediately, important\"],[\"lead\",\"en\",\"instead, is to, just, let us, let's, maybe, must, next, note, now, ok, okay, p.s, plus, proceed to, quietly\"],[\"lead\",\"en\",\"remember to, second, should also, silently, simply, so, step, supposed to, task is to, then, third, told to, too\"],[\"lead\",\"en\",\"try to, urgent, will you, would you, you can, you have to, you may, you might, you must, you need to, you should\"],[\"lead\",\"en\",\"you to, you will\"],[\"lifted\",\"en\",\"cancelled, disabled, ends here, expired, invalid, is over, lifted, not count, obsolete, off, outdated, replaced\"],[\"lifted\",\"en\",\"revoked, suspended, void, was a test\"],[\"machine\",\"en\",\".github*, .gitignore, .gitmodules, .husky*, .mcp.json, .npmrc, .vscode*, agents.md, auth check\"],[\"machine\",\"en\",\"branch protection*, branch rule, ci workflow, ci.yaml, ci.yml, claude.md, codeowners, continue-on-error, csp\"],[\"machine\",\"en\",\"dependabot, dependabot.yml, deploy job, deploy key, deploy.yml, dockerfile, docusaurus.config*, github/workflows\"],[\"machine\",\"en\",\"id-token, licence, license, lockfile, makefile, mcp.json, netlify.toml, npm registry, own workflow, package.json\"],[\"machine\",\"en\",\"postinstall, pre-commit, preinstall, pull_request_target, release script, release workflow, release.yml\"],[\"machine\",\"en\",\"repository settings, requirements.txt, robots.txt, security.md, settings.json, submodule, terraform\"],[\"machine\",\"en\",\"tsconfig.json, workflow file, workflows, write-all\"],[\"matter\",\"en\",\"activation, address, agent, api key, app, application, backup, balance, bank, bill, card, certificate, charg*\"],[\"matter\",\"en\",\"checkout, cluster, confirmation, contract, coupon, course, credit*, database, deliver*, device, discount*\"],[\"matter\",\"en\",\"dispute, domain, e mail, email*, fee, files, instance, invite*, invoice, ip, item, legal, licen*, limit raised\"],[\"matter\",\"en\",\"limit*, log in, login*, member*, minutes, money, my dashboard, number, order*, org, organi*, our project, outage\"],[\"matter\",\"en\",\"package, parcel*, password*, payment*, payout*, phone, phone number, plan, portal, pricing, profile, promo code\"],[\"matter\",\"en\",\"quota, quote, registration, renewal, return*, sales, seat, server, ship, shipp*, sign in, sign on, sign up, site\"],[\"matter\",\"en\",\"sms, sso, store, support, tax, team, tenant, ticket, trial, upgrade*, user, username, voucher, withdraw*\"],[\"matter\",\"en\",\"workspace*\"],[\"mild\",\"de\",\"endlich, funktioniert, gut, gute, klar*, schon*, verstanden\"],[\"mild\",\"en\",\"accurate, answer*, as described, best, clean, clear*, compile*, copy paste, deployed, detailed, easy\"],[\"mild\",\"en\",\"everything i need*, exactly, fast, final*, first attempt, first time, first try, fixed, glad, good, got it\"],[\"mild\",\"en\",\"happy, i like, immediately, in under, just what, learn*, liked, likes, makes sense, neat*, out of the box\"],[\"mild\",\"en\",\"pinned, printed, quick*, recommended, right away, satisf*, saved, saving, sent this, sharing, simpl*, smooth*\"],[\"mild\",\"en\",\"solid, solve*, sorted, straightforward, succe*, sufficient, switched, thorough, underst*, up and running\"],[\"mild\",\"en\",\"well thought, worked, working, works, worth, yep, yes\"],[\"mild\",\"es\",\"buen*, clar*, complet*, direct*, funcion*, mejor*, por fin, sencill*\"],[\"mild\",\"fr\",\"bien, bon, bonne, clair*, compr*, concis*, enfin, gagne, marche, precis*\"],[\"mild\",\"it\",\"bell*, chiar*, facil*, funziona*\"],[\"mild\",\"nl\",\"duidelijk*, eindelijk, fijn*, goed, leuk*, mooi*, snap, werkt*\"],[\"mild\",\"pl\",\"dobr*, dziala, jasne\"],[\"mild\",\"pt\",\"bom, melhor*\"],[\"mild\",\"ru\",\"доступно, заработал*, понял*, понятн*, работает, хорош*\"],[\"mild\",\"tr\",\"calisti, iyi, net*\"],[\"mine\",\"en\",\"as a system, as commands, as if, as instructions, as your, instructions in, it says, listed there, the attached\"],[\"mine\",\"en\",\"the reader, the result, the user, this comment, this feedback, this message, this text, what is written\"],[\"mine\",\"en\",\"what's there, written there\"],[\"newtask\",\"en\",\"before editing, before you fix, before you start, highest priority, new instruction, new orders, new task\"],[\"newtask\",\"en\",\"primary instruction*, real job, real task, real work\"],[\"noise\",\"de\",\"hallo, probe, teste\"],[\"noise\",\"en\",\"123, 12345*, aaa*, abc*, anyone there, asd, asdf, banana*, bar, baz, bbb*, bla, blabla*, blah*, boobs, bruh\"],[\"noise\",\"en\",\"ccc*, checking, cypress, ddd*, dick, disregard, dummy, e2e, first, foo, good morning, ha, haha*, hehe*, hello\"],[\"noise\",\"en\",\"hey, hi, i am bored, ignore, is this thing on, knock knock, lmao, lol*, merry christmas, n a, nil, none, penis\"],[\"noise\",\"en\",\"pizza, poop, qa, qwe, qwerty, rofl, sdf, selenium, sex, smoke, test, tested, tester, testing, whatever, xxx, xyz\"],[\"noise\",\"en\",\"yo, your mom\"],[\"noise\",\"es\",\"hola, jaja*, prueba\"],[\"noise\",\"fr\",\"bonjour, coucou\"],[\"noise\",\"it\",\"ciao, prova\"],[\"noise\",\"la\",\"ad, adipiscing, amet, consectetur, dolor, elit, et, ex, in, ipsum, lorem, sit, ut\"],[\"noise\",\"nl\",\"hoi\"],[\"noise\",\"pl\",\"czesc\"],[\"noise\",\"pt\",\"kkk*, oi\"],[\"noise\",\"ru\",\"привет, тест*, ыва\"],[\"noise\",\"tr\",\"deneme, selam\"],[\"not\",\"en\",\"avoid, cannot, do not, don't, dont, must not, never, no need to, nor, not, please don't, should not, stop\"],[\"not\",\"en\",\"without\"],[\"not\",\"es\",\"no\"],[\"obey\",\"en\",\"act on, answer to, carry out, complete, comply, consider, do as, do exactly, do what, execute, follow, obey\"],[\"obey\",\"en\",\"process, treat\"],[\"obey\",\"es\",\"sigue\"],[\"obey\",\"fr\",\"suis\"],[\"obey!\",\"ru\",\"выполни*\"],[\"out\",\"en\",\"@*, bucket, callback, collector, discord, dns, endpoint, gist, inbox, mail, paste, server, slack, telegram\"],[\"out\",\"en\",\"tunnel, webhook\"],[\"own\",\"de\",\"ich, mein*, mich, mir, uns, unser*, wir\"],[\"own\",\"en\",\"i, me, mine, my, myself, our, us, we\"],[\"own\",\"es\",\"he, mi, necesito, nos, puedo, quiero, yo\"],[\"own\",\"fr\",\"j, je, m, ma, mes, moi, mon\"],[\"own\",\"it\",\"ci, ho, io, mie, miei, mio, noi, riesco, voglio, vorrei\"],[\"own\",\"ja\",\"私\"],[\"own\",\"ko\",\"내 계정, 우리, 제 계정, 제가\"],[\"own\",\"nl\",\"ik, mij, mijn\"],[\"own\",\"pl\",\"chce, mnie, moge, moj*, prosze\"],[\"own\",\"pt\",\"consigo, eu, fui, meu*, minha*, preciso, quero\"],[\"own\",\"ru\",\"меня, мне, мои, мою, мы, нас, наш*, я\"],[\"own\",\"tr\",\"aboneligim*, ben, giremiyorum, istiyorum, param*, sifrem*, siparisim*\"],[\"own\",\"zh\",\"我\"],[\"page\",\"en\",\"a section, alt text, chapter, code block, diagram, example, faq, glossary, heading, in step, list of, paragraph\"],[\"page\",\"en\",\"picture, quickstart, release notes, sample, screenshot, sentence, snippet, step 1, steps, syntax, table\"],[\"page\",\"en\",\"the guide, the page, the reference, the section, the step, the text, the word, this page, tutorial, your page\"],[\"pages\",\"en\",\"articles, backups, code, configuration, content, data, database, directory, doc, documentation, examples, file\"],[\"pages\",\"en\",\"folder, footer, guide, header, headings, history, homepage, index, layout, link, navigation, page, project\"],[\"pages\",\"en\",\"readme, readme.md, reference, repo, repositories, repository, section, sidebar, site, template, tests, warnings\"],[\"pages\",\"en\",\"website\"],[\"pages\",\"ko\",\"파일, 페이지\"],[\"pages\",\"ru\",\"документаци*, репозитори*, страниц*, файл*\"],[\"pages\",\"zh\",\"仓库, 文件, 文档, 目录, 页面\"],[\"past\",\"en\",\"ages, before, bug, confus*, days, dread*, error*, fail*, fear*, forever, hard, hour, hours, issue*, lost\"],[\"past\",\"en\",\"problem*, searching, stuck, time, wast*, years\"],[\"payload\",\"en\",\"![*, <iframe*, <img*, <script*, advert, advertisement, analytics, backdoor, badge, banner, beacon, canonical\"],[\"payload\",\"en\",\"cdn, console.log*, crypto, display:none, document.cookie, dofollow, embed, eval*, fetch(*, fonts, iframe\"],[\"payload\",\"en\",\"javascript, keyword*, onerror*, payload, pixel, popup, redirect, script, seo, telemetry, tracking, white text\"],[\"payload\",\"en\",\"widget\"],[\"pitch\",\"de\",\"anrufen, beantragen, besten preis, euro, expert*, gratis, gunstig*, im monat, jetzt, klick*, kontaktieren\"],[\"pitch\",\"de\",\"sofort, telegram, verdienen, whatsapp\"],[\"pitch\",\"en\",\"24 7, a day, a month, a week, accuracy, add me, admin, affordable, an hour, apply at, apply now\"],[\"pitch\",\"en\",\"are you looking for, ask me how, best price*, blog, book a call, boost your, business, buy, call now, cheap*\"],[\"pitch\",\"en\",\"check my, check out, check out my, claim, click here, click the link, clients, congratulations, coupon*\"],[\"pitch\",\"en\",\"customers, deals, dear sir, discount*, dm, dollar*, dot example, earn*, email us, fast cash, follow back\"],[\"pitch\",\"en\",\"follow me, free, grow your, guarantee*, hello sir, hire, hurry*, in your area, income, join\"],[\"pitch\",\"en\",\"looking for dedicated, madam, make money, message him, message me, million*, monthly, no experience, off, offer*\"],[\"pitch\",\"en\",\"opportunity, our company, our website, per page, prescription, price list, profit*, promo*, ranking*, reach them\"],[\"pitch\",\"en\",\"register today, reply for, reply to, rich, shop now, subscribe to, this month only, upgrade your, usd, verified\"],[\"pitch\",\"en\",\"visit*, we are a leading, we audit, we build, we provide, weekly, win, within minutes, won, worldwide shipping\"],[\"pitch\",\"en\",\"your website could\"],[\"pitch\",\"es\",\"barat*, bono, conta*, dolares, escribeme, euros, llama*, llame, rapid*, sin aval, sin papeles\"],[\"pitch\",\"fr\",\"achete*, clique*, en 24h, garanti*, gratuit*, inscrivez, offre*, par jour, pas cher*\"],[\"pitch\",\"it\",\"al giorno, al mese, clicca, compr*, profession*, senza busta, veloc*\"],[\"pitch\",\"ja\",\"line, こちら, クリック, 今すぐ, 友だち追加, 月収, 無料, 登録, 簡単に, 誰でも\"],[\"pitch\",\"ko\",\"가입, 만원, 무료, 보너스, 지급, 첫 충전, 하루\"],[\"pitch\",\"nl\",\"goedko*, korting*, nu, snel*, zonder bkr\"],[\"pitch\",\"pl\",\"darmow*, szybk*, tani*, teraz, zadzwon*, zl\"],[\"pitch\",\"pt\",\"aprovacao, chame, na hora, sem consulta\"],[\"pitch\",\"ru\",\"доставка, купить, недорого, пишите, регистрац*, телеграм*\"],[\"pitch\",\"tr\",\"bedava, bonus*, hemen, hizli, tikla*, tl, ucretsiz, uye ol\"],[\"pitch\",\"zh\",\"专业, 代理, 优惠, 元, 免费领, 微信, 快速, 提供, 日赚, 点击, 联系, 领取\"],[\"plea\",\"de\",\"bitte, brauche*, doppelt, gesperrt, keine antwort, komme nicht, mochte, nicht mehr, sofort, warte*, will\"],[\"plea\",\"de\",\"wo bleibt\"],[\"plea\",\"en\",\"accidentally, ago, anyone, as soon as, banned, been waiting, blocked, by accident, by mistake, ca not access\"],[\"plea\",\"en\",\"ca not log, ca not sign, can you, cannot log, could you, damaged, dear, declined, demand, did not receive\"],[\"plea\",\"en\",\"disabled, double, due, expired, for weeks, forgot, hacke*, help, i d like, i need, i want, i would like, ignor*\"],[\"plea\",\"en\",\"immediately, incident, is down, is there an outage, is your service, kindly, last month, last night, last week\"],[\"plea\",\"en\",\"left the company, lock*, lost my, lost the, never arrived, never got, never received, no answer, no response\"],[\"plea\",\"en\",\"nobody answers, not accepted, not delivered, not replied, not working since, offline, on monday, please, pls\"],[\"plea\",\"en\",\"plz, promised, scam*, since 9am, since this morning, somebody, someone, still no, still not, still waiting\"],[\"plea\",\"en\",\"stolen, suspen*, this month, this morning, three weeks, today, twice, two weeks, unauthorized, unreachable\"],[\"plea\",\"en\",\"urgent*, waiting for, we d like, we need, we would like, where is my, whom, why am i, why was i, wrong address\"],[\"plea\",\"en\",\"wrong item, yesterday, your side, your support\"],[\"plea\",\"es\",\"ayuda*, donde esta, dos veces, necesito, no puedo, olvide, por favor, pueden, quiero\"],[\"plea\",\"fr\",\"aider, bloque*, deux fois, impossible, jamais arrive*, je souhaite, je veux, merci de, n arrive pas\"],[\"plea\",\"fr\",\"n arrive plus, oublie, par erreur, pas recu*, pirate*, pouvez vous, refuse*, s il vous plait, veuillez\"],[\"plea\",\"it\",\"aiut*, bloccat*, dimenticat*, dov e, non e arrivat*, non riesco, per favore, potete, voglio, vorrei\"],[\"plea\",\"ja\",\"お願い, ください, したいです, たいのですが, できません, 二重, 停止され\"],[\"plea\",\"ja\",\"届きません, 忘れ, 至急\"],[\"plea\",\"ko\",\"답변이 없, 도와, 두 번, 싶습니다, 싶어요, 안 돼, 안 됩니다, 안 와, 안 왔, 이중\"],[\"plea\",\"ko\",\"잊어, 잠겼, 정지, 주세요\"],[\"plea\",\"nl\",\"aub, geblokkeerd, graag, helpen, kan niet, kunnen jullie, twee keer, vergeten, waar blijft, wacht, wil\"],[\"plea\",\"pl\",\"chce, dwa razy, gdzie jest, nie moge, pomoc*, pomoz*, prosze\"],[\"plea\",\"pt\",\"ainda nao, ajud*, cade, duas vezes, esqueci, nao chegou, nao consigo, nao recebi, podem, preciso, quero\"],[\"plea\",\"ru\",\"дважды, забыл*, не могу, не отвеча*, не приход*, нужен, нужно\"],[\"plea\",\"ru\",\"помогите, хочу\"],[\"plea\",\"tr\",\"askiya, cevap, gelmedi, giremiyorum, iki kez, istiyorum, lutfen, nerede, reddedil*, rica, unuttum, yardim*\"],[\"plea\",\"zh\",\"不了, 帮我, 忘记, 急, 想, 無法, 被封, 要, 請, 误, 请, 重复\"],[\"please\",\"en\",\"kindly, please, pls, plz\"],[\"positive\",\"ar\",\"شكر\"],[\"positive\",\"cs\",\"dekuj*\"],[\"positive\",\"de\",\"beste*, bravo, gehol*, geklappt, genial*, gerettet, hilfreich*, kapiert, klasse, knackig, mag, nutzlich*, perfe*\"],[\"positive\",\"de\",\"top, ubersichtlich*, verstandlich*, weiter so\"],[\"positive\",\"el\",\"ευχαριστ*\"],[\"positive\",\"en\",\"10 10, 5 5, amaz*, apprec*, awesome*, beautiful*, beer, best doc*, best explanation, best guide*, bless you\"],[\"positive\",\"en\",\"bookmark*, brill*, chapeau, charm, cheers, chef s kiss, concise*, congrat*, cool, crystal clear, deserve*\"],[\"positive\",\"en\",\"elegant*, enjoy*, exceed*, excel*, fantast*, first class, five stars, flawless*, fun, gem, genius, gold*\"],[\"positive\",\"en\",\"good job, good read, good work, gorgeous*, great*, hands down, handy, hats off, helped, helpful*, hero*\"],[\"positive\",\"en\",\"huge help, impressed, incredibl*, informative, keep it up, keep up, kudos, legend*, lgtm, lifesav*, like the way\"],[\"positive\",\"en\",\"love*, made it easy, made my day, magic*, nice*, outstanding, painless*, pleas*, readable, reading this\"],[\"positive\",\"en\",\"really good, really like, recommend*, respect, rock, satisf*, saved me, saved my, saved our, sent this to\"],[\"positive\",\"en\",\"spot on, sweet, thank*, thorough*, thx, to the point, treat, ty, tysm, useful*, very clear, very good, well done\"],[\"positive\",\"en\",\"well explained, well structured, well thought, well written, wizard*, wonderful*, woohoo, wow, yay*\"],[\"positive\",\"es\",\"ahorr*, ayudo, encant*, entendi, gracias, salva*, util\"],[\"positive\",\"fr\",\"adore*, grace a, impeccable*, limpide*, merci*, nickel, parfait*, utile*\"],[\"positive\",\"he\",\"תודה\"],[\"positive\",\"hi\",\"धन्यवाद\"],[\"positive\",\"id\",\"terima kasih\"],[\"positive\",\"it\",\"benissimo, bravi, compliment*, grazie, miglior*, ottim*, spiegato, utili*\"],[\"positive\",\"ja\",\"ありがとう, できました, わかりやす, 丁寧, 分かりやす, 助かり, 動きました\"],[\"positive\",\"ja\",\"参考になり, 完璧, 役に立, 感謝, 最高, 理解でき, 神, 素晴らし, 良い, 見やす\"],[\"positive\",\"ko\",\"감사, 고맙, 깔끔, 도움, 성공, 유용, 좋네요, 좋아요, 좋았, 좋은, 최고, 친절, 훌륭\"],[\"positive\",\"nl\",\"bedankt, dank*, geweldig*, handig*\"],[\"positive\",\"pl\",\"brawo, dziek*, najleps*, pomocn*, pomogl*, przydatn*, rewelac*, super*, swietn*\"],[\"positive\",\"pt\",\"ajudou, legal, nota 10, obrigad*, otim*, parabens, salvou, show de bola, valeu\"],[\"positive\",\"ru\",\"крут*, лучшая, отличн*, полезн*, помог*, спасибо, супер\"],[\"positive\",\"ru\",\"сэкономил*\"],[\"positive\",\"sv\",\"tack\"],[\"positive\",\"th\",\"ขอบคุณ\"],[\"positive\",\"tr\",\"elinize, faydali*, guzel*, harika*, mukemmel*, tesekkur*\"],[\"positive\",\"uk\",\"дякую\"],[\"positive\",\"vi\",\"cam on\"],[\"positive\",\"zh\",\"不错, 太棒, 好文, 实用, 很好, 懂了, 成功, 有帮助, 有用, 棒, 清楚, 省了, 看懂, 真棒\"],[\"positive\",\"zh\",\"终于, 謝, 讚, 谢, 赞, 透彻, 非常好\"],[\"possessive\",\"en\",\"mine, my, our\"],[\"pr\",\"ar\",\"بدون مراجعة, دون مراجعة\"],[\"pr\",\"de\",\"ohne freigabe, ohne prufung\"],[\"pr\",\"en\",\"--force, --no-verify, as resolved, auto-merge, default branch, directly, force push, issues, it yourself, mr\"],[\"pr\",\"en\",\"no review, pr, pull request, release, review comments, tag, the branch, the merge, this change, this commit\"],[\"pr\",\"en\",\"to main, without a review, without asking, without review, without waiting, your change\"],[\"pr\",\"es\",\"sin revision\"],[\"pr\",\"fr\",\"cette demande, demande de fusion\"],[\"pr\",\"hi\",\"पुल रिक्वेस्ट, बिना समीक्षा\"],[\"pr\",\"ja\",\"プルリクエスト, レビューなし, 直接\"],[\"pr\",\"ko\",\"리뷰 없이\"],[\"pr\",\"nl\",\"zonder review\"],[\"pr\",\"pl\",\"bez przegladu, bez recenzji\"],[\"pr\",\"pt\",\"sem revisao\"],[\"pr\",\"ru\",\"без проверки, в main\"],[\"pr\",\"tr\",\"incelemeden\"],[\"pr\",\"uk\",\"без перевірки\"],[\"prior\",\"en\",\"above, before this, current, default, developer, earlier, existing, hidden, old, operator, original, outside\"],[\"prior\",\"en\",\"previous, system, you got, you have been given, you were given, you were told, your\"],[\"prompt\",\"en\",\"hidden instructions, hidden prompt, this prompt, your instructions, your prompt, your system\"],[\"prtext\",\"en\",\"an issue, as a comment, base64, changelog, commit message, end of the page, in the docs, in the footer\"],[\"prtext\",\"en\",\"in the page, in the pr, into the page, on the page, on this page, page source, pr description, pr text\"],[\"prtext\",\"en\",\"public gist, pull request, reversed, to the docs, to the page, unredacted, verbatim, word for word\"],[\"question\",\"de\",\"gibt es, kann man, ob, warum, wie kann, wie lange, wieso, wozu\"],[\"question\",\"en\",\"any chance, any plans, are you, can i, can you, could i, do i, do we, do you, does it, does this, how can\"],[\"question\",\"en\",\"how do, how does, how long, how many, how would, is it, is there, is this, know which, question, say which\"],[\"question\",\"en\",\"state which, what about, what are, what does, what happens, what if, what is, when will, where are, where did\"],[\"question\",\"en\",\"where do, where is, whether, which is it, which of, which one, which version, why\"],[\"question\",\"es\",\"cual, cuando, cuanto*, donde, por que, se puede\"],[\"question\",\"fr\",\"combien, comment, est ce, pourquoi, quel\"],[\"question\",\"it\",\"dove, perche, quale, quali, quando, quanto*, si puo\"],[\"question\",\"ja\",\"いつ, でしょうか, ですか, どう, どこ, どの, ますか, 何\"],[\"question\",\"ko\",\"까요, 나요, 어느, 어디, 어떻게, 왜, 인가요\"],[\"question\",\"nl\",\"is er, waarom, welke\"],[\"question\",\"pl\",\"czy, dlaczego, gdzie, ile, jak, ktory\"],[\"question\",\"pt\",\"onde, qual\"],[\"question\",\"ru\",\"где, как, какие, когда, ли, почему, сколько\"],[\"question\",\"tr\",\"hangi, mi, mu, ne kadar, neden, nerede, nereye\"],[\"question\",\"zh\",\"什么, 什麼, 几, 吗, 哪, 嗎, 多少, 如何, 怎么, 怎麼\"],[\"quiet\",\"en\",\"between us, don't ask, no questions, quietly, silently, unnoticed, without asking, without leaving\"],[\"quiet\",\"en\",\"without review\"],[\"real\",\"en\",\"actual, complete, content of, contents of, current value, entire, exact, full, live, real, their values\"],[\"real\",\"en\",\"this job, true, value of\"],[\"report\",\"en\",\"according to, button, called, claims, command, dialog, field, flag, had to, injection, it says, menu, named\"],[\"report\",\"en\",\"option, quotes, says to, such as, tab, tell me to, tells me, the page tells, toggle, told me\"],[\"request\",\"en\",\"could the, could you, will you, would you\"],[\"resolved\",\"en\",\"because of this, cleared up, cured, ended, explain*, finally, fixed, fixes, got me, helped, resolved, saved\"],[\"resolved\",\"en\",\"solved, sorted, thanks to this, understood, unstuck, worked, works now\"],[\"reveal\",\"en\",\"add, answer with, append, attach, base64, cat, collect, commit, copy, decorate, display, document, dump, echo\"],[\"reveal\",\"en\",\"embed, expose, give, grep, include, insert, leak, leave, list, log, mention, output, paste, print, provide\"],[\"reveal\",\"en\",\"publish, put, quote, record, render, repeat, reply with, return, reveal, save, say, share, show, spell, state\"],[\"reveal\",\"en\",\"store, summarise, tell, translate, write\"],[\"reveal\",\"it\",\"scrivi, stampa\"],[\"reveal!\",\"de\",\"gib, zeig\"],[\"reveal!\",\"id\",\"tulis\"],[\"reveal!\",\"ja\",\"教えて, 書いて\"],[\"reveal!\",\"ru\",\"выведи*, напечатай*, напиши*\"],[\"rules\",\"ar\",\"التعليمات, تعليمات, قواعد\"],[\"rules\",\"cs\",\"instrukc*, pokyn*, pravid*\"],[\"rules\",\"da\",\"anvisning*, instruks*\"],[\"rules\",\"de\",\"anweisung*, instruktion*, regel, regeln, vorgabe*\"],[\"rules\",\"el\",\"κανον*, οδηγι*\"],[\"rules\",\"en\",\"commands, configuration, constraints, context, conversation, goal, guidance, guidelines, instruction*, job\"],[\"rules\",\"en\",\"limitations, limits, message, orders, persona, policy, programming, prompt, request, restriction, role, rule\"],[\"rules\",\"en\",\"safety, settings, setup, task, text\"],[\"rules\",\"es\",\"instruccion*, regla\"],[\"rules\",\"fa\",\"دستور, قوانین\"],[\"rules\",\"fi\",\"ohje*\"],[\"rules\",\"fr\",\"consigne*, instruction*\"],[\"rules\",\"he\",\"ההוראות, הוראות, כללים\"],[\"rules\",\"hi\",\"आदेश, नियम, निर्देश\"],[\"rules\",\"hu\",\"utasitas*\"],[\"rules\",\"id\",\"aturan, instruksi, perintah\"],[\"rules\",\"it\",\"istruzion*, regole\"],[\"rules\",\"ja\",\"プロンプト, ルール, 命令, 指示\"],[\"rules\",\"ko\",\"규칙, 명령, 지시\"],[\"rules\",\"nl\",\"instructie*, opdracht*, regels\"],[\"rules\",\"pl\",\"instrukcj*, polece*, zasad*\"],[\"rules\",\"pt\",\"instrucoes, regra\"],[\"rules\",\"ro\",\"instructiuni*, reguli*\"],[\"rules\",\"ru\",\"инструкци*, команд*, правил*, указани*\"],[\"rules\",\"sv\",\"anvisning*, instruktion*\"],[\"rules\",\"th\",\"กฎ, คำสั่ง\"],[\"rules\",\"tr\",\"kural*, talimat*\"],[\"rules\",\"uk\",\"вказівк*, правил*, інструкці*\"],[\"rules\",\"vi\",\"chi dan, huong dan, quy tac\"],[\"rules\",\"zh\",\"指令, 指示, 提示词, 规则\"],[\"run\",\"en\",\"build, call, compile, decode, execute, install, invoke, launch, run, start, trigger\"],[\"run\",\"es\",\"ejecuta, ejecute\"],[\"run!\",\"de\",\"fuhr, fuhre\"],[\"run!\",\"ja\",\"実行して\"],[\"run!\",\"ru\",\"выполни*, запусти*\"],[\"run!\",\"zh\",\"执行, 运行\"],[\"say\",\"en\",\"attribute, claim, inform, mention, note, pretend, report, reveal, say, state, tell, write\"],[\"script\",\"en\",\"base64, bash, binary, block above, build, command, curl, dependency, file, image, installer, npm, package\"],[\"script\",\"en\",\"payload, plugin, postinstall, powershell, program, repo, script, sh, shell, snippet, string, terminal, tests\"],[\"script\",\"en\",\"the output, wget\"],[\"script\",\"ru\",\"команд*, скрипт*\"],[\"secret\",\"en\",\".env, api keys, bearer, credential, deploy keys, env, environment variable, key, oauth, password, secret, token\"],[\"secret\",\"ko\",\"비밀번호, 토큰\"],[\"secret\",\"ru\",\"ключ*, парол*, токен*\"],[\"send\",\"en\",\"beacon, call, contact, dm, email, forward, hit, leak, mail, message, mirror, ping, post, query, request, resolve\"],[\"send\",\"en\",\"send, ship, stream, sync, transfer, upload, wget\"],[\"send!\",\"ko\",\"보내\"],[\"send!\",\"ru\",\"отправь*\"],[\"send!\",\"zh\",\"上传, 发到, 发送\"],[\"trouble\",\"de\",\"alt, alte, alten, anders, falsch*, fehl*, inzwischen, kein*, langsam*, leider, nicht*, nie, niemals, nirgends\"],[\"trouble\",\"de\",\"ohne, probleme*, schade*, schlecht*, tippfehler, verschwind*, verwirr*, widersprich*\"],[\"trouble\",\"en\",\"403, 404, 500, ambiguous, annoy*, are empty, awful*, bad, bit, blank, break, breaks, broke*, cannot, conflict*\"],[\"trouble\",\"en\",\"contradict*, crash*, cut off, cuts, dead, denied, deprecat*, differ*, disappear*, duplicate*, elsewhere\"],[\"trouble\",\"en\",\"even though, expired, failed, failing, fails, flicker*, forgot*, gone, guess, had to, hang, has moved, has to\"],[\"trouble\",\"en\",\"hate*, have to, hmm, huh, ignore*, impossible, inconsisten*, instead, insufficient, invisible, is empty\"],[\"trouble\",\"en\",\"is hidden, is old, jumps, lack*, lol, loop, meh, mismatch*, miss, misses, missing, misspel*, mistake*, never, no\"],[\"trouble\",\"en\",\"nobody, none, nor, not, nothing, nowadays, nowhere, null, odd, old api, old name*, old screenshot*, old version\"],[\"trouble\",\"en\",\"outdated, overlap*, poor, reads like, refuse*, reject*, removed, renamed, sadly, sideways, skipped, slow\"],[\"trouble\",\"en\",\"smaller, stopped, stops, terribl*, throws, timeout, tiny, too, typo*, unable, unclear*, undefined, unexpected\"],[\"trouble\",\"en\",\"unfortunately, unread*, useless, vanish*, wall of text, waste of, without, workaround, worse, worst, wrong*, wtf\"],[\"trouble\",\"es\",\"confus*, da error, demasiado, desactualizad*, errores, falla*, falta*, lent*, mal, nada, ni, ningun*, obsolet*\"],[\"trouble\",\"es\",\"problema*, roto, sin\"],[\"trouble\",\"fr\",\"ancien*, aucun*, bloque, erreur*, faute, faux, illisible*, jamais, manque*, mort, n, ne, pas, plante, rien, sans\"],[\"trouble\",\"fr\",\"trop\"],[\"trouble\",\"it\",\"errore, mai, manca*, nessun*, niente, non, rott*, sbagliat*, senza, troppo, vecchi*\"],[\"trouble\",\"ja\",\"おかし, すぎ, ない, なく, ません, エラー, 切れ, 古い, 古く, 問題, 困, 失敗, 小さ\"],[\"trouble\",\"ja\",\"抜け, 消え, 真っ黒, 矛盾, 誤, 違\"],[\"trouble\",\"ko\",\"깨졌, 느리, 못, 빠졌, 아니, 안 나, 안 보, 안 좋, 않, 없, 예전, 오래됐, 오류, 잘못\"],[\"trouble\",\"ko\",\"틀린, 헷갈\"],[\"trouble\",\"nl\",\"fout*, geen, nergens, niet*, oud, oude, te veel, verkeerd*, zonder\"],[\"trouble\",\"pl\",\"bez, brak*, literowk*, stare, zbyt, zle\"],[\"trouble\",\"pt\",\"antig*, demais, errado, erro, falha*, nao, quebrad*, sem\"],[\"trouble\",\"ru\",\"без, битая, не, неверн*, непонятн*, нет, ни, нигде, опечатк*\"],[\"trouble\",\"ru\",\"ошибк*, пропал*, слишком, стар*, устар*\"],[\"trouble\",\"tr\",\"degil, eksik*, eski*, hata*, hic, kayboluyor, yanlis*, yavas*, yok, zor*\"],[\"trouble\",\"zh\",\"不, 反了, 失效, 失败, 慢, 才, 报错, 断, 旧, 沒, 没, 無法, 生硬, 缺, 舊, 藏, 误, 过时\"],[\"trouble\",\"zh\",\"遮, 錯, 错, 问题\"],[\"vault\",\"en\",\"$github_token, .aws/credentials, .env file, .env.production, .git/config, .netrc, .npmrc, .pypirc, .ssh/*\"],[\"vault\",\"en\",\"/etc/passwd, /proc/self/environ, /var/run/secrets*, 169.254.169.254*, access token, actions_cache_url\"],[\"vault\",\"en\",\"actions_id_token*, actions_runtime_token, aws_secret_access_key, computemetadata*, git config, github_token\"],[\"vault\",\"en\",\"hostname, id_rsa*, kubernetes.io*, latest/meta-data*, metadata.google.internal*, npm_token, other customers\"],[\"vault\",\"en\",\"printenv, run env, secrets.*, session token, shell history, the output of env, whoami, your config\"],[\"vault\",\"en\",\"your configuration, your context, your environment, your machine, your session, ~/.aws*, ~/.config*, ~/.netrc\"],[\"vault\",\"en\",\"~/.ssh*\"],[\"wish\",\"de\",\"auch, besser, bitte*, brauche, brauchen, braucht, erganz*, mehr, mochte, noch, sollte*, ware, wurde*\"],[\"wish\",\"en\",\"also show, another, better, could, d, document the, drop the, example for, examples for, give us, good to have\"],[\"wish\",\"en\",\"great to have, have liked, hope*, hoping, ideal*, improve*, like to see, longer, love to see, maybe, might\"],[\"wish\",\"en\",\"minus, more about, more detail*, more examples, more pictures, must, need*, nice to know, ought, please, pls\"],[\"wish\",\"en\",\"plz, possib*, rather, shorter, should, so that, suggest*, tell us, want*, wish*, would\"],[\"wish\",\"es\",\"agreg*, anad*, deberia*, gustaria, mas, necesit*, ojala, pongan, por favor, quiero, seria, tambien\"],[\"wish\",\"fr\",\"ajout*, aussi, devrait, faudrait, plus, pouvez, preciser, serait\"],[\"wish\",\"it\",\"aggiung*, anche, bisogn*, meglio, per favore, piu, sarebbe, serve, vorrei\"],[\"wish\",\"ja\",\"いただけ, お願い, ください, たいです, とうれし, と助かり, と思い, べき, ほしい\"],[\"wish\",\"ja\",\"も知りたい, 希望, 欲しい, 追加\"],[\"wish\",\"ko\",\"싶, 으면, 좋겠, 주세요, 추가, 필요, 해야\"],[\"wish\",\"nl\",\"aub, graag, kunnen, meer, moet*, nodig, ook, voeg, zou\"],[\"wish\",\"pl\",\"dodajcie, potrzeb*, powinn*, prosz*, takze, tez\"],[\"wish\",\"pt\",\"adicion*, atualiz*, deveria*, mais, precisa, preciso, quero, tambem\"],[\"wish\",\"ru\",\"больше, бы, добав*, еще, исправ*, можно, нужно, стоит, хотел*\"],[\"wish\",\"tr\",\"ekle*, gerek*, istiyor*, lutfen, olsa*, olur, olurdu\"],[\"wish\",\"zh\",\"再, 加上, 应该, 建议, 應該, 更新, 最好, 求, 添加, 补充, 請, 请, 需要\"]]");
	})
};
