export const id = 658;
export const ids = [658];
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
/* harmony import */ var _text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8430);
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

/***/ 6632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: () => (/* binding */ isSameTopic),
/* harmony export */   X8: () => (/* binding */ signText),
/* harmony export */   fk: () => (/* binding */ signTopic)
/* harmony export */ });
/* unused harmony export mostSignatures */
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9952);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);
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
    const letters = ` ${(0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(text)
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
/* harmony export */   D_: () => (/* binding */ createReadVectors),
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
function createReadVectors({ words: all, pieces }) {
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
    return (comments, among) => {
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

/***/ 8197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LS: () => (/* binding */ findShared),
  $r: () => (/* binding */ findTerms),
  S_: () => (/* binding */ groupTopics)
});

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/clusters/corpus.js
var clusters_corpus = __webpack_require__(7376);
;// CONCATENATED MODULE: ./build/clusters/link.js
const stepsPerUnit = 32;
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
        const step = Math.floor(likeness * stepsPerUnit);
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
            if (likeness < threshold || Math.floor(likeness * stepsPerUnit) < step)
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
const reach = { work: 400_000, least: 16 };
const kept = 6;
const promising = 0.6;
const scoreSteps = 16;
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
        const score = (other) => Math.floor(scores[other] * scoreSteps);
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

// EXTERNAL MODULE: ./build/clusters/similarity.js
var similarity = __webpack_require__(55);
;// CONCATENATED MODULE: ./build/clusters/topics.js





const reasons = {
    alone: (0,safe_text/* safe */.gB) `no similar complaint on the page`,
    repeated: (0,safe_text/* safe */.gB) `same wording`,
    words: (0,safe_text/* safe */.gB) `similar wording`,
};
const mostTerms = 5;
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu;
function groupTopics(page, rows, corpus, read) {
    const repeats = groupRepeats(rows, corpus);
    if (repeats.length === 1)
        return [buildTopic(page, rows, rows.length === 1 ? 'alone' : 'repeated', corpus)];
    const first = repeats.map(([row]) => corpus.words[row] ?? []);
    const vectors = read(first, 'page');
    return groupByAverage(vectors, first.map(findIdentifiers), (0,similarity/* sameComplaint */.mA)(first.length)).map((group) => {
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
    return (0,hash/* hashText */.qj)(code.slice(0, longestSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'));
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
    const byWorth = [...terms.values()].sort((a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || (0,clusters_corpus/* byCode */.VU)(a.surface, b.surface));
    const shown = [];
    for (const { surface } of byWorth) {
        if (showable.test(surface))
            shown.push(surface);
        if (shown.length === mostTerms)
            break;
    }
    return shown;
}
const fewestPages = 3;
const fewestDistinctive = 2;
const mostComments = 3;
function findShared(topics, { words }, read) {
    const candidates = topics
        .map((topic) => ({ topic, comments: topic.rows.slice(0, mostComments).map((row) => words[row] ?? []) }))
        .filter(({ comments }) => isDistinctive(comments))
        .sort((a, b) => b.topic.rows.length - a.topic.rows.length);
    const isShared = (group) => new Set(group.map(({ page }) => page)).size >= fewestPages;
    if (!isShared(candidates.map(({ topic }) => topic)))
        return { shared: [], rest: topics };
    const texts = candidates.map(({ comments }) => comments.flat());
    const cannotLink = candidates.map(({ comments }) => findCommon(comments));
    const shared = groupByAverage(read(texts, 'site'), cannotLink, (0,similarity/* sharedComplaint */.jX)(candidates.length))
        .filter((group) => group.length >= fewestPages)
        .map((group) => group.flatMap((index) => candidates[index]?.topic ?? []))
        .filter(isShared);
    const taken = new Set(shared.flat());
    return { shared, rest: topics.filter((topic) => !taken.has(topic)) };
}
function findCommon(comments) {
    const joined = comments.map(findIdentifiers).reduce(joinIdentifiers);
    return { ...joined, naming: joined.naming / comments.length };
}
function isDistinctive(comments) {
    const counts = new Map();
    for (const words of comments) {
        const stems = words.flatMap(({ kind, stem }) => (kind === 'word' || kind === 'name' ? stem : []));
        for (const stem of new Set(stems))
            counts.set(stem, 1 + (counts.get(stem) ?? 0));
    }
    return [...counts.values()].filter((count) => 2 * count >= comments.length).length >= fewestDistinctive;
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

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/text/hash.js
var text_hash = __webpack_require__(9952);
;// CONCATENATED MODULE: ./build/triage/entry/weights.json
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"bias":-2,"classes":{"praise":{"scale":0.118624,"rows":19120},"support":{"scale":0.123457,"rows":16166},"spam":{"scale":0.114129,"rows":12827},"order":{"scale":0.120299,"rows":16887}},"packed":"W887UsGNobtw/psAwK+qRUI2RET3Bv9JmwZThC/A0qabdnTcDW97v+vhjIoApthExGJArtu9/3/lH4bf9Pf/+8rqbeEGPIAXyIEjwoMzWSlISSUV9VR1DyB/wSP7f/f/f9X//4iY4pITriyxu5pbOr2PeP1k/T1oGlGpLIX7xuAPtAVSTsNiPoJXn3/+28/+51p71WbtTYGrigI3SE5WbTacAvFYB9FwjJ1eVeyDBeLpAtFgYmdsEA0x9h1o233t/9qbghSIdoHow9N23wLRRtvkoW3es/+bIxo0dh7H2LkmN/0eGpM+6X4fk/R4I93jvdIEvwBh4njASwNJpCJa2jN9uFvwvgBHawfL9Th47LVpjHpUnQ6TMWLnnKo4rtQ+WRzStLdtiG1nZZ6PuuBwcJqWt4RVvAu9VeaWWsXgM2aVENEquwPRtjE7neArtW+0wNv83m9rJOOPLux9FxtzZ48qIlo1B9MT5mtkYEeCjYSzxIE1MUYPPPlHiCm/d6tQ3m7cW4Qtto3RxmlHbRP9CzBxgaWREZEepm70jnzONou5zJK47SbYJx3dKMabsdQ265UIHH+gowTjSwJsZep9awHIQWjImNvglZqsJQMVvtqdc4tKAHG51w8BGjMyymyBhrp3XLp2O56CAanJdUsxd5Xn1VNsSJAtwUvWaDIYvDXZZC402icl2+QPYpvA6Mv9KrhNDOBHSnjMhOA3OGzCJfItRCGabxZUIZcHEF+xVMevlDvQduakLtFdnA6582JUvoCebW2ycWqvSzvGZPQEGlFk0+iACfwvqAyhp+jGkXJky5zBxKq0HvQQpKTSvieqzd+cu80VhgWqchcyrZuKeVa2nBhLQyHoy7xztYUNWJLOSYYARnnCG6sw5WtYmCKzdY6rc5wDBZpN1YJAIRo+fxEUSOZbqp9hXONGpjFgyWEPwValJZhN3wCd2RTVHLnR5u1AGMvRkXzSGepiGnOE/k85FKCMLro1AQGIHfSD7Kjb/HS23DYmgw7EINimthsDM+yD33j6ZBcAt0fnxKX3idAeqSB6dh1YAF4giBGvkKwsPd6MYkIzRBCIzXdoYpiyxFFjoR886wyTszHNz9Q6OfJ50yxMASFvxx7iAYWaq/zUOpl2ppVXJ+1OAdGg9+fVO5LS6t4IldnsTJ+dWvEo8xPpe6BI/kX3+AxZ2mAl7fR3iuNw9aC2+pFjuU6zVNxHQFtDmh5gNoDBKFuExl5PQnZ/6zZ4xDUXMs4q9osueHw5WIcs1hzv1AhOzrSp7P71YL5Dtg007tzT1jYWGYW+My6ai8CmQCy9KRjCYMdFN9XIvV2q0Mk2+7E3iNCRMYYbYDVcqN8AGhobYMlWGw19cIN/TaHAJY5wrdKSnRh/1+FTbPs3sCVEgxHApuHJoVWjYfujjLx3swyteNrKfTGQ3uwpBORz2S5YXj6ZF6PSvYla75N7Tc53JRP23GfscipNaTEDWnQQeGyr5/IIQlVdG0hjWOCidgSKzrwdj5uVNtYntdD3Pe2lbsgaU8lMTAwMXnWBYndjH/ZRFr1OzoQ3FO1WWF2Q2LSQGA7gmtBG0ezkcZchC9eN5I0QVE0+hbIpaPKd2eebXRuqgrGR3Imv8uA4pWW96MmeEpxznwzwPjR1Hb8TSOB21g0pOBFqwN/qy+jAh040HdIfJVEYzbS9g0bnYTxfuZD1tPf33LTB6/N2i38xKEwoWMM5G0ahGv3Wnx8kH3OrqStq7QK6GfiZHRui6AIB3WPTLOKcAv1ns9eA1GaBPLvRgg86qrvW6dYiO6GVrYm7H08DhRE3GoMNgnR+/z4WLPqypxypw4+NVeoYXqzOB/Z/GmYUHJNjMMgGUg5CGF/y1frWorG0RoC69bQWR3kXWrP/DmGni2kSkKIhlxhhbMRRG2eKHlzroRLT1E8IHtk1yY7kLTQ9xPHSQ+68N9v2H4x/wbUTB9Et1Q0dmgWd5LtanbJLg+e0Fe6lf6eLPQTOC6q6i0LDPhsQGBWZDP3VzF4hdDRVL2fGnX9/1zd/pvh4phxwvJrQgKJ0AtaEnvaEtGZYRqnpbxx3hJVME2HxxZHIfoeuE/psieFTNZ4yc5ADxLQo5KDnd0NmvqGFqQI5mt5xV02VrcPPet5dCF8MA+fMGfp9nLC8YrCEin1mhaz88aHMa7aflBj2FMNKnW1UhSyhr/ZfpXoRBvR0vB9CBXe2YvcbN8LaMQ5VOBTIWRi2UqDpEHZ4fGc7W7owtQbmQ0/ZxhWpooIzlhsFszzexeczHYxy78b6KdwG44pA0hzS0j4fICa6NS4YT7aWgIc6+85fDiZNImfQLReXDCYSvyHRlRAtpAcW/+qiP4W/A5hIN4N54tKNAk58o7j5F5tYzVgNzKPvLeXJMiHQFVhBkDCELlhLlHJIjfV5AQP5kO6vraLh1EiAxZNRYIK7j94PWJPzzc5iWW0lTX9l3/G0nQAj+oPYCMIIb2dti40pWIF3MUxq0XYUNEsFKD69TaOGLKdhp/OtDWlxTVIuZHvwWkbIXb+n5y/XtVSuSH56YONT5Jm3Du9R/vmhPZ/n1Mjgwf1FaQ9qqqmDM3gsG+CJwOaa+9B6VlxM5hW9Ea9TB4cDZQFqXJCY1EJohMAW4LtYgaZsoPPa3MO04qWmmP1NzbFXetogA2R6Mhjs7IXF4pZZHP9koR7sX9VkfEJlQEvbdtEZGF0w0OZg/N1PhxEFtAEgepRC+8n8aZP08efcPhOI69BRMG2kSe37roMsaIzMMd1xVG/Jmz1S4H1QNmGhMOBdL/0ZBKR7MkrtdlVFyn/LEVIFa70A+J6u/K852oBI04nGxtVdcSJbK0bGJh80xH+6y2w2OGl4mcmzg19S80cGPh5OSORcrsH7uWcwiKpEawevfqqw1YBXVnKzAB6ISYGnvd/uGFSn2xnerhHqxtidHtB74Zof+Ib0LaPp4yT+ZgoPgffgWTWkKT74V6GtP8zuEubusRuwJQbfRCCr621AvLea3dxh1yS5aV7EY2gyF2MCIhCqZvYw3BpnSfpaqUEA8ThJf4rvIE0BFaphNPSESWDvbbN2NfG3RAYyLwECnJi1Zd/BNbahM1bvD2fZdEx9XyMFCFBtERtBAVunFhT3jgCs3pW+pm5zbo1csx3AUNA6kgsRP54s2yEj0RfQgSeuCDAvuibKTPHKprulN8tqXRw29UMT9Ti2uOKWrudxhdwb9G0B0hDg9neVQyI13FATJHQnllu5X0xrYKuU7Hkh79huiDyEGsCBgVX3jsGjgkFJLIOP0RqB3QxKHtvUyNcfXag/98LBtnh5YwbWXYGcMPi/xAvE4Pl6orJ6CyoWuYawvxUBGnuUqLCdQWsyN6B6JTxn2/GjABHqqtcN3nitLdMF8M7JFoszOWxDRfPS2ZqN2w4ATqHbVl7CbXXTH1yNb6FrehpHgr6Fsi8XL4cSx94IFrDMZo5aKF4lMNZ3NfXpTQQ086PP2JhgrmwDIFW4GwPiELnX5J2BHc2hCa0x2dRx4w6G8tCSc0U54/HBkQu+32UbbEun+VAhyYaTFTWNXGvrom4RGHCpCOVsE2y5Td4aEsHFhLYe9+GE73aRpLpeu+oWz/trzDeuGW9OKvrwpUEQUrrbCOpuR63v+86YHiKX4toHq7L2Qn4j4uZggzmZPuMSxQLua5hcKYCyBFvCVUAMQrd1iws9SMiCZIY7cU+wnB9GVkY79I63GbZmbiY96JF8d5p/En8XsQO6sxhi9KHPpvZVzTgQY4R6hQMjj5/Ii3IozNewIdruN00Q29PG0a1IwPLecD+Ngabt+C7cQaSUsWgPE8BcTxuywwywhdfmhYAFfwlhk83dLXaChSogWJfoYEjWEVKbwdrGrU0etiDmQg3gJpbrKUBaTT82u5srDOJj4eLAIVs0NW6Vod+3aJswbbyErmkpl1zCio+g++PmhkbcT4UmvsjlrQeEb9vbjmiJOKzQNbExW73qDmHyD8FhNwXMO0/3YptBiCE8LwYLY014sncaHAok2TYHUEwnPiY2dKi2I7CU6LmdTnwPt6vJFF9nYvOf/8EqsrNWJBsZkIhodwx8tVmPG2rsyj2w5kTdUQh42mLKHk/wlaArDDcntUntvQF3M8Ow+JFyWxHtEwPtjXgyDCIZgpejYhzPnMJE9Iv86gMQZPhPUc4VpW2avskLEXuHDCYlSaarWBaOw2zkyuanyEeHQDHd3whjhe9Iy0CsyNUac0HSW39K6QrqcpY3vgFYOvIW31xbygCUREg7TV5D9nYTdDqYfg9taNwk7/wt954ZOr6BI5sQCIyyFG6v0bE/hkOsbhiB0iamas/tNRaH+eUz1CthGYSZ7+36vc+JQgVZo2kKBT/ZktKlUMLURnz/1OxQ2LG7JHBeGAywL82uQbAZ5KRf0NHIN0zfF7jbpk4zRV5r+dJj3kxqfAsnTeC5z6QdYumNUt8jOzauEws0EQBldG2irsZ/ARcMjQDBm+2IQwMAqI6a7AJMJfJm1oYWgNAAcCfjtI2oPciMJk1xOGiteBlKyc2jWPR3xMbpf3DeBvmB7Tbqah2giIWKaPudJ0OkZs3BR/+pjDiLq5tgOC+u2ABiXEX34C2eczclm/T48MooFSKlD2tLPQz2VCw0oZCdUMUIhG/eUr2gQfCupeintwZw8FFyH+jW+vCVCYKjZ+P9qZjgHBgOvPp/zuSDuNw5z9upD6lqti9UtTdwiuMl4GlwW2dE+jlQgCoxftM36FKmrPzM85y6pE0DBcAK9WaxO1h5wR6gd670IqthdEBgssar0VyM0a5BUgJ6Cu4xUb5q7xgka1l+Msjr9NhhvR5RUu6p027b4ueCND8fO2BxqFT74aW0u3Yeqx0wH5RH02Cwjcg7GvQ60kmP0gpVzDuyLH6+ScYeQsO99apoBZjdgtzPzGYvDiwQwAgfuxUNGTIPu03VZuQ3VeP7lx3kBE488eoBnMNd2MLdU4+efQyNcQYn7t39esUu1COQw8mrXwKAJsGSZeQmR3P4tWvd1obkS3TT4lIPaE+JYO+zBSqHLGgn6VZkIesoHEfaIhl2MoMM9dWYV5uOXEnXdgzI1K7G9k9MRCM34OrH8STQddLFQyIRpkuVSANKp2aY9oSKk1ULEFxFyMss6EK5Gebem8nzCi47EnEl9EgAOwOzOQS3M5fITMSmmMYU1L16wimaYvcG4I8EYtTkp0dKHz2ZBLw4P0inEazmxNaIt4I/E5jMRT0EhNAQv+ALkEvqeFMWYroM2pYZOy5wMCYXhrTHKQ+g5MOzpo4YXFjDkOaKfRJAlkCKkFseE3ouiI3LhqFM4sVuGeeu+SX1twI8J5OdsQRo1MDBLmO8HEz3IBWANhaj1PbQCJAMf3YDD06cjwINcF8hE5gCx8ly1wxazgoJ+6omJCfbVgw5TeDJzy0jxnaGsm3Azj6Li+XrUpvNDk1T2fX274jJJkcxPQtpQ/bgw8NugGbTz/lsEM6WAA3SYqynjLXQnTt27L9nrE/kt3aGwwTnVExnOatnPysxuSFY0WTNVX1jpDJ7B7ui4e2rN1N6Mt1COdqdwZyHejehSqJelsESE+r1I3LwDAMkXIyePDg7Q8MdeTHXkhpc2u/GQxGHB8c7p4Bjj63hGwbXb2xWhm7J9m2GVO0jNdcfhpR7dlFd/7ZuEz2ptckbjmSKffPWlpMnbsS2cPSs4J0GPn+i+3H/OJH415NuD5a2/4YK0c/1ryL2HVKfAdcrwz1SGMK0PC8RrMnlaDJ1X84JUZu663ULcAtJKVKOUzGc0Y/uJtjyrW3ZGMpuGzK2SQWlP6qybzsDnbOe8WqvkzEk1yJ3yerqg1uraXyVsTLIzTFtgeTcNhQEXW0gOyjEmNqehDKf43Dvvb2AvYaOdP+WOCRlYZesWyNqQ1up2ggmEk34mwrj3wDPpYN6XWhqCMSu4/FU7ygIVA9tbyDQpmrwBDzgARrfMR5uvfZwJzKaereURNFMAEQdvCMkYtbEBmoTwQTUIC5SNGrKDW6bRK5uY3b3tsWfwDpjUPjh0JnjvHfIkN3DQ53pretC6DR5a4B2GjzNk7FDR77FU8MzTNvoV9+s24SGiqvGchzQAglP1rk1zmiTjNjKG+QNmAaPKtBZ1C2cpvf+JudfE1pQtPyzOJyKzW/OFG7/LN4rCMl/hyiOkZvXiY1w43AFBoQ9/YmdPdq76RNdBQAg7NgaaLC/2DFt14oayJIJHkm7cXDBEZCL92jR/IZ3aBRcyLk4KW6BFsUIdpKCRvHOgyOV2htdjcnATbysw3I+HxoXxwcy2chqA172DsGDb/wCjQIcwrbicU++aZumUbUn0619RBnglhpdYl5Z4uoDid12CZ8FWueDe7f1pg1AY2AUBF1h6I4ChsnYkF8gsi19oUAnFbN1ialDd9gW0BmE/a4NVY0dyXCEF6aEBzgkhkRSWrt1++j9Nvfwave5KP6EBiIvGLaIADt7xvxZWjLDD65otcbGZLoQPikiCNfm5tkFKnItgKY600sey9FSjrj2JkGNuCngubRWYD3vV3DP9tsWKKllSJ0mNPapix4iDpJWn0cXhPxQbPFH9V993NpC3JhjYMjV2+6tumJJ+Lg8kTPurKZLBlZoV6aFCGZ08a93zY4COmRePkoKvGWPKJmIEjiCNjjdvVqPyI7JV+CcsJF2U5aQoDj0FT4UJXzq6qHpEF4YeYsDUG1b0ib6mltnQRzV4LzytDYBGFA6Yy0PJX7YdR2bqibFP9BGZHxKslIreDTdXDdxt+lG8mm30nhQMJS11pQUHcP+Wqy11ovPdwi/Q9pLh7oRXYlmDVz8NYoMzAvsZ9reld3nJnxD9uBmy2bUCVJ0okx898Y+Bc6IdCQOyAVJWRMYI3qHa3UAzNoFPfoi5v46Xuf8TJ4pEjEFMnrC9mS3j8Dvsek7JJ8IrC7TA8jvLPJHvL5yOXUgZYB9U/WmLVAhwDD9MhblOAz0yeauC5asGaWzvu1yT3vByYpIP9nqgf8qK2mrfHF6V5qbctNSDWQ65YGyEkGGcKQDsc0BOxW8aknbPzqZvrMAl2fVkguOmTT66gk0c3TuZlAhGJtphblCufp4IXNoRnXYiugnboTgksKxQfIpb8EkC+8RbN6N3nUnOYrtyQyGG94Yt4j6/Vm2T8e9lwSJo6eZVBi9thuKGEmIAhylxiXlMJ7ALj76hpL54E+3/mQNuNWSubitJDt3SGZ/O+W/GpGBdk3k0GbHTwycojOBo9Bo5ivWT6NvMFnvzVV5f5Xw+PYq4eHvMSX9U3fN0E9p/Ezdm4weUPcOuCBXyh2lySLT0NPpc5jVWCxiMrcC2bh8hAKFD+jFEPPKNBfcTeEO8h1sCdKdmIpttxT0KRDLhE6rT7aK2zQINL2HIiCbbI3MHgIExgSugLr91TJWaWvTKX9nQdUT4gHcNBqy2dLFBuGWpFI1pmskwrnYkFSMSdbRfcrTn6thpeCZfDQKDFpA7Y7YaGutAWkUlFBkB2gprS+m3/U9ozHEIdx9bgNa0QD2HtzTZO6xYA6ejpbtxoq4yB7G1gBzay0i0vcMQMbc8Bi0gqWMakbQElrTevcz2Iby5gACDbiEioIi0DZAfvhJpeoyO2sLoBoGZ7r27HhLycX9RwMuechEnG48B/yHn+KVASSL0rN2B3BLT2XBxiC5xRS5vvW9rhk+hRC5wJVRYiLxSRz2tjsSbMkYKpEXN/ONamT1u/wiDF2xOU9u1Rt7cyS0Bb65F3MmBrCx46uNDk1X5RMigSP0hsRq/OzZRGP2G6nALe9gtGuBuWadbbB3G8zUjSE507Nt89S3BYOFU/DZFhregj/2uNv9ovZX19t84rnNd9cShoOdk4n8jLdgnpAi/vjm21IyN4DsNVz5dj6wuEHK7jyCaZ0NVBuRYPY+1AwSzaPN6zTbnXJwDz+5H8QAtU3cOCvPbTiVBxd038Y9wterxQmjmYDANgfiOULjZd5YD56k8/NM7sspud1wOgmxTYqly9zNzjL/eNsM0VUkiHt/i3dHOz5pFY4YVeKlJC1OoMt7EC5pc24N4bksVzfHRihMhfeGj7ehCeOF7u9u5pT2XaEuyvrp+5aYblqYRoMWQ5htIDMwP0nTO+i6JCc0NNh/s5XZSrhCxSr3vcGSYxZ3WYAwHoBWIHijTZCsrvtMrgVqcu6wYHgpnphr341C9olZjPSHt25TLG+IQrPRYwgZ3eABAs5ILqYR4+IIA46C2kLyncGQDwPoXL91g+O7O5kt1GAHwinAbT8PyM9x2bxFkGhRU7C3naydDh0ToPWd/ww+efMyATEnQG4vbAxwY6CoR7rGTnfZsNc4hgUIBO+2+MH0LmV0sh6mAAOCG4IjZ7RG1tEBmbnPtsTJX+JmuaIMXcEDQK5Fpc1me+Rnh/1fMuz6LkACIVvwuXAwnibumoCP2YB20YASpfkguaB9MIYoDg0v36gkEjODYc/NxmGCDIN01iqWjdibni9tBD2Mm9JbzPNY+KjTOMaEQe+rf1Rj7r7PqvToUtSoRQFuwOUbMlI7yXgz3PkqFVOhykBXHUUchpOn0G0RpGSb//X5eLapB2CbzZBH2purEa/7FWR0rlpGGwEy2o3VcYkIgJwcZEYQiJlHQiRL4c5OMCGCpSkQX/8MlvJyuknsSEWdEm/sM7rovPHg9UFPo5pyOIjXI376zuvmxkInd+5Nw80Yanv2gsYiejLCZNRA2pfD2QrMHuoXVHP0UAuAjD1coVgCGB1ef7Cg5A5glxOlMQ0AVPEIyfU8ycAQOuEm+gy8yWUQPtiKMRaRzgJygqlxgmTOO4lmbzEzFG0L+VEdjgxoGij3DB0H5ef+8qrbq4Pm6QzW44SwMM2KgP4dtcTSXPdx9PT4jooCNPyFNyHG6qZcRVU5kXWkdhfdN9icNmU9svk9gJHZbQeBM+s2p0KJLO1NNWAmaDwasNKccAsABINA4+M4AjsTNpKQHcX3ZYakEM+TpLhpPOr8oGCg98pQnvdRCOTny7x1l1UiedMaF6O7cXkJ3zewtlcMBPghyQWr/++aT6tV4472/t06KvYNIGsNm9pB9uCKP6v+kQB3I4P3ruyDCuI1fADIA0b4sYGIlpJE4Yj5HewW9Bs2bAfjNWs/dLJXFwFUHoix2nJq0B+3FtCUnUHnPA2Rgaf9PihgqwY8ecZbWdtwYaOcHEeqr9ZvUxR7pjQ7F80OfMnfN8lZ8DRxnljRGnDNIW7gnKR247ZMOM1wcE6gdXXEdgPmujRyrEPj71uELCiLDEDXmxQab2dSlWTF0Lp1ko2lrjIx3yUnNngRtYgTmbukEm8uPwbTu8m0pbqgneUJ96cnCUdbsU+AMKkwUnCdeUZbsoQwoScmuhCabs1Z2n78rqbiOZ6kcSnjJmjADDmzVInSWBf/JzxJKZAT4K2oV8O1T8A2DYfRnL8YxogW1I24PCBvUhNrqIVCgl58no7WEd67g4Yu2MZuS420FVvZuJmzbcZ6vosYuUfPDIaTB2oNwonNTpynyb0YZLQjBniFFFO0rXVp1iFMZ5l5uGMNreYSoYt4Q/SuMeTneBWsNAvgT2W+f3Q/s+7opeMhfohv2XADYGoI/6fTZqqwvRmZeB4W3CL1Kg7cjBQdF0pKVi6jC/s6FdeJYVG9u6Jw7ZrKaNmeyf+xyXYvLs1glXHDwXuaLKlGUjPQbQ2ZjMJgB5cD9H8fd0rnVuPgctbD1NbVopQASBUEO990Qq7DFINyhW222/hwDzPsjNJ5oRAf8YolqCNFP+9XfbEueo+NJLN6PyVuR+yAcLHgTaXAk9q9L0DKExTw9eQDJBS3p4L3gt7oirHHyYDLFhC36EPPgwuR5ntI1VE0ZZgr29kg6kGwUlUD0lvUbIkrmgNlPO1njLtvsEFPiOyVvKlxMAEZDLZACJuN9XtUNrb7R7a5LvboVBcuARsN5tmp4lO2zT5Yj8zlVWF5u9ugVdYR1fc2WZsgCarMcE8GjZG4j7vgeDtF6Y9h9dTsTIgJpNdWyF65iX3YzGK2mtB9z6DCo7VX2xeFRI6afkRhIVrFQQFjaQtMBDS4qvAgrvg9C7YzFOUsV2HXKn4XFdmZQcK5tUoY0Mk0Ga+MTBKeOKOB0LERGRGBKi7rvkKG/t0MXe4qcmKPMsT25YsKNL4ioG93zJydKrvVJ41excjWOpcsS/wVbRGA+oz2bi3CjfPNjk+I87dKZZghZ3Vv0etGLHvXKt2l3KS7aWLZIH1R25E15muy7SnEITwwu7LVuOt7MmJ9ZTDZQXwIWanHFnGT/RCCEecozMSOFOt+78d+UkHBAgrjDA8FutnBxp8htgGmfFjx0vu2dbLxJKUbIF9tBXwMdf2rsVRiB6fQnXZw5xrIz51enOhWGwborsm9TCdSkZz+4N8aQSMNQ6FYpPgWG3pKBWpRASz43DNGIvx0Sp5c50E1MXWNN8GAg0APkg9e4oKD8D1++JabceKHPTfob3U8+tfahPFuogrKjnw3BMVg3AQVcfBdrL3sqB55Mwt/8mF8ZKt9YPUlq0KAo0G7FVy6zr6A/E2PDLzvusXc8/gM8mJMMBqM7QQoWOIbCA5cAYi9lqbJmsr9CaCtIMzwXK65DPseld1WnBW09j+vDeXpEyHyJkZjAI8YBjbbZUfO+Lnr4Ewh0mC2Q5JxvnP82671ppB6zDsoU9fCFvRtuXKbXwyzRh2KZOZNygaRiTasjPqvdTcO9PrMhgB83RiFlgmTsampHXwPOt4AF/oGYJ2YWLy9OkREBeDgYdFhwxbbSDB1Eqxv2lY4UQz2iHXiKnMIutMZ8ISbK//cFe9HxQ7tngDlLAHuMbOAyjR1Vy3qmNAZaJ/0k7PSJBQSC36dPOTYgQtdT1wOQwetBjHb0j3uhtaQIbImyAenV+6xJAsNEUW/Tdn10HcreyAM8nZ5JDw6QaMDp0d7n4+pF4u65ZURK/2i5g5p/4Auy9hNBijFbcB4bowgHKqWAx9M7y0FAP9mALQmjB5deWvSEH4zuo244E+UqJP/mFtAH39I1KWbYodV4qLo6WBu9/JDCBNInVKAkjm9QQthmdckyyS7mDjEZ/MHDfIsSwDOy816R624PpccYR7Stp/FWICLH7wx340wNrDcOeuMAS5OAc+t7NnHaKcpbHov7vr9jjk2Q7bBKjjuoKXFLW0ltc8zT9Jr6G1kUP/uDa8vlrdLqVMCd3/WWemJB9ocGZjK7XFSPlnE8TE2vm0KQavt1RlHiz3usZ8BOGSGJooxTP5bFEBGRTbS4AcA/62izx1ieOuFr41C9KdKcmBB79ZObTKohAMrTsbLA/PHRrFl4vbckaA7pHzgfWoL6SVi2EOPvpGQt+Va0YG1kCTNul/VIpIlHG4yQvAboUBtbMuo2IfmRD0E+s3QaWc603r+YCJCzIGgZ7EoA47+OvrquX2A4jfNZovihvozKRb8n2oQx+HOxKILKuzR7IgKgJ8T8NUuN5GhsXq19AuJnzOMFwgiII2gbhhzfrT+0F9TC2VNDQbdvcdb23vHSNC28lAaeZg9OKZutmOGWfYXGYbAPRaWihCdxBvxPY0qH0TQms4nNQFAoN3wbo2h2TahuqubNkjYor2cyO9MdHWfZhhYUIOJJHcS5LLfW2oJrDlD+AAiPiBm5VqCGzpm0JQzwcsrfkCvFiT4RJ0xDKlA59rQovVLyNsw+i1gzzk4C2uD7XDrKiMQ6Ttq0wDi7cZkuWZUKcJDQ1BR/CIaMlgSolsR8L7lEFRD92asnsatuVnPxbDzO+AoIfbxEJD8ZNja0bB9To5cU0H9zGMyrJiLcjDVCb8NqpfUsXzxV8WIjGU4IJQCroym7XyP/ibY/5Mss3R2bjzSo+mt9rENroC/VQzzNNsGuyFtMykSfAJZMpOj6yZz/duKIS6GLveqnmV22WYLSi4Fj6HqaRdgNdB/bvLSV3ocDdMVJRRroX8HWm2i0AlzfTNaH0ESnluMZddsfWhFzbvdlyUHxJI5ixFVEz4UCp01nlP404o3zpYOkfza/qAkQm/8tSUef9OKsn1vSruAZNZgvkxIU9PBAxMmTbNRdY/YGSeXVbPzxByznzaoHvUi0SEghb1DwT2f9G5dVNfyBaKlHlAMY5obg9TAeS/SoqUObFZtOcm2bJGbHgPKBzA6SSzEsTV3VeBwbiKjMKkZiFuB+MlsiRGs7qk4B5ib9zeVYovyPvSyn00WJy0hP8cNssRQR98xCd9mWovRkE2laq00hpx0xgy4Mzf3O9vA2FIHqoLmPXBREaptkcWjqzerSaDKiF3sqDX4JkekRvb3CFbO2yACh/6PKYnOrDsKBpcbHmHHCJgVX8jx/TGUrTEH0uxQIp6D0yM01/5IpWUXiKoA1QlOdHB0wAXx1Gbb3wDP3MrO9VYPPn/2aKJveSfag4Rv2FqLMECgO1mbBbb182ScXQuKcV8U8G35pbPU3GKrUG7QeNxa/0B8Syg7LYO32Af+N+9kFz5CWgC8iyS1szLntUC1Aw+GgDkG3w/UH/bTLnv/m77ApOkB/erEVRVotLKQNNuMtnm74OAe9PxZNe3S1aFWYFj9BaVl1fHyS3X1RjyFvm0O/nQ3HkQL0UI+1kDJV0+1S3ITx2zFeLZLRvCuS9JMowTeYAcsm6J2BCdc3BGtc6CDm8sR4kwAKFTYDb05VzuJl2SmqzYCQbbYUKFFD6EevgYzcbhl5FoP4h3bd8lzNNkbkT0G7Me144RAZnC7N34evaKoeVbK6K8p9p1LNpgGbJeu5bNao9xRKCIEtE7TGhvQk2Iyi9jOzv1IljcT/KgWsUQqqyC0/aaA6xR8VtVhTmB4RGmPmB1JQxfTgk/AKq2H/vl4ykYC5gB0PVlRirjx2Ht7U7tOogpL+yEFMraBGoiOW+RgpISYpk+lsY/cM1O8f7ABUNpmmIS9r6bsp5cMuWsJBL+7oYiCLieCmAA7dhwa2DwyQMnkAcggTFg8oiJYOAqnhUAb2NzvLBptegV3c+WieOcOEZUFUYgHWeS+/8cQhMMhu3FI1qgY8sFgdz9VoFKzEEQhnwB7sriibwWfMmGDzo82GKKCuMsIBkjRX6nMfQ13KPYarLJVuGLJUgh9zm2UGvqtIRYHLRI7dYA2OyX1FzdEeA4cig72cBs3YnqazSqFt4hQbWxlSYmEfOIZ8BBpvAKTlqoAGwYcCpa+f7Raj4hYLSewPSCzhSxaYZZQoO2Bo1N3xc+wDeAt6wWV8dfd0swbb5wSCmZk6UF8no35kjvyt3HIdMuLNZIvq5LuCBveV0aCeuyFIAdpbTaUfoPwn0BoA02I5PKteT/XYXRI4fVKGfFqwQT+TUOngylCsZPh0haBYc+yITOEzj8sBshBEkmGH6bW5pITID6Sru0pn0LgzrzrCGr+9gnY7pJietj2zuLn585uHcRubY/Xey5ElHUgnOSyvHCYO0grsoMyZPtkjbihSwAn0yHiB58pJlnmNiR3VEahooZCTcDHLdgeuWzCebRRy7abaMT09qlXNrBAA03yi0+dS/yBWt4jDpBMkfpKnarQW9vR/vBYlG1C0DyCs3F5ki13nbikAsym0nAybq9nJuteujQZBoRb0wjgm0sdzKTXg+ZmZE7ph+kcoukhBK8awJiPLsiB+BtbzUsLeze/TdWu1KZNsKhngvJR5Zudag5e8HUyKQ35yOwDfqDfDZboOu+TXc3IkUDRh4MPIuCMl66/vTkiDhnc2+ySmAHxnaBe2MKChffvLGa8pLMfo0rpq4eV3SA/7MyaUBZ75a88B7vzWActNRZUsOBvo7iJtDd8KDemLqb9G50soKwE5Z5K7Q4DyGgFKLQ1bVBYzBf0Vz2sG34LluaRi+XAC0/BQbDDy3bGsaA6ud0RTgFUXAOqF4tWFJmRaEWbSOyiACA1KwsZi52SbOBsFYxkshsLkgCFu6bum0TewMET/Xyir536pjE1MJduN8hwwQmPNiAgyZCvdBvxbUhMtHHFxtahJ3QCYlxqTElqLmrGlQZjecatOOfPrQ7d2csNRmC8Ul9Ns2v1L1TFBB5McFT0n5DAxcpgIlnTHJK8OjsJr2VFbb3QVA8SgXD06UGCCzaTN0zzBEywm3HC7xzgkX80+bruJsjBmHs1MHteG9d+3mTMqGzq0H+OqBQdZPm14+jFkxQv5MUS0mGdHIxviFtoicFh7G0xTuvuEPmVrUBl2Tqn6FsQCLMeLjDeIIhzvK6HiD+Tq8qlsvfCiq9qqRkLoDfd0ffaajiYo8khdsmiJPGQYIRbyF0rJg8j9acGnDkk1EXHYzMAK8O9cbUERShdWN1YoWI7ZHKd8+rNGNTdEJONqxduhDlQIjxCKtvvXd4W0LRswntTbGt3yyYJoAEb3+9rAuCUCuzZntCmYK2lR4iyc9nYnobl7YLnWvGHFcNks890ebfvDJRogLN35/J2IGUAsZSYEpAFawM3FVWptDx2p75D6vfYyObFyLijdQLXMiGO9rUmIiqK3JJCSabnzU0gmI302OB2udATmBtlf2ILFDvzjUUYm+u/ZT3dN1rsXUTEir+JHJx9NJZSOWLCRmxAI5N8bcrKLr8Dc5X4W5ogjDEz8PsR7IFznkQhP0YQN1DKW6bYBpQPhEE7cMB1M8JkJIIHzssDksUDojJYgp4HzXu70St+J0Mr/G5H4IwEsjTv655SCyP09td2r8fj6gNyk62fizB5yOoQe3GGFDMFy2SMsiA1XeL7CCPgMgNfp9LWdtsbqy7t+hFRLNhSoFMVYyrgFCbyT1FdsnibR26nKHjd9uyl7DMZeaI3Nqoct24ykV0L1LgdQLQOgvYg7wLnnig6u12ST+219khAg9CQju6Th1HZFCSuOfM56gv1UKREQ+R5IoHoWcNJlF45GYPhODPL+ZD0wKMJ3+3HzMzuSKMjHZCcQ3vJDIJmBdT7Jlixj501SJ4+aerRYlt69gzRz8s3YFUiR39vRZkojHbcDiekMOKCVe73ZNlsqec5tW1jaaRo9lP5zqfQdKgEyKPTpYUWCw8IH5gE/DL1NWT3752weIWN2E2FtCdqBpeqGoXTfUVvEl+jR+M8AWpDe3DhI1pycM2OZGwVOl8tASE+zyDqFh9hS1WyrBDykLveAA4IhZvdQQVA99t/7KS9LuBY/IO53h9DRaxSkmlHv2nRpF/HG3pNJUsly7gzoshmEJ910yW+irt7owADJclSoUWasfRy42YlC7t7BC2MeNpjzTSaqP9Q8hLJbr8yRIemxZ6PZsx7Ej5cswvvDLKTO4OjAsMGUYQdcMa8rvMSQnF56NCDKXb2Pa8QFwQ6HPvaH6Kp6EEvZhvi9rhk6Q7BrEy9g9JEvc+buKFcmkoR6IikxiZxVAINgt7jxUQ1tFmGoSSmqgIl5WVtZtsJGatMQ0MMwTOxj9Y386zRD2OIKKUxFcJpi5++aJBh7IZg7KP3VJf3hhA44Zzd8hKhmJMRY8hP1dIJxmh+7FuVqP00DwLEdBbTzsBr7AgOGzZLTDb/TJ0JeEV5UJPZNkgWqfYtxa7GqPyo9JjjB4hor6bssvC1RmKKkDShl9zqwTmmEPLQlqt+Ms8eHwQcYUozpFXfJuK7yzwfwMRb7NFbPFC8aUfmXTMdtu0wjgQe2AWEpGRJMNptgbD1wTF8wVLa0BHUYz4zjo0f53aD8LzMVQEiK6MhE09hggz36272BOCNGpzWo8NgPut2cw6v0PBhb3GlkRWfuK3EwTTLx71Nthv0agZ2G/Jo3acJt3NZ4zweMCy75BMLxV6TlkpNOjA6icmGNZJPlhXA2IMU40zMBpWbNdhKn56lcRTUW91x2w87sIYjXRCfwmqSGZaEC7XWw84FHC2FINT5r6bcYxt+CB0mlsQejW+J8UsZmtH337z3dEeNGRzNfXqfJnaj1hYRRlPzXjLbawMbRoXxEBDnD/hkRLQGuwpQy/F//g5pHQuVPbAFZ3eao6A/HSgaLuS17XkyUoKRbDD8DhqjIUeDFjBapdgbmEikwrzhnC5kAZfwFG0ecAhjy1QqkoLtMDw5W8pViOeuDymkzdZwnwxwykCs8UyhMf340ZxkWL0QobZsYagDZmjt1gQMQCYEp8lEfGoJ8Dib64TbbUxQm4zcgv+eLuSNHDfntJ40BfRlapud9xl9s0buKZ51Rz2Mo49rtCR362gSBBIuweAeUU0QWhlvRVvtyj+ARz45ncucJjocuR7Y0IiGj2TgyUFo8xd0zp8rMwBUQ9mFjlPrGyH8gqUwABhBHNk3xOCNSJ88M2+CdxGMweq1hd8aul2c7bvQkLgXHY0Zxwdx7hYJVt5Gs/kzBN7SiUfGGVy36GTNBbMdd+CLfzLn9NbHobhUuaRKmRwjBztC9fZVDLqTKzILyuJeXETLEUxInjc7m/+Q4qDJNDCDR1jbC2wUhd4qhZYh+CSLC4KBtwI2xGJ7ywWbmv+WndMMAYkoygyyXKWzp1eUZsCJHJnJmL5IAoMNiVnaTRNOQL83ryPs/xhP1hEVayhUdTfxHhV1B6x7xqDidCSIO5I+tC2QVY2GuLQRh1kZI9po3eUDGDRIyN0GMrrpiLGVrwpysWhaaA/4u+RtArSeqHMI8bhM3N6JB2whm7ZiNs9d5x/YdA6OEa11g5Fpg9Z8Ame3cx3zYtmBycFg9s5D26BLmGtmPHVnML74PBr1xjrTQSXRvoSw6yQRob91bEYljQmsEhEU48MnlubK4+U7O1qtbfxi+z6ZtMWhWwuFq81pX5ljiM6YptcUN6RAqAMCLOnqiBmZNYYffXGV45OJjma43waPDDzIt2i3V3t7d3P5ZqeR4SDwADJn5GSCtBbZfQxPA/QS/T43SOEb9SBG1AJxGR4R18++P6bsYOmkfwwk0Mw5aUoBTW/yxYp1C9wAsWlxvjtt/JsAAOm5+rhsHmPmrP76fqCafEnHsUsrmnf8pO8wpm0H3PGNWrfPLFRyTFN3EaVXTvXbIhrm5DyqhDqg3ZOiSxuLe73FcFTsYGpLik1pQ8zIvbxos2c/1har4SeEMuNHL9UYtSpz3JHtpd2sUiP8jeCotjoktURFIfrXRLOB8APQcPwau4XjROJKMFaEkl6bWqt0T4a4RjpN82aqR822x6Az6+L2QzGw7pkjwV+b3u7HanbC2zpTN7E6/mKxrYfeROTIUEnwtwy34GKFOwGPkBtaaImqEabOkz/dpWtRnyYMtOlnNp6ns0L2E5XUfKmhcUtSBlcPeHohMkGqIK7NMyUtRS6J5qJTuIA6EDze+nQUga+vKUXqa3rReXol1351mcQ1qQqjH9i/1wo9tRI8iSIKKBEe7k3dv9yn+CkIR8i+OkuBncOjRlEkKr96d/NJ/Ep/gz2grcxu6uY+5BytDn+lFSJHLyltSDpNoDj/+jRpJdromozQiyJJ9d73hpQnR0Z9jbZSNaViHyqiUkpvjLT8XS/z8EiaEylWRQ8kjUtF9QX5sejUiRRb7twsPLuFReaHn/Ta+3q09PzDTU3ykPInAj0hy4i+3bYlZimCxr4drKqyiqmjCrcE+kw1EwRbWj9xRpuF3mG5f/9y0bZQApwqg0R/Pm0iFQjSF2yum9jXAhHXRthjbUanvoUlu1z7I91DJtlqzJu8XBVRWlGgd8iMnTy6Mr57JCMK5h15r8o3Oz77ar/cyTp6pOCB6XID+V2HF+vD9a4UhY+WStMYUTY47VtqKZ1Q/k5uvJBU5ZrDB7n27W1U8nVk0da936Yy/d5f2aCm4KHcr68lVaV4A2f54hY5bQlcH1WRy6Elo3xJuic9RGnl+rTMyEGcpYPQShPt6KmiVjrZUPwqizC0p2VG+71xiy5c65SxyuvX9ujVSzSBL4ya8CymHAnV1LQtuqOlaxXtsRTsUr6B31nf//XK7NZsK9UMOSdKUaw5xdOczYTiunqe0CtOfad+rc5FnQRv40keJWWa6GiFxErkotFd7liRCH02a4nuS3a61UhuAtGX6M51tlW0NlXgSssrdduWr8m+SAFLRVnmfZirc436Ub0DFcKeeQxifFfU7IjUp/Vu2SF6cDtUXb3zOZGb53scT2eOjoxsucqosce07/NbfkVkkHG/K/MW9Xp3Xujj201l1sX5o8Ss4lPRH29K/6x7ROA4qVz/Weydruyndwl9EStCC/L4ZZqv/7J4ddVZMCs8tYPrYHcaH4jW4Oe4trd1k7oYHIVdhxJyeaWPj+VXTl1N73kOdWv3ljalSI8GT/tCbucM8rq014eqbfOjdR5oNGWw0kNGbRf2lY5vQVhH1+E2aFLFtbD/IF64tPT5OzflLJ4yRfo+n1rKHl2B5RDMURNdVrQbpsMozws8K7P3cvfmvY5F9QaVpXOhSGd2ngBTpet2K3Q++aZSIXVPdXs62LYRa9/pyrqe5yQWLXK/PL81xI3TolPTEv03FrBz4urWh/SE/bcBCs9XuKfgbHlpAbx04rd95VFDQEdI4ABmd/NPyrkQyuhX4OCqrMrp7OqgtiO3I3rYFfuFpuXOURCKAucBS6XCU/WasZNzrTrSX/u9okQ4EdFJXeXqPPUzFZLjUfmaZqU8hDap57nSMptCD2TuyoHEtf0qVFldnrIVjheBz0OpaSFnmdcdHY8dX59W2lyglCz47TFvHBWTWpFttN7X0M+nBhOfqnT8rIjY7mfj1D64I4FXgFqBV74OMUChp2IlBKMaUmP87LXF1K2RUrx2lLbXvWgETTssvbhCrUwRrRDQayU1nUe5SJ5rbVX8H10Tt3lpuWjhkjeHjsscsAJuUFMtl/Kmva+zrcVI961u2CYqrbWbQ0nmWdqqXxkYs+/9Ox4Tx/pyms+t3OPDcsgM0F6PpXJUXTH1MLBSCGpTXUsAovbuz73vvtsLgjocEdGWFmfehHrLHqJODpfoSHzVGPLMs3TyEHcf0VKdXd8XkzwA7HmUEAltVsipb9rnc7njMhVNpalqi+ueHNRGSZPraXpSNV5+az5f32kpy3abEA/6xPhNWkOlceUmoHt1UercUOYugCWqoMI/0FfnUKUWqvaZ71MQrs5/ArCTolXIM/zmsPQoDYSIrWgcNU9zuFBUcmBsX6MyV04Ptxbe1PRWfNKfr427zpYrRaTt28Oq/tTKV+XrUklRfNzTmaNtGhQ/7ZezzzrxpRJkUF6/ny95SfGFys1ANZeSMbNvmiU0eEROP21fnG5ZqWZQC75TelcqIfQdPp1EoR9a6ta7lLYcbaxUk/6FtK11CmrqK87DxXk2nQHV4eaq1n0fq8A1+PHWl3SMydhvqDVs4pV8XxGodO41GnyTxH0dpFYW/9KGi7fp/FkOHuUwqF1u85yiQHjVXA6NetI2e2QapLY5znpCdNpgcVNB57X6auU3WwGjpdZ61DolnY700ThS8UmnSrBuxRs0WvRH+Cc/IwWiZnPVe9JIwufCUq4Lc0Hj8ugqR5icmYJ+SSXBUEJifeW6rYhbLuoozS+m/aia9BI9629eEch2BtkS+fZoVNn0eSDcDjLXab2yJ9snCn0eRypyoNorjdO8YT3tPZx7PY655fKtvpzk5cEZ+Kc+sjoWrQPZdqAkRydCPYg/2kT3Qj13QC7qleTvRgUVpKrfDF/9UvS/cR9zjS2pRc689F+vJBoSSYTb4oYbjqO6/QfWdUt/RshW4t7nZPMkimk6YlCRLrGEizbQmvDqrRco4dl2O+DUs80CBjn4DpGSu1r9pHJ+2xSXtpNWeejVdltTQKkbDG8EwSDuZcjIiTO8J7eWebtf9xGvXtBq1EJ3/i1iKd97Q76rX/5lIJ3IXs11sUA9qRrXgcudD8Q1bfPcFt77LVLdNs9ckFPiFULL1yBkjZ5+HfULuIzK9dg09O/PZ1mcdOpaoLe0R+vePubDiyBkUcQ/nr0GvKjXmdjLDIHT0JwsRzqRlsrz6zedQ42fimRatJGuTEpPJbx+DS2o3J4bpqdNXhhQEb2ktrR14Gm6FXIFDb4q1LS9nCQTtQEQBj/NrZ5Gd5A+Oesa09Khbq9vYa5wIgqDPhkeYZmFrgtQGr8NTwtvUovwkz0VaesUqoiiArIy4nT0MujTRxgC3MMe0SRXCZg+cM9yHwUa3EugD5e0v07jdn5tRmjVplYGOIvVp1pAo6rY2+CL8Ac9A1IxwXcV/xCxarmpGoOCywQsqQqFXEiab+PhegUBAR5XmqfqzFjoA8UqaXAsiyQRXyWeVUi2Pl9Nr+HME3rsTJ3lkVTu7vIAWwkujKFAiSxwsrJcIkXyY8YSXwsh5aqLtWcTVZ9/PZ4T01YSdGqi0wSp5m4+oQpaVY3S7YdbGamzGzAtFcKRhKVTxuq8lzy1DhVWIz8phsb9slRFd53f3jEt91JoJ4Bl1ZbPPeTHaZ/gJ9fjmnaLC9tO9wLcHoITYMHcfJaGfa57dbauiX++FBruUbnxSwPg24hF4PHEj6eg4FU9ZoW7zbSfL6PFOdekX2zOJbSpGBTAuk2sKNtWBxrdsHOou/2TVDHT9507CfAljWCLcalsY2hb2sf6XpmkgUShq3yYu10/PtJ2Q6d+GVYQcJ5F8h5fO8v4RK8GoIS2xdlQGRo3VU6dCBYE7SQFeOmlssnbTn1VEfRyvAxNHzV3tMibZFHm1u7Bsi5nKdPhsazEARFf/Koz94dB6H2xwfzOA6LevMXqedsL1ENVyXJSP4v+KhDSW6C2tDYnRrmqSxd0zUZVLW8S1k8NBYSv/57S1HWmAYmDm9KqRNcC1qsOjqWvtU/8jCWe5lwLKkAdzyPWhz7SiktdaPrLUuF8SN/hETna46rw21JBTvHpaQIphRMUSTjQf1u/4iuRu04+gj/R9CKppSlUf1UJVblmd8nRzIxakVe0otpf4sr1YH11kj7CMtuIehWmmNJHdxsutfmpI93Wfo7nvM/04qDnw1iKBEiqy/O9D05kqPmuJjTf2znqxIekhE8Bha4cme2WiXBsb8byWfjiVd0t6ZlbEkryaHjM3IDhhSnDu1zlxEpOjKVaNODlWodoLsQlUouPls71a3PopJI20384yvbi3boRlW5H6dUfYa6bulWVJDnJ1x9vUfLAxbBkYHnbWjEdyV18jPX6tFAKanlLjWfvhbeh7vbp3q+fgnSLJPYHckV8mkOZ7EWsfTrvnF8A3470PKnUHkS1fKX9nczbfRn57Huc4PpcCZMn+93bTmsb7HpgnW35SmWUi8zeTKnk0tIv5XNZ+UpN4C9fS7/RlnfC3HdXHVKV2hhcgUvbsyQDuradtM4wJKhCTFMB3zm6pZPnTJOWNNWdC63zqj2IsJttd458Iyr1BKmm4XGYMsp50l1FSXern6ezKRFh2dJUpeyW5OzAtuvl6Ih+QTqnZNPw761PVsYhnCPmK7U5DqErKm5b00MfP3+VMGvmGueFKPr42sgl4juL1eFd+uL53X1IdaGSoBUQXYOy3sxLkhlJDdbvNkEVSnMEpwl4poUyDhHZ3GYgpNezvIOiPgRQ2xhDpDvVcZnG15j0DvztKji1khFjtSmklTuoFDg393Howrr0SlG/M5EuW9EG51ccy1WVHxdroy3g8w2Eay/JNVS07YHQWQ0HOuTkSXGSdtHodzRuK340rTmuvAhhWEXQuyzXc3KtmeOKRUJ08dUqPbYiPWzOg2Bc8ytBmYnbLkJFqJ/ok3s0fORDeXTVlWUsqqZwTIvPmmAk84YzQNNWVu2qD1wLrkJO1OYUtnnk32zjxorqSfbW5vjLcNWcldQ1qPYovb8P4mn59EoIcm8i0lQzuhYaQ3832rzhTYHQ2PQIPNLV3ZvWRS4i39O0anOS19h1j7ac25N2ltkow1sCbcePR8dcon4yR6JJW9NkTR1PHwhScJ9RtGrJigckVCp1aVLdWw7od57HdxUJMieQv4/C9uiGUImrNtY8oZUomqXAOg1CrlbKpQyvTvClzuktRqfsxidqdm+nyDF6AU2bNKa9JqWQisg5xXVIRKM+aqsklNJPnHPtv7vlijGynxzo0hbfFyxTgT9WlBR38U2kcOkotejRe5yvrQIRO6/7XCHFf+7tpUlJBCcZooogKlXcqL1+/ZLrESWsqox8qvzUstXq/u5GNfIPrm0KWT27jSpaxzxe22yTioz9TELBHTzHAU2ENn6hQj657DwWOIfUhEaQRweZ3EPQCDvi+0l0hubSmmwbu3vMIsR+cqs6fDIG8tzEeqioN5LUyJnnGES9mKU6ogr9+LM6zBubmcU/pW1ba7oFFfXeMe0aV2/T1/Q4iU4taY9MXFxsKhTVK4zp+XARBWiz5Uy93/phK6q56HxUPOdGQSEKhfLRteJO24sIL25eeACqC2YPJAlARZfHN6a0pTK8FqR367Thai6Hld02sn4bi9XyRx3+zqFvtzk+dl+ht7oNVMEVLmqPXe4EKfNW/5XqzRXXnBXs4S8cnFVJB8rfGFed7ZaEONSvYkeijT7qRmo0ar5eKVc5rcu/TS8OOnIC9nDrBrjokI+qknJBlNbuqBLq9QbtwZhiEyompyYGmG+jkmKJlMbo3EmD2Wpq66VsLv1XZyydFkpyNX1a7sHiNEXcc260eq8TClJzQyqr0ti+H8+21gAQYVYlKmEsQ2O7POhp69ZOF6IOkPapjKcumFhfdFWHclHyU+BruIhifgW9rHygt9mC4io+DL4YC7WucnZkYSPzFzIO3cZ+UDV182gvCYSmc7nvcml8VLovqA/tOF6EbK2ppSg/3KplNQbxWFh7rt2B1HqbULfnLgsUuVYFqYoPqGNFRvU0ekoB5uK3rZpxUYduVXljr/q8fa742hvoBKVq/t4ZbnrtxtgU/aJdw4vcD6S5vCYS0tHqLxj6Ab8Xi/xDzNHS+oofWDAOdGU/HnQGkYmQ23IyotBxPYQetcoixj7dKOoNqk9Ge/p0QnGafgtgvvBu46dPqPtFQWBAYM5KeKy4dd9eqz768HFln96qR/3o7CdpyparhyptQexQjm4NmRvaQ1W3or3Obtb6OEsfCYdf7+BIftQ4GJcboCnhjPrAeE81w7W9+/wB2iSem1L1UHUBJa5PEyfXkaaqozSZ36y54rceKVJ/nNJVU/aSUK4LtEqXSi5nuIWx65faf4zX5mxZavUVKUIaBBLoXgsDp5h73VAOcS5PM0RACkGbxyZ8PTOyjHI+kYmrPujpr7WgmvbqqpZQrcvw7NMeX0+FoP+FT28+jwM6sZrwPNfa934psN0K9aXaWws0PKQj7SVRuGsa+panl/ZPRbUVYQy04vmUvJgfPG6JOxrLCaUpgJeZw6P+xvgmFel2lK3ZFrKO4vNB5NZQImRRklauwNd+iw7JjpKDe6Lwjx0cau4Ue/qqrWamWT68D7zn6QGBeilV4ZNRL5V0yx0pcRxxm2+03b2OCN81KeLAWiKHXpSihKOPp0dywQQSvVWatWKl5A36OqWs2t1e9vp36VFeo9ZGBowV84gh4t91mZZ1K75wApLWc63p+1QF1GaA0WnGYGnwbZ9oRO0W1O6dyXGuCB+Ngr83L0tjt21uniLhXuL2++mbyBvq8kYsirzhXYEai4TGtk/c14K65Wl1g5JJhOTaHQ9EH2zn6ft4CvFNfyrB1N0+MKWlSzm9dFupraWnegQ1emiONI1kuO240W/+3Vnq3/DjiiNZOWgdhmERf6JBvCXRi9W0BZlW4ejMH0WhXJNtdcjnJyP9e66o5hlZvcYcXcdI6FMq1EO3Jb1cdG1N1nFP58Jzug0TdM6CyB2f19ejtc/9eOJSyG1N3Wt6d90TdtM9BXGuEymZvpnkFDV0Jv6TXu69QPc5xjRSnmp0sw+R77DvKZiHONa18fK034Ov0G5jtsFcpbV39df1RnGVPrngh0Syms8ySBCRo08b1NJVjZOpnVLb3FHy6ZaVXOL97eZpz+orxduutoOPOvy16uf3aYu6sfq7/tVTW4LSI7YE4VtdLdD3VDDsNLR1lP3N8huh1MWI76UHTZ9XSn+D6Bntv8ZKIBelKkW9s3unrTrM/UPvr+OHh2NMsPtehJqtacUbKoS/0TTNvtaFsb7YoaGpqnlcHnnKYxi1rX3N2Gogf/S3ituM1VQPs30CCnsl+zqDvzYHzBWmGGv1Qfvly9VA+qjYQTb8SW0LolFdN6jFCjg2n0Zl3sA2p+rnVuQg37HVKXH7FniEqfCJlVUbs09rD195marWqp+YLJoLU1BLuNY6FWSnpBWKKglKK2zxzIlaJn1EWoXrPT+4c9orGMC+9KQfTZl7CIW6aZDZRKpk9k5Ec8woGVFd01IDgpE1DUqorsOQbV8pNiOkMDxu1LOsXuTp0btOzG4898+uaXv94u9rL+k4MEmqoCdD2jkXtCGdFlXNonG3/i4lsYnqv53i0iqIIlLOGdeWgj6FXG6UKnWJEVdXNHXX8FgnubRfT4uTiHOoRFbXVsUY/mrS98S0ZxC3qCOpq2lsW9ES21MH4A1PpdG2XoIhPDc8v+v40zSoMtdrkXT1PE2VpoNiXsrp/MTQJhZ45YqVK2hhS9PtfVD4lkPn7eBa00LvRYD+1GM72xPgVkoV5o4upYormRRdGrX9aJWuGJqOblqkSoY8xTgPg6o0U5c9q5q28NPefqVgDscS+txiaNj6o1Z7IbeKoTkW5XHIo8g0W6sfIJrZbJv7xl6i9nt8TnV5r70jxKq/3iEjri2ed4FrbXVxGwEmbs8cuDtEJTJ76xNN2/01QPRcG9Q4L2qZmplEsM89drduPwSrrOw4PE9z4iYXPkU2bRWJEDuEXqFb4ZqB5llyrLEdUw39yX45ZeWDt1KdC3BJw9jHF2H3ZulzQJXmxTNN/S8Sinswh1cUNXu8fMR9giX3ka+SClVLUbGpCpbB5fJ61eQO3z2p+XfmPSLZivcq3uF3ckgVD+SJo1ZS3Q5xJ/H9peXg8LT0AucscsFW+uFR7HbcecQhLm79XavWeSC+VyPAlfqkFnyKsvwtItCCwJEsu3xpfTT0NP+rlgrLdlqNnmtbo0FaVYQ1qBnKe7dOlXYdWhmd3fal67Z6VZwW4xJKPlH897t9MQR4PRqak4/tvU30RvWSuUqSG2FJ3mZrrmqVFDf3+JDSvv/WFeRxLimnLkr0ofcdoeh7Sk4Ct3eHrzUjq/0CLrj1qy2FSHkb1abVJS3Xdrupa0lxgxjLPVxxpWq/bpBUVM66Gb2oT79kcTFHva0WutMhKRtQ+0P53Ba1tQCje+5F+A1aJX+aGKop6qsMTx0pVbht/R1ZEgSBJjTzvYQEL8x5eqwV9umrG0+U7fT+zi7Qx8k1E1tNpCFRKBskzF2t+wq0ybhS02LAuu1tvWvkzq1oHbsB0aggow53MkaVRPpepfeUy9crgNknEvmOS1cpvw+5VmGWSj1e6DiJ4DqP0nScd4iRVRXTTGvBGMM67/e6ePWs3xkUGZ1JZH8+6zad/FLjRti4ee0+KxUbLgU9iXzKKmn7frxPaYJEP6D0a2r8KIKYk2neC31b4uv1DxsXDdn0s8ZRPzXK9ahb0vc8+tQWA602Up+ryktOYgETCtYR1o+HPCWXgRRn5RK35Xt6X0+mUvgHNiDyHOCAnxHlucpv8X68cvt8Y+V+ORU8+ZijPGEV/XLheu3IZoq6xWJX4n3eVRx3k8tCsTNVaVAdGIIZe2a/buJA9zM+ERWm9YObZ3P2w51RK13B2Cq7dQ/B8xDRBi1Y7yh1p1Z76rxSJaD2L1R7Ij6qU8Qb+O5Ja21T4SyU6qi+2JBJ5KY0DSzo8cFW9RvJDxklhTy5an9BWfexPCnlt4HwRUrbcxzmsXElX3brXorsBDT2s1fbR1CdrWjB2hWrZSU0fNxZX9JlpEcm5Bq0VRuO604GXb5Q1LKHeatqzzjIcNnvL7WqtrxqRmp56oSH0trGrsi5QT5qSJdWeOhQVGt9jvJLkJ8+RSsM10ldVz5vd+52HyUdjFT/ctUrrQ6hjUOVQnLlXC4VpfYx4nJomweVcH50m7ELllzrS7aoeipDr0NtYa7XnVYVbeIAnKCmFJNQaHjN5WV6tDKE8Fazj2EVgoO20LTr2CtqDYWWrqYYlU9e4FS51YeqPkTNTlYKyvXwE7MVox5JkNwTTXp+mRa9G1aKg5/jc19Kd9snWwq/elpsylHQCnVx7lUm9GZVxPOmu+kipwrjRievXXvrVvfGtKZWKYXWeW/T8FzBf346eyvcVEBaWSPrcuX2cl9xjs71RjTqLyZ5BwcQwuklselIeXgB1CLV6ZGNLRvp6BNa+754W2oK47+SKXy1k8dCqAGoga329HStN0feXtXN/05uynHjGUCqTMS9Nwzd4tsh20ryyVGlZ5n+v89WZ3+qeBFpbEpd075FWLHaX4I4nCRF7fgN7FSubjypEruciPj6ja5sZIx8lQ7T1itJ7SHcmUO9ph2Sp732UeMC25tpNwZ8yRANW+0apoquVeo41hVEr19Yn1+u5HkMFuKA9oCkc7m2FhxwdZubJbovg2n+wBjrXAmSlNcFO5d+L4K2awctVOmsHurWSPYvaq41vtbKTLxnKY72uewNybk7OEJQHLtTHl/bsn2eso6/aPN8KD6McdM1xJJsG07lKIL95TMTgQ1VwRHGBalxDakBqeyTJMFRnoRrpfLlP0aeYoJAfnZQC9y0jcadNiFavqiOXEpnkmAuwX7ZE+QLRQbrROcoPVCvWz7FVA/iX03HgXGp30+dySOlSv0xhIfj3i/xnnAdyATwxfpK8w831GHUwgbGSx4NKmX6WjWVEChxl0hK424jnqAo+3aVdmuJ8wb4KDws9nRDnk2thhS0kI6tMD3aulV6HUdObLUbsLtvR51a0Gyp1M62nb/HpfTWo04BZVPf+B+NRKAqm5sw7NYIBEClja5vIRhEK+szEaLFCmm/Ojv1ieuU8UQFS/Q6ji7foyuPHhtbn+5zZPqQIVPkDk+4FizuAO81H1TpArpy0Fj56gOihaOhF4GOkI/Z8OFdTeqikJJxZL+Mhuu2j/WdiqUp7Dd2DMcl7vuJuHF6mjmWhlouzRp817S6x7EhG1Piiud+d7KvriXObOSoX0H0VfuC3i7xcQqo8T/1wDnSnmm/uZjNKr6x1w2lLgCpx2dLnKJugbZ7I/YkqUDmax5biwMBhyjL4Tsrl9S3gKYxnnug8fu6n/+wwcsmh0zgDvrhLdrr+bX8Pn86kgKRGje5IPW1QRnRWoulBEJC/RysXGfDJjYS5A9aYQaGo71ATFnpgRRnoXyYvy6PxlQXmva2Dg5MB0sj0qBsh3o3gt9u7kLfpLnqMSUzBLMbE5pNf+Vl+4PmQxOS2dfetxYgNYHMevDO7u5N/y4Jr5Jspg8ojvlGzGb3NNfGcSqaG9e5tJVgdLfdJHipvA7E7qjfzl0Gl2RLwajt/jLv39st429WwallCCOV0mRkb6/b7XHsE0Qh4pu+tEJPUCoW4wCVPrEvDNpqy0b1R/xecici6ZPVs7aTNdJ2p7sJE77xx0YH/I0em52G2xwri+vH3SEIQFfFp+63z+/n3eamr/Acfpeon10KSECOqC4q17fn+Tk0kiHF33FtNf9IkBAotlzbXd6JbERDNLxrQ1PEQPLTjinjcnjz3C9hNQ5b2FXdhkEBHt6VW2qm/OwJN/f2XSDFmcLbY2nThxxUKZk7nRiA9/phx7Dv5j9VJzznK8FD2ECLGfd8h1Dopxmc3TfjSHB/9FSQHDvw3gKvIUqTbvqUEz7ubQRCDFA/WOzCNcN7SqdyKJj9mBSKQfIZB0tU6p7PuJMhci0zjz3ESyT4+v9p7TTndQNsg/9KPgLXAoY2kcpwNMb7vpEopvn4e093/3naSaJVT9UkV42TX4Lamrq6CYGuX0QU3aTpwUhSgF7Zt/aUk4Qt3u71jPuC1ruM2B4WbInemEMT/F/UMKBtBZbmjTssJfMI5gdaz1fFNp7smmbjornoLQJbKL3J+YdvOBrC+9Pc+HfttTJIRnvFQYfGmXDqHQXFCS/gfe/tP3Q1cldDlcFqw/i47uKby6KU24QYgjtTyL2xmmyEpyuQfxTYZ/HE/1rxZk8j0U7ElwRxt2ve00ejX99+agibD+e8EPS1vDSNtVjQhl/RckF7coc2DGOGC5GZoLhn5W+mHPdt53q/p5UF0q41mIl4YpJyc+oA965sdej0kDKGtFWK96x9pqsGYneTecoWZhhCvxP+YWPn0RXCNRTXXDPNUn7JTFsqkVowUj57dZxSk/vH1NqX72Uyl/AYeRxb6BgyHOsGksFApl/3PSyj9waPTymYN9abvRnfVCJo9tA/iz5PeLsh3/dSsB204fkLXvLFsCGsyc7ZMIo71ET3b9NLq4m38wIbHfbdyzRLFCvQLC4LSIv835oGbu7ie/BBo1d3rba96tiuw0n58i5lpNMb3Jqj2K/pLo3dcdPE7n42xmhl0ChT2BwybR9VT7i7YpNbIxKtuJn91SlvbBQ7QPpE60xTH5a3z8OF9kAWDvwmto4GQIozew8dN6H1KzKaJpXWu8aFyV/3i/PlWOcOfcqN3m27Ep302SGnRp1LwDnf1SDOuzP7GjK7+lkx/D3nxguUuQGfTbbakc32YC0KVSNdhfA8PjIeH4Y4xSDNKR6+wv8WCJ0ImlOYdowIdYY3Z/0d1U68kivoYbkW+Rad8+LfIogBE0EGmIz35bs0BHHwOti+zFzKYxPph40WW9lvv6Pz785C174Gdo+Pt2WrHAS+LT+XWXG9oUO5KzFKFAd6c/h0kK0wRDreDyrrg9y4zeTthqWlccM7hlNTK5FOWOmjm17OLBkw49pX59QWqa2xfMNp8zWsZlgXA7tD/WQIXjkWsevGx8zmJgzbKYJ3DsBQBnoaSctye7eaG3v5ZJNjdx+JVkEW86HciTh8x7fndHELIrsklbnMeew9Dt1b+Hd5Z5yBGe3Yb6pY1hsIhOBkuk7EHkaHruH2jhjy0z9Zw3sJ0FXKBo7v98PBfQaLHFDbgUiTSAHjbI1Hmdoz0m1LIkaB3l/6Hi11alZrp8xiFe1Uc8MI9ZfHRv/lj7XtHfYdv4DXYiqQ73oz9R2C/lshSU/tadMpul6ASuqcwzv4T7aEn7RpArTlCT7IzsXNMA0Vt9FsgBsdqT2j7fvWcHP049/whEo2UuOCHMA4aoBpBvhc34JRXSz8nUdL84az926XKMde52knIPYYPYkeffZbS4GRxpeIeLDjW7vBJ/SWtj5YTm4QMW17/P8fx7d/j8ubsdVxCG8O/BaG0y4CHnRdOhuzMXGO/lhaT8D05vsELhRcxHbEqb8ISP9YgzdP+o87sFLB2iKGeoUs3v+nCfHbB5feOJEpCZPcYnz7j8cdWkUygIfgvpXGXL77s4A/+ZN0a+M/RQCrRI3rX8ncbbufw4qHpmHdT++U5R/d/6G9mYC7EUHf7P+L/s5/fxOthqlc4enBvwrC1t9Pi79q2yWaqSU22EWgPKkcHGP0eCsg226oCf5Cq5BJTZahZeReM+gre2BHvaxb0Eg0/nwB7FvpZoK/Ad3qo2KHK/AhTAYyLwEC7JhZqWTvoKi3u/Vzm27faH/lGgjLdjyVpYPy5zq5Fc7tzbSjhHdTfjH78gbpyRnkaeGKALbaRrc5/4gN8xrUXt+BdXGQYqY5Xd+MPfqMv53fOl8NGmo7DWTLJrW3jSPUMzVBwgeWa7y6GM4GtkrJ2j198A0gWWRbo3M1Ud1G3bq7klDgI+iPEhniNl9ZhhTm/k9bh5cPPP38xp0R30oQCgPm6dJZ6JA5hvBmI4jZrqiisE0B+GDaykBk8ehukGi6R3E3bdfdeK39A9zlFRtnzBtwXjH7x1T3kwzozC8D0Cul5w+vZwNXvW1chZvv/fBHzs7BpiQ2cxtMvAoISxf9ZvA7dQbHdMf+TNvmW+qrQ3Qxcq9J+8XOoQk4DeZndbMEfCfztpwiV5PRPBokY1s6GXerHhqQkW8budbNsNhHhHK2ze+7ugntvn3zN4dCWF1/75ZDvsIcP4zODqFPyP5f2l7g+GzCtaPHRdibTeJycmViRQ3JbN+cQncFNErlQaLDfSw/s/beOVpbu7SPEttfRQw3DViAXq9Qf92npIw22SxwdcPpvlE9wF3J7j+MhP4DslfSEI8xcnOeskDVHUJi1ngfkbhl1JrutT+utebJPt+lfh9ve3hdeg6x6vSTxbgJge1kaKNuCzNcUxymg8ywMLw2B4UgwO/blg9+7+kn0VzhtDEeN8u8P8NC23dqbvjxnwOk6k0/Nju3G0xnDtp1SG6p2YESADU1t5szukOIChoG2O7C9hG89MuFmyZkN03tps7x7z5vvm/IRhy6QTNJJ3Qzips2IXtXaR40xbCZ1IcTbgdUBixdH/LMaAex+zssbOTs6bOxJ4Mbb0xpG+td7J7b+MT3UaZT8+0mu/jdy1W2ZkN0l3f82HTydNV8DIjPYeYTyWHczOWXPush7NQmfRID7lt6c7xU/IbNZEZU6cBD2aONozMv/y7tHZ6qKzC8aSmRvmI9m75iWhhV0elwMBcsezfNgrI1MPZ95XtJ+XZcEct3Ic2+UmsuotMNN9XiQZpGrgl/DAC+dOTJvDmopQ6r5SpdRVKM/s8H88jEjzSQ//ZHv+UbmByB8ZFNufaxSf7+5Ki6nVoNWKIfA3+wu8YCOrG7HwEA3xieyDGVy7pefOhIMbXzLrSnT0YvETD92Btp83Ka/QWcF7G7KK5/0JN+E8eLOb13uYHuRqhZmpge+obqqxrf2sFw4oAX7dhpf2Ujps1EK3XoQqNdjZjEvTTbJgm3snzgpgOucRtajRT50crAyUFolOqgt/NOZOjgSN8kwNZuiuq8yqFhWU7jbnqzf9vW41uLHfG68cHJPNFtGsdPXJtSSZs1hPxeA0htXVvbx3K1cZ6GZzlhsrLLeB/W9tnK+y1QJKEJ2xWeeJmgrYMh71rAMVr6poeL9g7pkQf7zoB/3vvT0jTd1T/ngtGZ1fnXRWyouu+yzr1Nfeku4SO5J29xtQtAQerEvX+hmbDlH/2cjpquAazQJjybWYuRvhPj7mQQ08GmK3k0Ow2kJjbi6UaDUyDaczxd2rUXuLsCW186uW1XnicTtoa7JV1uJ9zQbngENP1zLG487dp8hGKHt07Rs0mMwWqQNWChQc+tOawxqiuYd0VYf0jlYS1txgDMzDD7o+Owc+rYNEGv4zMoHb52/e2D8zFelZd99gROPPF94Qttjw4yP6Nnf+eM2+wev0uB4xEiTrdeDUBBNNfdwN6whf34YLsGXMBiyd7gw3kO/tSs2Qnqa4ewF/OhgXkYD7HkBA/xH/nq2PeFkdRIq2igWbuxk2y2XuXbftRRlPwiHQ+LGjXLoUzSnT+SEB6K6sMKI6gzPNyUp3ndw97LOSfA2s07F9zO7hpLxGaqZj+BJJy67wB0fqMadZCs57/6CRBTdCfqNBa1iXtl+zeLaGdIqUGMHO0XPhI5JvTrsxhe7toi3dDBgf2OgYbuYE2G35oz0/vQ0pmo5G4bTlPFbHbOl7WdjgBz18BvIL5EIJT5PCKRCQ/T7HEOASG46U2F+2j+FpyYfL6hH+pWw9KgF2sNjIZmNp3cliHC2O/mnB60ZE+teg+2a3GEx3WMtMSfZxnGVyLU5tW29C1tqz2QTzoj2Q+dJ79Bk8Xon5meAc6WAM0Oim9ap/T3HVO2VPrMEbeByJx7/6lpmzQzDHsw1v7MsPjl9oGtQGbvYGeyuQ/NY82p72SXLOf0zP7LfBVqWk4WAJhw68VC7lov2OX1KzjbCTRTirCW1DX2r3/cR8c4JaVNQW/AjDO4YbVZkRYbft+FbF8e4te6qUCcjeKC39M2rRs7DP/mu9vqabXdAfIx3KzFvhv3j7KyXL3d78D3u98HpX/6KkXSMCH1GTpnxkCxeRNOz8tgsm/64c/X4f5hdQoQZDKR2SKsUzFMrWJmEJ6M8/bjQNIidrxtlj5YQemvLKNtN9vHj5Px/2Kwx7/F31aRm+P946kKLo0r1XjpIkpoz2CY2je5sGkaO8CYO6pHKp40HF0oEbV0kusWh+6yGkrTzc1kTtZdl5ht3MH4r+Aeo4L0A40g008+HaH6Snxqjn8ZiauHm/qnzSfPmrZNHwAUL6UX3wiU77qNAwjGuLIx0frrB1IWtEc3rl/2QdJ2ti3NMvOb7QitJo96p9oWC5Oxg6xAEodoPD+cn41qA7Aus1cT24KO0uYJLc4+bRr/jIwjLXhUARE0Qpany/S9ufjspw9BN+5KAIyp9lRGvd9/POQ7Q2Js/blTEqeDHT/JHmXk2tIvUi7yluU7m66JTgrtuJ4A63atNpAFNNmg73tJODiCOe58/Jiht4iiQ3ZS3KfORFR2G+1uHb1fjcnAcnyP3XHbtHLB5jX2uoMdlc8pht1pBrCwa7eIx8evHWa19BXmPst7b77klcWybX2mIfZcLhVrF+JZjDehadkAZWuN11iGbjESCef8srz2DaJTMbDvmDoEe9ARyPLG5SbKvJMZKMQ5p3fwxFBbXG7qJaRiNZnh/VTL9RVEXjDsCXZrxXzVrWZ/ftTZ9D02rvnCsDS0Na1rHW48HEaNm25+DrnOfQ9QLG+wgJM3Q/m0gn99DdaD+0lYd12wYYqTvMujA9etuXvrf4FAxoG1hYxYeD2wt/HdUKxdPFj4SmyN6xOkrt/grnUd0dVDfSe/UmZGXumb4t6iZKXs6Pby2nJDXurmdztzEtUGH80gZTTwrwf6YJ4YHhIhN9Hv20b83qBXeb8K9j/j76dd13w8j7DzI91Ds+MOj+bb5Jhul6FqQnNaabwY4jTm4jw6+QZjtbb4ekP9/MnwMLuwW01wdw36BWiBS9LFO/1dmjYDPlAgO7ZHJvZRbU2DeLP91k5pDaYdUifKuEQYbIEnD3ynruOBxdzisu+XQM/WFSLjJJ3Wjdtknf62qDQRgPl3QcxD32q398PVLnmn1/TLg8uYCE7/L4gZ9jQdbAfNalu8VbOlGrG/obv1Bd3p3Vlbn8bPJfx7aWzpaqAWx/A72aYW9PfOwpn/pj9ag7CkeIelJmzu/A40u892Y6mnDOMK99ns3eXfPol08Rtu5Noucks+WbUuQKzgHghM3rUs8ptrGaL5+MhaU/djlO/iqs8QjcueNoFxJ4MWZ8HsWukwdRCnOXdv274fR1R/87ap1pKe/cXREtUW18nONveciQp/NCJFqVjuxLDhi1KdRUo9c1hTc62PAUxzRe12KV5/I86ub68KasPvS7rapSrXMnfJw/AL30iOgFdOitbbVFom6Hs6mbdD5UhMFsXIQSLV7KcL77x54KfV13AHmULbDRAjbCDWo6DarZ/jCOiOfCym7/8CPbzYSLpAiFy8M+r2fSKZujrVBnT8rekeaECujqjL0JwEe3KRqoLpGonsTNlJByxDu9ten/cbpa2fMYhneq+ttRaGiiK0AirW9YLOvLvjxpjw3jb1YjG1T+rOfp+2GaEGTzuCcEl7Q6B0MCytZo72HgT8s20zNRs14xha04JrvgKYht4s84QKIEagbdZp/5PZmCxU0Rjya/tnCe+FHsjEh+Zt88n26823IGVGOdU5/Ay03Df8ffb6Wj6FiUtzxS+I2wb7SAAbT2NE/MH1RaNFMjUNzwSVClz2iLOO9WdHC1ymfn03dGy//1rjNCNSuleNH9lEIoVvJMx2B6P11lpjmyvqfLC2v28qjbMzRXg1+74tqEbBXs22FPco4OHf8wMe11+bOOJlFud2rWxDCP52ctIg9yv8tRD/UTd9PIXTBbT+O3z3beXt1rawL9DoeE2BLRfp9mlEviNK9cL8jf/xEzdD8wyF14L1b9UIu2Zd4syi3sDNO1h4TwS2OXOMnppymQeSzrF66JyZ7pt/l+sfZOf5TVH+i6tLe4csY3kvc/jhdcmZZftGYQsfPbgfJh74tjxfccY9ZdTwUIrhA9CR/7B0P79KvZm6B/m78Lrl7+rY4It94Hoc91Sdh1f0fwvwpK9hptCq3O9g6LaXGYDwXWPgawNeSGUnn4m07Quk8utJ9B/U0hc0jtJXbZBdOMANUdgVnRXDgu4IYcDGv8/ByR2qGAUobcGQ2fQNAQh0wL+jaHCw8DQP0k0Y7CBtEBhu5hG28Zjdb7eKodMh3rtuFMkGRP4cnE/+Nk9A2/bW2CeB2I7Ba4VBDO3GIIP75zYQC3UeDUGiK/4Us0E/qCiRS17H0RAdXLi++I/DT7kvtQFwUgvZo2l9Rgm89OHfal9p09OE3UW59TQSdk0Iilhc/iqUAM8hutHeDF4GTrvaaaMiMF7lp5AzDMCdtfr0pglbsyU9jA9bzKem2M8iDtgruorDdx+Muft+RtIHiFE3ajkPbvR4wnx3M9T5UNEPleEpU8ThpjoO3E8kZWv/1DzG91itrybZ270/mWa/WWHg4GpoBT2j3WRP/ECAnFzhKpmTIy8IJ2iOE7PQjOjmatw7gFD+N9LgXNj+mH0D9Tr8xOUQNQFgg/sf6XXW+2x7ufqkIad3bYihoDGQyUi23n2438NMBiRsrs3DEfQBVm8uoW/MK2vEkg0+fhgyuieoSo1YtRLTznDmIR9zP2A0PzSCLbQ75oPcO5M6wY3DiAzQEGJuPUysNDPgMtY2ew7I9/ZzE0b9d/Sgac2IkynMtCdUfkfUchfexR2RfoDVg1qF9jveBAjXPx0tudyG6WkPW9mUdWuB09v0B8yx06xmuM0MtI6VCQ4NFxfaFZsMCA1r4xd3Za/FUyEu7eMIfZxPksPEO6XhlhQM7JU5AP0ahUA++29k68YL741pXURvb+k5/CHc4y3Bbkn+Ldp/t7k+h2C1No3egXZvMXrFHlvWT/ManDXH6Kgr//LiQzfjzYRbyNS338ADRGlausifEHDYVfJMvtc6EhekfYmITOhKS1onfAvgzwODBRw7b/azqjBW2dONKcFusE7TGi4q2rjL7KXzvl3E3qedwWh2cPt9Mo6bezDVNY9+c/OdlYDd2+XSXdyIz6e4sz+YGu576FAW2wJFnDZiQyz2wpKSWXhOksBY8o4a4mkYFyceLC6vKcSgw2WXKkPY3LZ3bPRTrf8Qjq4hLIl3Dk/OPI+UX7EnPojCc03cHv13K53saXSbLs0NWG2lCvHlzcuA7LE1FroCOUHcBTIK3sEtsGJ6NuP9b42uI80P+ERZO8KbJpahM+Euhnr4iY0072s54MXCzKH1Yz2n+5u9Y2Nm2Dhm3hOm0TrsTAuW0e6/+oIeop0I+z3u1bpb0IaHOrOG+R4KR6zfAJxNQLhsbSeH/psl3z86+zbvhvqlxaO7hcCGoLW7b5/iOv/Vt2P49ZRB71eKrrOUrYDZjC64NE/FHfu7K6rtXe+Z5UR+bE+/T5Zz1+G19HRWkMHM7VAXMlrz4HLg5up5h5XOjTmhyfn6RxcsCveEvel8U0nIdU8cBLbjNlAz7cMyFqXZL4Pc3EhfyE5hv/a4t0MP0EhiujoloHbu6apBYaGwUdtMBchru651EkiYJ99wblSh0W3scX8kbJLHmhZnKmV/D4kcQRRjSgrB19iq4bpiF1kNmNaeqHF2ogK7M/aYXf+UsZmodoGijt6aHghhfH3Io/lpxoyPfBxwU/YaIl078xPYYQ02cgdfTJs7MKNnWDGz4QYvYKmdrU3LfTRxaqtMjq/vsDn5a3Iku32CRRE7sldoNt4fTjJpQucWWNlM1o7lfV+hRsrfEB0WMJZ8a82+gkBvClqGGXaun6u2TXO1/Hr9QzCZ2KGTQwbjvZIc4ArJh46NHxFh+LFtSg8wmM5ihg+1MUvE7dnIlwChreT5kf217J8K2tOX7RcsYEwrcI2Fbtoie59OvGPEL1fbK/2KHI/MzBqLu0HWf35hGRSt6echkjXmPCXbTn4a6qe74l2fu8pg1PruZZICwSLItZcqGiIVUrFq0ThqXXz2/bNG1IqHDOVuPMe6tnGXP6+dOfgWmns1zsOd6ef7kaDepO/sMwPNGrrz9rVtHjo3tRKx18bVu88ZbJ+INknSj2LDPMgApWimbCPI1b7ZDrZ5XgMofjo1P/k9dVsNdiCka8mDFIm2zuH2v1s4Kg7n3auXXJfLADXI0w89UQHQEr4Mbl7W7a0cK0Ob4o0/Hk909lb7wOqzFWv0l2omuLUvIM23vUIcu1Mw97zFtXnJ8xqNrHcU0M5IVGuJXU//MfIehM81LbkbYhuCtp2TyGRjnd1LWu/bTUYCgSF2CnS+Up8eG6of7QttO+NV7m1X7bmTf6DSoHqNbgOgtHS+hV4I5Hoz/l3bGeZWT9Q9EmbDTLRhVT1cP9040P7LEMdH7QymiZCMsbaD016weyr/h5eys9OoHjw0ebhvY1i0t5tglFwOk/NC8Q7LF/3uvz46D+XBdmhPdjeMfeW7iYt5g9sZ83H7ySUo2YuFm2OOGW0N7ldvqeuayDMk6A7oaxqsSE/Mzqr57sp9k1bVbpvaBbTZdB4IPUTN/fpI2LsGFUhYU6quYrE471n1JI/QJEbnSM5bENOa7x/yxN1kKWD859lAajm6N6mC3SIbst9iABRA+7oas9p++A+uXBRzJl81ptHkJWeH/k/Jy7vZQg88SPRD/LFZ5CrnTx/slN+YGrv9+jjJwq7GX/7QlMsDJ1ivLwdrkEXpLeTwQXFcdwU+pcU/N2h+k1JefSfOILp72Zij9/+VT1MM2x0ih707WQUL7vR3ldSCu8w8LYyhdy75eXm2P9iuCb7MOcNX3/gQ3UW9Un0F+yU207Tl0VzFhsylhQmbfojNbN8TtyaxqVaapk08HwCkXN+6+LPNHWL4Yu6R7HSqcg6+98CL7dHhorg3rwT0ydmV6TE1Hk24ODnwPiUp9BGDeUIC2Hyctw1Y2yVXkCdj24pBhpuICMEPOdDN4oYef+jF//PEH2rujyZS/E3OM5kw8WCtZ1zO/bHZLIR5qKcjgUvg/1TBg7evNqXDVF2B6nenn9MUWR3ZB5Z6PosVxjM0AjJfY863471ymBmSwH3NSUflt3jhGwzz8efzcjTxgIxXvsjPDI9TUhikTa69Bjb6dlOzEKKi2aUUAPqfbratv7IGf39igWt7OZG5pbM1JWmWRbrNmh3xZu5uaLTmDDuV85KVD/3gG1B2FNTSm2N/FxBmiKlCZwzBN7u+XWxzRT4OgQkbwBu39Lf8E6bPJQ36IYeD8UV40NwgUhp1D5bk/Z81PMxjDYLPWX2RC4hnYTWMH8HVyrFUR4n81F1HfBxjplN5a+LGcjCi0n55i2kS/CRI782bWiYoXsCVx8mPfgfd9St9tNKRmLPH3SHZLxfzJszazJuwg0jTZnZ7OLw5p9XO3wZeu7jqvfrUswSyOwpHDNU/tA6qN8PnxphbrS+juRsSMnJBQz/YRPv042h92+9WAWs+jP0uucvya8qQS/6fjNlb4hv87fHcnhHJ+2/WlizSR74Gs4XftOXbsQ3iQLJvx69I3x6DCcnP6Y7Vd9X9OLESs4eF+o2NemkCPSCaW4aXA8z4Y/kC0ZIUMIbLW+xhSCZ3vZSbXTrBxRk/J0OvujWxEOsevix5Zj6hsDMjIhZS4vNiDkyWyAYFptnjYfGHadcBytUKWaSnVaBXNT4Q7rZFwKAHH4KMysmTdH46b2VTN58+OZeu3NywdgYaGIdew6dV01sz77F+TFYgiu8baolRP1N4481iAl6/+TSWt1lpeAjmGvfjaEABx3vpzxr27AFGNuYMSJOJ+Ozw05UJA51mrdJPcLVBdDTZ3RCojWj73jkw7kCye/RaKD11htzY8k42ltcrrhaxCOLVSNQ2NJbvZ22JnJUrhZofFPCzbdepC02Z8e6u3iKlpqFHXypbMxgPeGDwf+GxHdLdDBp79A480NBZmT9DtV8t+rB/OuxDnBRS1nuEsTyp44cbJ67GRnvrmnl2L32z17/5/J7SP1bZ+BuuyDFeOT6ZW/gexGe8mnu+o2awpywKmQinNDBBmiKnyGGYsxgZc4/PNbgujZOM4fWaB8XegnPFHX3LNLh5mBjhgIjUuM3heKriW/Mt7JiF9tuvLgKZf9P8Y4/7IhbZdd90Jnvj92HuaxwaQDD9rfkPo1HzPJLFa3pHRcFcYJO+XiRR1DRvwZgyTWVqAB8joKCZLkuW4r8vPyGO1tGV5KfEnYkOxUQ1OcYlNu20nG9M6zhA7MPmcE2ngbYQaWcnrUYwLggmeptutcwTSzu6MflWt5kOpGsLPH74/9GOmuWtWMlt4sl02Scy5WNLZrala1nQz3DcNe5ugYZ51n+CmjN4CtD36Fy6oYVM+9Xw2Jhv6c1s8PVGMjCa3C0+hlRk/zEcpx4UYTyQNWXjuvupQmtuRVLGU2vRt+aeMkWDzo8dKzWHCobV8lXI+/oBGGyeEIMNd7fMZ7rK8dCI+jMJG3QKaMUBUuQ/tPCFQ9G/fC8bBOnaPktp6+ONV0mpd3go9J7tKXACnhgQeltc3z/uCUpirBEDDKYrDRmw9dBdu5J37gTbANb7NyhN09Tj+KM0TgkFobAMMs/G7Gc8fSA3ZDoaxjN3J/vTtV7otpQ1tTaL9b9BYHy8yzE9iUtwSrcfPmQcflZGqjX1Nw2dnoXsQTLKv7Nnuab2Xq4WCwCuC/nlfRzN3UBb/rmqlRs3vW3Y73V6ZrtL+jU0zfi52cAoVqax/hWuP6zrBvJLaFoOs3d5DVy7GeXaRjd0OZu+Q8QPN9D62/dHHqjUIEHAsh875+5vvienLdV0KedfVYOjI+B2yFOnZLW9Bpx2OPfl0cxtEro5k+ufA6FyrlfQOFqeZjdRzUkFrKkYr0zwvxZMV7XXgeDWNI/xUgcr991cgcfEe4lfA9Szhgo3ShbM0xJkZSA/7udRbpGgjU/O9mKr3R2gLWwxbjv3pFKaGYuNyDM01I067XjI0YU2QoQrOn4e6T3BwxmvDMFuD17U+7GFb6+u8Nn4w5TkWJ0dbAclQoiI0ey/Ij/RvS5duIHoN7ct8Ntqm9KcyuWYJd9i/cZjQjQWjruZPGkHhgffBZelXUzrebrVkLVzvrumw/iv5W194wzTHcsh0/A1Xlua98Fy4MFObByU5eoGBBpoecQcInreAjW22NX8QkRKlK5I7BFAmqQs/kJHMrlTMMLgdq0kQGCGYH5XJ6NzoZ9P9MsJCw6Fz69rHhAHbDNVBAbTver2YRyZaDNbI61Db4yAGHswS7Uy1iy7wcT1ZFDpBx0+pgfxiCeq5rRr9S9dDJxzcIDlm2gDLdhMF+k7nPRkG5VPDR7ITlXe4Hi32C0MgN6YOby+u2JDPP4yml2BDyAumMMhRieLxvzb+1az7KLdbnoOrrT/MIonhuKF0Foh2e6mvyUhwMAQjtYgABs37mDWyW+0gconx6IxQjCimek8lOYZ8u3WlcnkOlOrsS+9dyD81je3Bb69tyczG5XB5IcIFk+QJmjGr9CzZ5oQ290AzphqX1TeYBMdeH6o3DpN48zULSoBuuZy54zvfNBuS4Y5rplhZC+Ucvb4XSgYFuwvJi0btX9tme8uM7ghhsGU1VmEfZkNPyI2NthP0Nj9MDPBOPHT5jUyGlR5nPO0kQ/Z4H/9sHg3kAe15NgkIAvWFkXnjFUq9c2fqN8QNvLsOiNlKIcB8Mhj+sqVWkVED7V6MmKDDsdmDi8e76mP/x1la3nuTg31WGxQt/1W+umb6JbL1n+I3LhqRnV0nTwWCiRWjSGcHruGhHj9C5QF6Y/YmDjGjt9PqTOtwS14oF9EaVbot2/LbzpgZSXTOIUilY1MwM835F0jrOzoWxNXG43e8eYdBie/qCdTEexdSM6O9Am2LF1r2xsvJ/t24SZbn0Jx5KGI4y0UrSMiGSMib0zZ80uagV/LbkqrG0ZzuwDU41HFoLhTaFu+C6DDK6TIyu0UBa9byo1M0nR+HOlNr5LVnJzLHU8GmlvofdCeutOwJRpsmDp7phfkDnQW+s00tn4EPwrX4wvy72K0HZHn1rbiBBzq0TXXG3w8ivuSwn40ordad3pmZpmaxhGcCuBLvUdlOjdh6GavLVoLl1bTyvhdQJPn5Ro7F9SP90mZKDTp9RNmbkNt7RrbiU2CbCjpmCRd7IQUr6lt0q1Fm0KcsdPtUzs81lmueoqhMdmduH24VfF/8NBmam5iyfKxVramSTJ4g44dWGfAtGD7emsjbLJLTbGwTwE/TRjc4j0eid08MoTa5aS11VS5+QOA7rdv6IP4xs4Bknyrh5VTBzIgDqVHPa+xoGE3fLBgbr7ZuonIXoykzaVxJ07F3q8ZEqTYZmn6odtdIo5aVr0WLIx4SppmdyWK5e/yMpn6A49om/Gf92ZrFuHHHgA8spPLOAha1uARQRE4PYL0RXgJDgua/sqDsUjePe+hHam3dDzI54NNm3Qbt49ko0jMc3Azk41uK5HoQo3XOzJNOQIl4m0Aq0lcMIEKowEXL6Y11Jvla+JOGWD7czx1QqCoIKBihZIHCC35KGLv59YP2IeL13mVVH73jYylHz7W9gnfGwFob5R2L7Ya7KIx5WtN1pru4a0rJ9/Kown6V3fT4WnD5tpT6T5iyHzfzGbNhORpDD3QYdt+uaEwlAeIaNMMHWYHf+dM02HJ+qerAmtCV7s42s8oD+Ak/SPEy3d5V7904gW7WNnj7ocDs9+8qeWQ7Li2UTA7EmrhNoXtGfUd1CvFETL6AcSlgbEJwYe6v3qx11XBCrdApt14mDP8rxSC0YXJrN2Y9otuYLOt8ArNz4kNjfVLp201/y9vhyw2cTMsbPDg0Do83+N2aFfYfHhd04COFgXt3GfnkRk5/DWKpGiNPRR5Z4rjmbrtnx73O0dk6tL6prvGKt/1ZlgSwNZ8RWcQZ6u2S3z1ryu24Z+Wiuy8Hzh/W2VkbcrdsFk93Xdmi2SavnmBz1XPaNKv0o6fvBl3zTyYCV6MiFaHOxFuOTe733fhAvb2tDUWlOyOMTfImrtTSuyuGyKYYq1993vQYHTToIWcKSKzh5vutjCFCBeygAvZp3N1vONz3OBl4RA33/YAznsZDbo3x94T25SBxi4hmWEzHkZzVKi8taKobYRvaiXFbe8QCIXbbQv4NKKZcCYW3IvFrX2p6Lxvn7QJhCfyhqFUOCo0klbVjeOAy2XKxfv6PnMMLS16PLsRbVwzI/nwTe6j4llwe6U9H7x839LVLYAebm+307E/sOz1ikj2l+Ntt/0GsBr6yDv0/4hldIT+xizUE0/MnwkwgjGtn6F7Z9j5G3fqt9a9dC5jb5ngray0VW6FXPrwfoZHbp98Bfe0s2aKlCYzWIDwv73d2mQYrT160kyFLe2hrjlADwafo4U2Mlbqrw3aTYSWvP/O+ofSJjiarTNN2rQXGC2Dit06JQIms5leBclyoqiwLza3FBEqx7t1I5c4Q3LNrK3cfEb6IM6avFA0MAqGWiS1jhheNz7zEeAQBt++Bhjcf4IeshszPL2a1XrdAV852+tq2T9I0Dj20RAv9g+xqnVH+mDRGK60zdjHLSNtZL5rj2t7QPn7xxRQyAr9GbrRt72U1qym1Zj/w4ozmwbd5MXg0sPu5FFWi5L8kVMoMMKUwbK7jcUpQzBpi2rPeOwvTfEYaa3FmeGncYOdVMIpFE/E14tzCo34YN4ACc1weDCbz28v8yaIbciQtz3mnnwry9VwG5KAcRxLw8Y00FmVuI8bguvrWKTl03Q6uuOTR+M2sGPLF49Oy5+2BrZQk+XtQQzgv/yAeA35g0ZE7sNkN/fo8K/agHPDm2/EMIjpgLrhv97a4bRpF+2R3MKBpjlrukazyVi8tQnsAuZIvCtm/6jD1HgKE8zrBdkTv9GM26LuMAoxY8ivzvmvcpymkKL9eZS2lzTrDqPPY/gaw7Smv8pLxt/ntHICLhPSjq9Ow1v1FzxtTR0wgW2Sx45pm9rUMF9wgmNcfYpBMYEgfg6Zac1eUV9KgGD/l3FrQ1+pZcIgXtBC3WSPFCteezTMlAuohXza7skX13JMqFp7TwxUYvhCpd7G2GDgLJZ39o370Yz1qjbY06X0aGIAl8oAqj2xb2LLJLVsGHfyaa7YzXJin7vOrt9kNmon7DldwNFbkTugP9xAXFRTo77wG6AlKD2BC8XBjje7WItjtkQ6U+/2+6lJG4u+L05AzDd9PTqwH7oo/fvclMflIxTRndujlWNxY9umdqshOt7a8St1N46JKVM3JLG+/XfQsNj7mcZ5rqcBtiReZV9+rrJsoFerLJAMh8B2EqXczDl1gAGclBjfIOFYgEaolTchxlrjLIKkt+So08XNXa1y01LHuoazp3auBlLrUv4oJnRL+tsZt27TECQIV7Y+m9JCNvXtldY/9zAZ4KN9K1z7kk1d6lqOawpfqR+t+TFrbJ3fvmFcA3FLdWtnXfK3eLHj/M2wGVkyKQUZjNPpBJhK2fVvhvaL8aqZxKU/glMjxl+0ed+e29OfVxt+boz0bzCf9HlQHeknQjqEX5PeBx84cv9igcGEqLRWl54ZKtIq5qBZB/AzkxJzpOM4eQp0i5xm8S8kxf+ij8B+JuKzoOjQ0GZF+T1fvi4PCK4erR60gFf8oK1zVL1aG+rjPvkie9x0gGuprpleOwAs1//6iY0F9iLiaFvwIpAxqof4g53tcLJz2Hb5oiDezUew8mV99OLQC07tZVdSIXhuajv1HRE/xV0cSx67/ebvy9nQV6dBlYHsLEamQ3yAUdacmBSCbG1I4ktXVemXemZNLZO7b0cTvhZkd7IS5Ta5kXlr+oPlH9Z2tnZnqVr991Sa+vPLQEu1nuFDv8plfCEeMA0I1F0ATIsHIx0VlTJmpK5Lu23pdwWsZcHxBL8/wA7l96hLM0x93qs+Zh5sWyflzilePKDH36h3EMc4sxgg6vUB5fjMmeX7D4Vik5/L9xfO47Q3hxpTTm0PlwUIvAvpgqy7YlbNuri0h4mZJm7Ha2wixCIugz/2AsEeZP9BZFqbJhNuCGphWoe6RHdkRWi98giPmFs1bihKSyO+NoGS8KmS8aRuypdjG7p18TlfUVqGbsHOIDSusmotxwQXuyAbLM7FxtfQ3VX+ub7mwy7GfHDbTKhjFt73dsMFnnkti/4A1XMuL2bcGJdmtXaoIevar4K/RAR2wftcjxvosAqhowVYtHZ4VZ63nDkLSDX54XNS52WtwdignV28E8qLGc2ydCkOy1le1LD1VIcFbZS+ry43nNe1MdMPiH6yqGw6iWrVK2567DZ6WRf7g2Qcu6koQtN8IlSD5MzV+Blea2zSZmU4FAwV6/1Il+lno1lMaeK0/GpZMP5v6g218ntJa61V40BsuHQ83YR1lltW8k1qRJd/tmufMf6ZsJTkNIPpF1fmLf6Ckg4FqIXdmLT358+ZQrd+4ilyin9pViLEn0TbTXOyv37lP4ufQv7TcNscxfiz7SdGigFvGuG8dHDz1nHNw8koeKfZN5iYCNhgZ4g9zhDLiZWyAZ9Ut+N0s/lPl3K27ckAQ9sPElbYlMNuW2M3nJ0oPuy54uDovFQ3cV7fO3/1n0XPnTRxCJva9Aab/BtGm9KXC5WShF1jRGcaZsonN8ZXnHN/mFUbI7zBnD+68zDNRnEkF9+9ffL+VMsSEb3LlDH7+TI0bcJ5bNjFbgAG0qZTeYB6jG3mnBxhzW2xpNKKAdhgE9lluMiajmrYOnHtox51/IdaAZ1RknP/Ptcdly2vdDejYD/PPvPFY8qU3fC8tTJAcnVlp03CB/FfkKkIBtVrOUPHn6moTdrx8NoPz5lK9u2byFsi+Wb5alKNHXc29roz9SzwlogqHrHZKwu+uCnDt4HIHoJtmz6nHcSguGtoGJMAO4VUlb221YZY3Q51UN0KiHlrOkUEAmrvL4kz9K/EaWBI4gL8cd5UFWD4pM7wrS71FZ8UncXwOQA2SdOvHylZj2jUn0k6y4Fnk+b4ku029EG+jsA2u9dy1Fpyqe4adxRqEiMHcw14gU7qxXiwxfjbmp1gaiAm+YGS80/Cpp/jnSQ4S/sDsWlOzrLrK8V/uIvboCVuRRsMW68ZtgbJ5Lqmfz/vmp/2nH9xBxeqdvCv0az6KNYz/EoDNMNN4vSlBdPyYeKAb1mKab9XKoemYk7pt2J3ttWN1xy+RPT7szH8bM4lcaYEdJCmZ/AXJzNWzRT0BkpIen0upW38yW4OyJu65wz29stBbWIMve6X9fo9/YfrXmaBxwJdOYXRuHHC2pzlZOPvOTPBw7YM1cDH/d9dzDWl8HspEjMMDcCA17Zqm5YduwXEbQ0uIoVFlO2UgUr3lS+Pe11XEJP5oWZBbZRyqTHWWi6k80kKo2uPJf2GiinMo0ztYga17Cemke1SOsZcfoORK7Cneh1e6RB343jhh/8ZdVyiwr8bqyPaadNCsm28rC8xHyaiIwj1DN22t7NDv4KN6Vxou6KGpvjDwluD3LZGpuDIShJ5ZTbHNCwPGLeyQyioG3tbV7TJLUcIAc/FOvlViDPqVzUKv71eaZOSoyruNKldGLqUsws7/cotwmA0em1wQ+BnfhDoKvUPGbcJpvsprF2QITQjpTFfbSB8yY/UNwecsR1kZdKSMv7v0XVh47g+o9DUYozb1U0CzMdYvsV0KZGvyZjpfqMhJOpitRd5wqll2OHXp6pbLW6x7fUOR79K7Qa1XMLkuvdvITncW5fNKU5weVPhlh/npV0yK472oatqVTfO6cCLL1K7jB0hh6MFpcxWjuqqWzu26wkp2dg4VBkv+ErcvFBhB9VNF7t/w78CmSrwsyk7tOSwGWh6ljvY584L3ktn5uyUMnVkB+MNFJ8NrGajj+3PCuyO8augpMWI9rPvyLVnkI1Dzc0Qfm1AgVAT8C3FU9efUrRzrdOdkPMOdIpk1obMRHbljKjS8CNkGsZctY+CjWybFuu8Lca2P2m+Z6l1NqVASfCshY9uX3Y2wE7dLdTq8/iMmDyOI4qbIKYDAZ5nqAEXmNjuf5Bzzgiwxz6Xpu1Cm2JvJBJ3PFeqESn4Fsl2DemvaFqd7TSr5eKQDbP7UhkjAwbhKly113/enSVfvo0lLiHAGVWUiNJ6wxqKNBbHxdcg4HOZq0JvSuZXUXjn6xyPOvRsFdcCNvSZUqM6Pr4OfA5cTWL7UlEaz3q9xTtlI1teMa1ZxkWeUJ+W69TOB1YRpqfSzw4RmLVwyVwG+t4iPyv6Pt3TyFzwIOxlqMWaGmDjNQ0NuHVk9YtYwGeDRj5dDBRpT/1l/eaVUdPOpR1UYCieZ7CztenI6du6Gjd4FwwqBRejs3BEiaYVvsr+rFGD5tuCYTiDL1KMylE/MUpBtZay29Q4a6bKm+NVGuj9bJu2XPtq/3X+4u8fA5rdCe18z8VJaWRsCOw1mcFtgbnr9DMsivtwMKfiIzVuthapidW4yHP81O22YPsDt259dcgD/OOwNAZSxXbHdL/MLAsqRtnCYM/vjuQjOHg+5wV70mywe7UbB3vbBD52+zNfeWo23cWlsENSuOI8/V5U39U0GBYcvFZdxlN/UvjQAaZnpqK56+iC+XPEeWDGjhrWL+b3ERgsHDRRaQG3dbOG0TTYafdbuXR7Acz2Z8mcdBhwiYLXtltUtjuJzLj7Z5888RTQ2X0DSiFtHuamF7TbA+T+2Lp/X4z4IosG6idA5SFT8qhPxMbUdVLSWzxZrqDiDyHKdzm3NWEpl7rp18EO5Ty1riYRZxaMrZTU/hEGJUTdoJCGYUDtlXoIgMtrE+jLmc/fV3ytaVOa1DQVkMpA4C7NXpHPhgxGE83SweGqqC5MY7j47PHSJUk+L+UPl6hxHHuYokD1UdaNQ/5LeHrzWYlp4qvpNuomQH470IMyPxMy1LH0G9y8Tu3SNj1CfTT1oNQ4Li6+t0gznsTe7lzc0FSUOFhXGncwYVXT+9eU+gZceltPaRcbMdPK91Flp8VOQkqXyOLhNOo6J6Zz3Y5cLh45jALOQTI0qsrGr1kgr7PErgSXTkqMwZhvhYM3wKzLl9YxxnR4SeWFmwLlAn/Y1waM+deHg+OZHVnTq3fCL9PmYQsIk7oG2X88CHdbY2rGXmF34ZOXaXqTJbUiqXXIfhTyNvkSg+xVmXY0SmmwLRI5e2bSg2/NM80Rgh2Z396HG3BPPBf836cY1BJDrEycRQUJ0sa9i5++1jSvHrt2LJLnQAb+qQVMaVVS/rFnmR9P3DhBy8NH9YwDbq2a2m7ihG+mSRNCbzpgf6T9+XM7DsjOyMSCOi6TelGnJykBln4EkGuaQHeagb2PUJyq37nk1tdx3RDXcgt38//XJa7g/Vsb46kJqWuze9MSl9fIjRfbx8mOxU1MmJntWLcp5O0qJpjmia+OJkfcDHZNjre0H4GEX3ErXCzwzsUdx9YZ7EcWpYezxnG9mwouXfIMxM7wtBfbFFiSfBjUTwN1Y/uVB9j9tfoMQwtcKKvGMf/bcRKZoxLm+fV1OvlSXYNdhZbxKK3HhuTh6OrKKp7goQU7Ffzyq39StOIxSEw349Pcn4EeYvMvXEPsyGkLri/zkgBPYNS+YsvWYiNi23CHv4VIqqvvF7/ISd1bkho3Ww/yzJoE/DMT59dGhcsZy/g6mfZ5kvMU20ySwEiMT9TE/MMl5+3pazJGPXJJTWN2XO8NxGZmBRQXqMUib9O0huoPcsckRZl31RB1y7jU90Xz6qEtyOuQXyGVLTDaxWfFRccwpTjfQHPqdJKscV3bPaO0+P3ejuNzhb1N10i5BxW6X6/Qw7aDxy1u8e0t8+tzxi8YA5ThMmIx3Xm/lsdJpPM6edlYTfoVB29D6NeMQGNwY1qTR6SO5li//o1Hm1XkaTU7BCZAv9dzarU2njStn+vxhE3tVUNNk+zgSlP4HOY27e66RifT4LUKa/BnfVPUP5OGdjvtF3ULIJvgTWMlpubW0fHxdq70FmLOIZi0nWIcCHZnTGphe5RsovKm08T4+cFGklzC3IOjgWVDxoz3ewdEeILrhxqDPJU78aP9Jv2wURX0x/kJigkl8EKZBSPZWNW2zOP716WjuSB5rrZtIO3qbLmCcPt6Z+hTtYAcJ//Z4JqGOMZY/00Pp9ci37keAu6O/q+zIFc6ND1P4w7cbhO0olixHfoTYnGuVGDWdexRPvsaxusn0H/2+pMa31V9StkkH+RBWzI4ETj/es9x04xFtcPa9bMdL9sm6vN8b9svlC7sPdmHC/m48OUofqdM6xmryVfAK8QrJMnedftSmD0XO6EmrpOFnL1WNTXX2DQcrodsDJrcWmLM0DmGUpeXkKFNUz17bMex+dgCP399lKqLeMTO5ySYuiWBoeJeZyBUjtiSApV7h2pVdpRJBSaQX38dz9SkJdkat15vp6A57GAXJFChFSPTBnf18w83rgdqKBirFkN2CXP6TdHoxKv56LjgP/UV1h8/rGYqQgM07RJhtS3qg7VNLBQ8cGMvY5vsTymWMRR0+fhcAAdlEIiQZK1AundTOgBqLLwzq9JCOqvPBX1bQlKvzftovDT/7vBNTepH8Y/OL5G/wqhWchSTsokQ7k1KbPPZX4OfrQzEFqrd1i5xzelRVtHGe7uVEk8Au3UpwcoxMm5F8gNm15uSui93JRWnzdX1n5mkO2578Sh2UCEeShIftscGmhiumPxZ00+0/SDLcHeipx2beLnfZv5VN1xG4ofEgOssDPfQJ9lAWp9DefAtvzhVnuq4bkyYyrRayHrJF+D2dWay6YDf2OVNza/9KwWs5w10XLeEB5nSfTX4+LUYymgJ0yBcjYdTjdKsbW869kZGfdRgMCfaUGq1rkXUDqr5hojag39z2Z9fpz+kAjXr6he7Zbi123iow6WRk9r13+01tEt4tnG1ZY4pTJZr4UIV0SLNf/HiOLRx8YdJnh7Cm7t7JOcWUQ7nyo31bUVjjTzA8NkdPCpAOb2mZjFX5Jbe8zKlt/P8ldL4wvFFKW184rvEcuqQHU//VH7Q5WjJv69dMzS5zzFu7XIjhx3b0NJ1ARW2zuX3mCQh4+rRsOAKvV8j2Q69eqq07TO973KhcgMQi5lZL/sB+0lkAIM9OU/qJtgQaox3cLfN4RGKHatTrlGtLvi6JNAKrazVlqal3U5hlEsHyi7mbLDEGiIoT010PH9yOeqQ7hVk23couMmOjastvSp/Hq86knBa1PLsEa3nQW2h3ozbhiQ5h0TQj1mm/RpXcBIiNd0HqWu3gyuhqUv9PAFCFlNqU+dYJ0E/15OoZMVd3hOKVXt/LOhZ4/nRjIUrxHWc/Nbhn9O4vE7+EHV0rov+IDkzbo5LS7bRIQ9eNsMHQrLqtJf+RS3OaqrHfz6DndbtZtw4hEfyrPqvFuAzMmlFu83Y+XSHA7lS9y+eMnIDDgcrH3GwaXEBTMP0h9e25OW+WuCimRs5a8U2qFm3jnuBIZp/m1dwJlfn7G6ZdQnH3DjtumN7sMHdD//KKwZEUyp4lcQEtZie0Y6WfupArikxfwtcTYnTk2Ps/xKU/F5NPgW6Eh3SfkgyhKVP9Tlym7b2Oe9X2nVu7TBQvrn9hR0JAnXZTW7bYPBVliF3E99hlUD26UF35M+hqvBj/JvmaxxIjC9j0XFICn9s54YjP7Zl8CTLo6q5iWdLm7YdGEswoW3jk4gXD+KJr0spw9Ns4UslLJWYAbL5Z48BaFM/vylLGznDQ3z4X5uCm9z1SuVrAEcpGr0y4odij9heJxu3C799JGm9W6jDZ1qSMPoD+gaD1cX2X7AEbYydsrse7ABG9vyphILTX1LdcNPqEg+o/Zcqcf9al58U005jqS7EMc9gTLZb4RsBqWx/apLkJaDfHdl7XwXFca+zozqNQFKnY49HreBBWWEPxuOhoQx/2LboC539h6EJyO+H/UxfnZIIyUeM/FgDQ+WkrWkuuCBpv8LUlKtQxUzi5pVsBSPof+li+lLacnVwh73ysMmJKpwLmwvK/Wu1onK83SSCGWPccxuD4PlZefHCGlu88p2aWQz7pfq6K3BJzCK7Y4Qvf3OLKVdR3IqS1TrNH7ZjV8We4KmcofJ0Ilqobf2jG5JbEHlx38rc7Nn/MKmVDvSsUCDTCazaYGk82PJ/LaZfZP/3ypcpItdWvv5ErQZ/Jtxh6tXYfY9Zs17Kd+AVQ28fq4TtbOBuQI0dA7Jz/hinI4LbycKwTbPGIN6EhQKcVOPYLlIiW46fCcrxYveowfMEWcvPW429QTG9EjEnhel+qdKjjIOLrfavmiEr2arSDmF98lpJ+Je3mxWied0JK6+dhE6UO+OqSm9s23HiMOOLTENrwjsL4tC8NriFU2aqIGz8eqRF6zaGFk8JaUZGe5rO7oQ2hP4sqA9pd1YDh2WW2lglALEJY4FVkuEfQcYzS1dp+qWkxCFa1DbuYuo+FyE4qWBs7jPkcA2toaXMZRbyWX9ppz+N455bhHMVfagERV4+Tm7ZEGc46Wac/dbMNbULzDSlX1ymNGthDF+TI6odlp9GAN6CfTQZs3ZFMPSfmdjxp+2fBs81s3LJ8EWOBiDt3rDV5Tcc78WnwnD5AWmGy4Uwvz28pvgvVKxNbbMzeVa/aTh1+639151pnPsxO/p8euPaMPTugGR4IYXyn9H5RlvbmDjrUrfZxL778FSvaeexABs22XFT4MzGbkJzX9l6dC4Ph6o4RsmM4F2OHto1MbLUA+D7vgb8JVD5obpbvKWe1BtaOaaqm10cGtZwbRGdCRFphDyDqzpvihj7Q1s75q80My1yu3RaxYY6D2Vod7GYJDZk+zDxdIjsEkrTfxiQ3U5fGE2njnkmcKHsq6dioBjHtuixX2X/2j479nlC85+d4Gd3HEVDYRx6ZIptudoZcOtVRs0w9VizRhelquWTEqyY/mrVyJimj6H8fuqlLAyD3hmwley3l9RpWSEKc2pFDGsf668LXgLr4G5EwSYMLveJAWx3rNDeMHzEwbrYlwvExrO0WVSmFR8v1kEvjWuC2yWfPTi+lSTTLIQWgeb3yVMRm9gYL+4A5b7CPlH3jQHm2nxhd/Qp4IIYv+D5/hWm2jAK+FrORBO7ceszDS3PGWzb7rJurA7RNIvXsAfyduAaiPxNb2sn7j/Lsy7UxWaU0p8b+2wRvZhIZoP9VRMCZpaeB8e/npudgXaIbMe5QrAaNaruU4zj4Qf6amxbjsKWTPh8v3Yfk+ufcV2aCZaNgm1tSkJ2K/LGVHa3XzkpUIch6Vctjv/vpoCgqkWOAEymWdX/GY99ziC7/WLkRR6BT7Y7MabpXo3ljvc+AmkaqcTnAzUDCLfdnSc994G6mBmtMecdoVMP0yjOmAvgaYaDa7Gga3XY28B+VicNifzPBDWlJWn7aoFSoF73SREyDX8+zDb+uY9WX5vddBEljpwx9qIgeI3UYhfZr4LmtfQDEJX5U4WzxfLUkreiSrM0+Q14E1BnrNe02hdAXonubh0FjC6fCVb/I8l+64PHPilszDdHUR0T5V+EuNnSHBhT5IWjGzm9pBLqA3WGcsmgzdTv900Qu0jrlqqhgRDNShtQZ2T1y7sL01NsPsM9W7kkSRDSIs7qsrTSgaSMiAsdUnYOE5ZK/Rw4xjrh5f1HAxP8jiP/2R+cOrPMZgkv0JkvmVkmPiOJtZR6aSMfeMMnw8yfZMn15UCrGc/nnCr9ixtqIySAfmJfnb+gUDGfc1pdCGs8n05hvRj80BUm2ziFMybJV8SjlFt42RGUtlkLlZcy8p7Nge/DGA7dB2bP7brkKlzWd8XNgAwI7BIcCdJxWNTsst6solK1nxjLnRF5EXZsxjW5kw1o6TNfvqe81CQgFlhIoGvLtHCueYm5Vz7mMNGXKMsKxntS1BMM4DIngnLeNjXDcTO1gtEpKGpMYatO/v63Jr33nN84/Ui0ozNxSOvB5znxFCz7iOQbx3RWqz/XMFe+Ek5RK9T3vNYl7dZrvrTzH1LBg6M6vQPHiOyvun5BlZQZLGnXEJrJrZikMlJ8xgXTtXX9cP4D82pYDJ+uaqGy5Snp98dZ/GJvm0eZpOkKOIXyhLqsimZZsrLiM60K/eue2HdsEAnB3zdAt5uFgwkTURakaVBuT1f8+6tA5pdC7RwvJSlxzkLwnyTXZFPyP3Vb8uzTkGC9mvcLCcqDNp9p2syBEb2lojDtkpdKszd/5r3L82q1llRkhHaE0b4IciBbQz/ifHIquQh7yhcPMHUNrSyq5ib4R69SVrKzRxR+J/5Cph0HIS1JAM5PeUvV9Ov8N6/NfVumkFF0ujrOC3W032iFNc8aZ8R3pfgRoc3xaMqLLbTEbFmSdskVH5foFoLaeNog2/dkX9Uva0f7KF+csazTKjtlU8NSBiz96+K3r0GbWg8FvpoeK06fVck8kr92bbNPL7Ta1sQHpe8NlzaytJeE1BP94Sm+pQLIkhGUV34130sUsfDRBdd2d/eMi9NdUGIEEr7tFCkAQ06pNsa2ue4p1g8qyZ0+z5vhdilRL/RZn4Wi8Qp3an8XDVOOL7wjDYVqmP+e7xicK4ih5Bkpz/VURxi9IlFvN+IXqOd/rob5SZ94VBqzwlQjwV/wmn7CFS0xEiUFrnQX7swH9CJciFxQGiewrjBMgX6WL7InRSN5KxKeNsPHJHxPhpbO7SEA0RuzRccN5imnxb8ovWw3ZNrGYAeZd8vhjqFKQRFNOvaKswCP0Ys1T9KpiqqFNVxF0lQY46V8/poXeaMGzGQiafW/BN/jiubnzYJB385k25XNGuDFSiulSPox5+pNcTpW+wvpdmhKXklsTt46SOhAf2G8KxCdI7ilMS0ZeF1lF5/PtOIiwtzp3HiMJCdLMMR+zdFIb0Zuz4P/9M1IwS61EEC/HYvUmWbQdF2rbVz9ZaIkPTIBjP7YxtBQf3mmEuVtlcgX75D/tN7WcmCWOX0G+tSw1eL4q7op5l2gazbr1eGfkr7nC1PAA/yYMpt9uFzSTr6XVp7ShPa6UMX5oKo2NhxiQyuQF/FyqH+5HKLOBjck3ZORMyopBzQzngqScktMqU7B0kmWD7y44WZj7iAIm83+G7fIRjwl33h3XtJ8KVflkpcFWzPDZgt+neWeKcFW7thLcp6fUw6aFcQoi4e02bPX0ehrl6bDDiRrlhX/f7SdH5QjR89WTLAy8WuzxtVuymQKeKgvk+tV8jkDfTIhkqxN9J0t6ULWidK7xaufG8JLjgd1Ibj/DGR3fdpWAqpSlc0Av3b57sMm56YylCeu2jv9WCbyXC3vTrICCypocsvZpBD9NWd9htkAf8Fj72mpJaWYa8P5vZLfF6S8fRmUX2n4ivRanmToLdBDQjQQMxiXF7XPYn0vv1mY6zzZUzBgZzIjupJ4CXC3pE3Wgi2/PcEDyf3BzO05nkekVUNTaBre+49lRUWuvUqbRqk54zGK0+VXM35UbzSxuVBFxg2R4Lv3JFfIXUGkMszc0O+WT4THAyVFZnVC3E5JiD9NKeONqhjeM8jf0v2VpM3xi+LMTyr69usfikjE/qnPUFbmC1WWnJvBmZXYAOeZZYRvkJAXgoXcjm9ihIxt7saaUJEMg992xD0VAPH9akvcBM2Z6vEMVn2iks7Km2WVsm5wFqUASamo0/TCizS7bFlDuRI1nKi4nCvAhkX1UGieu4h+XpvENIWIv22cpzHXPhdwYen6JZA5mYs3kAAFq+nDYX6G/PkeiAVbutPOLK6qnuE3qdQq53lY/Lml0aUaJsn44UEq8/0qU+SkYTTp+pU+SD41rgxq2dKhi01iDvStQu2EMFFtWuTL3Hvs/RNjgiYJlBTUsV0oMjpFNV6Aq7JVnSQnfAHB//3zgJ4TSXseaswes2qQFghF2w4i5QmjV2Tv17Yivbiay0u31dqUaUOppVsuxr4sf0GcVxyDAZbtbTEOOQXIdDJPLjVOvz9qoa4ZH8lE9uwVGUA+4Y9Paexs/dphTY3tbKY3KzRsTUOGRKlZzQmAKIVPS/aVScGywId3p7CEOq/tTCuvLuSbT/PwlSkTY3HXJdYTciv8s8+yOivsZnAyiWMhKTwUVBVSBpKnO6Rm2ZDktrDijJKQJlIr+2Y/P7X9fPjCq/z33mgi6+O3Pz7BsDN1Mx4Ik2FsMM/4D7KZeOkr59SqhW+WuTxS+orJCDrOuJ/Y36kOrNeGBgj8bSTA7IKm+zU4mRCiqeJF6tr0CLNasF6A9PnqnLyDc0xeGkVrS6MUYmnsJR2JnG9P8dwGbGaEoVlNXKYQmeS+phWWX053BIb5X9m4jG5gRoW2VHBaf6JHM7eLxZke6CZdJxLQV17gHcApE7TKrm6W2kTO0RFgrdLJYAtp6HHp0H8QTJcXjEbuVgodkz6c5SWfc3WOiuVLIcwVkRSq1LdNYRVmS5Wts6sqEz114MvAi+M6YrJTOacp5lU2pnegQDyp7yadI7c7AwkP8aB4TqvxqkysRZ4DY18VjXUPwdbf04OO4uma3hn2Tp7RjERwJhZq0EQr0TpApa2+E2OITWeM3CXcQJGqQKLUT6tMZoU5zLFgcTD746mTJ9AHImeGLVbvr4VTaWNlPWM5lFtzRnVWZZ6n7vKkyYTMWp38MKA9KH3VUOHK10ykufiITubg1QnkFzYym8PvoCWe089rN+NuHcjmemowhy1d1bmiIPK/aAi/AmJnJgD30f2sZCmcrW07oxnbZBgXzRnoZhbSLwiIOBP6nSSfvTGrMwjIC/QThBi18YaxYvpqxV/SgCfEMv3Kna6S2QgdPpPWg4LubqmVm/D0XVJnwdpQhJUeoAPF9IlRh94GQyA911TvhFLVF18GOwNyHKwB4Erhoizn45suAWUaIpfkeJ7Dj6mOPJsKSOsbZuHOkR71AQ52zuxLd5OHdI4i3edNgoI0+i+ShvEsYx87UORhgwTY+a1UXbAy95dCCRr47QN7PSFhrBE6BUizR5Zjd6+JoaKvY8E0Ob4EeFmlg3twP6EyURPLuA1eaJnSm1cCS2N8lOWCphGm9jG9Fu3byQ8UCG6w8sDDX6XwJXEFmdHQq2uR6gITwgsaK1b1DOqsfvnC6XoRDRHfPJkmaW9gP39rgn+rNX9VMkhpnlkaRl3Z2naXeRk57SyeqcJrUmt9Vsc+eWTF7zrfVUwt9q+5JKS39pqPSOR+l4btFEukRwlLiwL73icg8Cn1GU1kIPm4Jy6z+d6hhJi6fcvraFHQMS31X2ood4BL4XbWMDgJwfVPLWpZeqSncTANZ7GhWaUZwZtnKfxurkHJjGLiKgtk47I+JCefu7miR1Lm+dAM0CaGzc3DvJFnZ+RV7KL0gmMu3DL2BsnRI3d/fyWeCB2zs1nYXMp9OX7sV+EP/iHj4Y8Wnt0LrEJ/QpsT+petushFktyvQxOhvRJgeuA288uwTtgaKdPyQ2qiXJ8aybodVVWXKRmz20ro86d41/4qnsOIP5xHVpOkBvBikZl0AabYa0GcSyAOUHJZXpBGUcZ71Vrkt6Uxh69ceeRtRVPHPvvM/AeSeZM38LogrJrHYX35ZBFJOYcT0591d0Ro1ye5kajakguX8eCVGO+dEFcg8nEBc6VnU1upuwCz3TLWV9CXGW8oijnnaZAwyoLJFFIsMk7fhlIebNY6W+tmoEgom8mjPT+SO9qByE6ACfGNNc8bqrdl4zRwlFh/LufhY+5esMk3IQg5fMsBU6TJ14IVplrLz7giMyZ3ahzl1iLRlUjL1pSQ3qXcK1XMNqg5U5Qou8cwdX4SXC9ylS9TZMgYZvgyA8LBbARvRflLzH5zSNR+bW/S22BNll6CGlPWYEhqzkWyW3I57+vFpXAvd8wkbQs+3y5jmn1M6yQ1i4SMRTZjkhItPthlyAvCzZI8vAAPHWU+sayOPBSA1sJ/ZDHFjG82zhg8CMg7VC4pw+eOVoioeiTAtjqJcPf6a93aPPuccCRNQpZdqgYzTTFnWTKriN/lhDqAgGuMCtb+5aO+qjYpECOtb5gW5ZhVdnpZahv/zHtvn5m6mqiWb0hmJGFN+aTx9W4FSGzR8DRd3z2uiFPLp5xSbB1jnhBSILGpWsJ7qRBJiB082DeQMdTZajBH+CDN5TOsmSM8CZXvJANDjpxeJoyDEHXb/2bIownJbzVLyLr0ocKZyHbO40ycLdHck3IpCL0Mygv2hIJJwuKH4zMlEWvFZoMIv2H9iotJK96/mCemLbwsr6i4cUX4Mmu6gZJZHZiWmWNRBrhFejbz+edj3ryQC6JQ83nOu+8oPMscnWpB8p8DE6/qrMdKvnUZDyXg+0cfoTTr34Ildm5OupCaFrlWmZyuXsvwHhUdTGt35Mt781eISsmqsIrRVnaL1qXAT9JuQZd/uDdn8ixhVRl9Ttm97NInJxey+MefMipcfEoOUqQMV0D0shA/hENK9TsSMpkTZLcnOx0X3VX7Bga9p5anBSeWalLOcyA4e7k4T5M44MDonN2spcp5Wrq15bLO2NDA882uSCVPmKAZrTiJKdMwLUQWuvl7KLIqvQ16P5W0vHi06rfZV0ljKRSle+3fEY8adO8Dj6spFZA/iIu9adhrUeky1sML+mSJMNF18I2qoQObjgy57LUztsL94eGbHKYgba1tDLMv2Q9enTY0w8WstyuYMkZTa0nkIFbsU8YyoG3R9n56H43qF9BRMqERXMs4OqZHNK5dmo7V+Vyk5mLOB6kZNyAPaqGr/JSvunAxatgtckQr9QQUHtrkyEUJPJi00YmwW5kcY+RkjZIJBunwy7JelOlt+iWD7PyUCDAH6i7oM++J8ncrQoHpZTZF+QUmtwG/1VPjxYUxloYkr77MZjOiRbCD2OaBR1W5l20g8Ks3bSMAG5BDsWc0nqpAsdtgsYrs2XWeCZu0c4u5tuB3coBSahCV/9gd9wAhkrJWIh/XOU5opPoohGyrZ/lLY+bp+XNG16So8Ko3pd5WiqFl9NwVrqMOyd9gp35cWf34tW/trF+liQ+QsGpNDLUe2OX6PMYlpcX/l0wWm/oZ4+PktF5d24cvjig0F0CE+swlmtXLOhEDUO1FtZmT4+qKrRZoP6LjvPpT7nR52I3vlgAEWMUyNhSEQb/UNi6q4fdjTj0WKpGXdDQzwPA349vNnE7ZoLtfXlrNH2qaquzUEJGDAHs3kpg5pqv26x+JqSXnb0p20sOqhPROwKNUoMXZbBJM6hX7K87ktsskiTvKjXt0UQ85gQE0TTo+M8aj4psi02HlGzPIFO2moTXRWuxVh4FnRp5+POGKsjTu8hqKz7n8EhcwdbaWada1wNig+0xV+raiQVHmijRLetCIuz0UTNC+NA37l5P2IKZltRo5U0Q5ro+aiFqZtew4vS3e+HxKANSKyCSIVK+anMj647TfM+6BEZnc8dI1mJUy0NbOa0bWVmtXHhrdUjc8ccaDEIMg9H4ozvDg1pBT3s3X4yGX8Yz+7iinyXnyJMQvdJaS3IBN55z7XJf2i5Cn67otUBeWUmBbz2crRO8MPUFgoZc/F4+LC8qY775z4QNAUUdZsJRj51/QFiHFOS0FkeR6VlHKTADq8vgWgFSPnwelJvnaa25Ah/7bMFke0HD8oQSyiPlbwnJ22RvkzaubxDOdLfE7Jkeof8QF2bVsp2AlDJYK16JubwXSYr7OwkM5Ax1KmRXMJMgcI1D4s3vxCnMWqBQG64l9wuxqQE8IHtdYzoptbtX+dZ9qsbo52XpshDS044yz66b8ePhD4JLDB16Yy49veDIU+DA736erF6heRbGji3QpZaoGOfYp42aeJUHwpPzjkBI6b0MNTtjHW6ovL+WKZp/l/P4P1ZgmNHG+qyU8N+OhONkAAY5nYA//pvyez5l92rSl3Onua8No6CPfnfOBA9WLc1XkOQ5re7dDc40n+R2g3syTdk8fSuBMwpyUMpgtTj6nIAHFtclWjGLhzhQRbRFjxWDNzcCNLrNYt3LzJW9cNuyek1L6zles7P6ckmUfMbuolzk0uDuVzZGpAtfDNodsJl+kyhkbfGGZc/o186HMOXuFa0FA/7flITJTnaRT/hI9+yk7kRFZ8GSDhxtcX6EThE4E+YvA0sOftPNSOW9zOQfFUlaIxcWXXOOt4g2BvSEuHw3l+Lac9HtvOKNNfaTFivuvC7E4yd34vW1CHxWfUMa8DqneLOSMS0tLnTvKh5WcsUAXJGuCowWbFl6DfZiVn/TPlH+V26+XOXyascWXpd6fKPnqKj4EgrNDEBoSkPGvjlI8/Ipo/RcVqL1yBXDi5KUy6oczSjnfTYw8JqNdEH1n5PfvDiyQE6IPaXEc8qD87ENvOXma7+ei2RmJrJZRZl3c7klYBPFhB1BPnJPXhrMNc0NMJ/PRThYFJCzxzdwBScumA6k9ZcR0XBZqmMMvgIJDlrnTxKDeL8ZKlcZOCxGJ13tweV66HLVguws2T1tRSkISpesAh6JGOzxltiMhhD4VmAJBuEt9tOHXlIJCj/fnXeCsadfqyctkJFJa+jZNF1vWoiwSXEnSOqDeQa1PCFXEmizwPLDZUqQzDauwGB1MqMvNQmt5ZEs+b0fgjJZx+BNFyd+EtAchxoRBzjLCBpgEpnWMSfO2fuCB1h9JThz6U6k5RbqtHdMjFRJLWl6TEwgfaw83EUPKik/Zg4HBI9H0RFLfLF+gZH379IBRNE1ELfZS5wWJZ3QkiIun7RVXF0htx+Re3X42smBZwZHYvPaSSCKFeNxOusrwzxeXua6KQkF3o1iSq4HpQhITgsq0UKR7ISU8pDI9hcOyVpmCdhw+TlS10Ku7PCvEkV8r+Jui9hmQ0WTn1eHrTjmdsl3CcrMpz1dkydhha84WkmRZ61jzcVJIS/AUa3t1erzfDT1wKMiBeZCIUgcrd0jyZvHhrkO8nnE7xGZJk/mfzgkJYMq2YV6ouvkHGU+cLf/+IuWT1h26o+qUqM/PgCUvcu7KGyP2NPIF+zn3NhUloSuva9hWNCM/WwAdgVE6xsuyGA2j1metkDKv1Y6LGfXVHePMy0mQrz+QI8+k0TU1nE9F76rE3H6UkUZg7DpcaCPTghHe/Twjn9KSh5RkecW8QuALzvn0g40Cvps2+7oR6IJLpPzAi6OQz3hpGDulk5dIjYap2Kf2cJ/ynMs2Y+HM6LPl9JJ+2mtoZpRmeg6r4hCLqrpi+R6VgI/uFHK2cwa6mbd1NP2tllWa2B4AbDahRn8eNCkJxCu+ym+ShHMUuu8G+NgQC+mC5yeLjIOkYd5gkFj7maqZIBtZ5p+AXZjvM2OuPNqfJELAdN7UfjQk33O0Uv8cTZEXxn5G9+pzZ0S+2nr5nXDldVA5CzzRlVvtxzcX5cQ6umrEz2ZNxaIaaLVMPvW3e6AOnIX1u4YacnndPgxCwp1r7hP1rt0JkrH0sRMzrd0v2FkltxqR7lXkGdd1uj5ZHOuO5WQRKU0SEc2/TYoZh4ZeiU57dRXJe/F4U/VY37vLdLodsHyFuXAUKcBXNLlHi3x5h7o6tAWaK3fBHyI7QV4bCqkvD7iWBwK06ZXPxUOiUcydX64qTE+1EVAWTJTmcS21lLP6K0RD8HMEs84Ic5z/qM0dKaj+d2n1DpkNQ+2QSo+SGL3RmdQ83eezLkkkQV9EfE1Auf4x6WFj5aPyKh4k5MFT8xFtaDDvF13ZQrlwzLz2X5KiojvH99Gj4aX4m7rNKsVefhfE6SGR1c32IDCr3Ot4zcqRMQApBucMwHVMitNUJ7QSv+5yuJlfvs+2DCgCM89cEdp9LklKZVqBHhvVeE4nowrtKAhLckbi9zuL2jvKqcOSCXqpcpVTP0+2+hPYqdP0x8yNZZoSVwzSszUlIy2KiEhcyaMHSYCSX7Scm7srzav6dM8qzgEIChxik9tgIzRVVgZ/4ookwk4PYklRG2FY+ifhXaqJ2lomX9YhgKIaSkFCpmdjtv6NcSTKevhcPuQBpueq7rIiXr1pfvL3yilZng+DlzOzIDLy+T7q75PGGsYjvhN05Rk6joU4wBhPoh14KUv+/myXgcxrJCD8MrG/MZjo8kNixChSWuNsdw+ZnEiio7t3QIl7fArwLv1ChMHDYMS3SDJIqkvjdE0o52qImTDiG6nLhjjR4QkZNykqZDMWsNi1h9UDWDkJGvYCcxiYmOe350B7WLp1tdXAobSdWO+s3NZyl9eYc75sloQSLxNG6pZ8V1UcU2Rfc5rfc5izljxgYeIEJUUyPIa6iJ3rVC1EQjG6FeHXHYaqaI065SIFffPyUzSSc4oXlKSEIn9SJRtx62Ysz+7kWoaGEMnfGfELKARwQM+xy/ifBbJd8EpYvOSbgGs9I+HAIytTsu7BLAacf5U07QM5eUvC32tVpoiDJC15R4nTUJxkhCyb0/sx2SMTqo+WAy7wbdVIkuBrCL0iYkq0XJztRy0MTr+ku8Ub4AutDJxIVnqyqOSZLswX01id6F+wpAz0uFK+r+7QKa/v9eMHec6ff/9wVGlR88fjFur1mKd1vTt5ItRzrJylTIBu96E4saXPy2Sp1sk5+bzBYoQ0qJlOKSnmFwhzSlhKrsVTr5kT9B40JsNSy0tGHRHx+w2e5OeB/lhA6lmydOV7DGjG+x9wt0tLInltcUyRGi4lEWnnOCRpMDPSzHsYzvgs3XKHDH9fj8T+Y+yOrbjD2mhkGS8OohRXTXOaquCmbpI/Zoo6sMQmsiotrvG6WdYV3Wz2C03XPE8MfKFO32RkIGruY8rK1a3Xsby9qbKS4aIB4GfCjFBjkTyc8JkBUtgOkROpZ66vITnf45j/XJ0yu6AMlw17N97YqcRCQjkRKYgifHwuk4iij4wIEjOqpVKoE7jOEqP3lBMlJ4+ScklXn8ANUJC+AulNUfucYE1a3b7QdAk85YAsTfipWjyEwP+UzsZHlo0I8W7NGdHulX0GscyEKBgWMgz5Y6QjjRLRgSQJAFzoo83OBunFSvQGJCh6i4OePz/sUDQ5r2sxZzyLf/UA5PRvY7LIkUBxLsHH1qLCbwg93eVwLpAoB3O3Vd2TjvG0iSxKEVV2Tyqtl4zIJHtIYb9dU/pXwGRGiLPXB4Int/O1j/yve1kOR6Brxx8vEiw+0lAyyUiuhm/XU0qG6mFmZnKhK6uYoS/wIK0qMu+FEwXijfbzy2veJiREM8Cq9yta/YS/cp0MC18VJOGmS5PKeGlLlk4N3ogsD3VbZ5aRzQrW+SkL2usDJIrI5DinWcaU44yZ+HhTZlLg23PANyevi7HOgJAk+fxVfOXOOedWwJ9nZDa+SNMB1VU5yGE6Q87Pb3kem0SmsSVZySvRFq0KHgxY+PslIRdysxD7Z824VuAoy16sVgCrR69SsU8iUJkNFaIV4+PVnzo4De0fupozG4qE2AmWvlhjLIqoA2KAL9tGUh50trhAlmr6KsmlCeSRTOQjMNEjDMOG+ctJcpLD46U8rgwdKpoYmnW3NaQNWVtK+x0jrcsWlDIgnJAWZXQzADZy6pAPZFlkHATz5NIjK6opMY7ov3niz+iQoKzli4YVvmrShDlgrAhL3h/yntwFlipEyShjXJQ17CS7OeS25kN/w4vbW2R1RWKlpCyYU1+Q3qQitWHsJ9JgpPnSuqzh8xV9v6fqPGVdo5tv6BMMLMMKF639myCOYPY8F3dyvrIC786MSLlXzfZCAFmx39igCQuapYaN0FbqE6ItOEnB7EIsh2k+tyyhcxSUVYmviS1/m2z7Onm/rXSZK45XXJJtlFRks7HmZhKzr2QeHVRJ+fQOf/TTc0xmFPaxbDFm64lpgIiQnKdAvRAkLZuNzFNNoZW8qXXfLF13L9wNN/a+nYcXRED+g4m2AVhD5SzkUt5vrw+QN3/PUpymevMm9wJ/N9CQLl4XRAM3CwNyF30a8XLo1rOGgQldBpwFoxe2WLbyRylFDDHSQVBeXJKCijP9zYW/G8/nSYXoCEvWP5w+URttEevdgiaqKqe6yn3GFKvYY0No6/yVENjNjghRUFnaFObblfOKVaApqhPHKjHOfivKDHIiLmasAthQft0yxIwUxnMHG+kZP27mKaPfuPWd2A78Wq3bi9bK+pJe1rWD4EUT+ShFTtnd6TK4Gj4eKteqELgQXFxjvJLcKKYE4KIEdwKWKyfvS5ryxDKsr6lmp57psiRjY3lje6V8TiSIkGwvcvKDnJAcVjz7RaKQ1gQBF7PnkiKUWgQ2ME/PkPJdBcHKjJAZI9wyxRXqdbLEDr9kb+/K+u/Si9LhJBRSugxqCcgPc3Qnmucxjynf8nnnPnlShn9eEWLctg+TRENoahbsUyJp4UV8sZQkR2LXRYLmHKUztkYl1ua6KDY1e2Elcaaal2ndOvo3dBrJFSNMBAfzfS+WxUwBcjWHJTypgyLOY5lXjp3SGoxqtB1IZGfGY+YzV2TU0h8yMT578tjJS1YdeJOOnrMUi16kdaukFU4btwE5xsVNpgkhdhIsheJG5S75Gy6mvqzSaj+NYbZEESji3HE3knpm/mqQLH1FjcEG81X+25nQr9AtWekNTIEj5L5tw6kxbjmBCEng9UlPbnX1leA6o43Dy1m/ZfZyTolEjcJPe0JqfpWEeQAysxwJ6YaUCxAO7mIumuJyDoO/3tuMacWApwS0A6Mpmdw5LGHE3PhcA69j3z98vu4T2vbzsycG2ea7GAViYkVJK14BaV/+9jI5EYxc2mXch3MqGvHlwrnd+TxhbkYTCFkcWyfVoQxiZfWqKaqTIFBZwoNmPqfX2Czn6hPxeKHSzSks7W/qh0y5zOYaj/QbmeRfTE5S6hsYpeNEkgyvzCs5S2DqMKMX3gWNKyK85uPqrDgKR60W91DF39Y+3Qy0Ge75/el18l3R0KnY/FudEuSeSUeR6aK5Rfk64WORtk9r0/O8MoZknMNiaDOUmDcv9UzKKa/aH0B6d8+GW0vExxDpDR5NK1wv0kfblQJxxqXHOF6FpUyNua6biDSb6M8olLQKu5/ckWRN6vw13OIDXrw+nE2Do3VwnwjGeDxlJfXJ8In5F0tFGX6WtYvNugKhlYVrxb8AqQR3NkMZPPGUark1+ECMWxIJ2Jhv7kWtlgSJGMyZMPZVnRe6U8rpPTW51kCZNEIfkQha5x96youexV7RyyKTIyuRf1GcEdFUUoxAdf9JcSz5RAiZOcFo37HvMqmoe1n5RpB4G3Niee4HclKiRL07Zk3hLMcsHw853Q9rcrdF3Sleb7evCcQRFK3UVo7L1D9gv3YSMAqydbDUXahyh8YoYvuE0JTklFT0QaDzqeaI3wv3aZ6t7ntfxp2UHDJe9rK8ua6PVKkjxkPOPydOlmOTrP9TKC8c90Tw5DHcozoE5jgD7l+ppYXUfcOfUzfPhJIgEt/eQikJmqonBDpDtLtiGHoGkHYylzRgQlGrx/drpzhnPb6pCk3gUtRC9OIyD2y6TFVa0wLCeZVuyz/B3oKfhEQTQ7I78pG6wbRtObjIbSkEt4LQoMtHb5QsSP4SU6U78OQF9da8yh+VnsSbBF8AMqLJH7TnIkhihRcpn/8LkymYUyWlKl6hRDYwZE5Lr5NuZamyCvaVNqmjrf87s3mIIumHxyFjJK1aJejalh4Tpo08W/vAv3gc0zdUgKq7faxIG9ybec1FEuQysSRLvCNpgVAkb5gRkltjTpOgcvsgVAdz2RsefrKSg3uY5GGXFhngGt7lwJw4dDTv8RNZ7RrzhaDAWiB/UDz+7FJatvHVGup952Umx5LABgjt/hhyqMQzZaZjr804NrVa7A/sh+sVKpybtnTHjTHPU63b7rjqay5AW37w9RosL9Px1Nmpr1xrd6+p3ZQlbsZxn23XhRVdiluw/zH2eOoOSwMg3nXPtiuC3cvpYgSgL3ZsEAPum2GKZZMYe+yr54wN8Z6Luht7XzhwsAvs+ClTl+44Vw4cf3jdjd33Q/1LM7YROBEDLp/LWQPjhAjXfyReZdZuu+shcD2DMQC0ye2Wu4EC4Tgb084fbkyqMfEw+a9AjccGzdWMx2CVDDtj2Wl3ep1YTNknSioeMAGo4eMVp9fYlin1sZzmUcRKiv0rPzeuymKYcmXtB5Cd7S3d42utGpve/dxrWLBx/Vzan3fovKYITF3FoVfNB643T9CX/CV3vtqvYPmav5+piT3tNbOt4ja3rn9fmm4+o9jYQeuhZ/WDjDAjt88OdjC7IOgw1N1eiYxt09R8Fs+OvU+dNs2fSU2meClT2yoeT/7sXGHIPP469bVdWLbsuw8D3eLKmdBpALfSJ8V5DeRbuPpszDWXs49ckXqWk/YCS6fBn19bb/ml0fIMxdKZuSWKja0xTca4qbm7Ywfk2ubnl6gL/2UyqFRrMj0IBWPXw2ArDzPRXyR7VPuIh90CNgTQllE65vfLxtj30K5dGQuTl+ww7eJBLiFEYupHZgWOsFxPHvVPQ7lYTVHNQxNQDdjnvCQeYRzIKdh2CbX//FdeA9g4AWxfG2tvrq7fuC5KPblvfTpdK3oa0vu26X09ODxuXCrOYe2xWf9Qvax65QPGV8u4XbvptVj+8thfsPHPWGfs872eMvzSFvvMZIbfrAw2Hodj3J1uPmO7r2jv52ITw9jiLp+KzVDS7g+D0Dj9coNhxhi7NQxcgVVpDrtfxwDRQVBrLg+V2LWdYvaFcUtwbrMXGw7b9sRS/KNpKO4/l5ZprLnJJcKVOs1XJ4ERl1uHYmN8MIrPuS3uKHQkk883RiBaD6mhttHFkI4TelyE4x0zrV0D9Lllru34wapLatt1wa02V2/9ayCeBDA0dUl2hBHdETgUYqLHTURIxiiTES4G19T9DPLDo38mlK9pmXpCDPbmcFdQLXJlU1x2cp+EILH7Puw4Diqdm/XnpBNphvN8jkXqGH8mWHVsxodvEf6H68I1sdcVO+q0JqH42w5Alaza2Il7nJA2rX+2SWvOxg7xfxyEwfkWTtSF9p9tkzF17bl3QHBJoJphcl9L/QsXG0zqu06Ptf8jM8WcS8FyS+zGYI//8Xe+2sGuqKgR86/ymlPjsu6X+iZV71DLoVpOmYfdxLj0jNHJ/2Rs276s3auNTm0xsct4oX5HrvZsaW2/yCZHL34NLgBXswz202+8o9/6p2QYCoamiE8eVNe90N+5zu+Q3UKc9cDFiovb+jPYaaeZCEjDV7FbYqzvaAN1iH2hPkhmb0bmX51ZJO5s8uUExM6BU2hTCY9i24cV7trCG7cxjld4jc1g7JGMo46+ktYz1e992NIyt/QafI7B45qHdTB0jrnvwbhjo9hLu9jLrC8+FzbYv7q2fdp6WYiHpa3T2OHrYejDPnPtZbyd4MU8H55dA9ZgGNVdPkNzFNtBBXPycxqVwABjXqz5ZyP3i1bC+aFsBqAhhsGEk8W0v4nSjjr+/bCrWiHrO77sL7B2XY0t6O7CCHp2Wve4tV3nVsb+i/94EW9CDHAHYE5uzLBZOl3nBAP+JHwfGfVn/+CffMM/Evgc6Nr8OXiNvIeoEWeg8m56yc16WFNIWAAc2qMGnceXhC7s/vtpQpZT4UrieNxinOKW8f0QxB58rppKa7LVcYrL3AavFDGu7ZgOjol7X0qNi8ddit2JsZ0RTVyvvZH6bwyVp8R1ZFHa2SvrZ0/SMR4y7jQ+zO+xX98I/2aHJcP6fKzWnoBoZHQPxeuOG5t+teH+uSkNYhKaXU9r/cY2sTPpF9QGx66dAVxTZ7OtMZadNdr0ldq8+Zy6bQqbtZ/QJfPqahBVa4vId+VkF2yxI4SRDY19rs2eNDYLwd3npMiAXV/w0knvWlT+ylLVHOurVQILZGo3EixYwLjdq7eMndQ/jsO5aIKWHy02D8/BuICpXRHeiuLVulvDpJdw1GZqG6dpjYPXvdrXzsYKy5V5JZzcIAdD2AZj3/fF/YEvwqpcH5kqxTq7MfeLbVfNxwRq4TOpcc4weo5jfAo5/N860pDF9eWGac/PxPNsNNMPY5Gt4yk9icwQDlc2JnWnYBnR929jrh86j6fhUIspuzQ+m/k0Lj+KTM9IqF479V7klNJDRLPkXM8uYwhc322OBogJNdTEvM8twe07t0MDNW2u1xRrJtvGc6664heu+O2unA5mkgiMShlb8a45G7YeYS7/VNKnYAdke8ci6dZYrV2gv5au6NVg104Dj68UHMpcC5Fbp54urlT+hnbtWf+M0wuwdRj9EMBp655tfA2lW5yPxV6X2Q7RgeN4FjxuTQczuQd1DeVzY4t/TvzLfNNTfmm/fvev7Z9Zx+vnyaTI9vZHIhtKXIGvsI8QhmYW3F9j4MGakWeLkw/XvtbU3mbwwpq/JsXQGK8DDmptj006i4VCMf5qjAv2qZSva3PEpoFfbUEIHisIY49LJ3W9WpRx8K/lKTHePrSOkuGCtlglME0ZGIFJTa18iUs8WDrP1POhEjdleWGJOW8JcexA+T7oYYNtYh0yELx0NB+NzjbEtGv/ecaBeAN87h2GlpFNJ0u/u6gbGMrXLh2s73Dq8gmPbNgU1yfT5EdxWxyY/ptefrjON5Q4FLfLDNNrdPTo6GVWVr7D2C5ebrLDXrujrvnCeDD77V9tvlq2/dG4HctUMbFuD1eOmY7gVtc1xS3BU+Omlkqc7odd+9VWUD7/8dvQbVnXuLJxRhSKHb6a/vmwaXq9+7xVxt+4xrx9LKG4M/PswqtrBt5qhvNl3Q5HwXabszN3bV071qcmzN5+5wZPoQc50dk0P3ddqPE5nG9itZANOfU400y/U+nWrOvEMjnvUf/jh21jjtW42I/uXKalQFyNG4yN5WHAnXwTthEL+B+S+RyuXeZhdoZj6Gjs2pah4MJLL/x+vlnipB5PbxH8U8T1i6eOb9w9KF0um1k6hd7ONsoq5LPX5L8CdeQcK+5VcTufXdugjL313df4Kie4dV07XNM/qz6YWu6dF7WK6sO1uXoAsM8TYNrcL3v2ge3z3UcPstJOcs/SzxPqNspgiF082C2v6iB7h5kJO28EAIjZzYeSFPy7CCXnpN4Wl9BxPl8Lk7oYubD+dee2dUzstpBeEq8E8culOzK+X7MhPv/7LHJkeqlqYcee4E6CAP2iQ11RHmZrpq4HaAnVbelCW2hOs/EapvkSQHSw7c/G+Bfz/LmYpoANiTlzv9zEpj4uMFrsd/h4Fht6yw+EVVOKoWHwtoXwx4m47d/YZ5iCN8Bg59PPrQtDS7SuD6yhDsSlv9V8xbjFvGLFlpE8PmxvyZJOwnO9Q6AfNnLRCOJ3bibGkPZmXKSG+d267wYb+eLKtMkITA0dinJnhdTn8dImgEdofm6d/+x4NGpcBvxeFoWLc0Z4Hnab1oEPnrN8MT/H+MTZLrbrPQIYbNe7u3QTHsT3/Ug9te93+BCAX429rT0IjK1QiNRl8HZbRkamI8f4jsRXEF9drCU6/3wfR8amNjyG793u1F4IzTkNtjUFG/t71I86bjMWTg223fm1YxrXsYwtJVvvrYQ2Nn4WrbKbrzZusbrY/Q6g+hn/uWte5pqIVj+BFi5c7OL+/PNzLJbvHzSm/X6d8q8w/+jA9Ic7S0ue4o/ywWdsS0bm2eGLpWOcqR1c3Nb5KtNeGJbpGjqrLz4w9oIdsPLqNTrcNhKfd5l1+eU0pau6GzWvm8/qGtch4VK/sfsimZ5r708xuHwcKcG2QyRabGT+VfYVTIid86VVbex/fwge9jgEdhD6EFPMqyny35BBjA0Qx26kIza37KeB7P4ST1MHO67lKLVj2k4w6b9puok33TLB6VHh2gvpgDQJnkIDnsYH+NzcDN6UnIx6eIfQ1oMZ98uX/pvXTuNzBxe37o+L1deCa3uLnwJnd/DU/Q9GP3Okw7NDPl6dkOB1dJM52TJz9FOnDnCKjYW5UvbfkxoOvkzb2hOL3+mrZ4az272L1wUMGrvSH1jAvwOa8Oer5ZDWxjRhMNQw5xLXdC+Ffg/qOX9AIA7JY7zAIv9qP+VjC3h0N8lNmpZpk0bIb5CGv8Yn4+Nq+zoD8OxY+R7/ShYiWFzjbupSX7yXNZ03nuBfHXv1PxVOl9QtnZnrmKb7nTH9PdXUo9h42rLdBKI6NPtU3P5UOrKvZMMZLsSOurqQudbZpWZ3FAabddbrlUvw2nI2Gc+JVm7pjunX2N5i75YWdMGXGBNQYfvPCWpXGMN7+OxiG9MDoYcdWVDShMmVZHKutZsoWK+9KVHl6bBgu8Fj/jQ2zj/ZifvVX+vRk9UqvujOMaRM0WJsU9Ola0B6dl2O2rGfC45nsZZ8vpspTOxXwN6ldgxyXXVTC+pXu8jyyS3dwQ2ix9oL/nz2GoCBbLmmfBlS86OxjShOUGpHfeuh3O02cXvgp67ZI/IymM/e/Fg3M1a0yrRwNy6463Xb/hhT6rmS2Jh8xsmksBQ3Lp3INs3nTujXl+8LKIWl3fwbvpiQj5rg/1LODQgnXKfwu+DYaN9U4wtTGyMPxiJgJrQ3zJRgERjBNG7NK3aeWQfsZu8MGSJmao/bA1mFlIkd7NKVNbSeiTf1xL955bIfxvVEwhfbz9nZJw7tJ6qZyGXb8Rb2oEJxksCNZ1sf1Ptunr7PMD4QeJyWxu8KCKox2Ai+jN2elauC5j5bZm9EaxOi2Jd/5upiMgB2y4DrM62js8jYBIzU3zZYV0rSsSjP7sk9u+0bO27MUr/it5sbywh5UgqsoqUKL+sJlrFUpiaTxBpaP9tI7iaRQwN8YCf8ATHytDAOfwZdxj/E4P4zrFdgWfa/yij0UsfV1tJg2yeiEIcUBtnI9p4STRGue7PFziimIZjxYJwqVyJunS2Fe1QFBzchAVWMD899BOvrpvHN2PY++lxMnTX5w6EfX6wv3jByceMSB6ffc7l46LimOyWUuC4+a1PX9c2g9i39y9rtf48birEfta+TzQMPWGu+6jJrm8oTtnNnoEvr0VwNo8JdPMWL+aqAkfHgsh6ceuDwWDgTGvtR/7SxDUCsTPdMw9eYwABp8alr4sP2s5KdWuA0xtDLyNRgDiyPbwvQpHWMjRkTw+bH9lHswZ0ypa++1udRAUAEO/L2Yl171SQ7jmmNyL+UOC01pWfaX0V5XtO4mzmc4v20dkyeXvHmdXiJMan/pGc7oT3Pcx00k22hKRN/3c/DwbBgb7hprBH616QMsmsaAOAjeGwgxurPh/Ivln/dT4zjxOYwTf3OgHE8Jv0Yh9Q3h37FmR40e4K1+JjHln5ihhia1G3n8wgAOFgDxYaNrT+6wFFzkdXDXYNrz1e/7zvjnspg4oDANVNkutDu1Goc7Ba2gWA26fNv5ittp2ZhuaIMvgBXuyU+jIs3pTP6PguVHPZCBTGYx72ONgZvyZiain+A7bM18f6jfI1D8YIS4wkx66i27QItnopg/+wO4jmkIDyVMTT0NvubFvyXyB4aqVs3TpfgjDmPPC72nIPxAlmaAdTfACaAY4GB+ZXYS2ucnu1G1OxlY/triuWodhldITl39HklQpCNO6OkBvzgbtaM+wjCeL65GdMi/8lgjq82//r9D7QVaeZMflyrz+GJQEbTswV1Zeya9AlYNsOMihF/C38bYtY1QmDT4HN+Nrg5U41/JbENjbHdnI+t8mMXpohQE0J02E7m31x8KMP9ttZ8vrj1CVtYIBkcoUltd2hDY6VsVU6ZfM1PxNPfHvzADP9oGG+/UjOQo8h2MOMtSa514sTMXbPyD5clHOd7ugxwdc3P5rEbOGKVpLmrOYHMhBm6IgYoihXxm/QnM+3dhbMjtlM6sNBMtzgmYtxlYsU2Bew57IT6AOxGhrI52XjaeMgEVjHgCZKH6RT9A1sf0apucaZ81OekjyEWMbuNnfy84z/8jmJiW7ZZ9FsI5JtA7KlbVxYZP+lwPamhkbqP2VASOD6jvF+w6/tdaj6nhR9r6TZkSP855s6T3Ioizj5cXDTQRkwdj4xNCzjj/pM+cv9lKv8y667nrF/7COMqEC/461mjSRpHu7nxMIW/utljv0tqorraPg2x5XA6zzLBsm8UTMeexd47J4ORkgRwzzWNbe+Ysxw0avbV7bN1oGliayqHf7LjgDLu2/iLGSa+hMlVg2Fij9vxxR6M9zx6tW36gATt4GrPJ1/j+5NPpFF6zarB/LdyED/SAwl3zwDYm2Ia98mTQnVMwzVyjMe2nyud4v5nv8cHssr8fou/MR0Z05zzZ8dt2V49lD6yMU48lJAqMQtN4902cU2fXRrZ3TdEtsttnYApDTaPwKRX4xH2Ofgf2DIFcOJS94Exhy0/uFoF0C1MMfY4GyU/uBZSu44r7PKp5mI3BsPhI57kOQM2XSKrpOf0NaWMtOoUFcdefI0VYgfX2GxPW1tpInI3xuywzcFEicdpGyuRr8hTuTXg+Ic9lj0/rL8VV/oMG7xWRZjHXywS3I8qwQLL3RC7zpoAORt3azbp1sGuW1+vvHyh5PO7o73flsULYTv+R5T+1fX0rAczgq5cgwCA72dsfRjkaQp/oSjbXJpL6PHRNwk11uMS05yNqoPMXZtSa6fUepP2YIlt26HK6tbtiMbP7JGfdh1rEFZ3iDrughesbStoWf3V89ZqQgGEs+F/Ku/ydjULFYj9fbjr4pxUqrUAo4rIbe4s4V1iYLP7VzRC9jUzRzPDgj+S4iyEsb9c9whaFVvrzHSmtsnP3mRtR/Qd0tbzw/0G8RpOiq7IXrpqYDIp3RoZ8aKj3y1Iv7kmuVTjwCGnIdZ9a4F98y81TLpvZXwYo+c2xZEeGe59AG/MOJs0n1JK1go0W/c1h98nBL2rDNPKfCZp4IH76AO4zLiSCZn/wbvig7N3h4j/3iwM4OM2DBXI2+s2b7p66xyZmxZPQk8g29GR/i5hULzjtKWbr8EydiJiVN/qQxm9jb9vd20SsaPzx8SxFNgsumF40eJHyrPN9rxnWDTuexIJ13SiYJsbvJrg9P0Kqnc+5MbeRz8rBaxUgFUpsv4zvFijoyURzSQ5GWXT3uCVC6mFhQvQO2hv7IwiQQtFjGGDwu5RDKTDgal+TsPm2NMYGne1p6Rb0Q2AXPMmmISqoXBvnmzv5cdfSlmaPhxhGKbdwmAIohz9CUDsq253+25+nWs7Y9qQCLa7cShAO3QHAPU/r8pO7fg+kb8U5A6hdcjTKl4hJXx2uIVl244gsIX3YIfAXftbej5AzceePLpU/TKB4P5G36MI173jEIaotwIoZJ4xvd9tTbusnOM9sEI09JW8Nyd9+IMx3meXJQJn76+/af0j3DwMfC2Oe9x2TncczY/fHoA3k0V+35F1ifV+DDetQjbK26nuCMnOjO111rMZuKD1Ll81ohmBk765sa6zhzsNgHuMaTvYerijG3M74fc7nW9oCbMZzEU3kWDz+XMLAa8j26We5ubePowBsKGhmKHNWsNllHxvBu8Gvx+vgUuieDuEYUuMMtaVZoxy2/Zv24R4OG97kwf69AD/IIfcnu5tjdsOF6IQEGjn/Rbi7uU93RSjx9v4PTruu/54Ngap575uzk1jHWTwmy9oublX8qouah+v4KIHL87cKH/zoIfrnfcwriyPVExVngIwbPpKskfgxQXeHrMekmOaL2MqwnfPAWIH1znI4iRrJqbtTviH3ghlMofedK5B01ybXf5tS7ZmG3swWvrnLv3dUkywcUjwWWwvOqfiTnE79owJ/gzJtRQcP21X7B14Jfz3zWfPYfy0RiJo7L90+Byy9mlDHg77dsFmy59eCMzGmEXqnIO5v2nrg9vH41RSJwuchnfXPiKv0KV2Ee6l1f92bCca4S8hnFvY5B8y2DVANynfDKa1kpH8r03F682sFXZrw8juRDRT48j5XTIasusY2m3YHDiF+FZ1p7uNizciy4k33argcO8NWRlyzSWuxaU0m+3me4Ado/QhZVI0++XE6wBIRyoeAjM3rr9CnV+8hWMwIr5v+tL5H8M4box/8e3so5M+h7Niffn71MSwaTPspo12P5XceAF5IAUywWe7VWdIDtXQtoUKofN1/am/VBETD0v8TXyEE3Metifno8smaLMnuYPWjOe/cYwNYSW3WX2BIEL4CZ0r26OSYE+72pAxzNaubephATKTBtZgPzN392oEPAgI0HBlAxskqq2cHKZnKu+HQDtZgHNma14YwlJeU4d9ZuXw8/1yZUcuSZkOZRuLmCYSigDFf2kbMwq6TprQs/2kUsDbNbfYuMxujMZSL2111xuoELK5chM6U9/Z4SK+WgkexSLDx0TOUczYYTWWb/judhvNuJx2bz4ZjnUl11vVPNNFhhn2EOukCt61PjyNpHXeHbLg3E0qH69kMuqoYNgmT4QYct59FmHB3oxAAdfpLjuekE2RuXAXeBTIJ+/ewq/bnWlOEH1woaoXy4QwJYQKYmkIJopaS8RTWDlz/uFr/o73HvzBGzM3j/ceq9EWZuwtyLWt1K3/Gv0TITjLT1EVwnXPIdZebLD67oxeLVpzzFIR6i/Gjhq6z3v7LTYJj3vl1STwWqY49GaFRC0If+lTztJXOT2wdb3b2tCX03/nt78NMLs0ePhwkbGFBGUafuYDcKPcDl90bA03TNQiemOv3vAEoKRWqVkWY8D2FrQz2DynnBXNWF5tqR6N7TcZqAO328f1TWzYxG1kpXDkwOWKgvsl8cH+A5qMT+jD1odlB6Lcwet/eDkR5fhM7Z/Sm5cyde7GzHD4ESm0RhVuB9GuazGBOCNVSto0sYYfPzfAfBiwHbHFryDQ6tpuDJldUdu8CXt7UyBMCl2L9t/3wOvpJ3py4rIkiWNjjLw76K8QfYO2BZQ1/FYa403b3/1ZwP8JJZrqm/aFScGq8vijoP9t98XlDc6GiHV7T7+V8Ed5admlulXrTjChiEfzwDDY/Pfs+rv9fdhYJtFz4Igu4Q/JF7pGgGv7RG7x+rZdumFig90cG5WDQ46xGXU3IbQVIkQzN/2B3q/BIIL0hjwoz6thsVbdgLlYkHaclve7ScVucbAbKrT1j3YoAfihIQ9UlrDYhrXN3iIfoQ9/fzjLvZi+H9UzhMYCT9BCnCyAeYCEd6WeuhzTaP33g83jSOeHcIpDzKj3FRfc1VjttM35szXUmB6c2g1VXZw7Sffj+p9kPFzP4wqoatQY9P4UyOXvT5MA2cQNbSW8tfLcV7RrayA0SumFBu98bCjgNgAwf916A7a/LtGKgWEr0H+0Lm5fE4Yw988TFhDQ/uvC30TO6/sz/yQUrqe+dK5DnilU/GIh296AignLB9P2TIpn0r5FouktKGofe7/e1NriPZ7VnBA/74JXNOY2UKr77Qi3jn57S+mYPvwboPue980GPNjror5TYdsdlNtBsDjmQxvM2vLghQ6snpyE/uJMJ+ngMmYRMMQ0FJxBaqIYQkAcagedd8TFG7g0aRrMzvN4vgk9Oe5ZEwzmOxuHd2TQ25b+pXpoM3ledXedDNtHNrCpZMAMSSjxMgXo8mtbj/ewAcbm/kKbXp1IdZfLf65tdnY42HBLu01jyd2dhaW2c4c74YaqA4rv9fU6/3yqNaz7rEPj4aFMbg84mQeIOTbOXq4Dbv+CZLgJ6qGCa7BTEH59cCnatIE0Sb5qTIVGXY03VPLpbxXFdIsYlYhUXNZN/Dxl6f0+ADNa/kwj9cLxhkRUumAr5WjLZL9j2V28xDfxb2x9DmIwvmabUwhxTymjQTabbiTHdJqYdtJB71nvfiQR1F/DlvzeK+D1ELK1gLyhg8ebnMh3bnE5Ht6puSEmi5v4cwEJV3xuMFmBmyt0JpmGS4f0OoGScKqQovooZ1xKaJMMGdO3Bh+vYH6KzYJ77lpjhZ7isd+mYegsbMJYIaidtOtMSSp0Mwaq5ia73dQPHk2T7eCfcDugh4K3wfOs1hbqvd1GDeEdNQelJNmJ2xjKpV183D7fb4XvIcx8auKfjAlo3yT5R5uRWawN+qB6m6dm/vu1bD3MVwwd0InZUs91g/7yfY4RGMbPNmnlkCIc7mD4esz8C8PkTWsYZvB1VRtHUnniapZ7g4dw8qH75w4kjvVtSKaBBCYDEmBEuz3oFT755A/iW2uzOfVzQ+UuwRACY3M9uTKzXpsLkl6HZk8Wr7xp3gy23WDx1HmSVPuDWqo1MWbgS8DxEr67boh9Ru/T8O0cuDhvoXtkaB0bD4GN8v3RJv9wT9W5OAJNuz+0tg1YSKtQsWWEjUC1J5bS0dnadZ2oC5XIJtLteRexs4FXSZeECf5htLmxk0PD45UrYiBv4khyzndvUFy/upBfg9zDT4NQOnEQ2nXNRXJJvtuGLaodQtvVnntbmKdo4SO6rYCmvQkfg+3c3sJvj9TsNVCUEcIcK5VYHDBcG8BRcVphG2JEHWR2V7GH61rxYk38R4rCDODzaowFXR43zN8EOfeWme8UsTtZbHy/8+SrrwHJeda7lWtTqlLjzGDJ6rlpAIIzDl2hOA5wddXZbn1kOE3D74Ntf7SneVuo7IxAr7cfw5PBFlvAcaLPPdkAXe+Q8m6xU8xMMIk9Np53xdtB2NIOnrs3gH4x6++acMm1T0okbTHn0l3Cx3htfD/n2JZfL/eG3s3FpV+hoJDsTzswzQE7hLHezcYwZpM1gClXa0VB0Stx3GxWuGJH+769Y5AE7XbjZ8q6a9PLh6lfDVCnXaLYvtei5q35Cjj7eb2xp9C2DajLxT4u4GyeB+v8uZh9PrzZNTAjhR01rNc3ZYcfrFebLe/RPbJ5crv6Li1M91+76+Fy0miYB4q69zuYk4AjvgJWNLh7XzLkd+jZx9BMWEP8Br/joAr7zA67rD75BKDOtS11gzEOFSHXX7tmWGgYycXJVZcGf/IOrquRbwxcnpGh0xRSkw7o4x7e04O9sjW5R2rKraoSNI0+zdmoj6wBWGpyhxHhAik4kS6mNiUmgoF+D52alj5afVa11uDFjcaZTgXT6Vzo9eoHJJHFDQL/YXC0PkQwRCHwPNqDFGmjOezA/N5oVLsY7ebfcW5MXA9IS/SSg9qWE5cPk9FOuTApxp6/cNuQM6qOU6pQxPy9qpMOpwKj2yZkIL/Ha9AM+oO5IQbHbzP1mdB+E1waJ2j8gI2SLys0xcok0EntzXcQX5IfMQ2khYWb7WdgcwmI/vHgA8Ce9fTVMgJJlfPh7shngUwwNxHZvJ1iNP8m9E/WJyfkT25I4MnH6C1zbOenxp2puvizWCplWFcEe+adHR7UkqEhyu9nJNvMl/a3v1NDZwd0S2SwJbN0Bdp3be4G+4oVH+h+fxcIaps4zcycFfvV8Qckfdn5dSuBfeU+mHQXH1oO8stKHVHGduM0nIc52GKjS0aWwYGQfXZrUM8w5IkARU/ebxhgcBNbOFlPT5fHjzvsYlqSwaJwtGZfAber7RFhGvKfF/vSXL8HqY9Bo+KfK89Bnogsdt68j5owjqs9GoeW1t+ZBTyf31lqHvdvoX+NtJWb7/49K/3TV/HSXpsFAn4TSnN893kZhk1vMjWfrx3ev9sqwC0oijBbLIOTSMYEI9S5Voxr4/2uUIm2x9IaajrZzBW+h87Z2g0yME7Gn5xI7jv7QNatEy79VFnT17q7PUkQXBpboRCbUN+eLQ/0zdo0u0ntQp80New6Fza2tJBb2uImHT418hSG3eVjock6vn31fviQRw/BUbHAap4Hq+4+kaFqTn7nN27M5flprY+bT0S22+6CtejkWiPIZpjgKh7IQTTGlc6A6d+0TUYW/69wj2P2Ghhye7JtDX16ge3YaXKACW60ZbK2YW9tQIYcwZKZYlEn21s2ik9mxRKSo+K8mtg2lgl7Y93WoPdz2jQk+B5hBoPNjYDkv+/fe3NgtP56OKAF9VjcPkKu94/mrKnbtIe8iPdiWuBsnzYGgRMO+UcjAzIxrUB7+vVV7N1UIDWvFpDq1GHf2iAN7b5lzBbQZIOjYt97FUcwx0P/yw5NDdlJcVI+YiXvbmZniJ0lc6VuNhnctzN2sch8+607P3t/22G4T458/kXB7V9L06rS8yjGZbWyHczcZxl37+Y7Frv3loiG46/17w2n0LRsoLGLCeVYFrFMaCV8P19Kv9cIG3JEzCP+45YlN1HmqsYOQCHCy3WFt037cyND2FpN24VdatRO6UVQAeIO0W2R71NTzdsfX1mjPhsbk8HG/UTKsPgnCLX1EEuIm+yumhmTOTV17jsAKPbQBGyi3v1kutDv5Yu3QODrtf5DiKHlZL+7J0oPn0R/WU4UfQKmN0Nv/6kjMVsIYRoSmt3mFlaATCvoogu6uMi7YShXOQpNNBxbD4gY98YYIoqQbscfg+G91Jm61Jp4F3Inqt1Vhl54NRZvliUgvDDyvuG+WKOE3MSVYOusAKnkYIRY+UNnjBlcX4pev960n4447fx4x+1uwqNZ2t5lvF8ScmRNGHZrdZe/JmUjv4glsdY3Edse4Xd4Emp1I8edCSzhxSAt+78TdjoYWy/fP8vRuSMbcHGf4mzuphg/6MSLN01BxySdEZBqC2yrA+BIS5l8kdZ8F/WQ/6YQtWSldVpEt+92Av/Ki/AkaZGWNA5q/rPxj1XqQEoVINuRHh4wZKx/9zQOECm6+YeseWdboTyD2dIWe2pvHLHadpwx7ULj4oE0ldc6F9Fv45c3nJsaTA7UYpJd0w/vWtdc+JJkGvfW4ta/4G3ABNTRdpdi7HZ2tjQ10wp3Y80mP9c2pydhbOVnht21NROGnU+HALuX5jg52X7fwVF82PLGKP3N2Hx0ftV99bjINTVebydDaDhiaQc5AoQ3uV/GSzXj2N6sNnOaw6r2OfIgRm3Zyon1dEclDjMEgb6NCDVyx5PS2IIriB6XGG/fGP08dN4T1uaqeL1Me/79FQ8c659KUoqlDRJ3KQLBQBv5C7ffJ9R9oKKVTgg820zRTboxb/naCCFaESOOp0iuih+b8kbwAZ4on2Tebl8tRNvH1O6NMaHxyYKTCZ0fEccgBjcNbWgziBfdZGuEDo/eJadTGWW6a+sDL4/kwZ1lr1uSbL8iIbZzp7YbEx12khTYXFMoJeU2he4ntz0bLcYSHoyezV7bzivW9RLM8tSrWZbVNlUmDki+PVd39tNj99hwiLbvc2RDcGeE2x4xJjkyfOExUw2N7uDYLuCa5b6h+6OSrQkVxQi0RUFu92sN3oYzCULFxq9XNeNyvRfqJrLBr2TSh/RWReHB/itAwDIjb49qDdB1IYvgcj4WrF/1c8iArWn7ELnWlwfsbYN9ga0noy4CbKZHp1oRI8c0kLHrQJHwvCFcdZzdjmoitF6f8v2yhSpcGHV4DR/sZ4Jow6i60kSDxziCi0VuObRfi9Xw21D7+6byEMg7c9kN2LcFU1mCH8v8jnUL03cmv/tvQBJPnmmYLNw8HftONkyWhcMFzumF+DI+/lyOnkdTHpm5ny/i1rjl7Y4H2FDhPLMdfeAV5vf5g9F6YTb/1z2xjdn+7NpNG5zZ2ym1qCtvcfCpI/0X48IYsCAQKL7nTlJOwslsrA9U0DhueN7P5/RmdcCJ9mKcZUXxRS1PJ8v8Y/5HMzFeG+KLmcPd+PLYyp91IJFI577c7flvVS1DT5AxV8r2XPgK+ACA5bvjtm5u/sCpnSi42/VTfBeN4zg6PzXSYOBAjQ20ZSZ3HCdf+yj7I7ym2wABVhXDG4mtdONoyvPyCAShaRsx8EFsT9hvjxO5livkXKZwYwN7w7V/Z/NjdOFVZh8zsY2lDU0s+rczCMkqO4+sRF3OZJ2Eg8MEEIdIGzYVyHsAgb6/yqR7C6z0eZiXKyZsK9g+9DO4+E25fy+maDK30RXbdqO2TIC/NTa4yf8NgM53icsOjBFQRoAbdF4TG3GRYDsGWQSn0BUsx9iBQw+DGy/arAahCyqqTgGzjgeggwvjxJPfjjR838C5NgD7QrbNpvVHbjfEPP9g2iZtx54m7OKkHIynCW8CNjgPr0J1SM6z2xeqfV/HXe0m3prUDfkK2UGGAfiiKHhZl/1mZbfD0bUXW0sDTfntNSdKGHTv8E/lTO0LtBUXB7/jT/lznezzUGdfpSIPWpGesh6HgrvAcoMgJWdbw5vmEF+sS1M1yeZlb4537WGA68WSRkGviiar1QQ0REcqYE3DtrO8U/kInpstC9nAgIHX8z0A2Qzzv0cqGHShfzOBOG+oLTmH72w5RI2CDpfwVa8jW/s7ItCJPP0W8bJp8egFjWVP0ZyfL2m/0Nz4U6Cdh9CbMTiAnaIEHN/pvLLSNTn+9Ea08AmwA9p3UkD2wu2Q+4ixt83nGXskDtEk6M4gZty28cphC5CJ2tYfFEcGXL4LEBz5/3ALgz5Sa+Z+qg10iLPaYGYVZdjPnHm0RFOvAjty/woIwWp3NbMOBCZu3fVGwHsiS0qPA27qMZVjmQZD/PforlbMRqBVz0pLZhcpCNkhTl88aR9MStiw423jo0QZRcKNdM5Y990ACRTCV6phYp9DcedsoffK0LafGgLRd/7HrcE115F8bl2Mbo1uWQDr1ebxBhhpXtJD+582fnMuIZtDvCnetXrTji3rp9fgrPEVGb3S9x1fVHyf9w7VTN2H/0Rzmmg74e1M7xHo2VHwxo9cQ+ZICDcwIou95pb6V/S5G4DBApr36Lo5IzAO+7SQKS945R49tE3D46VpZp9zivJw10bzu+e9s4GmtvXT+kjazZPUblux+hsa6TgCFWecNFJmOsWj/OBTmJveZllsBxix49aJDejLkaLgCbBf1Um+7sM2juYoyH6hcNVJbPqrXaoSTOXb9mTYIHeWJ8zfXOTRJhIsmabSl3qraMtPmDzBQdaHxNbjHU3nndP2fnQp49612aVaxXhrug/LlaZZTak5IEyTVlB+sYr+87jJXxZ0gUeamwWPl0q02Z0NKiwB9zbiUssC0nbxaFesEWFLaDd24WyNH+s5nWzkPvavSCd77PkM2K1WrSxC5wyesocI+2WPe51OMz81PhyXuf3vONAfywM5+5mKd1JfRvcld8cyndoxulMhZhqW8V/42JavW789wq9bnDSDm8WIS6OS/cH1yY7Hk7Wqd/8s3DRctHQp3YxveFXbdmANPUkkOjvyfNMe95RqBxPsmr5+3bnJ8HzSw7Wpcw7BmuJsBRlwSYqGXHni/dsdNj/BJ+OGtMCP4rPLQlToYb+q3NuhB3C2/VsN1I7Y05XxhpHIIU95cDG1HZjuvKiAWONe+dqgNX2O/UgGJku49wG62EQ2ItHfQyqp21b1RmmvDvUgLUVWu1jsre6bVODwzuTdbEs4GCYJBcATRTOQNQZbRthsjjXWa/sh437hGOP0oPGQmt4Z+RashtVYVEqXt7fmkmEFyGHAalJobSJLggEqvVA1MkWF+3LdQNNvhqsiu31eWpUQsbtkka9mZk39urIR7hGM/fsP7tvx5KFYu6O8ryDQjyI5YZtRnqDM7ossW+NoiVp4li+mSZgPuY1McpgTpj03I8OwLqRDU3oMVz7DfqzYVJEaPxj5Jeok5DnHhhkoO1UWXv0btrI92Gb7BW25DS1ahVTZWs/B9eqbHZwI8Wz+meLeqhtO8cjWb0gvhf5Tmlh2FEsuI6Rizlfv/NTh76eGJPk+y2QewcydP/eI0KO3mIsrUoUoRGo73SFHt5/UllcVlFYBnqH8MO/tum/Rzc8fDr791ZG5N/aquXNQZ4x/lG0szPvQjQf05ptvu2MrqttGuF7HYUkAdogI4dj+KHan+eSIz2uEDd1vm8EWvNW1zT/Gp88QG48bEVDwBlykB6EYt4TRNpPorf3PihFXuEs3rcteR5ItcjM9Tv6uIaIChkO8TgLJuJneUg1bJ6MB/I/RfnqEF6t9SXTRyDvXVzPDjX0BaaZXrWRzdwrmuaAoDj7qTajJ1gEJRnOFEBxoB4Ll8YoolfsLj86d6zIicRliG4RR2841gpXvlO7UCKxwcNY3O5D9KXUYhj59R2gazrqJbjsdDN16mnr7UeiTdq2zWNXjFUo9+hZ6+7gZs9tQ+0aZ1SPIfX7B7AiNSYY96uH63wBdp3GNfD1r12OphoPtoClAK3P3ZALKR3cXgD1f8SNagAVy4x+28cFRZH9DEbWhFAl8/8C/bKzOb5sr/+RC8X5kxB3tHxqMpq8uTg+frNk7Q+rDrV4Hh2xoZ8Vd4eAhR1NhY6EjvtPMEzRNXTDc+4h5cSkaBbQGhUC+r6v7ZmzIobFYUsquh8md2AOhBzF6BilyI3SgbMFy4Yfrdfoi/qVlrvWzmLGVX/chdAdK8db+ZCAFU9PjnPeBLAR3VAxg0b52Q58/sPsDu5wSDHioVWWmMW9DdnE/TPV4U1wva/STp+/eyMf+ro4UbHc4G2vjv3VdM96UcWlOtPgG+PmhTeeHuwZIGCkNpTXY6nlcB2ssQO3a5Mtnmu4mWvNplIpffYxejEf7nwZ2uRwMvEN9lSZYFOcytNsPXTmamnjbEx1s5NKd92j/KPfIYakGcqBLXa3PbZjVK6m/9/f9q8xkGh4PMcpdGLGLcTc3ONpxR9ibBpHA5bHB3fYACbvxOMaf26SYXj8hoX6x9i3qDKXNheEJeQz2Gfjj1Mcu9hs0AdfhwIskx5LwrQe/H4ABVEv48MDR2xucdTJrRc8YHb5S8BsbqFXl3SuufaIe2MFvhupw/vRNs8sDJ+yVivopLNZ6du4BQp5403gFSyj7+jOZ4Da5Aetob6K9jBbCYB52u/LrTh3Z99aeh36Fa8jSCEgbm4rxq/UHr4ghZvou4yk5L/B0Kw5Xp5Nlat6MACDZxFXsS5FS7s4q9w1LxdbFR08PutmLQumIOKUA5n986dhUg39y7mDrX8ldP49dt8Bs01lUbuZ3diCw9880yjLBKv0wMShE6uX6R8y3YSZ2UTpjCHdU/yP5HMYe+sb8y77D32B6R22yScvO0kfjE+6vUdJW1gBM9Ly0q2qAlv/ew2vV5V6yUwUgw3OSJkQbyxYi+Qaks7l4fE4uUq5Q51vDtlHGwVTnNm1Kp9JxrgcRctG15o0b573nsKPSHf3K3fV/7rocZsv0dVhfC7AO6+qm2fJ5CAy9ZLfe/duSMtd/I1I6ztn1rWZxxY0t+7EHPOWb4KF6++cmT9jX9t8jmRMAY4cG70ebaC+2jp/96dgnKM0nOnpUIygYp4X/Pu/fafoxMIXOEqQmYBjutpveHsi8hd0aTH3jb3QH7y7BdrIxpQ0ZnI3BfNleU3etJnjHM7Gq29XOEMi/w445wEw9rKjt2FoOGxPQoRx55/3Kq8v2KmxGk+yMYhgdzzP2EHwyp15W2+3SqQyO/X8AuxgLnWH/h07smjGYhgkRMgkQy6cLYbLK3IjT6KAr89hJ27uOZNAhF+V5kRUUV6KF3oKJ300JaYeft7I5hrufGGuij3TQXZn0oqE1vGivQtNB/Ax9e1OwA1GW2PTUEtvPTSNAv6Tr298np0JWSVyzU4rXxzFbAwpIQXfdV/p8EWPUyURM9wBiJ4iSJuqGtp116Ht6zezObTodbV8TWJBQA+djb49CRuslmhhC2xZgAuRGfkerRa0A/h4NDQhWado+vjfOPjIYl/dRAaX5YPrJrNSUJ4WyjSb6VT7cS18ZjAlNGMWDbay3Vzy2w6cJTgq0WTorI0a9OV17sNN+mA77D7m/X4pUGBUNosqg3AzZVdWptzLgOIdTspvh/d19fEj/WBmudVXN6HW8XOfjsEsSykdDsOe1n/TUEUHWJQ1M4G88mRS2TRfHbKNn29gaHL+2G6SysSHSXBR7C5mbW7Qt0+DmopsrAkCJmhqubI6O1JrBSwqfwZsIRmqzdRZuHTuq0QxXhpi7T+AS1QOhRRbmB9p2Zm726fBYuACC2V91w+6gim23jvAn33NQG2ZYMOHQfU9Ixru0JhjsS6G+vdWExkzW9E9ayfJ68xNyL0+27e8BXPGohJKiWvNgOs8vONG4PTD3ZLGHv2nKm+ARcwCKzUETYYwkJoIZ9/se7sEdFcoYAxl7znTE1RMbYO3jVXg8uKWlxnYbwGsJNgtted959vXPLZnZQu42eF4gLGgzuj2s2PE9bJZWB0uBHVSzQbRgYR88bc3VvHKX0WjTb84yG7zc9ywAJtvDpjGqJP8Y+r4YT7kdUiHL5Irr5GqqUNE8CfnEbZ3RQ4Vxl8Wb4Fu2AS0VPGQEwxofgL8zDyRgIWkDJGrDcwKuhL6pnozI/SRqiHOHxAta8ZiB0V9C0gjmpoSi+O99DvNNhi4hQvVXNqcq1NMW8FqJ151Jo2M1oAvgYJ3ALplrZV8J9hwSYgJLDfi7YN90A8uWss1MpOdYo/Ws3cx4e8C7bHC7StO6ytLrvAmHCWuT6Cq62Mw24CZ0973THWFDbxgJhoJebuhgi8U49SEiPInB57gbBJFY8knNrUHbXXDwGXvYycGZXDr+zaN+rvEGBfvU3e/dFg3+/DEETYXMy/24+34wJD+dgij/9JrtqNPXXDqU120A281KYzjBJlF/zfK5Xp9TanRNGfBdMk2hN+ggrerq80MRN3QZMJg+WHwOrPmsJOedvo1CJVGwyQIfH6424S2hHTBtqSax4wtdDzSxgacmDbmVGcj6D/jgAZBs6MufnNewD8rWkoGfbnrl6RFOw8thOpEPwGy+VuPkY2fdzxWJGAa8Mw0oXH4crtoubetmL1/jtnE5VEA3CGgAUGhfw0EuvGZvitTedh7dhc6pnukA19bq4XdcVjHtQXWGJrnthLIOq+vAxwiL/Nf57cmgXc3IAsq7PfggDB6qtADbfz3CtXsbPTZm6JsqtoPCR8TC/84D/dwGghunnN8IdPewsMmbm5dVFoiAuDos41DBYUILFv4EHiFpFxteOFTz1rTXz6GH3FFlsDqSl5quo99YFedtvTMcmSYeMcyWWlo3HC9o3eXIQbuLcdAl1HVcZ2gXwHe825ZzukfPLECqaUqUDoDSRmXxFgvrhYZOwXR0ceIZhRMi/q5OZtf9fPKgT1NXut1wtwyoKwEHBDFdOdy0MLltINrMNmIdxAmIcfvn6lowZNnsbDJx5YOgiSfYl2lP5uyM5yNcjEPdkfj2cO42256O7nigBSuDKTuKR+x/BeHfTRZwhCrvRvmuYgsdkgbehD8QLlP9+bdHSLencvtyYlB+u/GMVbns4twOlg1Q3KV/20tiSOiF3Og6/dcvooWWGAL67UHr7lAbjaRThzIYNCzZJYWg2Rw/y28/3aebSnOsvCXuwNmzVtuPBbru80HDwejqYjgYtdiWDNTBLZwm6PNR7+bm8MHCYzSrinmt6rqP3aFCxfbaZ3HOGLrTblRDHELvGbiRrlKYt7rlEeLyHSdqBK51vbftG8jPh0luSmhHX0Baw3bLgLFHtZbShm+dyWZLUHkZTVd+iIxmFoGepjQdM9Y+u1Vw6i7G9e6b29qDhsSVne0G46wrFc3NvOuWPU4tauODNVIM+1bHoWnX8PdAHSLuoCQj1hz6NtBwZSJ6rMvq6MpCPvSUa73hvFD0EEXeXL5Mm0elJTtynH2CU4ncKw6jgqV6Rk+Qc1JxUuN+01teN/0ODMLpqc0IjfJ+D7wbJ5I8DMgwe6CA9+3JaP7uck1jBw64Hodakweg2yey2BELRrBz7OOtzWHomM9GhlZ+02vj6O3s9iSvx7mzdwe4m1NA3zTjNwl6N4+oGHElk1gkzolvENhOhd2IwMf2FKa3+2S0sqfqAMvkYGkMijMDYfAeIfHBRXVDl1yOmZNp3ri2oVx5pd7vCh0D26hy3Do3zsYgY+P20G96fbcLjija2KaHL7FNMBPm6fijn5RNYeAZprMRpN9DiUImEnmeLEQBqw6t9LK+VrLfsfy8iaP5/WXFzNt4oX3F4csgqEyo8BCGYTzjh3ZX9TRTgr4x2/baRVH274tvmh9LeGIbfMX6wjOS5aHhyriX9nGhd0SlSbe2WA83HhWG5EsSaLFr2G8bk7bTFZv25if88w2zXyffD86KKeL+hDmayxChMCtq4u/d9eR6y/uNRpsml51GnjCkHliNHI2TfAB0GbvcbUA7ZstN+UaHKZ8yfZCNnQcX3zAe9icRCTyUHtW/OmrM+T3U+ndGC3vxpHbDQZAR7fgh1YZOd/dgDCiRIwzSOTutX5rsBrKwqxOiKYx9SXqPdF/+21LATH8JaDhj//Op4MO9b27YlGeDJ8CwZYPQ4h00tjFXIaT80FpjZ50PUT/N/j8w5ymxrNOWt1k7WecOZkboHStjE3VMRLlONTTlGJRGH8OG2jCLzxcT9Zq/Oc3CAOIj/MwfuQgZFAMqicA7Cd7wKGL5etYAIgMeCi+wX83t5vWDr1pgG8c2ASbI9FKujKEyZ7cgPjuhgp0mUzb6DfnI1pTfuiLxGHcdOiD3j7yvwWw3bF6L+Rh50v1NtzZYr5ofW5oG9zBbfopox9JjtgDjz6Z06CVrZrojkRDy7bx5AL0v+CDg2mu4rUNTANGc8vHaU2eiYIF2yx53gPEfmE/++tCmYVygVRWExBjIkLuqb0E6vGlhXwP+QVxC8h51tDR4ILxeCWQXottmm9mjspkHD3NZ/p0FRU1rTp9O/ZYsb+Mv7c8STddYtnJ70xqgND/v/GChtYnzPMeTDQ4X10qLQ+itWaP+Lct5lTax0FGTuqVJSl4ZOUhMw61IMkjG2vfG4EZNjLiOXb7bcfTShnkXAc29yQYqG3tBfKq4YjAumvauJRtqqog4WowqUitG3MXRrdqH8EdcpAmtccJQdqlUhm7/2YfN6ukOsLmm+fSbgY9Di8fvJMdcIJ9BR3ge99ObeIWhFaVxD0vzbfMCBm4LlYWMBWdHw6eyP7Pd0aECEY5mdOvfaQ8KmmJ3S8clkGSM+RQwXMgCiubwgJFsmIYgF6arq+vWhbidpiP0XiQImPdbw8kk62wgSH4rgAiG5/7jeAsyXAXrHDs+ZXMkvZ6BcLP14WdillrMgUIquMZcm7xnoHkKNylAaTZiGrn1uHGIAX25XBdWQ9m8ZI6WWmqs34bJjWg/OKnzanMPhi2XIrjFQvbMGB+SOdDS3UAARp7Y6Y9ponBVCeoWgQ1OpHsNezi3Vm87/hMzAEyU+46TRh8yflOCBXTGtg4a4mCoJ6CJx8eUsVasm65YQ97BNOfb8HeTZOyj3auV3U0w1vHm7XXOT2dcGW31c6/dp2rHHRyuIr/eaH+i89ukOTKyPdf1jSN9KJJU2dIiPAZ3YI+dUf+dVf++TXA0aQLTQNy0F6gqSa+cEhloEeMkz4JlKwDtxubMFBFqvftodxRnCEj6ZjrqG6Mv/U+iKZBKXyT5huTY/iUwaz17/E2AJv2x5c7GiQxgqLqeQP2MqIw74NSGAZzCcnTVSNDIX4mLtwHeXkvrjuXOoqORaMnY7wIjuRC//pRAd0D5ZAgL6FsFlERErcFn6KT5WMSTiVmwreohDy9tO7NpwknQWInDSkSwoper7bhBt/XZqwWbYLDR5R7aNAnm8+utKX0OrfrZDP9kxhYkKZ6LMzyqW8A6hdJMD2w7Ae9un69NsXS9gNuxOW/Iz3zFaDrXSxNo0NOslbn01TReRJe9R8UOYSrtO0RnbBteJw4uDO8JjdvAjkOKDqOwlj9tDWxhZ3lrJyFz/+a3C5wtSKuVk3ko5LhvAr69ZLe5MP3OSpQMtr45pruR+qNvSjKm6emKA6meAbxLak7feOzsGS6G398sdfiDAACTtrtztcfRG8K/GF+EzjjkonCRLTSuyG9R0G69XhzrFHNonkurLlCq7qRzL8GhQiDh9+C+rC3zzHeVvouSbyX98nKxQM4bwRA0VESDj7G3dS0knzubdKSRHvqMj0Jr1YcetB0ziQ34eh0lnQUEo6cYqFqQrxu1GbtIncKK7LQejzyWdteFMzMu9YFhULQyz1tWyqsXesP09VP529aEW2rM8dVjdQR88ooQYyy7NHd5ecUjthdvS4zrA6C7YhCtTpZtn698T4aDKwUs7jYJlWKLXEzOpbkLlXwGKGR4bVbaQsgtK9N6CQTo3UpX9ZmTR5hMz0/0PUm+X3e2NnRb33tUU04NPWgdYTSbs7FxDBN4na7Ngh5trfGwuNIksRr39NRK80blvekJc1A1yKtjz8MeAZXQRbJfyj/NM3YTi53pltueQMHVvmTfN3UQSaLoX946qzE/LHUKBhHxG32ou8UtoFMt3J6qPX0GcC/usqDFRo+RMjkj6GEyZ03Vgfek23ptbZkKwFgVIGZQrlXf26VFpsSUcsS1jvOrjer3Hntx/tpyl79uhofJ6ufsYLv4ouz7lpV9Mj/AYLDyhMwgV4BWPgfeCR/pjTId9j3tMJu69vu27FcRSqwG13hYs/gtt1BMU0+ft0luZeRaN0ZZjoFDhQSQ1WuRRN7yhEr4wKtba2e0XET0d6vltjqjwW6AKnIrXfEwESCpVf3JWw1+WL8yHm5fIpBG8vPxOHNP/8vSDV9XMnRcml3xZ/r/V0vd9/aO7bGAvi4l8Q4XM6HS/dSuoM+++lsfnFVt/FK/O8JEySX7N43u5am63T7u/PH3RpaVRkEke/nW5/OmRgkw3Dau8hrrn26vLYnxnT0x1TC46i7dKBFa8X4RPmJFs0XAwlYnmfvaBRskYMU9+uKqyNtJn55lH9fYUtWKxzUqxq+MU8p9sIFxhMYZc0QjbH9RO2fD4dNFByoX0N2XNsNNlUC7Pg1Zs+uJsCnqJysXnGy3gNBdNVvMfRQY4CqjZ3xYy5iotMz7+K6vc97ksZNc3YiBw9Y9zVmRfMhj6/8UOw75ZLUtTlll/AffBwbdIFv8y/XBhE4YmHP310W/1UA0wJLfOp7InzxmlPOXPNLoxWY64k1n1Z/cNdt8PmYRUeo6XFPUtHOWumJDNOIx8B2bWp+VVEnf000XDfMaOYyNMKpgGipPhKEWjyvrYRqfz5rN8BmbR3MoXVQeqFVjSrzKXHlP2+tudKo2q9lTo432s+NKhVNFLrRHfFAkoCgyT3HUF7t5/0B9NWy3kfLv7/VXsTBPC+mrrFuw7JafAFl5WzYfBR9qXEvT44hj4Od5YCH+CHxOavOAHbG7tJX7Wk9F6lP90bPlOnpguj9BGNGvO5s/Ri2ZYhEMjBxR0rIBm3upyUkR0AhxlbnpW9FnEYAbEL+sL+a+M1YzNs6GwZ9pCgjn6YI6PCA9IbbZ+iBDEkI8P1XoLi2H0gNc+rxHsBXvVoDSiiojFXTKCNpBYSflWlO17o6B/ITc+kycrnbG7TtPDHGFjW+mRACf1TJY5rxWLVGrMBshJdUjf7td2bkD4Khd+6zPcvdeQnqZFrlT1W+q8murYHOfJxdDKrk5Qds6mZVHqDyr0z0AQp+aFbHzq39flYYHfTx4t4wGH5NIc+AvWWG7ZD0f7Uqm9oYqgziJ+yF1h93psrYWAP9qflmjZXlaYCeEQhZpKOzTl2nC3rsvWEUg/J/vuWE76VJwyWbc4eA6OfHUfIevhlpBRLxJVDoS8tLTZPGGuP/6ATdTvGl89i1OG3qy7Wf6okcKcrUbT9yNqsX6zuPX7LlZv3c7/Pw5WDDgjsg5rDF/0UmVqFBXGu0p4kpi8PeSmxof0gkOqKta+ZHIaw9Hk/MtKg+KyG0KYiN8nizn+tGEVUruQWyvW/cNff62xwHxJSnRWsi+JR+9TmY7V3OTw69BmepMSNNA1uxMaRUVTpRV7Yjiq1AO6tP1FKm5o/I4olGUykZv+AlzTKlKemm9e9W96VntZKG/ExFLeb3vR69iHvnTUHd85IHi/qI3XFQ+zR9U2SqSe0BTlUdhZrdPFav05Zvdj4+YyKl6HxHuV+svpCEMzfWvzGPvKKM7ps3nUKdUPEKxfm3m+fsyYAmtzXFqhWv1vKo5ezqKLwIbLp+u5T/qS2WR+sLvbcKi9K4jXlot9CL1zXY4erqCRgx1ziNRpOfd3dKIafCiWgx8ICTmz2/9Lto76+qTLhStred3K85l5+5yVhAsRwmpglKFwso0ePizQCi66UPXleqaW6vIMwWvSyvX8S1JoCfbDYiK0LvKaj8SjEZuroqfR3/HSO0Pknl3VH3ayGHKH4vXgGbEYluuBYnWb24z26vauRrzWfvhc8DyG/d5MyO75l4MQ3KtrOPZ3e9bWRul2ljP6CEZOgb6YL1V4R/nWdltexQPKQe8DFZeQF7Sg5MnNTB062P70XSC47yxqLnHkrnySq6/SyWJrBrpDed4rIZRdvn7/srVc96sn46ByvM95cSxzum0Pdw+Njlz5QKhCbNznvkbaSXRtxQYASAgTd71RcbEJYE3tT9FtA3HBm2Kdlpd2VzkUbTilSue8jP13HgOKfFF/NKC0gtTCHbUNrqKAZr47IdF+uwO9lJkPC6yZa1Fgi9oRTfGdxqt9TsSX5CBMu/aEUzJVqfBaa93t/CULxhePaWPB7Yxkp8+/pF90mKLo7ofVI9eHgmtH2iZ7XNLkA3jCu9/f5QBjTGHYI2VCWz5WU/uPDTxpu2jc4pNLCKYdslhDGzHImJmklud/jWP+BxVS+xyK6/TzaZLNJlL2sXxlZK9HTpb0ovNxbhoUtIDduSvooxmquAynTMPUdCMSWHcwkov/zJ/Qlyc7i5tATzYqs+pNfa7QEwRtKGJwo73Y7CIcn6imzokQu0nvrGqqIfvStjKqYhVw+0dWgMUnJUdflQ3XExvgSPX5DNvxwI+87vmbKo/VMnxEZbJtYvA3+9H/syjtAEEkJJRucaNTJzymVcxF7gGQIy3eXrkVLVRLO/+rqc1akA1hI1Jb9vzBUEH+f5n70xBlh6K2wLjFYvp8ygZS/egepsZn6Q+/tbvUiH1FOo+qzR+dJSB6fGu7YXnEk9FrQjHewjao5VSo1E+NLjo1Bwj4phk4D77pKvKtI1Pv9yc77VVSvM1DUhj5Mpc71y239oks2h7yB12Hm+VTdmMVEPhd492lmimzfA13sz4+uk5Kdjt89L9e6S6217MmT9U7WfMs0WcHRoAnlCHobQYnDO+Zxfv+rHw3aVxmJpGbhZ4OLP5Ko1sg8P2pLUH9ol3hoi/N6Po0oaeoLvlAna359Yo04nneMiuEsFY9U03D7FbiQdcdImIzvQZed5guMi9suJkrasyIoU2Ebu3a/wApS/7FkYOd6A7A6VdUfysaJ54weoK3V5zvDs34PX5hiJZT9cinioHMdz1sLkWeuZ8Oe++Mw/IZXNwQm7L26JTXzWNiEJbeY7iR2B6kSJYGxgnhLKl1W2uo5eUjh+kANFXbcMvDjpbU652VeWeO5PXlYQQf5lRtrBtTQPK/WT+upX6o8EqO3quN8XoJNlCLG+JJj2MEbzDU0fvq4xw572RVed+cfVbzJEhqtU+XZdH2y7jk5NS+uMxLocNadD+XqdGDEy7YQLutY5EoXrrWdRHCvpyKrXGTm7RbXEZzcnG7eKeCENTTy6VhD/HxzBy6UM+XZ8Y4uish3YWunO5woyamJjV5aNyCIckf/ox3J2pc62/fQ/nOhqeWkBsxeoiZ8VHLK9rtZj09lYrYuub9Cq7JD5MP3Xh9nBSHTZflZEObRZozxLWIGjKBCCr59orqGl9xseZ+ZSKqOfF5isdtMRyRRGn1fPVvPTq6ZGez/72OO2N+5ktNnLMdCEn6elF97DUzryz7TCb2hw3p7G1r22CnZjgNXoquSd65YU9hkfKvoxPhE/kAwGU4wq4Tq3TVMIq1G0+oQdUe+jfmaSLL6y1uWDXQx+rVVsSTdUWQIJdfr8/eBKVo7I6IwNl4KAiLWpH/g0Lyt47FY9O5LjsN9YbE/8ln+9n+VR1oAFRV8NzJP4Pp/cbpP2OY/pGd6nwlFENrAl/yQYh2l1Sc7AfEikv0hSUlJK7mh/p27Wef6sHV/OUouqYeNBfc1lWNyFsf60jp6WgFhdM7SlpwI/ske4p5p2l2VE6d5f3GaMP4se1Au3+rowdfXzCoLorpI7f5vkF6m2OniYPeoSPdkjzil5adE2+BUfuisARjVojUI6X7jYqhfHb31tYrjMS+UpaiMhWe607dE2KgS3MSlutevl9xnisA6cX3akH1kyltJf6bN6XB/XRpzi+k8IYnIa1JsPnzTfHyXqr5ZlPaP1q+r1va6sL6upn+wewvlsH2bKZFG/l74D1mVPmc81DE70adVbJ2ZAnMwRZUhaxFCu3bf2GelU/WFy39RF/DVmME49Rzi1Txcvs81fLaz+lAt+T22S2ms7WWrYgqwdz8tlsde4JU5snqWJpn+eUPppLEKmSFp5t3IBL8BMXuBUPQxd0EX+GHJ9cduAXRX1WuZuQSY2jN0V277AWSAWNZvrcDSAqyZMRS0v8it99iwHx3qvn9+PK0Y9T37z9Fa9UPNRLn5mAWd7j3xcBd7doKE7DhDMr2qUmvDXVOu2TX7CfIhGikKEyLinm6PemcCe2tL1JK8d/sDbqUTkeoSnCWwyuPbdRKjWoby8/mMEr2CFV6mfxZ7l0LRF9vOAlfLaCCU+mArm91SN8tF+0VEWJz6jx1upyKhDMyy85Z/fbp1wMyW03PXBeyVgCtZN/fkfP8e6qNcNcHF7Oz9YSyx+5nRqlk8us2oKs6yM7F6xeOXWy7rjULgtpfUsbyLRWv4G6pXWH7xJqfeMWCuB9fjB1HiOyRIhuTTVvOzNuytRnYzt2XArtI1l+jxYUJHogmzf7Z24XRT3cop6kvkH4mK1gvxBqTG8VQfX2Ks/TsrAZGXO9rdqetNXA89K6ZebB0bzyZRGhJZMr7TZuzXVFpFrqRL+6/QEUy34vnXwcDC6w/b4DfOh0xVnYDSgIG1C2QJjgVlh3782oLzjBLsBN5xEN1QOI76HUVu1tTbk/tMSNua054SBtfVkoT5tWcgY+FDFJoljzdhadZU3ts6t/vpFz37FDk1rLpRn1mMC5TzHlqnaTmOfPr0XWdLGa3WFqcxqnh1ux9OkxVd+AxTwbr4VYoirbCyLTe889HtI53uY80Umm0ySKbsUTjSpObE8wU6VDa3uyw8rVKZ0kk1lLgabd53mKsqKPERJJQkdjfz75lqr8QHbnIRrpnfdtGy3RNtvl1qHHZbAZFNmzgI2tYioKiEEz8mn8DT5vqBNZkVjlvgMmDZX2maJcl48gliHz1CO3ZGI1s1s71AT51NI/5dktxKN+58X0dIaMCPb0AOddxpUBtNer31xFHzuLkBajUmU2A/DK66mPEvTdAGpMD0xHnrNJPan1XAjy4229k8qhU2x3/n4PEOsYg3Gs+/xIsPCXGhNp8fe9yiuktqq6eSmv7GxAhv5NBpaLIUxsOCMxdz8n/0q0FciWIbEbqQXrmSv3fb7vtBfOr5bNppIrjtsyYTSj3tnVnZPK06oXgcUznnPN3+6j9i0OnUlJeeHC5oM14aSr14tN5VhI9c73S8spA/lIK4leJTJe/A3W2bsCUVFUSNz23LOT7o6pt6GkkSg9uJc29ary9uvj/LFI/lq7xy66cwfwdczUixQnPicuc/7WKgEnnojwyqFT/NySdmt4XprAi5/ty3WPJ7aZcaplaEZpP1ulfGbjoodGOvxzJNv+JDHNN1wf9OaJjrZLetjXFaUUTgQJc3VOX15fLt1oOKdQt1t/hpOiNauzGDdj1CvTWF6dT4LAcHwWYeqi988zPhp0PbUKcsHjorAoYee4gYOjBMI2azuEfpbl89TZp739BKGmbMNckn4+z6OqJHYFcqZJQFNeA6j2QOmy8pNPS3TWpNfYxnvobOPftu7o+j52pvc20PqwAq30ClLipqh+EMkHysNOc3eiq7PzyCoI38qlVOLZzV0dnonYvm2NQZp9NysuVLTUlyxCLHTBXEHLDfd3zeeYCYqRUnX8rFG0PQZZv1M+IlIZ/TJ/o74PrfbM7suDGZ4k/M4K8KLI7ZMyrvnrFTxvs+dWMk2P3Z3a30oW34Bf2q/GOO7reHxcvnto5FYtNuo1Lm/0dLuhZcfqBMm9PoLx9H0p7rTxelaZsT9XhYrnU5F7CcBWQRUFXdj7xwhdNT4VsJqFCLnEetlhch5RW3vqItgUi9pRaWYQdQkXI3nr7txTN21Nd7HoNJtaUwhmtKVtnX+BMaYEhXUhU2K+8hlNcSy1856GeOzq9/lOo3Qm6Km5nJ4JMglW8Jwb+JNZ4ZM8NOdThl1bTzvkccLzpXeYcmjkbvV75Lpet9j939b1haUPWCH9XtJijIDUe+CewaIy7teAuX27D4KydYqEdBfo1+gw3bdFtab0KT/eYmF616gV2QCkk2ps2MZa6g7ig6QoDb85o7iSnhax9PK47uZMsYfXSqDW3QU1Rt4/J4aLwvY+OlaDcDH9VlDHubwLnO4jyMr1c9tB35uu3D5FYJolsKDDAx9tRPWK924ufnSjo8U6Tl3P7DhMvJiv1byka31+1c/IvsgpbuDGaC2w7GBbivkBrRGK7wdFuqGVqtoEA7PVpTqjOzLVz54HV41Si/LQB1I5hSAMsq6zkNsBg8gerMvLbbwiKYi4tSoTS/mCpow0BhS5vSINz/c785WKUmjfKnzodnPgU3PLvvG12jB1Ku6g3z3x7Q+CO2JSOjoBcVOyj2meD72m+nuK6OuLy2i2qxG8quUbZWTCdYXLOW3Zma6k0KiClUBz1twHUHwKgYyanHhI2+EH/2YK7J4/Nzgbn3zaz/rRdzQvjxlGHa60qnjVwmxweZ/7I42AuYWu+MGCOn2oRHirr9pUkdOG54WJNQGz1zoyawfHa+wgdJaN8anK1nDyF77jC2yJgiPM+hlJOquUIN3VJL0jRlKBITW/B1DuZFxkPbEH9f4TT8EN33jJbzwYR555TDF+NfTi9SgFlSafPX6ZaM3jkKYIarOqe35n6NKBp0PVVVYpFp0inQN5H7BOQD0OU/sgsUMBp1uyVRWqwaKs79yEDsbKDf46Hfhh9Rm08Ldof998GuB5C4ja87uCUTTcEhsxaI6CJkT48oW+NNjNAtVzuCsn8Iz7hSqGlN7ZZd994lb53XZ+58GKXmOdJPoEvvQxUF6A3NnniILZdet9cNIdXICfzYpv7X/wYfw2n/OW+uHt0+bFXw+jrzehL+FEdN6Ty2Hc9z7Xo3OFfbPY/LnDbeNiPQpBF7sBnM7jWgJRTx3z2Vh2+rT+dAteH1Ei60ebv2j9reqpl9BqkTHNcBtXzwJmzmmiqNQS9I4tcZr+na3Lz6KupmjHC00E7hfd4gxwCnzoaueEiTbeCem1Z5yzvx+BKWbfhoNMrErh3g5qn8OYdAJ6Roe9boac/+wwcjmilWbN/NSiI0KdFUAAzXhdHcKwwtnln3wWBvLf4kPO4iOh/T2tX+N1/QS2ekTglPGnvnxSxsoo3mT30bkRydOcKJpbHFGu4WWor3FJXalye2x2mC2tNtOniiTjatGji2v6Bwz+F75Xr27PiSsYN9+DbnDz+s5QuUzvCa+UPn8Wzt1HER8aqeg+iKFqU6xy7VTIP12+XFvtooFphuPUxO+GbZguzwqP2jsi4ifgPpXWie0y7YeAp5eFOEESJs/5cXtD9wuNaflyUjU6Q6XOFPNKhc/ATN/rim2hMGWHdq3fdw9QWMAPi50rOaJZqJCg4QO01fzNcA+WEY4Rf1LLidjhzc4HxhLBIYnhOhiViAOMYhCvvn5otuWVdtXFnhcRIfd0J+hLrbzKDLA+IbxRtRvT/vqQMtkC0LuU64Bzj94M7RoZSKn9cR9G4yapDH5uL++PPueitRLZ8lNVJF508abWZuybQSxvYWp0xHKtSL6VuDsjrBu2XzrQ0VPFEw7XqFh9q33ECy/8fPb6dFxEMXWnUrW2HSvSUODz27E5lal64YTU5yQzCk8/RXLuYTTUihIf7X0MwrgS9GgDsmeruTP5b6NS05x7rN9IwFkJWoeTeNb5rWAtJyXl3bs316R/fVfChEfSYag7o5wIaOur32BskuMgncprGrvl8LWVk+PycRvFZHBdfj1MbrXgGUqu2ouwcE1FfXyzqa/q3nXeQM/DeCh+Sc+bjoAPElvbqhcnst4jcLqtjMdtdLTHS5BPn70jjVuoLzz5GijH086VhIRyuuxqA/XbhDd0cwB85ZSXIzPvx+w9aV5cb8yVSJa2Dj2HrTDHRsJwH4dWXFcLoDfHjZ4q6LPd1YmyyGihn2N6YRFfa78uc26FUDT1SK2gwoaz/Kqda2gy+9WpyurEXbn2zdSmoX0/4D7QTWjjDH+iPqDnRQV1a0xz1uy26Jco/rVRKvGy+/KlkvCyKXbR0G7lUaVm1kIslsNbdVzY66E+0Iw9528CIOdUijIVGOdKS4IELpafCXZXvsHBzsBVtjuRRm8hDQfIKJjOhYjgPo9z9qiPiP5NO3TEV0K3UggVN+tqWJR9iNpiobb5p37k6vlpY5lBadz4T7WYYhiSQbaoe/FUYSOIqOotDhqj7NG761i9dkr6+Tmq2OhUI2SO9VUkPU++AywXpas/g+PbUGOgWUu1L8hn1Mp518LH7vyJzdtieapVXW7LWptuHe/Er17MVWMP61uKGwKRKzauCRim5fZ4rf5hOJ7ghl+ul+Ytq3VdGL0/BHzpXPO2v7nrBX+S6OT5fb3K5OAOGJVbTn7erFxUDiIfIcSjwqmmXkeuc+NSpBfw+4AAHbfmsA01pL+ysoyHT8x2K+lv5UJoHBtFnZ6subHcI9kd62zCd5Fb96m3osW43DgGL4UPBS3b/sONEo+WLhYf45y/USSx0PC4jSGvs3fI1lE7V7VLSdtXUqqkIrjhRZIebkqedJXy2DdjieFXawomf9HYyA54qvYRT+5eg7OczX6sxLAUxeHtEn3xvEoBB6Vy77HwdJQxjdYb5ervvLcMC42J2jrGLtBEeXwLO4SPvVxxgjCxBQ4U8lrNZuLRfFyz8q9aoliTRYTxM7190Lm6MtuSgD7f8vqniX46ywWJSeANjR9mbv4uWmkEi6SHN/B85CTKXCN4lylTU6VROwEn8NN0WNymqgNUz00o0XI6ruZTCzPVPT0uQxiZnBBC/nf67LuyJDslL1ZeIgWmk1ZFjalqtjoqb1M0dUbivi/GIo4FVcZxUtPE9h4KS+q2Vp5NFRXXLW/HY9ClFx94MaJanSNajpMQveaKSDcYv990K/TS3VVKgCHKlzaqCuHtrOHcf22MrObPS1QAe6i8Uvm7nA64enSjceKNxGrK1UJ37T2hKxAdIv3Mj9ZoL3UiD8wYxxeabyTsoC6Z4KdJWx6MU1XCE7T7WACVI5kgoY4kOvL0ZqT2FweS+jM6X35UKFfOgPslY0as6DSU/3Ra2YrLhN2E8lYj8Nub3spQy1ja/U4mJ5YHEHmaQUrclekUtEH9CupsxT/bd5uhffw6GVHcTwoqO7dXWpkAYIJIGbp3pqlXw0r2TCiZHnZOv83SIW5miXoyU7lcmRa9SlG890/vyyK+YQkv4WnC5SDIiSEMdKZ69Ra/xnA1uS+fDh8nTAM/OrDq7Sfio4bXX3Vlo05QkU5/qgPdZSyLTJdtc66Wkj4acpvuhPBTLiqpbl5j4YnWMCvprG6xC5NnhH28MtXvoT1p8tHnvZmm5AVaNe4/GS96dPBC5wNqWaHsmroNcecxJYzUQRITm1RJh/7JT9SAQHmsOejndals3LMCiDbtPOHL0oeSaqJNnOBaIzo4qAPVHp35Ji8nS6PlNZRk1UpKniJzPihU2xo+QR/KhTOudH9Z98fhaIkEnrGb0vO2zL4/kmM93DlCO+r+ixlUvaPpYXSATO1lsH98zBg/g4dy7zfBGN2RYLGz7EIAi+eexgT9ets8kSpXbIU27s6yAqGA87/xe1s3dPNhgqNMbNp7YVrKObIfTuL1i4Hq2OpSqbyADCF22b5ecuWvBwtz38uogTxpwZ3yaryRW5uRAP5xQKQ8tzankZZPCP05dWuRXSe5qA4rN3YxdMu0kOLpak11dxKwHY37CNiOvv3Afw7vpOR4CSHzz4t/XKUZnVD2Us0W9U9EOT98zzDr6/WTm9OJna/TCplCskVRuJMDeoelhzMd7E88FH80mTzPCpBZJlPXnx2mkrTwodqtwonHqc4Ok2tvyb/ae/K80MtSb5JqCC5bmKiXl2N/BMx5saQh1cBs1zvC9IwbpFJk3y3e7qgSkn7u0gmT8lGODhGe0FC6Aervq+RUqX51/140rF9bJi4UDc24YVEMPTWiUpr/1O2hBNIk1dnvmV1VXjMsjanlAS5w80eUDmNaTWPbBFU3dI1wmfC+8sVrMTTz09nO1pdnqBLZta4OgbvAFOFpfmEhj0G6r8tYB7kp7qhnY0JmHpMdAXmO13PHwwPQBR3l67hn5GCjqJTBJI2QLBdg6SMLrbXOvxxRBw+ozZ1ouQqCaPRuybPtmakCHlzBFWa0H9QhUvzQlcKbMHZpZuagCcx3/hyruylDl3Kb2HqdqktTkeiBSuv9DGUZVvq0OKCV8UryuBxh7jNPccmPw5nBufIYTofvrMBO4CRBzQZQ8AX5Am7NqDLStVduYzMrm3dW/LOKioXldgAoJbNKqPxio2BjD7xS4plP3YuqQGCA2W0Fy0456VWqcmtPZeqc5mx2x7/m9r9JJ1J4nZETC64ZAevyk4+LeNCN0VfhGrakBsz9itR8M3u29erjgfytr+eSNjxSB76FhEj+Ns155ZdzVVk+uiO+0UvtVdzLrMqoXsjcYSTkKn0O7lYTRcUfUxeRoXL3vgRLzWsqCHZpsca036QlHxvkjgReK7PlZZZvrsfkrjE2SDnav4KIVooCxQpuZrR1j43TWcTZ/TqBMVv/KHDH5nCxA30D5/DjOqf/E8uoEuVDNLjgHTNXZFjY0gIpy28kP+YWbwMKJFGUNbz5qvWyx+saWCk+VnvId5nc6pTW+Spx91DkYqlMSJcQHVMmx7ayIohto2xP6JrhqTZKts1/Mk2q2snsKH1J+9It3MKpby6j8Ts9jHn301Z6yjldd+ckNtXEI0lZTPIUUIa038x+LUn1SWfMa/ehYmIzYnKLZ+v2+HotkbA0byp6SZLJR7LQEGz7gYdnaJukPJ0LbTEsprrlsM0mGw0FiRA0d0+U2L23B6S2Vs+7vtKiFf0VUdVFio5fTye2BMIbuCRQVdl0jtlpsFMRCFiQ2+foK6+UeIjHMNROY3XME/CmlE6Jad5RKPxxebJuLctnoF1PI/IGpWoaRYqyNXCV2C3qwOeQZXZ7WHmAUXJ0YZCIvEsI2RG9H2a7La6j+lcob6jehm09yYsSQTdThRUue4zPlHl0leIUAcq6yJjRKPRo8bc4OUphHb+J39NW5icPM/oDVUQg27tY2XQK3NFx1HYk/GCiwkN2rI5Y7fUOUhoSq00ce7VpDqE5UP4WnfmUs5ajVGb0d5HhtWrZ6FsQ7A5UdltNW7HnxZ3INtQo81HgDLfvmUtGl0ir38pOOAtl4WQz+R0VKyRnZ/agWVxjQirnOHOg+SZhkhDR2JR2aoCg5WrsbOrtJpFbV3NbJCu5MwP6zXg+VQOfz4KJN66zggyZ/EVesdQ9PSi1G28Eh+Hbaj+W+foPX/BGgGSDQwJFRyvy5zz7pc3rlN4YziEFM1e5kSJXIdYp7imRcEJc17eZpZQ2sC0PE+GBZnJo9dtd9n3p7nTPSDlrLlTBvAEmzMgiZpTFLbEsWS/Xj8UgrFUiG9ZImMPe3YRCDncJ81cWOrjKBwXfQx2ZKivzGfMLhKrcnjd7cspI5zyFAC2CpgWtZ2vFC475s0Vf9MOKhvpixtGUh25+5GB22LG9tUm4srcVCKk14FXxt81UcXJDSYoLst/gc9hOjGU9U6QXk2XtNmXuVJJojL9bV7zAYKbpWvJGSqh+WAiOemXCFJzqBgXae17v7Z6BSKI7V3UeEvPKt1rgekmiMk7I9IEEyY1M5FJoyExVbTlAkI79fuxKN/OJGmKJOuPETX0QoG+IisPWDELOuZhFEwfLkaMsWtFRMXCFEMmGrX2E6UL5x3GMtSCxcV96PzkERjRRWpFqrrYPPItKC2tl4dyHYAzRpc8NWt/9//UZJhLcr1Xez8moEXkPq5StTdnCm04JdvaqdPLsiupkdP2L8AdvqFVbtE7w7A6TMvU4p9f4DXLyVVlNo3f8Asw1cguoTjJwmfwPHP1jjTW/F/9sQX3kUGmsXFV0ph2T/UWXtQd1rHo8ugTcEYQs94aWsLgSUb0Bb0KK82DkVD+Hbo0dNT5TIaD7rb0EiSznPcrlpb24iO9RFgqHMPovPmbSUp8l94wJpXYhgaNqUQ12G1EhV1VZzIP8oo5fmXxnllioaFHN2DWKNYDqOlSmRnImeWZV2fuYzedEHk9AemT9UQM4T29g5S1VXyXEpl6Xqt6EMXgahrMFh5CnbTEjheY0+f4GPFxQYa9rn5lh9QOZWjC1Y50BSWt4xlDiUZGVfbtakACiKFLsjEe0AHhYYhxiXk+uxSRZ8pe3tJMlPvIBsa+cT4JpukuWVq7tiUBZTgxPJW05q1dl4dyASgfs93917fbkrfqRL3AGwkT886cFxGEry2UtmkjLVk9MPWlxlM4SMKbUQSTgMLL7sgCH2gd1UxXgfQy9ZL+K+UJ8iVb85oUbFssibcSgMeOV+o0d4SWk9dFNojST5qV1U0zdU/tKc/DA0A6Un5VI16SEPnVwq+jZhnvAGMuLkamqBsg+MNyHrx/0CePKK9UrKMuGNSgqI/Z4Jz8bvcDwLu6OU7mZsH2YCFr2RRAb9Ukm4EEPCzpCGXlqsoA0OgjUdaoG/r7yPn2t8jQnc6QwmwQktjYr08hF1dNDzYaaRYLTyJXoyv18+NsjXx0C1MThdejOLK87w2IhTAdscSwa694hbVuVJYYgk9giU79RBPvB8bobi6DaV40E3jhd2ZwI5S83uPoGChNWK2GWWgnA72cllDIFX5/dG9EkOTR5mhZGFlRf2BqerzrgogY66DPSb4CwZf3e1usXSgVXUnxFpnfj0TIVrTlny7oFnzn+tVyddBZdBWx71bgkIUXSOyIlKR5k3m+f5y0FQUUJUXcPPpC/2SVlpRYgAxvcLZY+YM03LtNUyk2Zm/UN4T6R/7Nk/s0g7Zd1rb5GKyW0q8c8SpRO2tq3xGwingQbq867FvznvDo/EnAwxGuKnJQY1xcNHpmi7Tbr+tnKHYdlnmH4X8vQ6UuLZwY/KqxXMZAvT4XcaN6tsGgXB511kaqDHNGvTSeRdvPc17NkGwYkyA4cRTSLxgQWC2pUe80YuZo2ZTMbU6X4eHlbk31IkP+lZ5hHChPdx2qRlCmkhjZD9RAkLjUHhLB67t2TLSgyi1HkVMjRp5PprHmdU7AIQ1cbfSUgrgWDrTh/Yg7Prsvy5azOyII9nVNKoaR9ZBv+OutEPd9X5LqdW4MgYmWzIumyXTjeL5lCZBXbdfLcr7KKkamaNrUPaCFDME5mq6qefBbgK3juqh/LRVH6zEZ4CrxVD9gslslJgUp+qB18ubr2XnWg7teyiBozRLNgyNl8uEb1MO7BK1oM67XbVDopOeuN9No/Cl7n6bsKOcq5eBuKaDBUE2qmtyTYydhpiXKqqPi0lc42/TKnmPbzvDs9IDLvXLOZK9keU8VRWaowuEBGI7ez+6HX42clqY1ccomcXn3c3VPQkOY7hi0TmMEsv2DxqyVlEtZQ6yARGxCcXcvLa3GKOxH20jXcAyD7jks5kbHWYLy7/7JvLgv/XUmW6nZ0yFonxpz7s4QuFsrOa+axVZOu/69PHvEhpxvy4pytGK0T5Vwpah6kLLM7zyvP782iOHtv6D7zgHfEKfUux1mC4wXikWOIcAeRJv5RYimqJ2D5Uf4GV5DbAHOMcjTlhoTZQkFLG7UnqeL9bktt4xhGd02Bp7uCbPyiuDrHq6KHvsfCVi4SOEYdpiEzXv6856TSlg6ovQd9IrYxxe4Yg55YGigk++7ld+UYXBtUnt87HQBfKdBipgSpTzhN+O52/rkeTj2qKI4GncPSGJcUQvF8xeqpHHyYS6Qoktlsf7CSSY8WiAM83VrKHIRT1Yj4xUIcD1zirWsv85mLJ2eIHqq7iNSzRGiTKWub+4dCvYen9rWQL6+SNt7XZPAaBFUTwdvxwYmlauNqn+Urf1VlpeN04vYs7KOPq1a5JklVsUHnbd6Ss/0dj5emjcBqLwr1fEZWunNisT/32h27WipieJ6z6NKYGqRPNmyCTDE+scw3C2VevHGTwdsnu1zmK19GtDzP193ArNH5IR2CTorKc9BNhyHITGfETkDrJQ76DOU4vYS7ZnEYhJHyKOZ4Ph9xkTfzDcAKCa9JMAnGdegjDU/2/ROtVotg+Y2Wpo3+BbcYK8068+l5I5sZKuL7lu0+FNhYh+gzLibsS8mOO8AWQRPUGJDF8zEzUEtzFHWsoAWQxdox6uXfoBIKSIhYGcs1pU7U/qUHfJ0RVyYJRRtnB/+G8Uutd+ICNvtU57Pp1oeoGu7pK83wi9GZPgGs91d4amyTWjQ4KxiwzqnS7Mo12eEjPEEaDgq/RsE2pHAm9CZefdiXPnqTw4Qiw8fRbHRrkfJuBSO8tIE+IP/q1jFo1X8SGmQWLHliLNeSWtYK4Ji9+UyvQZPpPl4QDtQDIERyWAXMzphXNItTWQByvnzOIpqSzS27MhvtWNnooLAechRfIVrW/k1vaQbNq5vgOaTATVRbYLK51qdrWYhy1fdlycUCh392tPJr1fu/Rx8TX28mpM5ES7pQ/4iFipc4Vq8OUBsvwzPpXSk6lb6FVYjPmGunCqINmjUmNNQVn8RbWmlhRD6e+SrPaZ6LMbTc/llncYnFw2uqJIUiFJUbjNMQoCHTZDaASvXR1GrbvjrkHccZMjZilLudfUTPhUmXd+FXYqfzPWdTTu2MVulkg6rVdLmXdyWz22VZc5ChCO4pH0cSnuA9aq8mz3rKqBR5FITPQxMJc5imN5qeahdk75upLPdBO0EKbAJ+I09nWmRXWuem8rsmXn7aMejoJa4mFtMAwvLzJMmRzUxYz+HdXRVmTPTybsT65uJ1bCdxABXj9cwwk8CaALVCAIoAq5T1AXAIy/JqYZ/UWs/j7YG2+GO77V2krHQuEcBWi8V9jzkjDftT9ICqY2zpmwrQo48cv5Q/wzGeludHGrIVVUHFhfL1k5pB/Gu0x55q2IXZXzjJl6LCi7LGoE3nkiElV22163blxZ6CydIVGDmNnJpqZwdBms8ln0hh3s4xJFXQldJ0oFOVnmk2jmhSelrZfKcLT60y8vvRR1rgWNt8afMQdj6XBO5ro6lvD26Tt97biBof2iuNrigyQU11pRiWMC4fk+Jm9TDT9bVI6pXtEOAyVpqqbpywLDiEI8tzc/dyeeCxvZVnuYafuxrHl+NuFmDaAwOXOf8f/e8/zNaXF8xTPHlFUMLyBTbViJTidBNxgs0tT3upmFLRSyQVx2alK+THoagDKSwVkUod9wk3yypBMceShrgFhKhcRnvHToETu+6TIUnw1Tj58CLmy4Qo/qmqG8JfqIMnyKjQEcKgyKsT0Ba+vnd5SdODRZ1cqfHnyK+WfTIa3VAxWtV5aZaY+V2w1oPI4PqQIgZnSPH69u49HUUVAj8Gv1OQXLXpXZvBw8mziZHYvFfTLDaGCCBGBGr5txgTOjVo1XKdiq7XyNbE5LOZXl6O8rCGWfcsionuYTtj+wC0eIjIw6WxE0LAS6Sw1ohsYq4zKwf4nMT3zqcFy0RO0qmwbha5ll02ONwQa6kyHSM0nyIXMTCZtHeinfGXxVh9A7Lza+aVTDrlek4CqhSesE5Tp47FWTqkS1sTCyNlvq8QJuPFpjcxSPGzn/az3sci2zRU8effehE3OuQyukG2UAoM84/7kut5eI8Wvs/tfHmnUBf6cn6BjhS0hJo4T+i9DkBTG2yoq/Gt9NAIFYl0D1eDm3+d+S2NILD42tsdPGPqyNin2r/ExtMMDWz3Ij94zww+Sb/dlrjmv7HfZPra70gbqQuqtvPI4VavPFImxbWEuy45VHqFtrO5YbtRiHaeLdX+rIrXxCTuEc+/TnuPesGOWHwnPZYqiwsQ3gG5hcaU82HcJdw34RKUk202WlysjbuCVuX5VEdLczrAC/1lsFpzzliaC5102EhRcvvTaj4pEQ2jWgNuT6/Jp//Zleq+Rpw/bzydk1AqCGZrKTlk/k0EpLMAn27vxfAE2U/VLi5jC7eYmRyfAb/zhBdr2pNUOKEhwqskOLLzf7n/+zn057saHr9JwcdrjAPEeDJdhbObqQtW1mxAZm4Q+URKt0y1eXWPeW+LXcWJ6Dgl0MVRNCCYYBCRUDhOcv5k7TiNKvIAoKjnOyw6/Ik2aLrFJ/rlP+dLa9DXbvyoouQikZ49bovkxpvJ8SoMWmXFR4wmnYfuG6vDKzP6Y6XZ30IqyUPa9UbdEiBDkFTs6Lc+hP+aQ6RziDMpTcrItJpRHbT5nQRQyDfPBXjArYpIJhPJgjzRjWa62MDmmrR/J63GHNUd+YGkbqzE1XVaUzkG0Xy0eRf88ahQWd8XtcpLS8yQqnLsq4mrkym5OH1Oay3mukuu3EGCoUbON2792sVf//ZmhL0KljV+OKH/b3TxQkKdDHpVt5qnjpdOv38qm1F01VbMtb+6bOm+BfK0rdrUJYyuqVI+c1MxEegOy2RL99QYhFl+MH1qr9RgDVy//cr8pYwccHhXZkKGwnN/96Yb8AEdaUl2mje//Y1fhxaQmRpjoTaEU5S0KjC+4NckRY64c76mD3D57HFC7dPojSvruY9zjZLcQrGCeG+IjfUP3wVbQbHYnJgKQEvFJzmMwtn61wrdOngzPpL5fyIVuP3507JORopppKmghYdVVTh/KsbdorA6KNF1MsRIj8h9m+4BkOXhHOVav4fZvpSVeRHuyMssS5OJ+SxV3NfFCiwxdq/hDB5xO3Re58bYwtsGd/SjH9b7f4HiOiCzHyWOkhGChIwucI7cTWKy9i5x5GT4SoC+eqUC8XKqB5nl0qzAFgjbpbx6NV+8mCCW4FD2Mesdvi2hxnW7xtU7K6DNRzUs0YsIqSwA2UTerJIKMLK1suGD8NB/JMTKC5yk57m8wusTm0hwBhXuLb7fwVxWfhZFUi1R3LpST6ynth036hfLl+aBTVUNlZ/SVUHkUKv7NYjupFNBn+6CzQkpNcoaky+oVws5JDrr4kOyT4SKbrE+eWt2SBYrkN2JOjWrjf04Epkffknho3xOmbYg5aodxgUbbEsSYBI7FZaAbaSsNO8Xyk3y3xM5ZlpdBzQc2Gc3vAGdbogQJ4ctllMnt+YkyhQe1qpp2Q1XzgC+uRAWvkCoC60XPrs9W0+El0fntB0/U+ssviGHX5QTffxl8aKqCHTR1Tpo3x9PJWRLqo/INBF6Lnfo80SjAO1Evo4v8CWg1umoSTCiseR9AfuimD1YQD2tYgD0wY6Yp17Mu1U298IVKTYzKT3PzmLklhXm1PwROTeaaQKDtqVxFXLH4URDwKqgeOSK8RXGHaTupuXv8kg29qK53vVAbsyeLFH2ePIhxTqrJF/GqVcFDs/EYfglLgpOp6D+VUWFDCeIpSRerTRL2Jtbm69JqCPkTYy/FHOkdRUkKtro6L+HkV+pwpwlRu672KY/LJJ/Xw3h7vGKITP9tRhvBoT/SewxPDtlPQmdoB6d4uhcnOf+/MOSaCzd2VBShEeqTn9aIIpnjg9GPouFwLYSPFWUxyVi2GX6HOZv/AuIbS7W8aocJipZo75g18Xrc31O/OJkbi/+Nl2kvRCSUOQcXY6LIU4edWuDEm5sz8nKpRKuNK9cUTwxRCjJPVOgvNaaIjeY6+drPXvYKqoiNETpRp2tgwTZAEprAQRxLmQhae3h8Pv6Q7cFufn/hHu1kSN2Y73IP/mlANfjUXskOj98l4ZDY1xfzsEzP5DhniQlrnz0TeZdhqUMET9IoUShD4+WsIdxvNbMz2aXVD1FUx+5BCXEnzLLH54lo5w+uV4qigETTTPcfoupxRB20VzSK2Y9wr37hSMKY08dxYXUpw3FznNdIvfKxZyzX08q1iUfeF7ENlXZISyVN5z21HjO+SBlj+pcSRwVirk+I5iPkjfdLLORKo7h/vtFm1+EkOnlu2qeYEEVmc8UqsuaiD+4qewliqWNc1wClDI9LSDEIV57uzr5ytY9XIpU2apxeGOtf+rpwno1UzjclLhvYzygRA5oSD+n5RrbTimG+NrPBOCRHq4Jdp3HdZMap2n5NidfplAN9764++h17aLwdMFkvGjom80i6btIcxcBdaD6xDj+tch06hKySAVsOUb0iAZWh3xRwRNl4vhf7m6/AzLrLAueel/zYhXampK9Wz34M+750KSWh7GE10/lEVUfAU8IHGNRfF8QorABcMHyJVNM3GdUCnuKBHknLOxy/fXCkUnYVQysPax6jd1vJxArlKbmqSBDbR6kXT6bGaVpGTOQ4K49+wkAzO1LQtUpr9tBPhNcSvIBVcKOeOnWs0zzY6greQehMqU9K/sh63Nz5XdvEjKWID8r1y1RbSNBjApsJSjVROmZFsn8FdoNwMyf8U/Ndgx+/qZajdAsFK0k1HAFNxcXZP/s4TF7frEgy+aWvTegAWmNcrJ69iw29KJyCCXxoAspdMj+uDSm84lLe+c5SzDwnXDk76fT+FNaXU7N7qkZ6CPI61eWd+9649ouugX1hkFVHglVyf3vS9pLlzMeBKRKkRo39nHjO1xWXr/2La5uZWbCYb7Na/w+9SzFRKwhKpW5o4TeTVmlfp/ayItUXFkuXWqqS+4hz1gmyZxWjVxRdX48Fb2+VkEyR37JyQwDFNtBWM8ZQPbVjwgS3MjCXq1pwrIS8PN89HyaV1lvcy+4SrW7v1e3qoli6ka54QuMeMDLU2qQVkqWMFVZk9IS2oyQr2474z7ZWQHErvPvtaUk40v9nHJeQ5AFnTx2HxZqQLP5WOO91cuWFRyiJP7lVUaSmSw+bdlQ/BodWbf18EGdeMVJNBgROFW9t6Kp6RN7ntZ6pueV3hqoVrXvO3AeeKEfLFOf63A51fKhgHJgNKkV3YH+QbIjmaX1as1G4pEU09xlJlCZJ7SIeIex7mpOKK+4YyB4feshC0h0TtQzO+imeah0ZY5YmQa+LsJj7Ss6lnn0QgHniHsqgdhgYZkoKAuJH1ZUDxW0QlEjOSVpNKt+3/OVNROU8v/v2zjVZZCKrvP+pmKOkYrn213vVZEtRBUDVV3f5Ifb95Fq5/n+XdJf6ltFGjNBKQGKy8iRJdPtbg+dJMK68O8FKb+SA2zXyMpX2ksj21pLB8HKzMK6MStTf5WnqECtmWuyiSlNLdkry9YzoNMO8OynURBhNWsIJYleAFG/6zqQZEiXGm3nLX/VJHHy9cILq9OZRa/F0t0FlSzAlbFWSM8t3SOHXQvLXBW260KI+rQhRLCGKqPHBz1fyH+oOmURHduy/mKrxMy3mNj2KI4gB6EjfmCqtHxGkQmrrHjZykVkOWmiATmHSQ7FE4EeUQvztamKUUS1MLZC2oPfW1LaaBaAui8tb36+DiQY9QOXFckHYDh+J7XBnoP0E7SypW0/m7Km92mqLbdq30ouy9OBa/hAgXxR7Xlzq/tNscyoTX27nVVO9QR4kmfv6xWHaC+Hln6S8Fm11KKZnughs+mvZMUxRM5bT1y/24nS24mvraoNIvKquoPF6cfA0/mq8IeEkhcNEKGkIpp8UTx0X2HJWS3bJXDBCdmoar1bZ1XNH4TvZgoLmDNYYgq00y5AfQgJOEq5yWDdN343Svhgv4M8O5GbKI2htgHGMVbnbzkNFq/f5h4RWm/+fA7K1MsaCp1SsPT/TD926o+378M6Ya8LNTwpneOkhtC6uxa2nlBhQDEITIuwGaQYTHn1UcoXt4mYC8bwubyzr1n61NiX/wrbGZWRuRKrf++79XztFhXZe1HX2NKhVpmlrYGBA8Mn5bn69vogLXM7w267BTkYPp2X3eLzt6B241ijL5qXcO30raRbabogsnTiBBUtvfzESNOIekgX+EYJhKu/gqz1rvp9tMZMYcPCqYyZsS/k65wirMeHgtu5kQ+vE/Ed/2cKe8ddBr6ky0vxp+TZIPH9kJ23u+pIVAlpRCHFEGM0763Knzz8bQD799WEgJdCbg/zpABW0mS74dTWIkFMgGcsMCbTTf0Lnh7OwhO8XcHRESGYKGajRhzN8JfZz+tnrxJbq/Vf/jS3As0BO8qdJ594Gd4AlUlFZWFqrjeBpkuFRDy7IEC7/CQIFwf5YOxWwm3PvuqJgko2WgJd5r1npV5wawOScqbS1kXOy0YhUBoOo/UKn9TdQMvfmVwaWXc91PJCTfX+6I36mWKQKP81rt6BCnqTWpvlO7KoO41kHLq68RgF8GSx2L9pFIxabFlMXmOCDztv3bN3Ugs+QSFQQCiSV+2RCtHzxXlL+OR48L0hbSyw4a/R18Cvr7XCQaFdZPgtwGHbQSIzDbkfHwMPffbuEKFsFpq85ah/jr9Zl4kYkQF5lM6Uso9wJf0Ah8yYm8PU1G4z00XU3fEia8ONeWDyjldomPndBqhO9gm3IrJVljIgG6wgHdZCLVtzrCFpNfZL2SmHVeA99nkmk6zMm0ZrPAR5nvXzxflznTnbyhG0a/ht7Cvn3kilUDbaOQL8p9XnUf08Srpmx2ykvf1ncuweWX3ZFDLVcPkCEhVR+C/TLGue6IibReqPsfphuz73wJxcSDCH/rcz4QuMeCD34CDwkXTGTzo9B6HshHeLuFGqcxZ6BNfQjX+Sje4eSR6huOmqs4O0R6OW0IDUvBpwWuHsYSKSpSJ0xEeTD5VwGdnaShsoJNkRq5+aLMevqK4Q118k2epXtcpyvJ82TAXmt+QnWGlPM6Nqq0/o2CuRT9LDZsX6LE521Ntj1c0cusRSm6sjTk2Q9+jGC9TkKs9dHTLN130E+dRo+bpNv2F9sVTF0loh+OvqAycknWxhT0D6RIuzGHxJ0LdCKZMiLSidMrRd9qIEy7Qr/THUAAgZTdhzj1YjpL3uehjExYNrGM9oVaFojJyXNgvni+fVFK6Ky7EzRbIiIEjHNG0TRtUNuYMXSV9qX/TerR6A4go7u/QbZf20R1McJpZ5XUSDEBVdKmW7DihFwi6crUoapAEjC3Rfku1EtAiiCbiGIQg4T9/ShqtF46gcTOgfrhNluBOpueOxNWT9hJRTLUtkujuKfanwW8mvSWLvrNupF2/+et24eGjpNGOn/s1p3KzIHo1qAegwcsbTl/hLidRsEUXDaNHeI2h+nO8n7VSY/iJ98DKenWik11fsnu+ws9qrt14/cF2yNiK8NlHY+ByELTeW6MufW2WdF2FaGoCFWeRCIqcW1daySYpUnds4drfqHHxR10aQwC8fD98EmXQoFdc6SwYFoW4ZImti/KmcxGtZRrJ5WSzS8M5QdFBd2/jxQ/gke0BUU/ZVUBBr33xpxRpYJ6uf7aZnq1AaoE+qVUq0Akwo6DeODTFl9/G/VIsKgyyyRjpnUhVJ28FZreQr8NF6Qk9Bc6Kr7AlT3YDZKJVsZnVV1DIKJFKg4zJ/TdVHNhmyZBLe/nTqbZGfL1yq5ZaX2HH6mFszMg2h/4aXYeLPapdlhlQaQZjDQc42rL1BtYF+ayTAWyEoHz5fqwvGROk69W1ERVH6zezcFWjQY6K2+le54v3B4mYrv8yFQQtP+A6lyf14JktQqdMKzl5atasscQ4izXvoYaVvZMkJ56Mgl/urXIrleKvYW5B2Pgs8YXcUZ70UzT7f6kiWkqm2CsNwavMu0t01ULVEVn3B0MG7qqoDRZN65OpeCdmQlZf6YatHMnKqg8gkPy3+CJ2EqzqaKjt2Xy8a1wTPTaPt9mKZZ4lUdi/UXwRpzE8//aSIMKFY9wxnNMijQvPBm2fRqQFuLYnOluwBqJKYYkFkJiyNAwrYTPo+8Egf2+Q4QNnJZ/JiDgn96thdPE4MR3Xh7kjwsifaXxMMZHo121DtzevN1A7L8GBOMGmN1UlUy6X+o4jRzl7xMluYdhh3ZZFdkC7dHwcHMfCIu2RY9Np0VD0wykZeByC1CIpaB8XDbGM+y4LWqaxfnEypFO1sM0gX44S5gqFjVnVUkJYctdyfSRecc7JW+Xcpc6mkEluibBM1LHQleo6fWH6SG4m+gJZK9YWzCvoloWRjmtKCFsGYhsY9/5xQ/5diB4v0gOzpoXMnWuWGSDtkhZmaXlTxQbtvSdrIUxpDaoSAZiMD7cxU27poD8bTso28BNBC0RrMcdPOu4maSNQi4MK34L7xdpBnktC6Wfv+zsSBlNSqEVcgyT5ar+DH1X/H7MQlKLzzFgNmdEZg/tldJ/MVK6xbfItk6qr1y8mT7qlv54jTfM1mzgCNYKK9K6DoFySJABsOk5/bzuhse62aDNpTPKspZGPaGxj80kNtJEHqymINukOrD/Ir+ZIlWuBX2bVFgLcOkCL5QU1fIh/icFjV8+HX5Sr8dlmMyChRwi7SE6tNt3OaYdw5fGMigxyXxPz0BV4XzdmLN4+tj9xAijKdBj6Xy1NrhvOhZ6J06w6rjhO42cLTS3ygPU8kSlqOFIjgNiVzA3YDKinoQrXEI1YkXO46SPZNMfpG/s0ojRJV9cPuwr+nCt2tRNOW7GCSufp1PPjMlHP2G2bCRi4jOyxVYTzKEu3jjGRqb2yFqEh+xBqYF+82xxmoE+gY5wnFDjc+nQrXRx4kA0/wf5lje64d1V5aPbU+yLMic1juDrtoJXApH03hXHcyj7kT4eiC4iIf7xWGC35ppk/UTEMGBobnS5iQtYxeDK9aOr1bLwWnCgdhJZHT2VdguVdasL2SYEMfMvk8aZeSDAqJPOvQafeaoVQBf4Uy3Ku4qujRPHbzNTaKjlqvKHUvaXLTa+doiUmOyJiuWppBc0S4v7UZUELnz2zfO/xIY3fk24rhImLB7KhD1qPIL+YkitiNwmAct+U/Eur7cnQQDOGwqnoTNDzllURmgIP5xwkks5iTPOMsyZzOUWtLoqGckH5eZWBN/Eb6Uwh4HaUaEmWPQotr2MFyoH5VD2r1pSIYSeDS8Q8cFHMSFHWGk3RhTmjfAjfPTm1JViXQcQ2H5WSWkPK+nSlmKXextBkFpcReyWoSOYjnnmsRVpOGKtJAGB+WMIY8TNcqrf224XYhu+GFMeEmcfJDva7Ta3FIs2aXPXJpfmr8eTsjqdh8MvYyemky7xbpdD3zylGd1oU7yV29C5qEYJQ2Q+Cv4NWeK+DzGQxrTu0XktTvqcO7l64mYJcHpWS58MAK1gbUYTK02eaGmFwD+9S9C+lkTsuwQMb6sGsnlrR08UChv1LER8nl7t+V5KEtaee2GlLIfy3ZOID8nvt8U5J/4c06wSjnme9nqBu7rOnx8+RwcpBnR/c4qKgTk76d4JPjsUoCb5L/4jwS2kC1sjehdDrgy3zCl6Er4RtSjZH3YADajoFCqlIAewW8NLF/XI9GIJgdM0pAji4bjO7nfkKyeZLPWVGFePGxNJ+aquo7RnC6Zbo8S8P52xkYnpbSlNdDMIQH9CrKCjRmvLBLVHJV43jLLmg4mrQrhxlZOVKFRP0nyKDWKqfg020q0JxNdVYqmzonP1LEwkeZcJdjYvhbIRiLdmOuvQWNd+/KHu+XEtbiJ2X/TrMPluXLppbmTDTvsNh6cWhFKo3bVRri2C3ELEWGT8r/BzD2iaRy7j6XFja8lmKokk9bEgxiNEV1LZl7SNE7Vf1HGhcgW5mFwVI0/O7lc8sM/5rvv/Qp0QUKFG1xbDHNnOLmqKkNxRIXs+UrfqHqdHP6MVaYTejpgpIodbbi6s2LKF+D36hAPCsRRrcuS+onzFRhGnGu2vsRq2CzTrNQbmrpyFtfsuqoVU3MU7hg92czGIiLy+uyZb7C2yj/eKI8QmWPtavaIV64JQ8a3jzH67IIVusouTSkA03kDo5wQeZUVn/mEvZ+ikhrFoF9LEDDzBqHdJ+Nps6PlNMPqpurQhX7i/DOKpZ0UXi0bNolmel+g+cXxCuVAumILwkpKJK+AhX0YFfsAwgDo/QU1dM7W0ZVScFTcgRwSqmEzonRRtXItb7EojX23MFTI47OkfQmXqB85ddoW00t57u6AhYjpl0VjiLeKa3eOfkSHrxWUFKsReLOJAjHEAR/NjnKxtIin3RKZ8XBxDX3KjIPbL18q0HLgu0xv/Qhr5CAP60EnzA052EpU5Z/zL0JjTz2fkhYU+821Y1VKI+u61kekeP7KlFHJCmd4YMaGeacQ/DeENp/SylfXLU/sk3kePKU2hIAX+uQGML9QabMlwX2axbKyhO5mGOi7fTbtPrfKfnCn7OC+kQK+qhSO48NoTUTy3QwIsiptF1tJEuR28erudvuNvkMlKLMr7VEPYp+29wWjElgL7+3AVcxVFQqKVG0AoUsy6geEayVMhHQJxneTvf+h0p2M30OtTQfVV1QMmL7e1Zy94okBUGS/5l/kXORZzZRl9h5RbRdzoFWYJcCW5wg0/aGnu7bI4P+tRfYE+E39buz3Z98AQqLmlnTQYGFzawuKOYhS4+dFuuQhVTICaULIwKKk8+xgw+wSkbSm5pm+TV+tyl2oW7RKinM84dFadibQ/muSfE4GXy8uIIw9+O0y8ZSgp8uDt0xJx1rY0p/xkn6R9mUZhNVWQAVLS7V5v83ApnyZ7VwZTmVWr5hMj/If2mpwnd+CDCcL+EqUNSM557ptml1Tmn/nrOMEMwidYVzpCoi3aM7UsmSUj5dBL3bXvtwCGAGNyf9vQfGH9Q8um6piX4ec5nSpnjKrrdnT3Mzn4yVTJo19hzO9fH1Eo/0lX32ea4jKLrnMyLsNPJRKk9X10J+Z5VBK1WopdY+JB4dXx5CkzwMFkCQEEESXFASsnNDqWHE72Uq73PIozUpt7uk6ajwqyJPGLtPeH2+9ugki1OFt2Jj6C/xjRTeqkZSofGkjsxtI0AoEfLzDQEjS94E2/XIquoQnBn6yoNp/+XUeRC9OdKOmFvcyT/YQHgk5/7mPRXez9Qjspv3ilyaijQ4Q7MWDcvFlo+p8nIlAcPIAem8VtDyychaZN5PAdO4fRXFgU42y4QsytWrZo73QEtOjlfbWfqSI/r4gWlSC9vxUMUFaBZcNnGoYgda4SWYTPu2LIvMNJao86Vw/oFsi8OFp0zuPF/erN4JA51JTbZ21P1ohfhFZ/VEA4zl6mvntZW76p6Xc+ITflXG6S4na+FnsQut5ATvHEnqGadlIB/8afFeQOotkXVLYF/ztIe3CGygbS2GU1c7LCwmjm7M8bdKAfqwoSw2TTYoQwO4J9tw/LWA6RFoZK+SHxfo5L6TD31TsGs0ZawHUTtYp4thMkWZDBKrNeKyXYHx+QTRNUPJjue8S6ooVMS+zDcXqT6uggieRod/56zcKjfsacUE8aDYpLywPvvvNYLbLY1GX07jpiY5ytUj12wXdnNAf+WbqnHhR3iLtPMEinK0HGh+TqGY7psoQ0iIh7g1o7l/vJ/Oa1I9Czl6u1D36GM11TxOotrWpb3XVZgAUbHQvO7CJnWLq1finlgC5AW9fvmLl3iCMwgbMEsYvi13aGXjEjSRnMaZzJSAlgW3UONiKX8LdwSZzBhYO+ia1jZjEXpVNe5URQUVphGZ5IyrJZrFziOceuUj2WnCJ6VGIKGR0GDg2Vq+lRTPZ7MAdzL4EOzoSKZNISldpggJfct01sBX7rhflmoNedqPAfTKD/Ja6IIspLGbTQVibhbLWGgkCUEzz4BHEzprtCORNgEIBxvBE/j3NbBAa9mGUlKvvgjJK2trq3XJ7VfKVZXB/kTVl1qc+I9W4BMYbofK9qFV2e+GjNbpuG60vPc+ookOzBaoJxJ+p4bWCFT4QbveApq7lXfdechANF3a/7qaz7RA+md+J1L1qGFgICA0IykhopBA1Oqzr0xLX5ecqUO2HCSkeYWg3WO6mRFFrrWOZV0IrmSu7ohb+XX/4xbK9ErlndSHhcDXh7uO2iidf1AsHbtNxPDly2kvcCKSZwfclzioiYVPwnx8pnOzt4y1G01FnbYIK/mzicYO1Kc2F+3uO//HvS+UABXvqeuX1wUyN4FA0uxuj3r17jhuDAT0JMu/MwEWJ19Jk4ZFoDE9CilZqyre7ne8E8hj83TBl2IdVk7UYqoQXX5tbeKmIETzISFtmXlHiKrkqprZTX/rNVmf5/iQvJCPaNGYc04mdi+8nuOU1fM9AeVwgwNEyqEmDjYu835ltnmQ133ygfyY3m/GldE0rlRJyj0vr58jmQYUKf9Zoysp+NrY8BN3aM6ZBPsOCit5fn9IJH9BhtyiBw=="}');
;// CONCATENATED MODULE: ./build/triage/entry/classifier.js



const classNames = ['praise', 'support', 'spam', 'order'];
const stepsOf = (byte) => (byte - 8) * Math.abs(byte - 8);
const rows = 1 << 18;
const knownBits = 1 << 17;
const count = classNames.length;
const maxTokens = 400;
const minSentence = 8;
const fewestKnownInSentence = 3;
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
    constructor({ bias, classes, packed }) {
        this.#bias = bias;
        this.#scale = classNames.map((name) => classes[name].scale);
        const bytes = (0,external_node_zlib_.brotliDecompressSync)(Buffer.from(packed, 'base64'));
        let from = 0;
        for (const [own, name] of classNames.entries()) {
            const length = classes[name].rows;
            let row = 0;
            for (let at = from; at < from + length; at += 1) {
                row += bytes[at];
                this.#weights[row * count + own] = stepsOf(bytes[at + length]);
            }
            from += 2 * length;
        }
        this.#known = bytes.subarray(from);
    }
    judge(text) {
        const tokens = readTokens(text);
        const [praise = 0, support = 0, spam = 0, order = 0] = this.#probabilities(tokens, 0, tokens.length);
        const sentences = splitSentences(tokens);
        const [known, all] = this.#countKnown(tokens);
        const orders = sentences.length < 2
            ? []
            : sentences
                .filter(([from, to]) => this.#countKnown(tokens.slice(from, to))[0] >= fewestKnownInSentence)
                .map(([from, to]) => this.#probabilities(tokens, from, to)[3] ?? 0);
        return {
            praise,
            support,
            spam,
            order: orders.reduce((most, one) => Math.max(most, one), order),
            known: all === 0 ? 1 : known / all,
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
        if (first === undefined || second !== undefined)
            return false;
        const [known, all] = this.#countKnown([first]);
        return all > 0 && known === all;
    }
    #countKnown(tokens) {
        let [known, all] = [0, 0];
        for (const { bits } of tokens) {
            all += bits.length;
            for (const bit of bits)
                if (bit >= 0 && (this.#known[bit >>> 3] >>> (bit & 7)) & 1)
                    known += 1;
        }
        return [known, all];
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
/* harmony export */   r7: () => (/* binding */ foldLines),
/* harmony export */   y3: () => (/* binding */ memoise)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);


const longestText = 20_000;
const longestLine = 8_000;
function readEntry(entry) {
    const whole = foldSpace(entry.comment ?? '');
    const raw = whole.length > longestText ? whole.slice(0, longestText) : whole;
    const lines = foldLines(raw);
    const shown = mayBeCleaned(raw) ? foldLines((0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(raw)) : lines;
    const line = lines.includes('\n') ? lines.replace(/\s+/gu, ' ') : lines;
    const text = line.length > longestLine ? line.slice(0, longestLine) : line;
    const ascii = /^[\t\n -~]*$/.test(lines);
    const mayLink = link.test(text);
    return { entry, raw, isOversized: whole.length > longestText, lines, shown, text, ascii, mayLink };
}
const link = /https?:|www\.|@/;
const mayBeCleaned = (raw) => /[&<]|[^\n\r\t -~]/.test(raw);
function foldSpace(text) {
    if (!/\s\s/.test(text))
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
function foldLines(raw) {
    const spelled = raw.includes('&') ? spellEntities(spellEntities(raw)) : raw;
    const seen = /[^\n -~]/.test(spelled) ? (0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .dropUnseen */ .YN)(spelled).normalize('NFKC').replaceAll('’', "'") : spelled;
    const low = seen.toLowerCase().trim();
    return /[^\S\n ]| {2}/.test(low) ? low.replace(/[^\S\n]+/gu, ' ') : low;
}
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
    return !/[\p{L}\p{N}]/u.test((0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .dropUnseen */ .YN)(comment.replace(/[0-9]\uFE0F?\u20E3/gu, '')));
}
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

/***/ 6633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ encodesInstructions)
/* harmony export */ });
/* harmony import */ var _entry_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1950);
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4953);


const longest = 4_000;
const most = 20;
const codes = [
    { mark: /[A-Z](?:[\w+/-]{9}|(?<=[\w+/-]{10}))/, run: /[\w+/-]{20,}={0,2}/g, decode: fromBase64 },
    { mark: /\d\d/, run: /(?:[0-9a-fA-F]{2}[ :]?){10,}/g, decode: (run) => fromBytes(run.replace(/[ :]/g, ''), 2, 16) },
    { mark: /[01]{8}/, run: /(?:[01]{8}[ ,]?){6,}/g, decode: (run) => fromBytes(run.replace(/[ ,]/g, ''), 8, 2) },
    { mark: /%/, run: /(?:%[0-9a-fA-F]{2}[\w.+-]{0,40}){4,}/g, decode: fromEscapes },
];
const common = ['all', 'and', 'every', 'the', 'this', 'to', 'your'];
const turned = new RegExp(`\\b(?:${common.flatMap((word) => [rot13(word), reverse(word)]).join('|')})\\b`);
function encodesInstructions({ raw, lines }) {
    for (const { mark, run, decode } of codes) {
        const runs = mark.test(raw) ? raw.match(run)?.slice(0, most) : undefined;
        if (runs?.some((found) => (0,_find_order_js__WEBPACK_IMPORTED_MODULE_1__/* .isBareOrder */ .dV)((0,_entry_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .foldLines */ .r7)(decode(found.slice(0, longest))))))
            return true;
    }
    const start = lines.length > longest ? lines.slice(0, longest) : lines;
    return turned.test(start) && ((0,_find_order_js__WEBPACK_IMPORTED_MODULE_1__/* .isBareOrder */ .dV)(rot13(start)) || (0,_find_order_js__WEBPACK_IMPORTED_MODULE_1__/* .isBareOrder */ .dV)(reverse(start)));
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

const thresholds = { comment: 0.94, remark: 0.75, hidden: 0.35, encoded: 0.45 };
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
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4953);

const quotedData = '(?:feedback|comment|data|quote|text|input|prompt|item)s?';
const closingTags = `</[a-z_]*${quotedData}>\\s*(?:</[a-z]+>\\s*)*`;
const messages = [
    /<\|(?:im_start|start_header_id|system|assistant|user)\|>(?:\n|(?:system|assistant|user|developer)(?:\n|<\|)|you |ignore )/,
    /^ ?(?:<\|(?:endoftext|eot_id|im_end)\|>|<\/s>|<start_of_turn>|<s>|\[inst\])\S/,
    /\[inst\].{1,400}\[\/inst\]|<<sys>>.{1,400}<<\/sys>>/s,
    /^["'}\],\s]*\{\s?"?(?:role|type)"?\s?:\s?"(?:system|developer|operator|assistant|tool_use|tool_call|tool_result)".*[}\]"\s]$/s,
    /(?:^|\n)- role: (?:system|developer|operator|assistant)\n/,
    /^<(?:tool_calls?|tool_use|function_calls?|invoke|function_results?|tool_result)\b[^>]{0,80}>\s*[{<]/,
    /(?:^|\n)(?:tool|function) (?:result|output|call)s?(?: \([a-z]+\))?:/,
    /(?:^|\n)### ?(?:instruction|system|human|assistant):?\n/,
    /(?:^|\n)action: ?[a-z_]+\naction input:/,
    /(?:^|\n)(?:human|user): .{1,2000}\n+(?:assistant|ai): /s,
    /(?:^|\n) ?[[(<*#-]{1,6} ?(?:begin )?(?:system|developer|operator|admin)[ _](?:message|prompt|instructions?|note|reminder)\b/,
];
const ends = [new RegExp(`${closingTags}<(?:instr|system|task|order|prompt|oper|[a-z]+_n)`)];
const messagesBefore = [
    /(?:^|\n) ?[[(<*#]*(?:system|developer|operator)(?: (?:prompt|message|override|note|notice))?[\])>*]* ?: /,
];
const endsBefore = [
    /(?:^|\n)[^\p{L}\n]{0,20}end of (?:[a-z']+ ){0,2}(?:feedback|comments?|data|text|input|prompt|block)[^\p{L}:]{1,20}\p{L}/u,
    /^[^\p{L}\n]{0,3}\]\]>/u,
    /^(?:"{3}|'{3}|={4,}|-{4,}|<{2,}end)[^\n]{0,40}\n/,
];
const mayBeForged = /[<[\n]|^ ?(?:[^a-z ]|tool|function|action|human|user|system|developer|operator|end)/;
const balancedFence = /^(`{3,}|~{3,})[^\n]*\n.*?\n\1/s;
function findForgery(text) {
    if (!mayBeForged.test(text) || balancedFence.test(text))
        return undefined;
    const precedesOrder = (pattern) => {
        const found = pattern.exec(text);
        return found !== null && (0,_find_order_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeOrder */ .zv)(text.slice(found.index + found[0].length - 1));
    };
    const holds = (alone, before) => alone.some((pattern) => pattern.test(text)) || before.some(precedesOrder);
    if (holds(messages, messagesBefore))
        return 'forged-message';
    return holds(ends, endsBefore) ? 'forged-end' : undefined;
}


/***/ })

};
