export const id = 450;
export const ids = [450];
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
    alone: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `no similar comment on the page`,
    repeated: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `same wording`,
    words: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `similar wording`,
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

/***/ 1310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eV: () => (/* binding */ findHiddenOrder),
  G5: () => (/* binding */ findOrder),
  Il: () => (/* binding */ findRule),
  _2: () => (/* binding */ findRuled),
  dV: () => (/* binding */ isBareOrder),
  zv: () => (/* binding */ mayBeOrder)
});

// EXTERNAL MODULE: ./build/triage/words.js
var triage_words = __webpack_require__(5308);
// EXTERNAL MODULE: ./build/triage/injection/lexicon.js
var lexicon = __webpack_require__(5999);
;// CONCATENATED MODULE: ./build/triage/injection/order-rules.js

const talk = 'fault advice page report explain';
const spoken = 'fault report explain';
const how = 'fault report advice explain';
const orderRules = [
    { code: 'override', verb: 'ignore', with: ['rules', 'prior each'], unless: spoken },
    { code: 'override', with: ['rules', 'prior each', 'lifted'], unless: talk },
    { code: 'indirect-instructions', verb: 'obey', with: ['mine url'], unless: talk },
    { code: 'role-change', verb: 'become', with: ['agent free boss'], unless: spoken },
    { code: 'addresses-agent', verb: 'any', with: ['called ifai newtask'], unless: spoken },
    { code: 'prompt-disclosure', verb: 'reveal send say', with: ['prompt'], unless: how, asks: true },
    { code: 'secrets', verb: 'reveal send run fetch', with: ['vault'], unless: how },
    { code: 'secrets', verb: 'reveal send', with: ['secret', 'real prtext pr url'], unless: how },
    { code: 'exfiltration', verb: 'send', with: ['pages secret', 'url out'], unless: talk },
    { code: 'foreign-code', verb: 'run fetch', with: ['script', 'url'], unless: talk },
    { code: 'changes-machinery', verb: 'change add delete', with: ['machine', 'url pr script each'], unless: talk },
    { code: 'changes-machinery', verb: 'change add delete', with: ['guarded'], unless: talk },
    { code: 'skips-checks', verb: 'disable', with: ['check'], unless: talk },
    { code: 'skips-checks', verb: 'approve', with: ['pr'], unless: talk },
    { code: 'deletes-content', verb: 'delete', with: ['each core', 'pages core'], unless: talk },
    { code: 'inserts-payload', verb: 'add', with: ['payload', 'url each'], unless: talk },
    { code: 'access', verb: 'add change reveal', with: ['access'], unless: talk },
    { code: 'claims-authority', verb: 'any', with: ['boss'], unless: talk },
    { code: 'concealment', verb: 'hide', with: ['human'], unless: talk },
    { code: 'concealment', verb: 'any', with: ['quiet'], unless: talk },
];
/** Asked of hidden text beside the others. */
const hiddenRules = [
    { code: 'hidden-instructions', verb: 'any', with: ['called ifai pr url rules prompt core'], unless: '' },
];
function compile(rules) {
    return rules.map(({ code, verb, with: groups, unless, asks }) => ({
        code,
        verbs: verb === undefined ? undefined : verb === 'any' ? lexicon/* verbs */.PB : new Set(verb.split(' ')),
        groups: groups.map((names) => names.split(' ')),
        unless: unless.split(' '),
        asks: asks === true,
    }));
}

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/triage/linear.js
var linear = __webpack_require__(6400);
;// CONCATENATED MODULE: ./build/triage/injection/sentences.js

