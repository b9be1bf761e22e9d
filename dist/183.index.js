export const id = 183;
export const ids = [183];
export const modules = {

/***/ 2183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startReview: () => (/* binding */ startReview)
});

// EXTERNAL MODULE: ./build/errors/failure-text.js
var failure_text = __webpack_require__(5202);
// EXTERNAL MODULE: ./build/inputs.js + 4 modules
var inputs = __webpack_require__(5744);
// EXTERNAL MODULE: ./build/outputs.js
var outputs = __webpack_require__(214);
// EXTERNAL MODULE: ./build/prompt/marker.js
var marker = __webpack_require__(1321);
// EXTERNAL MODULE: ./build/ledger/session.js + 3 modules
var ledger_session = __webpack_require__(1605);
// EXTERNAL MODULE: ./build/report/format.js
var format = __webpack_require__(2772);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/report/links.js
var report_links = __webpack_require__(1006);
// EXTERNAL MODULE: ./build/report/markdown/blocks.js
var blocks = __webpack_require__(8183);
// EXTERNAL MODULE: ./build/report/markdown/markdown.js + 1 modules
var markdown = __webpack_require__(3889);
// EXTERNAL MODULE: ./build/report/markdown/phrase.js
var phrase = __webpack_require__(984);
;// CONCATENATED MODULE: ./build/report/review-comment.js






