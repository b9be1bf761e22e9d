export const id = 812;
export const ids = [812];
export const modules = {

/***/ 1812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startReview: () => (/* binding */ startReview)
/* harmony export */ });
/* unused harmony export reportReview */
/* harmony import */ var _errors_failure_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5202);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4084);
/* harmony import */ var _log_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7599);
/* harmony import */ var _outputs_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4531);
/* harmony import */ var _prompt_marker_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1321);
/* harmony import */ var _review_comment_review_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9803);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7579);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5610);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(193);
/* harmony import */ var _input_checks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5633);
/* harmony import */ var _workflow_event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9211);












const reviewed = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed'];
async function startReview(env, log, stop) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(942), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 143));
    (0,_log_log_js__WEBPACK_IMPORTED_MODULE_10__/* .maskSecrets */ .Q)(core, [(0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)(env, 'api-key'), (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)(env, 'github-token')]);
    const pull = (0,_workflow_event_js__WEBPACK_IMPORTED_MODULE_9__/* .parsePullEvent */ .rR)((await (0,_workflow_event_js__WEBPACK_IMPORTED_MODULE_9__.loadContext)()).payload);
    const read = (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)(env, false);
    const errors = read.kind === 'invalid' ? read.errors : [];
    const given = read.kind === 'inputs' ? read.inputs : read.partial;
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch } = given;
    const foreign = (reason) => {
        log.endGroup();
        log.info((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Nothing to review: ${reason}.`);
        return 0;
    };
    if (!reviewed.includes(pull.action))
        return foreign((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `the event action ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_6__/* .toCode */ .Xt)(pull.action, 40)} does not trigger a review`);
    if (!pull.own)
        return foreign((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `it comes from a fork, and the agent never works in forks`);
    if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
        if ((0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_11__/* .findMarkers */ .Xh)(pull.body).length === 0)
            return foreign((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `it has no marker line, and the ledger cannot be read while inputs are invalid`);
        return (0,_input_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .reportInputErrors */ .mt)(env, errors, log);
    }
    const github = { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch };
    const world = (0,_world_js__WEBPACK_IMPORTED_MODULE_7__/* .createWorld */ .by)({
        github,
        service: read.kind === 'inputs' && read.inputs['api-key'] !== '' ? read.inputs : undefined,
        place: await (0,_workflow_event_js__WEBPACK_IMPORTED_MODULE_9__/* .readRunContext */ .$p)(env),
        log,
        stop,
    });
    try {
        const { quotes = 'never', 'fail-on': failOn = 'never', allow = [] } = given;
        const inputs = { ...github, quotes, allow, usable: errors.length === 0 };
        const outcome = await (0,_review_js__WEBPACK_IMPORTED_MODULE_4__/* .review */ .N)(inputs, pull, world, world.name());
        if (outcome.kind === 'foreign')
            return foreign(outcome.reason);
        log.endGroup();
        if (outcome.kind === 'invalid')
            return (0,_input_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .reportInputErrors */ .mt)(env, errors, log);
        if (outcome.kind !== 'closed')
            return await reportReview(core, env, outcome, failOn, log);
        if (outcome.judged)
            (0,_outputs_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .writeReviewOutputs */ .o4)(core, { ...outcome.judged, findings: [] });
        return 0;
    }
    catch (error) {
        const { what, remedy } = (0,_errors_failure_text_js__WEBPACK_IMPORTED_MODULE_0__.exceptionOf)(error);
        log.endGroup();
        log.error((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${what} ${remedy}`);
        return 1;
    }
}
async function reportReview(core, env, end, failOn, log) {
    const isHeld = failOn === 'risk';
    const warn = isHeld ? log.error : log.warning;
    await (0,_outputs_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .Sy)(core, env, end.summary, log);
    if (end.kind === 'unclear') {
        warn((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `This pull request needs human review: ${end.reason}. ${end.remedy}`);
        return Number(isHeld);
    }
    const { verdict, findings, head } = end;
    (0,_outputs_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .writeReviewOutputs */ .o4)(core, { verdict, findings, head });
    for (const { kind, text, ...place } of (0,_review_comment_review_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .listAnnotations */ .x)(findings))
        log[kind](text, place);
    const commit = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_6__/* .toSafeText */ ._J)(head.slice(0, 7));
    log.info((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Verdict on commit ${commit}: ${verdict}.`);
    if (end.isStale) {
        const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The run for the newest commit counts; if none starts, re-run this one, which reviews the present head.`;
        warn((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${(0,_review_comment_review_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStale */ .vF)(head)} ${remedy}`);
        return Number(isHeld);
    }
    if (!isHeld || verdict !== 'block')
        return 0;
    log.error((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `The run fails because the verdict on commit ${commit} is \`block\` and \`fail-on\` is \`risk\`.`);
    return 1;
}


/***/ })

};
