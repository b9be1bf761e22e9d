export const id = 682;
export const ids = [682];
export const modules = {

/***/ 6860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findRemedy),
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
// Why the documentation service could not be used, with what to do about it.
/** The message tells what happened, in which call and the remedy: never the key, a header, a body or a reader's text. */
class ServiceError extends Error {
    name = 'ServiceError';
    kind;
    status;
    remedy;
    constructor(fault) {
        const { kind, what, call, remedy, status, cause } = fault;
        super(`${call === undefined ? what : `${what} (${call})`}.${remedy && ` ${remedy}`}`, cause === undefined ? {} : { cause });
        this.kind = kind;
        this.status = status;
        this.remedy = remedy;
    }
}
const KEY = 'Check that `api-key` is an admin key of the project that `project-id` names, and that it was not revoked.';
const ADDRESS = "Check `base-url` (the service's address, with its path prefix if it has one) and `project-id`.";
/** What to do about a status that asking again does not change. */
function findRemedy(status) {
    if (status === 401 || status === 403)
        return KEY;
    if (status === 404 || status === 405)
        return ADDRESS;
    if (status >= 300 && status < 400)
        return 'Redirects are never followed: set `base-url` to the address that the service itself has.';
    if (status === 400)
        return 'Check `sources`, `statuses` and `max-age`.';
    return 'Ask whoever runs the service why it refuses this request.';
}


/***/ }),

/***/ 7187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iR: () => (/* binding */ shouldBeListed),
/* harmony export */   ig: () => (/* binding */ isMarkedFor),
/* harmony export */   vt: () => (/* binding */ settleUncertain),
/* harmony export */   xW: () => (/* binding */ listRepositories)
/* harmony export */ });
/* harmony import */ var _ledger_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9659);
/* harmony import */ var _ledger_repositories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4075);
/* harmony import */ var _prompt_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8844);
/* harmony import */ var _pull_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8803);




/** GitHub's lists may lag, and clocks differ a little. */
const overlap = 60 * 60_000;
const clockSkew = 60_000;
/** Which repositories' pull requests must be listed, and back to when. */
function listRepositories(ledger, tracking, serverUrl) {
    const wanted = new Map();
    const want = (name, time) => {
        const key = name.toLowerCase();
        const known = wanted.get(key);
        wanted.set(key, { name: known?.name ?? name, since: Math.min(known?.since ?? time, time) });
    };
    for (const fix of ledger.fixes) {
        const pull = (0,_pull_link_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePullLink */ .d)(fix.prLink ?? '', serverUrl);
        if (pull === undefined || (fix.state !== 'proposed' && fix.state !== 'declined'))
            continue;
        const name = `${pull.owner}/${pull.repo}`;
        want(name, lookBack(ledger, fix, name));
    }
    const uncertain = ledger.fixes.filter((fix) => fix.state === 'uncertain');
    for (const fix of uncertain)
        for (const name of [tracking, ...(0,_ledger_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .listReceiving */ .vD)(ledger)])
            want(name, fix.at - clockSkew);
    return [...wanted.values()];
}
/** A link younger than the last list was not looked for in it. */
function lookBack(ledger, fix, repository) {
    const readTo = fix.unreadableSince === undefined ? ledger.repositories[repository]?.readTo : undefined;
    return readTo !== undefined && fix.since <= readTo - overlap ? readTo - overlap : fix.at - overlap;
}
/** A list that goes back to the sending of a fix would hold its pull request, if there were one. */
function shouldBeListed(ledger, fix, repository) {
    return lookBack(ledger, fix, repository) === fix.at - overlap;
}
/** A pull request bears a fix's marker, and is not older than its sending: a marker may be copied from elsewhere. */
function isMarkedFor(fix, pull) {
    return pull.createdAt >= fix.at - clockSkew && (0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarkers */ .Xh)(pull.body).includes(fix.id);
}
/** @param lists by `owner/name` in lower case */
function settleUncertain(ledger, lists, adoptWithin, now) {
    return ledger.fixes
        .filter((fix) => fix.state === 'uncertain')
        .flatMap((fix) => settleOne(ledger, fix, lists, adoptWithin, now));
}
function settleOne(ledger, fix, lists, adoptWithin, now) {
    for (const [repository, list] of lists) {
        const pulls = list.kind === 'pulls' ? list.pulls : [];
        const found = pulls.find((pull) => pull.own && isMarkedFor(fix, pull));
        if (found !== undefined)
            return [{ type: 'pull-adopted', fixId: fix.id, prLink: found.url, repository, now }];
    }
    if (now - fix.at < adoptWithin)
        return [];
    const receiving = (0,_ledger_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .listReceiving */ .vD)(ledger);
    const whole = (list) => list?.kind === 'pulls' && list.complete;
    if (receiving.length > 0 &&
        [...lists.values()].every(whole) &&
        receiving.every((name) => whole(lists.get(name.toLowerCase()))))
        return [{ type: 'fix-freed', fixId: fix.id, now }];
    if (now - fix.at < _ledger_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableFor */ .LJ)
        return [];
    const reason = 'Whether the service took it up could not be found out for seven days: no repository that receives its pull requests could be read.';
    return [{ type: 'fix-given-up', fixId: fix.id, reason, now }];
}


/***/ }),

/***/ 3242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ readRetryAfter),
/* harmony export */   dq: () => (/* binding */ pollInterval),
/* harmony export */   fu: () => (/* binding */ backOff)
/* harmony export */ });
/* unused harmony export parseRetryAfter */
/* harmony import */ var _http_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6082);
// When to ask again: waits after a fault, waits that a service asks for, intervals between two polls. Times are milliseconds.

/**
 * Wait before the next try: exponential with full jitter, so that many clients do not come back together.
 * `attempt` is 0 after the first failure; `random` is from 0 to 1.
 */
function backOff(attempt, random, { base, cap }) {
    return Math.round(random * Math.min(cap, base * 2 ** Math.max(0, attempt)));
}
const GROWTH = 1.5;
const WIDEST = 8;
/**
 * Interval before poll `step` of one job (0 is the first): `shortest` at first, then somewhere between the step before and this one,
 * each 1.5 times the last. Never under `shortest`, never over eight times `shortest`.
 */
function pollInterval(step, shortest, random) {
    if (!(step > 0))
        return shortest;
    const target = Math.min(shortest * WIDEST, shortest * GROWTH ** step);
    const jittered = target / GROWTH + random * (target - target / GROWTH);
    return Math.min(Math.max(Math.round(jittered), shortest), shortest * WIDEST);
}
/**
 * Milliseconds that an answer's `Retry-After` asks to wait, from seconds or an HTTP date; undefined when there is none, it is nonsense,
 * or its date is over (a clock that differs must not turn into "at once").
 */
function readRetryAfter(headers, now) {
    return parseRetryAfter(headers['retry-after'], (0,_http_date_js__WEBPACK_IMPORTED_MODULE_0__/* .answeredAt */ .F7)(headers, now));
}
/** @param now the time of the answer that bears it */
function parseRetryAfter(value, now) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
    const wait = (0,_http_date_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHttpDate */ .m6)(text) - now;
    return wait >= 0 ? wait : undefined;
}


/***/ }),