const quotesShown = 5;
const readAnyway = (0,safe_text/* safe */.gB) `Read the change all the same: rules do not know whether a text is right.`;
const verdictWords = {
    clear: (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Clear.`)} The rules found nothing unusual. ${readAnyway}`,
    look: (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Please look at it.`)} Only a person can tell whether this change is right.`,
    block: (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Do not merge this as it is.`)} It holds something that a fix of the documentation should not hold.`,
};
const questions = [
    (0,phrase/* phrase */.MZ) `Does the change answer what the readers asked, and is it right?`,
    (0,phrase/* phrase */.MZ) `Does it touch only these pages and what belongs to them?`,
    (0,phrase/* phrase */.MZ) `Are all links, commands and code samples in it known to you?`,
];
function renderReview(input) {
    const { fix, links, nonce, quotes, verdict, findings = [] } = input;
    return (0,markdown/* fitRows */.zV)((budget) => [
        ...(nonce === undefined ? [] : (0,blocks/* hidden */.R)({ nonce })),
        ...(0,blocks/* paragraph */.FY)(verdictWords[verdict]),
        ...bulletsWithin(findings, (finding) => (0,phrase/* text */.Qq)(finding, 300), budget),
        ...(0,blocks/* paragraph */.FY)(describeAsked(fix)),
        ...(fix.pages.length > 1 ? bulletsWithin(fix.pages, (page) => (0,phrase/* code */.aY)(page), budget) : []),
        ...(quotes.length > 0 ? (0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `Some of the readers' words:`) : []),
        ...quotes.slice(0, Math.min(budget, quotesShown)).flatMap((words) => (0,blocks/* quote */.hD)(words)),
        ...(0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `What to look at:`),
        ...(0,blocks/* bullets */.e5)(questions),
        ...(0,blocks/* paragraph */.FY)((0,phrase/* small */.EX)((0,phrase/* phrase */.MZ) `By feedback-to-fix. All fixes are on the ${(0,report_links/* linkIssue */.mS)(links, (0,phrase/* phrase */.MZ) `tracking issue`)}.`)),
    ]);
}
function describeAsked(fix) {
    const [page] = fix.pages;
    const where = fix.pages.length === 1 && page !== undefined ? (0,phrase/* code */.aY)(page) : (0,phrase/* say */.cv)((0,safe_text/* count */.U9)(fix.pages.length, 'page'));
    const who = (0,format/* enumerate */.HL)([
        (0,safe_text/* count */.U9)(fix.distinctReaders, 'reader'),
        ...(fix.votes > 0 ? [(0,safe_text/* count */.U9)(fix.votes, 'wordless vote')] : []),
    ]);
    const attempt = fix.attempt > 1 ? (0,safe_text/* safe */.gB) ` It is attempt ${(0,safe_text/* formatNumber */.ZV)(fix.attempt)}; the one before failed.` : (0,safe_text/* safe */.gB) ``;
    const entries = (0,safe_text/* count */.U9)(fix.entryIds.length, 'feedback entry', 'feedback entries');
    return (0,phrase/* phrase */.MZ) `This pull request answers ${entries} on ${where}, by ${who}.${attempt}`;
}
function bulletsWithin(items, build, budget) {
    const more = items.length - budget;
    const shown = items.slice(0, budget).map(build);
    return (0,blocks/* bullets */.e5)(more > 0 ? [...shown, (0,phrase/* phrase */.MZ) `and ${(0,safe_text/* formatNumber */.ZV)(more)} more`] : shown);
}

// EXTERNAL MODULE: ./build/addresses/pull-link.js
var pull_link = __webpack_require__(1869);
// EXTERNAL MODULE: ./build/ledger/adopt.js
var adopt = __webpack_require__(1534);
// EXTERNAL MODULE: ./build/ledger/fix.js
var ledger_fix = __webpack_require__(4187);
;// CONCATENATED MODULE: ./build/review/find-fix.js
// Whose fix a pull request is: by its address, or by its marker while the sync run has not seen the address yet.




function findFixOfPull(ledger, pull, place) {
    const address = readLink(pull, place).url.toLowerCase();
    const all = ledger.fixes.filter((fix) => fix.prLink?.url.toLowerCase() === address);
    // A pull request of several fixes has one comment: it goes with the fix that it was written for.
    const linked = all.find((fix) => fix.review !== undefined) ?? all[0];
    if (linked !== undefined)
        return linked;
    return ledger.fixes.find((fix) => !(0,ledger_fix/* isClosed */.Lx)(fix) && fix.prLink === undefined && (0,adopt/* isMarkedFor */.ig)(fix, pull));
}
/** A pull request that was closed or merged moves its fix; one of a fix without an answer is adopted. */
async function moveFixOfPull(world, session, fix, pull) {
    const now = world.now();
    const events = [];
    const { repository } = world.place;
    const prLink = fix.prLink ?? readLink(pull, world.place);
    if (fix.state === 'uncertain') {
        if (!(0,adopt/* isSolelyMarked */.ni)(pull))
            return fix;
        events.push({ type: 'pull-adopted', fixId: fix.id, prLink, repository, now });
    }
    if (pull.action === 'closed' && pull.state !== 'open')
        events.push({ type: 'pull-read', prLink, state: pull.state, closedAt: pull.closedAt, now });
    if (events.length === 0)
        return fix;
    try {
        await session.record(events);
    }
    catch (error) {
        if (!isReadOnly(error))
            throw error;
        world.log.warning((0,safe_text/* safe */.gB) `This token may not write the ledger; the next sync run will see the change.`);
    }
    return session.ledger.fixes.find((other) => other.id === fix.id) ?? fix;
}
/** The event is of the very repository that the workflow runs in. */
function readLink({ url, number }, { serverUrl, repository }) {
    return (0,pull_link/* readPullAddress */.ip)(url, { serverUrl, repository, number });
}
/** A fork's or a restricted workflow's token reads only: what the review says then stands in the summary and the outputs. */
function isReadOnly(error) {
    const limited = error instanceof Error && 'kind' in error && error.kind === 'limited';
    return error instanceof Error && 'status' in error && error.status === 403 && !limited;
}

// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
// EXTERNAL MODULE: ./build/report/hidden-line.js
var hidden_line = __webpack_require__(6774);
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
        world.log.warning((0,safe_text/* safe */.gB) `This token may not comment; the verdict is in the summary and the outputs.`);
    }
}
async function write({ world, session, fix, pull, nonce, text }) {
    const known = fix.review?.comment ?? (await findComment(world, fix, pull));
    if (known !== undefined && (await world.tracking.updateComment(known, text)) !== undefined) {
        await session.record([{ type: 'review-posted', fixId: fix.id, nonce, comment: known }]);
        return world.log.info((0,safe_text/* safe */.gB) `Brought the comment on the pull request up to date.`);
    }
    const now = world.now();
    const intended = await session.record([{ type: 'review-intended', fixId: fix.id, nonce, deleted: known, now }]);
    if (intended.length === 0)
        return world.log.info((0,safe_text/* safe */.gB) `Another run is writing the comment.`);
    if (world.stop.aborted || world.now() - now > limits/* leaseLength */.JG - limits/* leaseReserve */.j6)
        return;
    const written = await (0,failure/* unlessStopped */.OO)(world.tracking.createComment(pull.number, text));
    if (written === undefined)
        return;
    await session.record([{ type: 'review-posted', fixId: fix.id, nonce, comment: written.id }]);
    world.log.info((0,safe_text/* safe */.gB) `Commented on the pull request.`);
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

;// CONCATENATED MODULE: ./build/review.js
// The story of a pull request review, one page: whose fix is it, what became of it, and one comment for its reviewers.






/** @throws Failure or GitHubError, each with its remedy */
async function review(inputs, pull, world, run) {
    world.log.group((0,safe_text/* safe */.gB) `Finding the fix of this pull request`);
    const session = await ledger_session/* LedgerSession */.M.open(world, inputs.projectId, run);
    const clockWarning = (0,format/* renderClockWarning */.zE)(world.skew());
    if (clockWarning !== undefined)
        world.log.warning(clockWarning);
    const found = findFixOfPull(session.ledger, pull, world.place);
    if (found === undefined)
        return { kind: 'foreign', reason: (0,safe_text/* safe */.gB) `no fix of this project’s ledger has this address or this marker` };
    if (!inputs.usable)
        return { kind: 'faulty' };
    world.log.info((0,safe_text/* safe */.gB) `It answers ${(0,safe_text/* count */.U9)(found.entryIds.length, 'entry', 'entries')} about ${(0,safe_text/* count */.U9)(found.pages.length, 'page')}.`);
    const fix = await moveFixOfPull(world, session, found, pull);
    const { serverUrl, repository } = world.place;
    const links = { serverUrl, repository, ledgerBranch: inputs.ledgerBranch, issue: session.ledger.tracking.issue };
    const verdict = 'look';
    const nonce = fix.review?.nonce ?? world.name();
    const shown = { fix, links, quotes: [], verdict };
    if (pull.action !== 'closed')
        await writeReview({ world, session, fix, pull, nonce, text: renderReview({ ...shown, nonce }) });
    return { kind: 'reviewed', verdict, summary: renderReview(shown) };
}

// EXTERNAL MODULE: ./build/world.js + 24 modules
var build_world = __webpack_require__(3261);
// EXTERNAL MODULE: ./build/runner/place.js
var place = __webpack_require__(6076);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/addresses/issue-number.js
var issue_number = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/runner/pull-request-event.js
// What a `pull_request` event says of its pull request.


const repoSchema = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish();
const pullEventSchema = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig().refine(issue_number/* isIssueNumber */.D),
        html_url: schemas/* string */.YjP(),
        state: schemas/* enum */.k5n(['open', 'closed']),
        merged: schemas/* boolean */.zMY().nullish(),
        merged_at: schemas/* string */.YjP().nullish(),
        body: schemas/* string */.YjP().nullish(),
        created_at: schemas/* string */.YjP(),
        closed_at: schemas/* string */.YjP().nullish(),
        head: schemas/* object */.Ikc({ repo: repoSchema }),
        base: schemas/* object */.Ikc({ repo: repoSchema }),
    }),
});
/** @param payload the event's, as the runner delivered it */
function parsePullEvent(payload) {
    const { action, pull_request: pull } = pullEventSchema.parse(payload);
    const merged = pull.merged === true || pull.merged_at != null;
    return {
        action,
        number: pull.number,
        url: pull.html_url,
        state: merged ? 'merged' : pull.state,
        body: pull.body ?? '',
        fork: pull.head.repo == null || pull.head.repo.full_name !== pull.base.repo?.full_name,
        createdAt: Date.parse(pull.created_at),
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
    };
}

