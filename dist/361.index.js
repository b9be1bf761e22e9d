export const id = 361;
export const ids = [361];
export const modules = {

/***/ 6361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   Xm: () => (/* binding */ renderTemplate),
/* harmony export */   parseTemplate: () => (/* binding */ parseTemplate)
/* harmony export */ });
/* unused harmony exports placeholders, longestTemplate */
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);
/* harmony import */ var _text_to_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6616);
// The prompt's template: text with placeholders in double braces, filled in one pass.


const placeholders = ['pages', 'feedback', 'instructions', 'readers', 'votes', 'fix-id', 'marker'];
/** In characters; the same again is left for readers' words. */
const longestTemplate = 20_000;
const choice = (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .joinLines */ .cT)(placeholders.map((name) => (0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `{{ ${name} }}`), ', ');
/** Reads a template; what is wrong with it is said with what to write instead. `\{{` stands for two braces. */
function parseTemplate(text) {
    if (text.trim() === '') {
        return {
            ok: false,
            faults: [(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `The template is empty: write what the agent is to do, or leave "prompt-template" empty.`],
        };
    }
    if (text.length > longestTemplate) {
        const faults = [(0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `The template has ${text.length} characters: shorten it to ${longestTemplate} at most.`];
        return { ok: false, faults };
    }
    const faults = [];
    const parts = [];
    let from = 0;
    for (const { index, 0: found, 1: inner } of text.matchAll(/\\\{\{|\{\{(?:([^{}\n]*)\}\})?/g)) {
        parts.push(text.slice(from, index));
        from = index + found.length;
        const row = text.slice(0, index).split('\n').length;
        const name = inner?.trim();
        if (found.startsWith('\\'))
            parts.push('{{');
        else if (name === undefined)
            faults.push((0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Line ${row}: "{{" is not closed: write one of ${choice}, or \\{{ for plain braces.`);
        else if (isPlaceholder(name))
            parts.push({ placeholder: name });
        else
            faults.push((0,_text_line_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Line ${row}: {{ ${(0,_text_to_line_js__WEBPACK_IMPORTED_MODULE_0__/* .toLine */ .S)(name, 40)} }} is unknown: write one of ${choice}, or \\{{ for plain braces.`);
    }
    parts.push(text.slice(from));
    return faults.length > 0 ? { ok: false, faults } : { ok: true, template: { parts } };
}
/** Fills a template. What is filled in is never read again. */
function renderTemplate(template, values) {
    return template.parts.map((part) => (typeof part === 'string' ? part : values[part.placeholder])).join('');
}
function hasPlaceholder(template, name) {
    return template.parts.some((part) => typeof part !== 'string' && part.placeholder === name);
}
function isPlaceholder(name) {
    return placeholders.some((placeholder) => placeholder === name);
}


/***/ })

};