/** What a verb means under a negation: "do not tell" hides, "do not follow" drops. Other orders not to do a thing are advice. */
const negated = { say: 'hide', obey: 'ignore', ask: 'disable', run: 'disable' };
const sentences_link = /https?:\/\/[^\s"'`<>)\]]+/y;
const programFile = /\.(?:bat|bin|exe|gz|js|mjs|ps1|py|rb|sh|tgz|whl|ya?ml|zip)\b/;
const called = /^(?: (?:reading|processing|handling|fixing|working on) (?:this|it)(?: \w+)?)?[,:!—–-]/;
/** Of the words of a text, or some of them. */
function splitSentences({ text, words, starts }, from = 0, to = words.length) {
    const sentences = [];
    let state = sentences_open(0);
    let linkEnd = 0;
    for (let index = from; index < to; index += 1) {
        const start = starts[index] ?? 0;
        const isInside = index > from && !(0,lexicon/* beginsWord */.R5)(text, start);
        for (const place of (0,lexicon/* placesOf */.ek)(words[index])) {
            const { offset, sign, role } = place;
            const at = start + offset;
            if (at < linkEnd || (isInside && offset === 0))
                continue;
            if (role === 'end' && endsSentence(text, at, sign)) {
                if (state.words.length > 0)
                    sentences.push(sentences_close(state, sign));
                state = sentences_open(state.clause + 1);
                continue;
            }
            if (role === 'quote')
                state.mayOrder = false;
            if (role === 'break' && breaksClause(text, at, sign)) {
                state.mayOrder = true;
                state.negation = '';
                state.clause += 1;
            }
            linkEnd = sign === 'h' ? findLinkEnd(text, at) : at;
            if (linkEnd > at) {
                const classes = programFile.test(text.slice(at, linkEnd)) ? ['url', 'script'] : ['url'];
                state.words.push({ at, isOrder: false, clause: state.clause, classes });
                state.mayOrder = false;
            }
            else
                readWord(text, at, place, state);
        }
    }
    if (state.words.length > 0)
        sentences.push(sentences_close(state, ''));
    return sentences;
}
function sentences_open(clause) {
    const flags = { mayOrder: true, hasOrdered: false, isCalling: false, isRequested: false };
    return { ...flags, words: [], clause, negation: '', adverbial: 0, glueEnd: 0 };
}
function sentences_close({ words, isRequested }, sign) {
    const classes = new Set();
    const orders = new Set();
    for (const word of words)
        for (const name of word.classes) {
            classes.add(name);
            if (word.isOrder && lexicon/* verbs */.PB.has(name))
                orders.add(name);
        }
    return { words, classes, orders, isQuestion: /[?？؟]/.test(sign) && !isRequested };
}
/** A full stop inside a name ends nothing. */
function endsSentence(text, at, sign) {
    return sign > '~' || sign === '\n' || /^[\s"')\]]?$/.test(text.charAt(at + 1));
}
/** Neither does a comma inside a number, or a hyphen between words. */
function breaksClause(text, at, sign) {
    const next = text.charAt(at + 1);
    return sign === '-' ? next === ' ' : !/[:,]/.test(sign) || !/\S/.test(next);
}
function findLinkEnd(text, at) {
    sentences_link.lastIndex = at;
    return sentences_link.test(text) ? sentences_link.lastIndex : at;
}
function readWord(text, at, place, state) {
    const hits = (0,lexicon/* findHits */.Eh)(text, at, place);
    let glue;
    let isVerb = false;
    for (const hit of hits) {
        addWord(text, at, hit, state);
        isVerb ||= hit.kind.isVerb;
        if (hit.kind.glue < lexicon/* noGlue */.VB && (glue === undefined || hit.kind.glue <= glue.kind.glue))
            glue = hit;
    }
    if (at < state.glueEnd)
        return;
    if (state.mayOrder && isVerb)
        state.hasOrdered = true;
    if (glue === undefined)
        readOther(at, place, hits, isVerb, state);
    else {
        state.glueEnd = at + glue.length;
        readGlue(lexicon/* glues */.Z2[glue.kind.glue] ?? '', text.slice(at, state.glueEnd), state);
    }
}
function readOther(at, { role }, hits, isVerb, state) {
    if (role !== 'letter')
        return;
    // "To this, not to that" explains something.
    if (state.negation === 'not' && !isVerb)
        state.words.push({ at, classes: ['contrast'], isOrder: false, clause: state.clause });
    const isAsked = state.isRequested && hits.some(({ kind }) => kind.classes.includes('agent'));
    if (!isAsked && state.adverbial === 0)
        state.mayOrder = false;
    if (state.adverbial > 0)
        state.adverbial -= 1;
    state.negation = '';
    state.isCalling = false;
}
function addWord(text, at, { kind, length }, state) {
    const { classes, isFree } = kind;
    const { clause } = state;
    const isOrder = isFree || (state.mayOrder && at >= state.glueEnd);
    if (state.negation === '' || !isOrder)
        state.words.push({ at, classes, isOrder, clause });
    else {
        const turned = classes.flatMap((name) => negated[name] ?? []);
        if (turned.length > 0)
            state.words.push({ at, classes: turned, isOrder, clause });
    }
    const isCalled = (state.mayOrder || state.isCalling) && classes.includes('agent');
    if (isCalled && called.test(text.slice(at + length, at + length + 40)))
        state.words.push({ at, classes: ['called'], isOrder: false, clause });
}
function readGlue(name, words, state) {
    if (name === 'please' || name === 'request')
        state.mayOrder = true;
    if (name === 'request')
        state.isRequested = true;
    if (name === 'lead' && / (?:to|you)$|^(?:must|you|should) /.test(words))
        state.mayOrder = true;
    if (name === 'not')
        state.negation = words;
    if (name === 'greet')
        state.isCalling ||= state.mayOrder;
    if (name === 'and')
        state.mayOrder ||= state.hasOrdered;
    if (name === 'for' && state.mayOrder)
        state.adverbial = 2;
}

;// CONCATENATED MODULE: ./build/triage/injection/weights.json
const weights_namespaceObject = /*#__PURE__*/JSON.parse('{"bias":-4.1772,"scale":0.0277561,"weights":"3+/0CPMA9fzy6Szs6v0I89oTEBv7xRfaFhjxFwMRE/MA2+Yf1SPl0u/y+AwTzukbBswqExTjGAbaGODbHdgW98Ppwx8L6wIQ4CEk7/32A+A77wII+hEL9RXIFPosDQwS6+0I9Bbo5r0cKQXb5Kvp6PUeFyIP/t/f9g7s+SQIDM/7AgMLCvb3AuEmJ94C4O/4DeQTz54KGB4GAf/yBwr0EcW4EeMqszJAxwAC3PjQKff34xagGdoA/yXx7vPfJP38+/He9f7rAPwZz8zuvSG+Ai0dEeX1xPD2FPIj3uwa7scFLfXr0QTwB98I4SPy///1JQ3TGtgZ6+0A/BYGvwbm89ER7tv1CcII/97p/xJABN4N/d0ZEeY7AuXvzOz2/+rkGiI43wn78PwX9uP74AQuENEp0/IK4vH/LiDpA/L8JwQNB//rCgcW+CnlGe/bFr7iCxYE+gq/DSET2RcB6wYE6P/937byKgQL/cog5wjkD/X9DhPRIfrhCQTnGQMiCsAFIO4TX+LrExcMFgfU5C0MDAobvfokCv0h+PoguP7evQ/wIsnx1+btNeUX8u8D1s+43e8B7w0G8eDr2tb97wffDf/0JuEo9RAYs+cfB/vy0vf+Dg7jDrzvCw0IFwPr/AwHJRXr8Ej98vfn2fsFFxgM2BQRBi0A3fIB1cK+xAT7+xcc5+DeJQva0tkKxu/3DufW8+oE3S8GFADm9wY2IuAGBdr5Jhr/AhEyDCAW8BQJ7gUI9/MdKvsLATX5Ggb28PwcBjP7CO0F2+X//8rDGRod4MLhARcYGNjq+/As1uMZER4OFxgZ9gwhCiILGPrn7vYh0/vN8PfP/wj07c/vBNzTDRkuCujk1NH16dC5IwDoCcUP+wPy2Rf+Fu3MGQ3fDsr4CusU5ekZ3PMAFf7M3tsSPSv7/PvZ7+QRFhgCA/oB/Ojl7yXIB8j8E/C51vAr9uDQ3vET0dIUKgj45hoXBNoI7+32+EMMB/IGFwD+6OLnITgc+hLp7LXwzw8V3PbjCR8eA9Ts+uQpOgopI+js97fw5eYDIxr8HQ1AFgXS4ungBu89++DV8h3zHNMH1gxC9PPyAgYLE+XzDRYQ/fz52y8P3P4pyOy+C/vtJ/hD1+rqET/z7eMBGd7o8uYS8PTr7PPN8uUa5NMgEeIjHb8GFOS82unv//3ZExLp9QbmC/wfqhjMJQXmERgHGhgnEw3oD/bo9CDzEQfJDdQK+hPm6v3uG674Fxzp7srgFOoLFxgiFh8n/wrK+9u+FSf29xDyGQD89C3oFrcH+Q6wCRIBBeLLyd/nCN7cDSr4D9EG1Nvi4du3Fg7N8eb7NtcXLAwW9RIc+NgX6hTf0ePg7vLE6RT4G+S3HCsoHBUlBu0U8/S5FA8N9C3NChgJFQXt/v0tC+ry/xcK1/4VC+EK9wAQAtARBO0RLcf59Qf1CQn27C8dzeYXFAv8AxWREuwTCg4FDsjq4QgOxy/a89EBBR3zBQG9LxAVEwj8Es74SSj5Evf85Q359u3B+hT36urzve25AE7x+ufa2AC6H/ziHCL32zcX/uoVEQgb1cID5ehpH+7yzBDL+QnlCxy+AvoR3O7u6BP3Gu/GCvXe5u7oCf3DGAbz4zjGCPwnGkAcAhq3FNzq3B0X4iERztHVATfw3xYq5STl9eYR0Q3k8BPR4DcCFd/x3gb0CdYc+cjw9/3u+Pwe8vD/Gw0W5QLVICjzHBXlGQADzdLsyvYKKCcJ8RHn4vX+KPYbAQTt6fzK3PjXD+rsHSE4CgDgJw82DuXqC/3xCgINEhEQB93i4gsPoCIn99vqJPLyAxvn3fsMAfTuB+n34/nc2yUUVdz2xPcp4NTPGh/AKNDlEeYa0Qky2A38CtPg580DASvYAewA+dUa2RAVEfAT7A3aGQ0T+PIH6eHy6A3iFAbkwesB9egHBc0I4ugLHgUCfwrt0Nf4r5P/4OQnDO7jE9jQ7/wy8+rZ8fv0A/s46eXaEdEIFvPnLhvs/fgMouvH3CoX1gAB/AgO2/f0+wsb0wrqw++YJxPh8dRTGhOzEAIRBBwG8wAF2Rbl3fUBsQQv2xTTEBzi/RcPCB8O6dHVA+z9/tTP9cXX7Pjo5+7vzR0pFCQr9c/xBiXfCPTws9C08/r6A88pDcok5anK9dniDAYBDikqyQbyLgrx62L82B374hwe4s/c+NPqCj0pEfPc6OEJ7TgrHgjP+MjpAh88BeLg9zgJ+/Dx7t0bDu0O9O24Cxj9FN3USgIp8wDvydQXFBkMJDUB5cSw9PcbCzomHzT3AQTnGOjp99Tx6/Db0em52/QjMB7X++oIFe0i6ATpMuAAEQ7GgQINAsD7ABj6F+iuENsT3fvz4wLeM93WGBUGAP76Du4t3BDR+gQFDAby3wTG4uMY+8D+Afb/7RIW+xns/+8fAqfjHCU7JAUILiL247sP8NwkCgjDAQ/5z7/d9u/3E+X81Ojq/fvk/BUG9eMMGBgjDPgIFgb10ffkCtLnCQM2HB8S7hvwGxkJ0fTIAvQKFQsKKOwhFBkXE8raD2PF+PnqAd/bEhADBvAHASDABx/w7hHWH9T3CsoS9CoFIfPTFQYcBQjw8dvmFe8LERTn3wX1MA6oIA3/9RkN3f8L6bE48wEF0eUf5xiq8vEHIzsC5uP5A9kaCynTQiPxSMDuGgURA/T90eUw8eIaA/8TCxPMBSP/wvjGKUwG5//40fjUCz35GeYUAgrsB8/uI94dDdbQDOsLCib8CgL94+Pl4iX5BwAGF/XP1uYbIgnlUtjSBQb6DBsT8xAOMNrqy88Z7w0j7PgBG/cL49IpJP7mw7454Q/nDywaEOvmI+AICSL5AsoL/BQL7tQH+gge/xMI4ccL9Ar2DfE5KxgPIdzxAPn46+n/CR/W9wi96sgkBQLu5AoNBTAS+r3j+hDXAvgl/y/vCQH74N4D6+zeBQMqrx/rGRMP/BHo8xbJ6gYQErsH3ADhDfMV9CznJAjy5CLq5e3r+zDzFh3IGDUMA+kB6/QeC+rT8T7W8iAECMHk987y1RLR0P4bFAv74//MCCbiI+EX+gEUtcsM3N3X6Njf/QEVFNL4JP/9CgoxBPi9zArOCyh/+OvlByMR/+jxFQIA8iUB2jkLBunx4N7g5zHkzw71IB7MFBXk3yIyKwPfsUrb5Pjl/R/kAd3hDw7Py+0Y1vEeCRPW4xDv9tPn6AXxEgff6BP+8hrxNxcjECLmAQHh8tIR6dUD98bl+DH9Iy8c1O0VQP7pqvMgDCMO5en49uYR+/HcCtPTGwX+Dfn/IfskMvMp9y8L8ioC5eQIvQcXFRwGLREu7SIQ/xEX3kAa7NAAPO7o45xH4OMBAM4UDA7/B+b3+CYEC/zzCcHk5/XoIvcTFQ/cCCEd1BLZ/A0jC+YKDOv8Aegk9ODj4uUSE+IZ1ta9OOohAOL29/0f+ybuxxP22ugL5wz+DRkTKfES/94T/hED+/DwOf3aJ+ox7wfe8tz9D//PNP4OCx4r+PD7Cu33Cf/hAQ33JN/ZCQX39hP3ydQXHwb8OvTQCx34/gPKZCDeGh3v+hTTqtfa3BbM8uIm4AQvGtDz/evi+RDsF+QW3Nj35SMY3+nEDAoL/gLfyxJS1/D4COkHNN/v5S0KExDqCg7SAg3DzPwk+vITzuLz88T05iMY6tHf+QAO6QX8/wnm1u4U1+P5w+TW4vvd0w/8CM4t8/LsAvsj/Rk73BXtKgEB6NPXEwQZAyYgrhn2QBkM/Aj0AQDPTPP44QzoI+4B/9PDB/i4F9oC8RD/JtvaDw/12AkGEOcBHv8Xx+XjHAjIGhrqCvAf7R4dJCnYIeoC0gf+KCv97PwW/u3z3hr1/svZ6OsqtjkY+WgIB+/L3P3p/ejw7OIn0+kP3h/Xy/7b/uTbCO8HzgUD6f0o5/gD5xf4ICMV6PMD48cELO0CCg8W9ivo1BP5Jh3bB/cEEUzdFQkAJg4JENUU7foXAQXaD+XH+OMpFgTaCu35FgMC6PTWFPLNBRkAF67x1xwlF+L0Cg8UDgDy0f3w/egN0hlA8DQb8/MD0ucOH/Ts5C4J3gRBDxL3BAPNDfkBNOkK9vwTMuIc4ev5B7nvBg3h0f7T4vkJCs7y2+4lH77q6wUK1BMK+fH9BhQNF+r3A97j9+m88zYUKgDmxuvYIsYXBdoW+vkTHebIJv/qFNbC7Bfv7f8C8QYExcvzEhEJBRrY3C3j8DMc+vEvEvwM6PbHzgH8BQ/6vOXjBtoVLjfW593vKfkA+A0hDs+77eTsxtHj7/8CMjHd/kEP4vYf9vjL3SDcL+/kwx6zFPAG7yjP7/7t3bvpFdoX4Qgv5RM6yuvx9Swh9P8KvxXzFNsTEwj74xf908oC+NHYpen78s0f4vzO2emqAv7k4ce0HCIW7hEM8Q7cIegaGAAX8vTv3trIORL3/8357dIfuPUh4e0FA97u8/lj/xkpJdUg+/Eg5u0X/d74AtO/FcvUDA/TAdkdBtXr9RHqttwI4OLk9wLc9gT2HrzH6QPd5PHmHwwiFQIQ5Ou99RjM6/nn7SkW+dYT87IavR3RA+735ur8Bgki4fcpB8/G4AD73fXe7AgrBvXYJsv0ytL5HebUru/6vDwW9CP5KQvqIdMCAwcJBbr5Ce4sIxA27AkHDwz3Au0g1fQP+BQa9dkEGMbQKPbmxhsJ4+33EO3SMuoN6N8M9AYP+h4jH+/O6tjxJbkFDubWHuww8P/nCiHxG+wbChjuAA3V2twUFf/COivc7PUA+/MH8QPfM/nk8fX76uLX7uUCBh/M5Mz04tsPtTTQBgrbAhsF9Br698z8NeXW5hMFHwH9Bhce+AAPzx8oBBYP5ijzDB33Jccp2ADQ/vcL+MvKNQEcGgft1AUu+wjMx/kUIgvwNdQxufL7BuYpyQTDxuYCGvzM6gnk6vIdGSjTAtgtvBvIP7op+/UsE+oo7gnS0/AV6cTL3OP7GRcWw9f4Of3wCQ0J8xMlIxLa4OMj1+4R8BYi/ursB//h1Q4K3dbnGczmLivdESXlGf/pCwATFdkwy/XyI6bwEBv2xeoM7vMCHBcjEA6+yQS4Cf4X2AEP8O3cCvz7vtYFFwM4xuED2BzoAREm7+L62CDcHRXvBQft2AcBCPLjKxzmE/ADAQMjI+At8+ozDBoUEi0g7eTq8QD+tQrkEQEO7vvdGvXkDOwiKtfdKOn1yivO8yjc/dnmJv7m4fEA+CUX0yH+DAK/+L0Q/MHx3AMhxAUT6s/55DAHHLYB1NkE0wjcHATU6DcID+MY6gwY/AjyIu0E3wTaHxzxDeDXEgrTBQn7EgwVEMwL7+QNPd3w0AMX+/IXECkw7vky5fXyGve9CxX++QECEfzwBdzgzRUhzN/+FRDl8eoC5v7z/hbx+gMW4fzO8u4AJwo/6Oj69+cqD/3mBSEG5NDY2RYZ7tvqAskQ8tjc+ekY0cwhnOvF8u707PMQ+wgM6OfoMg3Z5OrGEevt1RfxDRYPLO0I2O8bsezWl+j95R73AvfbDxH5QAHC4M8eAOzszvrxAvsDGQTOzgToBiTh9AoB3ckeCg785hzmEBIH80rj4PYZ+M5H1t7l+sHCCyMTzr8FDN30BgPdJhsE+10XEhIWEArXDvb/TBveH+2yJvnnyyP78szfDUHgnP3gPALs8zYGFfgaEibrAh8C7jzD6RQaFx3eFdAsDQcI397n9usrKAcB7PjYSiQU6A1I8gTo1hnaFszf4iHuIr/Syg/q8u22KPXUDNkFBekR/iUjxgEN5/HkDCcN99PpIOvbDdcM+/rxEZoJ0Obr8RMb/RfaKSUP1h79KhQayy0X2ckP0h3kKPko6jUfJuKexecE+fPi1gzs9QgA7Ar9LIzzEQMLwfTk5w3qE+XyEgQA697kyN7qGuHa8AkG9+gnvAT/APQmAPPd9A8f6ycORfH42g7c8wH70uvYx+nZ9+LR+u3tJCfyvR8lBiTc/jU/G+v6Gdy/GQDk/+6yB/784iw16BfUDgzN+fH4+gAeFvz2CvgK2gr9GvDd6vL2AgMi+eTN1Q79+hINCn/z5MwO2MXV6hgDy/fj977o1+zxvRAW2AYNKc7o9/gKDmcd7Nfk2OHbMQcQERfhBPcD59D+HA8JLwL61vAf+u7RIKfp1xgZ7ublIt3x/vms9Bfy6wPjDs38DP8Q4M3oAs8L0g/u/Scd6gLm9wAAAd0FgffW8NvsHSHjG8QD7CQGJP4LHfX14PNA+/kEHAc2B9Hf2foUFvgR5PPs+Mvr7Nzx5BvbFvcfvevpGV8C/NIpFxvw4evVQsvh9fHw9g0R6c39EwX2GusT8Af/2drSCU4UG9/l7vESJivl9xsEAykZ9gQJ6AUbG/H3Jwv8BBoByfLnCDYAEwjVBej1AADkD9LmMwtE6evv3dcbHwzhIwXa8NIL8BYNCRMU4/L4MjMav+zSIxbI7Q/n6gsbpALq/u0O3djpICft0vzL4+zXLMoYAx3M+87bwyAe8u4G7Bvn7xf43voj++flNLPx2vEbSQXt3sfvHu4ZJCAMEiAzHjvo5hzbEdj/MAsy7xke0vQe++EG6OH6yhT999fb/xUL/SXuF/4L2Q3gGPWaKDca9zH39vQAJNkL6CgICBXj9tnrFN/r4xXZ9QP1FfYJ89TNAdwu+eHm0AYGww8BKv4V/eMkGh4T3xIC7uvdA/gW4sCsz/f78ey+4QsnAAPiGhvk29b9TwgT3/gVE9/UCf0S/h4G7MYGSdXJF/AS9hzcKwDt+OSs7tkfBcztNhgDGPTo3g0eA9oT2QIG8NXyDezvAPQQLh37DBgEHtgZCcXpAMXlBRr2FPAlvh8J5yMP2BOlFAkKA/Pu1yTwCeTo49zb5N307wDWCt759r/kByK3ItIMCPr5rhDsIQsJkv6p7yUUAeEdEtjyFyv22N/1twkDrCzu8Q4ZGxgl+CXgPy/3ByAXEdoO4uz95O3c5BPx1AsgFb4DACf8Bfr099ocEUTVDeQG/QYAwQ4X0j0lM+cA6gjb6vXi/bQCFCHBDp7x1/EG8A70Eu8FJvQk+g7z+RMP4hTZCRYbAh+axfwoCc/q9vMJ0t0C5wPl3vnaJSoQ3/IFFQjlMBvKCNEbJ/3tEgcA+tLJBOA+IiULsOLY4BYJDs3yD/a5x8/LGjP4HwPq4eEB9N3v6+YSESXNBPT84hXoJeTtwOnwG+vyDvjw5grsGfcLzxf9Fdkq+gUMAuEPBOghDeUd9ND77us/1+Ha4f0puxEiEg4dG+4G3dfPC+Aazw0tNgI01dns+/wCJ98QAesK6hLw+j7V+d/6FAW57ATPDw/g8hwQBuveAsEM8gMhyRQOAujdD+kF/d8K9OgQEwQaKMENHdwD8jIW2+AdAeMkC/b/3Pzh1fDW+BfdGvcUJ9oOyivXCyQIEOT20yTkAfMf+OX439bjxhD08fvi9gYHJxzlzwkN9B237e0nO9zmJeUW9BgEAhviKAf2BT/6AhT5BBoEBPHSMw/j7/AIFLAA+freC/fpAQEJAebE88LUBRzq1/n/HecK0CXBxMkLHOHCIvwAAtwqFDrY1vvF2PwH6OwEBfTpH7UB1PXUDgz29uMT7+dZ5NjwBRrvBBfwETP7BgEt7szf56no6+4hBPDMBxblDfayxRqnG8j+09jNGgP10xoYyuUS1gIiDBEQ88UU5BW50wo2GssP+ggwK+EcFyHf/vrS9f8F78Ah7wwHDwTzAyAMHPoY0eEb9QDt+AQC+fnv4Oj2Gu8D5e3n4QDpMBDmDODNNuTuxyAVseYb9/0ZD9QNAPUI1QLiEN3dAs4c6fb22cMFFeo/2rjg5PP/6CjIAhzwLwANFPP40bb/JbYj5sjqDOjTFh4kDeDh4tEYQuACR/Ba69ILygru7NzD9i4M3s4A6rkI3QnOCiHJ3+X/IhXzLRvo4Q8lGDETIfsZ7er2DOQz8sPdyCAs4toiDf4Dv/rTEd4RGg/u3+Pj8dMAyBzoGAbQA+9IyNfbHtXc28Hd49vo2fjPzRX+4wUIAOokJIUb/xgU/N770OPhFPkM+hDqAgjx28kKyxzr0xEZ8t3r0gbWDxTf6OW8JNv+9PTV8swHDAn3I/Tp7+zl6/Pvvf3y4cSyJ/YD3SnQz+jOFA7Xx0QO59Dm+/EFHx04+PLSAw4KEzjY1e0J7QLZFdsqLOXRx9fZHt4dFQTTzgEU9wnTMt/vGP8Dw7To4R/uFsLr7SQS6hIP7OARKgTxzDMuAdz5DrrpD+HiGhcG9xX8EDLxDBHf2ybeEhLw2dHrw0zyF/LSIvDmG8tBLBfXJboUBvIdIeOBNe8EFiH91Pz5zBbwD+4bwg/00/Dz/+/5yP/g0O7u9/cpCi4A/CXiCN/eEui9/SgR/wInEyUGCgX0/e7OAQUW8/gnE9wyGgHayNwX+w7LCgD6EhbwMwTZ2dPV7ejl9QHDMRoVxw7QFePsFKkH8PHrJsbd9OcB3rsOHwjs9OfAJeryxvHYCOofyv7nG+z/FhjzIynMVxH7s/Me9tcgCh/T7vPr2Qzu3MUPFPMuEfnouxYJKtW+9A3++B0UFN7LDhAB/yvm6+788eQJDebp/RL6BxLR4/iy4w368cTv3AsI7wwGI+nhyesP6R4KDhz3JeH9C+cs5ALq3t2/FBW1BPoCGwYEBPMeGOreQiXx6hUhF/vM5+Y0IB9LMiMT/gAFNzE6/dkh2Nn/QgP37tr07RUdHQNHLwk2/u0FCfIREfT06/4jH/LfL+bHLMXx4MsTHPrc/hPQ/DkK5PTsBOgZwAzv6tYcARMS6esNMgzbA8Dr6OvdLCHv+gnfHOr15Sf3FgjpAhcDB+jJ/N+wAPIcFusR3ykdJwsSDPu8EMUB+9oMzeHW9/TGC/8gEMo+DQnq8h792/oF0wi16/MyIC3aDv3mIfbn6x7ZHAznCOzvCgo+AxDW9RkUN9Ef+xrgDuzaHu0UB/DjDeQoBern3u/T+tfIEy4G4uIXrtzt8BP6/Pbz/fjzHtjp6fHg/hQQ5Pz1HgD5///lAgwOHdT7Fu/GAuYFHAr7AwXG4OsC1Rog7wS+zhAE3u4A1d/g6/bbr9DTyi8l+QUBBcoW4MgmC8O4/AgFRw7KxecQAQEZMgAozOQACiEN1QHUA93pAhoS7RwXNfYc/vPn8OQVCv7UBRz99RfwNt385x3W4BhB0+IJ+RP68+wY+wYaz/r/8RfmR/0QB9n7BBID7xUE5hUpBMwB2CW75O4R/fH1ItfzLdQ2vtcUCQjK/Pz7Dvf5GCfqFKcSF/z4ER7qHNwCygnl6ynR3AEB2Ozj4f4/JOYd/B/+5Nkb/MoK7frk8OYIF+8qwxfN0tbZxc/h4dfrCfvU0f8myg3P0BwMAC4X8SEUBNcoDbD/898l4MAUzvANChkUzQzz9wftCC787uXM5wbi7QrR4d4lDQAyyfUFChvo3/L10eXw7ikG98Il4/XhK9QSJef/HO3K+Nz3/uMVysvaM/kEFP744glGD9lAOiIT9fIQAucV6e7QLTXm4OYp7joDxAv/0RYqGwoU8+4c8gnXC+Pl7uUJCfkLBwv12Ef569v9FBIjEB0V8envCPjgKDLpERkJ3g4h9N7TAur5HP0U9vfM9egJLaj3BwXV99soCSQZ2fYd9evqGA/569rxx/kP3BbfBe3uEhTlH94GIB/XGBjm5iv+CAzpJPIBAO+6F+8lFRgbOgblFvkf+wAc+t/w2tv9MhLBEALV9/SyGLbsJOgM0gQ/3x4QA+XHBA3IF+4OIv3TCCQH6u/jO/rj6tQk5Cn5DQ29/hUdEN8TGwTI3RTE+yDv0Oji5M/wHkcFGxLvHawd7TT1TjLEJBoa9jQDGhMXG+ncwroPHxQbDB3+7iz8CxXUAs7FFQUV2eYKGPsK6egC4goMF+ez7RcEu/kTK8ss9QDuDAv78RTu49oQAQsdBBYZ8f712/UU5wfk1P7vJwEiNdvk9wkUAML2Ff8ME+rdD9jYzN0lAhfiDQj+7wbr5igR7Pjq9un72RkUBP05FBP7I+UY6yDuH+8OQS4iJhXg/uoH1Sj96O8h7dLqNBXYFvIhCCTOD+7Q7gsG+gfxD8zuAQPO2gAWJCDnCQz+7PS96/3xw90XDOwJKu3jDBz59Az94x3kB/cr6uwKFtUK+Q7Q89LZ+OniFRTc1+wb4h/pGdwI0w0pAxwh9v3l+RcJ7wvV1wbyHPwZ7MoIBQUM5OYi2unvASnoIej04QjW3fsALQATOdnY+84OD+QR8dfSQ9wRBu7QBADeE90jxxv85evgFvAbtQQJtekXG+0b5f/68vMF5/ANBBgT2BAXMQcC+xXS4+brIgkm1vn/GwEK5iMQ+Bnt0xoX3yTu6PgT3yUVEPYP8kryABwlJRMB8vTuBBny7RMa6xHb/Pn5BUcOBtYhCfb3BNcUGv4P9uAkGgT84RfN+AnD2yP8EhDNAfHYDxAg7MPr7gURUwrZSALo5tHxAPQYIdLz/fnn/fME49AU3OEYreoYDfgU/+joLv8nBdsB0gHdFxrYBur8AvkB5Tg80yzVAt8U0P0UvQQOSuXqquS+/v4A7CBOFuLkDRnd9eCJ9gj8/eQNJP8IE/zyG/ceLSA0AQoc+fTl+Ar98gjfKAkRIOb07On5OkQCBOz37xTa6cHp3AkmHf4S+y0pIg7bFOfw9fr75fAE8v4QwRQHyRsv0NgGkE8nLtYT0uTm6TrjACnWEOga9D4Q7SjLHwzR/O4Hz7QL1PPtAu/eH/IB8vUo97SXzQgE//MNHQMP4UDuEfj0CSof7RgV7e3x9fEF/RQCBhkCzO0dGfUC6uHXCBMEwOvUp+gVCOrsE+be2hjlJuzxE+8E+PkT5R/xzeMMJ/TVAx4uE9jzIfMUyxwN7QQXJhvyFgAKFAQ4Gs8o8xfmA/Hs+wYI69EZ8f78uu8Jyun/GgoZCd0O1QoH6Ccv5DsJ9gbPGeZABK++LhEXMAgj6AYQ2wb+5vHY/ePwLdscC+0ZAfD38OX1ENjVJir3Ce4L/xkMDOoLFQnr++T+7iUW+vIQA+cB/Q44FMkLAOD1GM/tFTAS/uHmCRXsBOsJ+/RB/gLuLx/tDNb89P4PCwfd+eLqFDkbzgn0xL6y6iEQJBP88P3wFg/wyucz89685wr8OQXz8fgOyOgcGRsZ9tvg5NoB5yNVsArgIQUk2tPW3P8gLMkV0efiz/DRu8rsxw4O7OsYEv3e/RjfESAhDBHVHgbzBuAbFdL9FQMF1zUF9RcKLuoC4gQK5xQL2w/s9iQODtvjRSP10+fbAMrz2xEKAg4NKgoQFwX/zCv26+cs5dL6M8LzEee89AkS9QQaFf/YI88R6u4EIPHt7u/X8SgGFykPCAJKA9AAEcn4F+7Y9xoR3+k1D8rxCw3a/BgCBCIgBsf0+CEBx+rK+e/b8hP8HPsg5RX9HRg1/xm+CCvC5hYFBv0lyRP/7fgSEAvuHdna4v8Z3vf/Geop/gcL8eX97RQm2trv+vTnIPgO6QII9u4D6ena4v3vB/vmFeq47wWqJgf7/wDXGN/mCRX3DwH78PkN6uMm/AoKBbLK2Q4Brg4O8PEb8/H0FBfE78vx+QixFOwqzAou7uoAESjfEt7q1y7nwRcM8PcTEPrH+/H4C/7vDgLqxBITLPLh19D+/Q7HHuRZDyvx6KnFHO8Q0fIFJQLVA/zy7hTx/tAnDTTW1w3jHhTo9b8xFRbLBvUO6jwF1iALEBfwKb/NFBj+7wEeEt0G7fMKDgwYYPJAzgb/KNzv+dDNodkAGPTuGjG7DgQu9v8W/elD7xj2vOT3BhoY2yMLBxDu/NcgFfP64hffCsTpywr35ufE7dw7FwDuEw0a4gDU/+ca7g7uNe3pD9gb8/Tqx/8jABszCgzw/PC9Iv4RFwzpB8bK8OfzFx+4/CzlBfID4g2oBPb16vjhEMkQK7fz1s7jAQayF8vbwBru6dbiGic1I/frOSkODR79zs7p3P/T/NsmvvjqNdYeCCDT+rjvHAv5BjfoKgjvNvv4FQL5FwGa6RYYyBzt2xsQ7SIt5NEdzRHs5fcUMBb7//jr7RMW7fvW8gEiBO758+jm9PvEwPs2Jf0N/Q/dAwUP4zzzBt/n1AHmLtYHzdE09S4P5REfExYq+QX79TM1EeIL8fYBf/YTCvP3BQwV+vbY/9bk7gzN5RbpDwoWEv4R39nM3irpA/Aj3h/a59zZBQfp7u+T3AL2D5b0AhMHENQC28UENPj299f80SMGHAoo6Mzz3c3XEA8y8gkrxdn6+ebVHvxA7OvmzzXe+Osg5wX2+u4P6DwBJQcC9OHE8RoTB+PkFf/F5NEA6B4R8vbsA9wOtQnf/Aj5/RvUtfj6C9wZFQEV4urlGOoqMPfs5gALAccT6P/e3tUuy+0QEBHO99wXzw4C7fAADe9CEhf4KN8o9AP7+ynsIdbz1bUVBtn+Advh9hILGuz/FxkU1/7aCfs1CggG9PYJDD36DgXMDADaBBou7vtBwqziDvQhHwMk1Rj3zx7g1gsQDQflCsrgHwoANwDLAvkYDwdH9d8P2iIOptAG9QYLGxb/4QUUX9T2LwPbCvLh7doyuwYQ4skIMRYHKPPpD/wCEQMg7wLgMBHTIxQuDA4r5BPI5hYUJuQq9/AyCukMCyYP4BDdGe7689Ab6+zzr//qA/AT9iD6IM4C8fUKNyT/EbrSzQ0RGvIuwgAb9hwd3eMT5OPa+gDiNQDzAdUVLgcW6OLv2ePLAuzv0/PyvfT97v78DhckGva59PMN2iIjBPbI/+D/A/vrBg4HEQG1F+fa9vEaCuozGAHV6e7TKe8tE/bs+Lz67dHsGRL//gr74gG3FyXq1eAP1e4H8BrO+RIM/AABCt23wPsICOsfJQrxASMGEwiu1OP6xxJI+9gE7wACwhzjIfcUzhnv7eIN4gviHykY2gcGCcr//zEL/LrEAeThx97L7xYL1CIj3eng/Rny+N/TAf0J7R/uAsQO5OAQ8P/nFQjg8QgCLu7+D+P81gLEP83kId4n7uP98fIcB8jqyCn66Rbb1SoJB8zt8PhA5BzT8ukIHAIgAOgUIP0M7fD+7Qy05i7j+O/7IAHqyxX/5yA/3xn5+DLGvye79flJEroEA9cT9OYN2eAOEwTNtwQE2d8SwPPkAAzrxf8J7ybP/ygoArvx7w3txxkG6fgX4e+y9t0RCwYFHALp9vzw4eLlJ8vOzxTMJAcG+g4NCgrgsf/x9D3xFCQh6fUZ7wr99QEB0R7V7PzY5QTTIyrwC1X0JA8wDeY25AQWPC7l9d4oyOPR/NUByNLjCxrt7CcADh3e++wc/fgAIBISGAwcBNQIE+8C//kS+/jREPj5CS/gDfvzI+z14x3iIevc590VDuEQTgDzzAHc6fAD8+4FyPTHDyb25wza6djzLcLs7g4LKhTd4+7p/QL2BuXrqwH50QA2HRjzCvQP67z11hP2+NTf6fm62vXZDerj5+YMJALxCjb0Fe0YFhApCekdGxkQFBMi6bziLikIIQDsE/ngEgnQNhr2A9Lz8wLx/dASHOPpGAECC/7f+wIW0tzv7dTNIBkgA93uE+r90vTvDev06A8N7PbIANv2/SRBEewr5mXz1eYf1Ov41c7QL+kQ8wUJFcgfGcgC3ffoAd3rG+zwpyX4NPUMFu8qIvf08DAC+ckd9ACoH+vd7QA6HbomAewT6fwXBu8Q5sU19/zo0cPpA+sL4QwnwA8N3BkX3A7dIO/3BAc6DiD29+cCzun+BuTmBPEgWtUX4ugKq9Ab4i8j6toPGA/bEAel2ff1uuEb8RjuCu0A6gID2er5tu4Y4RQdIhj88Nn2/CPv3Q72AALYCQ0QEvbdDwgCm+vb7cjtBOfkBQMTBlbkFSQnAg/X8gzs+xAm3RbIFkUfAB8PuR4SAfsm7Qoa/+/z8trw8hro3ucAEhL55PcY7wUBGxrQ8AISA/rl0gAIBtkX9QIN+O0EveES+iMT49y+Dtka6Nz/ARUM9Anz/gfwPfcHwwXrGw3/A9UD/NEVVBXWDOUg0hHc+d/wD/nG6iUPzPsK5+Ip+Q7k4dwO1EP1BuwA6tFQ8wztJ/oR3AYNBvfjHAro8xjhEvwO4AXcC/MUCesr5O/eCu0PLgQLDT8cxtMlKOo1HQL35SDOLQIABiETJe0fEgwBCSYeDCb4+CUU2ioRvyzw7/gT6PEkIu8UChMMOAb0EOu76PobzOEMIAzaFenX2A4PAhPE89XewAgtAAncB+HuEwz0C/Pv4Bb2Du789hTxBgAX6gCz2tMgFBYR/5DwHvT25Qr/4xz12fXKJQlEErT18P8f79IxJ9DG9vgiFxsZ8Q0CFCMlAircCjMb8BgAB8046OwQCBjV9/0ZBBUQH9jr6vwQF9/q9zHp1ffbChHw/xDI+AInx/jv9gHk2fQG5R/KCtjO7zET+xvzAL8Q7P8ZIwIeERfpuiAQDvwWIhv36TPcLA8T+yfzMAYO4xgQA8Tz/M3lFBf03RkQO+b7/OPaxv0sHOPK1PQUI/4d3svxLA/0+/gY6BDZ9v/TziPu1/3/Gt0dJvf/BR8UAD8H8vQqxef2Ivrp6R/hCRLwFfe4GOPg2vP3/ejhG/IN2Nzn/AHBG9z41NvJGPMZ8ujn5PgtLfLjBS7o8fvwEN7s8ycGufVC5fsW8vwnK+7gE/T3BOEj+gD/4hnsAOEC7PTWSPr73swEG/wf4e0I//sUKvP/Cx4X1Cw1Fsnj6hrZGyf5Ag0cGP4CRJnOI/Qx5xXm2+3cEBTB5Oo36gryF/cQ3hPj1Qf/6B/zCBDiEtP2ziX6Hv4aA8X/FAXu7Q7rBOfDMRLq7xft4+/3K+jOCtoG9AUi2vjTAj4SFhvzGt74+hcRAdz66TDlGvbcLiL16CLjAAr6wNoP5Q8VLOf1Ch8gt/As/Q0W6SkSC/cX89gqA/v+Gs39Cevu4SK88BbiBDTrwwjN7xwA4+sDyugLuc0JIQEM2/350N/63icA4QvbDtjM8Bnd6s/XG74D8QIlAu0i8wzWEeUC8QP998kX3Rkv+i/hFdf9D9kA7PTK6fgO7ukD+BMR5BkV1hsj9u3e5OkR8wDl9BAC2AXX7PIP/T0Pyv0pIuz6FPbz9OrvAAfL3QrdBbbR1NERAdQaB+IGzrEQ/+7lxO//AuMO96wxGBTi0Q4x8uMX1hOx+toADff59uo45h3f2+cWEP3mH+334A7/Jyf818UqE/Ik8RDhNfcYI/MN7Cjx3wEw8zsY58Ee6h4NG+jXHRfM2BIW5AcZLOfu5CAj+vknyf3z2gTxBuwP+uQw1qXpyBoPxxUWDfcY5/rl+y4S6/QOD/sP1vrgu+/aABT6CQAZKAPUDN4u6zAUD/j1DtInvRPfFP7SDgEjAQwU19bs4iAW/+3g7RvR77jn0vz43PeZEvsMIOkWId0ADiXoHP4PvO/v5xLX/vYdI8/tFOHuBtDxDCP5yiLuCTzaAjEO0QXW2BnFAvG0/w3XGUcbEMntDPnF7QUL9ulAMhkWDQrn1xT2B8jEOeoG2fD+C8S5GeXPFOkVIMEPE/EUDA8P/Q3J0gvBFvMMMPsXqBzzG/70wuMo3Lv9HwHO3OHbtyK+2+Du9zAFA8sb5xT04grkJRf6DAnU1gbTFA0u9gi/+0APLhTuHdcE2BbREQzp8Okk+fjzEvIVCf72/znd1AI27BMH6RL68hXe9vwT5c4g2vIILQ3p8vUBEvkqDsAn5asFJe7WIAwi2BHxAvUbyhwGxh8I8fwh+QEQ6A7lHSHJ9x/qzL4o/c73EsrrzgMD+dsVFdkCvyHw1PIcssskHC8VwhcUDvwqAPY1+fEtCxTfFxL79CLpAQ3s3wbv9PHoL+sc7A314hMCw/oT8TAECScfvAAhFBrm5v3kFtX38ez98OUGURL6D/rY0OwZ8fEq7An1KTcX2gLw3t7qvgAWRQ+5AejWGy0o89gW4gr+2kwEDOLm5gTNzPkzvhAJ8SMK4ujv6OP65gsmDPTh3uMT9+4WLAz98Bfj7w4IuQHq9PZB5vv/Eeov7dkB9C7jBPQf9A2+4xn2AO8F6mTE7Bwp4cgTFg0VB9oJIdvMvecU4R7NCTgr89jvLvTr7evoBwXh5B/i+uwDGBzP6vrBW/IWMP/RueYr+e38yv0V/gEi+/ck6+8G1bMU0unnFfn+3/gsC9gUAvk83s3j3a0eFh3+BhEN5C7pz+jcDPYSAhmJw9npKA0i7fjo1MYGJBLkFekW5NwS1vbM5frt7xTvEBQLBrrsvzjksQHbDO/g6SHQ8usF4B4KD9kRBxAuRtbq9fDcDdna4C/gCK/f/ir8GQ/Y8gjvKfcd6xDiH+QlBfnw5Ao/LAMEFTXN5DL9RxIZEgHdH90JCiblCOjm1hfw89nsHf8VEunurf3uLPEhCwET8/0b7+4YABwF3+Q42xnoD+7cPrzeGcdNGNQW1B/c8/vv6NoC9bwQEOsO2g9GA+PcHODOJRUf+yce4vrdFRnlFBrQLhzu+hgLHfviAOj+GwQN3h/68NEFIfv2//Id/NswrQcRC/X/+OguPdDq8wAGGe/6/QzO/tDP5i0G8dzitBo/Mgr2vvwb/RYuD+8J3wPyI9y2/v0Q6QXaIxIW4fIK/RMD8dP3+tYlDBET6Nrv3BAw1tsZFeDv9hT3GfYwLurI/xj//7/h3yX+2gndAQEZFQnoEtUA8+D/KwvuEe3mxOU8093cG/oWJgnfsfAC88MXHvc2GtceExszBxgK89sUA+PvFcstxh/15vbyFiYaGTE+6gD8APYCANER4wATEhz4zxkV7scf9wUl+h/yBfgJ3ujqAO3Q7QPOHvMQyNoLGxHY7wka6h8yOCcOyT0i/C4NxfMXAjMeDP0aGeTs8Oso/r3t7NjhKfn1+PjVBv0L8+fND9L4FOzp7fETPNbq/LsN2hUJzSbV9P3/59H5+P0gBAQONA3W3ArK6w0R/d7w5b3YCf7ivRDgrecT7xPb9Qjq9uUO9Nnm3AQJ5/oH/AjN9xT3DRXZHafr59IhEfYY6M3pHB/t5zcPCNXgBRfz+vjY+Azh6NAN8QwP7gzc/soLyfsp2R3O7PsGBy3P7xYfJdgIxxj3Ib4X4dME5Zg07ukOL+Hl+esNKfzY7Nkd7BTHNQAHBtMD5eUG8CoG4AHu08H7BfTvvwDpDii+3s/8KBXiFyn/AAbXLuzP/O38OvK7+B4vJAj6GwAE+8QMxBAS8BwNJ8vt4w/mtg37GdzJ/BIoKhH3+xTW4NbgJsX8HBQiDu0g+RQEAgzx8wU6/PzvEwrt6d0Y5wr19QbCugX4CfLezAypG+nq9dkB6O/h6B7zCB2+AvHx6P8OAisU4wsR8vPzB6Lk3838Mx8M7eIVz9D27ewK4BYGBwnvvbkk2+rTEtHZGwnoAgVFBQ/3GAnT+AcbBqvf/8Ao3wf+3tvPKg0WEf4EL9IA7fQiAejvBdrjEM7jE97TItYRAAkQE/nfAdsPAxzoL7nyEPoAGgX16OoW0R3jCeYLG/4A8jgE7QUWudrsIhYl+eHu6iTx/dIR+NDZ/uYX2v3v+9vg8fgbAvoB4OviFsMRC7vdoiIZ9uQG5vzj/tf61OfkAbvx5Rb8Ewn8DPr0GvL2w/nF4ukQ0djI/h3U/RQB6v8G1g8O5vMdAe3x/A3VE9DVJNUT3Q/XPwwqHwFD+AIJ4wkJ7+czAvPo6x77xw8O5s35KtTzAPcO7wQnEb8RCyYUId348e/N5Rv50x/y7RgkBgrxCtz5zboHFOsF6g+qAvIe/lbvMefo3AQI5fMMDxLZ79Ue/QEOBz0o8yQINxIoyM8W3TUbFtcHBuAQOO/i1uUOLdgC6PEW/BLO8u2rIscV4wjWBhER7QQJ2PYA097tHCrL9MH1MwbitvzqMtfgyv/T/MMT5dsK/9MP1RD+CwQj2LrXExD64Pob3i/jPvz23Ov1sNnxJfn8DOu2XwXnI+ssAhbw09XRPfTbROgaANQhIhAFxxr9K/b56PcK8RzqGMEe+eMEJAPOL/sT/CEO8BcsAgDqzu3oCuURvBUU6OkJ1vMc2QHyKvEv5hffJe4j+cDw3NMJIOIhFP0R9Q8DEhvd5hz6uTDw8PHh7grf+cbrLxHk3dnhDxjuAMPkCccs2NwhTAUDBgAb5tD86cn0xRkHC7nM7y7/GQ31ERL1xxTuBAnnJdT1NQy69/8RJBAw27rkCNrf1Q4U+OAmAOXoIdAREy7o4dSw6fntIPMZ4hXmENfQ8dgPHxvs1esL+dL0ChTWLfD4AuMUJifu/PvsshcQ+efu2SEbHwoIzuwmJPH4LxXtIOX/Dufd2gLtBx73xR3/LhkgHh8GzfLRFxXq/iHX6yIgwyIl5+X73RoaBusH3eYe27wi6QIK+SlF4h/eEAjm5/b2CP0i3hbxDszbFxj7gc4h0gQNFzsaBOD7CeUT5RXnHOT7Fgby5f/b+hHMAQHW3hf7xfTiLQYX99XqDB3j1/QMz7XV7Avx7dsPFCMwDh7/1wPwH/fXHRnuBvws+w28HazgEdAF+vsVAOYDM+IQ9v7WwBLtES8DERDS8hEz6L8XIP39rvMzCvnK5A8vFOHlGOwHHx0bBv/v3/kIDBvN/gXI9Rnw4RcUzu+iAvwUGr3bOOv/7fLx/Pj4wxLg7Qj+CzD20CIR9gT6EcwGBQT+6Q4L6ssEruMYAPrbA+j16+Lf2N/k2Bsl+CIg2xEOSBTZ8hLu87Aa8QcBD+vP1/35Lv7lDPnpDbgSAunx8OfpzPUk2xQRDjQOL/zQ2gD6/uEb2QwcC/rU1+fA9/ERAN7g9P702AnFGf7J1tgcCCLJWuYW6/rm9/vpyDEE1dv2DA0E/hgmINjo6NkICSPvCOXp95rP9ee5EBbu/u0KFtP93u0QFBDA1xYhHczzM9cgINYE2Bnr0dEC2gnl8jnp+A709xYAE+fx9e/nC+by/AkZ/sXCzfD1LMvU4fD42sjQJeol7g3a4yryLg0+4e8P+9gREwzwAsEFFQcLvL8ISgvwHsva5vrrKfL93RP1BQvkywTuHeLcLhYGDAT7EunCAeA29g4Xu+Pd4/UQ9w4CCegL9d8BI/PbztwnOe4M6vfd/AwIzPf0E8AU/Q7XABQRAPLpLtsZCgwbAhkR8gj/1AzeE/7y2VukGgILDwLr2Pv5+QTr3gIoKLgLAs1S7s0iA78cCuTu9rX6CvfTw9oFAvvjFcUc5Sz/HPEcog33GCH2IfkXGT/s2/PL7BP/5CjIDeID7MxS2gUsAtj2FsgE58JKMP+rCz0izuPM8RoK+QgiHycgF83pyBEW5yoQ7Q0WFiXMBiM2Dg76liQI7sT5E+oG5wDx8RjcEdEPEejn3AvlARgS0hoGAinaAPo3Mejf9V8bCuvcJgIGDygMJd7X0ff7IOT6AuHwFO72Bx0xAhI44xfk1P78DTL5Bhb6KMHnBfLb3yYODgkc6O/V/vMCw0L/K7HTBCXaHxEl4A/rDwHHDCcG/h8WBRzk1x3m7OQv9fPcKRrb7AALIuYSBvny+eAR9Qf5OTD+5eERGf0n7ReEAzHi3NnD+L3k0Org+e2/yi3x+ev86ijt5RAkEgb/0jXYK+UC/Azm9w36JenRMhYS/fjl6Sk42QkL5y32Cej0/d3nATbM+SvWNA7FwgcE6gAI4NkH4xHfA8XxKBX1+PXP3ui+zuAP5BwdGeoTxcge+Svy6QwcEREL6uza8NLY8gDj2QD/LSD8/hoM7tb/1ebsC/LjDRarEeAI2u7/zxK7ChP6M8UB9hEG6Ar6COsSLPMu4f/p9CSY6gL0w9TpEP/4EOkPEwYZBd4JtOHq4wY5HNUX9fO52iEG1wEmwN8a5Dbx+9cV8+rH8SDcAAc13BDrGQwC+fskEjLr9hEmtTUL7Qj/7OjbDPOyEdAIFvMUHAY3JQL7JOEa7u3q7fzX/Nv95A4T4tkJLMvl8QEcAsDw+/7v9Pfq1OzmtvwMIQbzGN75IAQy6d8N3hHo79kpBRTUAP4Z0MYTB+vEA+YC/wTZyvAiMtkU9+0L2gjn6vARAxcD9xEjGvz9BusAHQjX6sL/+/PbEvsL0xbRE9YFzBXPBzIq3hHvFO4Y6UTgzhj9xA3uFhn49iH78gXcALwfCvPo69sY4gK9BN/b5uoaHHA81gfbPvoq3enZ7uIY+QDX8PDuAhTgAPv4sdXS3PbxywUP1P4W0+4MJgcD28X80DDxO+/eBUMR8Rz2APDmzP/mBNnPDub07BYDDvf0290lNeIP5jD96P4A3DECgb7+Ax3u7cfd+hTwEvYtzskizfDjCfkI/svO/Okj9xjx+hEO+87+JAoaFvXVBRHcEdAPCx74Hez54QjXoyjWAczR1hHT7RoR5fUSE/7i//kn4SLP3QMcLNoDAO3zyBLY3zHq6P4EAuL+7yH2+/P51tytA9j6EAoO+O8iBgbTBvTm9xDhDg0M2Njy4gfb/wFGAQLY4Pzn+g3COP8m67nx8BHj4xsUusJMKvUeB94QHe/QGyTzCyY/7urs/v/eJ/sD7AT5ufXgD+/T0BsKCfnxK/X3DAG3768E7xDx6xXV+vse7+sxBxjC9L0Kz8zx/fom3dgI3hdHDyMD+uUTCB8R/wPGIPsgyugT4AkG4CkOGtvczOvLEfLx6DAG7joK+QIKBBrpF/AzzvPZDAoHFgwD3QEU+hnK+N4u5/II+Ark/zIF7wol5xMOBQ8MC+PTHRQTKeEH1uEpGSL4HQX5GvfyHRglAgQD9fXg+A/8z+MM9gb0/uY3Iwr6thsP3+/8/+sh3SjJ1+L2G9IJzg/r3foU4sXc2QPwB+oT8wT77enxOw3q8xLoGuX9B7S18gDv0P8fAALu3iDU8fMqFv7qEDPyKvn88wju7Rv/Fx8aB+r37Abw3vwPJB0jGQ/nD+IjC7T1JiMYEAvpCQ7o/Vj+6fYNuDT2+dT4HfbyHOj7yDcRFC/R6gwAFAHqEeMK1fDy3uYMKvzjFu/W5xcqFyv5x8ElH+HZ8AnP5vrxERIX+v/3EOTvyx4Nzgsm9ennCQ3/D/TdNtbcA+MS8sUiCxUB9wT7zPL+J9jv6CoLJOUA/Af7BdbpG+vfCtwA3w/32QDgzg+2CLH++BPpCsv84AjpE88S6/YCLt8VEwHaB8MuKRQMxSEL1ycbKxneGNvlJOUZUuP/+BL3EwL2BejwAOcq5N8OAdsx8g9W0OLD6QrB4BAE4fLaC/7TC8kE+Qfr7NUc4OksCBAeIdMZ6Af+sbLk7AvnzSjdCBbO8RgS6+QY+OXM8uvsz+bjDdn1D7MSC/8kLfs+2Af6BCLGAioUMdnw3PgQDgIQGMYE+zD4Q+QRAOcFEu7+8frvRwcV8AcuAMACEP71Cwri4f4WONP89/rc9tL27OXf5gnpAuHD3woP9wbwDQIl8QA0Ijr5CvLo4RAGLQgUItIc7yT5A97c3cfbIbgJuwoKBP7bKODTDM7zwOPpy8jh/+MG4h/93wLjCQTY9uzx2AkMBu3zBhcbAxLWAAX5FgslDwfT9/zpHRUG5gjUBgT27t/86fkX7zHr0t/AHgQ4FA4jvQ8WCh319gva9x7rEvX8vwUO+NfsJgEH3uzRCBIIDivt/dYSDc04Ifsn+B3lEd8wJ9PqF9MGFQ7++uIWLOI84dvVCPcQHxD1CwDKFCgE6uoiDwv7ICUE8PPr7ecs9NLM1/f87i7tB/sW4gMHAQkTDSbP8iT19ccHGA/h/zrIwf7OGPoRHeDpBuMU6P4O7/oGJ8v/4urMwqnMIv4DBSP13fY9M+IB48sY6OcmB/jH4fT4ExEHFOIdCtoo+vzwxg8A5Ann9vbx49/65ucM7gcrNecmJz/+4+wG5OrhEBHV8fkQ9CEAC/UC/zLuAeIU2wjpFR8BAyca8fXp7eda7+sNBNADHyTx/T3n7DPkKu3o3Azm8vkAEB79MQ=="}');
;// CONCATENATED MODULE: ./build/triage/injection/scorer.js
// How likely a text orders the agent to do something: a linear model, trained by `test/bench/triage/train-injection.ts`.






const buckets = 1 << 14;
const trained = new linear/* LinearModel */.t(weights_namespaceObject, buckets);
/** Log-odds from which a text is flagged, and from which it is flagged if a rule holds too; the training script shows what they cost. */
const certain = 3;
const likely = -2;
/** Below this by its letters alone, nothing more is looked up. */
const possible = -6;
/** Of a folded text, as log-odds: of the whole or its likeliest sentence, because an order may follow a true complaint. */
function scoreOrder(lines, model = trained) {
    const parts = splitParts(lines);
    const tallies = parts.map(({ all, from, to }) => model.tally(all.words, from, to));
    const [first] = tallies;
    if (first !== undefined && tallies.length > 1)
        tallies.push(tallies.slice(1).reduce(addUp, first));
    const letters = highest(tallies.map((tally) => model.weigh(tally)));
    if (letters < possible)
        return letters;
    const rows = hashClasses(parts);
    if (rows.length > 1)
        rows.push(rows.flat());
    return rows.length === 0 ? letters : highest(tallies.map((tally, at) => weigh(model, tally, rows[at] ?? [])));
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
    const value = 1 / Math.sqrt(rows.length);
    return model.weigh(tally, rows, rows.map(() => value));
}
/** In UTF-16 units: shorter sentences say too little to be judged alone; they go with the next. */
const shortest = 8;
const ends = '\n.!?;。！？…।؟۔';
function splitParts(lines) {
    const all = (0,triage_words/* readWords */.ux)((0,lexicon/* foldWords */.rM)(lines));
    const { text, words, starts } = all;
    const parts = [];
    let from = 0;
    let start = 0;
    for (let index = 0; index < words.length; index += 1) {
        const { isMark, text: sign } = words[index];
        const at = starts[index] ?? 0;
        if (!isMark || at - start < shortest || !ends.includes(sign))
            continue;
        if (sign <= '~' && sign !== '\n' && !/[ \n]/.test(text.charAt(at + 1)))
            continue;
        parts.push({ all, from, to: index + 1 });
        from = index + 1;
        start = at + 1;
    }
    if (start === 0 || text.length - start >= shortest)
        parts.push({ all, from, to: words.length });
    return parts;
}
/** Of each part, its classes of words beside each verb that gives an order; nothing where no verb may stand. */
function hashClasses(parts) {
    if (parts[0]?.all.words.some(lexicon/* mayBeVerb */.yP) !== true)
        return [];
    return parts.map(({ all, from, to }) => {
        const found = new Set();
        for (const { classes, orders, isQuestion } of splitSentences(all, from, to))
            for (const verb of ['', ...orders])
                for (const name of classes)
                    found.add((0,hash/* hashText */.qj)(`${verb}*${name}${isQuestion ? '?' : ''}`) & (buckets - 1));
        return [...found];
    });
}

;// CONCATENATED MODULE: ./build/triage/injection/find-order.js
// Orders to the agent in plain words.





const forComments = compile(orderRules);
const forHidden = compile(hiddenRules);
/** How far from its verb an object may stand, in UTF-16 units. */
const reach = 160;
/** What a folded text orders, if anything: a rule holds of a text that is not unlikely to be an order, or the scorer is certain. */
function findOrder(text) {
    const score = scoreOrder(text);
    if (score < likely)
        return undefined;
    return findRule(text) ?? (score < certain ? undefined : 'order');
}
/** The same by a rule only. */
function findRuled(text) {
    return scoreOrder(text) < likely ? undefined : findRule(text);
}
/** The first rule that holds of the first sentence. */
function findRule(text, rules = forComments) {
    return judge(sentencesOf(text), rules);
}
/** The same of text that is hidden or in a name, where less is enough. */
function findHiddenOrder(text) {
    const sentences = sentencesOf(text);
    return judge(sentences, forComments) !== undefined || judge(sentences, forHidden) !== undefined;
}
/** Whether a text may be an order of any kind: enough where nobody writes anything for a good reason. */
function mayBeOrder(text) {
    return sentencesOf(text).some(({ orders }) => orders.size > 0);
}
/** Enough in a code that has to be deciphered: an order of at least three words. */
function isBareOrder(text) {
    return /\S \S+ \S/.test(text) && (mayBeOrder(text) || findHiddenOrder(text));
}
const sentencesOf = (text) => splitSentences((0,triage_words/* readWords */.ux)((0,lexicon/* foldWords */.rM)(text)));
function judge(sentences, rules) {
    let before;
    for (const sentence of sentences) {
        // "It" may stand for what the sentence before has named.
        const around = sentence.classes.has('it') && before !== undefined ? [before, sentence] : [sentence];
        const rule = sentence.classes.size < 2 ? undefined : rules.find((one) => holds(one, sentence, around));
        if (rule !== undefined)
            return rule.code;
        if (rules === forComments && showsSigns(sentence, around))
            return 'several-signs';
        before = sentence;
    }
    return undefined;
}
function holds(rule, sentence, around) {
    if (sentence.isQuestion && !rule.asks)
        return false;
    if (!rule.groups.every((group) => group.some((name) => around.some((one) => one.classes.has(name)))))
        return false;
    const { classes } = sentence;
    if (rule.unless.some((name) => (name === 'advice' || name === 'report') && classes.has(name)))
        return false;
    if (rule.unless.includes('advice') && classes.has('contrast'))
        return false;
    const talking = new Set(sentence.words.filter((word) => isAnyOf(word, rule.unless)).map(({ clause }) => clause));
    const words = around.flatMap((one) => one.words).filter(({ clause }) => !talking.has(clause));
    const groups = rule.groups.map((group) => words.filter((word) => isAnyOf(word, group)));
    const isComplete = groups.every((group) => group.length > 0);
    if (rule.verbs === undefined || !isComplete)
        return isComplete;
    const orders = sentence.words.filter(({ clause }) => !talking.has(clause)).filter(ordersWith(rule.verbs));
    return orders.slice(0, mostOrders).some((verb) => {
        const near = groups.map((group) => group.filter(({ at }) => at !== verb.at && Math.abs(at - verb.at) <= reach));
        return near.every((group) => group.length > 0) && new Set(near.flat().map(({ at }) => at)).size >= near.length;
    });
}
/** Of one sentence; more of them is a list, or made to keep us busy. */
const mostOrders = 50;
/** Things that feedback seldom names together with an order. */
const signs = 'called agent pr secret vault payload boss quiet free core url script out human check rules newtask mine prompt machine'.split(' ');
const enough = 3;
const noSign = [...talk.split(' '), 'contrast'];
function showsSigns({ isQuestion, classes, orders }, around) {
    if (isQuestion || noSign.some((name) => classes.has(name)))
        return false;
    const shown = signs.filter((name) => around.some((one) => one.classes.has(name)));
    if (shown.length < enough || orders.size === 0)
        return false;
    const showing = around.flatMap((one) => one.words).filter((word) => isAnyOf(word, shown));
    return new Set(showing.map(({ at }) => at)).size >= enough;
}
const ordersWith = (names) => (word) => word.isOrder && word.classes.some((name) => names.has(name));
function isAnyOf({ classes }, names) {
    return names.some((name) => classes.includes(name));
}


/***/ }),

