export const id = 269;
export const ids = [269];
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
/* harmony import */ var _text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1665);
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

/***/ 4556:
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
// EXTERNAL MODULE: ./build/clusters/numbers.js
var clusters_numbers = __webpack_require__(4556);
// EXTERNAL MODULE: ./build/clusters/words.js + 1 modules
var clusters_words = __webpack_require__(5117);
;// CONCATENATED MODULE: ./build/clusters/numbering.js



const pairReach = 5;
const fewestPerRow = 4;
function createNumbering() {
    const numbers = new clusters_numbers/* Numbers */.F();
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

/***/ 8888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ findTerms),
/* harmony export */   S_: () => (/* binding */ groupTopics)
/* harmony export */ });
/* unused harmony export mostTerms */
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9952);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3590);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4556);
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
const stems = new _numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .Numbers */ .F();
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
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5005);



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

/***/ 5005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eV: () => (/* binding */ findHiddenOrder),
  G5: () => (/* binding */ findOrder),
  Il: () => (/* binding */ findRule),
  dV: () => (/* binding */ isBareOrder),
  zv: () => (/* binding */ mayBeOrder)
});

// EXTERNAL MODULE: ./build/triage/language/sentences.js
var language_sentences = __webpack_require__(4630);
// EXTERNAL MODULE: ./build/triage/language/classes.js
var language_classes = __webpack_require__(2724);
;// CONCATENATED MODULE: ./build/triage/injection/order-rules.js

const discussion = 'fault advice page report explain';
const complaint = 'fault report explain';
const inquiry = 'fault report advice explain';
const orderRules = [
    { code: 'override', verb: 'ignore', with: ['rules', 'prior each'], unless: complaint },
    { code: 'override', with: ['rules', 'prior each', 'lifted'], unless: discussion },
    { code: 'indirect-instructions', verb: 'obey', with: ['mine url'], unless: discussion },
    { code: 'role-change', verb: 'become', with: ['agent free boss'], unless: complaint },
    { code: 'addresses-agent', verb: 'any', with: ['called ifai newtask'], unless: complaint },
    { code: 'prompt-disclosure', verb: 'reveal send say', with: ['prompt'], unless: inquiry, asks: true },
    { code: 'secrets', verb: 'reveal send run fetch', with: ['vault'], unless: inquiry },
    { code: 'secrets', verb: 'reveal send', with: ['secret', 'real prtext pr url'], unless: inquiry },
    { code: 'exfiltration', verb: 'send', with: ['pages secret', 'url out'], unless: discussion },
    { code: 'foreign-code', verb: 'run fetch', with: ['script', 'url'], unless: discussion },
    { code: 'changes-machinery', verb: 'change add delete', with: ['machine', 'url pr script each'], unless: discussion },
    { code: 'changes-machinery', verb: 'change add delete', with: ['guarded'], unless: discussion },
    { code: 'skips-checks', verb: 'disable', with: ['check'], unless: discussion },
    { code: 'skips-checks', verb: 'approve', with: ['pr'], unless: discussion },
    { code: 'deletes-content', verb: 'delete', with: ['each core', 'pages core'], unless: discussion },
    { code: 'inserts-payload', verb: 'add', with: ['payload', 'url each'], unless: discussion },
    { code: 'access', verb: 'add change reveal', with: ['access'], unless: discussion },
    { code: 'claims-authority', verb: 'any', with: ['boss'], unless: discussion },
    { code: 'concealment', verb: 'hide', with: ['human'], unless: discussion },
    { code: 'concealment', verb: 'any', with: ['quiet'], unless: discussion },
];
const hiddenRules = [
    { code: 'hidden-instructions', verb: 'any', with: ['called ifai pr url rules prompt core'], unless: '' },
];
const wide = language_classes/* ClassSet */.jz.of(['advice', 'report']);
function compile(rules) {
    return rules.map(({ code, verb, with: groups, unless: discussion, asks }) => {
        const unless = read(discussion);
        return {
            code,
            verbs: verb === undefined ? undefined : verb === 'any' ? language_classes/* verbs */.PB : read(verb),
            groups: groups.map(read),
            unless,
            never: unless.and(wide),
            asks: asks === true,
        };
    });
}
function read(names) {
    return language_classes/* ClassSet */.jz.of(names === '' ? [] : names.split(' '));
}

