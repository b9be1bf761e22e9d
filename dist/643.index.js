export const id = 643;
export const ids = [643];
export const modules = {

/***/ 7376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VU: () => (/* binding */ byCode),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   lF: () => (/* binding */ compareAge),
/* harmony export */   t1: () => (/* binding */ findAnchor)
/* harmony export */ });
/* harmony import */ var _feedback_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4169);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6141);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5117);




function readCorpus(entries) {
    const known = new Map();
    const read = (piece) => {
        const before = known.get(piece);
        if (before)
            return before;
        const described = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describePiece */ .Ch)(piece);
        // A name is told apart by its capitals, a word is not.
        const isOther = piece !== piece.toLowerCase() && described.every(({ kind }) => kind !== 'name');
        const found = isOther ? read(piece.toLowerCase()) : described;
        known.set(piece, found);
        return found;
    };
    const words = entries.map((entry) => {
        const own = [];
        for (const piece of (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .scanPieces */ .vo)(readComment(entry)))
            for (const word of read(piece))
                own.push(word);
        return own;
    });
    const times = Float64Array.from(entries, ({ createdAt }) => (0,_feedback_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .p)(createdAt) ?? Number.POSITIVE_INFINITY);
    return { entries, words, times };
}
/** Only what may be shown is compared: hidden text and secrets must not come back as the terms of a topic. */
function readComment({ comment }) {
    const text = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitise */ .tB)(comment ?? '');
    return text.includes('[') ? text.replace(_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholder */ .qf, ' ') : text;
}
/** By UTF-16 units, the same everywhere. */
function byCode(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** The oldest row first, those without a date last, so that newcomers do not move to the front. */
function compareAge(a, b, { times, entries }) {
    const [timeA, timeB] = [times[a], times[b]];
    return timeA === timeB ? byCode(entries[a]?.id ?? '', entries[b]?.id ?? '') : timeA - timeB;
}
/** Id of the oldest entry: a name taken from it stays while others come and go. */
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
// Sparse vectors in flat arrays, and sums of them.
/** A view, not a copy: a run may have a million rows. */
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
/** Trimmed to about its `most` heaviest features once it has twice as many, so that work does not grow with a group. */
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
/** The `most` heaviest features; all of those that weigh the same as the last. */
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
// Which rows are worth comparing: those that share features, found by an inverted index instead of all pairs.

/** Up to so many rows every pair is compared. */
const allPairs = 48;
/** A row looks at most at so many of the rows before it that share a feature: the rarer the feature, the farther it sees. */
const reach = { work: 400_000, least: 16 };
/** It keeps this many of them, if the likeness it saw reaches this share of the threshold. */
const kept = 6;
const promising = 0.6;
/** Scores within a step are about equal. */
const stepsPerUnit = 16;
/** Finds pairs of rows, `a < b`, that may reach the threshold, and their similarity. The work grows in line with the rows. */
function findNeighbours(vectors, threshold, found) {
    const rows = vectors.start.length - 1;
    const window = Math.max(reach.least, Math.round(reach.work / rows));
    // The rows so far by feature: those with feature `n` stand from `start[n]` up to `end[n]`.
    const start = new Uint32Array(vectors.count + 1);
    for (const n of vectors.features)
        start[n + 1] = start[n + 1] + 1;
    for (let n = 1; n <= vectors.count; n += 1)
        start[n] = start[n] + start[n - 1];
    const end = start.slice();
    const rowsAt = new Uint32Array(vectors.features.length);
    const weightsAt = new Float32Array(vectors.features.length);
    const scores = new Float64Array(rows);
    const touched = new Uint32Array(rows);
    /** Adds up what the row has in common with those before it, then joins them. */
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
        const near = [];
        for (let at = 0; at < count; at += 1) {
            const other = touched[at];
            if (scores[other] >= threshold * promising)
                near.push(other);
        }
        for (const other of rows <= allPairs ? near : pickBest(near, scores)) {
            const isWhole = rows <= window;
            found(other, row, isWhole ? scores[other] : multiplySums(readRow(vectors, other), readRow(vectors, row)));
        }
        for (let at = 0; at < count; at += 1)
            scores[touched[at]] = 0;
    };
    for (let row = 0; row < rows; row += 1)
        look(row);
}
/** Of rows about equally alike, the nearest goes first: if it were the first of all, every row would pair with the same one. */
function pickBest(rows, scores) {
    const stepOf = (row) => Math.floor(scores[row] * stepsPerUnit);
    return rows.sort((a, b) => stepOf(b) - stepOf(a) || b - a).slice(0, kept);
}