/***/ 6082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ answeredAt),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   nY: () => (/* binding */ parseFixdate)
/* harmony export */ });
// Times in HTTP's headers (RFC 9110, section 5.6.7). All are epoch milliseconds of whole seconds.
// Date.parse alone would take "1.5" for a day in January.
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const TIME = '\\d{2}:\\d{2}:\\d{2}';
const IMF_FIXDATE = new RegExp(`^[A-Z][a-z]{2}, \\d{2} ${MONTH} \\d{4} ${TIME} GMT$`);
const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-${MONTH}-\\d{2} ${TIME} GMT$`);
const ASCTIME = new RegExp(`^[A-Z][a-z]{2} ${MONTH} [ \\d]\\d ${TIME} \\d{4}$`);
/** Any of the three forms; NaN for what is none. */
function parseHttpDate(text) {
    if (IMF_FIXDATE.test(text) || RFC_850.test(text))
        return Date.parse(text);
    return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : Number.NaN;
}
/** `Sat, 21 Nov 2026 12:00:00 GMT`, and no other form: just what a date is rendered as. */
function parseFixdate(text = '') {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : undefined;
}
/** When an answer was made, by its server's own clock: what it says about times is meant by that one. */
function answeredAt(headers, now) {
    return parseFixdate(headers.date) ?? now;
}


/***/ }),

/***/ 3271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  np: () => (/* binding */ advance),
  gW: () => (/* binding */ pruneFixes),
  yh: () => (/* binding */ questionedIds)
});

// EXTERNAL MODULE: ./build/domain/ledger/change.js
var ledger_change = __webpack_require__(515);
// EXTERNAL MODULE: ./build/domain/ledger/creating.js
var creating = __webpack_require__(3232);
// EXTERNAL MODULE: ./build/domain/ledger/entries.js
var entries = __webpack_require__(7659);
// EXTERNAL MODULE: ./build/domain/ledger/fix.js
var ledger_fix = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/domain/ledger/limits.js
var limits = __webpack_require__(9659);
// EXTERNAL MODULE: ./build/domain/ledger/repositories.js
var repositories = __webpack_require__(4075);
// EXTERNAL MODULE: ./build/domain/ledger/rounds.js
var rounds = __webpack_require__(8118);
;// CONCATENATED MODULE: ./build/domain/ledger/following.js
// Events that jobs and pull requests bring: what was read, and what it means for the fix.





function readJob(before, event) {
    const found = (0,ledger_fix/* findFix */.DF)(before, event.fixId);
    if (found?.state !== 'active')
        return (0,ledger_change/* dropped */.p)('its job is no longer followed');
    const { job, now, run } = event;
    const from = (0,repositories/* learnRepository */.jj)(before, job.source?.repository);
    const ledger = { ...(0,repositories/* learnRepository */.jj)(from, event.link), contact: true };
    const reason = found.unreadableSince === undefined ? found.reason : undefined;
    const fix = { ...found, job: { id: job.id, status: job.status }, unreadableSince: undefined, reason };
    if (event.link !== undefined) {
        // One that was merged for another fix may be older than this one, and missing in the lists that look back to it.
        const isMerged = ledger.fixes.some((other) => other.prLink === event.link && other.state === 'merged');
        const patch = { prLink: event.link, reason: undefined };
        return (0,ledger_change/* moveFix */.BR)((0,rounds/* succeedInRound */.gl)(ledger, run, now), fix, isMerged ? 'merged' : 'proposed', now, patch);
    }
    if (event.badLink !== undefined) {
        const reason = 'The service gave an address that is not a pull request of this GitHub.';
        return (0,ledger_change/* moveFix */.BR)((0,rounds/* succeedInRound */.gl)(ledger, run, now), fix, 'unchanged', now, { prLink: event.badLink, reason });
    }
    switch (job.status) {
        case 'active':
            return same(found, fix) && before.contact ? (0,ledger_change/* dropped */.p)('nothing has changed') : (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, fix));
        case 'archived':
            return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'archived', now, { reason: 'The service archived the job.' });
        case 'failed': {
            const change = (0,ledger_change/* moveFix */.BR)(ledger, fix, 'failed', now, { reason: 'The agent reported an error.' });
            return { ...change, ledger: (0,rounds/* failInRound */.it)(change.ledger, run, fix.entryIds, now) };
        }
        case 'completed': {
            if (fix.completedAt === undefined)
                return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, completedAt: now }));
            if (now - fix.completedAt < limits/* secondLook */.Qy)
                return (0,ledger_change/* dropped */.p)('it is read once more a minute after it completed');
            const reason = 'The agent finished and saw nothing to change.';
            return (0,ledger_change/* moveFix */.BR)((0,rounds/* succeedInRound */.gl)(ledger, run, now), fix, 'unchanged', now, { reason });
        }
    }
}
function same(a, b) {
    return a.job?.status === b.job?.status && a.unreadableSince === b.unreadableSince;
}
/** A job that cannot be read is polled on and shown; after seven days its fix is given up. */
function missJob(before, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(before, event.fixId);
    if (fix?.state !== 'active')
        return (0,ledger_change/* dropped */.p)('its job is no longer followed');
    // A job in an unknown state shows all the same that `job-path` is right.
    const ledger = event.found ? { ...before, contact: true } : before;
    const since = fix.unreadableSince;
    if (since === undefined)
        return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, unreadableSince: event.now, reason: event.reason }));
    if (event.now - since <= limits/* unreadableFor */.LJ)
        return (0,ledger_change/* dropped */.p)('it is shown already');
    return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, {
        reason: `Its job could not be read for seven days. ${event.reason}`,
    });
}
/** The state of a pull request, for every fix that it belongs to. */
function readPull(ledger, event) {
    let next = (0,ledger_change/* applied */.Ic)(ledger);
    let changed = false;
    for (const fix of ledger.fixes.filter((other) => other.prLink === event.prLink)) {
        const change = followPull(next.ledger, fix, event);
        if (change === undefined)
            continue;
        changed = true;
        next = (0,ledger_change/* applied */.Ic)(change.ledger, {
            handled: { ...next.handled, ...change.handled },
            closed: [...next.closed, ...change.closed],
        });
    }
    return changed ? next : (0,ledger_change/* dropped */.p)('its pull request is where it was');
}
function followPull(ledger, fix, event) {
    const { state } = event;
    // It is where it is since its pull request was closed, not since somebody looked.
    const now = Math.min(event.now, event.closedAt ?? event.now);
    if (state === 'merged' && (fix.state === 'proposed' || fix.state === 'declined'))
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'merged', now);
    if (state === 'closed' && fix.state === 'proposed')
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'declined', now);
    if (fix.state !== 'proposed' || fix.unreadableSince === undefined)
        return undefined;
    return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, unreadableSince: undefined, reason: undefined }));
}
function missPull(ledger, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(ledger, event.fixId);
    if (fix?.state !== 'proposed')
        return (0,ledger_change/* dropped */.p)('its pull request is no longer followed');
    const since = fix.unreadableSince ?? event.now;
    if (event.now - since > limits/* forgetUnreadable */.ZN) {
        return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, {
            reason: 'Its pull request could not be read for three months.',
        });
    }
    if (fix.unreadableSince !== undefined)
        return (0,ledger_change/* dropped */.p)('it is shown already');
    const reason = 'Its pull request cannot be read with this github-token.';
    return (0,ledger_change/* applied */.Ic)((0,ledger_change/* replaceFix */.g_)(ledger, { ...fix, unreadableSince: event.now, reason }));
}
function adoptPull(ledger, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(ledger, event.fixId);
    if (fix?.state !== 'uncertain')
        return (0,ledger_change/* dropped */.p)('it is no longer looked for');
    return (0,ledger_change/* moveFix */.BR)((0,repositories/* learnRepository */.jj)(ledger, event.repository), fix, 'proposed', event.now, {
        prLink: event.prLink,
        reason: undefined,
    });
}
function freeFix(ledger, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(ledger, event.fixId);
    if (fix?.state !== 'uncertain')
        return (0,ledger_change/* dropped */.p)('it is no longer looked for');
    const reason = 'Nothing shows that the service ever took it up; its entries are free again.';
    return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'freed', event.now, { reason });
}
function giveUpFix(ledger, event) {
    const fix = (0,ledger_fix/* findFix */.DF)(ledger, event.fixId);
    if (fix?.state !== 'uncertain')
        return (0,ledger_change/* dropped */.p)('it is no longer looked for');
    return (0,ledger_change/* moveFix */.BR)(ledger, fix, 'given-up', event.now, { reason: event.reason });
}

// EXTERNAL MODULE: ./build/domain/ledger/tracking.js
var tracking = __webpack_require__(3670);
;// CONCATENATED MODULE: ./build/domain/ledger/advance.js
// ledger × event → ledger: the one place that knows which rule judges which event.









/**
 * Judges an event on the state that it meets. One that no longer fits is dropped with its reason, and nothing may be sent for it.
 * `isHandled` answers from the shards for the ids that the event names.
 */
function advance(ledger, event, isHandled) {
    switch (event.type) {
        case 'fix-submitted':
            return (0,creating/* submitFix */.mY)(ledger, event, isHandled);
        case 'fix-withdrawn':
            return (0,creating/* withdrawFix */.AI)(ledger, event);
        case 'job-created':
            return (0,creating/* createdJob */.eJ)(ledger, event);
        case 'job-unanswered':
            return (0,creating/* unansweredJob */.o9)(ledger, event);
        case 'job-refused':
            return (0,creating/* refusedJob */.kg)(ledger, event);
        case 'service-limited':
            return (ledger.notBefore ?? 0) >= event.notBefore
                ? (0,ledger_change/* dropped */.p)('the wait is recorded already')
                : (0,ledger_change/* applied */.Ic)({ ...ledger, notBefore: event.notBefore });
        case 'lease-expired':
            return (0,creating/* expireLease */.qW)(ledger, event);
        case 'job-read':
            return readJob(ledger, event);
        case 'job-unreadable':
            return missJob(ledger, event);
        case 'pull-read':
            return readPull(ledger, event);
        case 'pull-unreadable':
            return missPull(ledger, event);
        case 'pull-adopted':
            return adoptPull(ledger, event);
        case 'fix-freed':
            return freeFix(ledger, event);
        case 'fix-given-up':
            return giveUpFix(ledger, event);
        case 'repository-read':
            return (0,repositories/* readRepository */.Nu)(ledger, event);
        case 'round-closed':
            return (0,rounds/* closeRound */.Pl)(ledger, event);
        case 'entries-set-aside':
            return (0,entries/* setAside */.Fi)(ledger, event, isHandled);
        case 'entries-given-up':
            return (0,entries/* giveUpEntries */.H_)(ledger, event);
        case 'decisions-scanned':
            return (0,entries/* scanDecisions */.nK)(ledger, event);
        case 'scan-completed':
            return (0,entries/* completeScan */.nm)(ledger, event);
        case 'feedback-counted':
            return (0,ledger_change/* applied */.Ic)({ ...ledger, tally: event.tally });
        case 'votes-kept':
            return (0,ledger_change/* applied */.Ic)({ ...ledger, votes: event.votes });
        case 'waiting-listed':
            return (0,entries/* listWaiting */.Ki)(ledger, event);
        case 'issue-intended':
            return tracking/* intendIssue */.oe(ledger, event);
        case 'issue-found':
            return tracking/* findIssue */.Ry(ledger, event);
        case 'issue-intent-dropped':
            return tracking/* dropIssueIntent */.rD(ledger, event);
        case 'comment-intended':
            return tracking/* intendComment */.wn(ledger, event);
        case 'comment-posted':
            return tracking/* postComment */.Gy(ledger, event);
        case 'comment-intent-dropped':
            return tracking/* dropCommentIntent */.Fj(ledger, event);
        case 'review-intended':
            return tracking/* intendReview */.PG(ledger, event);
        case 'review-posted':
            return tracking/* postReview */.Xc(ledger, event);
    }
}
/** Ids of an event whose place in the shards must be known before it is judged. */
function questionedIds(event) {
    if (event.type === 'fix-submitted')
        return event.fix.entryIds;
    if (event.type === 'entries-set-aside')
        return event.entries.map((entry) => entry.id);
    return [];
}
/** Closed fixes beyond the latest few leave `ledger.json` (the history has them), unless a comment still owes them a word. */
function pruneFixes(ledger) {
    const owed = new Set((0,ledger_fix/* pendingNews */.dn)(ledger).map((item) => item.fixId));
    const intended = new Set(ledger.tracking.commentIntent?.news.map((item) => item.fixId));
    const closed = ledger.fixes.filter((fix) => (0,ledger_fix/* isClosed */.Lx)(fix)).sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1));
    const old = new Set(closed.slice(limits/* recentFixes */.tw).map((fix) => fix.id));
    const keep = (id) => !old.has(id) || owed.has(id) || intended.has(id);
    return { ...ledger, fixes: ledger.fixes.filter((fix) => keep(fix.id)) };
}


/***/ }),

/***/ 515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ moveFix),
/* harmony export */   IY: () => (/* binding */ rememberDone),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   gH: () => (/* binding */ reopenWindow),
/* harmony export */   g_: () => (/* binding */ replaceFix),
/* harmony export */   p: () => (/* binding */ dropped)
/* harmony export */ });
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4924);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9659);
// What one event makes of a ledger, and the one way in which a fix changes its state.


function applied(ledger, extra = {}) {
    return { kind: 'applied', ledger, handled: extra.handled ?? {}, closed: extra.closed ?? [] };
}
function dropped(reason) {
    return { kind: 'dropped', reason };
}
function replaceFix(ledger, fix) {
    return { ...ledger, fixes: ledger.fixes.map((other) => (other.id === fix.id ? fix : other)) };
}
/** Brings a fix into another state with all that hangs on it: outcomes, ids done with, windows, declined topics. */
function moveFix(ledger, fix, state, now, patch = {}) {
    const moved = knowTold(ledger, {
        ...fix,
        completedAt: undefined,
        unreadableSince: undefined,
        ...patch,
        state,
        since: now,
        lease: undefined,
    });
    if (!(0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosed */ .Lx)(moved))
        return applied(replaceFix(ledger, moved));
    // What a closed fix was about is remembered only if it was declined, and then on its own.
    const next = replaceFix(ledger, { ...moved, topics: [] });
    const counted = countOutcome(rememberDecision(next, moved), fix, state);
    if (state === 'failed' || state === 'freed')
        return applied(reopenWindow(counted, moved, now), { closed: [moved] });
    const handled = Object.fromEntries(moved.entryIds.map((id) => [id, moved.id]));
    return applied(rememberDone(counted, moved.entryIds), { handled, closed: [moved] });
}
/** A pull request that a comment has told of already, for another of its fixes, is known from now on, even when that one has left. */
function knowTold(ledger, fix) {
    const { prLink, told } = fix;
    if (prLink === undefined || told.includes('pull-request'))
        return fix;
    const known = ledger.fixes.some((other) => other.prLink === prLink && other.told.includes('pull-request'));
    return known ? { ...fix, told: [...told, 'pull-request'] } : fix;
}
function countOutcome(ledger, before, state) {
    const outcomes = { ...ledger.outcomes, [state]: (ledger.outcomes[state] ?? 0) + 1 };
    if ((0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .isClosed */ .Lx)(before))
        outcomes[before.state] = Math.max(0, (outcomes[before.state] ?? 0) - 1);
    return { ...ledger, outcomes };
}
/**
 * Entries that are new again must be inside the next window, also when a scan that saw them held is recorded after this:
 * so it is kept when they came free, or not long before.
 */
function reopenWindow(ledger, fix, at) {
    const { oldest } = fix;
    if (oldest === null)
        return ledger;
    const scans = Object.entries(ledger.scans).map(([filters, scan]) => {
        const reopened = { at, oldest: Math.min(scan.reopened?.oldest ?? oldest, oldest) };
        return [filters, { ...scan, oldestWaiting: Math.min(scan.oldestWaiting ?? oldest, oldest), reopened }];
    });
    return { ...ledger, scans: Object.fromEntries(scans) };
}
/** Ids done with are kept beside each scan, so that the next window can tell them without reading a shard. */
function rememberDone(ledger, ids) {
    if (ids.length === 0)
        return ledger;
    const scans = Object.entries(ledger.scans).map(([filters, scan]) => [
        filters,
        { ...scan, done: [...new Set([...scan.done, ...ids])].sort() },
    ]);
    const done = new Set(ids);
    const attempts = Object.entries(ledger.attempts).filter(([id]) => !done.has(id));
    const votes = Object.entries(ledger.votes)
        .map(([page, kept]) => [page, kept.filter((id) => !done.has(id))])
        .filter(([, kept]) => kept.length > 0);
    const rounds = Object.entries(ledger.rounds).map(([run, round]) => [
        run,
        { ...round, failed: round.failed.filter((id) => !done.has(id)) },
    ]);
    return {
        ...ledger,
        rounds: Object.fromEntries(rounds),
        scans: Object.fromEntries(scans),
        attempts: Object.fromEntries(attempts),
        votes: Object.fromEntries(votes),
    };
}
function rememberDecision(ledger, fix) {
    const others = ledger.declined.filter((topic) => topic.fixId !== fix.id);
    if (fix.state !== 'declined')
        return { ...ledger, declined: others };
    const topics = fix.topics.map((signatures) => ({
        fixId: fix.id,
        prLink: fix.prLink,
        at: fix.since,
        pages: fix.pages,
        signatures,
    }));
    return { ...ledger, declined: [...topics, ...others].slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .recentDeclined */ .gd) };
}


/***/ }),

/***/ 3232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ withdrawFix),
/* harmony export */   Al: () => (/* binding */ recentCreations),
/* harmony export */   eJ: () => (/* binding */ createdJob),
/* harmony export */   kg: () => (/* binding */ refusedJob),
/* harmony export */   mY: () => (/* binding */ submitFix),
/* harmony export */   nh: () => (/* binding */ renewLeases),
/* harmony export */   o9: () => (/* binding */ unansweredJob),
/* harmony export */   qW: () => (/* binding */ expireLease)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(515);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4924);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9659);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4075);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8118);
// Events around the creation of a job: the intent comes first, the answer after.





/**
 * Takes a fix into `submitting`, if every promise still holds on this very state.
 * `isHandled` tells whether the shards know an entry as done with.
 */
function submitFix(ledger, event, isHandled) {
    const reason = refusal(ledger, event, isHandled);
    if (reason !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)(reason);
    const { fix } = event;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...ledger,
        fixes: [fix, ...ledger.fixes],
        creations: [...recentCreations(ledger, fix.at), fix.at],
    });
}
function refusal(ledger, event, isHandled) {
    const { fix, maxOpen, declines } = event;
    const open = ledger.fixes.filter((other) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(other, fix.at));
    const held = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .heldEntries */ .iR)(ledger);
    if ((0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, fix.id) !== undefined)
        return 'it is recorded already';
    if (fix.entryIds.some((id) => held.has(id) || isHandled(id)))
        return 'another run took up one of its entries';
    if (open.some((other) => other.pages.some((page) => fix.pages.includes(page))))
        return 'another run opened a fix of its page';
    if (ledger.declined.some((topic) => !declines.includes(topic.fixId) && topic.pages.some((page) => fix.pages.includes(page))))
        return 'a pull request of its page was declined meanwhile';
    if (open.length >= maxOpen)
        return 'as many fixes are open as max-open allows';
    if (open.filter((other) => other.state === 'submitting').length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .submittingAtOnce */ .nT)
        return 'another run is creating jobs';
    if (recentCreations(ledger, fix.at).length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .creationsPerHour */ .yH)
        return 'the hour’s 100 job creations are used up';
    if ((ledger.notBefore ?? 0) > fix.at)
        return 'the service asked to wait';
    if (!ledger.contact && open.some((other) => other.state !== 'proposed'))
        return 'no job of this project could be retrieved so far';
    return undefined;
}
/** Intents of the last hour; the service allows 100 creations per hour and project. */
function recentCreations(ledger, now) {
    return ledger.creations.filter((at) => now - at < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .creationWindow */ .MB);
}
/** The request provably never was accepted: as if it had not been decided. */
function withdrawFix(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting' && fix?.state !== 'uncertain')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is no longer being sent');
    const index = ledger.creations.indexOf(fix.at);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...(0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .reopenWindow */ .gH)(ledger, fix, fix.lease ?? fix.at),
        fixes: ledger.fixes.filter((other) => other.id !== fix.id),
        creations: ledger.creations.filter((_, position) => position !== index),
    });
}
function createdJob(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting' && fix?.state !== 'uncertain')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is no longer being sent');
    const job = { id: event.job.id, status: event.job.status };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)((0,_repositories_js__WEBPACK_IMPORTED_MODULE_3__/* .learnRepository */ .jj)(ledger, event.job.source?.repository), fix, 'active', event.now, {
        job,
        reason: undefined,
    });
}
function unansweredJob(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is no longer being sent');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'uncertain', event.now, { reason: event.reason });
}
function refusedJob(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting' && fix?.state !== 'uncertain')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is no longer being sent');
    const change = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'failed', event.now, { reason: event.reason });
    return { ...change, ledger: (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .failInRound */ .it)(change.ledger, event.run, fix.entryIds, event.now) };
}
/** Whoever finds an expired lease calls the fix `uncertain`: it may or may not have been sent. */
function expireLease(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.state !== 'submitting' || (fix.lease ?? 0) > event.now)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it still belongs to its run');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .moveFix */ .BR)(ledger, fix, 'uncertain', event.now, {
        reason: 'The run that sent it ended before it could record the answer.',
    });
}
/** Every checkpoint of a run renews its leases. */
function renewLeases(ledger, run, lease) {
    const renew = (fix) => (fix.state === 'submitting' && fix.run === run ? { ...fix, lease } : fix);
    return { ...ledger, fixes: ledger.fixes.map(renew) };
}


/***/ }),

/***/ 7659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ setAside),
/* harmony export */   H_: () => (/* binding */ giveUpEntries),
/* harmony export */   Ki: () => (/* binding */ listWaiting),
/* harmony export */   Nf: () => (/* binding */ windowStart),
/* harmony export */   nK: () => (/* binding */ scanDecisions),
/* harmony export */   nm: () => (/* binding */ completeScan)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(515);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9659);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8118);
// Events about entries: set aside, given up, scanned, counted, waiting.



function setAside(ledger, event, isHandled) {
    const entries = event.entries.filter((entry) => !isHandled(entry.id));
    if (entries.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('they are set aside already');
    const counts = { ...ledger.setAside };
    for (const { reason } of entries)
        counts[reason] = (counts[reason] ?? 0) + 1;
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)({ ...ledger, setAside: counts }, entries.map((entry) => entry.id));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, { handled: Object.fromEntries(entries.map((entry) => [entry.id, entry.reason])) });
}
function giveUpEntries(ledger, event) {
    return (0,_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .giveUp */ .Ht)(ledger, event.entryIds, event.now);
}
function completeScan(ledger, { scan }) {
    const before = ledger.scans[scan.filters];
    // What came free while the scan ran, or just before and unknown to it, it took for held.
    const reopened = (before?.reopened?.at ?? 0) >= scan.start - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .leaseLength */ .JG ? before?.reopened : undefined;
    const failed = reopenedSince(ledger, scan.start - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .leaseLength */ .JG);
    const oldestWaiting = earliest([scan.oldestWaiting, reopened?.oldest, failed]);
    const from = windowStart({ complete: scan.start, oldestWaiting });
    const kept = new Set(scan.window.filter(({ at }) => at >= from).map(({ id }) => id));
    const done = [...new Set([...(before?.done ?? []), ...scan.done])].filter((id) => kept.has(id)).sort();
    const undated = scan.undatedPages === undefined
        ? { undated: before?.undated, undatedPages: before?.undatedPages }
        : { undated: scan.start, undatedPages: scan.undatedPages };
    const record = { complete: scan.start, oldestWaiting, reopened, done, ...undated };
    // Filters that nobody uses any more are forgotten: using them again begins at `max-age`.
    const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - (other.complete ?? 0) < _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .forgetScans */ .QU);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, scans: { ...Object.fromEntries(used), [scan.filters]: record } });
}
/** Filters that are used for the first time have no record yet in which it could stand. */
function reopenedSince(ledger, start) {
    const reopened = ledger.fixes.filter((fix) => (fix.state === 'failed' || fix.state === 'freed') && fix.since >= start);
    return earliest(reopened.map((fix) => fix.oldest ?? undefined));
}
function earliest(times) {
    const known = times.filter((time) => time !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
}
/** Where the next window begins: the earlier of the last complete scan and the oldest entry not done with, minus a day. */
function windowStart(record) {
    return Math.min(record.complete ?? 0, record.oldestWaiting ?? Number.POSITIVE_INFINITY) - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .windowOverlap */ .oR;
}
function scanDecisions(ledger, event) {
    const unseen = (topic) => topic.before === undefined && Object.hasOwn(event.before, topic.fixId);
    if (!ledger.declined.some(unseen))
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('a scan has seen them already');
    const declined = ledger.declined.map((topic) => unseen(topic) ? { ...topic, before: event.before[topic.fixId] ?? [] } : topic);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, declined });
}
function listWaiting(ledger, event) {
    const oldest = event.clusters.map((cluster) => cluster.oldest).filter((time) => time !== null);
    const waiting = {
        at: event.now,
        clusters: event.clusters.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingShown */ .P1),
        entries: event.clusters.reduce((sum, cluster) => sum + cluster.entries, 0),
        oldest: oldest.length === 0 ? null : Math.min(...oldest),
        more: Math.max(0, event.clusters.length - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingShown */ .P1),
    };
    const unchanged = JSON.stringify({ ...waiting, at: 0 }) === JSON.stringify({ ...ledger.waiting, at: 0 });
    return unchanged ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('the same clusters wait') : (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, waiting });
}


/***/ }),

/***/ 304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ fixStates)
/* harmony export */ });
// A fix as the ledger records it. Times are epoch milliseconds.
const fixStates = [
    'submitting',
    'active',
    'uncertain',
    'proposed',
    'merged',
    'declined',
    'unchanged',
    'failed',
    'archived',
    'freed',
    'given-up',
];


/***/ }),

/***/ 4924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ findFix),
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   dn: () => (/* binding */ pendingNews),
/* harmony export */   iR: () => (/* binding */ heldEntries),
/* harmony export */   n0: () => (/* binding */ holdsEntries),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9659);

const openStates = ['submitting', 'active', 'uncertain', 'proposed'];
/** Open fixes hold their pages and count towards `max-open`; a pull request unreadable for seven days no longer does. */
function isOpen(fix, now) {
    if (!openStates.includes(fix.state))
        return false;
    const lost = fix.state === 'proposed' && fix.unreadableSince !== undefined && now - fix.unreadableSince > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableFor */ .LJ;
    return !lost;
}
/** Its entries are done with: in a fix that is neither failed nor freed. */
function holdsEntries(fix) {
    return fix.state !== 'failed' && fix.state !== 'freed';
}
/** It ended, and will not be followed again (a declined pull request may still be merged). */
function isClosed(fix) {
    return !openStates.includes(fix.state);
}
function findFix(ledger, id) {
    return ledger.fixes.find((fix) => fix.id === id);
}
/** Ids that open and recently closed fixes hold. */
function heldEntries(ledger) {
    return new Set(ledger.fixes.filter(holdsEntries).flatMap((fix) => fix.entryIds));
}
/**
 * What no comment has told yet: a pull request (one link of several fixes once), a fix given up, one that needs a person.
 */
function pendingNews(ledger) {
    const toldLinks = new Set(ledger.fixes.filter((fix) => fix.told.includes('pull-request')).map((fix) => fix.prLink));
    const pending = [];
    for (const fix of ledger.fixes) {
        const news = newsOf(fix);
        if (news === undefined || fix.told.includes(news))
            continue;
        if (news === 'pull-request') {
            if (toldLinks.has(fix.prLink))
                continue;
            toldLinks.add(fix.prLink);
        }
        pending.push({ fixId: fix.id, news });
    }
    return pending;
}
function newsOf(fix) {
    switch (fix.state) {
        case 'proposed':
        case 'merged':
        case 'declined':
            return 'pull-request';
        case 'given-up':
            return 'given-up';
        case 'uncertain':
            return 'needs-person';
        case 'submitting':
        case 'active':
        case 'unchanged':
        case 'failed':
        case 'archived':
        case 'freed':
            return undefined;
    }
}


/***/ }),

/***/ 9659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ listLag),
/* harmony export */   JG: () => (/* binding */ leaseLength),
/* harmony export */   LJ: () => (/* binding */ unreadableFor),
/* harmony export */   MB: () => (/* binding */ creationWindow),
/* harmony export */   P1: () => (/* binding */ waitingShown),
/* harmony export */   QU: () => (/* binding */ forgetScans),
/* harmony export */   Qy: () => (/* binding */ secondLook),
/* harmony export */   SN: () => (/* binding */ declinedReturns),
/* harmony export */   Tp: () => (/* binding */ longestPause),
/* harmony export */   ZN: () => (/* binding */ forgetUnreadable),
/* harmony export */   gd: () => (/* binding */ recentDeclined),
/* harmony export */   j6: () => (/* binding */ leaseReserve),
/* harmony export */   nT: () => (/* binding */ submittingAtOnce),
/* harmony export */   oR: () => (/* binding */ windowOverlap),
/* harmony export */   of: () => (/* binding */ historySeen),
/* harmony export */   qz: () => (/* binding */ tallyWeeks),
/* harmony export */   sk: () => (/* binding */ pauseWithoutHint),
/* harmony export */   tw: () => (/* binding */ recentFixes),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   vq: () => (/* binding */ tallyPages),
/* harmony export */   yH: () => (/* binding */ creationsPerHour)
/* harmony export */ });
// The numbers of the design that bind the ledger, each in one place. Times in milliseconds.
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long a fix in `submitting`, or an intent, belongs to its run. */
const leaseLength = 10 * minute;
/** No creation starts with less lease left than this. */
const leaseReserve = 2 * minute;
/** At most so many fixes of a ledger are in `submitting` at a time. */
const submittingAtOnce = 5;
/** The service's limit: job creations per rolling hour and project. */
const creationsPerHour = 100;
const creationWindow = hour;
/** A job that completed without a pull request is read once more after this. */
const secondLook = minute;
/** What cannot be read for so long no longer counts as open. */
const unreadableFor = 7 * day;
/** A pull request that cannot be read for so long is no longer followed. */
const forgetUnreadable = 90 * day;
/** Without a usable `Retry-After`, creating pauses for the first; a longer one counts as the second. */
const pauseWithoutHint = 15 * minute;
const longestPause = day;
/** Before this has passed since an intent, its absence in a list decides nothing. */
const listLag = minute;
/** Windows overlap by this much. */
const windowOverlap = day;
/** Scans with filters that were not used for so long are forgotten. */
const forgetScans = 30 * day;
/** New entries of a declined topic before it is proposed again. */
const declinedReturns = 3;
/** Closed fixes that stay in `ledger.json` for the tracking issue. */
const recentFixes = 40;
const recentDeclined = 200;
const waitingShown = 50;
const tallyPages = 500;
const tallyWeeks = 26;
/** So many commits of the branch are seen with each reading of the ledger. */
const historySeen = 30;


/***/ }),

/***/ 4075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   jj: () => (/* binding */ learnRepository),
/* harmony export */   vD: () => (/* binding */ listReceiving)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(515);
// Repositories that pull requests come from: learned from jobs and links, and how far their lists were read.

/** A project with more repositories than this is none that anybody has. */
const mostRepositories = 20;
/** Where jobs come from is where their pull requests are looked for. `repository` may be `owner/name`, an address of it, or of a pull request in it. */
function learnRepository(ledger, repository) {
    const name = repository
        ?.replace(/\/pull\/\d+$/, '')
        .match(/(?:^|[/:])([A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}?)(?:\.git)?\/?$/)?.[1];
    if (name === undefined || /\/\.+$/.test(name) || ledger.repositories[name]?.receives)
        return ledger;
    const known = Object.keys(ledger.repositories);
    if (known.length >= mostRepositories && !known.includes(name))
        return ledger;
    return {
        ...ledger,
        repositories: { ...ledger.repositories, [name]: { ...ledger.repositories[name], receives: true } },
    };
}
function readRepository(ledger, event) {
    const known = ledger.repositories[event.name];
    if ((known?.readTo ?? 0) >= event.readTo)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it was read further already');
    const repository = { receives: known?.receives ?? false, readTo: event.readTo };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, repositories: { ...ledger.repositories, [event.name]: repository } });
}
/** Where this project's pull requests are known to come from. */
function listReceiving(ledger) {
    return Object.keys(ledger.repositories).filter((name) => ledger.repositories[name]?.receives);
}


/***/ }),

/***/ 8118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ countPending),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Pl: () => (/* binding */ closeRound),
/* harmony export */   gl: () => (/* binding */ succeedInRound),
/* harmony export */   it: () => (/* binding */ failInRound),
/* harmony export */   xL: () => (/* binding */ countFailures)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(515);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4924);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9659);
// Attempts: failures count per entry, but not those of a run in which no job succeeded.



function failInRound(ledger, run, entryIds, now) {
    const round = ledger.rounds[run] ?? { at: now, failed: [], succeeded: false };
    return { ...ledger, rounds: { ...ledger.rounds, [run]: { ...round, failed: [...round.failed, ...entryIds] } } };
}
/** A job that succeeded shows that the service works: caution ends. */
function succeedInRound(ledger, run, now) {
    const round = ledger.rounds[run] ?? { at: now, failed: [], succeeded: true };
    return { ...ledger, cautious: false, rounds: { ...ledger.rounds, [run]: { ...round, succeeded: true } } };
}
/** Closes the run's account, and those that crashed runs left open a day ago. */
function closeRound(ledger, event) {
    const due = Object.entries(ledger.rounds).filter(([run, round]) => run === event.run || event.now - round.at > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd);
    if (due.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('no job ended in this run');
    let next = ledger;
    for (const [run, round] of due) {
        const { [run]: _, ...rounds } = next.rounds;
        next = { ...next, rounds };
        if (round.failed.length === 0)
            continue;
        if (round.succeeded)
            next = countAttempts(next, round.failed);
        else if (run === event.run)
            next = { ...next, cautious: true };
    }
    return giveUpExhausted(next, event.maxAttempts, event.now);
}
function countAttempts(ledger, failed) {
    const attempts = new Map(Object.entries(ledger.attempts));
    for (const id of failed)
        attempts.set(id, (attempts.get(id) ?? 0) + 1);
    return { ...ledger, attempts: Object.fromEntries(attempts) };
}
/** Failed jobs of an entry; whatever its id is, also the name of something that every object has. */
function countFailures(ledger, id) {
    return Object.hasOwn(ledger.attempts, id) ? (ledger.attempts[id] ?? 0) : 0;
}
/** Failures whose run has not closed its account: whether they count is not known yet. */
function countPending(ledger, id) {
    return Object.values(ledger.rounds).reduce((sum, round) => sum + round.failed.filter((other) => other === id).length, 0);
}
function giveUpExhausted(ledger, maxAttempts, now) {
    return giveUp(ledger, Object.keys(ledger.attempts).filter((id) => countFailures(ledger, id) >= maxAttempts), now);
}
/**
 * Entries whose attempts are used up are done with, unless another fix holds them. The latest failed fix shows it
 * when it holds nothing else; what no fix shows is counted among what was set aside.
 */
function giveUp(ledger, entryIds, now) {
    const held = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .heldEntries */ .iR)(ledger);
    const spent = new Set(entryIds.filter((id) => !held.has(id)));
    if (spent.size === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(ledger);
    const shown = new Set();
    const closed = [];
    const newestFirst = [...ledger.fixes].sort((a, b) => b.since - a.since || b.at - a.at);
    for (const fix of newestFirst) {
        const whole = fix.state === 'failed' && fix.entryIds.every((id) => spent.has(id) && !shown.has(id));
        if (!whole)
            continue;
        for (const id of fix.entryIds)
            shown.add(id);
        closed.push({ ...fix, state: 'given-up', since: now });
    }
    const fixes = ledger.fixes.map((fix) => closed.find((other) => other.id === fix.id) ?? fix);
    const { failed = 0, 'given-up': given = 0 } = ledger.outcomes;
    const outcomes = {
        ...ledger.outcomes,
        failed: Math.max(0, failed - closed.length),
        'given-up': given + closed.length,
    };
    const unshown = spent.size - shown.size;
    const setAside = unshown === 0 ? ledger.setAside : { ...ledger.setAside, [usedUp]: (ledger.setAside[usedUp] ?? 0) + unshown };
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)({ ...ledger, fixes, outcomes, setAside }, [...spent]);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, { handled: Object.fromEntries([...spent].map((id) => [id, 'given-up'])), closed });
}
const usedUp = 'given up: every attempt at it failed';


/***/ }),

/***/ 3670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ dropCommentIntent),
/* harmony export */   Gy: () => (/* binding */ postComment),
/* harmony export */   PG: () => (/* binding */ intendReview),
/* harmony export */   Ry: () => (/* binding */ findIssue),
/* harmony export */   Xc: () => (/* binding */ postReview),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   oe: () => (/* binding */ intendIssue),
/* harmony export */   rD: () => (/* binding */ dropIssueIntent),
/* harmony export */   wn: () => (/* binding */ intendComment)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(515);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4924);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9659);
// Events around the tracking issue and our comments: each is written ahead as an intent with a nonce.



/** An intent is alive while its lease lasts: only its run acts on it. */
function isAlive(intent, now) {
    return intent !== undefined && intent.lease > now;
}
function intendIssue(ledger, { intent }) {
    if (ledger.tracking.issue !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('there is a tracking issue already');
    if (ledger.tracking.intent !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('another run is creating the tracking issue');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, intent } });
}
function findIssue(ledger, event) {
    const { issue, author } = event;
    const { tracking } = ledger;
    if (tracking.issue === issue && tracking.intent === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is recorded already');
    const same = tracking.issue === issue;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...ledger,
        tracking: {
            ...tracking,
            issue,
            author: author ?? tracking.author,
            intent: undefined,
            newestComment: same ? tracking.newestComment : undefined,
            comments: same ? tracking.comments : 0,
        },
    });
}
function dropIssueIntent(ledger, event) {
    if (ledger.tracking.intent?.nonce !== event.nonce)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is settled already');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, intent: undefined } });
}
function intendComment(ledger, event) {
    if (ledger.tracking.commentIntent !== undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('another comment is being written');
    const news = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingNews */ .dn)(ledger);
    if (news.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('there is nothing to tell');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, commentIntent: { ...event.intent, news } } });
}
function postComment(ledger, event) {
    const { tracking } = ledger;
    const intent = tracking.commentIntent;
    if (intent?.nonce !== event.nonce)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is recorded already');
    const links = new Set(intent.news.filter((item) => item.news === 'pull-request').map((item) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, item.fixId)?.prLink));
    const told = (fix) => {
        const own = intent.news.filter((item) => item.fixId === fix.id).map((item) => item.news);
        const news = fix.prLink !== undefined && links.has(fix.prLink) ? [...own, 'pull-request'] : own;
        return news.length === 0 ? fix : { ...fix, told: [...new Set([...fix.told, ...news])] };
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({
        ...ledger,
        fixes: ledger.fixes.map(told),
        tracking: {
            ...tracking,
            author: event.author ?? tracking.author,
            commentIntent: undefined,
            newestComment: event.comment,
            comments: tracking.newestComment === event.comment ? tracking.comments : tracking.comments + 1,
        },
    });
}
function dropCommentIntent(ledger, event) {
    if (ledger.tracking.commentIntent?.nonce !== event.nonce)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is settled already');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, commentIntent: undefined } });
}
/** Once per fix; again when the run that intended it did not live to write it, or when a person deleted the comment. */
function intendReview(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('its fix is not in the ledger');
    const { review } = fix;
    const expired = review?.comment === undefined && event.now - (review?.at ?? 0) >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .leaseLength */ .JG;
    const deleted = review?.comment !== undefined && review.comment === event.deleted;
    if (review !== undefined && !expired && !deleted)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('its comment is written ahead already');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFix */ .g_)(ledger, { ...fix, review: { nonce: event.nonce, at: event.now } }));
}
function postReview(ledger, event) {
    const fix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .findFix */ .DF)(ledger, event.fixId);
    if (fix?.review?.nonce !== event.nonce || fix.review.comment === event.comment)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .dropped */ .p)('it is recorded already');
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFix */ .g_)(ledger, { ...fix, review: { ...fix.review, comment: event.comment } }));
}


/***/ }),

/***/ 8844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ defuseMarkers),
/* harmony export */   Xh: () => (/* binding */ findMarkers),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
// The line by which a pull request says which fix it is: the agent is asked to write it, and a fix that got no answer is found by it.
const key = 'feedback-to-fix:';
const fixId = /^[a-z0-9-]{8,40}$/;
// Agents like to dress a line up; the words on it have to be ours alone.
const line = /^[*_`]{0,4}[Ff]eedback-to-fix:[*_`]{0,4}\s{0,9}[*_`]{0,4}([a-z0-9-]{8,40})[*_`]{0,4}$/;
/** The line for a fix. */
function marker(id) {
    if (!fixId.test(id))
        throw new Error('A fix id has 8 to 40 characters of a-z, 0-9 and "-"; make a new one.');
    return `${key} ${id}`;
}
/** The ids of all marker lines in a pull request's description, each once. A line with anything else on it is none. */
function findMarkers(text) {
    const ids = text.split(/[\r\n]+/).map((row) => line.exec(row.trim())?.[1]);
    return [...new Set(ids.filter((id) => id !== undefined))];
}
/** Takes the colon from a marker in a reader's words, so that nobody who copies them makes one. */
function defuseMarkers(text) {
    return text.replace(/(feedback-to-fix)[*_`\s]{0,20}[:\uff1a][*_`\s:\uff1a]*/gi, '$1 ');
}


/***/ }),

/***/ 8803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ parsePullLink)
/* harmony export */ });
// Tells whether a link that the service gave is a pull request of the GitHub in use. Nothing else is ever shown as a link.
// Owners of today have no double or last hyphen, but some old accounts do, and managed users have an underscore.
const path = /^\/([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/([A-Za-z0-9._-]{1,100})\/pull\/([1-9][0-9]{0,9})$/;
const loopback = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;
const highestNumber = 2 ** 31;
/**
 * Accepts `serverUrl/{owner}/{repo}/pull/{number}` in exactly one form, on https or, where that server is a loopback host, http.
 * The form is compared as text, not parsed: what a browser would repair or decode is refused.
 */
function parsePullLink(link, serverUrl) {
    const origin = parseOrigin(serverUrl);
    if (origin === undefined || !link.startsWith(`${origin}/`))
        return undefined;
    const [, owner, repo, digits] = path.exec(link.slice(origin.length)) ?? [];
    if (owner === undefined || repo === undefined || digits === undefined)
        return undefined;
    if (repo === '.' || repo === '..' || /\.git$/i.test(repo))
        return undefined;
    const number = Number(digits);
    return number <= highestNumber ? { owner, repo, number, url: link } : undefined;
}
function parseOrigin(serverUrl) {
    if (!URL.canParse(serverUrl))
        return undefined;
    const url = new URL(serverUrl);
    if (url.username !== '' || url.password !== '' || url.pathname !== '/' || url.search !== '' || url.hash !== '')
        return undefined;
    if (url.protocol === 'https:')
        return url.origin;
    return url.protocol === 'http:' && loopback.test(url.hostname) ? url.origin : undefined;
}


/***/ }),

/***/ 5697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ renderHiddenLine),
/* harmony export */   Ik: () => (/* binding */ parseHiddenLine),
/* harmony export */   Ue: () => (/* binding */ hasNonce),
/* harmony export */   ZP: () => (/* binding */ isSameBody),
/* harmony export */   ev: () => (/* binding */ renderLedgerLine),
/* harmony export */   iH: () => (/* binding */ renderNonceLine)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9820);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6721);
// The line that nobody sees: by it our issue and our comments are recognised, and a lost ledger is noticed.


const word = "[\\w.~!*'()%-]*";
const hiddenLine = new RegExp(`^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`, 'm');
const nonceLine = new RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, 'gm');
const ledgerLine = /^<sub>Ledger number \d+(?:, commit \[[0-9a-f]*\]\(\S*?\))?,/;
function renderHiddenLine({ project, sequence, commit, nonce }) {
    return `<!-- feedback-to-fix project=${encode(project)} ledger=${sequence} commit=${commit} nonce=${encode(nonce)} -->`;
}
/** The first line of its kind, wherever a person may have moved it. It counts only in what our own author wrote. */
function parseHiddenLine(body) {
    const [, project, sequence, commit, nonce] = hiddenLine.exec(body) ?? [];
    if (project === undefined || commit === undefined || nonce === undefined)
        return undefined;
    try {
        return {
            project: decodeURIComponent(project),
            sequence: Number(sequence),
            commit,
            nonce: decodeURIComponent(nonce),
        };
    }
    catch {
        return undefined;
    }
}
function renderNonceLine(nonce) {
    return `<!-- feedback-to-fix nonce=${encode(nonce)} -->`;
}
/** Whether an issue's or comment's body bears this nonce, in either kind of line; a comment may hold the words of several runs. */
function hasNonce(body, nonce) {
    const bears = [...body.matchAll(nonceLine)].some(([, found]) => found === encode(nonce));
    return bears || parseHiddenLine(body)?.nonce === nonce;
}
/** The visible twin of the hidden line. */
function renderLedgerLine(links, sequence, commit) {
    const where = commit === '' ? '' : `, commit ${(0,_links_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCommitLink */ .IF)(links, commit)}`;
    return `<sub>Ledger number ${sequence}${where}, on the branch ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(links.ledgerBranch)}.</sub>`;
}
/** Equal but for the ledger's number and commit, line ends and trailing white space: no request is worth those. */
function isSameBody(a, b) {
    return normalise(a) === normalise(b);
}
function normalise(body) {
    return body
        .split(/\r\n|\r|\n/)
        .map((line) => {
        const hidden = parseHiddenLine(line);
        if (hidden !== undefined)
            return renderHiddenLine({ ...hidden, sequence: 0, commit: '' });
        return line.replace(ledgerLine, '<sub>Ledger,').trimEnd();
    })
        .join('\n')
        .trimEnd();
}
// `>` becomes `%3E`, so nothing in here can end the comment; a double hyphen is not welcome in one either.
function encode(text) {
    return encodeURIComponent(text.toWellFormed()).replaceAll('--', '%2D%2D');
}


/***/ }),

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ renderCommitLink),
/* harmony export */   SX: () => (/* binding */ renderPull),
/* harmony export */   q8: () => (/* binding */ renderIssueLink)
/* harmony export */ });
/* harmony import */ var _pull_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8803);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4412);
// The addresses that reports may link to: our own repository's, and pull requests of the GitHub in use.


function renderIssueLink(links, text) {
    return links.issue === undefined ? text : `[${text}](${repositoryUrl(links)}/issues/${links.issue})`;
}
/** The commit as a link, shortened; nothing while there is none. */
function renderCommitLink(links, commit) {
    return `[${commit.slice(0, 7)}](${repositoryUrl(links)}/commit/${commit})`;
}
/** A link that is no pull request of the GitHub in use is shown as code, and is never clickable. */
function renderPull(prLink, links) {
    if (prLink === undefined || prLink === null)
        return '–';
    const pull = (0,_pull_link_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePullLink */ .d)(prLink, links.serverUrl);
    if (pull === undefined)
        return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(prLink);
    const repository = `${pull.owner}/${pull.repo}`;
    const elsewhere = repository.toLowerCase() === links.repository.toLowerCase() ? '' : ` in ${(0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(repository)}`;
    // Never `#12`: that would be a cross reference of its own.
    return `[PR ${pull.number}](${pull.url})${elsewhere}`;
}
function repositoryUrl(links) {
    return `${links.serverUrl.replace(/\/$/, '')}/${links.repository.split('/').map(encodeURIComponent).join('/')}`;
}


