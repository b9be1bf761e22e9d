export const id = 658;
export const ids = [658];
export const modules = {

/***/ 7376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VU: () => (/* binding */ byCode),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   lF: () => (/* binding */ compareAge)
/* harmony export */ });
/* harmony import */ var _pages_doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9984);
/* harmony import */ var _pages_entry_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1221);
/* harmony import */ var _text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6573);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5610);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5117);





function readCorpus(entries) {
    const known = new Map();
    const read = (text) => {
        const before = known.get(text);
        if (before)
            return before;
        const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describePiece */ .Ch)(text);
        const isOther = text !== text.toLowerCase() && words.every((word) => word.kind !== 'name' && !word.isIdentifier);
        const found = isOther ? read(text.toLowerCase()) : { words, times: 0 };
        known.set(text, found);
        return found;
    };
    const own = [];
    const words = entries.map((entry) => {
        let count = 0;
        for (const text of (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scanPieces */ .vo)(readComment(entry))) {
            const piece = read(text);
            piece.times += 1;
            for (const word of piece.words)
                own[count++] = word;
        }
        return own.slice(0, count);
    });
    const pageOf = new Map();
    for (const { path } of entries)
        if (!pageOf.has(path))
            pageOf.set(path, (0,_pages_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .pU)(path));
    const pages = entries.map(({ path }) => pageOf.get(path) ?? '/');
    const times = Float64Array.from(entries, ({ createdAt }) => (0,_pages_entry_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .p)(createdAt) ?? Number.POSITIVE_INFINITY);
    return { entries, pages, words, times, pieces: new Set(known.values()) };
}
function readComment({ comment }) {
    const text = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitise */ .tB)(comment ?? '');
    return text.includes('[') ? text.replace(_text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholder */ .qf, ' ') : text;
}
function byCode(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function compareAge(a, b, { times, entries }) {
    const [timeA, timeB] = [times[a], times[b]];
    return timeA === timeB ? byCode(entries[a]?.id ?? '', entries[b]?.id ?? '') : timeA - timeB;
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
    const found = [];
    for (const words of all) {
        const count = listPairs(words, found);
        for (let at = 0; at < count; at += 1)
            add(found[at], 1);
    }
    for (const { words, times } of pieces)
        for (const { features } of words)
            for (const feature of features)
                add(feature, times);
    const run = Math.max(all.length, smallRun);
    const numberOf = new Uint32Array(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_);
    return (comments, among) => {
        const isFew = among === 'page' && comments.length <= few;
        const own = among === 'page' && !isFew ? comments : comments.map(dropFaults);
        const numbered = numberFeatures(own, isFew, numberOf, found);
        const counted = among === 'page' && comments.length <= largestPage ? comments.length : 0;
        const roots = new Float64Array(numbered.names.length);
        for (const [n, feature] of numbered.names.entries()) {
            const here = counted === 0 ? 0 : numbered.counts[n];
            const share = Math.max(1, common[feature]) / run;
            const rarity = Math.max(commonest, Math.log(1 + (counted + trustedPage) / (here + trustedPage * share)));
            roots[n] = Math.sqrt(rarity * (isFew ? worthOf(feature) : 1));
        }
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
function listFeatures(words, isFew, found) {
    let count = isFew ? 0 : listPairs(words, found);
    for (const { features } of words)
        for (const feature of features)
            if (isFew || (feature & 1) === 0)
                found[count++] = feature;
    return count;
}
function listPairs(words, found) {
    let count = 0;
    for (let at = 0; at < words.length; at += 1) {
        const { stem } = words[at];
        for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
            const other = words[next].stem;
            if (other === stem)
                continue;
            found[count++] = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .mixBits */ .Hj)(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other)) & _words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordMask */ .Ru;
        }
    }
    return count;
}
function numberFeatures(rows, isFew, numberOf, found) {
    const start = new Uint32Array(rows.length + 1);
    const names = [];
    const counts = [];
    const lastRow = [];
    const features = [];
    for (const [row, words] of rows.entries()) {
        const count = listFeatures(words, isFew, found);
        for (let at = 0; at < count; at += 1) {
            const feature = found[at];
            let n = numberOf[feature] - 1;
            if (n < 0) {
                n = names.push(feature) - 1;
                numberOf[feature] = n + 1;
                counts.push(0);
                lastRow.push(-1);
            }
            if (lastRow[n] === row)
                continue;
            lastRow[n] = row;
            counts[n] = counts[n] + 1;
            features.push(n);
        }
        start[row + 1] = features.length;
    }
    for (const feature of names)
        numberOf[feature] = 0;
    return { start, features: new Uint32Array(features), names, counts };
}
function weigh({ start, features, counts }, roots, penalty) {
    const weights = new Float32Array(features.length);
    let [from, kept] = [0, 0];
    for (let row = 0; row + 1 < start.length; row += 1) {
        const first = kept;
        let whole = 0;
        for (; from < start[row + 1]; from += 1) {
            const n = features[from];
            whole += roots[n] * roots[n];
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
function findSpan({ rows: [row = 0], sum }, { start, features, weights }) {
    return sum === undefined
        ? { features, weights, from: start[row], to: start[row + 1] }
        : { features: sum.features, weights: sum.weights, from: 0, to: sum.features.length };
}
function compare(a, b, vectors) {
    const isFirst = a.sum === undefined || (b.sum !== undefined && a.sum.features.length <= b.sum.features.length);
    const [few, many] = isFirst ? [a, b] : [b, a];
    const { features, weights, from, to } = findSpan(few, vectors);
    let product = 0;
    for (let at = from; at < to; at += 1) {
        const place = many.sum?.places.get(features[at]);
        if (place !== undefined)
            product += weights[at] * many.sum?.weights[place];
    }
    const pairs = a.rows.length * b.rows.length;
    return (product / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs);
}
function absorb(a, b, groupOf, vectors) {
    const [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a];
    const sum = large.sum ?? { places: new Map(), features: [], weights: [] };
    if (large.sum === undefined)
        add(sum, large, vectors);
    add(sum, small, vectors);
    large.sum = sum;
    large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink);
    for (const row of small.rows) {
        large.rows.push(row);
        groupOf[row] = large;
    }
}
function add({ places, features, weights }, group, vectors) {
    const span = findSpan(group, vectors);
    for (let at = span.from; at < span.to; at += 1) {
        const feature = span.features[at];
        const place = places.get(feature) ?? features.length;
        if (place === features.length) {
            places.set(feature, place);
            features.push(feature);
            weights.push(0);
        }
        weights[place] = weights[place] + span.weights[at];
    }
}
const nothing = { identifiers: [], hosts: [], naming: 0 };
function findIdentifiers(words) {
    const identifiers = words.filter(({ isIdentifier }) => isIdentifier).map(({ stem }) => stem);
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
const reach = { work: 400_000, features: 300, least: 16 };
const kept = 6;
const promising = 0.6;
const scoreSteps = 16;
function findNeighbours({ count, start, features, weights }, threshold, found) {
    const rows = start.length - 1;
    const counted = Math.max(rows, features.length / reach.features);
    const window = Math.max(reach.least, Math.round(reach.work / counted));
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
    const touched = new Uint32Array(rows);
    for (let row = 0; row < rows; row += 1) {
        const [from, to] = [start[row], start[row + 1]];
        let met = 0;
        for (let at = from; at < to; at += 1) {
            const feature = features[at];
            const weight = weights[at];
            const last = end[feature];
            for (let index = Math.max(begin[feature], last - window); index < last; index += 1) {
                const other = rowAt[index];
                const score = scores[other];
                if (score === 0)
                    touched[met++] = other;
                scores[other] = score + weight * weightAt[index];
            }
            own[feature] = weight;
            rowAt[last] = row;
            weightAt[last] = weight;
            end[feature] = last + 1;
        }
        const near = [];
        for (const other of touched.subarray(0, met))
            if (scores[other] >= threshold * promising)
                near.push(other);
        const score = (other) => Math.floor(scores[other] * scoreSteps);
        if (near.length > 1)
            near.sort((a, b) => score(b) - score(a) || b - a);
        for (const other of near.slice(0, kept)) {
            let similarity = 0;
            for (let at = start[other]; at < start[other + 1]; at += 1)
                similarity += own[features[at]] * weights[at];
            found(other, row, similarity);
        }
        for (const other of touched.subarray(0, met))
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
        let said = '';
        for (const { surface } of words[row] ?? [])
            said += `${surface} `;
        const entry = entries[row];
        if (!said)
            return row;
        return entry?.source === 'code_snippet' ? said + hashCode(entry.code) : said;
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
    const shown = byWorth.filter(({ surface }) => showable.test(surface));
    return shown.slice(0, mostTerms).map(({ surface }) => surface);
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
    const isOwn = ({ kind }) => kind === 'word' || kind === 'name';
    const stems = comments.map((words) => new Set(words.filter(isOwn).map(({ stem }) => stem)));
    const isCommon = (stem) => 2 * stems.filter((own) => own.has(stem)).length >= stems.length;
    return [...new Set(stems.flatMap((own) => [...own]))].filter(isCommon).length >= fewestDistinctive;
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

// UNUSED EXPORTS: Classifier, bias, bitsOf, classNames, edge, gramsOf, hashPair, knownBits, readPlain, readTokens, rows, splitSentences

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/text/hash.js
var text_hash = __webpack_require__(9952);
;// CONCATENATED MODULE: ./build/triage/entry/weights.json
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"x":"W8FtMivKjEnjVy0SeJPGqxpEjmnFGrmbydD//t35/NP/fvY/16q1i1XFBldtNlggMWsXBRaIZh88ptHY3rU3dXCDxN4c0ZBP9ygQbWKn78C03S/3v6ooSEHQ3gfRh7bvvn0QvZhreqBtxvD+CzyxMbHz0P79jna637l/7+/n/3+/1++pMWHBhgMXJFm2H0R8oEwubFajU9AmSGYv2FSODnQO04F3yBXQGWBqj0PVi+lKIvyih2kVAvic+8B/uNJ9/589Y9/faZv3f+Z/yPvxuQKoL58HcQRlLLLVxUXr8LFWyOtR4xK+xQhsofu8fChr14ICJR4FkDqnPMEJmL8Bol/fUdF6eIhHNkAN3+LtMfxsZqQFR2ZGVHSA8Wy5T+9KgsAPjuOQd4LFgzX9hiadgXrW9btBYYUDY7VblCn4qR/kmAZFssqElxxsE0Sqv6TfjyIsl51TDBDXGWUzlUUdtcklXZj12tPv/on81oWtmmi/hjoYY0zdO3YdZoS6mUBdGaKRn0scZWaLm19aJGGZCsBHrPgj+DihPIRzBj5pspDGPAGOYZqZWnuXJH4SJjzfil8o/O4hIq/iGI9K1BgpnnqA157bdwxYSwEtBy9GPEj9nj7Sl+/ATBEqT3KGzkB+OSm65WjDWVSc3QnUXZVZxcReFTXr86AJ1mxuE+lvKuL3dVyrpRhXDBYaLQ+DTzNjvafIlQQ0gFIu1Zfea0oCKZZWXifUQeGWjz8C3js7NAlYQENXKV9kFA39e4gcmFWfLrHLTIAf98pjAMxwdsBTytc48qpYMiJTwEbj+Q0sANLkcXn7Kv60qf1QAA4J3LjQ8plhlRbGAROOkSBWZZOXHu+PnAl2DSwJvP4i2A+1OU/A/1qv4DPiMOCMmrpafpwE4Ww8GSuO80zXtZ1vYKEdkvPcOZsHtxkaSx8w5k2clVIKX7/keRmEeJsPuBLROHT+OO2Y/ow2XzNKim/9Rua7kzXYcnZFE1Xu55X77D0AFh3xFnKo4tfh/OCBqVMROwsrZCzz1DaFguankLUzSXci6F5LP2E8S4oAXpgRaUVcPq94L0kBa9a/c+WLYyPElxMrxuDzofsxh8o0iqFzy2+MpEs/0iHyINBFMVMLYmT8m38s4H9VJFamAAQVRlUqTriBSNcF/nsnkBG5ZB7P4cOahNwD7QtFJeAvLf2MeMwgNLjLCjwZHoPi0GUwoFmfZHzSGiIQ7ycn9sMn2r/E1lCfi1cqFp+Yq1VpaoyKZLyBeGsKvna5DmYubecS4SPGjkavGRJEcu23Q/H3I1LJYUy1LtZo5PnEk4j7/3FGGggIGiIdgUSjmM8UYPRH+vsrNCONs3+tjn/ffW+P8IPRNPIHhODzKAfHBN7LEP4MY+IJIFXK/0MBfAGsnm6mUjGOT+H7EJmfKk2QJNAeqAUUYOpJrKiYiQLVwa83B+kWCwCfUSRjVkjsEiECC4kQ/g+BycJafuGI/UkPAjhU57j8ZcTggamJ7ihNFjWXONVNiB8IXm7VX7RPOT44LYZ5XcNmrDd2HpshAwJDdRxn8IVPn463V+x6hv6lXYzc4x0AWVgl4DjjZXAOyPcFBDheJeoycQr5ZpVzdqayDTYjBnvyepvnv0EDFFs3N1v5J+efAW3vXG0MEw9Wdq2+3kPY8gj/hgaI/cgnIoUPeC/v1YQqfwSrONUsLDGfjiHgqjXpCzlGAsMlWYVHe33OQ1T/9PxDWdzJb3RwtWe1agB0kk9PzFSfhHNA/ZehOmYzHQwDWeCR7P/MMojakoGKI+vER9f46z+1IL1Q101agZPoMf6BJ5WJrn5MgYZOjnWsGtv6l/y1CSxs3a5TyzXHvGphMX/CkwbF7xqUjn0U9Jg0k1dmIDMPcLiQJEicRFUJ5YSzfOkEPIoDLI3FBxxnMh/02g0oG3nN/nxz6lzkdYAafiI+MTKe6gRPiIDy3p73fBAL9leFrifxw9QwnlOkTDqB/qfWa9DBzo0GWaj186oRCMR95FXkHYijfYZp+ZnBnxtdErhdF7GAoPGW1Isg+CvCeR3AxObIbyjXluen6i8eFsl47Y9zf9b85PBA6fU+0JN/VxHAW1jKCLNlN+KY8cjBRuMEmwPLZ3zcbD96/EBoInJEpWtkrnVC14NQ4WzMGHUL6/GBeac15xn1Z88jGxJ3eupB/HSAi5+hruJJyLmSBA1j7njfPV8KYa6iy99gOm505l+Lw+DE0alWgg71wSOcoxUOVX0gy/gJw/FYw3AFnBpsBLIoeMoAfoGZOGB4+1c4rWxVgKdI7ZnEFSXvdbEe74cgnh3wQL0x+ZGbFqqUieotNApIxCI3M9YZMxv2cPHxC3kSz+RRRPce+/gXCl3R2BacPxZHgsnj9I6Iw2PgsgAcGGtnM9hR0CzSlEitAcms5O1+45vvMJoJ8kceNJ/wsYL+8+im1fioQ3Us6/KWcIP5+YHYPiIGJ+dmQOXNfEejd2riFN8QThCPDzO2z+kc4d8c/MGhHhgohkUKmLnY1zhQpijEm5Kvg6jBun9dAQ34Qvt85uGRB7P7G/nNrSQ/Yg4PT1VA1BLAdVBuqgO470Y4RgDCAyT///y7uoiI+KDuxDRnH58NFDOyp3MUMR8mX8Cfo+kQQj+Nsjj5cPrj1B4cZ8cmBRbkiycXAoujV/BzRnxiq7Mb3m1ci5fpgXyVwB86xSKGir9258pCSreRUfHVqvcf9CTW3n8EU0rlaUa8jmEUXVDEkitEzoYw+GmMdNnrZ2LQr2qWQjHaG8j57qmPuIamx9slvvBnIP4WN/jRGWtY5HFALWu0AAP4xB0N+WzoA9QOCrCZ04llyNIafJbYIibNunEU6hkRwiOcBqJCnHyu9I3O6VAJGfz9wPp0ck5NVzMBvB9M4IhXDGxWvE8W4ONGssYB8tz8z5wLHgErHfxyCofWadgXjLfqnWwiv8j8g8vnQ8EAhQHw3UqIUVZ1JhAwTiLACirWC900FKtgeBEzsQbbkocyIh3/gPmaqvgTV0RFLaxWPDZfu77ASceMFx4zIS/iIz7Yw0EBBQRFX9mlzlNrFCGqBlGMwrMqC8hr+KP+k9IwfYilVNEuTvCDEydaBEPAHr7a5BgRAdYDTT2IkMHY+QRRhyyVquxyXCuA8tEbLhEhKPHH8iMBPYyZpz3hqyVzZhktiEhxJzh/hMpGktBdK2LsYpBh/7ek/Ypj6WOJv2K6DJ+nO+FDORYEpo5J7Uj9UcBCCUDw/aShJdn134/xf8OPOPvTnYgGJegv7RgqYcjLKI3YomiKpXRL58H8o31U3sHxRBjEUL/g/hP8yOAUZkvyYgeqxRtKLpCU6RurWrepVToorws2J5fxO1bgVqWIHCdHgkvr/bS7zPzTTnR1HBYYTYPx0yflMYY0YlA3E8pqr0wgwPCB6GHk/DFqIXxbiKIJfvGrEH6PvxLfD6wAhK2NtaxxRWduYm5o7medX8C8Ajun8MqEagzWVLxGTn3nhfQ545wfefCHq/OBCMwv0PuFC31YNFoxuaYVeUwFHRTD/wzH/E8DhgKY6cobWr8/uFoFNFih9Afp4iEOivaWZwBc7jMwYuCRbPT8dxz3qnliu10fqFFYB2giaoAjFdImUyVAYRF6bwBAkyDCVh+LuQy6AZJp9Nng8COZ0PkNGdk4Vh6/znkedpePRwQC9B+qhAX/7v8ZmHMiYOC2cqLwKGI2GvAi4nSSmFJmzZGo0fcWTI8GrIuSKlB8JEgUGbDMz+goBET8H2c6jQ0s9aZC5Q7UGmZ3xeACHclkqC7cVbFJAFpAe2Sfz+qMMqK1Gfi7p7BePucZb2bZaD7D8TjSP9+YGVDuoAChSGTpXV/CodMg6PH39X7MznhBl2Y+xrPLyaF0BX6511Cy2h/4+9fXHjc2z6o2z3xwaxB5Qqzhj4lUhvxh6tABUbsH0AauOoT3KP7NrMQbfgSETkGoAfwN9k5uk8+yYlh6khEVSiD48YIe5XMwlTQDOo7ImMxKBIHSaFhIXoDMVPfY3dA4zwQqcyCLDRfe4T7RXSCD9u57kU3IOTDOGR7q3O/UlV97JA1EIyOu7QRb/cP0iNI8BVscBqTS4K9ubOM+W3j+8SqYlif/F04wJLvmXO0j9QYMCAYiAsDs4l1p/xX/vj21b2ebgTwCAi8/k7o4P36awTjYxydfMirNz6NXcRmv+QNKP4+COGqSRbAcfEoB8KsJ4R35evUE2gygKu7Q5vomcA1lhGCl1zeoDP+ZAaeJAfuhNTZ7fvJJrfFYiUAciW88KrVK9Tx3JhBD358Z3AYbHeDiMDQDmBKmlDjFmSTqf3+MR0+QeoP/0PxjaOo6R46I3FR0WPBaDyDql5Mj81y0sufvbHHNU+xsg3zQifTw5/qMA0qk5UtjcB8XM6Tj+h1gu/3q6yalEbxnrtlcR54kaADMlLxau18fYKm+bqyauTgiVh5VqUK8wR8ly4QfyceaIFgxcVxGptZg/4gPoR8RwRc5onD/BLIH8cjCF6eToM27d+ywjX9T/vow66GFr5hj4tlXxke2JaZrL0xnj4NjMvMDFT1j8XUUcAR6dt3OJcc9ZuQcgUsa+azXBAbhAzRokl0VUCddU4qfMQByTz5GNETDuPVFlOtGJoyStebh7CxfoeJ6MMo4y9kkQGZCTmhC2lz6dAlGS0CmfdNOuUXCnEHcMN76jqTjjxOmodSBDCZ4MszSOeKmLhnKA7Nj+6TpiycyAOE71kMqEMvfCwu7h+3U5TkHrkBEgE/Xo9GIn9fzOCpG8ENAr4RxvnGlQJWxsB0CNKM3TNDZIxvJrwoLOE/iHJcOCxuRCK2qDc5ZQUS6wlfF8wOlCZLdnypyaP3RYTl/CJh77AJNyad1DxP0B9fpQwTsI+NifhSmThND95woRk7LL8xMKleprm8UyNgfkcO669/6AUzaX/BVl8iIk98SH6d/POKOADMtZBZL7M6pXGqc/OJf+occrYCYyfAOsFNEx1q9ednxoSs+Zg4whsrThfISkTraC7VMPDWHk/MhTajvBTQKPKc0czwxSaMYRRv+CKo4o0BRxEebSwYCnHx6bDiSIezrQMcye2GBK/IHnxz4Dr1FL4hr0Piz3t9+OcUfW9g8Opr4a+AfZMTPAYorVK6TZzx1MUd4jjxoh4zpimP7+IkAgLN300BGovUIxYJ5H8jnbUgIO2OH6Id8UprDzZ/BgAAwsyrzyVnARdwfEXljFqnnA0DiLxajg5hk117lBNGjEXGzav4Gh+DWQUzU+IoXgZGgH1TtG/peH091jE9EYf+4pXFoM15dBYHX5VsQTqHVFObsCTsY/sCZzRcd3tnYtc1DiaOCXdgufO1c1v7RXkQBh15u6yCmF9kKWvdEgMXMCGz9wjiZLQaKCODjBPMBxB22NlODHGRHp+knkJVpnhdGEMmb47F41y3WBWRgwJ+p7yyttXgaHI6Rpg/wARk5PvYAHauUMfiLQw0Vaqe+ZpCM5nhnBHTC2NNHR8qP6D+4FgobgS8TBvCOmyjI4zukCbmR6ScWZiO1410M4eb9o3sOrc9E3jge43NLzDneOSJiUPSsno6KYfzYPDe+R02sOVB4rydpBj0/DOm8+tWDCcJQ6q+PDMBEv/FgUT5VV9QRniVyN6CG1H5YjfFnO5mRu4+tUjwiIhyv1ZFIrxOCdEUj6I+oaACQHrk98VWPajCiUi4XrkZR58IiiabA0bV818BixKXsdTHWGVT5sRINbDsffCXi/U9g3loew2n20SeMyoEjRvDhrEfdeGS+bCP+Jq4RI15xucaIzy2yK491kWwGBECIYMREkitzs1ujXFX3geghJa4iYgEyO+5x2Sbo0wIflMc/WqIYCHIZ074TKvcQpt7N+Dq45Yg7+YI4p0GkEH8jIg124jpC2bCcJXPsWyqLRSyc2B9ous+Dja+LiFLBOFM0o7kQg0x8KFrtj74snRUwDwh4DTSr4/34KzEBQ2D+ca5aMsBfEEbFzSmBNedkHgahpW4Qik/Fq0rMDyoPTKl5BnpjDwwXRZzn/4mo50OCZIG/9lWcf82FaB6Y/gSjOti8moLjPfJPFikaIYuO9DUHhWY5ze1zgBYgHwM04N7m1BDhxCfHjREZuIHM0JYQragRI5c/+UI+kI4z8YP5a7gf2pO1OXyD1TJBUyR8flD7keP9hAMg7I+PoWrMx8JT4AE1IjkmmROFI6uIqExK751eFQmukH+pswcc2lCfwBzMQ2NNcPOPknr0BS535EXJWGacu13TfpveLlK9m+0fG/AigxSOuJo69QcR4BFVrLB4nKVgEZs3bubAECxIx9/H84sPT/8XFvzyfvjU/lXZ/CGo2CAq/yUPyt4f789mJs3qDhgiquKDkvQjnJ8LeqzeBflMQl8DnJ7aRl8TZLmBebZIeAZ+K0A4qd0+yXVyMvNK/Ntb6MVJGFcNhvsj+8hufzIK4/Pkh5DrNeendG7dAJPPn4bes8KmkIYonpiDMbJlJiu+M3hTnUvDJb30iqUiqO9Bw/WYGRA2AR/Ex8+nKoXYet2M9aeto7aBAxS1QMlMNug+8DgSr5tXrjYGI1VvMhjz2V31fnv7Rw+C2Fw49yL8WCmazMbP1tpKsvwhJz2lrvoXKreamwPbj0PNvwKjeGXcB8U+7Od2BjBDDN1SKYDIH/tz0DTlCYjLMGSecA57iEpiYRBR7xZC759wxTmhAGkBnMXgLGW1IvL8CWA+nvZSThuDSY+PJIwngRBqIlKodFx+oNm+OKwK5oMD2K+hFcqxDzTExdxFJZJx2/989gOLV4NnaGRn8ROMHwB4KMaD4bikIC2crw7hu14/B4ZQGpaShxC/S7jr0pr86OXjiGDicaqDyXhu/sHbyGAjeD56YjIMVKXg+BekgFBEwaVlRkR9EjGIPpC/YUIj/pMMi9M5c46lyCUExluKGOcDOMI+bkkjZEp2PLYvUeP1wmHR81Akc6RUpZ6onyQPqMwq88roJEcKd5EEfXebDptLtUOAoFMIATo5MOsgaK57k5FRHP8CoMGIRKG5PBwggEPMR9zuT8A1cQgABQ7tuBMLPvLaUHxugWkAc0BvAMrDBKyccQeuemxO0m9EPMEncHVRb7wycxH0BpprCl07G6Y+0rMwhdUQgNmIelAuJhD3cNy8oS/bnx6vwfineLVtn7OdfglyA4xQEKPYanTkGFMlmQmnjkUwoOnkXI87wupxXIuSiHU9lExAnd+DB3MBriEPjkt3z4n1gQNTj0wre5jWU8y3jBEaH7zMuFEkFL3+XM3bp3ITPdzBrKOr8XBpK1TbLFdgDcD/4XlxD3DUjVUsYhaf4J4VSenvt/QAeyFaeg/qM9V2kFgdsq2hKgsRGOLCIW4UxrQe40SpBy0whJb9gfkvf5eDBU6yYtQ9x/ThSJ/fLmYMi8LZ7esMEIpKPgvHe+vlvzD5n0tjPkciovnsQlkLqKZ2RaP/i88HB3i3ziTX63KInvrI+jsPDwUuIBTKE/ndf6BiKE8wRDImgIdYCnj1jkAsMsocIFBnLtR17llHzuQgsvaDSkE7zgShiSFBWr4c1rmtx/PpU4E4EHDrWRciB/pW0TKeziO4vtGT3e1HAp+12M+CXhLiOETnTv11Mavp0qE/aroZlyZI7xQQw/fIROfYQK94LN5PHEI6DlST/iB3/gDCSV/LBpYiOSI+yrz0kVV1aOsf2cWu2IEQLmr9oR1znkc9KUV1+gVgPgzyemaSGbBt/BAZF4+GnfgDoQAaAmIWZv4rduXEIAEJqfh5+rmcP4/HYsN/to2ZucvfauefzdwLZ0kYgSE3Lg4AykFyZTeYuUkQhXcKpwMvxzE998KdYLB4lydR49/Ft18PDw7v5wmx+JW+DxUtA9IggxeOUB4lNbgCIIAg5PKe25Xf53EKY/GEQooOjK0hVj7GPTTfYG/S2FMm9oLmnYjo+HkGUWtHkHPeNKwd4Fof6AN8Dc4mQcJ1IOK+9++ITP4TjE5qpr5cQ4kZEaay4oikhcfhux0r6zFEi9DEcmbAkc5PSOScaxF6k6IADmQoIxyTc5E8C5EIQBI+VCdFd6IGSAKzEVVLLx8PUdJVnQORjSoSntwuwLyBGEUuZ5zYa8ZHMj0BqnAPYTww7qDgGF5NVBYF8F4WPhQ8lI419I3CH7FRkmW1LdyfXaK5EVOM50Ze3Z8F0G/zf0GmO0MHlZAzj2vIg8dnjbSqAiCbF2t+UEshYaER2eVEVaQ7fL1/CxlRNCj0CkCSEmCR21j2g8I42f6b0CDDOXxg36BHWM/BYI6dJWaOeLGXL2iOYRUXDhqaqza1RjYCJwLkmBh/wMxhVsAyjso5l0douDxFZAGnRwYkHUQC+Bp3aZjT1eRDAgeMFHBN7IjZxpeBzXkDeOD285zGzvucFSAIf/KoU4FKCqxAEHo6O09xHCCDXmOphTlIH1xfHTegD1VaQZDn868GaBCEgnH+8y+GBvL5ZJNRn4FTMOEM4AYnBUY7M1uQ+AGyMiuwOGbOuB8wMcU5Y6UgqDqGqDBsSE+jVJ2FCKnanCygIJ47+YkTsTZ4jrOZ7oyxr+s3o/SBQ6LbH/wSwcSNGsO/n/JVd7Zk9TFkVFpjHJUIvUj1Q32s1QHh8BflFhhW/iJPfpK0VL8KgPjtFoAi0aVEUPBUJy+M1P/5PMe0rGplCom9eZP1WlLpjCHjxHwewyXcug6rgfBlyJowGdVsnqYs9AeaTdEtdj0ro2zEvF0hKAIDdhoN+goVKsvfQmGtXGwnp9Ww6h+9qD+Ohs6NmhVV9ITmx/0OrwKxOyrBo+IY4EcDsJilPaPHNzhjwOALLIEfAiMV3xMD9RIx65hSuaGvAqOpV65WKh//8/KfYw0+oVE0+7Ijwbzj4iwkzFiCbwC1Bn72CInEDWYv7l5f5wkXAe5e//I4tltf34i7Z7jblkKVfCj47+xheXUs6ss3BDKBPAbKu/UBejy5j0adcTjfDrNlaUXIJ/wuTCdK4UTTgarp3nmhQnogz2PM9/NPHFYIgePTrXcy5hjUQDdKX7Fm/9cdgciv+6ffv3NGB9uI48OTRZ2JRQCPUX0iLbeT1PpYTor5nQ/12ilvMGB1ztjvOvXoV7ys/tlB0hWGshB18qg8wgmo41LA5ISc1IkGBysqVNZihE4jvIoK2pj21vW6h8InaU26RySvdRKnFjMY4qWjWzDkeTrnxOXR00CcyYFe0zxmohS/ZkQ0nqSPlvhjqov79Ivo/Bln1zDie+OrOKVvgOG76smDWsFx6NHIAZwyO3xiMxQ6/U9K1lML9UqXmuJaiUI348RnhnZJmn/LkVO0gwQEcSXHuqxgLhMXYsQhQheDh37wD78SBUbjRqy4KjMextMSThBTxDOq7ktjQrZDiL5U+HyG4ZwPT8B7jiBWAPCcKBfxKJyeRJK4ck3B6Uj+FhCrdMv8aDprrZlvjDeLIjUxId9OZHEaLWYsH4p6T0DEC+tHFEWwjBh24d6BhVIDyREOBgltZCaiWTOQg5MD+chqUh4jNYAlF8vrcqGenO/HLHSCJdPB/vt8GJ6Mr/GD7plFQjjHk92BgqtAzRXXED7yCbDwXAvPjB6gWVAGtzMvGewCbqsKfXhIGwoVEPeuJD1i4nHrCstJ8zlnEfkAjsUOlpYHRiLbO5dAGZAo5KweSBYeYHPCY2AqPnkpGM/CNE38QJEH/z0QBoONct1A5pVCT/zxCGeNq8ye0HGmVuJ5sCGxyWPgXxCoulvzXY1aSoP/TJbV9md4xH6d74hZgksxYRy9/2a+AiCcMoWT6OMXv8wI58oQn4JBPCv0n78MuiHjF9zz4fAYAyr8gdb8qQZFPnYCuPkmPwcDNyjs47LxeGZZSbCWkBzY+ZmbAxlDUIpz/8ECg/o+LqfxbgKRYDBjRCquEVvjGzcZZXAOgoMcdJyzOKFUijH4rhw6qw7AsWBF/9988VOxFf7wGfqTfIz4qQA2xoU5UYCyKhUTXP8BODWICRSZY35jdAKNR5RPatzk8XhmSpXrucOIKnbSIfE6zgry8/ZmfPw59ch/RaeBOW20k8/JlMReCzEGDnaeowO8x1w7H5gh0lkuZz1dUHYz5SKyApsfq+uBolAWQ8Hi+f6JvaH1vrSkh5UZhXUrRciQHgDHY0R+QpjIsS2eqLHjKNMzK/QEAaCcia8zQRNZvG6MsyNk3LW4pXL5rbsYnANzUTuUR+H9zcjjkd2MpOYP9UQxsH01yXFvEtDP9saDJ/K4+Yingro5bNz7u0sqdCdCEUyLIh9hLv9HK0kEFAu3fidqsbrZAIYiHRCwXwFWjTvPOMUHPYoSP0F4YgH8wjuxAaSy8SdPYIBE586GgXfMH/5ZfGAejzPj+Ws1GwAQwaRACMcrwxBLMX3GKiw3Bipotyjq55znZ0AYkqDUM04+4u/IOfrJQ+TEUo1hS0NW2KiZzxEjtmfv/1Po4YlWWM/VYCTwMMaS0OXQxQNZ8uYqTEIYwCk5TkipW8InOYaejOB55sYdO8EZxV9aHLRwJokX/46DIZDcpwdIsVPSgSKBieOUtg+876MVBOhBEs1Y1L1e0bMFubdUlr0OvIJQPvi6gKrlFN36QIE6dOT3oxfxvyXzKx4G2F+KStEcmTR7UZ7P0TAGQRyDMiWn4ec7pRUJEozLVpLpPHHwf9bM2dHl2XBiRcbIHc76phQL/BVhVAr6N+vKwpa1gvddvhKbut1AweD8ZPD7oDBpxMEyf/3USx/ThCUcCQ6frBwOkGWs/31EKxRdCqK4eUShAsCZvv1NZa0EqW1mp4eY/ZS+gFiOifEWDlLUh/1F7FWRlfqEcmSd1XeHfcZnBgcG+QMPZai7aoxHMS1jcGbPwMYeVFpOvXbhydrxZH5k+CT1POuwF5WWqFE1ePcFYjTzwgC8pYWZja8pmBG1ZmxQExN7Z1z8Wup/UxjWlmqpEOXa4hH5C4WH33/AmPt/tw4SEQY0D6FT44gxFMisooGosT4fWpXT8ZlM8iPfM4fnMdGI66YA9mv8CJZ+ieTgBlgW1lozIMhOllh/H7DuhIaCxphLC4O/3Gd0QteqF6Vs6gxU9wbvzbd4TwYxhkNwUHHhU5GTSUDeHevB2nFupebymufIu6rEIzIfel6bJ/RD/VLhmV5pjUgJJyYY2JyKP5wUR4sKMIGM97On8iJ+lX/XQS1i6HE+mQ1AwiyV9nyThB6nFx9xKjXSsUgkkScZNcZXoX4oBFoHL7x5qcH9EyfyPov7Ro7jTveJhRWbJjMMUIsR9IXfKBo8Q/gd/azgspATkIJHZ4+FCkVDx5+hxn8vGn4dEOWfAVp9BhgLLcZcZejwvSoVlzgj//zcMd05qlicP1PB9wxMIssV7F9a5jSffaQmyRAF0LIA4owjLkTlVALrbPDN80iEHl2Cep7Skfhkt0f4H6LxI05oWJpdUL6zVY84UhLGpir7Gi+qPj0XPl4gmAMEuAT7f0VGIDt1tfkICZa3M1cKM3IhABte5OS53JChdaLy1J9yBv4tAx8qpYJTzNJAcH1fA3nP8dUx2vj4j3G/A8sao6xa/9U8jlTm9WQj7Dv24jbekO7hCKw5P07haTXyTZ3EAPM+B6AL8K06hkB4bDGnhVWMS4mfdeZnutInDSlEKiISMchnYKlosIr9eeOyf3GaCHW+IT3q1LnBcjB+/MKplXegwRXWgGzsC8EYxadGMIBaF+fRkgOdTWXAWJMcHRNVRZzaQSg/4vcJ88R5A8oIlaG8BjCBZVZijEQ28gtamTPMU7XvWHXogWf6+3416MQAubjCSMXNN0sSz5Yf5yvIngqTrZOEChuBZCrc0DB44RgZR0KowkI3pOR1HYHeGWCsF57PL6fWtEBGmxQgBHKkxRRnA5BcOQvdhXgEKoLSSwaQ1LGb3udgqt7UmuBqXGFWyXqd40EzfgeYTzUVVA6iI60f4/GYftVRWgxgi55ril1uodydk+iIcZcwFp8FwaclcpJwdQR+GgZUj9Yp+7mkG2sEs+7E2GuM4BNjdO1zH6jH41c2LwRWAI1hIIFgBJ4X4SD3V/n1DkQTkeleb611gbkwkK+bR+QcdQ8Rc8T1gdB/q7AwFhQaPupnTEfyn9nZeoDKs/+8/7VAFeptkniOhDZS2QyoDp0YiibEhdaYfOGigPVjnW2yDewMai0OIT+ew7W2L9zvShkkYh4x+O4He3MKeEyVLMniBs6jOE54HDUyt0mKYw9yqVT9EcatLSCXPPegRc4z788ef9xCFAAyg2CgDX4yyurMD8q53jLAIxzTDHzUL7O0HnE84s9PAgQxxHSBcQZya0kRx4Rqi0AAfGJsqBwTAZ9efgAvhSas7iogbHnjSBGx2OrujYJ6XwS2bqGWXJqjusKt6+SLb95TABNmAoUfKz2d5CErihd/BiBzHCXffPxXeT4ubqm/oenHfmQgpDJxXdZTWo5GHU+KsWbGWvOd0V9og1Gi39/0ZwcS73XJs5563fPf/r2W+rPZp0Bj5P4cgs36yx/TwfoIcAhv0s8ZXyicQo2lCzoDXtXtOQfdHoHQSMw6js6m32+psnv4Qtqx4vFC8/k8QpnredB2FI7CCEUpx0CATfncF2MtVj3EZmpwHAPNFBrYvkQUrwAawPJIZSkB/JE8Tz/wKbNIxAEhWfMveYuMScTQDO9eN2piErFrQBoE4BlD4/njFD8K3L89dA5Ah/4MudFOhooPNuSD5N5RooXr+h1nvOvJW7voTUG0eJwo6ddg8DNyv/tz/Jt1hDc3jOgZoXDwOugrFfDWiPdEeGvjT38Jq2TVV/D8PhH3Wzh51tDZC5+XczTFsn+Dl06vx/qZ3yDP//PCv4+tIXAxLCizrEg0neltfGl99tHCx6kywhxQ/fOJusnFKDbRJMvqoQiE6g1bjR9ExGEfUkL3mNgx3+I8BfXjM4PzT9Mo4wczyj8UZnJm6NbrE4mzaudRxIzXwQEQZOl8io8CgW38mT0QIQJYOZbiD31JCCQmdKMKwzjNixPfH1tT9o3VR75anaF/kkZRIwONjyRHlioH2iexbUFYWFL5sa98Ozl4bI68FtDkagrQmHRKL+4DCg0xg/QdTPEAtmq1xRa3KycUYQkIrI57mB/cMi3y1XDqr2PdYozZOImIhg5SfEYGCu+JF9JLGBsWbu+UwiuZRTyu90FEIpoJWJbdqZ57ZEoxxoHIO0AmygIV+Y9fMLkaU3PWd/AEPgBatiQyjqcwbGTBjwKCJWISwDUOjpmHsEeUMHN/TrwSDr6JlcdBYIbPJcPyhcESDjAcn3odqWmNswgC4lwSlZKSBg0Kkoqg85NBqF7RWOdcnPxC2McqThGl+ij8TaoY0MwuxrAHMOK+JAD0gVN+OrUYy886UyZ//K9II8on7sW3nBKVWESoL/KG+xxJloMY+gT5ahswKFIY5DW4qx70BVM6wMyxMVjwMHR2lJTTriCoiiXGg4w875j+yjBQiqqs7ZKJ89egB2JgTfhldzIm8B39T+EIwDkO8dkm8i/UOcaYYh0FntdoHF5+7zxUDGNgM1nUAawkP10Eeoz9dCNQNV4p/cdWAY9D1G4O7G3uK5M+3xhnT/rUENCFN3G9S+2HsX7MW4CHODWZmSYRj0fgkMZauJIHwHNAy1QzvhE5pomg+/4/xyXylZm7f/aARiRgk6fV0QnkEQZ9rYpfti5uSwV+fwNxe427BTjkACIEJlADzs4pKIwI7CFQMLqIEyICARjJNLZDZAaxvh6dD2wOEgr1BbZcA8qIxOj5MwCFTvwYP/BRb3ooI0fKiXd/BJfJCzGmBBVmjulFrPp5lWGP/Ms2jEWAQJgmH4vrfxAQvntDoaTZj/GaCowJx8f0+O1irkx2bPbCdYljr2mwCuRUhWcWHP6B+MAXHIpcTcFvFcL1mMo36dJzTawrgFBtoQbw7WSUgc/B92iYP36CSA2GakJIuo+c3JLHB5KwfAJj8m8cCugRfUbkNNaD4RHC4Dxja3NfkTxMRZ2dDPGTV1BeDslYwGUbGsOgCn5sVh2xCbPGQvM0cEpklTY48UFL4qfB7yvxO42JJtDCqMhejdef8RsPZ12I68qKV55LSk3lBMKT1BFEtmzrGiYgiMb8R2uV41TnOd4ZeFrWaPw+8csJEZ14GtRj+G3Ehxrrt3J/czMyQMiHWqmzm2sP/rphFG8cL/zKUbeeJcHB9Y3rCSSoawzdxZMhYlxpp75Pj50dChF/Vg0LFa+Hk5DQkasWD/KaAABiWs6HGDtagB8BhxkA9ldU0kPu4n/yYnPDkhJYP/4hnhlfjqgCmdrjRymUKNQx0zOgWnNE1b1FAST9rxmcfbyZI76iGA9TDlXCsZEpFHgJrcHZ+LmV7xcmeP9rzhL+i/jkMAQK8cQPLMChP252f/9/5MPs0uOc81qdNeCKcBJxvMLSHLPTzr1n8s0LJFPHesy7Fzonwl3spzlTevB6+7LzuBPCnAM4/iySZtA3tqG6LpYAbj3pAn73IUxvgE6gQWxqh7GomxsKvMHj3wEQdXQaAYdaYlgzN2mccGGK3CL4r+gNEBL73gn6SQSoQYd2XaTN01oAMBsCGkBdL2cR3Ut9pETCnBl/KkJcaCHAjpCKQydzCtRS3OznxH0gDMDpY3jr0CM4qdXN6fPACtSzWx6PolyMKpovYs7o/Ph6PCpHCFOHEzq/DEBEFViPv7YSNzDIlT7CmZffzFj0Fj94lOpmfoOIEdDyqCEe5mDpQ7hq7isGanwQF9bQsYAmm9uIDgJZwVgHAnxCm2ina41oKjnhoDpTLLWDixlIgm9/0iMqUa2XHiIgTOWan9RrRlCY5B1C+hjZR4abI99g/fzoY6axaqbHJ6pWjhUsF627/cXz/sXjCF6xxPlobFG8DhBfGaaumANZGWcwycTSCa+VPTgFSSDumAISfPw8wAr4SeKKxNTXscc9wZGne30aj3Fw8zHViMUTjahy3CFHNIM1OX/+RxH+pCfBC9kQLimMUwWCczVGpMpEOoWcw2Unj7x+JD4/w/P57yUAGmxkGHsQQ3vWFwH/jpqVOUxwHOKiFjZOUyQTR5QL+LOHOMiFeyDugViJXVY8IBDVXJXkmaAIHocYurAaxIeRVtdA5Lr/iYr4AC0BFeaTqt5FlyAdBRC5B20Lixc10tK7wVc9kTQ7fJmhfy5oik42sVHlEsFx0NIlnt1mO/JDpoBPa/YXcTqX322+FFj25j9Lr43HKUJQE+x9VNwKOjoemVSD+c+n1DWVcX9/PD368UaccWt+YIYv/+MSxfKtFPojEaAES3igvT0G8H8Qvzz3s4C84TNuXMeco/GlBP4XfnHtoBBnGgOUJd4AaMXwSIUMU20gwe9B12iNjr6/ruGjWiAz/XP+qwYQz83w44aANvN6aQ4H30urtyb2sL0YgSaQEn84SeA8nGJsae2VIDhJHB96fqxYpyrxRge0R1VXLrx4+s8FC+qxEXq5zJjIPVfqXDL1u+4xENMc6mZcnNSN4IuNQ4cUVkwhTmy6JazAweNEtXRGUWc8P0YE8CPvRqY+NL89kRE4n8HWYDgcAeqEkvNo/fkzA49H9tgTAxjMMaw1UjW/NCHE5ptjQoA+GxjFECgN+uuM7ZEmF5Q2H6jGZNVEhaqUMBpmsNJH6aLPRwbARua5ifVmHSqMRaDAIxenmLVjD0e5Qtzz+YVDQ2Bpoa6swYA4R5HdMwdThbGCsbSdDASfCDLPFoGcQNlcXCfwbXI8DGwh2Xbs9ru3Fp3FAZEAFWzM4pI7cZaCoFEEuiFCr6jevEXHCqatPgWzTvxrBmwoGUP/bisydzGT58HKDMbOxeiHHiMRwPzciygkR7imxWSqaF+45hF0op5nlcSoaxo/mSgn/CCtqo2WqltTlBRtYLXRXE8qLBfVXjuxoHg40uFP+oHYwcO4c070eqihuM49xgaCzyRDZfUSqiVax7QqAtWcP6Ko2s6DY3zjp5EQjCOJYuCcIf+98ZqJAxyERryFZ0Eh/QnljQlv3ATC0Me4EQicQS8KNs4mnHsw2NNYHWtmAuF91DoC83TSWFXUOncSGtYeUU7/E4QbIbLIEfPoE9ZMU1Cs97g8KBZWhNIVBD9J6OY39qFUHIUkTiwHsB6+mic+VwhzBb0YkRHl4HxGjaNiC8+8TRgrJ8ui5nM/bIhDI9PxS/PIa5gEI+o2iBgjuh37/vwTYhcqgFgMMDNuUpEQ+3YXnI4MYfQYONwf0GND5I/JuOZKhGIeDcCoBs7sLP76oM3MscOknWh5DdZPAVmnzizWrf2k7iKDMSIJICB1RbE6uwAMddX5IGIM7KQ3v+aafB3xJ9K20fWtAGfpBd1vooxuxgzUOTBUhV+DOEyBwAVMFIEyLmUMUHcIXFsnZMKdTXmI3uhdfWCbzK5gxvjKqB5IYI95IuYeeRC+fgycFo3BrnJij8GBqbk5Px4NZqTPOdPlwmPEr6wQVHh9IM+MVy5bgdJGCvc39sDHv8gBHmJUl0HUONfrERNoWGKBFPnH6IGy8s/GK3WOkYpEHZUPA8r0+qnUWq/IApp4YEtg4ImK0OSPPgjNUKh3ZiJY8TBa1r5IEJPNI7hh6b82tnBfGeCQCP4rIiJCYBkSo35zx9x5MR/+9BkTmYdVnBcjExOJAUxx/UEpEpN2GDN2jyD4QZnnPpj7e9Sfn841hKErDABzb4PzETN3jqWZeSvuNp0LwJkRd4/1WY+A80hIF5DmgHM0dZIrNkv5BXUxeM7XILaJwohPBjjTgEaMGx83YPs1PqdrT/BPz0LqVIbp5tnBTAQCf48OBmME1waOfBX4jwyIjx/PxzthWJ+v1QdW/bMgnoCTHxGJoBVUP1iEV5lLTu5E4FTIR58gMJupC3bMGldb3IA6Jc3rrzleAfjsRth4j/vYfVJe5AfWMyPM9NLLccpg2845rlT9IxnZXAFxaMSw5wNPkULg6P1KgFy9uD4sj4589B9iVYTP3IJaNsYPaGWKh4iauV+cCk3RB+ZHRx4GVv45cg5dA8UsSZMjPoGAhqYiUuwnejKE+DW3ND5jDEVo6TlOv5Ckk03ET0txkt5Xi5tFgpDkg+Ekgfzr18TdO/E5aiCgRxKtsZmMjwV3fyxkJnYGuVgSW1TCSqCfwOPWN0CQY+LfYUaL8V1zYqz0LkuAYUB2PZpsfG6bgCcmZqHoZkvndPO51fdlUQRFadZcSEmDUioEDltBJtlQg9sftCvix5rINZkjToK6McV4Qq/HPPYtxIHlOV8y2QtC6JfA+MqIhbPGYqdDDp35lUeNK540q98cDNCcfvoJOPN6W4MGApSqZAYYSKzP/JjY3NUQlCgN0gR5yQcf57Q/gYu5ovwDXNC95uSkMPAPyAgYCVoC7WIIVPnxA50D+W64/u7yKVyUJDJmQzrskOWBOUDHpLjW5QGAdAKuPN8IYsfzW3wPjWBC4csudnOlyRPNR6JqlJA5vFJUgYhXw4rIMplTxh8hizco+WmNpPLH/GxydFKrXPtnCJNDv8tM6V71qCAOdY3K6oEPH7GA4lNBlxqYM/gjqRAK7OdRnBxdZfDM7Do+OKD2f3dWuHEe0VhhsLC2NPWKUpWu4tC3MrIVKBK4j49q1KEN6TjvvhQ4abgrQO1ZnZz6K4BSe0fHjti3zmxZXV/0vRwEM5i+XHWMs1U50bqmUIebA6yMeWJPxD08iMMtNWaNMev+B+c8BUPfd8R7ED5wVGDN++fQGUNwEQpTB/I8cQrFZ44dyc+fv1FMgOdqjD5mtep/FYZZ+Hx86Timi4VRCs8IqLiex4yJBbJmVJqtOr7WUn+z4Tmco3cgCuDjlSaF5XMPCs1cBRoNx4me2sf4Jq5b0xh/Roqa/ordkushBZaRzVx1Yf3JFvNxHK/2Ihe9WNCugcQ1BU8k9syaw55LqRF5DTOdkubJPjXg2f+htrifIfmAajTpGsQYQws7sJTQtfICcWlv3RiMwHrwIdqf5LxE7iwPAyQwTuNREYyyJvnjLyCQzKx48M/bBNIv4V8ToJ190OTgyOsm7eAbT4qJPf/RIfH+DKbHBAZIXEIUshhM8Uonv+Tq/icI4XvfQ5Hcadknd2GPEEWxODDLw4PCccofprI8RC4qDx0Bh7gS+MQbEEOOiBXjtzPGw8jkQDfYrQbEiqK/goXnSaogDg1STzFUQQJz6imFFhjRmXaMNUqDEjcHR2YUD+INF/EnXvced5iP0l28p1krljUYC8SOsYQY6VDQgFRIzQio1l7Cmt3TrDGwPpDhiC9fnD1utBhBftxc+P0lDLgxfxKD/JMnUcKUMZ8Tq3AcKRwoJlq6WdrwyERjjeu0K679mSgf2xCV6qz+QHe/zyWGZu1M4vMgtAy04EDMCuZHQuQe8eLTPe+u2wtrkzgCW/M+wO6VnzTAwB8H/8W9k5NlwA88SYQf99YjfmC0XgBEA23tv2h8cQgDUjKWNVTfBIS8jsb0UbyE8OYRjiEE/oJQUix8Z/zcZwSAYK2WfARqASBx+pc58Hg4MvPzOR+uGCy+7+qXxyjH2o1i43r9KRXQn7XHha5L9058GCZiEMmS4ifYClIOfBx/7mdBl4RClU9TmHgmZd2AQ/IGzxRqzFjj6KkkQYCGBlEeonDp93dd4tmrIgGUEoWwLAmLRB6MEqq2hWv0Hk/2/G4ZYz1aqj0nnnQW8lyj8fPBJ1/8Iqe/CSnjiSEM6XnAwpYwQopWEKUVGXyUiYiDovMClb2DFND6DETkiRYscfwOeCHFmZ82QC88/QrGHof3BMU+Pll1Xz+5YThN0JmAigzdYgg1AnPbm1PbQ4igJm6Iq3uzE04S/yZ2DKxNISYC7B8+xrH6YprpVYGIEf7lRytTf/Lw5WDdfwUlx7aCwxXR5zRucfJFXDMwoImnSxl2TGeMnu+BVvdHYf0H+mfaiQQCvImgMU8q2gB0FcJtFTSS+d6dXuOC8+OJ4MQ18vHJHs3VemKSwNw8iaTQdI4vgsR3dg3VgZOOPn33OvC/HS4ImZpRpSKnOPiLtHPb4bhMLRWgJ1JoqtcApYigM/u1awIp3EQVGMOf++NR9QyOyAvE9ZOPKOt96AS4AZggqikTgeMhfPah1S24MGo3+/HZMwoRzbjJ4rNzRrraj2MrYr4iYEUtQkc9/p9e9YyBSV7TrhJLzEysZT0ey2q1QgVB09iRwAKfO5/2J+uKNXrkLVLseW/Ej+PgAGCFqB93EOF/Q0KnCtDtf45nzPb7OeRr1YoUwk0jJpDvf/2i4oROvfADGQlCHFAqHYUlmxn+Y5MR6JmUeWN/Q7raKbsJaE0dMo6D5s2XOBFMpwiKY6AWWQxKP0hcnJHNegnxYuNkAH957XTMXditJ8EooSXM7EfxjTU76vT1ZEhjjpNCPu0B4xdOjFbRUz+4CCv13BOJTGcAsUcKyjxd8ui7C4EXjlfYK4fMsLJWWuSlgEDEe3xT/C0TIRHJHrAyNVLgqVNPf/aKZ00pmZiggI8cWwsvGC8hX1FnAMFQkIMgvjUr42Cg6ABU647YKRwDIkFqT2qgQ/U6WBnZibylgYyOR4HoY8nlgwCLdZR+KpvQPDyfKNgDn+n1QmawRvk7YR6BAAHdbFEnAmtxgGPc5Pe6GNkgkSQFRGQFa4I+Zeb/bI3IZTiOZt1DENHU13rrpkT8tZOfsBGKrWNLnYpwObuMojKKx568lp9GdBdM8EyCdx+I2/+m9VywaIBrmlF5D4HSGrWB4+Oiap0IbPH4AnvtIa+nixP0HdDNncKZ9xsJsKgPonYOcjrOZVWw3yNow2gIoHLIaoOxVo13IWfOAK284xPFWWJhYq4izxmwwCcRgs79D1nBbCJusvUpTQYlXqAyj0mE48/zIH/sBRij4+MgjRrnee8E47G5K8CM+p/Es6AHjx+8mbjOL7AG6CyOpqJPPQjnP8TwxEmjamEEVeCckUbzfLWup+90Z9zHZ+0vZMUVgEqJFCCc+eqYmy0Q+qQmFF0Y2x8l2JxrvtfUe9fkn/j8SoE9MX48AKx1xV3qoJkg1R9pTviDjBh3Bh7JTYfCDxaCddIeTO/FMTAfHyO1Gzsn++z/6JSOdemgDt75rBsXBPDHpPspwqQGnfT+M4fzF6PuG739qShEUGAGI7nXowTU0PS19Phg/uOkJOCQ+KUZ5bAwdcztgKCcK6/g4ww5Ps+OmqTiVJ9EwMPhHAP3U/XS8mcwVxk6UvTqnAYDB7zF+puoMSCFFsNwnJnKfJg4XwQUOyCMh28oUe8qZReumHGUzwich8BmKAVBoUVjP1WNEBD/CLuhuoMQdPrnLPmLmny+IJoL5OntJTYdNh4fLQ2XvMvsECuC7+YgXxiL5/ZFHgQRXAPjj9L9MXUhvpHJyHopfJqaApvm+2TEnA8ANoNGrQB6QBGbB8XHEZWcQDxDhKhKj0m8dggyd/9vo26vBN36TEAFBhm8o2v3wQF4GDlK7R/6BJD5Qq+JkxxZoaHWMwifdeSdBzC6XEiQUZmZODfB0gx5psTwgbMxeIYV0JR8h7O0DAW5sPVAEMDY0l+KH6HPdZaAQXpgQfvB/EoaKU6+m0UkPvsoeuf0CYwRe/kZA4EcH9gcM8DcqVJB4B+i+aYtF4RElzewoufaP+NaMf6LwtsmwopxYOpVmNFigoauw7PFerHdPIgP5I/NAR+qHwpsIvdTCCrh9zeQAPcRUQw2zkNob4CXD5dzEL+e9TS9soUBqAh1FLcmqUABRT8AymnxmEL2ADSF1MXoguIwsln4fAEBDPqvekUUOS8Uxn1tlAMgDLo6EHpcx8BUBhT8/R3jwKArnIE+WFNIOffHVJdEAiI0IzBe8a/4vKGDSAI/VgRR2gCxCmr2QHMiFoL/paUIqjhUl9yDljSS/MMDREHJ9POAE8JZmgV6QaRw6UwCRmPYvAEwsteVl8PTuMR5asWcEdZYWnkjUpAc8xIBOEFWgh1hMBGEOVXfSfDIjVodFZpeV8J3Pw9VPZ15r6jWIGLM5/uEDx4k7qbzGepTc0qhOeVbAf4JmpZ09w+jjjdlOpAACcRtcI+LmdrN5+uZIMhkp3AdJBecJA+0HgDsAs6VROE31oWnHvAeiNSIT0u5YiXaNZxAA7YTiH0Dk/F4fIeeS32OfvtTwKyRSvCk4wrEjx+yJXwa6YOefGjqXzUaFZ0aaisKIL8MyXFClN/M98g/xB5avS+YAhcRM4gRVwic1LEzuTmAyRf0Xptw1q8ojjVxYh23ZHUQkBDDwN8k6ziOIhGRHa0X8DGpwdt4YYifaIvBmNlIGOnxjx/NoJ4x2R/BskMRjBPCyWAm6ngd5+Z6OQqXwSJWIf0HDF5zfDeAgSPggFXWw4fx+Wruq4IHyD2tU7mDMlY+7nM+IyMCxk3ry3u+hNtT8Zl78OsRJs19UZ2M1n+8xkJoFAjfyutXDk58RofCa2BfEMiP58l78HLxF3xJ8kw9QeCYBifPr+F6XDLmh5pjxJ6mw7CSL57N8Q9DFePjlRbEUUe9SD5+uEyfmzhgZE98PTM6RhZzTYauLKk7FCj479dAx8Na8NXqf16kQhrmQX2rC0eElnor36EMUc+a1uhmoYkTO0CvY5aH2FRQL1od0O/EA6x7DhVA9cRR2nFLsepDxYHMUOOPNLNFEeJvv0vHMWKKaVQWkaefGD2IfOF/qNdwHuCoYHVkwAbJQ9yDo0bijg/n0xtSEMVj7ambaplQqGgQ8c9izCBeM913/HlH5dcIvyA9iCl4o7hob5QZG/dz7uXjxuhkQDfYWE4KuYBMaHy3PVb8oCHn5x/onHUZqJ5sUThictSDYW2+45hIHh7yL6zlxWSm8aV7/ANTimsw6nmqA0nfjRnUdJydXwzEGh8nJgamDRQwgQXk6kjpN87/OgvSNe5WvBIT6OMg/DmQQjKC45Qm0pERYIKRAonT8D0+G38k/ybwsNkYj79iNLCjxiSPGMlbRL1wubE2ueWYV48/mzT7n+Jyf7JweWSKwl+CxsTBEgQW8wg84u/Et0kVEFuTcQfUM4BXGjqf04FAUcoTYPHCHea1IgqTBKoxPx87xiSm8oUSHp6X1yjZuvtRz+mvP0cud4NR5CVcRudamnGLnXrOPRB5dxJkTfs+vsywWJZ96xGcr2xdIP3VT3hX6Qk8kGvHsFBNLrOi7LdcaCz7YMbJmGzgZ+oCtGksU2LF2nTax4JW9iAEAjoqK/3JSrIhSIRISt9gHzLsa0oAxBvQSDLAYJKXU8Fjq07MTshhpPS10VEJwsYCAf7blYFwcWXJiC+MFPavb/x3en1jmPfixbiXXf36IvQRa55Xkh9M/gCRgyARfJ2oH874ADJA12OswwFYuqLGMqwKgojKmCIZgajG8ZB9DcnqQEslAEERYUa+1xFs/6A/GQwW5xgXVmVWP+NHCin+MUgVSIL1Cd3VKJaiP0LN1Fgrfw+RW6zlO8o1wCsXGjK+/Ev84g2htrSrFDWcB/VQjivVj0D42ZcSNxOPUujLbrgOOjbEz4g55xMZahYHrE0hnBBUj/IGJDjniFvcwCD4noixB/i3ffKfo07UHxcW7y9AGElV9d2mMgHQsQeM4JPaxfj/6ddJGgmmZ9iltX9o5Ee7QGCFkR3HRx3Pr6gZETIOzhArFQL0W9IbxwgSinPHc8u1kBsUMMh0st0JAq4CUowUHo0/t2tmpjLNDOggqY8i0iExHUDAgIiMfBL6Dc7BE4/4RxCRIPY+68VxxRCd8E/FredFHHJMK+WIgVTyP2cm9XjzQgEqPuJe86jknWr4Z2XogeLmiHpVoBmFiIkDKk48PlH1egayCZ0G+wRpZTChmh9IyXWjDjv8GYL/gzv2gNOo61WDREYqcxHLybUs3Y07EBOoFPH4ODlPAx1mlHpiLvr1mRJkM6hk7mkIdooSvBS2gK8BTlyII4WwfAHrHqwIzSk1QC/qVCDPQIbUPvFkXP2073FC62jTJ1joPTTxYp2IuSg36J9eiOHtnsphEeiRFLNblb8I7FDgSFUHqmuCAk/zy896abN5HD1qm/UjAmuAHwAxw+dyRZzs0HsYAfBnyM9ddeGQYMiJEdAfcY1+Lz2VBiKk4cpyo9DLCI5ideqEsbi5Xz7kkWdt6orXYuxcI5/jhUCAQ+WprXzTj/kUQPKTKf41IoXkSUibBEhitExUO2VFr/x4b3MJb1dUFmOzyeeX3hra+Wkg60+kJ+Gp6JtgPVE+mRe1m0CZipWsb/3xWu+4RH0GjvxK9WPE0CCJsukp5O66oqBBhCSewc9Ea0pbucGmcLoUjaBY4qiKQnu2L2Ur5Gt5nI8fDSRhPhPUeXA/T6JSBdl9guMJhzrrc0dAEaNZnh4GVAtwQoPks86NSH0okecPk5o8YjH2PwTpjDjhdKpuTBI3idtFfQH6F+d1B8HmmHKQaTCF2y74Qia2rkKfcF5z2f7iqDCv4ApH/VHAbqaQquAgmDonEuGiS4hk8FJ85CfeTMcuXGQ+n77ZgSsW+hXCUWSr6R3cO6PXFdbECXFY6A4hSslNvUiwKuDgiah9XPo0nEQ8wH3sDV+PqLx2YsbzuNaoNkdWBWp4SglzAFwAesZAYIUyY8RAgh9cT0PT99VYSBvRzccxDmyn4GEELm6Y9Wct4ZCdMeifQqcYMY7iAV7Xo3fGZlb8HsMYhQmoUUVCj9HZSeweWIHJJKj7H8uBXkPajd6jEs95HONTY5JekEELbxFc86jvqz+fNtEH0nUZvoMAVeXdZyIoZOBdpTdyGMGQuyQMYS8FdsAODCapVYxsrPcweVhFMX/FDztS34XYeWQUH45ZFZlv8TwA/EEC25t2U187Hg2B4MJgIC2AfXxqC8HCgzSYFiHiG90LFe0UEh+4dZGIUFz3MyunijZ1XT8ADAIozdvOkdaTJ+cYC1GanPcXUZRpaT2iNQfudWX8pghRUJeAcYjTpP7A8nGozThwyurIz47gesZmqg5q819AXTzB9R9NZnQaO140BZJEHqzEuA4KxMVqN4Nm+xqoYQVK32+1W4dA8es80rWeP66F7diPFx/Rx1kDB/7W48MRRNTIYCL63HN08ySZdViqyIOmGRw2BQaGLaGFkjFWof+NrQHllkoeCkoxGCuA1VNzERB5jty+C4hk+UTAEI/fkkcc+AsMH2Ae55GHTAN0RkPbj2stoXbCQI72eKzztakf44xo9uj3haJjctVVspnfyyrYniciQk1+8Igu3meT+Ry6GPTAWMefNNFdIzUcf3yhctlGxJSIFvhhV9AkEfAj5vmlhO7DiY92/8aYdaIkIKUhrtiMmXhST5OI8ENxIReJwbokNfSN/BcGL5M9Th6Zwe02oE9GRQJeusD/5a3APICUhGDwjv+vMTlY0Nmn+R3ByqEgWcDDoGiNyqxxi9BY/wNARY8orhkgiz0iYVANRoEDJJLwSW4fDsS2R1J+hJZ60JTPXH5xopqiwlGdVmxDn9g5BogvkwqsmF8dof0X6VYVOSGCjKPS4k/HiXMBUFMH1aK5I3bVj1XADxPNySCU5oK4pRF95KmSvu6lEdch8ICCAcJxTCqRlDoipbaWLjOIAiZQa3TtZGgpyx9f03Ed1iiEkR/Aec/v+wfayyEkAwhkHFq0jDSmBc12s6Fj78RB5gIcH3yvTZhWAo2sGxkxa21l/Qq/z/qXXBF3xsTrBrTg9PSBa1IgVeOLI/nPAglIKt59po5NPl8hNLyKrJlmBWM6b+QyCjqOQle563r/5LsxMjjTOXPHj0GbAUHKL7hg95/wPckGYzGaPc9F1zcjpq66Xw9schQC/pzKU5s1P/2gCjHzJDQa2g/gbqFE+jiOTj3iJpFdVBj1r5t9jBPgSnIXsdP/llsWi8BUHpwhjtyAdQtdiwTL67yD5D7Y4ObqfclI3OY/GKg/AiOOi7txnHhg6GY8OmgF9wj/tY5jAa1eryAJBdHN3Uzb5H6AC3+MIYGftmMXmgx8ln1fmnEstiGrPoUZygziSFChoApgHlfZUK+H9iUw4asC3YBX9Sgq+RJWzFGBGAcr08xynKJiYUB8MXWsAeK4a2TgGNfJRIdTYEKMoZT8wMAXTvCumf2sz2eqQGAyKAwuWc+Wz3WnfF1SY2YmLvXMYHjnxP+FGSzWa3w0RfbS2U4+jQ8f4i1yFXT8wF9H8T17igm4Q3GQjNJZP+Di2xJaufipAo6InfyoD6Hqw8Aal0PzL5qxOhUfQYjNDDq0a8M8cuQtH4ekEm2a4dhHt5hPDUUcDRWqdcyIGVWsdme1xTKiI7RQyIfhx9rXeTdjaOXsvE6HwMr8IIVqqYC2DCmk60HesTiBAoKv4irWZPDpAXzrhHriHtAocrubkCIDAKVJcnITwbyGPh9PmnisFfFbYw/S5EM8yAGgIqoY5rryxzWTxGjKpsy+xMezIkE++jGmMupNtUnUXEXV440Fn3/j4Ie5CFYC0D0GCcaMY+b6jDhtc1ejCmBvQ0Tg6f3gImskc2TtBWb9xYjIe7C1MwyIzSSlZEx+244/j5OHV39SKGjps4vAeQyJIBummC+izBM3ZxUfv0VklukhFcLnDVDAZwVOYCSMs5jGSey/kkCuRE5wk41kg0+baNOeqEcqQosYPLAOWosT7yipwciT6P/mVk98sH98jpE44SESiX5x/WBcwZZ7Rhupk2O330BqzohWoDg2VD7qIZSnasoCFN0SZASZnENQkij7qDU++4u+61sQ4uFPMykSIPPphh/3DfPEsgKfzWiRRYjh58ij1GBM3wM3BIjqx6guka8FIcTjYvoeOnDz8qR3pvEh+YDYEoB6llRleF2A8hmJHnF8Y3LNwCAX58U1F/LUuaUqnZw9fgDbu8WZxHf+oTc+PZtN1c824AhxcGmOWQie1oGyRF+XyPMkqpQM5QsGNr1mpA/ka+uECsQ1340SYADK2GbluK5xHV/i6H3fQo3PhmHyiwj4IzKNxgc2BgazqM76mQ/6Q78oChU2gLt0vsVKuCMnMRbS4vX15LUsAAhSZJ8emCVjlhiHII0MGypLi32DLaCQjOVM8sTP19UloAdW+3Iw84XV5ZFUDPEsPfIRlSDhji3kbwodkydhfuZyGRpHbuS+DvxsPWnA/y6MsTkeZmEU/qFHxmlFMP4kjr4qrwYGD8k17iEToa/73+dMyT5OaPUN6XtKoJZSpg2pqQd4NlGFc+GN4viHAtmIIwNmQOm2wo9Yo/HpScgTlRH+5cCrU/HZW/084DoZNGALgdHwG5P4eQOPJ+4MiQGqYx4jJZgoTBKteRwT2rQYVMGHogJArq3d04gWtIka5hxi5tJP9DP0U8T6houpzMinOTv4zEyxj48ChT/yZIxQVQHHVFGEgE+QZPiWm9LsOWTUs6biPGaV31iw87lac/K+YszWfhyPp864eU5vZA+tgsECI2MhxuNXIiPuJJPmdcIZ1BUAqU6jmFhT2DPgITkTsZLTJ1QI5FDJ5pi9wFoaa5qDYJPMVm49tL92NIuiR0kvClUMs87HMuVYFfX4pwEM5ucs3EDP9wJiPv4ZMYF4PqMSDDWlF4vYdzdeVEeEd3ZUVFNsEIhIxKgxctIT2a9/Wz1xcR5wghcHGl8wgw1r4IWKtzCdyWb0k8mIxkBVnQfD1dgTHZNutFMozx4AzoFiGs9Kr4PZ+5MYVhcuX7EJ5JwxudXPnNWjXriS9dYdXH88EZoSZ4frGpZ5FK3MdAM9ROARsywDPz6g0BkBDOU2/xbqi/xHHWxp1HOcRPg1jcRQG11ToOW0b5JcyFOqLcGRU4jH0pX5NX/AqGFvdUW4GLlUVCQz9pLHMNMPAk9rY5LiY18G0AgaynYgMM/vrJJbY8X2/y1W+JtwvN2a2ss0w3n9vt/s34VfwKGjfU31WyGDL575vM0K/E6yABCjyg4sdZuJmJ2bgKeQK55NTQ3yzAcmxz8+kB2IPUPo42yZJBz8mfkOpBGMyAJkWMUnrsqL9Dia+4ETpXcKn7SHPRBH1QSiNyXfi1za6wvQQFYG6kOsM+tkDhpidjTaT6F+C3I9+UCipav5RFXCNz5XAJj8iUDGVPa28+tYmfKS7RH/ybJygKA8+R6b+iVW1XPKTvvLZ/jduoiG9u7uVG3m2W9cM7ws/bz6G/ikU0rFbw6GZ1z82RpQY2FUoSMx+sL6f1fIJ0mw5SpTjXUlDJefmCzSvwysxI2cU458gIO9/yDtLKpijj1l2QUEYplndlIkGrYs6uTp4YpjjecIQVaY8vJvzVb5qv6t4ReGQu75B+T4zXS+BSLv2R8Abvi6OpJKz1HG8QxBHqfjE+aZSiqbifjFEzg9dYsqYBDAL0rXHaR81JT9BWniTpy4/t5f1lahRfJNBmVjeF76sTjIZROWrocX98rjKQtCZ4DZDqfAaTLA8df6AktVJ/daqy3DQxdaPOZ0+m/Uq6ptTuxMEU0RIC+5wCjbbJtKQ3FFkxoo5+BKS4nm6FfWqfLQIPlPansNaIOfM/K/z4S+vqHMaIOygAHiR6Y7Cbv9jrn3FZsKBMW/FtfJK2z++G8fnWPb0DwdtW9gXKOkbBv5iN8S3luwChwji2mVCp/deE+cG2Mdc/npMp/a9X342/7WxO/Kkx4LTTcwm4oY4lHniiQUpwfNv0PMaBzmq9SyDSp7mC5mJewdamEyzJmwyEiLcgnM6qUqA7841X4x6xYylkYQ5V4W/CUsXLfk/oAVOZ3l7VnbNltXkhHSalejY6ghja7KTpzyb4jfaKf5/Z0aM1IWBgP2H5zsLoQjOCPZ9gksGkx9zmdTiUWJqsnfuGeaEtnXpmprmavN5nfJ0a15TZDIxwgANq/PVZXx9G5n+ly//Iw0DD3Z4O08M8qskSDLtvCtnMTl7wAP6Re5/LcHe/42IxdKnVymPk/Z1BY2f0jYcO6ADY6zHCg1eUb8PPlQCM+KgsfbqI6lNz9yhchcrFxPrNX11SJklZJP/cXYN+2fkQZaVlFm6lb48zJHxYqm0plgv3Jv4IbWiKv4QWWmzidVTeUVcS3PlNzx1VdgZssHxLypwQzLO+yTSDj951eszPnBVpgZ9ZUkpwPLsckad0qLwIHjXrYGWuisUS4PKtdoxzgCi4of7i9g+JQuvvN8B6CX38A/cY8BsPWOx17IhsRgK2sukgc6l5eiaDQeGZNPf1PfKHZ5hEpXYayVZJ6RhvpgskVd+5Tlm5F1ydSov/+UH4vAFI5sxuVreUDG/966h18BWbbt2dJY11NwZVsjNnnBtprgdCUmTBgR67BeKyuYYfGD64z3HbXDyzoD2XbexytOJNChnTYfHl079VLJGWu4brzlu35Jqtn7TEtwrMGd+PrXeQKE8rcAo6kQO9twrYw+EtgFfpq32+dEnbil7XVCH2H8cT7/BsdxmVCYkRYbV1mCpGwlfBi43/DGFa0vANJMQK8yenquANAlXpc2WzjjoeD3jIwFo3/MZkRYWTTfVqqzhrTtkw2RLy10v6qLpE9xzQywlLwVO0RiBpmj4lPwLD7GRsLkO5BoI+2rZEdSBvil4MepMfadrDkSfPv4vv5tgdv+GJDPcF1seUPKBnd5SpoqDs04vFylsSOpwYET/Dp5J/3diWFBWdwT219O3jBVsXwzi0Fr22HdR8bxjgLlAMaAvLugGQeT5yKPuoTIKWpLXr5SZ7DYl+B3X93jY46vr11HgNd57bEVGc8u4nOgVXa5Fw54ssHEja/LtUK85RJbeTWlsPXSfcBcTHnUYViZo8R7KNfyI8z5zl86PTGHK13rHGzSXnicI4C7ds5sIEfWAZlfIG0riPSTCTBIx3nnUoCgThPnUO6wi7RT11o+6fe5PGJ6nQ8USGcIOcitcL/BBoeW8yjcZrytuSlIzN4/P1bjUjG9EhvL8/hovqi0sdJjDsABje1JeLvTpQ8Hmhw8fEoss6KXd/qUJQZ91QovDzre2bzIoQT21fZX2JNeYUIYpvI7siFvB25osT4aAEO4WNCWxTA6sZ49JbY2jBvZDHYEONtUaVmw/i0/PTJjgZ2TOwGiFrLYDQAXfTPIlNO3/d5gV1YgA8YQjDW+YFs2Sqxq2z+Wy3nvcLLUw+D0/ZduVNy+8vf1en75riwb6x6HCu/BARQzUSsDNN8aQuLI7dzYeNrPhV/860S9ZGC8WfFTlz2c8AFi8qYBD91OArtiYrTAdoQBExAOvvfO9LZB2N+kz/Wly+fXZWOg5n7hi1H7mRmOvfG1fbDHQ44s21oCt823X8mN10mcQ2IPZpp75qFsyWcTJRFbJ1LybjvyimpB+FO8jRKaHz0RUWYhYsY/88YmlFbWN5Yojds0C33ZrjBTpzjf+VwHgoPx4k7ZS/7JkZcuAZisFGULb2TFGMmlUpk/vweLMvhiI/N9HvjhbabqnfHqz9btPeg3ym4XlueQA/76v9fZt6XTWLm/kt2ZZY7d2CsF6J0rRQiVbb5fVfH8SUaC0aLr1X3iYrCndR6X3TmvfK068CT4KFpOQcKptpPGfr+VBuu/OHzkqXahHLvKFGf4Ox32/8IWRFUTSSnJPLxEZcov03HJcmF871ymvuMNbAEfe8Yv07ZZeAZkp82U8Uj1fJaFlZWywM60xv7/+deUAs9y/jbmvOf8UgYbRxjbGVbyu9Bz1rbLDKfuuWZYW7Id9zlUuTMVFc/rmoc3jDuF8U6DuxvKx/6NQIO9H3LOZapQTz1zWQZ3gBBgQqT//AwmzGSo130kfwIZ5xvDRT8dLcMD6inmOP9fVHclOj4f934aA8a8Sacbs5PjBbapSRNeNpwpKpQHrn/Bfk7rCad8kyGOn8e10uQ1n6eMZQB+uKX/m3usyZNGMlMmsdtfDeHgYh18jFFe/M31OoohRNq+7jSfVrGO/ZKmKCYt+wxsTR8/w8GQVpVQ3nKuZ424SbkKzg5fm6AuxkRvZtsIHxWjt1P3AYHxr7r2c9rYoNdeCkm+AJp4bllPn7QNIEQJyqAEiu3HQlXCsKPv1sZt1+JLyMayzrqHEUL6CmxSu3THbdRcy499Ej8SpY4BKovKVRuM7c2ytkl7jUXeTd+aOW3VGFd90g0y6bGq3LYkow9v+3WWovHW5L9DLfNvce3t3aesACNbNhdYW6I8R3krj6qmwJCWgtyZjEj/CW4+WzfAX/h0DJxllEckbZTb9ZGcsw9MPVd9vMJ/mLxg/sN5ZyyKN94Rk/iP5zZH2R2NHXH4bRu2H5jyqaNgqCMZkRh0Fj1YtjlLtI+izjPDC2LiRKoN4y/+xPDefWvY8SLVK5uN2I8rWyI/ue53FszgrPDnn2IieoMG7PMm1CiHBnlQYhlvJ39iwAajx70XBGTZ5iwQiez/B3HyA2D7xsFyZh2P+YntICCyMvUnRyetIGFTxz1yDZ5FzC07RldGP42vtK+QA2BhkNcI8LqTM0x/v/DG1b1xCKb4PnxgNws0Tsa2yfm3gvhSpuEJJ7MlDnJjI/CuKrgP780p49svMYcZic0Ny4+VGsOfRjb2+L+cHvGfJkUnVzYNiMayz+JQSlxC34wBvPn3GmzXYbbLcFxYIROx23Ik6fTVAItahA2xDFlB9FF4LTL45nNjzGdsljYykHj/Y6dtXM4OeFG2WHpT5XvEiAw/Y66AdNO0ocM2aobnvnk2orgddeeQe+/072nbxLTLYn5ALg/ngUEaODnXzgQ1M+TTgkmDG9v89j3nrvrVlTwoPvCZZZgu/z8Y20Xhk455WnpilhjWqbBoIB9ejI5kR49Kdx+rjKOMTNm0s/kk8OBaSdsKWZTSY2i80BSAKc8vG+5dRsca+ZT5h0H672IO2T0H4V9R0xrmfP05kCuvm9wUtMapq7QRmhS7UInCHTezKGPWgIvUwL0VZcR4HRlcdvBTScHDb/Pbg02DpJxCzf1EepbKWw0pbXTx4JKyJwqLIzHajPfQu4IjxFwedGNceKjz8x3duKkcUlj3iEHDvJT3+mphAjDhwOfDM1alqZuV7v7PlaF2vLJ3EnfeVw8k3+9LXZ/9FaZoOnMpp8ck1usE/BUWXkE1ZZM1038gaR0et4rqPaHhRDG+rE8PRX7mQAa1SG/8FV582ZTf8owB/5o/BJckO9rm8+FaNunHRw378KVB5q+ErC82DnmfFWBM6wIAjzN2JEuk561WKBxgCRhizqcMXw1Ghwrk98axdJ97K01aGTqM9tGJE17KyKyfsJn3NgykpgrJVbZp+T82Ya2Pe5b4QJQ3dpstQGVifdSPba7U/ZC4+MDLSRuOjldNxE7sY/DGni82/zKCs+4SK5XWncCEAvurz08QA+6bvyGLsTyybafF+Ij+VvXOXns+hm4mrFHsi9zpNsZ5Xcn/wP8nqCejScHfdTHGhwjX+e8D7r1wTpUOFW2bRUaniTxaOb8LD2w2Y6aYNtgGY5mN7tl5XSw85vfg1HqID//idOjfhL3y+yKbN+z6sLBHTPNl5n8PVEm79GzLG0Pl4l7jIsLWc/y97n35pX6WPYEDVNup/fdNkxnD72tbwFHk3n/ZlQwK5YZE8KyID3I9ex6HgR/+0C8Tvth8YBoBCKxHHHM4WT9FfYv2i+vEqnLTTgGpQGg+pCEjUz/rJuLDofSvg43Gp7YdNOGdEnFSXUXWHeV6uRYJfkjOAayV8d0Ul2X9UwgyBfDtmnmf3xen9y/ZDF7PPBge9e05J+T/cdHDf0q0r8cdFkewZjI+CoGM+gzHv3KulYcZ8MmULe8fPqITlkUUo3Mc3qrYn/96e+5ykILZ6GOsSSpDcfW7qRJV6Y2FISXNOpMZ6LPN9jigyJBr0gz4BQlJUC6zbD1Jn18Wtl22do7kfcqu40Lfb7Ku/qNtch8LJlyq8bc51TguJj13/bFx2rMleWgx14jAWMLHU+Y9+ZVR4UlAtB+XwyyruccCE3Ut5123qBZGY9G1dwD+bPCbi9OmSf5f+xEpO1Xbxs9ixJ9newy2kZrhzU+wbBRHhn77O+l0PksyU/nTBrcEDFv5b/l3srWQtlBEZgOzkZhzEv7VTf585HtKTKd+vDAGFAUubhpY6Xewj7HFGB9dOYCwvbGug32WT85VHL6HNXL5uflRhq20KiH0pzFFjZsvk3dINdvsN9SxaMvlivFlxbV+eewh75Rsq4z8jUtFmTRennonjsVXhXVJ/7xbOAMOl7I159bLdrl+YqeBhBqwLdmyMZ8yxFcrzi1Ah06IUtGEXPgdQ5rFL+H4lapl4J0t0roQPhin7dqOGn4v2bX5o7C+QjSMfepWWpk4urvC9oueOIneMgEXcLbjeqmGcRugfRkpmfebDWnt1YzDAmCUPmCUtix0dEioq8sG7Q8rpV+8XdvUFrJ83ZzLGH7suAf1coQYblvr7TDcPOHit7bm+uzr3maVOQsxRlk+l2PScwwPzFDt/NnFspT/vO2ZtOwyetz3WuBKA4rvYrtSrjkytOm85+fjYB8GLsBFS9vMWZ8bSB8xcmQDlEtopN7psCD99pINfo6DdSgnCeXf2HWpKzNh6HHJ8mjfsod9bwFuyYFpb8HHZ9hnZ7tMaijpWLGlyWCJ28fe9b63xsfXynJTeiMVRTKv/AlFH+TKdOezXFUP33q5Jlc58XeJh+P+9xbESXOYcRaAtP19MpzFwdy6+p1zkhcfQ6L5PXDZv80/2IA9g7fMNfW8wuam6/kuK4Wz0m/0RTplttGLih9X6oWqKOfn8AjhY8oe4jDifmT2h5hDsnvZ2iVwL4RwPK/AVQUZy4YPJS1gTytBLbs3D+tIeH3cxYFcGYV42n5g4QQDdbwBuAtXtUvufnxT4UedXzly+oM86xOygispkIecYX5VzkgFCgqNsz4anaNyiUOVz8Gkth2p9JH9uKcKH7KoSpcbF+iQbqfQrfuOZNorhf2fsyUS4AgnQzvPiJz7MxjdZW///HJNeW3Z7pOh+fHoODDJgN8t6uft2YbPdh8/8ZAFI/yBpkWOUn+A3QPng9kX4wWZbqu8IgF7JsmqZJc94mrbO5IpaGFty44ub1LMdoXrqdn+iCrX8ifhQb7T/exCG0NvGR3j7JqTgkvaiEIdFqIYennjCRzbrm0aj4tvk33yqw0WnsgljzOSMZK+aHxMeq7UnMmfIvsbqBxCMj5wY4IVe4nc5lBEypF30ZhCqeFxiUe46kb8PaNSUbetPNuS7hi8KXGC6qSYkP2rumrhmb/GPiV1YG1L0wqq8Zq0kbj+4D19FoaDf1X/WGvhETJc2UfzqRaBc+EQXmJflmQOSOU53OaiejaXArvM9c/E+VO20qdNssYyQorwlnDA96vfkW2fdXmZM6ll16PzoFRX7Ort5gp174jC4kRiCEKOhe4jbkYP2CPWo7CzCKzUBFjgaO+tmxjkcLm/QrnZP5DskhUHp1dR3BbXn2CpM5bw5iiJ5zv2scpfjH1HnIx5dhdKy9S5F6V9ReBwYPwrv3e+BHjzTRWdV6jay7aXdA/QxrzXb/+ukFwPLblnyE/hi/mOH1anVTpG5R5TbmTHc+l8IYH9/AlTY6I8rmbF0AZlG9l8a81dZWBX749UE4SqXIRXUkf+N0tz2xRSOaaWiUteJxbGN0cW/y70wUiSxJltnS2DzPHJNfwCMyvd9duUwcjH1wZyUw/nwXguBnPsEu2kqbELhNsgw0rfpKjCY/KJD5vNoPmxi5ufZaRkZN6ncB3b0Jasxsn5cGR5AuYOZ4B8SsG9W4NOZMiJcnr6DFK0fV/o+hZoqvTbaIY4PuUwZjp8EMVr+mCl5HTbqkwEbvfCjtBOJodr2cvNgDmTHn7iVdhe0E7XR3g92VZ7y2DNaXvX+E8M11rTJ+Wa8iRlc0SnBZiVdnjeX47yCI9QLWrmPku/4Ub/vB4KEBgaBal9ZsrAwfxjZHfpkHrJAKirOgM5BzM3RN1Oe2RYLEKHwFeu+Me+P46Wk/R2yzzJOtzxFFMmI3bHTUSYNEsBbaFJ70nktipdx6XvFrYHh4Uu4TQn5PpjnCNbH5nA4/f339FZy0LOQ38atWv9sj5bo1/m2TVehkv4NEAHQ14vWeaRY3OMzRIEQ41mVHKO/YSK8tEIYNsXC3V+ty9wu6xRHXksdG7FQ3CTlmz7//cuGJC3ASmzGuvNs3SxDDk6GwlJqFDmypWjU7p8ty3tqI+eK2SrBXDIzV1Q/OMTCt4TuQ3bfYWlO9qVPEgBTg+juhHIeD8VqH1tah167fpJsLFbkGyOAbuMpUDXLbhKrc1v/ehmPOP8z+QXtsU1ltlKZZ/U6kFA1kIy/JivcLpYP27fFMnEmdizDTocqyCyHfpICHzKdZeqA+/fXd4pPK6Tstl4tkTay9uUv1sSwx7xob5cl1acb9SkPsrdcsCZ8+QtLkLfpSA3DCBVqy1lG9e7iPCLsPTFHDL2ubbGzvn3pF2mef73iFYZsPN3ZxiMsbHnLYG0zTJqN4AI67VJvkzr+MW18XYzPoY7SPDwT7oBZVW1lgySjO6MKTpP4pednywyZ1TP/rbQ0jlwYh0SNjVPCCK9qlaqwYwCizNd/lPkh4eqAsgFkyhLRk4m/ck5l+dHCb4yYHnSO6ILr5MazbFOvuQNY0hCE0+w0KvS8XAw85jZITW+WL9XBGPX55oLbstgZ9XwGIC4hiubOeaXXVRe9wEutK+jnYt84MAF5MaP2lNkj8Wtfzwo4JM+CM6DMxqDF+Sg5GkWPJ2s6MuHwtae5f5OBsvwLzBoefPPHh/wUYXbKnOjGCz92kRyzcboptdg2UGaYpcoup/QwfqjQPYFbMpYwsJHNHVS1ZVV44qfXyQAl1psy5VC7w6tD+yh5B4oY1XeHMOW0NvCQvIBsa4RGwxjDjCurxkGGLaL59Hpc22QWVwtPCdF6/OQ+Rs80k2Bla3HHDfHvq8ZXdhgaU51/99bDjDunEblTqw7hQzuPPgouGc7OKB/jDajMzru789d2BAzbJPPM3aMj8eZ9a6OYfvEl64qCZPPxstO8G+to0deFTX2ME0zcRZ78q94LpDvLYSpbbVJqbNo3i1hIOId70xD9e0nfR4cLYFg2+mWy3PIO752iMNnr22uhvo5D9nN+Xfy5U7EEa4/bQm7WM/f861R+w7btn5z8hyyx2H+8ShHPlB5Hr7enISCwrFTfsBOMH1VMI1Imy9R0vcbMvIEjCcxNg7DdgNxL/Hcb4ZeI/SqU8f3n1ez6hLntxVJi6C21C3NR+Zyuz09s/hp2Hcv71Gn8eIgU9Sff1xti+AvO6aIlg1CMy/s43DJLaM9Vz9SC2fZVAjSofoKp2x9VbApBBlQc5UyP+MkRn/hdfOxCnhGh3Fr5HMNj5tNN7MAjSTLPPXbaA51J+H4QwRLCojQsKUP68BYx9f07engRH4ETHDEjE9Z42HubrKSkKPWk6hHcPTl9G5zH8a2qz96ZzrElSdQtmeI9wkurr/jiu/LLMLzS8YSonyOCbN6j1/YbCzGnILH8GE5Zv/HmffZ9QFtizwu37ibnPFmNr0zsF3RaYtbhFHySXK204OWEl2fa5cZPw6Es+b2kNBCqmn5QDM+YZhAel7QuJZfhtc9wpbTK5WC4mhOLk9/1jv0VmunQ8YAO1VKyu79J9ipkWfIa/2QUCxWvy1iFiC04l3KjDa2ZMKGSWjpB2sbqSINgY3TfNqSlO1zgvdZA6kFfJuRFhXmm2nYlowxNlZobKyj9oUQ9cuJ330e6yvrFx0N9lDYR8L8OgYrrb1r7WhjHY9N1Ek/27VIvPOrfe+gvbggjbFJ1NgDvTKXsQ8ajzE2vwLSho41M4knHmBFrmBscfZ1AK7UVFe1KdcW8pL7+pqdRFZC7Z7H4yxe2m3J7gLDOuThQQTCywBX/o5VMmPxUSj5SLJSjRs7mqKcst9xeZw/IzHPZ7RsmWWeU1pDEraplo97jore4QuveEEGKsdn5itO/Ivhu13/+GxXyDJ1TNLUTsHXD6T6dH+zjb9LBSmMd19hhC3V6dWgBl5+gYzfy3LZqD50FYajRCJmDqc6QePrw0MwerVphnaqhNMDGdfQLARxNfWda34zlfd+0wVWuatnbOF+ef4f2zEYJCRr3zP+fBUsPoDTtcvpa1nDWWcboVPUL1ZwM2XjeDQ5V9iysW2S3veVxTiUfl6dSx8IqkdM3bR4eVyGh8ljRY421mxyB2xjpy2qEsR++Lf0XWLSkjUlTmoNk047U/cMNIfj15SAw6R5lBAGqCf9uOR3j/8pqisNRHANHNsfKdqJcyM+qDLe8WcXt+Qw6eL3YPCnG8aWPEDd4njzhguF3BbHfeMhIZk0189W4OpvUauCCwD9BVwV8OW7UY3IkuWjPGHXFvMfy0jY6C+wsNPMHyrSA8Iy9LIHSP/k+20MuQdPKz71pEyUTJz4B0sbGQyjlH+W/Z1c288Vwvy4PCCc52iFlWD783uV2ITOIPB4m1CtvOG30rvy+N/GAdg/Yjp3oNQ7Dix4z7GEoXhsbhR90nbmlD8sH5eO4bH1ZTeb7yYHa6g3f+9NkTZ/htJmdBK3RbXpbfT08nA+xbT1/+SZRNtk2qxZp1wPsPLQycdZGuKAvOcKGdxjPADqz++Y66/PpGEI243HwvJh17L+Z8UpQtv65w4ubw0Sci6q5cTKHtaarPwCz01mCmyXr2hq0dt+puxzkNqk0LNxY3mP+5QqmtMUDoapMDw2iYET3iTe92N9zlWmI1qgkjY3D3W+j7PRmB++b/z5FfNfT/kiv62WLZ4NFm4J94GNLWJMbciyhynP0aICiIChTbTbDo60n+EQmPHhUGET/I2LnQZTkhSCe5xdfOLOudxAkNtDPvaCljM2UZZRY84Uj7lwQHXhvGp0j4F0mqDjBoyxDG68oX7db7tsp3/wPSs9MRUEsMk5/mPcpxjjS77w65SxH9xsSptgFZ36OE6ovO1fFaxGhv74d934LFvibJJQJ/Zp0ZUYGDx6I+izVM1F8CrR+/zB9+JsVJan1OhZfNxZnmENxxH9yEy8NMME6OeawHbnjN5jZspR5SydH5M/wgv8HOlNNaKyO39Mkf44GcvQ33mT/jBg7xyzdkGJf4JUOsdaOV0NTR2ulmUW1vpttwMH9t9HJMhETg2S+eX/88NykD6kbmV5Vc+qXe9CiGUTENQ7l+evR56fR9j65vpwEwEfP3OifHj44UlsOyvi9d+fEWqM+5ycRtRNKffjnGUbfzuNE+wHKiIBGLjxU/PTP+QOL5SzJBHtNk2xFBlL8+zfpsjoFtL7w3b9aXURwFfYe2trfWmFwuKSLUzI9qazdSx7ATuTOqdwRbkv1oC3feb9ADNinS1/dgvEUCV//jIV5cpJe3HhOhs+fPcSSYb0l+GMMvl/j8VzWYcPWYy+NtxHef9YZ8SYPzgLzRxsV2gj4cGkfmRCNtigElVcgB+ss/WCWvJ0rhqNewFjm/BY2zXb7eNQV91PSK7HQHH7EymQJEEY7I9LbTMShjR8UThklXzLNraxrHfj84XnwDcBu/4HZhn5HMsfgGwkR5E22TNyZ1AluUsMnof5VfwFmnAfjtPWfqkfnrcQZPFDOWjOvfzYxauEbecA1B8gKkupOQSBuEVGnLATlGPouwUM1LjEAjb5dUN+Tv+X9vAz267EO+iE7e9TgDYo3caZz3Pfn3M6RK2wZHYP88+1BKUTvnrOt87pX4PTKJcJm1L9ThMKV+JCRcBY2iSHVRpnelglViHbPrpO75UTZdKoYCzM/kfh61REpB9gS4nUtl2u8cg/X6LetiZ1RLAxShv7TbjDxgXfFwQJzL8/TQepKKyQp3UH/qGO6Q/yMJS9SIKpIov18SrtEUzp2RbC5FN+qvhx5x+sH2zHJt89MZa2trU7y+BNHWF6Hv6vK0bH7ub6Aqz+rD/+q5u4RpH9Dn+OLZ0ud4pK+0+nArUmp+ztxq3ckM8Zkm9M9UPTuHw9iLJ/SCElNi8zkEswdW3oSeGQ2R98267rX5MaetnCXTN8X5IJ30dtdZQt5G6vZacJdobT1GRXARi3380+PxI1HXXeeqtV0I8nYjVOG7DXL0tHaCzHF6eT+ME+12aQY19khceH8bq1/dubTB3vRNDbvnPT800Dm9rkgCmcx/ahwMuMIdw40zP10e/HMMpq5uNk6AT++H+YY2N8aJylSCBzl1nb61xZFGfUwFCjmgg7OxP1FXznnc4oWMCiJ3Tw5PlFxjGaTtv8AuPNd5y1nzFhuWfvVEOPTe1c2B09dtObdyKgXhlrSOUN+LctLB92jdy/IV9eXozxYUcDBgX6FlL4/Zv6kLBK14lIl/MbyRWkx3lVNQnjjTfaN14uzfr0iSJ8sEVmiq0w7/GblmYU9nWO901z3P2D2/bvl5+Y/WzQ3V2TheHJPiwl5sRX/8myYMPwZ3jaMiS08hQA3raFOX9sPvWdCXTwGwqZWR4nXjU6Pshgd+w2ZSoI96JYQBzNQ5riemLQ4PrMZngddc+hKuAznyTb6nmoPhtchr7iHTeotkUBfu4k8V6XxPi3SThq3uBrfRnkCet5fXLJOGeUY8bGy8L8fxeLcQZ/ejICP4ddeGhLj2RKxawKE4B6nLZYTp8CWv4diPYxLK8//6rrvEHbpfSU5fGwuHsteXu9/5hyhbDwoPy9bPlisozT3wTBmo08L3RIu+Lm91rpdaAb3N7r4Cg7BbaK78Y9129RROUqnW0ZvJlKO6QT90pxgkcdut/VpIyhR0hWzmrvS0bqYu80f9tUaokg2nknSf8q58a2Ch2wH5qTsOsYzW5fSozz6U/meJq8YarLLTRhA7Lmt893v8YJVo+9Pdq4XVDEX7iqmrdig4JylsxFx2ay5ZU+cgRKAQ/+MgU9ny9fpcyUb/316vXL4RaEYmMdgWma95yeynfAoQmnFFs61+IQGE5Ey+iKoKo/y6wUTMu+jEe74qj38HNEHHmEFbX6IzRjBf9vszRST6OxjSfAoPL25rMhhdUsfG0x7hxCk9etUnDs8Q44MsDtbTs53PSAuKEwWMwyuNRn791h/H3mWGlLtmDZ3lpMHHjqMeseBAwvn68ij6dOWKLhv/yTrFXVTNuluybQD5F8gVFmq5SJLZxlg7TAPOGoKN+RAdUp7Ffe+pZcuG5460ij+qjwCOHU47n161bAHF3NJ6S6YwM58o/xGmdYWdax/VLTQf8hNFDaqKRtah6KChsS32RwFACrBoHkvRDbR+nByt1XA/xt0ujyj+pWnkhE8UHlPmp6FnIA0MoR9WyqcWXcFccuQdpqLEuUbBsuVD5x9B7+bOQxbZyCXUnd07YrcOFB+ptP3C8RKKyWq4xxIHxtPhUMOV19ju3/83/Otp+fgY5Erqc3/sx2nFsHi9lmRO+4ZAY3JOsmxPDHG3ADNlbQbnT8Ocfn8Ku7/C+8Pt/Ey33SLVdRLxKX894wjglfzhvMBfZgTiRgXb+xrV4QiCluNRsfcFISJ36Ol2bsRFljm8NHuGAz5l/FJnjXRI1OLrNvt94qy2RD+vjk0+ywJYeoxqKL7BlkajOC52qPsLL2zA2j6LFzspBOMXD5xzQPN5nNxYT54NCCQoA2yhK/XeiBjNkVv62CI1xhs9EA1vIDe3iQVVv2v22vdood8ml/2UnPOE8C/8KjupQSnoQuWBaU03x9Qs6r4BUZ/4wVh2bqT3yujfrcVDy/eQ5ENWIAixM+OlLYrhyZIePYs3cLC58E7WULpXCcqsJbQoHkhdiJSzeCgxjfzx5/6buXjJlELgbcOR9OhkPyS4f/eLu+XRMudBVC6XOuPn6HRVa6BaHlA3BkKqDx6gtj24RbnuEFUv5ZffTJSQjmaj+dCs+Wffg1d6Bny3yifBtHscLl2C0LVd4BnGUBxTvmAEcFTRjk/K2Gln6NMfD+7aCHBmRrmu3DtbEdyVFlXs1gkxKDxqG/Fx5Xkgdr+wwqxVmuWr+33/YXsgP+NjhzJ98Ke5HjQ4D9iBRralvk7G11J6nP9vnxh8/pVUoP50d8zqo6KWYA9zfF0BlpcjP+vhHheqYb2Le9W9vtuI6aQY8Mc2qzrVuG+I3sFNTRHXvvorwE9FH2Vfva4RrqPFxja+FH+aMn0jKOWn+5xm9ybksnY7X2bX3Isb5xRynVVCNzJ6hzIoiDInWL+zYPbdg+aQ2vkPnYCHOXr6WRLW9QIOgi+xj/lE5xZZ6tzpjONL2nLyr11aT8zqWW2Q6HUEnkv37eZlMOLLeBp23PAseHeeYNwojEk2MtY+/kekwMobIyITpke6for//e9kDtuoldmv2bKP2dPv7QczoWiRu+nEpzbd1EUmW8hRmbi6wlL43cgdS0mdwLmE/8dpQMVHy0aqv9KiW4QnhGoU9/DztzruT3d+WSP5OyWAFzucohTcAGyzWBSjr7x4tV0zNyOqXZC4fwfMaLvXJjNkOCsZNlyWcB+o19zlwOV+RfwkjmSTGIUSxzHIp34+bXzQF+j9gB2WfjnBXTxcHUb+sADD+EjsXIM2C8Thffku+19VRgH29b5JdQQfEwu6Y8dX3lVe1z2IBcTyguYmxYLgiO0P4434WALw7Wv6bz2pJdj+uxe2VVtkvWeKx/5vFjLfDaAitlDOAZLsQxk1rj/ErHSL3AUuQPAFRGuoAZp94eOz9ZdupnQOlv7/ivk2N/jiTF/9AYyQDu5GH8LMx8qhKo8BnHmsRKCrf9Wf5K9+gskdiY7PK2fadOdUdq/Gut2G0fniinw95pgZmqUZX9TqklWxi49xO5ev3ApySG8oBIXJ8vIhIOTR4FIEP7UMO2uGkDCH6danEMy2NKaV1Ok788M5RROnEFdho2kPBJM0gP7UaiX3NpXFn4kurwOeOSz/6g9JHvOZETOCdPCk8CERX7uSvQLwu4b3MMf0AuhoHxupOYa8CrpOD0MgtQJ9Zv4BbF4XekHceXPYXPET/XfH/+mVJ2z5FVTK5y+lIABGD0dPj+MZZK+XCyj1k1H2PwV19LlhVkBbJxmxPP0133wE5ITH3cZNg2K4kq/QFGdjtvdY4iyYWcB9O2Gsjx4xxmO0PR7GzFWk1aUD/mOC+DXhGVk/aM5oc3ccCng+Kbu4b58+Ry+/txYFvGhRVcDYl3ZGvgxiX9utwa01fGrP6+n1Qu+RytUidBPxyzJ+33jvF/StqNh/bqBh9Ko5rtPP4q5tmPeyBfLcC+ts0iOSM52No0FuFCeTjAyCW7/oVz/Tjr/7RXXs42MSegPAhlJO9DjKdMnst8+M4Tk1X98eRCKr6Ek3uM35vOPAVdprxQ/SXrerxV8tzGWtWG5NP4xeyx9pHL08vW9EUCCOWecWkbk8ZxdehKl2EaxnufW/IvhR3e8EbVPqbEWYOAtuVyYn4bewHty+csIx8+AXhXh4iNgMH6LIovBtUF7OQTXWx5e3TEL9M29nIeMzKNjOrPjwVMpHUxDtJHAbmWqvxj+DbcyvmrHEJjZhH6qrbdHnDYJL7bfTJXB23uGr1lnyJM5XcE9EsrR0ZCFLxjZvmVm95GUCTbW7YzLwhd+QT2sNleJ1va+H2DjVYnShBgilGU/v7dkcDdNgP8uMl1NWzO8x1sP3EgMeyR4AjE0FsT+Kfrlxjha3XoFRWv9c/qdGjLZu9/O/EYS1IkuNlwBdLip3qi2EiWBet38WS5uEamWOCbGjpfnC/0sLFJIq/mHDw0DpInJMagrXld/La9HzodzWDR4BD8n3VYmysnJu1L+aQupk4CUmf4Cf86UsrZPrqNM7CN8+4jWGXfbY3rnuP0ipoH4fpJl9Fhg141ITaWWRkXbJzjA0NXkv/BuIVxsHAGdWXsufcLwV0qf9vyT2TiyrFtzTJe833zs/byLtk0Kf2e8h2Lymn5YMNnn8ss3S771I+7+KxXeGvI8sjVxux/49dERAsYy6DbLquu3g+W4TpE2SFQ/XYsz9sembplyL89ntKH+BlMgjua+MQS9hf7+v5NuLm6l7D8f8rftpCgCyM7TnoTWWmVe2cBzisdzyjZkmk+pIcFxgzQsgweirTFv1rWYDD17P3RLu/wdJCNZfOkd8UQwOl35fP4Bvsq+6w40Abo1BntYO5HYawc7xyTHCEFU/TdrsCq32yZOOduiLGGzapJwJaYn4UY4Y4VYWI21r9y6wtVEg9uMLEwNu7MBP+zkK0yYhB9ZZTSyeuKjeHjzzjD++6a4j9LNnMT0lvg5RVzBxnZ1zjn1CPQiR4c1XY7bf8pa87kNNKl25NM2jrZsgkhDs4r44v6/3CHVbRdh0rQh5zHmDAMQkXt9fGX52agT97+zajlw6bfvPrskG/LZHnET8uuKdA3KTSjbaYiMdif+yN04AtnTj0FNlXUYFHznxZo1lonb6YtweJEgMPqIR0+hgMuJIienbatBog+F4gS6HnMn3I1yWnZQvs7AQQ+XrEeIttWnGjI3YJE3ohFU66L+RsZ4yI3ffoTmEFk5rSclAKJoppH7LvM4Lu326rPlqL1y4Y7Uu/wWHOz7Ncwd2QokeAckmznt/nbnhPgUvkeQv6yCGk7WjLVlHV08phmakfiMIYKYVRObfJRmE3eGr0mncyXSPnZkC5DstkWeH+T87mE1lzjs3UcV2+ThKUaY6WWn4EdeC7/wevbFdl9Bmy7wrlZa85DsWTt/AIfQDuL2gxc3LZViga2pWO5atr5M6vBmLT+GgUCfni0w7EJEKHpbzAvOOmL5v53lWEJDNLl2s3ZLgunCdY9fMp0IDXW5/9X25q58/++v/BKipQZ9E9gS/uJfpO2hy5+/GN/xhPr0GjS16AuEoH8H+LNO3xVjAEoRlPVEdYcxSGNgN2LxG7VOobaytXpHMf81qQv2+5rNR6S48Sw5PGJT/lZWz5O6NpKLAkhDtr5V2EWecv9Awc8mpyCpaJl+RjdSgqwdCRKuksAyMIad8gSvHADVvJS8uGMDWb++CN9pftvrl3EQFLYOy2U++JPxqLbcKNkhzx1iluZ27MwoW8urDL1eNY/WDrjZxlUU9NT0JS2b3K8vwkAUQHKKLXbOAHf5GPlpY5Jw/11UDNaGTcDI7BNFuCc35Um2Vl2zLI9bpM/1l1U+e/ZkFMKJla5jj9M5mykm1ZZE67A+LShouifq5t/u480c2yhbRggf3+JYRm5DcODHibt/ovX+R9omfZJ0gmQk6MdXdYU1d/vMedmSfkLlT0QbAzpN5p1lxh6ZZoay/qswg6XwrNI27N7YkXV2J/tlxR79iVyRhrahKglA8X+YGThxynrIyCEnfV0wZaYzjlskSWwSQKk4xfjMjoTdQbXvedsz8k8ld9kxj3zXUIMT6n5bIZyrD/kY54He01mWgNjy7Q4409ep9n8/4FjaThf/fdvC1mzQdKenW4tnDr2NtYYLGC0aAHeYWGKBRQhWPg65wY9eFY47IDj0OCJKS/0CMKOd4OsvKTJwGqXsgXhAnyS01k5v759mQAhINiajDf7o1W4sBFxEAzEgUkWJSAZkfg5K+u7VfcYCwxyLe/GdYKv3dj/CWbmriXrtw7iCCSco0RBt+2RRtwarknaTrjO54N3axbdGH55D3T+vpFs7PwmkyyNi11KDQrO6TYpsz1rYXHg2t/ZIvmLQvLW49qg4nUQ+imaZcZcF7xJPsR7CeNaHqngw8V7XxJOP2sZK20EJbt7BF/HrDn5d/f7nYlQYP/h7ZrJI1GrlxdRAqzk6SylIgk9yki8tsK6emi2yt3Hso1f61iDvsLdH/Iqe3tL3B3Yr3bmMz/pNpS1wTCs5mhPZZrGvKetcLJzNyd1srllNLR9PPbhLOTG+9wqJgw0gb4fpx8wMsikr4KReRgyd/IyC6tbYDDtwY04dhpeOHkv7hqZEeeTmcTbjoxOh4GT4I1so405Id1zwvPqYM1X/lnep9+GdQKbSD8GW9sRs4tdFMTfdIl5xgEep2yVwY2nQL/6IOM91OT2N6VheIPcHKCgjvS+zytqGvseymUNF2NXHeuN7/6hjOf5z1J2iT7iWg0vjYF5z5p5afiMjdtTTvIr84G9jy3G6D7jwJnAY/W1978ct4pBhcJCcf6vmXZ7W/xx+AvbgW77RTvTY+DUSpYd6XIpef+yPdoXsbQB91iZXCGnLDbzTHMPVMJMKd1bRk8xQjAGvdZY0GVOBlIdxrpdywjII1LQbHOuJHOJ0iRBPu46z0v2/RwV4xgZAn6e8WUdxS9dIm9BagAR215RH5p4nMo0ASfDV3HAW15/Fd94zXteIz5qPO1kT/s0HzZGHrs2TGJ+f4cDXatG+GuSdquOv0scO05eq6KaLOlYmeDyPFNN8JXSB9Ls8yy4bp8XaY4adz65vYVpOO+MGw8eWHfLSrulkDm8TXReqDbZF721YNNI/vm1HMD7UAWfC7jZ1PgGKf+VXDkQQ7GUkAiDPtq28S7/YUCWsR1nEjBLpZwzHviAZ9bxLySFbT8nypQ+FcWSM3FvffZf6j2AyKdaC/fFJ6eaf5RSLk2ns2HLvgCZmh7rb9Clr1Nd4427aHlO1mbsO/0zs9Vpd5kWBSnyKW3ENSe+GnOOc1tnRTYJ41vsf2L/+D8uaeMKW2NqLgiSflbwds9xhg6i5nS5lsgyXB/bZDA1FAghKm8RUHFGSPt4o7p3JgzI6eyPs355Iep0YVOtLEv3WAab4mtLv17M5aeGzbjtxjbY46u4USg+3POPX+UCBY1S3QXDNVUh40a3ZEPGwW6I/RLNJUmTzJYmvQ1uY4TFUXTFrarjy3vbgUzi1B74texWp1HsBhUVyQibL3ZjpeFUdc1VGYbyzEZw7ZN1Lvmb9IbcOT8Wku057wM/W/Z3aYHS7soae/xdXroG3rGxfCGg/gd/p5WQBwYK7ZXDh8ykrczv0z/60BLJkGSgfYQxyl/W0FF2YqLEwqA4xop5igVj/LkHBGw3GvBJ1rJgAttHBqKgVJcJC2/pI8JzBr8szzIbYT9pv9/40af04zUibQvyv1/NS1ELLJBBHgQbQ/4FRQK0ibCVvv51uxNUE0zS1PfIzBbM40LkzMjwm/d4ZytsTcW6KGDbXgwu+NP24Nsf/mlrHdXEjk38YObTuFU2DlgrmxP2k6vwudv2B8sn0f49ZkoSSzHir+TYL0nnDOccPn6SWUiH9rFNM36QRmLb36qvA30ul/3rH0xmOf2WxGkvAYFm2CJ43kaVBCLwcHafO8LDSAZLwzErWabku5/sUlBY9jHlcyd8jAdX+lli3CXg3cwspTRtEAHC9BOmXnBU/oLEMc4ir91R4y1sYaLDo73R01C3jq30kqUKzj8NSE4JM5ZdzT4SoTu/ERXCk3cL/34+X1ar8xR0lj9pb1+suSG/F0EZ7Z+vfZ7Sjg4rVWbftF9kgbnlT3Wrfb4uXNlO6XfvXY1yTHrkIZv6Cfhg/0sooTXGq5iLC7d4xWXe6dLRY9KTYMSEHK8NDj5ENjn2knLNMnhDImhL+A8s0vkQRGKaD8NOaTPHEIkxpcHblSyHBp/x7m+XWtzjE9OO5e0fnmUw7ZnJ7xDzYIos57qU7PIb16SNwOuSvs510o6pRbHL0f7KLk3x+Y3xpTi2bRsZcCKsZuYiH7bWV9TNLP9YaS3SHfQp/IQgx4QkzljqLXXCB+RnXzkFhuvixX3P9G5x6VEwNNUzfsjMeIDvZlXVgHM9Pdecm7Mkr/vbPSZGUZKd2UqRBjmfGvkjAnH8nYA1WdrqoDNGVSS3i+8kceratqyeKf14V9qxBQNgfhe2mCm70T4++Swp02u4Su3Oq7qtTWK8tbGEwiUK7C+Em+HuNnw+YQEudtgj+/kvUXfTcCLsdM8WVU7H6jQTWYnphY+Jbcq1W/OVcab5OMOrq7q1LeyS9a3dOD8QyOdegcXXiBOzB5tjvBYwDfhLX1SGPrlOlxwefjI4QKxlaadv2+wG5zcEsRsBsHfGeel4AUKsHweGa5SS+AgjyPvfo64pEEzXd5LkHKdc5i+u2uC5x5idRPOPPs/MkZcEtJfZ+EsXErberpjBXOanbQvRkhQRcDPJl2a0l/VM+WxyTfijKc+n8ThsMlOSSaHyx095O4WPgcBaKga+bwMYWXj6oKGKwo4x3jn8dvlOifqdrBs44N/oVg66c0R2+LhEW48AF7X/33AmowB4IcyRSfRkIyxbHYRGwQHkTps3jIAd195Mqn4eRzyEktDhgZjvu4Pv/Zqo67Sbo/o7U3GzjwPXd2RHOPnuWxHY+FXsBlUlHyPY2AltNNbBX0ICZlPPz3IbSyr9pMFr6qq8/Ll0hDvY0IiTijqUk6N71sS+4PtG2P9R6Q99zzNl2w4IxC+3FQFW7Q8vbduNQQCzZtu2sYyMSXcKddt/Fn5Gp+wEczC1wMkSXib+VLGG3UzGHEvUHpoCCWt6qwb3D7RtkyQRjGIyMr30v2SeyVdpok3lQHYOtJdlYS0s386PP7+Zg8C3mKXIPmfrWFn7Miswhdn+jiXV/CupBSnDR3DQLYvgKxtxT+2v0s47WpYDiU1G4QS5Mef6mwt48WSbPK3hJVaVEG+fqs5r6tne7fuhIfK4dGVbPwtb7so4qedZWal6WvZ/ApVw2t3GGpJPE1DTxukiGZdOCjPP18b7o/v3tsxFow3n8By5wpgAp31hNFe13jcIW1/lOQEz83fendA/NbJP/zu6WB9c0sLKOYLx712ZxFj+69pz9FVINmk0cDb4fIfgQ+Ysge1ImddOotE+stDzCSztU/68f1/MsQvPiVIorQ2Xntg+UkKRgtm4+NU1J3SvwQtfYW+7MMS7jo0MHZhBH9+wFM7v5cqyDx/4ng/MV9gFKaN5/VSVZpTFOunc2hst58Vuz9E6bWpkBn07i5aPV+2dBi+lP8afaS7Z/8ygTzfmoe3KyMl727DHtjSNER7kQeiA9Pvt8RrsOLEoZBejSFuRD++sjOKyrddfvqXv1r6fe4fVP8urrUq/9EqWvelijMZj1nwBw12+95jRzMiyKIX5lJUBaBeFomZSUOYD2QweFCuRXKhtyyQ9x5xfW4qXLiV8WkZ30lYSq7Bdtd+RnbYjVa1LG1tmhJ4jWOx/tsPAiyumKiejxqZxg7YNovbyU58KvA1HfXfcA3jh+ss7OM58fk7MocuMLWTmvv5DJ3pLc3CI4d8MuWcvT1gb7v+fXgqPaz5iA1VePsI8u6xqPG0aU5dIH2wmMKXhq+/6SGcXnzLWkHxbYSgjJavV9PVKTXyMySsB1hwhR1OgK0ZEKfqZPdc7HSCZT0TETZViUXZaWR2Fld5J6WHCyYME2x4fhvDY9rIYcqS50Nse/uMZzRKwiiOGv6dKGEHGril7E7Y8UD2onohQ7eEkQPvlWAu1lHGmTO8Zt9Y+F9q8cHQebedLYB0dOdMis12MOdz/xbqlxe8146JQJmNQCq8RjjAOfE4XvLZfHTP6OpmKEpgSIFmWGTlyV9XH6I6mZgY874PtEtyuRCcsf4mEOGH0gGsm9bMXPzMlB0MGxokxpDA2jWQvoXwMSFbNjsauzKJcIok7tuU04VZ/PTNclswc2ePPChFNu7bcZRaPr4903f48D6vBgU8atiSF4J8UBrD55VtALWVYOH6nr49dK/HvZQlLbz6ONz7dni/Pp8B2WVSrsd8/PAZD9vjA2bJzMweP0V7pgHCWqjokl94ryHeg47YibK7HmD2Q4fPa6Vl4xHpmphTnxH7//P/kF8RknmF0wsG5ONyZyipPuuffl0UZpfDbMCaPx3LZ3iqA+o9PHacC8MLHG+wElq6sM2Z/sqGTwS4fGWvw3i899h4OD/z/CmKWHmXhLhvMIQoj9VMXkmtjXyZFslnc+cGVeHBCif0KUuKYxNbdGIedIMvt2GerLih1eTuWYZElYHxzMVhKzGfs7+NxVevIrsrjsbgsNlf6IVf2rcH7RP3XJjFelLgH5N8aXpqKdt70srKfBP4nrpEHi7Ts7+D6DynbyxsL27vVS5aezSR8A/8Dlx5oGWKOM+E4MfaJZzxoMhcevEH+o+77HeoBB51QCLwBk0fbYKveX1ZeGz0vRYZA953f/mPGiH8gNm5vxMbmGhi7Ae/aWh+uOdOSQi63v6EZ24JL5k0gaDc0aalNPv+ChWybZ8D2AvsgzhKV+UPXZR03Z26U9a5MDNKxwdjmdOSfY/EN7/pl+vOwdQogPNTB4rCcI/Zne1MjmzIN6SvxNBZqinVAnbnh9jFO2rbe11696MuQGMScCU4XExagKvObKij5CFmCmAwL25dTZAF30x40fmMA+k/5/4Hzh0zjmpHkZTsp778CWyOPtqKUdlEm+5x/iR4j2mWy4FlU20K2auWzw3PT8BNyAdvxMcIMffC9JbD8/I/w9yGh+xV+KVxh0TOJ/rsEmkVoRndDNd/GVZGfLGwoz4AtWBTukvFJ/xQ4hZfNZfxVMubsL3V9GmvYs7VPY/wyqp0stxPZR5lh2F5HWvSxEbWK8jYIfGpSL4XdJ6DVkuZHF4G0cRn1fyjt2uyFZGEGUtjo2FcaesTcoGDvgNxsYkshTBznKzCW2XdKgz3n9bMHjavKPrSGV1RC7sVlEw+Z9GZqwDIQi/x8wurfZfv1N16kUdo99twQsGuwvYOyLGT83Zp7UXrgJD2kX/0a8ykw0PvEjf1AtAPOcAiuCM64GwU01rSc4ISweBq7t/XTv0WMr7cdTY/6NQj/JJNkKmcTC7WYOfMfa4yfOtWx2gdyxqenWpBBxXFx/2EwhzXv1CjffzpqUVvuN6kJ4vvVJXGcpMvqQ055k1P27maclIE+vgfb0kfZVAh0Lml/lNln8PGPvDOLIAc+mTj9L8b5zPZ/sX/kFhd9JYDfVvqmDlO1DaQoanq+6apM5ZiyKuvgcGWi++OqaqEIf+CrW5ey4J1/8JkKIwygGlkTmsrmW05j+z7EcxuLg62rAR3ssI0vHrSPbd+jD5OezhSPDOyvNCejKG8dMH4Sjy+Xm5ryYeJ3X3yyCV3OvdqcHqGVJjHLIGeYA5jRQO/EExteTcLtTrxIR+tAkOeou+NWKa/0x/tRB/5TmW673hE1ngWMRw22e1ZCSrGnElTGSl+bvUZTzD7kk7anvrVb/CLjzJwlI8pmzRsjg3l7RMw5Wdd/QvgNJ3P5ak9wIieFMy1Xh/l5TFHD0bqQFx1MnXSt5bgnBRFS7Axgx09bRoEVXpr05NDksQIKtkNoO0PXljJ7LCdo2o3IXBn3fMfjgu2cfuUbl5rf9sVSF+NRz4OfUorRxtZ5zuCS4CrSnJjRGPYPK5ipgfvKXmnsYhexSEePO1PhpMZx3Tc1xmt0G7A8XQ1mEAkWoo2tHDp7GztbaYTv7E9aExRFmO5OS84Qxi+H+m89cZKr+xhVuL1tjCzZFYw1c8nO3zE3vWZphLFJFh7L35/aDCtvvEMj3PHlyd9TsBO5hP9L8OnP4a7q0MHhFCksi9W2YDRy1BC3IclVtpntmVUxhT6fKt4S5WJYi+5pkj5rKtCyRtXGHH7XB3DkFOZWwfoTF8f/xciBfiLEPq6UPYJt6z6slQ6ttm2pmGfmdV9yq6T2sPH/V+mLJpV03+p/5PQjrZN8H3KnGXJlXJhK/JWXmTZM1Rm/3IPP28ZVzu663X/Gd+459J9ytHn4O58ktMwnDSxkR74NNkxbpKspf6GdtfOqFbGS8uH5F/MbyDRsQIxJV6skGZWY7w1TcC9gAeE0QFY6cOK2pUI/acYHE3w/+pQpTzyHbX1hTroUNGgrT8LzDreC7CuvW0+kiDSWSTMvLcB4AdRjaepRejJ5OXlRn/P8XJvZXz13P1zh1UuaZA+ov/L57Cefd9P0uylQD6Rn8k/vs/YpyZM2ZvTrh+dUTI5dEzBwNI9ws9Uen337guxf53tOWo58EyTJmt3q5ah1kGqK3FSOc8C8vIn77qrbv/7MVqbWRruXtO3pCU9jlCrVcCJB+zzCobYjQ/tO2dsiqT6rFSsDJ9/zfbYv1bIRk8smPTi8fkclidU0EWEGDQ03joYOda+DZ3KcdxPpeHLimW/efS8wp17pfZx8+1x70btJwiAKvs7yafVSMfWRz9k8LTq5Gm1+fP19n/3enjl76P5lYsoP/MOeg197UdQ0TY9NMzTyvm7tXEQ5DZtueJ4GPdUXW/FTqjzgNnFEgk+n54W7nNvGv+RbSiOneC5kTjTxk0fyJpxJm64DSdKeTnmhZJoz9NMZmr3WmqTWKO3wkur2pLW2m6fzywG5+o2eU6QjyWMuDWw2Zpu9ZaXdBrfpE5ESTg0/0Yv3J6OiY/0Ua09o33MhEfclCaPPgT/Gfq2G/O0f+9ZEBcC2+f2IRAnC1P4s/IxGPdGsqdKT6dOZ+TFR7i42W0OszK8TWjfgLFcd2HZbwSGQN9Dnl2P10jSYBP7SvMW+1x4J9hwyMDOQlbBv83Roz+ZILjgwefyMRY+Shjt68+n6SVBryd5qYLhz8/DUhATtS0uTmUOTR57hlKAkHo8D9BKZsX5Jildmw1Yv6I/jrZ790UJ2E2vsoRUG814zkK8+rjb92CRGrHy5RG7bdy9JNd+bxCQu7pfEGp49AkTbLMmQPVe4vM360yRkwVg/u3legfbLDHJ3L2WSPqKDYzsJMZ6A03cf1e/7bAhuknMV49VFW6mmeXruAuc5MdMjsQMoOshPOyTJI4UL2qbnpeYUGjUktrSyoZqkNMO85OkNR6RE433tmU+lilX5/S1OsluULGMuMbx9K2MPit9ntzIc6W6cG+XhRyPPCoRTvdr5IxUdsTv8HWoaNWmPmOK7pG3s01/sc8VEdYLVl/09mnQbslZm6jbv1qNHH9rjhZgC0RCT4T7PxtKEMbU+px95DoTW4VhPeXq0jwDh1+N8M5rk/Ep7t3eahp2k5GzxIDYchuG2kNB8lU2MW/tL+hhYT1w5nYp0Lk9a6ZoqkwHyW/eEPyOYX5IPil1T8dzqlbOBH2SOSruA57ye7SvZi/1mzmklm/UF9dkk515ZX/Rk+H3fXc8tk2QqhhnR1J+8rElN5/ithHP3Hb/+u/zZITKgPnTiYdDWvnCTZCBzjnn7vqckfw2JLRFHWQ+V55EQnxtD8lVsPEeJu1/RBHrZlvq25hPu8oyl2r/I3HAzvHueE7yApmvyq/5CX3JRnelnqVHAmn26uZp8OW+iM9RW3pvgkRe5GcYRZ0zTEI8ZSNK3tvtNNm0F7MWESL1cSIFI0pANKtltPZVMctxgztOatuVwY4lK3uE5+zbfCqhGCu84ruJxdif2aCxPFfRo4yd/ieef3WCobfPYrSkHljbfJ/JO/HAWmKCPH1Rkrcw/abX9myaq+Agva/scNmpEs32/89bsJQ7la6GKNrx4yg+iefKQ4Ye/O5t3mwVL84XdD3GoHWTOQ57h3eVQJ+1tvxdvYuuj53yFf+Sf8kP8OpQz15I2+0FyvAruYAYHDu7JlkP0kpU2rZ0ev07EpTYd7JkW28xhehnS3y/kwznhx/csnE/5DHxmTQ33bE71ipde12+ejrFebfjXAUaexunt7nozRKESCTZpoJ688QcSi8wUJACBI6jN8hc489ID0nlC1iHhvQyYR02TD8axfdKv/ro7ADy7r7rBbzw/9TBt3j0xPK5sth7N+Hxv3h2fXY3xbW1+i6I+f3jutT583s3foBY59vuoRjGYp0sgHj/OcvJW7eEp8UceSfTdyOEmqQpNcwnZE87z0gw476OeTSEkhbo1IIXj4Gi+yfeoR+kUz469ZPuq6HPtkdQbNTpWj1N/567nviubbctMyDdsGDk0MwOYvKTm4iWmtouSIy+6feopgvFvxq2YrC4G3+brtxV6/D4hl7veRJ6s70pQSfl758UcNv5sAVV9afI5n355S678OiRIdomaU3ff8QTD5yeHN2z2MLnb1ppUEw/DtMlxSdBOZ7/eU+YkJi1xflCOE+/e1drg748yXng4Y3L2icSG5w8hNydPje0gfwVz+86AsYkxKNhLLz399W0t0331rr2NB6SVFEISOVwTfHE6zOTtuikjIffA2l6aBSz+P4m+961ySt7d1SFT34UXguhxtN3w/KtyHcX0neeSPjojpJ362V15++k3ZOUQPTPbJGlx1PrNRYmGmoSm+ksYfD3Y7FxMqiaJSZrIYyATn+OCWey3SG7+mM1u8oDEe1U2vd3PblV42rbPWX+icvO0X4596XNbTa6dp6gmbYJeDOfty5LjTBMQuZyTAJehlcW80uTzrSP7XS9fX5YQwaMbxvhD8ZMegUvofU+Cidd9rw+I+S4DnuoBmqBpoESG+aP/W7b7Qo77lXwejORoD1MUY0lANPHcjakwJGDv/MdM6bPBYqm7r9Yj8ve1Giuuv6On9C+hZ7VtTH/ftxqh5lUx7xh1PLDvdX7Rkx2Sn2CT0CYlL9GcrYcltSiewViVbGOkOfTsVUdIe5jehc1pn4PgXX8t7S3giEZnm0lJY0+TPFX1ZNvy4q9tgxZ2T8JUCdr6cNOLdoc+53F0tzFQvDpoj2ZXd5ckn6OtnxzmmLQcyReIOfTuN3cU5jsZbJknbMe0mjBMH002Wj2S+gfmdh1/v/wdof5XFJ2dDBLQ7fXuFOEoaSY4+nQJ05FcPQLP8WmJmmSnoNM3+Nnqc96NL7bvvepD1iR61Ux+XJO5XItLZ1atctN+xc1tPiWn+7ae+jvmiEwOf7eleJx4uwFVQtBmTZ/3AdZuZ54Sn97M7iznTo83fy1jpT2ddFfhpQWlc7ool4ZpfaYKqfxN+8779czpsfslye9zOuPJkHrEE+zdfp2GHJZsBqNu9pfvNg+eomrAgJokmB5Rz5c2T+H53N7A8Yt889189vM563Gpux2TqOfAkkCbnO7eE5FcHsxfojHvHFg+n49Pge08lnYSAtkJ6WFCaDni4ZzPZ+i2bYnayfYdw0PVcnhGjkRsUmtCnpIkAGlThdeXRAaT7Vm6QlPth4Q76Mkp8710887RJL85mJiB/0/zxzf0qj49mVZPnePr5M7b/vKeb8HtlYo0P4Wnt2/hVzc5Z9C4bVJig7+0sDS+TeNTktNVQa2b5wgeaVLTWqNJ3qmJ6+dK8g1HZlglQzaXMn9A0uStJk1qx2sigPt8g1vSdxV7c7qW801i93GS4X7ggvI8JrW37+35OT6/i+Xm7DAklORuW7d6m7bO/sm3ecKSscl19LMfj3byKxw2YGugc5JMrhIAziCv3qSehU5twQYUm5uyXi8/avMpSzEOI8/11BB/WpJ+kpB96xGjzZn8xsMC/a7vxB7Cl4XcGLwziaUVmvzNdRvLkrO+JpQipPHFk5D9iu5eB8vRVI+JNrF9xpkrchwvX8jFJiTd3C6VGgc9bT6Uc7Ofk54kVvOWgNQQCLZZjyuYLw8b9NKqn9374kuKfF3FwWs6A2JceUqTDOfiDcCRRDz17t7H9qkTtKkwoOw1DfK4NhS9VL1Ucwi3b3/qZMmpfzqnk2WTJPt57DPTnGX+vqaTzNXVUzzlqUipqKLU3eQN8Tg0/Z4aM0mPly9f0pMmnlBn5OE4/+ilhYb0+b/SpqmgePp5Tx5se9pG6zmDNsP6s0IVD/z7myN7H8lwbtjsPhLZLKbxTHNPGLURkmhNylJyui2WZy4mHumD/USXxPRh9PbZju/LAE/vy6V4sGo4PTey/CUQbzLhnDUxb9WryKThYTSFYkA8GPE4+RvM4XCiY5cnUiTylz7Hms/50O5OZPivyVLMM9HEVM1Z+96XtHkWrHpJH0XAIw9YT3I2AUhoryXtZ/ebOEnq/PHnCc0Jx3DO+oSeo4a/P/7lERPPf56yoV7IJSlf7+aSK+vq10lSxdbQn/ge4QdzbOe7u8ESUZhc3aBGV79O2p8vPLL6uxQaNlVLQT6nP2b6DkjJ5JwfqB6Saz4bsljJlvh6V6mnOf84dw3JYdJtE7P0nWKeS7rf5+Hxns0+29Al3yTpicTTs3JHPK7Y/WCaMKuDr+Q0yqHjJU2FEKq8tFm9bv6CELYvhgiaJi1NnBk/0bRRvXxV3YUbEvoZ6fNw+SXlY/6jiib4q8JJmsobKu7pmrTWP/F+k2sbj15yE9+9QDDRxmO8FAHKuh/bdMyjMGpLHeVZwPOet6dcC0fW00HbG37p82e/z8dfEgRM6IWmMe5xNaoa+BPJEaHWfs+KyO+TE17IcTmnJu3cfCbNXXZaSAjvlEDH+vUnXsnJ0m3gmjITWBkmyYzJxcq1oHevE+72RtTCXpIKbUKSuCRQ5hQIh89PH/WcjapgtVTas63y9JwUb/vFq+CvbJaj0Qtq6sxgYirNrkZJjtJkj2rUOUj1bzDnnD7qYWsHf21IMZmL4seX7wdpAaUd3jI0j1hW2yzVd3NAaLhJS5nb/eryZTjNOu9Jc2lS07ZzGk0q2jT67JNg48lLE1KoYtpqU7PhsE3Um7VB4ELnmSEQCO1JJDdAnpjOpHF395E+zZ++RHtKevtN09dP62iT5yRJyy9NqYVke8iN5tlzy7HZwt3upTPX5NTyXg5Rf3A2SrSenIF9zDAl0CR7SqlHS8Z89nvKVTnsU8qMqfte0GttZzjO7SG9cKXMGM4/273tD28VbS8XfyXoQi6nuOnhYWyUybUtIaFkC5xzfhzMXPE/6eLaQ/eOmcsxuwomSY89UgxcMlLGPKfH16H9G/a+qPySc80l/Exf3lHbeMmfFzw4Qu0loSm58suST7bN+4X80heMhSRtN9sIGAicbDf28yDkvCTEmRlbPs+K5i+E7Yux9loUhr/dr49Lkue3xy+NnnTkjEm1OSSnSCysVxd+acL6nKoM7m77zoHPRsmTP9uIdpMPNOvh8aBJPDfjeZJH1lzynN+YU3ONaJO0J4wYnXexdpI4jnr49fY5X9r2fkSYdBCxNGnpOwdtiuScs8pTeqdpkjgX58GatdA54VXUmPO5w7XUcI5oyb6I1JTsS3rVQA46RzGnWDkFsC/Z5w9auYrQ5sUxAGebc5jQEKhGDfB5Pg7wEyw9ZzjYBFo3MH9uqaY3cspgEvpLNqdb4lU5jJNLf5mGlKiZJkbfczrabXoorTcTiDVJyqUXHiyxW3M56TzB0fd9dr9K8cqvSX3bJRCTEE9u8AnAy8UaSYj8gTaf+PTm70rr8d4Qm/xLaC272ZLhNnBwUgYeNj8HTLtJlTwciJanbI93qVEmdK4DtMFspVdiX/oM8SFJ/u8X/35YR6ioRyG/u1Gi0pocgcPUYVJjqVof/iS54Uf/foREp1re5mN/9ABIUU0u8yF/TebJVDa+zfez7/yYq5PA3N3OMH/zxuZbODNJKODuu/o5zbA1kUHkyrFP9TNjQFK72ctVWB39fTUeyXNjxeYB72byjofP0Sv8PVlPmdHAozGP0NCHabKhRB3sNUDRI7nuJuRtGytm0yb3+uRxpF3j0+SSwOkS2sSs0AZULru6b3WboKrfZ5dEZvRoY6uBDecvBwRypHRdfnZ67vnuSc4bp0kw6iDZ3btVNUGaaVrk7t1HzZxyoO3z/4NkA0E4ywJtsleMQRuKNMT9vH2TJDdzSiTr6UpCWJ9z/nkkmzyfpKdNvE3+x7+w4SXFSjQZTrV0aHxJ+3jS5q4WHaJDvgn59HLcxNPwk2a3mSNN+Qs+PEcPTbMhiTYzrb4Mpp+DNG40TVu0Z5pUsiYQaknhRfg0W4mzXmms7VH/Sx2c5rC6ne4566Pdr98K2ioN952P5uKpkDzFvl51URJVbfBvKqhkX3bsOFZ0ansBAEbi+Z1zir9DlUayXI4j7dHd9yKYx6FNEuQ3+3o/Nl0VqcsJk/8N9nLMeBqa7+nnKcL5MH9/fd4kpNojE5Lg58U/bKCY31Ne6UvclPYkBD3xs3L8v8SvIrCpp8STTX/PbdAJodQ0/sElRbXlJ/vcDVR7QL/F8YmfJnp4W/U+fmJa52qCMxPOhAdkbbzuPt5kVJRLfC84SRmNamwrlHm8d0Ogs1ciTbSUo9XP6uHm/fzjkEltrefAEVc5v9dryznxPMbJ0369aT7AfYPT6t+f/124/IE4/exTVZLvdv/+/kJ8bk/5YvJunxy0XI3Zrc0pN4Z4+Znkh3qCx8km++TOAH3P5psxLcBcpOfTVAd6Tk2eN/1KArzzk6UB47M/tDRRVjWOLtxyju9Sccvl+SPZ9N2TMYlugtdLBg5QOx40LScglEvW/Dc5mpmrP0m33nd2yU+NvKx5gDVpU4L463DCEmn73S/0cs4lP01q7b6F2ndpTuekUbXZl6A9uL8OOV7aHjzvvRw5hXq5JJbYZxXii73z1SnAd1tywhrD6eISM2PaS+vjD2BzAw6eTNo67/wIURp9aU/zdxmCx6l2q+Fc/XVDtdmSNDrMX6+5kCa/fHoI4KnFsWn8JZ49YHvim/aRrN1fL8rpGZOGJFa1niqSkMjZI8bjHEh+6h8TVbW5QsajRqNFp5z0yE2eCZu0VxsTktdWlMbz9OvodJN3u/zwF6XroX73GTlm2+Pv8nLAKfbWSL1qP/tFFT3mtOS2SbK/zcey12ezPqXV5PLq6227971sXg4/nW3ic3vWwnoLTXqYZG3w1Hiu3nY3IU0iSeF1zI8w2c1XiZ+lvmgPrVXMvgKHzP6NAW2Z+fv7MjhMW0rN29Bxj9bjDSgWfrvRTHJwQEfmhViTti80mZScSRw1POWzZT9HeZjMtlGPNJXmBvAv56d2Tmm5YjyOv78hUhIsKU0zGo+ZLzk1d0UDNDXT0M45CfbkCVVrp1obSWIB6G1Jqdwn+/m6TeO59BzlldI/rwqFUEq1flJbh056Y6KZc04Y7utgA9x7VvWvze7Gl9/u9/GiN4ThDGzCzEwZ8GIfUlsdLvRitF9nv5fTm9LLTHxODs5p6qMrhTjpEXzpOSD1JvONoh78j0GJZ55qDvKOX9jsuf6IudCUYj75Zr82gMLAesX2XQoGVQ+SVN23oujPvsb4w+8TrujD2eURGZK94zBHtTnD6csm/KVLIFbc3XZ+x20Cl4elAi8nxvYjzvUjzt+PSD2WGt2sXDXYocX23IQegD3HS8wJEl+athrMoNFEAX0W/asnjFrO+4j4xxVjrtD5LZrkqT9ynG2n+ubc73Jx6gWUTC7kBolVDz3z86aGaiK62XN+vzNjr53pjxmjlM7I0wEx5dshCWAl/ab9fDaQNL8zDdqkaug2NJ5TURvMYK86JFuTVOspT0pOof08f1BqZbu16Rkg9hnJEdbWXrJf1zIydj/8rrSZOAlp9L4GODeR/p43n9VJkr4n6nE1fP3iNR6ycho8aMyZFFKIaniMzfnyixZ/eonghRLJjWZVRcqq9PnXU/MVaeIh/ZiETOXExXw+awpf5SMh5x4kkUqsjp21ob14mrI21EhsPWmem+8r3ytv4EzJ5gWxt7vdOlPdhweTQYfqqzOT/ppnGjk01c23Yx/17nmbdB98d6/VXb4kS0Kevw+/cLj59DCD9YqJB4Wph4zR9PTcfiZfKUbS4mxzwvaRQDj3lDvlHTDQVSTp4XebdvV+f4ZGk+3no8nuznP281LTwUgjHkfykujbbus1b78mft7BASa9owDYI1zGQEaTOh19+0qY8XeayNjI7dM2v1ntFVvct2+zEDJ8rVdR2i0OuI/vhgD343epnqHB2jcnT6ZvN87dEy7x6G3yMRjOTfzr+DObNuwuNv6MSXaZQE8pVAHJUzl8u17+WOTk8z4cUr9FvBYGWatc3UcH/JlO3sc1tYemgxuCP4hXaCx6J16ybs+n74yeSqztO3PZxAxQL37ncdTrR47YwxcijwzmvTmbXoqX7TeJUDt8N5Xmam+Xm5QhVLrt5jn73e3fZDz5Vd0D5cAGAOizoJN58m0xYJmc7VwdI8UytozOtKMMAwkvr3e3S8N9XFSiyvYe87zMlGiTaKDtNs2OhT+VgDGcPCecMgDcjVxA/oY8/CRpv2SIVXE1JcvN9Da1gn/v2e/4Yz7F+ePfzON0qknUaQYjzOHExJeGbvVa/JmfyOe9j2nt/oFuiwD8YJicLKbMabiSOnPins9urr5cM+gmPYkF4nMIquSdywqNKGCGw2wMaf/J4K9ehlr3EkiD2qNpx1TVaeHX1u9vGPTHmD44m+yGcJhKicnxHN2PqsfXaadsUbpRVDF6pyd89hjePlfs1a6/OXHcvm0LM6EPs0x/AU8Wog+pgOa93DBHsz2MP5vAr9f9a+pkQZMA7hdzIhiNtSTVpreHh+9Ymh60ug9IfqpY73xcqpjSczA2At4JQUnkvcTiYnvmZz0N6CQC+hOhoD+STbLAAeFYqkf7zeSaKO+I/WRp2jgz05tp4ASZX7CR4S8ZdS9Zf0f+MvyGmvQ9uC979BHl9PbzOdE0fR9NftOkZ9fSTdukPJFu88z26arq39/mMDlIZk7MYd/T34XTCZ+Xv9mDwfMnyW3KyVP7FPOSFAxqxVPW2Eb1jfmTPF/y3W6sqfr3B/gHNvmzc9JuFzX2hhi+uVy67lsT9G2SX8Uk2g6EsX0HiQcBJVtJktDIYIJnzp5468uo6gipedmspgZFDu3N5HzhlKTPOXczMj2dszTFSTwqF0oOXhY92mDdSW+/9T7Pnwff9Dk3g8KjzJHsV4y92G3524d1k2eLzQowf+Zj5uqA//8S2xr6mFe3/Nf69kISdTeZhN/pTthGSkhZy43x749rjFhrgvgs4Sqk52b+/hLaH0mTZegV+4BNBHUaCy/G7XpSZk+NJIe2e3J8z+7gIeemBlT9XtY0M6c7hZjv6vyINuSrNMNgLum+Opf4hFcUn6AqZP35fPylb75qvCTwCx1bPZsHNu4zx32/hpxIp1LjjFI8LH37vCYO0hkxKi18n8+LktVAEC0XWs2MyScnuf962qZeLo3PTQ56SizJHA3y3VyjvXS9QpOSAjwlTcy+3Pnd6yAJvtv0Ar+hfXUe54aYNNs9J9l2tUm7hOCc7NUFn2q9bek1RgsP0u8Takx7KCyxzBJvVRuEenT3wTEXy3Q3YYZYgykaGnzJlXqOpZ89A7VsR12NJ57zMGbIlWxWFCObR4y+qg14gdir+PTFe9KzbJj1E01T+nJtt89JEtuwP4/eVZySR+s1ptWhchNiPWua3RzH0YY1uzCZQOI3H4eKwPOMq47+ZveLaiIr7IfmhuTv34QmxJPZD5gcn/YT6stjSZK83Z9+q+Htqv/gTvuKnX5WYJOHLSkcCvPKSjddW5qnFFrJ3768OTz53Jom9Q9+JCcHqpo+FXzy5rff5/vkQQo5J+abdb+72pN9FuSEVYONrWoYovrd3YNQjznmp8538xWEaT5+ruYVvbP2+Tf/i15pv86PO3ApifVIIin58bekV8UTQDzKN7zY3mS3aJJf6kUJWu070IuX39/8HdlP0LQ0u/ucjDWm+oSxlqbi5uXPavBkvBKl8t7VQlMQ5qFpu3qFhTntDvndJJfM+PXnUv/I+ersJhyy3pySxFRtFUMceZs6Pk58TYb4ZJ6lTc9fb5L4GJUSmk8KSb6SNjfjQ/k3ATLNqNfb7yHnd7YJMPHUp71p1Bea50cUZ+OWJHH37NPpcT/2s09/SP+geKqGnFNqVI8OSI1ulZqcI2hPvU3i5r2FT9x3Bt3b9DoAOeaZ/DovOUr62Rc7SGogh08zrSJ8CwXNdPXQkLsLrK9H7p0/1QPT0vCUp2SjTT77fTLDB6398xyFqGhz5fz2cXoj0kyBlBv1xBgbLlqSd/k6T4xhW4VEml0YDIRMdMwRx/rojYarAWf5Eb2SjgBMY/OXkZP1DehzXwZaqNPNqxDumfCzUd82gyFJ86WeZjhy+nVFdYD0swZsYt7TCzq4T+Ty6wnel+Ywn2/JkeRINUl3Yh9ITg2Z4UJD4n2ncc5PKt5vhr68/bzW4UgKqa3Ya97a/u5LH7X+NlkF1QR11M+DQ7MlntvsthvrceaaHmptU2b+fETgcGzJiwrgXyL5uqLxcIoazTBCm2iu+PSUnGLSMJFcWV8viYV6pC+U7xUbD/nLRY7NJzZdUpMkecJ7M7cpFXvuL7jbz2YBRfWpPWo4wjnJianUNn/InfuqP6bMDqO/FqAoeB7ycSAjh6Wat5HkRF/dXp6uOjd14xDyHfL0zVV9oSZ02S90+LtyqGfwSu4PAyWb2vfCue9se8PsPv9xdQpNMjPaNOLQ1r+ZNB+smLw68UuqF3aTh5ez+kT5pCkK9Ze8yHCJkkM8x1NSKZHk5SU5UtukT1e4jy/95tAU+0vQXzB5ParPg5gzHpl6rS7m0FZ9y8sq7zaoIVRcD80NbfEa0q/ycf2q1GnWyfnyjFcN209TJ8+BUU0tJ8+mnjBXQBuZJzt01gNe/jl1yTr7da7Kgf4OTikXV5M2D3qHhyA1+UfUhJtQ1rt1jDFdPbnklIuoT0iySVTqnUOiPtUmiXFvH0nYpCcpabs8Q+pLTI+81KeopGDQrfOstEl4XGjzlM97W2kFz3okpDv55QoM2Hc2JkXJHwMPa+7HDOnlj5lo03rCRmpy3bxL2T/mCZxkOnKFPDJ4ytskj3nP+gfH6ZrSKj3AQzEkcv4bJ733vbTRoduk5XSintfpqEFNwxmxZrwyvddbIWlOv+wjfbbXxTHxJjy8OTmgfWk9RLunZAoJWFVyeIHkBtuGojabSTHPzeV+qcih0STn5Dj8SWwGAjlFslfZpnC9c8cbSkNOv9rtV2WTVUZPF3mTU+nFY9CXl+MULSGZf3/zIGrfUwlMcEMyJvE4cvj87pMzqc1EZlPsPM15X07InM15920SQyJqlEd1fEV/sdk2lYtEyckG3i0naDZJ4fzhi+Ha+n+SUBznqfS7z/y2aeeHY6JKTwohCi1MTxKe9GLP0n6PVdPUDD+PY7cJPFEU3iZzXKqJ5wsUuGpEMnHIEYx5orfvlgna7x358UzOSUtl9JgZ2C7PuZye4GI3c4nm/Nknm1BLamCYHupMDhKo5nX69ONdqECqRvLrYTOnvCRhANtPd2Hffsnj94sXB6/GfUKfi30K9Erd72pPpNxvaDQnq5qtTPKjtTH9ksOfn32U/T43+rK3yVH8jbwbT/d96k9qD6u/Jt7BT355kWcqA6DslmN+p3Rufm6bhF7Ozamd5KpEujGGNAGLngigyFlC9Ia89Hb3uA5lONQDublETOfK88lD3hq1d8mjc7EPcjEmtbvPR7Wcnk/MnExH7Ms1VwjbNspM57hYpgEG0oLh2a7nPDCeN+nPeLrvh4CMjiSffafn/fISnGLn9jeWS+LFJJiMniuHC5Ir6bQxpD+9zrv37eRQydEO53Y0wJPnXmLPTsDBTS6NQ5K13gx9Y9+zBHaMENbbyzNqxufXkLQ8b5JdQ2JvoE0wybpfY4L1dpvOMXibeJy0pwi2KaNt0/iMbFizLy9lv058DjkRzEPjS+Ohz57+vPG0ui8HVCEPOuRhXNDeNmWSfe6Eaj3bGH2HV501yd2KeKRBTbv7iujNEDXdAyGI3vnd/HF++pn8jrYqbnLfk373s00IcBbb/sj6Uo7uauhxiEV6As+XEQ/czoRNhgbcrYUNMRusenWsOtW83S9fcJ93AyE3vFsvmFT7PdvPfpVwLVcFyBFDDkkudB9aTQaOIM/bRNFIK/+bPA0p4ZvT8ZzEwJhLPLdz3vu0iRmuyEDyqtnsPd83G+hzn8iAfbv9zGEMI1lbX6an7/uqpp+vOUGeEx6InugpaEvPbVKOGc45zBW48Dj9xUbN9y7PZlz21XkmnHPkes4DyYkY+6oUprF5SjTlWp2SnI7zJnmGZzD+PE1+jZ+89dWnhJk2mcw0nEqyz9VDbQrYcNHSqiKNm3JULVwVwk0RyQW5M7SaY8vLO+xqkmvgmUQ6hBDBahBSyOW7fnZ7TZv1cXVjHSe5ez5fZZNqx7RfXTn6NDSBkdTd58b+tv7yOAbNg+YpHDjomb736jQ9PCW6ybZwTmof0sIff9CK/aLlqgf/gNiY54zmKe3pUj80AL5L32aLWk4cBz+yX0fTfBLpLzG/Jl+RDHlq4N3GHsMjGbAnd4qeuHz6OT4BUMmXSeb5vXjLZvdH33q7vhnKKd7u9zC9XTPQN5bUMTPmxZHDJI9ooG3yy5UScyQvnk8ZCNjnGMu7zbPdzcJPgZgEz9XwGpUerYk+T1pOzWOz5sF+9rk95ZGcGElmzsnh8VI13hwlP44bprkMKPX2hhT4z4Uys4mXPStwp8KMfZtkt9z4zt2cDAf0PCCN/s1OAZzkOTDW0h6E3nt4+3lEuJG8llKtZ2W0qQPDus0kSbIxu0/RzXOFJPnieFM2RjjxFLmcTJLt5Vz992/IDkHfxRhP6K+1p5jYMPuOnx7LVy80/sVKGCKvX0IhnBIuph5zPSomBv6PtqpbLqclolrTYir5vfPf2ADTJPWbPOo5p7lqe7vfPZoMxOrf/HH58d3VJZXUh9YJ3hjs448z4ZxoPDkAKktSgn9dVSguf7+0NwMQulSxqLW2SLFt6n4aZHOY5rs5oH3Z1/H8fPEuD4vPY9LuL9tgqTx9+uFcSLrvdNHPJyaXUJvD9LsekNro75KoA00SbqbioywGPfHH4Ns2TUnaE6FJqii0jTkRVJ3Bw9/kfNVVDTP5yW0bLlf+8X1dbTanlut+8uXufRt6PGAGcPKcMNPfuX02oVflKXh6CsRLXy5Hvd3ewEytudj6SYTkkOo95HP47CAypGLE9jB6tZ40fddU21leooP680zsNehkTmTJqcdx1BvwdENmJp2ekpMkeiV9dEiGF+C5E99da9JqPuGMK6gzdW0SciQnnpsmJW/b7dnOwNGg+5SLpr5DfY76ns+B6Tx6rXp+ON9dMa8nYfZllBQ1+PYPJnPVcSKmn5zSHtk0qfzmb05OBJVJ39CnqEc/Kc9lBscgxmSGKrGnv9zP+Dv3QmdWY3qhl305GzfPP+jkD/mcY1P1avyd0hvmEnLG/Eg0K3OZJDLPALRNoPRddm2BKKhpab9z9RNvs6o83pPJ1Xlui/LJcurNBHtptP1BJ3k9xcg5aIB2S0c6VPxfQzfNc22aOqJp2U3im+JXf/f97NXuZ6VN3/l5c9VobkSO5zQJi6gSaE6RTeQEevmRp1xVnyHy+ewH2wROL6k2qSSvtEEIdCKHNNl8L4agluHKg3riT6/3m6SFbl+9FKfZvLSXt7tbwGjIftr97nKWOrChycOvc3rG2zwXVU/2iZkcnkzEWjTOxFqDEdof1SznTK2p/HFUG0jWwSRDev161vZUyIxeQxINnD7YLME+mqYMFi+aDVeG9epmRMH2tVVJ8ecDVPPy9mZXE+3TFy/1nIPGF4OXS+ofXLI9FY7UoFyS6Bvf6/iwjXxFND09nZJma0IaEzk8PFE92uPzSGJgvpMonJ/qAbEOrRa6fJoLgjBtLcfpbwjJy14/I0b7aqEctPuofzOkGj3fx8v3qSaXaIMN+Sa7eopWLmj28x3lSL+YkJMlhAioFNz95fIsxnOz5vtxBbHxzh8lq2oeYhIkusQmn0uS7rj0WcgvX8BEHnwk2lCVYv0qecpNqOWITQ70cD+fAYe+mnGQv9wlpwOIiTce0ffQX7TgUTNOOyT7lR/p/7a7kXTqp48TespEMpk2aLCTt733tNTLJ7mvdSE/FI1euZrMOcnO/PryRx70lyfvR45Aen4aviWh61WNh3QLhPYpJXoVjNbCtRL0b5PQr/5OCuTtbdOr2/AtrRdv2Suwq+O7s8fnG/Prbi+QkO4nX4jmum32swePTp0h080xHCvDkOa+GVab3dhsXs5AEqSvSBWREOeKxnfPp4P1+R2/3Cuv3n2xq/tMkt2HNDkH/hO0LknyFG4/jzxkv1E1T2rc96LJtimTzzY5v+ifF3/U0GVCj8t62teEbtwDsrPNlR6eP9/pD03TzyO+nFvtyafsob7EQaBpTOuhCef2Fhr6+WbHTWViv+9LlBD9ZvdmZnzsCp93OWXbhpALVwfV38VTbo4kOjQ7nYsGAikCvyzdvFwAYCOmka01FWO3fZoThPTIWsHDc+Kt/oBSL2u1nVjT4+0HiM0ll7fG/iR6HpK0X0GMA9UULOh6mKU2Z1rFqM81qd4PwPMmZtocpqmalA1/zROFb956gsuJQVWnAT0Np1TbVLefvLma4zSZ8ZQm0p4ejXUTk+333mT81StXPmmyayAFh3K2Z8hp8PP2Uy3S7KsT/NvtNmI+H29or19+Bq8w5cWRy7sv5zZ9Gnqx75C436PTpEmbtL/vGjjaKLoE23dHNFpFHvXNNhdqvDLQT1D616JW+r06OIS+S05Sm5bT5pGseO/z6Ua1f7kFk5lsP1+LoHZ3vyppfPfEYmXe3bvGpLbhDrtrUhwk77066m2RJJvuy8tJG5o8kuPRRBpIzd/M7pr2MRA3zHCNBD1y1lG5zrmH1j9KePGS2JrTCfBdB7i4Hwc5hWNZ5QxJmjTlIpqa72tPllMsjCSW0s+1dURae6QREy4SEurX8dTjvGgo3pg4WO5zymPDn7HN4T1df7uH1+kNd2K/1VvuE6+SnmJObSQlSTeLhCbF5yvC74yWHCZ5Std3Vz+bS7e80pSmvDtUTnd+t+2lciqe/PfX5BnTDznL/DgLURtOpa1E4JPnChB/9spTrD7ap0eTAFh5yrWN0ZIXTj/tr/10qWrbGMyNpZomCbmnDdEGL9A2Db0TXr6o3WxUm+/7rHnmqrTKC8cnXAA838ccYo2/0+wHEc8tCqRqIp/in06bKyEzmM0pF4H5mbP5cQzoMVBM0r341UvqWQ+y+fFXL2TLzxuV3zMhwae8+64lei61xW+Z7+5+kxiELnRXG9QbntumXp1mrwxUdXcfng/6q93l0vQ0PV2g85N4zE9o4eLmPVVTGxbOsNC0CkUjzccmBz1n2dW5sMPFXczvgD0KVG3k+z6fffsxKTqVc4x6v6IIn59PjT5yXO5FgdjgwyOHCcQ/cH41WJ7DYCDZfTLvFepP+n8uVQ6bNGxyw1N4phChHgKR5XmH4Oc5PfeM6uYpl1iPeO0cnZ8m2crnwGw0QbUoJmA4G5U3smfhML9rSRJIFThfEU8SqgdGswVtL5U1nhKujCdxQg/FCWH+5O8P/vH3Uwmp6oWj+x7/ah7tS4vUZvz9oK5J3yZrrJ6f6WsvIjbNlR8/lerJilvzBMlD79929w7O8qLGBjWvAiPlpL+jURrMURp61bkxaaLDJUsdhk/ir7H28Th6tk2YxVynXNwE/h6qB/bduX8XNvN8UTbLT7QMf8izx+Wc7l6iTL9TxfRR3xBq38anHCU5eXn7IsPmMep+vhu6+fgVtPn7Yzvq1fEnSlaAGuJRmi5mtV70RH0+rDR3cyFkYmMldiuHA2DzNFcgbTpP2MtL4pRmNIyCanc1vCVHt/yYqy9XH/OM/g5C+T6fR9JsD5HTFbDK2Z/6IAkKWd2K0SvtHAHIcev2q2cjQNpTc+HXPNuenkjwj3NtfG60epA8E/TQtsoeNodwRIYk6XEmQX/ckkNilylFEHrJo/kdgBlYc/gDftN838fY/s1UzO77JNNSPbTAgXfOHInJeRsTpf4sDGq7m9KUIIdwxl+yiQdVPl8j4Sqp+70HvOScE1FNkdi+p4/4FMl1dN/pd4yk9q1WL+/5TL9E003ycuXXEGOTJHk00SbVVE7LAY/96OkoeE6Sl5j8r3n27hIsWsjp799MaNNd8563Trwghd1zj/1yet8hfSgJjjDaXrPtM/Fy/HxKEi+gtJ+QS93HqU1xuKd9RdbzVblGUmOzCfk1tGfVf32ugVomJ+RGB3IZa68cl9v96Gjoc5KDIs9mrh3Q0LR/rEn0V0vVvJnK/g2al1Pz0TeTZveDeFqbcBynw0lX4tmpx9PqHGAhktYZieNnP8R9t0c3z/vNR5GxVprzZoHPi5rWQC2H27LxN1TznJrvx5m/vxxpg5/hRLQZPDcvdndRZnrkVVZBis6xgTbzHI7LatrEHJqYT5+UJx41j710H2W4kyz1cnMydDePVL1O5IyG29izJ4MI28n0gFUEyR+P2ooOXMLM+LwrT6jn47jOL/PNQWuw5+Rt/Lup0WmQmM2kJMfbemMv2vMcP5KkEmyUnIbi1b3gy7benJMjwDZ/mUjv5BVD6vOd97fl93FIDTnZlw5PaT7fY7c36bPJlkovpZnbHpNymPZNO7nS4Sn99dELURh5snnhDJ/P9+108s5B+3LjqeGapJ5Ot107cpssHrHRF8+o8dILMB6K6iYF5vwU/ERinjLDq94SH83TuONudt/Du6u4GsGu4ClxzimOwuClNTJmhhzh4k/+ju89r2eeXjzaadNmq+RRmel73NUm3be0hxXJ7iNJoCLiQIYgr1x5zhHi7mE5bPC3T1EFm+acVxk9UEOt9uinougUGiNtTMak0adPuVOe0gnalEfxtH+WTSLfV4NOL6TXXPOHkGHPe01VoNXucxvVU3mgfXlP9TRteq6eE/CX2j8YvVM0259NAuagp+ScPMGmGbKc41HtnzaBwcR0sKOvFOjgb3N096sSEq8EG02HJJx5+UoSo55T+8t1VmIiEGkeWnP06bjvudRGYdTzzHzs3pf6ldntcWmtspsC1sNNvvjVCHz8WSm/Nc8n84PJ7seX9tyJKl9TekpzBEJ2c3P8EUmQw5qfv55M9uGJmKsapBwG2yAq6H39egDQ05HJDFvZryZAIE95YirhlKBt8lWU9pxKL5JECaDmUg4x0996fub7bt+VnhriE5QY3A75KFGcgZff5H/Pl4dTy3nmeD53odHNzHFSlBrOPe/uND0kxoRs8JfM0YT+OHKK3901vQQ18HWfolPeHKnztOvL0jLcj1DpVYcmu9l6re731Wzehc27zXPX1tTTlTMvRdpWiIPZDvoSSfRC9cn5I6YXjNaB+bqXJPHpl6bpKzkn5Cy9PXLGVkliHf7+8jyMpC/AFs9DmkuG47Zf45+2KS824W/S/IWeUlQxfi8ne15CkLSWJT1MB0slbf6F8Qdl048UW//OzaFMeq3KZ/MATxn0cmtTPZjdx8/O08Rr5Gw2fvZjdqi5pDmPWoOlxDz69Pnu9cQRn2JIX/I4x1/AkMEvNV/XM3yd3C43R5t7kjzaE+codd+hDnBJZU5ejMdTb+CP8YRDUU84C7+eLzcDfNiQbNuegNgGsp9df/lL+wvriaReAWI3kwcK2dK1tepxevJHkOeSPBoFJmCfw0Y5+cO0fOJFIKdz4WWja8W+Tc79kpLzY0u6LU8x+EPzV/JH29PFxRxeDEDOCrm+/hoD0pudw4xo5BFGjXpUP7ub5AUR68zGDnK0cOrkcTWt5UMwqiHnJgle3VhlRnZ7SWxekr0x4IxQ80y1J2uTF1ieNX7W0BICv3xDc0U8sQ1qFc45jeo6IMZzqT5Nj9+R6CWtPWeSn0pD5XGFkt3Xyrxzv7vdlZ570aV8vEJyomDLvkye/pg5DCZJXoUGqTbyy715S/379+9Y0j2qnxTKcI43DBcjP7c235+GY7BQmo3TTWLQr2zLYfdtasx/roq+92p5l+8+rmY4iVrCR/Mj0gdaYTPJPvBQICGXw+QqOHHckPTpcYLI0bYHNdC95O2X4ev+rhjNQWj5gW2cyWe/+oo+qqcScuXwZv8mlXab2OQyvhgNNCDTg5+eOD1OfVVr6x0vt69KOB+bfRtNza82GzdVc3pVSBz6dbfdePpu9Yq+3c5BgINr8tmYmxOe/0AF1NP3hSz5EitRP9n82LykWxOjsXrRZL+yYDZPbfUKuQNkPp8PzL5AfwIRiruEVcovS3PR3bgimjATrxoQsG32rDVJmOT5wzAXT8HUqcVsbx0lJPoc2ubJDuR/gmZag898098vrXHfmqrF89Js6n03YEgSooTuwrlJ4iTdLDUJDnaecpAwVusM9iWdOWkALqne4RafFk7Jc3qGeFPNJXmxz7eYc5mEo2Malh6e+73qBO0J28XJ8vJqUEpD0jm9U/LcyI/L8GmFOzTahNRrtJL1+gVdchoId4wvHn0vmOY5KvMX8pR0Kni6e29Z0xfA9BMezn2d28xOP8mHO5dJ+ranoGeyB1UOL/tZkvjLoa388XOLMeoM53hq0+wqihVnzCskT7/THvezjVweNVt3FnoVrcFEziKes8b/8Xc4CaLxJq8pXjk9kWpluyDnQnUhh9lnNRf8Gfo3M5tdzR7K2J98Mpc81bLn7Odjv9TgBXvW6mxeLKFGLm2apJfYuOl4gA0nt9ndIqc5nu3IS/u8R93YxUmScHBEy1n2k8fhNAHfMXg4erHZqv9mRrVg8tLtdjc1f97n29g0GuNUXf4GlSrT/rBzLdHrbyB6ehaw3Utn2H728x4v5BFu4JnnHtW/ecU/gk12kjX3vm+KOs3MJFb6m8O5/fi+j0leEgaAXPC+gDnwnL+/jKdErq9Ootb8LpTFO/wpynuL9r0u3QU5J8G0pjKcmmSakGSNremMBM5U5drePU0e70lXnsN+Q9rkaD77GrLpJh+SQ0wozAgnEZKrxXo29XZv1zl2/dOxKZ/v7Wouz+OlxNStp4jDRduGiU48uE3kIFchCYmEl06aKT1gZsYI9cRVfPP5Mn804/9ETxQc9WEhxMvjWdrD51v0vf6YWlXO5yVEf4rmeRScQRCmF/O0IWn78qB5AdsfxAMTxZz+8MRkn5pTt/sIB/Vhl2AfJjUdRtFmPTaYc2B+Gui4/lpB8cRlO6hs4lPCuWGfM31wTTqT3W168dnmG7B86iZOaxxpWtNPkMecVzvPDkNz/e51bdycS5Iz+PW23cRy9pOrwF/4p2KyxnDYWLa9PX8rW/Qk4dlsDbV9bqjtXTJRVk55Jz/Xd2XfNj41yQrtS6+T593qXE4ByoYe/5M/Rg89ISZXSrgL3m0f7N6+2/k6IE8AZ5lOkoYjQ28Npknj+ILk3H2n9pHZPsdCtTW5IV/upO8Wmw3E5HT23NVv46+D3/0sL0lV+KWJM7pAmuxxF17DJLvj+FRiqjrzp5fbnJFNz2Ak+Wu7KXbz4fRy8E4PZzfbTdSICk7mIT2jCYYtsfZIPcyh7aeDYSSGhz1ijXI+2rh/XPHz7jVK5CArmZxfZhrUmw7c7VbipWfw7rbzneqw2fXv3NVqh/Qp5WC4dmY+PU3XYoRIo227bVqkzVczai2vIAC2TxurHe3jYavjvTZ954vn7ykkq1HWOddfWoeZ9mUT93QY2VhPkFJNurvXgQfD9ni7+TqVSE8ZjvpDeiZ/fwDevjtlOFT6Dm1fNkuT0J5z5jkQ92ATTadJLVTdbxnMMZc/wgj//pLxPTnA6CEa9kKc58ITw5MOZYJwZ+A+0jybCRz2//H57ktM7jRqPuyGWEOCPgW7n5R6c5wl13guxDdRiwbz4+ph5JQmmqwHisJUw++X48jn6bSUATn72U/IZJK7zWQvh2IkfasznEdPaeNCXEh0gvuSN/vFoXDpe1Eum7HM35/WugHPSb/v87EeXnzOc77ViwGGKvlrQejup2vVp19tAn855dsdB5NNGr+CBtIGzyBnmswkC5yC711vM+bGtvHIHy6YldifdejEfnb15G36n345o7z3SG+CqW3muzkB390imdBfFIfax9176/zNTMvN6bzJ7ljrzE+P6EgR1L+R3czn3c0fc5f0YbO54ibTFk/RY9q3ldVcBT5U2x6YIhTMXmmatBFt/JlO7cFTzAnbGv+rtT0MWEmKbdd6BII9/GE5ND617rOxw2snNsZDVu/YJCl9aU566AIt6yGTafN+U57Wi+ac7jsRnlLevfurm3fzfJlGOfkSKODpzfMh8QwUPMVqV8jpDFDiPqukZ4jn58BZqfNLpTHBy8hzog06GjZFFkG1ysW+axGPE3Q815yTR4lqzSf92k5Qq/X0mx6QhBNzUP8ETz5svJ8DfXKm/ayuoe0CmKlzHA7TaP/arbZedeV7YrNP8Vxu37pB9M7mPUvL7wlt242X9efnGQ7ap0+KlzPfjXqcY99uXKr6u6uT3pyO7ctv8A+iv1BDDzNWe1obNNm0D0+mcp6226RKJsfbhJgG04tn4hWVmGKLL1UvJ4c5TfOHci95hlNjEgz7sQdxv0n7oeoJ70mZgsbbuNXabRKS/Z1z3f18Scjv6n9/Y/zhkYqTty88GJj5+xTnRA2LJ64kUubz2Qz5nBlxN+vB5DhNxCFyHEAxuVd5bLtQmgS7YPbhJTPP6VwSN/vy3ncusB7xj98ZOTwh1jyaiT6GCdauIlHIQ4NYn9hAZ1rvPZNgSZ8+kxsw+6rRzctT0TOEq6NZJtGpKRFfdN9a8xwN8tzzAH3bNEQxkOoAmyEQShIfSate6wYmYhNVvQ/yGw7Shnc5/pkIVSzI+iRzHZEhRIMsy6/v3Fymzse08rAeB0npVHOqrcA20oQ/yH+4DqcTvGftpadcPvrdDRyfz+fRg2jlnc8q63e7p+x772xPL7zcmZDPu/Fq/zJWznB61l6dPT5mc/Ocku1dmsxcwOctBzOo4YjYvxJ6Oi5OJngiyk1vSvPLX0z3NcxwVfAJpHinvOawVALKCxP4m8mUH5Nszs/NlbZ1a//1efccd/McN68Ko9bmIfblkRjNLmmSpzQB0L8/nzW11TQ59D+tLshb4eBoZS2eOj31wGz+/51i+mQ/z80ZacKRKifkF6GedNN3XpmK/j/29CwxW/dC8fa4ylkyy6bm9ITekB20JiTPkzFJ6vFKN75+vGud91yO7Tk/nrP8b8h+86niueGlkdoz0CrQ59rI4L3CmeT0p6mTBN5tqUnC0fr8HueolstwSpIT7r6c5yDVJjdN9+AEOZzpNfEpY6I8mRf38Yhvl9SmV7a9JqdUOU5J/DOqJzsna9sXarngYdvMBLqkwzyEHD5vc9oUnJnwBM1aZ/z7m4nZTw/VxyYkovdxLNVGSbL17PPpsNpjrqgVT7Ihid6+7MVT7XewG8utn/6DTRJO3Db7ieLJePbxEuvxKyTXj7Kn0xdNbztzGSBt0p+G0xiSbLsNrvL20FypETqTJFq8e/JitnAt542HuoleFVt7lLPf/b4ie4vnu7vzi0o3mhxSjvh991PNYS/dd2EGGvvJJO1XV91tbE+dOS59aEzxwdORkKQ5x7///8jX8fS7xGO6peT5k1TdfGNzNHlIbejx1ERPUjc9ufN2v/5ZeVtFRI4jbbZcI+eg6rvSielelY7CL7tW/36EycuVsdokrddJEtqR3uXjpOjzK1o8Ttz7xLgbcoLW1PA2TfS8ecO5tod6aSryqAOb1to+WW/aIr8mJj/XMpMeEONdnZXvJJ9h5ITUSip7GnLrfVEO8HmSGDtzGs/dr4afMJ7aRzMVtub+JM/tpY1+KXqccgp2PjZ12vTqd8gpjyZE40XI6wBNWvPwOMDjOMUrk89JNVfeJsc4filMrTUCwCVci+I5Fm035744auIbPbjHuN1P/G5irOlBSaWnymXec5t9LkLyfL5Ek/718Rzck0kx+XLKNvCcQjxo5NQoJgzPz/F79vt8H3vjiS3KSdpgsn1NE+iMb8Ln69q32Y1TW8RrZXT7bb7bXvHw3climZs5Su6jVjBnIlQo0DT6ONMmTQYbS+n+dg8WkrSny6mb5Lkapbx6Likkyfp99xwWTD14Yvdd2oAKqK2Uw85FG6G54SrGHFXQEOpRenjb0EJ2G8H8gAyGR5Qme7XtVTNsY8pcy1wNtTyfr8n/EbW7pUhN+7XaHDbQ5hk6pfGbS3eDfaXWvBTQJD69cPSYTWCuDnHI88Y42Z+m+TcmVeGF59/mfWZNmB8LNpAteU7b6B8wad0oorlcOTK0UvoUBtxza5rz2S2mL6mxW42UWCeRP5Ln/ftj/AqxQNMaPRKqTRLohIfP5wpHDk6XtOkk48+gkqQX34ynfdsm8l5rOeo/hk+l+BM8QazMnrEeSESiPzibOqoC7/Z7dDhgxiThLy+lFX7ZbZjjSt415YkkfJKyliyaqz4Pz0KfZfNd+2AyBj7Zj6d59uTp7dZy8hOBJNNwIfny00u+SJNzaH434nKkh/Zq9QhzOj2L0Uczek4ueTNpRiYVTfM7tDT3DVHbVAZOdCv8zXi2lp7i/Q3+1UnElCOC6cSU8U2TNskE9/PkOOS4ic06x4kmcXkkbTiAP0OS7fNazcQhbVwAftyMXn5jXmCyPuOJBMwRXmH4TX8INifesxV6es6olf5OmF/OqonmfBftxQRHUZDwIEGYF/OnQTv2WbrvTd5p8BqfEsXmhVOyQH+Ox9k2/W5fqtcYuSohEbRtIMGbxPcem9l2oEY5clFFAGNa9ZUcfT58OFzRNi9Yzw/5cb7U4ilh972vVdvnlgPfOUeu3Hga5ZwkS7CcN9AmD5vuOL27bKLPHm9Qy7zqnCsWuL142UYN2z7c5DEYBvJGhxDiVWz0ssaKTZYbb4aaTHJ2ud6bFwbhlOowKBh6w+0r7wQCekxCD5Niap/8I4aYge/m5EDabrsOvRnxd1b4+WLu9ScOcaTl893JHirhr/WoedOznqTH210SufDSmt3Xha9RPJDe0NCMSZzcKn+GfgP60ottkkN0a1uLzWyb8PlgzgnPVv6mtr2a1gxPmdHSAU2ZXu75Pmv3GwRsTu964SRJe/na+EjS/sX0yC/iRMd4/mYxwKHpOb4j+/wYnuMeGI7iUS1wQ0hXEWPygF7dpBu3VU/nbL936fzNXhWaNKsX9pHJd5+oCGhtT0fx81ZDTENipfY4Cvp87vP+rq3TH4bP8RvP0a698t18HpveOZ+FT9Qarxxifdzs33i2uw/PUa6KjlansRqziaf8ch1pazdKqmpTIT4ljxPzVyXaAzKXaFK0n7dpSTxmjiZJHcPg8/OS9NQTDTAmiem2a+tJnxPStvGgno5GtwXOn/0/qrsvdvPJ+rhu8nO/64A3vJi45pKX2JKxlvRIn7XJfi5Ecz5+zuVAh9bD9lo8EWlP4FA1v68ZGjJGbc/y3vCa9e/vP+ay2+DX79Oh3pcml1c1RYkWqTEdOWQUAI55VYSr3zsfn/96MhrSo3Lck8WfF6fxBG//p0f5mWgz+PeH/iUn6HYloQ2RHCbWgKCoyfyggsToHWOzLTxPm020bw/cMvllbM7THKeWB0QjWUzzl/z12N0yzfc4maN9iz763iSBoVenjduPm9fmPLAfNcE0VRrUqMdbJo/zZTSLbMxmyAzMRa9OZqVHOA3xvOU5EVU9hUOsV38+SbtrPWrsOjTNpSTZ1PCodJqm/f0apQH64T0JpsDLObJ8s8cTrT3HHoV0/pLr+zw8Hg625yYQTtvtlR/hqaRZA75dQ97x7Eb385JEq9GrrL/zP0m/Nv7OEpSk6ZGFqCbN0753Ch4v8ISfz/PzccarU/269ktPPQ75IyfBQOM4yd3yxMUkoO7zpw3tmlcLvwh1uxXQwWoFyOY0DcmuPd5mJYlYY/PyxzHURNWRE3E+Mz2qfr0ccXluY9gk2KVHr9q8Vrfk6rLP4VVjk3w1jI/P413yw3oTaZ2kAtrk++Qqk+36M0JB0V5svkpCPXNlIUdM9onE409QPaUTZxzoJhMbLxl3Z9JAdPcTDfnm3ZL3aggEx3PVpEsqSUj5m7/NKeTC5+Vphttmt/ZwhiskNCajRiE8vTXEeNpDvu97nGPnGAJz1rz9qXLObuWUVCMnkZzQLJT/25qjprZNkp9YpY+xaXWf22BNc9kVb9/5Ui6SOuK0CRb8ocL5JR6S8yNw7tsnR/y893S7n/Myl/BIYnoNU9I8yK/jfmZzMJlxgsABT/U5+1xPXi3hd7Fw/DTVu5jGmrOlViDN+dWnbaV5Tuq+eZXmCsaQYwb9kezfv3l5TrxM6K9/Ofcu3dYIuiW+wyTVtu4loyEbrU+Pqsmc4KkZ6N9xMdqD5Evwu59fj/SNl0zbEE9pcrVfct/bz36CTVsPbPVkvBqbpitXeGzTWHLzJzk8T8iJX9j3OEdMVJva1B7Ql6x26K4+QU5Hn56hk9anoPk6cOrXteZ80cQ+drfGzGSolt0apA0w5yvgfu3eezndje4L5z3SwxolO7ngkacKyNlaVwuAV5+OXvpLbP7f5u2lCenJ9CWkOtqBwePf05hqPkoUrXic19NUL/FKv/yak604vTRXjM1bc4h5u3wfFnKmD7rPTcq5ca6/VlOvpIFX0r/nl7inrAfVfV6fT3NpYo7heXIJnuuj9wXbckz7revT75Vdlfop2eTHGLKfJlyMvNuaHrl7vm+tViRdRE1NQzHhmM13GDOe0+92a1No4lVGc4Yh9qDvXkF8rcCnMg9vfusj54iaQXPl804ZSG21NmNsoPpVPjdb827aZ5Uac0wbPdGQNDqedVoNaUyBipb8JJiMqpHEJ82DwyGIvt06z55Pj7RQLqownCAaOPqezLnictGzfpZsit3Ujy1Y4TjhhFOynjgS5fqJ/NDjpT3i+AdGW6LPXRbSpHlmW5iQhNSEU/c52YYGo59PHlEAl1AnH9tuOk0CDEvyK5tAvdAkAUiqOZcc5pq7TdEqKLZ95EPkmkj2k71K8yQgkzVnmqzZME6G8nVYXBKdydr4cNU0+lzl0nRgkx/QOil7+0nAf/z9+aOHVxLG9kPmNJzuullxIvhLVZ5vriJRE7DepPoWApqQI7+oKTl32Jcmr/Jv5kq15iIZauVynwm2AV/0PMOJz+4wUVE9eM+3zt/fvK2NJzk4eAkPFU+M4On8COhfs906pwT6nBOtPWnSVIEHpE+72wSQaqJH0hhOc1W2FPdnApVivyJpFqiHDHCceXfdqO6mplpo0jTMhCblk3ptctzu5+uZRI8U7onDlwfxpRznpg81Ied8+TyiPkhIfEpPWvM2tUFLCY14ai0auPqR1CbanqD8Qdv3hfrnwWQ2tbVPhYQYODdakL6nBzdYuWS1uVX4CedLUVck7FjIKrYr8e/jhBP6XRWymQ7+1JxotiTamqZD5FKTRENq301oGXhgZgBOwnl+Zut+OX11QB4xB2SiW6/JvkM+zWdUv6TNXkyx/0/teTy9016HIa3SkLzaN6GUU+bgqTX7RWzmL1Zndbee5Zzbt189S989ez5xSQWqxcZstJh8BMzk1EMpSS5OzKOnnhPEyeXc7D6X5O8wEqN93ud5mUxUPfN91pyaKa3M3/B2Zm5rNE9zCEui2Q+AkxNJrTVNPMZP7/NIkyVY53nGNpmMl4Twgjns9cd974ns5ZrN9pfannr47Nk2l2supds0gZefp4KYRP7Q0Vo1ntOv92U/Mj5r+3My+MP13VzRk04a6dE5b5rLyA0Rnjfk9ugmTNl8I/VTPUhM8AeGZqPDPbtN3hbi34x1Tsf3nv19cvhJldnxlzetV+z8+3vaG1rVtJSE5GS0zLhm97JokwT+Z/tuv2izTSabw5+2T+SzjTX7Xif9Pg816R4MgcgBSXo4yoHvhnMSh1+DhwcB/OQj+eMmSePbLX/tW7iVTZL0MG3i6Xmw9xXbz3oVlzO9XNOk790eVC54hkAiR9JRPb20aYvqRFvSvOdbQO3mROgzeXhcOeacH5bXTL1gfjzl5PntKQSbaprOZOopqgenJo08Z1tI4tG/2f3yB734/9/EdG6XpeJRgPaNeBCT/Rn3iThIP02kHNm4fdi40avM27INacilLzZqS8jXNV/nmRiTbxySPCK/PF80zgwmmKDDwzyCn26CeF0tY/qo9i08epvkb1JVThS+z1e/Vz9MYtVJA1x6xQYZKjxR+sgcYdOZIc3LVG001CRO/koA+A3cB6r9G2JrmzmbPHrxnDg9BVVriL1R8/Yr8rD1VFVdIPk0jdoSuTHQU6lVAcQk6uSnWie/v22YAOmFbHs65YaxZHpooomnO6cMYN97h89Hk2SfkOLJy/A/Gt3nJCtaU6Jo/5hpbB6LHPuGL4kCfYc/NR9o9leiPeGKENSYOPyMZbTJ+vgLQ81qiqhtMqh4mmdOlN33IA1Nml9qLbqiUdX3vPJcQ1fPo3OOhd136cX8Yn7lrJdwamJvt5te7ON3MvhsNmnJrjl9qe675RzNSWe/b8xl//gA3UTsmdqqbr85IvWaaLLZnSXZ6In03ODBT7sbhVgvup9fSouiSTT7N1w7OR97iTK7ORoNuzNneBghbYw9HBBnKEFnVJ2pGRJWTik/S7ItxaaSMAJI5NK5cBxbJwNw5uz5gsfbXTKacDl2bXJfk/BLmu9nGpU2ym8w7Dv5X4LpbcNbX4W+wANLe43ydWyKLZ1SpFWtz4XQdzDN3q9X6gU3KW3yGx7Z7Fkl3u/f39D2uTMjHoglh2B3SegvuL7XSDJaG76K6nG8dyeOxqvDUjTT3VV7Z0+G3csTElsSZjS7TYKlYu7eI+G/fl8uaI3l8pTPWEkAvAzHS/alVqmHpNw3PxodetYxsf00f3XSSUT14umU5x85wUsPMNnN5YtZ7Ei2WZKKpnnG2j2Od7v9a6rCHtH3LN5cMbGSxISkXmz85NNpEyTee3dna+P28dMbbqQBnxsm7OYaa3knkhLoyc5gA8m11iT9ZLzE9or38Ili5rxS4mFf+LWDIApGee+9hQzPTV4IzrZXgoaDbY7d+sT2/De83WFKpGzGHPprBNtJf965KvRFG6IelJ68vl/O7nv9qQ5hbuwN7ZsxqZCQkgsNBqAPAgp1IKUmdPcIFzM4mT9hiW9PV9cjtFy/v4F0clz82hDML+RMTvMH+vPc1F6KiNlfeT47CSaULy9/8Z79XiuvOdJwvpJnpyoeocc3W99uWyWhySaKnjzEXiDsfdmgypUkR61Hv/mS7XHvs1dKnocwPPJcK2fZhD5xWy81kVQYQjQfYeLbPRXzKUxaZS6sIYO9mehhbzO4tK5FgRvmI6AIiw9OyRJ/6fXLRk501Jp9dzDfO1/hhl+ZIGuTwHErdD9fhYgmuuc8j4Txgu3zOXr7/N3P48TUW02etf5arU832FaI2QTaChp7SZlTXmYbczljflEPn2tIAm1WT5Y0dHL0aGBShWZTqd406jkVSOpFKEwgRK+eoXATW5LhFr0hu6sKkNLMefNmUrm9+YrgQNpwDltmflBbibRsOHyHOfSaLC/5gXmJx+krEmtImIv4FWnRWI400ofy8LCGFq7p5tFCv48SyzmfV/Cb9dT2/Gw6EB+JqoW4JtQ5m5gWHwyQZyiDNr2csy9cvWRKPnm1qQp19H5Dw4dGO1wxRmO6epxJ6Td2q6EzT+ZpfdkFfPan4ksgitZK4lSvX5w5NZkj6d05+xlaj218V9CAjaeju/UooIkn6ULNi364MqP2nCRkroLXPW/FHD18Qate60ObY/uUmDYNiV/ueymn0StpbZ5nR919zjkLtQelTRqT+oY3YewVk9buLrdOrQ/yqpMQgGOTnjDfKJcyk+eaPPouaiI04yfPveIJW/3hc/JeedTWnE5vjptIT8lziPOm7/CnXyCF0CdeUY/cDU9RSN9zDBLHU47ffjfIRZKiHp3aPCGykXfQSwlhEg+rEDqTmvPPA1rUriUDeRFsPZFO/rwpPCWVlGqbPfSzu/m6DQGhNZcwnDQwp59mvRiFnNLlvFvctKeUTZZkUxOvfv4MWkLRfF09XbyKoC80kKic+e5n7vd7+845h+TpEyZZvVmSt58N6Zlr+FUM5VR0kCTzy3SSg9Hr7VFXa+G826ONv3NJksDBbd/RFHFI/MCaZbSbR4K5XD1Jn84k8dhuQmlF060FiPQd/s2+2wLjm38M2Sul58kbeK4YzcZt/gdhSlJIWpMIWn4Z0bYfrzigJY8YtS+XnrhRc7E/Yf6GOhN5DqZkA8HTkk+bdrM5VTfRR9FhoKqRJ9JS3n5fzm1N5/KngchL4GQv4cWuA918SRv6dY/sDoiSHjbkD7TlKN69AXi2kKPvq+opqb+mT6D2dBi+vlJpD1S9h1xoXvfd6MxrefkNBvSodQF2l0Rw9xyZXtX0MjgSj5uxZ7mWXHVEfeE+kxl+kqQQJ6GvHKbvPjgnVaHNPPteFpRbaLy5iMkVm/dT9615DklfsBlqEe3vzLz0M92sf/4JZ3+opzRefAk0KuYYsEA422ustoxWb+npzEnxnDPnfAK04d/+/TuX2OdwHrIvyfr3h5wq+f0Ykj5rzPQ8B00YTFoW8Uhievh5mDHYdkxeGoDwrOa/82vcHjkc5rSJQw7I/99zvDhletLj1EkllTgJADOJB5d3tn+Z6TU9kSTBzh06/h9qLjmaHHqWS2oqCrAeEA/Oq5UxTTtfi4Ae39hneo37DQ6BMIn1KZ/2/IRl1CbrxTixlCbXSGM/y9Ozr1wVtFTVv+XLyz4SLPnDtCQLn0+1DSLcVzvEnD2K1XjdbGKcL/RH4mu8q3SCdNV9hQDz+Zs58q56HtIu3d2YFus1l2VfctVG4zkq44OWrziCl01vsmEu/AZo5w/i5UREQzja/L1b7vbCUXsO/7+ZX/NLn06JCKoCufx54FmYb/30VJo+0PT77mN6Kr/DZBBgwiB/TALpSbqViMcx/IFayZdAklz48lnhEm1UutmvSE9/gEouai+7PA4YzmIYKMlAndYrp1rSMMSonbl/HqY3CTkfdsbbPu+psbu/hktCCvo7eYJfMwNNl3AT+DitOMQuEDbLHI5q3M3fs7Y1+cr3SuYUSZOflBTm58SEEsh2MdcNz+9pOqrfk/764mm82NJkPd+zX51Wnv9ilJvjF5bnPMCSTExs7IWWQ6WkzZ+WjD6DHiV/zCTj8zmcp/bX771zC19F8SVmV5b5Gzskp5Q0jWglTSx93rNJ8v+2TZuYcz2RhHfu82ks0ubi5sQPf8lf3mH3ib7bmfnu2y9Ap59NkjCpIdlVy8AMeUmB3DlPX23VbGr5aXCbdpK0b0oTsJG4ecMQ/E+qpklJjkaPKWmG9kr5bZD0En5ShJ4vnjY5D7dDO0hJmsDs9rsfRvAkWecnDZWtPtLJHifvxBl4fJLvfCHgc17zzClkoENzvxlItk0SUkjPNUz9hStiKRdarTJ6yq654lXljWS2l6o5JeNxh6353taQV6zmvqBR50qSfRc9TzFJYgYM6o3HuUe+5/aR97v5LEMv6pjvbr5v+uzh7+mwYWAikKq1k+rtrlCszt+/d94+FQfVJOnf5MgHyrNviDR9iRfhp/c5aMNhG1PyA7jk6eYZp9Gbk619G8Pztnv+VaeJpmZqhN68/ZIsQrtjGTx77sP13GoyQDfVX4DpeatCDFQn51zZTzQr9/BN+j5oG9tW3oHI0TQz83Kkf4n1cmkFngPJGVDGK+3SZ67ZRHtJWm98bWTJpQ5c7buZ5OKzb6O8STpBkLZP9PTT2NvNt7WFaTqg75tcecODlJoRjJfRvBSSnPAvB/512mxBgOdX5Ujh3M93j/b4NTS+9WwlG5aTueiBJg7RJLwi5/zgay06Q/qz1UheC7jZozOcmDHJ4TlPuWog/N7yaRe9Jxx5+wX0yU+/z/wh1k3GsWMcbPIywFOW1oJE/HUCNkwCQIpWL75nQ5zEnrNz5ufJa06YDJlxYAmXqKabzX5u0qrD/OL+ys9rjk7wTiHJvaw2tGkeXWJyddKviPprFuZMSU4PYhJqnhyt3ZNoo7cP8miyualJ2uxHkPP0yKtC9usNTMnPqF943ofVyy1PkaapuTNtZdKTIVvE5lRymSaheRo+4EQy2uNwLxbnQbMxd3VOXJpgk9Hw/C5dgWg6ecJeBcwAUchQ9ZMNWw1qxJSqqmc0KeeEF5OHLElTLsLke37yCJAkxqCnEj1OzMONXI2iu59ZdrkUJyXMdm3FaiNWau7yNSPts2Al5SpNTP9WSHa7MWMwPU5JvJaGUHLEziT/ZxvfYq/8ccMf9myRQTGJAec/Nj73JD0fJ1u1JpO5erTpboOnE9RTnW7ZjjKNkjZJ+emAFv7Qimh6Grj9npbEyxPP11OWhvnue5sjjW1/zaxqnh9m7ZDkJeltc2MSj3Pffr4vah9Ni92k2dQepvZI+yYlZtIwYCQf8yjT308Yp8dzeMOQunkkv0TVX5hN9io6yQTiYEi2oT+fkkbfe3siM7XOH+UTtJgQX5J37jlp62MpTk7dZP0laZJ+d4Ho+4ybeGib/uaUw92stklIvgZD84hy1re7ACWDniubFzEqXpM2Pj59gCZfSetNw5xx6rWlkbLtyT5DTudpqdd398eyq5c1Ix51S9Pnd1XkmSppv3mI5DGekw7srtmhQy4bj0Laqi33Wu/wlqcZkzyrnLMxHml/UlWS8rtb5+/fnyq/lku+zuEU0TS7RXPXRPNTOgFad/xNPaSpeVXs8CfvNzQ9pzkqMFCFoL0oec/FnGJojiNVgiaXY3e7L0lTrr7sPNrblx35G07491PInONVWc2r2n1b+9REjhnzWsQUqMJgzR53XHgkDGZzjJfnUfW6L/tED5lPccjWw/GMP43uLkRUR9sbMQlWMUnt3amrVyWneRLP/U6TMUs+t8PYrG30ar7ZvVQ5Z37nCy35G6ILipNofsd///5ss3qcT/EGczPnZLewDdYOimdnVhpqPb8G71CLU4j2dPJi+17ST4+ceucnyNtGi98h331bNfqUq86J70f6XuMZTppN9JKnafOMN9zMmGEa/Z82Nu/5Olv31JpYP7VB3sei++A6p9ae4dS8HLabx232OJqWK7tuf1xWq/o2VY+m91ng1vlDGy3jieZXranN1sITNde27vOl2nQS5V2mjKjN5yV7PLqSdjZ/iSkh9RQVcncMHj9VBHj62Dyr7isZIcUmDA6zau0rXBwJ9BhiweE5T96c+vJ6/mp+js08hfKy7w3GUxoNofYp/FbyV/9mTEkLRz26+/m47/wkOc01+t1ELTGR7H5yacoRzaeOFz3F881cdbL9yJuxxvoHM4+2twm/fMnKBCf2CimMtm28npvDXoci3WSbzVUT0IRT64qpQ9NeNtkzWvFKnx2L/WuO3ecXeQprL8yMpkrPneHwYqK2V9t0aCqnTNoXrGnQtxxJS61yXOMn+6VG7fNn90udOUPgnGTucwPmet7Nid68qNapSpp9y8urlGQ34AmG61DyiW2FD5sjVo86MT+gyBxE29fR3bytVQ+rY1BoBS5tYqzVTjjeaggzv7Z0y/lItA0xMBy+e/fn523ybJvv9kGrIXOa/DZVwfSL6e/2ReE4p/JkO57fVa110EEowwG1fST7lW6/E/GdhsC5cO5eXyVwPD8a7iOJrV6dLrESVsialB+253N3v+rRnqY/3Bchu4JssJdMYg7B9ZddmrkP/O6eUo6RA89NoA3HOtY8P2XONXn7Hr21DoPJsmnOiSb5fogCadm5Xydy5eV8O5JpfN3THE9245Xfex/6mZW4DyAaz8eZDLGu66PUbM1zaCwph3qZfJKH3DOpL6MebsK/v1Cdp6mCVtT0uZDMEN5E0+YtbWvB3lOFDMSEAcZuo02b5JSzDb6L0wvdDWfBTboPpiSQ+BKyyb7dJWbkpAXrt3jkIGk9Za4Hx/Nnd6ve7gcITLIf3rvCQUNJ8jX1bCelSD0n1wAeZ0PShPyu/IZgmub+BSKG2A4PQ/X9emQLOqfwrN9ZAGTOkySUWnquGjdNmtW/JDDyIHDX39/n398EX9pN9Q9a6yTZt2OHeAnE53x1Yl+oMtGBydk8LNAjCc38ZwDp16FpItF9z9XN2+ch1CXW3N/9ymU8SqqepY1DOHkV8VSNR2k1f5XRbmzqXuuJHt5HfSZfekhOybsNIjb1kqSWVJPggzly0HLMd1Obu4vkBA/Vo1tIkiSf7yXvkp53gB+xJGlD0mlSzZF2IknUQG2+Pghq9MQLlKTbAyn6XNl9i0d5JJQro/79XmZYzd+acs4GLHU3alLPNWPGZmlqD4/xusbPvh30eNscehPofGg1L6kbGHqJzi/PaYgeNp7PTt6PkhJzCuq9m6uuaj7ZOTRK27Mx3+9582vUcTC9Z2v01z1fznNubvK82b5JO3doClh/tM/+gZHrZ29+qklqs9+yPKUqELsmvl1skoNtsi9Je0/UP0h5L2H+/bL6QkpDO+S70XSTg9Ck1sSQU7l4IYmeUpiZ+exbP5PNwylk2Epb5szfjEmq7c09aZKGNwd8jYc0RZ7CDdR3/mp4buYpL0d6a2JDnnOySc1BWp+oZZJ0YnzyplH97jvn5RM9Th2yn3AEciKfvK49lbVbk9T0NU3f0ZIo73kzM+0J+DWNx3GOp3AaD4Q1+/Y9NmnfYFNS6ubLr0n1hAFomgm1XmPSb06bUQ7TlVNJ2vZS9cTLPckrm+2vuifU0uSKuabYnEziL7+Y9fAId+Q1Vm2ELO5xxX0IwCbbJMnTNYb4yfy1fZsspQ0tk+f3+n96eXjc5cWeWZfgN9/ZgYsFtWq2i9ufidjFwc223n9g2jkHns1+38fXPOqS5vokmRlC2B5NhXb3Q72oHIIJwp304nGbaLEpE5v9Pp+vNZL8lnAk7cdTSTrM4A+Kvn+OFJJIa/UMl1wikCtuCKRx4Inaw7RaypwDf/TRuMtAw3MQT4fJq5PGkxzVzlOha+ULNH1ROHJHl2b7CcvNtqdkjIfljGnRzefV2bx9ad/q39CzPidJ2l+WdhUg2hs5viESDg5TM/oc+Mp3Hv6Y5mz0ZNNyX/fMzRKcrCvnWCRof6PSOCY0Jsc0+Z29pKrSs4qLjWZo+vIH/A46kNzuh2GrhtR4JPNu+7wl0ybK/M0UDTe8Z59hEk8enDgfnYOUYmKm6Kelm3O2SVFzgjTv7oSJ1HROgdOeHh5lyVPHPKtcEilpn2VuLj0D+BxjopdCPGzO3XdKDsp9tnVX9pDV9+Mv1TQkfcPbb96rQuNBeZdCmmeSZNvmRLDqXTbJvlMsYZfkJYb0yhBN9A6NFPPc+Vr+A2KerPFasg2TMn9BayIXmtbmsZD9roaXh0X3q6Rr78f5+SPpxvlJXwL9r2veu3shMXEmHGmKHTXRUb+21fvoQEm3u6hyzHOsh6b2+UmYc9w3jWkwD227Nd4A5mr9/Qu9ftajkjnmZvbrHj+h3g5/tca0gwnfs3n6s1FskvZ0OYc/rF71Kh3BYV8UT76UesquMG9k+A/XAc9nTIxhHaASTdQYidWnn57mJslrllOTSAhxtyf36ZO/53hJL4dWrmmzvv2zc4aftRRM/rqxW5nwVesTXjzsxAXO6E+UmJKiTq826OuXIICTRnP0XPg6KZuk9265fU+yCQudhVaM2VlKmnP7OCB89o3UjeJCBg7Uqlotl/WM1C2r+pYl6i1ZR4wXR8egA6lYXxHQl3re+SzRL1S4IIpEfjB3rTz2MHppAgulqQSvwi00uUb0AVOmpkqjdR2cICzRKfGgyiaoXmkq0TOS66qztpQd6TkZwyhzIYR8gb78gWzIQclV+l1SY7popWpWZZVsRj6oqBiTePyruchzQZXRLGpauNpGbUNN9fKKU1dc92zls9CN1598PaFa3UO0nCMxRs0tUeow/nbXA9AbMxklwCTlG7uZQvxF1uH+X50J735EIgXsyeZW+s8CHXG1VuqcX2eZ42mhvaNnNUNpQNAX/2KHBtRNGBidw1e67yZMa8kEbkNfFYxT1cCzdLglgPRMFkisEwlepffCaa2XivqnUG1+SyhPLoGHDWNJZLoEFfaVlK24LNhdaO53Ar+y529N9syWvB+XudicQMI0g5QolQdBO9RPQ1d2wgtjDxo6xM+SacXDoqDSvcp7mQBggkjEXm+Jshasyp2xZHrKve19VopxLyu0iyL9MF0UowoUH/3ugqzj1y3hE18TLi+CaCoMDBJL7/N+4mlyqSriZwjTwLsnlrSui0+Md96S0tCEipLoH8CwwKYoD3EbXG0UQ3Tw1JsXoeMhdQq8lZJca5hMVHSPXbt8Z+An1sK4D4ebfOZVf6mr+BDNjCeiubpPq/Xyk2pToemZug/5YE4JI22QwvweVdKlv/aamhBoznZH47wtlY2FLUD0afdZJs8+llQTTXEdtxv65KQNZCO6/H0uio0ZsYOGzKyi5A5ZCUGh+nbwKcbQVOO88URTj+fxTINEzDh0sGqjcj4dMJO7Z+hHO3y9jMzPFmuwQcIjhuPzc8b4CJ4KfqcLxowHMC02PQggvucFzNPX+1aJVAHthTa+XGE1QgH+//HHend197UCR5PYdPQhV8oVchxfxuRLkXL3hxQRgIwhDllLb3jyZ6O1ld8rK1ElPViQN2M92FmSAH5rQji+11rRoHhW6PvVA3V2h+Qiqykv9zB536KQYjdrqeFBgB0AjxOwA/3Fk/AV/JDIuQZiFl7CD2xa1gVlxy1b6E9FszrlTrGxIOR7i4WD79GULIA5isK7PKEPGJ0qD7AeBvUXl4uE1SArTDqfq05RSRzuth4Qrp6jujJFbr+v+tbo9UOBTan3SBaDS4OJdjPNw2kwPso1pPKWh7YF9Y27pFLk2Kt/0VUNFEN5ep1J+S2OAUGu01h6Eu09VVxotHvG23pKv71JPCgam3lHIiafn1ZE41/SEUogTZIt/545lKFlEI2FTckF7v2E0iksqkXEJqi6a2iay4L/9a+OYrLyL5eLvW8sUYjKztCAwKNgivAS716r4iI91k1cAZnIB9okJ2TpO3IgIuu8Lc+nJqBrOpFtzJknu3WlDCZpgqJSsPSZhUJr8DdCdfKk2jtINjMQJDOLkles8kIN4xZuMKP/pA3h8GueFP68cUjLSyddQOj+A2wfOoZu8D3sv0PV6YIWHlRJH5cpyqzRL06QzqX8vJlg5aee55Ln8dLFleYshuMfbsEmyAvULICCr8lDPFBWTZRab3aypa29R9LwgqJibbMfABrFCoSqrncKzD7ZbvDyZx5DJhAZYLSvZtmOW8oogp2NsuYIbNbzr4Lj79N5B+8wcp3AMxOgJT/9SR3foDnGNDRsSQ2Yx6nUfK9ywbn5fEJOv8OLNoZJG/hNFETxV6hkzTeCTDbPpvK7feco9T5kGYNulh82CnKbvgJvv0CRhrPqJZSpPHy8wJxIU0GQ0rqGDru05LM+XAm83WSbm6iaMiePzrKLAPpXkdC0LlBPcS+jvUdsjgJaHrcJjOX2J8qbDfHSAMYm7sGrbU7/b1ZGA5ik0UOsyTxRZrHTAymb7xZ/wi1eAmqkoGQLP3jLOvR5G8BW/TviqdBjcn9QWpcyeEeoc7GhCBkSYmCBcVxVVgLRpk17XgtDqhIlbfqIaVLVT6IZeqBDeLX7OA3NTXT+eIQx+QTtpbdyv+2tSOyp5lpR1otcAE1I+weVbxepvj6oeWsF2sRewuQ+r7TtuSutQsHSvKvuF0m5mkhiRFfDyEc/LUnKS0FsiymxMCynbHa501CQ0KDBQlI4pD5Ia0dXaai0cOBDZLpOMfCzJbIvEN/FJYHKZNc9zC6B3ZqAgEXBMceYiBs8xncw2U9zdc4L8BeUdsQiH6ipX128rC1Tvii052sk/kWJLgsOZTvgqnBY11HIIZvsUqyfZJTkcxeJqHqEkAMx+nFl2OI6aS9R3pF14qq+zKlExJiqWVx69KeaPLlJgSJCE4ox0in0TP1uThoOruBhfFVb5Se+yegfoY5I9husabo17uo86TsTYTSf8pjlqsFa7wyQRiC2uziOWoscQnOg+Zt06TPuTkCpLOsPUeatrGmMrQk2hfSw16SKDYtHUOloURaixhlmjszYGBJUPU7m+ZoSLilXD1SuUFxeOoJmeYsJqdzzcq55ShgIEZ1dJbcFCNrMcjfVcZcIrqiVfVKR3K2APq9XSQt8VYKJd+/gUZlc/k9VBedrI2j0G+9G1/T7aOey2v6TA38aKHa4JFJ0JpX/kZOfS+9QencqgAMzSO8GuCbWrdxXouDGGA/2KnVKO9i+Dyc+0UxOZj8ash8vDYuR6WbFXMvA2AQTNLGImVRwXy4bvK3PRRXWNpEdOySWOPoyoZDGkDB/em2Aq2qkQh9tlDPW5BU6S6gKjvzl691GKfAVFHoELQnarrTUQ675H9aVGIeVTI7ljKNLQhcvnkRTLvWzy/DkaC9AYE34Gf5pN1Wc3NUAHpLjBl/BVVavMFOU1nlTe13lXiWJRuOsrVBjYJTuFO+mhOpvCsGh03lTcKo7FOhoqIPDOyGKGA4y9ynRUCHpgecXiSq7MdMnEiQI5wMHHeWFzJZVoJSrcRzCK3+qJllBMk6k8wcRxiYhWK9AzDnHMro4WEAaFfRiICVYJUSyKesYcYk0/zLPUYwKu4+XjouTYEQTpRXRQasFvIy0h/WyeOVjMIbktO+i9dv/R48wUeBhK/2dQFILVR8ZZcUFW/iLRMDpLBUvbKlBRq98FexiTyvr0brAKwdMSpJyektoystvyayE0fAhoEgmQXWRgcvi/8DZb7VY90f5f6iqT1wq6dZNdXfRNdk/HLKOoM7ViE83gJ4oZsG7WsLiSiSyAz+AFCEYuXWcQ/fmrpqrpQT0uHeUoFDh3FcebwR5HS9QFguXMPr/h1gqSX2BzM0KqENI4CyrK79gJLWAqwpWgf/Uxk/Xf7hMLKRaZGVbADsA1W2ocosEJnlxW9nHWK4GoopnIX1yZdEALtG7WLOl9DYhNvWHVHYRDfgahrsPF+QFWyxJoTkt/s4ufDyk4lHPvnOJtU+kUzW1a90JlDR8Y7KwJioySLUgEURdOLjTJ1oAPOaMQ6zqyzonxUa4ua/dCgkhJLFvXCqCaXpINrZuH0lAGRdTC9yWdZ3J2j0TqhSxr92/M1N8QD/9Fc5AmMj/Yx8grjksqFi0UJIFJhaeszgaFwjAlDpJBFxGDo8ADnUM6jkp8DuYPKATCGr5KVJlrt2VNEWJ5qA542m7dyA+RUmffV40KiXeuGJi4Wutr3dHT04eQKmKRKklJXTfyQNipALvhDFWFeZCpgFSBabG8L0TW9Abb2Y30JSFFKAyYc+U+YXkNYYP8OXcCSpxfx2CNkMR5cbBZSbgQ08JOk0ZSVUNAgMEuAMt8N9R/mdvVz44WSFkuQhI7LN0ETLJhoJuQy2DcJpIiaHgP069O/0Lk4Caz4cxXN684tbFWlyK2PpsMjt8QPr20w2GqFzYJwu/SMH+qHnFy0WUjfFEYP22NJ2P5bd2ufp11OatAmCprQh8hHE0yrVQXzia1oRNXr6N1qbXYMe98aXMBRctQIaMjBsgbFOf7r/zUEN5Evi6LB3mM4qil7v71n0YOf+ZoE0GqaeAip/lDQkI5udoSLHK/P9a405NUKGQDI/gTP7SkJS6pVCGDe7VG3/Aui8k1HE8x0zbu8J7tvr3i9UTWQqVbukdmjbQL77jU0AXqQ4tLBfyJthstupZCF9hbZ4LcFR5S5HrDcbxklFMmOh70PrccvpwKFBm+H4TunS6Plb9pHYlQ0k2F2JudB+mLDlEPtgWThvkDEaDo0SrPNTL5CoMSJADuIpolswKGETNaL8b5s20q1LeXWjk55tXNTmGBBkZmeIJMD98rtZJk0JqaBqrpyBx2h0RgnbwwXUNRZYxg0DFHGMolipml1uzCMNQH30zIp4Fg225v2Yay7Fsfkh0WSp7kSul0NAhZMdYxU1G/lCROw4eiKKENc0UNLVr58cNE6Ki2KFb5WHGUlLOTJvaJ7QmCIpkOVPt4h7AM7xy019iXTTuKsXd4L16wma5LF4WSKuTDvgm3/kom2iHooLEFkSzaNLd+2aL6il8DW9qMaV3OhUtSs5GE73zWwLgpUdrAeUQ70NBgyErqKWKEiyfvU2i6VDFF0mp0vXfAzDNqny4NCHKP7ylFTRsn6n6jOQpgweUNYJ2+rE/wiqStKZPPSIXt5/xjhQ0pDlr2LKAJSzzOYvfLCkDrEnHh9iF4Ox23tzJHe5SHJVa+BqAyg89cCJzrcH48PiHId0U7ANJNtp2co2V5+vuE5LQdaXct81zqyU99q+ey/gkH4bcXaGK0TZR7o26RuRY5nCVpxvtZdSXp2LvxSf9M07hn6BCcL5GfDQh4gMkIOFZIdbtArhKqlVPkAcBc5ZydAWTMHsoaGO39RxVfNzr0bsaxnBLgZeGoko+Km4OeCY8+hGLe7ko4BxtmFSW/eol33VKlo6oHUBfF1exwB6ehZ7fmKgVxx7jjwYMng0qLx11RMDXa7RebkDq65wWQu+qeIVx6lNFcXbRzRuzXFIIxaupNZLmS0HBoShWKuMyLouZGlzghd5G+SRe2E8Iq9d0PnHKC+kbfOml6E7Qa3iUSL1MhKZMWRUeXhPqIzx/rIV8Yxt9fKzL4C0Iqpzo/fzkuqVaDXXMquk/yljjvFSYqcA++6vMarYkyRTz3fd5T0DDA583Fom0+utCvVqWaSUQ6+PB2w8faqmIwXyx7tGcEmLLjj2QBcbnN3m51uT1u/cY/GNyyCHSx0A3V/kVLzJbdHVSa9DLIn0FuutaDFIrJqwN2m5w0Bcpx20beHQZ16KYKp9ihVerCRfSrHYAWyS+hTEJcB2HKMGX3u/SLKuDVXdLXbvjVa+eK80Gq6VVo1KepPhDbntPRRRXIGzjJUJPi/bDYAloAcST9Us5M9AqcdSRK2gBVLDTQlv9IpVQABNKGZstpdrq+NQLdVncuEwo+jiLf4RGvfcSHsLemBp8uUSeompqZKyxxHeTO8cE8OZ4yh2awqLRBcGAK5xCsxu3VKZyPEsKJ7WfoWC7Urjzeg9vlZQMMVqcIkCZz6HbGNbCYQ+AEd5IMAZUJ/bPQTP2HDTIMljxupG0ilq2CDiW771zlNKi8HhNuFBPghDJYdVQXzJvaKZJBYCMmvdYRFOyt2+ny8mBVdEntSsxUH+TaNn6kd7XDODZHngAB9yE7oHJVgovtCoQIgtD2fCwxkXo1NKbsideoN/B97oJkUz0lGr6lMWKNziSjghirgnfpNMOXSjdx1ISMubZTk30QbPOgoa6EZK8pZUWRhLixcd4oHmQI9jsv8td32D51I5qSChQpHcZt0GAxtDEi6CcMeps9x2rlA+clzE7TZvDbhvJK3FR8gp+WrmDH7l7cuHAyujlAlpCN0f5ULFytSlbLhhF9DWRJxK+4CPqqCUrvqJpnSdR/Co0kTCnaGm36/l+QY6+Tyo8BB0EqbEmQpuXyoYcKulgQR6aeOOFQYPO1LmaXxcAYvEqihyV8jwZwgeHKi6bGOXDyPW99TvYQSGGyhGUp5gEUgFqxQAUAbYpGwPgElbhWa1NWr2X8P5EX37d7vsAjlUKChFstV4/9pk73XG8QE+oOkdLjxDomaebB9U7neMFXJruqKQqRepBhXhOM4gn6RF7vuMQ5njterWR1F6XLQZtuqeGlFzR1h2H8qURZbJSCiPQCNRCPzuJSnyl2O1g1eYMRRXd7mjqDarGi93GGS1KXyubHwzh+W1G/nbyiRY41zbfSK/BrgYMuNRHxfsXr5L3TneTzqeOGo1YkSY11Y163MCc/I4U96pvMt3eSSS22jHAZa40xTCuMwIOIWRzZeUxLk98Fmy9zDVCeTPOP9TDLMKiBANHEP5WmH+TXUmbtJsXbwhKWFWxBQuO4nQPeYGtbC4yR1MqRomk4txMh2J+Hos24GCDQojzMeFVWBrVA1Y0xDgIUUFZ++dujRO7HZJJSfALefGb62g0CVH8M5kXI1xrgxcwA51AR3We1aAt3NH+cEPTk1gXt1r8FXJ/MySN5K7UKKhL0mww87fBek8Sg+trQA4wOFy2D782oFQMvAo4gvCs68xmkLj+cmE6N+uaVrA7SQAxLSCq1xgT2rlo6WBQUadF9ucv75RHeTOpwqqz4WUoNkztMg8BaPEUkfnGbJsQ8Aap7XSiUlgZrMgqX5F49FJJsHLiFt2UFZB4Fm0aHF6MHdKks4RWBXkJ1ctF+yA5mHtDNNq7kO63zRtlSjzfLUCpuM3Kpibn4gKd1I392tp0E8dAXNTrXTVcpPgP/9LH6HZim4aqf/O9LdzNyYcYBvbRiAzzV4PilSrYt9Qfcrva9Ehb6A+ra3S6piXU/CVCl1wAzi4mhzrfK7nTVJDSCFcX9/5x+Zc1osjiO+8P8LKJxDimOjxlcyWGDuYP8JNzM/q09H5f4ZbPsl9iuvPH0obzkGodPH1tP5BnMCluJ9zzyDXojPazcMruhOjnUrX+foa3xWXMiY1JGpyNguUsf4Q2pargIQj/hEzSnHI+hUeFvARJ0Cz22eiR2Gl4gmbykjPQ012K8FqxCdbqDujGSuyW4k6KhjdeUqtFiaQG3QK+KN6QL/ypJ9XjNi5dMl4IJJSKouWWIyfNf5IApQrAF51R1OfJsdN6aRP7uM8sB3wJ/JHrXLW0Dyrc2BDxTRJAJfqN46climKo45kJhRBvMw4Q4znK4R6W24I1NSZk+S6IgqN7Fvr8ts/898WhAhED3cAQR92AYIJBJEKhVeT8udZ5CRmqAKCoH7osufaeNmipJyT6jX/AN3agb9/9i1TJdQLfnqOiWPpBcS6DQTNWXzMsXYUem23DbzL6qtLsn0IqyWM6dNq2ADIJScWBfu9jhG9zIhevYcTRpIlyr5m0Qbt/WABq1e6VCLOeFoksFnhNRrqTCdrBVrp0+AjNco7sQP6BpF6uxM1t2lIBg+g+23sUYZGS1DkWLf3dAjOkSltKzfcVHRk37tHQYmW44ckDFBha5JK1/zMvffFHewmOUmxq/Mm8/jcweK2grl/0M5lVqeuXSr9za6Ws6LatmGf/rU0LYxF5wVZ9OIW1oxrV8udpIdID3GQbi5pBmM250q1HjQ5r4nNX31w9LUuP86HyvIyF7/3NkbuwSKd7ioPm2NlrPwstIMstxog2BK9LmgmEa2FLUgTE80NNn+Ty5fOCOqb63RtXgp8EtiT3UWxBtyfZ7PhUH2wFxZQ5vxCBNurPcRi1C+1v14Z19IP8TFafJym88eptsk3q9RJKELT2TcXhvizmvLqwBijRbeIyYoL/iB4BkM2pgHKtz1Efc6zyFrzpN1iFFgurFaq40vUUlrAfM9yLZ9yO3Xe4Mbv2vsFd/a2P2+O/jXoLQOUTclZMEBGZPMSB4POi3vqAuPJy/GaEsTZLId5wRlDeVMsCGQg7pJz38PWXCsQSHMo+Z6NTDxbUnO7XcA62QO2zFjboAGIqa0CFVc2MpMD0/tZuCMLj8GKMrddASqtc3uDt+T0wzqB0Fv/OAPNY82XUa1mD4oGtduGK03a9ZFzo01VgT+lYKUdngshqr9cBMVx0Ncb0EGxOSKNTthheU2/VAhQG2+KEtAlUcp/16XvLk7KeQvqFNjWzznGcifKf/JzCJyJQpi2IyOw4r1GwfUmAEg4YK8A2HKvEx4XyivxviYCZpHJC44k2u7AOTTsS5MUpiwXq+gOBBCgkdrKSHIYnl4DQXCO1r4BKaL32hatRG/GHMyvazl9sDdbflVOvy/kxvCFeV1pgiG63Qce2FgroccaIFEToMLgW8kKnAAZRbWORbwCtQa5KYERjQ34Fx6Iu4zW0SyoHQL8xkHPxetXL2OOv3ZBir+zoVXYB04NbzG2FdbkyU+4Cg+aS3gR+Hs93RCwDxdOrxtcZd+F8mTZ/myeycxTd7aEng4Z9uUHxTPEpxQYzUm3i1rcErnXncXwrBHFdUHVTXaHMCXIpid9qLBO2sd96W0KdoWpi7rs5lyWdgSR1G6XiAiN3ZDA9YsjfxlX6J3W8vR2DHvHUkOXxVo4fRIT/Wu4zvLxgPQfNqE8XOAbXIx4G35REY+ORjoYiXKNN/2WNKF7Oa9P3YE1yq8CdOs4bxLCb9BWs9v5DCMLFFbwlp4gqtmgIdkd+ZSVw89cvB+38R3SdjkJIQhG4upnXCa5Peq2LEl5ur8j0tIEb3dkN8MIkoUS+WKO81euQu8wrl1rmEfbrqg4NNO7WFYBElQhKawFEeRCzmJRHOMKx8djrQbD6P+HdbATEttqKf/rfBbieS/oTMfjxB4gnZ6E/DOCb53LrSBLFFcPY5arHsCGI+IqDBoVO8w0EmMPb3bxS2VBtQcknkqCBvN9sflwlM5w+12rUxYSJrgq332NqXcOuY0NvmTrBUrvWoCBH6iyvOZ+lil3impPHZBy4x+2iYkN48lWhbKoqk9ho7rr9ZC5w/8CxZ3TQEGeqHowZ0Sot9o3JSqLqNp54QvQxBSHF5qPaFyzKUL65lm1qiL/z+aZfqDd2+7kEKIVeFBDiGt5+P3v0zf1FSOE0LQ34s72f8VFzsnLtWkvi0u5cRImc0JBhoOUOu+oohvz22yIg0TUB3OFz3aXmaEm+z8nPU6iOx14//NYd/aL2Qs1kvG7oe806GXuJBi8BOFFjYg7/SjHtnILAiZDk0GsAEjcUKZ5tEjf8+eH+y5DENQUXueZ1Dm01ZWV/BC9zP4QmQsDYwDu3SiTZ0+BM4Bzr4g9BoLALQDDRMMX8sJHWjhSJqm5MDrl+o3ZmEnYTA+uPM79z+P0CcoVGc5WCTJZ9SLt5oTxDhcwZSPTokf0sAOYFRUBStO2oWpb1Ip9QDRyIZOoC01xD3agKxMqEXZfjkO0V2fzg8wJKgvyHxbYlsjKJcqSwlaBUE4WlHsnCLToMwBR38ueXBy5+6fN6n9AKgJSoqRT31qtyPLp2zl5dr8mm6drZhAakNcPJ9gUHLb2uBCjJL3qQQsfsVxuzulo4PbrEWYGBH8TmP18s4RmabTrLR4igzyBHtjYPH3339iG6D/WuQVUVBZUGP97QrNQUPgSkckiLG8e4+4eQ6Tuj73H1ADMZZ6HNW3xJvUwxn2uINF05K2jfsRrjIbVRFU6ebjZOu6TkDFXGGGOuoxHU1WC4kLzzBkMxIP+dkyUGKHaAuB0YQOWtTwgINyqwt1uasIoEVBUzhRIyNmqPgiun3/tbbSsjdeduuRsC0z7wRqiqNG1YwlRNTXiKPkNz+6o7F5KDLUAcuv+5pYuMbxQ55byFqAJ6+dxbE2pCs1Wl8VHyoWVF16DEe28xwssSn7VsKNyiE+vBEV7VhTddQo0EnKrRaRS71uxV2hoRqwr7Exo6DF24T742DlZurwx4oFo+FVEOzBS1QgL9R0W3WKHtrEVReNphmnvMBNJVgjryA8aGMymUXz8wEL0jnrKAwuB8u5xgmFahRLpCrHIHbwl9jlDR2fLaQzVMEtxagDJY3CQKsFD4k1SNUEFTCkECJWmyrP62HyprKeLVX3kftw4ZJNWay656wEjqh/bQRxkqtSQ1kKGd8mtXHyfZYDh+SMYbY9soIVKqAIoTBGTD9Ar9sVtE3Eb4GEjzOABsaVTkm04jjLWWLqKtpbUrxrJ0XqxSpFA75o7sYkpTS47KJnkRdNEFXv4saiLOKoZQEnoNRP1Nz4Ukrm502u5puG2SvPiOem17ka37PZYu1FSxBk/mWqEUbSzA8CxQrmrttgBkwxAi2kHGcH4y8pXqx8qVdQxUpDzqBZZ+k4kKKM4gL0In/ISpktxXZN5qKjStICGbzEQHApdJDsUL0NNqLWotpEYdWc3eIv3R39pQ2ugWAC6V5MTVNlBgNIw8Vid/AIbzHzq77BXIsEDTTNuq4liLx3D6gm37AfKhvC3yjBBQ5Ksq81e2j7tyWVZ7+ot2RblZG9jllcdHxTX0N2NLP0f4MjZ6NNPzPlkufb0iziEC/0rhNr+Ixvvk29tql4gqsgOsN78DXqpmCCeFki8ZIEJJRTS+Ip4arm24202bgwtOyG6m9WGbZZp/A6FXVhFWDFYogw7aNaiPIQFXKa8or4TGvQkJwZ6CYNflHhqzaAkwjtk2n3Y7LC47vTNC2/aXAiimEw2FshSs9D36E95+xjqGdZ0dCTV1WbrnRQ2h9bCIe69TQaEYBBYRF0FotOC3LcrXrxKxEtm4v+oea1a6tfHz/whXy6qMoMHav/eRrrbuQ2IfJUOzG6lWYmN/YiI2QtJcabfji7TJ7TJ78D5IkBCrclh86T60Lsx2hqI7Rqd7iQwrTSNRQTNHqiWrzk93TaunUOO7DRCu/hGk5tvhGG3BhA0Lt5bNsj1XbXOKuK2vCW7L6Y/vEPnD/8bBUV4x8HO6uZF/BpWo8GHMQnuojUJGSCdqDkOORtXfln+19j6A9uMtAfgEwRFWiQLjmlTMgWydICfAlgXGZKmLr/m6VoEveL+CqxNCMF+vJJ04W+JvsP/YvtAp9rfb//1fBlvQHLATeYl86pe5AVV2aFOYmusy0HVaK+TLawJ0SDEQLk6q0ewDhNu+fdOzNVU0LAGPPeZIvebBk5QzVbJe4rxJapHScBnaKb+shwHjn5lcGhV5JdbyoZYa/Yt323fWZaH5Em5uQ0WjDDCbTgVtt5PMQfPd71AAz9Xr43tGzWjllsXkLSZ4zX3va+3rLfkpapECYlG8KSMp0VF91RIhOfd3XdA1NvVt+jb451q9cFHrF4zfB1zrqxXKLuRxfg489YUvxyDSFpq856o/zb+vZSFHYkCelcqNyhqHDCWuMbKygoWFw26m62h7c3XWh7urwOWH36Rx+W8yqEH2KbcSst+UMiK7rCZdZlBONccOipY1LuWgrKnI/84jDEXW5F0zLR6DvMrG+frqPUVJrYCgXyMss6V73nUcNI1+DoX/ycd8ql+F0i1bsen+/v8gZ78m9bgppGN++BBYKmp/fZFVzOs64ZTScJa1w349+eSKXGPMpf/vnfFrjPggX8NJFKIo5q4PShcxBuEPirulGrXgC66hO3+tknx5uniG+p5UFy5SU6NV0IDUyBSnmrNvElFsUGjKrWKzgQ9R0VsMFCCe2P6MaKo3VSXG514ilewXtJIcCyXDVGBhT3We8SPNjMxWn9LZN5OQlKbM1PoCrrfV+41sL8CQSPs8nXBqgpzS3dco5arKPR0zza+EiKrOTPOOvbDjitHIUNipRf84e/I6KRV72LOQIdGiiovfFfS9WMqiKAlKFwxtCz8psHK/0j+BmgDITMFe+VaWoOQPt+Mor590Ml7WKqXoTNzv7qlL9VCVcZNu5mKBVEREUMppySaMqruCk9fJGDnG6JfVMhRXOEjpd5t606cOh4lNLkVyESLVjUalckIpCnatkkkalQCjAgyfyn4iegTRBNAwBAF46b4ybhZ2Q14s6D9xiDK8eWflfLYIGTIpF3o2yOJwkodS4ZfZtyWhB1ds5/Xge23jpdzSJbBbf8Ht3Eulr5HVgAEjMF445d8tOF4ddWr0aL8K8xl+XLSduPRVunqOl+c76R2pPfJjdkH77d6bJu4otqaF3ydqu/dD2HJ3g75x/zbcl2BaAGBhGUFMZHNd7W+apE7VPbvn3n6bA+u6NY0C/vsz8Q9ALrug4nZXg4JQrwlRMTH3fCBxXAGpVGVd0Xg+xgDVrd3H5/GpzImySAkUxDo2v7tlTVwh218YptUMSgN0XW1TohVgQkGvnxuiaY/x31DrChdZYk0PLjmppP3gTDdCBV6TBb0AzYnO2LOmuoDlxOHdrK3qkEkk4YDOyeotWYgKi1Esgh0vOu+L6mrttBVsbrDzUs6tJVmC0P+EK5jYbJ3IMkk7QZjLQSod6bvQBsat6QjvaVA+VRBtwZiYvUP9CEldNH6psnIDGvScqP3xba74eBTv9fITLgxaezZ0KS0eq6UKQdqmKS6cbvOMFe6BKPERei21pzfceDWJeHBP4LCA94r2mrSrFeBZPlBfZoRWXu11JSNS9B0yTDl7j5LhobsyCxU1a+joA3AdKVrU5s2jErKjIk8DUPV0GQsDRBb5beLvoEy4aqMrPbDHAnTugMtF9HXVm7xCpKKjUNtRCauLLzyHBPNgw0ucUVlFSmW0cQGDGuBWQQw6lRNQJbHAosQscIAAsJkMQ+DpMbbHcYKmK8pVsYKCfmvW5HlhKmkL70CCN33RnwoGsrhd6chGq3rPOWBlHkWCSUu1SdIKnP9Rx8zgqHiDNRddcCrrbE569HgOHMTA096GYdEhmmQnRtOo6giklUBR66SeVjqrFRb1LlRCetlRDh00DTLEOGFUMAwsqxJDSXK05MtSAuAkTd+WMnCKSuyjaRM1JXSavMKv85DBKAQR5Y1284KCPhJKWiVKa1pEsxrA1363oP6tYvk6PSFHevKeSKtgkvRDpoxpDDR13h9aknZyaFTVNAGtJAb6mamu6rp9MXdlH/kuQGt162LATbvqFVqi0EqAh34T3rvvR1UmCW2brT/05nMpqdUiVKDIPrmS4i+z38Hy/CkUtqcZUENZYPXlQ7e8ZMVti++Tclv1Pl68XghPJHG7jb2AgGqY6PciYFyQIiLsukzef5XpitvKilG/4BVNIWnJnyh/Zb4PBaJhMUMPaHVe3ao2LPQgzNhYHUCvR+rkj1r6lFzFtSnoanwHthH2y3pCZogSdp1GVp/u5xCMu9fenS8j4JKYn23wtuiu7N5bb03fReqyVALuD6rUWuJ88sWk1HvAsjkCT9ZeKPCJ/iqRaGg5XSOC25SsVG0DqQNdyxpcMxAuD10UxxYY3q3+ICmhQVX72nDtPztquJdoKioXi8zT72DlxQW3cqdZsMHL0rVUyjitEB1iTDJ1VN+C0vI662B+ftity1Bt6ByXCMUBNz7rxFemv0FKz/KDkB15dtLa3r7Vucgr5fK15nA8hDTyKG84uGe4WMXKdeHqmuKimh/VpmphY2lMtJghFYWxqjAvW2W9Hndv3HaoG1F3rRanLNDkTXB5vQdXtwqYPGHyVdIvJbkIiSpzdUn2TDoKL0LA6+Aq1TNVHFZbrIGBliUawxuafP7tSdpgkiMxFjNLM2iOBE/0FgEIXb3z90fpgcZh+CPF8GvQgtnJgGwnSUgDiToOkzgqwhKeUH8oZ3wwxFMq8+dpfKvfEGKCg4XnBfAKfImyuyEDHVBrX6KjWZBhVZVhffiLpc8g4m00Wig0fQotbmEnmxH+mq5q/FwdjBSQnP+Ri3ogQdFmuA4SCc0sgF5Y2JcsA3TewjVVlIQ0j+1yvUK5h3QviRqFo4bVJQKIV17pEZalgTqNhPFxA3VUYVLS2PkVgw7B2vXjnHCTuNXJUc+1LA5JW3bTJ6fBwtyrvCypSJ/L/bIuXK56dbqo2ZtnbSqFd5l72geKEIzSbgj8I/itV2r4UhlTmlP+WpGGI234j9FtAltdlJIF+gQynVDXWGyzvZYo7YB95rE1Wgy0jGuYHcMhZxuQHuq18ZTioLg5/C1JntqXdrBvOKh+u9g5geqR92pXkS/+oE0ww3n5xTL1cg9dzxBy7fJFXpk54qCiTUz6PvjluVwVgR+Qv+4+rW0gS4Om0qWIb/L5ELEnERpSzZKPYADazoGao2tgb4I35o/P28k0BLM1owQk+9Bg9Di4BlIl1cBKGPHzc2k+v8B1j8JtPYvNZRqvfpGB4QUpTfk5CIb4hN5EWY3mjNcOiSpuazRbdk1DaNKvXGZU5HQGCf1XKKPVKxcQ0qtUoLviDKbpng7wiSIWPinHKTA/9e0YjFE/55qtaXwwXWkeNwrW+qfN8BFzDJYVyq4eWySrLsut1ye3pALmVAni3Ksp5pCp680/A2Y/lRT+4x6t7fo99VgVX7AkGDDjULRY8JSij6j2JxoPQRaYhYuNZGpn/p5Nhn+F8dPPiCFQoG7j3GKacbU3Y2pDscJLleaNsJa5FU5XsAWb0NtqSoIP9uLmvZfQvAVzKcSeRJw8sAmEBdOpLSIPsuATplFuowLlOfGZf2XDaqOVmVil8MCmK2V4eZ1ekT2rKe+j/CfzzWkqR6xDOBCvjVeBeCDibVkHWgMNSWM60UUuc8RrMlAV3HaK4HUkWrME7CcCNC5nHNJ7OVm4NN0sfUPdmwnUx+vwL4AxD+RbTdNuyPLwu5Br4s20RgbyUyEFRTFUoKAnh+IYQBwZjecpFg/2jUxJwR1pAm7DIZoLy1adXOtTluywV/Lnp4XmpLSH1yjf+hna11Kb1cqQZDlyOpQCdZw2th9pfhffGBWU1FuJeISDcExC8EE+w2ZLolp0GxfEiWM/psgqsP/GAwZVgh2xUH3MUxLxF5Tg84YGjxvlpvw29+c1qjhaIKxr9CrVdgYl6RXUeUJaj6fJQCIpXeIXNcrMvQfRR5Po/2WlQnHT8fRVgrnioGoJgO8MSFTxRFRu8k2B45aFpvJFkHPMl287odnvU/KVV1lN/UcJ+i2lDr4zid5yLkuRKchgyc46yUbijfEz+eCXTb4EpSgLWz16ROFH7KpgTAJH1WwXUAypcooSdStSqLCyGhFRsVGmwJhk2CqN/g9VHGb6HrRK3MIQlKTs+IgXD29IUgNh/7P6OueiymyiTllNQdvNADSFzSNbXAfre1cvjh2Ri+HtD7Fn4+/rOc//9CtQMDSzVFRjcTdrC4pVyMZ3bsMVyJoTc0LpmikATu5nJ3+AbdTFnqYVfks4zMQh1KBWXNDatbok9t5kdeiyeIZcfIZuIQ7+suSxWUfw2+qTPZF0rd0F3eHy8Iw4YPOZrIGih1Jt/u8Q0gmXtfBk03HSicvyIr9hgfz4TwCGSw3cBIqW8cqLwza0rzS+VmGEYBnODQ44qaAj2nWKSiGk68CX7Z2PJwFmcHY5PHqy8Q3Nkzs2uuiXsMIae2LPbvdXbuNmtZgrWTRb7BXcM8adBk/0jWP2Ja4TKByFIMIuoZo4gm7vxHhEM2ilai1n52Pi07mkii6ZRmsgKIioCC4o0eyeqjOF/KNy+jscUu9IeXVImlzFD4oqYWxJ+GMhfNpkuVNLtTH5G/h1B+9lCRSsvA3x4DQQS8T8UkfEyIY/zw59sq0GBGdE3/hGKXzDuQSi98J+KE64Ww07CE/kyj+5rOJlpp6WPh8VQYmKEjhDUaNjs97zE6r8oCFgGAFQklDQsiexDOZ/HaDGF7dRnyiyZQjU5fZNS3kbVLkBz/pZ6dQVY/zENKmFq/lk6gGUgEuLQ9Vd9MIvMFkKuWwKsYgNuN3x6pOVHpcLX5ncfbW5xx8BgVvUZP9APYFeiP80mF3XAFjQLl7SFm5qvsHFp7ip7A6rYot8AYfQStb44HRRL7nGRDX6f+pLgNT7qHgNsG/72sd7BBTo28nhttUBI3VydnfA32tEkGgpiy1iFwwFcF/24XwjYnoaIJWb5E8ImseuJKEpmKMpYxRJP9ighymyQJmMCtuaeKwt0GgUiG4ZSg684p+qulAJ+3m+Z1B9noEIXkIpfGRZtpodR1oxQXwodlk+dGX56RbBFy2NTiYXMdElZ7h6+partcMACNLvq861v8B7xOEEddSaEfg9CvXS2HwTQkI8xa0lzdV5u1TVJKtAznQJ9TV9rha650jS2j/N3lFxAUTlQvO2B5tIi6s385FcAuQ13frwq6e8wBmEDZgNTD0YXLMqeQOaSE7zcnlBQMuaVxNcbMhJ7gqiyhQ7J3RR22AJiMryoqorqLiEhJExT0sUxcHTnPrNhhw0ERJlAwWNggYDr+hqL6lfqlQA7pbxMdjZmSyZQlK6SRETvEfdHfDs4RHZaHVIOo4JjMrzqha6JmsCuuJEIlzGJtY6SUHQ8ovgybyuGP0olEwAgmM3ehZP74BJrWUfGkW9/TokT3d2ttvg9pvNDGUcz2chNK6H30oREhjegKqMoVfZH8SMtukcOi1ffUILA1iuUYhCWAS0RqTiP3D0PtA9rPzhEFKKrtPj76nVsgEZjlwSjkw6JiYiQsuSEiJqBSS9Ift6A6FuuOWQpbIgzRsE/T7T3YwocrvVkm0hoGTQ5mKa3/Gj+yjTW+mZ83EtCvW1Q1ftNi59Q2ycewVihPKNkozcBFV2wkOJWkusfRpX8zsH96wmdu42FeV9CbaqFwqdA2iHe+v28CN//NhrDUDlR+q2zSsC5RIIJK0cjqi3vpznnZGAvsyqP6yB5cU3S6RjHeikM5CS9ar6pXDghxHOzdtqIcQVWIFo5VQhmX97Z/7zUQz7GiF95VVXCC65ysqHpd98W7ZXOZbIa0ho3VhxP50/nHsn4JS15UhEObzoBIlyKcNJ6UM+rsw+H/KOTxfldTpi5ulMCTcy4niX5OdWUO5AnfIPbU9S8J3Zqe2HNecG9mPUtqpcxUTyERkDXt0H"}');
;// CONCATENATED MODULE: ./build/triage/entry/classifier.js



const classNames = ['praise', 'support', 'spam', 'order'];
const stepsOf = (byte) => (byte - 8) * Math.abs(byte - 8);
const rows = 1 << 18;
const knownBits = 1 << 17;
const count = classNames.length;
const bias = -2;
const headLength = 4 + 4 * count;
const maxTokens = 400;
const minSentence = 8;
const fewestKnownInSentence = 3;
const slots = { words: 2 * count, runs: 2 * count + 1, known: 2 * count + 2, all: 2 * count + 3 };
const width = 2 * count + 4;
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
    const token = { text, isMark, hash: (0,text_hash/* mixBits */.Hj)(hash) | 0 };
    if (cache.size >= maxCached)
        cache.clear();
    if (text.length <= maxCachedLength)
        cache.set(text, token);
    return token;
}
function gramsOf({ text, isMark }) {
    const found = [];
    if (isMark)
        return found;
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
function bitsOf({ text, isMark, hash }) {
    if (isMark)
        return [];
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
    constructor(stored) {
        const bytes = (0,external_node_zlib_.brotliDecompressSync)(stored);
        this.#scale = classNames.map((_, own) => bytes.readFloatLE(4 + 4 * own));
        const end = headLength + bytes.readFloatLE(0);
        const length = end - headLength;
        let next = end + length;
        let row = 0;
        for (let at = headLength; at < end; at += 1) {
            row += bytes[at];
            const classes = bytes[at + length];
            for (let own = 0; own < count; own += 1)
                if ((classes >>> own) & 1) {
                    this.#weights[row * count + own] = stepsOf(bytes[next]);
                    next += 1;
                }
        }
        this.#known = bytes.subarray(next);
    }
    judge(text) {
        const tokens = readTokens(text);
        const whole = this.#sum(tokens, 0, tokens.length);
        let [praise = 0, support = 0, spam = 0, order = 0] = this.#probabilities(whole);
        const sentences = splitSentences(tokens);
        for (const [from, to] of sentences.length < 2 ? [] : sentences) {
            const sums = this.#sum(tokens, from, to);
            if (sums[slots.known] < fewestKnownInSentence)
                continue;
            order = Math.max(order, this.#probabilities(sums)[3] ?? 0);
        }
        return { praise, support, spam, order, known: readKnown(whole) };
    }
    #sum(tokens, from, to) {
        const sums = new Float64Array(width);
        let before = edge;
        for (let next = from; next < to; next += 1) {
            const token = tokens[next];
            const own = this.#evidenceOf(token);
            for (let place = 0; place < width; place += 1)
                sums[place] = sums[place] + own[place];
            if (token.isMark)
                continue;
            this.#add(sums, hashPair(before, token.hash));
            before = token.hash;
        }
        return this.#add(sums, hashPair(before, edge));
    }
    #probabilities(sums) {
        const words = Math.sqrt(sums[slots.words]);
        const runs = Math.sqrt(sums[slots.runs] || 1);
        const odds = this.#scale.map((scale, own) => {
            const total = sums[own] / words + sums[count + own] / runs;
            return Math.exp(bias + scale * total);
        });
        const all = odds.reduce((sum, one) => sum + one, 1);
        return odds.map((one) => one / all);
    }
    #add(sums, hash) {
        this.#addRow(sums, 0, hash);
        sums[slots.words] = sums[slots.words] + 1;
        return sums;
    }
    #addRow(sums, first, hash) {
        const row = (hash & (rows - 1)) * count;
        for (let own = 0; own < count; own += 1)
            sums[first + own] = sums[first + own] + this.#weights[row + own];
    }
    #evidenceOf(token) {
        if (token.evidence?.of === this)
            return token.evidence.sums;
        const [grams, bits] = [gramsOf(token), bitsOf(token)];
        const sums = this.#add(new Float64Array(width), token.hash);
        for (const row of grams)
            this.#addRow(sums, count, row);
        sums[slots.runs] = grams.length;
        sums[slots.all] = bits.length;
        sums[slots.known] = bits.filter((bit) => bit >= 0 && (this.#known[bit >>> 3] >>> (bit & 7)) & 1).length;
        token.evidence = { of: this, sums };
        return sums;
    }
    knows(word) {
        const [first, second] = readTokens(word);
        if (first === undefined || second !== undefined)
            return false;
        const sums = this.#evidenceOf(first);
        return sums[slots.all] !== 0 && readKnown(sums) === 1;
    }
}
function readKnown(sums) {
    return sums[slots.all] === 0 ? 1 : sums[slots.known] / sums[slots.all];
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
    const mayLink = link.test(text);
    return { entry, raw, isOversized: whole.length > longestText, lines, shown, text, mayLink };
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