;// CONCATENATED MODULE: ./build/clusters/link.js
// Average-link grouping on the pairs that are worth comparing, close to linear in time.


/** Pairs in one step of likeness are about equally alike. */
const link_stepsPerUnit = 32;
/** A group is compared by its heaviest features and so many identifiers, so that work does not grow with it. */
const mostFeatures = 200;
const mostIdentifiers = 100;
/** What is left of the similarity of two comments that both name something, but nothing in common. */
const apart = 0.2;
/**
 * Groups of rows (by number, ascending) whose members' average similarity reaches the threshold. The likest pairs go first;
 * a pair whose groups have become less alike meanwhile waits for its turn, so no chain of look-alikes draws strangers together.
 */
function groupByAverage(vectors, cannotLink, threshold) {
    const groupOf = cannotLink.map((marks, row) => ({ rows: [row], sum: readRow(vectors, row), cannotLink: marks }));
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
        const [left, right] = [groupOf[a], groupOf[b]];
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
    return [...new Set(groupOf)].map(({ rows }) => rows.sort((a, b) => a - b));
}
/** Average similarity of the members of two groups. */
function compare(a, b) {
    const pairs = a.rows.length * b.rows.length;
    return (multiplySums(a.sum, b.sum) / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs);
}
/** The larger takes in the smaller, so that a row changes its group seldom. */
function absorb(a, b, groupOf, mostFeatures) {
    const [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a];
    large.sum = joinSums(large.sum, small.sum, mostFeatures);
    large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink);
    for (const row of small.rows) {
        large.rows.push(row);
        groupOf[row] = large;
    }
}
const nothing = { identifiers: [], naming: 0 };
function findIdentifiers(words) {
    const names = words.filter(({ isIdentifier }) => isIdentifier);
    return names.length === 0 ? nothing : { identifiers: [...new Set(names.map(({ stem }) => stem))], naming: 1 };
}
function joinIdentifiers(a, b) {
    if (b.naming === 0)
        return a;
    if (a.naming === 0)
        return b;
    const identifiers = [...new Set([...a.identifiers, ...b.identifiers])].slice(0, mostIdentifiers);
    return { identifiers, naming: a.naming + b.naming };
}
/**
 * A factor for the similarity of two groups, 1 if nothing keeps them apart. It counts by the share of pairs of which both
 * sides name something: one version among many comments does not keep all of them apart.
 */
function keepApart(a, b, pairs) {
    if (a.naming === 0 || b.naming === 0 || a.identifiers.some((one) => b.identifiers.includes(one)))
        return 1;
    return 1 - (1 - apart) * ((a.naming * b.naming) / pairs);
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
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4252);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7376);



