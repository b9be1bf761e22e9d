export const id = 475;
export const ids = [475];
export const modules = {

/***/ 8475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startReview: () => (/* binding */ startReview)
});

// UNUSED EXPORTS: reportReview, reportUnclear

// EXTERNAL MODULE: ./build/errors/failure-text.js
var failure_text = __webpack_require__(5202);
// EXTERNAL MODULE: ./build/inputs.js + 2 modules
var inputs = __webpack_require__(75);
// EXTERNAL MODULE: ./build/prompt/marker.js
var marker = __webpack_require__(1321);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
;// CONCATENATED MODULE: ./build/review/comment/annotations.js


const mostOfKind = 9;
const longestPath = 400;
function listAnnotations(findings) {
    const all = findings.map(annotate);
    const first = (kind) => all.filter((one) => one.kind === kind).slice(0, mostOfKind);
    return [...first('error'), ...first('warning')];
}
function annotate({ severity, rule, message, path, line, from = [] }) {
    const origin = from.length === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) ` It came from a reader’s complaint.`;
    const notice = {
        title: (0,safe_text/* safe */.gB) `feedback-to-fix: ${(0,sanitise/* toSafeText */._J)(rule, 60)}`,
        text: (0,safe_text/* safe */.gB) `${(0,sanitise/* toSafeText */._J)(message, 300)}${origin}`,
    };
    const kind = severity === 'block' ? 'error' : 'warning';
    const file = (0,sanitise/* toSafeText */._J)(path ?? '', longestPath);
    if (path === undefined || file !== path)
        return { kind, ...notice };
    return { kind, ...notice, file, ...(line === undefined ? {} : { line }) };
}

// EXTERNAL MODULE: ./build/review.js + 8 modules
var review = __webpack_require__(6137);
// EXTERNAL MODULE: ./build/run/outputs.js
var outputs = __webpack_require__(8432);
// EXTERNAL MODULE: ./build/world.js + 22 modules
var build_world = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/runner/input-checks.js + 1 modules
var input_checks = __webpack_require__(4309);
// EXTERNAL MODULE: ./build/runner/secret-forms.js
var secret_forms = __webpack_require__(9349);
// EXTERNAL MODULE: ./build/runner/workflow-event.js
var workflow_event = __webpack_require__(9211);
;// CONCATENATED MODULE: ./build/runner/start-review.js












const reviewed = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed'];
async function startReview(env, log, stop) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(942), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 143));
    (0,secret_forms/* maskSecrets */.Q)(core, [(0,inputs/* readInput */.R5)(env, 'api-key'), (0,inputs/* readInput */.R5)(env, 'github-token')]);
    const pull = (0,workflow_event/* parsePullEvent */.rR)((await (0,workflow_event.loadContext)()).payload);
    const read = (0,inputs/* parseInputs */.TL)(env, false);
    const errors = read.kind === 'invalid' ? read.errors : [];
    const given = read.kind === 'inputs' ? read.inputs : read.partial;
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch } = given;
    const foreign = (reason) => {
        log.endGroup();
        log.info((0,safe_text/* safe */.gB) `Nothing to review: ${reason}.`);
        return 0;
    };
    if (!reviewed.includes(pull.action))
        return foreign((0,safe_text/* safe */.gB) `the event action \`${(0,sanitise/* toSafeText */._J)(pull.action, 40)}\` does not trigger a review`);
    if (!pull.own)
        return foreign((0,safe_text/* safe */.gB) `it comes from a fork, and the agent never works in forks`);
    if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
        if ((0,marker/* findMarkers */.Xh)(pull.body).length === 0)
            return foreign((0,safe_text/* safe */.gB) `it has no marker line, and the ledger cannot be read while inputs are invalid`);
        return (0,input_checks/* reportInputErrors */.mt)(env, errors, log);
    }
    const world = (0,build_world/* createWorld */.by)({
        github: { token, projectId, ledgerBranch },
        service: read.kind === 'inputs' && read.inputs['api-key'] !== '' ? read.inputs : undefined,
        place: await (0,workflow_event/* readPlace */.yI)(env),
        log,
        stop,
    });
    try {
        const { quotes = 'never', 'fail-on': failOn = 'never', allow = [] } = given;
        const inputs = { projectId, ledgerBranch, quotes, allow, usable: errors.length === 0 };
        const outcome = await (0,review/* review */.N)(inputs, pull, world, world.name());
        if (outcome.kind === 'foreign')
            return foreign(outcome.reason);
        log.endGroup();
        if (outcome.kind === 'unclear')
            return await reportUnclear(core, env, { ...outcome, failOn }, log);
        if (outcome.kind === 'invalid')
            return (0,input_checks/* reportInputErrors */.mt)(env, errors, log);
        if (outcome.kind === 'closed') {
            if (outcome.judged !== undefined)
                (0,outputs/* writeReviewOutputs */.o4)(core, { ...outcome.judged, findings: [] });
            return 0;
        }
        return await reportReview(core, env, { ...outcome, failOn }, log);
    }
    catch (error) {
        const { what, remedy } = (0,failure_text.exceptionOf)(error);
        log.endGroup();
        log.error((0,safe_text/* safe */.gB) `${what} ${remedy}`);
        return 1;
    }
}
async function reportReview(core, env, { verdict, findings, head, isStale, summary, failOn }, log) {
    (0,outputs/* writeReviewOutputs */.o4)(core, { verdict, findings, head });
    await (0,outputs/* writeSummary */.Sy)(core, env, summary, log);
    for (const { kind, text, ...place } of listAnnotations(findings))
        log[kind](text, place);
    const commit = (0,sanitise/* toSafeText */._J)(head.slice(0, 7));
    log.info((0,safe_text/* safe */.gB) `Verdict on commit ${commit}: ${verdict}.`);
    const isHeld = failOn === 'risk';
    if (isStale) {
        const what = (0,safe_text/* safe */.gB) `This verdict is stale: commit ${commit} is no longer the pull request’s head, or GitHub did not confirm that it is.`;
        const remedy = (0,safe_text/* safe */.gB) `The run for the newest commit counts; if none starts, re-run this one, which reviews the present head.`;
        log[isHeld ? 'error' : 'warning']((0,safe_text/* safe */.gB) `${what} ${remedy}`);
        return isHeld ? 1 : 0;
    }
    if (!isHeld || verdict !== 'block')
        return 0;
    log.error((0,safe_text/* safe */.gB) `The run fails because the verdict on commit ${commit} is \`block\` and \`fail-on\` is \`risk\`.`);
    return 1;
}
async function reportUnclear(core, env, { reason, remedy, summary, failOn }, log) {
    const isHeld = failOn === 'risk';
    log[isHeld ? 'error' : 'warning']((0,safe_text/* safe */.gB) `This pull request needs human review: ${reason}. ${remedy}`);
    await (0,outputs/* writeSummary */.Sy)(core, env, summary, log);
    return isHeld ? 1 : 0;
}


/***/ })

};
