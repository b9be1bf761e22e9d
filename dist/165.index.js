export const id = 165;
export const ids = [165];
export const modules = {

/***/ 8165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEdited: () => (/* binding */ readEdited)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8816);
/* harmony import */ var _identifiers_issue_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5764);
/* harmony import */ var _identifiers_labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7484);
/* harmony import */ var _identifiers_project_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(222);
/* harmony import */ var _issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7201);
/* harmony import */ var _issue_tick_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5229);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5069);
/* harmony import */ var _text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1451);
/* harmony import */ var _event_payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3264);









const issueEventSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    issue: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().refine(_identifiers_issue_number_js__WEBPACK_IMPORTED_MODULE_6__/* .isIssueNumber */ .D),
        body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
        user: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish() }).nullish(),
        author_association: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
        labels: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })).nullish(),
        pull_request: zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J().optional(),
    }),
    changes: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ body: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish() }).optional() }).nullish(),
    sender: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish() }).nullish(),
});
const trustedAssociations = ['OWNER', 'MEMBER', 'COLLABORATOR'];
function readEdited(payload, projectId) {
    const { action, issue, changes, sender } = (0,_event_payload_js__WEBPACK_IMPORTED_MODULE_4__.parsePayload)(issueEventSchema, payload, 'issues');
    const body = issue.body ?? '';
    if (action !== 'edited')
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `the event action \`${(0,_text_to_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toSafeText */ ._)(action, 40)}\` is not an edit` };
    const projects = issue.pull_request == null ? (0,_issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHiddenLines */ .f6)(body).map(({ project }) => project) : [];
    if (projects.length === 0)
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `this is not a tracking issue` };
    if ((0,_identifiers_project_id_js__WEBPACK_IMPORTED_MODULE_8__/* .parseProjectId */ .as)(projectId) !== undefined && !projects.includes(projectId))
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `this is the tracking issue of another project` };
    if (!issue.labels?.some(({ name }) => name === _identifiers_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .issueLabel */ .c))
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `this issue does not have the label \`${_identifiers_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .issueLabel */ .c}\`` };
    if (issue.user?.type !== 'Bot' && !trustedAssociations.includes(issue.author_association ?? ''))
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `this issue was opened by someone without write access; the next sync reads its boxes` };
    if (changes?.body === undefined)
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `only its title was edited` };
    if (sender?.type !== 'User')
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `it was not edited by a person` };
    if ((0,_issue_tick_record_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTicks */ .og)(body).length === 0)
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `no box is ticked` };
    return { edited: { number: issue.number, body, before: changes.body.from ?? '', editor: sender.login } };
}


/***/ })

};