/** What the ledger remembers of a topic. */
const mostSignatures = 8;
/** Each signature is 24 minima of 16 bits, in hex: the estimate of a likeness is off by a tenth or so. */
const permutations = 24;
const digits = 4;
/** Characters per n-gram; a sign of Han, Kana or Hangul says about as much as two letters. */
const lettersPerGram = 4;
const signsPerGram = 2;
const sign = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const version = /(?<!\d)\d+(?:\.\d+)+/gu;
/** Fewer grams than these, or a single word, could be looked up in a dictionary. */
const fewestGrams = 10;
/** Estimated share of common grams from which two texts are about the same thing. */
const sameTopic = 0.4;
/**
 * One signature per comment of a topic, at most eight, by which it is recognised later without anybody's words. Entries that
 * are unknown are left out.
 */
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
/** 96 hex digits from the character n-grams of a text; empty for one of a word or less, which is never recognised. */
function signText(text) {
    const letters = ` ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .T)(text)
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim()} `;
    const inSigns = (letters.match(sign)?.length ?? 0) * 2 > letters.length;
    const length = inSigns ? signsPerGram : lettersPerGram;
    // Another version is another complaint, so it makes other grams of the same words.
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
    // The upper bits of a minimum are nearly always zero, so they are mixed again before they are cut.
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(least);
}
/** Whether any text of one side is like any of the other. */
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
/* harmony export */   Zs: () => (/* binding */ learnSpace),
/* harmony export */   jX: () => (/* binding */ sharedComplaint),
/* harmony export */   mA: () => (/* binding */ sameComplaint)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9952);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5117);
// How alike comments are: what they share, each shared feature by its rarity, held down by what both say in all.


