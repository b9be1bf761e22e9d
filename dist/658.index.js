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
/* unused harmony export maxSignatures */
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9952);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7376);



const maxSignatures = 8;
const permutations = 24;
const digits = 4;
const lettersPerGram = 4;
const signsPerGram = 2;
const sign = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const version = /(?<!\d)\d+(?:\.\d+)+/gu;
const minGrams = 10;
const sameTopic = 0.4;
function signTopic(topic, entries) {
    const signatures = new Set();
    for (const id of topic.entryIds) {
        if (signatures.size === maxSignatures)
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
    if (grams.size < minGrams || (!inSigns && !letters.trim().includes(' ')))
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
const maxPage = 2_000;
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
        const counted = onPage && comments.length <= maxPage ? comments.length : 0;
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
const maxIdentifiers = 100;
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
    const join = (left, right) => [...new Set([...left, ...right])].slice(0, maxIdentifiers);
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
const maxTerms = 5;
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
const maxSnippet = 4_000;
function hashCode(code) {
    return (0,hash/* hashText */.qj)(code.slice(0, maxSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'));
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
        if (shown.length === maxTerms)
            break;
    }
    return shown;
}
const minPages = 3;
const minDistinctive = 2;
const maxComments = 3;
function findShared(topics, { words }, read) {
    const candidates = topics
        .map((topic) => ({ topic, comments: topic.rows.slice(0, maxComments).map((row) => words[row] ?? []) }))
        .filter(({ comments }) => isDistinctive(comments))
        .sort((a, b) => b.topic.rows.length - a.topic.rows.length);
    const isShared = (group) => new Set(group.map(({ page }) => page)).size >= minPages;
    if (!isShared(candidates.map(({ topic }) => topic)))
        return { shared: [], rest: topics };
    const texts = candidates.map(({ comments }) => comments.flat());
    const cannotLink = candidates.map(({ comments }) => findCommon(comments));
    const shared = groupByAverage(read(texts, 'site'), cannotLink, (0,similarity/* sharedComplaint */.jX)(candidates.length))
        .filter((group) => group.length >= minPages)
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
    return [...new Set(stems.flatMap((own) => [...own]))].filter(isCommon).length >= minDistinctive;
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
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"x":"WzBrMivKjEnjVy0WuMPi3hgThbyiWqU6pX9OjfMffGfn80/fWv3vc+JkcCJI8ESSYIC0fTIIMEG0s7DsoRzbezIJMEHaSUq06c/MChAd2vks7HHm9v2fCAI6QXSyEB2s8d0XhehFp3oWOvZa3n9Qlg5lO/3Q/sznV9rOvLp/7+/n/9vv3/pvTFggaeOBC3bYkZHw4EMRN/oFrQ6aTch7oCpRiX5EL8air6AzwNT+YqoS05VE+EUPsSUE8Oc99//W5s/c9z8u3vjSU7/8ky/9z7pzH+ZVAPVz407sQZEb2eriAqxF74sj5DW6+AHiG2QETnQfp3ftN7CgLPEFkDdbnuAEzF+6tk+KFa3bIyqzgRi+xMtjfzTzFKDIzIiiOkBjjJa7IrdKCvgCxtReW4LFnTX98qQz7EedfT2wwjhWu0WZgsfQA0E+DcqsMuElMtgmOD9b+gNXyXJ1TjFAnEfckjqCqzbu0glV/Xm8+gfyWzmwqSb6c6iDMcbUtcXGwGZGqJsJ1JkhRmYpJ8RRZra48WktkrBMBWBsEXT8Ct4PrAlOThheQZospDEPgGOYZqY+n0p+ECY8X4qf6P3sISJnIPmPqmKNFHfoBs9AfniuAYtb4HDwZMRN6tzZ3tOn37gCqoOcoSOQn04qW442rBnY40QCdVVlVjW2VYFdNbed1pjNzSxXTyrijz/O1VKMMwYLjeVBgg93DD4xRZYbAAdQyqX61Hs2JYHB0spNB9RB4ZL34wx4247YBQtoiC/lk6SGofxbyPOujyV2mQnwfU3k8ACYorMDnlI+x55nxZIz01hA4/ENLEKa/MObz8Evm9p4KgCHBO4Hl4+MSmgQxR0mfCSIVdk+X/HPnInRAwuUui4cBPsPc57xz2MLPqKn6YyaOpdPHgThbMQZK/aDH8Fzc76AhXZIzmPL2dy5mYY+34h58awUmMLn9vA8DYmXecOViD50fHHr+Ge0OeaMkuL7K4HMVydrsOXsYDRR5f4rt+PyBIuO+EQOVfzcnUexElNjjy3LHTKWeWgzhfL8ELI2M0mHEkH3Clo/4GdJEUAtIB2RFhynj/N7KQPWrPGLK59MbWjSu3MoxujJWxeuJIsKmkYR1rEpXiNpmfhKIYI7AUIsRqZO5PqXX17Af+/EGkmUwshOxQE3Ml0X8G+dwIpshLk/hj0ETULugfaJopLeljL0xYg7IggsbmUFHgyPwUOnwYBm3cX4oMUSgdD94MQ2ywfaP8XepDgWz9TFi5irVWluoyIZcQLxOQn43FbtzPwB5RJjj7HFvaaoIvf2Gg7FL91UKrkvtU7WbR254R3X/3bAaSAgaIj0RA4Uc+4QYHTv6S9wzdBcRvb1XB3Xx9Y5N4/wXcxEvgUh+NhX8AkcuQzxVxgReAKp0v54ZQCfwOjpGkrF2D8IfE+JzI+pRZJAu4habJhvYm0xEwWqg7vzQQ5y0wDABzzImG4R7EmIwEIihP8VTBbWEp7YjW2M9CCxq2KM0z8RgzumJnpP7CxqHpzqJnSO4NlW4k/6IcfYGOFpnuewGeUXttz9MCAwVPt+BHcE7vAIR3V4xVaP0ONWuCozxysAUsYqAfvxZXAOyBd3IPkHQ9RpHUK+WOWcMVJVBpvBKPZ23jKPfR7QAEWFurmxlT12YP4DI73lM4aJm5VdDxx4DWETNIy/QQPa7gRjIlLQA96Wt4UiVPllVXGqWQ4i8pRjCPhY842MjgSGS7IKd3v5MdAhqr/o+UtZnEz+SAZXwQPVJdIAMsmHJ2Z+E84B9Z927bN7BA0kA9yT/R9ZBlEPAxV7rom4ugZ+f59akJ6o8yI9DqLHyB/AAxg0uvqeQulzz1qMsVl/mq7XRkCNKF2u43A9v6sisn/AkxbIa1yUvjeH7kkzZyUNY8sdy4U0SOwg6hDKCWfQp7ToURzgs8wbjiOZN722BpmNPAf6jiM5dSyAy9fmZzyFkfFQI8ADIpXX5nkRdRML9toqdL7wZWoYf4iUSRd6f2tpHXTw2IYGav3YWQcCa+55FplTxKN9hGn5sfijja4QJl03FhB5haTOIIhfEc5zB9bGkT/UY6v5ofrztEjGc3sfnB/1Nw5hoPR87WgM/i1YBPASljIGl92I/bxzUIHGEtgcOI94X2xXs8cXQjNzRKWRYc61ogj9TSocjXMkLiGj0u+1K/15RP1+7NmQjvRULv1wYOdHqKsYQ3KuJGUYc4v3qZhPwcJcyuVvMEdmJDP/3IfBicVO3eBQ79zDOTAPHe9aqDhgOHiuYbgCljTYCGRRgKYMoJ9gJnYY3jw+TVu5CtYhUls6hSNK3tbJul+3oKsDHqjLmNvKjRbqMlG9SVXAtrwxo3zEzGEPF+9jr4N49F5E9/bQ/h+Oit4tOL8WRyq5H94M+OHBwmkB2DHWQjZjRkGz2BKpNSyfvFx44ZuvMGiyyK98vr2v+hs7ulN9dO16rQ9vEi4wP/hEbH5Eits8xnIzX9HohwZwiC8IOIj7IfP29JFb/sHxg1s7MLosUpy52F87yhSFuFLyuRO16vqIM6Dpq308cvdILmb3N/JtTg7yHU/vUxWmsANcO+WmOoDrRCMcIwABF0iev/7+9+oiZrypD0xzFvaxN5oZaU/nKGLeJp+AfrKmgwDzx2Zx8nY6eBwK7RxjDzcpDPvksefGeyE/ZvQTn9kNb22cizjSo06XwEfqZhFj/to6JxKJlC4jgxGfLfm1e6Mnsbb4ZzClVB4kgx+Lx3BBEasqRKoaHl9Gapa9fiTQ1KuapVCM9sbrj6kfZ1FzX8MlzoHfgahvcQPfbcYalvdKqEFrtACD+3wP+WjoTFBbMGwiphPLkKU1+JhcO83Kib1Qq2Zj1shAVIjzNZGOhc45VEIG+UcOuD6cnFPTM5h4+G76eMbcWPE6WID3O1ljBzli43/kjIRHwEoHP53CrqVl2CeMl+qVbCL3I3/tPmqqAhQGQD5aCTESVZ3JQBxEgFYp1hPdDMUjHjDgxHo6PZRBpeMvmM+pit9XREUtrFbU3PjcfoOTYyCe+JmQd7zjzZUuAQWUOJXZpc5DaxQhqsJEMQqPqp157u/jL0rD9C6WUkW7OMHPiQNLbC6MnybHCDHAenRcIEIG4S0fIGqXpVKVXYbzFVxZvcEJESEo8SvjyQR0GzOPnvApYHijy2ghEBC3xB8dKkeS0AnkihhbFbn/F+l8xpfeS/wZcxk+DnfdysaCIFFcmyoi9auABaQABOWsBw1lBOyaf7sH/37GHUcybnciGmH9OSPGFDTIFQmNyBRFA2INJ6Wf/au9V+CiOB4Igxj6Cff/xgxOYbZydweqxQuDGxmmR2FV6zK1SjvldQIyJ5fxB7UCm1Up5RjBUZpa/2Z35T9gJ7o6POxqGqTy5YPXGNmIwScTymqvTCDLO/b9/roWwpeFLYlX8LMQ0Gv8IuP7xgUIFdeHNc7ozI2Yu+b2qOMTmEdiyyk8zYRKOVizoGvk1Icyw0gfM475zp1fPj8Rgbn23J440XvRaEWJa7pznwo6KIb/PmL+hwE7AO2ujAWtPz5Xq4DBCiEcF+niLg6K9ibPgDD9EUjFwLbY6MmZL3j8rPSBze26AoUurB0IYhvgI6SDqRLbIvTaAGCQIMIGe/9t0A2RAo0+GkRrMpMJHd+QkY195f7zmD/tLv+OBXrPqSoL/nL/11TGOw1clQMo3EU80IAX83CSmFJmzZGoVHdPqvYGrJe0YdwJEqNgnY8WCwFp/etIJ7Xt6goqVO6sNcxmVqyNjmQyVCdmVsVGAlAF2mcfW1avhVgbAz89prCePuaYL2bZCHHLcGyxp/3xwsyAcgsKEIpElnz9FnY9QNDjuZ8vHbMzLkGnZt7jwSwnMDQrMHu41wizFN+o/+2lbZzAgp+1XXnzVBI5SYg1/FbhbL9T1w6JWw+gA+cTwmsU36srESd8B4QlQagBbJfB3pKb/SgrhqWH56YEgjPyCd3lT6Y6A9IxImN2JQIASqNhIXkAkG31vXVD4zgSqMyZxYYLr9D47BLL3von2YSgHBjHDA8d263Uifj8SQPRNU+3E2z1l0mGozk7bYvDsEqDP7ux+c9+6iueDJjlyf8mJ2gI7FmT6Pae0o2gYCAmAF5F7ZX2P8/PzVPb5dwYeAbM5yMBafsrjsqKjrl/8AgZu/mh2QtJTOM5v6D52AsxapJFsBwvKQB+JqW3mM9nYQIbAyhGvLURpW/yHMoIwcrzG9TyH1yRBjBg31pjiI3xFHFTa+hYiUBkJb5xV2qV6m9bJhBDjzor4zjRAe7DEEYAKglNKXEA4EwS9f1xj9iSJZB66S/NX2PX+WtE+Ig9LHitm1H74eQY0gdNZM/oM1tckyeZaRRIHXQiPbw+Pk6RiSmfGmvbT2ZrP/8IEPXXPC9SUgavec/mOVIZJGgAnZIXU1vhGRdYqs8Lq2YuHh971SiEL/CrZJnAK3mvCYJl+PxCplqR/QV/oVfO6J0cG64fQPbQrCx8cjoJ2sDVPN82/qWMjzfJei18xvy3PjHjoy0xXdvCdPbY+WTmGwUzZyw+9wSe6FKL/LE0rjEj5wic2nLLei4Mwthk0ORdAXVmsaW4ZgyA3Ni8RxQgGsbzk1tdyIRRstbcnagsn6HiOskoI5M1mwS8QaahCamCSy+6QBghGZn2xc7qgjmDeANPfUfSgT8OmIYSLEYGEzxKYOnzUydoKHfMjquTAo2DxwYId0frlgpanjHXhi05bKdOz9nAgcA0wIfrbjTiPx/7XjGCDwl4SvAZm7wlIS0sbG4IMwq7CTpvs5H8rLCANo97nNotbIgKrWPD9vGo8Fkx+6M0Qc6+gygPrX+F5esQMHvfCjQln3oOE/SbK9uLIoDaA4GDuY3C1GFi6J+quCw/MTM5MEt1PhNNwts7ctRV//3Gov0Jn7VIkcfkPCXenf6644oAMy1QjGKJ3TmVS40B85P7Q3/J0QqAzCzfIDNFdKz1uu14P/I1TzCGykdhLQFI7W0XalkPzTE5a0oT6msBjQKPKc3cD0zSGFHpyDOo4oymKAAvdB4GAtwefsMiDIawnTs6ltkcbXBFfvHB8QMWH6JPrsH4Xa9vAk9niM9N2PiOCf3r7+S8x2SsULkOHp+PHug5cpF2iETaFfvm/QcCAA7UiwYyEq3bUKhhXjuy1mVICM/YQvQtH5ROu/kjGAbAzKrMB2fhIi49AlBemA3qcQNI/FWMXkWem6ucQt+ImMlj/lqCWzsRgRqf8SQwEnxTteGE3uZ4P8SM4QeisM9f0ti1MZ5dBek8fQnCIbR2zGZhwo7FJ45sPmkK2rKx1Za7EnsFG4nNhTi85bK2r/YiClV6ui1NNb284numirkCm/4YB7NVKBnAOwYYF4G4wtaR4uAge0/TDyAr06w6MYLoa+lYvOoS6wS2ER+p7/3I4OBhDcdAmD54Q0aOv4Yc6iIyxnhxa6hQDz09azxfObEbxja977R8R/+ii0UUdsSnCQOoPS6iII/vEDghNxD5gYXZdcarGMLF65jdqqGVV8K8sN/jY5OYc7xyRESYomf1dGzDiOcQj+3HqIk1Bwq+1oPMoOexIB3L/exBhAwIAcaPdwZgIvTCzaJ8pE+4OsKzxA9A7eXbYmI8VzuZkVt/q0TdERGOrSI7Euk1DVlnNIJ+R4kNANKnhic+x1kNRlTKtXA2WDo4UEmiKXB0rVcNLMKBQ1Kvk/EdVJH3SjSwGcqbTxoxp84LKD2XlcOS2XuHA0Ylins4CPJ21l0X7synbYh/JE4GY8TzlmuwYm4a4qzclyZJNk0RAhwVSyIzNg22etSqwnlED0KJs4hYgMyOnOPARvmwwFyUx/5qiWIgyGVMW7vkihpCSZeb8blzk+OdrF3bgQ0x94HmBDtx7qFslBPDHFvOLIt1nNjeaG7HPnH2ySwVjCNFM1BciOHEW9FqR41P6yvEEwKeYTSr43X/mZgICMxvH48HwFMDmvXmlMDg5QHiYdCH3SAUY9dXlSi9qTx2NWMEesM2sA+Q2Fj1PyPq1EuQLPAHtrM4/5wLgeKOSa6NUXawebYIx6/8aBYpRsiSIlfPQaFZ1+bsgRQg70oZyMRKlRyBiQ+OCyMysALIDMkhIVbUiJHLcfO/Ih2aSAB9MLfT4b6XJ+sYvsBqmUiKhFfd1IYrx+vpgGDh3XtK1Zj3wkMX1Ijkk8yJAraUS1GZlF5belUkmBHyz5U94NCuPoA5mLvGmuACf83laGny7MiTaXCYcWztmvbL9LZIordm/we9yCCF/ZWkDn0FU9FxsIziHiOooEVsvO6eQ7Ag7V+9P4YWb0/z37Hgz3ZsPrQdmEzg36tYVOU/cufE9n49ZXOjWd1piChGvCkA0lc471i+49gK8ovQ38DpqQ3C5wRZbmAeITlmoF8Kwa2tfZAtbmRzO/PnekLoxUkYZw2Gf2Xv2e21GIXxgf1TyOVzfrX0QxfA5KofhmqfFU4hDVE8MNEMx1IxWXF3Bn/l0nDpLD1jqQjqezBcE6nKgHYC3gG89/2hXYhN/2Cs37b20g5gQ2mBAk2TDbqxPfbEcxTPfBqDgZi3yGDMR6Gran9589p7EMR2YN8W4ZMvmszGvwY3JVl+SFB7Sl31D0CZubit3bN2NT9GzOIZHzvF3u3HpDMAKEOlFVIpgMh/foxk6oS4DNs84PTwEAcrkCK210Joa37BFV9QgLQAzoOzlJZCYeSOn+C4H/ZSThsOtv9JGA8hhJpYQqX38o1m++SwKr45sD+HVkga2442F5MJFZVIUqPs+fVoH+tucIihkZ3FDxB+JADuf2c4tEkB0MLx7CDwXc9PDZVQGpaSi0KMZ1C4allr47OX98WoREzeG5iMRyb/jGVksBE87i4thoGqFBwf2DAYiigsnYxZH0QMoj3zlwmN+A8yLGA65zWWIpeQ46WOcXgH9rD3B6QRMiU7bofsJWo8n9gtOmJKEcqRUs1e9YPkDpWZ2DdldJIjHatI0Vc3SQ9zqbYQQodSwM2BZu0Ec10bGRlF/weARmKh0CzmcECbFK+4NvcEXDN2gCSVGmBcoLBgzdzADXrnJjANrAHtBUC5m4CVM67Ax71xksILEQ+wJ/A59MIzM3eQXAB6n0LXlh3UvD0LO1YIAjCLcTWrmMi/Py5/2t7mnvtgPHZCPNu2D9PtJJ+C3FBJAWAUW41+jakpM+HUvggGlDaCc91XhNVj37RC0pqxV7LcqT/EMxd6lwfHqevixDrqnE9kWtnDtB4g8yVjhMabpxnXJDq5fq/m5UN5oIc7mHv1idsJbQriaZYrgDkA19/8zW2Aoy6sYhHp4gPcZkXrfyf4AgsLu1T7oNYam0urY6SGqixE7PshbiiMaeH7RKoHBYGhIfuNgX88j2cMcJIVo7yVxjTXyEe8XMwYFoXj8nkECEUltyy48dr5tH9i8q/g0pg/E7M5u7tqAaCb2ioa/f148IwEv3QkWX6eDtFTc+1/y91DgRxAKJQHcv2vqBjKkyGS1QBuMaH0UyMCscgocwgoZQQWKuaxzdoDMzmIrO2mUiC2qEoQWiMhLcHLYXHo0v14PATjgYiQXnFiDfSlogsP5x5c246e7Gb6Dn7WYidnQVsJRChiF+Cczd/PrOm69Kum7Ro0MUF6toAY/s7EMTb2Xy1ufmAXZuyISTpPcssvIJx8cjewFMkR0fviqXdWzalNf2UPu0IjAAsntX5pi/mvvilFdfoJrDvI85HNBTuEL5Fx78NO/EIogIYYszDzn9gq5yQBCan4wc2/nNvBda+Jj60dM3Oo/K12rmczt4WjJIzAkMfJBgDlILmyW18k2DgjhcOBiR6L03Nbd4JVvOpCjfpT/Po4PDi8PQ6ISPKdzsnISRcgDbKWsYeeUw1iJgQEoeUteHr/PvZDGIsHFOoODKE1xMp7aB+KeIGd09imBOITmo1KRPSfRxC1NqO26Y2GFRXgWu+xqEuDqjZItHZErLgy/wq4+LlQWhQ7hQ/XUM2IMJVy7JG0cO8e1Y6VXw3RIvbNueDI+YE554ok9LIogA1EjoixzWjysBAVgCS8VQfFLYETJIFHMnrqn7dC0ladA5ENuUh4HgswNwMxilzOOLCtdLyzPQGq7iH8wLiCihheKKKyAuC1TOCt4D4cK6xv9K/YUJJFimn7+ugC80CkxXhsyBzdeRVAv0yeaxQyt4yLSojMvw9B6BkfNdKqCoDsmzV7j6WQtjO7hERVpDvIM84/nBFFg0KvAJRKgDKJdUG+qa+0ax2EBqnM4R3bBXqEVWswejxKzBzUJfbyCT0dnlwHDc1VG+vKRo5Akk+M/sEcHgHL2PfX8ggNl6eILODwyBxcRAL4HFdpmNPV5C2BJZeAEwNbnG2cbWDjvKQDOf23KWDLGI+uAEH4GXsdClSAAisQhB6WOg+tHWTQaywtTBbpnetsZsQC9E7ItEIe8fiqBhIEoWCM+PufpYH8YyrIKD0DOwTLGcDNSYHRzgy0LL5BylvFxmfOoOeNmuKc1EpBrl2Dihj58Dp3REjVOQdgi1oPfqArPnGhj2bAqAA8ttN9Xoy6GrtELL85DhHM+3Z89UPPz2zJ6n3IqKktNSsRepLqW625Vges6U/KLTAqf7GKL5K0VPUqACC/3QaKRJcSQXuq80Yx9R/jcYxpWdXahNw3euN4Lql0xNCY+Il9kCVcOnergXga8o5kQ81mKkxZ6DeaTfFkMx6VIRvCebnCikAqnEaDzkaoUFl/Q2GtXNxysxqQ6q9e1K+9oWND3XHQE5rv/7S6wJ0ZleBuxT7w2QAsZp0zGlFv3AMGn2AJP8BIRd8TxR7TQLP2qemGPgs1NZq5WiPv//oUfo/l4AMaw+zTjgSTR5ychYQZGSCgwARQa6CePSJJXCCiF7deVx0HXAK3Xv/g2bFZoXh8I66OCHfbUqiSr+C/sXdFccSiPn1BIBPIfaC8td4AoLGK2974uf12mC3riJDPr8J0rphoOvp2/yhUSDXx2sfv/xq4FQ7sH279YDyXlLhQ6k3x7sc4rghE6h+4h3X/YM492EZ0vJeYoI7cCIDnqD6W3E5S672c8TjzVq8t5Q0MWJ0ztlcduvsZT68fHXwZxULFwb1yHwXZcSqQnKjWgcZiRYXKWjQCjGGEV1FBG7Mn9fdvhZdIa9I9InmuKuKOZAZDPD/RgiFHHL4m8BjdDNT2jjXNPSIx418RMR6k95b4NdVjO67i9xVVfZGInxOfxSl9AwxfVTe4Uys4duFq5AAOmR0+sDHUj78DkvWQC/VMl6YitBKFbsZGPJWhrSTNv8mRU4AdtL7HOq1gLhMnYsQuaZlBK0Xlzl/GI1FgNC7E/p0Zt/Eh6ABX4BEi6zo1ltohRJ9gYRvPCOe8PREfxSBWAPCcKBexu3B4Kh0r1xScjuQfAmKVLvm4OWutme/xYpEgNRfky4l8RotreVcgXxMmnlhfYRUoGzG8cG2BhVIDyREOBokTKSWieQdybBzIT0aT8hipASwZyTpPF+o147ydhU7Qkulg/23EbRyMz7FtdM8sEsKOMcaNQGEVqLniHMLPB8ACtX9gdkYP0CyMYIUzTxnsAi6rCr0bLW1QqBjXVkl6xMT9PMNyMmvNKStv4IsdLEUKY2a1t1ymDEi0OasH8gfZZMODhan44KlgPD5o4i0gySz+WyAMyqF2XUC+U6OJX3c4y68y0BPieqmVeGBjQ5rkHsY/qupq/XA1aikN/j1ZVtsfscf2POYZswRXp0Fi7/+mfAZAOItCDKKzfn4LjHAuSRQfgkE8Nv3HT4MbFPWKnvfuGGGo8LvFEL9coEh6bYkHX/waQGAX6G0/+/HIspJgHUgqsWUfgY1omDEEpejc6oPNoL6xndN4NYFIMJgxwlScjjjHN3CSwYDAOQhGcmQcs9iEUinGepU0dFRNAY4FK/q/TT75oTiHcTlG/IO7R/xQABs+iNJEAdqxKdjgGr8BpwYxgfL3PGcn0LijfFDf5H4/MqXK9XgjqnjQIfHcj0rw4/LGeOPX1P+LneaDNtrNa7YkPjkQkYWdnVrFDvAas7zlY4bsLJezHi6I7iRTLkIqGJN8r65HUW0xFBzH6we2DWq9NnGTbiszaruUImRIN8Bxj8ixQy3k23Ggxhb7ypkVeoAAwHAmPo+iiSzv3lDcR4QE7Hpwk4BYfolVI5gemIvaQhldeH1TpHe+uyupgS/1RBU2f5Icf5CA6FdbA7h4IPdF9YqHShcbNq6h7y6pmZ2pLYsw7zDPf28liYCohUv4majFujiAIe5h4M8AtZK48oiNcdOjqPgA4blBn3glNgCptH8EPYEBEj1GDgOvmF+/izUx9z+TeozHajYIRDApEMK+VYbNUijo5yosNwaQQbvF0DbCu46PFIYSyh9sknf8LXL+755YqjFMSkNW2LhT54hj86S0/c9SDq9WWI+Jxs7b8FPocujkjqzauApTO6AlOQ5IqUvyEeQYekXwOJ45Yxszxk8tDlp4UVvxb7ETFkguYPcQxU5JO4qEGnuM3LwB/9wHg3aDJCZcprxlACejZ5eZm3TYGTt2Ogjlzb8DVZjOcOujQO064gt3t4j/DjPxzdsA+wOKStErM/kMYeocHWgQxL6KktPw44e0IkECEM8WTaazA9j5X9fM2dHl5nDiyji3cNY3peAA1xVhVFr/8h5ZmJS1gpe3sldioy6PBgT+jcE6tVOYNEKTQV/7D42pr7IsYU9w+DiHA2TF+h+H2AoFcwabG/cobACOfPmbyuBKkLqYe4wI8BnSJxDLMTFeOkhRb0Pf2FZFWqkPjJF1VF8dfvzM4MAgU5suaqm7ahR5FtOFsR0nNmyDmvJ4bvVkbSEduXdukdbjqN1eVFqiGlUpHuyYIJ55YgDepG1m4+mpYIi1zg3UXNi2jJOfS+fvNqxNqqVClJ/iHvkThffrF4z5//oiEWFAn+5UeI8xFEi6ioGo18frkXN8JJNn51fm8NznQJwXBbD/eVXpp0gObgCr8LFmQJAnS6y/7eE3wKEyxlsZGPy0+wjs0LmeDEozdQSqX+C18SXymAyiONwYVEQJdfZFmrC3fd2sLX4ooHnufYy8jtIZmbceZyZPfanxUD3Tt1WMTByYYGDjVPxyUhwtqhPIOPKRnMqRxLGX/6hTO4buAzezAUirVJr8TRLa4iAXd8eh1JiXB/Igo8bwD9RbCql2bsILiKkGt9WFI3EdxW0mcnh8mHlgYYkPZxighqM8En9MY1cIfwSzVgWXdQOae2ePhQpFQ/vvEJDIf+6GI8YOxe8AvY4AY6HFmKvI2xe1p+IUZ+Tvjy2mO8cxOHDNVL1mYBJZK9j6UoY5zT16T02SIQryAnE8Yidin0IA6xj82HETofsBtc1be32w2yP8VxhfESkPa+9WvrJV3iNCSYAek1Rln40nVR82vfAfIJgpENgF+43PEgNHgmfBvEOCUG5vrRRm5BZAwxzk5FEdggytA3Ie+i1noH8tvFVKkKJTPDHw+D5nXnN8dow23v/TP8Gyxghaj/+Z+57K7HqwEe0ttsUKCC9IV8MBY80/Dz2tRr6ogwiDeaWNBoQD8HW+CRvQDOa0sIovMH/W6yO96BOGFGKEgEAgBvkILBWDVfMDJ077J6eJWDknpLsOeW5gORhr/4lDK6/A4AprALTxE8EY46EhMoBaJ+feoBxjB5UBY00S3TGTVcShTZSyG2Tg/YIv/CKU0WWAtF0DmMAyd4yRyEZ+4sgsxYN6XpFRux6Zmf7Of4FODDFrhZGKiy9a0mF03cczyJ4Ks6mDUmFDIFuxQcPg+YkIbAnXczRU5Nm1Z28ZqPjGP88ttZoWweikYCAynJBanA1AcuXsQhfgew+D0lMGkNT+orfswRTjRUVOcI0cYVbVWse4af6VzIeaTeVCR9qf4fueftY+FwPYiJzlKXa5hXL3c49xlTAWH2X4IZFpEq6O+BOm6l6H7McEoQvJLZi1IvEefNQD4y6sY56oW38byeSJwI3GMJBAMAwcPgkBJrd4lJ++DEQTsRlVLk2tpQ3MMhv5vHj4auiXiDleH6H6dKsHH4I65f3fphf/fmTrBofZ/fv6pwyqFC/TWDUS2kArmwEx9kdUNCEulMfkE8sUsL7KR5u0A4+g1uIQEO9aw7U2n8B5RgVkkFhCizF4q2/2xqaAnyqVZHED9IXkOD3GWs7NJFXX4pqz3wM5tQnIVXMbKXIeiOvj1g/tAsECyZyBDn68XzkyfP+EssKRNgNxFZt7srTu2HHFfkGXCFAYapfiMJCblhSPCdUmIQA+MDaoDEcGHl6+ga0UmrC6q5C2vO8pItZUd+8F9XYDmy6hMeQSe+wj3Dqr+GQevKYAZjChQD5WOsLNXVYUZ/AdAcgce0K+/r9yE3/yVH9jd83tzkipTJxe1lvL0WAsPijGmhlrzdfqT7TBkEWvYj4B/w4kXiuacrMeH9e8qwP/Siy1Y5/JQ6AxcuFHQM7gevl9BOsd4PCLgB8zPlE4hBqROqEj4EfbVlHUcnsEQqMiat87FfTrJVV272fZcd2vJu499lDmr6cdBc0eofcXOOVjOxlrsWqW2DRV5NgHGhgYuE4RQb7QABC5p7JUwD94HHUgp9IsEvAOIZlo/rS8iYypQzP8WhdqYhKURg1rEIBnDAkR+9ch7kwkuMW8xz3gXfcecqPdoXqyoQvmhhWTFs7zjzjGVQ9e2oreKIiOjgMlzdgG43hvr35j/MtXeOMGg3pEKAb/oM9UwJtG/MbYtP+sT2GVrN+B8/tAXC/hYFUNHaGFOk/n6Cr/DTx1eI1eP/IbZPb/8E78C8pNQ+AeBWUuhYTpnJvxqfV7b+F9qIQ0B1R/f6AucjGQbKJJll+KQKhesJX6IiLuG1RC15jYAsojxXkI6vsjA5i/TaPiixlrHgozOTN06fkBE9irtnwR55P7AESWjoceKBDY/CcCNRAhAlg5jjhOfUoggZrQClRhGEeeXN/vTbOMc7L3fLY6419kFDXMQOM9wyJKRQ80eRCbLWNBLZXvijNfTg7umRx5LgzuBQrQmHRKPrntUGiIi4wzmGIlsKlWm2CLmysnFGEJCKyOa+Sbm8wixaPhlH/edYkxpuIkAm5sJsVakYH2NfHELAtjg4VubynFaTKLuM/XMBGlSQlYAMgt9djGph6jA5HdATJRFghG4C9/wl6Nqdks/zENvAGSgqwkY38Iw0YWfBcQLAGYBHCOYY6Zu4CMESXM3F5cz3J8ECv3nWxSPpYMyyccRApJCgzHw3ruY1rjKEIQ50oqJWWCBgVlEZwfRaie0VjH3Nufae9rTBE13/13agT27KphD2DEqJMQQe846uFUBmP5VHWmkl/8L5yIetyLLzmTAowdIeZJXtg8R5LlwtCH+OwGDIq0kjwHN0bdxNOUdnBybBgsuGjo6Lg5DVUQHIgYDO9kvGbG8ZlhIKio1+aSdbxq0AMx4Jrw0+5kTH5Hvw5hD8DSw/FoE/kn6miMD9bePM7R2I3p/spdI2KAnMmidq7mbLsINGu0hWyPQNXIPUWc89hUwK0pamsObJt5zzTp44Vx9KQPbcABvIjzxVDBu6+veSI8xKnJzDSJqHnHIaE5Fs48AR4DWgLV9UnEOU1E9vU/j03kzdy2/kJxoCISIM3L6uiqPYIeiVnxTRd3btYE8P0NBA+v4S0JAt4CmAITuCI7p6AwJrYhUPBFHBATgUwmibZhkWYQ6/PuvFE1SIhSn2DLNZwRiSFx/gkodOCr+PVR4kkPZeRIuV5txGDsJHkixkwXZo7pHZH1n2XY55/uwCJAIEyTNRfXmZ8BQR+9OZQ0+8fpqcCYEe/p8S4Xc2Wy42PhfCylWtNgBeGpCquy4CC/EG/45ehUNwW/VIi1xdQP0kE91kT5DCBUm1AD+HYyyvxQ8jUa5tcPEKnBcwlJr5mTFZLHGymLPDAnPyZmBnRHHxGBaWBeYEAjhDWPODduZzB3s+voDnFunBGUsCBKMhZw2qExjCj43lg1HBth1gvNjQZiSGSVsMCJNy1Q7I0G60ZcOI70QhNoAYa2QK/R6x9/gKy0WVecZ1Y88ziUHbqAOEjtQWTLts5hwhANOOZnSKegONR51SvzYVnKxn/9aQkiOoHboH74ZcRbKKzt+78FQQdUu5pIHY+1DX66G0bxAtcTP3PUpQNTduzf+ItF7VvrTeBgiBgj0059Hx7bYSikL7qQw8Jv3M6A0GvV4k6eEwBAHHLgVm2BEuKOCDMAbJ+x00Pu4rV24OTc4FQC6+uvODI+PavE1DbeqlaiEOdMz4CQa4aj6tpEASR9f9fsA68c8ceI29y0w+HGZhmsFlqDszHuTXkgjljgiX+mM43/JP4FIRAP54mFCMXXxf7r/5J3E4cOxZgD5+qsAZwxidifQwpjzMPObWO3ZvEUmdrL97x6YcdEuIv9EDhTunl+cVfkr4QwJwvHvQ/SDL6wGRr7yRLATQ+6gH/uwoQ20skWsrWFN2oUr8Cb/ysAova+AIVaYljzQRoHFpzyJoK/E6gNICT2tSXoh0IaHNKJk7R5WBuA2RDQAOqMg12rMfVOiTJnxn5rxkILAXIZ0tiw80odgbuFzolrTwNwesOANu3yHpzU2sXSY8cKvKKGjO5RlItb0Xzj+3jzfd/7QAJTd0LYPw2YXWCN/nNT4uKYkR6OmadfzFi8VBf30ifzW4gR0BJGcMRuLllvIYkMzu2M0eNNnBgubVhAH1tMFZCTjHUE+IA2osl0rREdyQlHdA6Wko5hZiAJvtwH3Ygd1XrKuwh4Kt8fXAsjgsLkI1S+I3s3Q2iOfGHM69t7KY2yPNN/q0eOi+WidbX55nH95L4Hz1jiTyY2UTx36DMNU2fMAbpWVTDJ3HSwcyVzkAuShOsUkHieq0MVcE/jjFz63N/XBId0mLk+PsbOjfeUAhcPNKLKcYUcO4Ol4vzx70X4g8IkeCJtCCMl0dihBIi/jUhVIq1EzgGVndzz/Ep85DXm498mAA02MvxBDFXMyt0E/BMbceRJEvzmoha20xTJxB7lwvjoIQ5ywdtAXAOxKlOu8A6BqOaq5FWU+EMMnVgNoncjra6BuK+/oyLWCkhAhceiqreiS9YTAPFIpS3sJ7Vs6dXgsx5Imh3eO3SuXgCnONnEhlolalRynuLRbbZDehcFiGPT7M+azuUj2zytwOntn6VnGzoOEYKaIIpzrzgoKqPjZCbVYP6CH1IDMZVxXeP98Oj7R4y4NPXAjM+vcYpRBo7hfidCsiXcaG/7AP4nfYTn9ijAvODjjXOfpccHlMDnm/vk2oJCHGuApTcAWjE8pJZhqg0k7jnYGi10R1+fM4ZvtcnM+Xt9UgOIxzHuC8IwaRxPYQzHx9LqH9uwrTPQBEY8w0kCxz7F2KTPlSA4jay5NMb7WocqP0IBGVU8Ws6F5+XzdKGgHlsKH4sxGdubVueSY8xR1xiIaQ4lm5GDk7oQfE5Ea5fCCm6BY8ukhBXYuZ/ItXujjs/3iAC+PhqZikvzbU9k5PEItjjC4QhQpwqfrd8/MnDfydRMqgcwmGNY61TNT00IN1/EAwL00cAohhAadF3cbo80dwjhvFEFTNaNCtWkYXQwWOl9nvRxZwDsys42txdrSoWxiAb3XGQTzJqMKxwGLYe4zccndg2BDC3UmdUKiPMimzmzyJwYK3hpczIQ3BJBvlpCzmGzxRUs4Ntct7kJybZja798MAbALheCABVN3FzaEnmqQKMIXBDxEdUbL3Esg2mrD1GsA/orAzaUPIh/we7MrZjJY2cFMmrLxehb90jcH9uOQnIYZZXFAFMW7RPnXAw6UY/sKolR5zTOBSQQcMI3WRXc0JrdmiAlRRtYbTT/VFguqr22xHLcjnQY63pcCO7GlXOi162GQj+21NiA4CPJLquXeonWPq1gBKo59Y6ianPuHOMbP4yEYGBLwmLgmKF/tvG8sGtII17CNxTSb4xYmHAmLgJh6IVxIRA4gl7UwNGEcysy2PMr59XhdlatPaA6bDLUpZw+tiQ0rCFW1PRbE4xGiBwc8dkHrJmmoFivcdpBsVd0upofJHQxdxqPUir2gziQB7Bun80DH6j2XMGTRphxIng1P3dknMDnRRLGyskaSj+224Y4NDIdr9LA34dJMOLs0NnR7fjj40+xGsgAHoHOuEhFQuzLXZiODGG0AgN3v31vEBlHTIbXvBGKySeAqAaO7Cz+/HRmjs0wQDvR8hp8nAJM61BV1h/bg7rKwUAhkgoIPKNYyewCAJS66riJGANb0hs/58Tkk94ibmHaRlc9WrMuhmpcJsq4eAYqUQNDVfg5CE1TILATmCgCVpzKGCB4hcBVAR6QCXc25SEKG3qrLnkzmV3Rx2dGMQcS2FLzQMxt5K7nlxIP0UCPLieGxuBYmhsfu44GM9JaM51ehXvwd9ZQ4flGduZXjtkoZSKF6xvbwP8lB7iLUadB1CfH8z6BhhWl4J8jnxah8W48U9njVCTqlXdAm12/Uh/PyAJaPbBJjUdHaPLrCmIPiWo6zcwccRsta8sFgHhxQMENlv5zg1v33gE6JOLfEFRECCxDYtTvLeZQnkye/sYRE5m7VZw4GJmYMDGAKap/UVqYhBzGhDHR4QLflOm57b19j//XuYYwdIYBfmwGnR8zF9LPiMxLkR90LgDYM2Jzj/VRd6yXdAJpjtaYmiavjaVcG9TF4DGfg9jMxogPBjjTgEaMC0ddbD/Hx/Rzgr89O29lOJsHGMGsFPG34cFgjOAn8HwW+NeCOPrzyfOMRNTH83msunOVeQDuMRnwlmCpb7LgVWank1sicLS8oQ8QmM3UCTua19kWN0CdoDTPP+d4ioB/I2xsPbp3zg8KWgBvYz1WmOkMPS3GkEFFe0rjTFX9SEYOrIA4bpb98ylSCLz/TIB776sOS0jtefcvsWr6yM1qDowvaGWKu4ia+ddUaIrOAvvJ/bSh/z5yDp0DxZxSmkNfQEDjikixH3gwhMCP+Rgfx+gui9d48CSSdLKJOE8pDvI6W8RikSAk+QwnCeR5/Zy4Ojd8jBoI6E6iNTaajPeC+7HWnrkHuYiU2KLKSqAfwH3pGxA50v8OM1oMvnmzgHFf5YJhQIbqbjc+NpuAJyam1XSzpWN6Ht6EekVaFBGUZs3FkDQAKdU4rSCTpOTW5jftmv9YuSZzxEHEhaYYD4g177lvl9AT5/wlk08IUZ9CHSMjMHHUi51QyIaO/My9xhkPZv3BQRE0px/OjU7Ez7YGDQSYNc0AEEhgfmQdTmzcqgALgdKiCfLUzbtz2loh4OQdMPAHgAVd78lJrZ0PyAgYKSdoF0OgCvrPkQM/9oqf50M4KUlkhDik3Q5ZHmuAjk1ca8wJkE5E5fFCEAvR81t8YmgEEwqfdrGbK5PhgIKfOC4hc5ypaCKeDXdkmawh44dCjlig6mGNpM5z4j1XJ7XKeFwzhMmhP8otXY+7gthXOWrv+fZ+oflQ0KWG62TdyRYK7PoqYvwoJDUy7VfvHFD/H7m5cezBxHKAhXFIU88oTessDs1zhDAVYBHIz4cqidq1ITf87lOBYSTcFaA254ng1HwHUBy+94qI7VmVqJL9m75eRAfTBxxjH0ercmKdzkVM98ZKYx7YJsLbcIrY3VKvSo1Z118f2ULo+2DEa8Fc6Niw5vVj3DHsIhSpDpjZBw6h8MyxxXj/+ANFCdi8xuh9Vqv+OTQhFj7uR2jvmB6FUTKWIlVcF/ERrhU1oyZbwf3zQx2/4TmVo7fIIMD7mSa9hB+DQjNXgUbDceBx7uMnzkvTGL8DIWr6M7YW6Dqkhmwjm3cCBwb/tvr+8Wyfi14snDWQiIEpeCawTanmSM6l1BDzHGY6Jc1jHnLAOv9dbQGTj5g7WaNJ12BpbNuWZZVirjxBeIlze2IwDKyavMX+4jxFblkNC4CBgd24K4Kx1CTfug8gQDO58ObvUSaQ/jx/QvaxJ9ka/wSZDK7xpBjANv/qkHjdgILpJzBA4pGdxWCKZzrpOOTq/tEghO/tGge3tPoY3yNEUSwO1PTwoI7bb1NZKYs7lX+HQ1wJfOAFiKERsDq+N6c4PjI5kGx1qxlWFP0Z7Ec2OSEOpfwOShsJzHlbCi0w9kw7xkqVlsRjcGTG2Ak84SJ+v673FSTxqauYc5o18doYG7HFcAkx0h00IBVMlSJVa1vCG9XTrDHA4hsZjvj0uTV6JlqMIN88uM7jTWFEY+KbWNxvHkQTU8ZchYFV2PcUdhQTx8XSBrM2jKXEscOuOLePRLlyM0Slev81Qv33FaFZ20Z87ISWgRYciLvynRA7jycf7ql3XV5YG4ldxLZfBzuJiPygASB+D/MffiUnF4wbDxIjNK5Nd9TP/gBMgW1t10njk9uSkhFpbVUPwXxtIUzvxdNxcQ/HEAK/AaEIxfad8WM7IoBkraTkPXoBMA5vpxfu25GZbzzmuw4Wx7qqnx6jHMsXio3z+ZcK8A/GNq6uUzOxG28IJg4iuccPRQYpi3hzrefv1imhUOtBYcJHUtYNR3oDX0I9o6Cx9xwkCCQ0iPIQhfPPba+d4tGrIgGUEoUhS8Ii8WSUgKzNwjl6cjxoz7tbJMb6lmqLmDhpZSG/x7gbN0/xyU9yOg6JyIwHlB7SY4e1S17SriBkrcjgV01sFJ1nZmgLUkDrI8PIAy1Y4n+BMTE484dJL8wWnsHYPrxNBHv/YJU5z3hzg+E0QacJqMjQJYZCIzAwZG+cuoYQQZVwQZTdvfGcJP4YYsfYtIRoItlfQtbHYp5MM70qMoZozeO9pPyLu3M4mLieWxDU2Kwargjml3GJA/w4Z2BAEw+XWvY5j+TMT/Tqd69/R/8S5IQJBHgRFGNWRbQBPArhtsojwHz9XuPEfD8QnDhHRsUHezRXvzFJYG48ACQ3OlmfAojvPIdeODJ62ld/4fe1tSBsKkWVipziyE/Szs0Ox7KppQL5KA2q1wDVk87s51YLKVxCFni4j+19Vz2CI3IGCLxPkrujrL+kRe4ESKiaRfxTGHvvWpeicE02n+ZHz9ijGa/iozNZ6er3nqmIiUcEBIlFCAntdfd/h1Y9Ao1JntOrNMTMxHaoh/cMq9UKFQRNcl/A0o1TD1tjMjgj1ug/RWrOq4342vcNgNRUPK8ggvwXENBdgC7h7+Nxtl+PIZ+rVqQQbkZMIP9/KQ7o0BPfuSwOKJVC1CabGf6VSSCyZ1Lmhe1RkM6kU3YTOKZ2+VCa5mY+xYlgOkVQa6AWWQxqO42TZzbrKXyxcTAx315bOuZW2FoPglFCyzP7Lb7w7qjD5xkhjefB+fAO/4EDozWskl87QymvcyKR2QwgzBwpZzLKyKu/OvDE/gx75ZAZVtZtkBypFIgYq/hN8SNlQpQksQcEZWqkhF2HHp7bMy4WlwJMTDDeOTYtbAXjKeSTqiMRDBUHQXyrWRk4AkUHoForqDuFnQWRIDFicmeGfmQxmJGddUkDUux3aeyryrvAInIvnUs5IQd2z9xQIJCFs/J8wkAGa5S/E+YeCJDiwRZ1IPDBAT4usmqtk5ENEklSjMijJuhDZv7XTYPKFY591jNlNfX3Vy9K/NuWfBGOUGzaN6lTES4zaisqo9ixTf7wB6JRBRM8kuDVRzjnb0vrMQiHAb5dldcQKK3B2ID9PZJKrCOxibufYK9tyOuRNUFf4YuZKRy5KzIiARb1JuqxqKBj6QQr2L5S5TAaIpWbiTYYeVX4VciZJ2hl93MUZ4mFKeaDPGgHSg8i5B8TR8uKbgJeQfYf2oIST0TmJ+GIc+Sx+ynUDRij433SqHEcOLcE4974DDCj3nHTiL2gG9g/wYuJ8zgGWANbcYSo6EM9GPmXGGbjMqoWRlAFTmekMQ88Wn/5yi1jxT63WvhEFnwGoBpIQyOQe3bMjRuhD1ZC0T02v0uwOdesHXOCZ/zib0xk3JkCe2L8J4C1XieQ6qCZIEX6nSZDMJ+OGFcG7jxoQ+EtWMk6aA/mtTjmPPkeqVf0xT76x26ntK9TO9WP+B8vCODf6e4pwtagk+T2CySH8yMY9Tf09aEoRFDgYiS39SXW0HwuzZqLOf08QsIh8VNzGxamdraGA1am11zB+wg5PjZ21CT7UPJCxCBHDgeuw6qnltfFXIQNDafoyGROg4FheBPrb0SNASm0GP7KVOYtEH8RUAwFhHH7gqoerNJRwBEz9vIz/hDYDKUAQqFFYwtNVaOByJ9hsqG6DELQ48cs+TMmH0+I5gL5wDo16bBxfJc0XPJW2SFWBF/NQT4xMHlsPsmdIIJrYPwqXe99BuJHJiNrT8XDMQU2zTOWODHSNwALDJKoFUAPfHMP4N6jkhOIR0ja0mMSq7eGzKg+/8yhRnklaFsfSRUYZOQWXVvvC/CIHKX2lz4ASPlEr4mDHFmGhvodhI/ac0XuwOhaSJBRmZmoWiBYOiVcUkE7jsbgEVZAU3rFrMNQeGFIN4LgWJD+7G0LbXOeJWCQTmFB292fSSPFCL5IDyLx0XuQ10HvAMaITz9iIJDhNyaBMQPMLVXT4C+C5ou2XBASofIGYIo91/Yjzgv9nxS+TIQV4wDW057R4gidGzz3ek43d+Ij/23gVn0psPH5RlAJv/AFJMCKnY1MsHFoCu0N4Ax7L+cg3vmoR3plCwNQEQpF8Zxko4Cib4ByWueUdQOaQp5idDkWjYOFjycQwPpH8CuKnAdwzzw3lGGAAbo6ELpj7gNTGVDwB3+PHYPenIE3yykk4dzOnOqSSECEZuT4+ic+LmgnksCXK4Io7SAWA5o90JyIheB/6hCDKg7VKfcgKWkkt6cHiHIyfYIHmRCOOQv0gkjhvJOAYWM3L5CRPfE+oTiMU5yHVkz2tMZ63ZGC5PgWQSfISrAjDCaCMKf+lgT3wIZaewUxPXGa737sqno481pRrUHEmI8jPeFzJ3E1/RXqQ3NKoTnlq8HHJOiUdPWWadT2pmagYCAOGsTrJIKFJ1fxfqSdQKdw7iQXmiS5kNQsAF3AsZIojCcW9wd0w9tApEZ8WMprJdo1FhphF2K7gMm4a76if6mP+dMfAmaNVIIHhTgD1FderBL8MNI7D96a+qdGo6JTW7sLIA9WSI7D1NXMlzKPU+wBPrBdpsDFnEGMOFHYKM1VyY1hYPKl18IinH+P4liRBzL2S7J2AhJiGB+Lrp1fRSIi0LGewBmY3HgZtWGIfQyLFelMIg3M8Ty+mkE9YrLfwTKIEAbjMJZYmb0/wIV9429Hn8EiVq3nhPFPvtQAUs8Jq3zrjY/n3E65dpDb9K3cJgSOxHUd/x5BwTetT2/zqdtTMfbkXHl/mPRxUp2MXn+e+0LoJnpT6q/MNRF3dCjsGthOSHzycfAaPNevOKW69IB3tsHJo2YOB+9TxryrObBvA85wKHmaR1P8V6hivPFICxqsvS6RfMXlMn1sAPZA9vx6ZPSRxVxb6Ny1OhQoOH/4HCNua0E4e/39jtYwGck/dGKPEF+b/m6G4nFbdwOFJrhvAZ477TXEjqCeqQ78mbjBD8yhAqhkE3ud8SSueqvYQGZo/EozO0SI1+ZbpX0fMcV00wO5ww/cg0je+K/Uc5C564qxZ8AO7gQ3B8CqkXBFxOV8XJCCKG5YGlNXtCBCMWkQ8XeZMRPY83Jf0R/vyjtH+AhI2QEMwZOwuNsbyowNV7/cHN4vjE4G1AWwsZyBBBtIBDS+2x4r/GHI+fELx6zT6NDkorDHJLq+rI2vPSZ63/WdWOWTyczwE7zGY9xSnINRDx0dSDrZjRlUxDg6Pxk/bqgKa2DaQAETWECujpT+wPGfR9A6x74I+JmYRO074Q8HUuhtHNoxI8MAJVQKJMaAr/HRH538mARum41R888YDdzW2LjH6AvuJ0431hC5yTHPHr+bNHv7EJf7SiZw7pmiMl+CxsS+QWDxGbjjb4lrmFQBcU7GFVBr4y/oeGgFoil9sHjiCvNcEUGUSFZjftxbjElMIZ4o4bbz9OCosq6+GY/pz98jl5uJKvIUTqNzLc24NMdjbgNrVwcIspr29R9lsSz7UhYZnHhk60F/9gPeqt7AyvqMsF1NLo8o+yUXGsvelE/G5MCPfADaaCxTYsWqoNPeF7SyByFDw5UJ00MTqOSELEIkpS+AHS3D/pYB8YabJgMMJoHTZnOPUh2rEzJlpPSpgRYrQdhYIMB/cc8MF5dUcr58Ctv/hv+S/ieGeS2eDO3LTvTzaULveGviTPLN/AHCHAQJg8/zT2d8ZoCueyyeAVg6o8YyTFQQRAQTZkEkjUBUY79laxtTHUMqAQhKYUZ+9h5sf9FvMBgszkcXVmVW34ivgJDiegxSBZJgfUBXNYqlSL5DzdRYK/FP8RB6+SGGa4AzcqEhf/la4jF4QahN+iG4hnOnbuVv9R0IP5pXHmIiMUuhT7ujTscG8SPiifmoUA8OWBuFEMqqu7wICa8RlzgEDH5OxNgm/9bHP0fwQP3QicXrE8bIqOqrRxZAKLYBJ29QWzH+50s/D1aC6RluHdu2aeS7XSCwwsiO/V1/1hWliilj50AQwE6EQt+E6sI+goTiuB+bHMBCVsgocku2O0HAVUBAlUJsja/c1sxMZZoZ0E5SfxDpANUOIGBAREY+CI2nevHAHX8JIBaI7Vz15DiNYx1XX3rkwi7HNIiQ40Aq+R+qTCp23jxRgJC841pzr+SV6vhRGS8gua2oZwWajxM7Jku438COPwOBbOkgQdQB0lpM6B4bUnJdqCyPHyH45AfvbSyjztpqkLWUuYg1uSasqGrkTHgCu4iacx2chwFFmBFUT8xFPz9SguyikrlNEoKdogQvOSxgHEpwXog9hXCdwLoGa39JA/SijoY0HciQ2gdWMeDZD/86oLW36QMsPDE08WRtBDwHKStAb4cXYt/cUzkMEkhgJMXsnvmTwBaNPcHqQPUFUHjxKj/qqW0y3j2Qm1l9ReAFvgEu+LFcEQc79NpR/BHyY6s60ZEw5MQI/6lzdB7rrTQQIQ1bWWSjezk5itWpA7EA6Pjp18jD2qgzni3GlmvkjfFExqbyXFbOSd/zDZD8oCn+R6SQwA5C2gyQnMvE6ZQVvTLPrTfTJbxcUVmMjU1u5qdeGtoybgP7b8wpT0VrB8B6lo8erc0GgMV2Jctff7zW9w3qI7BnXam+j6FBElCZnsKPOqM8iJB0BT8SrSltY1NTOFyKRgRLLFZFYXv4HK2Qz+Vx3F8DKfORoFoXt8dBXEjbfYDKBxwr68U7FTGSQHm6aEAPwAkNko86NkTqCiWS2x+kJh+Lh/4SdGUccDpVFyYJdJG4XNQnoH84z6vAZnjKQabBJHB5wSORiU1n90Y4z/Sy/Ul0hXnGHo6az8E5U6UKTIImGGMlwgy6hEjCN7HvgTvwkY6tsIlMXg9f7MAZC93q8Bn89Bbc2hm9zjCYxgFxWMUOIWZyo56k5Ao4LsQzyy39gJP52vZtEj49Ffv5ZMcY+7zGaY6sCtRwU0rkALixzxlDocwoxkCCb66HoenrEwvZCFTz3gf2zUnAwwic3GDWvT+EXZ4xaOMLnWLEWgnuOs8LrZHGkUXijzFi9ATUqKLA+7OT2HpgBSaTiuNjrYFeQ9Jo9MKoBO65P/WhMUm3IIP+EsH1Wfr4/HjYRO9I10nCVxCIKm99JIJCBl5V4gOnk4aeEoY/FYgK2IHBJLWKkYrtNUzuVlH9M77sSEWcQcRQPqN4+6Mi01d4HvxFYbto24A+F6i7ITAbgyISMmjvH9qEYOEQaTAtQsQ3ulsI7k4hgI+ZOklEaOsVj9wHNGzq98vEIIDav3Kk3xefYyFKk/PfiYJNSyvL0ZoDu9aZ8WqGKXdpXTwY4tfmo602Y8cOWXv+juB6xMYUciex/UsPnlzjd5MZncYWR9AUSBK5c8c8hik8WFtTpNk+R1+B0vdLk63dFD/Xh2s9vriv3bHd9Wf0ftTAjr/pfo8gokYGE9FHXqObhzuxO63I08kg2qbAHLbcKsgYrUL/i60B5Qaq5NGhaLBDAayemmrCPkZu5lFAIMI+EAix+acIj9gRP8DwATyPPXepgMxFb75/rLWQMJCjp0av47lRX3xHzMLo14miY3JdWUgzn7msth1RhYhY5BtHKIrX0WQ+hqLEoMdcu/8w0V0jtYfqeRUqz8acEtEC3zYjaJII1HFvn0o8d0vIM+R/Ysw6UAmkNEQeG2MmHtQjmeF4HUAuEoN1SlIA/JH/YHCGyR7Xnhnc3Ab0wahIwGptAvc/TwiNeQ4JFbzi//aikgUdfZjfUZXjKIBPUIA1aqt6iB6r/glARY8ovgNksUeUQYVAozlJJOEdPPyB2Hpk2HvINbhM+cjl90Q1RYXyTPf2G1uiBwjVblJxqz5R8T/AQ4kiJ0SQsddO9uU4vJogNLVTLZpbxFb1tQr4MtGcDDrNBQGbdAS4Iw6V9Hm5NGLkLpxQMEA49hkIBCh1RGpZS6fAIAqYQL26tmRo4fT7fcW5W6MQRr4BrRrz+/puL4eQDCCQsQuTlpEQpgXNTRTbHtuW2MnAAhxv1r4OmFYCSWRdyIh0rTOL3+HXxv/pMq6MiecNOen0seOcFEhdnxzJvxcMSCpefYx9I3t+CQ2vIk+mWcHTgQu5jNaGxUJXuesfP/gaI4OXc+YW53DZDAgan3CF+zd8bWzUItVzHrvru2LqfN752MhRCT935SFO3m/4pgrURxMaDXHevBZqTe17S7rfJLKLbdQfFjai9nEAXEluRWwI9688i0VgKneywyjmBliXu5giwTLmiCtIbjsHN67eToFA4sXHyUD9CoQjeh+lwE+sxNDF2KKSVm0jPF9o7V9sPeAzSDqIbm4NpJvcbnABfyiHBH7Yjq1DZHwW5OvUDK6skCGrvjFhZQaxJ6gAS0VmvWUb6vw4T4Emnhs6CTiyQqOo5FNQh5NPxNi5p+nhyBYVa0J8MrW/QPxzZA7/RTGBCqfAhEgNZfrGwNcBfs60H/XxSJWAWRSKXLIeLZ+zHCmfB6SG9jRxuLUHo0bO/1iYwWI9fzeDvXSEHGDsxpPOEislchW6v/77r9lTTG7RO8ko7e0XXOxLbrAHP1TcI6KSewff6nobWNJUODQ/Bs1YPeC4gmYzgw5tlYncAyP39M4Faoo2zXB8d//SUMTeUKFa+4wzGMXaOqstlhEdcaCQt+Pk2n5dzRhHzs7zcEj1FwNVkArDMiSF3ou8YnGigeCzuGpMBh8ewLeyoV7X1ChyczehzgBAaZKc3IjKQjlUI0dfTOJeK+JP1Rpk3+KiB1izDnPh+H2W0hhN2ZTZp3g/KhLk3feYyu1FsE2i3kXV/cKCj/2JYb7NMsEqQBdrkOByjIMnHh2HhdiLdXBuISIQi95uLvKDObI+cf7JCCpjObg+DWgySalj8tt2XEf0wd2rPwChoCW+uggc+5AIsmGK+STKPHBxHrz7JSKz0iMrfVyQ8FkBLYCVcRbTOPjfhpATlVOTAJPFxstWm/ZE3anoRSwurJ3W2pDHJjUYL6L/CzeFJt7srz+HdcBDJBL95D8YZ3BtMzbE1ki+/ALGnBEtA8XirvJe3oXyVE1ZcLRLkNPJp5xU+a41Pv6kr/oDBAKXfzCBFnMMN3zhumByu5QfzWiRRYjhx3iWGowBf+MiAZDqk6O6gs8FIcT9ZPY2tOPic3Lz5g/JO8SQCABXuDTLMOYJDNyR6BH7NyZXqDDIxXlyzYWtdZyq0sH0/QVs3lqcSXznL5UwsA9Pm00hf2yAI8TV0hw3gthrRznp8xR5bQR2dSifMDdpzXNHPrdZUAkjMP9ACTChdbFynF/nP8Xxui6hxm8IQX4y4XdkGo03NgykSBfVWT/yJvnWiycqGkB36XiJlXBHTmIsRIhnnw/uXBYABCmyD7KIKcuYDB0pSCPDdll6zwTbKGQtIWnywFl+nl0eA4vpc3B7YnXtScXQNe/cHTsod7QF6LModCjBgzCvfJehsedCbeeOH63YaeC/CGNsdHg3C6Pw1yufVgRjjI3Y+6yjGhjcJdfYhmXFj+vf5kwRvg9o2d3QH1OSlrJoW80XeKyqc+GF4vhLgWzEngEzoADUkMIfq9jIZFtFyBOVEf7pwLNT8ftsXju8N4Mk4EJgNPzCJH7cuB+4MkABAaqNuY+UYKIwSbTm/gkdkBhUe5dYASA/zx6BaGsjKmzOoc71Q+gxQj9ElJ8ZRUmZkafM2cHHlmrucRUoPOeLMUJVhWOqKMJYCyQZvuSmNDtiFOp72sc+D78X7NxyteZklM94thZuD1y8dMTFL2+QekjdwQJXrBz333NeSSbNsxPelSMAUk0bI7Gm0Ed6qDIRKzl9qhDIoZK9Zi+wWtvbXGCTTKZy0yxtn1s0i6JH6YNCFdF8c+cy5Vhb3X83MJl5OfsCev4JxM+/R0wgPveoBINoSk8W4b66sZoqiE5v2Xd1sEFkJGIkxkBMYq9+/mspJpY5PV0kF5VobC0IQNCGNfBExZHCkQk0o3k1IxqNDtaxM3xim+iYFBrtAcuzB4Adc6Qxxm6Ondkb3sSwOojTr41AzoiTm34gZoVG3bxM1hnnYFK/HghNibPDdQ7QpkfRykw30ENkbDHLMr7fUOgZmMrN/Afqk/zu2tkiRj3GKISf00g4VnRNgQadkC+SXPBgSLVJcOQUjqdGZv61FmHUsM8ORrgY96QimbEdHgNi+iaAJ7VhkuK9jTQAFAwaym1hHt9Z062x4vpfBVT4m3Bs7eSubaWBcJ5/XC/A/qPwGfDQ3j6n/lCABnnzyO9hVvxKsgAQK5YDS5eZEGfnRsBTyBUXm7sGeeSNyfHXIVchcM8Qej+WSQAO/sh8RRnBiAMyrPE8K0/SY29uNw7IeqXwQXv3QOx1A9EbJV+LXNpcxwA0kHsguLdYrzdzsJkdjaQfQv0hyPXgjUS/2Q/kqwD4g+qAr1tDESyfmXi49S5b4SlJSly2cTQKWnt3jj8qWlfyat9KHH2PwMtRza1DXOcca43ST6p6fb6j+9f9DA1rybs55hAgP2RJ9lahgyMRraYh8dtsuTc15O9lSVkrlKInEXhwjVp5OV1AN4Gm3Lcij4mYU7c58bqr1U7qRsE0yYTKMAFTpWzW7mxe62KrUl8IvGYaR3FuVKOtlNqbqisDBBbKKRdIaTfUcXVQM1fOHBgkZsE9ah2J5dSWtTMmrXnHaUP764jlTalZDOE4//QEZVECGreZpZEjYemoWGY2B97Rby+D7/uiKdQ9httK2oYf6xJttHZCY3+r/Nt7WpVaGUi/bPOZaRFxcCPq7a4aLVLW9rQtWuojPfj6TeV/HHN0PFZ2sr5mt2gc1mpod2UJYvmEmQ1rBK2nZhVJXGQ5ElZt8dW1ioOUa9bcvTqoT8gPbtfvL5rmKcluO00OUIF5UWob5eSdPL2/mLBEg+Xbfe2/IA9dXvlr7yRw+E3t3BayvszK2ka7C7iR5hQd0apF1FkK0TwZ/jqvVbTD47KXhnU2c5A5MlztBm/nR6jYm1dL87fiSE84TU01VXdK1FetkbEsetJOUqbOoroNc0pHpFlhl1qE5ejkSdBPV1bgisVZX66pu7oU6Qu09u4R/NWIsl6UNkxnNo3afpkX/T4Tpp6kDagx5BO9gxJSDnpaSgaxWi5I7QbJMTdD+5qvQEkOAQLKnWxZaz+htMYuISnJbspmI0ZcybIVrXxfyKnfWHK94KypnqdpDV6e4qbTVHVouI3sgwQAE37bF63EqTMrdvZLeUhFccqNlRnvKuS5ShYMQiJS+DuLjN3gjtau8MxdqaTuCS7pyWhfZ83UIppqyWtqpO/FJ9As9zSElfIu3VI26bh62vr8CVr/SL8eCk327PYX7VFn0KHJwW3JQ1uj/awnJ1xKKo7UFqxQb6020vlScDscx7id/JU9QVRTHyq1i86l1p5WW1m1/FrrShWK2hsZabOmNq1VvfUIRQ9M2sq2lJHr4WX7dxOt1pil9dSkODPKHPRdZFmRcSMt7QFTnxJSL7mnhtb6mqdaI2ro610BBUNejPjHr2D3/AnX1d4Obon+Sa3YSgBkCIhEfvMzrJzJsZ0uLY7Qz1eIv2qDS7SiJC09tUTd2Luk0humfEQ+ipbCdbPIbbZK6wzuXvl0BA0WOW6VvIiiKUo8p+6HP2j8lSTVhaSKnlILP0WJSkz7QhId47GPlwktLbS+m/s/chpVdF4jWmxqzVfSSUuPvAur7Zj3TcG2mIbTNJwwqt2K9S3vGdU7ZCpXvpK0zpyqI52l4pa1HnnalERDyD/qoFpNTNs75hG5nS2RpWF9ap5sNk3r6wVNMlob44ShwXWwdlYkNedJfcJakaBrhSAzCP2N+pUnttwAh5qon74VDVVOA3SZVVFjCty+JW4m1RRaBN+6qVlqQYbDnJG1fb5Xku8mQP6+Ar2xHpKGRvEL0dV/b55NGmZRLZsh8YkGFVAj2F8bo9+kueQpw7q4X0ntEqtwbnlRX2pj7vRxftRJZVIou3iLqUywlumcFWpJtWCjQzktPevoJ82r0ojhH/P9neF12mdyIt5WiQyXX8tax3mms1xNSp9peh+3PRsLhKUChYMyNxwqrbwfqJQl4Vqk5N3zpONWrR6N5+Or94nC9rs/q0S06Pufn6i5UUlGmvpKkjOhfYXMK7VRK9CP+D0IdfmplpTo+2ZviHgE8rVawMYlZ7p20vORsjXOi/aoVpsrvXZEgkm6U+kluOqzV03RSxuFO4T3KDWa86VIBGnH7zwWMlG13ViplmwnVhJhjfBHVkrU8dIASfsUTctTLedXQlOPvdXuCWVlanbLzHk/sTZouaadKP8z2YzGcYIuKYoDqmR/84ePiSaZ1ndBakiO7Fae3iFSzbGOmkehPX2o5gKZ5LaZmaTs9JamQC2PreUNfrtBvjjC49AhzCwbWhRRvXRaLyX1xBwDPvlLQametEZ8sqIZAfQ381UN+3RIXJ4G1NU6UsQ8AA/N/wEF1jDvkP+L+DQEBFFR6ZEoQSYtrSXPIit+8d9eOvUzYvUu3bbm20/xmLuXU+16d0XZimpna7EZhRukSsu9oRr9oyFJFTMTMtv+Slp2e30rZYpRvf31cmaJlgPmlK97gEx2TkxbQa1aSR2StBYU0TIZm7/rjEQ4GeWcm95Ooqc3YNUdmzyCfIpS7QzuS/ZOz48Kl5QsdcEgRwlzfuSj9GZcjj6Zh7frIx9pT9qRaAztZkmZld0yBEfQMsSsjgyHR/tCLTZSFftWVRZNDrqrTtSMZk4OU8M7SKm1F3torMPc6Qhera6LS6Hr0RDp41grEZmMDKmCtBQtfD0/HUIuscYdIwWXP3Gx/q64RqLas7BukPfOQQWFM9q7L95vS/sQWQPdskllx7HQP0+iNaEE5tNJqzCkIMFUZ6+7/hd+LPI42h/MPD5j5Qb1A1+CwTqKJclsshNzEvZNcxT1h/ZWfoOTizyzs9injlv2reYlzlqb5hjjTTlWnBW+nfZw4kXIe+B61JraagQNYRhtlr7y7SR5qXJrcUI5PynpMLJ7vohsETl2VHGu3rj+USM1fVk6/8vjKYS0EW62m3yz9GOtmb1CcfJ2D9U8JK2k3Yq3nj3s1vRDf5lK50du25kO5GwO7KQHyaDa44u4bmU1nX8qGJMjJNKEcz0WtFC3aXf3j801uGl85eqy1caCD+toluJ7pbXPGqiR/bm8QQUgBP0JPc4hTPPTWWGVQ+sJnCKSD/DeFeOnr/HVYuX6o52fir3ll66R2okC8KAiXca4O5reDlL6T/BSaq6CGfkSHRA5JCA/0sukH1r7NMk3d30P9eWffG/aohwl+kzNdjIiODjKkvyiFXtEFQl1k6xAmy0vC5EHoe35RxPR2kqp7K73jVfW1nrZipOeRRsnU5JSYFT8HEVfDCFmEAIRZFjM/K48NQbtv6kZWhIz7NPzFG2/XUJIjKUwNY/6TAVxeFE+U04+lsUOLOfYmYiQnEmXZnDSqUvDT7O3Uur9E2WHrDWkK2yOqq23Dl/KE5NoJv/gaB4yVfjPho64UwwqGZ5HyhAoNCWWeMwp7eRvSb7x1lquFRzJ83r8gdczORqJegNGi1ynFrvbsoTZQcgja+K954ZaP1SxLsHwIKyz/y4tfklTrZw7f3QOR967bRKGNldJGPkQyLlbKrKbgjDR7qfuSLK7ONnSzK5Q/KZy2zI61Nrte/H9/Xsx25ctTm8HDzE/X5HwUPLGflUYGhm5i2o6LpBKPdrfVNNBHnVQPnK0YcZwTYCkE/Z/9yHwdWA/QLjFuoiNB8CMX9siKPbaGb602WjQjK3rre1IYCra+xRKKvVQ6SVqcntjtcdu+0vjSZlAN01xL3WIX5kqVOzBFZki7DNRmri1GJ9s5mkdVI7NictT0rBiDvBFbKok4CzlsAkCQWq9xSsyR5G3/yS7SpPJ+0oJWwW+jlDSRVblXu3DF+P+zbU4pitmg8SOkt03Twahqhmhya1ekFyqZgIIZRG1lrZmLSnNPDtOqQCzTIt6cBq0szVv78vN4480FmEQeJqICxj6LzJCCD6C31YG9Pb/Onl7UwLLFd4A7MXhnMBpqKlUPs97IB7v9LxqnnM6l1A/Cc1VEdSVUVaxPwSkz8b/xm6IU4W/XH6tpRLCvUoNVV/P2s/kw2E0dnVqr4wLIclioWyn1W+zpeTZ5cXstUZGgb9aOqWPlKSduooec2uFaEVrpW1vppQSSTcnitQilmS1CmOR3kYtYN2vqxV4r0fZQSVuvVt8Irm/Tn2fgtoietL6S8XfmpsRNWf1l40n4ahiPXUlSFRvhaMWtKhWzjpR6CpirEvVS8tGlCy2yEoabjhQ+fP9A5LMRIc35VBYmTpYqmj0FFmSV7UH2pJqTCqeZU5bYgsk5hMf9iFkVfYdX0/P8rdEtNitkEpVXdOjk0ZvQUuYdQa/HC1jzvNyqu7uCorPbP8k0+hWjSV9aFLeGNbVYY4H63BkW65fcUYdC08i0hunJVir6tzGkNR/9bfWOlNVKvYMlU8fbSw1T3PYbgxcfXgRI7Pye6gicFW3iYt9xMHZjGxelODwNUgxxXCQAnfZa7QZiQm7D2ITSg/Af880u8v7fx81zcae0Au10pDdktcmQeIIpcpfXe+vM5sDjpqbWitNbx2dma5m74cS6v8hCqy7mpT1klDKVWiR+jDUthgg9vrJCVNN67XOIDfJlc7ef7SXDd/lKPC109dUm04UQqbQyh1own9BllwW3XL0S2FIJHPNfLUPOOf6xu1SaSlFIYkjaos9+jnT/n3UIBTtUC0qtdFxyjlBif1iTw9utaVh4ZNHWPktytr4lYH3DHsvbZZOyMTtO0/e6qZ+Qoo56TPUoiqdEKIM+bKn38ptUYVfxOofDa7w3mq6wy3dYzTvKphDKdW+c9j3HZaWNI9+FCnKCC2j824YCe0k+rR/1Ot+D6Pbk2oIZcaa91w5YKvETXtJBGzJb763sgyFmjzBguEmNQ18f1KfbQruek13COVBFgNYGwEIGkhF2w6b7eG2yXDHZ4/24rlW2rGgx5IQqolUbnZ08TMSmkRybG2Cir1m0uDQMi1NdtdZweuVur/dDSmkhT+NyG7jWdwe3fdAgG0BY2ZWauSPtk+/SElUxDYjeFDo984Y46hZyv08WR8SXUucvPx9WsQZ6fT62G0QBCJIOXvuXA2od+XtKnJsK6140MehDD1qC/7eaWRqaY51M2bdngaWftegoiFzRkO6ujk9EcSZEJTeuiTK3mWD/k5mSmpxK0dm0n/DYBora/agL4lRXiSJhp/a3CtLO0uzglfpbo2Af33xlaVVGTD2OuMqTlX/apM4qSEpdUTNGDWig8mu8EupcJEXfIN+cnmoubqKtyVB2lsKvv0u1lHkkkBnjXlEWyOBVdQlTvrBcL8mz82Kv8VMSEUlcb1nCpIgHar9ekystq2l88fYFvaPNEhp2e8EjtThMCV7atxgM9WlKdRadz81uyT4G/kbo+t/5Mvw/zLhuN10QhpB7QFJ94Y+nO8NyQ/5ovL1lIGUZBDrkTb3zXY9aTNKUaGgf7hLHpGjZ3rT9V+XZVJn2oa/rc/I+CXWjvhRXk6rPLeb6LVU9VuIpCVyxsxDWYjEUY0tH+czfBbZz/e/Rdxguz+sm6g2tco7xOuiKWFCX5+RSIkCa8hW039d+y1om22BVpPSD01hURtw6LeJ8WQtBxiZwtEDJTt5CWFq/RsrWSV4jYXGQ+JA5e71ltNs2jpntcSptqtF1ugBSQ8yTlrFKEUpZwF7XUoy9cthgq3ZD0XaFZScjYOcKEJbZYDN09OQ5iBplnU15qswhaK8HNqb+rlk63FQTs88B/2cNFNT4c7dQm6Phn7lq17OGmEswumIL3nlLyKvOoEfOF5n+YvS6pZ860+lSlYSfXj/N0SWI9TmYyULK6++EPyg4/cHg5/84jELWTN1+shBOFslmrUBlpDK0pluETg1u1ryooMijcWJbHRyN8l6rGelhCpLSmm+TzHfO0C2FBFOxh7MxVR5hxOsGUkhSEMqt6Au9M5W5hjqorJzI68cHPRLyuCPkClQ2x9lWT3HtfK1Vj559edV3b4UmYwnWl3Pd29nTW1DvqriBSA0M4YCu/MDxdON65hr2iyjuinecOadJODwK1OZN7wfN1Z4zs+bS1aM/9dwGxltUaAv2iWxqjlKNiueaXFDXWRHSYq2S69j10R8iZH2Es0nwulIpP2oD1YWjNazBs2lTtURBpVyGp/ot+bcQe9uuLvhiK95iZobAOx9O+hZWawj9lKcOpZHSWkp2Fcu7TsaznYbKGpcSQelXEU9CdeTAKSln86ktLdEEm0WOZ9Yw5F1t1ZL6e3EOfZa8U4xt7PviMTjfVlfSq90Sya52ntK2OSrOab46bv83ysFXScz1a/uoyCeSvK3peFHKQdicxhvxeuO+YdGkrbz5UILlcgA1RGeMrqNluxq7AljPmKrOxWtzGZIqoy1PNcLJX15ZjZTLNibWEPJOCtTFjVzPHO+DjOjLS/e0ICU8lTnFOHP9DOkHdLPGsd6DmKh05byl1pRnT3ZpWgmyzPJptZiTFzCnkyEKJq7MpebqSVpzE1e+gj/NqTD/oPLA/mMYvVqEmHTW8miqw/hETYO05q+kyPCQlaR/9FAYblae6e+ltp4J/Iekl4FMvsSx+rHS/ym5OqcvJ5ZF5YrEZFOg2iuoTpqi8MdKW/Sm/hD/2vGEqEfmWidijxfSiJwla8aWh3FnbRN1MV8dKR4I61Aba4OKkvsvxyelshKzy2daxGBnX027m9GQdJuU0obuqJ9KVm7P8qu9q2ecNneQidtcEZqXUvtzDYXCDX7gmgoLR2NolVvv0I1/DkkXo1mVVsROoc/9UxQS3LGQp5Mw2BEq7VNRofwvrgZFtbGtKtMS9ZYb1WyoxWp/eRVY7v9n3UiP/RW9B5y8tRaJslFrr+HAdA/s9Y6ftI66Ulv0dvkhPDr/Pmi1Sw9lvTV9au4U+2ZMHZF5UjaiOhmZcqKfpb+H02Q/YcIZtemrVTIQb0VB+R2cQvDvdDtK/QZzY/l05q0VsJ0eoetx7RVTzsLadFq9Zih3gs6RHGeKQVhR0OUhmSJUyNfUxFW2FvuxRep7rNuQlBOuAm4OJ+FN1n1wvVOFo1tDreSBY00kMDO9YLllEujxfGkUBmSxfUQkqGUVkMzbycBWiQdYvZI8/rt8H/9AuK/LV5N/UhHborl2qqzj1rbyfuSXrix6ixx036FubNXWkJM1cxGxNaizjnIUuwcLWO6ICetk7Sp4XLhq6TnV+0yKS6tjkKCaXEymOlDSbRnCz1R7dRkVa6hAup1jqVVa5W9ErY4OII1nbQUn7vS1i7FNYTXL/8hvZWrs0qnFgjgIFljV62wFV4FJSfauH3zEYdVBsWf6D+J9Y53SofOY1qblqf4tF9J3ZajHjuuHAFf2lK7n4Iiq6u1WeMZQbCD1TgRKmeWlYO0R9ZQWNJ4i0ihSJN4qMX5UtZtlZHS1cAW+twM3yq0exeK9xkqnaz3lWhEpas0KqscRmtK/oEtpvCLpXx8kh262k+pqkWj8mUtvL5KdGYeRKAjM/3Oaxj6WaiULSrCY799vjrWacp9b45AsZQJSHJfh4xdFak9omCV9mALSdoy7ri7tCM9xjvK0JyTU1co0RZk4/mGTcSs7CbxS25h5OjtaL6jhvnyEA5O8bWeWlOYXwvVCyJ9I3af63HhhpWjoWl2oLPIIpLayxaUrD55AQW93n78Tnkq0U2LWExZPttyq6aOe1cLPAaPOKLfnhO9K/zbrjb/CNptD6HV+knTwHD2yupdWnuaQXEWmRaV9d2SmXKG1B17BlYGD2nXKDHQefz4qbc9ShuLsZBi760IPn+XRsMIazwAPEmB9I5qYI3uHZNVD0RLtRm12Wpb8zgqQ687y8laFD93lthaoUMcc3OsiBWSGr0hjQykFGhGf2eM4a789kKYOcUOr0nwyXM2zWQ1daG0JqSgVwWw0MHb67tc0hY2VcrLmMKa2nu3LgyTVUOiOW/tbp1OKDUidp21roVHPmvhDmVPRwu5HA/F1X8+6vMFopQzW9sL1tNhqFSKtr97jVJwU4kv6OivpZ0imxSf+rNJzZfopjc3Kss+9SDHM9dvFfr8jl64SiiFrp0sP87honaeVjvuE39AZAGekM+atfChlqjrn0INhjRp+wP774ogveGSxVcZvmTeZD8Gmolm9eyx7da9b1ffE78xsiFbaTnqP1RDYPFbhKyOBjeUdR0XSm84KQkR1pGkKAKk5CsQSIsUyBeHta13rpMKOZcrN8zrqzOWsrrQv8XWGKSWcoqECPm6FlOtaQ41KbsLO0JMAiNsMXIzDkVBMRN+Svvsl4BCf23QU9v6Gin7hVBSLIhuqSjt7J28oSluM7MTibbXbx6/Kx3I8fVByTZL72iBIMc7TeLtmcFGtxYis+Rd2jnjuq8EaFXM4J8/s/SzU5G96movjxwNZyUSy39t0mMgXI3dvr/CKoVbe4tqu8/vu1RZSLlvocy0qWCh48ehXhq3zdrRtB3U6rzzpUGh1iQQMyZf+aktv6+8pFkHRmJm3lety6bQaeeO7u9pxBZZz4nEyuo/4+ut0sn7UzuObrb3oddMiysTucRtaPlf7UvWZBsWLDStfJjGu56odkA4GR2Q7PPmxFjeqkwbErwVZjbtPdrI+VXbJdx+cuQxyPOdf5VbR03qV80cQWNK+0s16XZOtlOn+H4U0N60nfF1HDDSamFxXe0youbLSlptOEcJiMGv2xIJobikSV3Zal/Ei6StJg2alkaIrERzLZgs2Y3UlRU+M24lP9OvBz38oF0plaIX9BneOgeqo0KSQmn/KWrnVmcrA5upLiFbbaretDSiTUU77/Jr12nm0DxpUG7wZX7xl2Zqvto4lqLVv2QuT/A1XK2O3iesJOOMdsqOhP7Qb4yqov0avLx72hMl+wTl9xJICMLZCgrmDP3ZEpwZUSh7Yz61BlHaqvF+jHmfvQZUtGTv5LU7XZVZgzZtNeI8nbadgHihIcNQU+STkS+6rP6zospn0+L1+y65iy2alZKyqbl2C9XU/oNDxOo5TvPbSiLHlhuRarunakSfwxlR03SaonTWtLachD2+CbFUSpV/9MCwmJj9p1p1EEhdVaxQ1iTRTAvEpkwbukQlIaU5pJmpktTsk7PFH9HHUocxCVNyQxn1ijW1pYSE2VQZirZOConz5HrfqWis6DZOOzY3n5W7JS5tJ7LmyJhNQbtImGvj/NwodJzpn/neRu6UsHhkGesoqWO6nX6QUDmZRpsQiwmGQ+vP/DK/9OlPDfdWifZ8aeBoWaq1WTkRK2sIJX2kKpfuZves6fP/Xz7mO1tKPovAxpsSzQ0UE4AHytjRUhgRHgt5yMZqZJOgA2utWKkT+PEXJVE//CmcKG2mLKmXaYHVWU05OfxCS6ea88RniN6stdqsEaSan/E461ZErSaFtYM3a1qM8wFpDb3LDONOGqNrfVLtiSAikdOPUIBhhpqS/73yEnQ11AJHSB21ViX24mBQVXaJ0l+NXRxrCedD79KLOH1qoqdaY7/Ni6mFr+7gH2jJWm3UjXzKau8qkYsgIWm8/Rn5ap4Th73XXHFepOrpeybSDus2t2crIfpnzCuRKIvE+3LPrB/NNv3Tz7AHEqwq1XqO1vdP0yDLJ2quVuyanoIR4mRoLcP8JlcatxWOGpm15pbVC1ePbevt4rDZ+ZsgGoLqjC2ECbAGUk9Ud8eVbJaDmqi4n5WPxSGOC2kOkmQ2rk97UWZwwk21QIZeS6RbAFo3aGeaXzxQToR2zmufJilYbeUncqPt9T1MvNqFozbpWuDhwW1U85GjeFveO7Ezm/7d0TISDuKmEQlTVwpWIRzlzLhYONzeXS8Bz6qSxj41FNpR0Jb186M5m1EIU9alJ3PbkwpCXMRKCRHrq7fIkBE+hROaUohdmexG07p+qvzuzOWdNxMlD33Zfcri7zTE96d1Efgs5m2c40T2ZxIFdulk1tTwP0zmgG/DjlTk193MYjGOlG7UEyhtcyJWfPCZUUnfPpyhVi7pPrPropnunV7dm/ARjryREezeir4BzXpCEQCnkoJWo3a4GWd/x9WUNDIcoc18Pbr60dlLXTO6VKpYJyM6SEIeNMVE/r+79/IyTBqreOYXWSuAtLmmRlI4+2/pBIv2E/ZBEbOcvZdWa+zqiahaaoHBbGbDVkvhZPIGfcRe+lTTFkjqPB+cPcaeXT8XBr8y8hf1K/rkSn9oSxE/6RA5RyJni0kwXiKt9p32yqpaKbYEndeANpnszTk5SduS5jC7tUB5S2EpNN1G1nQgLElqIrxjnTNE1b68xoA/U/5Mw9lus62loIOrtNaf+Wh12J+79XbA9DSfVg1UEIUcJi1LesyZJM6HffdwoVpNzD6F5471c/anyEQu5XOsmGTy7MOqqd6hWWMblqes1fpBQY/i13ptKLeJzbTUdEzu3mJnUKT0S7CktR8C9uvoj4zxW6MtpZZOQH9JDN7v5L+e2mpn2xi6quA3sC5P7ESuUhVFHb20lRBHa5sY+yLSiT4ReBWs07a8vLcHWaDBduvssYH/wxCQTNecGN1qsWz4Ubdrr03fHF3Rl0KH6P1kHaUpyT1HmK4gf61PU0hXPMKPhLO79RbGcU71Ndf6+gyOcCILwcKrdvHDOKW6/JZoVOXwMGoMX0padzOplJO4ib/rjCB9ki25OLT0iyXjMXbryZgm/g2t5tYf/eqSVZfDJRaeLQ9ZsxuBhE5tKsxm2a1+8pKH2zmS6rUk7zraPAlmSObcmurTUVOLLj5aNCWZ27ttrXQ8bc5uwalGtItdIpOVXfq3Af/r7t4YIUuAqhfKyLRttZv4O8S8HvubkTst227SDeySbe79ERUSazNQRGnW4n0q85HoV5qAyhX7MfCsDclqAk+gqcdUwLooFlLo6YCidfrDYJa0p3476Uodv1AaqU6rkBjjOaOR92dOKU0t0RsDKfkUr2rIahJCAoXZzJqkJDyUHEVLuSuJSRZEjv5rI3qMRhlQcj+Erih7RwNQYh3J7eBs4lOldZbVRJZ0z9JMm21dhbtAX8J7K040yrpoop8uiOh44ctKKzbvcclatUxPXIZ13SSWl6zau9FQe5ve2la2kVwL4/OGKHgqVutprbpH6eAR39opLjVWlplNZjKmmtFE1gnxHan3c127kGB1pY1xqt6/SyIsHeWJS/zp7N2uCkfuIYHIcW/SXs5CQQuV9JrZzKWKnRJeogetRHN59e5qiWYQlCDM+9TOO2DUWnM+sDIkI530tfJmofUYHVVLNKx+GqsxYTg4VW0rYYWMMZAG5KvGUGljaaFmpZq6KFws7XAGWJ+sjml/68iLPvtfvqVeTz8jEcIaRB5Npz2U49volyRuE//n336krxnGLK+0/KUv4Mxi3xellX5yDveC6WdE3FaRTciU3P7muoKks/b20HKuYw01oetqO5ocsuUJrhg1+bZa5YGqxSsvJViJwQLJJB+7oUS0/tcNNJfViMgcjJm8qy+rYPdskbNm4TEwspmT13Q8FwLlnHReiDOZVhxWuXEAQk5c300XSazfWlMlvbq0oFxfzSfOBUKu9pJ2QxWFNqJ/wJ12gR/d8NFq442opUSdWZk3mdja04gzcus5f9SBaaYLsoh/7oZ0KvScDKeqBu0MXeDLaX9QtqTTlWG+qQMJORWv1gw2zNBr0/dT2oJdOlCs0h8zPjY6T2js0umTBYhO/aZNnvcVvXkHzWNxJQiZHsKZGiGN6NQc1jacT6Z7z1HblWz2gL+bYP0VVHTkJ7jDD0URc5VyuMvfr9pPz/ZQO2IFNY0hSSf/zjUkYGnpRYYhGSceJZQgBafih9Yqw3+zZaIptz/6rj41RVqGEtGHLVRS+4W9pSq15MWV8ayw61hq5CQ336PxJz9B+84qL8IfyaZvq+e00YbvNhEMQ123/CYwR7Z3DL05MwmB8+fEQ6dcfgi1XxxF5ZTD+To5KCSnzR2yGienL4y2yoXVVIvn1PioCMMMiu/f1t2bs8QIUxJKdKpoayQhiMB5jf99aDUQRBG0/JzhzP4wyefEsHV+cTXc5N2iSh9SVksUVwm/VEJ6tMS7Z1EVixfnezYy0xaZR0Z8vM4ZSrHamq0Baq44kRxXBGzlpaFD9uKl+9prX8WvcZIl32IrP0Xv0+7KjP/d4ezVpBTypSdyHsFkOYxBo1NzKvXb+Nwkqz3M/Ae5980+5GT2nWjFgmhhP7f+X/LVRZhxX9pDoWXWcnKk7fau1E77rN045/vpWSGCU0JayGX62QMubrJeMh3uiYbWwhqoaWcYX77NbSueJFpos9YftQ0z+6KaJ4+jir8usqA2X4VfC+tkC5WUoDT/m+zxBodrolNJhdKk7EXaXck6TfXakFjbdhQe2kooH6VDdqRh8fnAgUONPGasHf7JW15Vo56frQdMtWkdAYf6FafivyFSNUtppU0idiPZTUdBV5OcM9PSjdzV6yhFpTTb0Z712Wgr30Jt9TNo+hW1hm8IV9W0q6FK4DcMjDMHI7EyDu68IH5yXEh/XLKVIOZO9DOR+drc48Rs8ZyPyGtqEFGdhpeWdPac47TrOdhpXq3FjphJptQLt83X+UH9bdRIMf13qdkttXaLtAfcfr9xLa1TKEfP1XRBZghQ+QjZrM3tR1lInXwpLVq9RNAq8tml2ZV13TLblko10lJCMfo/R1e80OBvlWoK6bwKuNTB5M9YkaOR5HvWPqrbJI16YnKkmVUfNS8Fk2kKtx4m3akmTUcIz3z5E3meZ5Wg+yQ4tI4rquUtIxbD0Jfn1jll1KCEa6wLYVVw87NWEE6kA4qESKA94hJb42cQtIoT3KAwas9/J6+FRQqMrHsY6sMWSCPoK1k0tdcTDR0KV2XvnZA7c/eeuesn/NaVNdAvRhi0fbNhCdegxJ5ydbs9SXoGteKN/0lrREQyRzlImeZrb7g6bl7J9Lymp8k5Wlnu+s2E+PcWGrflsqtaHg1mEc60V4vU83/WOA4Nwd+6VJvZvM4d+mrcbGu0ipF/ks2nRQsxqdcXA/F5aamx3cO854zf04J9wEvZ/uLPlkhRE0uHWL2xwHm1Jm/ytRpTRPj2qq7VpV+Op2/TXhTcfr/4RBsjN14nos0BG2khQFNe4mcHfZrMZtJuIi3YjawWoamiQeQUJPXxmsqdce6JRYaU9jJ9fKpiWd3XpLSeIne21PWIliaxMraafCW9hXWr3mib0yq3819EUM5+bj+/fiTWV3cRtd2ytSVlB5ciqXA71JxbEEHkpjkjJAvSlHPYUwLUEIospiFLb4ptdVF36Smppem86sqmjPQXFW2/EYP+tq/GvrOFMddsWXpqkp2/nwa+aZGXs63W5AhAayukwemnqISWo/zq000az+tvDaXThOpp6Le9WqgprXP1XrFRTYXR1ivSVm8BMqeaorbsilcEi7+DEFpwOEHpNzoc6akcBK24o3GqHVAiMmkz2lSSEMtS7P7LwVKKUhry6WmqxHgTzeQUja22e8i8LfojQ0oa9wC2p/voY8Xmlxq5Qxb+ayquOR2dvY01k3/JIHsfLzntPGvknvW+RTGFOjmjFsVxM55Uho9a1ofzgdEr82hk66UtVUq3u2WvAUOvBZiOEqsvfc1KzcWKBWcP/6nKSyOsartQ+InMZ2X4qNQUkU5LF2Mpp/Kn622pudlHs74GSvP8WxFWwT0Kr9raX4fWEM1aq8YsNFtkohL5QRkMEV5PRSoFiWmkJtGWfHbIXdp5iirtWLOus0bVU7SfyhrHD7qYaZLQsoRvNzUnjbUVcgKtNBNXZ7eh8MMvmnC+f9QVRKZxpWLmZ2pFsqHtiZIMiz3OpTyT7mpkrnJCVPPTou/j7Az0l9MOPjBcy4GX3fuQltvvQIWrEXXljq+chnTYgfI0kznGzdJSWs7gaE1x8pclxBMiv5raV53Pt+vJyt9s3JUZW9EU9aY8cSYUoJXf0ELa4+LOYNX+pTi9jZpuIjVCZGb3nCqH7Mg4W7CfQL5x2Ps/wttgXhRAym9qhUqt2LtJo8/ncU7b7uSlVA2f3Vyv1V4c28Tr50tQXDXtiK/3DyTx/hmvKdwXfcmOlIrwkGGJxacOlfz/8pSevfYxE5Q7BpplVegJtJLmsIYutNkU3X6OXyIl+bxKjr2WOzsvqopeVQGXIJM+hSIPApD6PNqmrO4KHkc7NJ0OSM3OBQDLWagqtjTH91DS0nWhQDPDnqO9F3OSkeZp6X6hurIwCpBjqJsKDipPrSW0smvLzd9EJkQnGVGmlvpR60LO4uKNMpPM0mJTp3XdddX7nD/em98I8tJOOYJaqxgs5ctLW9pRF+8xm7t8gSnTKFY+wvhpZCJkAZ/ylrpob2fjYhA9Awhx9dcWO/RU2HL0zpGfvqtIk+O2WhwGBjEi/Y+sr1lIbZzHzsMtZe2WvX9QNMfS9B8xsmFve3sIyDFNq82fs5BkRVT48+4F9wS5fxV841sOzwHSl9rgt5EukMqk6Qp49MVvN81e0c7F8y+yj+DxMp4fttQPH1eztCj3FTlvAQ0IKh3mKktH1o8bUzLrz/yQ0eeZinUl8GooOb9V5t7Lm2lswqcGA9oK3bS1dAVR1okfx0PN9pCCd06iDX757POHm9qe3kKt92PpsTphx8XXX225nCo9KvhTTeyaa9aDXt/e7svk57UoCmlE4urHZMpnF30+cH5bqVahPQWltTEuVu8Ke8tLz9A4f9YsN/KpTXK3ntDkk7HTTwH5zUv6WuVhKTOtfsjnbXAtQ/KSXKxdUpsanKiFINl/AyWWkvdwv/a6Q6O7oxFabb18hNxs9BlFpezzXIP0Kn0vcYa+spY0DNujVsaoMz02Z7G6WFdHgpuXqaX8ux2N14IZKlKt5kwbW0nVTFSVYgtgyqMqTyPEDkFPm7OcRZ1UZv0SypWGlAn/Kyd7Ee250YCdjCTgADfEnDxmnJiWU6KLzHWmeisQFNGIWNPzYzVdQeIh9mFqzHxthJWdpOIdSk2clqb9PDrVHD1CmrNpDWxLWiuX0Mdsz+V2mlBBuaGRxUxONaK2Ypm8kS27n3by+hfVb/ZCMZ7bElQ58lcktYD/D0XPV7yKmhEiwswpEvuhpjxlSzSSmojMvu0amhnjOxJuRjaChFJbuvVywPSRFBeO+1MxqZ+nVkmu2OAeZklsgagzVWLfo6+9SrAf0Wnow5n/6FbfjjSUNSe+w2+mkNRaJ694AqnfxiktTUktimC+pBTl8EHKmpBnlQ/+TaPpkyRY/amOUuKkmSGpApqqv5duwppfe7TTiggdydeMyL9n6CnG90G2pYdY2xjpuGU05WpLRv5CshRvCIH4DYnOSp9Rmbx9cPpMuXBLrjAr0p54/CUhMiLy3F6CKzJ87WV8P2FLxGp0H/BTyPrXbzQE1ZWMiFym/XAlEb+H/ofm5Ho6cykcS07lltOAM+ZRNtkwvC/VRbVF9mX9xUD8RFMNL1LyXocw7wD+UWtfgvZR9HZo+dK4LAVnNnYyhVg3aT31R0lrv7vBPqtSSwOtW6GTpk0b4iMlU/Xyvg6N7CfsR4suwzI3kjgHJdrObF6+clvjTAeIdaVGlUwTCptBG9UiQkxhzogCIYXJ5voo+grJiOdo8VqzZTaEhqKkMaX2LX6Dfeop7aPBb+nfh9PbhhZMytJmagrqTZbTIrki/+4tSX+dX1RjryumlJZ9mdAqKgaAbxluNCh3lQjNrQXVBNLus4dG0zL6r1HNgXNtyJtBQRVE6ZTCdlOO32qDwXUbxR+v/7Xf7gqUvo3DUN5yK62pNOWhuDaF2qHtSlsnoTm2UZ1yHUmdffZ0vRXJhZImtImfsh7i3ElOa+skiohBfFrMSXutkJTNmh7c1HNDQ8nEN6WjbObhV2Ukw3bWGcGkdOGge1ct0FBZkao0qNVkQsjIGVbb9Cnv2MVXI2EtVs1DWSXTRu8I84YTCXrbtAarZZyyjsInQUKnppNEB6Cyi7bU0ffhWlllc44SoTnYDdq6mV1q8yPMiaTdDp5HGGUiZlmsrIfuUSDGgyPOkFoKd1eL4iVaU5Fy+27z9VXtzpkWrZlYake+CownnWr5ms9aK//wqxSWsFs8MT5hjOmTqmbYSytvI3l40aTRzlBYOpy2td024qBas3m1kNUUK7EmuEDJx2993WZTwyCNkeAsMGdGZKBRnmMJubrunvppTzVw0xJaFVKWdwWYLfNxN/Qxm+vvApLkteDJcJ/sAqlL00OQIUDfYZYblMgh0dJBrcGMJCmr5sm41Q8hju6i1Cy4dUhLmzRBU51RhN+2SW+q98orCAjSrRz2DFFEHNHfH7JpbKQpopF/tRONyqubvC7SzVlXQdXRrUak8cUuvm9SQMG7KyOQan0fVI5e0HlgT4xyd2+j/h5rwWQFDKWCnNZYUm1J3zTBOIaRHNG995oa4ziutHejcs1wLjoU/jExtlLKbkOeUZvasdmrZKTRhdiauNbqvb93DGxICaZrQdfZivKDXjBrRDpIi6Z6DVAUlXJak+CrpWihmW8pm10KhLrtt771pPqTcmiFWWRPS65LphJxzoWnpUyUv/biLnuS6oCgoVFmLrJ+yVQh7f8jvfKq8xdnqR5md81RArEkt6ODTrgG55kBfTx4/BjkwHsa3mhDqbs9tyCSYFvJoLiJH2Y6Sft4VXbMVcbrmGixfN7oFbU+uvKyM5rtmtKTox65mhRBzgmw5jqXp+db2Vuq0k7TDJR9001onbYpCs5fLic+/PLdAh+xIzNiAFxOabZzotqc8VLgfR1JvkIr+dAQ8PJLv/el1LHN+lE09Ujakdsq4+Teear1tu7bGck3i1nzylVScUTT6g1WDZ6inn8WS4xGE0FOtQeOREXNtaea8WIkt4G08zVDaPs0dmXp9e1dte0dW7Psxtv1HzQVrXSlGgnFEv1OZSsj3hD7dzuj/orCEW1XhuLNYV5/kFTskfvsFiG1ORqSZmnITWMGayczzVYlEnzksAXMGZHGM6yj1cl1uaFWRL83JUJoO1LFuMQ/DcFn0pL2r+jLD6c3iHYiH9GyaNmW2Me4rsYs3BCbxlS5Vc3JaU8rL0FtI4r2KWOWwEw3vCtezrjr1Q5XiCiLzNkStsbZJPw9qV/fVnS1scTaQkhxyWpnJimpxCVFpXfTSMyLK95kHv3JO4KnjOJ0bl4zTJvEo2wc1ZqRZankxtmH41j0VHfE5rEy9lQMbxGapoq3Cbr8PVtrNzrVe2QqD/jfQwz4ZSqrK3yJ2Rf1h9nO14gi450G1hrJOSXGadXrmLvP+Te2UCNbumpoZlXhoyZWPz3XaInI6Gv3Yam56bMFUp00XZU++lOctHMUEn5pa4IGoJw3QJkrmSW9OaWEv6fvfzg7sNImgaJvtuZHlpfR4X81aVgtZnrubW3vxyFocpJaFVjb6jIKO3O/LKoFtjjIw3IG8BUU/ERrv2Uo3Z4Gvh2ifRqYXT0HVZa5UM3Ub9eUsuT5BXsoZWbS3Laj0LfhTq2gTtuyrCehVtX+Vc2zb5+7/gR376bQrPwUkWY0i7kYi3V0fU5URdIQKcXK1wJyFuQtQFecttEmr8T6nmvUUlH8QjnsB3ur+Y/qbVXBzjusvaJ6EJLsSL/uGxdUN7cv+SzEOeKtcaTOdwIw62qp/rADI4Ts1LI9TpiQzL2kiu4PaU02UPTzMn/fqhMKLTSDUDt3NKpSmRG3beaKk6bX1m+NeFTgp5uZpE2H6Mj8h5PwVQ/13mbqyzZLjFgRo/7mbshwq4qsHDUroKv2hAUF+kc/LZwVtrsUVfTaelkCYgkLDjNsnqRc2lJZDfx51reSGmlLFVFWQFz82d3aapYuzXeBVaA2M2aGftPgPzsTI88rtW2UqfR3Hh4V1x+9xGBVNCuOR+3sasNkCSmVrDam2dwMiW1EW50SGcdzRVo748Fe0faLlHYOZiH9yJdwUpV1mIwlKx3jMX70TqIv71Y5/sqZYqPSz2FVNb+hyJe7pKbF2nxNt+OLeTtYD+u3DoOzUEtdvejCn11pMLIWz0XdEh77Y54iUV5dBiMFNHYU8ubK1QckWqJdBrC05NqqFAP4oSt3CElKsn9s2U1DLCwPlDPFSC5nnFkG4a/XYb8c1z7ckiW7qY6fD7MlXMBuVXPrHlAtvVh7VSbZ4WSkvs/0S16d/6uNLRz9FY4EFv5ygm7YbRaVS3ppd8wxavXSxy3NS65qSYMWVVj/oYbbj5r+OGPH0kFatVfShRPDy06ItVShQAiR4dAAnRISU8pQ3qs6AcXxGWy7paOcQ18k78iJrVHldtm8f9q2+K1KDyimKjkkJ3SSytOsdroYZKuuKvq4IyFkNWmByjdkNYUc5t0twdok1WZ5/GccTHXJhSfkKB5EbLWJHkvnv9f4Jc+pELdljeLKydEZae3Mg1aaKcmEoX4iAztaR+s/PSK8UjURPTle+8UPh3Lz9NQnYiRJnT9afqIwHmx15Gj7vaQyn75T6O+EKHk0iHSL+x3J4C0m7DHpXZNhpUwiewzd0kR9YHcqZjZNpBDZF2mpjlYc5hEG1HbDbX41zZ+ZP7GYOSpgm+6IamRLgQ5srQcl9UxpdKlUPL55FbeJSEnj35DiKOP2ozg7CP/DWPNbEEMGCqAUokK/jW44Ee0kMsmNrHtkPFY1ynDW/rYPgvpSMV1VKHCj+hR7aMRbtdQfSMys9OIu7CSVd0beiebWm40+2tSFUFjVWjrgbvscZShr5bz5DV3WqBlRSxJderqL4ZN8e/Wae3/GxVSXdLRzVggc6uNEg5Ew+hq7aWSFdXWLCMeJ84e09jFz0YSqpmj4ZwYdGam5ap68StGmRAAilcQm2D1EefNb6VlqISj5If9Vy1ZIkY0rUnP9qAOla7shS/oiQGsgNueLsPTpbCVjYmJUcfBbf2qnModIRGhHfM2BviovO7HTJS2xb3GRrjUVjpJibklTr+opzZlC5TdFbj41fLaKeC84Zg9pzrxvHlKVTk/QvMyT/eWkqUXWUuZ1+JnygjyvTOWxWvbY+Mjn7jGjg+xqTmkVo1gXwSDMO5tkWBqVlp7KY5Ghf/uvoYN24/dyyhDUqimTcQJRwwP54NrC0u3VkwlGa0cij0ZEj7+gmTA98ixN1Q7nElQjMzE9TS5ads0zCjW4O7uVT1rPzGO2QSmEnepVHptWH1R4pXPbUpL8yipHkF7mlZf79iIq1jjR3n8lQdZfMPJ/HgslSYIIuaBIVJWymWpzcZ7H0d3NUXdaOx/yhcB1kSyxK2pnSqfDwJPkIWEhQbh5v9X/4c8t8aBKjRJnzpTSikoB43k5WRTp6l+f+s+VLsXvKjlUaCUtKfE/wnKwYpeOMtRQxXvi46WpI3zcJsoC8xoTttHOS6KgVn/p0td05lRBI/5ZStSqkmw0Fe8xI8mMMEzxmjXm8RNPmshkqEdCSkRIRtO+h+LNE8HIbmkLshgz+ShZlbsarDcpOG0mzplTrJeeqX6cXs3LhOrs0Mbx81qzqTxXOHYm2hNqX72XuRRQNDzOyhhCyu5PtIhZKHDanUXOTnrH1F6I4UdbcI77PlthVpobG2h9ajrvkMVc6VW0No8amDGGtMvRbwzUH2lwkYXEoCFBv/9uS6uWoM4a2/LebCvk3cXTprVU7YCHl9p+pZFHlQ/qkjiKezLIcEAi+hNbVTivrtkRaluS1ARl299ZlDS7fkj2xL1aJps3hyp/pUW2JS26mnY2F69hiyjYMKKp5QlzDIGk1NlSoU1wnFZJufrdei9VIO11YzpPpDXu5LznqV6nudxyljhRodXGu3TvMmeBBb8p7ChgdikRUcSBplJjg7SdEP0qMdtLmJR1N1u9kNxp2lBglcd4O/cNF7TcONGh2vJttpqtnU0YW1GLGY/f1SCkaPOA1jKMUGKwYthRRZ81PSCTzFR0wiJqQhdvQmzq3OaMRFukNSYcxLaacmCtmB29Y1X7z65/RGKalha3afxUreSmNZq4Iok0UZTpLsZKDkEC+K9+9JIspSssvC20T+L+Uu0nNgThbENMFx3atcWbmofnVnsdtcZpv1io9ajO3FSGvuEkGJvWKKEazc6X/ndt/+WktZjjws0FO+6RiEyC8pbH7bPqiPRUl3z2n/JW5OX5+G6ExWXGx6RJ6y9brI4VxuCiqxChuYjIXnT91dO/5EgzUnUrxIBy2HoZdQEWq5R4H9U30WI0au51ll/4yTh5ExXNikqXRJcbZbrtPn6q32V99QwJLTlxUueKMkMlTOokvsQva18bEaZGKskcnHMzo/DQ17RZe/Gbews0iJNL6ZVW/VE0EomxvHeDqvJxTXMuq6yVP2+1WnRPeF6CyHM36upmlDHtR+Gulbw2VpOIiQrNjvbYtAYeChuJnqS5kaJhsJbmVoT1s2lEmntlZD7IC3vV1lJDPZrwhHa1mT1kCB78SeDrfHbT7Yv0NR6SM3dW2q/oDCTic6CQhsbvatvjXztRDoO8jJWxssBaVu1/vtZyKDmMbZfmVI/9SI7+1rR2SCkUGtM5Unb6nM5S0mUGpanFeVh1VeVqQ9BnleayXH7vHJgnUh02IiVRQjTUXv4v0idK2pY6SyNZlJqdqLnGXW7rwVSd6epyrVFFzlC0r+MTlvOdaXoyod6PPrd6jTbr9fV8/+2lqlIUEbW2howboJ6FtP63kmbWgYkSqlDrWGjtk7SYKm3C5kpTUhkZ+OpEr2zSTOuNkOTN/6XlJM1a/k2vQiKlNNBNEz2D+0dL4LfSIy63/Jx9QDNoT+erXdqZwVvnjVaLRiMdsu6Kq7ZdP+7VFj9CO+K+OlfaaWeodpoo3qSgz8rslcm7l32GWmqtGrhN4K70vUVqeWnp/NopYnJpXj9fhKgyGG9LezJlucBzSGEFyfSjw7ndqjao4Cdhvmq30ziAVCq1JXFmmPXmSEOKh2iNdq2l1vtT7MirJsPxMFr6LW4xfEySlLIp9PWTpIuJe0WaDzgz+eX/q5UFfW1R99QREniOUytMaIlWoewS+Q01rVZsGzgZTkVdR5LRnj1nVDmi13/Qwte2dNw0/W3oGluxGw3jnfXZ7/7pW+rcdKr26gfZKiOPPkthDVmJiPZZ7e/krx1K85i/2htkyQhFUdpXmke04nHbK31+jY+rBsxEcM/qaCu6lkEyAqnlw8u0LrNfPGopjcINYrBoJLC6FEvDoyCStE61Q+KxWInoepUoyjLt6Iwza4j3VFsZmWqIptJ+Q9kRLkZtaeYw6qLTyLYD86MmNd1UHwLgWnkAmc0tmteK8yQnqzsvL5Ij/RqcNcn+P3/4TynxitA6OnEy1IvBJQEPKps9lbiozS7QUPdv0GJlHQ21uzT/avhvSneLGb/1e5gFbvl/xyl1yFOvUGep7d3GTd1X9miMMt5Fta0msytpkS2vrFPOqav5zAqysP+ECj17TWUlybBA+55sZDWA27PfhGRA11O0f+ZQAsfUykpQj4rMWU4ls9gTyLUav0sMVjbZK7A2cwnpfA0itaxJzisLT8z/ZjWnaDFLs/awpC2cozvpkeKGEh2nzT219CTr8mdTD91LRZ67OEhWGDcZA+QPT8tbyV5WKhJP9PmGHnj2U7zSYu7GfbkmwO0s4cemK76q7zR0YilOl3NKglx+86PLqSjNUTJ2U9bdVk6gkxmyNDnaXZISagCj+v8Q9AHkQPv72nBiCDmtQlwWv9ukMgHlnn3/y1RRRGVAjNUyIfg3Zog2/68g8xL0t9XkhtDbp3L1q1voPmgzLQMxCBVOjsGZa6I+yHr7HEVqWjkZ/6iIgIv9DIIDBxzpBH+eEXRQkvAjUKIO0UZsxLIvZy2ffdjUS1tEU1eEBh9pJ5Ds03xdGvVfvp1Jhal9AEWVvdn69MglYIxksEoRMoQmcJ70JY2oNRZ9rz6a3Qcv50err5QS/XGqn855HyO+qrHPomYE2nqbT6qxlC1aJFq5RVHS98IH3uSk0K+J2Be3/Av/StHBq0rS6lkmmV6NqJTSVMvAyV7x2e12cSroZG284EesnUhxD1qdF/unpZ6D6VIWM9IowTj71WoiTfm3ROZEQn2EfIucFq1TZd1HF6ieVKU3IcceU2SthodCghapD0EMe8HaT4m3VcFKT9rDVMYyteew3m46qDzE5LeU25aZaddKhmwFYMRH6kY7QWSNxUoFBNmrrO9GsneDoyN9X9pDqM0sdG6L5sQOElEmtkh27hBVpdKzgDZnw3PQptQ0Dm33KpaI0uYrFS1///NTaGatONkc1Y+Ohad5TNpXcNor+gg0bI+3m8bdIU6dodHtIDuXSuo2deadrJ3ZlxIl49V7ui622eXor4uKIW3+3Gq31QfERlO1af2Jxq6zCzUOUS0RE1uKxZde0qxPvQzazMvMasUp1QHlmjK27PJEXVG1+mdedvQhX8c6rZ8I7F+pqnVkLKId7v0pYOP6+1Xzv/vM6igsTcWnyqLUfFVL2olxonB6rUzX+mu0TcWswD6pnYU0krakjs5zpBRh7uLkatiF/JmK9ryd8ndm7iO3KUdc9JcA+CzUc61NwZq4i/VrfY1fa9nyXySq3jYoy5jhd8laHDHUMgDyxXuPsAd/3yK7VkNJw1qlU03lozbV03czSe5vPzsm2kRPH+12Z0vyGJTmTvK0NcDBqWbborBbxlKd0XSToQ3B+dJnuGcbVu1sqt3/ciyaUFH1NNm7BuoOHdx6kFvYAPqawNY01QaVMvds5+N2tBve0j6tB/lJv43L2GJfLFneJ/k6QrBK+b13KqUDSc7sHUuMOjaqmMg9abOXajHm9tec+UvDmhJXTdaualdBrBt6jUKBrD9L7e3dfd69pv2iufupqsFvLiu2lZXTwuULijVhq/dm+Ukb1rGxe9rdRr01qU03GO1yIpRD1DJVzndxsLfEwzNNY1rtJdb22DO0FqPKiSpY2Pbb4yv/LBj+57/Ho24q0l5USj71L0QWU1Nk7R83vgdZy2GnShWmwY2qU/R/EptkMVHHaaVax7ZazJpXLyqrSC/VEQhSZ22RQhiEwCJXru0zSNzkWOT9+S31aoQFLZwztoOQ3ES+K/eltM3VU7WPIs5MSFCQQlrFqPw7to65hOI5vbpKJAQfel8VNK410Lf9Wm2OyNGw7JcKZdOIyOW1oWfXfazWtGG3WFgiEv0oLZRKTauQ3oEB7iwFqW6q/FRBI3tF/L4hWRS9s07t5c0etRqtq0RL2Jc1AClXEPoK0K+dxc6ttkBNl9YGk51gJSUYsTTeJ/LIlA8JaqdERTXavp5NSzrUzL0rmudYhnXuOa+EnY8jmeFBy8GBondXLZPBC3VCJd6V71mElA7Jsjj0065bhvY9I+faiir8jM2QJOQwpI9R0vqfJFAnctaGvNE0zfRXqfXWnWxGrqgbMNYIExAVJwdFUlD0x/7UekUnoqUHwMtpxJBKpIWew8yGxnhdU7Yy9OPmJGPMbMdLkg5TPv6ZLUfmjPmUedcTFs2RcGYZMccL4HE3FtUSI2yNV5VSl9bSN3OqdD55GnoYKMPco50fSz6fgdl93eFbk1SNR/LP+7N1A5A7Fonuj6VQC9x15luGSDiLuX+02nOGnS3hr28hNudKApmD8Xq26ouZtS29mGpy/UGiGJz9NsdfT/FTUmtRr7TbeiResqNoqw/hkiGF92lzqu0zpHWXCM5io6xqrMkldTufcatNaGiH9GzOu7u2gFUKpuQR5eSeNi+tY84gdzOQvvESH1rytrc88uudZy72s3St1euDIfAmVRPXN2mxVzXOrFvmkJ1UaMKZp/LLzn6/XQ45PO38TWJKfuDfsxiiRatVtCd8SngpNN20V+q+0+jlBcO+QvWora2ZBjcIB31GcC8L59a24OMiKQZ/jQm5NO7gImz9OyyV7vhiBujFtGkeB8n++l5eGe9cFOihTYpHU4tqO+SoZ/CgTw8S6NOENWchMzMeU+bImHYmTmG/xJpAZOGnV++fiZpG03Y+W3b3UrtzC7okyQILL/3L64IS/nT+MvYzBbUkdv3Z/5GaIZoo++dLcqXSqklB6kmJ6cbkHXmJNUdbKKm8X19bhySZnDm022m1yeXlL1227WhLSYGQf3z5Dmp3v0ULcSszecl7LwnjBGb5sKftiYXLv5jH5oxj1OUDue1Nx8Inte2GOQzJixaKLe0k2NrCiwhEvgkxUEBhPL0FvS0lOR16nAGqG0fPXCfReHh5gYEWSWtII5W8AKtXPjaBWFm3GNl2V6hh9x8IxfnqoDp88SckqBB4YQ4THcZTSDKI30HmS9rvvJe5/bp+J4RWfP8w9jGEMyQys/X2+xEiQGzN4V2mWml1Ss3i5yUlm+R5HbBJNPpi+GnCwCpNLtqh5jtpDZRqMkq9QFoCBV9eC80mrsYocpVJjRppveQehsxwPhIL1xlpsrOTaM9sbPzO2LyczuC7p+HLq8M4vSza5AWsmhdMjWmHlzyVKtVGaNUGdjvtgr7NO0yXmkPTPp7azvd6GlpCOpo8ZWlH6nm2VjYFDXhDYMJ5MeVJ7ZbpyBKIvtz0CJvdbgkhv3oczxZu2Stb7aybZ3hAg1j0AliSeCSJ+ZQEWAI80z1/4H6BqQmeF9MIfefay46oCY+E3/RS/BnD8QM+USHtSC0KGu80K/mFZ40thHq0KS+2ymeuthFqGHBN1cWhhfvTsdVYct830+MJk9YU8jRafqYR2nc3PyXHzlLvr/+uf23Al6qrPg9Fq+0a4AXyGyr7++w+N8Bfk4LtM3p8qV6WlwQ23dKhPFawB42C4KwJBM/SSs+dypDrfmTZHv1Lk3f/ni+wuwA2cdrROf2Rsr+5Ghd46WeoNolP2dnc8xLnO4wmY7c1/ZZ4JtWa8708X3N5himcLwmhqyzaofWJUAGMV6E0meDQBFJNZqyXvEYeoBd/M6891vYUm1SbQFeZnflekiqYJrvYM1SBCdee2IZT0FP85K8nPyGmWMtBpTnjRuD7M00uZpgkaL1ka2Yk78/UnP17FLRY03ak3ZDRS8t0/7tUpja+lA9NGrRkt/7CLwS7kXiaJkfSu4Wym0lWKU3pZz7Bl/ZhctzLQr7bq4bW3eluK+1KL9nJC38mv2e6kB65q7SZD4brmiQS3osvuDdMyBkPxljTNut5ffG9OGksTeyPtL3k3KfBax93JDeQn1NKKo0kMViH+OYDxBhzej3Hb2mqf27vEPKvL0maJs3rzcx4L9GkhmaimpK0Gu95SaJJmiQ+EkJyRC3z/kgu77NtrS/Qe016wQdkt5LI10ovTA5l15zP/HXm+wz5e6n62bn34rfe0lP22x8xK6jC1Fuedbu7v5nDdaf2N9WcFqae8msZeC9KJNf5TqsHNpHEZXPNkJQafzlojCnX0wt4sK2Mdp/m7AC9M5RAzb3OMikkvvpLqocQCBiqUwwWc3j8urbrqfFttK/1pnuZW5rUUO8Zg5JnvbucmY6Huw7TNn/vJduQF0/Je0m+JZ0tLpzWUtud2Iu1ztBlnZjoXyIaYTRH3CEsVWPS8wjaW3/7j6Z+vyOnl81rh4ncKf0VCVZ1fxVaeTc7gcv56wvJzARPLJ+ZbcjL/Lan5g1oketnS6klX5t48uAsJPoavoyXaHwKvSY5zOfQZHe0i7/7h/BKs+p7cNgAJUwA3/k8CrYT89fk5nYhHDIxpZHk9brWvF1W32M7gxX0kpTF0AQAfNoR4vrWl7zpjIbmGVIOxtZCEuOvMbe/r+EyrKU9KK/9lgaWePTc7RBudy7m7nmR7vKWfts+HzRjXp2ZkfTtfLplchorCQVs4tO21NY7cyGpJFsPktirMO8q1D8BSiE1CUFwvjHDxH5Pw/37y/ClDB9qAlFpSm/mA1gvWdPCzvizqebVlzKfnrNLW4XrlbeJWohWctN2ApcDkviThetL7ktfa4KzezbMV3zOeLv8dkIwng4mwV80EXoGyd5RMJ43u5wZ84YEr56JlYiFpI15ebP/t8zOFu5eyWySZ7R7T9NqpG0gObhKB0zNeyGJdnl5rxviRi07hdnBnlzeB6sx+tPeo8nb47WN/L6XvqQOBtlv71WisUNPpTXAT3CBuNBQ9Djc05B827TRM/Y00EhTVM+cEuqp9HYD9jKFS/VFkvgaBZvyTNFLYKpVS1vbCtrkzXAxr6uF2NLdQVt3goX1OoNN0nhAajmZ0ZlpGOZaNeddplTYA6r6fW92bZJ9vLR9m2iTrgfh5e2nQOzemcZ/iV9ucvfHnyfp/W/M9fF4uRDUdrzb/ZBYQ64hvjYlvDaUx4HQEqwDEzfRpPsiM1td2PLaavvdS5gIWM3Jy+9xt7zfeXbynrrV5t7rt9/kbmYMXJL7m24v/s5cMY9rj7PTqL1kZyDeyyO6TVlmE5OLptx7G4jLvjfzJnq1f3/t27SH/Ywm25rYXE7NUd6L3ZKYhJr3Wub73lHn8+3A5ZKzJeqhefnetywlnOoFgqDIZBL9McVsMmqnEGmqQYj0iu1VNmQPLy+5v5ivX5j5qONdZ6a5AloggaSVC+6+FOHaxx/YOLvJZz4fQzaTdtLChr8Q+CPfVFdoSHtS1L7DS+i0rsloH5/uNqxXtc3ZS7ySJm0ppAAwIaHU28OACfKBw+mStJoJ5NK7975r2aWNwEXNS3n5mfcnbe7Cpk6rc/FeBa4L9WanF2nvrBNjJD+dpOksOTujwDNOpYRYCq9YKPsFInePnHVmwRCvtNRUa7EwuxsK7Z1lG30JYxrCy2DN3yMZ6MDOiayeJknZkXuZhrVrMpd37+7Mpc3AuOsRL/eQpFn+OtTeflfCslsbY3wJNMBRxA/XbivzZ74lhnRBk7thqiW5wQwqibYknWctPDQ+EhNNbxioNEkbzjbVWO41493+RcunvkmDL8+UWgl42ggzQzI7eiKK4d6qL8+9j8xp8t1fclniEZDWpPD37qqk4NgzpDWheAnzbdKZO15stCq+L+pi+/3Avty5sbdbgwqwszekpsp7QfjcNFJmrh4lViHkIilxiC3jeecr3VqiudY4c3/YEgvVxJc7+pJYxIQakuS28f4lN6SX3u4Ptpu+p5WOyQvo3NGSrJ7Ve63Wa6vGl8vs/NTHkJ/P7Z/vsEAQ4DMrS17hTPv+XkwSG2t74CWkqSk1atzUGdhn1t6p49ay0Ac991e+So1XgFP1Jfr8+xevtpuEtP9NKW3QlDvvu7jTmulo3b+B+HixP1tfotH496eMPwOPg5KB2RYYJn7rJcXyVLf4AqO1tNlfDJd3P1OiFXQoDAasVcdZNK4k6Wb/Lr0jWiX3lib5A4L3eDkQ6MdaDY/pl6zniyZEX8/4e7mcJqbPkE1Kkxj/UagNc091HnnxP2MEXGzYKj7328/plNJY9W5qYwKnyzPgahThJYGUnha6v5mkxhfQl/xTEsUkQhOsT0EF/v7l34iWv2oyA6lyhZIpM8N1uNMRSG1sL+k5l9cj72dvmmVmYzA1edyxxd6hetDefUVGf6cvTabVNg2ZzOXvvff22zEGuIEfmsanp4a7foeAH8PMZjLe7kU5yC+9MjJXE/sFGcrANux8f1W7sC4UKKW/hHpJc1U97XzGSMnTv7ieGJ+xjcfutISQ1rgL9eAvEtomaRRCkYJ573E500VVaZxJ7t8j+zDd8Mh58EZuoipDPDW5tPSmLxrnkruYUV+89649Lz762c+EYsGDa2JCNnQ+7vJabIztPY3320WSmznG4Om7e+BVm24Tpct8xwOIhBjSa4qId3dE1Qd5Lxxp2nZ5GiPJDZfEBrX3kQpVjeybFNm+aQ2ELADpU1BvLpqW3NXkBTIkebDkPdi52qlJzqucbhnCzT0TtclYaPwm20kAMJA0sk9CktPyzXgHrNWnScXNvnKxdbcBGpvrepfklX6YqNeI771EInWfsDNig3elYIuoOaGtn7w4K1xA9drE9NeGRuBdxY/bj4E2iaaf73x4VLGxnSwTlb53CSnpo+HdzDfXtcm98e1H7cIqjW14fvNOGm3RrcQ8q4eFsETtUqwtA9oG1HuYy182+5okkBDSmsbgvRB2kucLpcPQNu+Pc6uvhpttS9cf2sRCC9DmR9nUJjCeEqOhaKsdZuF+M9e8u3LZ7Hr67BGRgtYevjDre+8tUPph9lKW6tGGFP18Ppt4QaX7MclLr+tTb9H3OCOtxl7DnX5fEvzZoperator7/6aDqeJCjpYT0eLm3BevJMMCQ0Hsva9d1f/x4njqWPNL5qZYoQQlWhTuOZJv5ENepJ9udIf1eovYI/mBn61/VYr0/KnBr0iqY2SIrk//ZHwYWrZfw0/0m3EPkLbYYoJiCGJqZ352tk3QSYNie+9V1szyN8w7Fbrnb2+vPwx8+X0mvCdz/d3JreU6kV9kZMEoZ9z4SqX4YINXmnzg7ih6PoyM3UXyLwZNGT2r9NGtQNThJ56QtaXwnjhebwQGZuefJZfgphy1lNoNDbo262WFHzveuh8YD/Q+pdc8uK8GOMzX7F0tyRKoubCoZJSyWsAkLj66NbMAjbZ59NS8ZqcZ2JCU5uZbWsuKIYt3r2kaPq8hGuwAmdeyPbDLJM6tXdJlzWSJIcQgTwCJEWxR5p8losXe4PvjvCiwgNCZZL3pLTGgRdLYP+YmcuFO0NU+uj855WkxBJD0c4l0Vamp6atl7doBTA9bZrJWCrtRR+hXX8zX+qdcwLd6YQXBGIHbBtCEqzWCutbAF+TtsxQs8+/c221sxZW+AdpM8OEl2MSG+MlSavlTCJ2gF0/OmE1idbH2+B192uDR0Kel8TQhTK9UO8ktt0lQaohw3/Wv19smpjoJfzuVUBboWfy0+hLXltqam2/9Vsl4R5H6ftBoM+SmcH+kmpIplGFs/mEv7QASWmZueF7Wr87a7wAkNudhJT33j7ZM5dLIM0rs+tCKe9VwLc2Dad3jfY9Q6gdPlePZ1Wfl82zV2f5WqR5srK7/5LZdewUvTO8jZXExCTZ4qyUUmVhvt0EQ3tnXtIT/QyEnZYqWO55ami7CX4BctdM2kaTlURzO7OvW5VCtOrnQ8DkvXJttEqaAVm9BhK80tT5pc+Kyv1AmfgPEuOZMDOoQjDlcUZctkguFxN3y++8ACR808DJkMJdcZooSS4CJbizDzA37yKpj9HcCWQmY+H+PLMsA517l+0F8PiPD2agndpYA+iQXGp9UOIuLSvKrZhqsA8K4dM7H+C9lwvdmZwpfW/UMmoqhQTQ8tJabR/5TOeXDaVzTmkraplvhDUZSx6pMJ20kXzJpxKMo2Ap6/lfs77G56l2jpmusbPZMUE1Te5P9Ne7JuwDq6lrrnch6mkKea+JNTPruz61+jR6JknCw8sufLnwG63atAhYz2l1WF90PSlA+gt7/WMYtG2IM1yi4bcTr3d5zzXvpfPNz8uFRB3e2y4F1F55BCB+tr2XWBLSRNmwt62LnyF1GwT0wk/b87+lG4RQL6DRX+nDPjKkrOmMLznoqW3ONF+WklRrm+3d5Jn8Wkais9O21/w0+g7ie28nB7QapvSc2ePlaXy6ueJ+piHPRYttGxqerkMwmzGcXFKqRu35HT39sP/8i3nVbu2RGMVRvowpReLx7iVt+DK0TMj9kcSo/v27/yfxLzH3vg6bagPz7fz9/ZHULtXHyezOYrItZ4RxMfB7JcjvdODnkQjL5L28lA595194tq8nPNo0LXTNMkMN90iypFLE4i82gtlRlacznxxcMLutYt99O58/ht1fIIIC8WznJTlJfb2mamKIXBn+w6hIcn750Ond3XPCWbodZZO2wmJI/PXlXgyTtjur6QHCtp2daD7d2ZZ7x4KqKmwhtoea++/lYtvuyXI/Tb2Qll8V2hS7RN3E79pb7h28JN9pQy1ErhKEZ9drU32QvuFmX9LEQ9L6umw3AetzjNvuJX/XhPQutbZ1I+1vlqwuU6CUJO+vdzWEwo9RTZLLJdv4kpZeiDrLSRZqsr3uGuY6P2NzqYlCIeCqVtNiAA+vFdUKCfJTXx7qqUUfUVMpWoumUU8u2YQMac8gQmDvjpY0WNLP1ldgO5P8/KFF1c+HTSS5N83pu7UmTawSe2b4OkbTqJqbzA1AYWw3czeAfbQ61+Xw1mnH31aHHvqmQZeKnCYeSVNzCjMW6qXsXaTnTWcgFJxAX/beml99PB7DhDz9TGp1z6uaq6Zgoia89/l7EqKtvL+nL+/ltdskZWc6YErHblrOJtEzuQwmg02uSWNqkEpbUwgggddoFoYZbb7Ko4VW72lNuX9J/Duad6Em7gnQq+b9vWg6IWdM+W55jXfvbS65s5Sa+JYEgMQaJVavhVepxRCYJkl6tN6ffJaW4k0rpKamcfvnHdAmpKlKxY10t75Hnw/lGS5JiP2Lcn5RTcvnw+Buc8z3V6smvBxJJrzkNS+5XutuWj9+aXLtVf3Cd771Sv9impqXAOeDLdopJdJHr9huhaRje+9tXz/14n9+aEbJplHYz18wH+aqIO2FStMnzLC3vw+Q2GRfgj0d292SpImnqGdCfX5nMUav7Vrxl35/qPo0M26RvsD8Wq8yFkm8UIA/SAImOjPaH54DJNdt25ikvSSvbV9z1x/N+wENVjtZNWDu8pfaaWI9FkKvZ7D3lHLXBX8hQSy2Ekk0FjRJXMz5qHdJwdPMCPqX6FUUe6ZGOqnA/gWuhw3LO0qspnqmhXct/F4Mqle9j9xeKqnKRZhjjrvMU31Jf+l7opAd0xdbzkSa9UIAsAy2OxOg/GpSokB1h/Q7EvGCKnnCS9u7XEIJtVUakcO0s0RuY9N+2p4kaUkOrOy80Z1VN+WDeXl2Ptx6LUHTkBhQryTJDQ0aD+ZpA3QHEzV7Idsr52nw3SOeNiX35ZttMLBKqZEz9xdVU371OoZnk4Lis4xWUxLUlN/WEhr8Kf0aDPGS5mf7+UxfYEIOrwlMLGlT1Gd5Z0xa7SVpqJPKpWgvpZTduF/MJYk0DLvEu2GnEizfKsCLfY3dd7w/+itLI8JpxXwa/dhzZ4ds57P17Uzu7rbfkk0IDZ/P8LPwqUrS9k7BM803Ez2YXJxbmpJPaDQqGlpfufC6+6sJOXpwC7t5eaH9Vjn2zzpLYdH6/gqlyvBN+vkyM4/FmdmtfZoduXjv4GVFp9OpHmXn+0vwu9tEg8GWtSSxJtcIedH60qdTtkJ+OZ4bRXLLmpS5v6ee2k0/Ox0wJLws9QydJiaR9ctQcv9ytsqEkl7tvlw8kH5naMj7DiHFa2+WGcEABV6fN8MCszMRfyLMTJLQC03UJKGpamfu/sVcvB+z6oP6PeN5Ji8GVbh+bNL+lPTR5sjVqqikiQzEy0M9irnXMlIv3/fUlAj2s9AdkD94W61Ztd4FtaZN8UUS9+vnpBWbu04xaRMDitw9sUxs6EuIpgMwU/IvPA+jcxcbqylJkkTwZbGJJTEmh9t3BwqmUZNgycs7Xxsl6WwCNP2mt20/k4XGy1U1VCXd1o+U/L0+SgHf15C2U5qJTXz6QiKSiwc8U/rHa2KOa+Lf38vO6kxDt9+8R7VxlIaPeUX7wLe/+fOXUN8f//7emktlQH0tib64UYO3W14Rv96dP3+57PdJ9ezkweU6+8szJJeXx9ms7Iv68JRKci83L3fJvvM0FuhhTIIAnJovu0tjUkwak1UZdgj6T8DzSurqHIRG29yV1lfPmtK8av307+VFc3lOdz2cGQKnUE0aC+einzn1/KJ9G4oOiUU+tvE2ZVh47m9b2ng4Sn0myUVnu5IXUtdSklzixQLS1hQhkSxekpPpWbg/F3K9m7/SPiaLkpD0q1zo02igKrTceLpbgzWqcRKWU61y2p6lFUqFKE2TXlO0D3Y3QtrLr9rKJRFiUqV6ZjekieoFWGCSdxJ0Jm3rtfv1HddyslUmS7fz3nvcC7kk/F2AUmxC3j+I6e2MP/0LyS8Fd39vtnOVj+hl55NCa074ZSjaMAFpUsoSt5ueoX9/M9eC5sNLk6d2+/M2F9OUeX/BmAc14GRzprbIdsCkM6kaL1Bc0Wx8hgWOzne6qNL6XhJfUF7rM1W7U217CZLlqh2nY4gU9xvgV3OASoI2uxsQNCRmpvpg4JWY1zyZAjfJdlX1LxK22y+jJec7614ewrWXD5h0yaWQvJRXG2FaH3hac02DqZ+kXi25dibk+Mx3ZxP/znY3cO+hSex7J5lNnl5b2rx2tdsyrJKnXyZJ3qvhY3gXLyT+/wtuT9K+HrH/1bUBdG+GR3/mkqZoQ8A5vFe494dej4tuC42BEi+pjZm/vxD1R6bDvNTTfiFwQS+1tOKn44WSEYoJ/dl27l5v4MXTyKfYBK277ZS/Z5q7DaCj/B72lWQDlOQht3QRbncum3i9qBohLUnoT5br8Zfub7NetExSfumrtP0c8tUUd3KX30m4JH21+J5NWbU23VkQ4kvjEzGpafNmtNYso7wQQLFNmyrvBS7c//WbEU9Pa2PZhQu4Bhs4AXc4bXeed2mgaZIUGBLg2yvfTUmEYOmF34tc2JsGKeUApq1j2TIk8WFUE9zm6v36mrXngSRt6Ofz+ZLyNe35wkP7CJVRlSbr2ZktN+8krztjwl9QidCkscudemDZ31xiZaJaLNosiEmOk8xFxMw+RdujNV4wdwnZ7upnehgmuUGRze6vd3cUAJyW/O5oc79ZyU1q1atpTXKPgHdUoV9mOM8LCkyZJn88XsJ0TNTAklgjeo9ZTcFgMjMpPuDv3/tCA6DuJiXOpGC/hdTtOptA+Mx4di9vl9E/vrkl6usY1ja0vTN5ex0zHZapbdw0JO3F8DdrSfVip62F1hd+CfeaRJXdtEJz+X2+v+8r21BCAdr5zHzu9OKXxHCJWqbo4KqQvET9zoxNqc2Zn/F9h2+SxEDH3nyzBtWLutx7/43mlN/VOGmgFu8KNIQfM39vetfUIwnqNd/C1h4zjcIv1Zqnna7o1fv7e39f+2EmWSPddIbZEG+RtQ1E27dUHL59Wkk8zjtV8x2bpjkh69BWzVWT/Akk/O5xlhf5XPs4zgcMMD0L9mECcLSeVSE+30LT9RfgBeaQwVe58mUGGLexmiGFb01g0aTcv1jN3yPQP3mqfudrUhY7hOSu6cZ7oJvOLqsxJLKAIDOHi2nrMzOz7y+U6V/SQO2FrcCjSVVVm6RilK2XFsREe7QHfOhqhrpLLMfUl1fAlHD2tZwNzmfar0nNVaLy0oq55IzRdEYVdZLbbUP2NuW+96eaN2NzdNKwwAwKfOb7y/MxUdo/Dzwg6mt7nJedVZZIZHkFoLmnNTzbXg+wLuEhGUobTJnJe7EkQPRx5llXz5xJciG/RGVikiSvtPyRd7F2H0/ppmliCuz9M7lHrqidJuUBy9fWy3t5UXPOtxGtL8nOSF9TgbKj/aQ+ei9c29/lSPcP5wx8vrpc4Vw3w85r15TfJC2P99ISCOjPmDuqpnkvrTufPSEWDGsTK965VLe/vaNttf4EpibqEG2fzm5ODxY8rGWm7ljV2rNVbW2hee+dK/eiPtv51pok/oFh+aZGRc1GOwry8kJLetfJC5TLUuCZu05rCyYerSl7GvPH5fjCDrQAsMSruSE1evQkw/QzfMhrUTd1deNEtUQTuJfXpnla/tLc0r1/eX2Zl1h/tEliLpILuITkDmfzqWU5YtIaWt3Tgy5bMGGyL2zZvQu1RUkZWNM8T7UeeHfFezEvDaPt9xPpLrb2Xt6w+6LQpPD+nraYp61/eWVH+QrzjYBr9MxMYT1Pk+YLpVnTUH/QJkVDDe8gHlAbDNku/DDdQpezd/lsvz0sG70J6CVlWMsV7cxDBFTz6kk1OT1V7E466v72R1RCWmNUFe7FetcC3fC5YlpnDPjALrm79zI77T3gQTrappcoWy6xg551kWRjI818POu/pp0wZr7cX874sy+XtmkOI1Rq9nrqRiokniH3klp/fj4LiJw4+ivMBek1dRMCpKi0B4CxpVoYSeZmIRN68TWpnTcQqW6Rnmwr45kQ1GqkBg09IFt/DSvZu1dtE6s9gZbHnb7kJdqpptJYmuqDvzyyjieXl/eXtNf3IA9b2ouikRu+qy+Zv7zNxAevEaPhu5J4yU5gzYwvr9Wkd7RZW28vXgQo99+L6X3bxdcO030XqYx9xkhNkBhXEvXVZQqknDMrVgefwCU1ufhi2wqnidZi4JmEpK+nasipEMYH9tN+8ZtydRfyKCw97x81+jgV4Rju9BqUJAEpc/ekpS9339J5ZyJNYq7uuGlCGM3T0zRceia53e3v1Gga5v37e6ugdn81hDgk2YHuedouu3/mEiovvvKGT1qCzSbHtBeTi1z8zCyQGS+Hpa48v2c9LNNmjTZ4C5clye48gZmBBpmY8/74DxAan+/bdOSbm6V9OZ/YYntZJYAxaZIm0Kg9TP2uVhsKv1MzU5ikqTYBSq527c0Hj2ueyTURQ4KBClIW6uyOPPK0398u/AgHaNo8PXnvj5lZyPUSuNYOiY0mx8xqDbVQwsvrSadJOIGkyn73+s0vu0UDVUU42r4wkEdid8h3ZL0/7nzRw5lxk51uap8NIWwvp2D5heb+e0EvVgtNlvxog99vTnL9rGXOzuV8/ja3LXp348W0aqu34NX8ZH5sSWMSogamOX8m93w/v3Qh9TwEX/s4AwbET9MhadRkktQcvkZ/hFJn5qpcXl5UTfNytebvrsvrmRWNRYJtt8lVBPuZzbkas/jy3uXSZ+z29O7CtG19kpfmvL68QvKCnUQ2XztejfEY+ND+jmt+v/5ikqcY2OWjJb17TadxuJcTOSXCazkwdZLzlP1XDB6n93Y/+tJTg7bp9SlJml5X8TAETVqHa7EvwFjvJe6zHQjviQS4G1tSzSt7TbbdAZiDwfbympaUhH4JJa3HkDPJAamenCaYpEmTV9tPRyIfGE2ZbbOQxy8JUsV2vFb03utdL3ZaTWTN9oVUEwE7venYBGbtS9Mesxa57q56NkhR4IoYTyCatMzZKC9p7HfOngkxp8v3vfRoTvDWbVQvwMlsdOczEJLYw9gfyWKbw8x8FarVtLH0kiicL57p9D0KeZHEGS0hhIRo1YOrXtO2ZH/j1zAMCfFedpFcjFNtF9r5XuYLuTv18ffAm3AauNdZbVtmXnKyTCJjjCZq85L/QuelNKTas0ASuUptTvBaMFFeMqxkuN93OyTbtHmx35navlMlqQnUVrev931f7HRIXtKCkyp6SY8QjUcpOV9yAaN3TS5bzcNFpVsTnsNOY0jI4Z0nrPFhFI9AEoMFNii5u0sZzXkADHnZmSCel9SfOHxduZA2PHm8XjYJs1VjDE16C7FUU2IaKYh4VmsfGoBLL3KJS6xyMqZWUYa7bCA0TR651vJMNnD9/sbPTO9auHpH8frg9vf5ZhiwK+0md87Ovr9A8hp0ppSfHmt+xkqrTZGcHKJCdn8rQEvVgMDYcIG2O0qa/OUvaYu2X6s217T5lxDOLhp4Z/YN9W57KUncdof5RsXz8gvzHVSGDGMOkP/Cl/AX2rS0YM+8rPgSvcR55avmMt9+DknI0TAbeMt+pwMDO3O7czPjvhdj8L6Z7+fxaW58yTQv4xt9Eg1bjac4q9eklMudtSEK21qu/M0LwS5Q2nTHzuLMQJqfZ0i4COnREnpUa2oLOqG9lDpMZ2+GtgbB+PJsHiyf94Sr5F7bNubchkvO3kuESyLRu4T/MQ0Z8Occ9eX2Ne+1wMz6e407HfBMzhyJacf3muaBQ0merm17PsLBd/W+2Qsewl5sTo36pCQvOOUNwDJjZlYCJVQJYTUaMxwtuVD49SIw0zvU3L9/f2FeSN36EY/EXq0ylJSEXX9nh6G+pvylNiSES+8gNYHLkOSkRG3utkYQfk/b7UXLefkGm7SR1sjPlpdnee8VqMu33sHFe9Or8/kq8FD/vT/uL9/5jg2B1qhWIB4SIf7leOSS0DskQEw2UMj5V1STpjDvN9Ukr2bJpJqC2qskl9YqAwGVbkxqZ+NTaK5661qrrzzpzo/5EpuaphyBzne3N+qH4Lm0HZV+p0lT1eNLh2pf0gKY8sxrzQawmvjI66ylszAtvQkBatrRF2xRGKrmpWd/QU9z5yuQn2KXuKh/Wap1Bo624Y753n5HNZCXJA2QvJxYp2smPZtoAgnavWp1Z2wS30v11NYvBBNy+lTD6ZUX4wumplXUq72ItNuztptCm4fK6b1gz6aGGAjDpedppO5LLnsvkzxfL2WIPoP2d9K1SQL33tckpbzU3VWCEnfimETNe6MAnkPYH4VCp+lU7HvJKXE+G05Td1Ww3fmc0ld7f770aC87Y9grSbYHBk5ipZLuzHvh3eUUBIl7krHm3t+JSKj8sd97fh/ceWwGSBokqfpnB/7e6xk0f7k+p/d3aPP3fR8l9OJ3tofTmfWZF8PFUnPi71LL9SXHg4vA/yxYxrzrA0wKySRpW0jW1s40TYI+bVOehgFVX3c+hLvglILxw2AuIV752V58YR1w3IMX7eelLD7ZRLn/KzsUqaXUqCwzAGk27/xZz5l5Ld1l5jRPk4slGtOwMGTS6AQjdYi5EDwvaThZd0Pw85lPbCHPYUvrJQ2elRJfeOkLzX3iMpPvmqCXl94a4+W9078HrUmnx5iUYWPbs6/wmWkIoA58PsX5zpjDmslA4duAKfGGbax6QfvyAnofPrHi4Yu2Iib9pZX3A1vf+4uN5s0y2hRI6Or1OK3ZBDJ/RA1IcnSjTOK2dLp5MV5PhuydYU6RaKDtXs6m1Kt7L+cp7c495mKb1Wvbwplia8n1dmz/uDK92GSrRSByoPu+o0sTmCqyUZAPSWghjaLWmP70rnM6LYBJNqDJ5VLpYSj1GftS8uVo2uS1Tbm8R4lsx3KC+U7LattDcuJOzXuhq3rgZfv9tQrXQRuLGT5hxmvgDGiMzESVfjUQTsPbyfjn06SWH+4v+8SDGWcvp1E8l49fL6hmTQdisBNcyP5sCjRfoSuDhMtKDGZdvgYbQ2PDxPsvHpyHhdvcOZ+PL+Sle+TJw5RdziSg9zyxQ2/tw0s0x5PXQofAfab/O53B0PdizX1dvQav8JDkdcHGbtgp7qafR6rm3vXag4Qf+kRPr5X89QB4v23rX1iFXtjoX3KOyc7Bd3jNCelsNeIdZpoE2m4a9Xzkac2dkbR5A6STPxNJWH5T9LimNHu2njeZq5lB3+7ueH5brjMaIMyH71Dx7Hx7xtf799707aDPnB9fmhdu+3sv41VmwCmwPQYSkLKqqRXiU9X289nHpXXZ9TjffKInMNvYsSUAASFJ/pu6JgFCbuazWJzPd9WyUVNnP3WZqQ0JQ5na6p+39dV08j5Jzzkz20kHnJOQKXKlp+Tzff1laovfVFoPqzdSNgOnii/GIPa8tpCjJSm023nDXiJdv9+KhmC/O8O9v33PdabZ72BaEq7cQTQ979RwUUB9Zf5aV59SJyGhGI+JhW1Dkgwm0tr4ZmvFpmBrLiSTpSejEvUa8O4PpBQ7rRpS7d33mXx8V3ZHzzPU4wVM+508PUzTiiRtop5lqG3e0LQ2ojs16P0jqQdDnpWzLLUAm0H+9semCSH2khdVH5C7vFyivdDODfuuk9ie4T0Nfabn2sn6pQgN/e4XfyqnKoXPSGjiX5p7cjLTe6/xUzwN7AVys0yniczH3u+l3nGW3J3m0Rg52/3jSMaSkp6twnw1Cx3a23G4v3b0tQOFOdrv7ieK1mhYayd4lMrdGRIntn+bNN09iA/Sz7cYafmFHcZ4fH+dGerVhwO8lykaop2ZTTOlfbs/avta+ev3m6LUktp2Bnwx7A5PPRoDDLi2Z7CwwOnKPcmgzN/Ld2ZKu/qSEeG9nG0k3quct081Z0RRad5fG/Ld2CtYWuVM4m6SvHOmD3OhTM0lkkBD6VW3VL4fwcaQQDRN5u4SLuZb6UmM5GhIIKBH93R4qQk0mleoiZhmJeRPLi16Hf1xerkoebeZr8nO/fWM6Vw4LtRKYG6YXEihbWx7lprkd9GaajuR/ZLizu6xCLedZs/PpnR2dzXmlu/Op7UtXFqM/vsTmphSNO/X3Bp0ySWtJhm2fkkm46kGWq9igUeSmAq5078TZdHcXzudqEiIRloo5NptuHbBX8m1UFBzJb22o84On1qTs/sNbCFnhgrNiUdfEo/7MzlTFe8v7/tLLB601LChnhj2p09eo5LJS5DhHt/rZZIrxy/nI/ZMKAauspTK6NUvv/wpNkOiB0/9SQaoCBtPTaKHWNu4P/2bmYJOaJLMGBft+ZaWnQ/1oMP0rr5Ue8xq7qS/nfzaQfPOJv0JXt/PJLHC/qpK7SSSySS2rSaNYpqPLci9XCDgQW4zvFzrzGB+2IshcyZVyzSj3+83nY8sjakhFaKDVuNrTEzmWid1gydp1RcWERz9edUB8C8xR0tsCnm5ySYzs2ETsb97/H/n/lMRdRcI3COQDf0LhlhPSRyWeQlxYW96scqwMFf0wHvXe2d+FmwsMmUhZ4VwuGhpMoeJp5nT84QkUE0T77wLS6xH4zHl2darjHiQMx42qJBv1Zg1JMm7/P2F/OWv/aW2QK9aN9f5vtrWpsZqnr+LN6azA1q1I+3dtk1JGzfcUVNyZ0x7sXa+LRsSWPX+tC1XuUQVG8/0ItE0F/1dS2WGyNlHIV6RpZRyMS6DHu8Iw/yKu+7ZNmITkkkGuZS/XA8++PKn9i7u7td3m5m/Tlczn+Qa+15e1v56oZ+ZEy+v36eV1tq+sLcLNlNt4PC6m/V8L1N5MjukMx8g0/79xRdVC/anJtMkSU2C8UwBZ7RXL6mq5nIpkFgUtJ7Rl7yWfP/lNGG79K/J9fotqFmiiTXamfOGEK6d5veOEHt3lFjPkOY7W5AOpQenuVzuJFYnsvg7rQESTZbxSsHVO9u82izJqWxSlpyDyQsVvPr7lqIaiI9cFRdwUyUs8gU9a3cV7dUomhcAPROIPwfUBiVPxKS3XbkzJGRt5vRIzlfYb5bT995eysyehlfbVM+aWH166cLbO6QgsyN4+vOWvKy2M9ihQOTMJ0fkl2ECnlTyYUwZ7jTt57uTWBrBlLam6QRtp6stnO+O7+Z3x7uw1LFap68qQuqdvy8ZsUBYZLSByl4u+ZpovctpaK8E2Eb+12xwu0tMqhfM398LaRc7sr/Sv3PjM5k5Dmc1pz5aNUSfydOeL512iXc51xnwnodJh2Cdaqd5uXY9m7G5C5drQ8UyCb9K2h717J+71CFYYo6Eu6cPcj6bLXJeF2fGVF6XgJewmybnJdFKhvZFqL/WVst7R/L38tLubA2679Edd+ZrPIScXnLeqwaqh0973Yy+nJBCkKeD9aUvCb75xN25UpjZjo0v1rZlmA8JfHdVKnm1nNIM+qhAv3858v5ythNJjqDznnZ6HebVPE+6p/pe6d85pG12uPWKpg0Oo5WCpI1J1lLL2sdrrjEUqb0+LpbJtkRVHu82NvHA4nkRS+j7DkRNRpOXFN5b/ba+fck5eS+Oyabj5by7y3/+tpe2prleWIj1z1f7SpovTEJDrrP6rldtPXJe8pneWKzh8mi989IK9R4Ek2SaN5H+orqCHnPT/GZfqIWL7Zq+8l2d8UKRTFOjpnl10vNN7i5d+T7L6csmva69DanEbCw7OZL5fvfaBDB2t/fwmtxC7UW4KTZmAE0FRVt7SUTVazXh4Xkxnh2mbxIvZXIzl2Ez8F52Lp3iVN5zXpzBz+wv3e6FeAnXblAy0Hs10ESTTao1T96Dk1h/v/zd7f5W0myj1/TTtEjQR23+0n6cWQudnUdrFeTDrMO81Ih5CXkhZs/jdDa5kqDOnC/XQj02nH2RjlxzZ1otsSpS/dYYI283CEVq2eFVpHjNJG6CIdqh66B5bQbyTZ73qmbpnde/mPBS5qwkViyLsXZN29XP/qp6Ji2VqgeEH7UvedWgVAskvRtTg8AmZOAxuZA7c23/dIHkRUD6TGPT6yfQR3rwwzIbSAl64S62qPQBcPl2uQeiN0BnNff3ZjNgEmS18us2592WRos1JFp/vJdpudz4DTO9XrtWG2boA6vjh2GVN0bir5WYYwXTJMy0e4buQ0shNIkp54OU+cx84J6+2EAuqvz80VSyeiSIfkGziWWiV6LleXt/uyR5iW5OePl7aU3zSJKER/I05AKxhQ2aaVuiVwbOEKJyt8Ua4298B/m2Wo4SDgivIOm0D2Y+1kQxLwS+Pfj/eq1d074j1+UopCgvd7GaKlKbmZfixQJLJDMbjzwtuahc+M6M9EpWRbI06Os33yf1NczEdtIm8f8fxNc7TiswTHuHL/dv8xry3RJKhtCpVe648+DbRnZNbGri/QuJ1mdJZu6SjW4uf6G9RrSTT/K+HQtgIy3dVQ4SDtkbd/Cj9RKwqX3L3+MLMZ3ulmQ2Ni/Ul/N+/c7x16NJayEvLI9oQnPaiLu92MJQQnxpyqCX5kXT8EeekkmaGWqsEa6emkfvTvpmWJNe8hK9k46Xmb3Y1wSlBilDh3GYV1yOjvDUlTZpSlu7sN+cSbRNvGTolpbiDy/J39xvK7PU42XhhhgrB1BryA0dK2J9yRWTn1fxzF6Sl2JSXpoIqpDkk/x6nO/7kjeBkGnbQLCQzGeGH3/0gheonkmwQ9gPDbN0bBXrmUviBWJowl41Ly95hYB9xt5mWnptuFCgCn66GR3wpisNVxva1oApcvnIX81fuj1Opzj8JMlh4GeWL4HQ85HTvFe59ObvZaNQez2rMwNs0ywqedAguSkm0YvpekdaLQEt2gn3ayAaKVaTPDPUT2NZmi9zTyQmTSpfUk0tCkmKvelMadokyS/fgqc5wr6o1xzcM/r5zMeXGDyoUWcff9T7O8NJqwf8lOJl08tmGe5ku92ZT3em6dXUfPRM4JKG26VMZvOX99RcgKmJEtN31s1v7A717/vfP51AOdXP0KR5h/d4uWi82367/EnONpgykbDDSBxNry13Xjo7BeF/jkX327t8v35ZlZgkZ/OZaH7B7p5ZweBj6EYDlKv9nlLucom9F9Jm9ULGptjWK3VDuOys7je9O/V6hrR9MYlXzOMz2aSttYmKvvv3fQ9MSSYWuGixEojv8tP7Xu7FSyutcda9PQKRE3aQkutYAKoe2Qv5YsyWOtvhWGb9RXWh0ZwGEs0VkPunay+E2Kjfz+SzE5zW0LuZwQzbFIooVj2rMN/YEHZiNTLYXsz7fEje7Ib8TNA0EnBfYzwm0c6MpLHcfN+DO5OY2PIx0hYgCSzzeKdJ0r6KQr3p02RAIK3ZxL6A/zHeK3VKe9caK6pUkSmT9u7ec8MASjrJwYANdJiwZJ7JQ1/DFcJ7UTGteXXb9ySaJJL2ejobMzHCLBx5u+b+bZUdmk0lotAXOBsz6Xnst2OMj+4zcTsZJtu9pCmFBzUbslDM/1yT1sTVim1Ce3er9QX1iD4wLyG3Ptqqdj9ToXSwvhe+geR3cXcaoMtLFKK5/Ii8eR348GteoPNpQ/SAAxVbO58J3MHp/junrxV93ntHPAITAjP3UpXIasL37zLX3j9XzHVd9LuVzPMuaS0I8V3EPgvE/6ichsTY9JJqtJdQa6aT6qZJ1eR02CrlGn+Jee8N89Gc0rzafHhXNm04YD72O6d4fOIOp/XRb0POXG0ZeliEPq81YsF0psw0Jn2cHWvjpm2XuQp26B8AXIwmGjsftn0FXtz1xavEc5meJn/v79XaJtB2Oh1q8uflJ9AUUczVVvK8NFTMa39JNF7Oer5HRC+lSW3Ri30vY6PDfL0Nuy3k3ssm+1EF39vTP9OE7swkx+3XRoO8BzW9qO+G2f+FFpI/EiwexDF6wHvzFEbRb86o4i+GFzU9ivHyVe1uymTWCKSVmscFSMNkBlEr0r+XIZFoTe6Ofn8l65COZCGzTWjhJHxmroECBBrrJE3eM68mPlAQ2xO9jDczfafjM7Hk+83o8lSQOtUkWKslj1XkzA3Uwu+aGEgNmH63NfDSax7vvUukueSqSfaXv7Q8/0+iCTWqlnhdF19Py03sskijtdwFIURPUynvEhPfyygxvFqZTKBratgm7QVihBS8/MXb5NFtvFYWEi9dtbEtHk3+XFvGE6IITd5PIYmMv9Ykxl9yNVEZmpd4JbMFXlnNXdP3AmMKcbtYPpts86mESxufKW1xYgyjm5K/JKB3bNv5IAX4JTIdsEj8Yk3yy7/lSpmD5NRmdi5jvnM2ehgaFj9Todv9WFJbS2pGjuxuxvPLyNQx2xiYRztbz3vM1P4akpihnh78bV680z4xNkvFwuO20Z0auN/u29CYmpdcDPQBkkhyHSNUt81miHR27RamBZPa1LC+LL0Q3Yl8hkRojh6d1XuJ3/lMki1V83vw4kFC+TJ6u3yvmjDjI5a+UuPLn15uSMynEHFg/ugOdYccaXts9c3MbAHxbOIj1V5ihZghqLXtKZ7aTp+Qt2GyPVP30nLG3LIt8qLqZ7u0gr2GMTyONi/qe3kHNSMXvUk897fT933VvhSmf7/SMVb7shu+rzlfznuZNq+kNRYT1pQGu3a6Q2soS1L9tvTiJpBom+GqJbp7M+rlbjm6m+sJhAARNOM79GhD3mtgZMzpbZjTI0lfFZi51yQ1j55hZ4ASJBeSy8VNL/CSJMbZbginrWlX7fYD2SGk/V4GTCBx9gxQqSk0baqz53up+u5NeOTvL6Tf35l43kUl0IZXmpS89KKvCZjc4AN/KRyP5Gr99fTznS0mzzpfPhBaAdBvmA9NvUMo/enxFYKLL2qjify8vKT3UkAV8KIYQ1ILv/9cj89i+L55L4M5P0PeANxO3nBdVHoODS7y3pZ40I50kslXH+mW/n3m66mmk5zaba7Ds/4921YSy0G/30/RU4DvpbzUJEls+KuS9vPpjOqmV5fkjwtrExwCDJIQXmiJJndAkecbaI7GznjDJOJr5fIXgwwEzxqMdqZ3mcFf7qCX3bL3SKltPh8uyWdmY3jpoewmqVtvdyd/773S3LvI8J0ZX6yNqWf02cb09C8GyHbfS26xXYY7K/B228iR0+drl5pVrjaJ7rVnykJMZO7ULZRi/Okk1N4lG+SYoN+76v+9WtuzA1EDzXx1OrdGSbLZNu35y3VUXdzWZTH2z/TOPCyiBq8dgEq7nYtenZi0mTtNnqRL3qvJKBVuoLs52NDs7PzqDnRz0hT9cLu/SZrEhr69Vhs8iGnwQqndGRNdQho6O7UGJEFTkgsaeFMpjxK8Cjw7pL7tTSaNRLTWTlR39s6o5kjo5x3rseW7HVXbnf3og9gqv3ueJgG4vLvUl2j83oH3fMlnY970M6PEtpOQerzz7Mtf7WtPvUfOcxNmg3fU6XSGmDvc37T5JfbblPXY+bmQu7SZMfaygyrgzmBa9U6g3Ls0Uaf9vRf0B5X0Kq9qb6w3kDC7W2PepXJA2x08h4cOGGWkKqGeZ5s5QJdF1IuvvvDuhchfvPgxk8RQRiAe5Gsv1Nm2k1ZvEr3fB3nNWXoLkYqqOxMHgP7g/mY+n8LLzzv//YmH6DPMzrdkmyTw3hIDvZLxl+/LnbHvzfCS/SOJMxDvktDTXxP7fMGclyyLO9BS0zLc5DGrmhe672ZnkKH7e+9KxnMkv6NPL9C0zuofnu+BFb6CiaHaGK8Zkv69pm4gDZpHEqeH7ylst8YiSd4JOp/hoZUyuKvzHWWhEsOyiDE0S1miJFD3pYEXXqDpAw6q3tmYvNAakPP8Pfi9O2x2e/efTLJt2k2KsXnWZ+QlKCQyIXan2GffNr2squcZQtOnHKONCZRCeAm/pPdi1JB89jfnux4c/XyM35mX4Zz5GWzvleLRejGDdO4fs98aL+lk3Qlhdp/e0ZenL0eSA73A3MkYoDC15e9d4s7keEEthkPsa8DmzmQezSXopb9X+iPI1rx4TNzErIa1epvWAolkms0j7+89jjwYZSl31srW/sEY7LDgsJeXtyprY7uFFplkYEMXCol/f11MW0NBqz+tNjGdwnlqbD36ts0pw//3S/TLbtrPIpdcISf1wBwYaC/eTFk/H6bZaNv/nJdikGmHS6N73ukjPBJazuX1BRIrBJpAkIHGc0+Yu2zvYM+zB5eW5Meb72zPogtt2/hsIokmX6r4kniJ7Qsw7281HQOQ/cakCgNzsS47vrPad7zUAJwvCbvyTqqgr3RuySVz+l76u5inPpZIK1/34OwM1JT2zqkHVHNeAP9M1ViN0dZuU82V7alL8/ATmkcxo5ZpzWDe8yUJWcaa/P29gDiTGquuEMzdX5TUYsLgoV0up2r3cqpXo5fLwCdA728714vdh3bQxrmx/whQ2hji9MN8EHMWjd0iPX+GXPMjDcfhY6vpb967qi+hBfqrlvwigXYIanp63CkxD+AsXvejXTNNzkO1A/5IVq+dH+58fwFuWZTb3ZRlVxkUznv0xO9vPtWrXpnd/iVT7Ifgp98c9y3aWdL3vGp3Y0WauCZXYWAoB/37/xfA+zs8k2+zQRuw7a4O3+5dIauvhdVPBPtDOpSTt8P3T8POaI2xCVfPDmx+1ya3pLW6rsHpnI8+DR4zrX+/kMd6F78SaPUeAH2mdfsJtcspnpf4nfHjZwhJqojDDgUP5kVatueosaTx2WSwW2XX1nuN/ArmHG3eo78GjPZgzPdBXp7vwDRKW+I77+RiLoklUJtf8sRvXn4lz9juFV4ko9w/Q7ZU2/Y+a9rzINB7fJW+5rRrKp0rA/gzYe+RB5Wt9pqgvWB9NiMe16sD12fy0byrWsHHS5Jr7i5GaLMnQ45uVcPtU3Mi3Y/BDVg501Br6jV7P+bbFyi9B5f9wEK6Fs4ZI8ZZy0xJ8lkwmRNTgorwkizY/XCnNrHJWJ7meC2RcdFCqPvIflRdYOKr0Tuh7V67eup104555N17nHm5v2glIsFUmjy3UDcHTyncG4tGdn4zZwBCTe6yQBVNp+s11yUPvmH8foNTmDyDZhOYbyuJJkn10+qdOcUmvZe7l3DWa56M7Tyodzz1LGkaYHuJHMHEtOjQfGCuh71r3su0TXmcp+YEsnfg+XtGHZomtFbLbROslKRp5rxKx/Y62SqkbRTMRnvmMzMv7w6CMWRmWh6/wcum/D2HqokZhdk/j0+EXCZNAaaEEDVU/5Kkh0csd+dLq+kAL5PymUt8KcZIE1oW7WwvviZtM+NLSsr8++PZ0NgmKcXLpGcn6SOtlJp3zeJJMydbCsSf8YSe7nuare13jus7v+2/vLmoQhN9Cc2jQ6yOQ4dQjF6Opuol4fv7riaavCeQP7bfGmtOZqp5p5rdSwmBLNT4DUrvZr0bSTeXZcfd9JHX8Jn5Xt6ieJu2pyMJBEpuw9SzV5rCNaS/GD8z5ETbvnqqvnc5SgPt2kz0gFg2LyUJVfV3VpuP5f7ee9gWOnmJ2bYx+UvEWoP334uvBoyl4eQhDabEvk4r8Ef8znd9vhxV0zI2agqYVWglxIb3d7yQsWW0ysOE1slLjvv3et49ZZs8RhIvDwBRrrDm5aIxz2KyP0ro1oV3NvTuEn5nlSflhttqTyl5F4s1MSXfhTFbL6+T+GzT2W/ZfS/erfugcmU/DJ/M83z2442VzlY9K+PdEQiY1HZJQnJvZrfrANRHtyGKaU7VNps8U7r6PbBdTtm+SXun7ZfWeqzxQKMPcrPfoq1dVhu/y9i9M72+pwFIJ6QPRWbyKlNddtLetwXsel1eFPvSH3dwZxOvd52iCO0K+GIhL7BPXwh4Jh88x2iJneT+ee8lreRxTtyv25IXrTG0vrzYtOm9HHtu3iWxHo8Sf19MNlJnbXsvGILzyHe4+AKlHdN74km1yS+28PngC760+Q6okL9WtZFNUfN67nwBc2kvdWBvAjHqpfeewBPwDYfNnyWW2NYa2y+gThgtnlZjeTRkYg7Ixpr8tT2ZdMtjM7y/2ty8xEjzovr9fnG/2aYGe+ze9hJDk97HVw3+IQ5VOCmX0xRLMjKFkNN6g9/9toGvr+mUMzecqNoETQjdMzFJk+aOQodONeZgurvt+3vcBRyYqmVWHp1N0r0k0frJbdyxBMoDK096arVIC3d3R3p5qWTQ3/MWVHvnUKHehp2EalPvPC9xP2e1f9/3Wg87s1X0d6DP2j6xVmQG08twl0utgpqp6pUSvhuo5yR/Giwb26X4d6UHbfS7M23gfDkRQPfhe8sygV4OmhDzFECqllauAkFBNfVOi26T+IW5p72ZrTsw1rsJv/l85y85Xlbi3Jgtli+xNlazpSrMXAc8zXF/vpzRlzqe9qqnhr7Wm08SE/kxm7y04anWw+w2yV59f/+f6EzTsGdfWv09o9UMUUP0mcQOps3LNTFJiNdX0ySR/czH8v1XYodzgqdG/TD40/q3aF5mR1pPzckHUV7u3+cv+meSzjSBTh+IDo4kHxOjkvwSTGLEq5vIbJMlApzd4YrTvIdegsU8T2uKL8rA6JsPncf8nTNN2HrX6e7Ede1+hSS5hkX62WFz9vg2yXxUIj3Dia3XnQLV4Z6UiW9CmSXBF1Ly7EtUB/qoNT1z6Qs9pllAtF7gpDm5zOdD2I5pPbccJi26A0OPVVLLLu3Z/9MzSV/SFMqSVHiZqU2LejPWmtC/P/T7W9WO54v1aJK4TMe7eEl2CYUjuDOSz+6KwzmfFlB00Yut8q9dDk82EEmRCahKSmZ3fU00CfEzOzucB6gXlKrl0jN6+QvXmEgijX+EK9mmMElUlo9KOlcOye/5aDtrkj6VjkkCcykh06/uMAGjyHf/5WdfZKi2bSQJvnk9tTLR6bylRTKw6aQ9vRv2LpdwR8OSxoWZvMR1NvuVi71gKMEElP1xlwpTvOaQJPGdPRU2SNI7c2cS2lOYb5g7/2pMUI9PMM8kHf6wSnDm75VEYbiE+bYT3E0yAXweVQN0goYXoPl7fwOGhOtnu4Z5yc32mKk9zd87TVyOPFUwScM91MtnVNj9Fs07XwgvguU75+lBZmouVHrPZ7iXCjT/01KVii38fFw1XZ+lVrYfHphKuc4IerOL6e3VnL5X4C5exEtAqPrIjp/h6Kwx7ub8zIchJ/keUE+TCbaG/+Kf83lzyeP5QryXpBvypRamGjkx5HelJHpSb5V2HTHUqiFTftwcY02zydJ7Ru4QCed70V++w7x/r/sBaCOhHH0JtZ02iCVjZw/Qtp3rU8ItGvtNbZV3SVN4JP2769XGM2Did0ZU+q55JfH8hMJx49f7f2dmGml7php/EkSVlGXH3KWU1ib3/kxOD5Ij/8nnu+MLXhG0pRZ69Ux2y2jSGW6BEDvdbGJoF0iuAC/3sh8a6/zebxXafmYW3yNRZRk0aCpJfDeeCH5u27t4s68MnvR0i5fAhEu9W2qTXA6kz2qTpMfJJaqdPcBZ/leHnWvgkBZQo9EXSDT7nlglGtrWoPeB916tcGe/t1hLq/gSW+FOaRGxcXaS/TEJl7RVunyhEfHdvWp6x6ViCfQa39IiOsHP3JnqfGccuHftcD6zPE6Chtr6I1KSc9uvqbN/9PqdUdENwPmXP5OZAqdiO3XT8/b3FVQlkh2MUWhTaEj2JJukjNVAdzq9QjOgOg5HSELP9LtfEleT2CbbenlVXEHU0r6c5e6+bXjB6tW+tiRlq99woeLO5rXFXDRaUJ+lQgGw6aFphRY3NUm1uZKDpwrhXlOykvNJqjsjmuKZ2r40MTVJgpjk/O7vE989sEsnag/9TKCyQ2vHSpvYmJyXe+TCR1+uaO7PZP+iatvL+XzR2Ii61CQp7MwS2vIeAQamlWlmM2yXFKT6GdmiSdwB2sdaCg0wSV7eJPwykFfnk2KAhMplG3JyN94OXs7Smthn205qgsQrJswHmLtEyZbQ/r05LmlgypD4x0uzECIh3st8LGUUxNpltbkWkwCXkKb1DwnyGZL4L39/lxq9y7M68C4hv9wNE8Uf1izcu0sYoyWNarCmOzUNiRJ85Ue16XLpY1u4pu+9syq2gbjmyv0ZSNskrvbmJZeZl6Amqdo3398ek/d2WpRcfnidt5Z1LT3yZ1K9XBYh9nU69Z1hMunCJa09ZKWnhkpSmJkCiYky/gRSMLy7A2B6aZmfTEJtoyawzCeJmpq85MjsHo46VLbaBChJoKGqsNqZz+Y99CpNctAkXYPdnMpO1wqZAz/roH4NBKQ95TtoiU0D2cXUizaW5GQNjQvaF46XtN2/TfXvzoTQ1mzCkDngQEuS7q+eMZqzYJqLuSNn03M0ZGIfGf/sCH9r2EscbRrypiH+FOoLdKOuh21fMGovJctFQu2GWB5B3gvkXsnxfi3TmVWOM6EjNgs81H7rKXRPpgNaoQenCa2/XnpE+8ncPRIqNuk19oE0vndpaJ35qprHH1Z5n5wzo0e9BmTZTbHtZy5H8ltqOh+tpYB2mCRGLpoSGLpBtjUV4rO2zAJ/rpiMuMy+7ePpqUvJd8RnaTSp6XvPnb/3rLkKydUE9JihSd/xoGeaOiPM2cnQuzuhDCHSy/J6LfPYZwim23Bq5Xy/2x/md9dhFNuLZ+WO9rycNzSdUkjbXq8vKvj+0L9nzYmCX6a78/G9W3Svj8Sjbpfn6eX0UTRn8y4T9+mjvmYZwjG/6yBNaIZtZ53Wa8BAvJfOByfvfjMFaR79e7G+u9TP9zc3XKmwvgfxZ197J/r+/pbPGKxaKs1Arjm85pUycx0qkPzny3R3vuJ1meKD06vtJsxn1LAL7WeNBti5S0J8dwnQ0z/PuPuyB0DW5LeksWWS+Bm/4e9eKJSdD2lLcnQA6KlAwSu5v2g/o5fT0LujpjvrxeT0SBLMwfTZellbWg3a0GZ/n5PWb5ES0hK2p947ONtNPeU/DRcv2fFIWktpklePXG0vF6E0y3QTwOYvzPfivbwWf/8emvOAyXzyWZNW8vLSnYhnEZifyL5vpnlPmIIxlqFM92lplaQsDSWUFNydr6hug4+lLQtbgkINiCnXM/XlRZCcL6upvNpOIcarm0hnbXcgqwL//nJqTBq+X37t0RxDqyExXHtqefLnZGPobIeXd/IQOu8vKrZTjX1g0wWSv5K85JLk/l7AxvbvxVbyo7BWzwOfEDUWtBdV5ptQpbZqJSRMU9RivEhSqY2tBFKDA9ZXfq028vvrFPIgUA3TXiz3eCWkqBbORvD9JXHd3T2XG2C2kUbj6ct/pK7CwFgLDXqx27/3quzwLu+ccV8KSro9eiqTlPk1uPUSZw6JCantIia/Z/Ms8NGd+shTLFHbWeBd4uWVUJr5bJoSO/yo30ZoVHVnvUXimPI0h30zu+31h+KvJEcvTbQy5Rz79Q5RGGiYcSD3trXSnVyomOYzn69e+eObpAuU1lq3ftorLkE72CHDzJsw6JlKIepTd4YadK848wNWX8CW+Xtwd+FdTo9u3lyPUfjMe5NkrVzYjqi+JMa/9wqUfl5UfK+XFwiGe2mu0wCWNKpm8PruEUSujfHWUR8JOXLm7lB3ZogSfnVnCncdIBaWM1DVVHMvJWzxVygc0st9VWFJ4/3pW2hodNOy+lo1hSRdm1fG1zv1ItRCzA9WBk6s4OXvr+1i8148Y2pobdKZAEn5SRz3RwJPW5qg0fbczRjxhITYvM6ManNoJHDdX2Kon2S+eU/NsEBMjbH7W5P81/199WJprgvzedqQSbw+dxmNVROKp0Pj+Hu5cC89jdB2in+Fhj5yRq/1jv1x4Ui+7dVEmMnN94SJfVqgwPpdtDSAteTk/M48McYH16A7E++pRWwMIIG1V+tzMn0lNDO3s92f29Yiu61nfbmYEil5ZLjT2nShefFS34sA56FA01dse71FN5hXZkyJh92v/NoX95d01GIEsd/9LLwUYQ2B96U9a/SFU/M59DurZHr8/b3vzOO1Gf2k0fXXpdhOtud9VB3SrjpBPRPxbiXuLJ+aF/pee7G+7fqeA82DQHNNkZgkEtKkqaSdzym5+hIf788khKM5olRpG/H+vQB96fVaagmR/sgPfvj+kl7ttFcyRJhfs9dHhEnNyvahM9/V6Gml4aKk4Kun0ZpXv05vZ3Z7T2B/hSFWo5orCcz9fRihauIJZ62ndsv4ne+dG8oLeSn7gdpMWLrh6m0FB2pCAolMXx7uzNg48rBKrowlE7rm0XrXL7Z3AsmkHY0KySXvaxLFF+IaCUx+9PYOH7+k0crsrnm7y3n/8tu8JXHLId3Jix7zzM7nG8SCEAxDvKS6HwfqzZf5LHlVlEXPVW37Z6wEGWDTShTrDM07yJpB8K6QXH7ROykApGXU1FBo33meJYR6kgY0Wu+J9wNqkuC0vb2W5EEIrXO8pOSeo+HFI6q8ZQY9XxL6PrP/3tvc7fsCyV+CWzjINHk/qNZnmma467FrOVUmW/glsqKnSZgWX8A8a/pJaO1csYXFpNWH3etdjzR3krUE/GjYHuyfuEVprxRpktig2jbpDknqQ0ybNZHkCyTU0pRWqDIDmQ9fUepq/spTeS+dTNDEU9RSh+p5QkI1Xe20WibN20gzLhOLV+tCLrYafHp/NM8phZzQ6xf4vrRRp9i9JxFepCbnUP358mmSE6p5RkjLbnW+OX371B4BeCdh9hiZrxr52arb2KrxBu1yfBr6iVApTYL62zWNSaG/81ttKe8F7WfAGSZRJV0ogo8+0pfrGVodcviMzbcXWEMkkiQn0EsaVt9tH2FZZlfbXkFC/5zZpadKpOolHUDOdRuMbHqPxguzQMDX1/2L406TbELN27Oe9JIETdju74yh7zJ4zHeIMbR6sX+1bGxMcLJFkZAHqiWw/156HL9c0oaoa2eSJLTGlu4NNOR5rzHQaWk4t8ypMyNfugOX5EmtSV7QaHjmp3hVA4bKMdM41EInmVDY0QM+iYZEP7OkXn717PGIdJsGsBz5zrx7v+/swg2EJiWg9z6B+Yzh5Zq75tIS2TSXiYYn8cfrw3o5774Zt6Jd4Jie/UGAkJw63b0Z6jMNfpJx8hw7s8JMGg6u9nih0QsBPKchlCo9KUp5ScC0vted5SVxw7++ZBjb9Ai7LyAb7Gz+P2N4fSGbT0iNgC+aY9Jgy7Qf1ZfYhFXOttoeUTyv15i8v5e+h2lKmZkkQZnMpy2YKjODalBfHjaq2iwNbcp8z57ps+XPlkhLfIeWmxJb9SWOJWX2biZJfHz1SshL2uZMvG+/JvniBnR7tagm7N0uJF5/OaF4Tk3aGqsfMJTb2X0mPY667e8JsT1tG0kg80kiXMzr3evaFwP0eomVxjPKnccp6nRPG/7yu98L4wMD0/MU6IVfCETPpOUVv59Ezf0CYq6m3tnZ7x+6IwxtU8tLbVPv5L3n9vPKfIX8+WdymF9ackW1JI2GFuclJEnUntW2sdWb9Mz4NPaYfASS15J/f/+OBrsAnXisIQzMvz8i90zyveMBXZTtX48LLjQpdN4FT0KnP/208mqiNoML20IyQX7mVxytnrzkMvHFDfx+g1pfXu/qxUv/MJhEXibJSx5wuda/ea93vQcAROOt1Wd+LxX5CacWzS3VMa4xIZ7kDjnGGmnnLfeSGrXbJbna+FIC4bG0tic8JVkNzHn6cJOmjPxc7Gfo27ZWjmy1qfZ9srbzhZzhLxYITDJT7ULii78+Pp53jVXQGwaKrwfgZ2u9Ki+m6+wJbJK3770z414C3enMYLH1rrczTAswqCbWpDZlg5Irk77knfnVGNO+v6TeARgJOVv+WuJnrjnrSv5/m1/llzbHBTBRNY/2eXok+Ur20ZT2K5z0+832pZeW/E6H5MjLSx7y7/0BVCqdGuN5/ePvRUe7ByPABu4rdcaa3GKLrOkASOfvMfSU8zMatZP1muTljCQEXqgv3jvRTfMCqvreJSaqvUB6iJqnMp9lYjB1jpOEJurvokliyUuKE7gH5GN8bfoygQyTq1hROsP7om092Og38mx4KfwwaZKf6RfSMJ2knKTMJ30i2901/XW7yrOlsFQ5+HJNmhJWzT31YB7si00gc1DQmrbv1Ne0RMlzX4xNy8t7AM/NQY5of/3uPsMEtcvHmWnI31MfxFCYxehUC2aXOYRwTqVCOb1k2KXlXjDlqFy/YMqt8QLbnjuzid1v8v4+fna+JDR5hQ9A8iiBUd9LXsIWkxopfEDNUJujEj+lidDGJCV1ikF2kkfBC7dKIQEtqj6hZNreufntQK/AzzRJL1yvgRwk9/GyjaEBSPO+M9/0O59cPMP810l9qVb6ADWe5B4hofB9kpwu2YELIcl8k/KXvECmEpgGN0ylTl79kTuNaSzbVs+kNgx3d8+k+aM2tJ4CHCGeVst3p5LvF7Xyk6joT4FMF61HamICZB+xp+/rjUcq3x3tM5u/e0xeaKvP8p3h++2vS1V/5e5q8pImJAnVal9ax2MuSavv3e60zYvqAP3L4xIa8x7GFq3N7/5MtJxdaX6EXOHeZJOiarR2R1KGJtkKV30ISqWvCE3ufZcvkAt0p01+3iyR2lfL3At0qD+4JL1ZGyhZ/ZuD5o4PdTDRYUvXX9KOrd0mchbLe2/2Ft9Q6vXaSpOF9+iFPGued7Qf46I5MVBL67Pfu2uCre+F3JeHFTtoNvSRcK9tofmpN8MXr5bYF90Lp03WYCpGvL6TbRPA4N+c4S+vb5cpJGlA9qKUxJ3vnO39YZa6OmoYgrHcVmPBFzSQPZsLl/TznarRl9CeLTX2Ln3pMCIvOZL3RD3Y4F0egbuZof1EbbzZkQTdxOn3vfRhC0T7uugj0E1IFqY2z0c8Ho+SN5PAhupd3d+EpQ/sBf48ch7pXU95j/eSTCCHveMY5nMPa/uSH/5qfnpeH2gbILhYUpb1O8G7G+h308T620kiJS1SE4E2G5+t37kYLYY/72qyMKaAy3wKHhl7TS9A5suQPAvSot3LglYrv+U1I++1bfWS1oQKDYNxxxjOV0hiNi/BRwNPvn+nxIhvTWdG7PGLWxx4tWTZ7ZgHj7t55HrvhZeXQCWkKkOmpUnFaGGqlkRLoAZYQTOBTa+a912KJ0lgYoxeVNm8NVI4T60zwOTSxkeTjIutsS1Gpdw0SdMukggNKnaQ/s0lzHTaV0I/F8C7I7GxaN8T+M/ScL37l/D0sJgQRcBJ8v63yNb0mm2t6vB2Wd67y5OFWUhizbtU02n2mVDQ0GGKnr5QfXl4jcbSHibHboZB253ki7eZb5hkvp+9zljsr2TUHstaqJfQZJk6FXDP6775fD/VWmrswFdAFWU1bruP2YKBEvExWVpn32t/vyRGziXZ8BYpXCoqMcx0kj4SkvgXmcBAf/0ClujuHMx7tZe/FNBGAi27Fahb9zbb3D8swJgfUMh+Mw3YX1qcgdNaf7ngic4w2gIZvpIU1mgOz5mZl6SQaE6qgCnVep6Ks7smHqYN99qXg2JU76aSMq2xfeHktaneN/MDmHidRsup9JWWdi6xJbVDu92aPMyfgi/vILF5sYN6ZFqvmhvmLlWyvEhL/TQHQylaeqZ6gf6c6d+/p+TolYVwvuIWlvksyPXa+AP1QWJ8vbTeaemVNdiX59v5e6lH0UqSHDVBK+wvVzmoCXfOXMEIV02Zmf59ttDmLrfz1t6vO8/Ne6nh72dCckC9LDPK7oXSWdqUpcH4UvY8o8EmrxrfI1Zmrrv++pYksZzPq311vYN1ZxPVxMa/OFNAfR7elKIwM4lG9alwzzQcjDopYO1tHL1cXtPgmX5TRoHkIy+WD7VVTZZRqoaQ31kybZi/F9Qhhj5Qf/rre90Z8TwMNZHjvQuFGZlg9AXlWbP/+GJKvu0xG2n0ahJfSUbbe7l42u5+lGrpxQ+bfKhDae+Fne+karGJl5thX/rheYk2C1jySiXxce+9Y8Mr3v80V/bHTM8xLbj91KZcQNlocmqPxGR1WB0GPUsbz6FDHz+uY6x1d6heT+ndmeTi+3qLNs9E1KG2TC3Jhirecbc011aXvEDNtkly5bNlzm3HGN4DSpJ6QWnCdW3ieaLmZdl8Nyxqh2peTWhi4CXvjard08Rf0wCeL9gYIxPzju66bF4c9wkJbOrNfiU29kLpoIasNRRyfMNfm5eyNaid+brLRrjkrvU7xNU+gWsKy9cy36YeHp/6nlcvH49LvEvcZt+zXepf8l679oD8MDMJ+ORJntZuW7wtRZu+rM0OTIEzCVHJYc9XNimtBeaI9jw5O4m1f+XqNK1ZyFjLexaq6dH3cnpmtPXlcth+CmrSloNHu42GRneErWObq5Wp1C+fmVkb+w6akB+B3LkDRO46w8XLVtX6qpdQpkO7p4HpkPSS5B1IBrdtMhlU26c1VH5JmpicOdseqTM7a31erD4BDVRNLLSetSGmO3olyXvXSqdcg3YJkPhdbgZW27DD7hZN3iX9cfKNVO3dTDUXc9gG6ztvL63Vv8QXk84LZ7LaCnzR6feBcZMkKU0uvQNMfH5Zi/4C3XqFzqQhE6b9GZs9O8OcW3tpS8zMJAjgrzxBzlrGHwN9d2HmHkbTHDRRCoGWmdyOPm3YbHiXsrM/9NSXF4EMLaDAPTEmtPAufcndjsn9MGRcR3Jd7Hh6++0bZE0TVo13ALzguS5FpVNZSCO9U/XaB9U4we7Ttp2Qf3/Zom+TNrpRuvTxAtmHcJ2d1BraG93AXzIrkCR2pm2Bi5wl7n71RTeD5ojDzJpXXsgDuwTozM58JpS/uWgTq/aO07Z4yTvZnGXEynw+HwIkgcl+48O8FEqAb9Lqo2lU4TSJeigBy/C7q7+kkCm9/20CCsEmq1Cdv57QRN+F5OEjyUOSZ+YBUGrttTqMo38QYrYm8d6/z7+/R+x2F2z9S6w2MAyz89q0CagdGvzC99lkNhr0vSYcbLXpiaW+/3lJfF1eaehK7PQIy/IyKbE57vH7a0xyNiqxPk1CLnc2E8Z6eC5W81fjYGen3j209v5ckrGewbA7Ui5KK9DaUIW4Tt7Jz5Km9fBB7bStxLw07dkOMDDhu5WWLTMvySUNQBNofa9QUdr3aJsZPIHKcg2oWC9pG8ekFC+OWeuXmpmdeH6zAt7x7OtvfS8j9G/EHAxXVssgWgFqvcrzvTKh6qnxEGfnqUI/n1lOQ4LmmypbJPBILUFzKTQpeq3Fk3v0Lw2NFJoQb/DiJceHT06jaXvHnnxvGa/UvnuvdKbFH+XO5AKfIg8+wzDtH+07lSWN+kvTr5W/JN6dvXfWQi1jk91/1EKwhc8yFqKF2Zk6oH8JTb8v/37apHk1gAhcN0yhLSNIDNfq2QAXCiGvyXvf2dHHsFafCQHNtnnH+3tZqLF3EGg43vmyA2lPSwyb5F5e3WX7Ql+TvdL7zQgSluRswWtoEkltXmDngY33Gk7d2Q47VNWXL/MhJwkk7GHjvTbjLJop3Wtx12mw2d/+3nt/20uS8HOKnicaiS/amMxemE7L2IQWIXH88M1PsJfEe7E0oVYthW4vH55GpTmavLY/2lEvaSuwd9Bf65hctUGFcxvLCfD7QRnV9rzclrv1W1UxC5PKnnp3ri/JwGwFgOYqkfdnuwBjWuxb9uP/Oetpt1YyEqLf/d685JoYq5cxTr0W0YlJN9OtvyTPJyAy3+/nXlcJ9YD8JUCme5aKMx+oKtpk4d2mXm05B6zGYnnYme/vE8SXXxbO0HppoO9930t/pl70f06aQNK2youeqLm/6gQovoRYLVXT5Ej+0rUbnOElJSRGRZ18L4JUxVw1TUnHrEmmW8P1agenjCEDf43hr/FOy0m0cZjaMFB3d3uavLQ/YgEC7W9IOzXJo21NTsinmcHAxVPq08JLr0vCX165KZqW5v56mvgm+Mb5aioWQ6L3NJT6Z8DJN/aVn6h0qmrSQyORjOtL6fYlP5V9YbyZyUvAKHGKrsJj+mWa+WtSeX9JVp4v+1ubvCDR2xw5TvMzpRFMU7dJizAHTazyQqcbGWv6LryLrzV7fjOT1ydF5QRTht3OEt9da5LELkTk6XUDZ0vr1NkCJ+C1Y4fG/h2PsX/5az5UWYAm336TFLWm2dIkaQBoOZLEVq8NMMvYBoZJ2KYS6vlQUG/Xb4mhkU1MkQRprJwH35JH8/7IVbw2pbW0SWa+o8l3+7V+vC/02H+5nYYdcxu6ltj/Osl+jBaa4gsRMdGo4t87pe0Zk9RQOpPqO1/BnlorpZg8wXnGLSnf1Q7tTr1/Ae/Q+y9Rr9ZwNrzz3fubL+uPVC95VeVFyMomFl2Y3V5ij7+o6qUXfSbGzE41GqutDfiS1/zxn+R6k+DxiyJx2pekGhBUqRYrPz14B3sOZjNokiwBppedYfK3oGKrmrNlr/PsO8Nvtuow+WvGTmnMV61P6rMH7TjDGf1UiQkpavRSnb42CQEc1xvDp8LXcdEk3XfLrXPxBiy051oRZmYoaczukX3CZy4nbhjlmuBAtaLVUlFPS92yKm9aotaSNUTqxeER6LJUuZ48oCe73v480S+UuCAZCf3y7NXiyEPopjEsFCZivAI31+Aa4QdMmZoqjdZ1cIKgQCfEA6o5RuPlhhJdQ5k+66wuNg/1rIxgFLkQQr5AX/pA1mW/5Cp5PVdlOm8lakY1S81p+YCiYkTisa9nIssEVUYjr2nuUorqupro5iWnprju2sxmoOuvPfFaTLU6R7ScJRcwbG6KQpvxdzvuh16fblICjFO+vtNUiL7M2ty/2R7zzoclNgB7vLGZ/POyDrlaLbTPreWajqeF9g6f1QyFPkFf/Ok2LVM3ZmB0Fl/rvJswrSUT+EX0VMA4VXU8SwdbAkhOZI5EOpawK/QeOK21Ql7/DCqNbwvlyUXwoG4siqYuQAU9BWUrLnN2Bxp77cBv7Pqb410zBe8HRS42xhAzzSAlCsV+0Db1JenSdnBm5AFDB/h5MqV4kBdUupd4NxMATBCJyLu5QFkLVunOSDI94d52jRUi3MNyaV4kHyYLYliB4qMfz8saftcSfuRrwuVZEE2FQfqJpfd4L/E0mayI6BnCNPDOsZVa18UnxttvSmloQkVB9PZhUGBDFAe4Da7W8wHaeOLNiaDLQ+LkeCshmdYwmSjpLrt6/s7Ap9b8qA+Hm3z6FX+xI/8gbRqPh7M1n1amik+oDYWGZ+oeZP0ZJYykILm5XaqkS3/7VTUm0JjpDEd5KjMb85vQoke7zzJ58rGkmmgT13G7oY+PU6A5pIvf4yJfnxbbqMumlZfcIcsBKFU92/gMI2ioUV5/vKFHs2i6TkJmHDhYsVE6nSozk7sn6EUavFbEnt9cqMIGCQ4Zjk5PGeNDeLL8ow4Y0x7AtNjwIECjcy9gjr7Ws0KkKtNuaOOrJVYlFOD/H3+0e0d3Xs1xNIhNhx90pVwmR9F5jF8Mlbs3oIgAZARxYLb0uid/Plxd/klRiQrpwry8GWvl7UUJ4A/GhON7rWUNG88KfZ+6v8bukFw0q8rLPIzfuyCk2Gm21GA/wPaBxwjYvv7ycfAy3idyto6IBZN416ZFnVN21LKF/kw0KhPuBBspB3x3Ibf/XZqQeTBHUXjnx/Q+oxPFPtbFoH56Pp9jVcgSk84XKhNUEoe7rfuFq2epPjNBbr+38ubw9QOBDal3STMCl0Yg0kaSBVNgfJhrSOUt3b4lTN+4SyrlHHm1L7uqjnwgr1xnUn6bo0+Q6zSSnkS6q/Lz9bRrNI0n9FsbxIOikZm1xWL8+SlFNP6VN0QJpEmaSz8xB5poGURjfkNygXs+oXQCC2oBkQmq7hqY4jLnf/Prwxgv/aulfPflJylEaXugT+ARMEV4gXeuVnCWHukGLoCMZX0pyQhZfFr2hWSNp/J0Ygx6Tscyxax5vFNTymCyECOvFCx9YiHX6v+9KXX8hNrdjzeaIIinFyQvWcX5KkYt3GBG73EK4fCrnhT+nHFAi4vHHUDg/iNsHTiGrvNd7L1N1ZV5LTyogj4qUhRZvVccI5lN+GkjxvLPPM8lz6LFs8uNGQxG72/CJshy1MyBgq/KA9xfVA0UWm+0s8XN3YeT4IyiYnWjFwDq+RKEqqy1C8w8kdZ58XOPoikQGmC0p2rZjltoUpS314uao2yzrn9dPvoenXPwNiPXCTwzBlrys09r+GV6ihHNNeyUGjCPEqn5bumMc/PpWGXqbZ63MUhS4PeRE/nfoJI1Lpebcv5kIrvbdw4T70PWZNCN4kPtOblFX4a3l6NIghl1EUUqDx7LMSfUVBAktKahgw4t+YwPVwJvNdjGBiqdMiOPzLCzAHpXENOkJlBLcA+j3YdslgJaHqUExlL6ifJmAlzsw8jYObyScvpbrIg6ME7DB9kp80SRRd1dkLLxTv5TbvECUCU5JVt4903rwOcpgM3a0+LJYJ/JvX5pTTbhHaLGK+uKkAEh+uYZxyVlxRApbdhzWhhSFShJ6cOmSVUvCafpqzqAV72X08DcQPsPhhiTj9Nueiv3U29Z0l01t5qXtTwXQAPSfrf0nTzV1/s1by1Dm9iNmdzjpdSevdDK5SzNO2p+nhQrsSRGeCkIfdpLC5LyQjmyxYSYH5QTNjvfbihIokHL83HugPogrW1doYHSwoGvRVPXKPp+vkD2BKKf5ZJANWXHOWYXwG6NQcDC8hHHiIjqPMLTGO+lmTrlOfjzSjtigfdV1W8unNeWKV8U2vM1Yv+sxJctOJQ9C65yBzUdBhyywSYj/QSjJJs9S0TFI4Tsi+GPS4OWq+N0kfK2Zjsu6fOcSoSMqarFpUd/psHjmxQoQjSgGCPtQk/X7uak7uACHsLX9XTx8W8x+ieoIZS9BmuYbpW7Oot7TkQQziU8MjNVZ623+0i9LLY6OA5bCxxCc6Dx+3Txc+52mVJZ1B+iyFvNhjGyKtgEkoNukyo2KB5Gqa1FWYAqZ2r60IyMAUHVY2SOryrHJcXKvsoU8kuLh9AsazEhlXtazDRPCAMhor2j4LYAQRvNzE109IwoX1DLe6QkuVsCfV6vkBb4igQT79zBwyI5/58rCs43hlDvNd4Jr+prSDNZSf9s358C8m0uCRWdTuR/4uQXkjuU3pkow4FZTu4GuCbWrdxXIudGGC3vlmqUtrE9H050rJkc3/r+gP1YYVAMTTVK5moTjI0xQWOLtMUl3JvJOk/1qajA2iKybZtEEodfJRTSGBDml1b7uKqEKvCRothkDV6iM4Sq8qG/dL3TKJR9BYUuQQuCpqWWetA1/+OaEqOw4vGRjHF0SOj82eOVCZf6zfPw5HA3QGCN+U38s06qOLmrDjwoRw2+jEusVmKmKKzxhvY6it1KEo36SaowwcAo3c7fTQnV3xKCQydzpuBUtynQ4UCXD+6EyGOw3HSfFHUVkC54fp6oohsxfSxBysFc2UFbcb5pywpQyNQoDuAVP1PjLCcZJ9L5oxAj4xCsWyDinKsldHCwMqmX0I2+hGCFEMkmrCNEBdL4qyxDPsztPFY4yo+DEU2UVkSXWy3gJSRdrJtFyx+DMcRXes5aP/y/eoiJHA9ayY/Kklqo+GhSlp+3hb9QEnDaC/kzm6qf0QtfR/5sV6vZpXWOl/aZlCTh9JbAlOfflM0ChoMHgTwZB9V5Bi7z/xMnf9BinR9l/7GiPnGppJs31dwF12S/M2AdQp2qIZ+uA11hxMrvaAmLKxHLNrwLKQIwcusoh+7OXDVbTQjoUfcwQa7Eua88Xi9nNbxQYJFwCaP/f4DFgtRnyOyMgDqABE6aNeXnjLha5qqEFeA/p/hS7f0lYiHRolm0BbANUJ1CFVukbJIXt5R9hKVKWVTwLKRPLiwYwCS9izVaSm8RYlN/QDXPog5fw3D34MJ6wRaLUmhO8z/agY8HVTTs2XcusvRYOhVTu9adQEHDN8Zzq6Iky4kWJISoCQd3+kQLgEeccYgVfV5nJF8PNva0WyIBhCT2jck8mKYHZH3zd4ZiUMbFxDy3ZU03ZfXcmCqE7Bv3bU/n79dPfY0zECay/9QDiKsOK5csmhuTOSbmn7M46mcIwJQ6jgX2GDk4FOBQR6CekwA/wvg+HUN5IruCRJmrd8UNUaAZaMZ4knb3RVdQ0CdfFPVSgdcvmJj/RuubneET4/tQqiRRaEkJ3XN8vxgqwTtmjFWEOd/UAKkAEyP47rEt6I03mjfQkLkEoDJmzxT5mfhVhg/w1cwpl6LeGgRtBCLMjP3zTMCHnhB0ijKSqCqE6CPAHWiB/0j5n79d+eBkmZClPCCxx5IFyLg5UO401BIIp7GUGCj/p4l3pn5pHFBz2SAGixsX3JpYjQohW5uJZwb3Sc9ess4QFnN7ZP5XKNifNC7sZyJsjvBY6LXbkmQukt/e4ep3UZ2zcoClNkPwIcZRL1YDfffhlCZs/PxttDq1CjvqjiabLrhoATJgZNQAYRv6o723H6wrTwLflIWDbFpRdHN3z7oXQ6c/V05JP/UUUPKbWV0CgvkZ6lKsMP+/VblTFVQoxINDOJG/NiClbikUYYN7tfofs84zMXUczzGTdEd4z1b+Yb5yLAuB0i29TZM6esXTPgXVeUMHFpZyWQNsprniWZh6maU8E+Co8JYi1+uM46KRj1mh5wHrC0vJQ4FAkeF7DejClbWRyifVC00UZGM+4m2dBwmLD5D1p8JJQU6wVuco0AoP9BK5BAMSZB+uIprFMwIGUdPa74R5M+0oFXfm69npxiVNjiBBhoYmeAzMDZ6qNdKgkBqaRupJSFzpDAlBWv7guoYiS5hGWUUcI8gXSmaHW7UIw0APfSMkngWDbbq/bRpLkWx8SHRRKnuBK6WwoAPItpFhNx76Y0Xu2L8/DGPWMBPQxK6eHtVNiJJiB26FB02WkGLTtKl9XKgKgjxZaqo0vwvwJl6+6a+wJup3FaJO8O7WmM0ymT8vkFTGHfANvv1R84tpIEqIbUE0C8fd3W+1qJ7AN/CGFhN6u13RvORsONbbfyA4eOGRaplyiGtQ0GBo5uqLJSVYNnObRMOhii+QQqnjf5TBNKvwwcKYKL5/S6tct32matOSJwweUNQop8nH/hAblqQ1dcUjcmHrGe9QQUOaM4Ytc1jEEp+1+M2SMsAad3yIHQjObueN7czhLsVhoYVvACi974ETmWkNxgdHPwzohmAfSLKe2vFVVpyruY9LQteUct8yT62W9Ni//q0mH+eDkDvLVDGaEuXeqGmEjmUOVniyfriE2tJE5L34hH/CKfxjlAhOV4mPBkS0jxgkOMlFOs2Bq7hS8QR5ADBnKEdHeRxmFwWt7+w9RxUf9br0joYx2FLghYGwlA2Lm8u8KTz6EYu6ucjhFClMKot+ZdJ3nYKlQ2qXoa+LS5hnD81Az62PVfMjj/JHygyeDSonD9tC4JtVWivWIfV1TnOBd6nyMuPUp4ri5Kx7vT7DJYVQvJJYQ0m2WM45FPlSaVRGRTFdhQv2Qne9eBzN78WE1ao6G7vCJ5PLfPFieCfoVTxCpF4iQheYsko8uCrUR3j+SAt5eQs9fKTD4C0IqpzwWnZ83VKtujpileQfN1n9tJCbLsE++eum1WhJ0lTMd6/xrjIN9n1eXyDS6q0J9UpRJqWyWBstv/XQgZaKGMwXax7NKCG2bNuVZJ7xuQ1erDZ47e5dRvy3yAGHSB7VdGOFX/BCs0VXxrUGPS+Sl6E7rkYg1XzMUtC0zkFfpBy3reORJbwbRlT5FMu8UoldIc1KG7BJolsYkwDXUYACfOn9mDabNbDKTqFjZ7Ti1TKlWX+lsGKUiuMUf8xt78mQ4gKEbVwk9ErefggsBs2BeLI2mTEDrQJHjWcKWgAlbLeQql+hEgpgQiljo6VUqo6ueIEuihvnCUUPZ9H3Ua91T+JB7I6o/pcK5EmqJoZG6ov8YnzniADeGE24QxNYNDwjGHCBU2h245bSRIZnSe64+nMUbEcKd07v4s2CkgGG8xMEKPJZdBqDWjjsfs4Ir8cYASpje6egTfYc1SBLYPnrRtzKa9ki4Hj8njuHY5oXHq8KF+pfgxDJYVVRWzRvaKZJCYAMG+csoinZ3bOTpXjfKunj6oUIqL1BtGx9X+9pBvDmLngZDrgJ3QWTLedeaJUgRDMIZN3DKheBU01uaj7+E/o0vttJiGSiq1DVV1ikeJ0jbgshZhvwTTrl0PnCvSwhAWPellMVPdCsPaehbgQka2mlhREHePFRXta8nKG80XuXu7bOsoltVZdQoEjuMm6DAI2gyVII5YxQZ6vnSCW877SImSnaGHRTxC9H+ZCX8CXl9n/k7sr5fatJz+fQaujGMB/Ily41ZMtFniL8hshiCV/wIXXYkiVf0aTG4zB6BZpImBO0sNPxfK8gh98jJR6A9oNUWQOBzQtFQw4U9Pi8PDBx+YV+g07XuJpbEwAi8QryHKXiHBnABwcqKpoY5oPI9D21O9h+xxpUhnJxgknIRIBaEQBFgC3KRgC4hJX4XjUlre5JXBvrya7bPR/AsQrlXAhbrdWOfOZOtR3N02OqTtHSQwR6+qnGfuVOZ3gBk1NtpUQlPPGgAjyXMIgn6CF7vu0A5mj1eqUeV1+TLQZtulcMKbmirTsO5MUhZbJCAqOsUVbzvew4LPDlfKeDFZsz5FV4u6Op16/qL3YaJzQvfa1svj+A57cY+bvxJ1rgVNt8PbkKu1JmwGQPFdfOXiLvXdmJ2588rNcjRRrUVDdqUR2zlaeluEd9i+l0O5bYTCOAy0xpqgZxnRFwCCEby8uPcnnss/LmS1wjkDfj9EM9yEIsSDBwlIM/CLJvsQtJg3by/A1BCasoNm/BUZzuIsux5Y0F5mhKxTCRtjhtSwYifhqJFHCwTiHEhyPCK7EkrJVZ3hCjIESVi9o/dauc2GlAxiXBL2X5b62h3iBE8c81vQjB6gF4DtPQMXRY480qtIU70g/XNT2OdH6zxV8m9zUCUo/vSoxuNSnNOjN/CLP7ODa4vgpkAIPDZXrwjT6lIuAVwBGENztObAaJ6y/lpjKzpmkJO+MEEFMConKVMaGds5Yu9yvqnJK9ufPbxWHeiCuwamxwCYoNUrvIAwBaPElktj6TEgJeJ9XtdpRyy/0lWeHLEo9MFgQrxm7eTVgOsWfRhsGJF2GbNOgMoRVBLqJyPm/vx/uzl0U93YF0v2PeKFLi+W4OSkUpK5qanIozdDyu71VXpxo4AqJOvdZRxVmK//ivfAxvbdmmoWrfem8Td3PyIQaBPdRDw/zNcv5CBexvqT/ldqXhkVToDyurdKqqJdTcJKEfuwCcHYwPtL9XcKeoIIUhrs7u/pPir2uEocW3r/Xxoslj44jq4AqbLTC0sYM+fnxqhp8VrvXkbvk8+zWm238gbTgPqtb+U1f3yvIEJsXthHseuQrdpL0smLDbIXqbst76h028Jc5jVqyP0/LJMFjGsodpQ6oSHoTwj8k4zWqcT+ARISchCRr5HhtdKbbrnqBNOdnd19VZCPFqvgHW6izT9eXILUTtFHVvtKBW8hJxFboFfFlc9l/4c0+qx2xMThovlCWUCsOlliPHzX8aA4USFF9whlGbI0dO6+IG9nCvWSzzRfCHr3PVavmgwo0MEd0kAZTC3zt6SiIvBtqeGVMI8BbjADGeoxzuQTEVrKExJot3QeQc3TXf46c+86+JAwUi+jqBAY6aAcEEg4iFQivP+XOt0wKaqACAon7gsvjqe9qgha6A6Mv/iK9vQ9++89NEyecIfHuWinzh3fxsE220yWqrhqUrSEZmUvgNRl9Rmv0zSCV5RAeupBZAxiGp2NfvfYzgLU7kwlUMOZo0UOw24xS08/0cUK10LoeY8bSIZT7HqzLU7aagbWy5QwcP02bG0dyXfySplylxc0pbqswgOk92H0GQpyRxjkRLv55jhlRJS6m5nrwjo/o5DS2WB+ue3EeOoUUmrb2fu/jl7+/GOEywofFnc/rfwuDVnLp+1m/K5hF1/ULhR7eWiopu2Yp59t/ZsDASkhds1YMrsLZVvVL8Is2Fuo+byfqCZhBmY7Zw62G9zRr7wqU3Vq4Upcf5QHFORsL3/vbQXVigU135fnPk5NWfhxaQxRZjRBuiXpO0KRCsBi1JUSaeH2j6BJcvnebUEdXv3LhQ/rRsS3IvxSZ0Os5mRid6YCsopsy5+RC0XnuOw6g+mX6nOqjDd7MTWXmeJPBGK7f5KanVCihA0Oq3FIf7kpgdqAmrjxKdEpcRE/z79BCAbEyUKdf6FLURxypuwpu6zEo0n1spUcWVriWwhP2o4Z494Xbkvs2NmdVrBnf1tz9OR3+IWgtA6RNyko8REhk/yIHyF0Xt9APiyvPRGyFGUpZAXHaGUNxQSwJ7IOyAct7F1y7miCU4lH3KhiceyKlZ3ZvA2d8EtU9aWKd9iKisAiVWMZskAab2NncCEB4FZyNsvgpSWOHyBk/ndsE4g9LN6Ed9zGONl1CrNusU92+muQtO6nrxqNBXVoBdpSOlHN0URFa6vTaIwbyrMaIHYHNC6u2yxfCqerM6jlx/Ko5JSqDie63P3lsal7UE0s+ldKrZPooTUfyzX1D4RJSVaQsimnaUVSnYniRAAfssycE2HKvgjgrl5fnfEWVmktIxjcZSdmYNmrbFyPITFiur6/eXJUAhsd0syEF4chEIzFVS/RqohNarP3spTBF9OL2s7ezFVn/tHTnxmpwbwWXxmtICA3QrBR3ZnM+hyxkhUhChg/LVgHe3C6AflRQLfB1o9XNVACMa6/JrOBI1Ga0iLagMAP3lvoyL1ypekz326g0pdouOXmFnMNW/ydxWUJPL08UOMGguh24CP43m2kLWBMVTK8Y3A+7C+Spt/JDHsn0YnenAE+UZ+3yd4pn8k4r1N0mlgVvfFLjamUXRrRDEdUHVTTWFIifIpCR+q75E2Poftd6SUCeomJh9PeOyoJsgcc1GIT/PyB1NmB4x5A9xif5ZDW9tRaCHPDFkcbSV4d2Q8N8+9hlemreeg2bUp/Mc/WshD8rfkkRj/eG2uiJcI6X/qkoUL2bVqXNsVXIrx50aTuvEsBv0Zax0/w4E4eIC3pQTROVbNBDsjuzCctnNXjtfTrPv0zU6DCEJRdnVjaxGcH3ca52V8DJ7WSZX6rjR2bwBnhsnlMgXq5S3uh1yl3lhsmUeYq+matBA/W5dAkhYCqG0FkCYlSMWkeIQRzAyGnldKK/8L3g3G2ViW6nin/0PAa5n495Y9H/8AaLxGegPy/DNU7l5KIniimHkfMVjWBdEfM1BnUIn2TrKmMVbnbxUWlepoOQTSVBH1ms2Pq6QaU6fa9VrYqwTHSVuv8fUmoZdw7reNHWMxbRapyCH6iSrOp+nik1yzcmjMiq7R2lesQE88YpQNlWlcaw3dtxeMlt2/8ixp3W5Lk5UrTxihCs03zMiS7Gq2Xj8cdHDFIQUG49oX7CwieLN1eaGhvh7X2z4uVp9p5dLaEqhFwSEuIq3rjUfeWNvAVI4DUuD+TPdn/NRdZrF6tWWxOTObEiJHNOQQVnLbXbJUQzZ7beFQKyrArjD57pDzdKCvMbJL1KotkdfO/j2Hb2i+kLVZLxm6HvMGhm5SMsXARyrETGLf61Yy7mCHJwQcQa9CiDuD0SCZxvEDX5xsPcjSOJuCC4yzWsc2mrI0t4QXuJ+AE2EgLGOt2+ViJtPgTOBU6yJPwaBwg4AwUTdFHODRlI9VCSsuBE54Ppy9cQk7CYG1hs1/fbBazlkCvXGCgUZL/qQduNMcZoKmTGQ8JFD+1kAzCvnAUmR2mGlKGt5Pqbq2BdbE2eY5hrqRkUgUibsmhyFTJdl44MvCigJ8h8XUks0iyTMkMBWglJNFBa7JAs26SAAU9zJn1/qO/uVL+o9QksAEqIeTXBPrSJHw6un7JW1qmyYrt0c04C0pjnZOuOgpdeUACXZWQ9S6Ij9Zn1GV3JXDh/jLMfA9yPzXywU8AxtbjhLhwihTyCHNjcOHnnn9gG6B/WOQWsV5FRS/sG6ZoWG8CEglUNa3DjC3e9DJm8Pv8fV/cxknAV2vcUX1UsUc5mGSJLlk5z2Has+GlAbFeFkyUb9SocnOUOFMcaY62iUa6o/mI/fvsyQL5P/wckiAxTbR5SWDaD05icEhBsl2FstTVhJUtQqmM4V0GTD9jC4cnq9v5NaTVJz7pY7ATDlA5cDVaFJ3RKmamjCE/QYmtuX3NmA7G8C4sD9Ly2dZ3w9zynnLYQl0POn3qpQY5qtqBgfxR9aVngVSrz3JiO8KPF5y4bCLTq2HhjiFd32hkuoEYNTNTyFfMeqvUJbQ2JFYW9MQweBC/eJV0fBiulynweq5ZNhgQPTo1ohhv6TvJsv0bTZosg95TDNPWZCJisENWT7jA02pVB+bd9A+LZ40gJy/XNpMcYgrUCJZJlYxTbeEvoUgaIzxdUHqxgnuDUHZbCoQRRgIfdniRqigiYUgpSVpPGS+ruDgbIWQ175jWu4dcAgidZcdtTKjCR+YA981ESpGicGmkgTfvXSY6TZH4wekNH6yBYKCJXKgeIYZbJuerneyM0jShE8CtI4KgO2NEryDaceXNJaugg3F1cvGEvSebFCkUBtm9uVDqY0teSwbJAXQRdc4KXPoyqiZskQSkKvgqi/7bmQxNX1dtu9EmyZJMu/rV7dWmBrfpelc1WVr8KTmVYohOvzMDwLlKtqmgpA1g0hwm00GU6Ph75W+Vi5fg19JSkPu4HF32eiBIoTyLPQMT9mqiD3FJmzGgoNqxyTDWaiDWWXSQ7Fc9BTajVszSdGDc2qvUl6w7+zrrTRKQBMFuTYpRTIMRqEHquRPwLD6fvODnsZcjJHk6a2VcmxFo7g9JS37PvJh/K20DMCQJGvq6a/vHXUkcmi2tVftoeV20yBN3npsWFxFb2NyNLPEb6E9S7N9JxPlgrfLIlTiLJ/IXebn0f9GvnOltohooLmPtYaT4MXKk0E40LJiwaIUFIRja+JJwer6+5Ww66jLjghO02tD1LW1PyXEXhFFWLZYLkiaL9dhfoYEnCV8vLyQmDcE5MA7Ekt2HW5i/oMWgKMYyblU26bxWW7d0Joan+lDMV0rKFQ9AUrfJd+ytNnrCNY19mhUBPnpXua1xBaD4qo+zoVFIpBYAFRHhYN5/3UMvjaJSKWQxv3VdwjzQq31n/xH+PSvCrisM7Sn3ykK617EduH8cDMeqKVWN8bG4uMgDSW0zQ6SxvcLrIH7oVENcCKHBRfuRetMzPtgeiM0O5OkkGlaShKaGRItGSVuamOKfUkqnynDsLVP4bUfCsYoS2YsGHh1qJZtGcrKaeIUn1VcFtOfXyHyB76tw4Os5KBX9CN9exzKIW5DyMW2AMpck1C2lF1GDLUK/6W/OvVawDSx1oC8AnKh1ghCoxrUjL7mmsEGQE2LTAmCx181dfVEnzBexVcHROCuVopbsfJIr/M/lN6pl3sbaX/41+VN6E5YMdyknzmF7kBVXRoQ5ia6yLQcaWay5ZWBeiAYiBcHFfCmfsJt337pmerKm9YAl7yqCP1qgdPUs5UwbrIeYNUQ6XhMqQJP68HAeOfm1waJXkh0vLBUzX803fSO2sy17iIm1OocJgBZsMpIXXbySw033maAnhupja6a1SNVmZZTN5iglfd976RXm/Jz1ANFRCJ/BeaJCE6rK1YIiCn/o4LusomvkPfAv9Cqxsuqr2C8XuBqz3VXNGFfDM7BZ782a9GINIWmrznqj/PvqdlLkNsQJ4UivXSKhcykLjKyPIy5ucPOpmuIfVma6wHd1eA8w+9QaPi32ZQ/ewzbsVkryFlSHZYVbrMoJxqjm3kLWs0lf2yqkL/6YcZ8qzBO6ZbPAJ5hY3ytZVzeUmtMkGvRvASWzz3juOgYfRyKPwva8Sn+hUo3bIVm+rt/Y9y5htSj5oV6ZgfPgiWiOqvLrCSeV3HnFIazLA06NXjTyzLVcZc+v/eGb3KiE/IN3AcBsiL2ev90kWEfvj94m6phi34gmvo9t8uxV+dyp+gtuupM2epqdHKaUBqNBWnmrNvEZGvU2jKrXyjjg9R0psMFCCe2PqcaKg3VCnCFy6SUvOXtJIc8wXDVGBBV2WO8UPNjKatPqMzb8QBKUyYifV3cD2tX6s3d8sYEEmPp2NOTZArdOdVSrmqcE9HTPMLAcKKM924Yzdou2DUm8htV8N/0nziOinku8xnIQOiRQVnXxf0vUjKvCgISucNbQs/zrFir9KfQo0BZDpnL3+7GaPgD6ZRmNWO2xkvapVQtMfu67tqshaoIm7SjUzMk5IICS1ktGATRtVd5ePXyAg5wvBX1RIUV9hP6OsNveFTh8PEBpciPguR6Hq9VDqmFDm7WmpKGhYAowQMXpG9RHQJogmgYQgC8MK9RXGzsOvybE7/mUOU4c05y6czeciASTnftU4WBuMskAq/nvuOJHT/gu28Vv5ualzMLF0Au/WX3PbdRPoazSrQZ5SNF67w13OOV0ONGl3ar8B8hh/lbScqfJ2unOKluXZ6R2IP/YCd0X7afdPYHfnWlPB7RHXnPghb7qzTy/dtwb0I09IALCyhHBHZWFN7GyapUXVu59TbSzmwpluPIIf/8Uz0Lsh5F1Tc7mpQEOo1IEomZp8vSxwtgpQqsqZoNBehj+rWzmNz+ExmRFmkAApiHZmvb1pjF8jWzw7SShNKA3RNbVGiFWBCQa+dGqJhj/DfU2sKZ1lsTfU/5iSS9oIzXQ8U+LTM6XloTnSTPWuqM1iKHd7JUlWDjEMJB3RWVm5pBiixCPk82NGCc01UVqpXWuWNdXZayLi1KAsQ+p9yBRMbrWNZJEk7CHM5SKkteQfawKg1FeI9DconciIVjImZO9T3EddE/ddKyzegQU+J2hvd4oqPhtFuNz/mwqDVZwOX0vyRWiwRJClNcObKFm+y3DmIAh+iVxN7at29tBKHvHyu7OTKvFukq9KulIBneV9tiRFa+l63KxmRoueAYcJ54REyOHBX00JJzRg6/ABch4rmtXnzsIRsK8krZVD1VFHP9xGZ57eJv4ci4SpFR7Jvj5TRvg1eXkBPR63BS0QqOgy1FRawsvDCc4gxBza4yBmVq0ioF66fQb8GuJUT/U7pY0aVpPMsjM0cByMAbCaDAHhqhO1yHKPhimJFLCOn35wxeZabiFPh7Uvwht/qTQQDWdgqtTWHK3rX2WdFHoaCSUulJG6Vnf9Zw3T/sLjMGn/kglNZYw9Kjx7NgoMYeMpbNyw6QOPmsdEwKjoEacVQ1DquJaX2SomF3fOlgJ53lEP7TYMMME4YFQx9S6rAUJAcLfmSlAA4SZK3pCw7eSX20LCJmhA6iV/m13nAYOTKIeX1tHFGQR8KJa0CpVUtwhkN4Bs/zql/p1i2Ro/JoR4/F2pVHie9kAljGn0NnfUGlqTtHBoVNUVAS7GBXmaqS7pmn81c2UNeB2i1Zp0tc9OueLmWyLVi4MHfh/fOtbDCJKGp2fpjby6TklotQgXy7JMLCf6q+SMszV2BwtYUA6miKLDy0oFbXLSi1OJ7pJiq7sfy13PBsSRup7FbJqAaJnq9EBgVJI8QOy6T911iuuS2mvmwV/CSppADBX+s+CdzPcgRDYsZuk+r08pmpW6hC0GTjdQAdHukRv6kpa+QS7g6AV2J7sCWDHplLSbTRAm7RkOrR/dyCMbdq+/MFVHmkpifr/NUdJZ27qm1pu4iNVkoAPeVK9Ra5Hz8xbjQvc+asw71ZPWFHB/rrRCJupZTVSK4TclyxTaQONDVZp3HDITLAxf5kXmGdyrvxgXUqUrfHaz+F0cNdhNNRelsnnn6bSy/OO+W7jRzNnhRupZKGKclogOMSKYOa5tQWl5nbczPDjp1ESqFzjBJKN7kxued6MLUL5PCs3w/YIeeHbe2tm513uKlYvFqYzAaQBJ6lNcdnBvMV9jydeHqquKikh1WJ6pBfXFEtJghFYWxojAnW0W9FnWu33ag62FntRolrKzJG+DyehcubeYwfszkK6RXSnIWEhXm6oLsGncUXoSA18ZVoqcrOKi0WB19LUvUB9c1+eJb47TOJEdsLDQtzaA5YjzenQeF0JU7//go2dc4CL6vGH4bWjA77pNpHAe0LFHDQRyFeVjCE+qP5bQPhmhCNf05Gt3q14UY42DBaQ68BF+yorsuy7pMrT2JtkZOBhVVhPXhrxQ+h5CnqLeQa/gUWtzCjjdC/A1d0fiFGhjJIT79Exe1sgRFyth1kFBoZlHQM/N7kjUJdNbCVZWXhDSO7GJtmHIPyW4c1nOHdatDlCFe/mmXsCwN1GgojI/rWEIFJiX17d8w6ACsHT/KCDeJWxk/57mWxSFpy2745Ep5fvYVXpRUJM9lflHnzle8Gl3Q7I2TlErhneee9oE8BKO0EwL/GH7r5Sq+UsSE5pS/mqfBUAr/UbpFYKuzUrKyPoZMxtRVFtlstyUK22Cfe3SV5staRlU8MYIDnl+H9FCrjiYU+/mNwW9L8uSetMt7hoPKd/LtY6gceq905PlX300Jpjnvf7FIvcxDxzOEXD1/lpemDzmoSIlJr4Gf/+VM5YF3ya+6T2kbaCblhtKFkG/wuQCRJxEYUs2Qj2AoaDsDqo6ugr0BXp87Ok3jKQhma0YJSPNDg9Gj8lWQCqmUp2NG/OxUms/Pc92lcFvXQmOJRitfZmB4QUpTfgGCITqmN1FWpRnj1QOi8lsajZZdTSE06VUuM0pyqgmJ5K9RRKtbziOgl6hAZ8npT5JdXcYnilj4pBglGnMT34nAGPUzrtmqxgdTpcZRPWetfdYIHjZHYFmB7OiyRbzissx6bXxTKmBWFSBOvapiDpm43vgLYOYzSeE/5tHqjt9Vi1T+BUuCAdccihYrP6nowyr9RONByByzcLYeT2zPndtg+DcYvfI5MQAK1GycWkwzrnanTW0olrtYatwIqk23xOkyNmETeltVSfD+bty8exGNWzCbQOxKRPH9G0CQM53qArJys/wJ0yimKEF5TnTiX1i3UrSaJlYoPLCpUhFeVqMXZNdKwnso/3SuMUXlkHUAB+LV0QoQ9YU8lTWg1VeXNKJjHeQ8x+aqLKsSbruC8muItWZbYJ8K0KjY5JDeS/H85FSj8KvqnqagtdEZ+GfAmAfy7YZp12Vx8B3IVfFGUiV92RUhBUU+UKCcHh+IIwBRaNSfp1jY3zOaSgreJU0Qt+4QzYVlq3au9RUWb7OXs+enhOaksItXKd/8OdrTUhuV0oBkGTI6kAA1vF/ferjxOn55WFBSa8XiYQ7CMQ7B+/k0mymISt6t3yWOHftRRVaAvcv3G1QJdsgC9TFPSMhfUILPGRo8qhcb8jvcn9Oo4HCesI7hS1TbTShJL6DGY9J6LIn7YknpIj+rUWTuOYQfjaP315UKxE1HU5cIZvP9qiUAvt0nUcHjYbHBnxU4alloKF+UM4654m3HtPmHlHztFVZV/0mCflup/afH0V3MZCE0Bekv2M12sh57I/xEPvBVky9CKcqCVpceUvg+uyQYk8BhpbkDKIZEOXmJmhUqlFhRDYkwXy9SYEQyslkY/p8qP8j0ObQK3MIAlKTJ0aGbP7ghSRWE/a/Ka5yLCrOJusKqCtpulEET2Dy0xXWwnnfShZFDcja4/UH27KXv6VnP/+xrUDA0s1RYZVEnSwXFCmT96dtwAbLqRJxQumoKgJP72PEfYQs1satpid8SDDJxANWvFRe0erUmib07Xhk4L54hZ5+hm4jKf1Xw2Iwj+G218a5QutbOvG5zeXBCHLC5pqyCootSbf6fANIJlrTwZMNxkrHz8i1+wwL5wZ8BDJN13ASKlvHyi4M2tK80vlFihGAJzg0OOImgQ9p18kohoGvAV+3tj8cBZnB2Pjh8ov7Lmsd3rHfQr2CZ1XcLu3baW7qNm5V8pmTebLGXcW6EO3Ue6xtH7Ctcx1A4DECEXUAldgTd2o7wsGbQSlVbzvbHxKezcQUdMglXQZATYR5cUKLZuXudCWQfFZMfcUi9LeWlAWlyFT0gKoSxReGPBPBpg2VONdHG+O/hdx2814ylgpWlEA9MAZFExCfbQkbW/Tl22Sdbqk9wRvSNXy4El51JEL0b9EJxwt1K0EZ4LJf/6XkVLTH1lPT5sCgXqCiAM+Q12jZqXZ9S5ZfrAoZRBgoSClp2xZbB/G9CUOPLW6iN5dkSBGpy66bFLAVVbpk3e1nhitsY4cemSS1cysYTD6AEXFocquaiG36OyULAZUOIBazD7YxWnih1ubzoK5O7rzR2+cMg6M9rsrevHkc3xH/ub17XAFg53Z7UFm5qXObiM9xUdAdVvkV+FgfQSlZ5/1ReL7rGWCX8f2qLgNR7KHl1sO/42sd7BDbQs53BTdU+IzVycneZv1cPIdFSFlvADhhy4L7swel6yPQUQEo3yU9zaBy5kgSmwxxNGaOIe8H6PUyQecpkmNvSxGMHAvV6G9EtQ8m+l/0rqiZUzH6R7xqGPm2CCF5AIXh4Se412l7XigniQ7Hz8sELS0+1CL5sabQzuYCxDjnN1VO3XKoelIFy8j3VvvpTvEccTlBDtRGCn1OoFUbmGhAS4kluLWquTtNCRZNmicjpDqG+oU/VfOcsiVt7V5pvqygHojKheerBJtLi6o1sKJMAeVW3Pvz6FZ7jDGILMOuYeKB81SpldWgiOc2KxXkBLateVXCxLse5K4gqUmwf0wVtMxaDqGaWV7UqqlEBMSMjnpbIi/2nOPUbddnfhoAEI0BOI6fBwEu60k1qk6USwN0iPgY7OZEFU0hKNygigveouw3efGhI1lttko5iDMPytKKFrsqqgC45oZhawqtYbSc5QYsvgsdzumT0klzBBCA4dsJn8dQ2mNRa9qCe11uvQfJke3srBbffaDR1EUdzzQAa14NvJwgIDK9PlUbQrewfRIymdBbtlq8+obk+LFUpRC7IA1ojrEZ/5Og9oHNQ+YMBpBQdV46+W10pGpDB0KRwZNw2NhYSWpSUEFHNIe4O2DfrCHR9oRiwRE5K8wZBr890JyOK3G61ZCoElCynXEzxO75/L2V6MzlxPq6Ggb564Kqd+uQvi/VTL0eMQF4uyNCNUWHHfMpHtSVWP4sq2Z39u1YD23ebivKeGM9UzuTa+5AGu2v24MN/+uirdUBlh+q2jQsCxQIIJC0dDKk3v5plt4RC6vOs8n4VLMu/USBta0A7nYaUrFvVJoO+90N1at5WDSAuwCqLVkYV4rm3tue+GEawrxLSU1xxhWhKrprFg8LvvyXTFY5F8ipiWjOW3c/mDmbfLnPKUjkUUg4vPEasXMpwXPiQjyqzx4e847MF+SkdMrNkuoAbTeJ4k/ILyyi2oUb5h7ZXoeDbMw9sPaQ5N7AfoLpZ4Soikg/JCPBqPg=="}');
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
const minKnownInSentence = 3;
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
            if (sums[slots.known] < minKnownInSentence)
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
/* harmony export */   r7: () => (/* binding */ foldLines)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);


const maxText = 20_000;
const maxLine = 8_000;
function readEntry(entry) {
    const whole = foldSpace(entry.comment ?? '');
    const raw = whole.slice(0, maxText);
    const lines = foldLines(raw);
    const shown = mayBeCleaned(raw) ? foldLines((0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(raw)) : lines;
    const line = lines.includes('\n') ? lines.replace(/\s+/gu, ' ') : lines;
    const text = line.slice(0, maxLine);
    return { entry, raw, isOversized: whole.length > maxText, lines, shown, text, mayLink: link.test(text) };
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

const thresholds = { comment: 0.92, remark: 0.75, hidden: 0.35, encoded: 0.45 };
const minKnown = 0.35;
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
function isOrder(text, least, minShare = minKnown) {
    const { order, known } = (0,_entry_classifier_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L8)(text);
    return order >= least && known >= minShare;
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