/***/ }),

/***/ 400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReport),
/* harmony export */   _: () => (/* binding */ buildReportFix)
/* harmony export */ });
function buildReportFix(fix) {
    const { id, state, attempt, entryIds, pages } = fix;
    const job = fix.job === undefined ? null : { id: fix.job.id, status: fix.job.status };
    return { id, state, attempt, entryIds, pages, job, prLink: fix.prLink ?? null };
}
function renderReport(report) {
    return `${JSON.stringify(report, null, 2)}\n`;
}


/***/ }),

/***/ 6843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ renderSection),
/* harmony export */   n: () => (/* binding */ joinParts)
/* harmony export */ });
// A heading with what stands below it.
/** Empty where nothing stands below it. */
function renderSection(heading, ...parts) {
    const text = joinParts(parts);
    return text === '' ? '' : `${heading}\n\n${text}`;
}
function joinParts(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ }),

/***/ 4412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ codeCell),
/* harmony export */   Pj: () => (/* binding */ longestBody),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   ZH: () => (/* binding */ pagesCell),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   iV: () => (/* binding */ textCell),
/* harmony export */   sA: () => (/* binding */ numberColumn),
/* harmony export */   zV: () => (/* binding */ fitRows)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9820);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7671);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7181);
// Markdown tables of hostile cells, and how a text is made to fit.



/** GitHub refuses bodies of more than 65,536 characters. */
const longestBody = 65_000;
/** At most `budget` rows; how many are left out, `beyond` what was passed in, stands below. */
function renderTable(columns, items, budget, beyond = 0) {
    const shown = items.slice(0, budget);
    const more = items.length - shown.length + beyond;
    if (shown.length === 0)
        return more === 0 ? '' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} in all, not listed here.`;
    const lines = [
        columns.map((column) => column.name),
        columns.map((column) => (column.number ? '--:' : '---')),
        ...shown.map((item) => columns.map((column) => column.cell(item))),
    ].map((cells) => `| ${cells.join(' | ')} |`);
    return more === 0 ? lines.join('\n') : `${lines.join('\n')}\n\n… and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} more`;
}
/** Renders with fewer and fewer rows until the text fits. Only rows give way, so without any it has to fit. */
function fitRows(render, longest = longestBody) {
    let text = '';
    for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
        text = render(budget);
        if (isWithin(text, longest))
            return text;
    }
    return text;
}
/** Counted in code points, as GitHub does. */
function isWithin(text, longest) {
    return text.length <= longest || [...text].length <= longest;
}
function textCell(text, longest = 200) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(withoutBars(text), longest);
}
/** Long text keeps its beginning and its end: paths differ there. */
function codeCell(text, longest = 72) {
    // Cleaned and redacted before it is cut: half a secret would not be known as one.
    const characters = [...withoutBars((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .l)(text))];
    const half = Math.floor(longest / 2);
    const short = characters.length > longest ? [...characters.slice(0, half), '…', ...characters.slice(-half + 1)] : characters;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(short.join(''));
}
function pagesCell(pages) {
    const shown = pages.slice(0, 2).map((page) => codeCell(page));
    return pages.length > 2 ? `${shown.join(', ')} and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(pages.length - 2)} more` : shown.join(', ');
}
function numberColumn(name, number) {
    return { name, cell: (item) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number(item)), number: true };
}
// A bar ends a cell even inside code, and how an escaped one is read differs between parsers.
function withoutBars(text) {
    return text.replace(/\s+/g, ' ').replaceAll('|', '¦');
}


/***/ }),

/***/ 7181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ enumerate),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Xu: () => (/* binding */ stateWords),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   _C: () => (/* binding */ decisionWords),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   im: () => (/* binding */ formatDay)
/* harmony export */ });
const stateWords = {
    submitting: 'being sent',
    active: 'the agent works on it',
    uncertain: 'sent, no answer',
    proposed: 'waits for review',
    merged: 'merged',
    declined: 'closed, not merged',
    unchanged: 'ended without a pull request',
    failed: 'failed',
    archived: 'archived by the service',
    freed: 'never seen, free again',
    'given-up': 'given up',
};
const decisionWords = {
    dispatched: 'sent',
    planned: 'would be sent',
    deferred: 'waits for its turn',
    'too-small': 'too little so far',
    'open-fix': 'page has an open fix',
    declined: 'declined before',
    'given-up': 'given up',
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `21 Nov 2026`, in UTC. Always absolute: a text must not change merely because time passes. */
function formatDay(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return 'unknown';
    return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
/** `21 Nov 2026, 09:05 UTC` */
function formatMinute(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return 'unknown';
    return `${formatDay(time)}, ${date.toISOString().slice(11, 16)} UTC`;
}
/** `1 reader`, `1,200 readers` */
function count(number, one, many = `${one}s`) {
    return `${formatNumber(number)} ${number === 1 ? one : many}`;
}
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `a`, `a and b`, `a, b and c` */
function enumerate(parts) {
    if (parts.length < 2)
        return parts.join('');
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
/** A phrase as a sentence: it begins with a capital letter and ends with a full stop. */
function sentence(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[.!?]+$/, '')}.`;
}


/***/ }),

/***/ 2052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ capText),
  X: () => (/* binding */ cleanText)
});

;// CONCATENATED MODULE: ./build/domain/text/kinds.js
// What Unicode says of a character, as far as cleaning asks. Each is looked up once: regular expressions per character are slow.
const invisible = 1;
const mark = 2;
const emoji = 4;
const pictograph = 8;
const emojiEnd = 16;
/** Letters of Mongolian, which has variation selectors of its own. */
const mongolian = 32;
/** Letters of scripts that are written with joiners and non-joiners. */
const joining = 64;
const known = 128;
const patterns = [
    // U+FFF9 to U+FFFB hide annotations; noncharacters are no text at all.
    [invisible, /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Noncharacter_Code_Point}]/u],
    [mark, /\p{M}/u],
    [emoji, /\p{Emoji}/u],
    [pictograph, /\p{Extended_Pictographic}/u],
    [emojiEnd, /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u],
    [mongolian, /[\u1820-\u18aa]/u],
    [
        joining,
        /(?=\p{L})[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Mong}\p{scx=Phag}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}]/u,
    ],
];
const kinds = new Uint8Array(0x110000);
/** Whether a code point is of a kind; a negative one (nothing there) is of none. */
function isKind(point, kind) {
    if (point < 0)
        return false;
    if (kinds[point] === 0)
        kinds[point] = known + classify(String.fromCodePoint(point));
    return ((kinds[point] ?? 0) & kind) !== 0;
}
function classify(character) {
    return patterns.reduce((sum, [kind, pattern]) => (pattern.test(character) ? sum + kind : sum), 0);
}

;// CONCATENATED MODULE: ./build/domain/text/invisible.js
// Which characters nobody sees, and the few places in genuine text where one of them must stay.

