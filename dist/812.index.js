export const id = 812;
export const ids = [812];
export const modules = {

/***/ 1812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startReview: () => (/* binding */ startReview)
/* harmony export */ });
/* unused harmony export reportReview */
/* harmony import */ var _fixes_match_pull_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4297);
/* harmony import */ var _inputs_input_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6600);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4084);
/* harmony import */ var _log_log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7599);
/* harmony import */ var _outputs_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4531);
/* harmony import */ var _review_find_fix_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3928);
/* harmony import */ var _review_review_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3529);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4814);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5610);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7184);
/* harmony import */ var _workflow_event_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9211);












async function startReview(env, log, stop) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(942), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 143));
    (0,_log_log_js__WEBPACK_IMPORTED_MODULE_11__/* .maskSecrets */ .Q)(core, [(0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(env, 'api-key'), (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(env, 'github-token')]);
    const pull = (0,_workflow_event_js__WEBPACK_IMPORTED_MODULE_10__/* .parsePullEvent */ .rR)((await (0,_workflow_event_js__WEBPACK_IMPORTED_MODULE_10__.loadContext)()).payload);
    const { errors, partial: given, inputs: valid } = (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInputs */ .TL)(env, false);
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch } = given;
    const foreign = (reason) => {
        log.endGroup();
        log.info((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `Nothing to review: ${reason}.`);
        return 0;
    };
    if (!_review_find_fix_js__WEBPACK_IMPORTED_MODULE_4__/* .reviewedActions */ .xl.includes(pull.action))
        return foreign((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `the event action ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_8__/* .toCode */ .Xt)(pull.action, 40)} does not trigger a review`);
    if (!pull.own)
        return foreign((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `it comes from a fork, and the agent never works in forks`);
    if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
        if (!(0,_fixes_match_pull_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMarker */ .xY)(pull.body))
            return foreign((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `it has no marker line, and the ledger cannot be read while inputs are invalid`);
        return (0,_inputs_input_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .reportInputErrors */ .mt)(env, errors, log);
    }
    const github = { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch };
    const world = (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .createWorld */ .by)({
        github,
        service: valid?.['api-key'] ? valid : undefined,
        place: await (0,_workflow_event_js__WEBPACK_IMPORTED_MODULE_10__/* .readRunContext */ .$p)(env),
        log,
        stop,
    });
    const { quotes = 'never', 'fail-on': failOn = 'never', allow = [], 'dry-run': dryRun = false } = given;
    const inputs = { ...github, quotes, allow, 'dry-run': dryRun, usable: valid !== undefined };
    const outcome = await (0,_review_js__WEBPACK_IMPORTED_MODULE_6__/* .review */ .N)(inputs, pull, world, world.name());
    if (outcome.kind === 'foreign')
        return foreign(outcome.reason);
    log.endGroup();
    if (outcome.kind === 'invalid')
        return (0,_inputs_input_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .reportInputErrors */ .mt)(env, errors, log);
    if (outcome.kind !== 'closed')
        return reportReview(core, env, outcome, failOn, log);
    if (outcome.judged)
        (0,_outputs_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .writeReviewOutputs */ .o4)(core, { ...outcome.judged, findings: [] });
    return 0;
}
async function reportReview(core, env, end, failOn, log) {
    await (0,_outputs_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .writeSummary */ .Sy)(core, env, end.kind === 'unclear' ? (0,_review_review_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .renderUnclearPull */ .Yp)(end) : end.summary, log);
    if (end.kind === 'reviewed') {
        (0,_outputs_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .writeReviewOutputs */ .o4)(core, end);
        for (const { kind, text, ...place } of (0,_review_review_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .listAnnotations */ .x)(end.findings))
            log[kind](text, place);
        log.info((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `Verdict on commit ${(0,_review_review_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(end.head)}: ${end.verdict}.`);
    }
    const isHeld = failOn === 'risk';
    const problem = describeProblem(end, isHeld);
    if (problem)
        log[isHeld ? 'error' : 'warning'](problem);
    return Number(isHeld && problem !== undefined);
}
const newest = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `Only the run for the newest commit counts. If none starts, re-run this one: it reviews the current head.`;
function describeProblem(end, isHeld) {
    if (end.kind === 'unclear')
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `This pull request needs human review: ${end.reason}. ${end.remedy}`;
    if (end.isStale)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${(0,_review_review_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .describeStale */ .vF)(end.head)} ${newest}`;
    if (!isHeld || end.verdict !== 'block')
        return undefined;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `The run fails because the verdict on commit ${(0,_review_review_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(end.head)} is \`block\` and \`fail-on\` is \`risk\`.`;
}


/***/ })

};
