export const id = 719;
export const ids = [719];
export const modules = {

/***/ 7376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VU: () => (/* binding */ byCode),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   jq: () => (/* binding */ joinCorpora),
/* harmony export */   lF: () => (/* binding */ compareAge),
/* harmony export */   t1: () => (/* binding */ findAnchor)
/* harmony export */ });
/* harmony import */ var _pages_entry_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1221);
/* harmony import */ var _text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1988);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5117);




function readCorpus(entries) {
    const known = new Map();
    const read = (text) => {
        const before = known.get(text);
        if (before)
            return before;
        const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describePiece */ .Ch)(text);
        const isOther = text !== text.toLowerCase() && words.every(({ kind }) => kind !== 'name');
        const found = isOther ? read(text.toLowerCase()) : { words, times: 0 };
        known.set(text, found);
        return found;
    };
    const own = [];
    const words = entries.map((entry) => {
        let count = 0;
        for (const text of (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .scanPieces */ .vo)(readComment(entry))) {
            const piece = read(text);
            piece.times += 1;
            for (const word of piece.words)
                own[count++] = word;
        }
        return own.slice(0, count);
    });
    const times = Float64Array.from(entries, ({ createdAt }) => (0,_pages_entry_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .p)(createdAt) ?? Number.POSITIVE_INFINITY);
    return { entries, words, times, pieces: new Set(known.values()) };
}
function joinCorpora(one, other) {
    const times = new Float64Array(one.times.length + other.times.length);
    times.set(one.times);
    times.set(other.times, one.times.length);
    return {
        entries: [...one.entries, ...other.entries],
        words: [...one.words, ...other.words],
        times,
        pieces: one.pieces,
    };
}
function readComment({ comment }) {
    const text = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitise */ .tB)(comment ?? '');
    return text.includes('[') ? text.replace(_text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholder */ .qf, ' ') : text;
}
function byCode(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function compareAge(a, b, { times, entries }) {
    const [timeA, timeB] = [times[a], times[b]];
    return timeA === timeB ? byCode(entries[a]?.id ?? '', entries[b]?.id ?? '') : timeA - timeB;
}
function findAnchor(rows, corpus) {
    const oldest = rows.reduce((first, row) => (compareAge(first, row, corpus) <= 0 ? first : row), rows[0] ?? 0);
    return corpus.entries[oldest]?.id ?? '';
}


/***/ }),

/***/ 9526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Numbers)
/* harmony export */ });
const fewest = 64;
class Numbers {
    size = 0;
    keys = new Int32Array(fewest / 2);
    #numberAt = new Uint32Array(fewest);
    #mask = fewest - 1;
    clear(expected = 0) {
        this.size = 0;
        this.#widen(Math.max(fewest, 2 ** Math.ceil(Math.log2(expected + 1))));
    }
    numberOf(key) {
        const place = this.#placeOf(key);
        const known = this.#numberAt[place];
        if (known !== 0)
            return known - 1;
        this.keys[this.size] = key;
        this.size += 1;
        this.#numberAt[place] = this.size;
        if (2 * this.size > this.#mask)
            this.#widen(2 * (this.#mask + 1));
        return this.size - 1;
    }
    #placeOf(key) {
        let place = (key >>> 1) & this.#mask;
        for (let known = this.#numberAt[place]; known !== 0; known = this.#numberAt[place]) {
            if (this.keys[known - 1] === key)
                break;
            place = (place + 1) & this.#mask;
        }
        return place;
    }
    #widen(places) {
        if (this.#numberAt.length < places)
            this.#numberAt = new Uint32Array(places);
        else
            this.#numberAt.fill(0, 0, places);
        this.#mask = places - 1;
        if (this.keys.length < places / 2) {
            const { keys } = this;
            this.keys = new Int32Array(places / 2);
            this.keys.set(keys);
        }
        for (let number = 0; number < this.size; number += 1)
            this.#numberAt[this.#placeOf(this.keys[number])] = number + 1;
    }
}


/***/ }),

/***/ 3590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U6: () => (/* binding */ findIdentifiers),
  cx: () => (/* binding */ groupByAverage),
  vE: () => (/* binding */ joinIdentifiers)
});

// UNUSED EXPORTS: keepApart

;// CONCATENATED MODULE: ./build/clusters/vectors.js
function readRow({ start, features, weights }, row) {
    return { features, weights, from: start[row] ?? 0, to: start[row + 1] ?? 0 };
}
function multiplySums(a, b) {
    const { features: left, weights: leftWeights } = a;
    const { features: right, weights: rightWeights } = b;
    let dot = 0;
    for (let i = a.from, j = b.from; i < a.to && j < b.to;) {
        const x = left[i];
        const y = right[j];
        if (x === y) {
            dot += leftWeights[i] * rightWeights[j];
            i += 1;
            j += 1;
        }
        else if (x < y)
            i += 1;
        else
            j += 1;
    }
    return dot;
}
function joinSums(a, b, most) {
    const features = new Uint32Array(a.to - a.from + b.to - b.from);
    const weights = new Float32Array(features.length);
    let to = 0;
    for (let i = a.from, j = b.from; i < a.to || j < b.to; to += 1) {
        const x = i < a.to ? a.features[i] : Number.POSITIVE_INFINITY;
        const y = j < b.to ? b.features[j] : Number.POSITIVE_INFINITY;
        features[to] = Math.min(x, y);
        weights[to] = (x <= y ? a.weights[i++] : 0) + (y <= x ? b.weights[j++] : 0);
    }
    const joined = { features, weights, from: 0, to };
    return to > most * 2 ? trimSum(joined, most) : joined;
}
function trimSum(sum, most) {
    const { features, weights, from, to } = sum;
    if (to - from <= most)
        return sum;
    const least = weights.slice(from, to).sort()[to - from - most] ?? 0;
    const isKept = (_, at) => weights[from + at] >= least;
    const kept = features.subarray(from, to).filter(isKept);
    return { features: kept, weights: weights.subarray(from, to).filter(isKept), from: 0, to: kept.length };
}

;// CONCATENATED MODULE: ./build/clusters/neighbours.js

const allPairs = 48;
const reach = { work: 400_000, least: 16 };
const kept = 6;
const promising = 0.6;
const stepsPerUnit = 16;
function findNeighbours(vectors, threshold, found) {
    const rows = vectors.start.length - 1;
    const window = Math.max(reach.least, Math.round(reach.work / rows));
    const start = new Uint32Array(vectors.count + 1);
    for (let at = 0; at < vectors.features.length; at += 1) {
        const n = vectors.features[at];
        start[n + 1] = start[n + 1] + 1;
    }
    for (let n = 1; n <= vectors.count; n += 1)
        start[n] = start[n] + start[n - 1];
    const end = start.slice();
    const rowsAt = new Uint32Array(vectors.features.length);
    const weightsAt = new Float32Array(vectors.features.length);
    const scores = new Float64Array(rows);
    const touched = new Uint32Array(rows);
    const near = new Float64Array(rows);
    const score = (row) => {
        let count = 0;
        for (let at = vectors.start[row]; at < vectors.start[row + 1]; at += 1) {
            const weight = vectors.weights[at];
            const n = vectors.features[at];
            const place = end[n];
            for (let other = Math.max(start[n], place - window); other < place; other += 1) {
                const neighbour = rowsAt[other];
                if (scores[neighbour] === 0)
                    touched[count++] = neighbour;
                scores[neighbour] = scores[neighbour] + weight * weightsAt[other];
            }
            rowsAt[place] = row;
            weightsAt[place] = weight;
            end[n] = place + 1;
        }
        return count;
    };
    const look = (row) => {
        const count = score(row);
        if (rows <= allPairs)
            touched.subarray(0, count).sort();
        let size = 0;
        for (let at = count - 1; at >= 0; at -= 1) {
            const other = touched[at];
            const likeness = scores[other];
            if (likeness < threshold * promising)
                scores[other] = 0;
            else
                near[size++] = rows <= allPairs ? other : Math.floor(likeness * stepsPerUnit) * rows + other;
        }
        if (rows > allPairs)
            near.subarray(0, size).sort();
        const least = rows <= allPairs ? 0 : size - kept;
        for (let at = size - 1; at >= 0; at -= 1) {
            const other = near[at] % rows;
            const likeness = scores[other];
            scores[other] = 0;
            if (at >= least)
                found(other, row, rows <= window ? likeness : multiplySums(readRow(vectors, other), readRow(vectors, row)));
        }
    };
    for (let row = 0; row < rows; row += 1)
        look(row);
}

;// CONCATENATED MODULE: ./build/clusters/link.js


const link_stepsPerUnit = 32;
const mostFeatures = 200;
const mostIdentifiers = 100;
const apart = 0.2;
function groupByAverage(vectors, cannotLink, threshold) {
    const groupOf = new Array(cannotLink.length).fill(undefined);
    const findGroup = (row) => {
        groupOf[row] ??= { rows: [row], sum: readRow(vectors, row), cannotLink: cannotLink[row] };
        return groupOf[row];
    };
    const longest = vectors.start.reduce((most, from, row) => Math.max(most, from - (vectors.start[row - 1] ?? 0)), 0);
    const most = Math.max(mostFeatures, longest);
    const steps = [];
    const wait = (a, b, likeness) => {
        if (likeness < threshold)
            return;
        const step = Math.floor(likeness * link_stepsPerUnit);
        steps[step] ??= [];
        steps[step].push(a, b);
    };
    findNeighbours(vectors, threshold, (a, b, similarity) => {
        wait(a, b, similarity * keepApart(cannotLink[a], cannotLink[b], 1));
    });
    const decide = (a, b, step) => {
        const [left, right] = [findGroup(a), findGroup(b)];
        if (left === right)
            return;
        const likeness = compare(left, right);
        if (likeness < threshold || Math.floor(likeness * link_stepsPerUnit) < step)
            wait(a, b, likeness);
        else
            absorb(left, right, groupOf, most);
    };
    for (let step = steps.length - 1; step >= 0; step -= 1) {
        const own = steps[step] ?? [];
        for (let at = 0; at < own.length; at += 2)
            decide(own[at], own[at + 1], step);
    }
    const taken = new Set();
    return groupOf.flatMap((group, row) => {
        if (group === undefined)
            return [[row]];
        if (taken.has(group))
            return [];
        taken.add(group);
        return [group.rows.sort((a, b) => a - b)];
    });
}
function compare(a, b) {
    const pairs = a.rows.length * b.rows.length;
    return (multiplySums(a.sum, b.sum) / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs);
}
function absorb(a, b, groupOf, mostFeatures) {
    const [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a];
    large.sum = joinSums(large.sum, small.sum, mostFeatures);
    large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink);
    for (const row of small.rows) {
        large.rows.push(row);
        groupOf[row] = large;
    }
}
const nothing = { identifiers: [], hosts: [], naming: 0 };
function findIdentifiers(words) {
    const stems = [];
    const hosts = [];
    for (const { isIdentifier, stem, host } of words) {
        if (isIdentifier && !stems.includes(stem))
            stems.push(stem);
        if (host !== undefined && !hosts.includes(host))
            hosts.push(host);
    }
    return stems.length === 0 ? nothing : { identifiers: stems, hosts, naming: 1 };
}
function joinIdentifiers(a, b) {
    if (b.naming === 0)
        return a;
    if (a.naming === 0)
        return b;
    const join = (left, right) => [...new Set([...left, ...right])].slice(0, mostIdentifiers);
    return { identifiers: join(a.identifiers, b.identifiers), hosts: join(a.hosts, b.hosts), naming: a.naming + b.naming };
}
function keepApart(a, b, pairs) {
    if (a.naming === 0 || b.naming === 0)
        return 1;
    const named = (one) => b.identifiers.includes(one);
    if (a.identifiers.some((one) => named(one) || b.hosts.includes(one)) || a.hosts.some(named))
        return 1;
    return 1 - (1 - apart) * ((a.naming * b.naming) / pairs);
}


/***/ }),

/***/ 4572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ findTerms),
/* harmony export */   S_: () => (/* binding */ groupTopics)
/* harmony export */ });
/* unused harmony export mostTerms */
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9952);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);
/* harmony import */ var _key_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9526);
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3590);
/* harmony import */ var _similarity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3217);






const reasons = {
    alone: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `no similar complaint on the page`,
    repeated: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `same wording`,
    words: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `similar wording`,
};
const mostTerms = 5;
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu;
const plain = /^[a-z]{1,24}$/;
function groupTopics(page, rows, corpus, space) {
    const repeats = groupRepeats(rows, corpus);
    if (repeats.length === 1)
        return [buildTopic(page, rows, rows.length === 1 ? 'alone' : 'repeated', corpus)];
    const first = repeats.map(([row]) => corpus.words[row] ?? []);
    const vectors = space.vectorsOf(first, 'page');
    return (0,_link_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByAverage */ .cx)(vectors, first.map(_link_js__WEBPACK_IMPORTED_MODULE_1__/* .findIdentifiers */ .U6), (0,_similarity_js__WEBPACK_IMPORTED_MODULE_2__/* .sameComplaint */ .mA)(first.length)).map((group) => {
        const repeated = group.map((index) => repeats[index] ?? []);
        const members = repeated.length === 1 ? (repeated[0] ?? []) : repeated.flat().sort((a, b) => a - b);
        const reason = members.length === 1 ? 'alone' : group.length === 1 ? 'repeated' : 'words';
        return buildTopic(page, members, reason, corpus);
    });
}
function groupRepeats(rows, { entries, words }) {
    const hashes = rows.map((row) => hashStems(words[row] ?? []));
    const times = new Map();
    for (const hash of hashes)
        times.set(hash, (times.get(hash) ?? 0) + 1);
    const groups = Map.groupBy(rows, (row, index) => {
        if (times.get(hashes[index]) === 1)
            return row;
        let said = '';
        for (const { surface } of words[row] ?? [])
            said += ` ${surface}`;
        const entry = entries[row];
        if (said === '')
            return row;
        return entry?.source === 'code_snippet' ? `${said} ${hashCode(entry.code)}` : said;
    });
    return [...groups.values()];
}
function hashStems(words) {
    let hash = 0;
    for (const { stem } of words)
        hash = Math.imul(hash ^ stem, 0x01000193);
    return hash;
}
const longestSnippet = 4_000;
function hashCode(code) {
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .hashText */ .qj)(code.slice(0, longestSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'));
}
function buildTopic(page, rows, reason, corpus) {
    const entryIds = rows.map((row) => corpus.entries[row]?.id ?? '');
    return { page, rows, topic: { terms: findTerms(rows, corpus), reason: reasons[reason], entryIds } };
}
const stems = new _key_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .Numbers */ .F();
function findTerms(rows, corpus) {
    const terms = [];
    stems.clear();
    for (const row of rows) {
        for (const { kind, stem, surface } of corpus.words[row] ?? []) {
            const number = stems.numberOf(stem);
            terms[number] ??= { count: 0, last: -1, isLight: false, surface };
            const term = terms[number];
            if (term.last !== row)
                term.count += 1;
            term.last = row;
            term.isLight = kind === 'number' || kind === 'fault';
            if (surface < term.surface)
                term.surface = surface;
        }
    }
    terms.sort((a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(a.surface, b.surface));
    const shown = [];
    for (const { surface } of terms) {
        if (plain.test(surface) || showable.test(surface))
            shown.push(surface);
        if (shown.length === mostTerms)
            break;
    }
    return shown;
}


/***/ }),

/***/ 6632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: () => (/* binding */ isSameTopic),
/* harmony export */   X8: () => (/* binding */ signText),
/* harmony export */   fk: () => (/* binding */ signTopic)
/* harmony export */ });
/* unused harmony export mostSignatures */
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9952);
/* harmony import */ var _text_unicode_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1268);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7376);



const mostSignatures = 8;
const permutations = 24;
const digits = 4;
const lettersPerGram = 4;
const signsPerGram = 2;
const sign = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const version = /(?<!\d)\d+(?:\.\d+)+/gu;
const fewestGrams = 10;
const sameTopic = 0.4;
function signTopic(topic, entries) {
    const signatures = new Set();
    for (const id of topic.entryIds) {
        if (signatures.size === mostSignatures)
            break;
        const entry = entries.get(id);
        const signature = entry ? signText((0,_corpus_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(entry)) : '';
        if (signature !== '')
            signatures.add(signature);
    }
    return [...signatures];
}
function signText(text) {
    const letters = ` ${(0,_text_unicode_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .T)(text)
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim()} `;
    const inSigns = (letters.match(sign)?.length ?? 0) * 2 > letters.length;
    const length = inSigns ? signsPerGram : lettersPerGram;
    const versions = text.match(version);
    const seed = versions ? (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .hashText */ .qj)([...new Set(versions)].sort().join(' ')) : 0;
    const grams = new Set();
    for (let start = 0; start + length <= letters.length; start += 1)
        grams.add((0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .hashText */ .qj)(letters.slice(start, start + length), seed));
    if (grams.size < fewestGrams || (!inSigns && !letters.trim().includes(' ')))
        return '';
    const minima = Array.from({ length: permutations }, (_, index) => minimum(grams, Math.imul(index + 1, 0x9e3779b1)));
    return minima.map((value) => (value >>> 16).toString(16).padStart(digits, '0')).join('');
}
function minimum(grams, permutation) {
    let least = 0xffffffff;
    for (const hash of grams)
        least = Math.min(least, (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(hash ^ permutation));
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(least);
}
function isSameTopic(signaturesA, signaturesB) {
    return signaturesA.some((a) => signaturesB.some((b) => likeness(a, b) >= sameTopic));
}
function likeness(a, b) {
    if (a.length !== permutations * digits || b.length !== a.length)
        return 0;
    let same = 0;
    for (let start = 0; start < a.length; start += digits) {
        if (a.slice(start, start + digits) === b.slice(start, start + digits))
            same += 1;
    }
    return same / permutations;
}


/***/ }),

/***/ 3217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bz: () => (/* binding */ createSpace),
  mA: () => (/* binding */ sameComplaint),
  jX: () => (/* binding */ sharedComplaint)
});

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/clusters/key-numbers.js
var key_numbers = __webpack_require__(9526);
// EXTERNAL MODULE: ./build/clusters/words.js + 1 modules
var clusters_words = __webpack_require__(5117);
;// CONCATENATED MODULE: ./build/clusters/numbering.js



const pairReach = 5;
const fewestPerRow = 4;
function createNumbering() {
    const numbers = new key_numbers/* Numbers */.F();
    let [counts, lastRow, features] = [createColumn(0), createColumn(0), createColumn(0)];
    const listed = [];
    return (rows, isFew) => {
        const start = createColumn(rows.length + 1);
        numbers.clear(fewestPerRow * rows.length);
        let size = 0;
        for (let row = 0; row < rows.length; row += 1) {
            const own = listFeatures(rows[row] ?? [], isFew, listed);
            if (size + own > features.length)
                features = widen(features, 2 * (size + own));
            for (let at = 0; at < own; at += 1) {
                const known = numbers.size;
                const n = numbers.numberOf(listed[at]);
                if (n === counts.length)
                    [counts, lastRow] = [widen(counts, numbers.keys.length), widen(lastRow, numbers.keys.length)];
                if (n === known)
                    counts[n] = 0;
                else if (lastRow[n] === row)
                    continue;
                lastRow[n] = row;
                counts[n] = counts[n] + 1;
                features[size++] = n;
            }
            start[row + 1] = size;
        }
        return { start, features: features.subarray(0, size), names: numbers.keys.subarray(0, numbers.size), counts };
    };
}
const createColumn = (length) => new Uint32Array(length);
function widen(column, length) {
    const wider = createColumn(length);
    wider.set(column);
    return wider;
}
const isGram = (feature) => (feature & 1) === 1;
function listFeatures(words, isFew, to) {
    let count = 0;
    for (let at = 0; at < words.length; at += 1) {
        const { features } = words[at];
        for (let i = 0; i < features.length; i += 1) {
            const feature = features[i];
            if (!isFew && isGram(feature))
                break;
            to[count++] = feature;
        }
        if (!isFew)
            count = listPairs(words, at, to, count);
    }
    return count;
}
function listPairs(words, at, to, count) {
    let end = count;
    const { stem } = words[at];
    for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
        const other = words[next].stem;
        if (other === stem)
            continue;
        const pair = (0,hash/* mixBits */.Hj)(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other));
        to[end++] = pair & (clusters_words/* featureCount */.W_ - 2);
    }
    return end;
}

;// CONCATENATED MODULE: ./build/clusters/similarity.js


const few = 50;
const gramWorth = 0.2;
const trustedPage = 60;
const smallRun = 100;
const commonest = 2;
const largestPage = 2_000;
const lengthPenalty = 0.4;
const mostSparse = 2_000;
const rare = 32;
const sameComplaint = rise([20, 1.6], [1_000, 5.7]);
const sharedComplaint = rise([100, 2.2], [2_000, 7]);
function rise([few, low], [many, high]) {
    return (count) => {
        const share = Math.log(count / few) / Math.log(many / few);
        return low + (high - low) * Math.min(1, Math.max(0, share));
    };
}
function createSpace({ words: all, pieces }) {
    const common = createTable(all);
    const pairs = [];
    for (const words of all)
        countPairs(words, pairs, common);
    for (const { words, times } of pieces)
        for (const { features } of words)
            for (const feature of features)
                common[feature] = (common[feature] ?? 0) + times;
    const run = Math.max(all.length, smallRun);
    const numberRows = createNumbering();
    return {
        vectorsOf: (comments, among) => {
            const isFew = among === 'page' && comments.length <= few;
            const hasFaults = among === 'page' && !isFew;
            const own = hasFaults ? comments : comments.map(dropFaults);
            const numbered = numberRows(own, isFew);
            const counted = among === 'page' && comments.length <= largestPage ? comments.length : 0;
            const weightOf = createWeights(counted, run);
            const roots = new Float64Array(numbered.names.length);
            for (let n = 0; n < roots.length; n += 1) {
                const feature = numbered.names[n];
                const here = counted === 0 ? 0 : numbered.counts[n];
                const weight = weightOf(here, Math.max(1, common[feature] ?? 0)) * (isGram(feature) ? gramWorth : 1);
                roots[n] = Math.sqrt(weight);
            }
            return weigh(numbered, roots);
        },
    };
}
function countPairs(words, pairs, counts) {
    let count = 0;
    for (let at = 0; at < words.length; at += 1)
        count = listPairs(words, at, pairs, count);
    for (let at = 0; at < count; at += 1) {
        const pair = pairs[at];
        counts[pair] = (counts[pair] ?? 0) + 1;
    }
}
function createWeights(counted, run) {
    const known = new Float64Array(rare * rare);
    const compute = (here, everywhere) => Math.max(commonest, Math.log(1 + (counted + trustedPage) / (here + trustedPage * (everywhere / run))));
    return (here, everywhere) => {
        if (here >= rare || everywhere >= rare)
            return compute(here, everywhere);
        const at = here * rare + everywhere;
        if (known[at] === 0)
            known[at] = compute(here, everywhere);
        return known[at];
    };
}
function dropFaults(words) {
    return words.some(({ kind }) => kind === 'fault') ? words.filter(({ kind }) => kind !== 'fault') : words;
}
function createTable(all) {
    return all.length > mostSparse ? new Uint32Array(clusters_words/* featureCount */.W_) : {};
}
function weigh({ start, features, counts }, roots) {
    const weights = new Float32Array(features.length);
    let [from, kept] = [0, 0];
    for (let row = 0; row + 1 < start.length; row += 1) {
        const first = kept;
        let whole = 0;
        for (; from < start[row + 1]; from += 1) {
            const n = features[from];
            whole += roots[n] ** 2;
            if (counts[n] > 1)
                features[kept++] = n;
        }
        features.subarray(first, kept).sort();
        const factor = whole ** (-lengthPenalty / 2);
        for (let at = first; at < kept; at += 1)
            weights[at] = roots[features[at]] * factor;
        start[row + 1] = kept;
    }
    return { start, features: features.slice(0, kept), weights: weights.slice(0, kept), count: roots.length };
}


/***/ }),

/***/ 1310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ matchGlob)
/* harmony export */ });
/* unused harmony export matchSegment */
function matchGlob(pattern, path) {
    return matchStars(pattern, path, (part) => part === '**', matchSegment);
}
function matchSegment(pattern, segment) {
    const fits = (part, character) => part === '?' || part === character;
    return matchStars([...pattern], [...segment], (part) => part === '*', fits);
}
function matchStars(pattern, items, isStar, fits) {
    let at = 0;
    let index = 0;
    let afterStar = -1;
    let taken = 0;
    while (index < items.length) {
        const part = pattern[at];
        if (part !== undefined && isStar(part)) {
            at += 1;
            afterStar = at;
            taken = index;
        }
        else if (part !== undefined && fits(part, items[index])) {
            at += 1;
            index += 1;
        }
        else if (afterStar >= 0) {
            taken += 1;
            at = afterStar;
            index = taken;
        }
        else
            return false;
    }
    return pattern.slice(at).every(isStar);
}


/***/ }),

/***/ 5170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L8: () => (/* binding */ classify),
  m: () => (/* binding */ isKnownWord)
});

// UNUSED EXPORTS: Classifier, classNames, edge, hashPair, knownBits, readPlain, readTokens, rows, splitSentences

// EXTERNAL MODULE: ./build/text/hash.js
var text_hash = __webpack_require__(9952);
;// CONCATENATED MODULE: ./build/triage/entry/weights.json
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"bias":-3,"scale":[0.0382279,0.0328144,0.0359551,0.0422202],"rows":"HnYHNg4YQQsQGhM0H0sKjg7I/2kGPEwhQwsJDg3idQ5prgUdAzYFBQUGTzkBBn6EAX4DTjACAR54VUQCIymeZw8QBwFyNl8FBQd2DgkKTRQkATAEEzoeUSoFJxZLYAQDuTMJQRVRB1QnMAYvcCRlLSlNKUoGIw8uAxUlI0EhYxxMIQkEVmEm7y1mLRQsDyguV2ctXiAfCzg9J4UxFwkQOQJvRTXvG0BupTZPPCEhLFsbGRkDNBIvSS46AgYgBO8FZWQ6AQEGIAwjUhUNGhG/DygCvAo5ISgwQAc6EAcCAQoKJxAMEQ0NaxceCA1MNxMOAwJUXAFPVAEHBoMVDlNELypWEisDBQREAhwDNQQeIQIiU0cFKT9GzP8DChZEJDYlPD4cbLMjCRETOAqPTy5SL3ocAyJVETk0kAQcIBJgZIIMJAsSDyxPCj4VCCp6AwxHEiMDYnQFHBcKQRk2a1M3V0AVFAgOLgUPRi4zOAuyBZIiAiEcNA4BDARbGScTISAlUnA5AiuDBh8udyU5HCgNNAQDCjEaISRcJg4pDhMYQwU5HBgmFCVOBAW/LjeVVXwLZxJYFgZ3Tl9pIUIVBodjNxnjT0QPFTkQG8Y1Ah49BBcpExExBAYwWBZRPwEVKysINliCEAMj2Q5cG2cBEAghEmFYCVkFQCcmRQ4jGRUqT/8RAQNFESwbIx0PXA0tJSBLFSIJP1Jbw0YQEwkLITFQMkQbBmYOkyVDBCcjThcMC06EFhwqcwYdajoFEhEpLS+C0g0UASQaDmg9BA0GCVAPnw4FRdM0GAYkFAsESf8rERMkUyohFCA+tRe8ETOTBQJQrrBPDBkVCk2UhLAYQGB4DQlCJQ0OYjAWazcHEh9LCgVlLRs5MDQbXwknLko9IWw5BTI+Aw08QzjiBEAGKhIKVhw0TicFAwfjNiI/EQKWfRATAwaPNU4ObKIzdDAdXB4TRXoGAi1VTBwKBhERGUQR/xkCZDYKew4EHAwKAQcGQoMKERgWOAYXKQU7EzxIlRQMkAdKLmw4GjUSO28OGjg3EWUFJgkcCTMFF2pYBn4rBQ8aFIkeVA0vDgmiGYAVH0kGFiogwwUTKwpYSxUKOwq/BAb/U5gVCAF/czE4S9SEDAc7GBEdCy55A6IJWAIkCwYcGgcR/xxmO5ERIFZdJRpWYiIQGwsWHz8zECCYEj3SPcQqRT41OQkhpxQPHhspZBAvBCeoFgkQtg4HJnACGwYmDAkpJwVWJQc9OwQGBwgNn1wBFDgGMBQTHhoztREbCiZRFg0PHhEHJGIqCQYoSAwCJiVJIlwHNgc1ARQGgByDMjAQCTcchDMrn4IFCiAESgZXD6MOATA9PUYrNbISLmMsAQhbMScGChcofCQLE3MiAb8sPCMyMgh+KgoWETwFgQlNBzlFAgk6TYcrEwtDEDFdHzdFF0UOGwNIJihKOCshCR8BVUalMxEBUysvNRdHEwkKQhIccEhbOQEqOzkXQUE0E14PCC1KUwEdAX1ZLCUKbD0nKSYZJpT/JQYvPxUDo2gTaxPJCmQQRDBSjxsu6QI1Qj8hA6MKTAYrIBwuCYADwCjSkleLJiUEMTyBBB1oIiVeFxAyEhYZVWQSJBooIgGdJQcFRf8CDhkGGTgqESc2BRwHARZgWCQMQwM3xqQKAqgINVpLWB4UXVI+FgE1MyhhUF08H1ZqIgMJbS0eGwFD4DMsnQcFGS4qmW42AQ0NGR0PKCsTFkAqBy0PEDEBCQr8KzwRVVIEJQhRE0VTBBz+DjdxNi59fAguXQsmGhqAA3ETA1IBFRIYWCsTG4IVCHUiEycSHA4BgUM5HH49UisSA2RYCAIJRwNQGUaUDhsDAhkLIw81NQxiPQoRcxy2EAeDlxQOY08ED1cofYE+KxM0AkwEXDcsMU1faR4PCBUQVx0oH5YFWhFIgQ4CHE06JTYvFGsyCUkmRx43LQYoCQIkEw9BCgQKgCRLDS0MUDMV1AoWGVJ5UDwBEhg0FGIKKmRDjwh0GBkvmAUsEg1MMgRBRwMbFy4WFwQPJkERSR8SDAoUJCczU6gMHCtAIy4oCVk0N14/JhIbCRZqHgkNExtaIhUcdEQOAWYgZSYQExwJSgIfESAEAVYIHrk6HmIVBxwTOisBOFkBA1sKPhMrKQ4EKQQhan8IDjYYuzBdBW8LQ00IMwdXAgs+IH4LZnAGA6cOEJ5POCBWGx/7RRczFjSvGVt4FSkNsyweU5EWW2AHBiZkIWQ5EDwMU24KJBzJJTWjCRZjBZiCqEgKh21eNg7sESgzFVggIlIWiUvK/w0UHVoImhQIqhJXEQF4IB86CxsCBg8EIixxBQkWN1U1WyAXhgoBJhpZ3k8DASspaXAGCy0jEw2IDQcQDyL/AxgYBjApFRobZQ8jDiAeRixHHRETD/hgCjEPHTdUFApXDAwyNApIJcgvSAUfJxlEjC8MP2gLewkKIDQ1Qhh3GHRIJikfMAQKLDUHGF4GCQMqPwYPSiBATWswCzUuNRIHJ24CHjRGG12ctipMGzMgFP+CKTRjGCUVAQMYLAZeJxUjIg0NLxNCDTRYRk0Qc53+D0YsqDMbHv8eFRQIBAENKBJThzYndyjTGRsjSg8JIYr/BgkjDExCBgwCDS6zD4gFDG4wLpIBJh4OTwkOHg8/BBIMHrUvijlRJ1gg0Q5HF08DSx4IAi08RhovThVFEywqMyFZTgZdDwc/VwcyBwQHAjYZKDVy/AlC/xAGM52UwhGnDwwhNo8QFHxSAi5PIiMGQBuDWAlSBBH5NBIiD0zCIx86ihBwQkIzGSUDnioNgg4JfiE2D00LBh4cVQxED60iLxIUDTUGiQgrBRsNMQb/ATcEHxchAygFCQsECokNXxcSCDzrIKNMExgWiUEjEzEPGigrdwIFPANPwxAILGMuPFoXAikNO7NZGjsyKEwYDSMNDx07BwZDFgQINQ51dWBWHQ1CKwgIBwIxHlYsRAIOHShJAwgVC60TKIQBOCgDEwoljx//CxElCQUYEaokLVscBXBAETRPHkLpHEZdhCs+LBw2KhYXElcoCA1GEBI/A0hBBgdXHTpRJgxEAy5CTQsMDjE4Maw9ApI5Pxn/FYIpRxdUAhsKLBtLWm4PQDBoS0s9GRxeChsUVmDMCwShcwoDK1cJBhEnXhEFBgJcGwVrHQUYNikFEh43JDMVUASnGBtAkQkOdiMZdIM8DjZhN8RHBBsXJxbUKik2Dg4ZPyE1IcEHHFSCHZBJhpADOgNJP1QPG2cIJAshIB1aMD0OBj4LTBUCHrsnCTMaGTV2VoJpDwhvGQscOxAEO10GRSt1WAZIEQWKCac9IRc9DwsnLGBbUBcXLy8cFS+baTRXURUVJg4OFi6yQipNBwpiHAMSOOgWCW4g9w9wPRkPBikDKpSdRM8BAiMOG3gPMgcNVBRhQQQ1A0kjEidXEYFXCQhUPlUcBXlQZgcNdBZcEThHECUVGSxZGxNdEBU6EVYdIyAifjQUL1c6EAYkSxwWJiMKnF8GRgEHYEYDGRZoh0CRFg0CV5YaL0cEQBAMGQo4awfwCB87EhIMW1kTJWwIAR4GcDgICk0XGgmCIAQFBkUXE3M7vz0iOJg3hgoSHHoFLDYXKERQJzV3BEQKBwoGDgZfBxYWIgZbURYdB2ITMQMHIjsoElQVNT5IOpURFnGmDUcCbygCBy4F9hQ8Oz8yCBYtPA9qDprVRhEODY1DJAIBHU4lUUZgCYmwDiQCLQo3TQ4obwkBBgt4BxZdHQJlEFAvH+EaBwUYLHcRPjGLHAUEfDcXfQwaCpAYGSgEEf9xCB5DEBkrCcAPFktEdRqcjy5Y/yM8FCEjEhZmIKwRKCd1GZU9IWExSwcuFf9VA6YJGmsuCCsWDTVpJBwCERtFJlsBBS0gMAwpjVgbKg0vEAwUAiYpCysDIzlATAYYAkEiExcmCC4RCI1xBGISDo0JQQYeASwUSAcSHQUmBhoEZxANDitIFyIaDwUbQBcUaAsBLSJSBQVAIhgJPwUq/wIZXCsWHV4nCRkkgjJ7LAxTAxA2azYcByWBvQ09SA1ZpTgODzuPAossPwMDBAggECQDJiB0CRUIIxgZITk+CheYTwQodgFeFhYPGAUIeRw9FGB7EgwSAk5TBpoBBiwQMgF/GiADowkZPygSJxdKRQLlEwEUI0HgshcRQwwBEy8jLRAdLSJ6Egk3MidXAks+DTMlEhoHCTElPUdJ0SoMFAwWN1wBZwQjPzAaCCs3BkQFUggZJxcrA2gjCQUtNAQPlYAKEV4HCQ4IDB1GWYAYGGBNPkQaKCkpHFwXG04XjAMfdT0FJgOGFzsHCxwkGgEGPBgGAU0eE2IFGwwjOzY3ASwFFwtFJJRkYAgVYzqMNgcBCCNYK10PJBAqWk0BDRMhCjqwEx8VEQkDCQkzEhkaUwY8ASoDOAkEORIESzEFOBgSRg1WHzTFHyVKHRBDFBGeYzILQhTgAyBPBBkR00yyPH3/CGcOIkuGJAguwhoOGisBBQMCCR8qO+sIDRwJDpM0LDhNRv8rLKY2Hhk3QTkRE3CABh0FER9NIkx8dQIDQG8eYwc6ShMSDsMZFXiLCEwGHS8UOw4OOxiWAyMeNy0LKUICESshDFkZTiET/0lSSm4dhtcDeQ0mczwrI4ISJRMVFlYWXrABfhwTKSkJTDNS2AQQEiNBMiJEVgUEDUAmFQwqHTIQfxQXnwEaCQMxBzyJEQs2HUeCAQxGDacJFRUSPhpjRCM9NFsECgUKFGigAm+UNjTTSScPAyz/HgE4EVU2lyJQFgHZgQEsA809J0OZVQVZAUwYG33bEnQuDx0dF20hBzALrwUFFGlGJgccQwQOnwkBSldUURC7DgkBGjEoGxQnCQUbCwgCywgyHyQKS35MPGME9hoRFQM2IygvEWofSQ4KpIAdB5A/fgcHUiIKLBNIBn9cIQQ5EglAQjQniiQoGGo7Bx4dGTYIDzxgJAsEbEQeFhNXLxthEkcFOjAHRQwvBCIaOywCBr0fVQwPLoEBDTsgGGIBiicEDwEKEQMIJSISKChKGAEhB1KbNBRLUg4UzB07Ygp6MEG+RhIYhgkYOW4eAyg9GFAMCyAYF11PCxYpBgxdUiozGSMTMxZfB1ZrBRQVERJMBAwHXxtgLp2GAhB0T1A1UYUrAwMWdoxcIo6rNRMGP64dGR0ldgcfDQ8uJCVDG288EiIPDBgGFCmGjhwUWANXbCcFWzdbRUAIITUCBgweNFIwl2AuTDJ3FAETNjpTEAFoRlgTCQoWE1kGNzAQViATmEUORwYBh/8IhSZ5RIAFJGsYKAIeFkcnAwwaagNcCREoAicUDXosEFoHGCAQEZEDGiRIHgV/Xo0oHVKSMAs3KCUhQipIFRQ7inMDCh0Oo6kLM05xQeArFCarSAWyKT0qYQcUE5I8CXwILjy2DTJcYysXGJ9tGUAZQygoCD1ybQM5HBgMHQ8wJkcYWiVnCxEaYxBzCBIHsRwjHAgozwpOTAExPBE4IRU3CQELDQEZDvMtPxYqlgIVOThyDyQ1yT4KWVQFHIUYJCUVGg8Cag1QxEVKTiUZGz0FDwQ5Eg5RCxYYEAo2Dz8KBBwQQCsGSWENAS8pBiISBQQEITMSNxQhAwEHLRUTAnlEbApPqSEdGhsBHzIPH0pFNoowHicYKnNpMSoIIJAkdwNmDOwLc3sbGFc7iRXpHo1UPwwJK10YDwMUHE4XSTUEGBwPB3IfBihIDTZCAUMjKi89AzQESCgKDkZYhHABkFgYETQfFiA2SSNLGxESEkIJChAJLgokCmIsbxk5AyoBK0PmCFMGHTUWGC4NJDgxbRxrF8xqRg0fB2cTEjB8ThMmOChyGBUGGxAZCAsbNCA4Ak80W1kDBVqxBgwpCgwWNBAMUT1TF1orDAIyATs+ARZAATcWCRYkBTErElglQgQLMwptMTwNCQIICAUY/0sGsz0hHiuBIwgzKSkOAgYQJAxtuhcVEjtBfRUNBUtDB3GbgQYFHDccIzdxDRMIAwhhGVMIAR6N/wUiEHUOnFA/Eg93JAwlHT8PCQomQXQ2whUQFQETEjs7BSYaOAUbhiYMCAZjFAIPHq8SUEA7hmEwoDMRAxgvTBcBQAkcFwgLviMIW0JwEBMhOWO8jgIZBjAOH0CCLJQdBiQYEUkuTFNdgAxhfChYHxBTLBICFCEXuh06KwgTGzQjBC4KCykxc0sZB+o8mT8sBmEPJDBVEwJAGQcsIGOhAgYGBwUbOHEhHyD/JAGEYwMHDQI8DAQuDRsLG0dSUB0SRRgI22xrbjUBsyRBDS4XqhJzQzE1Bf9oAy1MhBx8exJuQ0wYMTYnFSMLInkMEAYBN5I6Gyr/0mgtHQoXHBYRFRg1TxQnnE0/HB0tAkcsBR5aBzl7WRInCHMlORq2LA4TAwIjRSoa/xAUG6JkdiEKAyiKFv8DDCTQqglSFFk+RQcnNwVDEQIXDl8UPzYeOXwfAkwbJkcWShdMJg4KPBVtIAEaLAMCWgUpJTkcUwYHNCkPHFwvGBCRBm4EDQoPYcoLCYlcDAweZTQSXk0QP/8UFwwgKRESmkJLCwsMSyEEG0EN/y5lGkY1Fy8xDh8MBHAQCTYFF0o0IykDcCQeQekOHgEGDwE8CR//LQFhMEYDH1wCDyNRBCKVDBkiBQYYNz+lJQ8SEgk68WgqGxolbCsSLhUhGFggClcKC9V1GBMnOjGHDxRSfQEUN7wJSDIyQCUXVQ0zGAsJGnwnIApvhQFYIyMXFx06GQIICaZdBxojUwcKGwoBfnJUGCZbITgRT0xXBAvJgTa5KhIEO284LyAQDRsPg1oRHChBGpAdE17yHR0IKQtuBUIuF0gHVCVAEBImMxk7JzwFIzMDLRhBKx8ZFBIWAxgUCAI0BRMLQBEpSzyJDQoZEgFUdxgkLQ4mA2MRXxILDxZFDjMDSiNSbiNFCwoFARl/HTADRwZrLTQHRlYrHD4XjhJoD1VnDhQBH0MESUxDDWZXRCgGLgYWJik2OjHU/w0VAygwcwdaDTAhFnMuDrMFDTYOOrgHKEQbSjAeBAQXFhGkAUALBEgdW0gWELkoBBkBAgESIzojJAsJGRQhEx4/JgkFUghAKx1HCxsLOgcFRk9aAncVCBAiCxwQDQ6xOzRcERlVbQU7HgQFdQUeJjcQGCcwURVaSyIKJkEpKiBgD04oGxwdE1gjJg0OAhIVTym/BEFhBCoBI1URLf9vQxUnByIJLzmrLxM0UiMEDAWbb29CHzs2EwtpHi0QIQJmLwcnCRMnKBE8o7EGRAMkH/8BDAsnc0IjCSIYUicVGRI2MAleGmwGPytyFQ4vAQGaIwycEwYGIS4FtQFQAQyB/wkUJctcEh46RTofKRjSE6kGECiPJ0GuUxEBYyJNDnF2Ewc2B29DLiNAKZcOIt0nAVkLCQoLFJAGGBOIHSUJDDMzAQNhM14VK0hSLkkZB0hYLjMwXEgKOg8TSpEREkk+J2I1GgxXOTkxHQYtKxdOYAkWKh4RAycnAgFIdBg2Lw4uTDo4AQFTUXYCJhQpCAMhECg2OAoRIzwCRgobCBtKxD4pDxoZRX8+Dh9mCwZPH6n/CK8tQBgqYC2AATVoDRYVCT8gCDgLUgInTxggzgQbAT6dJgINLWgBOgxWCDooFT0Lpw4eBCoMEkoIIhBFJTAgATcEVi0daxwrGyUiMQwlFGomGgpidwoJGkcC/wcBMh8NBh8QIwUVCi4cQB4QNRYPCZ4xMjFldQIUQjo7CEYiHPsQWBYaBxAHUSaTZC0TUjDZETAJvBEqElEUPxhtDjETE/WBHgouIGr/EBNBCRwJowtuGdFaDGkkSRUaFxdcdmpgCg8Jf2cNchELODRGWjBjPAUDD2gKBSb/WiFSnAQ/rCUVFTFQUB9YFAYQFUAGRhQRHWgeICIHEgUkCiFHTJkNEZBZIRIY/yZofgpIHSxtWlgYhCQeCQ0rUUrTSEAmDi02XQ00A2JbHH0OO2xAJYVHFRA5GAVpMhYOC3cYPSNSBwRpJh9kmEcGG1wPRVEdE1tHRCIMKSc1LxIdGRcyXnYVTTY+qD0zYQgLii5oTgogPCAaagUpCBD0ARUSI4QMciBiTkc4AgMrBx4XDgplJoVqByYER4fJSWEbrwEBM0U2zSxWSh15EN3/L2YGHR5TeG7/M0cEdxg9OiSVIURLL1AtIwUFECLAHTwgSRhpmQE3ISMGZwNnJDEKUTQNz2QKByYLGi1lDRk+ThktEzEDCxMhGENZSWgcMQQTEBgOWCAGLA9TlMIklB8KJCNiBjUVLA8ZQgUHGzpVTjM1IxcNCUByNyUkEwSRZx81WAYFHhQSJhcqPqIEEAE7PwIHFx4SCAWCQC0rEAEZVAVBkk1PA1wIFiE7EjgomxATHQ1FBAYosD2SuRlCEflUBDFGAvQOCPwCLARfCxwZDyQwMElJE0VdYDkCCQZgNhchH0oPKgIDYxEwKA0oJiUDBmcoKBYSAmUSGE4CHRcIBp5ibIhSKyoKKhgQOCImAjKYhjUaphYIPBgLMxNBEi5NclMJBZQUJFIDCz0EKTljXBAoOSBQCAcUGAwUNiwkSngCh4o6Sx4JKh0/JyRTFSsHegNAUwwXChArFw9uFChFAwoQCjNMJSUDGi8GamtFFRtYFRYcNBoyJhB5BbUDKCJkxQEFHzErGQgJDAmYHQk0OCtbEhp7ZAYLFDIQBZUIqWU+AU0CHVACVgIiFE4FChBivjEWPDsQQksgD0kRFWkJMz8JbCsWNyYVCBYlAp08lC4cBBTGCF4XE2WjJHdbQiAJ/zsECQ0BDS9VAQcJCWhnLSU5RSRrDghrL/9EGA0GLiw0EaEKgkanExsaImMOQSAUIUQaAxsfAg0iGAQSuAhOo00rkQYdAwg+FwJlJzohJSMuChYwTEAeFD8qGwISNBgOTB9dN5xXKQ3/DA06YAsDBC4BGFSZfiTnWAYkEAZbORYMFgJ1lCAVbnkK/yIoLjwBMCQQG6US3l4bMAkEOw97JwwLDRQzKAKSGQ4+PB4+SAgCJgFKCilkGBIwAUkZZYYPGSCQAgReBg+QbDVHHiI6+B0IOCkjP249QCFGHGwPlwU5KBxoCzAtLskNLUsHKBMTTigFBSsSfwgJNUckKLVNhhe2RCFQCg81BzdSBAJeCQE6MxksCDHVUyA/SCgEJ0sgfgIeDBYOBwhpITE6DAKXB62lEEgHchtrCoU6F/RZKh4IFAEFDmBIQx8wcgIZCAkchSJgRTk9B5BuSCOPCgkOMBITWQ0iCF8JJSFIHSJtFyMGqAEqOSAVATwJBAwROmlPNgEnFWcnMlkIKw9ucUjoIEsjKxxpDh8ZDW0wESFUKz4WDS4aGRkIAksPJ28THQQDDAwBKgcchhEMM6QcFBEZbRgxME4CTwkmEBL/LhJESR5EBRsJAZsXHhYGHnkaNBrmD1Fqv4Y6JzYmS2gqIXUsB12eAwtoDQ9fAhYLdEkFSwkZGRNIKB6lPhoQUQpXAgMHXAr0UVQ+HRciIC9lEAYNAlsJHAgESVEFJAhSRyZebgInagkrkisWPTQZJSKETFIPHS4/EmY6OwIGGwcOMVkOI2ggbP8VcTeyFUhHCRcLGi9CHU8cJBMnlnQ1bTcjJjYGYR0jJj9aGzURORkuDggLVVUGkA0QIQsZOlMGDEEMAhwIFj7YFh2MCVNOKnYUIAImE/9JBYQSLx4eJyUST0AfEl0zBwERZnM8IxsMHyM5ahUMAgdRD1sENj1QE0szegcMKQwMjCoVCQ4GGk9h1yQFEllmYhofP3sZP3gSdwMqnBAbFhtnDSMCEqlAKBYHIRIgODUnIwsHMTVMJj0SXdBnDGsBBD0WDhRFDx0jAhY0ByODjQUoOhAJBQMEMjIyICMvCxxTMiIaogV/BLD/RSwmJV8hBEJU2hSeh0NAmisPZDlgFRs+AxYYngsITw0PRDRRQVQiJQMIJi0FJ14cRSIbE/8TKBYlMSY8Bi8gEH9ZLmMHtRJs/65imBEzFRdUSkLMUl09hR0gISIoCUAJVn8QFBQeETkiCiEBJmOPIQswSgcXDQMB/0N7/1guAg8OSxgFhRGDEv8HAx8jLSoXClI7dAEMFRMvHBc1D4EBBV4tLHwPEkhbeQIGHBgvCSghDkwkhSF1DzUcDFLJC00hIQIfFwsbMw0sGNIHHhsFC0AnLhIb/zsSTDgONaY5DVc+FEsqiBhIH2zQLysfAQcHiDESnhA6IxQYSgYUTCwfDQ9ukgFiECINClc1H0sUAlIwAxcQBQEkXjsmHQZkIaZmMhlTHwwBBQ0RJHCrdhDoUFEHIFt/PQonCSs0DhZuWQk7GitBEAIZDw8Ech0RQgELNxyUCAo6kVMcFxACHhoelxQM63s73SMvSA5HCwYmIj0IISY8JwwNPyg6BwFuQRQBZxcdCRXWP4I/B0seckYnBgRlEgpJKJA3CTEmJhQEISsiWxOKLAl3NBEDMA00hjRxPBkJQwM8ChUxAQk/HCQ+Ei0LJRAXago5CBAaCLQHHZQOKRwXAgc8NRYFDTJVT7soGgQHYA44RAUIC0qCCycDgAIZMr4UJyQaU1ZRFIpEXh8vFDRZISkfMAtlGEZpQEZJDF++fyEuIBo0Ni4SOI5CiBAgL0U4ImkoDAoDXSB4PUFgHjlHA4VHHpIGWRYVNyif/xAtASMDBwUnBFQFC4gDUDUaHg0hhVhMAytJMA56qVIIJT0WDyAQUUgUMyoRWX4rWVoWPD8LCMwJSQp0Ig8FEw0fHyQObiMVB0EGQ3kuESUHIy8lGVNABB0gOR5bHAMCAYEWGxsmNxNWJBrjMhpPFTomRQUpDf8XCzgPLA4yM2xpDwsFJS10eh8DGgMONSw3FisgCYUxAo0QLhEKASgEKjQJGkkDUKAVD4oKAixBj0NoDDDfAgcgNihfCWYEBAobPmsPMSklDjg+S0greBSOFB4NUxwiTxMhQyoEOhPyJTBvESs19AsXHgEeX3MyFJ0IEw0JZhIwHg8wQi0dWAvrHRESAVY5CDPKCA4YuFcTIFTlLhlAEEAKRm5nIVYJFISClC9CGVkTbSR9OBclGisYBisNMhc7BTzJFBMIFS0lByo1LRkvDxWNEzkBBSMWbSYUM0ETCQIlCgw6XEE8KQ0XFF9FSAhGRFcIAgIaHyMiSjsXPxg+BS4jXwMhCk9FKy8MAik6b3lGAf/rIg0FDhoOPagLmgoQNtURCBoOGicPIgQaMi0eG64cVx25QBZjHBS2GLMgbTMyFBsXLAVHBTQHNmEve7+KVgJ/CV4gBk9TEUILDY0FJTm+DmIJZRiaYTENhysbUCcKR3NHpwIYGwQYEQozLWY2HXY7EAwdnRcLMjgFBheLPGMKFgNlPxsCBwtWehUPDyIVCzqATAEmTBUGE0srCRE5QGsJpREcGAomaVYiCDpCF90ZVZIqES4FRTFVmAwjGiU3IxYKMomsfYQJExUYBQ2gBZ2iTBKPDBQHA38hElMYUjELWRQjQAy2FhYrHiI2PwhCISYUFAjcNBAiAUhhI7MRdQOFHAwFMAhvYjUaFjwnLikUAzo6IUAhthgFQyoTJSdDIDlVEDwQHxojFzMpNmRXiD8lNiYz/1IDEXI9Cf9PDxFlGXcHxDtwBEsIJjlbXoFuDhJyF1YLFxgDCl9IFXU1EzYLJ8cPCj0UYz4UZAEhOwIYDUJjB189DSofawEOGQUPNxlzGhxCGhsiAwIaHw0PDBYQHx0GGgIPSRuTFjpGCH8zEGcJEqgECC8HAyZT5RE/EoJYIgM6A3sLKweSKgMYK4ELBHgQChA9CRkQDxg5JzNxLyYWBgVUBiUULwgwBzVUFS4vbRMyPEI6MAEg4ykENRZnEScLCS1RATSHHQknCSgjBi0EJEzllhEfRhA5UxlpPkshGQFKBQcLnhYOFAolFBZiIUERCBwBCmAYUwEtDCQE2iCMMzpNGp8hBbElHQe6EAgGRAgQK/gdZCQhHyL/JQUNP4MjAzkyOxwNNLI8Bg0RCwEZAy08HRI2Hw0NQv8tHBMNDhFhORSXNC0ZFSESHhqKNQo2ICVYO9cyAYQFNyefJyOUMZxACBJrDiNSBggMGQEWRhk8WDQfCKsaFRUbXx5RITsmCkEoCSIUDCYQDUNwMBYKLCIbeSVARLY9Ef8/CisDgTk2AgMBJDoNGiJHlxYCzoQYBxBTUAFsEioeYVZlPypPky4hECwSPFlZAhgvHCRdNDthDEgnRCVzSz4EAq5VDw0wHyYUeCRBT+ExSx8IkhrhBSAGZ3AzMiQxYRkCMBAGJT+hbRhqCiZJkwYPCiVHVV4MY0lRCZcsjDg8hykRFwERmFFSHTCNCo2NUCkmDx8uUCrHFT8XoxPeDgoIUzYKJBJsY5AUcRcsAQMRFwgnNQ5AFR8DHgYMBwpnTBcDFAFmCngrbCiVN4kSlTUFBgcIDjE5Ci0LFFk+MR8PKAUKAgIhAzIjWA1DBwsMJgMgoRgyKHVOLWAucGMgLis0NBpdCjYCBYX/QwUGGx8ehBcGH0czQCFUBQYkIF6Xe0FTCzc7NqEXIhcNAREWAV0eAh4wYwM8FDkQMiMSEyQLSy4oETUDAwQPCxQOPigaPCgYIhH1FwEBHiI6j9IyKR6F/2RXQQkIFxEQCAY4GZIFBxAENY+JCJI/Q2xaGB8hKhcZHYYOLhcUjRUYBxheBg4hJC6xER1CQG0FGncbPHQBDgkHBGoqNCgQBhcJIQ0SEEVSQhwkFycOJggxZV4lDSwgBgcLDwkNAQwDEloZPysBDRgzARF1RwcNIVElPR2SJI+FAzc3YwsVCR8UFRprA1UHA1AeQiAXDyM3WwwGFBoXARsPEigGK41nUUNDLA03CywLZzEkOBA4UwFIAScHXBszKeSFOWxRLwgCBQg6LCcFFBMVLgkwIQpXY1E3XY0CTwISCwsRGhwyoyIMDxDBaC4geg4TZTkcjQUSAhUPFF8CFEk2MEYtEAYiXlEwB0eEKlAEPyAQURHWcvEFHjcrAQZoCRlxDwINHkMHugcSO0JZMhQ8BAZgCi0LQAE/BghKIzh7DSIdBtEVCgxeRxkFGh4sD9FaAS0SQKw+aHsPMeQCYP9rIwz+AZAMkiwSXnwPPw4Haw4tSwUUaE4MJWlFEiGRE18XRxs3HxElS0dmARd4NiA6CwsHPTHCNzI6jJUXCQITaRUsAYEaBQhDGTUfBQYmYwsHO/+2RjALVBxTFgcEPBJQ/w9iICkfFUIpAhFUDaQJU21LGBxdEC0GJy5ZN2QZSmI4EbgIEB8Bg00fKlM3Ai4IKAQYARpZakE4QA8YPzo1Cjk5MudOIRgGCCJtQT4DGCRdqx4gbwwiIy4gAgqVMBhBGwZ7A1P/LjUfWnkcVhMUXAwFNzcuKBIPEgpnoAUuUChqSjNEPoAjfyKaJlMEKioOCx9C/xdVLkAEBgdvBSIxJT8KKAY2LwMgXUwODzsrNlf/CMAsuSwRSgoGHjkLDwhoEE8KTSwVA0gKCQNZKATnWjYLEBs6PBktFQc5J2BmOxwFAiwFNA4oPCEFZb0iLXQROhMkDwkwDCYgQQQ6MCA5CCgFFAEqARBA3RgWCCwzDioCAwwbaRAES51KBAMZIFINIx7LNQ8ZMRgiTyVylgckAQNEWgoqahR2EyciMTfGPiAcEQ9IPh0tHVUrKpUhDxcEKBInFwUBEDIeDFETHysUAWUUD5c2cBUXASJABgYjXJaSKF0CGVQFMWcDSSEFMy4UxxkoFFwzAgUmGykgDCtHRiYaoJnRhDVrAwt+KhUvMhIdJwETFwl/EwlneiokUICRgxtIFAp7jSHxRWkSSiMuxC9QJQpLRDUMDF0fJSI6VFqebi4mpVgwDF8MXBMiVy4PRQUYJUoQEDcxWWpcd3sEBkwFPAkoGDl3I0kCDRWNFm4eEBxLJQUaLFxEBlE9EwovIgMMSR8fIjtVCAUeD1FcEUIPFpY5tbEPVzVoEScqAyc/CTR/V2wYI1IgP0tGdRpaEQdKkGMOEiIxG4AwPQcnS1cpBy9yNkYQEyMtJGIHUQyhlKYdnCNkFAlhKQErdQIXCmEGTiR9HQMGaC8hFgZAIQU1ZhYJmEw8Cp0jCAtKCBVnQCQGpTMBA10KHh0gQAMfCA8MUQidmXtOKgYRRWInClFyVT0WYieRFRA6CH0Mer8xFBqShASpRk8jSIkFb0xdOEUiKo4BPy/TTJI9dgZKJwIPq3QNMKEWMzKhOn4qKgkoAwVYCSwjsiYELWonJCwWCBQKZTsNXGcWQgklCDYuDgksIhykHh0NVWkEKRIEKRw9CA97BEEiPxj/CzsQBxMVQ0AdHgRxCgIfWgosAhwPOAgiDAEXJgRuCUgIGTVyS5tTDhIxUyNQO6JsB1YEF9ociTQjIwlEBCcoIisHIwIguAUVSzUxD30eYncFFDIbEwEOFNAlChIiAWYtOwIieRINMwqFSxw/GzMFJxr7Gx4IGRc/BRUjgz88oigGExkICBc8LwQoCh5DCEAYKhdLBU4FBgFfODsuEV4KBAhKFnmAXAMNTg1KkhVLCwpg54HYYhwDLygsMT1MEQkBXxkkSYaDHWEeNDEVdCEJLgwEkDoDOVYO8p2AxcwCWBESCgQdGQdGSlUiBxjdMWSBDVsMVjEtax6iQBdgSxBOFG0EASEsLmMMRD4NiAYBAhAoDBAII1g4JAwHWFMECTxHQCIVDgMNVzkBSEFINg0VBBw7JA0aY7c5EjRbYN8LAUADSwYdDg0wHSkOIC0iZi9BJL8bLhRGFEoBjhCnCnIODZdfvCZ3FhYYkQwnOQcCFHgCBiUIGb4gFZkNVSNABSgPCQwtFbESnTcCFgEblwyyPzRbGSI1CxdBLwQCDRwDR405JVVjBzwLAxBuLgFwOC1PB2xUDzI6EwEdBQUFGCkIV1ZCEFsiRwIdHzsrE0AnpUQYGEwMG0sSFU4xQhETF1c9Kg1SGyZCvkVCDuJiHGJQLUEdHCoGdigeEjoVHB45U07RAnsGGto8EQYLITMPF3AcJwI0FYQ3G0MfGjUVZ2cHCT4+K2odIjQmRREoBi6XcxV6KBMHOCQBAh8uYUVdKAIQJ1fiFg80KRdZEnuiBgRewv8HASMIEwQeIkoQLUwoSc0YBio8DA8/EZIPI2dKW+FiDAIoAxEl8j8kCTx9zUKNIBNAPgUkNXw/VAoPJVEDBgxPBwsXExEUKYMBOEY8OzUBrgQrKgsZJCIDCDe7DQMCYRUsBQYN6QmLJwpHNQELGg8EeUt7KjcqFw49AzouBC4aNikDRAEmPQ8aDEVaD09QCgUMsSwFCRQjB/8qE1hYC0cTNCcTZywiLDQBrisSDBxCKiMaUScaBhoY/z+JSi5DNCAhO2chCnoDPGM9GINYBF6aGhlEFw0hCyIsMw0dEjA6Pp8cAzQJX8YLXxkuUEoPEyO8dSECCXcKDxY3MAN2GxcrJLUkNiZSAw4uGiAUHVm7ORNHNBY7NrBfEqYFNh5bN0UeJSYPQkcEBRs4BwOx3htvh/+AGgJqBEkZAxMETQ4MCCM5AjYLuQGsEy8kRRzUVRcgOQN7DQQiVDcTBkgoPisBIBU4AjYcHOiTJg9GGkEDBAcFIj0FCgMsPEsDDRIkRT8XZAwCBCQYEkwbLBggJF44wQEfMAMCKEFuBDomFDNIWwl+KAMecQ0eQQEFMSEGNHM6IUEfBUMFDTQsERkEDx8oHwQTnQcYSCA5CWk8Ewl9ERMnUVMcJR9hRwsaVAQsOAkCNV0brkApKAYvFxYeUROLLCUNNAcRKw8POSgCmkckBT0wKxp8YBAzwzc2DxYSBx5ancwqO2cpB14LLDFWUSEKJjldKxmfjC0ySGgCHYJnDP8LHRZQECkjETYUb2cNJg9LCC0TNH4dHg0ILQinvjIXF4COQlgcBAJnDmm4Giy/QThHZkgTNncjixtXLWJZBx4uVnUHtB8BDTszS0sNGSccCxlJAQkKFwysNhkYIysEGzkujgMbK/RqAggChpF/Do0RezoFWlgJDg8qMC5lAw02JgkeNB4GGBJZGysPQAQK+S4WXBQBHgIBPnkuDTQtGys2LByWJ18gBxYnJxgOHj0GoxsqERwSHWotIVUjDzIxBjI7NFg5Mj5WXSALNFgW/xBHKFE1J1YJJYEfQxOoBgEBF0AOehs8PgcLMBkXKF0xJAwKBgoOZ8D/ZygcEQwuKir/TQIFBwcWDUoDQRMCIqAmN64ONAdrI1QIA2oaEkxEvHEEDZ1RDkORA4oOARwND3cHPQYbQgc5OR0BaJQsL3wCJF4ZMwU/FiMNFRc8KAZFBpUwCgZqIU81GhAVXAkuUDevbCcGFwsldyNBIyQMjQedBAEDaRQerjg5IQkXizFLK18PJyFBRdwbNyVeSQleFSohLEUcN0m3EQQrGY9gUA4oZSLVLSh3D68BQ0xIDAUYLjNlhwdSpY0FObMDKkIqAQWQPRMOCHFvCx4+5B8VGaI9OxkRIlKsFR8BHQU+AjZClModATIGF1p1KAs5F2YJJhgCBQsZdzYIT1UUFBz/BhUWMwo4WrFiOTdGTgURG47dN0KaATkNMDkOlwYPH0mLBw9RLFsWHzI3LwJAcQk/AxzUK2Y5LUMejCUdFYUGRh8EJjAIEFICqBMbQ0Q9biYEUC+GE0ZiIVUBRA9B0UEHM4MPCRRjHRIcCC8zcgoMviwRGSGoAcOKBCQ8FwW2YBQND0RAOQQLAxcncHQPWyhYXQQ0KHoIaCAcDiMWkFycLmIafxBVZR97Ew1Dr7IUOlo5HBMGmh0PVAMILnRsHjkgHRILDhuaBBMCCS8mJiQUajNNLQI7fxYB/yIwLgRkKmh9DSgCHi0EQhkFWygdGgFSBAsjMgxTA0kyBgSKDyKeFUNhIiIDS1UhAq0NOBIZIheSBwU7DsNPAk1oCJosDU0JeykldwIhdMosORUJZw9+B1sJJBAHVypYFhcPGTIfRCkDGmxVHw1nlgsFPl2MYl4EAz09TykLohABRgoUPwwrFwQbL0cdMwcpmwo8SDASQBRz5BddEhWjHWmvKJ0UFgs0ayKdBwhVHwsjDjUQASv/cgsaG0dRBTwOAVcSLhABDihYMwkHETykHN8UAV4ZbEIHAhhfdDoiOBiwSsqALtBYXWgy/ykUCyE+AT0XA0GYPHggPFoRLb9IQ0kS/w0nFHV5LyEQKsgFFxADEAxOLCRRRSg9CgEEdRFiEGQLLjYCDG8gH0ghPQIDJy2QAQWtETcWDgw+Kwogjy0jAQRwMwJXKTgJCiB2QGEtAjIbH7NlDxwmmAQNCkFjFayDDglRL1eVWEADSRAJ6kwgDT7LDSzJFwoUGwwLExkNOTI2NFhgFCUXIwMWUwidDFUWKTMmfxJUEAOeFEYOEGsqJAtUAT0SGRkJXRafKT1VYBMHXCIBJgYTGjo/LAepIhRKaSsoJDUlBj8IQg45LkxmA6QOlRYCDikYRwwMVTIPOiCQWHAICgsYKgwHB0NJI2suKwYUSZcTFDhWVBoUOi4tbzgBH0NMcxIrPTdNA1gpOmNEDxg1EA04RAQ/Eh85CBIVbCNjJxIMKwISOggOODIeBwQlk6QoVT4xQwoSVZwYGR8UE2kdIkEoDwUyNhUSCSkaFggJGgYMth171k4nMkFJJhPCVy5WOQkBU4E5DB4tI1RJAy8uOR5qLHgUDBxB/w9x8xIBjzPYHUUkEi8laB8nRzYLFDwzPguBGBsZNhMnCCM3WQISPHgSanczUjoHJUFPCmQaYg8legk1BgwkDDUSY0tAIQYkXAR7qRoCDlYwDAcQWj8JRTwXJEULfEYzTzcWC28lYkAgJSlBbi1JiwtAASQCICIrHEoUKWMdGBEhGpsNCRRwFRQ/DTphIDaw/zkpImQdDg4iOCYiTcULfEdnNV9UGS5ATR5wOhkGMhJ5MFZ7EW0BDTJTBBgnDgtSMiI78BYFEHOFqSsTByFeBAxLRgMeBwIXGwcQPhMzWSAJIRMb/wfrAR4KK3UCHRQKXwQNIQwtQLwEpTIDIBQsrRt9G1sSBUksAQQxVRooCDQsKjEBSxsGahiTJRhbKTaHDhKpI14OZRVCMUdkYWEUDiIhOQJUBsf/H2FHg3UXUjo9IiksGgypChUHEE9NGkB1BhMmC1OFlUIer2oOAiIEDysxqxAHKy1obRMdUwMeLSUcHxAyBU0iK0EMSFAORhQnETBGGyYMAw6aHYGlFi0jZhMw/4MoHpM3BRglQIJDKJEdMxYKLenTDQYXByoBaSm9Az4aBNIKhC0iLYokgAQxFh5dKBgiDxItBRd5A0IbSjQZVgoLJw1kViQQPjtnKw8TMhUPGhdfRB0QDjUaCk8HXUMEakgjBxkxoRskKQUFMakvLUGsISUd31Q+ES2MYRoxIVhlFza1JAaz2QIBEwM1GCUqUyoaSCAI/4YHAzsoG1MDJihskAYBRA8+XQc0AzdBTwccFBQLHVknNjAaLTgMBh9YsgsBaT8TEwZYMSemJlJyjTUj/zN6MBd3T4QzVzAKMDEYIGghAyUnaggPBSc4HQFRUcwOBB4VBEILE7ITAmBRDFgoPwUREzQNfA00K0cDDgFmQAUFBhCPAgIWBQM3SQsIBxczCoZIBxIJ/5IrNQYBM8ogBwsFJlofSHZxUiwfNwgBBzwudJlBC/0UECYqMC1NOcAFWH4WOyYLJBwBNGYaHxgWGwUEGFpFPhsPAxpMER8HMTQPBEcTIwOFXVopRCIXA4dFIC8dFEkDASIpASNuKCgOZAwIi6E6dBB2MCtaXAkaIGxQqBUZFg0wGyUiY0BxPAsM//8kGlghIiA0JwoDHwgzLR4g/wexhhMHLh0SGDuKCawYIjA5CBIKIRMVLfG9DTVZHA4kAhQqDBgUD0cMGwM4jRoyDCs7KRgJDQYFELdBM0fYDgcWphcbAyqCCA8RHloGHpM5FAhqJQwSQxA0FzYjKnIZFgMDHhUrQyI0FW53MBcZajgGBgdXjwwDJxRBMA4+fgkTYDUPCj0OIBQHBDJZEmsoAx0cA2ZnGwdIPwUBFx4QJTQGKQQvBRRzKxwJZThIBCZHLzIjTANdUA0UJQgQNWI5EA8TMBMqLkCVFCJCIlgiamNaEWoGQxCtAhVGXBkCFAYOHwbXDTQVGgpAJKoVDg73OgkGDDYGyhYh1nQrUEYNH0YqPFQUGgcCGBcJCRoolgI7YkkdX2kXQQ42CwYsCAedBgYBODAEGKggWQSbb25EHnkRN4UVAlEIAyUOMDM6HwQQGipLE1oXJ7wkeBAyETE8BVQuGAYFMwsmLIMsYyMFJEMKHdBHYmQkORaKDQEp3xklGniNBVs7DwtUCRsgQBIibhpDBUEtcyEdHiIQAhUXCRxTyRthBBAEYhJSQNJVPqoHFAk6CysyXj4KWyoNDhcpCwk0YgYWPzI8c0aQCRcIFm4SfC4RPVOlJwQbNC4DXQ8TKxp/HUsFdy5IflUpBywHMW9zFoACV1qcCyFQEgwWkQhNFRE0CiAwZXkzDFsW1isDrUYhBw0KHKEHCQMFawgZQRUmFwkBKgcyCy8NHAQRSAFBMTkjLQlHGR5wGRgmbX49NyVgpxMFHAcFUhEOchoCNnnYHFMdOB8pGVwcHRIuHopzGfgUHgs7F2MfIyEEAhU2DziMVQsSHwHyBAdYMSshNSQ4uQWRQgZwgEZsHAQPBaOdxQ5DUyMSDBIIAQQjNisNizUDeQ8fUjooDAIPdEI6HjcCLwEJLhJJDA0F+QghuR8DDxoIFhknEw4bHEkQCB4TVDUJJpBqBQcbDAdQlAESmYQ0EUEZR2V+Cw4FFQZ0aI9MOAs2TEYInCgOEwMbDRMTDmRSPi42BGUoDSgDEhMvGgg+DgQGNykCBG8pBhMfEks2TrwgBQhLKSIEEAU9GzguER0+iiAWHxZNSXQFPj4iLAdTNGALDQ0hKAwcMhwhCy01eoKVZglJJBNau1dXARJBAgQLBzzjVZMHCTdPIRgbOjEQBj9oRi4ODkoOJgJFJN8MB0VOHyADMAkCIiT/ECMcI0ovbDI8SAI8HmgTH0JOihoSmRYoBDwUJToeN2wzNg8ICB0LEwMLEA4DLzlgDRhyDCDYHC8aEiMqBQg5FgxJEiVaI2AwAYFiOREONRgHn04nH25nDSwPWYADR0QeJBk22wQTGw8IWjppIRVxEBVkRCQVjg5EHSAOCG4wNxExHhUzIR0rR4WHeTBJnrQNw0TCK2gjAtMNIoQhLwwebRcGEQ1/LzggBiI1Qhw0QhMTQmQaaPQjDi8bEyErIR5BAx8kQ1kuEyoC0xQQCEYSLxw+FEgyHxdAN7UGIyZeTUQXMzhkAlQK1RyDDFEamhIMhB4sHyBEGhAQqgIcBn1ZmEgjCZMOFS/uSREBAh5KSytyfw0ZYQ6cJg0Bbyc4HF8JLTYNNwEeGSM0sQgCBGMtASG1DjIaCwRJDDoGKwJ6KBEGCRAFL217KFEB8jgUARFVHwsEDhQWHlOGdYMtYRAhDRMKFh+zDQYWGgiDHxpJXyApXgz/MAIRDHQhVgcPF4UMD841SigNByYCKAmGM0oMEgezCB8qURsBEC9jagHgTEUdexUYQhwIBR9ACxJhLhC4BlE/agYdHkadLi8EAw9HTBUgAo0SVActDS8gBggQrQ8OSnE7AhsQKxoUNCJaLQQTQwoIHGlsTSCfFB+JWhw4VAI4LiFkICEDFBUrEiUKAUttTBgEj2UaNJPaMdY0hDdoA1sZVw8UPSwTanA/URYOkRgcJGVSKBdOEiEXQFUKC04wAmEcKUAqLhH/BQUZFWuPAg8QBysEAV0gkmQeBb8ZJSEtD2YWFGJ4DZotCxYwQgMLahFUAiM4Ggac6hohGUUbQDgdzJUK6/8PanoDHYpOI8gCBiQCCiRIBhoqVCk1MxweOCodNxYeIR4jBEhyUisKb1gKClw7FlqDDgbAUz05AR9IQS8RKARwClUzTA4sPCpCKT1MejUSC2SeQQUK/0NCARgzPmnBXgwDYBQYAZ8kCKgdJxcuMB0FKAIKbEkmOkkQCRoLoxAxFzgxODYdAhMIQzt8CSAKQzEcEBoTIT/nPb46jRpLPA8LHg1QSDUECisWHhEZlb0sAQ4ICzAIBhMeCyRKR0MqEG4KTBANJB0IBlMqJH4MLCgwFy0CAyExexf/DykeHw8YBwwqLQtYVz0Qki1HF4xHHreKG3OAlgYoHgYBjTGYNwICGFoJFFy4/6BJAbSprHovUl8BDv8RKggLErUSZhEvKCfdBLMzBD0lC3MXER2NsDVCfl0PLBxLMigoG4fYNTf/NBQRPRnU5WUqQkAeDB8YDR8KHkICEAsNAVQuJRgWE2UIKhh4CT4hUgUJFEczEBgSQZYUPhkECAETkiD/CwYQFhc4bykWFR8SChAKEx4sJwgXCxMZNCIJPGFL1zcBghdmDyUsRyFgAxUTaAgbFjgSJSo3iDI94Ck8LTfHDw86AUJDNjxiEpwaMBYBCwpRKigJUEJqQwdOmy9aECcJVyoEG1QjJD5YJBU2NRACKCY3NgIlGicaB0EXFSQtOCkqQygKBlJKRhEBEQ6zGxgIKhkMDUsgkhcfMTWQIjRbwgVBE4obgQVNXZwCPyUgAwFAAilnRCMJEQQbHTY7TbnOEDQMFyMYCgsJKWMJDDUnRtop3YQOFTCZhmBuGBALBIUqJClQFEYdMewxFxenWQEBAiEaHConYR0lvjIPugg9LxYUxtY4NiwJC1o3VBN9TwcoOP8SDDIYBwdEJlsZhRkGOQ9xIw5IYnQqFCsNJRpIE0z4FxyAGtdNNgcSOiQNGZYsFegKG7c1cXkBMAp5WS0ZTnFGLUINHSEaC3mE3RQNmwMkjDEPDVgQUzACDXFDBSIjAVwLHRz4IG0JBzVEVAgSVRQLEFENAUEBGhYLIjFIPw05PwoaQScBOg46DR1aHVZKArgFEiIHFl/ONBkgJzcQCRR2C5AGDS80Kw+cPaIDIk9MdAEBN0gsIhd3BAkBaEsvFkanBTMvB0Et/w1UsUUEMDM0CJs8RwcECwQIDgYMZA44UR4uJj8BEocGaV0qHXMqRhsnJFMcLl0fGhkVk1NP/y8PCQTLCoIYmlQXBRELLRJaEjEyEAcCDh3TKQYhAkkWFgKYbRg5AktJB0QhPRUVTRBRDCEFDG1CJIsDDVUuKUk+AQPbfIJIR0YMZQsGAx0OTDozZwdNIGdKJCgCRREaDIMGLgQMRCM5OUWdEywCHQcXxBcObAseJwgEGjNJARkrGCiYCBOXOh/RngVPnQ8hFxQoGgFZGgxaDFA0dHtrCiQMOQYDGjwdgCMDgQU2ZBMEEXsKEwyIJQ+CAjcnGCMPBAYNLQ1EFqAlVzg0UUxXVCQEAjoxhzUdKiozMRQFCRUaCBkXFQ5URnkxCFwcHA0iI1EBC1k9NC//GMV1CERgFxUZFwE5AgwBDAEE/xQYERpqQSINHFcoDAEUJhUXRw51E0wJTloGfkAMDYcEBiYyDys+CRKSIl40Qk4pB2g6OCiummUKTAsFMBpXARshB6ApFjewDAMLVxACCQUlGCFNNgFEQSMRDjU5Fy6MKzAcRQEBMDQVMRYLAQg2qghMCkVVDkoUBQIzVhgHFLQXZSoyFylUHgSGDzQsIAEDBQ0CgwIJG3A4sisSAhMBPFoGCw4HFwo6AiFCsWgFB2sVLv/cARFEIQkKPXYhZgYLOuECHRIVAzwPRX9TFSQzPDsnKykjDBETVQEfBQ5cDiVUQQEhHBkNaEINGmYMKgIpAzciMwOMPwdjCwMqJoUOCU8dAUArDhAnEi8oIiUeNzYYSwhQLSonZkFZfSMKCFIXAwkVCy0YDIFTSTYqQgYGaglLRFUIGwUCD2T9KBkkNTU8CSAHQRQ2Rw4WIxw/IHYgGR0c4R0Dsj9pBAENRgVG/xgFQmpsORAMOj4gIUWHTjdxGgsiCgYGJF0YBjdCAjUL5QQoJV8F7iAVFgP/EwQNZ8E9KTcFdKcKOIYLA1MeFkkLFV0BCxeMPCI2JAk0JBMMDiMLAVgZEAEmuAkUEFAtMi0WNzkOEyocJhITE2o3HmsBFm8eITAVBQQDMxUlXRquMRYBKHQaDxwiLygFDX8BICyhBv8gSgMRfzBWBmkNEMYTDWsSDBu4EgN9PAIWBwY5RtkBHGg5NRghdi8oDgwyDSomOhf0DIoaMA0DHzUBBCP/IiEuQFT/CiFUKQF8DkgPCBsNcxAEBAwyBzY9IBYIORJVBEEQFhEZCAUNci8YVwM3jgVZljwuHxAFThYQE+EvKFgkT04MIy1nBhwvURwXFwkaHWKxGRNFhAQEpSBHIQEoH20UNQtWZRgPQiAnMbBCuFY8JxEEj6ksJAdICj7rBQFJySMIRDY/aAMNNAt5OB8MtBsdH4cKLwGYNS9HbHoyDRtUBWFmBAZBCgYBHEAmOR3/CCUnSyo7uCrmLiIHsqkNKghYERIFP0wBTR4fBDAnZ6YokRAFCQslZR8REd0yJAgiDjEbBJizC5k7KaUNJBpIBgW1FxoGSI4DFiQIFgsYUw9mJEUBYzwJaFMDehwRAgZSISIdH4JRCyMqPhsUAgkKGkooFnAJFnOnPT8aRSGETnr/JhkMPwYGngk7jS8LeBQZI2AiPQktezRiLi0XBisNGRUDCwkcIycIPS0YDwENFRNDGQExCEAdbgEqNQn/CCUkSo0EITEVHBEMCgUEcS/MTxYdFjAa/w4BORAFHgUVeyseGw4fHyQFOUsCIQQVPhsFCSFNccJmCCYGO44MXRFPNiFQHzQVTQIfZAQPAz2TQy0WZAURND4sgWkSjQhBATcTfWUcHwIlEQsQJ2tdVjZvtBUfhBg6ZVgZOgRlGEUsESABQB8+LUoBMrAKFA0BITA+NwUJchUCUFAvESVOBFESHFhC1dFW/xsWIAUJTA0FN/8TSTgbQgc4bEk/CxdPIlsqIzjrOgcDBB8FzRMHEUGHBiwHDQwPFFFDFCsBGBFYBOofAyViDy8ynDF5CQMiAhgUKv8OBU5tBAImVG07AihBGwtBf4CBCrGjNSASGRaFFwRUM2kUXRZKIgkIFBctAwgIDFoXPBxyYDMCKgQBKYIcVzQ+Mf8BIDc6rmweZSs6HCCdE14NAQMocDZLYQmIPQceASIsHEszERmKTxJWEYF6GAU4JxASPTAsTQERk8svCwI5Rh5IDg8TEAcYEhaMHoVifxAFUxwxDK1QNHcqYQUcHUAUoxgmLho/DiBSSS0ELHYBDwu6HBwpZlgnBVkPVIswUf9eHRkcvkYKa1RGDIQxCVAaGjErAWoqLAkq0WYeXQF4HwpNBgwOASrsgD8JdROULiYOHj8J/xRLJhkQMZ0RJiEvAgVnLjnoBSkNA3UnEllFFwoLCw8VFTcnDRBUNQeWAzofBOE0EVZWCzQUfBkCn6mOJCspCQIKKjkkWTcnbC0WC4wjdAMzE3ErAk5MEgIptxkwjCVRLwdMjwIc5VgHBT4lDWoKXBJDCANN00M8OisaZBSKKQeXKwJTG44vAh0UFqkKSSQULy0XK14eBRfEBFEvCytVAhXQDkoTO0DBCBUzARIyShEzRHwQBoJEdwk7LylAu6RFkJIyAREmXCBntSYPKBECBwMm6iCnH9a2NAQYGQhxe+8GAhEGKKA9/wogTAgsDhb/Mj+FCDIplC4ENbwtBCsJCUlEYCsMEB4CHjgcBA7FFU0kDlgZGm4iHRgbKVxBNBEBGlFBbQIuMHMQWFMdBqIxIhIFF3VFJRA/DgI2VAcsAjZBLyc3Ng8KQTUcKA1PXilCCE4mXBFTjgW10yUiJAWGNxAZSxs2GBEakBIyPZn/HQsDjQQvGwkOJx8sTTIKYlInHlsQNCUKaBtGBDUMBYUPFyBajAk7NjtaQhu+I1R7Rjt/e1ZoDxo+UgoBCyIUN1xLBDIFEQcUYCMIVRK8MQsCAioZYwuoLSZkWxEaKhoSkwwxQSBCCbYqVFBiEwQPAUwYCStFB0MqHhcCERkLZwVDDDQoHwmVewciBhxVRxkSBQQhIwciIFXMCyJ9BwUCChZWFQshLn1AbCIhF0JPBhRaMEc/EwapFCVUDCAFBTQlCDxNgAdBBJclBB0HSTFRpx9KIRIMHhIUBRwPF1NBPAsZLwVZIFYqfAY7ARUOMyIPZBFND5onBdtORyAVKA9NEBCeDCgVCyVPKAURDBAFCzgUARccFyURcWMoHCcqtgUFFAaZGCsNC+Y+GUUQIGMiBB8aExGoaTEcMR4TEx5dQAUUO3EFBCd8VQUEDjFNJBIYDCMNRhMTly1/AwUyN1xMiQoDDw9EDRAXCCoLKycYxk4HA2bZKxBSIAEjBEIkCQwpTAZMikInByUwqWIWF0IODgxLHBgXBY0PByoaFTw8CDAaAggEIioNTVMH9wJBqwkhNh8DDw+6EgESDj8cPAVbBjYKEgI4dn0xBA0aJEWkHkUOdlI5MbKgDiAX/wkrbUZwtSk7ChYFFB4YNFA4ESAEY01zHgHbbBQWVhFXQgUWLgIKHCVTFS8T/wQ9EgITD2FwmwU+N0cqKkwcgCEFDS0PkwQSGn1UN4QeNmsvdh8iPit6Dw8MXg4IP0YEBy8xDgpJJjoVTwc3UoWlQAsrBBYI+woL2QcyIUqqGgMJQpolCZMNEAgSnpQGwxxcvwQfByndNiQ6WVUiERh4LyASA1oiXElDQSdpQXg1MAI8JxEjcWsJbAcOSjhbSWcIdwErOCIjbyL/F0INDE3/ijd7ExoPHwofVwNxBQ9jCDc5ByYq2xg5QFYcPxCJOC9AHgYeKSRlPj4pPlEXJc8hLDAmK21WFEoBAxYOZCocRjteGw1LGRtrGiUSLRcEghHCNycBTD4UeiYgS/88KBe/IRQGeoYxcQgXBBISIR2LFkELl2InDEkGWg8hAzcRJhU0AlZOQH4UVQVPKGsIJE8uHCsJDlJaBSEecQgDFj8TASMciB8VyQOZAS8DPDEXoi0iBBQdJSgXnREcLw0dDyAHIhIOAqdGGA9RgVV8RDsCEwcUQA0mIUFESxkaQTE3HH5AwxZIG0oiLlxaGR4uKGkJHjIrHBUpOhc4NAUXgg+bTl1BIAkEJm4GKA8OZFljA1YEJksGCQjDeyJpeywFMDsGWk0CNBIGPwEOFhJCVwEGXQ4NEzBBCY4IJ1L7JxM7KTASfhPTXgE0KxsJixoLGQhUCTwMNRkNFVYWBwsJHwQsFS4ZJR4DEhMIZAgeSzcgIAsfZi0uFKsuAaoyfjVSDwwMEiRAcQFGCRchDTE7rU0NhhkFKh4vFQwrcxQoJToNRQoIlANWUxAwBAtRMHoDQw0bCyE1PgkHGR4DQWUQGxk5KyEOGSoKDyBMIRYFDXJDKSkPCwWLQoABT0NHDBlQJQMxCwgqMwwDF0l+AwGCJXFkFQQ1IykCXS8BA1AMOQoZDgUvFgUHDgYsOhYEIDZ+aYo9PjwNExyOGdoNGgVJKFwfEIRNgU01RxlfxzoQLZYNBhkCTLsjVDsJJClFnD5nHjNfJgopXxgNGFYEUCxMFY4UHCGgJhCcOSshEhk6Ogp4GjUbIWsBBkGZGhcwQBxpUhZrXDASDysvi0gEF0lQSwouBCcvDQwjLg4ZWTcHTFQbRDEWCngERBIKFRILGO5DZwXPKgRKDiUQT05DRwJPIjRlEB0DEQ5h30MxTjJyD2MOBlUBLzCQaQIYGp4uCSQYEhcEXaoJAQrRDgkNQAUXIhXdYnVIUjQwGhG1KkJRCocpPEsfATMHK5MlTWpEBh1JmClKBiJPHSgsKCtJGgtXChw+oCMYUQIFVCoWCSw5CzwaYlkDPHMRHaswUUVkDloPAwI4hBAZTjdKdgIGKiYrPzcFknZyHW4ERzsoFz8XUqYrKCUsDjQLEjQNGxwYW3cUICJCNEgDmD0sjQMj7w0HIqc/CRAWS7wZFET0ehMmCHw=","weights":"/f/+LgLi6tQoEAL8//v/Kv//ACLWFugFDe/vCUnw9ejQC+gS5c/fjvz9+gHs6PEtPfru4SXhBQjm2u0BEfj90AOe3ub3AezaAAAAAO/r8yz+Ev/YHfD2NP77/ige+C/X9f33F+w58PPaDQr7Nfr5APPkPuPwEhghAdPLAejtifzxDx0D8PXvFOQgGRn++f4m9QXqLPHWHvvi498e5iPlEgQi587kCPbL8gEG5if08vcGvwKt7e1C6/fxFSPv5Nzn9Pr7IfT06ujJQOAGOPDt9e8tGDn8BfM9xqf6HuEK8R/yE9sF6AXt3ND4HsEZ0/O67fPcPADs+9/w8/0vyvbyDOTb5wPx4lAZ/vPe3d8F+u04/Pz7yi8KHB3t7yHu5+gD+x3k0vr4/STr8zkD0t8VDPz2JtAu7+m1+4G06+T76AX6J/n2Ivr2FAzr8tTxHgz9+/v0G8oK2uP55vX5+tcO6NwI5CXeMyPKAPbj3wja8wru//8xBfDz2OPg7R/sIPTvI/H59fPm7R4J4tQB6P7u/7X58uYO3PvkLQPwFiIJABPWA8cr4Or02AP/59bc2fXI5wMw8vwTNQM2+PUP7iXz5Pv9+x0d8evN5AT85yHU8Ozl1xIQDS8Y/uLk8gwTE+wdNfTw/QD0DRnq+dXoEiD3/eUdCBgT9NoUCvLqQfo0+vj3/fL2Bfbz7dUQKCrY3usd5vL20ubL3xjsbe3Y1vrk5uLj5S7V9hb+C9zT7QTuHQn1Re7q/PP50/Tq+NT0FuTq/gD/yO/x+OAmEAQK3yf2/Nrc7NEt2eIC1Abp5fn+/kPH8/sJHvvy7xDi4BET9vwzM/vzHQkKJfAT9g8l9/L3zyb99g8r/fv08/v3OCD5D+sP7PPY+PzrKdz45wrlO/kaHfsUIQ7oNPj38yH+CSsRBes1BRvn+VjoHAHo7N8KDgDc8ODT//7/SPru4Aso9/386vb2zPkPHhn9//8c5vHyKf3qGRsqIPXh9yX5C+v97yTs+/fH0+oFAPg38fg9qJ4w9/r8PPf38Njy+OYL5w30OgMY6xX+5dcHt9vl7Nnv6fnw7OgM9/v7G////ysyBfPgG/v3Ixz9/CAV7uQb1BzvvPfr8gQg/+Mk7gIKGu5J6gbn6+rYMw8M8hjSLd4PF/Ut0f71zPDmQ+rR49/5N9Dm8fv2/CYZ5OEd+/z8HQPa6NAd5OwFL/v97NXz1QXW09Ua4QHe25fdBwXeBBn5AvlG+QfzKQv6ye4JHgj9+h7TAQwg898j+vb9OyPy+Bj8I/4D/wAAMerc7ugy5uTGKOvkIfQhJBERmyIZ6OH4tf7r07TqI+nx8vz9JCEZOxfu+vYQJPr6+SHz6SIUCPz7/R8FL/j2FSIs2SgH8Nf9B/wU/yD+/QDM2wfnF+AR2/Xw8vA35O/1CNro/AgpBysgAunr6PHUDA45MEcP7OTyhvv3+9nz9yAtFyfuCOXczfXs+/Tc2u/1zfvz/yvaFvPO4PP14gAAAADUBCmUBQkk88cJstru8/X6CvDQ0Pu42w3pE/sr/Pn6NQP29MIhH/Xvr/P71vIf8Pfr3fE74h/qGtjz8NPlIg7rHSz70Nn77Onw5e+4aTc4/z669fYd0eMc7/rj/dPv9u/p7ANKAfAI0v7//Srp3P7u8Srp5v//ACbZ7vsN6+31CvEsI9/qNSYGGv/7AtT6PfwLgbkd8Ony1OEOIPEBGTkVNP356BP69yaP+rr6G+P99vI2/Pg9Bt0DKewCzf8A/y8Y8efo9/78JdYT7hbV0OG/vRjOwSZEIgclpNUa/gX+p/P4KfgU7vYa7xoA8jL5A+X48g8N+/n5GjID9h+cEB/4HCfs2xYK+QAh1Qn47QXkG/cA7Awm+P7l2/L7LQPZ6ub8+v4d59PvGxoE4uv49vkw8+4R2cvWBtvZAxj4KPj6+ClUHCPdJee45A0N7f79+yH3N/EH8+32IirV2iDeBBwZ4OnTHObI7B3/HewVGs30E+shyNYiDhgI6+j25vbf+Of1+vchEtAb8O0gGOsc7fva1g38E+z26gfVNQf99Sf++9vV4hPq8fkY+vj9JOEDGzYA2PH79dLs8e/9/B/3/Pwg/yTo4vYT+P3zGvH3CfYINCv77AnlDe375Q3pF/v+Byfp3esM8etL9f/8+9D9+PzDHkAmp/fo9A8czg6+6AT2Ec4G5+rYDPX44uYEyP02+Pgr+PwoHsLu3f7+/CTzDhfrxcHQCOj1/CnbHfTOL/H43wPk5ePlDfTe5+TyEADb8O7f5N3XAuD1xAbv7P76KiIALv//+vUW8QHkyOMJB/IiDgTXz//7DP0h/LjC8iQT7voYHBUA48r64ODtwNT9/P4l//7/LurfJfklHwnjJ/b89v37/z0U3NMaztrx+ejk5Or7+f3K/Tb4+M/17iDi/wAs/S39+/PWGjAfLObx+/RG8uD2+CTM9vjU5eoJ2PIh3uE99/37FfH0HvP0G9zp59IFDt3ftBLY6yDx+vwfBzT6HQvT8eX7+/693MLkI/j6/FYPBzHsDxkeI9SxPvH18uFQ5O/oDQDL3/Dr9uwk0QMN8+AA1tjwAtUcGb4W4fDG1638/f4p+fItBPpX+g/Sv9/EBhLo+9DJ/6/3+/05/Tn7Ahcg9vcL7dfV+zj65AfPGuoa7STv/v78OCP16gPl3wwwBhTl9Pw87uj+5eP86OYTHiLh99fH693e3sDWCbYsPxrl/PoaNPr6BgAAAADY8+jwEQL9DAbRCPb2GfHg6vL3H+vk6Osk3dKTHe/1M/v6IwTuBPc2/hIuIPX7/CfiTfbqNazNly0d9wsd7dzZKAr5Afr0+dTrH/UA3ObV8ijv++0f6snJ7t0E2gLzIAsp8Pno6e/y49EbHOT+/uXHK+f63Rjsx9wX1OYWOg8b3yTODfT4G9XTPsvZ9+Xq4MMGzdPB3gj08t395A7vLfUVBf3h8/LmChsZLggl/yzw3Q8a9/vyLPYE7zYoDAz8/h85/fz2GuPfvsUCMAkM5jj95EMS5Nz45wrlD/HaEPfwGen8+CcJ4AL47/XvMQ/WEdv18kfzFA7IFQPk9sT//f8ixub70hcw/s/WAuYWCO7t6vTwJwb//f8s1Rza4fv8/z4C4iTs3Nn63vsq5hXz8fY5ByL0Evz6/h0U6uYL5uj0DfT4/tLg1wX60ub5CfAAAeXu/DH27Pn8IeDqLgjz3h8S/wgAE4Gl6hPj5vLt/fz7LAAAAADuHCJB/vgx/Af//OkOwcUH1+3xzAPZ1twO7vjTIfYf9ggCFBMDEw4O1cjT3/z4+xn4BR7zH/DkJhXuKuz05fXm3xXS2f38/iX97ioCC9q3FuPiMPb5LPwU7Qv3G7Aiw9fV5OXWKvkQBfsS/gkm9Pz/2+0W8frO++Pu5BP4gbyB4P/+/zidlKiJ4en2Dd3T8NXW0zsO8eTy4+Dr8Qg0NeH66DHyX/7//yb77A35+v320t0q7w32/vtO7/g6C/7//CX4E/jXLfv09Psh/hT16PXuLv//+uUL5S7n+Af57j32HuQJIwwZBer/Ac4wI+fy2NbyD+wmBQkO69olPdAoQw8SCATzHBQdGPLkCRgrLOzqDSHu+hH8/gki/fX9UNrk6g7s6PDUBu3yJ8wT4bU3+Pb/LvP07eLlCvj31+8q5OP3rszm4rj/CugP/SgcCMQb5CkM5/rg7uP7C/gHDQTl+PgOQtf41ez29uMCM+b22MMI2R3p4gAd8fbm//3/KfP7C9fd7xb/APz9zui74ZbL3PkA9CXyAvjX7gHx9PoW1N/YEuH27xoL+/bi5/oFGv4s9RoR+fsK4uUK+OzW9OX++f4uExkQCd/t4v3vLvQLkaP65/vu6SDs7fQY6+To6MLj58rjwRYAAwcY+//5/CME9PUb7O31G+RHCjX5RPz61+7y0Nz9+h7vFO4eAAAAANzl9Cu+FNHiAOEQE+9H9xT6/P8z+Sv69u4lAAsB7gMDBBboDtcR4xIB8PIF1eJZ2fcS+isg/REW3dgGEe3m9j350xcf/SDzKtkt4xfm7+H18+kd/tPA4N8ND/I0BPjwGBge+gjm6N0OAqjw9+IV+sfZEd8G7yX1+u0ULxrW3wkL3+r1AdLn5Moc7wv4/RjmC+rv68LYBObiD/757eLZDM71/fcX5e3nD9HyEST78ighBfz53PT7+iYJ9g4R+PjnJCkD1CX//wAv+tfnD+Xz8Kkq+wD5/TT++vLx8gXjCvXhtrrKHsraxNrr+PPmI+b79xvVIBL//wAw3+Pow9nr//7FFEoyJvTv/AELRiDt7yXX3i4lEfzXDBoB9O7T//HILQzp+SLi+ff999rf/w0v5P778ucT4Sfh1/vo8iAH7Pwg59PwAfMo/jDY+Qwb1t8e4xTuB8L17CIYCiI14ffUMg/89fbfEg/3BCzx9CEiCfQV6t4G1/YJ/NX5NPD4DdPN/AMB4vkAAAAA3+Hn4A45/ub7+hkhPPz12tjr77bi2R2//vn+LsoP8OopEPP+8PHpA+XY0dL58wMG/yP++uca9gLWDSLw7+sv//oHCdbcEygk1Cn89jbu8PmQ5g3FFf76K90ICBcbAiTxFPoWIyri8NoK2vjwJAsH8THP6CvvFN78/CoAHSku8tn30xUdAAAAAPXl+9Ew2hQpAAXp8g3zHRHq/BMZy9/nt+Tr8cYXBO7yDC3u9SvV2QAR5eTx+u/3I9rf39PlHPT8C/Lz1/j4IBcj9fE19ST81+r8ExkR1gv+5+n32fb79dn65fEt4tEjNQUCJe329uPx9+rA4RPW9fMF6ADw/QT3HP4ZIcP///8eJiDf8yHp5uvx5PLj8dQvv/z7/yLoA/ba9/bf5dkp5fzwK/gX9Pr8xwj3HBXi5/Xi+vb9HgXVKib8Kw8a+f//ORK0BufZ5O8Z9/AVHDvc4ikn8vP65STyFzH5+/bfCeYL6SgmBfDm9Rne3vIKEcfnDvTg6Se+/vrsHgz28dzPBQ3U+wsp5ezL+gogEPsz8OIf+xG0AvEh8AobER75/svoH+sjBeDX/wEy7z/89hHe6ywi170S8cDBEtXT3u/z5/jAzO3v3PYw9gwn5u7E3fz44ewU7hkA+hQf/hvmDOzo+Oot+Pny1O3yBPQTARPr0uwBNvb7EPf35TML4g70+egkGO7X8NDuMuLg/f8AKvnZDPb/9v8jCAQvA+lK+fDTCyMW3AVG9P3/+NDk8+LP8TIh1/wx6O3RIs8L/Qr72f76ACgO8fYe8OfrDur9A+755tDS3Nff7twj/AX45Pf/8AU7G/wVFOj1+P4tCyH09djtMff4MvYFF/kLIiwXB9cdCQ36/B774+nx9wPyF/MgQPAJ2tkH4vrs9/gd7Dr1/yf79PYTG/O6IfQb6APk9sTd7un6IATqFO399Bf5yivz4wgb6vsREyorpxwk7fsD9AQOBxkXKRfn4ebt1+8m7Q4k9O7b6Ob18ywd8Pzk6/LnFvT20ic05Sb7/P3b8Pr7IOfbGjoQN+8PDtgY8Q4D9tk3+/zv9fn3FQH5/BvjDejd//3+I/P4QAnnGM0DDN/33Pjk7P3W+w0T9O/6DfHu/80BJ0MH+rTYNf76/SHk7wz9AwzKB9To9t0JIPgKy+/oKOT57QMe+Pj69foHROPY/v/14+nv3iDwPOIl9Oz+7v8u3uMICBvy5fXg6vEH6vv7Fjjz2gMh8fTlQB7z698K8xP8yiYX5+Tt2/j9/SwO9O4j6+jy9f3+/yEw/Bj3MujM6ej07O348vEFPOj9+bq19+Hm7wPpA+H0+eshFRH1/CkLBuwbBNjv89MsB/3N++z1JxzdItwH7/Lj5+38z9zPBP31/eXj/wHh2gra5931A/cd5MSL3vP+5d4u/f4D6ifXxvLu9gvxLO3lG/fkKCPz7fDrCfja9NnqBBsyyvnk7+gNDjUP5Mjaw9rqExAF+v7/J+4y8hbiFe8U8Mzo3hvg5sa7+xADC0jfCOn4OQfx/P3I4CboFOI2GNrjLffwCBQWHvyi+hI72O7u4ljWBdb5xeU56QAP/v7zEe/sBurr5fUdAAz6FBT5Hxcq2SXG2QnUDQ8QDgj0Kt3u9AL/KPD4Ljom+uft7z/z2w365BkAAAAA5iH2MRfiBS/+/v0mFR3yJ93nYywF8yU/8vLy3Ai6CQu/vuLq4vYoAPQM9ucBzDj9+fQ19MPY9tfv9OrV/v79JvTt98ny3vMh1wfjD+rxE1fCAeoj7vUFxui//80w/vb63dIU5Cfs9Nwey86+4dID8Qvuz93mAA0u698M88bb7xEh/AL//vj8HiHt6zXm5tnj+tgN9hUMAP/5/v9TMPrgH+4W/gHt+/4V48XmKvUa/tTbCfP5/eL1CfIg8xIAAAA2AzQNEeDn+pb7/v4y6fjYDyH25fL++f0q9O38FO7X3QPxNRoJ+cLq4Pr4/SLx80Xw/ef/8vPy9Col+fcFJCf65/r8/h/99voqD/PYFwf+6RAEAb+sD/795////jXw7PMb8vf2B/3SENT1+FT19/Mh/gAAAADE59nk9hgV7vn0CAaYzx75Rvz46d3PDwQT6gMH7S71EOXv6T8DBQMHKvr69fcq+BsL7/DjJv9C8/ofEx7/AAAi9vr3IPb1+zPe4OVDwLatGPgEH/X6KvkA0PDx9vQJ88P29/oq+vVH+bdF1RwMBNz20M4c8g8GGfMPwNYG6e4iEyUHRBcIyyt/Df3+L9jdzR7jBvID4u3xFfwx6O3290YB/fn+SfAo/Rv29ejWLdoqD/bu9dTw4fS+Kfz4CRPo9OX36kfq5NLFETfo8NPy7O8j99/i69nW5+Po8Q/g/eoZG/UG4QLj/jse6srM/sLk0v/axN375e8sJhPE3afh6fQA1+w3xRUM5xDV39Hz/gAA1fQkOv/9/f4uDebmyj32+eUKBwnJG8DKmBDj8uA25+8i3vP5APn+/szj4S4S6/D65gbo3DDSAs7f8eza9N4aMen0I8zl1+4GIv/+/ir+9xE3uNvq1////xzyHfLK8yH0AAXw8/oGAwbo41TpJrQhGs0Y9eoLQAAACSQA/SoczeTx/TT++ibz9fg13szv/CT/A/n5/iD4QPYm+/v7L+Xq7gb5MfsuC+z4yf7wD+ga8+L+Mqbj4toC7wMHv7IF6yndLMTm2/4T0vGtK/Dw7/vt9rvvzu/r9vMy6e4v7vX87/LX6RvwDtUj+/f2yujRCN32/N3S1Ob77ukgKff2/93c6wnd3OPS9crzOALL+PoPDtwr+PrtSAoa2BLW3eXX+C7tGfH6/B/v9+sW4xEXAtzP7BT8/PD0FBUIEgDcHKf18/EwHzPr9vvYE/8EHvTK684ECv//ADQR9vMX5eEK3Pfv+ToY4ALw8vv+JfPh+A/C5fTz6vH5GP/9/zTt2s726iH33vT76eT1MfXbHx0b8fPp9ysZDiMG6fP11gMODhj7//4wOPr37Onz9hvqLOvd+r7VFjy54N7oRPU5C+z4yeXt/ir6+P0ez/n63LHK794t+vjG1zTX39i9BCPaNx75/fUp6/Dh8xk34CDK/P4AKiPl9QIYASIk+fXLBAXzJT/ZSSQD5fIE3bzb+ibsAvgTLwkH+B8V5gH56CQY/eH+KhQF/Ncj8/n38CbrC+j49cLaGkHw9/U6+Rng2PD9/f0vPufqFMgm26TMyNMdHNv++Trh2ebqBPUc7+PtESoPKi784vLn6uvtFf/v/SDrIwnox/YI8R0C9w39+9YLFPT+4fH09b70KvscI/b73Pn8/tHPKuob4PD9GyIgBhn29PAk8f/8uw3l27jp/fj17RUBDPbl89r6NfcY+iDc3TL0DiXq0gDo60Hq+OTt2+3t6RYc///2IN/g6sr29yAv5cvZ//Hg5+QE4OT5LhHK9BXo5uue17vmG/XxHSckHg739BQX0MXa4aOEmerO6O745FH47O7v9DjY3uy67O3jKwLs8Rb3B/gWDujYGgfyIg7Q2PQP/vb8OQcB6ugO5t/w+PNA9PDg5t4v6xkWMO/y8CzuEv304PMLHvjgFBz47w/2D/vMGPb73wLo4CP4y+qhHvvy7+L08gzn6foj4vTyDOXr5Nr90ez2HvbuxfkP9CvIRuT28/7+3f769K4u///619XxE9De0QTvMDzQ/v/9ywzY9B7x3uDnE83g/Tjt6/7iCefl4y/49O7w+eAE6+Pp7QXy4Oo6Bvvl7N3WJPIuEvLlKw/M5ffr7fbz2ub8+CTs9PgJ8Bkg+/Lv9UD6GvTS7vPwyP3+8SUI+SUP7uDlCPYP/CL7DP0hIN0C4fbbxdFX/iAIDQLsEuE4+vj98v7C2/z4FtvxLNvazfzW3C7s1gvW0gD9//8r2fLV5eINCgHm7fvsGPz5uvXq/N/rPfHn7vja3BMP2zf6Nfvt5eL8LNHQ3+zQFuj57uwF9yX89vnn4ujQ/v//1zj8/Pvz4fEUAdoPASvR6fbk7PQgIvn7+OxCMeTf8/G2I/P59zP+6tga0tQcKPv29vnt+z7mFvIU9RPWAwrmFyERJyvaEdnp5gDw5wUj+g4p//3+I09f2OT19xkg1vr7A+g7PuUD+xIj8/z22ib/8S725+PmP+DbBuQLDvoYIuoh+zsB6fv+EyPs+jvfAO0HFtPG5/CnDN3g9/oA0+jlLQ//6Cbx9/bsN0TpDxT02/Uf+vbwOgnoB+kmxN/mEt/uHBbi7yMM+Pnb+fz/NBol8QnMAtDq+CT5IADxMev34fEF4BbqH80sBe/tDtPnKdzv/vzvKyn49fM16+ntCvz9/RsF5zT9CtQBERIY5itC7/jv0+rrJ+rq7dTkCxAaHNDs+/kLF80c3fe0M/QwN/0u+yDU/wbPKzIh4+ju7Bv490PtFN/czO7q8eQO9TTHAeDr5OXF1g37+fMV/fv/FuJUU9npJwvMAPUHF+n38iK5BMITAAAAMPn2+xvxASAM6fjuJenJ7+gL4Oq72ufs0yXd5OY++wL1Hv4A5OwxEfgV28a+0+ru+fv2/QzurOK20u7C7uYk18jY7OgQxPnxwunXGgT3+jP6/BkD6ij3/fzo6/gC5xXmCP/9/iP58PrGGtUo/hDa9/PjAfn4OekADyEW7BHd/BvIEOz14evu9wr4AvArD/XK9P/5/jf89vwg4+ns6BAU7xoS9vrl8e8DCOzfzCIa+QNE9OrzE74W0efN7u0T1Ozd+ubsHDQ19RP1Curo7PTy+df2GufKAAAAAOr8/ijy/P0n/fv9KxLv+SH39/kXE/zu/eLF5u/x6vMx4zHqICsp+gzR1PUULPT9DjIY5RHz8AHWHPn8Kf0jBP7bGdPxJPrpmzsfJe3k9fMc///0ChPRCAz55vwt9O0E0dvFHDD1MfXb8PMx/OHc7BLO4Obs8OzxGRbW3PMD3xwh+jQc9dDf5Tv++/4U4vn4T+sx8BjV9ufSy+rgJgD+/yH2/v89Hfb21P79/C4DwOwqIOj40+Hk4sD+7Pwp+/b63PgB5OLr4OwIusDSveHh5Brh2e/v7/T3Pt/S57UI5uPl9k7pHBvlH0DeyuvIBtjTy88O/vYAAAAA0e8a6xjz/yfu+vYQAMn3Ahr6+iD3KfgYJAgNGvIz/e/pKCYFM0T01uPt+PQEQwzL7e/5zONE8ezgE+sX9/LyMQT4Lsft+xcR4fXzI+zFCez3+jP6Ae30Ag7mIRfOET0A8AYBDxv07wT9+/jSIuvp5THv8yj8/v7WEunm/e1T9wva9OLq8PI03BHY28kuQTUb+72w8d/s8bj6MPf1G/bp3OtI+OjG/RYF5/b3+PM59N7/9Bf65evk2usCDzjVzdHg/yz/+OUN6Rf1ygMP0+0q1Pw2/PYs8vc3/wAAKP0pC/b9Cfsx6iQdCNsLAtv/9v8j7vb1AQLh9c3//voM5ssO8Rz75Pn2M/MW+hX5KdXQHh3s/PLO+uEQDeraGvgyKPD3/e70wuP58CLw/fMHJSLgyQoJ+iDY3fPZ+PQDKPHiNAT7/wUX5iXw+dfg5fT+/fwkE9nvBfz+/tYS1gUF1tPlCuX4+A78/f3TwAT9yeIK8f70+PUc6izt6ycQ/N7s4i4IDfXjJrLY5vrbEAgV/vXY/9P7+CIq6N748wn7M/n8+y8t6O7/C/j31jG+Ev3o5PAjIRHzywHy9DEiCPMiKPf9/AAAAAD07urt/uz8KQoaKhcC6vH4DBQl/CDs2/j/4/L8GRX86ArIFPwRARwMwSLwAvIv9grb2uXp+DTo7PnoJBj5+PQn+hHwFQvt8Bza8g3M5uPuICAmxirT1unF2d4gxzPv+eYqG9nfCPrIIfILCqkI4u7k+/3/G+L1y/X08eU26NAi+hHJ4uv49kIXMPgMBzD88Bj28TgC5FD41AAAAACRgpTQ+fpA9xcE7B8i+vYUv/be8RH+/jLy9OgtH/nd7/00/vrP484FKfD56PM+89D89g4g6OQkP9n//0z9M/j3CATzHA/tNOTfyvH6+j345uHn9CM92eTO5+TRAuC4CakAAAAAxdzn4/kQFRr49tgQ++764fvu6SDtF/vvBCHw6xIA0Anv5fwR3OfnzAD/AEDr5/QIBNjzHfPc6xsa9Pj+1OfqyA1S7RXR4wgB50Xv5uvt9QqL5uP2DfDq7Sn4+dkqICwJIN7n4Tz2/O3rH+ry+CL42fH5/NUu6PL36+31Cuv/+xXv6/jUJP0QAywo7AH39Tr5DgwBIPv8/Nv/rOqqBOTW5zqGvNf28TQULuvtGdslB+PuAhcG/h/N7/P+1hr59vzzIf/7Mg4g/dw38vPx+/z/HeTkKf/6EPUz/f39vdQJ3Lq3vA/uNuXrC/vr6fvSnqvFxuLkGuAJ9MDQH/DJIQAGJRH67Q+ps90P5u70+PwKHtP6FQPyHs2+JPtI9+X88t/UJ+/07ev5GB3cGusT6AkYBfP3+s4u///68CQPBDnu8+3+F9oY7O39HCL/5vARz+yszjr1GfnyJB/41wEQAAAAANQP2PvfBfrt9uj5xQXj7/b///wtF+cl4dYYEAMY5P0Xs/0BCvj32SD4EtQU7xvuINUByekq+P345/774fkO+Szm8OIGs8LWCr3v8dXrHPci9t/2JQTi2PL78/Yl9/vx1vnr/inp7Pgq9MAxOPHZ6wjq8PImH+vv8gcT58QOvvsEEecTH/IUDwf1+PrCFxH2AxL+/CH54/Dz9PD77+7y7SEE5jHu6uXvP/ovIf0U+8bRAAD+Nu/3+BXYFwn6/xQdHhLiVukR1hM33vXwCgvyCwDU3d0C9OTq/uTc987m4fIO/TP49xAEDevW3iX3/f//Mu7e9rsmDjTGrwQE9/gN994l9O3c3Pbs0vbvziYY+gEDLdnjxgDkIPcg7TQC/uzY2dgH7ATY5Q/3wgTw3PAo/RbQyOrD5wDiH7ob5vbt4Azz//8ANfb+MwrnAiAG/PL05xYL250AAAAAKfb72fNE9gMg9xMB0Rwg/QLh1SfMCsgXAQPsCP369jIe9fL65vEp5/78+iIM+eYk3ff34A7rL9P0/P688frhEhf5Dy8k48308vr7F/QgxB36RPvsEQ34LvDR4q/y4AP58fX+HP/W2u34FvY4B/8KEu3s7Cr+58/t2/MPI/hi/PgB1fcMyujrIhIjBQUPMwAg+/nzFQXr7AQBNefa+yIT/c3QDvf/9/81/xTy8LpmHj7z+v7V8Pr5K/gmERH29/z0EddUChPyHBL+4NQTEQfYwxLt/sf6+/pG9wf4Fg7S5MjS+x0P5P/bBewu8uMM4+zGBwfhKQX79yL5/v8u6vf74R0cDgfREQEj5OMtzPv+/jDj8enfIPAR4tXo+cTi6xsPJWXOrfD29R4o9/38NesN+yLX4wrq69rrI/kK4eoRIQsvFv3d4vP0Bt8YDPf/+/Mr+e0DAvr+/yM6860U6fP7VsbQ9QwABeEUFOTsE/zy+x3m2/U8+vv9EeENDiQk/fkO5hoN/tfy8PsVEt3eE/zu/RIZ3vEeBfDo3N1M/hfp6QDo5hgA5O4jKRLlwx8NAxvp8fL/Gf0D6+Ak+vr5H/HuGvML9uP2DRkTPx3oYd7n7yoAAAAAAtkj7fr/+R7ZnhUN/PXxzecgFyk24eO3HSz9Hffs76m10vkUOOsK9s329xrc7vP6/9Lo/+/q9QUp3xYS+Bfy3tAH8Ozr/P4a7vD8AdgOMuMW9ALOD/Ts1BRRFFfX//UH2eX26vPo+TTo/fo37vj76ezP3gwXDPoD+g0r/xza/vjz9/YY1xgh5ekU9gLw5/OV3OTm++Du5ULzxPjeDeXSBt7x9dr///8cCEnyIPY28OzzLv4F9u9N7+AG/Qvn8Aj9M/j6CfYP9tK7ES3nB/I4+ufp9TzV8Q607fb5zQgB5ivJtgIH2BP5KQc57tKqBwBX/g/c3vH39TQsFQMQ/QD+Kvjq8jgOxz0A79/D6RU4MPHlPBUNDubf8Pj8+iEAAAAA5dfy3Cbs6/za7u/Z+9ztCQXX7+W3ucgX8/f0NRsO7wLhGd0gHPEN1Qvw3cXy6xka9/n8M/EP9R7k9iv79PIV4tb65OYHE/gd9wXs9CDv8ef+9fIn2CPcC9ge69jbEOgJHhsb6wDs3PEJw+Hw5unx/vL39gf08/rN/S/74QcW0/T++//j5vXf4fMuMeb//v8iv+/e9vot9A7kCPPn5Tj82+nh5gL09PjaAfv9Gs/o4fYU0QYY99b35MDd8wYLwhXhIOQVCuAZ8f0rJOTV7y31FQ3tUz3t7igf3vEN6NPT7h3++v0m8+MjMx7XzB/8//0d4OLvF8zl9+v52wvrHgvr6O3z8y79/ewt7CryEvHJ+eL/IfH+6u3vEt/XF/3v/fTc+/n7GSkZ2vZC3e3d//QX+vrS+R3gBv0HHQzzSuQC7fAm7/3+8v38ytEpzpn74+wGFMwTE/cw+QfsFOnu+O02+u8l7Bvr6/bJyTLU9uzi7BEA5ung+dMUDv7+EysAwxRF0Cnb4fPtLNf8Bhv16+MCGfIPFwQA//8f9TDzEvgW1OXj9vjLMvDk9NEW2gXw8/UoFQfpDP88/vnO5tsTx8gSMSv69wve6gH6HvL4IiPl9+op6wP8//8AMBK/7ebiGvQc8zvzBOLwBRcu6fQD+dP69gjM0g7e+Avx4+ctGPby+yjy/fzH3iv1DvcC/R4pxurlLgXlLN4L7M3ZFvv80hX5HMa51K723hvg8/H1LPjKVf3/9/Ut+O7pL+X++8ry+/45//3+I/39/tIW8fvL8/f72xnk9e8s+/n879vv0Pn19cPd5N7t4eHvztH+JAji9+vr8AQBwfz9/zAE8vsV9/jy3eER+PEB9em2BgsMEf7HIQr8//0h4vIm1g/p3vrp8vD5EN/uZeIE+gPp7PkX//b/I/T5+xUt9/Tt+CDp5wrn+D0WHhYB9SMMIuTz/MfjNDIA6EjX9S7v5+waNAsP/vr+JhEiAu0R0gH42fHh7/8uEM35BPS1+in8IefzKPM27/YRDR36KdPZPgTv6PgI68skJr3m5yPlLen46uXqExzm4CAQ9O4/K8fr2fvEJtwnydnb9/Ut+f/KyTT69/UV9QX9Fvbr9/DODBjnG+8F18Qv0fPRDAkAxu0j0tP64vkTBAzsytPQBhwrEBot3d71HPMF8iH17+7vHur6+u3+1vHw+fACxvn81wz35zAI0vAm6Awe9fH5wBoew/7///821u3l/AIH7/z2/MzXCAULDBXt8d/3Bfgt1PMk1+Pm8iEq5+wVA9z0ARTz9yzx9fcc0/f5Hcr9x7kM/P4r+/b+0Njk5yQEQ90BBvLlBNrtLvzh3Pcd/NAT3h8H6hARyuo76wXfKvw90/HoGu764vTyDOf64PkNxlAC7vnwFQT66Qj8KgAd0PUS+O/k+v3Q/vv//v3/MvAf7sj98fjFzwPK993lFxDz/PbfKvj9+ATg1eIV1/rU5RjPBOAO7+b5Cv7S7+7d6eHy9hH/NfIeN/r+/Rny/SQ+HOvVMfTy+OLm2//TCORD9Cnr5Rc3+QYKIw7M+Pz8FDX45vHkRPgnIfcQ47snDgsBDO7rQs3M0fQhD9wj5vv3KQ4aIw8P8+oGzgTeFd4j1xwuEurq+e3VL9XyG/uar+DpDRYA/O3kvdrY3MPq6xg38gof7yb39QvK09zR9hfyAdQD2/rx9fccz+L3HOQfWvc25PANHwP20NnR9tbABhDoAeH02t7s+Dz+/7P1yt3mx/r93z1Y7+/c7DT75e7c89gC6wEJ5wgPEUT06Qnj3OfZ/eHg+fNA9xwF6vgs+jQc9f79/ysSGeIA29/fCe7u8eDw+vslHjn29uIGCtIb3O3i1/Py/dcC/N3U1hnF+wv/3t/o/Njf9NPiDf3qCOj2+yrvBtvw9f75zvvy9iYG6xcQKPf9/OLlCff8GhgP+vz5Gv7q8ArYKREN4v7137oYvTot2ebB+gwe/Sn5+Og7zNTN+v//Pi4E3Bjo8OoG4Nz42PfW8hf1/e/n6BftHuQJzRYW4+4XAdUo8srNMewCFTDn7MnlI/74/B4G8CUqGg/d3+zi7BDp9RYiB/AiCu7yLgX+9+9ZCwH3EQvn+BzyA9X8BggaHxnjFeQq9vz27hL8C5bzgdvuLPQf+fj/NyA2Ev3R4OzSLSTnAPn69h0f/PT1xNUFIeDk+d+tCscPD9gZ9OPa7e/t8PPR3+324efmFPL2W+7eGvILDPz4/dIm+/oWFSI03O3w89Ls6w7tC/To5B7/BwviB/PO9AgN6P0C7nDg7eri1xEN3trzPOTnCQ4bBsjbyxoMBCD9/f4uJP39+9L66eAU6+0GBe/5Ievw8kQWGfwWFyEXAPsd/gjf3AQFDfwjBfb4Aj4D+g8N+/z3OPc8HOEbAhYmI8u86uP19PPw/ekh5PYBEtjxARC1w8/zFvr4HPv+/yAA/P8n2vXr09wY09wqFOD95fgeLDT7+/YT9OXvBPAIJPTsCSjj9PPdDRX+6NLm6xL66fXT/Pv+KN35784TGRAJ5djjA/X4/CwO9hMC3PzwJTf09wMh+/n++Dfx+MvDyf43Cu/tGwYX/Crt7yXk8PYG3dQgNucv9A3s6PjuFRgKITP18O7YF9oMGtvh9vr3/Bf//f4j6iPKBP7v88cm3+7HoMv99/X4/xnt9OwJ/cn+/VR/IkDx2fPZv8kCEvkH9iT1LvTo8Pv42wzF2Pr79vQx+vv9yi0KB/Y45uwL+dr1HBcIDDLo/+cTvO8K1AXw4Or6BP3u/Sj+/Bzz/jgp+fcD6UH1CifwFvH43B75I977OQAAAAD52/vUDiwJ3SfY7gYY3PMp98PmD+v15PvYJ9zw1eogFPsy2PLu/DH2+gT97gLrAQkS9QHKF7G5nf7d6vMN+fQd+iD0/Pv8BTTt4zElAAAAANny3RLe/dPp8/f72/Tb9R/49f3TIP79+g3r9Orm9fjP6AQYHiIXBO3l9RIJAxEqJRrByN0h3+z/IgXzEPn3MQfNRNOgDBva6OT5KCz01sLr9/f31/rh8xsj8hAa8ff2FgAAAAAa7xg/0tDO1Mw/+Cv11hvi9Cvz9+oJHg+0dawX6gPeBDL1C+zb7+r83+0h8Sn8/PIQ8hBENcnJAejf8QT47Pg6+tngBgczAQ7a/A+zIO/zB9rX7CgW/NsJJdfe5/z+/zP89fvjvC1eGAj84jPTFd8CGN3zs/nq58f72BP6CxEmDQHo1j/e7Pv5M+3t0e7bzw328zHzB+sn8/cU8uXWG94C+vHpMOTK6O4cMvjgK/7++t3u8fTn6vcc+PLz1yDo7/AQ5+L/1+fq8BL5+yAC//AP+wYiDePP76v4NPnu9yrzIvDr3djjGesJ6Fvh4uv27AbX5ET9/vQtHwD/ADLmCgAi5uvv7svVxQAC0wEi9fL52vDb/MH+8/fq8uHePcP4wfoq+P34+NTqJggQDhn/xRXwverswAbZ5Mrr9Pcr4dUo+xoctgAc/fwg6g77BPjd+MLmCePJ6SdDw2D++Ajw8PBHB/vlzCLg4ATjDQbv3ugYNzfE4i3//v/L/Sf+D/P9/Bwm5O8JKubhwPr4+i3k9fMB5Br+DNzs6Ngy+O7p8An4CAYQytQWEt7/3fPvIe7w/swJzevYAUUHBNTU3NvB8BXfAAAAAPLv8g//AuvW4y1/4/v2/QzwEwgOSPT6+jjv8PH26fHWzQ/45xfsJ+jv6OIP6TsX1vnw9sb/7vPLtzPy+RM2+AfS5wAb2Pr7BeD69x4GBOYMEvoB9xwKDSP4M/v18P325wIg3Q8Hu/rCK+Ll9sXh28f3NO338fbwAfX1+871JhEI5QTz8gTY3x4X8PES4RoK5gP25gkNICHeJ+PiseYs7v0W4/b96AoE/vLo7/LwIvsI+vj+HhLg4cQJ2fC6690b8SLp8c/3Dvkp7vry6er2/SDl+Pnn4hve8gwx2d/4DSnb//gn6eopxu7rH9UGFQEa/+w+M9/SC+331x3bHsAE/cnl8fbkK/vsCfcm/QsP1OTP+On4Kw/GNw7z9SDs6BjitxhgE/rwJPYZ+/fXF84S4x78GAT+5gDwF+v5GB0y8PPm1QUd4OjN3tfv4aH2EkP59tG48M39/fw09vP40uQT6e0a6Or91/r+MtEbJdkn5u8zAK/L7SEWCx739fwq8evt0/n1/ELy0xzJ9v38xg74HCL4DNEj4fkH5AzvKPLpACEV/v3+Nfk759fvHur6/CkK8hMRFvpVJiHk//Pc8P/9/iP//gAo+/z8E/f6/igiH+7d6gYTEx7tCPYQIhwkzfj2Bev59NggMhIEQTfy5d7t6dvi7vXd7Pb06NDg4Ufx9PX/FAADFBbo9wTQEdrrDdeBzQcXyPsWGOMFE/EAECrt8hTi59wQ/ULO8en2/M3t4fjG+v//M+NWHO3T5egMBu37LfgU8iYA9QcX//wAMUjd/dHmBfkD89biCw4W4OoV7PDsGvb1Euzy9cHd4N0T7OHrH+EE+fw2+fQi5iD4z+8PBsXd8+0o1yXR6/gX8t4nO++39h3x/ADj79bU2ei88+Xp4NT1/9oj8VPx/Brwz9raChX+/v5O3Pj74xk0+hHt3fI8+Nn0serY2Pjy4hvb9RzuwPQcLP/54OELIOUm4Ajxwhm3CdzX4Tfr5fz8/ioSIQUA+AX4GCj5Fdkj5fkK2iH1D+4YABbd6PXxQvHo6ucA4iMz4Pjr8zPw6BX1+Bkv/AsS4Tv07RTnC84p+g4b2xTdxv/+ACjp/eTpAdkKAzHt8s7Uw93EDvayyQyQt9suB+bVFPT2wSX89Pn/Ge8nygDrC+rbDPMW/gkT+Az2Jt0Q+gv47vrb9uQd5O8A6eIaH/kt+ujnLxfz6PL6+/kt3/QLMe/wLAwLwALp+/j8JPv+/yPz6us2AunjLiT16gPb6uq2zBsCsf0w/xXzHfbhN/f58toB7Cj99Psk9P/9J/n29zHu+vsoDPPixPov9vq+usq9+v39JxsPAdzsQBMN3N33EOYGIu7kIPYL+/3/OvHx8xwpBPbb/hH9J+n/G+vq6xs59fr3JDrGFTXzCzjs5NbWJOb69hPuKPDwF9Hu/SD7BsoS9Q3SMegf+tjr7AzhE0AZ5uUVNv39/i4C0dS49B7sFSsbCwj4MPLj4Bnx/fELKgHv9PQE8v4ACgopDtkm7d7b7TIY6ug94x4S4ecP+xv9Auv0/Twf7Pr5////JfPv7Dn5+/cM7+rv1hruNSHox+4s3OX8+SHtBwQFuCHe9y30/+vaO+wAAP8s4hHy+fArAv4N7h0P8On62NjqDfcy9e0bG/Ps0Akf/OTusH+O5+Th7Cv0/Q31K/swzk/43ufy/dEQJRzq7wkC5fNA9vPSNvPOw+dNBuDm6hj8MP35R+rQGOjzGuvWws7Y/C38MPv1/Cv+9f4gCwv0Ef/6/SbrDez4Cury4Bwf6hMuAv4pMhPx6t4H5ejtJv0Q8fv6xPXkIeP35eQs1u/22vX878P//f4j3kf82+EMBOqEF6ix8fD7RQjx7tb98P4m6DUD5ucG6NkAAAAA4RI09w4jCAQ19OTw/yz/+PbJ7x3v4+0RKv7YAr0hBeYh+ur2L9Tg4dTi5cjgJ96q7ev16x3g+grk0Oyl9NLsxq0IB8X63+/S/DD3+SsV+vfsKvISEgAaHPov4tjRNcnpBPb9JyTU8t4T8x4QN93puCv58+r9Ng3s9ucV6+f78QIRDtXlPKkixgAAAADYDyjkxfzY8ir6EPPB8xvO9vPxQTH96ubdNQbqHgojF/YP+SHa5ugDGfL12+A4ChwUzObx+OXtEgYO7J3t39Tu8hPtEffY5tjtwOvv3OQA17zW0bgE4OT49zsgQ93c5akL+PgezSLXyLqqNhn6/v8oGzv88N33I8v6Bxse9P/9yu3kFNHzDv0YMx0YDxoQ9v728/y+VeTd+Nrk2vcp+Onx9Q7v7/T4+dLlxQUCC+z+8tfg7NgYJe8A4tgF+ADFwfMO/fHz//k25PnyyOMWFSAq8jcQ8gb48hrNxdnRzt7nFdkB6AL9/f0mCBTqGRLp9wIU7ebbusXTud3QDubu//3Xxtjs78nn6PPVCQH08OjqMPLdKiH/+/4+AAAAAPz95C0u68Ua0fTaEgfn6gf1/AHk6uX2Jef79jP7/vwZGg0OC+z399f8/f8w9RPtFwOw9f/I/P8Wzfns2hT48AT0/Ov62vIGOxzc9TP//AAuJ/rxG/tI9+Xor/f09BjgARri/gsLLj/sMT7kzgvSzsf8+/5KB/T34Nj35+zj/QQV8/v4HPPp9yv49/gpI//nJCv26vbR4i/+5v7Q9hsl2RTv8vkf6ujyI/3Q9xvdxdHk8l/w9OPt7dcD/efZQxIi4iX36/0P1+7r4fXq/Q8OEfz4ETjv9+T0H/3++EYj+/oX1zUctv3a4fn5+vG95vwjA+bq7RH+LP3v6vv61fvYSRcmEPAKOroWGh0X15zo2fUI+vzy4vgQD+gJ4eoa5+oT7vr8+TcxL9oQ3QfrEMbZzA7K2cvq2hUPOCb29iQK3/YWGy/uDxPq6/4V+ggSHObz/Pju2AznACIaNvj1D/n4IvQvF+Xf2TAC0e4O7ff1/f4t8Snz/OcsBhfg893dEykR9yTu9xvx5fIl5tf0LvL55bYOG+/8DOTiCc711+Li7FHvByrs99zs6MfiF9wDJBrr2DQF7+0AAAAA/wAAKMzsGwguFOPwSuDpLObtA+vo8u4C7Oz3Bqi6Mub/P//5KN3fyTL9EfbKH9f+E9ELoyj09Ajr0eTd9OAs/fb2IQHz2xby4PjwFuVZ7yDwJAnk9Bz6PB8V9+ACn6Pc1vT55CLXvRL2TzAm8v381TEWD+Pk8fvLLfz9Dfv9/yX88fsW09TjL+cG5w3i/BQiN/v+/fX++zcqAuoM7Pc36yHmAR78//0hHOrxDyznBRcD1PX7DebR/MzP8v/I2zHvDPzr+9rqBs7+8t0H/dkhFf/8/TAE2g3V//3+PfX4+C7xXOjr1g/yD8ve7OzbIPMHEern0hDn5NLZ5fbq19/6CfT0zP3///8p4e3y6tfo7iTf7wgJBBIm1dngy/n7DffjAujzrADkFcv6+P4eAPAQFA7cDfgAAAC+txEh9uUaA/f39fQf6v73LsX6/NLvHur6HP7z7f8A/0Iv4+wB/Tf23PH3/uAmG/L38N/O08wZ2u8RMQILKf7/+//9/Rzu7fTTCNzsIR/0D8k4+P0X7ArrExzgDwH36wsG8PHvzufb7C34AP0l1toxMAMUBNvs8vfd0+frCScK+Q/29iH7NPXv8MP+9uD59/wjBeji/hTv7B7x6s/c0vXo4PL9/i7W1uEM8vskIf4u+9YIIPAL9S/5KvEF2L2n/eE+ENDdIBDo8vTt5+zvIPvi+BI9Aefn+ekIwgKgKvkaE+UAIfgm+ur6Kv75ACz12s7r5CTx9iTs6ub2+RnIBufd3/I2+NYUAtPv8fQsBvneG9Ti3jvcxfz87+sw5M3x+UT6DAkm79bg78jn9OsM+Qj5Gd3o/dnx8vEh4vTyDOPb+d7YQAX2/v3+1BYlJxMKxBz72/H80uz09NX47FzTEC/h9v38EjgkDfTdOw/aJTzsBua88O/Q//b/I/z+9xTs7QJAA+v72vf9I/Alr+zjAAAAMB729v/tvw4jAcvqrs3t8sQJ2OvLDPnsGOcbpCDt/h/xAvUS3Pg59usG7hX1+/vyI/ktJAk45gkO8UX49DH2+OwSCNcO3gj08i8I7OT+G+Lm1fACDQfqE/vz6v0qIOv4+fr9HAHr+RgdPeXl0Trj7gr/+fwjHgPv6/v+7eci/hP/FRzpJCza7u0D6OoE5OIMFQj/KPTKxN4O/v3+HT3h5/kzv+joHfXk8Ovy9skf5RYKMfnx+P37+NLepyDqA+zxFvf+/CXT3wX1+/3/3f79/lze4u7J9j8DDSvT+AzsSPL+P+r3HRsQEdzg8fQQCs29CxcQKO3y+/ox+gsPCNsLHc4N5OfQ9/j9GPch/EDYEe7KH9gt6vT7/yURyOMNAPz/J/De39ztKPcO4brxys/sIxShwr8E5OXf5DY37OIhJOvy7A0H2OLa6iqBHJjlOQHGK+Lqx/Xs//T8IfobzvLnDc8qLb8EGR0M4en9/wnp4ioV0vv38+A5BSgC8erd6PnzDN3n6MX/F/8oFwvl9zAl+PcMNhcI0ijt4cgK+Cnq+/brFeHk6vHr7dPx5PLjG+YBDvvlHwT48eIczUbdqt7u8gD5CekT+On20vPQ7tbyMgHa+z799+bzF/Ti1fHrD/n1zQvr1w4e5S8n++MrzQv1CdrN8Bc/KfD27uQE49Ti3uLf+v77K9nV5vnpSvnwBCga+v739tL88fTVHRLr/vz1+yT//f087wwFFPr9+T3c++T5QxrevM/k9xb+E/8n//7/MPQL8Ozu/DH29yIX6vri+SIP6fMi6P785y36/fbsCfHGTvz/9yXT4Nbh3/bY//b/I/P5Agn08fMo7vHw2vbE9dz3JPXQLBQK2zXxFw/39v7UI9oJzM0GFfbm8fm5/urt3ernBAT7+f02H9IDAgjn+DDOKPUi8uvjOuLsKxkV/PjWHWsd7wgY8d/48zXmCu0K+vnlE+L3+ewj5AkYK/Yx+Q3r5+MF5vL20gvYBQb5JPgvGeDrH7v/Jf79H/4MJ+HiCwkZBubq0gDo7zz26tc3JQTr7uXM+/39MfBL7vgqH+7g9/j9IPwBCvr46eCm/P//JAn1/tDz/v4v89E+CejgVc/48ffm7vj76QAAAADk6AnlFgM/5j/0+vEKAQoX8v75Ryn29v3p7uz6CPHu1uDk+d/8+v052xv70iM26+EY2e7x9fDu+v4S7Mfr8+8oEOzoxRMf8SjoD/T38yj73hW3+vn28jog2t3i3TL/+P3eSuzTAhMD/Plj7ATBBNXluOXh//b5+d/f1wvvH/b78R036Qb6L/b6+/b+LDkN+xLw692/BirbA+fZ/xrs/vsTCf8fA/rs+BH+//wkAAtM0v8B+yEGCgDR5yTE9AH56wUW3Sfg9B/u1gQGLifmH96+3Aj0ES4D99b1A/cd++UEDjzo/fka6PCxAP//KTkM+R/o1OPI8Rj31eMf9v8I7tbu+PdD7eEA/+j21eL39wb4FdcOu//hEfjx//7/H+P76vv17fshyNzj5vz99871IPfQGbHAASYH+/LzBCYhxtv3uRTr3A3v5i3XI/P7AOO/5NX1xOwg7Sfr+QHj2+Mex8fhBePjAtvp7RUO2jfq3AXlC/329TD3Dv3i/g0APtsZ5Q4A/wA47+/81f724grjD1U16i0GIhDz/hYZ/Tsl+AAaIf37/jLd2ewj6YGB8PL0/OoP+PsiDOLzNvj3980A9eTp/P3+QeXn6ggi1goyCv8NAOjaLv0aE/sP2MnuO/QrJ/yx2iAH9tX2Ff0d6t8N0c/K794eEPX4MQbi7PfbMPLsJOkH/wrX5wwH5+3pyhgF2NYJ7e8eCRv07RTSABzfMRrb8vv+JUP09DHh+vk37egDyyE3GvP7+u79AAD/OAADBPb19Djx//3/L+ID4OQZ9A+4/xEk+zDh+vfm7PPRCw7sE9kJGgwQLgko+AICAOMo78MNLRAWrRPZ2/b59S77/v02I+X1AvH39FUMCAgnKw/vMBH24vfv09VIIfHaHOwE2urWGu/f8NH50wgn4QvX4BPQY8Lg++DhIvPkDPUB8Pr5Qs3lL/PuRvgKJcsV1Ccp+BzBDvQG7Q0Y/8X3Dfnl0tz0+xL+Dvj7O/bjI+Xw8vr7u+7pzuT/+/8+4gf30e739AUZGw4N8AXu8Bfm5fbTDNUX6i0OG0pmyC7LxdnNt+Tz4uYl9sHx+/zN/Pv/PeEDABA12O3uKPr7/wv39wnp5u/x9Pn7Ffv2+tzv+fne/Qc3CtjuLcX139IH8///J8Xt8tb06u8PO+738fv7/kbc3esIyh7f6OHp8tIOHD3J6O/6Ggj7/NJC2PD61uP6E/3+8SX1Of7z6+rrzQn78xgz6vHc4uzw2if5ERQVK/4n3uPuxvP+/i/55fIoGyrtBv38/TvZy+fiydwOFiPz8wUY+/wb5O/1CN33+Qsn8fnXERXtzSHu3+EDHyndFejqIt339+DkIRX8DNrPEvr0+ivw9/QHAAz7BNDq5PP+NOL8JTLl4tTj69LW2jEw+vn4Ld3d5gE55eLeIfH05UDq8P/++/4U+uL5Iir4+SYJGPzgIP774O/3+tXqtvfj9vL5KDX3Cf/4/CXjF+gV4f/9/y/++f4u7PL33RL56/zD9BHm6+jo2hfm4vgk9/338CTh0Rb32P/v6Bjd9wfpz+XZ6j7UJhUAKNnrye3d8jzEyOr5IDXq3h426gPxKCbd6/kP7SXT6+gM0ScE+zTw+t4HzRMQERQTz+kDFBr6BeHg8vPqyPzd4eTj1hwc7xjm6eAmBiju5/kKBATe6Pf3tP/j3sjlz1YC/Oj6w+X28BOzuNHz9Pb62e71FQcK19cAIPn+B/jt+i3z8fUs5/b22/b2zw/t+/o08TwkGfj4/BwVJ/js4vL74fL5+iEm49jUFPbY8/0t/fvZy/Dn6t7vzgkP58T/1hPK+fDZ8ArT+dLcuv4G9+4x9e0Z9QPG4C/34vAI2yHZ9/fT+d1Ix9T3EA7v9N7s8/MiJv0eLiT16gP9//rRFvrz08Pa1B/fBfrt+xj6FEPz6u757fnOCt7zDhoBExbs7BXsGBXzxvw87uj0PwTz7CXxCSs2KgHt+AQfL/73/A/k9unbFPsZ+OnyJR3vABkBPunq8/TuIevyF87m5On6OPf3BvGtJicYIOsV49zn2TL25NshJ/DF6/n5ze4+JLv66/H4Hb/a7vjzFiXf8Pk69fL40B/s/OI5tRrtLfDu7+0cGAIVRdMWKff2/+P+Ox4Z9PTyCSP83fvu6SDm2PQZ9+DY+ePa1ufy8e/e6tzu6Pf0/NK6Gx7Z9hjow/nk/UX4G/oE7g7t+PcLPCTv9R4I5OvfwPcH+BYo+QL3//3/IsvwCejv+e0KIeYw7McFoM0U8/3h8evt0+tH5OsLNOYy3RAg7+4Z9+nf6EMdGTr56wrw8dQ29vv67wTo5/Pt8CPn8v3RDQUP1vIOstMu8PDxMOXUDf/+/NjS7fDQ7fT5IgL59//w0QIU/f39NNzm8xQOJfgM/TX+9v/9/y7/HOwW7efs7ff7Ci/hFLzo/fv+NvooACHl0fX2+y78+xz++dcd7/HU+P3239XeHRsGE/Ak0jbJ6+3q8xDxI+YdGvAs3fL35BUNMB4KxfjY9+T6OQcR+DX8uNxhDfML8ST6KPrv6STjRPDjGBX39O0z+/AcOwr24QG3/LTlDt/v+PpE/QP89vwq+Q3xAyfzJuzu+PvpKtv5FPYA+w3x+PQ8AAAAANIr6e3tCvr76/kr7/vZ5Azh9vv39PP3HgrmCv8I2ecCz+4fzuQu7woA/gDJ8/L3yhP77Pf9/f8tNdivCOnJ2ev18PnS5eT0HikHGfIDCAH5IsToyvNF8Oz2F/nrJuXICQsW69v5/vcVK/QU+eb42wTlICQI+ev2HxgW3yX68fkt6Nn1CA/tGe8FLi39EhgJzN+TvygRGQYGzTnqGfkJ/D0dKQ4oKfX7B+v5+in6Af0l/vj8Hgv/E/7UExv429Pj8Pj8/D0B7PMe/v78F/nyLQQrJfjiJdXwA/ghMPT/8+39AAAAACv07uXaHN0VtfTt9ck83bra8f/mzt/qztXX9hwBDjkb+fD4Ien3BOHr9e8Kzen25O388OD5+epBEhHZ5hAE9Sv0IULp3PjnCv38/zUpFPgMyZEV+PT0LOTOuC7f/vX5Lf31+UfwKwEP+B/oCv/29t65CQ0E9f3+GA3Rz8r4D+nwNPLx9CFF+vL78/8rAP3+Oe/x3z8GGfEB6PjY4t0I7zL18BrQ7Mjc8wMY+9vS4ez9AvkL4efrDC0V7irs/v/0Myn42h/MBUHhKu/YHxEU+Bgk98sCNC/eCvz46gjxM/3v/v7+GNvg79LpyAoX+vj/K+cGyvnr+vD7B+gHD/X3DTPz/fwcACf6Fes2DdMEMu/0/QMnHx/4/AjjH/b/IRP87vkq/vb77zYA4TII+gf6CAnsBPvWCrbj7BT77AD4/OIJ9Bws/yb0+h8j8fIR5vflQx7sAfX7+vomN+Xy3ebpIeLh8vTe9/X3NvsZAwAM9+Uw+vz5GjT08O7oECA028PvA/UG+SDdJuor/Pzw9AE2+Qf8Nvf9/v/9Ogzu9CoWVO4U6u341Qff9gI28vbxD7A/Ifv2+zgl/PT5LtnrSOX19QwKFPsi4/4aK+rq8RUX7fXy2eDL+f8A/9D6KiIA1/7sDeT2Lw4D9vYVCvskAOPo9BUl/PT5S9nT2P3/ADQv/O4N/vz6OP39/zrz8fE0CPn00vLV8sIw3AMNJvn6FC338hAd5fPr7/Ps5PP84t8w+ekW/TYN7Pr3+zQa8eX1/f/uGO3w9xjP/AIL/i4D6xzs5/v39/zO+CwDFRkY8PLmx+ToIO/x5/Hx9sj++QAsEBjuGS8N9+Uo/PIJCw/s0e396BDu5w0LSMLl2fD5EC39/gEr9ELy59ER9uniGgERItjD6uLv9isAAAAA++sdGyjs9f7q++khxdrZ4gAV37zuC+/yPfP8+wntFP3v//4v8ewY1xbt9sX1Iwwi9PboSAPK0Pz/AAA54Tbs3NMG/AH//wAzA+fxC/z1/i8+7v389P74Mtrt5vQG8gAl/AnQBf8A/iz9/v87tvHq7/oo/Bf59PohN+X87vbyPRPq+xMZBebvStfl6Q4F4+/2AOfb4isS1gEfB+oQ3Q3vIunnGj/v+P7o4vj1BAAAAAD55fgpAvv59fkR8crnCOTu/Uj9+9js8C4LsM749vEPAPsY+hTuAP3ECRXkHQACDCr8I/4K7/fSERIEJQUrLuPo/gjUBtfe7M3r697QOPfy+SsF6OHJFdkQPP7iaw0L4+gc9QgJByMI8gvmF/y+2OAD+eT1HPI36wIAAAAA8PcrIP/7BDX79/w2CikO2QYaAA3iA/U4+Pb92O5fGeL/NdH/7EoLMRc58Qv+/f3K6M/fBQ6kHgXUt9DGtwrrEhP2Afwe8/EMGB35B/zrJC4P89gX/gcqDPz8/ikA7fgJ6jb47+jf6j8NAhnwCQ3mBvsL/94T9C3yzRDixh/z+OIJ9ukb2iDf6jLs5dj95df/6Ovu2Ow2IvPmyeEA1Qri1/0i/NvzGRLQ/eL6ufD19Afl6esK+uv8Iwj83PUN4KwFAAAAAAvv/vMN5zzyFe70BNTeD/PBufLR8+H3FOIJ5+kg0uK24dRw4Tvo+yj35PdNP/LuCgAAAAAtKuv3DNfaEPINy/3/GvAoCATgItADHtz1AP3Q+AjS8ehJ+eoXCvn6Fwv5KdT45wI+7v385S4Y2xQo/jj/AP83MuxMuO31Ndvx6vHlKOf0C9gB/ubz/fwcGfsZ6fX2ADnQDu777/jwMP39/yf6utEI+iAJ3/v//zQZBQT85uwm7xff5hfvRg7xI+wC6SvwMuchAeDj2q2Q0en3DiEe+frx6uzZ6vUv/Af7NB0F9ePg9ML26NrP+dXCI/79/NAcEQX+5eP8IvT2Et0IJrX//vgP1QXl+Cj9H+nZIfTT5/UGGTT18PD8/fneAebq2uvnDAnt5eL/HwVX8wrt9NwR/gDPw9rnEObo9N4b6gwo8yH0AAjRF+3r+PjZENvd9eHv/gEFDtodAOPu0g8EDQPs8+z4zPrw8/D38DBtw7vY5Rcj3MD4+7gQN+8QAe/r4Db59B0g+PEIG7vj4P4vH9zhAfPsBffhUgAAAAC9CAzt5gjz5fIW3wsRH/Gq8x/8LQI5Ey//AAAz8Sfz1u8A/yL4Gdrt7+zyMOrTNxbJ3+rz7/30w+DQ7RwD+0bs5//03cLw2+m4ziXYAAAAABH2+v398e8r/c/14yn++Qof8/jiH+YoFBHK4OT/+vzF9vH4zvL5++H5+/zdGhbW++AG9y3aE+7W2BcC7/P88j0oJNIJAvH1LgL16wch7yDaEu3xF+75+SbBFeDo6/T1uvn2+x7l7/WuzhnaAQbp8Nv7NPD6A+zyFxzv4RPg5OPl9PE/C/om/RHx198W/ewQ1tAa7NIAAAAA+NgpCd7G1QP17/q33y7y/hIA4dAT8fvq5Pre0fAEGeD76uPZ9PLmCAMU6xAmDNU64vISCC39Agoj8ejPIf36/QHrFvrk+yIA4/T719rt978CBukI7hf6WPzi+9j8/f8w4evqCurq6RDS098Z9vMlzPwVFOgAE9Tl9d/SB+rr9RQE4+oO+/X+VLQsu/rf7CUX9Pw9LB8p+h4TGuXaKf345PX0/Nn6+xUb9vr0LALo4B3HueXXJAcaH+jp+Bfq+/rVFsnuIeze7ggh+78uCszuDP79/CQD8+zgDDH87wkj/N0R5B3I6efl2/fu5wfRDecFFtoe8Pn8/UH99v8qGu/7pNDiuvHkDAcd5yQp89b4+eAm8/Ll9vr85/79/Sv4EQzh/fz8G/Yo/A0UEg74/wAAIjLqG/fw+vk05AfkH+bi81D77hIq6vv26+HtItrwCvIiBBvvMxHe8iDg8e72J/kRFOXz59Ad9fH33Bvj99cX6Skc7uXsAfDyBfv7+7PoEg41COv+3rX5+Pva/Q8V4wwQyPgu+fwJ6/Dhz/QuLcjRH/T99Pot8v71Ed3tEvjixfvsBvDW5fX4ysgl6Nr65NvnAhru6xfH8gYR8+zxIRRKEe788+kKIufGJcPZ6OL44DMLAC/1BfsL3QP10/faHOrz9fs09NAtDyMGKAQABu3491YK+fIu8ewTNDj5+vb9+fzj9fb40ujlD0MT5ukEyykO29kp5fzx9fccBfAHJfHw/C738/0eAqjw3N7p7w3qJfr38Az+Ge4jH+P7/ug9+QMJOP77/hTt6fnGC+dA6Sn39v8C/d3xCBEA7qgJ7wHh7SoTDd3g5xrp6v0B9/UX5ewwAgTk3Q0x6/f1E+X43xDEF/ThQxfKGAkT2vPq2tIBJPcCAPZBCNzz8vAPNQfK+Bz4Kv3/7g4RxAgPFtfk7fYl7/YdHtTr2y8UBxHs5M3i5xIgzuryGvXwGtD14Pb3+uwmAevnK9YL5B763xrc3dzdDP728PwR+PbzNuQMLfD//v80/eoZG9ca7u389A4mABweHdYEGQs1+/cQ3PgI8hz/8vX78vsd4u/1274R6tDZLgDp7fi5JPb03P/u2Qzq19vS990tF/r7CP8qNPLx9BkJDSLHCuD06gYfA0bn6OTWXCT0LP8J7gvo8NgL9eIM7vL12gHeNDgaDAv7BQjoBuvmOs754yEvytrcyvsR1fUq8f/K6QcDt+Lw+vuvAvDs8hPtEfbo+cXZ5ukr0h/x5dcUABfz+fkc8tjs7fz78j/49vNC4wDpGPkAAuwF8AgjGPH5Hc0z1+9jSBX1F/76Ltb1AN1DCu794wIQ+/r+9sTv7PC20g4ABdX4+NP39vwZCgn19+ogCRbu4AwcCunp9CAh4u366T3v0/Tx0fYr6gL6/PwzMi3wH8f57PkO+wIFHdLyAfUv/+367PzNB+T4zP77/yjwEAAH8Cz13Pjy9yHwTuQGBPf35AIHGAT56/zeEMXiBv31/Ngp60oNAAAAAAHu9CYOFOzxANY5BAcNKBIIC+PpLO3wF/fqwOP6+/0R8ejx6ADY//oGtL+mFhEhFOT+1OfK6Nfn+//9Mu7HUu/i4uG7KOHE2CLrEuXr1twC5O/oDe/k7sfd9fS77/b6L/cFFOHkybcI6TTy59YbIywG8iId9+7dM/77/hSj19jO/Q4j5Rn08gH6NfziAfT2He3j7ej++Pwe4fj3/fPf7Ob2/Ps1Avr+6N8l7fX07vYaEw4pIv0x+ifHC9j1CRD6A+Ip/RD4AOHh6eQZKtkUIvvr9uwk9Pjt1Sf78fv/8wX47v38LiTZzura5ev2KPf9/PQF+svSDPwJvNT7yObx+bk16RT/7Njq4QQP8x/c5+j58aDx6yv29RAO9/ww9jum5/Pq1dJA0uzXLP3z4Pf1+TP19vtA7QAQEdvk4vnz9/nQ6ub3BCzX0evu5jkM5c/f1fUD9x3y+SwS4Q31BhofCSbP+PMGJO/yKuDt6uL25/Yx9/v85uT18QruBfkk2+nfI/j4+xH1J9XaHvb2//Pz7i3w8ekD6gXqHifO4RCqCBbdB/DmAggZ6g3S7O4CEePu/gz5AwMN5du0F/r5Jv7+/Sr/AAAiD9z3z//7/yrn2+3PAxEh1ADy6eLy9/bWJvv6FgXD2P4ODTfpBgHtJBVE6unJySi3yzby+A3S4wf37fPPBwxSTN3C8BYAAd0ZJvP1FBEkDdj3+iw1CR/6IC3s+Nn59Poy8OzxGR0H6sYNDP8z9AH85v37/jQk/A/b6zToE/Un6M/J+8LPHeb2He86DA736/gDiizk+uPn/wkgEO82+vcrGD/53/kb8uju1QT4+gAAAAAhwAMgztgM6fL0+dnxIuwD6wbL4Nvf3wkV8/Lc5/f7FvAH5uLRCvTg4NQXFj34++8U8+86FP7/KOrf5c7kBAYi9Rvv5Or299ffBOrB8+7zGxnm/vPasjPb7uLqz/T7IxPq7PQgBBjn987qIBS37FHj/Sj+/O3xJd/n9ubM9SnsTTI49+7f6vLeLRzl0ek7ARz7Fgf36fI9OuboTgftBfLg5eboGO8MBRTzKvAR2vb5+jL08wfytKgc6tsC9/f+/d8H7Or8AtPG7QAAAAAQ/SsV7ykgDfrv8UDy4vIu4uj07/z0+8L7BTgS+PL74PID8/USF/oW5vwjAw3sLQ7tKvwsAvEWFBQE8OXM0+D18coG/e3y8r7m/C/jKPzy9NzTDAcd9vLxAufOwwMVDwD70MTz//8ANdoY9/H1EfgG5vztEfP3+97wONf99R328wTj6g7X5/Ig7TXy9Avw9ir/9v8j1Szh9jL87QMxLOnlERXtzeMa39LsCOW69vQu8d7p9O3MCeQnAAAAAO/1F9DsKO77G/vwIfz7/Trs8PwOJff8BGMo7OrXHBTX3+k37CjgEgI1+fXy9On3De0iEygw/Pv8Nfb57f///yL8QQQA7eLx7MLj6+XeBfbr2fr7GQkRIB7yIQcy2dDu1wr4+tHb5+jj4PHu9gnP3tnaJesI8PX0+QwWvAT13PLJ5Qvm5iwFECr43DTLyQLwFgfiJ9nk7Dbm8Cz2BPv/M94eIQ/88/38HBgiAQn1CPEZK972HPLS6Rbn8QYK9OfxGzP0+PHy+hQqvzQ3ANfx/g315zznKPkC9zXl+Ov9+/jOG8ryMdQa5qwd+/Te6dznG/j8+jku0dXy7OXr1CDj69bv+e0M8+1R6ef76Azu6QoN+/v/4McE6fwzIRTy6e8fD/Tz8dgN3fPnFT4SCcQL1//ktdTrBebn9ObmLgY2IMwJNPnu+fja5PLxBzP70QDv6gYH+xnn//Td7gXyEP76Bv0o/R3x/fv9LuQI7vo48/b+AvX+Evk5/P8L6u7Z8PP1Cdju+iQyA/gE19ju1BHv9/3c0eb/470OV+Gs+Orc5e4s3dfq/iVJ6wjzNgzx9Ar5KPj9/jAQ5wcW/s0E0eDp4eX0Jtb16e8fD//6/i/s9/jZ3TY7AtgFC/YQxUH40/r29xkW8AH8PO7o8Nne8NTa7dHjLe4M+RjuFeYR777mDu4P1drrDRIH5vcl/Pb58fn73srS4/ve9fAK1Ojr/kjoMukA/f88+Qns3zMJ7xH8+/4lvxP37vbv78Pv6PgI9QP3HSD49PTo9OrQHMbHFPItF9PC/frfyeTqFNPLEvwILQjtu88gzxnqvujz4fgT7h/yOETZ3AATAfEX+Pbe3ej9/uNI8OXiFN/e3+QT7u76/gA99wj38T7v8xvN8+kI38zu+PzZELD6M/z8HgnqAer++hz43uq/HM4LHuP+AdQAAAAA2uf29O3B3dn0NPkN7wwFFPzZ0xDv/P7TxQvwziP08/gOxfsI+9b68/IJARDmI9sLGQ3rzcjU3zcO4OvM3tTp8BwOH+XVydrB+Qf31xjR7QAP4f3b2CrQ7tv34gn6PPHoD9YR2yvc9tY88uAlL+Xb3f8KBvz7Bf3oAP7/Gvr8/cMC8vPp8ekHwNnw9NX8//8k+R7bJdci3Pv08PTS9EP8Et8DAyL5Mfsu/dzn3+z9+TUGC9zs7/HyKubwNPnt3fI6Dc3j7BYO5S/9+f5J/+or1yn++Qrz+fsg6/kstjT7+/bh2gQJKfLuKAcqBArg2EHO6vf359Iy9f3v+DD99W/S0vsA+jb8//41JuIo9Sv6+Mz9/wAqFSQd5BrjKvwW+C7c/bMADyEP7yXu7t8I51f8GhTw7+X9/v8h5/rwAfvy+x33+P0g8wruEvnjIS/ZqZkK9wf4FM726u7xAxIE/P77MD/Q8vXu7voaAAAAANjE1A8HwcnT/DD2Bfk37P/8+BUr5tTgDvfk/jj/B/IOtM0iFiHqE9T62vTV9/b8Iv88IBP38yH+EuPpEAXm89Hx+/vo7d0CCfz39t7r7fUK4esK9ivhw9//APotMd/qBwbt8hj28UowKgj9Ge749eXWINL24u713TXy9hL27yLkIQH8CssH9eTf8/oS28zhkgjz8hbjCvXT1Crl7/8L/t3r7fUKHPH8Cf77/iHk9+0a+fj/Luf5/igo2DDjHvbm+OYXAge80dzlNdHlQfz5/sVBDfQU9TfxD/DXON7XIcnf8OfzlQYJDgXs1+b1Vejr5h3Y9Ar19gA54vH04OYN5zQr2d3w4iDl+eXqCdjuC+/yEDfvDzT17PTTEg24Lfn53eryE0D72c7wFN//+/72/C8AAAAA/uXj1AYN3QT5+PxOQfHp6v7wMRb/Nub5+uvz3eo3EOj9Bdrz7i760hLU5/cGAxDw5u0m2d/n6dToEyIGJ1QoBuftHxPa5ev2397x+fjdMgr3+fw2+ij7KSrs+wrpKCYF4ggMAffzCBvt5+zt8An+7snUNuoB/PzvFP384dAa9A7r6QImAezzHgTg5PjW6fkD8hEODSr5tELj+fAi5f/45Svt8QD26P3EHe70Ew8I7wb4RPEJ++dRHd3p5NYAAAAA0OTq0gwmJu0O99wGIO/x5xnN5Mf63+/SxwvY9e718STvIwEGJCHhGi7/4goAJSYF9vb8vuPx6d99oSIW2e4Yvfb9/zPy7AUT4g/q0Bm18Pwq+PPxAAAAyRLkARD04PML7eT2Dkji/dTA89zw+v3+OuTk8+8L9+4H7PPrzOTb5wPdOfMYLen2G+Tg+tHbz/zf6Nols9z45Nv4/+AfyOru3////zL//f7V/xrq6gwLHhr+/vsMAAAAAP7w2wvo6SUoICXhwfwj/gr9Ovvk8972+RIQ9TC6+94Y4vISCPUb3zQ29vv6GdcYFPv5IuHi8/DO5PL5BBP4DCQt/P0NPevy//37/z0INdTtIQzBA/Em+MwG0Aj18vD2OzXN3RwqEQ8g8vr/LeKo2tv0Kvgh3QfrECYC0QrdzugDAfAI8sMQx7T4BvguG8fjHir4/fj1OPgZ09An/v3e68sJ7Psn8xXvGQ7q5AjiIfjKJvv6FhD+/hvrOvAT5fz6GgAjQyAe5kAuKfn49+JA8BLr39PYn9628u0X8Rou2vQE3vXx/AkNKeUB2OEU7QT90TXy8iUj8/n3//3/L+Dr2ADM4uIb5fJRzAUI6AbwGu899CL07c0dDtPT//rT8efa8Cvx8/Mq+P34vwfR2drh6+7r+/sM6PL97Pn8/tEUBBUEA/D9HOkcMRvl9TQuHvbjBhcs8wU+0DYV2vT+0/nXLhESAPzE7wrqJPAX0xrk8vAH8/r90NYUAfo1/vf19/vs5yPd5cwAFBsT8iv4Dgz8/iv39/zYFKf16fXw7xLvvCG81d7PBP0WIfEc7B4DzuTqvyPz+ffp+f4W7j4y/xbT2+UlEukJvhbR5+z8Gwcp9/b/1/QNDf/+/x7o/xvZ5/T7QPv49yQUKdSp6zz66y36+/r4+e7o+vYFOvX7+0Lz8yvk8/hACeoL7zjt3A/j8eTy4yfy9CPqMfRNHPceIR7F4cIUzsEG/jojBNkD0vT1DgUY9/z5JSbt7vreFTnz/Pb8Le/57QwKE9/wFxEG6D/10tIm7t3g7P0ZJNfg5fRb8PX4JcTfBPj2+yz/Dt8E80Py9+Hv9QbCFv322vn5Cvbq6jsAAAAAzhv8IsgO4gYo3+3q+A37JfH28AH0/fsj8Aro8QnODAEAAAAA4Qb26vr1+zz/AAAo/f8RNO///tUl+v/kLv7/+vrn+tH8GVkzLP8J7Q/P6i3+//8y9yT10AP77CL10NwACeHyNf39/to25SjKBiUWHr/M1uH0Bur37gf69BTi7/nUBtnAyQfw9P/2/yMk/f37MCcVDvEF/Bj75fjW9Tb3H97j2Acy7CLoAELoxsoA370D6vIX/SX4yOof6fr6B/zWCSL0EtrsTeAVT9s7F+bwEtnd3ULk8MkBQ9jaAgHI8A3mEvAr0Nrd4jf09e34H+f54hn3QuwQJvcX5uLqAMn+A/r+9yfU2+64EPwCJfH0yg/iHq7f9h/3/+n5GQL36/UeJff8BCQa+AfyFL3nGRsODfHo787xFgT7ExoRMu3s8bvj7/QCJPr6+e4rAwXZBPPs8fv6xOv07PfZ/fuw1eXm3uv19j3Y0tXe7wwFFAflEBAj8/sA5PnwFvcx8f3zOiXHEwDzxwcl5erl4ugY+zf9/hPjN9jn9fQv/v7+RukP+d1TuM/K1gre6Ma/3/AT9Sv7/v3+HfL7+Bv22xQkGdr/seYUHNjz6zruIO3zAfwXIBVC/uMI4+vyGfH7AOQk5dcWFfc1JQgiPdP6BP3u/v3+KePw7vjd2usQMxDs/vz39zDoB/TjCgrtGvTQ3dkJ6/MU1+bqIeg7z/Ac9N31zfj28s/t7xIiBBgJEBEZ8vj59DEPDfgk+M3aC/z99jAl9/wE+yL/9+ILGdEE9hogBv/LO/Xy9Tz669bQ8wbx8Pz0/uPjAfj47gv69ygF9dvJ5dv09fD1PfDd6c0e9/LyLe3gAPLY/NwYOAUb/zj9+fj2+s7hOef04gEP5OU29QITAfkM3SL56Ovn+PYX7vQC8f30FN7/+jfNx+MB7Or4Ht/sKOkKKA3k+tHxFA/V8iX57+W51eXm3hbLpybz4Bkm5S3gGffw3+P8+BUr8yHiC+sfAvMN7fbjMBD9B/8S5PvoOf/kHODzBsLf4LoS6eISEfLvHwHZ8gf7+PwW8SHq1f7y/zUh/RwT8hX12LOZATEJBS7x8R7XJfbw+sD9+/0uvuXz8P7r7ujy4fv68wAbItXr7RDa/PA1/gMYE/PD9wHU1Nzb7er21vfR4cj5+vjV+/j8JNcTABv3Cx0KEvnzFOgPxJTu7PYF8vb1J8vy9CD9/Ps77+sZJicD8Pfx7Pfe+yf9+PI3EPL8/v7WOPLz2SAL2vb6/RwX6/XRFvsI+9f+6OnN+wnsx/b1+DHl6O3D2Bz3CCr4/fj1xOwgMyn1zhM45bjz3OsbHOjiHfHq7ehF+Pvx9zLw+zftJAnc7Ov6DODuHfMNFCUz5+/xH/n88vrn+evy69wbxfHsNP7b5+/ZQOgOLv/76xf69zjpKCYFHBAyC88L9eHgAvDd40AQBs/5LTEcAujjOd/26v/9/iPo6vA2Ai0lzOHy9hEVDS4VLOzmDEj0+vrzIvLzDR8RAOn35vMd+/4NNe/u7uTc8svq59vbFADr8CSW3hb2/QIzr7PSHOLq8hYJDfob0voQBhwKCu/fCwPx4fQiHdi0Tr4jFPX34k326v7//TH6/Pka2xL1BvL89Drf+P4IpsvNtucJEgou0u7mL/D5BeQpFPeu+fbl5fLx28Hi+OAfG0T/wwYTBtndGeX65vn78An88PM2+hfs+PEqK+3k98i/58U/7xj+ICD3LPEw8gH6Pfjm/f4FMAAL6eAC+cr6Bu/s3PEA9U36Ptj/7/jyKv0h+i3d6A7j/S/74eMf9h/9/f0q/P3yF//r/Mb1Dh0aJNjeKPc0+Rjs4e32CzH98unz6r4E5gAB7wPyFw0tChnr/BgfHvIj3cj614EG9Onh/BD2x9HpDfu/6Ovs59veIf7/+i8F7Ozo+/7/I/AeEB46/v7c7gvv8UPz6uwXE6XeNf33Cu3yPtnU8Sn78Q333gUc78wSD+gOFPDv5fv+8s3k7fQM6ezrIDnhDNj+7Pw9EBMq0PQE9QHc5vTc6x71zOQVJeo8/fQL6zD+NvbhCQXz+EAJDQ8zzcfL2+PgN+XhIBkI/fz5/d7mFAT76zf93Nn99+PMHBb29CocBSPZB6/j+ev+7uz2BTPp5ATv7ggS/PgPLOXtygI1+P8MBwgaIxL4J9rbHfj99/vx1gvr2vb3+dz22hnX+O4Q/dblNfgX5w/zFwfuuyHm+8/cS+r89N/T48nu8Pcq+D/o6tPa4CTw7esTFAr8AODn+pbVQNfdKvj9+A4M7iE7xAUA8vUi/Nj6+97O4uYNFOT02Ojr5cfcESP85uDoJhr58Njn7uIY9zX2GOXgzO8a7PPoAOMZ9fLw+Q8e9fL68vr7F//T+/bT7vYj4fn6y/TqCxQt8AjV3OX9xvzn+Szm6SHi7uHhwxz75PnW2tvwBij44OAf/hT8Jv0OBOrw2en38iLY7eUUFfH4CB3P8PHv+/rS+PD0MR3T4BLbEOPRJ/MhD/0Z/uAN1dbz2RfS4vgD3yQBGSvt8v7q/wIl/AX4MN3wBNfP/+tI+Ojw+CEXAAAAAC/z7eX88/4t4wr10/7z/RLh+vW24rbJ4vLl6db5Ju/mDAK+IeH/y/sT7tEZBA789RTzARj50bP3zwHwC/XtFNHq/yoF+P31EwXwByXyDAAN9Pj37CcQ1/k97w32w938xQAAAAAAAAA4Dgge8+BAPdgcGOzNCy308Q0rBQ3yyvS1vg33+efo9irp6vcPvO77zvn59jno0uvNCggc0f38/zHu9vwp7Pk6Fxz75PkAFBsTBCcE+QTj6cL5G/ve7UD2/ufqFAshG/Ud9/wY1+nj5wL9zyn0I/Xx+tfIFvLeIP7C//3/IvRivzQD+u36GxHky9s149IJFAL3NwrODtAEEtQvAvb4JS/v+vkH99ci9fxT2fj24tLR7Nzj2u3v///9IuTn9vXkIPAb3+wo6fT9/c768f0hFfj4JkIF77T3Bf4tB+A0Fffj+BXvBEcW+yn99fr//CoeLvn09e0l0ufl5v71EfLg9uwIT+UKD/7u7wwqxdghBAzb1MY67vLyFjcELPP86zLg0uL0+xIPDBX54h7m+frN7fj3BwTsCugAAAAA3+IN4N339+Dd/PjhLNTp3vn8/tD+Ovv6+v0cHPEg7f0OzPXE4vLyKvoi/Qf06x7O+hD3Ffv2HzAE0tWkQdsM8vXB5vER7zrz+Ps79hs+8s/aOOzK/tbfEfn7/N2tM+mz5ffwBULx+PMl+ssQwtrukRIGFj4bOCTa+uHzGyPyEBrM5ffrAAAAAP8///n//fss/f/zNe8nE+IQ9hoZNPnu+fky9/3HEPIam9Ha7DPJ9PMnD+wA3vgCDcTT/gb0/A4R2uDa5i769BPX7+IS4y36yQL87RMRAAcD+0b83e4DIAf+/f0iBPXlH/39/zMNLPjv5t/10f/+/zQb4A0OJOHzx+ATEOH4OhP0//8AJhOy5MMj8/n3wTgcgQXQ9w0h49UR+vj9JP0B/SH4MPUC7uz39C/7/fXsCzru007Sydks9R7l6hLX9TDzEuPM9P/m6vMt//7/H8jt6x4UCTQW8/gZIgLm4Q707vYQ7e8gEfIHHvz1/fnQAP//LSLtBdL18kfzJ/j48Pcd3i36+f0hC/P04OT73OAn19rg+u2tGPwkABcCHkEJ/f3/LtII6dry8fPN3fbnKvL28xT19iVJAeH02vLa7yr2Rvf6Nu3W8+bYw8bw3eoC+CAlJe4K6iMa+/Hi7eYZD9w8SQwXD/fdocfPCevxEAHz8/kuwusg8us28Crr8uou//v+RQHX5uPdqJ6BKBgTBfIQ+Nr05Or+0PH8+O73/CP25fPS8EDs89X5AgHm6g/7Awzt/OAT7BLxDCLW6uTxzAX6IiL4K/nq0i0DFAOY37Hj7Okc+v35MPDY+/jq9fAj6f/e39D93/Em+f32Jvz78RYE3Pb7PfTz7dzcCfv99R/eBSkQ6PL1FCcR+PT+DP4hMOkBEsXf6R0F9Qwb7ub/Ef/0F/oF8vUw9QDu+QXf8gjoGAcS+wj71+7/+M/iGSvtCggiFBPm7g8m9Pv+EvYg7fEk5dP///8c9ef2wQvS8hr/AfshyPno6fj+8mjz9S4IGPfj0f68BjsgAtLl8O/Huebz8OjcCOgD+/7sIufqPB/u3egYxev0Eu7kBtXwP/UI093f1+Xp/h3r6vkm8eTs0TLyBQIJLPLw/OvaxOf89yUcOPoD8f/v1+XT7+URNh8PCLzDE/ne8uLkze8R8+H4E/zxBMXgGfH90v33xAsECt75+fXF8vT65dUTIhrzHfXSI/39JfXd8rPY4i4VEeIRIirq6Crl1/Lc4srn+g/uBikFKfnM+/n+It0hFPPU3dQP6crdGvPU29XU6d05HNv1Hh7+/ycY1ujW1934vwbO0fb8//jQyQfUtej0/Nv29ypB7Pv5Ox3v8BP06vMT/Rb/KPIW9hPWBevmww7t5QDPx+YOyNrQ3PD05cbR1cP1Dw3lBeHhOM/qAirB3+UO//3/Ivf3+Rj///8w+ifnFhrg7gII8e7W+fz7L+AbGg70HyD2OuQi6M3/2hzSJOIe8ef5OLQG6EDdLiEaJAL68CDzJfkU3N4Z5AH1BQTY8x37+OwlNusG5Pj1Cigo+QL39Pv30xzh+eTgCvr+2e77DS3a6jHw9RrrNcLd0Avt7CDd8PjN89b90+vn4wUX8fLM/CsPGvz1+yQE1b77He70EBvf9OsvJNzv6uc1EAXs+A339/lE4as3Awfv67jIzNe03vXx/NjJp732LQIeGKLK2fv6/j4u+evG0/30HADv0wry4eUK5t/ysf78/iP/+/9B+DD7P/TmP+f2CDr45PYJ3eDVBQXs9vbj9vH10SHh+Q/JSBzsAUUHBATw0/sA588J8/wpE+0d9yf68Rg98ejnK9jO3iLxBtwKEd7w0+8U3vgK7Ovr4/IoH9Tt7A3y+vsX+fv70vH2GiDRHy/s//r+Mxba2P8AAAAA8vP2zeH0Cfb00Pgb4NjaxBQq99TTD/IV/UH79+AYDfEijproEg3pzvfy9RTlCCQAx+7wHeo47vUb5wr7Heft9vfd+i4VwCUk+/j7NNnTDiGprMLc6ffI5eXsMALk7+gN/jP+9yf88fMVHuAPGQ/Qvgz8/OP//wAk3A7dB/b9/Rf68/fG/v3/PdINwyHe9wck5dTU1AcDBCj58PkNLgXoEjb49QtI8OXi0/7i/uQEBiIL/OLn9PDZ9/r69i/84ePHPs3i5QHq6sy71tj1v/Hw/vns9iMpHAjoNvLeKgfLGfn6/O4uRejq2Pj8/t7l0PcwAh/4/tIg2wH//PoiF/v+zevY8Afu1f4C+x8GDfjz+DcU6vnd5RjtDAHW1+bi/uMq+/r8OOoVDNXSxsIM6ufnKwDdBi/j2u3v/Pf8HxX17r7PB/DrHBgWRfks/BQXFM/YE+/k5ST7FArK7/L9Kvv9Ienm7/EK3/YW3t3rC/f4+ScAIu/b8vb1J+z6E9sLFf3/8wwiKwPv//39M/j3FfH4CCvg4fvMAtvw/v8AvucY6xoZ3fT8+vMg2BMU4ef4wP+/zSLXyPnoFR0m9vgQ8yX0IOMH9S7W7Bzo3ff34PX1Gfj95xXXtPL1JfYC7g4G6Ovt9fj90/Tr7+kjDPTo/Pr+0/r7/jr4+DT3GAcQFtb9+O0P6+XTFPvsAPPk7SANNA/47NT8Af4G/iL12hov8+sV0QAAAAANEBT7G/Ll9dzg9tUD6O/cz9DNBOb8IwP//v/L7ur8xdcM6xHn/xQY+RALCiDv8ef62PEu8w79GNYG4unLFd4sL/f5BfH1/djq70Hj9t8b3hj+9dbsH/3i/Pn6MPP39g3l1D0r8zgpD+DT3MMGJhHt9v74HgAR9gYCPeb06vv3KSL6+++zJ8rs0vf0JBX5IBkb7vb8LvEWFPn/9SX8+/4oDOrw1ezkzeny8/bN7wn9x0L5+fTf7erM2hXju/sO+yPlMt8T+if50hz20vv9Mfn9/NkQsP7//y8u/v/50Qk17u/5+TD09O7f10YJDBtGF9YU1xQiGAgABfHq8eXX4bXr9Or2H9gd7NAI7BME8OX7z94Y/Bb/OP35Cs/G1w23mc/0Gu8O4e/ozunhJ+H7ysnjCO/u4gAAAABKCc38+kDsGQ3/3v/p/xvuKeP41uMX7er49fs4HPb+GPcp7/j39zXz9/j5J8js9PoDGTgkMc/nKf872E3/AP834gTXFdzG0crg5N0H5gj61uYM41Df4AQv/f3/J/Hf+SDw+vkrB+/7Ug32CBjS2+QS2Ovk0zX5AwYJ++cX+fz+KN79JgHv4Pgvq9W19//1/iL1J/77+/Ha3Szr4fG/DB/QCNrzCvTy/tH26u8h2wnz+eXm8M36/P3D3vPvEevt9QoT9x0L8hkEGePx6d/01BfHHAsg9+jz5SPr8utM4fHo9Crq+QDaJQwN/Ezy9gghy/gPDx/++Bm69Ov2/dQJ/P8kBMff3SX3/AQG+CDR7CHuE+33AgXb1Qn6+fb+NvgH+Rf//v88K/cA7ucHGPb1Nfwe/vv/Oirw6PrPLBUQ/zYVDM/27vk22u3q8fb5q/8A/78k8/PnLBcA6zPY7PyjKJmsJPXqAyns4uILHCAM9uk0EBndEgvd0/DVKfLe5uv+6wrUEOH3GcfQHvUc4yUx2+G/AAzBGhPx++rnKQ/1/v3+KCPuD/cMFRLO8BUdNf/6+SvvEfcTPxT36/zV0fz8//8q8xHvBuzx+SPu9+b96gfz9Pwj/gMu5fT5E/gr7xvoCPX/Hu0S++0SKxEC+N7q6/rw7ynn7d7m8MxItc7k+g/5Kvbw/BH9IkUI/wD/JS/48vXpBPj7AeL5A+sk/vn4+/gzLBsK0AL45+bIBuTlO9rgzf77/hQcL84C8hPtEe3x8Rws5tIG5O/1CAsTF/0WwRjY+vz/MwfU6P758Pwd1gQQs+nq5u0AAAAA/Pv+JRzLGlndzu/QzhPxA/I/4+Hf8u7MWdP27dr0+/XsFiUI1Orr/urz7x7vG/zeMvs32wr//t1F6eriGg/mF/EP9wfu6vHk/uXj/Oni7NQN5fEQ9wf4FiX3+wT7J+nZB//53TLu5rn2/fDEJx/j4OjpIQMM398O9P37IxsP4es11un46uT6Ftz4IFPqM+Pb/P3zN84O7v8I2A7e8fnTHOf0GAj7DP0h9AL0Gen78uzz6ijW2yfi0+3f2fQIBPMc8/LwIRnv6N4mCBYUDRkGCwAAAAA28PT7//r+xe8I9wYeEff/JxD0zyTyNwQbx9rZMv0R9i7/+/AF4ewM/gXpFRDp0b/d6fzhFwoKDf31Kev++PweJ/XtHz3dKLn2NPnrAAAAABfzBfUQFu7k3fAbB93d5RX0+Tv2APbYyfsiuin+//8tI/kUJSr48/HW+ePf8RbyKfPh+BMM/P4r7+zv1wf/+d325gvj+DQW0C79AgLr/BzY4/DvAMXe78/4N/H43PPsniE1Dg796hkbAZ/m0tIq5M3d3fM98DUNIOgB4Pn2/voHLfXuQfna0df1FCnx+ij5/dUF5fsjCPoV/Pr8OOrx6T3p/iQU+es56Bz43STs5/oUv/nqwznR8ibt7+hCAAAAABMD7cgR7+D1AAAAAO4l8Bb79SH0ATT65+/t8eLm0QUTGuv3BPT+tQfOwgYH5vwjA9gIOxTf79P2Pevy/wAAAADk3uPk7+4c+xnUDB3q6yIy/vX+IPs79xryDfHo7u/6+zYL7R/tAd3u3QzmJ+Dz6yrW+QPy/P39Ms8LIg319/ra9if77v39ACv59P059bCxFO7fFtTh0QP8yeH1/fAaWeXu5/ka7OHNEv7+/CQCEAX/Kk7gG/4A/tX6Ku37Ge783drj8BH4+twwBt2zy/0J+iH7Di7v/un6Nv/v/kjy+/4l6gfv/uof6fr40RD2GPAg/fX5Ivnw8vkQPu79/P38+9DowB/WGPXk+/79/C0H7u7m7ijtzfQAACb38g3q7tQC8Rjx9ucZRP4w7/4VI/US7xbo+PYU7vTv8e39GwASy+rPJbzSsvQD1t3r9foc4uj5JSwL9N3tDez3/fg2xjn4+gL3GALzH9Pf1P///zz8+/4XAAAAAB8jEQEy1NLA3Unx1uPZ/wD2RhLx6xH2tjny8fLp5x7lDe7tBt7YAOn94+rV/fkp/Pn0+jLrCukxEO3KFsMuOf/+9gYpGykZMfv9/wsTzeD9JuokD/Pj9grr5foaLy0V89k5M/NLwdn36+31FL7Q2vDRJtEMIR0Z+ALa9+TmDvTqEcrg5O8y8PDZKby+//7+OPm6yNkexfAp6O76Gvn68UQM4+cFKdbeFurt8QP18fc7KwPRMP78/trh7vXRB8sZ+fwI/ykH8/QZ8/38HCj+KgLu7PYFH/Mk7/Xj9KzeIhfo2tb4HObZCeQU8u/6/v39TgDb6tr67fTh5Poi/zP7+vbgLPQUxdDCqCEGAeP04PML+/38JgTj6g766fUp6Ab40u4C4dfg8e72+f7/VO356wgr1u1P19/szejz6AoL+vvY5CcJEOUwBQv0/Pu48+H31fkN9ePu3jr14SsCDvjm7P775usk/8chD+n1Etoy+hLzDOP8DsTckLvs5+3f4OjjIzv4+fPnBsr5GhbS4Bvj/fbbF+xA1/Hc5Rr98iEI7vY4GdHr3/Ej5h34OhUN6CnhDe/3+BXf8frC+gvhARP04ST//f0wK+jt39f28vzi8hII3dXdCOXs9fgQEePp3RkTJLvJv/SrxuL0AQzcBu8t9RXn/v0x2ffo2/AfFhQi/fUhKcbdKujr+AIQ+/1O9QfB+DMM8ez9CRjZ7ez7JBvc2zEZ9PTy+/r6zzHV2jPgsvjazOz0+/n+/iTm+P4sE+rCBPr4/SQh4hDqtfTt9djf9hT87uU0Bf3h8yDv+c8Hyxn5Ndor4OnnDAAeKcfM+sn5vDb49Q37/P3n+/b63PYjAcrM0Aj3I/P77M/qDe/WQAMpNt3yMQPq8hfp7PE15efBVLrQ0gna/9nu6+0oI/QEEQXp4e7I/TP59g3s7CHvIOy17uz2BRfl9wTuFRMWDvz8DP0A9yf38OvZ8PP9L/vv4cTW0QnPNfH3D+Ps4wHkCwz59jT66fbRKwPw8/m80RgoANbPyOf/0vTg/Cn69goKJR3rMvXl8PXvFPba0Ork6ufMPfLi5zDl1A3I9vD3E/fkGv42/A/W2hcB+Sz8FOn++jXj3eX39O/7F/v//igl+vsbH/P44tYJ5OD69fofDAD199DvGw409fDw+AQmAPHz8iMX9APk20n0yOzg9ADv7vkv4+gCH/3+/yTd7i0JD7P43Aks/N328/gt83/H6gQRCQHQ4fSu7uDwOg4kGRUm7gbr3ujfFerp7PX32+z+2dbnBvIJDxP9LCfS/UHn+P7u09YGKPjgBSP5AeYd677pKCYFmtXeAvYV+gXw8u859BI7uhjh6dnb9PIy1drdCwsr8xP18fQZ+vr+Jz36+ATy/CkU+eYYx/fg7Cbw8tTq3P2i/Pom/RHv+uP92uLwEvYf9wf8CCoh4u7y6A6kHgXmFAT7+Pr8EvXnF0Xz9PYi3v7cC7z3sswGKPjgKfz88poJo74E+gYILRT68tbt17vhxtrT5DrqNQTW0DsQ7PQECTD7ARz9/CAOLAndBePv9jPrAeLN8vHxGPHn6Pv+/yPUDvHY9Sf++yzwB9P9/Pzc4x/1/gPd7PTTH/Lh5xD99DQjvMjg4TcgEeboyvn+C7P///8x8fj20v79/y77GQMA7vb1ASLu8uP6Hg3Z8e3yu/j1/CHzRfDs7e70FtIU7Nns9/XQ7DzjChkp6SI08/XgHPj8//v+/iDs2/RTyxjn4e0kCsgUUf3yBMrH8Pz/6wL58u/sJvH4DA8e8hfZFfC/6N8R4QgTHfP//v4sASv/GAcdAxEX9fHd8NvgC/LF5guBw5TI1P0CQP/6/i8C8xnq7hj0uvju9yb+URUD6fXs4ci95dADURT9GR3w0/H3+jQc6f/dF/4JJPXz+tEJ6PXQ6H8P3PD99ue7IvPYAAAAANTq9eqv+9bc7PMx19f8zRHYzeYPIO/z3Dfy8/H7Nvj3/fv63vUa/dbd79QBDwfwE/Pp+uDbH+n09RnoJ/Ds/CIz4Q3JCQLdAfAE8+bx5PLjFfH4CPb7/D8C7xDV2NX/AO3ryazw/NriN/v87xng8bsSyN/oLfb3HPvqHyn8KQry9ArD8////0bxFePf5iblFFbiO9D12ucbC+vh1fGz2/zw9SL52h7wE8Lf6iQDHhr5vbKpn+/o4gLd9+0D/Tf+7/gQHej3M/kO9/rrztghFgUL8yQpCe/5xRbr8Mv+/f8rIfH05S/1+Qj7+Pko4Dvzwssd3+/wCvUl8jAcJfrJ7gnyM/ntBfHp1/Ak9P707vct7M327OY76Ozs8/cd8yH0APH7K/3++/8/zuDaGgjr6dcA5QcG7ibqFf4V6czvLRby+vj9Hif++gk08QrwGkQoJBYM2CTzDv0YFxP68Ek2IhQi6+q0y/n69ecH8+kA1AAE4jck8zS14uPi8hII5PTb7ufvPvfMPAsdyxY3IjP1+fE8B6wQG/f+HRD//s4aEgEl6vUVBAHK4ATBONPsJfft8frt9xgJ6f4ZBPL7FdviFwsTwMfR/OXg9zjz/hQK6vfIIu7kBAAAAADo8ToJ3QTnHhz3+Nw0KNvg+fbYB/0KEv759f0u6ifeABMJ7wXd+80B6+31ChQLCOfh7egR6drsDt7l6sUmOCQE+/73Jc3gzir69/YY9//7pBQm2dAXHOL58l7u9MjYG+385vrM6+f53vb05wPv51D28+P2CiP++fXv9/gV7eXi3OoR8wvsA8nwMPr2CfTx/APb7f8M99jzIf//AC//R/ES0kIWDuhBEQXH2ue517ThJgD1+S8WztbT+xwHAc7v/yTRIdHQ9vPxR94a4w39/v877OLsEezy990q9+3X+uvx+Loi3vDx/Pza4vn04BLbAxDz4fgPGwgd/fn+/kP1JPgW/f3/LvQ/Du0AEx0RsyTZvgLv+A4FIuPzKvHyI9rt+ikeGfEYyublAC4T5QoUC/0e/BoYEvP17TYV/tzr4CYpEOjr7tge+BshGfYPzN0W8t/d9fgiAPsVL8Me3AwU++wA6/bsBvPy+jvr7PDt2T4B/P7+2+3e+SEBwzzc3yPc5BFDFe3Y+Ofr00Lk5Ofd0/DV2+nt6ezxIhgC1/8LEe/15CrEBO7gA+b9+e39zPz8+h/0Pxj/GD3h2u0+Ce7uAP3EGdTYBOno8tL9/gUw2+PwAvc66gUn8xbwEdgZGu7wHwAqJxQb3eAH9BQs/fgm/QAM+t/v0v3vABTwGRIjHPz4ByP16RBCNQIBJ/T89PvuEir08dcPtfTt9QL18t/4Bif+9OT0EPDs8RnuHusP4TIWEAoR4ykL4/nd7t7q+vv49UUYEebO+/j+GhS+xzYT6hMTBfX4/+b46AH++/4U+S/5Gejv8RnSD+Xd7P8VH+0jOAT4/zX3+/j+4egU5d/k7ugN887YCQYZ6Snp7B0O9Pf7yPv8+C7+/f5NOfP++vz5/s/6/Pk3HdUSFvPXPAz6IOr8GyoS5CjpJgIv9+82DeYnz17G6rb++/4U/vz9Kfk19Q24JxNCEusy8+btJt3+3+bFBPb8Bt7k6ybL8N/pM/7s8dLw3dU08vH0PeYX2d7v7w771vMh3f387+4R/Anr/uYQ+fUv4iLwK/Lg3AQF+Pv63cnOHBci7yvy7McK/P3+/8nq6jzX4h7X6P06/Pj+He3x4NsCFQ/M6f/V7uka7O3b2Ozp8gLu4vPP8yH0AOXo+SnY++3Q8EPq8/Hr3vQEAy8JFvEQ4kLt8/v89/fhC/fsFvso+Ab9+v43zWDu1/kI/SHz5O0g/Pb31v/9/xz9/v8h4vISCNES8AgJGvsMIAHzIPI5Efob+wfTGREg7vwJ9Q/h3dTN1dfiAQ/vAgXx39P8HNr5CR7x9wvf2+zn6vv267neACPv3uvO8f/8zfTP5Qcg/fYQHvA0LvjOLjnSDNDXEukv7PXw9SgM/QAV0AX/Desl9PrV3s8Exd3OCuTp4NP5/vcV5SPsMePv9AIeChUfAf//VOHy7tL9CCro9j3r9wAAAADz2Ozu1hrv3/EUNQsm9vgQ9v334+rx/NXp6/gHQRf009Ei48Md7A0i7R0FBNj189XgBuosI/722fcYw/Tx9vAB4gAgCuDmCB4fC+L4MPsH/BoQ8eAS3eH3+C///OzS8A816/D06P/+PgXzJT/5xPj91g/xyxcFydofy98KKPT4FfYI78HyGBPe0/js0/o49PrzPe71+dz7ITb49Q/2NA4I/tEW8uv18N/4+hDpv+wvG+cPFxr6+/819O72ECMuu+Ma7/U/Kvj9+PYIOvjcwQ754/4IF/X4+Uns+hr1IO/35wUF/B8d3TDYKxcB+fHuLvsF7jkY4STjIPf43jfkAAoR09Yo6uj87SgEDNgS6dokDS3k8/YG5REYOSUC1uv+DNz1A/cdOfX8+wssFCI0/QzjGuYDJujt5PMm/R/k6fj1/PsE+c3fAN3W7/jz1gz08AX07/sd6eTWAfv7/eIcKPMv8i/2Cv38/BvcYugo/Ufx4fcTFB8D7foe/CELB/37/S6zw+vg8vM4++Tof/cd9vMhIBX3Jen9+tzL9jn61EPnK/4t9RP1+vXj1ATdD+wS4PAO8uTy8ubzOfffBPMk8vfY4xHuDBz39ejiDuwX08/V7OXy/ucPBun74OXsKe8lHCAI+fomL9orCu1L7v7/PP75+8D9Dh/e9jTWFejSG+ANDvMSLR4cra0fATIV9P7BAASmBtTE0vYd8AL5C+H2+ujR9fHuQBXWEwP79/4t7uv26u739AXi9PIM6OHXyfv7+kz83v0u79P37+7p7d7WGu/fzjrhafs08Prd4eMb7uz28v0x+f3txRzYPu/35hL39d4CGCgD2e36ATTd5hP3GPTZLhT2A+jjI/kx5UQR8NBWJN3y8BYBzi0S+vP8visH3v4M4+3K6e/zwh/vMvMC9fon4M7kNDL67fYOEfb44OEF9fUA7vsU9PYfMd7m49/v9Rn2K+sr5fAD/B/tDB7mH7PnIOflK+8C/Qgc3+q55NPixuzy+CkI8fIPAwkH9wbX5ucI+O8i/SME/s33FOzr1Ozd9Pb9P+DN3urwBggBD9gZ9PzxBEQoB/z5+hMCLPj+0PTn/eksABYPG+HgIgnrNODg+Pr4HNbb4unu5RXa/fD/MPALH9rtB/HY/fH4HuLk38gX7QkDDt/v+ALd8SH2NA4IJqjmKwzc3sbj7DAlDg0g99T17RLzBjwQ9A715yrp8fQO4t0Q6d77sjMR/fTx9Qcd6u3oKhYM1TUeAtUI/CT+J+HRGBvpKCYFOOP66fL5LBIY8vMS6O8P4yj69REJ7x8ECdImPyj09f4e+gfg3gfl6PH6/B/LkKzfBugJ6uMx788lMAru3P3y3uY3S/QM8eQy8+PQwv8v7xAK/h77xvn6GAbwD+zQ/vv/QPQW0gIQFiX8+v7J+DP79Tz/9Af34BDQGSP73Ozk8ZkL3eY4uOXN/B/I5entCfTb4dvm3+UZ7hH0DPbt9/r4MfYM/drk+ez+7Qj07c/wEf3P+Az7tP/z6NXu7xTHEQHm497o1vbv9tbuBNfu6Pv+LPDXHRrTAhAJ3uoF4/kP9DDOHhAJ5kYm/PwU+Aj9Sv79+v/+I+kZ9ALZCe3ZvsUA/uf78f3d5esSHA0W/tcC5gZL1OMHAAAAAPD5/NMpGvoM/v7/PfEpHNks5uz5HffsAwAAAAAdIQjk3+D89f3q7efx9vAB+eD2O//9/iP6/P8s5vvs4PQN+j/o7BEPGtvuEOnhyir4y8M08jcGADYO8fkE5yve6vv61dbmAA0O7ubU+w4eOfn0+jLp9xTrGvj1L7saz+HrGDwF7Unx5zMc7MTpwrUIC/P4Gvo2Iu6xlAIU+f/7H/geDB/kCvomDuDs3iDv8fDS2xDwHOj48OvzOwDn8/4Q7OD0CQH1+xr//wAyJtTuBRj+4w4L/AMUQfHW28oMRQjt8ibtCCz8G/VV9PgJzuP76c7s+hrh/xDhBOrL5y0eIyXZ3tvA3gvk+PHzKMUV/hADT/QR/Qn1FhXx+Aj5GS4bAQPsCOL08gzz+v1L7NT53vsp/fUT4A4A9+nw1Of47hUAAAA17AkKIvIb6xrY79X9+iUL8t8A6/7fxuFr8fT72Prw/t366/H46Q4DI+LYEM/dFiIGIAnYEPcE8eH//f8h4/oR5P7+/zgFUhUE5PL12+UtOQwKEfsO/wj8AOLY6vnyGOPm39pEB8rq7Og5DQL13ecqIDH58fjN7fDX+hPnKfrr6+ntkAjq6tr3C/nb8enLzAoe+yD3Lfr+/tPwJPYEIhga6/3+++3+4NAOGP4VCv8H9unjU/v02dPmE9cU5dYP2Bn0CtHXGfwDQ/3j+fzG1vv33uLv/s0iJevW6RQWM/QM9SEpzNkKvO8K1NfHHvjwz+sANPAUGgwQx/cN/OnfE9MEJxbr8/z05PIZ3OXpyzDd+/z8Mfv8ItMq6vUA7vnx5v0bKSbe6xHoIv/1N+3i9Oj1Bx0q9+jv7eYw7usvDvr+/ygVEt3d/P4AKusQ9Sz6+SkiHP7tzv7eCQT4Cr/+ChHc0+sf8inv8BkeJ/r98fH++RgRBdXkEgjk/Ccm39YYxtKx//3/JhPt7xv5OfX+8vr7FwgW+Rvk9PIF+/3/G9LfpREk8N8PMNosDAjvMeQFH/3q8vf2B+c+Af/PMJzm9O72ED3y+vnw/P7W+Ur4Fen59QboJvjP/fv/KfAk9gT6+/4k9fv5IPr4/R7qCQDBI/n5Ei/09yz/2vAF9/XkI/v9/yfTzQ8F4N7p0Sj//wkN4vQCNEPs9BT77AAdGwXZEC/4xuwrINUlKCQH+Or20fcK5/P49v3H4PjrEvwr9kMJ6u7X1v3jM+U1C+YI0d348uTz6M7Vz9XX1M3jCM7c5h76B/L8DSPkKOESHffs76nu9woa8vn8Kxom69ob2+IU8e3z4g754RDgwgjWGfDwIL/u5xblC+bmAiIKIe78MBkj8S0R4xvuPu3f+eLoD/UDDhPXIA/NwRjmK6cJ/v/4wx4zy90R//ss7hDC+g30AvjtMhsO4/ntKdbw+uP4ABohEQ8mwexK+O4s+/gaBgkN7/wC5uLiJfElPTP26ivd3Bf3+PknLvbw0damrMD1BSXs/zz/5vgB5OInNO0R6vLvJt3T8NUAAAAAtgDx2wXzAivpDQniDhnf9P///iPz8PQu2Awv+OoV7vL36uTq//3+xugJMzLv1OAeFCHmHM7q6y7vw6/KC93659DvDr0+7PQZ1OLsAwoK9QPx4jQE0OwP5vrt8r/6+PfBIuD6Dun49fzZERcN5xgIHPkkIQYm+/oW4/n7KAAAAAAECPwa/P38KQgRAO7z/PI95Ujr9Pns/wsp9Oj2M/n++yPyEBouPBLN7x0E8RHwGM8LNvHY8u71BA3Y4aHm9CT8IefmvObi+dkAADbk5vjwB+P19PPm8vvX7Pr9zPH5+9Mc+O8P/v3/MAjx7tYL4R7/Byn44vof7dAJvS8I+f38Je7l8/sOCe8Iw/Hn6vjv+r464+EAMuXu7/TZ9NTt0uoSQB3/BB7yBNHn9vxAKNDz4Pz7/jHxJfYF2vPr7ts9473z6v7GPBnm+iAO997c4RYSEQXr7vn68zrP+fMNAy3v9uogCRbi3+jq/d/7KuMN9Bfu6c7e/brT5g7T5PYP7Pg12+T0FLkk6cK+2uTl3tfYuurnLADY9w4P+NwSBA3p+T/++PcwTbYUyc349+niTfbq5eEJFjn04PLT29oD/v7/JN8R3jI0+eb40w4X/PfG29/jCe4W8tLdrtfv9BYVAO8R9xTy5dH55u/0+BogIN/43vvZ+98BOPQh6zXzJgAAAAAc/fwgLRE3BNfY6g7w9e8UG/f+HSsL5Rr6+vUq+czH9dXc8h78HuHz9v7x1/f78dbb9uII6fnx4ifo50bizu25/TP59gLn5scpKPOb/hP44Lov+gYkvMoX1f/iDr4fJSTl5esL+vT9ZPrr8fgMC/DiFALq2Lz37d8XC/kB7RP8Ju3YNPUD/yEXFvsU1+78MfbmV+nB9SD21/jt+c71+v0a5+Tt491CzQE0+w35Jjz1Ff//ADH9+Sn8/S3lFv31/Svy9fkS8f7pErXs9Oy9/vv2COXz9Pr7JhruJwLk+eoN9wDT+8/yBPDQ7uX1LRMq6fcj+fDjKvHx1+Y8Mw3jA+UT4gAGEN0H6xDS0SHg2Tnfwvn6ACjkN9wM9vXY+/wvBwEx8/r45Nwe7ODt4hn78e000xnj+uDwLP31OPvmCPIU9fsH/uD14evoHAkR/v72+tcd5gf5/vf9SMrc4rcH6Oa0Ofrw6u36/jnZ7vsNKuHv7Aj4+ywKCtHqByPgQy388BVJ8ebM+O/43tTzDfnl+QgtDu7t3uP+BAnLGRMDHfby8fw8+AzW/fjt5xv1IDj78fC+/uPuP+0PJefy8xz/+v/I6dHw0fsp/fU40yUd9+rqxSXb9/f+/f8+yM7j5S/uJhEi+ufl++wN+d83xfoA1tizRuz33SX89Pnu+v3THUXkBuxODz3v4CrCzOX36/Q/0KrO6ejkPvPx9/v8+zT//kk13NJgLAji7uTR8/DO8fHzHPv+/SLt7vzIFvjmEC/i8wT1+hEw9+rw+wgC6gQi8PH0MOXo6B8F5+7gze6VBfMlPwAiAA3pABoA9Nzi38bcNP0i5uX1B/Dt3P8A/z8v9/v06d/iH/e7nsfzAfzgBggMGgko5cwu+vH39/H7FArq9tQi7P8e8jf3GvIf70AbKu0GE8jhAvfT8hrx/Roy5yTiHefx7ATlAhPuJPXqA/HZysXmx+To/wAAKMbI3xEB6hzuz+Pj7i4Lt93d6fzW6gHzINW75wvo4rb8+/L7HS/1CQYlNfYE9Crd7vj9/tn77AMM4gEp47Oq7QTd79T+DjLkGbb1tPfdLfPIIeD5CA8G/Or9/wAqyx8mF+vc7Q/OEO/t++Q98ebx+bkfB+oQ+ADsDQju7fLx+/DX9O/2JA7y8Dv5B+gnFPzw6OIT9fMa8h7xKPkC99wz2/oWDBkf39HV3+86GwkH+ATxEi7u8fT0Gf3wWvPS6hHq3vXw+dIP4vasu/v97dRS5Mrt7+Yn79HxH/Hj6RYxUhwO+u39yt3Z7CP9HysE6+To6/cF/i3uJCAc8vb1KM3W4Mbd6gP07/frFgnryf0dDhfz8A8B9gjV4CQWNwQs/P3zNhTd5A34HxAZzgbn6lzw9Ab6NBz1KfPs4u0L1TcNAdb8DwruIg+mFQ8AAAAABu7l7AIcBvn7//441bvn9vTe6Kv8+BUf8+XtItom79z3Av0e69wA9uL0FhDY59zwA83m3fjc7P379vbiDt0789W+Cxb3NfYYBPL7FR/A7y343RYVsin65d3w6v3P6OUHx9bnAAsD5e33Rfr08wDi1vxD9AYn7vvt3u4uBP7+9yXs3PTzxCHWxvsK5fwezBT/4eLjyh8K6wPvByX1Ejn3A+/78irhNhzt+gD/Ruf76BP///0iFRHe/+j16ujs37fL5+X9C9398svv1ea61Nkb6xLjsOrtEkLMFfX4GeIU6TD///417g8D8BEA2vAh+/z3ztfOMwH+6wf7/v7M8OMIHOE8IR/d2O6/5dMCEfcs/PLX9BAM5O/1COne8hcbGBrh+/v73wn7Lyj++Pq4/P3zNvcF6/w8Of0j7ff4L/jy/cgt4vFB9BcPLPs/BQYoCOY06Pr7y/74/B747PHfAAAAADHv8CrV3+IA3On3yufb3ge8weG23zYDH9MAI+25ut7Q+Sz8FO45+Q/a8ffZMPfz7d/d+NLmNvEz/f3+Lv/9/iMB+MwZ+ArhAyPl9+rc5gz85PDu5uXi9QEG4OMB4wUCKAIN3A/Hxdv74O7wK/EFDe/kM+ga4uvCAhv9FDP29vgh5uDiMfzZELArAiT6M+0Y4f36/Sr0B+k0FR3D8uXv8Q/U5OL1L+3t/evr2QIIwAi8B8zu/d/28ffV7OUS+vT6KysC6uv//fTb//z/Iv/5/TYlZc6t/ers+Cz8+Nfz8/nIF80U7GHv7e7OxeDC+vz82g/74hLVBeX4wSnuCh7cJxDSWjkB///8HuPc59ntPO318O3zHNba2/D6AAA24OzU4fDt6xP21iwM7/n2CvDs+Nkw/Pv86vDxBAzR/fHp9/XI/v/zLO8lIADyPPvr9/f5F+9C8v398vfd5hXRGOTX+RTyBPDQ5NsJ8Bgg1AgP8/7Lzw0Y6jz7+hvwIPgk7e/4J+HqC+I68vr65ywLD+Ta9fAc9u83Mr0PCfn+/x3yJt4iN+TvwdvmFh/3+vzH/P0h+/3g/d3z/PpG8ygf0hX09SjvWuzy5P8XA9P29yHdLujbFgzjNxLS7eAl9eH2GwT3DB/z9Ar27fMQ9Pz6Q9oR8u4U6ufcAc8r+vkJ6BU3+/rs4Q0WIcrF6ujL/h3p6Q8K/ejqAhgcCx0H7AbxFu4y4uAb8vov9fHs/uTkGAzQECsFxNPSzunr4db///86xfnn3PH07TQsAQXj3QPZLfE97O77Mff7/vn63hbH4vsP9f4Nz+4UAvHmVe/w9vUO8+P2CiLq+S/c4NjH7PvoJujd0r8p5fXU+Nbo8dPM1BbQ7+EY9VnsHzcK7vst6vX4N/UO8f3R6ezXzeD94y5MHDPd6d7y+/0d3f0EFRDoFR70+y35Hfb8Exrt4h7b398R4qetNugs5AEBkZO++yH7Odzm6t/n7fIi7fPn2/kE8BAqQgv17y3f1vbX7R/9+v4x1hXs/fMcMOz18wUwFRgQ8zjs+u4O6h/xqbPXwvX9/SUbChT//xb8K9Xr6e7sFOnuzTBM+////xzk7/nj6hMQBepM/dn1Dtne+fz7LwvsEwEJMPDb/v3/SdwG6w/9M/j33h8rAfT98irw5AXiGAPxCTb49Q8O49bM8uHzxfAeB/bo2/Pj//j+NxfQGz4hA/oRAtnp4+rz7AL4+f3Z7fv3Cf71/zUY2PLb7/f4NdUN3dv27fjM+QP4NPz42u/68/kupsbz7Oj+/DXx/vQG1PX8G+Tn6u328TQU7e8pECcB7czwO/HcDNEQMwrH2O/jAQUXzxkQFeTg8t8x9NMmBt7p6/bRDRbZ6ePq/Pz82N3W1Nr+/f0oxrgJDNsf9szvHsv33SfL9Cn6/gXa5frkGenQ9Df3+OXc+fsL8/E07Pn5AzUP9iD1AO3gyw7T5urf+PXaGOX8xgbt8hjh2RkqLu7+9AodAxni2/IhAQsiGwEeDMAyAQfn7Szr+Qi05PT7B+8pOOkOBcmt4yLz6R3++k758u70APvt5PjqCuLWDiv3+y3q9vrX+Pnu6NnU5hjF+Nvs/9ba7e7wAwL13uYIARXmAhkRAwLp7Arp+ff0Q+kbEB81Cg0b4/Px3PoO/iQ37Ona/TH6JxvCPhQAKOTSMhXbD/ji+9z6M/vf5fz53vrm+9bz/P8ZFLvY0ArV4/wR1+7e9v7yLvPU29XUHr/18vn5G+775MrQyunB6Obf6u7RJNzg6fMc/hQIzg4q1P7VB9nmGTfP/AzN/B/aM+cFBfv/3+34+hv2GRs49BEv3Aj/KPTc2eQr5QT86fIf6tb+v0nwxr3OxgbXJuYJ8PDoDPnsGAAAAADm/CMD8PX0Bvb7/Njt5xf9+PP4NwYS6Pv0+Tv2/fz9JOgH/f/tDPIkJtciJSP++fXv9twS59DyBP38GNwj8A3359cfXff9+sz27tn2+zH0IftT/fLpLfAA+fDZ8O/Q8xL66O0P3O865dvz4t0W4OUA+vT6QO888jrtCOz/5Ov1y/749zAMEBvg8QHg1B/z1Pj2NA4IKf755O70zwL3/v4uEu4I6/Am8dUCJCb+FOMj/gjnExH/FQU3B/b67vEvJfXx9PX/+/z95xUU7t8GKAQPzxz6B/3x7ytEHTEh2g3zGunm6sHqGt5d6Or0H9fq5QHV4xbk8xrx9+rayvcfC//IH+gUHRauzOAy+vMc6BbtGx7w+90XsfoE+vz4wxa2HAAD79vK1hze+v75/Rb9/f4u8+33wCn47yDe5urj9/H7Oxry9c0eG/nHAufmxwAAAAD/GffdDBAr7Ose/9H9OPwQ49jsCvvMHj7q8vAp1/D4BfMj6f3O2fLy9fJH8+P+9MMu+SXyAAAAACYE5A/m2+fL/Pz/xvn39zvL1TP89RrxJcwQFBT39Pba4v3X29Hk5M3QEdrs9SIEGO8k9hn8/P4yIfIKysPh7ND7Mec4//8AKRgF3t8DHQf94xD4F//Ixrrd9vhd+znz9O7wMtT30vIN78wsvuHY7iv+9CoA6ur57/j01Qg17AH35d3X4xrq5wD/GO8j5dnqPvcT6Af5/Ogi+y78++f70Qv8/P8tIObbMOL5+B8s+/UOzt7h+/P76Rb/+f1M2ffz/9Xu7xTM1yjM//wAMfr19dXmJuUUFjn33fob8N3z3egRBC8pCTEE3gIXCfT5+OHYHS/gE8v6EPUz/TAW7f7v9+sc+RAFHSQSHeHoFjDzDv0YdvRr2iYN8gD4+Pku9wABH/Dv+drx8xj//Prs6Nzj5doIufjx/vD7M/PrNAbY8QEQ9/j9IPAD8eYK8wbhO0feCiP3KeMa7vQACvDx1dLh7P0NBMYc2gLH+x/sD/Qu1uDb9PX3w+go4Qb3+/zmu+UirfUI8RoP0ern/gr+Lg3c9+wAAAAA7OjzN/ny5wbr8/Ha+f7+1bwH6vUu7wD36vv209LXB8DeERUL6vH23tbp6wA4/hEP9OQm7vAO8DP8+DjLEfj33fft/NvZy/Dn9tftH+Xw6QP2HfH8+ff0KjP5/vup7gDi7Cz5+PIT88zs7DEO9QPvDhPw8wcZB+4Q+fPxE+LlEA7PDRDk3OzE+y/8/vIJ2+IC3tgb3RLRFhoV5enuxeL1+PfW+PP6E/gb/S35D9rh7PrvK+7rAAAAAA7h+vbrIOnoFxzi+fP4+s8F+u896xsrMhnz8AXx42AI5Ov42Pj6L/z7K/nnHPnhEu/8A/MK+vso5CnxIvnr/inKNhrtFQo5/Q8Q59D29zEL7wvuO9TeD/HsFwH04AP6zfZI9ej17fnR8RjwNCH03CUAAAAAFe3x3yP58OP5LPfw8f4G3CfdGvTs89o9GtXlEi/WHwIDxdeuAf3j9yf3JQX8Ef8e8g9A/Ov19jrz/BAR9uHuMOLvJxkLAe/07+7z4PLd+zvv+fYKE/zu/fzzDgsa8vzaC/z9ygfu+Mvq6iIc2l/CBzvhAhzu9Pgb9/v7P+vuTu8I2On1Fu8Q1Af19UD+/vQXCuzzxAHS78Lw8SsHAAQK3RQQ4PzvJ/y6+v36s/EwGxHfAPYCu/n26v4A/+kS2DAP/wUd4BI6Aer5PPjhA7UNMN8S8NI5AvAJ+d0CEwD//y79//8c+Pn1Sf4P+RXbG8EdGgXd/SL5+/ivHN8HqP6bBrrY4O7g0+30EA8TDf38+CfyA0LnMuwi6OglFhxD5d7l29DlzvP58uUp/vkK/cAj0fHkLTMh1t7ru7EU9zT9EOLv8fjg/f4FMOvs/Cro+ccZ5iYRChH25Rvp5vrgDPHeyvXrFh/L3d8k9/Qs7vwj/gMi0vsY+O7pGvv78jfpGCMYAu8Q1RTo9hSy8hba61XszvLR7cnd//8I+/3/G+7WCSv8+frSLv/j9Oz7/dXv0RAJ3gfl6Pz2+zoZE/H+AOD1wtoH6vUK2C0MCgEo/vf5/8DASO7VOd/26s/W6tAq7PD69e0ttfw29/23xsYDBOPqDuDIySf1I9L6BwwTHDPx+voM/P4r/Pr9Odz47fD88vsd5t5N5B/vIdr07/rr4u0S2PAu9eQCCvL3D+DjAPLs5tX5G/X3/PX92/X69eP5LPwU/Pr+JOT28AT++v008O31Fv7U/9E68N0Z+Z9LUOfA198DGhIdCNLoKucT4wEj2sUNqmSoRxEK40v//f8sAdbp6/T089v5+v0fEM7L9i747xQAAP843fvbIOwR7A34AfDN9vE0FP7+/SrPC/D0GP/aJALz99rXFubq9v39F/kF99rHFAkb5c7fE937+/fz3+z/6fQjDfAIHv0b583a2RnosfrXDfX4/PvGLv7aziITKArk5vLB+z7k8y7xJ97/7t7p4un3Dd/0/CwjBuv98vYBHs/L7t7wOvz1J/T1x/X99xfwF/nX6xn4+vQiGSEA//8tF+kW3/JF5PDlBSXY7vj76TX+9/Xo5jP04iXxJfP//bjQqwIQCiIdEg7h0tgHGCMM5evp4RHvNAwq/Bnu4/IQAQkKGBMdFebj+/z/LO4v4QYjGCsXv/D79vMQCuzT4PC68/7t+zX64fXl69sO///9I/z7/ij6IhsA4w7f3/UQ9xbyMggH/vv+FAgEBvzW2+XC+fD1IPTv993w2d7w3OIMQBPdBBTYw97j8/P3DuEw7+nxF90B5v/bDQI05vf8493JGvb1Ev4G/CX/+9T5+fX8Kg0M9g/tN+wSJSkQAvvt9dbLtfw9+d/e5Ovfx87m/wMK8/807/L7/dDqKeYM/v7/Rv892fjw2/zBGB/7BuD39vgY7hH/0A7zBDIfPtz+AB3H9N7w8OHf7tLj0cUQ8cXX4uzh2vTtBtP4//b/Iw71+gr9/gUw/Pn9EvPx4i/cCu3O9NsyGPXm6cj7/v857RLsD+POINPYLPTyyPns2O0YECz55jTfLjTp2ufpEfwQ1unl483ul78H0dkR5ewy7/T7EtoLHc77BiIN6CgmGBr7/Rve3vLg5Avf/en49MMv+/z1BDXl1/z39zD8Lfzv7/n93PxE+fUA/f8n5vAB/+kC6PPuMuLgCg8xGwTU593wFPEdEM7qK+MB76Pe+CQMJfj5Etn22R4P4f3b4gfgBNbsDAz44Osg//b/IzEo/foM6OzN/f3+LeQs0c32/fYmOu4a5DX2EQ77NP4GIeDpCvz9+sYKC/UY2fD7KPDz/S/nDvARKu7zyvbw/BGj0hED4t3Uz9zz7APkTfbU6h/bBOr7+tXPBSkARN024zLrIcwt8u05zeDi2ugoMAXTxyHn/gD/Jc/a3+fm6fMPB9fcNwgHKA0QBtP9+OD1+f7l4/wDESDh9ivrK/YZ8domC/jjBvXzBt/lHQ3sHAkKAf0pCdHS6LGrRys48unt9801KhDbTAH0+vv/MSzw9O4S8zhT+v7+MNv29+Pw5AzLFR3f4eDd4gDM7dkBCv31GPIF+eLy7xM19gbqQe3u9RjE9+n49xb/H93g3RP9+P0/3PPy5iHl4vDE+fEZEhMYE9Ep5c0L2/Tx8iD72P8S903Y6Qrr+zYCNNbgDNMTCvzd/ib83fH++RgTK9voIuMP+f0p7ywh/QAk5uvxDQLsOtT4/fAaINIRIe0v6d4SLuPoER71+ujl5/b9MPz4Nv7s7CAeCtwm7ubSzc8JD+UN7xTg6vYM69nyxe9BE9Ac/Pn4AusBCf3+9DrZDeML/+Il5ifyFAU0Hf/PG8DKmKixyjjaMf33IPH2BN/w6/35Mfr18tbO59TeGRPo4ewUzM4ODioRIOn6+/s860bj5M7s3f3e9fH85fEtGSfz8tzWvFzE/v3/KuLi7Bf76ObG7vT0KQUJ5vn3/PomEhHu3Rbo794T9PUSEPjaG/vi4iHt9vQdHSgSATe93Qz5/hTbMN3r+PXkCj7q9isIBPzi69bp+QD67CYB//3/NvXt+uPH1dX6/PX+GfAVEsr5Mfsu6hgOFg8b+Dj1//8vyQzI4PkF4MrMv9v89fHi0vL0/Ory8RYA/vD17+oo/TbvBR0H+eDzGvj7+R4CCPz19Pr7N+sc4gQV6AAjaRnm5LEXGAc1BNT16vHmFCx2Lfb+EwH63tvu09Ti2OPS2t8X7/QFAii7D/T8/wre0efkIubL3xgIGwz5IuTt0ScZDPv7/PvQDekuFQAA/ywl/Pb57vXs3gXdRSPs9vbj0hIHNwYAMywJ7PPC3/H6whA37w/q/QPVAPn8ARns+NZON6CqOBrzFPP9/Bz2+/xhwLjeGxYc+eP/6/zG/v79KhUW5P7b9/HR5/7+N/QK9NIu///6//3/L+c5zfoaLfkY+Bba3+s48e/y+un2//3/Igvt8Bz8/PRC8hTK6CP4/Mwk3ei4Gjnd3DL1Dv4RMewIGtTh0/Dg+84zOPbyDQ31E/gW8OAm5e4p8fgMK/z+/jjZ498ODj0PEx0A9fUYAyHK3gvLJQoLE9TtD+708d733OMI9uj55yMp+ggoABc3+Qbz5/EjHvDu8Sj7zy76/P8z0wzo9APO2yfu3jLY7fHxHBz5EATt+hYT9hEDBPX8/UXx8Pwu3/7f9fT8+9HFDE3a7vMx6ugD7uI3Gd3I6/PzKwkn4/rq+/br2wf65c3NBDn/0/v25wfzEcXo8QLe+vsS3v/72vDr+SE3+/zv2SXnIv38/Nz//wAvvB3V9AMb/AYZ5PJEAevw3hn48sFAEtbu3OzxLin59wPs6yrQExEN8+4L7/UAAAAA6fTwLe0s6/n7MPL5AMol/uIQ4iPbuN39F+4Arvv5/j3Y0+c9A+4Ew/sE8g9F7vkP5h//Sf7v88fyFAYK2yb7AyHr99Ls/eH5EsL9x9fv7v0G7fIYLzHryvAH9yET7fcl9t3y0yL0+/4cIAMC7PUrEN/hxScKIeoeO94N9Orr2uvjBvID4u3xFQr5/g32GfHa/fv+NurjGA/62+AR/fz5QA8h9wXT5+sJ6hsmDT33/fvu/Pks8gPyEe34BATjw9kGFy3fy91FED31/P03v97c+erxDg34Cgvw4u88+Ovf5efz9S4I6wX5sQoXvgu87xPZA9rzEuzlLv7yIPMEChQjGO70+tvx/d8OHSoLHuDZ4xLbF+MuS/D46RXZ69pB4Q7z5RoD9/z6/iQpIBEP2/EeC9jO8wJB7/Dz7eD03v3+/zvxMPwnHvX4zPcO/eIZ9Pn++P7/PT7489zjDfzP3jYI8MH4//nM2tW9+QfcGuDn6Bv5/v846xz5FtcM9+fg2fLm/vD7M+UR7cQi9eki/g3129UF5fsUDssQEv7b6hf09evu9zomE+Hmvuv27CXtx9n1C/I26CIS8Rjr6+7U8gXmHS36+/oG4soW8e/ZDyFXKAMH9e7M6Rvzuvoc7s0I7u7f2t7/8soeNxPjJvYR9O3r2zT9/PYW8PLiCPLy0//5/jU28Pr5CRQXIbT4+BWzAv/S3vLF7PPz90LP7TwS9+L+KN8RGvjx7fXIHSjuIw8D7OLb4unNEQPv4/f3Hc38Of4C7S7q0Mr56eMR+/zY9ATWjvPw6yY2BO74JB/85Az++7UF7BbN9fhU9eX/Ihv9AP8v6/v5Efr0/WT//f0c2zrcIjHi5drH/frp8hjZ7PDzI84VKTkLrzpB4/P0+ODz+Ps16Ov4AvTk8hn08/YuECMpBNMm6A0OHgn0+fr41drVCtgM0Qb0LO/z4dXvxdsjKw8e0AMe59MS0zD8MfIkN/H0Cvr8+RrkCAYGGyf5EQr/4e3/4dwlDNzoK/L39gf8+/4o29kkqxUx9inr6DoT6/X11tf4D/nZ2u3jBsXDsPAUBgv7/f8lLCroGPsM/SGzF+f5BtLg0P39/yfn/vXS7j8q4Rj27Sr4/AE24+2wwP0AzhDN/vAtBervAeIP59H98e8r9h/4Ky0r9vrZ3ukf3xPWB+74+iT0Eebm+Pv/MO/u3en6LvHtE/Dv6tYu8dv///8cKezu3fXx+cDvIuzd9Qv39c0xHhzo/s7kEjvB7uHf6iaz+/35MP39I/0P/eDg4/LQ/+jsGv35+9Ac5+YSGt3t1Pb+9hb7q0tK6Dby2unk8x72NPnrIc7Zzkc53MgC7PcY9DIk8ur9A+7u5/Hm//v+1dzz4+bX5+rwNe36u+kTHNgI6e0o+vb9zfYj+/P6Bv4r9en1LfD+HDgj8SX18CoOCRv06A74/Pcd+cr64wr59hUA//8m//8AJPoB7d71+fsHJvv6Fu/J9t8T5vvp6e4YD/08/ebb4hPm9fX42xsLIdUK9woV3BsMGyUS+hjoLevM093f9dvW3rkfzc//+vv/Mewm0iG028gWCSz84ATyKz7FySfh+vbyJfI3FvIXEwcc+Pvz2Rzw8PoO0Rj0vNTB3Bz03fX02jMr5hQE+yH5DeIFyvhA8/T44Bsy++4V39fd3S0X+uz2+M/m//5O487jCPQx+d///P4uKfz88v7j+fX1ATMo5u731vjw5OAa7wvp3ubq407Oyd7//f8pN/Lz8ejp+Bc86fIM5zAS0PoGCgj0PgokxunXCAfX3DfpLt3c+PLz1zP77gkm/fzrCOblJPcU8tk57PwU++/8NRTzDus+H90A0w3MBhT14Rz+9/1ezxzpB/3jJAL9+vvG+trz8P/2/yP+EuL7Ad3+0OEKzeAI5xMR6/MdHw3Tzfzv//YC2hT8F+zlXubsNfT6Ednlw/fG0rblDekX9/j5JxIe/+Tr2RUEGRjw8t8t88n67fcYGDIHyv78/cz4/P0oxgTmFkEaA9f5CP0hvP5fDO/s9gbSDiEVAPnj/gPwByY37gr38f7+2cYJ+i/x/fzH/v73JSaexv7rSvjf7wARCe8X9tb//f4q+Pv63f4T+OD/+v419wf4FPvl/NDpDt/+6RLr2Q352NM0/P3wD+nA3xM7/eMB7vYHOf32CSL0/iLtwOnSPOj9+fX19M7s7PcG+PLz1w8H28fnA+3r5QTpE/XoA/8SB+sZDuYCA/kH8DrSAuQF+vn5KeIK4Qzq6u4Q9vD+JfjzQPQ19QD14evxvyzR8+Dv7PC24SHzI+z++xPlMvcK0vTRCeUC89bs+vsx+wHh9iv8/ev36vkZ2crnK9rl6/bwCQ1Q0+frCfP58yTx60v1+Z3Mw9vu+wjS9+r94//dENwEy9sO3+UP68rYz/T3FNHc+Rou3CPuBO3s5gnqDvTN077m490eEgedGvrR/P35SQrx6u/Y/O0V2wUs7x7r6u4wCjnk3gLlGx4V7vgA5hI438vy9ewA5dH89xjP9xTjKwv19R3l9hMd9jT48LsHDRbx8/q9+w0X8tkVPyrt+ev5KfkC1xIi2uw59ODy7efs7QG2zfH8/vcU0BgY98kH4hPyPvTvAx4a+dvjPv4aF+vmCSP84PrC9/fi+vsmAuH1zfv7/Wz+/P8s8Rv37jD89wj73+C9K+466wvQ5u7iFPbb/Pv9Fu/h9cre1/Ek9OcCAMDrBOnc//jZ8ws47On7DC4FY8oc/Br01fvsAPnWHh3Z/gofCBzu9CYcDN3rywfrHuzy5/nk8Onn8fr2xv8G+vMHx9es0ePzIzk2DAn69/ob2xqq/TAm883yC+cY1//1DBPf9PbABQ7OEu7wxvzv1+jw6OY76RYt3eTrLCT2+/ok+Con8Czo6cb6EfAX+i/iEOsCMx6+6uAl6vI7+gTj6g7z5yP/5S4Y2+IU4BIgJOP17RTp6uch693wDCMYCPUQLOz6/czYAST3G/Pt38XAxwAYOAUbEBTk9xj2+Mg8/c402Ob8IdXvFzfx/fUgExboJtvp5TLl6/oD9eo40NfpBx8Q/v4c/v/8JeboHdIx4g/pQ/zc5OP69eBIJPTMLPPk9sXWBfI24+dA7fDz6SUU7wT3/vwl3/gW3R7v6R8W7c8L6Mni/xEu/e8RHdr22e0J6gAAAAD+//wfDvwj1CUCDv/o8vjV9Pf8Kf74/B428vUBB+EYLdjq+OsI/vs0+wDu5xX4AAL35eQs2NrCABjvBtHqF94M3jEeAyXi6i79/f8n5SzW+BL2HAnz5/Eq+B76Qxbt8vkC7/gO3/A88OHS4/5GGwjnFPfuDSf2+/YQGvkYBt4rEvEBD9oj6vXv+Sb2AdTb8bwTF/IVAAD/UQgPOhYN5eDXF+vxLwnd4wEQ5/DZv/v68xPy7/wOCe4b+v77KwT38dAS6QXvuwDHzdsFDycQ0foOOufqCun47yD93Po59O/74Mks/tPGCNwJ8BXf//I87DPq0i0VKRj1A+nv8APZFiII9d7uK+cTKvvd6fDF8vj41QkO6w4K6+cX7Pf4TuLoJtUq+CLp/eMa+e/36xbv8Onm+ysj/tHZ6M/Z/sDC7CDV8zP8/cNAyTYCyt7p5ubWIu7199086CzkAcD58sbqAtsr8D0gArXi/fT3+h/2HvEi9hT5+ywI8OkTHvfy8vc8/fYC2OvjB9fcN+fd9dgY5/js8g70MPn0+jL0DPbtIO8B6d379uDv9/m99Pb+ziry9QK92ugNONfw7C30+fLFA/kACeIQ9PD8Fxzj8OUC8v3zLdYZ+ADYBO0REALgHfLd5QPj5QglEOfi/Rv86xj8Ef8e8OfzldLw3NPpO+3ySezuKPr7/jfcFbOp8ezlQfgm8/j7/RYhNvPOBb8a28vm6ywYKc/4C/Xo+eHc5gz86OnxEefeLfTUutcC9xoGIyvuEvgc6vAk3uDpLMzT4tv76/tSCvj43SQr3eX0KukS5vTyHQAAAADz9S/6LOH2Lvz+/y7u6/wcL+sLEbUI3//uLevaOvf39v749hEB7fkdL9n28fIT7RHf6wb/4Sr5/iUQChPpKgrmA+vT3fMFIAbrHwHzC+rnBssO9QD20d62BfMlPyvt5PfU7NEUAfDh8+wsQub3H+Qq1tXi1Lm3JxrY3+jVAAAAAB/YBOfZ6PMX8/38HO4c9drc4OMXL/H44cTbyhH6BP3uLOfuC/Ek7zzlCFH+FuDlAAgONPjiNe4QDOgUBzDd+/z/7BvT5ez1+B/v6+Tw4fS+INvu7yn7/NrQ7uEY+Pf5MvTl+DD5LPwUrbQN3dYX8QMh2O4u9AH85vsp/fX6DiNB//3/HDr+8h8YMw4MF/bn6tHq8+z5+RsUzh0FJtrt+Nj/7fzkAg7m3xP36v4A/P8k6Og0Cffk9B8M2PQe2z/QEfHfBAi/5t0A8vr7FyLc6/gCsuq5v9DPpgruw90bEBHcIR0Z9Dfu8OvYEd8q+vj8KvtE9+UtHyTl/Aj/KRXq5RT1/vfS/PHp+ufhv9b7BPnNL+rYDTn78PHzBTzbEvDj9BjtCRDZH/DNC83LEyr4/CPH5vAZF/wrFsz57xks/vz43ws/vSH8+g7sKA/xyuHr9vfwGCK4Ed7WEQj6+toBAf7s9f/w8xr51fcG7v3uzCDpAfH1Qdgc0v769/3a++gu+eH1+Oj02/UfFi774QLAGBE73uMXLF7pASoKCA/pExRT/vj+Lefs5tgAAwT27fBP6RzrBQYG4NrBuZvWyffzLO3g5fsT/RTkAuMa6hEJ8vf87cn0+Av6+yfzC/bjFyzyOgAAAADREfnwQff45BH59DNE1OL4Aenf2Pzt3s8XHBsiIfn8AvvrAgoDAe/0u7wI9zPx+vrkBujEzNrqAgQkAwf/7iI74uD2Kzr64/0DHQf95kXs9gfY1ULr7/TH+wUPFfk6+vjw7fwf/vj3SRXg6AH39fss+Sv0JfT7+EnRyBXv8vf2MCDi5gAb3BEgGu70/Pr8+RoLr/f06hMQC6sRvSLg0O0YEh399/f19NP6+v8g+/b7x+Xf4bv3MgcHM+rs/BLezgv/DAziBhTjHEjm1t7+/v0q/wD9M87y78wnAq0AGfb9Sv39/TIJ+fksLAMTFskI8NkY1+v960n2GOkNHQz++v4t0CQiKA7m+QQA4+P94/X08/gy9u/KIPTd9N7VESbq9CUZ6gNEAevs2evj+Cbg8x8W7Q/x3B74+f4RDewX/f73NhYF5c/8+ugw5uf2Ffb7/TftNw3wQcfr29jd89kV8PA9+hvDAtUJAfQi9SHg/fz+Nfr6MgXe//6/2tTs3+3Re8VB5uS/1xPq2v36/9L6/Pcq8t72Lvji9QvZ7ukHzxjcWS/v+vf98fjFzM7ezPr8/RL38PbJEdUgAivexOQ75SPz9fQf1P4U/ONO2NnaA/oG/uMV8+Xv7fsP69/V+fj4BM8o/fvkzewPGiYS6Ovs1vDAChDSyx5nC/308+zx1unoxAwPBgn+//8q4vTyDPzx9NX6M/329+0d/eQpDynlsynd/fb3FwYV9SgJKNz98iopAgfr/vy2GdcX3ez76yj3yN3HMRDZ+vn5GDLd8uj37w0G//4Azi/dzN7LIkne4EvuKrgTLPLeA+0Z+yTf2Obp8w/M1e7UmLy4u/fy+9jaKOPz3vT1297uLgTZ7yAgNf7+7QXwByXp6hn7+v77trbpyfnwNvD01fPcAuUgzkMHECcJuN380v/X3P7dCuno7eTs9i707/ElAsv+FfAlPuLX7B/66/gcGi2z6PL7/iU2B+sZAOYGIHi6O6E8+e3hMOvh3e4NB9v3M+vS4wr10yzUQRO/8/Lc/v3/MQTF0u7p2vrwGOre7CwD+ew6+ugU3dIDxvP3+971/drn++bpzQ0g++7cIij+HPvk+fEGyAjd++zj+fT6Mvv7+x/i8/r2LND16Pr8NPnakJwU/Sb7G9YK3uj+D/YX8vv7PO9GDvHdAf0i7OcU8ff8+ifT6R0X+ST7Evf2LwT57f3MBfjvGOnYPPUXrMrR6g78HiEJ+eD6+P0k+igSGf0u/vbx8fMc+fz93wsUFx8FCOgGLOESFvsNF/JF6OrY/fz3v/bz7NHyOfr5+kjh4hX0+B0P5ve/G+YFzv/5/Sv2OPntzvbw6Q0K+QIYQPrqQurq4AAAAAApBysg/QD/MCf2+N8W1uEN6+X41PYQ+xwE9e4q+fr41dTfEPT98P4m+SzsH+b3CCL+D/kV+R4iC+TZDLXu8Pz9INMS+P4J9++jDBTeEy3yEwX49+L//v4v3QPk5gQHAxbuLePxGPzvNij++Mz79vQY9ivK4hzwDd8XHhss+fTqGOfU5MDu3N+v/PY1C9nR4M3NKVL2R/j79Pr3Kxgj/vn1/ez6NALs5uU04e8jIPvi+Ob7Duf9+v0d9vz7I/HxPhMNHygb9i7zAh3tH9jzCzjs7TXy9Pz4FSs87/r3BRTu7R/aEuPgFNESDigz+uvyIdcDLtLz4O3q4tAmF/QMPgsQ8+0cyUDe/wz8Pv0WBuT0zhXuL/bx9iHu/fLzMwD8Lewb0DoM3+b1zfDi0vbsHfck8RrfDebU2cH6/P3DEB3hzw/0+w/88vsd9v7/Ruf19t7q9wTl0/rt1c7Z3Rzp9w/O0gwI+w/bvOfqE/f+CUvS6vv7/SDqJzmJ1+3yxgrEHPvd2Q/m4/X77RANGw8e6R/O193fP/v//0oN/hn1AeQREfwSA9LaG+v78vLqGvr8/S8L4ej+1tveAsm01Oq3Ahga7e70FvQZ8hTqJQALEd4C/fYW1gHN8/b09fPu2vjx8zP7/P8d2gXh4PgeDB/q/AlKJfz0+Svm4vQY1+oDDwLNFtoB6/ASEuj3694O6fH27Roc/AgS+vv5Nxfc18X79/3d49vf4QYt7df05Or+8jE6yvL39gf+1yMe/PP+Ue3h7wDZ8eDm51Yi2vfq9hn95xIb/Oz9MO3mDbvf5Pba89DvxPjB9xbrD/pONvj96vcZ8wT480D08Nzp2f37/ikOLee23enwxf7/+x3t7RUI1rrevfHyMwvN9e877SnxFwD7AOkXTRys/OPs9e8u4/vsU/rlzw2phffq+C0m7Dwn6BMiBu/c9yT45uQH+vH9xuEJ7AwB08gm5xwOAykU7hTq7wUpIivt7vjz4gDT+OzT8OPd1OrVKsoE6OEUKfoRGN32DesO+Bwi3tfard/58tzV6PkDEBv0Dtvp4Bc/0PL14u/4xBcfFAv1APzF6PH3/frr8RP/Gu8kAAAAAP76/jAk/f37At7iGf/9/zbv9D3t3VgZEgvK/9ffIAYxB/Ay4QgELwMLGT0F/90rFfQu/Ab//v4u2urn3Ovb7NoN5tzw8OoY6ecP7UH4AvAr5ubaNvXv5fQI7eznBtDr0eTe9vgT/wcy3/ru7Pjt5/bs/vsT+sXc/ibv9P0p6ObsC/Yh//P39g0U4frfOx/+HwRG6xT16vzb79HxH/j69dsAAAAA1uni8BMf6gLy7ezCgQrcKPcv5/Ll5ugY9dnj//MOIhAAAAAA8Ov71yMV5gXx1tgC8fb8Gt4oGuE0+fXh2hIOAOz66P7///8l/EQJwffxIhnx8jMLJuXd4tgM1fDx+/vo////JxX9+djiUPknBe7awP8///nj6+ZpyzPy+S8t8u4PR/UXCBL6FA49DxPI5w39AAD/LAfbDT3d3tO/AP/+OB7cCBMjKvPn9Pj21v/wKhb6IwDHEh/94+H9+A7c5e/61gP28OHd4B7/8SQiL+nrBvvv+M3z/fIeAibzBd/++dXeAif74kcjDO047cTi6RENFtP1zjAW9gHm+vsoIfcG4u8s8gsH+vjr/+PiJO06Ggf4NPnu/f//JeEJ8SP49P3l7u72Nf/W9mcGD+Dv/v303eIE3g8PCfwGH9bx0hEV0OoK9fT2BA4o2zck7OLczcIKExrQ7wP5+B/76OzJ//7/y/Ai9Bb06AAk6AAl5vv+98n6CCgADvUH2CIS7hX9+/oq7O391A8RuM76NP0m8vb2Ierp7dLi8u0hLe3yGNfrHN3jCPHWBegk7Qna27oRttPV8AL1IfPg+sb09foS9EDxFuPx6d8M+gEA+Pr92wkR8Qr57+ks8NbZJP34/UcB+Q0iCOLu5AD/ABUPDfoa//39OP/9+yzs2fvM8P79NhDdABbv2SED5PwRzvAo/Rs57PwULObq3zTx8dPZ5+/NvPft3/LX8zXn+griA9nq2fLhCvwcGxPLFxIF5SH48gjoJRMKDeXbuDH09O4Z+/zR/v7/KxD25B3VrOrQ+hw5Eh8F5+7xIOb5IPvi+BUrD/XeQxX99OUQGtgrNhzpBPXfLuoICS7A2NkbEzjr0jHw9/z57zbsB+gB7+YDFere7+sl4u7zLez59gcp+OLYzRMtASzLyA394hnf9yQgO/31+vUW9AYAzusD+/37J97RA0M61RHpK/wTB+4A4/D9ygoiF9zeBTXi4ufpRylD1CPmxQ4aAgLaEi/wztnw+/n46QkB9fsaJv0ADOca+Pbw6frYzMza1AwO7MbdK+QH/Db89v38/iUV6esW+vX4vDzrKOb1/vnOzwfn5xbaGg/w8/UqL/Px8hjsNxQGExEaAA0WB/MO/Rje/v8c6hXu8uv9KgUL5OcKNuYT5/ku/M4RDdP90B4EEPv+/h3459z70Bfp9PLkJz3gCfTk1/7+2N6zNsIty+jm9Pf3yQbrGBbeBuLW4Sbu3Qs0IRnrTiUH+/v+O//+/xj/GOcs9fzqCzLp1NkaAP7P/tbv0/33/ji+ILSvJOrqIwT07wUjzOf4EeD02fQBG+r6NBz1+iL9ERor9gUXCQji2tXqBv7Z9c7vCvXuOTzx6tgR/OoTJ+X16/7rDeHq9NAAAAAADxAjDPL6+xfoRvf5+ug09iL6++8b3gnAtucd190l6hb5HxfiFBfi+R0u7vsD2ernKvj9+Nv25QfY///8+ff0KggT+SPzKfMe77o6tirz9CQo5ecJ/uvpz+LjJOnP904DCNQiu/PxAegHJBrx/TYN7ATn5tM77BPo7vba2CnyO+r2H/f/4encG/ECJ/z++RoAD9/jug/S6c4v/twj6AXu/DTl79g9+vgEIeDaEQf6AwUQBLMULd703v6Uj0Mn+REU+O4f7k38/O3i9fbf3PPuzQE2+Qf3/v8s+/z8Oxb0/fwh9cr34M3sx/f2/tTECuzwAPf8D+grHcEo3Rgj3wkT+PD99ucc1u8wxPbt6ij88wjcqvHezOXo7/D28io29voJ7ejrLPz42vD07uEQ7CnvKCr29+Qh9fba/9QfHgz8/OPZ9DHu/RTr5Pnt/czf9+bbHfv8S+Xt7PT/6SfgDOLg9PkK+zHf9ukPH/MCEOYC8iwU0+bu7vbxMibw8Srt/frvA+36HiD6+xn3Dv3i8CT15xTk+xXgHOf52PH56vb9+C9a4iMO9wv26R8F5+4K3A4h8erx5ckIAg331/SBIe/3ad///NAk8/kY//b/IyL48fQm/QAM4ujy59P69vfr2A3w4wrwDcm/roHh3NzQ9ST8Lysu4+jp/BT6+jr17PsvBhI/9vz7+e75Jyc3Euv//v4o7An0F+/2HRT28Tcd9CYWJOEdHhPjMw4b9fLvI/b9/Rca9fj//As0Hxzu/i4EBdTf8f0JNinq9Nz+8QAy+ev83vr5+SkS+frV/PX8Pe7u9d33B/gW5BLuDwXz+kfuEvwMCggjqgpCCxgQ9vw37/bxMfTl8rwL2woL4gDzJwED7Aj+//84DSoYyDQj+fz06eQK9ubq2PAE9hrz9OY4I/kJ99zm6/YZ8PUn+wAAPAz48xzr9/DaNCX5Aewr7QEY9vjZFgjN/uX79dEb5er/9ubq2DTg+urgCBMDIR3T+tuzI93GyvosFxYY6g0A5v3+/P03Ou7b/uvy+czzAvM4QMbmBPAF9+sN7uwg/vL8yR23vigk7fju/iDzEOgYBxIAChPZ//Nc5gU/9Cjw0s/d+vw0+er/K/cG4vIM6h/bBPb1+ygb+vPY/RwOEgDa19VH5djeAAAAAPwAAD0V3fY15BTqEuT5KCwq/9YbCxjb9zTy8fTEEM4Jx9zpuib78fIlH/kiFPsLIyHsDeY8//QGAPzvFgPZ6tnm5gA0GO/xICst4fwvKBvZ5N7j5L3VyOL88QnT+vn5Vvz1/SsT/Rzy3/Dr/SLyEBkUSuAA0OrC3vUA+hEIAiID8OhD9QXm5/TwKPIM8Bn7yBHu8vb33Oe9B87f97zt8cj22+XR5A/oCxs7/PAD3gP08vjuzw7t7CDhEPDu9Pks9hPpCLvozRMAINoyEir0BQ3v3x4W+Oz3zvb89y3g6fMj/+fv3u837AP4R+8W2AYVBuvu7tPz/B++Bfgvyevt9QoLDuwT7MhDB/BA7PPo4ywu5grWIdz4SfThAezlAP/7Js/q7v///ObL9t71IwP//jXr6CLs//D8KwolDBEs9OoP7uTrIyr28Ajx4/Ma8wjl8ejn5wnZ4CgD9vE/8tsM7iDuAAkqCia47/PpJxjR4PH2/f78TC70/QDw5/OV5gnjyfAx/9km8vvM3h/iKRru9AD6/fnV+///NuoV7rfm8ufP6xD0Fvg39NbgKtELIBkLA/0Y8NDT9PHRvLkeqjX3+en69/u/Jfj1M/33Cuc3++3x/QVqF/4NMOULIyTx9fD2NT31/Pk29vD6793vB+4f4Nnv8zHzGfT08vjl5ML7/P8dK+bq3vIX+u/g9PUWDyvwLurW/AHz7d3R8vb6xNr31/fr7fUUHwbp9xYNAdr9/gC/Bfz53P76/Sqe2rsA5uvu4gjx7tbw1EfwDQHyH/8AACi88OXrCAP9APjw+AoP29oX2Pn35c7v1gD7/v+/EQUDFea1H/K2Iuqx8O0tAfYr9x0U8uvzNOvwLNUl9szx5eMHIfAME/Qn9//v+PPWDPISzwz8/isFLg70Jur45y8Q6P/oNgfvJu/l6Nzf2cfe7+4cMeP/0fvs6y4KCysw8/P3DsMN4AIAAAAA+vxFJPnu+i/t/PnVCgbW2vUiAtQB8CA0RiIA6vP5+RwA6+/9CNcb/e/nENb++P/v9dvxx/Ds7OPyQBvs8xMj+PsqAwr2HfH85Qf1xxzy9Sf80uMp/Pv9Mvrv9xECDPM85gDwFxLK7erk2+cCLkDkBvXw9TbjDfn76xQWx9wi6BT07/sd3i3W6e8n280n8eYDL+347zMw+O3myBfr9vr8Ju/Ewq4ZAPDn8xg2Cu8BE+b58PnNLUnJH9zz59/C2/Mv/SMEAfcg7h32If1FAAAAAO3z69n9M/j3+vr8wg4r9zTk7+gSNP389tUVHt73+P0g7BTp7hAU7xoc+Pz/9QAH1/z17fzvH/rc9wHu7+75Cb3mJuQKKPzy9ABAFAMC/jLvC9TZCPgA+zU0+/v2AAAAADP159YQANTx8Nnss/H7K/37GwX2HPgB7gPq4+n38xM+2vzx0wC/Atwj8vPg+/3/4Psp/fX9+//E/v3/MDr4+ezmY/ffAhAIA8Ihx+35+QYh2cTj/dsF8e9E0NzY6OXm6QYV19v7NPz2ABAV5/nE+d/6v88TF/AWFBzkAP////059zH7Gt3n8PD+8/ESBfL9L+77BQkX4uXZHvfy8sYX4hkB1fXKK0kJF9cIy8f+9vrX7/D6Hvb1M/33+AYA1+zrAfT5Gh///P49E9DevQMc9PAZ8uMN4+rTCf8a7yTw++cI/vz/NiDW6dr30vINBwPZMMMa7s/gB/XN9tftHxb37g7q9McH6dH3H+DhQQst7PjZ5eHo2TD18tL9G/4sC/j4Hi719f3t+tsM9+T0HxnbK8Il9/wEFvPx3wG2zfEDH/3mFegGB+EC/xjp6ewJ6uva6xXx9CqU+6KZ8hb2/vn3EgkoBgv+7OUUDCrJ3fP6QhQM4gAgCvnx0yrTEAwa/Ur+/S8m+ff/Afsh5QgOFfP49+Xv/fAqJfTwBfDzDC4QFxgp7+soJQ0JG/P8+v05COfX+RAY4iwQF/7++Pk+MhDu2/wb8DTl+vr8Kufp9w0V3QT4AC8W/9Dw9/jU6OXD+vz5Gvv69xm9BtX02QLl7S7f3+rs8N0dHwMHIOfr5AHz8foN3PL1zrv+zQXy9vUo1gf57RzpHQYMDQThEgb+KhL5/FD8FQT0J/n/8gHQ6hE12fz4B9nnzvz8+Cj7L/0E5TAFCxbUyOH+4g/lFfgD9fgY/CXs7fSb8fL4Jd0J/OjgGPT39ef1wz8WDhjuPe3hEPL/+eQYFBHv+fn+VbUfIvo49Pr26SIoA/0TNzb6+Qrm8/MRQPDo6O7r6c3s30kQ6EP62/8A/yI5+Pnk8fv5F+rqG/0AJ+r0G9AzHsgr5Qb43Aby1BbjvgHt/gI9He7O8AAS3yD39QzoGAcSGyIH8CgM8vDz8/cO3ygBJS406doW8e7u0BLwHODq7unq+vY09T32D+X38T3Y6vn6L9Pj2gsNAsgqJh7b+QLtHQsZxuA+7sflEvwS8Pz5/8fr8vOoyALK8ujKCeIIryjl+/b9DMevxdP19UoMOcjmNMTQHusn9PL41w/sIwr87RfyD+fH0wUT6fgv+xIN5/LXt5P7Rv38/UwXzu7GKBUj2+jt5PPq8OQn/fP5I/DG5p/9NvMj7vn2uAsWHBn66fkc8Ub56/QBHSPtBRkU/PTlOP4z/vfnlrCsMBvh/ekyBdb52gzy1LXXxBfk7yIl7wAKMOnYPfn4SeLZ+PX4EB4OMSTxAPD/AP82qir7FMPq4b/23xzVJcfj6N3+AQzpEvMUBPEiIdjYEOki+PL88fAm6b4fGCEp/hTg9973avz9/TL75/H/DfX5Ca/T1BrJF+zozvHr49Pi4/YNRPHnB/0LHPcB9Tv8Tv7R9Tbk9+r96EH3+DjkH+Xf8SUb7zbn9PYn9BwC9Pn2/iwNzg/jyuvr5jMQ7P4QCeIG0/bs4vsc5d7pFg8K8eTy4/z+/yb5//XQDis9FgEyEvsw/vb6//v/LyUG0xrIGw0C+vjjEN3q6Mz06w3gM/I0Ntn+3b8O+yftGgoOCebq8en6+vox+d/9JxITGgbMBPQl8xT1GeHiDv8W++vt+Pz83Q0oHAse9xU1+839D8r09sf+3Qv/6OESAeny9+v9/wAq9yr9JS0BHRHz3/TT9f39JRnr3iP43uoF9BDiE//8+9D60fT69C76DvE3Fgrq1e819AHsCiUVNMsvG/UD4+/0A/f8+ifz//7SBcng2tEF/wtD7FL16PDqABEH2MP39PjqB/QATfv3+x707DsDKxHz8xflAx/uDAIby+31zuTm7sT26QIg7+jiAjXz9+X46/vZ8+n3K/7//yvx+UT6yxoKGwHh9Nr/+e7o9NLsxvD6vCgM/P4rDOXs7wbt8hgD9E787+wezOwG6BPdOh/1+TT6Ls3g48rRA+IL//3+I+sDBwL35PQfGOnXpCoIByjdHez2AAAAAPv9/yfkEfLxMUHhDOcY6xrQLhPWJAwc/NMN3CD04RsT6Ov4Agr189fQoNTzRi7u4tWw8xvz6xYk4xINweMw6x728/wV8RrzH/4s/Pz2CPAk/t4JBBEU9gTB7d0F+vj+Huz29uMc7QML/fsWvhsK9bntPgbjL+Hs6UgM8vDx8/IjEg/3BP7d6vMx9f72C9zoAfn2FuE99/370dzj5ePl+CHO3sj98/BK/fj4+Nv7/P/g7OH6t9qnsrLd7ODc3snz1P76/TQmKfr69/zsMtg31uoG/RP+JAsQAu0YWAr//AAx8fUwDPMQDgUMAvwM7d7u2+7UAvQT9NoU9NrsD+AfBA0I8OYUyavo/Pjz1tHvAf0qzNg7Egok7Bf37fQV7fM/6C7yJ/rg7eIZ5QzJ6ADDAcgCy83v2/YG1utV8cD8P/nvCkLaGN//NfK1ExYACw8ILvws787s5+8G5yzgAxb+LBwm/fnsvtLH5Qbx8x/w3wQL89Tb1Si86eHSx0IPESAcDu7s9g8P7Rnv0eDs0iUW8u3y4/L+9Q4WEd0q1t3o6PzUI6bNDqGrC+4W9/Qn6ObMBvIL5xjdAtn02uLw6N/+3/XoKeENKBzq8+cN8eUS7PUm+fT71Pj5JjEKFezi59qyAgvu7AMo/PL0/f3/2BLW6fL/+v0T+vr8Lf0H8t3G59niKQoJFyn39v/6+P4eCfj6NNwkEAjvFfD6/x/wBx/z+OIj3NHrCAIl4QgVyvEzKQIh0/Tx0fXlPg4x6fEPAAAAAOIOIuYt5unbOPr5Bfr4/CP0EN7jGim16vfp8eILMPkM4wbg9vbsNPXyH/Mf9hP3+/g59uswCgf5ChQM6+gV/f3l5P7s/tzkDxHf8+rf8/oS6UPq3e789eDt7yAR3vXx/APgKkDtBfLg4N/qBv38/iUC+OMcKvj9+PfD2S7Y2uMEJPf99xzx7v3J2e/r+x/8Fe/gFyKkJPbx6/rw+w324fcYARsa/t7bGf/9/y8q6x8TqQQF5gno9dAB+Pwb5fz6Gv/6/i/z+Pg7+QbB1u4O7fjf4/EL7d3yPPsx9/sZ9PIB39IQ+NHgAdvhVB/d6uv24SLu0sn/AAAovPwI3v4vH9zU9vkIEuEL0fL4+ub4/v8tHPD7yuwSD+AH8DLhB/8s4AvR19vz9jby6VXv7fwi/fzv+AYv6+5b8vfW9+Q3/PHK5+Xm/vfM9hHZ+fMPAAAAANLh+/zT3+D19z3zKPDwM+rpDPHiBCXwENbk18PwK/UYvdThFu5A4/7mAPAX//3+I//9/iML6hbUPNHhGTQeBcA82dre/e8lKuEt7zDd/Q8HxUXUD/Ph+BH0+iIODffSBu7mAQIY3/U13/7f9fQQEeH09v0r0tvpydTU3Nv36vgk8CQaxxBY7tUwABj48f7xwO/r+AQc+O8P/QD/KdUB3BjVECgqAPz/Jw8U9gMF4+8H9+jrztAQ3w/eDfD07+tL5ez4/Tr7NPch8/n5HOL48iDp5yoN2vDxITT7+/YoCBUL8/PuLaIB2eIB498E9vz+Lu7kCdIl4duH7uXz+xwnKxbp8t8zDPDuAOZF6SkF58jJ8N76ze8vBh8dESXuCBXxJ67k5gQs0/kR3QTh0PIg+v3zHP0E9/38DEHz+/ctDAEV2PH46ebR68IAAAAAGxsDIB75+vE37u0ZHQTPzN7n9szg7g8H/PL7ND7m3fkv6u4U8/UuCN4UGxzw9dsBAeH02j3L2PfuCv8C8fP22fvhDsgWCQTpAgQUBvHy/ybA/e/i///+KvkK/lPkF/AHHBYi6d/z8/rq6eL1vsrU5DkZ7dwn8yTqB+cSC+vzO/W7xMwdOez8FPzZ8OD67yss3U/m9fEoFyUA7ee29RP529ra5QAF7zLw2s4NCu39COvs7vgn0uQuGP//ACjsAwAC8AMk5bv55SL8///Y9Pr6yenq5yG82AMaM+b16e/W2hHr6+7UDxXl/OYrA+XKBPMnLPTk1BzvC/js/RkkLPX0De7s9gXrAR7P6ej0tukR6cHuHx/6/QLucMoM5gwFLR/9Aij53tzb3use9/Ly+vn5KfviCgn38PLmzhAQ7+PwBxfvNCX8Hxr0LQHuA//l4enT/ff8Of/6/zTl9SUWPyLzyNrqLwDgyNTHAAAAAA0T5NP7Gfo2Awz71PIU8fwrzBMW9y//2fj3+iwl+fcFxtcNHyDR7eDq2uT978sd6vcb7RLv9Bn8rwiB1tL+9tLE1PfvIfL29y4OJMsQHBzn7+Lg+icQ7zEe+frx6+4xESEXANsjEMvZ6u/5EwERGBQWFP8Z+f36J6/o6gf2D/bS3PHv3+/2w9Do8Trx7vf0EeX4EgH/APY9EAP1Iyn59wPHFOnqFRPrCuP1KSURLvf7FgkAGvQn4+z//f7V/R3q3//sC9DtB+fX9BXx/hD2GhlC5AsB/f78MyUG8LIJ6u7XFfbz9Cng5AIMshL5/vv+KOTm6xT730MRzAzs19Pq5Pjd9/nI6uXnvv0Q/D7WFwvb6AHg+dH81uTbDvHXtya5pusP7kLRCBc15+f7Ffn47R/o/fAf8dMNreAJSvD78/YlEvG/yNnb4QAk+vr5oQUM6i3i5tfq3N8j7Pn22vj7+t3//f9B9/k2+/TX4w7+Eznw6vTkDe/P9s3zJQ/Y3LHs1zj0o//EBh3lysfDxxPO5NCtgagn5QMtEevtERcMMfr02vPvDTrp7g8eySH+Ee8P7/0t/fv57vovAibzBSkAIg/fAugA9wHu7/v9/wodDe3u4+HyMcby8Pr4IBfz4N4H+sPj9hfr0u4LCykOHeLs5ycgL/nxI+3/H/79/h0O5gIE4PQOAAPx7dQJ6+zt5zH4HQz8/isg7uf9DePk0jTy8fQFAOUZHff7IDrt7wnkziAM8fbwATbf+/LR6Mz2CO/w1QcA6Ofy9fMn8+n3K/gQ6ejh6/3FAAAAAOPgI0T2ztTf1+zy3+tI+OjpANLe/fkp/O318g3QT+WzIU1GB/UjDCI45fUbARrn1SPS2uEn4MwiCBD/7Pz6/x4dAgD/Ievz2kTiDPsbxt3lsyUnCC7VDvL55PcW+fr2XRAp1wsh/RH+CfvI7vP29eAL/eoPDOLtI9AW7zARDwEo8Pv6xPn39NbX0ecKGhv4IwLjAdoOEum6+vj+Ht8B5vb9JP794zANEc3V4OT//f4j7y31FRHr9AoHwdT0JwIR5O4J+jzjDvTv4P75yOkQ7xMeyuE19fr3Nvn9Ayb24erdE/r+A///AC8PNwfrAAAAAM3p0PkM6Arj9ePg9OL08gznHeIL9NoNDPQD+ubw2d794RER3fftGtfeEfXV3gDl7NzlMvcKuNgFIuLY2i327sjxD/cH8sL3APj9/FbnGvjt//z70P7+/CD1Ne7vKAUK0vnw2fCj/zEF487y3vcd7A/47DcD7gD9xM4b9hIu///6EBT2Nv76/0bkEvXcN/z+AB7t5gD4D9Ybw5wOmecA39vZ5/kHCM8HIQgHIfXYT/Hg+Sz8FCD19NLu+PXp7ev61+sSHiow99HNyvrZ/uYO7g8rIObn29b1/AkjGEfq/u8Iqd/jx+cALBL89vDp0PD5FA4QGif5+vYd8v7u1/g38fjVBui59AP2Mv3s5NjX5RTzQevm2i/fGwoO6+MQJA8Q2xHs+eD9APcnCTUW67cEG/ofI/MWzQsY+Cv6JP4NGhYh/v78Fwrz/wgn+REU5tXi5PoONf/X3d7iAAAAABnT8CPTu9bw9/38J+fy9D3b/zICFhUi9e8nIPzR4PH2+uH8Rhv88unx/fAL6ez5F/YB9Sn29vJP5eUMG/7j3RYZ8/on1vMh/uXaKgowE/jK+vf7LcD97NjiBPoD5CoS8BH4AAD09RTX+uH8RunrDxoHGQ4P39zh/xYKFwLz/zbwCO3sGvjs+iTg5u0y7tssD+7y9gIGGAQu+fjvyxH8990QyfQg/9Hn2Of29tgJ39gCCODuNsvz/PEeCPL3/6q3juzk8ob2/zTuFuvXxODi6QrjAuMQ+Ai+ARsP8ur7B/gA8/7+O+Tm+R8j7ufj5A/s0/f9ITzXEyH69MHry/np7ern8yjz5evk2v7l4/zi9O4i/hP44CL+8vRK9/by7fnjHfM2C8Te/yEw2Av++Obb7ecjFCvg/vz9Kffo9yrz9/Ya6/DWUf///xwQERIWyOrv6eUH5gDo7u3D9PDZ9wDx9trUODECEAvsGzQQ2uAU4xnn1ScGNNYT7hbX5/ftDf8h5wr0EBPU9B78wOMWJ/nqBwTY3cLm8PT50t9B2ArvRg7x8CT2GQo06AMU0wQm4fHwxPr39RXa9+4M/uD1OuDq7uk08fHx/hb83NUf5P/bFhUI/v3+TRX6+kD8+f0q7PPv1PTRHRn5Ns/oEBH60sOo8b4U/Ps61z37/df40sD7E+Qi1f/Yfwb39xklJfTk1s8V8tYF+fb05PIZ59PvGwfa8QQR9BrYAAAAAAAAAADw0/HR6fn+F+gF5wAbIvzO/f7/IQ7o7hz8/f8q+vj9JOQZ7Ank8fgY5e7o4BHq59LEHRPf6Obv0c/k5hD9BA28AAAAAPz/ANf4LykVNOzz5cb7HOT3+jP6Egnu4vLgyTQp/Pzy8eTy4/Fd7eTDvgsB7OX92sb2s+jx8yrT2uLmG/TuQ+fhM+RH/v38JBQVBuX9/gUwAPj56Cu94MgY8QcL2ezh9O7r7f/76wIK7vr2EN7a5NDg3wgpHwHQQRrpzg/g9/dQ9e0kvNcE2vX9IOva6+T+7uoe8NQvC8rq9vD23fFM8+v0/PY19Onoyh3h+wXlDfTTBywOFwvX6erf5uoV/ff9LP8a7BEl+OsRIrrb8ujkKNDsTg859NzyB9/2CuI43NrfJDIhAvwAPtTM4uwpBNrc6A3v8BHp8fcDIfv5/sTf99P8+v0f3ff34BE88wTuT/n79PP1w/8X6RT44Uzy5e7nDDfc2SQMCx4aDdIKNt/58BP1Qffy5fXkDC7vAPf3/fsw3gwsE+4D4uIZABgPAeb72Pz+9xQIzSDhCsjx4vj6/t6bgYb3GOnq9dwOzQ4c8iq9FREBH/Ps+Mr4GPPm4vfX6R+7+h0b+OT5+f3+PdvY7Abt5P8E2dj1zRz/+/3ZCNnBCgr6ACzr9CQLIAvvHu3uzfjsyQLpELbU8PAz6hS8gdDb9PHcFe8RHAntJicP5t0e+vX7xhX6+goN8vk2DA7sEukqCucZ5fvV9ggDJ+gABPLl9e0F+fr+ERr19voR1QHf+e0WMPIG8cn1I+7rHvkZEev56RHaJ+PRHwP//bDbzf8TFP4IBeDc7fANQPLD5Ose3MOr7gPq8hck/d8J5t7tK/cX+csCJjvw8wnaE98H2RLr79H+8/P3IOT068cXIh777/P5Tb280h/n6+b07/Dx0SPoDATj3goM9yT04P3qGRv6BP3u8ODb5cr08iH//f4jOecLD/fp97LmHA4vCd/0I9Qv6NHE7Onr4zjwF/Lw+Msa5TLm6CXo5ucJEgrdBgMF3uDQAPbd4QgaGvkSGjLT7usq/fH6+v8gIxH7E7kK2y4H0frh9/j5JyD48gDo6/gCO/j58+7TDPQv8RP11yj49uUN9eop+/zaIx3wNzP9/u4D6vIX2/z1FP79+zIMCx0Z7eXxAQX38uD+LgPr4uYaDBH3M+z1+Prl+O/8GecU7M3/9/7KHfbzId4SBNrs6fYV2vfk6738+OcRIeoB//7/LN/b8OzKEtkcBrzb6PgaKfoVDO7J9ejd7Pjy89cXHzL83NrWFDMkAwLk6/v73v/3GszM2Qju9iHu6dZJ7NTa7eHe8PIeJQTt7wQ64gT1+/Is7QD1GucJ1fwHGPAEK+zp7vP49+XeTvbh9AMKCu739BH39PTPEfz2IebU2cFD8+ru/f/3FCLC0sYm3P7n9/TwHAvX5OgBLen/DPPoNCPj8CTiymAjGOUbJAbTDv3z4RsM9vwfzMPnwP7uIi/r9Pn5Ku7r7f8GEuj7HuTmx+wF+x7sy9Tx0A/VAs83FQ37+RYf7/PqG+jr4v7u7O/5/jP69PgC8PEo8PX4//7/JNTewBz7+PwkE/8D1xb6+0cQULIC1vDr8y345ugr9uTwAujgHdvN3/nu+CXVEO0I2+7z8d/7PPv3CAPqHN3P2wjKMur69Pb0M/T3+x3p8CYl7Q4Fwv79/CTiRCDeLQNC3Sf19x7yHvUmESn6GPY68s0c9vXH9fJH8+4Svffs0+4O+P3uFtz37f3m9PHMF/n46+ms7Psf/PQT9CbLwfPtJ/v5+vUj1QXl+PzyDwzc/yYLzuX0y/v7+yE1+fXy+gnn7/ruAv/l9/jzBi0F5fn7/N0N8Nvt+fr2HfPj9gpABM7UBQb7FP/8/TDn//TdPPHd1QIWFjrzCOXx/P/7SfPkD9bqR/ff69gN8O4W/OLk/zMQGEUj5vLA1RMbwMqYIewTDMoaw/3G8PryFiQ38yL6++/r8vEa/QD9HO5IHvLr9vsQ+BLz+Ozy993x8A3g+sno+uvO4AwV8fAHOgPq4fbm4FLhF8sb6hP5HvbWLPT26AvkB//53SPz+ff46Ni8+/v/yuaBtpsVFuT/49wiHgnx6uz77zb73+jYofjz1M608+gI+T75G/gB5OKB5Dcv7fT40+7x8Nr5O/j1Ievjx/f9LQ3V+PUo3Pb6/vH39TT0+PgXBvgTK/Hr7dPm/fkWsv/PktbkAAoV4fHm9uM+8Pz2JtwRDfoOA9nw29UHHuPe9/QI6soQ/fo2FPDJ3ujv6O76GsrE3gUj0iPs6u31Cgwd+e/T4xr4/xfvJvfx8P7oARPeGMsB9ST16gPWE+4W08rkAczv/SHq9fss7vwx9vX99xe7+/rM2fjSBAH5/Bsf7zLzgcKUyC8E6Nz87Pu2AfLy+Q7a8wnv9UL8HPkQBNcI8Nb7+vcc1+s6AQoq5NC13PUJ2cvw5+n89frjFvvn5/f8PTLd5fUFPvcP7N7zD/Dv5igA9/rcBOHvs9saahzl9QrU8vH15//u7gkvBQL1t/P3IRQV5ATn+vPf8Pv9Ixv58BQB+RDcxu3p+hzu7dLe3+X81/TUAwroF8+/vvcv9jL6JiP4+Ozn8v3R4dvyAfPn+MDm3gfj/vr+Ld73Edf++f5A8gLoFfn8/tHuCOjW69D2bvvu/dzy7vDJ7+3x4h8CMf429vv66C3wBgkKGBPW29wj9zP5Du4lN/odKQ4o5/HsBRLkCTjtDPIoAj/xG/EHKv0NLAnd7PIPKhgFLQnx9QIr4frwDwjvBSQE2swgDOItMv3cK+/j6PUS+BoiBzn78w/36PUvH/vk+d746t092PYWIucS3xMo8ykjyMwFPO7w6P/dHSfI1/sqGxZDKiDnDA8t/vsR/BTj3vPp9yv8+/4o7RP8zeHc9xkA/gAwAx0H/dYiIRP7Mff75ufq1goz9w7+BP80HePL+PX+98f8+PzSs8v97LjlzfzkGejzyvja8/cF7PQd8yQ7+TIS4/i31tQh9fbVBPj3pv3l/ATv603v9fNB9u7l/NTe+er28uAy2fv658vm1sjiBdwS2AcWxwK/7fP5NP356PYd8fz0+/Ph7vD12u7gJur6G/DY8CTyFMzw9t/m+fHCD/z51PPz9bUK6evrH+wMHc4oJMThBvUE/t3q8/0u/vbG8R3fFyHdJOTn8ev2AvrXKAbl9vfwQPTw0NvC8u73MxXi/DVFDAMpPMfw9Pn7/Njy/hXM4Owl5NNJ5ArwuzruQfP79xHF/Qz+/f432s8/FwH1+xr9/vo73S3hp+DoFQUbBPcMyfvU3ujX6ubv+PPW8Pn00iT74gkS7v0B5+vq2fLnARPp+uUHAfT7Gc3EEg2kzvDu7xv5BPoqDijk7/njEOz14f7+/SkRAgbrAK6jMP/98g3oDvj0Ifru7evyDC3+/icNN/sH+t3wROL+//8/3BH/JtkIDQjl/yIgAC8W//DQ28Ld1g0d4fHk6ij3/fwhEhYFDvv9J9sR7fkPLOHZAP3/R9rl6/bgBv0L+fj9xvrtN+8n/v1O9fL3Mfv+/i7zFe3g/fn+SdSy18MW0+Lr58sLIA7J5AHw1flI3OIT9TTA6PHeDSD65Czu5ytG8OL29vgh8dDgAdZJCd3z6+4o8CLlwBYgG/7KHAEB4AfH0vIg8xIezwUmKu4LB8kF+xvu+Bf7/B38N+QO28IlEPRR5fD6ziIQ8DH/BdsX2uQaON0B/SH8+/UirA/LyS/0+PDdAwj59jH7Exmz4uj4+ATP/f77KPjCAAAa1OQAbFGJuhDqEiPXBOCg5+Kx3K/U8S3i+PQUNdvYFf///SL12QX18dNKB/s3/ffS59/z9B0i9djf89oFA/IGJyHlFeXr5NoewM8TAPD6U80c2uhD9friBOb0HgLvENVK7w3z7Qj07fUT7RfY6P8P8ej0yvZH9OjL4NzqHRrl3wrP9dr+Kv0WDdL6zdDr8c/19C0o8/EP3vvX3ebl390X9d/k6+/4A+j6Ffkp////QNXl5df5/v5D4BPsFBAJ7goIE/kr7fn4PdPyM9/NIe4H+Tnu4S/58PP6+hEXNv7/+PQ0+Q3/6fxQI/Hx5uMuL+ES8ATY6vr0NRb8B9vc6ujFv93ez8QK7PD979LV5iHjCgHe6bMc+O8P7uHvAfr69zEaJgrq8uT1E9wD5jMOCPUXCBEA7u7j5wLt0Oss8O7xzvo4997vC/P+4ejq9uDQ7RgL4vz8+Pn+GRzi4+vr9fDpAuMmERXX/fYVISnG/iv8GeP45OjvBeAExvD68tzYzrH08PTS6ycY5Pf2/D4v+vvdJAj5CCYT6sX5/PzL//8AL/7//yvd0un9+/77y9z68BkgBvUTEu/q5PveN+blCfIR8e32JRnsIf4AMeAK9vn6F+/6+Bzj6QAK8eD1/jPzEAz08jDt5O/oDRHV5+EVBuEK//8ANwwA+yXNzvQNJdr99QrvGTa19gb+2N7W3hQP383i/A/3Cf8A/AHEARcn+/T2JO0VBP/4/MXgCNvfuy61HOvs/Crg7fwA7xjr6xU/EefY9zzzAfAgNOPi6Oz20ijy9/j4LOL6+xb43RYVAAAAKOo36+jSONv5/Pvr2hz03fXyQefb27Du0vLQ8iD48/D44+8VCggq8xn8xfHvyxXU5Oop5gzZGkHw39gIANcI8Nb6+PwUFarQ6Tzv5NjnTgcK7hn36RS93tHX8/4c3u302A6HArIB8hAP9dniCx/Z8vrz9uQUwvrs3NS+Eun6wgcT8BXf/8YEyxoC9esH4BjWDgAIDC336vgkEQYOJ+ZF7PY4LATIEBP2+/vZ5QXx8RcVCDwY4RLkLusLHQHjEhnW2vj1+wzyDwko8vIZBOMK9dMiyb0E7O0QDOX++ssvHuULAtwQ9R7fDir3+Cb04OXsKfrzKdj4/f4z5ejmFd4HCPv0Agn04uLqI9b65OYM8+vX4vn40CH09wze5gTA6RcjxykJGQju9Sjm9vL0I/ge5uXr7+IF7RgAFQ3uze65ytvl/+UaSSou+s3l6vkg/TP49xz6+yry5u0n1jDr8/sx9/vR+bsIEA7fEuX9+yUF4+/2sArq0fj7/Tb+8+zCEAroGfX5/CrO0O7q6tzi7frXDugw/SsBGqLf6drcLhz79/s+EPDl6MoE4s4m4e0TKCIAFOn0BA/4NPnuFu7r3/7/+DLZ+gzq9vD8JOICIB3o+uYd6u344AYS7jcM7Pvs9vHzL/Tb9R84/Pz72d7g1O018vT0H/Qf5gcLFC/R3vfyISkD9tPjKBEt7wT+0v/++/b7Ryr77NYH+/0ZEg3r/ib1Fjj37vDhAfUN/Cv5AfI48ggN8Oz61BHv8C7//P9B8Nf9B/L7+NAdU0kD6gnr9QretsnX7iYP5jriBdsZ6x/h3yUs5h0bAL0Y0OsHLAoIKfTx+ffX9IEI3u3ftpgExff2/tIo9PQI2wANzxOqy64C8yAMyuIpBiz79+vguzgmQB4WFPf+/CX00O78BfcsJgfiB93W1+EJ/g3oHNrn7AYQ/jT090j45Sn2+vQjRPja+hrq2tTu8fb05+UeKzcQHcsaAPfsK+3s5+f5wPrm+cP5+fERFfbz9PgfFv3V5gAQ3SMPB/78/kcqD/AIEOn03/wM7ireB+Xo4+Lp6tT8+Pj9B9r68P37DvYjAcrx9Poa8q7tqO0BE+j/HgIU8v3+DzTDDtsW7xDUFFvTLi78+PfoGAcSCUrlDin28uTx9PIh4PMMHPoh6RE2zdTH684O7wD/AC7m3TEL4N3nEM3Zw/cwrt/IIO3xIsn65yzw5AXi//3+Iwrk8BImEf/D/wIk7xIG2f7t9gcCMxIQATHt+O4s7/YYGNj8tLge6gH9P+fm8P3259wI8vH99c7t1vj0kPj3K/785/ks6zkNDAXnNP0U8uvz+fP9Jc7tLOr1+fcV/v//Kwnu4ycK9QMW5fT70zX09/Yz/vnqFBb6D//g3xP/APb11O/2w+rzBugTFiv93+TVw9Xg8Q7q7fnC3gj08tTf4AEH8/nnFgjs/Av578W19O31K/sSCS/6+uz16vYv8vjxMQwN8BwbAekR/Ob6xePs6STz/v7d9/PgDFwe6OQp4/jW2uPx4hjtCQT5+hEt60UP6fPkYM40+fkc8uH7+vriJOko9/386voQ6Pb/OfQIOvf07AHzruvw+ubi7fEVWur08iMO9xLi+fTg0vX4wwnY3xv2N+fkCy7bFhcc79sUzfon+Oz85PX7/DYB/P3q7ewcIQvO5t73/P3I5/774c0KzeoG7fIYDu32BvLX3NHx8D4J9+35JAAW9sK708QQ8Pn64dHn3c3cEukFuPDHINPw8OAg7SACDeXS8OXr2uNKyMuj+BDp4Pn9/irYDhfr//3/Ns308AbUC+j3I/v69PT6Ig739fg0/uvk9h3W5ur2+v06J/LzD/Up8AXa2e7z9+jyGQ7U5gYu6OT6B9/6+xHl7+Dn3NngAA8AARXz9eP+Aw0Y7fH03ATtRODHOxDo2cnhChMr2+j49vEbNe4I2uX15dPayefEAfAK+/76/y3q+SvZ+w8N9ubf7f7zOPzvNff0Euzy9935+PrU8AYIATnJ5tn3+vw979nqFRDIAuPk4fUC/Db89s83HMHHB/vj8fUXHPU5/vP69ejpu/n26vDz8Pse9fL3Eez8+d76yPwfIQzQ/vn7QxcU+Pbd7ETgBgLoHe8P+tzgE+wS2OrZP6raCOL2NA4I3e/01+0U1t3nEu/s7hnvGef0++/6Ffkp8voJIhDuBAIv3xwM3Aj0EeL43Ob+DegcPP/0Bwf07wXj4vTf5eL02Ps08Pq6ACP4F6juyObz/fQAAAAA69LiAP00/vr0+vgpFPzw6ArjNRv47hG49PHzMuPrxeAB29/X7On9Hv0j68TF7/nrQuAJ8tYfGw7Y397VtiEMEsQU3hntKvbo9v3/JPv9N/v13TPxwxj+7vXi7B72H/f/CfUkNAQU6ugd+/4N/jH///rx/Ms7/O/qCtH7HxXj6e0HFebh2BXy+fc19hgj8/n3K+H++BISOd/Z6MwIG/LuFdpL77PYHezQ6PDqAOMf9v8Y8e7+yczf1OTnQe7d8cLq9Nv1H9074hs08ffz1dnh9wAjx+33+/sk5+/y8h0R6dD45iw1yOWx9vQ09PTv+jHj4Pf3UP/7/yr38ubZIfzuGQnTEg/K9CUa3Ovs2v7+7Q316vUt6/LzGPz4+cny8SoT9f33FxDj6+4Y/Nrqwg8F+M7z7/D3Kjb+B/n55jY94vbq8fHD8PbQLvEg7f0P2Bn0zxfu2ezg9Akh4xj9AhzwAf0v++EH9fk03QLx6isl+OLp4v7xEb/b+97o3PXk3uzr9hrg7vL04L3z9Pku/Or8NsYB5Rbl4eMpPiP3Hfj/9dv9/fgy+QbyOe/h+CkK/+5B/hrw3vvp+scIHxMaBfsU+dDz4fv++Pwe+/7+zlTGDLv67vjgK/7++hH08fbPA9Prwxrm3eDcDfD19/wj9uX5Jyj79vblIPv40+Ma+PH4I/L29iH76un8zfsk2O3e7uwcARTu8snw+vP7LBf6GST17fjx+9MpFiD/7+z2BuTz3jD49uQY//8AL0cmLt4H8e9LxAPa/SEUNBT7AfXZ4+nv/Pvu4QH3+vZC1cIQxw0H4xj9/f3KCR/6IOQQI7H4AvoVOf31+CP58/Ix2e3r3tz0IeTm5vLx2ibSHPPrAtg45vD/KvzrCOQqSP3+/zv7IQsN6vgQ8SHk+SQTwccR5x7o5/b78ggcCO4LxvIvHPv8/CDg5jQU4BTzGe3i0c/q9+cCDsPw9DEXJvRA/efW+f/8Kv77/hTW2jEwCQrbwQTwDOjkDvD+B9kUCSf4+PDb6wDS+ev+KTvlI/POws3/2/IQFtD69f8AAAAA6eIOCvy5wvL9AP8p3/P17CPt/x/8/fwz9PQZ/d316MXw5epDBebl9vv78iP06AP87KLLz+0c7MQz2Oz8yOIBvNX5+if48vvgH8zqEhDb3fUWH+zeQ/Pq7ir4/fgs7/EqFaoX6eZA+Ond/B0N4u/579wk5glaVMOB+AL+E8r1+ewS8ycEDt3yzvgB4+AiIgvp8Qz33QrYLQwi8Cvy9/35O9gBJPdH6+no+h8JFAHTGqHwCB0I/vD8wfEw0wDy4gAKJPsUCrilDAke6Onq9vf8FPnz7+/8CvrL9fD+IxTb3hL+Hgf5KjEc+hX0QTUd5jAH/NXR/AAAAADx6h317g7qDvr5Id8Z0+7+/CviH/VF9O7k7d4G/QDsA9/l6/L17vkc7BDoAf/9+j7pHwgUAPb8Avn+/ze929Lp9v77LN/y7Nf/Hu0SBwMJBwn8zvD3zur3/v/8Jcjr2QvR3uIlwufsyTfs1Bso2gUNMgX39/Eu8v/Q9+PD7d3yPCrm8QH5+fXGMfgIDPvR2+7aB+r10CTlFNUCzA67mCIu8etL9SX1+N3d1Sf2BewS4Pj3/TEl9/wEEQ7Y4tPDIeYB7vYH6R0JCO7o9yAG4RDuKvv49QY/6xnw7uHoJAwPGE+4vsMYwfcd5AkDAdYL8fjHA94kICfz+/rJ7gng8/q4yxHl+fzo+rTO1+HoKPT91Nb2APD73Nrw3uzw4+vh78bx6e8D/dv8NdTeD/Pw+PkO9Q332zHl5tnA5erNAiIKIfDyRPPP2t/vKdvj78kI5eYnDwIlAAAAAMbl6cv18/XVEu4I6/3798XJpsrx7QzyJPEnFws18vAq+eT3FunwF8z9/fM93yvnvQ/kCdW2J8HKwfDgD/kIJO74+fzg7fMe2xX0DtHy2AwG//H9LPv7/9gZFPXbJ5kCQOgYIg7TDdbc9SLr7ecN8eXU/wbPwwv949woEAnmOg3y3w/x1hTp2fXw/fbn7uzj2tLb4w0YCfT34QL/GBEV7c3/49D7FELp5PngJCcn7f7L8SYB7w/8+dSn6bDC3+QvzB/z6bvKDhwL+/T5NSDzJfkTLPz+6NTc6vTT7MDH8/QQHPvk+ezq/vLx/v9REyXb6hP85Br/PP75F+0eEuj9CwT67v7KB/cAC/0M9NgH/f8jLtPT6NQAAxcLJubY4Tn7N/jzQPTy7Pow/vn+QP31CvsA//88/yMK+vRN4v4l8vcR4RH48Tvl4roY5gUl1tYg3+Ti+Crq69rr09/k3fP6APH/FPTi6ursCuDt/AD3+/c9HzHtK/8AADfJCAIN5PkoLOQTGeLk5dTnscwiEugytAP/DNAJGvv3EwLB5er3Fv8fJ/f+8/Tw+tH6/Rwc3gvoEZUI++PfRhvK5N7j5Pv9/Azu5/Uk9Cv76gfz+M/3yzAj8EYgBgwC5BLs7+Ib6Rrh1/37/TL48fMo8vj/IOwgBNkF8Acl+fn1xjHa5R3o2usS1Pjy9AEv5wQAAAAA+fH3LSYL/wsTGtDy6QTwJQfc7hAONfQE+PH70+v1+QLi6Ofq7yUWEuwUJgYL+e3lyQjw+fUMFiLy+/4lCObj5ery9MQU9fQo9/AYIgfQ2fHm4u0aygcRF/cK7ekYUOwz5PXtAfDd4v7d29gX/PobzATmCyDw+/UHCt4kBunhFAs1HRzg6eHnB/0x+ifZ9u68Bc3r+PD2KPXq+f414uzq0hP7yqn///8x6/T50gD+6zck/PgLAAAAAObm6MZB8/v36+32DvT76vzk7fQM9fv+MS/fGwoK6u0S/vAxFuP18wrj9f/s/amIIwAAAADaD/Tw6AvwBC3z6xfeAy5NFPb/xuvd+ez4Ad/96hn53OUR4+AAFg8b3hTmCfP2KPHz6fTz+fn82QtC6AsDBhEHEtYeCLMfGc3x4/EABdTU/vnv5/gl9/HX7SsM0d3lFBHxGuq3K/rtE9fQ4ez88vsdJhge8/Mdx/Hs+v3M1QEeAEHx+9/y7f5I2vb5wAQB+Rfm5/YU69Lu6/39+dP43vMa8/wsEw7q6jgAAAAAK+/x6dDe09i47+zT4ub2EQD+/iL78/s+8+ra0iEX5PQfHsno+yT/5vz94+va59nq+enhzf0K/NUkVhfg6f364uUC7yb92vXEENnaCvPO8ha1vdG85usiCtsNBgLJB/z5JO/+BNnyOu3m8O4L8+/xVwMdB/3zHenxFfDywO7y7RrF6wD69/Dw2f1O/v3+/vcl5vX2CersDgEZ/d4X8ff1MyQrNgv9/f8z7+fwJfXy/NsC0L4dBOPqDu3fNOf75/Es//r7HvrCxybtFdoH9hfyAQQJDMgc9u4u3Tn1wu/y+BoL5S7w5/b21PAJ/u4AAAAAGBbk+s7Z8Pbv/fUgz9k4H8oBQBcICyUC0/79BO4Z7xnE5vTu7vMB3PXJzdHl6vbZ9gD0xjHQ5uL79vtH8/v01QDg6/X99Pot3fHOAfvcFrka0ejNDQvi1Bm+Hd0R6OUU/Sb7Gw/vG+7p+fDzOLcBCzTs8/f08ikI89Tb1e/xUO/+E/jg/vLr0NjjKcrY9fC5L9re8AXzJT/D3eYq8vcbDOf+C+wKtuPsFAYe0xQJzv8oG+zzFfPy3Mfp4MMg+/cOy8sXOQ4H1AwsMuTU9PEQWwXpJgjx8RcVPBne2PQB3+76Jw0F9+/0Pff0+t7fD9w36uXz6crl9QsOJPzaOe7z7V8Y5uDuCQnT+/v9zPkegYcsFBYa3AoAEOYl+NPuCA8/5dvpI80J0M8BMQMPJPb69SDz6A4NLPnx8fPl5vgS9i8i3/fBHNr6393iG+D4+/zZ7A0H1x/i6ewh/PoO/+z9yun3yOUBn+bS//kNIrcJgdgA7f7PLebo6eI0/fP1BPbECMvI3wzj5Rvn+PHfjKBIf8zR8UAP5hgW+PfSC/0l/PYP/fff9tfq/7PBzPDr/OoA+dvx6SD1JRji2BDPHPj8/wfw2f8dDuIE+A773Nvm7evRFdWh3Mbp9wccGB7x9/vLIAvGBuHv5fYuvfcpFQkv4OgIIA8HKfjiAP7+Ivz4+zAA/P8n6O/xv+cJ5Mfu7vQoy/AHGvfq9xHg2u7C3e/gB9b+HQ4b2gro9v3lSBYI7/wr7FsA2M3pDvLW7+ru4u816AMLAwgELwMD2ern9/PW0TTy8fTnD+3O4h7WzPr4/R7rSPjo/Dzu6O/z5B3++/7bF+kX4h0a9vL6AjX0AQwNCvj68RwNC/YY6+vu1PgV/TPt8fEcytXPD9zE3hH0Afzm8Cvv0zDz790H+fvd9S7m5gEA8fX47ATR//8ANfYX6RAYEAIE4uw57CPl58T/AAAoAvocxPvzIdb8//0hDw4H9Ps5+vXCycn59fn+Nbj60McB8PgO/unvNR001/XoDuzV9vL8vQsz9+wP+fjV/DH+4Sfw/P8v9uMyBtj5Ht8dzsr++/8o+PD6w9g9Jfg38dsZ9OAPGejr+ALy9vor/Sb7GxIVDgU01swq1zYXHNE5Nyf+//1DEBbtFBDc7zAH8O3c+xoCO/K89AoZ9woh5fj5Shsn++XT8/X++/v30Az28+jmDBLNGvf/Cf7y69D5/fAj9w3gJzT3/QPU3g/z2/z1GA4YFxLu+x022vn6HAYFFAEO2Nj6tLbfFyDg7e76+/rcD7vy6Obt8f779/s+6fX0Fvz5/0Tl3ucs3vboDDTX9yHy+yb399rw5/fk28n4Av4TwQ3X2ujr6Cj/+P43FeP29tg8LhPkQxLkBOGlRxH08fbeJf7k4vfr6/vn7Tjt7/gn8vzgJfUh2u8B8vMvww77+TH2/fDi8xDq6N/xCRzPOA0EEuT1CB4A6QAAAAADHQf9EQDnGz33/fslCVb62P7+xO/xATfs+da+2Pnv0uQIJP8j8eoK8O0BMf/7/Tnq5+0d7/z8H+8B+Azi9vMm1wz35+n0890D/wQJ/BDyPP0tK97//vzY6/r5DA8IG/vnIBcl3APj5gzXBhwVFuT/Bvrz0wAX8SIbQhwI/Pn9KgHO9vb1AivIRPb29iYJ6v/q6Q3T7OcM1+8P/w3e+Ab3Dfrd7PQp6RDi5PM2+Sz8FevxDiLX6N76I/759Q7N9OXp3/UI+vj+Hv31Kev/9Bfb7ifj9yb78ebV1BYC8ejrJBTcC0nqFNv2KdTq8f/8/jLb8QP58PgDCxct3OsvGt6+IBTi5dYT7hYO4+/E+xM5JdXK1Sv5/v8X/eXX/+Uf+vfn1uji5fDgCev5GB3sP/b7DSMvzua66swKMPIVJi3h7ur17/L9CR0L/vj+O+jy8DDt8vROHwXn7jQj+f30EObv/vP70+/4+eo8//QH+DoT9PUZ9QEL9/DhDCAuEv/1/sUA+v8o/+Hq+4GvvOH7/v8j4eknAPX//2D89PtC6vv/Dvj3+NInGPHw/Pr+JP/Szq4+4+rZ/v3/McQH78f+//4+5greBwr/9Nbw/fbnF+vxDvv7+i/3GwkW+vjvGCMxOh27Dxgc9hfyAfLz29LzDv0Y8yD9+A406tnR4e0F/uvu6AAI5xrkBfHeFNP9DxQi7Cr//f8c1OLj0P3qGRv0Lvn5/fsXIDTr9vPTyrXp2cPbKR2/2u7LEuwY9y/5D/H7+sQlBO3v/fz9OO8NBcEF8xTSERrTHvv97y4P/PnU6Nfq5uQg8BAF+uc5FRbk/+D1pgAdHEGY2yfdDfXx7kD78BcA7vz5GBLr0THt2jsK6wQAGCQk5v0YLgEB+y78+7e61/nNxtu3JeLpByf79PbQ5fL7+AHwzfoE/e7e+BD5/v3/Jwfx+c0qO9f7A8/qEg/p3voeLu70IvL2Dd347QHn/vXCN+X87u/0LPYc49jLBu/s3N/r7yTe7vIA8/XY3AvnQOkKFPsiG/kGFx/y9uj5JEzn1RnO6+zU9e4NKR0UAAAAAOvNGQwk5fMjFuIiDC4J9eswHPjd9u471ebe6RnoRvf5Avn169AiBwse+/LvKwb2NNUW/SHiB/POMAoH+QkkFQXl+d3XLPj96RP/7Ab/C/7dzc8Q//i/4qkpCgkXGBwVAMPo3ef+++kg4Mn09e7f9y0GA/QY7vbxMszl9/8C8vPp6tToyAn9/B7hGOQoAfj8G/v7Mc34/enUHADI7+DsAQq3weUb8Pfz/AzY9B4Z093m5f7e9fL94iEr+QUG0P/Z3OEJ9RwT1zcT9Pn3GTTu9NT/NvPaAAAAADoa1Sj7NPD64dHm/+sV8Qv3/vs2Afna59zz8dnz9/rO9Pr0zSjz+PIO/9j6N/Lz8ewS9Dv//f4j9ScdGwD8/yf0+iIO9/T46gPi9sQx9PPs/yYUHdT58AEHJeHx6uT2v+sf9QDn/PvWHuwi1/Lu/Cb7CP4v8/fr79m+RCHoEfoJ8eY/Jfry/M0O7yIJ6Pj7tuAN/ND09fUm3Pz4Jh3tBxn/JwQR2/EeCwgX587xFgT7PfP8+wj66wz9+v/bB/gZ9Rrp6v0z4uwWANBVExf8Ixvg7tDeCNwc4TsY4PAH4ecQ9gzcIw7TC/n6+PgxAAAAQv79/zPc8/LwSOL91Pfz+i0A/P8n3SLpKQveDST37/k68vL1CPr68UH7/f868fcZJ+0y8unCEd2i4qPjHPDJ48v48f4fxD3P4SUC/hP++PQp7RYf6doS5CXw/Pziwr3l2NfE7dkN/0EJ/gn92/r2/TX+/f8r1v4N8dr/Ff/57vW/EuXdrM0QE/728vAd1ufwvwf+8ibW4gAs8eLwyfkVFfQkFyUaGOXp2yXXzQ8F5OET8gDzyRnlMPcb7vb8CA45DeMb3yP67vUz8Oci6/ke9/fV5OD/9/vx1i78HPjs8PTvMvf+/NLT080PtLTfIOD0Gij88vTZ9eb6Bwr/r+4A+sv4Mxz5EOfi/c8c2Rwp7fvg+hX6z/bt+Swl+fPm2PH56jjy8iwJ8DLnBffy4Pz/+yj64fxHJNzw+9MPNPitCMbeFA/g9f7a5efh0Cz66Rv9J/npFxb7+/kh8BXf/w3L5MsV9vP0Jv0ADO7+IhkA9uAM9g7iwPQf+SPU4dvpGPL4u/X99xcc7Qozzenr19fm6dj8//8kDAPd9v/b+wXH+vq79NXKB88OCOEr6xvsJPP5GBTpIOLe9TIA/vAP6AD//yXq9ewcKuHa4RkZ6QQLGNrlCOzt8+Ld/QTeB+Xo6/naCggN6R4sQ/Xw2B/z4P7+/yPHDx3s+Pzy1BTU3x8K3duy///8HgUU4xk6CEDzB9nnBc0O4fng2ej48OxN6vEm9Br3HfYH9O7tUO7a7gAtGOrtFcIa7Cnu5/n2Rv464fn41vct/AIbBPcM7+z7LfgBN90Q3enMLvztEC7///oG7fIY3e7rByj68RgX5uLv8uLXEOHpAxb0Jx0FHeDnBz0F/O0Q8hAuDuoBGQb+/go38vPxLdoU/fv9/wr6MPvHMg3s/Tny8fL4EvHKESj0+fXl+dAtKuW5+xgCMvPx9inq+y4YA6+4kwLyORf/AAAs0QTr+fz39t4E8vsV+v322/MP9N7k7jgDKvXu7CDd1N8AAAAA2xz33uf29tjp2/PkI/75+jH6+vvsKe8NChn79Pgn/Rfy09EX7ezmIvr88uL0GvbX/v7+JRz1CPv/+/8q+ury2Sjk8A/q8/M1AAAAAO3nAAfwEN7g5/bpL//+/zfJ9fMWBxQWIgcJ3SLs4uwN2aw3QR/tDB7v7/YM0+voAhHK4OTp7PXj9/oz+hgB2RPsIfLl7Pvv7BDOIRox3OD4RMcD397/8w0RBuvxN/Ll/eXLJPTe9fH89Rz9yf88/vkB+/wq7Nj3OhQc/RP1JvXTCPoFLBEH/DHtvdHE/P3zNgH1+xo77+Pz7u/23voLAxQQ8OLrERXtzdrz6AYA+Ovh/Ajm2hrAYNjg6fIFHdfw0jDr4d3jAfj4+v/8Ifz49C/p6O8k+fT76N/vEP7z9e85Egv95AXw/OQb6fEtIMre3frr3PMBKOjl1vz37PTk8RvXyJvy/Br1y/k16d/A2+rE5e3nD/32FSjm7PoM7Af8Cy4T5QoUHRcG9/z5JeY47NryTS/ZGQs7DfAWGgMb8vQD9FLxJ/f24g36Ffkp5/gd//Yx9+Xm5/rP4t8i6xAa6vogLwH1Eu0c+iH5DeLm5uHP+vw0+QkH/RNCC+u6M/zu8tzPAq4Z8+rq/vv/SMrd7NP56vIg/wAANfIMISUS+vsgFvn6Ffne8uLZJeja7dv0Ogolx//VEvDWHPjvD9zZLQ4TDycjntcl5CD48gD6+vU94PHu9gMs+yQC9esH+fb7G8HO9AYPPhL67ObyCBUW6Qjf2y0h7AjcHBHc6v72yf4t5yDiPPs4+ur2+/4sFOUxKBbq8QHvEfYS9Tb8Dhvy7hVAIdII5ALry/8a+DQcGefq+Pz3MSERG+sg5gIJESPc7uMA6Rff0wvk/wD/OvTh5tAE7bYCPff9+/3+/Tsq0+j6DewtDunm7/H76snQ+fX5L/r3AB3xPezuJCsJ1dMH3NzJBOsM5eTg1gbKDDbQBzLfHBv7K+3a7EHXx8DGMOTw1vLnCRTq9ssBJuPi8eUX7srqN+vo2PtN/xgU1DXt7vQWEPDz4QAAAADMBBPc7Pr9zBnEPsH+7yPu7+z2Bu/6AyLp7vv8/P4AKs8U5wvr7ekjH8/ethErBurnReog3BRI5ePqCCce9/LyLCoA7vrWFvLj/Cg4//3+I9YgExHc+OcKHRYg9+PT6t803xwkAx4a+RQw4vT7DRfy8Szt5dsJ8/ng6/AQ8evt09LY1QoGA0M39f/6MMe6Lv7jLQnsCfmn+9vY5e38BuPp5Pb20ej2ERbL2R0R9+jrzq+8xsXo+NhCzAT0JfghMPT57gjfEhbzztcP39ENw+wr7/wYBv/+/jj0O/Tx6DnmBP4H/ScqDM7m8CED2iQH3vbM9S3o0Afw7Onr6u76+ToB6fTp/RoZCBQO3O0lI/X7Oe7//1Pr9fkFExUIGuL08gwC8+UC2etFH+XR7cn7+vw4FPsTDA7p/vH+8/vTJtct1A7wBM/nAuzb2v8d4vH+9hn84vLnE+rzBNfn5u/31twP8Pj22P38/Nzw9vUN5fX2IPr39yESCBPZ6CM+8D/s+hCz5ckM/OHszP37/z2+JT/h8g4KCPIJBQ30N+YU4t7i3+3mGRg4CPsP6AkP6wTHDR25sbey6dc65TD8+/wT4OH79jQOCOj8/THx8/bZwh3Q5PrwNMi0q/7I1ADm++nkEf4IBPMc//7/NPky4PDpD/QI5Uj4QuQMJP33CifmOvcz7jsd9A43APD8Dhrz0P79/zEm8fH81Oz20gr7CCLvGgRG4QQe3EDU2fLgLNTZ4PP14u4KACHzMifhCAP/EvMB7Rj7/P8d297j0+3f1O7X5+rwAgn7G87Q3uf//f4f5wby8u3X6VX3+/whB8HT9g8lDxH49vM59zTs5jLW6Qnv4vkb9fb63QMZAxrsCeEQJO3u1/AK6PEb/OvpLPv36xIZ1trQ5/jXKw8MA9C+6RAXBO7yAAAAANvj7LD6SvTz9AEkEuftMgYN6Okg8+P2Cg7M9cQq9Przx+jlH5kg+PDg7eriBdjvIuLc/dzuI/nk+eb8LRPz+twL+vnc/iwnBBfX/ScZ//go+PAs8CI04/j17vzW1u/hFPgV1OTu//1PAdsY4T38++/Z5fbq/vnxOt3kAjXa5ev2FdfiCiLv+1HuDPID9/j9IC3p8hTd2864/goVHuxAEw3x5+gt7cUPH/UbFzcAAAAA/f3/J//9/iP7/Tf79e/0FyMAyAnY/B1d9/n0SAPo7AH8BugT7s7E/OrzxvT47i8j9twVGAT2/SfS1OYA6/b4KN8k6PT5EhDv/v7nxf7i1RJCKN/n+jv77ff7+ibT9ioD/v39I900B+887AbmDg3H8fkN6OAkHO4YWO/wGN8b4L7jyBfu4t0YDPn5+x3//f049g/82fT++94kAArZNff26v/1/zrsJfEJ2QABDB/S3swAAP4w9ejr5D7Y6+gQwP7KJPP5GAL5CxoY7C3B4w/xGPtD+/T8NPoN+vcHItLm79Pt8PPI+Pn2ICMR+xM29vv6A+zW5vrrNhQMIiQuK8L0GdoZBBDU7fsG2+b37f3//yrvM/be/fX7yxvuzwwnGhzn5A0K7Pz88PThBvbsBefo+fo49Pru4eEN6uDpudHn4ugd8BcO09D2+vvv8tr7+fox6Ov4Ahuj+e3m8fP6+vgUG+IMtAL+IBcB3tju2x3+0d7h8eUC/PcQJOXny9z48vPX+fr+P0X36eseD+js4g4i5vv+/yD+/f8j7jPs9QAAAAD+HRET5Dv1/zDO+hIC0+by9wT63/35+z7S6PnnFRbk//jWF9r1zTwbFTMm9xIXGuzk5usVGtf5/iztEBPrB/DS8wD54Br6+TTzMv71G/YE/NfuARPgusvm//n9Ivjh5dr5CPocIvkXJ9zy9NwWP7roAw0m/OXu+uzhOOrdMAD+C8kW77Ho6+7YIuzj39LGBg34zgXx7hz3BPLgA/r9/PzZ8RUaPeP19PPi9fHP7CjyDP7//zj9DBHWO//tCBXXNvQR4PTZJR0+CRH25RsA+fwB1eHf/v8RL+og9/jy+vr/IBAJ+gUH7Bm4F7sKIBz9/CAAAAAA9PT57O359Rz7Bt3/Pevy/xz5IfgAAAAA/t7p7xTsBAfq9usK9h3x/Drj7gruFPUa8zIG6QcK8TfQLOTz/v/7HeHa8/jKHA4F7+zq+wD159EGBg0HCPrrDO86GwkP38m//Pn9E/8HDQn++v8l9RkkCvcT9zAGGtfh8zz3/OjY39DEDtTU5ufq1vIFHjUQ+vfcJQ327PDZ3vDqEez3CNPSzfn+A+rS/v/bKPrxGC3z4QP39Pjq9vDhNfkL+y7f7S4s7v4U7hku/QYe+vv36hDs8djfK9kW9vzb6On4F9rr5d7y9vRUDPEKJxXEFgf9+dLMIwb+A/oE9R75By8oPOTv0/ck/Cbi3CEvAPH2IhPQ3vkF5DP97QzqG+gh6CX9+v4x5rg52S38+fIT+vxM8gv4K+j39gQJ9Ovl+/v8JOwm9BYF7PDd6y/oOPIr1vbW5RTt3dfpI+/wShAEBukN+T75G9X/8fEfyeXh/PdAP/Qc9LoR/fzfw9no3vLs7/LvQBTrDP4hAfL39gcU8v3Q6sng3ir++N/t7/BG8vv+JcIc5BMb7ur8MvTy/uUaA/cC6wEJ4PPrD/jv8NXh+PD4+fv3NNIe1R708Nn31gfgCwrq6Oz38fBD8wT1Bjjw+dwtwiYF6/e49/vs+tUw/PcI9u/+Jfv49C74Dfwv5clE+fw37fcm0t7o1PEs3fTb1B/xMuXn6kf45jb//vPS8esWBOPqDhTy7/jlJfQQ2+b21jc00AvKB+8H/fr+PPK58B0FCiMK//z9MMoIy7499/37Pu79/NcJMM/+/f49C+oW1PH679fs4Gjm9vXrLRD8AiUJAS4pF/TzyR3o+fsy/A3M8Rz1OwTvOgUn7BfqGOr04vHpSyj4/enU9Bws//nY57Lv+fo0+Tn6+g/86v/yLvUV/+sc4Nba1+EWDj/X/t/0/cwh+vkAAAAA+Dfx+AP56tEs7rIE2P39ufv9+Dcu///6/Pj9KPzLAOXsJyESGgvZ/OXj+eo4/Pz73PHm8d/MGQUPEfb09+Lwqdca4rMoCvkB2xzbGen6INbT0/v8+tk9KBnU5NjiES/q3QXpDePu8i3SGc72G//09OP49BwDAOQO2t3M8A7n7xAMyNHh6OvAAlT8++gY2bgP/vztP+4L7/H++f5M69fs/gTG2/H49xYq7wHj8QQK4RIc7OwC6dQSvf7+/iH7Nfr65fHs5f4a7enSH/HlDRUF393sHNj6Ax774uPhAAYD8y318vksDvvW4/7j+DrwDUDy9PMkC/sLIQgH4Pry29vL/hMYB/TZ6fcNHvn68SP08/js7+711/8G98ft4xft6fPo8QwPGfT38w/Q+RP4AQQOBvcp4Sj17/8k9/AYIhzj7DMm9PnS//z70AoO7CkGKPjgEfIX5/rk2D0K7v5jVPXt3fP+/ioF5vAB+/n5Gun1M9TdNAfvFATw5e73+c8TF+wD3uL5zxge+gjsBCr/0wfRAOrx7Sne/pj3yBswDvv9/zKvx/QZ5NcJEeT36BzQWSYJpvgS+fL28hAL4jMM4RjlI+r2Des58t4j//7/IuTzFPf13hz+EP34w8cSGtoSGxQS8vHy2hUW5P8SKvUIHf0eztYi4csP//8pGSXvEv7/ADEAAAAA+Pr7PeEX8ujq+tnrOekADxkM4w/JE9XiAP3/J/Lu9gviN/Xl6OXh/u3h+MCtCQQJEe7qGSUU8s/LyRHp4hb0ANTp6eL64fxG/vz+MvP0+Sgb5enm297X3OXo+P4e6e7S8x3w/P7xJ9PzHDDs3ffOHPUcLsPgNygN+x/8Ie0s2bvQ7xDq+O3nIePz+ewF3h0/Jv0eLvYyDCEYRMbT7PDx/OvAJikg9Pm29gngIfXs9ODUBgPU8TD8J+Hr2u08CfXS5MvpHPjdFhX5A/gvJPP5GCb14uL9POf47dfwORQe7u/X6zoB7tPp1/X/+zEAAAAALqrcmBfWOxIOB+wwJfj5Evvk9hH2OOfl5s0mDfzy+SQK6/MgD98f9dXz7xMp+e7t5cjnIuEcBNQU9vr/N/r+/QTz9Bvs8PzgBQrR0eTn3hAW9iby78fsGQns4AQs8vCkAAAAABEe9fr/OeTT+///POfy8N7dElHY5Bc6Qtzs510n7zIE7wrqJB/z+OIV9fgZ9er82vTq9h/24v4o+MT3zB74+Pr56fcG9DT5DRTuB8IN7AL6Jvr86+Dt6uLs4fIJNeXz9eHr6goD6/rU9O/xFyv07uUT/tgX7OIB9v4s/tvy9vUo9/zz3M8wHvzkyeHW3+QCwA4kHf7/+/236On0vMzp5yLz5ckw0tDO7P/+ACb6I/gU4uMLEfAtHeD3//0M+y30J/Q17+/Y5unJ/P4KLN3iA+zw/fbnHzDgFhD09x////7I//b23gXwByXt+AQd7h8H7hX1+BnY+eX1B+n+wgvR0+vr9fdC+B4MHxIC1g664bvrPP3y7/UBABQk8fMb2Lj2xjPg8u3i2/DY/vr+zyYx8x0GKSEJBzT6H/v8/Tbe9PXb+fjF6v3+/zsD4tvm9S706BzLDwzJ5SSzFwTv3PcX8wH69Por8/r7A9Ts9tQQ8ODyC/To5CUM8T753vLi9xX56b8K9B8MOBLpK/n2+enkEf7rLfYx7Pvv3/7s/CnqIw75DQoF0Qz58e3fCPQJ//39HDsBEuDsFCYA1ejpIssI5CUE9/fk1wvwEib9AAzvLfUVqD0PuwLU5Qjv6CrZ7yzyC5cN0+oa6xcBBePv9hXqDv3oMdvZ9wXr/AUZQw3v+fkw9vs99uv3+9LkCfUBF+kW3+bMR/Pr5aruKvj9+OTz7gToGAcS8ggBGe/s9R4i8Q4LKu3gDPHm+9ARBP0KAAAAAOLeCLvQ2+bUIw30IAMd9vz09vZRHRL65f75/Mr5+vUw2vsG7wAAAADy3yXiOsfI/uJSNvL29f8nCP7eyvz6/h3+7Pwp3BfgNOQU1CDY3fPZbuPu2ucN6cvy+fgi6uTn6B4I8vf57/FHuAbjBf/m7wP6O/vtJPX2AhPw6+0b2sDr5/387PEw5RwQ/v4b+zvy+Pr79SUODg8K7Pv068vW1dXyTS/ZzPVC61YdDjbbL+E4+BP5Jvr69i8B8AjS9Pj9KP4A/yItWA7vGSEaA8Tz48gTvOK68vf0H/Er3iQ15/IkwOao/zzr4iXtvuXa6gvaKP75/zoP5+Dx+//9RPbW8N/jDQbv0P77ANTZDOjgE+wUEQ72OCn39v/8I/4h9BXo/+D2+grq6w/jF/oDKAAAAADt6/rb6v76HO479/gW3+sXAe4D/zTx3uDnvOwFAebgEgzh8Nj5/P8fI+/4wvfR+tT6G/e37x7q+t7QBxAc7O3/Kgz42efe7+sF/eHzBQIF4b/rHzn8AP7bCvrlIA/tGe/jD/fvFuMb9zXx/MfcHvgBFw707PgC/rzoSfnq70P3EPo58d019vfeAhn0GizxGtDd+fvrwwrbIPz6+Mvn9fsj3i/3Cu3i8vnzB/Ps+vn0zgDk/f4O6+Yg8Ozs4yzWIucw0OgQI87m2/jr+DD9/v8h8+X21vQh/9ne3NYQ9/BG8hsL+eP59zP9Ov79/uj2/NPavLaP1LKl2/75/D769j0OETMf1AAAAADvIrbQ58XiAPXi7P4U9/gl+ucIBtIY6fXU9uki6dPyD/YTXgnJ0PD98vv+JQED7Ags+R3zwv0sHOAIBvXxLvv3CQ3mFxrvB/wr/w8MGvv82PpR/PAv/OQBRwjl5f339i8nD/rw+vr5TN0wFAwE5esA5PftGPf09Rn3IAEK4/DwL9vsQ+zc4OMQ4OrxB9rzDdr17/jZR9LLzwzd8QHWGfgG1U7y0tcM9+fo9/rM4SoMDfz+/kb+8uvQ3Bf/3/3qGRvj9Mwd/uLZ6xrvHN3/Jv778/Av+vTx8Sn4++++/dbnCSr4BBLX1egNBg0J+Pr69SwK6Q/36tYpLs7s3+gk5vrUzgwPPxTbIsUT+uwS+SIZ+h/qBQPYDCM/DD4LEPEv+wHVE9sK2wwC9uHy7RwLLwP3CenZBO3x8Rzy9PjX3breF/PsSPDe4RIQ+TEL4OL28yYBEPDR0r2l4/v6+zzz0/rcDu73zobBxr0PRxUFzs/wz/QB/OYHBOMQGNwiq/juMiT9AP0cQP356tjy6hft19TWHvj4+uY78RslxgMhCO3zJErq7wIaB+Ms+BMFC/DO8jD/ANji//D8K9Tu6QX079Dg6vgRA8P3+tYPCSD1HOL/FOQT7u78FRToDAER5/QjBxTT1CwGGAzx+RUa3S3r6+YE3uH01gAAAADcCPQR5dz3/fr2/S0S5fA4AkrpDPIt8tv7APsdGjbfAt/QBvE0/fv0wtfv9vYZ+zEr+fkN2xohBin8AgD3NfYY1+bnGQL+DPf+8uvQ/yz/+Cb7/Rv0MfjiIOT19MKbIivxFuvcyfn16dEDDfXm5BgKuRBQ8urS9uL+N/76Gj3z99bw5c3UBP0J0iX2+CT9/fv2AeNd8/oiC/34/EvP/ucg+ObW6fboGPjW4ubFVk8Q9urx+RT0+iIR+vn5Kev2CvD1K/zZ/f7xJc3/MwD///8cAAAAAP36/c8VFuT/oveu5s4S2x/8/P4yKff2/xv88c3t+PMcOAj7D9rdBOYY098T/v//K/Lv5kH6HfMjC/X+2Tbr6fQg8PkM4O8CwxDn3uUMB90G9vf73esv5ev97fjQ+e0WL+r09t0f8iPg4tLWRubs78/+7/zL2M4l1eDn+qj19fg67Q0H2vP39g1I+fz2BxH+8OPy9sb+/f40+O4c+/H0/d803fwAG7zq/vLSwgYD8Nj4LfHtzEjqS+Xh6t0NGOg42xjg6tfc9+39uLva1Cwz5Bnt7/ogU+4E2ub167rx4lAZ//D8K+PP7j3+Mur7BfY04PML5OX9Ze4K8B4QHuvmFTLp/uoL3O4HB/bz9znr7B/eIcfU9dbm6uEc/fwgKfn3A+362wz7APo2BPr73/PpVevnMu/2/v0APBHZ2CPeGuv3z/3s7v39/SbuCzUh5AoI3+/06Rs81trg+vjsLgbk8ALsFeDcFvsD5irn6+zF6QDj7wMx+O8G2eoaZKrwAvss4Br78eL36fbs/snZPufk7fIR+AHt3NsnDN4H5egL9QP21f/VEP05+wIXBvvj+8Di9f79/zvftt7b+tUy+N/z+g/a8c/vLPsY9qrh5sz7M/j0HgIBz/n+/tU9J8ob//39PNT6+9br9eUOgYrnBwL59AHy6fr96jLvxeX098oF8D0GGOzwNiEz5RzS+/jl9vTnAy36BA3r8fVB2hFG69K04h7t+/PJ338YDOb3CCK6HxLZ0izm4DTV19X27Vvs+igSGfD98wcFzvX+ASQFBwcp+OL7Fg/Q3wfwKOX8+hraFOoWM9Dq6QPnPNsk+PH7Hxrx9vz7/z4gABgX/zj87iX59wXK6Djo9zX2GO3788nY2uoi/vn8ucIGJBcY2hjqFdzX9/D57D/8MPf5/t33//4rFyLrGPH8+iASHPz++zD3BAcs9/7+KfH6/OHt+ffy6BgHEuIv7Qj1/fcT6NXRB/fW0bj1+PLf+/fzLDX+9/XV1/b8/vryx+3d9x7T5PEBygTvAf359xvY9zzz8RfvHv7o7gMT+gvO6SgmHxf90cHc7Nrg7/UX0PTU4g77+/IjFAfbz88E3ffzIfQAGP4lBfj6+Esf7vHIIv7NK9/d+NL7//8yAMQFKuj41/QH/OQZ/AQS6P0K+9n6Ffkp5wj0LgHy+yjj5/kzPLss1OXLDfr49xja+vkVGOX48PDT9PxLF/T7+OnjIAT52/HpAAAAAMYF5yXPAOT6D+fKAOffQNbv/P0W+Qn/2O/y9dcAAAAA5u7kJOPs5iDq2uhQLeTz9vHR7L0HNPod8wXuKMXRy+P1Bz344tjsM8253QPaseihGvb1ytrh3az/CPPa//gi6d/w7vT2/fUh1AYnEPcE+t8B4ecF99TZJv78/0D///8u5gjz5SrN5uv02/Uf/Pf33/H3+hAFHgwdIffzO9P67dXo7ucN3uDmC8/9+/ADBgQq/N/5JvYZ8driB/fRqPC8z+cAHTUE4+oO8CQJ5Pz+MRwVyv/7Auzm5ewn8RD0/vTnCKQS5ygQ3s/jveMf/gAAOiPyEBoC7/Hk5Dv1/xDh4M3l6+ki9N31EQ/39ujk5vHo2d7tGuQi8Aj51tgDFvn6FSfx9e0R9fkV7PT1Hfr5/ezKzvrtOPr5BfXZz/4e+vsUEunjD+EJ6hfv7/YMNefo0vHk9hYz7+keFfj15h3C5On2HwD+Nw/kLff2Ec7WHN76A9nw2wTu9fge5PgH2vvs8yX79f20+PgVACUyCtzt6bIL8PLoEBTvGg/Q3wX32BgP+AAd7eEL6hccv+3NH+713NfU/PkpFAkf4kQQ3u/0KdbWyOIN4/X088zr+vT96u3n+wz9IfLuHg7m4vgcA+L2xO/a290C78z2+/z5JQjs5MUkLDYSHu3J6OXtL+rPyvTr9er1LQgRHhTa/j3H2znm5fUe0ToAAAAAQd3c2fv5+RrVAOsX2Nfl/931GvD+/f8xB+T4CTEkBMLiEhLePizo/RUP8gID7tv6+uP80hv14A4d8PY03eTk9vH9CO0UHegeHOkB/ds6GfTqIvXVTNrl8AAdQFj19fg4+xD5MOTv6BIM8fcU9f32Hujk8CMNLhr5yAnZBuXx9uTv8e4J5vLu9/s1+v7i2eYCAAXw8EvS7SPx7fK709D2+hL+Fgn7MfvuDPUE/+kQ7s/o9OTw+PfPsu35+D3pIgkY+Q3/Lvw++xb87/o44PHyKhHP68q01eGs/cW89/j8/t79+ivY8un1JSb6/Pn6/P3D0nDp7wMQ794cGAQOKOz27y7ZB9Ylxrgm7eBPMhUV8yLT9/oC70D1EgD+/xrRLePHIt3J3fX4+t7f8OUF5N/pFNLY6x396OflE/zu/evw6h7u+O7RKvv49dkdyfL2NA4IrdzVEuH/9wTkCO76zCIOy+Ds9QU+7/YEHfLv1fbg3AUrAvwM+/3+KPjo8Oy/5fH7OMomIvL1Gd0b9+wOAfTz4gcf4gXq9Nct6eTwT+by6gX0EOjbHRPx7TYt4/7c8/LwFerPz/DD7BH/zPfr/Pz8zQ4IMO0E3+fWNfn18vAZ8BXp9+bzI/fr+Tj8/Pv69/oxC/Tz8v3+/Rg9+fsV9OXtOtOKHRXZ6uTH5uH3vSIa2sQLDAIB5fz6GvkF4fPhOgsi4e/pDvEt2gnq6uvNHSXiEhQ28+Ho0eoX/Qj+OO9A+ezQF9cJ8xD42zT0+/YK7f4AqcUpO/zaEQ////0j4+Ho0fT351no8OoDEtYFBfgHKQr0+PUr3Rz20gf29h8M+/si9fg6/Bzw/S/T8Pv77/j6G/f7Ey3pN+zl6SgmBRzMDRj/+/8vGe34Fe8TBR7wKvMH2gvQG/f28DYNzeT19B/oGiEk6P7rR+TrEOjfAAX17toO6vQk+UX69w3UM8X6FDfz9AT1Aegf1wTqBhL+wBPq2ebqD/vkIPDzQvLwz+n7Jtsl+fIdIPvi+PbPwhL8+vnI8+H4Ed3l5ebtyEQVBjjq0fAoFvP7KP3w7/HyPu72/C0A/v8a4CG+qRXj9vbu+PZRGOf47NkWNtflvPoHBg8L6/JjNP71B/rRGwfSxu/o+Aj/5uki7hX84RPw9yDWB+02FfX4GSj8/OXs5RLl+u/5yPL0DtbdSvTqDfPzODcZJwr6/ftP7AoDCRXz8ty8+rDH4fsuFiLnEt/jEOUICbnyCBYeCND79frCAOwA+/dI5/gbBPcRKewXzvT5O/b5+fXG+CAwBDkh+g8LDe8XAR8FB/L6/L/vR/PUCib4CQIMHtTpKCYF9DT5DeoF6vsF3tHt/vv/N//l4ir2+hvZD+Mf8MLY5hr4/PzI70f3FOvl6yQA8xokB/PqFPP6++f8+BUr2ewWGkjd/dHrJv34z+fLxMXlIOP/+v80//j+O+8f8SEg4eWpBAz8zt38+OD2O+cs5wzfR+UN9eok1c/0CBD4yvTo8d0pGO4M/hT9Kvj6+iHvKxXx8Pr5I/7+/yQE+Rzd+03h/PrK4vjn6tnXCdnp7vcW+CDc7OjH6vv26/IiOODr7OnZFhfj1ez3+uwO+d3wLvnRB/Hg9fYj5vv3//z/Qert7xLaKu3A5i8R4hTOyhz25PwmDv3+H88ExejX6uD+/gj+4vr1/CH7+foxGPjp3PM08wwM+Pze4TbXzu70+t4ZN+Px2edG8evt9RT3Dv3i0Ovxz/ToPegYNPHz+wAAPCvR1v7iBez99PP5Jf2lyuXv6u/ZBPjwGBP17xLs6PM3A9v6Bj4aBODTCQX45wruGh7l6az29iH74eD40c/t7xD5+fzZHuvq7gMM7fwPBdX07ez1AufvDOMkx/UU//3+I/oy8wPq6+8v4+DuHv78/Sok5yIZJN3Sky3hBvcuTtFkxRvz0tTi7AP79vrcDzP4DCz79Q7SBvgyDBHxAdPo5LU2/PfW5uTt4u356/Yk9/MlLcvo5v7u5db2UOrZ3j7tD/H09hwO7vY/+wku+t7y6NvO/ezs+Cjy8v/6/jUH//DrHuLtFTj19Sc32sb5E+rr/tgOCDD/AP43KFDfO9bp8L4K6ujs9xb/FPAa7dPg1uLS99bzgtXh8eUSpjLq8vf2MOEX5MTyIQcy6vHmFxD17+boI9kP/vn/OukAJC3q8fkYEwUdCBHm/cTFCOLsFdTn0Pzs+7YD4vbE9u72ueDh6tX89/ff5dwTFfjv+N6Yzd0fC9gV6gz9DO/EOt3g0PAPEd0T3fP69ejlFR3r2L7SMRYMC+ogIPbt6Sz+9fYLDuwT5wfz6em+4P1F2v8V+QT2QPHk7dH+/vwkDt7LGAYW9vACEOUk0t8MChba6+4n++AU4vfyA/XoBzIR7wAC/iH9Fv7+/jQxNy8K4P0UDhT14Rz9/v5Hz0fW7v3yHN3X+eXfz/nzC+X77+Hs1DAb2wf13cfWLCoBIAk7Jfz2+eXs9fjp7OgZ/v3+RvkN89PTGfYBEjoB6gvq+NYO4Bzs7D/w4OYm5RQM4+vXAAAAACsH8fcU7fAa+vj9JBwRCbqkBr73FrIJFvgn/fEe7Qj28iX58xrw9icPIO38KQX07enUwbj4+Q0YysnSIEH6+/H05fjDwczK5A7u+Nb37O+p8AX8FffX3yDzRfv0Lfn53f7w+zPt3+YI8/DrwzIT0/XJ8g3m9uw09fPm/Vzh6dzo+Rv5HAr6EkTH/P3o8fT1/+n5/het6OkB+vw0+f39/ycV+BPkQ/L3BOoZ7PToziH8AAAAAOMO9O8c5+Yc6/34NhAC5QXHPeUd+vv5Mxz+7dD86h0dGuTnErHy9EP+/fs/9wD3K9fcDO3t+vEHCPkME/fcy57YGP3t0uEf7/Hr3vQIDtzc/QP26AD159HS8g4PLRUCzhUBAuUH5t8M1grqAfT5O/YUwu8U5PbwBOYM8RjWxeUiKvDpGOn1OgY96ygS8vnzy+QX6wnuHvDP8w0VL9LzLfTi0ObxA/gd6BUN9BXd/fLL7fD+7v36/yX80+k0FhsT3bbu9BXXDPfnpxzIxvwx+u/61+pAw/rX9snj7dj+Mv73+uD0QvP5/cXY3usd+iUbBDfuI+oQCywC8d/ozyrSCMzw3dv77gD9xDTp+An8+Nrwxe0R3e3W7+0A/P8n+f4MNu/u8+AeHeQY3vb6rugTGf7v9z8HGBD6LzH+//fy3vsSDtre/Qnm7/6jGuP9zyHmEgjl+MEN7PzY2BUR9PwR/x7/4fO/6+ER4/sz9/788vsd/Tn7AuTd7Q/h0+kyBSguCRjtChLM7dz7+Pz/1NYj8sfq8fkY6PDqA9j44NwL7OgP+uvY0vr08R8j4+30BR303On09OH35eQs6//7FfD//iTSF/nf8uT15S789for+xIJ+/03AQ/rKCYu+fX26fHz2vr8KfjnV/wa5fv1FdYK2ujmCy7f9f7uAyBD7fbtGQwYBbsmLOxI4uv8/fAl5RPx2NAYMyLY+vgpMAIHEBby5uj9CP44Hvfy8h7FuAns9P3KL/beHxcG/QcSFusVHCD3K/gF4P/p1+Uc9e/N0N7r6dcX2tkY5frs5eHr7bXUCCYE9trQ6gP17BYAAAAA9/VL5eTl7tDl7wUG/Q4eAvRA8RYAAAAAvtMC2fgA7A0J4d738hvrHR739vT9Nf4D/f7+RePi0Qj9/v8hwMbbDM217sjKHA4F9gXZ+cIwEdgqHOXl3OPv9Pn6+jjt5vLgMAfnJ+Hj8Ogb3ukWLwjs5AH39Rf/Buj2TCY0FTAKB/m+/+Pt70DyDvD1+cPkA9YAEvn7IBLa4/339emlCvoSROTT1xfL/vwJ6vYm/PTw+urWE+4W6SgmBQ7e6yEM7ezk6+os9Sv/Dwv4+fpL3fDpCP/+/yzk4Oyp/P3zNvYx9/Ts7fwH9/v7G+DrCu7kvP3f8BcbA/7+2+3L5h648ff2I/wt+hMZ2uMBCvrjFs7H1vPWE+4WGdTq1Rf5+Ovv1q0J2AHT2Pr3/yYM+BPZE/T079zt8s4e7Q4c0eQq+/7q5O/n9OoA8Srz5/X2+yX49BwhWETc4OTg6goe8fcL9PT41+/6FvXPzCXc9vD8EeTm8qfuDeHj2hEaEAPv4hH70+fW4+/0AgAAAADu8uAD+ioiADPx+vr47g3Z0PznzDHw+QkN5OrcLAv3GPv9AScEGNPtyxHNA9wL5w4VAQYa5M0W1fL39gcj/v387/PrEO7s9gUx+fH4ARwFBizsBvvF6NzT/fD7LP8///k7xAUA+TPuHvr8+yEUAuLaA9XmFvj02NX+//8YDhUQJezK+P3wJPUA5NniPufjIyHK+Nrz+i30DvIf+D4e7K4Y9/vx1gOw0CIe7hzM7gnw9vL9/jcc/vQUCPPyFIH9i63a5fne1R3uHTb2+/rQ4+0S+R38Ku0r3tvV4v4G/fz9MScS0Ln5zOkE8hPz8fUD9x0TPgLtCuT69R0DDwj///8n//3+I8n7KBL00enf9vj3JfLz/BkcHfwH/P3/MBzs7AP+zR70+Ob1HwoW78/WFg3PCPjlDewuHPb69wAd//7/LPnyyOMF6t81/v3+HTjhNun8+v7T7hXr0c3+9OEOCOzdJ/PzBRHrCOXqHREfEwMH7PLp+v0IFBYe2OTo3Cv9KOowA97z9Sv9DwI36M0v9fjh//j9Qfz7/DpBze0LHCzxLcqxyq7z/OgksfUzFQXj7/baUBXrKP0f6e39/yH+6/3z7vFc89/t7uMFzLno8/EDKOkJFQHQCus4Fx76Ldbn7PTEo8yxKeYcRP7//yrY5uPk+vj+Huu/1/r1ufHlKhT28kfvDPlcHujk5vDmEvYN/eUV1x7r0Q76xuX17QUIDgkGEw7s//78/tn+L/7s5eEK3OIL7OsjAvzpFNzTGtve49P7/f8b+vXvJRsq5NP+PfMO1OXn3d/k7yLyISkDzQPBAMn6HfLyQPr1ExT1AdPW4PjxJ/PW+RDd8+AT7BTr6fIvCAreHBXmAhLa+OPV3+XqFCkV4ub2IvwQ/QYT4j7j1LHm7xMAAeH02sjG3M7U+/fm49b6FOvs8O39Lv728Nrl5vHx8xz99ioa+f37zRbP7Pf9BP++1ULbygnV4dPq9ysDBcD6Vuvv9TsagwMk8OP7IBYR/ewRJPj/DQjt6+f2+RroCxUh9qbqwAnUHwHxBRQ44t320/Y96/f84g3vAg8bGP7+/x6GKMv0HPjvD8nY283eEfXV7/rzOvEt30b8/v0p+fT7IQ7pB8EQ2+DT2ykEG9/m6hP42QrrJfz0+cEi/+498vwoBfD85BEI7AIQ0d/4+eX6E+4n6Ob16/MyBMff3c3e4s8V8fgIC/X0LRP899nw9fnY4vj73RIY7hb3Kf0NzObwGvQ0+Q0SIwzvxf3tz/38/TA2war67vj76SDyFNn++v7a7/L3JPP9ytf06M8T9v334/ftAu////0r6/f53/n9+iL7NPD6Md3q+fvz8dv14Pb36fTz3RkSD+z+ISka////JecEBgnFDhwewQrI5PPU29XU2foa8+75HuYGBzf9Nvj4HeH3PcDVwt399hUoKuob6Rbo7wESw7L57/UX0Ofg5MD17e/L9hrg7hvTA/Ls2PLRBgxL9+Dr+v318fkl+PT42xcO5QD8AP7bC/TV/9bd3vfu9uzvIBTy7vIxDNbQ4OAp+SH5BwYf4xH/zt4VzBPj/RYB3gP47uzd7RQfANMR7tQe9/LyGwQd3vP++dbp5/Ak5+gAFvAs9fDa5g7/2QPS9PjpNhPy5wcJ8jMH8Pz8+Crb4wzD+zr9BLLg4CIc9PsY9iP6+hHP9Ofw/vsl2Nfl/x7R8t3/xtLw/Q7v0iPwCxXH+/z25w7t1y7///r38/3B3/LNGt0XGhUE79z8DuTb/i8V/N3pBfkE+Pj/IioTF+gWAzAO/wAAyPXe7gEf6BsK+Tci1SPm+/f+7/u59Ob1M9Tu7gYq6xgeNvTY7xHs6tHF7e7S9Aj5NxMk2/oQCg0OEenu//8U9OIW/PfxGQ7xy/ff7gf89xjP+Pv63eoM1PH8A+vLCgroFvpF9Qn//P0r8vv7yi+3Kw/iB/foBPHn0yZw+/716hwKzOfC1e3X28EP/PEBA97i0vLq+S/9B/47/Pv+KDLx7/Ao9/oiCjoOAQD9/yf18/jPI/LP78nS2x4c6tbU7SbwDSb22AcLr/f0A0Xj6Pza3gEM+/0k+fj1Mzn18goKyO0X/vP9EhHq8M8k/f37HvL36RkA4tAj8QQu5fHzFOPDzr/gzg8pE9XmBdb29gk08/Pd7fn91PoE/e719fvODfn+1unm7S3jCvXT3QgMwvkl4hXvO+MCA9nq5yn++QoS/QgB+fz7MOoj4Qf/FgkR/f39Ft/u7y7f+Nn13hH11f8AADMz+f778tnjIhb09P76+Tz/8O3rE+XhIhH//f4j+B/38C8Z0/T3Dv4X3MUK5Nzk0gfz9yi+////Mffy5B8RyePOBugX0PNA9RAFDgDLKfMQ0f/w/CvzzPYHHkD15dL95yTY+Pba/BwWCegU2MnW9h4n8x/8Lc5b6Q6z5+jv6/XvCvoS1gPr29UDKSjxK/z9/ifU/+TUBi0d9vPw9ij7+Tn56xX44e/o4g/1GfHYE+j05QXfGbnqE/0lNez1ABLoGOcaqtvE8Szt5efi6Bsr9/HR8s/rzt/5Ag3T1+cS6uj4zvIQFrzs+Pwr6CjhBjz/9AfvEtoJ/f3/J9MzCQD+JfEx0R/6KOHa7UT8/PzQ5gvpIujW3Rr0+/Ij/ST2H/Lz4P0h/AL/1xAN3vTyL+8ZH/gL4xbyLRkT9gLVz9nSOPz8+/399iUV+AD17gr53QXcEtj3+v01FvnsCcrl9Qv++vgq0NXp7xPo+BH2Lfz58+fxI+vo8vX9M/j/NDcvCgEvEPgT09zc9v39NODx7vbY3usdF+Txzd71F/ce+OcT/A4eCe0UBdcMAezx4dnmyOgBwOsC/Pku5TcP2+Lm9hH09+PYttoc8vz7/iUDLwKo4iXxJSn59wP/vNfq98jd+CD5+xi2yCUYEfb4QPH28AELz+00EBnt6B8P+BTpzOQDGi357O34BB/57fzcBkgPIx8E8wdF6OrY4NDtGMMM1fgMCeARKQQPASDy6wvYCd/N0+fm9Ozr/tbkCw768Q4tBdgYGfXe1RoS/P3zNi3v8eT8//wsIOTz2ALeFtEoNOMy4fLu+u/9MeX/3/H19Cf01wECHf7V89QD9fHp+9v78CLs9PTMAPbX8vLd1fjx8fMc5/oK4uEcCQzS0wEo7uv55eTq9eP///41GN7jA/Dt87+csx6dG+31Ji9QpsT5MfswCAPt1ero8QEZDgfr5+kRO9j9/bkFCOgG/fv9LvvG+uvsE/cJAfn8Gxrs9Q/t0esZ6ezrIPr8/y/49/vR1vgGFPHq8eUOJA3WFfv31dsC3/wR2NTi5xz3Bff3+Nc1/vf1+Pz6IecF/vDvHvMWAOj7Hd4RHuQE+TLQGNfkBPEM9+j//vzY2NwAG/r9/hwBIAk7Ic8q+v39/c7q8fHD/P/vKvbZ5MDZ7e8r4Cj0+/Lv7ej66T3v//v/L9bK5vMr+AEE1PX25fUt8BA0HvDk9icM3+Hoyi3c6vTUKDFDDhcE79z69ysY+BDp4OEeN/wAIhEkltX10N/yBvbBF+L8J+3d0Bnt6RL6GdIM3ev37OAD9e8Q9hoZIP7aIRkY8PL7IgX9FhsT3aGwzgD0K/nbEeP1EC/v+vcN1+4PE9joLDEj5Av9MfseLeTkCsn5/gUr8Cf8HgQUBfT19SYp9/b/xP7zL9jk4+r//v8w6fP4NvG/PsHo2wb1w+UE5O/p6M4O/93/4RYPEir79SHw9/zYA/URLuvwE+4RrN6Z0fELyCj09f7g8PLO8N4u9v7l4/wfN9wKFfHq2RMiA//z0ukhExAiCfgv//z49vM5qhHXBfL28Rj/3ensHfz8FhAeDjEE1/McINvu79LU3yY6J9fhDSY4JP//AB0VyM3n49rt7xbo9wT8+Psl6OU699vVwfXmOtsb4bjhwPgZENUAAP8uAAoEHNjU3sPx9ffs0t0P8MgH8OLNSPfwHh77+ucM3AQI6ebeFRbk/wXkv8PZ6uPx/PzpM9Uw2+PK3+km6hDqFusH6hDwH/ftGw38+LE5FPsNHSca5Ez30+T/Dxs17uvgDeL0Auzk8obtBugh7/L01O7VC/0D+fUY/DP1Ae73ChoLDN8F8uv3+MrZFPT2DvgD+sTG+/cXNvj0Ef0l9ZQ2+QD1JSLnBekAAuro3vHRJxsFHfTc7TQNGRrp583y9vEYzxLlwvvz7fLH9vvsAD0MAu78ICDY+R/g9AH85gAWDxvwKwEU59UiBdH//cgCF/gh9hD7HA3l0CjwJPUI8N31CRQP3go2CunfEiDKov0aERc=","known":"CYsTQAACAIgDMCECIACSSAgIhAsBsQgAAqBEAEEgAMJBwAgCkQAQEAAcgUhQIUAQJACAFAQBBSUAinkQhgAIAAsFQJCAwkMAAVBIGACgIQgIoAQYI4QAGAAMIAADNABA4gDBESKggAwwkIAAApAgQgCBwBmBCEChACBABBYMAADARROAFwEAHgEAEAGAQWAkKkyAQSjTIgUCAgAJAJBDkgIBAAAEUACAACSFAAAEgAIAgiIU5AgIgQBEEAIDGEgACyIggGRJQBARBoAAMJDgYYiggEwgAQABECgQEFBkkiIMzABAAAQkCEAEggBBBMAMywBgagGAIShIIMNAgBEmIAAgC8AAgIARAgJCWAQAAoWBgIBBhEBBEQghAQDEAAATiUhIAABIjEqJggKAQBkBACBEAIAAKQalAFICAlAFxgBABUmBAgEAAxQACIWCmAAQgEEEAxhxC4IpDhUiACAAABggUCmEuAgAoAoAKFZKUYEMgBEigJCEYigMgIAAEBoQApnjBCIQAgkCBIAEAAQAGEs1AQSAAAYCEAABQQQgEABMCEBIAogAI5AAAACOyACFgQGIAiAQEAAAIAABAAOQiAAjhDBYGABAIgAhAAhMSANkEIgAAgBAFJYQQApACCIBAgwAEJgLBAngDDSJEBPqQCZMAEgQhisDgICAJAAgAAAUFBwgIgZAPAKAIQRAICoJA4BEAF0ABkAA1AwQAgBUIQQFAAAIAAAGAAAQQAECEUACJBAAqQEOASAEgAIYJw0EAoEAGgQUgAgiBJGEUBApQAACAJaVUCBCAC4JECCBAYABCCA0GAGAiBACCAABKAAYCBoDAIABRDDSgY8BAIgAAMLFAQAC4FCiAKiWJCQDgAUCABgQGRIAIxgAljIEIkAIAAhEhAxECDcIkCJBEEQDAgCAESEIgAYBgACAAAKUAEGBEgBBEAwCAOAJRA4kABAMBihJpQBBDAwCAggDJoBAYiASMEIUaEAGAABQIS4AJgBAOFACAQQDgAEBBREUAAAgGACYhkAyEAAACwggKAigIMAIAFAJAAACEoAYikQA6OAgBgAExAIAYAAvAwBCYKAAAAgCgBCVAAQMQMEQSABIIAgBDCAIQQAkQAAABAACjAAwACgCEEksCABiUYIIyIFARABoJQKkgQBoIAAgFAIIBCABAEgIEYigAKkFAIAACFBBABoAwBagBAAwwVEGAEgmAEAogA0AARmmAAAEgACGIhAQAACBGZYAUAKhAmiBIEAIQgQAEAJTIQBRAAIAAABLQCMUkgAKxAQMABAACgApQhgAAGQAsAFSABgYaEAaiCsAMCAAAACAABC0JBCAhWggRWAwZJIEQBYwAREAAyCRAIBIjkEgEAAAgRAAECQCAAQBAAJgilAAIARHQQwkAAgQCEEEIsQiAAgECBggEJIAsMAkDAQAACAQAECFAASCgEiAQIEAgAAgTAAAgUBEBZDBCiIQgQBAAoKUChKA8ABAEEEVAgQICERIlUgEIo0ChBFUAAYTQAAAINgAwCAUAkEECgQQBBBCYAIMAQQCDAGgBCARACFJACAAEAAYAAYQCIAIQoIhQQErPDKSKYAgEACEIAAFCYgAAAEgAgQQoHKEgEwmQAEIrQCAQCBwEmADihACBAMjIABEESAyQgEQQAgAGEAowOAEICCQCAASGADoIgAAIBAgYpJABFhQoBekgIICgrCEASIAQACAAkQmgoAchQZAAAAAaQIiAgEAAQYAiGJSQyCIAIAiCYAAVKQgiJAQGkICAQMASEoQAAECAAJAM6EGACAAIAFDIQAxIEliCICscAYAEGCEIggYAEAABAAAABKYjjEAASACsIBgAJkAAzLAEKAAwAEhIYogAmABASigAOBJMACAAcCCMKAASALCklJAAAAAIAICAAxQQhBBiIgAABWwGIFAQMFiQISigoKIAAEAAglIIIAhQBRUwQBkCAACBSOJgMABABENwiMAECQRASCCEGTARIgAAAAHAIqgEAOAQAgQgBgoAkBAUIIUIgEAEoCwFAAAEEBQGQBBAJREgAhAEAIBYDUDAKAIgABhdmBQSsAlhAqIECgAAEAhABQFBCAACICgoCBFHMFgABIAFQokQQAUdaREMEAIgnAEGQAAAABJHDFAEGAwggYAAEgCsEgABBlgAEgAFGAACAwDFgEAAhAAAogAQCiEBRSACEAICBQCwCiwsAJRAAC6AAEACQImAAAAAJAAUKQCACwCwAAogAgAAAogqhoAALBAIAAYkAk7EQQQMABBuCCICgAhAYAAAIIADBAGTgIoJgSsCJggQMgjQAVEAaDIJhMEgAQAAAAVUgIBMIIAqwABgAQAAAAAQkAYABQAMCBlAQAjwCACECEIjAJIgASEIIyEIAhKJIAAIAAAJFAEgoJAIAAggEFWSAQggAAAGEkAsAIAABAEQqAAOCACEaAARBYAEIAA1rIAAAMiAMIAEEAEAJoWACoyWcDnIAhGlkAmQEAAATgCIUYEGAYiEgYEgRMBACAAUEMI5AAMClYgQCwJBUAgEADGogmAhAAAAICAgUAJEFFAQAAgiA4gCAEAAQKqAEJoEAUAAAAiEAAYUAYAACEACAIAEqECAAhRIEACIMAUAgWABhUCBAJAUQBAiRKKgIBAIkEgDAAFBoQAi4gmASQkZgsVQAYSBaAgYCAAkGBQJAQgIgAIEIAAAAFgCIEABAwCgCA0gIgQJAAAJgiUQgwgiIggAgJNUJAFBQGACA1AJigAFDCgEAEBYKEEYAQCEQIQIIAIEiiBDhBAEEAkIEEKhFALCQQAIACAAEIAQCIAAAYEAiEASAAgIkRASBARAASAEIKAAwIIKl0GBZgQAMECBCAAkACIAAUZBAoSAAgWAgAFAgRhKKAAADoQgQAIgQALIFgZAEBEwAAAACSAQJAAAFmICUFAhxgQIAkGIBEAACIkgMCCIBQgACkJABECAARAEMBFAUKAAIQAACBABAEBAGoAAgCASjBBkDASEQEDIgAJYSAACAiAoqBkAogHUAsApYBSgAIAAGAABEDACAAgIhkmQAGCHwAEAkBgAFAAAASQAgkQgAlCAQgBiBBIhAhTQFqACDRGEhQCQkBECAAgkAcAUAYYQQgIIMSAFggAQABQIAghBMBAAASQkBoFSDAAKCkIAKiAmAgAEICIAFFQxwABmYAcKgICIBCD0UAECACIUAkKcBAEcyiEZAcEAAQABRBVICEElAJERABACBQASaAGgQEhEAIAQQHAEHBQEBABFCAiSIBCQAwIYaAAgATAkAAAIEAYUATwgAiIAQAEAQARCU0SmJBACAAGEKDACASQoYygKKEAZIADKQAACGAAQrWBoFGAAQgoIAABEEQlCWESAFJzsEANAVxGhUAQAwEkxADNAKBAIBCAgYIgRggABAQIAABAA0EkIKIIAQoUIAACAgGgAAGABigAFSAQCIQFiBoIJGAQAQiBACkgFCEAAiAgRIogAFGAEACEIDAAwiEKYRIlECYEACEGIIgABAQAAEACAgkBAoIhADTAAEgBoIDUEDAACQgAIAWMAIEYACABARAEIAIiAAQYMBMIwDJgQEQMBCAAEIEEQAghDkNABEAoASRigIIDEAggQQAAAAMQEhJAAgIBGEQOGAL1g0AQLAAJhCAgQAQQAA0QAIQKJIAoQygK5IgSACIgIRUEAAIACDIkBAC8DgIBCEAxQAAATCQkAwB0AKFAQgEkBxAwAQgQACINFFRIIiEAAGjCIQACQQQEBAIAhAyEBgEAiPYAEAgAAIRGBFAICqBDQAACIUAACKQsgBAMACQgiBgwEEBABAEQAiIkCASAVBCBFQCBIAAICEdQKJABChREiAIwEAEAAMBEAAKkCCAQIAQoBAUAFChBIAKUYAAqGgARBBcAAAAMoBgBYgAICAAAKAHIIwABgBiAAQDIAQEhBEEIOAAAAEEwJ0DEAhxkBjBhAiAEKAgAAYUBAIBEAYAAIAAAANwAkBIEFQShJOAQDAQAgMIwNAGTtKAwJBIWCECAhJQoIIIIADAAIIkAAABEEhAAQAGQIDEDEgwxiUQcBAABUQBEFDEQCAKAgAMAJSIEICA5hQggCEQBAFKiICgSIClEDgAAAAAlCCKACAQgRGAASQDARYAECpKAoSBA4hiCIAiIDEJYEBACBqsBKbgYQMBAJiwChQCAESCDNADDiCAAgQgAEEKhDQCVAEAIQAAEABYsAACAFcBEQExBhAEBACAVCAUgASEACDIAAABIIIBCKpQCAIAUGAAAAOVQROEAICAgAQRCIMBCIAAgIADIgARAJAEBggEqCAAhAGgAIGPgQBRQinIBCASAwBCIFAzYCACoAAARAKgAAhAQASgGIIGIgAogICIgKAQQAIYAACwhkVgDAABBQhMEUJhQgIIRAAACJCEACAQAWgAkoAADGJgASAARhgAQdSAAhIgCDNSQAAQAzQCACWAKKmAAYIEgEzASBBgIJBICEoAAMAMoBQgAASAogIAAAUQAEEAAAQQMBAEgGgAAAIMAABAAAGigAITAAQRAQIbaABgjBEQAAAABKAhEBAAEhACkAQQEKyaCUAIEKEAi0AAAAAqAgABBMSBAAkAAHDGKSQREAFRCSACAARQIgEISAAACQAFAKQFIAAUAIAEEEECSCQQAACAAgAAAQgDAghIAGAQAoKxQIAACQJAAAiIUBAAA0IA4qIIQAAhBANAAAEAONDOTcBICAEAAUsAACIQgGRqBwgISgIgkEAggEAgEEgYBBFSgaQJgahAgAEgAIiQAAJABIUAAHMBEECaACWEABAAEMIBGhAKAACABMAACQUgAjMAiEIJIJYioAFACAoAIAKAgggSJDAAxhmYEIQgACQARqGEBGUIAAAJQABAgwAOiUAQQACQggAMBAkYABBGEQEgAFgBCAQBALQCAAAiAQAQfJ0IEAAgAYAGAQgQAAAAAmCSEEEAyggAlIE4GQAAAEAgAgiAgACIqM0OCRmsuRABAQcAEACEUlpGIQgBwARJAABNigkplIAAWUASFAABgFAWYAERJQACEylCQgMAQYICqCApAAIUEBIzQgQAokgAAqgABEQEFAYAJQIlgEAw2BAkAQBRhRAA1CESAAAAQUKcCQGIgQAiAEMBBgBgACBAQQAAQRQQBAAEIAQSGgJQQsA4AwCIiAABpIBKkQEhgCogUiAmICCIAN5AOAICAGEIBQAAEICSAgEggICAQCCSAIUBgMGgABHRFABBCAAICSAACpSQgSGBDIyBAAIBgABAACgAIAgBA2AAGNJISERIAEAKEsRAQIgMwhgwQYSCSRFiAgKQEAAJAAREQATQCAgCADAqAICkAYgXAUAAMCIhIIAkBRGMGAghAAAAIAAAIAkAg4EQEABCyAAgABAAeCwktIIQaRFAQEAQQohAAgAGCgSBAogEQgQQQIVJUAAAgDKIEBYAEAMAUqBAV4UABCAABCBYAAA4wSFACIgGBEAMBAAARIAAAAACIBABLAAAFQUBEAiQMEAAXAIUhUIIUCMDQhmGAArAAIAABIARDCIIQAFEg0ACDAVgKACCAoYIEgAAxEAUg0AJAIQEAAAhMwAAAQANAAEEgAECIKIAggAAKoQYFGAAIEQAGIRIS8HABggEAIgQKGJtWAUIQIADRAYKIAAgIWAhAQAAISYBAACAHImEIgCARQAAloEYoRJEEEASEEAOEAkEQpECEARABCAAEKBAFRIgEAAAUgAYaIgJBAAAQAUEEAUCIUgAElBACAAmAIgVkAAMQRBMSiQZACQAAMkIEQCAMEhAAhBAYGQAABAhABAAioGQQIAACAhAAgAZBPBAAMIAKEEEQFAApgAABgIgqQAIMAAAEBYKQjA0QAAAAEFQBIAUIIADIwEAAAQAEAACDACkpQiCUyEoEIAAAAdJAAFAAAiENyAgCgIEEoAAEUiAQBMoDAChIAgQEAEIJIAAEAAhAAIAUgAAohKTBJCZEASQAkALEIgAgEIIMAihAAIAAoESCBgIgRQQhAEIKTAEAliACJCAAGAgRvAAQEiJQCAQrCHCMkBEIEAIEKACEAFAAAABgwiIgCAEgAICAAAQIJADRQgQEAkZMIBMBoAKmxCQETQIQZiQBAqBAABmgAlgAkCACDGgaiCg4AAEgAIMkAMQAAKABABDIAIALQBEABiQQAIUFqEIAQmJzEQKNCgTBCAIAZEFAMSAEwHABIADQABABIIAAAABEQA2AgKEFAQlAAiACAhACQoAMAgsCgAANCBgQBhMCCARIjJACQkCILCpCkRqYAENkkGAACBIiYAEAIQEVKAiIELICwASAFQgQAQBQBKAABQBABAAwRwwYERKAAEACCKgAANAAAQAUBFFKAIRBhQABCCpgAAQoRIACggAAIAWIJWAAADtBAwIQUCAAALAIAAVQAoEwoQAIACQAQAQA2DQIQAhCCAAKAAAACASACKSEgGEoDBECAA0gITwgARQCQEAAEAAChAVIFMGBVJAKAERAQUBAMMACFIQICHGacCIAAsQBWAOEgAMQUIACBECBoQhARBJIUgSQgEASALwIARRIIAEjCJQIAAACQQDJAECgGQCYCEKAAABEicgAStFRBUwgAUrIJIoJSJBAAYBAACQwyQgRCABBICSgQkAIAAuYAFBAJSAghCEgBoOAAIhSgIAAQIEIBBQAwQISgIABACIgAwQAIEQEAFEGCBRAAAgQNIAAAiSwAaQKAAAEYwCAAipYECAgB7IAKDCAEAAQ4BgEoQAADYCIAABBEIAE4IACIAIIAAIBAigABoUA1CIAxAAAAgEgAgBkACAQggAAIAYgBwAAiQGACwQEIAAECICARAACACQgItUQgApAAggQEhAIk6wQJkBAAIAFDBAQSANhFTgCANgJCiRQIAoAkIAAKgKKAQKCSAqQQAAAAAAlAgAgIEBEwAQDAJQSKIBAAABAAASBAAAgKIQQCCAALQAAAEEAAAAQAsABhjARQKRAAAIiQAAUEMgSARASAAACwcsACCCEBQFOIJQKwAiUAgEDEkACJCYIIQiKBi4qAAAAoQyAAiGClAIJAmghEAQIAIAIAgCABCgCAcIIAIZBBckGTAIABIIgABiRgDQIMhJQIAABKQxDkQAAFAhMAQwCIAAQASREAAIBGECAAAoFQDAAmFADAIgEQQFAAAFqQAAA4AAGsAQAIJABAAggIzA6AAIADIACCGEgGAAASgABASAIAAlAAGYhBsgAAMABIBAAQCBAUDkAAIACEZAAAABiwuAIAYCBQJCBCABAsQHAEJBKBLgABAAAAKiAAAgoIhIACAIkgBIAJARkBAIRIQCRAABAQCAgIAAxCBBEEECACwBm0gCLEK0GAAExAQQFIEAAQgQBSABICAGKMyQAEExAACAGAgQBAlRSLEWFAAREBCAaOUAAlgCABAkFhAAAaEQBwpBAQIIAEwIEEJ4iCASACDhAACiGGCE4g4UGAEOMQBAgEBAgAgCEIQcGAMAAAIAIAAEEYAAAAAoCEYYSkEAEiBLABABKBAYQIRggAEKBAQgACCEAMUAAHcJABGgUokkIAFIFAJAQ4lApiAMIoKFQ5JAYABAAAgBEEMSCAAgkEAgiQCAIADEwQCCEQggCEAEkAIABIAACQQJSkgCVERABiJQQIwBEAAIUAAEBBEAAQAEAEhBDCSACgAhEBqQGJI4WGAIDScoIAFGhFAAgIMAQJQEECgABgGABIABMJEABFAYAIQg0CMAAAEEsBKIEwQAQwACgFEIERAAAAhAAAgmBAQAAgAEAEAoCBCBEAAASAQRACIhAICEQAQEAyQIGAZAIFMgAEAkSJEBAAAIQgQKgIAQARwaSVEbBAkDQAZEgJEMAgElUUKoUKgCAAJYIR0QHgYxAhQCEQABAQAARAAQAEGaAoESFBqQARCwB4CFgAwChIIAAAACGEOEAAAAIQAbYJSAgGiAAAAQSBAABaIAAAAhkGQDAYDoMZAwOAAJCCwAEGARAYGkRIAIiBAAAkQwDgAIMAASAQQIJojEYEYoAAXiDwoAIBEEICgiXgEQACjAIBAAAxAYAAcEsoQDAUIICC1CoSECAQAHQBBYASIJBQABMJosIEBMAUgQAEIwCAAAKIAAIAAggiECAAgAkAKAAAQAAABAgAABkZEMIAMEgBICJHAEAAEAhBwAQ0sABBAACGAAAgQAAAChAzcDIYAWQlhACHwAUyAACAAAwQCRVAAAQAAgCmQAAFURkltAMEAIDAgApASgAENAShCKACNCBAIEAQAkAhAIAABDQAhAAIASAIJAoABiRFBSIgQFAKBCGJLAYQQgBCoAEARAgAQBDAAxyAQBARAAAAAkXiDCAAERwsABBAQBIEKqCBIBgAACIQQCAAQABoNCFiAKBhYEIgZAMIwAdAEQASQIRhAIVAAAgwkgEBtEAhBGDigsAgMACAMQACAgAEQCwoABMOgJwAQAApQAKARQBKICMCAgMQCCA4AgARMgCQoAGIACyOBABABAKEAAQMMwEBJAAATQpgGgcQEKBkAGUEFIABABIUIIQIBlDBCViAgABIAIKBAIAAAAEgBBxACDABEYmAQAAKEABQYQRAAAFZBgwIKAIZAAAVEQSEAEUAAAIEIAMBQACYBkiQAIEACqBAIgBUAIKAQAwEEGCADJTRQYgQoIMrBBKABIAAA4HAugUBhEiJBwBAEBAEKEAEAKAAFAQMAagAEgIASBWEEoAQAiADMCDD8AAMgIQ4egEACCCggIKgkBAkIcJABUIAdEABQAEGABIIIEGhCgKURAABHhA2QgAMISiAKAggFAAQAZAQaAAAFBRyAUDYQgwAAIxkgAQIgvAFihEAAEAAiYAQDCVmhRVwABgYAkBBMUYCAhHgKYQoAaARIJARBIEAAeEJBIoQEAGIPBSgRYBiJwM5gSBCcwAQgAQhgKQojTEmApkQAAWAkALgAAiAgBMCgSIChEEKEMICwAADQgFQACcDBg0FNIQWBgVuAIoSABAAAAUQEQCECFAKABIABAggQA9ANICCAhHAEQQYEAAAgABQAweCAAAJgAMQEAQIoggQRQaAgYCQAAnDFgABAAFKADBZIAwEoELEkBgIywBQUCIIAAAAQCAkAQATRCMIILYAqAgJQIAQEEGkiAwQABARGBA0BAgOASZAoAAAgEAQAAQYy0AQ8EBgAGSmgQAmAAYBhAgGCEACFDgCECAkCQAAhBAoQAQgQsgAAgAAUAgsBQoACwQAweJJgAERACUBIiACAEDEUIIABmAFKkQBFCABhIgBCMQEQURgBlQEiSAhAQkSQCAYBAhEBIEQAAiSABCBwAgAAAgCBACEEAAkQgICIKQwDIAABACAAAAAEBAIEQIBILUhgABAhJSQCiAtIUIAIAAiGqSowRAAIMhACQKyAIQAJJCBEmAAAsigARBcAMBADAIgCBIoAAoQAQApUiMBBxAZMAACIECIwDgCAAIARhAIQAQAoCEwwhGsAgBAAjEAAIBAIEQIAQAAgIgAAAGjgwAAEGwDgBgBCoAABCGAAAEhABAwMAbAgICEwTEDQAEVAKJwAgAiKAAUEACAsBAEhWAgoBAgAAACQ7IFEIARcwSBIQQoACAhKIFiIEgAITAAECANggREINIM4AEgBRgpQAgAOIQBQAAiACFAhAHmoWLgMYQCMAAgoAAjFGAoQADCEMEYEAVLIAgSDACEAJCAFQeIQRAAIoIQAQiAnuECQAiIACYClASAAIACYVAQDAENFAEYOIaAAIAhUwABBIQBlAIARyJSAYJMg+hsWgCoEAAEAgjBEEggREsABIkAoDYAkITDBwGKgkkEQCCAAAAWIgAEICAAxBAAoIDiRgATDBA0CABACoAIGQEAgCiCCCYwAWAoCEABioBiOAIAyIQBAACiQAAoFkESCwBUhAAQAAAAEAG0cVgAAJIQoMpDgNBYaCHQAWIQMRESCgiwAGMCCIoECAgoAFCQgAAEgIAAgDyQoiQCJgQRSBKEBlIggGCoEMQBAQDAAhCAqkACAAgUEMgAAAAgNAAQioBADCpAAAGgQAwAQQECQACQABAgEIAAAkAQGIDECQICAqBGLgAEkRwwAEAGYBZ4YA8wgBCkAAAEAFiRUAcgIAACSCAQAAAACAgEFSQzAAYAFACkXAAKiAAAAAQKBAmAAACQGAAAIAQAACEBgAIEAoiigUAAJAIAAACQAAoQcIBAECAGYgACKQACAAKiJCUBQKIAAADAEYBAAEEEAYAAREAgUKYgBBEIAAAmQRkiUCJoAABEmgAIOgIoAMUAAAIBCDAAIAKUBoEQgBQvABCRRgIAABDCCEEkREgCGMICBSQwmoAAERAgJEAQBGACAgBAHAUCAcAAC0MAIAAKoAjAAIIAQEJAQAQABAmATARAgAlAAAARQGgQQBIgjxIcA5gMAgShCAgJAGoAAaILSwAwAAEmE7AEEJQKAAGCgAAEIhCAMBBAAAEACADAAASACIQREUACgEBCpIABBAAMAwISxAoAAYJJMEChT6AABGDAAgCA4IAwARDCQQgACADAEAACAYAJBCAiBIgNQAAIAEAAkAGcIFBQAACIECAAEA5oWAgJYGRSESAAMCJgAhCwyBCqQBJKgCokIgAhiIAAAKIJABCCgBEAUARASAAIAIBEYFEPgBEAAUJAAAAHAAgAAkYAIEAgBAdCEACAAAxgAAkBFEIMBACIMFgAaBCQsAAAAAAbhHAABApCACABEQESLCQEBQSgABAIQBAKIwAGJBARABkSRQMABAAAAoAIosAENCB0QZgBoAAAgBc4AMBRAgIgANZAERCCIIkg3kAFjEgahgKCQAIAgANDDEgAAWAABBRAAiyAABWBMCRABaIAEEIGAAiAA5iAAAWAAEAwAIgACQQTGQBAEURGKQgAAjACCEKAADigAgAEICAAAGCwgoAGghUIAMtiAAGAkERCNKAoAIIQAACipEAIgAAxAMgAATQhADEAQAIisAEBACdAAmRAIAFAmQAVAgADgFAiEAoQiABgAClVAdQgAGIgAqAAvlAAUAANIAJQhkAMBEICRUIEUIA0AgAAQpYAqEAeDEpABEACAiRALIhwwAADJgABBAEDUAZZAgZADlGCCiCC0IhAikgEDABAEAIB4BAwEABAMBgIBAUIAAiAAoAAA5ASITgDoyoAQAGEAAAACCJQAIKgBERATMGkRmQBiAImAAIAgAAABAINYAhAAABYCEgAEAAhBAgICDADIAFAQAAAghAACAoAwJTJChouCAiEAMoABoZoEAI8NgAAIiASIIRgAEcMMQQgSgJAIDQCAAkBtAgAagpJMAIQAQAIgIQIAYAARQBUBARABgCFICEgIUAqAJGAJYKKCEhgUAgAAIAqAAAAAgARBQEUOEwAQgIAhKY6DAQAgRALWFoDsYEQoGBAAgCAgWCgQSAggAhEEFCAAABgECAYMAQGgBABkEAAEgBAwARAABQgAwAJCMAKKAQwAqDQCE4AMVQOhgREBgIGNgRAkiAAgAQiEFECAgDQBCCDhYqJiGiQAAKAG5AEAYEAgAQIRCGzqAgEAQgiAACHgkAhgACEm0kUBoEQkiQEAggAgAAAQUAWBAAEBDAAPTIgBSwiBwAIBAREAmAKQgGSh2ZBoBAAIoUQZAQIABFgEUAAgEgMIAEIAQoAUCABAEQQAAAACkjYAEEggDQgEJgAQAIgQlgBAISIMgJAGOAAAAGYKkEUA2JQACGQQcEAEIAgJoGEAEqikAoGoAASMFQKgBNAONABIASxgABARAABADCAoR0AAAAihhEEMQAgkAREEBHBBMSACAgCAAQABFAkABCCYCAKUQgIYgmAJ4IIAAIoAEQIhAEAQC4OiCAgoB0AAgFEITQIAMwUQBBAcBAEAAACBACEAgGAFEhA4QCqAABQDAQAIAgCII9AUgGAAQvBAAEGIGIoAEliAQACAAARDEoAwABOAQEICAqQDE0CQIWIMAEAAFhVpga7gAAAISiKAZAAoECAOBKAnAUQEAkSBBASACiEIDDIQSAAAAAwIgQEAABQQQAAiMgCAAAIkABUMw0AACBYgAA0FigCQAIAgBAwAAEAIhQEAIAghFAACATAARQiAIkAAAAAjAoIIRgCDUWNpQRAQIhAAQCBAFAQoAAGMZQIAwABJAERgFDIBACGAoAWoAEAgABQQgBQzAQCJeAgBAQAKJBoHQiACAQAIEAj4hIgDARQhhEAAABBAAIogFAPBgQAJ0AgIAJQIiAYCEAyAAgIIEEpNbBMgEAiBBAAyESQDgABUGECM6AkAASEBQUAAAAAEAQEQAAAzAgEcoAIACwIcAAQEMABgUABECKSBAMYACcggBAwIABAISAQIiFAIQQAAgoRAMKACAQAcCAhEDASCAAMAYgEAAEAAQEOBGAAChCwAxExACoiARADCgDsAkhYQQEAAACggCFAGgBAAAhoqABAAEIAiBICooQAAAEAQAAAEAAAE0IEgCIICkYAACAABEQAmmgAAgAAgAhABLAABBGIAEALERAMAIESCkwAgBQhEgIgAQUA4QCiKIQTEQAKIkoABAkDIAAgQwACAQsCAIICkAgIKEABAAAAiCQQCLABMjABADSgtCJA0BEAAAQBaIQAQgUAgAGCQIQAAAaAwIJDyYAQgAEMBgFBgeCBAAAQCkGAQgI0Ag4AoAkUGBAAJAwgAoAREAYABhIpiAAAAAAYBACAAKEIFBjAgiICAlAAEAAg4CIqgxACAEEAIwQAgAFcBGAACgqBAQAIAAoAQBCABCiAIQkiAAQQGRCogMIQKgQUAkAAAEMQSCWKAA8AigAAACEJgGJxAcIkACAUABAEABKMBgMAQA4AABeBQACAAShUANACQAJAAEUBAQKAAACAAIAwAEiQCACgmIAfCQERClgIAgwFMEAFgMDAYQAAEIIDUKgNAGAIAAqERDBECBAAIQDIIgApIQERIFEAYgcBCAEACxACAoAAgBgAQARABIAQCAoAMESIAQBgQgFAAAACABAAAFQkSkEgAAAAwEhoAEAJIEAgSAYAGCJIGCRAWKgELkwAgCEAEAIBoghCAQAgAIJIAEgAArZAQJQEABAlBMAQQCQCRAIEAQQAoAQAAEEGgAQACAQOIAJCgIYUACIBgBABKgAIAIIBIOsEgkAAEFgDEMAImBAoAEAEmCFXAADIABAgAjEAKCgERAAIEgDABBkDACMBADAwAZYMKBAGCACghAgICCJNSIAQcUEUCEAA0BIADg0AoiCAEAEQBIgmEBBUAlAQABACCiGAoYABggJECAQBAAAQEAAIWCAJkAwIYhQhANCAAhASokBmEBrhUCQQw4QgAAgRBIgIoSAQAAHBAJQYCIEwACwAA4A0PqBkgQhACABAAKAAIACRCFBCBiAAAEQAIoCwwCQICYgIgNEAABAIRtAiCREipEMwAAUARSBSCUBQDgIgAAIkwAgZSkQgEARQIEBoAMBAEAAAROQBIBBIAFiEiExENAAEAggkQECAAAYCMEFJwpAwIAUAAAIoAKCUIsAGBIQoAFAIAAIIJABAAEQBABIBQAhS5BQIUGBEIpQAtgASBAEAECBiIAApYAEgIgI7gCAIARAYgEkAQQFEgACHAPAAABhAAAAIBpBQCIMIIFEAjCABUQAAFgCIADhIJAACEKAkMAABAAASqAAQhgjCQgACSJYAQKgChYqBAAGgAuCIFAAGSIQAhKuQKQAgMgZUIAIYAAoEFBTUiAAEAiBABCBgCEAwRWgABACAEE0AAAEUBCBCAAAAmBUICBJAgiCgAEQBCAIAC4gGACEAAIeEGOpAKEQUJAAqEgEoJSGgDAIGEVCEqiWIUolBAAAEIQJAnIBA0QBUCyogZI0AlAIChQEQSAAKAABRACoACCQ1DgABBFCAgQAAoCACFAFQKQAgABAECEIQIAAhIAApWAQdhhGQHABwACGQAQBCUAJAiKAIYoECAAgABYACAAJAB4QBhwKDjAkAAIAAaLAAACIgCQSoEUYgFDoAQCogAMBCF4BEIXAEAABKAFBgQBEGAKgAAUIIAALAMARQAFAgIEwJIgApEDBABAAsESAUAAQJQAAoCgA4AFAQARAgAARBRKogQEggQEAEAEBEIQEIBINJDAkhEEhCCQACBBIAQLAigEBABBCBYIKAMAhQIwEUoAxCxAQmoC4wSCJAAAAAAACggANBNAEFAgCKEEEAZJQEgKAKICQAAAdwkEEwGJgFAAAIwAMAAkIEMAwYEoAgAAiJAgDjkBADAMJFAQABiMRIIBQIBQSIAIIBEATDRoICEBSAUAAAAAIAAAggABCACUIABCsAggAAQEA0ckAIAAQQCRDg+AmEnAFQBpAA6IASEAIAACARjABIACEGAkBzECgCNIDAggAIZNCAgSUBUCCEgAACQQAGwUACBEAhxgE4BAgsAABYAACBIGQSo0AAZABgCBAQBhQQEHQFFIQEgIEAAHFADAACA+QBUAYAAABEAQIBAKIQBSBAVRYECCQ1NAAAAEyCIFAAyAKEIAFQBgAHUCRACAFwAACAwAgQAAAACFUDEAgBCEARBQDZGQAVBygBoCAAggAAERABBUAFBAAAABBMQKJECiGAAAIAIAICAAFiFAAIGABEABBEAgAAQIIiqAAAIBABAkIDCAhHCBBAGAEixVEAAhAUAkMSYAIgQABhQwmCAZIORgIIggIAQAAgABCBCRoGUICASBQQx0KAAAAqAkgBBKAJSAAABAAQAAAGBlRaEJIoAAsBCCgEQLBAgAEAAABbngAAQRgAAIKAgAAQEIEKMQdlEggRARABAQQAJUOhqAhASQEARUAAQAIBQgYROAUMgAAiVAcIKQsETEgABGgACQRGIAAAAubIQJYQgjIAEKEEAARIAIGCCiAgYABAQCgABhgAQKACAQiIBAcWAIhgBoISQRBSBDRAACQsQQAAgAAACAQihACUMCgQCGBACcSAAGIY4BAAGQAlJGDQ2BABEIRFBAEYIiABAEFCgLiAEKwAEAHAgMGAJiSgIAgQAlIgLQIACIShRYSgIAMAAYAAUAC0qYCRgAAOAgygIAEgggBRAhAFBEJcCmQBgcZAwiIAAUMASCajGhAARBsEwSBAAAEAKAQKQAQqogChoAgAABAEhACClQCAAIQIIAEBBQJQALkCEAwAAABCQUKQGgIggAQAAWggWAAQoEDAAgUQEAEAgAKihgABEAFQkRABkKOAFDAUFABYRhgAQAQwAIACkkEAEATSMMLYSgRsAYhWUBCBAAYAAKCpAIqIACGJgABCAAGAIIQAQiCBABABMBoSEACwQAEAAUIQCGIBAJgAgAAAwEAAASAADkBABIQBQAAAAAAAAMAAEAACAAMFAAFACFKAhQFgdwBAAABIFEQYJAICAAlAA4gIFQQAQFBAYAIBCEAAHQEhQABCoIQABGpCiwgAwLBGcCSgBgO0BgLgAAABIAACsAAABkDawCGwggihRGDQgFAAwMRAGRQAAqBALIICAUBAloCLJAAGhEDAgmECiaOBAEAJAAQDzAoDIBAECQUBEGwPgAQCgCSgQKkEoAIkAIABAmAAAAACQCCACAxAQA2A0CYAgABQgAAOZLQIJiwEAAEgICQRAEJAJgkScQAAXIYAAAQCxgAAAAAAQAAEgAQIQYEBZUSIAi0AQQBICAgQUAEwNGABBoEgKCSBfGA4CjAAABJQbAAAgABCaAEspkJEDAACDIFAoAACABAAAACg8CICgGIRAIAFgAAAACDRAEQBAgKCLNAg0AAtASCiCYEQREEIgIJAAgEkEAERAAoSSABAFQJAAARAAgMggdAIQkCgAAICgKEQAKAoIBgAAARAIBMYCALiAQEKQyBCAwYQAAUEAFBEBBgQYKAKIQFAPASwQkAISkCABKAKQAAARIgBpBQIAABAAsAACUQCAABIYOOwwIAEwAMGAVgAAAAgB4AI0W4oBAIBABIHECoAECGUEgzIGSoAJAEAFAAAIgtighAAIRQgBQUAMEAEAECQQRAAIACDLAABCEBAAaAAoQAM8AACIoEBSkgEEAAJgNEpCpIgRgAIAAgAAg5ABEEJIgVEoBhpAgwAQgAhgIKQEIAAQABsw0QIIgBIAEXEAQAQxmQggElIREICQABQFoDgHDMAIigIAAoCIAGFilgACAHIQDCGAAWShAEAPQIASAASQcAXAAVEUAAgAAppLICAikAAYwAiDhQABYMQAgIQQMgAAspAEAIQAIAKBDWkgAAAAEABCEBAAQCIDQAgAAgIAQhCByQAAAIAQUABBAAQIAiQAAAEACgAgQFAgAAQQgEAAyEAEQMAAg4IgSUCACBAEAAEBQ4ECQABIC6SgQIgAECAKAAICIAAQgANBARhhAEIAEChCECKAggjIQBMgQQCCIEEATgCUKAAQAQKRHRAgRJGAEQqARwQBAAAAMgAIAOAAICqMAACIAAAwRgIoUICSA5AACAgQNAQwCIoAABEQIAAAQIQ0DEBQkgAEQgE1ABBCBSckgBAhwGAwAjBAABAAIRBAAaYMQSBAICIAIAgACGAACQAACIAYQEdCAhAQEMADCYABAKAEBAEIAEggMIoAEMBAABAQhACghKgFARQACAqgAAABoCAgIAAjBgAoAgAAIcQgUA7QEAwCECwQAqiDgIQCEAaBgBCAAAlAAEAAAQBERBCEABIAILCAAAQCgAAgAgggBCAghQAAwAAUBiCpQCSKAGQKoAAAJRQAg0CAAGKrAAAZACBZCIBABOAwAowclAIAQgAQCgIIBJAFHAICACAYIBIhACDACikaAA5ATUIGFRAABAggpGBAAAAQABEAAYmKBBBEEJgKAICAEJFAAAEWUEgCBUkygBGAwDBAAAAQKAAAYAGSogAAAgEgEAAAAAkBgEQDyhGIAAGJCAxCQZEAgBwCAAAggSIDoUBBEAQQQJgAAIAAMAGoAAgDCrMEkBAAMATIgACkIAAAANEgRCIdqQAMIhgEBEwECAIJANIIkARBkAAgABSUFgEArCAEAAFgAJCAIEAgCAzMJBhAggASABAhRCCKAQDEASugKQADkAAiCSEgEAPiAgFAkBCQggAQAQBCoEiFQAACIgA5IAADKZIBAAAEiAIAIABTAIAAIBZDAKCwCAEQCBAYgACQIAAEGIIKQQAA5qBIAAwRBFAAIASAZAAEQ1AX1AQKAQAQACAAEkBABigKCAUIlUSCGoAAUAAAgUABqYQAQEAAIgAIAEAAAABgCkQokAYKAgIAATBCSAhA4AHABBgAAAAABBMAICggADCxCBkUQtARKeAKRABCgCAgKAgoIeELQIYYAQQBChhScAgGQqACBIGAE4pACwAGRgEBiAQUAAACTAiUFDYUZAYCgSgABjAEADAENgSAFTIJCQgIgBCIEhJKBAYApAQICEBSAgAIEACCDgEQChqAAECMEAYCEACQAggDQDAAAwAAqAAiIAOBHJABEAlAAiQAhACABBMACEIJAECAASEAkwSSSUgAEUuDkBSQQAAAACI8hAjaAAAAAAEAAAdhwMgABAEIAxLhzSAEBgAIRAC0AGCAgAggAEAIoAIQCCAARALCAAAgCkgoFBDEQJMEAYQIggQTQAAASBQkCAKBAAgBIkAAAFEhBEDEDQBQAcIQAiIAAUGKCAIYACAgkIIIAHQBUhABBABAAJUX0SDQAgECQAABAAAFIgAACAABsEwQZQAC+AEJAAGEAABAAEAOTAmgQBABgAQAAAIAAAoEAARACAAAgAAQYzVBADRIkAAACAgADBUIwQAQAQOAoUUwMgACAEhJCCKAAFoAgFJwAAABCgoDNICQmAAQEiAHAQgeEIAAoAMAIGIAHIBKYBICMAANAggcgBAAQAWDAYAyAQCQsIASAEEA5ABEACaERIhQgEgAIQkJJJJBQQAUIQAkIAEICUsECAAKCQYhIAIgAmAAAEACAABAIGABIAmAAAlIIAAFIEAGOgCAIIAgwABDaIAABGCkoBCAhQNABIBCiCIQgxABAAQQCBCgCU2AACpAAEFXNQEgwoiCAAQREqAECkCACDgCAAAEBhJIRAAKIMBiVqIAEgEAAAIDgDUQJwAAwLMgCxoAClBY8AUIWgAQBICgCEmAICBsAAAA2EAUEAAHAAIEioKAACEKAJggCIAAgAAMBACAACRwIuBGACCIAACIQoUEgAA0AIAAhBQACBEiBAaAMAUSshxgABDCCAIEEABEERgEMAADEAAEgBoJGgghIgEBAKGQQCQQABCIEDBACwKEYAABQBMChJigQADUCQIACFVISAGkAAIRMQaGICgCAEJAIACIQwIEQhDwAYBAABQwMBEwRAAEAECEEkAEAIioAAGAwOQYAAEAgDGEIYBAMhIgTIACAAAMYAlACQBCAUAARAgQAUAKIBERUAjBQAaAiiVAQJ2MIEhaEQAEFDxoEABAwCIAAYgARQgADNQjEQsAgFCYPwAEBFBAIAQQhEIAQSAgSCaBgEgQCAuIEAQBAABFQaABCQImVQBBEBAuBUVoAISpAgQCAkBSIAABImUwKBQASSCSAAAEISyCUCAKIEIDAQAlEAoOKAAAwAAAYECAAgQINCDFABggQAogQEgAwQIwAAEBBAAEDBCASAFBgAEEAEgAJABAGaJVDoQAGIGBEIAmSASAAKAQIHAUAgACQ1hAQyDBAAUAoATAQAENAAAIGAQYQCAAQABhBBegDAIAgAoECACAUgACEAACYRUcgQgEUhoACAiRQECgIAIACERykEASLAAAeQQAEgjQCWAghgERAKACAECCRUEQARgCwwQAAAKgQCoCBCAAAQGgggAIECMgMBUwgAgWAgKEAhACdSAKChABKAgASCAARkEAACgJQMCAAAIhKCQABAQBJwQCCMFAhQLkAAATEApBwCAAEwUAIIQCAQJYMAMjAQEIQBAQrAwhAAAAAABERBABICAkAgALAAACADIANIEQIAEKOYA4hAIBAoACGGAAAYSAcAgggQDQtCCwoAgEAAgIgAosAVQDiAGCECkAAGBQkBSQAWgECmMCAiAADAEOgGQoEAEAIAQkiKFUAoACgrFAMDQrAAEBUIgAEIAIAAAAAUDEkUDhAAEAwYKCARAVAYA0AhGAAAkIRSAQJAEAyoAERI4AgEhQAIlEAQCFEAgAhIggAAECACCCQQgAAQhMiMAQQFKaEIggKIAEAgALQAYAiCAcBhxIAahABCAmAAMICIBAAYAQBwEhgAGXUhQAQABxBCgQEERAgMSBAYIAAIiBogAAgAwmAEAAgAEQAwEAlAEDQkAADACABSLCWJAghVAAkehARAADIgAEAAAEEiiggAHRCQABIARBgAHBBCgAoBjcAAqgAgAE9QBQxDAEJAAARAGBKCJgAAwwKgEASFIAIAqDCMhgAcABQAAAERCPIAAghAgAAAAAxIJhBghEiGAAEAEiAEAIESCflASIUEgBkIkBIISAAiAEAgAISgCAgIgOggAUEAAAQ4IIkIABAwBAIAUECEJVAAAAhQKAACSEAADGADQsAAEFLCgHiKqgkQQAlZAI6BtYBIIkRwSogAgIGAhAhAQEFEg0wEoBACAGgAEEgKIwCRAQBBEAEEoQICAiQQAAAIES4EgVBAAwIKMJSAACAQCQQmBpCEAAAUAwAAAAIExEAgIwKYEBAJUACAARSNAoEAgSjlIqAESBEQCCUACBNEABgIghQABxAIAIAhAQBEEAggAQAAABGiEgMAOIQRABFEYoAwIiAYERGCMlAwNSjsCQBBRtQAAAQAQ0kAAwACAMADg4kFCIIAZECAhAwhBEAAAEIAE6gIAAARhBAQJIIIUQxAAAAAAoAIAFEYjMA4CAEEAwAEAECgYEhsAAACIJUPAlYARARAlBCRCCAYAa0IFDQMQEAgCAAEAKIACM4IAUgYggDwvQRCCICEAEAAKAQAAREOEkBwAgCQEoqMAAJRAEQEAEBZQJAFDKEBAQpEABQADQLkIFAAAQAEECAMAAARAgHAADAIAEIAgJMEhJQIQCAEjCAg4SEgBjBAgAMQAAEDBGUQAChAEAUCQCQCEQAEAAMoswGkARCECIIAQAADhABAFAnCAACFIACDCkUDbAABBSRRBIAgUIJAOBAIAAGBbGQQgI0RAQEAgBAECQBAAAEACDBMBwAIgCAguFJACVAEQHUgIgBhECgbAhAaAAkAAAwAAAGEBgHUgkAkKEAQAAIACAAAEiCAAASAgAICCAMAJCkAAAgCDQoAAhKABAIAEoBiIIoDINSiAAIIUChgCEsEFkIoEQgABRcmAgAAI0QQhEEAAAABCAQgCAgAASAAAhUABAUEIBIECjBQAABYAIQAGA6BTGIBMRgIAChABghIplDUCEEABwRESIIBSIJAJgAUABBXEIDAgIACAAUgwIkBgEgBD0iKIAAwAAEECCRQBAABOwCwAKBAABEIUEYMgGAAAzIwQh1AQQAGCICYECACSEAABQCgJACEAAQIEAAWDMAACCBAIAABQhTKJRoACkogABAAkAAJBAgAkAAAQAYEESQAVADAhCAEkAQAAAEgDBCkAQISsBAQAUAGUgQIABQEACIAAAkABhgiAEkhVCAEICgFgAABIgagEEAESQAAgBgDEAkakATCQECAQIAERgiUgAaA4IggQQAIkgASREVKABFUAziAAAQUACQAQARaAE4FQtSQAQANAIgASUQgCAA0LQBKCAJ0GwNDpAgAECgEMUAJEAAAhAEQCAEAQABAAWAIAbkAQAIQKjFQgAAAAABYAAkggAwCQKiRMpAAqCEAAElIEEBZAJhARATEBYKUmEQISEgABQgASAAQCAAgBCAMASBJCECxACCCYAAAAaKIAdELhgAACgBkgAIAEARAAUNIKMABJIAIAIAhIQhCQBQQFhCAgCBFAkAACAKHACAQEAABUBAAAIyAAViABgAEggAFQIQACIACRQBAoQIAAgYBCiIBAAAOEKJkCAAkUMggEAAAJABADgAAAYAABQAAFBgIYIAwFQBCBCEgBAACGBRA5CAEwEggAgYQIAIBhgAAAQAIBgAIxgABiVsgIAiQAyACJAAwAAkA2CCIEAABAEECQCgAEXAQRmIAhgJRAQUAEAKWmQQIghAgIAoYCIQyBQAAQEBIAJBopgE0iIAEAIEAIAICSAiAAgkAIAiGiISKoAAJGCFAAAQUALBAiEQAEADABmmCQEUBAAACGAohKIAVQArMgAgAIAAEAAkAJEACAgACAGBAAAARBVQEAACEAgAiQABYEASYSAAOJEAkDQQCoCAQBkKwtUAoWBMhIEAmBRARIIAAMDJIAAEgAAABARABgSCAEEAEaFgAAIFImASEBIQgRRAC6AAQCSAE4AYgAEAhKQjwKAYZAABIACCgCABDFAnKfAAAAAmEyAGhVRREAoCAGOCQSEUAEITCIgUBAUQAqAIkZhDCAXAEoAJEoAHFhAA8EIEswCgMlAlQAAQ0AkACCALCABAwIQYJGBCABRSDCAURyUCmKAAAAEAoQCKEkBAAVBICARAgAAEAIgCyGQBAAlQQAMJQEBCoUYAIoBiBAgAjgQAADhApgAggBBVAAoQEGsBoKkAHBgFEMBCRgAAokJCAEkAAglAghAA0QJAAAISAARYUqRAQE8gwGAEIAKASRJQgoAgAAGIABhSCQkKBZghkQKQOGCgAAAQgMGIEAAgAIkCBAKIACAIGAIUSiSgkQEQEJAAADTFYIOQGZgTAhEUSQOoMARAARSApJAAUAwAAAggRCQIgAgIQCGoBCACAAAEAIBAEwABUCTAIRIEgAAimIIEAAAJABA=="}');
;// CONCATENATED MODULE: ./build/triage/entry/classifier.js


const classNames = ['praise', 'support', 'spam', 'order'];
const rows = 1 << 20;
const knownBits = 1 << 17;
const count = classNames.length;
const maxTokens = 400;
const minSentence = 8;
const edge = 0x811c9dc5 | 0;
const blank = 0x20;
const zero = 0x30;
const dot = 0x2e;
const isUnspaced = (code) => (code >= 0x0e00 && code < 0x1100) || code >= 0x2e80;
const step = (hash, code) => Math.imul(hash ^ code, 0x01000193);
const foldDigit = (code) => (code >= zero && code <= 0x39 ? zero : code);
function isLetter(code) {
    if (code < 0x80)
        return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39);
    if (code < 0x2000)
        return code >= 0xc0 || code === 0xaa || code === 0xb5 || code === 0xba;
    if (code <= 0x206f || (code >= 0x3000 && code <= 0x3002))
        return false;
    return code < 0xff01 || (code > 0xff0f && code !== 0xff1f);
}
const cache = new Map();
const maxCached = 1 << 16;
const maxCachedLength = 40;
function readTokens(text) {
    const tokens = [];
    let start = 0;
    for (let at = 0; at <= text.length && tokens.length < maxTokens; at += 1) {
        const code = at < text.length ? text.charCodeAt(at) : blank;
        if (isLetter(code))
            continue;
        if (at > start)
            tokens.push(tokenOf(text.slice(start, at), false));
        if (code !== blank)
            tokens.push(tokenOf(code === dot && isLetter(text.charCodeAt(at + 1)) ? '.x' : text.charAt(at), true));
        start = at + 1;
    }
    return tokens;
}
function tokenOf(text, isMark) {
    const before = cache.get(text);
    if (before !== undefined)
        return before;
    let hash = edge;
    for (let at = 0; at < text.length; at += 1)
        hash = step(hash, foldDigit(text.charCodeAt(at)));
    hash = (0,text_hash/* mixBits */.Hj)(hash) | 0;
    const grams = Int32Array.from(isMark ? [] : hashGrams(text));
    const token = { text, isMark, hash, grams, bits: Int32Array.from(isMark ? [] : bitsOf(text, hash)) };
    if (cache.size >= maxCached)
        cache.clear();
    if (text.length <= maxCachedLength)
        cache.set(text, token);
    return token;
}
function hashGrams(text) {
    const found = [];
    const length = Math.min(text.length, 200);
    for (let first = -1; first < length; first += 1) {
        const shortest = isUnspaced(text.charCodeAt(first)) ? 1 : 2;
        const end = Math.min(first + 4, length);
        let hash = ~edge;
        for (let at = first; at <= end; at += 1) {
            hash = step(hash, at < 0 || at === length ? blank : foldDigit(text.charCodeAt(at)));
            if (at - first + 1 >= shortest)
                found.push((0,text_hash/* mixBits */.Hj)(hash) & (rows - 1));
        }
    }
    return found;
}
function bitsOf(text, hash) {
    if (/\d/.test(text))
        return /^\d+$/.test(text) ? [] : [-1];
    if (text.length < 2 || !isUnspaced(text.charCodeAt(0)))
        return [hash & (knownBits - 1)];
    const pairAt = (at) => (0,text_hash/* mixBits */.Hj)(step(step(edge, text.charCodeAt(at)), text.charCodeAt(at + 1)));
    return Array.from({ length: text.length - 1 }, (_, at) => pairAt(at) & (knownBits - 1));
}
function hashPair(left, right) {
    return (0,text_hash/* mixBits */.Hj)(Math.imul(left, 31) ^ Math.imul(right, 0x01000193));
}
const endMarks = new Set('\n.!?。！？…।؟۔');
function splitSentences(tokens) {
    const found = [];
    let from = 0;
    let length = 0;
    tokens.forEach((token, at) => {
        length += token.text.length;
        if (!token.isMark || length < minSentence || !endMarks.has(token.text))
            return;
        found.push([from, at + 1]);
        from = at + 1;
        length = 0;
    });
    if (from < tokens.length) {
        const last = found.at(-1);
        if (last !== undefined && length < minSentence)
            last[1] = tokens.length;
        else
            found.push([from, tokens.length]);
    }
    return found;
}
class Classifier {
    #bias;
    #scale;
    #weights = new Int8Array(rows * count);
    #known;
    #sums = new WeakMap();
    constructor({ bias, scale, rows: distances, weights, known }) {
        this.#bias = bias;
        this.#scale = scale;
        this.#known = new Uint8Array(Buffer.from(known, 'base64'));
        const values = new Int8Array(Buffer.from(weights, 'base64'));
        let row = 0;
        Buffer.from(distances, 'base64').forEach((distance, at) => {
            row += distance;
            this.#weights.set(values.subarray(at * count, (at + 1) * count), row * count);
        });
    }
    judge(text) {
        const tokens = readTokens(text);
        const [praise = 0, support = 0, spam = 0, order = 0] = this.#probabilities(tokens, 0, tokens.length);
        const sentences = splitSentences(tokens);
        const orders = sentences.length < 2 ? [] : sentences.map(([from, to]) => this.#probabilities(tokens, from, to)[3] ?? 0);
        return {
            praise,
            support,
            spam,
            order: orders.reduce((most, one) => Math.max(most, one), order),
            known: this.#shareKnown(tokens),
        };
    }
    #probabilities(tokens, from, to) {
        const words = new Float64Array(count);
        const grams = new Float64Array(count);
        let [wordCount, gramCount] = [0, 0];
        const add = (hash) => {
            this.#add(words, hash);
            wordCount += 1;
        };
        let before = edge;
        for (let at = from; at < to; at += 1) {
            const token = tokens[at];
            add(token.hash);
            if (token.isMark)
                continue;
            add(hashPair(before, token.hash));
            before = token.hash;
            const sums = this.#sumsOf(token);
            for (let own = 0; own < count; own += 1)
                grams[own] = grams[own] + sums[own];
            gramCount += token.grams.length;
        }
        add(hashPair(before, edge));
        const odds = Array.from(words, (sum, own) => {
            const total = sum / Math.sqrt(wordCount) + grams[own] / Math.sqrt(gramCount || 1);
            return Math.exp(this.#bias + (this.#scale[own] ?? 0) * total);
        });
        const all = odds.reduce((sum, one) => sum + one, 1);
        return odds.map((one) => one / all);
    }
    #add(sums, hash) {
        const first = (hash & (rows - 1)) * count;
        for (let own = 0; own < count; own += 1)
            sums[own] = sums[own] + this.#weights[first + own];
    }
    #sumsOf(token) {
        const before = this.#sums.get(token);
        if (before !== undefined)
            return before;
        const sums = new Float64Array(count);
        for (const row of token.grams)
            this.#add(sums, row);
        this.#sums.set(token, sums);
        return sums;
    }
    knows(word) {
        const [first, second] = readTokens(word);
        return second === undefined && first !== undefined && first.bits.length > 0 && this.#shareKnown([first]) === 1;
    }
    #shareKnown(tokens) {
        let [known, all] = [0, 0];
        for (const { bits } of tokens) {
            all += bits.length;
            for (const bit of bits)
                if (bit >= 0 && (this.#known[bit >>> 3] >>> (bit & 7)) & 1)
                    known += 1;
        }
        return all === 0 ? 1 : known / all;
    }
}
const trained = new Classifier(weights_namespaceObject);
const recent = [];
function classify(text) {
    const known = recent.find((one) => one.text === text);
    if (known !== undefined)
        return known.found;
    const found = trained.judge(readPlain(text));
    if (recent.length >= 4)
        recent.shift();
    recent.push({ text, found });
    return found;
}
function isKnownWord(word) {
    return trained.knows(word);
}
const address = /(?:https?:\/\/|www\.)[!-~]*|(?<![!-~])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
function readPlain(text) {
    if (!/https?:|www\.|@/.test(text))
        return text;
    return text.replace(address, (found) => (found.includes('@') ? ' † ' : ' ‡ '));
}


/***/ }),

/***/ 1950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ foldSpace),
/* harmony export */   Pv: () => (/* binding */ hasNoComment),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   r7: () => (/* binding */ foldLines)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8417);
/* harmony import */ var _text_unicode_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1268);



const longestText = 20_000;
const longestLine = 8_000;
function readEntry(entry) {
    const whole = foldSpace(entry.comment ?? '');
    const raw = whole.length > longestText ? whole.slice(0, longestText) : whole;
    const lines = foldLines(raw);
    const shown = mayBeCleaned(raw) ? foldLines((0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(raw)) : lines;
    const line = (0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(lines, _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.lineEnd) ? lines.replace(/\s+/gu, ' ') : lines;
    const text = line.length > longestLine ? line.slice(0, longestLine) : line;
    const ascii = !(0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(lines, _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.other | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.control);
    const mayLink = link.test(text);
    return { entry, raw, isOversized: whole.length > longestText, lines, shown, text, ascii, mayLink };
}
const link = /https?:|www\.|@/;
const mayBeCleaned = (raw) => (0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(raw, _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.other | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5['&'] | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5['<']) || ((0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(raw, _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.control) && /[^\n\r\t -~]/.test(raw));
function foldSpace(text) {
    if (!(0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(text, spaced))
        return text;
    return text.replace(/\s{2,}/gu, (run) => {
        const first = run.search(/[\n\r\u2028\u2029]/);
        if (first === -1)
            return ' ';
        return run
            .slice(first + 1)
            .replace(/^\n/, '')
            .search(/[\n\r\u2028\u2029]/) === -1
            ? '\n'
            : '\n\n';
    });
}
const spaced = _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.gap | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.tab | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.lineEnd | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.control | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5.other;
function foldLines(raw) {
    if (!(0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(raw, folded))
        return (0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .toLowerAscii */ .m4)(raw);
    const spelled = raw.includes('&') ? spellEntities(spellEntities(raw)) : raw;
    const seen = /[^\n -~]/.test(spelled) ? (0,_text_unicode_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .dropUnseen */ .Y)(spelled).normalize('NFKC').replaceAll('’', "'") : spelled;
    const low = seen.toLowerCase().trim();
    return /[^\S\n ]| {2}/.test(low) ? low.replace(/[^\S\n]+/gu, ' ') : low;
}
const folded = spaced | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .traits */ .I5['&'];
function spellEntities(text) {
    const named = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };
    return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|nbsp));?/giu, (found, decimal, hex, name) => {
        if (name !== undefined)
            return named[String(name).toLowerCase()] ?? found;
        const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return code > 0x10ffff ? found : String.fromCodePoint(code);
    });
}
function hasNoComment({ raw, entry }) {
    if (/[a-z]/iu.test(raw))
        return false;
    const comment = entry.comment ?? '';
    return !/[\p{L}\p{N}]/u.test((0,_text_unicode_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .dropUnseen */ .Y)(comment.replace(/[0-9]\uFE0F?\u20E3/gu, '')));
}


/***/ }),

/***/ 6633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ encodesInstructions)
/* harmony export */ });
/* harmony import */ var _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8417);
/* harmony import */ var _entry_reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1950);
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4953);



const longest = 4_000;
const most = 20;
const codes = [
    {
        traits: _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .traits */ .I5.upper,
        mark: /[A-Z](?:[\w+/-]{9}|(?<=[\w+/-]{10}))/,
        run: /[\w+/-]{20,}={0,2}/g,
        decode: fromBase64,
    },
    {
        traits: _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .traits */ .I5.digit,
        mark: /\d\d/,
        run: /(?:[0-9a-fA-F]{2}[ :]?){10,}/g,
        decode: (run) => fromBytes(run.replace(/[ :]/g, ''), 2, 16),
    },
    {
        traits: _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .traits */ .I5.digit,
        mark: /[01]{8}/,
        run: /(?:[01]{8}[ ,]?){6,}/g,
        decode: (run) => fromBytes(run.replace(/[ ,]/g, ''), 8, 2),
    },
    { traits: _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .traits */ .I5['%'], mark: /%/, run: /(?:%[0-9a-fA-F]{2}[\w.+-]{0,40}){4,}/g, decode: fromEscapes },
];
const common = ['all', 'and', 'every', 'the', 'this', 'to', 'your'];
const turned = new RegExp(`\\b(?:${common.flatMap((word) => [rot13(word), reverse(word)]).join('|')})\\b`);
function encodesInstructions({ raw, lines }) {
    for (const { traits: own, mark, run, decode } of codes) {
        const runs = (0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAny */ .X8)(raw, own) && mark.test(raw) ? raw.match(run)?.slice(0, most) : undefined;
        if (runs?.some((found) => (0,_find_order_js__WEBPACK_IMPORTED_MODULE_2__/* .isBareOrder */ .dV)((0,_entry_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .foldLines */ .r7)(decode(found.slice(0, longest))))))
            return true;
    }
    const start = lines.length > longest ? lines.slice(0, longest) : lines;
    return turned.test(start) && ((0,_find_order_js__WEBPACK_IMPORTED_MODULE_2__/* .isBareOrder */ .dV)(rot13(start)) || (0,_find_order_js__WEBPACK_IMPORTED_MODULE_2__/* .isBareOrder */ .dV)(reverse(start)));
}
function fromBase64(text) {
    return toText(Buffer.from(text, 'base64'));
}
function fromBytes(digits, width, base) {
    const count = Math.floor(digits.length / width);
    const byteAt = (at) => Number.parseInt(digits.slice(at * width, (at + 1) * width), base);
    return toText(Buffer.from(Array.from({ length: count }, (_, at) => byteAt(at))));
}
function fromEscapes(text) {
    try {
        return decodeURIComponent(text.replaceAll('+', ' '));
    }
    catch {
        return '';
    }
}
function toText(bytes) {
    const text = bytes.toString();
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\t\n\r]{8,}$/u.test(text) && !text.includes('\ufffd') ? text : '';
}
function rot13(text) {
    return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));
}
function reverse(text) {
    return [...text].reverse().join('');
}


/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ findOrder),
/* harmony export */   az: () => (/* binding */ findRemark),
/* harmony export */   dV: () => (/* binding */ isBareOrder),
/* harmony export */   eV: () => (/* binding */ findHiddenOrder),
/* harmony export */   zv: () => (/* binding */ mayBeOrder)
/* harmony export */ });
/* harmony import */ var _entry_classifier_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5170);

const thresholds = { comment: 0.88, remark: 0.6, hidden: 0.35, encoded: 0.25 };
const fewestKnown = 0.35;
function findOrder(text) {
    return isOrder(text, thresholds.comment) ? 'order' : undefined;
}
function findRemark(text) {
    return isOrder(text, thresholds.remark);
}
function findHiddenOrder(text) {
    return isOrder(text, thresholds.hidden);
}
function mayBeOrder(text) {
    return isOrder(text, thresholds.encoded);
}
function isBareOrder(text) {
    return /\S \S+ \S/.test(text) && mayBeOrder(text);
}
function isOrder(text, least) {
    const { order, known } = (0,_entry_classifier_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L8)(text);
    return order >= least && known >= fewestKnown;
}


/***/ }),

/***/ 5582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ findForgery)
/* harmony export */ });
/* harmony import */ var _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8417);
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4953);


const quotedData = '(?:feedback|comment|data|quote|text|input|prompt|item)s?';
const closingTags = `</[a-z_]*${quotedData}>\\s*(?:</[a-z]+>\\s*)*`;
const forgeries = [
    {
        code: 'forged-message',
        pattern: /<\|(?:im_start|start_header_id|system|assistant|user)\|>(?:\n|(?:system|assistant|user|developer)(?:\n|<\|)|you |ignore )/,
    },
    { code: 'forged-message', pattern: /^ ?(?:<\|(?:endoftext|eot_id|im_end)\|>|<\/s>|<start_of_turn>|<s>|\[inst\])\S/ },
    { code: 'forged-message', pattern: /\[inst\].{1,400}\[\/inst\]|<<sys>>.{1,400}<<\/sys>>/s },
    {
        code: 'forged-message',
        pattern: /^["'}\],\s]*\{\s?"?(?:role|type)"?\s?:\s?"(?:system|developer|operator|assistant|tool_use|tool_call|tool_result)".*[}\]"\s]$/s,
    },
    { code: 'forged-message', pattern: /(?:^|\n)- role: (?:system|developer|operator|assistant)\n/ },
    {
        code: 'forged-message',
        pattern: /^<(?:tool_calls?|tool_use|function_calls?|invoke|function_results?|tool_result)\b[^>]{0,80}>\s*[{<]/,
    },
    { code: 'forged-message', pattern: /(?:^|\n)(?:tool|function) (?:result|output|call)s?(?: \([a-z]+\))?:/ },
    { code: 'forged-message', pattern: /(?:^|\n)### ?(?:instruction|system|human|assistant):?\n/ },
    { code: 'forged-message', pattern: /(?:^|\n)action: ?[a-z_]+\naction input:/ },
    { code: 'forged-message', pattern: /(?:^|\n)(?:human|user): .{1,2000}\n+(?:assistant|ai): /s },
    {
        code: 'forged-message',
        pattern: /(?:^|\n) ?[[(<*#-]{1,6} ?(?:begin )?(?:system|developer|operator|admin)[ _](?:message|prompt|instructions?|note|reminder)\b/,
    },
    {
        code: 'forged-message',
        pattern: /(?:^|\n) ?[[(<*#]*(?:system|developer|operator)(?: (?:prompt|message|override|note|notice))?[\])>*]* ?: /,
        before: 'order',
    },
    {
        code: 'forged-end',
        pattern: /(?:^|\n)[^\p{L}\n]{0,20}end of (?:[a-z']+ ){0,2}(?:feedback|comments?|data|text|input|prompt|block)[^\p{L}:]{1,20}\p{L}/u,
        before: 'order',
    },
    {
        code: 'forged-end',
        pattern: new RegExp(`${closingTags}<(?:instr|system|task|order|prompt|oper|[a-z]+_n)`),
    },
    { code: 'forged-end', pattern: /^[^\p{L}\n]{0,3}\]\]>/u, before: 'order' },
    { code: 'forged-end', pattern: /^(?:"{3}|'{3}|={4,}|-{4,}|<{2,}end)[^\n]{0,40}\n/, before: 'order' },
];
const anywhere = _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .traits */ .I5['<'] | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .traits */ .I5['['] | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .traits */ .I5.lineEnd;
const atStart = /^ ?(?:[^a-z ]|tool|function|action|human|user|system|developer|operator|end)/;
const balancedFence = /^(`{3,}|~{3,})[^\n]*\n.*?\n\1/s;
function findForgery(text) {
    if (!((0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAny */ .X8)(text, anywhere) || atStart.test(text)) || balancedFence.test(text))
        return undefined;
    return forgeries.find(({ pattern, before }) => {
        const found = pattern.exec(text);
        if (found === null)
            return false;
        return before === undefined || (0,_find_order_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeOrder */ .zv)(text.slice(found.index + found[0].length - 1));
    })?.code;
}


/***/ }),

/***/ 9857:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"a":"аαɑᴀꭺ","b":"ьвβʙ","c":"сϲᴄ","d":"ԁᴅ","e":"еεєҽҿᴇ","f":"ꜰ","g":"ɡցɢ","h":"һհʜ","i":"іιɩǀǃıꭵɪ","j":"јϳᴊ","k":"кκᴋ","l":"ӏʟ","m":"мᴍ","n":"ոռпηɴ","o":"оοօσᴏ","p":"рρᴘ","r":"гꭇᴦꭱʀ","s":"ѕꜱ","t":"тτᴛ","u":"υսцᴜ","v":"ѵνᴠ","w":"ԝաᴡ","x":"хχ","y":"уγүʏ","z":"ᴢ"}');

/***/ })

};