/** Longest run of combining marks: no writing needs more, and sorting a long one (NFC) takes quadratic time. */
const longestMarks = 10;
const zwnj = 0x200c;
const zwj = 0x200d;
const emojiStyle = 0xfe0f;
const keycap = 0x20e3;
const blackFlag = 0x1f3f4;
const lastTag = 0xe007f;
const flags = ['gbeng', 'gbsct', 'gbwls'];
/** Whether an invisible character is genuine after what was kept: a joiner in a script that has them, an emoji sequence. */
function mayStay(kept, point) {
    const last = pointBefore(kept, kept.length);
    if (point === zwnj)
        return isAfterJoiningLetter(kept, kept.length);
    if (point === zwj)
        return isAfterJoiningLetter(kept, kept.length) || isKind(last, emojiEnd);
    if (point === emojiStyle)
        return isKind(last, emoji);
    if (point >= 0x180b && point <= 0x180f)
        return isKind(last, mongolian);
    if (point === lastTag)
        return flags.some((flag) => tagsBefore(kept) === flag && isFlag(kept, flag.length));
    return isTag(point) && (last === blackFlag || (isTag(last) && tagsBefore(kept).length < 5));
}
/** Takes back the end of what was kept when it only made sense with another character after it. */
function settle(kept, next) {
    const last = pointBefore(kept, kept.length);
    if (last < zwj)
        return;
    if (last === zwj && !isKind(next, pictograph) && !isAfterJoiningLetter(kept, kept.length - 1))
        kept.length -= 1;
    else if (last === emojiStyle && next !== keycap && pointBefore(kept, kept.length - 1) < 0x80)
        kept.length -= 1;
    else if (isTag(last) && !isTag(next) && next !== lastTag)
        kept.length -= 2 * tagsBefore(kept).length;
}
/** How many combining marks the kept text ends with, counted up to the longest run. */
function countMarks(kept) {
    let end = kept.length;
    let count = 0;
    while (count < longestMarks && isKind(pointBefore(kept, end), mark)) {
        end -= widthBefore(kept, end);
        count += 1;
    }
    return count;
}
// Marks are passed over because NFC may still reorder them; the letter below them stays.
function isAfterJoiningLetter(kept, from) {
    let end = from;
    for (let marks = 0; marks <= longestMarks && isKind(pointBefore(kept, end), mark); marks += 1)
        end -= widthBefore(kept, end);
    return isKind(pointBefore(kept, end), joining);
}
/** The tags at the end of what was kept, as the ASCII characters they mirror; at most six are read. */
function tagsBefore(kept) {
    let tags = '';
    let end = kept.length;
    while (tags.length < 6 && isTag(pointBefore(kept, end))) {
        tags = String.fromCharCode(pointBefore(kept, end) - 0xe0000) + tags;
        end -= 2;
    }
    return tags;
}
function isFlag(kept, tags) {
    return pointBefore(kept, kept.length - 2 * tags) === blackFlag;
}
function isTag(point) {
    return point >= 0xe0020 && point < lastTag;
}
function pointBefore(kept, end) {
    const low = kept.units[end - 1] ?? -1;
    const high = kept.units[end - 2] ?? -1;
    return widthBefore(kept, end) === 2 ? (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000 : low;
}
// The scan works on well-formed text, so a low surrogate always has its high one before it.
function widthBefore(kept, end) {
    const low = kept.units[end - 1] ?? -1;
    return low >= 0xdc00 && low <= 0xdfff ? 2 : 1;
}

;// CONCATENATED MODULE: ./build/domain/text/entities.js
// What an HTML entity stands for: numeric ones, and the named ones that matter in prose or could carry something past a filter.
/** U+00A0 to U+00FF, in order. */
const latin1 = 'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
    'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
    'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
    'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
    'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/** Names and the one character (or code point in hexadecimal) that each stands for. */
const others = 'amp & AMP & lt < LT < gt > GT > quot " QUOT " apos \' Tab 9 NewLine a excl ! num # dollar $ percnt % lpar ( rpar ) ast * ' +
    'midast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] ' +
    'Hat ^ lowbar _ UnderBar _ grave ` DiacriticalGrave ` lcub { lbrace { verbar | vert | VerticalLine | rcub } rbrace } ' +
    'hyphen 2010 dash 2010 ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • hellip … euro € ' +
    'trade ™ larr ← rarr → uarr ↑ darr ↓ harr ↔ minus − le ≤ ge ≥ ne ≠ infin ∞ check ✓ ' +
    'ensp 2002 emsp 2003 thinsp 2009 hairsp 200a numsp 2007 puncsp 2008 ' +
    'zwnj 200c zwj 200d lrm 200e rlm 200f ZeroWidthSpace 200b NegativeVeryThinSpace 200b NegativeThinSpace 200b ' +
    'NegativeMediumSpace 200b NegativeThickSpace 200b NoBreak 2060 ApplyFunction 2061 af 2061 InvisibleTimes 2062 it 2062 ' +
    'InvisibleComma 2063 ic 2063';
const named = new Map([
    ...latin1.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)]),
    ...others.split(' ').flatMap((name, index, all) => {
        const value = all[index + 1] ?? '';
        return index % 2 === 1 ? [] : [[name, [...value].length === 1 && !/[9a]/.test(value) ? value : fromHex(value)]];
    }),
]);
/**
 * The text of an entity, given what stands between `&` and `;`; undefined when that is no entity.
 * Always in NFC and never longer than the entity itself.
 */
function decodeEntity(body) {
    if (!body.startsWith('#'))
        return named.get(body);
    const decimal = /^#(\d+)$/.exec(body)?.[1];
    const hex = /^#[xX]([\da-fA-F]+)$/.exec(body)?.[1];
    return decimal ? fromCode(Number(decimal)) : hex ? fromHex(hex) : undefined;
}
function fromHex(digits) {
    return fromCode(Number.parseInt(digits, 16));
}
/** As in HTML: what is no character becomes U+FFFD. */
function fromCode(code) {
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code).normalize('NFC') : '\ufffd';
}

;// CONCATENATED MODULE: ./build/domain/text/terminal.js
/** A control character is never kept; some begin or end a command to a terminal. */
function control(state, point) {
    const at = state.length;
    if (point === 0x1b)
        state.sequence = { kind: 'escape', at };
    else if (point === 0x9b)
        state.sequence = { kind: 'control', at };
    else if (point === 0x07 || point === 0x9c)
        endCommand(state);
    else if ([0x90, 0x98, 0x9d, 0x9e, 0x9f].includes(point))
        state.command = { at, depth: state.comments.length };
}
function endCommand(state) {
    if (!state.command)
        return;
    state.length = Math.min(state.length, state.command.at);
    state.comments.length = Math.min(state.comments.length, state.command.depth);
    state.command = undefined;
}
/**
 * Whether a character ends a sequence, and so goes with it. What belongs to a sequence is kept until it is complete, and stays as
 * text when it never is.
 */
function consume(state, sequence, point) {
    const unit = point < 0x80 ? String.fromCharCode(point) : '';
    state.sequence = undefined;
    if (sequence.kind === 'escape') {
        if (unit === '\\' && state.command) {
            endCommand(state);
            return true;
        }
        if (unit === '[')
            state.sequence = { kind: 'control', at: sequence.at };
        else if (/[()*+]/.test(unit))
            state.sequence = { kind: 'charset', at: sequence.at };
        else if (/[\]PX^_]/.test(unit))
            state.command = { at: sequence.at, depth: state.comments.length };
        return false;
    }
    if (state.length < sequence.at)
        return false;
    if (sequence.kind === 'control' && /[\d:;=?>!"$' ]/.test(unit)) {
        state.sequence = sequence;
        return false;
    }
    // U+009B alone before a letter is a stray control, not a sequence.
    if (!(sequence.kind === 'charset' ? /[\dA-Za-z]/ : /[@-~]/).test(unit) || state.length === sequence.at)
        return false;
    state.length = sequence.at;
    return true;
}

;// CONCATENATED MODULE: ./build/domain/text/scan.js
// The one pass that takes hidden things out of a text: a stack machine, so that what a removal or a decoding brings together
// is seen at once, and no second pass is needed however deep the nesting.




/** Longest entity that is looked for, `&` included: names are short, numbers may have zeros in front. */
const longestEntity = 64;
const end = -1;
/** Nothing to decode, to take away or to join: most of what readers write in English. */
const plain = /^(?:[\t\n\x20-\x25\x27-\x2c\x2e-\x7e]|-(?!-))*$/;
/**
 * Takes a well-formed text in NFC with `\n` as its line end. Time is linear: every step adds one character or takes some away,
 * and looks back over a bounded stretch.
 */
function scan(text) {
    if (plain.test(text))
        return text;
    const state = {
        units: new Uint16Array(text.length),
        length: 0,
        comments: [],
        command: undefined,
        sequence: undefined,
    };
    for (let i = 0; i < text.length;) {
        let point = text.codePointAt(i) ?? end;
        i += point > 0xffff ? 2 : 1;
        while (point !== end)
            point = step(state, point);
    }
    // A comment without an end hides the rest of a page in a browser, so the rest goes here too.
    state.length = state.comments[0] ?? state.length;
    settle(state, end);
    return join(state);
}
/** Returns the character that this one completed (an entity's), or `end`. */
function step(state, point) {
    if (state.sequence && consume(state, state.sequence, point))
        return end;
    if (point === 0x85 || point === 0x2028 || point === 0x2029 || point === 0x0d)
        return step(state, 0x0a);
    settle(state, point);
    if ((point < 0x20 && point !== 0x09 && point !== 0x0a) || (point >= 0x7f && point <= 0x9f)) {
        control(state, point);
        return end;
    }
    if (point === 0x0a)
        state.command = undefined;
    if (point > 0xa0) {
        if (isKind(point, invisible) && !mayStay(state, point))
            return end;
        if (isKind(point, mark) && countMarks(state) === longestMarks)
            return end;
    }
    push(state, point);
    if (point === 0x3b)
        return entity(state);
    if (point === 0x2d)
        openComment(state);
    else if (point === 0x3e)
        closeComment(state);
    return end;
}
function push(state, point) {
    const isPair = point > 0xffff;
    if (isPair)
        state.units[state.length] = 0xd7c0 + (point >> 10);
    state.units[state.length + (isPair ? 1 : 0)] = isPair ? 0xdc00 + (point & 0x3ff) : point;
    state.length += isPair ? 2 : 1;
}
/** At a `;`. */
function entity(state) {
    const floor = Math.max(state.comments.at(-1) ?? 0, state.length - longestEntity);
    let start = state.length - 2;
    while (start > floor && isEntityUnit(state.units[start] ?? 0))
        start -= 1;
    if (start < floor || state.units[start] !== 0x26)
        return end;
    const decoded = decodeEntity(String.fromCharCode(...state.units.subarray(start + 1, state.length - 1)));
    if (decoded === undefined)
        return end;
    state.length = start;
    const [first = '', ...rest] = decoded;
    if (rest.length === 0)
        return first.codePointAt(0) ?? end;
    // Only letters with marks decode to several characters, and none of those completes anything.
    for (const character of decoded)
        step(state, character.codePointAt(0) ?? 0);
    return end;
}
function isEntityUnit(unit) {
    return (unit === 0x23 || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a));
}
/** At a `-`. */
function openComment(state) {
    if (!endsWith(state, '<!--'))
        return;
    state.length -= 4;
    state.comments.push(state.length);
}
/** At a `>`: `-->`, `--!>`, and the two short forms that a browser takes for an empty comment. */
function closeComment(state) {
    const start = state.comments.at(-1);
    if (start === undefined)
        return;
    const isShort = state.length - start === 1 || (state.length - start === 2 && endsWith(state, '->'));
    if (!isShort && !endsWith(state, '-->') && !endsWith(state, '--!>'))
        return;
    state.comments.pop();
    state.length = start;
    if (state.command && state.command.depth > state.comments.length)
        state.command = undefined;
}
function endsWith(state, text) {
    const start = state.length - text.length;
    if (start < (state.comments.at(-1) ?? 0))
        return false;
    for (let i = 0; i < text.length; i += 1)
        if (state.units[start + i] !== text.charCodeAt(i))
            return false;
    return true;
}
function join(kept) {
    let text = '';
    for (let i = 0; i < kept.length; i += 8192) {
        text += String.fromCharCode(...kept.units.subarray(i, Math.min(i + 8192, kept.length)));
    }
    return text;
}

;// CONCATENATED MODULE: ./build/domain/text/clean.js
// Text from strangers, made fit to be read: nothing hidden in it, everything visible as it was written; and cut to a length.


const longMarks = new RegExp(`(\\p{M}{${longestMarks}})\\p{M}+`, 'gu');
/**
 * Decodes HTML entities and removes what nobody sees: HTML comments, terminal sequences, control, zero-width, bidi, tag and
 * variation characters; genuine text in any language stays. Cleaning twice is cleaning once, in linear time.
 */
function cleanText(text) {
    const wellFormed = text.toWellFormed().replace(/\r\n?/g, '\n').replace(longMarks, '$1');
    return scan(wellFormed.normalize('NFC')).normalize('NFC');
}
function capText(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    let cut = 0;
    let index = 0;
    for (let count = 0; index < text.length && count < max; count += 1) {
        cut = index;
        index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    }
    if (index === text.length)
        return text;
    return `${text.slice(0, wholeCharacters(text, cut)).trimEnd()}…`;
}
// Only the surroundings of the cut are segmented: the whole text may be large, a character never is.
function wholeCharacters(text, cut) {
    const reach = 64;
    const start = Math.max(0, cut - reach);
    const around = new Intl.Segmenter('en').segment(text.slice(start, cut + reach)).containing(cut - start);
    return around && around.index > 0 ? start + around.index : cut;
}


/***/ }),

/***/ 9399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ forLog)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2052);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7671);
// Text from strangers on its way to the log, where the runner obeys `::name::` at the start of a line and `##[name]` anywhere.


/** One line of at most `max` code points: cleaned, redacted, line ends and tabs written as `\n` and `\t`, no workflow command. */
function forLog(text, max = 200) {
    const line = (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitise */ .t)(text).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .capText */ .y)(line.replace(/:(?=:)/g, ': ').replace(/#(?=[#[])/g, '# '), max);
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2052);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7671);
// Text from strangers inside GitHub Markdown: it is read there, and can do nothing else.


// GitHub looks for mentions, references and commits after the Markdown is rendered, where a backslash is gone.
// A zero-width space stays.
const gap = '&#8203;';
const active = /[\\`*_[\]<>|~&]|[@#$]|:(?=\/\/)|(?<=[a-z])-(?=\d)|(?<=ghsa)-|www(?=\.)|(?<![\da-z])[\da-f]{3}(?=[\da-f]{4,61}(?![\da-z]))/gi;
/**
 * One line of untrusted text for a table cell or a list item: no mention, reference, link, HTML, image, task item or cell break
 * comes of it. Cleaned, redacted and cut to `max` code points before it is escaped.
 */
function escapeMarkdown(text, max) {
    return (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .l)(text, max)
        .replace(active, (found) => {
        if (found === '#')
            return `\\#${gap}`;
        if (found === '$')
            return '&#36;';
        return /^[\\`*_[\]<>|~&]$/.test(found) ? `\\${found}` : found + gap;
    })
        .replace(/^(\d{1,9})([.)])/, '$1\\$2')
        .replace(/^[-+=]/, '\\$&');
}
/**
 * Untrusted text in a code span, on one line of at most `max` code points. A pipe is `\|`, as tables need it even in code;
 * outside a table the backslash shows.
 */
function codeSpan(text, max = 300) {
    // An odd number of backslashes before a pipe, because parsers differ on whether `\\|` ends the cell.
    const content = ((0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .l)(text, max) || '(empty)').replace(/\\*\|/g, (run) => `${'\\'.repeat(2 * run.length - 1)}|`);
    const ticks = '`'.repeat(longestRun(content, /`+/g) + 1);
    const pad = /^`|`$/.test(content) ? ' ' : '';
    return ticks + pad + content + pad + ticks;
}
/** A fenced block that nothing in the text can end. It belongs at the margin: in a list item, a line of the text may end the item. */
function fence(text, info = '') {
    const ticks = '`'.repeat(Math.max(3, longestRun(text, /`+|~+/g) + 1));
    const language = /^[A-Za-z0-9+#-]{0,20}$/.test(info) ? info : '';
    return `${ticks}${language}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`;
}
/** A reader's words in a fence: cleaned, redacted, at most `max` code points and no empty lines in a row. */
function quote(text, max = 200) {
    return fence((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .capText */ .y)((0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitise */ .t)(text)
        .replace(/\n\s*\n/g, '\n\n')
        .trim(), max) || '(no words)');
}
function longestRun(text, runs) {
    return (text.match(runs) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 6725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ redact)
});

;// CONCATENATED MODULE: ./build/domain/text/secrets.js
// What secrets look like. Every pattern is linear: it starts with a fixed prefix, or looks back and ahead over a bounded stretch.
// A pattern takes the whole run of token characters, so that nothing left behind can look like the start of another.
// A first group is the name in front of the secret, and stays.
const start = '(?<![A-Za-z0-9])';
const rest = '[A-Za-z0-9_-]*';
const value = `[A-Za-z0-9._~+/=:-]`;
const secrets_assign = `["']?\\s{0,3}[:=]\\s{0,3}["']?`;
/** Tokens that are known by their prefix. */
const tokens = [
    'gh[oprsu]_[A-Za-z0-9]{16,}(?:[._-][A-Za-z0-9_-]{8,}){0,4}',
    'github_pat_[A-Za-z0-9_]{16,}',
    // GitLab
    'gl(?:pat|dt|ptt|cbt|rt|soat|ft|oas|imt|agent|ffct)-[A-Za-z0-9_-]{16,}(?:\\.[A-Za-z0-9]{2,}){0,2}',
    'GR1348941[A-Za-z0-9_-]{16,}',
    // AWS
    `${start}(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA)[A-Z0-9]{16,}`,
    // Google
    'AIza[A-Za-z0-9_-]{30,}',
    'ya29\\.[A-Za-z0-9_-]{16,}',
    'GOCSPX-[A-Za-z0-9_-]{16,}',
    // Azure: client secrets
    '[A-Za-z0-9_.~-]{3}[0-9]Q~[A-Za-z0-9_.~-]{30,}',
    // Slack
    'xox[a-z](?:\\.xox[a-z])?-[A-Za-z0-9-]{10,}',
    'xapp-[0-9]-[A-Za-z0-9-]{10,}',
    'hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9/_-]{8,}',
    'discord(?:app)?\\.com/api/webhooks/[0-9]{5,}/[A-Za-z0-9_-]{8,}',
    // Stripe
    '(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{10,}',
    'whsec_[A-Za-z0-9+/=]{16,}',
    // npm, PyPI, Docker, DigitalOcean, SendGrid
    'npm_[A-Za-z0-9]{20,}',
    'pypi-(?:AgE[A-Za-z0-9_-]{8,}|[A-Za-z0-9_-]{32,})',
    'dckr_(?:pat|oat)_[A-Za-z0-9_-]{16,}',
    'do[opr]_v1_[a-f0-9]{32,}',
    'SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}',
    // Model providers; `sk-` with hyphens needs a digit, since words end so too ("risk-…" is kept out by its letter before)
    `${start}sk-(?:(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{16,}|[A-Za-z0-9]{20,}|(?=[A-Za-z_-]{0,100}[0-9])[A-Za-z0-9_-]{20,})`,
    `${start}(?:hf|gsk)_[A-Za-z0-9]{20,}`,
    `${start}r8_[A-Za-z0-9]{30,}`,
    `${start}(?:xai|pplx)-[A-Za-z0-9]{20,}`,
    // The service's own keys; its prefix is not in the specification
    `${start}(?:admin|mint|dsc|key)_(?:[a-z]{2,10}_)?[A-Za-z0-9]{20,}`,
    // JWTs
    '(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]{4,}){1,4}',
];
const secretPatterns = [
    /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}[\s\S]*?(?:-{4,5} ?END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}|$)/g,
    new RegExp(`(?:${tokens.join('|')})${rest}`, 'g'),
    /(secret[_ -]?(?:access[_ -]?)?key[^A-Za-z0-9\n]{1,10})[A-Za-z0-9/+]{40,}={0,2}/gi,
    /(session[_ -]?token[^A-Za-z0-9\n]{1,10})[A-Za-z0-9/+]{60,}={0,2}/gi,
    /((?:AccountKey|SharedAccessKey|SharedSecret)\s{0,3}=\s{0,3})[A-Za-z0-9/+]{20,}={0,2}/gi,
    /([?&;]sig=)[A-Za-z0-9%/+_-]{20,}={0,2}/gi,
    new RegExp(`(authorization${secrets_assign}(?:bearer|basic|token|bot)\\s{1,3})${value}{6,}`, 'gi'),
    new RegExp(`(${start}bearer\\s{1,3})(?=[^0-9\\s]{0,100}[0-9])${value}{20,}`, 'gi'),
    new RegExp(`((?:client[_-]?secret|api[_-]?key|access[_-]?token|auth[_-]?token|refresh[_-]?token|private[_-]?key|passwd|password)${secrets_assign})` +
        `(?=[^0-9\\s]{0,100}[0-9])${value}{16,}`, 'gi'),
    /(:\/\/)(?:[^\s/?#@:]{0,100}:[^\s/?#]{1,200}|[A-Za-z0-9_-]{20,100})(?=@)/g,
];

;// CONCATENATED MODULE: ./build/domain/text/redact.js
// E-mail addresses and secrets, taken out of a text. Clean it first: a hidden character would split a token.

// Both halves are bounded, and looked for around an `@` only, so that time stays linear.
const at = /@|%40|[\uff20\ufe6b]/gi;
const localPart = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}.!#$%&'*+_~-]{0,63}$/u;
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,8}(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{2,59})/iu;
/** Puts `[e-mail]` and `[secret]` in their place. Redacting twice is redacting once. */
function redact(text) {
    let count = 0;
    const withoutSecrets = secretPatterns.reduce((rest, pattern) => rest.replace(pattern, (_match, ...groups) => {
        const named = typeof groups[0] === 'string' ? groups[0] : '';
        count += 1;
        return `${named}[secret]`;
    }), text);
    const { text: withoutBoth, count: addresses } = redactAddresses(withoutSecrets);
    return { text: withoutBoth, count: count + addresses };
}
function redactAddresses(text) {
    const kept = [];
    let from = 0;
    for (const { index, 0: sign } of text.matchAll(at)) {
        const before = text.slice(Math.max(from, index - 64), index);
        const local = localPart.exec(before)?.[0];
        const host = domain.exec(text.slice(index + sign.length, index + sign.length + 600))?.[0];
        // `git@host:` names a repository, not a person.
        if (!local || !host || (local === 'git' && /^[:/]/.test(text.slice(index + sign.length + host.length))))
            continue;
        kept.push(text.slice(from, index - local.length), '[e-mail]');
        from = index + sign.length + host.length;
    }
    return { text: kept.join('') + text.slice(from), count: kept.length / 2 };
}


/***/ }),

/***/ 7671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ sanitiseLine),
/* harmony export */   t: () => (/* binding */ sanitise)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2052);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6725);
// The way that every stranger's text takes before anybody is shown it.