// EXTERNAL MODULE: ./build/text/hash.js
var text_hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/triage/language/linear-model.js
var linear_model = __webpack_require__(203);
;// CONCATENATED MODULE: ./build/triage/injection/weights.json
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"bias":-4.3583,"scale":0.0274874,"weights":"H/729QPxC+zk4zXhAf0Q1OsIJxwBzPzWLCzlFQr3Htbx4PsGvSzdAObu5wg43PsGHNQREhbfB/nvFOsPF/gI69Tixxz47v8T3xsY7/jfAu5h0uYBAx8B+yK3IfAn8wkWHskY+AYH060OHwG05KzfBfscIR0UABTZGfTuEBz+HhX1AfkU9OUBAOIPENz96ewbG9wI8a0SEicWEf7+CQT8GuHUE94msDM44Pj6zgvuJ/oG1DfmLdweBx/6BBDwIAb28gXwzAryE/YaxOLwvyXe8CkgIPX4qecGI/wX1Q8Q2soBEge22fsJ/eIAGBITEd7sNRbbHfch0gn/8yMB7/va6AIEzeD2B9gGHd7TJQNI8PQPBskECQZI7fkAywP0GOHvIRU2MQ3x9O8m6gnZyxcnIsgwzN4TyPH9HDzS8tXmIgP3BfX1Bg8ZBCDdGfDGL8PqAy8D+hi6CxcV4Qr/8xnk0eMBz8HzBf8b7bgK4AXeGdsAAgf4Ed4C9PDoC+YhELsIKdwSRcEEFA8XFALA3jcSCgMnzgAj+Qg58AUmneTawwztMero1dr4Ed0P8uYD2sTGzPkF3/P449785rDlBBQWGubNKdwlBB0GuOoRAev889/j+w3dFqXYFBgMFxTYGw/6KhUa0kHI/Qgf2f8NHRIC0w8R+RX9Dx8Gv7XN5woV8Qs37eb/JyDm+8kN7wLhDOzEAfn05hcFB/301CIhLd0LAtoBHAwU9w4zDh4U1AoKCQcF6u84M/wR9C4QFBPo4Q43AR7+E+ch0N8D6cPcHw4L6/rw+xMTFOnv3ugr4ycv+gsTDBcf4gUkASwVJyHjEOoSsgS/0g4XAvT+BLsI3d7MEhAd/fzjB/j6GhTTNQjrAdf6+vb40wINNOffLAHRE8QXF/Id2+0h9eb3GwzlzNYnNR/2rA7W3OUXLQX1/P7/GNTp7CLn+uAHH/vF+QYv5eToDP4t0/AWEAX0DRMXBvwqzf/u+VUy8ecIJPfu38r4ITj6+RbtCNz9zv8SA+/tFCYl9c3rCQVDLDA4LhTeBqchxwX4JSL+CghTJRTk9u3K8w097wsF4Cb8IvsFng8W4SL0/xv/LPzj/wH88wXd0Tkg5gEx2O+p9fv9JRI/EQz7HSH88NsQG9rT7vsW9Bnc8//74MUtGAsnCN8jJOz/E/Sy2+7mHizjGhXhE+veGPIfoBjyGxfMEC8XHyMjBDD3FBwEDhf9ASnw+wsdFQ7w2QHOHbvaKivw//jWCOQABToPHxgj/BTD/9HGKyD32xAFBgIK1x/WG7MC3xOnGA71Htyu8cXf+wvXDjj0BA8r7vXN3L7QFvzVDdj1Q+cgLQ8P5wkRBOgO5Q3nytMAFhny8wsPD/muCS4fQCIvDO0nCgnpGQwUDDO+AhkbEA/3DQMwAfwIChT2GhEWBenw8+MD4w4QBeQNLuD46xDrAQru2SMy7NwXAAH2HiO9LtILEA4CGqb+3A0G9R3xChTu6RfiAATnLxIEAx0BBMrWZjj2/vDU3egX5dO/E9UW59wEwdLR+T3h8OfQ6RXCNBPSDybUyiMX8fAQEfoZ5NYH3vdVLPb2vgH0CQTn+h26EfTxwP0aDA3kIxTF/O3ODwnYEP/vIgLr9yfXAw4iATUKFCCdFf7vzx0hAv0QCP3SEFXs9Pku2xDmGQUW6iHJ/AvN1Ez4+Mn7+xrMFdwYCN/FF/3S6vI9BigELhoW5+XXCC7iEiTZEgMF2NAQz+wEIB8NCRPgxwfyOBH5/Qn35wLP0vbNGe7cLTdHDPbXFjI+FP8L/On0++0L/yT/Ier12OkVnhYjCgvyMvjk+wDc3vMIF/n8BxULGRDO0zgMNtgKqfEh1uXVHBHKGPjKCuUi1PAo0A71B9cWCL/6EET0Dg/v1R0dwAoRJ/gm5iwRExMWEe/o/74D+iYHEQnv1hP7F+oA/ujpxOr6Mw/2f/jeCcz7pswHzPcaCwPoTv687t0z/fvaFhDmB/YN6gjq++ANCdTVFBPzAPsHuQXHvS0ZCQMM6fkU4v3/GwUiEAzm9Ai8Hh/lBulaBQmuJQAMDS/3EiYjvBH3/vwYqB8j7R/KDgze/xX9+jIbFfHV/vDpEcDR983z4O7SAt4C8C4XDiwe9MDkEhwL5RDw1PXD3RzqI8ElGsIYz7DEFejSFCXyBDgwzhr9MxXp7l/05Rby3xgw5fPS9bLy/kQdD+3N7tcTDBgpB+/M//X3AjdMD+bSBkAp7cgK890f+f0W7/jL9SQ1CubYL/wvH+cQr9UJFR8BGzYXyd++7gIvDSwjHS7c8/YBC9jp8sEIBQLX2Q+88vwlNyDH8ub1CegY+QULTucC/hq+hf8WBbUIAhMFNe30DMVNBwbizxrZQvLlEkD45+sLDPk3BvvJAAgpJQUB/QDq2df2BuAQ8wD6Ga8zBR/WFRcaF8ngGyA3If4FLBPz98v5/9g0MAkFCwL89+Lm9+XpAxDu5NkBBQvx6xIbBsb0JicV+OcGIfzn5+fj/c3qCA5EDxEPAA/qCwbx8cXO//UkEQwEHdMfCQQkF9LcEVDX8fDe//r4E+AHFPb2JCWzEjYN7AHsLsQCJbAlBCIVIwvgGAEwDBfZ6xAPA9wGCwXk8gUDNfvHKAf76f0G/gIQFMhA+Pz26dIW0Ba03/QRF0rt5vUVF84f/B7kNxHnQsUWEBMJGvjz2OQb6xL+BxsV9P7y/hfmwOvBHEkS7w4D4//PBz3tK9sTBv7V+gHzMPwgHv7BFP0XJTUF+hIK2Mnd5yDzChMcHPjRCeokGiXUUvnl+AsRIiT/9w//KMvc3ccl8hIb7BcSGdcM3/RIJePqvdYx/Qb5CxwTBPTiG+ITBQwKFN/0+AoE49HnHfoG+C315MktD+/tEOJBRAUSEdj1Be0F8fTq9i3YACXE5NsPDgXrBwXF/CsZDNEB1RLjCQ0T+iLbHQHt18jb+gHl+t4byR7f/QsM6RLr9QvNGQj2GbEiyBgCGuwg6yj+OePu/hz83/7gAEcFECa4IDb5B9YG7yD+Kvba2UPN6S/jIbbU49EC0wHr5xY5AgLs4goGBRn+HfolBfgppOb97/PM2LvwFgcWN8gdERgH6+02JQXBugHAACZ/+9/tHA0XBuQuGwHqAx7k6DEM8xANzSzb+TPo9AbvWEPgMwP0BvFMJO/TwGv6EvPb6hwe//gHCg3kw+D12vAc+ArV+RL019LgCv/j+QjsGfj63RjzKDgwIQnZ9P/UzgLz5OUF+7ni7kgUITQq4+IQOwgxvxEaHDwP+hwW4/ok7unuAbzcGhL1DSkEJyYULvsm5hP2+w8E8O3uwR8uCAsFLx0wCw0lARAT4l4XELAVNfbj/pokzvj8HNEXHQ/j8PQMyyMMEw7mELnW2/QhDiAs/iL49CYd8AnS9gYl6yLyGQECCNcv4dHJzfwhAfcT2ePyK+szKOYL2/kq2hrMpRj07PT05hMKHgwpPeof7QoQGwsK+AsRPfzXGecqFQHP6BAQG87NO/IcIAsqAugJANQOC+rWAR0DHe/pEPnz8jb8xt0n/QL+OQuvOiMw9jfrawohFzQe6izJzMWo0yW/3+EdCP5LJMYj3w8H5gLvH/kR1+7xBAIr2N3MEg766+vNxAU6ygsFG976OOrO1TwAFAYB/SbL7fHm3u4wB94G2tX34KwQFEIt4O3L8ukS9gby6iHo8/gJz+Px99jE5Rnv4BkFDfAU7/Ty+f4c/BI+wgzhTyv65MnW/AQj6ikQ1R0VOxLp/wcAEfPHVe0E3PvqNOv9+NjJCvTK/e3z3vkFLNTnKSni1fP8IL3zNPYT7+HAAB3fFhX4GPceChofKS3ZIwnt+uf3JiHf4+Ik7NkA8DT7Ct69H/xA1THP3nIfG/HqBhju+/sEE+ko498h3iXI2QPaC8r//wDvtAYk4fsm6Ool9BX1LxMV1R8V4r8CSvrsGgMS/D3sxfsJNA8dBBoaGT3oEeUKBvcmCvkOEvkKCwDXFO3Y/P3bHQD1CPf7PRMc4OrYI+vZ/jcRFqfyyR5ACdHg+vAxAQfp/fb6/+Qy4gAUCQwMAx0PCMv3Ke4hEDbu3xQvBw/j3xzqJvLsMfn6BQsYMAscAtzs/+Dp3f74yhbTG/scCLsox9ciA7Pe2v763/j/8CH6FB8cRuEEDNgV7NvH3yEUJPrasefOLNsCB9ko7+YKA9bKEA3XB8DPDh3k6fMV3/37yMT3HQb/9xblAiDl5UInCfNGCPP13wGy2gr50/v9zP6d/tcCECvl/+3wK/YP5vPvG+Lq6u/pwuTaFRP9IS/HAjQa2/MtFCmw5AHDLd4D4SLrDAb22yfoCxHs17rPCMEc/f413xosxOzXKygg+wYktyTiG9od5hbr/xAi0t7xDe/Prd0L/uQl4/Pp2OL38wcd++u5HBUGAA//ywz8IgFJEgUc6PTo1em3Jx75HQkRALcOvPsb7fISC9oMEwRk/ywVKsg08gMvG+oYFtkZKNnqGsUC9gfK99AWBvIa4RYGvevw5wPt4vfUAvjuFfi06x3rxOATGRInDAInAOOq1gvC7vjW5CUL+MYQAL0XtBy8Bvoc19YHCvUr1tkpEMLm1SD55iP6ChckGgTWBd8I1+v3JPXZyu/y5yYO3yMAMwvl9e7e2Qsg/ebx5OkLGykV5x3yERMCBfQb8isC8hkR/MsNC8TpN/PY3hUe9NvgE936NOn37dIi/yMi+SwRKfXB4QL1CrkD/hK+JvI7HPgJIyIbIAEuDg/x5xLWzRLy/fTQSgXZxPL59PQD8fnjPQff2egN/dod4twXLQzp18nvDNgI7zbxEA/ZCRL/6DoQ+OcFSe/S6g0DGO8O8UQk9PEotRoUCiIH5SD/HiXxLtYV9PPN8v0D+7zAOA0nHQ/o1Qgb5g3W0fr9LeQYOss6x+oWAek2vBPLudUFJfvT4Pji6doVDiW4+t1IBiTvWJxS9e9VHe0t4A/JwfUP9+nC3hbhMiEUsPHwMf3wAAIQ7QlCIRTLA98g8P7+8AARGvS71vrJ+hX+7dL3Ib/lEjfQ+hbWF+bjAe0cGANH4wDFNpbyCxYjwuX34wYIIRAaGgG1tt/BNA8M6QIU8/PQ8PAKvt77JBc4EBP49gXa/RMi5NEBvhsFFBvi/gUW2gD/IN7oFzrVFPn+DwAbIQ4uDuI8ERArITod7uL79/sGvfnaJwUf9B/EKADKFOQwE8foFfbswUMC5THZ4+D6JAcC6PDx9ywXzQ4CEPTO7agNCun75BwKs/ch69f9BiUTINwLxM0p1frjFibTBUAXEN4g4fQI8QX4Ci3x6SXYJCDzBvPSNB3ZAh0Z+QgYDa8J/88QOuLBzgkXCvkbDBI4GfEd9eoNJO/uHxscGRML3vb6EfbctgRJENb5SBP2CNTm6uzr/SL55/sM1x/W883mFf494ecpB+EoKfH9+TQA5b7X7gga5OUDDesxCuX+DvYd0cknkuLL8Nzz4OcRACIi8eP1MRbfDuuuCN4R4h3X8vz8Pu8HFPobtBzQrMMO1SDw9+qvCfTwPv/N8LsX9ezi3Abz/xISMv3Gwvfu/hrs//T3780UCx3k5R4H+R0Y8zvoBO0y3uk+3Nsb29C8HQkIvdkMEOsWIO/4KA/x+mM1CgwlGw7CCd8bNhUHI/jCJAPo3xvu+g3zCkECqPzyQgEE2QMjG/ssCBfpHh7lH7fQ2hobCRfbEdMnAAER6u/m3NgpMfMC7OnvUiPy8BVOAAHgHxv49N7O4hHwJsPLsxjh+dTHKwbvIcoM+xH5+S8qwfr6+O3XCRIK//b6JvLsENAkDPDsLbAZ+tzl3hMrHf31MCYE/BP6H/8J0R8Nxwbp0R3RHto63yoYCtKb1Pn73gML7Qjp8yHlAREFKdzRGe4EvvvK+PzbBPX1EeoS49zPxBvoINzz6Aj++NoluBDt7yEpEfzz7QZI8yQGQvMCzBnZChDeBdX13CXY9OjtFN4DBSjm4xUrGh/FMy/1I98ODNvbJ9zvHeK4C+oG0R0z6gfnDwPzAgnN/fgWJfTiDAsLAyEFEtLXBtQP7Aod89vS8xsL7R4EEn8T2P0U7MTYECgRwerq66r0/u3lufkg1fwVN87o/+kaA20v7dfc1+zVOvERMBTNHOrM6b8GGQwDFBPu0ekP3QHWCbHr0fol+RXyEe7lEf37ICTl3iD+FNoDJtQI0L/78fcGwhEOzCgg6/T3KPMA6x/5gSHNA93bFBcCG8zw2Qb1IO8LIdsC3fsaBwYKFf9D+drd1RYLGO0b/evv5wfkKMvp5CPwAOkcjAsBFFkx9OgzJRzu9gTlKNHo5+QCGSwX+wLwFf/3FuUYBAzh9QLrBEcTKfUe784DJyXv7Qww6iQVAgTm1AcoDAb6Gh8EDgr/v+b2Ez8OGwwH+C/h+gr2Cfv4My/82u/WzM43LwgFIP/B6fgOBxAqAAwo1vHlLjwf9+y3KxvsAfjs7/sNrQfeCdgFzhDnIEP11tvbDs3aTcIXGCXT8cr43iQ66Q0M/x/tDw3t2QYd/ND8Ouvsy+ccHgjf2NDnPxwTFi0XES02Ieju5BUQLuP9CQwaHgsd4y8i3vYO9egQ1STh9MLT+Rj7AiEVDwDv4hPNKRrEIj8nBEn0EwsEF9zy+CkO2PvUD9rhD+fg3h/YHvX5AxAD+wq27s0l1fbtBR738ifjJikV9M8NJywF+Q085+vvDAIH3eLf7uD/6Nqh9AwwHhHxJhgQ6czrO/MP4ugAHdPDCwEU+QbsELf6LdbO+98B9hLUKQcTBPWx69E59cnxKCQQIwTu8xAjCesM9v3w6L4ACAjrBRcURAsD8iUGE74qAjHUC7wG8Q4D/eQo7iMM3A0a4QaV+QgR/P/X0xTcDQHt1N/q1vTq//TuGOn28K/rGxKvKdAD9d4YzQb5BR8dtOm61Bjw+8ca/8P7+i/zzMvvrPj9oCj7Af8wDhUi6gToJzkXEi4OKMEQ1+z9D+PZzxDo8ioIIO8L9SnzCe4B+tMTFkHCDeAGFAzxuica4TUqMwgR2hDQ5wP4+tv6Fw7cBpjy5+nz6CDg9N33LeVAAhLtGgw2+hLMBgwrAgeVxOwmBNLm5eIRzdPw3x3m4/LKIVAA5/HwKwMbKgTFBbweJf7zA/b19crX8+BEJiYT3w/M7CX9FtIUAe6k5uPA/jsLG/n/8dfw5Bf70BMV/hvsC/Tz2BDpJ+AP7fkeGtj3CwLpyxz0EP0b3AoTDLg4CPwU++/pDN0eBAYZ/uUPDN097srN4/Mf2BsYDyUGEuzk8tDnKdcIu/9AMAIg1NXmCPT+BtgTBg4lyiQF7jzt9/Ht/yrF7fnzISDh7g4cCujPHrL27xA75Q8c8+zxGdn0+O0H6wESEfMMG7EXIcYA8y7y1dcaBiIgDfwB3Qfe1djsCAflGO8FJ+bxuBXdIAoJHPPvwiHaDeUtB/vwuvcCvyoQD/Pe8BX6Nyfc2fAT8xrAG+UgMN3GDAIY2wgZBB/7IAAO9Ezz7x7mDiH8Ege7JwIF8+H1Aa78/fnn+/zUDeogAvSyDNrk9BHX2Nf5IAQK0B/jrMgMM83WM/cF9eMXCTMK3NPK3eUU/NwXBefYHcEe7PQHDAAA/+0tCuVi2dTfFhr0EAlJGjTT/hIe7bvn+bjp8u0r/uXUBwvhDQen1SW3JtcU0tDOMxUQ1CoY0BMyAAQo9xsH7cED2wjf7AotF8cbEAMzGAAvDAjsBvTbDwgOH7cSCRsAIf/wDyAIFvQTzegP0wfa8Qrj7wbwz9HtGQUm3gvY+fXVMwnlHdviKPHuziAr1dUX3dwOD8Pu5wX0vBPdGvPvHOQP6/oxyqvjH9w806sEE+P9ASSx/ST4MyAHDe7n4MjvOvUbArMfBNW6JxURI9nF6McRWdfqTws/4MX92AgJKdnG4jUP6L8F6/T04P3l9iTE5/j6MRzx9xTn4Ps3EyoUHicRFCTjCto26c7n7Ecr58go+wUKugbMAf4cBgbz2tnaEdrttTojE/jf/AU/uc/mHv7bytER2Onr6/bQwgP47PoGAPgYDfIWFAoYENX5yN4OFfEY3gfnEeno69QNxiL+1Bgw7fPtwvrgFwnO1QbMJPoa6fLq6/8SIBoNNOHn6AvR1N0JxQLx67O/GOv+4EG77NvNEQvMyVAf/64oEOcBBgJM/RWVDQj9DirE8fMM1RDI1NkuFOvr5OAEOulHBvfh5wke/gjGNMEFFMDX4+ns5B75EaL30CIW9BwV3NsJHOgO1j5CFPEGArwf/PLxExn0CAr+AjDtDAgCvCTAHxPY1NjrxCPqIxDMKeLeMtA8HifoHLgREw4lKe3NJgXyDx/50BHj6iPw+M8Z8xMI0PcR9Bjg1wHx1AcUAvQhFycLDjDSFuMYA+DJ8xwA8wseCyMS/Q7j2xC6CsIn6QorA8xDHOn/7NMeCBnACiQDBBP+VxLZzd/6AvD+8vedQwgOvyXKCdcQDLsKGvD8LecH9OIF4cAXGiXj6Q68JdwC+ufT7NEoy/PjJDb2DgPTEynYRRX6uxIlBPEt4hXC5f/fqhW76+fpC98zE/v4xhMFJNj98hL0DSIPJgnJICD+7DgT8xjw4OkiEP/c/wb0HSn0zQII7gjw18/7AgYJ2P0VHuUHvu0A9BYg/Sz4BPb8C/gn1urxyNnICwu0DOYDt/0h+eguGdH4NCgV7wEZC/vK9eQeCRE8GCD3B/kNOTI4698s8wEJVt/jyub04/cNIwpBLfs8Ce4ALwcQFO0ZzDkjJf7mEwrrKtDs9tIu/fbO/BTP80H++ukkA+sn7e/n+dEk8AcU+eEU+g3Q97318/TPISYX9/X8IN/S0ibhJQUB+B8GAOPO6MPL6OyzOt0v7BgxEAXtKezdCsYZAdTy9ujo1OD0JQs9ANZJ9xPg7iD8AgAyxx/CDggvHh7L8//kEO3d0iTEGQL98t/bC/xZAAjo8y0XRv8vACT8Hf7DGNEO/AHUJv4tG9kJCAjSA9H48SsE1tj9qu3r5Qnj9PrwDAzkEtkC7Of9/Awm3/vzKzX15gnpEv8GE93yFOnyEPcDL/nnEQHSuOv34iAVEf3Ftw7u8AMG1Mba9AbpvM2/y0MUIgYK/uAT2MRcGsnzAAfvTBnG0NMX5gsXKPYqvPLnJSEHwf3E5OLYFzUE2B8bNAgV9e7iJPEjAe33/w8O/hj9KusL0gXk2Rgzy9UR9h39+N8W+PQXzO/9+xX9QwIO88oUES0BERkBDhci8s0L2Bq2z98W9fX7IerkM9Ey3egC4gXPBP4fHvUWGS3hI78iB/0XIzToD8wUwhTVMB/D8w8e5fLW3hk0DvkQ/DYS9NsjDcYB293w6O8OB+8rryP5ztq2wgXb5c7bCwHO5BIr6BXa3/0RA0Ah+ykTDgQg89nzItsn+NwktBUQ+BYf7QUHGwr4AB0C9+T33grX6g/A2tAr8vot7+cMDBTz5N7suO72BzkHFsAcy/rpLgMSGMQMDO7XFQMKAdj69b/WQPTyERED4v03BhBMQSH+5tsQ4vIm3gTDIirIxxUl0ywb8/0Qrx0gHRkP5esNAgDxCenUENHpHAoBCfPwzjIT2wwsEgUhDBf34vP+CeUIJjTc+wQA9A4IB8zh6bkBC94bCxzSEgYdNeEY/B/LBckm/igX+esm9/fX6Qn97tbxxw761Prk8+PmEQYAEuAIKhMK+i3u1yzy+wbbHdsU9uvcROovFCAeP+zMBvshCxsyCebk08X6HxzPCiHt6PfWCeEHK+wJ2v8yzhgN+PO08QvGIOkUG/ncBS8D/u37SN/Q6twX6h0DGzLh1AMUCtEPIArG2/nNDjva4ODq/sTzDVH5PSPbJ7U0+icVOTzfIzAsJDD6JP8dJRPSxBsRIQokEyr/5x/uHAH2CPzW/vEh1P8HIBMM6u5ByQr++9ik2A8c1fIZF+oy9wTmDewU89gP8dom/BUs//0l394V7/3t0QHVxfndJPUKKdDm7Q8NCNPyGvwCCecELtzV79v/CCv9Gf371wji7hYdAvrU9xMP1BIBBPE3ARz2NA0D4inrEvwtSCkgLR3T/QoFziki8uAu78HlMwbiDfoWGim6GuPX6Rn3Jfr3BB7eB/m8zgUFIxbGBgr63+3T0+sC9L8KFwMQIv/H+yPq7RrhEvnr/P4Z3uo1I9r58RjODQTUJgjRDCXPuvov//P2Kvf+uhY2+bxRAxgEJjUD8xXawg0BI+Ql/c8CDwMoEuc0t93TDzYQDvDuD+/Kz+MOJPElOQH9G/4A8eQnCvrfQeUIGefPAgjrE8QZvC4Y9gWtGhI2vesdz/r5OAYh8xINyQMB9u4YHhYe9AgLGBL4BCET7tYeFggftfQUDt4BFRL+FBK+5QkWzzTU4M4d1AghNt3+7kQJDBcrKhLt2e70DwoYBgUL+Pv29e8b/jEWAs9CLN8b+LX1IeMSAMYeDvUB5hjn9BTI6DrqNAMQ+f3SBgAf5sr+rBELZPjpVuoA+cn+C/McHrv17A/t5/YO38jv2Nkfxv0SGu0J8hUFPuot/tMRxhf5EiXoPdr4AhT/0TYzzWLn5cokzfItvt5DOtT/0NjLDfQbEB1LC9buJBDIIuODAhI4DvoRLPkNG/71FwMjIiIaEQsV/gnkAB4o6xPyDBsBIuX75/MDP07/+w4LCSjeAK/a5xgcSAgL5SwZMB73NgXl9R4YAAn3/vkk0R8W5Pol0dvwgVwiMgcasPTJzivnGxnNCesE+j8X6RLfLRKwDfwNvdwG6O/gDBHjFO8a9wIW/c+u+vElBgUdFewAz0UUIuX4EiMO8wr78RPhDewbASj58QkPuPwaMf4O8+zX/w8jwA8J0sco9+Hj6e8T/zMKJvDwAeAO3/4m3iDl1wYgJO/XHRYpDL36EfsR5iD/ywr/DAzd/h7/HAYuDttC5RvbCQv79/oq9donzBbq7xT89yHgHwsXJQMJ0wYE/iw/9yHW+wveGNc8Frv7NzIROfwx8xQ4/fAPyw/R+gHqLN0uE94k8gATFfwi+OHxHTsGGwn7AxMICuIQBw3dD8L6+x0g8v8P7/Lx8QsxEdH6CwPOPMcTDSoBDADvESX7EP8H4REy/PzvJDHjHtXq6NsMFRDn59oIGVD1tQzj0ajhAhMUHhTYzvzxFw/u8NUxCsam0OjmUxwCBxsN4wg3DiUj6t3WuOAS+AJJxQrIHvsd2OWy1PQd2twR4OsJxe7ryvHlwR0c4gMDNezC6ArX/hwHCP7cJwQEAc4UGvII/+wgzysK1g8JMOvz0Sj41QATywMX9x0HGcr7UhLz4erJBczn3zQVAyoCLgcLJQL53An52u0jANPtKMP0CMz64gcU8f8RAwLVI9oq5iIcGvf+4AMF4DEMJTkOBvVNCLX+DAX+ItHc9xXq6AhC/dfmAgvd+B/6/hoi/MzrCRL76QTV6vzK3BrzIOQzCQECGwck+jDjJysA1BL9DQop0DwE6PNEAQfuBtbW3Osk3fvZDiMs/Qcd5c4c9vQ60RHb5uzlIhYJ+Q4WCPwHzOsM0ev6BfXXLwa6ORrKMSYfHAIEBO0YA/7YExIS9fsoOOUKFQkB+bPz90b1nR8E5PkXBwMmFyvN3tbT3RkKHbcluwUd6eYYACwDDd3k6irZuA7z8+opGdTC9NnzGQ4RDusD7iQlJvjv5d3+GwC+MvBcDBjo7bjHEgAi1ef6HvPlD+7m6gP28eYn9SDyxAPhJAbkBsz/Sf++/eYo5joK7h4MAyXgHc/4Jfj++PoKGdkg+/0KH/caWxpEvwH8LNIU7r7EudD2JQUCEyvVCgsp+u0k9e01AAUDx+EF8A0M1iD5/A4h380fJuPS3wH1+K/4zBIF+s/Fzw5NPAIEHgUK+gHM7OkSxgPXPPLvD9EgBfHvvB8d6Tk08REJF+efCfgD/grI+Mvi3NgVIxe4GhwBFPAM7RWy5+UIB+L/EN8uKcUL9Mz3/gK/HdEQ1BsP5dDqCSwTHPzOQy4LGSwI28oT4BTn8ewmv+7RFfoYByjE5NnqQBkNBin6FgzjNyjm+d7XDguotyMY2RP10B0t+BIm0dke0gkL1t0NIyXk/ALe1hf47PTm4OQlBufjE+cRASa24vEjHu8P9Sbc+hb5ATHkGtfS7frbP8IC2vUfBTMP4wYWLwoSGQnx6zc4FOMJAQDkfx733Oj5EgD6/hbLGNXl6xLu5DrmJg0yFvgq6tbH4TQU9esW3gjx/PHh8uzg2v6xD+0C7IH68RLuHsky6sP8LPkIGdz15iALIAMu7NneysXCJdZDAu4cudfq+N7nEhs22Nvuw0HXG9E4CCQwA7zn3yn2Jev76+2//PcpDdvu+O/EDecP0An+JgnXCv4ryQ7fCgkpDBDZq/78BwgoAgIH/vr0HuQ3KP/n7zcTENga8gf69uhFDwkeBOXH6dcr9TAN1uwH9BBABifrNgwZ8f3ZDh3+Cvbn7dEeBsgR68zd7Sf32fMCCgMQ5wjiDAc7Gw768gcOGEcQKga6IvPL/BI02Bs5rK/3/fUWHN0S6BkP8x/O8vwNE+vZ8vLaJBkIPfPED+cqJABV4rsC+BUCueTn9P8VRQTz9SADReTzPgfGDfUKBdgi+v0I3r/tJx3vPvT0Fu8RD/s5BQLMKx7kOhwnMSIvACfV1QokKtokAiUl8OgRBjYE1yHeJgnW/QH/Ax77yBT65A0M8hspHvMD4BT4PTMOFLQc8AgUPvgpCQAZ5Qox0fAU7N/29B3qPA3u/e4YK/IR4cvf4hLW3fcBwNPx2wYBAgXjNyAXEPu4DAYj3DAd+/fBCtIQGBEMEx77/wHdDMbO7/UXGNIR7hf8DuLxCApFFArx+cwc77rhGBILBAIQ3ha+Di0Iz/cCBQwNzhjk8QUNEBAECPvIvSAlDekeFg3g+yMAJRGy1dYK4wxG9OMA4R3utgfjFwUc2h/8/hUJBCwBEykG6gAE/s7j8k/xI8u7ygDowtznCxAS/Agg0ATN9Rjz7s/HGg776xj0D8388/sN4ej1FBTV3gfkL9oPFPH04O25UdjZA8oe5fjo5uYrC97vviId6A3XyCoIHMPq6u083vjW89EQEyITDunlLQ4X7dvtLyGr1Dy+BC4Dvvfv1xoN2/c+4gv6CynS0B3IEgVREskRC8z/8OEP9L3wEgu91b4H0Ov8yuXM3yvTwu0V6i6u7i8kENLfABMC4y39ARAU9BTR+eUUBvb6BQLd5dz3+Q4AEtDG5wIGHRUE5wIHBg/Oug0H2DDlFiQi2wwB8wfg3hwKwx246Rbt7fYNGUEQGGDnIPkwEedO2QQDKTL2FssnzRjv8bn/xbLY3Cff7yUnDRrO9AfI+foTKRUyGwEU8sbxBhX39/YfAfk9Fu3jFkbZ+frxJQ8U8Q/cD+Pzw9YOBeUbTPLpwgHN8eP83eb/ueDC+DL5ywve7uETEd8E2hUJJwjo5/XIBv7sHuXh0xEV1P8tHNkgDhwL8qzvyxoH7NPH9tvbAePk+LLm7vTsK+XrADz3CdMRJ/QnBc4dHBsVGgE+69LIKxwAIAzoDADSGubCTxrr/tb25QHpDMEDBhXvHhUC/xXKGQAX/+Pf86vCHA4vDenxDOL8yuDK+OYI2QcDAwLe7cH/CTFCAgMh4lXnCvEICNPfs8ytJuEWD+UJCMQgGMfu1AHr/wXDGe8E1zTi2+fyCt0lFRQJ/DHsDusW+fzNIfgQ5hU3Ics4CPwf6w8HF+0S578w8+v6y97v6eYRyv8PzfwKzRQZ1QnZLOQP4RZA9x359OcF/OPxAvns6ukTOMQlAOsHqeMF4hwX7McOKxHrFBSh1xnbwckY+R/KMN739x7Q5xXyi//J/AU/FRUA+Qra7x7z3AcFAOzsERwdDOjb8/QPpuTV2fD66/TuF/EGEEb4ISg5/va74wzrABcd+TPYHCwBBw8Iri0TDt8tHfQv6+bv79cE5iPw8gYhEAcP0SMu5wcAFRUjA+kUDe8Vx/v/Gd8OBwcT4dwO2dILCiYKzsTmFOAk9u3g7w0X9QTr/Qv4KfQWxg73Cfz28vEL+sUDXRTuI+kW0BPuFgzjBRP550gKueH1zwI+8w0DDMv+zkT2FfII2tJW+AHfNgI1zR8CAefeQP3cABPf+v8K9AvUEPsx5uQi0vrZKdbuLRUOAjoW2LsQI+seDAP0AjIJPPAfATUVBwEdCf/7BDYk+S7x/xjyAysj9lTl6+gf1RoxMxEE/QMHPwDnDfPB/NoQ6uUlLRPWEebgzA4IASfQ4M7sxu4z8fa99Oj3DhYIDwQTzBkED8jw6gwb/iU15/ew3McZIwcT+KkUFATt1PYb6yDn9PjBIPkt8rzl9PY38NU5GsXc8fAn/xQf7yrdDiYO/z3UCSUg8xAF+sos2f0aBgb/7g0Y/Bn9L78A7BEPJM/p5zTc090BCCXw8xGy+Qcu3NjZ+fba6fb92grBHMbQ4DkBEDnkHfXo6QIQEBQhBgHbxv0dCRgaJSPjtiIyRxIR/CPzNPIp6hEE+rbs+t7qIhLxzTUWQebiANnH9exAL+jV3fb6LRom2MPuEBPl7wkw5Qi3BwsyvwXh3gwBDtUZFQP7Dhwd8EX07R9D3u/wHv0G5BbI9BHtJRi5EAfPzPHzGee7EfgFt/LsDBXiEuH8DL/LCi4w7fkJ3hofMAPXADQUxeTwGtTh6iX34vcq6P0e1gguJvTlG+wBEgwbDAIQ+BTm9uAP4OPSPgfh+Nwd+u4S+OMX3ugLIvXzBh0E9iQvG+Pd9gzdASDvFfMnFPANSKG/QR4m+h7Z/dXe/QTc5dgrDCHsHgwK+w/Z0Ar96QkAEQPGL9Dw4STkO80I+MgjNN7mFw4CBvbMKR7M2jou4BMINvTmEO/58wULA/S8G0sWDyfxKR7vFwz6yvoU5irRKRX5SRTw/CLT+gj+y/k49yYPE+f1BhMssCYd+BoXBjIaBPUe9A4vFgDvD+UTFeXn9iCz8hzn7CT27f+4AhX/zhDu/MwLsdEFGhT+u/QS6M0a9BIQ6u7jDdbV7izL6MALLOoB5/gfBQoe9g3TDwkF6O/s6dkR8fJCJDz/NrPsFQH57tnV+QofvhDq8fwVxg351hcO+fPBBAwe5frg/g3u3QSzOPsk70oS+BQjLPf0F/Xi/OzyFx217gnS9qfvyLUd/ccVIu72us4NDMTXygbjE9IM97YnCwfX5g4v8uUR3yC9Gt77CA4P9BBC1z3z3R0dGPrfOvj12f3vIBUR4rZOJBcz8vviVxMmMOoA4SbGx/0+/lcL3Nsz6yUDIvHQDQnC2QsEzQ0aLfji5Sgi7usP0AAMzvbdANgJ98csrsv00i/0yPsTFPoV9uTg9DICz+0GFvwY6fruEfHLHBLpFAomPibY/N4dAzL6E/jtCtogvAbpISHHKgA7Cw0J4Nfi4R0OHwrk3xL3/8Xl8gwE8vu2EP3lDtsSHfgU/jHhHRQG9un63v3w/fgKCcjuFdjXDvIQBA0b1QXn9D7UAjkh4fDQ1BkEE+/B9BP/HFUE9b/mGfy4A/gOCPo3FhgYGEDi3f71AvIKPiYivvURBMXxEgzKHNcQL+MLBAb3GiET6AkQyQerEg35DhIZ2RoGKAfu0hMvCPICJP26/OEDwinZv93y5UP0D8Ek+RUM+TbhHgfj6QQEAfrdGPbv8AnGEx/5ODfxCOj5AgfcJifcCOIUBPb0CPUHJ+sMB0f52gRC8zD67C8M+Rn61RIN7sEaCdMXQwD67dv6GfY9/skZ8ZruGAHvCDAz0/sBAej/wy8K5Rz+7gos8fgN5ArhGxjE7RsD5tspAdP2/cP/1xkM9sUHEsoJ4ywN5w4/6dkaGjcVyBz4IxE3Ch5DBesZKRANHxPu6SDgFSDo5Ajx9Oj1GQEXBAMD6w7yxvgi1y8BGioSufsrCAro1QPQJOP2EwLf490ESwoaGQXVAeQRBuUa4w79LUMk6ffXBN327AUgRhTIGtvdPyRM+9wGxR8a4Wj4BO7K0xnT9/83vBb+/SQN3czkDdQk7wAgEPDRDvAL/wQuMxP64vTmJOcG7fjrFu88B9TfEtQp+7UN9ywECyAhAAO+198S89Ud8EbyGx098+QKFQEaHLv2NOXIuuUa4x6NM0gaF8jzNuUK5PDdKB2+4TD81yYIAij6AvDfXv8GHgbFswkjGQoWq+4j4CczCuMr9+Yx2r4P+fXtEhwZ+/YxDP/fIPdP09fQ25MUFAYCHQ0IzUP358jYDvIQ8iqw09fpNf8cDQDf2tIHLxTtJevs2wgI7QrE1+nRxBfuAyP6C68ZtTLerA//A+347B7A2u7uABn0/cMvC/0nR8vtFPXY7NDv3iYZA7UC7y30JRPM7RPtK/QQAwbVJAsb8AMY+/k3CSAbDjSu3yUGRhEhFP7sFf7/JD/KCdrZ2RgDAs71GQ0h/wrox/jtFNwgCeYVA/0w7x8yEf39A/gxwxDY++7DNK7jIc9XKPErAh7U9/b//9z73LoBHOkF6QxhDuDrGeblIhosFysh9frSAR7jABHsNjDk8yoPGwD64uv5GBIO+B3o4+z+Jhjp7vgP9fw23fID+B8OEN49Iswn8gv5KPwA7Qrw7+jJ2TkL0xbwqytdIP3pyu8d9/QrF/3r8foGLMDd7/0PvR/DGw8UAfoa/if19+n/7sgVHRga5uj5BBgs4vIbJuLZ1xnx//cAGvrTCR/tAbHy7B/tDhra+eQEQfXXDuH7Bur7OhQQCuDXvNhE+efpExQ2GPnVtOkE9/Md+gg+E78SDwMnECMX5OYt9NP8CsQv5iXr0NblCSIZFTM55RAWBOkOyfwSEQkaEzncESki4r8qCwEpMR4FEvMK3f8NBeLpEALVEO4bxAUGEgDb2/8l5xoXPiofCjAOFwX+7OwL9yMnJPIL/9vk6OQ4AfTkBN3cJA7yCO7Y6gkLAODdFdYH+RfrB9oMT9QD/q0Pzxj6ygz6HPsF/eMTFTsMExQbNxjt0PrmCvsL8vDr0MTfCQr12CfTxdMY9QrcCRP57xYK7ey8x/z35Q0B8wG0Gxn2CgsQJq/iAvAvEggX9ekJFQgA70oM6wXqHgLx8BHXA/rG8sYW8QgD5QLjBM4y9QQfyhP0/P32ETq79goiMsEA9h3/M7b6w+z05vYl5QkZLxLc8wwiKQjktc4S+RPuMAoJFtQA+dvY3xj9AwDD9bX2EN/vqbcXFyO72RfyDRLbJzkq+CGmNvvc8/nzL/G5+xEcJAbZOQoY/MITtxIb8Qv6G9Hu2RHrwAAOGfPSIRAlGhjm/yXh2cbcLKwYOvoe7RgC/QvWBS3V+w9AAkP4HAXX3u846xThCB7FtxUS/9nn5gDCIiH09coW4sfLDTHPCgTOBOwDCvcFBzcZ8DAWEf7yHsIL0wgGIykwOwUW6a0F5ecG0xsJAxvn1rke583UA8+9HCji/gtQFCMNDiLT/O08D9rY9tEJ4BTkxer6EAIKE+79Ksgh5+ApDvDWEPvZA8IBFsG+L+sU8w4pEt3fC7cJ6/3nNLr4BAwCRO/h6BsYyA/1/QQBCvgF/jrx5w0O59XbGQkn9ebf6B3xE9v3+tb8G/ce4g3pBdzW8tsIAhHc0w3nHc4eAbPPzQYsBeoZ5O/9Fdzox9zr9bf5EC/qFwLq9uzmMhLSzvLs8eALzuHgIAkB8vIG6Oz04wwV9g86Awnx+/XFCMnV++f64iO/MwctNxAw9xIU8yT929oNBfDmBTHi7hEK3NjQE+T5/e/l4BEkA7kRHw//FdnI3O/NEyTq0hv57RI09wX7FMUI3t3uBP8J7RyiB+j8AEMEOAvL5xsI4v4fDyHY3bP87iUY7Ck29RsWMARWwK0l7TMjC/YJAOUTJ+nO59UOLsoJ4QsnCBb10uH9IbMf+A+wDTAv9g36D/Hs0+fuCszVBNLxKgTgvQLuNMr77QLkFvIM5OAY7OP+xfYE/fogy+S/CwHz2+4z1jv9C/H0/APh19jYIO769wrgawnoMuBM2P/xxtPKQfjbO+Mp3NACJxUA2zL4Ot4BxND66w3pIsMI7eAJIBrzJAgcCwMI+honHv/wy9ICDs8WrwUw9PkTzN3+7xD4INke3RzOKgQr+uj0wd77Fc0SBvPu5hn0CSr34BUMsSMR7+T+4gbx69joPxXg7NvHDg/G/dzoB9gl+M4qZvL5JQw57NH/9OrhvDIjB8nj9yoNIAT2JRr1rgD4HfPWL+H0Nw3J9fkUMBMj9/7hFNDs1QAGAQUT/tXvJtgmIDHP/cWm2OD6MP4RzyreC+3B48ooKxHi4sck58PHByYBM+buEfErEwv77Q7wqCEpCenb1CEGJ/cjv+MXC9z6Ly7iBRMMEtzU3en6KBfv5BkiCCYrDhz9zO/SGgPh8Avt6CYSrxYn/uMMHes7Itgd1eMs68Mc9QcS3C5B7x4MAAD+1Cz0CgIp3ybrKfXjFjTr5ckX2PgFAAYgGvcRCtsZ5BIFGdEmHf/g++bi7/UCBvr2+QnuyA3iH/0fAOPmBBTV1AD72pXV7BHs3dwrCzFIAgoauCz4CwPQBujo7gBAGRfgBZrdE78JD+wf/A75NtMd9vDquwPyBiIk7wnD7fr/0rIQJQDvqhMkKAS7E/1PLbfzIfAoLQwB9xgS2gz0ET3PCArO7DDp6BEoyhWlLfkkI84IOOfZ2fLm7QP76jYO8gcPABnwyQAh8AruDcPcFuno4xcn17gnx9InCvfU19oP9eXW/9kE3y4O4Aci0RUPKh38FP3/3Zka8Cv8F7bX+Cr+MQzJBuHVIsAVB+QP4t7+xN79zg0mGRb+7wPaxwn9G+dPHwkLBhri3xTA7QD767vk9PUN9RXaJAPx7McpJh3HYOARzN3o5wf0ujQa4vMCKfUD/vwiK8/k4sv08xzxCMYC4fb59PHG+yE7HdsLGc762dj6BB361ScyBOgEML8rIPL71Qzi3c0DwgvV9SHVBQDo4QsW+OECBAHeDPzwBBwWG9zWxiXoNtDDwNn84vHeIf8v5QDn8C4cJxA81dYH+rAH/RLfCrkmCxb7wLUgL/T0JMbb/CHTA/P5ARfv8u/4yPDhFebaFicCA+8MEt2qEtkq7DkMqcTU3PgN5AAJ/c0C5OwDHe36vt0lUeQF/AHG9xLg4OUCDLwRJSLgJxUp6v7RMN4qA/EbHBkq6gEdyf3XFAb17lHaFu4bEf7e2AHx2/oVAAsMItII9+1HL98k7fIQENXeG8n3EQzE5tYRCfvvFdEZ3Df3HsAjox7hIBn2KvYbETT0+urD6hIA/zG3Avb++eds2iYk19D/GenqCe5YPAykFUUuz/e4BfkLCxcsFyAzERUNH/cY2hH8+hYdDwzIDiU1HQUIligCB8z7+vAP2BHpLhHqHs3xE+gH2AHS6wwH1zD/AhvYDyUaONbcBEwlDfnSLBH0EyAkRR/gwusCJ+Dh9/jzMODs6yU48Cgx0gHJ2AP/D3MNAwfkQAjTA+ry4B4F/wkL4/z2AfsH2in8Id7uADPhHvUmDfzdBuvwHiQ7DBkBBxLk+BwEDgAs5QsIJhf5//v7OdsUAwX11ssQHgP7JjsF4uTUEuwk5A2BDz66z/HgDKn/xw3hDO2m3DDc6uTx8ikL3is2DwTa5T/QNbb3FBLi9/0KJOkPNjEQ3QjOEyMn2QX52iPnFPkHAu/+EC+5+UvPSiXZovf02iElAOkcCQ39763oLSji3AP6/cevy8U05A4tBgcHme0PASLnBBke7Qzmtyq97N/HAxb1/fr6JyMF+R/+78H5z9/j9PTiIQnGE+292/H94ATRASj1O+z97w7/7gUFDt8lMQoS+vrkDi8P3/cJ3O7qAv75Fdj/IP0eDeEDmwD3zB8/MN0V+uuSBhUP8AQX79gj3T3p7Mr/DgHBDCbuAA9VzwP+HgAX8e8rKSrl+vQTwiUR8ewc7OjZEOmCD8UbRusFJvFXLesIHu8d5fLNDwniAfAm6RIk984OJ8HRBQkjDtHsA/Xi6iLv1y3X2fsNGR3cIc/SPwA2BOD6ASbZ6MgoBhLh6eoQ3Lz++ufQ/PDz4RfYvvAbNMgPDwEV8EfJAhYGAvLk6gsXHwQI8dEHBRDv8rcF7/fADu3u+Q29Bw7v+T7R9Rc/CzXy/gEhLDzdxDYE4AYQGRkFDBQO+Rj4AbQVKgMBD8sm4PbA/M7k+tgPK3tE7QERNQIm6gbX9QMe8Ab8/d3s6On77eT3zO/N3OswxPH74QcNyOA6LyYQyMEAxykONPbi/mAF+hTqBtrv1erg9OwSI8n0ChHl6uwO1dMnRd0P8C8T8/0c3DAngfTt+Pnx9LzO2yn2EeQ0xLwpvvPIDxIX9sQI/QQ45w7aAQkc/skOFRsdIP3aEwzPDM0ICxIRHd/vA+n+yiX7MNTL6hHU6QYi89oAEfXw6/cm5xjb4/sPOb0A+vX6xgjj/jb47hEB7N//MQgOCRLm7NKjKMMJE/nkCP4b/A+8Ef/m2gHfChwMBMnM3QIP+io4BA7W5/YF8wi5Lx81qevYCuDW8/wV6stGJe4dANoBH/8AHBINJR0+D+Tl9f3cMewbCSPhzPjcAvLm5RAOFAPOFe3xDOq7C5v+7Cja8SLT+eIR/+4TAQy097gXuMXq6AsP1PEJvx89/xzo8P7+AB4s4gPDDAgxtAr98v8O6kH8F+XfvwHED+MKDyME2TAW6w/3HwvV9dc53+HR9fnzGiUIy/8ZASnL8t4t6QIQLgQL/ij/2vkj4foiBQgOFQK6MQ4KKucoxuoxOR7vFPwNFu35LBwnFPf4Bvj65hwQHuAh+P7+Auc6LPT97SgQ9vkC9QEa2Qv/0+nXEvXq5gDp0fwrxKDz6BEP+vQ14fwDztHzLhTR0hvrGuP998q5AfXh3fAc8Ajn4CDOEtQ8FATjGigDCwD17wnjAi8aCRIYAwAC3xzp2SEZJRkgKAvwAgoyD+jZNBUbAhkPBg3iD1b4Cgod8ygJ/d//IvL8Fwb/uxElFjvT3vz8TAnjJdoEsOPfBfQWGfH+EtbYBA0eExkI98EOMtzr6PMN7QrmGvcj7f3dEOHuzB8pxxgIBc7uDhT+HAf3P/fs/fn4C7sr9On05wXzyvD1G9sZ+yoXOOn59BoW9s/zKPXXOr7w1oEBxQXd4ArzCuEADhHy+sQi0+rrEfw06ekXM9g0He7SAPUfHQ0P3yMc8hEhHyXoFdX1FiQCYtz08fftAyIO7dcWANgk/9QgDetFCBBLzPS16ADO1CT24+Hi5AnK/djaBRXO+QkYC/s/Ci0mL88V/Pfp1sQC9AjwuBPlEgfF3Q4X4gUO99LZENLxxwDqG/n5E7wP9wofOhMmzfQEHyvc+SITR8380vwkAAgMG9n2CR36Qd4L4dgLEwT67AH5VgEE8PEuAND4KtfyFSfqxO4qKu4I9dzd/+H2BuPm0f8ZFNKz6g337QH+Iwos5QIyNSXw6vT04A7wKSIRrvIW2SsPBc/YEMbb+eb2sxUQ/wPhPA3ICuYF0u7V2OwFCR8e4SD83wLY/grV4/fuxCQeFObdCQka+AfBDyjxFRInFPnH5RL67Rz11hPQ+Ajn6ubwxPg0+E3pzefnGRc3LP0qzBMbFxoCEgjjAyW8/9v8quwJ9eXnBgvy3QPGBAvtDhfg7+ICJQNKGPc/+S8P/OMiMeTvFfr8FDoEHesELs5SxtcFEAUYLxry5PXh+kMB6/UrDPT6IBAU3+z54+cx4+MK/ub++EbaBPT23Owu9/0U+TTD+hEU9swIGyDqBCnnufa99/T6JQ0HGdvjt9gT+tMZJb3t3uHbwb/PIOfkFCfvwAtCGdcM+OIW9PIiDNGa8P/0DAIOE90o+dQV+hTT6xTm6v7c++344Nv2zA8x4QY3Q9whHD3p4xL0+uzPGQrp3RcKBR0O/vP6CzIBC80d7QroHRsL9w0wCOvhDANXAAwJDQ0BJiADCSHh/yTrGeIO2yjh1hvtHiAUOg=="}');
;// CONCATENATED MODULE: ./build/triage/injection/scorer.js





