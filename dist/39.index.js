export const id = 39;
export const ids = [39];
export const modules = {

/***/ 8039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startReview: () => (/* binding */ startReview)
});

// UNUSED EXPORTS: reportReview

// EXTERNAL MODULE: ./build/fixes/match-pull.js
var match_pull = __webpack_require__(4297);
// EXTERNAL MODULE: ./build/inputs/input-checks.js
var input_checks = __webpack_require__(6600);
// EXTERNAL MODULE: ./build/inputs/inputs.js + 1 modules
var inputs_inputs = __webpack_require__(4084);
// EXTERNAL MODULE: ./build/log/log.js
var log_log = __webpack_require__(7599);
// EXTERNAL MODULE: ./build/outputs/outputs.js
var outputs = __webpack_require__(4531);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
// EXTERNAL MODULE: ./build/review/review-comment.js
var review_comment = __webpack_require__(3529);
;// CONCATENATED MODULE: ./build/review/conclude-review.js



const newest = (0,safe_text/* safe */.gB) `The run for the newest commit counts; if none starts, re-run this one, which reviews the present head.`;
function concludeReview(end, failOn) {
    const isHeld = failOn === 'risk';
    if (end.kind === 'unclear')
        return { fails: isHeld, problem: (0,safe_text/* safe */.gB) `This pull request needs human review: ${end.reason}. ${end.remedy}` };
    if (end.isStale)
        return { fails: isHeld, problem: (0,safe_text/* safe */.gB) `${(0,review_comment/* describeStale */.vF)(end.head)} ${newest}` };
    if (!isHeld || end.verdict !== 'block')
        return { fails: false };
    const commit = (0,sanitise/* toSafeText */._J)(end.head.slice(0, 7));
    const problem = (0,safe_text/* safe */.gB) `The run fails because the verdict on commit ${commit} is \`block\` and \`fail-on\` is \`risk\`.`;
    return { fails: true, problem };
}

// EXTERNAL MODULE: ./build/review/find-fix.js
var find_fix = __webpack_require__(3928);
// EXTERNAL MODULE: ./build/review.js + 2 modules
var review = __webpack_require__(4814);
// EXTERNAL MODULE: ./build/world.js + 20 modules
var build_world = __webpack_require__(5898);
// EXTERNAL MODULE: ./build/runner/workflow-event.js
var workflow_event = __webpack_require__(9211);
;// CONCATENATED MODULE: ./build/runner/start-review.js













async function startReview(env, log, stop) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(942), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 143));
    (0,log_log/* maskSecrets */.Q)(core, [(0,inputs_inputs/* readInput */.R5)(env, 'api-key'), (0,inputs_inputs/* readInput */.R5)(env, 'github-token')]);
    const pull = (0,workflow_event/* parsePullEvent */.rR)((await (0,workflow_event.loadContext)()).payload);
    const { errors, partial: given, inputs: valid } = (0,inputs_inputs/* parseInputs */.TL)(env, false);
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch } = given;
    const foreign = (reason) => {
        log.endGroup();
        log.info((0,safe_text/* safe */.gB) `Nothing to review: ${reason}.`);
        return 0;
    };
    if (!find_fix/* reviewedActions */.xl.includes(pull.action))
        return foreign((0,safe_text/* safe */.gB) `the event action ${(0,sanitise/* toCode */.Xt)(pull.action, 40)} does not trigger a review`);
    if (!pull.own)
        return foreign((0,safe_text/* safe */.gB) `it comes from a fork, and the agent never works in forks`);
    if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
        if (!(0,match_pull/* hasMarker */.xY)(pull.body))
            return foreign((0,safe_text/* safe */.gB) `it has no marker line, and the ledger cannot be read while inputs are invalid`);
        return (0,input_checks/* reportInputErrors */.mt)(env, errors, log);
    }
    const github = { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch };
    const world = (0,build_world/* createWorld */.by)({
        github,
        service: valid?.['api-key'] ? valid : undefined,
        place: await (0,workflow_event/* readRunContext */.$p)(env),
        log,
        stop,
    });
    const { quotes = 'never', 'fail-on': failOn = 'never', allow = [] } = given;
    const inputs = { ...github, quotes, allow, usable: valid !== undefined };
    const outcome = await (0,review/* review */.N)(inputs, pull, world, world.name());
    if (outcome.kind === 'foreign')
        return foreign(outcome.reason);
    log.endGroup();
    if (outcome.kind === 'invalid')
        return (0,input_checks/* reportInputErrors */.mt)(env, errors, log);
    if (outcome.kind !== 'closed')
        return reportReview(core, env, outcome, failOn, log);
    if (outcome.judged)
        (0,outputs/* writeReviewOutputs */.o4)(core, { ...outcome.judged, findings: [] });
    return 0;
}
async function reportReview(core, env, end, failOn, log) {
    await (0,outputs/* writeSummary */.Sy)(core, env, end.summary, log);
    if (end.kind === 'reviewed') {
        (0,outputs/* writeReviewOutputs */.o4)(core, end);
        for (const { kind, text, ...place } of (0,review_comment/* listAnnotations */.x)(end.findings))
            log[kind](text, place);
        log.info((0,safe_text/* safe */.gB) `Verdict on commit ${(0,sanitise/* toSafeText */._J)(end.head.slice(0, 7))}: ${end.verdict}.`);
    }
    const { fails, problem } = concludeReview(end, failOn);
    if (problem)
        log[fails ? 'error' : 'warning'](problem);
    return Number(fails);
}


/***/ })

};