/** Cleaned, redacted, then cut to `max` code points: in this order, so that neither a hidden character nor the cut saves a secret. */
function sanitise(text, max = Number.POSITIVE_INFINITY) {
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .capText */ .y)((0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text)).text, max);
}
/** The same, on one line. */
function sanitiseLine(text, max) {
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .capText */ .y)(sanitise(text).replace(/\s+/g, ' ').trim(), max ?? Number.POSITIVE_INFINITY);
}


/***/ }),

/***/ 8109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ exceptionOf)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6860);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7307);
/* harmony import */ var _steps_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9734);
// An exception as what happened and what to do: causes by name and code, never a header or a body.



function exceptionOf(error) {
    if (error instanceof _steps_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .H)
        return { what: error.what, remedy: error.remedy };
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ || error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_) {
        const what = error.message.replace(error.remedy, '').trim();
        return { what, remedy: error.remedy };
    }
    const what = error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : String(error);
    const remedy = 'This should not happen: please report it, with this log.';
    return { what: `The run broke off. ${what}`, remedy };
}


/***/ }),

/***/ 8388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPlace)
/* harmony export */ });
async function readPlace() {
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(479), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722));
    const { owner, repo } = context.repo;
    return { serverUrl: context.serverUrl, apiUrl: context.apiUrl, repository: `${owner}/${repo}` };
}


/***/ }),

/***/ 7307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
class GitHubError extends Error {
    name = 'GitHubError';
    /** `unanswered`: it may have been done; the others: it was not. */
    kind;
    status;
    remedy;
    constructor(kind, message, options) {
        super(`${message} ${options.remedy}`, options.cause === undefined ? undefined : { cause: options.cause });
        this.kind = kind;
        this.status = options.status;
        this.remedy = options.remedy;
    }
    static refused(request, answer) {
        const { status } = answer;
        return new GitHubError('refused', `GitHub refused ${name(request)} (status ${status}).`, {
            status,
            remedy: remedyOf(status, messageOf(answer.data)),
        });
    }
    static unanswered(request, outcome) {
        const remedy = 'Whether it was done is found out by the next run.';
        return new GitHubError('unanswered', `GitHub gave no usable answer to ${name(request)}${detail(outcome)}.`, {
            remedy,
            ...rest(outcome),
        });
    }
    static stopped(request, cause) {
        return new GitHubError('stopped', `${name(request)} was not sent: the run was told to stop.`, {
            remedy: 'The next run goes on.',
            cause,
        });
    }
    static gaveUp(request, outcome, limit) {
        if (limit === undefined) {
            const remedy = 'Nothing is lost: the next run goes on. See https://www.githubstatus.com.';
            const kind = request.method === 'GET' ? 'unreachable' : 'unanswered';
            return new GitHubError(kind, `GitHub could not be reached for ${name(request)}${detail(outcome)}.`, {
                remedy,
                ...rest(outcome),
            });
        }
        const seconds = Math.ceil(limit / 1000);
        const remedy = 'Nothing is lost: the next run goes on. Run less often, or use a token with a higher limit.';
        return new GitHubError('limited', `GitHub’s rate limit asks to wait ${seconds} s before ${name(request)}.`, {
            remedy,
            ...rest(outcome),
        });
    }
    static unusable(request, what, remedy, status) {
        return new GitHubError('unusable', `${request}: ${what}`, status === undefined ? { remedy } : { remedy, status });
    }
}
function name(request) {
    return `${request.method} ${request.path}`;
}
function detail(outcome) {
    if ('status' in outcome)
        return ` (status ${outcome.status})`;
    const code = findCode(outcome.cause);
    return code === undefined ? '' : ` (${code})`;
}
function findCode(cause) {
    for (let error = cause, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
        if ('code' in error && typeof error.code === 'string')
            return error.code;
    }
    return undefined;
}
function rest(outcome) {
    return 'status' in outcome ? { status: outcome.status } : { cause: outcome.cause };
}
function remedyOf(status, message) {
    if (/\blocked\b/i.test(message))
        return 'Unlock the issue (Lock conversation, in its sidebar); the next run tells its news.';
    if (status === 401)
        return 'Check `github-token`: it is missing, expired or revoked.';
    if (status === 403) {
        return 'Give the job `permissions: contents: write, issues: write, pull-requests: read` (review: `pull-requests: write`), and check that no repository or organisation rule forbids it.';
    }
    return 'Check `github-token` and that the repository allows this.';
}
/** An answer in the form that it should have; one that has another is no answer that can be worked with. */
function parseAnswer(schema, data, what) {
    const parsed = schema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const remedy = 'Run again; if it stays so, check that `GITHUB_API_URL` is a GitHub and that no proxy changes its answers.';
    throw GitHubError.unusable(what, 'GitHub’s answer does not have the form that it should have.', remedy);
}
/** GitHub's own words for a refusal. */
function messageOf(data) {
    const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined;
    return typeof message === 'string' ? message : '';
}


/***/ }),

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ writeSyncOutputs),
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   Sy: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_report_run_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
// Outputs, report file and job summary, through @actions/core (loaded on demand).




/** The key never reaches the log, in none of the forms that a fault might print. */
function maskSecrets(core, secrets) {
    const forms = secrets.flatMap((text) => [text, encodeURIComponent(text), Buffer.from(text).toString('base64')]);
    for (const form of new Set(forms))
        if (form.length > 3)
            core.setSecret(form);
}
async function writeSyncOutputs(core, env, account, report) {
    const active = account.sync?.book.ledger.fixes.filter((fix) => fix.state === 'active').length ?? 0;
    core.setOutput('entries', account.fresh);
    core.setOutput('clusters', report.clusters.length);
    core.setOutput('jobs-created', account.jobsCreated.size);
    core.setOutput('jobs-active', active);
    core.setOutput('jobs-failed', account.jobsFailed.size);
    core.setOutput('pull-requests', JSON.stringify([...new Set(account.pullRequests)]));
    core.setOutput('tracking-issue-url', account.issueUrl ?? '');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `feedback-to-fix-${account.run}.json`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, (0,_domain_report_run_report_js__WEBPACK_IMPORTED_MODULE_3__/* .renderReport */ .B)(report));
    core.setOutput('report', path);
}
/** A runner without a summary file loses the summary, not the run. */
async function writeSummary(core, env, text) {
    if (!env.GITHUB_STEP_SUMMARY)
        return;
    await core.summary.addRaw(text, true).write();
}


/***/ }),

/***/ 638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ Book)
});

// EXTERNAL MODULE: ./build/domain/back-off.js
var back_off = __webpack_require__(3242);
// EXTERNAL MODULE: ./build/domain/ledger/advance.js + 1 modules
var advance = __webpack_require__(3271);
// EXTERNAL MODULE: ./build/domain/ledger/creating.js
var creating = __webpack_require__(3232);
;// CONCATENATED MODULE: ./build/domain/ledger/event.js
/** What is recorded only because an effect is to follow. */
function isIntent({ type }) {
    return ['fix-submitted', 'issue-intended', 'comment-intended', 'review-intended'].includes(type);
}

;// CONCATENATED MODULE: ./build/domain/ledger/judge.js
// Events in a row, judged on one ledger: what the next commit holds.

/** Each event meets what those before it have made of the ledger. `isHandled` answers from the shards. */
function judgeEvents(before, events, isHandled) {
    const accepted = [];
    const dropped = new Map();
    const done = new Map();
    const closed = [];
    let ledger = before;
    for (const event of events) {
        const next = (0,advance/* advance */.np)(ledger, event, isHandled);
        if (next.kind === 'dropped') {
            dropped.set(event, next.reason);
            continue;
        }
        ledger = next.ledger;
        accepted.push(event);
        closed.push(...next.closed);
        for (const [id, end] of Object.entries(next.handled))
            done.set(id, end);
    }
    return { ledger: { ...(0,advance/* pruneFixes */.gW)(ledger), sequence: before.sequence + 1 }, accepted, dropped, done, closed };
}

// EXTERNAL MODULE: ./build/domain/ledger/limits.js
var limits = __webpack_require__(9659);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/domain/ledger/fix-record.js
var fix_record = __webpack_require__(304);
;// CONCATENATED MODULE: ./build/domain/ledger/parse.js
// The ledger as text: parsed strictly, since a ledger that is half understood would send work twice.


const time = schemas/* number */.aig();
const news = schemas/* enum */.k5n(['pull-request', 'given-up', 'needs-person']);
const intent = { nonce: schemas/* string */.YjP(), run: schemas/* string */.YjP(), at: time, lease: time };
const fixSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    key: schemas/* string */.YjP(),
    attempt: schemas/* number */.aig(),
    state: schemas/* enum */.k5n(fix_record/* fixStates */.s),
    pages: schemas/* array */.YOg(schemas/* string */.YjP()),
    entryIds: schemas/* array */.YOg(schemas/* string */.YjP()),
    voices: schemas/* number */.aig(),
    votes: schemas/* number */.aig(),
    oldest: time.nullable(),
    topics: schemas/* array */.YOg(schemas/* array */.YOg(schemas/* string */.YjP())),
    run: schemas/* string */.YjP(),
    at: time,
    since: time,
    lease: time.optional(),
    job: schemas/* object */.Ikc({ id: schemas/* string */.YjP(), status: schemas/* string */.YjP() }).optional(),
    completedAt: time.optional(),
    unreadableSince: time.optional(),
    prLink: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP().optional(),
    told: schemas/* array */.YOg(news),
    review: schemas/* object */.Ikc({ nonce: schemas/* string */.YjP(), at: time, comment: schemas/* number */.aig().optional() }).optional(),
});
const ledgerSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz(1),
    project: schemas/* string */.YjP(),
    sequence: schemas/* number */.aig().int(),
    fixes: schemas/* array */.YOg(fixSchema),
    creations: schemas/* array */.YOg(time),
    notBefore: time.optional(),
    contact: schemas/* boolean */.zMY(),
    cautious: schemas/* boolean */.zMY(),
    rounds: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ at: time, failed: schemas/* array */.YOg(schemas/* string */.YjP()), succeeded: schemas/* boolean */.zMY() })),
    attempts: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
    repositories: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ receives: schemas/* boolean */.zMY(), readTo: time.optional() })),
    declined: schemas/* array */.YOg(schemas/* object */.Ikc({
        fixId: schemas/* string */.YjP(),
        prLink: schemas/* string */.YjP().optional(),
        at: time,
        pages: schemas/* array */.YOg(schemas/* string */.YjP()),
        signatures: schemas/* array */.YOg(schemas/* string */.YjP()),
        before: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    })),
    tracking: schemas/* object */.Ikc({
        issue: schemas/* number */.aig().optional(),
        author: schemas/* string */.YjP().optional(),
        intent: schemas/* object */.Ikc(intent).optional(),
        commentIntent: schemas/* object */.Ikc({ ...intent, news: schemas/* array */.YOg(schemas/* object */.Ikc({ fixId: schemas/* string */.YjP(), news })) }).optional(),
        newestComment: schemas/* number */.aig().optional(),
        comments: schemas/* number */.aig(),
    }),
    scans: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        complete: time.optional(),
        undated: time.optional(),
        undatedPages: schemas/* number */.aig().optional(),
        oldestWaiting: time.optional(),
        reopened: schemas/* strictObject */.rej({ at: time, oldest: time }).optional(),
        done: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
    tally: schemas/* object */.Ikc({
        countedTo: time,
        pages: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ voices: schemas/* number */.aig(), up: schemas/* number */.aig(), down: schemas/* number */.aig(), silent: schemas/* number */.aig() })),
        weeks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ voices: schemas/* number */.aig(), votes: schemas/* number */.aig() })),
    }),
    votes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())),
    waiting: schemas/* object */.Ikc({
        at: time,
        clusters: schemas/* array */.YOg(schemas/* object */.Ikc({
            key: schemas/* string */.YjP(),
            pages: schemas/* array */.YOg(schemas/* string */.YjP()),
            entries: schemas/* number */.aig(),
            voices: schemas/* number */.aig(),
            votes: schemas/* number */.aig(),
            oldest: time.nullable(),
            decision: schemas/* enum */.k5n(['deferred', 'too-small', 'open-fix', 'declined']),
            reason: schemas/* string */.YjP(),
        })),
        entries: schemas/* number */.aig(),
        oldest: time.nullable(),
        more: schemas/* number */.aig(),
    }),
    setAside: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
    outcomes: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(fix_record/* fixStates */.s), schemas/* number */.aig()),
    handled: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
});
function createLedger(project) {
    return {
        schema: 1,
        project,
        sequence: 0,
        fixes: [],
        creations: [],
        contact: false,
        cautious: false,
        rounds: {},
        attempts: {},
        repositories: {},
        declined: [],
        tracking: { comments: 0 },
        scans: {},
        tally: { countedTo: 0, pages: {}, weeks: {} },
        votes: {},
        waiting: { at: 0, clusters: [], entries: 0, oldest: null, more: 0 },
        setAside: {},
        outcomes: {},
        handled: {},
    };
}
/** The folder is the project's, but the ledger in it is another's. */
class ForeignLedger extends Error {
}
/** @throws Error naming what is wrong with the text; the caller knows the commit and the remedy. */
function parseLedger(text, project) {
    const ledger = ledgerSchema.parse(JSON.parse(text));
    if (ledger.project !== project)
        throw new ForeignLedger('ledger.json names another project');
    return ledger;
}
/** Keys of objects are sorted, so that a commit's diff shows what has changed and nothing else. */
function renderLedger(ledger) {
    return `${JSON.stringify(ledger, (_, value) => sortKeys(value), 1)}\n`;
}
function sortKeys(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./build/steps/ledger-readme.js
// What people find when they open the ledger's branch.
const ledgerReadme = `# The ledger of feedback-to-fix

This branch is written by the Action \`feedback-to-fix\`. It records which feedback entries became which fix, so that none is lost
and none is sent twice. It holds ids, hashes, counts, times and links: no reader's words, no e-mail address, no secret.

Do not delete or edit it: the documentation service never learns what was fixed, so this branch is the only memory. A run that
misses it stops and says how to restore it.

Each folder is one project:

| file | what it holds |
| --- | --- |
| \`ledger.json\` | open and latest fixes, job creations of the last hour, the tracking issue, how far the export was read |
| \`handled/0.json\` … \`f.json\` | ids of entries that are done with, by the first hex digit of their SHA-256, each with the fix or the reason |
| \`history/YYYY-MM.json\` | closed fixes, by the month in which they were sent |

Times are milliseconds since 1970-01-01 UTC.
`;

// EXTERNAL MODULE: ./build/steps/failure.js
var failure = __webpack_require__(9734);
;// CONCATENATED MODULE: ./build/steps/read-ledger.js


function readLedger(snapshot, project) {
    if (snapshot?.text === undefined)
        return createLedger(project);
    try {
        return parseLedger(snapshot.text, project);
    }
    catch (cause) {
        if (cause instanceof ForeignLedger)
            throw foreignLedger(snapshot.commit, project, cause);
        const what = `The ledger at commit ${snapshot.commit} is not one that this version can read.`;
        const remedy = 'Use the version of the Action that wrote it, or restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).';
        throw new failure/* Failure */.H(what, remedy, { cause });
    }
}
function foreignLedger(commit, project, cause) {
    const what = `The ledger in this project’s folder, at commit ${commit}, says that it belongs to another project than ${JSON.stringify(project)}.`;
    const remedy = 'If the project’s id has changed, see “Moving the ledger” in docs/operations.md; else restore the file.';
    return new failure/* Failure */.H(what, remedy, { cause });
}
function lostMeanwhile(project) {
    const remedy = 'See “The ledger is lost” in docs/operations.md.';
    return new failure/* Failure */.H(`The ledger of project ${JSON.stringify(project)} vanished while this run used it.`, remedy);
}
function lostRaces() {
    const remedy = 'Let fewer runs of this project overlap; nothing is lost, the next run goes on.';
    return new failure/* Failure */.H('Other runs moved the ledger again and again, so this run could not record what it knows.', remedy);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/steps/shards.js
// The files beside `ledger.json`: ids done with, in sixteen shards, and the history of closed fixes. Read when asked for.



const shardSchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP()]));
const historySchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* unknown */.L5J()]));
const objectSchema = schemas/* looseObject */._H3({});
class Shards {
    #read;
    #shards = new Map();
    #history = new Map();
    /** @param read a file of the project's folder at the commit in use */
    constructor(read) {
        this.#read = read;
    }
    async find(ids, counts) {
        const found = new Set();
        for (const id of ids) {
            const shard = await this.#shard(digitOf(id), counts);
            if (shard.has(id))
                found.add(id);
        }
        return found;
    }
    /** The shards that hold the given ids (each with the fix or the reason that ended it), as files, with their new counts. */
    async add(done, counts) {
        const files = {};
        const grown = {};
        const byDigit = Map.groupBy(done, ([id]) => digitOf(id));
        for (const [digit, entries] of byDigit) {
            const shard = new Map([...(await this.#shard(digit, counts)), ...entries]);
            files[`handled/${digit}.json`] = renderMap(shard);
            grown[digit] = shard.size;
        }
        return { files, counts: grown };
    }
    async addHistory(closed) {
        const files = {};
        const byMonth = Map.groupBy(closed, (fix) => new Date(fix.at).toISOString().slice(0, 7));
        for (const [month, fixes] of byMonth) {
            const name = `history/${month}.json`;
            const known = this.#history.get(name) ?? (await this.#readHistory(name));
            files[name] = renderMap(new Map([...known, ...fixes.map((fix) => [fix.id, fix])]));
        }
        return files;
    }
    /** After a commit, what was written is what stands there. */
    keep(files) {
        for (const [name, text] of Object.entries(files)) {
            const digit = /^handled\/([0-9a-f])\.json$/.exec(name)?.[1];
            if (digit !== undefined)
                this.#shards.set(digit, parseMap(shardSchema, text));
            if (name.startsWith('history/'))
                this.#history.set(name, parseMap(historySchema, text));
        }
    }
    async #shard(digit, counts) {
        const known = this.#shards.get(digit);
        if (known !== undefined)
            return known;
        const shard = counts[digit] ? await this.#readShard(`handled/${digit}.json`) : new Map();
        this.#shards.set(digit, shard);
        return shard;
    }
    async #readHistory(name) {
        const text = await this.#read(name);
        try {
            return parseMap(historySchema, text);
        }
        catch (cause) {
            throw damaged(name, cause);
        }
    }
    async #readShard(name) {
        const text = await this.#read(name);
        try {
            if (text !== undefined)
                return parseMap(shardSchema, text);
        }
        catch (cause) {
            throw damaged(name, cause);
        }
        throw damaged(name);
    }
}
/** Without a shard its entries would be sent again. */
function damaged(name, cause) {
    const remedy = 'Restore the file from the branch’s history with a new commit (git revert; see docs/operations.md).';
    return new failure/* Failure */.H(`The ledger’s file ${name} is missing or damaged.`, remedy, { cause });
}
/** The shard of an id: only the id decides, and SHA-256 spreads any ids evenly. */
function digitOf(id) {
    return (0,external_node_crypto_.hash)('sha256', id).slice(0, 1);
}
/** Pairs rather than an object: an id such as `__proto__` is an id like any other. */
function parseMap(schema, text) {
    if (text === undefined)
        return new Map();
    const object = JSON.parse(text);
    objectSchema.parse(object);
    return new Map(schema.parse(Object.entries(object ?? {})));
}
function renderMap(map) {
    const lines = [...map]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, value]) => `${JSON.stringify(id)}: ${JSON.stringify(value)}`);
    return `{\n${lines.join(',\n')}\n}\n`;
}