const buckets = 1 << 14;
const trained = new linear_model/* LinearModel */.t(weights_namespaceObject, buckets);
const certain = 3;
const likely = -2;
const possible = -6;
function scoreOrder(lines, model = trained) {
    const { all, sentences } = (0,language_sentences/* readSentences */.v)(lines);
    const tallies = sentences.map(({ from, to }) => model.tally(all.words, from, to));
    const [first] = tallies;
    if (first !== undefined && tallies.length > 1)
        tallies.push(tallies.slice(1).reduce(addUp, first));
    const letters = highest(tallies.map((tally) => model.weigh(tally)));
    if (letters < possible)
        return letters;
    const rows = sentences.map(hashClasses);
    if (rows.length > 1)
        rows.push(rows.flat());
    return highest(tallies.map((tally, at) => weigh(model, tally, rows[at] ?? [])));
}
function highest(values) {
    return values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
}
function addUp(a, b) {
    return {
        words: a.words + b.words,
        wordCount: a.wordCount + b.wordCount,
        grams: a.grams + b.grams,
        gramCount: a.gramCount + b.gramCount,
    };
}
function weigh(model, tally, rows) {
    return model.weigh(tally, rows, 1 / Math.sqrt(rows.length));
}
function hashClasses({ classes, isOrder, orders, isQuestion }) {
    const numbers = classes.list();
    const found = numbers.map((number) => hashClass(language_classes/* classNames */.xW.length, number, isQuestion));
    if (isOrder)
        for (const verb of orders.list())
            for (const number of numbers)
                found.push(hashClass(verb, number, isQuestion));
    return found;
}
const hashed = new Int32Array((language_classes/* classNames */.xW.length + 1) * language_classes/* classNames */.xW.length * 2);
function hashClass(verb, number, isQuestion) {
    const place = (verb * language_classes/* classNames */.xW.length + number) * 2 + (isQuestion ? 1 : 0);
    const known = hashed[place];
    if (known !== 0)
        return known - 1;
    const hash = (0,text_hash/* hashText */.qj)(`${language_classes/* classNames */.xW[verb] ?? ''}*${language_classes/* classNames */.xW[number]}${isQuestion ? '?' : ''}`) & (buckets - 1);
    hashed[place] = hash + 1;
    return hash;
}

