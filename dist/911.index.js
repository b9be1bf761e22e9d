export const id = 911;
export const ids = [911];
export const modules = {

/***/ 9414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ parseTicks)
/* harmony export */ });
/* harmony import */ var _ledger_records_tick_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5420);
/* harmony import */ var _parts_boxes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4559);


function parseTicks(body) {
    return (0,_parts_boxes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoxes */ .pI)(body, _ledger_records_tick_js__WEBPACK_IMPORTED_MODULE_0__/* .tickKinds */ .p1);
}


/***/ }),

/***/ 4911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readEdited: () => (/* binding */ readEdited)
});

// EXTERNAL MODULE: ./build/addresses/labels.js
var addresses_labels = __webpack_require__(5176);
// EXTERNAL MODULE: ./build/addresses/project-id.js
var project_id = __webpack_require__(8442);
// EXTERNAL MODULE: ./build/report/dashboard/ticks.js
var ticks = __webpack_require__(9414);
// EXTERNAL MODULE: ./build/report/parts/hidden-line.js
var hidden_line = __webpack_require__(231);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/addresses/issue-number.js
var issue_number = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/runner/issue-event.js



const issueEventSchema = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    issue: schemas/* object */.Ikc({
        number: schemas/* number */.aig().refine(issue_number/* isIssueNumber */.D),
        body: schemas/* string */.YjP().nullish(),
        user: schemas/* object */.Ikc({ type: schemas/* string */.YjP().nullish() }).nullish(),
        author_association: schemas/* string */.YjP().nullish(),
        labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).nullish(),
        pull_request: schemas/* unknown */.L5J().optional(),
    }),
    changes: schemas/* object */.Ikc({ body: schemas/* object */.Ikc({ from: schemas/* string */.YjP().nullish() }).optional() }).nullish(),
    sender: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().nullish() }).nullish(),
});
const trustedAssociations = ['OWNER', 'MEMBER', 'COLLABORATOR'];
function parseIssueEvent(payload) {
    const { action, issue, changes, sender } = issueEventSchema.parse(payload);
    const labels = issue.labels ?? [];
    const isBot = sender == null || sender.type === 'Bot' || sender.login.endsWith('[bot]');
    return {
        action,
        number: issue.number,
        body: issue.body ?? '',
        isPull: issue.pull_request != null,
        isLabelled: labels.some(({ name }) => name === addresses_labels/* issueLabel */.c),
        isTrusted: issue.user?.type === 'Bot' || trustedAssociations.includes(issue.author_association ?? ''),
        before: changes?.body === undefined ? undefined : (changes.body.from ?? ''),
        editor: isBot ? undefined : sender.login,
    };
}

;// CONCATENATED MODULE: ./build/runner/read-edited.js







async function readEdited(projectId) {
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(341)]).then(__webpack_require__.bind(__webpack_require__, 722));
    const { action, number, body, before, editor, ...issue } = parseIssueEvent(context.payload);
    if (action !== 'edited')
        return { nothing: (0,safe_text/* safe */.gB) `the event action \`${(0,to_safe_text/* toSafeText */._)(action, 40)}\` is not an edit` };
    const projects = issue.isPull ? [] : (0,hidden_line/* parseHiddenLines */.f6)(body).map(({ project }) => project);
    if (projects.length === 0)
        return { nothing: (0,safe_text/* safe */.gB) `this is not a tracking issue` };
    if ((0,project_id/* parseProjectId */.as)(projectId) !== undefined && !projects.includes(projectId))
        return { nothing: (0,safe_text/* safe */.gB) `this is the tracking issue of another project` };
    if (!issue.isLabelled)
        return { nothing: (0,safe_text/* safe */.gB) `this issue does not have the label \`${addresses_labels/* issueLabel */.c}\`` };
    if (!issue.isTrusted)
        return { nothing: (0,safe_text/* safe */.gB) `this issue was opened by someone without write access; the next sync reads its boxes` };
    if (before === undefined)
        return { nothing: (0,safe_text/* safe */.gB) `only its title was edited` };
    if (editor === undefined)
        return { nothing: (0,safe_text/* safe */.gB) `it was not edited by a person` };
    return (0,ticks/* parseTicks */.o)(body).length === 0
        ? { nothing: (0,safe_text/* safe */.gB) `no box is ticked` }
        : { edited: { number, body, before, editor } };
}


/***/ })

};
