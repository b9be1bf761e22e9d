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
    const pages = entries.map(({ path }) => (0,_pages_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .pU)(path));
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
const lengthPenalty = 0.4;
const alone = 0.7;
const sameComplaint = rise({ few: 20, low: 1.55, many: 1_000, high: 5.7 });
const sharedComplaint = rise({ few: 100, low: 2.2, many: 2_000, high: 7 });
function rise({ few, low, many, high }) {
    return (count) => {
        const share = Math.log(count / few) / Math.log(many / few);
        return low + (high - low) * Math.min(1, Math.max(0, share));
    };
}
function createReadVectors(corpus) {
    const run = Math.max(corpus.words.length, smallRun);
    let common;
    let numberOf;
    const found = [];
    return (comments, among) => {
        common ??= countFeatures(corpus, found);
        numberOf ??= new Uint32Array(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_);
        const onPage = among === 'page';
        const isFew = onPage && comments.length <= few;
        const own = onPage && !isFew ? comments : comments.map(dropFaults);
        const numbered = numberFeatures(own, isFew, numberOf, found);
        const counted = onPage && comments.length <= largestPage ? comments.length : 0;
        const roots = new Float64Array(numbered.names.length);
        const others = (times) => Math.max(1, isFew ? times - 1 : times);
        for (const [n, feature] of numbered.names.entries()) {
            const here = counted === 0 ? 0 : others(numbered.counts[n]);
            const share = others(common[feature]) / run;
            const rarity = Math.max(commonest, Math.log(1 + (counted + trustedPage) / (here + trustedPage * share)));
            roots[n] = Math.sqrt(rarity * (isFew ? worthOf(feature) : 1));
        }
        return weigh(numbered, roots, isFew ? alone : 1);
    };
}
function countFeatures({ words: all, pieces }, found) {
    const counts = new Uint32Array(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_);
    const add = (feature, times) => {
        counts[feature] = counts[feature] + times;
    };
    for (const words of all) {
        const count = listPairs(words, found);
        for (let at = 0; at < count; at += 1)
            add(found[at], 1);
    }
    for (const { words, times } of pieces)
        for (const { features } of words)
            for (const feature of features)
                add(feature, times);
    return counts;
}
function dropFaults(words) {
    return words.some(({ kind }) => kind === 'fault') ? words.filter(({ kind }) => kind !== 'fault') : words;
}
function worthOf(feature) {
    if (feature >= _words_js__WEBPACK_IMPORTED_MODULE_0__/* .firstGram */ .Eq)
        return worth.gram;
    return feature >= _words_js__WEBPACK_IMPORTED_MODULE_0__/* .firstNumber */ .Uz ? worth.number : _words_js__WEBPACK_IMPORTED_MODULE_0__/* .faintFeatures */ .at.has(feature) ? worth.faint : 1;
}
function listFeatures(words, isFew, found) {
    let count = isFew ? 0 : listPairs(words, found);
    for (const { features } of words)
        for (const feature of features) {
            if (!isFew && feature >= _words_js__WEBPACK_IMPORTED_MODULE_0__/* .firstGram */ .Eq)
                break;
            found[count++] = feature;
        }
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
            found[count++] = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureOf */ .mo)((0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .mixBits */ .Hj)(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other)));
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
function weigh({ start, features, counts }, roots, ofAlone) {
    const weights = new Float32Array(features.length);
    let [from, kept] = [0, 0];
    for (let row = 0; row + 1 < start.length; row += 1) {
        const first = kept;
        let whole = 0;
        for (; from < start[row + 1]; from += 1) {
            const n = features[from];
            const isAlone = counts[n] === 1;
            whole += roots[n] * roots[n] * (isAlone ? ofAlone : 1);
            if (!isAlone)
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
function sumOf({ rows: [row = 0], sum }, { start, features, weights }) {
    if (sum)
        return sum;
    const own = new Map();
    for (let at = start[row]; at < start[row + 1]; at += 1)
        own.set(features[at], weights[at]);
    return own;
}
function compare(a, b, vectors) {
    const [left, right] = [sumOf(a, vectors), sumOf(b, vectors)];
    const [few, many] = left.size <= right.size ? [left, right] : [right, left];
    let product = 0;
    for (const [feature, weight] of few)
        product += weight * (many.get(feature) ?? 0);
    const pairs = a.rows.length * b.rows.length;
    return (product / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs);
}
function absorb(a, b, groupOf, vectors) {
    const [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a];
    const sum = sumOf(large, vectors);
    for (const [feature, weight] of sumOf(small, vectors))
        sum.set(feature, (sum.get(feature) ?? 0) + weight);
    large.sum = sum;
    large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink);
    for (const row of small.rows) {
        large.rows.push(row);
        groupOf[row] = large;
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
    const least = threshold * promising;
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
        for (let at = 0; at < met; at += 1) {
            const other = touched[at];
            if (scores[other] >= least)
                near.push(other);
        }
        const score = (other) => Math.floor(scores[other] * stepsPerUnit);
        if (near.length > 1)
            near.sort((a, b) => score(b) - score(a) || b - a);
        for (const other of near.slice(0, kept)) {
            let similarity = 0;
            for (let at = start[other]; at < start[other + 1]; at += 1)
                similarity += own[features[at]] * weights[at];
            found(other, row, similarity);
        }
        for (let at = 0; at < met; at += 1)
            scores[touched[at]] = 0;
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
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"x":"W4MxMSpqcnEG+dWRkJ1a3A63bP3oJaF3P5+eSle9//NX6leqpP6VTqtLRvb8TKfVKSHotBC0mvGyv0olUdIIJm0EK84oqQ0r3Myu+rp/plIibQSUhWFl5ioJQatvw1xX2siM+hb0xcxeMn3Re7LXaf//f/89NSImFzePLpSZD6qqBvXX4FyEwM74alcK6Rc4fckGQH7fxKXb3rgt//jKbR/5/mdvY7/60m03ybeWtt6wjyHPnqr/WlK/3YH+KgMyFgiXJuyfGY2VfoS/94yoEkW1CDvZYeJLevfQ4he8oIbrWu0pF8nZG7Ak6N2WwknzBGWYviTEi5VVLvtQC5oSxHG328VJqK6Q30SNC37zptfE9MWrML+hirik6Tm+6w9nhMBays1xFVnQJYYil9p+AQmYEsI3HPYkQoE8JV/8LRv1OMxNaYqyWJuRZpjfiixjdYlosDBalaDguT1/7t6eZebAB+w754gDu1AsnlZ8nyoeKbkoNmvNSbns8lKeL6js5I6iYQXjV1RWKZdpF4tRhQOxOsaqn+EXrVqOxTZOGEXQ1Nrw0aNJSHlBaX01nsmURgKeLhPydAsB6RJUfXm5Vp8i1Sbl9ctl4LlPqjTh9yTrlG1rLQsoK9fQHWM5gH8sYkN171c5wncNohjk9/WF/XD9e9rfY5TRbw4tC7CGqEqZc7l4vdcUEXF85rEYj2U8Pb4lQUGr6QuFNKxSRAj3rVqddu5oEmtkA6HezfWcECQuKi1YF0gozaO24nA3uF+6uC1ii3eqi/T9WWQhSuqEDf4XC981S2XJ8bysO1YFInS7v23FUahmb+W3wZyRWRNfZj5ATf3ZrmvxD7oV0MbllfJxoHt06FjlOj5LXf+Br3JYPtavtqTHVqBSRP2rfady+t3FWB3MsIWNyx+8Slnqvb4vh90w+vmHpKOb0mkAZehxZgUgYUVq5t9M8Z2VqePajYJnGi+fFpCA+FXd0elSafrhI1de+7MwjQrNIV9FfH5JONWHqTlwapLvteIWHvRL4eUWhwll1dYuVbdu4Rs3cxFwaRF3Kd/UcOq+vqQtBK1eai0BlhFQA2g5YJf0TRGXNrZS6puVW18wNdvZS1H8LfaLrorYS30YNvH7TQ2jIaQ9iyGBuEsuM03Fjzd4Sgs3DsW+mWICuvXdTkCSrOa8djKSp4kZIVrEfb9tBvE10tov04NEics/RoQgqa2WEWwMq2jkZdxhQ7s4vqfG+qrV+16UpTD2+nO3unKcy/pBx7LveJq8ogalxS1J1JCqL7G4hIio6F0F8Dea6YztNeKcvjW/5HP2y7UYRJ1iW3iyKW8ONr2Y4uQEo844xqxPK1EWVVvaKhX8LIUi5QLos6r6cjlw6SP6q26oWrCYwU3hC4Po4VpX/qk+hNKftO3FR0IzjktqxUWcDCf3n5vDffh2SlpGMyl8fP4x9SF9vNxtbe70b9lUh+XddC6k9t9fgwe3xYcezC0u8c0jBkWoGPC7U9oK803/6bgWqeTPxQ6qvG/RYtj+owCkM5jH1uS+UIcl8X02KXCu9n+0PP++8BjE5N/EeCsDohcvom0IxmhmX7KcUg6RauWUdJV/Wv/d+O2b/NA31kwWNzfHfj1G5Enj9cNQTk1SDdRP422A6/5LK8AkN9vqwFV5S/sc/+qD/M1s2N4cFsIbupbCRSfbNrhtS2FD04XXbR1MjWuh8z5G6d8R7VJuLydQWvKcctnnXBc6u/WSXU4MkbJV32Z+XDcAkLM/XGI/mqp567krUG6GdOie7WVmaaVhu5nXWkxZclcpY0Bru0qNtUCL4c0JiM+ANl1Ue6m6aJSiNBlO8crwpvakBnRR235EG+oGEPEzeyyxjhVFTrQqRB8PhTYMTJZfMF56eBCpGgaZ+690sxwq0CdtzGjJTRCOB2Ktg7dW5LIEPkUxylPltlHvTG1RC3d3pmwQCnSE/mqqWLMdbn98mAh0QPQn5d6LBWeVVhr3RnvIlAK3ctGFiXQW0y3SZNvXStLOABe/CghUWqX70otohfprzyaDCGmki7E3TTRI1QYpEYr+thyZVJvAunLzg7boir8Ve02KiUE6YKcphkOwgbUIwzeV2N8Of/XR9H0rI4BeHIFS63cBmd+qSmpzPl2KPPtTKNRv7GaTUY+DC/taEbf5/NTVpGxi56M0L+FPGEqHkOh8sorw5ukizAK40RR6pKxRK0NZY9SPgrZeSTt05bHY4uIvkViMjlIvdmAUyq9SYdptwssTqyxt6ZVb22thyOkW3FQxAZRehHY3PPdHxyK3KMVe/jFKM0dU2OTO1Na8tECTVmo1EDHcd1GpJ2nY73kPyo/WgBey8DOTi29qJk1KTD8vnQV9VC8FXfgy1pMm6GVanRUIhc/aFCorjJdf1etoT+cMdQmnVED3BKPOULMJedtZRhBW87Y51ANQu8aKpc475b0S4pbVRcUFW3gub/r0E6EthqUvdxm92oUv6SH0cWlfpQKn/io6Em9aR92xAiLfKFGCADWeQy/HJ0KGOLBITeP+Rs+wMCxCtEPv/q/RmCFhhnI+TG+2bGf6kmGXUEulhFAzrp2LLU9tGdLs2e6xbHtK+tN4KpJQXmSiDnvIPzD/KCYCOCjwfmJxhW9/jFs5dNM28woRt54q760aK1BNb0Mhmc6X3A6uUhjbcnmGxcijX3qvC7l/In2DdapNLegFLu2h1rD6U422KBifgQUrSBX5eSG53kU6muTcCrG6cCgRqJqr06s/+hMXTWb0zVHKQBV51pp+aqhndtWX94Jje/85u6LvclDuw39/XaIqL2Reets1WxVChqmLXZrtPgVOd7jdwqutbFTSV1GBPbV9k3M8nUyTZ9VIqpvWbrQSo7cRywm1ApxhvrTfmD8fgtdmIbMpmvx0NUyJzSm+h0PQs/HjzG/XTI2qEYSUgqPyJoWLyAd1MQ12OBccPR28p/CuryKHisKTxSeXW3Ms+xq6LOYSfL0j/ovg9D24dXYIl6wpSOp7IzhFCHF9ADXtifUCeR8fIgVtkT07oKTc1sQ2TIfbrXl3OGMwdZJLqZ5MQsjjbots+Q99adKaBGV53d7dQsLmJhTmPCspX15/eI1khUOElSKu8bEsmCqi20FZXvz1ikCVa5t6V2e9Q+4ND19UC18/8d0M9VpadV0etyshsdiO9BeWAM9QFa1V9W07YMgybW18ihuAQ1eYwHeoQzlEBzfXqU9WdUP7YWfoGRIhAF4pbo9IE6EHObaG9D+bjWKOt01cGDXvRVSsgFHg23d1dYiL2vkp7lZcHrIu3QidHFsgyabKX8cT1qIs9586KaE6xPivNzaosdlLBzWyhnpLRcPeYGYqjUU8nv5mj0C4W6xY1TW5XDnPqtFejGtgpHl8tKc5T2+4/bO2FS1aopJhFY9VqnjbOgXTnkanAcU+0/IMIFZdFKr/MKHb1aQQBdpGu3C/l9lMh95gvt1WxPR4zwqdm10laosb53UGGfKKhcQ0fFCv7U++/DTF7kePx8rVFDkWPLP/4mTIdHOZS2p+Vh95yVtF5b/bgPVPkREp9Xi6atXPPIIUki5/U5tFtWeUKjdpiV/VJG5DkJL5c6f2uKFsskOZgKlW73iuWmb1vVHap2fVni8ys09OPBLPS+BmzSn5kURXU9XLYNSou/At/Ga1tH4WN1V6o4QIXcM2FDKzjEPgV8sqtfOJqjGllC69G9r6rmhavEe/Mt7QgGzjCUK56wgsqROLRdRyKG4V6JcV4f0SIv1WrZrUuqzCXkulVyZVK1w3Cl91y5621UjQtJfFTsTZAPvRzJWBpLhdIKjLuXlNUVGZyY9iJoDwgcnQZZ1qrQksPKSkXDamscXmAHZo0LkrPtJLu0S7HebcgruD26qVZMI6Gu7AKARqEL10lmr54zuvm17XGgfQjku8bvkkUoW3evd59JfqjXtaL2bS/iDrxqyGQ0B/7nS/jV06VwxN2kqGTewfguBAnUhG6hs7+fzajubF9RVWXNSik6NDnl/8ulZECB60rdLp0uTAmv9VTuFr0ciOUPyxkKSJ91+1lHja42ZLiS+VXap58mpnvmzNV69zVHABWGBqB9+0Cg1T7MqEefAPmZczz+taii2jDPa47xTmaJIvHrLHCahJ/EPOQ2QbPX527StatSKql61205LK94uqxUljew1EBcrfISSAusnwsmbY3laRKVSPguNHqiqhMxydH0/JQ8XiXXBfFa+98YyIhBmgb1QVN5G8FWu8j7fV8lJkYE0XiFK5ED5oZgjHgaWcBTJA7+1qUj7qoouvNiHCx14EW1HW14r8O+Lf6Nwz3YQKqY4gjDPj/m1wgSEVw4390LTIpqoGyU+7sPYhekOZe6bYdUm1CosyStTGwr6LAmKVYHVA4Cq2ggEaMlvmStK36ShjzmMuuj3akBjQRWnw5JrLZ2Vp8Ko0MlteIe1CjjPeF43AIL1Xp18eDHsp2pzgX04zFEVdHbXqKhKCvV7TPPWRc578VXeYSwvHQh35Gdvp2Urzw1ZV9Kw49Wt2dpQHreYUDJzKWcyUtTxRnrL3npeOCF1zSh4/2CCivs/aZHqzwMKuamUpTXI6gzjk9mVmUY+uhqcoEhy2XkqqOOPdV/mVAzQTFYnQVMkEOujauzTnRdqraJ9d58Ee3q1DwizFkey/r1arXUrb61JcBeSM8/z+omWdeGbVZ8F3LMVK81MK0yTqcR/3hWSmEEI910Rm1xAdW7G3F+MCGffix7Glq3Jcx6UmndfHqiHlQjkDpVZs9WWcYjFB9aOV6saJpYjrQBWFZaxX4yusaep+teKJrlqP6gFuhUq5L6YwWAO75ONQlTYoxArFUq02wWOLXM8kev3Wjyq0loTyrVKJs95p+xSxXcWO6LJvimuBHMjuUV67/B0cbiv2nUzdjdXX/vcx2bhodwhU2k1WECyQ2/dGsx4sVOeGNJjF6rpJCUXrz32tnhZcCudgA7qCihfy904vzRD7eJmOgtp+QESAq4kufeixREv9wjbU+XYGodrHRCmyvYrP6iq/AFiwhGHx6RDi86bmMtLuj0Q7dG+FV3mWMhrpNJEUV6WKTtFPC1zDNrvs67O23v1XayvQ7aULf4iIlDTM4NX2oLRmjyRjEVk7wfntMcX+alaHXQR/6/LpTPv+2hc5d8l2iRXuIjt0ikJXignMpm0jCr/VBW37kmamq91QECXQBmvJ74HMpThcX1v0EMCA1nadKIaQGRazf4piqfxu0U/76YHXv47QDfiBGx1wlxC0XCsVRimHZp//T6Mi4mpbsMrSZvS1DLJP+ekhVIHF2hCthuS16WwgFp/ivUYvxbTD/Y1/ok4A6sVIIe17TvNiHFo+SkDHWc0w8puSGT9uhS5nv7YExH72C8eZuBSyvbNCBVhQ7FloK65SRBuih00iJNHvfRlq9P0a8OXQKCyzSpano8o3e/YikAp977rrXtW3N2h7TiCWO9Icurog1CunkGe5EFKKDJXeZvsscqOIdHm48CzJvCjkiFStV/2xZpdDcQHfpReWhaan0//xq/qQWyEZKrqCRGAgR/gLYteApDy9jB1fAISR/spbxKysuODuNrKMca80ra6IYl0oPWqXT4NIvU3Y+pKzN3sTc0NZz0qiiFRqwS/fRTQRVkwYtm1gIeX0VkImqzKNoIfr8QhQx+2hfl3FQx1RholTs3pzdFPVCxdRFjfRcGx4LPdhn7kRQqEdlT0uyJGxpjbfmZpF7NAuGFDwoXiexSqfE3hmPNcX673rWkz4akZ8SbwZzYece4+2vL2G4MseUSQckWE1pkJseSeQuMifT2IfOaoOWCyq36yLClCftJ0F9dqkVU3iiv6kMsNLGSLOYmbiLdAGPomHM1MRhdnH11tOHxJPWSjQixCmRxP7rJZWjOtoa3y+HnrNc9ysivlutqnTwrDqBTctzAgWxaNsMws35f9bhVtDtxkdDGMpravA1YO2+Bpw2OdC2bnp6xVUjkg5ryv759fFgJAmh4aIoWrcvdg90kpQ/9CeAnlBCfCdVRZl8Zpgwa3uYvp7YRLbGjY7xNwBWcC9YzO+fqlIkCF/q27hl/7VvdcMUiTPABfYfcJILUBfHQyXNcMjW4OdbQwYU8QPq5fF4SFqZdESOkJgYe5Eo0KkYsGm0lXK63Xb9zz81+qtwLmDDVZ+Llpt2e+8q80mt7PlDcCzgEqVt9NfVl2NBjzuA3SUBif/kyHQ5vSryAC9dp0TCB5+PqszPqDVyigzSlNwcccz0p1pv/0M0+0n2yTkx7CopbisyjbafkNw7aBtBq47r89EMYgBDHX5WSfeJkylml1oy6vIz21LAMfCZf1pz86CZ7/hyiEcc7JCvWjZm6+cBDosv7Esq1a0fQXn4z5+UO4l2OsU7TonRJy3058ZgFiQxmWa3DbY0u/LmK92vR6/2vXeG/giaYyGd8E/kJAruf/usrqGaX2i/vJnQI4StYrff0j5NIvlYl3YlG96RF26hHWYu3Lh/7egLmpts/Yx+Q9r+D29/YtiohSRo+hFFtkUD5YpX9xQJa9eepakmT2OCQ9dnAept3WpWipwWv5TQxkeiboAsuzIsdpip2RJ2KUppDTRkLxZ51phVQ/esNujS1PE/U+x3r0dZiI/sGVWO4qJsoFbLU7+EAl0VvHUnzfGRUoC3oi7GWQ1MwggrJyrKmv8cKtJFVgcRS0vZbH45LUIXOow7MWrGq21sGFelRmya5XFYqI0fvoYtwbAFX+FH/hO+O3wjOC564KwsSgr4E3tImbhf179bRUu6Lx7r0Bb3lfRnxSD4vsaeFuGTpT+qBiPve1WQa/r6UW+O/1cIVRj+aPtP+kYMJWHK9OgemB4V0SoNsmQWVlaQnWOrDZEJq61Xm3AqIPiehMoFw6t79RaAy6oxylwJM2XbmaHVk/o5fgrhOcKwOl6u5k4uzkuy7WrvZjrvZPHv5QsIhbY/jyklJgRFrE/wbm73m35gzDBzB6WfKT4KvquL7NUfViVN4VuL+GkI1Hbmbx3VZGLonFhw5t4z+ZSO01EU13f+Oao2RHm4i5YjokQbctdYoZqQdNsSOxtNX36Mq52Xbo6qTJC2/u9PoDC+BqhrIO0+ZKEQAwtrRoibPvnwjLOEK5X2LtiJFIckCpVYn05ggiTh8Q2wrsIAHuFd0tepjar0cAjwqyIIy5IC4GEYgJPW+MBPkz07XhpMyW//YWxt82Icbmqao3UC++zNsrNGmXHICfTR73FL8P5at2oso1NtAcIjrZMX5btSatsemsBFY3ralF558sMoMZW9x4fVndT6qNZArwta5Qo6epSd//91cRvRjFbolWmUTeDFMHzlTc6hnw0dfs0HhB/Ewy6QCi+5z8pjJTeclyVYkbYEWVIu7449CQ64Gy/iapcdYpVqcXMm1mzSh5fesm9tWtoX9ddTDJMo3yoqpp1lxsOU6Glv2st/ZVWY5r2Ok8fOXSxBeUI3/TzxVYzj8mEj0axclX/z8Pa3qVi0FWjlpld1vdFiLj1NrxJsuuDURujDFRZpTytYSJHof0rmpG67Xp3eeyc92MPuljxCvvZNC6nhKeseMs07mVdYoTJ6u3hKqFSVf89AEPWyoL9Cv4A/EmW/gIDgv1Rf0KpP/LCrvInE9mLubR3aLzx6dsS3WSWBRiehQlkKdYgW3HzrJJDjxeiheOHRUSBVuzwPMGKCyXUnWWhUZ/POo5RFzgt3O0TDmmyPKnAj7VRFnFZUGRHzugXsRfAlILJqk3kFQF8AxBI8xCRokIRvwhSxclhlaulnKD+9y7yhNF7GAoY0ovEGiZeph0XAyRoi6C0VAQfrv2T/qqcpbzArKCYcDc+w0BG+/syi7MYgZACndhn2KiWECkgR+l3+MU0JXnqhmXQbAkfVu+0le+eV6HUKJ5M4K6yAuTNJxW0bEN5PA+Ni0y3Z0W9nX9PwY5UbZfPSc+VL4g9h4rCqAINzxuv2rP5lP1Djn0Tp8SEm4/ayZ39FHUhFq+tyP5o3ZKwtREwISRCp4tHSFv07eKuYC1PEDEMlGMkOHmHWMH6mkbXdNYrWrCYfbaH1PGshcQNbS59LcgiVdJ7MuV8uxP+qSLHWcxQw4yqF8qqDWvgOpR83hq1DKM5U7YFHeeSi978WlVV9WhhsKK8YfyMKU3qoUTgGTM4xI8m8bfPfwISOjO3ce5iF1nKTlNN+boT3cJNm7DcyyJCdWNLRQmTJgvJMXbeADS8wWZO0R3rzYjdNfuar1jNfb6nKVZwIk57b7MEWJqk7LthPztpMMvadhS71DIsQyqftejuZESNMVaO5fo4Q7aU4o+O23WWIkwwwrfiORe6ORM2/yu/AIqugH2HyUmsPu8+VwnBHXadVU7ZtrgqfS2MxXQV1P2rC0Pe4mcLhegi26hi6qbqWujMmQ5afz2aDcW3syy1mFiZE/p2jRrcL52v1LW7UsQupEiPCCWXZqF2E90P/aJXXxO0mIghey+4J03xs0XzUYYqlVs8QdhQJe7+XeVby9njD1ZxlZ+8+4dVIQJ7sFB6FJfOmG+tzVX57FI0PF5Eb0eX7HZ9YSk6aO039aKuOFetKh0mA/tSsKG4EO8T/i4yVW+NtVCb+3VW8cJIQ4rgXuS83fyKiK8ycbK2MrLksyWuz78q/YdNeLcFqqCISZE+DKsGuOi0aPVLIMWZqwxQjypy2s5w9Wv6otNd/lptyl7FtFk6t48L9SlAr9bns0PFyuXF+ZW/Fgr1Vm7dBUKptN9I4m3vD5NaWqvFTyy8FmwoZy3XoWcnMjDEy1J64MRAVUi9iJhFmWFUkr5EN9n8yNah1JnO/RCEEmLpinDgzrH16oUQPnFl/GV8dzF7ie57HGTuMXasSfWLwS21Yfd/+uMk7Z/rChCNhYHa9/FRubrdpb99G493De6nrmXrCt4llYUH3wu2rGYKrNHMzbVMr3hUk2TRkuFLuUhruEdOisWI3tJoLbeOOTm8gKd8Yy1E3SBVBlMKK+sRsBYNx3DUStRqpdsfMtfb87WuMkffs/sYZ2h4LkTQ2PGleZUTMGvPGX0BL6h+67/2XzO6dUe/oCuxmAd0ZDGtRZ5u7t2ivE/KJUVO3NY949tl/fZsq4/rXsu9QDmqcIt3jVpuCqxE0+RlyNhLFhSoRjl6XAs2X8Citv223g5UxCFehGzbZEWUvniIlJeuKXZTfMlBG3/F0Sj1LY9biSLVpnA8sdtq46A5bT3Miqx+5rx1wXPnXiTpV+O3QWxy/3JDr1fpF+3UWwCLAhI6EKujl7J6EQ4JPnMNZlOXhQoDZJoINLrCnOU0mGaIbdIxmhZxVkyE+3kJN/xuqO2IYdYKMBQ/m/3+VQK/68Xn9bKa+rtHqjbpA0mzajLcoaAPsRs79ZRtWfTvEniWzx1EpU82AejTVuV1EmaSIVBsIzYpz49/7oCKQl3pgLKtXazbPOy6AF7UnniUdmo8ivWwp1r+XtP3jHXkmuMNm5VoMusQc7UX0bzpEo/ch1GXf1S58KikhzuMmxWiduUUmBOxZErzPBKHjDxK6ftD6vF8c4hSeIdAFzcD16bgAXfuH0bKqEdRQtrh5pRKSLn2UaSa06KXInEsA2O34Uf+K3m5m70okdBaYFwRElvAbGwDal1Y17LlqBoKPylX9nwyIKLLcs0cpTH51YgN2kXjbt9TD5VRx/UXHrn8Q8QUMLC/2tUUydigD6HDoN4vXa+esvnFAJ80epfC24l/WC8Z3o5dWtDUa96d1otrNRpGHPpGRnH4kwCRddYWPQX5zcx5L1gP5RDT3/J2yLFHjW0DtGldaIGQZXURoqMQttFVeeZrtf6mtjJ+yKKnDWkDuSzLulBm2cPTghRTOrdJlUlYxd20bGjzFtIG6ylN/gFPpQv4VMUxpsbu70XFom+FKhs1vDadz7qWAuAD5/v4usgTpzhCwFQtnRB19ZcWmt9ryii1mUc5oNYum818W+3UYpy4koheVbLn0Q0GoNaC9ZmyA0Y8tKdEzcyAAS+ZRfoUyTVcRdscWPBSgSaXoQKFpExEbEpc1iWh9Oeijbxi60/+0HlIrPhJe6NUeV8kXZrt5SSrOLRUuZm9epZSRjSipT6LLLY8i7gUI1Qa0cnEia/KIy5ZYoQgPofv/JEvk/MCnv0daVbL/rzZ3hHSmLpPOzWwr+0QK2aUob7dM4vBemx/a/hqcIAtx2JUDVHgL1msh8qdE+xH1nvU9dDQDK3P0JFCh/0MObVkD6IM8klrxaHHvdiT9F21NS3epkFKlHmxlRswxqqlsFvUJOTUsdoS3MZPQox0sOOSyI3LU7bLaU9WAtXZ+1rGCnlZhcvYLgUM78Z4inTECy+AFz6HoWhCpFyH6BsgBUS0eH3ZwSKHvKfhznYJuyEwQ1BlrfuGDXwR07muReQn/V6tsRibctF5e4uAR3ReWD/sp53yCLF11SCjxli452tZA3p3m5XIdkhYeSTNGSWtLZlQLVCpiypY7lK3JR2HtcUrL2iFhn8xX6h7k5YfSWWXavF0mYiyffm41CzWCB3DdHer9gNerAg337p+UN0dUZfTc/FdJ5Nmzb+tRXIorQlL+m+cVj6UUmgq4noS36asizrX5Ser7fFH4QPQAtC73MPmaRrkCaVSSHPcbkI6wcOKY3cYZI3n2xQv9cCouhX5bCPRMZ2XMpth7a0FG4rY1DqAR1idXRPd+qaEUSYS5QVDm5auUco4xe5prcS3qaFz7aL2Gy70u9HtWjJCVinpQmgSuvpVXWRoZ5jqMGzNm91hIkfzXOcds4hwKR224H09glrbkoBoU4SziFgjfCTeTASEdK898IGwvV+eRnzlFosVcLjhwbL0TaXt5zWkUSFgaZB61gf3bSm5+x91+ul27117I6ksIiHP/gaDUia76JMoukeHche8KUDjxbY0iUMsQqpNFjcv9ne1Ks3hiz0rGBDpRU+j1qDLoc+TWcr690Al1Kj+vC8KaNhExssFF28j9oVNU57wZrPApHJUWE6JegyxfdiibyJ1XF4dSckRLW3FN4HoH5P+NjLihJ8zAYjkr0b2haAWq39nJfKbGRXZcGUQ66Naq406vDfmFFteR0eL3015gq1CbfIU7aNd0ftSEaXTx50ralWa6TfpXrBh7wktYum81VpA9atsxRSqJ+zsidGmVXo1XisNuvFlcN1sbQZmXmyWrvNq4nsNqSpNZl59I7Jf79ObPIYoVfQiWU/D+lSJYml4eNvcbrT1zMmSrcEXpJG+7wPze0wda208dtNiz1F/pbXg+YN/hScke7L0tp0bPEvPVdryTJ/S2LaenyrT4pd6d3zs9asDsvp02LP1taWrpMl9Yt82e6rykyZVp8XEzzayRbRinauP96juW9mJjgG8Dbkt6+0+ifahOx5Qw4eroUhvlFLrnaz5KdIvniq04YdfBdE+uRoGZERFO2tViWTZ0dpnzZanMaqdtOh6nUfgky4iSB/pe1Im6oUF2dDPmaxFmyQbDTq7m3tPVOJ9bLZbVTCiTTza4rfhsx4VQpp9gKZ2Q6M8telpG6OI9m2WJ4HLc99XGA9PWwWtG+71zF5puqzv3UpFJyNVYM44YTC0ro+qHEDe+9jGgOTJTPP19HV+b9XK+OCL9hO8px5shWRJtFyRzg/cfpX3RehJfkP0FTT5Y9FsyWZKMR6uW6jrboulyCZdr1qqsr5JMRUu1dXxiiXP2kR2Y3ClKql/hZnhh88Erqqp9UPoeVZUfSBS3Fc201/03jqJ79VEFWzdgloNjs5PWkC3dm8GuSvWM1jL2oj7Jp/ih74n5WSrWsN33V5pp4xPZvhNZUb0TS96GcWy5rZ6j35+GkF1l855soav1enr7LqaT2bHF4pWn3opK7SqVlfRcpvWSnVnv0irntd2xv5evRd4a4bu9zAa9jPM0np9UuXmqU9tpZrISVcXFvd9/nxHbCtCepuw/XETEloFf/spuExqkJ4ihISFW49sXfFPJvVQk1p0D0vvapDkzym0vDM1bUu2S6QlfZMbIzVI1jEVTd65jiWxvRfFAwZX4VZ+kjao9fkg7rH1ISR5RgMMlTZSjQrp9wH75tA+0dTVm75u+yZwvQvQyRO1MdvUvLJBheciNE4zKO09FapqRAV9eghr+HXiMXCu6ET6VkpJt1AyVm9zbCc93tZXEU+Ka5gZTMyPNZ1WP3tL6/PX9HDdaD4+fTPO0HhzcCxUNTz94lX6AbyPYSQVtgotkfjCj7iCNBNswnO3UVkwqm9INH20TihLZY0K+Vq6nsBTZKTnM+99Qo/1JYqF1UmO4OmJoWjMkh7M7OkVXuu+gx19xB5Y7Sl6nwCQ6sTrQF2VAe2UzRb7IiAjpdy2t8f7cqIWfZYM1FBmQYUQi2+26V7zvSudcJroBmWh3d6TzHhoPF1wt7oyq57szjOn0Nu+4u91u++eSHcSexKVZFY8tfba77VEW8tTp8pK1GL0VO5epsqb9dCnihM72WxPnkw2vZNeNZxhATC0KehprfDMeBNq0TZctX1QTV9RGdiNauU8qW3lJzjVuEIxSaqmedls26x9ugqqvrtg16gaxq+pr7JkkEqjc/T1SyVst9fQio0XHkFbir0EKe+yq7xUdZd8nlfj9AmN1eOlQoA3RZEIKaYgjF6qeO3WS3kfr6Ft5empkkuesV5hz5KkPvAwQnqVLLEoEvtO4t3ql1J/qO/sHOelZpIfeoSw9y08tnEUoyua7oX8ZNq1zYgfP04DHlb7wlouOt5XzUbG89oNSSCtH2h4eqq07CfoHprXd8ONG8tJmqj50L7okU8B8/qZaWEv95FXT/k6U7AlMahe+tjDQLQWqD0pauwNqXmyNO1oj3VRa2kDLfPXRv3JHY5iHGZ407vK7+a1RtYO+tDM9WUx9khcCY1aedV7rUfb4bfD6uLzF8yrxYn3bn0yzqSd5dd6BqW86qmbwWZMXANoKqTVeeqbAQ3qqDJII0VawXnqYKEldqXbVtjwPWjr0Y34O5TfRe13WXakxyhEZLZrBWRp0qsLlzOTRPXVRYB3U6Utq/rWtudvI/LrYr+ipy09aemOt813TJOsr0+VkeBSa3i6ZAPkb9ZrEfdu7RUE2lp9xAEEhbFaytYAppYhh1D7VK8LLizCU/XW6bM/Im6SifXeaimWctrrymsQzsOT9rptOmw9qql4ezCl4b1Whur17RPH4yO6euuLbE4AFsJCHBrRJ3jDFw9tIn0zepNyheQRHqs9dfp4JY9WUEytt717X5K+N5lC9fCU7eLBJyFiXjjHW0rtZEFLGXpGrwVZ0zC2rogDBEa/2RE66bx5hY9Bn24bkjrhjYPnq6R9Y23JM2FWsR87vVgXKQpN9JbnPm32uJ/7ZkA/xJ6+Bq26LeKnaapLUkVvIVp5/lbH96xgmQovWy/wfn3ZmfSsUaxa/bHFW7VLUb/oeuJ9yMZSQF+ZZlbJ6qpKfuCG7dlI1cOiB7y1Hire06Ie/dR2miSBVjJpZf5Z+mn9KiVm5ms6weu8hgkssFuWFqQgZPc2W9I0qDjTMnmNurSvmvcq00PA5OqhRxCL5b6Scz/0kJ0OrdfxSNa9HQVCQeF1pZ5bupfOndjY6/LAaWfn6UmeqGlEYzWuFFuzovKQVrt4zuvEKmmDaDnJfT87fe5jkdaip3M7vuzpWoGe27DnPbfSSF4WTXG6eaFY+bQrGz4EML6WSoc6ta3l77XqPKzHY3sjVCys8vM0f/rezCirtklhptRvdKVTnqx1Lx1z/bklj6Fe7al+3s2aWWfhuY8q3ZM/Dq7VbCv4w1A5Bs3rkPP60lba6Pa5k0e/tnjriU1C/WX9htVdngh+7kObBLKJcaZSSGCrR3wFqm1233gVKX1fC0/m236S6etMPUHZ9FBRvbTP0yhuPyrJp8x8UifdmICsB3dRpsqWitrIr8/nUZ76aj0pquBzqydu9cFCROneSa40tU5X7cXnysnaZQR5PK9DZgsLaltir3rkmejJRab+bryWh88QGdRnlwiMVHVUn056Kysrbz2P2i/osU/XkT7Jr43skDzbaubaQyhjiL4pt6l+nvPkAGu0miA5onuWxhD6mFLv8fiIXeVVNFh+yHyfbrTAFYCJ4ipypn1RG0vd3rxZ2nkCFd3oz3WVlSEk1XWUd5g35b0n5WlyVLSaDsX+VC2MCU2GUqhASr/w2qJH58567I2iiWFLrfBePyo7vDlP2nSnSfvFkhR/rwU77+Skmt57lFdZmaqLvaG+f14fr/XCwkxUnnp5xuTd62epEbdv1ptIt5o2H5qNsnUSUSW+ow6fmdr7+rU8PSWfkau59EaAb4LXlXW554tMa1A/iuYrtvdkuunNLgVX4OxtkruY4Qiil/mbiKeuTpik+b3/eBnKsKhqP2eNbL90xtltUA/bHzJpq9JGkpvlCVHVn6P5g9zq4PY00sotchyyVLOqJyd7a1/UVjFyy1zUIDDy5Fexc38FV6Vdr1puvOTfapmnvrwzJ+AtduqzoPr8DlYml2sjj7N1ikNXxdQnfcPveyuJnn+TNIf2bfQZQQERD71GHQ9ZHVeQ1j6VztGjzedZMi9xlT3piyp5ddhTsuE3/N79dhQH9jhV32dPGU3VwPNSq/4hHopbOZpnv8E+q7aW+WTUsifK16GHYvwESPQhI5V13ypBp59ENK7Yb59PZZXTPmJJ9cMacyep4n17BsQofK/7JK9tCyLXaU374T6QrT4Wfc769oJmFZNbgtXSthIa0Tq+R+xoqWTjPPYELpykiU6qXiV/egNe5di2G/q/qdRQ3mTr+TW0SM9Pv4mpEPZ1Ois8hRQ12bR6cH1Fq+h+jwcvSx481Adto9A3vmZj35A2EN9L44s8POmwJ9Wd89oTTLRW105aO+MwvZXaj0qfB3u0isVo65ZlaCdZNxtTOt2zDGuz7e1AFJ0qOTCeDJ30Jg65yVSm0BhVReK5WitEZkW91EN02n1eGJ1JxqS3TfoszEs/pvT8FdztO+3TnoQL/jwE+tgE27PXK5Kna9fL14I6CtVsq44fZXXtbCSu7T2tc8PWqZqWmJeGHlpX6eMTVGztM+ssXmR7QRF6lusnup80pFTgudBaGCQoSKierUJY9Skrx4N9wr5Xok+sz+/Vk/Dz3huaL4g8JKwdsAOpvov1CiA91JKyz8U2n6SVSl7Bq+pbJZ6bX4jFUMf6LMmfgzuD/NkMr5Z5q/QhPndmzz1VWG82xsoMqYQq3iy9o+14yFOpFCRgxi70ImoCZcbasem9dcRPTGakkoesVAVqafbDxdJckVRyEd0nVxo7bd3Homp1sGRlC5VxI1m4W2k7XOg2q8iKNfxJNMeW6wCt/YaooHOEdOPpC3to8jE9wZNfP74+vl6jmjor1ap1QctUVH2FRhRciB/bvZuK9z7Kgs/1tca4mGbtVq5999Vdq2ly50eeeR+pIira7DHVlucxXYeP9mtVVD+JJC+i31UStpGoZJHTwvSiraxVteVR0vdoHEOSL/V4CnpnB2wa0yG6x9LnT85Dffqe1dnhGx9dyrNKZdDXAZNjzdVTestad3XXzboqRK41btvunWsSdeR9dVTYzKq8Sn0NdxtONUi9ZKVMiAaXyZYDvILsvIx3svUsTapWd4o8tCkFVU/oN97wi8jeFNV7YUyW6IIr4vLNabuoBa59P8gHJJ6En6RH37VofoTXedL29ARdn9GeZzN+vLykShAC0gp/GqMprLY01Ccxe3uvPTQ9gcCPausNZPoQT+vEoP7JfYTtqjgkchN9z1KFdC+04cmtsicJqZt5CKPrWp2gOI2RFVOwe6+V249935bGlSwKgurl90FtTqQWa5tZmrS8QFtdZTXcwbxURWrb0w7JipWK9+rHNqBCM8rLU6y+SqDiCQm+J61OTmXaQFgGmPaz6iG+vaX4YamrLUk8PqSjHYmVoWrP4W2qWp6kvadR6arYD0QlP+Hf2pdObf0yr5+M55vey+epFsa03gep9OrqcOS117GW29zR6Xsvt+fkbVffrRLJIPju9U25zGw8e1R9FeDi+jlGUN6+j8iA2BdThPymT8mb7HrVuaE8vlLOPE/QPRmmG5/WtluZfGS2CthvJ/n9rF+epVpIfLpnIdC8yH1fV9ftyIK8RDbRtu4515NeJfPEIiYk2t+aPkkyyu3zxx6xoHudFJWtVRtIKvSGjC2MyJJue/pkSa3RLIl+siST3Bsu0gzN/JgqZhaPypUxierxQhv6lc2ZNb9y5YNFbeb3APQrFnlZR/vUnQae/CYMQmu/fHvRPG+V3k/hQYpc+hX3XIt+ss/byBIdxU+wThIRaKqk9dXrSuPf0j2sI/pC+k32Oh4ZBaT6zby+r8IGPfTYEuYI1Onz5Xt72xpNFtIgeEZEn/Sm6WVHGVtxPr1GBmtb3SonIO6qSvh1RXJo6VMlocfTW1uZUx579uecip5OcqYprbWY2q1PUvW+4EyKvkixpD4EzTxqpPf0PqNuzJ6lTm4eO2deq4VPujIiu0g8DamLU8FDAfVAfkhxZ/+2FEn1VuTnnlVpmZ7ypJkwcY+YYRd/ao2ANrTBfXOsZz9rGpPGS7v7KlpJp30vAvs5fdrEJ+l1pNGGCe911Jt/M86L3VSsZfra4C/sdevb+mTJhQW7DySutEvrb2hNR/RGjLZp/R7vtq/Ro3uMRralt8TfIt6TBnwfEDI/mCy2a5sJQTB9r/Q0rYw9Przpn28rIeJxfg6LanmysaXH7QWkZXWHAgKrPQR7a3WS9cIraj9hofkNk0au0QP3A8T0pBW+8rG+PtNaSIuwhoHS1RWeTF+H6g4hIqFKtybiJWLuXiKPV/PW5w9NHVXzXlv5F6onVGA8VBC1Bp2I3tav0x7uWx02ubgXtkivS95a0mVq+c947W9pHlo1fe1ALeeO9rynq97L175EdA1Z9Z7PpaWmnkrlOW/+aOlY6u7z69cMV9h8mzJJ5rZoYXZLJWpWI6rBK09Rl9bBJ0d+dyEVrDrTjo19yNsz+LG6j1hacGmJX+he9fy56MFDVqvKMuPs9H2mwXrX/TTKFpdFtHW6r6m+d+u8apDEasgJECSfRbttDVjjDVH6MSfF5SQhFHt3CzOORlvZjt73hNyJezSb2cITcmrN1jNZMxu9+JO6yuWsfePLJd8exm8xQf6s9+vH5P2bPIS8VVF50008Pvgi+kbwZn/WydandHEfvOs5hMtH1vrptYjaZr9KCqhWOya5mAQNPo4lLW6NEIO+k1hD1b1eQrG62J62bf61E1WPRTxWtd5JXnjbERQ9Ol54Tm0O15M2LxtPVQt6nz/On02FoJ9cls6e6cw83mnLLasQJlxbMfI4uVVWz1qSQIZYLKy44rWtqnfudO0Xv0XrDfwVeFZnJs99uMe3DyzQoXExL2mxMVjj66jk++4tepqetKe0mNlz0Ca8lu2NIkky1MplrUBr0B4l8X1jbo+D1SivgsSti1siqwC4NXFdX9OuybROOCFC3foMc73FknlvMqKbmAtTi360JkJq1u/jC6hjjaf3tZosWXrAxdCi+TFpVJHQEubXxf42y5shbbNzh2KVpo+0VtnTtmjgy3vQw/YQMdPaATymh1e6Tn9JIOnJT86iN4sn9EnClvLJ2qjAQ/tO5mxrla9T9bVDa5grpLeFipysiirRnYRqBf+/GcTTzjxlmhX6q7NS8ST8tOVj7ytfYRTNkwQzFhQsqbznWY89N4y6zj5cM73jaMvcfpFHtMdpLDvdcHc241QiXkoy/D1eW/uFdar3lbrjLL+O7j2d1h+G3rinq4v1ttXOxzsJvRRLS6QGTRDOXagc7eslbckTlYefXcSOW1Dc1TCe9RKpnlUryldpnaNWYgnfoe1kmQIE8eq7dbN0U4NL2vfNeg1Ttk/kwRs7u2qxq4OQ8R6uon5o0lbaSu2EQkn00znda22tsymLpR5+n+fVXoVQ0Ke9YHTu9HAtNH01C7jIyFmfv3OlsA94WDctmhwvrRyxuT0hrxjKe59UQNEx8+r5lcpWJglXlXJ9FuynyeMsquqqJJ28lHRodE0Qj9VRKZ9vfGBKmHENH3Xs55gn5vl9IUK5tdRosSujR/esiom5lmTE+NIxvrQsi9D3GiwLtVjmofdADknbZ8MqfR3t0yO3Ku/ZtlXqG53ae5NJp3cnZr3lkhpVfI8Uqzp/D+Tagn7CTLY/EqH15tct38WqykMqey7WHrIzyCxqrzBAmL5KguTFOHPH6bxbRWsa2go5wzIC1FdJG7YVrG4gw6ifK2cqhVHZeKB4vCJP3FuRENaoldtmPFypajd1RadXyQg0lQU5d/KJwBc2CcTHu54GgJpxrRIO5cPiQOzodh/yVH9XVW+k+HAB+E3CYvEEmq74iHaSRDPhGfD+NBMuISCDPiR9pSmiWPRQJF/8RYPh2Z7xWbBDitPX4LF14jYBkavPysvokD3aD6lv4lV1oe0konqqJbobbiCa1zr9KpCEYFUb6dlrqU0Bt5JUXqfaGKzrcha0HsipEY6GlUXTO9TlA3DauzuwvLBiI9KiyZOt0tEtCYDcmBjxJK2y25fRuWCAE9+m3eLIhd02GYlZQcYSp2KEJH0CnfRUnWSrgAwwl64URIM0bhFgkrcagUff+tlTrIqLHnmCCsFsOt58ypj8CQvGQ62bwmHTZXDltJtlaxwvllSATlXJNGWscLK2aiAAM3BtOIdF6nySulGkr5TsjnNITFHOMFCn3iH9U1r6TOXeIQmnMrn2EWnQYzSg+pw1ahuMZrntjKPCbmYRwiipfZVG7TAbdK4xmljVU1WzjMgFH0ohCMwK6NpUdSSTVzRQwaJgtAET1vdvS6mQT30DOTdVq0DVd/gPz5vwB3TlwVfTEW5Nb7xCvzgIXWxpxeKhMD8ytTBVQXoNkyVR5Ga+SsdRfbVp7dWyPqSsG1IxVOy4jkOSUNOpFkxRJy8BsRQkyYkWDYpS9CxV60MYtSANYKztkX5CG7TXtpL1xzubLnKZAkxofMZ8Ont8n2k37P+rBpaeVeluAiQZvoqpe8CzVlWs0GUScNOKJYv3jpcd1TpXqVpsIXFNmfdmgO/gwAAhistcXJUcd7tU0qoVj9nnXQGFVsKmuJ0eiiRpG4VGjxipKWUFTzJ3JkxXrBP4ScSu35BFQd9OHODiDUkU6XY8iwxLGARyGUyo0gT5WenYfScjBTvKndzh2pLRclvAFCNCFbkRjlQRBEflD/zpK3/QzR0Ei07rJHnqHwT33FzXFlSH9fVpPHEVVVmkp0jjTkxahUVK4Ea7x9DHbMR2spqIq3ZrpVX6+o6epLW8DfZQNNerGrxNWV1Ja4X2om3PdtXiDCTu85BACjRks994quCVvO/7JjVa6UwfkProLM/+Gz73rGlr+eLI9SgCYdMFkRkQSEJWsrZ8EphJrY7v+YpkF4ieJGy9Q6/t0KuwBGPSg42Qd/xykczVeFeb1rKgrqLnuTXfCiiS09MmDiYZS/fxPdDG8qg9bHvYadncNxAfRKrIIXmq7KirHpTwJKT004cR/gAQKLC5UoEJR9RnGTVyv4SQJwRhlz6QbKv78Glg9MhngYYUxCN8ZcAomQYS46jb1QxdgEQWA53wIQUmd4evtIhUPNxL5QlKIgf0vbbQw003t6OaNslakGqJCoGF8WR/wpbGZJV2eYWLplNVda3H0by9zqNgaYJRmufSzbLc8WaP0KpIvl66YwU7rSgG4EvwrqF8xQypQIg3QJRZfgQ7Mss3oOilqmDW1KoOXwd1jDdkQrneExLAz3hAIcFSkUWdbbKLUK6m0q3KxHb6VF1FW2RjBAS3tHASylSNokb2p1kTCHhgowVZAvrEw8viPaVHmWsxgf2uORmRpyJ/n+MDueYTU7DkItWmJ1ppEb9ThCko0nEq6UrKGEXmG12xmTzmSVRYtRJ6vBNoPCvJxNUHMi72ztj1jolU6pfZnSQeFUazavbEfHH6hCtheP7FokddDrUdJ0v+n41CvZ70Ok6c+LtSKzFhD54lGGII6Y6DUYJUB/9JI282ii2q5qmSfGFgexIF+Ssd7XGirxWy8KvOVFElE6+Tkk42dq99lQBHaNKeMR/is2AfJQsM8XReRJub49lIqGceLPaEVnzcJppXSb0T8D4DhrfyWbpawsMZUGTlw1xg4nkokLsq0lwhau1rV2ldj0evYxvq2OGTvAnrM9tweZFe9dWT+iZ05UnRqkl6ap59ktxVO8nt1+FNXINLmlZSpe0F0+qFkXE7EJKtwaCM8lKnx5brrJPOk7kGEOGvPE5l0wAX3kDwgbDCdgHbB6gqcEV404q2+eFY0/oAkAH6rA5Nnkhw9wCMQNRnixdUWLtlWvvsGBcmXphlaAuSbEn+O0069GWF2CfOeVYYI1P8aolbx510mPnEOTIfpfU2afZDRb2vEgcIFVSJzGQdOwq9pLpL19MkpNoRqBZDkvhj0WcJ6i1IQqbKVYJqu+kJwFKlwoe6kUH0RNM8XImLkDa0mVqaAOfYXG9P1F9seMmLcFkfaqeqD3RBSG7SPvHtIO1DGtxr60knlNeJShdhg0UqbVSi3riHbEzhYdFUsPpJlkKFFz5h7VUSevh/wwoAqMbfrIMqfdomtLUSMlKRaNVGMoIiewXb4uD87pkhnsCETqDVvFVGZxEdmDdBJD9j007TbKlLqFVuvPMgGK/ACDxZ0yWcdLU6ZH+JgMfuJhIL8hXwUFyDVvTM26vx1us2BRsJemCdMkpFta2TvkWFMRBlkxXigHUfogYzjKxR2RO8x2b2LFbKo2hmFZbHvRqXqsQR+/Sk5WNq4Sbr2wzYExab0RKrPyF4ou7qiifrOoany88ycixTahy9WWrBQ08zO9owXjghem/22TuQjwCzLWLS8w24WzGiGV3lDFwDHyuBatAW8FS3nmTJ4orpWvRSp+MRc0Yx2JwXC6s+ExBFZcAYlxBfOdS0QY+i5Ni7wz/HknvA9dPCdFiWqYzEk1QhfUWVWccWcBGazfuUTychALabrqpzV3Q+QR0F7ArIYVToN3S/e7qImmpmTCXKeRMAvHG4llrRBmuSrjqQjmitgwALoGuXIcdnDdSrZBw+5gk99Hhf8WJ9HRTJ4OQI5UWWdFr3puDFlQySQ0RpTD0068vWkb4xEIdqnKxlvfc0VqumYz78Dc9WTPWeO789vM408wJlOINorYiYK6iEDa3x7pbK1W3K3Hg2VeBhip4Ejj1rQnR1fz2i18miT807CYkDziaTSlVZ4vg+DcGE6stt2/vSBV3NTUodM0BAZcuByaCA/Lf01UWemOxFBSYYxo28Z5CJtOy+VxWkit/8us8oW1FY3blWDbJiOmucMRXq9ELt7lzpvnlysmg7FG9k7SjPFUKAsAw3YpUU5sIbVuW43sbi9QPHukjF3Ved6p2xDbKTtVwDTaSttxJBC88SIZzt4SKlxq1MEOYWFUuyLs8Sewcnb2vPGRUEtzb0WdfY4KNmwuS0k4btrHKgcq1FttJIQghJ8gUxxLvvA+x6eP7Wlko5i8wCQT8AP42h8TFTqCVqP1pprcUkM1RrqgTDbDpD5NOE+OecqNngMExFqyRTjqrRLgqIomc0tZOEShjW0EfHNiq9sHJIzVzrFmC92JIl1WoJw5YIQSv+FLt+AymtNuygPV5PwrhQo+JTuPUeiijRg+dN4rIuMxK9C9saGJPVHlbh0lL6OGkLcfisBpudKxHwKskmBSw6MnF+DpV3VfRtgjNl0pbaaBvdcj3vxn2KRPGk9uBWmHQkJ6R0AZoDu5+MqlJtJ5UwOdV4+ryZRYoMFiqy9YQ8feustu6BV742IHAjlpqfMUgVazKpn35vkVFBknphdOCaCbyC/WyyTX65BQlXu9jOAamEhuSqIjtuVBmYywlPqwfa0LOhvOkBwSUwj/pTAfkZzAPV0UNT7D5jJD2Le+6/BRE3GPm90n09qpb3V+qqfAd4gic8GyzxNj+mCT/p7IYwWtWEtt8dm5ZI7DQECpfKzNKEB/skBOTAO3P9cGdlx3RPPn/q5/ZhPjjyc9AIvWmfNLeicIbG9ZCswAwSUhEPKjw7wrUnafXpE58mXOvTOc1uBJDyPnrP8K2CurppYMTKO3XB4xJUT2Ubc6U9C7F4shaEhuxrJ4RXQN7nMUmt1aUchQfH86PjWRJ8vVEmbItKgntfQTNbjSwdMzvpE7yAgPCfLH2WHTizY+FCsVZ89/fk60fveqofIGC0A3u+TyDQDs5AuEXQSCJF6p51uParRK8a2iTKhHYCOhL3MNOExj5d5yUWtPHRLt1HhwaHCfDeRCsfSI0L6BX0bqskbA094AiZhlmRpEVy1y1OJi0N9B/RJ1VWQdUkz9jWyTCvZWYDzRyviCKjV+DrxCOHJXzvUSym1tH1ARgE1oiCNp0ghW0a4WkVD4EsWVAplKBbKeJQBv00FoHVDUEEU9Z3gD/RetmqgTYhJKQD5ghL6N4rOQH7clW7hSJRuhE8NGFP1aMgYjhfJzHIzNlSVcA9pMVkjPPdoTSKKkOp9Jh7+qiQV6k1jJgiKXqYaRRQix49TZFMmYptGaUn9gQYUmBrP9uZDnsC5A9jWSBqjRk3dqmpKppDqaNKTzliNnSnE9SxuAlvtwr5wANh8yYNTDWX917VCACxBdxy+W7CgYr1yGjEkU0Hm7QIOj0AUUPyxqrCs+SpIZmMNmwH3pu4yb6NuhGfagkjjODJGBbXpAVbdvcZ1i+TOfvzBpuwM2Splu7oBJoZMJ8syuC9WDsa66ZqM0G6CkirKDG9GfOjQk1wV7TJKKW36cmRLd0eIPrBU5G+TxzRRNO4puclwgXeDgrulH1i5vJVZOVsAsaKcSZL8gKA9pBjL3fhIRB2/I7J83udeCAl4LUl3rhzTs6QBwZJuHiuCqH+jij5u4xQNEn2UFVHrWLVIHQVAICOyL1I7z2RdKDPICuWkG1PjU5nsL3pCppmFXXinU7wRD6jSdCG8956N+HyVBfnTBwbR/DtE0K4kwuCVtVITV3drBWdDzOJNB5qW0mq3d6g0qrq6Q2oIhl0xsvwFWlr5/BxH0gSb8tSc6o55lk78BP6tCef7MKTPrU3WkxnO9Zol/G5ZpyDpM82iB3f+3iwAro2svVoz56H1ufJgu8DpG1WBGh19RCMrBFWJnqumIzZhUkPRRV92tzsNbGqCmxri7D1mlVDAT30/ltcuvi06rgHosqzhIdBYkgSq8+dP5TDWi1ptmpxLgiDCmDT4RrFFkgGWUGIFfdZKBtfTVfUF4qz4vu8frcSMTip2tvLjZseFZ/Oh+j6e9a63kPgd59lyGjQ+kcqEi3yXImtyXfxZoG4AUNShnjzWPTt+u1ezZCgAzRRtUpdLIvstlfcUYW6O5cxSVk9jzmLFCHNVg0TlQdYX90ej0mq/DBSjD3LTY3sWrItVIRqPymIkWIUQP5OL1XO1HAH2qA8UMC8aleYt7WzCCfOkreptHpSef022zpTmYaT6qJI0Hc7EQoruBK9r++1ejrhUR/IvnoCgn1zecKFfkvVD6q6dO9ZfQYLVFDtgIaB2zs+varNd/k8LrliPrto+aBWKEKC3OdqXUcay5MmoUGeOypJg82+htP3UdIHehRp1ZkYTY7e8ow4geybTD+oNjPX6pSdgk7MikhMLFC3k5ER7BUOC2GMQUSIav3wij7EjNB6BwxfbSRwJ4t3OGrVoSB6H1FP/nfbs6ZSh0lI6gSzgIjOH8PPphKTDJIyslBNNe0pyJFBByqXJi1AkYBFWMIWjaB7wu5kbeJJUHLPjFmazHuFzeiYd28UfA5UENWW6kpWb5CSeFNlF4VwYLL5YwPcgmcEHghAaf9Cxl0PjQEeE0CFElms1VwEarU7faZG0LUJYEkYH/oIyRfpYc7UlvK2MiJDNAve9ZSd00MxZsAnPYZN5cqGwDelPqMcgOVnOzipAYJcwPo4nSqdJGk9sSfNhiphORnLq2tBWj5R/WmtkQJfwQU5yAIMm7Lv/nuCiD7pNJ0txIY8Y7otTKCVSZToE4qCW1NyrCss6mxrsh7SC5rAtJUP6Run0xVhitGCdEsnQKYSyWR19c4v6ieZYutbLH+7rNExoyLADyPqmeaYxDWntaZIa8Ynywmpt08yPCFtTmWxrsXmWcxqEV65E1SL2AqyKuuZwGTkFqs6kPBsUdinLQ4VIU8KBZlTJxGdI9xeRakmLbBBmucazT4qt+KV6k2gHHl3ZscqSa+Vl7gPrDG+bMLFLp9WiQWt3SdouFqRozegvAyp3ty2doxKhtygqrPkQiuHLs/iwjesJQCLJMEmuXYlg7ELSlkmUVYDKkMgpFijAoKRtSJyEejOMiDNTPa3ah6IG+6hYx6ygnSEQqx9Z9mTMB+aUkVT68CvytOwNQvHM6o05NeIDjh73WP+GVrNVBiE26+0w5/Qdg9M3RNWtNquL5YwV9nlm2JkFel4lgQR0rQgbWMqkndqtU0g+p2su+fwrUKoOMO1Lhv5fk8dPRk5Jno8/09QvY8k+iBI2zdtaHRCYJg8xvAmImzpRDkEflVMV23FGAYg871nmFylC0St9eQBWvvqyi3FNTX2vk7+2/Qs1AJaHyAQrX2FnAiTdrS20JMl3aAiCFWSYMCiYxvbrKTqy05nvJ5fKMD7y3wdwFHiKxKWAquTGUnV3FI99fbRBAF79YwqLIcXibgiNsejLQxbXkLHnZFVraZ6MjFGqK/1uvZQJABr4kMEhj5in0MiP6YVds/2KnEFHahFfNALhsXHsC/ztltB4PuGq0n6vg8+8kbtVi7UWBF62/Dc1sqIpUBjGQnuwy56OE795V2FDvqXiE+6Si+OkaZWGgdx0qDKKltTI46gbRARfUuXeZYEtKax0DUTiDq1tJfC09dz3qcI6TFZuIo4yzU1H0wldOZrJ2f6olLR062eZRf2LIm+ZmKW7E+rkfKC1akMHwqRKfW7XR2mOpYTaF2yW2+TKLBYDi09oirAk3l8lNpbfZJNVzrl8dAmOpuNbPc9veuxFfhMonbve/ipJ/rPJvYn0E+ai8RU6Q65wUJos9VaB8iTh79z59ZPMPQjXgmex9zLe1l9T2Ljqw+woIK11rSaj5cJcRI+VMsDtcyRbyp62PlemSeoja8DWZOVfc6YKN7XMYiMQMY1XW2BPRyGJRqrcg864OPShgFbbZDhxjNyiFfsj3oQYruzBcJWcTfk2lCfAy+1bzGfYjIAmO0IiatkYwTxQaElB0T2MEiwU292SUPH0ewcZT4xQ035OHAKqFzdWxf4wLMg8hjHyh5UCm+cP437PlQXnfhcW2Dgcyfk0z6GGq7DQGO3Pg/AtWILbOhcQDUo4Nl1Kr8WfEAqmyrmrAvpx8wRwcfOTAKEPVTzlDoWoON9XU62cUxm2xcGEbq6RUbf2IrdqZUpIGwMA+kBsycS49p0nVlwga8rrSW5LgINiGk95CPD1LKL8NdCM3+2oVIKxPMEQpLFJOE5WDL+TDnGog8zucyA90Y9dumwCphiKO2z8GxggyKkIbsGQe1VEgBz1zqDDNrRL1UxFcLLhr4ykO/ibZAIn20jY4L94FOZ+zWbgZXMXGwoaPtb+3hgynRa/GA2oGdvkIkBgGNrPOF2BNvsU41jETnzr3P1tgPFtsDAdQBl2rAxdGfLGMwQAHjKxWHEtjqPFuPZoAlsHd+3DzobQ7HZY1rMYQrmIwR/tgA4yii3IUgBpOhV1F8Zu+PFbPxVhBCqsFCt0Q/0Rnh2BkyiVGZyg/+eN0XGLOtkJ4qnvJoRNRdTwwZuKS7xEVcVAgTUjS8yq4OTPx7ExsewEUZCYKhnA6JM4pnwbIkSygCwDaQ1VgDQClNKoHIMZ3wyEr05LuZrjH3MaTHZ5rq2zpWEZvszq93ZkMcaQBROLtjYpnRg1y7AG1he54Jhhc1mfqmbqAbXIHCxFsMrhWLho1X/HDwChStUMFsgw1TsGFdJMSK4KKNnQIZbMKcBhWNvKAYb6xxB5A0oZ2rTz58C3lmI9IHRh5QMZth5aHArtGWAES/2uBbTb3CcXIcVOuPsIl6YAPzXpDNXz8phzJjFbi/CEFQPTGOrwSMq9QoSAowZ2rmexBuyZwq1lbRlBmUmKWLD7IhAzEz2DLdVNepnDeFxwbBMGDCoDhAtoWdKboZiuCJmf55spnmFetToeTI9DIQ5HonnHnjUyJkHnXgDmLDFvOJ1T/uMKqVXXKkDqOy62FXQzDdkYgM7R5hQVISxr4y0j+GbHAZ8nsDWMGZaAUPFAPpN82Qqe9sR+/qfsvMAP5fZtbFq11YEutvVw8Kr5vuM8wcV9yF7UxgTOWea6sqb/HVFXrGBi8GxYiQLvk5iJgzEUYlvswHAFraF7ILUlmANKsnomx2b9euOttLnwDBrTIlWrFgSlKr4ldI8XPsbrtcBGBUAc5si+cNDiPMaU4yZ15lvQ+3NOCDMcF1lMmrtJxm+BUr46AJAjDr4UKnfoY9hE4pbcINGM2Mo1FT0KgK2RJfzYmlDB7UAInAwKsIG8I4KFheKbbCNAGnAjCDYzKQGb+izaoOhs/MZ1zbU/OFz8tlbClyRAQN49rrrzoBvnHUYXaEeRQBaGC6zY9aeqZWIqUTmMB/89AfGYYgk9MGZA6+yyCfqMc9bYUyVZQPMUBtgwZDVZrFtqM/24/ldcSPRGSZMQdjjiAoI+ALPYgITSuxNZNyYDSADtZVzyjpn4r0FhKB2sfCYDHb6caD3bFtL4D7ydR6iGLLnGp881E/As1u51rMMBmDIEDLEWXf9NEhr23Lg8wCXSZMGVF7MFozBBItKHkhGB/Yns8HEZ4KwuiP3OWZgM2Ooo0GxkDF2z95sYh/YFNUursDUIVIAwLaMznquMYJiPOBcSgETLM6c78MlgM28o2W1hbkC9mpWgRcsaRJI2AvcfEeKxemOvOGtUP41GGMJS4YCs6deRQf94pj/VZ5AAWz7MB81sQ1XMPU5FKfQS2SZGaPZhmCw2orHSM1XO+VvCXYMVM4GoqP3gQUMUauoAuOwGt/GgLADwLAHdQm1jqN4gG0OBrPjKTYDAHDn+zzHrBDPAFapD4ENss8tz1qKLxKCg9GPDYfCDEjCCN2VfWUcYFHmSMZaez7Od1BWmO0qLEaqLHsGpgGGhWbQspgicPShal+ZN5Ax2TAgK/pwMx83CZDx2MxYOHrIdDAKADlbBtsaiBqDI1ljCDwWnwd8QsWqB1gez6Iw2wiE96ny9w8eMZtZlGmm++QdGsZlRQA+MRnM/kYGAAEMTTQYJAQzGGFiYiL4U2QXxOBzIzIM0XfTUtxMnEfZRBV8U0UlQLjCF6jRCGOYatokmLla0oQxhW5G9+HxOfiLOnMWOtnI4IscYjYY34TtepgKSoVVV6ZRlxVENWyAA1vlA2EPkLxCEwHUrSsKvheKjRkCC+sAOPju7KgD8ccD2JAtdxUGRBlXE391MTFF/eowiixLo8a1j1U2sWuGjcc4udb7DANvT3M7a+hpRmDrgMoUyJYbPpQLKJpDldQ4xumI9EZbXD6bhDoAjAABkIHpD5Ylvvg4FXMzNqG2x1nnHFiysGdcWF6gKx7LN7AsDExgzbmi7Yr5wvNnrmazwFJNQJsbGFu2TjxaCB41eccZ5krzNwKAzbBd6m7eoRMQqLdz8S7kmny+GW+uw4cyG3+cMcO3TutBEZ+wfTINVgbgwenkgwN/mHllZimdbQy72WBcxxh6aKmyLkt2o9Y3wCDhfvi8QOdoJ0rqqv4PgJqKK5VNJGEASuDDAIWMDmNY8TFil/B02HtmHsh2kIvjmcR2NQYY+96NDgamYMl1pHqRsb1CEVzwgMEFd2O1QEWH8QM7AjrbD5bB6sMuZHqW956hBoQwsjwhALz4lX74BTPCFwy7aFQgoCLreYDFgG+AcCTcGbDc/hvwycFGHa7MjvlBMYgPBXekbOOLbSGgn+ZtsShzDXSLBH0mgcoNGE1kfwb+AKhGjH3Qr/iz7XnYJuAR48qj8n1GjFZFji1MnUKNs5sJRsoZS3F8pbBPtQalXuEMxMaWzMF3EEyDNZ+n7/ssAR7+f0hShaOrV6STqSzFxO40boKWtuwTpxktwgoCjQilw65QqU/FFk0722bqwxjcQ4cxCgZbg3/33cTwFcxmWJjAFnj4LLh6LUxgPqPienT4jNHJZ5fIKtDZdtwKoGuf8j6DZ1UBSzaYGWSwt1DD6EvwiW1lLmBqG75RjD+f2trgWjhmisFVateymW8WDSBTuY7MNpfAZxoByFugwA4blFbDqfmgtWzMMAFkf85MkYVZLYGpDBgZDNh0ATJbm4VjFbkwDUxB74sBtYwPMegofDLYnVJMQfEQAzC1sKmxZAtD6tPIanExlW3ArlyjFow2RwOM1sM1aK4fVgXakM7yVEterJcNLd717UniQ45Yt/B5HMSyLbeAwExX1A2EXWocRtwiLBnWYouYolpW7Vmq11Lb1hQdFoLc4X70VJdvBj9DwGbuShErAhnbUywHUPBxwtaM5cDsedBLwZvYTDs7OLa8hmF5GLlFXinVczUHEJPoPYBePzw4s5amH3bF2dTp1bCzgzAehQpgPU+chUolELePYFN/xiQ1Quvigu10Cl0A2x9m7VhpCkjGBB/FMcztN0FtkIatIWMxam8ARwIScXYPTQdGcj9l0JI+M8kRNrMm4LAhNt+tPvZkbI8ZH4BZjmaDZ2aFszQvBsluJvIBvpOPFlq/YcC1McOoxsdApqwMS5Mc2Bfwud+XW63IZsQ1FRI2uBhEv7oG4nF/idqyTKaH4xnqzV7pICuBWPB8YKzYHhCrRljjaSFDicM+fcIg23Cvw4UFhoyZs4yjAw8yQMgMJ3U24xqnD/bO3hpZwiuuJs2euStpZ2M90BT3TMdSnZBqhLEVOczDfLT3XQ5DLeXjGkzWWmKw3N0sm8azMQbwNHkF4N2xYfi8vcpbSfsB5luts/1trW3mhw3EDAKXCEYKiBXsZ4bIdVAmwXIwpRQ+3I5MaozSAGsBu3YBJGAcmGoMyjmsmFJtnz1jcrDsWctjVjI+MH6fscAUzGZaMa21ADCi0XUjnoNCKVIdZOeG0Bij8oYptwKrMUiaAcBMErgan0WNMYUrtUvkLwIPPvFKsUAuM2QryoGo0yHsUWYb1ZwB/EfUdic6hMeGZ9VGs/YFMaNV9r8OGEnENGXgD5evoHLwBdlj2AMGYESRgC865Aa1YCx/kmX+eerZMzXqC7EwEV61vsxm3LEQKlMAYawBky3ZwJHSDTNrrvAXdyAMxJge/eSByutkl9V8Z2MI2GttgMNIhyr5M/AxiJmhQR6p/cWYAcPzDHDMYRjb/QBpGaX5WtZqwgDYJwsGEljWxZA7I83nUWlnsdXkkLHtimEGg1lF2NsN0UliH2wCV1TKwQQfBlvu7K9CwIxUMYou2Hg3y1jgQZr5I7bLMPbW2DdIxQNIhTWwBxqUQiYJVtd7ngOA/FUtdxA8aHOGDyjMHIEI00YJLzWKYOaMiGNr2BVnVA+6GzhIcSnBA4VUs2EqZqorwNLZM/EgtlXnE2CfyxA7iLCpOUEPSYD11YZ483TGhyJzNqwyuwrdYXWT7YEZmHiQI0YbyIVjMscXLd5hUcsEY7CLsBCy5I+XBus+TYWkGJtDEgCCbUA8OtQMy7JMhg1mZIL62cUk7HBnm9Ug2+JqU8q3CZXMY47F5WMwmCgDm8zoixaM0eBsdQM12JhhNqchgX7QnB0bii1bpFTijQgsxbsZ78BagKk+G1kt4EwyfKOMCQAVvR1QinlqvnqeOSIcV5BymNyG5TLj+zAA2qyBhQT2HKmglncYlEpYj3myt3yz3H51pVHBSrkiyUZiFQVhl4Esfy2zV6yqDRhMKLYNsocFOutuqhUPmJU5VOpAgAauYvBqjK1Wkit3AEVMwOXsLf/SmXjzRs08q3S1bcwZM7UPzTVWatlfLMbBLB/MIUimtlXJ6w0vM67hkMG1rONhJCGpJYZQzxQoFp6kEynA59kum9HmuoharUMLQewsNI0Ko53AoO4hDhIGYOFdXsbM8ApGlrmYIYowZbEP6GOGaH+EgXkuNm+cYh70MWpiyHdk4NyxzJIClqbOyFl1fyg+WyBXRn0Ss2ZV2NWsbEi2lWA4G0zbxMzYmOP4zBHjgbXj0McaQ3ze8+WzhA2yDTgagFFtQAAxxoNzYOAEcFisb5SK22YsxUgQO2h8+oSwBbTaWoO0zJihw6XUN9sQsNx8FuFAOVAvk8ZNc8AFoAEK9jSqh4wSQTBfJ3mlHxRVd9h1tqSDnYKkmOdSp8ZFrhYZY20Uv4GldgbDbPby3aYY9W022ACQ+S59gSG10ABHgrQPigkE7+VqgmvmqgNqlY6tsqwKuYWePw9MOzz6waoCYMkwXFOXfjuOSrUbmAZsHaWosrr1JOZguxmyEK7CRGubNYttBRNk1hxlRnuVTMBt/gIGmx+WO1IL2R5A8XAgsmCsm/FXkIx1xogMBFBL8JHwjch7dspscqrppfiwKzCB4YQv1duLLVp7nAFIhfAFRGGOCpYzoPOtH65ZbNXIC679Zie+LZzMUkctWg0VRkiwmiJkjHiuU+NjM77iZ1OMYk/6KnuSCsRQwfTml9lyjB/HjPvx4WM4BP7EFdU9IcKBCJyYxuc+AMfIAG6Y1gFnD0M87Mi6uMqOwhYO4AMTSyYAFrON0mYIjwsUIbSLVOTeJsTsgPGYsYuRwuBjHZpkzW0VbBXwR5ACTq9yg8A4sGAzHAHGnrjxyVVGiykfMrVqecbmXoyqzgggHsig6tYZsW5YFPAUkoACHPZiJgiD4CP5vhl7jasG4K1StrqGWWEGpwVcYxKExSDPHTrzaDXSGs6AEMboEa9KKhvJ2Gcsbh4OtQ2eMV/9l7EtiCPubT2KDQMVWzr4QJ7gRZDPOGRWC3TwzUgYYeZRoFAmazWGsbmobEJwGMA27rJSyjzLiSWMuw2yCrtGBZhbHYAxRRSwhByYV8zh1P54gGIGuXFi+zCkn8g3SbVdkRy+JKL2Jq68vRv1PCz0yRSOA4i5BI9pQ4GHkcGWRGWqANtsNNGROgSa7HQYKw1hKFnMZxqqSIZ+fAZIizCXsXhYTzpc0P6GtdbVtVCZZywZ+GDAyYZPgePJV+wTDg+QaUFAsCIq4mHRAugcsG0JiXoGm5ml4PSbrS+rDp+LBVzV7wOMKODjoAODDGAiiQJlbDIrpnKhn2MDFHk29FFALg4xfKrdWSAyTz5CQwxtAT1OgA240YqZoXd8FPoJQMC/xWUewfeJ1cUX2zvrMxchQOBjUKhHNEPm7YjLR1uOfsL2Z+Y4sn3nyRMFq2BgN9whUHGwJ+9tos2K+3T1wGwcwTWnDTszjFWVHaMPae40vmA8MIyoEQaDfMQrs2z1asumRUxaLZUvIrZM+TTZ32AHmiF2ZrDkd8D3MYzYCeBmuGyEe91DxZxFO/fkWcwISQLmNScLIcEYHjNn8GOhgnR4J4JdTG/QuhbzYXeoGgyx7QamQg6edrKoS10x0wnkxVY7z0ZX7w1AxgXqUcX4CQwAgOUl11OpXIFnDSVUUMe1GAZLml3X4NYfrpAK1sEHHeZhtM4iFQbjWqXCm/rFAPjche/D260wgTdrKAVoAymS1fXqxJmo7bMpCjDwZqxvaLPZ+Vqb7SOWMK3hOwrZuKHVpgJe7hlbbC0iqKg2nf81QcRg28H2qP/Adaw2mi2ET5xdBgASmZszzwTQ1xPco2nnSqm3EYw6fjJpWO3KnzG5khVT4aipPdRR2Z+knjCqOse8roA++dPsN/UGS1vTWQmT1BpKwe5mHO19sgsuEvBaNL51D2zIfZraNqAiJoFhVIphoueKVg5nXHeijlGjeLJVOTPVRPkOIw1EUmrINQjfu2EQ8iPhWUYkolUGOGlwrzr3i/2iyqKf5K3/AEO6lE+Grq7tTQPQIlw76k7up8gUl0lL5ozwIHxlyDmNTXWxBMSrFfSypivyJ+wuz3ouTCWtmGzLjwCNWqop7aRu8gobDfPJOt1Al6SkXqj7ksBMEaLq2laKNhTUIVwMTqnzUvU7JAQFBNhLppIn5lLZZmUZJuaeY/lJMbadxgsmtNtHpQZxQxJfIp4rkiIxIxlj9A7y7RE+AJ0jSVgaH2X9nB4vsJk1dRGb0jAfobOlWSf4xCyOurgThXUHuLDPkCn2E3gFKdMNzXtliRZvWJLLI7IQfni/gl0dytbYLr1ZwJxm7L5LZOQRvUKRE69434Y02XYGlK++4s6s2J6J6tkOWHOFZc2zVDRrkMlaMJiZWKoBymfqea57W8v05vnTTD3Z6pZ8tcWRSluWWz3TUmoRJsvWRlCF8YsHNEgFAXVk8eGZVE+ApG/eK6bkG9RCJ9MbyDI0xooaG/WtRfJKq2A5s5GKWs8JHmifWpRs1NX7yjtcolHtm1pcHTEr2PK3ot37Xj5Toodea0osN3KKMmBZ+wQA6EvlsY8is0W8As8uBaV2ZrYye/XWWVBe50OOkYWC/UWaO1p72tTRaJNVsZBsVh2hUstCrijOXnO18Sm50qcxU7wM7kJm0WnXr9HFTwRMp7qaZ3+pV8Sz7FVhuY8CYDngyLZbS7VaKrRAP/C1koVm6pSyHrsHetQ2Y1CkqSQDYhUGVR50fHz+QHx0YTKT7MKXKOoAvWqmVlcq6BKj0kYuBa9Jlw/ZFiVsa/eKzlFraZHCE/VIVYaOiH3zPoxQGqriCuCwf6aqrbk3R1MsxcLdeLDuM5fOn4qQtee9gvQN5nR864hY6Sdr1mgvTwXVKZIPjLBqI4oB2wqYNnuebOK8YJbQkUJRQRNf++ZUNjN6DdAEJh9nNA2c8tQbx+EMM2pcY6+yhJB5klyWx7S6EdKV74kv5vvzAem872MN68oDXHJ4H7UZ7hfS+gEhHmxFApWLs1iqIOVat0H0442+D/TJplarIlNANF8/mVrVsYn1A+OHxgn1U6cxmJURP6dQmSBmPqPZHswsqltSYIuGRQSj9ZgJWCR9Jh/2Gn2o1GzuAZnK+dG1dBqcXcAFQuZpA6yWyHqA5DftxdyKrTVzjWYrmXwSIs/egBothfmDmn4A2Fn9tbbdglxsbBgQ2cyiMnxEqjAnjFWx4k/t4s5zJE4EtbR8LS1OORV8QUgYGaTDxZSFvnGSP53WzRSlc763reXVYKgnx+BJEPsyiXhsQgrYWOwtbbBqSgsAPtviVh6eEFcy2XaRbJRlnp4CLKoBYGrLwGfva/shRXlBV0WNZR322LbRKkD5DB+niU58AKZeCj6PRPAsRCGtWoioptgEX8er24fHZ6xz7rOE3H3rVjSoQcI31VsJDHuEgkXQGCjB9K8yvgmEhAcDo8msn8q4Y038nE9phg2Khiwj0Pcx/cI9hnGQNSORHapHz+jdZkih5qTE6MNWKCZeW9sC72qr+u6CNA1LAePqvJm2KzAvdSLyZMz34e4Tq9Uq5ep162Pl9Nmnp716akkDKAYSJLwaPkqLgpg/A+foIXKqoF6YTdwZOAMfQl5V0fEwqUCLwQ7gzM8azvta0MiY35BipMGbWOfAPuGrawdoW8CGyV7XSv00oVCXzPLLZnTUBA9b8myDvtkMxBA+y6PDpJO/ZslRl2WY6JkXAKQnobYa8ipWaSMFtVTBUiXcPVYqnob8rrQt88p7slWnUSrsOEPM1cv2LRXiXhAlZiWyzQPxPAdod3aRvfVbULdexwdqjQ1aoWLQS3sfMLCatrExk6hgi2fLN0bEgvNi0fU8uWSHn5uWWjEIYUvFjagmQwC/kFLyGNVCJ1w+jjrTR1fXop9QrKP5XKx8V4S0oCArVUU0mUFUclC1t9QqsGbwQenAoK5ZEDB/MOFI++zM33fNuQC5Fhk8LJgIu/EYYNuoUi90RuhDnxPoh8/1Tujjv0IIp9pX8NFWisNGK+D7lpfOFPoJdWDrSVDnJeagAllaxbkw7LqIr0YT+WhbtcCNSDnpxBge+ljrjg+vU9PaXvFSotTYpVXVyIpUjCKaUIHcSg+F16BumoAKW1d7HRhBetEadAHeOk5W5RR/75IqtGNVdhGxMbOQqVk/TxLSvjZMoKogisp7sIqJwKp+d5Ex+pLJHq3LVNcyr5TyegAC+nl1GQgGr0/aVQCCi1qwPDpmFdsyxB6ttk/fx2xDItCcLR10u2JdoLhF51Ek+Ytu3oxJAVk9WgshDWNSAO8xm4C7SKYs1vmLACHrYwK+IqIiK5YP/lB9beD8ZFmaDY+iYlJdrfQN21T3cv514IIkr2XIKmpapj3UFH3fJ8f6Pq3eHOqtsiY2gi+ixu4r1ysWn5gVVL61sSxQwyUSviLdwxQ3QpHeaFoAE6yAWrGSd0uuAkGoJpaePYUSAKNNqLaGT50uPDPbUd1SYQfhuqakbN+bIAM4f2I7+QFxnXU7NjOIXJmeDYLyVeknu1ftWSWrNJu9BSB13IikaT09U+WT0NQpoYpYgYGbPQayJLqDqTBtBbAL0fz0tVQLtv1uQEyowMNmZYZRU9mgtliKkGJ9cGT5QBCf9dWf/vlogQOD1VlzuBaoPCN/A098gkmrhC2hBIkmRwjfJDytgcJnpy7NjqenzvLRdSX8QsBHYaZZv7nqdFNINANzIF/xldep1bsecqG4FLV8HC0UU6/2XnYEJqQ+bEeWuK3rE2oFz5LsAa37SJsjo1AiaqdCdizDqRJrNbtamOrWyBsL9c9QVDPP8/JZfHhMxnLLy2s1MGY2I6jbX3WvdMWOqWLfxOcEC0wpru9TJx815Rz3CGOvQmi1jsm4QCt5tiWwi4XtULPZ8zgN1M5Yu6zFI9uplvquqlSCU6mr8fQ1rupBZQflDbAHOlNlQ4WoyHUj1NfmU6g7tjak4r62Xpw1Ws1nVdKODdl+7hj/mXttAQv1rRJI9Vpry2qwB2Qr+GPIKOw6PDyo5yqRzQej0opMKDXoMSqzzn7K8pla7Rdsq6jFCQsB4Y14x0plSaXSdZstDuzadTNZj4FPMsUEbekrtpExY7YMfDNf+HrGoBChpsZeSs3/Afa3DkBVA2Yqm5cFwbC/7wA62n7Yq4vaoXBY6dzanZGiqjN5wiOeN+QFfSvCEpKXvPJFCls+vRWKdYrdRrVlliIN4fZ7VJtdWHhLCSpwLQME3c6e+GLdZwEVb2pYr20Fwox6WYOydLuH3crUBmMSU9JZTkd5w1RlclChVwB/WJjWEqF7IM2kwX1ei0FB49gMbpCxqbxW9SNAW2HXqFjYp0lYH1OcPvuyqy52VE3V8ORXPly9XSUJ+l2kOZOH0qM+ihsCyJNOwgaiStWC2gO1XvlEU4G6xQwopO4KCFjaKA3V5LMqfVrFbAb6aGl5XSeQDHiDhM0WdUuLMlFZjdk2gb2q0uY0cvhkyFwSFHh10hahqQJ7rJUFle0VSJJDjuG1NSNGfoRkFnwB2fBXVwL2pGHdcCMnP2OQAp05VbLG9wZayyOYMvXlri2fpaoz4A65nOmdcehOON/x8drZCFurVF7VTu+kfrI7WQUrTMzgMerCjMBfVZtJhQlgoTKotZoyaqs4mLGpzFYpxPInV4G1PIMy0vsULJTVxtV8wRvqtrLw1BuERbkyirQ26tACnpBwmWWQ/gSxuIWUfCEVBnEFrzUpgPNQNErUz2CeamUNDeMzJp5IEKz4NH0mGDz3azzcaVnFx9+4hSKPGZlGF/6bvKY8ddSG9T0PVcgftHbluUJI0WVIdYHF7FFvQRKU9jxI5RVw9QYLtAgpfWIos7C57javqGHpc4QFNp3rQkjCYhX6rsiqIN8FigM2U2sL1qk8byFIdr9+eioP5H/yefuGCXrzywKDoefziHimKUZ2dCe5z5KrWmVIQqlbAZmMZzASwd8L6d9uWbAlILVqGjqUdawU3lyXqdVmtbVVa+20apagDnzNBPHcyb1QBbuWWuPDa3uCYFwLK0hzBQJSfYE99J2olDd9fSBJr5Z6JtoNxIRbulnJV2/GQO3YCiRF9TmyC4wyU+IPLoGe2o0sfhgHNFFDouFkzg3aDgoNim6z4FtxNKDWprq6QBcFvrpBSAQuIlQtzMyaMacO/T4qI3leeSYxK5C+AHTwfai0UgBJoGrYSC0cirxWAJCIxBD2uqoGX6AEm1AKyP1sN5HBIqYpsYBG8LCmIr7II2+ntpquqb2A16SdEtC4G2oVSO3T1Mrba6pW8zjVNEo89aNQM5U2/eJ6jvrlTE09+QlwES8B++y4hahMTrW10eqG8tGgrVCQEUs+HU/95PMTkR0IhWou8mewm69/ozTup7XMhDFNCKAV9WfedFr7bEHHjBW3UjcjA6UEVsv5XFWaCXEait4cvBH8ZjbT7WOQUH36VlVqcRxk7FZio9XJ9LOFiqBLei77LRK6StJfuk8+ssL8ea5Kma06alulll8bxCe1Rqj38fY6WjflKJXyImbqWpxEnjYtMSiGT1HQaOPVHdclCPlk7CNIyslO4g5ZTGPbBX3Ydt4OI3NQeKuRZgFtzhIHWd2RechSSb+Jx8v0cF2qKGxZP08S+2gsDrjSIUjimopfq+E4Q6gXqJf0enYAWg8rjRNkV5/uKgzPsvGQsIzKItXvuX1VLJDHIMuL5RQPMMPPqM4lWmmrT59IfW/dc8ENFr1UQK+p4y6j8IKAdkp7Q+Kuyqg6bDrV2Efz1ATbWtFBh44IVpgjG5eItz1DhylrrXaBsn6pNZ53iQTt2QUPUgmWWbcna4CXqiJB1KW4o6IdjSRTvoVGGDBfC4HnISWN9Nxco28CWKxAYk60QchtLY0T1PbizxfL9AU+w9mVI0sYoKJ2l1n7ZCHNEsQU+zs8D8lSlGVFuAP1Q0nlZ4+6rUQJIVQplaxwsO6VjsjIMjUqMvFl6p2N7a0SFEYNijGfW3i6c2DrjCSLIGd9vYJNHClj5wAtwv76gaVo3xi0rAgtSlExSeWk/b72oLKElJVarGO4SEK8CsjGu6IVrCFXdVYeLt31Ur5qnxAuPcTIIRwrn+Ya3iCa9vJtu7aRlbFP07CHVThpPtHcHXlxQMiSFgf1jN0aSNuN0TIjiGp9eKYziIc/zSz1rYxhrZ/cSjzbL2K7uy21dnIjsr0+JCEqiVrpteDQfDuXvj60gp6xQZ3pp4GZ9fZVN6UQqwavmZ4GiGkxGENbEWsYR9yXtOOM5Rh6BqsqVOY4ue0ze1eEEBKoE3JrCbPO/vqn2opoZTw5MOi8SLJUb9TlSf2i1V4YB7gcd8HVSi4YpIr5aa5gSt2ID4vPEjN4attRf7v7VIIKrXQBUUNvnzye4jcfsRtKWXZxvBq3jKqfPLXKDLzazEzJMDJUQl8xJnVxRhygLdSN2sOP6ZoqkraN2t+FRc0UfTZHsBP3Np5dNs1V00gAZIHMUwQKswToIKgI7Kj6NvdMPYjoTbVcfBmENqUKRriyshK07AquzdqjFnIVhIa1LxSm7cuy0SXzEQmbOSgdLsO00vDI06zGHWCYZFp5+PW6M2ZnsPx9JPIGc4prqIyZPgUsVae9aa7TYFDqqRoKgQJprDIs6yoVNyym8vI+4UAwB6VliEYVOfBixIc6BDOFGxEWKi0DvY4FcrSHOgqnK1kRsgTMRBaglQ5lrNT+mFtvm+ODBaqjFakJmm0P7Sob+ZNUEc/FLbtHQxWQvCF3svhp8OkTt+ttxnQxyhULSdiiOwnv1Rr+knXXbon6ZE/fzVEwrKAc2oN9Ly0gS9qHPav1p8uWYWCViU7KfaNojtSuMxku9CEmtGdB9xlm0fMq92MWJ+y5qnSQsFO/ZtgDI6RZQlZkUeiwMFkWzQ5o4WMfukhlXGyh9418hMl8WDUaEn4JNbuOhVu5lSpdwkpMBLN2Y0ZzZzokTyiwV9xKuexqxCaQkLsJ0DdRSGVh2cguJTndrAJXuOi+Wd/iR/J1AYdvnyVLKekQ9twp8DipeJhr0K1bXEWVJOjqqbyN62MQKdd+32yjWVQskqTSr0ZmilgFNUqfqj/RLCaGvmgje3xdVp3UfBZ2ZVYkcikDQY2qkhJaKquTDNRlW0vVtdOjBjbM46jXAunCbi6cm07nfZhcWSdVubKpXoZ5KJ6k9/hEtq99lZVRmRMPpW5urcXAzVWLSnSF61ArvlUxsgPBLFYtt81XG9TAs91MoyD8xX4oD1k5+esnhblf6/Spa1XXCe32Bu3ifsjj0emLB58+I7h9E45RSIoDG9EYUBAEV1WB5tN1MMCzfN/8qbNrdjghx2C2TEWjIri3xN9/k7nqRRWTkZzS/3tMX2cM4pMFHKKRb9spsvkUoPyX3iTqj87kzJ2BE2mwsLXoeQWq9gDSwsZGRYPUWgN3vGQVfFOuZfwTz7bqFoRkf4YUomJpDScgVJNmJdU6b6XlY7tykqKAER6PzZVQW9FyVNHnx8kCsrUOFtkHFx3VNyyqvsIs9N07J7XBeEb007ONbdpD5EY7a3nvMkWRZFMVucTFPDf5FKuzXWTnGftGHKElU6NP+EUzotDSBVOEjYQGJVMtyy2pnsKCmBTmrNTpFw2ydszTiFYLbn6C79n7qjLtAAE6KUlTw8pgMZBWM+sOH/0aSw9/tcgm8553xaKlC0+bgrRcFV/voIKWpFPTfZaqWRa/ggdCCMr8vNBqXScCqifGWK6l1DdSvMZEa4CkEe+0VFnjDRsv352gtvlMX2mIPd402a4wKD0l7qzvdCDwAXpeBCq0kY/FEO/tP5vAGzl1jvEX3yTmsF9L/xycCBR3fyav5ZXOZ2JGYUE4/iv7wTjx/v7gCqydarSVQ2V8dj/3J6E9K7JkVWKh7ulkhnrW329/TBQrX6bT3nnL7m2VWtsNs8XuN3nbkXI//VPi/tx+F+r0pXbnbNUa+ltBz1sQ+kyK2rAQiVxceXu4Ib2mWh7v/Cjnx6Gg367Ayk2VIVv/QFbV0tIqbkCiAXoDu3WiWmBwuVNmBwMYNv1nlYqsg150jSb+FTnIkqOGF4nV5Y2SFHw6p6L4aqKWm4CwZZLzDn1UqNcNjd0/FpaHZa2MNYSEoaF4MYyg5p6fQVO9axqQWatLHoHmUrb5JZcPqaB8vOW+26YfguCLlUWBTr3uBo+L1kUm6upCNwW/HWrDAkZb7zb6m8lb/N6Tf+eICaZA/0jVemBUfHqy3jWl8uNRjxauQ8KpsySUrCwLV/KTDgCUnQOJRzwsQ26AzAuROrbYIw/rG2VLorpw1VrmTLfEgkx3XoKHRkLUuj4eUPL+Yn0zDtMHKQh1Q9P1I0FYktH0fSbkOLVjkN/VpNyoVqjAlIAwFaReVyeFOA3zOPhjDoqVfcWVu6IKDm5nEdRNAGcFaA0VMxQbfjuvy16eMmtvFLsh1fgdqgiMPwz6D79Bm3yZLGoo/oAAAsFMi8vL5SLcbmZAYPF4G/ISpzaWd1JJKknAL8sFYLamJ9GP6XdxWodELvwJHXmNNZCxHWkvj+jkEv1yl8p/R5zSih6MebGggAbaka5/aEt114GAs0dcVmk3oBj6Jr0C6sNwOcUGK13KwQWUThNe5XYZmny0/qHOZXnlgeIAmHotAts6kI3MVKEACVFEZ9DCXvcfUjmlsY5HUTab4tZG0d1zxCon9z4Bb6vaUorbNDb1aYx7klz0/7TS1OLow9+EzYvQsyG/RVrV8p8VCHDPcTIxqFuUCzfFLcfa7njGCaFFf57PKcarKxqOgIkmqwH7F4LjUrezXGxtX6ypeoGZxO9X7wwK5+P/FZa6y5IwMD3+q0RXU+xSmnL02eTy2fP6pUNOjztqj3CegoV07UWpiOOP0/pv0OYRSf6EG9IRFHpHViV364xe8EcoL/rQvmfzNCEA5PBW/XHUtl8859mp3TJGN+jAFqea3Tw3THn7dKAEs+BTKKNi1L3YPwyvDzECyeVQFZT9GL5IoTjwNoqrXoYvf9xFTVQ9YZd7MjaB4Xr1lWzt0Js4P0/dE/l1dzAPHyQ9ssqF7ZPOfriQ9qFRlFXCCclv3SdglXeQDwpD5ZksgsTMV84/YRX4g/wdLaCE+x3PRhkxoM59mHv3dWs3tR0liajPAzJ7q2FKtCcU1Q2vHd8wjGASx+x0QEIdCO+rW7zPSImDIUWx7+qjpO6is5rke5v1tpWex6legTZ5TOypxO8UWUgHFFUFgf6BCmc3MUaY+paB2th02exvEg8CFtNnaTW/R8HjHJB1iyCOCIjKv5phER/GRAsS203BPjqtGibcCuYMFeT2Mz0Vgpg2WUTKomkB44a7/Inna9NPjX/Ib8M5Rhobqh0UjhLdLZ+R4hieB1fLopo1+tuT4Eu05JYoPxBrLxVZ7TBB9SuGaSjOXPzjMdbWF/Frdak8jRZuOj2ud/nlkpVrMBHvGJydasotzd3hy7YSiunftGhYJAk/gOLPohLGA9GS4b5qtLpVNl8N9nP4fJUyKUY59k8XnhVU9yO+hiNJCwGR5F60ibRRg/ApMtM1idzo3Bja0R50hUmPQQDqasfboIxCLc6xVjPBY0rJcjEh8ZUImukmooYxRoNVhjFix6Vz9FBnP7TWdynJqi3tuEnfU2vjZNb5kKaTJdhghPF/V7KwdEYOkcyvAfTb7FAt66Hu+OhBp7CmZLZ2XfIoGai/GlMOqvlRuVKznVHKXm65TZDMVoVqyaGfIN5Tt4DOrGJeiN5GnxfHzF4iP8uqrLaBqTwcuX1c53/L363V82EApCCSy+5iwblMPfB+owACa6xkHM6ILQo4CH1I5h6zdF13a/4iyAd4AxfFD+ODBlb5PqHrU3sS90EqXvDWyJ38dQzSIrZcRvd0i5v1SkbnABZT8J+ZEIL0r653/3SQ5rQyILS+ik+ZMF+Zf55EBJmoMtQytwAyRrpUgqPq63FRq5Giz+UPkwwZkAY4G1GKSkWv9bCjKU7TUCiyJUJAs2gFbV2B3lpOlNF5yEFBaUkZ5LMpCE6BACZxYxQ6km7lcH3u3oZ6ZQkhWPE1fqnsEg7ZVO2k63tmKOiCAuW71CGdPH1qbaokpagG7IrsalVGfui16SnuyCbRmivarYo9+R8W7YVYkTrl10PhHDswQLEInoCPXIq34s4rQHS+vILbC0gUOKqMEJMjExhejxTRKYONmoh7TjliMjYLLrZ8jll5BOyopmpuTsib5i9WuJK0DCFKPHwUP+NKMwTZnxeyRRxaZyWAJE9OU54OhBTNWq1Yo14Zgw+rY8g8XGWnLHXg3FD9d9hTpWop+Mtf/SGF0YrWhIeTJQfgwmqnNMe1zNOJA6JiyyCJVsp8eg1rXNRCA/NZdRsPg/KhApvnOI+e5rgPlyqlm6ttLqbtg9wvapnopTG5/Z0xfvMzWxVzvh7XNTyYeuttluW9cU5ExQp4ISu9tIsa9Xrema5pyWRDQMFt/ScJY63s2WFdsSbWwNDDGv4fQpShA1kdhaEz/+3jGnlfjfkM7kGc0eQ1ktNAVSZCce4ugJHCmFlI+GlppjGtmjvLDtTBDpBIXejRYlC4H/u/7LHi4p9RFU2F/YoutmsyLsg12YXwW0eRZbxFoYFmcvs8Q8AE7PMl0YWKDieOcevPCmMScluWCqRQ7sItZ1mlLUoVrgh7Lh36atr6deLvaQpdnz3QKutDLG2bkpMeEKOEEzgTHSN1hXkqYb4RCensykA91DrEJurFhFJg0vcH/o4pVohWoLYrYRNL5MQ2Ew0RNr5EZGQ27kBYfDpgxfzJXaCTahrYE6X6awd4WGsy2QSzY2AY4tFuB088Dpj672iTEEGYWySVwoiQl+/NxUbTtFnXU02W/VMSOc7Nv9ayasWNOMIHIRUH1CbY1gR1SzOkqrjJRzEV04YFAZT+VD/QECXU0HbVfLmFhCPiXsb8a4SMaqpJ8SA0KxBKeW/H6hWsY4GD0nKsQetI4sAfZS2btIVSxtHmxMLUo1pAnpdU5UoPMWXz6FWySC/WrIFFij8MtTx6H5wG37vUT2mcobKlFTE4oUUzzzl+BhWqOsF6igPCsYqbqmBouJXWHeUZVB/ik8gF9ZyqbepKF+hWTKIvtVCCYQWQ1ZyV9R3emWpe0Z875IAqnp6epUaBHPA3oIIDyDJ4zW8SGKZhzpjSjZhyJGoPy1YNW0fhU/gdsvElhv+36SdjMpfduNyukKRq4UYSy3d9S6UxAf9NL0buemyXfbVqj41zwUBHX4gLm1c8q9ZPdetZgbAfRVTf9EAVFK7OmF3szfkKiByRe7WPbzrYDdkJe0A8EMpSf6WK7hInMIBeW2z0fEqtM7IZUkEgACHX+PHW/8xlibOXj9Y2Fd6jZh8i7yn+2RVUQRd6UE8Kxre/tdgpfyUQkAtFXnkVtAHClXV+78/YCS6xpk6hVgExRM/oZYJxe2Tt8QKExjbKVFBgA8lMPH9lkGeQhHHIvIxDjHjtJlOpGqNOm2xVCiGduhJ6JTOu/6Gw+Q8FI3N2rUSZricFUfB6vbTzbEvWdnj/M42TzLbghrD5DjhiVq+za/dyHjhSqnNhoH9wZILEkv/n4I2FxvmUV+N+aJEmfaegMMZwphG7ycoYtHEXg1nvspBOg5AHlSj/UGRbUUDFYHVs7isTEDekUkjF7vC6FS/B2jmZKSwp2qgqgJxex+XisJcpxGx7ZQGaAdXKBerzXBHWrhyooU12L74iUJbvUo3T9GnVqGVZuasCNIl45wGhcfEcKHMgC+k9cZkQ1nb8IiVSOjc12CcRlVAaWWWM3qnGJtwS24me1DGPw/6ApQ9WBBuTlDG2ER9ZHDXC+2ZQP33r9xSyQhcr5ACZVDZCYrbRLEZdeDsiNF8Qodant1XbeI2FnIdfOBHhakKb9VfeXZOuph3Fgq6yBEVH4UWBvU+xMU/Cba1CD4lPVIl1NtNMbV9Wov2n/ZDGl8k2BEy0zSuFL5L50GCgy8RohDJL73UyNi+oaOFE7GOqPRK1Jlm9pt/SVJJhaIDiObiTLpnkG+1aJR+PSEhw3KhSBUkk1Qv3vEXUtUKfJFSICNV62om2Qi85USDketBNTcYq0OxP/9Iw3Hmo3rtJKgO/6Af2Ol2tnXWAEl9S3OMgWLtaqetA6Vyx4BcXxSPU5GKOpMMQAcni33kipV0JbdjIq0WBIjT3E80pnnJOy4lzaDUih0h7Elu3Vti4go1gWT9F68UaqVLdT0A7iNVf7Ewj7jfxkVWZVIOSctYkOceoHvt/Y1R4Gb4McF7ae4+0wAqaYBr6fMr1Ww5CoUL1yaO/KKF8F/w25okT8ZyXltvtrhoN2b3XrYYpaYfKHvmQWGUO1bw/exAoucuTfpGWNfAPg1vo5qpraQr0Tji0hEU8YXte50OCe0pqkKkDRSz9KAF6rGmVOZgMTIKkVYig9O8QOlHU2KnmtX4t/uvZj9ZXOE2PzxrzbHBccGWLWrBM2STnvzDeNJXrwWW7tVbKtFh7TDMXVKpuQZiASajbjSeZJynlitPJxvjzFqdFAxQqW6zT18GhSI1vYuN8gWpS3Ob7m0wCL+3R4NZc8k3hUttUMAnZK7cY/Du9+184VBjpPuzBZs+8PwxlX/6eoKoc0BO7L4KLIoFFgn6Wpk7YUF8tU2jmDc9RHQrRhnwH1SsURywXPex97M4ifaphJCWeYj9J1o/cPoItqfOG1sQj45ItgFEpSevYnY8N2ORUjaMlucbSdjQXUNpxhtHxIeJHmdJaW4bs2GExHE2VDLGz+duDmslV4vbNScjHJk8dL/I/9SAeAUr9jJy20St1pGI8D5pwdNi9ogmKptrrCf2SAKAdcUne4QdrYEd7KVOe5uTQieNUUzoEfjzjFq3F0mTBt4EW/GBv2jUAaHFAQ+KBqkygHfsrFUkG//AmAsA7O6ZOMBUZY00AghNtqxWiFFaD4hGPum+KJY8oDHWGbj/RRQFdvF1ofKjhyZboO3C3CZiifA/F+EcjokCfSOoOlofKYhVdlC4VobcATiUEAzFZd/ij2QCZtMKaimnpWL9uN1pu37yYYnEkUXsv6Q4qKPE1x7i+U9tnFeMJDfZnIcHMLSGaPlLU3z8FxU8iHiOUicwRaD52aWELN2tRxLTH9pjybSHpWDahMgdL4BaKdrKq774MSx06QgbbDJNUOT1yaq7nLxfXgnAnap3YYVJlwH3Wx0TKZNnwa9lBX2CihqVhEmPeknUmsR4rhmdgsRE1TJgXo0d1owhfC/QRtiFxQm/JwY7n2GxI/HX/4J2GdzecSqlJ8QZbBvZdnl7aeGm7PC6EY34gXUCXZ2hgoDWnAnucRZGp84xrC17Ui2bOFrMP1Sgs+tT2NVW/IvhT1s1Skf3O2IcHuH+uKjLAOX5fjyRC8XHZavGClenfWyKwZfiHFPW4Qabq9TR4KPd7DvaoY6RMW1AjRp2rdaNjnBiNBzxI9nSjWmK2L59GcgEjQkKbtL/A8YeB2heaV6AgjXwX2ou5EinNHl2R21/FsdSZkQrNQeAKWfm08cQoIVQLbYTSRq/VHs6GWpcv79KoXuk7rBXXHskQK9CX1SsNkdnddcI2u0Th2AAxxbfExvhvDYgnd9WWjbrjAHoBUpXp5M9mn054hsNIGVY89CCpFWBT2B7O3wqxfKcm+4/U8VhxhySU5VVSANpNs1XvKmv2NO9xaDfaNdzT7A/KlfNOjkaAXqUPgPlt8j+/CkG4P/6eLKrQQVIwiNCYc/qZEFkQMWL5ijzrUkKeJqx5jSWt6lWi+xsi4XURVNDfYpWQ1UL9Y66P23SJTr1QPtTaMyt9ps4jfinzFJ1m1eLcb5eHuMcK3yVa85XTLbDYbKaoJlHdGSxKe7kk/fQWkQesRrjEQdrmMv9pLAsZ5Psv9SFxNbQ2hZw9NrBPpw65A2JofMhqN+caZ3XIwnDA472UxSF4NZUH9eMprhfLMRE6UpdogvxFJjjS1Zoc/pqB/Bl1QEZzl0D4BeCTvX+GmMNq1IvNVk3drxj9isKHKHzN0jiYqb/QMjwhV2TsRqK6lwBlAMj/3Qpx1pO+jT67PHUeonweEDjeMaPTURWvEMjxqEHKpJzPKVcB6/tN2Ipz4qjTRqD1zxdYhAZFkwa6C7JGQzfUGS8TAxv/qqjTNxSwc/QsATJacVQqSwrMIBCsIE5FPoL1B3jQT5AQFip/VunMwv9cl7kqfdIXwx1HwdrciGqLeSflCZSlka/QNmlXxvXkMjOjueqbVu8FcTLP+ZQ6BIJ6uaq6AX1UF7QknATpXYP8XlwDsG3YrQBcf4dy+T5JrtjhzzZh+gzqug9Jzus1pUCZ6ejajJDYBqt7iuzvXv9+RUiUM6yr5sIVohg3n3tun9P909IpE76c8IuaIeg+Z6HASqokJW7AxADE2KDCpaSPJ7XSUgXtn3fWkKkDB/dqzKY12JvgaxCJw1PHE/8bGdRk0DRSeWGKJ77wLKwerNIZw7H3IlBO0BcvkgYJ+ojejlsP5Cw4hfyzpzvMpZsuCjoTtVYeVQU4ZZF4QEPD3vqgJ8cxaoiZjVF1A7SKWHsxIKA1TU3n5DgXrtNZJwJtDIvVdSo04596hOK+N6xlhxd3Zt8Ly8no9lXCuYB81uryN+tyXLHOUmNSyDa67Tgrl6A70xs7qLzMMi7ciXYoDuOupaa162RnsJPiIk7407b9pKai/aISQXCFtKdp6pN4eLCICtmrNKus4Ok2aTDB2gS6ZylANWQ3vc3ZSaCWcQtGAbNME20PF92w9ZIAX2I50wmDyRBLdlONokljE9xXOEUVJs3Wwh4N1ez2abwIq5avGgN+VdX8GfWnAgtdlQtah/cmU3UN/qiaxxJ5JykF8aBx4BKuksxyZcicVVTw5uIl+vLSrsbkCruPnJ2dSzI0yWHJBtkzDI2IUSpGOUaroIcVOMIhl5KD0p4gM0OedswPWooqyL7r17jbfU4JyGLT4R0DFjBcRg3AKfu2DkVBqWxQSns73pgOMlqpUkagn2305Kf0gLcxYOH1MgdHeBU3/iMGLW2sMSast9Gg28cbbQNA4WpLY0gEXTNDMWRpO9AJzLQC/KDF6pKB8pivXL6VrBciHCzUsgrLhogJ8hpKuVaWy0W9CYC8IH72II1lip8LbFT7WjGgoxKO6W+9rlZ629OiyWXLpZPbZWmWUobnpA3ZYCFOK8zHKFNzce9884GtNBE/dGHuk2NEgpDbuuY74u+S1KF8paEh3iQju+oo4n6sYRj6GuhM0EXEisvA155MCvsNdBQ+jpzAihIpJISqmNWwXfZJn/bIsxGgKwr1WG6r3yXulB5tNHxPbBfcAl9UwzG0R1HImslqpJPS0iLIgYVaHUwt+1R2DqOmZCL+P14HVY1i7rSH5RrU14xcbwHnt5gSjYaIS6vq1UFOeocmmQJYYdfXRRlX1Mosn4p5g73F2DsPj7WuDuRRDkrMpqDfTE+1DEVocRiA/ui483r6P03pVStlHNRvzZd5QZVFl5V+OQppv64CQaYFyiVih5aSZlyRGCIjgOSy9aM0YCdBiNMP1mNPX8vKY84Gf1FmLN+5QhTlM1xes1d3X5MepNwEDHqclR7BnRuz3efjLyquN92UxSFugIJ+hOH5ca61rpwRj/16y/avs3ofmG2ErNiA0QjUpWXHNglVSFnybMtWFD1IMMnArAofkKDpKQ2gtH4DacdHlTsrul3w/44OjiYTgj3PHh5kNMKKa9IkkHpOUa5bMW/aKi30zbH0gso0Z7EXiBcO213n/P36nCHLTY5xnG3yPgvMZngauFuAktACJHkbd53AO0T1FVuC4Nj2EbXi9U6jtn9LS3F2pVEiqrP70Xavn07SGoqcEwRCtRUYiXnYjCoc9cdAfsp5/QKDZPiNJl7suDTyD2L5smJVGfKFK8aHeUBpH0QXgJtNOlR0OnAjN1DldMsvJUL2nlc556qqa3p3ZRXc72zKVtPkGK8uSmD8Vd1vn+R1k4gIDeIhUgzfqQ2QIaRlB95M9E3xQ4Uv9o6CzdLjX3K+mk9lm2JRplEkl9Gq14mYLwqIDAq0/BK2Ro9yDtbFXlKJeET87Prm5OkHWtt9EoCc6EKRkvEtoO8UTBxiJPACWWg4r59a7/9o15mHz/iPBgy7NDuAXxZ+y2XDQIWrZGOeptDKq5RFweEQDjmpb/IFzEL6bI8Tg8Y="}');
;// CONCATENATED MODULE: ./build/triage/entry/classifier.js



const classNames = ['praise', 'support', 'spam', 'order'];
const stepsOf = (byte) => (byte - 8) * Math.abs(byte - 8);
const rows = 1 << 17;
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
        const end = Math.min(first + 2, length);
        let hash = ~edge;
        for (let at = first; at <= end; at += 1) {
            hash = step(hash, at < 0 || at === length ? blank : foldDigit(text.charCodeAt(at)));
            if (at - first + 1 >= shortest)
                found.push((0,text_hash/* mixBits */.Hj)(hash) & (rows - 1));
        }
    }
    return found;
}
const longestStem = 5;
function bitsOf({ text, isMark }) {
    if (isMark)
        return [];
    if (/\d/.test(text))
        return /^\d+$/.test(text) ? [] : [-1];
    const stems = isUnspaced(text.charCodeAt(0)) ? [...text] : [text.slice(0, longestStem)];
    return stems.map((stem) => (0,text_hash/* hashText */.qj)(stem) & (knownBits - 1));
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
        const length = bytes.readFloatLE(0);
        let row = 0;
        for (let at = headLength; at < headLength + length; at += 1) {
            row += bytes[at];
            for (let own = 0; own < count; own += 1)
                this.#weights[row * count + own] = stepsOf(bytes[at + (own + 1) * length]);
        }
        this.#known = bytes.subarray(headLength + (1 + count) * length);
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
        const row = (first.hash & (rows - 1)) * count;
        return this.#weights.subarray(row, row + count).some((weight) => weight !== 0);
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
/* harmony export */   r7: () => (/* binding */ foldLines)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);


const longestText = 20_000;
const longestLine = 8_000;
function readEntry(entry) {
    const whole = foldSpace(entry.comment ?? '');
    const raw = whole.slice(0, longestText);
    const lines = foldLines(raw);
    const shown = mayBeCleaned(raw) ? foldLines((0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(raw)) : lines;
    const line = lines.includes('\n') ? lines.replace(/\s+/gu, ' ') : lines;
    const text = line.slice(0, longestLine);
    return { entry, raw, isOversized: whole.length > longestText, lines, shown, text, mayLink: link.test(text) };
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
            return named[String(name).toLowerCase()] ?? '';
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
    {
        mark: /[A-Z](?:[\w+/-]{9}|(?<=[\w+/-]{10}))/,
        run: /[\w+/-]{20,}={0,2}/g,
        decode: (run) => toText(Buffer.from(run, 'base64')),
    },
    { mark: /\d\d/, run: /(?:[0-9a-fA-F]{2}[ :]?){10,}/g, decode: (run) => fromBytes(run, 2, 16) },
    { mark: /[01]{8}/, run: /(?:[01]{8}[ ,]?){6,}/g, decode: (run) => fromBytes(run, 8, 2) },
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
function fromBytes(run, width, base) {
    const bytes = run.replace(/[ :,]/g, '').match(new RegExp(`.{${width}}`, 'g')) ?? [];
    return toText(Buffer.from(bytes.map((byte) => Number.parseInt(byte, base))));
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

const thresholds = { comment: 0.91, remark: 0.75, hidden: 0.35, encoded: 0.45 };
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
const balancedFence = /^(```|~~~)[^\n]*\n.*?\n\1/s;
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