;// CONCATENATED MODULE: ./build/triage/injection/find-order.js



const forComments = compile(orderRules);
const forHidden = compile(hiddenRules);
function findOrder(text) {
    const score = scoreOrder(text);
    if (score < likely)
        return undefined;
    return findRule(text) ?? (score < certain ? undefined : 'order');
}
function findRule(text, rules = forComments) {
    for (const sentence of (0,language_sentences/* readSentences */.v)(text).sentences) {
        for (const rule of rules)
            if (mayHold(rule, sentence) && holds(rule, sentence))
                return rule.code;
    }
    return undefined;
}
function findHiddenOrder(text) {
    return findRule(text) !== undefined || findRule(text, forHidden) !== undefined;
}
function mayBeOrder(text) {
    return (0,language_sentences/* readSentences */.v)(text).sentences.some(({ isOrder }) => isOrder);
}
function isBareOrder(text) {
    return /\S \S+ \S/.test(text) && (mayBeOrder(text) || findHiddenOrder(text));
}
function mayHold({ groups, never, asks }, { classes, isQuestion }) {
    for (const group of groups)
        if (!classes.meets(group))
            return false;
    return !classes.meets(never) && (asks || !isQuestion);
}
function holds({ groups, unless, verbs }, { words }) {
    const discussed = new Set(words.filter(({ kind }) => kind.classes.meets(unless)).map(({ clause }) => clause));
    const meant = words.filter(({ clause }) => !discussed.has(clause));
    const things = groups.map((group) => meant.filter(({ kind }) => kind.classes.meets(group)));
    const isBeside = (verb) => things.every((group) => group.some(({ at }) => at !== verb));
    if (verbs === undefined)
        return isBeside(undefined);
    const orders = meant.filter(({ isOrder, kind }) => isOrder && kind.classes.meets(verbs));
    return orders.slice(0, mostOrders).some(({ at }) => isBeside(at));
}
const mostOrders = 50;


/***/ }),

/***/ 5582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ findForgery)
/* harmony export */ });
/* harmony import */ var _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8417);
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5005);


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

/***/ 2724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ wordClasses),
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   PB: () => (/* binding */ verbs),
/* harmony export */   jz: () => (/* binding */ ClassSet),
/* harmony export */   xW: () => (/* binding */ classNames)
/* harmony export */ });
/* harmony import */ var _lexicon_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8841);

const wordClasses = [
    ...['positive', 'mild', 'harmless', 'resolved', 'past'],
    ...['trouble', 'contrast', 'wish', 'command', 'question'],
    ...['own', 'possessive', 'case', 'matter', 'act', 'plea'],
    ...['docs', 'how', 'goods', 'pitch', 'noise', 'filler'],
];
const classNames = [
    ...new Set([...wordClasses, 'url', 'called', ..._lexicon_json__WEBPACK_IMPORTED_MODULE_0__.map(([name = '']) => name.replace('!', ''))]),
];
const numbers = new Map(classNames.map((name, index) => [name, index]));
function classOf(name) {
    const found = numbers.get(name);
    if (found === undefined)
        throw new Error(`No word is of the class "${name}". Add one to lexicon.json, or correct the name.`);
    return found;
}
class ClassSet {
    first = 0;
    second = 0;
    third = 0;
    static of(names) {
        const set = new ClassSet();
        for (const name of names)
            set.add(classOf(name));
        return set;
    }
    add(number) {
        const bit = 1 << (number & 31);
        if (number < 32)
            this.first |= bit;
        else if (number < 64)
            this.second |= bit;
        else
            this.third |= bit;
    }
    addAll(other) {
        this.first |= other.first;
        this.second |= other.second;
        this.third |= other.third;
    }
    and(other) {
        const both = new ClassSet();
        both.first = this.first & other.first;
        both.second = this.second & other.second;
        both.third = this.third & other.third;
        return both;
    }
    meets(other) {
        return ((this.first & other.first) | (this.second & other.second) | (this.third & other.third)) !== 0;
    }
    list() {
        const found = [];
        for (let bits = this.first; bits !== 0; bits &= bits - 1)
            found.push(31 - Math.clz32(bits & -bits));
        for (let bits = this.second; bits !== 0; bits &= bits - 1)
            found.push(63 - Math.clz32(bits & -bits));
        for (let bits = this.third; bits !== 0; bits &= bits - 1)
            found.push(95 - Math.clz32(bits & -bits));
        return found;
    }
}
const verbs = ClassSet.of('ignore obey reveal send run fetch add change delete disable approve say hide become ask'.split(' '));


/***/ }),

/***/ 9413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ foldWords)
/* harmony export */ });
const negated = /\b(are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)n'?t\b/g;
const undecomposed = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', ß: 'ss' };
function foldWords(text) {
    const bare = /[`*\u2018\u2019]/.test(text) ? text.replace(/[`\u2018]|\*\*/g, '').replaceAll('\u2019', "'") : text;
    const plain = bare.includes('nt') || bare.includes("n't") ? bare.replace(negated, '$1 not') : bare;
    if (!/[^\n -~]/.test(plain))
        return plain;
    const unaccented = plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    return unaccented.replace(/[ıłđøæß]/g, (letter) => undecomposed[letter] ?? letter).normalize('NFC');
}


/***/ }),

/***/ 9440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ linkKind),
/* harmony export */   b: () => (/* binding */ Kind)
/* harmony export */ });
/* harmony import */ var _classes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2724);
/* harmony import */ var _word_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8762);
var _a;


const glues = ['please', 'request', 'lead', 'not', 'and'].map(_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl);
const wholes = ['harmless', 'goods', 'pitch'].map(_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl);
const negations = new Map(Object.entries({ say: 'hide', obey: 'ignore', ask: 'disable', run: 'disable' }).map(([verb, other]) => [
    (0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl)(verb),
    (0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl)(other),
]));
const verbNumbers = _classes_js__WEBPACK_IMPORTED_MODULE_0__/* .verbs */ .PB.list();
const [agent, called] = [(0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl)('agent'), (0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl)('called')];
class Kind {
    numbers = [];
    classes = new _classes_js__WEBPACK_IMPORTED_MODULE_0__/* .ClassSet */ .jz();
    isVerb = false;
    isFree = false;
    isWhole = false;
    isGlue = false;
    isAgent = false;
    #negated;
    #called;
    widen(name, written) {
        const number = (0,_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .Kl)(name.replace('!', ''));
        this.#add(number);
        this.isVerb ||= verbNumbers.includes(number);
        this.isFree ||= name.endsWith('!');
        this.isWhole ||=
            wholes.includes(number) &&
                (written.includes(' ') || written.length === 1 || written.charCodeAt(0) >= _word_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .firstUnspaced */ .k3);
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
        const kind = new _a();
        for (const number of numbers)
            kind.#add(number);
        return Object.assign(kind, { isWhole: this.isWhole, isAgent: this.isAgent });
    }
    #add(number) {
        if (!this.numbers.includes(number))
            this.numbers.push(number);
        this.classes.add(number);
    }
}
_a = Kind;
const linkKind = new Kind();
linkKind.widen('url', '');
linkKind.isWhole = true;


/***/ }),

/***/ 8584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ unlisted),
/* harmony export */   Eh: () => (/* binding */ findHits),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   qE: () => (/* binding */ isKnown)
/* harmony export */ });
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9440);
/* harmony import */ var _lexicon_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8841);
/* harmony import */ var _memoise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5561);
/* harmony import */ var _word_bounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8762);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21);






const opening = 3;
const wholeWord = /^[a-z0-9\u00c0-\u058f]+$/;
let lexicon;
const none = [];
const unlisted = [];
const placesOf = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ofEachWord */ .V_)(({ text }) => {
    const places = readPlaces(text);
    const [{ role, hits, longer } = { role: 'other', hits: [], longer: new Map() }] = places;
    const isUnlisted = role === 'letter' && hits.length + longer.size === 0 && !text.startsWith('http');
    return places.length === 1 && isUnlisted ? unlisted : places;
});
function readPlaces(word) {
    const places = [];
    for (let offset = 0; offset < word.length; offset += 1) {
        if (offset > 0 && !(0,_word_bounds_js__WEBPACK_IMPORTED_MODULE_4__/* .beginsWord */ .R5)(word, offset))
            continue;
        lexicon ??= compile();
        const rest = word.slice(offset);
        const sign = rest.charAt(0);
        const hits = [];
        const isClosed = wholeWord.test(rest) && !lexicon.openings.has(rest.slice(0, opening));
        const fewest = rest.length > 1 && rest.charCodeAt(0) < _word_bounds_js__WEBPACK_IMPORTED_MODULE_4__/* .firstUnspaced */ .k3 ? 2 : 1;
        const least = isClosed ? Math.max(fewest, rest.length - 1) : fewest;
        for (let length = Math.min(rest.length, lexicon.longest); length >= least; length -= 1)
            for (const entry of lexicon.words.get(rest.slice(0, length)) ?? none) {
                const hit = findEntry(rest, 0, entry);
                if (hit !== undefined)
                    hits.push(hit);
            }
        const longer = Map.groupBy(lexicon.phrases.get(rest) ?? none, ({ text }) => signBehind(text, rest.length));
        places.push({ offset, sign, role: roleOf(sign), length: rest.length, hits, longer });
    }
    return places;
}
function roleOf(sign) {
    if (sign >= 'a' && sign <= 'z')
        return 'letter';
    if (/[\p{L}\p{N}]/u.test(sign))
        return 'letter';
    if ('\n.!?。！？…।؟۔'.includes(sign))
        return 'end';
    if (',;:()*>#•–—-、，；：（）「」،؛'.includes(sign))
        return 'break';
    return '"“”«»„‘'.includes(sign) ? 'quote' : 'other';
}
const isKnown = (0,_memoise_js__WEBPACK_IMPORTED_MODULE_5__/* .memoise */ .y)((word) => readPlaces(word).some(({ hits, longer }) => hits.length + longer.size > 0));
function findHits(text, at, { hits, length, longer }) {
    const end = at + length;
    const own = text.charCodeAt(end) === _word_bounds_js__WEBPACK_IMPORTED_MODULE_4__/* .underscore */ .z9 ? hits.filter((hit) => hit.isOpen || hit.length < length) : hits;
    const entries = longer.size > 0 ? longer.get(signBehind(text, end)) : undefined;
    if (entries === undefined)
        return own;
    const found = [];
    for (const entry of entries) {
        const hit = findEntry(text, at, entry);
        if (hit !== undefined)
            found.push(hit);
    }
    return found.length === 0 ? own : [...found, ...own];
}
function signBehind(text, end) {
    const sign = text.charCodeAt(end);
    return sign === blank || sign === hyphen ? text.charCodeAt(end + 1) : sign;
}
function findEntry(text, at, { text: entry, isOpen, kind }) {
    for (let index = 0; index < entry.length; index += 1) {
        const sign = text.charCodeAt(at + index);
        const same = entry.charCodeAt(index);
        if (sign !== same && !(sign === hyphen && same === blank))
            return undefined;
    }
    const end = at + entry.length;
    if (isOpen || (0,_word_bounds_js__WEBPACK_IMPORTED_MODULE_4__/* .endsWord */ .D0)(text, end))
        return { kind, length: entry.length, isOpen };
    const isNoun = !kind.isVerb && text.charAt(end) === 's' && (0,_word_bounds_js__WEBPACK_IMPORTED_MODULE_4__/* .endsWord */ .D0)(text, end + 1);
    return isNoun ? { kind, length: entry.length + 1, isOpen } : undefined;
}
const blank = 0x20;
const hyphen = 0x2d;
function compile() {
    const entries = new Map();
    for (const [name = '', , row = ''] of _lexicon_json__WEBPACK_IMPORTED_MODULE_2__) {
        for (const written of (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldWords */ .r)(row.normalize('NFKC')).split(', ')) {
            const entry = entries.get(written) ?? createEntry(written);
            entries.set(written, entry);
            entry.kind.widen(name, written);
        }
    }
    const [singles = [], phrases = []] = [true, false].map((isSingle) => [...entries.values()].filter(({ text, firstWord }) => (text === firstWord) === isSingle));
    return {
        words: Map.groupBy(singles, ({ text }) => text),
        phrases: Map.groupBy(phrases.sort((a, b) => b.text.length - a.text.length), ({ firstWord }) => firstWord),
        longest: singles.reduce((most, { text }) => Math.max(most, text.length), 0),
        openings: new Set(singles.filter(({ isOpen }) => isOpen).map(({ text }) => text.slice(0, opening))),
    };
}
const firstWord = /^(?:[a-z0-9\u0080-\u1fff\u2070-\u2fff\u3003-\uff00\uff10-\uffff]+|.)/;
function createEntry(written) {
    const text = written.replace('*', '');
    return { text, isOpen: text !== written, kind: new _kind_js__WEBPACK_IMPORTED_MODULE_1__/* .Kind */ .b(), firstWord: firstWord.exec(text)?.[0] ?? '' };
}