;// CONCATENATED MODULE: ./build/steps/book.js
// The ledger in use: read once, then moved by events; each commit is a checkpoint, and a lost race is judged anew.










const tries = 20;
class Book {
    #world;
    /** Nonce of this run, in each of its commits. */
    run;
    #ledger;
    #snapshot;
    #shards;
    #reasons = new WeakMap();
    #recordedAfterStop = false;
    #turn = Promise.resolve();
    constructor(world, project, run, snapshot) {
        this.#world = world;
        this.run = run;
        this.#snapshot = snapshot;
        this.#ledger = readLedger(snapshot, project);
        this.#shards = new Shards((name) => this.#readFile(name));
    }
    static async open(world, project, run) {
        return new Book(world, project, run, await world.ledger.read());
    }
    get ledger() {
        return this.#ledger;
    }
    /** As the ledger was read, or last written; undefined while there is no branch. */
    get snapshot() {
        return this.#snapshot;
    }
    /** Whether this project has a ledger at all. */
    get exists() {
        return this.#snapshot?.text !== undefined;
    }
    /** Something was recorded after the stop signal: five seconds are too short for more. */
    get recordedAfterStop() {
        return this.#recordedAfterStop;
    }
    async reload() {
        this.#snapshot = await this.#world.ledger.read();
        this.#ledger = readLedger(this.#snapshot, this.#ledger.project);
        this.#shards = new Shards((name) => this.#readFile(name));
    }
    /** Why an event was dropped when it was last judged. */
    reasonOf(event) {
        return this.#reasons.get(event) ?? '';
    }
    /** Which of the ids the shards know as done with. */
    async handled(ids) {
        return this.#shards.find(ids, this.#ledger.handled);
    }
    /**
     * Records what fits, in one commit, and returns it; events that no longer fit the fresh state are dropped.
     * Nothing may be sent for an event that is not among those returned.
     */
    record(events) {
        const result = this.#turn.then(() => this.#record(events));
        this.#turn = result.catch(() => undefined);
        return result;
    }
    async #record(events) {
        const { stop, ledger: branch } = this.#world;
        for (let count = 0; count < tries; count++) {
            const judged = await this.#judge(events);
            if (judged.accepted.length === 0)
                return [];
            const files = await this.#buildFiles(judged);
            const message = `ledger ${judged.ledger.sequence} of ${judged.ledger.project}\n\nrun ${this.run} [skip ci]`;
            // An intent that is not recorded when the run is told to stop would only have to be taken back; answers still count.
            const goesOn = () => !(stop.aborted && judged.accepted.some(isIntent));
            const written = await branch.write(this.#snapshot, files, message, goesOn);
            if (written === 'abandoned')
                return this.#record(events.filter((event) => !isIntent(event) && 'fixId' in event));
            if (written !== 'lost') {
                this.#snapshot = written;
                this.#recordedAfterStop ||= stop.aborted;
                this.#ledger = judged.ledger;
                this.#shards.keep(files);
                return [...judged.accepted];
            }
            await this.#reloadAfterLoss(count);
        }
        throw lostRaces();
    }
    async #judge(events) {
        const handled = await this.handled(events.flatMap(advance/* questionedIds */.yh));
        const judged = judgeEvents(this.#ledger, events, (id) => handled.has(id));
        for (const [event, reason] of judged.dropped)
            this.#reasons.set(event, reason);
        return { ...judged, ledger: (0,creating/* renewLeases */.nh)(judged.ledger, this.run, this.#world.now() + limits/* leaseLength */.JG) };
    }
    async #buildFiles(judged) {
        const shards = await this.#shards.add(judged.done, judged.ledger.handled);
        const files = { ...shards.files, ...(await this.#shards.addHistory(judged.closed)) };
        judged.ledger = { ...judged.ledger, handled: { ...judged.ledger.handled, ...shards.counts } };
        files['ledger.json'] = renderLedger(judged.ledger);
        if (!this.exists)
            files['README.md'] = ledgerReadme;
        return files;
    }
    /** GitHub may serve an older commit for a while; a ledger that is behind what this run knows is read again. */
    async #reloadAfterLoss(count) {
        const known = this.#ledger.sequence;
        const existed = this.exists;
        const { random } = this.#world;
        for (let again = count;; again++) {
            await this.#world.sleep(500 + (0,back_off/* backOff */.fu)(again, random(), { base: 1000, cap: 15_000 }));
            await this.reload();
            if (existed && !this.exists)
                throw lostMeanwhile(this.#ledger.project);
            if (this.#ledger.sequence >= known)
                return;
            if (again >= tries)
                throw lostMeanwhile(this.#ledger.project);
        }
    }
    async #readFile(name) {
        return this.#snapshot === undefined ? undefined : this.#world.ledger.readFile(this.#snapshot, name);
    }
}


/***/ }),

/***/ 9424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unlessStopped)
/* harmony export */ });
// A creation on GitHub that the stop signal came before.
/** Undefined when it was not sent, because the run was told to stop. */
async function unlessStopped(creation) {
    return creation.catch((error) => {
        if (error instanceof Error && 'kind' in error && error.kind === 'stopped')
            return undefined;
        throw error;
    });
}


/***/ }),

/***/ 5522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ warnOfClock)
});

// EXTERNAL MODULE: ./build/domain/report/words.js
var words = __webpack_require__(7181);
;// CONCATENATED MODULE: ./build/domain/report/clock-warning.js
// What is said of a runner whose clock is wrong.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Less is common, and no reason for a word. */
const tolerated = 2 * minute;
/** @param skew milliseconds by which the runner's clock is ahead of GitHub's; negative: behind */
function renderClockWarning(skew) {
    const off = Math.abs(skew);
    if (off <= tolerated)
        return undefined;
    const way = skew > 0 ? 'ahead of' : 'behind';
    return `This runner’s clock is ${renderLength(off)} ${way} GitHub’s; GitHub’s time is used.`;
}
/** In the largest unit of which there are two. */
function renderLength(length) {
    if (length < 2 * hour)
        return (0,words/* count */.U9)(Math.round(length / minute), 'minute');
    return length < 2 * day ? (0,words/* count */.U9)(Math.round(length / hour), 'hour') : (0,words/* count */.U9)(Math.round(length / day), 'day');
}

;// CONCATENATED MODULE: ./build/steps/warn-of-clock.js
// A runner whose clock is wrong says so once, when GitHub's first answers have told.

function warnOfClock({ skew, log }) {
    const warning = renderClockWarning(skew());
    if (warning !== undefined)
        log.warning(warning);
}


/***/ }),

/***/ 6895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ createWorld)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/api/errors.js
var errors = __webpack_require__(6860);
;// CONCATENATED MODULE: ./build/api/addresses.js
// The addresses of the service's operations; all of them have the origin of `base-url`.

/** Longest identifier that is put into an address; servers refuse long ones with answers that say little. */
const LONGEST_ID = 512;
/** `baseUrl` may carry a path prefix and trailing slashes; throws when the project's identifier cannot stand in an address. */
function createAddresses({ baseUrl, projectId, jobPath, }) {
    const project = encodeSegment(projectId);
    if (project === undefined) {
        const what = 'The project identifier cannot stand in an address';
        throw new errors/* ServiceError */._({
            kind: 'refused',
            what,
            remedy: 'Copy `project-id` from the API keys page of the project.',
        });
    }
    const base = new URL(baseUrl);
    const prefix = base.origin + base.pathname.replace(/\/+$/, '');
    // Joined as text behind the origin and a slash, so that no path can name another host.
    const at = (path) => new URL(`${prefix}/${path.replace(/^\/+/, '')}`);
    const fill = (segment) => jobPath.replace(/\{(projectId|id)\}/g, (_, name) => (name === 'id' ? segment : project));
    return {
        feedback: at(`v1/analytics/${project}/feedback`),
        createJob: at(`v2/agent/${project}/job`),
        getJob(id) {
            const segment = encodeSegment(id);
            return segment === undefined ? undefined : at(fill(segment));
        },
        getJobLabel: at(fill('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
    };
}
/** Text as one path segment. Dots alone cannot be one: an address reads them, even percent-encoded, as a step up. */
function encodeSegment(text) {
    if (text === '' || text === '.' || text === '..' || text.length > LONGEST_ID || !text.isWellFormed())
        return undefined;
    return encodeURIComponent(text);
}

// EXTERNAL MODULE: ./build/domain/back-off.js
var back_off = __webpack_require__(3242);
// EXTERNAL MODULE: ./build/domain/text/log.js
var log = __webpack_require__(9399);
// EXTERNAL MODULE: ./build/api/contract.js
var contract = __webpack_require__(1893);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./build/api/parse-page.js

/** The page, or why the body is none; the reason never quotes it. */
function parsePage(body) {
    const json = parseJson(body);
    if (json === undefined)
        return { fault: 'its answer is not JSON' };
    const parsed = contract/* feedbackPageSchema */.Gv.safeParse(json);
    if (!parsed.success)
        return { fault: `its answer is not a page of feedback: ${renderIssues(parsed.error)}` };
    const { feedback, nextCursor, hasMore } = parsed.data;
    const page = { entries: [], skipped: [], nextCursor: nextCursor ?? null, hasMore };
    for (const [index, raw] of feedback.entries()) {
        const entry = contract/* feedbackEntrySchema */.tY.safeParse(raw);
        if (entry.success)
            page.entries.push(entry.data);
        else
            page.skipped.push({ id: findPlainId(raw) ?? `entry ${index + 1} of page`, reason: renderIssues(entry.error) });
    }
    return { page };
}
/** The value of a JSON text, undefined when it is none: the parser's own message would quote the text. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** What is wrong, in our words: fields and expectations, never the value that was found. */
function renderIssues({ issues }) {
    return issues
        .map((issue) => `${issue.path.map(String).join('.') || 'the whole'} should be ${renderExpectation(issue)}`)
        .join('; ');
}
function renderExpectation(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return `of type ${issue.expected}`;
        case 'invalid_value':
            return `one of ${issue.values.map(String).join(', ')}`;
        case 'invalid_union':
            return `one of ${contract/* feedbackSources */.um.join(', ')}`;
        case 'too_small':
            return 'not empty';
        default:
            return 'as specified';
    }
}
/** An id that any log or table can show as it is: anything else may be an order to the log or a mention. */
function findPlainId(raw) {
    if (typeof raw !== 'object' || raw === null || !('id' in raw) || typeof raw.id !== 'string')
        return undefined;
    return /^[A-Za-z0-9](?:[\w.+=~-]|:(?!:)){0,127}$/.test(raw.id) ? raw.id : undefined;
}

;// CONCATENATED MODULE: ./build/api/parse-job.js
// A job from an answer's body.



/** A job that was just created: it is there whatever word its state bears, and the next reading tells. */
function parseCreatedJob(body) {
    const json = parseJson(body);
    const status = schemas/* object */.Ikc({ status: schemas/* string */.YjP().min(1) }).safeParse(json);
    const known = status.success && contract/* receivedJobSchema */.sW.shape.status.safeParse(status.data.status).success;
    return parseJob(status.success && !known ? JSON.stringify({ ...json, status: 'active' }) : body);
}
/** The job, or why the body is none; the reason never quotes it. */
function parseJob(body) {
    const json = parseJson(body);
    if (json === undefined)
        return { fault: 'the answer is not JSON' };
    const parsed = contract/* receivedJobSchema */.sW.safeParse(json);
    return parsed.success ? { job: parsed.data } : { fault: `the answer is not a job: ${renderIssues(parsed.error)}` };
}
/** Whether the body is this very job, though its state is none that the specification knows. */
function hasJob(body, id) {
    return schemas/* object */.Ikc({ id: schemas/* literal */.euz(id), status: schemas/* string */.YjP().min(1) }).safeParse(parseJson(body)).success;
}

;// CONCATENATED MODULE: ./build/api/retry.js
// Asks again until there is an outcome: back-off with jitter or exactly as long as the service asks for, inside a deadline.

const WAITS = { base: 1_000, cap: 10_000 };
/** Calls `attempt` with the time that is left, until it is done, the limits are met or the run is stopped. */
async function repeat(patience, { deadline, tries, least = 0, gate }, attempt) {
    const end = patience.steady() + deadline;
    for (let tried = 0; !patience.stop.aborted; tried++) {
        const shut = await pass(patience, gate, end);
        if (patience.stop.aborted)
            break;
        if (shut !== undefined)
            return { kind: 'given-up', last: shut };
        const outcome = await attempt(end - patience.steady());
        if (outcome.kind === 'done')
            return outcome;
        if (patience.stop.aborted)
            break;
        const wait = Math.max(least, outcome.retryAfter ?? (0,back_off/* backOff */.fu)(tried, patience.random(), WAITS));
        if (tried + 1 >= tries || patience.steady() + wait >= end)
            return { kind: 'given-up', last: outcome };
        await sleepUnlessStopped(patience, wait);
    }
    return { kind: 'stopped' };
}
/** Waits until the gate is open, or says why it cannot. While one waits, another's answer may close it for longer. */
async function pass(patience, gate, end) {
    while (gate !== undefined && !patience.stop.aborted) {
        const left = gate.until - patience.steady();
        if (left <= 0)
            break;
        const reason = `the service asked to wait ${Math.ceil(left / 1000)} s`;
        if (gate.until >= end)
            return { kind: 'again', reason, status: gate.status };
        await sleepUnlessStopped(patience, left);
    }
    return undefined;
}
async function sleepUnlessStopped({ sleep, stop }, wait) {
    if (stop.aborted)
        return;
    let wake = () => { };
    const stopped = new Promise((resolve) => {
        wake = resolve;
        stop.addEventListener('abort', wake, { once: true });
    });
    await Promise.race([sleep(wait), stopped]);
    stop.removeEventListener('abort', wake);
}

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
;// CONCATENATED MODULE: ./build/api/read-body.js
// Reads an answer's body as text, and never more of it than the cap.
/** Most that one answer may hold: a page of 100 entries with long snippets is far below. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The body as text, or undefined when it is larger than the cap; bytes are counted as they arrive. */
async function readBody(chunks) {
    const decoder = new TextDecoder();
    const parts = [];
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES)
            return undefined;
        parts.push(decoder.decode(chunk, { stream: true }));
    }
    return parts.join('') + decoder.decode();
}

;// CONCATENATED MODULE: ./build/api/send-error.js
// Why an HTTP exchange has no answer.

const WORDS = {
    'not-sent': 'no connection could be made',
    'no-answer': 'no whole answer came back',
    'too-large': `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`,
    redirect: 'the answer is a redirect, which is never followed',
    stopped: 'the run was stopped',
};
/**
 * `not-sent`: provably never accepted, for no connection came about. `no-answer`: anything after the request may have left.
 * It keeps no cause: undici's errors carry pieces of bodies, and TLS errors quote foreign certificates.
 */
class SendError extends Error {
    name = 'SendError';
    kind;
    code;
    /** Of a redirect. */
    status;
    constructor(kind, { code, status } = {}) {
        const detail = status ?? code;
        super(detail === undefined ? WORDS[kind] : `${WORDS[kind]} (${detail})`);
        this.kind = kind;
        this.code = code;
        this.status = status;
    }
}

;// CONCATENATED MODULE: ./build/api/undici.js
// Loads undici on demand, and leaves the runtime's own fetch as it was.
/** Where Node's built-in fetch looks for its dispatcher. */
const builtin = Symbol.for('undici.globalDispatcher.1');
/**
 * Importing undici 8 may replace the dispatcher of Node's own fetch by a plain one: a runner behind a proxy
 * (`NODE_USE_ENV_PROXY`) would lose it. So what was there is put back. What was unset stays set: another copy of undici may lean on it.
 */
async function loadUndici() {
    const before = Reflect.get(globalThis, builtin);
    const undici = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    if (before !== undefined)
        Reflect.set(globalThis, builtin, before);
    return undici;
}

;// CONCATENATED MODULE: ./build/api/send.js
// One HTTP exchange over undici: no redirect, no repetition, a deadline for the whole of it, and a cap on what comes back.





/** Assembles the transport. Proxies come from `https_proxy` and `no_proxy`; undici is loaded with the first exchange. */
function createSend() {
    const connectFaults = collectConnectFaults();
    let wires;
    return async (exchange) => {
        if (exchange.signal?.aborted)
            throw new SendError('stopped');
        wires ??= createWires();
        const { request, agents } = await wires;
        const cut = createCut(exchange);
        try {
            const options = { method: exchange.method, headers: buildHeaders(exchange), signal: cut.signal };
            const dispatcher = agents[exchange.method];
            return await readAnswer(await request(exchange.url, { ...options, dispatcher, body: exchange.body ?? null }));
        }
        catch (error) {
            throw parseFault(error, exchange, cut.signal, connectFaults);
        }
        finally {
            cut.release();
        }
    };
}
/** Undici says on this channel which errors came before a connection stood, through a proxy too: proof that nothing was sent. */
function collectConnectFaults() {
    const faults = new WeakSet();
    (0,external_node_diagnostics_channel_.subscribe)('undici:client:connectError', (message) => {
        const { error } = message;
        if (typeof error === 'object' && error !== null)
            faults.add(error);
    });
    return faults;
}
async function createWires() {
    const { EnvHttpProxyAgent, request } = await loadUndici();
    // Plain http is for loopback hosts only, so it never goes through a proxy: the key would leave the machine unencrypted.
    // No HTTP/2: there undici may send a request again on its own after the server refused a stream.
    const options = { httpProxy: '', allowH2: false };
    try {
        // A POST gets a connection of its own: on one that was idle, the server may be hanging up, and the answer would be lost.
        return {
            request,
            agents: { GET: new EnvHttpProxyAgent(options), POST: new EnvHttpProxyAgent({ ...options, pipelining: 0 }) },
        };
    }
    catch {
        throw new SendError('not-sent', { code: 'INVALID_PROXY' });
    }
}
function buildHeaders({ headers }) {
    return { ...headers, 'accept-encoding': 'identity', 'user-agent': 'feedback-to-fix' };
}
async function readAnswer({ statusCode: status, headers, body }) {
    try {
        if (status >= 300 && status < 400)
            throw new SendError('redirect', { status });
        const coding = headers['content-encoding'] ?? 'identity';
        if (coding !== 'identity')
            throw new SendError('no-answer', { code: 'CONTENT_ENCODING' });
        const text = await readBody(body);
        if (text === undefined)
            throw new SendError('too-large');
        return { status, headers: parseHeaders(headers), body: text };
    }
    finally {
        // Ends the connection when something of the body is left.
        body.on('error', () => { }).destroy();
    }
}
function parseHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
}
function parseFault(error, { signal }, cut, connectFaults) {
    if (error instanceof SendError)
        return error;
    if (cut.aborted)
        return signal?.aborted ? new SendError('stopped') : new SendError('no-answer', { code: 'DEADLINE' });
    if (typeof error !== 'object' || error === null)
        return error;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    return new SendError(connectFaults.has(error) ? 'not-sent' : 'no-answer', { code });
}
/** One signal from the deadline and the caller's own; not AbortSignal.any, which may be collected before it fires. */
function createCut({ timeout, signal }) {
    const controller = new AbortController();
    const sources = [AbortSignal.timeout(Math.ceil(timeout)), ...(signal ? [signal] : [])];
    const cut = () => controller.abort();
    for (const source of sources) {
        if (source.aborted)
            cut();
        source.addEventListener('abort', cut, { once: true });
    }
    const release = () => {
        for (const source of sources)
            source.removeEventListener('abort', cut);
    };
    return { signal: controller.signal, release };
}

;// CONCATENATED MODULE: ./build/api/create-job.js
// Asks the service for one job. A lost answer may hide a job that was created, so nothing is sent twice.








