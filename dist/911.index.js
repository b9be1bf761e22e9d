export const id = 911;
export const ids = [911];
export const modules = {

/***/ 4911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readEdited: () => (/* binding */ readEdited)
});

// EXTERNAL MODULE: ./build/identifiers/labels.js
var identifiers_labels = __webpack_require__(7484);
// EXTERNAL MODULE: ./build/identifiers/project-id.js
var project_id = __webpack_require__(222);
// EXTERNAL MODULE: ./build/issue/hidden-line.js
var hidden_line = __webpack_require__(7201);
// EXTERNAL MODULE: ./build/issue/tick-record.js
var tick_record = __webpack_require__(5229);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/identifiers/issue-number.js
var issue_number = __webpack_require__(5764);
// EXTERNAL MODULE: ./build/runner/event-payload.js
var event_payload = __webpack_require__(3264);
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
    const { action, issue, changes, sender } = (0,event_payload.parsePayload)(issueEventSchema, payload, 'issues');
    const labels = issue.labels ?? [];
    return {
        action,
        number: issue.number,
        body: issue.body ?? '',
        isPull: issue.pull_request != null,
        isLabelled: labels.some(({ name }) => name === identifiers_labels/* issueLabel */.c),
        isTrusted: issue.user?.type === 'Bot' || trustedAssociations.includes(issue.author_association ?? ''),
        before: changes?.body === undefined ? undefined : (changes.body.from ?? ''),
        editor: sender?.type === 'User' ? sender.login : undefined,
    };
}

;// CONCATENATED MODULE: ./build/runner/read-edited.js







function readEdited(payload, projectId) {
    const { action, number, body, before, editor, ...issue } = parseIssueEvent(payload);
    if (action !== 'edited')
        return { nothing: (0,safe_text/* safe */.gB) `the event action \`${(0,to_safe_text/* toSafeText */._)(action, 40)}\` is not an edit` };
    const projects = issue.isPull ? [] : (0,hidden_line/* parseHiddenLines */.f6)(body).map(({ project }) => project);
    if (projects.length === 0)
        return { nothing: (0,safe_text/* safe */.gB) `this is not a tracking issue` };
    if ((0,project_id/* parseProjectId */.as)(projectId) !== undefined && !projects.includes(projectId))
        return { nothing: (0,safe_text/* safe */.gB) `this is the tracking issue of another project` };
    if (!issue.isLabelled)
        return { nothing: (0,safe_text/* safe */.gB) `this issue does not have the label \`${identifiers_labels/* issueLabel */.c}\`` };
    if (!issue.isTrusted)
        return { nothing: (0,safe_text/* safe */.gB) `this issue was opened by someone without write access; the next sync reads its boxes` };
    if (before === undefined)
        return { nothing: (0,safe_text/* safe */.gB) `only its title was edited` };
    if (editor === undefined)
        return { nothing: (0,safe_text/* safe */.gB) `it was not edited by a person` };
    return (0,tick_record/* parseTicks */.og)(body).length === 0
        ? { nothing: (0,safe_text/* safe */.gB) `no box is ticked` }
        : { edited: { number, body, before, editor } };
}


/***/ })

};
