export const id = 361;
export const ids = [361];
export const modules = {

/***/ 6361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ countPlaceholders),
/* harmony export */   HS: () => (/* binding */ followUpTemplate),
/* harmony export */   Xm: () => (/* binding */ renderTemplate),
/* harmony export */   checkTemplate: () => (/* binding */ checkTemplate),
/* harmony export */   mt: () => (/* binding */ builtInTemplate)
/* harmony export */ });
/* unused harmony export placeholders */
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);


const placeholders = [
    'pages',
    'earlier',
    'feedback',
    'instructions',
    'readers',
    'votes',
    'fix-id',
    'marker',
    'entries',
];
const maxTemplate = 20_000;
const written = placeholders.map((name) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `{{ ${name} }}`);
const choice = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .cT)(written, ', ');
const marks = /\\\{\{|\{\{(?:([^{}\n]*)\}\})?/g;
function checkTemplate(text) {
    if (text.trim() === '')
        return [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `The template is empty: write what the agent should do, or leave \`prompt-template\` empty.`];
    if (text.length > maxTemplate)
        return [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `The template has ${text.length} characters: shorten it to ${maxTemplate} at most.`];
    return [...text.matchAll(marks)].flatMap(({ index, 0: found, 1: inner }) => {
        const name = inner?.trim();
        if (found.startsWith('\\') || placeholders.some((known) => known === name))
            return [];
        const row = text.slice(0, index).split('\n').length;
        const error = name === undefined ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `"{{" is not closed` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `{{ ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._J)(name, 40)} }} is unknown`;
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `Line ${row}: ${error}: write one of ${choice}, or \\{{ for plain braces.`;
    });
}
function renderTemplate(template, values) {
    return template.replace(marks, (_, name) => (name === undefined ? '{{' : values[name.trim()]));
}
function countPlaceholders(template, name) {
    return [...template.matchAll(marks)].filter(([, inner]) => inner?.trim() === name).length;
}
const followUpTemplate = `# Finish your change

Your pull request does not answer everything yet. What follows is still open.

## Pages

{{ pages }}

## What to do

1. Continue on the same branch and in the same pull request; do not open another.
2. Make the smallest change that addresses what these readers say, following the rules of the first prompt.
3. Write only what you can verify in this repository. If none of it needs a change, change nothing.`;
const builtInTemplate = `# Fix the documentation where its readers stumble

Readers of this documentation have left feedback. Find out what in the documentation caused it, and fix that.

## Pages

{{ pages }}

## What to do

1. Find the file behind each page above, and read all of it. Pages are paths of the published site; \`read as\` names the
   translations and versions that readers saw. A page without a file has moved (look for its title) or is generated (leave it).
2. Make the smallest change that addresses what readers say. Keep the page's language, voice, structure and formatting.
3. Write only what you can verify in this repository. Where readers disagree with what you find, trust what you find.
4. Change documentation pages only: those above, and other pages only if they contain the same mistake.
   Do not touch workflows, configuration, scripts, dependencies, lock files, instructions to agents or generated files.
5. If nothing needs to change, change nothing and open no pull request.`;


/***/ })

};