const TIMEOUT = 60_000;
/** No try begins later, so that all of it ends well within the two minutes of lease that a POST needs. */
const LIMITS = { deadline: 30_000, tries: 3 };
/** How long an answer is still waited for after the run was stopped: an answer that is known spares a fix that is uncertain. */
const GRACE = 1_500;
async function createJob(wire, prompt) {
    const call = `(POST ${wire.addresses.createJob.pathname})`;
    const outcome = await repeat(wire, LIMITS, () => post(wire, prompt, call));
    switch (outcome.kind) {
        case 'done':
            return outcome.value;
        case 'stopped':
            return outcome;
        case 'given-up':
            return { kind: 'not-sent', reason: `${outcome.last.reason} ${call}` };
    }
}
async function post(wire, prompt, call) {
    const grace = createGrace(wire);
    try {
        const answer = await wire.send({ ...buildExchange(wire, prompt), signal: grace.signal });
        return { kind: 'done', value: parseCreation(answer, wire.now(), call, prompt, wire.apiKey) };
    }
    catch (error) {
        if (!(error instanceof SendError))
            throw error;
        if (error.kind === 'not-sent')
            return { kind: 'again', reason: error.message };
        if (error.kind === 'redirect')
            return { kind: 'done', value: parseStatus(error.status ?? 300, call) };
        return { kind: 'done', value: { kind: 'unanswered', reason: `${error.message} ${call}` } };
    }
    finally {
        grace.release();
    }
}
function buildExchange({ addresses, apiKey }, prompt) {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'content-type': 'application/json' };
    return { method: 'POST', url: addresses.createJob.href, headers, body: JSON.stringify({ prompt }), timeout: TIMEOUT };
}
function parseCreation({ status, headers, body }, now, call, prompt, apiKey) {
    if (status === 429)
        return { kind: 'limited', retryAfter: (0,back_off/* readRetryAfter */.D$)(headers, now) };
    if (status < 200 || status >= 300)
        return parseStatus(status, `${call}${renderError(body, prompt, apiKey)}`);
    const parsed = parseCreatedJob(body);
    return 'job' in parsed
        ? { kind: 'created', job: parsed.job }
        : { kind: 'unanswered', reason: `${status}, but ${parsed.fault} ${call}` };
}
const REFUSALS = { 400: 'as not valid', 413: 'as too large', 422: 'as one it cannot work with' };
function parseStatus(status, call) {
    const refusal = REFUSALS[status];
    if (refusal !== undefined)
        return { kind: 'refused', reason: `the service refused the prompt ${refusal}: ${status} ${call}` };
    const reason = `the service answered ${status} ${call}`;
    // 303 says "done, the result is elsewhere": the job may be there.
    const redirected = status >= 300 && status < 400 && status !== 303;
    const ended = redirected || status === 401 || status === 403 || status === 404 || status === 405;
    return ended ? { kind: 'ended', reason, remedy: (0,errors/* findRemedy */.K)(status) } : { kind: 'unanswered', reason };
}
/** The service's own words, if it has any and they are not the prompt's, in which readers speak. */
function renderError(body, prompt, apiKey) {
    const parsed = contract/* errorBodySchema */.ut.safeParse(parseJson(body));
    if (!parsed.success)
        return '';
    const text = (0,log/* forLog */.I)(parsed.data.error.replaceAll(apiKey, '[key]'), 200);
    return quotes(parsed.data.error, prompt) ? '' : `: ${text}`;
}
/** Whether a stretch of the text stands in the prompt too. */
function quotes(text, prompt) {
    const stretch = 16;
    for (let index = 0; index + stretch <= text.length; index += 4) {
        if (prompt.includes(text.slice(index, index + stretch)))
            return true;
    }
    return false;
}
/** A signal that follows the run's stop signal after a short while. */
function createGrace({ stop, sleep }) {
    const controller = new AbortController();
    const start = () => void sleep(GRACE).then(() => controller.abort());
    stop.addEventListener('abort', start, { once: true });
    return { signal: controller.signal, release: () => stop.removeEventListener('abort', start) };
}

;// CONCATENATED MODULE: ./build/api/ask.js
// One GET at the service: its answer, or whether asking again may help.


const LONGEST_TRY = 30_000;
/**
 * `left`: milliseconds to the caller's deadline. 429, 5xx and network faults are worth another try.
 * `Retry-After` speaks of the service, not of the one request (RFC 9110, section 10.2.3; for 429 RFC 6585): it closes the gate to all readings.
 */
async function ask(wire, url, left) {
    const { send, apiKey, gate, now, steady, stop } = wire;
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    const timeout = Math.max(1, Math.min(LONGEST_TRY, left));
    try {
        const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop });
        const { status } = answer;
        if (status === 429 || status >= 500) {
            const retryAfter = (0,back_off/* readRetryAfter */.D$)(answer.headers, now());
            if (retryAfter !== undefined && (status === 429 || status === 503))
                ask_close(gate, steady() + retryAfter, status);
            return { kind: 'again', reason: `the service answered ${status}`, status, retryAfter };
        }
        return { kind: 'done', value: { kind: status >= 200 && status < 300 ? 'answer' : 'status', answer } };
    }
    catch (cause) {
        if (!(cause instanceof SendError))
            throw cause;
        if (cause.kind === 'redirect')
            return { kind: 'done', value: { kind: 'status', answer: { status: cause.status ?? 300, body: '' } } };
        if (cause.kind === 'too-large')
            return { kind: 'done', value: { kind: 'too-large' } };
        // After a stop, the loop sees the signal before it tries again.
        return { kind: 'again', reason: cause.message, cause };
    }
}
/** Who asks for less time later does not open it. */
function ask_close(gate, until, status) {
    if (until > gate.until)
        Object.assign(gate, { until, status });
}

;// CONCATENATED MODULE: ./build/api/get-feedback.js
// Reads one page of the feedback export.






const get_feedback_LIMITS = { deadline: 120_000, tries: 6 };
async function getFeedback(wire, query) {
    const url = buildUrl(wire.addresses.feedback, query);
    const call = `GET ${url.pathname}`;
    const outcome = await repeat(wire, { ...get_feedback_LIMITS, gate: wire.gate }, async (left) => {
        const asked = await ask(wire, url, left);
        if (asked.kind === 'again')
            return asked;
        if (asked.value.kind !== 'answer')
            throw createRefusal(wire, call, asked.value);
        const { status, body } = asked.value.answer;
        const parsed = parsePage(body);
        return 'page' in parsed ? { kind: 'done', value: parsed.page } : { kind: 'again', reason: parsed.fault, status };
    });
    switch (outcome.kind) {
        case 'done':
            return outcome.value;
        case 'stopped':
            throw new errors/* ServiceError */._({ kind: 'stopped', what: 'The run was stopped', call, remedy: '' });
        case 'given-up':
            throw createGivenUp(call, outcome.last);
    }
}
function buildUrl(address, { statuses, ...rest }) {
    const url = new URL(address);
    const { dateFrom, dateTo, source, limit, cursor } = rest;
    const status = statuses.length > 0 ? statuses.join(',') : undefined;
    for (const [name, value] of Object.entries({ dateFrom, dateTo, source, status, limit, cursor })) {
        if (value !== undefined)
            url.searchParams.set(name, String(value));
    }
    return url;
}
function createRefusal({ apiKey }, call, refused) {
    if (refused.kind === 'too-large') {
        const what = 'The service answered with a page too large to read';
        return new errors/* ServiceError */._({ kind: 'refused', what, call, remedy: 'Narrow `sources` or `max-age`.' });
    }
    const { status, body } = refused.answer;
    const said = status === 400 ? findErrorText(body, apiKey) : '';
    const what = `The service answered ${status}${said && `: ${said}`}`;
    return new errors/* ServiceError */._({ kind: 'refused', what, call, status, remedy: (0,errors/* findRemedy */.K)(status) });
}
/** What the service says is wrong with the query, cleaned; it may echo what it was sent, the key included. */
function findErrorText(body, apiKey) {
    const parsed = contract/* errorBodySchema */.ut.safeParse(parseJson(body));
    if (!parsed.success)
        return '';
    const { error, details = [] } = parsed.data;
    const texts = [error, ...details.slice(0, 3).map(({ message }) => message)];
    return texts.map((text) => (0,log/* forLog */.I)(text.replaceAll(apiKey, '***'), 200).replaceAll(apiKey, '***')).join('; ');
}
function createGivenUp(call, { reason, status, retryAfter, cause }) {
    const asks = retryAfter === undefined ? '' : `, and asks to wait ${Math.ceil(retryAfter / 1000)} s`;
    const what = `The documentation service cannot be read: ${reason}${asks}`;
    const remedy = 'Check `base-url` and that the service is up; the next run asks again.';
    return new errors/* ServiceError */._({ kind: 'unreachable', what, call, status, remedy, cause });
}

;// CONCATENATED MODULE: ./build/api/get-job.js
// Reads one job, at the address that `job-path` gives.




const get_job_LIMITS = { deadline: 30_000, tries: 8 };
async function getJob(wire, id) {
    const url = wire.addresses.getJob(id);
    if (url === undefined)
        return { kind: 'unreadable', reason: "the job's id cannot stand in an address" };
    const limits = { ...get_job_LIMITS, least: wire.pollInterval, gate: wire.gate };
    const outcome = await repeat(wire, limits, (left) => ask(wire, url, left));
    const call = `(GET ${wire.addresses.getJobLabel})`;
    switch (outcome.kind) {
        case 'stopped':
            return outcome;
        case 'given-up':
            return { kind: 'unreadable', reason: `${outcome.last.reason} ${call}` };
        case 'done': {
            const asked = outcome.value;
            if (asked.kind === 'too-large')
                return { kind: 'unreadable', reason: `the answer is too large for a job ${call}` };
            return asked.kind === 'answer' ? parseRead(asked.answer, id, call) : get_job_parseStatus(asked.answer.status, call);
        }
    }
}
function parseRead({ body }, id, call) {
    const parsed = parseJob(body);
    if ('fault' in parsed) {
        const found = hasJob(body, id);
        return { kind: 'unreadable', reason: `${parsed.fault} ${call}`, ...(found ? { found } : {}) };
    }
    // The pull request of another job must not be taken for this one's.
    return parsed.job.id === id
        ? { kind: 'job', job: parsed.job }
        : { kind: 'unreadable', reason: `the answer is another job ${call}` };
}
function get_job_parseStatus(status, call) {
    const reason = `the service answered ${status} ${call}`;
    return status === 401 || status === 403
        ? { kind: 'refused', reason, remedy: (0,errors/* findRemedy */.K)(status) }
        : { kind: 'unreadable', reason };
}

;// CONCATENATED MODULE: ./build/api/client.js
// The client of the documentation service: what it can be asked, and what can come of it.





/** Assembles the client; throws a `ServiceError` when the key or the project's identifier cannot be sent at all. */
function createService(options) {
    const { send, apiKey, pollInterval, now, steady, sleep, random, stop } = options;
    if (!/^[\x21-\x7e]+$/.test(apiKey)) {
        const what = 'The key holds characters that no header can carry';
        throw new errors/* ServiceError */._({ kind: 'refused', what, remedy: 'Check `api-key` for spaces, line ends and quotes.' });
    }
    const addresses = createAddresses(options);
    const gate = { until: Number.NEGATIVE_INFINITY };
    const wire = { send, apiKey, pollInterval, addresses, gate, now, steady, sleep, random, stop };
    return {
        getFeedback: (query) => getFeedback(wire, query),
        createJob: (prompt) => createJob(wire, prompt),
        getJob: (id) => getJob(wire, id),
    };
}

// EXTERNAL MODULE: ./build/domain/http-date.js
var http_date = __webpack_require__(6082);
// EXTERNAL MODULE: ./build/github/errors.js
var github_errors = __webpack_require__(7307);
;// CONCATENATED MODULE: ./build/github/client.js
// Manners towards GitHub: one request at a time, a second between writes, its limits obeyed, and nothing repeated that may have been done.



const expected = [301, 302, 304, 307, 404, 409, 410, 422];
const tries = 5;
/** What may not be repeated has its owner's lease in the ledger: it is sent within two minutes, or not at all. */
const once = { tries: 2, longestWait: 60_000, once: true };
/** GitHub asks for at least a second between writes (its REST best practices). */
const betweenWrites = 1000;
/** Of the five seconds after a stop, those that a reading under way may still take. */
const readGrace = 1000;
/** A longer wait than this is left to the next run. */
const longestWait = 120_000;
function createGitHubClient(options) {
    const { send, now, steady, sleep, random, stop } = options;
    let turn = Promise.resolve();
    let lastWrite = Number.NEGATIVE_INFINITY;
    let notBefore = Number.NEGATIVE_INFINITY;
    async function exchange(request, { longestWait: longest, once: isOnce }) {
        const write = request.method !== 'GET';
        // What GitHub asked for is never undercut, and never slept through without end either.
        if (notBefore - steady() > longest)
            throw new LimitReached(notBefore - steady());
        const wait = Math.max(notBefore - steady(), write ? lastWrite + betweenWrites - steady() : 0);
        if (wait > 0)
            await sleep(wait);
        // What creates something is not begun any more when the run was told to stop while it waited for its turn.
        if (isOnce && stop.aborted)
            throw new Stopped('the run was told to stop');
        try {
            return await (write ? send(request) : readUntilStop(request));
        }
        finally {
            if (write)
                lastWrite = steady();
        }
    }
    /** An answer that is only read is not waited for much longer once the run was told to stop. */
    async function readUntilStop(request) {
        if (stop.aborted)
            return send(request);
        const cut = Promise.withResolvers();
        const onStop = () => void sleep(readGrace).then(() => cut.reject(new Stopped('the run was told to stop')));
        cut.promise.catch(() => undefined);
        stop.addEventListener('abort', onStop, { once: true });
        return Promise.race([send(request), cut.promise]).finally(() => stop.removeEventListener('abort', onStop));
    }
    async function attempt(request, repeat) {
        const patience = repeat === 'safe' ? { tries, longestWait, once: false } : once;
        for (let count = 1;; count++) {
            const answer = await exchange(request, patience).catch((cause) => {
                if (cause instanceof Stopped)
                    throw github_errors/* GitHubError */.y_.stopped(request, cause);
                if (cause instanceof LimitReached)
                    throw github_errors/* GitHubError */.y_.gaveUp(request, { cause }, cause.wait);
                return { cause };
            });
            const failed = 'cause' in answer;
            if (!failed && (answer.status < 300 || expected.includes(answer.status)))
                return answer;
            const limit = failed ? undefined : limitOf(answer, now());
            if (!failed && limit === undefined && answer.status < 500)
                throw github_errors/* GitHubError */.y_.refused(request, answer);
            if (limit === undefined && repeat === 'never')
                throw github_errors/* GitHubError */.y_.unanswered(request, answer);
            const wait = limit ?? (0,back_off/* backOff */.fu)(count, random(), { base: 1000, cap: 15_000 });
            if (limit !== undefined)
                notBefore = Math.max(notBefore, steady() + limit);
            if (count >= patience.tries || wait > patience.longestWait || stop.aborted)
                throw github_errors/* GitHubError */.y_.gaveUp(request, answer, limit);
            await sleep(wait);
        }
    }
    return {
        request(request, repeat = request.method === 'GET' ? 'safe' : 'never') {
            const result = turn.then(() => attempt(request, repeat));
            turn = result.catch(() => undefined);
            return result;
        },
    };
}
/** Nothing was sent. */
class Stopped extends Error {
}
/** GitHub's limit outlasts this run's patience; nothing was sent. */
class LimitReached extends Error {
    wait;
    constructor(wait) {
        super('the limit is not over');
        this.wait = wait;
    }
}
/** How long GitHub asks to wait (ms), by its documented order: retry-after, then the reset of a used-up limit, then a minute. */
function limitOf(answer, now) {
    if (answer.status !== 403 && answer.status !== 429)
        return undefined;
    const retryAfter = (0,back_off/* readRetryAfter */.D$)(answer.headers, now);
    if (retryAfter !== undefined)
        return retryAfter;
    const reset = Number(answer.headers['x-ratelimit-reset']);
    if (answer.headers['x-ratelimit-remaining'] === '0' && reset > 0)
        return Math.max(1000, reset * 1000 - (0,http_date/* answeredAt */.F7)(answer.headers, now));
    const secondary = answer.status === 429 || /rate limit|abuse detection/i.test((0,github_errors/* messageOf */.bD)(answer.data));
    return secondary ? 60_000 : undefined;
}

;// CONCATENATED MODULE: ./build/github/clock.js
// The one clock that all runs share: GitHub's. The runner's own only starts it, and each answer's `date` header sets it right.

/** Resolution of the header. */
const second = 1000;
/**
 * @param wall the runner's clock, in epoch milliseconds: it is asked once, so that its later jumps have no effect
 * @param steady milliseconds since any moment, of a clock that does not jump
 */
function createClock({ wall, steady: elapsed }) {
    const steady = () => Math.floor(elapsed());
    const anchor = wall() - steady();
    let shift = 0;
    const now = () => anchor + shift + steady();
    return {
        now,
        steady,
        hear(date, sent) {
            const time = (0,http_date/* parseFixdate */.nY)(date);
            if (time === undefined)
                return;
            if (now() < time)
                shift += time - now();
            else if (sent > time + second)
                shift -= sent - (time + second);
        },
        skew: () => (shift === 0 ? 0 : -shift),
    };
}
/** The clock hears of every answer that GitHub gives. Requests must come one at a time, as the client sends them. */
function listenToTime(send, clock) {
    return async (request) => {
        const sent = clock.now();
        const answer = await send(request);
        // With an age it is a cache's copy (RFC 9111, section 5.1); an error of 500 and above may be a gateway's, with that one's time.
        if (answer.headers.age === undefined && answer.status < 500)
            clock.hear(answer.headers.date, sent);
        return answer;
    };
}

// EXTERNAL MODULE: ./build/domain/ledger/limits.js
var limits = __webpack_require__(9659);
;// CONCATENATED MODULE: ./build/github/ledger-faults.js
// What can keep the ledger from being read or written, with the remedy.


function unexpected(what, status) {
    return github_errors/* GitHubError */.y_.unusable(what, `GitHub answered with status ${status}.`, 'Check that `github-token` may read and write this repository.');
}
function emptyRepository() {
    return github_errors/* GitHubError */.y_.unusable('The tracking repository is empty', 'a ledger needs a first commit.', 'Push any commit and run again.');
}
function unreadable() {
    return github_errors/* GitHubError */.y_.unusable('The tracking repository cannot be read', 'GitHub says that there is none of this name.', 'Give the job `contents: write`, and check that `github-token` belongs to this repository.');
}
/** A refusal that is no lost race: a rule, or a branch whose name stands in the way. */
function refusedMove(message, branch) {
    if (/rule|protected|required/i.test(message))
        return toRuleError(branch);
    return github_errors/* GitHubError */.y_.unusable('The ledger could not be written', `GitHub refused to move \`${branch}\` (${(0,log/* forLog */.I)(message, 120)}).`, 'Look whether a branch of a similar name stands in the way, or name another one in `ledger-branch`.');
}
function ruleError(cause, branch) {
    const refused = cause instanceof github_errors/* GitHubError */.y_ && cause.kind === 'refused' && cause.status === 403;
    return refused ? toRuleError(branch) : cause;
}
function toRuleError(branch) {
    return github_errors/* GitHubError */.y_.unusable('The ledger could not be written', `a permission or repository rule forbids \`${branch}\`.`, `Give the job \`contents: write\`, exempt \`${branch}\` from the rule, or name another branch in \`ledger-branch\`.`, 403);
}

;// CONCATENATED MODULE: ./build/github/ledger-files.js
// Files of the ledger's branch: where a project's lie, and their text from what the client hands out.

const contentSchema = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
/** The bytes as asked for; or, from a server that does not know raw, the file wrapped in JSON and base64. */
function fileText(data) {
    if (typeof data !== 'string')
        return undefined;
    const wrapped = contentSchema.safeParse(ledger_files_parseJson(data));
    return wrapped.success ? Buffer.from(wrapped.data.content, 'base64').toString('utf8') : data;
}
function ledger_files_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** A project's folder: its id where that is a plain name, else with every other byte written as `~XX`. */
function folderOf(projectId) {
    const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~');
    // The branch's own README.md lies beside the folders.
    if (/^readme\.md$/i.test(encoded))
        return encoded.replace('.', '~2E');
    return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

;// CONCATENATED MODULE: ./build/github/ledger-history.js
// The history of the ledger's branch: what has become part of it, and what it comes from.



const listSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }));
const comparisonSchema = schemas/* object */.Ikc({ status: schemas/* string */.YjP() });
/** @param options.base the repository's path in the API */
function createHistory(options) {
    const { client, base, branch } = options;
    return {
        async holds(commit) {
            const query = { sha: branch, per_page: 100 };
            const answer = await client.request({ method: 'GET', path: `${base}/commits`, query });
            if (answer.status !== 200)
                return false;
            return (0,github_errors/* parseAnswer */.Wp)(listSchema, answer.data, 'The ledger’s history').some(({ sha }) => sha === commit);
        },
        async leadsTo(commit, later) {
            const path = `${base}/compare/${commit}...${later}`;
            const answer = await client.request({ method: 'GET', path, query: { per_page: 1 } });
            // A commit that GitHub does not know is none that anything here comes from.
            if (answer.status === 404)
                return false;
            if (answer.status !== 200)
                throw unexpected('The ledger’s history', answer.status);
            const { status } = (0,github_errors/* parseAnswer */.Wp)(comparisonSchema, answer.data, 'The ledger’s history');
            return status === 'ahead' || status === 'identical';
        },
    };
}