/***/ }),

/***/ 203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ LinearModel)
/* harmony export */ });
/* unused harmony export longest */
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21);

const longest = 150;
class LinearModel {
    #bias;
    #scale;
    #weights;
    #mask;
    #gramsOf = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ofEachWord */ .V_)((word) => this.#addGrams(word));
    constructor({ bias, scale, weights }, buckets) {
        this.#bias = bias;
        this.#scale = scale;
        this.#mask = buckets - 1;
        this.#weights = new Int8Array(Buffer.from(weights, 'base64'));
    }
    tally(words, from = 0, to = words.length) {
        const tally = { words: 0, wordCount: 0, grams: 0, gramCount: 0 };
        let before = _words_js__WEBPACK_IMPORTED_MODULE_0__/* .edge */ .cJ;
        for (let at = from; at < Math.min(to, from + longest); at += 1) {
            const word = words[at];
            tally.words += this.#weightOf(word.hash);
            tally.wordCount += 1;
            if (word.isMark)
                continue;
            tally.words += this.#weightOf((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPair */ .Fm)(before, word.hash));
            tally.wordCount += 1;
            before = word.hash;
            const { sum, count } = this.#gramsOf(word);
            tally.grams += sum;
            tally.gramCount += count;
        }
        tally.words += this.#weightOf((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPair */ .Fm)(before, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .edge */ .cJ));
        tally.wordCount += 1;
        return tally;
    }
    weigh(tally, rows = [], values = 0) {
        let sum = tally.words / Math.sqrt(tally.wordCount || 1) + tally.grams / Math.sqrt(tally.gramCount || 1);
        for (let at = 0; at < rows.length; at += 1) {
            const value = typeof values === 'number' ? values : (values[at] ?? 0);
            sum += (this.#weights[rows[at] ?? 0] ?? 0) * value;
        }
        return this.#bias + this.#scale * sum;
    }
    #addGrams(word) {
        const hashes = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .hashGrams */ .t9)(word);
        let sum = 0;
        for (const hash of hashes)
            sum += this.#weightOf(hash);
        return { sum, count: hashes.length };
    }
    #weightOf(hash) {
        return this.#weights[hash & this.#mask] ?? 0;
    }
}


/***/ }),

/***/ 5561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ memoise)
/* harmony export */ });
const most = 10_000;
const longest = 200;
function memoise(find) {
    const known = new Map();
    return (text) => {
        const before = known.get(text);
        if (before !== undefined)
            return before;
        const found = find(text);
        if (known.size >= most)
            known.clear();
        if (text.length <= longest)
            known.set(text, found);
        return found;
    };
}


/***/ }),

/***/ 4630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readSentences)
/* harmony export */ });
/* unused harmony export Sentence */
/* harmony import */ var _classes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2724);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9413);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9440);
/* harmony import */ var _lexicon_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8584);
/* harmony import */ var _word_bounds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8762);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21);






class Sentence {
    words = [];
    classes = new _classes_js__WEBPACK_IMPORTED_MODULE_0__/* .ClassSet */ .jz();
    from;
    to = 0;
    end = '';
    ordering = new _classes_js__WEBPACK_IMPORTED_MODULE_0__/* .ClassSet */ .jz();
    constructor(from) {
        this.from = from;
    }
    add(word) {
        this.words.push(word);
        this.classes.addAll(word.kind.classes);
        if (word.isOrder)
            this.ordering.addAll(word.kind.classes);
    }
    get isOrder() {
        return this.ordering.meets(_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .verbs */ .PB);
    }
    get orders() {
        return this.ordering.and(_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .verbs */ .PB);
    }
    get isQuestion() {
        return asks.test(this.end) && !this.classes.meets(request);
    }
}
const request = _classes_js__WEBPACK_IMPORTED_MODULE_0__/* .ClassSet */ .jz.of(['request']);
const [not, and, please] = ['not', 'and', 'please'].map((name) => _classes_js__WEBPACK_IMPORTED_MODULE_0__/* .ClassSet */ .jz.of([name]));
const called = /^(?: (?:reading|handling|fixing) this)?[,:]/;
const link = /https?:\/\/[^\s"'`<>)\]]+/y;
const shortest = 8;
let last;
function readSentences(text) {
    if (text !== last?.text)
        last = { text, found: splitSentences((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .readWords */ .ux)((0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldWords */ .r)(text))) };
    return last.found;
}
function splitSentences(all) {
    const { text, words, starts } = all;
    const sentences = [];
    const clauses = [0];
    const state = open();
    let [begin, linkEnd] = [0, 0];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        const start = starts[index] ?? 0;
        if (!word.isMark)
            clauses[state.clause] = (clauses[state.clause] ?? 0) + 1;
        const isInside = index > 0 && !(0,_word_bounds_js__WEBPACK_IMPORTED_MODULE_5__/* .beginsWord */ .R5)(text, start);
        const places = (0,_lexicon_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)(word);
        if (places === _lexicon_js__WEBPACK_IMPORTED_MODULE_3__/* .unlisted */ .B$) {
            if (!isInside && start >= Math.max(linkEnd, state.glueEnd))
                passWord(state);
            continue;
        }
        for (const place of places) {
            const at = start + place.offset;
            if (at < linkEnd || (isInside && place.offset === 0))
                continue;
            const isEnd = place.role === 'end' && endsSentence(text, at, place.sign);
            if (isEnd || (place.role === 'break' && breaksClause(text, at, place.sign))) {
                state.mayOrder = true;
                state.isNegated = false;
                state.clause = clauses.push(0) - 1;
            }
            if (isEnd && at - begin >= shortest) {
                sentences.push(close(state, place.sign, index + 1));
                begin = at + 1;
            }
            linkEnd = place.sign === 'h' ? findLinkEnd(text, at) : at;
            if (linkEnd > at) {
                state.sentence.add({ at, end: linkEnd, kind: _kind_js__WEBPACK_IMPORTED_MODULE_2__/* .linkKind */ .N, isOrder: false, clause: state.clause });
                state.mayOrder = false;
            }
            else
                readWord(text, at, place, state);
        }
    }
    if (state.sentence.from < words.length)
        sentences.push(close(state, '', words.length));
    return { all, sentences, clauses };
}
function open() {
    return { sentence: new Sentence(0), clause: 0, mayOrder: true, hasOrdered: false, isNegated: false, glueEnd: 0 };
}
function close(state, end, to) {
    const { sentence } = state;
    sentence.end = end;
    sentence.to = to;
    state.sentence = new Sentence(to);
    state.mayOrder = true;
    state.hasOrdered = false;
    state.isNegated = false;
    state.glueEnd = 0;
    return sentence;
}
const asks = /[?？؟]/;
function endsSentence(text, at, sign) {
    return sign > '~' || sign === '\n' || /^[\s"')\]]?$/.test(text.charAt(at + 1));
}
function breaksClause(text, at, sign) {
    const next = text.charAt(at + 1);
    return sign === '-' ? next === ' ' : !/[:,]/.test(sign) || !/\S/.test(next);
}
function findLinkEnd(text, at) {
    if (!text.startsWith('http', at))
        return at;
    link.lastIndex = at;
    return link.test(text) ? link.lastIndex : at;
}
function readWord(text, at, place, state) {
    let glue;
    let isVerb = false;
    for (const hit of (0,_lexicon_js__WEBPACK_IMPORTED_MODULE_3__/* .findHits */ .Eh)(text, at, place)) {
        addWord(text, at, hit, state);
        isVerb ||= hit.kind.isVerb;
        if (hit.kind.isGlue)
            glue ??= hit;
    }
    if (at < state.glueEnd)
        return;
    if (state.mayOrder && isVerb)
        state.hasOrdered = true;
    if (glue !== undefined) {
        const { classes } = glue.kind;
        state.glueEnd = at + glue.length;
        if (classes.meets(not))
            state.isNegated = true;
        if (classes.meets(please) || classes.meets(request))
            state.mayOrder = true;
        if (classes.meets(and))
            state.mayOrder ||= state.hasOrdered;
    }
    else if (place.role === 'letter') {
        passWord(state);
    }
}
function passWord(state) {
    state.mayOrder = false;
    state.isNegated = false;
}
function addWord(text, at, hit, state) {
    const end = at + hit.length;
    const isOrder = hit.kind.isFree || (state.mayOrder && at >= state.glueEnd);
    let kind = state.isNegated && isOrder && hit.kind.isVerb ? hit.kind.negated : hit.kind;
    if (kind.isAgent && called.test(text.slice(end, end + 20)))
        kind = kind.called;
    state.sentence.add({ at, end, kind, isOrder, clause: state.clause });
}


/***/ }),

/***/ 8762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ endsWord),
/* harmony export */   R5: () => (/* binding */ beginsWord),
/* harmony export */   k3: () => (/* binding */ firstUnspaced),
/* harmony export */   z9: () => (/* binding */ underscore)
/* harmony export */ });
const underscore = 0x5f;
const firstUnspaced = 0x590;
function isLetter(unit) {
    if (unit < 0x80)
        return (unit >= 97 && unit <= 122) || unit === underscore || (unit >= 48 && unit <= 57);
    return unit > 191 && unit < firstUnspaced;
}
function beginsWord(text, at) {
    return !isLetter(text.charCodeAt(at)) || !isLetter(text.charCodeAt(at - 1));
}
function endsWord(text, end) {
    return end >= text.length || !isLetter(text.charCodeAt(end)) || !isLetter(text.charCodeAt(end - 1));
}


/***/ }),

/***/ 21:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ hashPair),
/* harmony export */   V_: () => (/* binding */ ofEachWord),
/* harmony export */   cJ: () => (/* binding */ edge),
/* harmony export */   t9: () => (/* binding */ hashGrams),
/* harmony export */   ux: () => (/* binding */ readWords)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9952);

const edge = 0x811c9dc5 | 0;
const blank = 0x20;
const zero = 0x30;
const most = 1 << 16;
const longest = 40;
let cached = [];
let slots = 0;
function ofEachWord(describe) {
    const slot = slots;
    slots += 1;
    return (word) => {
        word.facts[slot] ??= describe(word);
        return word.facts[slot];
    };
}
let last = { text: '', words: [], starts: [] };
function readWords(text) {
    if (text !== last.text)
        last = splitWords(text);
    return last;
}
function splitWords(text) {
    const words = [];
    const starts = [];
    let start = 0;
    let key = edge;
    for (let at = 0; at <= text.length; at += 1) {
        const code = at < text.length ? text.charCodeAt(at) : blank;
        if (code < 0x80 ? asciiLetter[code] === 1 : isLetter(code)) {
            key = Math.imul(key ^ code, 0x01000193);
            continue;
        }
        if (at > start) {
            words.push(knowWord(key, text, start, at));
            starts.push(start);
        }
        if (code !== blank) {
            words.push(knowWord(code, text, at, at + 1));
            starts.push(at);
        }
        start = at + 1;
        key = edge;
    }
    return { text, words, starts };
}
function knowWord(key, whole, start, end) {
    const place = (key ^ (key >>> 16)) & (most - 1);
    const known = cached[place];
    if (known !== undefined && isAt(known.text, whole, start, end))
        return known;
    const other = cached[place ^ 1];
    if (other !== undefined && isAt(other.text, whole, start, end))
        return other;
    const text = whole.slice(start, end);
    const word = { text, hash: (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .mixBits */ .Hj)(hashWord(text)) | 0, isMark: !isLetter(text.charCodeAt(0)), facts: [] };
    if (cached.length === 0)
        cached = new Array(most);
    if (text.length <= longest)
        cached[known === undefined || other !== undefined ? place : place ^ 1] = word;
    return word;
}
const asciiLetter = Uint8Array.from({ length: 0x80 }, (_, code) => (isLetter(code) ? 1 : 0));
function isAt(word, whole, start, end) {
    if (word.length !== end - start)
        return false;
    for (let at = 0; at < word.length; at += 1)
        if (word.charCodeAt(at) !== whole.charCodeAt(start + at))
            return false;
    return true;
}
function isLetter(code) {
    if (code < 0x80)
        return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39);
    if (code < 0x2000)
        return true;
    if (code <= 0x206f || (code >= 0x3000 && code <= 0x3002))
        return false;
    return code < 0xff01 || (code > 0xff0f && code !== 0xff1f);
}
function hashWord(text) {
    let hash = edge;
    for (let at = 0; at < text.length; at += 1)
        hash = step(hash, fold(text.charCodeAt(at)));
    return hash;
}
function hashPair(left, right) {
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .mixBits */ .Hj)(Math.imul(left, 31) ^ Math.imul(right, 0x01000193));
}
function hashGrams({ text, isMark }) {
    const grams = [];
    for (let first = -1; !isMark && first < text.length; first += 1) {
        const shortest = text.charCodeAt(first) >= 0x2e80 ? 1 : 3;
        const end = Math.min(first + 4, text.length);
        let hash = ~edge;
        for (let at = first; at <= end; at += 1) {
            hash = step(hash, at < 0 || at === text.length ? blank : fold(text.charCodeAt(at)));
            if (at - first + 1 >= shortest)
                grams.push((0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .mixBits */ .Hj)(hash));
        }
    }
    return grams;
}
function fold(code) {
    return code >= zero && code <= 0x39 ? zero : code;
}
function step(hash, code) {
    return Math.imul(hash ^ code, 0x01000193);
}


/***/ }),

/***/ 9857:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"a":"аαɑᴀꭺ","b":"ьвβʙ","c":"сϲᴄ","d":"ԁᴅ","e":"еεєҽҿᴇ","f":"ꜰ","g":"ɡցɢ","h":"һհʜ","i":"іιɩǀǃıꭵɪ","j":"јϳᴊ","k":"кκᴋ","l":"ӏʟ","m":"мᴍ","n":"ոռпηɴ","o":"оοօσᴏ","p":"рρᴘ","r":"гꭇᴦꭱʀ","s":"ѕꜱ","t":"тτᴛ","u":"υսцᴜ","v":"ѵνᴠ","w":"ԝաᴡ","x":"хχ","y":"уγүʏ","z":"ᴢ"}');

/***/ }),

