export const id = 445;
export const ids = [445];
export const modules = {

/***/ 5445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startReview: () => (/* binding */ startReview)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(9874);
// EXTERNAL MODULE: ./build/inputs.js + 4 modules
var inputs = __webpack_require__(3534);
// EXTERNAL MODULE: ./build/outputs.js + 1 modules
var outputs = __webpack_require__(1461);
// EXTERNAL MODULE: ./build/prompt/marker.js
var marker = __webpack_require__(1321);
// EXTERNAL MODULE: ./build/ledger/book.js + 8 modules
var ledger_book = __webpack_require__(5143);
// EXTERNAL MODULE: ./build/text/line.js
var line = __webpack_require__(8194);
// EXTERNAL MODULE: ./build/report/hidden-line.js
var hidden_line = __webpack_require__(6774);
// EXTERNAL MODULE: ./build/report/links.js
var report_links = __webpack_require__(8625);
// EXTERNAL MODULE: ./build/report/markdown/blocks.js
var blocks = __webpack_require__(8183);
// EXTERNAL MODULE: ./build/report/markdown/phrase.js
var phrase = __webpack_require__(984);
// EXTERNAL MODULE: ./build/report/markdown/table.js
var table = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/review-comment.js







const quotesShown = 5;
const verdictWords = {
    clear: (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Clear.`)} The rules found nothing unusual. Read the change all the same: rules do not know whether a text is right.`,
    look: (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Please look at it.`)} Only a person can tell whether this change is right.`,
    block: (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Do not merge this as it is.`)} It holds something that a fix of the documentation should not hold.`,
};
const questions = [
    (0,phrase/* phrase */.MZ) `Does the change answer what the readers asked, and is it right?`,
    (0,phrase/* phrase */.MZ) `Does it touch only these pages and what belongs to them?`,
    (0,phrase/* phrase */.MZ) `Are all links, commands and code samples in it known to you?`,
];
/** At most 65,000 code points. */
function renderReview(input) {
    return (0,table/* fitRows */.zV)((budget) => buildWithin(input, budget));
}
function buildWithin({ fix, links, nonce, quotes, verdict, findings = [] }, budget) {
    const words = quotes.slice(0, Math.min(budget, quotesShown));
    return [
        ...(nonce === undefined ? [] : (0,hidden_line/* buildNonceLine */.s9)(nonce)),
        ...(0,blocks/* paragraph */.FY)(verdictWords[verdict]),
        ...bulletsWithin(findings, (finding) => (0,phrase/* text */.Qq)(finding, 300), budget),
        ...(0,blocks/* paragraph */.FY)(describeAsked(fix)),
        ...(fix.pages.length > 1 ? bulletsWithin(fix.pages, (page) => (0,phrase/* code */.aY)(page), budget) : []),
        ...(quotes.length > 0 ? (0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `Some of the readers' words:`) : []),
        ...words.flatMap((word) => (0,blocks/* quote */.hD)(word)),
        ...(0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `What to look at:`),
        ...(0,blocks/* bullets */.e5)(questions),
        ...(0,blocks/* paragraph */.FY)((0,phrase/* small */.EX)((0,phrase/* phrase */.MZ) `By feedback-to-fix. All fixes are on the ${(0,report_links/* linkIssue */.mS)(links, (0,phrase/* phrase */.MZ) `tracking issue`)}.`)),
    ];
}
function describeAsked(fix) {
    const [page] = fix.pages;
    const where = fix.pages.length === 1 && page !== undefined ? (0,phrase/* code */.aY)(page) : (0,phrase/* say */.cv)((0,line/* count */.U9)(fix.pages.length, 'page'));
    const who = (0,words/* enumerate */.HL)([(0,line/* count */.U9)(fix.voices, 'reader'), ...(fix.votes > 0 ? [(0,line/* count */.U9)(fix.votes, 'wordless vote')] : [])]);
    const attempt = fix.attempt > 1 ? (0,line/* line */.n8) ` It is attempt ${(0,line/* formatNumber */.ZV)(fix.attempt)}; the one before failed.` : (0,line/* line */.n8) ``;
    return (0,phrase/* phrase */.MZ) `This pull request answers ${(0,line/* count */.U9)(fix.entryIds.length, 'feedback entry', 'feedback entries')} on ${where}, by ${who}.${attempt}`;
}
function bulletsWithin(items, build, budget) {
    const more = items.length - budget;
    const shown = items.slice(0, budget).map(build);
    return (0,blocks/* bullets */.e5)(more > 0 ? [...shown, (0,phrase/* phrase */.MZ) `and ${(0,line/* formatNumber */.ZV)(more)} more`] : shown);
}

// EXTERNAL MODULE: ./build/addresses/pull-link.js
var pull_link = __webpack_require__(1869);
// EXTERNAL MODULE: ./build/ledger/adopt.js
var adopt = __webpack_require__(1534);
// EXTERNAL MODULE: ./build/ledger/fix.js
var ledger_fix = __webpack_require__(4187);
;// CONCATENATED MODULE: ./build/review/find-fix.js
// Whose fix a pull request is: by its address, or by its marker while the sync run has not seen the address yet.




function findFixOfPull(ledger, pull, serverUrl) {
    const address = (0,pull_link/* parsePullLink */.d)(pull.url, serverUrl)?.url.toLowerCase();
    const all = ledger.fixes.filter((fix) => address !== undefined && fix.prLink?.toLowerCase() === address);
    // A pull request of several fixes has one comment: it goes with the fix that it was written for.
    const linked = all.find((fix) => fix.review !== undefined) ?? all[0];
    if (linked !== undefined)
        return linked;
    return ledger.fixes.find((fix) => !(0,ledger_fix/* isClosed */.Lx)(fix) && fix.prLink === undefined && (0,adopt/* isMarkedFor */.ig)(fix, pull));
}
/** A pull request that was closed or merged moves its fix; one of a fix without an answer is adopted. */
async function moveFixOfPull(world, book, fix, pull) {
    const now = world.now();
    const events = [];
    const { serverUrl, repository } = world.place;
    // The event is of this very repository.
    const prLink = fix.prLink ?? (0,pull_link/* readPullAddress */.i)(pull.url, { serverUrl, repository, number: pull.number });
    if (fix.state === 'uncertain') {
        events.push({ type: 'pull-adopted', fixId: fix.id, prLink, repository, now });
    }
    if (pull.action === 'closed' && pull.state !== 'open')
        events.push({ type: 'pull-read', prLink, state: pull.state, closedAt: pull.closedAt, now });
    if (events.length === 0)
        return fix;
    try {
        await book.record(events);
    }
    catch (error) {
        if (!isReadOnly(error))
            throw error;
        world.log.warning((0,line/* line */.n8) `This token may not write the ledger; the next sync run will see the change.`);
    }
    return book.ledger.fixes.find((other) => other.id === fix.id) ?? fix;
}
/** A fork's or a restricted workflow's token reads only: what the review says then stands in the summary and the outputs. */
function isReadOnly(error) {
    const limited = error instanceof Error && 'kind' in error && error.kind === 'limited';
    return error instanceof Error && 'status' in error && error.status === 403 && !limited;
}

// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
// EXTERNAL MODULE: ./build/sync/unless-stopped.js
var unless_stopped = __webpack_require__(3278);
;// CONCATENATED MODULE: ./build/review/write-review.js
// One comment on the agent's pull request, written ahead in the ledger, and brought up to date when the review runs again.





async function writeReview(writing) {
    const { world } = writing;
    try {
        await write(writing);
    }
    catch (error) {
        if (!isReadOnly(error))
            throw error;
        world.log.warning((0,line/* line */.n8) `This token may not comment; the verdict is in the summary and the outputs.`);
    }
}
async function write({ world, book, fix, pull, nonce, text }) {
    const known = fix.review?.comment ?? (await findComment(world, fix, pull));
    if (known !== undefined && (await world.tracking.updateComment(known, text)) !== undefined) {
        await book.record([{ type: 'review-posted', fixId: fix.id, nonce, comment: known }]);
        return world.log.info((0,line/* line */.n8) `Brought the comment on the pull request up to date.`);
    }
    const now = world.now();
    const intended = await book.record([{ type: 'review-intended', fixId: fix.id, nonce, deleted: known, now }]);
    if (intended.length === 0)
        return world.log.info((0,line/* line */.n8) `Another run is writing the comment.`);
    if (world.stop.aborted || world.now() - now > limits/* leaseLength */.JG - limits/* leaseReserve */.j6)
        return;
    const written = await (0,unless_stopped/* unlessStopped */.O)(world.tracking.createComment(pull.number, text));
    if (written === undefined)
        return;
    await book.record([{ type: 'review-posted', fixId: fix.id, nonce, comment: written.id }]);
    world.log.info((0,line/* line */.n8) `Commented on the pull request.`);
}
/** A comment whose run ended before it could record it: found by its nonce under our own author. */
async function findComment(world, fix, pull) {
    const { review } = fix;
    if (review === undefined || world.now() - review.at < limits/* leaseLength */.JG)
        return undefined;
    const isOurs = await world.tracking.recogniseOurs();
    const comments = await world.tracking.listComments(pull.number, review.at - limits/* leaseLength */.JG);
    return comments.find((comment) => isOurs(comment) && (0,hidden_line/* hasNonce */.Ue)(comment.body, review.nonce))?.id;
}

// EXTERNAL MODULE: ./build/sync/warn-of-clock.js + 1 modules
var warn_of_clock = __webpack_require__(9162);
;// CONCATENATED MODULE: ./build/review.js
// The story of a pull request review, one page: whose fix is it, what became of it, and one comment for its reviewers.







/** @throws Failure or GitHubError, each with its remedy */
async function review(inputs, pull, world, run) {
    world.log.group((0,line/* line */.n8) `Finding the fix of this pull request`);
    const book = await ledger_book/* Book */.E.open(world, inputs.projectId, run);
    (0,warn_of_clock/* warnOfClock */.o)(world);
    const found = findFixOfPull(book.ledger, pull, world.place.serverUrl);
    if (found === undefined)
        return { kind: 'foreign', reason: (0,line/* line */.n8) `no fix of this project’s ledger has this address or this marker` };
    if (inputs.faults.length > 0)
        throw new failure/* Failure */.H((0,failure/* listFaults */.O)(inputs.faults), (0,line/* line */.n8) ``);
    world.log.info((0,line/* line */.n8) `It answers ${(0,line/* count */.U9)(found.entryIds.length, 'entry', 'entries')} about ${(0,line/* count */.U9)(found.pages.length, 'page')}.`);
    const fix = await moveFixOfPull(world, book, found, pull);
    const { serverUrl, repository } = world.place;
    const links = { serverUrl, repository, ledgerBranch: inputs.ledgerBranch, issue: book.ledger.tracking.issue };
    const verdict = 'look';
    const nonce = fix.review?.nonce ?? world.name();
    const shown = { fix, links, quotes: [], verdict };
    if (pull.action !== 'closed')
        await writeReview({ world, book, fix, pull, nonce, text: renderReview({ ...shown, nonce }) });
    return { kind: 'reviewed', verdict, summary: renderReview(shown) };
}

// EXTERNAL MODULE: ./build/world.js + 28 modules
var build_world = __webpack_require__(6004);
// EXTERNAL MODULE: ./build/runner/event.js
var runner_event = __webpack_require__(5371);
// EXTERNAL MODULE: ./build/runner/failure-text.js
var failure_text = __webpack_require__(3381);
// EXTERNAL MODULE: ./build/runner/place.js
var place = __webpack_require__(6076);
;// CONCATENATED MODULE: ./build/runner/start-review.js
// A review run from its event to its outputs. Whether the pull request is ours is decided before any input counts.










/** @returns the exit code */
async function startReview(env, log, stop) {
    const core = await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 6421));
    // As they were given: what is wrong with one must not keep it from being masked.
    (0,outputs/* maskSecrets */.QU)(core, [(0,inputs/* readInput */.R5)(env, 'api-key'), (0,inputs/* readInput */.R5)(env, 'github-token')]);
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(479), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722));
    const pull = (0,runner_event/* parsePullEvent */.r)(context.payload);
    const read = (0,inputs/* parseInputs */.TL)(env, false);
    const faults = read.kind === 'faults' ? read.faults : [];
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch, } = read.kind === 'inputs' ? read.inputs : read.partial;
    const foreign = (reason) => {
        log.endGroup();
        log.info((0,line/* line */.n8) `Nothing to review: ${reason}.`);
        return 0;
    };
    if (pull.fork)
        return foreign((0,line/* line */.n8) `its head branch lies in a fork, and the agent never works in one`);
    if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
        if ((0,marker/* findMarkers */.Xh)(pull.body).length === 0)
            return foreign((0,line/* line */.n8) `it bears no marker, and without usable inputs there is no ledger to ask`);
        log.error((0,failure/* listFaults */.O)(faults));
        return 1;
    }
    const world = (0,build_world/* createWorld */.b)({
        github: { token, projectId, ledgerBranch },
        service: undefined,
        place: await (0,place/* readPlace */.y)(),
        log,
        stop,
    });
    try {
        const outcome = await review({ projectId, ledgerBranch, faults }, pull, world, world.name());
        if (outcome.kind === 'foreign')
            return foreign(outcome.reason);
        log.endGroup();
        (0,outputs/* writeVerdict */.P1)(core, outcome.verdict);
        await (0,outputs/* writeSummary */.Sy)(core, env, outcome.summary, log);
        log.info((0,line/* line */.n8) `Verdict: ${outcome.verdict}.`);
        return 0;
    }
    catch (error) {
        const { what, remedy } = (0,failure_text.exceptionOf)(error);
        log.endGroup();
        log.error((0,line/* line */.n8) `${what} ${remedy}`);
        return 1;
    }
}


/***/ })

};