;// CONCATENATED MODULE: ./build/github/ledger-branch.js
// The ledger's branch: read at one commit, moved by one commit at a time, never by force.






const commitSchema = schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), commit: schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }) });
const commitsSchema = schemas/* tuple */.PVZ([commitSchema], commitSchema);
const objectSchema = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() });
function createLedgerBranch(options) {
    const { client, branch } = options;
    const base = `/repos/${options.repository}`;
    const folder = folderOf(options.projectId);
    const ref = `heads/${branch}`;
    const history = createHistory({ client, base, branch });
    async function readFile(commit, name) {
        const path = `${base}/contents/${encodeURIComponent(folder)}/${name}`;
        const answer = await client.request({ method: 'GET', path, query: { ref: commit }, raw: true });
        if (answer.status === 404)
            return undefined;
        const text = answer.status === 200 ? fileText(answer.data) : undefined;
        if (text !== undefined)
            return text;
        throw unexpected(`The ledger's file ${name}`, answer.status);
    }
    async function moveBranch(parent, sha) {
        const update = parent === undefined
            ? { method: 'POST', path: `${base}/git/refs`, body: { ref: `refs/${ref}`, sha } }
            : { method: 'PATCH', path: `${base}/git/refs/${encodePath(ref)}`, body: { sha, force: false } };
        const answer = await client.request(update, 'safe').catch((error) => {
            throw ruleError(error, branch);
        });
        if (answer.status < 300)
            return true;
        const message = (0,github_errors/* messageOf */.bD)(answer.data);
        if (!/fast.?forward|already exists|does not exist|not found|at .+ but expected/i.test(message) &&
            answer.status !== 404)
            throw refusedMove(message, branch);
        // It may have been moved by a try whose answer was lost.
        return history.holds(sha);
    }
    /** A repository without the branch, or one that this token cannot read at all? */
    async function isReadable() {
        return (await client.request({ method: 'GET', path: base })).status === 200;
    }
    return {
        async read() {
            const query = { sha: branch, per_page: limits/* historySeen */.of };
            const answer = await client.request({ method: 'GET', path: `${base}/commits`, query });
            if (answer.status === 422)
                return undefined;
            if (answer.status === 404 && (await isReadable()))
                return undefined;
            if (answer.status === 404)
                throw unreadable();
            if (answer.status === 409)
                throw emptyRepository();
            if (answer.status !== 200)
                throw unexpected('The ledger’s branch', answer.status);
            const commits = (0,github_errors/* parseAnswer */.Wp)(commitsSchema, answer.data, 'The ledger’s branch');
            const [{ sha, commit }] = commits;
            const text = await readFile(sha, 'ledger.json');
            return { commit: sha, tree: commit.tree.sha, history: commits.map((other) => other.sha), text };
        },
        comesFrom: (snapshot, commit) => history.leadsTo(commit, snapshot.commit),
        readFile: (snapshot, name) => readFile(snapshot.commit, name),
        async write(from, files, message, goesOn) {
            if (!goesOn())
                return 'abandoned';
            const tree = Object.entries(files).map(([name, content]) => ({
                path: name === 'README.md' ? name : `${folder}/${name}`,
                mode: '100644',
                type: 'blob',
                content,
            }));
            const body = { tree, ...(from === undefined ? {} : { base_tree: from.tree }) };
            const made = await client.request({ method: 'POST', path: `${base}/git/trees`, body }, 'safe');
            if (made.status === 409)
                throw emptyRepository();
            if (made.status !== 201)
                throw unexpected('Writing the ledger’s files', made.status);
            const treeSha = (0,github_errors/* parseAnswer */.Wp)(objectSchema, made.data, 'Writing the ledger').sha;
            if (!goesOn())
                return 'abandoned';
            const commit = { message, tree: treeSha, parents: from === undefined ? [] : [from.commit] };
            const committed = await client.request({ method: 'POST', path: `${base}/git/commits`, body: commit }, 'safe');
            if (committed.status !== 201)
                throw unexpected('Writing the ledger’s commit', committed.status);
            const { sha } = (0,github_errors/* parseAnswer */.Wp)(objectSchema, committed.data, 'Writing the ledger');
            if (!goesOn())
                return 'abandoned';
            const moved = await moveBranch(from?.commit, sha);
            if (!moved)
                return 'lost';
            const commits = [sha, ...(from?.history ?? [])].slice(0, limits/* historySeen */.of);
            return { commit: sha, tree: treeSha, history: commits, text: files['ledger.json'] ?? from?.text };
        },
    };
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./build/github/octokit.js
const timeout = 30_000;
function createGitHubSend(options) {
    let octokit;
    return async (request) => {
        octokit ??= createOctokit(options);
        const { exchange } = await octokit;
        return exchange(request);
    };
}
async function createOctokit({ apiUrl, token, loadFetch }) {
    const [{ Octokit }, fetch] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(479), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 1267)), loadFetch()]);
    const quiet = () => undefined;
    const octokit = new Octokit({
        auth: token,
        baseUrl: apiUrl,
        userAgent: 'feedback-to-fix',
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: { fetch },
    });
    async function exchange({ method, path, query, body, raw }) {
        const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])).toString();
        const accept = raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json';
        try {
            const answer = await octokit.request({
                method,
                url: search === '' ? path : `${path}?${search}`,
                headers: { accept, 'x-github-api-version': '2022-11-28' },
                ...(body === undefined ? {} : { data: body }),
                request: { redirect: 'manual', signal: AbortSignal.timeout(timeout), parseSuccessResponseBody: false },
            });
            return {
                status: answer.status,
                headers: textHeaders(answer.headers),
                data: await octokit_readBody(answer, raw === true),
            };
        }
        catch (error) {
            const response = responseOf(error);
            if (response === undefined)
                throw error;
            return response;
        }
    }
    return { exchange };
}
/** Octokit throws for answers of 400 and above, and for no answer at all, as one error; only the former carries a response. */
function responseOf(error) {
    if (!(error instanceof Error) || !('response' in error))
        return undefined;
    const { response } = error;
    if (typeof response?.status !== 'number')
        return undefined;
    return { status: response.status, headers: textHeaders(response.headers), data: response.data };
}
function textHeaders(headers) {
    const entries = typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
    return Object.fromEntries(entries.map(([key, value]) => [key.toLowerCase(), String(value)]));
}
/** Octokit would take a body that broke off for an empty one; a body that cannot be read to its end is no answer. */
async function octokit_readBody({ status, data }, raw) {
    const text = await new Response(data).text();
    if (status >= 300)
        return undefined;
    return raw || text === '' ? text : JSON.parse(text);
}

;// CONCATENATED MODULE: ./build/github/pull-requests.js
// Pull requests, read by one list per repository; and whether the repository is private.


const repoSchema = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish();
const pullSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    merged_at: schemas/* string */.YjP().nullish(),
    body: schemas/* string */.YjP().nullish(),
    head: schemas/* object */.Ikc({ repo: repoSchema }),
    base: schemas/* object */.Ikc({ repo: repoSchema }),
    created_at: schemas/* string */.YjP(),
    closed_at: schemas/* string */.YjP().nullish(),
    updated_at: schemas/* string */.YjP(),
});
const perPage = 100;
const mostPages = 50;
function createPullRequests(options) {
    const { client } = options;
    async function getPage(path, query) {
        return client.request({ method: 'GET', path, query }).catch((error) => {
            if (error instanceof github_errors/* GitHubError */.y_ && error.kind === 'refused')
                return undefined;
            throw error;
        });
    }
    return {
        async listPulls(repository, since) {
            const pulls = [];
            const first = `/repos/${repository}/pulls`;
            let path = first;
            for (let page = 1; page <= mostPages; page++) {
                const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page };
                const answer = await getPage(path, query);
                // Followed once: a list that moves again is none that can be read.
                const moved = page === 1 && path === first ? findMovedPath(answer) : undefined;
                if (moved !== undefined) {
                    path = moved;
                    page = 0;
                    continue;
                }
                const parsed = schemas/* array */.YOg(pullSchema).safeParse(answer?.data);
                if (answer?.status !== 200 || !parsed.success)
                    return { kind: 'unreadable' };
                const read = parsed.data.map(parsePull);
                pulls.push(...read.filter((pull) => pull.updatedAt >= since));
                if (read.length < perPage || read.some((pull) => pull.updatedAt < since))
                    return { kind: 'pulls', pulls, complete: true };
            }
            return { kind: 'pulls', pulls, complete: false };
        },
        async isPrivate() {
            const answer = await client
                .request({ method: 'GET', path: `/repos/${options.repository}` })
                .catch(() => undefined);
            const parsed = schemas/* object */.Ikc({ private: schemas/* boolean */.zMY() }).safeParse(answer?.data);
            return answer?.status === 200 && parsed.success ? parsed.data.private : undefined;
        },
    };
}
/** Where a renamed repository's list is now: by the repository's number, and asked of the same API. */
function findMovedPath(answer) {
    const location = answer?.status === 301 ? (answer.headers.location ?? '') : '';
    return /\/repositories\/\d+\/pulls(?=$|\?)/.exec(location)?.[0];
}
function parsePull(pull) {
    const { head, base } = pull;
    return {
        number: pull.number,
        url: pull.html_url,
        state: pull.merged_at ? 'merged' : pull.state,
        body: pull.body ?? '',
        own: head.repo != null && head.repo.full_name === base.repo?.full_name,
        createdAt: Date.parse(pull.created_at),
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
        updatedAt: Date.parse(pull.updated_at),
    };
}

;// CONCATENATED MODULE: ./build/github/issue-forms.js
// Issues and comments as GitHub writes them, and as the rest of us reads them.

const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().nullish() }).nullish();
const association = schemas/* string */.YjP().nullish();
const issueSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().nullish(),
    state: schemas/* enum */.k5n(['open', 'closed']),
    body: schemas/* string */.YjP().nullish(),
    user: userSchema,
    author_association: association,
    comments: schemas/* number */.aig(),
    updated_at: schemas/* string */.YjP(),
    pull_request: schemas/* unknown */.L5J().optional(),
});
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* string */.YjP().nullish(),
    user: userSchema,
    author_association: association,
});
function parseIssue(issue) {
    return {
        number: issue.number,
        url: issue.html_url,
        title: issue.title ?? '',
        state: issue.state,
        body: issue.body ?? '',
        author: issue.user?.login ?? '',
        trusted: isTrusted(issue),
        comments: issue.comments,
        updatedAt: Date.parse(issue.updated_at),
    };
}
function parseComment(comment) {
    return {
        id: comment.id,
        body: comment.body ?? '',
        author: comment.user?.login ?? '',
        trusted: isTrusted(comment),
    };
}
function isTrusted(item) {
    return item.user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(item.author_association ?? '');
}

;// CONCATENATED MODULE: ./build/github/author.js
// Which issues and comments are ours, by the login that they bear.



/**
 * An installation's token (`ghs_`) may not ask REST who it is; GraphQL tells. Where nothing tells, whatever a bot or somebody
 * with rights here wrote counts as ours: to take a stranger's for ours, or ours for a stranger's, would both do harm.
 */
async function recogniseOurs(client, token) {
    const login = await findLogin(client, token);
    return login === undefined ? (item) => item.trusted : (item) => item.author === login;
}
async function findLogin(client, token) {
    if (!token.startsWith('ghs_')) {
        const answer = await client.request({ method: 'GET', path: '/user' }).catch(ifRefused);
        const user = userSchema.safeParse(answer?.data);
        if (answer?.status === 200 && user.success && user.data)
            return user.data.login;
    }
    const query = { query: '{ viewer { login } }' };
    const answer = await client.request({ method: 'POST', path: '/graphql', body: query }, 'safe').catch(ifRefused);
    const viewer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) }).safeParse(answer?.data);
    if (viewer.success)
        return viewer.data.data.viewer.login;
    if (limited.safeParse(answer?.data).success)
        throw github_errors/* GitHubError */.y_.unusable('Asking who this token is', 'GitHub’s rate limit is used up.', 'The next run goes on.');
    return undefined;
}
/** GraphQL tells of a limit in an answer of status 200. */
const limited = schemas/* object */.Ikc({ errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* literal */.euz('RATE_LIMITED') })).nonempty() });
/** A refusal leaves the question open; a fault that passes must not be taken for one. */
function ifRefused(error) {
    if (error instanceof github_errors/* GitHubError */.y_ && error.kind === 'refused')
        return undefined;
    throw error;
}

;// CONCATENATED MODULE: ./build/github/issue-faults.js
// What can keep an issue or a comment from being written, with the remedy.

function issueGone() {
    const remedy = 'Name another issue in `tracking-issue` (a new, empty one will do).';
    return github_errors/* GitHubError */.y_.unusable('The tracking issue', 'it was deleted or transferred while this run went on.', remedy);
}
function issuesDisabled() {
    const remedy = 'Enable issues in the repository’s settings, or run the workflow in a repository that has them.';
    return github_errors/* GitHubError */.y_.unusable('The tracking issue cannot be created', 'issues are disabled in this repository.', remedy);
}
function issue_faults_unexpected(what, status, message = '') {
    const detail = /too long/i.test(message) ? ' (the text is too long)' : '';
    return github_errors/* GitHubError */.y_.unusable(what, `GitHub answered with status ${status}${detail}.`, 'Check that `github-token` has `issues: write`.');
}

;// CONCATENATED MODULE: ./build/github/tracking-issue.js
// Issues and comments, as far as the tracking issue and our reviews need them.





/** By this label our issues are found when the ledger is lost. */
const label = 'feedback-to-fix';
const tracking_issue_perPage = 100;
function createTrackingIssue(options) {
    const { client } = options;
    const base = `/repos/${options.repository}`;
    async function listAll(path, query) {
        const all = [];
        for (let page = 1;; page++) {
            const answer = await client.request({ method: 'GET', path, query: { ...query, per_page: tracking_issue_perPage, page } });
            if (answer.status !== 200)
                throw issue_faults_unexpected(`GET ${path}`, answer.status);
            const items = (0,github_errors/* parseAnswer */.Wp)(schemas/* array */.YOg(schemas/* unknown */.L5J()), answer.data, `GET ${path}`);
            all.push(...items);
            if (items.length < tracking_issue_perPage)
                return all;
        }
    }
    return {
        async getIssue(number) {
            const answer = await client.request({ method: 'GET', path: `${base}/issues/${number}` });
            if (answer.status === 404 || answer.status === 410)
                return { kind: 'gone' };
            if (answer.status >= 300 && answer.status < 400)
                return { kind: 'transferred' };
            if (answer.status !== 200)
                throw issue_faults_unexpected('Reading the tracking issue', answer.status);
            const issue = (0,github_errors/* parseAnswer */.Wp)(issueSchema, answer.data, 'Reading the tracking issue');
            return issue.pull_request ? { kind: 'pull-request' } : { kind: 'issue', issue: parseIssue(issue) };
        },
        async listIssues(since) {
            const query = {
                labels: label,
                state: 'all',
                sort: 'created',
                direction: 'desc',
                ...(since ? { since: toTime(since) } : {}),
            };
            const issues = (0,github_errors/* parseAnswer */.Wp)(schemas/* array */.YOg(issueSchema), await listAll(`${base}/issues`, query), 'Listing issues');
            return issues.filter((issue) => !issue.pull_request).map(parseIssue);
        },
        async createIssue({ title, body }) {
            const answer = await client.request({
                method: 'POST',
                path: `${base}/issues`,
                body: { title, body, labels: [label] },
            });
            if (answer.status === 201)
                return parseIssue((0,github_errors/* parseAnswer */.Wp)(issueSchema, answer.data, 'Creating the tracking issue'));
            if (answer.status === 410 || answer.status === 404)
                throw issuesDisabled();
            throw issue_faults_unexpected('Creating the tracking issue', answer.status, (0,github_errors/* messageOf */.bD)(answer.data));
        },
        async updateIssue(number, body) {
            const answer = await client.request({ method: 'PATCH', path: `${base}/issues/${number}`, body: { body } }, 'safe');
            if (answer.status >= 300 && answer.status !== 422)
                throw issueGone();
            if (answer.status !== 200)
                throw issue_faults_unexpected('Updating the tracking issue', answer.status);
            return (0,github_errors/* parseAnswer */.Wp)(issueSchema, answer.data, 'Updating the tracking issue').body ?? '';
        },
        async createComment(number, body) {
            const answer = await client.request({ method: 'POST', path: `${base}/issues/${number}/comments`, body: { body } });
            if (answer.status === 201)
                return parseComment((0,github_errors/* parseAnswer */.Wp)(commentSchema, answer.data, 'A comment'));
            throw issue_faults_unexpected('Writing a comment', answer.status, (0,github_errors/* messageOf */.bD)(answer.data));
        },
        async updateComment(id, body) {
            const answer = await client.request({ method: 'PATCH', path: `${base}/issues/comments/${id}`, body: { body } }, 'safe');
            if (answer.status === 404 || answer.status === 410)
                return undefined;
            if (answer.status === 200)
                return parseComment((0,github_errors/* parseAnswer */.Wp)(commentSchema, answer.data, 'A comment'));
            throw issue_faults_unexpected('Writing a comment', answer.status);
        },
        async getComment(id) {
            const answer = await client.request({ method: 'GET', path: `${base}/issues/comments/${id}` });
            return answer.status === 200 ? parseComment((0,github_errors/* parseAnswer */.Wp)(commentSchema, answer.data, 'A comment')) : undefined;
        },
        async listComments(number, since) {
            const comments = await listAll(`${base}/issues/${number}/comments`, { since: toTime(since) });
            return (0,github_errors/* parseAnswer */.Wp)(schemas/* array */.YOg(commentSchema), comments, 'Listing comments').map(parseComment);
        },
        recogniseOurs: () => recogniseOurs(client, options.token),
    };
}
function toTime(time) {
    return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

;// CONCATENATED MODULE: ./build/world.js
// Everything that is not a run itself: clock, sleep, randomness, log, the service and GitHub, as one object.











/** Assembles the world of a real run; nothing is requested yet, and the HTTP clients are loaded when first used. */
function createWorld(options) {
    const { github, place, log, stop } = options;
    const clock = createClock({ wall: () => Date.now(), steady: () => performance.now() });
    const { now, steady, skew } = clock;
    const sleep = (ms) => (0,promises_.setTimeout)(Math.max(0, ms), undefined, { signal: stop }).catch(() => undefined);
    const random = () => (0,external_node_crypto_.randomInt)(2 ** 32) / 2 ** 32;
    const { token, projectId, ledgerBranch } = github;
    const send = listenToTime(createGitHubSend({ apiUrl: place.apiUrl, token, loadFetch }), clock);
    // GitHub's pauses between writes outlast the stop signal: what is known is still recorded.
    const client = createGitHubClient({ send, now, steady, sleep: (ms) => (0,promises_.setTimeout)(ms), random, stop });
    const { repository } = place;
    return {
        place,
        now,
        skew,
        sleep,
        random,
        name: () => (0,external_node_crypto_.randomBytes)(16).toString('hex'),
        stop,
        log,
        service: serve(options.service, { projectId, now, steady, random, stop }),
        ledger: createLedgerBranch({ client, repository, branch: ledgerBranch, projectId }),
        tracking: createTrackingIssue({ client, repository, token }),
        pulls: createPullRequests({ client, repository }),
    };
}
function serve(inputs, parts) {
    return createService({
        ...parts,
        send: createSend(),
        // The client races this with the stop signal itself, and grants an answer that is under way a moment more.
        sleep: (ms) => (0,promises_.setTimeout)(ms),
        baseUrl: inputs?.['base-url'] ?? 'https://service.invalid',
        apiKey: inputs?.['api-key'] ?? 'none',
        jobPath: inputs?.['job-path'] ?? '/{id}',
        pollInterval: inputs?.['poll-interval'] ?? 1000,
    });
}
/** GitHub's requests go through one dispatcher that knows the proxy. */
async function loadFetch() {
    const { EnvHttpProxyAgent, fetch } = await loadUndici();
    const dispatcher = new EnvHttpProxyAgent({ httpProxy: '', allowH2: false });
    return (input, init) => fetch(input, { ...init, dispatcher });
}


/***/ })

};
