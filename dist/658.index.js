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
function groupTopics(page, rows, corpus, space) {
    const repeats = groupRepeats(rows, corpus);
    if (repeats.length === 1)
        return [buildTopic(page, rows, rows.length === 1 ? 'alone' : 'repeated', corpus)];
    const first = repeats.map(([row]) => corpus.words[row] ?? []);
    const vectors = space.vectorsOf(first, 'page');
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
function findShared(topics, { words }, space) {
    const candidates = topics
        .map((topic) => ({ topic, comments: topic.rows.slice(0, mostComments).map((row) => words[row] ?? []) }))
        .filter(({ comments }) => isDistinctive(comments))
        .sort((a, b) => b.topic.rows.length - a.topic.rows.length);
    const isShared = (group) => new Set(group.map(({ page }) => page)).size >= fewestPages;
    if (!isShared(candidates.map(({ topic }) => topic)))
        return { shared: [], rest: topics };
    const vectors = space.vectorsOf(candidates.map(({ comments }) => comments.flat()), 'site');
    const cannotLink = candidates.map(({ comments }) => findCommon(comments));
    const shared = groupByAverage(vectors, cannotLink, (0,similarity/* sharedComplaint */.jX)(candidates.length))
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

// EXTERNAL MODULE: ./build/text/hash.js
var text_hash = __webpack_require__(9952);
;// CONCATENATED MODULE: ./build/triage/entry/weights.json
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"bias":-2,"classes":{"praise":{"scale":0.128939,"rows":"UklcPBAQCBITU0sKBApbBS7IrJEZMyEwOAVDFA4NH8N1Dv8YBSA2CgUGTzmFLx62A04wAgEcLE5VRh8tcCIFAVMaDxcBRyQHNk4WXyMOE00UJTQTWAZ1Qi+AA3FIM0oVUQdUJyULAzJwJCg9GYpzBjIuAzoSUi4FbXYEVmEmi2Q/DiUhRhcf6CwtXiAfC3UnzSoGIgIMkUzJgQhmMkMwwR+qGxwWNxJlEy46Aiob2fQ3DCN0IAsItw8oArwKWj1bBUwdAScQDBENDWsXJg2WDgUoH2kBQTIxB1UbGQQRDlMTDgh0MiQSIRZEAhwDUgUhJB41PwgFKXgNNJj/AyAEQDweJZYOXsQICgkRExkfCt4uUmw9BRkBEWYRbU4QNhwg0wECgjALEgoxTwo+FAkqfQxHNARidDgKBPcWXRdXD2IOMw9GIwtrYGKSIgIhUA4BDAQVhhMhIAsawjktiMUlfQ00Bzo8gCYDNA4rQz4cGAYkhwW/LrUmEDZaBB4Lk1QGWR5OX1aLBltGSTcJ/yYbRm3hNQJCGQQXdAkHAwGIZz8BFStpCkIMT0Yj+EuTCCAvRVhiBS0DEE1FMS46Py7VDQRFEWoJFFwPDR40axVqUsQVNRACRCMJLEppRBsGZg6FJwxDBCcjZRcPwxYcMXIdpAUMFxUnGi8eF+4xTCKlEW6fE0VsswYkFAsE8oEREAPCFCA+HBeCWHsRM5iYLv8jFwwZCQwKE86EfopCWD4NCUIjAhv/zgoFIUQEKRs5ME8kMwgwLgYVLxIoQk45BTI+EDxpCbM4RAYqEgpyHmQnBQPpATUjPxNAVo0TCV0yNU4mVOZPFDAjVh4JTzEQPy9VcgYNBCpEERRfixxkNi5WAQ4EHBcNYglkKU4GFy7/RTcMEQUDdwcbLygGbDgaHCs7RilgNxFlEhkJHDwFFyJIIjYGBxgBXhAbBQGYLR5UDS8OBTEaW1ZDFR9eUbESBQMQKwpDAS4xFQrBGL7BCAitAX+jAThLXggFaYQTOxgRKC43DTUmSTYJWgwYCwY2BxFSoUkLOjuiAx1WgnBiIhAmKA0MMzMQyj1jbz0+TzcqEjYSKXchcDdBGyl0L0R1CREfEMQHJnIbBgoMEAwyIgUPEDwgDC4POwTBKSwcOCMTJw8PGp5CCCwKjQ2ASwYzcA4gBiVJIiEJOS0QDkJiOmZPGRdQHP8tVRpoDyAESgZjtTAcFgs9RisuDqsSAytjNSuIBgouEWIaL6gXNzQ+CxxBIzIyIyJ1Fk0FgQlNQEcTBylNhxMYEwsvFBCOHgErCEkXUxsDgBYehQohKTgcRyu+VCsvJw5IMgpUHHBIPR4eHAMnO0wEFDg2R14vFkkeNQEdAX2FByhDIwNASiwIEQmxfa0mSBUVkWgTJkUcE/8c/2YbLgdZMFAJIRYCUS4hjyFMBl4JLolZaij/UBUaPYv/LBaCJf8FGUMSXBYOCw8VBZ8GQyVR/wIOGQYEFTgqbgUcCBbcDEMDN+WFCqoINTEfCkcEGEAeMUBSVAEtCGgqKlC4GjxxJ5oeGwEFPv0WLJ0MGS7/MkQNRQ8QRxRCDR1DbFQkFwUaHBt4Mp5rRgRPBEX/G8EUfXwIHBJdMTQF7xIBA1IorhtRMRV9Ax8TORwOAYFDLgsTh0gqHT0PsAoJR3b8Gy4PNUFiR04cGhgEtgEPB38EhCcOshM8wChZPisThhVHNyw9EBgZB28BLiMeDwgVELt+GAUaHCQRIiaBIIUOAYkUB2ICDhcWSW0eNDYoCQI0UwoEChcqFxCULQyCDghYEGwgGcsHhV8IDAtXFx1r0zNZGS+YBT4NNxV3RwMbGUIbD2cyKBoFEgwKFCQIGAczQi2Yql8MHi80Ci06DhZlEh4GCgwfSx4JDS4oBwMjBTfUDgFmIBFSKBAbFAlKAjAgBAErMgEfc0W6FSN4kwOjGxATBCUSBxASQ8tMDQsNUAk7GhgYYm8MQlUzB1kLVApffxEGcAOnDhD/EhR2G/93fAGvNEBYEQ8WKAcG3y1Ep1sBZgY5USFkSTwMBk1uHRHlJT+4YwVnMYL6h0y1/wxKERVYICJSFhFOHwsKQcoR+/9CZ0sSaAErjDoLGwgPIQUsAg0DPDEWN0EUNT0+F3AWCicToIYYODgoeQ4yQC0jN34XMf8DGBgGCZplD1EeuR0zDCQYazQPAmAjGB1GaBhJAxVwLygW90gaMQUURLsMP3OuNHcYdxh0SE8fMAQKNSwHaBRZHF+tKwcWEAcMMAs1LjUTBpUCHjQ1ERv5amsLTBRa0cRAHXsdCBUBA0QGXsoTQkFYSkkCDv8RX34w7C4zZwGrQykIBAE1Zf8JezbNBHwJIQv/hQkGHQyOFA3AIShvBQyerBVSTwkOE1kWBgbNBgmwiicrgWg4Uh5IDUEmAnVUHhFOWhNWVFlOBl0PA2U1OQcLFRcMGShYT/UHxTU4Ah0JBlvMGS86NUgRpw8tNlI9EOIwTwY//zANCVIBA/8LRIVahQUaxIARHFkBMEGeKo8X1W0eHAFgRA9+UUEUDTuJCAMoJQg3/wFaOAMtCRmJgxL/UO8rnxAORhMxUaICBT+SgBA0Dg90gi0pDTtudAweChAOh0wlGwgNDxA1EwcGQxYECBIjDjVrPggEth0NHFEQBwEBLAUdAcYCDhILKEkLAhMLwCh2PwgoA0KPIx9AXmEWCAkFfGsQeyl1QBE0Tx57OJQJDDFdhCs0Cg8dHDYxDxAHElcoCBtaQnYgVykxTiIQREcsWAxSDxb/G5QsDR85/xGGcGsnLE4YWswhs0s9GRxeCi9WPyHb2w8qChwS/w4NbWcTHQV3F3kzZQS5BltoKQmeCRmtSjwONmGnVCYyJRsikkIqKTYOIAc/d7QNI1Sf2TowHF80PUQFP1QPDH4WGSE9Wm0USSgkNYM4JygUMzkL/0ACZgEXVxg8BDsMCDsxos1fBZMZAow9OC0QDwsnjFtQDwh1Ay5eGlJ2zxUVNA42DvR3DQRiHBX/IRYJGVUBHx4ypw9wZS8DByOgIm9EHocqNBsIQy0YKQcNVHVBBIEYCxInLygicFdlPlUcBWAZUGYHDYprAjg8GyULAiEsSD8mRxVLOQwuIwUboDQpGlc6EAYkICscFiYYCwqcXwZGaAk9AxkWaHYRQJEWDRw9OlwaL0tcI6Mm/zQSEgxbSw4TJRdVCAEeBmsFQG4jpgUGRSquBfe0PjeGChIcVyMEASw8B1ElrF4ZBEQKBxAOBkEeHThhURYdB3U0BxRxElQVcyYiOpUnYgitRQ8HaiEZKp0wKT8REyhxDHsPeJrVPTWNZwIUExlRUT0JOyWSsA4mN5IoPTIJARFgGAcWXR13gxsBcHAmETNACH0/NRhNBQQFdzcXfSsMhAUTBRks/xvQAicrCUF/cFlUDBpcz/9IYTwUDUmWBhIkBoEoJ2wIARkqKjsJIhghYXwFAi4YH/8JKgM+aAkaCWIuCCsjNVI7LxtFJlsBBR0hES4MKY04FAwbKh0fMiYpNgMjORomUhpBIiouJwcRCI0H4g41YZIUTxIdSwRnVkhTFHIabi0iUgUFQCIYSAUqbmkqGTQHISsWHV4wIB1tFdMGX0kIY351DKsNBQ2FlXYGQHteAlsqcQMPIBAkSR5WCRUIOzqBCA+YTyx3R0olCBO8BxBgjQwSUFMGNmQBBiwsJ28aIHY5ZhoJCT4+DEX7FCNB4LIXEUMBCwUBDi8jPQEcLYYWhMs+MRAQDSATBwmTR0lkbTYgFjdcAWcEI28aLQY9RAUeJxUZJ60jCTI0BA+VgAoRXgcJFgwdRiM2jAwpORaLXpZcFxtOI1MwH7IriQd5PQEHPBhUFxpnSjs2NyYMIlFNIzzECHg6FWUSPhJxHgYHBxs7DykLKhNHJCgiK+kBRxEJAwYDCV5CKygaKwM5RRIPrhgCEEYNKE00xR8lZ2evYzILCuJNIFMZEdOWLCJWZBn3EGdtKY8IASTLKBoOHQEFAyoKIDttPz8IMqFgOCU/L45FVyxfRDkDNAotahARg4AoERFbIhYlEXQIRy4CQ2+BQUoTEg7iD3gMfwhSHS8PBTsODi0OGJYDIx4BNi00QhMCKS1nC//mNxM3W1hNjFyKmDwrI4ISASQ+XkIqX1IRbYoaMYWGSA8QEiNBMlwKVgURQCYVDCoLEjcLLFMBEyCWDA8JAzEHCgJyRxxTyQEMRg0JJHozEj4aRxxElGkPFCsSK40Vb0JSFwkWIxFJ6hA+/x84EQxJNiROR1Atdk0SbwEvUpEnJzy5QQ4kJwFkG32uLRKBFxkdHRdtIRkeH0VbBX1GLV8SbUeBFVQ9JEsuQg4JGzEoER4wKwhfYQ0IGDkkCks7Qk0DOTE2V4QbGhEIDVwoLxFqH1dkShEpBAUqEwoTB3EfP0MHO4UBKx0INgYFRDl+LA0SCUAONCMRJykJHzkktTAlAvMqJAtwRDQTGANrGxdKJzIFOnwMBygCAiIaZwLDgA+vSTgCYTAtWA8cCyVcKGIBKB9eAW80FEtSDhTpO1QOCnowjXIFTwQYp0dgISg9GFANCk0yfAs/Eq8XEzMZIxNpPwcyCBxwFBUREgoTLxBYIQiOnYYCEHRPBn9RJJIWIW5hDZV8djVIBi0NfDcdBxIdCxp9Hw1hRzxfTBIiTSn/MVkTA1eTkB5EDR0bKwITERgpDAJhAxlpD4gMTAguTDJ3FAE0FQ0tUxABA0o7JlgKCQkKEhdLDgZnEHYTW6gCFB8BBzNN/wirpJ48U0ACHhY7XGpiBhEoAjsNPQJnEFo/taQ1LxFXFhd2NwtVXCIUMAtfJY01JwH/Lh4BAworBEFXNHwaJFl3wU8/LqMDRQUCsJBhBye+Aw13DnIbQ1gNBS1cFE9CGBZRESc+Lxk+GyFKDRsIATwKAmZtAwU0HBgiBz8+LxhaJXIRAxdfFF8cEgfNQwQozwpOhDZJIRUhHxoZDgOkaRAEBUwqlgIVcXIPWTuOPgqyOWg8JQYfGwkTOCNQgERFSl0WGSUzBQ9PDlEaBxgQQA8/CjAo4Q4SLx1GDQ8SARUdSRQWCwQHQhVrUmwKcIghBhcSJB8yLkouFzYmZDAeJxj/ODIgkCR3BWR0STsLcxRnGxhXO0oEO/6rkwwJDh1bGg8DMBA+F1YoBCwIoA0o/ykMKmwDOEAIMg5GGj6EUx6QEWAQNB82KwoBZQdmERIBESMoChA3RCktQ3EWJipvCDhxkCNLGC4MAVwxMAMYPmsXMSwLnjBGDR8HehYDpWF0Em5SEAQVDwQbNCAbH1soWwRdWltWOwEJDAYQRAwBndEcMnpXATcWCRZLOhI2IgceCztISSRkHwIICAUYnK4G/9wjCJUGNAcRYVV8FU1AARAJMjIiUEpxAkg/EoEGBRxHDAQfNyArTgNpdR6N/wUiEHUJYUCPEoYkDEI/GHENXwg2M1RgFRQSdgVPzyYUBBhNFg/fFgsvJBw7hmEwa0I3GwcGIjgNB1gJO2BpOgVHBqwjIZyarCU+HWyLjROBL/8Bdipt/B8XeBICFCTrOiUGGwkSE0Q8Cx09c0sghmQEGCAWgyVMNTtUmhAZtpIPCAYHBREKGQ4RFF0hH5VlYBJZA2MKDQJIWissFh6EHRIUSQgqsUFTEH4j6Q5XDS4OTwhDK0MwQ9z2MEzJtRnlPwMxNicjFRIbSTAcBzeSMd3/Fywtj29lNxS4C00/4B5aBykQe0UUEicIbgIDJTkajlQjAwYdbxqMsl9DKzl2ITWgHB90UwwFH/97CU59bAsHIgWQCwIMDkUaU1TUAgleCB5HFkpjFREOChwgFW0gARosAwIkJhcmASU5HBNAAwNkDxwcGVMr/wYEDQomEjiiKAsJQy50DAweJVwSBhJeLTA//yIJLM9ZSxYMPDAEG0ENfwgxz2s1O3luAhAJOxcmJDQjKQNwQhhmrA8dAQYnSgM+7gF2KDl+ESMSPwQUDls6JSIFBhh2yg8SGzpNpOyXQCoMbAQgClcV1RBlPzEJMBRHTxRSLwSWEKwJSCERMjdFRBENCCsjIzhEBEMKK0QPPAY1Gj4jIwgPBAwHuHElOBMxQBMHJQtTKyQ0bhgmAVYEIUmbWwt7TsQXP1YqEj9vhwYKDRsPXn9VW5ArkaoOKRwJNFAjQkVIBzUfJUAQElkZAQphBS0FGD4wLlYfGRQSGRhLDBExHDVXywoZEiE0j1EOAhAUA2MRXwMPDyEauSPAI0UEBxAZfwhaOz1bO0Y5HSvzDA0FEGc0IWQRFCA5V0xDczMaTi5wMWov/2MeInwCMHpaDTAhFgxCJS7BBQ1EOhEeBopsG0owPTfVD0ilMRCIWQQZAwE1OmEnIRMaBBcoJgkFUggIOCsdRwtnT0tcYioIECItJmYaMGYJbRlVcgM4HQEEegUehVdRFaUiCiAGQSkqICAJIyORHC8ZQCMmDQssTym/BKIEKgErTSzslEMVJwciCS9CNyg7CC8BDiI3WAygEVkFYg1hOwhBCx4GRX6VBycJEycoEd+xPVMJ9wylKDcxGFInLhI2MAlehgY/BbsvASNBLCC2GSczQXVQG3P/CWRUqBIeOigdAzdIGMASEwhGSxYQKAqsQYUpUxJjASFNDnGJBz1vQ1EzCQRwUA4iDpldATciCwkKFZoemx1tHhlhC4YVHQqedxUEBwMWEByFBDMwXEgKOg8T2xE6BlkRDApRETUaDEkOOTkjDh0GWFkKAkYXDL0GvAIFERIkDiEOLiMpOjhVUWURPDEkOAOGIywQSAobI0pMeD4pDwwyOn8+Dik2JggJT3JPB1iv/x0YImgOHwExHjABGQ0PaA0WFQlXCEALGDoCRDIYICiDIwQEF0aCOgI6aDxpYl1/KA5MDBJKCDK7YlwdaxMGA0ZHPTmBKWxxBggCCWEC/wdLB2UFTB03UyUiJitNKRwEPioDCyo3EzsWIVsZKkYiHDHKEFg3Fw39ZC0TUv8KQXsKES8RKhJRUxQEbQ4dFBMT9RhpHgouIBYRYI14SiUReBoQPEbRB1MEQAp5GxUxsl0YLD4iCmA3Zw2DQzRGWjBjPBdoDyb/LixzBJg0uyUVFTEoaiILWBQWW0YxBiZNHj8DBxIFJAohQRd+bwX/C/9QaAl1CjorjA0KUBEEW4RYEBtR0CcmSGYmFTZqN2JbDI07DiFLZRxAIWlEGAU8LVYLCW4YIxojDEMDB2UIJh9kmgRBBhoBNDcJJhZRHRNbR0QiDClcLxIdGRcyXjpZRXSoPTNpC6qlHwogDi4QKhxTMRDcGRU1kHIpB20GLX8wJRcOCGEGJk8wcC0xoYw9MZSvAQEPaDfNK741RBAXefMKZhhmBjsuEotNIRAsAiYOahloS0EGHUYSHAMHcz8hwE4MISMKECLAHVxdbYUUARwbISMGBS43RiFJDAmaUVkeZAoHJiooZSAGOgRORkcLDgUhGJwwgRYGMRcQJngyYkBUPRxhCCRZVQUKOwxBITspJxlCBQdOXC5TWBcNNUFFNyU7aidnOxkZPwYjFBImFyUFb3EVOyYZAh4wCIdALSsDJ1QFQW8T/wwIFggZBgYPMjgoGs4OHxgEEhqnC0v/PkEr8QhUASccOWsnTSNU3gQBXiccDFQwSVxCJzkZR0EJAV9uH0o7BHMQSA0kBBgOJQMGjz4SAlYPEhhQNAgEAv9RpFIrKiU3OBkJJjRHEj+GHQcrMooIPBg+VBIuFDcCMR0CbAkOjgY4UgNMzVQQKDkMFCQsCAcUGAwUNiIKbngCUh8WKGI6NhUeHnE0F2gyJE9KKGwBJiZuFChICk1MFBEoED/VITm6IxEaMiYQXRARDKkDSksZMz1WJDFEERVbLw4dCSoKOCtaARINDXtkDAUIPhAFlQipOSw+AU0TAwlQAnoUTgUa/yFHBjY7EF0wL0kRhwtwbEEtMBUIFidhIVeULjQIJpgIiApbUi8i31kMHf87DUpVAQcJCf8iOUUWeQ4Iay8FkcUNNEsmDhMIBHQKgj4XZjITBlELWA44Xl4/DVCsFE6jTSuzBF9lyi4gECAJoSkqKh1GJhQ4OUPTWiYN6CMNHhwNASc0UFSLdxkEeKw3BiQWWwU0IhYCWB1iUoN5Cgj/GhKBMDQbVWKPGTZeSwkEAx4pNUYn/ygZDjEHQ1kCSAgCeylkGBIwShmSLyoPGUZqAgQULzAswg4mljo2wh0IYSOtfSFGHGzkKAIaQzAXGS0mCNZ/KBMTQDswmQk1MxQkKBovSCQHNw4BNFIXEcIncQoPPDdSBBhRATozTZMxQlNfSCgEgmUrDxsWCwoISCFSGy2edjf9lEkiNFs6F/RZKh4IFAETAxXTDLUbSooHWSlVPZe2vEIFEnkiZwklIV8GInUyBv8nBlIJBAkDEaMbNDYoFcAk5XFITEtvAksjLBs2BTxFER89MDJZJhRADQQqGgsOIQJLAQ4nL4MMToYRDDOkMD9YSXYIUQkmIv8uEo0eRCB/JhceEQv/5g8CTwhVDYpRagsvJycQ/2kwLAc6WTI2AwtoDQ9hIVEjTksJGRkTBxtOblVYaxJRXGb/Pj4dFzxDKS4WDUcWCRwIhUIIJytHJp0vAic4i5hTHBgZR2MhA0k0LR3lOlsDBw4xWQ4ejWz/FSofKDd0PhVIZwsaLxFOT0A6lk5bbTdsGT1kJj9aYTkZTwqglh0sEkU9GEANDhwIFj4BU7egSGwMdhQRBk3gXwWEEk1FJREtI0AfEpcBERUbqAEfHR8rQjlqFQwJYJU9UBNSLHoHNRiMJAYeDgYaAR8EjC/MBRJZyBouBaYZasYQA0SSGxAGG1QTDTeEJQQdHygWByUOIC0JAgUwJzX/FhJdIf8XDChDBT0WIkUPHW0CByODkl8TCQg2KzkgXRxEDysHIhoCpUJBsBjGkhwKJQJdCRgEQixtlQqoH2gkQxxsCiQ6ZGgxCA0bLikLDTBuCwhcD0Q0Aiy4IiUqNAUnNCuCGxECf14vBgszDRgxFVNPEH9ZFxcbJfERh24GlncHENUOWRkkA3VCDTyDUiozBZcmHSBDMUBfUj1GSiIrZCaPOpcL/y8Lff8jChAbJwkdSx0uA1QRgxIxMYoaA7pSO3QBDBoFCUtMD4EBBRleQFoXLP8PDgIGHKIFEzmpgRUPXf8nHlAhAh8XJkAsGNIHHiA0F1XsaBMSTDgOIRoTNyQyRlcgMjwPKitdGEgfMS0O/wJIAQ54EDESEhY/kz0KJx8UTEv/kAgnYTUfSQIWGjgwGhUBJCg2HxwBC8KLG2aeHx81/xwpQgsQHBhZq1EHIFt/PQkBJwltFjYBN2JVTCASDwoeBHIdET0FAQsqDRx+Huo+QyAaHgJTQiCuPU0uOwgMDowvUkgOUgYmIj0IAx4mECELQD8oOgUCsBQBfAIRDB4xQGU/AoAmGQcSbqEiBQYEZRxxn2JMGCFNpFSsBEQfEQ0wORg5CipcFTwiQwNGRgo/BhYDIQQ6SgceEBdqCjkyCHFDBx0Bkw4XEhccAkMlJkRVT/0EB1YYOEQNCzspDFwLJ4MCGTITqxQnJP8VWyNkC1MfGrZKH0lnIoNSPQlV3AEnGVgdCiFECg5ADSl4jsgCECAvGSw4fw0zDRlEmD07OytFA1kpXP0KGDdiByr/iB4tASMDDIQLi4UaEQ0ubxanSloOekZjWiU5GgwDHQMQUUgxFpRGOCsSHTQhL1s2JHAmJVIKBHQeDwVeJEoTH3ULSQR1LhElWSUZMQEhQAQdIDl5HAMCAYExQTdpNgg6qTIaggYWJkUF/00Lcw4FYBlTaRoFJaE7EwMeCxAHCAMdDhUZByxHBgEqdRwdBS4GKl0LBS4HCgoZPj0aSQO6KQ0EEQ+WLMZECXS7NSEnXl8JBWUECgkSPms7BUYIDjg+ghErHFwchhQrSgkDO080cToTMA0KCUReJZ9g/wYLKQseNwsfRi0yFChxDBMBDIEvAR4PMEItGgNYfJcREgGPOT2lW3U2IVwrSJ0MIjM2QAo4Diw8Bjwrbibfuy9CGQ5LngbMJRpJKw0yFztBB9YTbzFoUSUKfQk5AQUjUlcOBk0sFwI7ln0pOC4xIiNQIWlXChwfIyJKOxcFgBAFLiNfJAotIjAVKy8MKzpoxu8+LpAiEjY9s5oKRkkpBQJcESIOQQ8iBBqYrhw1Ih1mU1tQBzf/go0zDx0LAg0yLEwFPiESYWs/OjoLOZFWgQl5KTEICUIRWo0FJTkeXEQOWDFHGBeEYD6HKxsbNScKBHKFBhaRGh8YThUYYgQWIDRfOxAMHTdGEg4XCzI9Bhc0BTA6JG0WA2U/GwIJ7h4iEAULk3MnTBsTFUMnEXlRGnElGBEcIgv/BQN5DwjdGQIlO4UCGx6pVZgMExAaWyQgMokFpxPKJAkTLQUM/0TuEpIdBzQ5FSsDSBBqPDYFHhQjTNR5KwsSLQgRMUcUFAiZQzQQIwdEXiMFrhF1OU8tMBhfYgIzbH4TBDtaQH5ZHUM9JSdDBBw5B05DCRAxKxcxAl9GHlciZj8lIhQFITP/QREDoCAJQeUcDAgHYRUNXJuSBUckBEsIXz4dVweBfBJyF1YLFxgNMghtijUdLAsn4JF1TwQRASE7JwKjB10CPRIiAx9rAQcgBScfjDZEGBsifBBqZxAThjoYLgiyEBNJC3dMBDcHJf89ERUqElwmDmwDHAQLD34LK5lFBCeBCySCNAkJGR8YYOAvXytDOAc1VHKAAhl6C5QH/w0ENX0EDQgfCwktUbxWUS0EJG/CZ0AfRhA5UxlpEXgQKg84EKkWDg0HLw5+Cx8TBx4RCBwBXQ0YCUskBAU0PCAxTRcXaDxHTRolXxshkSUlHSChEA5EGCv4ZWEZKFExYkBBEBwGLlkCNzJXAW1bKjwGDRELARkDJWESNjlC/y0jJ1NYFIkONC0uMx4ECVB8CjYIY/8uCAFAAYleEEVKDxi3GhdMPRNACBJ5OTsCBQglARIERhk8WDQfsw8LFR1GLB5NBCE7JksxIiAmEComcDAWCiwDHwsQAV4aZScJFJYgTv8aJQorAzs9CTk2AgMBTR4a+gMXAgLNhRgXU5oCIRIqHicHM1ZlP/8NOBcQerICchWRnFQnRDkrNEs+BAJ6HRdVDw0lC0UUBokN//8OCJIGBpNiDhEGZ202ATFVegJABQFkXrCCCgYGGj4LJEkmBn+jMlOGtAQZm0kWFWgfIAkRFwERmEc5AjgGMPP/ODUfLg9BKi1yKEYOBxAggwECELUpIHccJH6FgkwlFy0rCCcrCgRKKQshBgwHChwhKkccfnQOKz5WWTygIAsBAm0sGxEOBgcIPzgBVlk+UA8oEQIkVWUuFQcLDCkgTWxaLkdODSAZRxkVOzVgASLbZzgQ/wSnEiYffCYXBh9HXhUhWQYMQ+8MapQLsxIGJSFPIQElJwFNEB5QZlA5EDIjJS8QRF41AwMELg4+AyIdPChLcpsBCRVhWy/SMikjLWriG09XHCUJCAgPERAIBjgFFJIFUI+RL5QOMynFH0sXNmgsLjgOYw8VGAcLDV4GDiEoKv8ippoDG4oNGQEJBRBsLDQoCiMqHxA9PhxBHSQLWA8IMUsavC0LDwkNAQ4BYjExUQIxAREYXQ8bJC4iVAcXGiJPQySLBE04A246KQsVCTMVGgFBKQNVBwMxPSAiIEk3AiUOJhIuFwEqEigGK3kUuIYWEgQECUIDBCULZzEkOBAgGEsIAQwxBwQBLlwbRwUQKbu+JDUTgAoNOiwsFBMVAmUpAv8UK2GNUxInIhScOU2khRgDE5oh/0gFFBUPFF8CkwhhDT0GIiM7NB0wBxYxXAUQKBUpKxYpIBAMIqlhGFpCK4QFD3EHaAkZZA0WCB5DG6YEAxILKQdCVTYUPCFJGydBDzYILQ7lDQQeHbYhFQpqRxkFGg0QKwJUPk5aLhLsPhtNew8xRwcuKj4C/zw9UiP/C/8ZQxJefA8/VCw7PzNaTt8KHHM6BGsyhxtDdGYYowsgOgsSPTcimjdaAw9mOHsIFwl3B0EBEYoNGwgTDRlfDQIXbgc7ieY7UTBfHGkLnpULExgbKGIsPBJFKxE+Fg0pe8lJAhiJCyIEAq5tR1ZWOMkYH10fVUkBUjcCXgQOChtZkxg4Txx1eDky/zYhGA6PQT4mLUkNzg4RHRokAyMLUSA9LRplPwIbUCL/TUUBVDRREzscaRRcAg83CBZXCy4SIk+lLrAySkwrJBqAI/88JjAjBCkBYAL/C05VLkQGBQJnCwpwcTwvAyAOVEcMAjNCjZ8bTRhUVAs7mjERSgoGHhEoCw9LhAoIRQ4WCBVLCmkXDQRqIwpQKWcbK2YtLgc5h2ZBGwJzKHpNLB4EI24tD2VLEzM5DCYgQQQ6iQgoGioBEEBAnRgWCCwzSRtwDgqSS048XyPOGwUwDxksBRgQOAx5KhE2E3gBA1VTqCdPOiIxFSLGNSkcIAUbZkodNCErDQ8Otg8UIh8nHBEyHhNdXmYUD4MGDjZiDhUXAW4jXFwRKZIJH18ZJwUNGwUtYwhMh9sZPI8CRikTDTdHEQ9MExBYP24rDpsohDEEE+Q/GRYjIUQUF4gJCgnVDBclHBUx6yaeSBQKe2dHRDI+E+pt8i8ZNyUKEToEDDQ1GF0fRHd0ni8/CCYSUGlYMAxeAWgTeS4Phxw+EDcxWVQsvYVMchgRJwF3I0kCDRWNhEkBSyUF5pQTCi8ZDAwVNB8dJDsgBDkFHrwRQg8WDohMJIV5QFc1DG0nKgMnPz1/wxgjUiAS/z4QWhjaYw4SIkyAGBg9BycupCMMqAw6IyOzLSsMi6pfKB8dnCMyAUVqKh8MVSILFkMUKHImPx0Dbi8hFgZAJpsWCWZ+RsgLAVFyPA4kBiKCNAFgKB1gIggPDFEISAwFRJl7TioGVhROAyQKUXJVIRwNXwwntkJ9/3cUGv8XBIxjTyNIjgJgDeFFpjQBboU5FSuzUg4hOD8LnEeBMKEWZaEjF6hbCGEsIx+TJigJXA4nFzkeFG8VJgEMXH0KOC4+Lg41EBJ6ZB0NVWUHAQlfBRcZOxphBEFcBRgnX2xcDhMVJxxdjwQKIUQWNh5HBwEuGBQHCwQvGiAOInzlHKozcSOLomwHLigb/4A0Rk0EJwUtSiUguBoROgMtNg9nEiItNROvGxQOFKlMHBgLMzMtSgV6IUAKCGsSS6k/kWUBCxwdOCsZFQMiUwYoLxAY9DQIZxQLKApHGgiZM1EaBQapKj90ShZ33gMNTg3cFUsLCmDngQF9Wk0VHDJUFRwmF0wGFE8qZVM7PkV+L2k6CZk9GDs6AycSOAYc2cCAuR5GFWEwRQYKCy8HPAsyF1UiBxg8oRUcSpt0tP8SaAm7ToUBCBIHKQEC4UVKRAZfI1g4JBMQmwQJPDAXATEOIhURDQNUOQGsaBUEHBBPDRpjMb8SAgOKFBA83wkDLBdLMQ1NKQ4MQSKVQSBhYhsVKQRGX47Bujs4B0/iVyAqGhYLITIaAwYGFBM5CYwCKwgZ8x47QA0nURoGAR8FNxU/CmdDEngJLCfLJ5cDPDRVBhkbDCMYF0EGKTITBDCNObIrQ4wuAZwMLQFVFD4aVA8yOhMeBRERKQIGLCsSHyWtIgMhIwIaXX4nNRAxLzQOAhgPCQJKDHgVfz4VKi0qKwMPKg1SQRwmvjcOhC9/YhMJkxUKLUE5JgRJeTgpHB6WRBDBAoEaLDZqDjwXLDMPhxwnAkkXGYsVSRUKGkpMkjAYNP8JJkURKInKdpIQASEudy9dNwMnSwwNHgNGbiU0mRI9PhIRfwbhKRojPTxrIz1sATxh0FkYBoEeIREmbBFLPRIMLJP/Gjwlc3BPKEAzSqwhQh1wAzBAOwMFJDVXJZMKD24ICSI5BwsXFBAuVD45Rjw7NQGuBCsqC1INAwgmEYwvcyocBiggahIyCWZMCgRBJhILGg8Ee8RhKkVaMi4aNh8NqA8mRbg5Fw8ML7oCFCMHuP9AGCUKExMhOgQrOCgEIiw0Aa49KEJNGlFHGhhOaZAHqEkFPjQgwytFNT8yCShVGmmPK5o4GiUXAgsHsQIdEjA6PlhHHAM0RCQIGBWHCmoZKAaaIiO8LRBbilwzkRc2GTajLwcmEUEDDiQkIBRxwC8EBhNHIij//zo7HjEqN0UeSw97DgQFGQI4BzooUt4h8FvyMho8MARiAxdNDgwIIztyJUUeATUlUhM5Gh9EPRksvAYaEicDTywNLE4ZHhECBi8rFgJoNTotCQH/ICk2NJU6BwMEBycYKgovFyVONww4DT8DLFgBBQkbEwUSTEcLDSC64TBubgQbHzozEZIJDjI+KxENNjtsATYhOnM6HgNlmUYyKB8XcTMBF0ggjh08Ewl9ETpRUxwJHC1TUm4wLAwJAjh1cDtDKV0tEAQKUROGMSUNMwgyGQ85KuEkBTkECyUrApQKVkOQakUWEgcEKmr/A6yQQIxanzldK7+FLTLPgmcM/wsdFgRMOS0HGhyDqUsILRO7BS0NCJ+oUzIIDxdADjLCDlgcBEEoTSq3ARr1QljKX4SLARpKDS0NBywiHEQeLlYaQxgHB2ljAXtLSw0ZJ5MKIy21GQ8sKwQbOSQKjgMbKxj/RwIIAkL/Y2whEXs6BVpYFzkwLmgNNiYnNCQqdCsPAT8ECg1fBQ1ASCEWXBQDHxwipw1MMAorLCwcRG9pIAcWJxolLD0GDRxVai0vai0OE4cDCyQxBjI7NAQ5Gzk7NVZdFgoLNFhM/yEKeCAMEhVMCgnFDyETE14oKAIXTnoaAQkfZGBrGjEkBQQDCAIGChVgyf9eVToD/wOdBQ4DEw1KDzUIDQ0QBQ5SMw1OMSoHaAE0ciMaQgODAR8ELA9E/zIBDJ1fQ44DAxAqUA4BKQUKTSoHBTYCBhsFBj4oDzsdAUYiXjY6IaKvAj0aBBsHGxc8BCQ/DE5NHRMKcCEDq1ogLkwENyWFbDIMFok2QeCoTgMIRk1VDCwDg4sNJBU2KxJNbB0PRdwbNyVYfzcVKk1FFAiAkjYEKxlaHBlgOBgOCQcYSj2ALidVdw+vARV6SAwFRgwnjl4HUv8z/wwT/QU9EwIUcRcGUgsePldoJR8uIihPCWUTKiKtAgQBXwUbHQU+OEIvWwrYNiladShEF2YJJioZJFM2CE9VFBQDGVcwfkkfFSMIUiEZd2I5DCuUBbrdFCNCFAp8AUYmUZAHBg8UBAdobAcPBSUnCpMfMgcwFhtAEQ0VPkgf1CtlATNvBymBQg8hVxMGAUURODgQVJoOExtDgSjAUb1IkUQPGhsssUgzYiEPHTgrHQQOHAgvpRb7BzOp/04EJDwcfTgBgQ9EESJKDhMEIXaDWyhvRj9ZSqQOECkLKrf/LRoWaRA5Ni8cChVeCRQTDUMEbzyyWKUTBpQjD0ETAwj/D1QDPRIZG5oZCS8mJjidemlTFzEuVggobC4EZCpofQ0oAksEVwmDHZ8yDFMDSTIKYigPEw+eFUMcWDEsInZ7NA04EhmNMwsUCB8MDiyXBf91BlUNTAqkv0MQ6ywWIxUJZw8cYmILIhAHgVg8GSMPIlAaHQiuCyxnC24dC0MpIBQhISccB1ERoj0S0UIRETUKFEsFMRAbdlgTFWwvRkgVLTsFFFT/BBchTrg1Ua8oaDUiCD9SGV0uOwhVHwsjDjURKwmA6EBHVjwOAR8ROTkCAwEbcy8NUTts+xQBd2xCCRhfXRcJMTw2nF44dEQQDCMnInohNVgCWgFoMhARCa8TfD4BPRrZPGIWIJYRLeBqWxLsDidaDSIBeAItW8gFlCwklig9C3nnDyo2AnsgH0gqNugFvk0OSjUgjy0jAacCVyk4CwicOo4xA3cLHU5lKyZKTgQNCgF2DSBbQBoMKnBYKFejGEgqPf8TbEsasTlCGm0XHhgBGRMDFg05MjYcGFhgDAh4SBOdDBV/M/8BHp4UDDoeKjARKiRfAT0SGRkO/zeoKxgHEwc/PwENHwkKVC4RLAdTGUgrIihaDytMJTUGIRAOCAM/Ry5ZJBQkVU8gLFcWEEEPUFUzDhk7BrIQyzQJB2MpI2gDGxMrGlUGRUATTBCaDgx8LRprEw8nPB0vNzw9VR9NAzwcKSIYWRc3D00QAgw3RD4XHxwMEQgSFWUHKUw4Hi0SZBoKMiUElWchPyiTYxsSVZgEGCIWFBMXUjZKNzdLG0MWKwYMAn81HUEjCUllCb0XiiYTfkRXLuyBOQweCi0Zjw4DKQYuNiFGHgZIXBQMEgpBGf9nFiA3hhM0WwMwH7kdLjsSL41GVYMzxBEHLws2Ey8CISQTD0oCErQS/5oHLIAQCmQa/xo1Bgw7KnUkJ0AhFBZdA3upKhopTwcQOiAUK04JMwoNJB8QDAsKUCxGh0giC00lYhwkICUpr2cPVS8HC0ABJCItPEoUKJklCgMIEqAlcBQBFD8NBbbmnilxKRcLjzA4HwciBBovVFwgLZMDEIyzcgYPTY46GzaLMAVRexFtAT9XHBQPDg06/0pnEIc5ODR1PooTBj5JJ4dmKTkhLoSCHXtTASgfB3oCHQQKoQgELUC8BGs6GgoOIxQsrQIWA04vG20FNQc5BaAoPCxbASOzGG4lBx4FE1spNocOEgkfAhBvI14OdHlYU2FhFA5DO1QUQXgP8xxhR3M7YclLLA0NDBmQJhBPISwatRkmCwdMhXwZYAqlag4kBA4BDxzcEAcrGjpKdzc5Ax4tJTtCBQE1F00WK6QFER4gDAg4MEZNERkkWQRsDyMpOEQKDBk3ZhMwIP9jeVw7QkA3OBP2BlAWAQkJDaNdBx6sAioHKlYUeG5BHtJEmS0kZiSABCs6cxACSRItHGcSA0IFFn4VWgoLGg0IaRUFPCQQPqIXFA8TMhVAUwxELQ44cAdNEEMEakgqOBIKlxskKQUFUHVxDDU5cyElHR66BzsZBVcgbhMLYUQoEMQ2XFkiAkfTehdHBi4hfWwWCP8wVgp+Uyl9F5AGAe4HNTmJDhwUFAv/SzgMJR/rBwRqPxMCEQZYATAkA6bq/9ZCPG4XXhkdMoSKMAEJKgYxGCBoSR0KhicTJR0B/yxRNwQIOh6yEwKtEL8FERM0DXw0BQgrRxEBJ1UqCgYQjwICGwMpB1sPIydgMEgHEgGiWQuTKzsBM1gLCjglIBIDAiZ0wzZgLVQ2AQU+YiAvXQEsPwILc54GCiYkBgMtHw4TOjmLklokFmELChocNYACHREHFiCJLQVBDwkSGkwUHAcoCQkxCQZFE1BbzQIRRCIaBIECZUwUSSYLDREBIw1SDygQDwkFUCcCIHJKPRALOnQQOT0qHRQxKWUaIBkSQVe2PEslFQwBYxAlC3FHT7X/JEcyL5kDHzsWFx4g/3NFSBsDHgITVQ8YO4oJrAQUDw0GGBg5Gj5CHakrrg8NIzE6HEUDThSwCI1McikYCRMFELdBc6JoDQioGwwsdwgPL1oGHpNNCCYPNTFlNBc2TaEDAzMrQyI0FW4SFFFHGRU6UwYGQR1CWQM7QT4+DXqgFwo9DiAUBwSLEgqJP3JbIkg/BQE1NTQvBDQUKUo/CAlldwkqAkUvLAYjTAMjOh4yDRQBJAUDEDViECkQDxMCLhMFPBcnGxWSImRYHDBAf09qSRCRHF1cGwYOCAy3RQs2FRoKZBk4WSMOtENDBgwHKeoCIa2dEg0MUBf/CE4GFCEaDwgsKBVNATMCR1YGQx1cbBdPRwwgCAeLEgYGJBU4QS5NIF0RiloVEV1EHilQETc4tQgDMwwhAwgrOh8EDR0qJiUTWgIVJ7wkZCQyI1sFDnQYCzMLUoMTGRtrG1EBCRsCvBRHErRdBw87XCoH2D6EDm0gBRVGqSRgCggijDgHp5tgCRz/rQRREWRA0i8Vg1IkBxR5Ml7NDQ5GBR8IeAYWMg0aGB0fcxi+CReMEnwaCRw9UzA/NgscBBsEMC4MKykPDAcUFwg2Wx1LBXf0SDbnMjAa2RAzF5x8HhaRCE0VTyARHyVAVFgkGUCdOStSXhAgNwcTBBgEcgMzCQMFKActD3dGMj0vAicEEUgBq1AJfnBU2RU9NyX/CBMFHAcdWUcrGgI2Lha4HDkaAjMgVS8VBBl2Ah0kChIeiglqDwozMxd3NgJEeh8jBxoEAhU200cFCR0dA1hFTwZjMUw1vzMjrSsGEDomFwoTTEZdDxwTBQ4k/0EGRD0MUZQfWSsNiw4nA2oPD5YVNAIPdJEJNwIvAQmVDQVNrCm5EBwfCBZTDhscWTlUPiYmaiU6EAcXBAwTRDhcARIuJEe4EUHFiRMVBjwBN/dFSjZpKQgLQF0cDhMrExMOZAwLECs+LjYEZRwZKAMPAxIBMz8dDgIIFSIpAh1WLxMfXTZOvCU8FykiBRY7Uz9bIQ18FoILPmcNNQ4TDR5VUzRrDS4fCQwCGm8LLTWbGdIXNR+P/1sSVxNDBAcLPBkp6A4CkQcKChEbcBgbOi4DGTxoRi4cWChFJN8MTA8/HyADMAUJHwQgCq48BAcQGAscI0oVS208RgLEEzEwvhoaEn0cFigeNiU6HjdsgDAWFQYROQglDQVQlwwIGCK2Sxo1cBYMPgsSJf8OAcEiOSgaEgEXB+1GbkEYMhUPJP4BYiQZNkt5FwQTGw9iOlYTIYYQFU5+FAF7Ew4FPgEdIA4Ibj0KMTEeFVQdHA/XHiwyeTAnIg8G/zsQNY5EQYFWYALgIgZ+IS8MHooe5iAGmVBCE7kSCCz/VD0bEyFqQQNfgycCAj/3HhEfQVoUSGgeORq7BiOETSEjDhYFWRJSRw84w48R9BcHcxEeFjUBYxoQEKoeVC8R4BgO7xEzW5AwLQECElYsNQsK7QQBDBlhDjQFYx4CBg1lC7EpBgMtWSEBNyM0sQgGClktASGHIRtMC1k6BisCcTERBgkQKAw2IRZsLwhSNCzKCAwBZioEDgETFsD/XVEQEC4LCCADHI4dCBMWGghLVxpJFioYBwgIKw5eBwX/T3R+SkIrD841SQEoElIjbH0MeQ0FDTQFAx89PhoCJhljah9IdgRMYnstGwQsEwgkSxKPEEEc8VkXCAkMCI9RfQ9HOQ4FNSlBJRIjMQYuDS8gBghADzI8AwwOA0dpCFgDUgk/UlcEZCBpzgufFB+JTA4NDxR6OC4hEJgUBw4UARIEKhcBOBNtKBQok380TEdbsB7/U8A7kA9RLBMUGBgmIFM8URaRJkAWoSgXTgsHIRcLFn4LTjACYRwYC0IEKi4RKUAeOeKYCBAHKwQZKD0mbGQjP4ABPSEtD2YWFGJ4DS1ALThGQgN1ZQJbBwcSnNQWGiFGGBt4HashSVb/sAsYJ2pcHgMdCUxEYmk3KAIGJgpsnl5PHjgEAiRUCQ0/HicmInJSkIBcOxZaaCn/VzkBH0hBLxFXRQqITA4sJReVPUyvEv8OQQUJAf8KPAM9SxEtaZwEIWpZChQYAcMIli8UiA0QLQIKtSY6YhpDa0G4LSYCEwgBEESuIApDqz//BSD/gwMaS1YrXTtuNKgXmh8ELQ4TPhMHIm5HQ/4QDSQdCAY9AxMqJH4MLGdbKwY0XorDCEY9Lfc4l0+bdiBeKA19G2gLSCwCChRSMC4RDQY0ShApoDsYWhEM/xX/oAs+ARDvNSkSfpYvsQEOhlsvMgsSfTgfWAERV/8FBzuoZgsGhBMJEixhYU8WH0l3hxEcUisoKBtHQglvXiEU/39O409+IjNcJV0QDitECh4ONAIQCg4BVC4iAxACHBMBZAgkBlkKNj4hVx1dHSjpFBokARgMARMbAY0JQmdhBhAWF5ETAykWFTEaRkgfHhlWRWFL1x4ZDnUXFwdIDyUsRyFjFQoJaAgbThK/T/9QkjfHDw86QyoZNrC2MBYWUQ4cKDlitP8ZWhAnYElQBB8EnjobNiwJECpdNgIlGicBIEEXFVEf3AVXS0YRARsEG0c0HRsYCCoyBEcgVT2c//8F6xMPbgQFIVaGSUElG0n/M1NOV5wmqKIKCyk6MgkMNZQXkAwpZfygmC0NIT+AFpQ1GSnHMTANrzEXF1fOGgjGHSUtkUETpwj/qBd0G1NAWjdUe2QsAzgQuFUyGAcHRCZHLaQ5D08iBB8OIyUEXgJyE1YNJRpIvTtfF7ZIGnUEZx8SBTUkDRnCFWFrHP+DC24BMAo5QAMNORIJOwtDMxZuLUIqRg1eDoREF2YND7wngAz/CSAQAn5DJyMBgx3/ltUSaXo5BQQwCyJ5OxE5SRpBJ0QFESkqTgxzNBa/NAcWNin/AxkEHCc3GYoLT1QLJG5yKh8XB6IDVS856wpOkgkBqwgvXGhEMzb/RjVTixZWBGM0oywQRwcECwQIDgZMJA44RA0eVCgEFBKHb0OzkRsnFX4uXCAaLjRAciMsYXNGFBwoBqdONP8HDQoFESYSAq1CBxA6thEeChkgPwSsbRggGw+MEi0FChc9QjUQUQwmDG1mq3MpiAMEQ/8RqwgsMlJlCwkdWjozZ/9KKFiJKioQZzU9RQdLEDsTLB8eCRXLQgMZDgsLQgQafKJ7CBOsGgsf/2kMDEOdDykPsIAQgJ1SdSRFCRo8dicmgTsBYxMEjAo8n0c7JxIiBTsLBAQLCB5gDKolQhU4NBU8owJSJAYuDLg1HQIoKjNFDi8IGSwOUgJGqgh4HA1FF589BDA1gaL/KQhEYBIvBGwBBNY9GBECNTwRQSI3SSgMFTALF1VILRMlGwwJTghSBrkedxAFBSZWHhIUEAIZT0OANEJ3bzQGC/8Eh3gbECsLBQEyFyouGQIgAdAWNyGbAwseLhsLKQG8RWRUOWEaLCorMBxGZRVHFDaGgkVjXgU1Vh/IHGBcQCUvEwsEho8BAQIFD14wG3M1pwsrEhY9LSwGCw4HF0QjQlU6igU+NBUUGl7zTBgmdxOzIRhOBv8pHRIVCBMkDy0YCWAWJDE3MxEFDVQbDCgsIx0TVQEGGQUOjzYeQQEkMg1aDtQHASkCKQOPGnJGMD4DKiaCAxdNDxFrDhA5LygiQzeZTQt+YAiYoAoIUhcDCXFmTx8BfQFAOFYUCSArRFUIIg8+6x48BhkkNT00CSdBBg4yBFUzBnt2VhzBPQNQoWkEAQ1GBf8xLRksuXQ6PkEYLQaB/xwyKkQxJTkQEQI1I80EKBtpBUWSFw0TBg8ZLB6JaBY5QHQNPSAVHg0FGRdEUCEEMtMDIAIuAwMbalgJEQEiNFiUJAk0FBAJUgFYGRAB3gkUEFBfEaIhJQUcJiV9Nx7xHmsHMxUlJjf5FgGAHBoMAxwMFughpREZH/8FTf8XBoblAQItTifFBQMCzwUCBhseygEcOAEcaDk1EAghdi81AQwJAzOKAhX0DEQxFRowDSIXHgEEIwxu5REvEVT/CiFUJAUBfGUIGwgFBW4QBFItESoMDggeSy4nRSYRGQ0NJ0svBh1MyDUoAWYwPE0VMjMi/yoPWEgPagw0QUgcCiVRMyA2Y3s2KARFiMkrHCEBKB9TGkYOVhgoPQ9CICcx//8CPCwCCgQtAWEetyQCTdlaT2JnIwR+qg00C24LVwkCXhQwSx9cCPM31VgTHDINGwr/IUsGHUAmGzvuZUtlC40+DGGFLh4LslYsJzViCwYXP0MJTh4fBDAnZ2JsKDksBBAZih8ihTMlGBokCBUbMRsErZ4LlexsSAYFCl9MFxoGSIEmJAgW1xQJYAFHFgYcIAlcDBvREQIwBkMiHR0CriULTT4bFAIJJEoofAqSih0tEBcoGmapKSaNQyuXDD8G6MelIxbdAoItNC4uJh4xOwMUHCMdMxoCLRgdaxk6QIUGKwr/PElKRUQpYhEMChlCHxcTBbYWKyQWHWBXbUEJSQUeBQQRYRoEGQ45cAV8CAI6PhsFCSEpQxs3HN0ZFggmUH96TysLa25NIWQEBzsazEBSEhYjTyx5CDM1ARIHdREIDzM39RwHGAQjEQMYklkEVjaxchUfnDq9GTkBBEsyDC82MQFfHSEQZwEyFKYUDSIDLT48CXIVAo8DDi+EBFESHA1L/xgpMrRyIRidDxEFVkhRaRIhJQw9OBtCLGgXST8LF08iJDdNODMEF9cHAwQke1ITGEE3VizXFCsBIAk2IgRIoh9QeDKcMVoNBA4MJBj7UAUlB48EAnofTp8EHgsYKVYpG1YHCCdaCrGeWhIZFoUXiy1QXRYGRDMUFzAICAwEJIU7syESAhsPLhFxHCMILH0mNJoyBxo26GweZSs6PD4/IHENBCgbQxIXSSFMFbEkHgEXCQICYGQRGSJqPiABVpJ6D0YDJAIOEh0gMAeEk4lCLws7KTsOOh0TEB8Soh4MeXp3BVNNuYT/AwU5KCyjbBpHBiBSQAkaEzAuBEQBGmaMKWZ/LQ0zVF4WR1EFqG8PMh2+NbtURiGgWRpLKwxBHlYS8mZ7AaFNBgwPfUtOBwgDKkS9E+hLSs1wIAYZQQQRiBEmIRNUNi45ayUWQisDhR4JKxcpSxEKFg8qNycdHFIbM2o9Ix8mMmoJKxFiVTQUMAdFszUfXJBNNAoqLDG3bCJAKXJ3MxOcTwFMWZtJDnwCWxsvB0wgcQ8NtTBYBwVjAn0CkSAIA/Awf38BYxRDR8clBgJuDwU7PzH6Og8kQy0XOVAeBakyBJd0F/88e0SFUwgSIEpEwBYzOBYBc0gJGRo3KUBe0DFFkMURgjf/BhcOAVF7HHz/iQ4mtjQZHAhxFmXvGQY8jD1L3kxYUAUJW3g/jScJAgpDIBc0BS45EWZyBCtbRGArDBAgHjgVCw6kP2gOWBmqHUN1QTQRARpRQW8bthAuKkEvBpYMDCU0BUNJRSUQT4ocFwI2RipeRQVGNTISDQ50BT4RQggxHSZJExHhd0NpI0clS0kGBDM3EAsOZQE2GBEaQmAyPSkxP/8dDo0ESgkOJx8sfwoZGi9SRVsNAwoBKSWNRgQILQyKDxf/Bwk7NjsIUkIbviO6FUB8RHtWPykPKCsNVAsBIhQ3Hz0uHQQyBREbXSYIPAMWEkN5PiwdXwszdS0OGGRbERpWDWElnkJ+QSoWMlxRERMEEExMRQdDLhoZJg9nBQ12KB8THXUtEjUHIiKcGRIFBAk7SVWztRwKFgNTFQtPfUAeEztDMnYGFDrbDgabDhR5IQsFBTQtMQtNgAfcByIdB3onKqcfSiESKiYhwRYfCxkvBQtOIAxKKoIGNhUOMzhdCFUBD5MHLP8qZwEUN00gqtUUEQwQXRccPBEoeVv/JAcCG6E7DQveoQMQJV4iIw8eEj6mXRx1Hp0ZO3EFBAaWKTgEPw1ANhgMIw1GE5IYLTojghFZAzwJBx12AzsnHRcIMy0nGD/WCWYdTn0cFU0gASMEQiQJNYIRCwmBQkgLGRdeRwQ4QFkOGkscL5IPByoaFQ1rOBoCDCIqDQpGKScHZpECDt4JeQ8zE5YSDj8cPAVJWAkJO0cuSTQxBA0+RQk0UBceRR5mH00f/5IgmXwKKyAFLRm4MYQpOwMHFgUUNjQ2PRURIAdgIiYFkVYDgzYeLGwRV0IbER0MqS8T/ygZFBMFFFcl5gUZox0NKhpOgCYNLQ+TBCwatgoBLQp6HiAWDV4vlSJpH1sPDwxeFgI9QAYEB24KqRVPPlaBDgc3WUsrBBbfJAoL4J2CKBoMQsiTDVSmYgYZqnjDH4cWDCo6MwNeJFY0IhFTCBAiAy8SBwcRAV0iXCFnRSdpQXg1Eh5lESMmSzI5CQJVFV84W0kVUmgXAWMiIgGoppsNDCT/szKCERouCmURAxwBGTsFD0kaCHAHCB4qjhM6UUAGUBw/mRsPDi83CSQeKSRjAmc+NwdGCyoSxigBAVwmNEkbKgclXwMVXBcMDw8cRjtIFhsJTzQoQxolEhwGCxeGEZcrNycBDz0+FHomIEuIKks+P4JyBhJBJzl+cRoFBBISIR0FUxccVwv5J1tpJDcRJhUILFgKRNJPBhQkHDpUBQgkTy4cNCk3XzoFUCEIWBMBEgoHHGsoFBXHAgMpcAGfF3EElEI/rksNGAU5P1+TFWAlPR9VRzWBLgw0DSYhhVsJGkExNxy+RlNAMRcbWZ1zDw8qLA1cJygKRxUuGRwXODQFFzNPD5tOXWEJKm4GGQQLD7bRKkcEBgkjDkOhU/8RBTsEDx0GWptADj3REAcOUDgJCS9WCQh5j5MMBzslLwUMJV/HJldgJH4lAiyMDUE7CiM/BwsJIw0fFS4ZQxUTCDkrCB5LNwsVLB6TGvuxMhFtewwNAgweJDEPcQFGCRchDTGEZFqkkQcGmBQochUqClVHWSEyECxkVDseHjJ8Dy8QqCwMEBtSWhlDIAMWAywENxIpSTA8SHQNCpl5Q0cMjgMhASIHPyYXkAgvBIIlcTspFSwNBkgcQYMMQxkTLxYMDgYZJSUDDwda5wk9RJscCRcWaP8gLBYzKFwflAxBgU18eP/VExk8EgYK/yo0CSQSF0WcLw9kAxENMwxGDSAQrRhWEAg8JlwLjhQcIaAm/xEzGQL/DzUbIWxHmTEwXGkzHxZrXDASD1qLSAQXB0ACUFVHMxtdDhlLDjcHISsvQK9eBEwEBjxCCrpDZwXPKk4O0v8yZS0iYd82DQtPNmwncg4GhTA+vTKeLgkkGBJBiVgK2w4WQAU5Ff+0SQtHNDAWBBF5CQ4lbFtsGyk8CEMfATMHK7gNQDlfHB3eAykfMSJBKxkKBSwoF1QjC7ugDyyCTgQCFgksOQs8GmIcQDxeFS7/LWsLLm0PAwczZy1uMP8KDyssEzcFNF4jMSJyHShGBEc7KBc/aZIUDQcKhg4WHgtTGxwYJ25RAhAwdiwcA3kfc/+ZDSkXthkbBBDBX1iEZQsdXRMmCHw=","weights":"rFVNSqd9VDxrw8PLxWU7Q0ZoREtFxztUwlTCY8bT3Ew8REXDs0tEe7dGtVNMRFs0vExMNLTD1UrEbLzDZENEJcRds9TUJEy0TES7uks1Q2xMw6lpVLxWbUPUy71CS9QzvMRNVrRVm11F1cVNRrtEvMM0rDZEc1tb28ZFTLOFIpQ8xCxKRXS86XxE1dlFxFWkPGTMxNXMVERry9QrXeQ8s1TVnUW1N3S1U108xjU0S8ZEVLZETM04VEtGqkTcQ9y1fGzEXalTyGxdM8TFyy02rWRUNFTVLM00yVvNaTbWSzzctayc1HxLPMxVTNTDXDzLO1XbTMQ6XTRKSmQ6RERou5TCNEVDnErJrFdTRbu2hFRUPUs8LUxCRHOLzatFTETGfLRE1Mxtq0W1xkxHokNk5YzNTUOk20QzVktFSSvKNMPFQ1TDM2rNWVbD3EY0SjhEvFU0ykvEXLVCa8szWiQkbDxMukxER7SkRDzNREM9y7o01LlLNkTNWmO91TY3VGvMNELLy8u7qzQ0XDRDtMRmPUxbW2TFY0vEy9VDRFpUTEvMVFRcNLXLO8zFRDRMtMRMy7RMTKRdRGxF1MysTVW8TbtI3Ua7rGo8zVbLTEvXPbQrzVU1TCpcxiNMbEt0WbRTvdu0SkrFy2w9ZEbEukSzVEs0TE0kREtDtjNDNc27Um27xDSkTdtUtKXGs9wzjINLws08xUN7SjmstNyLTNSEbFxYXM28bKLcVoRSSd2VurzaVmW7NEbcOlqTzETFNEPKtTNEZUNMRWSK27xDRbVlw0xNRDpKWrqLNbRLbXXENFdVxIR7PEU7ZrRUOjRMXERtxUVOszUcy0NLM7zGS0O9O0VTTMzc3FXLadzUk9rWxEREW8ZEbVxkTJWbQjRmUc3EpFXGzMvMrFy0RUVLU0xVRFzFRVVKQztUVTpcS83LvEREPERURFzE1TW5xMQ4XEvby0S0c7lNuVVLVDNVtTk8RczLpFxVq0tFZNpitLgrizVVREPUQ0GbTMRbSzU2a0RbO1rdXMxcSMM1RsTUlEO2hDPF20W1jLezNUwlRVw0W2ND1Ly9xE01s3NIS9XUNWpjPMfLa7O7SbU6RWzTOTZks1RsVkpKS9xGQzxMTLRUVFRUI1U0W1ykxdo0ubJ4JlV21NtFhTRTzEvdsUy9hERNS0yFxrZENUVTTMSyurVbTJWjaT3cRcu7O0PBNbNSWjq1U0zURXQktU21Nd1E3KRVVLQ0NoW0Rd24TEzNtLvctpPFRcRUtL07MkZUdItcZkuy3LhVJGRVW2RDR8Vdo9o7zUVWzLQmNDtFw9bNS8zDPdXUQ0ZWusRKk7o7M8yVrEfj01tczDVnW0PFrUw0VEVDqrRTVLVM3FvMtCxcPMSLyFVsuEsyWkckpEsz3KbF7EQ0OMK8xVQ1W0zGRdTMtEVLVbxbRFJMQzRdZM1Ey7NUvDuaw0dNXGo9O8VDSMy9xFs01kxaVrxb1VysJlPKM0PUPCRFurtKZUjFaqPN1GtlM0RbTKs6rExVW1I0WUTJaVbGxbtUY73USzR1RMysvDbD1ry0TMyqy6SlVKXERlNEyytrOzZubIRLRKtqM0RWRGZHRMTL01NGtFvFNjxcU6tUuDRTy7wqS0SsS6QzNVZTzMO0PaOVyspLRMZT1ERUS8QzO7qzu1tDpTlaTFPDPVZjvLRdXEVLvM3GyLtF1WZbakzIRNVctsuWy7y7RcSkNENKi8S1IjVqtsa7zLVlu7Rl5cSrR7NqpUxMS2tTXDNEdLTDRbNMbeRVk8OkR1RUvDXdVta8bDM0UqRL2bxVdK3E3LultEtMo1pMVcerNGNUW9VGnTTVyDxMOjU2tuzJnatEyzzEVqVENTpDREW7ZkzE1UVTbErjXMRFRDUnrLRqNF1oTLozQ8RcPKlEbORVy01GTdwr1WXEUzx9u0nds8a8JFpExDQ01Wy106vEqstMxZzUJcY8RZTMXMVFQxTFxdTEZrxMxDtUTES8hMxEvFUzSlvJTMo0TFRVNlPKUtk0I0xEtePUWnM0i8RcxcZDRKvUJUQ4O8zVPcols0XFpMu7W2RElFNbtGTDrILTpcsjRdRFt13FRLNDasScukzGVctj3EOkwznENIuzPkNFsj1Ty0R2xZNMRTbNw9RUxLVUy0oiRcpLNLxdVFVETFRLa0M0ts5cpLxkpdu2rHs01kRMNZSzNDVGUlvE3UTTXL1ExTRFY8tERDrLw0UkvDXa08xMZbo2okS8PbXE2avDtMvMNs20xlxEU1bEzVTbtjSsU0RizCLNZEzNU0O2NMk3MsulRFXFNUSDXGxKvTMjtdtFtVSEPM20RDS8xMzKN8xUNUPVu7RExnaks8tSzWzUNaQ2PatDTITTW6PEW1VUxaNSW8TM1bQ9vMq7Q0RL7dSEzFZGvcVUM0s7w7xDtDZCRFv1TEXLU0RDRHvLy1VctMXKXFRLNDZGp1xETMVWNMhcfSvVqrO8NFRrXWbFRFdFXGNMRc0+M0RcTWzFZjTEQ6RNTLNctNK0OcxNUkVKp7NGuk3My0tEbEhFuzRDPLRMw1pMtMRbNLykQ1RLVkp7uKxF22dMtNVkw8sklEW92sxtwzu8TNTDtDVbdNW10kRMxVtkUzVUmmvDM7tkW7zEXEerQ5tMtUu0lkxEzMtVxDSjLUNKe8tEaKI8RcxEpUQ8lKqk27s6NsXTS1RES4ptM0SjVFS6ZLxrwlVV1lSzNbI7Xcy1bLS0NVw1i6WkRdKz2yVbO73DjDTUvDylVLM8yy1KRstrSzZMPETGNKq8VV1EW8SnTFysRNrKxWWs3kNNSkQky1REtcuUNKTbbrS1yjTVhI1rzMjEZ1S8Y1pj17YtyzrMW5bDNMRFSkVTtE3LarS4RDRL0ztTzqVE3EuzxM2kS1WqMk1mXJzDU0RZpkNEqGS0TLQ1xF+1y+TMXIRMSzRGU1YTVMy2fV1FXFTLLESsN1xDM1TDzFVaWqesSkVHZlNYNtlDXLLENMu0RWXFNs1Ws7ROU0WqVkszbdyrW0u9xNUzU0pVVJrLStdURVVL21a8RF2sRMRENdzEPCpkSau1a6ZEzExWvVxExUbFVU0zNLWsxtVDysNZzSxaRlxFxlxrvSzZ00TJRMtGPEq8e0tFuLtsW1vLykS1xESjNCZEQjPTlUQ1VLVDZTzcsmVMa9pdzcVlXMzFRbS2y0q1acWkpVVbObUzlLtDXYXERbsXw8s8RYU1SjNdQ0xMZElDzJRcNGS8okVFRcxKyzJMRGw7ZSOrW1VKTLTCRNWKRl3ctFasO8zVVDVF1jVVtEY1W1xD3Ly1UzzcVMSbTEt1PUqkRLTUNdxKw1XWtDs3VUw7yjSzRV1ERzOjNE1sY2Q8uZPsO8RFxERavFTUO1VM1EJNNFs7WEnCSjNLQ1pbS02rbLbKrLPKtdNTxHVl7FnWYzNcTGxmW6PF1lRdaESiZMtEWzzU3TzLpNNMaRRjZGqlWqXoNEOl5FtcuzW6PtRkyr2zzdymtEvEVaxU1dpLNzdqlEZttEuEPdZaVKO+xPNEzMXEMYZDxEQ6ZWioxVxUNVXMrNzcM0Rc3DZLNbu8QzxMuk3MXdREOlxExEtENCQ7W122W1SbxazMQ1xF01zGW0NDSktLU1QzvDy2dFVku7w1O9emvLPMfU2FTcRFW1Q7RsTTzTXcu0zLtDvDs6yTRMS8REzVTFTLRVTDVJ7ER7TLUzW2fEy7S1wztMVTuNV0VUM71SPLOKvGVL1Mc03TakRLozxUTMtqW7rEu5NaWKdTzFNMrMw0Q7OE1GxFPMTLfEnSW0Olo1zEM0ZaNTzWbbtlS1NLvFrbbUPYS6Ndy1QzlKpDRMpdy1M8PTQ7Y7LERGXFxcwjM9Y7tVTNPG08vURDo1TNQ1qrIkOq1E2MtUS0tcRFVUybOkp0PbVNxbxMxtoyZjQ0pMVETFOzy4RGVFtFW0vMVKtUREOju7W1REhkXGTIRHaUi2NER9zDvbM8NFRDyTylnK1FvKvKVDw7ddVUVaRNOsOsJDu1VdLUtDvbTEXMxDxsRM3LWzqNS9oju7wktNSsvITKS7yzxEpcU1NEJUxMVdNMxTQ6sztUVtO1QtNCRDNEazWUSjRKQ0zcw8Rsy8WrRVTEUlMztKXHVM3TWzRVZEJmujvDRLd1VUMzy0ZbyzbGtUZcd1NMs1TIO8o0NLy5xE3EvMRLdMy0XMvKRVYlzMWUY8SkU2h3VpZcRdVYREnERMOLYkzURLTDyY1kQ1TDzM1UO01TzUvMVTOstKhFSrNTPEprO0RK2rrk3cPLQ0NSVLa8c1s6tKjNN7NCU6dUw0NMVL1UtLLMVVyTO7VD07XFTJzDa8tMrkqjRVS0azNMRG1dZ9NmUjzVVkRaPclkxURVmbRbPMW1S0qjskxMPFPM2UrETFWL6sdIXWpDpatTQ1zFRevDZrwzqcVsNNxEVrrkRHw0i1o9vGWsVLzd2zu8a8Q0dWNLw5ukXLRDu8tcmzLLzMxD1FQzRUTMPEZcPEW2NdM1ZKSkVYRGi9tEW7NFSzNta6THS0Y8R2VVxVu0irtFRbTEtM1YY6Z7VbRctLNMvDxEPcPNacNUxbvFNMdFykRDy8PHtEuKy8zFTUXFQ20tyzQzVko0SNxTxd3MTDTLdYVcS9bVTVNUy0TCVTxdTLpEZDNM1ESbO1O1nMzKNDVaQ60yZEPVSlXMdlvFtkRETGZdTURMa1SkTKTcU0VUU6w02mQkxFVEtGTFPETFXUxURUzHSjXVtNTEtMc4tMO7NUtDW9tbRE3MNUzco0UtSrtLVLRkQs1bVDXFk1qFPUU0W1vEs3V65czMW0xD5UREJmu5RU0rI2vLRDW0xFNFQ2TFy2tkpcy0wlU0y8zFwkVse41kYz3Dx5TMzUNKZaVEVVRkNchExG1MSm08Q0wzxEVFM5TKVFO61MxLRWi1O8O2S7ZDRE1Sw73EbITF1MVLTMxFPWzV1ctbnTNXljWtk0NMNERLREVDK7VNXLXT5lR6NlxMLJSztMy0U9ZExbJdZFpba1W1Zro0RqzLRao0VFRDxHzFrMPUWsNUbVW1vEVLarvDNsOMNcVLVLtHTKnMM8M1VMNck9zZe8RrW3vDtFXTtMRd07ZUpcTESNbFRtxVa6zEzEOkq2viOtZVVKNMs03ETKzUQ0hcM6y8Xcyr1NU2vUu7VFK1rIy1s1NMsyS1Q6W1PDY1tU21xLy8VTzEw9aZQ8NUXF1Vt0Y0OkTEbW3Ss11EVD1JdI2NNEy5W8s0VMNsQ8NqzFREVsZUpqlsRa20NUvTR0s8RDlTxKtjNaRDZrS0Q2S0RUzN3Ek1hLpUSjdF27xXxMs001tGvMXMSaxFpDzNw4S0ylMlVD3DymREzbvLZLvWVF1E02tVtLVmVMs4uzVKpL3ETL3ETVVVPc2z1TXKNETDNlvEW8bFY7o8mktso4RWNKu7pFVbPEXDjV19pcWUZb07O7a7xEPFu6Q1R0VM1LRUM0Tscz00S5tFxHu0tKVMhMRcRMVdVURU3FTNtKQ7dqLMY2e4tbRsLFtYNMJclURTRr7EQ4O41Ew7LcVEtNs8RLQ7zMw0M2xWLLzSTTt0PTQ0TKxkRcimy7s4M8o7NV2jy5PNzEOkVsM7I8JDVVy0tlQtPGPEtEY8NllETFs7zDVMRMSUTMPFQ5ubVEPqrIXMWsQ1a0VmOkS8VUK8M9s3XKRGtTRFVUyWO2ak7TV0TDoyRcU0TUxMJCo9Q1VDTEVKvTlDazfLTcVEpES8VIXIUm5ENbsiU1RVbVy0U7xaRcPVtMuzwsxcSlTEusO7LaPatV1SSZo7tUQyTcVbxEpEVE3DNsTNPbO0jMxdutNZxUTEJMO0TUO03BwslEZEvTTYzay0VFZWNFxmWL1aRVxDWUNEtYvUS0TUu1TDRDM8ssPMy6M0ttzXM7RVdcvL5Etc1TujSlY2ZGTDRsQ5VWZTtkhMvIRLREhIRbZFNMVztM3U1Exac0pHVZw2TszMxFO2u0fHw5TWQrNdQ1tUlLQ1Tb1Uy1RTRIZy1MQ5VHRMrWPMpTU7NjVKW6W2t4zVvEU1RcM1xLu0otNkQ0OE00NGVEw03NU8U7vGs5SrRGS4Q6UiTUi6ukOsw0uspzzFxLU6SsNcxZV8U8xFk0PDVbVFxttTNdu7q8PFfNKzRMzLtUNKfU2UTEu1SalGXGpEPLRarLSsI6xkS71URMc9XDSmRURVtF28VLdeOby0XVQ7s0PVVF20olQ0zVxLRFTEVFPUIzu8XlyTQz28q1PEvLXMumTkRU3dVFxVuFZVtU1GNMTT3DtKVUVTy8zGXGOztExlxFfF1UxUxc1cPEplOUTNOlrENURU3LwzQ6VrbVREjDsnVFO7c1rGWCREPDsztDTc3DtlTMW9NMRUo0xW202yvDM1N0pEtEZjtXzavExLTVNFZiVGU+RMV2u1zjZ8y8PFfEisuKZoWrVtzq20u7QjbNPDtjWm20vM27S1tlS1xDNdZa9jRUTGXDOzJUM0LjW2a0zMqTPcXFtIxFRTOr1aPEQ1RFxKZFRsNVtVeCNT1lVk7jtDa8zd1bRMtkNMNsNFhEtUZTxcRlq8REVU1MykTFnK00PNzEzUM0tVZTpJpGxNvTWtlKumRT1cZNdDPMVTs8nVtNY7XEOzvORdRWRTss3DjEytQ81DW1hDs6x7S2M3rLRss0ZcO8w7TMRcbNY77bTUXEW8tFtVS57dtcxWrcRFpWRUxEtGREpMVFvTy0PMPMbWSjxDtFbF1MPHNNpLbU20yzNMTFRj2lmmtZNbxFPWXFTJRMMkxFzL22WcympeW0Nb621VUzNEO7Q7RsXNxVVS26XF1c1WZMlEPExZxzRTRSNYSWVEw1ViM8vLM801PFw82rNUPMzM3Fs3pUzJ1qNEQ9uMNEzUo8w8S8uzVLLdRWM1TFQ1dFRVdFRT3VY8ayOlS0XFVVR9tNRszKtGw1w2zdTHO1R8VLxGhE1DRkw2PGbUtDTLtnaj3DxTo8Q7tUxczM1DVDEyzKukV7SsVDy7tUSUZjxFTcRM2sPcqUtbTCxMusuESNuky1W1S1JLOqxURjPNm8wpWrS0zERMVUQ8TlRUSzu7ZDtUS8OjROODJaRKtES8S9TWNVPb1FNMQ0yzxNM0Nb1Cw8zFNE0qTGybXEWqQ0RMxztTTENDRt27NDq7xUtstE68XUwrtMI8xqRtQ7WzSzRFtU2NRlREulw73LS7uMRkNFQ1VJtFU3w0tKRFm7MzPbvLvEzN3ctbxN1NVFQz3MzVu1S2tEVkRsY2tULbVLh6ZEgsVEtbtVTMrEuptcXMS1M0bDXEQ0RsQ8TDSzW2TUbbw3ybPF3FZbmlQ11H1jRMVow8PTRHRtultUNHPEPUXLzLTLXXzENIQoy8RtW1ZFTMOytDZEO0VUPbyURFqFWsNGQ8lX1ERcSjZD3LvESbVMVFxDdLykbMzEU0rKtUQz1EvVw0pjU0pExMvNtDUlXDqlrMQ7W7RESrTD1Ug2u8XDOj08xtzWXDXGxouKTLu7NLzLnKWqzDtJw7M1xEQ2vUSlvUarXHvLdj08PFtZq8fE2sdEu71czEy0tCxVw8RFPFzMdMTEy6XNzrRGW7RUy8NEvDNMNNtdS8Y6NMVERGvGRdw+S1Vb1YSLPCzde9m0M8NLvLTLxFVESGs0vGQkfbrVTEy0NMXKNDbFizWm3LZZpqxNdd7LtDSoySvF3FrbQmtEtDu1SkxEs6a8tYRN1TxcVoTFO0V5tNpLXFk2VEXUu9VEXURUVMzVy6xMS1zUO8s0TEvLRUxMPbRVqLM7wytM21u7zEy8VEu0Usxs22Wly9tmTDNdXEo1bavMRLXFxbzLNFRsSkxcPdS03EfFtDTdbUzU1EylvYtDbUqdtLRLYyWcZsxVVke9TEVlTLxjxULFu5S8zGtdXcR8NEhcs8OzSqRExEvExDJMWlfExKjD0zw7Rc5FVNPY1WQkpl2rtNKlVbMzM0NMxby8W7NcNUI0RNx3xTW3xNvEQjO0UnS7NM2jIjVDVlw0xkJDZj1drES6hlxtLcSlRdKMw63Sxbs6w03DtNylTE2YxVxZXExKVL3ETdPDtqPLa0Q8ZJZMXEZnW1pUVoNMvUO1NVPDultEO8PdnZRsw8XIZDc1q02EvWG100RHNIS7NltXQ2W1xU3MTGqjxlWzQsVcY1ZFzNlczFNKNUyrqqXVxWS7x7S9WkyU1cdNRcRDV7S3xFNUa1QjU0ZWxUo1tUVFRMxdI0U8tUM9uzXFQzQ1TUxE3Nw0OkS7ZWVFakRNRsMlTD1FVGPEwrrNVsTc283VRrJ8Zku8VDJxTU20vMtlxDO6QkO1xEOXy5XaM6Vcw8XFtLw8w0Y0TUxOs2jNOru03bIjNkRbxEtaZkzCbGus2jxcO0pNq03KS5Q9NEREtDQkuWbERcRVxVVkRcNUXH5UpEszt1TTwtzbU8W0y1rU1G3FRLRUdIVVzKXLnrqrNMZLg3w1RVqs1lTFs8SFNZfFwzW0VVuU1le3RUyFxdPETLRadkO8QYOUxURGvOvM11s6OrRzy0SrU+XEbbRXTM1bOjzMOafNbbNTS2XWRDtMSzvFVVRGk0o8RGNdvOSTxLu8W7VEVVzUVLK6TEQ8NbREtEbXUkxNTDw0s1RFFRxDzFY1WEy6tTRDRzyLXMw8J9RTW8xERky8NMe8RFWzTMw8XKM7w5RUTNs6TVe0NMW7TForS0Oos7ytNsxaS0u6tMq9RKtDU8SzXbNkVMREpF1MPLNzNbZDW6S820R1u7xUVNxbZNXcQ9a9trtEPUW1xUvURUOtPEVdNJdERNXUy8xchiRUVkYzNkTFTLxNOjs7dGs8M1Q2VTw7O1pX1TY7PDbMRDQ8O0alWFpMzlS1XEVTRD1k5LYlWkpbXGtUa1S6Q1xTJUQjgzNCTE21nFNCW2MlxMtDTNxFXEVcNVpDRLqlM6Tco1Myx1tWXGtVW0y0ZcW6lMtcM6S8tLS8zbbFw9vT1MbMVMLFVFtUZERNSGVVSjSlplxUxFSrVEVLxLXTZc3VojNGtLbEurRKNDVTOmhVvLbMlMvKM0pMxT2DzbS7NMNFxE3OJbNEtZlUrUUjts+1XTVlS81DzCXuREW0Q1u7NEykNDPVvDw028pcPMU0NLzDa1xEO8O1RbustpSkLLvcxNtNtkRlzLRMvKtEREO706VNzENIxEs2U0vETDRlU821U8tHU9RkW0xatlOlxaTKpHQ0tUrFRWOkKiQ8PFNzzNRWNXNMw1u01bojZUZFTIREXMs9ysTE3Lw6ZGR0RFRFtUwkTMPMTFTFtENrfLpMNE1cTFtIPdtkrFVzxVSb201kqtU8SDpcwzS7NMW1ezy2Q1TKM3TNw9W8s0TVOzU9dYbTU+spO9SmrLwbo0TE40ZjPMum20lVKjZLwzRco7qsO0wzTFk1VMVTQ7VsQ7jLSzy6WEulpDVFzEpExWvFQzxFTDNMh7TOMzO0JSlVtD1Fw6N0tLzcRUPENFvVRLxGRDReJNdTzE1NtFxDvVXDRdxdZENFysQ1xq28VLS0TEVElVMzVVs0OlOzxMrDyDxEy0Q7TM3KzKt0tV1Ms8a5qlXO3MVTS8xDvGtLS8Qrq2vbu0M73ds2xLW0kzxUvMVZvMvTg9VrRKXLw7RFU3yEXDxctcuk00lMRrXKjErVrCU8OlQ1u0g8TDi8OsNKTWTERFU8TZNjQstVM2VFVElUxsNLqFdEhsOjfGxFZDVku1UkpDSUs3PFRrOkzXRbRcdU20MpPF1MbTVkQ1aqTKVLNUqDjT1NxEzTujNLTDRcwjisSkZLxExUS7QTzTzVxDRWxDOMNMSqm2RGNGMzSkU0xNu1zExDykXF1kVUQ6pDRzRTtT4k1FRDvFq8zKZjREPbMmVLnLWrxMjESm/aTUpMzryVyThlNLFly8RGZVy0xFo6PVXNxFJLilM7tExMVMXIa4ZFtCNNxbrDjHrETM08xtNUPpTDRFRVy6SmRLS6Rk1cXHtSuFxUtWY8VHpkXGSUpDbGU9PEQ5xUxLVcu1281MXMdsY7XDh1S9xmXDPCO8TMzUO03DbVVapKi0Za2UE6jUtMSmRMVLS8xbtDyzbG1MXGg1tjRKS6vSM9Q7Q9XGy9xEzLiDY0W8fWO1SdNK3DOle0LURUZMNbJGhFPTPcTMTMQ5hDa6RsxqRDRDTZTExERl1Mzbq8lX1TW0lcRYxEwkJFt1g4bCsqszbdRrZkRNRLxTW8Sj09XLyMOzRcQ2VDWkNLMttNRJVEuclW02a0y9S3ypVMVLx8XFSzXFu3vNTbtzVjNEs0yNtDxDRlqzVlRMRa1UVEXL3dSmvUQ1XNw1Q8y0bEU0zUVIbM6dzHVMZGVSK9vLS11WtFylxD1MumVLtlWURDpMysPUPbqoRdbNzEa0NDNUW5RNRVvFOUTbVEOzjMtlTFazPTS7u8xE1GNiS1u0M1TUU7XLXEyzZENcVkxKrGaaVWSkJFJV4jayTcw0bEQ8ytTMTctExFNMucU1NLxaTHVEu1yzgjxMwiXGNIu6M7XbtFPMWV1EW8Rjs7xLTVzNlbZb3GtjRDpUTU1U3Oq0NMRcY126zTRjtGxbQ8xoOspTV21Fs2Ndw7WYjLXMykzMS8xjw8zUSkvUO0RFRc3FxLw0adbMWtxEZNuLprW2RKw8XKVUxdO7QlxLdFXMTFXETEu0OIjMNJrEQ71cWktjOsU1XLZKRUxMqTtGiFM9WTw1nN1M21XTS8RUOdw83Ey008xdRTi0a01TSzxEZLW1RFu8RFO0NLlTwtXN41pbzclLzIRlY8tzOls0pDajVbrcWkM7nORUtTpEuMQmUzNExTwlo0y9TMQ0XGPNM0PSu0Q7S0TDu2RtxLTUTEWEq9w9W0xM21M6Y7RLxTODU0w1tcQqq7RVxktly101pVNFNDNVS0tFlFZExVND29bDXrMzRslNpnukXMO0NrVkVUw0ukU0Ri27Q1lDVbRVyYTMw9QkrbtEzETUxFs8TE9FvFVElMa1XFXE47yitM1EPEQ0RLXaR0Y0xLbIXGU0us3Us8UyStvF1mxMVEZ1ZM3MRTtMTTNcs7pOrLVEVWXMSsTcu7pMPJbGM8szQ0xjNbJESkWkTGWzpjvDvUtZRFtlNDOEHMPbbbS0XdzVRD08h0Uzxi1VNEyru9TVSkY8yVxlVUO8w0NLVHxW1cs0vczURGzFxM1VRTRUNkVU5cOVzMS21DO7w8XcxUxTSlPXPNyVS0yzvNM0vbs2VMtUucdrNCu1bRRYU8tq3a2kPLvUU0QzSrtIRLvKbFxURca0RdRFXFK21GhNt72M65bKpkM8SGPFcrVlw8NE0jzMPTY0XLVVp0zJW7NGQxNsu0a0pbzLq0NsVGtUxEZMy8ttysSzVsO8xUteOkPFS7M1a1q1pLskpETbi0yU1rPL2jNURUvcbVQ1lTmE2jXHlcQ112xzI0VrvcO7w7OzU7VsNElkRSTFNFvNxFS8a0VGwzXLs1rMTEw8TFvDzDxLRNZItmNFPVQ1tEzENLu0O1TUM8W7W7VFZUy0RLNatETGw9xVukK8y1O0SkSsSbxItWRERrtDS1u8q1jN1EQjM8bDRcNERCuzozRdilNVK8t1TDTdXGvMtkasykO8w0TGRDtFpUU0O8OcRTNJXUvTU0dEq5SktCK5U1vDtNXLzKNqo1xDzDVyTDU0wzyyxTRNSDTNvEQc1LXDu00zQ8I0xNTUNNtEN0M1rYPEW0zbLUpUulVmVctTRUU8RLzFY9xESkS1RSM2NLXMTE1dS7WkpnxEQ5zENLtDVFSMbVs7VsvMRFRLvE20NVd8pFPUNzrEq7u7N1RFTdw0zDhDpVwkxsOzQ1u1PVrTxdxlRrTbRGNERDs1S2TsUzRLRDbU1GtEvGxCSaVGxUXmqjtLXFKjqkw0SszL2lR8U0w0rLyy3MVFVVO0ykssOhNEXETL2UXaVLVE67xcuiVbxDtrMzxKy1TTzMRTM2ymRUPszcRMy1qkU1vcQyVTxESpxaVTrG40y0STVNu6zLRIVcN3E1PES0bqObVWszS6tMRFM8VES2Sk0kW61TVmpLKlXEbUTcZLtk1DXKNUrLtUZF3Kw0RLxMRTRbu8w9rcxMVczLxMS1o+W1ttPLXEpWzHy9SczFpWxFm8REusfEPEpttUxEvDRDtHilQjSkQ0pkxoW6U1OMW1VMRYNMbEysZTw0pttbTDWFyNU8NaY7y6RFxTxcNUO2vFtKbMNbpaWVMyzEO0dWlThCVcW1RFxMtFU2wzbbXZYyY8XEXYS2TLbERMVkU8rbNLpbdcLJNLtc3Esrs8NdTcxFW1tMXLpFSCTFPFtdbKgyzUNWM8XLt8RDRcTGM9u1pWVkW0O7tzNlQ4t8XDVF28Rl3Gug=="},"support":{"scale":0.13781,"rows":"lGM8BRsaE1NLCgRqLqf9Ij/aVw4NH5mfDv8YBSA2BQUFBk86BAJ+L9QDLVEDT0YBm0z/Bg8QsGSjGDUUJAFHXikiKgU9rwNJowmngoxJGJ4zbDgSKQ8PHxgRFCNBIQERbUwqWjwlJv89E2BAD//q/3MQOXIF/z6BbjJDMDYwWyEhojI3EmUTKEIq76okKw8BAQYgLz816jcCaF6CMGMeEAkVQxENjx4FAw2kBSgfIEkBTzcdAQeJdjLBRQREAh81BBkFISRTRy7/Vf9kWm0yHA5esxESCSQ4FNQtASooSCFcA3cRbWknBBySMzGOQQ8sWQNPATJ9DEcSIgTbfgsONmvhQBwVPAVVLv8pBZIkIRwyAg8QdDohICXC6QbpOYw6AzkdBwQDVSY3ISE6EiwcPhQlUgUbpC43lQ0SsgtnEgFtBlkeTl9Wq4dJNxn/Fh1oSeE3HkEXKRMRDyYGiKYBFSsrCDbaEAP/C3d4KBNhLStZFTQFJyZFDjwVef8RAQMLSwgkG0AoQwQJLSVrFRgTkVtpRwMQVhMJXQlHdhsGZg5jOBEMQwRCCE4jC/+iyQMjPBovm7kNFAGMZQQND1sEEo0TRdNMBiQUCwT/dBE3UyohND61EtIzIjk9xjqwOBclFQpN/3VUWBUtlhYEPiUbYkaBISssAjllgRAgCUZfCRw1BEYEPcYFCSlOrutKKhIKVhw0ThIVCKBKNiI/U0cPFncTAwaPAjNZb6IzEZOOCQlPgAItoSwRERlFH7lQAmQ2hQ4EHAwKDkKNKRY4SzsThJUgFmgSUS42NiIwgkIECCErZKkuTyJIWAZ+EBEPDy5cLXINPQUEu4AVH0kGFirjBS0RClgRTwrBQwQG/+sef6OE1IQMB4ELRCk6pWMkCwY2BxEX2wEgNHWiAx1jj1aUCQ0FCzU/MxC4Ej0vWIiNNwQmtjIJCSEUQ1BBRHQvK6gfEMQHJixGChEGCgwQDAkpJwV2BQc9OwQNCKxdFDgGHRNFQA1WFUoRJSZRMi8HgQUOJQYofCVJhTYVKBQGEFIWJLUw1U6+iwMPJAtFVw+jDm49Ris1shIuKmcHswYKLv9mFhNmMCw8IzIyuhYRPAUCiE0HOUcJCrzPBRD/BSyBbnJZQhEBmyu+RBCBbCZCEhxwSJUqOwE4ExQxGUgnXg81AUlTAR0B/wObPQ8YKUgd/78mSBUD2DMTJgFEHI8RjoQiMI8VBg4gOLN3PyH8BitqCVQs6+d9V7ElNasWzHVUFlwSRVUaKMAhC0r/EBkGUSoRJzYhBwEWFMxLAwgvxnBEpAiFCktYMl1SPhYBNVtZCAlHLitAOTw4A1EDCW0tHhwFPh3DHRYspB4uKks4hDczHR4QRxRCDSQtBAsCSf8HKzwRMg0WUikEVRIBRQVOBKlxDjdxNv8LHQhMPwsmhS90EwNSARUSmxMbgjCEEzkcDgHEVX49CQJHHBYOvAoJmAKZWg4bAxtyNQxAIj0FBWo2zYOENT11E1YBKP4+PjYpI4c8PSYbpSAhDwgVZ0Uffh1rSIEQEAyHFBE2OihMMgmIIQ0eNAMtLgs0EkEKBApBY1gtDBk3SGhsCi9STisHhQEKIDR2Cg8ba7kSCDNBMccFLB9MwRs2BAoBFhcEGlwRaDzAdkVtRyAOMVk0NycTJJIJFogJBANTXRUcuA+GAzMtOBMcFj0CVF8eJUMMfx5iFSN4lmUQLmcOCyYEHQHoCDUPGBVIAkIaMM4DC0MdODofOAILXj6xcAYDpw4Q7VhWG/93M0r/Gwl4Ajx4Xv8ZFltgDSYTUSE/JTkQPAwGux32JeEWTxkJj/8rUofLRJVXERA6JlggIlIUiwpByhH/h6IUshJXEbhFGwIGDyYsAm8kNzMiNT0eFgqOGUv/LjgaAf80C1AglQcQDyJ6OFAYHlkVNVoLEx8uHrkdESI9C4EeDwJgCl2fClcYMjQKL2mdfB8nFgNEjDunjyoNTGp3GJUnTxUKMAQKdAxkDCo/BllgTVIGPqgTbi0glfm2ds3/N0AdYxgdCBUBA0peJ3QvE0INF2gNkwIOJOz/DkbUTh4u7xwVBDYSU4c2nj+8NCMKQA8JIYr/DyOgDAIN/3kFBgZuMMABJixPF2wEHs0GJJWKJ1j/R2Z0LzyPTloThgMhWU4GA1oPB50yBwQtUzZxe4EJvG8dVEw//1cRpwwPITaPJM4CfQY//0ZWW69GWuUjWW7/VEFOeg2CF35XXAtAVVAPUS0vYxRCBokIAygtI0j/CB8LDCErBQkLl4MSROvDTCufQSNEDxooK2wNBTAPg48QNGMNIUVoKyTXDyAqGg5fvBxYBwZDFkEONRQs/8MQCAExHQHIDkVMCssTKIQBBgNtL48j/wcuFimqFA0DpAVwQBE0n/9c4XgdHDYxD4AoCA1GEBJCSEENQBf/kk0LGv9HFCmULA0//y6CNTsXVB0Kklpu1qdEEoQbFEYQP/+cfy5XCQYRJ28FCFwgax0FdzVbMxVQBL4BG0CRCf81v6WnVEsbF0aJbCk2DmYhVsEjVAyTbyFJahyTOkyTD4IIJAshIB2KUT4LYQLZIgU8Mxgs/0AnQhdXMScHNBQ7MWGBNVgxMyxeCf9KEA8yLLtQLhVJAxkVa1+dqCo0DhYu9CpNDQROFB//Mx9uAR/3D3A9GQ8vA74M/0WGDhsYYDgJFFQUYUGFIzlXkmAIklUcBXlQbWss/yILChksSAKaXxFWHSMgIpMzhh0dECpLHBYwDgumXwb0Axl+h0CnZjpcSZsMGa0H+GwSDEQXWRORCAEeBlYlNW7OBlzAATzAIjg1YyyRNQNXIzFOKR0ldwE3dAREChEUBkEeHThhURYdBzwmRwcidWk1wJURFmLCR5IQM/YUFAchEyg/MggWLTwPSMrVRv9MQ0QyRmD/USa7DiN0CQEGCwpBLR16d38faZIHBREHLEAIQD0yDaAIdzcXfQwkkDEsEf8KSSZhEBkrCQi4cK0MGpz/Fv8jUB8CAjMWhmdFOSdsCRlURDohkoAY/wNPA6YJGmsuMxYNhxckEwkTG0WBBk8SHAwpjTggGyoNDAQfEAwWJmJjOVIWAmUTFyY2EQg9UPeNCe4HEiIHP14dRkg5iStoDC0iDkQKQCIYIiYF/ywZXCsWkDQkk5wWIlNRYzYcLFwZDL0NPUhmL3ZGDzuPAoUyQgMMIBBQO1YJFQg7OjlIN3hTKHYBXhYWBwgYBQiVUQdZUSoSDGJToAcUWoA6A/8tEicXjyHuI36jsihDDBQFTQU4AUmcEgkEMzJ+TT4xcDElPZAgsSosTVwBayM/fYEFRQ0IGSdCA2YCIwkyNAQPlRRfDYAJFgwdRlkvgRFPED0+RP8NF2mBJR//PCsGUwscPxrFD1MFJyM7NjcmfQJNX4o6HWM6jDgGgyRkDySUJCkOEyEKHQQZ9xEMCS8NEow8KwM4AQgEIBkSTzYrJRJTVlPFH24cAlMU/1D/rSrTTLI8ZBn/CJdLI2MkCAHvGg4aKwEFAwIJSTttfggp3iyF/yJ7IDNQOQM0N3qUgCgiDk0VIzZNJwh1AgNAFVouU38f4y545R0+BTsODi0OGFk9AyMeATZhGSkCEcpv/2pEDjxuHYMD6WoOmDwrpcsWNCpfUn4ND2wCGjE0/yALBBASI38WRFYFBHMVDP8JFLcaDDEHCrscNh0UtQ1GDacJFRUSkA/ABi5bDgWGDxl4/wb5jRcQDy//HgFJDBwtbl8iUBatLXgJLYaHJzkKmRlBDyMnTRjIq5MhDx3CN2RWBQUUaUYDIyNDEqmhpRCCOQ4JGxQdKBsUWwjADQh/S8o8/14aEXESwB8SRa46MxMGHls1/x4sAVA24SE9EglAdifspwceAmo4GzYqLwtlREdXLxsXShQTN1IYDVJxXgLicC6BSRYKGmABMIEEDyclhEoYAShSmxUzS1IOCgrpO1QYer1yRg5baDkOPkADJgJVUBc4FTIeXgs/b1IqMxkjEy8oUV1rGRURHEIQB3J4HlvIEsNQNVEkYSsDAzfcBVwijnY1NRMG7Xh9Hw3k33b/FTBbBlGTYAI1W0UrFQ4ODTUIDB40UndQYHoyNUIUATQVOlMQAa50ChYTWQZnEHYT/xofAQeA/wiFc94XBwEcGFMxER5dKgyHXwY5AicUDSCGagc4IZH/io0oGlV1TWqyNScVxSlKAyf/mWSchQyOJgijTbIpPSphBxQTvgMWfHK2DTJcFD5TGJ9tTSIDaw0bCTwMZnI3CxEkHQ+dGFolDWURGnNqIweBTEPoDwQKTjwRMTwsHSFVDA0aDqdMLQQ7FiqWAoZBMQ8YDP5IWfo8OhoPAgkpOA1QgET/AxlYBTokDlE5UA8/CqHfMQY0BQghATJJCi8HV6sSbApPqT41AVEueBdclF0q/0D/TGkFwTILc3sbGJKJFekejVRTOVAYDxccHy8XfgQsCA+eKFV4ZyovPQM0BEgoCqyEcJFxEAdMNjVKOEsGERISQgkaQS5iERsXMScZFiMtb0CmWwYdNRZGDVgEMTAbPmsXMdUwRg0fB3oSBCx8ThMBXawbEBEQIQsGFVQ64lX/TwEVWgxRkBdaOTIBKGhAATcfFiQFMT1YMGkQCiEoJDE8IAgFGJy+e2shSYEjCJUGECQHBW26Fyc7QJMNUEpKJwKHEoEGBRwyIQTSHQOWRwEejf8nEHWqUD8MBoYkL3YwQWw+5xVhO4LbBmMUAg/NGyYhe4ZhMOQbdAdMDAkhGgtBfchwEBMhSf8QigYfGiQdQv9DExAeBhgRSS78dxX/GWQXigIUOIBXOjMXF1c8CymkSyD/QIBrTCokMAtdAgcpEBn/YAYHEkZxIR9llXKDPAYED0gELigmRx4nXUMXMqQ/OQjhIzUBsgEVUA0JJQ4JYVtDMD5wq7w9P4SYYhkSiyYiKhgxXRUKJBKVFgE3zBsqE0H/Q2iFCkkmGIQUJ1JKjBxKAnMFHpocX1FJcyU5Go4oLA47bxqMgxQbX0NkdisDshwW5gwFH/97yAk1r1QZDl//fAJnJkcWSi80Jg5bbSAbHA0GAiQ9J20fRAM7KQ8cCJsQF3oGbgQNesoLTEZcDCqBA4UtMD9WvUM6rI0LCwxsBBs+Aw1/VdgOSWpuMD4bUiZXAQz/NAPpDh8GEBclCf9NYRUbBzASexEjVRSjJS0Y/zEQDxISCToljz1qKLw1dnAgClcV1XUYOjoxlmYzmA6sCUhkSDRfAzMeBaMjEUREhQFYXRcWBy8LGVDnI1owOUUkJycPXSZXJTggYStbC8n/cSqLNWcgEA0qg1otGQ9BGpAbHv88DB1OfkKNWyUlGxASJgkqVGMFIzMDLRgWPTgZFCgbFFYL/7sSVQWKXyknTQVdDwsECxZFQU0jUm4jRRoBL4Z6Qy4tNAecK3GO3lceFBlCCE2PDWY5HkQuLhy/KiizjmsTFVt6ZzAhFgxDGQsuwQUNNg46Ef82RAZORqRBD0gdWy0bJrkoHQMBki8JThMaGygmDlIICDgrHUcLLzhLT1xZOxAiCxwQG2e5XQofVXI7HgQFdQUehVc2GwEUxwomQSkqIG9ODYIYQEkNDilPKV9gRQUVRwQq/5KUQwc1B5z/OlQgmQhZdEIfDi0IQQsYBkseXgJmLwcnCWIRPP9AG0QnHwllkj7YKxh5QDYw4woGPwUmciMfEAEjCzY3IwyvBiczMIZDDQEMXiM+yv+ROkWCGMASwhAoj2j/AhJjIszGB29xXwTADr1CJwFZFAoLnwEiuC4/Hv8hJ54uSRkHSFlg3knuERJJPhEMCmJPDFc5OTEdBi2RXx9cJwUiS3QCFjYOXYYSKKR2bSQ7MzgKND5GChsIG0r/LA8MDl69DhsOXGAfU09fr9xAGIUFX04BGYQNKwk/IEALUgInT+MnBD6HLv8GJT28C6cOHgQ2ElIiCgYmH1UhYht9aEZHMQzjbA+jOQL/BwEyHw01KDgVHBcMHR5FJQmeKcAHQzsCDQd8GSJOPvsQWDAHFw0ihecTUv4LETAJqRMRKi02a20OMRMQA/UYVBUoLiD/FWUTCEIlowsFaepmPisiSxUaF7I3DBqkGQl/Zw2DC2xGWjCfFANyBSZ44SFSBJgEMA9FThk6YzNvWCxTYBGjQgcXJAohRxE7pgwF/wsS/z5oiDorexFIHxHjJA1tBy//HogmJktqNGUMWxAfpwWnJYVsVmlWglUvRgc3LggmEv8MRQYba0VRMCfhHxZcQTZJmOgq5ZwJAnARCAHkCiBMKhxONhD0ARU1kHIpWRsz1BUCDmkGJoVqByYELb83Nz02GnWvAng2YWwUHJwdXRwn/yzJHYou/wz/MyvsCeplylAaIlFvHZz/QTwjEVwDZ0kMCZNY5QcEIgkCGi1lIAZ/DUYTNB58omgWMwQXKLg1LZTCdWIHA0dBJzAFaUIFsQNLixcNSQNvNyU7aidfXFgGNxI9KuAUAWEZCRf/WBEZWUGCEJxfCBYhBkc4KL4dVgYosMcI0ihaylQoUwL0Dv83QUUcDFRjFlxFXWA5Ea0hH4NoEbO9Ak4CZRIYTjYIBEWyCz4ICqSnCgw2EDg8DgsnWT/Vph5fM9GCU5wGigMJETwfU1FkYUQsDxQYDBRYCQEkShRk/xQuTyYJUnQUSkck/xoQKyZZFTxICk1MJSj/ajNVFTIpCxoyJkdHtQMoIqUrWQFVKxkRDKEdCSoKOCtaASxuggg9AQEPBYMaBaQ5LD4BTR9QfGcKcr6DjUYlWBF+hGwrTQgzCBYlAhdRNTxDUUoYzl4qCluBIiR3WyMfIAmSEpYoL1UBBwlxZwgDFQ0WDzlpa/9H0jRgPhYTS4xcXzJqcTgJIBQhRBoeHw8iHBL/D6NNvCMDRhnFai4KFhApBj1yKEEdRhgOTHwoD5xa/xwEH0cLYzIBC5xehv8EWCoWOiE5Io2UIBXnCthJk1QrjxYSj09eGzAE9SQKZSZuGQ4+WoYIAl8SCnEcGBIXGQEaLxnBORkgWzUCd+4OJg9lXPgdCDOQ6yFGiKZmREsELC0uBCyZhQcoEwgLSwNdEn8IPkckKCpnJBEtD51GcEQhVRQ1B+0KOjMZZZMhGgeNJUUDCEBmkFUIijFBngetpRBIB3IbLzMJCj+A/wxZGREeCBQBBf8GE8UlhSJgKVU9B5BZFUiyCgk+iyJNGgkxFUisFyMG/y0VPQkECUQKZAVPXtUTiG5x+DggS04cdzgNER89Yn8+Fg0uGhluDycvcAQPDAExHC5YCAkMM6QwEYZJfg09ECYiN/9NSR5JGwntHpNO5g+7v5EvGQ7/P2H/KTYD/4ZOmSICKyHDPipbKC8CCmb/XD4DOx0XIk83LhAGDQJbLQRJDG4IUmkELTFuAgUic+gWPRwYDEj/Lw9LP3itMVkOI4hsUAe9cTfHryUvERUc95//NCMmPH4jZVobMBY5GUQVpkEJRkMGGToEYU8cVQfYFk+qDE4qViA2JhPpZB2oY2MOdBJdOgFfKWJ6DB9cahUVUQ9rKj1jBHqBKRgMXFQGHg4hH5CpLikST9JIBWFet3kTKqwbFhtnMhKpQD4HIRIglCMLBzE1TGP/G/8EHTsOFEUPHSNMByNxEiRpBSEHSgkFAzYyUlKsIhoC/ykdk/9xASUnXSmSy/9Jg0GED2QIIg8RTyQZIRADFrYLCFwPRGIjlSIlXixesX84VQZLGDEmPFUQf/8QqWyglnf6ERRLJgN1XMk7KjPCHSAhSglACahRFB4RWysBJvLcWOABAnv/WEZSGAWWATpaYpYOFQ16ERCNdQwoS1uBAQVeWXEaEqMuTRwGRyswBXD/HGDuCwwWDAuPAh8GESZsGNJFci7/aBIjKTgOTzYOFiYMOQ0tKiAetF0YZ16mZwIpHwiMAzESG141FyMSBA0UGB8SHxRMSw0P/3QIJ2E1H2FSMBoQKig2OyYjF02sBzZESzwIDx8MBg0g/2s8EBzMUCwsIDohfz0JKAkrNCRuOCFEGo0HAx4Ech0RQgELC0iiBP8fHBcQAh4aHlVWDK49vgypIJoOUiwiPQh0TzpnCK8UAXwfCRU5OFxIAoA/cLgnCncKcZA3CTEmJgISBG5uih8NgDQzTg8pUgIIKiE7FQRRTAONCVskPj8LJRAXakMIEBoItAcdlA5FGQdhJgWUT3lCRl0KDjhJE3BHFTIDgAIZMtInPhBDlhEU/0waKTR6KR8wC/8bEob/M0BNMgNsGqrGQlA4EEggLARGPwE6MwoDRxYgeKcMK0USRzpO/1crNwc5h/89JwcFJ10Li4UaHi6FF40DKx8qPhBq/wQlUw8dE0kISEcqERdCfitZWhQCewsZcKeWDxgNH0N8IxUHii9KLiEVByNtMQGCIFdbHAMCAXYhG0GgJBcDLpUgTE8VOiUBRS4NXCz/G2UC0w8QJQglPQssA4cHCANZByx4KUz5CzMRCywqV5z/Twz8tzCLVAInXl9vBAQKGzv/Czg+XTZHXAcNM1sUK0oJA4oTUhIuDz7pCVXg9As1fnNGKGITKFENERIwXW8dWAt5oBIBjwgxyBoYuCZk34gTlgpyNQ1nYIssXDx/L0IZWYAeBswlGisYBiuWB0vabxVXJ3wSSCMTOQEogyYOOUEFDgkCO0VRfWFfRVCKKC8KDQMMH0WDGVc+M4IkCk9FK2Y6/y8BnI9KdSItDQ7wWz8KRUouAm0IGk8xEQ1fHskcV0MVflYFXuYY08w1j0A2YS//O4pWgQl+Bk9TERLVBiQ52kohVw4KihFgPodGUHi0BgSjGjcRCiMrEjUxNjRfBDfWFwsyOAsXtxALGSI9aDINGwIHC+VVxUwBJkwVGUsrV6cJMjZOHBgKJh1dZ4QX9hcQM6oeLgV2UAWYLxokcQYECSmJrOYbHBUYEiD/I6Je/zkhEiUuGFIyRR4UI0wDKC9cCwu3PwhCITr/LdwjsxETZUNCDw0MBdQ1AjMwPCcuKRQDOltAeUsTHW04J0MgWjRMSSMGETMpJjxdMiJmHkY7HAUz/1IDg/+VD3YN/087TCRPCCb/dG4OhG0LEwQYDV9IijUTNgsn4JEESicFShVfGA1CURlfdB9sDh5GGRrsGiIDAhofHAwWEB89dSNwFjoYLgh/M0pIXA89BAgvB08gDf8MKhIlID1YIjMKTy/PRSuBC3waEEYpD6txLyYWikswB4ksF+Ehl1H/CQQENZYTDAu8hyYwgiQ3+pYwRhCMGSZDiTtPBwueFg4UCiUOHGILVxEIHWohSiUVJGCIDQmMJkdNGp8htknSBkzRYh09C2EfIlGrOv+gDAxZjTwGDRELARkWc2cNTgH/LSMMG1NsDYo0LT4RMNkK/5MfNDIBhAVeIGUyD4YxUC1QQAhdLjk8AQUIDhcXRmZHLAgfCA6dGhUVeh5RIWEKcgMzDCH/BhYKLCIbATdBJUAnHbY9Ef9JKwMkF44pA2waaQEGpALPhRgHEFNQAUIHNSoeLgOGAWQ/RTRclixOMgZ8YySRqEgRFmk/cUwEAv8EDz0KOxo1VA2QSMpLAh0I/xecBr4WNjLRQCsMM16wGDKmL28fDxY4LpQhTkkWRJcsjNxIKAER/zwdMI1Wzp8PnVdyHAwVKAkOF6MTtSkOElM2LvsIG8gQFywBAxEXCGoMFR80Ax4GHRxLYwMUcXgrbChZcyJHIAIMxwcFFQ4xHRseOUkQPlA3BQoCAiE1I2VDBwsMKSA6Zxhawy0ZRxkV0yBZNE5dQAKK/0MFIR+iFyV6QCFUBQYkfpd7QVMLNzsxKCUhODkkAREWTg4eBE62ORAlDTUTJIQ5NQMDBC4OAWUaPAImGDP/DwkVXAlXLwTOqxvccKYZAyUJCAgwCAZRkgXfiQiSP/8KNyEqEgULK4aCnwcLDSUMEhsGBQkhTUHlrR+SW1UYBxGHNCgWF1lFkx0kPjQIMSYTEhpKFDBODQsPCQ0BDxKyhAEXJklOLq5mTrNvGTfiFBUaFlUDVQXVSTdbEkU9KAYrQG3bQyhTN2cxXBAgGFMBPQsoB1wbXI9VcBU5vS8KDWYsJ3yCvC/sUSgrCBScOU1L/6chnqkXAgQRI0QbAhRIATZpDT0NGyMaIRFAMAeoIypQBEwTHC4X//9MBVUsBhRUInEPAg0efkJLTScbTwoyFDysQAEPMA4tHRcMsw0EHhwBZlAhFXRHHic9D0WMSw9AQKwhHWh7D4WQAvX//5XKEhj/EYA7SwXKDI5FM5GJJzssCxUbcBE2ZgEXowsgOh09JP85KBKeex8JAhNLHhUsAZsNIyAZNRQQEwIXbgc7/3ApElEZIhVbaQcETv9fYmgVQisRintcF6E0F0YQCyIth5sZrDgRuAYSfAEmTRovAVI5TBYOChtZa0A4TxgdIjo1Cjk5Mv9XGJ1/AyMZXQ3/TC5R/wpcBntPB///GwQ3HOU8jRIPEgr/DS5QUkBKMxoqviP/PCZTBCoqDgsdAnkP0BBFcg1nCAVTJT8yPC8DIEIgRw4CSCs5kmEbTRizIeURVAYeETMPWhYCZ00OFggYUgyBBP8RZwsQkRlCXT7uMzQOKDyLLCKRLQ9WD0sTJA8WIzIgQUQqWQgcDBoqEUB5ZBgWNDMINQwbafxOvh7LNidJlmGnByQBsguWJ08TSTEVIghTJUZcHkZgSh1VVSZvIQ8XLBIjG3l+xs2FFyNMIzIqXBEpgBIoShMCRQ0bBeQhZttVjwIFHCVJDCtHEQ9Mew0Jwg6bKHvHbioFBzhEISMBExcJfxMJZ0NhLhUOI4CRXogUCntnJiHHKgYQqmsCLsR/vkFpHwsqDwNU/zOcYsEwDV0SVzVXLnElWg4CN4rGd3sKUTwDBgIbCxg4K01sAg2ihB4sjyz/NR0vMUk+IjtdBR5gXBFCFg8OiDmxBNo9NWgRJyoDZrzbIxw2INB/agYSCMmuMRtHCl89BwgfS1coAQehMkojIy0kYlgM9UBAZtwzRWopoQIhTBUGIiwkfR0Dbi8hFgZmsW/EnQgbCFUIFWcyMgbYAWoeHWADHwgPWwIInf8BYhYaEUVlLg4pGhewPRZiJx9eOToIfYYrJ2ZMrIQEjAYXH0ktIzChBW8OglH/vo/zPRtbBv8OodEWM6NqVVNbA04JXrLBJyQsMgp6Jg1cfQpmPjwtKhw4aQMeHdhfHD0IDxphZyoVGCfjOxAHExUnHF0icQohkAIcBgk4CC4YJgRuCUgIGTX/rDMeU66ibAcuKBv2WjkqTyEnGg0oIjIjAtgFFUswNg870IJNFAEhJUtgJQoSI5PYHz3sImsFJ6AEcRseOD8FOP//C1QzKGsVMxgQgVMGsSI+Xw4I/1pcA0Ea6RVgLDT/HBI72E0xAy9UFRyJBgtpGZQOj0UdYS8jRkMxDxsuEJA6JzcVERL/LvQkvaowSwoENgdHSVUpGDwL/yqQZ7QCh2JAQA5pS98NLxaRUNMJXHs4JAwHuIMyDiIVEQ1XOhxtJCRDFQQBGxArJA0aY7ckFRIGcwUlTN9MTgYdDg1NKRpBImYvQeNJFGo6AY4QLHsKjWg4VrydLBhiLAMGGhADOQeOAgYdCAgZ8x7/ARoGJSgkjGcSnf96Rz8xA1UfSg0LBRJBNUMwjV7/BwN+LnG0B1IaY2wTAQkZEREXGmkfZxAlWCReEC5+zHRMJ0sSFbYLESoGUSsDDyp6JhwmvocONK5+ZXpBOSY7EsUVHLRUYl99Bkb7EVQPh0MCHQaqTEkfsBsaTYyVHXx+eg8ULnMVenoUEAEhGxNTU10qEHIMDSFOEFYlNCk4Sv8eCt1D/xQXP9uJoB8sKkgPPzd7I2cSDCyTYbYIIgMRJXijOgRBff8QjXM7CCSxkxklUQMGWxJPrTgFQVQjNd4qCwY3LTeMLw1mFSwF5kqRax2mhKMqJUA6CSUELhqnkQc1EAFZrgoF6UUH/wY3EZ8LRxNbE2dOYLM5DBxCZ1EnUtNrHlQXfT5UXJJ6AxcQFaAYgwlP/HcXDSEtbB0SLQM6Pp8SCp8+k18ZKAZ5IQ8TI6YWPQXWCiVqjlDYGjZKLgMyVwEdOP8WWkoeHeb/GDsekmNLD0RFBAVaA7He/xKW6YYESRlnGgheQRkYRUMBkRsTUx8ZKQKCpSgPPHsNsRECNUFCKCAVODgG/0RqA5JEBAcnPQUKAyw8Tg0SGAwFlnAGCRsYEgxARwMVgCL/FQUELAVprDrWCX4rEQ1xDR5BNycQJHM6IUEkSA00EBwRGQQPDxAKDBIjE7xoOQlpPByOOlE/FBwQNFcKUgcTWFgMCTdOKqAOQFFMFh7nCJk8Hjkq4WIE8WBDwzchJAURGS7//6pAXDGuSjldK7iMX0hqHYJnNOKDZj0Ub5oPSwgtEzTGCP+bSRdAPASOQliXabemoX9mSEkWYSMxWgQXVy0gQhxiLiRGYdsNOxMglg0ZJycZTgUhDAe/HBkYIy8bOSSYAxsr/18Ka/8uDo0ReywTWlgJo0MkEBwaJgkeNCQqdCsPQHoboBZcFQIeP3k4A3xhC/pfJz0/Dh49Bn48BCotEh24VQIwMjE4OwwokTI+Vn0//35RHq1WDCKBH0MTXlEBVw5EUTw+BwtJP11rEHVS/xH/CREMLgMnKhA2/wcCBQ4DIFk1EwIiYDOMjA40B2sCIV9qGhtD/3IEql/RAxMObA4BHA0Pfj0hQgdyARxplCzFKkBRPxofDRUXCzEoBgkwDE5NOnYbOGYl4zdD2CcGIpwjGicUM3cirEo6F02NDDkVFaJ8K18PJzYfUsYWGzf/NBUenhw3RQQh1v8JOCYoYCfVLSha3I9IDAUYLgwEI2WHB1IDoo3/H0IrFYBQFidKF1gpMfFvKBJGPTsOCzP+FQU9PjhCeByLTQ5RCVF1KDZmJS8YAhCQDCpXaTD/Bis9FSNasWI5NywaU9OXByY3YEg0Oj3eBg9oUFFRCiKQOTAvQjNH/zOQAccLgUKHEwZGIyYwCBBcN5dDRKsLb2ujYiFWETNQFrv/FxSALghichb//5+ECgQeBhoiHFBmYBQcRH0OPnCDWyhvDTk/o4g6ExAGCypIb5yQrTx6HwR3E49wshdBUFUTmgEFHQgHVAuibAtJAz0rG5oXAgkvGgwmJBTqGhNEJVMXX2geUBw2YCodCst1BFcEBSwvKB0aAbYMCEsDewq7nhWkAhExAyki/yYNPCeNMwsMAToOLD73cFk8MQ1Mrr9T62UeZw/gCQIiEAfZLQQLGTKxZFVgMQ2LlzW8EWJQKVNTgxASNQpTDCsDCBAbdoCbCjxIZy9UH1ugbxX/Kq8oYjsUDhM0a11iAQYIB04fCzFG/yN6QIoOBAFKATAEI00DARsblAdNwN8UAeNCCRhfriL/S6weNkoMItBYXf9idSwCPJnUYhYglhHs//8vUyN6LSH/AyxtLFZkDUoOCgEmUxFVDRBkOTZ9IB9IIQk0WZDENxYOSjUgjy0kDlMTMwJXKTgLCCC4Xy8yGx+zZQ8cJpwXpBWgDEU+BggJgFdrOGAqPR/zTFkSGupChxceMiwNazaMEFA5U1slPDwMFVYpJA8mfwIQZ4AeIDoOE2hOC1Q+Kxlm/xxVFmQ/CDcBDQYsGjo/LAYBU1YLGDWQAS4lJDUaMh4IA2waLglDZqe5MSBHGBFEQVqkOQtwCBUYKgwHSiApKmEDGxMrBjQ1Tj0gBzirLTpbGo0BHUWDPHkZH00DWB4LIhg/MTcPGEVFREOZbK0SORI6RDwdCNmvkyoHTRJVcSsYGR+QgBAYRjYVEgklHhYrBgwCtP85Nq46fgTCVy4OGhpNXYFFbskGLjkeaqQgHP9WSP8XEgGPUokwHWkSLyVQGB8nfQsUPHxpGBsYGSgOJxMrkAJOeBIuPPw6ByU0TBBui6g1BgwkDDUSSBusBiRge3ZNAig8CScMBxCZCRA1RjFFAQp8CzszTwUyFnoldQkkICUpr2cYDj42SwEkAh9OZqBnCBL/S1MNOmH/e+0iaiUOIjgeCCJNxYdHUhU1X21fD00eMngfRC9KhnsRIksBPyM0MA8ZPBb/gBYFEP8tdT6KE1c2MQ0iTo9tG/UR7A8vFXcdFApwITlAvJQVMiMULMh9G04NEgU1AhIxyDwsW23/HQQaBR1RKSyRDhugDhVVCQ5lFUJ4EUTRIiIhOml0Rap0qPgXjoIELA0NDKkKLHBGYFUGEyYLNR6FlUIe/xoQIgQ67DIZ6RNzHlIcH0dNhQlCElAORnxGQQwRmh1PMik4Whk3Zj0aA8b/tgX/QyiuMyAtjCs5zA0GHgORKYtzHtJodS3/KgX/OBItHFEoRRt+GWALJ4uuOgF+FA8TMhUpF6MdEEZwB11DBCcxEkgqGRIfChMxUxskLgUxlBVcetajkAVXIP8IMXllFza1JP+TGTUYT1OMIAj/MJskBDQ6AwMjKFWnBgH1NzdBOhwcFBQLHVkngEkcibILNTU/ExNeWJUR6o1Y3lQdHz4wF14ZT7esDwYxGCADaxsDJR2LLDgd/3AyZBOFQAJgUQy9GBMYHA18DSwICCNYAasFpQICFgUDMAVLCwgHFwwnPSMwTxIJ1h1oNis8M6UlIBf/CFYFCya5Zs1+LEEL/2wGA6fENQWyOgFSPRw1Zho3FiC0AgU+Gw8DGkwUFjUSKxNaJuIrNiJmLnECNBEgLx0USQMBOhEBIz8vOBgOZAwIi6EIMlwYtv/hB3w6Lw31EOj/Bf8kB0AgEi80ZQMfCDMtov8uJoRnAyc7MlgJrAQjEwknIxZYFVLM3CMfOhwOOjYYFA9HJwPFGjI3RCAhDQYFELdBWgfxFUoMOUQbLYIIIB5aBh6TTQhqMRJDRBdEP4sWAzYrQ2tuEmUwFQKDOAYGB1ebA3z/BBONFwkBPS4UBwQyWRJrZAPNIj8JREaIBDQUKUorFAgJZTgsGgZNIC8yI09dXRQtEDleSQ+AFxfVFmIiUQdMQGMPXA01bAW9F0YzKRkCKB/dQRUkA/8MMecQOgkGDIOZmTV+HxWsDR9FASqQFCECLwkJQhVONVJLSR3/L0csCJIYBjk0wCCeySeLJIQ3hWgIKHFWA5AICxOYvA95FEJCwyMiEQsmLFJdG0gjBSRDJ9BZI5EkNQRQAVwB/yIlGl8ZjQUVgRpdG18BNG5dRi00fR40CQwQEBxTwlQzEAlvUkDSVT5vOwcdRV1eSKBLCRY6EjQGSA0ac1TWCReefCMc/zYrGwQwLm85H38dSwV3LsYuDxgpODM0IY0WQD+dF6chUBIMFpEITRVFCiAM3R0IM2f/yG4NChEHdjYJAwphDW89CTI9WAQRSHM5WX6JGJO71Y4TBXofchoCNi5L2BoC8D9SHSQKEjlvCWpMSnsnDVtHHB9EBBc2R4xVCxIfAViaBF8xTDYjZWnm/wxGbBwTN0rE00NfNR8pER8rKHA1A3kPcTooDBG2Oh45OYkMEgmTXQwduRAPLAgWGUhHSQgeE1QaGwkmJhhSagUHJwcSMws4XRIjTSmEMwFSGUfuDgVY/y8iYqoxS1ETIxYoE9dUGDplHBkoAw9FIj4YNykCHVYpBgkKMUs2/wslZhYi6B0+LlwgFh9jSXQdGA4XJ4QkJw1rDS4oDE49Cy01/IpMJQlJN1qHi1cTQQIECwc8QtkdkwcJCxABaiEYGzoxEEVoRi4OBFQOKP9VTE4fIDMJAiIk/xA/gj1JMhNxXAR3pwMFcBsZwSgEGjYlOh7WNhcIKBADDhARLzkQNgwbGFcbDBYK2BxJNSoFOQgiSRIlIDojYDGBYjkRDiMSARcH7ScfbmcNO+c7YyQZixdoBwQTKpxpIYEVFU7AkCMRLA4IQys9CiArFx5FAyEdK8yH8p72MlwQ/yJESeAiBn4dBDsebR0RNR9nOCAGDmEqHDRophpo9AYdjCukIkNcFBX/KQMNHwNtHFJ6NihJoCEjhLq9AkUP3xxdJgxKBwisEgxzEWlkGiCqHhRvWZgmTkJwBC9bJrYUHmgONQsKYw97EXqqHgIGDm+xKQYwWSEBWjSdFAgCBGMtASHhFBoLBElGBisciBEGfqgvCAdKAalJOBQBEVUuDhQSBHEF9oMtUBExDR0WAxyOMhwGFIsfGsgLHl7/PAIddBsGVgcPOxdKG841SigNep9KGQUqT0YDHyoTPhtAzQH/LUUSC8cBIhwNHzIOCwSdEF3/aigLRp0ujEwVII9tLTwgBiWgChNKaUMCK0UeKi3gCBxp2X0iMyZOFVoECQ8Usi4hpQMUBzkSUJgSUjNgfzRMR/8M/3EFGVSJOVcjElc/PiAP0RYOmRAcJLcoF04SIRchfkYTMqBGWP8WBS7RKwcIEAcvAV0gHnSHWWYBmkwaFhRiCzY3TJNEAkIDdWUCIykPDhKcpUUaIUYsByoWOB3Mn4VmxP8ycjVOIwqWKC4KtlQpNU9WR00/HiccLHJSKwpbdmZRWoMOBjONgQ8SJwEfSHARLBxeiEw6nDU9/xn/AwwBNA//Q0NBGxUYDltXal4MYxQYoCQGAnZPnB0fDgIKbEkmgxkarjgJF3EWGjYyGcMVEQkgqhpzGQe2TpgmPYoaSzwaK5g1BDUWHiowZU9uLQ5aKAtuijpcaBANJB0IBkATChcJJEdvJHgCJCEQkv9WRj0te3zP6vQVnRtzClMjZiIUHQskAX0QMTRREzcEGFrnSv99I0r/Xv8n4AEO/06PSs4e5rczBD0lC5sCCQoILGGwNUl3achQG4neMDT/NBQRMgvt5TMyGFRAEA5DDR8KHg42KIM3BhZ2AggqGHNMIR84HXoQxwU1FD4BJBSy/zcXpCwWNBIKEDtTCAIQBR4RCDQZCQk8F0r/IwQzDv8jBCxHIWADsxY4Ev8PMj3gkjc3C6N9eTx0SG5GARNTKig5YrROoCpaECcJVyofVCMdBz58FTY1Ek4YJjElGhMUIUEXFVEfpjEKBlACSkYRARsEmBsbGAgqGQx4yDHnj8IFQROSE4EFqo0PQQVEWRKrLBUbjhMXQJzOREYcBm58RCkaOnoMKTQxRzHXMw1ZDdklHisolNtjMewxLqdFFAEDIRrHBx0lLZH/cBYUdlBAI3M4NiwUkdxXByg4ELhJVgcHsdG5MUjWPisNGiVE/F8zl/8oPRIjFyQmlv8qCv8IcXowCnkDVgKSFB8+tQ0dIQMiWx4DiXVEHAgMCwKbAyS3FRK2IBACficcBSIkoP8ZdgfVe2wOQjALIjGHDQkwSVsnDC89Cyp3VkpEPgVzFv8uNDle/UEGPDQrD5wfAhylImIFNF4YN0hOF3cECuJccDwogicG/w3/fzM0CHohPEcHE2kjDjhEDXI/ARKHBmlDGkdfWSsbJxUPUxwulhmJZ1r/GSUJLKMK0LgKDQUROH4xQjTTL0M/GJi+TUIHB0RzLTUQGTgyuySLCf8/R46C/1hxCwkCG5QeFWcH/0NUGxEaDIM0BAxEIzk5RVJLExkVO3VPFw53HieiAc1PCBPG/xKI/wEhCCNDf1pcNHT/YB1Zo79kEwQRTi0piCVISTknOw8EBg0zB//jdyZXGjok/00TFQYkMxMeGQkVGggWLw6aeTl4HA1F82Mr7B4p/6AXFRUEXw4ECM49YL0cVygMATwTXg51E6NaBn47HodieGUYMIBETTMMHQecHhXheQ6iKQ4FMxdXPAHQFucMDmcCDiUYIYMBcRQjGzk5pypbHKtcDAi8PDwKNg9jShszVhgHFLQXBWAqKwcXKSVNBIYPYCQFDQKFCcOyKxIWJRdaBgsOBxcKLQ0CAWKxbVUdBw4u6mdkJhJEIROzIVYQBgs64x0SMCRUfyQxEyQzEQUmYispQBMDUgEyXDNUQQEhQi46KSaMKgIpA4wDGnK3KiYbHQmIIh4ZJzkQJxIvKCJD0CdrRKdZSjMfBAoIDAc/FyELRQxmbn9yBmoJS0QkMSr/cWWmCScwERSLORxfMEY5HRz/AvFpBVhGdqYDJRhsbDkQRj4gIUWHSzqLCzIqRBkeOEECNegIBCiEBUWpDRMrAyz//xSqBXSnQpEDQw0hXx8BXiKvGSI2YRRrA1Yq3h1gLV8WcEZHEhMToR7QIS83CRUJAzMVEhMkOZZjFgEodBoPHFEostP/IE0JCBrrTiHjEwwBL/9AA1UoPhYHP0ZqbwEcIDNOTQ0UYhQvNgwMM1A6F4VvDIpKEB82BC9up09AVMNGnwlzDkgPIw1zEAQEDDIQLRFMVxJVRRAnGQgFDVRNb8gFMPtNFVQQ/DcoWCQkMkcMvYgUEAwXIBodYrEZDww9hAQEpUs9ASgf/xgYIUQPCDogJzGx/1B0BI+pLCT/gwZJVXQjBAREdRVTAw0EqWIJA89llwoHpUdHty8yDW8FYWAQSwYBXCY5HSFCixlMICv/SP8V21tOCwIqCFgLHUdEbAcYWwNkBqAokQITDQeKHxER/14OTE53CoALIP9iLj5IBgVpTBcgf0oNAxYsFgt6JC44RkccJhZlYnocEQIJJyghIh0f01g+LxUaSh2RkoodGiO8A6kpUv9nDD8M4seMGSMWSpV7CowuLRcrBg0uAxQYBBUOJwg9LV1DGQF5HW4BKgor/xEl/2ccJyWEzCskFjMwFQXESQFsBZRlCT4kBTIHSwIlFT4bBbE3HKZQFggmBslpEXoLkDRiAocBETAN/wQWWwk5EQQLL/8XEhg/Pj8DNw8E3SEfOAMYJ2uz/1q4RA6rElIFZVM2kR1OSkdeSBQNASEwPjcFCYcCkg4vEU4cCVUSdGSDMFvMf7ElVUntbjgbZNI/C4j/FLhBAyMFRIkaEUGHBiwHKHUzFCsBIAlYBP8KA3MUPv95LgJlridTByI4NQQCJlQKFU49KDoEHgtB5BuLsSDY3VgzaRNeLVUlF0AMWhc8O+YCYAmNV0Rf/wEgN/9Vgys6uSATXg0BA4ZIKoLVHgEiLJoqInFYQhQRMDuoQyAjHSAwLPI/jC8LLHNIHRMvEv8TM2J/FVNNDIcmhKFhBRwdAVOjGG4/CwMgUkkxLHcaqBIcHClmWCdeD9+B/14d87tUUAIVqR9LGl1nA1YJ+2Z7AXQEHx06Bhv/Ji0gJD9UKhPoDksSTLeKGf8WIRMcbi7f9SewBhEKFg8q/6IDOh8E4TRnDEoLNKsDFYD/P08pPwVYWVL/J093wiACK4P5MA5+JVEvU5EXBf9FETIydFw1IAv/oH8lPxQoG0cpnisCDQxVTz8xHSqzbUNvQxse5FE6gALzXXvBCEgBCgh8+goQBmsXoxgJM6Ap/wYxRf8JTRGCDw9ptSUBNxMHKSbTEYs7O5tZXTQEStu3OBYDzj3/dlheTIc/hQgnCykdJ1AuORGrCSQEK1ukKwwQdhwBAw5LemIkDlgzbyEdGBspXEE0LFFBby5HXBBYUx2oMTRIRUklED8OAjZUMwYyQS8/HwYwD0sCdw1MAzMrGCIxOUMcQBHh/xtzJUtJCjM3EAsOZjYYK5ASVBspcCf1Do0ESglUq2woIwdFWw0DBAYqJQqDDzcMLQwFhQ8XICQ2lXE7WkIbB7fyEHH/UT8pD2BKFjY3XC4dOxEKEWCAEkN5MQsuGWMshy0OGL8RXhJuJZ5CCXVrSAwiLmITBA4BZTQml1kPbAt4KB+eRjUHIh4EnCsFBAk7ByIgVYVHqhgFFEQGCRULTxNqQGwJOqgGFFowmQYPAitfJyC+LTxNgAdBajEpARwHSVcrpx9oAxIMRAgoq48HBXJWKnwGPBUOMzdeXg9xIi4F2wQ4EkcgFTdNEBCqPQt0GUEtLwEXHDwRcYtDJwPAFAaxKw1d60UQIBhLRRoTES7/FRx1MIsZO3EwFWdaQw09AzYYL1MED5JFXSUFaaiTAw9TDAEQFzI2uktOAQknPx0pswsQUiABJ281AV8zFHAGC0EBLlWpeBcoGg4aXQovOhlVKhoVIlY4Gg5MDXknB/cCFSz/DB8DDw/IBAESDj8cMBFbBkASAjl1pAorChr/TQ5jE1I54QKgDiD/S7PfRmcHFgUyGDSIESAEA6gFc/o2SmxoiwzrlgVoJBkUExlXcJsFEAlcRx03TAsEDYAhEi2mEjS2AQkBpQweNitvlSIQWZhAQG4RBgsMIzEOOxgmngf/Dw6XkN8eEAv4O0pmRBoMRbyIFA0QCDx0lAbDeDdbV4BiJHUfWSE0wy8ZGC0SH345TwRBJ2m5NTACYxGUFlV1B5BbNgsIFVJoFwFHHCIjXxAi/xcEPmY9/38oWGV2AzY7BQ9jCHAHJiqOL19Qcj+ZZwI+JEckZT4hHSk+exLuAj0fDBorUk8FHRRLGQ5NFyocHyeZGzpkWRolNAsXAQOCEUx4NShMUnomCxVL2TAyKI8KTBL/MRtxHwRFHaFM+SAHDE9lKDcRJhU0AqRZeRc+jllyN0dpWgU/cbNrUUx9AylZFwEvcBf1MU0XHx0KVxFLWUlfSl4PUQ7kKjaBGloHJiGFZBowQjccff9jG2wuKjJaGR6/CR5dWgUZHBc4IxEFF5E6pwjHKgFtLh1k/xYqSwYJCMNKFD8yFiGsMDsGWk0CTHYVhQZdDg1DNgISlidSe6cTO/y0H14BEiIyHYsa/y0fTBYHFCMsQxklIRIGDUErCGk3ICALAbEapARaCIUd5VIbDBIk+Ak4DTH/Ng0Ifh4qHi8VDAYxFlE8JQkxUhINQEcDFEJTEDCKgANQJkxIEDdEkBk5nTkZMyEWBQ0pSUMpKaqDjyQfLxgMGXUDDSQ9PyqAOgFcJiVxZDQaF1NwAQNcQxkTXwYsOhYkBTH/TcAlBBMcYiwp9hYnNJB/zk18eMc6LKcTGQoyEgYKzlQHNFZFnD4rPB4zXzCFApRULFatHCABoP83TAJyCngaUCFrAUf6XDQ1UhZrOSMwIT0dP0wCShcceAVVLgQnLw0MUQ4ZWT67iw93MlWwpEcUDJw4KlwlHEM0FQVDEThxNGUQHQMfYVHEDQtPQhXkDga1A42dP5dNG1+oCoBpVj7/TH6aNDAaEbVsW4cpPEsfAWW4TWouFiNJmClQcR1UU0AuISAgWqCMB3gcbgs8GmIzJgM8XhU6z1FFzA8DOoQQbjBKH1cyJmo8khnPRUZsGigXh8cNHiglHB40UQ0bHBgnnwwUEg4ioh95iAp8B/sUBh8X/xZL1aCsehMmO0k=","weights":"plVrV3VEwqxmyURMisRmtrs7O7XFvLedVGg0fDSyzEREtlRLZUTMo1w0TMRVtWdknFdMjcPFhYq2NYRUS2Q1y0RXW8ZLLLRYW1RMlFs8XVVWZGVma0pbZExLpFZVpWVbVEzEU9iMQ8NUSsS71Fxc21y0xbUbTFvUW0y7LDZUu0q7xVdUjWxEpFtLtWo7N5m0w0xklMczq8NTRTS027VjVLOrRWtLU1i8XbVDRMlLk0VFtjaEvEtcfWW8XEWyhbTDRUW1atxVy2k1S1SUtFVLU0N2XLSsjDxatNW3ZWy010Q0ZFS1Usg5RHRHRUWrVUSsVYVEQybEQ9rF20RaObxbNGyjrEVVVDW0rGWrRVtFTFVDW9U1tMu0VVRFWcxLzLTFu7ZbS8RFS1ZbxEZLZVvGzNq1Q1OlxWREtVRctsVVpUa8Q1VGS4s8Q1S3u8tcXGajWjysvUbDZMlUxldlxFzUZ1XMVExTakU8xcWsu0RLVLuktUVayzNERUbVtGVbS8tE2rWsVUU7O7RZbLTG2lVaJWdLe2rFxDVYRExmtVJFRFPFW8TMVMhcxLRkRNREvNa1w1tDtVx7rDLESYpdu4vcSLVmTKNUQ0VVlWxTLFNjtUOVSbO0S1ZjVcxlVESFXGfGdVymVJSWRNOpRrVlW1w7tEVDSrU0s2ap1UZ1ZDlVS1NTRDWku2u4azbse0y7RLXbXFvItctlTFy7VlOzw7RlpNNFtMQ8VLVF26W6I+XFVUJcVXRjTKtFvGxKxFlFZkV7VjzEXMxEubVbRV1lVUWWdkHdRGRkY2tFVUVstEU7ZkvL1LRcNWREXLTFxKtTyaXDVMdEljtG1CxGXG1cPLtUtkxsbGRWtUVMxMWLxbvatJxj1aVEpUe8jHWE29rFhGRFxlTENaW1VaVjRKxIVcVEt0tLVW1cS2g6vFlcSmlUplNN1Ty02lgshEQzPUTaRURMS1vbqlZVNUzLTOZDLMTLXbo2XMxLa0m1VDvFzUS1VERazEW0S0WLNVo4ZpdsTKVEVWdcXFhT1CXNVlvVtmxETFSBu0tESETUV6Zae1W1lVPEq1UqI7RmU0w8XbvExVVNtUVdSFlEubVGS4RkRT1FxmjIRlR8xFU6PKa0Y7ylTFjaVmS1tsZMVXzlRLxU3DRqxWxD1cWsRYNVVcRFQoRFTEp1WrpVXMosuYRly0VENVZbhF1TtFxaQ2PVzLyGxVxIRGxbSLNGs1ZUXL1MtkSovExMRESl2kWmZWa8o0VYXMzFVKRkpdS8PMRYZTVFRttVRMRrRVF1tYW0RUxFVEXFlWWjh2u73M2kU1m8mrW2Q7XEZchWo8S0rGXLSEvJxUJEtOVVVmtWdlq1SEWXu7xGx7rEW0qlWVtbshVLtmVVVLbUPFXVSUa2RWzFRVvNNWa8bEVTNFS8W2S0xcqnRFxL6MVXt6VcVcaay0TLR1xVXMNIRVqDZUyUVcTMVaVUVfRFxbVTxVZrZVtsg0NLR0m2VkKEhERNVFXVOnRb20u1yE1symxFU9ZEW1TEuUlUlURcVZVMVVu11LTNtmekRr1sZsVFZUWkasQ8WMy1REXFTKTLyztTbMtHaERkpUTEVMy0xlvFNUbarLpapkTFtIjDVHbIylrNtlu2RWRclUtExMS2ZUXGZKfLRFRLS2lJNFSrpbbTTLtbtUtETCdot76ETERVzTU7y5O7XERNSUZNRLy6s8ykzGxVpaR3WpQ5bNVMvMVkzGxbuMhrxVyFxjWmykRMQ4W0u8tLXYrERLNjzEpENkS0VU20Q8RbPEVFbFNUpbZGVLu7pIREpqVTvKR1yaTb6kxbRoW0NbtLw2WliUvEpTWkRMw0W7apTFqsvVZcuMs0asg2y0YlS8M0RrTFu1slw1RUpFu0RDZTRnNNVVyjRUVaRruqXIxlW1pHYzy5xYuUS7Y7osXFykXMxLS0RGa1S0tMxVQnRKVUvFtLrpVVVZlDNEtDpEVExUydzcRJqlPFZrVDRazMalqnVFvFusxGVVO1VT3cZVXEVtO5tpg8Q1U8vFXFpUZrtFV9xFWqalVTS83UlYTWxIWmxLVbS8RUtWPF2GRrvLaFW0VKa1u13EaJxFRVVDS0ZFukRbrVTLZEUUV7pcNEx0VExFpUrbRmvG1Vq1NlbKRbpVNsurM1VMwzzFWze1PDzEODRUfMZURbysxkXERVrDucSaxWVEtMk4SGXNzDNMNrc1u7PFVmTFNFR1W7VUtUZFZlR7TMVNxMVsvLVUQ9vFVGy8w1NDOlPFTGtZRDpHu1qkVMbUZM3VyFxVbLWpXESrulynm0xJU7ZFyVtcy0laxERcxLbVx1S1S0vKVMPKyzTUuotzPIVEWlVrRKa8NFVcNFy8dzVcPMulzKUlVIU7VVibWku7rMW9hUVLVsVDxGS0SF1MS3xLxLVLg2xaU5xERtNrXDOXxERrqcylRUVmxcrGtUXF0tVMzbq7aW1Lq5VLyMTLvNTTK0xcXGY7zEVcU1yjTFtUVFNUNLW6y4PspXZEirRFxcUbxEVFuzRrtFZklUXWtkl0Q0y8tTKpyrpqVEZk1VTMO0q8zUtMhsW8Q0hFW0S1WHZXWk2FaUu8y2xUtEW2RbxUzbPLVLxMU6RcW8a1W7tVTMNUVFW1u03NK0SYhJVVVMZUO13MTIVGlYVMtcW8s6xcq1Rlc5pYVLxbs3y1tEVXuUdbOmREVVzbtUO7a8e0lMRbttxFZVulQ1OrxFRURUhFRrtaTDRbxbTFpVW5w3RdvFJURDRKVaVGW8vEpll1tGRKxbtMyzttO8VbbGy7e2xoRMVXuLNVQ6M8TJRjy0y7R8tcu4RWQ8O6xbR8RVVTvKi8bMW1ystVRFq1uoXLVETEaMZlVLSUrMy1RGXDM0NUSoTHtjpmRmZXxEW2SkQsTLs600XF1MpjQ1SkbElVLEU2iluzpMXEZVxUuERLS6ZDp0XFyMTFzYvETkTGQ1wzzJxDRSrSQzYzjDvErMRUVZRUPVnGRHyWXGW4i1nGNNTMyl1JSzZMVFW1aFREu1tVZERNtVVty7W2mWVKVVRbw0pcU1REylvUVuRUpHSzVFSYa6WKVXrFykZbSFykNbS0RTxlxTtcxkVETEjFWFu2VVhLlDxaajSExbFUVETLtWRrTONVbEJrPGxU08XEpEPMtcsoS0bIWERTo6VDtctkhMzFWt1FPFRVu0y2xUabxEvMbFtkXburxtUmRctVVLpUXEqtWly7OlaltUxcXMtkXGxFY03LtNy2xVibLFVVw3Q2Nqq7paSrtklEa8RVQ0zLTKPExWnJtU1Hc23TxENMZbpEZDS4s0xbzGTYzUV1pbRVOG26RZalV6WrvMXcO8unpkJmTFt1t9ZUxaZjRdTUdXzEVGTERDu1xEVmtkx1pFa7tMXDxWtJeVREW2paVIrrJERDNVWUzKpUW0bbi1O0U1uWZFuzRbRMbEe4y7Zc48u1xIVbtbvGRcxGs7nTs2VcXGVDblszW7RMvLpVTLybVVZFRqVLtcRlxbpVRVu1yxS9R0lUrGvD3EdVRGRDxLq2XLrbR87EU3RU1lTDpUzFm7OLxWRaU8akTGu0XFVkRTRKzFREZVWMVqxMSUZFtbvEVkXKRlRkZFLFU0TDZF3NxWuThWZrxLijTbLFRlc8W8tFiLVIZTRcRlWsSzVchMQ0TTxax1ZMU7yUZspaVcSsaMVrVVVT1MRUk0qkU0S7jDvFs7dFVUxKRNXM3cU0VL27dSU8Q7WLTDRkxKVWl7M1xFbENlTGVUtNVqbdZrzcm1W0RbWlpFNkxbe8hYs6tUpMtEslrUtKVqxKZWyFtITKu0jEWsVMM0tVRbtWxqVcxluqTEXJRKU0RYtUy71UxsVUxUVZtGTLKmV8rFS1SFPLXFvGVcRcxltrpnRUu7u6Rbu6yDJkzcxFW7ajS7S7jDXc3KRFVGtVO7S1tFtFuz1FRLSzvcdXRXWEVpVWVUWsRUTUZdxVNTy4zEZjVUQ1VGp7RGQ7lEa0WES6NNi9W1VWRLQ1TLdlRVp03VVVRFXaRkVUtHxaNDq0tcVUzDRMRLx1VNxdY1/EtcVkTctLs7RlS9lWTMSyVLybSpXNKly9VFuLqka1RIOWhNRbzEPWVMS9Vcu7dXs1RUPYNavWVIQ8V2W5xlY3RKRIRsu1NMsrs0VWy7TDvVu8ZMXEw1xMrLu1taLGW0XFpNVEy1R3RFVGhLVlU0VctUZtp0tDaUxE2MS1VGpcpZW2SLW8ZNubxlVNxMS0TGRrw7tadcykvLXHVEpVtFPIO9fFxFs0XLNba6VDTMRmVGPElFU8RLVbW1XGxJSmxlultWxVbEQ2yVqZWmuFxFpURWrLO7ZVrLVDY1tbtMy0SmpnSFRFu1Q7TTZFa8RVdEzM1Ms2bL22WlttVEU7bVTEtcU6u0dEZEyktcRDtWVTVUVaR0tERbrUdEw0Rs1FWlRGhLSGZDS1xaarRrTMy0kzhSvNw7W5p0tGzEREWzXGlcptSWqsTazVRjVdQ3yLq4ZYS2VFWNVnfFyng9y1dTRURGRT1E23RtarREyltGtbObW2pVW7TMxBVFwq24dkXXNUW5ZCdWVjyltKR2ukvCa9hEVbxaq0VVQsfFW7ura0VFZVvVS0THXFzTPDxLZUysSzRLxETcizu0RWRGSWWsVaisOrW8x1RVuFS2bDRUQ8QtpqukU2w7ybs7UzpDs0VVQk2EW0pVXUrMRMuoRVVMRSW0W8VFa1SsZbs1bLStxc2sVlXFtUNsisPLPEW0xLVGSFNcRVW1psW0RES7jEXEtVPE1YR2RUxbRFNjRMlFVGUkZkTbzGO8RdREMjpltstkW0dFOcWUpkUzVVw7zExdzEXUtFS8VmWFxaTEdYLGM8VGZGXEU1s011s0XLRVxryshGxExFlFt8Kr1sWGTGRM3ExEVFxUQ8Nss0RjhKNcpDVVZlzFRqNkPbxUpMWzRltmxMw6tcRFOlmnpbSTbLxNS1w3OFtFVETEZWREar09NLVHwhVao9VbOlumNUZLvExFPFW2pY1lVWxkS2TUWlTVSstJVctUNDRciEy3sjvERNtMxcWlu7S1W7W0NEZbS6VFNcdbzLtLVVtNVIi7Vkhl21RWbFe3y0ezW1XFtrpIxUWUymPDTMSkVTNUlYXMy9xMxLV4NLxKq8RbxVvENWlFR0PNWlREVES0o6XWZrpmiptFRVaDeoVbO0yIZFVERFSGlctVxkuJVVpVzGPLZaVFVGylmlo0tetUTVw8W1Z0tVvaVr2ltF1YRGZzzNRUZUW1xFsnckxLxEK2VmW1VKTFZsS2VEVNXDWmVFVEWkQ8y8RMRkO0xjq1ND1VRFvMxERkS0VMnMu1orNkxlq8pLxURbvaw6VkZTTGRru2VLe8VnRVxbvFtFU0xsy1qLq0TL00uUu1xVttuzO8jEtpl6W1WlhVrUpVS1aUTly3SzerpMRqOmS1SjbF1Tzbw8vEO9w1zFu6RcxNhjRUVM1FRMpVXHR1x7VlpGVltMyqUsXGiqu9pFQ0zkVTw0tZR8TMtWpMRFxMu7yGxMy8izykQ8tTTGOzVmZEpWqjNLzUTFetWnSrxGlsy7RCVka8NUPLV6nFRUuGWLVXx8qmRbVatMzGRERabDRUxMxqZLVVfEZLS5PWa7WIQ1m1xEy3zUtNqGpkukWES8e7XEtaRbW0NKTES8vbRVbLW7hDrLS2VZW7tYZbJHy8U8ZTXEw8VVRcu0xkSjy1vVVFRaQ1xkvbxENsRFRUVcdEWqVbu2TEw6RTpDy7yLqktLTEK1hEWcbThaU8VUZVU1RlZlhVRWyTWVNSJEtDNUTEu6a5w6S7p7XFrDVUy9vFa9VMTWXL3KdFZcS3Q1ZVtURVpda0S8JGecVFVVRbRDtLRaVYXIREXdPLpmtaVkVbS0RKulRVhJRUTFa7TLxmWVykRFS8fZZUPFRrozVbVERbxUq0tTRcpoQ9RWVsNqW8xGfFVEVTfFSlTGRFRXQsS8tqVJfDRVRbZJRTuVnEa7NbS13EvMSYmTyKpdR7xna0iYS5OVdaOsR81VTGVUxUrFRmRFTFSsREOEZHbDpVvGY1RbRUVUxLzLqGNKxbN1XFRKU1Q1NdptbFS7vbnMNLWrbNRMV1NFyrxEw0xbVjtDS7TMZEOcpWXEvLQ4izzENKxFrEZDt7VMxqVXrMi6xWPEFEtVq7xbXUurTbvNxNZHVMtjdcSzu7ZttLRJxVeFtIRVq0trVVRWSrk0RL21zlSTWjRVpTm9paRFumtqxsVWVMxjVaSERdVLrGS8VFVUNaQ7bEyEjLS8TbWFtsWVxFRLtem7rJxoS1pk1MY0THylbKtMVNXJa8pky1xVTFtjO1RGNTxdVXt8lNQ2RVS2RUZaxNSyhKy0vMi7pUvNjHY1U2xEOsejyHU8x3taVVrEVcpbRcu0V1wzy1S1dUVcxMNL2E2sU1rLpU1UtJRWXUVURlRNl1WoLFm0TKWzo0REulRGtctNQ1bahVVFSGqGNX1LS8rcO6TZRVs1xFVNtEzdWs60ZERE3LxUZkpDNMRVQry1o6W8tKk7NsTqTLTVVrtbRcU7VtZjU0XFxWSLVWVUytxEVMxVWmW8XEtllUTMZVzMxUVHrLO2u0tE1EZKVkXLbGRHeEXNVMxkW8RdtMQ4ZMNbVcR61DzFxkJsW7urWDSlVEXMXIzFNMVUu7iLPLRljLu0ZUpMzDVMdVVEvUqpVWNUZcRVVXVFXcVbNVRHRXrHylw1tVUrRZW0a1xrZERUVLWrRUxU1UtryUs0oqXGrEWFpVZMytvKa9XFTDzDS7pFZs2UI2pEYrZdNFy8u7zLXEZFJNrMRGRFtmqzvNpETUfDysVrWltZx6M3zGRLVlZVq1RGbcU71GalTYSqRkVURUaVWkzKRXi0y4uqlcNVtVucdmWEx0TMRGVkVGQ2MzxL1mVEZ7FM2UREPG1Ky9RUhUVUVVW1ZaVUwlVU2sq1a0dcSGWrWMS1Vcq0x7qspX1VxVXDVtlcvJy7VVRJg7hJRsVEQ1bGOs28xMbTRDTE1VZTU11ESdp1WMzFWKylZNRbtlTExFu1pLxFpUXFtswqPFqjs03GVMSM07VqVWVKRFbUyZW1VU22RURKZc3EgcVLZkNcWkxZVsaXSLfLhGTFVjRDW0zFRstDVVVbU1TCQmwkJLfExWxbxGSFxIS2ZUjFVmVLWE1Gxrvby8M0RUu1dU5cZEzLNcpLs7s9xEZWS0ZaxlVc06VWxKyJTEZsncZGRLvcdUyTlVlUXDt1ylTFVKTDxjvEuKXFtdvFVaWDVahTRcRFd7V0Q6tVvWTLubRb2rXFa7W7tlVmY0tKybVFtFi1xEbGSEhUTMV7tVlcNYPEfUPFPVRVQ6VLVDtWPFSk2UVMrCtbRIvCY0xJ1VO8VXqFpVUrxqRVVXlFdHVWZsN0hUS7dHR1xUq0W8WVVHxKZbXLU7VqRaSlVEqlW3tEVFtWW1XUu7w8pTVEPISkzVScPFt7PFRFS2tWTG6zWGW1tUVEzLx1y8jWRSy021RbZEtlvGR6pNU6tF1UVKTMm0S1S1RVpD11s9ZFtEZdQ81jtlVbx3s0Q1RFRHVNtEVDyzyHZTa0V1NGrETEbGW7RMp2y7XGW7xjpURri0tFW0RVTHuzOV1WVWVqVFWlVrRFu0xErExT1jRCvatkpbZkV0XFQ6S7TFyLSVzEusJMs0W0TL1MW6Y8VlxKxkTEHDO1Wzp01WRDq0ZrxEWtrFXLRkQ4NVSsu8xsPGulQ1bFWzRWRnxMWUaFvMVLtlSlTFVExEVIeKRbdFTFxFVNRcTFak3LtLxFZT3NOiRMpWitS8tJRaSsRF1FZz1LRcazXGR8XFVlpGW0RNNDdlVGRNU2ikTETEm6NUtYO7RrZTrcfDrbVUQztLRFV1VUPLnFy6PGVLTIu1XFNWO/bKQ6ZTuzVRrGpEvEVMS2hjvEpkRbS8R1tTljzExjw1VXtURcRLxXtFvFWzQ0xEpbVls1NbVMNFRFU0SURMy1bFWcxbRFXMXMxlt4y7usq1tLq1RbxmxWyDs0VaRcW0xcS6m0q945RLykqMtVTLtMRUVdSEO6RVp7TNVbejQzO1pbXEajZVxV1JVLR2XDa7nGysVVw4OMRUVbbLRlw5U8y1VpRVtldUhyRKNlVnscVkZEXURbvTO8taNkyso7NHVaVEpEpLhER9tlxrejtVxDRFZFpWREmlNVhMtVKqVkdERIWMxEOLQ7xknFtVW5llxRU6W2vLRlpETLy1xJREu8tMV7ultlTcVVVERFvURCnEalxmSztMTEpaxLS4XNpZM8xGSzRTw7ZLS1y0ZH04ZFhYtYS0m6y9tFVNNTVaQ8pUVEOFNVXURTx8U6w7RJNGzFxETWW8NFVMurSWSENbpE11xjVEu0Q0U1hDg1RUKqVVjbpbVUSsrNVct6QzdcJbxEQlZqx8kzRVWzusWlVLXFVkRVprZURFWsxMp6VERrRVS8m11FO0tbtbNtZcTTZstLNUNVXMtXVaRjxTRWyUS2jNbMy1VWtbtVvFZsVkhVy1ZcxrhqRHtXxYhaVUlUzDU7xUs8VKtFVU1DtcW7abRNXJg0VLu8VcS7paeoq0SDM6RcVYmkZFujxCVaTExUylVlRFbEV9SEjENLupy0RGSsRGO7VFXUpkRclLvUhbzcbLVppUm0SkZVWspsqGQ7ZLjMRsyDO8ZlMyaEtqdaRLU1R7S0VFVTS0VVVEuIQ0tbTGRFhEVaRLVLxbObRJVbTIvDuUWFRL2lRVVaSltDWkVKRsqLk1NMxTTFSVVEZkVFSrdFPDd8tDNMxDzbtFm7pLZazMa221XEZFpFNVpLtJW6WypVVHtMxVVUxKeVtFVkXE1KQzubJDdtSlVLY7RFu1y6PMxUaqtLWrVlxExaRUM7VcRTatalt0a2ZFPGtEZGZEVKVlrbzFVdY8Q0xbZLutm6uEuqw1RZNDxDyFZbViy9U0RFNbRtu0ZEU6XEtkY0W0xLWDOKVkRVu1VFzMu0tV1DVUxUxkpEPFpqTEWkTFRUZFpmRJu6jHtNXExsWYNke6vVtcVTVdtKU1ynVUaVZVxGxaVlS1TEurlspEZ8qUW7Riyka0RFVsXLREVVVkW8TFWlZrnENM1YZLhLamtoVrrCWJu8VrtFxVtaW1Rk00VMZF7Ek2XCtqy0tMbDi41URMu1tcRMpMXURcbFlryLTLu8S4vEU6RcZTZHptvLTETVS0fM1cu7ZETkpU1tq1Sbq4Vcu7tFRUM1tMylzkZbtcU1RVTEt8KMlVtDqlRcbEy0vENGTLVFVTVTZMS0xMxVTczMVrWEtcVWxYxWtMxMW7t7VkaEVFWraUR7REvFVbVbZaVHXLVlrERTujhWVNXESFxUVaylrEtVzES0RthcJjZLq61Uw8ZTZFRERkWsbDw6XOS8W7VXSztMQ9oos7hEtWtbRcxF+phapHRUXbNMxLrMdDRkpUW9tIxVSVy1ZUxsNWVbPEdLtbvFtZu1tduMVMXcq0xZQ0tkTMzMuFtFpVbLdUTLVYRsVKXEVURYo2RWRJbNTDRMjWRnWFtbS7VGS15UXFhcQ8Ql2EWhRWuly0TEe21Fq8vGzK10xW1FS7XaXFS0TDSEe4TDtrRVRrxVREdJTJXDxMRHhWTERUsk1pVNNiVFtFQkQ0u1NDtaW1ZlU5VVxDRUvFTFVrV2U0aaQ8aqrWRlxbJFzVuFVVVDVrtUWky2ZNS2t6Ntyl3DtFWrRGtFhWvEVlfNy1tFhDVNVdNVXMSzZsWrnFxnVWVWxqtVvLukZMtkQ0y7ZDu1vEajNMVLRETVy9vHW9y0RcRa1KdLdFVdO8ZMxWxaRMRbRMvcVLWru9pLtH26XKy1W0Vky0Y0xru8RHm9VVXGulRFXbw6hVxb1FzCNEdbTKtEqVNVtUTMXErLRFy0xUzFRczcPbqcpmRESzW7x0ZMZFNMqttUSLOkPEs0VVXMVrNdxUtUg7xDtVvFhKxFw8NURVPMZXOmVEXEpUvWtlrEp1tbxUZZa0VcY7RbW6pETEpLxVtbLFQ1TVpdRXZMrVW9TMM0w8VVVMS8TMRETFxVq6OcysXkW1zFy5RExlVIXEw4RDVTO8tUuUdFW8yzdUt7NKVVs0Rby61E1LW1uzTFYzVrVZVJnMNaWsNEVcS8yEtKpUxLRLu5PEtsXWNcrXpEzKtUNTuLPLZmbDy7xbnE1VTMwlOxVWI0RZjLVLq0SkXMrESserZVw2RkVLWE1VXdW7vBm1w8dLRGu1UzXFZWXKS8y8R4cresW6pcTWVTlVtLNExNZjTDtLZVWKVM21RUu8RbVcTLukZLorZlVstbRFTLbUdEtWRVM0TMxM21NNNWs0xEXFW6dsaVa2q7hFRLtLRqvMtkxbU0S8ZUTMZTNJtKa8SmulyklYRVZsukxVNUVbq0TEvU3GXDY6xrtVlMhUanRUOVY2XEM7TEUyvIREVr1TVMW7NLWkRGWNNNS7Rba6VFtktqTDdMRExURdVVosRMVVPEnMVWy6RbWlTFvWykRES8p8y0tHpFtLRcqWdLtGTLTMyKW9lMWJ"},"spam":{"scale":0.122652,"rows":"lGNBNRNT8cjtET9tbVcPDP9YDmmzIDYFBQVVOQEGyxQjgnIPcSWZAv9SDxAHAf8Ngg4TTRRZTR4GdQUnFq9MrKdbJzafJH6KcwYjVSVkIRK5IQm7/6ktFIQN/0ogHwuchVEhBpT/xONmT36HGzJJZRMuPCof1f8EAgYgDCNS/w03vgpaPBxHHB4ZCwpDEQ0NaxcOJZYBwgFPVQeEBXYya1YSN2U1BB4hJFNHszT/mwoWBEBauw5esxEbJELeLlIvlnoRuxCEYOYMLxI7rDJ6AwxHNQP/QjGhU45AKQhQdDP/jSQhHDQPhCc0ICXC73hMJTUEREERMDwoWDQpuhx3/xcu671nEgFtBlkeTl/MFfBQ/xZhbf83QUATETALiGc/ARVWPliCE/xqG2cZIXNYKTBOTUUxGRX/igRWLBsjHWsEWxFa/y1pWkYQHF1QdhsGZg4TUElTJxsIZQzzHBEZecMPQBMaL76WIQEkKKURD1/3kEM0GAYkH/+JN0ATKjUgPrUS0jNbPVEsSTqwdBX/ropAQpYNSyXDu2owjDlkG18Jn16lBXAQPHIJ/y1GVlB1CKBKWJJsZxAcjzVOCv8TbJFTHlh6CBAdoSYGO1UP/wz/TgwKAQ0/A0huFjgGF7hIlRQMGTBHf2wiFholEAVIRjeJEWUrYRxqWIQ/Gp0eVA0vDgW/gBX/khgrClhgCv8JBgL/6R0Bf9xLnDiEEzsYOW1gfwlYAiQLBj0R/z2AkREg8laUFhB0M8gSPS2lPcQqg3chV5EbnS8rvgkQ8XIKEQEPKNQFfwQN/yY4NhQxGjNrSv2eMy5ING6FNgc1fR4ctTAZU7f/TW0WVw+xATDAKzWyEi4qZcwY6HAiFxNYPv+gChZNBdcHIEci/5sQrXxcDh5uKEo4dAH/QURUCyB7TxRMEoxIPYI7ORMEEDFBpQ81SlMBHv8DL9BP043DSBUD/wwTJvAxCuhSjxsuqz55ES4hDIMXXCtqicMo/2XiO0XB/0JUcqwa/xUFRf8CDhlXKjg2KAEWFNRDAzf/d6gIj0tYHhQdkj5MvFAuK0A5piIMbS05AUMrtR0WLJ0HHi4q/wg3GhkdDxOpKgctD0shMbRnuIJYU/8fRdV9fAguQyUmt4RVARUSGIMTG4IVfSIgLBwPgUM5mkYCeQsDvBOYAv8CHhtyNQz/FDIExgeDlxQOliAPVgEUFONZKxM0/xIxTfUIFRBXRf8VEUitHmklNmJMJQ0JSW0eNDYzNw9BCgQKQbstDJhobDlS/wYBElFxNP8/jBnHBZcsCgiDG1sXBA94SRoFHgqSU7SHI1+NNzafOv9e1A4B/yIEDxwJTFAEXx65Oh53I3gBkgNbCmkTOy0h6TcVGF2O3JBCVwILXonWsA4Q/yZB/2cEXDMWMwH/JI02/Q/rWwFfDSZkIa1IwQoTEcobJeEWY//IUof/ApKhM21CUp8K/wwR//8qFMRoAXhwCQsbCGECdAkWjLCdMf+kASv/AwYLLUOIDQdByDo2MHNlMgQCRnJHQQ89C64CYDssWacMDDI0R694SAUfJxlEuwyyricbF1IY/wSXHzQ2NQcYXg8Db1mtKyyEfCduAh56/xX///+PKgM2GCUVARuQJxVSMh1CDdIyGxD/Ef8OcltNTv88KQw2ZYfUTsYbI4OK/w8jWEgM8JcFDP9gJixP/3kkC4qKJ1ggnDwHRxdPdC+ckkU/XSFZVGykMgscF4IjT/wJ/ywdCQbQ/1cRpw8MITZpExMkzgJP/7lSBBH/QDH/D3yacIQzPgOeKg1YKuxnQFUMRg1RXCIvEiEfpQhLBQgxBv9bFyEDNv8PKUT/r0wrnxAxI20opAU//xNEkTxaFwIpDe5ZGv9Gvk91deAfIiQIEDoeglQSC3QIFQsjir8BYBYKJY8j/wc2Dv+cBXBAETSvL9ZG4bFgFimHDVZUjwdXqCYMRDH/Hv8bApI5P/8i/hdUJ0f/I0D/hYQbFFY//P8VCi53lmkRCgVrIhhfNVuYBL9bmqcia/9l+yYhBDInqGxfdCE1IbwFd5+Qz5M6TP8tJGlaMHtHJBUCJrMnKAgMM0T/QGkXV1hLBP+EWAZZBYoJ/2kyLLscLgYuYRkVQP8oqBU7DiQu9CpUBgSBEv9AGVUg9ztEPQImLwO+/7EDMRt4QQcDClQ6fASBIxInV+kJCFQ+VRwFef9VbThHNQsjLHRwJTpWERQJI8A0mh0dEAZvHDwYsV9MaEkvoo3/DrAvR1QMGQo4ayb/NBIS/5KwbqUkUBcTczv8ItA3hhwcVx0GBSxNKh1nNQE0vwoHChQGfDhhUTMHYkQDB5fcdQ2VERZxs0eZAsVEJxQbXD8yHmkPeClx1f9DJAMmArmm/1EmNzdbKG8QihZdHXf/CJIMREh9Mg3thQSAtFkE/+sQGSsJeEgPYa0MGv8shv8jPKBmNq8n/yQ9IWExUi4V/1imRXcIKxaUMwgcE4ZbAQVhHAwpjVsYKg0/DBQCwLYYAmMTcxEIjXEEUy+NCZJ1HQUsGl4dDQ5zORoUXCpoOXQFBWJgBSr/AhlcQQq6JG0VBC4/x0lrNkj/Pw2FZqU4HTuPArdFDBsFfXQJFQgjGBkhOfdPLHd0Fg8Yhhyxex5iU6AHLEKAOgOCKoASPkpFSv/g/0gMFC8jWi0iehsEMzL/CmUsBwkxJYRJ+yxNXAFrIz9KCCvgGScXKwOLCTJHlYpvEBYpn33gnF//FCua4IZkWluFZ0o7NjdU/2ImOgh4OhVlTwGDiA8kECp+KAEBAR8hCnHAEQkMLw0rr2YBCARLhQcxKkYNqcUfL11TFBH/AjJhzBSPEf8g/zE7pGP/jQguwhoOGiwFVzsNYE0xCDIOAnhNLDhN/3EsmQ1tN0FKg4AjBREfu3y6FUsP2yVykAagYikIUh0vXQ47GJYDpTREEcpv/65Kbg+R/1djf9ASJROXNCqxmmUJGv+QFDVzDFoDUwUEDWYVDCreARMXnyczBTyl/x0BDEa9FRUSPhpjGk1xWx0UaP8SlDY003APOf8VOB1J72atLYEtA809BiE5CrJBMidl/3//mAcSHmRWChRhCEZJQ7t6e1EQgjkQB0xDFDUmyA0If0t9TW3/LRrqah8SRa7/dEObLCwdCDYGGcIlORIJQJ1dLRcND9YHHgIbGU1yKi8EbP8SMnEybwdFOwICRf8kH3AugUk4eJwTCxyBKEoYAShSLG8VH19SDv07VA6E/3Yq7j5rVUMNFzjOPxLZMxk2M3UHVmsuIwo+BAQMB3KWnYbVUDUyHyQvMisDGSFubgX/g2oTBj+ueH0sD1L/LxJbFBzXSotXk2DXMSBNAgYMUhlAKZdgLn40QxRKjRGuWBwKKRZDfYn/GhkG/5CFNmnJJBiEDyAWRzbjCTsnFA2mSx9PEZEdijUvfo0oGlV1/2o1d4pzKqgCsD7/AWkoehQm+DwzQyk9KmEHFBPXbg5yG5sNjlIRQhj/DU0lazA9DNY5QB0PtX9ynnsSB/AkHQvPWEwyhSFVAQsNARn/AmwWKpYChqU1yT4KiSQFoTwlFRoPAndQgP9HND1jDlEaH1APSQ9hek8fAVg6DVRTLgEHV2tSbApPG44+EiMBUf/zGCoS/yYIsA6NA/9fC/8KbzueQKmrVD8MNF0nAxQcED4XfgQ0D8b/X2w3TCgKDkZYGL8dAf8SiTUB0hESARFBJEGkh1ItLEP/QgYdNRavMYn/T7ANH4ESBKhOEwEaCziWGRghECELBhU0IDhRj2FatzUKDBZEDOEXWisOMnpXATcfFiQnDysSw0htMVICFRj/UbM9IcorhRAGNAxt0Sc7QJMNULsCB5d8Bhk6RMgIA2ktPwkejf8nEP+vmMAJVhsGbjYzyRRNvRuGOmkWD02AElBRKlcvYYuJGy9FB0wMCTNoQxAWK/8OEBMhOWT/TB8wDh3EwBMKLB4J//8B3Z8XigIU8h1lCC5XPAta3v8nOGFrBmEPvqxuhyQSBAqpIR///y0DFnoobR6EWjII2/8jIzXYQVKqEkP//6UeMuoT/3gVNDYnFS6bDBDQMf//IS2FITIRsddNMikdLQJzI2G0WTkImFO2UiNvGv8kG/8HlwoDKNvHDAUf/3sJ/W6VAhcOX1NU0QNxHkdgYyZUgiAbHA0GAl8pJWhDAzcEKQ8co6F4DRlhygtMogxP5F0//xQjIDr/OhYMcFwN/y6/BkydMD4CEERhNE/z6SwBFT3/VQF2YQMfXBEjEj8EtyUiIzc/yg8SEgk68WooBycHJWw9ZHAgCmzVEWRFDf8CFFIv/1cJSGR8YlYjfCeZhhIfdSZwCv8UPUYNNn9yVBgmVyU4EZtXBAv//zsqUf8HKJKvW6v/gyUpC24FQi4XSDwfJUAQEln/FkUWoigDNjkTSzX/LRkSAVR3GIUDdGIPMA43QU0jwCNFGgEZ/xdxLTQHnCv/icoUAVERTTxTDf96JilwMdT/IgMoMHpnMCEWcy7BBQ02DtOSG0pOHxb/TqUbJuEeAgGSLwlhGgRlDlJIKx1SLzj0AlkzCBAiZf9qf20FWQl1BR6FV1EVN5AKFnpKb3ZUK0BWN0/opgQrI1X/rUNDIglo/5cEHKFZtgNXSQtOG0vINxMnKE3/W2sfCfcM/wsraicuEmYJXowpFis4OiMwmy/cM7UBQw6N//8XgzoBRP//MDhRpoWOG2pNDnGJBzYHb0NRM83/DidlCQoLpB4TpS5zZM2SOkkZBykfWAFgMKRT7qq+JnEfhwYt+RaDJAMDvAIWNi8OLoY6U8c8wzh8RgqIxGcPGl5/HCIOKbz//4CFImMFXx4wGhxoDRYVCT9gXQL/gf9aaGg6A2IPBj2yDiJIhEV1AZH8QCI9Oaps//QBXgYvkTcJHkUMwPl1FnwZIhE9PvsQexQX/wtkQFL/CkEJzSpja20O/02BKC7/mhNKHAmuBTwtFdVmQktJFRou+KQKGH9nDYNDNEZaMP8eAQ8m/80EnDC7OhUxUP9N8B5JFy55O0NjDAWMfhJzymh+PAjEWlicJCdTNv9mZjs2ajQDYlMIO15O/1JcBWGxDi5sPS9NBGkm/2MhXA+zEye/IjVcQR0ZFzLU1uWncP4KXBAQGqAQ9RXF9BszfzAHNQ6VhWoHJjH/a8WvAQEzRTbNFBhWiEoOEBf/9WZBy9L57AkufT+wMU4tLRAiwB08IEAJ/5cGODJG/wYNWFkeZAoHJiVxIQ0ZPpREAx7VSYQxTTBIMmL//zkkhTtpQgwfi7ZHY1g3JTuR/xQGSREsKj6iFBkUVxcwCIdAWBEZVLVytD1HOCirE28EBiiwPZK5/2Z8DQ839v8VLARfC2ipSROiqic5TUCFd2UoGA4uj1ACZRIYTjYIBv/1UlUKUjh8RxI/o9gepc7FDo4GOFULPQT/InGrIFgKgtuFFzo2M4//Clm2BAY7lBQoRQMKED1MJShJ/yEwWBUyNHKOtQNK/ysFHzErGYE9HT1jWgEs+D4QBSBjGqllPk5vAutyvkc8OxCNIA9fef8yLi8VXGs0I/bOdRP/CSR3XUAMHZLDDYUHCdggDTAuaWsW7v8IDTRxlpftamMOOCk1RBoeHwINIAoUErgITqP/LAQIPhllJzlqOBYQIP0qG2AOyH9UgA3/DEeg/4X/DEsNKhAGWzkiFneUIIN5atOAgKUS3nkwBAlKezMYR7wnex2GCnuNKnoZwTkZIJKjZF5Dhzr4JWFibj1Ag2wPlz5Ed4cwmQ14BygTE6uRCD5H/wIRPIb/EiFbDjyJbjozGTQjDv8vWUhT6yoWDnghMToMAgL/SrVIeRtrCiqV/2UqHggaCFWoE70Iqv8BPQeQbkjFPiXVGk9IP206Bv8NNT0JBAy0TzYBJ//f/xJgMB4CS2qvejARoD4WDS4zIU0PEbkD7BEMM+UZbRgxME5aJiIi/6uCCbPRGgH/NA9Rav+AGQ6nl5Ez+wNzHCk2AiHChg0GBx0kKMM+GmtjZv+aAzsdFyJPDikuIwJbMUlRBSxSbS3/PCuSKxY9NBmqIQObWj94OkMbRvL/oSxFOXFUSGcLGv9YsP80I+DiGzAFEVJEu4IOBEW4QTIWPtgKKVU3D01bHXY2Of8kJQWEEk1FN64SXToB6QGGHyM5fwwJUQ+VoPgHTdTsIZ0vBRJZyHhFNv9K6RsWgjKWJQQ8PgchElg1JyMLODWvEl2Mq3dYdkAYOyODupEyMiBSC8Map4ECsP9xS18lgREEndMch4M1DCsuKw9kCDFofxieCwhcD0Q0UTRhIiUDLi0FJ14cZyyBjQY+ViY8JDEQf+rO/6N3B/MRMxUXnkJJgxf/WzcnSgn/HxAUFB4ROU0BibsweKqMDXsb/z0ugooRAYIICusbA7qNqaaHDFJZixL/HQIiR2D1IXX/iAtuIx8GESZALBjSRXIuLQO8exL/BRMkeFcgHhSgXAEUBEgfbNAvSwcHuRKeShIlGFAUlw0PgX9jEJBUS2gwLyVeO0n/LLFTHwwGD/9PhjT/Vgd7f24JXw4WNze3KwxFAigPBHIdEUIBCwssuArLUzMQOtXw07uaDlIsIj0Iw2ewQRQBfh0e1v8B/ykqB/KQNxQmYCUrIlv/SoWBOQqbPCJDjwFkJK0QF2oKORjWBx2iKTWTlE/jJeEJDQs7D21HhZWvkQWiFP8tRlCjHzvrgQs7zKb/CeL/VwIQIEgsOCJpNA1dIHizcOH/V/8q/z0BIwoFhAuLnx4NIZy7DTy4/ylTDyAQUUgxURdCfloi/hn/rg8YS/9qeWRZPjJlHSA5HlsfAgGBFhtBoD6EP2xPTyZFXvMLRyx1amlELUgsig8DHQ41LHggwY0QP2E9GkzwFQ+KeY9DdNM+hV8JZgQpPnosBUYIDnZL66IUK0oJHCJPd3vyVW//Zgs1/yQUnShhUF1vHVj2HSRWOf8c0AosIf+bEwZAoCk/QhsQ/3Q8fy+0gB4GzCUaKxgGKw1J/1oTCBUtOhw1dQ8vc0wBBSO9TScFDtze7AiKYRwfym4uFS4jX31FKy9x/y//GxJKdS8FDig9s7SvXBEIGjcYDyYNDV/nHPY3//+MbTMsNRcxR0DG70uKVop+Bk9TEedjvnllDgr7Pv9T/acCGDcb/B0XmhApnRcLMj0GuiSDA2U/HaNUHiIVC/+VE5A5BKe/HBgKJh2iIgs3Qhf2Wo07eDFVmC+ZFsX/jx8JEz6hBZ2iXv85WNRZFCOHe81HQiEmFBTkNBUdARqPIzGTeIUcDD3/B2xVKRQDlUDEEx1DKjgnQyCOTBAfPRczpR5X7DYm/4iDRkH/AhsRZQ1C/w2rBEsIJv90bg6EbQsXGAMKp9JBJ8eqYRRkASFVT2pfSiqZGQXSWCIZGiIFGjsyHx0gdZMWOk7C3kwECC+D5VASXCYObzoDe25hKhtsQAtvDRAaPQk4GJNxL9o3MAc1ORvfFf86/w0ENRaAHwv/ajCm/zLGRhA5UxlpnG4EBQcLnhYOFC+McyRrawEtDLVNIIxtZ8AF1o5oBkQIO1KmHYgh/3g/qTkyVw1ZCIU8JAsa/0azgCMJL674GRUhEh4ZizUKC0b/lTKKXlVxhjHNQAj/AQYIDhddVVhTzRUVTiweUSFrDmRCNlDALLb3aD3/Wiu9OAMBTR4a/xfQQUMYBxBTUWwSKkwD6z8qqzdfLE4yBnoCYySRduUMGT80PQ4+BAKuVUwfU/8U4aOShJwGh/8LegJrP16wSg01byT6s29JWpso/4g6GBHfXBEMMP//Ug8fAX1XcigVKNET3iCJLv8EGzO8MCgIJ0MMZgIDHgYRAgpnenFqDiuMCP/9GxUFBQYHFk5eFElOUA8oBQ4hA1UbSi4VEgwpIKFydXsZ5WN5NDQanQL/zSYfHpslRzNAIVQFSji9vFMLN3FpcSURFnwC/z4QMhgLJSQLeTk1Ci4OgGRL/+n/An4t9/8XHCUJCCgQm1YFGzWPiQiSP0NskUsSBTb/exUYHyUeIQUJIVI8nUhAjJKwARcHbio0KAoMICEvRf9HnkoUMixQDQEPxIQBhkcHDSF27CSPbxluYyBRGmsDX7AgSTcnDjIGLhccISgGK/94EUMoBIZnVTgQOFRIAYr/XHAVkmQvF2YmLRU3MCutZoyPYxYRGhz/I/9YmiGeHI0ZFSNEGwIUSTZ2PRIWXhF3yypUFklh//9MIzcsbpMWCB6XdBIVJpuCrEEPMAY1QMAiHdcVdEcZPSxU/ydArCEdG9cx5GmOsCUjONIZeAy+KkaLVKZLgVoFIGlFMyk9tEcbZ3CtAReuIB0d/04FjBKMtQJ8FS2bQw1OKiZ1O/9wjDB7UxYHBDwS5XliaFcpAhFUsZl7NG0tBCku9BmsSbgYHwHQSQG5MAQOCnRqWSBPGAQ7ATl4a/8GURgOj0E7AwM8XcmMAwwiUSACaDdIXNfnLE9TZAQ3HH2kN3cc/ztQKGpKM/8m/zx5LmACQv8XVS5EBgdnCANtDUkoPC8DILcPZo2faBioRmdkEVoeOQsPMCoWXwpoCQgVA0gKZSgE/3gLoS8XFQc51hdcAmU2x98tUW5GOQxGzzkwRAEQ/x4LDRYITAtCKmkfkktqIIIeyzUokSlZHw4RFoAHJAEDecMUdRlEFhsVIv9hhkodVSu/IQ8XHw2YHgxkXonNcBUXAW5VKv8pKF1CEhvpIThC/x2RBRwKGylXWFsjWNgOw3sJ/y0qZyFYFwl/HGd6KiQKFbGR5hSFjSFWgxhFe2sC+adLEDRBDBBNH0fonm4uy1ibDFw1Vy5xJVoOAjf//0RWQQkoGGO5D6KEHixw65RMJQxJPiI7XQUeYFxTDxYOiDmlF5o52hEnKgMn+y+OQVIgiv9I/xwic/8JXJ0H/x5GLUg+76qmHf84kyx1Am1pJH0dA50hFkYmKoftRp02SoRAJAYqrgH/BgMfCBtRpZkOuwwkoZlyVT0WiaYQOoWG/wUa/xcE/2JIjvxU/yCe/4OzBkopuncKMLcz/w6oW5Uj/wq1ShSqDeM4LghkDqtsHh34P1kIKWEEYzr/KDsXExUneSKcSw82ZQhGJgRuCUgIGTXlc1MDHSMOU66ic1Yb2nYvVyxIJ0oyJSBB3DBF/+8icGAl/70CCzMKhaYbMwUJHhT/AhseIQ0KPxojewj/gAcBUzMqJkNIqU4FZjg7qwhg+VxeDdwVSy3/djt+pzEyhT1MEQkgQBkk/1MdYVJGQxwVKj6QOlf/bews/0wcMDkcOk0BSVUiBxg8C7z/ZbSJsTHCEE6BUv8nBohdCHtvqwQJPIciFRENVzmKoAQcOzGuvxLv/ywDfA1NQxQtiHDjSRRaSgGOELFy/xLidywYjgMMFBADOQcCFHoGHQgI/w37I0AFKCTzbiUcUCL/CIY0VR8iNQtYBlhKjTl6Y0MLE5ypLlVSGmM6MhQJIwcRMVcSREIQxAIdWjdHJ0VgdEwMG0snf1MqVz03bSb/ATdeNK5i+3oqpH8cqjPsgxraPBERVA/KAiOqNxVJHxo1BXcpPk4+K2pzWxA5BsWIoho4JAECH49FhzdXDSG0Wat7ogZiTXX/CAxWIEo9TChJ63IPPxGSDyNnSv+rAmH/Mml9ulWNM0A+BdWsJVEDBgxPEjsUGlQ+AThGrAGuLyoLPSUIN4wvDQX/ZP8Gax2mxmEqF046LjJ8qA8aqw9PUA/pIv9UE7dLbnosgq8rOkIqjicaBhoYToVriX2SwyEKegPcGP/YvJkdEi09/DRo/0oumg8TI7wt9SVnA5EXKyTZNnhZUTjcOaQ7U5P/GDv1HktRUBs/A7H5b4eW6YYESRkab1y5RFpShUL/Ug88ew2xGWoNYAIBNTo2/7TWAwtPFQUKLzzJDVYYWA/jDaL5AR8w3AR01gl+Kx7dkq0hVw5VihMfKCMTvGg5ck8JjjqkHERhUnIsLAwJNwN1qwNAKQ8ZNS0e/0FIPB4pOkSdJAU5BPFgEDP6bQd4/yNHZWcp/6AmOV0rv4Xj/zUM/wuDXP9ljxM0jC0NEP/cF0BAXy9CdAbe//84/wmtgC4bQAoNLWJQCSWE/1ABSDNLSyYnJ5niGQ8JIx0SeJsbKwb/WQIIAmn/Lg6NEbUwL1gJd280NiYJHlIGKnQrD0AECk0KU1whFlwVX+gtG2GSTCdfJ2QYLD0GfiVFLRItWi12Iw8OJDFzNFg5/0Q/MScW/396DCdWLoEfQ3FQAmV6GzwXOTAZn1IWEP//nSgcEQwuAycqauQFDiNKTAsCIhxEQLCdcgJ9A3hqRHQRHq6K/zQDHmwOASnKIUlzHGmU/UsTGTg/HhsNFRc8KAb/G3AGuRB6fuFxLf8j4KQETv8sA0Ih/1OVNnF6LTVS1XNLcRyAzCv/Zyj/XS0oWh0tkugYLgwnOyqHWf8z/x8/w1AW/wr/I00vcz07BggcIv4VHyM+epTmAVBanUSGPqIMKgikFBT1LF6c/xQ5N0ZT/w2LN2N5Og0wOQ4feAYKJEmSYAoiJAcwFh9/G0BTJ//DAQihHoxCKBNfBkYjJjAY/xAbQxayHAsqUMjJVpTRRrgsY0tqcgrKPeP/TgQkWLb/UgsD/zJbKFgkOeKyECl9E/+5aRBvSwoVeyBAdjyyWEhdVVkxXy7HTh8DPSsbmhcCCUkMJiQUajN6vBbmbDJkKlTIqgWDNwGEMgxWewYEiiL/IkUTD04idgKtDTjrCw060VG1CMYNTa0lmv87BEUghQ9+B4gQPLoXKDJyN7wFHw39/5peBPUL/1c3G0pHaxWbCjxIQkCHzxIab7gdLjuvDbgUFgs0a78BBghVHwsxRSz/cthPAVdQDw2vB0oD/6AU/ycJGF+ucrAiKKwepQUE0P////9mYnImND6/SEP/jxRawyE6yOmWZQoB7BBkMzy8SF4CKi2RBb43Fg5K5FB1MwJXKUModngpLzLtZQ8cJlBMF7msg5f6YGcf80wgORIasbROFx4yExkNOTI2hAhgFCVTW6nHJn//GHtQxT4SGSL/PD1VFkoTBz8IFSInbXKpC02RdzVUFghCRy6RIacOuykYtDMOGSEgz4kdVQcCiiNoHj4G9CdImhrDVRZCBzxMsD0YH00DWCk6thg1EAKHrQgSga0SORI6CDwKMh7/aH0+fhJVcUMZRmkbZQsdRksbKRoIORK2Hcv7MgHC/xouKHFTgTkMHgNNnQMvZCFqpCASCkH/QT/zEgGPAzCoMB1pElRoHyeIFG/KMxkoDmWQ2mr8Ogcl/ouoNTYMNRKuYQZ8BAT/JRxkCToQWo08CjFQfAtuFDtNeqMkRdh2CUw2C0AnbRxKoFoNGsWFUw06t/9PKXHMDjA4JkAvsCAMx1c1X9tNHnA1BR9EeTUQQXt+AQ0yUwQwHf/dFgWX/4FinUEbBxDNEEq8/2QfNXUCHRSbDC1AvKk1IBQuqxt9G04NEgV1BaAoaE4NAQFK/zclc1+HSn8jXg5lQxTND+TSFLn/H/8sdReMXyksDQ0MqQoVF/9sBjkLU2QhGntCHgr/DQMOAiY6MbsylWoDE3MeUhwfEAM1bniYDkYUODBGTQPF+JQ2MBMq/yT/dkLCQyiRHTNNtzLTDQYeK2kp/h7SCoRPLV/PBP8lamcSA11+EgdOEr08JE6iKw8TRylqC0UdViFPB01Xagw8KhkxoRtNCv//JUYdo5AFOcp7/ycoDrXd2QMWNRhPUyr//xgDXwQbUwMmKP8DAfU0AzcshxQf/x5xJatqvBPf9XKN/zwNQjxuF3dPt0VMKgYxGCCJRbc4b2X/T8UVYN1EERM0DXxBK0cSpgoWkQIbgwsIBxcz3xIJ88k8MyZ/JTf/Xu9md1qmTP8SWgYwERxNY2E1XZSQHAE0ZhofGBbbWQ8DGkwRUQZDBljFswJ3GocrGiAvHV0EIikBgg9QDmQMCP8DKjpcB/L5K0FQvS8NMBuRKaE8C/8F/51gaAMfCDMt/2WRmQdLKjuKCaELGCIYGDkagMYr/1kYEjpOFA9OIAPFGjI3ZBgWCxAbnEEz/wkXpIyCCCAeWhUPk00IakNDRBc2I7UWAwNeQ1YFEAlldzAVAhlqOAwHV5sDJxR/PoegIAF/BwQyWRIKjDkDZgxbVBZEAZ4vBDRSYBzuBCh0Mm8DW1INUZdJUq2TeCJY7xkDTw1dSdRGXBkCFBRuSUVBFRpuqgUs9zobNk2Z/2wSaUYndTxOGiECLwkjAyU6XALmHYo+F09zmhgGcbwg+G/QdkucUTA+CCtZBCoqS6u8nEKDpSIRXVJdhgULXP8/NZH/Cyr/HhpfihybGlQJGyBACggiiENGwR1SFSAcU8lYOATGQNJVMWJVBxQJL3Neo0VAC1kOOAYWP25zamwJF558GiWQsCAbHRcuDGMTJgUafx1LBXf0LhqhVY2VnRdwNyEqJh6nahFeDIlUHTsMWxYSxNtGNQpXZhNrBXdGMj1YBFmsWUcZjhk+bX49/3eechoCNi7/JBoCU1UfKZFdHooJav9EXWMfIyEEF32MVT32XzErVly+03aARogTN/+LmnYeGgUjNis2YjUD/zQoDg9ZG5ppCYkMX6wM9TQWGScTDkdJCDFUZCZqagUHJ+sB/xRQEVpH4wsOBRUGPf8vhEGSCK8jURNyJytsNgRlHBk5BBMvIicXDgoxBisdVikGE3w2/wvDMiSBER3+H2MLPnl8IoY0aw0NSVo9C2L8lWYJSZH/ahNBAgQL//8QBxQRi20uAxBFrjyMAkUDIf84Th8gAzAJJP8ZCxA+AYIaI3s8SAJaaBP/BP8SaBRfVewwEw4QETmcigwTDfQvGjUvOSpJN/8PwSJYNf8NLxdudP9fYiQZNkeUBBMqpU0TIVg+FWREDC0tsx0hDQhuMN8hHf8h1zBJ/2DDEDTCK0RHFu4GfiEvl2Mfn31CHDT/DxpowFeMakEDH2cBWC49+R5xHD5cJQ02Ryq7KYSvZGRHD98cjynurksgXsoetr5IzUTrTBEhSnZyexF6qhwEBg0BznsJY0QBB4e5AgSR1kAWBA9JRgYrfCgRBk1to/+SkBIIDP8OdbBxLv8vIoMfY6gQPw//DDAaeRsGXQ+c6TVyDS0C6iYkpIUTPltjagHgTFcLkBggPg0fQAsSYS7IlmoGHR5G6RUSR0c6jxJUBy1cBv8E1QIbVR6cN2wcac6IIv8XDQ/GLiFkNwoDFDxGOIBkBI//R//i7x2JnxQ9LCdW/wEkkRgcJBahKBdOEiFYXgt+AmGFWJg5RAUu/B8HLwFdIP8af0AZgnx2C23UCxZYGgMLahF5OCD/QhE0O7k4HcyVCjK5/w9qegMmTIMjyAgwbEpUKTVPHhIm8Sc8DHJSK3liCq1agw6lIZASJwEfSHARKH5dK1osnDWJzGSeQQX/TUIBS6dXRSWPPiygKgKJUIgdBSp2SakZGgujEDG4UwITCBHDLyBNXRo0WP8M/4ZlS86EHipbOppPAQ5LBhMeCyRK8acNJB0IBn0kfgwsWEYkMZKWAr0uVS0Lrz2idKNlMV4oihsrSICIFB0pBgF9EP8DGlodD/8GWf9k//+yL1Ju4VkIC/9RLyj/BepBMHMXExvuTzX/DRE7mSha6l4ILTf/NBQR//8RZRgSgh0BbwoeDgQwAhALDVUuJS4TZQgqmT4hVx16EBjpFD8YILL/CywXOK40LDtTHwseDlZF/4QeGQGCF5osGi2BAxUTaAgbFjgSD0A3iDL/5+V9Q7I0nGAMCH0oEUhCtE6bL1qXLhtUIyS6FQQyLAkQUDc4JUEhQRegBXZRUaIBEQoEsxsgKhkMDWuSnLKPwkYTDLlhBSEW/1ElGwlAAimrIxpyTvP/EzcPIgtjIBIJDBobh+llH1AJhJPfLjL/K04p/zavD1BXUFkBJIcdREItkfv/ZUD/BUBaN1SQTwcoOP8eSg5EO0YZGP8TZEjWE1YNJRJQvZozgOEQ1iRzSSz9jFA1caoKOUAQVIkz8yohJf/bCAyosysGD/gC1QoJJKD/GX15XJZRDjkJGhYWSJQJMD8KW2IOsgwdVi4cgj0qCh3/YhkgJzcQCYqbBjw0OnIqPTiPYv8vZXcOE+VGrGIHbv8N/wZ5MzybPE4PBAgUcA44EEEelBKNxrpwGyckby6WGRU0/wL/Lxgsrf81YQoFEThsQ0L/MSlJFhaa/wxJB0QhUmIQUQwhBXlmi/9F2P/mZRR31FT1KEcRGgy3EB4mIzk5RQeWEyw9xLozlxn/BLL/zk+dOCNDWSZa/+suRQYdWYAmgTsBYxMEEXsKEwxKCy8pkTknOw8EBg0tDUQWoCUmMTiPmVQkBAIe1FIqKjMxGR4aISyoTlwIeBcFDVzcBP++86xFF1YE/xQpN00rRXM0OwIED14OdRNIBAlOCFIG/18KJQGsGWIwIl52TikHov//YgMLBTAaVxwh0BbzDmkJKTqDhiNUORe6WxyrXBT/NcpGOiNLBxS0fHMpVBMPhg+BAxKQvgWyPRaWBiBbAhVOEX4iaAxrQ/9SnEQhCRJwOyRjBkVreC8VPw9Ff2gkMxFmJyspIx0WUgEfE49UQlYN/0QsKQM3IjMDjAauAyomG4E8MXkQJxIvKCJDhUtNCy1RZkFZfR8OCGkDHlyBU0k2Kk5zS0QkW3PFOCgqE6YJIEgGDjZVHxocXzFF/8ShaQVTBcuSsWyPPv+TliIKBipEGR5oETER5SyEBQc+GJENEwYlA/8kGP8RHHQNBXSnQpEDQxAeX34i6jYtNHSObHIdEH3/MUISE9LxLxAwGgczFSX/VxcodBorIi8oixwL0xtsmE0RGvF2EIZTDAFrEvR9PlxG2m8Vp3YvNgzghXtERhowZAEEL2OyT0BUY6YhVCoJc2UjDXMQBAQMMj1dHksuJ0UQQAgFDaFp0zC/PF03Vf8RpBSJDCOarCM6vI0TRf8yiAFHYFZhjGIn4kE+0DwnEQSP1SRP/zlKVXQjCLkVUwNMeVcMgk2gI9Kryna6agY0HR1AFhA5HV71/5NhhS7bqQ2bVkwBTT3CpiggcRWeLAQR3TIkHUwfaOOkZHg6JAgSSAYFtRcg7wYmFgtK/2Q8ZWKWEQIJJ4gf0wuLGykaSigWcAkB/zB8gKkp/7kMRQanfUs63kqVezRiLi0XBitJJSMvgkVDGjlAHQZpHgwKK/8RJSRE/hwdCgmg/xwWHUZxt04eBRX/UAWGOll8jf8NCCYGyXpPNpA0g3o9/wSQNP8fNQESfJL/ElcbO7RWNv8kNJw6vVeJMmSeLUoBMs4NASEwUw4UBRJ+As82TlUuWP8YW8oCGnmdIAWe0kBJOF2rSUoXT8r/HUEHAyMF/zo0UwYsB9AUKwEpWATqIodw/0cJJQIYFJPVWjsmVAr/JUz/J1q72CDdJ/8/Fmx8DOhLnSoFx1dyMf8BBxk3uZsfThYrOjydE14OAyheKUkhYQGwJB4BtX+3Elb/YjcSPakSk8svCztkZRN3bB7/Z2gcMf8+/wgccbutCAYgUkkxDx12AV52YWZYJ14P/xBW////JqYVyGVcaANW/wVmHAIHVqJudaGAvROUVGsq+EUmGd43UAdcCy7fcA14J7AGEQoWOP+jAzofBB/CNBGsCzSr7FyyKykFBAxWMVUE962aIRITfCACK4Mptxm8JVEvB9sCHP8+BwVjgVwSIyAIA/+ggAIiPxRiKMcrAm6//2gUXEIObv82uuceTXvJSRJcIP8FEBIUS9IJKKv/pZDEATd8Z9s3EQkp6iCLO9a2NDUIEf+WOxPOPT22FmwIUFD/IY0yvS4ENbwxKxJckTcQdvOUjo0dGBsbakE0LFFBby6jECM1Ux2oMTQF0TU/DgKKa0FQHmQXNHkNTzMFPhFCNSFCLf8LtU6FRylJCjM3EBlmNhgRGnMhDjLW/x2bBFOAfwpiUqANDU9GNlcjIgWFD1s2jAms/w9nI7ol/8JoD1hobVxLBDIxYCtVErwxOXwLqFO/EV4Sk55CCXVBcgzFE01MRQc0PRoqJGwLeCgolXsHIndHKwVIByJ1hS6MPn0VC0+9bEOuTpc/CwgGPG0UeSwFOWlNgAf/Bh0HeicCKG3EHnQqiIheIIB8QhUOMyJaGQhWD5Mu4E58N00g0hV/LS1cARccTWeV/y4Unxgl/wU+biDC/2ccdbsZO3EwfFpDTSQSJCNmE8SCBTI3MirfElMNEEk2/wZOCmYdTpkQmjosCTVMUorFqUsXFlkofxeoCiAaFXg4KCIqDUZa/gJB1TYfEg+YNAE1KhyiQBICrmUYMQQNGgoa6WMe8aWnZRf+NXBDcP8dIhQeGDSZJ63/QS02SmxoDhJrDBx4RBP/QRQTGVdwmwUZzSpMnCEFDeU0Y1QJAS2EHkNeL5UiKEF6Hgx0P0AGC2AOOz6LGjdShaVLKxr/BBX4GmtmXgxC/1wNEAjiYgbDeMMmKf8UXlkhVtA1Wn5JhCdpQV9OMAJjEZQDcAFsB1j/RIArOCIjb7p+Qv//IwV2BRMpKXYDNjsFcghwBybLUjlAVhyyJmdAJEeJPkUiPlH/LWhFCRKGCRleAQMkZAwPDxwHPzteG1ifGiXcEf8hAQ+PeiYg//+nGngChqIIF0kd4gv/fFoPJDcnJTSmvmk4E5wsfVBgX1JeCFgTAao8FcyaL3AXzyYxZJ0RLR4KIA8gSaltUf8zIEQ7AnsmpmRbMVO+wRhjms8eVmkJHjIrHHgXbAVKXptOXWEJBCZuOwJyvFkqSwYJCDoyV0r/ODFoAwZaTzQYQA4omgZdDlAuCAISjgh5/yMTYED/yWAkpSxUYl9WFgcLCSMsFS4ZQxUTbAgegiAgkP8bLx5vHTJ+oh4kQHJGTjE7C6JNk2ZQTQ5DFChsMJ8cA1ZTEDAPUaoDdiFzEDcDQSFEJAcZhQ4ZYxkzNwUNckMpyUxjbYoMGUA1AyKLgmIBJiJfcf9eM1AMXEIWGgYsqv8uRLcNE6oZ/x1bXB+O1E18dwH/EsMs/wojj1ZFeSMGOCtaM18w/xwaZkwVjhQcwdJkTHTRGyFrAf+CHLsW/wppi0wXSVBVMsAOGZAHTG+LCnxMRhiCbA02SR4FlzgmBIFC9xP/JRQONSxqdXQppCWABoUw/xTwOykEXaoKZHcOFkA+8tf/KnlmQlGRsB80B/8xai4cHf99bFQombugO1EHVCoWCVMdPBq+PKGrMFFF2wM6hHc3SnZLDRb/mXIdbgSCKBf/Tw1rHB40USgcGP8HInZIl0Ess9UaDdA/GWHV/0KUBCYIfA==","weights":"VUpGtatVrN1Is0ZsZUrYWkRcXExY1WRovEW2VGVLVlOlU8xFVKyURFhMqKU1SFxWxLSDRNytVFy2WSxYVURUWLXEVU1TRES5vGrG1CtUXMNLpLVdS1SM3FJmRFRUSG1FjDXUslyyVTRbXchFpkW3TFhEVrlLpTRMx1bVu3SkOoRjRFstS1qzS4RZhEND1zW8TJREtVJMpDxjlnSMlFRUyiVdOKRbPLQ0NExcRVU1vE3UXWVVVlyKTLTKxGvIwzWcR1VcRVzDRdgrJNW1TFOWydSlxGRlWLWVRFS0RMZVjEW1RVRtW6ZFaEhlvpRNxcNE1qtsVUbV2rWcVbQjtcrNvFVcVKi6XFRIxVhMu7Z0xWw7xlqWZItsq0RltVqlS1p1azVGWrxmhcpLVES1KFRctlSrvK5WdUS7xquF2UbEXLpUVVPK2lO7hUVFVTRcyGVaZtzLXFglbMVktEJVRLvVXERWh7rF1UrOyFXLTEbLtTdFXGNLR4lUZIRkRIXVjMOpWFyqXcWHLZTFzVXVtEXFPDO11kxUxNQmuLRUxTakQ8NVOzRotmVUTdalZEQ0WkTEtYpLOsa2dUu420WERSW3TFxrw8xjW4vNREpWhqZDlLRMfDq1RWRGRKIjtFmzeMXMhVRmZUtFXFRFtbprSly61TxIo4a0SsVkhduU5Tu2THzMS0o1xFq1xVVsuIzbxjSDzbNVpWQ7RLVNR0achmSE1bNWa4M1iEVbxUvWttVEREY4Q0g1RLR9xLe6S1ypXUW8XMPD1NKtuks6pcS9XIXFtLWVtUxUxMVFSYOGiLtsS7Y8tEVVXHyFhdysi1JEVFu1Q4VcZFNUhUdKWMNZJLxUO1U7KlQ0S1vMRGTEyFZm2JpbRNVERYRVRZiF1jylvXWztEw1W6Q7REzVw0W4NMZoRFhKOkV1RYlb22tkNEzIQ2W6zEVVZKRF1VXDRaXEyLx4VFrFRG202lNVXcxtXLjYwlvIY0OFzFiqZDRITURJW8ZbVGVlSrxYw6XVM0asxU1ESWxIRNxdVdmzW12DVFamhGS7tIOlysyUs0So2002tV20iVqmw6RsVUZElrVLRERSdFxEVVZchUVbQ7RETDR8dbNqsmtcVbRC1VhDVbZFxkhEaMRcQl1TRUWlRcyzPLzLRIoZmoWyVTpclFPbszO7qsysW1VjRLTEpYS020O6WmSEW6tcVkxTtoplM8vFVlLIjVO1y4NcxENqSFVSRzx2VGU0bUacq0TNXFSmVWOsrLO0VEtc1EU4XFNXQ0aLN57U1VvERVmHRMY2W1vFxbVF1Ey7jEVMXERLZFRbWrzGTJZbi4xFM0YxNkWKxVtVZMVXRUXVZLTVtTNqWUScRFOLxtRFWzRba4vMVaY75LRWa7xaRKVstVvaTFpe21Zda8RFZVjFXDhYyNSLtDRFVVW61TRMvLxVyNQ8y6REdUUzQ9zMxtRDpzS2tUo1Y4xTxYzbVnW8RTxkhcQ0Sl1FbJTNa7TMV4tWU3WVbFpcVGxIRsNDjDu7TjRLvMtERETESFhNVVTFxLXUVUa2VFyrxmW1VkhUa1WLzERFVcwnY1TV00pUxE28Tc5oxUtdRVXItFW0zUSUu1R0rFS0S0W1WLW7tJvERStUPEMlS8y1xcZbVVzDSlVbRbhazEm0ZEjE3ExEVUalS1W1RUu0rGpFXFTMRXjduN1XNVRVVVxqQ0dGtLw8Y01bSFOt1FWEwsVGxE1VM8XFVTatTFuB1lXKwzrLVma6yra5VZyzW1WDNKS1PJZr1kVkakQ2hErGbEREzFRMVTXlRFxlScW1RFSYuYWVtURIimU6vbVmNFtZRV60VkhVVcXLQ0aoVKaqUszFVUuFbLTE1EhEtEVHXL3EXDu1ZFytgzJlR2ZXSltlU1tczb8mW3uGylVURUK7NcTFs8usQlO7VLzWhHXI1sS03HI9VDWUzNS0slS0RHW9utxcjUxFzMjERVS2vIpYTVRVxUszZLdIzUWLVTykulaFSKQ7ObbFhErbalSLyMXDqFRrRTWzi9iky1OjVE1rRTxExWVFgk2YNV2klYXF1dw2qdVCTDtCSzPExllEtYS2s1VkVyRahIdbt1hLPIzHtERURMZEVdSFTEQ1bFaztVtFVcVLxkVT3MQ0OsXLhWPFSLq1yGRctkVki2msPDRlVVzFV4hbjEVbWsi1xVTLRZWs1Fg0qsRLzEhVlqO1zcVsTGVlZYW1VWmGVtVcRVZYtUaNxmqFJUvUVEvEw0uKRLZFu1ZVtFxFQ7TURGxWjGNGVXVkpcW0tMbFQ6UVStWFqUdVWFw7zKzLrdZeVShVxIyru2tVXDzaU7VFRVRMiLy7jGhFu9RERrZcy8yLVcvXy1TjyrxLRTxEXWZlxlW2NMtNRGVFVVNdNLZSVGRWa0SDOMY8REVGRFRLQ5hY1FvWxSW82z3MVVYqSLOUTHVK1UakWyVlrIdcVEhLWmlUWLuERNXEu9TFxcvFpVnHtUW2g1xMWERVXLRISlZMPWa1xWRLXLO0a1RIOUtV08RDODbKzDRUPIbVVlRLVblM1mvGbEW7zGS8VcvMWUu0R8i0Q0tGzMS8Skhl5VXDzEy0u1RTRIXDTItdxjZFNFXURSMpa2xMRIg7tULM2sPEW4VWxLZbxL0zZElVpFxVVLxEsUNLSDRdhFu2VVVKRl1FStw2RWlExTZYQ7PMRFe7NDZUvNuFNdTLNUxLNbjFTnWUy0JFVIvUbGS1VozKXVS0XENbVFZcZUdmxaRcRVS8hlxFxFSmM6hmXLxbQ0ZENbs4hcu0nLTFRaVGW8pMRZ2FTFRWPMU1XbVUtFaJW4WFVMtdVFViSsq0Y1RaXLVbu1a0VV27xFtMXUVTW1NbRLXVw0VFoUZWVYZEtUjTNFyqW0S4qn00rDM13JhldUSSyFRX3MOchEpURzOMRjRrhVWsTMPJhITFW0ZGVM03JUNT3WxTTERkXMvEOCtLyzjDhMtFVWZUzFRE1MtFVEVVhVdEW0NVRFtExWeDtjs6StTEVVWsVXhUNLSmiU1YnUO7VkJNNat7VludZSvChVyLTMhMpkNWm1XFRmdVudw7W2zEhkWrVZQipKxUNjSVxG1WfEU1rUtUpzq8hbpWS8yqbcRcVTZVRdV0VVtMWlzGVEVMrEU9U0TMWMtcTbPExFi0echLRGu0RVxrVIy1tbzV1aRrK8VNalhLTMyFVHpaa0xktMRcSdhFm0ZMLcybSbs8ZEs0MlPFS7TKZLZIVUhGRLrIRbg7RUSmTFRNRLVWpUNcxWRCZFR0VctJqTVDWES4SExMxUw0RUhEVsU2TLOVRJtjWtXDVcSERCMsNWVUhctVvFtMXLiERFRVtXpFJVyEioTEVUVUZFUzPINExUTUS1FMTEi0hMWkXKVFVbXFynTUtJtTzUvDRDTFVUZUW002p0SjRERGtcpbRjXFXOSrV1ZVw0W8VlhbuLnVzEzHxUQ4x0yoxE1Mw4xE2M1FxbxlRIRU1Ey3XUtGZEVEXFu7Vkq7vMRlRIuLrFRMpaVWYqxMVFVsVIm4zTzFdcvMxMOlxrVka0XYxV9cRkVlQ0e0a7uDwztmg1XLRNxcS0TVRcZVq0S2lMijq8ZMhESstVx0W1yMTVs8O9tbdbhUTDRVW5VpWaTMykZbtYS2tchbRoS2RGSotTpcKmbExUtHrWRLpWyWxUVDY0u0nWfNVFVValpGtLRcTMzFVFXUpVy8RTRqhIVjzLeDRYVbVkfLREVMRVO6SbS9NWQ1wrREpTQ+S4ZaTMpkRFPF2GXUpkpFW7tVzFjLxbREdlg1SlZGZEVFQ8unQ0TFZdhUZMRTWNVVxGdFVLXcZUXExEdlXExUVFxVS0RITLxUjDNUVVU7VW27y4NERdXThbhlTETEW0wnibxMRJVGTErUVVNMRTy4xDW8xlTEw7t7RV1MpcXFVGVES0WEVcNlS4S1PEtFRMNDpoU8xrXUVWZLW4uFRkNoVUVHXEVkO0VXObSDQ0XERbRENMVEtU1rxLRrhXVEyVVHWjpEZFVbrLpcu1O0Y71uQ0NThFxFzUZUUVSEXVs91XSTVUxD1VqFhGNGzDvKlbVVxjRc20tEiLZbw3RERFtVxLyyNFVVNTvUuLxLvbI7vcbbxUVsW1XFPVZbS0SqrKptyDxaRjplRGx0hbO1VaVNS7RKNVZbR8XcxFVGNkRLVsU1TKU2u4TYbczVZH221kYzM8XHTbxVlkxlaFVLhoymRTVYRMZFzU1cu8dcNVVURUlFnM2pbEy2pcTD2GXDVrO1vFVCI9dMPFpaSMTERLvLtVxWvFu9XMNFtcSt3NZEhFXks1UzVEdcZdVKxEVYpsxUrIyVQ0zMVUNZRYVLlJQ3RUREVURqRc3ZRMmsXENDVUVrx81ERMpFVIhVTEVERkrTRFtD20XMZUrDttTGysXV3TtEhIU8i0zUyFRcdLRoumRLXJlF7ERFVKJrqFyEVFNZRn1NvEY0TKTaSI3LWClVWIVGVDVLY4RDVIVMNrtSzENkZWREVMWLVUtERMVrVNtDW1XGTEV0bGVKW81kzETERYrFzINVQ9XDVEyLRFtMxcmFNsNJRCtk7DxU3VZcxThFNXVUVL3VWJNUzGM7RVjVSERERWRMVDuFtMXDN1XYvGWkhmtENUPMO8Q8pYXGVUWsRVTFXEXGWKNUVK2jNEVbW4vVpcM2wlqFRFRFRjRWSkVUXMXGVUvVTVJFVGNU20XERlpkq9w0Vbi11FVFZMpUvERVWJJqRTTMzExOXEXFylRze6S9TFVrZVRDvNhEXMY1S2tTxmXIWshVVEVKXFTDWttVTNtbNLS1VWvFa9hYXGxGQ5QkZ8zFxCPIxGR0W0vG1ENNvFk0xMajhUS1RUrGmJU0tcxFU9S2U01TR0iFpLnTw1XGZW1lxlVL1bWEvGUmtc2kVIVUtMRWZrxEQ2RaTkRDOlwjU8XGyTXETL1kU827U0tVRlVcVVM5yFXUxbUlRdREu4vLtYS2TMXDeIVKhGpaW9qoVcTT3oTYyNuWy9W8o4y8zFRFQ0tc1E2q1KiqxEgzW71kRFRUtkpVxGXMVYXcVExESWyUU1xcNVRbVLS0VIdaZYRFvcbcWVU2pbxEtaSIRFVUVMtVu8XLxEVjXFy8Mjy9WDbEdKxGRVrNZMVkW0aFzFRDxWuYtERIlYtUtcxMxKTKtFiFa0TcVFpMzLVYOGRsyJhUS9tURdRMRMtlNLRFtVxGy4taVYhc27XNvM3F06U7zGS0OyyoRjuk3Kw6U4RDNLzcVlZmVERcZmWFaWGG3IzFOq1crcRYZa1VV81b21tkO8x1RDVSptpGvXRTxkVctEajtMJdvEizRWVdy2VUo9VMXaTISVXEPM3EZF1FWovNSo1ERVtTtTVHxWPExNtGW6ZMRVx0XMhrzLRURIVTaDPEU8ubxFWIiES1TMuENVVTWkNEtcpVtVNMSmZUVFNNtVvTVVtVQplcuUylNTNVvLZFZLS1PXV7SbOMRc5V1FhrxXVFY6tUzFS6NVlEO21F1sRcXLvFUlRTvGtUTUy7Vk02VEfVVUZT1UtKQyyLu8usZbrcymVLbUxc1F1UWMZ+VWVUzcREWWuGbWWsU7Q2xUdWW1rbVVRtM0W9RaVFXdyMI0WrSkuSVd29pmNm3VVFNUVV21Y7jGtLktVcvct6xcTVRVTTVptEanVIVIulzDxNXovDO0VVRlyzZF1KpFSmZ3xdxY1cKUVVS1ZDXFWFikM6zDU1RbtISlXErV2DZExDa1ykV0SFOrtMO0RVVbbLt4yCWkNbG0W6RZvFRMVkxMdIxWV2yz1kJaxlPExKxcak0zM0vKSIlTVFXITbVFRUWlSEWEXEJrxYtMVcWIVEtFO7W4bMtGSkVJTFVrXFvFijXDtTVUa8ZVS7nKWNxMTETMuHtLylhVzFVMtcPFJdRWWopVVVbHzcTFXFW3TFuUtjW1ZIZdNczDZqNV1FhYVFVVZLyMxNVUszbNN0tIXLY2zFZUp1xGbKXYRcfEy7tWZNmzU1XaWlNZNTVzXDsTq3xVZVrLTFNFysREM7tFTLRjxKRUZllkq0zExLRTpEtGbMXMVMxKOnNITERdzKW1xVS0w71lYkVUREa83bVUVjXbt0RlVLWlxEhMWNVEhLbCSl18RkxMW0NVo9XFakXLZ1XcXU0mTFW81ZWtPlWlhWTUdEVExXzLVVu31cxrW8XETEXa1FRMwrVEtTRGPetMNlqKZcVahTVmy7PNbIlVZkplVMOWTcxWulhFxtNHOmWotbWzw8VTdEQ7EktubERDVNVotMRtpbNMVItV2rbbalU8TFVWVEVDTGVmxkOMVUxFXLxVVbRnRLVNxLvEhUZYZIXVPFRFREVHNYbLbKhKXbxMPKxMOKjUtGbVOmVLRFS1RGo2Q4U8xYXLtIXMNTxENMx0bL22W8RcW1hWWsSFRUVMW0urq1xXWEVMprRtQ6XGykZDVbzFTHR1S0xc3LV8VEVUQ0XdMky1UkS7V0XEWV2sVERspXq2O4pUvYVkq4RmXMZdhEvDtUTFTdS1lGxUNUVdazQlPFTE20TNZc1U1FtTu4VGS0s1tVhrVry8tVtaV2WlhIXFVsRo05RLTFVVXLS7WlSbxSW6VSiclVqsOzRGy8ycqDTEtFutxtuLdGRERlcziUQ1XLRES9WmtKq1wpWrPHVMRb20SERDlrRUzVy07FRKtlpUulwqXEWkW0hIdVzKdFxFdlvKNCZUZ1xUxEtVTETES8lUS0O2VFVGO9y1S4JLVojIu41tNFjcOElVxEdEyETFwlS8SFNYVIQ1dUVFVMs1tdVbVXurVExVSke0jMfDNVRVxqWPZFzMRMO1XEtsy7RGgWOjZFbE1sQxtLxbVGw9W1ZEVbVU2cvVdrTqVcRETcWuU11Iy3VNrMvEWGNWVDzKRjK8OcW7yERYW0vE1DRmTLNTiEVGS1x5VYndNLjVTHtFtcpNpFZLtVy0u0VLS3xVNYtEtUasRsO7h0VGzKxE1UVmW0REScS2yGVFvSo8O2RENNjFRFTK0+iovbVla6O6OznGRGxMRUVFQ7WDjFhMVWt2yJS16tWKZklkXsRbRIjGbFxKqzVcRbM9VsXERENEiNPLVLtoVMtMXWSzxGlVXEzKVGx0XVWsS1W2y6ZFxFzLVVWcbEO8TGglRFVIRaTUNazV3FVFS0uoRYTGtrVORFhrhVRFUlVbTbO6vH1GSjRchry8VUx2dFRGxFdTs7tUJMzDNdhcxcS6xMyFXLRVpLzFVFvUWVOtOkWMVFXFuzVk3ZrGdFQ6Y8U3xJ1JXTRly1VbtbtcvMp0ZEVcRF1YpURExLTGdINUtEtGRcYzVNq8Sbi01ITWVDS0y0xnxFS8RkxljEa7WlVESMVjxtltS9xLRWVc2drFo3R0tEV7q1xFVJuUR8VsuVVVVUWqW2lEvDwkVjR8xkW7TI3NTEXMXUhF21PGZlRDUlVrZD2LRMVFY2dEzD7EzcTXw73GYmuMtFatLFVUOzM9VcZcxVrTXMO1uzRbdzSFxLs8zG2zSsxbXEvI1atIdFVMV0RDRMzD1Mq1Vka0pb3VQ4fWVadIZUTDy+xFiGRVNYtaQlVFtVuGXIQ8SGW8RrhVdbtsu1REVUW8NkyKzWVFVYVTVaVcdsXFVkNUhkNIoz21usVENTVYjFXKxcXESEZlW1tMVYXERExjzUjMJEXOzkZqlLq0U0tbR2XFOGtVQ8laVIW2SFNM04OFtLVLSltGVFWrbKSISIRTxUs4Z1vNS2VXS2x8s1VVRFW1REtUW2i0ZTZUtdQ87FZbVVS1NebEW8ZUTUSl1UhVVUxESkhDoyc21NVo3UtWTI1l1bxaxYVawzXFjTxVOltTVVRqaki7S0xUTXVUhVZFyExK1VtMU0XL1GOqVV1FVFpGW0VVZXVFxsVVyzXVnIpVW7VGZDPLzLyoNUe1NVy8W7VKSMVGXFyETEaFRcxtI0ZFZWVGVEVbdFpURlxEbLY1XFqFVIRJZaVUvczbxWQ8PbbERKtUXT1DhmTUxUtFQmTFRk3NxVpaVMtUS7u1Q1U4ZLQ4xMOoRUNOXWVVNltLRXRdxntKRUaFNES6RUVTVl2URFRNlaZkV713ZcVcQ1k2xVvETNVcZDVGRERVTEg0QrO8OFTERcxVbN5EhETFq1lLRkZdVWVWXZTMVcVrRaVLTMu5RUQ7i3fDQ1mKVFRU5VhERWRc3FRlxcXcXKREWDVWO11E6IZEzENEdaVURUa7y1VVRcy8WKxdVbfrNbREvVU0W7TGN4XKRFiEVMO6VFRkhFWcw0VDtitVVbq8VjS8RFXNVpXEw2OKbY5jUnNJWkXLVEVETFUmVVR0VLWqpFXFQ81KSElKw5p0NURFRITFVUWLSMVKIkNESVajxlXJMjNdVIxbVlZVRbVTnUXFRbVbQ0OVS0S0pURFpUTFVUS3RcU1XLMzZEtEU2zEZYVadFVU1YZMXGWDrMZrWEXYw7VNZMOkWVaEy7bEXMVta8hFs1SFVWtVZrNNW0rCPE3EalVFPUVShVpa1GW1VraFTMVdbEZNWExW29WDRYtStItVtok8s7ynxTSlXKxVM9RT2MRkW0tKi6VbW0hMS8tGVb2spqSGVGig=="},"order":{"scale":0.134603,"rows":"HnZLGAo/ExoTNB9VjtYHUqU/GRIyEEwhQxSsUU41/xgiAxgeBQUFBhA/OQEEgC8yJH4DfgIBHAIqTlVEAh8EKZ5nDxcBR2FfBQyNCk0TJjAXNiIGMxgqBSdhYARMeikJHjhRB0UPIgUwBi+IDHQeKQdXNyspPRiqYxxMIQkEVmEm7y1mRic3fgdHKCVTCyAqOGSFMRcJEBEoDiJiDRf/JRu0nzaACx8CISxbGxkZNxIhDkkuPAYgH31cXAlkKxABJpYNhGYPKAJvTUMhKBQBG0BBFwIBCk0RDQ1rFyYNgyRWXEIONx0BBwYJeg4HNSwpGy8qL2cFBEQhNSIPEgIiU0wMHT9GfP9dFgRAJBgeJTwMMhxsOHsZCgkREyoOCg2CfVLFAyJVETmS/0k6SAwFPDtZPhUIKnoDDCcgEh//DApLulOODzEVFAgOMw9XHTMpD2BiRTIbIgIhHDQOAQxfGScQaVKpAq4FIEhdJQgxHChBBAM7AhghJARYJgMLKQ4iNRcFORwYJhQlKSUkpC6hFDAGsiV5VC4xbF9WEyEaPY0aSUgIKVNn8BDhNQJ2KRMRMQowITcWkBZejpID/xxLG2cZIXNYNzCDCkVfKsqIDgMnHhEsGyMdD1wNHjRrN0hSSRJpR2kTFAxGgkQbBmYOYzAXAgwgJycbCE4jLSyaHCoHJkbHEQYRPBovHqCWDRQBGgoaDlwMOAURBglQD60FEv8HUiQj3DxbEQMNAyRTKiEUID61EgW8RFs4BQJQWlSwTwwZFev/NRhAYHgNcBtiMBZrPhISDSEqMERIOQ8hNBtfCQQYCy5GBBJMbDkFJUsDRgNDGwsS/ycGKhIKcjROLAMHmUk3Ii4REZhFOBATCVk2NVxsUlCnTQEIU1waegYCLTGMEAEQKjcNEXOLGgIPVUB7RAENPwODCilUFw8aj+QyJwlpL2QvBzgaNQ0FDXQ3Gm8RZQUmCVgcalgGB3crBQEonR5hEh0OBQRHH1WVH08WERnjBRECKwpDARSlClOf/yoIiwUVCAFTLDJBMTi6LTiEE1MRDBE5PzoDI0k2CVgCJBEcGgcRFwL/A2Y7kREDHVY0KSUaVmIiECYWXkECIJgSHSAtpT3EKkU+NTkJIVdkDx5ESSsvBAkeG40WCRC2Di1wAhsBBQqGViAFB3wNCA30BwhLVx5Na1tLUSMPLwckCIUILlQCJhQRQAkiKjIHNgc1FQYQUjo+RTIwGTccN4B1SQuDMxczBmcOYwUUGA8wHBYLPUYrNcQDKyhnCSswMScQF6QkCxMkcsodBF8yMggbrRE8hgkRPAcgXgJDTbIeUzFdHiwsPEUOHkgGIBIWHgECjCEJGgUBSgsuPn8xAhEBQRIrZBdaCQpCEtQURzkBKjQHOQxMGW9eFy1KQBMBHQH1DSUKqVAmGQmfARH/KyYJPxUDozUzEyZYCf8vEEQwUhwNZhsu6QIfGEA/IQMUUyUXCkxRHC4JVCwDX4mtt1eLTzE8cw6JvBBEFmxDIxIkGigiAZ0s7YUGJSxiAjQFHAgWYFgkDEMDCC/GcDSrCQiPS1geCgpdHjQ+FgFoKA1UCaE/TBoPcSdtLR4bIiJLshYsQgRXBx4uCJkibjYBGhkaEg8QNBNMCg0dMQMPAg4SHwEJClMlaRtnEacaDwgJOSEQNgVNAQQc7BJaXBQiLQF9fJMxNGIVCYcDUgEVEhiWGxp9CIcQIBoSHA9WK0M5HEgyBD0JEzY9A2RYCAJQAzcZDQxGohseCyNEQWI9ChFZGhIGBLcOAQcgTMIOYzEiMDUBpQheG7IpI2A3LGMiWBhOIQ8IJTscHSgfBJJfEUiBDh5NOiU2LwoKH0wyCUltHjQDWwkCJCJBCgQKQT8kSw0tjxXUChYZ/xw8AR4MNB9XCiqnjwh0GBkvTUsFHx8NLR8kDgQIgxsXAh0PFgIoZxFJHxIWFCQIGAcz+wwcKzxVisk/D0QJFmoeDQkTGx9dFZBSARRyrhYGCUwfNSwrJmhROh53BxwTQCY4VwIBA6MrEykOBAcQEhkqTH8IDjYNCw0+cCULXQU7NAtDHTA7YAs+IH4LPydwBgOnCLRPNQN2Gx8XJDB6W0r5BhNSCTUJKw8VCx4HuRYWcTNeFlttOVGFORA2BgwGTWgGHf9RlwwfTxmYghSPBVL0Xh0ZAQ2VVzkzFVg6CFKfDzzKEfsxWgiuCKoSVxEBeD86CxsIE05xDhY3MliSVBgaCgELGw0GB1AJNgqGGE8DKgIaeHAGC1ATDXwMDQcQDyLIUhg2IQikCzIOPkYJI0cdEVK3DwILkA8dixRkCQxmCm33DRMBLB8nBRT/DD/uCQpUj3cYlR5YHzA6NQcYXgYJDCESLQZZILgdChkwCw1WBDESLkYqHnobJZQUKG5MdhsWHSAHyv8iKjkYJRkYtzgiDQ0vE0INjEZNEHOd/w6sIbeUiwonBAENKFsKEnU2nigXD8YbIwpYq/8PBh1RAwQMNgYbLrMPiAUGBp6sFSYMEg5PFx4PPxbosIonWMx6F08NQSYCaUQCGi9OWhMsKjMhWSctbAc/aScLWCgILQFxwjMQQm4MlQYzEovZfR1DLCwMDyE2cxwkfFICLiEuBhwjRhvbWwQR+TQ0W3pIKCspioAPAjFcMiieKogVCZ82D00LBh4cAVQMQAQPUS0vIi0CMzUGSghqBSAIECEG+AhaFyEDJQMZBAqJDWIUEv9Qo0xByiMTQBpTbAsCBTwDT5wnEAgsYy48CUImAikNOzV+D0oKfShMGA1cIx8GWQQ9+GDCKwgIBy4FHjQiLEQCDitjCwLLO4QBOCgWCiUxXh8EvUkRJQkFGLsUDQN7DRx1QBEjEU9QEOkxMV2EKz4sHDYxDxcSfxVGEFEDdiBJDikxSAYyRAMuQhQSAy8MIh3/Fj+Qehn/wF5UAhsKLBszGFpuTw8hBFMRS0sWJ5MKGxSQkWELBKFzDRkSHAJCBmkHDRkRBQYCLDARD2siGCARLhceWzM8KQTaQB9yjS0P9zwOCS1hN8RHBDIbIgmJQiopNg4OGT8hVjl9CwfyHQLXOh8tJlgVOkyFDg8MDzopOyE9Wm0ECgY+C0wVCxW7JwkfRzUPZxBGahgCAkIjDwiICxgENAcQBDtjRWs1phEgEV4J5HUaJyxgeTIXF0YYAxlEL2xQGTQaN1cqJg4kLrIqGBIYTRFiHxI46BYJbgEfHv8TgygvA74ub0TQMxsIcA85YTo7QQQ1A2cFARF+EYFXCQgrKT4ITRgEBVEoUGdxFhIEXBM2RzUNCBksWRuVOoQjICJ+NBQiDZEQBiRLHBYmIwqtTgZGAQdgSRkWRKtApw1ZlhovRwRAEAwZQmv3JzskDFtsPFUIAR4GqAgKZCOCIA9FF4MDCA0mvz1aNSU+NYgcGQNXIzE2FwFGJR8xKDR3BEQKBwoUBl8HFhYiBltROmJEAwciOygS3EgtBAmTAiditQ1HApkHCRsKBc8nFBshOzUKMghDPHkOKXHVRrlDJAMmAkMVEFENOWAJibAOJAIt/zQJAQaDBxZ6ZxA9Ey8gaAhaFiZEdxEaJDENTTEcBWIeNxcFOj4MGppdEZPdCDsmEE3AcERfCgwaXAo2vVj/IzwUIRUOKGYgElUWaDNgCAGoICMhYTFSLhgfOfymCAE8STZOniQcAiw4DSY8HwEFHRAgMAwpjUwMGyoNLxAMDFkLK18HOWpDTC4uGTZXcWYgjQlBBh92GRIdKwZsDB0NAQ0jUBcMFhoPIFd8CwEtIg5EBQVAIhhNG9Y5GlwrFgqYCT2CMikWDxwRJgYMUxM2azYjJXUMQH0NDUs6LC0nfkYPJhWPAp8YRQQIGwU0KSBaExAVCCMYOgsuSBeYe3QCAQFdFhYPHYFZFLEqHhICTlmaAQYsEDIBEG8aI1wXORk/Oog9CAJfhhMBFCP/Ig67EUMBCwEEDy9hHAYnCJQSCTc4IVcCSwwyDSQPJRIHExAxJT1HSZBBSgwWBzBcAWsjPzAaCCsJLkoFUggZJ0IDaCMJWA4ED4oLFBlTeQcJDjFGGEGAGCYDT00+RBooUhxcFxtOF18LIgMfdT0FJokXOwcLQBocJxgGAU0eE2c/Jx82NzIXBEwklKIMFgh4Oow9CSMmMiQHbCMBlE0BAUAK6hMfFREJAwkJJg1FEBgxIhoBLTgBCAQ5EgRLMQU4GBJGDShNNMUfJUodEEMlMmxjMhU4FGxgFAMgTx0RLqU3FbJzRiVO+yvWJAgB7xoORgUDAo0QXRJsCA0cCQ49PRk0iSj/Ik8sIDOJAxsZGB+ecIYdNQ9gTFgcCHUCA0AVSy0RSw6EEw8DHF5XGRX/BFQjQy4bDi0OGJYmHtwRKyJkDnoTSQn/SRM2AYuGMqUSag2ZZyOCJBMoFlYWOiRfUQF+HBMgCSkjZVJNjyIjQTIMFkRLCwV3IUcSMjRJAQIRF6sYAzgMMJoLNh1HiUwNmSxlGjgrT1U0Ww4FChRoD5ECb5QXHw4mj0QzFmUK/xQBPgsMSXZ5UhT/XAEsVTGHBiE5CpkZPAUOATMXZQYVfRdIfIYuDzohYyE3C1lWHq8mFA5EBA5tOwETN0JcXhCCORcBGnQUJwkFGwsKvg0IGjckCiFlQw89PBsWMjmfIhoRCGkPGUASbB03vD5CFw1bNSugdAosExI2Bmd0IQQ5EnE9ODJYJCgJD2o7Bx4dTwhLYDplRDQTGAMXJS8bB1oSFTI/N1EvBCIaZwIG3FUbLoEBDTsgGG9+ExQEDwsRAQolLAgoKGIBIVkrAUpZX2BLlUUTVA4KC29LJr5KDhhkIgkYRz5rcTQMCyAYF11PCxYpBgxdKycXRhk2MxZfBzocWxUUFQQNYgxmEwhgLv8mEAJyT1A1USSMAxkhVXoNBVw0fA6dNRMGP8s2mwcsD1IlQxtvTiIzGgofhp0hW1eTYDdbDTgxFwkYNQIwNCsnME9IYHoydxQBEyEVOlMQATgwRgFXHAoSBBNZBjdAQxMgE5hFDiglAQeAXYqQFTZpRKluFSgCHhZHJwMMhANlOSkUTDs8VgQKFQcpjxMDYSUeFk4gXhcWiBoDUpI7NyhGNwtyFU8d3wENdFQGORtgEiFOZA3/IisUKahNAj5yZipfHXNujS48Gz5dDY4UPhErFxifIUwZQBlDUAivbSwQCwoHGAwdPyZfClAgBXIQG18EEF8UGgexHD8IHQv/KEwyBjYROCEVNwoLDQEZBQmIH0wdED9A5jhBQCQ1yUhWXBwdElYVAyQlFRoPAglhDVDERRQRJU5jOBM5IFELFh8CETYPPwoECBR7T24BLykGIhIJBCFFAlQWAwEHLRUVeURsWcodGhwfMg8fSEd5R04nGP8HJzwgQFBwKzM2DLI6CxYRTHkCM1c7pv/hGCcMFx0NUBgPAxQcTmANKAQYHBaRBrNCRBc2bAM0BEgoEAgqdAh8Ux4DjQ9JGAEQaSA2txsREgERIx8JCxg4LqVYGTktARIZQzurCFMGHTUWGDsbQRgZFnNrF1pyakYNH24TEgcpfC4gE14ohwNGCRAICxs0Eg4bH95ZAwVawykBCQwEAhATIRAMkVAXWisMAjI8PgFWATcfP25YZwQ+CkkkGRhJCxUYDDr/Bf8YChQbEIEjOyk3CBAkDEEsVWUXYkBmBDYFjlEnax6TBgVOBRxaIFENGwt4F2WN/ycQQxQeCaGPdyEkDCUdPyJMG6ozSkUVJQETEjs7RQk0NBYuTwwIBhpdAg9XK0szDgEgewneuRczEQNHRQcXAUAqEgh7Pw8/GXBwEBN+P/9LAhk2Dh/CLBFnHBMKKgIWCAlJelOzKgzdKHcQB0wsEgIUIf8pKwguaCEKCykxc2QHfghkGiJTRj+TDw1HVVUZBywLFeYgDAcFGxkfZQwFHB8g/ySFYwECBw88DAICFhgNGwsbR09THT0aEQf/HVtDSyM1AbNlDQk8qhJzXRc63SxeAy0gzHz7Q0xJNicVCgQVCwcacCYGOJJVKlf/TyyVHT0WJk0vIBQnlwVNJYAKPywFHo0NHF9ZEicIOjklJBUaJJIGGgwKBBMDAiNABUS0PxzRZHYhCitlJf8ZDAUf0KoJTgTwDB1BQxGGFD82DUoLcW0ZAs1jFQkIDiYgFY0BGi8CWAcCTFUTQAMDZA8cHBEEKywDKJF0BA0K/ztXIyMLUQgEDIOkXT9WvSMNEzoSgxdCSwtMBw8hBBtOXSIITVl/eygeMQ4fDARuAhA/HEo0IyxwJB5BmFEsAQZMKD7vYT0qDwMfXAIPI1EEtyUtGDc/NZUPEhIJOk2WDmgCKAcUGiVsAikLB0M5WCpXCtwEEAlcKydrRANADxRSfQEUNwIOtUhkQCUXRAgJDTMYFBp8JxEPCm+FARoXSiMXBGoZAggJgIMHPVMHCgUWCjoaK0YnBVQYfSVJD0AfLVsLybe5PAQ7bzgvIBANrVoRHIMCjh0TXoRUhQtzL0FfWyVAEBJZVCc8BVlFQUotEhYDLAg2BR7/AokNCgckAVRyBRhcA1yKGQ8aEQWGA0obCCWYAyNFFQUBGc9HBj0FKS07RlYrWhcQfhIQvGcDCzQ7DEk1Wg29RCgGSiZfPC8hUfBAPhUDKDB6Wg1RFmg5DrgNNuEfByhEG0QGTgQEFxaMKQFAC0wPDlteELkoBBoCARIEH10bCQsJDh8hExoEF04OAz8Qcx1HCxsLCTgFRockSS4dECILHBANdUo7kCrCQL8mNxAYCiIrURVaSywWMkhKIAkdGg92GxwdEgEbNAkjJg0OFBVPKRukASt6BCv/K2aUQxUnBysvviYvJiFSIwQOAwt7FWoOHkhCHztJCx4GJAYbWyFoLy4JEycoEf8OiUQDJB//CAULJxB7KiMJOnkVGRJmCVMLhgY/K0JFDh8RASKbDFJKEwYnM7UBUAEMDlAj/wk5y1wwOigdATlIGIY6JamPPmiaFFMRASdeTdk2NgdvQy4jQCmXDjcsJZ9AGRQKC8KbQgkMM5gLKE8kc1KQBxkQQa3IMwcPXZEREg16iTUanGojWBcdMUYaH0gRAyckAyivElMOLph7JSwcWgImPQgkECg2KAYUESM8AkYKGwhluQs+OAwOGcQ+LXdPH6lr/yshbRgqCFhfHjABNWgNBREVCV8IQzQgRDIYIHUPSgQEGCYYwwINLWk7CyE1BQM6KBU9C6cOHjoSUiIFBUslUTtCFEofTBM0G0c9oyYkDVUYXy1JK9sBXjUoFQoZFAEzDB0eRQwKGJ4xVg3aAhQBQToZJgRGPsswECgwNxAHIDEmfhVkaCowiJIJvBFXNhREE20OMRMQ+IEeCi4gODL/I0EJHKwQaRkRwFpKBCckJyIVGnoQPzcmMzpBDwl/KT5/EQtsoDBaCTwIJGIm3H2hbgFCrCUVFTFdQzo9FAYSEwGLFBEdG00eICIHEgUkCAIhRxE7DTZjEXgYehIYW8pofkRXLzEXFDxYRFgkDREJDXxK04gmDi02ajQlQHd9Dh8cBTHnOWELORgFaQUtFg6CGD0JGgwXBDIEMzYm/x5LGzQ3A0JRHRMnHqEiXDUvLzD8H03/HT2UCAm6IkZOCiA8EJQutlcBFAIzhAxwAiBiTn8CAwdJFw4KZSaFcSYELRokY6ByfK8iE0QBNvlWQmwyEKc2Q5VWLjgjTAL/Cjz2RwRBMQUYPT8fM2IhREsvAk5QBQUQIhSVFx1cXUi/WCNtA0YhKjVRQVh3ZBEvAhotZQ0ZPk4ZCSQTKQs/tCciaE0ESRk/IAYsD1OUmx99CDspHQdkITsVLA8ZQiePLiAzOzQNCUByNyUkE24nD0UTFgkccQYFLAYSPSoqhjAEEAFhGQIHFx4SDcJYEAEZWUHfT2cUAiEGFSASCDBCgRA9RQQGDBylCz2S0kJAGo2sA0MCknj8LgRfCxwZMzAwkhOiYCUUAgkGlhdAGEEqAgOkKDUmJQMGZyhQAmUSGAwPMz4GQ1tK/xUjJysfC0xIEzUNCh2Yhh0YGjJ0HqUaQ28CclMJBY4adg49hBcuCFQQYXAIBxQYgm4UZnUDRhk6SjMIHjMdZhkLIEgrB3oDQDcoFxpRWRUUKEUDChAKM0wlJQMQCi8Gk4cwVhcqCCMGCxpYEDc2xisipYQBJCARKxkICQwJmA0ZKm1IJRp7ZAYLFDIQiBoTlmU+AU0CHVBYAiJi/0AxNhw7mAUgD0kW/WxBLQoIOz1hPCP3BBQIxl4qClvKQDScDR23gwQJDg1CQgEHElZ5LSULLkUkG1AOolTvCBANBi5KFhEOSEsKgiElpxMGFRoiYyBPFH89DyIcygEHiGn/EBwBAwg+GRZ2OQEhHAkjLgoWMAlDQB4UFW8CEkwOFDgfXTecVwMzBZ1pDTpgCQIHLwsNdhlQDn4IHAfgWCoWOiE5FgwWd5QgFSdHeQovTySRFi48AU4WG/9gNitOAi4ECTsPeycMCw0UMygCqw41RR6GMAFEED9OGEI0L2VcORkgkmIVLJ8xNUceIjp4gB0IOClibj1AIc4BDpcFOWxAaCYMLJkNAitLBygTYS0wkQgUERlHKSMqJGdMAYYXth1IVQUPc25RAWkEBEGBjVMghAMIIAQcC2t+AioWFQhnAh8CMToMApe0TGlIB3IHFGIJCoU6F64rG1kZER4IFAEFCAZgSEMGGTByAhkILqVZfj0HkG5II48KCT4lWS8IXwklITQUHSJtFyMGqQIoOSAVAUUEV2kbNF58JzJTBjMPsXb/CUsPPxw5MA4fGT09MBGzKxYNBCoaGRkIAghDDydvEx0TDSoHHJcMM0hcHBQRhhgxfg1ECR0Z/0ASREkeSRsJAZtRjwgaATMa5g81/36hDjYmswMnBRx1LAc6I2g2A4APOzx/TiBNGRNIKB4RlLgBMjQHXAr0URY+Ph0XIiAvDikGKBAGDQJbJQieBSQIGzdHJvVqCb0rFj00YGNtUg8dLj8SHkg6IxgCIRUDKAZnI2gFG2xKyqgOBLWPCRcLB0JCHVIZNyeWQtQ2JFyEIyY/qhE5Rw4TVVuQDTFeU1MMHggW/xcWHZUGTXh2NAImE+kIINIvHh4newsrNBJMEQIxBwEmUXM8PgwfIgE5aiECB1EPIjkENj1QXgkqgQxBjFYGKRGQKNMFEllmGkg5DwUr0xBoEmcQLR4HdxAbmA0IGwIShCUQFRs+BzMgOH8LBzEILUwmHx5vIa8GYTRDAQQ9Fg6FIwJKByP/EQUoNwMhNjJSIwJUawVJCKIFZxxnHx4M/0UBKyYlAjIrIQQEaiTeCgqehwg7QGwKJCsPOyk5YAgNWRkYnmINDz4GNFE0DWURJQMnBy0FJzQqHEUhAS7/Eyg7MWIkMRB/h2rHbCxunFiBxisXJi5KXP8FMyo9hT0hSqhSCTQUFB4RKg8iCiEBibALGgsLDkMXDQMBB15C/+WJMA8HamG9EhROpwgKDVAqFwr/AgEMHwkMEBMcAxQ1D4E+Ji1ZRAsPEkiJSwIGHBgvCSghCXVD2CkWLVLJC24jHxcLBxRsGFZ8Bz5KZQMb/zsLB4RDa0ctZD4UPA8qoEgfbJU7L0oBDojhEEwRFBgfEhkGuP8QAXIIGg0KVxNBSxQCUjMnKig2HxwmIzRRixsvaRlTHwwBIyRwq1YVGwIy/10gW7wJWhAmDhY5jkQaJEgSGQ8ToEIBC+cICjqRbycCHhoeLmkUDPB2OwgMmhMcI3dVCywiNQgIITQuJwwNoQcBbkEVZxcRDB6lMSQdv3ByRif/xDomJhQEIU1uiiwJdzQRFwsRQTQBUaU8GUw/ChUyAQg/HGISLTAndFEavMYpEgoXAkMJLBYFDTJSA4BQh2AOOAE6CQUIC0omOwwVMgOCGQ4kSnR5U7tsHktXH3dZISkfMAtlEAhGKC94FwlVX74ROwEyAx4uOjQNKS4SOI7KECAfKSw4UmEMDV0gXho9NYoqDwMhq2VsJgZZFhUxBgfA/zYHASMKBX8Fk08ENQ4MEQQWIZxBTAMrSSAeIFrcHy09Fg8EGQMQUUgiJSoRWX4ZElFiUlKBSwlJfiIUEywfMm44TkNpED8lByNtkwQdIDQjWwsUAgGXXDdpDTE6SigXIBoyIgU9OiZFLv4wOEkrr2AaBSWhehcIAxoDDi4HQiFBqjcwbT8LKAQqPRpJA6oaLBUPlAKMcKsMDyFZBEY8AgdWeQ4JNy8IChs7A3osBSklRolzBXNHWxQeDUoJAxk1IRd7Lg8rE/+3EUj/DQsXHgEe/wUUig8MIAlIHhIwXQJtdYQaWC4QApA5AsYECN5qIJCQGQwiUhfxDTwrIV+YWycVBUFoWwdBJG0eBn04PBpDMQ1JQCThFBsVUgcqYhkCMQu1OgU5B10vFA1sFwUiCgw6XEE8KQ0XFC4xRUhOBEAoNwQaH0UbLzsXOR4uFS4jXwMhCk8wFSsvDhNQZgl5JSFaQ1IrEkp1Ig0TGg49EJgLmgoQNncCXDM3GA8zDTItIheuHJpAHDdAaypO9kMlCR4VOl8GFDJ4BTQHJBJhL6AV4lcsAn8JDVEgTQhTEUILmgUlOb4BG0oKCWUKDppJSQ0mjBtQJwppURcwFlgoERoVBgQdDCYBGxAGEmYWIB12LwwQDB03iDI4BR2jJDA9HWE/GwIHCy0pehUPDxwDAxULKhCATSZMGxN2Gjm0MqAiDzQeKQURDzYiCAN5F+AWVQWqHi4FdlAFmC8aJAE3IxYKMv82STSgFR2tomA5CUwSmxQHA2o2DQUlLptGVUDYCHk2PwgDYO9DNBUdAQdBFRU31iRlhRwMBf8KMwIaUQEnJAopFwyJYUNzHQ8WHio4J0MgOVVMLxojSl+7Iv8BBSEzLf8UEQMRn4zPDAYaGVmDB8Q7TBYOBEsI5SwHgW4OEnIXVgsXGAMKD5iKQgY2Cyf/HhRAdQU6JQEvEkybB189DScDig8ZBQ9QGjciGhxCGgEaJRwfDQ8MFhA8BhoCWK4WZxmDBDMlRxQFDVwPJhcECCk2U+URPxIlXX0xCQMJfTKSKgMYKAOBC3wQChALOzh4M9wLOBsBBiVDOAc1VCwXAS6CMDwnG/9vKU8UbCoJfrwdCAEqLiNbTP98dhA5UxkmEDMbI0shBhQOOAQFBwueFg4UCh0IFBZiITkIEQgcAQpgGAlKASgoDQQQNxV+IIwfBw06TbkhBbElHSChEAgGOgoY+ygdPUshHyL/KvIDDC0yOxwL6DwGDREMHC0OLiFjGkKsgBwTDR9CBhlNlzQtGSUREh4aihsaQCAl/zclDzIBhDwnFEFZO64XnAI+CBI0Nw4jHDMDBggMAhcBXBk8WDQfCA53JhoVMDMMIB5NJWEYMygJIhQMQ0OgTCIbBphAJx2hFT0RSWeYLjs5BAk5NgIDJTonAg0TR5EDGQIZtAGECQ8XUwNNAUIJIRIqHicHM1YwNT95ky4hEHpZWQIYCSYctTthDEgnRDmcBgg+BF4eiQ8NTyYVOj0SBQ1B/8wIrCZEG2EgBr4ZNDEkMWEbMBYlP15AcCzPJGAPFQolOGRqY0lRCTpdLIxqCocpERcBARDfClIRDDCNKm2NUE8uqBVzPxUoF7oB8A4KCBUkGhocChkLEmtkGiNTFGEnMBEXCCc2DUAVHwMeBgwHcUwXBhICZIK3nTciEFkQZVcOEggOThsBCi0LFEmeDygFCiUBAjIjZUMSDCYDIKEYMig1QHsZKR4uPzFhAiAuXzQRcDYHhf8xEkUeXj0GmUAhVAVKXkVSEWp+ITdxIyVwRgEnAVseArNTSVUSNwtIAgEuKBE1AwcPCxQOGCZCZDoRzSgXAQEeIjoJhgTOMikeMg4jIheNI/NBES8JCD4ZkgUHEDmPiQjDDv8ifAULDh2GUxQbOTkVGAcLawYOASAkKQWQIREdQkBtBRoLhzx0AQ4Uaio0HxlUIj0IBDIcQQFXWzk5EhpeJQsCLCAGBwsYDQEMFVoZPysBDRgzAT1JRwcuIlsXGgWvJFwvBIgILxEmYws9FBUablUKUB4gIiAmIzcCMyYMBkUBGw8SKAYML3AF/28ERAssC2cxXEhTAXAHXBszGZ9VcBU5WWQvCAIFQiwmAQUUKAIsOSH/Fjf/PBQLCxEaHDIjogwPEMFoLiBsDiH/SAUUFSMSMhsCXAGsLRAGIiM7gQfgFSknGikCHhAMRRF1YdmKBR43K28JGUJADWEHTSlEBxJ2B1kyVAYXSQotC0BOLUA4ew0EHiN4WRUWXkcZBRoeFiXRWy0SQE5ePplKDzFHDAGSAV8KHm2kVAws0gGQpzUYRoslKBBiDi1LF2pa0xIUDZETXxdHG1YRJR4FKEc8KpA2Fk8LBz3zNzIoEttmAhNiBwQRLAGBGgUjCBMNGTUUCwUTAhdjEjv/cBA2dgsHTW8WB1L/HENiICk0QikCEVQNpAk4Gz0wSQIYHBdWKQQEAq43Ni4ZHixTCD8RwBAfAYtFHypTXgkILA4KARpZagEoEAg4LAMgGD86NUM2NedOIRgGCCIYVUE+Gwt2qx4gEVsxI04MeE0YQRsGSjEDGjIH5ywaVFcDeRxWEwQQXEgeGS46DxIienUzeB8LTm9EJBqAI6HAUwRiCCJCRoIZuAo2BAYCBWcNeDYJCig8LwNwDUwMAkgCKzZXn2j/bjgsEUoQHjkiKBsPJk8KCEULAxYIYAoJA4EEl1BaNhsbATk8GUJAHQpgpw8HBywFLwUOZCEFUBUsfBVedjoTJA8JIQ8yIEFuIDkIKAUUASoRQN0YFghMEw4qBQwbGVMNTQKWB0oEAxkcBFINIx7/AQ8ZMRhxzRMDSgckAUdaESNqFCdisa0ZPh4eEQ9IWy0dNCErGw+2DxcEGw0SJxwBECY9QQkyKxQBZRQPYmUGhRcBIkAGKTIqSkySKF0CMzo2XwgDDQJbOP8KVVw1IQpEEw1+EVsabhw7dKkoe6QIC34BKRUZFjISHScBKgmbDVoMNzYBTgoVMYCRBX4bSBQKe40haD0iKkVpEjUVTP8SNy9LBAw0NRh8Rzo6dHAuCZMmlGkwDAFeaBMiVy4PSj1KEA4vCn1304VECEooGDgBKk1sAq8Wbh4QHEslp0QGUT0dL3ofQTsGTwgjD1FcEUIDDBYJjTmlEAeqZjUMXBEnKkAJKbOtLj82X0sxFXUaYAsHSvMrFzEFFkc5AwJoBwhNHVcpKgxyNiMjIyMtggRYDIsWlASDH7kjM0UJYSkBK3UCeF4kBxGCA24vIRxhBTVmH5iICl8+IwhVHWdAKip7AzABAzojCh4dRhoDHwgPEUwIPhtEmWcUTipcYjE3Gq8YOwIW/xsVEEJ9DCkdHB4llEUaFnyEBKkfJ08jsCEFIU5MQRw4RSIqjz4w/qwHswY/BysCD6seEFMBFNIzMjs2aiRaFxMFJQkoAwVJDwksIx+TKi1qJ1AWHFgXFSwHXGcWSyVsDi0IPoc7YYctFikcPRd7DlkRGRAFGIYBbhVSE1gYKB0efwIfQAUVCiwCKzgqDBgUFmkFCVBOB2tLKHNTDhIjDlNzNwSiWBtWG3EjICYyczRGCUQEcSsqAiC4BSY6NTEPzi8OaRkyGxMBDhTQJRwiAZM7JGoPEgI+CideSxxaLAcF/z0gGQgZFz8a/SSiKBkhBxg8KQYEKAoeQwhAQmdTBgHSLhFeDghgeccVAw0mf5IVSwsKGEj/aX6nMQJYLBUcPUwbXxkkSTVQhB1hHhHdKj6QOgOPBNkj/x6SV0tdAlgRHCEZB0ZKVSIHGO+DgQ29GUWBaEJAFzhzEE4UbQUIGSowYwlHAzsNkQsFKAwQCCNYXAwHWFMECTxHQCIjAw1CFTkBiUg2DRUEARsQKyQnUxAxvxIaGlsGHh81Y2QLQQNRKw0wHSkuLSIlcEHjSRRGCQsyGI9dWooNaDhWvMcaFkwSGgMMFBM5BwIMCDdBLQgZdSYIGyCuDSdxIAUoJC3GnyApFgEUB5cMa4YxA1UfIih2LSsDFzBWD4ZVajwLA6wBcCwMLVZSFgQ2LTIIMhMBHQUFDBE8IS8EChglBxUtEFsiCUAdHAM7KxNnNUEvNBAEFA8JTAxmEhVOGhdTExdXGxM5DT8uJhwmvpX/RRMJsi1BOSKsHhI6FRxXhhvTKlEGfHg8ETIzD4cDGScCHRcVMFQrJ2JPBRATC2NNBwkwLh6VHVYmNRARKAYu/wsVeigRAgc4FBABAh8uYUVdKAINAydXDWduJTQpNwQ1Ensj/2dDCP4BDBkGEwRAShAtdLpODh4IIpYRSBApIIpKk64IVQ4oFCV4ej8kBAU8M0q6E88gE0A+BR6ZHj9UCoUJDBZACxcTERQpMVJ/PDs1Aa4EVQsZRgMIN4wcEw0DAmFBBQbCHhYJizFHQS17STkONCphEQYOICBSFgQuGjQrAwU/Jz0Pa0cTXlAPQnssBQkUIwf/lSstUhNbEy8BJxAxHWABEpw9aiqOJxoGGhhOhWsQDpobLkMI/zsGdBoQFTtlm1gE+BpdBz4LIiwzDR0SLQM6Pp8cAz1fxgugBpoPEyMueBYtSCMJNUIKDxY3MD86XSSrCiQ2JgYLQQMyJIkhIJs5E0eFNgmnX7gFNh71JSYPCxInRQQFGzi7+QYhSF8oPv9eXA4ESRkWUQ4JZwJyImc7cRNTOA10fFUXIDl+DQR2GR4RAgZwPisBIBU6NgYWq1ksZyZVGkEDBAcnOQl1SwMNEmlWJz0MAg0bKgkDPAQbZCReNwHBAR8wAwJpbgRgFAIxSFsJFmgTFQMRDXENXwEFFRwnECRzOiFBHwVDRiwRGTIoHwQTcSwIF2g5CWk8Ewl9EYs/MEQOUws8EmssNwEJhSpwOwNAKS5GFhD9LCVBBzxXKAL/BgU9MCsaJVcKVkPDNzYPBSMHHhADR/+UoikHBDUwERswyWkDWiv/RS0ySGgCn1wL/xcdZhApIwoHNhRaFRddJg8xTxOyCQUPHg0ILQhGYV9fMhcXfASOQlhcOQJpH5lGvwY7f65fYSOLGANKDY9ZBx4uJDJ1ux8BDTMIE2s9Dg0ZJxwLGUkBCSEMDwwSfxocGQ8sKwRJLwqsK/R0AmkdkQh3rHs6twkdASkwLAJBJBBcCR5SBhgSdCtPDmw+CRcvLhZcFAECHAIBPqcNYxkKHAU2LGAGTCcPUCAHFidrPQZ+JRcEKhEcEh1qoyMPMjEGMkcoWKmlDiALM8a4LkFRKQx9CQMYQUofQxOGIQEGAQEXQA5ENiQzPhIwGRcdaw0ePRAO/yj/ZygcEToqKkYk4gcHHVcDQRUNFWBAXQ4+Yg40cj84CANqGhI9D0S8cQQN7g4PNJEDOlAOHQ0IF2dKGwU9Bzk5bRmUB5c5AiReQwkFPxYEBBsHGxc8KEsGSE0wEA1dBmMHNRoQWgUSCX43rx1PJwYXCyWfPBQzDI0HnQQBA0ofFB5NYThODAkXizFCCSoBXw8dCmJFerR3Xl4VKjNfU0khlhUoA3M1vmsdJ9UkCVMvHf8DTD4KKWFlh1ntRQU5F5wDKj8DMJAVKBMOCCZLbwRfBOQfFRkvczRSHClJAqwVHwEDGgVANkJ3HRlNZA4LBTIGcXUoCysOF5UYojYIfyUhI1euaDgoMugrcCwaD0QsiwMfLwQ7UCQTQmY0ATkNMDkOlwYPH0lNA0IUTAIqC1AWiC8CQHo7BPMrZggxFRg8Bx6MJR0VchMHaF4QQhAKjxETXkQYJZQPRS+GE0ZLOFUBU0HRe1s3CWMxElOoBwy+GxEmzQEI/0YEHgY8FwUbm2AUHEQRLzkGDBchdjc9D1soWBdGOBgQeghoIBwOEBMWbSNcnC4kPjBpEARRKD0KFXsgQ3M8VnMPKAoGShEoHFVYI1YYomweFx8DIB0SCykzZwQVCS8mShSdegIBOgclU7t9MC4EZCodN0BeKh4tRhcCBVsoFAkbUgQuPlMDewqZIp5YYX8TVSGvRStKgQc8BA5qWUsEAjsGdHlVDVakJXcCIUMxymUVCWcP4AkNFxBeCiBYFhsLGUMOIg0VKQMabFAFHw1nlhA+DzoUISx1G3MDdlPWEUZdNwMUHwwjRx0zBwEomwo8SDASQBRNBx8R0ANYHBK4hq/FFBY/ayIDOGIBBgghNB8LIw4rChAB/50LGhseKUMOhCNADAQcLTBJCRg8K3kc8wFexwcCGF8MoloYsA7/ByVbJQmbNVgCWgFoMgf/Ih8hPj4XGylCVjxiFiA8WhEt/yEqSeEzCjtTBxxiQgMxKnJWBRcQAxBaLCQwBhtFZQt5EVUNEG8EJAY4DK5IIT0CV5EFiSQRNxYODB1Wry0jAQ4oK0YCVyk4CQqWQGEvMhuFPlsZKyacDQpBYxV4DhoKAg51l/qKA0kQCepMIA0+yw0syRceGAMXExk2EDIWIDS4FCUXIwMWW50MVRZNDyZIdQwcEHNCVBMnDF8kXwE9EhkZAWUWyJIWSho/CBUjERUZSQtrB2xIFwETSgqKKCQ1KyEeCEIOOXoxKA2noxgOKRguGQwMVTIPOiCyNnAICgMIQgwHBwKKI2gDLisaSZcTFDhWbhRoLRpVCwsiY3dIehgfTQNYHkVjRA8YRQILOEQEPxIfHCUSgSNjJ0kCEkIOFAwOCjIeBynXiJMzQRxVLm4xHxQTF28iQRAYDwUySxIyGh4jBgy2HXupLU5ZAUAJQCYTwlcuKBYYOQkBU4E5DB4DKndJA7SWHS4tFAwcQTsZulMeKcoSAY8zOm4wYjYTIx4OWh8niIM+C0FAGBsZKA46K5EMQ3hALQ93M1I6ByU0DT8aZBpxJZ4gMJs/J0CoA3upGhBWQxBaPwkQNTwKMUULfEYzFC1FFgtvhxMJJCAlKUFuLToPCYJLASQCEQ9NHC9YWQo1ER4DCBICpgmEKT8NOmEg/4WaKYYdDg4igB4v/01EapSbQE0eEl4vCxkGRHlOCi57BgttAQ0yUwQwDxk8FlQ78BYFEFE2/xsrEwchXgQTVzMhBwIMJpsPEU4LCU//8x4KKz82AjEKXwQNLS1AtQeULwwMIw8ELcgcYRtODRJ6AQQOeBoJHwhgKphRyguNKTYsLi0OEioxTiNsekIxR1UPYYM4C5UCli//FwhBL9pWaTyGRgzIBxBLBE1aexMaF1OFfBlgCil8JUUOKA94nwcrLSd3NxMdTwdLJRwvhCIrTUhQBU87ETA9CRsEIgwDDrezLxYuCgwZN2YTKgb/g0bKBRhlI5nCUBYKFhfpB8wTHioBabkwJzVFjY4tIi1gTiZa7hgiDxIyF3lFG0o0bwoLJwgFZBo8ND47XwgrDxMyFSmMLh0QDjUaNyJEZ2prBxkfEgqyVzGURDVyGXseBx2jPFQINhEt7RpbB0hlTbUkBv+NAxM4bE4qYiAIMg7/RgcHWwQbUwMmKGyQBgEHOQQPPl06BDQDBTQIOhUHIiILHVknNicJEwctOAwGH/8LCwG7EQIGWDHNJsWMNS0GDv9RPjAXWr6qEjAKKgYxGCBoIQkfHQpZERcFJ1UBWkjeHgITUROFQrEMFEQoPwMCERM0DTdJCScFCCtHEmZACgYQjwICFgUDiw9KQJEHIvoEWBsFGys1BgEzEhQ9QiUyBSZaH74KLDUGfh83emcNV0I/Agv9FBAmKl1NOUKDWBs/OjsYPRwYAw4MgDcWGwUcmEUbDwMaTBEfOCgMDwQCWCM7TV1aGFU5QUkrGk8dFCwdAwEiKQFiLyiaCgIIigF3ZBhcEKYmX0kTCRogGRJ6F4MlFRkWDQ8hGyUhZBDdCwz/c7AaRzIOMQM0JywIHBcaFhckGDG9sZlSAyc7igk5MTcLBBQiCQ8YOQgSCjRnhRz1NVkYBDICCAkDKgwYFA9TGzsLghoyDCsdAkUYCQ0GBRC3YBQuGf8ENHIXHiMHAwp1KBENGEIkkzkUCGolDBJDEDQXAgtMKlIgGRYDAx5AQ1YFEG53MBUbajgGBgc6rAwDJ1UBLw4fArdgIhMPCQE9DiAUBzYzJhIKYSsdFQcDgmYHMhY/BQEXLiU0BikELwUUcyscpisEGQRtGUIGI09bAlANFCWvHyoPFS49LkCVFBERZORGHVYEEUIoBlOv0AIUCAwfE4UBREEViHgyFQ7/BhYkGzYGQgWDFmxukRIZUEYnBUYqYCoGFBoHAhgGCRr/FhdLSXmDQQ42AwgGLC9rGD8wow4TIEMaEYpaFW5El0hONxVTCzMMgUADGipFGSgyFye8nBAyERIFEEZZLhgGBSIRCxwKLIMsTRUpFgb/Q0cSI5EkQ2ESIxz6GSUaXwtNTpsPC10PDGASHAZbLUNGLAFzIR0eIhACFRAHCRz/OD0kBBAEvQlB/xYR6AcdOkwcSV2FDSUJKwk0EFKN9RV7CRcIFhZqqhE9K0sMdicbBB0XOlQPEzMS5wV3LjUTfi4nKQcdDwcHKi5BcxaCNyBap3EeFpEITSY0CiAwuSUzDBj/MC6tEDYhGgQEFKUHDC0SLA0ZQRUmICsHMgsvDRwEEUlBaiMtCQUiV6EmbbsfnRk8UhgcDFIRDkcrGgI2LsZdGgJTHTggKBlcHC8cEqgJOGMb2R4LMAsVAmMfIyEEAhU2DziMVQsSFQvyBAdYMSshNSRaQSwHe4AGYBAEGWNGDl4cE/9GMpMOQ4gMGwQjAjQ4iw4nA3kPH4w0Ag8pS3wWEC8CLwEJLhJJDA0FCfAMHbkfAw8iFhknEw4bdcIJtmoFBxsMB1CUARKZW1wSQRkuGQ9WiQ4aBnTJLkw4QUwdBSSwBxUOMQ0TEw5kJys+Fhg2BGUcGSgSAxMvGkYOQSkfVAIvEx8SAklP8SAFPBdLBBBdOD9biiAWHxZNAkcE2RgiLDYkNGsNDUkMThwhCy01ejpIcwkOPjMJTSBtu0USWBJDBE4s/g6TBxQsTyEYGzouAxAGP0AoRg4uDkIIDigpHP8EDJofIzAJAiIk9AsQGAs/ShU9SScLggICPB4LXRNhJiAIew8sfRwWLBo2GQw6HjdsM0UIQwMLEA4DLzkQUCUIagwIDgpUhA1qIzcxCBYMSTcVyDGjHiI5VF5gTgQjjWckFQ8kPHkDVDceJBmicxMqRxRBVhMhFXEQFQZIky0bMyEFPxEsAQ0IQ1sXSw0KHkgXJytHhf8xJyJAEP8DQo4oHEGBKysZR6cuDSJkIB0ELwwKFG0dHgggHzgvA1UoSi0QDDRCExNCLDgaO/9FGiMbEyFMWwQDhlkuEyoCRY4UEAgWLBYvVQUUegQbVzddXqeoEiE4EjcbAgVPCi6nHGYdBgYRQAEZEIoSkFEYZBrHAx4GTi8RETfgIwmTIy+BbUkRASB2HytDIB9rBQwZb7oIDQEVMycnOBw2Xwc8NwEecLEIlgEhTA5bA2ZVOgYtehgQEQYeZSEWBGgPKFGNnhQBZi4OCAwWHqKsgy0qNxAuEwoWAxyrCA0+gx9jXxCXBwXrRBMHBVMVDCFWBw8XSTzaRHINV8JKJX8PLR8qURoSFhlja+BMYnsVGCAiHA0fQAQHEmEuEB55CB90HGoiHycfnS4vBw9HTBQBIo0SEUM0DV0QPyJMHQuoUw0QHA8DXyJaLQQTVfFtnzOJWlRUOi4hJl4hAxQVKyoNCjkTWRQoJBgE/9ZbsNY0ZgUZN6Y5Vw8UaRMUGCsTIA9BP1EKDA6RGBAwZVIoF2AhFwsWH1UKC0AOMmEcwZh9Hv8QERAHKwVAHSA3W4IFvwEYWRoPfBRtbQ0pcRIbCQJGQnhlAiM4BxMGFYe2NBobBhkzEhtAOB3MlcA15yfGIR1IDTVxoCgCKgIKJCYiBhoqVCk1MxweOAUBJIghAR0jQF4gUiYFCjOUFFwaN1qRBp8hUz05AR8UNDkIHBMFDB4KdApVjWhgCSw9THo1Egs9/wcPykkvKxcBGCQPJhhpkDFeDANgFBigJAYCjRsdJxcuMB0FGhAKbDwNTxFJEAkaQ3tIODEIZh0CEwgRMnotGSBNTRBOMP80vj2KGiArPBoeDVARNyMWNRYvEDkrHhy9BScBDggLMAgGEx4LAbRtPUEKTBANQQhZToosKDAXLQIDISsGNEf/JkcuGAc2CyJjlBAZeS1HCA9wHEceTUIVE4pGSF0fBA9XFxkGRgYBLAccCzMpCJg3BBhaCRRc//9ZHc7/aXovMYABDv9OEn04eBGoRm23M0EnCQZtFxECCRIsYUAhTzVCB2sMbJMyKFpw2AgtN/8JKyVWNKDDImUqghAODB8lHwoeQgIoqEEdSAgqmSkVIVIFCRRHMxAVFaI1FD4BGAQIARMcDGogP8sWFk+YKx8SChAKEwoULC8XCxMLQhkJCTz/hDcBghdmDyWUYAMVCQpgCDkjJyVhiDJ+n2UtN8ceOgFCQzY8YhKcYAwIAlEORAkISO8HTpsFKloQJwlXKh9QBCMklhISFXsiCCZtAiUtFBpIFxUeBg5XByIqLxQoCgZSAUlGEQERCgSCMTtDDA1rkheFkFZbwgUjHhOKCBOGqpwCPyUjAWtnQgIjCREBOzYxHRcjHYAcJqgQNAkDFxQnBAYLCSkWGANHoj7FZfwOFTAJkA15UJYQD4UWOClQFGMxrz0xngYxJzIBAQI7HCogB1QNQi3DD8I9LyrGYiVPGx02LAkLkeRWKAwsabRKBwdE/yAZBhMmDz4zMUgEXilLDAcXPw0lGqdeO18XnAcQyhBNNgc1Ow2vyWAKGyeQGxrqMQp5A2EiZ7dDLA0dOwt5KVsXqhwIVTolAySAGR4iVxFTMAINcUNLYj4k1I0JBzVEVAheCRQLEDklQgEaFgsiMUhMCW8KGjkIJwFDBS8YHSowHSsrSqMXAgMSGAoHFl/ONBkgXg0DHXYLT0ETLzQ6nP8FTxOuduYEChNV/z8INwVpMT3/DVSKcDAzPJsTKUcHBA8WWyk4by4mKBcBElk0aV0qHXMqMBYbJxUPMCMcUDoBORkVZIIjLNRyBKsgjBhsLl4NBRELLQIQbDFCCQ7wKQYhAjcSCQ0YmG0RBzkCS0cCBz8FcxVNbTJt8QMNJi9XGTA+AQME0QZBvR1ABAwiUnAGAx0OTDozOS4HTYdKJCpFKwxjIAYVGQQMRCM1BDlFGDpLEywCO7YOJRRjHgEmDBozIigNNxgomAiqBTUfL6IWjRQ7nQ8hFxQoG0grDBxKUDR0KVI3NAokDD8dPMB6CgUfFwECJjsTBBFONxMMrQ+CAh4ZJxgjCwQPJg8NHztqHT5XODQNRGY9VCQEbYM5HRUVKhhMFAUJFRoIGRcVYkZ5FxoIeBcFLyNRAQtZIFEvK+wSs3WsF0UBVAWEjxgRGh1NQUsJTigHBQECOhNeDg9mEyUjBAlOCD0bfjsRDTNYBiYyDys+CQhUSCIBXQ4mEDJJBQwknD4orkVCE29JDgUwEwcgChxOB6B2vAMLTAsQAgkqDAYG/ysjDgN8YXALUBxFMjQVMRYLAQg2wjxAFU9sBVgzGAcUtAcQXAlIFBcpJS+3NCwgAgISAoUEBYsDMAVoSisSAhMBKhJaBhkHFwo6AgEgQlVcaAVyFS7/nhgmAVUqEjV2IWYGNw7hAi8VA5BpFiQvFSQzEQUNVFJMDCQDUgEkDghUDiUYPEEBVg1oQg0sWQcBKywZHlMFGnIGCi8HCVoLA1Abag4JTw0QQSsOECdBSkM0AzYYmDgNHY1B/wxpAx4FEUYLWxtTGRcZNipCYhQJS0QSZgURPib9QSRqJx4gB0FGSw4WIxwtEiB2IBk54dKoBQ1GDj3/GFh6LGiEIAwVVnZORGQaCyIWJF0YBh9aAhkcC+koJWRFkhc1FgMI/w+0dA09KQwHQhfrQoYOFAYGURZJCxReDBc0WAVZNi0DVRMMMQtZKQHeCRRgLTJ6OQ4TJQVCEg4FH15IDWsBhR4hMBUFBzMVSTkZAXwySJwaKwwWLygSIl0BIGBtjSsPXl5/hm8d2QwBfQwbygMCtwIWBQIGOSuF9AkwRSl2LzY+DSomUYULZAyKWh81AQRJVKcbBi5AVP8JASEYZgl4CUgPKwUlXgQEDDI9XR5LVQRBUAgFDSgJEi9HUQY6jvQoFE0QBQIwHBYQbIgvGQ9tD08HR1xnBktRMxcJGhwBYrEZDwRFiKkgRyEBR1MuNWFAJRgPQiAnIMH6MSU8OAQLmZRQB1L/Khj/ASMIuWgDQQt5OB8MtBtlOyMKLwHNER4nDBRsWVMN1WYKQRAdNDI5Pj0sZD4nSyrzHgxhfDIFHgSKOp4NKggMISsjRExLIRMMBDAnZ86hDgslZR8REQx3WlY4MRsEL2mzpDspYkMNLBJI1yBIkRYkCBYLGDwXD0waJEUBiRYJaFOZEQIGAycoIT8UC4J/DRcGPhspGhM3KFpL/1ieIUSOXxv/JmQMpztdLQMvC3gUPBZKX7HxFzENGQwJDgkcFQ4nQwJFDwENaw4LASEQSIsBNCv/ESUkRAb4HBEMCgUEiBilJyskFn3ESjkQBR4FkCseKR8fKXwIAiVuBQJRJClkAUlcKyYVCCw7jgw1Gg4RTzYhUB9JTSFdBwRPk0MtFkgKAwYOESMRBEQigWgBElclGQ8yATcTfWAhBxoCIxELECfIVjZvtBW7OiyRGScXfTsgR2AnRBczATKwHg1SdQUJchUCQC0zLzZOZxxY/3NGMET/LRYgBQmVxE4MPThdB6SICxcoSWQhFA+pP3wDBB8FRCVCIhNZXSoGLAcZDxRGCxAzFCsBKVh+jwMlIz8PLzLNZxIJJxgUKgggPqcFF6QGJlQKYzsCKEEbC8AjRT9aCrGjNSASGRaFFwQ7yQZXFgZmCQQEWAMICAxaFx0fO7MwAwIQGgUsIl0cKywILG//ASA0OAUOgAejJWs6HCCeEl4RKF4SYIIBsB0lASJIfhEZkzeENOg4JxASJhcwNVb/Xy8LAjlGZg4PEy8SNmwehfEFoAytUDR3KmEFOfcYbj89hAgxLDJEAQ8hLmQSOFA/WCcFWUwXXi0wUQX/jxyJhSLOpaRLK2tfKtGLVgGXCm3JTg8tRD8JdRPCJg4eSP8lPiIZEM43ISkGAgVnLv8nKQ0DdScSFkNFBhEKCxoVAhIBNDcQVBobBQItaT0jRZw0EVYMVTQUfBkjflNWKxJRJCspCQJtJAcYMAYE7Ash/yQDMxNTSU8BTBIC4BkwDn4lUS8HTAOMAg8NFEIhjzcIBGN3Crz/IUM8Omo//4tbG08HZwIxFhQwb21DLRduGx4FFz2HBAtGLwsr/zcGJTNOQCChCBUzEzIoIhEzRHwKBgYMFBY1BFdfIRkiL5KSZz3VkjM3XCBnpg8mDygRCQMmsTkgpx8LlzS2NAQVHAhEIA177wYCDgMGc92oFjsxNA4W/zLEBAQyLUAsJC45m04EKwkJjYsMEB4CCkwcBA4LnR0VTSQOIDgZGmQKASEdGBsbDh4+dREbUSEgbQJnahBYUyNPG4sS1iVPRkISMwI2KQQULycYHzYPS3kND0AzBSYpGSkIdEl3jgX/GoYwLYI3EBkNGCYbNimqBA6YcCf1SVYvGwkOvzIKYjIgJ3kNAwoqJQpoChFKCC0MGXEPhKI7NjtaXWMOcB81e0AaUFZIM1ZoDxo5VwsKASJqPUsEMhYHFDEsAx4FCFXOPgIqEWtVXi0mvxFEGhKTDHIgQgUEdUEqSAxuVxNNGDQtGAc/Lh4qGQtnBU80KB+eEGsdKllHGRcNGAwXB/9kCyJKMxgWA1MVCyEufawiOBtTIwYUWndSBhGKDhQFgCAFZjzNBQJFA5QlBB0HelGnH0ohEioSFAUcDwoECVNINSQYFwVZIQt0fAY7ARUOMzFLdw+aJwXbBEp8KA9NEBCTCx8VFQt0GRQRDBAQHRsUARccFyU5PwpjKBwnKrYFBRR+ZA0L5hwXCxlFECAFXiYfGiSomk0eExMeXUAFFDtxBQR4JAdVFjINDy4DJBIYDCMNWSt/LU0yCFhIJUyTAw8sJw0nCDUrP8ZVA4MENxNmCDs3DA8hIwRmCQwpTAYwEdcnBgElDwoXqWIWF0IODgxLEgovBXIeDAcqGhU8PAgwGgIICxsqhgUOFAf3AkHVNh8SD2xOExJADRxBWwYLKwoSO3UWOS4NJAQNJF8SkswbizFMKDwCaTcOIBdBLDdaCn0ZAkYKZhkYPq0dGR7UESAEY01zHgFVBII2Sj4uEVcOEiIFRp7yaE8CEwUKThNwmwU+N3EqGjIcgCYNLQ+TBAYBCzS3N0g8Hjaadh8iPrQECwxeDgiQYA47MA46AxJWiWce5TYEHvsKC9kHGDtKShwaKibcJakQGtBiBhljRxz/IB8wMuGjFAxJIhEYeC9wHyJCGohFHglp7hEfPicRIyQCSzI5dRXdSRVSCGAXASs4IpIiGjnDQhn/i0wyBY5ICnYDNjsFD2MIMwQ5ByYqmgdSOUASn5kbHS9AHgbQfB4LjxcQ2wkhLFY0SRs5HV4BA6Mr+jkBHjQoQxMHJT8XBJNBC9QBTD4UeiYg/Uv/PSEaeoYxKUgRDgRFIpxMkgXFGQZaDyEDNzcVjE5AbBIUFzgLD0AoG1AUGH1HCQ5SXyEnCl4LFj8TASOHUZYzA4IQBzM8GBkXdS1PBBQdGTQXWEUtLyo2IhIOAg5PSgNDGA9DI44z+wITBxRADSYXCjdOSzMweRx4BkA7iMMiLioWChJzBxcuKGknMiMkXA4lOCMRBQ8IHhVemxA+vg0mbhINHAJyRBNoWiZLBgkIG/IxIuQsBTALMAZaTzQSBhcpDhYCEBUtVwEGVgcODUMuHAgnXwgnNhx7gCcTYAQwQk4MB/8yGxorGwmLGgsZCFQJPAwRJB5zHQsJBBQHBCwVLhklHhUTCGQIZgM3ICsfrSgauQYBCBCSMn41Ug8MDBIkGheAAUYJOD4zCAuiTQ2GGQVILyErIg4LFTdNLBtFEk0r/w1cMH1QGwtlLwkHGR4DGyZZDCsEFTkrIQ4ZNA8gGS8lGw0pSUMpHwoakIMPEx7lGXUDIg8LHhQ/Y34EXCYl6gQbGiMpAjglM1w5CicFRQUVHxMSPgRW58cfHyAnAhMcYiwpKqAGBx8VATMoXB8QfgbOHTA1Rxlf/wIsEZYNBhkCOiIatFs9JBIXQgOcBjhnEQ0zDFMwKU4RGA0YVgQMCjp4FY4wwTbVKyESGTo6CiBQCBoNQyFsBtoao2lSgZ4PKy+LAkoXHC1QSzgrSCMiDCdZPiEEJ291IAVzBEQICgonCxj/MmcFTEteCEoOhDQVSBE2USIjEWUQHQMRQyzfQwtPJbNxBlUBLwcgmWkCGFlITjwSFwQ0SIsJAQppaA4JDUAFFyIVZdEJdZ8vMCs0RQkzbFuHKTxLHwFlkyVNVUMWI0mSBnlxHSMFVBUCFI8OMhw+oCNpB1AEQAlMGQs8IVszJg+0HdtCD0UoCS4FDmkDAiwMLzobKWQhSk4oAgYqJisIAzQ3BZJUInKLBEc7fhdSpigrJSYGQgsSQRscGFuLIGQ0SJs9LCpmI+kGDSmnPwkSX7wZFCoaBkNkAs4EJggzSQ==","weights":"XJxEGsd0tkprw8RLa7R0qM2tukNUNaSVXN2cpK07Qm29asXLxzTFTEvWVEzTwzRrZLTMxFRDRsW0VLa7nUi8tlRcTUXDU8RTXrxrvFXTxEjMa52zREWdtcy7x0PU1EO+2bQ7yrVEVNWjrEpLRrarvrODPGE8S1pb1Uyz2lu7QVrEwjRIRDaz3TREe8U6RVQ1p2xc1tTExVxEXbxESiuMyra7dKzUVcQzSTuqt6s6WmzKVstFS6V6u9s7JaY0S0Q0TFy6Q0VCSVWd2URDZsVN1KpkzMPDRKWzfFPu2ztFSHLEdcU8xru7Wkprwdi7FERVVERVs0NFRSTGu2xZS9o8ecPUw1VKm3RbY1zbY9XMS0doqCTDykRKRpRrtVVKxlxLuzSKddWhVt03vrRLRW2kZmrDazS7xDvsRktJqDyyXKtDtWRLrExxS6u2y9q0S7xbtay8xsxLS6R8O6XbrKSzRFw1NiNFx0vFtLvMsktlpUvES8zFtFTVtDZaU1s8WjRkSES1NCvNZTSWTLRbSzysx1RbS9qMxLlMM2S2xYTKTEXcWlRkpbNERV21lMazm0ur3GxNe8plpVtMvFO0Vltdc0vDLENCrKSda2PMVcs2SlpKUylTtLOzbDzUuTm1RsU1y0a7tEzTStVLqtu62sSpW0u8PEylVaysyj2zQ0SzczOpRDXKRVhEyqtcs8c7q8RrrMMq201Dm7jKvV3MRNVIxLQ0xjVEgzNFVsPFXTXnZNR1zcK9w8a13JtkrES4ZT1VfMvczaVaO8xWuku/vMbEu0MrvEVKNEvMVTfUYtpEyWNCy0Q6ysM2pMNdSltkR5PMxVPMpsw9zUSUtTPNRFqltbbEzlSsVp2zRLQ0tDptvMttTbWsTTRMvEZDRCJNzMO0Xl1MzFQrRcLDtaq8bFtsbCQ0t7otM5ZDnLRLa2VpxatXLJzLyGhruaZKo2LKrWTDa0NSOjOzRUVVRVtEvOo0zDw7S8VKXEI1y2QzxrQ8W6fMVbu1tNRNukprVUqtrdxFxKW7tLu0RLvcusa7xXQjvTRLzTyjwzpDZMxcvMpEQ8WVUk17xaq4PNisxUbczNRLtb001cVFxMw7vKa6wyakvLS0ldrcPMM0TU1ExEtDRCjV0mQ8Y6S6zTNF2jW6RUS5TDRKRDV1QzRG05vDxUVaxTo6q6PGu4y1Q0JaREtFS1zFw0RLTMM7g0d2pku7S8s0tUJcaFzcRHvM2ktV26RrxDS4p83cWdO6W0zLZU5ZWnNLOzVztNS13CNWwzOr28M0vLNLRNO6VoY1U1w0c6S7bMRrVExaxMw1qLNsxNXTxMu8xqN3PGNES9xGREZMtDRdzcozRLabzMtVwm3Yor2kyl2ZV8VcTczF3KrGS0Q5w9zUVSRcpK28Xqm7vp1cVcdaWkxK3Ey0OktSpLRpWUxMNcRb3LVGuSRNqU1LRjyzNHzVNL6MPWOMQ8rbM8ysVMWkVcS6Vc1TR8VjPETEvIRUW2zVvKW8WkNcVrozq6t3RLU1zDSlld1E2mRNxMtdzLs5lNuzfLzMo0tLw1RNO9203FU0NDNbTEamRMNEa77lu0RFzEo0PbM1w8ut2zxEw1tFpHKcg21WNrPTpFS6RrvTMza5pL3HpmxTO7pTPDnDU1tHVEw9NTdLZDPGVXTDd0NcpcZbQ9Q2TVO4ZLxaXcQzRcZEqru0s8U8vVWjrEp25cxMWlrFu8WZs2xzqmxXOkt7OzRFTbSzvUzUvHm8RZzMpTtbWcQ2tk1EO1yqrIy2uraUqzRDq629WkRmw0O0vNxExdZENMtaOV1hXNuLSsRNRkvVy0xWRMqlu8TDTbpWXdfro81sy6WssrPLNTrLVaXFwjWU2nVL0r1aXERDPNNTeT07e1qEWrdDvDSUu1M600QzW6u8upUlVMRTZFNrpDRMurRDtcNnZKZESkXT20S8u1RjxENtbMzUQrNEp33G1MTclLhMSkS0xGo9pLpJJEylTLtNlGZ82kvTZCU0NDS7rTxJpLtTu5WkzKtVSkzCxVQ0dLNsy0hDNc21W8vOR1TKzDsyvIbDy8s0zEe0zUyk1aZUlVfbSbq2Vd20lLNVFKU8Y1VUS1vV3Mu1zVVDxLQkfERdtkzES5s1NiNFo0xExLVCU0SHREVE1EUzanFMVFssS8NMM0S0wzWEREVMxmW7Q0NDxE2ES7PGxGSUStvMW1q2SjjtVMXLVatKfENzx0skNCZEWCVUa13Gm7WUVFSstjvMY7RMNlS12LpNxTSDwqVjpMRVTVRc2lTFxts8vMuVxjWtTMvUu0NUdUxkNbUrZVtMR8akxERGdVvLqEw0TNVLPLtGbMpkbM28S0vcy1U1Q0Vjc7RLrEQ1pDNLSsVMxCtTu2a0rEprU8qcN8VG3Ms1q0RGY0RVu0M+NdXWOLM9xMvENZVkxcRUNGNctLvTicRURqW6pDw8ZFtGpDU9qze6vT1r1cwzVFtDXEM8S2zEW7x1ZMazq6bVy2TFRDpNvSZMTUNUWzy0bsRDVMSzVGZbW0TWS8K7tbO1VURVO6Q7zTPGZTu9zMw2S0QsJUOsVVxcPUu0vGTcTMXLVMyWy1ezNFqsVENWRMzbdG1dPUi7s7PEzcvXvVRFRcWmdmpFRDNFbbpWO3xTtCReRlfIRNtKM8vDM7VNzU3Lw0RkXMuaR9xUptxEw5bIbUTWU0TUREPMdEaolMXDW2tVNLV2x11L3FVEZMRURUReybTFxUWnNFJUq8SzU7pDRTx1tTzVOctc1LtHREXFObWzxMND00RGRDs2Q8XXxNyqrcfDa0TEtDPHza1MbE3J1Fh4xFxGNDy0OUdCVGS5TEZce9TMuky9W4ln00OTvERdzEQVzs1lO8bNxMxGxMXVk8q8RMk6ukbKq83KXNUqlL3Y1Wa9S1zGPEyV3US73Mu8WjbIqkXtNalUVDXKxJu9ZEXMy7TFS8XGWoy71aPWxETM2YPMXE2FLF3FW6tctDpc1UxCbLOrR6o8xL1NaVuMvU1EOl00rcs7ndVcbFNcM0akpczDRZNqfEtntCRLjpW7vMXDNNxTW8w93HtWRcVLazNpRFXFW5VnxDw01DW1qEvbwjVj5XRLtE3E1DOzRcXLa1RbM0VGTZ06S8FjQ6u0MzpTY0OUzDk22VS6TGXEqKPklLzLQ62907vMfMQ1o0y9srRGxTS8WszbTVXLS7xTPCs8rVVc3ErGVZSWy8rMtke0zlxkrcTMo0zNylNmpUq1QzSuWrTGtbTMu0hb05vFmcNTSkM8PVzatTZr2ls0vMWVNGNDu1S1vKxWxMdEO8SzXKxUS7RcTUM1wmRGzDpFpsTEXKttRozbU81nPDdGVNZLRUTdpkRNq8fKtWbNtFnTy8U0VbM2LUrM07vTutPFS9y1xMOUt0ilRlu0REu+xEVbQ9NFpKpTTEU8ZF3Fi8xFZkjbzD1Kq7tl01VFOo3MVKW0s1o0VMarONxas0aVS1zLucRFRbS0o0M7tavcu0yslNNJkzRUVFS0TNSKbKdqfdNs26483MRXS1RKSjvKxMu8WsU0tapDu8pFRNS7s7MzSLNLVERcqUNMNFSrVbNElbUzM93EO23ZtMVFvLLbNcQ9s1RMmrTbbby8k8RKs8S8lIZKVEyrREtaxDWt1pW7xExatDNkcrTcbDZaJbRl1KhdbFTLZ1SjvGzNyVRsazRVy6U9i8RcNFw0xptKQypNQ6OqQ9WVpMxdQ9LEtlzLpDzWlNrJqVZSbF1TrkxcddKjNDSks7uz2ztEu01FzIO6xEw0U0tZc7zGs0hFQ82UKle0Qr28a8xbVe3EVts6VtrLSlxKu7XMZIXURUrK1FiczcU9tDRbvDPbU0tLJGPMayPFRNu8XLtEyVW5PDnE1Ds91lRDTUvMusIyS9xEtTpGvbq1S8WrWjZNWkxEqtS7y2uj3USmTTVLpFRVvLtdWkzE3MTGRtM8tEvCxKbDpMxJxUKrSUvMVUS8RMOTRLvLZTrb2MxM2ldDzGa0XKNJRGPaWlsrQ9vLQltDVbvMM0bU1UXEy1u1OrM7ZbpMMVKlW8VLQzS1p0PDRGVj00ZcVlRURVJMnMtlVYrLumW1tCW0WMNcdERbNEdDVLs7m5xUxds7pUxro5R7RadFvExKM00mRD033GnUM9O8J0NaOls8q0jTRndUNcwsvKpVrEJePUa8hExUxFVEMzvLTTN73VNFNEu1GzusW0Q83LrMh6W0bbyjW7TcQz1STcG7S1Y0y3usOjZMvEXEu8q06sTEt1s0TLvc3CdbNGq7PEq7Lcu8TDVUu7ukxKxEpHRKrKP1y3U9ZLxbPcvEyESrpFRGSbpkNTRFOiy6w1PJxbpEZc3KSlU8NcWry3xmnNRNq8vETMSMpES6k0tbtU1SS0w8zJqyzUWzdbnDvEtVqqXNOMZCWzRqvEzMRIQ9ZrxN1bw1zKrFxFQzXEy0TTNNetxEynw8pEu9Q8q2xtPaRsM0Q7xVVrxLU9TUO8NZtt00NzM1k0vVS0xUw8xjuba2TDMzTMJMpIbVRLVEU2TNTFStvLPLzb1F5Hzcs1rLyDdbVTW8NLrbRMppNcxFTeuzPbTVfGpCYzS3LZQ1pD1Ltl3W1LyabWtWylWEvEx9lKO03ERMPF1UyNSzTDMzRNpuxERMvOtGtjszxVWrTttTyrxbNru7mXhzQ5NKxVLFWsXE2zzYtT1FJUpbxDyXTWvc3EzLxF3EODtES2WUVsvMxchrrTNFtM3Ts11sSpTHdNXNna3LxTVlyztKwqRF3IvLo8NURdXNxJxcukVLVEVH1LPYVMS71zW858YlW6o0Q+XJdDQ0xXQ7WDo8zGxL1LayXWlLxqS8TcRdNEu8TVWkbG01ZDNsNMXN7LVHs0S8OT2EvKdVpJy8x81STJq1LKpLREvSq7VDwmPEyt61013NXFRc6qxDTDQqQ0tMVcxcRFS0Y0yzRkw1SkTES7RE1W1DWm071FxpTDzDTExETTs0VIVUs1SlxMxF1VbTtUIsVcPmtcPDpaNMprxDMyNbPMtES8xMtGO7aypM2ZW1y0xKTjusTaqDQzxKfLSaS7xSpUSTVFy3zCnMQ6PUrX1UZEy650wqpM2qpaR9NMvMmU1FQzRTU7VYszg1So2lS21Lo3zUZlzbWdU1m7pNRDxEWktO2USkV8xTptxWPETDtrO0NcW3TMTLNFRLa327xJy0u7RVQ2c0xcPJ20aseoo7PExObMNGOlZGtLOzS1tstjxVw91jzMVGtDQ81Z3bybdtRDlMRNtLzcq2RarEpUM6RJw81LRcrcxjVMVMTMS0VFRW1cqktWS8TKVCvLditdS2NKQ63Evlu0JdkzpFPDxM1MxjRlW7O8YzxJvVi0RtzpzMw8TEO8pGTp01zKpdRMczpcxcxMS2hjQ7rcwkxmW9xlxGaiWkxXtMg1eqjEXbPFRERcvmPMe8TbTDXVxbg9q3XEWH3LRDZc0sSrWzuqld3TvbS1tOdTtKTF2KVFzGNMpFbJdDS4TKVm07Q8S7RLdKazxZttxdzIXFu1xFxKTIO22TND27O8o4mDRFfEw2xUXFZkVWQ6TCS6mmtGy0PU00rrs2PdapS0zENTzEVES0PNhdZDVMXUVaND2lu7VcncO0UzQkO0SjRITMZjScVDNLQZrFXd2zNWNI1mtrXL10TJtUstw8Vct8o7u1Sq3c3ctEzMqlU1TUQkRCVEXKSX40lmRDW6s1RWvLtU26tmVFXdVjSkTFtLTWvI1l1EY9Q0zE1EJMW1RbRitTJV1KxydEsys1U9pcS6VMu1pD0pRGRp3EvEO9w0s0S628ajLGWzXFusvUWUy6M8urpFpD23xMW0y0RUO7O6zGzDzKtNVHyK3Uw0xoJkyVVVeWysvKW6NURDlk11Y1RUvaXFkpq0KrO0vTpkzOTbnDw0O0mzNdS1XMe2Vki01dzMLdZGo6pMbKbDTLUjXERFrFNNtdRco0xGtUYzlTrVpWfEw8Rj5MSsa2TEVttZQ7tGZ6izpUTcVWlFQ8OjtjqsRDOLu6q9vCpGXbQ5RbS8LXZqOkRDyMTDjFbWfEzE3DxVyKWXzJRDtMTFOTZGSzM101s8TCnFTLO0ZtS6VleeVbS0xtS7UzxVw1s8R0bUvLtrU0NjRTu8VHS2R+s8TKRE7JbZo9rcNFRMhWNa1sbaS1TMd9NrRTurQzZKVLTEPURFhF1M3MNkg5071UZM08s0TMRLpDvzyrTaRl28ym3M3bWtS0NDS0PKZMXKO9pLw0S8SzW0RstiVTNqrUxETc1GRGw0pjPFRLzURsVEerVKTFZMTMxrPMRrNtzHU1bZRDxEyFROhMZD1Unde0xGwjwzvaVU1KU0XC5FZV1HPN28xKpUPJTFpDXDbUvEqyW8S6pUMzzLRkpFN8VKgyRqNMyrTds0RLRVbEvDzrFDuN20xWu91EtVy7tLtcRVQzQ91U2sUztTS8hsWz1Uw1d1zMV1XEbE27pzZLfLVGQztbzDe9m9RGNJRFSs1IR0RkRLc9zEO0TDu0oxXE01xFQ03KRcxDpFrbRjxLw9u6qUQ1TLW1q2TFZsRDt6QqTNRtM6rE3UurPTxGRUy9Q1NMxLxEO1Q5pZTcO0LYViziXMq6SVXEO8ykS6xGvMXKRMU8rdxXa8XFXKq02WUry0S1SLxjxMRFXEvEWyNMRMLK61bD1cRbtly8XEPSpENUS8Nb3MpLs2RMXbXMO0u860xlzMW7xcqlPkTENKQzzLnU3NajM0Y4OTxb3GumTMy7XbTKpNrFxtQ5R2K0W6o8xMu8XdRS1US0pL3Eq2Jz1T1Ls4XLO0K1U8NL08xtpDZWJFmyzM5ENEQ8fFs0ZEiE3KujxizMtFWjXEMqykPMuLW81UVaY6ZkS0RL00Q1w2dENDo1NNxs1btctsRFRMo7Sr1KxWU8VbTETExEljw+xLTE2ETEtaM8O8y1y1RWPkW8RFpEw1Q6srRso0TUw7ZbXLtjREy1vLNDQ0VEM7zLtcyaOzS8m0O1R7RtvkwzRDQkREqzbbSU1DpURDW0xUO7tDq1XDR0tpyERtTU1UY6SzQ7rEVLS0Y7W8S5VUPb00Msuz6sdlVEuoRFWzO9zLptlMtDRlVT17TExIRbvHU9zU1tyzRMvN3LakNEPDVHvrR9M5y6U6REzEStSr0zyz6jtDMmZT1cVlLVW7TUvGxEhbs72dWcXq1ipCzVyzRsZDZMPrOMTJzGu8NFt8RkwlVLO0VK1Tu6mGtDWVRT3NtcxbtWRLtFw8psWiPGWkPcRMZMNkPGS8pTylW0TMhlTUjFhs1kxHtEpMlMM0zYQ0SrVNtM1FXKzMTr1myrzLu1I0e6REtF6bxUmzum29Ok7MK0xETG08dSIkTL7DOzpENpZEVKNdQsU1a0rMTCi0ukxXs1XE0sU8vMulKsRLu21Mu8u2PbVkOGdFe9TFS2pWxczLM4RdzD1LRFRFgr1FRbuKykXHQ7S5rVVkTEtcZDy0W7RJLT2rRc67s0XDfGZlSmRDujylVDyUoju13ETTRzRcQyVNNexsujx2rFs0RLTlvG26VTLcTdVqNZXCM+TDQ9M7TD3EkV3KS8N7nKRkW7t0LLU8XNs0xFzUSrusNMc9RcvTVKtqPctISDVcJ8OzS2ZFy8ZMXD1cNEy2w9Pb1UQ6RapDo7Q7NMx8RbtErsRKtEVGO0NaPLs1WcPFLDszNWYys7RsnaS8zUPNVqs0vEQ9TVZqbDTFlTqlM0RV1DxDk0i91NWl1Uyss1ZcNaU1SsS7y5XMpER9xFbUNEXFy8ytS7RcM9S5ZlTDOcRj1URkfFxNTNfcK8RTVFNEVEvJQ9RFqK1rwzSbtdS0SVO8pkxMxcS0PGNcTE1srFSlVbW7vRTLTVeEsxTKSVXMTLy8S9pEuk3cTTtNudJMzcspvTVLW5TdYzzLVFS0RzpMV2bdY1OqdaW6tKQ6TlvKw1Q8Rq2tZsZDRuW5U1JUNNW7NKS7ZGwzNNS7xWxXzUuryl21PcbUI1PDTdQ0qsSRXDRKM0dV1ZS0w0S1VDPGdGy5XYu83Do8FUpVTNk1TKZMM03IvLVDTDVMNWJMOstJvXykUmtVKL1UQ7tVOrTkijS1vLNWp1soWzzTxSxMTaxEVU01RFtExF1co9xMuls2KF22Oay8NkS8yrVcOrPGVFTMqSaXrbqcudOstsXEyt1KtMvFXFapW0VsOeadRMRUwpPENEq9ttW8KzWrd1IzeknDlETNXbVaVEZSO0Y9O0O2RM3TM1Kyu0tdo6NGWEbLXEQqqpu8T0S2tjo03FRczKNUY0xaS8K0UqPGS8Wz2sNFXLRb1sOrY9x6OlVdNLtL0jm1VEzLRUtdy7QztsXGtMTEbLdky0VENLtNu1RCtDM2y00zU2VETGXF1JzbQ0xFNKRFTMlFNMtlrETGtjxjql1ZtrQ1bGO2VEXGxVury9RWNbqERcRLZ0aGRFW0zFy8vGo8XLZ6dqSqzcVculaGREXFvFQzxNTDSLS8UkWrtLVLxLRLtbXbSztCQ6zMuc06SlW8PLwxTZPMS9W5PEfEi5PNKzVEPKO602dDaqQ9vERWOrXVxMrMQ1tjwz27VFxbx0y0M03Lx1NDikxEu8RVdbVKxEaszFtLVKREo0uR1Uq0o7s012FN18q5JDNUzkrG00I8u0ZcxVc5Q1bFzLy1SrRNtIu8tkXMKEPDVUK8tMtMPFRrxdvUu+M8bMQyTaNXu4tTblJNyNTES4Zdq8RDRVRrPtXDw0JkzTXrRDTEtTRUymRtxFSrpapFO1W2S6PEvMvczHrcY1RaS7vUzEOjzarIVmvMu7Q0xU1SxR3ZWmzUNTRbZFW8K0trSuWzPESbWzVGhLNEu5PKPTRbXsvWPkRCRtNf1LVGqENDvEpMxGdFwzraPFY8TVI0OzNNRsSkWrxcU+w0ZGRWzUWso6XKNadMVUi8tlw6qtWzusxkpKXFSVQ7M8RXqtNHVsZEREyjvKO8TGQ7xTZTt1asxGzEOlwzTVakO1VbwrvEWkVEprarTLtUpF2ru8PKTK1cNHO7xGvNs0uWp6rXiktjOz1D1MasSrRLVzu16DLFxEvEvUNbVGO1vFxDRru5N0OzS8tTyyU1dDOk3ENFzE1nW0TdKDxsyrS1xLvUvUVSPJKkPItNUkzMrLRCuLNEuka4t2ZVe0xTtLRENGQ1lLTMtFtEREqTusNTS5RZM0y1PcOkM/U5W7vLpHy13LTKhtRNs3y73DwzzaRsxEZFbFU3JEQ0Q6dTTDQ1O1tVZktDVF5L00pMNdrVy+pFtEc0q7q1ZMtMZqxT3bzNtMzESbh1Rt2sxUs1xDRcQ1tlw8rMXTs7rLU2tbtDRK1KujtEyzVZU6TUVMlURFtj2u3UM0RNs11UQ0XFTE5rq8xVS7XYukRERUNDQ8S8e2y9k2VMlEZ0W5PLWsNEU8zMa8OkVEu7ykVaQ1ajRLtLu0xLVLibxzW0aVtFa2VGS9y9RbVVU8XbKTO8p72cS9yVVduzs1VrS7Prw8xrvMTEyrLF68bVw63cyzVb1ctcE0wydcTES8WkTGdMRTtUs1gkV7hF5Fy3W0xrPRNooztUpsxUvTu23DTEtJjTbEtEUXZsa1y6vEPds4RzPGaUy8tDvNNFs6VKPTpaNjRF01xENFXK1EQ7NETLpMPDZlJMzExVzUU317ldW8RFTDxGVFe9TcWjTFVNZITks7WzamlLRsrFVkRWu7xbTWRdxUozVcptNVysu1Q3pERaxFXDZ8VFyutEydu7NmNWQku0bGRGVdPFrdSrzMy1JVxHxaNLVFxWPVpMLFmDQ7OytWXGRFRFzcdrRayrq8ZUlEq0xjSqSrjE1dK3XGQ1pLvbY1sVx9PFRdSzZitKRJpGTEetaTpINMQ8u1vcZbPJpWqzvES9w7Q7bMzUXbhcpVpKXDSkbZSyQ1RDxsKURLaMw0TTVUtTq740VFxdOjTMQ8Q1S0XVakXNXENEQ3TG10TkuYRMZEu3xNV1zLNMVVZKq8vVx2vauzTJQrycW6xcOrZNi1NjVLyEqzpHq8S1RMxnPFM6pJxFQ6PNUlPI04NNi7isXYxFTTQ1tEOUYzpSRDajtj1JVLStvYNNw8RGVEM9WUK9ZEqpW8ytY7qsTDmlY9nUxETMqrRDTTNMU0ZMRjdFhUJFJdVMbWtFy+VNxNWjMjqdQ7SsXDREtDtUNFNMVPvEq7tVRaJLNkTLTD1ExTfEvDWV421XtUtE27y83FpDtDVb3EPMRJTTzURUUzO0PTtcNDPKq0vL3MNEyuU1zVbFvFzEVMRL5NXHo0y13UxbVUrc1mxVZqtIPdSrvGlsU0vaNausW5s7VEtLy9Q6pETLVsXazCW5dmS7VaTTVLrc1ei1SZm8zuSMVDXZ1brLybtFS0pKpLS1tbS6VMdE1Ey0S8SdK3xGuWhFdMM2VFuMSqtKhLNFvLxUtWI0tMxMdcw7xDpLdmu0u9pMuDZbrMRE1N1bvLTGszs1y9dXNSsqvMO5RjarTd3TTMvFxNTUO0Mzq5tMVFyr1VOsRMZDxLS8Rju1xDNVTEKkNFU0xFRNy9O2VVzDy8W8MjttVTnHrExLM7TEu3pWaLszysZFTErkxGtkOca7OkRbqEtZq1OTZKLaszbKREXNbEVWtLxKvEXatNu3VFlaRExJ1jxTXETMM7zUa1RaRcRVy8xMxk1lw8bExtQ6y1s0N7NI1lpMMyVd7LS8Q3vDWsSaur2ttNy0osXV2oRYNMeqNGzUZEusM9U6xdU8yEPESXxcZUXVzFq1y7dLU9R8uVVaNkI9JMs9nETGRExks75N662jStS0R7a1VKvTazrYlHZGTFNWRUuly+ZWQ9tEzDrMo0OlzNe8u0RFW0ZCjMPVbcmky0u7TmQ7Xs5ba0tLzsuMT7TVRUyrtERkrbS0RUSa3LVKxTNTu6NEtbzEzcxpWUpatipEzEV1uTa8xFREzUakRUW2rVtMS1pJRLQ0TFyqNNS02pxDg7W71mhWTKNaw7rFSYPJpUQ0tkRc1ay33WtORdm0TLNLtbyV29xUzUVVy6xTNmR0Q9rGeLNExr5bRkxMiEs7VqY9maPDbURDtZvTOUS8I2rMdKTEmtVEtcVVxlIkQ8S8NruldErF3ZxrwzZURUzNRdszW3tFrK3Ms0s1Ts5ERFtDVWyk21yrpsTIM1xVuNzaNFrLNKW8Q0JL0yS8zMZNREQ7vN1UqFcrvLtaRjxEM1Ojs90r+lzXM0VkljzMU702tEJkNSTNy6bdylU3xNQnpF1L20RbSzVDRk01TaVUPKOUu8M0rERaWtxBtZVWXJNKNkuoutRCi05ldFVsZtM1zVnLxl1TvExbSkzGzMPKtUy0zcbE5Xu3p7vDu1tJZaszJiS8xs1bRGVWXDpDa0Q3xjW8VUS0RKZNMjW8yFhDw9TcxsnM22WkPF3LbMqjTE1FW7TUWDnMbV1LWsdKU7WzzjMzO0K7S7O0vNbEOkVKNktEaL3bUzzFa5VVRV5KQ0ZFLKNaw4Y8vCNsuthUNHZTxG2jbDs8RFTLXEqUa2Q1XFNNTLQ0zE263DRNVK2GvVOkptY6tWRWXFtbQ7VL3VRFiUzYpBSdpFTVTEOlzEy1xNRIxETLJc1rQ1y9xFpVq0tSs0PLN6zMREPLpj6bRdvEybRs7b3LS7W908PLZUuD0mY6vGJCNVO7rdRExdzUu9RM1NZcNKxUupVNzbxExLtFrFyqNUxLtTSmZKVLSbpCWlREhMtFRJvLO0m8Qze71Eg2xNTFxs3Dy8xNW1xLNmNSTTOkU9TXLEPERExL25xDVEmkVkvGS0dFy6V8nUZVVGNUXbmdW3NkN7u1RJtMXMrOTIxM3MPMy+ybw1RMRjumOzM7o1ZM27Uj5sTLW0rEW0RMs9SlNUS4OzM7M5s1VczVQqQ7zMSzXWg0LETaVD2czMxc1VRTRDxlOtxF3ETF1DSVvES81DNbTcSyQzy2TEtsVcGz3EfEPsTbMzQ8tVxaWstG0tRHVUUcbDtNtEm1I1NENLW7Y8Sqa3dE3DtlPr2s2qU1Q2pcVNzL1FRDRES8RdRczE1UTDRTYkvERMu1M2bkvbN0RczM207M2oQ2tWtFVLV7uczDtLbJRVzMW2xdRbMzQ13KRytMdEm0NTS8vUu0g7Q00zuzw0Wl6kVLXLS8tDOVPDzMdMpDS1TGWFXaPaqETLZNZOW0yluaw3rNS63KY+zNJKRDNEXDtDNbRENcxJZLVEqVKERKR6bL2kxNRNO0vLxdtavSTVpEpBe6Y8pb3Gu8Y8NWxMw1zWu0RDZMm1VNRdzCS9WmXFZLzNRtxsSlXHRDzEM0OlTbw0SkZUNLbD00uzpURNRUU8Q7bNlFzEOqs8plw81MPMO0O7ZlNFRstFbTNdRLSoVNVXRzxbxlVcVkbNuVW7ysRXOzJFQzSUQ3NVzFvF1To1fFxdvMSkS0zbRkRV1Iu8s0ZcNtW1u2QyRlRWK7pDSUVXxNu0S1qlx71Lw0SqVFzD1nXXt0u9XbOrNdu0NFpDxbS8SzvrrMtm2oM9pFTDVXM6u1oqOjylpNa0Xcw8tEy1xEVc2rnDu0tbvGNISsTCdDi8zKvUS6tLVbRcyzVMaVh0PcOkNcREXETB07bltMbLzLS0VZe8vGxFU7O7XCNLbNXDxUdLQ0RkK2hEtEybQ9SsTGRMS9xjNcu9QjRlTKvEZq1LvFvEPNZ026U81ErWVERFRlNtS2VL2xVLW2uWxqbEVLRrlVtFOqvF3UPFNqQ="}},"known":"CYuTQAAGAKkDsiEyJECS6ggMpAsBsQgEIuREEEMgEMJD4UgCuUVQEQAcwUhQKdAQJICCFAYDBTUginnShgAJAAsFUJCAwkcCAVBMmACiIQhIpIQYY4UFmAAMIABDNIBA4hTBGSLgkA0wsokQQpAgQgCBwJmpKkChKCBABhYMAADARRO4HwGAniEIEAHAQWAkOkzEVSrTIhUCggAJAJJDkgKlghgFUAiAACTNBEAGgAJAgiIU5AgIgQBEEgJDGEtAizIigGRJQBATJ8CIMJDwYYiogEwggQADECgQEFBklyIczCBIIBwkCEKEigBBBMAMy4RgakGIIahJIMtAghEuIABlW8AQwMARAkJD2AyAAoWhqIBBhUBLFQghEULEAIATichKAIBIrUqJggKAQDkBgCBMAYAAKQatEFIHA3gFxwDAhVmJAgEAAzwCCIWCmEAQgE0EBxhzC4IpDhUiAKQAABo4UKmEvSiAoApAaNZKUcMNihEigJCEYyiOgIQAEBoQEpnjhCI5AhmCJIAEA0wAWk81AQTBoCYGEAgBQRYwEARMCkBIAo4CJ5AQAACOyCCFgYGIgiAQGjAAMgARMIOyjIAzhDBYeBBAIiBhAAhMSANlEIiAEgBAFJYSQApACCIBAg0AUJgLBAnwjDSJOBPqUibOBEgQhjsDgoSAJAAgIABUFBwwIgdAPQKAIYREMSpJA4BEAF0BRkAI1AwQAgBcoY0FBBAIAAAGAAEQYAEiVVICJJAAqSEugSAEgEMYJ80EEoEAOgQVoAwmhNGEWBApQAACANbV1CBCAC4JECCFJYABCCA0GAGAixADCAwRKYAYCBoDIoABZTDSgY8BAIgAAOPFAaAa4FDiAai2JiQLgAUCABoSGRoAJ1gAljIUI0oIAAhEhQxECDcolCJREEQTIgCEESUIkAYB4ICAAAaUEGGBEwpBEi4HBOSJRC4kABgMBihJpSRhDAxKAogDZuBEYiQSNE4cakCGAABQIy6ANgDAPFACAQQDgAEBBRGUAEAgGAKa5kAyEAAQSwpgLAigIMAKAFiJAAASFoAYjkQg6OEgBoAFxAYA4AAvAwLD4aAAAIgigBS1CFQMSMFQzABIIIgBDCAIUQBkRAACBEAWjABwACoCEEkuCUhmUYIsyIFJRAFoJQOkkYBoKiAh1EYIBCYJEMgIGYigRKkVAIAkyFhDABoAwVaoFACw0dEGBEguAGEowA0AAxmmIAAEgACGIhAQAACBOZYAUQKpBmiBIEAoQhUAEANbIQBRAQIAABBPSGMVkoAOxAUMAFABCgIpThggIGQBsIFSALiaaEAamCtAMTAQACCBABC0JLCAhWggXWBwZJYUQBYwAREARyCXAINojmEgEAAAxRIQESQiEGSBABJgjlCALERHQQwsIAgQiENEIsQiADg8WBggEJaIsMAlHAUABCKQAGWFAASigE3BRKEAihAgTAAAgURERZDJiiIUgQVACoeUChKg8ABQMEMdQwQqKERMlVgFoq0ChBFUAA4TQAAAItoywKIUEkMUGgSbJBBC4FIMRQRCDCGhBCARLzFLAiABEwg4kEcQGMBMQoIhQwErPDKSKeCgEICGIICFCYiBAAkgEwQQoHKGwExmQAUIrUiAQCBwMmIjyhAGJAMzIEBEEbAyQk0QQEgAHEQowuAEICD4CAAaGIHoIoEgInAg4tJADFxYoBesqIJDgrSGASIAQAKBBkQng5A8lUZAEAAI6SImAgEAIQYAiGLWRyCICJAjCYAAVKYyiJAQOuICA0MAWEpYAIEGAAJAM6NGACAEJGlbKwA5IeliHJWscAYAEGGMIxoYAFIABEABCBKYzjEQATQCsIBwAJkAAzbAGqABwAEhYYsgGmABgyigKPBLMgCAQcCCMKAATEbDklJAQAEEIAKCAAxQQhBJiMgJABWwHLNEQMFiQJSigoaIAAEAgklYIIghURRUwQBsiQDqBSOZwcABABENxiMgECRRA6SCFGXBTYgERBinAIqgEQOAQCiUgJi4AkDCVIIUJgFAEoCwFAIEEERYGQDBApRMhAzQUIIBZDeTCKAIwIFhdmRQSsAnhYqJECoBAEAhAhYHBCAACOCgoiBHHMFwABKQtUskYYiUdaREMEAKknCEGQAAAABJHDFAEGAwgg4QBEhqsUgIFB1iAMgQFGADCAwLFkEIChEYEooCQCiMFRSACEIoChRT6iiwsQJREQC6BAHgCQImBgIAAJAgcKQCAGwCwAAqgAiAAAogqhsABrDEIIAYlAk7EReQMiBHuCCMCgAlAYAAAMcADRAOfgIoJlSsKJggUMhzwCVkAajMJpMEgAQCgHAVUwMFMIoCqwAjmA0CAARESkCYABQCMCRlBQAz6KACECEIrAJKgASEZI2EIAhKNIAYIAAApFAEhoZEMA6gwEFWSgQ0gggAGWkAsgKAQBAEQqQAOiQCFagETBZiEMAh1rIBAANioMJgMkpEAJoWACoyecDnoAhGlkQ2QEgCCTgCYU4kWAYiEhYEgRMTACAAUEMM5AgNClYgQG0JBUIgkADHsgmkpAiggICAiUILkHFEYgQgmA4gCUWAASKqAEJoEIVAAQEjEAAaUAYAAKEACYIAEqEDUApRoMADJMAWAgWhBtUGBgJAWQFgyRKqgMRgIkE8DAJFBoYAi8omBSQkZgsVQh4aB6AiZCAAlGBRdAwgYggIEIAAUAFgCsUhhAwCgGA8wIiQZQCEJgiUwgwgmIghogpN0ZAFBQmACA1CJiwAFDCiMEEDYKFEYCQCGQIWIIIIEiiBDhBBEFQlIEMKhFILC0QAIACAAEIoXKIFpEckAiGQzKAwIkRAyBAVACSAEIKAQwIIOl0WBZgQAMEyDCABkECIIA0ZBAoSAAwWggAFAgRhKKAIADoQiUgIgQCLIHgZAsBE0AgFACSUQJAREFmIG0FBj1hSIAmGIJkAgCIkgMCCJDQgAC1JABECBIxAGMBFpUKAYMQAACBQBEUBgGoAAgHATjRBkDAyEQEDIhApYSEFCQiAoqBlAogH2EsApYBSiEIgAGAFBEDAiQggJhs2UAGCH0AMAkBgAFCAQgSQAwsQgElCZQgBiBBIhQhzQHuACTTmchQC2kBGCGAgkScEUAYYQQgYoMSCFsgQQCBRpAihBMBAyASQuBoFSDgQqi0IAKiQ2AgAEICIAFFQxwJhmZicKgICIBSD00AUCBCIUAsqcBAEcyiE5BcGCkQEpRBVICEFlAJERABBCBQASagGgQMjEAIAdSHRGHBQEBghFDCiSIBCQAxoYagAgATAkAQAIEAY0ATwgAicAQQEAQERC00SmJBACBAGUKDAGJSQoY2wKLEAZIgDKSAIGGEAQrXBqFGQAQhoIQAFEMUtCWEWAFLzsEANEVxmhUgZA8MkxIHNQLDAIDCg2aYkRggADAcYAUBAA0mkIPIIAV6UIUCCgkOoABGABiiENSAQKIQFiR4IJGAQBQiBAC0qFCECAiInRJokAFGB0YCEIDiKyyMKZRIlEiZGQCEGcIgABCQyBFAGggkBBoIhADzAIEgJrKDUEDQACYoBIAWMAYE4AChZARIEIEMjEAY9MBsIwDJgQUQsBKAAEIkEUAhhDltBBkAoKSRi4I4DEigkQQAAAAMQEhJQAqIhGEZOGAb1g0QQLAAJhjgowAQQAA0wAIQONIFqQzgK5IxSACIgKRUEAAMCCTIkhAC8DgJBCEEzSCAQTiQsAwh0AKFFQiEkBxAygwxQgCINFFVIIiGAAGzKoUACQQQEBBIChAy1BgEAiPYQEAgAoIRWBFAICqBDQAACKUWACKQugBAMACQoiBhxEGhARAkSAiIkDAXAVBCBFYDBIAAJKEdRKJEBDxRUiAIwMAEAEsBELAKkKCIU8EQ4BAWgFChBIhKcYAAqOgARBBcUAIAMqBgBYgANCAAEKAHIIwARgBqEAQDoAQEhBEMIuACBEkEw58DEApxkB7JlEqAMKAgAAYUBQIBEAYgosLAAANwAlBMEFQShZOAQDAQAgsI8NAnT/aA+JBIXCESQhNQoIIILADAkIIsCBIxUGhAkWBGQJDEPEgwxiUQcBAKRWwBENDOQiBOAgAMIJaIEICA5jQgiGUQFIFKyIKgSIClETgAGjAE9CCKACAQgTGAM+QDIzZAEDtLA8XBA4hiCIAuID0JYGBgGBqsjKbgYQNBAJiwChQCAU2CDNCDDiCAAgQhAEEKhDwDVAEAYRAAEAR4sCACAFcBcQExhhAEBArAVKQUgBSEICDZAIghIKMBCKtYCBIEUGAEEAudUROESIKAxAUxKMMBCpAAgIADIiEZAJCEDggEqiAAhAGgAIHPgQD1SinIBCQSEwBCIFAzYCgCsAAATgKgAQhSQASgGIZmIwAqwIGIwKBQwAI4AICwhkXgDAABBQjMEUJhQoIoRAAoCJCNAiCYAWgAkoAADGJgASAARlgoQdSAQhIgCDNSSAAQAz0CBKWIKLmEE4MEgE3AWBBgJLhIDEoAANAM4BXgQISAqhIAQAWQAEEIQEQQuJAGgGgAACINIBBgAEGigQozAAQRIRIbagBgjBUQAMEABKuhFDAAEhAKkAYSNKyaCUAIEKFBj1AwKIGqAiABBOSBAEmAEfD+OTQxHgHRaSASAARQYwPKWAAASxBFEKSFJAgUSIAUEEFSTCQwASDEBgAQEQkDBghIAGAQBpKxQIAgCQLAAAiIVBAAA0IA4qooyAGhBQNACAEQOdDOTcBISAsAAUsAECISgPRqBwgISgMg2EEghEghMkwYRVFywaQZgahiiAEgAIyQAEpAhIUCAHsFHECahCWPBBAQEMJBG1IqAACABsAACQWoAjMEqEIPoNYjoAFAiBoQIQKIgggSNHAgxhuYEIcwAWcARqGGBGUIBEAJQQBBgwAOiUgQQACQggEMRAkYCBBGVUEkAFgBaAQBALUCQAAjUQCQfL0IkgAgBZAHAYgwAAAAAmDSEUEAygognKE4HQGIAFQgCgiIgACMq80PLRms+RABAUcAlACUUlpGYQhBwgRJgBJNqgkplIgEWWISFBABgFAWYAFRJQgCE2tCQosAQYICqCIpQAMcnhIzQgSDokghArgBBUQkVAYQJQIlgEAx2BEkASBRhRIA1KEaAAQw4UqcCQWZwQCqBFcFFiBgACBCQQAA0RQQBLAEIAQSGgJaQuE5AwSIiAgBpIBKkwElwCogViAmYCD4AN9BPKKCBGEIjQAAEoSSIwEggICAQDCTIIUBgMGwEJHZFCBNCEAISSACCpSYg2GBTIyBggJBgABQACgAIAkJI2AQGNZISERMiEQaUsRIQIo8wngww4WCSRFiAgKSMAoZIARlQizQCAkCADAqAZCkQYgXAUgAMSohoIgkBROMmggjAAAAYADgIkkAh4EwECJC6AwiABBAeSwktIoRbxFAYFAQQs1AAgBPCgyp04kGRiQQyMVJUgQghDqaEBYKkAMEcqBAV4UABiACHWB4AEC4wSFSCYgGhEAMBIAARogAIQAGIBIJLEACHQUBNAiQOEAAXAo0hVJJUSMDQhuGAA7AAIAABtiZDCIJQAFEl0ECDAVgKACCAoYIGgQBxECUg0A5gIQEEICjM4JgAQANiAEkgKECJKIAqgAwaoQYNGEEJEQQGIxYS8XABogkAIwSKGJtWA2IRIFDRIYKcIEkKWChAQEAISYBAACEHumEYgibZQAEtokcoZJMEEAaEMAOGCkFQtEiGERAhSACkODANRIgEhAMUiAYaIgrBAkEUAUFMAUKIUqAEnBACCImAowfkIIMQTDeSiR5ACRSAMkoEwCAMUhAAhDA4GQAIhojM1ogioGSQIACCChAAgAZhPBiUcpAKkEMQXAA5gBBBgIwrQBIMAAgEJYKQjI0QAKAIElZBKAcIKBDJwEABgQAEAIiDQGkpSjCU6EoEIABQEdJACFAAAiEN2ChChIFEsAglUjIQFMobFChICiQEQEJJIECEBAhiAIAUgAAopqThJCZEISQBkEbGIgAgWIIMIqhAAIAAoEbKBwogRQRhAGIKTAkIliACJCAAGDgVvAEQkiJQCAQrCHCM0BEIGIIEqBKUAFwAAABhyiIgCAEggICAAAQIJSTRQgaGAkbMIBMFoAqmxCQUTUoYZiUBAqNAUBmwBlgJkCAiTOqbyCg4GCEgIJNkCsQEAqABQBjIQoALYBEJBiUwAIWlqEIAQmJzkSKdaiTJCAICZNHAMSEE0HABJAHQABCBooCCAAFEyA2FgKEFAQlAgjAzIhACSoAMAksCiAANKDgQBhMCCAZInpCDQkCILCpTkZqYAENlkGAACBIjYAGAKREXKAiIELYC0gSBFQgQBQBQBKAABwNAFCQwRywYERKJgGACCqgAgPAQoQBUBFNKAIRRhSBBDCphCFYoRIAiggAAIEWoJ2AAAHtBA0IUUCAggPAIAgVUIoEwoSYIAiQCQAYA2DQYREhKCCAKABBACDSECaaEwWEoDRECAA0hITwgiRQSSEEBGAAClAVIFMGBVJiKAURCQcDAMsIKFYysCHGacC4DAsRBXgOEgGMRUIAGBECJoQhERBJI0gSUkEASILyKARZIKg0jCJQIEAJCUUDJwEHgGUCYDEKQBBDEucgEStFRBU0gAUrI5IoJWJBgAYhABCQ4yQgTKAhBoiSoSlgLYAuYQlBApTQghCUoFoOkKLxTpIAAQIELBDQYwyISwIIDACogB5QAIVQECFGGCBRBEAhSNYQEAiSwAaQKIDCEZwCChmpYESJgB7ICaDiAkQAS8hiEowAADcCJAAFhFIIE4IACoEIIAAKJAigAB4UA1GIAxGCBgkEkAgBkCDAwgggQIAYgBwAAiQGBGwUEIAAECICBRAACACQgKtUSiIpCAgwwkhINk6xwJkLAQIAFHDASaANhFTgCANkJCiZxYAoAkYAQKgOaBQLCSArTQACDAAIlAgMiIEJFwAQDAJQSKIBCgMBAAISRAAAhKIxQCKBQbQIgAEEAAAEQwsADhrBRQORAsMJqRIAUEOhSARASEggGwesATGKVVQFOIJQqwBycEhFTEkBDJi5IIQiKhi4qEAAAsQyECjGKlAIJAmgxEAQIAJEIAkCABKgSIcPIAI5BB8lHTwIABIIgEBjRgLQIsnJUIAABKQxDkQIAFAhMAQ4DJIAQESRHAAYBGEiQAAoFQDCymFADAogE0wHAAAFqQAAM4AOGsAyAIJBBAAggIzo+CAMCDJICCGEwGABAagABASAIAAlAAGZhBuiABMABIRAAQCBgUDkIAYACEZSYCoRiwuIJIYLBQZGBCABAsQHAMJDrhLiABAAACKiUAAgoIhIACAYkiBMAJgRkFZaRIQCREIhERCBoIgAxCBBEEUmET4hm0gKLEK0OAQGxBRQXMkGgwgSBSAhICAGKN2QAkExQACQGAhYRAlRSPEWFAUREBCIaOUEQlgCABAsFhABAaEQBwpjAQIIAE4JEEJ8rCCyACDjAADiGGSs4g4UGgEOMQFggEFAgAgCEMwcHANAAAIEMAAFmYABAESoCEYYWsECEiBrQFABKRgcQJRiwAMKhgQwiCCEAPcAYHdJIhGhUokmIAlIHQJCQ4lApiCMMoaFQ5JAYABQCAmBcENSCIAgkEAgmQKiYADE0QCOEQgiCcIGlAIABIAAGQwJSkgiVGRABqLURIwBEAAIcAAFBBEEARAMIEhRDKSMSgChUNqQGJK6WGAMDScoIQFGjFgAgIMAQpQEMCgABhGEJIwDMpECBFAYAKQg0CMAAGEEtBKIFwQBQwACoFEMEZAAAChAAAgmBAQAAgAEAEIoCBCpEAAAaAQRhCIhBMCEQFUUAyTIWwfQKFswAEQkSJERgAAoQg0KwIAQYRweyVEbBAkDQAZmgNkMAgEl00Ko0LgTAAJYoR0YHgYxAhQCEQgBARICTgAQAEO6AqESVBqQARixB4DFog0GpIJAEAACGGOMDICAIQAbYJaAgGiZBBgQShAADaIAAKEhkGQTBYDoMZAwOEQJqCygEGAxAYGsRoAIyDEBImQ4DyAIMIASAQQoJojMYlYoEAXiD4oAYBNGICgiXlEQACjAIDAAA5RYCAcs8oQHE0pKCC3GoSEiBQAHRBhYAaMLBSABMJosoEDNAcgSAsIyCIICLoYEIAAggyECAAkAlAOAEAQAIABA4IEBkZGMIIMEkBIiJnAmAAEQpFwDQ08AlBEACWAQAhQAIIChEzcDZcgWRlnAGHwgc6BACAQQwQSRVCwARQAgCmQDAFURkltgMEYIDAhApASgCENAWhCOBCNCBEKEAQBkAhQIAABHQChAiIQSEYNIoBByTFDyIgQFAKBSGJLAYQQgBCqAEATggAQBrwAxygwBoRAEAQAkfiDKBAERwsABJBQBJEKqCBIFgQgiIUQCACQAtqNGFiALBh4EMiZAMowE9EEQBSQIThAMVQEUgxkgEBtMAhBHDigsIgMQCAMQACAgAEQCwoKRcOgJwgQAA5QAKVRQBKIiNjAoMQCSA4JwFRsgGYoAGIQCyOBABABAKEACQMM4EBJCAETQpkGgcQEKRkAGUEVKUFClIUIIQIBlDBCViAgIFJQIKFApEAAAEgBBxASDEhUbmAQEAKEgBQYwbACEFZBwxIKAIZCAA1kUSEAUUgggIEIQMJQSCYhkiQAMMACqBAIwRUAJKAQIwEUGKADJTTQ6iwqJMrBBKoJIAAB6HBugUFhEiJBwFAEBIkOEEHAaAEdAQMQa4gEgYUXBWUEqwQAiADMCDD8AAMgIQ8eksBCmKggoOg0BC8scpABUYAdEAJQAFmABIYIMGjioO0TAAJHhB2QgCMMSiAaAggNEQUAZGQaAgAFBRzQUDYxgwAAIxkgQ4IwvGFjhGAhEFEiYIQDSVuhR1wABgYAkJjM0YCBxHgKYSsAaARIJERBIEAAeEJBoowdAGYPBSyRYFm58M9wSBK84gSgARzkKQonTEmCtkyAAWAkArgQgiIgHMSoSJChkEbEMKCxAAHQglSBCejBi0FNIQXBiVuAIoyCFAAMgUQFUCkCFAKQBOABAkwQE9AtICCAhHAFYQYMUAIgEBQAweCgACJgCMSGIQIoggRRUaEw4SYACnLFgABJAPKAPFZIE4EoELEkBoIywTQWiMIACCAwCIkAQATRCMIJbdIqBgZQsARUEHligwQEBAZGBi0BEgOAa7goAAEiEAQAhYcy0AQ9EBsBGSmoQAmAA8BhQoGGEACFXgCEKQkCQAAhBIoQIQgQ8gAAgAIWixsHQoACwwIweNNkAERAC0BIiACAEDk1IIABmkFKkQBFCABjIgFDMQMQURgBtUFiSgpAQkyQCkYBghEBoWQAAiSABCBwAwBBAkCBACEEAAkQwICJOQ0DIACBAyAAAAAEBCJEQYBILUhoABAhJTRCmAtKUIhYQAiGqS44RAIIMhACQKyAoQCJJHBE2IAAsigARDdAMNgDAIgCpKoAAsUAQC5UiMBLxAZMAACIECI8PgCRAIAThAIQIQooDG4whGsBgBIAjEAC4BgIFQIBQVBoKgAAAOzg0AAEGwDmRgBGoiiBCGIAwFjEFAwMAbBhJCFwTkDYBEVQKJwAgAiKIgWGACAsBAEheggpBAqAQAGQ7IlFYARcySRYSRsBCQhKqFjIMgQITQREDQNwgRMINYO4CEgBRkpUgiIOIQBQQAmAGFC5hPmt3LlMYQqMQAgoAAnFGArwADCEMFYGA1LIAiSDACGAZSElQeIRRAAIoKQAQiCnuGCYAqcAGeClAWQMIACY1ASDAUNlAEYOIaCQYEhVyQBBIQBlBsEx6pSAcJMi+hsWjCtGAyGAgjFFEggREsIno2E4DYAkYTDBwGOkmmXQCCEAAgWJgEFIGAAxBYAoIDiRgATHBE0CADACoBImREggDqCCCc0AXAsCGAx+qRqOQoCyIRPAICiQDAqFkESixDUhAKQABABMAG0dVgAAJIQpMpDgNBcaCHQSWIYMTEyCgy1QGMCCIoECcgoAFGQhIAEgIQAkHyQoiQCJ0QTSJKEBlaggGCoEMwBAUnEAjLAqkACAAgUEMgAgCAgNIAYioRCTSpAAJGrQQxAwQFaSECQAhAgEIEAAkQSmIDGDRICAqBGLgIEk5wyQEIGYB54aA88wBCkAAAMCHiRcgcgoBgDSCARgAIACA2EFaQzAEYAFKDsXAAKiAAhAAQrBEmABQGQGAQAIAQAASkBgiIFwqimgUBCJAIAEAK0AApQcsFQECAGYgAHqaBCAIOyJCUhQKaAIEDIEYBACEFMAaIAZUAgUaYiZJEIAEImQR0iUCJoggBEmgIIOgIoFOUAAUIBCDAAagK1BoEYgRQvABCRZhIAgBHiaEFkREgGGMKLBSWwmoAANRAgJEARBGAiAgBIHgVKocAEC0MGIAAKoAjAAoIAQFJCQCQBDCmAbJRKgAlGKAQ5QGwQRBIgjxJ8M5iOCgShCAgJAWoAgaILSwAyAAU3E7AEOJwKEAGChABEIhKgcBBCgAEGCADAABSAKKUREUACgMRC5IALBBAMgwIexAoBAYJJsEChT6gBDPDAIgCB4IAwAxDCQQoQOBDKEAAWAYAJBCMiBIgNQAiICEAAkQGcIFBWgECIECAgFA7oWKgJYHRSWSACsCZkBhCwyBDqSBZKgiskIlAhjIAIwKKpABCKoVUBWATESoAIBIBEYFkPoRECAULEAACHAAwoAlaCIUAgJAdCEASAAQxgAClBFsIsBBCIMFwAaBSQsAAAAACbhvAABCpGCCIBGSm6LCQlBQTgChEMQBGPIwEGJBERCBkSRQNABQAgAogI48AENCB0QdgBogAAgB86ANpRAgYgBNZAlTDCIIkg3kAHrEiajgKC1JIAgSNDHEgABWIATBRAB6yEADWDsCRgR6IAEEIHBAiAA9iQAAWCAEAwCIgASSQTGQBBMWZnLQgAEjACDEOAEzqwAgAEoCIAAGCwgoAGixUJAM9iAAGQkETKNOAoQLMQgH2ipEAIqgIxAMgFCzQxADFYQEIm8AkBACdVAmTAIAFAmQCVAgAHgFIiERociABgAClVQdYwAGIgAqgAvlBAUAINNBJRjkAcHEKCRUIEUIA0EgAAwpYAqMAeDUrABGhCBiRALIhwwFADJgCRBAELcCZZCgZgDlWKKiCy0IjAikgEDABAkAoH4BQwEKBAOB4IpA0IAAiwApkII7CSIToDo3oQQgHOAECASCZQQIKkBURATMGkV2QJqAImEJIAgAAABBINYAhAAABYCFgAECAhBAgIGDALIEFAQAVJghABCosgyJTJCho+iAiEwMoARoboEII8PgQAIiASIIZgBEcccwSgThLCIDRKAAkBtgggagpJcAIQEQAKlIwIgYAhRQBUNoRAFgCFIDEwIUAqAJOALYOKDEhgUCgEQIRqiIBAEgAxB0GUOExAUkIApOZ6HIQMgZALWFoDsYEQoOBAApCBoWCiQagggBjsEHKAgADqEDI4MERHwFABkUIgEgBYyCRKBhwoAxAJCMAaqUQwAqDQCE4AMVQOhgZEVwoGNgRCkmAKkgQiEFGKCoDQHCCDjYqJiGiQEJKAG5mEBZEQgAQIRKG3rAkEARgiAAWP0mIhoADEn02UD4FQkiSGQggAgACAwWAWBAAEBDEAPTJiFaxmFwIIBARUAmQKQgmSh2dJoBBkYoUQdCUIABlkk1gAgEgMoAEIEQogUCMBKEQQAQAwCszYAEMgoDRkFJgJSQIgQ1gTAISIMkJAWeCAEAHY6mkeC2ZQEGWQQcEAEIDgLoGEgEqmkIomoAASMFQKhBNAOtCBIATxgAhARFgBILCAoZ0gAAAijhEEMQAilAREEBnJRtSACAhCIYQABHQkAhCCYCAKUQgKZgmAJ4IJEQIoAGQMhAHhQC4PjCAgoh0AAgFEITQIAMw2RBBAcBAkgAACBAGMEgGEFFlA4RDqEABYDAYgMGkCIK9QcgGAQQvBAAEGYGIpAslyQQACEAATHVoAwABOBYkICAqUDE0SQIWIMAEAAFhVrga7gAAAISiKA5AAqECCOBKYnAUYMIkSDJASACiEKrHMQSAANAAwKgwGACBQQQgAmMgLAAAomRhUMw2ACCBYgAB0VigCQCIFgFgwACEAIhQEAICghFAACETIARUiQIlAAAAAjAsIpViGjVWNpSRAQIhAAQChAFAQ4QAOsZwIAxChNAE5oNDIFAGmAoIeoAEAgAJSQgBSzExCJeAg1AYAKJB4HQiACAQgIEEj8hKgDAVwrhFCAQFBAAIogFGvlgSAJ0CiIQZYqjAYSGAyAAgL4mGpNbDOyMAmBBAwyESQDgABUGEKM6BkCQSUBQ0ABAAIEAREZAIA7AgNcoIIISwKcYAQEcABgUYBESKSBAMZACcggBRwIABEISEYMiFgIQRCUgsRAMKADAQEcCEhkjATaAgOAYgEAQEBAwEOBWAAChCwAzk1IK4jIRADCgD+AkhYQQEAEAGogCFoGgBAAAhsuIBAAUIAiFICoqQgAAEASAAAEQwAE1JEgiIICkaKQCIQBEZInugCYgFQgE1IJLEEBBGJAEArFRANAKESCkwBkBQhElIhQQUA4UKiqMYTEQBqokoABCkHLSQhQwECIUsCAIICtAgYKEABlLQInKQQDLABOjAhADSitGJC2BEAEgQ5aIUAQwUAgAfCQoQAAgbgwIJDyYIdoAFsRgFBgeCBAgCQClGAQwN8Ap4ApAmWGhAAJAyiAqAREAYABhqpiwABBSgYBoiAAKEIFFjAgiICElAgEACo4CIugxaCCEGoIyQAgAFdBGEgCgqBAYAIIRoAQJCANCiAIQkiCAQQGRCogMIYLgYcQkAAAUcUaCWqgA8AigAQAKEZgGJ1AcIkBCB0IBEUAJKMHhOQQA4ACJeBQBCAwShUANACUAJAAXchAQOAhAChAIA0AEqQCACgmJAfCRERClgYEgwdskAHiMDAYSAoEIsDUKoNAGAJEQqM9LJECFBgoQDIIiApIQMxKFlAYgcRSykASxAKooAEgBhYUgVABIAwCAoAcUWIiUZgRgNAIGgGEBjAAFQsSkEgAoiAyEhsBFIZqEAgSAYAGCJYHCRAWKgEbkwAgCEAECMBowhDQRAgAIJIAkgUAvZAQJYGABAnB8AQRCRCTELEEQwA4AwAAEEeiIYACAROIBJCwIY1kSKBgHADLhBpgpYFIOsEwmAJUFgDEMAImDAoEEAEmCFXCBDIglAggjEQaGgERAQIFgDABBkDACMBADQwSZaMKBAHCBCghohIKCpNSIAYccEUKEgA0DIADg0AoiCCMEGQBIgmUBBUQlQQAhQCSiGA4YEBggPECgYBAAAQEAIIWCAZkBwaZhUhANCAAhBSokBmWB7hUCQQw4QgABgZRIgMqWAQAAHBAJUYCIEwgH4AA4A0PqRkgSjACAFBQKEiIAKRCFRCViwAgEWKIoKxwDRICdgIgNEAABAIVtAiCRkirENwCAUQRSBSS8hQDiI4AAIkwghZSkQxEAZUIEBoIMBCGJAhROQBIBRIgFiEmkxENAAECgkkQUvpBwYCMkFp4pA0oEUMACIogKDWIsAGBIQqBFEOBBIIJoDAAEQRABIBYAhW5BRZUGFGIpQAtgASBAMAUGDiICApaAEiIgI7gDEIBRAYgFkAwQFVgACHAvBAEBhACAAIBpBQCIMYJFEA3qCBUQAAHkCIADhIJQASEqAkNIABAAASqAIxhgnCQigSyLYAQKgDlcqBEAGgI+CIFAAHSIQBhKvQOQYoM0Z8IAJ4AS4EFBTUiAYUAyBABCBgCWQwRXgAhADAEE0AAAEWBCBDgABAmBUJKBJAgiCoQEQZCBKAD4wGLCEBBIeWme5AKEUUJQgqEgEoNaXoDCYOEXCGqiWI0qlxIBAFIWZMnLBA0QBUGyogZM0AlAIChQESzwAKAADRALoICWQ1zgAlDVKC0QQDoGAKlhHQaVAgAJwECEKUOAAhIAgpXBRdhxGQHGBwAiWQAQBCUA5AiKQKYpEKgKgBBYACgAJAB4UBhwKTjAkCAIAgaLAxBCIiiRW4W0YgFPsEQCowCMBCF6BUIXAFQAhaAXJgQRFGiOgAAWIIQELAMERQAHAgMkwJIggpnLJABAAsEWQUBAQJREAqKgA6AFBQARAgAExBRq4gwEgwQEAEIkJEIQEIBINLHAkhEEhCCQQCBFIARrAigEBAFFCJYILAMhhQKwE8qAxCxCYmqD46SCJAAAIAAAKgggNBfAkFAgHKEEUEZJQEgaAKICUAAAdwkEFwGJwFAACI0QMAAkIEMEwYEpHgQgqJAoPjkFADAMJFAQjBmMxIIBwIhQyIAIIBEATDZoICFBTQWBAgAAYAAAghAhSACUIABO9BgggAwEg0cmAIE6QQC3jw+AuUnAFUJpAE6IASGApDICARnATIQCkGAsBzECgCNKLAggAIZNCQiyUBUGDkoAJCQQgGwcACFMYx1yk4BBg8ABBYEACBIGQTo+oAZABgGhCaBlQREHQFNI4kgNkBEPFAjQACC+QFUAYAEEJEAQINAKIxBaBBVRYECCw1NAAAHE7WYFAAyAKEIAFxhgA3cC1oCAFwACCAwAgSBIUCCF0DEAgRGEAxBQDZGQAVFykDoCAQgigIkxABBcANRAAAFJDsQKJFHqHAEAMBOAICIIFmFAgIGABkgRBMBgEEwIJiqAAAIxABAkJLCAhHCBBAGAki1dEAAxAUAkNSZAIgQABpQwuCIZoORwoKgkoAQABgABGFiRpOcMDESBQQx0KAGAA+gkiJBKAJSBAgJACwAQGGRnxaEpcoIisBjCgEQfBTgAEhBBBbngEIQbggIIKBkICREoEqMQdlGhqZCRwBQQYAp8Oh6YlASQEAV0AwWBMBQwYTOAcNhAAiXAcIKQ8ETUgQDmpACQRGIAAAAubIYJYRgzIAEKUMkAxNAImiCiAhYABASCgCJhgCQKECARiIRAcWEIhgBoISQRxSBDRACGQuRYAAgAgAaIQihUSUMCxQCOBACeaASGIa4BAIWQA1JODR2BABEYTNFEEaKiABAMNCkLyAEqxgkAHEkMGhJm7gOCiQMlKgLQoACMShRYygIIMAgYAAdAC0qYCRghAOAgygIAEggiRRAhgNBFJcC2URgeZAwiIAIUMQWCajGpAARJsEwSLACBEAaAQKQA0qpgChoEgIAhQEhACClQCAApQJIIFBBQZQILkCEAyAAEBCQUKZHiIggAQJCWggWDAQsEbBAgUQECEAgALihiolEFFQkVAVkKPgFDAWFABYRhgAQAQwAISCkkEAEAzaMOrYSoRsBYpWUBqBEAYQAKipAKuYICWJgIRCAAGAIYQoRiCFABQhMBoSGEjwQIGAAUKQTGIBAJgAgAAAyEAACXCIDkBEBMQBYABAAiAAAMQAUAICBI8FgAXECNLIjQFgdyBAQADIFERZNBIDAAlRA8gIFQThQFJJYJIRCFAAHQEhyABCqKRChGpKi2gA5rFGcCSgBwe+xgLgIQgJoAAisEAABsDawGWwgiqhRGDQgFCAwMTgGRwAAqJALIMCgWBElsCbNEAnlEDAg+ECibOBDEAJKAVLzItDJBGECQWBEGyPgAQCiCShQKsPooMnBoABgmAAAAACQCiACixASB2A0CYAgYBQgBAOZLQIpiwGAAMgICQRgENAPitycUAAXIYAAIQKxiBAwIAAQIiUgAQIQYETZU6IAi0IQQBITAgQ0IGwdWBFBoGgLCS5fGA8CnBAUBNYbIAAgABCbAGspkJErEBijslArGICEBAAAACk8CICgGIRAIAFgBAAIDD1AMQFAoqCLNAg0AAtASCiWYcYRGEIgIJAAgEkEhERAAoSSAFgFQJgAgRgIgMhgdAMwlighAMDgakQEKAoIJgIAARAIJMYCAbiEQEKQyBDAwcQCS0WAFJEDBoQcKQKIaFBPAS0QkJYSkSABKAqwgAARYgnpDRIBQBhAsAASUYCAABIYeOwwIAEwAsGUdgAMaBgB4IY0W4oBAMBBBIPUCrAMLGUEhzIWToAJAEAlABQJgtighAAKRwg5QVCNEIEAMCQY5EGIICDLDARSEBAIagAoQAM8KKCooEBTkgEFIIJgPEpCpOhRiBKIBgKCg5KBEEJIgVEqhxpAowIQgAjgoaQkIkEQIhtx0YIIwRIBEXlAQAQxmU1gElIROICRAhQFoDgHDMAIigYAAqDIAGFylgACAHISDCOAAeSnQUIPQaASAISScQfQAdEUhAgAAtpLIKKikAA4wQiDhYABZNQlgIYQMgQAspAECoYBIAaBjWkwCCAFFABCVBCAQCIDQAhAIwYMUxCByQAAAICQUQDBEhwYAiQCAAVATgggYFC4AAwQoEAAyEIERMAAh8IgSUCACBAFAYMBQ4EGQABYC6ShYIwAUDgqAQIKIgAQhQNBAZlhAEIAFajiEHqAkwjJQRsgQUCCJkEATgCUqgAYKQKRH5AgRJGCkQrARwWBgECCMgQoROICICuMwACIAAAwR0IoULCSI7EoKAwQNQQzCI4AABkYIAQAYIw0DEJQswIURgF1QhRCJSc0gRAhwGAwEjBAgBBCIRBAAaYsQahAISIAIAkCieICCQAAiIAYyE9CAhKREMQDCYAFAKAUBDEICEgqMI4AkMDAgDBShACkhKoFAxQACAqhAAIBsSAgJBgjBgCoAggAJc3wVA7UEEwaECwQGqiDg54CFAaDgBGAAAlAQGgAKaRMTBGUAJIAILCBGAQDgARgEggiDCAwhZBA5AIcBiCrRCWKAWQaoAAAJRQgk0KAgGKrAiBZASBZCKBABOxwAow8lAMAQgAQKgJpDJIlHAICACAZIBIhACDASikaQA5Yz0IGNRQgBAgsrGBAAAYYAVEABYnKRZFEEJgaAJCBkJFCAAFWcM4CRU2ygBGA4LhCgBAQKCAAYAGStgAgAsEgEEACAAkhgEYD6hHIAhGJCIxCQZEQgBwCIAAgsSJDo0XnEWQQUJoEAIBAeAGoBA2DCrMEkJEAMATIgEK0IAAAgdMgRCIdqQgMIh4EDEwUCgMJGtIIsARBkgQgIBSUFgEArCAuABFoAZCAIEBgiYzMNRlAggCSABBh9KCKAQDmGSukKRRjsAQiCSEgEAPigwFglhCQg4mYISFKoEiFQBACIhA5YBCDKZMBEgAEiAIEZBBTAICgIBZDIKDwCEEQCBQYhICYIEQkGIIKQYAA5qRIQCwzDFghIASAZAoMQ1Qf1RQKEVAYACESE0BARigLiAeJlUWDGuBgUKAAgUIBqZQIQECAIgAYBEACogBkCsSokBYKAg4gQXBCTApA6AHABBoACAwABFMQICoggDCxGBkUYtARKeAOZkBKgiCgKQiooekbQIYZAQxFClhScChGQqAihJGQE5pQSwAGTgEBiAQUAIEDTAqUFDYUZAYSoSkAZjIEADAENoSAFTIJCUgIuBD4UjpKBAYB5AwYGEBSigIaEACSLoEwChqQEEGOEEYKEBGQAggTQTIAAwBBqAEiIbOBHJALkA1AAiTwhAjIBJMACkMJAESAAakCkwSSSVgAE2vDkDSQQgCACCI9jIjaAEAIAIEAAAdh0MgABAEIAxLhzShOLgAKRCy0AGCJgAwhAEAooaIaCCggRALCAAQgCkgoFBTERLMOIYQIkgSTQAAASBQ0CILBACgR4kSBAVEhhEDEDQBQAcIQBmIAAUGKWgIYAqAgmYIIAHUBUhRDBAFAAJUX0SHQBgGKQASJAABVIgAgCAEBsEwYZQAD+AMJAAXkIABAEFAObQ2hwBQjggQAIAoAQA4FJBZBCARAkACQYzVBgjRIkBAADAkADFUIwwAQFQuAoUUwMiCCIEhZSCaEgFqEgNLxAoABChozNYCQ2AAUEiAnAQg+FIAEoAMAIGIgHIhOYDIiMAIdIkgcgBAAYBWDA4KyIYKQsIASAEkA5QJEHCaFRMpQoUoAIQlJPJJBSQhVIwIkIAWICUsUigAKCQYlIIIoCmAAIMADAEBAIOABIAuQAklKNBAFcUAGOgCAIKhgwCRDaIACRmCsoBCApQNCBoBCiC4QgxhBJAQQyBCgSU2hBSrAAEHXNwEgwoiCCBQRFqKkCkCgWHgCAiAGJhLIRCAOIMhiVqIAExGCACKLgHUQJwhwwLMgCxqCKlBY8IWoWgAQBJCgiUmRYCJsAiBA2NRUHEUHQIIEmoKAACEKAJhgLJBQhSSMBADAACxwNuHHSCCIAAiISoUEiAE2AIBAhBRCCBMiBAbAMgUWsh1gADDCCAKsEABEERhEMAALEACEhRsNGgglYgEBQKWQQCQQAByNEDBAKwKOYAARQBMChJioQBLcDQIAaVVIyAG0AAIxNQaGICgGhNJAIECJQwIEYhLwAYBACBwwMHEwRBAkAECEGkAUAMioAAWBwOQYAAGIgDGUIYBAMhIkbIACAAgOYAlACQFSBUAERCoQIUAKIhER2EjJSAaCjiVAUJ2OIUhaUYAFFDx4EABAwCpIAYgCRwgADNRjHQsEgFCYPwUERFBioASQlEIA0TDhSCaBgEwQGpuIEgQJAATVQaABDQImXQBBEBQ+BU34AISrAgQCAkZSICQZImU0KBQAyWCSAABEISyTUCgKIMKHFQAlVAoOOAAE4AIAYECQA0QINDzNE5hgQA6jQMwh0QIwACEBBCCkDRCASAFBhClEgGgANABAWaJVDoREGIGDUIAuSAyAQKAQInAUAgACQ9lQQ3nBoAUBsAbYQAENwAAIGCR4YiAkQFBhBBegDAKIgp4kSACJWgAiEAQCYR1cg0gMUpoACQiRYEagIAIgCEZykUATLAQgeRYBMojQiWAgjkUVAOAiAmCCRUEQARpDwwQACBOmQKoCBCAAQQGkgiAoECMg8BUwgAgXAgKEAhgDfSAKipAJKAgASCAATkEAACgZSMCAAAIhaCVAVGQBJ8QDKMFEhQLkIAJTFApBwiAEF4UAYKSCAQJcMAMnAQsYRBARrAwhAgAAIADERBABISAsGkELAAACCDYANIFQKAUKOYA4hAIBAoASGGAAAYSBcFgigQDQtCCwqAgMAEgowEo8GVRjiAOCESlACmBwmJTwIWkECmMCEjYATAEOgGQ4UIEEIAykiKVVCqAGwrFAMDQrCCEFUMgAEIALgAAAicDEkUThIQMAwYaDERwVEaY0AheAAAmKxXAwJQEAyoAERI4QiEhSAIlkAQCFEDgAhIg0gUUCCPCCRRgAAwhMjcAQQNKaEIgguIAEAgArWAYgiCAdBhxIAahCBCAmEINICIFAQYOQBw0hgAGXVhQAQQB7BCoQEkRAwcSJgYIAAIjBogACgA5mAUUAiGEQCwkAlAUHQkECjACABTPifJAgjVAglepwRBQPIgEEIwQEGiizgAHRSQABJARhgBHBJKiAsBjcIAqgAoCE9YBwxjAEJAAARAmBKCJkACwwahEASFIAIAqDCMlgAeQBQABEERDPIAQglgwAAgBAxIJhBgjEiWAgEAOiAEAMkSKflATKUEgDkIkBIISEAjAEAggoSwCAkMpOggAUEQAQz6MKkICBAwBAoBUEKEJVABgApQKAACzEAKDGALUuAAFFbDgHiKqgk0QCtfBI6BtYDMYmXwWohAgIOAhAlYYEFEg04EoBACAGgAEEiLJxCRASBBEYEEoQICEmYQAAAIET4EwdhAgwIKMpSAAiEQG0QnBpCkAEA8g0AMEAZFxEIgIwqcODALUgCMATSNQokAgSjlIqIEShEQCCdAKFNkIBgJklSAFxgMRMghEYBEUYggQQACEBOiEoME+MQRIBFEYoAwIiBYERGGM1AwNSj8CUBBztwAAAQAR0kADwACANADo5klCIKAZECAxBwxBEEBAGIAE+gICAARhBAQJoIKUQxIQEBAAoMIAFkajOE4CAEEAwgGUkSgakhsgAiCLZUPAlcAZARIlBCVCKAZAa8IFjQMwEAgDAKEBKMAGe4IgUgYgoD4vQRXCICEAEACqEQEAREOEkBwAhGwEoqMgQpViEQEgEBZQZAFjOEBJQpMhjwADQLkYFAAAQAEEGAMAAgRAgHBBDkoEUMAwNMUhNQIQCDEjCAg4SMgBjhAgWsQMAEHBGUQJChEECUCUiRCEUGGwAM4swGuERDGiIIgQAALxKBAFAvGAACFIACDCkUDbAQBhSRRBKQkUIpAOBAIBAGB7GwSxI0RRQEBgJRGGQDACAkIGDBsBwEIgiBku9JAiXYEQHUgJwhpECgbAhAaAAkEAAyAAAeGRhP0gkAkKEgQAAMDCAAAEjCAQASAoJMCCQMEJOkAAAwCTYoAQhKUBAIEEqBiIIoPYdSiAAJIWChoiFsEFsI4EQoIxRcmAgEAo8QYhGMAAAIhCAwgCQgAAWAaAhUAJAUEIBJECjBQEBRYAIUCGF6BbGohMxgIECxABghYplDUiFUABwRcTIIB2IJAZgAVABD3FIjggIACBAUo4I1FgEkpD1yuKBDwAA0UCCVQDJABOwC0AKBAAFEIXEYMgGEIEzIwQp1CYwAGKICYECEiSEAEhySgJADGAQQIEAAWjMAAGKBAogABQhXKNRoAzkpgADIAkkAJBBgBkgIAQAcEGSQAVgDAh2AEkEYAgAEhDzDkQQJSsBgwgUQGUgQZgBYEBCYAghkABhwiAEshVCAEIGgFiJABIgakEEBMaQUBgJgDUCkasyTCQEKAQIIEZwiUgwaA4IggQRAIkgAaRFVqIJlUB7iAQAQUASQAQARaIE4VYvSQAQBNAYgASUQgWAA2LSBLCEJ0G6NDpCgAECyEtUAJcGMAxgERCAUAQiBJUWCIAblAQEISKnFQgBAgABB5CAlhgAxG0LiTMpABqDEAIElNEEBZANhAVAbMBYKUmMao2EiBBQgASMAQiAigJiAOASBJCECxwCSCYAAAAaaIkdEbxggFCgRkkAoAEAZIAUNJKMQJJYBIAIAhIQhCwBQUFhCAgCBFIkGQCBKHMDgYGBABUhQDAIzAI1iADgQEggAtQIzAHMBCRQBAoRIAAgYBLiKBIAAOEKJ0CAIkUMggHAYAZAFIDwAABYAABYAAFBgIYZAwFQFCRSEhBAAKGBRA5CAEyMggEgYQIAIDhgAAgQEIhgIYxgAJiVtmIEiQByACLAAwACkg2DCIEABBIEESQCghEXAQZmIAhgJxCwUFEAKWmQQIglGgIQsZCIUyBwAAQFBYAJBorgG0jIAEYIGAIBYCSAyACqkAIAiGjISKoCAJGqFQiEQUALBRiEQgEBDgRnmGQEUBAAMiGkohKoAVQArMgQwCoAJMAAkJJMJCAgUKAGJBAgQRBVQcgACEAgBiQIFYGYSYSAAOJUAkLUUCoGAQD8KwtUBoXBMhIEQuBRARIIIHMjJoAQM0IAIBARBBhSCCEUQEaVggRIFImBSEBIZgRTAG6AEQGSQE4A4kAUAhKwjwKKYZEAhIICigCBBHHC3bfAIEgImEyhHhVXREgsSEGOCQSEVsEITSIgUBA0QgrBIkZhjCAXAE4QpEoAHFlBB8cIE8wC4clClQAIQ1BkACGBbCAJgwMQYLGhCgFRSDCgVR22OmaAAAQMCoQC+GkRAAVDYCARAgAiGkJkCyWcDAC3QQAMJSFBDqUYAM4ByhEgEngwAADxJpgCggBBVAQs1EGspoKlAHJ0FEMBCRgAkokJCAEkAAgtG0jFE2QJAADsSBARYUqRgQE8gwGEEIFKQSx5QgoCgIAOMAhhSCQkKDZhjkUaROuCgIAgSgMGYEAggAImDBAKJAGAIGAMUSmSgsQEYWJAAgDfFYIOQGZgbAhE0SQOqMAREiRSAvZAEUBwBCAgixCyIgAgIQjGoDjkKAAAkEIBAEzgBViTAIZoEhAAimIIEgACJCJA=="}');
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
/* harmony export */   r7: () => (/* binding */ foldLines),
/* harmony export */   y3: () => (/* binding */ memoise)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);
/* harmony import */ var _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8417);



const longestText = 20_000;
const longestLine = 8_000;
function readEntry(entry) {
    const whole = foldSpace(entry.comment ?? '');
    const raw = whole.length > longestText ? whole.slice(0, longestText) : whole;
    const lines = foldLines(raw);
    const shown = mayBeCleaned(raw) ? foldLines((0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(raw)) : lines;
    const line = (0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .hasAny */ .X8)(lines, _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.lineEnd) ? lines.replace(/\s+/gu, ' ') : lines;
    const text = line.length > longestLine ? line.slice(0, longestLine) : line;
    const ascii = !(0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .hasAny */ .X8)(lines, _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.other | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.control);
    const mayLink = link.test(text);
    return { entry, raw, isOversized: whole.length > longestText, lines, shown, text, ascii, mayLink };
}
const link = /https?:|www\.|@/;
const mayBeCleaned = (raw) => (0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .hasAny */ .X8)(raw, _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.other | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5['&'] | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5['<']) || ((0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .hasAny */ .X8)(raw, _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.control) && /[^\n\r\t -~]/.test(raw));
function foldSpace(text) {
    if (!(0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .hasAny */ .X8)(text, spaced))
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
const spaced = _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.gap | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.tab | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.lineEnd | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.control | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5.other;
function foldLines(raw) {
    if (!(0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .hasAny */ .X8)(raw, folded))
        return (0,_text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .toLowerAscii */ .m4)(raw);
    const spelled = raw.includes('&') ? spellEntities(spellEntities(raw)) : raw;
    const seen = /[^\n -~]/.test(spelled) ? (0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .dropUnseen */ .YN)(spelled).normalize('NFKC').replaceAll('’', "'") : spelled;
    const low = seen.toLowerCase().trim();
    return /[^\S\n ]| {2}/.test(low) ? low.replace(/[^\S\n]+/gu, ' ') : low;
}
const folded = spaced | _text_unicode_traits_js__WEBPACK_IMPORTED_MODULE_2__/* .traits */ .I5['&'];
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

const thresholds = { comment: 0.94, remark: 0.75, hidden: 0.35, encoded: 0.4 };
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


/***/ })

};