// EXTERNAL MODULE: ./build/runner/secret-forms.js
var secret_forms = __webpack_require__(9349);
// EXTERNAL MODULE: ./build/runner/tell-faults.js
var tell_faults = __webpack_require__(2632);
;// CONCATENATED MODULE: ./build/runner/start-review.js
// A review run from its event to its outputs. Whether the pull request is ours is decided before any input counts.











/** @returns the exit code */
async function startReview(env, log, stop) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(942), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 143));
    // The raw inputs: an invalid secret must be masked too.
    (0,secret_forms/* maskSecrets */.Q)(core, [(0,inputs/* readInput */.R5)(env, 'api-key'), (0,inputs/* readInput */.R5)(env, 'github-token')]);
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722));
    const pull = parsePullEvent(context.payload);
    const read = (0,inputs/* parseInputs */.TL)(env, false);
    const faults = read.kind === 'faults' ? read.faults : [];
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch, } = read.kind === 'inputs' ? read.inputs : read.partial;
    const foreign = (reason) => {
        log.endGroup();
        log.info((0,safe_text/* safe */.gB) `Nothing to review: ${reason}.`);
        return 0;
    };
    if (pull.fork)
        return foreign((0,safe_text/* safe */.gB) `its head branch lies in a fork, and the agent never works in one`);
    if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
        if ((0,marker/* findMarkers */.Xh)(pull.body).length === 0)
            return foreign((0,safe_text/* safe */.gB) `it bears no marker, and without usable inputs there is no ledger to ask`);
        return (0,tell_faults/* tellFaults */.l)(env, faults, log);
    }
    const world = (0,build_world/* createWorld */.b)({
        github: { token, projectId, ledgerBranch },
        service: undefined,
        place: await (0,place/* readPlace */.y)(),
        log,
        stop,
    });
    try {
        const outcome = await review({ projectId, ledgerBranch, usable: faults.length === 0 }, pull, world, world.name());
        if (outcome.kind === 'foreign')
            return foreign(outcome.reason);
        log.endGroup();
        if (outcome.kind === 'faulty')
            return (0,tell_faults/* tellFaults */.l)(env, faults, log);
        (0,outputs.writeVerdict)(core, outcome.verdict);
        await (0,outputs.writeSummary)(core, env, outcome.summary, log);
        log.info((0,safe_text/* safe */.gB) `Verdict: ${outcome.verdict}.`);
        return 0;
    }
    catch (error) {
        const { what, remedy } = (0,failure_text.exceptionOf)(error);
        log.endGroup();
        log.error((0,safe_text/* safe */.gB) `${what} ${remedy}`);
        return 1;
    }
}


/***/ })

};
