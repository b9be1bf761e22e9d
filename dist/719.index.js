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
    return { ...one, entries: [...one.entries, ...other.entries], words: [...one.words, ...other.words], times };
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

/***/ 8674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U6: () => (/* binding */ findIdentifiers),
  cx: () => (/* binding */ groupByAverage),
  vE: () => (/* binding */ joinIdentifiers)
});

// UNUSED EXPORTS: keepApart

;// CONCATENATED MODULE: ./build/clusters/neighbours.js
const reach = { work: 400_000, least: 16 };
const kept = 6;
const promising = 0.6;
const stepsPerUnit = 16;
function findNeighbours({ count, start, features, weights }, threshold, found) {
    const rows = start.length - 1;
    const window = Math.max(reach.least, Math.round(reach.work / rows));
    const begin = new Uint32Array(count + 1);
    for (const n of features)
        begin[n + 1] = begin[n + 1] + 1;
    for (let n = 1; n <= count; n += 1)
        begin[n] = begin[n] + begin[n - 1];
    const end = begin.slice();
    const rowAt = new Uint32Array(features.length);
    const weightAt = new Float32Array(features.length);
    const own = new Float64Array(count);
    const scores = new Float64Array(rows);
    for (let row = 0; row < rows; row += 1) {
        const [from, to] = [start[row], start[row + 1]];
        const touched = [];
        for (let at = from; at < to; at += 1) {
            const feature = features[at];
            const weight = weights[at];
            const last = end[feature];
            for (let index = Math.max(begin[feature], last - window); index < last; index += 1) {
                const other = rowAt[index];
                if (scores[other] === 0)
                    touched.push(other);
                scores[other] = scores[other] + weight * weightAt[index];
            }
            own[feature] = weight;
            rowAt[last] = row;
            weightAt[last] = weight;
            end[feature] = last + 1;
        }
        const score = (other) => Math.floor(scores[other] * stepsPerUnit);
        const near = touched.filter((other) => scores[other] >= threshold * promising);
        if (near.length > 1)
            near.sort((a, b) => score(b) - score(a) || b - a);
        for (const other of near.slice(0, kept)) {
            let similarity = 0;
            for (let at = start[other]; at < start[other + 1]; at += 1)
                similarity += own[features[at]] * weights[at];
            found(other, row, similarity);
        }
        for (const other of touched)
            scores[other] = 0;
        for (let at = from; at < to; at += 1)
            own[features[at]] = 0;
    }
}

;// CONCATENATED MODULE: ./build/clusters/link.js

const link_stepsPerUnit = 32;
const mostIdentifiers = 100;
const apart = 0.2;
function groupByAverage(vectors, cannotLink, threshold) {
    const groupOf = new Array(cannotLink.length).fill(undefined);
    const findGroup = (row) => {
        groupOf[row] ??= { rows: [row], cannotLink: cannotLink[row] };
        return groupOf[row];
    };
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
    for (let step = steps.length - 1; step >= 0; step -= 1) {
        const pairs = steps[step] ?? [];
        for (let at = 0; at < pairs.length; at += 2) {
            const [a, b] = [pairs[at], pairs[at + 1]];
            const [left, right] = [findGroup(a), findGroup(b)];
            if (left === right)
                continue;
            const isKnown = left.rows.length + right.rows.length === 2;
            const likeness = isKnown ? Number.POSITIVE_INFINITY : compare(left, right, vectors);
            if (likeness < threshold || Math.floor(likeness * link_stepsPerUnit) < step)
                wait(a, b, likeness);
            else
                absorb(left, right, groupOf, vectors);
        }
    }
    const groups = new Set(groupOf.map((group, row) => group ?? { rows: [row] }));
    return Array.from(groups, ({ rows }) => rows.sort((a, b) => a - b));
}
function forEachFeature({ rows, sum }, vectors, take) {
    if (sum !== undefined) {
        for (const [feature, weight] of sum)
            take(feature, weight);
        return;
    }
    const { start, features, weights } = vectors;
    const [row = 0] = rows;
    for (let at = start[row]; at < start[row + 1]; at += 1)
        take(features[at], weights[at]);
}
function compare(a, b, vectors) {
    const isFirst = a.sum === undefined || (b.sum !== undefined && a.sum.size <= b.sum.size);
    const [few, many] = isFirst ? [a, b] : [b, a];
    let product = 0;
    forEachFeature(few, vectors, (feature, weight) => {
        product += weight * (many.sum?.get(feature) ?? 0);
    });
    const pairs = a.rows.length * b.rows.length;
    return (product / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs);
}
function absorb(a, b, groupOf, vectors) {
    const [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a];
    const sum = large.sum ?? new Map();
    const add = (feature, weight) => void sum.set(feature, weight + (sum.get(feature) ?? 0));
    if (large.sum === undefined)
        forEachFeature(large, vectors, add);
    forEachFeature(small, vectors, add);
    large.sum = sum;
    large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink);
    for (const row of small.rows) {
        large.rows.push(row);
        groupOf[row] = large;
    }
}
const nothing = { identifiers: [], hosts: [], naming: 0 };
function findIdentifiers(words) {
    const identifiers = words.flatMap(({ isIdentifier, stem }) => (isIdentifier ? stem : []));
    if (identifiers.length === 0)
        return nothing;
    return { identifiers, hosts: words.flatMap(({ host }) => host ?? []), naming: 1 };
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
/* harmony export */   $: () => (/* binding */ findTerms),
/* harmony export */   S: () => (/* binding */ groupTopics)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9952);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8674);
/* harmony import */ var _similarity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55);





const reasons = {
    alone: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `no similar complaint on the page`,
    repeated: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `same wording`,
    words: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `similar wording`,
};
const mostTerms = 5;
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu;
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
    const groups = Map.groupBy(rows, (row) => {
        const said = words[row]?.map(({ surface }) => surface).join(' ');
        const entry = entries[row];
        if (!said)
            return row;
        return entry?.source === 'code_snippet' ? `${said} ${hashCode(entry.code)}` : said;
    });
    return [...groups.values()];
}
const longestSnippet = 4_000;
function hashCode(code) {
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .hashText */ .qj)(code.slice(0, longestSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'));
}
function buildTopic(page, rows, reason, corpus) {
    const entryIds = rows.map((row) => corpus.entries[row]?.id ?? '');
    return { page, rows, topic: { terms: findTerms(rows, corpus), reason: reasons[reason], entryIds } };
}
function findTerms(rows, corpus) {
    const terms = new Map();
    for (const row of rows)
        for (const { kind, stem, surface } of corpus.words[row] ?? []) {
            const term = terms.get(stem) ?? { count: 0, last: -1, isLight: false, surface };
            if (term.count === 0)
                terms.set(stem, term);
            if (term.last !== row)
                term.count += 1;
            term.last = row;
            term.isLight = kind === 'number' || kind === 'fault';
            if (surface < term.surface)
                term.surface = surface;
        }
    const byWorth = [...terms.values()].sort((a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(a.surface, b.surface));
    const shown = [];
    for (const { surface } of byWorth) {
        if (showable.test(surface))
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

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bz: () => (/* binding */ createSpace),
/* harmony export */   jX: () => (/* binding */ sharedComplaint),
/* harmony export */   mA: () => (/* binding */ sameComplaint)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9952);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5117);


const few = 50;
const gramWorth = 0.2;
const pairReach = 5;
const trustedPage = 60;
const smallRun = 100;
const commonest = 2;
const largestPage = 2_000;
const lengthPenalty = 0.4;
const sameComplaint = rise([20, 1.6], [1_000, 5.7]);
const sharedComplaint = rise([100, 2.2], [2_000, 7]);
function rise([few, low], [many, high]) {
    return (count) => {
        const share = Math.log(count / few) / Math.log(many / few);
        return low + (high - low) * Math.min(1, Math.max(0, share));
    };
}
function createSpace({ words: all, pieces }) {
    const common = new Uint32Array(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_);
    const add = (feature, times) => {
        common[feature] = common[feature] + times;
    };
    for (const words of all)
        for (const pair of listPairs(words))
            add(pair, 1);
    for (const { words, times } of pieces)
        for (const { features } of words)
            for (const feature of features)
                add(feature, times);
    const run = Math.max(all.length, smallRun);
    const numberOf = new Uint32Array(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_);
    return {
        vectorsOf: (comments, among) => {
            const isFew = among === 'page' && comments.length <= few;
            const own = among === 'page' && !isFew ? comments : comments.map(dropFaults);
            const { start, features, names, counts } = numberFeatures(own, isFew, numberOf);
            const counted = among === 'page' && comments.length <= largestPage ? comments.length : 0;
            const roots = Float64Array.from(names, (feature, n) => {
                const here = counted === 0 ? 0 : counts[n];
                const share = Math.max(1, common[feature]) / run;
                const rarity = Math.max(commonest, Math.log(1 + (counted + trustedPage) / (here + trustedPage * share)));
                return Math.sqrt(rarity * (isGram(feature) ? gramWorth : 1));
            });
            return weigh(start, features, counts, roots);
        },
    };
}
function dropFaults(words) {
    return words.some(({ kind }) => kind === 'fault') ? words.filter(({ kind }) => kind !== 'fault') : words;
}
const isGram = (feature) => (feature & 1) === 1;
function listFeatures(words, isFew) {
    const found = isFew ? [] : listPairs(words);
    for (const { features } of words)
        for (const feature of features)
            if (isFew || !isGram(feature))
                found.push(feature);
    return found;
}
function listPairs(words) {
    const pairs = [];
    for (let at = 0; at < words.length; at += 1) {
        const { stem } = words[at];
        for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
            const other = words[next].stem;
            if (other === stem)
                continue;
            pairs.push((0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .mixBits */ .Hj)(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other)) & (_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_ - 2));
        }
    }
    return pairs;
}
function numberFeatures(rows, isFew, numberOf) {
    const start = new Uint32Array(rows.length + 1);
    const names = [];
    const counts = [];
    const lastRow = [];
    const features = [];
    rows.forEach((words, row) => {
        for (const feature of listFeatures(words, isFew)) {
            numberOf[feature] ||= names.push(feature);
            const n = numberOf[feature] - 1;
            if (lastRow[n] === row)
                continue;
            lastRow[n] = row;
            counts[n] = (counts[n] ?? 0) + 1;
            features.push(n);
        }
        start[row + 1] = features.length;
    });
    for (const feature of names)
        numberOf[feature] = 0;
    return { start, features: Uint32Array.from(features), names, counts };
}
function weigh(start, features, counts, roots) {
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
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"bias":-2,"classes":{"praise":{"scale":0.108386,"rows":"UkIGAVw8EBAaE54KBGouPoocJmowejMREG1XDizDdQ5psyA2BQUFBk85AbPXTjADHAJZGwRVRAJMcCIGUxoPFwFHKzYkOwVfMRNNFCU0OxKZBWyAA0koSDMJHiMRBFEHVCcwNXAkZRn9BiM9AzoSEUEhDXIaMioEVmEm7z8ORi2YDZJZXiAfC3UnhUgJJyICb3rJUy4pugMtwSEhLFsbHBYDNBJlE1AYAgYkfHhcmA8BJwwJGlgcGgYLvw8oAsZaPVsmGxAJCwoJHhAMEQ0Naz0JBEZQE1RcUDobB1UbFAUEH1MhriQSIRYJOwIcAzkeISRTPwguhV9t/wMgBEA8HiVITQFs1gkRExkfCt4uUqkcen5OQiAg0wNCQAwkCxIKBXsKUzJ6AwwnIDQEYnQFKQoKQboWPSAXMSYPWghBD0YjCzM4wncbIgIhHDQOAQwZRhknEyEgJTCSObbpfQ00B3amDikOK0M+HBgmBBAlTgSLOS43fmx8C9EWBndOBzImJjB2FQYEFkFGSTf/SkZtKrc1Ah4kGRspJCcJCgGIZz8BFSszNgpCDJID/2eCGZRYYgwpXUUxGRV5e5UBFkNHIx1cDwQnDyUgSxUrAzxSW2laAkQQEwksgTJEGwYFYQ6TCB0wEwQnIxlMDN0WHCpzBsMDIxVBLx6gZTEi8QQN/w4TRTI6QSZSQwQiE72BERBnEyohFCA+tViMGxiFE5hosDIGIxkVCuFZK8hA2A0JQjIOYkZzLytiBSFIKVQQIDQ/mUoSFRYNuQUyDUE8e6o4BEAGKhJ8lBUFA/9DPy4lRw8WigMGXWdIBnr/DycUU1YeE0VBPy9VMEgNBCpEEf8bQiI2hAE6Cw0/AxYTjVQXaU9IlSARCHcHGy8oMUE4GhwVBE1GFBUrbIgZCRw8BRdqWAYHJFMrBQEoFBWSVGsvWxk9QzRPFkpZagUDEKcxFQrBRy9gyQiQHQF/K3gBOC0ea2mEEztRLgE2QiaIHSYXDBgLBhwhERQ+9ToTuREDHbOVlCYWEhkzMxDKoKw+YyMqEjYSlwnrHhspdOgJMBA9hwcmcAIbEBwDCTIiBQUaPCwuDzsEDQgNyCwITDYnHhqeWxsKJmccNr8oSA4mboU9Djz/CU8wGTccN4B1VYIPIARKBlcPcjEPYgsNMHEuB7ISLmMsCSuIEC4RfC+oF2s+CyE8I2QjIlMYCic8BYpNBzlHCTpNhxMYEwtTayMfKwhJF0UOGwNIJkYsWQohKTgcRyZ/RFQrLycOF1oJCkIulSNbLQ0qO0wEEHJHXi8VSh41AR0B1iwHayYDPW4IGf8FM5wRFVkVVvEBRC//HKYwjxsukFAJAh8WAjgHAREuIQMUU0ZMBiUGMwkuXSxZaij/SgYVGsiAPA1FMx2vek8vUwJcJAsPGih3SSUH8iM2DhkGBxI4Kjg7JP4eJQM3izuktAg1WkcEAhYaJh4UXVI+Fi4IvFAuilY4VAN2LR4cBT4P0TMsQkkeGS4qd5BEDRksHwlSAkAqNA8QOyFUOwUaHBtnEacEJTGAU0nDV2gzt3wIlg0ZIBnvEgEDUhYScD5sMRV9FwtMKgHETAl+RgIqHT0DDLAKCUd2EM4bAwJHDzVBQGlqGhy2EAeDqw6WHBM8GqYoWT4rE4ZcNyw9Ch4ZB8EeDwgVEHTdBTYkEUiBDgIcdQQOAVkBQwlwJAkyhB40AzMoCygMAw8jHgoEChcqFxAYJFgtDJhHEXwgGRkclgeFASo0CAwLVwoqZAfLlBnHBR8NVhUMNzRHAzRCFwQPCxtBMigfHgoURAcaGVNH7ikWQAmNCi1eZQ0FGwkKlAkNTQktBSITAtQOAWYgEVIoEBMcCUohESAEAV0BHgG4OpUjTQYlAY8DA1sKEGwpDgQHJj/LA0kYZlUYDQvRCwGPOwdXAgteX38RcAYDpw4Q/yZ2G1+lD2N8Af8kWCA+Agv/UadbZwaKIa08DFNuSsklGCeiFmMFZxIYB4L6hP8F/wwoMxVYICJSFm4QCwr/DBEa/22iFAhfSxJXEQErtRELGwIGDyYuEAxhFoywhxYKASaJyDg4Dv8JCy0jIJUHEA8islAYJycTKzU/Jg8jBigbA7kdESIMJINDAkQcChkYHQ83gEkYMjQKbVahSBoxGUS7DD9YG11RBDB3jxh0LWoVPgphBxhkDCojHF9gTWs7NS41EgeVAlI1Ef8VanZMFAdTBBD/wh17HQgVAQMYLGQnZw0lChNCDTRYk/8h/w5I0jMMWwGrQykIBAE1ZYc2niAf7DEQPwkhC3//Bg8dmgYMAg3hDxlvBQyeLnkDFgFEDgVKCQ4TWQQSKrW5in/xAwtHHkhOJgItCJQeEU4VRRMsKjMhWU7EFjUHMgcLFSNBNRBie4FLem0fCQZbzBkvOn0RDJsPDCEqDI8QFM4CLk8G/4VSBP8LNBIBMFLk3pEcVwIxGSieKg2CF4UaNm06VV9+LyJBFA07JhxHCCstN/8BD0sXITAJGYlsFxL/uzhM2jEjE0AaKCt5RP8TEDQOD3SCFBkpSLNZGuElGwgND1gNQxYMNQ41QCs+DLYdDRxREAcCLAUegkYOEgsoMBkDCAITC8Aodj8IGhETL48FHl+/FggJBRgdshAtWxwFcEARNJ8QOThZOwk9XYQrNBkdHGAWFxJXKAgNDkgSNIQgVx1MPyIQRC9EFDkXDkQPFv+ZFiwNPxn/EQSCKbInLGbID3CzSz0ZHDklCiYJVmDbnzxfEmAGpwUIXBIJBVgTHVMpNVszZQS5BgPpCacZV1aGBz1hp1RHBA0lPZJsXw5md1lbDXeCHZBJhl80OgNJhQ4PVUAkISAdWnEQSSgkFQIegzgnHQsIDGgE/7QXVxhAOxQ7TId1WAZeiiICyTgtEA8yLLscNBcXXgMZFS8vDQ3IJ1dRFRUWEA4OFiAOZo4qETwRgRI4Kb8WCRkaOyD3DANwPRkPCDEjlJ1DH7EDIw4bCEMtDQspBw1UphAEgSMJCSdXInBgCFQ+VQkTBWCVOhR8Dm04PAsQMiEsSCwTJkcrJBFWHSMFG6A0KRpXHR0QKiArHF+mXwZHB2BGMgacTUAwPiMWDQKRXBovS1AMEwYKOGsEMP8mEhJnSw4TJRdVCAEeBmsFQG4aCasG4jv8IjguB/8hChIcVyMEAcBEHxIZ/w0HCgYOBl8dFiJhURYdB3U0Gw4bSBJUFXMmIjq8caYNOA9xKgcJKp0fOhQ8E108CEM8D3gLj3hdRixYNUMkAmwlUUY7t50TDh1AN1soPTIJAQYLeAYBFl0dd38faZ4RM0hAb1pSBAXFGGUMtBMFGSgE/xuNQwIOGSsJQV4hcLka/7KqeDxqnBKaESgndAEIESoqEmwhYTFlGxUiJv8QPmgJhS4IKxYNNVIXHAgcAhEbRSZcBWEcNSdmHxkUJ2YcmwMjATiSGAJBIhMXVQcRCI1xBHQOjQmSFE8SHQVGBGcdDisoBBw5Gg8FXCoGYgwtIgw5DQUFQCKPbmkqTQchNA0dXjAgHYLZXwMQNgRnNkiBQBtiDYVmpUYPO5EkNzAsPwYMIBAkSXQJFUMZITk+CheYFDss6xYPHQgTZhw6AwQQBlpmFRIMYkMQBpoBMiyWOgOjiRI+Sv9VZCy0shcRQwwBBD4jPQEcyRIJBDM4F2FNPkEQQAcJMWJHSf8IIBYHMFwBHVQdPzAaLQY9RAVFFUBCA4tzD5UtUwoRXgcJDggMHUYjNpgYETkWTT5eKClFXBdpI6LdiQd5JF0YChQ2mEoNLjY3MiJpWDzECBVjOgoGfDYHAQh7HhQbOw8kBQsqWk4BDBMhCupHEQkDCQkzmEIBKgM4AQgEORLIDxAlIQ0oTTTFRGdTEQMRnmMCMAsK4k1zGRHTGjKYVmQZJSW9Zw5tGxh3CAECIssoGg4dAQUDKio7f2wIKaqYTUaORVcsR1wDNgM0Ci1BKSETcKgRbCcRNnx1Ahkqby5MpRIODrUGKHiLCFIdQzsODlMYfiYeATYtNBkrESstWRkHZv95N0puje18DZk8KyOCEiU+bDQqsRFtDQ9lCRpl/ysEIiM1DDJmVgURMw0mFQw1SQssUwETticxB8UcU3tOAQxGDQmeCSpQGkccRGA0bgo/EiuNqxtSF0IRSZ9bEiz/HzgRDEk2ciUiXggBjE2BASwIyD0nQ5kZHiNaTBiYF5ctErEdHRdNQTcfRVYFGWlGAyMHXxKpSkIVVD0UEIIwCQ4JGxQdKBsUWwh9UAgYAjckCkvKo1efGhEIDVwoL3sfEkVkJSVDKhMKEweQiTQHewosHQg2Tx4bWSUlFBIJgiMoEIr/CgcXB3SrJHtEHimGGxc4Elm7OwQiGmniYQ+vSSAYbyQtVAQQGwMtGxwlchgBR840FEtgFOk7Ygp6MBs4rHCPGDAJDmAeAyg9GFANCvsLP29SKjMZIxNpPwYBMiRrBToSHTMMWA4TCAKMnYYCEHRP1g8QBWEYFgMWIdyVfEE1NUgGLYk3HQcSHSV9FwgNYSAnPF9MEiJN/z4cEQNFEwNXk2Awpy0TKSkMAggKB0uClwxUev8IOlMQAU1hWAcDCQkcBBNZfXZuqgW2XaqFJnkrgRgFJBhTMQ8CChQWO0IadlYGESgCJxQNLRACZxBaPxCiA/8JIHV2NwtVPCAiFDALWgUlWDU1JxX/Gh8NHQ6cNHwaJFl3MIWGFNRFBdtnD1IHFBNgYYQOchtDWA0yXBQ+HDcYNGs+L1cbaygIPQoCZm08HDoHPyYYLxhaJWccAxdzF2QSO5lDBCjZOxNNMTwIJB0hFSEfAQsNARkOA/AtVSqWF3FyDyQ1yRgmCrJlPDxjAgluUMRFSl0WFwJYBQ9RDFEaBxgQQA9JMCgYeghHEg0BLykGNAUIIQEVHUkUIQMBBy0VRjpSbApwiCEdNh8yeC4/NJQpHEJ3lioIsCR6AmT4C3MUZxsYGT6FPxX/lVQ/DAkrWwIYDwMUHBBVfgQ0DweKDSjOFkQMbigDNARACDJUGj6EUx0BkBFwMQNVNQFlB2YREgERSwoQCS4uFlabDkQDKixDsTVbIzUWGC4MASQ4MW2HBkIsC54mCkYzehaoM1Q4FhJyMysZDwpJIBsdXSg7IFkItUsLBiEUAQkMFkQM/35APD4XQTcfFikxKxI2KWQuGm2DAggIBRicrgbwIaxBCIUWQG2yRoxtFQ1QSnGbgQYFFAhTI8gIA2l0Aav/BSIQdQkFOmIYdyF3JAwjH1cwQQ1OGTaHdRRNOwV9oSYMJE0UAg/NElBRKlcvYZtCJiwvOA0HYTsLvjlNshATvf9NHzAOX7VxHBMKBiQYCC0lCv8BdhCH/B+hAhQDIY8/FAk6JQYIEwkSE0QRNh09FV5LGQeGaBgg/wU7LA9UagcVFBAZU2OhAgYGB1hxIR8g/yUWbmMKDQJIMigrQjOMEhQXKwcIKnI/1U0jzhoBDlc7ZUMrc0MxOv9rLUz/HWIZ/ztUJxUjLXkMEAf/BEWP/xzjFyYMJmU3O5ELTT9mCmsFHpp7RRQSgB8DBP8DKCwmBh2J/xALJKJkcwMhNaA7dFMw/wQdY78+OgsHGww8MyELDg5FGjQfNh45m2kmRxZKThUmGDwVbSABGiwDAiQWIAUCJgElORxZZA8cNX7/Bhs4/wMLCUNGXAwMGp0SXl3/Uw4JDCDPFw2AFgxsBBtBDf8uCUUMazW0bgIICAk7YTQjLHBCGCm5JzYGJyUoPm2C+VwRI1EEFA6VDBkiCxg3/woPEhL/NT0rXxoLAZZAKngkClcVJ64QZalbKiUUUiBdTBCsCUgXGzI3RWorIyMXZUcKK0QPdywFJyM6BBMdOiM+HzkZXQc9OBsHJQoBfiQ0GlQYJgtMBCFJD4xd0oFaP1YqEpgWPSogBgoNG+xVQRosZCs9VKtTCCkLbgVCjQc1HyVAInILYQUyGAtjWRIZHz8WAywKTAdVJAVSNSVxChkSASCrGFEQJAMaSRFfEg87K0FNIyUtawMjRQQHDwEZfwgFEEU1TlA0B0ZWKxxVGkQsBAIQdzQhZAMONJBMQw0Cl5YuHKsUKqU2C6EpNxUpAiKBB1MUMCEWTgwZLos2BQ1EOi8GiodENj0n5Q//HwQM4QQZAwESIzojKwQJGRQhLQQ/Jg5SCEAGJR0tGgtgBxY1RAtcWTsQIgsHQAFmGjA7KwltGVUYVQUDOCIFdQVEX1e/TCxnKSogIE9OQxwvGUBWCyxPKV9VCwR8JgQqAStNERsSU4eUQxUnByIJL+QvARIeCGAjBBGbCWFnDWE7Nh4eS35mLy4cJygRPKOxBkQnHwnhFk5jJmoYUmc2MAkVSQIYbAY/K5UvASN4FbZALgVBJjAeAVANDnP/CVwIBU+6HjpFOh/XPBNOSxYQKI8n/0MSKzgiTQ5xiQc94NNQMGZ3KFkUCg8QkB4TiEs/HhUEWQgLhhUrmncVBAcDQlwtMzBcUjoPE9sREocnYjUaDFc5OU4GWGVpFioyJyQG1DYOIQ4uTDo4AlMlLGURPDEkODZTIysBEAJGChsjSsRnDxpefz4OkAZPHwhLTQIH/wj/HRiFBQ4fMk4BGRxoDRYeVwhACxg6AnYYIChNQRgEBF28AqI7DBmnAU0EC38oDkxoCBcLVSUwsi2kRiUiDy45VFbdBggCCWECXalSEy8jBUxdHlEZCVFNRUItXlwCFCEhOhkqCT0iHJFqEFgwBxd3fhVkLRNSdpNKchsvESoSURQ/GG0OMRP/CYEeCi4g3zXCJaMQadUVB1MECDgGKyQuGxUaF7I3aj4iCg+IZw1yEUM0OgwaQDBjPAUSaAoreLUs/xAERqUlFRUxKDVXC1gUKxI0RhQREgsbTR4/AwcXJAohNQwGEVQqVg0RLtyFAzpwhQm5dk5aEQRbLFhLDStR0E1IoTZqNAO9DI1JITEaZVwLFghcBQs5GEGDC3cYOgMjUgdlCBAWH2QPbh1FIAE0NwmNHRMMT0dEIgwpXEEdGRcy/20+5TNplCFJXCkgDi46HE4FKQj/BQEVEiMsZHIpB20GLUc4MCUXGF8GJk8wBmoHJtLJMR9aygEBM0Q3uxKCZzVEEP/0GGYGO8tuPAImzhqjlAcFS2Ih/xshLRAiwB1cSQwIbYUUHV8GBWW8CVI0DQchp0YeCgcmCxoFKEQhBFwETkZEAwsTIRhDWRyrBjEXEBgOAXcyYkBUPX0IJFk7KTtNITsVFCcZQgUHTgdVTjNYFw0JLEFFNyU7kWdUGT8GBR4mJhcqb3VMPwJWh0AtKAMqVAVBbxNfUE0PCBYIGQY1EjgovhEMDQ47BiYCpQs2B/9MDQw5GtYbCFg0QwJrNmFUsjABF0cLHBwMJDAwMxZJE/82DglgNhchH0o7BMsx5ygWFFYPEhgxHzQIBP8DUByIfU8PGBA4IiYCMlk/hiQrphYIPBhRQRIumwIiUw6OBjhSAwkCPQQpUxCVGx05IFAIBxQYDBQ2LATkUjUlThc6Sx6P5SRZQIA7ASWqRQMKTUwld2prRRWIVQYLTCYQfg+mA0pkMxkkPhhVKxkRFZgNGSoKBDQrWgEsbg1kEVYFgxqpXgc+AU0TA1kCVgIiFE4FGjYsPrEWBgNuEI0gWBEFRTQJJA9IbCQdGBUBCSYVHog8PENRLhwYxgiIZaMkA7iCopgNDg0vVQEHEmhyIicJLhRCfg4IBGcv/1wNNEsmDhsEdApHOwM7F5gTBlELWKREGj0CDSIXBRKsDAjxTSuRIwMIV2WnI02KUSkqR0YYDhQ4fDeMEIAN/wwNHhwOq48/iBUEBHiLISoNKhY6IVsWAnWUIPwK/7QBMDQbVVAS3l4bMAkEIV6RlW4Z5EgKeylkGBIXGRsvGcEqDxghJmoCBBRfLMIOFCGHOv8eYSOtnmJsD9UoAhpDJQswW8kNfygTE0AOLTASHmEIPkcpI0lzNw0CnREgFbQhUBk/BYEEAmcBZwZNIwRsc7JILP8TKiF7GQgxOg6erbVIlEkiCipbOv9lKh4IFAYO/60bCAkchSKDWz2XbkgjmQk5BRJ5ImcJJYYibQgPIwb/DSAVPQkEDBGjGzQ2AScVZ1kkPTpucUg9Whk4HgJuGyw2eQ1tMDJ/PhYNBCoaCy8CSw8nL4MMMhyXP6QwEZ4xdghaJiL/QI0eKhogCbMeEQse4eYPArmKuzonN3D4MCwHk2sLaA0POyZdFSNOSyIZE3AvlD4aEFsSUVz+pQM7HZZXEAkKAkUWCRwIBMMvmMwCJzg7K5MqUxwYGUeETDRKLj94Ol4HDjGEAY1sUMQqRzd0U0hnCxovX08cJBP/MjWkf4RJP1obRjldFaCWARwsAw9FPRgMNA0OHB4+2DOPWXiKFwsmEwm6hQWEEk1FY2MfEpcBERVRTSUBPB8rFS05ahUMCVEPlQE8UGWmBzUMDIwkBh4OBhoQFCthqVIFEv8iGi4FK3sZasYQA7cfGzEITBMVHRKpBDwoFgczIDg1JzWyYy8CPv84DHA9Fg5ZDx1vKoOScgkFAzYrOSBdHEQBDisHIhoCHP8NHZMB3ZImJV8JGARCP++yH2gkX2wKJDpkCDE4KAgNG1cIQG4LZA9ENAIsI5UiJQNbLAgsKgGCGxMPcDhbDDIlMRURPAYbFCDoLv8gEhGHbv8UF9UOHTwXApxCDQZoURc7KjMJkyYZHQEGQxMVCSEfXzATGA46FB4ROSIKIQFjJlI9LA5BMhcNA0/nCwJ7/yMKKycmSx0xVBGDEjHVAxKBJ1KvAQwaDg0+W2caAQVyBUBxLP8dAiIGoRM5qYAWD13/CBQLbiECHxcmMw1E0gceGwVLVexhGhJMOC8aA505DVcgHokrXRhnOSIDDtAvKx8BBwcoUBAxEih2JyMSJRg2GhRMS/9MRAiINR9JDggCUjAvASQoNjsmV1FYMxtmS1MfDAYNAv9POjELEBxxq1EHezRLPQonNDQOe8ArQRIPGQ8Ech0RQgELKg0QDH4eBgQyrj4zECAaHi59DK49TQ4YSwwOjBNuSA4NRSwiPQgDRBAhPg0/KDoHb0EUAS5QHR7WJBuCJhkZ4QshAicGBGWNkA8oFIYEISsi+B+NSDANaVE0XBVeQwM8CkYCYwMhBDpKBx4QF2MHCjk6cw8yBx2UDikzAmgmmUoF/WEKRkQFEzsPNVgngwIZMtInJP8VFM5rEhopjSEpHzsOZ6USQEZVwERxJyFcDDQ2eIcHyjAvGWQiXUAKAxlEIHg9O/8xXP8IT2Ixlv8QLSQDDIQLgKorkBY5bkpaDmYSAkZjFGs5GgwDIBCZMRYqKEJGOCsScoo2Cxm7Ugo9Ox4PBRNLJPFUBHUuEX4lGUVOBB0gOR53AwIBSjcWGxsmKA9pJMY3Mmk5FiZFBQwqiI4LRywOZQIXU2kPECUtPTc7EwM5Dy4uByxJBCspTDkxjxAuEQotKj0aFDgRqSkNFZk4QckJEGQwixgdHwIhBk1wCW4KFAc+a4YIDnaCESt4FAhtGRR1CQM7EzwTIW0EDysTMA0KqyWfYP8RNAFfH6UUKCRRCBMNCUgwMB4PMEJHA1j/FCMBVghqPYsaGENEMTYhPEuWTy4ZGnYBCTgOaAY8K24m/5svW0gRE5HMJRorHisNMhc7BTzdEwhnMWIGURcYhjkBBSOpFE0sDgkCO5Y2CZ8uMUVIRkxhAhofIyJKOxxSPgUuI18kCk8wFSsvDik6/52BPS8blwcGBQgGDQ0OPRadfhwKEDZyYxEIGg4aJw8mGpiuHDUi1ltQBzdvX/9BMzcCDRsXLEwFOwMhDQUnOi8YYzpFylaBCXkFBh4xUxFCGI0FJTm+DmszMg4KF4RgPs0bETEx7gYWkQIYGwQYEVIYZjaTOxAMHTdGEg4XCzJDSwUwXmMKFmEHPx0HC1YtYh43C/8uTBsTWCcROQQ8URojBIcRHBgKDxcdbDYqOlmTShkCJS4NhQIPDB4zRTFVmAwTEBpbASMWE7JfTUm4CRMYFQUMIYCiol5GcGQeIQpLejw2IxRvWlwWCA5JMiYSNUIhOhQILG1DRCMHotaGOVdVBXItBBAhAjNsJ1cTAQMMyX5ZHS8UKhMlJ0MgQE4mJhAfHSAGETPDJSERiD8lNgUhM/9VoCAJQQYx1g8RZQ1C0RIpOwVHJARLLjn/O3yEF1YLFxgDCjolSL9JCyfWCqAUUiAvCA0BeglCal89N4oBDh55WTZcPR9HFhBcDmcQTzQWNAYYLgiyEBNUCW9XNnEL5RsLPBtBNGwDHA8PA3sLDR4HkiobBCc5SAsEIFgqNAkJGR8YOSczoCYWXytDODw5GxUuAS5iCxMCGXobi5B8BDWIBggfCwktMSA1N3Z7Bi0oKv8IZy8RH0YQOWxpiToBRgkHvw4UPQaDMgcWCBEIHQpgBRN8BQwo2i5oLg5HjHohBYwlQiChEA5EQ9AoWgthHyJR0xJhLlkCNzJXbkQWKzwGDRELQmESNh8aQv9cFwRyORSJDjQMIS4hEh4avwqhMgVpjQkOMlkxXp8YxjFMkAgSGyo0dAEGCAQKFwESBEZVCFA00g8LFRV6BxdyOyYKcgMfFAwmEComcDAgLCILEF8/cKogTv8/CisnXTk7bBoCIEeRAxvNhRgXU5o1KkU6VhlMuJM4JywSPLQhQg8VaCmce0QlFDAvPQ4+BAKXF1UPBiwLWXgkWjbhowFxIAaZYh8bUm02Mh43egI6Bis/XkNBLFcrEAYaSSRvBoWzb0k9FAmXBBmbOBEWnCkRFwERmCGTDL0q1p0mLi5QKi2aWQIQIIMDEN4gdxIKon2KcUMsCCcrCgQWNDQhBgwHCj0qY34KeCuMCFk8N4kCDG0sNQUGBwgOMXsUlzEfDygPAgIhA2ZHDUMSDCkgOhPGdU4tGUcuA21hIlk0NBpnNhJ6iacSJps9JUczYVkGTy0mlwUMakFTCxiQSHAhASQBERYBTRAeBkozM1A5EDIjJSRWLjk1AzUOATEMJVkoOhH/DgEeXAUN/1AyTJeNVWpXHCUJCBcBEBAOOBk7V1WPiQgvYz9DGcUfSw8INpQuzRgHGEMbFCEoKpCRAz1mB5MDGwKIJx5sAio0KBYXKh8QPQg2HI1SFQgxZUoUMiwgDQsPCQ0BIf8GECEBEXUPGx0HUC8BJAcxIpKzhQMIZmMLHh8pGgFBKQNfHVFCIEk3AjMmEhQaFysSKAa4Zw1EhjAJQgcwZzEkOBA4SwMGDDgEAS4wLBtcKUzfTiRIgAoNOiwmBhQTFZK6UAEIL111GFMSJyIUnDlN//IhZeIFEgIVDxQMUwJdNmkNQxERXlEwB0dcGQ8VxhIuI0WickIriQ8PNysBVSIZZB4NHkN9RAQDEgtyWUYeHiFJCjhBRQg7JgxKeh5CkQkYFQpqRxkFGgYHECsCkk5LDy4SQAGrPgoRTYoxRwcuKj6/ONUjIRfS/xNJEgQUAUV8Dz8Va3cDJQ5aTppBBAocDWYrE2sLGEpWESsdKMWuIDpaWZo3WgMPZiYSgxcJAhNpFSwBgRoNQ3IGDxd1xOZG1YULTlCgE1EKYiw8VysRVLHJSQI0bS0G/0oZSgxPBzgRuBgfXXRJUzcCXgQYdJNQTxgEdbEy/zYhGA6PUMtIgRIfNycjC1EgAgonNxodMBhcUIf/LT5LnxxWExRtHBsIDCNJFBoSChj0LlBgMg09MxkLICSaI38imiZTBCkBYkL/FxBzRAYFAnR4NgkKKDwvgEwODyRCNvZoGFQiMkaaMRFKCiQ5il8KcQgVA0gKjQSNCk0DKWcLCgaRLzM57SwPBh1CMSg8iyweJ24tdBE6EyQPRSYgEm1sHQgcDBoqAVDdCyMXUDoqfR1wEEtOHBwEXyMeeoYMHCwFGCIBJa8RnSUDVSAzjxkFhCdTN/9hIGZKHVUrHKMhDzZdBREyMV0fP3oPKG82cBUXAW4juBEpkihdAhksKDYNUlQhA2MUIaYZPI8CBUE8DQwrRxFbEwcJl5kOmyiENTc0jCoMOCMhbwl/CQoJ1Qw8YusmnEoUCntnJiF2USrAa/8kGTclChE+DHVpH0R3g48vPwgmYmlYMAxeAVMVE3kuVAUYJVoOAjcxrcsehUwFbRg4AXcjSQIN/ydJAXAFRqaOEwovGQwsKT4UDjtVCAUeoBwGTQ8WlnB+lykaPTVoOCoDJz89f8MYI1IgEi1L1VoYCIFRYw4SIjGeLUQIDxCiKQfTBEYjdGItKwwga6oEWygfHX4eIzIBMRRqKit1AgsMAghhVCQ+Px0DnSEWBkAmsQlmfkYQjSMICwFJCHxAJCuDMAFgKH0DHwgPDPb2bDBWMy8DJApRxz0WiV00JToIff93FBqQhjRVB2MDb9EFAg9RDSS9RaY0AW6FORUrs1IvKQkGSim6dA3RFlC24lsDBUkPCSwjH7koOSwOJxcNShRvOwEMXCdWCjgubA41EBIQDHEzAR0dDTceZQhoNSQXewRBIj8Y8hg7FxNYXSJxCiFEFgoNHwIcRwgvFxQSBG4JIiYIGREk/wJXUwNADjUeI4uibAcuKBvapTRGCUQEWUojAgEfuAUVS2YPQTwQDig6kE0UIqknJQoSGAszMy09IosNMwoInEcBPxcwBwUnEwdRngEmHiFCFAUVAyA1IBNBGf8NNFsUFAsyRxoImVBTBmBzqQIIShb/VjsjDdwVSxVg50Y72BdLHDJUCCkmF0wGFFkgZQjERR1hL2medVk6AycSOPvAPUPFMEhWaRIKBDZNAUlVIh/dFRxKmw1nVueIWg4JYEsQToEEASH/DkUGRCoMDgZXCCOQJBMejQQJPEcBPyIVHpGsJUMVBBxfDRr/VBKPFBA83wkDLBQDCEMjDg1NKQ5NImbxIEIbPkpfjsFBTLP/JncqAhghUwYXDAgMEzkJjAglIfMeO0BiI0AFNxU/cTATcBolcpA7gz80VQY0PAsXRykGKQMTBDDGJQeGK0MLgS4BcDgtTwcUWBQbNDJNAR0FEToCBlcSREIQJVhHAhpdKxY9J3YvNBAYGEwMG3J/U4ErAw8qX/9CRbN/JD6vH6cmBDeLOCk6OVMKRBDBAnsEAhrMDk0GCyEzDxdwQwIjERUXbTdzCk//Uh7/CSZFESgGTXhzFXYEKBo4JAECH6UHKIcNAydXDdUWDzSreyN/BmJtVSP/CBoj9RVczRgGFBZIDz83bDIqAzpKWzgoJVxiMQUUJWV+/zWsIUIdcANwPgUkNXydDyVaIjkSFxSSPgEHMUY8GFmuBCsqCyUYIgMINxmvBQ1UTA07arNWBEEmEgsaDwQBesRhKiUgHQMCODIuGjYfDagPJjVEJg+fDwyxLCIjKv8aEW0yCz0KEzQ+YywiLDQBrj0fCUJNGlEnIBoYTvAJFWu7JQ8gXGcSDwp9PDsoVRppXDMrmjhWDSGXAh0SMDo3B1hHU2gI/ykZKAaaDxMjLo5CMyECPkwlNzADS0YXTzZ/Cho2JlIRJAoaIBQXBv8VORMkRSg7Cd3/GDseWzdFHlp7DglTCv+QG/ZbQJBUGmxmA2QOCQMHASM7NkZ+AayeKwE8/yISKnsNLE4BNhMGLysYZwEgFXD/IV80jAlBAwQuDgoqCi88SwMfJEU/Lz4gCTMSTEcDFSCCOFtmIDAFwxQEOjomjCQJCgsrNQkTGBENfh4CEywGMSGALRYkIUEkWDEQHCoTHygfF6QbZTkJaTwcfRE6UVMcCRwtU1JuBCwsDAkCkht3NykXOBk1FwQSEA5RE7cyMwgRKw8POSrhJAU5BDDBYDYN+lsSB0wsCf9G5zBe/2GW6rL/AoJnDP8LM1BmPeozD1MtEzStDBUtCGo9a4UXF0AOMsIOWBwEaU2aOw0aLP8MKy3KQR6EczNXLUB7JYQUSRh3cjozS0sNGSdAUwoj+xhtXQqOHiv/XwxCJ1HcDo0Rez9aWAkOOTAVWiQDDTYmCR40HgYqdDoDQQ0GBF8SqRZcEgMgARzWTAYqJjsssh0KahUHZBgsPQaAI0UiCy8nQy0OE1UyMjcsBjs0PRs5cFZdID8xJ0z/IR+2VgnFDyETE4YoARhOeho9RQsERReFMSQFBwoGH/8q/14oLQwuAyfbnQUOAxMNSnYFYDMNNRlbB2gBNHIjGgIMN2oZAR+D/y4EDf8MNJEDOlAOKgUzTgcFOAYbCzcHch0BRiJeNlt8JjcnGTgCPRYEBBsNLDwoBuAwCguGOBf/CFA3JXCzDBYlbS0xEEeZrFVGTVU7CTkhIIsNJEsrEk0PiUXcd1hgVhUeDCEsRRQIN0m3EQQrGVoceVAOCR9KG/dVdw8vgJBIDAVSJ2WHB1KljT6zAxcTP74FUAIUcRcGUgse/w8UHxUZLxtPCRMqKBMqIq9PFSAdBT56L1sKgkhtWnUoRBdmCSYYEj1TNghPVRQUAxlXMC5QaC0LCFIhkGI5DCuUBRH/myNCFIY6DSZPrh9JNFcHFCUnCpMQDzInEBYbCDgRDRU5BUgf1CtmM3YeC4FCMAxeBkZJMAgQSQsTLJdDRD0ocP8ZyVZED2GxOQgHlSEYFDgrHQQqN6UKDL4bEREHM15KAfpJCgRgHH04glMRIkYEDhcYDwLxWyhYYd6IHA4jFjVb/6N/STZLHgFPGAETIEersl6fE5oGJQdXCPUZHjk9Ehm1GThMOJ1NLReOLl8eOAhiMgYoBGQqVBR9DSgCSwRCHoMdGgGEMgxWSTIKYigx9hxJHk4idnssCA1KGaEfCwwBLggSwwWZcGtbDVakAb5T/xg5FQkiRQ9+Ygk7gUIWFg8MCxkNJYwDGsEfdHkdC0NJYTgHUrI9T9YRETUeSwVcL0dYExWbCjxIQkAU/1gXIU4Vo/82KGg1FA4IP5CpVR8LIw4rChErCYDoMlVWPA4BMHe+DVEDpBwotxQBNUJrAUIJd10XOnL6yiYcI0l6Vg9JxSwNCckTAzl+AT0a2ZMQAQMtpy0e/y1bt1X/Ki9byAVGTiwkUEYoPQoBKVBzdDk2fT9IXgLnAQW+TQ4dLTWvLSMBBHAzAlcpOAsoXBqhLQIvok5lDxwmSk4EDQpBYxX/MBdYHgpXR1xKFmcf82xLGgumOUIabRcKFDITGQ05MjY0WGAMCCUXPFMIYTygMyZ/WwsTIiZWWkhBKiQaRAI9EhkZZrUpPVUWXQdcIwkjCQpULhEBDxwHbD0LGBMi5CRaBiEQFkJHLkwxjU8ggxYCDiEIX21BGSEg/1k1NAIHkyNrGxMrGkkSmEyqDgx8LRp+DwFiHS9zPXRNA1gpOlkKDUYYRQILATcyEiIYCRIfKBEIBCOVTDgeLRI6CA44Mh4HBJVAJ2AokzFNElWYBBgZCRY+UjZKKA83S14WKwYMAn81HRP/EtQHgyYTfkQFUi5CTV0/hx7/IC5XRiRIXDxB/4Btdw8SAY8DMB9JjS4jGBJUUBgfbMbKCxAmCzYTLyMkEw9KAhIVJ3gSGBb/OTMHByWAEG4aYrc1EiQMCyoSYyRPTW8H/yUqGjxDEFo/CUU8F1MXCghILC4YM083FgtvJWJARSlBbi0CR4QHC0ABJAJNPEoUKMUDAxqbKnAVFD8NBTheIObHcSkigQ5oHxWyA3zDEFc1s4dNjjobNnIZMAUjLnsRbQENMlMEHBQPDv/FGBsQ+B0XdT4HIRVNE0RGAyfRRSUUIQkKG/8HmFMBKB8HegIdDgYKSkcMLUCnFQRrOiQOIxQsrRgDTi8bbRsmOQUxBWooJCAkIjkBiT0QGLgFE1spNocgCcNeDnr/d2oUGTg7VAYOuQ//EGFHAXJLOheMPUs5GRmQChxfTc8ZJgsHTIV8GUIer2cDECIEDizcEDKVgHMeJgcHHhwfEDIFTSIrQaQOCB4sCGhGUA6aHV5MJlZmZhMwr/9Nl0JAN0tDKJEdMxYKCQ0XjF0H2QYXByoBVRQpvUEe0kTGiiSABCscoTwPEi0cZxVCmRVaCgsafhoDOSQQPqIXFBYMMhUpFxJBDEQdELZPFUMEJzESSCMHOBKhG00FBTEfYnwUNTlzAUUdHiaUB1QFORGbEwt7Kii9Fza1JEdyD1J6FzUSBiUTF5dIIAhX/y8HAwTNAyYoHTgXlzISsTUCN4kOHNBUkTH/CwsGZFITBlgxzSb/Ulge/xV6MBdeGR0yt1c6KgYxGCBoQy2GJzgdAQG1dUMOJBMEQh6yBwwCXzODZwUREzQNBnZBK0cRAXw0pQICGwMwBVYIBxcMIgVgMEgHEhv/GWcrOwGLTSUgEgMCJixJTF4osywfP0SxXQEsTNkkGgomJAYwCAkODhM6/lgbPzphCwoaHJsaHxgWIASyBVAJDwMaTDAHMTQGCQQ1EhMrJVvNE0QiGsYGTx0USQMjGBEBIw2ZGAUJRx0MCBhyAUk9EEWEOSoTLBsUWmUSCx0Zowe2Lw1LOg1jHxYLcTz/Lf8HeS97HgMfCDMWFx4gcP8DjRsjE1IDD1OKCawYIgkPURo+Qh2NR65RHzocSE4UKVfFTDc7KSENBgUQG3hl/xY9Dge8FychgggPiSSTTQg1NZY0FzYjtRYDAzMpRSI0BRBuEmUwFxkVNAZTAwMNV1NIAyAbQQE9PocTFncXCj0OIBQHNlkSCokDOQNmDFtqPwUBNZgENIcrFAgJZYAEJicgLywGI0wDIzggMg0VKQMQNWIQDxoQDxMCLhNBFycbFZIiZORjGQMhLmpJEK0XRlwZAhQIDCXXCwI0OUAkeDIjDrRDOgkGDIOXAiH/Sx8M/zM8TgY1MSwoYjQCnUkdQCxzT0cMKAedDHFBeyDvCVoVbkQeKVAR0U8ECCgnFzM6HAMuUCUTcSeZIyRkFIQ8E3QYCyIcUq8bawUkQwod0EcSI5EkQA87WAQBKWV6PhpqewQcYDsaVAkbXwE0jDgHGS3eHmAJHP9vBiQUBMZAP5NEEQY4NCFVBx1wFhxePpwOQAsJFoAGSA0aGB0KiDkNFQhzCRcIhLELeVh1CyAbNC43OAwHFBeZHUsFpRevLlAz5jQWf7ScCyFQHhYcdQhNFRE+IDAlQERofUpTZLAQNiEHFxxrPQkDBS8tCg1vRm8vAicEEUgBq/9IMfwVPR8Y/2EHdnIaAjZEuFUcU1VIGXYCHSAOEh5MPnMPCjNKezICW2NCBxoEFzbTRxkSHwFYWDwGYykITDWJNgwJHiMF0wZwF2lGXQ8cBA8FMnEynYcaQ4gMH1krNig6NQNqHpYVFBQMEXSaNwIqBglASRn+CCHJQxZAEw4bHBBJOVQ1LyYYUnYXBAxXlAESLmu4EbBWiQ4FG3ThFiJiC6EnCKgHFQ4TKxMTcgwbKz4uOo0NPRIBGy4IPg4CCGACcykZHxRJNhQ0BieVJVMTFiIFARU7Uy4RWyGJFh8WTUlnDUMTKyJJPScNaw0uKAwCGjI9Cy01m0QdcxcX41ocPi2LVxNDBAcL/3UCFnsHCQE2cAkPGzpBCTyuLg4OSg4mAkUk60xOHyMwCQUj/xULEBgLHCNKFRoje4ICxBMfEiEPKa8aqxZ8JToeN1MZgAgoFhUGQBIyOxoNbxsMIMQwEB8aEiMvQSI+Czd9Qk4BwSI5EQ5N9EZuZzkP2UkBLzMkGTZLiQcEEwYVD0cbOoqGEBVOIDokFAEtYVEBSwhuMBcxEh8zMyEdK/VeeTBJDzH/EBBKeRnFKJMjAmxnL4QhLwwehAYRDa44IF0pGRw0QhMTwP9dIw4vGxMhakEDXxoNXCkCPQJeR0IYRhIvHjwUSCUNHxceIhcgtSmETURKOAIQO204w01TGCi0EgxzETQWH44QqgIcBk5RzxgORapE6zAcEQMSVixKcowZYQ45YyAGcgtfXh0GAy17N1euCwY4WAEhhyEbSAQLBFUiGAYZEnMxEQ8QNG1DYFKpgRSGCwQOCAwWTiNPN1vKYRAuCxIWH4gjCBMWGghLV2NYQg4MUgz/SgWVVgcPO0IrD841SigNVyNsM0oMPEoFOAknexwQFhljagEeSHYETEUdLE8VM0MIBV8LEo9t8WoOFWQzai5BBEdMFSBqJWYGLg0vIE59CgUOA6YKCFgQRRQKKlJXbIXOC58UH4lMDhyOOC4xVCAQFBsODwVYAUttKDwmbVAVB0eTW7DPBf8TSjsgGVcPFD0sfSD2kWa3KBdOEiEXC5QLTjBjP0ZYESmXRAUuawxaKw8QBzAYKB0gJmxkIw7vIS0PZhYUYninLQtGQngRVAIjOA4S/yhJFhohND4HK00dzElWtjVUcAsIN2oDF2ADHQkMhD/dDggmCk4eIH4+IE8eOAQmHTcJKyEeJ7pSK2VsCgqXFlo9Rg4GnwdtPRInAR88DEEvEUheiEwOLAc1bCk9TK8SSFyqBQkB/woXIgMpFgFLPmmcBCFqWQosAct2T5wdBSgCChaSDWB8C6MQMRdpOFMCEwhHDimFIApDXY0Z6yCkV4cDGiohPEWYOQorFh4RGX4XuQQFKA4TOAYTHgtuR0M6xBANJCUGPWR+DCycJgwlNEevnxYIRhMqLbowDSkPBpFHA2M9Rx4RIIaKG/OIDAgoJAGNKTxkOxhaEf8hRP9nPgG0qf8nLzGAAQ6GiioIC8cSZQERRBP/BUKoAgI9JQtzFxEd/z4WH0l3hxEcUisnKWK6fxQ9/y4UETIL/zMoeDMyKiVdHlAfCh5CAhALDQFULiITAi9lCCqZPiElHxMdnQIVTokUPxgMFBx2IEJnYQYQFhc0cykWFTEajh8LExlNCQk8Yf8jHmZNHkgPUUchIj4YCgloCBsWOBKGiDIP/6E3xw8Ppxk2PC9FnEoWFlEOHCgRKGJqSh8vymonYC4bUAQfBCS0GywKRQIoJjc4JRonIUEXOUx/MCgFBQacRhEBGwSzGxgICx82RyBVPZyyNKbQkhMPEV0EBf9HQQU7CUArqz1yTgQTSZMmqIoYCgtjO0EddxecKWVHMYQjcGY/Kt4SFguJNRkctx0xMLxIFwSjJyoIJQE1bkQdJf84ggg9LxYUlxMc1hsdNkCRZ31PByU7EFmoDDIYBwdEJkctJGsVOQ9PIiMOSARGGnI+OCUSUP9YM4AXA0gadU0eHxIFWQ2vLBVhkf87PkcyATCDEDkQRk5Jbi1CSzJshBe3DwgMqAOwKwYPAbsMAy0CwSckhBz/GX15biRFGxRLPjQLEok7Sj9lJwwvCRZTTgxzSoI9NAf/eBlHNxmKUwdBEwskNDqcNgeiA4Q5dn9OF3cECQGBKggvKOAXHDZu/BBTD6NFBP87PEcHBAsaBk0jRhwRFw0eVD8Th21FeTqsJxUPby58Gi40QHJPD4RHVBgExBGCcZUcETgwfzIQBwIOHR3HGBA5KRYZl20YO0tQEi0FChc9dxBRDCEFPD1miyBzKYgD/1j/ZGULCQIbWjoeFWcHTfUoRxEabwcjKgQMSxw1PSIjYjssEx8e22wOCx4nCARNRwNE2AgTnDUfNf87BU+dCQYhFxRCWhooPgONncckSwMaPB1ZJyMDY1lkFxF7ChMMBBk4MyWROWILBAoNHg8NUAqgJTQOFTg0Ub06Ki4MuDUdKipkFAUJLwgZLA6aqoAXBQ1FAxSfQTAv/xgS/ykIRGASBS4XVgSEUlWEEStqBUkoDAMSKAgDH0eWQAxXCFIGRHUeM0QQYiQwJAIHEk9lXsQpbzQGC/9yHXRWCzUDF1gbIdAWWDlWDAMLF1ACCQUlOYNJPSMEDQ41OXtWKzAcRmUVRwsBCDaqCEkNRWM0KgczVhgHFLQcYEhUVCKGD2AhAwUNIm4bbjUF3RIWPS0sBgsVFwo6AiEvE1VcaAUHNzsOFBq1/ydWIRurIVsLBkVrdgIdEh0TJA8tGAl2JCgHOUkNVCcoLCMdE1UBHwUOXDNUQT4ZDWjUByoCKQM3VQMaHFapCwNQOE0XTw0RGVIOEDkvKCJDN05LCB8mCxUlRGZB1iMKCBNWAwllDLUfGTA2eHMgK0RVCCIPZMVgGSQ1eiAHQRQyBFUzBnspowUXNjskLCoWPBRiAzwKXwQORgUoHtIYLRmYTVgceFm0hcgqdSUYMRE3CxjRrAVFyQYlA0qRYBZ5gT0gMw0eW1AhBDJCkQMiMR4WOxlhEiKMXjYkCTQUEFsBcQkHAd4JFBB9MrNGBRxealXaFx4hRQUFAjMVJV35F5wmAxwiLyiRASBYCEVJl21N/xcGdhDZDQtgEifKA1UeCj4WBwY5sBIlOAEcIEg5NRghYhQvNQEMDDMqTxECFYVvDESDDQ0DVAUjyUYSIS4vEVQ6zyFUJAYJSillEBMNcxAEQj0RFDhpVUUmKgUDBQ0oSi8Go45dAWYwDi5NDzgyI/8RKFgkMyNHLxFBSBwKdhwXOhwYS3s2GQ8MxQQfnQlHIQFHbUYOVn0PQiAnMf+LdjwnETJhHh9sLCRP2RZJSskjBH4/FVYNBDt5VwEKXhReHR+H/1Upty8yDSUhKQVD310lOh1ekGVLZdYMiB1vKbKCJw0oClgLBheCCQFNHh8EMGMrYpMBOSwEEAUUih8iDXgzPRokODEbBJizC5Vosj5IBgW1FxoGSI49CBaFUhRpSBwcChYJXAwb0RECNiIhXtMLMB0JNRsUAgkkSih8CpKKHT0/XyHS9sIMPwYGpzuNOngUGSMWSpVbJy1iLko0BC4DFBwjHU9FHShDDwoBOUCFBite4AclJEqyCVkRDAoFBHEqqhF7HUYVBcRBCAFJBR4FFX8ZDh6LBXwIAiEZPhsOIU1wAf8TFicHBjsPGmV6HWhrJR+YaAcLPf8aZAURNONwEweGCB4jATcT4hxGERsnFFddVjaxchUfJHg6qxJTBH0GBmUyXz4sAUozFJwKFA0iAy0+IxkJchUCnAQvNk4EURIcDUtCIrMp5hYCfxRFWCAFVQFIujMlSThdLCZZST8LF08iW01rBDh1QQoEHx8qNzxBQYcGLAfQFCsBIAlXAQRIoQEBHgNNOnCcMSA6EQ4MJBgU/zgFLI8GJl5dQzE1HgMIQX8bZSdau/gSGRaFF1gzFRhQBm1KIhEUFy0LFARWFzw7szMCGw8ughwjNH0mNMwHGQE2Oq5sHmUrOtlxDgMocBdqTBWRRB4BFwkEKjZkERkiagdGEQFWETBRehiGHVD/H4lCOjsLWQ46Dg8TFxgojB4MRjN6dwVTTbmE/wMFOVSjbBoLQiBSdgSjGmZUHBwoAUQiWFQxBAs3BotHUa1vQR2+/0VGDLUJUDQxN18YPjNTME5SFB5dAaFNBgwPfUsZNQc1RD8JdRPoDl1wINcBJRlBFYgRJiETFgYHMSsLLjlrJRZCBSYQeB4JK0BFFwoWDyo3Jw0QHE5SagM6Ix8mnDRvBEoLNBR8GRqAsCt3Oy4QKrZCHGwtXiNPdyESE55NAUwiG7dJDn4lNhs2TASNHOUhNwcFYwJ9Am4jIAgD/yF/ZRpkFIr0UxuOLwJHqQpJJHAXOW4FqTIEgAuAF9DmJ5oISQoIEiBK/wUWNkxzSCh0/1sIDDFFkMURgiBntRdXCSnqIP+dWTIrNDUIcXvvBhMGKBSM/0egJFBKlz8TcggnFWNLBS45d0UtBB4NW6Q3ED44FSRqLzYJaA5Ywx0YKxlcQUUbUSEgb9EQLipwBkVdMTQF0SUQPw4CMAZUBxUXAjZBBSohAhxuQTVEDdZ7HSZcEeG6aWolIiRUBDM3EH82BxErkBIyPf+2Do0EUw4nH6sKJT1SoBALKQiZEUYECBcWDAWFDxdfDg2VHxw2OwiUG/+cFf9JM1ZoD6oKCwE2NwRYLh0ENxEbYBMYPBkSuiwHCwICKnwLMxdeLSZkWxEaVpM9Ij9CCXVBKgMTPlBiE2AhcAdDSBkRFQQLZwVDQCgLFBOLNBI1KXdHGRIFBC0XKSAktlKtCmwVC08iW0AxO3UCJVUU/yQGDy1fDhQlVAwVEAU0LTELTYDqIh0HSQonJyqXLwxfElAFHA+yFh8LSAULTiBWDR2CkjhlCU0PcSIuBf8qZwGoEKoovAUdEEgVFxAjJREoly4PbbYHAgEUBukL/yUZRRAVC2MiIw8LExJv0hx1Hp0FFDtfEgnFOARMDzE2Rw1GExOXLSg1JQUyCB4RVwVFB5YPUw0QFwgqCS0nGD+HTgEGA2ZrG1MrYiAkBDoIJAmBBkELTztCLiUwqThAF0IOGmcYF3cbAwwHKhoVDWs4Dw0MIgEpDQqMCm1dNAIO3glXHwNCqQUNDjEOHDxgRhI7Ry4WmAQNGiQwFRIrI0QeRQ4Q8Vj/OiD4HQorChZQQ2QFB29GZCAFFB4YNFBJICRDTZH/XVKCXS4MqS8Tm2g9J3AlS5sFdUcqKkwcQj5gD3ccBBIa0AEJAS0KMkgeNitvlSJpeh4MXhaFBAduCjGNTwc31w4HkEsvFv8ZMq5rMqodCUINuz1jEESmYgYZxlx/RB8HKW2jYXpnKCs9JwgZBxI+HyJciEUdAQmqeDUSHmURI3EyOXUHWJMYKQgVUgg5ajgiI28iF0K9Qg0MJP+zN30rOHYDHT8VFGMIcAcmKqEcHpEGUBw/mRsPDi83CSQeKYk+Pik3B1E8xigBAYKYVAIUSwMkZCocHSk7XhsJTxkbKEMaJRIcBqgRwl4BTD4UeiZrIv8aP+AUBlMnOWNZMwgXBBISIR1YFxxXC/8hVQZ9EBcxJhUIKARYCkTSTwYUQChmBQgkTy5HCSk3XzpVIQgRRxMTCiNrPBXMBJUBL3B+CgSAFB0lPyWJSw0KEw8nAz+pXmAfBlwF/0wcFCcmJiFZLGQaNA0xNxz/BZMxMpoqMloZHiosHksJHigKKxwVKQU1Fzg5FzNem05dagSUBhkECw10/xYqRwQGERtA/wZppwVOHQbdGCEeAQ4WEhXRFw4gMDgJCSsEVgmB/yMMBztUESVf7Vc1CiEkfg0YAixURXwKaQssDR8VLhkwO2wIaTcgK//IB40dMhFtewwnEiSxRwk4DTE7rVqkSC+/FCgnMgYNRQpVRwMUlRAsBA9RrR4yJiE1PhA3H1JIG56KHCwENwUNKUm0dBeZH1pDRwwZAnYiIgc/JhdnYAMBght7FFBUSBxBgwxDLC8WDAQKH00WWucJPUS3IBxiLCnxBRYzhB+UDEGBTXx4/z+WE2cG/zQ0CSQSF0WcBjhnHjNGGTCHGSVmCjomUgoLohwhL3EmrAM2NCoZdJw1PGxHRlNhxTMfFq4ZMCFai0gEF0lQVUcSLw0MUQ4ZSw43ByEEJ1QbRGteBEwKATsY/zJnBc8qXIQtZElxNGUQHRQOYd82DVquG04kDgaFBymQSx4CMswJJBgpYVJYCtsOFkAFOf/JAUhSEyEwFhW1bFtsGyk8Sx8BKwgyuA1AOTEiIiPhKXJBKxkKBSwoFQJXBhoLuy9xD0syAgWUNScSDToaYjMfBwM8odtRbUpaDwMHM2ctZwcwSqgmajcFNF4jU3IdcoIoFz8XUqYUP1EONAsoHg12qxT/AQPUASwKmZU8BCoUukENerwZ3GULHV05CHw=","weights":"vMRlTXVrRUrGVUxcu8VTWUtVVUfJS9MlTLxVtMtNPFRVTcxWw1dcRENMNbSlTCy4PDVUXUy2Tbq0RVVDVTTFs1XNNFyzy1q2zLTE1WxUW7THVFbMVsROVSXDtc27PMbVNEy8xMxUJVS7u1zMxlS0tsXMzEdERbOrVcs1s4QjU1xFvVI0xEveOlXUVdpFdb3D2q1EwrO91XYca6TNS0M6xKxUxVxVqbXmtpVTxFNmXGVaRMR8UsR7RVuqzFZcq8V8XMPMWrqDTbw0ZMNsR0w6rFRURERqSLOqnHw1VEyzZLzWSV3My8TEPETMRby8xUxcRVxZu229s0SrSqvENFpkWDrMXRRExGXEo7u4RkzLxUtEJcPMVCFEREzWxMxMXFTVSlxbxcxkxM10JMNWjtxDVVa1TESExURLJVxCVUxEhcNZa0VMRU2zNGPUWzTLWrS8VLazykNsFINMy000W0TMZL21RUvL1stbS0OsPsQ0zWZlRNXEQbvNrMvFxzW7WTS7dNxbWlXGrEjFzGVkWr00zMRFS0uzyztrXVVFxDzDRFVMxlpEREVcS8hKy6tFTcXKWsxVvVvbVGtNTLXTVka1RGU1PElDXDdUS9W7TbVazc1lPVVmRa1MRZVTTGW6dKRTXGQ1W1V9vERtZUVDy8SoxMtLtVWMs1U0zTXFtEvDW7NURMw7pMuGu0S0xVZcjbvczJu0VcY7ecJdWqy0VcZTspO0VVxbTERMx9ZLxkp0VFxTvDRKZc27VEQ5ZTTF1FSVRrqsy0zMy7S8vDRWlcQ0usZjZEVrQ2RbtEbVtKbUVb1VIz1Excu2U0TVy1VkVKs9s1zMRZTWVsxcVVe7RXxbS0VsZau7UkW2TDKzXFa1U6rGzNu1y7xVtUrEzTRk27VTW6Q1VFtFXMTbrERMNExEu1zVS2RbXF3KtMTNXFV8uk1TzNa0XEZCVb3FxLu9w1lUvEbFy1O12MNMXFRIU8SDxdS4RERVXMXEW83cbLZIWLU1RcQ8WmhdqDs1tNRdXLt0W7ZEwlNUM83LhEZEtDxFNcvaTNxVXF1FVUvMu1TEu0y0fNRN1XVTRtRdS2u0TVtcdbPGpUs1ZMQkQ8TIxcW8y0inwsimQrxTpUSthYXEzETcoVy8xEVVtExdtUhmlVlTO7ZDxFWxu8y1W8WbusxkZbxbNCW8M0SrQ1ZbVFxszGpj1kY13WVLvGNVVVxFU4RFjKnVW028xqRLV1W0VEzLtzRDyzVVjDyTtERazDhlQ0pVqkVoUsxGuWtKxLVLRTTMzUTM20RdW0O2S7xFzMu8U7VczGpK1byjpczTQ1ybQ8bd20tkNbW2RVVFrENMxSxcw7QkS7tYaqWGVVxCW0RjuzNLy0u13DRVtHLMxVxEXKPVxUXrxES0NKZcRcM2xXxFTLY9w7XMu8R6tKTEVMRyS1ZEyFxcRUykWVvMZczGRjy7TFpHRmy9RFtSVcuby2W0PDPLpLS8y8VEvLxLeli8zFS6TDS3V8VaWlW1xEvURcTERERF3MRMY8PWzEPXzKvLZ1TGU0u0yzyjdOSWXF22i0zFS0tEZESldUxU21zEhUa7RW1dXYqlyiW1xEwkWsVLu1VMZES1vLy4O6VWq0e8VExkSl1MbbSzNFvMO7y6VFW1S1sr1T1WystWPLvNxYvDylo0zZRqWD3Exly5q8RcM0naXMtIPKRSXcWsxGWmtcs0RMzERkbaS7y0atRVVERVo8NJsrxV5MzGRV1cXEW7XKo0zNZMrN3GRTNEOquWRUtVpXS8XVmlVlxFXKtVNLWstTVUVcU7W0xLtUrD3btKVdrIy0mkTUVjW6PKREQ6Q9V1ykXYVkupzFTDXMRVVqazS1zU1bZcy0NkxGzVzFNazMXN5LS1Ub1VTEZdVbvEzUSlTcNWVmU7VWprpUWstEa9VUPdTT21XERZtNxMVF1EJcXKxUNU1rvEVMVMVVwlXEs2zKVMXMO1s120TEtltCtKZCO7ZszLTUt0W7pGmlREWUwzQ9tIa8q0ZTazRTxsu0tWNIbLtWxFRb2clc3MRFbGTUbMNEnEqmxVzVRFvM2kQ8RMqzjcVFUmzUyzbLVVVbU7XLxMTEe9rczKOlNKtkU0s7rWNEY0ZXS7QlVFtd17pMvKvac0TExIRVw8W0Q7va1EYsulJXi1rDRKxEXFtMzdYrwlU2m8x11M21vds8u707vETDW0tVVcvXTKRptVI8Q8wc1Uy1VUazW0bTOly0RWQ1ZDxEW3RTvMRLSUSl1FTITFXORcVsTcy0RdvFVTjFVXtjxMy7VFa71cReq6zaVERUxctMVGTXojy0W7TVVYtsZ1NETEbE1NXLhlRMVUQ1tWw0zFZZTEVVS9VNtkTLTFy0psVb0jNkVbVbW7RMy0Y1XJTLO3m2LNlqyzXLT2NbY7xVPFRUTUMlVc1Wq2ZETVVdc0xXVbvGM708REvGtLXZVTOsTbrLRUvFxKvEtFxFzEvVyLtLUkTFu7VFR0ulVGxMxUq21VNbVLQ7w8XNS5tVrFtVRcVVy1xcZWtMVczEvFTExWU8VWa2yzulRNxFy1PLxMVXm1SLU8U1tUasXFN8a1Zku1xVNLa8zMRUu7OsnDrUTVnNg2U8VTV0ZFTFzNRlyy10VkNFarw7PLx0RTNVda2kS7i8xF1rV0VFRsjDXcvKXEVURlbMXbw7q1xLzGRYxLVby0RbvLStVVtYRcNdXJVk3bTUSUU8olbM01vKxUhKqEx4Wsq9M6zMi0uFpsRUUsu7tXZcuzzMzIRFW0qLQja8XNzIfMVEtK1ctK1l2rNkRabFtsXKY2xHS3S8M5S1uWVUjVqDVUT8TeXDhcxVRcRVYlg7rKu8vENpy7VMWjvFRGxFRVpmW8XEVaSEWGtmVTpEw8XMtFXMVl5Lo7RETsRLtUVcXFS0W8dKTExEJWTFRUykxKS0V1U1tLxkvMa8U6VFS2xdzEu0KruqVJRbujvURGNkk21FM9yzV0xlTNU9XD1bw2dVpFw0ZDxbtcvNNKXbXNxKRcVEs8ts1FVrq0u1vKuGxbVkpLNERtpEVVI1uEVTpKVWWsu8Y1S1xUvJO1vjVT1FW2tV1cXFS2ZlTMlaTKWry7RjpFvES9w1XEq5RCzLxMXUpVRVs03NyrVFTEW1YzwsRWVVXUp2q0W1SlxWPFxEtrRlZbRMRcvEtFTVg83OxEy83NZTVESESEVFdMxbtsxkPMrdPJVcW2xMUzpTTUVlNmTL1qxLQ0RGxLVUSzRFRUlEtE1M5DXDTEo7K2m75lTMRUyrRcSFiZwzx7ZGVTTKpLpNxLy8Z7NEasw1S1vU3FVMXMxcVcXGw91cZ1dcKkV1XVxcxctMXFRUScRLVFpVu33ENVV65GxUuFTE2mS32mx0vFVEu1TEbFvURktEulRFRdxbxLxIS7M0XbvExPtMxYW9QzlURbTaRMdcOmylxNLMXLtZXcdcdtRlSyzUzMY1ZK29tULMVUtdTMVEUzRVW1zENlmsXbSEXMZMxVRFvDVMhTPE1Uu11sVsdVy7xaxNVc21zry0Q9hDzDVUo8xMy8ZIx8rKMzxMXMRMxTxbTFS1RsVrVnrKxUZbbMtWxMXLU1s8WmXFVFhUXVJMuWW2tNRLxH1MRbOku0s8xUVdyza1tFxZRExWtEu6k8SkXGh8ZFzLZLqzunPMxKVXNWPHTIRKZkNUzMRLy8ttVNhcyrw720RDW1TFSk3MtMVMtTREtFxDVFTELLJDTKxFXMJMykVEVcTFk7M9vVymXMRGxlRFy8e0NGRMxcZLxV3DpGW9VZXbRUV8S6xENE00ultqdKRU1VvEZLVES8WkxLVcVsw0RVpbVrxVREVs08uLQ8U1TFtcyWW7xVm1zEdb3ExMw3VdvVy0SjvVvGW4pETUTWXEWVXM1NM9U6yoO1PbLMNEVMzWbLPFtcREVEZLN8XWXDUzxWizdV1VUrRcxRQ2VbRVRmrFRltExNtcRFzDxUzNNlNFSUjDq8S0U0NcWsNsSoVmQ1yKVcxExjtFy6Q1xGQ3OsSUirZTwkXLxb28xMxMtsxKTXydtbO2S0zHRGXLuTVkeVTDWLRKpEOsO6JMZUvNlURFTczsS20zPc20xKWpxFVFMzy7fDw6ZFujxuSjyMTEM1prZLvFxldr00VFO2RsOFW0VbK7R81rTEvFQ8U9RsRVRpTKRcrkmlNcdEw1U02lVJxEomyixNVaXGhFWkxLSmicvGVdPDRTzD3MTMEsy51EVcy21YbVXUu0ZtXFvM02ZLXHRajLTFy0S19MRUvNzEW0fGasatzcRcxVWUVUU8trvJXMy1vM3MrbLIzFzIRFNWxMxVtMW2Q111vFY8tLylU0XHpTrMVLw0PFbLuF08e1tETVQk1UTWVEVdNMS1jDvHxbVlzVhaZbpWVWxFXL1EzFVbxbVEV2y1y5TLVkvNVEPMVFRFu6XIy2zNS1RbXTtcRExFtlRFjFVNZs3VtEU8SrRlxZ1UVEojXV08RMylXLnLRbPNXbTLM5vbpdxEO0zUVUN8pUW2fMy8SVxExMpHvUNDvFRGtDllRKusNdxURUSZS0NqxkTZxkRFdFMkxMJEpbo4SttWVEw5VLZc21vT2ztbVLxDZbpkFdRYg61ZhURES8pdtUPWu83cZVxTXUY0JVzVvLNT2zQzVWtFVFXby7bMQ9RVTDTczFs0rEx3vbtFTFY0akVFxsy8w1XDZFZsZVzExDQ6TDRVbFOktWtKxipMy8O0xEtls7S1RDTE7URkxKxMhcXL1GtdTMqU1dzcNWhVTdRUSqRVTDxVS0NlpFTbqMXL/CZKRMPTWERVU1u8ZFRFxaPbZMu1ZNtaWrtUw7Zbo0pFNEXEyEVcxMVMW9W9VFRdVEW8ysW0vGxC3KQ4RVW8XLRbu1zMTWRURFXN2dXZa1zExklMS7zMJVy0W0VEpMbFRcxUW8zMxrS7GWTFa0VIVLWNx8TMzMVEXNNbS8TLTGy8zFZbXKy0pqvEtGS6a1xFRVRLuqNUSsxa08U7RbbFzMpUQ8Q1S8TMVc3VOVVcRUUzVMTFRTTDVbVtU7RsjVzMy8R0VcRKRlRdxUhWPFVMyiW1s1TLS0U9XFo7s2u1WkZURbVFqkfURl3MQzVb3KRcU7Wta1REXMzDVNy5ZcRs1WZcTLxFxVXMvNOspbM8VTXVTUVVy0VITLy7TXxlTFjEtVS7urU7XKRUu1zFrFVFPa3UzVWkRSS1RbxUtTO000NbU1u4TLy8XLRlxlXEy8ut2lnK3aO8TcxGw9arhMNZxWU6LFRjvlPVQ8VFNpw0xle4TMVNdLXEy1s7pTtcxUdaVc1WxlNaZUvLx1VERMROTKVEtMu9JNxGTNbNpMTTy8TcU1u8w8xGxM21WzM1TEREzJbMS8RMdD3MbNXEtFVFzEszSUVbfCW007TJxVNTpKqky9SlbFYsXNWEyzVkVstFq0a9VsystGRkdkS0xltFw0TcVaNLxUbVpVVGlFuXXFRVTbWJxsXDiDy0zVRkMzxVxEzERFxJRFW8xU3ENElEy8wnXE5cM1RURFVcpFRcRVVkxFVNpcvIXDVEu0vKuz1qXURWVVVbNMVcpUg1Rk5rRM3VtE1rutRVy0RGxW1KxcvMoVRFVERUVL3LvcVVVYRkU026NUxtVURMw7O9TMVUO8QztGpczLRH22tMVFVLpE29R73FpDRsVVRURsRGvFtlOUszRURMvFRVS4VcpVTKWkzNNVbE22xUxUfL1auaZUROy8VVRFXLzMWby7y0RFRUxcS0VTM1U7PGpYSUxVdNS8V0xDM0xcZrvIv2q7VUx8RNO1spO1s1tdhUxDXUW901RlrLUky7u7xERa2kOkOFW6xEW9u6ZEpTtFa7RMpVW9vKVspZa0zNs1WTvEtLxNzGxLZUTLwkQ8rVtrtSW1a1Isw01EzGtaRKpTTMxF08Zds8w0y1htXmRcq0wsdUTEtDTFbEw0TUS8RFtEtlZLTFNKnEXdpVtCNWStVDSqSspNRGTM51VJxUaltli0Q9vTxFVsPExspVM1zKRWNjVDTUvUVUxszEpIU8w71TbMLENdzMQ1PFp3hlxatVYzXESrVky1VDs8Szs0vEzLW8RKu1vFy0xERMxcU53DtMzGVENUtUTJTFW5ulzcilxGxTZTdXVJblO9PFM6O8dby4VUO8VlzMTdw8u0s1w1XMY1RbvLzMS8rLtcVUVGykZLZk1lU0XTW0tMo1tEQtzNvDtcVVhlvLVURMttS1S0TZRUSrWFVcxMVZtUZTRKSDVTxMvU1LTNtVvEw8U8VlRMWzu8VURZRFzcU1S61LVETcjTzDZLrUU81KTDyEw2VKSspEKzNdpLyr1VtFpNQySjm8XMtEtVjE1sVFRcLNdLvFW7xVRNSERVzMpbqrRc1bXFvEM7y7s7SFW9NNVsxaTEu9xWbkxFzdM2SDpLVWPFRdlbVLScQ9NcbUtNtTal21xGzM1MbFVbm9Q9XkRVW1RVxNVlTEU05aRERExjpMy1tspDVEXNs4U0S7VNtbTDNVxLZWxbxURafUs1TESlyEJFhrVEm1M6tNZEvEVctM3Dw8W1xbxMjbO7RFzLVFWzTU2ty8zMReuD1cyjuzXCTFNDVVxF1WRMZMtDVl0qu8tFxNXK3DTLRUY03LXEPdw8NVVMNKw7a4xsU01bZW1aXFtExGJMTMUzQ7yltbSlzL20wlw8y7k0RFW4xYNatjtcRN1FtLxK2sRMc0y8S0g5K0bFmEtLXNZrtDhbVbW9S8O6s1w8VUVUXcSKu7VCy2VUTW5jjEzMTkzEl0ujTE1MXGQ0Rrw+NUQ8PDpE1by2zEVMy1tMxkpcVUk5RCw8xTQ0VDVMStRUNKYsRKy1TLy17tRENaukzFs2xEzEdWy7NIVYvauzisjctLU1Z7sku1TDurVqxURM67y0w4zLvczMe8RMRde0tVZ1tFalNTTKhky0ozVXtlW0bGvEtKukpFzERERURKRG1anFNEO2VFtlu1VbTEa1VctMRE07RVtshbSctlRkdlVUpcVsvMtb5ISClWbMxG1kS7O8NUQ7VFVLTKtoS8hUxERHrDRFxVxNxVm1VMxLZUqEy7bbtmRCmL1EPMXEbEl7ZEyrRTzdw0ZMS7zExVe6xFQ8WsxFS1xs101G3abMVFu2NcxnSrzMRKpop7RsvFxbqtNEVFxdRMw9VrtdZcvHTVtMXETLu0PEzGtFyEXLxMRN20ZbRqy1TMXdfLxc3sRca7VcNES8YzzERay0zISktUzLVby0Xra1M7xMvLxFVFy9zMW2XERFtbvGWlVYtJPcrMu1bcVEzGu0xFul2tXGa1RdzEzMxdxMRtw8yttUyjw2OqVkvEtERiW2xcVURb1VVGREqlyLXWVkNFzVVbTLRFRUsszVXU3V27xERcrFVSWlZpSMNLg9tMtWvcxUS7a8NCxFy8TMNlVcTURVxEy9tntbtpRFO83M1FXbVczFXMqM2NumXNpMJEbVpaWkQ7SXXES2ucQ6pV1dXGbMvKVEUca8a1V0jcU7W0ZHm6xEs2u0RCXEtVU1y8yblNqttFpdRc1cvF1FRdZTU2zNy1Y73EtEM0xFvMnDTENNS2xkuixYZVXDVbY7U8xEJDZUM7zGZCQ6dtVLfLVmu8Os05TEnKPEbUs1fEbFXbXDxGXcy8VmVMRlxcy1hMNjS1xWvEhVg0PFZcWLpto0Q2xTNcVlWTXF3ca9W8xT1FXFg0RcqkfGtbWyo9xIxDVTVbVcu1xW2ls7akpsaiVUxVVFzLpcxdw0xmu8XMxFbbtcXL2kW2VFQ1XLZUXFZSpDfGgnRVy0VUzFOkVWzLtEYoRFa7ZMJV3NzHRDNkWkxszWRcbMs0vLlEXFVTvSZVU1eEPEzWTFWNy1y9VbxGTFZbU1NS3nw0vUdFRGRTU8O9VVvEW2tUvDy0RrVDO8RFhcxbzFRUQkO0tHrLuEtlW0O8PEm8VLbMtE1LNEy7RCS0xGW0xMTSdlRVZMQ1NVXku1VEzMS5xVzTRdtFxUusQ8vVXVXNVHY0WEZrsrbczNtKPMtbSlizpVxFbLjMOGrF1VZERKXLXWxCRsvEW71CW8q7ZUnFSxVGSkTerLzDxNQ6ynqFxVTUVcRdxVxrZCwqzEWsbWRUQ1xkWsQ8u1tVtUZcxWZ1xF7ERF3LW8tUtqVbRLozW5VlVMdFVGxGNc1MtDxlV0M1xcRMRshYxVtkSlWTjL3cQ8xFNlZFtUxcxUO0VEyclbxl1Lo0WLVEvHnVVExb27K0VbzUpNO6Y2vES8mTTLtcu1WrVKZFG1pT63RFVVtEW9SrPERcRFRky8VEPMtbbERMxcbNVNy1ZLTES0Rcw6XGukREU81n5clFNWyNzIykpVRVQ1SFqzxLw0y0NVxUTGtcvEe0y802Q8PMRqbGXG1lVWa7M7s1VVXVXbXMVMtsbLllM2McXDQVhDo7Q8WzO7WLlMxEM7TBY1tL1Eu1TENVTcVLmivLzEVDtLNMVVRpplxKxVVbe7XFRFu8vES9yyvKzTRWtMUzRlZIRTbbaJNbZMy11lXcvF21U9xbO0Q1TcZbNFJXPbS0pUVN3EREvUVlvFzEzUZsRVpMXMVMXUvEVEzKRcNV61RDXUZFulXDbl5GVaNLdbTVU7Qz09XVTLtMNVNbxjRbVVS2TMpDxTxLxcTL3ESr1VpmZMy0ujy7MpXFzDVFu2rFZLxLs1VUOMxGVaTTVUR7a2NZk2XVa7m9uGVEXFU8S0U2w8PExFc6u1xVRKOzOzW7xGvDW0pEZVNdY8S1vGzcu9drSsVEtVXFNVzLtM2kzUZFmsxMu0NkW8SKzKS8RFa8Vla8W7x1TU3EPMu4tcsqtERcSlvGbcWdbFTERFRcs8NcS8REzkRaxmTMReRMNKW7uspcolvEQzTEurpHNUTMS2zLZTtcO7TMRVxz1GVcVjzDtbu0tURMI0RZtVzbRNVENb2FrFmUW9M0MiVkelxF2lq8tbS0xFS1O1XEZLVUxjTaVrs7U9vFOrVE3NZEVEZVPZTDXL2zU1xEW0s0VVxkvD3LXNrDjMzLW1VLxstEZLXcQ5nEzUREVMNLRrVEW8wzzM28RUQ9u1tWTlVESMzFa8drzEu61EyltVtEXE1V10O3NTPMy0zFS0S1lKy0ZkXMO7ZNWzVaw3NDdlM9zEzKWEtMpVNF3UUjU7xWZDW7RbS1plxCO8tsNbtFZUy1RVu2TKtFxENERTtEVcXGFEVmVFtVXdWzTMtVRmvXW0q8VEPGRMtltcZFRUuojNRVhL1cs0TFZcVETGily2S6bIS8RDvTTF3FVIxIQ4S8VbxqlHVaUzU7tFtbQ0VKpERqe0U6S2RGO0XDVFS01cy8vM1otkS0U0W7xDs919bHWKTsxTRcw9zLS0u8NhpMSsLFm2RcWqtLRLq0xUvFZUTExUxVvNzEVbtcZbw1hJy1t7w7S8tLxMyzXVykzUS1xUTLTMdbPcRKukttxFTUhjS1O8RsS0NlrKWlpaq8VES0vWXFRHXDzFa0i4q5ztvFVWxUxVS4VktWzTs6zFRUtUVTS1xlXLuMbVqBZNs9xcs6Y1y3W8TURTzWxki1RcabtbtC1Ew0vE3UvNREtLSjXLXLjbRM1Mw1PMw6VDXNTENbWzs23EXLTcVH3FvG2kZXVLRcVLxEtFSrbG26psVdRdSEaDhEs0tENmNERss7vMtMRt1rVcTbs8pUu6vUtVzIM0tDVbW8yVRENUa8vLPkpER2zcs0q8RTW8VWTZVbRMXFxVy0rLucyrs1V8RUw4vUWMxVVqZVVDy1vFZTW13lTVxEXLV8NMVUx0tbzlW4a5xMRkZSw2W8TKXFV8O7rEvLTEy1RZW6VLPEaVhLpUSktUzLqsXWzGxXTDM0S6PG1TtES7XKOFVLVaxVtFxcRLRcxLyrRE0mZWVlI1Q7eszEM1VcdaVFTLq8XGQ6VEZbvTNaY0bSRVJcs7JTVVzMzaNMPZS1VUPDpMxszFNFOjy13MRT601MYyxcalPbS2TFXVVctsPbS1y4xc1kU0S23UvUxU5EtFxLXay8NMXMRMtMpFszS0VExFTUW7y0ZIyztbS8xU3EtbXUvL3UNOVkREZGXFxNW7y007y7S1XXvWta28VFTFOVa8ZLYlusRcvMU8y0S0WsisVEq1tMxlu1u1tDpKtcVVu1RVuzTFnIZKNk1MzUy8tk5VNL1VTL3MQ9OMrLVcvLK3xjpcS1StzEpTxcQ8NFREtMTM1MvlVr3MtLlKNkxFq2xFRsNEa6y0pLTEdeRUxLZEOzRiNF2kRTWrvUTNRLRia6Q0PMXFvEXFTLVVvVTMZLRbS8yUNaTKs9q7VKXKxGRLRUu2yzurRkrUTYxWRUu8NExkTKi2VLRTTVxktMbWRWy7TKNbddRFw1W8VDM1NcYcWypWRXW0TFVrW1xdx7RUy8y8RVTVlLNV9Va1VbumREvDVFTrujxMtD3EtVWkRVTHxUWFS7RcRjtcbMtDlL2rRVy0xLU1V21MvMZtTWRDzLa0tqu1VVxXTLukzMlLXFxURUzD1bQ0RUxFi0dzzctbtUQktVVlNEuDHbXcTEvUlsNaO8VcbU20Q1VIvWxMSEzMTFO0xFZTOc0zpURsRVRcyrQrxcTUVqPLZc3Ey1REW1RFRUvsTErKXGXMwkW15cxVtVtbVsvbWjQ1TMtcRVu2tbS0RLy1tExYLcVFG1ZExENcTVVFPEvLs1pVuczIVVTEzMWMQ0VEhcxZS7hMSsVlpcbLNUSFXLVUtcTbxDRcNLRGnFXEXMVURCW6mkS8RMnEVbxUptrKTGRc1bzLu1xGe7xExFS3NMW1rGzGNHhExETLu7XVXVzURqQ7VTVcvVXLSshURIpGPFO9zbxEQ13FQ1vGvFJLVGRK3Gw8taVmRMy2TLxK1dNUWrV1tMTFpVrWJHtVVEVcTbVUVbnIpWXFxjxbxstlRVtLVLZEPFRMtmvV27MtvHWtV6XKtItTpF1DOl1FS8XEvWrFdUaDrKbFxE1DTDRcRDRcpEVdtUu0TcrEtsTLtVy8wztTytY11VzGy0RzS1TT1KPGpMRVq1tbS1S0tKVZKsU0zDO81M1ZVttKqkTCNENFRERGy1RVSMVbvMtcTMUru7XSYta1WNvDRGXcW1w30rRYU1VDW8qlRJVctVvE1ltFRlJEZFtctM1VuoZbumMzukRUXUOjtVQ71aw9NGy7xdWkR0S5U1xLS7u8zLV7REc7tUNcs4WksztDNMxcW13NxTVbTdVUNEulU8xU1UXDW1TdS8RbVLtVPF5LU6RlVKjLXTzNvMRkrFZazMg1vLuVY1S7XMW6xZQcNUs3xM2jvGtLypQ1u2vDW6VUVca2w9Q8XLSDRMw1NXxO6FXbxFxVtc3DZENWO2U1S6VOwktF1cuFNZRYyrZXym0TtURl3FpJ07tYVLs0RLM8rDVKRUtlRcW2Okw11VjLs8tVxTw7VbVERLxaTGw0dMVLvNxrrNNcyzzM3KxcU1rE1s1bOla8vEvKxFxENbxLRaRMRtXNQ0S7a1VUszRENixYRWy4ZUS0tTZFXNZUU0U8RMTLvUy6VLZNVMTMtbxkSyxFdbxVxcxs02ystcVFTEzIRpSXbEVFu0rLZVVGzMRUOmvFNsRbVUVFtbhDxMbMxEe0UsNNxMW7xbKcvcXDy7u8tTxcNTbMpLdLxMWym3vLPK21tNtDQzxFO2NLNlXE29ZWVqlajFpcbNPNNDNcZmbbyG"},"support":{"scale":0.104711,"rows":"lGN2lRwKnKchW6N1pE4JGx/DdQ4d/1YFBQVVOv+LfgNPR1VGTP8QBRepZAVaMWAUJA8iBDsHKVEvPRaZA0mjCZoNW1c1cLbXEgYjDy4YSEEhAQxyTCoEkiUm/4MtFCw3Lv9KP/8tNxFScv//M6U2MFshMMWuEy48Kh/QBfQRBiAvP9pFDyjIghUbgRAJCwpDEQ0NaxceFaQFR2pPVAEHhAV2EzEvgBIzBEYcOAQeIXdHpmH/m0RGFLv/ICMJJDjoLQFSSG+IEW1OGycEHJIzMY5BDyxZUzJ6AwxHNARieX5Pa12EQClJgzM4vQWSIgIhHDICDgEMBHQnNBAQJVJw6QbEJTlEQQc9OR0HBFgmNw4TWxIsHD45UgW/LjeVDcQLeW4GWR5OX1aL8FD/M2g5EP8XAh6BExE1BohnPwEVKyuWLGYDY6dcggoHCCATYS0rWQ47BScmRUoV/4oBA4IbQChDOiVrQD9S/x8CVBxdCUd2GwZmDpsdQwQnGwhOIwvoHCpzyQMjPBovHn1XYg0UAfEEDQ9fstVDUiQfBP90SFMqITQ+tRJaeDOTBf8BsDgXJRVX/8kYQBUtlg0JZw0OYkaiKywDOCFESGkJRkoVWk49xgUyTjxyCfosBioSYBw0ThIVCOo2Ij+aDxZ3EwMGjzVZ/xJEKDsweR4TKRx6BgItMSR4EREZRRD+GgJkNoUOBBwWAQcGQo0pFjhLTjzdIBksOxBRZDaHTUZUFk6pLk9qXgd3MA+3cg0vDgm7gDRJBkDjGCsKaToVy0MEBin/Kpgef6T/WIQMB4ELLnkmfxZNJBEcGgcR8iEIZjuRESDYGlZQNBAJEgs1PzMQuBJsWEs9xCqDMzIJCSEUNg1QXCl0LytlQx8QPYcHJiNPChEQDBAMCVV2BQd8DQisXRQ4BjAUXI1KESV3Mi8Hhg4lBih8JUmFNgc1ARQGnLVA4DP/SgMPJAsMOVcPsW49cTWyEi4qZwezBgou/yJEFhOWaCMyMroWEUOITQc5Rwk6jM8VrYNVDh5uKEo4dAGb6UQQK2QXFDMmQhIEGHBIeRwqOwE4FxAxYSdeDzVKUwEdASc7dCwvqSeO3kOdFVkVA/8ME36YESBu1lxIBg7/DHc/IQMN5QcGZy4JgGKJ531XsSU1PIVJXyReF1RyEpoaTZshC/9MDhkGUSoRJzYhCBbgCEMDN+X/Ogg1NyMER1geFK9UAZBZCAlHLms5PDtRA6MeGwFD4DMspB4uKjwPvDcaGR0PZhRCDSQtBAsCDjvPNys8ET8WUilZEgGYBHM2cUVxNqtfHQguHj8LJrR0EgEDUgEVEhgKeRMbghV9IhNVDoIwE0wJxANGPQO8Cgma8w4bkDUMQCI9BaUPtweDqw6UHhNWASj+Pj7iJzw9JhvFIQ8IFWdFH0VWWhFIkTVuJTUBOnQyCW8ZLh43LQYoCxgcAw9BCgQKQWNLDS0MUEjUChYZyweFAR4MNHYKDxtruRozQTEvmAUsa74DGzYECxYXBDVBEUkaBSgUflMXTk9jRx0DPyovNHEkkgkWiAkECYhTuA4BgjoNIDgTHBY/UARfHmgMRToeUBIVI3iTA2UQLmcOBBcWBB3pCDUcCxVIRBowzgNOVTMHHzoLXolmcLAOEO1Ycf9gFzMWMwH/JHgCPHj/IFcWW2AzZCGdEDwMBrsu5SU/ohZoCY//K//b/wwQGCQkWCAiUgqV/xb/mLYIqhJoAbcYSAIVJixxDhY3VTU9HhYKp0v/gAEr/wkLLSMgiA0HAQ8PIv8bHlkvG2UyLh5yRy4iCcAvRBwKMSyfClcYMjQ5Ge18RhZHjC8MJYKPKg2eGHcYlSdPTwQKLLIGDCo/BllgTaaYEy1uAkNIDegsi1VMzf93HWMYHQgVAQMYLAZeJ3QvE0INNFhGTRD/Ef8ORmbaLu81NhJThzaeFuU0IwpADwkhC3+IfSxYQgYODfAZbwUMRycwLpIBJixPFx5OBOsGJJUMfidYX20zXk90L8tOFUUTVjADIVlOBl0PB0uYExEGTad7egdL/xDWWzrBEVZRGyE2/4QBfAYcI/89CVIEW68UIGzlIwVUbhwQ/yhBTnoNTTUXflcTSUthRA9iS1ESFEIGkQMoLWv/BCMXBB3blUTrw0wrrzEjRA8aKCt5BTAMA/8TEEJVLpYXK0izDyAqVQYsvGEgQxZBDjVAdWCAH04QCTEdAYJGK3wCyxOsYSAljyP/BzYOGBGqJKQFsBGh/47hK005Zw8pVygIDUYQVDUTQQ1AF/+SWAz/VT2ULA0//yoEtzsXHQ0quf/7S0QSegobFEYQP/gEn3+FDxFfPAYCXBIJBWsdBRhfNVszFVS/G0CRCUb/Sig8pfsmIQQbFz3+KTYOJAM/d8EjVAz/JA86PiysAzpMkw8MdiwsIB3bSSgkFx6DOCIFFiYzGCz/Z1lXMSdPGSKStlgGXpP/aTIsu1AXF14cFUArDf+YKiYODhYubIgqTQ0EgRL/IR9uAR/3D3A9KBUdvgzVzyYOG3g4CQcNVP88IxInVxHYEVQ+VRwFeVBmB2ss/w4UFRksSAI9PSA7JBFWQCAifkiGOhAGJEscFiYjpl8GR2dJGRZuNEsCQLRZ34sQDCM4awfYIFoSYhdsmSVrsyOCJAViwAH/HziYLBd6HBx6MU4nHyVNKgGvRBEKFAZfHThhUTMHPCZEAweXaXP/GCdiwie7B/8qFBQXEROZCBZpVzCa1Ub/TBcsdjcP/2o5Dia7DpcJBwtLLQYBFnp3fx9xigcFEQcsQEhvDahHMFN4DCRWIRkxLP8bZwhhEEQJCLhwuRpmxYb/Izw1Nf8ERTkndW1kGiGSUi4V/1imCRprLjMWDYcXHAgTCQIRGzoxWwEFfQy2SBBFDT8MFiYpBjAD7hgCYyomNhEIjXH/FAnfDwcSHQUHJRpeHQ0BDStIORoUCVIraDkiDkQFBWIhPwX/LClMQasZJG0VrSYGDFNJCJkcLFwVBAy9DT1IZqU4HcyLLD8DAwwgEOoVCCMYGVo+CheYTwQod14WFg8dCBPa1BIMFBc3U6AHLEKAPXGhGhInF0pFIUCuI0E9o9pDDGYFOEqcEgkEMzJ+TT5+ExBWhEmQQVYdMFwBZwQjP32BBUUNCEBCA2gsMkd5HB5iCnYJFgwdny+BEV89PkQaMUl4F2mj1LRZC1saAXRQYgUnIztt/xY8xB1jOow4BQl7K10PJJRNDhMhCkmhWAkDCTwShgYiGis7AQgEOQ4ETzZQEkYNVh/5H4xTFP8TPVbgdhkR0zcV7v+FZzBLI2MkCPAaDhorAQUDC0k7cHsIQMcsOJP/VyAzDC8VcDeLg4AGIiIOTSJMfHUCQ2+BniAzkKaTUh0GKRQyCQ47DhgfOj0DIx43YUICESstcm9c/1IOPG4dgwP/Rw2mPCvcE4EWNCqwAX4NCwQ8KSNl/z8SI0FURFYFdxUMKt4UtxoMODxyFxw2HckNRg2pBxUnPhpjW0kGLlsOBR5ooAL/BP+HJw8v/x9VSW5fIlAWyw94CS0sWocnQ5kZUEpNGP9J7t83LzVgFGlGSUMSqaFUURCCOQ4JLx0oGxQ1JgjADQh//xY8Z/YaEXEbtx8SRa5tEwYeu/IsLCU2hVwhPRIJQHYnrj6nB048OHsvcERvLy8bYRRFBVIlP2EjLzHiPzEugQFIIHoBMIETJyULEBlQYgE8PnohFR8US1IdBRbTO1SS/zBGKj9oOW4eKQI9GFAXOHRaPxJdUiozGSMTM9KEFREcQhCBjltChhy5UDVRDxVhDCIDN1UZWRpcIv8FNUgG7R1bfR8NYYPfDyQaKVUPIr5bBlGTYAI1oE4bNQgMUhk5BylHUGB6MjVWSjpTERsddmsJChYTWW2GE/8a/wWq+CzJBwEcGIQPAh4WcQyEAwlWBjkCJyEghksfBxEnIZGnhF6NKBoDUnUdmn01NTw7/QMKHf+ZWaeFDI4mq00OpCk9KmEHFBMK81ZywzJcFD5TGP/qDRsIPQxmbQM5CxEYDB0sUS8YWpcRAxdzexL/GCy8DwQKLiBMMgY2ERsdIVUZGg7/IQQ7FiqWAjRSOTkPJP5IWTApoXYQGQspOA1QxEVKjF06MlEhGFBYMHFJbgEnMToFCCEzSQoHJAMBBy0MHAJhCg4yfgpPqT41AVEu6x13RRgq/0AgkJtpdBFBMgtzexsYVxwfnukeoUA/FCxdJwMULD4XfgQ0D54oVXhnKi89AzhIKApUWJRgkRFwiX8cbRESARFCCQoQQZAsby8jLSwaKeZbBh01Li4NXDGJgsxqRg0fB3oWLHwzGxNeKJ8hECELGzgcOk/w/0cBCQwWRAxRkBd3Dg4yAShRF0E3FkMFIkx9RkghfTwWEgW0rhB7a2qBK5UGNAcFbboXJzvgUCcjSiebgQYFHFPWHQNpdR6N/ycQdQ6cUD+YJNVBbAg25xVhFSYrVxvAaRQCD80bR0DBYTDTERt0B1gJHAUaC0FKVmNCgP+NigYfMA5f/0MjRFIuyzFWIRXpsYMCFDiAV2UILscx1wf/J5lrTBsPJDBoAkAZ/2AGBwURQnEhH/9tvwoPTC4oJmWEQ0njOekjNbMBFVANCSUXhSXDDSnlvD3DmGIZEtMoAhgxXR8EFRKUDE6SOhsqVP9D7QoXMhEVGE03FCf/RUoCcwUe/xZRSXMlORq2LA47bxqMgxQbD5NkdisrilHHDAUf0P9z6AVUGcA28gJnJkcWSmMmaW0gGy8CXyklVRJHOykPHLMXgG4RespXojb/Ck0QP/8UQzqsmAsMPDAEaX9VWX9Xam4wPlZhMw1D8/cfBhA8KP8tAZFJrxJDtyUtGLpoHg8SEgk68WgqNSViNeYgClcV1XUYdDGWFFJ9XKwJSGRINF8DMyOjNBspyQExuBkWJP8eGiNTNgF+JCciFEUYJnw4EQ+MNyQLybe5Kv9IECjsLShBqjn/PE4peQXPWyUlGyImCTtDaCMzAy0YQSs4JhYDGBRDE0v/Sw0jE1RILxhyEwNCMmIPCw8WhgNKExBSbiNFGgEZnP8ZNAecK3GOM1ZVZw4UWwhNjw1mOWIuLhy/UrP/DRUrowdnMCEWaDnBBQ1EOv9HOAwGMB4fJ3spQVfAFsksGQMBki8JYTUoJg5Scx1HCy84S09clBAiNxv/p8IFWAEEBXUFHoVXUQEUWW4KZykqFwlGKU5fLAQYiRh7KV+lGkcE/7yUQzwHIno3iRG8EBB1JAheb0IfDi02EwseSx4aRAJmLwcnHCcoETz/QBtEJx8JYpUMMnNlQ3kVYTBchA0zEiscViMfEAEjQTcjDENZEy0zMIUBQ/+kFFD8MDpFOkgYugbUECj3/wISZCFNf8YfaGBjwMsMNicBbQoPoB64Lj+Y0ZouSRkHSFgBYP8o/xJJPhF4NRoMSQ45OTEdBi2QYAkWKjInJ0t0GDYOIQoEenQZi3YhTCQ7awo0PAJGChsjSjuJdhpefxwwGwRmYHKur68tQBiFBV9OAYEcIxUJX0ALPRUCJ084zgQEC/9LihklPQhiUguiBQ68IgoGRVUh/0ccRkcxDDlUFkpidxNhAv8HATIfEy8jBTgVMyAJHkUlCZ7koJWuGeJoMAcXDSLbZEBS/xs5jS8RKi02FDMkbT8TE/UYVD0uIP8VZRMIQiWjC4fRZotLFRoX6Qy+Cg8J5g2DQzQ6DBpAMLMDZwEKBZ7hIVaYBDD1FYEJvhQYU2ARhR5CBxckCmhMpgwF/wsS/z5BpQo6Dh17WR/0MRpTBy97oq47Nmo0ZWMUxgWnJYVND89IBweCGD0jDLom/2MGG2tFgSe/IjVcLxI2FzLURZHlnAkCgQgB5AogPDochBD0AQhCHXMQQqJOH2AwJRUCDmkGJoVqB/8XnQ42Go1mMXo2zcwdef9T5klBLv8MtP+fq6T3IwoQIt08YP8kHTwjEVwDD3wxCVJBz2QKByYlkg0ZPk5GRAMe1Ul+BjEXKA5xOWKUwtcKR0EhBjUpQEexTosXDUxvl5H/FAYFMhI9Kj62e/8gWBFyQZKcXx4hBjVyCJMjHQ1JBiiwNgf/TBlT+VQEJFMCa4kOCP8vXwtEJDBjFlxFXarOH4NoEbO9KCMFAmUOBBgxHR8fBAK+NwkCRlVZUlUKUjgTKQ4LFGw/hk+8ZzOU/xMOlIoMAj0tU1FUcXAPOBSGFUlk/xSFHglSNEBeRyRWA8AQKxdoFTyfTCUoSXCMQmoVMikLTCZHR7goKJEOK1kBJDERGhkRDDUvPR0JNDiGLN8RRQIUgwIYqWU+Th9QAlgiYgV8voNLQksgD9gxSrY3CDMIFiUZUTU8Q380xgh1E/+kW0IgCZIQmCgvVQEHCQnPCzhI1LD/aTQsDScTDDVejO1qcRIgDyAUIUQaHh8PIhwSuAgFI/9KiSYIPhllyjgWEC89XhQoFyobSBhafA0b/ywN/wynCQUyAWw73AjKOVgGJBY6ITki7zIgFW55Cn6jklUrpfA0KksNO7FrTm5lWoYIAl8SCnEcGBIwARovEQj6OVs1BnMerWZlXPgdCDP+fSFGHmoPl2YcczD/JWIjBygTE0swBSsSfwg+RyQoKmckETyd+iGeB/YBbX7V+iggVhpEQiozaSFrDpe0pRDBG2sKv/8MWSoXBwgUAQX/Gb0IJR1oImApVT0HkFkVSLIKCetnOhVIHSKEIwaAjCAVPQkETXNPNih8WROIbAJxSP8JS04caQ44DUYnYn8+FjsaGW4PJ58EDwwyHEg+EQzXMBGGGDFvD4Ai/0BESR4qHxsJ0RYGHnka/zUPu78TrSf/oDAz+/MPEnROSyIZEyQrIcM+GmtXAmYK/507HRciyg1HFi0ESVYkWm1ecAUic45aFj00DDIWkMpteK2KDiOIbFDEcTd0UzpmGhov/5Uqqe02Bn4jvzgTFpb/TAQZISQ6BGFBDhwITQfYFk9aAwxBDE4qViAUIiYTX+6EQWMlPg50El07EXc8Jjw+KyM5aipRD18MKj1jBHp4CUEMXDA/CQ4gAa/XKRL/IkgFYUUZt3NDrBsWG2dEqS8RPgczID1XIwsHMTVMBl0S/wmMd1gOFEUPHSNMByNxEiRpBSFfAzYyUlInUzIiGqegk0n/KBwKJV8llssPsoeDmisPQCQIMUsVFQ9KzxNrRGIjpRIMGQOHXrH/Ez4lk1WPWbapbP+uYpgRSBcCJ3X/KZXCPSFTSZkPLRAUFB4RWysBJmPViwNgSpZ+/1gwHUsYBdFa+A4DH3oh/wMMKEtbgQEFt4sSoy5NHAZHKzVMJP8cYO4LDCILbiECH6kY0kVyLv9oEiMpOA7/FQ1XPrRdGGf/BTgvAgghHwEHB4UDMRKeEF0UNxIfFExLDQ//UiKQHhcfSxQCUjAaECpeOwwaIxf5BxT1Dx8MBg0BAR5D7XYQHMxQLExbfz0xCSv5BSEJOxqUEg8Eci5CAQs3HKIEy1NDIBpzVgzSGcpdTCBSSA5SLCI9CCGVDaEHb0EUfx0JFXFlFyiCP3C2AicKdwpxkDcJC0woEgRuWxOKHw1qFgTAewoqcVUJQwNGRgEJWzMvPwslEBdqCjkIEBoItAcdlFMZBzyPpHkIOkIEXQoOOBA0BU4PbRUyA4IZMr4UJzMLEEOnFFDcCxQaKTR6KR8wC/8bEkCPDP8eWCdvGqo4jkJQODAoIIYvOgEzCgNHFiB4p3xEFTpOR7ZZKzcHUm7/PSQDDCfzn0z/LSsfaHr/BCVTDzBJUEc7WX6EcP9b1B4PBRMNH0N8IxyKL0ouERAcUj4xgyCyHAMCAXYhEOw+40xPTyUBRS4NXCz/DQ5lAiWuDxAlUhgLLAOHDyAOLgcsTSspaN0QPwoBLCo0CRpMUKAVmQzyCkN0MItUAideaGYEKTALA3oxXDib2RSifo0TZC4PKxOhUVVRfhEQ5As1TjBzMhQofRMNgTBdjFiED4AREgGPCDHIGhi4ilP/KKBGYQ1n68R/L0IZWYAeBswlGisYBiuWPMknCGcVHDsnVxVqIxM5KRZtJg45QRMJMQyWfWEQcSNQimECCwMMH0WDAhdXPjOCJFlFKwM6KTr/LwH4IVwoTSIt/wxbPwpFelwRIlsDIgQNDV8eyQ4O/y5WY+YY/0EzNw8bj3ZhL/87ilaKfgZPUxFCpSo52l0OOSwKinE+JmFGUHgJqwYEBGZTSAojcjE2NF87ECmdFxojOAsXizwLWCBoPxsU5VULukwnTBUGE0srU0BrCbYcSOmT4BYnLq8eM3ZVmAwjGiRbFhMpiaz/AhwVHS3/I6Je/xseIRIlLhhSMWQUbysvXBZfWD8IQiE6+DTcI7MReENCDw0MBTicNTUwYy4pCQsDOikyQCFYSxMdzEMgWgd5bBczKQOX32Q2IQUz/1WDPUr/Dg8RZf+XTCRPCCaU324OhG0LFxgDCl9I0jYLJ+CTTAQKBXgBXAIYDUJRGV90H3oeRhlzkgEaIgMcOwwWEG1kk1AYLgiySiIvThQ9BAgvByVKDeUmKhJcJg5KIj0De89FK4ELfBoQPQkpD1FacS8mFkOSMDw5/w4yuFFooAQSJ304Cwl/uyayJDd3g8ZGSVMZaYk7SgwLnhYOFCUeFqYeEQgcAWprJTkEXJ6Mbf8HIbZJ0gZECP80HT0nRS0U/3aptwsNNJNDGAYNEQsBGQOGZw0V/2cvG7+XNC0FFBUQCgcwGmRb/51EDzIBhAVeQoT/chNACFc0RDEBBQglF6xHLAgfzRUVeh5RIWtyAzMMNvAWCiwiHHj/YD0R+FAr9QMBhz0qB5AWAs6EGAcQU1FCPEgxhmUzUTRRCzdfLE4ygiFCJH8SqEhrJURsTAb/BA89RYwkkEiZMUsfCJL/IQbUNjJVfCsVKwwzXsg/NWQLBR9vHw8WOAkGVUgWb0laLwtdLIz7KREXARH/UwYw//9SDx9+V44MFT8XowEStSkOElM2LuE9U3UQQwEDKAhqDDQ0Ax4GHWcYNBcDFGeCK2woWTw3iQ6ZLAIHC057FFmONwUKAgIhA1VlQwcLDCkgOmdydU6NGRVwYyBZNKtacv9DBSEfohclRzNAIVkGJH6Xe0FTC3LXOSQBJwFbIAJO/yUNNRMkC3luJBQOMQ0oGjwoS/8OAQlxjwTO/AL/uAMcJQkIFxEQCAbjBd+Jmj+vWlgqIiuG/woYBxheBlMEJQWcCH1AZiaSsQ4JB24qNCgWFwlQPQiwJD40CJZeMAJMBgcLDwkNAQ8SsjlLAYZOLlElMyKXJP8YN5ogKCkaawPNQiAXMjdbEkUcIS4rQG0uJodDKFMsC2cxJDgQOFMBSC9cG1xNhRJwFTm9LwpHLCwnFWcpWbwv7FEoKxycOS4f/1iav5AZFwIVI18CFEgBNnY9BgcIE16BB6gQExXIYef/ZAVVLAYUdnEPAg0efhltBywhmzIUPAoSToIBPzsd4wQeHAG2IQMSdEcZBRoNTNEdLg8uEkABzB3jDzHk/47/D17/XBJeiz+AO0sFBg5oTgzTM5GJJzssCxU4U0cqPAEXriA6HT0kzys+OowSgyACE2kVLYEaDTYNGVkTAhc3Pjv/mR1fFwsVPxxpBwT/kH9oEgNCDDBhpBRfJjBLkRAtLYc3ZBlKYjgRuAYCEB9dJ00aL4xeBA4KQDRqAUA4QA8ITzo/OTky/1cYnX8DmYnPDCIjLiyVMBhcUDFPB///AR5TaXw8CC93EgpnNp1DDZJ9Giq+I/88JlMEKioZHQJCNw/Qg7gIBVMlPzI8L8wOSis2TQo+YWhsIl6BZEkSCgYvKAt/aXEIYJcE/3gLoRk5CQc5h68TAiwFNHJ2QR4EkS0PQhRaEyQPawQcQW5ZCEIqARBAeWQYFggsMw47G2kQ1BhOBBii6V0xGJZhETZgByQB/0CJARMnIjE3WyVGNUWmHS0dVSsqJm8hDxcsNRv/NYnNnAEiTCNcbTtZJyhdRygFmxkwITgu/zGPAgUcChspniRIYyXLDpsoe6kebioMOERFExcJfxMJZ6Qk/zwmnkgUCnuNIccqwG3yfy8Ih0EZUB8LKg9XWSQk/y5iwTBqaRMiVy4PRUJaDgLBxnt3W0UCJhg4K7kCDRU6U4QeLI8snKsKLzFJm10FHmBcDwJCDxaWObEEoR9XNWg4KAIDZv96HiNSID//EYL/PnMbUTkmPQdyfwEHL6hGIyMtJF4EB12cmUD/ICMzRWopLHUCF3EiLCR9HQNuL30msW9AhJ0rC0oIrg4k3gFgCh5XKR8IbAidmSU4CmIwEUViAy5RclU9FmIncgs5Ogh9hiQu/+MEMFwdlSMwpm+QUUXanvOPPRtbBv+vMKEWM68kOn4qWwMjNP8RKpcnJEoUbzsNXH0KZmwOCSQYLjhpAzvHMT8cGyIIigRjPxj/CzsQBxMVIgUgMCkeBJxaNgJjCCoEGCYEbglIITWxp1MDHTFTrh8gY2wHLigb2hxaLzRPISMEGjUiVQIgE6oVSzA2D32A/xRwfQgcttgSDT3/Dx1TxwRxOTg/BRUjgxFqomJbMzJhFSIpkVMGYFHNCP9aXANBGg3cFUsVYJDYflpNNAolVBUciQYLaRmi1B1hUkZ0DxsuoD0kFSIV/72ACBj/dDBLDjYHRjMXVSkYR7xtAo5ntGseokAXYEsQToEECS8WkVBLiAlUCHs4JAwHqwQJPEdAIhURDVc5ARxtJCRYBBw7JCc7KLckFRIGnUzfCUMDbg4NTSkOIC0iFVEvQf8tEARkBjuOELEoZUYijrydLKYJBic5BwKMAgYlCBn/EnuFGgb/ZRKdULK+PzEDVR8aCDVjNUOVKF7/B68BcLQHbC+gEwEdBRERF4NEQhAlfCMCOQMNWVPMMRMwWBuuegsRgWcNbSb/ATdQDuJiGgJiA3p6c1tqFRyqIvANAnsG/6cPh0MCUyZUTEkfT3xnEHyVHSI0JlYonaEVenoUEAMfGxNMWmwbjuIlNP8nogYEXrAS/ys9AiBLPHRJ6ypITjdsDyNnSpMvMqoMKgMRJST/MkV9/xD/AT4pe9MPJVEDBgxPBwRCBw2sOYI7Na8aFSoLPS03yAV2LAUGDf8eYCd1Hab/KE89AgFDJQRIp2MPJjUQWg9PHjIPDC+NISIjhb4R/wVuZ04sNAHrDBxCKj1RJxoGGhj/P3IXeAU+VFxnK3oDPKCbSg4E+HcXDSEtiUI6Pn49AzRo0V8ZLi1MIQ8TI7w9BTOjCiVnA44DRx9oTSQ2eAOJAR04/xaOFjvmUMcFNh4iOTdjS5gEBRs4BwOx3oqHlulrDQ4ERQQZFgRNFwMHAQsYO0FMKkMBVlZCJGEC/ygoDzxPLA0mixMGL4MnASAVcAbB75JEBC49BQ0sPEsDDRIYEUBWdjwSTF+CIPkgMG5ueNYJQD48DTY7DR5BXqc6IRBHDkgNNBAcERkEDx8oHxe8aDkJuAmOOpAUHBCLClIaVDA4CTf/J0ApKEwWEHKDCFFIEStXKuEk/zRgQ8NYOhn/Fv+ZKUBcMeoOluMHhV9IMDqfZzT/ZqNuFQiSD0sILRM0xgj/m0kXgGUpQlgce2n/Xv+HSEn/JgQXVy0gmyUuamEH1EgTIEtLDRknjgUtyBoZGCMvGzkkCpEbK/9fAv9zLg6NEXs6BVpYCXeTEDZNNB4GKnQrD0AECmy7Flw1P3lvSGEL0yclYT0nGA5bBn5AKj8dEKhVAjAyMThHKJEyPlYXOC4/WBb/YR6tVgklgWITrgEBF5I2Gzw+B1Q0C8gGCnX/Y8QoHB0uAyc6Nh/pBQ4DII43YED/GjQHKUICIVQIA2oaXkT/LgQB/wnRAxN6DgEpD349BhtCB1EiHFAZXjYsxWpRPxYEHw0VFzwoD4pNMOp0ZX43Q9MFJwYMFpxkR3ciqE46F0YHjQw5KkZcfIoPJ1UNRfc31V4VHi1xHDdJzCsZ/0AOKGAn1S0o1GEBj0gMHS4MBCNlhwcxIaWN8S0/LQEVgFA9ShcGUik+5O8UKTsOCxEi/jUiPjhxZcoOD6p1KFtmCSYYAgULkDZXaTBClywragtasWI5N0ZT08QkE9wBOTMKR5cGD/pgCgYckDJmAnNHQvCRxwuBQocTAwNpJjgQXLMbQ+96a6MbRyFWEYMWu0ABDscUgC5qcgoMvpmHv4QKKDwXBbYTTRRgfQ4+81soWCQ5P1nuDiMWCyq3/y0aFrk9PR97Ew3/pV6fE5sxVDl0UxmUEhlrYQsvJiYkFJ1NGhNpUxbIHlAcLmgqJ21eKksDQxkFLFcdGgGEMgxTBSVUCooxnhWkAkIDS3Z7NA04BCcmZz4MO/8BIk1oCFk8BSwN+pwj/z9FIB5nD35iCyIQB9kWFwQLGTKMHQhkVR8N/Zf/ZVApU1OlNQpTDCs2L0dYKJsKPEhCQBRz+4R9JoavKGI7FBYLOmUSS2IHD04fCzE1ESv3ekCYBAFKAacBNlgEHA8NB00rDWz7FAHjQgkY/w4LF1D6yowi0FhdaP9bFCw+WBH/fSCnuzFGRej/MQhwAi0h/wMsbSwkMrsOCgEEhgVQDRBkOTadZyE9LL0BBb43JAwsElWPLQMhDmYzAoA4C1TrYRsf/xkPHCaYBBc4CWOZKEU+DgnmcSNghvNMIEsaWFk5QocXHhgaLA05MjacUBQlU1udDGspJA8mgUaxHmgTaE4LpBl//xxPBmATB0cVIkAaeSwGAVNWCxgTFA6QAXc1JUUIQgUoGi5MZqcggxaDIQwRREFaowEOpggVGCoMUUkqZBsTKwY0wCAHOMRO/wMeRb89PDhNWykiGC8QMTcPGB4nAodDhBVsQG0SSzqdCNmHuzFNZ3ErGBkfJxdSHWMoRjYVEkwWKxK2mAeZCf8WfsZXLo9dgUVu/TkeaqQgHEH/FUgj8xIBjzMfiTAdaRIvJVAYHgEnfR88M7IYGxgZKA46CCOQDUN4Ei48/DosgBBhDXzyDCQMNRJjsiRge6kaAig8MAwXmQlFPDtQfAsjGDNPNxZ6JWIcJC8WKa/LNkuwSqBGIQjXcBVTLQhz/wd0/3oXDjA4SE3Fh0dnNV9t2XA6Y2AZNSYrexFtAWI0Pw4L/9IWBRBzhTR1KxMHgwxeM0EiThOsDR0T/xER6wFOBXUCHQQQeiEMLUCbDBWUFTI3LMiYWxIFNQISMcg8LMj/HR4ier0pIX8OFVUJcxVCMUf/ayE6Ww65/x+o+BeMtBoMqR8X9SFVBjkLNR7/G2D/FwMQIj7cEDKVbYYeUhwFGhAyUoUJQmIORhQnETCHtx1PMin/SRMw//9dNwV9gkMorjMgLYxdZAlmDQYeAydqab4e0mh1/1w1NIVJPwWQA11wDv8dek46kyIyPhejHRBGcKcEJ0NIIwcZEh8uIG4kKQoxlBVcCHL/ejxUBTkRLVsxYUsxiST/AyT/kxk1EgZPU4wg/44HBzcoNBcjAyYoVacGAUSxNDpBOhwcFB92oAdliVNfCzU1PxMTXlhEURHqjViWnHowF3dPt1c6Gw83GCADhgNMgSxVAf9vMmQThRAwArEMvQcRExgpAnoNNA8cRxKrBaUEFgUDgBMHIydgHRNPGxm9uys8M8ogF+cgVgULJrlmPJEgii0UC/1uBgMtLU3+WFo6ATpVHDVmURYgtgU+GxIaTBEDFkcrEzYREyb/bjwiGj4GQUcGGi8dFElQIz9nGA5kDAj/NRIghDltK1q4U1AHti8NS0djrAU8C33/shOAQkceAx8IMyILHiBJG/9U6yo7igmsBBQiCWAaPhUtJaErvR8jWRgSOioMGBRWJwPFGjI3ZBgJDQsQt0Ez/yAVVn0bDCEDfwggHmAek01yQ0NEFwIbPCqLGTYrQ9kSZTAVAhmiE1ebAycUf0GXpApLIBQHBIsSljkD/zg/BTYQWS84hyscCR5HKToBHARNIBkWMiNMA7oUIA0QOTMrSabsFGQiWIygLg01/y8XRlwZAhQUH91BOf8PMfc6DwyDmZk1fh/BDWQBKjxOBhQhAi8SQmM1nUkdX89zmhgGOTQEvCD4WhUUE4sedkt+BwhgCCgaV1kuYgge/1WIFEJC5hoIHCYsPEdHSCMFJEMBJly7Fh+RMyYEJSRkAf9HGl8ZjRqBGlQJG2A0bl1GLTR9ZzxT/xcLKHYSUkDSVTENqgcUCUUeP17oS58GVZCKDZAJFwguNiASfCNZ+AsgGzQubzkFCJEdSwUkU/QuJyk4ZyGNFv/bSyYSDBaRCE0VETQK/y8zDFsW1v9DBw0KEbMJA2sNWhU9CQExPVgEEUgBcjlZ/yCTfj1c/wgYmXIaOC5LhBg8HFOdP29eiglqTMUyAltjH0QbNkdoJGASFQoBWAOXBF8xTFllYu0V9kZsHBP/RtNDXzUfIwYwKw0bcDUrGzYPcTooDBG2Gx8eOS8KcSQu3QzWHywIFhlIkAgeZxobbVJqDCdMCzhdEi5CKTxIRUEZR+4OBRUG/2wiYtMIS1ETIxY7E8QvDy4LlDUrEhNJCCcXDgQGMQYpAnMvCQofEoH/CyWeVpIdPqoWH2NJGZAOPqgnDRNYDVYMTj0LLTV6gooCaQYJSTda/xNXE0ECBE5CoTgdkwcJC14+MzoxVRlPRi4SVA4mAkUk60xOHyAzCQIijZZPI1+GMoRcaBMfi3U06VQlOh43bGkXCB0LEAMOUAp1DA4NGHIMIPQvGisKKgU5B2wS/wMxgUAiOREOIxIYB6ZHRm5nSP8kYiQZ/xIEExuraSGWFU4gOmazERwQDghuMA0KICsXHkUDIR0rR/+GMElQTv8pXBD/IovVDSKEITuLHRE1hjggBlcYKhw0QiamgqcZV3MZK4AkZVkDFBUCPekQjxw+XDIEMihJoBsohahrZAJFD98cgwxKB7QSfxEeS2QaIKoeF2xZmBghMgmhEQQvgWpdAx52vIwZYUxeIAYNAW+xuCI3IzS5AgRjLQH/FxoLBFVAK2BEEQZ+JhajB0oBMMI4FBJ/EiYEcfuwUBEQIS0TH8YWpTlJfwseXv88Ah10IVYHD5wbzjVKKA0F/18ZBXQFSR8aEFEbES9jagH/LUUdewFLIxwNH0ALEmEuEEEc/2KBnXOTNY9tLTwgBggdI4cTSmlDAimPoHUcadl9IjN0RSocjDouIYQhAxQHORIvIR17ZAQvYGVOTEf/DP9xHt05Vw8UPSwTLD4gD4BnDsUktz9gIQMUn1kwAn1pKi7/FgUu0SsfBy8BXSAedIdZZhlzD0waKmJBN0yIC0ZCA3VlAiMRGA8gnOoaIUYYFAcvSR3Mn4Vm/w+EYx1VNU7DKAgmCjsxSlReT1YqHU0/HiccLFdtNVt2Cv8Igw4GwDRNDzkBH0ipBBxeiIacDCk9/w4L/wNBD/9DQ0EKES1p/yBvFBjMxVRIHS14SSaDGRq+KAkXcRYaVRMI2g8RCSCqGhN5/wy+x2U8RZg1BDUWHhEZlU9qMAEOEzgZHgskSoo6XHgNJB0IBlMKICS2JHgmDCWS1DopFgguGGrRJqL/GGAFEVxKihtzgIgUHSkGASxREDE0URQ2HFrnSv/q/17/Jy/A/x0m/0sRV/8FtzMEPSUCCXMoHY3lwF3/JRsXctYMKTf/NBQRPf/TM1xCQB5DDR8KHg40AhAZgj0WdgIIByMYgT4hHzgbAlIoECrXFD4BGAwU/zuCLBfQFhUfEgpLUwgCEAUeEQg0IkX/hAQ0ghdmDyEELMgrixZKT79BLj6hkzc3dDp9KhlydEhuRgETUxYUKFlCtBY4oIQQJys1Kh9UIyQ+NkYVNjUSTm8lGichWBVRHyCPMgacV7gbGxgIKhkMDWvIMYhfNP8eWYoIE4EFqpxBBURAK20+PQQGFQ9EThfc/xMjIyILYzIVNUQppig13YRTMw0NTCNjYCVx4inH/x5fp1kBAyE2UVoHHRoLvv8EbBYUdlBAI08kODYsCQtaN1SICDEeB2DISWTepP8zBNJ2GgsaSP8IUDP/YgNaPRJeDRmWLP0K/3l6MAo5QFlGTnG1KiEDInkDgX1gHwKbAySMK/8OAsYiJIQc/xl9eVx7bA5CMC0xhw05P10IJwwvDi8LKk4MHVZKAkI+cR3/YhlHNxmKmwY8NCsPCpIhHP8vqjdILDlDOAriKOAogi3/DVSxSWM0CJuDBxMccA58DXI/E4dv9qwTFBUPUxzy2y4s/xklCQTVIf9oChIRGh5+MUIHLfxJPxiYQo08SQdEITh8YQwyMH+vCakKiANH1Tv/WAxlCwkCdTozZwcrIvVvERoMtwQMRCM1BDlFnT8fBxd1ZhprHicmfAHNV6//PIjxDyErQgE8HVYqXDR0J78uSx08Hf/HEwQReymIJZE5JyUWCwQEBg0tDUQWoCUbPDg0JlEKHFdUJAbyUioGJDMxGQkVGggWGr0eDIg2QhwNxTYgbhL/GB7z1RcVGRcyJAzOPa0rRRxXKAwBZlV1E6NaSjpAGYdieAl0MCJeRIApB///Kw6iKwwFMBpXHCABpykW5xpnAg4lGKQBcRQjEXx7LIUc/wgLAQjoEDwKRRBrMhQHM1YYBys8YRdlKiseKVQeBIaTBQ8dccOyKxIWJRcuPQ4eCi0NAgEgQng5aAUUQSQOLiDK/wRlEwirdxAGBQY64R8SFT9Uf1MCEyRvYispQBMDUgEfE1wzlmNoTxqcAmNYjLcqqxc8Ex4ZUh4nEi8oZdBYLVFoP1lKMyMSUhcDHgtRfQRTf3IGVhQJS2gx/9wkpgloFDZVVUgXMEY5HRz+U/gSBVj/YygYAmpsORBGPkFFEXZLxQsyKkQZHmgRNwvlLIQF7iArA4X/x4MaeadCkVMDHl8ggIwjFwJYYRQQXm8RVIoJFI1fFnBGRxITE2o3HmyFHhEQSgQDMxWC+RYBtgwDHFEoNCn/JQTuMUoDEf8GBkghDRDGEw0L/1IVfT4WBz9Gam8BbxUJfSFiFC82S1A6F/QMikplBP9FT0BU/wohfQFTKQ5XIw1zEAQQMj0RTFcSVRFrGQgFDVRNGAdQzVX/JBBpI/+RJDkdRwwjmiZiRyAaHWKxGQ9JhAihJGgBKB+2B1pVKA9CICf/Yv8NOAQudZUs/6cFAUlVlwhEdWgDDQQ7bmL/QZcKB///G7NhcEsHHEBfHWOLGSQo/5NhREEuBxsO/1UNMmMdPwhEbh1eZAagKJECExSKH9VcJCoOMRsEL3shgAv/7kgGBbU3f1cDFiwWC0owJKyfCb6nWiEiPNNYPi8CExpKKIYJ/xQdGmIaYwPS/yACl0sMpzuNOowZIxZKlXuWLi0XMQ0ZFQMLCRwVDicIIRwtXQZWAZZuATQr/xElJNcEIUYcJwkcf6p2FjMwGv8OASJKBfkJPikyB006PhsFCTZyNxymZggmBjtGSHp6C3EfNGICH2gSMA3/fhY0Dy//KVeANw8E4hwZBjgbJy88XYxvtPwOqxIZPmWJkWuRphQNIjA+NwUJchWUTiUpJVUSdP8Y/ygaZbElnv8TSTh/iWImC4io/yRBAyPSGlKHBiwH0AETKwEgCVgE6h92FD4yzRVkLgIs/w9aIm0EAiZUbWU6BAMbC0F/ZRsnWrsguCArm28zaXEtehctCwgMWhc87jMCKsxXRF8e4iA36GyDZbkgE2sEASdeKR8qgtUeAU6aETtoTxJWEf8UPSYBEBIdIDAs8voLFBhVChQlIx0jByoWjP8GfxBYTQyHqqFhBRwdcoUrWz8IJlJJMSx2ARogmlsGZlgnXg/fMFH/e/NGCmtUUv8pGjEaEQGULAmt0gdXeB8KUxvGA4mDCXUT6A7/YWQmGf83ExwHZ9KrDXgnthEKFg8pAWt+G50DOh8Eqjc0ZwxKCzTD/zErYxQ7KQk2XVk3G/92dxgbj7wU+f8zgo8CD/JfBQwyMnRcNStN/1OkPxQoYinJAg0uM9wqs0kkQ0QrQQIbHqo6UTqAAuUOEE17J5oISAEKCBQeSv8FFjNPQGMYCRlePR8p/zdF/x05EYL/PSY3EQIHKSbkxtZZXTQ9ETMte7c4FgMGPIw9/3ZYqoc/hQgyKR2iAzkRqwkkBCsJ9jcQdhzXHjYyDovgKVxBNBEbUSEgb15zEFhBEiOiMTQFFC+OEiNNOFAEByw4QS8/HwYwDwpBAncNDj4DhxExfEkk4bpgmCIpST03EBlmNhgrkBJvmf8dmwRKFycUC6tsUkVbEAQwJY0PNzkMig8XIFqMCTs2ApNCGwf/lRUQcf9RaA+qFjY3XC4dBDcRChFdAwt1ErxqGWPgJtBeEpOeQgl1QSp2LnUEDgEBZDRMtRkLZwULOEAoHwmVewciIgtKRysFBEQHIiBVhbpoSgkVC0+9dTpZSwQGbjBHWJtHVDE5LTw9EIAHQWpaHVBaKKcfaxIMHiYwqzxTBwVzVSp8BjwVDsgIVg87NlAF2wRKRyEUN10QqiiXFhQRHFwBM038HFHAFJ9DDfEcIl4QIGMiIxoTET//BA8NdR4SixmsrFpDDUA2JCNTE6ohDIIFaVxMkwMPUw0QFzI2/wZOCqwlmRBSICQ+NTZLUglwUi8SQ6l4F0IOGl0KL6gqGhUiVjgcDCIqDXkn/gL/F1UDHsELARIOPxwwEUIfQBQ5dX0nJg8UVaRx/wIxdDwCoA4gF/80UtFvRik7AwcbMhg0mSAEsHP/e31XexAMXXsT/wQkQBnHmwUZG0FHKio4FAsRgCEFOrga0QkBpQwe0JUiEFl6HmoWAj1GAwgvMQ4KSXVPB4l2Dw6XOxArBBbfOf80SqoaAwlFvJwNEAh9M5QGGaoc/0biJJRZIVahSHZ+OU8EQR5yuTUSHgJjEZRQl+s2E2cIdwErfW85/wQ+DUAZ/4qyEykpQyIRAzY7FGMIcAcmKv8tQLFzJmdka2U+IR0pPlEqEu4CPR8MsjEDIhRLGQ5kKhwfJ5lVUhJZGiU/FIkRxF1MPrQLFUv/PCgNjEwSMmC5kQNFHaFBC/knDKkjEDcRJkkCVk5XAmUUVVQoawgkfRwrCWBaRHFzQKcVTH2dL3AX9UoMKBc8ClcRSzkgSQJdSl4MA1HyYH8CeyYhhWQaMEI3HH0BQP89bC4iCBYccx42IGkJHjIrHD4FGRwXOCMRBReROqcInikEDxduLh1k/xYqSw8Iw14/MgYxrDA7BqcCTEAOKJoGXQ4NQzgSjggnUsJgEyNspgLTB1cBNCsHHaXFZxUKYhIJZC4ZRhIGDUEzHks3QAsBSWga/wuFHTKzYQwM51A4DTF3vg2GAxsqHkQMN2cUKCUJPkUfQEoUQlMQ/zsDQw0mlBA3A0FlRNY5GWoSERhJQynJCkJB/wIYDBlQJQMNPiM/4QMBgiX/CjFTcAEDXEMZE0UaBiw6FiQ2S5wQNh8ltw0THI4p/w0nNJB/zh0wfGQUx2anExlUCqsjVAc0LSlFnD6FYTEUHClcAgEYe1QsVguiHCGg/zczGXQKbQsaNRshawHg/3m6IzB7i0wXmVUuBFYNXQ4ZWT5Mb5UFcwQyYBjEbVsMnDgqXBsKHENOQxE4cZkQHQMfYd+dQhXyBrWQazLWOxJ4UlgK2w5WBTl6/1CRPTAaEbUqnYcpPEsfATMy/wZqRAYdSZhzBiJPHf8WIVw+oIx/HAcCcDwauwM8Kkn/CpZkDloPAzqEEGcHMEofJTICVj8rPJIjU3IdbgSCKG3kFFNfNAtGKDQnqxQgInZI2CwKfAf7FAY2/xZL1ToeGDCsehMuUyk=","weights":"tcRkwtpa1lu0VIZUuzbYPLtLhVzVxUVhS6VcRUxcS1VNWsRbQ1tru1bFqcTkaFRdi0xIqzaIbTXLbGW1pS3LRcVUW060RUVFVktFxVQrVLxqtUxUW0W0xESMajuLS7zLTLRMXMTGHFxb1WVK20O1xnRpROSsXGNFu7RZNKprzEPEuKdEzkWjWT27w1RUVMs7JMtLtlyFzcRoxEXENLpjRbdD3DPMS11dVLxcNYqFVFSsLrVlSFRbS7RTRMlWs7xcak1UtVXLtVVFvFVrVVLIU1SmVF1Vi0bES4pUQyVFVcvGTL1V27tNvK1UVaRcVcRZtUo8VVQ2xWRFuFxFa8xTVlVU3UXLpNXMtUaLRWy1xEy2WzVFtrtNLFRLVMpkVsRbxVRLlUZMq1hcpEjGu1xE2US0u0VcpXW0VEzLZXxVNVxGVFvMVbxEu1ZEPDZl3KpcTFS0xUzbI1TFXFtGRUukndxrZUVbu8yGrLzMVUtiS1xVxcREuFVVZju1RVXNZcVdtWZDilVG1HNrxFvNxVS8RHTLy81CbXXMpKPbVLRbhiNqRVTGRThUQ1xVNZSlNEvcZM3EY8VmZTVoa0PGplxaNaqEnNS3VEdVvWRMRVtLRFRaVjR1ZKWVVFVUU7q7RcR8x703y7S9XVzFsrNcNEu1TES1RDuqxEnLRDxEVkRFvMUz1MWzPF20VWRNustsW7xTRFXMdsfMVcqly7VGTUVsVKRVubVSTVZatFZLVbVGXDxWVtRETE1FpVXKTWXLu0vMRGTExFXMxUxbtMxUxL3ESatLXddcxcVKulRV1ExcW8XMpbxEVcS1RMxItUSDvV2NQ0TEVVNaTFpLU8WLhYXFxKVVRoWLNcVsy2xERExURdxE3DhUWEM01cVEikXMzN1rNsVTtVxUTdTD3F08rMTcS5ZJxUTEpUPJVETKVqTMNtVTjLO1c7WmysRUS0VpWmhIM11SxVVdzEXURFWzdLVbREVF7NVWpbV7ZjzJU8O8e0VSFbVrNrU7XUy8RmROqMVby1W4OL1VhENWNVxTVtXFqMVFS8W1ZVXEZVw7y3WFrDZnxTxFg+ZUzMW8hNvMdlVK28lMu0VdNJWqVURZRarLVHWaSEiyxEVGtYVdRbS1S1Vj3cy7hcOKNWxcuMRDzFKo1rtLtFW9zNzFRDRUuzxEVUXGtEWEO1tcRbzLVUSjpLyE29bFNVW100XFVKhbQ8RTXMi1VNVXlFODzNxdvGZrhFtDXEU0tGSJTEdJXLdMzLZbVl1FhcRWRMNrNnVrVYxMpLpczLRGy4y8SlubREuytLPJRKWUxGVG1d1KxUTFVltMXGhFzFtEVEpV1ldZa7yLhMRU1VyHpkxdhqtbRVZNXDaGtaZUyFvWk0XcVVrFRGvzRcRcZl1Tx8zWhENMtEVsQryEdGRYrFO1rVRmSE18bWVkS11GTEZIa8SlVVS7TF1VRlzrRkhkpETEtVzLSlY6xERaVKs2TWi7qlTVVMyVlLzLPFRsfLS0pLREtGy13MxqxzSlzrzL1WOrh7OlucvLutS1ZrvMZVylVURNXVxVWFxavKxVRUxLtFTWW7zDRTxcy0RLJ8pbqWVCxTxkLNq0SERbRl1Fu7zI3MVbZXTDymRUuVJkzc1UbMSnhclVrWpbjLs8Q7dEXEWkzMjM1HWCTMRL1sVTRTRFxLTSxcuVZETKNFTFu2xEWTVESoxmVlqFtltn1LNb28xjVYW0bDROValctTbLpFRLpVxcZdlarMxsRLjItYfGRTVNlUPWQ9erJdO4ZNVENlRETlu1VUZlXGWkuovUSrlFZUREujVUZ8XMRFVtu8TNXLzEZrWk08VVbMJDVWtsxa3WVFbFuUdLRDRbw4RUtMXUq0WbtTTEU1O8WrVbxaTLXFVVTMRdVrvDjVZVVUS9usXKxFs9Q2c9W7RUVLS7Zb5UylXMtMXE3UZoWEVXy8WlTFfMQ0adXkzLzMlVxka1WUy8tHekilRiRkTTxEVVpExaa7VFgcV0VDdcVTw1dUVLxFSNdbVZXMqdTLy1U7hLnENd3MNLul1bRMwutUXVQ1Wk1ETFXExlxV1rW7y0ZZvFTERGs2NXWFVbtE1MRMy8Q8xcbESmS2RUZNZbxFRjNFtcVEvLZKXLy0zVViXExV1jVaNdW1RUpFTbqqVUWd28XYa1dlTMW6U7vFZcy7vEZVytdca8VMQ1xarTtatEVLyjzLxEs4VrbURqpSJGzMPbtkRWZWzLxjRXxc1by71rgjVWZYs1ysxNW8VVtW1XQ0WG2cZmbLxjaEW1nUvIpFU8TUWFnMZFdLRUXMXExSxky7tcXTxry1XFjMyrzb1MI7i2xYVWXFU8ulW1VsU0NFXExbvoy1Zmw1fUVsNctqWXvEVWVsxEZTSMs0e4zFtESzbFRk3brOasy1VMi0Rcu0ZluWxFtktVa7s1WlNGvGQ5U8dFXKw1u7xVy2yoXVVUxbtVVW1DxUp8hlVrVMyMbFpVRNy2RTy0y0VVVEtWumjGVly8ettbZWQ0rYWFtUto3KW1o1vFy2zEVLpNW1iqRVayTERFhcTFa2TMRVysXFpUtEUlbHNERaRrZWhKVGt1VbRrNNnTTWzCu1XEy8zGuFN7pMtDWktcNcRaW0TMy8WspbWNO1TErEzEWzzDRVzLtLtZ3FtczFyrhcZUq0W1Rl3FSFW0S9O8zEtVbERTQ2XEKlW7hGbWRWVkRiNEzUfE1jlMxLSrVFREWDdcw1NEx0artcTEREXTW8VF1ExFRFV8XErZjMvNXFfEtFXDxI5cYm23RqNFhkTMpFPcxFVlVbxZW2x2tmREyGx01GSsRMpGW1RIpWVczFXcVsTMWYW2RFujVkXaRrVlU8zMUi5VlWXFQoRVuItVzNbFbFRWa7xUO1pF0z3Ey7vTRGvEWEXLVVmWtcREfEqbTTw1VdW0qsa3vM1mOVTFNsPIvMTLSjVdi9NqhcQ4PEO1U7XI1MV9xFzcRWZUu1tFtYdLu7VJRFu8y8VWMkSltWWEStVmurOoRdTdzFVGXDxEVMyGvKxMW7WUjJJbVV03pGbGfLVMy0tF1UbE20VVRcyn3MOEVbVLKFNJNU6jQ1xbW4zC3HvZxM3TxFtMRbVKXKplVavFzM1dSsysvMusZ2a521vdW0ZNRZ1DRcVVRVRVQ7tMVLVEZ7PITG1MNsV3pWSsSdi7TEtURZZcTNumRbNty8zIXUO1a7TLS1RMREzEaIVF1ExcW0w0xazETMlltb1MZExk3FzVw1TLRdtcS8OVxbXVu0a1ypbUTKTUa9hLskpcbaVL1b0tZGTWZFSlSc3UZKOVVcVFtbVIPFtEtbhVRGS8TERsRETFTFNEZrRVrMXFWlRMvUVIRVVMVVRjNCxVxWRV3F20RbjFxYRGxNQrxVU0OFe8vLhKZltEpVbFRatEvIQ1VcRKV0Vralx7SzpbzFxWVdXEZWdVxGtpuLQ8rMxFRqjFzNS73UVVxctV2rWyNLVtZFyV1FNFV2RWZETcRcS1ZcY6Z1XbqUi2u8bLtmyk1FtaxDlMWtzG2GqWXEVLTCO8RsVrxFa1Q1uMtKRNu7VVqsU1xaXLTFTFTGS1pWi7U0VFjapFprSGRlV7vcUlW4y0m2uzW4a8VDlrTEZdWKpcNEXaS7alrDxowsXVRtYzq0vIxF2NZUS0zLhExkTLsza8RLw8ZEWFXalWpFRGtqRcxUVLVMbMxEVcVkREVafFNMs8ZUa6M8ikU1u0NFxbXGRlRabE1FRER12abbXFNcW0Q0zMVKZNxEy1WVVWTETDT7RVRbTMtbpMS8RWxcy1VKN1REubRsNVzNxVRsymS8pEirS2hU3GTLs9ZWzaa7vFNcPkTdN19bqKalPMVUikRMjJTDy8U8xY1KtMzNRcVbTLxrpFPVbVvNRVVVNFVGjJxGZFZbVcxLtOZSR4VsTNM8O1W1VrSJTba6rMpLvFtdZMRVW2NczM3cTFVsq0tmxGXLVLNTxkTLhFtLVTx1xVs2tFVWR0WTVEy7xFVVzLlWbbZVzLW1ZMRU1DVqVcxVyK27y0tITFW2trxcVVZVNDuNxMWFfFVEZYtbRUZcxVpLtkVVzszW2zrNXMtaZVqnRVSs2zVLNkZUW0y1U8u7RVY0TLxMS1pESERGyERKaG1YNLVUMslFa7RaVMPFYkxdxbW2xGx0xLTERMq1x2psVL29q8U9pGuFyKS2WoZERcZWm6vWMtZVRUxKuV3FS0TOprxKW1tVNM26xUTMvEyhVEU8y6ZJvWRJQ7RaRkRU1VXFxMtoQ8bczEtM3VzFQ1VKzMu1xdRURMVUxlY1u1RMxoXb28hLLUrISLvLS9Q1WkVaXLmNrGa8y2PFVruFu1O7SFPKSczGOsxMtLNVRLVENetKRUvUjczUS1VbNcuzy2VWxbdLy+y9XMW1lcRcVLnTjNTKZUbEmKVFXE1VZr27VrVEbEW1NVVMbLY9xTXbhUiFlXVGOLxVRVR4JGVc1DbFRDVDfFZrslxklcV8tMVlvM1MXmS11ETUtlVEaqw8RNg7VDxVVEVMNTW0XtRkvE2E1cQ3Z71cPEVmSoXcTNXchVVKM63MRVRTlsVYRVVkNGrNVdNJRLTlxURbbD3Eu0k1tVSzZMx21dS7VUgzlra7VU1jx2Vkb3zLxDY6RGNBxb20zLvGVbgsvVystUxUS2RolGxdZEW1Y8RcO9y1W8zGSETcuyUk1WvEZDpWq7ybTFU9REtEpFpcS0zLY6RDtDWNiFm3VD1c1rVdWaZczLpbxUxra728RFtZQ1WzNbS1PFW8jb2ktUS7hEvGu227zFu8Q0VFVGRUs7bDVUVsTMo7VKRFy2WGlFtlxWVGtcS0yIXUVVnUSmW8RkfaRYRFXUU7tcW1Rcxpy0XcvVVMVcxDRUxpZc5YRGNn3KzJPcUlRLalxrRLlcNDRlbMVXZExV5cNES0RdxDZbs4vEVqxUxLtcZDZLtNVKPMhUtaTFzFxlRL28XI08W7RVVLyrVUTFvMRqVDTGyYVkymxTVMa9tUzEddy8vEu11MRFk2VMpczbO6vDZKXXxMRMVUa8RUxUS6ZVy7xrtMRbjVtMZ7iFRExcTcxcXEfc27TMtEhcZrU0zExUpF1GVV22kzRVRctLO1W8VcbJtTzmS0VFzqSk1YycZMXGqyy7xM28jNTFRL1K1U1IxVU7ZqpWqsRLxEw1vMtEWqWKxjw6RcxVpnvDx7RWXFW3hcW1x12z2mVXRbtVxcy0RLS1NoS8S0WWa1hTRNVbpFxVdZVczHy61U3Ia1WlrERtzNtbSlpF1EuzvNXWlVTL2DWLSsxlvcdMpbxVw9XT1UZVxLVVTFZU1ZW3uUXExEbFy0RGSmTMxE3EWl1FVcTXVMRYtby8tUzNS0WjxTa6tFyMo1WE4ra6S1fFXFO1VVg1xaZUU1sVO1hDtbXGWseVRbx9q1uDurykvLPJXVTF1K61aMS6xFVVtbRWtcusW9NVtdXVlWVLhWXDy4RWbGZFXFtbVrVVy1VL21hFWFhHxLxNa1qtVVWltDxE3GTWQ0S4WlSFS8VVTLy1xFVFOlVUtLtk2EXFyks7VsZLQ0hUy0W1lV1VS2UsS7x1W7ZHxGVFNFNqtM1ltMimxUTFS43ISstFPFyuZCRWujbKrMtUU1tIrEPKtFVNbFxE2ExEZGOk1bQ1VTU3rlTMVVVUtEs9o2tUWkVEVTaUWkVuxWxcrLS7XVtbxM1FvEbMVUxJVGhEXFO6TERFtoxKwtyFizTMzFRNW9WcO0hUzItFmquMq0ZLNVyFhVyMy7TczE3VhUxUq7RGrMXNNUVZhVbIVJO2XGtpZEp3REtr02VeNEtcNctdy1ZFRcpcXFTGVFtku1aLVD5bWmxTVWVFZTO2Tci1xWXE3Ets22SLXc22zLxdREi8yExMRbbbW6RMPGXNRJnEa8q0XFzLVVRENFRsuFRMxEVEy0VUxKxcKlrKTTzLWFW8xGlJSjfERK3KSrZUzGy3pGS2WkRFnFw6VNRKbUdkVNnMRMxFpU1Uu8pkzTykRcRdZVZNSmQkVWxEylw0NrRWTMpVRdXE1tVsRVRKRaVFQ9zLzWzMdaZky6q1XY1Fx7VbpVi1vFU6WWVDsqrFpMQ7Sk1eq9tMa2xU3EujZU1kxUVD3FVKRLTTVdzIZkpMTVxUqFSlRbtbRMtVarvFrDuEy0vLtUxlt0pVdHVFNrxs5UzFa8xczEZVpl1rzEXVrNxkVEs21bzMyDujR23EisZcy1jMzFuMzMpWSOy5XFTJQzxVXLTUdmWktmt021RGVVVMs4VVVWu102ylzcxFWppVXqXEtVplZWRZSUTMRMRb2rbCVo01S0y0pmvczDZWQ8ykvGbUlTNFM8PFQcVEw1zNLMtUQ5y0VYO1S8Wk1WzL1WtbtLRbvLzGV0vGRFZlXElVxjxaVGbLhLRVVZpUzaVXusikvKu7WzU8ZcpsTGpctU1kSWRUVVUyxNxMZLQmXFU6Y929XEtEVDWzVltqrCI1xVSkxbxKzIvEWMqsa7xaVF1ao1RttbVcpYWnRWxF1KVbVdRLXYRM1cTVM160VLRMTGVKVEzkpluMW2vUO0S811SMvFZKuEVVlLOlvbs1vFiERc00VpZFVKW8xca5lsxUu1SFW4O41EREllRkQ1tbrFZVR4fKy0tcVlyoultGRUplRUxTO8PCVGxkxcuMVEVMxbVcVFiMVVRWVYtE3MZj3sxMpEVUvGfVTMXbtFyUu8VTu01WtkWpvEXVOts2ilspzUTOnGXFRXtMp61FpdW8pkNFxE1jy3S1tca1xlW8pVVFtkRUXEJVqkU5VGXbrLxMWdilVmzcu8ZKVdTNTMhUVbxrxDVtysRFxEi8xWtWu1RajUzlQ1ZWxFpVtVU8VJRbvF20VDvURWtEaDTdq0W21FZrM1LMpVxUVLRVplNVpmxNrLykVUSsuCZVVcXFxctcxaVTtbxKW0VcW0tMVVS0uLTDVztFhKxbfkRsPcRMVEtVWzTcVcbUVVRMxEZq3LXLvEpGsrlcWMZGylpNu9pDtbxlTE2lzEO8W1RcsWVkXdZUVYVLM0xGtLa1RqRTY2TMXWRbXF1UVpalVstlRcy1VcSshVvEzFbaxoZWRLVIxbTERaW0y0xEa8pTaLSmaFrFVMxcm8RUTVMztLW0VWxEvGtclaO2zMpEtsi1a0M8s1vDvD1du8xUxsrVWixEXFPE20Q1W1u0tV3cO0tFVIZUS8ut12y1pEu1pVpExVtEhcS1rHi8VLTERcVVNFVtZVPJVdvEZERW2GssxEy+zFQ7vhNcRUy1a1u9TEy7rFRcVLVHzGXGRsRczFVZutRUZEKlxMZFdoZETJy0RExsWnVIrYS9xUSSwlpEtUVZSdTbyrXKhca1jFyNpGxzO65NtUPERVJVWVy8XdVFTFZmW1e2RcS0Rro1Zku11TRF1FllRcy6VLY1TVu0VEtcVDVbQ8U0REWK1cQ11lrNO1REy5xtxrq6bMTMZZRWzDVIXHRVtLXEy4tbvES1m1xL1mhrs0tNW5VGzYWUVbvNRLQ9RDVEyktaNVbWvVRbVlw7u8qMaaxcbDg4S1RExrxFuzVbVZNcdFpVk1hiZFUlTExEtCXlxeRrxEpWPMzLdFJlpl3LtITFxdS1tWtEe1RUxFRGtCxFhlNbtNV1Qkx0RFREWItEjFQsm4ulxUQcuslcVUvVxEy5REzEyoS2xF3bVkVURbRVrEnUNsXWdMVL1FtLTLvMtMTMWki71NlWRDRUy1xcvUTGhoaFRINNuLtYvbTFVEw7q0hDVXyFRVVopWzVtlQ2U2a7XcXVVsZKxlRFupRMqEvDRVRcRl1DVFyDNFtkREayNk1LzFVFzFbK1Gy81VRKt8JFzVRDdks0SVS1tDe2RFVFVkVEpWTbvLWYtWREbEu5Rbu9s0fLyF2Ug1XOXNJKS1ysU7xFuEkzY1d9tEZY1c3Fy7ZVpWvKSkVba1V4xFtWi82ExrW2xVZDuGRUSFWsNFxLtEbNw1u42ro1WJrEastL21Zaq1TMxTSTTKaKxGt7RcxMPUTITcXGRMVWxEhES22rq0VWO2RFVSx1RNTLSFx7jNW1s1a7W6RVXKWmy1ZUVsRVTEyGrDO9mzbDarVGpVxEZGVaS6VDU8pVtbikRLXDprdFXEWkhbRbxcxL1EtJTMVatFXWzMtbiFXExWV1RcTMpFNjs7yEy8zLZF48ZVxSVsREY7TMpGPFtbZThMi7XDW3xcNkxd1rbsy0W0xUWExLq1VcbMO1xFyT3WXatrXER1XVxUSzxFNVt6W9RVa1SFW1Tcu9xWS8VLXMVWRcRlo0S9esWUtmZFxEa1U1tlVb2Ex0NFTMXVK826u8SMpHVURMxUylxLaD3cNFRMVExL20VUtVVKR127SEVkVWVLvVXMy7U1RMXUXFTVW1s1Vsu1pcRFRSW2RWTLjcy0VYy0SsVYtsQ7utXFy7Q7SlzFaVVkVoaoZUWrzMtGXYZLZNt7RkxmVbu1hFiVxbVCpFxcVcVNjDS9U1bKxla1hoRUw2yMTDxF1lXLyDXUSIVUTMJMVMTYRUyrvFSLw81KS7xDXFpERsxMXLxayEWrRlXLR3vLVbVqy0d0RutGZF2NvLrIu8W2tcyqRVRbW1zNtVRrzsZVM81bRtKJbFVDa2RFpThcvMxTW1XUVWpWXEZjxEW0tbzF3Ea8haTFhLxcS7XMVMpWZUpFy7V8RLfFW1ulTDZVpouDO1ijTNu0PF2EXbO13MvltDS1UyRUq8vIVdTVVTRWW7ZMu1Rl1F7M3LXGpVRFRLNbPMO1RKVWpslFxPyHVbRUW1jVy8VWzFQ0pFTFa61bzIZKPMQ0VNTVzEPLVLWlyrtbu0RUjNzETIZVzMJVxK3MZWzKVtxzhbi1RUS2VcRUW0qlw0RNZltDY8SMOUvlZUhVyrREXYRbV0yj1CTYtLYVVczGzzysTDzbtMxdfETLlETMSri6XFxUPLRIxUSFyMRppsxURFdsVc07NmVoRmW0VF3ExUw1KkWzW0zFVUa1Q8ymNMQ1zDY9VLTGVUVbNby7N0u7VdtDQ7XltVVkVWXFPJi0RayaNGV8xEW2vFVcV1VMRszKhLjTRTzkVEZM28REW2XFtVRWqmtr01TF1qJVXMp1xcu9S0ekRVRktc20zGRMxd1LRabETFw8zFRVTqWrVabVustcPVu6u71KvLXVRFXUzFRdqkvNbGtWx0VlXMU6hsxsVsTEJ1xEvVVmo2XFVETY1YxUXVbbRMxLvNpUQ1u7ZXV1xFQ8a7S6hD1KVKZFy7XNTWO0xcqLxT1VxYlTRrzEs1VFWNStVGtYRLzVWlvFS2tFq1VkplrVSqTKRFvMXLdMW0VkxUXFZTi3xFtVtc1dxEtYVWVVulXMXVOttqw7vatM1KVXS0xlXLOLVsVjO1ylVXhLq9R2TKVGZZRUW8tT1LTETKRFNUVEtbTFZXVGhbzEa8O2Zb1MPEOkzGbMtTalW1tFs7XbQ2Q8ZVu1bMrFXc1DzV5WxFJFUzVGurhMpFy1rExky1yrVL27pVXKVVm1NMSE1jwsq8KbRdTMo0W7RVScVDVFTLVM22U8Y0pWxUPU1VY6VUXIRdZbxMe1VbVL3VxbREtL27u1SlWLVVVqy01WNdzWS1xIRtW9O0NFU1RMhl3GS7pWRXtNvEtGVTvITFy22szMZTRUYlvDVGpczLzLtLtFWqq4S0RcVbxcxESLvFPEQ2S9tVhLdbS7vGVTtW1sXFxEVDzKXFS1S1qrRVpMR01YS0vFy1mzulVYW3u8JFxFxYJFTLQkbFS0mMtVTFTFRVxMyzpNZLWVvFtLxdlMNctKVls1ZcpY1cusTNpMuL"},"spam":{"scale":0.114373,"rows":"lGNBGxoTqJzIrEER/xpy4nUOadM2BQUFVUB+/wQDcgwCAXElVUT/VA8QBwH/DYIXVxQNTE2ZBScWXVJMowlBFVEHVCc2nyR+/ycPLhglZCESuSq7/xbAFBx1/4kLnIVRu///2DZPPEIPHVtNSWUTLjz/CRb0DwIGIAwj/183AsaCFGMcHhAJCwo3DBENDWsXHggNl8IBT1UHiXZErxIzBEYfNQQeISRTR6ZB/5sKFkQkNv/bLFwK3i5SL/8REbsQMgQcMmDmDEGKDVAyegMMRzXePUG6U84pCFB0azH/JCICIRw0DgGEJzQgJcLpBnhxNQREQQcKMDwoWDTjHHcp7S43ldELZxIBbQZ3rVZ2/wYnKf8WYYj/HIETETALiGc/ARUrKwg2WIIQA/xqGxqGAXNYKTBOTUUxGRX/joIbQGtfa3+tw0YsXVBkEhsGZg4TpToNQnkL6Bwq/z0mKRMaL/9VIQEkBiKlEQ9f/4hDNB4kH/94ETdTKlXz0xEzmDkZrrB0Ff9wPkJIQBUtllglG6iiGZpIRH8eG18JUwJKPY05BYA8e/8tPApWHKnyNiI/qRZ3HMROCnCi/VMeWHoGAi2hLBH/mAJkuy4MCgHcKRY4BhdpDIupVUd/bCIWT019iRFlKwlYBRdqWIRZnR5UPA4Fv4AVH/9zGCsKoxUK/wkG/1uuf6SD1IROGC45PzqlCVgCNRwhEf+9kRED0CUaVoQQGwt0M9o9LaU9xK1uCSGnQRudLyvXxJ8KERAMHAnQB3gEBgcVyDQUODZf6DaaDx4Yhg4lEhxINCVJhTY8AZoctTAZ//9YbRAGVw+xAW09cTWyEi4qOSwJw+oWcCIXqQuyMrAgETzcbiI6/x5DEI4fHFMNF0UOLIhKOHQB/0FEVAsgZHEJTBIcuJUqOzkXEAQtQUdeFy1KUwEe/ygKbD0nT9NK/08VA3Ksa6sRIArjV48bDv+DPyFqPFYGJUIuiWJhKP9l4v9CzHVCEv8fGv8KCwVF/wIOH1EqODYpFuhD/7GoCI9LGEAeFK8+FzW8UP95Bxt5LR4bASEi4DMsnQceLir/CDcaGR0PZlYqBx4PD0vrghGnKTEoq/9k/1N8CC5DGgsmt4QDUgEVEhiDE50VDXAiICwcDgGBQ9NGewsDz5gC/wIeG3I1DED/0IqXIpYcBA9WAf8MlzSuYzEMJhvmDwgVZx0oH3YIdxFI/zX/CsMuHjQ2KAskEw9BCgQKF1E8WC0MmNQKL1IqTweFARIYNHYKKv8/jBnHBR8Na8EIE1sXE3hJGgUeCpJTqosGI7g0N153JBaI1dQOgxmGBA8cVVAEXx7zHmIVIxNlkwNbChBBGBM3BC0h6Tctu/8CC5A7B1cCC16J1rAe/yaR/xtFFzMWNP8keBgmDf1Tp04NAV8zZCEqcxA8DMEK/wol4RZjnYL6h/8C/zSgICJSn/8WEf+HohT+L/ELGwhhEmQfjDVbIKcn/9D/AwYLLcsNJuo6GMGXBkZyRx0kDz0LsGAKMSxZRmEMDDI0/29IJCcZRLtL/yInG2kYd4yXTwQKaBheEipFWWlEV4R8J24gaRH/FaBATP//BV0tNhglFQEDGCxkJxWEChNCDYxGC0L/If8ORiw6IU1OTO8VFAw2Zf9cTuF1MbX/B1hIDPCXEf9fASYsTxdsBPEvioonWCCcihdPdC8IlH0VRROqWU4GXQ+kOSA8KDVy/Am8jAkG0P9XEacbITaP8gJ9IiP/PQlSBBH/LhIx/w98mnC3GSUDnioNWCoXnzZnQFUMRg0XNGIiLxIhxAgrIA03/1sXIQM2CwSTbClE/693n0EjE0AalDgFPAP/E/8SWhcC/yVZGpWwvsTVgEE8Oh7WEgtxAwggI4oTKIQBYBYvjyP/B0QY36R1QBHjL/8d4bFgFilXMA1WVI//ByaBpg7/hAKSOT//Iv4XVCdHS8gPcLOhegobFFb/PP8VCi5gF6NcGwVrIhg2KRceW5gEv1uRCacZdM2X+yYhBFkWkmwpNg4nPyE14nf/MEmGk4b/nR2KmigkFQIeuycoCAwzRP/Ar0sEO/9JWAZZBYoJ/2kyLLtQF3Ux/2i9FSYODhYuAfMqTQcGBJP/IR9uIPd/PQImMoI8/7EDIw4beEEHDVS6gSMSJ+lXCQhUPlUcBRpf/08GbTh8Lix0zxFWFAkjwHdXOhAGbxw8I6ZfBkYBZ0kvok1AMN2wL0dUDBkKOGv/WhIS05klcEBupSlLFxOu/CL/CIYKEhx6BSxNKB8lQg4ZDjV7TgckfDhhhAdiR55pc4KVERZxs8oYB/8qFBtcNTyHD3j/CGjIN0Mk5Eb/ow4myShvCQcyWBZdHXf/mgxESK//e30MtFkE/xvQEBkrCZomD1sGuRr/sv8jPKBmvSgnda49IWExgBX/WKYJhS4IKxYNniQcE2CBAQV9DCmNWBsqDT8MFAJPNvEYAmMTcxEIjTM+BFMvjQmSXAcvBSwaiA4rSBciKQ5TKmhbDEYKQCJlKjbCCXX/BiRtFa0sX0kE5YG9DYVmpTgODzuPAvkPIBAztxUIIxgZITlIr08sd3QlGAUIE2YcUWB7HmJTPGQHLEKAOgOCKhlnEj5KRUro/yL/HgxDIz0dLSJ6UjIdDt4xZwkxJYRJ0VZNXAFrIz9KCCvgGScXKwNoIwkyOA+V+RAOMZ99GxitPkQaX5MXaaPUKwOGZHY/hWdKcTdU/WRggE+0AYMrbCQQ0AEBDRMh/00JFTMKIW1CKwM4DTmXB1tGDXU0xatTJf8CMhVMzBSg/yD/bP8IZ/8CJAgDgWwaDkYFA1Q7Da0xCDIO8zhNRv8rLNw3eEqDgAYiER+7fHUCQ2///wSmiwhSYEkOOxiWAyNVYUQR/zr/rkpuD3wY/1SmPOKbkrF+HGUj/5QQEiPZVgUEcxUMKi+vARO2JzMFCjKJHDbmAQxGDQm8FRI+GmNnPY8dfP8SlDY003APL/8f/45m2q4Dg0o9BiFD/01NGP//VcIHlFYeYgdGJiNDEqn1URCCORdMQxQ1JtUiZYZC/+caEXFoiRLzbRMkuxRDJnUsLCU2BhnCJTkSCUBCW4oXDbUwBxcHNj4PciozbGKAL9UFcUU9AkVgw48ugQ47Ew17sR4cR2JKGAEoUps0X2APBekodYT/MEb/GalVQw0XOM4/EohRMxk2qAdWmRFeF3IIjv8k1VA1Mh9TMisDAxaP//Z9Bj/LW30sYf8vEiIzBhQcwRbVV5Ng/xheCLfAYHoydxQBSY2/WBxJQ32J/zMGZ/8JZz42ackkyxZHKu8JOQInFA2maiYpoh2K4o0ob5LxWzV3inMDJ/9bPv8BkU8rOgOoTW9sPSoPUgcUE/9UcrYSLUcVFE8LNxj/WiVrMAE8DGZwOTQMHQ8dmFolcp5fLgfNIyQdC89YTG4sHSFVGQEZDvMxUSqWAoaBQBnJSIkkBaEzLhUQCg8CdwFPxP8cGz0FXg5RIRhQD0kP22+SDVRJCi4BB1UCUBtAfgpPqT41AVGm/00YKv84CLCbA2b4fpZvHB+JFUCpq1QTLEBdGA8DFCw+F34EQ8b/NSpsAzRMQJ4Y3f8SaSA1AdIREgFmEEH/LBk5LSxD/0IGHTUuOyQ4MYn/T2pGDaASBKhOEwELGjiWGTkQISY0WF2DYVq3NRZaDCK/F1oruhdBNxYJFiQFMSsSwz4KbTFSAhW0rrk9aoEjjRAGQG0XzRQ7QJMNUAlBSicJkgWCBU7/DQgDaWwJHo3/JxB1/zqYck7uNvwUTQI5gqEyCGkWD02AEhY6USpXL2H/FRsvRVMVMwizFiudgBMhOWR4Q68wDuHAHSwWCAn//wHdnwyVFjjXOisILldHWt7qPP8FBsRqHCTahxEGDQUbqUD//y0DBw96KG2ijAjb/0b/DkEWJReqEkMwPgUx/6UtTP8dE0/cTBU0NicVCiSbDBAGAcl//9KyCkkRFZzXHGNzAghrI1oHtFk5CJhTtixJbxqMlxuiZJcKA//XBR//ewlm4yKVAhdtU1TDEWkmR3dMJlSCIAEaLwJfKSWuOykPHIgr/wYRGWHKC+4Mj6RdP/8UIyA6rI0WDGwEXA0w/S/iL24wPhJEYTRP8+ktFT3/VQGRRiJcESMSPwS3JSIj/0EPEhIJOvGSBy4lbCsSZHAq/0J1RQ0nMKoUUv+GCUghQ95WI3xR9cwdUwr/FD1GDSwKAX5yVBgmV25PTFcP//87/4Io/0JbkP+eJTRuBUJFSFslQBASFUS3KDZFFnUtEhYDNjkTS/+NAVR3GIUDdGIPCyUORTMDSiPAI0ULDwH/MC5wNAfHHFX/GFV1FAFREYkQUP8wSk9w/wb/IgMoMHpnMCEWcy7BBQ02Djr/R3oeHxYR5ZGGJuEEGgIBEq8JThNdJg5Scx2yB5paAlkzCBAiJyv/fSpVbQU7Hgl1I9w2GxXHCpAqIG9QJlQSrwssT+imBCsj/26UQ0MiCWjavBCgarYDV0kLHktLyA4gCRMnKE3/W2sf/wEM/wtDUicuEjaXtRYrclObL9wztQFDDo3/Cf8OgzoBRJr/zVGmhY4bak1/Wi8HNgdvQy4jMw3/zihtFf8ObS4/MwFkzQSOOmIHRQNYAWAwcZnbqieXJlc5ah0GvWkWKjInBSIDvBg2Lw4uho1RdjxVOzMuCj48SAo+SsRnDxpefz43Z1X//4CFhQVfHkqEDRYeP2BdAnY4zgT/HjxopWIPQ4ooDiJIfkt1krUcKxtHPTmqCmKK/2UFAVETLyhNHEAeRSWn+Yu3EXv7aDAHF/8LZEBS/wpBCc0qzm0ORP8JqS4g/3oTShwJowtu6maNSRUaFxf/nQoY5keMNEZaMLZnAQ8m/1ohUqAwuzoVMVDHFBjEo0kXLrSmEf8LEnPKaML/H1hEWCQ0Rjb/HkhmO6A3YlMIFoNJNv8hXBBWsQ4ubD0JJkMKBGn/iQYbXA8JvSe/IjVcQR0ZFzLUYiAWPv+CC3AZ5QpcEBAaHYMQ9AEVNZCbWc0wBx4XDpWFagcm/5wMnhuwATNEATbNgmchaP//DWZBy27//1QufT/hey0QIsAdPCD/4AZnA0Z2jw0HyGQKByYlcSEmPk6KAxkF1UnMNngyYv9SBbgpR2I7KUBCBQeqgTU6Dbs3JTuRZ6wGNxI9Kj62LVAHFzAIh5gR/5VQXAg9R2CrEx9QBAYosD3/TP9miQ83Aid6Yf8HMF8LRCRgSUkTov8LTcMCd2UoGA69UmUSGE42CP//TlUKUjhKMpiGT6YePFYT/0FTDv8fDj2QlXFwD0xi/+MX/zNAXv8tTgQGOyaqRQMKEIklKElwcj4wWBUyNEwmjrVN/ysFHzErGb4dPWOH3wYLRhAFg8NlPhY4bwJWJGIPcr5HPDsQjSAP//8LNyYVXGsb/jTGCHUTZaMk1CEfKTH/JQ0vRw4BBwkJzy0wLtQW/7o8DaUCDIiX7RNXYw5heRoeHwINPhK4+f8KIgw+GWUnozhG/Y0Y1tOA/xm5LnCWhhznghAGWzkiFneUIPz/vgF/t/9YMAQJSnszGP/DhgoZ7wgQEjBK/xQZIJIEc5BeQ2UiOvglYWJuPUAhYmymBTkMHBxzizCmeAcoEwgLE6p/CD5H/wIRPP+YIWk8iW46TDQjDv8vWUhTS6AqIQMHcSFrDv//AsEbawoqlf9lKh4IFQX/Gb0Iqv8BPQeQbkiyEz4l0B8JJSFIP20XKf8NNT0JBAy0TzYBJ///8ZAeArVpRg2dEaA+Fg0uMyECSw/KA2aOCQwzpBwUERltGDEwTlomIv9UeR5kCQGyHjqT/zUPUWr/gCen/ykz1iUDcw04NgJyI05LOw0GB2n/Ahpryf+aPh0XIk8OegJbLU3Ubc4ncyuSK1M0wyGeLC4/eH0bRv8TbFDELEVFuUhnCxrdHF7//wgmNqe/SwUROV0VpoIOBBksPHxrCFTYM4wDWVsdViAUIiYTgMgFhBKSN64SXToBEdnIOWohCVEPlT1QE35aIAdBDNQOBhqwDu0FEv8ieEVP//sfGxYbZ+0EPD4HIRJYNScaCQsHMYFjb4yrdwVTdkBTI4O69SBSCxxTMiIap4ECsP9xqiWW2v86gzU3LisPZAgxOCiHtgsIXA9ENFGVIiUDWwUnXoMu/1FWJjxVEH/qJan//yJbmBEzFRcCnP8P/3I3BiFKCZ+PFBRoIisBibswSgck/0d7G/89LoKKEQGCCAr/BwP/SHU0poESUlmLEv8fBhxHYEwkhQ8S4f8cC24jHxcLG0BE0kULlex7EkyB2Q2VFHWIGGcxO9AvSwcHWx0QMRKebRQYHzEUlw0P/wFzkFRfAoIvJV47JiP/ERuxUx8MBv9ehu9JLCUHe389MQlfDhY3kAlVN0UCKA0CBHIuQgELN7gKy1MzEP8EDP+2DruaYCwiPQjDZ/EUAX4dHnFl/wH/KScDB4FxkDc6YAQhKyJPDLyNhboKKnE8ItJlJH0wEIEKORgitAcdyzWTP1VP4xoL/wM7D21HA4IZDm50FCeRBaIU/2YNRQujHzAL64EL//8uieKOyhAgSO9BXSAmUt5FhVz/V/8qp5UBIwoFhAuLvS7/KgMrHyq4+y1TDyAQmQ8FHSEfEVl+fGKcGZYl1C0FEw0+JPxJeT9+PjGDIFdbHwIBgRYbQcQa4+omRTv/F1IsDis6AtMPECVqCyyZIA4uByx4IP9PED9hPRpM/waZDPxDdNM+5AlqKT5rQEYIDnb/NxSOFJoiTxNkaBP/t/9mQP8kFCh1iSAw6Vj2QAFWCDEI/RbQ//IZQFAKRilFPCv/sH8vQhlZgB4GzCUaKxgGKw1J/3UVLRg+NXUPokwGI/8yEwkxDJY2R2GkSAiKKDcCAhofRfMuEAUuI18kWUUrZjr/L//sLzs9s5oa/wwRCBoOUCYNDV/nDg4c/xJA//+5Jg1hSEdAxrWFilUBin4GT1NTpWO+eQ5v+2Snhf2nAhg3EWpmNt4pnSIyOAu6kRllPwkUB/BAFQuxyBuJGjmrvwYWGDC/KjpCF/bnOzN2VZgvdjnFrOIfCRM/oAWdol7/OTMlmDELWRQj/wMer0dCRxT4NDOp1omhDAUmEhCMauoUA5VAxBMdQ4lDII5MbBcN/0HsNiYz/1UtVj0J/29lDf9Ph3MIX1vfbg6EbQsXGAMKp9Jox6phFGQBIVUNrF//DhkF0pMaIgUaOzIfLRB1kxY6RgjC/ysEuuVQElwmDmw9A3tuYSobK0FAC28NEBo9CTgYYDPiWT8vCDAHbhtybRMCMOkg/w0ENRY5cf9q1v/4RhClaYk6ATkNBAUSnhYOFC/uESRrGFMBLTTaIIxtZ8DbHXFgCAZMGxb/Ax2IIf+3qTkyVw00sjwkCwEZA4Z0/3ws3fhPEh6kNQpR/5Uyil5VSidGQDH/Dv8JBgglF0ZVWDQfFp0aFRVOSnI7JgpyAwk2NlCgFgosIhueQP84/1orJ5Y4AwFrGv8XAv8QQxgHEFNRfirVZT8q4l8sTjKAAiFCJJGcyxmwDj4EfDRVTB+yJJC0LXwn/7MGh/8LfFAb/6WkJPr/I0laOl0s/4gpKRH/PB3//4IPH34qLZoVKBcXoxPeDhKJLvsj/zEXCCcrGAw0MgIDHgYRDBxLenF4K2wgCP9YpSwEBQsPDjEdXhSXUDcFDiEDukMSDCkgoed7YC7TeTQ0dwo2AoqXqybYJUczQCFZBk8tJpd7QVMLN3HaJAERFgFdHrZQSTIYCxITJAtLLm4KGhSOPCgYM/8O//9c//88SggXERAge3Y1/xkInjOvWjdLFzaU5i0HGGQOIVL/IkCMkrABDgkHbl4oFhcJIRAf9ZboFDIsXRDEhAGGRwcNciXsJI+IboMJHykaawNfjCQgSRYhNTIGLhcBGyEoBiv/AodDLE8sC2cxJDgQOFRJJ2MbXORwFfYvCg1mJkI3MCu6Wf8cY0Ec/yP/WJohnhyNBRQVZxsCFH92ZV4Rd/VUXz4jhmH/h2MGaCJxESuXbQcSFSabMrqDPwb/NgQe9BV0RxkFOCwP/yxAQKwhHfIx5GIH/2RbdF4ZaBAM0BhGi787zFolaUUzKT0riUcbZ3AEqQEXriA6FkTzaTr/IiACfBUtmw1DGYV1O4n/c48cUx1AElCVeWJoVysRVLGZeQI0mluQfaxJuBgf0UkBi14EDgp0qzhAD1c6Pzk5Mv9XGJ1BOwMDPP8njwwVDVEgAp8wGFzX/2O3O79+Ny5JEgr/O48TQEozRD6j/zwmUwSMQv8XEEUuRAYHZwgFIkkNP24vAyD/LY3/CBjuZ2QRSgoGHjkacF8KjgNIbyj/fAsQkUYcwGZcApv/py1KB24TMzkMJiBBjjkIKEQBEP8eGBYIbSwDDBuIkpk8gh56UTVZiVkfH5YHJAF8wxR1FAVEFhs3/2HQHVUrKpUhDxcsMR9IKoPIzXAVFwFoBiPykoUCRSj/CzguFP8JFJEFHAobKSAMK0ckSCPDbakohKCMKgzUnxMJZ3oqJNBrJuYUhY0hVoMYRXtrAvl4L0sQNEEMXR//MJ5uLrsQWDBrDFwTIlcuD2IlWg4Cwf//EAU8CUA5KoI3D6KiLHBLoJRMIgNVPiI7XQUeYFwRQg8Wljm1oTk9NXknKgMn+y+sI1IgP/97GP8cIkIx//8DB9dGc0g+WP9C/7ZFaimhAtYkfR0DnSEWRiaxoZKdHRlKCHxAJAbYAWAoTDEDHwgbBfE1/y4MJFZLFycKUcc9Fv8wEDqFhv8f/xvR/2dv4f8gnv+DswZK43cK5zP//xJgCSw2yS1cNSQsHhQKZTsNXIc4Lgg2Lg4JJH6KHfg/imEEY1f/CzsXExUnHF0inIgIZU4mBG5RCGv/PFNRU65wMmwHLigb/1EvNCMsRAQnSjIlIL2QFCIP////CAoS/6ENMwqFZz8bMw4eFJBmCxseLgo/BRX/IqIhSVMzKghhCOlTZjg7qwhgeYBcXg3cFcD/Ljv/OxwyVDE9TAYLaT3/Ux1hUkZfFSo+kDoDJBU+/0rsxbIcaRIKOk1KVSIHGDwLxvP/HP9sF6tegQQiLP8nBo5XCNcTqwSMQCIVEQ2QiqAEHDv/nxLv/ywDfA1NNwxBImYvQf8tuAGOELFy/xLidxYWGJcGJzkHAo4GJSHz+yNABUzzbrP/Tz80VR9XY14aJAyNOXpjQwsTnHE4g2xjfwEdBQoYMVdWQhB9RwI8OysMRyelRBgYTAyNf1MqBlE9Kg1SGyb/ATcOUOJi+/8hKH/G/yCDChD/FxEGC1QPh0MCNEVUN14fGjUFdyk+ED4+K2odViY1EBEoBqwZcxWiGkwQAQIfj6IqN1dEnlmre6IGYv/Kgks8MgJASeUGKkgPP9Vn3f8YAmH/MiRF/42NsdqsJVQGDE8SOxSsAThGPDs1AZIcLyoLPSUI8g0FogUt/0DdpsZhQQ5AOmB8qA8aqw9PUA87rgwWI/8xJKYER+gsImCvKx5eKj1RJxoGGhj/P/9FVFxnIQp6Azygm/9V/xZdEi09/DRo/zEZLi1tDxMjvHUjiiVnA5FCJNk2eAMyJDQdWbs5pDvmcViJHls3RR5LDws3SwUbPwOx//CWBeSGBEkZGmQDCFx0iVdVx/9hPHsNsRPdIxU6NsfslUEDCydCCi88WzY4DVb/WDiC+QEfMNwEdNYJfigDHt2SrSFBFg5VNCwuDx8oI/84OXI8EwmO3hylUm4ELDgJN3iukWIep5lACDweKTr/BgU9/1IQM/rs/xZUzCn/oCY5XeqF/7FnDP8Lg6ODmo8TNLkNCAEs5odJF4BfcXQG3tKL2UeuE/8uLhtAFy1iWQcehP9QAQ07M5YNGSe0DAfbGRgjLxs5vxsrBv9ZAgpC/1UOjRF7OjCHCXejXCdSBip0Kw9ADr5pFv/mG2GSTCdfJ2QYLEM0b0UiCxIduFUjDzIxMgY7NFg5cNOX/5WGJ4SBH0PBAQEXTnobPBdpGT+OJBYQQP//XSgcEQwuAycq/08FDiNKVwIiYED/GTVyI9dqRIX/V1/UA4oOASmNPSFJjwFolP8FRCw4PzkNFRc8KOY6cM96fjeqcScG/yNHmaSr0gNCIat8K5X/nzfVXhUqISxFU0nMK6hgXiitry0fCXdj/0AFGC4MJ2WHWf8z/x8/A19hUBZxF1gpPuQjKiKAPTsOHCL+FSAiPgI2QpTKHFFanUQXZgk+AqA+uIeuXjdlsWI5N0ZTe5FlXdwBOQ0wR50KBR9Jkg9RCiIkBzAWH5hCMyAnQv9VLAmhHoxCKHJMSUj/EBtD/xpQ/3EhVpTRMQUL6a43pf///0QEJDwc//8JCwP/jYAkOf+Vyf+jFnl9PR97IED/ZVhsObMlB18udGweFx8DPSu1FwtVJjhqM00tF6UWAeVsLgRkKlSRDXVGGYgdGgGEMgxTA3sGBLuzxnB2AnlBOPZDBA7/EwJNFVMIxg1NCaQlmlPnBEUghQ9+B1stEPY/MnId2x//C/+aXgTMKQtglwIZexsbL0dYExWbCjxIQkCH4RpvFaECHf8ZDRudFAe5vwcIdAtmEAEr/3JAJHQFSgGnAQ7DTaQcnkEUAeNCCRhf0FCwSqwerps1/x7/W0A+Pv+oXCZF7EhD/2gniXlQ/wPplmUKAQhxc6c+m2dgV5HDNxYOSuQtIwF0MwKA0BGhYf9TDxwmnA0KQWMVrIOX+mB2EPNMIA0+GrG0ZR4yExkNOTK6CHQlU1udDBWyJhv/nFtQGE5eAQE9Ehki/3lVYBNjtj8QI6kLTf8JWgY/CEJHLrJHYA6VFhApGEdtMw46ID+QiR0jKwcHAlsvIwd/EysGFOAFIuIaTso4IEODeXRNW2O2GDUQAodDMTkIJ2ytEjkSOk4yHgfZh+xN2CsxrxtlKA83SxspGhYrErYd/8f1/xoumVOBRR5Qfx4yLjYhasQSS/9BP/MSAY8DMKgwHWkSLyVoHyecb8oYG0EOQiOQAthq/DoHJYB+GnGfCWsMNRJjS2EGgAR7qRwoPDwHEFo/Tjw7UHwuGDNPBUh6h0BF2C1JVTYLQGkrHEqgZxr/NhVTDTq30P8ZzA4wOCZv3HCuNV/bTR5wNQVjeYZ7ARBtAQ0yUwQcI/9KoRb/Dqk+IQdc5BsHEN1KLv/yAR41dR8UCpE5QLypNSAULK0bXTtbYCwFDpIoaE4NTP83JXMpNocpdSsjVQkOZVfc5Diuuf8f/yx1F4xfKSwaDMgX/2wGOQtTZCEaYhlCHv8XAw4CIgQ6MbsylW0Tc3A7EDhu/xEORhQnQf8/bIG8NjATKv8k/3b/BUMokR0z/zfTDQYeK2kpb48e0grT/1wE6joPEkl5A0IbfhIHThL5JE7cE0cpF15FHRBnTwdNEEcnQ0gjBxkxoRtNCv94rCElHaOQBTnK3fq1JP+TAxY1GE9TKoL/jgdmG1MDJihVpwYB9TRmaxwUH/8eSRwxq2qpExO2KX3//8FCqhdGMU9rTEUSMAowMRggiUW3OB5RZXUrowvFFTcp/zMTNA18QStHErAWjwQWBYMLCAcXM5BPEgnzyTwzyjeA3e9mPP88Pw39FBBKBjAtTWObWJSQHAE0ZhofGBbbWQ8DGkxfCUNe/wlwAncaPnQaIC8dXQQiKQGROBhyDP9v/1YrzhkSkb08MBv/XDwLDP//lsgDHwgza0l6Y5GgSyo7irUYDxMYGFM+QsYr/1kYBA4mFE4UfTOVGjI3ZBgJDQYFEBucQTNH/31ESAN/CCAeWiTgCGpDhxc2I7UWAwMzK5kFEAlldzAVAhlqOBNXmyr/+RdHQgsyWRIKiTwDZgxbakQ2aS8ENFI1KxwJ5QRtLzIjTAO6QRCXm2vVmljvGVINNXG9F0ZcGQIUFB//HxUaCgMD/wkFLPc6G4NLTv9sEmlGDR9wPFQUIQIvCUs6XAI7Ykkdij5mcw+jBiv/AyD4b7IedkucUTBxWQQqdROYvN5+nwYFIhxSrxsKYQULEQhDJ3meNZE+zAEp/x4aeDlUmxpUCRsgQBIiiIlhYB1nIBxTyRt1BMb/E1UxDVVVBx2iXqNFQAsJlhw/WTdR1gkXnpYUodAbHUUMYz6ZHUsFdy7G6d4ElZ0XpyEqJh6nVSY+IAyJrAxVBgsdxNtuF80DCmEFvW9YBBFIAatZRxmnGCZtfv+0BZlyGgI2Lk/UHFNVHymRSxIeigkXU91mXWNCIRs2R4xgEiBY/TErITVcvv9KNExGbBwTN/8P07keHyNhNmI4+WIMAg900zAJiQz/DAz1LAgWGScTDjdhMVQ+JiZqagwu5AH/FFAR/4ULDgUV/3KEC8gIC6QjUdc+LjYEZTU5Fy8iPhgxBikCcykGEx9dNv8LJZ4yJIERHT6qFv9FPj4iungNQgdaPQti/JVmCUk3Wv9qE0ECBAtDQvaTBxQRizNoA71GPFg0AkUk/4AlIAMwCQIi/xkLED8jnEluSAJaaBMfQqL/EihAFF8e/yQwEw4QES8KnIoMIPQvGjUrPSpJN/8PwVsfNf8NLxdudDv/JGIkGTbbBBMq/wa3FWREDC0tsx0uCG4wDQpiHkgh/5x5MEn//yREwitERxbuBn4hWW0uNb4gBlcYKhw0/w8aA2XANCOMakEiZ1kuPekQjxw+gQ0fF3G7KYT/FGRW3xyPKeoErksBH17og/H/Ky//SSFKLLyADBlhqiYNAV8QX3sJY0QBjhWkAgSQQpVAFgQPSUYxfDlT/xHYuZASFBb3dbBhPhMKFvsigznxED8Pd8QfdBsGXQ+c6TVKKA0tAjG5Sgs9typRW2NqAeBMYixkGF4NH0sSYS7IlmoGHR5G/hJHRzqPZgctDU8r3po7AhtVujdsHGn/rIlaHMYuIWRBAxSBATgTbWQEj2VOk//imgVQpjkQVhQ9LCdWr1EWDpFYtz9OEiEXnwt+AuYqLtFEBS78DxAHLwFdIP8aWSZAGYJ8FGJ41AsWWBoDC2oRVCUwCCD/UzQaIXl46ZUKMrn/D2p6Ax1VgyPICCYKbEpUKTVPHhImKhB4giAMclIrCm9iCq1aaBsOxpA5ARAPSEEvESx6XSuGnAxmEv8HDVeeQQX/TUNLPmnBamMsAZ+1Hx2cHQUowakzvjEb8AITCOkaIE1dGjQ//wUg/4ZlSzaYIxI5Fh4qlekBDlETHgskSoqyTBANJCWDJEc3DCxYaiEQkpYCvR9kLQvsonQXjGWPKIobK0iAiDweBgGN/wMaWiz/Bv/qtKn/Jy9Sbv9DC9l3Lygn3bczBD0lC3NF7k81wF07/xxy/ww3/zQUEf//EWUqgh0BUB8oEjACEG0uUzBICCqZPiFXGwJ6EBgS1xRXDBT/vSwXOJgWNBJVUwgXCxMZVgk8rKM0N4MXZg8lLEeBAxUTaAgbThJPN4gyDf+jN+U6Q0PmnGC5EYq0Tpsv8SofVCMkuhU2LBlQNzglGichQRcVJGcFx1FLRhESDrMbICoZDA39nLKPwkYaBRp/IGEFIRb/UUlCKWFKIzlTTlec/3sLYzIVNYfAKWV4hFOZtP9dd8cx7DEuV1BZASQBNVFhQv8CuAhsFopQ1m5AWjdU3wclA/9WSlI7RhmkhjMxSGJ0E1YNJRJQ/1izF8oQ1iTo/UxAUDVxejAKeVkLiTOELUIqISV5/2IUqCe3Bg/IAy0C3wkkhBxqT199eVxeHRtRDjkJMAtTlDk/ClMvOw6yDB1WzGcKHf9iYDcQCYqbBjxunD3H/xI3SGV3DQETzxZGrGIHbslDVLF5MzybPEcHExwrRQ44UR4uJkAS/+0hYw1CJG8ulhkVNP//MRgsrf96HAoFEThsQ0IJ/ygpSRYWmv9cRHNiEF0hBQwwPUIki/9F2IL/ElJlCwkCdTqaVP8eRxEaDIM4DGc5OUWdEywfHtuFHjOWARn/tv/OT50PIQgjQgFZJlqQtKYuRSNZowP/IRMEEYUTDBOakTknOw8KDS1nxRs8OFH/UAbyUipdMQ0MOCEsqE7cHA1F8wRf//9TrBcjCxdW2j0YEYQrFiINHFcoDAE6AgQPXg51E0wJVlIG/18vqwKrIl40Qk7SC/995wUwGlccIdAW9gtnAgkFMS2DhiMfbhe6W8dcFOhMCkXBOiNLBxS0fHMpVCKGbyEIDQKOniWkDisSFpYGCxVbZRF+ImgMawcOLv/cEkQhG3A7JGMGRf8TFT9Uf1MCEyQzdycrKSMdE1UBHxNcM1RCVnVpcioCAic6IjMDjLcqJpxtaw4QJ2llhUtYfmZB1h8EEmkDHlxmG1MZMDbrS0RV/2NgGRETpgloFDZVORxfdv9xA1ChaQVYRv9famyPXiH/3TcGKl2XQuUshAUH5yAGJQP/JP8LHhyBBXSnCjiRdF9+6iI2LTTxEd4JoeWNEhP/xB4hMBoFAkgl/1cWASh0Jh8iLyinC+7/BU0R/wx2EIZAEw19/3I+HT9G2oT/CnkM4IUuTURGSg1XAf9JT0BUY6Z1KtIPMHMQBAQMMj0RTB5LLidFNxkIBQ2hbzqOBe88XXn/JKSdDCOaz7k9dBkPBEWIBKUtWwEoH7ZhfQ9CRzH/MdA8JxEEj4JTJP+ISskjCLloAw0/0AzPw9I1dv9BVAVhajodHUAWEDkd/1T//3ouXH+pDTJpEkRMAU09wqYoIHEVFIofERHdMiQ4MRv/UAv9siQaSAa6NyevGQYmFnYPz2Q8bVqWEwktImAf0wtNWSkaSiiGCQGIp3xfIdL/uQxFBv8lSzreSv8GCzRiWxcGKw0uAwslIy89VDZDGQF5HW4BKjX/ESUkRP4cHQoJoP8cFh1GGv8PSQUeBRVhGkmQhiUVWQ5ucf8xJgbJek82xIN6Pf9sEgURND7/FxL/D/UcVxs7ZU9WNv8kNJw6vVfuMZ4tSv8PASEwPhUiBQkJaRVSDXIRJU5VeQ3/GP8mHP8XJZ45mUBJOF0sf0lKF3GoOIqiAyMFRKNSNFMGLAfkKwEgCVgE6iKH/5gfMCyT1ZUmVNxSTPAPgbvYICvZ/z8WbHQIDFoXPP8kKgXHV3IxhHwg/4xtQTo8nRMWSA4rh0khYdUeASKTMxE7txJW/xxGNxI9MHmlyy8LWSgeVg8TEB+0o+EQWBwxFqNQNP8IHHGjGG4/yTEsdxq6YWZYJ14PVIswVv///yaFIb4GGWVcwQkq/zgcAl2ibnWhgEh1E5S/kdYmGd6HB2cut5gNeCcoiBcKFjhsmZ0DOh8E4TQRrAs0q/9JdT0rKQkMVjFZ94EsmiESE3wgUEwU+bwlUS8HyxL/AlgMB91cVQgD/6B/ZBT/B0stbg+w+m0UXFD/TwRRuuceTXvBCEkSMkr/J3UBuwkoq/8jSTmQjDgBEYIgZ7UmNxEJKer/vbY0NfS6OwIRzv9HbAhQ/zI/je8uBDW8LQQrEkmkNxD/amIkDv85GBsbagY7NH1Bb2dqECM1UyOiMf9ATQI2hzhwIT1FCkF5DcURQghOFRFJ/wu100cpST03EBlmNhgRGnMvMmZw/x0OjQRKCQ5GLH9s8hspJUY2EWkWDAWFDxd6jLWc2SO6Ff/SaA9YZwE2N6cEY2ArVRK8KgcNLHwLqFO/EV4Sk55CCbYqpHVgGDRFB4tObIMoH/8aByJ3RysFSAcidYW6PpL/hEOuFDqXPxMGQGk5gAUFNGlNgAf/Bh2BJyqnH2sSDEQFK+dYWSBWKnyYIloZCFYPk/8PTmcBFDddEAnJFQu+EEAcSzb8bcAUBpkYJRPxPhlVIKgaJP9DHHW7GTtxMNZDTTaaExPEggUyk99lDScy/zxYZmuOCxBSIChmPkxSinAaO6lLFxZZDhpnL5IWRBV4OCgiKg1GWv4CFf8CNh8hzAEFDSMqHOISAq5lGDEEDRpp/xb/Av+EDiD/S1JhcP8/Mhg0mSet/0EtgGxoDhJrDBy8E/9VExlXcJsF5ipMnCEFOrgafVQJAS0XbR5DXi+VMhhBeg8PDAQPYX8GC2AOCPwaN1L/K3b/M+AyX9ADCUL/aRD/TQbDeMMmKTKrNj8fWSFW/wZaxz9FJ2lBXxllAnSUA2h8WJOwfwErOLQi/xdCGf//D3sTUnYDcQVyCHAHUP8tQHKyJloNQCRHiT4+KT5RPPA9wnEUSgEnZBsPHN8bjGsaJRLKEf8hAQaYeiYgS/88KA3WFBp6hjFxCBdJ/wv/1g8kSCYVNKa+FFU4HCgbUCx9R2laBbhYE+cVljaaL3AXzyYxZMovDR0vSalGGA9R/5c7AhoUTSYBIIVkTnUcvv8iG5oqMnMeVmkJHjIrHHgXODQFQFmqTl1hCQQmbjt0vFkqSwYJIx8jZv+zMDsG3RhADiiga1A2AhKOCHn/IxNgQJf/MjUrJKUsVEV8ClwNFE8VLoRsCB5LN0AMhC3tLx6MMv8hDBIksQFPOD47rU35q0MUKJy7AxRCU09Rrcw+CQc3A0FlJAcZhYoZVBYFDXJDKclM0EpldQNuP2N+AwGCJdX/LVxDGRMvFhoGLDpw8IG3DRMcjv8gFi8sXB+Uzh0wNb/HSsMs/wojjy0SXKI4hZIw/xwaOixhjjDB/zczGXScNTxrAf8ScIVSFsdC9EwXmVUyVmoOGVk3B0xviwp8TEYYgmxDZwWXOCpcJf//RRAdFA7/QXSa2Aa1kGsY8DspBK9YCulWBTny13O2eWZCUQqHKaYBMwfjTWouFiP/fWxUKJkVaP8aUVsqFglTHS8NGr48oWxvUUXMDwM6hBBnN0p2WBb/mXIdbgRVVRc/+woKK00sDjQLUxs0QaUgInZIA9Us/6MNZGw/GWH//6wEJgh8","weights":"ZVZlVVW7uLwkW1tV2YxFvFZcxWjWdFi8U6xUXKY1RmVWN8VsqFZKWmVcWLRKWGa0g7jM6kxaW7aGLFVFVIVlRVxdVVVGVLbMZbm1O8WVbFXHpVxcxIzMYkNoZcVWhVZUxtyyK1RVREu8W1VVtauMpVRmtLtWSlZsa1XVy6W1Q1VWa8XEUjq1SFzI1VhE1kWtXUWlREtMxVu6RFVKxKhFylQ0uTvFSlPERUXGxIykXWN4VbykVYWbzFvIPEVJXFvL00S4rBtb01ZqXVSsycTaultlhUa1pXVUulVkrFZaVVa1tlikVmW+VUtVW7xWVaXFWkRmNmPczVzEVVXIzGxWSIVca0XHzLZqu1VUirW7VlRktau7VGRbZVy1xlW1XERFOLV1JUNVZbVcqszcW2Q1xGusiMVrVbyaW2ZXZrWlTFXURFZVXIbGZcakVMa7u4VVwUVVNTVWRbpLXbxIRIarpMVFaM5crMXMVrqoNjtqVHRVh2RIRH1YhaTNSLt6paw12FRaxs1k1cXYS1S6xU1UTFyDTEpVXUS8Q2W3RkRYSFXTRcZlZkZVVcREW1ulu8OmxoS7W1SFs7xlS8RIxdZsRUQ3xVa7uISFVbVWW0tVVLO2I0VlxGxq1bVrhWVmtUZUXVVke8vGu1ykhVxUVcVcq8VFVlyltF21VVpdxKxUhUZMO7XFVYXM2GRchK1rs1ZbTDrFNFTbaMVmtTZYSFS0hTVoVlxUbFtctUtVSEhGVUXEx7q2am1Uy1nERUw9uLa1U4zMa3a1umZUbFRdW1xEVGi1hli7tmWnS0VcRsVFpUjI1LzKJV1EhFzLxFhVVFVoVlt1VpxGw71TtURWUlW2ObtMV1ZcVmfIekRFRGaEXFaEq4bFTLmulbRlulxFS8S7VEW1vIRLVHyVRYNEaqNWXLWKhr1EWEvFQ6wsVVZKRl21TFultMhLZ7bGhWrEx1ZF1rhMRdjDW8hUQ7TFZVRLZEhITFW1a9WsxWRlZpZVa0dbykZUpUu8S0hWhJjEVVV6s2xdhEVciXW7ZYW0ylRWyG1LZbSlxEWKtKVEyGZFRFSEtkY1RcVWRWbl1oVtxDRWZbRVtmqza7s2S7RUdb5GVHZbVVtUtVS1u1NLVFg1ts21NMWr3EYbWjZbyqpKpUxchprMpmSFTU20Wqi1RFrMWkSEtrqFpXW7uFZVy8R8Usg4ZLs7xUQ8akimO5WlSjZbVF1VtUtFzFRVZUxFtb1ck1NKtVNtVrXFRaVGZKXM5si1a1VFdVS2RqbFZVVLRcwzu2RVXEaFW7s0VrVIWrvFzGW6xImKVGRGQUa0XWVVZVRKZlbVpcTFxUOVakZWSWRKMrWqt7VcRUWza6tcxtVUZ6tKW4XFp9y2a/W0bV20ZFVoVcs1WFjIiVVIXFRVaqpNw7RGi0xbXFpGVlRLxIhWVGljPbtWVYSMVLVcuGXFxTRlWD1EVVWlvbzFzFtjWlVEO1RotVtVhmVFXWS4yDTFvMtWOMKIVlxWTFy1WVV1RrW0u2u8SHVlWUxYxMxFVcVrRGVVJaxMpkXE28xVtuhFRMdaVcK7S6S7VVVaxUS1tbiFrNScxUW0QhUzo1tbhVplfKtFVoVFy1u1hjVHrF1MdYa7tcVrrLtVW7tG2L243JxVVUVNdUaltYTcY7y0R9RZg0U4VkzExEWzZV1Y1WrMvFSBXKXLZLw1y2NFVbylTJxcZaVkVUNFpcW8bVrERWRaRkU8hUVWrFRVxFxWVddFvLTFR1RcZIS4iqVVtVVVxEq9tFxEy2VGbkSERGZFzFO4NXW1K8WFtrVFuEZbW0uNZUVcZcXVS7wsVdtcOVRnxlY6tmPFtcTsyzVmbFtMWmtDqstUSlxstcw8SbhbxsaFZYRsxMylw0W0VLlMzbSjVLhU1cbExkpWzGy2VrVMa4jVxUbLtjZlV1VYVabFVFS7OIhEpjpmVYSFvVxGtFa1aFU4zKVFS6RVVJVbyJpLW8RUW1dbTFXEVUWzbWtFjUWExVTMbLbFdFw8QlxFW3xVlNVquESVJVxkhFq1RlzGs3zMRERExUVVXchkRWtWs6RcWFW8RFXDfcW1WMOlOlU4uVy3ZWtVtqjFbGtEZVU1xYW4WIWVil3GVVy1u8RdRVTLvMVri1JKSstbxFzNQ1lmVVh8dKWFhlbNVWR4tYSNxlxUKEvTREqFw0xr1aWktFtUmUtlQ0vEVGxnZUhVRWtWVcxVzFbNxVylNVnFWKZEVltWxLu21FuU7VaFUoS8yMe8VsykY1RVRcSFily7vFi1WkxFW8rFbMyKZcy4NVWtrLxUxFPFy1VmVlpVSaSsxUVlVlZVXKZlU6pDVlZmZlSESMRFRFVUW1RadKhEVcxVw8zdvMtWZsWiyERFtstlatTERUZ2hlxFaExaRWVoS4hFxVVbxbxbxshay1anY2tNWFxUhEW8S1ZmxmVYS8WFS7WbZEijRDVcPcVIVtrNRFtcXEjlVVVMlbpMxlxEhrVNVqS7u1S0ukXFbGpLxIS8VURbZES3h1hlpYjE1US7VGWEtFVaXWtEVVTFlTO8o2dGhKy2VFtTxMu9Rc1WVTVku7S7RGVVyGpVVqxbJEuFhURcxXzIuGS2ZVq4pLW0W1VVVVyIVcS8bFa7tYVVhMm9NrWtqITEhMVOVbk8VFRrLM1XZsXGmMxVt2xEy0VUZUNcZUfGlWxGZIu4VURrVbRExcZLy2hUbER0Y8NHyMu2xFXLtbRWWzpVhMZVVmzMtURlqFvDxdVsVVVkq7hLhUpbpVtIS9xMpoa8xXttZETDVbZmRFvG2sNWJXpVq2W2SGRIRMSlW2S4rFxGy0VkjUh1RXO4Y6aGzFq4RFVWRMxWRkRGhVS7S8W2hVhbVTVGzEUlU0bVvEXEtkVUVFzLhU27Ulu1OMSFRIRDZWXERURUxbuFRkWoU1tFRFuVV1S2RVvLV1WshquGVUxcmkSN2Dw0vLZTxURExLs2pZM7JcZTTFZrzUVEVFlVa0O1ZmRlylWlPTtYxYlUuVU1UstLVUxVo8ptdMVWNV1EZnOqtVu4VVzIRWtmNaVWxURlXKW0xlWFaMZURVyMyMXVNKVIaJS7ZktUR1y1TYVVjLbDzcSGtVi1otyUhUXEVsu8hFVouWVLVEylZMVWXMPKV7tMTEa0VENTVYa0u2vGNmmFRVVVil28tSpFREXGVcVUxbZVO1S1ZGNIh1VktZyUOkNaRoWJpVvLZExVZE1EZLXFxqRbVbpjxNXERlPFWCM7SkREhlZVWNw1XGnGiFa1VVVrVCxbVphYTExWZEWGmlNETFVdRMtEG0XLxERlW2VcVcalZUdbrTxbpFOETaRVS1ZlpURUtdVoZEpESFRWtrpEVbVVvJhkRUtUtVhYhKvFfEvGtkRVNYbbTEVctEjKpcxGtsxVRYTVPMpdVWVYrHWltmq7RWVkVWrNxGhEt7hobaVWOLZZZVVMXIpKiMw7rMnEzMXEpru1xFZVW+3VRVRlVLWsxXM9rGbUVLxcvN1LxlVWZUpVRlpLumTMRUhGRKzFWEzLbMs11VTLyaVFRFZqZlmkyoxVW4XHW4VmhUY0xVm7xFZjVcZMSb1VS7hlWkVVtsTLaVW9aGdLake11FtLyltMZUZctExcO0RKRURlKMXMglZoZstVxmRVRkRbVVXKWzRCs8ukVbSMs1RYbNVVNVXFaovGurS1ZoylbGvFS1hoRbVlhqVGVEXEqlysRFtVZbVoyJVEVmRYh1xDbFbFu3xVxlxlZcZVxcW1RVvVvIVEjERTuFWMpEpESFuF7YhbVUXFfEtddZKkuGVZU8W1NFw0xUXFg8O7xVbFZUuka1VUW1xUtFRbW0TJVXZZVatEtlZVRWxUS7VFY2yz01VVyXq2jIZYiFVVS8xEqLVUlKTEU0ZWVTilVFXLZUTGxsZEpGy0pVVVVLWlulW2S9W0xKdtREU1VVhVrctWRBVVRlVcupPVRFrFhGRVWEhmxVxKa1RFNFvNVVaLW1W0R1VFS1XHREhVNUVrRIO1zFo9W4y8vUzVRlxLVE1lW5ZEdcyqx1bGVVhGOmVLVFaEXGvVxVvFWkS2VUS9S1RVREplxlXFRbuliW5rW8ZYxWxFRFZ8WGrDxlaF1splZYq1W1VoVWRs5MZMuVuMR2hltURLtX1sZsmEXWpcaryGQ0xC2atVTKuzhbXExWrLRWXFvMbMU0TKvbxcXIVVTFpFQ7VjTGW8VLTFlEWGu8XItURcrMvERZxqRUpEZUZVVFWlWdR8XUWrvGtEVEjFxbW2TFpFxWxEhVjFVEVEVTRbZUtFzEvMZKVkxUZsy7XFzUtEhkXIRIVIa1xchYl1tUS0pUrFXlVTTVpcx0eqTEWknI3HVbxUW0RYpcrIyIxyhFVIVTVbVojEo8xcVlO0pqpEzUVWTHZFVsWGVltEWpVdlUxF1rhUbGxUtYXVxbPFTFVVrIuIQ4VFZF3ExbVkRMtV2FhV00tWRqXNRMTdZlyJRLhUVlVK22iTREy1QlW1WEVVVWVlS0NbbMhIxFS1hctktrpZRUTEu0OMpIXHRUWkSkVYWkTGWKRLVm01tVZVbks3UlhFRFZUXFpGVF1VZVSl1VNERWtVa13FtVVbq7tdRlSEW7Rthl3GSFuLVFVHK1VlSsXMzFRcXFtGRay8NTWrV9XKZVy1RUXIa7ZcU1u01lXIW9hVWEVGxGbLVbtbxTRMXFu1zFXVyLVlVFUkRKzGtEQ7hWysRZZJW8RUXbSFikVWXFy6hYV8VUvGSFlVRaRLWzXEZWS8vaV1tcRsWoVbWk3DVYbGjFW1RlVbtEa4pTbGRUU1Z7VbZlXLVzi75VVEtbNcQ2SVbKtcbDRIzVVGzDtEXFTEw8VNVcWEW4TVVIvES1i7xYR2hVxba2qVxcWkVdzNVdq7jGzLxDy1i83GTVZFxEk2XbhbjaplSEVrxWRFVKZEVb1rhU1FSmxFw8y1RklGxFW6VEdrWL3MvUW1RlVbRLVWjEhVVUXFWLVay1SEVWWstMhXSFzGrGZWi8xUSMZFZMxTtrxEeFbLVKtVVahFxVWly8RWZbzDxYtbWktajIVk1ca1ZbxKVkxalVTHVVulW1RTVrplVcvFpGVVzMxl27zFSk2rS8xFRVMsi7x0VMW7VUhkyIVMVcZbxmWImCZEiNyLTKxYjGlVamWMxWRUtsO2u0VVYsrUXMRJRFZMxFRqRVuzpTTcZVRlTMq2tshrXM3UVbTFSVW1bcRVxkSKi81c1LvFREZnJVZdZMSUysVYXUasW1VUbIVNvFZcu2VUXEZbRKVjrEpbaFhWi1Zcy4VFbIQ3VEW8tFY1XGRVRWU11qXEhEUmqUq7pcvEW1VMxbpFVZTEdItmVaSETK27q2XVuMVVZkq2iqVGkzXM06VlpbbFxVvLu8U8VKRU17xGxLrLRlZIxVSmVbTWSkpMi7W1ZbpcVbbWdtVF2IV1rFZi1LVbRVvIVaVaVWtUtlq5ZGtMVrTUKVRF2axVWURcvTRjRrxqxZRl1VtrO0NVXFRbY1SKZrTEjEtzxcaaZVxsXFRmfGtFW7S4U2jLTcVM7GVIxkZURbRGS2ekXFRrVGxcjVxbQ7VkzFS0VWSYSKXEWza6aFtUtUzLhGVMS8TJxVVVu4u0VEy4vMu1i4KKRVsbiFvGZMtVxIbFVbZmVlvbTUVS1kOkVVxcZVWyQ8Nri1x1RUVaVmZYVWtUVchEbMRKRbRVpFRYZLVkpbWFyFPGpUulW8VVpsTFultEyoxDVmbEa7RbumrLetW01LxmxXqoW8tlxZZsRVJMVWO2xVXGtYzEVbTMVVqcu1NkhobFZUtERWhli1hlVbrJyz1WOlw1fVRctEWzZFSaVUa6ZaTcRYZslV2rVky6UsRFVpVDSZVVNBxLVlhWVF2zxUVFSrtVy2pFTEdlc2WWZLtcXFRURrNFTEjbRYu1VHVThbRVVZ66xFXEtFtVXCNUxEjFys3bU0VcW5VEtLWaXExUrMNju1RUSLabNLXFREbGbDVpvWuFtGtlW1VMLGWtWn12xeV2VWxVpGZmpVTLxlRstsprxM3NXEqtO7VzVGVk3VujhFylXGW2ZdW1tFu1zU1LVZeltaVjVdzIvLWlhFRsRJW6VKU3S0aKRHQlW1PVxEZVVGqFS4V8VYVkxra7XFRUZlxWZUVmVW1MhbTFVdW2hV1VRsW3NLa9xbdIZGZmStVGpFxbpURFyFarvISkS8u7xaNJ1bhbRYQ2ZVZVpcREdURbhlXJhba2e2hsw1U8WErLy2VcVax1VYtmmohmVUZcpapUVaO8NYVlxExZRqxcXGZ1xVRMZWhlVbbcvMtmVLiFRM2zVMNEs7VWW1VcZMTatVSVXIq1a0faZFVUtVS2XMZlbEpUSlrGXFtDVcVUVmXbQ0RVPF21W8ZV3EW1tbRVRbW2W2hUestLVWxKpUZchcTEVVxsVlxqU8tVxsVlu6SsU1tVOVVoylS7RrNFfMy1tbyEtVpWy8yEW2tFVVV3ZEdFVEVcxFRF26y0a6pWyoJpVLZVbMuo3ESFdGNbS1PcqrZUW1W0wrVEVUSbWIdUrbtUuFRWxks7VFumZbxbVVZctUxVu1ultFRWVUTGy4VbxGhoZbjFgsVFXGylu1WlXKS0SIVcSFSIRFREV8VF21VUVrbFRFNsU1qMxcxldEVatbVlzNXFRkxMS2VkVLxFi3akskW1REQrVGxbRbVLVVRLZbxMyVZb1lXKRVXbW8xsRcWMZl28PERbWEOrtjq0XLVotbarTES2VrXIVMY6VkWWxlRYTb1VZHbGtFtbqLxVZEW1vKWlVKpMVTx0WMtWxaVWXFzDvGpUVWWpvFRlVVVLQ7SshFXTpNRGVIVUVcW0Rq09y1vLZWmWWqylSlVmWMxTRkTGhDi1hcpUtmtLyNXYi1um1UxrVaVYbLhVRMpVjUprVbtExtbFtDS1NdjIU8W7RMZExEW02zhFVVRsS1Vc1VXFxchVRVysdWW8w9VDiGbHVEVZZrRVrFbUylRcZbVbeFxLVUVui2RFVCZVtbW9Vcu11KVrxMxWu8VUxWY1pFU6S81FS1U8xEzVRGa4zFZcTNe4u1urW2tVxKtDhTvDtERXxcWlZdXJtWZj28OJ1arTRcW2tctruEtMbERFVqWYRFVUhsxVVchMRVZkRqy7ucjIxFUzvKTEU0ZXVMZFvEibVlu0aFY8RZW0y6hYWM2sZoVUO1yFtMbEXFWci1a2XFVWWpWmk7ZES0tFZ0WsW1yDvNTFRrylXVWtVapkVXaFRERVxjvYxUVVZlNL7MXYXM1bO9x2KIhMXGpF3MVFU8QzVrVVplWFS9S8RlZcSntatsTGxlNMs1dcWrq9WkuGRkW4lVXIZMU8y6S1O0Z0tVVVbUhsZVp1hVNchVXd1VxlWVZGiLW0NcRUhqVVR1iEVjtkxGZoVGartlVYa6RrWmvca9tibFhYhGVHvNNlRUZUxUWkpEPbWktFVFNVWFbKRVVsxlVby4y3ZFVbhNQ808xDWOxVu6u1RVVbpl1GU4ZUS7RcWcpMurZMRUa9ayU4WrxFVklFm7bKRVWIWGS8VFVbqLxtXEVltrw1VFV2W1S2TLV7azRkXF1UjcZctlVLtF5cRVxkxCVsXMhFTDxKSEWG3FXcS22FVay8tUu2tVhTNGtYXLVtxkNaVFqEVGpcurVY1IZVVsNFdbTFVahUhbPFy1dUykVsVUVIVVZVRWbFZbVcXIVcZqtmRMXDttpLSFZrpUZVy8VMVcZjVVV6RaRoNFyVNk1URaVWRFZWVbZFVlXEZWVWU1pIVXTGVbXEzEhVtdxGvMpWVFyLY12VTFZVWzasVdvMVqm4XES1xbU1y1RTunVUXFxUYzVIVVRtTVNntVZFaktUaFW7RVVbVlTElVxlW1WsVVakSF3GhWVVY1VcxUrEW2bMSGi4VViVgzU6w4VcxFRr1cVYtaVVpLRFVdVWVWylzLXMtWa8xUZFzLyFRVjLTFaElljFVEVcxGVVyMxqxLXF1co1VEVFRIZdi1hVRKZUZkVYXFtMRVxcxVtVY0tbtFRDpVw1hcpbW3VYS1NlW1RZSli1RltDa3u2UlVDplu2bMVTbLVbXFVTa4tds2XDW0NVi2q6RVRlVDxVVsZFRUtrpMVGxaXNh1qrO1RFhUxWVFjEXGhaskNGxLY7NVujVdtWxFRYRbS1dkpcW0U7W1XLu1RFWsZVtFXGRFW100RURWmjVVhXWlRlbURUpXZoxUpbtkS1XItLVVW1VYrFRspGqHVlxlq4azRaRcRWpVVGpaa8RLVctkVFhLgmZbjFVZZEZMtkt1XWxbRtXKxFRVu2OFjFWtxIu0rKzEW1xKZbxFTGRESMVTXFVFW8u2VVZsVGzFxsSMW9vIhWNYo="},"order":{"scale":0.118754,"rows":"HnY9DhhBCAMQGhMgFB9jgA6oIEIXg3oSBiwQTCEjIBQbD0FBUUgGNR3aIAUdAx4dBQUGTzqEAl8jAX6BAgEcAnhVRAIjFhOYBmcfBwFHYQRbBQUHUzoKTRRVFygSbw0dBQodIEFgBEyjJQI4LgYdB1QnMAYvcBgMKEweKQdGERgoIAINSw4YJWQhYxELGjIhCQRWHh4TEiIE7y12HU8oAS1XZ4ArKjhkIpQXCRA5MIb/JRt62cEhISx2GRk3Ei82DwQuKRECBiAEGwREkWVkJQYPAQEmDCNSFQ0aBgtZZg8oAm9NChkgSRQcQEEXAgEKCiccEQ1jFSUlMho3ExECRBBcQg43HQEHBoMOBzUsRC8oAokKAwUECTseAzUEHiECIlMuGQUpPzkNzEi6IARAJBhDPD6IsxkKCRETOAoKQUR9UqkcAyJVETk0XjIE/xOCDAUqEpQ+FQgqC28CAQxHEiZ1EVUcDTQheyoVUzcUOwgPMRUUCA4HJwUPRhEdMykPCxFEKxQjdxcEIgIhHDQOAQwEWxknEAMhIAsaMJI5AiszTCkVGRoRTCUENRwoQQQDOwIYISQEWCYDCykOK0MFORwYJgQQJU4JGw5wJi7bBrxyFlQWLklUX1YTIVeNYwFPfGcJig9OEOE1Ah4IORc8EScKBAYwWBYiLz8BFVYINliCEAMj/0QbJyYaATkSHD0IWAlPD0CSDiMuKk1EOWsqAQNFESwbIx0PGUMNHg8lZQY3SFIKPxLDVhMJCyEKJ1AyEzEbBgVhDmMiJQIMICMEJxsIThcmP4AaHCAKRS4jajoFEAIRVi+CGSOWDRQBGiQDCxwkKDgFBA0GCVAPEpsFEv8HTAYkHwMBSZOXIQMkUyohND61DgQFvBEzkwUCqho6sFsZFR06lEnrWBVLeA0JZxtiMIE3ByQNS1sZSDkQIDQbXwkEIy5JAUoUbDkFJQ0+Aw05A0MbHamDKhIKch4WegMHviQBHxdhEQLbCi4QFlwDNjVODmxSPhIzC7YJUx4fHxp6BgIrAqoTCgYRKkMBEQ86tRoCD1UzAwp7DjYBBwZCFjc2ChEYFj4XKWco3QcBAgpMVxtdNjYiFho1Eg0QHn0aOCoNEWUFL1gFFzQ2PBwGB3crBSmdHlQNEh0OBQT/PBUfSQZAIGpZBQMQK2IRWTsKnAQjc+WYFQgBf3MxHndMDWmETikdC6cDIwkaXAlWAgIkCwYXAh0EAxEZ8AoIZjuiAx0aPDQpP1ZiDhQrCxYfPzwHIJgSHSBjbQI9xCpFPgIzCwYxISUyUBQPHkRkEC8EJ6gWCRA9eQ4tLEYKFwoMJSknBUwKIAUHEhxOBgcIDV2eCEswFBMYBhozawY8CBElDhg0QA8OEBEHAyEIahoBNlQCJhQRSSJcBz01ARoQaCQ+RTJJNxw3q0pVggUUGhczBmYBdiwPMAgUFgsNMEYrNYY+Lo8BCFsxJwoGF4oaJAsTJHLgRyMaGDIIG40KFhGTL1YHOUUCCYeyHlECMTIrViAlDU8OHkgGZnMcIQkfAVUuPn8zEQEMRytWDhYBWgkKQhKMSBSAASo0BzkTCzoZXBNeDwh3HjUBHQF9WSwlCmwJICMIOSYZCQarLfcGLz8VAyQvJykd3KaRBAxEMFIpZhALAizpAh8YQC4RIQMUUzwKTAZLHC4JVBkTA19hKK0lTkQJQgxVXCkxPG8EDgQkYbwFC0QWbAJBIxIKGgMXKB8DAZUILP9MDhkGezgCVQcBFmBYJAxDAwj1pAqhEY9HBFgeFF0eND4WAWgoDUwIUFoDPEwaD4wDCU0gLR4bASEiKOufBCYHHi41MTsibjYBGhkTBwMPDxAZGwUOFAI2Cg0dBy0PEBIfAQkKUyVpG2cRMiNSKQhRIjZTICJHlQ6oNi75Nl0xNIBvFwEDUgEVEhiWG1ExFQiHEDoSHA4BgUM5DFgyQQkDOA4rEgNkWAgCCUcDNxkZRjpaKQECAhkLMjVBQCI9ChFZGhIKIJIEAQ4BB4OrDj0mHxIeBA8hNQEWjwggPhs+cgIpI2A3bC0YWEAmIQ8IFRBXHSgflgU2JFlGOw4eHi86JTYvFBJZMgkyFyZHFgg3MyAICQIkIkEKBAoXKj8kSw0tjxXUChYyOck8AR4MNB9hKms8jwh0GBkvmAUfDRINBjEVJA4ECIMIExcCHQ8KDAIoFw9BEUkfEhYUJCAHM0K5DBwHAyF5GCgJKi80N14SLQ8XEhsJCXceFhMbH1wBFZBEDxRyZTYpBglrMQQRGysHAR65Oh53BxwTCwoCKSUBIRdXAgEDZRo3CCMEJQ4EFxIZDB5MFmkIDjYNC2ZVGA0LXQVvC0MdMAgzB1cNHx8gfuEJL3gOFJpPOCBWGx9r1RczFjOwGVs1CSsPFQMIHgcGsw4DG2kIp1sxLw2Kbhc5EDwMU2gjEf8LNTQvQB9PFAWYgqMFUg55bV4dGQEN7BEoMxUhNyAiUhZ+C0vKERrhFB1aCK4IZCcfaRF5IBVECxsCBg8EIixxDhYHMDJYklIxAwoBJhMHUAk2qE8DASsaBwhpcAYLAigDIxMNfAwNBxAPIsg6GBg2KaQLEx8OIB5GCSNHHREiMLcRC1UKQB03VHUMDDI0Cgti9wUIEy1GGUSgGwwBPnN7Ey0nNVp3GJUeLykfMA4sNR9eBgkDKkUPSiBApRMwC2MEMRIBLUYqUjURGyU4cA0bBGpMdhsnDCCSPwm7KRcdYxglFQFHZCcVIyINDS8TQg00PRskIgtCAg5zOGX+DzkNSvaSWzApDAENKFsKEnU2J2AXKAwLQJUXAwEtJCsJLClW1y4JBh0MRQcDCTwODS4TQV8PGkklCwZuXk4wFCceDk81Dz8EEgz/jTktJCdEFP9eJSoDSx4IJQFFRAIGFH0VRRMfDSozIVknJwYDWg8HP14KM1goCFBPwjMQQnqMCQYzEouUC7cRT1gbITZSIRwkfHwGTyIjBkAbgxEcHg1bAQMR+TQ0OCN6SCMFGhEpioBCQhoyKMgNTS4HDgmfNg9NCyQaAgFUDEAED61PAjMQKyVkCCsFIAgxBgEzLnsjZQQIBA4PAyUDDgsECokNdhIIPP8Mo0QIExgIDnAZEDEVDhNaKCt3BzxSEKAjCCxjLpAGEQYCKQ0aGgezWQp9KEwYDT8dJBcHBkMWBJQsZBEyLlYqHyMzCAczHjQiLEQCDh0ZWAsCE29JEyiEATgKHhYKJXoVHwT/BxElCQUYHZ4UEHsNHHVAETRPUBB2ORQlARxGXYQrPQEPHRx2FxJqFRVGIj8DFTNOrhI5BjJEAy4NLgcpJAsMDjFcDQik0Tk/Gf8VqyY4VAIlCCQbMxgGVG5PDyEEZEtLPTVeChsURhTHYQsHnnMKAxkwQgYRJzgNGQQSBi4wEXodBRggEQUpBRIeNxMRMxUnKQQOmRgbQJEFEjg+BTf3PAcHNmE3xH0bIjJgQiopNg4OEgc/ITELGjl9EnCCqQRJOkx+FTYEi0YODxs6KQQILyEHGR3HDgYRLQtMFQQclCcnCR8UGhkYHQRyEEZqGGkPCIgFBhgEOxQ7XQYvFitQJVgGSBEFGzY5CXFzIRc9GlNgeUkXLy8DGRUvFiZfaSoKGguDIS8cFi5rDzgqGCpNEWIfEjjoFgkZDws7AR//MYMoBikDByOULiIIRUQWujMbeA8yB3UmOzoHBDUDXAsFEidXEYE2IQkIExhnCE0JDwQFUShQZ4cSBFyQNRUZLFkbEw50OhFzI0J+FRMgL1c6EAYkSxwWJiMKnF8GRgEHYEkZFmgIMjwRQG45DRw9lhovRwQZJxAMGUJII/cnMywMtBM8CzwOCAEeBjNPJggKTRelIAQLRRd9CTu/PSI4Wj43FXEKEhx6BSw2FwEOGUQfMSdTWQREEQoUBl8HFhYiBqwWJGITMQMHXSgSVBU1PiYiLQ1FGjYRFv8YDUcClwkuWB1MOhQbkQoyCBYtPA9qDpqTQkYRDg2NZwMdTiUfMjAWYAmJsDICLf8FLwkHgwcWF2MCZRBQDyAfAXBaFhoMGCxILxEaIwExLl0chTcXPz4MGppuYDPdCDsmEEQJjzElS0RpDBpLGzamFyI2/yM8FCEVDihmIBKaOScMYAgJ4wIfURAxSwcuFQOtpANEYggBBR4ZHFsIKyOeJB5xJg9MAQUtIDAMhTFYAkMNLxAYMDQrZjlMBhpBFA4TBBMmCC4OC/9lIJZBBh4BLEoDDwcSHQUUEgYeTgwdDQ5ZGhcMFhoHCAUbQBd8Cy4iDkQFBWIYCUQqqh06GVwrFgqYCT0lXTJqEThTEzYFnCMldQxAfQ2SWSd+OA4PCzCPAiQ1LDJJCCAQJAMmIFoaCRUIIxgKOi84BgoXciZPBCh2Al0WFg8YBQguSxxRYC9MHhICTlk2ZAEGLBAyARBvGiADRi0wCRkUKygSPj4GBkUCrDkTARQjfqPJVAELAQQPL30tRGqZVwJLDD8RIiUSGgcJMSU9R0mQQSkNFAwWN1wBURYEIz8wIiUGNwYVLwVFDQgZJ0IDaCMJBRk6DgQPlS1TCm8HCQ4UHUZZLgtEAxgYDlJNBDoGMgoCGihSeBcbThdfLQMfdT0FJm8aFzsHCwE/GQEHFScYBgFNHhNnGwwjO20BLAUXBEwklKIiHWM6EHw9AQgjWCMBB2w0hE0BAQwTIQo6H5ETHxURCQMJCSYNGA8eKBtSAS04AQgEORIESzEFOAsNElMogcUfJUodEEMRAxFsMmMJKQsKBjIUNzUpSwMgTwQZEXgUR0yyPGQZJU6UPSp7hiQIhGwaDhYEFhYFAwJSIhkNU4sIDRwJDnoZNCw4TUb/KywgdUcZBRk3HDUfCiRwfgIGHQURHwoDYkwHUSR1AgNAbx4QAUsOOjkRExIcXj0aGY2LVAYDGikGFBEqDg4tDhhzIwMjHm8pRBErIQELZwtOHwIT/0lSDjsBAVEcHYYypQMRdSYpSjwrI7kTFRZWFjTQCgF+HBMgCSkJSwEzUh/NNUEyIkRWBQRzISodMhACNEkDKAmXGgkDFRwHDDCaCzYdRxpoDUYNpwl6GmOkNFsEDwp8D5ECbyc6MxdTHSwp0RIs/x4BPgtVzSJmKydbEJ4tCE0xhydDER1rBFEFWWUGFTJLF2UyFhcSdC4PHR0hPyQhNwtZVh6oNBtEBA5tMgkBCwg3MHs9FBC7FwEaFGA1BgkFGwsIAr4NOh8kCkt+D3kxMjmfIhoRCBA2Iw8ZQBZoCxINKg4KpIAXBge7kg5SIgosE0gGZxgiWwQ5EkkUORgJCCcyRBQkKBhqOwcCHB0ZNghLYC9ELEQeFhNXLxsHWhJHBTowB0UMLwQiGgkyLAIGmiMfVRsugQEKAzsgAhZjDH4TFAQQBhYCCCU0KChKGCJZLKMUqwpBlUUTVA4KxSa+Sg6eCRgwrBQ9aAkDKxgXXU8LFikGDF0FTSozGSMTMxZfB1ZbBg8UFQQNXgQMB3oCXi7/JAIQCmpPUDVJCLADGXYZbgVcsA6dNRMGP3cuCR02JXYKKQ8uSUMbbzwSIg8MGBopIWUmaA8hW1dsLFs3Ww04MRcGCRI1AgYqXychDyskSGAuPw0yiwETNg8rUxBpRlgTCQoWE1kGN0BWIBOYRQ4fCSUBhyrdODgVn0QOdyRrGCgCHhZHJwMMGjQ2LSwGCTkCOQINPzssiSAQogM+SB4FXyBCSYgdUjxWMAsUIyhGQio1ExQBTx3gDR0OEzZUBlRgDwMhAkxkDcZbFRYUJgOoTQKDkyUCAw9QCRQTClYyLBAJAXsIIA4LMYMzDY4UPhErFgEYnyFMGUAWA0NQt20sEBUHGAwdKxQfB0QDGFolZwsrXwQQXxQIyhw/CCjPChI8TCMPPBEbHSEVBjEJAQsNGg6IaxcGED9AmEYIOEFAJP5IWXVJDDAVAyQdHRAKDwIJYQ1QI6FFFBEgBU48AlgFDwQ5IFELFhgJETYPPwoECBR7T2ENAS8pBiISCQQhRWwDAQctFRU1REQ8MApPqSEdGhkDH0EfSAJFeUcwHgskECoSYWknBAYHKyAUfHAXFGkMeTk6IV17M3MfPUAMFQjhakFUPwwXHV0YJhwQPmA1BBikBhIHBihIQ0MWLRcMKgFrAzQESCgKrAh8cZAPSRgBEBFCFlUBMBkcUhsREgERSyM4JAoMmQxMGTktARIZQzurCFMGHTUWGC4MAT42GYlUFxcIUHRXE00GHwdnEwUNMBhkLiATBlgoDGoUFQYbEBkIBAcbNBIOOk9xHgRVAwVawykKDAY6ChAMjlMXWisMAjIyCj4BFkABNxYJFiQFxmcECzN3CBFhCwgNGAyQrkNIayEeriEIMyk3GCQHBUEsVVoDCBcnO0FMHTYFS0NEDScEcwhCWwYFHS4IEAxaJE0NGwt6FAF6ryfIECpLCQVcQFA/Eg9WISQMJR0/IhwQOx4CTgY2fSYfFRAVASU7O0UJLwU0XBEmDAgGGl0CDx45Kww/Mw4BIED/IzaaDSYRAxgvRQcXAUAJMwhgGzUKDz+JFFwQkT81h44CGQYwDh/CByURZxwdKhgIclpTPQwUViqTVihAEyQQUywSAjWSIjo6KwgcEjQnDSEKCylGUQ1gBAd+bDwZOkY/LAZhD6kTAgc5GQcsCxVjVT0RBg0FGycRcSEfIAdurhdXF2MDBw88DAQWGA0DGAsbRx4xA1AKEy4pEQ85HYVBK2tLIzUBszgtDQk8hapDJgs14ixYBgMtICygfAJgKQIWWENMJCUBNScVDhULB5QcBgE35ypXFMB6LGgtHQoXHBYmTS80J5EGd1MtAgg/MR42Cx4COXtLDhInCDozAQVJFRR1TSYOEwMCEhE5BwVEvyAUHNFiAnYhCiskQSX/JZZeqglSbQl6Igc8BUMRAgkObRQ/Ng1KfCEdLxsmR2BjFREOJiAVH04gARovWgcpJTMiGToGBzQpDxwtBAgjLAMobiN0BA1iGMp6IwsqJwwMg6RNED//FAQTDA0TKRESAYACF0JLCy4eFiEEG0ENfwgV3xcae0YxDh8MBDA+AhAJNgUXJlcBIxwNA3AkHkGYDkMsAQYQFScJHAMFOS3BASw1FQpXAx9cAg8jEj8EA0NxTAYYNz81cCUPEhIJOk2WDmgqBxQ/YgoCKQsHQyEYWCAKVwkBC9EEGVwYEyc6MYcPFFJ+FDcQrAlIFxsyLhIIHRdECAkKAwgrGBQaF2UnEQQLCm8OdwF7IwgMBzBTAggJgIMHPQc/DREbCgFTKy4YJwWSC0wEIUkPQExmybcklTwEOw6ZHRIgEA0qgysvERwoWwKIBh0TXjehGkIpCHYvQV9bJUAQEl4MEzAnPAUjNkVBKx8/FgMsCDYFEwtAgMoNChkSAVR3PDsmA9YPGhZFJhsDSiMlERxuaAsKBQETBn8dMANHBj0OIC00B0Y3HytRCReOEiREOwEoZwMLFAEfR0lIR6YCGApEKDQGPF8GNDEhUVgK1TcVAygwelMHDTAhFnMuDhadBQ02/wEHKEMBlR4EBBcWjCkBQAsbMQ8OW0gWEAW0KB4CARIjeAkLCQYnNB4XKCYJBQM/EDUTKxcGCi8OCwMYC0EFRockdx0QLRwGCg0OZ0o7NFwBKcJAHgR/HiY3EBgKHTA2GwEUDyEqSyoCJiIfKSogIAk3DzZAATYdE1gjJg0OAhIVTylLdAEDDJYEKyNmoWaUQxURHSsnCDkJXx0mDDIXIVIjBA4Dm2oFJ4ofLg02EwseBhkLBhtLECErPS8uCTooETyFRQeJNw0DJB99gxcnEDopJhwjCSIYeRUZEmYJXio9JT8rQkUOMAEimwxSDD4ZBlS1AUMNAQxeI/8JOcsPTTA6CTwBCHkYhjTUBw8nAVE+DVtCbFMRAYXMdhMHNgdvMWMzDSmXDmMMBTp5QCQTqwoYBQ6IHSUJDDMzBGEznkhDDy5eBAcDFof/NgorCAcPXZEREg16EQwKYjUaVRQzOR0GDiNYFx0vAmAJQB4RAycFIgYilxhlDi5MTCdtrgI6GRALMQcxJigGFBEjPkYKGwhluQsWKCMVDA4ZCzp/HCIOFQoOSh9PH6IHa0LoIW0YKmBfQww1aA0WFQk/IAgJOAIXHR4CRDIYIIRKBAQLDAE+nSYCDS1pIRkMVgg6KBU9C38oDh4ENhJ0BQVLJVE3BIMdBWZHG0cxDCUUahYQGgrZKwJJ/wcBXgYfECgVCi00DB0eECsKFg8JnjFjYngCFAEmGzo7BEoSDAQcwzgQWBYaBQIQB1EmfhVkPARSMP8bCbwEDTwbNhQ/BRNtPxMQ+IEPBwgKEhwgah2NZRMIOQklowtBLRkRwEEZDD4EJyQnNxqKPzc/Gk8sDwl/KT4NWRkRC2ygMGM8CAwDGFkGJoRYNyYgITuzAQM/ApEZJRUVMV1DH1gUBiWECBQRHQcUTR4gKRIpCAIhRxE7DTYqAykNEXgYWSESGFsDxxtNfm8sbQoUPFhEWCQNERYrGxxkFL9IQCYOLTZdDSQQwBx9DjsFGBmMSUsSNRUFCykQGAU/Ly0WBQmCGD0HAhojBDYzNib/HE0bawOTHRPmIjUnNS8SHRmnbB9GByANRx2L0QiUIQ5oTgog4C4YZjhXFQIzHWcMciBiTh9gAgMHJCUXDgpfBiaFagcmBEcoV5MgHjYTYRuvAQEzRAH/MBt9rsIHFENjiC44ChlMJXgkhlefRwQQMTYYBzY/HzNiJjUKSwYpAgtDUAUFECKpFx1cXQREmyQ3IZADRiEkBh8PByMuKgoNz2Q3Cw8LLWUNV04ZHBETASgLFwchtCciaE0ESVggBiwPU5R9Hid1CGQIHBcMYjsVFBgPGUIPGDoYGxIQTjNYFw0JQHI3JSQTF35UKQk1WAYFHiY9Kj5yJAwEEAF2BAIHFx4SCAWCQC0rEAEZWUEhdUlSZBQCJ0cIMMMQEypFBAYMGgKwPZL/EQRApyMHLVAFA0MC/wMITIYJGwYCLARfCxwZDyQwMJITomAzBgIJBmA2F0BZKgV0MCgNKCYlAwZnKCgqZRIYDEIVJQQGnkoNW6QIIycUFx8LTEgTDyYNJ1k/hh0YGqYWCF9GGmdLAlQeUwkFigQGFHYOPS05NS5GJkcacAgbGAx2bh5aAlImmYVRHT8nGQsgSCsHegNAKA8cDBcaUW4UKEUDChAKMz8NBw0RJQMaLwZqKSwuLTBWFxYUCCMRGlgQNzYMBbUDKCIcLxhChAEkMSsPCggVCVs9DRnxARIa3wYLFDIQiBIIE5YOVz4BTQIUWQJYIkQeDBNipBoxUjsQQksgD0kmaQkoCz8JbCsTAy0KCAcsCBYnBpc9wRwEFC6YCCM7KmWjZ49ropgECQ0BDS9VARlWEnIiJQsQYyQbUA6hAf9EBBQNBi4sHhYRDmIxCm4URnUyExsaIqkpFGUaAzoPIhgEErgITjppTcIcAQMIPhcCFhdfOQELFhwJIy4KFjBMQDIoQRsCEjQYDkwfXTecOxwpCwIF6hwNOmAJAgcvCwsCFmAiVX4EBBxcHjc2WCoWWx0cFgyNiAwgFSdHeQp+yy48AVYpL/8WUTQ1Ei4ECTsPeycXIVsCkhkONQNCHmkKAxAKJgGTTBoSMBUfL2VcUiCQAmIGD8sxKA1HHiI6eIAdCDgpIz9uPUAhuBYFCpcFOaxdCy4EHzZwDS1LBygHDBMBIxw2BTAShwkLKi0aKT0QJEcUDE2GSIVEIVqCUgQYPgoJARcjM0X/D1MgP0goBD01IHYIAh4MBBIVCDANLCExDDUFAjZ1oKUQSAdyBxRrCoU6F8iFKh4IFAETA11IQx8wHygrAhkIJadgRTkLMgcdcyFBDEgBIn0SCgkGCDASE1kvCF8JJSE0FB0ibRcjBoAoASo5NQFFBFdpGzQ2KAV3JzJTBjMP30hYkCBLDxQrHDkwDh8ZejCGPw0dFjsaGRkIAghEDidvEx0EDw0qBxx2IQwzSFwcFBEgZkkwTgJPCSYQEhr/FBI2DkkBHWQJAZtRlxo0Gt4IDzUuT1j/MRkONh8HiAsgKgUcFl8sB12eA4APXwIWC1EjSQVLCRkZEyQkKB6laFABZgdcCvQhMBY+AzsdFyIUDC8OMiUQEwJbJQgEmgUkCFJHCu+MCStUPisWEC00GSUiYyFME04dLlFmOjsCIQcOiixtIGxKBsQ9NAssDgQODV4nIoIJFwsaL0IdTxwkEydsRCgMJjVtIxQjXAZhHUk/ClAbHRMFShkuDggLCksCQheQBAkxXlMSJB0MHghU2BYdjwYGTUEQJ3YUIAIjAxO7LghcxR4eJ3EKCys0EkwEDTMHASZRczwjGwwVCiM5ahUMAgdRD1s6ATxQWwMzeAkMKQwMXDAqFQkOBgUVDwGQEBcRlg4vF1lmYjk/CHNYEGgSZxADKpwrDggHew0IGwISAn8DJQQdBBs+BzMgDGEnIwsHGxYILUwmHx4SXSEXcx8GZwxCKhceDBYOqAIWOyODjQVYBwMeAwQyMgExDBQjAjgcRSYFNxIIjhSEAgJVEkn/RQErHgglA1whBARqn3eeFXIIO0AwBTcuKw+OD04SFVkDFhhkOhNPDU0GNFFBdgwZAwgmMic0PQlFIi60A4NsYlUQUi1ZLmq1Ev91LndiTkoRHSsXAlJKHJVdGjhdCTQNUScdGgYhSglAX48UDwUeESoPIgohAYmwCxokQxcNAwEHXkICkQUDe85uGzAPB2r/HyYdd14DCAoNIy1Bl3QBDBUTHBMcAxQ1D4FkFRgsND0LIUgVdEsCBhwYLwkoIQ4LCF3/HCkbHAwnKyEqXA4UCx4vISECHxcLEQpmBhiUPgceGwULJBtWDwMb/yglTGcUUEoYLWQ+XyqIGEgTDFsDDn4XSx8CKR8BBwd4EDESrjoSESwfKwYUTCweDn2SAQVdECINClcTCzZLFAI6DwksBxcQKl47JgEFFwYoDDAhixuYGVMfDAEFHiRwWCdmHBUbgWehJ1tUCSI9MQkpECYKBBZuWQmAQQsHGQ8TdipCAQsLLByUCAYEOpEoRycCHhoeLmkUDCimHQV2OxTJI3MEAQ1HCwYmIj0IIWInDKUJBQIBbkEVZxcRDB4YHWBBinYHSx5yRhcQgVMofhI3CQsmJiYUAgIhOBVbnR8WdzQRFwsRDTAENRQ9CiUFVxpVCUM/ChUyAQg/BhZiEi0wEHEaORgavLgOKRIKFwIHPAksGw0yVYBICDpCC1YKDnwFCAtKYQwVMgOCGTJKdDskGlNWURRsDBJEPz4vSFlKHzALShsYGixXeCBJDF++ETgPJyEuOh8VZBI1Aw4YaKMnMB8QRTgSEDBhCgIKA12YPUFyDCoPAyEmGw4OTmVUGCYGWRYUATcon6eOBwEjCgQBK1QQXSUGA0wENRoVFiGcQUwuST5lFfUBBS0UKRYMAwQcEFFIIgEkCxQLKEKXQWltCUEIERRcSwlJChELWCIPBRMbER8ybgcxPREYKy8OPD8lKi8+MiFABB0gNCNbCxQCAXYhG0E3E1YNMaw3BBYyIgUoFTomRQUpPPI4Dzoy/wkPCwUlLT0LLANsCxAPAxoCASMgLBYhFisptgKdPwsHIRMbPRpJAxELogYfDRUPlAIsLBUfcENoDDAaP4YCByA2eQ4JNy8EBAobOwN6MSklDjg+DT5IKwVzR40NSgwZIhMhG3cuOhP/GDBvESv/KgsXHx7/BRSlIFEeEg0jRYcJOjILeRp1ERACAVY5Oz4SdgQIJl8oExwCaiBTATypDCITVkC+RiEhVgmYghV/imxtHgYZZDgXJRorGAYrDUlAPMkUEwgVWSo7JAMZMws3fjkGOQJiLwMRKkoHDAkFIgoMOk0PQTwpDRcULjYEggIIRhctVwgEGh9FSjsXOQYYQy4jXwMhCk9wLwwCY295Ru8mD1J1IhIOGg4INYwcC5oKEDUBZHEZGjcYD3ItKw6uNlomXDdAayriYkMOFwltMyELBhQbF1QkBTQHJBJhL0cmMxVFylYCQD8JXiBNCFMRQguaBQEk9wFlCgkzMhhbLwEPDyoQHisNJowbUBEWClBqFzAWWFMbBBgFDAocBxAtNTE2HXY7EAwdIH0XCwUKIzgFC9kwMwoWAwRhPxsCBwsjCil6FQwDDxwbCzqATSZMGxN2GjlJa7YcGAoLBDQUCi4gWAh8F2IxLSAWJy6vDREuBXZVbCwMHgMCGiQBNyMWCiWWiyE9DDSEHBUdDKEFnaJMEhd4DBQHA2EJFS4qLmoxQQUeFCNAN4sWKxYeIjY/CANgOhSGXjQCMAEHQSo3AiGzhogcDAUw2TURCXkkCikUAwwvOSFAIaMTBxEUNGInQyA5VRAWJhAPEA8LAyAXM1+7/yMFIcpcTREDEXIbErewDxEZZXcHDCCYOw9TDk8Iby4dBSYsB4FWGA4Scg8IFjMNCxMEGAMKX0gVdTUTESULJ9ZHFEB1IB8BJDASG8wHXz0NJwMfaw8ZBQ8YHxkjLiIaHEIaGyIDHB8NDwwWTAYaAliuFmcZVScLMxBcFAUNSV8ECBIXDQMm/TsRFTxcJn06AwlDLAMLKweSKgNDkHgQChA9CThRJ6RVFgtUBiUULz81ORsVLgEuNkoCMDsBExQbVBYh0hEtXyUuCw4qCX68HTADBigjBlU3FSMa8E4RZUlTGadLIQYUDgsxBQcmgxYOFAolFBZiCwsLOQgRCBwBClIOGFMgGhcGBxQLlCsgjB8HDS8LTbkhBYwOFwceHSBRYAgGRAgQK9AoHT1LIR8iUdMFDWFhIwMMLTI7HAsBATSyPAYNEQwcLTwdBCU+GjcKAf8tARsTAwofSGaXNAwhGSURMAQWijUKCysgJZPIDzMxUwU3O6MPIyKMswI+CBI0Nw4jDw03BQgMAhcBFkYZPFg0HwgfSxsgBhoVMDMMIB5RIWFLKAkDHxQMQ0OgFgosIhQHAQVZGiVAJx2kEj0R/z81AyRUCTk2AgMlOicCIB0qrQLNAZwXUwNNAUIJIRIqRTpWMDU/eSJnCi4hECwhLVlbGAkmHLU7YQxIJ0SYBzYGCD4EXh6JDw2KdxIFDTQN/2JqCCByGj8HoCAG1zNWMWEKDwIwFiU/azNwLCsrCjIsEZMGDwolR1VqY5qEHCwMgGoKSj0pARAXARFahQpSFgcwjQpbMk4/UE8PH6gVGFsXHAwVKBe6ARI1gCkOCggVPjYKGQsSUBtkGiNTFIgwERcIHwhDIR8VHwMeBgwHCmcYNC9mCv8QgTw3Iw9XAhBlIQ8nBwcLBwgOCic5Ci0LFPYoDwQhAzIjGktDEgwmAyA6ZxgyKDVATi0ZKQ8PGxMjHDFhAhEPLis0NIE2AgUTcv8xEgs6HoQXBh9HcyFUBQYkEg5eRVIRait0N3ELBjeSFw0BKHsgMGMDGSNNEDIjEhMkCxA4AwklGQ8RNQYEDwsUCAYBFyZCZDoRKqMoFwIeIjoFBIZpaTIpHjJT/2RXQQkIFxEQDjgZkgUHEAQ1hAuRAsEOQ2whBE0fYhkdYCY8FxQbFghUFRh9Bg4hJC4MhCERFwZCrQWsPHQBImgCKjQfCQoGBhcqDQMIF0U2HEEBQBc1JggxTQYSXiUNTAYHCw8JDQEMAgESWhlqAQgFGDOHRwEGDSEiVD0dkrMdawgvESYUJikLHh8UFQUVFlhVBwNQHkIgJiI4AmsUMQEbDxIoBiuAPqcjfDcLLAtnjUhTAUUDASdjGzMZqExJJxU5JGhgCAIFQiwmAQUnFSENORYL/xYmEV2PTwISCwsRCw8IRoMgIgwPEMFoLiB6DrFVVAUSAhUPFCwYGwIUSAEfFzBGLQcPBxteNE0HR3EoFVAWLSAQURE0GClh2YoFHjcrB2gigg0eQwe6BxI7DS4HWWQeBAYXJiMKLQtAAQorCgYISiM4ew0EEwsdBh9ZWRUKDFkFYAUaHhgSAg/RWy0SKResPmgxSg8xR50CYCg5tyFUDN0ikIQaCTUYRoslKHIOLUsXalrTEiGRE18XRxuMS0c/Pzs9NhxJCwduwjcyKBKMtRVpBBEsAYEaBT4NFTkfBQYNAhdBIgsHDC9oFf85RjASETwcUxARTv9fPiQdAyk0QgwdAhFUXk4FCVNiC0kCGBwXVgsdAQQGLSgjNjdkGUpTCD8RO4UQHwGLRRoFKlNeCQgJHwQOCgEaWWoBKBg4lBI6NQJBOTJlamYhGAYIIoIsPgMYgQugHh0DEVsDDEVODHgdEx0dPBsGewMaMgf/FBpUNCMDeRxFERMUXEgeGRsTKBIPEnErJk8zUCgUZDx3JBpTLSOdniZTBCo4CCJC4TUQRTghFQQGAmwNCKYJCigGNi8DcA1MDAIPZjZXThY7D1mRL604LBFaHjkLDwhDDxYQTwpNKAQVSwoJA1kEKASTUCM3NgsQGzo8GUJAJyM9T1gPBwUCLAUvBQ5kIQVQFSx8FSItDxBmOhMkDwkwMiBBBEEiJzkwBRQBCx8RQK0QFAwLDRYITBMOKgIDDBsZUBBPnUoEAxkgUjAeelE1DxkxGBA4KVxxDAofKwckAUdaEQgbB2MUBXETJyJopAlXHgItVz4dLR00ISsbD5UDHg8OCQQbDRInHAEQCSkeE0EJEx8rFWUUD4MsoxcBIkAGKXs9OpIoXRtUBTEkOwgDDQISSQUzLhQGLZRVXDUFJhs8DX5GJhNQJRwkFwdtqSj/IAgLfykVUg8SHScBExcJfxMJDVoMbiokHzGAayYFfhtme40haD0iKhaYEjUVUf8NZksQNDUMDF0fJR8DOjoXAx8kF56cJp0IWDxfDFw1Vy4PRQUYJUoQDjmKatN/SggFPAkdCxgyBgEqTSdFAg2iFhIlIBceEBxLJQOkRAYXOj0TClEPICkfHV0CJDEIIw8HSlwRQg8fEbU5bBCXGg83IEFcEScqOg8gCbNXZgYYIxw2X0tGMUQKEBZVB0o/URFSDhIiMQUWgAMtPQcnLR5XKAE2cjYjGQoQEyMtggQtKwyhgxEEW/8BIzMrGglhKQUndQIhIyAJZAUkGDYvIAZoLz1ADxIFNWYWCXoKFEw5AwpQDz4jCFUdPikQME+AAzABAzojCh4dICYaAycPXQg+G0SZZxROKhdFkzcarxg7Ap+RFRA6CH0MpSdtRRqShASpRnJIiQVvTEEcDBkTRRMPKo8+AS/9InZZI1McWwIPZEcRCQQQRg0BFAcUFqEzMtskIC8LFxMRGQkoA04PCSwjbUUqXWEWDiwWHFkWOw0jECkbTBZCCSU+Lg4tCBASHH0KHR4qVWUELRIEKRwuDwgPGmEOWToFBROHbhVSE1hAHR4EewIfRAETDCwCKzgIIggEGAQiBAhmCUgIGTVyS0RXUw4lEA4TszcEomwHVgQXcSMPNxwWczQGQAkPNQRZGCsHIwIguAUBJW8xDzs+VS9XIAUUMi4BDhRwhQoSIgFmLTsCIk4rEkAKhUscWiwHBScvdS1EKBEIGRcINwUVI1soe40VKAoPIQgXPC8EFBQKHikaCB8hQgYRSwVOBQYBX3MuEVUJCgQIYHkhuwMNW0pMUwhLCwoYSP9pflp+AgEvKCwVHD1MG18ZZQjlDhYdYR4RIzEVdCEJOAIEOQRTOgNwHw6CTSP/HmQuV0sJOhoCPRsRHAQdGQdGSkITBR0HGDi3g4ENW2IxIQxrFghoeg4JOChLEE4UbQQBCBkqMAlaCQNEAzsNKV8HAhAoDBAII1g4JAwHWFIBBAk8ISY6BiIjAw1XOQFIQUg2IgQcHB8xARk7GBDwLBpbeMcLQQNLBhcGDg0wHSkuHRAiFR0nPEEdB7xMFE8LMhgBjhCninUvqHMmdxYWGBYbYAwHDR0vBgECDAh4CB0ICBmbCBoBIBVjNg14QAUoGAwtFW5Dn0cCFgEUB106DPExA1UfIgUjDSJBBi0CDRwDR1ZwempHA3c1AXAeGi1FfS8lDzInExMBHQUFHTwhKwQORBUtEBNIIgMGG0IcAwsCWRNAJzVwNBAEFBhYZhIVTjFTExctKj0GJA1tJkL1UEL/ERMJqAotQR0cMDFtHhI6DQgcVzRtbmMCIApXCuo8EREhMw9IPxwnAjQVMAhMKwwbQx8aNRUTOWwWBwk+IB6VPzQmRREjBQYuVVsbPxV6KBMHOAYeAQIfjxYvUwooAjdXDWcYViU0KTcENRJ7omjCCP4BJQYTBEBaLS5Guk4OHio8DD0REZIPI4UWFpNhVVUMAigU/wkPPyQJPH3/LXAgE0A+BR5wKR4/EkIKSD0rCzUiExEHDSliIQFBPTwYEEgBQmwEKyoLGSElAy4RjC8NAwJhFSwFBg0QC5o0CYsnCkc1DKhJA0Q0KnguBxZrBC4aXwMFPycgHQ9NHmmMHRE2eysBBQkUFA8H+FVHWAtHE1sTGxQ4LAR+Aa6nKj1RJxoGGhjTSSIeayoFGy5DCCELICEuDQ5ZEgwNehoJHDsfRihzWGJYQhoZSxANIQsEEA4iCjMNHRIwOjQKnxwDPV91RwoLX0FWSg8TI6YWPVsJNUIKDxY3MANbGxtNGbUUEDYmBkwDOR2JISCbOVoOFw8WOzYJp1+4BTYe1x4lJg8LggUZAjgHAzcoUvlvhz4d0FQcagRJGRYETRoHAVwCciJnO3ETU0UelT1VFyA5A3sNBCplHhNOKAI8KwE1OAI2HAsRC4ROC7kPRhpBAwQHBSI5Ey88FDcDDRIpQDAmBl4MAgQJGyoJAzwEG0QWCiReNwHBAR8rBQMCKA4zcmAUM0hkfhMVAxENNkgeQQEFGhcnECStASBBHwUhIkYQHBEZWh8EEzlEIAgXKh4gOQlpPBMJfRETeFMcHiYOQB48fSw3AQuDmjsDQCkuHRIXFh5HHYssJQ00BxErDw85KAKaR2YwKxolt0PDNxElDygHHhADR2oBFxsT4wswZxIHEAdeCywwV1EhaV0rFAWNni0ySGgE/wUM/wsdFhZKKSMRNhRaFWcNJg9TLRMhC4YODx4NCC0IeS5EG18yFxdAQHMbLBZYInVHIh+ZRr9Bf67ArhgDSg2PWQceLgsZMnWrECANO35LDRknHAsZSQEHAgoXDA9iOxo1DywrBBs5vxsVFhjcagIIAmkdkQhuCQ6NEXspEQVaWBcPBlQuQRoBCRBcCR40HgYYElkbGhEPAz0ObBI1RjYOXBQBHgIBPqeJChwFNgshDwEMGjBMJw1yBxYnaz0GgCMbKhEcEoctIVUjDwYsMQYsBjsMKEoOqW1GIAszRhMW/xAuBxweJC0pDCdWCQMiN6wTpwEGAQEXQA4aYFc+EgQsGRcdljMKBgoJBdVS/2cgCBwROiog6mwCBQcHFiA6Awk1NAMQPSsoJjdMYg0BNEIwGSZAAw5cGhIRLA9EvHEEAgsIXjdRDg80CQ17AwOHDh0NCA8IGU5KGwU9Bzk5HmiUByUvfAIkFEcDGSoJBT8WBB8NFRIFPCgGRQaVMAoGcBtIBwsqGhAVShIJHhBQJhGqBR1CDScGFwslbS0FLBAUDx8RjQdJVAQBA2kUHhg1YThODAlGXDFCCSoBXw8dCiw2RaeHg0kJOyMVKiFxHDdJtxEEK3M1mBgOCR+HgFUkCSgrTF1GX0w+ChEYOidlhwdS7SUgBS6+Ayo/AzCQFSgTDggmS28pPuQfFRkvsAYiEw4LESJQAsEfAR0FPgIVIUJ3HRlNchAyBnF1KAsrDhdBHwYJJhAIByQPaDYIpCUDHBIcKa4VNB84KDI6R2crJkosGlMsjlI7UCQTQmYZHDk9OQ6XBg8YB5ZFFCUnAipbFh8yZgJAcQk/A/ArbjEtYYwlGAUVhQZlBCY4EEIQCjdpE15EPW4LG1QvhhMbKyMLGQQXIRg9VDUMIFlYSDNbKwwJFCBgEiQvMzFBCgy+EhoRGcqKRglPJQQYBgY8FwUJEvsUHB4mQDcCAQMOOHY3PWooOR9dBDQoeghoIBwOIxY1AzUjXJwuQw4RGhZpEARRIgY9HwhzEw07CHmMXBQDDyhaOTU8ewhbrVMZHhciIC8LDhuaBBMCBgMvFw8cCiQU/xgCASQPBwUnUxYBpH0wLgRkKggVNwlMSSoeLUYXAgVbKB0aASooBAsjPgpMAkcyCmIBNgwWnhVDYRMPJQUzE1XQDTgEJyIXkgccGAgE0U8COwYMaAijIw1MCnspJU0qAiF0ymUeZw/gCQIiEF4KeBYXDxlDDiINFSkDGmxQJA1nlgsFHSFJFE3/BAPJKQsNQFUQRwoUPzcDFB8MI0cdMwcBKJsKPEgwEkAUTQcf5BddEhVGXYaiDcUUFj9SGRIQA6FdHwsjDjUQAf+dCxoXBB4pUQUPLQ8fEScSLg0DAQ4NXRYMHgkHAgcRPCt5HN8VNSmEAUIHAhhMH6IiOBggkA50NlwlEUolCXohNVjFMgca/wgfIT4eIBcDQdRiFiA8WkT/GypJd0cjAjEKAiUUU3gjLyEQKnJWBRcQAxBaUDYbJh8oLw4KASlQEQVQDRBvKAY2AgyPHQJHASE9AgIBFBO9Bq0RNxYODC86CgoWjyUIIwE2PjNZKTgJCpw6YS8yGx+zTBkPHCacDQoOMysqI4YaCgKDJEQvMSZmLw5gKgNJEAnqRAggDTfSDSELyTUYAwwLEwMWDSkQSCAaGrgUPCMDFludDBw5Yw8mSEk4HBADsgw6DhMzNU4FWQEBPRIZGQFlFsiSej8IFSMmGRovCz8sByZGJxYLFwETIigKikw1JQY/CEIOOS5MZgNVJSqjFgIOKRguGRgUQQIwDzoaliI2cAgKAwgYNgcHjIsDLisGAhJJkwQFDhQ4Vm4UOhgWLRpVCwsTDyBDMxkrDDwSaDdNAwRUHgs6Y0QPGCgdAgsBFCNEBDoFLEYSFWwjYydJAkwIDiAYMh4HBCUuZURgKFVxQRxVLm4xHxQTF1IdIkEQJwVoFRIuBBoeCRoGDNNBOjdyLUUJmjoPJg8EwhRxDkg5CVR+AzkMHgMqIwpKTC8XF1dkMhwBWxQMHEFUunEpDL4SAY8zqDA8JjYTHCVQCgMLHydHIx5QcQuZGxk2OitGTE54Ei48dzNSIRkHJUEINxorFCUSCJZJOjUGDCQXKnUkBCNAJyRge1ZTGhBWCTMHSiA/CRBxCjEfEBaHRkdyFgtvhxMjCiAPFilBbi1JFz4DMwsbSgIRDgEiKxwvWGMdGBEeAxoCpgmZFD8NOmEg5v85KYYdDg4EHjhIHmyGiR0napRUGS5AaxIdQSMwBkR5gYARbQENMlMEGBgPDgtSMiIlFk9CXxYFEP/NEwchXgQMXjMDHgcCEQYbB5QPFSUlCwlPpTeOiCgmYBoCHR5fBA0tLUC1B5RHMgQBLK0bHGEbPh0SBTwNLQQOeBooCDRWfRtRDxAYkwtBTCk2LC47EioxToEOZRVCCyZHVQ8dRIM4CzlWBgKARf8DFAinAYMfVhdSGSOGRgypChUHWwQhLBpAdSIoU2QgAZVgM0VcRQ4CIgQPeJ8HKy0nQWILCgkdUwNwHC8yBW8rTUhQVEwHKR4fCRsELgMOt7MvFDAWGRQjZhMwLoHFDigeQ4cFBhJlI186CSiRHTMWCgkN/wHTDQYeKgFpKZAtA1gELRiNaCZPLf8eES8ceygYIiEyF3kDMypKCykIZxUnCAVkViQQPjtnKw8TMhUPGowLIx0QDjUaWQegBGpIIwcZMQqyGzIKMZREJRByGRktNR4HHTtoPFQsUMMqGlIJT3w2O3okBkEZungDEwMNKBJaTioaSCAI/yldBwNjbgMgBij8BgFEAg0+XTs3AwU0CAM3FQcwFAsdWSc2JwkTBy0cHAwGFwirQR4LAWk/ExECBlgxJ6YmUnIBwR4VDv8yXRAgF/8ZMhdhEjAKKgYxCQ8gaCEJHx0KaggPBScTQgGieVMSHgITDEUThS0VsWQoCTYDAhETGBwNBnoJJw0EJ0cDDgE+KBYqCgYQjwIYBQM3SRMeDCcKNlBBBweSI2AwOhsSKzUGATldjgsFJlofSDg+CgZbBn4fNwgIPBoUdFdCTP8iJioDLRoTEzoZIBaqBVgbPyRRA1IcKQweSBo3FhkCBQQYWj5FGw8DZhEDIzEJHwwPORITIwOFXVptOQM+SUUgLx0USQQiKQFiIDcQGAQBbQoCCIoBSRsTKjoYRBgQXEomqBMJEgggGVNQgyUVGSMwGyUhAWMQoTwXEViPerAaRzIiIDQnDR8IHBcaEwM7BRMxvRNJVQpmKQorHQMnO4oJrAQUDxMJDxg5CBIKIRMVVz1D/wUNNVkcMgIRAyoMGBQPORobOwuCGiIQDA8cHzglCQ0GBRBCdSIfHxQ6DZtSFjRyNSoDIl0IIBENGD0FJExHORQICCc7JQwSQxAuBhcNTCpSIBkWAyFAQ1YHDm4SYwIIKBUCGaIGBgcBVo8PJxRBAS8OH50cYCITGUsgFAcELAYzJhJrKx0VBwMMdjUxBzIWPwUYHzQ0BikEHxAFFHMrFAimSAQgriMgLANbAlANFCVRXh8DIxMTAi4YJS4nGZU2RnYiamMZJB0RagZTrxVGXBsGDgYtE4YKCD80FiNAJKoVDv8GFiQJBgw2BkIFgxbXIA4CZCtQMxMsRQEkBjxOGhoHAhgGCREJGiilLmIZcxosVwVYDjYDCAYsDyCDBzgwHAVhYkYTBJtaFRRaRJcRN4IDFRs4CzMwXRAfFBoqJjhaAjxKciR4EDIRMRIqBVQuGAYFIhELHAosgyxiHwUFIG7QqSopESQPJhqKDfUUGSUadwE5OBwFlg8LXAEbYBJ9LQQ/BUF2Kj5AEAIVEAcJHFPkPSQEEEgcKD5AAf8BJj6qBxQJOkwcSVMKhQ0OFzQJNCcHNAZVMjy5FXsJFwgWnI4RPStLDAF1JwQXBDQxUgsPBA8rCBLnBXcuNROsJykHLAcxJApBHBs8FoACNyAQOREXWYImNJEITRURKgoKMR9leTMMko9Ucks2KA0KBA2sBwkDPywFCBlBFSYgKwcyOg0cBBFIAUExOSMtCX4wRismbZE/Cj1IGBk8UhgcBwVSEQ5HKxoCNi41bYEcUx2AGVwcLxIKEh6KCXksEUqPKTALFQKCIxEQBAIVNg84jFUdIHtxBgQHWDErITUksB65QgZwBDCSDl4cEwVvuhfFDkNTNQwSAwUBBCMXHysNUS4MOGoPDx+MKAwCD3R8Ji8xAQkuEkkMDQVwImcM1h8DDzgZJxMOG0IjEDmJCQ2pagUHGwwHDgUOLxEoWwESUkcTSCk0EQQ9GUcPVh8BXgsOBRUGPTdoj0w4QUAMHyeVDxMjByoNExMOZFIqFBQaNlUUHEEDEhMvGkYOBD0pAgQZVikGEx8SSy4I/wsgBQhLSwQQBVg4Px0TK4o2HxZNSbJDIiwHQUYiPgsNDUkMAmghCy2vYSEuRRc+MwlNIBMoEiCzCEUSWBJBAgQLQyxaL4MCkRsRG08hGFUxEAY/QChGPA4YMg4EJGkUB8QMByVuHxYKAzAJAiIk9AsoCz9KFbiCAgI8mR8SME57DywgeRYHIQQ8FCU6HjdsMzAVCEMDCwoGDgMvOWANGA9jDCBUhA0PLxo1KgUIKQgIFgxJEiUVRSNCCBYxaDseIhMmVF5IGE4fCAUiZmckJCQ1gANGRUIZLB9XWBsTKltBCQNdIRWBFU5+FS1hDgU/EQwgFi1xDQpiHkgXUhsshVUyQDl5UGacDTUVeURBP0IrjaUUGg0iZCAhLwwKFG0dHigbPC8vCSAGIkotFQc0QhMTQlUPGminTT0YCy5tHhgpA0NDSj0TKgJFjhQQCIccUn4bV/JJXqgzOBI3GwIFTwouwzktHQwRGS8SmhJ/EWl+EBCnBRwGfSIi0x0FIwkYbwwOFS99BG1JEQECHnYfIQoJ5AQNiLwGDQFKAwsHECc4HJcFPDcBHnCxCAIEWgktIlpbBwcyGgINSQw6Bi16GBAkDAVgJhp3KDMe/ywUAWY8FBYeU08vCHWDLSo3ECIMEwoW0g0cGgiDSiADFQwKSRAbfAcFJ8FHEwcFaAwhVgcPFxgxIRsMpAUjAg81Sg0bDQdQCblKCw4MbRIPLRsEKhNYAScZMxaEAeD/Ki0bBCMcDR9ABAcSYRcXpyEGUT9qBhEqRoQZLi8HD0cVJCcjGHwLVAYuDU8OEA0jDyIoChoKEzKBYAMNKwMXFDQJGQtPLQQTQwoEBBwhtBg1IJ8z4gEcFCRUOi4hEBYnNyEDFEAqDQsFRm0oJBgEL2BKBi/HWx01LTHGEDRmBRk3aD45Vw8UaRMUGCsTIFCQFg6RGBAwFk8JbAUXYCEXCxYfVQoLTjJhHClAWDnhEwYVay1iAg8QBysFXSCSBSk2HgW/GXMPZipaCDw8DccJAhYwMREDdWUCIyIWBxOipRE0OxkzEhtAOB3MlcCCSC8jJ2pcGwMgSEIUOsMoAioCCiQXDxcLBhoqVCloHB4YICqIIUEEPAxyh8cKChNJGjdagw4GwAI3VzAJAR88DDkIHBMRSFRfM0w6PCo/LD0wHHo1Egs6/woFCspJL0IBGDM+aZAMJV4MAyI+FBgBnyQIPWtEFy4wHQUaDgIKbDwzKRFHAhAJGq4QMRc4MQhdCR0CEwgRMnpGIFsjHBAaCiowGBAHGERrCzIapDoDihogKzwaHg0fMRFwCisWHhEKBgk/HB4cmk8XCyIOCAYTHgsam0MqPUEKTBANJB0IWQogJHcHDCwoMBctAgMhIRCS/w9HHw8fDCoLImOUEBl5LUcID4xHHhkYCnyKjl0jXSAZBigkASwuIxAxNDkrOxhaCRRcuP99I0qh/2mpMYAP/xEyCxKGL3gRLxoO/wUEm0EKQSd8FxELBwuNQCFPJg9CB2sMXQ8sZzIoKBuHC80ILTfkTxQRVscNClhhIo8IARwdQBAODB8lHwoeDhcdAhuQJS4THUgIKpAJKTYsGA4FBQQURzMQCQ8SQQ2JFC4QARgECAEThwsTDT9qdxYQB9AWDAkEGxIKEAoTChQLIScIFwsTGTQZCQk8Yf8jBDRMNhdmDyWUIj4DFRNgCAgbFkolASk3BjpIDv81DAEpPC03N5AeOgE+BCoZNjxiEpwaMBYMCAJRDhwoCVBCTxtDB06AGwolWkBXKgQbUAQjJJYSJzYwFQJObQIlQRo7DRcGDyQtOAciKhMcFCgKBlIKGiZXAREOWCoxMwgqJQ1rcx8XhZAijzKQBUERAjhSG30EBU1dghoCJxgFICADAQJpZ0ICIwkVGx02OxM6dCkczhAxDAMXOwQRCSkuAw0lFVxGGiScKZVIhA4VEx0QIWgNPzpQNQlAGAsFD4UqJBwNUBRjMa89MS5XGQaKAQE9CBQqJ2EdJb4yDxMQlwg9LyrGh08bEA02LAkLVTxnRDkxHi84EHl0ICIoBwdEJvkZBjkPOAYzIw5IBF4CJ0sTFxQ4JRpbTJlfF5wHE9c3FjYHcA0hR0f/KgobJ6saf2sxCnlZLWeMKy0WJAgNHSEDFxhsKVsXLQI3YAgMhSMDJLcGDw0FEEMQRwwwAg0BcGojAVwGBRkEHIMiU2YnCQc1RFQIElUUCQJhDUIBGhYLIjFITAlvChpBJwE6Di8YHVodJwQrSqMPCAIDEiIHFkQbzjQdHF4NAx12C09BE2M6ciofAuNPPYMBdgpJkwQKaEtF7QVpbtc1VPUBBDAzEwofmywQRwcEDwgOEkkpOBxTLhQSNAsBElk0LjtDGiodUiEqMDEnVCMcLiI7HxoZFZMDUCMsk3wfHKsDHQqCGDYEYFQXBRELDx4SbDFCCQ7wCh8GBRwCSQklmG0YOQIPPAMSNAdEQjEVTWEMIQUMMD1CJI4NJi9XGTADOwED20E7gkgZDCJSNi8LBgMdDkwwCjNnB00gJjIPSiQoAkUrDGMgBhUZEEQjNQQ5XTotXQIdHkd9JRRjHjMaMyIlEDcYKJgIE184BSoLHzqXFtydDzgUKBtIESYcCAwqAwlQNHR7NzQKJAw5CRo8lAkjCV0UCgUfFwMmOxcRewofJ2sbDzdLAh0BGScYIw8EBjoGBx87altXbFFcR1QkBAJrsgodVGQZCRUaIRcVYg6xFxoIGUMcFwUNIiNRAQsjFCJWGysEK78tErN1rBIFFRUEFwE5Ag0MBYRFShgRGmorFiINHAlOKA0UOxdVD2YTJSEGCU5FFYQ7EQ2ABwQGJjIPKwEHNgIHEpIWDAFrJhAyTjCiCy0oGpQfe2UKTAsFMBMHIAocEQEbIQc9YxsCDBY3sHEQAgkpAQwMbjdEQSIBVCkQRTYsExdbHEUBATA0FTEWCwEINvsDCpomMgwNowcUtAcQXAkJUxcgCFUihg80JQcgAQMFDQKDAm8lMwWyKxICEwElBRJaBgsOBxcKOgIBIPIBaAVyFS60/ygBEWUJEjUBdQ4TZgY3DuECLxUDIxk8Cg5pFgZNbBEFDS15TAwkA1IBHwUOPR8OJRg8QSIcGQ0uLA4pGRR5BgYBKQInBRkeUwWMPwdjAwgDDERqGwMLCU8dAUAmBQ4QJykYSiUeNAM2AhZLJzEtKo1B1iMSaQM0IgUTDGYbUxkXGTMtQnYJS0QSZgURZKhVKBkkNQ8mPAkgSBQyBEcOFiMcLRIgMCAmIBk5CtcdA5gaAzxpBAENkf8YRxEgWixYEEY+ICFFEXZON3ElAiAQBoEYBh9aAhkcCyimGyQEJWTXFyAVFgMI/wsEdLoHPSkTKf8cCjiGAQ0UUgsWSSBDGgwXSkI8IjYtAzEkCQoMDiMLA1YiBwEmuAkUEFAtMkM3OQ4TJQVCJR9eSA03NAEWVwEXHhEQJyozFRKJAa5HASidHAwWDyAoBQ0icwsNHzRtjSsPD09NEX8wVm8NEKIkEw15BAwbygMCOwo2PAIWBwY5RmobVAGEOW44bSgODDINKiZRhW8MRDEVGjANIjYEI/8iGQjCw0YhAixPCnNWDwgjeBAEBD4HNj0wBggBSlUEQRAWESEFDTESLzUSUQYDN3oU9DwuHxAFThYQaIwvJwFYFQ85ARVOLy1nBktRMxcjHAHdNhkPDD2MH3gOFgEJRyEBKGcYITUHWhQsFRAYDy8TRyARsGoWejElLQ8IMASPFAGUUAdSPusYN0piGAUjCLkVJC8QNAuMJSgDgjIbZV4KLwHNLycMFGxLDlMNdGFmCkEtNAwmOR0haWQ+J0sqN1BsHgzmLiILFQj/MBYCBSUIDCE8EkRMAUoGGwIRDDQnZ2FtKGUUBQkLJWUfEREMCW5aVggwMRsEL2kpCv8NGDspSVwNhhVfJx0IFyBIjgMWJB4LGDwXD2QCJEUBYzwJaFN9HBECBgMtQ16CUS4NHT4bFAsKGhM3HQsWLDoKH3OKHT1ZRR4DhE5fG/8mGQw/BgaeCTgDXV8LeBQZORA6Ij0JqGguWxcGKyYVAwsJHAsYJwghHC0YDwENFVYOCwEhEAhAiywJKwn/CCUkRMEoFRwdCgUEBQsMhKUnTxYzSsRKORAjBTsCUyIJHgIZDhQLHwkgWSMIAiEECEsNDgUJSiQJIBFUlBENWQgdCQY7ERgdJSMMTw5gKgwhUB80FU0hZBMDPZNDAyoWOxcDBgkFESMRBDoKIgR9aAESM2JBATcTElEaGkscBxgCAiMRCxAnyFY2b7QVH3QQGDplRhIhMTROOwoWFhEgAUAfa0oBHQoLuhQNAVF1BQmHAqBAJU4CZRw+EgjrIgqhMC8n0EoWIAUJTA0FN2ByQEk4G0IHJRNOHkk/CxcoJyITUSEjb3l1BwMBIgUDQZwHEUE0AyYqBiwHDQwPFCcfCxAzCDcBGBFYBEgvcx8DJWIPLzJoZVoFGgklGQEUKig+BFNQBTiDBiZUCmM7AihBGwtBf2gYgQqxozMCIBIvnARUsF0WbAkEBBREAwgDBQxaNB8ccmAhEgIQGgQtIl0cVzRv/wEgNzUFjgeABR4uYjocIAtGTBNeDitwF0ltFQmoHSUBIAIsHFgmKmIoCTcPEQFHDw0EMFFNLR04Ax8FEBI9MHoRk4EIQgY0AioPRh4lIw4PEy8QAl5ihXd6BRQ/TQytUDR3KmEFOUAUoxgBEhMMPA0yPUNBCDEPHTJEAQ8LMog4KSc/WCcFWUyieQj/Bhs9NhxhIW0KFQ6xMaUxD2QaMSscMR4qLAkqaTouZiVWATJCLW0BKlNJIiwCD00kPwlLKhPCJg4eLRshiGoROyAFGRDOEUcTHAIFZy6kgikNA3UHIBIWAxcpRRcKCwsJBhUCEzQDIhIQVAczAiApTWAqTWo0EVYMVSwIFAd1GQKME6krhysyAgpjJAcYMAYENyevC/opAzMTUx4rAk0BTBIrtxkwsVEvBwwZJwOMAhz/PgcFY3cKsQgD/yEONTw6Kx0iPxQvFHAHbFYCDSElGzxSLwIxKjBFIAcDSSQZKn1QHgUXkikNC0ZkAVUCRIIZBg4XMxM7QCCfAh00EjIoCBoRM0R8CgYGdE4EgDsvSkiSZwwGK0VeMn4UMzdcIGe1Jg8fCREJAybqIKcfC8u2NAQYFwIIcXsIRagCDgMGc6MILb4FdCwOFlUJTIc/hQQEMikEQCwkLjkWflUEKwkJSUAEehEMEB4CChQ4HAQOqB0VCUQIKnEaZAoiHRgbKVx1EQEaUUFtAi6ZChAPQUkSHQZqOAwlIhcXdUU1TQI2QhIHLAI2KRgvJ20PS28KAQwFCUFeKUIITiZJE2SOBTnlahcOIiQJSxsWBjcQC1kbThEacx0EDhEhPZknrkcLAysQVi8bCQ6/MgIItCceawoSGCUKaAoRA0MENTRiDxd6J1YPCTvLB1ZxcFRhBRUQMAYUCYEcSDNWaA8aPghKCwoBIhQ3Hz0CLB0EMhYHAxE2JwMeBQhVe1M8AgkjEWtVKjQtJpQpAhFEGhKTDHIgQgUE4FS1EBMBTBg0RXQeFxMkZwVPLwUoPIFGDDAWDAYYBAsZEWcwBAkYDA0KByIgVcwLIn0MDBYDGhInICEufawiOJEaWgY1PFIGBgsrFEMIIiVgIAU5JQgtD02ABQJBBAOUJQQdB0kxJypHYEkgIR4eEhQFHA8XUww8NSQvBVkgAVUqHmQBOgEjMzFsVg+KECfgGrAoD00QEEwxFgsMExUVCyVPGQ8FHRAFCx0bFAEXHBclRD5jKBwnGBK2BQWzGCsNCQKyNDMLGUUQJYAEHxoTEahpMRwxHhMTHl1ABRQ7XxIFBPgFEQExSgMkEhgvUxMrfy1NECIDNyZIJUyJCgMPD0QNJwg1av8VBwO+E24rEDcbISMEOggkCQwpTAZVcFMnBgElGRd/KmIWF0IOCgQMSxQIGBcFbAYbAwwHKhoVPDwIMBoKBAcbKg0iLikTFAf3AkHVNiIPD7oSARJADRxBYQsrChICOHYWZgEUHQQNGgoUBkWkcVsbUhofMXQgHAJpNw4gF0FjZCsGBEgbRgpmb7QWNxg0iBEgBGNNZSwBVfIUFig/Vw40BUYKQVPyJ0FPFQ9OE0gaDqA+N0cqKAIaMhyAIQUNLaIEBgELhmQBJ0kPIhoeIBaadkE+pQ8PDF4OCBMsRgQHYA4KbzoVVjdSZx4VB8k2BB77CgsypwdTSnA6/wMlnA0QGoGxBhliAWPFVgQfBym5AyE2JDokNQxJIhEYeC8xPx8TD1yIBDAQASdp7hEfAjwnESMmtgkzIwQSFUplLklvYBcBKzgiSjgQIlOCQQQ+/6AETDIFfRFIKSQ2NiYpYwgzBDkHJiqaBzoYKRBAEmBPiRsdL0AeBipBZXweCz4TMwsXEOQhLFYrbVZeAQOIKR1GO3k5Hxkbaz80CxcEghFMVVgUEwEGRj4UeiYLFQmYXP+IFQwaeoYxKUgICQ4ERYMJfpdyI0kGWg8hAxdXFTRBF05AfhRaTygKXAUIDBh9HCsJDlJaBSEQDhNmAxYKSAEjHIg0W24DKXABMjwYGRd1LU8EFB0ZNBdYci8qDyAHIhIQDgs5ITRGFgIPQw4VCoQzfH8CExsDCTQNJhYBCkFESxkaKgZCNxwJdUDDXmVQCiAycwcXLihpCR4oCkcVKR4OCwMXOCMLBgUXHmQPmxA+XUEgCSofTwYPCh5yWSsxClYEGA5LBgkIG6h7IuEDLAUwCzAGJTVPNBIGQA4WEkJXAQZWBw4NQy4KEoURJ1J7gCcTZCsFEh9fDgWDV1cbGisbCX4NGgsZCFQJPAwRJBkKbh0JAgkfBCwVKQUZJR4VEwhkbgM3Ax0rH8EUGrkGKoEyfjVtDGcPckYJFyENMehaDJMFSC8hKwwWDgsVNyglAgkvDUUSAUxKFEJTEDQLUTBjFwNDDRsLZS8JBxkhQWUrBE4rIQ4ZNA88LAQhFhIpSUMpKQ8LhQEKQg00AQ4mCgFPigw8UgMxCzIzDGN+BIIl6gQ1IxQVAl0vBFw5Iw4FLxYFFRAPTRYEGwox50YZaB8fFAwcCwITHGIJIxkQKoQcBiEFFTSEHxD/LyQdMDVHAhdfI949lg0GGQI6IhqRIx02PAkkEhdCAxmDPjE2EZ8ZDTNfGA0YVgQMRCxhjjAhoDbVKyESGTo6Chh6cWELBiezGkdcaVIWUBtcQg8rL0JJTLBLOAQnLxkjIgwOGVkPKwQllnWYBEQcFRILGCpjpBlOBUxLZkoOJRBPkUcCT1ZlEB0DEW/fQ38RoiQ/DgZVAQolByluImkCGD1kFzckGBIXBP8ICQEK0Q4JDUAFFxoIFU0YeFkJAr1QBS8wGhE0TjNsUQqwPEsfAfglTVUVSjE1kgZ5VxodeRgCFGMLIQ4oChw+oCNpB1QoGAllC7gcQAy0HUxfMFFFKAkzaA8DFiRpGymFmCgCBioXDysLCSs3BRcdgVNyiwRHOz8/FyfRDR4oJSxCCxIeIxsc/oRQLANINBxpKhZQI+cIDYNNCxsZCRAWS7wZFCoabz7BOQh8","weights":"TcypVBq3TEzVRFW0RMzEa7VMTIS6esy8SlOznMXFvcVJMz1VrVu2u4zERVRKS0XExFRMS7tUu7TLRHOURMQ0W7xFu1q8TVdnu8NES1TMNsQ1RUNdy2tL00jMe0pErbOcy7ukPEfb3bOWvWW6TEy7K7q1ykTEY7w7WktJtqrb20XDszxiy6TFxrvFs0Z9W6tRrGxEvFQbRDazPWTVOkVVNbbWxFa9pYRky3zTxcuzkys8q5tEzKtFy1S71UtkVTtjzLTDu6ubu6NVW8WkSse7zLRbS1RG1rqsYyNapGVGTFzIQ1RktExTpLpMxES2XbxsO8XMxkRVTLK0W6O+tdbFRlrDOLYkTdVb1cS2RLtMzKVVa8LZtUwVTGS2RFVFQztLZFQ0Q8urvKbEpMU718lEy1ZdO0xLtDY8tNxUpK2rO0ZYm6pUPU21Q6RaXGtcVFu1tTSVuVTEoVTmPOrExMU2rLc0bE21xkvLvURLozyyW6VUtLZETMwjWrS6tcuaxKtHdLu1w7zLxMy0xEVby7c6vEvFzGvUy3TFvDWkM1o1W61MTMrMkrU7XUfaw0u6TEyMtsTLzDS8RblEy7ZVTDNcTKSUR1zDs6u2TGU8ukS7tcS2JDtkaaxEy7NLxL1FVWXFQ0xURTRMtaPEvE1L27tqS8xV6ltmzGtcvaxCOVvLR6uVq93GO0RczLMzNKXEW1TKVdu2lMZEtiRUo0xbXEPMt0VLVsS0XUa8S7zES3PNpaS8bVystrVETMxtVFnFSjRcRTtEtExVU9tWaTXFu0uzZEpLtkRZq7W7o8u0zEW8zMy8zcTEtrTEs6TsyyNFRTQ1RWzKTUZ7Tnu1y8VE2ie0vM1DbFy0y7WlssW0g1VZ2rRVu9y9pTS8ZnW6z7yp1ctEyzS8pLNURJu1lMQslKtEx0PCRMuzVFpEvGRVPMy0xDRXtIRcVLVKzExVyjO1RJp0tdRj3Eyrt7bSTDVDhL3UxmvLW1REzErbS2RMvUZTzUNUbEvLXLrZ1FyMtLpMpMNMzS1rtNulW3TKNUSzqyw7pk1Lw1W8TFxmVWt7TMTCu6VbtrSsW0QspaxUN1xkRFNYQ0TMRUVFVUdatKvaRDRMzKRkm0W7RLRMJVRE3ZUzdEs8tVxNqkvFTMy7RLzUTbnbSrVGS2zLvNxFVVu61FpblWu0y7rMS0sjzFTLU1S0S0Q0W8ylXLzMQ0w1pFOzw0qoTEzVtjpWTNa81VzKrVV7XVVEpMvMS7zMqsRkUqvJxKQ1W7vMzcTE1ETcNMVclOOaxcLEPWRUrLxDO1TLRct1VLt2RExFwzVMt1RDTLxL1NxETFrFvLM1PEtrW5ykpDRcRcu1XbbEtHRKTNtLw8akdnZVVcvLtDxTVbwlW1vWVsXEPGvLtUlFu+1bvFvFzWQsXGtKvdSl1EvKzNuzRaxFV0SnSri0U0tUu9ZUyszEozZLQ6zbR2xbxDy7VNO2a2Y2ZKyFtKzKXMRLzMXEvEzMXKM7tGxVzNXTqstltTVa1jM0pMRbZExEU2zVnCVVStTKQ6vcxVw0bMvYQsbF3DvMtay8ZEzUxFukujNNs6NDvFzURDQoy8VVSsbM66q9rJy2ZFZ7x0y7xKXWrFi8w1JTS3uqVUtVvDPkWsxctbZE0kS7WzpM00K7rMPkxMXcprZYRKS9TbPLvVXFW8W0ZVW0RENFTFOUxLystbW0zVu2zLy8VVO8rZS6ZTu0Wm02UrVbY1rawzVbu8Q1nbyq28xU18XFa3PLo73Ew0xDTMZcU03MNGTEs0Q1vEXGo8t0tOa0rNU7VMpVZrMqqzbMxKa720xEvFVkN8tlbMhmZEdlRLRDXUlMvMW8wkNzmks63casa0uno0tMQ0RkRLW1dE2jy1xZQ7dFVLN0M22jx1u8xkRMbdO0RJlE1l3EVMxMQ0TNXMOqq7WzNc1JtMW7a1XMzEVaq+S6XErcNrlLVkRWpEVVSlS15ES4w1zcy3W51tnFZavbtstEbMykNUtMuspYtl1MZMs6NUbLq0urXLR0y8O9S1XcTEW0aktVORbGxbW8qEXcVLNUTMvEsjVstKvLTctbxMqZZm0tqpvFtMwym0xD1VVLVkyrLcU0hVxLQ2ysrDW0XFs1M9xTaNs8u8NKVTo8RLW7RKpLpUVDpMxaW0pCRaRku7VKw1y5IzVdTGRVVTzEtlOlStw1t8umy0Rcw1RstMVMPTO8O2VKPWa1VFysTFpLVFZcXVM601S8vEyqVTvKzDvTVUNHQzS7TrRdcjRaS8W7S6m8xmVqxMObbLo0Ncs7NGzLSkTFW8xczM0sOzXGy8wjW5rKTLzMXGw5O3rNQ6RlSUXFes25rLR9WjTcRUo7VlHaRFVltFTUu8pGtMTFtUREzMw0TDXLTVxEtFrKm7U1spZCQ7rbS9W0U1WVNVhVRdtFtLy0WyqlxESzZS1Lx000vENLzDZGhFtMx2fJVdu2w0pTRFXWy4y8WlurxdTLxLy2xMxbVqU10121tbxTu7plQ3W1vVRCwlyElGpStcWsW81bukTGW0zMwmRUtTtUyLlcWjNFJFRbtbxVxFTctFW8O7vKukS8y6XI08qkzVW9rEtTyUW0NbN7U8U8Vk5kZESmtsNMu6REw8zEpVR8W8TKRczTbLNrpcRczFxWRUVVNGWjS6tENltDU0xMVLxNbcQ8Q7xbVFbMurVTpY3HxMVqVrNLVTNExOVERFvEQ8tTvExqtEpkxLRFPWNdW0yzbKjFVUXVubNUM1RVpDxV1ERMRsStXbPMVkysVEPETERMNNVjQ2zMzNVLVGTFzKrDXKlVldO0J0zMNFRLxaXORsRDZMPDxrTMRLdkSscqu8rDNURES7NUq8NLQ2Rce7W0y6xbO0pKxLM1RFzNRa2lpazUtb3DSrxaxEw8xdxz1azNOkqiSsycN7RFxa1NbV1z2KTEN7XE5OrMvURLRFTZpaRXSjRFTaxVtcM7VKPE02VpWjW6pNVKNMvEs1TLwtzES1PEpcy7aVbETFPLvFUzXFu0zMzFRY1LRETVNE1FW0aktKnVtUVjNGvEVFzLS8RM10U0RnlFvUxc3ENlu0u6NWNcy0TEdLtENDNjxT1VtbVLRsVLS0RF5NOMZEuy1VxaVETGRVVDtUtERHu1vdprXM3GRMRby7Rb3MxdrFyVXWWLastzM0xbRldVU0q7prvMVcVdtMncx1zM1su7Q2o7VDa7W6xUXdzDRktUrNyrtFPsvUTEZMTE1Uy7qryLqlu0bFbKu7TK3FylRsXL28dF1bxbSsxc00y0Rby928u8NUW6pzzN1ExjtHtFpMTVtpukVlXEvLU7SsxbpcVcu7Q1dkxD62Q9SNxKTEzNlNVttly0vLbKxFW8bFPFRju7w0xaWblDSk55XFvU3E3aRDysQ8y8OlxNtEamU1xERES8S0SklESsS1WmtCXL5KjNTFPERdQ9NFVbzcxUbbZFRK2lpUWTJGpNy0WkacxMRFRMVExHzTw0VGSNVZUlzExUxNVEs1VFW0VcRTNVRtRUvVxMy1zDg0S0S0s7REubWbM8NUSq1Vo8ROpErLpURay75VvMu0TbS7xKzKqsTEVDmc1Cx7ZETMRFuqpsy6vOtEVMzDvLyzpMrVRMzGrF1UW0pMq6W1dU6txFTK3EzMyjy1rNq0NWXLVaRkRMOqxaNbtER8u8trxbVKp3zGZF1EfUU9k0pbNEu9W9RcxrxEu1M0rMXLtkVcSsR7U0S1y1SsWsvGZLRVomatVcQ4Uzy8TLO0XFxlzLVbzLRnw8zWVMM5W11lvbxDRMpNxJ2LS3TM2mx6xEvJSZw7zETExMRKNbvDWWpNO8RMzES11NS0vLrMZbZFq0RLukXERVzcNERNs0pWpLxVxE00xkXaq6y0tWVrXOSkW0ZKu8dVO6NTltSmVbvcw1VFLFjMOdatRVq0y6ZUxcy8VERTm1tLTFtbpMzLusRsxCy0Wkq5S0lUtWVLhFu8d2ulSlfKTbxsvJvbRT2WVWx2W0s0nU1btMu0NLRFtD27vEtUXVZVtaLFs7XENDpEpUfKrEU0XDS6WmVMRUZ1w7NcRMu8zExdVY2bSyTVTUPExFqkycy7u9zYtKrL1Eu0VKtkpq1ctLx1xLRD0rvFSkq6zcVMbFhEVCV6RNzUVGNsvUW8dbpNV1VFXDRkVlpLzGyVRlazVlTNq2zUW1VEtUy1RbM0RqrKs1VNNDs8pFVJ2zvEQkTMO0tE21WqXEY73b2rlVw0vLZDfVyky8asJLRETDu6RFujzLy0tWtEzFS8g7TURGVYOsTbPDTKQ8RaVctTNaOqWsy9QrtNVN1FRbvqNXys1UZaxWRLyFTKS8XbyVxMXFvNXM1MS0M1vcXUS0TLNFV0PMvLQztEO7xLvTyshaZF3JPLtDfFys01NkQl3Kpbqzs6XE1DVVu1S0Qqm6tUvFtEVcS8u1aby92Wuz3WRlV9ZTtFtUSlS7vVUsxFvLxVhEfEQ0tYxLRMO91MbDVrasRDzEuyvcTEZUu0TDozO7SsyWy1XVvNxknUVEXFXGPatUNERr2suVXDzVtNQrpUVVRdvLw11J5MtMxLu1szq4uxQ0RbW7XbxkREw0NatKtFTFlDS2S9M5VWxEpTZSyslUZEa0vLxkxMUrtLykS7O0W2W7tzVM00Q2tEVbzF3EyqRVtNa1Q0w7RMVGq0tEypS1g01HU9ZzM608nTTMW1O6VDa8NmSqNORFxUZbRLzMwqtrPEV+nGPcdUuTTMVURTVLy7y9s1RcVmI2U1rCG028W8RMuzVYStu1O5q0TaxDxE3EGspMO0tEvMm6Oj1czEtEy6tMw9vENHvLRcTFS9pckUTFS0t4Sjy0xbZUslxMRZuavMu8y7hEtppDu7Nc/NTLNUXLu0VKy8NYs0elW7ozTGM6WzzLxcPGt0xMvcRDUz1D3cpaVUw1xKvEy0ts1V1rS8y0TLS8RlxEyrNcRU07Mks83KTD3UU1W5y6xM3cVKtLW4yMZLvDVDRqzc1ERduKS1O71FvWu0yre0zGQ0R2THzFRL00TVncPbTKXMRDVE2lbMvEhLw1a0w1Q6zLZUW0SlXUW8TFTLK2RjNETEQzulq9xUpEO0vFpT21yaXFWbvMVKSzO2NLwkVMxFVMRLVLNDrFVcu8VLzFTLvMzjtU3cxcvju5bHxMbJPDNrOqujTGzUdLustrRkyknU3bU7a8tFtCQ6VNR9xSmrR6y0NKZVw2TVXMW8S9e7ZMRcRLxWlNtcSzpEvLVkS8O9SFTE6UW1RFs7W0RTy8Wk21SyRDtFy7Tly0yks0vFu6NUO6PKTMgrxWpcu01dxM2ltMRVRFpCRLM71k2WTHzcQ73EVbWmPEO1SLRVV0tNtLxlysREXcO0SrXLxTRNrE1s23c6hLk9xLtDXLZcW7tEzDtEtGNLW9qEM821RF3Hu8zKTGtKtbVrSlVURETbtd211Mx7vJXVPLXOVUK6RLvEo7Ra49SjpTxMR01aWzS2zF21zbxDq7TEq1ZJzbRMu8XsRsRUxEx8yGzEbbNkc4UzXMxctuezTMTDO6TD1ENbhUxVxaRMW4VW3KPEW7W7asVEvDu0TEVMK7RkpDkz1FrKvNO2xLu8pUqs04XDQ6xMS3ZGXFzFRURrM0xMRMXDRcVLxEy8TNtTVcxbpzRay7pNNdw0xMrErExcW0M0VdREtVRGpFxbzDVdQkNVq0bNRFS7RkwzrFJFw0xUM806XNO7lMRVy0xbtKtLPJy1sqW8qkVczLxFVVxMzEq2RLzDTaeEqrs6nEXLzCNGZFlKpUx8Olwjy0S8XUrdXUVkRLu9bLtUJbzKum2rXENMTMzVVUREREtVh1wzg11FjLVrS1y0tGxbqsy9W7NLxExLpbvFTLRcxK3MSTxVRTy9pGY0xEunVKtFo2W7VGtMxEY6W1tNdFzMSsREt7VLWUdlU7PMlNtLuWtMtOdcpkpEW6w8NJXLSmy3TdNLTDTERswzXFy9tbTbZdVUrMS6Xco7XLpkTLVUy0RUS5yUxES127RczDU1TMVMQ7WltlbaSlVHVazExKTLq8ZVPETH3LRUreRL5GtFOnu0tURDOjzFVkZrbFvEWsvDPEesRUS1xd5ny8SltMTcQ1tMQ8pbZKq0PMnLxFW2tNVLtLW1M8azu7Q0zStkqlplzEVVtExbW7pUyKyoRGSFSkTbVUVtXMu9VsxsxMy0TKxFzEW5RUU1u6zFRVtdu0S0y9O0vFpLqr2lq2rLS9a+VTtlNcXXlUzGRMpFxVupQ8XLVpVbZUfENDvcRHazu1VdNMzDvEtLVFSyTLTNubtctFZLREzLs7ysVEO2o0REXVxdTFRVVVOsu8REtLy1vLzVPEvGuzM9imvFzEQ2m0pTwzVaRMRFzLXFU1W8zMVLJZM0q0Ssq4zFWdvFQ0NDI7pbY01Eq1k0xXQ0u0SNzG21QyhrTValvcvLREXLxCo81TVctstLOjxVXHS1zMuKpWrGw7VNQ7JEW7Sm40RURcvDS8RFtYy8u0ektGxLXVlFtVw1TMu4xVxUbdPcO71axTXEpUW8W8xjtkO11UN1xEjE1SUrS9zEVMvLN8Z1RDJE1adFxVbrRDvMO8RLS9zco2W6xVNKunS1u4OtpUw9vLqjWqZsTNtmRHREPEq8Raxss8pkucVLtGu8y6RoxLimUtzLSmdGW6vMzLtVdDRMpEY1y9xEVKYzW8qkxs1TrLNVurS8wzvDxNy6s9TMWck5I1SkXNvMZVVLfKzMbLJMS9u6U1ZsvGRFstNENry2TbRU2rRHpFQ1xLurRTN8VbltXJxcNDzsNGvGW52kVbO8W1dbvEyUpDXU1cVVmrw0N1y8NbxLumLEzLtLRdU5VcysPHVbRFVEzcyFxHZNWtW1asTU3TxtXGOsS1S0VMtFtFTLNWVFZV1TtFs8y0tKxThYulTbVWZHprvWVLTLystFRES0VWXUu2U0NLuVq1tLxlXEU1U7W8XErUpjxMu0w+t2yK3TlcY1zE2mxUpMw81WqzRLtkU7PLw1RUTcREjGTErN2Dg7rDw7xKNEW1PUzFTLRUO8/UOHxFabXcyqbFzLzdt0VMS1O0vMRUuVtLx0xdZLu1tESqNXtENG2yxsSF3EQ8ZkujVMU1RbXXy2S0lEpcWny0VVxma2m81M01y8bMZlRdVEOtRDRURWQ9lmtdlc1WzKo0s8tLu21GvDMkQqvkpVRVPMu8fbx7xKV1yrU1tctF1ay6xMxCq1W7vLRTM8tkpMVjrDVUZDq7W7tsy0y7RERFZcVUVcw761RLa6xdzlW028w6ZWxMS7rcRWIz00WmvWXUtUS822REWytKW1XUylTMS1WDxdy1tTdL1ltKW6Q2tms3rNRFNaVFSj1INGOkdMe8TaXEPNSsRExUQryjy1RDXFxFWrusI6TNlMzLZMTDVbNcrbQ0pLRExUTctK23VFtcRZWkKlxk3Fw1RanF3LXE2lVVq1NFXsZERFvFrLS0TDVGRVS6jEPV2Vc10slbW7u8xXU0yzpsvFzEqlu7R0y6tV1lvMTbvTVU1lu4xdZbS8ZUZMVrZETblMU8Q0miu0+TRMPUTcOtWsPcRNRENEtMlERLRMS827k1TEbEtF3NvJvLet1sQ0W8NcW7p0vKXGxaTVNVQzU2y8fSTNqTS0xFO7s7ysq6VqlaXavNpc20qcR9TKpFVi3KtLSlu1w0y6u6TNQ71DTFs9xbtMM2V8XCRUrLxLtHMlum20Q0zUvUysbDVVRM1EXBV0PLy75MRUzEy7VbRGVItdysq6TFLFzEW5JLyzY8y8w7ujSszMhMy7Rc3EW0NGS0XbVMREqz3ETKU9NbRVQ1SzVbxdyNnEvLW6dEW0REukzENrxLTWtLRrVc20REPE3FlkRVRFxLe0xETUTDxE2Vxz7GTKVrWbS1RtOyxWQ0TNU8rEWba0w8TEXERNu1RERTVKQ7NUpTy8u8zEPDukTFVrVqrTxTSkSlQ8PUTFpV1LVEVkXLNLy8Y8RWRGZbtVhEzORcU0Y7y0bMtERbxbU1NqV8s1plQ2Rcy2Q1u0y8pFa0y7NUdGvTW73Mw9vLVERDY11LXJxWu9TE3FzFSmTMV9y3VUS0tUs2aL7ER7jMU8NExMxExbQ8pLrOVKWmTMM2WtU0TGZmrWXVVLvNbEVEusx1vMy8QtZSvZXDpMU7vONElEvLvEm7paWsRdNrxbRUXaTVS7tNW63dxGhEWTRMU7TMTMe1bMXMW7XLVMQ3tay0NlJKy1xVvHTDtWS6tDybOrRMV7t01ZVUTKrOZDSzxamjxsVVZV1ErFYzyVzkNclNxOvFuba8u8RFkkpMvL1E1MxKxtpMVjvrxES83MRbTFxEbUudOzRDRMy7TqNDVVNEW5pTtENkO8paxDXLW1PcrElExKa0M0TKy7wrrEa1O73LxCvENLTEZlVLVGRazGy6tdtbzMO0vTrEtUxbvMW0RlNUtDO8WIXLRMRMxsO7KmZFVMS11rTLTLVbs7I520q7trzERsVLR6ZMtEXVRcY6Q7tNVcTNREXFMaXErW5LxsvEpsVLq5fEW0zMTVtHujxVSrXDxNxbtMtD41TEU8PNSjnVWxPMpZujvFxJRLNLxTpFqqOypoxMXMs9tcRcpMpMY9VMXcNltrRKvEtEaHrDmtukuUS8pbPETGastDz0XLu81lQ9vbW0o1N1q1e0W1s7RKM7yWSsVMvVXF5EmkRlVKS2M7s1RrvMMzxLtctUZFxDO0s0bETM7Ly13DxcvDa7RExEXUw9pTPLTGpmt1tKRa1bWkWstLRa3E21VTxnS7prRDerNTXFy7q5XJtdVXPKXF00Nbu0w8utTTTNsstZtLXVSlWlQ8S6VMNEW7VWhczNu8K8VFNWVETEVMdDbKS51Fs0xG00VDpcXGPETGxMtFQ15FtFy2XbvTbNxkVUu8VlvLXhSsvEtFW6FNNVVMpcvLq7tLzcW1xcTF27rVUl280kq6zTS2OktNO7xkPNREVFVFx8TL3Fw8a6RUxMqEzLRKRE1ay8x0Tbw1vLxJxEtdNdS0SbtkR1Y0Okxkw7t6rDTFm1NMSkesZrxTbMXa3Llbxl2yxDw0TDPbTEOiQ1xFRUxUrFbEO1PDVLRkNMR1TLZcqrdbPGsmVjSkXLW1XDw62oTUREXbRGSzVVZUXHO8zMWruVxUzKRUtVLFu7W3xEq0S9TYQ0vExbTHlUw0jazctLXFJkVUxMRDZNRsxaVVZVRLvbtcVMW7Sjw0Rs21OqTD2EOzPLt0TDSztklUtZLJm6xqy7uzq8XMVEvGtsw8ZLPFuju2ZUy1tKw0bstkXKVMS8wjWsRatbxK1aw7RbZjRTa2vKxKM1TEXNTUNbVSRWpVTEVbtDRczcU8zDwkK7uy1DNrzZTHVsPVR1WspKVVxE6rxc1Ea1TdZjxTVszUVEWlzbq0PGU1nMvMnbxEtzxVxKzKuzyjzJQ2pDxdS8Wzw7zMTEvExFumy7tGzEzJMrbMRFrEvGtEREu8o6u2uMWzJFa0q1V0c1K0S81bu1x6NKtqxEQ7xpyjVEtKVMR1tFykS8NZZcRJvFura0ZVysNVxIZMpltbydRVRMi0VcVau1tFREVkukXVy0y1qmXGa7bFuz28tFZNtIVMNFRcZEVWRNY1Szy83ENLvLTEO8S6uVbEU8RDxKo8S7fERNtatFykTMwxTbybO0TLxEuVtcg0xbSzTaO0tlNMVMxJ5TVVvHRFxsO0TF2pRUzUS7VEu8NOJE1VW8ZMtENM28Y0O807RLxEzWVXpEVYVT1lq0W8tTxLTbjKS3REPLQkXHq0Uz2mVF0qy7Ujy1NUzUWkNVNMO1rFfbajbERVpLfLy8vLRHXMtFSrtHW0zFTIPTVaXCuERcy0jV1sxbvlbHzFNExlSzdcpbvHpUbaPdW81LhEtbilutRESGmzTKzjZbY0Q7rN1FvELENNVEXEdby11qo7U8WzRMRkrFpUq7rLRFzNXLxm1cXbrcu7tafMNUttS8h7tcS1q8w8RERbwRPLtbt81ETVNGTFSrNkxVvOtbY0O4VbylyZSUybulu1M0u1RdTcXdxVRbNdPEv1Rku7RVNUvDy7xGVEw1y0q8ylVbXVVHNbNbVM7VNUpcqErcPmpjVMRMtFq0Tbs8nVVHtLzFWrNds7qmSzy7usZKTEpbVWxWszxV20rDxrRFg0pDu8zDWlRsvMU8OmdaWsy2PGO7xDxkvsS1Vby8wlwzRZu6ZcXKxGTEXKVMu8tLWrXDNUxLXFukRcpEvKvEpbyoZEW6NMRDujS1W0yru6VzxVw2WrtLxFXFy0NNRUtU2lTUzDS6xKs1M7VTpcOmNFxFl1W1yrRc1FVOTVVbvFJW22tKVZRLvru2XDQjpSXEVEvEw6xMxaFVtES7a6uopmWcRFvLS7lD02ybtFRaVkxMMjxFpWVbtLpERMRcRCXF08s0veQ0REw3ZczavFnExLrMXLxVxEfLy8tTzLSstEtUZlZMRILDTFRFdFVaREtDU7WUVl20RdPNVDWVxVTWW72SxUWTSZtbTFPFxmrFtL3GxVNbykXUpuPNSz22e11rZlVLPKfDvD09vcw8Pbs0LCy0u2xGqbRexFTLVVyrOsxVtLSkNLxUa8Xb08vbQ0y17EXUNERbZLNd21tMZHu7VWuzNYlD1DTEPEvCy7q7uKbNbNtXdEtDy9VFRdvFvMvLTEVFtLdMU6VVtEVFTLOqO1xKq1zMTGSUS1akxkU6xcvEpVTEIzO6xKVb5cPMu2xFPctVVFa7PUS7RbxkvFvNxUtMvMW8LNu0u9zFS8S9dFTMtFwaOzVEYrWkjFZMS0ZEtFtMw7q1ta1GxLxVyzsrXLs0xEu2zKRTvNo2zMWrY1XDJWVb0UvGtcuskzs0VGPcS5vDTFWsVMTLNWQ1pMw0W1xLXDNdSkVDtUrFOkwzxFbSvEtbXcVmXItmW2S7S2RbTDQ8bFWk2r1EOLR1Rm20xKTUtEO1y7qltEvDVEtV1cZrtNNEXMxTTVU7SltM20U7tMNbxLtMyzuERFa8VWxFvMblTLtLyqyzVctEO9NklNRVRFVFRTXMzbo7VMzcRLtHTDR0REfMZ1VUU1vFlMQ7TM62VUnNPbyzxLRVXFRVRV1tvKW7usNLdkTFy1NZxLVcxLXbN308czLLtEVcZasUqkxUXMqlQkajXFpbRbyXPctEpUS1Vbxr24tsOtS0aay8s9OjZcZlNMxVqly727VSTFnGNVN0NMRWSjTLWLVMRDXGSsVMzUO0VcTERKxEV2RkSmtFu2PUw0ozo9RkxOa1s8W8tMRKxGRbxNxnXWvDxUzFxFTVvLxcpbvES6tFtDyzusrEzMTDu4dsrKRFWstJw7W1OlTFt7o0qkplm1w0TMLEijxK2KvKWNvDRbSlaESdREdUpTK0VEtkNuazW8RL2UQ0TMxVVERcRTVEPLe0o9k1tUmcvEyc3Eu7VbzMyUrEw8akxbTbubXERENNZMQ5Q6RbVnlIRUUz1kZFZ0ujTM66zdS41dSlREXDUbvkPGpbxsNURLY7RbVEM7T1xLu0ZquTVLJExltaTMxEM7zLO1ptTFZ9RbS0XHSru0vUu6tFTFRVRq1FzDNs1rPUVUZTRdRFPTxcy6tjvLy9201V1FS1vkQ1WsRsW9u3vFvUvN26VqPctG3UfFlUvUxcXaVWtbyNxDPdzLvGRVltREa6tbaVLGtXRKpczEi6tLS0bcXaU9xLy5VkW9VMSsxEmqZ9y15mRmVZOcp0VMPkrlM8xDRN1bvKSktVS8tcS1vFVbVaRNVDzEy1nSV9S7xXK0tTuzRHU0NLvLakW0W0u7ZavZRURLJErNa8zNVUzEtElLtcRqzEuzRKVKu8XTRbZFXNtFyzNrTEw7ZEJrNcvKxKq2S7W2W1y81Nw8y8TdpMxLI7S8tVTEVLRNx3IzvEXbSUtLQ0y2VMNlQqRERETMVExcTbSme8PFtbNFqkJVtMxDZau8XMxcS0U5m1y8Vlw8uza2mly71WTJxbtEtrm7xYOjVLLLyrE8pJS8NExdVETbV0WrtFy8TMStxby9q1SrS1dbSbdVxDy7vDPLy7xbTFQ0xGM6bMy1zWVExsS1y1NkzboqxclKvETER0RaNFNFJNy8xbxEbE1cy0ypvN3cu8s1vTXE1ZS03ba2rUXEVUSj3cQ7VUU73FSDPJxa20U01cxkxadFystkxM3KVWNVpHM8xEw7VJTUtEZFxUrNuuzMpM061GREulxUWltLtkpcSptDVUnVQ1U3W03FZGxLTUZFTEpEtFtbXWzFe7XcqFS0RVRWQoususxEZMW0zEy0bkVdXcVutrO7Xa243MTOpOi8XbzMo1W8RbTEU7bMrbRFS9Ol1Fy7O8NDtaTbpVXLSkxFUqxUxst1Nzu0TNXLzERLy7RVy0WbVHRG1LtLW0TGVFRkJWRm2zTVaUVZtWPLtYvDeVtWfbxWuUOqu7TTtDTGVUxLxb28xkRbXUnEPLNbxstLbc1FxM1WRcpUTUrFNkxTxUTcWstpe1RMa0ZFWspFTEzGRMTFtstUrHzHo8RU3EW81EM0xM0rREZ0xLOr3MVHs13MhsO0NztFRDXHy8RUVb29ZpbLysw2VERLtYzLVdVUWrdLelesy9XTNM1k68VEXFk2xNq5uqvEW8TDZESktFnNXYVavFy0WkS1VDzUxMVDsstdXLPJYrS7REu9xLvUWMobzEa8STXLVTsytKTey7vKVDTD17VGNFVKy0tbXbRMRUR7NFfELDW7xLysO1O1S8U0OmdkPF3UxavDtGzLOaw01UXSV0fGRdXaVctUXMRrVLy7WrK0plSdlDVbu7yzyqxElDe17DxVRVTKu8vUTDW1tupVdFvEusNsRMxc1MvMtkPMPLp8zEbF22pbzNvMRLvLW8dUu0Q2ObxGXVtFs1JUU7TMRac7VFRMtUpFVFSkJNSGbDTGtcaKxbtrZKRFSsfcqrTEpLVERYyUO101RTy1U7y7RrvMakw6PNyrW0tKzFQ000VDvMu7VEtMs8O12tTGS0VbXETMi7zUpVuzW9tWuktGRMzWVVxTN+TlXLtWVDtFzEs7szRcU9W7XcTDaVREs8xFVNQyRNxLo1rEtcRlWlREW8zDQ73UO1rV2zVUbbxM1XzUq1xVRFVVRLVW2FVUtNZoPEsz3DmkxD3FtD2cpFRLxdRL1VxLttTcxau0TLxLKr1sdGu7xcVMu1Qk00W7VJybvEY6O8ZNfT1My1Rby7TUu0Wr1czExLZMvMPTZL1VzMJSNUpcyU211VTNzLS6zMXUS9tbRVw71FxLVUtZVTq1uVusq0S2XFQ1arK7vFubVTpERExlTMtLRDxVNVyqs71VS0zGusQ6PMxUlL1c20pcxVakhsO8ZE0lu7xFTcxCVFtDxGtEVExLy7NFRElUq1xLZbapNMlFy3VcrkZExERFtt2yOzdHxTTLVMRc3Eu5xMjqpMzM28zcWtu71GTDuptLRUdEO7s1w6dNXMK+ZFlVRLw7WtVUO97EmzRcpUkzpjmzVEW81TukuzxbzFuzTFTStU3LVDyszFXFQ7VFtEU0bXOrS8ZcRMS0NGu0R9y0S027UzpMxURlvLyswrPsU4VF1cQ8RuTFVdu1rc1VJVSxOV28O7pbzFtTlFM0NUu1XEqmRFu1rcw2tMxbzMqtxHTF1Ka0vMy01rRU1ERUvWt1vEw1bGs0tUs8u0NUbmpdybTETW2zsz282loyRkVkVUW8q728zLtDvEVUvFTLU1bdSzZURDNUbctTXGVotDO7W0bNPKRIuUtbRWRcXKVEvMRcVLW7XLxbRcxVxTs6zMTLQlW7XFpYPcNFrrrFNFdd21tVO1bLtFR3zSy7XbVUPaw8K6RSWstVQzVLNGxEtaS2vEK6VaQ0xIO7Rsm8lLSktNzKS0TL3GvbTUu7RCtMekPGZLtcZMxJtsw6ODzFTNS0RFxbxkOtTNTEyztGZVVWxU3MtcQtxce8VktVQ2R7RT27RcSbVWRsR2RGvLw0u1tSTEU11FTDw2NKTOtltVvMPHRKZLQ928M7RbRVtaXMQ0TERVtFVLRZxUVUxbxmW8RFTLykW020xsPFNTxEREa2a0y0Q1xFq1xLNLvLVcZLSjRlOcZVdcO5RZN1xF1Hs1NFSjPEVFRTZF3dzFt7VbTEVLldy7NDysU0TaNFvXu2vErLzGvFa8s7zES6SmREXdRLw0zGi6qcxMy6VEw1RUs7s0q6U8wzy6zMzEy7NJxUdM1alsu6tMTDtKNVVNVCy8td20ybSbtL1aRKbMRGy7xmQ8PHVcXMUjPE3Fw7Ssu0zMVE1URUtbuzRYtMtHs8N7xF3TO8VHxEVESztnU8tjRUSsxDpc20XLLVazxRszNbzUxmvLtKy1VVV8PNQ6U7VVtVVJY02rxZZLW8G0m5vbqztUNbM8tsxctZuzTN2kJIs="}},"known":"CYsTQAACAIkDsCECIACSSAgIhAsBsQgAAqBEAEEgAMJBwQgCkQAQEAAcgUhQIUAQJICAFAQBBSUAinkQhgAJAAsFQJCAwkMAAVBIGACgIQgIoAQYI4QEGAAMIAADNABA4gDBESKggAwwkIgAApAgQgCBwBmhCEChACBABBYMAADARROAFwEAHgEAEAGAQWAkKkyAQSjTIgUCggAJAJBDkgIBAAAEUACAACSFAAAEgAIAgiIU5AgIgQBEEAIDGEhACyIggGRJQBARBoAAMJDgYYiggEwgAQABECgQEFBkkiIMzABAAAQkCECEggBBBMAMywBgagGAIShJIMNAgBEmIAAgC8AAgIARAgJCWAQAAoWBgIBBhEBBEQghAQDEAAATiUhIAABIjEqJggKAQBkBACBEAIAAKQalAFICAlAFxgBABUmBAgEAAzwACIWCmAAQgEEEAxhxC4IpDhUiACAAABggUCmEuAgAoAoAKFZKUYEMgBEigJCEYigMgIAAEBoQApnjBCIQAgkCBIAEAAQAGEs1AQSAAAYCEAABQQQgEABMCEBIAogAI5AAAACOyACFgQGIAiAQEAAAIAABAAOQiAAjhDBYGABAIgAhAAhMSANkEIgAAgBAFJYQQApACCIBAgwAEJgLBAngDDSJEBPqQCbMBEgQhisDgICAJAAgAAAUFBwgIgZAPAKAIQRAMCoJA4BEAF0ABkAA1AwQAgBUIQQFABAIAAAGAAAQQAECEUACJBAAqQEOASAEgAIYJw0EAoEAOgQUgAgiBJGEUBApQAACAJaVUCBCAC4JECCBAYABCCA0GAGAiBACCAABKAAYCBoDAIABRDDSgY8BAIgAAMLFAQAC4FCiAKiWJCQDgAUCABgQGRIAIxgAljIUIkAIAAhEhAxECDcIkCJBEEQDAgCAESEIgAYBgACAAAKUAEGBEgBBEAwCAOAJRA4kABAMBihJpQBBDAwCAogDJsBAYiASMEIUaEAGAABQIS4AJgBAOFACAQQDgAEBBREUAAAgGACYhkAyEAAACwogKAigIMAIAFCJAAACFoAYikQA6OAgBgAExAIAYAAvAwBCYKAAAAgCgBCVAAQMQMEQSABIIAgBDCAIQQAkQAAABAACjAAwACgCEEksCABiUYIIyIFARABoJQOkgQBoIAAhFEIIBCABAEgIGYigAKkFAIAACFBBABoAwBaoBAAwwVEGAEgmAEAogA0AARmmAAAEgACGIhAQAACBGZYAUAKhAmiBIEAIQhQAEAJTIQBRAAIAAABLQCMUkgAKxAQMABAACgApQhgAAGQAsAFSABgYaEAaiCsAMCAAAACAABC0JBCAhWggRWAwZJIEQBYwAREAAyCRAIBIjkEgEAAAgRAAECQiAAQBAAJgilAAIARHQQwkAAgQCEEEIsQiAAgUCBggEJIAsMAkDAQAACAQAECFAASCgEiBQIEAggAgTAAAgUBEBZDBCiIQgQBAAoKUChKA8ABAEEMVAgQICERIlUgEIo0ChBFUAAYTQAAAINgAwCAUAkEECgQRBBBCYAIMAQRCDAGgBCARBCFJACAAEAgYAAYQCIAIQoIhQQErPDKSKYAgEACEIAAFCYgAAAEgAgQQoHKEgEwmQAEIrQCAQCBwMmADihACBAMjIABEETAyQgkQQAgAGEAowOAEICCQCAASGADoIgAAIBAgYpJABFhQoBekgIICgrCEASIAQACAAkQmgoAchQZAAAAAaQIiAgEAAQYAiGJSQyCIAIAjCYAAVKQgiJAQOkICAQMASEoYAAECAAJAM6MGACAAIAFDIQA5IEliCISscAYAEGCMIggYAEAABAAAABKYjjEAASACsIBgAJkAAzLAEqAAwAEhIYsgAmABASigAOBJMACAAcCCMKAASAbCklJAAAAAIAICAAxQQhBBiIgAABWwGIFAQMFiQISigoKIAAEAAglIIIAhQBRUwQBkCAACBSOJgMABABENwiMAECQRASCCEGTATIgAAAAHAIqgEAOAQAgQgBgoAkBAUIIUIgEAEoCwFAAAEEBQGQBBAJREgAhAEAIBYDUDAKAIgABhdmBQSsAlhAqIECgAAEAhABQFBCAACICgoCBFHMFgABIANQokQQAUdaREMEAKgnAEGQAAAABJHDFAEGAwggYQAEgCsEgABBlgAMgAFGAACAwDFgEAAhAAEogAQCiEBRSACEAICBQCwCiwsAJRAQC6AAEACQImAAAAAJAAUKQCACwCwAAogAgAAAogqhoAALBAIAAYkAk7EQSQMABBuCCICgAhAYAAAIIADBAGTgIoJgSsCJggQMgjQAVEAaDIJhMEgAQAAAAVUgIBMIIAqwAhgAQAAAAAQkAYABQAMCBlBQAjwCACECEIjAJIgASEJIyEIAhKJIAAIAAAJFAEgoJAIAAggEFWSAQggAAAGEkAsAIAABAEQqAAOCACEaAARBYAEIAA1rIAAAMiAMIAEEAEAJoWACoyWcDnoAhGlkAmQEAAATgCIUYEGAYiEgYEgRMBACAAUEMI5AAMClYgQCwJBUAgEADGogmgpAAgAICAgUAJEFFAQAAgiA4gCAEAAQKqAEJoEAUAAAAiEAAYUAYAACEACAIAEqECAAhRIEACIMAUAgWABhUGBAJAUQBAiRKKgIBAIkEgDAAFBoQAi4gmASQkZgsVQAYSBaAiYCAAkGBQJAQgIgAIEIAAAAFgCIEABAwCgCA0gIgQJAAAJgiUQgwgiIggAgJNUJAFBQGACA1AJigAFDCiEAEBYKEEYAQCEQIQIIAIEiiBDhBAEEAkIEEKhFALCQQAIACAAEIAQCIBAAYEAiEASAAgIkRAyBARAASAEIKAAwIIKl0GBZgQAMECBCAAkACIAAUZBAoSAAgWAgAFAgRhKKAAADoQgQAIgQCLIFgZAEBEwAAAACSAQJAAAFmIC0FAhxgQIAkGIBEAgCIkgMCCIBQgACkJABECAARAEMBFAUKAIIQAACBABAEBAGoAAgCASjBBkDASEQEDIgAJYSAACAiAoqBkAogHUAsApYBSgAIAAGAABEDACAAgIhkmQAGCHwAEAkBgAFAAAASQAgkQgAlCAQgBiBBIhAhTQFqACDRGEhQCQkBECAAgkAcAUAYYQQgIIMSAFggAQABQIAghBMBAAASQkBoFSDAAKCkIAKiAmAgAEICIAFFQxwAhmYAcKgICIBCD0UAECACIUAkKcBAEcyiEZAcEAAQEBRBVICEElAJERABACBQASaAGgQMhEAIAQQHAEHBQEBABFCAiSIBCQAwIYaAAgATAkAAAIEAYUATwgAiIAQAEAQARCU0SmJBACAAGEKDACASQoY2gKKEAZIADKQAACGAAQrWBoFGAAQgoIAABEEQlCWESAFJzsEANAVxGhUAQAwEkxADNAKBAIDCAiYIgRggABAQIAABAA0EkIKIIARoUIACCAkGgAAGABigAFSAQCIQFiBoIJGAQAQiBACkgFCEAAiAgRIogAFGAkACEIDAAwiEKYRIlECYEACEGIIgABAQAAEACAgkBAoIhADTAAEgBoIDUEDAACQgAIAWMAIEYACABARAEIAIiAAQYMBMIwDJgQEQMBKAAEIkEQAghDkNABkAoASRigIoDEAggQQAAAAMQEhJAAgIBGEROGAb1g0AQLAAJhCAgwAQQAA0QAIQKJIAoQygK5IgSACIgIRUEAAIACDIkBAC8DgIBCEAxQAAATCQkAwB0AKFAQiEkBxAwAQgQACINFFVIIiEAAGjKIQACQQQEBAIAhAyFBgEAiPYAEAgAAIRGBFAICqBDQAACIUAACKQugBAMACQgiBgwEEBABAEQAiIkCASAVBCBFQCBIAAICEdQKJABDhREiAIwEAEAAMBEAAKkCCAQIAQoBAUAFChBIAKUYAAqGgARBBcAAAAMqBgBYgAICAAAKAHIIwABgBiAAQDIAQEhBEEIOAAAAEEwJ8DEAhxkBjBlAiAEKAgAAYUBAIBEAYAAIAAAANwAkBIEFQShJOAQDAQAgMIwNAGT9KAwJBIWCECAhJQoIIIIADAgIIkAAABEEhAEQAGQIDEDEgwxiUQcBAABUQBEFDEQCAKAgAMAJSIEICA5hQggCEQBIFKiICgSIClEDgAAAAAlCCKACAQgRGAASQDARZAECpKAsSBA4hiCIAiIDEJYEBACBqsBKbgYQMBAJiwChQCAESCDNADDiCAAgQgAEEKhDQCVAEAIQAAEAB4sAACAFcBEQExBhAEBAKAVCAUgASEACDIAAABIIIBCKpQCAIAUGAAAAOVQROEAICAgAQRCIMBCIAAgIADIgAZAJAEBggEqCAAhAGgAIGPgQBRQinIBCASAwBCIFAzYCACoAAARAKgAAhAQASgGIJGIgAogICIgKAQQAIYAACwhkVgDAABBQhMEUJhQgIIRAAACJCFACAQAWgAkoAADGJgASAARhggQdSAAhIgCDNSQAAQAzQCACWAKKmAAYIEgEzASBBgIJhICEoAAMAM4BQgAASAogIAAAUQAEEAAAQQMBAEgGgAAAIMAABAAAGigAITAAQRAQIbaABgjBEQAAAABKghEBAAEhACkAQQEKyaCUAIEKEAi0AAAAAqAgABBMSBAAkAAHDOKSQREAFRCSACAARQIgEISAAACQAFEKQFIAAUAIAEEEECSCQQAACAAgAAAQgDAghIAGAQAoKxQIAACQJAAAiIVBAAA0IA4qIIQAAhBANAAAEAONDOTcBICAEAAUsAACIQgGRqBwgISgIgkEAggEAgEEgYBBFSgaQZgahCgAEgAIiQAAJABIUAAHMBEECagCWEABAAEMIBGhAKAACABMAACQUgAjMAiEIJIJYioAFACAoAIAKAgggSJDAAxhmYEIQgACQARqGEBGUIAAAJQABAgwAOiUAQQACQggAMBAkYABBGEQEgAFgBCAQBALQCAAAjAQAQfJ0IEAAgAYAGAQgQAAAAAmCSEEEAyggAlIE4GQAAAEAgAgiAgACIqM0OCRmsuRABAQcAEACEUlpGIQgBwARJAABNigkplIAAWUASFAABgFAWYAERJQACEylCQgMAQYICqCApAAIUGBIzQgQAokgAAqgABEQEFAYAJQIlgEAw2BAkAQBRhRAA1CESAAQAQUKcCQGIgQAiAEMFBgBgACBAQQAAQRQQBAAEIAQSGgJQQsA4AwCIiAABpIBKkQEhgCogUiAmICCIAN5AOAICAGEIBQAAEICSAgEggICAQCCSAIUBgMGgABHZFABBCAAICSAACpSQgSGBDIyBAAIBgABAACgAIAgBA2AAGNJISERIAEAKEsRAQIgMwhgwQYSCSRFiAgKQMAAJAAREQATQCAgCADAqAICkAYgXAUAAMSIhIIgkBRGMGAghAAAAIAAAIAkAg4EQECBCyAAgABAAeCwktIIQaRFAQEAQQohAAgAGCgSBAogEQgQQQIVJUgAAhDKIEBYAEAMAUqBAV4UABCAABCBYAAA4wSFACIgGBEAMBAAARIAAAAACIBABLAAAFQUBEAiQMEAAXAIUhVIIUCMDQhmGAA7AAIAABIARDCIIQAFEg0ACDAVgKACCAoYIEgAAxEAUg0AJAIQEAAAhMwAAAQANAAEEgAECIKIAggAAKoQYFGAAIEQAGIRIS8HABggEAIgQKGJtWAUIQIADRAYKIAAgIWAhAQAAISYBAACAHKmEIgCARQAAloEYoRJEEEASEEAOEAkEQpECEARABCAAEKBAFRIgEAAAUgAYaIgJBAAAQAUEEAUCIUgAElBACAAmAIgVkAAMQRBMSiQZACQAAMkIEQCAMEhAAhBA4GQAABAhABgAioGQQIAACAhAAgAZBPBAAMIAKEEMQFAApgABBgIgqQAIMAAAEBYKQjA0QAAAAEFQBIAUIIADIwEAAAQAEAACDACkpQiCUyEoEIAAAAdJAAFAAAiENyAgCgIEEoAAEUiAQFMoDAChIAgQEAEIJIACEAAhiAIAUgAAohKTBJCZEASQAkALEIgAgEIIMAihAAIAAoEaCBgIgRQQhAEIKTAEAliACJCAAGAgRvAAQEiJQCAQrCHCMkBEIEAIEKACEAFAAAABgwiIgCAEgAICAAAQIJADRQgQEAkZMIBMBoAKmxCQETQIQZiQBAqBAABmgAlgAkCACDGgaiCg4AAEgAIMkAMQAAKABABDIAIALQBEABiQQAIUFqEIAQmJzEQKNCgTBCAIAZEFAMSAEwHABIADQABABIIAAAABEQA2AgKEFAQlAAiACAhACQoAMAgsCgAANCBgQBhMCCARIjJACQkCILCpCkRqYAENkkGAACBIiYAEAIQEVKAiIELICwASAFQgQAQBQBKAABQBABAAwRwwYERKAAEACCKgAANAAAQAUBFFKAIRBhSABCCpgCEQoRIACggAAIAWIJWAAADtBAwIQUCAAALAIAAVQAoEwoQAIACQAQAQA2DQIQAhCCAAKAAAACASACKSEgGEoDBECAA0gITwgARQCQEAAEAAChAVIFMGBVJAKAERAQUBAMMACFIQICHGacCIAAsQBWAOEgCMQUIACBECBoQhARBJIUgSQgEASALwIARRIIAEjCJQIAAACQQDJgECgGQCYCEKAAABEicgAStFRBUwgAUrIJIoJSJBAAYBAACQwyQgRCABBICSgSlAIAAuYAFBAJSAghCEgBoOAAIhSgIAAQIEIBBQAwwISgIABACIgAwQAIEQEAFEGCBRAAAgQNIAAAiSwAaQKAAAEYwCAAmpYECAgB7IAKDCAEAAQ4BgEoQAADYCIAABBEIAE4IACIAIIAAIBAigAB4UA1CIAxAAAAgEgAgBkACAQggAAIAYgBwAAiQGACwQEIAAECICARAACACQgItUQgApCAgwQEhAIk6wQJkBAAIAFDBAQSANhFTgCANkJCiRQIAoAkIAAKgKKAQKCSAqQQAACAAAlAgAgIEBEwAQDAJQSKIBAAEBAAASBAAAgKIQQCCAALQAgAEEAAAAQAsABhjARQKRAEAIiQAAUEMgSARASAgACwcsACCCEBQFOIJQKwAiUAgEDEkBCJCYIIQiKhi4qAAAAoQyAAiGClAIJAmghEAQIAIAIAgCABCgCAcIIAIZBBckGTAIABIIgABiRgDQIMhJQIAABKQxDkQAAFAhMAQwCIAAQASREAAIBGECAAAoFQDAAmFADAIgEQQFAAAFqQAAA4AEGsASAIJABAAggIzA6CAIADIACCGEgGAAASgABASAIAAlAAGZhBsgAAMABIBAAQCBgUDkAAIACEZAIAABiwuAIAYCBQJCBCABAsQHAEJBKhLgABAAAAKiQAAgoIhIACAIkgBIAJARkBAIRIQCRAAhAQCBoIAAxCBBEEECACwBm0gCLEK0GAAExAQQFIEAAQgQBSABICAGKMyQAEExAACAGAgQBAlRSLEWFAAREBCAaOUAAlgCABAkFhAAAaEQBwpBAQIIAEwIEEJ4iCASACDhAACiGGCE4g4UGAEOMQBAgEBAgAgCEIQcGAMAAAIAIAAEEYAAAACoCEYYSkEAEiBrABABKBAYQIRggAEKBAQgACCEAMUAAHcJABGgUokkIAFIFAJAQ4lApiAMIoKFQ5JAYABAAAgBEEMSCAAgkEAgiQCAIADEwQCCEQggCEAEkAIABIAACQQJSkgCVERABiJQQIwBEAAIcAAEBBEAAQAEAEhRDKSACgAhEBqQGJI4WGAIDScoIAFGhFAAgIMAQJQEECgABgGABIABMJEABFAYAKQg0CMAAEEEsBKIEwQAQwACgFEIERAAAAhAAAgmBAQAAgAEAEAoCBCBEAAASAQRACIhAICEQAQEAyQIGAZAIFMgAEAkSJERAAAIQgQKgIAQIRwaSVEbBAkDQAZEgJEMAgElUUKoUKgCAAJYIR0QHgYxAhQCEQABAQAARAAQAEGaAoESFBqQARCwB4CFgAwChIIAAAACGEOEAAAAIQAbYJSAgGiAAAAQSBAABaIAAAAhkGQDAYDoMZAwOAAJCCwAEGARAYGkRIAIiBAAAkQwDgAIMAASAQQIJojEYEYoAAXiDwoAIBEEICgiXhEQACjAIBAAAxAYAAcEsoQDAUIICC1CoSECAQAHQBBYASIJBQABMJosIEBMAUgQAMIwCAAAKIAEIAAggiECAAgAkAKAAAQAAABAgAABkZEMIAMEgBICJHAEAAEAhBwAQ0sABBAACGAAAgQAAAChAzcDIYAWQlhACHwAUyAACAAAwQCRVAAAQAAgCmQAAFURkltAMEAIDAgApASgAENAShCKACNCBAIEAQAkAhAIAABDQAhAAIASAIJAoABiTFBSIgQFAKBCGJLAYQQgBCqAEARAgAQBDAAxyAQBARAAAQAkXiDCAAERwsABBAQBIEKqCBIBgAACIQQCAAQABoNCFiAKBhYEIgZAMowAdAEQASQIRhAIVAAAgwkgEBtEAhBGDigsAgMACAMQACAgAEQCwoABMOgJwAQAApQAKARQBKICMCAgMQCCA4BgARMgCQoAGIACyOBABABAKEAAQMMwEBJAAATQpgGgcQEKBkAGUEFIAFABIUIIQIBlDBCViAgABIAIKBAIAAAAEgBBxACDABEYmAQAAKEABQYQTAAAFZBgwIKAIZAAAVEUSEAEUAAAIEIAMBQACYBkiQAIEACqBAIgBUAIKAQAwEEGCADJTRQYgQoIMrBBKABIAAA4HAugUBhEiJBwBAEBAEKEAEAKAAFAQMAagAEgIATBWEEoAQAiADMCDD8AAMgIQ4egEACGCggIKgkBAkIcJABUIAdEABQAEGABIIIEGhCgKURAABHhA2QgAMISiAKAggFAAQAZEQaAAAFBRyAUDYQgwAAIxkgAQIgvCFihGAAEAAiYAQDCVmhRVwABgYAkJBMUYCAhHgKYQsAaARIJARBIEAAeEJBIoQEAGIPBSgRYBmJ0M5gSBCcwAQgAQhgKQojTEmApkQAAWAkALgAAiAgBMCgSIChEEKEMICwAADQglQACcDBg0FNIQWBgVuAIoSAFAAAAUQEQCECFAKABIABAggQA9ANICCAhHAFQQYEAAAgABQAweCAAAJgAMSEAQIoggQRQaAgYCQAAnDFgABAAFKADBZIAwEoELEkBgIywBQUCIIAAAAQCAkAQATRCMIILYAqAgJQIAQEEGkiAwQABARGBA0BAgOASZAoAAAgEAQAAQYy0AQ8EBgAGSmgQAmAAYBhAgGCEACFDgCECAkCQAAhBAoQAQgQsgAAgAAUAgsBQoACwQAweJJgAERACUBIiACAEDEUIIABmAFKkQBFCABhIgBCMQEQURgBlQEiSAhAQkSQCAYBAhEBIEQAAiSABCBwAgAAAgCBACEEAAkQgICIKQwDIAABASAAAAAEBAIEQIBILUhgABAhJSQCiAtIUIAIAAiGqSowRAAIMhACQKyAIQAJJCBEmAAAsigARBcAMBADAIgCBIoAAoQAQApUiMBJxAZMAACIECIwDgCAAIARhAIQAQAoCEwwhGsAgBAAjEAAIBgIEQIAQAAgIgAAAGjgwAAEGwDgBgBCoAABCGAAAEhABAwMAbAgICEwTEDQAEVQKJwAgAiKAAWGACAsBAEhWAgoBAgAAACQ7IFEIARcwSBIQQoACAhKIFiIEgAITAAEDANggREINIM4AEgBRgpQAgAOIQBQAAiACFAhAPmoWLgMYQCMAAgoAAjFGAoQADCEMEYEAVLIAgSDACEAJCEFQeIQRAAIoKQAQiAnuECQAqIACYClASAAIACYVAQDAENFAEYOIaAAIAhUwABBIQBlAIAR6JSAYJMi+hsWgCoEAAGAgjBFEggREsABIkAoDYAkITDBwGKgkkEQCCAAAAWIgAEICAAxBAAoIDiRgATHBE0CABACoAIGQEAgCiCCCYwAWAoCEAByoBiOAIAyIQBAACiQAAoFkESCwBUhAAQAAAAEAG0cVgAAJIQoMpDgNBYaCHQAWIQMRESCgi0AGMCCIoECAgoAFCQgAAEgIQAkDyQoiQCJgQRSBKEBlIggGCoEMQBAQHAAhCAqkACAAgUEMgAAAAgNAAQioBADCpAAAGgQAwAQQECQACQABAgEIEAAkAQGIDECQICAqBGLgAEkZwwAEAGYBZ4YA8wgBCkAAAEAFiRUAcgIAgCSCAQgAAACAgEFSQzAAYAFICkXAAKiAAAAAQKBAmAAACQGAAAIAQAASEBggIEAoiigUAAJAIAAACQAAoQcIBAECAGYgACKQACAAKyJCUBQKIAAADIEYBACEEEAYAAREAgUKYgBBEIAAAmQRkiUCJoAABEmgAIOgIoAMUAAAIBCDAAIAKUBoEQgBQvABCRRgIAABDCCEEkREgCGMICBSQwmoAAFRAgJEAQBGACAgBAHAUCAcAAC0MAIAAKoAjAAIIAQEJAQAQABCmATARAgAlACAARQGgQQBIgjxIcI5gOAgShCAgJAGoAAaILSwAwAAEmE7AEGJQKAAGCgAAEIhCAMBBAAAEACADAAASACIQREUACgEBCpIABBAAMAwISxAoAAYJJMEChT6AABGDAIgCA4IAwARDCQQgACADAEAACAYAJBCAiBIgNQAAIAEAAkAGcIFBQAACIECAAEA5oWAgJYGRSESAAMCJgAhCwyBCqQBJKgCokIkAhiIAAAKIJABCCgBEAUARESAAIAIBEYFEPgBECAUJAAAAHAAgIAkYAIUAgJAdCEACAAAxgAAkBFEIMBACIMFgAaBCQsAAAAAAbhHAABApCACABEQESLCQEBQSgABAIQBAKIwAGJBARABkSRQMABAAAAoAIosAENCB0QZgBoAAAgBc4AMBRAgIgANZAERCCIIkg3kAFjEgahgKCQIIAgANDDEgAAWAABBRAAiyAABWBMCRABaIAEEIGAAiAA5iAAAWAAEAwAIgACQQTGQBAEURGKQgAAjACDEKAADigAgAEICAAAGCwgoAGghUIAMtiAAGAkERCNKAoAIIQAACipEAIggAxAMgAATQhADEAQAIisAEBACdAAmRAIAFAmQAVAgADgFAiEAoQiABgAClVAdQgAGIgAqAAvlAAUAANMAJQhkAMBEICRUIEUIA0AgAAQpYAqEAeDEpABEACAiRALIhwwAADJgABBAEDUCZZAgZgDlGCCiCS0IhAikgEDABAEAIB4BAwEABAMBgIBAUIAAiAAoAAA5ASITgDoyoAQAGEAAAACCJQAIKgBERATMGkRmQBiAImAAIAgAAABAINYAhAAABYCEgAEAAhBAgIGDADIAFAQAAAghAACAoAwJTJChouCAiEAMoABoZoEAI8NgAAIiASIIRgAEcMMwQgSgJAIDQCAAkBtAgAagpJMAIQAQAIgIQIAYAARQBUBARABgCFICEgIUAqAJGAJYKKCEhgUAgAAIAqAAAAAgAxBQGUOEwAQgIAhKY6DAQAgRALWFoDsYEQoGBAAgCAgWCgQSAggAhEEFCAgABiECAYMAQGgBABkEAAEgBQwARAABQgAwAJCMAaKAQwAqDQCE4AMVQOhgREBgoGNgRCkiAKkAQiEFGCAoDQBCCDhYqJiGiQAAKAG5AEAYEAgAQIRCGzqAgEARgiAACHgkAhgACEm0kUBoEQkiQGAggAgAAAQUAWBAAEBDAAPTIgBSwiBwAIBAREAmAKQgGSh2ZBoBAAIoUQZAQIABFgEUAAgEgMIAEIAQoAUCABAEQQAAAACkjYAEEggDQgEJgAQAIgQlgBAISIMgJAGOAAAAGYKkEUA2JQACGQQcEAEIAgJoGEgEqikAoGoAASMFQKgBNAONABIASxgABARAgBADCAoR0AAAAihhEEMQAgkAREEBHBBMSACAgCAAQABFAkABCCYCAKUQgIYgmAJ4IIAAIoAEQIhAEAQC4OiCAgoB0AAgFEITQIAMwUQBBAcBAEAAACBACEAgGAFEhA4QCqAABQDAQAIAgCII9AUgGAAQvBAAEGIGIoAEliAQACAAARDEoAwABOAQEICAqQDE0CQIWIMAEAAFhVrga7gAAAISiKAZAAoECAOBKAnAUQEAkSBBASACiEIDDIQSAAAAAwIgQEAABQQQAAiMgCAAAIkABUMw0AACBYgAA0FigCQAIAgBAwAAEAIhQEAIAghFAACATAARQiAIkAAAAAjAoIIRgCDVWNpQRAQIhAAQCBAFAQoAAGMZQIAwABJAERgFDIBACGAoAWoAEAgABQQgBQzAQCJeAgBAQAKJBoHQiACAQAIEAj4hIgDARQhhEAAAFBAAIogFAPBgQAJ0AiIAJQIiAYCEAyAAgIIEEpNbBMgEAiBBAAyESQDgABUGECM6AkAASUBQUAAAAAEAQEQAAAzAgEcoAIACwIcAAQEMABgUABECKSBAMYACcggBBwIABAISAQIiFAIQQCAgoRAMKACAQAcCAhEDASCAAMAYgEAAEAAQEOBGAAChCwAxExACoiARADCgDsAkhYQQEAAACggCFAGgBAAAhoqABAAEIAiBICooQAAAEAQAAAEAAAE0IEgCIICkYIACAABEQAmmgAAgAAgEhABLAABBGIAEALERAMAIESCkwAgBQhEgIgAQUA4QCiKIQTEQAKIkoABAkDIAAgQwACAQsCAIICkAgIKEABEAAAiCQQCLABMjABADSgtCJA0BEAAAQBaIQAQgUAgAGCQoQAAAagwIJDyYAQgAEMBgFBgeCBAAAQCkGAQgI0Ag4AoAkUGBAAJAwgAoAREAYABhIpiAAAAAAYBACAAKEIFBjAgiICAlAAEAAg4CIqgxACAEEAIwQAgAFcBGAACgqBAQAIIBoAQBCABCiAIQkiAAQQGRCogMIQKgQcAkAAAEMQSCWKAA8AigAAACEJgGJxAcIkACAUABAEABKMBgMAQA4AABeBQACAAShUANACQAJAAEUBAQKABACAAIAwAEiQCACgmIAfCQERClgIAgwFMEAFgMDAYQAAEIIDUKgNAGAIAAqERDBECBAAIQDIIgApIQExKFEAYgcBCAEASxACAoAAgBgAQARABIAQCAoAMESIAQJgQgFAAAACABAAAFQkSkEgAAAAwEhoAEAJIEAgSAYAGCJIGCRAWKgELkwAgCEAEAIBowhCAQAgAIJIAEgUArZAQJQEABAlBMAQQCRCRAIEAQQAoAQAAEEGgAQACAQOIAJCgIYUACIBgBABKgAIAIIBIOsEgkAAEFgDEMAImBAoAEAEmCFXAADIABAggjEAKCgERAAIEgDABBkDACMBADAwAZYMKBAGCACghAgICCJNSIAQccEUCEAA0BIADg0AoiCAEAEQBIgmEBBUAlAQABACCiGAoYEBggJECAQBAAAQEAAIWCAJkAwIZhQhANCAAhASokBmUBrhUCQQw4QgAAgRBIgIqWAQAAHBAJQYCIEwACwAA4A0PqBkgShACABAAKAAIACRCFBCBiAAAEQAIoCwwCQICYgIgNEAABAIRtAiCREirEMwAAUARSBSC0BQDgIgAAIkwAgZSkQgEARQIEBoAMBAEIAAROQBIBBIAFiEiExENAAEAggkQECAAAYCMEFJwpA0IAUAAAIogKCUIsAGBIQoAFEIAAIIJABAAEQBABIBQAhS5BQIUGBEIpQAtgASBAEAECDiIAApYAEgIgI7gCAIARAYgEkAQQFFgACHAPAAEBhAAAAIBpBQCIMIIFEAjCABUQAAFgCIADhIJAACEKAkNAABAAASqAAQhgjCQggCSJYAQKgChYqBEAGgAuCIFAAGSIQAhKuQKQAgMgZUIAIYAAoEFBTUiAAEAyBABCBgCEAwRWgABACAEE0AAAEUBCBCAAAAmBUICBJAgiCgAEQBCAIAC4gGICEAAIeUGO5AKEQUJAAqEgEoJSGgDCIGEVCGqiWIUolBAAAEIQJAnIBA0QBUCyogZI0AlAIChQEQSAAKAABRACoACCQ1DgABBFCAgQAAoGACFAFQKQAgABAECEIQIAAhIAApWAQdhhGQHABwACGQAQBCUAJAiKAIYoECAAgABYACAAJAB4UBhwKDjAkAAIAAaLABACIgCQSoUUYgFDoAQCogAMBCF4BEIXAEAABKAFBgQBEGAKgAAUIIAALAMARQAFAgIEwJIgApEDBABAAsESAUAAQJQAAoCgA4AFAQARAgAARBRqogQEggQEAEAEBEIQEIBINJHAkhEEhCCQACBBIARLAigEBABBCBYIKAMAhQIwEUoAxCxAQmoC4wSCJAAAAAAACggANBNAkFAgCKEEEAZJQEgKAKICQAAAdwkEFwGJgFAAAI0AMAAkIEMAwYEoAgQAiJAgDjkBADAMJFAQABiMRIIBQIBQSIAIIBEATDRoICEBSAUAAAAAIAAAggABCACUIABCsAggAAQEA0ckAIAQQQCRDg+AmEnAFQBpAA6IASEAIAACARjABIACEGAkBzECgCNIDAggAIZNCAgSUBUCCEgAACQQAGwUACBEAhxgE4BAgsAABYAACBIGQSo0AAZABgCBAQBhQQEHQFFIQEgIEAAPFADAACA+QBUAYAAABEAQIBAKIQBSBAVRYECCQ1NAAAAEyCIFAAyAKEIAFQBgAXUCRACAFwACCAwAgQAAAACFUDEAgBCEARBQDZGQAVBygBoCAAggAAERABBUAFBAAAABBMQKJECiGAAAIAIAICAIFiFAAIGABEABBEAgAAQIIiqAAAIBABAkIDCAhHCBBAGAEixVEAAhAUAkMSYAIgQABhQwmCAZIORgIIggIAQAAgABCBCRoGUIDASBQQx0KAAAAqAkgBBKAJSBAABAAQAAAGRlRaEJIoAAsBCCgEQLBAgAEAAABbngAAQRgAAIKAgAAQEIEKMQdlEggZARABAQQAJUOhqAhASQEARUAAUAIBQgYROAUMgAAiVAcIKQsETEgABGgACQRGIAAAAubIQJYQgjIAEKEEAARMAIGCCiAgYABAQCgABhgAQKACAQiIBAcWAIhgBoISQRBSBDRAACQsQQAAgAAACAQihACUMCgQCGBACcSAAGIY4BAAGQAlJGDQ2BABEIRFBEEYIiABAEFCgLiAEKwAEAHAgMGAJiSgIAgQAlIgLQIACIShRYSgIIMAAYAAUAC0qYCRgAAOAgygIAEgggBRAhANBEJcCmQBgcZAwiIAAUMASCajGhAARBsEwSBAAAEAKAQKQAQqogChoAgAABAEhACClQCAAIQIIAEBBQZQALkCEAwAAABCQUKQGgIggAQAAWggWAAQoEDAAgUQEAEAgAKihgABEAFQkRABkKOgFDAUFABYRhgAQAQwAIACkkEAEATSMMLYSgRsAYhWUBCBAAYAAKCpAIqYACGJgABCAAGAIIQAQiCBABABMBoSEACwQAEAAUIQCGIBAJgAgAAAwEAAASAADkBABIQBQABAACAAAMAAEAACAAMFAAVACNKAhQFgdwBAQABIFEQYJAIDAAlAA4gIFQRAQFBAYAIBCEAAHQEhwABCoIQABGpCiwgAxLBGcCSgBgO0BgLgAQABIAACsAAABkDawCGwggihRGDQgFAAwMRAGRQAAqBALIICAUBAloCLNAAGhEDAgmECiaOBAEAJAAQDzAoDIBAECQUBEGwPgAQCgCSgQKkEoAIkAIABAmAAAAACQCCACAxAQA2A0CYAgABQgAAOZLQIJiwEAAEgICQRAEJAJgkScQAAXIYAAAQCxgAAAAAAQAAEgAQIQYEBZUSIAi0AQQBICAgQUAEwNGABBoEgKCSBfGA4CjAAABJQbAAAgABCaAEspkJEDEACDIFAoAICABAAAACg8CICgGIRAIAFgAAAACDRAEQBAgKCLNAg0AAtASCiCYEQREEIgIJAAgEkEAERAAoSSABAFQJAAARAAgMggdAIQkCgAAICgKEQAKAoIBgAAARAIBMYCALiAQEKQyBCAwYQAAUEAFBEBBgQYKQKIQFAPASwQkAISkCABKAKQAAARIgBpBQIAABAAsAACUQCAABIYOOwwIAEwAMGAVgAAAAgB4AI0W4oBAIBABIHECoAECGUEgzIGSoAJAEAFAAAIgtighAAIRQgBQUAMEAEAECQQxAAIACDLAABCEBAAaAAoQAM8AACIoEBSkgEEAAJgNEpCpMgRgAIAAgAAg5ABEEJIgVEoBhpAgwAQgAhgIKQEIAAQABsw0QIIgBIAEXEAQAQxmQggElIREICQABQFoDgHDMAIigIAAqCIAGFilgACAHIQDCGAAWShAEAPQIASAASQcAXAAVEUBAgAAppLICAikAAYwAiDhQABYMQAgIQQMgAAspAEAIQAIAKBDWkgAAAEEABCEBAAQCIDQAgAAgYIQhCByQAAAIAQUABBAAQIAiQAAAEACgAgQFAgAAQQgEAAyEAEQMAAg4IgSUCACBAEAAEBQ4ECQABIC6SgQIgAECAKAAICIAAQgANBARhhAEIAEKhCECKAggjIQBMgQQCCIEEATgCUKAAQAQKRHRAgRJGAEQqARwQBAAAAMgAIAOAAICqMAACIAAAwRgIoUJCSA5AgCAgQNAQwCIoAABEQIAAAQIQ0DEBQsgAEQgE1QhBCBSckgRAhwGAwAjBAABAAIRBAAaYMQSBAICIAIAgCCGAACQAACIAYQEdCAhCQEMADCYABAKAEBAEIAEggMIoAEMBAABAQhACghKgFARQACAqgAAABoCAgIAAjBgAoAgAAIcQgUA7QEAwCECwQAqiDgIQCEAaBgBCAAAlAAEAAAQBMRBCEABIAILCAAAQCgAAgAgggBCAghQAAwAAUBiCpQCSKAGQKoAAAJRQAg0CAAGKrAAAZACBZCIBABOAwAowclAIAQgAQCgIIBJAFHAICACAYIBIhACDACikaAA5ATUIGFRAABAggpGBAAAAQABEAAYmKBBBEEJgKAICAEJFAAAEWUEgCBUkygBGAwDBAAAAQKAAAYAGSpgAAAgEgEAAAAAkBgEQDyhGIAgGJCAxCQZEAgBwCAAAggSIDoUBBEAQQQJgAAIAAMAGoAAgDCrMEkBAAMATIgACkIAAAANEgRCIdqQAMIhgEBEwECAIJANIIkARBkAAgABSUFgEArCAEAAFgAJCAIEAgCAzMJBlAggASABAhRCCKAQDEASugKQADkAAiCSEgEAPiAgFAkBCQggAQAQBCoEiFQAACIgA5IACDKZMBAAAEiAIAIABTAIAAIBZDAKCwCAEQCBAYgACQIAAEGIIKQQAA5qBIAAwRBFAAIASAZAAEQ1AX1AQKAQAQACAAEkBABigKCAUIlUSCGoAAUAAAgUABqYQAQEAAIgAIAEAAAABgCkQokAYKAgIAATBCSAhA6AHABBoAAAgABBMAICggADCxCBkUQtARKeAKRABCgCAgKAgoIeELQIYYAQQBChhScAgGQqAiBIGAE4pACwAGRgEBiAQUAAACTAiUFDYUZAYCgSgABjAEADAENgSAFTIJCQgIgBCIEhJKBAYApAQICEBSAgAIEACCDgEQChqAAECMEAYCEACQAggDQDAAAwAAqAAiIAOBHJABEAlAAiQAhACABBMACEIJAECAASEAkwSSSUgAEUuDkBSQQAAAACI8hAjaAAAAAAEAAAdhwMgABAEIAxLhzSAEBgAIRAC0AGCAgAggAEAIoAIQCCAARALCAAAgCkgoFBDEQJMEAYQIggQTQAAASBQkCAKBAAgBokAAAFEhBEDEDQBQAcIQAiIAAUGKCAIYACAgkIIIAHQBUhABBABAAJUX0SDQAgECQAABAAAFIgAACAABsEwQZQAC+AEJAAGEAABAAFAOTAmgQBABgAQAIAoAAAoEAARACAAAgAAQYzVBADRIkAAACAgADBUIwQAQAQOAoUUwMgACAEhJCCKAAFoAgFJwAAABCgoDNICQmAAQEiAHAQgeEIAAoAMAIGIAHIBKYBICMAANAggcgBAAQAWDAYIyAQCQsIASAEEA5ABEACaERIhQgEgAIQkJJJJBQQAUIQAkIAEICUsECAAKCQYhIAIgAmAAAEACAABAIGABIAmAAAlKIAAFIEAGOgCAIIAgwABDaIAABGCkoBCAhQNABIBCiCIQgxABAAQQCBCgCU2AASpAAEFXNQEgwoiCAAQREqAECkCACDgCAAAEBhJIRAAKIMBiVqIAEgEAAAIDgDUQJwAAwLMgCxoAClBY8AUIWgAQBICgCEmAICBsAAAA2FAUEAAHAAIEmoKAACEKAJggCIAAgAAMBACAACRwIuBGACCIAACIQoUEgAA0AIAAhBQACBEiBAaAMAUSshxgABDCCAIEEABEERgEMAADEAAEhBoJGgghIgEBAKGQQCQQABCIEDBACwKEYAABQBMChJigQADUCQIACFVISAGkAAIRMQaGICgCgEJAIACIQwIEQhDwAYBAABQwMBEwRAAEAECEEkAEAIioAAGAwOQYAAEAgDGEIYBAMhIgTIACAAAOYAlACQBCAUAARAgQAUAKIBERUAjBQAaAiiVAQJ2MIEhaEQAEFDxoEABAwCIAAYgARQgADNQjEQsEgFCYPwAEBFBAIAQQhEIAQSAgSCaBgEgQCAuIEAQBAABFQaABCQImVQBBEBAuBUVoAISpAgQCAkBSIAARImUwKBQASSCSAABEISyCUCAKIEIDAQAlEAoOKAAAwAAAYECAAgQINCDFABggQAogQEgAwQIwAAEBBACEDBCASAFBgAEEAEgAJABAGaJVDoQAGIGBEIAmSASAAKAQIHAUAgACQ1hAQyDBAAUAoATAQAENAAAIGAQYQCAAQABhBBegDAIAgAoECACAUgACEAACYRUcgwgEUhoACAiRQECgIAIACERykEASLAAAeQQAEgjQCWAghgERAKACAECCRUEQARgCwwQACAKgQCoCBCAAAQGgggAIECMgMBUwgAgWAgKEAhACdSAKChABKAgASCAARkEAACgJQMCAAAIhKCQABAQBJwQCCMFAhQLkAAATEApBwiAAEwUAIIQCAQJYMAMjAQEIQBAQrAwhAAAAAABERBABICAkAgALAAACADIANIEQIAEKOYA4hAIBAoACGGAAAYSAcAgggQDQtCCwoAgEAAgIgAosCVQDiAGCECkAAGBQkBSQAWgECmMCAiAADAEOgGQoEAEAIAQkiKFUCoACgrFAMDQrAAEBUIgAEIAIAAAAAUDEkUDhAAEAwYKCARAVAYA0AhGAAAkIRSAQJAEAyoAERI4AgEhQAIlEAQCFEAgAhIggAAECACCCQQgAAQhMiMAQQFKaEIggKIAEAgALQAYAiCAcBhxIAahABCAmAIMICIBAAYAQBwEhgAGXUhQAQABxBCgQEERAgMSBAYIAAIiBogAAgAwmAEAAgCEQAwEAlAEDQkAADACABSLCWJAghVAAkehARAADIgAEAAAEEiiggAHRCQABIARBgAHBBCgAoBjcAAqgAgAE9QBQxDAEJAAARAGBKCJgAAwwKgEASFIAIAqDCMhgAcABQAAAERCPIAAghAgAAAAAxIJhBghEiGAAEAEiAEAIESCflASKUEgBkIkBIISAAiAEAgAISgCAgIgOggAUEAAAQ4IIkIABAwBAIAUECEJVAAAAhQKAACSEAADGADQsAAEFLCgHiKqgkQQAlZAI6BtYBMIkRwSogAgIGAhAhAQEFEg0wEoBACAGgAEEgKIwCRAQBBEAEEoQICAiQQAAAIES4EgVBAAwIKMJSAACAQCQQmBpCEAAAUAwAAAAIExEAgIwKcEBAJUACAARSNAoEAgSjlIqAESBEQCCUACBNEABgIghSABxAIAIghEQBEEAggAQAAABGiEgMAOIQRABFEYoAwIiAYERGCMlAwNSjsCQBBRtQAAAQAQ0kABwACAMADg4kFCIIAZECAhAwhBEAAAEIAE6gIAAARhBAQJIIIUQxAAAAAAoIIAFEYjMA4CAEEAwAEAECgYEhsAAACIJUPAlYARARAlBCRCCAYAa0IFDQMQEAgCAAEAKIACM4IAUgYggDwvQRCCICEAEAAKAQAAREOEkBwAgCQEoqMAAJRAEQEAEBZQJAFDKEBAQpEABQADQLkIFAAAQAEECAMAAARAgHABDAIAEIAgJMEhJQIQCAEjCAg4SEgBjBAgAMQEAEDBGUQAChAEAUCQCQCEQAEgAMoswGmARCECIIAQAADhABAFAnCAACFIACDCkUDbAABBSRRBIAgUIJAOBAIAAGBbGwQwI0RAQEAgBAECQBAAAEICDBMBwAIgCAguFJACVAEQHUgIgBhECgbAhAaAAkAAAwAAAGEBgHUgkAkKEAQAAIBCAAAEiCAAASAgAICCAMAJCkAAAgCDQoAAhKEBAIAEoBiIIoDINSiAAIIUChgCEsEFkIoEQgABRcmAgAAI0QQhEMAAAABCAQgCAgAASAAAhUABAUEIBIECjBQAABYAIQAGA6BTGIBMRgIAChABghIplDUCEUABwRESIIBSIJAJgAUABB3EIjAgIACAAUgwIkBgEgBD0iKIAAwAAEECCRQBAABOwCwAKBAABEIUEYMgGAAAzIwQh1CQQAGCICYECACSEAABQCgJACEAAQIEAAWDMAACCBAIAABQhTKNRoACkogABAAkAAJBAgAkAAAQAYEESQAVADAhCAEkAQAAAEgDBCkAQISsBAQAUAGUgQIABQEACIAAAkABhgiAEkhVCAEICgFgAABIgagEEAESQQAgBgDEAkakATCQECAQIIERgiUgAaA4IggQQAIkgASREVKABFUAziAAAQUACQAQARaAE4FYtSQAQANAIgASUQgCAA0LQBKCAJ0GwNDpAgAECgEMUAJEAAAhAEQCAEAQABAAWAIAbkAQAIQKjFQgAAAAABYAAkggAwCQKiRMpAAqCEAAElIEEBZAJhARATEBYKUmMQISEgABQgASAAQCAAgBCAMASBJCECxACCCYAAAAaKIgdELxgAACgBkgAIAEARAAUNIKMABJIAIAIAhIQhCQBQQFhCAgCBFAkAQCAKHACAQEAABUBAAAIyAAViABgAEggAFQIQACIACRQBAoQIAAgYBCiIBAAAOEKJkCAAkUMggEAQAJABADgAAAYAABQAAFBgIYIAwFQBCBCEgBAAKGBRA5CAEwEggAgYQIAIBhgAAAQAIBgAIxgABiVsgIAiQAyACJAAwAAkA2CCIEAABAEECQCgAEXAQRmIAhgJRAQUEEAKWmQQIghAgIAoYCIQyBQAAQEBIAJBopgE0iIAEAIEAIAICSAyAAgkAIAiGiISKoAAJGCFAAAQUALBAiEQAEADABmmCQEUBAAACGAohKoAVQArMgAgAIAAEAAkAJEACAgACAGBAAAARBVQEAACEAgAiQABYEASYSAAOJEAkDQQCoCAQBkKwtUAoWBMhIEAmBRARIIAAMDJIAAEgAAABARABgSCAEEAEaFgAAIFImASEBIQgRRAC6AAQCSAE4AYgAEAhKQjwKAYZAABIACCgCABDFAnKfAAAAAmEyAGhVRREAoCAGOCQSEUAEITCIgUBAUQArBIkZhDCAXAEoAJEoAHFhAA8EIEswCgMlAlQAAQ0BkACCALCABAwIQYJGBCABRSDCAURy0CmKAAAAEAoQCKEkBAAVBICARAgAAGAIgCyGQBAAlQQAMJQEBCqUYAIoBiBAgAjgQAADhApgAggBBVAAoQEGsBoKkAHBgFEMBCRgAAokJCAEkAAglAkhAA0QJAAAISAARYUqRAQE8gwGAEIAKASRJQgoAgAAGIABhSCQkKBZghkQKROGCgAAAQgMGIEAAgAIkCBAKIACAIGAIUSiSgkQEQEJAAADTFYIOQGZgTAhEUSQOoMARAARSApJAAUAwAAAggRCQIgAgIQCGoBCACAAAEAIBAEwABUCTAIRIEgAAimIIEAAAJABA=="}');
;// CONCATENATED MODULE: ./build/triage/entry/classifier.js


const classNames = ['praise', 'support', 'spam', 'order'];
const stepsOf = (half) => (half - 8) * Math.abs(half - 8);
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
    constructor({ bias, classes, known }) {
        this.#bias = bias;
        this.#scale = classNames.map((name) => classes[name].scale);
        this.#known = Buffer.from(known, 'base64');
        for (const [own, name] of classNames.entries()) {
            const halves = Buffer.from(classes[name].weights, 'base64');
            let row = 0;
            Buffer.from(classes[name].rows, 'base64').forEach((distance, at) => {
                row += distance;
                this.#weights[row * count + own] = stepsOf((halves[at >> 1] >> (4 * (at & 1))) & 15);
            });
        }
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

const thresholds = { comment: 0.95, remark: 0.75, hidden: 0.35, encoded: 0.25 };
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
    return /\S \S+ \S/.test(text) && isOrder(text, thresholds.encoded, 0.55);
}
function isOrder(text, least, leastKnown = fewestKnown) {
    const { order, known } = (0,_entry_classifier_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L8)(text);
    return order >= least && known >= leastKnown;
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