/***/ 8841:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('[["access","en","admin rights, as a collaborator, as a maintainer, as an admin, push access, write access"],["act","de","anruf*, entsperr*, kontakt*, losch*, meld*, schick*, umstell*, wende*, zuruck*"],["act","en","access to, add me, add my, apply, approve, arrive*, bump, cancel*, check my, close, correct, credit, delete"],["act","en","disable, enable, extend, fix it, get back, get in touch, grant, help me, increase, issue, look into, merge"],["act","en","migrate, money back, move, raise, reach, reactivate*, refund me, remove, rename, replace*, reply, resend"],["act","en","restart, restore, send a, send it, send me, ship, speak to, stop, switch, talk to, terminate, turn it, turn on"],["act","en","unlock*, unsubscribe*, update, upgrade, verify, whitelist"],["act","es","baja, cambi*, conta*, devuelv*, hablar con, llam*, manda*"],["act","fr","activ*, annul*, chang*, envoy*, modifi*, renvoy*, supprim*, transfer*"],["act","it","chiam*, disd*, elimin*, invi*"],["act","ja","停止, 削除, 助けて, 変更, 対応, 手続き, 送って"],["act","ko","도와, 변경, 삭제, 초기화, 취소"],["act","nl","reset*, sturen, terug, verwijder*, wijzig*"],["act","pl","anulowa*, usun*, zadzwon*, zmieni*"],["act","pt","devolv*, envi*, resolv*, trocar"],["act","ru","верн*, измен*, отключ*, отмен*, перенес*, пришл*, разблокир*"],["act","ru","сброс*, удал*"],["act","tr","degistir*, iptal*, kapat*, silin"],["act","zh","删除, 刪除, 取消, 处理, 开发票, 恢复, 找回, 注销, 联系, 解封"],["add","en","add, append, attach, commit, configure, create, define, drop, embed, enable, fill, generate, include, insert"],["add","en","install, link, load, make, open, paste, place, put, register, save, schedule, set, use, write"],["add","it","aggiungete, inserisci"],["add!","de","fuge"],["add!","ru","вставь*, добавь*"],["advice","de","sonst"],["advice","en","because, beginners, customers, developers, else you, far too, first, instead of, needs, not a, not at"],["advice","en","not in the, not on, not to, not under, or the, otherwise, the docs forget, the reader, too much, users"],["agent","en","agent, ai, ai agent, ai assistant, ai helper, assistant, automated assistant, automated system, bot, chatgpt"],["agent","en","claude, copilot, cursor, docbot, docs bot, gpt, helper, language model, llama, llm, model, robot, whoever"],["agent","ja","ai, エージェント"],["agent","pt","agente, ia"],["and","en","&, and, and then, before, by, or, then, while"],["approve","en","accept, approve, auto-merge, close all, commit, confirm, deploy, dismiss, force-push, land, lgtm, mark it as"],["approve","en","merge, publish the, push, rebase, resolve, ship"],["approve","es","fusiona"],["approve","fr","approuve, fusionne"],["approve","it","approva, unisci"],["approve!","ar","ادمج"],["approve!","de","genehmige*, merge"],["approve!","hi","मर्ज"],["approve!","ja","マージして"],["approve!","ko","병합해"],["approve!","pl","scal, zatwierdz"],["approve!","ru","слей*"],["approve!","tr","birlestir*"],["approve!","uk","злий*"],["approve!","zh","合并, 批准"],["ask","en","ask, need, request, require, wait"],["become","en","act as, activate, answer as, become, enable, enter, from here on, from now on, imagine, play, pretend, role-play"],["become","en","simulate, switch to, you are now, you have been upgraded"],["become!","de","ab jetzt"],["become!","ja","あなたは今から"],["boss","en","approval code, approved by, as your, authorised by, full permission, has approved, have approved, i am your"],["boss","en","i approve, i authorise, legal department, management, override code, pays for, security team, the cto"],["case","de","abgebucht, abo, abonnement*, angemeldet, bestatigungscode*, erstatt*, geld, kundennummer, kundig*, paket*"],["case","de","passwort*, rechnung*, ruckerstatt*, tarif*, vertrag*"],["case","en","2fa, account*, activation email, authenticator, billed, billing, bought, call me, call me back, call us, charge*"],["case","en","confirmation mail, coupon code, courier, direct debit, gdpr, gift card, human, invoice*, log into, mailing list"],["case","en","membership*, newsletter, non profit, opening hours, order no, ordered, paid, password reset email"],["case","en","password reset mail, personal data, phone number, phone number i, receipt*, recovery code*, refund*, reset email"],["case","en","reset mail, sales rep, sales team, sla, sms code, speak to a, subscription*, talk to a, unsubscribe me"],["case","en","upgrade our, vat, verification code, verification email, voucher*, wrong item, your company, your sales"],["case","en","your service, your support"],["case","es","cobr*, codigo de verificacion, compr*, contrasena*, cuenta*, devol*, dinero, entrar en mi, factu*, paquete"],["case","es","pedido*, reembols*, suscripcion*, tarjeta*, usuario"],["case","fr","argent, carte, colis, commande*, compte*, connecter, debite*, identifiant*, licen*, mot de passe, preleve*"],["case","fr","rembours*, resili*, ticket*"],["case","it","abbonament*, accedere, addebit*, disdi*, fattur*, ordin*, pagament*, rimbors*"],["case","ja","アカウント, パスワード, プラン, ログイン, 問い合わせ, 届きません, 料金, 注文"],["case","ja","解約, 認証コード, 請求, 返金, 退会, 領収書"],["case","ko","결제, 계정, 고객센터, 구독, 로그인, 비밀번호, 요금, 인증번호, 주문, 카드, 탈퇴"],["case","ko","환불"],["case","nl","afgeschreven, bestel*, inloggen, opzeg*, terugbeta*, wachtwoord*"],["case","pl","faktur*, hasla, kart*, kont*, oplat*, pieni*, subskrypcj*, zalogowac, zamowieni*, zwrot*"],["case","pt","acessar, assinatura*, cartao, codigo de verificacao, conta*, dinheiro, fatura*, login, plano, senha*"],["case","ru","аккаунт*, верните, вернуть, войти, деньги, доставк*, заказ*"],["case","ru","карт*, код подтверждения, лиценз*, оплат*, парол*, платеж*"],["case","ru","поддержк*, подписк*, списа*, счет*, учетн*"],["case","tr","abonelig*, giris yap*, hesab*, iade*, parami, sifre*, siparis*, ucret*"],["case","zh","发票, 客服, 密码, 帳號, 快递, 扣款, 扣费, 登录, 订单, 订阅, 账号, 账户, 退款"],["case","zh","验证码"],["change","en","allow, bump, change, configure, edit, enable, exclude, extend, loosen, lower, make, modify, move, overwrite"],["change","en","patch, pin, point, put, raise, rebase, redirect, relax, rename, replace, reset, revert, rewrite, set, switch"],["change","en","take, turn on, update, upgrade, use"],["change","fr","change, modifie"],["change","it","cambia, modifica"],["change!","zh","修改"],["check","en","--no-verify, 2fa, approval, audit, branch protection*, branch rule, check, ci, codeowners, confirmation"],["check","en","guardrails, hooks, lint, no-verify, protection, review, reviewer, scanner, secret scanning, security scan, test"],["check","en","validation, verification, workflow"],["check","it","controlli, controllo, test"],["check","ja","チェック, テスト, レビュー"],["check","ru","провер*, тест*"],["check","tr","kontrol*"],["check","zh","检查, 测试"],["command","en","add, allow, change, clarify, consider, correct, define, delete, describe, document, drop, explain, extend, fix"],["command","en","give, include, link, list, make, mark, mention, merge, move, note, provide, publish, put, remove, rename"],["command","en","replace, rewrite, say, show, specify, split, state, support, swap, tell, translate, turn, update, use, write"],["contrast","de","aber, bis auf, nur, obwohl, sonst, statt, trotzdem, wenn"],["contrast","en","after i, almost, although, apart, apart from, but, except*, however, i changed, i replaced, if, kind of, minor"],["contrast","en","mostly, nearly, nitpick*, once i, one thing, only, otherwise, rest, small thing, still, tho, though, turns out"],["contrast","en","unless, until, until i, while, yet"],["contrast","es","aunque, pero, si, solo"],["contrast","fr","juste, mais, par contre, sauf, seul, seule"],["contrast","it","ma, se"],["contrast","ja","したが, ただ, だけ, ですが, のに, ますが, もう少し, れば"],["contrast","ko","는데"],["contrast","nl","alleen, als, maar"],["contrast","pl","ale, poza, tylko"],["contrast","pt","mas"],["contrast","ru","если, но, только, хотя"],["contrast","tr","ama, sadece"],["contrast","zh","不过, 不過, 但, 却, 只有, 可是, 就是, 若"],["core","en","branch, contributing.md, directory, docs/*, folder, home page, homepage, landing page, licence file"],["core","en","license file, navigation, repo, repository, security policy, security.md, src/*, the documentation, the licence"],["core","en","the license, the site, the tests"],["delete","en","blank, delete, destroy, discard, eliminate, empty, erase, gut, purge, remove, rm, strip, take down, take out"],["delete","en","uninstall, wipe"],["delete!","ja","削除し, 削除して"],["delete!","ko","삭제해"],["delete!","sv","radera, ta bort"],["delete!","uk","видали*"],["disable","en","avoid, bypass, cancel, comment out, delete, disable, drop, ignore, leave out, loosen, mark, mute, omit, override"],["disable","en","relax, remove, silence, skip, stop, turn off"],["disable","fr","desactive"],["disable","it","disattiva"],["disable","pt","desative"],["disable!","de","deaktiviere*, schalte"],["disable!","pl","wylacz"],["disable!","ru","отключи*"],["disable!","tr","kapat"],["disable!","zh","关闭, 跳过"],["docs","de","abschnitt*, anleitung*, api, befehl*, beispiel*, beschrieb*, bild, bilder, code, doku*, endpunkt*, erklar*"],["docs","de","erwahn*, kapitel*, param*, schritt*, screenshot*, seite*, steht"],["docs","en","anchor*, artic*, callback*, changelog, chapter*, class, command*, config*, curl, dark mode, deprecated"],["docs","en","describe*, diagram*, doc, docker*, document*, endpoint*, error code*, error message*, example*, explain*, faq"],["docs","en","field*, flag, footer, function*, guide*, header, heading*, import, instruction*, integration, json, listed"],["docs","en","mention*, menu, method*, npm, oauth, outdated, output, paragraph*, payload, picture*, query, quickstart, readme*"],["docs","en","reads, redirect*, reference, render*, request, response, sample*, sandbox, say, says, schema, script*, sdk*"],["docs","en","section*, sentence*, showing, shown, sidebar, snippet*, states, status code*, step, syntax, table*, test card"],["docs","en","translation*, tutorial*, typo*, unclear, variable*, video*, walkthrough, webhook*, wording, written"],["docs","es","capit*, captur*, comando*, dice, ejemplo*, enlace*, expli*, guia*, menciona*, pagina*, paso, seccion*, tabla*"],["docs","fr","chapitre*, etape*, exempl*, image*, indiqu*, lien, page*"],["docs","it","esempi*, guida*, immagine, passagg*, schermat*, spiega*"],["docs","ja","コマンド, コード, サンプル, スクリーンショット, ページ, リンク, 例, 図, 手順"],["docs","ja","書いて, 書かれ, 画像, 章, 表, 記事, 記載, 説明"],["docs","ko","그림, 글, 단계, 링크, 명령, 설명, 예시, 예제, 이미지, 장, 적혀, 페이지, 표"],["docs","nl","afbeelding*, artikel*, gids, handleiding, hoofdstuk, staat, stap, uitleg*, vermeld*, voorbeeld*"],["docs","pl","krok*, link*, obraz*, opis*, polecen*, stron*, tabel*, wyjasni*, zrzut*"],["docs","pt","artigo*, diz, passo*"],["docs","ru","глав*, документац*, инструкц*, картинк*, команд*, написано"],["docs","ru","объясн*, описан*, параметр*, пример*, раздел*, руководств*"],["docs","ru","сказано, ссылк*, стать*, страниц*, таблиц*, шаг*"],["docs","tr","bolum*, ekran*, komut*, ornek*, resim*, sayfa*, tablo*"],["docs","zh","一页, 代码, 例子, 写明, 参数, 命令, 图, 圖, 截图, 指南, 提到, 教程, 文件, 文档, 文檔"],["docs","zh","文章, 步驟, 没讲, 示例, 表格, 說明, 说明, 链接, 頁面, 页面"],["each","ar","جميع, كل"],["each","cs","predchozi*, vsechn*"],["each","el","ολες, προηγουμεν*"],["each","en","across, all, any, both, complete, completely, each, entire, every, everything, full, whole"],["each","fa","قبلی, همه"],["each","fi","aiemmat, kaikki"],["each","fr","tout, toutes"],["each","he","כל"],["each","hi","सभी, सारे"],["each","hu","korabbi, osszes"],["each","id","seluruh, semua"],["each","it","precedent*, tutte, tutti"],["each","ja","すべて, 全部"],["each","ko","모두, 모든, 이전"],["each","nl","alle"],["each","pl","kazd*, wszystk*"],["each","pt","anterior*, previas, todas, todos"],["each","ro","anterioare, toate"],["each","ru","все, всё, предыдущ*, прежн*, свои*"],["each","sv","alla"],["each","th","ก่อนหน้า, ทั้งหมด"],["each","tr","butun, onceki, tum, yukaridaki"],["each","uk","попередн*"],["each","vi","tat ca, toan bo, truoc"],["each","zh","之前, 以上, 先前, 全部, 所有"],["explain","ar","شرح"],["explain","cs","priklad*"],["explain","de","erklar*, man, sollte, wie"],["explain","en","a note, a table, clarify*, describe*, docs for, docs on, docs say, document how, example of, explain*"],["explain","en","on this page, page about, page on, page should, section about, section on, show how, warn, warning"],["explain","es","como, deberia, describ*, explica*"],["explain","fa","نمونه, چگونه"],["explain","fr","comment, devrait, document*, expliqu*, faudrait"],["explain","it","come, spieg*"],["explain","ja","説明, 説明が"],["explain","ko","설명"],["explain","nl","hoe, uitleg*, zou"],["explain","pl","jak, opis*, wyjasn*"],["explain","pt","como, expli*"],["explain","ru","как, объясн*, стоит"],["explain","sv","forklar*"],["explain","tr","nasil, ornegi*, saglanir"],["explain","uk","поясн*"],["explain","vi","nen noi"],["explain","zh","怎麼, 範例, 說明, 说明"],["fault","ar","خطأ, كيف"],["fault","cs","chyb*, jak, proc"],["fault","de","falsch, fehlt"],["fault","en","404, are hard, are not, aren\'t, breaks, broken link, by default, can i, can\'t, cannot, confused, confusing"],["fault","en","contradict*, could not, couldn\'t, crashes, deprecated, didn\'t, do i, does not, doesn\'t, error, expected, fail"],["fault","en","failed, failing, for me, forgets, gives, hangs, has no, have no, how can, how do, how to, i did, i followed"],["fault","en","i get, i got, i wish, ignored, ignores, in version, is blocked, is broken, is cut off, is dead, is described"],["fault","en","is empty, is gone, is it, is mentioned, is never, is not, is required, is shown, is there, is too, is used"],["fault","en","isn\'t, it would, lack, listed here, mismatch, missing, no longer, no such, not clear, not described"],["fault","en","not explained, not found, not work, not working, on macos, on windows, out of date, prints nothing, refusing"],["fault","en","rejected, returned, returns, said, says, should i, stops at, the docs forget, throws, typo, unclear"],["fault","en","undocumented, unexpected, was removed, what is the, where do, which one, why does, why is, would be good"],["fault","en","would be nice, would help, wrong"],["fault","es","error, falta, no funciona, no funcionan"],["fault","fr","erreur, est faux, manque, ne marche"],["fault","hi","कैसे, नहीं है"],["fault","id","salah"],["fault","it","manca, non funziona, obsolet*, sbagliato"],["fault","ja","ありません, エラー, 動きません"],["fault","ko","안 됩니다, 않습니다, 없습니다, 오류"],["fault","nl","fout, werkt niet"],["fault","pl","brakuje, nie dziala"],["fault","pt","desatualizad*, errado, erro, falta, nao funciona"],["fault","ru","не работа*, не хватает, ошибк*, устарел*"],["fault","sv","fel, hur"],["fault","th","ผิด, อย่างไร, ไม่ได้"],["fault","tr","calismiyor, eksik, hata*, yanlis"],["fault","uk","бракує"],["fault","vi","loi"],["fault","zh","不起作用, 失败, 如何, 怎么, 没有说明, 错误"],["fetch","en","access, check, clone, download, fetch, get, import, load, look at, open, pull, read, see, take, view, visit"],["filler","de","bitte, das, dies, ein, formular, funktioniert, ignorieren, ist, mal, nur, ob"],["filler","en","a, again, all, am, an, and, anything, auto, box, button, case, cat, comment, d, dear, dev, do, does, entry, env"],["filler","en","environment, everyone, feedback, field, folks, form, friday, from, guys, here, hmm*, huh, i, id, if, is, it"],["filler","en","just, like, m, madam, me, message, monday, much, my, n, name, new, not, now, number, o, of, off, on, one, only"],["filler","en","please, pls, post, prod, production, random, re, really, reply, run, s, see, send, sends, sir, so, something"],["filler","en","sorry, staging, still, t, team, text, the, there, thing, this, three, to, today, try, trying, tuesday, two, um"],["filler","en","up, user, ve, very, was, whether, widget, work, working, world, wtf, you"],["filler","es","es, esto, que, solo, tal, una"],["filler","fr","c, ceci, est, juste, un"],["filler","nl","dit, een, even"],["filler","pl","jest, tylko"],["filler","pt","e, isto"],["filler","ru","просто, это"],["filler","tr","bir, bu, sadece"],["free","en","admin mode, administrator, dan, debug mode, developer mode, evil, maintenance mode, no limits, no restrictions"],["free","en","no rules, obey, pirate, rogue, shell, terminal, unlimited, unlocked, unrestricted, without limits"],["free","en","without restrictions"],["goods","de","abnehmen, follower*, geld verdienen, schufa, seo, trading, von zu hause"],["goods","en","app development, backlink*, betting, bitcoin*, buy likes, casino*, cbd, cracked, crypto*, dedicated server"],["goods","en","digital marketing, dofollow, donate to, double your, email marketing, escort*, essay*, first page google, forex"],["goods","en","free movies, free spins, from home, get more traffic, gift card*, giveaway, gofundme, google ranking*"],["goods","en","guaranteed returns, guest post*, gummies, hacker*, handbag*, instagram, insurance, invest*, iphone, jesus, keto"],["goods","en","keygen, leads, led lights, loan, logo design, make money, manufacturer*, mobile app, moons, more traffic, movers"],["goods","en","my blog, my page, my website, nitro, no deposit, nude*, offshore, onlyfans, payday, pills, plumber*, poker"],["goods","en","porn*, promote, real estate, recovered my, recovery expert*, replica bag*, replica watch*, robux, rolex"],["goods","en","shenzhen, singles, slim*, slots, soundcloud, spell, subscribe to my, vbucks, viagra, vps, weight loss, wholesale"],["goods","en","work from home, xxx, youtube channel"],["goods","es","amarre*, credit*, cripto*, desde casa, gana dinero, prest*, seguidores, titulos"],["goods","fr","abonnes, argent depuis, chez vous, entre particuliers, gagnez, l etre aime, marabout, pret, voyan*"],["goods","it","da casa, diplom*, guadagna*"],["goods","ja","カジノ, 出会い, 副業, 即日, 稼げ, 融資"],["goods","ko","대출, 재택, 카지노"],["goods","nl","bkr, lening*, zoekmachine*"],["goods","pl","bik, pozyczk*, zarabiaj"],["goods","pt","em casa, emprestimo*, ganhe dinheiro"],["goods","ru","бонус*, вулкан, диплом*, займ*, заработ*, казино, кредит*"],["goods","ru","продвижен*, справк*"],["goods","tr","bahis*, bonus*, evden, kredi*, para kazan*"],["goods","zh","代写, 兼职, 刷单, 发票, 日入, 日赚, 论文, 贷款, 赌, 赌场, 赚钱"],["guarded","en",".github*, .gitmodules, .husky*, .npmrc, agents.md, branch protection*, claude.md, codeowners, git hook"],["guarded","en","pull_request_target, submodule, write-all"],["harmless","de","besser als, besser kann man, besser kann man es nicht, keine fragen, keine fragen mehr, was ich zum, weiter so"],["harmless","en","better than, ca not thank, could not be clearer, d change, difference between, do not usually"],["harmless","en","documentation should be, easier than, even better, everything i needed, everything i was looking for"],["harmless","en","everything is there, feedback but, first time, got me unstuck, hate reading, how documentation should, i wanted"],["harmless","en","just what, just worked, just works, keep it, learned more, like the new, love how you, love the new, me too"],["harmless","en","more of this, more pages like, much better, never change, never got, never happens, never seen, no complaint*"],["harmless","en","no fluff, no matter, no notes, not a single, not bad, not here, not one, nothing missing, nothing to add"],["harmless","en","old docs, old page, on the first, only page that, ought to be, should be a, so far, so much better, than in a"],["harmless","en","wanted to know, way better, we wanted, well explain*, what a, what an, what i needed, what i was looking for"],["harmless","en","which is rare, wish all, without further, without it, without one, zero issues, zero problems"],["harmless","es","justo lo que, lo que buscaba, lo que necesitaba, mas claro, nada que anadir"],["harmless","fr","rien a ajouter, rien a dire, rien a redire, sans blabla"],["harmless","nl","wat ik zocht"],["harmless","ru","из всех"],["hide","en","hide, keep this, leave no, leave out, omit, slip"],["hide","pt","nao conte, nao mencione"],["hide!","ja","言わないで"],["how","de","was passiert, wie, wie kann, wie kundige"],["how","en","describe, do i, do i need, document, does the, how, how can, how do, how does, how to, tell me, tell us, testing"],["how","en","what are, what happens, what is, what is the, what to do, where do i find, whether, which"],["how","es","como, que pasa"],["how","fr","comment, que devien*"],["how","it","come, cosa succede"],["how","ja","どこで, 方法"],["how","ko","방법, 어떻게"],["how","nl","hoe, wat gebeurt"],["how","pl","co sie, jak"],["how","pt","o que acontece"],["how","ru","как"],["how","tr","ne olur, nereden"],["how","zh","如何, 怎么, 怎样, 怎麼"],["human","en","admins, anyone, anywhere, authors, changelog, commit, description, human, maintainer, management, nobody"],["human","en","operator, owner, person, pr, pull request, reviewer, team, the change, this change, this comment, this feedback"],["human","en","this message, this part"],["human","ja","誰にも"],["ifai","de","falls du eine ki"],["ifai","en","@assistant, @copilot, if you are an, you are an ai"],["ifai","id","jika kamu ai"],["ifai","it","se sei un, se sei un\'ia"],["ifai","ja","aiエージェントへ, あなたがai, エージェントへ"],["ifai","ru","если ты ии"],["ifai","uk","якщо ти ші"],["ignore","en","break, bypass, cancel, discard, dismiss, disregard, drop, forget, ignore, override, overrule, set aside"],["ignore","en","stop following, void"],["ignore","es","ignora, ignore, olvida"],["ignore","fr","ignore, ignorez, oublie, oubliez"],["ignore","it","dimentica, ignora, ignorate"],["ignore","nl","negeer, vergeet"],["ignore","pt","desconsidere, esqueca, ignora, ignore"],["ignore","ro","ignora"],["ignore!","ar","انس, تجاهل"],["ignore!","cs","ignoruj*, nerid se, zapomen*"],["ignore!","da","glem, ignorer"],["ignore!","de","ignoriere*, vergiss"],["ignore!","el","αγνοησε, ξεχασε"],["ignore!","fa","فراموش کن, نادیده بگیر"],["ignore!","fi","unohda"],["ignore!","he","התעלם, שכח"],["ignore!","hi","अनदेखा, भूल जा"],["ignore!","hu","hagyd figyelmen kivul"],["ignore!","id","abaikan, lupakan"],["ignore!","ja","忘れて, 無視し, 無視して"],["ignore!","ko","무시하고, 무시하세요"],["ignore!","pl","ignoruj*, zapomnij*, zignoruj*"],["ignore!","ru","забудь*, игнорируй*, не обращай внимания"],["ignore!","sv","glom, ignorera"],["ignore!","th","ละเว้น, ลืม, เพิกเฉย"],["ignore!","tr","gormezden gel*, unut, yok say*"],["ignore!","uk","забудь*, ігноруй*"],["ignore!","vi","bo qua, hay quen"],["ignore!","zh","忘记, 忽略, 无视, 無視"],["lead","en","afterwards, again, also, always, and then, anyway, as well, automatically, btw, by the way, can you, completely"],["lead","en","could you, directly, everywhere, finally, first, hello, help me, help us, here, hey, hi, immediately, important"],["lead","en","instead, is to, just, let us, let\'s, maybe, must, next, note, now, ok, okay, p.s, plus, proceed to, quietly"],["lead","en","remember to, second, should also, silently, simply, so, step, supposed to, task is to, then, third, told to, too"],["lead","en","try to, urgent, will you, would you, you can, you have to, you may, you might, you must, you need to, you should"],["lead","en","you to, you will"],["lifted","en","cancelled, disabled, ends here, expired, invalid, is over, lifted, not count, obsolete, off, outdated, replaced"],["lifted","en","revoked, suspended, void, was a test"],["machine","en",".github*, .gitignore, .gitmodules, .husky*, .mcp.json, .npmrc, .vscode*, agents.md, auth check"],["machine","en","branch protection*, branch rule, ci workflow, ci.yaml, ci.yml, claude.md, codeowners, continue-on-error, csp"],["machine","en","dependabot, dependabot.yml, deploy job, deploy key, deploy.yml, dockerfile, docusaurus.config*, github/workflows"],["machine","en","id-token, licence, license, lockfile, makefile, mcp.json, netlify.toml, npm registry, own workflow, package.json"],["machine","en","postinstall, pre-commit, preinstall, pull_request_target, release script, release workflow, release.yml"],["machine","en","repository settings, requirements.txt, robots.txt, security.md, settings.json, submodule, terraform"],["machine","en","tsconfig.json, workflow file, workflows, write-all"],["matter","en","activation, address, agent, api key, app, application, backup, balance, bank, bill, card, certificate, charg*"],["matter","en","checkout, cluster, confirmation, contract, coupon, course, credit*, database, deliver*, device, discount*"],["matter","en","dispute, domain, e mail, email*, fee, files, instance, invite*, invoice, ip, item, legal, licen*, limit raised"],["matter","en","limit*, log in, login*, member*, minutes, money, my dashboard, number, order*, org, organi*, our project, outage"],["matter","en","package, parcel*, password*, payment*, payout*, phone, phone number, plan, portal, pricing, profile, promo code"],["matter","en","quota, quote, registration, renewal, return*, sales, seat, server, ship, shipp*, sign in, sign on, sign up, site"],["matter","en","sms, sso, store, support, tax, team, tenant, ticket, trial, upgrade*, user, username, voucher, withdraw*"],["matter","en","workspace*"],["mild","de","endlich, funktioniert, gut, gute, klar*, schon*, verstanden"],["mild","en","accurate, answer*, as described, best, clean, clear*, compile*, copy paste, deployed, detailed, easy"],["mild","en","everything i need*, exactly, fast, final*, first attempt, first time, first try, fixed, glad, good, got it"],["mild","en","happy, i like, immediately, in under, just what, learn*, liked, likes, makes sense, neat*, out of the box"],["mild","en","pinned, printed, quick*, recommended, right away, satisf*, saved, saving, sent this, sharing, simpl*, smooth*"],["mild","en","solid, solve*, sorted, straightforward, succe*, sufficient, switched, thorough, underst*, up and running"],["mild","en","well thought, worked, working, works, worth, yep, yes"],["mild","es","buen*, clar*, complet*, direct*, funcion*, mejor*, por fin, sencill*"],["mild","fr","bien, bon, bonne, clair*, compr*, concis*, enfin, gagne, marche, precis*"],["mild","it","bell*, chiar*, facil*, funziona*"],["mild","nl","duidelijk*, eindelijk, fijn*, goed, leuk*, mooi*, snap, werkt*"],["mild","pl","dobr*, dziala, jasne"],["mild","pt","bom, melhor*"],["mild","ru","доступно, заработал*, понял*, понятн*, работает, хорош*"],["mild","tr","calisti, iyi, net*"],["mine","en","as a system, as commands, as if, as instructions, as your, instructions in, it says, listed there, the attached"],["mine","en","the reader, the result, the user, this comment, this feedback, this message, this text, what is written"],["mine","en","what\'s there, written there"],["newtask","en","before editing, before you fix, before you start, highest priority, new instruction, new orders, new task"],["newtask","en","primary instruction*, real job, real task, real work"],["noise","de","hallo, probe, teste"],["noise","en","123, 12345*, aaa*, abc*, anyone there, asd, asdf, banana*, bar, baz, bbb*, bla, blabla*, blah*, boobs, bruh"],["noise","en","ccc*, checking, cypress, ddd*, dick, disregard, dummy, e2e, first, foo, good morning, ha, haha*, hehe*, hello"],["noise","en","hey, hi, i am bored, ignore, is this thing on, knock knock, lmao, lol*, merry christmas, n a, nil, none, penis"],["noise","en","pizza, poop, qa, qwe, qwerty, rofl, sdf, selenium, sex, smoke, test, tested, tester, testing, whatever, xxx, xyz"],["noise","en","yo, your mom"],["noise","es","hola, jaja*, prueba"],["noise","fr","bonjour, coucou"],["noise","it","ciao, prova"],["noise","la","ad, adipiscing, amet, consectetur, dolor, elit, et, ex, in, ipsum, lorem, sit, ut"],["noise","nl","hoi"],["noise","pl","czesc"],["noise","pt","kkk*, oi"],["noise","ru","привет, тест*, ыва"],["noise","tr","deneme, selam"],["not","en","avoid, cannot, do not, don\'t, dont, must not, never, no need to, nor, not, please don\'t, should not, stop"],["not","en","without"],["not","es","no"],["obey","en","act on, answer to, carry out, complete, comply, consider, do as, do exactly, do what, execute, follow, obey"],["obey","en","process, treat"],["obey","es","sigue"],["obey","fr","suis"],["obey!","ru","выполни*"],["out","en","@*, bucket, callback, collector, discord, dns, endpoint, gist, inbox, mail, paste, server, slack, telegram"],["out","en","tunnel, webhook"],["own","de","ich, mein*, mich, mir, uns, unser*, wir"],["own","en","i, me, mine, my, myself, our, us, we"],["own","es","he, mi, necesito, nos, puedo, quiero, yo"],["own","fr","j, je, m, ma, mes, moi, mon"],["own","it","ci, ho, io, mie, miei, mio, noi, riesco, voglio, vorrei"],["own","ja","私"],["own","ko","내 계정, 우리, 제 계정, 제가"],["own","nl","ik, mij, mijn"],["own","pl","chce, mnie, moge, moj*, prosze"],["own","pt","consigo, eu, fui, meu*, minha*, preciso, quero"],["own","ru","меня, мне, мои, мою, мы, нас, наш*, я"],["own","tr","aboneligim*, ben, giremiyorum, istiyorum, param*, sifrem*, siparisim*"],["own","zh","我"],["page","en","a section, alt text, chapter, code block, diagram, example, faq, glossary, heading, in step, list of, paragraph"],["page","en","picture, quickstart, release notes, sample, screenshot, sentence, snippet, step 1, steps, syntax, table"],["page","en","the guide, the page, the reference, the section, the step, the text, the word, this page, tutorial, your page"],["pages","en","articles, backups, code, configuration, content, data, database, directory, doc, documentation, examples, file"],["pages","en","folder, footer, guide, header, headings, history, homepage, index, layout, link, navigation, page, project"],["pages","en","readme, readme.md, reference, repo, repositories, repository, section, sidebar, site, template, tests, warnings"],["pages","en","website"],["pages","ko","파일, 페이지"],["pages","ru","документаци*, репозитори*, страниц*, файл*"],["pages","zh","仓库, 文件, 文档, 目录, 页面"],["past","en","ages, before, bug, confus*, days, dread*, error*, fail*, fear*, forever, hard, hour, hours, issue*, lost"],["past","en","problem*, searching, stuck, time, wast*, years"],["payload","en","![*, <iframe*, <img*, <script*, advert, advertisement, analytics, backdoor, badge, banner, beacon, canonical"],["payload","en","cdn, console.log*, crypto, display:none, document.cookie, dofollow, embed, eval*, fetch(*, fonts, iframe"],["payload","en","javascript, keyword*, onerror*, payload, pixel, popup, redirect, script, seo, telemetry, tracking, white text"],["payload","en","widget"],["pitch","de","anrufen, beantragen, besten preis, euro, expert*, gratis, gunstig*, im monat, jetzt, klick*, kontaktieren"],["pitch","de","sofort, telegram, verdienen, whatsapp"],["pitch","en","24 7, a day, a month, a week, accuracy, add me, admin, affordable, an hour, apply at, apply now"],["pitch","en","are you looking for, ask me how, best price*, blog, book a call, boost your, business, buy, call now, cheap*"],["pitch","en","check my, check out, check out my, claim, click here, click the link, clients, congratulations, coupon*"],["pitch","en","customers, deals, dear sir, discount*, dm, dollar*, dot example, earn*, email us, fast cash, follow back"],["pitch","en","follow me, free, grow your, guarantee*, hello sir, hire, hurry*, in your area, income, join"],["pitch","en","looking for dedicated, madam, make money, message him, message me, million*, monthly, no experience, off, offer*"],["pitch","en","opportunity, our company, our website, per page, prescription, price list, profit*, promo*, ranking*, reach them"],["pitch","en","register today, reply for, reply to, rich, shop now, subscribe to, this month only, upgrade your, usd, verified"],["pitch","en","visit*, we are a leading, we audit, we build, we provide, weekly, win, within minutes, won, worldwide shipping"],["pitch","en","your website could"],["pitch","es","barat*, bono, conta*, dolares, escribeme, euros, llama*, llame, rapid*, sin aval, sin papeles"],["pitch","fr","achete*, clique*, en 24h, garanti*, gratuit*, inscrivez, offre*, par jour, pas cher*"],["pitch","it","al giorno, al mese, clicca, compr*, profession*, senza busta, veloc*"],["pitch","ja","line, こちら, クリック, 今すぐ, 友だち追加, 月収, 無料, 登録, 簡単に, 誰でも"],["pitch","ko","가입, 만원, 무료, 보너스, 지급, 첫 충전, 하루"],["pitch","nl","goedko*, korting*, nu, snel*, zonder bkr"],["pitch","pl","darmow*, szybk*, tani*, teraz, zadzwon*, zl"],["pitch","pt","aprovacao, chame, na hora, sem consulta"],["pitch","ru","доставка, купить, недорого, пишите, регистрац*, телеграм*"],["pitch","tr","bedava, bonus*, hemen, hizli, tikla*, tl, ucretsiz, uye ol"],["pitch","zh","专业, 代理, 优惠, 元, 免费领, 微信, 快速, 提供, 日赚, 点击, 联系, 领取"],["plea","de","bitte, brauche*, doppelt, gesperrt, keine antwort, komme nicht, mochte, nicht mehr, sofort, warte*, will"],["plea","de","wo bleibt"],["plea","en","accidentally, ago, anyone, as soon as, banned, been waiting, blocked, by accident, by mistake, ca not access"],["plea","en","ca not log, ca not sign, can you, cannot log, could you, damaged, dear, declined, demand, did not receive"],["plea","en","disabled, double, due, expired, for weeks, forgot, hacke*, help, i d like, i need, i want, i would like, ignor*"],["plea","en","immediately, incident, is down, is there an outage, is your service, kindly, last month, last night, last week"],["plea","en","left the company, lock*, lost my, lost the, never arrived, never got, never received, no answer, no response"],["plea","en","nobody answers, not accepted, not delivered, not replied, not working since, offline, on monday, please, pls"],["plea","en","plz, promised, scam*, since 9am, since this morning, somebody, someone, still no, still not, still waiting"],["plea","en","stolen, suspen*, this month, this morning, three weeks, today, twice, two weeks, unauthorized, unreachable"],["plea","en","urgent*, waiting for, we d like, we need, we would like, where is my, whom, why am i, why was i, wrong address"],["plea","en","wrong item, yesterday, your side, your support"],["plea","es","ayuda*, donde esta, dos veces, necesito, no puedo, olvide, por favor, pueden, quiero"],["plea","fr","aider, bloque*, deux fois, impossible, jamais arrive*, je souhaite, je veux, merci de, n arrive pas"],["plea","fr","n arrive plus, oublie, par erreur, pas recu*, pirate*, pouvez vous, refuse*, s il vous plait, veuillez"],["plea","it","aiut*, bloccat*, dimenticat*, dov e, non e arrivat*, non riesco, per favore, potete, voglio, vorrei"],["plea","ja","お願い, ください, したいです, たいのですが, できません, 二重, 停止され"],["plea","ja","届きません, 忘れ, 至急"],["plea","ko","답변이 없, 도와, 두 번, 싶습니다, 싶어요, 안 돼, 안 됩니다, 안 와, 안 왔, 이중"],["plea","ko","잊어, 잠겼, 정지, 주세요"],["plea","nl","aub, geblokkeerd, graag, helpen, kan niet, kunnen jullie, twee keer, vergeten, waar blijft, wacht, wil"],["plea","pl","chce, dwa razy, gdzie jest, nie moge, pomoc*, pomoz*, prosze"],["plea","pt","ainda nao, ajud*, cade, duas vezes, esqueci, nao chegou, nao consigo, nao recebi, podem, preciso, quero"],["plea","ru","дважды, забыл*, не могу, не отвеча*, не приход*, нужен, нужно"],["plea","ru","помогите, хочу"],["plea","tr","askiya, cevap, gelmedi, giremiyorum, iki kez, istiyorum, lutfen, nerede, reddedil*, rica, unuttum, yardim*"],["plea","zh","不了, 帮我, 忘记, 急, 想, 無法, 被封, 要, 請, 误, 请, 重复"],["please","en","kindly, please, pls, plz"],["positive","ar","شكر"],["positive","cs","dekuj*"],["positive","de","beste*, bravo, gehol*, geklappt, genial*, gerettet, hilfreich*, kapiert, klasse, knackig, mag, nutzlich*, perfe*"],["positive","de","top, ubersichtlich*, verstandlich*, weiter so"],["positive","el","ευχαριστ*"],["positive","en","10 10, 5 5, amaz*, apprec*, awesome*, beautiful*, beer, best doc*, best explanation, best guide*, bless you"],["positive","en","bookmark*, brill*, chapeau, charm, cheers, chef s kiss, concise*, congrat*, cool, crystal clear, deserve*"],["positive","en","elegant*, enjoy*, exceed*, excel*, fantast*, first class, five stars, flawless*, fun, gem, genius, gold*"],["positive","en","good job, good read, good work, gorgeous*, great*, hands down, handy, hats off, helped, helpful*, hero*"],["positive","en","huge help, impressed, incredibl*, informative, keep it up, keep up, kudos, legend*, lgtm, lifesav*, like the way"],["positive","en","love*, made it easy, made my day, magic*, nice*, outstanding, painless*, pleas*, readable, reading this"],["positive","en","really good, really like, recommend*, respect, rock, satisf*, saved me, saved my, saved our, sent this to"],["positive","en","spot on, sweet, thank*, thorough*, thx, to the point, treat, ty, tysm, useful*, very clear, very good, well done"],["positive","en","well explained, well structured, well thought, well written, wizard*, wonderful*, woohoo, wow, yay*"],["positive","es","ahorr*, ayudo, encant*, entendi, gracias, salva*, util"],["positive","fr","adore*, grace a, impeccable*, limpide*, merci*, nickel, parfait*, utile*"],["positive","he","תודה"],["positive","hi","धन्यवाद"],["positive","id","terima kasih"],["positive","it","benissimo, bravi, compliment*, grazie, miglior*, ottim*, spiegato, utili*"],["positive","ja","ありがとう, できました, わかりやす, 丁寧, 分かりやす, 助かり, 動きました"],["positive","ja","参考になり, 完璧, 役に立, 感謝, 最高, 理解でき, 神, 素晴らし, 良い, 見やす"],["positive","ko","감사, 고맙, 깔끔, 도움, 성공, 유용, 좋네요, 좋아요, 좋았, 좋은, 최고, 친절, 훌륭"],["positive","nl","bedankt, dank*, geweldig*, handig*"],["positive","pl","brawo, dziek*, najleps*, pomocn*, pomogl*, przydatn*, rewelac*, super*, swietn*"],["positive","pt","ajudou, legal, nota 10, obrigad*, otim*, parabens, salvou, show de bola, valeu"],["positive","ru","крут*, лучшая, отличн*, полезн*, помог*, спасибо, супер"],["positive","ru","сэкономил*"],["positive","sv","tack"],["positive","th","ขอบคุณ"],["positive","tr","elinize, faydali*, guzel*, harika*, mukemmel*, tesekkur*"],["positive","uk","дякую"],["positive","vi","cam on"],["positive","zh","不错, 太棒, 好文, 实用, 很好, 懂了, 成功, 有帮助, 有用, 棒, 清楚, 省了, 看懂, 真棒"],["positive","zh","终于, 謝, 讚, 谢, 赞, 透彻, 非常好"],["possessive","en","mine, my, our"],["pr","ar","بدون مراجعة, دون مراجعة"],["pr","de","ohne freigabe, ohne prufung"],["pr","en","--force, --no-verify, as resolved, auto-merge, default branch, directly, force push, issues, it yourself, mr"],["pr","en","no review, pr, pull request, release, review comments, tag, the branch, the merge, this change, this commit"],["pr","en","to main, without a review, without asking, without review, without waiting, your change"],["pr","es","sin revision"],["pr","fr","cette demande, demande de fusion"],["pr","hi","पुल रिक्वेस्ट, बिना समीक्षा"],["pr","ja","プルリクエスト, レビューなし, 直接"],["pr","ko","리뷰 없이"],["pr","nl","zonder review"],["pr","pl","bez przegladu, bez recenzji"],["pr","pt","sem revisao"],["pr","ru","без проверки, в main"],["pr","tr","incelemeden"],["pr","uk","без перевірки"],["prior","en","above, before this, current, default, developer, earlier, existing, hidden, old, operator, original, outside"],["prior","en","previous, system, you got, you have been given, you were given, you were told, your"],["prompt","en","hidden instructions, hidden prompt, this prompt, your instructions, your prompt, your system"],["prtext","en","an issue, as a comment, base64, changelog, commit message, end of the page, in the docs, in the footer"],["prtext","en","in the page, in the pr, into the page, on the page, on this page, page source, pr description, pr text"],["prtext","en","public gist, pull request, reversed, to the docs, to the page, unredacted, verbatim, word for word"],["question","de","gibt es, kann man, ob, warum, wie kann, wie lange, wieso, wozu"],["question","en","any chance, any plans, are you, can i, can you, could i, do i, do we, do you, does it, does this, how can"],["question","en","how do, how does, how long, how many, how would, is it, is there, is this, know which, question, say which"],["question","en","state which, what about, what are, what does, what happens, what if, what is, when will, where are, where did"],["question","en","where do, where is, whether, which is it, which of, which one, which version, why"],["question","es","cual, cuando, cuanto*, donde, por que, se puede"],["question","fr","combien, comment, est ce, pourquoi, quel"],["question","it","dove, perche, quale, quali, quando, quanto*, si puo"],["question","ja","いつ, でしょうか, ですか, どう, どこ, どの, ますか, 何"],["question","ko","까요, 나요, 어느, 어디, 어떻게, 왜, 인가요"],["question","nl","is er, waarom, welke"],["question","pl","czy, dlaczego, gdzie, ile, jak, ktory"],["question","pt","onde, qual"],["question","ru","где, как, какие, когда, ли, почему, сколько"],["question","tr","hangi, mi, mu, ne kadar, neden, nerede, nereye"],["question","zh","什么, 什麼, 几, 吗, 哪, 嗎, 多少, 如何, 怎么, 怎麼"],["quiet","en","between us, don\'t ask, no questions, quietly, silently, unnoticed, without asking, without leaving"],["quiet","en","without review"],["real","en","actual, complete, content of, contents of, current value, entire, exact, full, live, real, their values"],["real","en","this job, true, value of"],["report","en","according to, button, called, claims, command, dialog, field, flag, had to, injection, it says, menu, named"],["report","en","option, quotes, says to, such as, tab, tell me to, tells me, the page tells, toggle, told me"],["request","en","could the, could you, will you, would you"],["resolved","en","because of this, cleared up, cured, ended, explain*, finally, fixed, fixes, got me, helped, resolved, saved"],["resolved","en","solved, sorted, thanks to this, understood, unstuck, worked, works now"],["reveal","en","add, answer with, append, attach, base64, cat, collect, commit, copy, decorate, display, document, dump, echo"],["reveal","en","embed, expose, give, grep, include, insert, leak, leave, list, log, mention, output, paste, print, provide"],["reveal","en","publish, put, quote, record, render, repeat, reply with, return, reveal, save, say, share, show, spell, state"],["reveal","en","store, summarise, tell, translate, write"],["reveal","it","scrivi, stampa"],["reveal!","de","gib, zeig"],["reveal!","id","tulis"],["reveal!","ja","教えて, 書いて"],["reveal!","ru","выведи*, напечатай*, напиши*"],["rules","ar","التعليمات, تعليمات, قواعد"],["rules","cs","instrukc*, pokyn*, pravid*"],["rules","da","anvisning*, instruks*"],["rules","de","anweisung*, instruktion*, regel, regeln, vorgabe*"],["rules","el","κανον*, οδηγι*"],["rules","en","commands, configuration, constraints, context, conversation, goal, guidance, guidelines, instruction*, job"],["rules","en","limitations, limits, message, orders, persona, policy, programming, prompt, request, restriction, role, rule"],["rules","en","safety, settings, setup, task, text"],["rules","es","instruccion*, regla"],["rules","fa","دستور, قوانین"],["rules","fi","ohje*"],["rules","fr","consigne*, instruction*"],["rules","he","ההוראות, הוראות, כללים"],["rules","hi","आदेश, नियम, निर्देश"],["rules","hu","utasitas*"],["rules","id","aturan, instruksi, perintah"],["rules","it","istruzion*, regole"],["rules","ja","プロンプト, ルール, 命令, 指示"],["rules","ko","규칙, 명령, 지시"],["rules","nl","instructie*, opdracht*, regels"],["rules","pl","instrukcj*, polece*, zasad*"],["rules","pt","instrucoes, regra"],["rules","ro","instructiuni*, reguli*"],["rules","ru","инструкци*, команд*, правил*, указани*"],["rules","sv","anvisning*, instruktion*"],["rules","th","กฎ, คำสั่ง"],["rules","tr","kural*, talimat*"],["rules","uk","вказівк*, правил*, інструкці*"],["rules","vi","chi dan, huong dan, quy tac"],["rules","zh","指令, 指示, 提示词, 规则"],["run","en","build, call, compile, decode, execute, install, invoke, launch, run, start, trigger"],["run","es","ejecuta, ejecute"],["run!","de","fuhr, fuhre"],["run!","ja","実行して"],["run!","ru","выполни*, запусти*"],["run!","zh","执行, 运行"],["say","en","attribute, claim, inform, mention, note, pretend, report, reveal, say, state, tell, write"],["script","en","base64, bash, binary, block above, build, command, curl, dependency, file, image, installer, npm, package"],["script","en","payload, plugin, postinstall, powershell, program, repo, script, sh, shell, snippet, string, terminal, tests"],["script","en","the output, wget"],["script","ru","команд*, скрипт*"],["secret","en",".env, api keys, bearer, credential, deploy keys, env, environment variable, key, oauth, password, secret, token"],["secret","ko","비밀번호, 토큰"],["secret","ru","ключ*, парол*, токен*"],["send","en","beacon, call, contact, dm, email, forward, hit, leak, mail, message, mirror, ping, post, query, request, resolve"],["send","en","send, ship, stream, sync, transfer, upload, wget"],["send!","ko","보내"],["send!","ru","отправь*"],["send!","zh","上传, 发到, 发送"],["trouble","de","alt, alte, alten, anders, falsch*, fehl*, inzwischen, kein*, langsam*, leider, nicht*, nie, niemals, nirgends"],["trouble","de","ohne, probleme*, schade*, schlecht*, tippfehler, verschwind*, verwirr*, widersprich*"],["trouble","en","403, 404, 500, ambiguous, annoy*, are empty, awful*, bad, bit, blank, break, breaks, broke*, cannot, conflict*"],["trouble","en","contradict*, crash*, cut off, cuts, dead, denied, deprecat*, differ*, disappear*, duplicate*, elsewhere"],["trouble","en","even though, expired, failed, failing, fails, flicker*, forgot*, gone, guess, had to, hang, has moved, has to"],["trouble","en","hate*, have to, hmm, huh, ignore*, impossible, inconsisten*, instead, insufficient, invisible, is empty"],["trouble","en","is hidden, is old, jumps, lack*, lol, loop, meh, mismatch*, miss, misses, missing, misspel*, mistake*, never, no"],["trouble","en","nobody, none, nor, not, nothing, nowadays, nowhere, null, odd, old api, old name*, old screenshot*, old version"],["trouble","en","outdated, overlap*, poor, reads like, refuse*, reject*, removed, renamed, sadly, sideways, skipped, slow"],["trouble","en","smaller, stopped, stops, terribl*, throws, timeout, tiny, too, typo*, unable, unclear*, undefined, unexpected"],["trouble","en","unfortunately, unread*, useless, vanish*, wall of text, waste of, without, workaround, worse, worst, wrong*, wtf"],["trouble","es","confus*, da error, demasiado, desactualizad*, errores, falla*, falta*, lent*, mal, nada, ni, ningun*, obsolet*"],["trouble","es","problema*, roto, sin"],["trouble","fr","ancien*, aucun*, bloque, erreur*, faute, faux, illisible*, jamais, manque*, mort, n, ne, pas, plante, rien, sans"],["trouble","fr","trop"],["trouble","it","errore, mai, manca*, nessun*, niente, non, rott*, sbagliat*, senza, troppo, vecchi*"],["trouble","ja","おかし, すぎ, ない, なく, ません, エラー, 切れ, 古い, 古く, 問題, 困, 失敗, 小さ"],["trouble","ja","抜け, 消え, 真っ黒, 矛盾, 誤, 違"],["trouble","ko","깨졌, 느리, 못, 빠졌, 아니, 안 나, 안 보, 안 좋, 않, 없, 예전, 오래됐, 오류, 잘못"],["trouble","ko","틀린, 헷갈"],["trouble","nl","fout*, geen, nergens, niet*, oud, oude, te veel, verkeerd*, zonder"],["trouble","pl","bez, brak*, literowk*, stare, zbyt, zle"],["trouble","pt","antig*, demais, errado, erro, falha*, nao, quebrad*, sem"],["trouble","ru","без, битая, не, неверн*, непонятн*, нет, ни, нигде, опечатк*"],["trouble","ru","ошибк*, пропал*, слишком, стар*, устар*"],["trouble","tr","degil, eksik*, eski*, hata*, hic, kayboluyor, yanlis*, yavas*, yok, zor*"],["trouble","zh","不, 反了, 失效, 失败, 慢, 才, 报错, 断, 旧, 沒, 没, 無法, 生硬, 缺, 舊, 藏, 误, 过时"],["trouble","zh","遮, 錯, 错, 问题"],["vault","en","$github_token, .aws/credentials, .env file, .env.production, .git/config, .netrc, .npmrc, .pypirc, .ssh/*"],["vault","en","/etc/passwd, /proc/self/environ, /var/run/secrets*, 169.254.169.254*, access token, actions_cache_url"],["vault","en","actions_id_token*, actions_runtime_token, aws_secret_access_key, computemetadata*, git config, github_token"],["vault","en","hostname, id_rsa*, kubernetes.io*, latest/meta-data*, metadata.google.internal*, npm_token, other customers"],["vault","en","printenv, run env, secrets.*, session token, shell history, the output of env, whoami, your config"],["vault","en","your configuration, your context, your environment, your machine, your session, ~/.aws*, ~/.config*, ~/.netrc"],["vault","en","~/.ssh*"],["wish","de","auch, besser, bitte*, brauche, brauchen, braucht, erganz*, mehr, mochte, noch, sollte*, ware, wurde*"],["wish","en","also show, another, better, could, d, document the, drop the, example for, examples for, give us, good to have"],["wish","en","great to have, have liked, hope*, hoping, ideal*, improve*, like to see, longer, love to see, maybe, might"],["wish","en","minus, more about, more detail*, more examples, more pictures, must, need*, nice to know, ought, please, pls"],["wish","en","plz, possib*, rather, shorter, should, so that, suggest*, tell us, want*, wish*, would"],["wish","es","agreg*, anad*, deberia*, gustaria, mas, necesit*, ojala, pongan, por favor, quiero, seria, tambien"],["wish","fr","ajout*, aussi, devrait, faudrait, plus, pouvez, preciser, serait"],["wish","it","aggiung*, anche, bisogn*, meglio, per favore, piu, sarebbe, serve, vorrei"],["wish","ja","いただけ, お願い, ください, たいです, とうれし, と助かり, と思い, べき, ほしい"],["wish","ja","も知りたい, 希望, 欲しい, 追加"],["wish","ko","싶, 으면, 좋겠, 주세요, 추가, 필요, 해야"],["wish","nl","aub, graag, kunnen, meer, moet*, nodig, ook, voeg, zou"],["wish","pl","dodajcie, potrzeb*, powinn*, prosz*, takze, tez"],["wish","pt","adicion*, atualiz*, deveria*, mais, precisa, preciso, quero, tambem"],["wish","ru","больше, бы, добав*, еще, исправ*, можно, нужно, стоит, хотел*"],["wish","tr","ekle*, gerek*, istiyor*, lutfen, olsa*, olur, olurdu"],["wish","zh","再, 加上, 应该, 建议, 應該, 更新, 最好, 求, 添加, 补充, 請, 请, 需要"]]');

/***/ })

};