/** Up to so many comments, characters meet typos and inflections; beyond, pairs of words tell strangers apart. */
const few = 50;
const gramWorth = 0.2;
const pairReach = 5;
/** A feature is as common on a page as on the site, until so many comments of the page show otherwise. */
const trustedPage = 60;
/** A smaller run says little about what is common, so it is taken for one of this size. */
const smallRun = 100;
/** The least rarity: what nearly everyone on a page says is what the page is about, and still counts. */
const commonest = 2;
/** On a page with more comments, counting them tells no more than the site does. */
const largestPage = 2_000;
/** How far a long comment is held down: 0 not at all, 1 as by the cosine, under which long reports are like nothing. */
const lengthPenalty = 0.4;
/** In comments. */
const mostSparse = 2_000;
/** Average similarity from which comments are one topic: the more are compared, the likelier two strangers look alike. */
const sameComplaint = rise([20, 1.6], [1_000, 5.7]);
/** The same for the topics of a site. */
const sharedComplaint = rise([100, 2.2], [2_000, 7]);
/** With the logarithm of the count, between two points. */
function rise([few, low], [many, high]) {
    return (count) => {
        const share = Math.log(count / few) / Math.log(many / few);
        return low + (high - low) * Math.min(1, Math.max(0, share));
    };
}
/** Learns from all comments of a run what is common among them. */
function learnSpace(all) {
    const common = createTable(all);
    const listed = [];
    for (const words of all) {
        listFeatures(words, true, true, listed);
        for (const feature of listed)
            common[feature] = (common[feature] ?? 0) + 1;
    }
    const run = Math.max(all.length, smallRun);
    const numberRows = createNumbering(all);
    return {
        vectorsOf: (comments, among) => {
            const isFew = among === 'page' && comments.length <= few;
            const hasFaults = among === 'page' && !isFew;
            const own = hasFaults ? comments : comments.map((words) => words.filter(({ kind }) => kind !== 'fault'));
            const numbered = numberRows(own, isFew);
            const counted = among === 'page' && comments.length <= largestPage ? comments.length : 0;
            const roots = new Float64Array(numbered.names.length);
            for (let n = 0; n < roots.length; n += 1) {
                const feature = numbered.names[n];
                const here = counted === 0 ? 0 : numbered.counts[n];
                const everywhere = Math.max(1, common[feature] ?? 0) / run;
                const rarity = Math.log(1 + (counted + trustedPage) / (here + trustedPage * everywhere));
                roots[n] = Math.sqrt(Math.max(commonest, rarity) * (isGram(feature) ? gramWorth : 1));
            }
            return weigh(numbered, roots);
        },
    };
}
/** A number for each feature. Most runs bring few comments, and megabytes of zeros would cost more than all the rest. */
function createTable(all) {
    return all.length > mostSparse ? new Uint32Array(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_) : {};
}
/** Numbers the features of rows from 0. Its tables are made once for all pages; a `Map` each would take most of the time. */
function createNumbering(all) {
    /** One more than the number, and all zero between two calls. */
    const numberOf = createTable(all);
    let [names, counts, lastRow] = createColumns(0);
    const listed = [];
    return (rows, isFew) => {
        const start = new Uint32Array(rows.length + 1);
        const features = new Uint32Array(countFeatures(rows));
        const most = Math.min(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_, features.length);
        if (names.length < most)
            [names, counts, lastRow] = createColumns(Math.min(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_, 2 * most));
        let [size, count] = [0, 0];
        for (let row = 0; row < rows.length; row += 1) {
            listFeatures(rows[row] ?? [], isFew, !isFew, listed);
            for (let at = 0; at < listed.length; at += 1) {
                const feature = listed[at];
                let n = (numberOf[feature] ?? 0) - 1;
                if (n < 0) {
                    n = count++;
                    numberOf[feature] = count;
                    names[n] = feature;
                    counts[n] = 0;
                }
                else if (lastRow[n] === row)
                    continue;
                lastRow[n] = row;
                counts[n] = counts[n] + 1;
                features[size++] = n;
            }
            start[row + 1] = size;
        }
        for (let n = 0; n < count; n += 1)
            numberOf[names[n]] = 0;
        return { start, features: features.subarray(0, size), names: names.subarray(0, count), counts };
    };
}
function createColumns(length) {
    return [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];
}
/** Works in place. `roots`, by number: the square root of what each feature is worth. */
function weigh({ start, features, counts }, roots) {
    const weights = new Float32Array(features.length);
    let [from, kept] = [0, 0];
    for (let row = 0; row + 1 < start.length; row += 1) {
        const first = kept;
        let whole = 0;
        for (; from < start[row + 1]; from += 1) {
            const n = features[from];
            whole += roots[n] ** 2;
            // What only one row has is part of its length, but of no product.
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
const isGram = (feature) => (feature & 1) === 1;
/** No comments have more features. */
function countFeatures(comments) {
    const countMost = (words) => words.reduce((sum, { features }) => sum + features.length + pairReach, 0);
    return comments.reduce((sum, words) => sum + countMost(words), 0);
}
/** Of single words, and of each word with each of the next few. */
function listFeatures(words, hasGrams, hasPairs, to) {
    to.length = 0;
    for (let at = 0; at < words.length; at += 1) {
        const { features, stem } = words[at];
        for (let i = 0; i < features.length; i += 1) {
            const feature = features[i];
            if (hasGrams || !isGram(feature))
                to.push(feature);
        }
        if (!hasPairs)
            continue;
        for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
            const other = words[next].stem;
            if (other === stem)
                continue;
            const pair = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .mixBits */ .Hj)(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other));
            to.push(pair & (_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_ - 2));
        }
    }
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
/* harmony import */ var _similarity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55);