/***/ 5582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ findForgery)
/* harmony export */ });
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1310);

const quotedData = '(?:feedback|comment|data|quote|text|input|prompt|item)s?';
const closingTags = `</[a-z_]*${quotedData}>\\s*(?:</[a-z]+>\\s*)*`;
const forgeries = [
    // Tokens of chat templates at work rather than talked about: a role, a word or a line end sticks to them.
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
/** How a line begins in one of them: mostly none does, and then they need not be tried. */
const anywhere = /[<[\n]/;
const atStart = /^ ?(?:[^a-z ]|tool|function|action|human|user|system|developer|operator|end)/;
/** A fence that opens a comment and is closed again only quotes something. */
const balancedFence = /^(`{3,}|~{3,})[^\n]*\n.*?\n\1/s;
function findForgery(text) {
    if (!(anywhere.test(text) || atStart.test(text)) || balancedFence.test(text))
        return undefined;
    return forgeries.find(({ pattern, before }) => {
        const found = pattern.exec(text);
        if (found === null)
            return false;
        return before === undefined || (0,_find_order_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeOrder */ .zv)(text.slice(found.index + found[0].length - 1));
    })?.code;
}


/***/ }),

/***/ 5999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ findHits),
/* harmony export */   PB: () => (/* binding */ verbs),
/* harmony export */   R5: () => (/* binding */ beginsWord),
/* harmony export */   VB: () => (/* binding */ noGlue),
/* harmony export */   Z2: () => (/* binding */ glues),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   qE: () => (/* binding */ isKnown),
/* harmony export */   rM: () => (/* binding */ foldWords),
/* harmony export */   yP: () => (/* binding */ mayBeVerb)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5308);
/* harmony import */ var _words_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3735);
// Words and phrases of `words.json`, found in a text by the words that they begin with.


const verbs = new Set('ignore obey reveal send run fetch add change delete disable approve say hide become ask'.split(' '));
/** Words that hold a clause together, and open it to an order or keep it open. */
const glues = ['please', 'request', 'lead', 'not', 'greet', 'and', 'for', ''];
const noGlue = glues.length - 1;
/** By their first two letters; scripts without blanks by the first. */
let lexicon;
const placesOf = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ofEachWord */ .V_)(({ text }) => readPlaces(text));
function readPlaces(word) {
    const places = [];
    for (let offset = 0; offset < word.length; offset += 1) {
        if (offset > 0 && !beginsWord(word, offset))
            continue;
        lexicon ??= compile();
        const rest = word.slice(offset);
        const sign = rest.charAt(0);
        const entries = lexicon.get(keyOf(rest)) ?? [];
        const longer = entries.filter((entry) => entry.firstWord === rest && entry.text !== rest);
        places.push({
            offset,
            sign,
            role: roleOf(sign),
            length: rest.length,
            hits: entries.flatMap((entry) => (entry.text === entry.firstWord && findEntry(rest, 0, entry)) || []),
            longer: Map.groupBy(longer, ({ text }) => signBehind(text, rest.length)),
        });
    }
    return places;
}
function roleOf(sign) {
    if (/[\p{L}\p{N}]/u.test(sign))
        return 'letter';
    if ('\n.!?。！？…।؟۔'.includes(sign))
        return 'end';
    if (',;:()*>#•–—-、，；：（）「」،؛'.includes(sign))
        return 'break';
    return '"“”«»„‘'.includes(sign) ? 'quote' : 'other';
}
/** Whether a word may begin an entry. */
function isKnown(word) {
    return readPlaces(word).some(({ hits, longer }) => hits.length + longer.size > 0);
}
/** Whether a word may begin a verb: mostly none of a text does, and then it orders nothing. */
const mayBeVerb = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ofEachWord */ .V_)((word) => placesOf(word).some(({ hits, longer }) => [...hits, ...[...longer.values()].flat()].some(({ kind }) => kind.isVerb)));
/** Every entry that begins at a place of a word in a text, shorter ones first. */
function findHits(text, at, { hits, length, longer }) {
    const end = at + length;
    // Before `_`, the word is no whole one.
    const own = text.charCodeAt(end) === underscore ? hits.filter((hit) => hit.isOpen || hit.length < length) : hits;
    const entries = longer.size > 0 ? longer.get(signBehind(text, end)) : undefined;
    return entries === undefined ? own : [...own, ...entries.flatMap((entry) => findEntry(text, at, entry) ?? [])];
}
/** The first that is neither a blank nor a hyphen. */
function signBehind(text, end) {
    const sign = text.charCodeAt(end);
    return sign === blank || sign === hyphen ? text.charCodeAt(end + 1) : sign;
}
/** The entry if it is there, or itself with an s as a noun. A hyphen may stand for its blank. */
function findEntry(text, at, { text: entry, isOpen, kind }) {
    for (let index = 0; index < entry.length; index += 1) {
        const sign = text.charCodeAt(at + index);
        const same = entry.charCodeAt(index);
        if (sign !== same && !(sign === hyphen && same === blank))
            return undefined;
    }
    const end = at + entry.length;
    if (isOpen || endsWord(text, end))
        return { kind, length: entry.length, isOpen };
    const isNoun = !kind.isVerb && text.charAt(end) === 's' && endsWord(text, end + 1);
    return isNoun ? { kind, length: entry.length + 1, isOpen } : undefined;
}
const blank = 0x20;
const hyphen = 0x2d;
const underscore = 0x5f;
/** Scripts from Hebrew on put articles and particles onto words, or no blanks between them. */
const firstUnspaced = 0x590;
function isLetter(unit) {
    if (unit < 0x80)
        return (unit >= 97 && unit <= 122) || unit === underscore || (unit >= 48 && unit <= 57);
    return unit > 191 && unit < firstUnspaced;
}
/** `_` makes one name of what stands beside it. */
function beginsWord(text, at) {
    return !isLetter(text.charCodeAt(at)) || !isLetter(text.charCodeAt(at - 1));
}
function endsWord(text, end) {
    return end >= text.length || !isLetter(text.charCodeAt(end)) || !isLetter(text.charCodeAt(end - 1));
}
const undecomposed = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', ß: 'ss' };
/** As words are compared: without code marks, and without the accents of Latin, Greek and Cyrillic letters. */
function foldWords(text) {
    const bare = /[`*\u2018\u2019]/.test(text) ? text.replace(/[`\u2018]|\*\*/g, '').replaceAll('\u2019', "'") : text;
    if (!/[^\n -~]/.test(bare))
        return bare;
    const unaccented = bare.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    return unaccented.replace(/[ıłđøæß]/g, (letter) => undecomposed[letter] ?? letter).normalize('NFC');
}
function keyOf(text) {
    return text.slice(0, text.charCodeAt(0) < firstUnspaced ? 2 : 1);
}
function compile() {
    const entries = new Map();
    for (const [name = '', , row = ''] of _words_json__WEBPACK_IMPORTED_MODULE_1__) {
        for (const written of foldWords(row.normalize('NFKC')).split('; ')) {
            const entry = entries.get(written) ?? createEntry(written);
            entries.set(written, entry);
            widen(entry.kind, name);
        }
    }
    const sorted = [...entries.values()].sort((a, b) => a.text.length - b.text.length || Number(b.isOpen) - Number(a.isOpen));
    return Map.groupBy(sorted, ({ firstWord }) => keyOf(firstWord));
}
/** As `readWords` parts them. */
const firstWord = /^(?:[a-z0-9\u0080-\u1fff\u2070-\u2fff\u3003-\uff00\uff10-\uffff]+|.)/;
function createEntry(written) {
    const text = written.replace('*', '');
    const kind = { classes: [], isVerb: false, isFree: false, glue: noGlue };
    return { text, isOpen: text !== written, kind, firstWord: firstWord.exec(text)?.[0] ?? '' };
}
function widen(kind, name) {
    const plain = name.replace('!', '');
    const glue = glues.indexOf(plain);
    kind.classes.push(plain);
    kind.isVerb ||= verbs.has(plain);
    kind.isFree ||= plain !== name;
    kind.glue = glue === -1 ? kind.glue : Math.min(glue, kind.glue);
}


/***/ }),

/***/ 6400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ LinearModel)
/* harmony export */ });
/* unused harmony export longest */
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5308);
// A linear model over words, pairs of neighbours and characters, all hashed; trained by test/bench/triage/learn.ts.

/** So many words and marks of a text are scored. */
const longest = 150;
class LinearModel {
    #bias;
    #scale;
    #weights;
    #mask;
    #know = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ofEachWord */ .V_)((word) => this.#learn(word));
    constructor({ bias, scale, weights }, buckets) {
        this.#bias = bias;
        this.#scale = scale;
        this.#mask = buckets - 1;
        this.#weights = new Int8Array(Buffer.from(weights, 'base64'));
    }
    /** Of some words of a text, from one place to another. */
    tally(words, from = 0, to = words.length) {
        const tally = { words: 0, wordCount: 0, grams: 0, gramCount: 0 };
        let before = _words_js__WEBPACK_IMPORTED_MODULE_0__/* .edge */ .cJ;
        for (let at = from; at < Math.min(to, from + longest); at += 1) {
            const word = words[at];
            const { own, grams, gramCount } = this.#know(word);
            tally.words += own;
            tally.wordCount += 1;
            if (word.isMark)
                continue;
            tally.words += this.#weightOf((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPair */ .Fm)(before, word.hash));
            tally.wordCount += 1;
            before = word.hash;
            tally.grams += grams;
            tally.gramCount += gramCount;
        }
        tally.words += this.#weightOf((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPair */ .Fm)(before, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .edge */ .cJ));
        tally.wordCount += 1;
        return tally;
    }
    /** Log-odds, with rows and what each is worth beside the words. A long text has no more weight than a short one. */
    weigh(tally, rows = [], values = []) {
        let sum = tally.words / Math.sqrt(tally.wordCount || 1) + tally.grams / Math.sqrt(tally.gramCount || 1);
        for (let at = 0; at < rows.length; at += 1)
            sum += (this.#weights[rows[at] ?? 0] ?? 0) * (values[at] ?? 0);
        return this.#bias + this.#scale * sum;
    }
    #learn(word) {
        const hashes = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .hashGrams */ .t9)(word);
        let grams = 0;
        for (const hash of hashes)
            grams += this.#weightOf(hash);
        return { own: this.#weightOf(word.hash), grams, gramCount: hashes.length };
    }
    #weightOf(hash) {
        return this.#weights[hash & this.#mask] ?? 0;
    }
}


/***/ }),

/***/ 265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ foldSpace),
/* harmony export */   GW: () => (/* binding */ isWordless),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   r7: () => (/* binding */ foldLines)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3039);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4252);


/** In UTF-16 units after white space is folded: twenty times what a prompt shows of a comment. No rule reads further. */
const longestText = 20_000;
const longestLine = 8_000;
function readEntry(entry) {
    const whole = foldSpace(entry.comment ?? '');
    const raw = whole.slice(0, longestText);
    const lines = foldLines(raw);
    const shown = mayBeCleaned.test(raw) ? foldLines((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(raw)) : lines;
    const text = (lines.includes('\n') ? lines.replace(/\s+/gu, ' ') : lines).slice(0, longestLine);
    const ascii = !/[^\n -~]/.test(lines);
    return { entry, raw, isOversized: whole.length > longestText, lines, shown, text, ascii, mayLink: mayLink.test(text) };
}
const mayLink = /https?:|www\.|@/;
/** Entities, HTML comments and characters outside ASCII: what cleaning may change. */
const mayBeCleaned = /[^\n\r\t -~]|&|<!-/;
/** Runs of white space as one blank, one line end or an empty line: no rule is to be outrun by blanks. */
function foldSpace(text) {
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
/** Entities are spelled out twice, because some are written twice over. */
function foldLines(raw) {
    const spelled = raw.includes('&') ? spellEntities(spellEntities(raw)) : raw;
    // Most comments are plain ASCII, for which there is nothing more to fold.
    const seen = /[^\n -~]/.test(spelled) ? (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .dropUnseen */ .Y)(spelled).normalize('NFKC').replaceAll('’', "'") : spelled;
    const folded = seen.toLowerCase().trim();
    return /[^\S\n ]| {2}/.test(folded) ? folded.replace(/[^\S\n]+/gu, ' ') : folded;
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
/** Emoji and punctuation are no words; neither is the digit inside a keycap emoji. */
function isWordless({ raw, entry }) {
    if (/[a-z]/iu.test(raw))
        return false;
    const comment = entry.comment ?? '';
    return !/[\p{L}\p{N}]/u.test((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .dropUnseen */ .Y)(comment.replace(/[0-9]\uFE0F?\u20E3/gu, '')));
}


/***/ }),

/***/ 5308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ hashPair),
/* harmony export */   V_: () => (/* binding */ ofEachWord),
/* harmony export */   cJ: () => (/* binding */ edge),
/* harmony export */   t9: () => (/* binding */ hashGrams),
/* harmony export */   ux: () => (/* binding */ readWords)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9952);
// A text as words and marks. What is found out of a word is remembered with it, because readers' words repeat.

/** Hashes of where a text begins and ends, as a neighbour of its first and last word. */
const edge = 0x811c9dc5 | 0;
const blank = 0x20;
const zero = 0x30;
/** So many words are remembered, none of them longer than this in UTF-16 units. */
const most = 50_000;
const longest = 40;
const remembered = new Map();
let slots = 0;
/** Computes something of a word once, for as long as the word is remembered. */
function ofEachWord(describe) {
    const slot = slots;
    slots += 1;
    return (word) => {
        word.facts[slot] ??= describe(word);
        return word.facts[slot];
    };
}
let last = { text: '', words: [], starts: [] };
/** Of a text in lower case. The scorers and the lexicon mostly ask for the same text, so it is read once. */
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
        if (isLetter(code)) {
            key = step(key, code);
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
/** Finding a word by a number, without cutting it out of the text, halves the time that reading takes. */
function knowWord(key, whole, start, end) {
    const known = remembered.get(key);
    if (known !== undefined && known.text.length === end - start && whole.startsWith(known.text, start))
        return known;
    const text = whole.slice(start, end);
    const word = { text, hash: (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .mixBits */ .Hj)(hashWord(text)), isMark: !isLetter(text.charCodeAt(0)), facts: [] };
    if (remembered.size >= most)
        remembered.clear();
    if (text.length <= longest)
        remembered.set(key, word);
    return word;
}
/** Letters and digits; outside ASCII whatever is no punctuation, so that emoji count too. */
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
/** Of two neighbours, or of one and the edge. */
function hashPair(left, right) {
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .mixBits */ .Hj)(Math.imul(left, 31) ^ Math.imul(right, 0x01000193));
}
/** Runs of three to five characters, the blanks around the word among them; of one and two where a character says as much as a word. */
const hashGrams = ofEachWord(({ text, isMark }) => {
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
});
/** All digits are one. */
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

/***/ 3735:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('[["approve!","ar","ادمج"],["each","ar","جميع; كل"],["explain","ar","شرح"],["fault","ar","خطأ; كيف"],["ignore!","ar","انس; تجاهل; تجاوز"],["pr","ar","بدون مراجعة; دون مراجعة"],["rules","ar","التعليمات; تعليمات; قواعد"],["each","cs","predchozi*; vsechn*"],["explain","cs","priklad*"],["fault","cs","chyb*; jak; proc"],["ignore!","cs","ignoruj*; nerid se; zapomen*"],["rules","cs","instrukc*; pokyn*; pravid*"],["ignore!","da","glem; ignorer; se bort fra"],["rules","da","anvisning*; instruks*; regler"],["add!","de","fuge"],["advice","de","ansonsten; sonst"],["approve!","de","genehmige*; merge"],["become!","de","ab jetzt"],["disable!","de","deaktiviere*; schalte"],["explain","de","erklar*; man; sollte; wie"],["fault","de","falsch; fehlt"],["ifai","de","falls du eine ki"],["ignore!","de","ignoriere*; missachte*; vergessen sie; vergiss"],["pr","de","ohne freigabe; ohne prufung"],["reveal!","de","gib; zeig"],["rules","de","anweisung*; instruktion*; regel; regeln; vorgabe*"],["run!","de","fuhr; fuhre"],["each","el","ολες; προηγουμεν*"],["ignore!","el","αγνοησε; ξεχασε"],["rules","el","κανον*; οδηγι*"],["access","en","admin rights; as a collaborator; as a maintainer; as an admin; push access; write access"],["add","en","add; append; attach; commit; configure; create; declare; define; drop; embed; enable; fill; generate; include; inject"],["add","en","insert; install; link; load; make; open; paste; place; prepend; put; register; save; schedule; set; use; write"],["advice","en","because; beginners; customers; developers; else you; far too; first; instead of; needs; not a; not at; not in the"],["advice","en","not on; not to; not under; or the; otherwise; the docs forget; the reader; too much; users"],["agent","en","agent; ai; ai agent; ai assistant; ai helper; assistant; automated assistant; automated system; bot; chatgpt"],["agent","en","claude; copilot; cursor; docbot; docs bot; gpt; helper; language model; llama; llm; model; robot; whoever"],["and","en","&; and; and then; before; by; or; then; while"],["approve","en","accept; amend; approve; auto-merge; automerge; close all; commit; confirm; deploy; dismiss; force-push; land"],["approve","en","lgtm; mark it as; merge; publish the; push; rebase; reopen; resolve; ship; squash"],["ask","en","ask; need; request; require; wait"],["become","en","act as; activate; answer as; become; enable; enter; from here on; from now on; imagine; play; pretend; role-play"],["become","en","roleplay; simulate; switch to; you are now; you have been upgraded"],["boss","en","approval code; approved by; as your; authorised by; full permission; has approved; have approved; i am your"],["boss","en","i approve; i authorise; legal department; management; openai; override code; pays for; security team; the cto"],["change","en","adjust; allow; bump; change; configure; edit; enable; exclude; expand; extend; loosen; lower; make; modify; move"],["change","en","overwrite; patch; pin; point; put; raise; rebase; redirect; reduce; relax; rename; replace; reset; revert; rewrite"],["change","en","set; switch; take; turn on; update; upgrade; use"],["check","en","--no-verify; 2fa; approval; audit; branch protection*; branch rule; check; ci; codeowners; confirmation; dco; gate"],["check","en","guardrails; hooks; lint; logging; no-verify; protection; review; reviewer; scanner; secret scanning; security scan"],["check","en","test; validation; verification; workflow"],["core","en","branch; contributing.md; directory; docs/*; folder; home page; homepage; landing page; licence file; license file"],["core","en","navigation; repo; repository; security policy; security.md; src/*; the documentation; the licence; the license"],["core","en","the site; the tests"],["delete","en","blank; delete; destroy; discard; eliminate; empty; erase; gut; kill; nuke; purge; remove; retire; rm; scrub; strip"],["delete","en","take down; take out; trash; truncate; uninstall; unpublish; wipe"],["disable","en","avoid; bypass; cancel; comment out; delete; disable; disarm; dodge; drop; evade; forgo; ignore; leave out; lift"],["disable","en","loosen; mark; mute; omit; override; pause; relax; remove; sidestep; silence; skip; stop; suppress; suspend"],["disable","en","turn off; unprotect; waive; weaken"],["each","en","across; all; any; both; complete; completely; each; entire; every; everything; full; whole"],["explain","en","a note; a table; clarify*; describe*; docs for; docs on; docs say; document how; example of; explain*"],["explain","en","on this page, they; page about; page on; page should; section about; section on; show how; warn; warning"],["fault","en","404; are hard; are not; aren\'t; breaks; broken link; by default; can i; can\'t; cannot; confused; confusing"],["fault","en","contradict*; could not; couldn\'t; crashes; deprecated; didn\'t; do i; does not; doesn\'t; error; expected; fail"],["fault","en","failed; failing; for me; forgets; gives; hangs; has no; have no; how can; how do; how to; i did; i followed; i get"],["fault","en","i got; i wish; ignored; ignores; in version; is blocked; is broken; is cut off; is dead; is described; is empty"],["fault","en","is gone; is it; is mentioned; is never; is not; is required; is shown; is there; is too; is used; isn\'t; it would"],["fault","en","lack; listed here; mismatch; missing; no longer; no such; not clear; not described; not explained; not found"],["fault","en","not work; not working; on macos; on windows; out of date; prints nothing; refusing; rejected; returned; returns"],["fault","en","said; says; should i; stops at; the docs forget; throws; typo; unclear; undocumented; unexpected; was removed"],["fault","en","what is the; where do; which one; why does; why is; would be good; would be nice; would help; wrong"],["fetch","en","access; check; clone; download; fetch; get; import; load; look at; open; pull; read; retrieve; see; take; view"],["fetch","en","visit"],["for","en","after; as; before; for; if; once; when; while"],["free","en","admin mode; administrator; dan; debug mode; developer mode; evil; maintenance mode; no limits; no restrictions"],["free","en","no rules; obey; pirate; rogue; shell; terminal; unlimited; unlocked; unrestricted; without limits"],["free","en","without restrictions"],["greet","en","all; any; attention; calling; dear; every; for; for all; for the; hello; hey; hi; instructions to; note for; the"],["greet","en","this; to; to all; to the"],["guarded","en",".github*; .gitmodules; .husky*; .npmrc; agents.md; branch protection*; claude.md; codeowners; git hook"],["guarded","en","pull_request_target; submodule; write-all"],["hide","en","bury; conceal; disguise; hide; keep this; leave no; leave out; obscure; omit; slip; sneak; squash"],["human","en","admins; anyone; anywhere; authors; changelog; commit; description; human; maintainer; management; nobody; operator"],["human","en","owner; person; pr; pull request; reviewer; team; the change; this change; this comment; this feedback; this message"],["human","en","this part"],["ifai","en","@agent; @ai; @assistant; @bot; @claude; @codex; @copilot; @gemini; if you are an; you are an ai"],["ignore","en","abandon; break; bypass; cancel; discard; dismiss; disregard; ditch; drop; forget; ignore; neglect; override"],["ignore","en","overrule; scrap; set aside; stop following; supersede; suspend; void"],["it","en","answer; both; each of; everything; it; output; result; that; the first; them; there; they; this; those; value"],["lead","en","afterwards; again; also; always; and then; anyway; as well; automatically; besides; btw; by the way; can you"],["lead","en","completely; could you; directly; everywhere; finally; first; fully; hello; help me; help us; here; hey; hi"],["lead","en","immediately; important; instead; is to; just; lastly; let us; let\'s; maybe; moreover; must; next; note; now; ok"],["lead","en","okay; p.s; perhaps; plus; proceed to; ps; quietly; remember to; second; secondly; secretly; should also; silently"],["lead","en","simply; so; step; supposed to; task is to; then; third; told to; too; try to; urgent; will you; would you; you can"],["lead","en","you have to; you may; you might; you must; you need to; you should; you to; you will"],["lifted","en","cancelled; disabled; ends here; expired; invalid; is over; lifted; not count; obsolete; off; outdated; replaced"],["lifted","en","revoked; suspended; void; waived; was a test"],["machine","en",".github*; .gitignore; .gitmodules; .husky*; .mcp.json; .npmrc; .vscode*; agents.md; auth check"],["machine","en","branch protection*; branch rule; ci workflow; ci.yaml; ci.yml; claude.md; codeowners; continue-on-error; csp"],["machine","en","dependabot; dependabot.yml; deploy job; deploy key; deploy.yml; dockerfile; docusaurus.config*; github/workflows"],["machine","en","id-token; licence; license; lockfile; makefile; mcp.json; netlify.toml; npm registry; own workflow; package.json"],["machine","en","postinstall; pre-commit; preinstall; pull_request_target; release script; release workflow; release.yml"],["machine","en","repository settings; requirements.txt; robots.txt; security.md; settings.json; submodule; terraform"],["machine","en","tsconfig.json; workflow file; workflows; write-all"],["mine","en","as a system; as commands; as if; as instructions; as your; instructions in; it says; listed there; the attached"],["mine","en","the reader; the result; the user; this comment; this feedback; this message; this text; what is written"],["mine","en","what\'s there; written there"],["newtask","en","before editing; before you fix; before you start; highest priority; new instruction; new orders; new task"],["newtask","en","primary instruction*; real job; real task; real work"],["not","en","avoid; cannot; do not; don\'t; dont; must not; never; no need to; nor; not; please don\'t; should not; stop; without"],["obey","en","act on; answer to; carry out; complete; comply; consider; do as; do exactly; do what; execute; follow; heed; honor"],["obey","en","honour; obey; perform; process; treat"],["out","en","@*; bucket; callback; collector; discord; dns; endpoint; external; ftp; gist; inbox; listener; mail; paste; server"],["out","en","slack; telegram; tunnel; webhook"],["page","en","a section; alt text; chapter; code block; diagram; example; faq; glossary; heading; in step; list of; paragraph"],["page","en","picture; quickstart; release notes; sample; screenshot; sentence; snippet; step 1; steps; syntax; table; the guide"],["page","en","the page; the reference; the section; the step; the text; the word; this page; tutorial; your page"],["pages","en","articles; backups; code; configuration; content; data; database; directory; doc; documentation; examples; file"],["pages","en","folder; footer; guide; header; headings; history; homepage; index; layout; link; navigation; page; project; readme"],["pages","en","readme.md; reference; repo; repositories; repository; section; sidebar; site; template; tests; warnings; website"],["payload","en","![*; <iframe*; <img*; <script*; advert; advertisement; analytics; backdoor; badge; banner; beacon; canonical; cdn"],["payload","en","console.log*; crypto; display:none; document.cookie; dofollow; embed; eval*; fetch(*; fonts; iframe; javascript"],["payload","en","keyword*; onerror*; onload*; payload; pixel; popup; redirect; script; seo; telemetry; tracker; tracking"],["payload","en","white text; widget"],["please","en","kindly; please; pls; plz"],["pr","en","--force; --no-verify; as resolved; auto-merge; default branch; directly; force push; issues; it yourself; mr"],["pr","en","no review; pr; pull request; release; review comments; tag; the branch; the merge; this change; this commit; to main"],["pr","en","without a review; without asking; without review; without waiting; your change"],["prior","en","above; before this; current; default; developer; earlier; existing; hidden; initial; old; operator; original"],["prior","en","outside; previous; prior; system; you got; you have been given; you were given; you were told; your"],["prompt","en","hidden instructions; hidden prompt; this prompt; your instructions; your prompt; your system"],["prtext","en","an issue; as a comment; base64; changelog; commit message; end of the page; in the docs; in the footer"],["prtext","en","in the page; in the pr; into the page; on the page; on this page; page source; pr description; pr text"],["prtext","en","public gist; pull request; reversed; to the docs; to the page; unredacted; verbatim; word for word"],["quiet","en","between us; don\'t ask; no questions; quietly; secretly; silently; unnoticed; unseen; without asking"],["quiet","en","without leaving; without review"],["real","en","actual; complete; content of; contents of; current value; entire; exact; full; live; real; their values; this job"],["real","en","true; value of"],["report","en","according to; button; called; claims; command; dialog; field; flag; had to; injection; it says; menu; named"],["report","en","option; quotes; says to; such as; tab; tell me to; tells me; the page tells; toggle; told me"],["request","en","could the; could you; will you; would you"],["reveal","en","add; answer with; append; attach; base64; cat; collect; commit; copy; decorate; disclose; display; document; dump"],["reveal","en","echo; embed; enumerate; expose; extract; give; grep; include; insert; leak; leave; list; log; mention; output"],["reveal","en","paste; print; provide; publish; put; quote; recite; record; render; repeat; reply with; retrieve; return; reveal"],["reveal","en","save; say; share; show; spell; state; store; summarise; summarize; tell; translate; unmask; write"],["rules","en","commands; configuration; constraints; context; conversation; filters; goal; guidance; guidelines; instruction*; job"],["rules","en","limitations; limits; message; orders; persona; policies; policy; programming; prompt; request; restriction; role"],["rules","en","rule; safety; settings; setup; task; text"],["run","en","build; call; compile; decode; execute; install; invoke; launch; perform; run; start; trigger"],["say","en","assert; attribute; claim; declare; inform; mention; note; pretend; report; reveal; say; state; tell; write"],["script","en","base64; bash; binary; blob; block above; build; command; curl; dependency; file; image; installer; npm; package"],["script","en","payload; plugin; postinstall; powershell; program; repo; script; sh; shell; snippet; string; terminal; tests"],["script","en","the output; wget"],["secret","en",".env; api keys; apikey; bearer; credential; deploy keys; env; environment variable; key; keychain; oauth; password"],["secret","en","pat; secret; token"],["send","en","beacon; call; contact; dm; email; forward; hit; leak; mail; message; mirror; ping; post; query; request; resolve"],["send","en","send; ship; stream; submit; sync; transfer; upload; wget"],["vault","en","$github_token; .aws/credentials; .env file; .env.production; .git/config; .netrc; .npmrc; .pypirc; .ssh/*"],["vault","en","/etc/passwd; /proc/self/environ; /var/run/secrets*; 169.254.169.254*; _token; access token; actions_cache_url"],["vault","en","actions_id_token*; actions_runtime_token; aws_secret_access_key; computemetadata*; git config; github_token"],["vault","en","hostname; id_rsa*; kubernetes.io*; latest/meta-data*; metadata.google.internal*; npm_token; other customers"],["vault","en","printenv; run env; secrets.*; session token; shell history; the output of env; whoami; your config"],["vault","en","your configuration; your context; your environment; your machine; your session; ~/.aws*; ~/.config*; ~/.kube*"],["vault","en","~/.netrc; ~/.npmrc; ~/.ssh*"],["approve","es","fusiona"],["explain","es","como; deberia; describ*; explica*"],["fault","es","error; falta; no funciona; no funcionan"],["ignore","es","ignora; ignorad; ignore; olvida; olvidate"],["not","es","no"],["obey","es","sigue"],["pr","es","sin revision"],["rules","es","directriz; indicacion*; instruccion*; regla"],["run","es","ejecuta; ejecute"],["each","fa","قبلی; همه"],["explain","fa","نمونه; چگونه"],["ignore!","fa","فراموش کن; نادیده بگیر"],["rules","fa","دستور; دستورالعمل; قوانین"],["each","fi","aiemmat; kaikki"],["ignore!","fi","ala valita; jata huomiotta; unohda"],["rules","fi","maaray*; ohje*; saanno*"],["approve","fr","approuve; fusionne"],["change","fr","change; modifie"],["disable","fr","desactive"],["each","fr","tout; toutes"],["explain","fr","comment; devrait; document*; expliqu*; faudrait"],["fault","fr","erreur; est faux; manque; ne marche"],["ignore","fr","ignore; ignorez; neglige; oublie; oubliez"],["obey","fr","suis"],["pr","fr","cette demande; demande de fusion"],["rules","fr","consigne*; directive*; instruction*; regle"],["each","he","כל"],["ignore!","he","התעלם; שכח"],["rules","he","ההוראות; הוראות; כללים"],["approve!","hi","मर्ज"],["each","hi","सभी; सारे"],["fault","hi","कैसे; नहीं है"],["ignore!","hi","अनदेखा; नज़रअंदाज़; भूल जा"],["pr","hi","पुल रिक्वेस्ट; बिना समीक्षा"],["rules","hi","आदेश; नियम; निर्देश"],["each","hu","korabbi; osszes"],["ignore!","hu","felejtsd el; hagyd figyelmen kivul; ne torodj"],["rules","hu","szabaly*; utasitas*"],["each","id","seluruh; semua"],["fault","id","salah"],["ifai","id","jika kamu ai"],["ignore!","id","abaikan; kesampingkan; lupakan"],["reveal!","id","tulis"],["rules","id","aturan; instruksi; perintah"],["add","it","aggiungete; inserisci"],["approve","it","approva; unisci"],["change","it","cambia; modifica"],["check","it","controlli; controllo; test"],["disable","it","disattiva"],["each","it","precedent*; tua; tue; tuo; tutte; tutti"],["explain","it","come; spieg*"],["fault","it","manca; non funziona; obsolet*; sbagliato"],["ifai","it","se sei un; se sei un\'ia"],["ignore","it","dimentica; dimenticate; ignora; ignorate; trascura"],["reveal","it","scrivi; stampa"],["rules","it","direttiv*; indicazion*; istruzion*; regola; regole"],["agent","ja","ai; エージェント"],["approve!","ja","マージして"],["become!","ja","あなたは今から"],["check","ja","チェック; テスト; レビュー"],["delete!","ja","削除し; 削除して"],["each","ja","すべて; 全部"],["explain","ja","説明; 説明が"],["fault","ja","ありません; エラー; 動きません"],["hide!","ja","言わないで"],["human","ja","誰にも"],["ifai","ja","aiエージェントへ; あなたがai; エージェントへ"],["ignore!","ja","忘れて; 忘れろ; 無視し; 無視して; 無視せよ"],["pr","ja","プルリクエスト; レビューなし; 直接"],["reveal!","ja","教えて; 書いて"],["rules","ja","プロンプト; ルール; 命令; 指示; 規則"],["run!","ja","実行して"],["approve!","ko","병합해"],["delete!","ko","삭제해"],["each","ko","모두; 모든; 위의; 이전"],["explain","ko","설명"],["fault","ko","안 됩니다; 않습니다; 없습니다; 오류"],["ignore!","ko","무시하고; 무시하세요; 무시해"],["pages","ko","파일; 페이지"],["pr","ko","리뷰 없이"],["rules","ko","규칙; 명령; 지시"],["secret","ko","비밀번호; 토큰"],["send!","ko","보내"],["each","nl","alle"],["explain","nl","hoe; uitleg*; zou"],["fault","nl","fout; werkt niet"],["ignore","nl","negeer; sla geen acht; vergeet"],["pr","nl","zonder review"],["rules","nl","instructie*; opdracht*; regels"],["approve!","pl","scal; zatwierdz"],["disable!","pl","wylacz"],["each","pl","kazd*; wszystk*"],["explain","pl","jak; opis*; wyjasn*"],["fault","pl","brakuje; nie dziala"],["ignore!","pl","ignoruj*; zapomnij*; zignoruj*"],["pr","pl","bez przegladu; bez recenzji"],["rules","pl","instrukcj*; polece*; zasad*"],["agent","pt","agente; ia"],["disable","pt","desative"],["each","pt","anterior*; previas; previos; suas; todas; todos"],["explain","pt","como; expli*"],["fault","pt","desatualizad*; errado; erro; falta; nao funciona"],["hide","pt","nao conte; nao mencione"],["ignore","pt","desconsidere; esqueca; esquece; ignora; ignore"],["pr","pt","sem revisao"],["rules","pt","diretriz; instrucao; instrucoes; regra"],["each","ro","anterioare; toate"],["ignore","ro","ignora; uita"],["rules","ro","instructiuni*; reguli*"],["add!","ru","вставь*; добавь*"],["approve!","ru","слей*"],["check","ru","провер*; тест*"],["disable!","ru","отключи*"],["each","ru","все; всё; предыдущ*; прежн*; свои*; твои*"],["explain","ru","как; объясн*; стоит"],["fault","ru","не работа*; не хватает; ошибк*; устарел*"],["ifai","ru","если ты ии"],["ignore!","ru","забудь*; игнорируй*; не обращай внимания; отбрось; проигнорируй*"],["obey!","ru","выполни*"],["pages","ru","документаци*; репозитори*; страниц*; файл*"],["pr","ru","без проверки; в main"],["reveal!","ru","выведи*; напечатай*; напиши*"],["rules","ru","инструкци*; команд*; правил*; приказ*; указани*"],["run!","ru","выполни*; запусти*"],["script","ru","команд*; скрипт*"],["secret","ru","ключ*; парол*; токен*"],["send!","ru","отправь*"],["delete!","sv","radera; ta bort"],["each","sv","alla"],["explain","sv","forklar*"],["fault","sv","fel; hur"],["ignore!","sv","bortse fran; glom; ignorera"],["rules","sv","anvisning*; instruktion*; regler"],["each","th","ก่อนหน้า; ทั้งหมด"],["fault","th","ผิด; อย่างไร; ไม่ได้"],["ignore!","th","ละเว้น; ลืม; เพิกเฉย"],["rules","th","กฎ; คำสั่ง"],["approve!","tr","birlestir*"],["check","tr","kontrol*; testler*"],["disable!","tr","kapat"],["each","tr","butun; onceki; tum; yukaridaki"],["explain","tr","nasil; ornegi*; saglanir"],["fault","tr","calismiyor; eksik; hata*; yanlis"],["ignore!","tr","gormezden gel*; unut; yok say*"],["pr","tr","incelemeden"],["rules","tr","kural*; talimat*; yonerge*"],["approve!","uk","злий*"],["delete!","uk","видали*"],["each","uk","попередн*; свої*"],["explain","uk","поясн*"],["fault","uk","бракує"],["ifai","uk","якщо ти ші"],["ignore!","uk","забудь*; проігноруй*; ігноруй*"],["pr","uk","без перевірки"],["rules","uk","вказівк*; правил*; інструкці*"],["each","vi","tat ca; toan bo; truoc"],["explain","vi","nen noi"],["fault","vi","loi"],["ignore!","vi","bo qua; hay quen; phot lo"],["rules","vi","chi dan; huong dan; quy tac"],["approve!","zh","合并; 批准"],["change!","zh","修改"],["check","zh","检查; 测试"],["disable!","zh","关闭; 跳过"],["each","zh","上述; 之前; 以上; 先前; 全部; 所有"],["explain","zh","怎麼; 範例; 說明; 说明"],["fault","zh","不起作用; 失败; 如何; 怎么; 没有说明; 错误"],["ignore!","zh","忘掉; 忘记; 忽略; 无视; 無視"],["pages","zh","仓库; 文件; 文档; 目录; 页面"],["rules","zh","指令; 指示; 提示词; 規則; 规则"],["run!","zh","执行; 运行"],["send!","zh","上传; 发到; 发送"]]');

/***/ })

};
