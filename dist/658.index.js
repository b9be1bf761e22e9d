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
        const isOther = text !== text.toLowerCase() && words.every((word) => word.kind !== 'name' && !word.isIdentifier);
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
const worth = { gram: 0.1, faint: 0.5, number: 1.5 };
const pairReach = 5;
const trustedPage = 60;
const smallRun = 100;
const commonest = 2;
const largestPage = 2_000;
const lengthPenalty = { few: 0.35, many: 0.4 };
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
        const numbered = numberFeatures(own, isFew, numberOf);
        const counted = among === 'page' && comments.length <= largestPage ? comments.length : 0;
        const roots = Float64Array.from(numbered.names, (feature, n) => {
            const here = counted === 0 ? 0 : numbered.counts[n];
            const share = Math.max(1, common[feature]) / run;
            const rarity = Math.max(commonest, Math.log(1 + (counted + trustedPage) / (here + trustedPage * share)));
            return Math.sqrt(rarity * (isFew ? worthOf(feature) : 1));
        });
        return weigh(numbered, roots, isFew ? lengthPenalty.few : lengthPenalty.many);
    };
}
function dropFaults(words) {
    return words.some(({ kind }) => kind === 'fault') ? words.filter(({ kind }) => kind !== 'fault') : words;
}
function worthOf(feature) {
    if ((feature & 1) === 1)
        return worth.gram;
    return (feature & 2) === 2 ? worth.number : _words_js__WEBPACK_IMPORTED_MODULE_0__/* .faintFeatures */ .at.has(feature) ? worth.faint : 1;
}
function listFeatures(words, isFew) {
    const found = isFew ? [] : listPairs(words);
    for (const { features } of words)
        for (const feature of features)
            if (isFew || (feature & 1) === 0)
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
            pairs.push((0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .mixBits */ .Hj)(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other)) & _words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordMask */ .Ru);
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
function weigh({ start, features, counts }, roots, penalty) {
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
        const factor = whole ** (-penalty / 2);
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
    const shown = byWorth.map(({ surface }) => surface).filter((surface) => showable.test(surface));
    return shown.slice(0, mostTerms);
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

// UNUSED EXPORTS: Classifier, bias, classNames, edge, hashPair, headLength, knownBits, readPlain, readTokens, rows, splitSentences

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/text/hash.js
var text_hash = __webpack_require__(9952);
;// CONCATENATED MODULE: ./build/triage/entry/weights.json
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"x":"W+87UndI5cQlR35V1TLBNqb1WH8N4hztMKsowt+zNNYoMD7V83//LwfwEYoQSQxFFOETw4aw+Dhj7/5pjGgNFowfhQqWVmAV3/v3/nz+6X8/+59r1drFqmKDqzYbLJCYtYsCC0SzDx7TaGzv2ps6uEFib45oyKd7FIg2sdN3YNrul/tfVRSkIGjvg+hD23ffPohezDU90DZjeP8FntiY2Hlo/35HO93v3L/397v69v9WmTtHcCYfvkAPWFCqkrprAPFz1/4H2gIppxG8jyzp/PfXG/9rE0cu8RaumLijTqepR/Jr5Mnwg6pIiV1E9xvR3f9f99///7euIQQ0Y3oJuRLamRtHvHqCv1ioq1AT6AqwnB4y+axFmhJlhF850EP5D1e678f+K9N/9ox9P8Q3pjtt837I8enP/A/pvPGAnWlvQwDY6QJFQsZIV6af3vrHBpnA/XK0bDMY/ROMqGdE8Olq4nsgvEjgvqxrVNFhGwrJJdfNAXHfe9cDLm/68sFHCRDS7ErAy44pVjRTSdWVlW5E5x0nZo0U4ROjkgaae9IGwy3yr/oxk6W3lMc45cGGzR3XJHypGCy7ZHxW4ECCQ38QHCpr4RplQx8PABhO815oR0HgeH6ErwjaDEMYTD0EnWgccvwMTDPN2FBW/LJNXWOgyLF6zfeWc+Fx8gpwLdoVrmLR1hbsTkEvIvftCw1NAg5uBXDUlK6jElCANNDPKRIRIOa5VW7c50vMWd0jKgHkFt+pnxIMtrIdFWjpaQowTo3Oodwng4EAMjiMxwKg8foej46UBxJkIcYMu9UWK3xVwHtu9HyKwW8/XRPnCsBPR7kWxihzcxsqITyj9FLnYz+VgWh/OalQSLQAQ+wItVDg71QnQB55Ai4a+k8bn+oUxYjkfAbVs/do1Zo/t3HNEdBUDgRjPm0LFojz2ZOQpJm6hLJSHRWRK1he6bib3lJnl/YyJ6Jgw28/cEp9/kcxWzKjI/ET1l3ZuSA+JxWVd9M/hiGCIskUpAI7Jt7wxc0kJeL7I1Nm9hAuAYA3SnRbG3LKxg+XEwMKFFv5nhp8wPQ1nyTlx6b+fupKh2SzzU8TrzpnHnQ4Vl+ESLHcBfpLS/KKNlgdYUT9+zVl4oohg/tRCUB80d/GtJ72/8jjgNJ0ZxAcyzitiYHguowhkn4lgR3IxowhSPhrIfSDUUOMHEcABz5At6ZgRC6HeSqPhmGQHhEELl8zWk7bbUVOgIWs7ryx7rAFzwUDxYpxQpAFVnayX+k9EwpjOzP2GW4ZhYatvMFxlJ9slO+GMl4UEC3HNj0FsBuApqOMOtrT7BrUJaLsX/QHUIv3Ra8YH4H6mFzKanr8ELiNfOb3useVc+LnskswvEIiH0OGbos2aMGqETEZHPh+E/LrazjhIRxro47IivMhrPT34g01YHC7e1MTnCnYWNr/U6C/I3tDGMLDTLr6Db3ix56/nipAbvOe0uWLnrqg3AUvuTjdo7ddJwpshsRQoxnBAKzGjdodoFEoA4TqOugNg6/xe6tpqkhhhWeVMW2M8PfjgB/zOCJ8hjMhEmNGf6BrCuhTwpZ+U1kfwi7LKJHOgi/QiODQaNSdUlK8a+cDtseU6dVujUll+jd2hyWkaS4h4l0lnHmOjG5cy117AHQMkPitR/6zUhINUmbVdIBH9bUH63RZIK4W4/HqsaiDYp5pvgqVE7nZZBsDMjDE/M5c1jlds/TwofR0dQrsfg4akvAHKAxHgTCkIlm0BrGrwBkwQxXuJ6lDFMABh+i3U0N7HuxaX/A0shmpQssEDr5jX+tSOPxZK0567znk8ojsViA7X9MA74bfGQuEixsuFBOLyAwRy/jnNUAM+AF14tL1h2uCxUo8P+gAeF7Wh7yiQOT6GnKI48aVxkXlbeczhuM6G2YU7OmhmgrBAeM5hsMXyDAFruPP2g+gp0zKSwscOFIGkkQAeO9IFd5JCAoEI/77OxtA5Dwp1Lms4bRqsKsuANfgyJWODMaEEU+8XMK9TBCt4QkkJ0+CzyfIL/sJH+51p5opkOHPgytRZ/jsf+frUw46ouwlMBiyAcVEyRFjfqja2nHkh+C0cgbos8ddWqDIl4oTXPUNMy2uB6ahALlRKIywDuJAo58pR5B1FWL6YIQJISKHofhhhEEa5PVxhvpq5/HZ58Giv6BNU4WMdujhDS10rL/chRgCbpHgnfDMMMcnBD2g3hLXA6qGRxs4VgMBHhUzUp92TwbSKCqkqeYe5R4YL/GprSOchvoH5fBTVKCGq9xGM1AUburjTFdCsqnCwdpSFvuUeSKcbMjHQ3CRQ/NhEtrrgfhTLGRkVLlJ65DLwQjB2T5ucIBemV/IsFsHeoyvLLVbl3PAwO+Vbpe3z8bAtXKF+aRhwz8bZCdUnEdkmJnt/fEHLFL9NyK+UX4mbj7M3vb6z55OIIKR7l7oH9AYxa+r4AWOE2O1Lpwa3PNDHyaECzaqaR598ofkTQoT7DfutOYjUkeFYL4ogGIoIINovLf8Yoq0HVz48vwBkkrLkMbQZM4UM9A6/iOBrOXJwlhkauX2Fqd4emW7E3kAvWuhMGGXeCL52l9Z4neWHMucvu0G4GRC93icVuKGwwmCxEHx9PfHQ+62bpAKTXFIlHEFEiaEV3AkHHz3lBxVy6EMrlwPYFAPWk41ntyNyyCJPij4208QY1Tr5SnGAdtREaHQ9C+ZkQfkEUmt4KCAEVHZdnExEMZvu3KF6ndcYCwHCTWpo6+D2Qotlj9UjNWpCtx5eazx1bsfwlCUjzP0oINARqw030M//+m5mUeK22nSVPKZzwHb8e70+MfjjFVvlFZalwhKiR5KV5o36NavhnftBDwIh9rhPo1VTyaBd7QsUbcJ5sOcUfgoKnlyPAETbMC3kAfaqk8B1NYlrLABonwuEWt4EM6ueQ4fF0WtSW6GTn5uEmMlYQnTNx+gV6ev00gc8SNGQCd+74PuwAAOycfD8CgvRzqPjAI6AtEHaXi7XvzxDKaMjz5+OcebgQSLiGG53yIQzNdpAlcBMJM9l/OBNDrFZyQVviaoGIEXSgt6XA/zMICATEcYTJdzzaoAkn+WJRRKeBKAXknHHOEfHT0h0gz49CqoXFro1V2cUxre8ZDr/NOwVfFquKnx51UKBNCXUMvm/StEdj61EYnueopx1xGMVYmO8/e4dUgWNeGUtFSNIDPcGzHxdo1E64VNN/TLHn5NpR/B/KI3jFFY9wfnF9Kf0AbKm8SXTWUZKfGUILJ6KCmrvo/PxaDW2DrPoe86yUThNm0wADJEdCtUcX9NiPtQAyELvEdn6zBAPBfWN8mPxs1YIzKqQuEIf2Jjcc/etXBBizvIfBbnb4m2hAodAxrVsOA4FIg+HB9NgeDPREaZDznfM+vIcV4kzWkIDnJst4e7MGidYWGkBGkQwiKeQSF7UAfFayC81X2mAgmExhnvMLPJtwViBH2hkOrFu54g5aUiES830AUPXAgBeJtRF49UmXKfwcoywU774R7Q8nLqH33AiMw7ry1PeLvnfT1CdVXDOHbSlPv2D7bgapwFcEiSpnremzwHz8aRDVYBpYWvOlEMrBgHKpB6ggB20g8JFQyl8FHEBgMTuDBOShHHUljKrVzWjEn0eD2cpYHMyLefNlY6NqjFxRFu8TE/goyRl75RWzkGLTinJIcPIHCYUbJeDmuxV9W6Cu/VY2DHewESPeov+BJ1GJgeAfUhSEHI0fLINnvq4RNg4b3anwGCgr4rfPieJGy57BOFnr8CwdBmmjYkiHGEJgeoj3+4ajXBBpl9y5qY8lMBg+FmrZUY+RFwif0UK2qyCIJPPgBIF55wRAyDq/KsWz8IKXYMQxqtE1qHBY5vRmsZKbA0HfFg1yWPNOOpTp7DFoXbLQnQ+8FFd/mHWWFTYMBDR/jmFOFuLNGN8sHS2N/WtJY/rdl7OE4VSQ+Rc+XXWg79LvqcRmZ7B1rfD2gIQko/acLLmKySzVYmswUS0B3TeM2ejqU9i4R9Sm82V7yaOOCup82GBjgUY2/9lhCT0J64n1FmekNJE5J9wfyTwuHpSIlHjng5aZg+2D5seop3CK3WSSbbHgR/xwkI4MVx0BydZjPrT2rNJiTG0s/MCDPrROUdRQHhxI23yDc6X0sdus+EMUqgFxBJWOEspMH4n9N2XtdTeoNN6lDKgAp7oXufiBYBHQDO4O+Hb8AM+HiwZLdqSw7DjJMgVBoQfKWb0Y0miHQHniGHmGSo30BsHKjSNbffE5TjEZ7xcB+eiojkxi0mdrRaz8j89zA2FN1OEERleiT1Vls6T6AD6Kb3p+ID7dNDo6DEUhfJg15GiIDwl8sXokPGEHGyuSLkge7iFqb3OsT3KeD7hBkvkd7qoE1IEt/7YWfsbIjvbkAStvE83ECo5JB5vASEK9xHAif6VMbt/hP07TJSfnM8ARn6v+7/yJ2xuQArVFlQiXa5S285cc13J+rgR54h1kI/hIB1OGPqEe/hNwJPjeH9Rb2ov9MQXg7DFONKVG+I/pGBrpkZyRhiXSXooGhy25Bc05HW7x/EhpiAIJP8twDSpm4/zVmgEEklcwyYCwzlOLbBGVKim8mT13nPfJeAcjlVfgjRT14zKT4QKz6+F32N96U8Qd+kN/HXE0woE8Wg10+MjMQRgIoI6aSBF60RQWxOut3sEiDBjHvY5DNC/DBHZhiQr4ogJ7aYCUxZGo9rSxxNp5Sn3MOyAr1hdOn+MD7jsW7bhnLsJGGScGTmd6cnA7FQKiwve6Nl81aKCL4kwTJmvKyb9GFMKLz6mxGoFzZKPFywIax6Fg2fMFHX4ybHa387l6kJqV57I/wxSD3hQlRphHutkUPCpgs2GgyZ5hk5MCaaRIhHYaCKYSw09cwPT+iAUT1gKpFhPPe8AixQCACQKNCwJZlaDut+hF0OAJusbc8YfZEdR2xu8pY1LRgXgvsQbr8CRi8TsQXtRfp0fTgH/Hvs548eAKVkQ5/TGCORGq81Rfb4S1uPEtJdQIWsh9A8gdjpx/xQoFw4eNG7mapQeGGUDoFIfj+ONCIsbqU0h3Mj3zCZQAr45Stg7xMaxbDkOCLRT3TLUueAD+7CkDzPA1MOhOcKFuO+gZEHNDCCxMf492YJFNnq+8iljYdUusD6GbAf7SGvTxF/5DgGE3lqTAnAHCnn8G0eMJwGRUwPLBOd7E6H4NAAhIRmO/gFrgdkSQBzIIHmWeRojAEIFn14srJWnQYkZXpmmukt8PA0ritI1Tba88mQaePJnkJE90dc56PTRATjqlnptjWshf4nd6U+L1DXkOTzX8H60m/K+QEgkWgSOWujRc229trQTUahLunSJMb6IpRdDxCHfVSNIuxw4hlXt6sEcAZoBj9PR0QAIqNvY4qvQwn8Gdb84yNeYLEwsl8gBLwE1JGB/qZl2WpO0M0Cbvv3laehpIeW8VsPCYC6tfpQJ0EDsx4vP51OcBczZbTtECjOgF5xKFOm2BWiy7EK+lkQ4xGFaaD0C+AZY0SQVECWns+xPhcvT520i7wlPNz7/B5ZKSUeYNKN5KPOKEg4ehJuuMwuGYDoQNYl6wAoyUHM6vaoB9cAKXSEV+82t5cUP0ZOBz5C6IIEIXC6IQGMyfetpUBHe8zJLDHTsPpYJNKzbVcDOOpHyOzp3X1va49kBTi2EJddIYFrHaBK9I9ngk1Brhoh1c68begvQKuGoXQb6QF10bEdJ+5ltJCgIMPXFNS1gQBiSOHKqAWLMcwal+Jlx3pRAaKOoAi/UsHIDXEIFZQA2iYynhn3AYfXc3k6A+/FKmlBAjQ1WEYdMBSxPaVapvcr0DO79PGWRViWf38YMb6Dke0Clc3fzkfJKWqUB0aIhDHKwGuVHGwUI3M1iBT3kbG+byApD2GPU8itnVHs0IfTGdAGC+X8r4nJS6AcKTwJHb+lA9ULtRxO887xwRAenBAM6WAEXCo2CErf7jajPRjk2vmNYq0Gh7Fs0MfC5DY5U9LqGCsjWVhSURe3m1hod8QxAjeHi5en7bxG6/bbD6rZo2XDMT4fmnWXQvOJFkdgwkKnDxglyhoI8GBK1wjBdxiOMT+Ly3QYf9+uF1yDIccpKOA642i8wAwhhdOZodMBs6fnCmwIzT//cjwu3njmRSfHt/1c6CMj1hKtpwW+LF7HeKmmqYywe1UwCtq0/n1a5jXOf8MkZOV4KzGECu5+S/9aRV+PPH/bvk44LHi8qnF2pLSkLHo4esolg4H5cmf1p+ODCyKyiZCabsczvAE3ijgEwK0ZU8K4hpfE3NpjcB6ZYg3n1BsVFZSZFs8cKx/n4JHxFK6MpYORnKJEh2OpXwyPG7kepXoXedkmOgMJ9zoOlARDH1qAZli4bkL1jWypcFSObmcweIZVpcWvxGliYWCgounIjjrAVboOgoV2/LuABQZJczkzXCpHQtjMelu9EIgf11GCnvpxSAI9QjIcrXVDhKYpEvByb8lowxvrJeoMlySSImyp9FlaoXwFIJrgMSMhJZDAbNCzZBg9VQxA2dTWuOB5KLmHqXHnZx/xOkQD74b85cZQ7W7H3INCDWfXPFDsO606hymlw9aASmbVRjLCZpepjAD3A4d+f43HeLwrBY12CArqnAcCdHCCzQO4D5DTVmTFUewAkfGWC74ITO68Q266/Yh95VhP4alEUHTe3tutPHpNTw8dh38mMYqRfPsrogTl4fvGfUi0AQPCmOmfsoPBmf3EwiHEt/zqIDhNAH3lmw8C+cwMw6jGiSwRaJrWa8pAShh/NnpprHxBs5BqkBYk5wN0RDHBSRKmLRrOFDrO5WhWABb2v+DyKby+8BAerBwWA9bZE/5ThAhg6OERgivcpVo73o2ZehqzcBlU/X4RXueMslwjDfr8FrLOWYnEzyMUPAcXGEP8PCGeo41sQNoTG4LaiMvxIGBMKB7wd8ineUx0r2K5B8k0Ar6doYIepIK9GmMtQpMa50+h4K8eiaHPo/GNNsMYY5Jjsb98jKL4djTI3CKmnhEBLv6A9WWQkWz5R4uF5rkI7pr4uyKCsKThGezs6JBcWeBJAK33Vxna25gAjqcChyu2KG10YDi+HI/wVv/eCIBFBRAIypSE0Eji2C2zR8i442usJ6BOcVmG9xrDeV6fRh4s3kuQHv2v4KEGEqbxZGMdQn8oxLnYkMZj70SwlkDj+/ENfqaEAZkPP0u5VI5clIiKIwLEs16Wi0cA5EJHOe1jbpkG5lRgEgrD0qA1JXxykELl9oTwmfEiC9DDSJrUORbiOIYgCU6TMqyz6koIKJM5Kuv/3GUagcdUx2YnmgBPIn93PNIo79q954Zxl/cEayl4OtK6RAWjqlQ2LUKBIf1J3HuUHQ8uALD3i+guE9aJUH3fNXGL2yIL80Y52U7H9+3i09liuByFvPWwY7TcR4FDQFImfvNXGX1JXBHpzgo3LFrNUt8AIfQeAPiSfmSxRdohj5+qP1MApkaW+j2O9z7+DLx9YSoTlkJB88eTAkj/TuPP6Je5B44lOcjT7V7CdayIFdIaBYjPdld5Ur6Pif4mlUOy6bO7ZxifsWfBGLKIzBuJxmxPL1Iz6c4p1qCb2eNLO5/pFGHUFmkmgpqtxWd2WtEHmUePpOMpna0gpfxwdEA7HeZTbbhWUgrKkhBB0SpiDmF7JSHQ/vfeoOnf649HSMOqAbGL6CdDHoTgL3cWkchKPcPs8FnSh5SmAe0od3Kms0mfxyBN/oOcw9/zOylQOMdr0qjjqWFDJSaZinSxl5rmR/CDEaRYiYrC3xzD1yk2eHSyYQy6IpUtTEj25V0xSHH+ZCL2+Qx82bgNmYFL7okHOvh8T5zgKywxSyaPAQSfDnfhaTi+hj4vNNZ/UIr+WZmXZ4aZpyLDrwRjv1WEAP4K3JA7WWmyEGpkgjf65aF7cWxilUeBashkhr72zjeMquRHpn2oBUf5AZXSKqEKF1q6WJ+pHxpuiQLsYd281zgMCPR7Ba1QO1Yhkz0ARIDEaAqhgYYr3acac+92Pyn/7qAaAVsKcLcarU6Pk7BHEsXUURQyCAzCDsMAayrKYAbZA5HeFQkb4C/jxkopMtGEAgwCi/mRrIzuBjIImIhcAJ3KrPnQn3aHmbES01TDUJ50TFg0IHij/XjiyT40rKnE1dlrBhc5pBlHZ65MghHpegxI+5nX9FBRbYWQU+gjjO9mH4aTOi7QAVbUIALjABw+v6qoqh8ODVBzsOmWYngsYV7g53kGGoZ7iSyKb9Xpwy8fAMnAZmacpgxtmqmFUbOvODek559nOVU4ndhS5gZPpiTosUjA+eQnOEejlnsJG/DadWSVK9cfDFPzWnOys/ZruNyhVC9HWfWEFNNMDIBFQmSD80mtDo/yKyBFQmWjSex9iWxZwvUkEQR4TCusfmxB2HrVFT29eW5YabbKVoLN7OPzSyQANPZPMUbEQv8AWO+44/CuH1pVP3C9XJzS/Xmsb3Ind0fx3cX6JzwWsPlI9Uv/8rJcPc5VP0O0xxsL2iKAGc73G9gIPVEfBDjZNaZeQfJ+dPXjffXADZTnd/BX0mHcWAxmGDLtoOjyaUz37X1IShH6iLCbI7T3cNGHD4x5BArDjXiSDJJbf4QBIskUZz6FP8kZ6rlQjUDlXigXtYhD5YKIu5gw/+0024hTNuzIGc+RTgFtFc2zr5+tCGfMKh4vrWgLAlO9gnDL8EcyI/v4elDvBs9r4zMa85na3ZB+o/+XF1wtW9awZjneL85LJeMc+F0D22ro5Ijvki3M6aRSeA4wTeUF4+LDP4vPLukpdnn3YJZ1fj4AYb4jPCBAh6sOiRCKhulXYgFNQLtFnrDh09IiMXeYip7SV2awh9XfQhgbM9NOdD7pXTqFJUPEVJBCLivmQyBMiNwFDyVOhqkOdQHd+19YlsBve5fd4XRAJNwS2JJmbbTxfMgHmx8LgmRHVUsefF3oOGmX5EyAX+5wgViifd6AeCDE8cZsBjwYaNBMzxiill6No+a7I7DgWyn8k10CVwzy28R0RUBbnAKRFmiBWNcAdAupxoQRNwhcRow/4A4lCEdteAOofUHAsRKv88ivBfGfS69w2SJRggKShs1rY2NBCLQhToMKCjxXswG5ASNRCe0mdfB9NCM6y5Lq46aiRmJz5sjDKWCVAKlNzO7tJJ+LgNweQG/rKR6M6r5y4jlrN+OU4wFgOBY8Xsv8TK/r1JFmDCVrXhRfYn2hQPH62Rf5NEPHMnaG14lyyn+lNOAVRENFxf+txzw+LDMAM+JSvJYA+CwnZhou9APkFroTxAwgARWH6LpGWQmQORhCZQQBAWCoDAshJoT05lsLiODkLRFbgPqPwIc/w3nlQGlnXfycGPFaOELUqX1ZOYRn9gm43/3J6KFQ1dN5hBCBn/irJ13W1Bt9FDRHjGQhqkHgfwZbcqRHCPY0o75GuAHIOsOTGQOsAZ/lVwjBZob7eyqrHwFCxDsoYT4dGR6XiLFKbrWlxjfvuDeRSYgYMmxDECR7uEi2ELJjZWg6NsC4DivTodkLTJwGOYTpKudV1/c3faYppjwKwuBMOyPSL76wDD6HWXU1Gs/1ZZlYh3s+pXwOz5hRVJG5kAeq7iWHT2r4/dSOT4I/jWAge6BuuBA9sJ5rGQs5wtUsGNgPZAKX73gGJDgNa0celAMKPWZFDvQHHjBDUci/ER42lhzxeksK5qVzp/e2DQTAXy16WbWegxy5JcmQM46BQg4v4RUu76PRpxUDA+VpL8B+6fH+TzNjo9t8dLUgp3/velwV5wFUexqOE7jGQ3xQ/YUbx7IyxBgAyjUpCvKFIV4x9qV+rwNkgNAkC2dcMvgCvyDZiRXYF+sZtck2vAPPACpPgUcHzHUaMN6dHQDWrSD4REtm4JyuVDAnBSxCZBioohaYpMfxM5vyypn6WqvHWsvgR6cymBQxQ94gRnH9Y9cxUolcN1ayh9srPBRh1Xfr27bhLQSByqGvGALt8LE1u+swnyLGKlKo5lRAaAT6F2dB8pznRYxwPwcp0GiigZgg/iRTFJGEuBDo8aSS8R/9lJLNYTu0HoYTb3i9HFdJcnJoOBeCTYWR5slM97hV4JRqwEhARDBJhfChVhnnHH8cErbKnlY5Fsw4xKQJa6ssXbIMA8b/X+I9Q6MMlRwBLxBEIwcOdmVWLMsV1ncfTSmgg4YSMLZ4B8D3NuSgkAphoVRgllS63Q2E4S7AVdNk7AMQD6nhDIJwv6e8cD2k1B9eARphZhyzHyLQAeHidpEQaQv40ZDR9/SVSy6zJUJIBZmW3rcH2ZnGN9a013Py/PnbQAQU08EuGHzN4oBvC7X93wd/mWS6i8LteZTSKYSHYDyAdx7x+z8O2za8TA5H/4jbFQmkqgRA4gNQDtxoou2Q2EK69pfwKKp8jE+UHjEMnQGc/YHifKueKa45oUg2oqsiApz4IeWUM5XlfU+VTGGGSzBb0voXsYvS1EbNSzgz3raxtwnnLIPgZZiGSNrywB3O1WsV28dHAdivpvRwqL/NnSXVmH856pt6yDFiQA3BjjFug+Z1AQKg1SGasVDircohciblDRrEfm+UoKCgxZkavhOM5YiQLt02CHjFSHcLS8q0v4MyGmVrq1PuiHcBlYYkKGlSFJ0dtSbEDmAPFQ9+ZCismC9/Ri4YCREoTlaIfRkVLDsQAu0tj1dUNh8ktC+BXQK9OF2C6qWp4DDY+aiKdxv5EBZRj8jc+oOCjQ+11RNWVuABdShe3Pt+AS8zSbLC13xJgXfessx36Yk8tLqEAoKjhsGbOZHSxjGddgmxa/uHDCp8RX36pwsFMCAM82pAQvTWIcoNA9ASOsgHJPAW04KCI2eXFDPoU/qiyMf3ihzsmOLLSBgwybZZVEaTdGlcAySRkERWRKB+KuUZFKFmloe2w5o8deTS5X6Ud6caGJLGYEhxvDBzDfqeYtGzmNgMHkJxlvz3OTYBkGR0j+hvDWITDkP8zPeIe74mVWqlN4Ba1fC0YNST5GkMaLcTVTW03rZuiHLCH64+kdf7Zx8/5rv3zCztrO+4byYepS8B8vuA9YIzpilFnFLKAxDbThxoOvk1rlo3FRvgsn9owG3fDTmi75BDSBBLvR0x6Rg72yXIaSRI0wJ6mA4kEHPqx3V5NMWrJ7hP0yBpEIN0CR4g0adJH4PoYhsDkMZnCulRB7pnlPnuC9DnbIImA0Oj3EZ0HHGgjxka9KYCmAnpWaIIYyaRR8wSx+HnKhFUi03nARQCnG7kXyQfcBF+h5oPwa4ra8r3ii/XJR8p6kqLx+G+D2m9xoknUMbIOuDAacCoG4xoNU45M60XwC5cw6/Cv0S29X4BnRMjx1VQNcPdYItgqkUn/wzyrnlWgcuUvGR7MKDVnxUPk1kyTebZtJIQlwOkGBqUIbRhuG/vVgEYOwh/v9/aAheVgMrpKIOgPzf9IRUHwkDb00jMpzwZIF7xjvc0+CUvc7YUnlOmJmA9T1ikhPqaisDwKYYxWiONWC/QYtEyhhl+IQprDS51+WwcM8gxSmU+lQURdDNW1dvp5FnhJYDOHnbHZ+DnrKqQ1bDYEk0hTPAHEGFIL8Dz83zamAgEgj+kNbMCcIoQ3ZD9jX3OtDcmdKdocdRhoJwGzA7jNsueIuglTIT3KBM9xXcsNXGMq+LEeiVAeZC0zugx+7xNTyMythmDjzyucDczrToYClRI31LG3BhIndKZuN3eYNQkdq5zusPyAGZsgEaAblFt2cG1zw782niAgYhy9LOzxRggRUtHDgCEbMD2Tmj4jHdB0HLj0jfEdrJ6V1JAMkCdCkU1RtRI37ArfUS6viEGV1ktP5S3kk+229CCaQvrWmwmSwngNwkG6OMaMbQEH8qCoX9fHd75ADHlvq7/YQUT+K2XTlReWuh8RMqDa36wuIvLmjvNTuumPbGX3NisbHtKB57ZMZvKYZNeEhRO+ZP9mIfvckgwzgLpeLwFGkVprq2W+/zHGcwBHuMS7e9CCfB6fOLgIcokQIaXEmXDEHP2z+kLuky8DZCXKTJfckD2yRXKFCIdHrB3ivwmYdpkVraZJDPo/zfq5FymhXLfClRQOD/EmR4Dez/hmoGjv855I+L7iCuMocIlwDg0gkY73T/NyLwiHuRWQNIIu4gZU/wLCihmk+knjOuzR/WCjJiC3kfZRlPI8b4T9lUwhlixE2Qohkq4sOK2vmd+7lkUszLxuJSJzPBWEsGJ+PRQkLQXzUV3mAHiIKme25HNA7jDWGTSM9o9Ijnh8hOlSLtQouifzqg1DWPDJdP1KYfDZJOd3yxYAiw1EUgLjgLzBvEZUuz1dA8tnoYxnFEEX+sPiuIQzxG/O1VOb3bSAQwVfEXrRc0hvfyDARsyg2TXp8N8IKOLKsL6CE7AotEE9QRT/RF7m59pyhR7mZLuQl+fsWePgXEdGYSH3gY5DLSwQmD6YFsiiFVOdIcC2oonLoYjSMcShvdwPaj8JIJu0yZgCRhhvOFpCPlPQ+ph7m0bk7yiP97TsFoO/w4WBkZNFojkFD3J4zUfgEaCZjvlnyAqF6yaQpuXiQlASw0O4/k7rtesYCDGZIW0mLHZY7iM6PFJwusaL8jFagoOxwHH5fWCQKTfaCwhE0Fwn6xKwiGhShPWBhh8QIFwkKEGEqJ0FklG48qKbTqfC+dI3+3l+BBUocTJCNaYZ4y3hGVL7jmmr+ISU5auEHdeS/KLthKD8G1wUqVr48aCv0RbHAObyNomvCG0Htpq48S6xqsnP//0MJz87p7EmW7ZPNc5V047xFeQDPu2e3CcaDzVSooEv4AcqgWy6zD2fxULg+rhId3QtYc9VIMVlMDFU+5J9U9OMIIZzL8OdRScO8I7vDDNhRrUAHMvM6xeKLkTsPf5dI1iIAWlYxpri9NQWryIMm1a7D8cJCRulavYYCnx8zg5uUXeMd+deUW7BQ86oaDHnvWnqCT+JT4b0BAmfgijxDyf1vEAmybQ+Wk7DxMcBgLCSErKu7F/R0y+bPkAukViTkApbrXpT5qVEJBSWAIK6o4Id+p/9kHvWtYXyE4jAsp7HwxnSLHY/YhOU6iqI3MQOB1GfU0IHD646iC5MeUx8n0DgT94yImppEg4a/7FzkZCArqPQYnq8OvD03UlgB9plutuVYIsyOdhb8iSU18D3PggoZJNzTS5Wm8mLoMBgu/ENjAaWrELaayFL84FVm1TEbT5BtxUmHuROSeMGMKno1VVRCTQZIIWaTT8lrMMHBfcMhCCy5a2jiRwG3HzY2/kWpo2jpQMD7m1FS6MgFXxb25lcqsVxR60BssADwPdC/wS00KcRg5xE6C+wdznlDcfA+J9MmtzTRyAQBvx2MeLgd6MTqvjQGg5JkPcRYhGVB4+NdQIS6ZVsxzgvf79Y04W/FiYwcKfFL5n0j8mp+E3VGjPgBaR9/E98XsMB21LdJwT//o8kx/2COUAKUQAgi/ySEeJ0A0WXoyAe4of5zz8elFPYX/fpMeCXF40HtFqV4HBM7KQXC/IPPBhOi1hCWPcv8zlUqSMeugdGI6fUKwp8tcQf+uhX10iqRTchinHqb79LIrTYbRgiUrsInTf5MVkrS4WEUlqqgjKYwxh+DsnHEyo6FybQQFu79BDAJUuwlJV6R8gAMnIYZkV7NT9ZbRRpPUxA9OEw0gLg9yvdAX7ONjWXlmxPiWJRYbHwJGzVQ8iODsmnNfjVhDIlpf4HPeDabFPSpEx8lOep1A8CXokkVqepbwnBDflCeEmBHT8fLyAplWRooUuPm1BC6zkfNoA7i5QEVs+joIwztpnCMdYVdVqQ6Pos6KMd1gDCXTiHtRGICvQxgAhP/vlkBZJyDHT8+ailPFqCBefxz5NkhNv8X3BEAVw7OREd2fkUZpxhvzfU/2wMyOIvdAp7oDyuJwxH9drDcBfHCqMI4Hg797GjIKhFoJcAO/YWAPCPx0qQZAANGOmyCTgYAfhghuBepDIYZBOl2jvUeDLU8gNPNzmgAiCPMPP2z/7LqxyK/BTcSNCMoqiYfprB2qPXUoGWIAcjxhHwY+JZMAQm3nAOCJeKoKTYnxShoWi2TZWR/F4Cjq1haUyNIm1PvZU9cxELHFEhIIFcA2KoDEenKYMHwqnpsDdb/HAuScxp0D161QaInRXHT8UL4UnoSs40/r8iRMo3gDzjqqUff4App3PiJjEuYQFmR1q6nCG1GCcgXML4cSbDGFmBYjOivcY8fX+QuuwH/JKCliRD/CzsR135Lh+y70oBcokhnhwkwp3eAx6IRyq5wZKgAXkNEsfs3qN5e8W+4+QLrQhUqjwYqUcdnGaAO4pvbMncCYUixUs8f/rLAUSm4AXt3+dJpYTGWaDeJHxo1OAIlKMaSkM70xttiAeqZK+6NBrHCWJAE/2baKh0qe0rYz6fvkj5MFR/kkoJx9SgDzBYbwLAxueeSGOugACbAy/fyBOS8IQZGXk2Jbq6Z6BclgupJcz/8TINVMBPsA2Jpd3zmgp3gvw3RTAV65wSt/MKTA2Or9S2uhN6FrnaHCAAXQfzmXCmR9GQHuxAxSbe3qlSRP5m090vX1o0QuC1hWCJ9C/lXMskEyCJxEmLnQIW7/qmpncvk5IvpghfG1Cf/+62CXItg9crCBzSTg+xI2vG+oEKUXVBGafPCQ5CvGfXaN9HqEMwQb8scED8emUHPtO/X1S2f9W9RAFy/NmcFjqGpnRE34j+r+c6MeukMAvvIakGNM7UREIFqUK95vDxe8Qlwrhaw2QxULGsY2EYI/8gFNrwwtifS58RZ+aymOP0IwJghf59Y7tWFAW9qiz8lPkBCahQcC+aOsZKlqIr0PYSGfjW3tg6wcb/17Q5g6YJ4I2HVqflriAXMOBe9kYhcXStmJ86syb/6NJ09E6YmLceEvgMC0vflZqSFNDoiCXeKFDAka4vtOOzqDoSHRELyTMLRIBwCJBWQDNsbGSnB7dTCp9lAIoPP1ttHt4UYLXf9kDBD0NKL1xmzaiRVJ8xA1/IKAv9UmPACqA6bkkJjqF9i0SVsihDMa7WoGF0QihH3dB5x2PWKcQejJd/lYuAZEMGO+pN7DBl46a14dAOFmaJVmgJQ+nKx46g+VxuBWkxxb8zMcWRx2j0MZlV8lAuIrET5ICBq8UjXi3DkAElx1rQMCnkAPgHY/4EKzC06cdKDrV3ZXUDpF1xhb+yakisgEqb/E/ZkfIAaq82285ivgcZUwAdNMZbrB+Z0ugBQkiztkTmwGkO7/le23sAiMinUPQPGk68pke/yQIEkquNh0lEMaHhe6pEEvkzDEG/bPTsLZIhsOS4qyjJrhaHe2QpwXFVCLsmF7BbBrFIi/raF9ByTaYmW/lXZAFWBne6SApbNSmFHdYoIMFHJeK8SwpXpJ+IZ6prkLAxYETiRPeQYYGJxCbLpuUSAkA39utTqM1H/1wOY2ABp5DuVSNveiRE0jouRzGyf0zZCG9VHMrROPhK1VvxYNlxp/vOW1rrC8hXa659k7AUKDyQ/tKIykDiNM9Oxh4YujddQDOFfN0P09ITa443P0EPg2ZjrjEkQlx9e9RJxoUaSAFcw62/51EMLNJMRzwX4V2ZgD9yBm4lC42+rxgcxpkeL58lya0Tnrnx1oRwRyfrhkoBZJpN6fS6II8RvEU3sDfUX3H2zc/KQ1/Qe9gR8AwAvuHHMFvlWvKolAvNWtYqLxnymNC+YmqTBC597RthrQBv+pNkBxvrAyo3JlP9Wpw0ifmT7Js/G1xgmDSlXYPgXsb71aY/fJhvOrdHdWJYpf6vglThAqruwQjxUobYFW2qnYYTxlWwMMO/GzaskX5PJvrY5+NEycMsQkcUu1wSBvFj1lZFnytKxeGBbM9W9pZpR15l1sBbHezSp7PoURPHMwYaHiFPGSNEeR3fqYZ/GxjLOVDRJ3DIpRiscPfRliVrQl3J6r8MCZ4oBk0iHk24kCQE2mOrAFvmMJHLkyBUE8XZnkwGCa9sQyWdLvCda3M5besC2ZD/AMEbWXAL0Ny8XgH0yxC0h60FEPHse2ACSDF7hriVnMIqefYD46BidLqNMFpuUe6x5Ww4uO5ULYzcT8XS+OASjNSfoYZK/yOXiIMEzISIK/hNgJ2bOyGjH6ZSSAeNs/9oZbzuLfchyccygco9zQswaWr2SnHwxitMFGeUBktRALUgahUCMk+RwrwzIFktWRT3AkEP+0gGg6O5dalwA1SWetUDBkAm0Pjoa08qQBoWIb0fQ9VxONzg8AS52bEz6PJnYo74tKKjdXRTyPOf0XG338uiV2lIzjjxUQRMQ2t3k8lrp4v4c6IcOkydRiRViQJA30Iu5LDGd6hNUb00A+CPQPQauPjl003JyLF828MOaCNXvkktjpjWBT51lcK6ZshB5k7YhgSMFwwsiFwRcyLHPeVEnniUAeesjff48xwgGeEB03tyfMN64QRCCEc7ccZ0tzP03s7Ml2gNcwaPlOk7US1DVg7QtjE1F0kZ0p0TBDn4JbVaLbDfWiFqadL7Y9v4I2FzCEvAzEsTDV7hL7vmuOypozAmpp1SPfnPy2PmkRe3hJwjPcRnSwc/kyYDPeq588Zmi3ZxKq+gAHdw5rtDzxHFezztocsYKRnZ/Yr8BEjdWweD5gOuL08DcFU3qWH4yAuUecQKI/QnSMiHxel4Vjzzxl9rQtuEz9rJqYMZcIolEaQNYwMmNJV7n1Inlf/tV2alGEpd39Y/tu9lOtkeMUZI3Mf6J3NjCvfwbDdzmOKznHlKDPC6iQYAbw0c0hpoFOWtsTreOU+mX5lLGFAkgRRJqeyYO0WcgmtK0COjEZTXtIGFd6Z0T5HQIBoSBC24y/E7W2EdhI8pR8NH8PiSLjQyoofZ+x0LIefr75oofH9DmVmIkia9lRl2+x1YXhijzdMh4uLo4pKmxmL3uZyUEZhycWTj5licTYwP4o0C5OrOQ/HBGbrx3Z1C5Q0ul7YY14QCa7OnojuED8mWUKy5VDwcIlw4Lm7k0pCIuoR58f1w5iWc86FEQdpGNFEqjEe9fehhDjiz4TvQ6R0oYxkMQXaZ0jA9b5sjBeiPiLCWqKmNdb8bABHdhj5VrD7ecePKCJr8taBsnL+02Op7RNSrqsbQltJIEM4Ra3Q8/2NtHCjqOOIDKsJ1FGqYRp+GhU0YUZ0UHTA0RGccfSNjhDaiSlhmls+YfiY6Q3v1lGhcUYEBZ/KbXVijzJRxZAfpnlPhfZHniMZAIl7ZJC1JARjflv90u3gx2MkBkDc2WHpA3dIJpujJMTAKGvQYhkfw0ig592OKRKe/UIF+lCRx7TTMBAA2EHN5C5c13KALWpoGFuJWStdyGLFOBwg7/RZLzTDusZ8dE5Sj0cfOyQSvkesNVpAoaN80lGnVhN8dSfkvLTQ2l62Nd+xhSc+YbqL4FsJEB7+hLzQhTAJMwBsVOcpyxhzlD8NjQHABHeOAzHELDPNzJw0oQ9YzLBznv5+xHHa7G4yHobjrKvZul6znGXXI58z6OnNl/yurWFgHAx+VjkKPmL1VTeILfYDKXz52om8NEre+RyJQFIgRhb1FXYEe5jBMNyHeReUh+Nl5QzEEUrk08XV19tYIFXTYsFhh4jw/mUVRaG+NWLzKE7b1tEMI/BZQspbHLkhWMn1j1Eukg/AhtpER41t16ksjq8VZbAKUCIFsg3U5iYU/WSjRZLTkO7k9/glpnwdlscebzkZmFGSBBJ+kwsq6gWiSAuY9D1BblCIuibNI5ALaCAjZgxjXa6MAQFd1cPjF/GAwtMqUFEYvzESyyj2QyCfoz/NCeX0y2ErgCPRhIaQd4fpbiwnpAjcofbQsdpfp59YYQrge0b3AHPeWka3XyCA1TqzhRVenJV8jT2A3Uw5FTzuQ/+BcJJYLxrNg02whPmYLpNQJML4GtiaKakqO4AHIlijMclnliHi2PGO/v6MThTsHckz2Mw9EnE5c4LjZK3A327xAp05p9xNEw1acjowKg/0+nQDrMhcWUBgf4mZQs/8g8IT8HNpKaKwtr++PMILH9Jvfb8InDUzhJEF1qoge0Uu1keXWN/ixwVmyVEolDUgfTiqRhRRAyCGiiN8QOR1HXr8CYcBDgPA4UM6vpRpR6u6bJC8BF7gBegyaz4fzdsQAKCkqty7G9cuEt8vb4RU+PNLjQA5p66ei/FCiRosbqv9liGbsUAmFkETuQpBTH+JkRsXkIGJOmCpY7WLmHyaflc4a9QfMRZuFW1t1noUGwFx1uJLtJ7oANAyklT7eUlQZckT/zz6M+NUlyg1oBxpwkW9WiLyrmLFKBX9JxCAiLUBPeTlWaT4s6yJPoDKQXU97h3BaKxlFXmSgvATcbQjaxXjMBIfhuT4ESH1clS2iKacS2FeqywV0RIocK+0/AyBDR4MpsqOD1uE3yEFRGxmRuiF12vsRNap08EeSWKMEjtUwk4kkclNcb/0J8GncYQbjuiNssPPQmo9YVKgxiEGLPJ5tdFg4Ezk+UxknbEYcIJUBpfrbKOqWKOust4YVYA12grM0mAJRFuncbgm1UvkMARtmH72fpHGRUk6M/bfgxhRkIgsl403nMiDRjpb9hd8AVkEq65RopNGTOzxJZFolMqyQYk8TrRw9KSjKsMFQXhosMKWvJxW3BcICiQQGzBP6EQBCRfpO1ZCa0Wa8cFLE+vhk6Xa1aFBPyJnPo0iMiWT7+dX6vzchjbjfxq0HRMcRy0fChokBFKVajQe58fkHd2qo5icmfDDZ1m1HwIARXRJ/cncYSmNNGlkraQSSE1sjnrA0Hy1u2MLFY+wTSLkGmLxrFjO4vsdIljRKQTX7WcsLTeoqHjBMROSWUvmU3VBj4ZmqHIaZWQZSBOydWkiCUwy45X0S6xQUSk5AU3uG18TRsOP+7mVoyENAmPDpzmtscPNcDaMxmvJ2tXeh3p7LtgUn1oFpVYimZ+1iQTwq5UP7JVfSWA8UYobCyFwY5nUhmgpOLB6AklwiioDZyVRDAQsY0pRuEgk6Qp2EmLRfAlaAQcpV2JEg8wPYxlazWQwSgz4WT4HgJn0pCaeoZkMai2dOTw53V2u+hmNMimZRR1pUUbwdaXqDCCLPchoO0yGKJVQIIoi5azl+1mh2rNXAYNVQ53Ijor3V7OmliWd8Nk/zhkSawqWCq2TmFkEwSqGGKxIJUL2USZ61/6q/6ecPO/FReKEzVr5EnFIaws72FtcjKt5FBxnGgu2VUFdNHjvuLTpbcImozPzo8l8IkFSJUMthSCG5kskn6zYOJ6KK685J8/KiXJCGZrGgaLGsYKQqsooIlS8QMKPixjpbGuw0HEabWNoBBhhi5HkZWesTGvKIWIZi7law8TEiL/TKLOkz8hZw7ruT7KVVWJYWJsdPt3nYsmrkZcDGTuRoULQT1WyhgdcACyfCTX8OfFJrSol5efMUypcqfAYm6pRlte2TuJ1BFJrre+TFtInJ2c+qlryVdjC2TvsOGuyoUZuIw8GoMFwCV1bWoQjDI3Q/LnRf8wXhBweeKZtiTucMIYGhQQNyginFWr63X4SjoEHIRC8wFcFZ8a9kaW8patGnnGKb4QSW5qaYwGCEqNblG1MydjC+M8NiMctIZ81+X2SMjIiCjSqRjt2ajA+0UgQ40I3VjMjVaMZFh9uugUsK4q4WmyvkeAzRMvEcpXyU5sIr8q0KCrY6X5iafPJbQol1FHdalqUaRlwLEUa583zqXachMZPhUjj6HNiWXYWWSogV5Yn4okD0tPYn4sskyI7W9mL2OgHh1bhEubsqRo7FSYZz/BekjzMgBVHuMiVO2QqtcKup41rHImsVIGNLOWqZFDrKJYAZdSV2HlQpiJeqkJjQ+hCRriJRCOu/MRnTnaFpKKH3JTymn+JNlMqiVEYdGnQZKoI7sAPEIgOlFrYUT5U6ZFh4IokZoD7PPXcTF6PtfVKdPPDQunw2oEYjTlTnqDhiB3hiCESuHVw+gqDGtmWISwr3mUgkYqLEE1/ZWIzuEeSwyL/WaO4gEUCvxlbRS7e03aNkUUQcT28CkLJ2LKuLrYnRwnGUcNaSpSdNiRFGsOEWKASI1kFCJJn0CSR8IkCkppSuvIRze1CWOH/0wjUrqmRviMVQs1SVXZkYxG0IujlgFIoSj2WRHviIANBc0odI4XfPmUcjHpENtb+eBrNT3gfrsInqqUQC3oiPyxVLah+hXRC8BEEXvlWQc55QO0gQiwpxk2NPwASSSEo/UyEYnBiLkFby0nA0asqoB3nHk1Fxg7XGYGCIAmTNikiTIxNaRWnQcZOhGSKW/NAqwYXpNTYUmNmT9qCSUnbRQuIqRx/F9/2mlnSrAlsbGtk+f1xpEAHzcs4U3IjoW9hdI5TA3aKY+wRPsXCPJbyB1jxIU0ypqqAjGLJrlpJ+Y1SM3SQXnjW31JJExFIJs5fOj5UZxHD1dQThERFZa0/GokgzfYwBjDtjU6Gkr5sqABJQwQ0XnUmIhFqLF8w5uAJAlIjnn44JHBvJ8JjIGw/z6dJBsmRyPv7uSYkMiIVptKPhPxhC4VuiBrP2Pnq+2EfpdZLO8KWAA9uHL5GdTGSLpURdsTPejEGJxunwaScdZWTMAHoMHi+pIC309PbHrZfq7CCpjBUyaAIrNpMVu4bSvDCOhb+E/hy/iG5keSIpAyVJtpvyWoUxtKT0HBleg1Qng8n1iqfbUlBPZpH6Ca0Si3uC+ms+IRC7/atco1HNG/6yaDD5yrxvHK3I2WfF5AOMQ7yWGLQ3K0axNYjiBNHD5i6I3WEMRB1urrR/PiHbMYCK/ALSJ8sSUW/OrNVdAZrAY1x/g3pbGRDMIbRl7yjse3GxQA4I0BAD8roDPWnZkK+BBgCUR7GWlnGCV3WhP3QpQ6ckAUi7jBCn2QVyFj8wmQiMQ8bD1qQrvIXp5tEW3gobml1KvWvUXM6mSAZzo+z9qNHfgjryGnWuuCMlKswltVSLSh2QJCpZKe2WlkDSkUD3Xl4PQiLFesgXP8nMRNCBeuRLkhewdMA5mTRjPWnqEGLWaEKQwQ3tgUv7TtGVrKtDw6enGIRLLPxIAaBcpgZ0HsIQ5MYI86onugNDQ73+poYG6+9JDKlupBuCijCoIgSoVCC4gmRfWBFEslyBmyv8NonR/1Z63QvS2UwE9kpCSPzjqSZARB+LOTfD3wf/Nv5aYkFiSJv6dk8kggIZn9YrnmhOSQFIANvXfrxSpNfzZFpLLE4ktUoGctGgGieomQ9gcMK2mDUgo4okdhqp+MOr2tVASPoO+ZOeW0riq0M/zQcPVsbOJuNfapWSMg1w0KKomVh2VbqTeXEWJdIU5yjFfbJPysUCdwjUaijkDPIEhozFIbLWCPaID+Ey0jJrPh98Rk7xf2CRoogWkXGtofQaBq1mhP0uXMVNYZFGIDYtdrIQtajd6wYTibW2KUJCdUTxJJgTfz5J4Euca2gRKdBEh6NWLmq2yo7E1k7LRb/7OCbvTYei1EeR0GuCYFTiFUKtZB8blL0BfKZj5KTK9w2DRw6rDK872QamRNgVKdUZKRKLGuDFNYuFPkflrODizhsnSBmsSpF57OPyBwk/lVQQM7namIkwnhAZFcjhD33lEYIpGf8JshRJQ1Wyhv0GbeDoRoRWI0DZIR5JFyXDzJCVqzLdOwv2lHGUkMHDssTJGOKT0qsHXuxwAJwDCVqrB+uHUb+8mlAiCQVEo0Co650EmxrJKmD5CLUU17OiWakNJepseUgMZbwSbJcXF08yi5fpiusnBakPsEQi2CAH5M/IzT0+33whco4EpnKmbKxLUuxTGpQ5Um3gk6sKVXBpBcQDtmSyjRIa4bIlo2XilndiSFfHIxYMfHXq0ETOJfM4HpOGqxtuMgeL+tNBiQnPrGbmJN9cBzDbhXkYenGdiClKj6TRXQscWc32u/eWIoTWtSgnWwWd7gXS9j83FaSajcKwCAUBLEU2dhNF+IWxtVPlpWfnRGv5FMlQ+KpSeE92Kst+yT7HI0c1e2e5A+ZTizZRAkJaKPK6kg4okKXRSfLlpCTX4547J8cMk7Ikv0YYlkjmhpYE/IIaA8JH0mkbIjEZwd91pwUPNUov5/QHHwKO2ndtcaDsO2PgKuRMOdIAQOcJax1hcZjDjyZoB1ppkgSaw23soRAjK0U5cWaRkNmx3DyZI0RktN/QwwJFeYARcEZ9FkNZYL0H1ZaATrpJa5G3XiUpy9sDjQngwV+9LkjBQBB2No9erpxIunXOKviiJpif+COsoI+QxIFpNhl+FxXY23Sfy+Wfr0IacQltk8mubajSUzCT/3BIAMFA7lQN1bp2JNKRtHNtcHVClb1xbl0vHLg4MRUfn3soGCeaeuma6NvQILcMMJD/XzNkDT401g/4yoTy7JsNKNEughhvb0V4dfUQWfVWIomipNRtFx4a+RzKy5GroTPbayf0oRDgjgWpFT0HonxRnZWgbc2UJ3ASgRG0RCLgOURTRNPG+NGAk9ApYG2kj5xHTDXNhCeiNCY48xBIoNUoUDJD6xDRFECCVRy+6GI5LF7dmIHpwE7ikTYIvsTBiOZNN69TwYH4L1JACYehl4l4fvk0assml8RinN9hVlROvV8jyVTspJUiRRWqeRtItIW7R+/xFnUWIwjxWO2MpWE6xvlPrqwXrBlsvb5AOPM+skXSSG0WdBsKfyCfWkkw41kDJV+hJh3jl/iQlqPMsGyJG+jtRYcIKuRbWE+JU2Ib2WnIWjsMHJYEK7gL4Q+XRwCUZRQtYIIBSC/aauprZ4Jr9vfSsip5OpH/GxkAmHyOblRCZkkLxIWcEDGkfmhQFB9Quli6F8Qa7QyQofTAw2lcjZCwY2EsVRg1KaPQwhSpSKVdRpwFRHhxEnkBpm3tcyg7yDl920rNW4UR5INqqOCfU0suEWqyFn9IBGy0oOLFC5qfhBRAo7t/kyUKMdLHL9uE6SfhOJviKzogdRjCdyBcfYFeUO+wtl3X/2WeV8rgVGSEWsUkjTSCKIuUiTk1JAKRYR3TQpFn4KbF4lw4IovliwjUP6r2bkTiNWvFrAKLoFQACIhZGg/Wy4SFIlELRpVY/6BRAi5iPk+kfUfcj8BNAKZZjGyAAsrIsYoaWMmjH4QQqlncavVkXOmWdCDSgMzgay6SGY3vN7WkuMgjkSeRCyC8VTOHKPBEwmpaZkPvbakAIcWaq2R0riyTAIUWbAYMUbQko1Q7Ep4zSeZR/gDziZYidiE2sBPFG0tyA/b7bAKvZ/d2Im3Wsm2TaM+DgfRhv0qrEmzNh+OkmbjH7Ww4xiCYs0YaBfFSMbTyUMQExpmLG1MIVCcoB/bvRel1g8ifQpnPf4JYppEaIKQpkpOG0DouEYnRlmK5E0toR0hHhA0uj25M8h+JsBEMCb0M6ij0Np6fC3qrX5CGvmHD5uqpGRG/qJJ9Js7kU7lmk5XBOMAyJLMnES0qxrRqSi2y3vXcRBZIp8tCVQsIHyLUkxJII0IYkx6jhVteKW20rQBJXEMVcQfcl3BQ/GHrVrajPoEE0rEKjYmlnwSEBdETCP8M26QoOw7P/L1kzlAkZF3O30gxV6qFABlpI5W0kmRQLUilELuzZXqhIWmTDSDxQ6Idg2W/dmlvFjvzTD3x6kSsDx7e5dETiIG54BxCO7pc+2mWCM5Si2bFck9EvhqJS5khPNPn/yLwmMU/eRN0PDNuE1/TFOC89dyxgkWHiGX/E5epDqj9kaPEDCbkZQqWp7PqsQiJdF9JxC3UH3+Va6ybM6ud88fikKhkdQX1KkFEtDfWiQZG/0Auw0zqJ7REeIs/qHINsiALBgZ8RkSj5Fasr33D5dVlYsfbLDc9wEsm+FbmFi8IQ6uzlw9hRgTIEg2VFYjjSXUgNbzfjaSPsWvFGK5ZYJxAGWQdKWXbvmy5iqP3ryh3KiNp3oQfbEw/L51HFoqnaQ1+gKLLHekGLDVVHiCl5P+K+j94qirfGMLR3GExWgqBcZWY3rhVF/kSZ21YpNKSckoNUTTk5ofxZSsBA2O4bkgeov0I52fPL6a0Mj+QJ/M1E0MSAxXLBHIsgpCVg1fMZ60Pa3M+oKfBfiUI/YbkRrLiRNH6mbL6DLUxFpK9EfDP3B2XWNghZBS08eclGZ+kR0eTMb7MhngHEnhA7tSGi186AqxVrWxMloPqD2fVz7vr2AJqYDJLkBe8DURRYREw1hFlhWVwQoNw/9qTj5y5oxsf5wk1XKCKEidtbYE+bBHsBVBO0I+J3acRIQdT0zNKP36gu03m1LAUJKtI0RikRuDVVlGnZtIyn9RqfFpV5LHndge6tWxjuIOd4ophveVkcOw8nlAMjCp/1wTRUh4QQxCclz4AQbAZTkLoU5Ec457wyxPyFjqFGzIRnnRIQKB2rXRfGEullcW2Y623BKVoPpRBwSxe7IQ6zweZE4AuBmfJKkn+eYXV9ixdMpGQ2kYgwaZBVBLV/jPM94izHSohZn1MALU0TysX1LuLCviR4j1tAPOG8XSWJLZKcHPChPyg9K8iHH1yh9w0/4N81EjeIb9zdMLYWkWWRwAIUJyEI4BKzV8QiiMQhFYJ1g5KvVKtzseJPXcyLi1BKrFfJY6BxkcrSCkUCRsOzI2geqbIvGgkgnZCMOMkyVp35UWwSnfkbj8dBIUvl53xCM+McGC4HSSGJWzlboFBQVSjUC1VXthLRopa3ctD3yiBA0jSUL6+YeMNRaiK1nC1HNTNhdRP1LBmXMCkkVu+lr361jsiVr1eIQOo9EFFEaWxDWYykIOENBKHaEvHoY0KEjx879/yev+iJGLXu3lxIN6EHt7iR0uSCDyNCMxfnxqLUXXBi6y7JbkzOIBOLAEz+HgCklZaYr8KLHRJ/kIgj0TthotB12IbefU/rbe+EXUpkHKRS/FwbpgN+GIUlebWqSx1JPFcsJpXCE/JlVyqiAe7SCuEnMKj1lg/VWAHFFKhZbkFd1/bnehcn2xK+FMxtFsQLgElDFntdQAdYJeqXdQpPLiNKtRnL/2KoKl2uhVsvmxMUI5hYqUMyhCDjVcGVuAQoib6WFBJL2ucuyU0AQIiYiC5WJqSTJG58zIL43if2kMVMTENXIMlZQAbYsrXHZQkCRDsvZUP+NErrTGDY8q08hKA+f3pUWKt5o5/8htiMq2cJAhjiw5oERJJUdpfBA58mspaC8WGYKFg5KUtT9hKKkmxkyD6olEAGSNkxXCp6jVHMMYpPO3fCI+J48XAo5yonGNCVgg288rSRiMrRFX0cxg2eW6G0799+NTBSriEwEdGsv5bOrk7J8i/yoRxj90SJOXgN3B1BVgZ4wUQyBB1aKHSP8eQMPZI0/aLK6Qg8eShnziJNH5pFRHelQUSGMQMtKDCEYbCUTOkkLxFdXEdMxOYgKSw4EBWhLK1ybVQpJeO6K2V7VjMnMLOqLG7OIZ2aVxiKY2N6gZNN2TGBcebK3GyWYyHxx9PTBFratwq+a8VFK8vOIIG5GN1eMhjWYiT/KTJMlJfDhPikVfYfmwkQmoXoRBddhA/U7ldHmDCBX5gUWQuK4/d9+LKSgdQjXE9CvBgJCCqP48zo9pzGANp0aWFwTnxLRs9Pu/cZeZbE0S2XYKotTSBD5LQK17aNa8ta9xIowKiLZzqeiPMvqPzfO4yspyHQETJC5x4pD5XFeRhJ/FhHs9aZPdDsYxRBimGSw8M2ldaywLaCF4IZFjZ5IvKD+RM0ovVOOXSSylfL4In29Nw4dcZFxs7HvnhGl5U4rkMKfGm9haJAAkGQ4Zx4CYIivIplp1XeU97hN1GAdi5YtAiSlb249AGcbujLXYJxFZlfWTmeKYw36p5aJFVo22iYXwRtEmQdZERFIdF1Rb8s3vup1gZ2LNmhkV3blUHyrEpESybbOFImzN94Tqe9oEpMhgEuLBBOsyYCL7/Xo4du11glpSDtseSzsYojgLanHCvVJiZ+2ZxGjKbnREBU3DIbKIOs1Huomry1D+mR+gtolIAwfeV94kmMhPSvBVtZn4IJqK/FZecgWCkWeHeROEOwRFcqX7lhp+Fjbi7SQ0VGEg4Nh8yIAOMDosqwFJuAlCq5BItXCF6GUeCIpkq7uCH0iBjSV/sURjyYCbE8qZ1sUgG02kZeAASLTKdP2Pr+DpIVBlTJEsFy9PSSZBuNYPKKqfs0QEaCQ/m/EJbAnHUEIlYb1Ryqj4WJQ41q8NXdsa0TrgF5DOwkEKAnBrUuWJhWbPaiDqkGJQQN4RKOE34sUD1Trx1EY3soRAL4dJrQw4+l91elWQreqsjBnkVa5WghBWcJE1rgXmPDd+OxndrOGQkBjLpKSf19wMGeqjz3ebJl9QOBpHUT5kDRB8MvngK0mDdHbML9T6ZPPzCb3fD+SE5kokWYIQS5f1gGL7JUhCGsTYKZbGvjyRHGtoWrlpbCEbQBFD4mOrGCjUUhMqycJkYqjlP7ssav57i5T5LNAPlc22XrtJiIzfjM1nzGCb4fQzXZmQ7BMkveeA1UYTKal0QwwjjeAxSQa3HhGc4QQVrA2JK4QM2WZIarfzEp80BlgU9GiIUQ+krwIBngyPsggyQqhZx3EQAEcMjKVNv6g0ltNNrLPIyhQLCZaWncq10BckE74oQmD8OCzBU2M5IwaAsWViCysVZSS5Po1L8vkzxN/g/+xRCREZBSUnTUmQx3o0VKjE4gb0tgtV4PaIrcEmouZtCEiD6F2CqjA1zBjUryc7aC24XALamitgp/gX856z33Skm20ke+T6R0N/LiKKEByT2il7z0mylTFHSD/zalJlkCIpGsepZsS2RWk/u8G2rRGYIIy5X9XUNajqm0O2aFGaGkxoXkLfnA8nqnTbWLJ1VaQyDLBJNEiqhL9VWb0aZUCKhDA+JfVbUT6IJsgKVNW5BmOl5M9jJKsDqJFi0XG86ixSNN1BTByNghX16s+8koRE0DmJiYjM29SeMyD4m9q60G43co0RfZwUi2hMdB86kXhCRy49Dz2BSONKwlBiVXKUBtrCHrbdYm72vImcOxV7NUGtrC0omjFHQMOvyncH4EpjHRMgsu6guHcM1HymyEwssRcJAMWQjKygiS44+Tly4+IxNLJSab31xQFTIXjnOcv6zZyMo5GnaDhYsiUhtpYEjX9WcOcsdqWIIInn5lRFF4AVEznBQoIRmLSDeZizFbvKFk4IjA6nIAuj9RsQJgLp4uaj+mJBMAjor5mOCmgtV8kMaksR+kZypMpmV3Fr/LBr3yAgXy8rwDnROA3JkG5bua4V/bM8Dg9SLJsZNEIqxj8ciWELYw//v+sIGQsU50mk+Z8mhtJojQyDMyBeXHY89zsRE0+UJnKpxB5/eYhFpGDSNVKF2F/vQkS26wKKiutN5hEmz5F6/FUCqZGR5XtJkTSPFJkiyRY/NbCplHSnHoFkmf4/j9xJs5+CvskMRFIHP0fQIRtF3xDZe/EAESH2T4seoDqURKCHDAI9dL6s3jN6xg4mwf9jbF8GBb7HJLPMOl40F/fOfGjji7Wj/zguJlKwCar9Fzn6eyUx8ppeLX6vLqdRpo8cp4ZIEdS0NOdAPb04NtRTXKNOa89PKrx/h4VCUAhjDeAH504+REdAbGdMOonl+mNsgzJMTY3QGGXcBf3yxTmhOR4inWRb5brEnYZtyrncMRPV2VqW+MpIGWJJiCfoqhKHNKpxQxlh40/v6AtGzQi7Hn33+2H0G8QOyYlIIoMsE8pP4JpKFmog2wCTMDIkiW3zRXLNAGtSjDSc1voAQSvZPk1xlLF+gwndRqnVEC5y1Aok+DkmUFQ7yBZ6Zck2ElSANKtOZiMgaV5JLsE74CpkPHuijxLZVG4JNtlWUqMMDPE8wKiq8yYDB2nHxUuycalPeCQLkY4mi+HbKpYnF076C1F8vanWjo+FqBubGAspQiiJOULHM22M1mr7agmRfQowo91pGkP6UtZHTRNQ1Bv4FDMRKw7Lyoa4oyd2NUISAUW4Af6ydmb1VDyIistyFGQpEi7YHFt+446wwMK5zNUzdEXc+lVbseD+J1DXKysZUWalQI5Y4Ydyel+glXlOdTE0sZiZP/E/Zzm+T0yFFV9ZunXVAOB+2ocMzUcSyTUJEfycGJsBhESgiAjSIGV07aU335yitXwfDw+yoNmTVHBks41VgHoUBgjPkP1epUWmbRuyYwuSdXSMYuRqQDUEB4XEp2JB+RFumfFHrZBBlrxC6gipOIVPcXKYFAAJ25ACX1Ss3sfaBHmRLWpNDcMgoYD/OKvu28OSQ4kRluwo0QoptUGs5fl4qwB1Ad9wrIslogfSHYWrOPcUjMAYbxyLcRMolmYATtYRhZCxEohtm1SRISiSsVcMQmDZ7W1X8imybSHc1JHLYCucxZhXtaQY7Nga3HsusW+YnBJmiOz/kmVvY5mV/9WpZQSFMDFbU0VFwo2whMvbUwWQyP5dR0kcbAsLY6jklGgVqwDPzRMr2DYJs78RYTRBzBnsRzW8bSDGn0E/cO2eJ4eS48HNBzhlhVijoHXy4xHWv8TRssKqmPn9DBNF85DkFx96iU5z0k3IKSGHUQfeVJGpLNlu4ptUoVbBRzyWshik2A3uUjBRQu+3qXChTWTjgwi6yGr4xYk0Fy7pvkMA8w0baqW6vbDtzzMKSIoQko50o/jFlpEkKYeMQtUE1fIcJGOtorNEsRVECDj5dTskYr3hwbYQFa8wp/empmQ0XlnKxyjuuCZo8dxH7NUGu9wpZsKtXVGVQcLit42FfLJiqRBdBhTFM7U4p7AN2eWc2YuqxEoMWR9S6R+Rh/9CorYksLIGVtseQdhMMW/g065AB86pO4YEi+8jQWVmijZOrAcRV7X10Kqj2aJqhqm9AsugcWpJy7kpSpjQ30e9pxX5uDnrzd7Vx0pxT01/0DPvad1pMV2UmCFxOwxrT8A+yLz/opDhfGwANWbtuJ/F/NFF5vFb3O+TT3Sr1umR0Oz28TJ/Dqk7HUYInR2tF0yvPxqDeSH0n42Ry6RZ+9HLzweY5KjBwQQ0JEV3N8RuPMDHX+uLUxOW3sICcxWpej1yngdwH3ZZ+SXiUJQdY2eD19sh6+eLvN77lPamizOb0rnGQKqejnvndPisu78dmetbTAx0rzfbhOt0jDF3lVQ7qI2P23UToewKv7cH9c19thF4Ja+VaX+rHilfmJXxLwqODYOslHNNSODMhyuWhy5CMHTX5YJCD5ALZh3se3aZgahhbFgrNdx+124lfqtUZ9QajY6u/eEo3rlDVf12E5Supp79TQxdgnbY7skI9FlcbNP7Ev/y3SCfy6Zl/AvKTVlHAqNbyvrPPM8pr5Ighl+rRqWnyuQQKAwlvGxFNkPQvG18oiwa4nHLZLV0v3tc+6Vg+6hWv4FthJd8p05iH/MmbM2LWIUT+WM+DP3b1qEARc0XapULfmV6hmQ2/9wKT0ZdXPkNXNAvC30HE1TX1WEguD3ExEiWrRkY+xTE6XjVxUSHcWcCEKIH5d4a3I1JLjJd2ryHhMkNcdBILmHvT7sr3EpfyjUPXXwm0K//Sb6cQ3oLYryDjxAilwwaVye5v9asXFcF993tjwkNNcPtD2Pbt/1XS7HI71QDYsf7gfTuSQdRN+PY6gmgU/zHUfzC101QF7va2ITY7Gfs6dro0VQPNSp8pTQDgm4E5u/t/qYZrmsi05wusqmOnqPXNuizusYIe9Yp7Wb9mVvCW6T1DT61l4pBEoK+4Hpiq8OhY+lwxDOw2jnzfsVaArebvjeKkrpftsHuzBdGsnzA6O2J/G3qwYO+HJI6qzvZJ4ust/hr1ns5Dgi4E5lj3G5re6AvyJ/+THaa3jWntEJX8lOtxmU0T9eG56Pdvx7ymdwI2W7WvxJ2l1Ylt6OFVdzOmIpXbPK7piUzvFU3ah8T+rgqsq+WRO82wFdWqqMWlApQ+QsDf0uTbAabJQWfUdcbaI38UUP7HKgBLXneOWU5xnq6j7r9072JTGf/ges4wAgJulDEiYao2RKKtwu+gnlwTuPhIf5g6k7/tBBXM3wtwzji9YZc10nGZlP59ITn1FijWZCaaKbkUexzpNtXke8u2f4Ejj2u7dM4SRAjUGebBKThfz7B1UV5C1bJ+lZ927JZXrPi87cJ6Vi+6oP8MK/x9pvqwbrfa9XpIKPf7BP91Ci1we0F69RokWCA7ZQuFn1rgpg+lauPLnZ+3n23VdsjkKEtP4fGUg9IIRTnx+rXVenHxtlq/fGyy84m/+oeupjGm/UUUpcscqzKDsAp4E3xYl3csSs+MZj+tUIHP4mcNgIZxgoiSSfjE5lk9sagGeXiNKhy94fHLHipx7APj/DvPGGLbU9m9A0jlRDgEdX6MzqLJkXRo58vZb9HbEQE7CsKoIPqYeTosn4XTYACBl73hmpeXbeLNdRXrUEed+1P6bS9wrvcNu0d2/v7rzt79an+MCSz3O6784ZsFas7//t4sVoIf41K9ndyZUceX6QfNsyzHP1QiNRteTH56SQxDw84WzX2QelwF1P85I/9MmvY/gMgeF2ymGXjQqNf+tC1AVbUf17dXN/8q8cTM7C9DWqPHN7mG5Ev/Mu3MyobpXB7NajkTubl0zVfWA0T7DsZijRnAo+AYNfLSJcW7R8xPP4D452EMyUmOLzZDbvvwSiPINdEKroM2poSRmuuLqiYW9EK6M25Hgy1SnfKmFsxxoxlzwhlMzS/+rP38aHbt6/BKWUnAtt2u65FyIe3k4yZjrZpFVoa4BuL+gh/Z/t9xQXUxp7fIW1teNVN5U7rDnhsmJqT67pGc9WzG/5gREUm0CJK9qAtVWCaAD6UV0Yplw2EL8ahf8OOWTm7jZRCp6gftwKPwZE3EyubJzbkWajFh3A2PzMbfEBnaHXecLS9iGDp/n91/Wn37tU0TPe++8yvQEpqt0QaL5e5NSFpfRHwgjctsM3LjwK89NgM2I1ngQnui68PaqDPuwgYrTSBOgVJCv/hxe2djR9ljcIk1xiu7dvvZmhUxN513ww6Dt1Nu64C747ksbr3HsAqoux/qf/MxWoGnHTtFa7ji7J/bH9fVtXtYJxA8VJ3f93ON+4p+00wyl+pHfZK3bnXGrrmdpzdRaZmfo7EGtvdr2CD134a+/KXFyEdKwbpG0bueqKAF6xJLHG/rDojDD+8AlauthP/Rn+XFHLd8CK3kHj2YcdGUU7OQlbucvnQxDmtrZJ8YSt8v6irS13S11cLnJqS9biliDcukn8i3uUbUEhza5mQx5kLoom+nlL64HqmsZqu3oBhOUrW46+u0g4nXP8pGDei7ttKJm/21xwt4Q21Vvxbll83U3OhqM+gM711lcixWRtMkcrarPYmRw3vQMFnlhIvb0PyU3f3JeBZP/L4Jvz+hOGqJ68TpnGxa4vMorM+xQNiMp1Cr+A2MG5BNYWByLn9FRKNt+jgtmnbuvji7djdJNO047NIweTuY9mNMloF6/Wvycjj23U4GTpyMdVShKuvtce3rYoWZsyR9dR4HQ7sEWzZ/+QMMlaJN69IxvoNdRTtJS9RdcfJr3Ovf3VlB3w/jZKPpWhSaTuSNg0dtb1WDurhzDVuZ/M3wPPJ1KBvXe42Dprf+T96Iiz2q7DL+3SBKbwdrOkfMC0/6+ThCAq27YfZulPkfLRXDpUPZs1PuxbOMIvVu2CRaQwJfpDmtaWlidC+D+H+WURzrWAAglEPX/IutowmmqTGeMXxdlSjgZuc7EN3EQjdsiinSPng+xAu/S6CVKWKxgaovQlI3DCej0bpeFgOBG40uxyOptuhu+7g9SNGG4p6FwaDIT2Pmo7CuEBysPWhH/W03cHrulfgBfhN0+He7Rzxdu9TAbXZ6LCZp+9hIFpfi74rm7++czzqwW3tVt2iLKLaFsMcOBUCoCOyaTYntHsPjTpAEW2T8us9OOlg+lhPI5defab/3G9u+krWj23fkbQyBpV1QH/tJ1vmUf1F5484Sm8Yatv5O9zGzt1UDidHT580xuT09MaG9h85fie/DH+2V++fuh0GozdEN2K3fF9/AmdK7xxgv/ivJPthM+WHsUuXN2piuhANdriky7+E6453cyBsYdmhCXv9RN3zQjJbfLEZoB2WPpJ6jeW0KXlWSnnkfq/PmK/xHgWPZuj+UGK6HhasX/zlQo0+ixqv+Ghw/3ukHwK4PETtf6wOGQwXOaPF4J5NtwDrLSfCtVJP/4fjKxhJEWz5G4Nh52T2R0vlwSiPjUZSYOaPZlsNFLM97AEA3/NIGpny1+XcD/33sz9+1XPE3xTWguX62JM7g3USt0936ojfhk8X+Elsql0/kDWd1PChq6SWk9LONIfIHrs8o188DSa9TdVSixYOgLWkKBqf6lqjADV/ut4ctYeqNnzNhuMRwVZUpFyvrkPgWaQZ4EBPIQLyELehp31N0Mn84W3Z7+L5RLhZDi0BLTS5YGQa86ZPg79nb+OeiN77H5SHvrFNafwhuyUqYx315lKO2Mtfk8935uOWOhqxWeCB5xGa1epoG8AhmD8E7OJike65N+J5q8E99tbpZa7WUOCLP5My9nppl2mOvqgd5ySgrkzscvs3yD44g6cZoFKb3jzRtPmk3PQmxhmMkMo/DUFlFOla0fZGoAstbNptcHqrPILSYYhXmDMQ5f3xfD2LvAkWTCkvct0sPO38qsew/A+07fMKW2xmpSDZ4I6xNBDbren5wZo2M3qj/N5jpl6dMn0fgrI1PYj7Fv2ngXNTChuY7mzeWmVXfwfhEW7Spbpe/clYN134G4O75NhKjItqzzTxwULiZ8fuxmr78Yp8WUOTII3q6JQGyIi31EaTFLCB3VDnWwLrcTFml3anI7gu1iX9okXYiQ5ud9cPgw0ZQ7z/G0906ZzLjKS0NAo11HgYpmSX/pvug4rzy6yiftHt9O4dyUVW6i4FGCBrxP7dogxXvexgJyIniAlLJphkst7SDGYrITFtyuUIEnFsvwCo6Z0KqheVTps3bgTE2V7MoTe1U2x+M4syDSmqiKGYv0hkOS+Porefs9x0tLLbMvf63ugE26fMCZj4+TBXUja1OVqcDk3SW2sPDupmxfsKP4rqRguBnk4DEmBD39BEGiefvD9clLtA/F0B1NKfrujbsiYyTld0SDAHowkHP70/gg67LXcpXvqcRIhycWAucYD7V4ZT+u0eosIwzySqfm7oG1qL2cd2QjKduR95RG0YRZ+fmNwZZWbDqNkWkK7+ndQysTOUu9SsXmnad99XOpCdGTq4Kup7nOefauEIjbNDTvrWV9+t6djKtucUX9wffDc5GgBgwtXFU+ME27QMZ6hTM8a45Ngq/6d/uYVgGUcjF9VpUOD9BGD6xVhR2Bnzh63Hzp93IXw6hcKshLTCGa9GWiO9NiZaw3+x/0ukW6HXkAZnkXe7bORh2L1aWC5e7bbgXsztotSfO52dyGlE6hJAU0zyFOo9Kzn+iHumqXb663r5MW6XEmTUwfjLkDXT0oCwt6StM78i4YQ9D6rOnTeCQpgvgms269S+G/Xbu8Qcfo8/6eVnt8tjkU21uWgnbUDxzckwNV9d8aoa7IbUUjlQdqTuzwFVbiUV2tycW63p4upq1Mf2nMl6Cmb7T6FOGLR0/bz93t0yFFfosg7uhzAQdwpUK0aGt35zkxyruNbOAyjc9a24KpC/GLQbB15rmze6c+8LalKszXfLYVJT4NvJNICTTPyIrhmgUWIcxqNSTTYwatPvWUIf9Ore/m4EONXJKR2Cymgp364OJws31T0i4/yDEgbUhXUxm3F70OcpdunKE23shU7TMbeWvzHv9ulGUzDlB9NqlMyJzM2FHOQL/VjyTbOzzV1/SdQ30AxfmnU5kwHUSaMLa4O95Slco5vXBJ1BAFF9spLt+1YHdHajPlvS/hvdA0/xDba4y7tGzljTCSB8gC3l957G8HpC+7xD/OWnFpMSonr7kOTNL8AoxonBsGlcmkJyo0oDYGl9UKtop9dBAyVjtFMBUt/OWozGKT3NQE9JVbZK9H6piDdq8ZCLJGODvJOeIIUpRdQ3sK9QGpzzOC8+djbq/s11u+xLmdGvSLB9SBePbsMM73pTQhxaWz8yzNCuWnvbWLSNMMD1N+3E/T6VEboOwCqzxwRgBZ76/Afwj71xYD8rYcZt28BJS0P6uz3YqJbUfv4xeNLWGmVJi4HbG27CS58NydzCFwJzwggH3BasWhrbEl3cYXqRfdrQgDwhfc72tSSbtISYfhEbPkfafDU3PrUSKt7rXvKg1Z/y9PYjuH1cwk1jjTiZNbpvWy3YvUn4vow5tfVZnQZ44+ibLVPBg+bTyTJdP0WlIurjQp80VZ1Ttg6tfE7FmIxmO1M3zVi8xnHqtkdvb1oUmrdwjmpu1U+bjcce78iTMak5cA2pBOjF6bW92b+eT8aL2t9lGAYH3AzKvpJHEOdhUt0FvZvIXbWU/cb23eN3faEx2Is3EO66RrU7119so7PXTD++wzYBRIKjs7tvBxgYdtTj3rSJl+VW6ZXWgVbXRG++V9jHtT99SB+W5fjRQ/+JusH/dDFSQf8pOvGPXHcwFpi8/kbVfb25BjV+MBtDQxmyh9ukd3arXj0dLbShu+r/4JpcNMpYD6HwKzL3FfjwAOrKB73y9+O4G2p6CssbcKhHd8sXfW+N2TZSJEYFYZxSq+6arhturrZt5MmQWowb5hiCGm37N6EDzPwuSFaUQytEwPpaJTnlcqV5iXWn1b2HyS3UrHN26kdiza8ukt73L3ntOwOxyJjk3rKD/sd8JSleWenL2zxD91F3g+oLZ+1Ei+8kUEnuatped/ywuJ8k8mqw6HvDsAEtrwSVWU99QlKi+oussQnmfAf9kwmklpGzK8ruklJOxva6NOtPdHtHUrDLba5XONpclGmVlxB13krHS815Vd2f3qhUXSuDozeTMWZoHC2AqvmKVg+bm6j1twqPj86GeGkfdtE1EGnjaEvgX+00gd1rlilZbdweGMCt1TSJahe3cGh0A/Y3uj6oeRpRAYgWOC/jTw/7uam1/Uvi3wjdUXtXX73pTD9ffQOSFzkuc9dsgOa+qwxfklNNP/zU7+sF95tdHQIBbKJ2hOlxPatgZIw/hUIZGu12iJO6+gECII7wuVte+tF81Re784CIFDtslQqfdCACwXdcpktoSaIxRpvKB2qdNya+OqKl28vujF2TUWkF5kI1ZjD2Xvx/f1qWp6omxm+S3Taie++9+zZV5G5zrQ+Z+Jfu8tEfz7qEP57/InLj5FBhl6GuNz5wlqBrjBPfUCnXLMcVmyam931v5RVkXuqfeDtAZ39yIZTT1y8wXwCBqa+JM1V38wzSWi7A+fqKxj/P5een+pzne0nz3NwgwSbfeDl/+/p6AFmf1Ra+A7ueRoKej/0fctlRMv4uG635QAf+Qc2SfnjWFGAztncMf+EiKcbuSxnavKd25ftNja11rwhd8xUfkF/7KTVKhnZU0LfrNwCEP9JA7yuIEJLfynYhUk2XYVV/Q//Of0Rtqbc3yum8ydeUtllNCi3OaB96NNZdhwjePitJ5Wwose4SEej2d6gRW/sw9dLO3kCD0niBb9xjFw7JHs+rQk9F9eHWJhlc0iDya9+Sc9d5gA031/qtRKh2cqpAH2g7+FbbP9N4YqHWoSYony9Cj8zYK+mjJuXC4E4G/OXZvbu6nvMRXJ89r7pxCcVv99NPm9e06RauZ4XYxIGwrYY4ImabvqUI2EcfrEnmqnfS122fRiUCWV/sNxZTgh64Hdr5ufp1DHQJ/d2K6Vg9fydis0JbosEjXT9o24avB9/HZqMMn+3gkLd48ei5lmnPltDRiR8Tna+KZc/dInk1v6r3wdw3xo3R6AMvPx7OC/TsZ0PIQYIyt47YHglwydwrVBxZGoRTPYzMQhMOsSiwLwBk8r+zyVq/Lpdp85+Y875CZFBscPeV4Fh2380Xb41P8aXxwdckXdsIv71t4aT85t+ouW6cPu+rfj1gTvrxlxXcAxRFVczDFoWbPh1S1/fnTdVNu2WWRW5R69gCo+58A1CJDw5GVrLQ82nKF213XtfPl5ctjQlx1JmZ9qz4LTW8ewmNZvq6V9ro5qbjjQd/+f0h2dT4H+/gS9bPJBKX888xhTn9MgmZj0ywr5yt98fWMSBUVpVQZpYDo0BaY8P56wBcwnSUpGTkCVhRP2VK0DnFGb4pgZCA8IP7fLRDn/iWGhvQPdPS+vbO+dtb2l25V2j+av3qsjdK2ypB3dLwOjQdNojq/bR4W80QLLV5+v6cdtFj18w5ZupennELtTZ0Ur8ihG5rDBEKx05BHogz0mNCUGhKA9OIr11ToGMwgEPrdOt9S2SxyPExvyqK0rj40ipR1Z6vt66ZZRmvWGPQpr/pb+owbG5Bz9Y86eJ/1xnx2F65+dye7fRY9NDZOm1s8XATN7gzDQccN2J8yCYHwxKjxnGNkrRvaUqk+o/iwM2vow9e9edt7MD/6DNH+nH5SweHDvMHPNrriB3tam0V30G7lMjNXL8sdHv83Ma5gJl6Ie6mP6EF2WEDCVovM0LYeorewpxZ5UcFw+2PAOIy0HT3tLWEVzVku9fhjS/7sixaprKWjPuzHxgcZTeUU7zV+51GP5pLZoId5Z3FpQGjrt6TswodBOMDDRtJhdGwXMOmHysrz4ep5w9DPGED2MVQUrzwYN6qOd2+nR+3lx8bPNhrEMUOGrN18IpuwwxT88U1o/uFH7rOLcTGRmUoGQY42VjJGpmuLK8Kw80FWd3cdOmOnLXD8cNqOE0JL2c6KSB8e91nijsbbMp/3cBR6NbpwduULp+L9UZXhx8TFZLQPmT12tf9uPPzkBVNbu7lqiksSWU//q4ZzS1AbfTFMQJBnTraWKdRWNImVW4zO/WwlBEk4uWG06hgXA+46/0QHeWrc3K3iSyR8zAo7ZW4gq5R1S3YBlYadKMORNpZk33exR4fg+GbFLRXis6+Hxwo0B0QjsGkItYfqmB/qSZML6kZU8w7tVxaXV8Zc+1N4BauGt2kTg+ON5jyezC9j8YEmO6CflekZr68q3UBs5Il2e7iAXFoZ9QxkXYFn2RUEa2dN6xFojFDftPVktOLvZzBFyj4WEBgwx4DTHDVTeUvw1RvU7Dl4hVoA0Js0V5kJucUyf4OjW9Zuwmh/0msZ4C1NQW+k6oPgt+GchO2JT6njZPdQ0aSVT6uw54wQ2oE0ogNXjT5PIaet4z48YIc8LX6hkOuxqjA/hngr+1JEYUG1Kb2ZMm8GuN07vFyN9307rrDUAfo3fLOEhYPmt72Q87ExIO11Njw6LrHxjShTSD7X8G41z5s0y+qv3IN1OfibnX3w0B1jr/s3cB+9O1pfX3VGmhtsplE605V+/dFGTBdJLJNlOtLMX7qpQejcyU6S3r7mJj6OwaFf6hu/tywKq+hJ/xmYS/BWD393ydL2eIUJLxW16o9Ow+QvTxsjx1RAZX9x910e0VLPhSG+yt3GO7p5IzqlLByycT443GEbvMEhL/pFIShPfpXXONSyw0PuAQtMN9gMDjJa8NNsEQf3RF5B8KnEq8zYr/zXl2OxGRCmRQ9xeXvAYF+r4D6eB3jFyp/H2iNSjv1ZKKa+tjKp5kOqFxjN+BsaV3TC8Hd5uttszAbp47DPWHSiEBENLEH9RO4H4oFW190H35QrUYfIqHTxjR43BG3D/k/uG5m84jsPNTUUJ2a4N+g2nityGLwB2cCXdaParwcHL368/BpAyxHM6p+6LrvWv2M6gnFHlal7qxWYLRLYq4PNZTJ41M7maGtYRuByh5dORk/MFuj9JeLH1+iUlhXtveAXGlqHQBi2XQKvxJ2tlVAto3G4Ij5tCNQ6ij+ADvGRsNJnxr95Q+43RM4tPRntgixKf05FjArsibzDRoCDe4qLLoP5jb8hzidyA2BDhrtmhKp8Gco/NJAz2N2/c+5zlLblNzDWzOm92s+LevVju2aoJ7/7KnfcYTl8rw3WqV0TmTe7j5YvV7P7rGi/lHcLK4VRRr9ky91iPrrK3cR/LpFZP8LoyzY4x8USmBvGx73vrODm/IHUx831bs8rfDJWeN8sLJTTlF585XCzanngh8q6XMmyJuuB19bMReZuNGRtUtS656nPYBo88cK3Q9AzKnl7rLiNZIZj5Hk8QZ4NiqhxVnh7hMg0HtbGv5m2zSLpDrbyLajm4hew7027U/sIxRqT7jRpkmIXvqrgAje9eQ9NZ10tidJh10nbtddbt6W1B1aqlMaNZPWE2k/cm+MUzMc1VPelpT6ErcjgY3+VwUcOONuTIw3ac7APWy/DzcxOEvmzr4+2YQwnKAKyLRxmN4Nz+wnhihwWzar4nPEM68Oa9OFfzoMOuyRr1wWv8wEVzbFdYw28SUQaPVuCUkEFV7EGKD7/uoprkXjz7bWdw3k9kgari6Nzm07C9bNkgJv/nDWoE+wVfJNx3tve+eJvEXwAen50OTG0wQhFmi1Jvi8vZqNhm4mF/qdvrV/sk0zxhEsH2Ov7hx5f+WycK9SEESKg9qbbzbuSvm7p5PgYyr5BjILK929lFJwawlEkxvbN/c8hUSz+e4UDHstavy7GEfBcS9ItHb6ueRrl/OgE2+Ha2gv/4ZpEGhIUE4BOg02OLb/+Hmo6nS1hUDjLSs7Ch6eszdNMRN89ry0DoPY52JXpHRJj96p69BaOFIzHKe35amK/hpRsTao6YJ3kXYBrubBuDF3dlH5L9/9c26aBGnb/9VX2a34k59Zc2Jy7vPSkMFXhi/NCj867veNF0UgSaT5O7/w2jtyU1RXRVL5xciKOMFM3WbCyVdPd4g6bPjZDjBt9D5/hGCoMz6/wm6IOnHuvD0/wgFyZ+sUNb1WK6iQidX+4wxxYj6isNVrJkV8mvWe0RIZ45imsKfhdtx2KBcLdNzRIn1wGi3hk89KowPSvgxqQ9K68RSzbIr6WXyyNl5YlzathgrDrfK2m/XVQq2C6dWV6wnBobiuAjbEqD7QZ6dn7fHy+f2QX439btSXuPCwBQU4NoN0N37HDkbW+gRIdI3vP14oH2zTLJ1008UWL/Q22JQpoOk6a43dA8ofqQz4qdVk4fp4EL1ccDkgXgxETR3r11fKGrlAhpLuFOAHhT9ufc0Tzh9K1yLFWrU6TlDY6JDQAbqewf2Wiwqqj9+DCgcLSugmTjeTee8NOv+r/Q6GUSVvbxGG96IsH1ycrVzWxdg6TXa6qzs1vvvwhiL+YRE6XXFBDuGRjyjX886IKxdTTzdUe3NMQlwJPzGBu+K46a9Ey5C6C1+U2Pa8Hl+HWXlTAjTZHkg3TCbaR1UZ4Yy0vKJfFHHzN9BZZqEmrJ+EA5De/KA/zx3uclTpF21fb/wIXQlcMQPp7lr/agla6cfh3Qv1oGsDmygPJoyGKLRvQQ9PuWWvAMM+AArq8ZwdRMnua267mQdj6ULScm518CEonUKYjxEGmPe0Ot0a9hA6P50OQu9phRzqXikX8BJBD/1jnjaPdhgb1etEW1ELJ/C5NMaN/5y2ZM34WoykJvKo2+QiDeq5IT2Z3G5JvwYFsHFa483c8MmvzXlO4MjfWxtPOsd5Omq+frH+5xq/bgwL6tSeB3DUfRkt8noPit6R0U5w/ulYGzBwIRITvjHoVHhVs/ZuaFlR3RfwChVf+LQrNC7ANnGL6NvHk7h0ncjuB+VOhjVaBWgSoDaMbz5cuf65pB9tEKRtuiS5KeZ85VRztPhEb9gcV2BQheHJdt39ro2cWKlouwZyJQ0fPtqctnewejCKP6HUenz/HalWkd4s06T1bcTjW7K9UdS1jCeWpM7nQ7wfCOKc3y+p7+EJgR+bYYlDp208xWudd29Lf9oXmbT4X1lqMprFlj1Dws3jgju+o28YLmYDAKvXehpuXdje9LTym3eFqx05bKmy221f+Ihk1KfVqwF+/jqKeac+NH75uxtIv2r47GxaPJd2wtfB9u2quxYRH7U6QPPyx13eRAOGD621t5yNP+2OK5V4zqf2zF21CBsBfEljq8ioj7OzDqcu3+upiUJ2e6K/nQkVp9I0UC3ND9OBSopKwIAqGC4U9L91GC9Kp3qC6+k+lHMfbx89AQ+xSxI++VoatYErFbS6mr0sDOSGLTypjUdugt1z7bZmuwfvM5p6Zx98vq0mIE/NkIwaJ3sGb8FVCBBA7Yi2H+Y39Fu80ATbznlRjnRFar+5uGhNV/e3r6zZtpAD+MDtbx2yO9GzLa2/gmGTp0a+NzXXY95zapKkg24+i46I2sChhokcqc7v2+5y1k0ar5XvPl3SfvirI39ntX6QfaJfvv/BG/YxmE7/pl6pBhoOIfmAjqsH8spkczw8EpEimidiMLMGkBoVx8srnVplLHyUhMDi9WU/TcRqyhTf3lN+Gjxm7DPr3y5pxM/aIvDmtZLxTwntOgYdCOGotUC3J741EsiBbkU96As8arTfqr45xztxiEcq+rht1G/b4O8tYP68p7kd1alwi9vdqjaHinoiobF/GW6OK7TIVu99Tc4uI56kd3gwfwAXGbYjSL7fE0sv5uUHurVWJdmGizd+av5okMiQnRAWMZ/GKC+BvIc5NC4oQADW+y3sRrdRFQofEZRVE7DW28v+8BToarV5t5uoqfCGO/vry9erW3OUo5Jep7IEcKcLuP6sTMcLYmO7HiyxLmZZ3mINHd8VbqyKwU1M7azEYVvPNwFz62q7OmZLS2IYmH04OFxOPqPffNCxmgWU+dnuYWO4A9sH3+t8NrRjfzZuRqwKyZj3jelcBL0IDOOrzeuC302XOUh6q/Gv7S4uzw6UIetVC2aLjTaKcnn+FXWtx/p61ZIv6OVAS7xJo8oKEd3RkRbjVX+ok39yeEtd+Is9JbOx7bHrcPR5feXn7pf2usfFXWbRXG3RgwqXIzaeotJuvm8rGV5+YiE3Wn6JVQeTYMe/itbNdgUHid+Koh10q779Q0lSSNdcpHAYgR+voq3CisPloAONmyfePAh6K/qLcjQimOqDH8xA72FQLG1B01yhkT58nDnoEFp/CQnE8jarGySt5fe7q3AJ7Tlvx7jYFgd9bSuUD1msWLhvhhsPynyXAltopImMHyhVeefdMLzulCSlj9aKbXk0da8QdjUYao8drET9hYLvnpBbUJP50Tg0rGz0g3DRMHXL27E4NANBfLECFhWnpLqubvB+MmI/TrshqH0qW3Vis9ZqgKBUSPRUblHxpW2h68bSIMl6UnFh2W089lPP12vV5MJtZNS0/isolrelOYWdZx0hEZMRdZZ4NiPSC0j+qWEVfZiwVesNN9ju10k+UvAVCccjN3fXLOEP0w4O3SWIzq15ZzCx0TufWWm0bMFUbTyJ9eXa3CQb6wi75f2I3u7kgdi+Bl/aFFVpVCx8P4ygd+ujvBVXzRm0kvCs9tkz8wTSI/ZZMt4stkHNtn9rjN5/Xu1I6Vri5q098mpulwQJQmgCSu36dpt1DDiovKhLwRbxGFWc7IUozC1+b2CCUf9uQVOH/cedtsss/B2gQ7bf9pKqQwSFwKcBpMvC1XifUX/02iA5m1UIu3YYGZFks/+jne7ijz6SCSIhne3EZAIKrpXo3Dn141wKUCRePaSmayizBZ30qhsUevspjoph+0M5tsIKBUB0H1mDdxrIBTdP3eD64Vo7NS1N/mn6C7lr6F351puTFoDm6qpZTdHYBq3zAxsocWz/Rt4op4Kc2depPH96ifzgml/55nOqS0XSF9QB/ch/vIJT1q/GCc42/sTqi5pU+Ol23KI9h9dnKPBG7uy6G+vQ/nLet4LMgu3K4R6e98yXzyXvoxmWphZLQhWfy7eojqVeqAmK65U9MdbBeS+9/aPwThsbFBCKJbVxMOXz30hazUzH2/v9H5c3Xv9Q22rcBHNTBP2/d95jEFNrP7M++vaAt7j2zQKfPhgrvWYcQ+hm+6EQsvO7V0EkWsqm7H5jWUXJWve/+lnaWiJ922yE/CUW8S/dgtKxBVh/ZHUJRpkDp6x3X0zzJ3Yrka1zuolfitjIitR4E/y8OGqOBlaNpC/rE9xFsE/Y/bYZ3l9f6oAq7yDvtYgqFk/CQ6pz+Lb1ZgPD51VbRWbLuEenNdZjjGzHVBWMoUDu2t3eKa+Vo9QaWCkgs4OjtNdtCnAmAziT+d1opv1z2OB568NmOfZg3aVG+7xyF9nEhp1po6ybd4M+jLwq9KiaAPwipZDaZbHIaJu1AZSvLKZOWg5i8GJLqWBm1zyMnnDR5DRDLnBQUCUuYWPZ44zHMZ3Lm8TBY6FZHe65QSN6CSBi0H/E1AVzibheqKnz7n1o6OIaQOVyfX2N21K6vf3qVerj5WvVrlc9QNH0pI+j/+5SmNBdnTviRox/JsOgQTXub7J1V/YYTKfaX0XAA8ErWWhdhWz7FOErwB0fdq7Au63RcrzQvQHwv7+7OCYYysGRSg3fAiafk4cO9HMwKgbGtru0ZhPaKPLFfCTTxDVuLHcRlqY2MBgRiKtVROI2Lk6LIBmO9JJN6gNC4RDeb+R8kaz6Rq4+yG4QK6TTTIFkEPQlS9xoeL1xiQ9w8L1rninszu9TgLTXGprljxU6lRPwBTKZBtXwE/EK3dAFreffh6KMPdAXqztatT2sLIfptTkszR7lD+GuRSEjdH+ANkoK+9yAqqVRIem/VHDVFe0x4NyB/sVignEXEW0eweTch83GqvEWlblITdflOmOgpeTyD7atFOrE79V5BmN1zV4vPZh1f6c3/8trLzOBoqbDNLqmOH6jrielLW+0Y63rqiQ0A24ILjPts2AZ8seDPXzUdgNbNi+Y8/dozrDWnte9EAP27xn1nUO8hLROKqBKyktz5kv/d9r+iCJ4NWsG0ef1r9xvYd03sxqI9uxpXC20J7KbhNkZE8HM5lpf6t296pnQ0YdJf4Wkn8+sx72MJhvQ8fOalq0VlPHdX6jVa+9pb87uCl+brTU4lmxF3usd2zZvqjk13y/+idpcyugRYu0nxns0xSRp05Bjaprp9uSCmVjW7YOfY3s8wiPm7wUbqChSihPOVnlek36TWdnzzChpP9zESjQYx6b3/MGmkPA1Bq99SdaQILA/s276nXsj2uTY+sWUswFRRxIo1TXBoq2sIUs/syrq4/hTo+l7si91us+rV3JOoXfkJt1XpjG1CWYWqKXBH4nKUfLyvlmSc/PNjPxc++zf6FNfOPeRFpmnNbiEcMUeV39UbjD6vdRJb+Jma7Alm85hkpc9jDx5aeESt23a5v0EhTa+vLhX0jTvF+w6x3uXe6kXxJCuHMOdtUra4/d7x5iw7/Q6tw4kJQwE+5e3yGtoydN7ebrW78uqvnfnjnIrl/wOLya3qXK8Mj+liBz9Fqd7xPOs5cvO8Dyj28PRyD4vd8/Dv3iGF3IS9Qq3uVYld3G+cyn1sOo8Yi1/PBKuvHVJzpWX4/j/kRepSTFdujCbKiGYGhMQTv42vX8ruL6YmxSbEJh39eut2Pxyj3cusTB//+9SGAjb4W9orBvzp/4u+ULzpv9+NwmJ6VlE1A139MLGP5zmYl8jQ7em4VKzaW8a9D2/4bXNvFTyExcMxJchBmc+0X6Jk1OZLb2pLNaQN/PXU86OGTd3XE6SjU8g2hw/u3rXDeFx/smHIUkSlnSeB2kgJC8Ew3s64XuQvONa2N9OQ/ty0UavMZq83JdBsiUxOdmWu0sP/nj1Jc1MUpeeanoGuQRasmOwn+wZ5AuGSq4iHOGOovbNHfeUdXuJhqTePekWTmWkD8XjqO7kJX+ZcmBszm/U8b/Yut0G5ZwNjGLKlZcP9QXwHkn0CDjoUHjdoTH6bDw1bCAbiPmLMc3epcpu1NpcCzwu+GHxtLmG9SUlAU/kGviDhqTOx3zpLx8VhT7kuJa7PrzC2mggnGc6/UYOPc37HLbNC0bKwOQqvJxyKYnAw0StqUc0o1yNFyeeUyI2vNkhGfYYX1oMrVhiu01EXqgcIfuKz/Ltry+VnJde+u9meooy0ARmc/imz5vSmrIyFxJHTp0ld8bXOX/9Wc3F5BN+tVtM90OcT572ZJN3Ri7BmNkXll8bc9EkNegzngmhD5S+iRVLkA2vU+QlhjCRz2HSbM/kBzeFJJZOc9s6dJtNWFBsshQbkfJiJnLXJmYdGdROVdPf/kw/f2FtePM3OYL7Os34Ju7pD19980wMsunmvL7hkMKt1Q9co2wg/bVJwhoIX097wEFCebnk/ZJL/vYRoX05M81k1j+LU520hmCepGz+102fzfHyzv65tYD38qtxuWTvjyiXejfkiGnayacpcq1LiRdIWq2n/Au9Iyo45Jkdr4OxX5ioau0R871vOf+WP7b0j8QnXiwhO7wdZsi2PlH23tvnPuzR9FY31KYA3ybp0tjFG7zy+m5jTkZM+175O05zSQjJx/YX4PtC8JKoIYqqTi9vz+SumMfvi3PS+3h7WfezxFy69om0l8PbhPO3LNoaXTsOfVa7JtBpSiIftuYspOf5R0Izp02gSlJv0xr7j7bRGY/8et3vzIWdmYfefbc0yftHLP36an5bks/SV7ws/OpX19kkXNiwnd/2HZ2bn2g8oOnRkCaGQzGcMysG9MxY86M3noTSpTWmxosxfWBINvxrrph+ci7XhPD600i0WhqTT0lwRIL5fiddvJ14k1T7yV6Xzy+XiwK+T1BqCrmHW/9ium/b2Li3j4fEeZn0jpdwXQUD2XyySaoGAql7RpGb9WHnCr0beTue8V7Gr7dC2VqZdLNzSwMdQ+e8tuWITWiF5ML95dOOkM/MNbw7npEVBueGT64RDK8WXfxJ01r6h1YXI9lvW+t73u0yLqDke1zP/HKNfHMqufN5EI018BZE/GHCue35kpmY+Dc078w2cUNDr38XwrRH/iDbGk3tHwytHu3zX35GiJFUg1VevJv0Xic18Mxm3zUwGXvtBgPhj3f5vzE5Sv2jhSNN5sSR1064fvD68tSfSTpegpT1Oceo3C9HS5+D2ModXkJzxr1rj9CXhGV6KW3WNMwF2wtpui663CwovfOD6olEi6Sf25Fek9zdyWESE1J9/r7hc/wXb73mkXx5wlnSA9m1jz6TX8b0fdPdEozi4szm/ve+90isF+EvJ+DGN5sNJug/UoFf/y7J4USVlxfo5WmJZHSot5KHZ53g5n3++GsJKq25XgIZ8/r5N4wcVnnct2TdT8S9AVEewZKknhwr5niTEhiHgIrN4+jlPJuXTPMbmXYj+n4X1A+HW3uO7+xTDMbqJMRbDL3LNuGu3nZRSXI5uv6qx5jQXhLgEOFUT4ikx/6FmdbOv3zrEY8PEEdSGxsOE73RWiNKw+I9braTOdA3Zb53v7uaJ+KhdQ8STc1lS6O5J8IagoTT7InP5M/80f4RS738keTFj22w953meilNnNDYZVrRaxCadniNapIDLnuPQrdoz/yHDyfmYtp3e5IN+pyzAnkkXDjwuxrJ1W6wIWPe+C9Bz9l9x/kxMr05fOURDR9ecpzlzm9H+fW2e3r3o1ejb5BemzURZM+bOU/vHvYat3DU61xpRo9Lf/wgL/Z2UFKS4rv0OtBe2Dqx04/4DG8XzFc8tx3NIzlM4/FKpIzR5+JJ93R6YfKz+edy/paNgrcTN2uq6+ae9ZsT2dyLkOReuMsw+y2d1zlIv0mUg0t7ToD6yF3USziShze/zyaT6TVqoBg13jM1NxW+7vW8z1ru7hFwG8I7NbykR1IelFr+S425xnDy1U9jEli03AWT3GYH97szVtN70nAJlX1LDrHd92nC5Tx+HKPHXiD7moOb/pUwNmuOGCHZLBtJPMD4X/DK+93mT0JCzmj1klrJmzKxd7tnnC4Szz8SD6j612G12G7sF5p7jQ3/6qctcSLwAomIzlx/+db0Wyb8modcl1Gi+Bgar92hx7B3w83FazMkEXWM96/sSM6Xj3ntOUd8nPGDzRDMfWDEZBRzhr08/q5y+enEbmOP+HJkBq8lCqvsa9Twc/vOBCFLf4gfKBUC+SK9ybt0e2/R/U4S2Crq2NBrSX5h/glJg5GKFZsYrgWZwCUJHl4T4uWGHOXvyU7V/OqJ5NAdA9GayOX5NG6SAFCImHA7HCX3UZ0o3ZTLlNkcP3JJfv2DcBx3Oagjx1++yOt9u6wv2fLJrc4cDvcbNwEt6iff25f/CbvV6G7T52FnydL7/mpXq7SX67Zf8g31UrjLcRNzYogt6dHlvAjr9OPTCyG1tsVAMpeEQJW7zZnU7AuM4ZWEnfvl+lKebH+pm2d5ulViC3nXEr76t5l+xKXv1Zc2wqt5Z9LkbzveeUJ67BySNF9GLlwCnuHMX+3d3PJTsoVfwibFPo/U/2iAwKd4YgneadomBMu56vfz6KXoLQjGYdw75pcg5GgujZGz/tvKsvHeJbIF52fTDRVTe+B6VL5PSfzDeBr8G98scQwhcJIJaep5dzNJNBjfmXqX4mUkAbB6q9K8eI+zp5t9ole5JpbMLy9Mg8UMr9kLNeMLfX3jJ8uf+lO8xjWQ9LDPvkZ9/d0zH6N3RFWscPIEKpCXxrNe7yK5LBSY+Y5LPI6bhLGBk/ySb65fFNuHcbR5sUkE8XN56Xso/7X5zJ59wevL6Ye+q1wb0v8ecifXnYDorxn+Erue5GLvKUXnmejYje6OuTJMNjWxF9E6SLvOXewJtDMu3v2ucpGkvLueRLy3OTYe5pdE+t1r2pb2fC3AZ2LL9WCNp5SRPTMvb8y+46imOo5z9MU2XfNwZZJ7514eyWE+TtKkj0d4Yi9nCO7TPm/Cr7DlmiTxrCGB3y0501uC3vP36ozXLUGQ7aVQIvh75gJc/AIp9WIu+wh1O/LS5702mIx75seiouWyLelle8f3ZXs17ODfRdokHjnJ35uSuauh00YbDAzVerecNd6ajSHv88hL8sN+2cvF4yJVPBsPBrj7pAXLJ2UvSqJQRZJKYlOK2z6LYnorSaqTp26ezA4FSsw1ZduTMfWA74FkxPSM+fURt9vPkaPyOJMn/RVve7VccyWzCuf6/+n37cHvBSWXQ3o0z396rfP59jg3TcLdP6SFuC9Nya574u1h8EtJmtiFLY8P9JeyTVYMYJu8QVZJmiHPpzHsZdaXsZUqiel73gz3PQqQdHia5iKT5+szhLkvMd5umi4o659OFg35Hedco8n/YxpbORNhks/tWus8wzVxsGR81d0E8TPhOZ5xbLZR24z8TX/O3Q3YziPc/MVvk9/c/hJy5Mjf8T1/5dS36VwaLVx69/yU9038sBAGru6szjPLXJMNd+aljHd8/oKien6ra6LK9IU2+eM1SIO9JISFO/ddva4JqW2YnUm2OVI+/EKi3x6xDd67r+mL7GUO2J2Ex5lGlvjgtVZDDgnX+7lPMl5vdl4zinTde29WNRavegai9U9CMs7Cvy+5SNO5+dDY4Em3Pr8lesGTSGuW2fRG+MN9+nyb0EvcTrjx4ICUQXtN7vxm/Gz4NEVy5ISan4Hh/OTNWSfUNW/7+qeN+TbfSlsfzOI1OfcyXfx1RvZ/7qV+N/Pu+9dJdGBfmkuJU71Dm+QX31lNU6V32bxRb1tZ6V/xvd+7epa5BAtr8sJpjIJ3XOM97diEA32jZVrOl3j3Vi4ffFjuvrm8eDlK0mi3+y7JaqhS+PjvW9Fqk182eYWZa87P3EruRo98Kd1Nvv484iARmL6kDHtTk+o+fWwQmWgmzpUgFeK+SznCXNkAxzO6fK5P914g+ZwJvc6RG0m59ncDSAXgj7T9L8meliYk/On/+7zz2P8vfkKw5Czz/108zGTGzHjuvZzh/9Q2M8E8mpjTIcT0Lk6TPDfdcJ7TKzmzM8n8fRJs9XXUxXeH1aUfrPdbvh36M5d0nzeRz+LWzZqafOvZN/UT2p4pht5ffpcrydm8nrj7e6rhvJD6FyZeYvtOvY+GrRdSyyPtWd7lmznEcGeUH0Zfj8xneo8wCfi5+xp7So27WttJkhqBmgzPDz1aHL6NNVfLHF5aIr81m0SuBAWx53HDEWlXyRCaTOcSdWv6qLeteebpXiC/JCUmA0Ea7+6GibYvazt/f5aLIS/h0iTY4QtKx0O4ge2l7juCR/IYydz7SIoeQWNV7CTT0WY6dJJODE2YJjtnjCnJq0NlQoIh/Poh8iPRjABT+/oyL+n9+3mpgWAD+e7IKVjTm0h4Xx/PuxFc8vJu7NzdemtqEGLG2W8JyDufKKkpENbzCHyS2mxol2gnjqa9BpsSp2ke/brSe++4b+KYol7e4lBDspXL61+Sl2LT8/2uyG+qa3x7qx5qlq3hxXDiay7ZAMa2F7Dc7H5uQR9Xs4d3P2p7JzZ93F/zk5+idBCGQD5JTk3Jz38DxIj5RSc8xkb8O7e5ezaxZaXRe1lEuKcf2yV8wmXX8Hd3crDEl9VPjHeha2k/L2n6p2Ruw8vlZxlyc5vg6DHf82XrJm/C6LNAcllBv7nDoGacju7g8gaTTf72+ua6DqMg38gkmr0g5xqbX7XTV7P3rjbqUzZJ4ZnPIZDAz7NKT94jZxzy30vzttGXI2/aYzM36XmfXnsa4rE9ueOfubfOAwa+OXcqQjm+5+aaE7HckVgtz9hc468Tu8fjc30htXkvrDs9Jlx7v7N5v1ObH5/cs3efyGpzkmyE52ENjnmT2pF9VUtvsJQowR0LAz7uzFpFQ/z9eiKxkHTISzGBaRIWQtNb7ads7rEk5ruYVp9MQKafO3sY6kvM9WWUoMPw/jxP7p52j9DjdYPJLyQCz0bSiTv2wtc8jLmYF3o+DYUkCq1tQ+QdRa5bXIILE2pFkzJwWTDMbWzsO9LcI0ONuj4+R6lbkoNM2njdRKN+DG3/dsBcqh8TmkTvtsYr1+RPk47jnF5uLplwO3wRmd0/Hd8nMw5jmk42/++zKW76ycTUxxmFT9LbxHs/e9evRUhSX6uBuxnzznuXjpo8/Nv/cgv1NNqmebRG8o0k5IanaH1c+uF3GXpG3UkrKT/Q6aWxMa4l9SDqdEgIo48aeolx1ok1tMoS0Wq0uXmwlF9XP0/S7c/c5t7vMNvck62369lzN+Zczc4dGwYrDs5AgyVib9lcfqFW5GnuAWeopu3dsWXzX5tB2filwTdjXK//gHGDeRFzkRytan7289fYRy/pBHPn+xM/TIjRvGc9S8heBQ13SbzDNOfrGL+EKcLuZdaexl54RuC+O5PSGqGuF/fSv7mvpO1yY2j35E61XRKERa/N52R4LjHDh2z9xGmYfx0BEEPfu2OTYN21Z9mShp8lkZ69omxtE+NU5lilGSY0g+f2eZkv1Yanwu0rXxMrfUVCBEIT5uMwp8azpm8xJapmLlnMM6yV97m55Fa5FvTXNt61ZqZW+wJwycsjEUl7N+Y9oZwDFIfDs322TBmPKgjtud9gBa7CrYmXQQHwQXaTxNtN+QnJeCe3v4S7ymyubuuDmfTyEkrwN63SRHvFYwZhG1x1QOi2uba0yQ7Gv94jaOzJWbrO689lpT3iNHd5zm/q+12VeTjEPn0t5JP79SwD1gvd5nGbP/lNTUlSn/gg9SDD2QzkciVxzsklCpp+ubaQxtHY+HkiNin51LG5ZH5K34U/ppt2H4m+r/kNCH1L6C8PDfdKvlMyDGT5syGnhPyle0DqXDs62NzcY3uh+DsyNJlk1Gzjl+MHsNzxyu294G8jYy/FkHd8J3WZRu273OZ675El++ZBE8Qh6DadDEUCDWYqW+642SG7wwkPYnJAaPid9Oqwx0zRr9gfZhuTZFT7t5s+BBxv4W9Lep9p+dmWC+SsrxNeWt1O/YWuot4nBMvrXHIl2MvV8uISpA9daScYb15zTgsk97n+UgUlxngx5rnDO7b3xDZOBsovA76d5S6ZJboZwjVeSJrNlUwDRvfMy4T74qvPNjVQGh6o9cWXxHQdGBAMUY2J4R3R5XRpZW1SesY/NhcvvTip93eMyPRZmszduBoaD243fW+zZ60xZO3Hl2aNTUie/fHA/GJmSML3ZhBjE0mTfsFf7GzDuSSr9whNOUvKErXvkq+UtSONB0b3Z/6izZ3MmYfYCBdO0g3X52/OR9C1ubm3tOjPxabxnnfQYksvzR+MOUwWmebQ2jZ3xFnfha8kOG0/616r4NXE1p+P038kcpdm5PXtdv6ix8l7LoTxYiEOX+W1RJi6PjNf1XSuOMc0EevT2eauIZdD7y/20elpbwimctF/htySexlr9slBU1cHDp+WZprYjO8T+y1M2i2hfdeh6+YNJXuHvV8uQGJvnUpYe27Z4HApvss6E2KyVzLo9yOXUfclJp/R/14tiSnF4DZ3vHaP3SGP3eTK18q9rJsJaTinJeT3gx6hg38ux0DS1o38/dFa8w9DDkQuMdD67mnPtgM54t54vuRh9N3ZxyXfNCE5vwcGzB6935jlwmYa71zNx5RrOC9N2LvPnPoybm9uXsagv4sh1JcN4U18wORsYhqYHZZO5pIi+PLibZJ4hWZ08zEkfM6mj88UcmHY0l8ZL/2WUNKrXCLNNWd+UazJHmST9CVeg13qslFCvh6ZdHMaOh9/JqP/J80FKaRQ4+R88c6hYkORYLJvXgriOeGv2tL1OmJ/l0pEWm5u8hL+zCBppqQefTnOeAdEsYV25S8J30of76CXTcoQn6Izbcrm6R9L+7+vySR0dDRALy1MSrSD/+W2x1/NBD18+ALcEIw0Ud9PssTknmlruVBbc6ACJQwezjo8JDfYINNKHdMK4Yx/krXEOGBxBBtTZoU/nAf3U0Etl+kPhmkDM5ThFjq4qQOpBvLtXkbNxH5cy0O1fMQ8lzUh5DWCx4RhaI0nn3c1tg1IpF2rgg2Ga42ezi8Pr10JG1LLau4JQDesehp5Blpz2aRJHc44+U7hiGiDvo8NTlYse3w/PVkmxKKuNgveXWGBkgOjJCegrAdsmB1Hl3WJxQmAxquRVJejz9iXU1w9XZJRGwRo6s9WnQGaINbzsn8EOpiG1R2FPsemDiYPm5AUPXrVZPYHxMHDCprL5fC48ZpSm6KyoxffQ83DKu1noomXkXwnuv9ncF32MahtLJ8wrSx9AYqPm6oXaVAYAXuEo2VFkYbw9LqFfDwepVzqmvRn3LVuUb0hl7uUCqdu7Cw5GhPoAyoAgy2i4msVDfPJyIfP2IKdzUSm0U0BZNpfrTEdOljwFO+IZMYUwwLC0EJI5AzQ4j5P8/YUJfk1MFIMhTnMSW9Ci1LjLsdKJTc8e/EgCk9j3bTyGKMM99hiAUpo4zjA4RPsJxoQ43Pxg0WY3sQCR5s1zWXajceMvfdeTlWAZfiQIP6qqkuOg3qIqwJFmA9Vx2POwBPKyKBLm8077Kbpt+6znInvMm6+6oUf58W9YTgCFIO0p0aZP0irrBFRIj/BzuvDuWEBgXN5oMASDQe2g4oysFiYzXpEH/i8dChV9XhmaItQNCTO2cfBySSlo5+PvzcoC1X3MyWEBVI9tYXIAZkazJIRmDOXb4Lvf9FRm71FiogVhOB61SzUU70q7cAdDs6rrsCZhqLA2+YcUyxCkpIDvRYn7LBrLK4oYFyjAGwPW/GTnOsvv0jCNA1B5mS2alEiVvqVFDAvCqPYd8XoEcLFaqXWxRSUSE1TEFRBOJmWcKO0XxtN4LxG8yq+ys2Wfy95b02cLzJKfud6ccqBVFbKJsAQPk7OM4ofpxFE9rvH1ZOLJ5ijKJJzqyivSUg6VDUQv7eG97AiLUHwVoz6c8m80NbXZq7ltwSQo8ONYj+OEuRqiUPSj2WNYX4mgticx4JOv4JyxdKAx4OksHK+v1pSeteArOkfHNmYERC0AnR1BLONPPWglQZ5+VJ/sP5BEoH+8gxBIWGUqNhGBIXutMWPqcDUTxg8AHO9UG+gZbcsVtivBopQBOSj4bJZeBSvWXaPPXX5JfqeXAgHDgmdwhbGIcXB+ZvU8pLTmHVTXzU8FsdN0RAoQpCiCjwlGoEvtDY02GVelGAM9h6xMIPe7/wxfnlSiFjAqNAZ/PUYow0c4XjGigEBdXm/mq0AuBxJIcQn1LHzZH0MZmdVaVKaSasG4ooIEOAGf5c1CYQlUm08o5vfBzlmad45HfIgRDEaKaRvEqi4VS29dO/fteSOATxaHoZGnch5LqZ+9PYQiTND8DtEmyW2u3Gw8DqB2OjscQ3pR/nUCd6QIDsAXa4IbX/6KM/BScUZHpNeLf5/TdcJIIf1gQGINJDP+7tpGeoDHvsmYYVMRLJpRIxKLx2rd1v/6npP7taNaVYXhPKexhRA1aMhqzRSqVgD3/H0jCYXaqJOgGOdyOhfakja/bPQ3Ef5cBVN6mSBoCLdkD6OLRFsblY1Rw/O4AgpoWGYh8X8oVfXJtyoBnBS4C6g9B/b/kJcWTIiOu06qsbwhZFVmBr5h8dvEXDcQYhu5PvzTSrkYXaTPUM0pfBwy24bwKvD9Y5nqUiL5tn/rBzi68okkNKEmwdTfjY8GbFIiwwjjAN2NFLQTozawKgBH+ZI1BancoCleiD4h0FxTF/ZkXqBasmXG4AXAZJYNaskt5HPwxH4ILbsEETPgO7xVGb8EH4eliXQ6XW4hLpF8Znq6yW9pVmBw0Nav+u8iqWGYjkQfUK9Z+sfnmD/MkiMrkRCI4W4+wJhogQ8pAhx3xXlyfACUb9gyTzwM8GBL+nCaio6IUNIwI6AOE3KeRdpq1bwPnVGfZg9ejmaSOYR++WEc6fetTwlIBBFNGKHXGm+gghlI/bmjqggWp6cq6Bpjitk4Evo4b3nyHTgIRI1zFNwF4hgirEfDee9rbGca8zy0day8Ro7RQrpc7AsXgJYEP+BzJ2H1oW5qovkpwtjsY+ljRnY6rlYcoB4gfps60OAgZZXi/4BJOB6SiVAmAOdmqcM+zAvha3Z90gRt6rkUXk3ZDIVTcfV4u67b1iSJiD70RXtColSSci0dGt/DNb3BJSMIsxUMQYlxFCUcaBG/IIQhoMApPikHOjWRBhugckieBF8B3DC/mSWO6g5YqSmrozOFw2kGiAMJxVkIQ3EMRnZXYZqSPZ9vjNgEqt0E08pu0hA+inSTnCnirlOLmMMQCSDfrCT8Ndaya7wGHVo/qAigF+9Q3a+0vlDaRQuCt1MJgyTswii8B4ALEW4Z8Q7KgAgcJRmq3QNhtUCz6SwAgc54r+NJS5+sD6pAm0ROmZ2X9g8n6EXieA+GHAMftgrnIUziNUVepxodjALuBTq3rO1BldNtbG/vEhp0Pv5Ux5PdTBTypwuOHdtMf8w8iH5IbMuwathzLf4hnAPpM8Ete/p23tkorADIL7nEd1fXloeB6Nw6uEK9HJGRnww2vi6nNPoKsa5jjljQ0L1cYv4+RVe+kPG4Xs88oRTW2fuvQkZUQSaZ9VmIqJlj1mKGf2BVvW12ooDSbPFacABtFlyDvYMZ/dRPzrzlEKDwCxmzVxh09tA/hEjva2AlmIxEtAQbh1M0wXtu50oZGFJ7DNOstCWRaLFvWj8KItYDZ3zNElWY70IRFzD+MI+BQJEDEwoWr6K4eOAdgtEqTIJ6PZpoDUsAXknKX6ZzPkA78P3hyeKPMOL0hc+EbGQSHqcGhRped06f8oVXziqQLIeXIyiDCdkO0yIN169L0ac8No1Ic+Eev4giNms0I/iLIrtpllYGpqfjBiPRt+Zoe7JaN8wYwi+bWP2EHfHVizBQ+2JjsE3jaW3NjeHY+Po41QUMF6N8gYDFv+IPUe6pxygL85KEB2MeWnD+xH036uKnvtM+akcpCF6eqdGB8BBiBNoe66X2OToR+63cImqG07Wo+AGVPATCwSQwcdSmG4zatMDp/WHsgGVJPNM0OKwRCAkC4nlAZjn+090D6C3tAZUqEGa9r9Yb/lktUm6U4Ckp/sEhJ+DE4NqeER3faKvkFyK2B3C4jsQZDWm/qsWUV2SN+YLiMDRKOAjp3mMZRd69lu6qTqIZA/yEIBwlhkSN/eQUvUsIT/5/sac4ecFDyDr8rBhkodnSyvBMG15hAYTYIMSPDtkJYnmXeUxQLPCUffdlOEX6MRhN9mzUGYxTfCDPsj9vJcuI5wPvJJkEB/jWKHpKzDvX1jO7HNJD7BOCQhxFOsIlzLTua4+9RRXGh60VqJcyserekhJcjXun4qB+E6OUJ0f0h7i85lpHluYQghXHAy1gHc0AO/bGXcobldIRjo6lUE3xynNa8jwY/mjhSQc5YqZPtOKLtu5WYtgYQ/XSckakmWSIPgjFTpEF1FmMj8xUe2u3hJ9gYsILSJg/DuBIn11ZqNfvOeXqUnZLM+IgigbQmreCavvRLiNPg4CzOd8fvSIrF05G/wKoT/pQ6jBMWQws6DehGyJ93FH64dzs8TjKfCg3DOgMgKojnaMjwMiaoiJ5Lt+qPx6rTiBO497Vc2f+oydR1N/395fbkALX7K+J3mcQ8sG0a1O5gEyJgDeLfljhBNiKBqUjED69eKKc5GuaIrX4dPZ/X/2TBmaXk6yPlHNePcYQpT2wRu0rE6kNHUQq6h0zJjCaSjGGs0MOwdVOyhCyHuvxTUHT4f+GajTosCQTWnIOAdtY5AD8Yw+cilfiyiHRS6LBkOESY+vqmaDLirAbihjr/TTjmF5XRhFdf4WRy3j4Bl8TDpbOMd4c9KhEGIP3paJytazXkbrWTfhUw0RbooUvnhKrYDM0XyQUyIwEsfB0wlFBA5iQdwxJIzAxN4DSIj19Mdg9LuB6Dab7thl4x0QbUgqt0GIBbOh7de5fyZvVwaXCUL96aOomdVDVdOgnxwSjpFkb/R+TlQN0RKLYGlrYQPdpC4BAOTgT4gPq8mhMgsGNoSa6W1hcAahqiFG758cqfGMeit0HL0lIKLPThrVbWISBb0Mkn0JDABuXoBDcHkuzdUkBBAoKW1BJDviKtOfpqm/+z6rew0RWdXh8K7PESk+u50ZA0CgkweffhohI4avcM8QBC1CKIFoOnrABYSD6rw9ABGBMrrGagXeRD88TmhAeRRVnGgEvivQk7L+som9csEPBzcGuAxOo5nhFPY+elgMGds5YRm5EJ74B8621QCjMBfjkfvyEWV7yl73T4b8PGJpaxLnL6Oi6l86InnkoefuDB/wXMZv6TAuLvk4of24//6jGMK44vR9StjNQNQcZq8i6lLwaFY19CBVUXi/BU6LXB0OQlVC6lHE37lk8a7oq1Ivn9/P9mHeP9fEDKpBqarraoCHPwgnC/yEZGmbXwGWJ0/2if+x60eUeRaMTUHgCCA5TNj7i/QFchHXHLHj5exxNdGlOG3lOYZTijSWKO3HoBZXNt6EwaYhePIxF3GeGtppyvNoUCZpiD9KQl6zDOsA+ZBIgKt55Kr+A5Aswody3qX48auvIuduC43B0tzacRMgAWBqrQPELxc8/pW8Rz6XN41d4zi3GjEBf1ugBNQ6bAmkvJZG6QzOv3nVd47r/Pj7yTu/mcFveLMnOMyRR4jrhL8TYzYrF137Vj0wDqMOKiO53zJUkLIshaqa2BXNgk4bLtOrgcziNR1d9HYSbMsYay47QE+XY0ZZChJ1HDA95cGqp+aAQsII2Ky2IMkH6cEc7gsabdaI6QU2E3mP1kjYkxE7jDrPn0VHIDgsoewqzbapjoI4ex7FGtdIxlA3bBq7LjNqVzr8tv3ECwZoAniT7NdeRLCawGQYkM95xHQwHoAlOBlDyiVY8WuzHQP4uGrHMeyg4uJhKxycQZHFV2oV8sImswy5CCXZ0TTdZRYmm4E5QL/wcY//x6S3jkIurE+zQ+/Ie/DWD3nyH9wkk/ztj4yUsnRDoM9+WVrk3w9kM8x3BEvbTkarDwhreKnQcNT1v45VD+zg7OZ+ZnBDuICDhIN6mPpB1kyuS4wttEw8G6gegO5n/B2Y9LEzaCvvvkfLmxwrJqI1JYjFID5pke+5HX7rE9WjNJun2+YCPGXBnAsg2XcywuXIxsf9uFdFyi6EvhYGZTWIUSdx0O/5yk1mUqPRVDU8hFqqwPgMoOmkgm7EwepSZpC2OPOz+IBPSwrfpTXoaKJzHhpalYAQegW4ir4bK0MGIbgFEu/6WpBr1TZbuetyfj8bglYJJChDSLKxAIjlHGyHFB99YA+xAXKEeJCG5iJG/Pcbi6gjKrhKTTGGmDtcrnM+1lIOTVPIiAUfUoLzEUOXTXKwMmMQ4/vjWweZ4X7/NXTImE2wdIx9KmGQ6MiEfUptLC3Xz1wcjvMygZ3GGJDLhxBao/AaxDL8hp0PZCE99rPy1RuY5J4nJKTQK3u70wlOmUKHvRHjbuIfoOwXgvPbnCogXX057DRV2FD4GUAl9/E9VJAyqxXsbo4siuRZcShu36cMhWlJ+n7MFEwFHBOYvy1w0h9bZrMeSNGuVAEM+Rs3ewRj4nAF8o7wB3rUWQpXY5iyImlkDGUX/SCmzMf96I0ncYkrhSGR8yRD33wnWAqK80rp75vQ4O3mbToMr0fizjIim0GYWE4Quv5QhQ67wLXpd88uXW6ZPj/GcrfjI1yqLovp6XeGNJwYG/Gcgw/axXdhtgV68fvwS077pHtZpnwmq+BKEexq/zltKMBysIEki9MGTtnpLB7Cn0SITXQSlLXB4SSjhM9DK9QU8myAYHjYjgR8rQHd+ClZzSjDMu1VpYe1DbZD1IM/HEwPgqz6qw6vYLS97HD+fr9XRfIrUY/CUxymSjeJJsbIW2LHMQHkBo4Zln8pyosp7rGQFvGL5dCRQ89cMIHLJYfjvZOTB46EpFQfrI6pqHq8L0lIatJsj1Mqv0RgrnzcKkzhvbST4a1SuJhn+MGnrRjcmh/Vhau9oB3M47wvaH/AZY2IL6ps7woXyxrAS4PLe1BLoM9+FtVmi+mLWL88fRqRwXMn7TxJBb/x+ycI6tg0jkkQHrxeGXbmX/6xFHNhEoBDvhNKPBcjTOkL5Oeb3Z3ik/UPkGt0FCaru6z3JhKaolHaH7B+z7XRNI+kRX4w4Qhp0jh2uYpA0VGKbpVamkaRsFMPZ2YBgtSGrG8AWuy5snpiE5fJrBl3wMD8udLzQZuJNCNXLLIyzEAjHKtjKEd35CVLOUKBkLlbJjnUzcUsWdeGCBAidBIi5bX7AmMgoP2eytG2HIsLy0DQIs79LQyP4JjU1kVwwNGUWKONXCIsXKuGkvSGRU/9uAagg/JqEPPdkPbLlgEEcAosaKbbQCBNsuHNBkjcBoRFAUQD0DHIZe79ItzkZ9RF4mFg/C2lCLwgMg84TPGLVX6Ug6M+9CR5MSt47M2GY3t16eryx6BnReEhIVsuYxTewy2CcNAb0eSQivs0IRTuD9jTtkeYpRCRSrgUCuRYV0Z0LLNve8kuPmmBCK9JEItlqtSUWIlMOy/5eVj+fC4iREGpoma0F9lK/T5b0cNfY7lNQauiBckWhZlGvXCddpN0M0IVJ8Rsct6jCz4vDSnuoyDhGkGwyqvxVXM627QM3CcWSIixrLYQxcU/VAAsZS9sPI2G8uEPeBMLM7BM5DE5u08MpZpsflSiIxrkvIHmuBIsPwBwBUhwGX+u2IBhaCEekE+o1SFLWeLyYpphZCHq32s7gnHrd+lh/IRxHrfogFUEj08IvWCv32yoR1zJHCtKQ3OTBSrpka2LUMGgR3k1Ip6HCUG0+iS9YzgF82lGrICAtpKOf4QJUMbd/rhg0LiW84/gj9Y7T+DmuO6SebtwZBjSeMb0fczkQRCOTgF6MgFFg3C/D0bJYpxlQ0euoWDgDt9CSmZG1Qe6lUpBd3xZdY26DsodlnWK/Z6O4nsIBJQzWWd98EghE87il4XAjhcFtEDmp42c8DR+DPT63UipNbH20ZCx3qaYtArFG9h+YmeJ0ld+LtplF48GlX7ITHroRBzTQI5G8/ZuC+OOdKMUfaXjLfGiwSkY9vsjtCcjgA0wGqjyscEKbcHLs4bxyelpILLlfYai14OFNJ++mUoI8d7TiMo8HL9cTRWJ0ULjAfPqf/BUjvCMDqQV++jBT2Q1zE8DtAi74wamN7AymMLq4TnUkH4IIcXZwwRemy0982TC6BSEth7BMecD1I5tzO4RJCG7Go4yGM4I8QykICYsVWSuxlxy3gtYczhfSICAHKfE0Ppd2s+x/MN5drMiQhqIuTVq23BJL5JetRl6eIukGW+DZgIUvz9FUw5UbjF+eN/8PUjN/tb24d0D83aQ8p+EeZY9m6740cIiCrMvKwajBJrq6JCcM85UWCpw5INEDUKZZN+5AUd/c0XQZ4wm74QI8zAkQFao6FA8VMJw6QGIMoL8u2sGc4NpAEHiX4mYy34wRewxmIn1zz1ukEFjyc/Y4AIj01cZAhhtVmV2spdUmh8iOKIUACRgBX0R6yVwEqRzZ5dmAtzFnVdMZd/j3kun2ux3DkgDGuSwk71dc7FWBnnepfAJhWex611nKaze8W8VH/7ik0XDjeYiFgrxnhqgGNP+g3dPFKEe3md4lBgKE7Zs/dLrhqb8+bMdcTkBvTz4fgUDeb4JlLOchTj34QwfxrxDQfnQAIxM3v9/eYXwBWjCd1AEZjtlJEmlwm9YuECOy7Q2rMFT1No8hAIS2BIHm973aDkAcSKVkxMYg4aw/lsb0BvtbzwbJJSVl0/4LM5hTDEsRQFRyyCwPCAoL9HrLKOQAkM+jOWagj4pkTyAifKkzERz7tZnD3IEYDNC7wVZUt6jLAQUH70+VhxgQPEJwgGG9D/3cXTCK8ldgYL76unWAmgprH4ToLdoFsHd2Bzc9Og8JakWLq0BZDCXjY9eGAFQ41Dl7yH2qO03PCcI32BkVDJLEYKJLtbfNX+YqH1CGvhRoQJ468fzQKbpaj5jCv78avCkF4QCSyM11Oj8RCaqVXdt1pcSHJpuGq3Wtn4JjchP5XnTccs3FP3jWc41lBCfT1cgH6uy2757QTkcacFlOUyS5cDG06E4Sb6rOgShRqInQ4y+C4I+Lk/YBzJk+BRIaHtrviPYIObV01qHRbxx+AplLLIE2eF3wUC1px+aIQkLTidbiLHhyskZC0Knegil8xiI+5NwbcSrLnUXg1m1KtncQOGUhG2yYCnrhQnWZh0KZ0rYTj8gIgAa6YBnWmpYC3h4NVVhzB6hKtjENZi9S95FjQ4OQmNH9hpOnnVZlBJoP2MBOIWJwcEb6mqQT6HiMkVsnkO/WbY/DZcrhglk1hZP2qnRXQoTkS6YRlTG12kfMpx7xpFNUiF0cBSxRB5q3lnIMYX1kwCQiRUjIGwvtzGCOSpHlxKPaEhRmB6KwUGRfC+9uYlaCPxJECuUvXvMrllCYJKJ+HPclhHgMQT7u+jr5YYDgRltFJwW/L+saZ7PVAB9/KhaopHIvoWHKQJJ2HBgfQ41FK8RXs/sYYSFAX2opqMLacPc9BNJOfPiAYEok7J2XLLoLJrfDH8cqEjZg9sFgsu/pO10Z1uaZeXYUHi6DWDyUILUENT8wHiHmrd7vsdXmS4wQXQNF46IpG9ZnJxJ2y/yQ1oGoa/sqLYjnH0Kze6KBjZLUBBUYZAVnDAUZR0L4Tcu34dAH3QEjOMsJS68AMF4NT6KJGb+/Cj0jsEfAfCu8rfPI4BQbF89uomJ9FRr9sME9dp8GG7g5eHDA0i/DyHSFQVpmqjOWJmUogHKBg/vI9fnkwGbJ6V1NAIGk7C9PwKgup+F7CLh0RHWjLzZX24dHDIhQUm/XEKy7e3B0CbjsAhqBx14XvZx0rxhocQPVcyVQ+eoQw+ByjnARTPIdp1F8T+PFG4yHCgcVYF4XKDj3okSVAY7TgASXW76gLQUG0ibTKMkYggTi7LSF+BED9n4lzYCN4f8Em+a/jEgpZvXiy06cUQxJQmWlKV5lJqjm5APX1fHeAeb0vd8aUR8Pl1qV6F6UIQkuqKmoI/wgzllGxLehGyOBlhuQUOiYghI/2cAW6t5yU5Eb6QZ/LEwFur4FI/Il6SHiJMk3JQZeYZSkGDwhiJGUdnppE8pCcaQiQwAN0GD6ItpLdx709OYIn6HTjlmz1gueMe6l6sIsuD1Lvjwow0MemTuoVB1vu2IBMBDcBf2lUzhdR1KDEre5bIuhjNmhsw80jNX9t2j2yNPSwdazHsuQJx/8RDExS9qDL+v2aPB5rVm4QU/QpIRugZbb8PwvWTck1C5KgKUaKSugg7CwVVBNQYAwsZjU90alOBj+QppWtnD/mafQWgQCX427H+rIQzpbIDFLK1RnlFrbURqfuFZiUXXZ+z6MeZpVx7QthIkA1YtQ3HYwq9YGgFLEdvifgbABFOX6z6MUKL6YJKSREYTnYSXtSnKapg35wfPSs3z3XGeW5cUnk5YjKveem+Kb0alcAljBLChh35fCCsHqY0zoKkw/DRNswCyp5KIkSUyLdpCUxLrsbAhRBwwF0y38XsxQjG4/jRQOEdo1HtMMQQJkMyJgtgVhZjSwVTzCCGbIaotFfCuod1zQi9P0jz+Rm5TA51nAvK9GEEqe8OzkY99SKe0XwKBHz9Q9K0M2aPlVEGE3fYF4nTmLzPNpYFIj5MAql2idOnHNwu7vdPKDPqqyUuDf1p+KAjSzoBnj5OeAJCKwRBcdKZnYbo0ZFfEhZwjTw6UTWxkbIn9e4S1r86rc5ItaBG2cQaTmoX7gZPKTESLNlkTSUSAzjgjIUiOUGl+x7TWsd+pkCvnkEUQ9g01bTVDP+E4CW+wUnBD9+39IcQv4JaMFEgKDrC3ZemerHqVBo6+MWcye9dHeNZGDTJuSvRuZqD+nFpJb+K+A6inKexfawNOlsW58UEN7eHcRCQigBKDFNQUK7baABeDFsbKxormvn7v24t2GSbFBQGRTz/zDMJAs7SiOSr//wMuMk10h30Wug2ePh+I46/F9HAA3FBFpeFikTq2laMiyZaOKY2oczbGWVvMKwFvMWDpcCvCycFwJK/zs9pE2mMJV/te1PGzLsEA2bLlhtrk+truQMarxI1J6iQcocS3o4N7zGDN7oHpgyak6GCPi+b69KscsktygLtk8t8QpJZwgyGRSXH6JKBtEpZfsroc9DWIVmsoqS38Ss7efD94ejqQS43YlhsQH8GVrNi8MKtdAnt1+GUQlkrNL0McdfhjDFKcuRl7iWgPooC1KI9vwTE8g9uvRBmLtDE4p8I8ZoSka+y4PMH33fp6XmECf7Kmk2OeaXDonoXG6IQXGNl76gIpM1SoUL/ZtRZBxJpzpvRNjA8rIYycu1g6E55AxHAen1Y1pkmd1AJ/vMxfJwtbdKyzNb9JVinFFkmE0JoRXPfc0RSI4PKWIX+scaYpvFvmHMopWEUHRlM47tHl+gtUTqGsIKNbN70PfAsEzsSmHYaWHdbjFHo2gwaMDrOhGtYBm2OUPTKWJRS/y8yn0ae1Tf1UOBjQPU+Pnq9YiFU5KMuN52lbIDuefL+bgM5Qi4xk8uZ8D1xIE6rxeqVBaF5RNJwbMmOeg9yAJRilHEGV1QhPkDR7Al2iIVhxRzh2MJMiUJ+jkU1IDe+yROLXrCd3MdIQdQ9OE79B8aT9gniYe9cRyI13wWxFW2xyokpt06ahOmUsZMzJlO2tDBN0WighZAXszfzmA9mjT/QlgMSg7yg3jDOONLMsnP5ZJIDIseCACRCfcTeAxEjOWHVBNBYJmNtIgtDgD9z10q7zBWfnTUSQLxZ4rHFocxkdbJJn520oTvG8CnJfsgjnX+eUBY4PA42iziQZyJwSjXOcIKqVWgdufisKCPp87XY+HY3NWccXMzOIABx3oxgQiXawiWv4mGez4jMMCIvAvUly8JaxOx4w7+xV8YYrzo/wBLCqOHcUYKFWVOrMbhluidhAmWWcHiK4uvS20ZpbvfY+hnWXVFcO3b1rpvowvHfp57J6u/ba9m4uLS7LlicsNthQNsOERn2y6CXJn372G4/0M2tzgHChJAd06SIT8BbIGhdI/mpyX95rKODCzN+51ex9wC1Nt/lYsT3Edg65Zgxr9CfQ26C9mLXezM23AjFQ13ZvzaffY8CPHXQKutcMXHL/NUclADrqBV5Jmvvc81RXn8wyp1dPAmKAMUvtqoFGNA8fY0zOmeMPbWOB5NO9EMs9HX1xVx73CNbuqdsCZPqsqedOjCUL3JirmsmmfbJ0751+yjqvEPR6RKDt9q21du8UT9t7OQKT3lwHv/jX76YMk8eDt0KRk/vKF4Ts2r2mk0Gck8Z3uXCTuqs9aWdeBV+cBTPTHa5MyXZvC6y8s28mxN1XsqG9+2wtgCY3vb4L+7e+mg/YWrvMzW5yNLVtt/wVxzLOU3dff21qhCybI3sNxKEXtu3CfquyDjBzcmbnRvx1lmhkUpTvRSB78vJI+gKSJxlIl+1VIOW4fdIC5/SW+R5zL9omE/a26BzKNffkZmFC9wb6Sw9ONyc7GMn2SdqPXM1NsixL79aZA6ewkTFeRJa39rB5e8i63d7PWYeHfZG01bn7YlZNk/6P+7nVjfJlaBHDBimI4ceehZjjehMoK4f4XqsK6dSfIFmyZFZpH790TlWi+JzIIHc/sdP3Tsg65bingRsO1skTwuJ235A82LrDNDyURbeFsLAPzX3abdZ3/wYDzZIt2516Ih3FxBb21onlhuk+rQqc0HSOvRboR1E6meWuAU+mvuY10pOv2xqBldz/Hd2OnLIB7nUT1uHSkgKnl6S7s0zXLDiXVEEW1lUdSOO13hAbtXTPNuVpA/Husx5m8eBBn0pjvmG3EbHEZxvK5GMk4oZJ/i+s3i8YDMO9y/4dcwmrh6Znud7khEuzcymWbKlzEXmTWWaEulMuMZMOw+LOEvwPla1tNeZZv6nQNpUkjVg9W7kzZXe7kePt0c0BelXyhZr3d1GuhptslBS/9BuU7yNhxBfNMGu34/JjheWQqvrOj06ZFTdyaOuFMLpY4YE2WTjMZ7jgd9bO0ntvy17TvQtGlyVNsVsz8Yot236T4Wy+ZPxu0CXfUStSl7vIfGJ1dm4T7Y5moDtuWwSzQjGcwc7mh7/TDmNItD3h3HlyarvdIxbPYqgtyedDukULybXjfZqQLe9lTSH+xyvlRddGuXa/h6z9JeqwffbLj45jl8i2NUfDmJVNs6sbwm7Rdw+WAHIy0DJNfc0ZgXzgXt1me8YIbDNkiRttcGaSy6VeZvaFx/1T+HuFs2Uj8MCjxfbNmi4adlCdyWsz7xe2W3JmYFKv865RtwKcAqY1XQs7DLwlm3hvxPSQ3jtZfZjjYExiPfKmyqnO74TjsXW/z7f9NSmeIURvkhB3q55vkKtuHJk2RHMTL3zLhIi1u2VtQyLJvtwOPeyh7Hzc7kM/LNw7HO/XI6QYp2hejc67M9BLhuRakVPYNt2X7kl3WjyyYi/Dt6GLyv5KsMzsaHvyxmyM8FVuUo8DeaDs/7ZbGIHpXoTvMo01L82JOwezdLYTDqpdc3naBel27ayZHKOTcHhIh9lZDkkbzH4P4R0LOIIb71exofreUf1+j0NvfT3WzMJ2x7FGOiqENfCSbpBRNXD3uZN8deoxwz3a4Btdo5ulZDInbpIYu4uDJ/Nw47f3WWuC67Oh/QqyHd1aOUZDjWHjJc3LE+iIMcSeBNtrb4H3dn67bMzdngQPwrAEb4iSS//eGC7eG+m43aLgPsUasWNhtTfuHWPGggxYaoW9t1mOSU4Xb3KlZ4et7LmMamymYbcku2yrwHaRZM22oxtzN/wuPjnD/cDcdQfUD3IzDZxpN8n1VYPsesId7hc8pO40EOl3Wz8PsRlxlqzS95373Uy+QzmLSVwmUS5drveU2k3aFHFlGhHd7isSyj0dFrlAt1AXN9imE627XvVMryLGLL+r5Al3HdOs9pAE7czkXO9Elmuw/X+aNZXA9Drau29JbND9eeGGXZDiQjHTVbcJda4sNjHDKjbh9u7NWyE/EzC34w58fbk02sjNXDNXUwxcLgwaEbrglN3Kkm7+03s6u+daH1ddY/lj+pqFWQ9X88ExV5KstJavINsXf98fEAcmk/YJjsX5pr1PuA9vrUEzpdAmuzDLu2s4a7bOApjGNn5I2mxOT2/glABj9Nmu4z03Q39resDEnl6JK5HlhrYmcxYGe4OpWE72e8osMbJuMuVC6XLlXGmndMwzoQYOe8wHodvEPDY7s0XveAmG94UOSl5tEqp4t/fsW8bHfVlJ7r6KEo4Jr4ayWZ/cH6umPP1f6wHp7PPFuajkzXRtqhvJtDn3/QJPxo3TS3V99Lq5FRIe78ME9i8+XupSKZ3jK7Nn7sAk342WNWMxEaoXZW7u8RROh74uIzlOp88G41IRuunV7uY1LQ8STubpeSnOC06mRXqmmaxi73r7iAHq66bPrlUyadnx5L27FsQN9+4Nd2+3P1wSySfZxXSipWy6UbxuNgqWQP3E/fILphnMwOw6bmfP9mNzFTMFZg4TnqGGJcHM/RZIhgUng4QYqVP0/L5LW0v3hi/B3drdD+IO1XTVzZ3rGLfz6k3JlnlJfyXFcTe7Jtt0qePfsAPpM24+3R7mpVS80cryJfYzfn09cxrdBWOHZJYbQP1Ob63sF4vrityaM7cbzbEiaE93GNLV0tZHWSgebyY4Jpy505JbuyIvv63JdXRckabT3RV1yWlujru+dWBGxXa37Uk7/XonzB5vrl7ZF1ozd+1GksebkXHuvQmQ9BifpOQ6TJ2YK5potbGSur/hdep9WgglDJx2hH0FPkItsqef00E0X5njC+gX2uj3ehI4goVgM6Q1PJ50O9kwDRKmpOdn2XAHXdNY3JiDha3oz+QVWHeomfTgiaPMtNL7briy7w71JpucUOajl2ogVBcxaf9+6wYynqGHvS0BBgElVyfuuDu6l1ZmEjNHVu+/TLPHoiO9ub3GzAR3lxuTHdbKdX+t+VyYzkYmAXFylVCfE53Z8bhhCUGk0q/OGgag8dwTwzagczPcFPxSun4hhtzm47B/LPuAo8zd7exAbqyzDfudcVOyjx3tOk5yWQI4x9sZbE3IPGRze2XfeJrzXIIHNRWgNj4w3QVyFpZMu4aecxK02btDN3pOw/VGNobtVHvEfOZLBWbP+D7W9Mm9bQKJaVa4NA6dBZS1zjVpVsv1TtjpefoRyDih3DrkuExtT7jN88q5Zsd4z9S/bGtKj43oFW9ftJxZjSmkybYpzIrom80/HnWSEz7j/5EgCu563VTyPZmww41DSMbw7N4cxnyEhMy1MR3wXSaT5p7ujEflZlaabmpZam2T+t9qbaN3od31MG1ucxNvdsxNi4U42uvfvtTETR+a3epmGNt+z0jH2r2fWdBOD5aN3eXVtM+RHcc8sv/m5Gd2O2FW6rUt82bW69HRhDRK44hXYNNJCnUXuUviOaaPV9WanM2z89jXvbnLBjickMOG3YA9YvGcj0t1Fri9DEBpRivpXdeIke5suOCl85SQ/ZHbMHaye3XtdlFbe8oZkjle3DDLWtjOE/7w4pfupiTUFe+y7Hbf2XtH58LL6YX/aLj4Kp2ZdWi333xIT2SZCGu8rXgU6/mE7UmdYOO9RthVMTa7ont16fMim72TKwBXLm8jl0nf3i9oLO0M6wXevVOje3TdTogkd/9Pu6Q2EBj0YzKYapIwNOTG1rRrtv3kXG1Pg4r6HiO3k90bGK59p2tY6JfZvcrf5stZ9UjXkkckGYSJd2BzBj9UWPHvRnzrNjTK3ksVjNj0tiVkLUcwylrYpht5N5jH9NVUrzvU2cQtScT2PNJ0Y3af17vFSiZ3bROYntgzMb0o7K7I7JNHV3/MorLFYsSpXCitYfQi3xtbe5/CdrvhjW/9Py3NNR32tphfRTUZdAxnK5B3mof9y6M7MkQOU3QfXKQYvgYSsfAoGbmEvn6JE/Osbs0miVQzaaZMMd48FWHKbomcx/gSkzgrU573BldSOaRnpsFcd9bX6waTVLxWOlc/d8yd8J1Dpivb625aOBs5IFZM3eS1eb8JlebId1faZhoii1txcOTdpUqzWS6A5xh1oluqCabuz8V18KJ0DPc1TTjUluXmxsXsTWy5BBIj3KPT62aVB8mezMbmcgmhPEKT6QZD4nbmEHCBX5IMn2FP/Owpe6JLzkQfZrMxlpoxkDOmzcSszp9w2OfsY8vjwPY2/X4LDfaRzUYFI35AS28SzzJ/u+E+iubYOi5z/1aB1ZuBKa5nK5NE3FpSdx+62yG6/RtLbmNnkZ1WzOzkdPdZ/+au/yI6GZmvTy9u2OWYx+3cGZCn6exmS5/CZybCbp1i/m6YHDLT+JaIh+5Ejm5eJHKqBbZc1hfzEFONeD7S2Si59y4GrDZOuOoTUoN8EL1CvHW5jDLxLm9/D/WlQMZOHXdlJ8JqODbTTM222c3YAeok3q5NbS7Sj1V/JwqIvobpLvPXoW9sUyyG9i8ZZ4rVUfo0+ett8LaRPvmSu7nQ1WZOzmdN3EuzBTSB5uQ2J5Xsb/1ufr4L6EhHJYszSyC26CTFNcfM5Vvw3g0p2Qe53udciG2nq044yJIme4IT9g354ng1sRtcpK777LNjFJsDBfNgl77j8Y6i3Gec2MoZVxVudnskYtxZI1sqK+/eTTm+SfBu5kVDBL41F0Ac0uQzzEDeuistz34XzJPdVL4xlBuFhS023jMeh4C9JjDm6dBe2rceez0428RX5fp2hYvNZHRdBC6Y+xZIemY1UYOG/NbLX1x00R5Krv+buKlNIzn37Na4tBt32tw3wTSzMhEdnMdkdeRvNTmymVkl6UmyYWf9X6KeVDufeFjrRia0E1cTDmsqIpskjQMBDgXfdt4lBBAt7AHvRpk5TQttgbXLd809k3KwOSkvtNwjtB/bL53sqSUjX7WzCYHQkyE9VMdZvHf3lujy1j3z/u0exn+34cQI+eJltHsGt4SGZfZtWt2Wim083JLPZXv2ipb8yHtLhGyqu+whlInvj0KoaQpnT5j6fXuXG15XSvqnLnRcFuLLnxOgJ7MbuIoJYAOYdg+4qzO03NOSkZJU5D94aDK1xsobuV2Asm8L7YEvAoB8cDm/hwvtVPwY+i2GcJmcZR+jbU7/vpl7Y1oWkoNWvvlnX0Gbw+9sm+J1KezOrT0xLLPTgzmGU3RvMutoYNAXwNHvBP1+s4czsp7sliVjLoHMXQ68ddrNujMzjbbedll1aBZzDcKZbgQOd9Mp3YeZ3TYXzoltAWtxnTsemtPa7jAsZPZ6u0L2aSiemW49N6eDzXvpsEbt1bz2EOhMv9k7wDeb2ZRwm4Gz62G3Pmd2Y2PXe5xfyuFwuyY5eAVcccy8W9joCst/TVcn7Ej2OeMvA2QO5pwXnLPZxYr9W9TlasE47ZV7+SKnB7wdvTeOoz14yQ0f2r0FTIuwZVq/Zpkahm3xowS7LpebogsrbGgWshIDXpgNO2Nr4z1fdc1tEUM8zpadT8PHStVrIJ5JLzecjW2l9S0loaNEio9sy4kZjG5uJ/W2yd0dwkOvXejUbNFKvNlvyRitgNpfRsPM4SRsF8E0N1xDMVyypukbAsSbQVaUvoTuYDFvW/xuZqnolnFF7NSl7nkNL6W92s7/xFV1lzATusvdHgUAuNsvEp3X+VXLvu5poXBMudLBV8JoUVJ1EUAd1jmImVJUBgDJctvE2Bjcyqqjmo02TWtkObd2umWHHPRvkb2wsm0Iatj6jDJzow1L86tE3qiIAgi51fzU4unlrj83EFzLKxl5X9uoRHwBGJST6xSVIbyJSKy38ic0JrdTqINLMKO6akktQqfzZSUENeDdbdtgfi9Oe5oGdC3uHcftw4SYBzgam8WwD5KKhlFrpfS13p7V4LYb+tGJ6FHbUPtQOifoLVsAbf+sir3aNdTxnVpTY8TwQPMAtw4tOL2ddMDxE6pRgG/tJxrqu4jQxMyBs12YT60qOXAn2nmwiRFYCjUJ8XyrXNUWvMZXsLt5nrqR0QXX+L4AcYKuNCkdAq9d0Co1DcZO6EGtgyX1pxkU3nCEWD+y3BrGrWj1t/PgTNjeqnDPUWTXyibyJsPGjBuGvGfl3UBaP4Hm1u8Y9uE1iRzzBXlTr/BiBFnVuattddZ5O1yDDW5SqYFKqFR2r9bwRKJHMSSiI0mCEFlnuip+H5tYKQC9gP5jkZoRAgZPEwrbtBUNca8npgwfQ+WRN9KRmZeLo1aMwWpROKNc7n2HSvk8oTyYzokmNU4/tip7T3VWx77/LYMmyHh3Avl+3b54I69NKc3kZAcs2HTW+77d2z2AIv3D4oZWGRvfREJzdoSIaFJj0TaLOAVG8qPFBWFuXKYqINCZt7Tx3P6EEz3ua5pMRw4H3zQ8yeFVCj06LjvL3vdBXQMDCulH/LLlVTdvOG023GrCzUrO6aPApQz0TndplCBi0bjafYLGtRjQ/KHKQ8tgGRtc23wM+rUFhFB3invgzWiQ37RkbFVNI8erCVLkdRxcJDE7d4hJXQi2XI0bL2CTiFV81rExLFops7+pgAtjiBvoTdn/2bzp8Gvj1VQ7oNlPumc6HwPB1N7XUwP+JA75WN4B1VulrgbNgJivdd8kVdCeB0mv+lZltxuuOMe8HvxbRlEl8HIr102Dr5qI01/Qi6X3eQPyqZPvfmXKTdAoHZH3eM8qRwA3qRm67UBXGP0vw/WAlq1vu9SctEXo2FOHvmylVmMzuE26w+2tikr1qgs3uWU9uf7VK3d3abaWqnMD7OSe8sw8lrUrZktC0GtkzTPgIam9R8sbo6gZIkbhsTq9hj2w3HmZrSTkREyr0RGkvO4CJWJaqdNUfLb1UuMgYlc4qqA2Q+i12phvtvgwPaE1of+pmEqipmiVxX3IMdrCBBm6DzA05C1TXNe1EzGG8Kdbfeod+0FfeN0G6t+oUFt0YZxVJ2YTMy1NM+NLvvZnMrZJqLzq8+g174h3xutyZ3dLM+Y4zQfsXy4TNT5niU0xINsK6nenppuRBihfLfq3sPlNOu+3fNXjaCQgEmnQxyaehyxDMarAdsHMyG7WRBNVS9ZtO+WTbRn82etuzyGEW60odMo9WTZXbvYDd9r4RYHFUTtnpE/qzZKHOOkP6rLBrZItxuQ3BGq+XHpAqhixOPAMmsjbrivIM3SLiHC1irUWQtd5xSUno+kb8MPgImdDly7K5IKVLvkjTE8/iQLRj5vDbjy248dUSQsgpb2mxhmlcBWwmsR3RQGtEit4i5mKz993b0Ta/RxuRgqc50tO/YK9B+t6ZTQZVTtNJA300OhoQK0/EbKMlbCQ3VCPM3gENPAB7RswOCgSvN1U0pq5LFpz7MArA6Rgm6v5YPyL0gxBQBG2F0YbjURFezmiIIp5pNw2qfe0lYXT8YlDDBTSRQTNKNg1ChL9P2bgLAYs7bfkILAXXQOh2NAc8b5qVQRtK8b6js1+VIIHyzFlwq5DtNgFbagTrymivnSYYe2vtC1Wx7fM/UUqRqJBMcjwTtsmJ2xROW3YB234Dy+7SXo+2u75K4eyhC51E93oNMEOgjoqBc427qKsqriUv8d7VZX4pbTVRJ0b9GuM2ju+/8AADKQ7PZJfx7ZP5EZkncXHzM56Ni2Mk7OvIG4OJeje1COItuC7okiL0TRGAEgIwjzFQRmjeDS0S0Bp6w3ET2mq7clB2Dqtb+9vFWNhUs7AhJ2BK56s0q3+cNrolUBl+wzhVVJ83YnxRn0svjEopA9JElKGH+ud8u0b9u3dprLFwwUvHTglrIImCH2nF4iUWP3Bxijp+vKQe+svjQ9GG/67lyCl9BOL0JONvYN8fN5ByiNs71voZOSmhw9qaHxlogaDNgrXceIRFSmjKG4brQXBdKA1Vo2KzKWJqwLQQ8T4uHeoTTCbBNSCTTlul+dQWec5sKL7Nl97gffGxLPh50VQp1e91875eSeKK/o8pz/N8xJQDpkb82dR4vNPYmvzbgJSw3SbZqW+imrbBiBg0lIkx00NXvzTp6LazvfYDF25VCDta73Tr+f5iIHBm6scdFkaNM9fAZHGY3xDeVRWRolyapR+pfaqupMh9K6iaQD3Pg7HrdOZunml7wHvr3UQLK426I+IpDtuvyPtfrLK3bjB023rPSUfn37KporDlq2Yh2TxMKJjhfpOgjV/hW3nt62DW78xTHLjOdmIH7QYJx6vAaK05oFYZtcfm7l1sCPWfQhKaadkEQvAIdRBLTRSU0ApCJq8q0n5ji7T0iBJp5OaadEsnlC5DpM2xKCuYZyrbHszgIo041VDmYQ6F3eoWkzgge9qhMSzn01l1STnugId6/PTLfYrbbpuUI5DNcBjxTgaMGMLuUyZoomhTSE6LSTua+/9MAQc/zS6PiRUzVi2vilkb9WaknK0OIPS6W7aDbO1R2m/Wx66GUPCWbXNNPQCqJSOhdAcPdn09TgKeGMrreL9pZEfiisTG80FFMUn6p11uCk8BTDzbbsUO+uNQRKEfiaB7sEqtGGF6JPP/rw/jdhvPm1PF5x+e0KUb4T83dV9z9X5ZrsxkEzIoKSZx+3cMd/SSA3Sci+gUCmtQ+c0QPOufAWzR33GF0Vgqi/4zlMs5OraElwj6e113zyrL+rnCdR7ymzq6sDIISvXKuGg7J5x6KXWfeP1RegzjYYLJY9RbGm1KQ82YRKlLfQJcJYSKaD1HtFs227JYDV8h2MRnY1AWtcr3wFuFKsIrf2MnU43dtfQlcq2K3B2vKjtJXpv0tYD9LKAtjuKQPPooX2yM5bD7QqqQPzutbIi5ffTXwTvrOn3xu8Nbc0D/SFq07eWGncjXKlYIMP0dy+v2qfqM9NoQFRf3X0e9QFwfIEl1HreOI//gDSvykHZ4Kzeg9/FGEwcGeKY5KLqAlXN4TY/v1wTOq2uEYMioihZX+/mMYkJbhYPzO7Thmj4JIRKMvvJ3Y3mC8sG29IoUsfCXwxw1PqOvGgED+mchogGxoxFq2TRD9IOFMm8YqpBCkHXZel+ABFUv5Y9gdXSOAWodybOxhBvzOJQHSYi19oQbQq4fXnPZHAThrDvS8yXJlcjwKcrK8iWqbYt0qCGUZNUp2BWLgj44W4bhf7F/Qimh1DnAy9eK00fD11rY98HbWDjB8jg1V452+ocldDV4KkQb8ikIYR8G3pKW00PuI4OMsqJK3OnOGTqnOEpKI8akeMqifYKumSFCTe6Ymxa5SzJ+HiLNfEteGk5VP7uWXuEVyqT+RvRTaI7pa6HQNWvm61b8uqKPRJLhpUUsaEp4SaYzdcOHQLDsG5MVIUHDLC/0b84tEDqiblzugElEzh7TGH2r4qer8ju/dH5q58UrsP3hqIukEAnEApubaK6GEenleu8uMYYrW+6qTZ45RF67xkxX44W0a9h0vqSVHYBbd2RwSddn3vmZhCA7Kh1JPFisMq0M3PlA3nqz4a2+8VH1i6hc9E79a42nEk5A97ELTB0KN6BKK/4Fpo+0sttRMqeOKv9zxtTIWZbhKwyeQA9QzFHltzSydh5WZwl0IGJTLSrH7dh6znGpqkRlf6T3lz7IIw6knvMoiFVkTCQdBHUVge5Q7HOFWc9+X6rRO6Go01aKB6z0HPiA4lRVkXXXq949sa1pZtMZsZb2A9oTwr9Tvt33uxWA9nfHVjvFFoKMoCHMUfaBLKC97N5gesQUPUyPYauaxIWgD6C0SHt1YGCAQZwVhatDYDMfL1h/mxRTl3gG1bcHl11ZM3WkdPW0YSkyLG6KSJ8zJEUwrIaMuqEueLIFm2m03Cxm027HMHKcewNf/am4SfLpotTZd3kMEmv3tXg0D5YqNjQttChU9dQqLNIg6IxlUAhMcGYYlPTg6tKSfA9PL7VGvCsz/ucHsTG9IFIcqNPuT37d+FSX2VI4dv78252u3aa4psikDUJdfq4BV07j1hpyDBW71FrxgCgk/Kg88XSBHVFlmuKrkAdw8Jd0zQbaNYiym267f7pUd+bRnOr2kjomhdU2rEuBz3g6AA3oL7Zvm0aKKBYUjb9MAFYcwVZjHWnfJnW108z3nfuUjcxuxYP3SEZPtgrYQW7bNfyEr1FYnLyx789V0oFzTMFdaOChykKWOLFISlblRmTGNilNy4FX3XB4h3CJ/zCPoYmMepziS0DTFh6FZ2ngkiCQJ7Dovcp1lshanuyQVVb7MmF3lm4LFo+y9UjMrStH8wDOsOKO3APV+rOJIz2FA6PSvHpWHVNuoQiwKLcoJPzHuEM5LwVsUNETFFpJoJ+izwUaJVuqD2lvAvGaKRS9pgGVpLgKFvn1RRt3SOJnBZom8PeW5rhPWgiT4anwTjkLFmaAH3ZAvHPtArKzFqpOH2xiqvs7R4TGQrOG69Mw5HzW+W05VaAKbDFwJC5Ypz4TNayshy3gDFsphWDlRZNzjDYMiMDuR2OCVQC9a2+IoZ4zIlsdoR6bFcEdR6Dcj1WBejuDi6jQEBXsKlPEoYpEvGAsSfpbF0/gM9ddpYr+tEMMJFWWrefUDGCwfYH/BnLVqDqgjUxSggV1EhWKS0Q532FbhhIXEwkwkJvIjhyIaCGUIKaHjGNXWvDF9E0FFKGXxDM6XbOuijjphrfysBk6jTEZnP7a00nC3RHGhvS86n9cbKuN+0eiz/SVH/mqTax2pYbRpTsiuWTcUhv9cAgyyiSF+58x6sBvzPcsJcfb+f0Mp0uOkOh0xi1PFkw5hDtsuFvCFDU0fmFENyFZgNHqPSOxm9PtsN9vFKkysHohQvguhhrzEP69Wye6iW9Ailn4yf8AY3V7KOXTQEiA9DWYja8wTAsdWGLhq7a1fHRsbz0oA1VvbG7ZgedPAZa5Q6MOf2FJGq8m06jOGkesCrwT8nnF88/9n7Oqt90OlH90RIRr7fd5Hk1oNDxFjoroXot1FqvRVtnws+ajbEe80zVG9kU4wXOyrnC1mSQLpiecdSfJHVYDcmJjF24xduNtqzmx7LBb6IUnKspAIn4j07OPbXXS62uHdWRHq2Kle31IMZzA6kh5KzzZr+dy7D6vtXUeLUbM43G8l7DCzjXl70kBdmB1wjVNI99suos3j0ZdI13GztYEfdYFryTh95vE6BXcW28IYMKrXBqWpBNsCNsddjHoDXqnFmD7nYvjhhZ3NMS5DAlpzxD2vZgvC6+i0+Ar1oVLShnZVKD1wCFnQYTOQcwlMoG2R5PwtrwjcYJl2jJs3VKh6ZqYMJOG1sacm6Km0oyrwineiUgAa3/Cg08CSu9ZzQOLjo4WuUw20uBVG7v9UlZbgdpwrETcQ5YN8DJPJhWIziNBLXfbLU4r9zC8+/htZhNtFv4syDXLXaLl0rb/KCSQkCd9KSGzoISS2Bp2qKO3x1RD2JFkWTbnfpCLfnoJ+vY+ntlqdfZ+l9gO5EEw3Myb+zeDcU5Mycfb7nB7hcKNqHBXa6TdedBSkI2kmNKU5fkzS9bn8TsnCGa/D/6UdYcWXNsWEM9Nrn3RleDZFji42Y6526nAmzIEjEQtXg+sTsQpnqrnNJmrgruacgF7CZU7RP1m2Kl96tpTTfHWJUZyT2CRolbxEu5C1CLjmdZPl26o2sRVEwoWO1HrxBhfg866sYChOzDJtkhDS12qKY9TV0LoK3Z1+ibp+81Vv9aPjoDBK5cqvxjH8A1HM1y2kcdrt/7TZPlC5F1Vv7OL9uSXHiPPXRZs6lJ6WsIYgES0QhqVjPa0IlcxD7Y4b5SNggtvkYDiBh2GC3Rck2Zv/OC3FqUUnwbG+JL9nMrSrUXN2xmg1fzBcITo1orn7MiZMxDt1ojTpJFssTKPrf6bLuc7/sSze6HfEAlYes4EdAlU1Ymj1iKniGNFvLtHAUCg0T021d0RtnaLkbF4cdiSEgyGZuidPgzPAqFkKJ8xcLlGDXSvDs/Wqt6bYqJzyV8NSZZe0EMNuxiSE6r02LDWzV+l9EyCRXtywjYmAwWgANlp+zomNE1D2NQUse/QNSQEe1z9uvLVuDPOREeg5qlIaWUTkpbf+c3Mpg/7WILsldkWrt3B5y9fq/Z6HB4CCRlClchtbtFrJlAr7RiR03XWLbLE1rmTnxFHWQhFX8oE0b5IdQ/rbgWT5w8NRhl63QnCo1646jHM5+bZOkFlcF12CEiXHm8tu12Dh8nQ2PtcaGwDCXp9FiaFFdURlTB/dYJpjuzQ8/cG4x3kFO5snfxzpyd6bAkcT7XjVZ09ruXk6F1i3LdgrPguStLbFkTMmXAo7wDOM4pHho+Fz04w82R9DYBRervzWPgXrQy+Xh0oR8xE3uyj+BV14Q2MBUe1dyAzYgOLw1fP8cX1bfOEUZ6N4Eq7RitkZ/eAs/B6vTWrDbkxsttDAw90fbuutF5TtHcUlaFtgQIPJkaNEqjYNGv+BLIEBunQCyPgawUN9Txaegf6hKmdb0YA/MhWnspqH110RCxZOMVD4hDoycKtX/F5UhKjGag/b2z0YAa84bbmyZSM23LjrUtjXxPVMwnQWxuUW3MhmKTskTNum3I5xxTUFP3nV2BoyF0KmtUhM6CZj1C0W+oJQFQWILjsyE994Bdpz4tt7LxSCJNu79P7SZhe1/ZUDBTScXBjRZuOkzxUlZTiYdaVjUqODTS22/7+nBQn8EyKhQt0GRi4bMel9Ibf9rgRrdNUw5pvjR3ZPqOFv0YX6lTZ/4cIOUJedVDRQHSuygG4fLQsJwHZiOx+Bk2TdS+lNLN8L2p2GGExpFzZAPA5kdZFUTxwWNP2iw9BcJTrwhxUh+2R0QjSA1dMN2+g2Izo+pff3cLCME8BvJE0vQhADVgA3u5zvX5qH2dQHpfgoFPhaAhT87mkLfYYod7jMZM/pBJhzdAatDjF51e6B+CRL6khqgzoPdjf+ja0TIF4WfehWfi2lD73wxu0S/W8MNZ7NXEh+1AsKFCaTWGt8i9gLEK3NEo81arsmr+3+8whGSGuXH9RnuPWndoTPCxQWcSr5gFXGxJafs+PWiPLZDGN1xRYiJnu41xqWrL5EFNu+nbw9FK2Ym2ho3sDY/hyN+lP9Yj46U+2rub1V5+lb0VXJF7I4FO3ee/muZ8S5AwFUp3cxv4AJjp02HB8lKeA1mOulbyFjk80G0ML7B/N2KWGj2TsUbU3tDRDNy60gX5Fl6rT6AZJlSieSM7U4btl04OaIGAdW3+jOlo6G5GYjGOC6Stqg5+x6V7MZ5OVotVchm3LiQaxcNaQ99djL132Si2TimiNiUSsqJkbzMGNxLOrAuLOACBm4h9anrLih58iy8wRCZsCpjOQQsT2PBO8lRfgyjIyvovShFJ0w4CaDUT/L2sztL0AJb1E0fWGnZaE0IAuLGuJegDr4M/D+RP4O0auPTQ76mNitLiOHsiUYoMAyaaJ0GgRax/OdY2kibdmwunYaN1tQC7TMxN0mt/3JCZHsEp3dT4xvsRmzgqbhyNuGXxWDHb/gOVYKMduTGBqHRUvQyoLzKPNWut2g7SBbKFNMC1QvHLm87ZZmG7N8naqTMlVzi8+YqUny2aLyD5RJ80NAVpD+utevgQIcPf0tNCWHBEpRzSMEAk2kNWGAG2GelGKZvITy/2VXgylu1YshiF+53+nJj8Zr6yxVjDgpE06JRUBHI+WEUCuSHTGh6IldCbVGNm8RnQ83JyiwIaZvuku0zVKtpvmxHEds02gtfvTN4bhgEtzj4+KDoFFjLqtCWBSR4OtkdT0YTc4KFqwzFc8qT6rRE1SUdTdbTzvXfgO006eAuwVSjxW6umBUhR21A0rUuk94p082EA2k3KyU4a7lMX8GAq0g2apUNiH0xsDQ9KS12bYDcWG4CkvMtubxbYfPHgLYEN/xJ6teZeP3iypYIUnJTxOlslIPKGvOYhjZ0S2AbzcweEkFrZTwwymXsV5lKAiCP5X+K9mDa2ax5X4j+2lJsFi6idUTQntkEZIUO7+4uorPc6RqyO2D8ECRvn8WKyFOwfgibS4L8Uv3HJZ3tK5pJd8c6eK4EgX3h8M4xhxVUmReAy2ckuwb4GLBeb+ytgpGkOcHf6k95tUpcPzicDl+LcJau7oWFFt+61t0Yf0Cnqbke1VbOFtNOISo8/avu8Tp7DRDlb8NiO0FG8AgBalQjY5PTKvEkciK5gQJZHbhA6JXlg7hpAcAbEkH7j7xMxvjEyk3buFi++hZ1I4OFAtZaCKcXwfBNs0Ju7r1cr5KmqZgWgBqd723r0aijtWrBIP5Bu1DI2VlvCyFFPdAyXv5jQILoCHYBqZ9MABQTDynsrjhQ6SLOmIBiDAeyWHHRz7XeHa82ukxTzgU3t6NibWMRrp87ZL1qz5dbwnD5HqZLCHEkwJ7pp8qlFhaggfY8RyMJelmvSrkFcHY2xv1LfcDM8GWiSjaWIdka3v9UIi4o4xKxc8gij7QooVlQ7o7B9GgZJHwME7xl6CuEOD8OBNt9pVDDHq+TR17xIhf3gTKewBCyRNOVgLphMHcoJwlFD4O4w6k5U7zjXjk+A7WKUkRGFTtlRMggBVpxDNxg19sSCywNC6g8zXZ9+KUDgf/pWSf1sdFRSvuf3qn0NeTw2emOPgYiEeghh+BMXmlzkYnVf4BejHp0DS4SFUIuNgyITXtsumuu8aMOs1M1FvBKulbPKh3iVzNLzogxiWl1ZdFAnS46vmsOO4hmyHXSFtvCu5a2iUa9HtZJddZlSMmZILUiPNpZMraT8gmdDe0rfw27SuzjvITXikrBYQ5muj4uSW3OwaE2zeaHUdWg9nQGsdoDKqjH1fYTagu51o2clYMBb9cCXgmhAdQFDhx1psFlTbJ1vawyshTC4W4g5tnlbrOaDV76ThkJzxM6oHceYYf+iHfM8mfyMTOKgRgq6JyGtuTDCJofGihdjZl7fiv3EIQRdtlo1+1g7Gz+DUcW7jIri2V1dazokWAxo36PVOnoaIwlRA+0DtlqCD/o271WF2m36tnbb0DwGzT61YUwi8HHP6puFA3cIGnfm5a2lOv2MVSlbUltbQFQe3AaluT1PNjyUtGpLPgVFYZV6KzUufWqU0rK/RHI7TjQwULPMpKipefAXLsEV94IbJaJt2NmoK71tgjeuCZUZyAelWP6YMa8Iq3n8pe+Nb9AoiIWNYcWirK0W6haoRkI86fsHbXZG2fdsDmwcLA/NT89oI9gaAOd1yuOqUyfWfXVj+zLAjSGnx3bUYxbQU/tAkZGpoDMl24zUE6APlIC8UVvkYDcxKuybgxJdQQEEO5WwDtNRPjZoX/UzfHLNLyzpru93lS8slCv7hYWakJlL8u3gvEOH8q+iw3hSVTjwpaWnCGAQmpAOQg9bMVt1H4lpT2Nswf3p3liF10oaajD8euyHI4TqcCMBnLHo6E4ohFWCSTRaXKL5H2PjAPwah5Od1CyrqtTdfxJRUasMoBjtS2zLxty0vrVWBg1YXi7RcLu/Bzw5Yw/lHK5t1Jj0BFfmrASkftNpS8PVrG8Zs8feaU8iM9pRTb0a9BkQwDnVgMn7fCRab888WCudLTEMSHwRGi9KNa2tgsGotid9VFotsIhldnUL7Us89F38IjoIpz5osW+kOHft6M07BvCPqt2AxqIcXqCUwwoNCsFdyIM0NFEzjqAwOATZ+YRPAS2h1hGFDaLa/1cgsFCXzBK49D6qVjJqhUWJNy3UQgvzdyge5c5b70IDrJhX84Hgk0vrzSYHTG5rKRhrACMbVmx93vCPNyaVAX7nYmgf3cCIpqfdnYSkrS+WFrWN+tno1WtidEvrX1mlaWsE9FH1DlJbFoPQvks8ZTzO8dYFgYeDUtYESF8zLN2NHmpAFGeJYhz78clxANHqJkuz7ikZMNz6vRrsDLq8o/zkNfM7syDpIShRH92GhnbP05kNfdUQvS7x/gqvyYB3gpPxYNy+bfsuveX3vbBNMRXB542uNNx5ZQzYLvbZlEMqplEJGdgEFdzo6BJ0fpbw3r/tkDyqMcWTLpZWc1Fkig6kXGVqi/2dq8BAt25LTTzdhZQqkDBS7HNi3akDDss2A2DyBmp0zVty8WakxbG2NThpPrkQnGiljIuP/gwbZa8A8I5RIC8WqXoNyHBs8uvc/ozugiFayQTOxp92aH5pcsZsD7o4yl1ZmN39NKtTdV+9PohqaGLvXR+CQE/ZDwh3rUO3xeEhEyalKyL6NFTcrvuE7XAYwLdPS1Tocdcg73vCb415hTtIcMiyltV//jZ1uQQTJkIdnLfNnue9oJ8W5/XYA2MQ599e6GCMbwHIBuTxWNAxWrIoDWHWCN5tjAdsAtuu0NFnb+MIEfbnvgjj9KWRnOo2zUKCnXWi3OhnYxxb2/fg08ibWg2hPK2X5ANcx13B4WLQcIakDfheU4Blu83y4yOxph+MuSvyBJdAXgaQ3RGDnSbjnjn480c0z07g4frq4ngMVLfOjChcw/4QZsn5po/2VNmGjiUouHDGH+StB9C6JeIYPaB8aa7Uz7VY1I9mtFYfyq+V3ek+26ENeoaeTDwVvLjfmZ7A6Nk+0iA0jJu5j8oACgUd5dczprYDvSFWFHynCRYmyPWb2Ty+g4e5eexaHDHsm5UcURNBR5VV0aA/ahflexT0q1MjASv8ZrMwgAoNL/UVvH6uK7BDUEoBkEac4uC7kEMN5CoQtiYlcEg3OISqHJTp14qD1+Kt3TwcM2dOz2L60x1DG3C4Yd94Uta6bI3rnDeX/tUTKNgEcJNx73vVdY/Aql8WO07mqvcMMCWbwll+38XE518EKtvkxOLGuGBStt4DNW7owGzSlXdQnNH2qq9aj9hlaD7xdUKMIEgFiVGdYDCRfCtVD+b5/m1yovx7eq1Fp7F+urC7eUAVtyfP5DcEUYIoAN83w6qzeHuH+QpkipMuNxrslWocAL3fZDNtdPbaJxA2g/kTOTwHBco7cgE8sVJ2W5x1yn8dKxuC5AoxLKhuGlTcLh6tPvDqDS62t0nDhd+4oKOZUDRZIpiW/qSPnZza7VNuyLL7phlAFxVCptNoft6K8cpa0UpXJsRsgFjenxFTMoNVwUJ75qGVppLFStKrPvUM4ywbECeRaCan1WxOSxgjIsmA8W5d5uhv3kRELNEtleiyscaOii+3eqs6ZUaP1J3gAq+yTuD5U8/fBe+Fz4dy+fDpIFRLJqNI7NyiDTm4Q8PKGK0Bk5+i+vJazloVS2rUAeOt9n2QOFLbN42Pqu+Sos+KzyaoeNyh6WxWRvlCRh47czBalXPQo2+aDBqwl59yMahKuEVNo1Ux2pf4BhmsuZeSdkEBSn2r7/UMVPOD3h6HRf6SyJ5hdtoPohhMaU3T8MDpYzvCUQG52qrWbA2rARPtLr0Z3e3Yht2H/S0NXdFFoQJEMr2rPTtblBq7C6P15I8dfLJd/CthamJ3M0JmuERelEro1F2+TId+oUZznq8Ajsu9OhYigqRmcsUSvHLU+V7XYT8MPJsCzrKdS7OlPETvgaZsOlKJ6zWahqlFO2W1qQNQFSBXubDeJFJGQ+ck+gk2BGh0AC2F42rNjTBb0r2ufKGJR3wLA3DiDQUWc31qNWOUILjG/X3mDAgS24u2jxkuFUpsQ+IGmq4X5zpWgmz8a4x4M+stoXM2XgM15vuueYSAGleju50VVcisN9/HKGNvmq9YNSdAHYPKadXOkl+bmYZX3nSxA7NcyuHZO8TkOVTctoQOuxYUDDtuVgBrDwcFeRidwsklwAPy4IgNK+tDHP2v7C0STJw3cF0MeQbKcZDFscvQ3/uG9EQSUYeNn2fwsyt2B6ZC//iuUf0Qq96wAQ17AOv2+ssikSFZGLqqrloJeL7tWAB646l+EiDBv2PnAyUV+pgzjWCni7FAwTdCrnp9gw4KvEkiAS3NbLwmyke2gKBZhT2wAp4uNB0VKQORsaHdIztucVOcE9n5ATwx8RWroNFISMDoSF/EVnsj+piV/OVQTh6+TXBAhOIuhlhMtwfcESsazFbHwbIyyL1gX9UWm7ZRBOiMItjxghEMVThuYN201PDg6YKVOgVtO8fzervrh2TXXdMoSsiSRU2btM5lRxfBbifjt7Blu3ZWbQkr7QsjDU7QSbaY31k8dz4gPIjGzuVwZwSRCMTKkVFfa0TlzWXvEnbnvb2I7m66d19f23CzSTurofPLNc53sAMrpH/SDhvc7XtBku+PXpQMvy7szNBYvGlDblH89erBFJpUfg8bI+Ol/VB+NFI9xOquLesD8T2Oi7LlHu8628+GvO7acfLcnZQ5TTJEVD4IreRNNPC7KWzIvCCai9VraISSCbaTlu6sMRYeauwtYSOtInM5PzgAJOM7Cpv3WPwzozKEAvINLbZTDMM9vIfH/YuOHpgFy9iUvn9UGuwU3OQVkDhkQHXS2mnYKv6miH5up8rhjZLtGtZq54q2R4IKUOzltMWbXXI6M5TOtA7t1VuvMls6PKJS+2+c2otuEiWlJqiRP4vq+hlsCy54gFns/mdaT8VsKppYeLCgWGnxqSou4jABQ9vZv/NUlYpVt5ilFjEtZLYjZ756MXeE4488wacUbuAL7KN67+v2tUDfoa1VDtUjgmmvF4cQVesb3vriW1N1c/noO0jYFTHKe3JSxLy4jVFinSk3nixrLjTg2VAm3CzAQWtq2t2Q2XPSdxbaiL4flgkg44rPzPN6oVW8DUAsQMhq7SnOCgAIm6AQs8HMyq09OKNAFzUGMKKtjcg/naLe/gm8eq0exja3217Oc48KJ6CMgKSPZrpqJuurKKIsemYKOGTJwcZ6pecGnOGHqMPCe7GPsNNmnBSBOlntBLdAB43uZFyzXupAU6+5UO+t+UAzFgadB03h1P0ChB/mvVmMEZ03w26rCjbQIikHfDU/EQYIY/nhf4N4fcyrV7d3GuUnm4RFcd6GqemNBwrijcS++4mjBp2QHVZ1WfAsO91AQwweFa/7gefnqgKpkav02rKQqKFR/R7CUuVtWX7tT4WapnDWSkty5sYphVQvQYfp9V75vVaLDWj3Wo2SE1ALN59qlY2ilvW+7neDgXuslzqfRXnbvmv3BSJhc+mSgLFa041qhwBaid9xVEJUCp1PMfMAYX4V2CNVga6qpe9MY8rIvndpP95B9tbirjSBTWuZyHaojCGtNnhrtbmi7tjoNn9b7CQCHY3UpkNCI2ME4UXodkjKLoft9eSVtzxZ067WjCAeHzkS//Jwf2y1QNKpUUN/oAXtsQsFqGXEGSF3Yq66JvVj1AM3L5Yenp5LwQtOMwVvWKQ9/OPNC83JksfkIqhNDhwMLSsYipRVAHQEa4tkxerQuZCphuw3L2CBcbNLTUKI7rQDFh+HkST1yTIANQHIctc319BNfT5fAA0tOOe22FIpIwBdP4DDllgwgJlCF8NiErgHnq0WxizNo07FVUt3aiJoKsnrQ51R3ewhF9sKd4jGI9fL+wgNHqcOBwbUkaVO8YZFoTrE8NIc/c933cCOioXssoW5WrEaxjjW/W1po40QInAEVT82HMkMxybYLtOzCUoOl7aHbLXG0RpVoFugwQ9bb1WwnY13D2RDQ57nND7vGjcq38JMEHwYtMhR7yCzEeKmjgaCgFEWjXTt44X5wnInL9hn/RvYI0Ic2OASzoTXgv2wmIrIpDQywp03kS3o4QJfN7EUdZwAA4COHa/NZS/O4QsFxbUui89KzmCAjHcFnUJ6XMgwtrVTu3Hs5nqmM/prk41ieIXI0EewOQpQRh2c5q01Vsd17AqBvvzj316RH45xz3Ej9nPBLtamD4VZoaTh/mkjlSMH7Tcq9ONoVeCiMWpOIKIeijyScEIVU7uqlgPXPB+VNfymTfQs0th3Njwz7n17FBHPPcahTDiFqlP3tpTmW60yi3OkzIa9IPNOvmz98aLTCbQGRWQJS1sbWdTrys5OBra3qDMj7jHuOdHQavm7PmfQ4289ar64tY3eCcqo7vkH1jmgL6zxCEiGQgDWCFz2FiqzNffeouWkLhqjSTgYpas5q+aLu33NPiGWscpiEyQPkChKbWWZWpgYoYuK0augkokqOXW95kjFoiJuHPYbFchPQhqiXlvVU+R+TMdJGNQAN/MLZyErGpREmr3T3CTDc5iUB5Ee9y2OsFOd9sHqjfDtt0WJg7Zsmgg7eJUvNFgKVzYGxEtjpbNOsdV5ATVtjWmMzt0r24VF1alFC2T/mEsyxut1r3/Q7wJXtbgr64bRy0U97poYd8OmGv7ohkxeYdIIww/+hE4kR2AqbZQhzRiyTbHLWtdrfAbb5AE2a4tDRKZV+O7SkdlpcWDcweEOw7st8xHNlnlPOfZZz7PSEBU4cvaifdPaRawB4MVqjz8XG1Erh2pHe6CPluBRCbwxG0AFtBJXcFPGou/ezShqcE1O/lsyUNRsXMPhx015MaiNr4ZNI33tGw03h6IH1xtoTERMVV/gNVWc7di8B32AYFuJ17IuYlycrpVV7Y6InGLlZe6vRQbSxr/S2pqgWtHNYbLVh23J2ymnAKjVWScNhbVpKuLJg9a4YKeDbm4aMr5Eq3ExGJQAF0wYMOXwCZmqLxcHXFtvnLbC+HFWiNDumrZpsT05usLukqYjf9tzk6CzFkU+bCQZFTIkngXUENqs8y54MFfhAn0jirBBKg7vvqlPoOE6E2w6NGC3oPkYjqt60DAWIPni8wkfFEKjVQzh5VOShCFN1qOfNZEBFJX8HQYyDsbD3uqLi8s5shnld6CjEzEkoH3IN6DZkXad8QQRzcQGQfPZvhv0lkD6oVVmiO9xR+pyQCD84Czm3WBmq43jHZCPGV0JqVR2O15PV1EzsM9Ik+jh2uHGInp0+UMN5DSV5pg4GGoQ5vN0YdCEGyvFHzTo1IEOnLPgipmKaoEx4AVH/VZzvgIPAkBj+93rC091sKxxJIGd8vuT0lFdt9zvRgMAI6Wu5aiC81rjL70GAChnqMRejwQUlLDUW/SYsDRl02ajowUfJqO6dhEJmFwdpSCwkXCljGwf2bPd67C97PjhhAujhnKiqlo2dxTNvYH9RfG/7UrNwzi35AuyKU1ZUujA2qPNjXKGZuEq3u7ZYauVOwu05q/DAcUSSDtB2DRvlUT1qIh0ixhcjKkh1DlSEIBjMKlCraXrNqYxW7oAj7buxi4oMbdE/40gb9SsjcQNXR7+qKxeO9yfQ41/g6MylkbSgKKKsnWjQLkJDeMWODa+B6tgPliKuqjA86yJszMeuuBdrsaQer5xtITcUs8Jm71npC788KIrtHvMbyTrVwrGyW4LtNKcg2RBA6hD0k1RDlL7qt1E8FgtHAS1kdAf2K1iOrMOG7Srm5QBEwfjIW3bmGM50XPbgTonP7lJ/4yKxGeQqHCjs9ULsp3BWF2zjo8s1CpH6v3uIRu6nMG2jnXsd6wmxCEpnWMn1dPmOIFoy3wuKBskUfMNKq4IrQ5R3oLVi4eXqLW3vn9DqIVX27GPwbNCYZXXp1XDCtuQ42rePK80tTqCH1Ept6v6E1lOakX7q88pI9LlIYtoSRCe4qPbDdSpxVUnMc3vMIUTQBuVPn522JoTnJn4ixr79EUKADZua69JvY9v2fJ5oc1//rSP6GsukvZ8uN/cl2zaSRkvvLzaJnCIgeATp48YwX1duV+TRgZDZi+53PeBxThBkSt9j4m/72dPJ/BNO1nLsDmEQmTf1Rw58nx0ITDp7MUWdfMuGe34usmebSD2nNZ+ksmY3QhFxaSxjx/STVuG2xIevG3DimF4L8fjws0a7ZqUNqN5BOL5KDXebNGfG1vHycc2+ea+1pcsNpq90hUS+JLXBJacotW3ZLR5tbcJsWnCe4QE1T+zuDune2ZeJNXADtq0vNa/NE59NrFrz1eCMZgmNZ+kwPOledcjiQa+ifX34O5wWCdLCG31Lkwpr2ensk+TqL+9dARjk8qdQTUlee8X0iRJ8u21dZOauXkv4qbpzFbfN1OjN4NRuv2WpocF9xJv2kbcL5a77cUm+EI/gQD+xwjrW/J2/Yo+D4KDedvvZwxU287D//j2ygNui3jbZltMTAgXMHxk9dr7egFwuhBFBoEslWK+aJKHfwt+z+R5m9xbtcunL8jHgK9wSpTYJDuLj4QYTZ7XwXs11WFfylSai92CXfyW5ibPPItqP5uBfY/fJpfiHpYtL4nhkyO4ITZo76/TV2JJCG9mrcnaFfzmvZsXb5E3eaZb1Maatnk31iRJ5BvvSz9bfbRZdb62rUQTbrsiF+rmksTLCJUrhPGqBIQ2f09j1Yhk+uCI2BJ/3/HFpyOJNGL6DEcTjbGXC6/EhMxTiiwiNjv0LZy7uVhJbhhhzKxn3fHP/wm4TwORxbXVN2vufne3jH7vc79LD/qwffEtaR92baHDXVofks77zvvmuES+jaO7D2LQ1Huv30/taDY0d89O3rIPllYntNonp+lLqH4lG7e1HNNnJsIfR61ez1y/ujU/l+ZIotkkOZT66CcdyFZy5O2N8xzEfC95MgJZT79XyX1CoJMD4LVTGm+f1cGLJhsvP213XQaxZDZnKCZ+2VSN6LfJbjPeh37sIgE2Vvd+wehcMUvDFS7x7tPGFiyv9uRW+uddk0clCCo7p74m7dca5E2vJa8B7hNLjOZXEf/2cgkvrDGNqSvnPeLz+obXeq4VTJK96VPkyCBpPsv/K0n6DWgLT/5hctdvJiIO+4z89/zbNP0mbqT+lLlZxMR8099bS1qQMQnqdWsfc9wmieTx8fy8b3rJ8+nHrA/OCaFdz0bbTK17CWPfUCPU6ZoaU4edZ/HJ7Z3k8zGBNntAQkG8XjpbQjrGC5mVZIznhbUlm4AfL0LtI3zlD5RmTVnHmo9Y9Vuk9KWu7yjtfL/mmnamxkfjkRZbsUoBEgxvmv1r0jhJ2h3Zln498YY3sU1eMnrp1evNuYrFJZo7whaz7sNkLWdMWI3Ha2167F+epAH6doxi1vn6qqP/jGD5lVdpovmwd0rMJNv3C7bEeY3260FpGtNc8pJxt+RO+3LEK+eicoRHLEFNCA0pVAMhuSS/Nu9oel6Ioc9sjvctdgkPezUmkLy/vgY3XACdZ2xe9lVoa8rL1x8FPPOzEYdUzSQtn1JqLs2j+T7D8jxSXqJwQvdQ/4XHe8bzgtK3ifSuJqzY5DZJu7JGN2PjpTsviQq76vDmSEJyQvYlg8sFE2OPQOsMec9H0rsjuWrUjeGTrGmTmo/a2u6tX6n8GvtoooKrFnKabb9qfAXqvF/wLyGEv+Yl9Vf//4qvGSjNH019pSO/rXUuc9n6RonEtDwj1QcVdxvHtwm/wen/Ql/Sb97QZMj98pNHF75lbGjTpLxHSGjiSLH3SWI4dA6y/u/cJ73QRzD9XtXtJZqe/HfNV+8aDa+BkostORyCkm6rjX9NCoexrbv1mqjFSJIRwUmShs43zeqjf4l8zX641He3v9dPmiVmyXWTSl+SKg8c6B+0yImTO5u+BJ6rOf6uw0lp5r5eaHrRqhFuS+m3Vxp9fwawrUmuhGi2pyFDtRQ174aOqW2OIqNeTMgzV5pvQLAo1dUnQV3zTiFJ2V54lBqk8SJGFDHycsnZWR6/pJfWm4b6O0x0M94I8yAhzY+QGtYr0tNWHub4oGx75HG2TcfP7yQKTTfrRHpVBBqNiEXU7e+LH8bjGvmEHtUp022D6Vc8eGyfQ02D6Pdtn/BCnWo6pHR5KY8HWO3+8cnOG7zLW6//4jP1HJlk3Dc/lTftPhKPAm9zHLUjbw1ePqQx685VYBdeFLl2fgmnKQY8ZW1QW0J93knS9pt6hdq3I1Y8IbCYXmTsOCPk32t+io8m0h0kgQfwkjXbyt/XX+GdWpxLbFYjn6UwZ+fSu707tIaQnCmtFDv9h48LlnyyBAM8euvgKy8TLsqsbDGKafXR1ifRq0g0ABK/qfcTg1KyWexVaeaAH4HR3xn6cfv++aGPTGl52Qbi8AF3JydJ0LPOy221OdGJGjeYsQpNMpi80Ym7oLlkZeu1cXEaeT6/9O/p6/L3GdJX3JgyXII0+ftl6yNY9Gzc2ZOKboaQLGXyUk/I7/KtIb3XnL803tJYPi4I6MwndHOtTQSvDQB5D3yFd8mlWVro+3iSrKZvukkspv8y5vj3wq3v6FEvlWjeJZZfH7zWOpq93ZBPyay6xt1OaAi2L+uw8p5deRb03bZJ/XuDtT3og+8rWQ+lylJHv/B5Zwz2R/LbO0h7za9XQ/v0mljyYqrU2j+9GJbgs+dOmvnIxktiWjI7kJhk+Hz7yHgvlnlM+p6y2ZPz71HOtLkiIYl+84JXMmn6RHLiV2r0Hmv+1PKS5jNj/0zs5T3IkHFivm9sk4UY4y9mmDaDPOwDLfnWObMhn55jyi9+E80GQszwLmm9rn2tv1XGp5t2U23/ZFpi9DSOVO9dwou9986oSfL8plDc1d7lpn/y/gamlE84xbyifF+vzbd0+302aTT9+KL7bOqvTa5J47uvPVPyNEPljMuumHL0U7omNNSYQ15n/v3nguRarEmGNZFcqsSLj+SlC22DdprXfkngpZh5N5eS3GuHGe8e8ha44nFqTN1Wx3BmvNsk955mnviuAY3Ef2zTnMYk10bOL4n3rq1ltAnJeT7H+ccUJi+xb9urgSVf7/7Po31kTKQSBhvfmjS/sykvU9vDhC6+kCuBTV87am4qtqH79f3U8HjSltB10uT3+LxNx8dVq3n8CoJ7v941Z1IQJPG1Qurqc14TyY3D610ZB/DtM/kho3zeN9PLJXMn1xjnO3olcBHDehiWZby0yRopCbnNEO+sSBPWvG9CovwdViGPJq8kXnJS86Kr6OP4WT03wRb7z1rIDYZAJVgvmq+8kD3a9MslmoZszOObMenkJ7y9bx6szmr59nPkSRvuuGeSzsbHUajPC2dCzHtHaGbytITThsoVen2mhGjIba9rOu+br04m+am+y5ZLLfRL5tHjA+/JkSSked7wDPvvPvJ1vru3j1ReMz5H29ylXkify48kvmuvzbz1PclE6zk9UriWuF7npdGG7EAK9+7Bs9XOJvElcXjXS1OWF2n2S96VXH1h7P1Dmz+TvkXYRu1gPS4DUtRCCaXY0oaN7btJ72nNvwgv5qKL19Aw9QWaHDWoHoxX7qTX26//3iST14Mc4WptOOvnSPWOvNPhRVXnyKk4JMbzkYcv/WCTkDbl6qs+o/cWoQoDNEkH5/VFW9L070LXXLM1qfebu20IEN4itp089X2S1yK0v8ml7eD/TRPTzZ+97QtjRsyiDRFePoZqkgvjcgp/Zctrl3RPlpfnPewc0TRadFP9uzUZ9Ehk81qk5iaDvNZndtOvNfTKbe+SGPua5KSebyZCia37gekN2dCLKPIx9rvCFzVEYH+J3cPeh1Vi/LTGPD9WSJrzgxDjnGnk6rTbPEwGfbT/2qgeyfT1JX1jI3lpjkL+vCTnufq8uhe+mu3eayfjTrZJA08yvr6kyz6aCxruqXx9fDUNuarZ3L3mtplG34Ua2MlXcWdceDQF/RljJ3RpAdIHp9UVa+NJL/nlCwLemkBjTf74LuBESPsYqcXkX8dfT5u091HexY1+ej+Oebzr+74k6VaaKO+G8ldfpjG8/WwvX+23iW+VTfNMXvJ8BmcfmSkx0bFyCbxB2KMBYwiHUZKmijexDktcy+P2hBDJpu/01Rf32j55vZJ84gQ92uZJTO17gfTx019tM/+oKUl3DZHcb075XBWqn5wcXLGvxmNx+BHexWvdUKXxWn3eb8mV4qcNB6l+ZHeO7u/EzyfFET/Pd0rQYEPeF1u1OWikhOdrfPdLPgTNyWwEzV3gRCTWcyOeVf7++Es8Pn+vpXGzifpqLfbx/N8+NA8ULgklr23yp76/S+BHE/oanvF8o3woY3QBKdqe5k2NKRBsiqBrOnfB47WnHEmQbONxNs3xe33x75oUIQ3EONyzeHzS9tlSicnqzwZUCuDH3pES33vwTtd+vpsakzwTLc/ipf4fmiG7OYR8vSfax/UIHEWe9+8OzS+DSOfuzEt9d0g3qc+ln5ePd8cEZx2Y6IdsPyhZagNt6o+YS9a5dyg1TK5J8nm+7GOPvFQvEYkrsWSCmqZ5l+Q6zaSEhJQ6kRhf4vRe+9LZ0k4yzbVehJfvNc/bJql6nKbzEnJvPrgw2EL8/d27Z9uuzzrzaU+SKgOX7JVo8hAVLYmfMFZMmClt/9ir+KRtNR2fUS6PUBUcxsfEfjnshHipE8OTK6KzX3pWt/QruC+G+bRJ70gCF4tHsBDEC0pmyyTvyDe2qQE9zPz8hoBmfv/H5nJxTmy3Z8K0ZHNN82S3wF32piTePaSYtA9THL5J+yKbmibDW6dX8mcb/kLliwWXpqWJvZw5+sS714fED0lGKcoiJ/mmJmGa+pyinbP+0mOzJJtKL7Or59GXCRQQyLOS+yYl5K+UhOh9YTTGioqW8w4T1OZ1kQb6SJpf6dGKxeldLxpk3/HSf/+utYYOQyDU7X/5MBwNfv9ASpPYTY6vCJ/APA3cM+21/dIzzCIO2/TmBaneO2r7Xm6jMWrSNh572vA5BOXffo3pqrGe+WoeNc5nKQhC49jNfMbU9iZI+5rohMbdWNMcJEJitokpdg5Zlhwacw1XegZwX9L3QtFQWc/jxi8vk5R9JX0z/TyKLud6LTVI7eyfzUuBJicqeidYQHDVzrrjpHxyqG1JmjNu5WLbtYbznvEx2jpg+/d70dGq524/3nOeHmxSJ/U+muHg8ieHxoffbwHTCkkywT5D22ybWCXhbm//+tnLxBqMcgZiUwb4fjtRqKahfNQLogz1bVr6gyh98lzrvzXT0aoUQ8g8Zu+VRqONXHL/4jbm+M9NtoeYt9T2lvdZ3/Z1aS9bj+Kfak5e7937wiRpTV8n2O+axLKp0r1XUv+8C1uSv+bDvW0ij5hUU6bXcLl73ppmqNfb1l0f58wCbSsdC/TRsfPOR3bttFl7ZO99I+EX3guv20DStur8TXL4eBMhwb7nohdypBh/mUvEySt8klTZfyn8s+9ruX7TyvWjJkL9A3Zt8t0kkpQzZOCbeJJs5RXTTqA4kdZ1BrKtRebNM9PTt5SwV9TOhfZA1mB9NfaS9SVRWs5580weSfma95oGRZAKNDE9DLGGRBAfU7WfYCU31Wf+YFaWqaJ/vOZlwa6bo6mNu5iMtRcxRUxIjabPmT98NAm9fOqRYprs3Te/+4vv8amsyYRxR/AoeW6TMsmbkwjWCPGpm1bMe5CL2HRraJqQkCQ1QFV//Pr+k3eSyPLS1rSxJHBsr9wHn/jibl5fL2/MFO72/Jh9y3imeEbpbHl4jzDT2Vy3m30PqnH7CsbaaEUstb34QiOHdd+yXc5jGyAE03vx9675vUDDqxSoVWEy7Ge8+OYy4tQxyuvLtqdRaaWhPGkKdpz0FN2YnNqTxO2klASi1oM7XaLZsCG91K4GzZfcq5L0Y5ly69xTn0n+yzmpNU3CfAtnewV97rC+u7EJ7Weet6GpIXnVMFun/JLfTsnOZ6B12eNkMt4y8jrl0vrFS1svse/oEzU3vuh0CselqaNP3Vjq514hl74XN/W7IR4BIfEzLmLTNJvxDv1uvQdzRxWgeZdkIkuPdG7dbI5XpJUayokBA4W311vujuaKLfnG0Lbf+K7FTuZi4vY/X99C0zCS2rDthdaYHUnbaNDahCj/imRpiPE9Jn8FOkJdD81zN3wueLsWkpDft5fI1bsh5Hn3Mqnmd8RQ2jvAxE7jczh3IK/Bv+w/y+9u7JxP0FAY2+Re0ReeifN9dzWw0257NZG8J2fEQ/vwQZr92uRMQlzP+JSctDwfDE9uXXYIdw/QMcClhj7iSMv4a/5luuvfVPwn7ysTYu6vbU5rPgkpTrSM28aY/Jxo9tL4nhOPE+LrtW+vK3mAt8QEe23y8WLvPnlLbE7Hl9ipMclQKzbv5s/WNGRMSblOso1XYrXuM673kjQZjVXHEcRpJrVLeE7NQXTgnl//TDn8VfawaDYtQQLGs7zZ/LtNfSZL050+Kb5A4rsEl2ckzJntGQlc2u06R1KfbSPh0S+01z6fTXLbgy7L09Sq/8WYFPM4ebwcsX4JJg+jn7IPaivJbmr/rtEhU91toHfHO154zTSfczXXpCF54EFis42Rbr5hauhfHj2PxBg28M/XucH9mVaF9P+mNjU2pzkmyEsffj/c8y6tm5H6DDU1SUvets990ybtvu76NBD+7jR+alu8xPdRNN3G8ieXj4nViiW815hYX5VtyOGbt6cbQqxg8/9eaIGxAXW8r6f0Lskur8ll7i7Yt+HZ5Gi/9S0Z01DDxnxLMI1frwu5GO77GOdFr9XQT82bKJmYRJtiMhoPcq9VLvLJZOu2H7jgeaIxzW6aLalpkifLp51JmpDkvFLRGvwsMkmGmNls0vKjdj+Bv3oXbIbbCdE3EdPFREIfZ82F3q99lduJfqdWXx4YIqFX0iqPhcbkrmURm3/c26QltJdvFF+f5GkSm9JSbArP0QIJVNbuL8L6d26xmGJiO0+YX78mHq59+vl2r23YaXhOOOlX/7rby33j20CjH3GwabyLzevfBfvGsIExc5tPm4xMMg30CJv0rtc0D0RtvvvxDetDJ2ZgbVgTG2ma2Vh/87etzcXZPZP0a3L6sn6fZo9E5YUfZ/iLC+ZsQ8vK9fVKZK6pSr4HynuXvv7yjzQdhKZ0vn/U6Wy1gNkXmvjUKJbkNTEvea+CaLKRju8l8tSUCg9eJp2Y/AH8MFYUz/BalUaGthLN749Ae8fEGFLwxSx49v+XNTTvy/O3IbhvkmIMfKhqLnvjq0mktppuvrpxvkDTtFZqNqGa+6SRm9w6cR+VMsbjl1IGxknOem7EzSVfeKEN+2zrN22nKHnuX5pn1pu+WpbQ32Kq5pKlzhrhH/Ffef7/7fsExi3H/OokNeh5JKHi3lds0rDbuHdpQjuJ94xKTF+gxzSxUyPOWhG+ySuu3qYwzWrpz9p4NffROG8kyRF4UGGNf4RI8Hfg71JoEvLNPZs3ddtGyW+9+L1/GTTpVUGHTOuS8zaweh9x05OO5jk5f2zi+o1743gklyfd5EVrpaYyGdPkXkKlSWslMiRwxZjkdQ/CbYuN8fpCSE1qw6kt1EcT02xj8TkB28e9SscSJWalhbcoxPt1mrZeOHuCcctowruLr8Zc2n7LaNZNkDbJtLs+KXxr80zzelZDvYS8X8zHLC34uCTHNBTXUHv9uwHXbWDw3Jht2k1NPumRyPHuhU02vXLKNLk2R/AFyboveE1JTEPelv/YMwNJ/w+JjZ879BXb39RA0jQjfK/5gxc4ut/SC9JQrvBa4HJF3r3xnWBho5e5OFxOm2BO+0gbQTm982HTTv3zT4IkjUaEy1UE8sl/TVjul5dck5Z1mib6S242ibZ3Y5jcc5I8jQYROYLSq8TmqCGHfe9a/fs+INhwv8Ycmq/Nu76Jq8y8hG68Hs05Jdx2DppexDyu12+J8nfe91HfYYBQdFC/6fef8QuoT0GktNfEuWh3mwSkWe5jIS67ar9OaxJW3qc+f95cPJJ5yZVK9YXOJGm/iDlIIGGTRID2IO+x3+8nyZIAW4s2TZRUU29yB1ATyPQja60Zj/cdfJdMmhDLSY1Qc9Y1Gs3Tgdj38lqdfBv11wnRdn1PE0jq9aec8O6NuN02Vvp1YcH0adhyCdHXisnUXg+cWxoaU9+R4TKNQdrv+F4D5tKFF9asu5yPKNMKK6OXHLDo8X0fHEd8bCSBmvTykzpD8sn81iPfFePhEl54hcrbNP2kZKfJvqZeS1nxmgtmTsaEZniQV4bprqqU97Z5GmyYl8tnCVoRfRGFbBrMnSH/xz0GMSKWs9pQO10SfmIBsLw8Dphvfs2at528Jr6viv9abTv66TiTlxdl9kCWGrcSw2sqmyyaM9E1+aJvsb4SNVbMlx7elZeru946XBuqj2ey2Uhb8b1JSAz+SS/Htvk51Z/UPqL9XKKYbS+3r7dDEtrGeXdWevcerDdaHKsxLur0RsViDrKfmXXbTEqJxr8aublWY98pRfHe9/Eam615KSZM340xqfFT9smV9u2VtVXTs5YJxLrFu1fzOoOmj4QUeT/5JL4pjk8czDz6aL9oNA2Z0s++u8aQT9r4MXf4eRN6rIlMm6RAFpBbnHa1sb192DHtcIk9m14ecWu/sZ9vD8i4XNXuYyf9aEC92epECq01bGi5CO57NfOrfv3dO320QK8vfBFoeNZspPft/bArI/9Iyk7TfDxx0+T7U6CTe9m93/JI6D6pMcXrR8lLqqCWId3yMWRI6WzISzdvsed1OD/1Ax9W4WvLhaRC4jO25IEzqabxjwf/xYY628PvkzzppWAjn7zQ5v7oqBoOav0r1l++JRtqkzbTMonBJWkXktBUG6WNlBRfWTVM14SaerrU08ve29OjTd1MTRMHxINsLt/91enV3zbZnhBw7PeZNXk5+13TfmPSBpp4ZdbN2AsTJhzFfievJkmneY3v6c2/D29bW19eHHKRk91Pnv2mR2hLWnl2pdH17p0sxzZ5l79mafP9Pz3vufKluIZl/2cm+TyTvfZTzxPv1Ow3ZOnnOj+8khpyEtqr5I9ILsGyfkl57E4TzzN997rE9LfpGI6QSchy8V80JhrraROADzVOW4fj88Yjxbab5D3UzHIb4sX20ZhrLi/+ZE//NO8VX5NsY17KvqTG8HjmbP8Sj/pWHn6Tkk8yqftdItZ2qhPVvJfnkQt3pj8c9b2YVhGq1JXHJQwY03nXWD5/UW/XCcPPWgomf93YrUz4qvUJLx524gJn9CdKTElRp1cb9PVLEMBJozl6LnydlE3Se7fcvifZhIXOQivG7Cwlzbl9HBA++0bqRnEhAwdqVa2Wy3pG6pZVfcsS9ZasI8aLo2PQgVSsrwjoSz3vfJboFypcEEUiP5i7Vh57GL00gYXSVIJX4RaaXCP6gClTU6XRug5OEJbolHhQZRNUrzSV6BnJddVZW8qO9JyMYZS5EEK+QF/+QDbkoOQq/S6pMV20UjWrsko2Ix9UVIxJPP7VXOS5oMpoFjUtXG2jtqGmennFqSuue7byWejG60++nlCt7iFazpEYo+aWKHUYf7vrAeiNmYwSYJLyjd1MIf4i63D/r86Edz8ikQL2ZHMr/WeBjrhaK3XOr7PM8bTQ3tGzmqE0IOiLf7FDA+omDIzO4SvddxOmtWQCt6GvCsapauBZOtwSQHomCyTWiQSv0nvhtNZLRf1TqDa/JZQnl8DDhrEkMl2CCvtKylZcFuwuNPc7gV/Z87cme2ZL3o/LXGxOIGGaQUqUyoOgHeqnoSs74YWxBw0d4mfJtOJhUVDpXuW9TAAwQSRir7dEWQtW5c5YMj3l3vY+K8W4lxXaRZF+mC6KUQWKj353Qdbx65bwia8JlxdBNBUGBoml93k/8TS5VBXxM4Rp4N0TS1rXxSfGO29JaWhCRUn0D2BYYFOUh7gNrjaKITp46s2L0PGQOgXeSkmuNUwmKrrHrl2+U/ATa2Hch8NNPvOqv9RVfIhmxhPRXN2n1Xr5SbWp0PRM3Yd8MKeEkTZIYX6PKunSX3tNTQg0Z7ujcd6WysbCFiD6tPssk2cfS6qJpriO2w19ctIGshFd/j4XxcaM2EFDZlZRcoeshKBQfTv4FGNoqnHeeKKpx/N4pkEiZhw6WLVROZ8OmMndM/SjHb5eRuZnizXYIOERw/H5OWN8BE8Fv9MFY8YDmBabHgQQ3/MC5unrfatEqoD2QhtfrrAaoQD///hjvbu6+1qBo0lsOvqQK+UKOY4vY/KlSLn7Q4oIQMYQh6ylNzz5s9Hayu+VlaiSHizIm7Ee7CxJAL81IRzfa61oUDwr9P3qgTq7Q3KR1ZSXe5i8b1FIsZu11PAgwA6AxwnYgf7iSfgKfkjkXAMxCy/hBzYt64Ky45Yt9KeiWZ1yp9hYEPK9xcLB92hKFsAcReFdntAHjE6VB1gPg/qLy0XCapAVJp3PVaeoJA53Ww8IV89RXZkit99XfWv0+qHAptR7JIvBpcFEu5nm4TQYH+UaUnnLQ9uC+sZdUily7NW/6KoGiqE8vc6k/BbHgCDXaSw9ifaeKi402j3jbT2l394kHhSNzbwjEZPPTyui8S/pCCWQJsmWf88cytAyiMbCpuQC935C6RQW1SJiE1TdNTTNZcH/+ldHMVn5l8vF3jeWKERlZ2hA4FEwRXiJd69VcZEe6yaugEzkA22SE7L0HTkQkXXeludTE9A1ncg25syT3bpSBpM0QVEpWPrMQqE1+BuhOnlS7R0kmxkIkplFyStWeaGGcQs3mNF/0oZw+DVPCn/eOKTlpZMuIHT/AbYPHUM3+B7236HqdEELD6qkj8sUZdboFydI51J+3kyw8lPPc8nzeOniSnMWw/EPt2AT5AVqFkDB1+QhHiirJkqtNzvZ0tbeI2l4QVGxttkPAI1iBUJV1zsFZp9sN3j5M48hE4gMMNpXs2zHLWUUwc5GWXMENuv5V8Hx9+m8g3cYuU7gmQnQkp/+pI5v0BxjGhq2pAbM41Rqvle54Nx8PiGn3+FFG8OkDfwmCqL4K1Sy5htBJptnU/ndvnOUeh+yjEE3yw8bBblNX4G3X6BIw1n1EspUHj5eYE6kqSBIaV1Dh11a8lkfrgTebrLNTVRNmZNHZ9lFAP2rSGhaF6inuJfR3iM2RwEtj9sExnL7E+XNhnhpAGMT9+DVNqf/NyujAUzS6CHWZJ4os9jpgZTNd4s/4RYvATVSULKFH7xlHfq8DWCr/h3xVOgxuT8orUsZvCPUudhQhAwJMbDAOK4qK4Fo06Y9r4UhVYmSNn3ENKnqJ9EMPdAhvNp9nIbmJjp/PMKYfIL20lu53/ZWJPZUc60o60UugCak/YPKt4tUXx/UvLUCbWIvYXKfV9r23JVWoWBp3lX3i6RcTSQxoqth5KOfliTlpSC2xZRYGJZTNrvcaShIaNBgISkcUh+ktaOrNFRaOPAhMl2nGPjZEtkXiO/ikkBlsuseZpfAbk1AwKLgmGNMxA0e4zuY7Ke5OucF+AtKO2KRD9TUry5e1pYpXxTa8zUS/6JElwWHsh1wVTis6yjkkE12KdZPMkryuYtEVD1CyIEY/bgybHGdtJco78g6cVVf5lQiYkzVLC49+lNNntykQBGhCcUY6RR6pn43Jw0HV/Awvqqt8hPfZPSPUEck+w3WNN0ad3We9J2JMJpPecxy1WCtdwZIIxDbXRxHrUUOoTnQ/E269Bl3J6BUlvWHKPNW1jTG1gSbQnrYa1LFhsUjqHS0KAtR4wwzR2ZsDAmqHifzfE0Jl5SrBypXKC4vHUGzvMWEVO55Odc8JQyEiM6uktsCBG1muZvquEsEV9TKPqlI7lZAn9erpAW+KsHEu3fwqEwu/6eqgvO1ETT6jXeja/p9tHNZbf/JgT8NFDtcEik6k8r/yMnPpXcovTsVwIEZpHcDXBPrVu4rUXBjjAd7lTqlHWzfhxOfaCYnsx8N2Y+XhsXIdLNirmVgbIIJmljETCq4L5cN3tbnogprm8iOHRJLHH2ZUEhjSJg/vTbAVTVSoY82yhlr8gqdJVQFR/7y9W6jFPgKCj2ClgRtV1rqIdf8D+tKjMNKJsdyxtEloYsXT6Ipl/rZZXhytBcgsCb8DP+0mypO7moAD8lxg6/gKqtXmClK67ypva5yr5JEo3HWVqgxMEp3indTQvU3heDQ6bwpONUdCnQ01MHhnRBFDAeZ+5RoqJD0wPOLRJXdmOkTCRKE84GDjvJCZssqUMrVOA7hlT9Vk6wgGSfS+YMIY5MQrFcg5pxjGV0cLCCNCnoxkBKsEiLZlHWMuESaf5nnKEaF3cdLx8VJMKKJ0orooNUCXkbaw3pZvPIxGENy2nfR+u3/o0eYKPCwlf5OIKmFqo+MsuKCLfxFIuB0looXttQgo1e+Cnaxp5X1aF3glQMmJUk5vSU05eW3ZFbCaPgQUCSToLrIwGXxf+Dst1qs+6P8P1TVJy6VdOumurvomuwfDllHUOdqxKcbQE8Us+BdLWFxJRLZgR9AihCM3DrOoXtzV83VUgJ63DtKUKhw7iuPN4K8jhcoi4VLGP3/QyyVpL5A5mYF1CEkcJbVlV8wklrAVQWrwH9q46frP1wmFlItsrItgB2A6jZUuUUCk7y4rexjLFcDUcWzkD65smgAl+hdrNlSepsQm/pDKruIBnwNw92HC/KCLZak0JwWf2cXPh5S8ahn37nE2ifSqZrate4EShq+MVlYExUZpFqQCKIuHNzpEy0AHnPGIVb1ZZ2TYiPc3NduhYQQktg3LhXBND0kG1u3jySgjIupBW7Lus5k7Z4JVYrY1+7fmSk+oJ/+CmcgTOT/sQ8Q1xwWVCxaKMkCEwvPWRyNCwRgSp0kAi4jh0cAhzoG9ZwU+B1MHtAJBLX8FKky1+5KmqJEc9Cc8bTdOxCfoqTPPi8alRJvXDGx8LXW17ujJycPoFRFotSSErrv5AExUoF3whirCnMh0wCpAlNj+N6JLeiNN7MbaMpCClCZsGfK/ELyGsMH+HLuBJW4vw5Bm6GIcuPgMhPwoacEnaaMpKoGgQEC3IEW+O8o/7O3Kx+crBCyXAQk9lm6CJlkQ0G3oZZBOE2kxFDwH6fenf6FSUDN58MYLm9ecetiLS5FbH02mR0+IH376QZDVC7sk4VfpGB/1Lzi5SLKxngisH5bms7H8lu7XP06avNWAbDUVgQ+wjga5VqoLxxNa8ImL99Ga9NrsOPe+FLmgosWIENGxg0QtqlP9995qKE8CXxdlg7zGUXRy9196z6MnP9M0CaD1FNAxc/yhgQE83M0pFhl/n+tcacmqFBIhkdwJn9pSErdUijDBvfqjT9g3RcS6jieY6btXeE9W/37xeqJLIVKt/QOTRvoF9/xKaCLVIcWlgt5E2w2W/UshK+wNs8FOKq8pcj1BuN4ySgmTPQ9aH1uOX04FCgzfL8JXTpdH6t+UruSoSSbCzE3ug9TlhwiH2wLpw1yBqPBUaJVHuplchUGJMgBXEU0S2YFDKJmtN8N82baVSnvLjTy882rmhxDgoyMTPEEmB8+V+ukSSE1NI3VU5A47Y4IQTv44LqGIsuYQaBijjEUSxWzy61ZhGGoj74ZEc+CwbbcXzON5Vg2PyS6LJW9yJVSaOgQsmOs4iYjf6jIHQcPRFHCmmYKmtq18+OGCVFR7NCt8jBjKSlnpk3tE1oTBEWynKl2cQ/gGV656S+xLhp3leJu8F49YbNcFi8LpNVJB3yT73yUTbRDUUFiC6JZNOnufbNF9RS+hje1mNI7nYoWJWejid75LQHw0qO1gHKI96GgwZAV1FJFCZbP3ibRdKjii6RU6frvAZhmVT5cmhDlH97SChq2z1R9RvKUwQPKGkE7/dgfYRVJWtOnHpGL2894Rwoa0pw1bFnAEpb5nMVvlpQB1qTjQ+xCcHY7b+7kDncpjkotfA1A5YceOJG51mB8ePzDkG4K9oEkG207ucbK83X3CUnoulLu2+a51ZIe+1fPZXySD0PurlDFaJso90ZdI3Isc7jK0432MurLU7H34pP+GafwT1AhOF8jPpoQ8QESkPCsEOt2AVwl1aonyIOAOUs5uoJJmD0UtLHbeo4qPu716F0NY7ilwEtDUSUfFTcHPBMe/YjFvVwUcI42TCrLfvWS7zolS0fUDqCvi6tYYA/PQs9vTNSKY4/xRwMGzwaVl446IuDrNVovNyD1dU4LoXdVvMI49amiOLvo5o1ZLimE4tXUGknzpaDgUBQrlXEZl8VMDS7wQm+jfBIv7CeE1Ws6nzjlhfQNvvRSdCfoNTxKpF4mQlOmrAoPrwn1EZ4/1kK+sY0+PtZl8BYEVU70fn5y3VKthjpm1fQfZaxxXirMVGCf/VVmNVuSZIr57vu8J6Dhgc8bi0Ra/XWhXi3LtBKI9fHg7YcPtVTEYL5Y92hOCbFlxx7IAuPzm7xca/L63XsM/jE55BDpY6Cbq/yKF5ktujqpNehlkb4C3XUtBqkVE9YGbTc46IuU47YNPLqMa1FMlU+xwqvVhAtpVjuALRLfwpgEuI5DlOBL73dpltXBqrulrt3xqlfPlWaD1dKqUSlPUvwht72nIoorELbxEqGnRfthsAS0AOLJ+qWcGWiVOOrIFbQAKthpoa1+kUoogAmljM2WUm11fOqFuixuXCYUfZzFP0Kj3nsJD2FvTA2+XCJPUTU1MtZY4rvJnWMCeHM85Q5NYdHogmDAFU6h2Y1bKlM5niWFk9rPULBdKdx5vYe3SkqGGC1OEaDM59BtDGvhsAfACG8kGAOqE/vnoBl7DhpkGax43UhaRS1bBBzL9945SmlReLwmXKgnQYjksGqoL5k3NNOkAkBGzXssoinZ27fT5eTAquiT2pUYqL9JtGz9SO9rBvBsDzyAA25C98BkK4UXWhUIkYWhbHhY4yJ0aulN2RMv0O/ge92ESCZ6SjV9ymLFGxxJRwQx14Rv0mmHLpTuYykJGfNspyb6oFlnQUPdCEne0koLIwnx4mM80DzIEWz23+Wub7B8akc1JBQo0ruM2yBAY2jiRVDOGHW2+45VygfOy5idps1ht43klbgoeQU/rdzBj9w9uXBgZfRyAS2hm6N8qFi52pQtF4wi+prIEwlf8BF11JIVX9G0zpMofhWaSJhTtLTb9Xy/IEffJxUegg6C1FgToc1LZUMOlXSwIA9NvPHCoEFn6lzNrwsAsXgVRY5KeZ4M4YNDFZdNjPJh5Pre+h3soBBD5QjKU0wCqQC1YgCKANuUjQFwCavwrNYmrd5LeH+iL79u930AxyoFhQi2Wq8f+8yd7jheoCdUnaOlRwj0zNPNg+qdnOMFXJruqKQqRepBhXhOM4gn6RF7vuMQ5njterWR1F6XLQZtuqeGlFzR1h2H8qURZbJSCiPQCNRCPzuJSnyl2O1g1eYMRRXd7mjqDarGi93GGS1KXyubHwzh+W1G/nbyiRY41zbfSK/BrgYMuNRHxfsXr5L3TneTzqeOGo1YkSY11Y163MCc/I4U96pvMt3eSSS22jHAZa40xTCuMwIOIWRzZeUxLk98Fmy9zDVCeTPOP9TDLMKiBANHEP5WmH+TXUmbtJsXbwhKWFWxBQuO4nQPeYGtbC4yR1MqRomk4txMh2J+Hos24GCDQojzMeFVWBrVA1Y0xDgIUUFZ++dujRO7HZJJSfALefGb62g0CVH8M5kXI1xrgxcwA51AR3We1aAt3NH+cEPTk1gXt1r8FXJ/MySN5K7UKKhL0mww87fBek8Sg+trQA4wOFy2D782oFQMvAo4gvCs68xmkLj+cmE6N+uaVrA7SQAxLSCq1xgT2rlo6WBQUadF9ucv75RHeTOpwqqz4WUoNkztMg8BaPEUkfnGbJsQ8Aap7XSiUlgZrMgqX5F49FJJsHLiFt2UFZB4Fm0aHF6MHdKks4RWBXkJ1ctF+yA5mHtDNNq7kO63zRtlSjzfLUCpuM3Kpibn4gKd1I392tp0E8dAXNTrXTVcpPgP/9LH6HZim4aqf/O9LdzNyYcYBvbRiAzzV4PilSrYt9Qfcrva9Ehb6A+ra3S6piXU/CVCl1wAzi4mhzrfK7nTVJDSCFcX9/5x+Zc1osjiO+8P8LKJxDimOjxlcyWGDuYP8JNzM/q09H5f4ZbPsl9iuvPH0obzkGodPH1tP5BnMCluJ9zzyDXojPazcMruhOjnUrX+foa3xWXMiY1JGpyNguUsf4Q2pargIQj/hEzSnHI+hUeFvARJ0Cz22eiR2Gl4gmbykjPQ012K8FqxCdbqDujGSuyW4k6KhjdeUqtFiaQG3QK+KN6QL/ypJ9XjNi5dMl4IJJSKouWWIyfNf5IApQrAF51R1OfJsdN6aRP7uM8sB3wJ/JHrXLW0Dyrc2BDxTRJAJfqN46climKo45kJhRBvMw4Q4znK4R6W24I1NSZk+S6IgqN7Fvr8ts/898WhAhED3cAQR92AYIJBJEKhVeT8udZ5CRmqAKCoH7osufaeNmipJyT6jX/AN3agb9/9i1TJdQLfnqOiWPpBcS6DQTNWXzMsXYUem23DbzL6qtLsn0IqyWM6dNq2ADIJScWBfu9jhG9zIhevYcTRpIlyr5m0Qbt/WABq1e6VCLOeFoksFnhNRrqTCdrBVrp0+AjNco7sQP6BpF6uxM1t2lIBg+g+23sUYZGS1DkWLf3dAjOkSltKzfcVHRk37tHQYmW44ckDFBha5JK1/zMvffFHewmOUmxq/Mm8/jcweK2grl/0M5lVqeuXSr9za6Ws6LatmGf/rU0LYxF5wVZ9OIW1oxrV8udpIdID3GQbi5pBmM250q1HjQ5r4nNX31w9LUuP86HyvIyF7/3NkbuwSKd7ioPm2NlrPwstIMstxog2BK9LmgmEa2FLUgTE80NNn+Ty5fOCOqb63RtXgp8EtiT3UWxBtyfZ7PhUH2wFxZQ5vxCBNurPcRi1C+1v14Z19IP8TFafJym88eptsk3q9RJKELT2TcXhvizmvLqwBijRbeIyYoL/iB4BkM2pgHKtz1Efc6zyFrzpN1iFFgurFaq40vUUlrAfM9yLZ9yO3Xe4Mbv2vsFd/a2P2+O/jXoLQOUTclZMEBGZPMSB4POi3vqAuPJy/GaEsTZLId5wRlDeVMsCGQg7pJz38PWXCsQSHMo+Z6NTDxbUnO7XcA62QO2zFjboAGIqa0CFVc2MpMD0/tZuCMLj8GKMrddASqtc3uDt+T0wzqB0Fv/OAPNY82XUa1mD4oGtduGK03a9ZFzo01VgT+lYKUdngshqr9cBMVx0Ncb0EGxOSKNTthheU2/VAhQG2+KEtAlUcp/16XvLk7KeQvqFNjWzznGcifKf/JzCJyJQpi2IyOw4r1GwfUmAEg4YK8A2HKvEx4XyivxviYCZpHJC44k2u7AOTTsS5MUpiwXq+gOBBCgkdrKSHIYnl4DQXCO1r4BKaL32hatRG/GHMyvazl9sDdbflVOvy/kxvCFeV1pgiG63Qce2FgroccaIFEToMLgW8kKnAAZRbWORbwCtQa5KYERjQ34Fx6Iu4zW0SyoHQL8xkHPxetXL2OOv3ZBir+zoVXYB04NbzG2FdbkyU+4Cg+aS3gR+Hs93RCwDxdOrxtcZd+F8mTZ/myeycxTd7aEng4Z9uUHxTPEpxQYzUm3i1rcErnXncXwrBHFdUHVTXaHMCXIpid9qLBO2sd96W0KdoWpi7rs5lyWdgSR1G6XiAiN3ZDA9YsjfxlX6J3W8vR2DHvHUkOXxVo4fRIT/Wu4zvLxgPQfNqE8XOAbXIx4G35REY+ORjoYiXKNN/2WNKF7Oa9P3YE1yq8CdOs4bxLCb9BWs9v5DCMLFFbwlp4gqtmgIdkd+ZSVw89cvB+38R3SdjkJIQhG4upnXCa5Peq2LEl5ur8j0tIEb3dkN8MIkoUS+WKO81euQu8wrl1rmEfbrqg4NNO7WFYBElQhKawFEeRCzmJRHOMKx8djrQbD6P+HdbATEttqKf/rfBbieS/oTMfjxB4gnZ6E/DOCb53LrSBLFFcPY5arHsCGI+IqDBoVO8w0EmMPb3bxS2VBtQcknkqCBvN9sflwlM5w+12rUxYSJrgq332NqXcOuY0NvmTrBUrvWoCBH6iyvOZ+lil3impPHZBy4x+2iYkN48lWhbKoqk9ho7rr9ZC5w/8CxZ3TQEGeqHowZ0Sot9o3JSqLqNp54QvQxBSHF5qPaFyzKUL65lm1qiL/z+aZfqDd2+7kEKIVeFBDiGt5+P3v0zf1FSOE0LQ34s72f8VFzsnLtWkvi0u5cRImc0JBhoOUOu+oohvz22yIg0TUB3OFz3aXmaEm+z8nPU6iOx14//NYd/aL2Qs1kvG7oe806GXuJBi8BOFFjYg7/SjHtnILAiZDk0GsAEjcUKZ5tEjf8+eH+y5DENQUXueZ1Dm01ZWV/BC9zP4QmQsDYwDu3SiTZ0+BM4Bzr4g9BoLALQDDRMMX8sJHWjhSJqm5MDrl+o3ZmEnYTA+uPM79z+P0CcoVGc5WCTJZ9SLt5oTxDhcwZSPTokf0sAOYFRUBStO2oWpb1Ip9QDRyIZOoC01xD3agKxMqEXZfjkO0V2fzg8wJKgvyHxbYlsjKJcqSwlaBUE4WlHsnCLToMwBR38ueXBy5+6fN6n9AKgJSoqRT31qtyPLp2zl5dr8mm6drZhAakNcPJ9gUHLb2uBCjJL3qQQsfsVxuzulo4PbrEWYGBH8TmP18s4RmabTrLR4igzyBHtjYPH3339iG6D/WuQVUVBZUGP97QrNQUPgSkckiLG8e4+4eQ6Tuj73H1ADMZZ6HNW3xJvUwxn2uINF05K2jfsRrjIbVRFU6ebjZOu6TkDFXGGGOuoxHU1WC4kLzzBkMxIP+dkyUGKHaAuB0YQOWtTwgINyqwt1uasIoEVBUzhRIyNmqPgiun3/tbbSsjdeduuRsC0z7wRqiqNG1YwlRNTXiKPkNz+6o7F5KDLUAcuv+5pYuMbxQ55byFqAJ6+dxbE2pCs1Wl8VHyoWVF16DEe28xwssSn7VsKNyiE+vBEV7VhTddQo0EnKrRaRS71uxV2hoRqwr7Exo6DF24T742DlZurwx4oFo+FVEOzBS1QgL9R0W3WKHtrEVReNphmnvMBNJVgjryA8aGMymUXz8wEL0jnrKAwuB8u5xgmFahRLpCrHIHbwl9jlDR2fLaQzVMEtxagDJY3CQKsFD4k1SNUEFTCkECJWmyrP62HyprKeLVX3kftw4ZJNWay656wEjqh/bQRxkqtSQ1kKGd8mtXHyfZYDh+SMYbY9soIVKqAIoTBGTD9Ar9sVtE3Eb4GEjzOABsaVTkm04jjLWWLqKtpbUrxrJ0XqxSpFA75o7sYkpTS47KJnkRdNEFXv4saiLOKoZQEnoNRP1Nz4Ukrm502u5puG2SvPiOem17ka37PZYu1FSxBk/mWqEUbSzA8CxQrmrttgBkwxAi2kHGcH4y8pXqx8qVdQxUpDzqBZZ+k4kKKM4gL0In/ISpktxXZN5qKjStICGbzEQHApdJDsUL0NNqLWotpEYdWc3eIv3R39pQ2ugWAC6V5MTVNlBgNIw8Vid/AIbzHzq77BXIsEDTTNuq4liLx3D6gm37AfKhvC3yjBBQ5Ksq81e2j7tyWVZ7+ot2RblZG9jllcdHxTX0N2NLP0f4MjZ6NNPzPlkufb0iziEC/0rhNr+Ixvvk29tql4gqsgOsN78DXqpmCCeFki8ZIEJJRTS+Ip4arm24202bgwtOyG6m9WGbZZp/A6FXVhFWDFYogw7aNaiPIQFXKa8or4TGvQkJwZ6CYNflHhqzaAkwjtk2n3Y7LC47vTNC2/aXAiimEw2FshSs9D36E95+xjqGdZ0dCTV1WbrnRQ2h9bCIe69TQaEYBBYRF0FotOC3LcrXrxKxEtm4v+oea1a6tfHz/whXy6qMoMHav/eRrrbuQ2IfJUOzG6lWYmN/YiI2QtJcabfji7TJ7TJ78D5IkBCrclh86T60Lsx2hqI7Rqd7iQwrTSNRQTNHqiWrzk93TaunUOO7DRCu/hGk5tvhGG3BhA0Lt5bNsj1XbXOKuK2vCW7L6Y/vEPnD/8bBUV4x8HO6uZF/BpWo8GHMQnuojUJGSCdqDkOORtXfln+19j6A9uMtAfgEwRFWiQLjmlTMgWydICfAlgXGZKmLr/m6VoEveL+CqxNCMF+vJJ04W+JvsP/YvtAp9rfb//1fBlvQHLATeYl86pe5AVV2aFOYmusy0HVaK+TLawJ0SDEQLk6q0ewDhNu+fdOzNVU0LAGPPeZIvebBk5QzVbJe4rxJapHScBnaKb+shwHjn5lcGhV5JdbyoZYa/Yt323fWZaH5Em5uQ0WjDDCbTgVtt5PMQfPd71AAz9Xr43tGzWjllsXkLSZ4zX3va+3rLfkpapECYlG8KSMp0VF91RIhOfd3XdA1NvVt+jb451q9cFHrF4zfB1zrqxXKLuRxfg489YUvxyDSFpq856o/zb+vZSFHYkCelcqNyhqHDCWuMbKygoWFw26m62h7c3XWh7urwOWH36Rx+W8yqEH2KbcSst+UMiK7rCZdZlBONccOipY1LuWgrKnI/84jDEXW5F0zLR6DvMrG+frqPUVJrYCgXyMss6V73nUcNI1+DoX/ycd8ql+F0i1bsen+/v8gZ78m9bgppGN++BBYKmp/fZFVzOs64ZTScJa1w349+eSKXGPMpf/vnfFrjPggX8NJFKIo5q4PShcxBuEPirulGrXgC66hO3+tknx5uniG+p5UFy5SU6NV0IDUyBSnmrNvElFsUGjKrWKzgQ9R0VsMFCCe2P6MaKo3VSXG514ilewXtJIcCyXDVGBhT3We8SPNjMxWn9LZN5OQlKbM1PoCrrfV+41sL8CQSPs8nXBqgpzS3dco5arKPR0zza+EiKrOTPOOvbDjitHIUNipRf84e/I6KRV72LOQIdGiiovfFfS9WMqiKAlKFwxtCz8psHK/0j+BmgDITMFe+VaWoOQPt+Mor590Ml7WKqXoTNzv7qlL9VCVcZNu5mKBVEREUMppySaMqruCk9fJGDnG6JfVMhRXOEjpd5t606cOh4lNLkVyESLVjUalckIpCnatkkkalQCjAgyfyn4iegTRBNAwBAF46b4ybhZ2Q14s6D9xiDK8eWflfLYIGTIpF3o2yOJwkodS4ZfZtyWhB1ds5/Xge23jpdzSJbBbf8Ht3Eulr5HVgAEjMF445d8tOF4ddWr0aL8K8xl+XLSduPRVunqOl+c76R2pPfJjdkH77d6bJu4otqaF3ydqu/dD2HJ3g75x/zbcl2BaAGBhGUFMZHNd7W+apE7VPbvn3n6bA+u6NY0C/vsz8Q9ALrug4nZXg4JQrwlRMTH3fCBxXAGpVGVd0Xg+xgDVrd3H5/GpzImySAkUxDo2v7tlTVwh218YptUMSgN0XW1TohVgQkGvnxuiaY/x31DrChdZYk0PLjmppP3gTDdCBV6TBb0AzYnO2LOmuoDlxOHdrK3qkEkk4YDOyeotWYgKi1Esgh0vOu+L6mrttBVsbrDzUs6tJVmC0P+EK5jYbJ3IMkk7QZjLQSod6bvQBsat6QjvaVA+VRBtwZiYvUP9CEldNH6psnIDGvScqP3xba74eBTv9fITLgxaezZ0KS0eq6UKQdqmKS6cbvOMFe6BKPERei21pzfceDWJeHBP4LCA94r2mrSrFeBZPlBfZoRWXu11JSNS9B0yTDl7j5LhobsyCxU1a+joA3AdKVrU5s2jErKjIk8DUPV0GQsDRBb5beLvoEy4aqMrPbDHAnTugMtF9HXVm7xCpKKjUNtRCauLLzyHBPNgw0ucUVlFSmW0cQGDGuBWQQw6lRNQJbHAosQscIAAsJkMQ+DpMbbHcYKmK8pVsYKCfmvW5HlhKmkL70CCN33RnwoGsrhd6chGq3rPOWBlHkWCSUu1SdIKnP9Rx8zgqHiDNRddcCrrbE569HgOHMTA096GYdEhmmQnRtOo6giklUBR66SeVjqrFRb1LlRCetlRDh00DTLEOGFUMAwsqxJDSXK05MtSAuAkTd+WMnCKSuyjaRM1JXSavMKv85DBKAQR5Y1284KCPhJKWiVKa1pEsxrA1363oP6tYvk6PSFHevKeSKtgkvRDpoxpDDR13h9aknZyaFTVNAGtJAb6mamu6rp9MXdlH/kuQGt162LATbvqFVqi0EqAh34T3rvvR1UmCW2brT/05nMpqdUiVKDIPrmS4i+z38Hy/CkUtqcZUENZYPXlQ7e8ZMVti++Tclv1Pl68XghPJHG7jb2AgGqY6PciYFyQIiLsukzef5XpitvKilG/4BVNIWnJnyh/Zb4PBaJhMUMPaHVe3ao2LPQgzNhYHUCvR+rkj1r6lFzFtSnoanwHthH2y3pCZogSdp1GVp/u5xCMu9fenS8j4JKYn23wtuiu7N5bb03fReqyVALuD6rUWuJ88sWk1HvAsjkCT9ZeKPCJ/iqRaGg5XSOC25SsVG0DqQNdyxpcMxAuD10UxxYY3q3+ICmhQVX72nDtPztquJdoKioXi8zT72DlxQW3cqdZsMHL0rVUyjitEB1iTDJ1VN+C0vI662B+ftity1Bt6ByXCMUBNz7rxFemv0FKz/KDkB15dtLa3r7Vucgr5fK15nA8hDTyKG84uGe4WMXKdeHqmuKimh/VpmphY2lMtJghFYWxqjAvW2W9Hndv3HaoG1F3rRanLNDkTXB5vQdXtwqYPGHyVdIvJbkIiSpzdUn2TDoKL0LA6+Aq1TNVHFZbrIGBliUawxuafP7tSdpgkiMxFjNLM2iOBE/0FgEIXb3z/FF6oHEY/kgx/Bq0YHYyINtJEtJAoo7DJI6KsIQn1B/KGR8M8ZTK/Hka3+o3hJjgYOF5AbwCX6LsbshAB9Tal+hoFmRYVWVYH/5i6TOIeBuNFgpNn0KLW9jJZoS/pqsaP1cHIwUk53/koh5IULQZroNEQjMLoBcW9iXLAJ23cE0VJSHNY7tcr1DuId1LokbhqGF1iQDilVd6hGVpoE4jYXzcQB1VmJQ0dn7FoEOwdv04J9wkbnVy1HMti0PSlt30yWmwMPcqL0sq0udyv6wLl6tenS5q9uZZm0rhXeae9oEiBKO0GwL/CH7rlRq+VMaU5pS/VqThSBv+Y3SbwFYXpWSBPoFMJ9Q1FttsryVKO2CfeWyNFgMt4xpmx3DI2Qakh3ptPKU4KG4Of0uSp/alHewbDqrfLnZOoHrkvdpV5Is/aBPMcF5+sUy93EPXM4Rcu3yRV2aOOKhoE5O+D355LldF4Afkr7tPaxvI0qCpdCnim3w+ROxJhIZUs+QjGIC2c6Dm6BrYm+CN+ePzdjINwWzNKAHJPjQYPQ6ugVRJNbASRvz8XJrPL3Ddo3Bbz2JzmcarX2RgeEFKU34OgiE+oTdRVqM547VDoorbGs2WXdMQmvQrlxkVOZ1BQv8Vymj1ygWE9CoV6K44g2m6pwN8ooiFT8pxCsxPfTsGY9TPuWZrGh9MV5rHjYK1/mkzfMQcg2WFsqvHFsmqy3Lr9cktqYA5VYI492qKOWTqevPPgNlPJYX/uEdru35PPVbFFywJBsw4FC0WPKXoI6r9icZDkAVm4WIjmdqZv2eT4V9h/PQzYggUqNs4t5hmXO3NmNpQrPBSpXkjrGVuhdMVbMEm9LaakuCDvbh57yU0b8FcCrEnEScPbAJhwXRqi8iDLPiEaZTbqEB5TnzmX9mw2mhlJlYpPLDpShleXqdXZM9qyvso/8l8c5rKEesQDsRr41UgHoh4W9aB1kBD0phOdJHLHPGaDFQFt50ieB2J1iwB+4kAjcsZh/ReThYuTTdL31D3ZgL18Tr8C2DMA/lW07Qbsjz8LuSaeDOtkYH8VEhBUQwVKOjJoTgGEEdG43mKxYN9I1NScEeagNtwiObCslUn1/qUJTvslfz5aaE5Ke3hNcq3fob2tdRmtTIkWY6cDqVAHaeN7Uea38U3RgUl9VYiHuEgHJMQfJDPsNmSqBbdxgVx4tiPKbIK7L/xgEGVYEcsVB/zlET8BSX4vKHB40a5Kb/N/XmNKo4WCOsavUq1nUFJegV1npDW42kykEhKl/hFjTJz70H00ST6f1mpUNx0PH2VYK44qFoC4DsDElU8EZWbfFPguGWhqXwR5Bzz5dtOaPb7lHzlVVZT/1GCfkupg+9Morecy1JkCjJYsrNOspF4Y/xMPvhlky9BKcrCVo8eUfgRuyoYk8BRNdsFFEOqnKJE3YoUKqysRkRUbJQpMCYZtkqj/0MVh5m+B60StzAEJSk7PuLFwxuS1EDY/6y+zrmoMpuoU1ZT0HYzAE1h88gW18H63tWLY0fkYnj7Q+zZ+Pt6zvM//QoUDM0sFdVY3M3agmIVsvGd23AFsubEnFC6ZgqAk/vZyR9gG3Wxp2mF3xIOM3EINagVF7R2rS6JvTdZHbosniEXn6FbiIO/LHls1hH8tvpkTyRda3dBd7g8PCMO2Hwma6DooVSb/zuEdMJlLTzZdJx04rK8yG9YID/+E4DhUgM3gaJlvPLisA3tK42vVRghWIZzgwNOKuiIdp2iUgjpOvBle+fjSYAZnF0Oj55sfEPz5I6NLvolrLDGntiz2/2V27hZLeZKFs0WewX3jHGnwRN945h9iesECkchiLBLqCaOoNs7MR7RDFqpWsvZ+Zj4dC6pokum0RoICiIqggtKNLun6kwh/6ic/g6H1DtSXh2SJlfxg6JKGFsS/lgInzZZ7tRSbUz+Bn7dwXtZAgUrb0M8OA3EEjG/1BExsuHPs0OfbKsBwRnRN75RCt9wLoHovbAfihPuVsMOwhO58k8uq3iZqaelz0dFUKKiBM5Q1OjYrPf8hCo/aAgYRgCUJBS07Eksg/lfB6jxxW3UJ4psGQJ1uX3TUt4GVW7As35WOnXFGD8xTWrhaj6ZegAl4NLiUHUXvfALTJZCLptCLGIDbne8+mSlx+XCVyZ3X23u8UdA4BY12T9QT6AX4j8NZtc1ABa0i5e0hZuab3DxKW4qu8Oq2CJfwCG0kjU+OF3US64xUY3+n/oSIPU+Kl4D7Nu+9vEeAQX6dnK4bXXASJ2c3R3w9xoRJFrKYovYBUMB3Jd9ON+ImJ4GSOUm+ROC5rErSWgK5mjKGEXSDzboYYosUCajwrYmHmsLNBoFoluGkgOv+KeqLlTCfp7vGVSfZyCCl1AKH1mWrWbHkVZMEB+KXZYPXVl+ukXwRUujk8lFTHTJGa6evuVq7TAAgvT7qnPtL/AecThBHbVmBH6PQr00Nt+EkBBPcWtJc3XeLlU1ySqQM11CfU2fq4XuOZK09k+zd1RcAFG50LztwSbS4urNfCSXAHlNtz786ikvcAZhA2YDUw8G16xK3oAmktO8XF4Q0LLm1QQXG3KSu4KoMsXOCV3UNlgCorK8qOoKKi4hYWTM0xJFcfA0p36zIQdNhETZQEGjoMHAK7raS+qXKhWAu2V8DHZ2JkumkJRuUsQE71F3Bzx7eEQ2Wh2SjmMCo/K8qoWuyZqArjiRCJexibVOUhC0/CJ4Mq8rRj8KJROA4NiNnsXTO2BSa9mHRlFvvw7J052d7Ta4/WYzQxnH81kIjevht1KEBIY3oCpj6FX2BzGjbTqHTstXn9DCAJZrFKIQFgGtEan4Dxy9D3QPK384hJSi6/T4e2q1bECGI5eEI5OOiYmI0LKkhIhaAUlvyL7eQKgbbjlkqSxI8wZBv890NyOK3G61ZFsIKBm0uZjmd/zoPsr0VnrmfFyLQn3t0FW7jUvfEBvnXoEYoXyjJCM3QZWd8FCi1hJrn8bV/M7BPauJnbtNRXlfgq3qhULnANrh3ro9/MgfP/ZaA1D5kbpt84pAuQQCSSuHI+qtL+d5ZySgL7PqD2tgefHNEulYBzrpDKRkvap+KRz4YYRz87ZaCHEFViBaOVVI5t/emf98FMO+RkhfedUVgkuusvJh6Tfflu1VjiXyGhJaN1bcT+cP594JOGVtORJRDi86QaJcynBS+pCPK7PPh7zj00V5nY6YeTpTwo2MON4l+bkVlDtQp/xD25MUfGd2avthzXkD+zFqW1WuYiL5iIwBr+4D"}');
;// CONCATENATED MODULE: ./build/triage/entry/classifier.js



const classNames = ['praise', 'support', 'spam', 'order'];
const stepsOf = (byte) => (byte - 8) * Math.abs(byte - 8);
const rows = 1 << 18;
const knownBits = 1 << 17;
const count = classNames.length;
const bias = -2;
const headLength = 8 * count;
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
    #scale;
    #weights = new Int8Array(rows * count);
    #known;
    #sums = new WeakMap();
    constructor(stored) {
        const bytes = (0,external_node_zlib_.brotliDecompressSync)(stored);
        this.#scale = classNames.map((_, own) => bytes.readFloatLE(8 * own));
        let from = headLength;
        for (let own = 0; own < count; own += 1) {
            const length = bytes.readFloatLE(8 * own + 4);
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
            return Math.exp(bias + (this.#scale[own] ?? 0) * total);
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
const trained = new Classifier(Buffer.from(weights_namespaceObject.x, 'base64'));
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

const thresholds = { comment: 0.92, remark: 0.75, hidden: 0.35, encoded: 0.45 };
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