/** Why the entries of a topic are together. */
const reasons = {
    alone: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `no other comment on its page is alike`,
    repeated: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `the same words`,
    words: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `alike in their words`,
};
const mostTerms = 5;
/** Short words only, and nothing that might be a key, an account or an address. */
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu;
/** The topics of one page, in the order of their first entries. Every row is in exactly one. */
function groupTopics(page, rows, corpus, space) {
    const repeats = groupRepeats(rows, corpus);
    const first = repeats.map(([row]) => corpus.words[row] ?? []);
    const vectors = space.vectorsOf(first, 'page');
    return (0,_link_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByAverage */ .cx)(vectors, first.map(_link_js__WEBPACK_IMPORTED_MODULE_1__/* .findIdentifiers */ .U6), (0,_similarity_js__WEBPACK_IMPORTED_MODULE_2__/* .sameComplaint */ .mA)(first.length)).map((group) => {
        const members = group.flatMap((index) => repeats[index] ?? []).sort((a, b) => a - b);
        const reason = members.length === 1 ? 'alone' : group.length === 1 ? 'repeated' : 'words';
        return buildTopic(page, members, reason, corpus);
    });
}
/** Comments in the very same words, about the same snippet if any, are one from the start, however many there are. */
function groupRepeats(rows, { entries, words }) {
    const groups = Map.groupBy(rows, (row) => {
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
const longestSnippet = 4_000;
/** The same for the same block of code, whatever its spacing and numbers. */
function hashCode(code) {
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .hashText */ .qj)(code.slice(0, longestSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'));
}
function buildTopic(page, rows, reason, corpus) {
    const entryIds = rows.map((row) => corpus.entries[row]?.id ?? '');
    return { page, rows, topic: { terms: findTerms(rows, corpus), reason: reasons[reason], entryIds } };
}
/** The words that most of the comments have, faults and numbers behind the others. */
function findTerms(rows, corpus) {
    const terms = new Map();
    for (const row of rows) {
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
    }
    const ordered = [...terms.values()].sort((a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(a.surface, b.surface));
    const shown = [];
    for (const { surface } of ordered)
        if (shown.length < mostTerms && showable.test(surface))
            shown.push(surface);
    return shown;
}


/***/ }),

/***/ 5117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ch: () => (/* binding */ describePiece),
  W_: () => (/* binding */ featureCount),
  vo: () => (/* binding */ scanPieces)
});

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
;// CONCATENATED MODULE: ./build/clusters/words.json
const words_namespaceObject = /*#__PURE__*/JSON.parse('[["fault","de","beispiel, beispiele, falsch, fehlen, fehler, fehlt, funktioniert, geht, hilft, kaputt, problem, schlecht, unklar"],["fault","de","veraltet, verstehe, verwirrend"],["fault","en","add, added, bad, better, break, breaks, broken, bug, bugs, clear, clearer, code, confuse, confused, confusing"],["fault","en","describe, described, detail, details, difficult, error, errors, example, examples, explain, explained"],["fault","en","explanation, fail, failed, failing, fails, failure, find, fix, found, good, great, hard, help, helpful"],["fault","en","incomplete, incorrect, info, information, issue, issues, mention, mentioned, mentions, miss, missing, old"],["fault","en","outdated, poor, problem, problems, see, show, shows, step, steps, typo, typos, unclear, understand, unhelpful"],["fault","en","update, updated, use, used, useful, useless, using, work, worked, working, works, wrong"],["fault","es","claro, confuso, desactualizado, ejemplo, ejemplos, entiendo, error, errores, falta, faltan, funciona, mal"],["fault","es","obsoleto, problema"],["fault","fr","clair, comprends, confus, erreur, exemple, exemples, faux, fonctionne, manquant, manque, marche, obsolète"],["fault","fr","problème"],["fault","it","chiaro, entendo, errore, esempi, esempio, funziona, manca, mancano, sbagliato"],["fault","nl","fout, fouten, onduidelijk, ontbreekt, verouderd, voorbeeld, voorbeelden, werkt"],["fault","pl","brakuje, błąd, błędy, działa, przykład"],["fault","pt","desatualizado, errado, erro, erros, exemplo, exemplos"],["fault","ru","неверно, непонятно, нет, нужен, ошибка, ошибки, пример, примеры, работает, устарела, устарело"],["fault","tr","eksik, hata, çalışmıyor, örnek"],["stop","de","aber, alle, allem, allen, als, also, am, an, auch, auf, aus, bei, beim, bis, bitte, da, damit, dann, das, dass"],["stop","de","dem, den, denn, der, des, dich, die, dies, diese, diesem, diesen, dieser, dieses, doch, dokumentation, dort, du"],["stop","de","durch, ein, eine, einem, einen, einer, eines, er, es, für, gibt, haben, hat, hier, ich, ihr, im, in, ist, ja, kann"],["stop","de","kein, keine, man, mehr, mein, mich, mir, mit, muss, nach, nicht, noch, nur, ob, oder, schon, sehr, sein, seite"],["stop","de","sich, sie, sind, so, um, und, uns, unter, vom, von, vor, war, was, weil, wenn, wer, werden, wie, wir, wird, wo"],["stop","de","wurde, zu, zum, zur, über"],["stop","en","a, about, after, again, all, also, am, an, and, any, anything, are, aren\'t, article, as, at, be, because, been"],["stop","en","before, being, but, by, can, can\'t, cannot, cant, could, couldn\'t, did, didn\'t, do, doc, docs, documentation, does"],["stop","en","doesn\'t, doesnt, doing, don\'t, done, dont, down, during, each, either, else, etc, even, ever, every, few, for"],["stop","en","from, further, get, gets, getting, got, guide, had, hadn\'t, has, hasn\'t, have, haven\'t, having, he, hello, her"],["stop","en","here, hers, hey, hi, him, his, how, however, i, i\'d, i\'ll, i\'m, i\'ve, if, im, in, into, is, isn\'t, isnt, it, it\'s"],["stop","en","its, itself, ive, just, know, let, let\'s, like, lot, lots, make, makes, many, may, maybe, me, might, mine, more"],["stop","en","most, much, must, my, need, needs, nice, no, nor, not, now, of, off, oh, ok, on, once, one, only, or, other, our"],["stop","en","out, over, own, page, pages, please, really, said, same, say, says, section, seem, seems, she, should, shouldn\'t"],["stop","en","since, so, some, something, still, such, tell, tells, than, thank, thanks, that, that\'s, the, their, them, then"],["stop","en","there, there\'s, these, they, thing, things, think, this, those, though, through, to, told, too, tried, try, trying"],["stop","en","tutorial, under, until, up, upon, us, very, want, was, wasn\'t, way, we, we\'re, well, were, weren\'t, what, what\'s"],["stop","en","when, where, which, while, who, why, will, with, within, without, won\'t, would, wouldn\'t, yes, yet, you, you\'re"],["stop","en","your"],["stop","es","al, algo, como, con, cuando, de, del, desde, documentación, donde, el, ella, ellos, en, entre, era, es, esa, ese"],["stop","es","eso, esta, este, esto, está, están, hay, la, las, lo, los, me, mi, muy, más, nada, ni, no, nos, o, para, pero, por"],["stop","es","porque, puede, página, que, quien, qué, se, ser, si, sin, sobre, solo, son, su, sus, sí, también, tan, tiene, todo"],["stop","es","todos, una, uno, unos, y, ya"],["stop","fr","au, aux, avec, ce, cela, ces, cette, comme, dans, de, des, documentation, donc, du, elle, elles, en, est, et, fait"],["stop","fr","faut, il, ils, je, la, le, les, leur, lui, mais, merci, même, ne, nous, on, ont, ou, où, par, pas, peut, plus"],["stop","fr","pour, pourquoi, que, qui, quoi, sa, sans, se, sera, ses, si, son, sont, sur, ta, tous, tout, très, tu, un, une"],["stop","fr","vos, votre, vous, ça, était, être"],["stop","it","al, alla, anche, che, chi, ci, come, con, cosa, cui, da, dal, dalla, dei, del, della, delle, di, documentazione"],["stop","it","dove, e, ed, era, fa, gli, ha, hanno, ho, i, il, in, io, la, le, lo, loro, ma, mi, molto, nel, nella, non, o"],["stop","it","pagina, per, perché, però, più, può, quando, quello, questa, questo, se, sei, si, sono, su, sul, sulla, tra, tutto"],["stop","it","un, una, uno, è"],["stop","nl","aan, al, alles, als, bij, dan, dat, de, deze, die, dit, documentatie, doen, door, dus, een, en, er, geen, had, heb"],["stop","nl","heeft, het, hier, hoe, hun, ik, in, is, je, kan, maar, meer, met, mijn, moet, na, naar, niet, nog, nu, of, om"],["stop","nl","onder, ons, ook, op, over, pagina, te, toch, tot, uit, van, veel, voor, waar, want, was, wat, we, wel, werd, wie"],["stop","nl","worden, ze, zich, zijn, zo, zonder"],["stop","pl","a, ale, bez, by, być, co, czy, dla, do, gdzie, i, ich, jak, jest, już, mi, może, na, nie, o, od, po, się, strona"],["stop","pl","są, tak, tam, te, tego, to, tu, w, we, z, za, że"],["stop","pt","ao, aos, as, até, com, como, da, das, de, dela, dele, do, documentação, dos, e, ela, ele, em, entre, essa, esse"],["stop","pt","está, eu, foi, há, isso, isto, já, mais, mas, mesmo, meu, minha, muito, na, no, nos, num, numa, não, ou, para"],["stop","pt","pela, pelo, por, porque, página, quando, quem, se, sem, ser, seu, sua, só, também, tem, um, uma, você"],["stop","ru","а, без, более, бы, был, была, были, было, быть, в, вам, вас, весь, во, вот, все, всё, вы, где, да, даже, для, до"],["stop","ru","документация, его, ее, если, есть, еще, ещё, её, же, за, здесь, и, из, или, им, их, к, как, когда, кто, ли, мне"],["stop","ru","можно, мы, на, надо, не, нет, но, ну, о, об, он, она, они, от, по, под, при, с, со, страница, так, также, там, то"],["stop","ru","только, у, уже, чем, что, чтобы, эта, эти, это, этот, я"],["stop","sv","att, av, den, det, detta, du, där, en, ett, från, för, ha, han, har, hur, inte, jag, kan, man, med, men, mycket"],["stop","sv","när, och, om, på, sidan, ska, som, så, till, under, upp, ut, vad, är"],["stop","tr","ama, bir, bu, da, daha, de, değil, en, gibi, hem, ile, ise, için, mi, mu, mı, ne, neden, o, olan, olarak, sayfa"],["stop","tr","sonra, ve, veya, ya, çok, şu"],["stop","uk","або, але, в, ви, вона, від, він, для, до, же, з, за, його, коли, на, не, ні, про, сторінка, та, так, те, ти, то, у"],["stop","uk","це, цей, що, я, як, є, і"]]');
;// CONCATENATED MODULE: ./build/clusters/words.js
// A comment → its words, each with the features by which comments are compared.


const featureCount = 2 ** 20;
/** Rows of class, language, words; many rows may be of one class and language. */
const readList = (wanted) => new Set(words_namespaceObject.flatMap(([kind, , words = '']) => (kind === wanted ? words.split(', ') : [])));
/** Words of grammar and courtesy, which are never compared. */
const stops = readList('stop');
/** Words that say that something is wrong, not what. */
const faults = readList('fault');
/** Addresses, `--flags`, and words that may be joined to a name. */
const scanner = /(?:https?:\/\/|www\.)[^\s<>"')\]]+|(?<![\p{L}\p{N}])--?[a-z][\w-]+|[\p{L}\p{M}\p{N}_]+(?:(?:::|->|[._/\\@'’:])[\p{L}\p{M}\p{N}_]+)*/giu;
const plain = /^[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*$/u;
const camel = /\p{Ll}\p{Lu}/u;
const twoWords = /^[\p{L}\p{M}]+[/:][\p{L}\p{M}]+$/u;
const numeric = /^v?\d+(?:[.,]\d+|\.x)*(?:[kmgt]?i?b|ms|[smhdkx]|px)?$/iu;
/** Scripts that put no space between words. */
const unspaced = /[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;
/** In UTF-16 units: enough of a comment, and of a word, to know it by. */
const longestComment = 4_000;
const longestWord = 60;
/** Cutting meets the inflections of most languages about as well as a stemmer does those of one. */
const stemLength = 6;
const gramLength = 4;
/** Signed, because engines box larger numbers. */
const hashWord = (text) => (0,hash/* hashText */.qj)(text) | 0;
/** The pieces of a text in their order; equal pieces are equal words. */
function scanPieces(comment) {
    return comment.slice(0, longestComment).normalize('NFKC').match(scanner) ?? [];
}
/** Mostly one; none for a stop word, two for `either/or`, several for a piece of a script without spaces. */
function describePiece(piece) {
    const text = piece.slice(0, longestWord);
    if (numeric.test(text))
        return [describeNumber(text)];
    if (twoWords.test(text))
        return text.split(/[/:]/u).flatMap(describePiece);
    if (!plain.test(text) || camel.test(text))
        return [describeName(text.replace(/[?#].*$|[.,;:!]+$/gsu, ''))];
    const runs = text.match(unspaced);
    return runs ? runs.flatMap(describePairs) : describeWord(text);
}
function describeNumber(surface) {
    const stem = hashWord(`#${surface.toLowerCase().replace(/^v/, '').replaceAll(',', '.')}`);
    // A smaller number may be a count in passing.
    const isIdentifier = /\d[.,]\d|\d{3}/u.test(surface);
    return { surface, kind: 'number', stem, features: listFeatures([stem]), isIdentifier };
}
function describeWord(text) {
    const word = text.toLowerCase().replaceAll('’', "'");
    const surface = word.replace(/^(?:[a-z]|qu)'(?=\p{L}{2})/u, '').replace(/'s$/u, '');
    if (surface.length < 2 || stops.has(surface) || stops.has(word))
        return [];
    const stem = stemOf(surface);
    const kind = faults.has(surface) ? 'fault' : 'word';
    return [{ surface, kind, stem, features: listFeatures([stem], [surface]), isIdentifier: false }];
}
/** `maxRetries`, `max_retries` and `--max-retries` are one name, and its parts are words. */
function describeName(surface) {
    const parts = surface
        .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter((part) => part.length > 1 && !stops.has(part));
    const stem = hashWord(surface.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
    return {
        surface,
        kind: 'name',
        stem,
        features: listFeatures([stem, ...parts.map(stemOf)], parts),
        isIdentifier: true,
    };
}
function describePairs(run) {
    const signs = [...run];
    const pairs = signs.length < 3 ? [run] : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
    return pairs.map((surface) => {
        const stem = hashWord(surface);
        return { surface, kind: 'word', stem, features: listFeatures([stem]), isIdentifier: false };
    });
}
function stemOf(word) {
    return hashWord(word.replace(/(?<=\p{L}{3})s$/u, '').slice(0, stemLength));
}
function listFeatures(stems, words = []) {
    const features = stems.map((stem) => stem & (featureCount - 2));
    for (const word of words) {
        const bounded = ` ${word} `;
        for (let at = 0; at === 0 || at + gramLength <= bounded.length; at += 1)
            features.push((hashWord(bounded.slice(at, at + gramLength)) & (featureCount - 1)) | 1);
    }
    return features;
}


/***/ }),

/***/ 9857:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"a":"аαɑᴀꭺ","b":"ьвβʙ","c":"сϲᴄ","d":"ԁᴅ","e":"еεєҽҿᴇ","f":"ꜰ","g":"ɡցɢ","h":"һհʜ","i":"іιɩǀǃıꭵɪ","j":"јϳᴊ","k":"кκᴋ","l":"ӏʟ","m":"мᴍ","n":"ոռпηɴ","o":"оοօσᴏ","p":"рρᴘ","r":"гꭇᴦꭱʀ","s":"ѕꜱ","t":"тτᴛ","u":"υսцᴜ","v":"ѵνᴠ","w":"ԝաᴡ","x":"хχ","y":"уγүʏ","z":"ᴢ"}');

/***/ })

};
